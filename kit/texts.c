/* What players read: prompts, actions, events, views, the drawn table, in both languages. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit/play.h"

/* One in MAP_EVERY tables is drawn as a map too. */
enum { PLACES_MAX = 256, MAP_EVERY = 4 };

static const char *const lang_name[PL_LANG_COUNT] = { [PL_LANG_PL] = "pl", [PL_LANG_EN] = "en" };

/* Length in bytes of the UTF-8 character at the place, 0 when it is not valid. */
static uint32_t character_size(const unsigned char *at)
{
    uint32_t size = *at < 0x80             ? 1
                    : (*at & 0xe0) == 0xc0 ? 2
                    : (*at & 0xf0) == 0xe0 ? 3
                    : (*at & 0xf8) == 0xf0 ? 4
                                           : 0;

    for (uint32_t i = 1; i < size; i++) {
        if ((at[i] & 0xc0) != 0x80) {
            return 0;
        }
    }
    return size;
}

/* What is wrong with a line of text for a player, or NULL. */
static const char *fault_of(const struct pl_text *text)
{
    const unsigned char *at = (const unsigned char *)text->at;

    if (text->is_cut) {
        return "is cut";
    }
    while (*at) {
        uint32_t size = character_size(at);
        if (size == 0) {
            return "is not UTF-8";
        }
        if (*at < 0x20 || *at == 0x7f) {
            return "has a control character";
        }
        at += size;
    }
    return NULL;
}

bool kit_check_prompt(struct kit_play *play, pl_seat seat)
{
    char room[KIT_TEXT_MAX];
    struct pl_obs *obs = pl_obs_in(&play->room[0]);

    pl_observe(play->game, kit_state(play), seat, obs);
    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        play->game->prompt_text(obs, seat, lang, &text);
        const char *fault = text.length == 0 ? "is empty" : fault_of(&text);
        if (fault) {
            return kit_fail(play, "the prompt of seat %u in %s %s: '%s'", seat, lang_name[lang],
                            fault, room);
        }
    }
    return true;
}

struct hashed_text {
    uint64_t hash;
    uint32_t index;
};

static int compare_hashes(const void *a, const void *b)
{
    uint64_t left = ((const struct hashed_text *)a)->hash;
    uint64_t right = ((const struct hashed_text *)b)->hash;

    return (left > right) - (left < right);
}

/* Without the case of Latin letters: a person who types it need not care. */
static uint64_t hash_text(const struct pl_text *text)
{
    char folded[KIT_TEXT_MAX];

    for (uint32_t i = 0; i < text->length; i++) {
        char c = text->at[i];
        folded[i] = (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    return pl_hash_bytes(folded, text->length);
}

static bool check_unique(struct kit_play *play, pl_seat seat, enum pl_lang lang,
                         struct hashed_text *hashed)
{
    const struct pl_legal *list = &play->legal[seat];
    char room[KIT_TEXT_MAX];

    qsort(hashed, list->count, sizeof hashed[0], compare_hashes);
    for (uint32_t i = 1; i < list->count; i++) {
        if (hashed[i].hash != hashed[i - 1].hash) {
            continue;
        }
        pl_action one = list->action[hashed[i - 1].index];
        pl_action other = list->action[hashed[i].index];
        struct pl_text text = pl_text_in(room, sizeof room);
        play->game->action_text(pl_obs_in(&play->room[0]), one, lang, &text);
        return kit_fail(play, "seat %u reads the same in %s for 0x%016llx and 0x%016llx: '%s'",
                        seat, lang_name[lang], (unsigned long long)one, (unsigned long long)other,
                        room);
    }
    return true;
}

/* Why an action would do nothing is written from what the seat sees: the truth gives the same. */
static bool check_idle(struct kit_play *play, const struct pl_obs *truth, pl_action action,
                       enum pl_lang lang)
{
    const struct pl_obs *obs = pl_obs_in(&play->room[0]);
    char room[KIT_TEXT_MAX];
    char again[KIT_TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_text other = pl_text_in(again, sizeof again);

    if (!play->game->idle_text) {
        return true;
    }
    play->game->idle_text(obs, action, lang, &text);
    play->game->idle_text(truth, action, lang, &other);
    const char *fault =
        strcmp(room, again) != 0 ? "depends on what the seat does not see" : fault_of(&text);
    return !fault || kit_fail(play, "why 0x%016llx is idle in %s %s: '%s'",
                              (unsigned long long)action, lang_name[lang], fault, room);
}

/* The truth, with the mark of an observation of the seat. */
static const struct pl_obs *truth_for(struct kit_play *play, const struct pl_obs *obs)
{
    struct pl_state *truth = pl_state_in(&play->room[1]);

    memcpy(truth, kit_state(play), play->game->layout.size);
    pl_head_edit(truth)->viewer = pl_head_seen(obs)->viewer;
    return pl_as_obs(truth);
}

bool kit_check_action_texts(struct kit_play *play, pl_seat seat)
{
    const struct pl_legal *list = &play->legal[seat];
    struct pl_obs *obs = pl_obs_in(&play->room[0]);
    struct hashed_text hashed[PL_LEGAL_MAX];
    char room[KIT_TEXT_MAX];

    pl_observe(play->game, kit_state(play), seat, obs);
    const struct pl_obs *truth = truth_for(play, obs);
    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        for (uint32_t i = 0; i < list->count; i++) {
            struct pl_text text = pl_text_in(room, sizeof room);
            play->game->action_text(obs, list->action[i], lang, &text);
            const char *fault = text.length == 0 ? "is empty" : fault_of(&text);
            if (fault) {
                return kit_fail(play, "the text of 0x%016llx in %s %s: '%s'",
                                (unsigned long long)list->action[i], lang_name[lang], fault, room);
            }
            hashed[i] = (struct hashed_text){ hash_text(&text), i };
            if (!check_idle(play, truth, list->action[i], lang)) {
                return false;
            }
        }
        if (!check_unique(play, seat, lang, hashed)) {
            return false;
        }
    }
    return true;
}

/* Events. */

static bool check_event_text(struct kit_play *play, const struct pl_event *event, pl_seat viewer)
{
    struct pl_obs *obs = pl_obs_in(&play->room[1]);
    struct pl_event seen = pl_event_for(*event, viewer);
    char room[KIT_TEXT_MAX];

    pl_observe(play->game, kit_state(play), viewer, obs);
    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        play->game->event_text(obs, &seen, lang, &text);
        const char *fault = text.length == 0 ? "is empty" : fault_of(&text);
        if (fault) {
            return kit_fail(play, "the text of event %s in %s %s: '%s'",
                            pl_name_of(play->game->event_names, event->kind), lang_name[lang],
                            fault, room);
        }
    }
    return true;
}

static bool check_event(struct kit_play *play, const struct pl_event *event)
{
    uint8_t seats = kit_head(play)->seats;

    if (event->kind == 0 || event->kind >= play->game->event_names->count) {
        return kit_fail(play, "an event is of the unknown kind %u", event->kind);
    }
    if (event->seat >= seats && event->seat != PL_NOBODY) {
        return kit_fail(play, "event %s is of seat %u",
                        pl_name_of(play->game->event_names, event->kind), event->seat);
    }
    uint64_t met = play->report->event_met[event->kind % KIT_KINDS_MAX]++;
    kit_meet_entries(play, event);
    /* The words of rare kinds are read every time. */
    if (!play->is_costly && met >= KIT_TEXT_SEEN) {
        return true;
    }
    for (pl_seat p = 0; p < seats; p++) {
        if (!check_event_text(play, event, p)) {
            return false;
        }
    }
    return check_event_text(play, event, PL_NOBODY);
}

/* A short log as a spectator reads it: each event goes into the one before, or stands alone. */
static bool check_merge(struct kit_play *play, const struct pl_event *event)
{
    struct pl_event seen = pl_event_for(*event, PL_NOBODY);
    struct pl_event before = play->merged;
    bool is_merged = before.kind != 0 && play->game->merge(&play->merged, &seen);

    if (!is_merged && memcmp(&before, &play->merged, sizeof before) != 0) {
        return kit_fail(play, "merge() changes an event that it leaves alone");
    }
    if (!is_merged) {
        play->merged = seen;
        return true;
    }
    if (play->merged.kind == 0 || play->merged.kind >= play->game->event_names->count) {
        return kit_fail(play, "merge() makes an event of the unknown kind %u", play->merged.kind);
    }
    return check_event_text(play, &play->merged, PL_NOBODY);
}

bool kit_check_events(struct kit_play *play)
{
    const struct pl_events *events = &play->events[0];

    if (events->count >= PL_EVENTS_MAX) {
        return kit_fail(play, "one decision has %u events: some are lost", events->count);
    }
    for (uint32_t i = 0; i < events->count; i++) {
        if (!check_event(play, &events->item[i]) ||
            (play->game->merge && !check_merge(play, &events->item[i]))) {
            return false;
        }
    }
    return true;
}

/* Views. */

bool kit_check_json(struct kit_play *play, const struct pl_json *json, const char *what)
{
    json_error_t error;

    if (json->text.is_cut) {
        return kit_fail(play, "%s is cut at %u bytes", what, json->text.size);
    }
    json_t *value = json_loadb(json->text.at, json->text.length, JSON_REJECT_DUPLICATES, &error);
    if (!value) {
        return kit_fail(play, "%s is not JSON: %s, at byte %d", what, error.text, error.position);
    }
    json_decref(value);
    return true;
}

/* A second truth behind the same observation is drawn, and must look the same. */
static bool check_view(struct kit_play *play, pl_seat viewer, enum pl_lang lang)
{
    struct pl_seed seed = kit_seed(play);
    struct pl_obs *obs = pl_obs_in(&play->room[0]);
    struct pl_obs *other = pl_obs_in(&play->room[1]);
    struct pl_state *guess = pl_state_in(&play->room[2]);
    struct pl_json json = pl_json_in(play->json[0], sizeof play->json[0]);
    struct pl_json again = pl_json_in(play->json[1], sizeof play->json[1]);

    pl_observe(play->game, kit_state(play), viewer, obs);
    pl_view_write(play->game, obs, lang, NULL, &json);
    if (!kit_check_json(play, &json, "the view")) {
        return false;
    }
    pl_determinize(play->game, obs, &seed, guess);
    pl_observe(play->game, guess, viewer, other);
    pl_view_write(play->game, other, lang, NULL, &again);
    if (strcmp(play->json[0], play->json[1]) != 0) {
        return kit_fail(play, "two truths that look the same to seat %u have different views",
                        viewer);
    }
    return true;
}

/* The widest line in characters; style marks take no room. */
static uint32_t width_of(const char *at)
{
    uint32_t widest = 0;
    uint32_t width = 0;

    for (; *at; at++) {
        unsigned char byte = (unsigned char)*at;
        width = byte == '\n' ? 0 : width + (byte >= 0x20 && (byte & 0xc0) != 0x80);
        widest = width > widest ? width : widest;
    }
    return widest;
}

static uint32_t lines_of(const struct pl_text *text)
{
    uint32_t lines = text->at[text->length - 1] != '\n';

    for (uint32_t i = 0; i < text->length; i++) {
        lines += text->at[i] == '\n';
    }
    return lines;
}

/* Choices that the table lists are the viewer's, and their numbers can be read. */
static bool check_listed(struct kit_play *play, pl_seat viewer, const bool is_listed[PL_LEGAL_MAX])
{
    char number[16];

    pl_legal_of(play->game, pl_obs_in(&play->room[0]), viewer, &play->list);
    for (uint32_t i = 0; i < PL_LEGAL_MAX; i++) {
        if (!is_listed[i]) {
            continue;
        }
        if (i >= play->list.count) {
            return kit_fail(play, "the drawing lists choice %u of %u", i + 1, play->list.count);
        }
        snprintf(number, sizeof number, "%u", i + 1);
        if (!strstr(play->json[0], number)) {
            return kit_fail(play, "the drawing does not show the number %s", number);
        }
    }
    return true;
}

/* What is drawn: the table, or the map. */
struct picture {
    const char *name;
    void (*draw)(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text);
    enum pl_lang lang;
    bool is_bounded; /* the rows of the canvas must do */
};

static bool check_picture(struct kit_play *play, pl_seat viewer, const struct picture *picture,
                          struct pl_canvas canvas)
{
    bool is_listed[PL_LEGAL_MAX] = { false };
    struct pl_text text = pl_text_in(play->json[0], sizeof play->json[0]);

    canvas.is_listed = is_listed;
    picture->draw(pl_obs_in(&play->room[0]), picture->lang, &canvas, &text);
    if (text.length == 0 || text.is_cut) {
        return kit_fail(play, "the %s is empty or cut", picture->name);
    }
    if (width_of(text.at) > canvas.columns) {
        return kit_fail(play, "the %s drawn in %s for %u columns has %u", picture->name,
                        lang_name[picture->lang], canvas.columns, width_of(text.at));
    }
    if (picture->is_bounded && canvas.rows > 0 && lines_of(&text) > canvas.rows) {
        return kit_fail(play, "the %s drawn in %s for %u rows has %u", picture->name,
                        lang_name[picture->lang], canvas.rows, lines_of(&text));
    }
    return check_listed(play, viewer, is_listed);
}

/* The places of the map in words: each has a name and something to say, in one paragraph. */
static bool check_places(struct kit_play *play, enum pl_lang lang)
{
    for (uint32_t i = 0; i < PLACES_MAX; i++) {
        struct pl_text name = pl_text_in(play->json[0], KIT_TEXT_MAX);
        struct pl_text words = pl_text_in(play->json[1], sizeof play->json[1]);
        if (!play->game->place(pl_obs_in(&play->room[0]), i, lang, &name, &words)) {
            return i > 0 || kit_fail(play, "the map has no places");
        }
        if (name.length == 0 || words.length == 0 || name.is_cut || words.is_cut) {
            return kit_fail(play, "place %u has no name or no words in %s, or too many", i,
                            lang_name[lang]);
        }
        if (strchr(name.at, '\n') || strchr(words.at, '\n')) {
            return kit_fail(play, "place %u has a line break in %s", i, lang_name[lang]);
        }
    }
    return kit_fail(play, "the map has no end");
}

/* Of a game that has a map, now and then. */
static bool check_map(struct kit_play *play, pl_seat viewer, enum pl_lang lang,
                      struct pl_canvas canvas)
{
    const struct picture map = { "map", play->game->map, lang, false };

    return !play->game->map || pl_rng_below(&play->dice, MAP_EVERY) > 0 ||
           (check_picture(play, viewer, &map, canvas) && check_places(play, lang));
}

/* Within one of several sizes, another one each time. */
static bool check_drawing(struct kit_play *play, pl_seat viewer, enum pl_lang lang)
{
    static const struct pl_canvas canvases[] = {
        { .columns = 40 },
        { .columns = 60 },
        { .columns = 80 },
        { .columns = 120 },
        { .columns = 200, .rows = 40 },
        { .columns = 80, .rows = 24 },
        { .columns = 100, .rows = 30 },
        { .columns = 80, .rows = 24, .is_pictured = true },
        { .columns = 120, .rows = 30, .is_pictured = true },
    };
    const struct picture table = { "table", play->game->draw, lang, true };

    uint32_t i = pl_rng_below(&play->dice, PL_COUNT_OF(canvases));

    pl_observe(play->game, kit_state(play), viewer, pl_obs_in(&play->room[0]));
    return check_picture(play, viewer, &table, canvases[i]) &&
           check_map(play, viewer, lang, canvases[i]);
}

bool kit_check_views(struct kit_play *play)
{
    uint8_t seats = kit_head(play)->seats;

    kit_begin_dice(play, KIT_TAG_VIEWS);
    for (pl_seat p = 0; p <= seats; p++) {
        pl_seat viewer = p < seats ? p : PL_NOBODY;
        for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
            if (!check_view(play, viewer, lang) || !check_drawing(play, viewer, lang)) {
                return false;
            }
        }
    }
    return true;
}
