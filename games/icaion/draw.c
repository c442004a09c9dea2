/* The table for a terminal: the Year, then the parts of the other draw_*.c files, and a legend.
 * Symbols carry all information; colours only repeat it. Where the rows are limited it is drawn
 * with less and less until it fits. */
#include "games/icaion/draw.h"

enum { COLUMNS_MIN = 40 };

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
        [ICAION_BLUE] = PL_STYLE_BLUE,    [ICAION_BROWN] = PL_STYLE_YELLOW,
        [ICAION_GREEN] = PL_STYLE_GREEN,  [ICAION_GREY] = PL_STYLE_DIM,
        [ICAION_PINK] = PL_STYLE_MAGENTA,
    };

    PL_ASSERT(colour < ICAION_COLOURS);
    return styles[colour];
}

const char *icaion_type_sign(uint32_t type)
{
    static const char *const signs[ICAION_TYPES] = {
        [ICAION_HARVESTER] = "■",
        [ICAION_SCAVENGER] = "▲",
        [ICAION_REFINER] = "●",
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

static void draw_colossus(const struct icaion_sheet *sheet)
{
    const struct icaion_public *pub = &sheet->s->public;
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    pl_text_add(&item.text, "· ");
    PL_SAY(&pen, ICAION_TEXT_DRAW_COLOSSUS, PL_WORD(ICAION_WORD_CRATER, pub->colossus),
           PL_NUMBER(pub->base_count));
    icaion_put(sheet, &item);
    pl_item_start(&item, sheet->pen.text);
    pl_text_add(&item.text, "· ");
    PL_SAY(&pen, ICAION_TEXT_DRAW_PILES, PL_NUMBER(pub->draw_count),
           PL_NUMBER(pl_bag_total(&pub->discard)));
    icaion_put(sheet, &item);
    pl_brush_put_line(&sheet->brush);
}

static void draw_legend(const struct icaion_sheet *sheet)
{
    static const uint16_t words[] = {
        ICAION_TEXT_LEGEND_CRYSTAL,   ICAION_TEXT_LEGEND_PARASITE, ICAION_TEXT_LEGEND_HARVESTER,
        ICAION_TEXT_LEGEND_SCAVENGER, ICAION_TEXT_LEGEND_REFINER,  ICAION_TEXT_LEGEND_SHARD,
        ICAION_TEXT_LEGEND_ASKED,     ICAION_TEXT_LEGEND_TURN,
    };

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        struct pl_item item;
        icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, icaion_colour_style(i));
        pl_text_char(&item.text, icaion_text_of(sheet->pen.lang, ICAION_TEXT_LETTERS)[i]);
        pl_text_add(&item.text, PL_STYLE_END PL_STYLE_DIM " ");
        pl_text_add(&item.text, icaion_name_of(sheet->pen.lang, ICAION_WORD_COLOUR, i));
        pl_text_add(&item.text, PL_STYLE_END);
        icaion_put(sheet, &item);
    }
    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    for (uint32_t i = 0; i < PL_COUNT_OF(words); i++) {
        icaion_put_word(sheet, (enum icaion_text)words[i]);
    }
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

static void draw_table(const struct icaion_sheet *sheet)
{
    const struct icaion *s = sheet->s;

    draw_when(sheet);
    if (s->head.over) {
        pl_brush_put_line(&sheet->brush);
        icaion_draw_scores(sheet);
        return;
    }
    draw_colossus(sheet);
    icaion_draw_board(sheet);
    icaion_draw_players(sheet);
    if (sheet->pen.seat < s->head.seats) {
        icaion_draw_own(sheet);
    }
    if (sheet->detail == ICAION_DETAIL_LEGEND) {
        draw_legend(sheet);
    }
}

void icaion_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text)
{
    const struct icaion *s = icaion_seen(obs);
    pl_seat viewer = pl_viewer(obs);
    struct pl_text_mark start = pl_text_mark(text);
    struct pl_legal legal;
    struct icaion_sheet sheet = {
        .pen = { .text = text,
                 .lexicon = &icaion_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = viewer },
        .s = s,
        .brush = { text, canvas->columns > COLUMNS_MIN ? canvas->columns : COLUMNS_MIN, 0 },
        .legal = canvas->is_listed ? &legal : NULL,
        .is_listed = canvas->is_listed,
    };

    pl_legal_of(&icaion_game, obs, viewer, &legal);
    draw_table(&sheet);
    for (int i = 1; i < ICAION_DETAIL_COUNT && canvas->rows > 0 &&
                    pl_text_lines(text, start.length) > canvas->rows;
         i++) {
        sheet.detail = (enum icaion_detail)i;
        pl_text_take_back(text, start);
        draw_table(&sheet);
    }
}
