/* Coverage: what a run has met, and what it never did. Frames count where they wait, entries of the
 * glossary where everybody was told of them: then they were in play. */
#include "kit/play.h"

#include <string.h>

void kit_meet_top(struct kit_play *play)
{
    const struct pl_head *head = kit_head(play);

    if (head->waiting) {
        play->report->frame_met[pl_peek(head)->kind]++;
    }
}

/* The value by which the fields of the game know an entry, or -1. */
static int64_t value_of_entry(const struct pl_game *game, const char *id)
{
    for (uint32_t i = 0; i < game->field_count; i++) {
        int64_t value = pl_value_of(game->fields[i].names, id);
        if (value >= 0) {
            return value;
        }
    }
    return -1;
}

static bool entry_at(const struct pl_game *game, uint32_t index, struct pl_entry *ret_entry)
{
    char room[KIT_TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    return index < KIT_ENTRIES_MAX && game->entry(index, PL_LANG_EN, ret_entry, &text);
}

void kit_find_entries(const struct pl_game *game, struct kit_entries *ret_entries)
{
    struct pl_entry entry;

    ret_entries->count = 0;
    while (entry_at(game, ret_entries->count, &entry)) {
        ret_entries->value[ret_entries->count++] = value_of_entry(game, entry.id);
    }
}

static bool has_arg(const struct pl_event *event, int64_t value)
{
    for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
        if (event->arg[i] == value) {
            return true;
        }
    }
    return false;
}

/* A number may be a card or a count: the words must name the entry too. */
static bool is_named(struct kit_play *play, const struct pl_event *event, uint32_t index)
{
    struct pl_obs *obs = pl_obs_in(&play->room[1]);
    char room[KIT_TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_entry entry;

    pl_observe(play->game, kit_state(play), PL_NOBODY, obs);
    play->game->event_text(obs, event, PL_LANG_EN, &text);
    return entry_at(play->game, index, &entry) && strstr(room, entry.title) != NULL;
}

void kit_meet_entries(struct kit_play *play, const struct pl_event *event)
{
    struct pl_event seen = pl_event_for(*event, PL_NOBODY);

    for (uint32_t i = 0; i < play->entries->count; i++) {
        int64_t value = play->entries->value[i];
        if (play->report->entry_met[i] == 0 && value >= 0 && has_arg(&seen, value)) {
            play->report->entry_met[i] = is_named(play, &seen, i);
        }
    }
}

/* What was never met. */

static void add_unmet(struct pl_text *text, const char *what, const char *name)
{
    pl_text_add(text, text->length ? ", " : "");
    pl_text_add(text, what);
    pl_text_char(text, ' ');
    pl_text_add(text, name);
}

static void add_unmet_names(struct pl_text *text, const char *what, const struct pl_names *names,
                            const uint64_t *met)
{
    for (uint32_t i = 1; i < names->count; i++) {
        if (met[i] == 0) {
            add_unmet(text, what, names->name[i]);
        }
    }
}

static void add_unmet_entries(struct pl_text *text, const struct pl_game *game, const uint64_t *met)
{
    struct kit_entries entries;
    struct pl_entry entry;

    kit_find_entries(game, &entries);
    for (uint32_t i = 0; i < entries.count; i++) {
        if (met[i] == 0 && entries.value[i] >= 0 && entry_at(game, i, &entry)) {
            add_unmet(text, "entry", entry.id);
        }
    }
}

bool kit_write_unmet(const struct pl_game *game, const struct kit_report *report,
                     struct pl_text *text)
{
    uint32_t before = text->length;

    /* Automatic frames may come and go between two decisions. */
    for (uint32_t i = 1; i < game->frame_count; i++) {
        if (game->frames[i].sort != PL_STEP && report->frame_met[i] == 0) {
            add_unmet(text, "frame", game->frames[i].name);
        }
    }
    add_unmet_names(text, "action", game->action_names, report->action_met);
    add_unmet_names(text, "event", game->event_names, report->event_met);
    add_unmet_entries(text, game, report->entry_met);
    return text->length > before;
}
