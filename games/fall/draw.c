/* The table for a terminal: the parts of the other draw_*.c files, and a legend. Symbols carry all
 * information; colours only repeat it. Where the rows are limited it is drawn with less and less
 * until it fits: first beside a map of the land, then below one, then with the islands and regions
 * line by line instead. */
#include "games/fall/draw.h"

enum { COLUMNS_MIN = 40, MARGIN = 7 };

struct pl_pen fall_item_pen(const struct fall_sheet *sheet, struct pl_item *item)
{
    struct pl_pen pen = sheet->pen;

    pl_item_start(item, sheet->pen.text);
    pen.text = &item->text;
    return pen;
}

void fall_put(const struct fall_sheet *sheet, const struct pl_item *item)
{
    pl_brush_put(&sheet->brush, item->room);
}

void fall_put_number(const struct fall_sheet *sheet, enum fall_text id, int32_t number)
{
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    PL_SAY(&pen, id, PL_NUMBER(number));
    fall_put(sheet, &item);
}

void fall_put_word(const struct fall_sheet *sheet, enum fall_text id)
{
    pl_brush_put(&sheet->brush, fall_text_of(sheet->pen.lang, id));
}

const char *fall_colour_style(uint32_t colour)
{
    static const char *const styles[FALL_COLOURS] = {
#define KIND_SIGN(kind_, sign_, style_) [FALL_##kind_] = PL_STYLE_##style_,
#include "games/icaion/signs.def"
    };

    PL_ASSERT(colour < FALL_COLOURS);
    return styles[colour];
}

const char *fall_kind_sign(uint32_t kind)
{
    static const char *const signs[FALL_COLOURS] = {
#define KIND_SIGN(kind_, sign_, style_) [FALL_##kind_] = sign_,
#include "games/icaion/signs.def"
    };

    PL_ASSERT(kind < FALL_COLOURS);
    return signs[kind];
}

void fall_draw_crystals(const struct pl_pen *pen, const uint8_t crystals[FALL_COLOURS])
{
    const char *letters = fall_text_of(pen->lang, FALL_TEXT_LETTERS);
    bool is_first = true;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (crystals[i] > 0) {
            pl_text_add(pen->text, is_first ? "" : " ");
            pl_text_add(pen->text, fall_colour_style(i));
            pl_text_number(pen->text, crystals[i]);
            pl_text_char(pen->text, letters[i]);
            pl_text_add(pen->text, PL_STYLE_END);
            is_first = false;
        }
    }
    pl_text_add(pen->text, is_first ? "-" : "");
}

/* Letters of crystals and of the kinds of region that give them. */
static void explain_letters(const struct fall_sheet *sheet)
{
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        struct pl_item item;
        struct pl_pen pen = fall_item_pen(sheet, &item);
        pl_text_add(&item.text, fall_colour_style(i));
        pl_text_char(&item.text, fall_text_of(pen.lang, FALL_TEXT_LETTERS)[i]);
        pl_text_add(&item.text, sheet->map == PL_CHART_NOWHERE ? "" : fall_kind_sign(i));
        pl_text_add(&item.text, PL_STYLE_END PL_STYLE_DIM " ");
        PL_SAY(&pen, FALL_TEXT_LEGEND_KIND, PL_WORD(FALL_WORD_KIND, i),
               PL_WORD(FALL_WORD_COLOUR, i));
        pl_text_add(&item.text, PL_STYLE_END);
        fall_put(sheet, &item);
    }
    pl_brush_put_line(&sheet->brush);
}

/* Numbers of machines are those of their colours. */
static void explain_machines(const struct fall_sheet *sheet)
{
    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    fall_put_word(sheet, FALL_TEXT_LEGEND_SIDES);
    for (uint32_t side = 1; side < FALL_SIDE_COUNT; side++) {
        struct pl_item item;
        struct pl_pen pen = fall_item_pen(sheet, &item);
        pl_text_number(&item.text, side);
        pl_text_char(&item.text, ' ');
        pl_write(&pen, FALL_WORD_SIDE, (int32_t)side);
        pl_text_add(&item.text, side + 1 < FALL_SIDE_COUNT ? "," : "");
        fall_put(sheet, &item);
    }
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

static void draw_legend(const struct fall_sheet *sheet)
{
    static const uint16_t words[] = {
        FALL_TEXT_LEGEND_GOLEM,     FALL_TEXT_LEGEND_CONSTRUCT, FALL_TEXT_LEGEND_PARASITE,
        FALL_TEXT_LEGEND_HARVESTER, FALL_TEXT_LEGEND_SCAVENGER, FALL_TEXT_LEGEND_REFINER,
        FALL_TEXT_LEGEND_WONDER,    FALL_TEXT_LEGEND_MONSTER,   FALL_TEXT_LEGEND_UNSEEN,
        FALL_TEXT_LEGEND_RETURNED,  FALL_TEXT_LEGEND_ASKED,
    };

    explain_letters(sheet);
    explain_machines(sheet);
    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    for (uint32_t i = 0; i < PL_COUNT_OF(words); i++) {
        fall_put_word(sheet, (enum fall_text)words[i]);
    }
    if (sheet->map != PL_CHART_NOWHERE) {
        fall_put_word(sheet, FALL_TEXT_LEGEND_HERO);
        fall_put_word(sheet, FALL_TEXT_LEGEND_FORT);
    }
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

static void draw_chart(const void *of, struct pl_chart *chart)
{
    fall_draw_land(of, chart);
}

static void draw_rest(const void *of, const struct pl_brush *brush)
{
    struct fall_sheet sheet = *(const struct fall_sheet *)of;

    sheet.pen.text = brush->text;
    sheet.brush = *brush;
    if (!sheet.s->head.over) {
        fall_draw_threats(&sheet);
    }
    if (sheet.map == PL_CHART_NOWHERE) {
        fall_draw_lands(&sheet);
    }
    fall_draw_heroes(&sheet);
    if (sheet.detail == FALL_DETAIL_LEGEND) {
        draw_legend(&sheet);
    }
}

/* Whether it fits into the rows, where they are limited. */
static bool draw_table(const struct fall_sheet *sheet, uint32_t rows)
{
    const struct pl_chart_table table = { sheet, MARGIN, draw_chart, draw_rest };
    const struct pl_part part = { sheet->pen.text->length, rows };

    if (sheet->s->head.over) {
        fall_draw_end(sheet);
    }
    fall_draw_state(sheet);
    return pl_chart_draw(&sheet->brush, part, sheet->map, &table);
}

static struct fall_sheet sheet_of(const struct pl_obs *obs, enum pl_lang lang,
                                  const struct pl_canvas *canvas, struct pl_text *text)
{
    return (struct fall_sheet){
        .pen = { .text = text, .lexicon = &fall_lexicon, .obs = obs, .lang = lang },
        .s = fall_seen(obs),
        .brush = { text, canvas->columns > COLUMNS_MIN ? canvas->columns : COLUMNS_MIN, 0 },
        .viewer = pl_viewer(obs),
    };
}

/* As much as fits. */
static void draw_best(struct fall_sheet *sheet, const struct pl_canvas *canvas)
{
    struct pl_text_mark start = pl_text_mark(sheet->pen.text);

    for (int map = canvas->is_pictured ? 0 : PL_CHART_NOWHERE; map < PL_CHART_PLACES; map++) {
        for (int detail = 0; detail < FALL_DETAIL_COUNT; detail++) {
            pl_text_take_back(sheet->pen.text, start);
            sheet->map = (enum pl_chart_place)map;
            sheet->detail = (enum fall_detail)detail;
            if (draw_table(sheet, canvas->rows)) {
                return;
            }
        }
    }
}

void fall_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text)
{
    uint32_t start = text->length;
    struct fall_sheet sheet = sheet_of(obs, lang, canvas, text);

    draw_best(&sheet, canvas);
    if (sheet.detail != FALL_DETAIL_LEGEND && pl_text_lines(text, start) < canvas->rows) {
        explain_machines(&sheet); /* A row that is left goes to what can be guessed least. */
    }
}

static void explain_map(const void *of, const struct pl_brush *brush)
{
    struct fall_sheet sheet = *(const struct fall_sheet *)of;

    sheet.pen.text = brush->text;
    sheet.brush = *brush;
    explain_letters(&sheet);
    explain_machines(&sheet);
}

bool fall_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang, struct pl_text *name,
                struct pl_text *text)
{
    struct fall_sheet sheet = sheet_of(obs, lang, &(struct pl_canvas){ 0 }, text);

    return fall_tell_place(&sheet, index, name, text);
}

/* Where the window is too narrow for a picture: all places in words. */
static void tell_land(const struct fall_sheet *sheet)
{
    struct pl_item name, words;

    for (uint32_t i = 0;; i++) {
        fall_item_pen(sheet, &name);
        fall_item_pen(sheet, &words);
        if (!fall_tell_place(sheet, i, &name.text, &words.text)) {
            return;
        }
        pl_text_add(&name.text, ": ");
        pl_text_add(&name.text, words.room);
        pl_brush_put_row(&sheet->brush, name.room);
    }
}

void fall_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
              struct pl_text *text)
{
    struct fall_sheet sheet = sheet_of(obs, lang, canvas, text);
    const struct pl_chart_table table = { &sheet, MARGIN, draw_chart, explain_map };
    const struct pl_part part = { text->length, canvas->rows };
    const struct pl_part whole = { text->length, 0 };

    if (!pl_chart_draw(&sheet.brush, part, PL_CHART_ABOVE, &table) &&
        !pl_chart_draw(&sheet.brush, whole, PL_CHART_ABOVE, &table)) {
        tell_land(&sheet);
    }
}
