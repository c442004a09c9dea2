/* The engine protocol, line by line: good requests, and bad ones that change nothing. */
#include "match/engine.h"

#include <jansson.h>

#include "tests/match/common.h"

static struct match_engine *engine;

static int start_engine(void **unused)
{
    (void)unused;
    engine = match_engine_new();
    return engine ? 0 : -1;
}

static int stop_engine(void **unused)
{
    (void)unused;
    match_engine_free(engine);
    return 0;
}

/* The reply as JSON; every reply is one line with a truth value "ok". */
static json_t *ask_bytes(const char *line, size_t length)
{
    const char *reply = match_engine_reply(engine, line, length);
    json_t *json = json_loads(reply, JSON_REJECT_DUPLICATES, NULL);

    assert_non_null(json);
    assert_null(strchr(reply, '\n'));
    assert_true(json_is_boolean(json_object_get(json, "ok")));
    if (json_is_false(json_object_get(json, "ok"))) {
        assert_true(json_is_string(json_object_get(json, "error")));
    }
    return json;
}

static json_t *ask(const char *format, ...) __attribute__((format(printf, 1, 2)));

static json_t *ask(const char *format, ...)
{
    char *line = NULL;
    va_list args;

    va_start(args, format);
    assert_true(vasprintf(&line, format, args) >= 0);
    va_end(args);
    json_t *json = ask_bytes(line, strlen(line));
    if (json_is_false(json_object_get(json, "ok"))) {
        print_error("%s: %s\n", line, json_string_value(json_object_get(json, "error")));
    }
    assert_true(json_is_true(json_object_get(json, "ok")));
    free(line);
    return json;
}

static void tell(const char *line)
{
    json_decref(ask("%s", line));
}

static uint64_t hash_now(void)
{
    json_t *json = ask("{\"cmd\":\"hash\"}");
    uint64_t hash = strtoull(json_string_value(json_object_get(json, "hash")), NULL, 16);

    json_decref(json);
    return hash;
}

static void start(const struct pl_game *game, int players)
{
    json_decref(
        ask("{\"cmd\":\"new\",\"game\":\"%s\",\"players\":%d,\"seed\":42}", game->id, players));
}

static bool is_over(void)
{
    json_t *json = ask("{\"cmd\":\"result\"}");
    bool over = json_is_true(json_object_get(json, "over"));

    json_decref(json);
    return over;
}

/* Plays one action of the legal list, chosen by the number. */
static void play(uint32_t number)
{
    json_t *legal = ask("{\"cmd\":\"legal\"}");
    const json_t *actions = json_object_get(legal, "actions");
    size_t count = json_array_size(actions);

    assert_true(count > 0);
    const json_t *chosen = json_array_get(actions, number % count);
    json_decref(ask("{\"cmd\":\"apply\",\"seat\":%d,\"action\":\"%s\",\"lang\":\"pl\"}",
                    (int)json_integer_value(json_object_get(chosen, "seat")),
                    json_string_value(json_object_get(chosen, "action"))));
    json_decref(legal);
}

static void assert_refused_for(const char *line, const char *reason)
{
    json_t *json = ask_bytes(line, strlen(line));

    assert_true(json_is_false(json_object_get(json, "ok")));
    assert_non_null(strstr(json_string_value(json_object_get(json, "error")), reason));
    json_decref(json);
}

static void test_games(void **unused)
{
    json_t *json = ask("{\"cmd\":\"games\"}");
    const json_t *games = json_object_get(json, "games");

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        const json_t *game = json_array_get(games, g);
        assert_string_equal(json_string_value(json_object_get(game, "id")), games_at(g)->id);
        assert_int_equal(json_array_size(json_object_get(game, "options")),
                         games_at(g)->option_count);
    }
    json_decref(json);
}

/* Why an action is refused; and everything that can be pointed at, once. */
static void test_why(void **unused)
{
    (void)unused;
    tell("{\"cmd\":\"new\",\"game\":\"bids\",\"players\":2,\"seed\":42}");
    json_t *json = ask("{\"cmd\":\"why\",\"seat\":0,\"action\":\"0x0001000300000000\"}");
    assert_true(json_is_true(json_object_get(json, "legal")));
    assert_null(json_object_get(json, "reason"));
    json_decref(json);
    json = ask("{\"cmd\":\"why\",\"seat\":0,\"action\":\"0x0001000100000000\"}");
    assert_true(json_is_false(json_object_get(json, "legal")));
    assert_string_equal(json_string_value(json_object_get(json, "reason")), "not-in-hand");
    assert_string_equal(json_string_value(json_object_get(json, "rule")), "R-BID-3.1");
    assert_string_equal(json_string_value(json_object_get(json, "text")),
                        "This card is not in your hand: Pebble");
    json_decref(json);
    json = ask("{\"cmd\":\"why\",\"seat\":1,\"action\":\"0xffffffffffffffff\",\"lang\":\"pl\"}");
    assert_string_equal(json_string_value(json_object_get(json, "reason")), "no-such");
    json_decref(json);
    json = ask("{\"cmd\":\"why\",\"seat\":0}");
    const json_t *things = json_object_get(json, "things");
    assert_int_equal(json_array_size(things), 21);
    const json_t *last = json_array_get(things, 20);
    assert_string_equal(json_string_value(json_object_get(last, "thing")), "ACTION");
    assert_string_equal(json_string_value(json_object_get(last, "name")), "Roll the die");
    assert_string_equal(json_string_value(json_object_get(last, "reason")), "not-won");
    json_decref(json);
}

/* Whole games by legal and apply alone; the same moves lead to the same hash. */
static void test_whole_games(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        uint64_t hash[2];
        for (int round = 0; round < 2; round++) {
            struct common_dice dice = common_dice_of(g);
            start(games_at(g), games_at(g)->seats_min);
            for (uint32_t i = 0; i < 5000 && !is_over(); i++) {
                play(pl_rng_next(&dice.rng));
            }
            assert_true(is_over());
            hash[round] = hash_now();
        }
        assert_int_equal(hash[0], hash[1]);
    }
}

/* A finished game hands on what the next one begins with. */
static void test_records(void **unused)
{
    static const char begin[] = "{\"cmd\":\"new\",\"game\":\"saga\",\"players\":%d,\"seed\":8,"
                                "\"records\":[%s]}";
    struct common_dice dice = common_dice_of(3);
    char line[2 * PL_RECORD_MAX];

    (void)unused;
    start(games_find("saga"), 3);
    assert_refused_for("{\"cmd\":\"record\"}", "the match is not over");
    while (!is_over()) {
        play(pl_rng_next(&dice.rng));
    }
    json_t *json = ask("{\"cmd\":\"record\"}");
    char *record = json_dumps(json_object_get(json, "record"), JSON_COMPACT);
    json_decref(json);
    json = ask(begin, 3, record);
    json_decref(json);
    json = ask("{\"cmd\":\"get\",\"field\":\"public.legacy\"}");
    assert_true(json_integer_value(json_object_get(json, "value")) > 0);
    json_decref(json);
    snprintf(line, sizeof line, begin, 2, record);
    assert_refused_for(line, "the number of players differs from the record");
    snprintf(line, sizeof line, begin, 3, "{}");
    assert_refused_for(line, "the record is broken or of another game");
    snprintf(line, sizeof line, begin, 3, "1");
    assert_refused_for(line, "\"records\" is a list");
    snprintf(line, sizeof line, begin, 3, "{},{},{},{},{}");
    assert_refused_for(line, "\"records\" is a list");
    assert_refused_for("{\"cmd\":\"new\",\"game\":\"seasons\",\"records\":[{}]}",
                       "does not begin with");
    assert_refused_for("{\"cmd\":\"new\",\"game\":\"saga\",\"records\":{}}",
                       "\"records\" is a list");
    start(games_find("seasons"), 2);
    assert_refused_for("{\"cmd\":\"record\"}", "hands nothing on");
    free(record);
}

/* The record of a game of two that is played here to its end. */
static char *record_of(const char *game)
{
    struct common_dice dice = common_dice_of(5);

    start(games_find(game), 2);
    while (!is_over()) {
        play(pl_rng_next(&dice.rng));
    }
    json_t *json = ask("{\"cmd\":\"record\"}");
    char *record = json_dumps(json_object_get(json, "record"), JSON_COMPACT);
    json_decref(json);
    return record;
}

/* A game with two sorts of records: one of each begins it, all else leaves the match as it is. */
static void test_chronicle(void **unused)
{
    static const char begin[] = "{\"cmd\":\"new\",\"game\":\"fall\",\"players\":%d,"
                                "\"records\":[%s%s%s]}";
    static char line[4 * PL_RECORD_MAX];
    char *mysthea = record_of("mysthea");
    char *icaion = record_of("icaion");
    const struct {
        int players;
        const char *first, *second, *reason;
    } bad[] = {
        { 2, mysthea, mysthea, "two records are of the same game" },
        { 3, mysthea, icaion, "the number of players differs" },
        { 2, mysthea, "{\"format\":\"plansza-match\"}", "no record of the Chronicle" },
        { 2, "{}", icaion, "a field of the record" },
        { 2, "[]", icaion, "a field of the record" },
        { 2, "{\"a\":1.5}", icaion, "not valid JSON" },
        { 2, "[[[[[1]]]]]", icaion, "nested too deep" },
        { 2, "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"bids\"}", icaion,
          "of another game" },
    };

    (void)unused;
    start(games_find("fall"), 4);
    uint64_t hash = hash_now();
    for (size_t i = 0; i < PL_COUNT_OF(bad); i++) {
        snprintf(line, sizeof line, begin, bad[i].players, bad[i].first, ",", bad[i].second);
        assert_refused_for(line, bad[i].reason);
        assert_int_equal(hash_now(), hash);
    }
    json_decref(ask(begin, 2, icaion, ",", mysthea));
    json_t *json = ask("{\"cmd\":\"get\",\"field\":\"public.legacy.mode\"}");
    assert_int_equal(json_integer_value(json_object_get(json, "value")), 3);
    json_decref(json);
    free(mysthea);
    free(icaion);
}

/* The position of any moment, loaded, is that moment. */
static void test_position_and_load(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct common_dice dice = common_dice_of(g);
        start(games_at(g), games_at(g)->seats_max);
        for (uint32_t i = 0; i < 30 && !is_over(); i++) {
            json_t *position = ask("{\"cmd\":\"position\"}");
            char *text = json_dumps(json_object_get(position, "position"), 0);
            uint64_t hash = hash_now();
            start(games_at(g), games_at(g)->seats_min);
            json_decref(
                ask("{\"cmd\":\"load\",\"game\":\"%s\",\"position\":%s}", games_at(g)->id, text));
            assert_int_equal(hash_now(), hash);
            free(text);
            json_decref(position);
            play(pl_rng_next(&dice.rng));
        }
    }
}

static void test_views(void **unused)
{
    (void)unused;
    start(games_at(0), games_at(0)->seats_min);
    json_t *own = ask("{\"cmd\":\"view\",\"seat\":1,\"lang\":\"pl\"}");
    const json_t *view = json_object_get(own, "view");
    assert_int_equal(json_integer_value(json_object_get(view, "seat")), 1);
    assert_non_null(json_object_get(view, "private"));
    json_decref(own);
    json_t *spectator = ask("{\"cmd\":\"view\",\"seat\":null}");
    view = json_object_get(spectator, "view");
    assert_true(json_is_null(json_object_get(view, "seat")));
    assert_null(json_object_get(view, "private"));
    json_decref(spectator);
}

static void test_set_get_push_undo(void **unused)
{
    (void)unused;
    tell("{\"cmd\":\"new\",\"game\":\"bids\",\"seed\":\"7\","
         "\"options\":{\"stakes\":\"double\"}}");
    tell("{\"cmd\":\"set\",\"field\":\"public.points[0]\",\"value\":12}");
    json_t *json = ask("{\"cmd\":\"get\",\"field\":\"public.points\"}");
    assert_int_equal(json_integer_value(json_array_get(json_object_get(json, "value"), 0)), 12);
    json_decref(json);
    tell("{\"cmd\":\"push\",\"frame\":\"TAKE\",\"seat\":1,\"args\":[0,0]}");
    uint64_t hash = hash_now();
    json = ask("{\"cmd\":\"legal\",\"seat\":1}");
    assert_int_equal(json_array_size(json_object_get(json, "actions")), 2);
    json_decref(json);
    play(0);
    assert_true(hash_now() != hash);
    tell("{\"cmd\":\"undo\"}");
    assert_int_equal(hash_now(), hash);
    tell("{\"cmd\":\"new\",\"game\":\"bids\",\"plain\":true}");
    play(0);
}

/* Hidden facts stay out of the events that a seat is told. */
static void test_events_for_a_viewer(void **unused)
{
    static const char *const viewers[] = { "", ",\"viewer\":0", ",\"viewer\":1",
                                           ",\"viewer\":null" };
    static const bool is_told[] = { true, true, false, false };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(viewers); i++) {
        tell("{\"cmd\":\"new\",\"game\":\"bids\",\"seed\":7}");
        tell("{\"cmd\":\"set\",\"field\":\"private[0].hand\","
             "\"value\":[\"dragon\",\"key\",\"bell\",\"mask\",\"clock\",\"bead\"]}");
        json_t *json =
            ask("{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0x1001200000000\"%s}", viewers[i]);
        char *text = json_dumps(json, 0);
        assert_int_equal(strstr(text, "Dragon") != NULL, is_told[i]);
        free(text);
        json_decref(json);
    }
}

static const char *const bad_lines[] = {
    "",
    " ",
    "garbage",
    "{",
    "[]",
    "7",
    "null",
    "\"cmd\"",
    "{}",
    "{\"cmd\":7}",
    "{\"cmd\":null}",
    "{\"cmd\":\"fly\"}",
    "{\"cmd\":\"hash\",\"x\":1}",
    "{\"cmd\":\"hash\"} {\"cmd\":\"hash\"}",
    "{\"cmd\":\"hash\",\"cmd\":\"hash\"}",
    "{\"cmd\":\"\\u0000\"}",
    "{\"cmd\":\"\xff\xfe\"}",
    "{\"cmd\":\"new\"}",
    "{\"cmd\":\"new\",\"game\":7}",
    "{\"cmd\":\"new\",\"game\":\"none\"}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"players\":99}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"players\":\"2\"}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"players\":-1}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"players\":258}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"seed\":-1}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"seed\":1.5}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"seed\":\"xyz\"}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"seed\":99999999999999999999}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"plain\":1}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"options\":[]}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"options\":{\"stakes\":[]}}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"options\":{\"stakes\":7}}",
    "{\"cmd\":\"new\",\"game\":\"bids\",\"options\":{\"fish\":\"plain\"}}",
    "{\"cmd\":\"legal\",\"lang\":\"de\"}",
    "{\"cmd\":\"legal\",\"lang\":7}",
    "{\"cmd\":\"legal\",\"seat\":5}",
    "{\"cmd\":\"why\"}",
    "{\"cmd\":\"why\",\"seat\":null}",
    "{\"cmd\":\"why\",\"seat\":0,\"action\":7}",
    "{\"cmd\":\"why\",\"seat\":0,\"action\":\"x\"}",
    "{\"cmd\":\"legal\",\"seat\":\"0\"}",
    "{\"cmd\":\"apply\"}",
    "{\"cmd\":\"apply\",\"seat\":0}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":1}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"1\"}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0x\"}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0x0\"}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0xffffffffffffffff\"}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0x10000000000000000\"}",
    "{\"cmd\":\"apply\",\"seat\":null,\"action\":\"0x1\"}",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0x1\",\"viewer\":9}",
    "{\"cmd\":\"view\",\"seat\":-1}",
    "{\"cmd\":\"view\",\"seat\":4}",
    "{\"cmd\":\"view\",\"seat\":0.0}",
    "{\"cmd\":\"load\"}",
    "{\"cmd\":\"load\",\"game\":\"bids\"}",
    "{\"cmd\":\"load\",\"game\":\"bids\",\"position\":[]}",
    "{\"cmd\":\"load\",\"game\":\"bids\",\"position\":{}}",
    "{\"cmd\":\"load\",\"game\":\"bids\",\"position\":{\"head.seats\":2}}",
    "{\"cmd\":\"load\",\"game\":\"bids\",\"position\":{\"fish\":2}}",
    "{\"cmd\":\"load\",\"game\":\"bids\",\"position\":{\"head.seats\":\"two\"}}",
    "{\"cmd\":\"set\"}",
    "{\"cmd\":\"set\",\"field\":\"public.points[0]\"}",
    "{\"cmd\":\"set\",\"field\":\"fish\",\"value\":1}",
    "{\"cmd\":\"set\",\"field\":\"public.points[0]\",\"value\":\"x\"}",
    "{\"cmd\":\"set\",\"field\":\"public.points[0]\",\"value\":1e9}",
    "{\"cmd\":\"set\",\"field\":\"public.points[0]\",\"value\":70000}",
    "{\"cmd\":\"set\",\"field\":\"public.points\",\"value\":[1]}",
    "{\"cmd\":\"set\",\"field\":\"head.seats\",\"value\":200}",
    "{\"cmd\":\"set\",\"field\":\"head.frame_count\",\"value\":99}",
    "{\"cmd\":\"set\",\"field\":\"head.viewer\",\"value\":1}",
    "{\"cmd\":\"get\"}",
    "{\"cmd\":\"get\",\"field\":7}",
    "{\"cmd\":\"get\",\"field\":\"public\"}",
    "{\"cmd\":\"push\"}",
    "{\"cmd\":\"push\",\"frame\":\"BID\",\"seat\":0}",
    "{\"cmd\":\"push\",\"frame\":\"TAKE\",\"seat\":9}",
    "{\"cmd\":\"push\",\"frame\":\"TAKE\",\"seat\":0,\"args\":[1,2,3,4,5]}",
    "{\"cmd\":\"push\",\"frame\":\"TAKE\",\"seat\":0,\"args\":[\"x\"]}",
    "{\"cmd\":\"push\",\"frame\":\"TAKE\",\"seat\":0,\"args\":7}",
    "{\"cmd\":\"push\",\"frame\":7,\"seat\":0}",
    "{\"cmd\":\"undo\"}",
    "{\"cmd\":\"undo\",\"seat\":0}",
    "{\"cmd\":\"undo\",\"seat\":7}",
};

static void assert_refused(const char *line, size_t length)
{
    json_t *json = ask_bytes(line, length);

    if (json_is_true(json_object_get(json, "ok"))) {
        print_error("accepted: %.200s\n", line);
    }
    assert_true(json_is_false(json_object_get(json, "ok")));
    json_decref(json);
}

static void test_bad_lines_change_nothing(void **unused)
{
    (void)unused;
    tell("{\"cmd\":\"new\",\"game\":\"bids\",\"players\":2,\"seed\":7}");
    uint64_t hash = hash_now();
    for (size_t i = 0; i < PL_COUNT_OF(bad_lines); i++) {
        assert_refused(bad_lines[i], strlen(bad_lines[i]));
        assert_int_equal(hash_now(), hash);
    }
}

/* An error repeats a part of a long word, cut between two letters. */
static void test_errors_are_cut_between_letters(void **unused)
{
    static const char *const formats[] = { "{\"cmd\":\"%s\"}", "{\"cmd\":\"games\",\"%s\":1}" };
    char word[200] = "x";
    char line[256];

    (void)unused;
    for (size_t i = 1; i + 2 < sizeof word; i += 2) {
        memcpy(word + i, "ż", sizeof "ż");
    }
    for (size_t i = 0; i < 4; i++) {
        snprintf(line, sizeof line, formats[i % 2], word + i / 2);
        json_t *json = ask_bytes(line, strlen(line));
        const char *error = json_string_value(json_object_get(json, "error"));
        assert_non_null(strstr(error, "żżż"));
        assert_null(strstr(error, "\xef\xbf\xbd"));
        json_decref(json);
    }
}

static void test_capital_digits(void **unused)
{
    (void)unused;
    start(games_find("bids"), 2);
    json_t *legal = ask("{\"cmd\":\"legal\",\"seat\":1}");
    const json_t *first = json_array_get(json_object_get(legal, "actions"), 0);
    uint64_t action = strtoull(json_string_value(json_object_get(first, "action")), NULL, 16);
    json_decref(
        ask("{\"cmd\":\"apply\",\"seat\":1,\"action\":\"0X%llX\"}", (unsigned long long)action));
    json_decref(legal);
}

static void test_no_match_yet(void **unused)
{
    static const char *const commands[] = { "legal", "why",  "apply", "view",   "position", "set",
                                            "get",   "push", "undo",  "result", "hash" };
    char line[64];

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        snprintf(line, sizeof line, "{\"cmd\":\"%s\"}", commands[i]);
        assert_refused(line, strlen(line));
    }
}

static void test_zero_bytes_and_long_lines(void **unused)
{
    size_t size = MATCH_ENGINE_LINE_MAX + 1;
    char *line = malloc(size);

    (void)unused;
    assert_non_null(line);
    assert_refused("{\"cmd\":\"games\"}\0", 16);
    assert_refused("\0\0\0\0", 4);
    memset(line, ' ', size);
    memcpy(line, "{\"cmd\":\"games\"}", 15);
    assert_refused(line, size);
    json_t *json = ask_bytes(line, size - 1);
    assert_true(json_is_true(json_object_get(json, "ok")));
    json_decref(json);
    memset(line, '[', size);
    assert_refused(line, size - 1);
    free(line);
}

/* Any byte of a good line changed gives a reply, and the engine goes on. */
static void test_damaged_lines(void **unused)
{
    static const char good[] = "{\"cmd\":\"new\",\"game\":\"bids\",\"players\":3,\"seed\":42,"
                               "\"options\":{\"stakes\":\"plain\"}}";
    char line[sizeof good];

    (void)unused;
    for (size_t i = 0; i + 1 < sizeof good; i++) {
        for (int byte = 0; byte < 256; byte++) {
            memcpy(line, good, sizeof good);
            line[i] = (char)byte;
            json_decref(ask_bytes(line, sizeof good - 1));
        }
    }
}

static void test_quit(void **unused)
{
    (void)unused;
    assert_false(match_engine_is_done(engine));
    tell("{\"cmd\":\"quit\"}");
    assert_true(match_engine_is_done(engine));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start_engine, stop_engine)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_why),
        TEST(test_games),
        TEST(test_records),
        TEST(test_chronicle),
        TEST(test_whole_games),
        TEST(test_position_and_load),
        TEST(test_views),
        TEST(test_set_get_push_undo),
        TEST(test_events_for_a_viewer),
        TEST(test_bad_lines_change_nothing),
        TEST(test_errors_are_cut_between_letters),
        TEST(test_capital_digits),
        TEST(test_no_match_yet),
        TEST(test_zero_bytes_and_long_lines),
        TEST(test_damaged_lines),
        TEST(test_quit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
