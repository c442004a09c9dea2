/* The table for a terminal: year and wheel, rates and piles, then the parts of the other draw_*.c
 * files, and a legend. Symbols carry all information; colours only repeat it. Where the rows are
 * limited it is drawn with less and less until it fits. */
#include "games/seasons/draw.h"
#include "games/seasons/flow.h"

enum { COLUMNS_MIN = 40, COLUMNS_OF_DOTS = 90, GAP = 2, LEGEND_SPARE_ROWS = 2 };

static bool has_begun(const struct seasons *s)
{
    return s->public.space > 0;
}

/* Year, round. */
static void draw_when(const struct seasons_brush *brush)
{
    const struct seasons_public *pub = &brush->s->public;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);
    bool is_last = has_begun(brush->s) && seasons_is_last_round(brush->s);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    if (brush->s->head.over) {
        pl_text_add(&item.text, seasons_text_of(pen.lang, SEASONS_TEXT_DRAW_OVER));
    } else if (!has_begun(brush->s)) {
        pl_text_add(&item.text, seasons_text_of(pen.lang, SEASONS_TEXT_DRAW_PRELUDE));
    } else if (is_last) {
        pl_say(&pen, seasons_is_end_open(seasons_seen(pen.obs)) ? SEASONS_TEXT_DRAW_PAST
                                                                : SEASONS_TEXT_DRAW_LAST);
    } else {
        bool is_before = pub->year < 1; /* R-SEA-C7.1, back from winter */
        PL_SAY(&pen, is_before ? SEASONS_TEXT_DRAW_YEAR_BEFORE : SEASONS_TEXT_DRAW_YEAR,
               PL_NUMBER(pub->year), PL_NUMBER(SEASONS_YEARS));
    }
    if (pub->round > 0 && !is_last) {
        pl_text_add(&item.text, ", ");
        PL_SAY(&pen, SEASONS_TEXT_DRAW_ROUND, PL_NUMBER(pub->round));
    }
    pl_text_add(&item.text, PL_STYLE_END);
    seasons_put(brush, item.room);
}

/* One season of the wheel: its name and its three spaces, the marked one in brackets. */
static void draw_season(const struct seasons_brush *brush, uint32_t season)
{
    uint8_t marked = brush->s->public.space;
    uint32_t first = season * SEASONS_SPACES_PER_SEASON + 1;
    bool is_now = marked > 0 && (uint32_t)seasons_season_at(marked) == season;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(&item.text, seasons_season_style(season));
    pl_text_add(&item.text, is_now ? PL_STYLE_BOLD : "");
    pl_text_add(&item.text, seasons_name_of(pen.lang, SEASONS_WORD_SEASON, season));
    for (uint32_t i = first; i < first + SEASONS_SPACES_PER_SEASON; i++) {
        pl_text_add(&item.text, i == marked ? " " PL_STYLE_REVERSE "[" : " ");
        pl_text_number(&item.text, i);
        if (i == marked) {
            pl_text_add(&item.text, "]" PL_STYLE_END);
            pl_text_add(&item.text, seasons_season_style(season));
        }
    }
    pl_text_add(&item.text, PL_STYLE_END);
    if (season + 1 < SEASONS_SEASON_COUNT && brush->detail < SEASONS_DETAIL_LEAST) {
        pl_text_add(&item.text, brush->columns >= COLUMNS_OF_DOTS ? " ·" : " ");
    }
    seasons_put(brush, item.room);
}

/* R-SEA-6.2: what a token of each energy is worth in this season. */
static void draw_rates(const struct seasons_brush *brush)
{
    const uint8_t *rates = seasons_rates[seasons_season_at(brush->s->public.space)];
    bool has_words = brush->detail < SEASONS_DETAIL_LEAST;

    seasons_put(brush, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_RATES));
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        struct pl_item item;
        struct pl_pen pen = seasons_item_pen(brush, &item);
        seasons_draw_letter(&pen, e);
        if (has_words) {
            pl_text_char(&item.text, ' ');
            pl_text_add(&item.text, seasons_name_of(pen.lang, SEASONS_WORD_ENERGY, e));
            pl_text_char(&item.text, ' ');
        }
        pl_text_number(&item.text, rates[e]);
        pl_text_add(&item.text, has_words && e + 1 < SEASONS_ENERGIES ? "◆," : "◆");
        seasons_put(brush, item.room);
    }
}

static void draw_piles(const struct seasons_brush *brush)
{
    const struct seasons_public *pub = &brush->s->public;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(&item.text, PL_STYLE_DIM);
    PL_SAY(&pen, SEASONS_TEXT_DRAW_PILES, PL_NUMBER(pub->draw_count),
           PL_NUMBER(pub->discard_count));
    pl_text_add(&item.text, PL_STYLE_END);
    for (uint32_t i = 0; i < GAP && seasons_fits(brush, pl_width(item.room) + 1); i++) {
        pl_text_char(brush->pen.text, ' ');
    }
    seasons_put(brush, item.room);
}

/* Where rows are few: the season that is, and the rates without words. */
static void draw_wheel_in_a_line(const struct seasons_brush *brush)
{
    draw_when(brush);
    pl_text_char(brush->pen.text, ' ');
    draw_season(brush, seasons_season_at(brush->s->public.space));
    pl_text_char(brush->pen.text, ' ');
    draw_rates(brush);
    seasons_put_line(brush);
}

static void draw_wheel(const struct seasons_brush *brush)
{
    bool has_rates = has_begun(brush->s) && !brush->s->head.over;

    if (has_rates && brush->detail >= SEASONS_DETAIL_LEAST) {
        draw_wheel_in_a_line(brush);
        return;
    }
    draw_when(brush);
    if (has_rates) {
        pl_text_char(brush->pen.text, ' ');
        for (uint32_t season = 0; season < SEASONS_SEASON_COUNT; season++) {
            draw_season(brush, season);
        }
        seasons_put_line(brush);
        draw_rates(brush);
        draw_piles(brush);
    }
    if (has_begun(brush->s)) {
        seasons_put_line(brush);
    }
}

/* R-SEA-11.5: discarded cards that everybody saw. */
static void draw_discarded(const struct seasons_brush *brush)
{
    const struct pl_bag *seen = &brush->s->public.seen_discard;
    struct seasons_brush inner = *brush;

    if (pl_bag_is_empty(seen) || brush->detail >= SEASONS_DETAIL_FLAT) {
        return;
    }
    inner.indent = 2;
    pl_text_add(brush->pen.text, PL_STYLE_DIM);
    pl_text_add(brush->pen.text, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_DISCARDED));
    seasons_put_names(&inner, seen, brush->detail >= SEASONS_DETAIL_FULL ? 2 : 0);
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

/* A list of words after a list, with commas. */
static void draw_words(const struct seasons_brush *brush, const enum seasons_text *words,
                       uint32_t count, bool is_last)
{
    for (uint32_t i = 0; i < count; i++) {
        struct pl_item item;
        struct pl_pen pen = seasons_item_pen(brush, &item);
        pl_text_add(&item.text, seasons_text_of(pen.lang, words[i]));
        pl_text_add(&item.text, is_last && i + 1 == count ? "" : ",");
        seasons_put(brush, item.room);
    }
}

/* The letters of the energies, where the line of rates does not explain them. */
static void draw_letters(const struct seasons_brush *brush)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        struct pl_item item;
        struct pl_pen pen = seasons_item_pen(brush, &item);
        seasons_draw_letter(&pen, e);
        pl_text_add(&item.text, PL_STYLE_DIM " ");
        pl_text_add(&item.text, seasons_name_of(pen.lang, SEASONS_WORD_ENERGY, e));
        pl_text_char(&item.text, ',');
        seasons_put(brush, item.room);
    }
}

static void draw_hint_words(const struct seasons_brush *brush, bool is_with_can)
{
    static const enum seasons_text hand[] = {
        SEASONS_TEXT_LEGEND_CAN,       SEASONS_TEXT_LEGEND_ENTER, SEASONS_TEXT_LEGEND_ACTIVATE,
        SEASONS_TEXT_LEGEND_PERMANENT, SEASONS_TEXT_LEGEND_END,
    };
    uint32_t first = is_with_can ? 0 : 1;
    bool is_short = is_with_can && brush->columns >= SEASONS_BRUSH_WIDE;

    draw_words(brush, hand + first, is_short ? 1 : PL_COUNT_OF(hand) - first, true);
}

static void draw_legend(const struct seasons_brush *brush)
{
    static const enum seasons_text room[] = { SEASONS_TEXT_LEGEND_ROOM };
    static const enum seasons_text table[] = {
        SEASONS_TEXT_LEGEND_CRYSTAL,   SEASONS_TEXT_LEGEND_GAUGE, SEASONS_TEXT_LEGEND_CARD,
        SEASONS_TEXT_LEGEND_TRANSMUTE, SEASONS_TEXT_LEGEND_PIPS,  SEASONS_TEXT_LEGEND_FIRST,
        SEASONS_TEXT_LEGEND_ASKED,     SEASONS_TEXT_LEGEND_TURN,  SEASONS_TEXT_LEGEND_FAMILIAR,
    };

    pl_text_add(brush->pen.text, PL_STYLE_DIM);
    draw_words(brush, room, seasons_has_places(brush) ? PL_COUNT_OF(room) : 0, false);
    draw_words(brush, table, PL_COUNT_OF(table), false);
    draw_hint_words(brush, true);
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

/* The key for a player who reads costs and hints for the first time. */
static void draw_prelude_legend(const struct seasons_brush *brush)
{
    static const enum seasons_text words[] = { SEASONS_TEXT_LEGEND_CRYSTAL,
                                               SEASONS_TEXT_LEGEND_FAMILIAR };
    bool has_hints = brush->detail >= SEASONS_DETAIL_HINTS;

    if (brush->detail > SEASONS_DETAIL_FLAT) {
        return;
    }
    pl_text_add(brush->pen.text, PL_STYLE_DIM);
    draw_letters(brush);
    draw_words(brush, words, PL_COUNT_OF(words), !has_hints);
    if (has_hints) {
        draw_hint_words(brush, false);
    }
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

static void draw_table(const struct seasons_brush *brush)
{
    const struct seasons *s = brush->s;

    draw_wheel(brush);
    if (s->head.over) {
        seasons_draw_scores(brush);
        if (brush->detail >= SEASONS_DETAIL_LEAST) {
            return;
        }
    } else if (s->public.round > 0) {
        seasons_draw_dice(brush);
    }
    seasons_draw_players(brush);
    if (brush->pen.seat < s->head.seats) {
        seasons_draw_own(brush);
    }
    if (!has_begun(s)) {
        draw_prelude_legend(brush);
        return;
    }
    draw_discarded(brush);
    if (!s->head.over && brush->detail == SEASONS_DETAIL_LEGEND) {
        draw_legend(brush);
    }
}

/* The legend takes only rows that nothing else needs. */
static bool has_room(const struct seasons_brush *brush, uint32_t start, uint32_t rows)
{
    uint32_t spare = brush->detail == SEASONS_DETAIL_LEGEND ? LEGEND_SPARE_ROWS : 0;

    return rows == 0 || pl_text_lines(brush->pen.text, start) + spare <= rows;
}

void seasons_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                  struct pl_text *text)
{
    const struct seasons *s = seasons_seen(obs);
    pl_seat viewer = pl_viewer(obs);
    struct pl_text_mark start = pl_text_mark(text);
    struct pl_legal legal;
    struct seasons_brush brush = {
        .pen = { .text = text,
                 .lexicon = &seasons_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = viewer },
        .s = s,
        .columns = canvas->columns > COLUMNS_MIN ? canvas->columns : COLUMNS_MIN,
        .legal = canvas->is_listed ? &legal : NULL,
        .is_listed = canvas->is_listed,
    };

    pl_legal_of(&seasons_game, obs, viewer, &legal);
    draw_table(&brush);
    for (int i = 1; i < SEASONS_DETAIL_COUNT && !has_room(&brush, start.length, canvas->rows);
         i++) {
        brush.detail = (enum seasons_detail)i;
        pl_text_take_back(text, start);
        draw_table(&brush);
    }
}
