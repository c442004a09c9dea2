/* Tests of cli/reason.c: reasons with and without a row, in both languages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cli/reason.h"

static void test_row(void **state)
{
    (void)state;
    assert_string_equal(cli_reason("the disk is full", PL_LANG_PL), "dysk jest pełny");
    assert_string_equal(cli_reason("the disk is full", PL_LANG_EN), "the disk is full");
    assert_string_equal(cli_reason_format("out of memory", PL_LANG_PL), "zabrakło pamięci");
    assert_string_equal(cli_reason_format("out of memory", PL_LANG_EN), "out of memory");
}

/* What a game's check finds wrong is told in one Polish sentence. */
static void test_reason_of_a_game(void **state)
{
    (void)state;
    assert_string_equal(cli_reason("points are out of range", PL_LANG_PL),
                        "zapisana pozycja jest w tej grze niemożliwa");
    assert_string_equal(cli_reason("points are out of range", PL_LANG_EN),
                        "points are out of range");
}

/* A format is never replaced by a text with other arguments. */
static void test_format_without_row(void **state)
{
    (void)state;
    assert_string_equal(cli_reason_format("%s: %s", PL_LANG_PL), "%s: %s");
    assert_string_equal(cli_reason_format("%s: %s", PL_LANG_EN), "%s: %s");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_row),
        cmocka_unit_test(test_reason_of_a_game),
        cmocka_unit_test(test_format_without_row),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
