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
    unsigned got = pl_head_in(state_of(run))->waiting;
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
    return pl_head_in(state_of(run))->over ? match_no_more(run, words)
                                           : match_scenario_fail(run, "the game is not over");
}

static bool expect_not_over(struct match_scenario *run, struct match_words *words)
{
    return pl_head_in(state_of(run))->over ? match_scenario_fail(run, "the game is over")
                                           : match_no_more(run, words);
}

static bool expect_decision(struct match_scenario *run, struct match_words *words)
{
    const struct pl_head *head = pl_head_in(state_of(run));
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
    pl_legal_of(run->game, pl_truth(state_of(run)), seat, &list);
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

/* Counts the events NAME [SEAT] since the last decision began. */
static bool count_events(struct match_scenario *run, struct match_words *words, uint32_t *ret_count)
{
    char name[MATCH_SCENARIO_WORD_MAX];
    pl_seat seat = PL_NOBODY;
    uint32_t count = 0;

    match_next_word(words, name);
    int64_t kind = pl_value_of(run->game->event_names, name);
    if (kind <= 0) {
        return match_scenario_fail(run, "there is no event '%s'", name);
    }
    const char *rest = match_rest(words);
    if (*rest >= '0' && *rest <= '9' && !match_next_seat(run, words, &seat)) {
        return false;
    }
    for (uint32_t i = 0; i < run->events.count; i++) {
        const struct pl_event *event = &run->events.item[i];
        count += event->kind == kind && (seat == PL_NOBODY || event->seat == seat);
    }
    *ret_count = count;
    return true;
}

static bool fail_event(struct match_scenario *run, const char *what)
{
    char room[MATCH_SCENARIO_ERROR_MAX / 2];
    struct pl_text text = pl_text_in(room, sizeof room);

    for (uint32_t i = 0; i < run->events.count; i++) {
        const char *name = pl_name_of(run->game->event_names, run->events.item[i].kind);
        pl_text_add(&text, i ? ", " : "");
        pl_text_add(&text, name ? name : "?");
    }
    return match_scenario_fail(run, "%s; the events were: %s", what, room);
}

static bool expect_event(struct match_scenario *run, struct match_words *words)
{
    uint32_t count = 0;

    if (!count_events(run, words, &count)) {
        return false;
    }
    if (*match_rest(words) != '\0') {
        return match_expect_number(run, "number of events", count, words);
    }
    return count > 0 || fail_event(run, "the event did not happen");
}

static bool expect_no_event(struct match_scenario *run, struct match_words *words)
{
    uint32_t count = 0;

    if (!count_events(run, words, &count) || !match_no_more(run, words)) {
        return false;
    }
    return count == 0 || fail_event(run, "the event happened");
}

static bool can_undo(struct match_scenario *run)
{
    return run->undo_count > 0 && pl_head_in(pl_state_in(&run->undo[run->undo_count - 1]))->epoch ==
                                      pl_head_in(state_of(run))->epoch;
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
    { "waiting", expect_waiting },   { "over", expect_over },
    { "not-over", expect_not_over }, { "decision", expect_decision },
    { "score", expect_score },       { "legal-count", expect_legal_count },
    { "rank", expect_rank },         { "hidden", expect_hidden },
    { "visible", expect_visible },   { "event", expect_event },
    { "no-event", expect_no_event }, { "undo", expect_undo },
    { "no-undo", expect_no_undo },
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
