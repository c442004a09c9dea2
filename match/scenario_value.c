/* Values in scenarios: words turned into numbers by the names of the game's fields, places found by
 * path, bare lists made JSON, comparisons. */
#include <stdio.h>
#include <string.h>

#include "match/scenario_run.h"
#include "match/utf8.h"

enum { VALUE_MAX = 16384 };

static void note_value(int64_t value, uint32_t *count, int64_t ret_value[MATCH_VALUES_MAX])
{
    for (uint32_t i = 0; i < *count; i++) {
        if (ret_value[i] == value) {
            return;
        }
    }
    if (*count < MATCH_VALUES_MAX) {
        ret_value[(*count)++] = value;
    }
}

static void note_name(const struct pl_names *names, const char *word, uint32_t *count,
                      int64_t ret_value[MATCH_VALUES_MAX])
{
    int64_t value = pl_value_of(names, word);

    if (value >= 0) {
        note_value(value, count, ret_value);
    }
}

uint32_t match_values_of(const struct pl_game *game, const char *word,
                         int64_t ret_value[MATCH_VALUES_MAX])
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < game->field_count; i++) {
        note_name(game->fields[i].names, word, &count, ret_value);
    }
    for (uint32_t i = 0; game->tests.argument_names && game->tests.argument_names[i]; i++) {
        note_name(game->tests.argument_names[i], word, &count, ret_value);
    }
    return count;
}

bool match_number_or_name(struct match_scenario *run, const char *word, int64_t *ret_number)
{
    int64_t value[MATCH_VALUES_MAX];

    if (match_is_number(word, ret_number)) {
        return true;
    }
    uint32_t count = match_values_of(run->game, word, value);
    if (count != 1) {
        return match_scenario_fail(run, "'%s' %s", word,
                                   count ? "names several things: give the number"
                                         : "is neither a number nor a name");
    }
    *ret_number = value[0];
    return true;
}

/* Copies the path with words in brackets turned into numbers. */
static bool number_path(struct match_scenario *run, const char *path, struct pl_text *ret_path)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    int64_t index;

    while (*path) {
        pl_text_char(ret_path, *path);
        if (*path++ != '[') {
            continue;
        }
        size_t length = strcspn(path, "]");
        snprintf(word, sizeof word, "%.*s", (int)length, path);
        if (!match_number_or_name(run, word, &index)) {
            return false;
        }
        pl_text_number(ret_path, index);
        path += length;
    }
    return true;
}

bool match_find_place(struct match_scenario *run, const char *path, struct pl_place *ret_place)
{
    char room[2 * MATCH_SCENARIO_WORD_MAX];
    struct pl_text numbered = pl_text_in(room, sizeof room);

    if (!number_path(run, path, &numbered)) {
        return false;
    }
    const char *reason = pl_find(run->game, room, ret_place);
    return !reason || match_scenario_fail(run, "%s: '%s'", reason, path);
}

/* Writes one bare word as JSON: a number, or a name that the field must know. */
static bool write_word(struct match_scenario *run, const char *word, const struct pl_names *names,
                       struct pl_json *json)
{
    size_t digits = strspn(word + (*word == '-'), "0123456789");

    if (digits > 0 && word[digits + (*word == '-')] == '\0') {
        pl_json_raw(json, word);
        return true;
    }
    if (pl_value_of(names, word) < 0) {
        return match_scenario_fail(run, "'%s' is not a value of this field", word);
    }
    pl_json_string(json, word);
    return true;
}

/* Turns "[a b] [1, 2]" into JSON, item by item; counts the items outside inner brackets. */
static bool write_items(struct match_scenario *run, const char *value, const struct pl_names *names,
                        struct pl_json *json, uint32_t *ret_count)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    int depth = 0;

    for (value += strspn(value, " ,"); *value; value += strspn(value, " ,")) {
        *ret_count += depth == 0 && *value != ']';
        if (*value == '[' || *value == ']') {
            depth += *value == '[' ? 1 : -1;
            *value == '[' ? pl_json_open(json, '[') : pl_json_close(json, ']');
            value++;
            continue;
        }
        bool is_quoted = *value == '"';
        value += is_quoted;
        size_t length = strcspn(value, is_quoted ? "\"" : " ,[]");
        snprintf(word, sizeof word, "%.*s", (int)length, value);
        value += length;
        value += is_quoted && *value == '"';
        if (!write_word(run, word, names, json)) {
            return false;
        }
    }
    return true;
}

/* A bare list gets its brackets, and zeros up to the length of the field. */
static bool write_json(struct match_scenario *run, const char *value, const struct pl_place *place,
                       struct pl_json *json)
{
    const struct pl_field *field = place->field;
    uint32_t dims_left = pl_field_dims(field) - place->depth;
    bool is_list = dims_left > 0 || pl_type_is_list(field->type);
    bool is_bare = *value != '[' && is_list;
    uint32_t count = 0;

    if (is_bare) {
        pl_json_open(json, '[');
    }
    if (!write_items(run, value, field->names, json, &count)) {
        return false;
    }
    if (is_bare && dims_left == 1 && !pl_type_is_list(field->type)) {
        for (; count < field->dim[place->depth].count; count++) {
            pl_json_int(json, 0);
        }
    }
    if (is_bare) {
        pl_json_close(json, ']');
    }
    return true;
}

bool match_read_value(struct match_scenario *run, const char *value, const struct pl_place *place,
                      void *bytes)
{
    char room[VALUE_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);

    if (!write_json(run, value, place, &json)) {
        return false;
    }
    if (json.text.is_cut) {
        return match_scenario_fail(run, "the value is too long");
    }
    struct pl_json_source in = pl_json_from(room, json.text.length);
    const char *reason = pl_read_place(bytes, place, &in);
    if (!reason && !pl_json_at_end(&in)) {
        reason = in.error;
    }
    return !reason || match_scenario_fail(run, "%s: '%.*s'", reason,
                                          match_utf8_cut(value, MATCH_SCENARIO_SHOWN_MAX), value);
}

/* Whether "a COMPARE b" holds, where `order` is below, at or above 0 as a is below, at, above b. */
static bool holds(const char *compare, int order, bool *ret_holds)
{
    static const struct {
        const char *sign;
        bool below, equal, above;
    } table[] = {
        { "=", false, true, false }, { "!=", true, false, true }, { "<", true, false, false },
        { ">", false, false, true }, { "<=", true, true, false }, { ">=", false, true, true },
    };

    for (size_t i = 0; i < PL_COUNT_OF(table); i++) {
        if (strcmp(table[i].sign, compare) == 0) {
            *ret_holds = order < 0 ? table[i].below : order > 0 ? table[i].above : table[i].equal;
            return true;
        }
    }
    return false;
}

static int order_of(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

bool match_expect_number(struct match_scenario *run, const char *what, int64_t got,
                         struct match_words *words)
{
    char compare[MATCH_SCENARIO_WORD_MAX];
    char word[MATCH_SCENARIO_WORD_MAX];
    int64_t wanted = 0;
    bool is_so = false;

    match_next_word(words, compare);
    match_next_word(words, word);
    if (!match_is_number(word, &wanted)) {
        return match_scenario_fail(run, "a number was expected, not '%s'", word);
    }
    if (!holds(compare, order_of(got, wanted), &is_so)) {
        return match_scenario_fail(run, "= != < > <= or >= was expected, not '%s'", compare);
    }
    if (!is_so) {
        return match_scenario_fail(run, "%s %s %s was expected, got %lld", what, compare, word,
                                   (long long)got);
    }
    return match_no_more(run, words);
}

/* Numbers are ordered; lists and bags are equal or not. */
static bool compare_places(struct match_scenario *run, const struct pl_place *place,
                           const void *got, const void *wanted, int *ret_order)
{
    bool is_whole = place->depth == pl_field_dims(place->field);
    bool is_number = is_whole && !pl_type_is_list(place->field->type);
    char got_room[VALUE_MAX];
    char wanted_room[VALUE_MAX];
    struct pl_json got_json = pl_json_in(got_room, sizeof got_room);
    struct pl_json wanted_json = pl_json_in(wanted_room, sizeof wanted_room);

    if (is_number) {
        *ret_order = order_of(pl_get_number(got, place->offset, place->field->type),
                              pl_get_number(wanted, place->offset, place->field->type));
        return true;
    }
    pl_write_place(got, place, &got_json);
    pl_write_place(wanted, place, &wanted_json);
    if (got_json.text.is_cut || wanted_json.text.is_cut) {
        return match_scenario_fail(run, "the field is too long to compare");
    }
    *ret_order = strcmp(got_room, wanted_room);
    return true;
}

static bool fail_place(struct match_scenario *run, const void *bytes, const struct pl_place *place,
                       const char *wanted)
{
    char room[MATCH_SCENARIO_ERROR_MAX / 2];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_write_place(bytes, place, &json);
    return match_scenario_fail(run, "expected %.*s, got %s",
                               match_utf8_cut(wanted, MATCH_SCENARIO_ERROR_MAX / 4), wanted, room);
}

bool match_expect_place(struct match_scenario *run, const void *bytes, struct match_words *words)
{
    char path[MATCH_SCENARIO_WORD_MAX];
    char compare[MATCH_SCENARIO_WORD_MAX];
    const char *wanted = match_rest(words);
    struct pl_state_room room = { { 0 } };
    struct pl_place place;
    bool is_so = false;
    int order = 0;

    match_next_word(words, path);
    match_next_word(words, compare);
    if (!match_find_place(run, path, &place)) {
        return false;
    }
    if (!match_read_value(run, match_rest(words), &place, room.byte) ||
        !compare_places(run, &place, bytes, room.byte, &order)) {
        return false;
    }
    if (!holds(compare, order, &is_so)) {
        return match_scenario_fail(run, "= != < > <= or >= was expected, not '%s'", compare);
    }
    return is_so || fail_place(run, bytes, &place, wanted);
}
