/* The table for a terminal: the Year, then the parts of the other draw_*.c files, and a legend.
 * Symbols carry all information; colours only repeat it. Where the rows are limited it is drawn
 * with less and less until it fits: first beside a map of the land, then below one, then with the
 * regions as cells instead. */
#include "games/icaion/draw.h"

enum { COLUMNS_MIN = 40, MARGIN = 3 };

struct pl_pen icaion_item_pen(const struct icaion_sheet *sheet, struct pl_item *item)
{
    struct pl_pen pen = sheet->pen;

    pl_item_start(item, sheet->pen.text);
    pen.text = &item->text;
    return pen;
}

void icaion_put(const struct icaion_sheet *sheet, const struct pl_item *item)
{
    pl_brush_put(&sheet->brush, item->room);
}

void icaion_put_number(const struct icaion_sheet *sheet, enum icaion_text id, uint32_t number)
{
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    PL_SAY(&pen, id, PL_NUMBER(number));
    icaion_put(sheet, &item);
}

void icaion_put_word(const struct icaion_sheet *sheet, enum icaion_text id)
{
    pl_brush_put(&sheet->brush, icaion_text_of(sheet->pen.lang, id));
}

const char *icaion_colour_style(uint32_t colour)
{
    static const char *const styles[ICAION_COLOURS] = {
#define KIND_SIGN(kind_, sign_, style_) [ICAION_##kind_] = PL_STYLE_##style_,
#include "games/icaion/signs.def"
    };

    PL_ASSERT(colour < ICAION_COLOURS);
    return styles[colour];
}

const char *icaion_kind_sign(uint32_t kind)
{
    static const char *const signs[ICAION_COLOURS] = {
#define KIND_SIGN(kind_, sign_, style_) [ICAION_##kind_] = sign_,
#include "games/icaion/signs.def"
    };

    PL_ASSERT(kind < ICAION_COLOURS);
    return signs[kind];
}

const char *icaion_type_sign(uint32_t type)
{
    static const char *const signs[ICAION_TYPES] = {
#define TYPE_SIGN(type_, sign_) [ICAION_##type_] = sign_,
#include "games/icaion/signs.def"
    };

    PL_ASSERT(type < ICAION_TYPES);
    return signs[type];
}

void icaion_draw_crystals(const struct pl_pen *pen, const uint8_t crystals[ICAION_COLOURS])
{
    const char *letters = icaion_text_of(pen->lang, ICAION_TEXT_LETTERS);
    bool is_first = true;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        if (crystals[i] == 0) {
            continue;
        }
        pl_text_add(pen->text, is_first ? "" : " ");
        pl_text_add(pen->text, icaion_colour_style(i));
        pl_text_number(pen->text, crystals[i]);
        pl_text_char(pen->text, letters[i]);
        pl_text_add(pen->text, PL_STYLE_END);
        is_first = false;
    }
}

/* The Year, the round, the Colossus. */
static void draw_when(const struct icaion_sheet *sheet)
{
    const struct icaion *s = sheet->s;
    const struct icaion_public *pub = &s->public;
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    if (s->head.over) {
        pl_text_add(&item.text, icaion_text_of(pen.lang, ICAION_TEXT_DRAW_OVER));
    } else if (pub->year == 0) {
        pl_text_add(&item.text, icaion_text_of(pen.lang, ICAION_TEXT_DRAW_SETUP));
    } else {
        PL_SAY(&pen, ICAION_TEXT_DRAW_YEAR, PL_NUMBER(pub->year), PL_NUMBER(ICAION_YEARS));
        pl_text_add(&item.text, ", ");
        PL_SAY(&pen, ICAION_TEXT_DRAW_ROUND, PL_NUMBER(pub->round));
        if (icaion_is_last_round(s)) {
            pl_text_add(&item.text, " (");
            pl_text_add(&item.text, icaion_text_of(pen.lang, ICAION_TEXT_DRAW_LAST));
            pl_text_char(&item.text, ')');
        }
    }
    pl_text_add(&item.text, PL_STYLE_END);
    icaion_put(sheet, &item);
}

/* Where it stands, and the values that the shards in its base can have. */
static void draw_colossus(const struct icaion_sheet *sheet)
{
    const struct icaion_public *pub = &sheet->s->public;
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    pl_text_add(&item.text, "· ");
    PL_SAY(&pen, ICAION_TEXT_DRAW_COLOSSUS, PL_WORD(ICAION_WORD_CRATER, pub->colossus),
           PL_NUMBER(pub->base_count));
    icaion_put(sheet, &item);
    if (sheet->detail < ICAION_DETAIL_SHORT && pub->year > 0) {
        pen = icaion_item_pen(sheet, &item);
        PL_SAY(&pen, ICAION_TEXT_DRAW_UNSEEN, PL_NUMBER(pub->unseen[0]), PL_NUMBER(pub->unseen[1]),
               PL_NUMBER(pub->unseen[2]));
        icaion_put(sheet, &item);
    }
    pen = icaion_item_pen(sheet, &item);
    pl_text_add(&item.text, "· ");
    PL_SAY(&pen, ICAION_TEXT_DRAW_PILES, PL_NUMBER(pub->draw_count),
           PL_NUMBER(pl_bag_total(&pub->discard)));
    icaion_put(sheet, &item);
    pl_brush_put_line(&sheet->brush);
}

/* Letters of crystals, and the kinds of region that hold them. */
static void explain_kinds(const struct icaion_sheet *sheet)
{
    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, icaion_colour_style(i));
        pl_text_char(&item.text, icaion_text_of(pen.lang, ICAION_TEXT_LETTERS)[i]);
        pl_text_add(&item.text, sheet->map == PL_CHART_NOWHERE ? "" : icaion_kind_sign(i));
        pl_text_add(&item.text, PL_STYLE_END PL_STYLE_DIM " ");
        PL_SAY(&pen, ICAION_TEXT_LEGEND_KIND, PL_WORD(ICAION_WORD_COLOUR, i),
               PL_WORD(ICAION_WORD_KIND, i));
        pl_text_add(&item.text, PL_STYLE_END);
        icaion_put(sheet, &item);
    }
}

static void draw_legend(const struct icaion_sheet *sheet)
{
    static const uint16_t words[] = {
        ICAION_TEXT_LEGEND_CRYSTAL,   ICAION_TEXT_LEGEND_PARASITE, ICAION_TEXT_LEGEND_HARVESTER,
        ICAION_TEXT_LEGEND_SCAVENGER, ICAION_TEXT_LEGEND_REFINER,  ICAION_TEXT_LEGEND_ASKED,
        ICAION_TEXT_LEGEND_TURN,
    };

    explain_kinds(sheet);
    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    for (uint32_t i = 0; i < PL_COUNT_OF(words); i++) {
        icaion_put_word(sheet, (enum icaion_text)words[i]);
    }
    if (sheet->map != PL_CHART_NOWHERE) {
        icaion_put_word(sheet, ICAION_TEXT_LEGEND_SEEKER);
    }
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

static void draw_chart(const void *of, struct pl_chart *chart)
{
    icaion_draw_land(of, chart);
}

static void draw_rest(const void *of, const struct pl_brush *brush)
{
    struct icaion_sheet sheet = *(const struct icaion_sheet *)of;

    sheet.pen.text = brush->text;
    sheet.brush = *brush;
    if (sheet.map == PL_CHART_NOWHERE) {
        icaion_draw_regions(&sheet);
    }
    icaion_draw_stacks(&sheet);
    icaion_draw_players(&sheet);
    if (sheet.pen.seat < sheet.s->head.seats) {
        icaion_draw_own(&sheet);
    }
    if (sheet.detail == ICAION_DETAIL_LEGEND) {
        draw_legend(&sheet);
    }
}

/* Whether it fits into the rows, where they are limited. */
static bool draw_table(const struct icaion_sheet *sheet, uint32_t rows)
{
    const struct pl_chart_table table = { sheet, MARGIN, draw_chart, draw_rest };
    uint32_t start = sheet->pen.text->length;

    draw_when(sheet);
    if (sheet->s->head.over) {
        pl_brush_put_line(&sheet->brush);
        icaion_draw_scores(sheet);
        return true;
    }
    draw_colossus(sheet);
    icaion_draw_events(sheet);
    return pl_chart_draw(&sheet->brush, (struct pl_part){ start, rows }, sheet->map, &table);
}

static struct icaion_sheet sheet_of(const struct pl_obs *obs, enum pl_lang lang,
                                    const struct pl_canvas *canvas, struct pl_text *text)
{
    return (struct icaion_sheet){
        .pen = { .text = text,
                 .lexicon = &icaion_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = pl_viewer(obs) },
        .s = icaion_seen(obs),
        .brush = { text, canvas->columns > COLUMNS_MIN ? canvas->columns : COLUMNS_MIN, 0 },
    };
}

void icaion_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text)
{
    struct pl_text_mark start = pl_text_mark(text);
    struct icaion_sheet sheet = sheet_of(obs, lang, canvas, text);
    struct pl_legal legal;

    pl_legal_of(&icaion_game, obs, sheet.pen.seat, &legal);
    sheet.legal = canvas->is_listed ? &legal : NULL;
    sheet.is_listed = canvas->is_listed;
    for (int map = canvas->is_pictured ? 0 : PL_CHART_NOWHERE; map < PL_CHART_PLACES; map++) {
        for (int detail = 0; detail < ICAION_DETAIL_COUNT; detail++) {
            pl_text_take_back(text, start);
            sheet.map = (enum pl_chart_place)map;
            sheet.detail = (enum icaion_detail)detail;
            if (draw_table(&sheet, canvas->rows)) {
                return;
            }
        }
    }
}

static void explain_map(const void *of, const struct pl_brush *brush)
{
    struct icaion_sheet sheet = *(const struct icaion_sheet *)of;

    sheet.pen.text = brush->text;
    sheet.brush = *brush;
    draw_legend(&sheet);
}

bool icaion_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang, struct pl_text *name,
                  struct pl_text *text)
{
    struct icaion_sheet sheet = sheet_of(obs, lang, &(struct pl_canvas){ 0 }, text);

    return icaion_tell_place(&sheet, index, name, text);
}

/* Where the window is too narrow for a picture: all places in words. */
static void tell_land(const struct icaion_sheet *sheet)
{
    struct pl_item name, words;

    for (uint32_t i = 0;; i++) {
        icaion_item_pen(sheet, &name);
        icaion_item_pen(sheet, &words);
        if (!icaion_tell_place(sheet, i, &name.text, &words.text)) {
            return;
        }
        pl_text_add(&name.text, ": ");
        pl_text_add(&name.text, words.room);
        pl_brush_put_row(&sheet->brush, name.room);
    }
}

void icaion_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                struct pl_text *text)
{
    struct icaion_sheet sheet = sheet_of(obs, lang, canvas, text);
    const struct pl_chart_table table = { &sheet, MARGIN, draw_chart, explain_map };
    const struct pl_part part = { text->length, canvas->rows };
    const struct pl_part whole = { text->length, 0 };

    if (!pl_chart_draw(&sheet.brush, part, PL_CHART_ABOVE, &table) &&
        !pl_chart_draw(&sheet.brush, whole, PL_CHART_ABOVE, &table)) {
        tell_land(&sheet);
    }
}
