/* A board drawn in characters: paths, areas, what is written, and the table around it. */
#include <stdio.h>

#include "core/chart.h"
#include "tests/unit/unit.h"

static char room[16384];
static struct pl_chart chart;

/* A square: its corners are the places, two of its sides are the paths. */
static const struct pl_spot middle = { 0, 0 };
static const struct pl_spot corner[] = {
    { -10000, 10000 }, { 10000, 10000 }, { 10000, -10000 }, { -10000, -10000 }
};

static void draw_square(uint32_t columns, uint32_t rows)
{
    pl_chart_start(&chart, columns, rows, 0);
    for (uint32_t i = 0; i < 4; i++) {
        pl_chart_path(&chart, corner[i], corner[(i + 1) % 4]);
    }
}

static const char *put(const char *beside)
{
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_chart_put(&chart, &text, beside);
    return room;
}

/* Without style marks. */
static const char *put_plain(void)
{
    char *to = room;

    put(NULL);
    for (const char *at = room; *at; at++) {
        if (*at == '\n' || (unsigned char)*at >= ' ') {
            *to++ = *at;
        }
    }
    *to = '\0';
    return room;
}

static void paths_are_dotted(void **unused)
{
    (void)unused;
    draw_square(4, 2);
    assert_string_equal(put_plain(), "⡏⠉⠉⢹\n⣇⣀⣀⣸\n");
    assert_non_null(strstr(put(NULL), PL_STYLE_DIM "⡏⠉⠉⢹" PL_STYLE_END "\n"));
}

static void areas_end_at_paths(void **unused)
{
    (void)unused;
    draw_square(9, 4);
    pl_chart_fill(&chart, middle, "^", PL_STYLE_YELLOW);
    assert_string_equal(put_plain(), "⡏⠉⠉⠉⠉⠉⠉⠉⢹\n⡇ ^   ^ ⢸\n⡇   ^   ⢸\n⣇⣀⣀⣀⣀⣀⣀⣀⣸\n");
}

static void a_name_stands_at_its_place(void **unused)
{
    (void)unused;
    draw_square(9, 3);
    pl_chart_name(&chart, corner[0], 2, PL_STYLE_BOLD "A0" PL_STYLE_END ":1");
    pl_chart_name(&chart, corner[2], 2, "A2");
    assert_string_equal(put_plain(), "A0:1⠉⠉⠉⠉⢹\n⡇       ⢸\n⣇⣀⣀⣀⣀⣀⣀A2\n");
}

static void what_is_written_keeps_off_signs_and_other_words(void **unused)
{
    (void)unused;
    draw_square(11, 4);
    pl_chart_fill(&chart, middle, "^", PL_STYLE_YELLOW);
    pl_chart_name(&chart, middle, 2, "A1");
    pl_chart_write(&chart, middle, 0, "B");
    assert_string_equal(put_plain(), "⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⢹\n⡇ ^   ^   ⢸\n⡇  B A1 ^ ⢸\n⣇⣀⣀⣀⣀⣀⣀⣀⣀⣀⣸\n");
}

static void lines_are_moved_together(void **unused)
{
    (void)unused;
    draw_square(11, 5);
    pl_chart_name(&chart, middle, 1, "A");
    pl_chart_write(&chart, middle, -1, "one\ntwo");
    assert_string_equal(put_plain(),
                        "⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⢹\n⡇      one⢸\n⡇    A two⢸\n⡇         ⢸\n⣇⣀⣀⣀⣀⣀⣀⣀⣀⣀⣸\n");
}

static void arrows_lead_the_way(void **unused)
{
    static const char *const expected[] = { "→", "↓", "←", "↑" };

    (void)unused;
    for (uint32_t i = 0; i < 4; i++) {
        assert_string_equal(pl_chart_arrow(corner[i], corner[(i + 1) % 4]), expected[i]);
    }
    assert_string_equal(pl_chart_arrow(corner[3], corner[1]), "↗");
    assert_string_equal(pl_chart_arrow(corner[1], corner[3]), "↙");
    assert_string_equal(pl_chart_arrow(corner[0], corner[2]), "↘");
    assert_string_equal(pl_chart_arrow(corner[2], corner[0]), "↖");
}

static void a_style_goes_on_beside_the_chart(void **unused)
{
    (void)unused;
    pl_chart_start(&chart, 3, 2, 0);
    pl_chart_name(&chart, corner[0], 1, "A");
    assert_string_equal(put(PL_STYLE_DIM "one\ntwo" PL_STYLE_END "\nthree\n"),
                        "A    " PL_STYLE_DIM "one" PL_STYLE_END "\n"
                        "     " PL_STYLE_DIM "two" PL_STYLE_END "\n"
                        "     three\n");
}

/* A table: its head is one line, the chart says how large it is. */

static void draw_size(const void *sheet, struct pl_chart *of)
{
    char size[32];

    (void)sheet;
    snprintf(size, sizeof size, "%ux%u", of->columns, of->rows);
    pl_chart_write(of, middle, 0, size);
}

static void draw_rest(const void *sheet, const struct pl_brush *brush)
{
    char words[32];

    snprintf(words, sizeof words, "rest in %u", brush->columns);
    for (uint32_t i = 0; i < *(const uint32_t *)sheet; i++) {
        pl_brush_put(brush, words);
        pl_brush_put_line(brush);
    }
}

static bool draw_table(uint32_t columns, uint32_t rows, uint32_t rest_lines,
                       enum pl_chart_place place)
{
    struct pl_text text = pl_text_in(room, sizeof room);
    const struct pl_brush brush = { .text = &text, .columns = columns };
    const struct pl_chart_table table = { &rest_lines, 2, draw_size, draw_rest };

    pl_text_add(&text, "head\n");
    return pl_chart_draw(&brush, (struct pl_part){ 0, rows }, place, &table);
}

static void a_table_has_its_chart_beside_it(void **unused)
{
    (void)unused;
    assert_true(draw_table(120, 25, 10, PL_CHART_BESIDE));
    assert_non_null(strstr(room, "70x22"));
    assert_non_null(strstr(room, "rest in 48"));
    assert_true(draw_table(200, 0, 10, PL_CHART_BESIDE));
    assert_non_null(strstr(room, "118x38"));
    assert_false(draw_table(120, 25, 30, PL_CHART_BESIDE)); /* the rest is too long */
    assert_false(draw_table(100, 25, 10, PL_CHART_BESIDE)); /* too narrow */
    assert_false(draw_table(120, 18, 10, PL_CHART_BESIDE)); /* too few rows */
}

static void or_above_it_or_nowhere(void **unused)
{
    (void)unused;
    assert_true(draw_table(80, 40, 10, PL_CHART_ABOVE));
    assert_non_null(strstr(room, "79x25"));
    assert_non_null(strstr(room, "rest in 80"));
    assert_false(draw_table(80, 28, 10, PL_CHART_ABOVE));
    assert_true(draw_table(40, 11, 10, PL_CHART_NOWHERE));
    assert_false(draw_table(40, 10, 10, PL_CHART_NOWHERE));
    assert_null(strstr(room, "x"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_are_dotted),
        cmocka_unit_test(areas_end_at_paths),
        cmocka_unit_test(a_name_stands_at_its_place),
        cmocka_unit_test(what_is_written_keeps_off_signs_and_other_words),
        cmocka_unit_test(lines_are_moved_together),
        cmocka_unit_test(arrows_lead_the_way),
        cmocka_unit_test(a_style_goes_on_beside_the_chart),
        cmocka_unit_test(a_table_has_its_chart_beside_it),
        cmocka_unit_test(or_above_it_or_nowhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
