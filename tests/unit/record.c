/* What records call the players. */
#include "core/record.h"

#include <string.h>

#include "tests/unit/unit.h"

static struct pl_record_names names;

static void name(const struct pl_record_person *people, uint32_t count)
{
    memset(&names, 0, sizeof names);
    pl_record_names(people, count, &names);
}

static void unnamed_people_and_bots_are_counted_apart(void **unused)
{
    const struct pl_record_person people[] = {
        { "", true, 0 },  { "Ada", false, 0 }, { NULL, false, 0 },
        { "x", true, 0 }, { "", false, 0 },
    };

    (void)unused;
    name(people, PL_COUNT_OF(people));
    assert_string_equal(names.at[0], "Bot 1");
    assert_string_equal(names.at[1], "Ada");
    assert_string_equal(names.at[2], "Player 1");
    assert_string_equal(names.at[3], "Bot 2");
    assert_string_equal(names.at[4], "Player 2");
}

/* Records in which people changed seats name the same players. */
static void the_unnamed_are_counted_among_themselves(void **unused)
{
    const struct pl_record_person first[] = { { "Ada", false, 0 },
                                              { "", false, 0 },
                                              { "", true, 0 } };
    const struct pl_record_person later[] = { { "", false, 0 },
                                              { "Ada", false, 0 },
                                              { "", true, 0 } };

    (void)unused;
    name(first, PL_COUNT_OF(first));
    assert_string_equal(names.at[0], "Ada");
    assert_string_equal(names.at[1], "Player 1");
    assert_string_equal(names.at[2], "Bot 1");
    name(later, PL_COUNT_OF(later));
    assert_string_equal(names.at[0], "Player 1");
    assert_string_equal(names.at[1], "Ada");
    assert_string_equal(names.at[2], "Bot 1");
}

/* In whatever order they sit, the same person has the same name. */
static void namesakes_are_told_apart_by_their_order(void **unused)
{
    const struct pl_record_person people[] = {
        { "Ada", false, 9 },
        { "Ada", false, 4 },
        { "Jan", false, 1 },
        { "Ada", false, 7 },
    };
    const struct pl_record_person turned[] = {
        { "Ada", false, 7 },
        { "Jan", false, 1 },
        { "Ada", false, 4 },
        { "Ada", false, 9 },
    };

    (void)unused;
    name(people, PL_COUNT_OF(people));
    assert_string_equal(names.at[0], "Ada (3)");
    assert_string_equal(names.at[1], "Ada");
    assert_string_equal(names.at[2], "Jan");
    assert_string_equal(names.at[3], "Ada (2)");
    name(turned, PL_COUNT_OF(turned));
    assert_string_equal(names.at[0], "Ada (2)");
    assert_string_equal(names.at[2], "Ada");
    assert_string_equal(names.at[3], "Ada (3)");
}

static void a_person_called_like_a_bot_is_none(void **unused)
{
    const struct pl_record_person people[] = { { "Bot 1", false, 0 }, { "", true, 5 } };

    (void)unused;
    name(people, PL_COUNT_OF(people));
    assert_string_equal(names.at[0], "Bot 1 (2)");
    assert_string_equal(names.at[1], "Bot 1");
    for (uint32_t bots = 0; bots < 2; bots++) {
        const struct pl_record_person alike[] = {
            { "Bot 1", false, 2 }, { "Bot 1", false, 1 }, { "bot-2", false, 0 }, { "", bots, 0 }
        };
        name(alike, PL_COUNT_OF(alike));
        assert_string_equal(names.at[0], "Bot 1 (3)");
        assert_string_equal(names.at[1], "Bot 1 (2)");
        assert_string_equal(names.at[2], "bot-2 (2)");
        assert_string_equal(names.at[3], bots ? "Bot 1" : "Player 1");
    }
}

/* A person really called like a numbered namesake gets a number, too. */
static void no_two_names_are_alike(void **unused)
{
    const struct pl_record_person people[] = {
        { "Ada", false, 0 }, { "Ada", false, 0 },      { "Ada (2)", false, 0 },
        { "", false, 0 },    { "Player 1", false, 9 },
    };

    (void)unused;
    name(people, PL_COUNT_OF(people));
    assert_string_equal(names.at[0], "Ada");
    assert_string_equal(names.at[1], "Ada (2)");
    assert_string_equal(names.at[2], "Ada (2) (2)");
    assert_string_equal(names.at[3], "Player 1 (2)");
    assert_string_equal(names.at[4], "Player 1");
}

static void bots_are_known_by_their_names(void **unused)
{
    (void)unused;
    assert_true(pl_record_is_bot("Bot 1"));
    assert_false(pl_record_is_bot("Bot 1 (2)"));
    assert_false(pl_record_is_bot("Bot"));
    assert_false(pl_record_is_bot("Bot "));
    assert_true(pl_record_is_bot("bot-2"));
    assert_false(pl_record_is_bot("bot-"));
    assert_false(pl_record_is_bot("Botanist"));
    assert_false(pl_record_is_bot("Bo"));
    assert_false(pl_record_is_bot(""));
}

/* Forty characters of two bytes: cut between two of them, with room for a number. */
static void long_names_are_cut_between_characters(void **unused)
{
    char longest[2 * 40 + 1] = "";

    (void)unused;
    for (int i = 0; i < 40; i++) {
        strcat(longest, "ż");
    }
    const struct pl_record_person people[] = { { longest, false, 0 }, { longest, false, 1 } };
    name(people, PL_COUNT_OF(people));
    assert_int_equal(strlen(names.at[0]), 60);
    assert_memory_equal(names.at[0], longest, 60);
    assert_int_equal(strlen(names.at[1]), 64);
    assert_string_equal(names.at[1] + 60, " (2)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unnamed_people_and_bots_are_counted_apart),
        cmocka_unit_test(the_unnamed_are_counted_among_themselves),
        cmocka_unit_test(namesakes_are_told_apart_by_their_order),
        cmocka_unit_test(a_person_called_like_a_bot_is_none),
        cmocka_unit_test(no_two_names_are_alike),
        cmocka_unit_test(bots_are_known_by_their_names),
        cmocka_unit_test(long_names_are_cut_between_characters),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
