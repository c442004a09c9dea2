/* The words of `expect` that compare what players read: prompts, choices, the log, table and map
 * of a terminal, the glossary. Each takes a language and a part of the text in quotation marks. */
#include <string.h>

#include "match/config.h"
#include "match/scenario_run.h"
#include "match/utf8.h"

enum { TEXT_MAX = 48 * 1024, COLUMNS = 120 };

/* What is asked: who reads, in which language, and what part of the text. */
struct quest {
    pl_seat seat;                        /* PL_NOBODY: a spectator */
    char entry[MATCH_SCENARIO_WORD_MAX]; /* of the glossary */
    enum pl_lang lang;
    char part[MATCH_SCENARIO_COMMAND_MAX];
};

/* Writes the text in which the part is looked for; fails where there is none. */
typedef bool (*writer)(struct match_scenario *run, const struct quest *quest, struct pl_text *text);

bool match_next_part(struct match_scenario *run, struct match_words *words, enum pl_lang *ret_lang,
                     char ret_part[MATCH_SCENARIO_COMMAND_MAX])
{
    char lang[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, lang);
    if (!match_lang_parse(lang, ret_lang)) {
        return match_scenario_fail(run, "en or pl was expected, not '%s'", lang);
    }
    const char *rest = match_rest(words);
    const char *end = *rest == '"' ? strchr(rest + 1, '"') : NULL;
    if (!end || end == rest + 1) {
        return match_scenario_fail(run, "a text in quotation marks was expected after '%s'", lang);
    }
    size_t length = (size_t)(end - rest - 1);
    memcpy(ret_part, rest + 1, length);
    ret_part[length] = '\0';
    words->at = end + 1;
    return true;
}

/* Reads LANG "PART", and nothing more. */
static bool read_part(struct match_scenario *run, struct match_words *words,
                      struct quest *ret_quest)
{
    return match_next_part(run, words, &ret_quest->lang, ret_quest->part) &&
           match_no_more(run, words);
}

/* Reads [SEAT] LANG "PART". */
static bool read_quest(struct match_scenario *run, struct match_words *words,
                       struct quest *ret_quest)
{
    const char *rest = match_rest(words);

    ret_quest->seat = PL_NOBODY;
    if (*rest >= '0' && *rest <= '9' && !match_next_seat(run, words, &ret_quest->seat)) {
        return false;
    }
    return read_part(run, words, ret_quest);
}

static bool judge(struct match_scenario *run, const struct quest *quest, writer write,
                  bool is_wanted)
{
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    if (!write(run, quest, &text)) {
        return false;
    }
    if (text.is_cut) {
        return match_scenario_fail(run, "the text is too long to look for something in it");
    }
    bool is_there = strstr(room, quest->part) != NULL;
    return is_there == is_wanted ||
           match_scenario_fail(run, "'%.*s' is %s: %.*s",
                               match_utf8_cut(quest->part, MATCH_SCENARIO_SHOWN_MAX), quest->part,
                               is_there ? "there" : "not there",
                               match_utf8_cut(room, MATCH_SCENARIO_ERROR_MAX / 2), room);
}

static bool expect_text(struct match_scenario *run, struct match_words *words, writer write,
                        bool is_wanted)
{
    struct quest quest;

    return read_quest(run, words, &quest) && judge(run, &quest, write, is_wanted);
}

static void observe(const struct match_scenario *run, pl_seat seat, struct pl_state_room *ret_room)
{
    pl_observe(run->game, (const struct pl_state *)(const void *)run->state.byte, seat,
               pl_obs_in(ret_room));
}

/* The observation of a seat that is waited for. */
static bool observe_waiting(struct match_scenario *run, pl_seat seat,
                            struct pl_state_room *ret_room)
{
    observe(run, seat, ret_room);
    return (seat < PL_SEATS_MAX && (pl_head_seen(pl_obs_in(ret_room))->waiting >> seat & 1)) ||
           match_scenario_fail(run, "a seat that is waited for was expected");
}

static bool write_prompt(struct match_scenario *run, const struct quest *quest,
                         struct pl_text *text)
{
    struct pl_state_room seen;

    if (!observe_waiting(run, quest->seat, &seen)) {
        return false;
    }
    run->game->prompt_text(pl_obs_in(&seen), quest->seat, quest->lang, text);
    return true;
}

/* A line for each legal action. */
static bool write_choices(struct match_scenario *run, const struct quest *quest,
                          struct pl_text *text)
{
    struct pl_state_room seen;
    struct pl_legal list;

    if (!observe_waiting(run, quest->seat, &seen)) {
        return false;
    }
    pl_legal_of(run->game, pl_obs_in(&seen), quest->seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        run->game->action_text(pl_obs_in(&seen), list.action[i], quest->lang, text);
        pl_text_char(text, '\n');
    }
    return true;
}

/* A line for each legal action that would do nothing: its text, and why. */
static bool write_idle(struct match_scenario *run, const struct quest *quest, struct pl_text *text)
{
    char room[TEXT_MAX];
    struct pl_text idle = pl_text_in(room, sizeof room);
    struct pl_state_room seen;
    struct pl_legal list;

    if (!observe_waiting(run, quest->seat, &seen)) {
        return false;
    }
    pl_legal_of(run->game, pl_obs_in(&seen), quest->seat, &list);
    for (uint32_t i = 0; run->game->idle_text && i < list.count; i++) {
        pl_text_clear(&idle);
        run->game->idle_text(pl_obs_in(&seen), list.action[i], quest->lang, &idle);
        if (idle.length > 0) {
            run->game->action_text(pl_obs_in(&seen), list.action[i], quest->lang, text);
            pl_text_add(text, ": ");
            pl_text_add(text, room);
            pl_text_char(text, '\n');
        }
    }
    return true;
}

/* A line for each event of the last decision. */
static bool write_log(struct match_scenario *run, const struct quest *quest, struct pl_text *text)
{
    struct pl_state_room seen;

    observe(run, quest->seat, &seen);
    for (uint32_t i = 0; i < run->events.count; i++) {
        struct pl_event event = pl_event_for(run->events.item[i], quest->seat);
        run->game->event_text(pl_obs_in(&seen), &event, quest->lang, text);
        pl_text_char(text, '\n');
    }
    return true;
}

/* A drawing without its style marks. */
static void add_plainly(struct pl_text *text, const char *drawing)
{
    for (; *drawing; drawing++) {
        if (*drawing == '\n' || (unsigned char)*drawing >= ' ') {
            pl_text_char(text, *drawing);
        }
    }
}

/* The table of a terminal. */
static bool write_table(struct match_scenario *run, const struct quest *quest, struct pl_text *text)
{
    char room[TEXT_MAX];
    struct pl_text table = pl_text_in(room, sizeof room);
    struct pl_state_room seen;

    observe(run, quest->seat, &seen);
    run->game->draw(pl_obs_in(&seen), quest->lang, &(struct pl_canvas){ .columns = COLUMNS },
                    &table);
    add_plainly(text, room);
    return true;
}

/* Its map, and a line for each place. */
static bool write_map(struct match_scenario *run, const struct quest *quest, struct pl_text *text)
{
    bool numbers[PL_LEGAL_MAX] = { false };
    const struct pl_canvas canvas = { .columns = COLUMNS, .is_listed = numbers };
    char room[TEXT_MAX], words_room[TEXT_MAX];
    struct pl_text drawing = pl_text_in(room, sizeof room);
    struct pl_text words = pl_text_in(words_room, sizeof words_room);
    struct pl_state_room seen;

    if (!run->game->map || !run->game->place) {
        return match_scenario_fail(run, "this game has no map");
    }
    observe(run, quest->seat, &seen);
    run->game->map(pl_obs_in(&seen), quest->lang, &canvas, &drawing);
    add_plainly(text, room);
    for (uint32_t i = 0; run->game->place(pl_obs_in(&seen), i, quest->lang, text, &words); i++) {
        pl_text_add(text, ": ");
        pl_text_add(text, words_room);
        pl_text_char(text, '\n');
        pl_text_clear(&words);
    }
    return true;
}

/* Title and explanation of an entry of the glossary. */
static bool write_entry(struct match_scenario *run, const struct quest *quest, struct pl_text *text)
{
    char room[TEXT_MAX];
    struct pl_text words = pl_text_in(room, sizeof room);
    struct pl_entry entry;

    for (uint32_t i = 0; run->game->entry(i, quest->lang, &entry, &words); i++) {
        if (strcmp(entry.id, quest->entry) == 0) {
            pl_text_add(text, entry.title);
            pl_text_add(text, ": ");
            pl_text_add(text, room);
            return true;
        }
        pl_text_clear(&words);
    }
    return match_scenario_fail(run, "the glossary has no entry '%s'", quest->entry);
}

/* NAME LANG "PART". */
static bool expect_entry(struct match_scenario *run, struct match_words *words, bool is_wanted)
{
    struct quest quest = { .seat = PL_NOBODY };

    match_next_word(words, quest.entry);
    return read_part(run, words, &quest) && judge(run, &quest, write_entry, is_wanted);
}

bool match_expect_prompt(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_prompt, true);
}

bool match_expect_no_prompt(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_prompt, false);
}

bool match_expect_choice(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_choices, true);
}

bool match_expect_no_choice(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_choices, false);
}

bool match_expect_idle(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_idle, true);
}

bool match_expect_no_idle(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_idle, false);
}

bool match_expect_says(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_log, true);
}

bool match_expect_not_says(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_log, false);
}

bool match_expect_drawn(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_table, true);
}

bool match_expect_not_drawn(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_table, false);
}

bool match_expect_mapped(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_map, true);
}

bool match_expect_not_mapped(struct match_scenario *run, struct match_words *words)
{
    return expect_text(run, words, write_map, false);
}

bool match_expect_entry(struct match_scenario *run, struct match_words *words)
{
    return expect_entry(run, words, true);
}

bool match_expect_no_entry(struct match_scenario *run, struct match_words *words)
{
    return expect_entry(run, words, false);
}
