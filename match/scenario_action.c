/* Actions in scenarios: the words of a command matched against the legal list. */
#include <stdio.h>
#include <string.h>

#include "match/scenario_run.h"
#include "match/utf8.h"

enum { TEXT_MAX = 512 };

static uint16_t arg_of(pl_action action, uint32_t index)
{
    return (uint16_t)(action >> (32 - 16 * index));
}

bool match_arg_fits(const struct match_arg *arg, uint16_t value)
{
    for (uint32_t i = 0; i < arg->count; i++) {
        if ((uint16_t)arg->value[i] == value) {
            return true;
        }
    }
    return arg->is_any;
}

bool match_pattern_fits(const struct match_pattern *pattern, pl_action action)
{
    if (pl_act_kind(action) != pattern->kind) {
        return false;
    }
    for (uint32_t i = 0; i < pattern->arg_count; i++) {
        if (!match_arg_fits(&pattern->arg[i], arg_of(action, i))) {
            return false;
        }
    }
    return true;
}

/* Whether all arguments beyond the given ones are zero. */
static bool has_no_more_args(const struct match_pattern *pattern, pl_action action)
{
    for (uint32_t i = pattern->arg_count; i < MATCH_ACTION_ARGS; i++) {
        if (arg_of(action, i) != 0) {
            return false;
        }
    }
    return true;
}

bool match_read_arg(struct match_scenario *run, const char *word, struct match_arg *ret_arg)
{
    struct match_arg arg = { .is_any = strcmp(word, "*") == 0, .count = 1 };

    if (arg.is_any) {
        arg.count = 0;
    } else if (!match_is_number(word, &arg.value[0])) {
        arg.count = match_values_of(run->game, word, arg.value);
        if (arg.count == 0) {
            return match_scenario_fail(run, "'%s' is neither a number nor a name", word);
        }
    } else if (arg.value[0] < INT16_MIN || arg.value[0] > UINT16_MAX) {
        return match_scenario_fail(run, "'%s' does not fit an argument", word);
    }
    *ret_arg = arg;
    return true;
}

bool match_read_pattern(struct match_scenario *run, struct match_words *words,
                        struct match_pattern *ret_pattern)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    struct match_pattern pattern = { 0 };

    match_next_word(words, word);
    int64_t kind = pl_value_of(run->game->action_names, word);
    if (kind <= 0) {
        return match_scenario_fail(run, "there is no kind of action '%s'", word);
    }
    pattern.kind = (uint16_t)kind;
    while (pattern.arg_count < MATCH_ACTION_ARGS && match_next_word(words, word)) {
        if (!match_read_arg(run, word, &pattern.arg[pattern.arg_count++])) {
            return false;
        }
    }
    *ret_pattern = pattern;
    return match_no_more(run, words);
}

static void action_text(const struct match_scenario *run, pl_seat seat, pl_action action,
                        struct pl_text *text)
{
    struct pl_state_room room;

    pl_observe(run->game, (const struct pl_state *)(const void *)run->state.byte, seat,
               pl_obs_in(&room));
    run->game->action_text(pl_obs_in(&room), action, PL_LANG_EN, text);
}

static void write_action(const struct match_scenario *run, pl_seat seat, pl_action action,
                         struct pl_text *text)
{
    const char *kind = pl_name_of(run->game->action_names, pl_act_kind(action));

    pl_text_add(text, kind ? kind : "?");
    for (uint32_t i = 0; i < MATCH_ACTION_ARGS; i++) {
        pl_text_char(text, ' ');
        pl_text_number(text, (int16_t)arg_of(action, i));
    }
    pl_text_add(text, " \"");
    action_text(run, seat, action, text);
    pl_text_add(text, "\"");
}

static void legal_of(const struct match_scenario *run, pl_seat seat, struct pl_legal *ret_list)
{
    pl_legal_of(run->game, (const struct pl_obs *)(const void *)run->state.byte, seat, ret_list);
}

void match_write_legal(const struct match_scenario *run, pl_seat seat, struct pl_text *text)
{
    struct pl_legal list;

    legal_of(run, seat, &list);
    if (list.count == 0) {
        pl_text_add(text, "nothing");
    }
    for (uint32_t i = 0; i < list.count; i++) {
        pl_text_add(text, i ? "\n    " : "\n    ");
        write_action(run, seat, list.action[i], text);
    }
}

static bool fail_action(struct match_scenario *run, const char *what, pl_seat seat,
                        const char *action)
{
    char room[MATCH_SCENARIO_ERROR_MAX - 512];
    struct pl_text text = pl_text_in(room, sizeof room);

    match_write_legal(run, seat, &text);
    return match_scenario_fail(run, "%s: '%.*s'; seat %d may do: %s", what,
                               match_utf8_cut(action, MATCH_SCENARIO_SHOWN_MAX), action, seat,
                               room);
}

/* Text in quotes must be the whole action text, after ~ its beginning. */
static bool find_text(struct match_scenario *run, pl_seat seat, const char *wanted,
                      pl_action *ret_action)
{
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_legal list;
    uint32_t found = 0;
    bool is_start = *wanted == '~';
    size_t length = strlen(wanted + 1);

    if (!is_start && (length == 0 || wanted[length] != '"')) {
        return match_scenario_fail(run, "a closing quotation mark is missing: %.*s",
                                   match_utf8_cut(wanted, MATCH_SCENARIO_SHOWN_MAX), wanted);
    }
    length -= !is_start;
    legal_of(run, seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        pl_text_clear(&text);
        action_text(run, seat, list.action[i], &text);
        if (strncmp(room, wanted + 1, length) == 0 && (is_start || room[length] == '\0')) {
            *ret_action = list.action[i];
            found++;
        }
    }
    return found == 1 ||
           fail_action(run, found ? "several actions begin so" : "no legal action has that text",
                       seat, wanted);
}

static bool find_pattern(struct match_scenario *run, pl_seat seat, struct match_words *words,
                         pl_action *ret_action)
{
    const char *wanted = words->at;
    struct match_pattern pattern;
    struct pl_legal list;
    uint32_t found = 0;
    uint32_t exact = 0;

    if (!match_read_pattern(run, words, &pattern)) {
        return false;
    }
    legal_of(run, seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        bool is_exact = has_no_more_args(&pattern, list.action[i]);
        if (!match_pattern_fits(&pattern, list.action[i]) || (exact > 0 && !is_exact)) {
            continue;
        }
        *ret_action = list.action[i];
        found++;
        exact += is_exact;
    }
    if (found == 0) {
        return fail_action(run, "the action is not legal", seat, wanted);
    }
    return found == 1 || exact == 1 || fail_action(run, "several actions fit", seat, wanted);
}

bool match_find_action(struct match_scenario *run, pl_seat seat, struct match_words *words,
                       pl_action *ret_action)
{
    const char *rest = match_rest(words);

    if (*rest == '"' || *rest == '~') {
        return find_text(run, seat, rest, ret_action);
    }
    return find_pattern(run, seat, words, ret_action);
}

bool match_expect_illegal(struct match_scenario *run, pl_seat seat, struct match_words *words)
{
    const char *wanted = match_rest(words);
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct match_pattern pattern;
    struct pl_legal list;

    if (*wanted == '"' || *wanted == '~') {
        return match_scenario_fail(run, "'illegal' takes a kind and arguments, not a text");
    }
    if (!match_read_pattern(run, words, &pattern)) {
        return false;
    }
    legal_of(run, seat, &list);
    if (list.count == 0) {
        return match_scenario_fail(run, "seat %d is not waited for: everything is illegal", seat);
    }
    for (uint32_t i = 0; i < list.count; i++) {
        if (match_pattern_fits(&pattern, list.action[i])) {
            write_action(run, seat, list.action[i], &text);
            return match_scenario_fail(run, "'%.*s' is legal: %s",
                                       match_utf8_cut(wanted, MATCH_SCENARIO_SHOWN_MAX), wanted,
                                       room);
        }
    }
    return true;
}
