/* Writing within a width: wrapping, columns, clipping, lists that end early. */
#include "core/band.h"
#include "core/grid.h"
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

static void rows_begin_in_the_first_column(void **unused)
{
    struct pl_text text = fresh();
    struct pl_brush brush = { &text, 10, 4 };

    (void)unused;
    pl_brush_put_row(&brush, "1 two three four");
    pl_brush_put_row(&brush, "five");
    assert_string_equal(room, "1 two\n    three\n    four\nfive\n");
}

static void clipped_rows_keep_their_style(void **unused)
{
    struct pl_text text = fresh();
    struct pl_brush brush = { &text, 6, 4 };

    (void)unused;
    pl_brush_put_clipped_row(&brush, PL_STYLE_RED "żółwie" PL_STYLE_END);
    pl_brush_put_clipped_row(&brush, PL_STYLE_RED "a żółw ran");
    assert_string_equal(room, PL_STYLE_RED "żółwie" PL_STYLE_END PL_STYLE_END "\n" PL_STYLE_RED
                                           "a żół…" PL_STYLE_END "\n");
}

static void a_text_can_be_taken_back(void **unused)
{
    struct pl_text text = pl_text_in(room, 8);
    struct pl_text_mark mark;

    (void)unused;
    pl_text_add(&text, "kept");
    mark = pl_text_mark(&text);
    pl_text_add(&text, " and too long");
    assert_true(text.is_cut);
    pl_text_take_back(&text, mark);
    assert_string_equal(room, "kept");
    assert_false(text.is_cut);
}

static void grids_align_numbers_to_the_right(void **unused)
{
    static const char *const names[] = { "Ada", "Bartholomew" };
    struct pl_text text = fresh();
    struct pl_grid grid = { &text, PL_LANG_EN, 2, 6, 6 };

    (void)unused;
    text.seat_names = names;
    pl_grid_names(&grid);
    pl_grid_row(&grid, "Crystals", (const int32_t[]){ 7, -12 });
    assert_string_equal(room, PL_STYLE_BOLD "         Ada Bart…" PL_STYLE_END "\n"
                                            "Crys…      7   -12\n");
}

static void texts_stand_side_by_side(void **unused)
{
    struct pl_text text = fresh();

    (void)unused;
    pl_text_beside(&text, PL_STYLE_DIM "one\ntwo" PL_STYLE_END "\n", 5, "left\nright\nmore\n");
    assert_string_equal(room, PL_STYLE_DIM "one" PL_STYLE_END "  left\n" PL_STYLE_DIM
                                           "two" PL_STYLE_END "  right\n     more\n");
}

static void cells_share_their_borders(void **unused)
{
    struct pl_text text = fresh();
    struct pl_band band;

    (void)unused;
    pl_band_start(&band);
    pl_cell_line(pl_band_add(&band, 0, 5), "Misty");
    pl_cell_words(pl_band_add(&band, 5, 10), "a fen or bog");
    pl_cell_line(pl_band_add_open(&band, 12, 15), "sea");
    pl_band_put(&band, &text);
    assert_string_equal(room, "│Mis…" PL_STYLE_END "│a" PL_STYLE_END "   │ sea" PL_STYLE_END "\n"
                              "│    │fen" PL_STYLE_END " │\n│    │or" PL_STYLE_END
                              "  │\n│    │bog" PL_STYLE_END " │\n");
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
        cmocka_unit_test(rows_begin_in_the_first_column),
        cmocka_unit_test(clipped_rows_keep_their_style),
        cmocka_unit_test(a_text_can_be_taken_back),
        cmocka_unit_test(grids_align_numbers_to_the_right),
        cmocka_unit_test(texts_stand_side_by_side),
        cmocka_unit_test(cells_share_their_borders),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
