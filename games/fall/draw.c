/* The table for a terminal: the parts of the other draw_*.c files, and a legend. Symbols carry all
 * information; colours only repeat it. Where the rows are limited it is drawn with less and less
 * until it fits. */
#include "games/fall/draw.h"

enum { COLUMNS_MIN = 40 };

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
        [FALL_BLUE] = PL_STYLE_BLUE, [FALL_BROWN] = PL_STYLE_YELLOW, [FALL_GREEN] = PL_STYLE_GREEN,
        [FALL_GREY] = PL_STYLE_DIM,  [FALL_PINK] = PL_STYLE_MAGENTA,
    };

    PL_ASSERT(colour < FALL_COLOURS);
    return styles[colour];
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
        FALL_TEXT_LEGEND_WONDER,    FALL_TEXT_LEGEND_UNSEEN,    FALL_TEXT_LEGEND_RETURNED,
        FALL_TEXT_LEGEND_ASKED,
    };

    explain_letters(sheet);
    explain_machines(sheet);
    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    for (uint32_t i = 0; i < PL_COUNT_OF(words); i++) {
        fall_put_word(sheet, (enum fall_text)words[i]);
    }
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

static void draw_table(const struct fall_sheet *sheet)
{
    if (sheet->s->head.over) {
        fall_draw_end(sheet);
    }
    fall_draw_board(sheet);
    fall_draw_heroes(sheet);
    if (sheet->detail == FALL_DETAIL_LEGEND) {
        draw_legend(sheet);
    }
}

static void take_back(struct pl_text *text, uint32_t length, bool is_cut)
{
    text->length = length;
    text->at[length] = '\0';
    text->is_cut = is_cut;
}

void fall_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text)
{
    uint32_t start = text->length;
    bool is_cut = text->is_cut;
    struct fall_sheet sheet = {
        .pen = { .text = text, .lexicon = &fall_lexicon, .obs = obs, .lang = lang },
        .s = fall_seen(obs),
        .brush = { text, canvas->columns > COLUMNS_MIN ? canvas->columns : COLUMNS_MIN, 0 },
        .viewer = pl_viewer(obs),
    };

    draw_table(&sheet);
    for (int i = 1;
         i < FALL_DETAIL_COUNT && canvas->rows > 0 && pl_text_lines(text, start) > canvas->rows;
         i++) {
        sheet.detail = (enum fall_detail)i;
        take_back(text, start, is_cut);
        draw_table(&sheet);
    }
    if (sheet.detail != FALL_DETAIL_LEGEND && pl_text_lines(text, start) < canvas->rows) {
        explain_machines(&sheet); /* A row that is left goes to what can be guessed least. */
    }
}
