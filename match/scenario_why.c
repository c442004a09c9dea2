/* The words `expect why` and `expect why-says`: the reason against an action, its name or words;
 * and `expect why-thing`: the one that a player reads who points at a thing. */
#include <string.h>

#include "core/why.h"
#include "match/scenario_run.h"
#include "match/utf8.h"

enum { ARGS = 3, TEXT_MAX = 1024 };

/* KIND [ARG...]: arguments that are left out are 0. A name may stand for several values. */
struct asked {
    pl_seat seat;
    uint16_t kind;
    struct match_arg arg[ARGS];
};

static bool read_asked(struct match_scenario *run, struct match_words *words,
                       struct asked *ret_asked)
{
    char word[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, word);
    int64_t kind = pl_value_of(run->game->action_names, word);
    if (kind <= 0) {
        return match_scenario_fail(run, "there is no kind of action '%s'", word);
    }
    ret_asked->kind = (uint16_t)kind;
    for (uint32_t i = 0; i < ARGS; i++) {
        ret_asked->arg[i] = (struct match_arg){ .count = 1 };
        if (!match_next_word(words, word)) {
            continue;
        }
        if (!match_read_arg(run, word, &ret_asked->arg[i])) {
            return false;
        }
        if (ret_asked->arg[i].is_any) {
            return match_scenario_fail(run, "the reason needs a value, not '*'");
        }
    }
    return match_no_more(run, words);
}

/* One of the actions that the words stand for; false past the last one. */
static bool action_at(const struct asked *asked, uint32_t index, pl_action *ret_action)
{
    uint16_t value[ARGS];

    for (uint32_t i = 0; i < ARGS; i++) {
        value[i] = (uint16_t)asked->arg[i].value[index % asked->arg[i].count];
        index /= asked->arg[i].count;
    }
    *ret_action = pl_act(asked->kind, value[0], value[1], value[2]);
    return index == 0;
}

/* The reason against the action that is meant: of several that the words stand for, the wanted one,
 * or else the first that exists. */
static struct pl_why find_why(const struct match_scenario *run, const struct pl_obs *obs,
                              const struct asked *asked, pl_reason wanted)
{
    struct pl_why best = { .seat = asked->seat, .reason = PL_REASON_NO_SUCH };
    struct pl_why why = best;

    for (uint32_t i = 0; action_at(asked, i, &why.action); i++) {
        why.reason = pl_why(run->game, obs, asked->seat, why.action);
        if (why.reason == wanted) {
            return why;
        }
        best = i == 0 || best.reason == PL_REASON_NO_SUCH ? why : best;
    }
    return best;
}

static bool observe(struct match_scenario *run, struct match_words *words, pl_seat *ret_seat,
                    struct pl_state_room *ret_room)
{
    if (!run->game->why) {
        return match_scenario_fail(run, "the game gives no reasons");
    }
    if (!match_next_seat(run, words, ret_seat)) {
        return false;
    }
    pl_observe(run->game, pl_state_in(&run->state), *ret_seat, pl_obs_in(ret_room));
    return true;
}

static const char *name_of(const struct match_scenario *run, pl_reason reason)
{
    return reason ? pl_name_of(&run->game->reasons->names, reason) : "none";
}

static bool read_reason(struct match_scenario *run, struct match_words *words,
                        pl_reason *ret_reason)
{
    char name[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, name);
    int64_t value = strcmp(name, "none") == 0 ? 0 : pl_value_of(&run->game->reasons->names, name);
    if (value < 0) {
        return match_scenario_fail(run, "there is no reason '%s'", name);
    }
    *ret_reason = (pl_reason)value;
    return true;
}

static bool expect_reason(struct match_scenario *run, pl_reason wanted, pl_reason got)
{
    return got == wanted || match_scenario_fail(run, "expected the reason %s, got %s",
                                                name_of(run, wanted), name_of(run, got));
}

/* why SEAT REASON KIND [ARG...] */
bool match_expect_why(struct match_scenario *run, struct match_words *words)
{
    struct pl_state_room seen;
    struct asked asked;
    pl_reason wanted = PL_REASON_NONE;

    if (!observe(run, words, &asked.seat, &seen) || !read_reason(run, words, &wanted) ||
        !read_asked(run, words, &asked)) {
        return false;
    }
    struct pl_why why = find_why(run, pl_obs_in(&seen), &asked, wanted);
    return expect_reason(run, wanted, why.reason);
}

static const struct pl_thing *find_thing(const struct match_scenario *run, const char *name)
{
    const struct pl_reasons *reasons = run->game->reasons;

    for (uint32_t i = 0; i < reasons->thing_count; i++) {
        if (strcmp(reasons->things[i].name, name) == 0) {
            return &reasons->things[i];
        }
    }
    return NULL;
}

/* THING VALUE, or ACTION KIND; of a value that has several numbers the first that is a thing. */
static bool read_point(struct match_scenario *run, struct match_words *words,
                       struct pl_point *ret_point)
{
    char kind[MATCH_SCENARIO_WORD_MAX];
    char word[MATCH_SCENARIO_WORD_MAX];
    struct match_arg arg;

    match_next_word(words, kind);
    match_next_word(words, word);
    if (strcmp(kind, "ACTION") == 0) {
        int64_t action = pl_value_of(run->game->action_names, word);
        *ret_point = (struct pl_point){ NULL, (uint16_t)action };
        return action > 0 || match_scenario_fail(run, "there is no kind of action '%s'", word);
    }
    const struct pl_thing *thing = find_thing(run, kind);
    if (!thing) {
        return match_scenario_fail(run, "there is no kind of thing '%s'", kind);
    }
    if (!match_read_arg(run, word, &arg)) {
        return false;
    }
    for (uint32_t i = 0; i < arg.count && !arg.is_any; i++) {
        if (arg.value[i] >= thing->first && arg.value[i] - thing->first < thing->count) {
            *ret_point = (struct pl_point){ thing, (uint16_t)arg.value[i] };
            return true;
        }
    }
    return match_scenario_fail(run, "there is no %s '%s'", kind, word);
}

/* why-thing SEAT REASON THING VALUE */
bool match_expect_why_thing(struct match_scenario *run, struct match_words *words)
{
    struct pl_state_room seen;
    struct pl_point point;
    pl_reason wanted = PL_REASON_NONE;
    pl_seat seat;

    if (!observe(run, words, &seat, &seen) || !read_reason(run, words, &wanted) ||
        !read_point(run, words, &point) || !match_no_more(run, words)) {
        return false;
    }
    struct pl_why why = pl_why_point(run->game, pl_obs_in(&seen), seat, &point);
    return expect_reason(run, wanted, why.reason);
}

/* why-says SEAT LANG "PART" KIND [ARG...] */
bool match_expect_why_says(struct match_scenario *run, struct match_words *words)
{
    char part[MATCH_SCENARIO_COMMAND_MAX];
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_state_room seen;
    struct asked asked;
    enum pl_lang lang;

    if (!observe(run, words, &asked.seat, &seen) || !match_next_part(run, words, &lang, part) ||
        !read_asked(run, words, &asked)) {
        return false;
    }
    struct pl_why why = find_why(run, pl_obs_in(&seen), &asked, UINT16_MAX);
    if (why.reason == PL_REASON_NONE) {
        return match_scenario_fail(run, "the action is legal: there is no reason to say");
    }
    pl_say_reason(run->game->reasons, pl_obs_in(&seen), &why, lang, &text);
    return strstr(room, part) || match_scenario_fail(run, "'%.*s' is not in the reason %s: %s",
                                                     match_utf8_cut(part, MATCH_SCENARIO_SHOWN_MAX),
                                                     part, name_of(run, why.reason), room);
}
