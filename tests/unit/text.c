/* Texts: cutting, numbers, padding in columns, templates, plural forms. */
#include "core/text.h"
#include "tests/unit/unit.h"

static void test_text_is_cut_at_the_end_of_its_room(void **unused)
{
    char room[6];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    pl_text_add(&text, "abc");
    assert_false(text.is_cut);
    pl_text_add(&text, "defg");
    assert_true(text.is_cut);
    assert_string_equal(room, "abcde");
    pl_text_char(&text, 'x');
    pl_text_number(&text, 12);
    assert_string_equal(room, "abcde");
    assert_int_equal(text.length, 5);
    pl_text_clear(&text);
    assert_false(text.is_cut);
    assert_string_equal(room, "");
    pl_text_add(&text, "12345");
    assert_false(text.is_cut);
}

static void test_smallest_room(void **unused)
{
    char room[1] = { 'x' };
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    pl_text_add(&text, "");
    assert_false(text.is_cut);
    pl_text_add(&text, "a");
    assert_true(text.is_cut);
    assert_string_equal(room, "");
}

static void test_numbers(void **unused)
{
    static const struct {
        int64_t number;
        const char *text;
    } rows[] = {
        { 0, "0" },
        { 7, "7" },
        { -7, "-7" },
        { 1000000, "1000000" },
        { INT64_MAX, "9223372036854775807" },
        { INT64_MIN, "-9223372036854775808" },
    };
    char room[64];

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        pl_text_number(&text, rows[i].number);
        assert_string_equal(room, rows[i].text);
    }
    struct pl_text text = pl_text_in(room, sizeof room);
    pl_text_hex(&text, 0x00120034abcdef01u);
    assert_string_equal(room, "0x00120034abcdef01");
}

static void test_padding_counts_characters(void **unused)
{
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    pl_text_add(&text, "żółw");
    pl_text_pad(&text, 6);
    pl_text_add(&text, "|");
    assert_string_equal(room, "żółw  |");
    pl_text_add(&text, "\n" PL_STYLE_BOLD "ab" PL_STYLE_END);
    pl_text_pad(&text, 4);
    pl_text_add(&text, "|");
    assert_string_equal(room, "żółw  |\n" PL_STYLE_BOLD "ab" PL_STYLE_END "  |");
    pl_text_pad(&text, 2);
    pl_text_add(&text, "!");
    assert_string_equal(room, "żółw  |\n" PL_STYLE_BOLD "ab" PL_STYLE_END "  |!");
}

static void test_plural_forms(void **unused)
{
    static const struct {
        int64_t number;
        uint32_t polish;
        uint32_t english;
    } rows[] = {
        { 0, 2, 1 },   { 1, 0, 0 },   { 2, 1, 1 },   { 4, 1, 1 },   { 5, 2, 1 },
        { 11, 2, 1 },  { 12, 2, 1 },  { 14, 2, 1 },  { 15, 2, 1 },  { 21, 2, 1 },
        { 22, 1, 1 },  { 24, 1, 1 },  { 25, 2, 1 },  { 100, 2, 1 }, { 101, 2, 1 },
        { 102, 1, 1 }, { 112, 2, 1 }, { 122, 1, 1 }, { -1, 0, 0 },  { -3, 1, 1 },
    };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        assert_int_equal(pl_plural(PL_LANG_PL, rows[i].number), rows[i].polish);
        assert_int_equal(pl_plural(PL_LANG_EN, rows[i].number), rows[i].english);
    }
}

static void assert_format(enum pl_lang lang, const char *template, int32_t number,
                          const char *expected)
{
    const struct pl_arg args[] = { PL_ARG_TEXT("Ala"), PL_ARG_NUMBER(number) };
    char room[128];
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_text_format(&text, lang, template, args, PL_COUNT_OF(args));
    assert_string_equal(room, expected);
}

static void test_templates(void **unused)
{
    const char *polish = "%1 ma %2 %2{kryształ|kryształy|kryształów}.";
    const char *english = "%1 has %2 crystal%2{|s} (100%%).";

    (void)unused;
    assert_format(PL_LANG_PL, polish, 1, "Ala ma 1 kryształ.");
    assert_format(PL_LANG_PL, polish, 23, "Ala ma 23 kryształy.");
    assert_format(PL_LANG_PL, polish, 12, "Ala ma 12 kryształów.");
    assert_format(PL_LANG_EN, english, 1, "Ala has 1 crystal (100%).");
    assert_format(PL_LANG_EN, english, 0, "Ala has 0 crystals (100%).");
    assert_format(PL_LANG_EN, "%2%1%2", -5, "-5Ala-5");
    assert_format(PL_LANG_EN, "", 0, "");
}

static void test_seat_names(void **unused)
{
    static const char *const names[PL_SEATS_MAX] = { "Ewa", NULL, "Jan" };
    char room[8];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    assert_string_equal(pl_seat_name(&text, PL_LANG_PL, 0), "Gracz 1");
    assert_string_equal(pl_seat_name(&text, PL_LANG_EN, 4), "Player 5");
    text.seat_names = names;
    assert_string_equal(pl_seat_name(&text, PL_LANG_PL, 0), "Ewa");
    assert_string_equal(pl_seat_name(&text, PL_LANG_EN, 1), "Player 2");
    assert_string_equal(pl_seat_name(&text, PL_LANG_EN, 2), "Jan");
}

static void test_strings(void **unused)
{
    (void)unused;
    assert_int_equal(pl_string_length(""), 0);
    assert_int_equal(pl_string_length("żaba"), 5);
    assert_true(pl_string_equal("", ""));
    assert_true(pl_string_equal("ab", "ab"));
    assert_false(pl_string_equal("ab", "abc"));
    assert_false(pl_string_equal("abc", "ab"));
    assert_false(pl_string_equal("ab", "aB"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_is_cut_at_the_end_of_its_room),
        cmocka_unit_test(test_smallest_room),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_padding_counts_characters),
        cmocka_unit_test(test_plural_forms),
        cmocka_unit_test(test_templates),
        cmocka_unit_test(test_seat_names),
        cmocka_unit_test(test_strings),
    };

    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
