/* What is told of a match beside its log: what it brings, whom seats played, what turned it. */
#include "match/story.h"

#include <jansson.h>

#include "match/legacy.h"
#include "tests/match/common.h"

enum { ROOM = 1 << 14 };

static char room[ROOM];

static const char mysthea_record[] =
    "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"mysthea\",\"rules_version\":1,"
    "\"match\":\"m-1\",\"players\":["
    "{\"seat\":0,\"player\":\"ada\",\"colour\":\"red\",\"character\":\"H04\","
    "\"command_cards\":[\"C001\",\"C009\",\"C014\"]},"
    "{\"seat\":1,\"player\":\"jan\",\"colour\":\"blue\",\"character\":\"H06\","
    "\"command_cards\":[\"C003\"]}]}";

static const char icaion_record[] =
    "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"icaion\",\"rules_version\":1,"
    "\"match\":\"i-1\",\"players\":["
    "{\"seat\":0,\"player\":\"jan\",\"colour\":\"yellow\",\"character\":\"IN003\"},"
    "{\"seat\":1,\"player\":\"ada\",\"colour\":\"black\",\"character\":\"IN007\"}],"
    "\"machines\":[{\"region\":0,\"type\":\"harvester\",\"colour\":\"yellow\"}],"
    "\"neutral_colours\":[\"red\"],\"wonders\":[]}";

/* What The Fall begins with after these records, as people read it. */
static json_t *words_after(const char *const *texts, uint32_t count)
{
    const struct pl_game *game = games_find("fall");
    struct pl_config config = pl_config_default(game, 2, pl_seed_of(1));
    struct pl_record_text records[2];
    struct pl_json json = pl_json_in(room, sizeof room);

    for (uint32_t i = 0; i < count; i++) {
        records[i] = (struct pl_record_text){ texts[i], (uint32_t)strlen(texts[i]) };
    }
    assert_null(pl_legacy_read(game, &config, records, count));
    match_write_legacy(&json, game, &config, NULL, PL_LANG_EN);
    return json_loads(room, 0, NULL);
}

static bool has_line(const json_t *lines, const char *wanted)
{
    for (size_t i = 0; i < json_array_size(lines); i++) {
        if (strcmp(json_string_value(json_array_get(lines, i)), wanted) == 0) {
            return true;
        }
    }
    return false;
}

static void test_champions_and_their_decks_are_told(void **state)
{
    (void)state;
    json_t *lines = words_after((const char *[]){ mysthea_record }, 1);
    assert_true(has_line(lines, "{0}: Telron, with a deck of their own (3 command cards)."));
    assert_true(has_line(lines, "{1}: Sanya, with a deck of their own (1 command card)."));
    json_decref(lines);
}

/* R-FAL-L3.1: heroes have the order of Mysthea. */
static void test_both_characters_and_machines_are_told(void **state)
{
    (void)state;
    json_t *lines = words_after((const char *[]){ icaion_record, mysthea_record }, 2);
    assert_true(has_line(lines,
                         "{0}. Champion: Telron, with a deck of their own (3 command cards). "
                         "Or seeker: Criminal."));
    assert_true(has_line(lines,
                         "1 machine of Icaion stands where it stood at the end of that match. "
                         "A machine of one's own colour works again."));
    json_decref(lines);
}

static void test_nothing_is_told_without_records(void **state)
{
    (void)state;
    json_t *lines = words_after(NULL, 0);
    assert_int_equal(json_array_size(lines), 0);
    json_decref(lines);
}

static struct match *played(const char *game, uint64_t seed)
{
    struct match *match = common_match(games_find(game), 2, seed);
    struct common_dice dice = common_dice_of(seed);

    while (!common_is_over(match)) {
        pl_seat seat;
        pl_action action;
        common_choose(match, &dice, &seat, &action);
        assert_null(match_play(match, seat, action, NULL));
    }
    return match;
}

static void test_sides_are_named_in_both_languages(void **state)
{
    (void)state;
    struct match *match = played("icaion", 3);
    struct pl_json json = pl_json_in(room, MATCH_BRIEF_MAX);

    match_write_brief(&json, match);
    json_t *brief = json_loads(room, 0, NULL);
    const json_t *side = json_array_get(json_object_get(brief, "sides"), 1);
    struct pl_label label = games_find("icaion")->side(match_state(match), 1);
    assert_string_equal(json_string_value(json_object_get(side, "pl")), label.title[PL_LANG_PL]);
    assert_string_equal(json_string_value(json_object_get(side, "en")), label.title[PL_LANG_EN]);
    assert_true(json_is_null(json_object_get(brief, "ending")));
    json_decref(brief);
    match_free(match);
}

static void test_the_fall_says_how_it_ended(void **state)
{
    (void)state;
    struct match *match = played("fall", 3);
    struct pl_json json = pl_json_in(room, MATCH_BRIEF_MAX);

    match_write_brief(&json, match);
    json_t *brief = json_loads(room, 0, NULL);
    const json_t *ending = json_object_get(brief, "ending");
    assert_memory_equal(json_string_value(json_object_get(ending, "en")), "Lost: ", 6);
    assert_non_null(strstr(json_string_value(json_object_get(ending, "en")), "Night "));
    json_decref(brief);
    match_free(match);
}

/* Few, in their order, and whoever has won took the lead in one of them. */
static void test_moments_are_few_and_in_order(void **state)
{
    static const char *const games[] = { "mysthea", "icaion", "fall" };

    (void)state;
    for (size_t g = 0; g < PL_COUNT_OF(games); g++) {
        struct match *match = played(games[g], 5);
        struct pl_json json = pl_json_in(room, MATCH_MOMENTS_MAX);
        match_write_moments(&json, match);
        assert_false(json.text.is_cut);
        json_t *moments = json_loads(room, 0, NULL);
        size_t count = json_array_size(moments);
        json_int_t last = 0;
        assert_true(count > 0 && count <= MATCH_MOMENTS + 1);
        for (size_t i = 0; i < count; i++) {
            const json_t *moment = json_array_get(moments, i);
            json_int_t ply = json_integer_value(json_object_get(moment, "ply"));
            assert_true(ply >= last && ply <= match_ply(match));
            assert_true(json_string_length(json_object_get(moment, "pl")) > 0);
            last = ply;
        }
        assert_int_equal(strstr(room, "takes the lead") != NULL, strcmp(games[g], "fall") != 0);
        json_decref(moments);
        match_free(match);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_champions_and_their_decks_are_told),
        cmocka_unit_test(test_both_characters_and_machines_are_told),
        cmocka_unit_test(test_nothing_is_told_without_records),
        cmocka_unit_test(test_sides_are_named_in_both_languages),
        cmocka_unit_test(test_the_fall_says_how_it_ended),
        cmocka_unit_test(test_moments_are_few_and_in_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
