/* Changes of JSON values: what they look like, that they lead to the second value whatever the two
 * are, and how small they are between the views of a game. */
#include "core/json_diff.h"

#include "core/game.h"
#include "core/position.h"
#include "games/games.h"
#include "tests/unit/change.h"
#include "tests/unit/unit.h"

#include <stdlib.h>

enum { ROOM = 1 << 20, RANDOM_PAIRS = 4000, PLIES_MAX = 400 };

static char written[ROOM];

static const char *diff(const char *before, const char *after, uint32_t size_max)
{
    struct pl_json json = pl_json_in(written, sizeof written);
    struct pl_json_value a = { before, (uint32_t)strlen(before), NULL };
    struct pl_json_value b = { after, (uint32_t)strlen(after), NULL };

    if (!pl_json_diff(&json, a, b, size_max)) {
        assert_int_equal(json.text.length, 0);
        return NULL;
    }
    assert_int_equal(json.text.length, strlen(written));
    return written;
}

static void assert_leads(const char *before, const char *after)
{
    const char *change = diff(before, after, ROOM);
    json_t *a = json_loads(before, JSON_DECODE_ANY, NULL);
    json_t *b = json_loads(after, JSON_DECODE_ANY, NULL);

    assert_non_null(a);
    assert_non_null(b);
    if (!change) {
        print_message("no change from %s to %s\n", before, after);
    }
    assert_non_null(change);
    assert_true(strlen(change) <= strlen(after) + 2);
    json_t *c = json_loads(change, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(c);
    a = change_apply(a, c);
    if (!a || !json_equal(a, b)) {
        print_message("from %s to %s by %s\n", before, after, change);
    }
    assert_non_null(a);
    assert_true(json_equal(a, b));
    json_decref(a);
    json_decref(b);
    json_decref(c);
}

/* The same rows are read by the client's test: web/tests/unit/change.test.ts. */
static const struct {
    const char *before;
    const char *after;
    const char *change;
} rows[] = {
#define CHANGE(before_, after_, change_) { before_, after_, change_ },
#include "tests/unit/changes.def"
};

static void test_rows(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        assert_string_equal(diff(rows[i].before, rows[i].after, ROOM), rows[i].change);
        assert_leads(rows[i].before, rows[i].after);
    }
}

/* As one value among others. */
static void test_place(void **unused)
{
    struct pl_json json = pl_json_in(written, sizeof written);
    struct pl_json_value one = { "[1,2,\"same\"]", 12, NULL };
    struct pl_json_value other = { "[1,3,\"same\"]", 12, NULL };

    (void)unused;
    pl_json_open(&json, '{');
    pl_json_member_int(&json, "n", 1);
    pl_json_key(&json, "change");
    assert_true(pl_json_diff(&json, one, other, 100));
    pl_json_key(&json, "none");
    assert_false(pl_json_diff(&json, one, other, 3));
    pl_json_null(&json);
    pl_json_close(&json, '}');
    assert_string_equal(written, "{\"n\":1,\"change\":{\"1\":[3]},\"none\":null}");
}

static void test_too_long(void **unused)
{
    char small[8];
    struct pl_json json = pl_json_in(small, sizeof small);
    struct pl_json_value one = { "\"abc\"", 5, NULL };
    struct pl_json_value other = { "\"abd\"", 5, NULL };

    (void)unused;
    assert_null(diff("[1]", "[2]", 9));
    assert_string_equal(diff("[1]", "[2]", 10), "[[2]]");
    assert_true(pl_json_diff(&json, one, other, 100));
    json = pl_json_in(small, 7);
    assert_false(pl_json_diff(&json, one, other, 100));
}

/* Texts that do not end where they should: refused, and nothing beyond them is read. */
static void test_no_values(void **unused)
{
    static const char *const bad[] = { "",     "{",        "[",         "[1",  "{\"a\"", "{\"a\":",
                                       "[1,",  "{\"a\":1", "\"a",       "}",   "]",      ",",
                                       "[1]]", "{\"a\"",   "{\"a\":1,", "[{]", "\"\\",   "1]" };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(bad); i++) {
        assert_null(diff(bad[i], "[1,2,{\"a\":1}]", ROOM));
        assert_null(diff("[1,2,{\"a\":1}]", bad[i], ROOM));
        assert_null(diff("{\"a\":1}", bad[i], ROOM));
    }
}

/* Deeper than can be followed: as a whole. */
static void test_deep(void **unused)
{
    char one[256];
    char other[256];
    int depth = 100;

    (void)unused;
    for (int i = 0; i < depth; i++) {
        one[i] = other[i] = '[';
        one[2 * depth - i] = other[2 * depth - i] = ']';
    }
    one[depth] = '1';
    other[depth] = '2';
    one[2 * depth + 1] = other[2 * depth + 1] = '\0';
    assert_leads(one, other);
    assert_leads(one, one);
    assert_leads(one, "[]");
}

/* Random values. */

static struct pl_rng dice;

static uint32_t below(uint32_t n)
{
    return pl_rng_below(&dice, n);
}

static json_t *random_value(int depth)
{
    static const char *const words[] = { "", "a", "ab", "a\"b", "\\", "\n", "zażółć", "{\"a\":1}" };
    json_t *value;

    switch (below(depth > 0 ? 8 : 5)) {
    case 0: return json_null();
    case 1: return json_boolean(below(2));
    case 2:
    case 3: return json_integer((json_int_t)below(120) - 20);
    case 4: return json_string(words[below(PL_COUNT_OF(words))]);
    case 5:
        value = json_array();
        for (uint32_t i = below(5); i > 0; i--) {
            json_array_append_new(value, random_value(depth - 1));
        }
        return value;
    default:
        value = json_object();
        for (uint32_t i = below(5); i > 0; i--) {
            char name[3] = { (char)('a' + below(6)), below(2) ? '"' : '\0', '\0' };
            json_object_set_new(value, name, random_value(depth - 1));
        }
        return value;
    }
}

/* Another value that has much in common with it. */
static json_t *changed(const json_t *value, int depth)
{
    json_t *copy = json_copy((json_t *)value);
    const char *name;
    void *next;
    json_t *part;

    if (below(12) == 0) {
        json_decref(copy);
        return random_value(depth);
    }
    if (json_is_array(copy)) {
        for (size_t i = 0; i < json_array_size(copy); i++) {
            if (below(3) == 0) {
                json_array_set_new(copy, i, changed(json_array_get(copy, i), depth - 1));
            }
        }
        if (below(3) == 0) {
            json_array_insert_new(copy, below((uint32_t)json_array_size(copy) + 1),
                                  random_value(depth - 1));
        }
        if (json_array_size(copy) > 0 && below(3) == 0) {
            json_array_remove(copy, below((uint32_t)json_array_size(copy)));
        }
    } else if (json_is_object(copy)) {
        json_object_foreach_safe(copy, next, name, part)
        {
            uint32_t what = below(6);
            if (what == 0) {
                json_object_del(copy, name);
            } else if (what == 1) {
                json_object_set_new(copy, name, changed(part, depth - 1));
            }
        }
        if (below(3) == 0) {
            json_object_set_new(copy, "new", random_value(depth - 1));
        }
    }
    return copy;
}

static void test_random_values(void **unused)
{
    struct pl_seed seed = pl_seed_of(1);

    (void)unused;
    pl_rng_start(&dice, &seed);
    for (uint32_t i = 0; i < RANDOM_PAIRS; i++) {
        /* In another order of members half the time: then by name. */
        size_t flags = JSON_COMPACT | JSON_ENCODE_ANY | (below(2) ? JSON_SORT_KEYS : 0);
        json_t *one = random_value(4);
        json_t *other = changed(one, 4);
        char *a = json_dumps(one, flags);
        char *b = json_dumps(other, JSON_COMPACT | JSON_ENCODE_ANY);
        assert_leads(a, b);
        assert_leads(b, a);
        assert_leads(a, a);
        free(a);
        free(b);
        json_decref(one);
        json_decref(other);
    }
}

/* Views of games. */

struct marked {
    struct pl_json_marks marks;
    char text[ROOM];
};

/* With marks of the first text the change is the same. */
static void assert_same_with_marks(const struct marked *before, const struct marked *after)
{
    static char without[ROOM];
    struct pl_json json;
    struct pl_json_value a = { before->text, (uint32_t)strlen(before->text), &before->marks };
    struct pl_json_value b = { after->text, (uint32_t)strlen(after->text), NULL };

    assert_true(before->marks.count > 10);
    memcpy(without, written, strlen(written) + 1);
    json = pl_json_in(written, sizeof written);
    assert_true(pl_json_diff(&json, a, b, ROOM));
    assert_string_equal(written, without);
}

static void write_view(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                       struct marked *ret_text)
{
    struct pl_state_room room;
    struct pl_json json = pl_json_in(ret_text->text, ROOM);

    ret_text->marks.count = 0;
    json.marks = &ret_text->marks;
    pl_observe(game, state, seat, pl_obs_in(&room));
    pl_view_write(game, pl_obs_in(&room), PL_LANG_PL, NULL, &json);
    assert_false(json.text.is_cut);
}

static void play(const struct pl_game *game, uint8_t seats)
{
    static struct marked before;
    static struct marked after;
    struct pl_config config = pl_config_default(game, seats, pl_seed_of(seats));
    struct pl_state_room room = { { 0 } };
    struct pl_state *state = pl_state_in(&room);
    struct pl_legal list;
    uint64_t whole = 0;
    uint64_t sent = 0;

    pl_start(game, &config, state);
    write_view(game, state, 0, &before);
    for (uint32_t ply = 0; ply < PLIES_MAX && !pl_head_read(state)->over; ply++) {
        pl_seat seat = (pl_seat)below(seats);
        while (!(pl_head_read(state)->waiting >> seat & 1)) {
            seat = pl_left_of(pl_head_read(state), seat);
        }
        pl_legal_of(game, pl_as_obs(state), seat, &list);
        game->apply(state, seat, list.action[below(list.count)], NULL);
        /* Now and then through other eyes. */
        write_view(game, state, below(20) ? 0 : PL_NOBODY, &after);
        assert_leads(before.text, after.text);
        assert_same_with_marks(&before, &after);
        whole += strlen(after.text);
        sent += strlen(written);
        before = after;
    }
    print_message("%s, %u seats: %llu bytes of views, %llu of changes\n", game->id, seats,
                  (unsigned long long)whole, (unsigned long long)sent);
    assert_true(2 * sent < whole);
}

static void test_views(void **unused)
{
    struct pl_seed seed = pl_seed_of(2);

    (void)unused;
    pl_rng_start(&dice, &seed);
    for (uint32_t i = 0; games_at(i); i++) {
        play(games_at(i), games_at(i)->seats_min);
        play(games_at(i), games_at(i)->seats_max);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),     cmocka_unit_test(test_place),
        cmocka_unit_test(test_too_long), cmocka_unit_test(test_no_values),
        cmocka_unit_test(test_deep),     cmocka_unit_test(test_random_values),
        cmocka_unit_test(test_views),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
