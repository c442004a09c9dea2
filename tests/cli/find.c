/* Tests of cli/find.c and cli/terminal.c: folding, likeness, widths. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "cli/find.h"
#include "cli/terminal.h"

static const char *folded(const char *text)
{
    static char room[CLI_FOLD_MAX];

    cli_fold(text, room);
    return room;
}

static void test_fold(void **state)
{
    (void)state;
    assert_string_equal(folded("Zażółć GĘŚLĄ jaźń"), "zazolc gesla jazn");
    assert_string_equal(folded("ZAŻÓŁĆ gęślą JAŹŃ"), "zazolc gesla jazn");
    assert_string_equal(folded("  two \t words\n"), "two words");
    assert_string_equal(folded(PL_STYLE_BOLD "x" PL_STYLE_END "y"), "xy");
    assert_string_equal(folded(""), "");
    assert_string_equal(folded("\xc5"), "\xc5");
    assert_string_equal(folded("woda ×2"), "woda 2");
}

static void test_fold_cuts(void **state)
{
    char longer[CLI_FOLD_MAX + 100];

    (void)state;
    memset(longer, 'a', sizeof longer);
    longer[sizeof longer - 1] = '\0';
    assert_int_equal(strlen(folded(longer)), CLI_FOLD_MAX - 1);
}

static void test_likeness(void **state)
{
    (void)state;
    assert_int_equal(cli_likeness("fire", "fire"), CLI_LIKE_ALL);
    assert_int_equal(cli_likeness("fire and water", "fire"), CLI_LIKE_START);
    assert_int_equal(cli_likeness("take fire", "fire"), CLI_LIKE_PART);
    assert_int_equal(cli_likeness("take fire and water", "wat tak"), CLI_LIKE_WORDS);
    assert_int_equal(cli_likeness("take fire", "ater"), CLI_UNLIKE);
    assert_int_equal(cli_likeness("take fire", ""), CLI_UNLIKE);
    assert_true(cli_has_word("end the turn", "turn"));
    assert_false(cli_has_word("end the turnip", "turn"));
}

static bool text_at(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    const char *const *texts = context;

    if (!texts[index]) {
        return false;
    }
    strcpy(ret_text, texts[index]);
    return true;
}

static void test_find(void **state)
{
    static const char *texts[] = { "Weź ogień", "Ogień", "Weź wodę", "Zakończ turę", NULL };
    struct cli_found found;

    (void)state;
    cli_find(text_at, texts, "OGIEN", &found);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.index[0], 1);
    cli_find(text_at, texts, "wez", &found);
    assert_int_equal(found.count, 2);
    cli_find(text_at, texts, "tur zak", &found);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.index[0], 3);
    cli_find(text_at, texts, "ziemia", &found);
    assert_int_equal(found.count, 0);
}

static void test_width(void **state)
{
    (void)state;
    assert_int_equal(cli_width("żółw"), 4);
    assert_int_equal(cli_width(PL_STYLE_RED "ab" PL_STYLE_END), 2);
}

static void test_lines(void **state)
{
    struct cli_terminal terminal = { .has_moves = true, .columns = 40, .rows = 24 };
    const char *thirty = "żółw żółw żółw żółw żółw żółw";

    (void)state;
    assert_int_equal(cli_wrapped_lines(&terminal, "", 2), 1);
    assert_int_equal(cli_wrapped_lines(&terminal, thirty, 2), 1);
    assert_int_equal(cli_hanging_lines(&terminal, thirty, 12), 2);
    assert_int_equal(cli_wrapped_lines(&terminal, "one\ntwo", 2), 2);
    terminal.has_moves = false;
    assert_int_equal(cli_hanging_lines(&terminal, thirty, 12), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fold),     cmocka_unit_test(test_fold_cuts),
        cmocka_unit_test(test_likeness), cmocka_unit_test(test_find),
        cmocka_unit_test(test_width),    cmocka_unit_test(test_lines),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
