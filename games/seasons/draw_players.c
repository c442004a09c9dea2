/* What lies before each player: name, crystals, gauge, bonuses, reserve, cards in play. */
#include "games/seasons/draw.h"
#include "games/seasons/score.h"

/* Columns of the fields of a player's line, for tables of at least 80 and of at least 110. */
enum { AT_CRYSTALS = 22, AT_GAUGE = 29, AT_BONUS = 53, AT_HAND = 69, NAME_COLUMNS = 17 };
enum { AT_SCORE = 2, AT_RESERVE = 22, AT_OPEN = 53 };
enum { WIDE_SCORE = 78, WIDE_RESERVE = 89, INDENT = 2 };

/* Who decides now, whose turn it is, who starts the round. */
static void draw_name(const struct seasons_brush *brush, pl_seat seat)
{
    const struct seasons *s = brush->pen.s;
    bool is_asked = s->head.waiting >> seat & 1;
    bool is_you = seat == brush->pen.seat;
    bool is_first = s->public.first == seat && s->public.round > 0 && !s->head.over;
    const char *you = is_you ? seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_YOU) : "";
    struct pl_text *text = brush->pen.text;

    pl_text_add(text, is_asked ? PL_STYLE_YELLOW "► " : seasons_is_turn_of(s, seat) ? "» " : "  ");
    pl_text_add(text, PL_STYLE_END PL_STYLE_BOLD);
    pl_text_add(text, is_first ? "⚑" : "");
    seasons_put_clipped(text, pl_seat_name(text, brush->pen.lang, seat),
                        NAME_COLUMNS - seasons_width(you));
    pl_text_add(text, PL_STYLE_END);
    pl_text_add(text, you);
}

static void draw_crystals(const struct seasons_brush *brush, pl_seat seat)
{
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, PL_STYLE_CYAN "◆ " PL_STYLE_END);
    pl_text_number(pen.text, pen.s->public.crystals[seat]);
    seasons_put_at(brush, AT_CRYSTALS, item.room);
}

/* R-SEA-7.1: places under the gauge, taken and free. */
static void draw_gauge(const struct seasons_brush *brush, pl_seat seat)
{
    uint32_t gauge = brush->pen.s->public.gauge[seat];
    uint32_t cards = seasons_in_play(brush->pen.s, seat);
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, PL_STYLE_YELLOW "★ " PL_STYLE_END);
    pl_text_number(pen.text, cards);
    pl_text_char(pen.text, '/');
    pl_text_number(pen.text, gauge);
    pl_text_pad(pen.text, 8);
    for (uint32_t i = 0; i < SEASONS_GAUGE_MAX; i++) {
        pl_text_add(pen.text, i < cards ? "■" : i < gauge ? "□" : "·");
    }
    seasons_put_at(brush, AT_GAUGE, item.room);
}

static void draw_bonus(const struct seasons_brush *brush, pl_seat seat)
{
    uint32_t spent = brush->pen.s->public.bonus_used[seat];
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, seasons_word(pen.lang, SEASONS_TEXT_DRAW_BONUS));
    pl_text_char(pen.text, ' ');
    for (uint32_t i = 0; i < SEASONS_BONUS_MAX; i++) {
        pl_text_add(pen.text, i < spent ? "●" : "○");
    }
    if (spent > 0) {
        pl_text_add(pen.text, " -");
        pl_text_number(pen.text, seasons_penalties[spent]);
    }
    seasons_put_at(brush, AT_BONUS, item.room);
}

static void draw_hand_size(const struct seasons_brush *brush, pl_seat seat)
{
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    SEASONS_SAY(&pen, DRAW_HAND_SIZE, PL_ARG_NUMBER(pen.s->public.hand_count[seat]));
    seasons_put_at(brush, AT_HAND, item.room);
}

static void draw_reserve(const struct seasons_brush *brush, pl_seat seat)
{
    const struct seasons *s = brush->pen.s;
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    SEASONS_SAY(&pen, DRAW_RESERVE, PL_ARG_NUMBER((int32_t)seasons_reserve_total(s, seat)),
                PL_ARG_NUMBER((int32_t)seasons_capacity(s, seat)));
    pl_text_add(pen.text, seasons_reserve_total(s, seat) > 0 ? "  " : "");
    seasons_draw_tokens(&pen, s->public.reserve[seat], " ");
    seasons_put_at(brush, brush->columns >= SEASONS_BRUSH_WIDE ? WIDE_RESERVE : AT_RESERVE,
                   item.room);
}

static void draw_score(const struct seasons_brush *brush, pl_seat seat)
{
    struct seasons_score score;
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    seasons_score_of(pen.s, seat, &score);
    SEASONS_SAY(&pen, DRAW_SCORE, PL_ARG_NUMBER(score.total));
    seasons_put_at(brush, brush->columns >= SEASONS_BRUSH_WIDE ? WIDE_SCORE : AT_SCORE, item.room);
}

/* R-SEA-6.1, R-SEA-6.4 */
static void draw_open(const struct seasons_brush *brush, pl_seat seat)
{
    const struct seasons *s = brush->pen.s;
    int32_t extra = (int32_t)seasons_transmute_extra(s, seat);
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    if (!seasons_is_turn_of(s, seat) || !s->public.can_transmute) {
        return;
    }
    if (extra > 0) {
        SEASONS_SAY(&pen, DRAW_OPEN_MORE, PL_ARG_NUMBER(extra));
    } else {
        pl_text_add(pen.text, seasons_word(pen.lang, SEASONS_TEXT_DRAW_OPEN));
    }
    seasons_put_at(brush, AT_OPEN, item.room);
}

/* A card in play: turned ones have the mark before the name, tokens follow it in brackets. */
static void draw_card(const struct seasons_brush *brush, pl_seat seat, uint32_t card, uint32_t slot,
                      bool is_last)
{
    bool is_turned = seasons_is_turned(brush->pen.s, seat, card, slot);
    const uint8_t *tokens = seasons_tokens_on(brush->pen.s, seat, card, slot);
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, is_turned ? PL_STYLE_DIM "↷" : "");
    pl_text_add(pen.text, seasons_title(pen.lang, card));
    pl_text_add(pen.text, seasons_cards[card].is_familiar ? "♙" : "");
    pl_text_add(pen.text, is_turned ? PL_STYLE_END : "");
    if (tokens && seasons_sum(tokens) > 0) {
        pl_text_add(pen.text, " [");
        seasons_draw_tokens(&pen, tokens, " ");
        pl_text_char(pen.text, ']');
    }
    pl_text_add(pen.text, is_last ? "" : ",");
    seasons_put(brush, item.room);
}

static void draw_tableau(const struct seasons_brush *brush, pl_seat seat)
{
    const struct pl_bag *cards = &brush->pen.s->public.tableau[seat];
    uint32_t left = pl_bag_total(cards);

    if (left == 0) {
        seasons_put(brush, PL_STYLE_DIM);
        pl_text_add(brush->pen.text, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_NO_CARDS));
        pl_text_add(brush->pen.text, PL_STYLE_END);
    }
    for (uint64_t set = cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        for (uint32_t slot = 0; slot < pl_bag_count(cards, card); slot++) {
            draw_card(brush, seat, card, slot, --left == 0);
        }
    }
    seasons_put_line(brush);
}

/* R-SEA-11.6: hand cards of another player that everybody knows. */
static void draw_shown(const struct seasons_brush *brush, pl_seat seat)
{
    const struct pl_bag *shown = &brush->pen.s->public.shown[seat];

    if (seat == brush->pen.seat || pl_bag_is_empty(shown)) {
        return;
    }
    seasons_put(brush, PL_STYLE_DIM);
    pl_text_add(brush->pen.text, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_SHOWN));
    seasons_put_names(brush, shown);
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

static void draw_player(const struct seasons_brush *brush, pl_seat seat)
{
    bool is_wide = brush->columns >= SEASONS_BRUSH_WIDE;

    draw_name(brush, seat);
    draw_crystals(brush, seat);
    draw_gauge(brush, seat);
    draw_bonus(brush, seat);
    draw_hand_size(brush, seat);
    if (!is_wide) {
        seasons_put_line(brush);
    }
    draw_score(brush, seat);
    draw_reserve(brush, seat);
    draw_open(brush, seat);
    seasons_put_line(brush);
    draw_tableau(brush, seat);
    draw_shown(brush, seat);
}

/* Before the tournament there is nothing on the table but the question who is ready. */
static void draw_ready(const struct seasons_brush *brush, pl_seat seat)
{
    bool is_asked = brush->pen.s->head.waiting >> seat & 1;

    draw_name(brush, seat);
    seasons_put_at(brush, AT_CRYSTALS,
                   seasons_word(brush->pen.lang,
                                is_asked ? SEASONS_TEXT_DRAW_CHOOSES : SEASONS_TEXT_DRAW_READY));
    seasons_put_line(brush);
}

void seasons_draw_players(const struct seasons_brush *brush)
{
    struct seasons_brush inner = *brush;

    inner.indent = INDENT;
    for (pl_seat p = 0; p < brush->pen.s->head.seats; p++) {
        if (brush->pen.s->public.space > 0) {
            draw_player(&inner, p);
        } else {
            draw_ready(&inner, p);
        }
    }
}
