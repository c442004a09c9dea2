/* The word `expect`: what must hold at this point of a scenario. */
#include <stdio.h>
#include <string.h>

#include "match/scenario_run.h"

static struct pl_state *state_of(struct match_scenario *run)
{
    return pl_state_in(&run->state);
}

static bool expect_waiting(struct match_scenario *run, struct match_words *words)
{
    unsigned got = pl_head_read(state_of(run))->waiting;
    const char *wanted_text = match_rest(words);
    unsigned wanted = 0;
    pl_seat seat;

    if (strcmp(wanted_text, "none") == 0) {
        words->at += strlen(wanted_text);
    }
    while (*match_rest(words)) {
        if (!match_next_seat(run, words, &seat)) {
            return false;
        }
        wanted |= 1u << seat;
    }
    return got == wanted ||
           match_scenario_fail(run, "expected waiting %s, got the seats of mask 0x%x", wanted_text,
                               got);
}

static bool expect_over(struct match_scenario *run, struct match_words *words)
{
    return pl_head_read(state_of(run))->over ? match_no_more(run, words)
                                             : match_scenario_fail(run, "the game is not over");
}

static bool expect_not_over(struct match_scenario *run, struct match_words *words)
{
    return pl_head_read(state_of(run))->over ? match_scenario_fail(run, "the game is over")
                                             : match_no_more(run, words);
}

static bool expect_decision(struct match_scenario *run, struct match_words *words)
{
    const struct pl_head *head = pl_head_read(state_of(run));
    char frame[MATCH_SCENARIO_WORD_MAX];
    pl_seat seat;

    match_next_word(words, frame);
    if (head->frame_count == 0) {
        return match_scenario_fail(run, "expected decision %s, got none", frame);
    }
    const struct pl_frame *top = pl_peek(head);
    const char *name = run->game->frames[top->kind].name;
    if (strcmp(name, frame) != 0) {
        return match_scenario_fail(run, "expected decision %s, got %s of seat %d", frame, name,
                                   top->seat);
    }
    if (*match_rest(words) == '\0') {
        return true;
    }
    if (!match_next_seat(run, words, &seat)) {
        return false;
    }
    if (top->seat != seat) {
        return match_scenario_fail(run, "expected decision %s of seat %d, got seat %d", frame, seat,
                                   top->seat);
    }
    return match_no_more(run, words);
}

static bool expect_legal_count(struct match_scenario *run, struct match_words *words)
{
    struct pl_legal list;
    pl_seat seat;

    if (!match_next_seat(run, words, &seat)) {
        return false;
    }
    pl_legal_of(run->game, pl_as_obs(state_of(run)), seat, &list);
    return match_expect_number(run, "legal-count", list.count, words);
}

static bool expect_score(struct match_scenario *run, struct match_words *words)
{
    struct pl_result result;
    pl_seat seat;

    if (!match_next_seat(run, words, &seat)) {
        return false;
    }
    run->game->result(state_of(run), &result);
    return match_expect_number(run, "score", result.score[seat], words);
}

static bool expect_rank(struct match_scenario *run, struct match_words *words)
{
    struct pl_result result;
    pl_seat seat;

    if (!match_next_seat(run, words, &seat)) {
        return false;
    }
    run->game->result(state_of(run), &result);
    return match_expect_number(run, "rank", result.rank[seat], words);
}

/* Reads "PATH from SEAT" and whether the seat sees the field as it is. */
static bool read_sight(struct match_scenario *run, struct match_words *words, bool *ret_is_empty,
                       bool *ret_is_equal)
{
    char path[MATCH_SCENARIO_WORD_MAX];
    char from[MATCH_SCENARIO_WORD_MAX];
    char room[3][16384];
    struct pl_json json[3];
    struct pl_state_room seen;
    struct pl_state_room empty = { { 0 } };
    struct pl_place place;
    pl_seat seat;

    match_next_word(words, path);
    match_next_word(words, from);
    if (!match_find_place(run, path, &place)) {
        return false;
    }
    if ((strcmp(from, "from") != 0 && strcmp(from, "to") != 0) ||
        !match_next_seat(run, words, &seat)) {
        return match_scenario_fail(run, "PATH from SEAT or PATH to SEAT was expected");
    }
    pl_observe(run->game, state_of(run), seat, pl_obs_in(&seen));
    const uint8_t *bytes[3] = { run->state.byte, seen.byte, empty.byte };
    for (int i = 0; i < 3; i++) {
        json[i] = pl_json_in(room[i], sizeof room[i]);
        pl_write_place(bytes[i], &place, &json[i]);
    }
    *ret_is_equal = strcmp(room[0], room[1]) == 0;
    *ret_is_empty = strcmp(room[0], room[2]) == 0;
    return match_no_more(run, words);
}

static bool expect_hidden(struct match_scenario *run, struct match_words *words)
{
    bool is_empty = false;
    bool is_equal = false;

    if (!read_sight(run, words, &is_empty, &is_equal)) {
        return false;
    }
    if (is_empty) {
        return match_scenario_fail(run, "the field is empty in truth: nothing to hide");
    }
    return !is_equal || match_scenario_fail(run, "the seat sees the field");
}

static bool expect_visible(struct match_scenario *run, struct match_words *words)
{
    bool is_empty = false;
    bool is_equal = false;

    if (!read_sight(run, words, &is_empty, &is_equal)) {
        return false;
    }
    if (is_empty) {
        return match_scenario_fail(run, "the field is empty in truth: nothing to see");
    }
    return is_equal || match_scenario_fail(run, "the seat does not see the field");
}

/* Values that the arguments of an event begin with. */
struct event_args {
    uint32_t count;
    struct match_arg arg[PL_EVENT_ARGS];
};

_Static_assert(PL_EVENT_ARGS == PL_EVENT_HIDDEN, "the same words serve both");

/* The events that NAME [SEAT] [with V...] [holding V...] means, among those since the last decision
 * began. */
struct event_pattern {
    int64_t kind;
    pl_seat seat; /* PL_NOBODY: of any seat */
    struct event_args with;
    struct event_args holding; /* the hidden arguments */
};

/* Reads WORD V...; nothing where another word follows. */
static bool read_event_args(struct match_scenario *run, struct match_words *words, const char *word,
                            struct event_args *ret_args)
{
    static const char *const ends[] = { "=", "holding", "hidden", "shown" };
    char next[MATCH_SCENARIO_WORD_MAX];
    struct match_words after = *words;
    bool is_end = !match_next_word(&after, next) || strcmp(next, word) != 0;

    while (!is_end) {
        *words = after;
        is_end = !match_next_word(&after, next);
        for (size_t i = 0; i < PL_COUNT_OF(ends) && !is_end; i++) {
            is_end = strcmp(next, ends[i]) == 0;
        }
        if (is_end) {
            return ret_args->count > 0 || match_scenario_fail(run, "%s what?", word);
        }
        if (ret_args->count == PL_EVENT_ARGS) {
            return match_scenario_fail(run, "an event has at most %d arguments", PL_EVENT_ARGS);
        }
        if (!match_read_arg(run, next, &ret_args->arg[ret_args->count++])) {
            return false;
        }
    }
    return true;
}

static bool read_event_pattern(struct match_scenario *run, struct match_words *words,
                               struct event_pattern *ret_pattern)
{
    char name[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, name);
    *ret_pattern = (struct event_pattern){
        .kind = pl_value_of(run->game->event_names, name),
        .seat = PL_NOBODY,
    };
    if (ret_pattern->kind <= 0) {
        return match_scenario_fail(run, "there is no event '%s'", name);
    }
    const char *rest = match_rest(words);
    bool has_seat = *rest >= '0' && *rest <= '9';
    return (!has_seat || match_next_seat(run, words, &ret_pattern->seat)) &&
           read_event_args(run, words, "with", &ret_pattern->with) &&
           read_event_args(run, words, "holding", &ret_pattern->holding);
}

static bool fit_args(const struct event_args *args, const int16_t *value)
{
    for (uint32_t i = 0; i < args->count; i++) {
        if (!match_arg_fits(&args->arg[i], (uint16_t)value[i])) {
            return false;
        }
    }
    return true;
}

static bool fits_event(const struct event_pattern *pattern, const struct pl_event *event)
{
    return event->kind == pattern->kind &&
           (pattern->seat == PL_NOBODY || event->seat == pattern->seat) &&
           fit_args(&pattern->with, event->arg) && fit_args(&pattern->holding, event->hidden);
}

static uint32_t count_events(const struct match_scenario *run, const struct event_pattern *pattern)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < run->events.count; i++) {
        count += fits_event(pattern, &run->events.item[i]);
    }
    return count;
}

/* NAME, its seat, its arguments. */
static void write_event(const struct match_scenario *run, const struct pl_event *event,
                        struct pl_text *text)
{
    const char *name = pl_name_of(run->game->event_names, event->kind);

    pl_text_add(text, name ? name : "?");
    if (event->seat < run->config.seats) {
        pl_text_char(text, ' ');
        pl_text_number(text, event->seat);
    }
    pl_text_add(text, " with");
    for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
        pl_text_char(text, ' ');
        pl_text_number(text, event->arg[i]);
    }
}

static bool fail_event(struct match_scenario *run, const char *what)
{
    char room[MATCH_SCENARIO_ERROR_MAX / 2];
    struct pl_text text = pl_text_in(room, sizeof room);

    for (uint32_t i = 0; i < run->events.count; i++) {
        pl_text_add(&text, i ? ", " : "");
        write_event(run, &run->events.item[i], &text);
    }
    return match_scenario_fail(run, "%s; the events were: %s", what, room);
}

/* Whether the event has hidden arguments, and whether the seat sees them. */
static bool has_secret(const struct pl_event *event)
{
    static const int16_t none[PL_EVENT_HIDDEN];

    return memcmp(event->hidden, none, sizeof none) != 0;
}

static bool is_shown(const struct pl_event *event, pl_seat seat)
{
    struct pl_event seen = pl_event_for(*event, seat);

    return memcmp(seen.hidden, event->hidden, sizeof seen.hidden) == 0;
}

/* hidden from SEAT, shown to SEAT: the hidden arguments of every event that is meant. */
static bool expect_event_sight(struct match_scenario *run, struct match_words *words,
                               const struct event_pattern *pattern, bool is_hidden)
{
    char to[MATCH_SCENARIO_WORD_MAX];
    uint32_t secrets = 0;
    pl_seat seat;

    match_next_word(words, to);
    if (strcmp(to, is_hidden ? "from" : "to") != 0 || !match_next_seat(run, words, &seat)) {
        return match_scenario_fail(run, "hidden from SEAT or shown to SEAT was expected");
    }
    for (uint32_t i = 0; i < run->events.count; i++) {
        const struct pl_event *event = &run->events.item[i];
        if (!fits_event(pattern, event) || !has_secret(event)) {
            continue;
        }
        secrets++;
        if (is_shown(event, seat) == is_hidden) {
            return match_scenario_fail(run, "the event is %s seat %d",
                                       is_hidden ? "shown to" : "hidden from", seat);
        }
    }
    return secrets > 0 ? match_no_more(run, words) : fail_event(run, "no such event has a secret");
}

static bool expect_event(struct match_scenario *run, struct match_words *words)
{
    struct event_pattern pattern;
    char word[MATCH_SCENARIO_WORD_MAX];

    if (!read_event_pattern(run, words, &pattern)) {
        return false;
    }
    uint32_t count = count_events(run, &pattern);
    struct match_words after = *words;
    match_next_word(&after, word);
    bool is_hidden = strcmp(word, "hidden") == 0;
    if (is_hidden || strcmp(word, "shown") == 0) {
        return expect_event_sight(run, &after, &pattern, is_hidden);
    }
    if (word[0] != '\0') {
        return match_expect_number(run, "number of events", count, words);
    }
    return count > 0 || fail_event(run, "the event did not happen");
}

static bool expect_no_event(struct match_scenario *run, struct match_words *words)
{
    struct event_pattern pattern;

    if (!read_event_pattern(run, words, &pattern) || !match_no_more(run, words)) {
        return false;
    }
    return count_events(run, &pattern) == 0 || fail_event(run, "the event happened");
}

static bool can_undo(struct match_scenario *run)
{
    return run->undo_count > 0 &&
           pl_head_read(pl_state_in(&run->undo[run->undo_count - 1]))->epoch ==
               pl_head_read(state_of(run))->epoch;
}

static bool expect_undo(struct match_scenario *run, struct match_words *words)
{
    return can_undo(run) ? match_no_more(run, words)
                         : match_scenario_fail(run, "undo is not allowed here");
}

static bool expect_no_undo(struct match_scenario *run, struct match_words *words)
{
    return can_undo(run) ? match_scenario_fail(run, "undo is allowed here")
                         : match_no_more(run, words);
}

static const struct {
    const char *name;
    bool (*run)(struct match_scenario *run, struct match_words *words);
} kinds[] = {
    { "waiting", expect_waiting },
    { "over", expect_over },
    { "not-over", expect_not_over },
    { "decision", expect_decision },
    { "score", expect_score },
    { "legal-count", expect_legal_count },
    { "rank", expect_rank },
    { "hidden", expect_hidden },
    { "visible", expect_visible },
    { "event", expect_event },
    { "no-event", expect_no_event },
    { "undo", expect_undo },
    { "no-undo", expect_no_undo },
    { "prompt", match_expect_prompt },
    { "no-prompt", match_expect_no_prompt },
    { "choice", match_expect_choice },
    { "no-choice", match_expect_no_choice },
    { "idle", match_expect_idle },
    { "no-idle", match_expect_no_idle },
    { "says", match_expect_says },
    { "not-says", match_expect_not_says },
    { "drawn", match_expect_drawn },
    { "not-drawn", match_expect_not_drawn },
    { "mapped", match_expect_mapped },
    { "not-mapped", match_expect_not_mapped },
    { "entry", match_expect_entry },
    { "no-entry", match_expect_no_entry },
    { "why", match_expect_why },
    { "why-says", match_expect_why_says },
    { "why-thing", match_expect_why_thing },
};

bool match_scenario_expect(struct match_scenario *run, struct match_words *words)
{
    struct match_words after = *words;
    char word[MATCH_SCENARIO_WORD_MAX];

    match_next_word(&after, word);
    for (size_t i = 0; i < PL_COUNT_OF(kinds); i++) {
        if (strcmp(kinds[i].name, word) == 0) {
            return kinds[i].run(run, &after);
        }
    }
    return match_expect_place(run, run->state.byte, words);
}
