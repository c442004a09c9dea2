/* Writing within a width: wrapping, columns, clipping, lists that end early. */
#include "core/brush.h"
#include "tests/unit/unit.h"

static char room[512];

static struct pl_text fresh(void)
{
    return pl_text_in(room, sizeof room);
}

static void marks_and_bytes_take_no_column(void **unused)
{
    (void)unused;
    assert_int_equal(pl_width(PL_STYLE_BOLD "żółw" PL_STYLE_END), 4);
    assert_int_equal(pl_width(""), 0);
}

static void items_wrap_with_their_indent(void **unused)
{
    struct pl_text text = fresh();
    struct pl_brush brush = { &text, 10, 2 };

    (void)unused;
    pl_brush_put(&brush, "four");
    pl_brush_put(&brush, "six");
    pl_brush_put(&brush, "more");
    assert_string_equal(room, "  four six\n  more");
}

static void long_items_wrap_by_words(void **unused)
{
    struct pl_text text = fresh();
    struct pl_brush brush = { &text, 8, 0 };

    (void)unused;
    pl_brush_put(&brush, "one two three");
    assert_string_equal(room, "one two\nthree");
}

static void columns_are_kept_where_they_can_be(void **unused)
{
    struct pl_text text = fresh();
    struct pl_brush brush = { &text, 12, 0 };

    (void)unused;
    pl_brush_put_at(&brush, 4, "at");
    pl_brush_put_at(&brush, 4, "late");
    pl_brush_put_at(&brush, 11, "far");
    assert_string_equal(room, "    at late\nfar");
}

static void lists_end_with_a_count(void **unused)
{
    struct pl_text text = fresh();
    struct pl_brush brush = { &text, 14, 0 };
    struct pl_listing list = { 3, 1 };
    uint32_t written = 0;

    (void)unused;
    for (uint32_t i = 0; i < 3; i++) {
        struct pl_item item;
        pl_item_start(&item, &text);
        pl_text_add(&item.text, "item");
        if (!pl_brush_put_one(&brush, &list, &item)) {
            break;
        }
        written++;
    }
    assert_int_equal(written, 1);
    assert_string_equal(room, "item, +2");
}

static void clipping_keeps_characters_whole(void **unused)
{
    struct pl_text text = fresh();

    (void)unused;
    pl_text_clipped(&text, "żółwie\n", 4);
    assert_string_equal(room, "żół…");
    pl_text_clear(&text);
    pl_text_clipped(&text, "lis", 3);
    assert_string_equal(room, "lis");
    pl_text_add(&text, "\n\n");
    assert_int_equal(pl_text_lines(&text, 0), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_and_bytes_take_no_column),
        cmocka_unit_test(items_wrap_with_their_indent),
        cmocka_unit_test(long_items_wrap_by_words),
        cmocka_unit_test(columns_are_kept_where_they_can_be),
        cmocka_unit_test(lists_end_with_a_count),
        cmocka_unit_test(clipping_keeps_characters_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
