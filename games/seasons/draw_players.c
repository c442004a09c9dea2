/* What lies before each player, in two lines: name, crystals, gauge, bonuses, hand, reserve, score;
 * then the cards in play. */
#include "games/seasons/draw.h"
#include "games/seasons/score.h"

enum { NAME_COLUMNS = 16, INDENT = 2, CARDS_INDENT = 4, AT_CARDS = 13, AT_CARDS_OVER = 22 };

/* Columns of the fields of a player's line. */
struct fields {
    uint32_t columns_min; /* of the table */
    uint32_t crystals, gauge, bonus, hand, reserve;
    uint32_t score; /* 0: in the line of cards */
    bool is_roomy;  /* places under the gauge are drawn, the penalty of bonuses is told */
};

static const struct fields layouts[] = {
    { 118, 22, 29, 53, 69, 78, 108, true },
    { 92, 20, 26, 34, 44, 52, 82, false },
    { 0, 20, 26, 34, 44, 52, 0, false },
};

static const struct fields *fields_of(const struct seasons_brush *brush)
{
    const struct fields *fields = layouts;

    while (brush->columns < fields->columns_min) {
        fields++;
    }
    return fields;
}

bool seasons_has_places(const struct seasons_brush *brush)
{
    return fields_of(brush)->is_roomy;
}

/* The name of a player, with "(you)", in at most the given columns. */
static void draw_player_name(const struct pl_pen *pen, pl_seat viewer, pl_seat seat,
                             uint32_t columns)
{
    const char *you = seat == viewer ? seasons_text_of(pen->lang, SEASONS_TEXT_DRAW_YOU) : "";

    pl_text_add(pen->text, PL_STYLE_BOLD);
    pl_text_clipped(pen->text, pl_seat_name(pen->text, pen->lang, seat), columns - pl_width(you));
    pl_text_add(pen->text, PL_STYLE_END);
    pl_text_add(pen->text, you);
}

/* Who decides now, whose turn it is, who starts the round. */
static void draw_name(const struct seasons_brush *brush, pl_seat seat)
{
    const struct seasons *s = brush->s;
    bool is_asked = s->head.waiting >> seat & 1;
    bool is_first = s->public.first == seat && s->public.round > 0 && !s->head.over;
    struct pl_text *text = brush->pen.text;

    pl_text_add(text, is_asked                      ? PL_STYLE_YELLOW "► " PL_STYLE_END
                      : seasons_is_turn_of(s, seat) ? "» "
                                                    : "  ");
    pl_text_add(text, is_first ? "⚑" : "");
    draw_player_name(&brush->pen, brush->pen.seat, seat, NAME_COLUMNS);
}

static void draw_crystals(const struct seasons_brush *brush, pl_seat seat)
{
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, PL_STYLE_CYAN "◆ " PL_STYLE_END);
    pl_text_number(pen.text, seasons_seen(pen.obs)->public.crystals[seat]);
    seasons_put_at(brush, fields_of(brush)->crystals, item.room);
}

/* R-SEA-7.1: places under the gauge, taken and free. */
static void draw_gauge(const struct seasons_brush *brush, pl_seat seat)
{
    uint32_t gauge = brush->s->public.gauge[seat];
    uint32_t cards = seasons_in_play(brush->s, seat);
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, PL_STYLE_YELLOW "★ " PL_STYLE_END);
    pl_text_number(pen.text, cards);
    pl_text_char(pen.text, '/');
    pl_text_number(pen.text, gauge);
    if (fields_of(brush)->is_roomy) {
        pl_text_pad(pen.text, 8);
        for (uint32_t i = 0; i < SEASONS_GAUGE_MAX; i++) {
            pl_text_add(pen.text, i < cards ? "■" : i < gauge ? "□" : "·");
        }
    }
    seasons_put_at(brush, fields_of(brush)->gauge, item.room);
}

static void draw_bonus(const struct seasons_brush *brush, pl_seat seat)
{
    uint32_t spent = brush->s->public.bonus_used[seat];
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, seasons_text_of(pen.lang, SEASONS_TEXT_DRAW_BONUS));
    pl_text_char(pen.text, ' ');
    for (uint32_t i = 0; i < SEASONS_BONUS_MAX; i++) {
        pl_text_add(pen.text, i < spent ? "●" : "○");
    }
    if (spent > 0 && fields_of(brush)->is_roomy) {
        pl_text_add(pen.text, " -");
        pl_text_number(pen.text, seasons_penalties[spent]);
    }
    seasons_put_at(brush, fields_of(brush)->bonus, item.room);
}

static void draw_hand_size(const struct seasons_brush *brush, pl_seat seat)
{
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    PL_SAY(&pen, SEASONS_TEXT_DRAW_HAND_SIZE,
           PL_NUMBER(seasons_seen(pen.obs)->public.hand_count[seat]));
    seasons_put_at(brush, fields_of(brush)->hand, item.room);
}

/* R-SEA-6.1, R-SEA-6.4: whether the tokens can be transmuted now, and for how much more. */
static void draw_open(const struct pl_pen *pen, pl_seat seat)
{
    uint32_t extra = seasons_transmute_extra(seasons_seen(pen->obs), seat);

    if (!seasons_is_turn_of(seasons_seen(pen->obs), seat) ||
        seasons_transmute_sources(seasons_seen(pen->obs), seat) == 0) {
        return;
    }
    pl_text_add(pen->text, PL_STYLE_GREEN " ↻");
    if (extra > 0) {
        pl_text_char(pen->text, '+');
        pl_text_number(pen->text, extra);
    }
    pl_text_add(pen->text, PL_STYLE_END);
}

static void draw_reserve(const struct seasons_brush *brush, pl_seat seat)
{
    const struct seasons *s = brush->s;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    PL_SAY(&pen, SEASONS_TEXT_DRAW_RESERVE, PL_NUMBER((int32_t)seasons_reserve_total(s, seat)),
           PL_NUMBER((int32_t)seasons_capacity(s, seat)));
    pl_text_add(pen.text, seasons_reserve_total(s, seat) > 0 ? " " : "");
    seasons_draw_tokens(&pen, s->public.reserve[seat], " ");
    draw_open(&pen, seat);
    seasons_put_at(brush, fields_of(brush)->reserve, item.room);
}

static void draw_score(const struct seasons_brush *brush, pl_seat seat, uint32_t column)
{
    struct seasons_score score;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    seasons_score_of(seasons_seen(pen.obs), seat, &score);
    PL_SAY(&pen, SEASONS_TEXT_DRAW_SCORE, PL_NUMBER(score.total));
    seasons_put_at(brush, column, item.room);
}

/* A card in play: tokens on it follow the name in brackets. */
static void draw_card(const struct pl_pen *pen, pl_seat seat, uint32_t card, uint32_t slot)
{
    bool is_turned = seasons_is_turned(seasons_seen(pen->obs), seat, card, slot);
    const uint8_t *tokens = seasons_tokens_on(seasons_seen(pen->obs), seat, card, slot);

    pl_text_add(pen->text, is_turned ? PL_STYLE_DIM : "");
    seasons_draw_name(pen, card);
    if (is_turned) {
        pl_text_add(pen->text, seasons_text_of(pen->lang, SEASONS_TEXT_DRAW_USED));
        pl_text_add(pen->text, PL_STYLE_END);
    }
    if (tokens && seasons_sum(tokens) > 0) {
        pl_text_add(pen->text, " [");
        seasons_draw_tokens(pen, tokens, " ");
        pl_text_char(pen->text, ']');
    }
}

static void draw_cards(const struct seasons_brush *brush, pl_seat seat)
{
    const struct pl_bag *cards = &brush->s->public.tableau[seat];
    struct pl_listing list = { pl_bag_total(cards),
                               brush->detail >= SEASONS_DETAIL_CLIPPED ? 1 : 0 };

    for (uint64_t set = cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        for (uint32_t slot = 0; slot < pl_bag_count(cards, card); slot++) {
            struct pl_item item;
            struct pl_pen pen = seasons_item_pen(brush, &item);
            draw_card(&pen, seat, card, slot);
            if (!seasons_put_one(brush, &list, &item)) {
                return;
            }
        }
    }
}

static void draw_tableau(const struct seasons_brush *brush, pl_seat seat)
{
    if (pl_bag_is_empty(&brush->s->public.tableau[seat])) {
        seasons_put(brush, PL_STYLE_DIM);
        pl_text_add(brush->pen.text, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_NO_CARDS));
        pl_text_add(brush->pen.text, PL_STYLE_END);
    } else {
        draw_cards(brush, seat);
    }
    seasons_put_line(brush);
}

/* R-SEA-11.6: hand cards of another player that everybody knows. */
static void draw_shown(const struct seasons_brush *brush, pl_seat seat)
{
    const struct pl_bag *shown = &brush->s->public.shown[seat];

    if (seat == brush->pen.seat || pl_bag_is_empty(shown) ||
        brush->detail >= SEASONS_DETAIL_CLIPPED) {
        return;
    }
    seasons_put(brush, PL_STYLE_DIM);
    pl_text_add(brush->pen.text, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_SHOWN));
    seasons_put_names(brush, shown, 0);
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

static void draw_second_line(const struct seasons_brush *brush, pl_seat seat)
{
    struct seasons_brush inner = *brush;
    bool is_empty = pl_bag_is_empty(&brush->s->public.tableau[seat]);

    if (is_empty && brush->detail >= SEASONS_DETAIL_LEAST) {
        return;
    }
    inner.indent = CARDS_INDENT;
    if (fields_of(brush)->score == 0) {
        draw_score(brush, seat, INDENT);
        inner.indent = AT_CARDS;
        pl_text_pad(brush->pen.text, AT_CARDS - 1);
    }
    draw_tableau(&inner, seat);
    draw_shown(&inner, seat);
}

static void draw_player(const struct seasons_brush *brush, pl_seat seat)
{
    const struct fields *fields = fields_of(brush);

    draw_name(brush, seat);
    draw_crystals(brush, seat);
    draw_gauge(brush, seat);
    draw_bonus(brush, seat);
    draw_hand_size(brush, seat);
    draw_reserve(brush, seat);
    if (fields->score > 0) {
        draw_score(brush, seat, fields->score);
    }
    seasons_put_line(brush);
    draw_second_line(brush, seat);
}

/* After the game the scores tell all but the cards. */
static void draw_player_over(const struct seasons_brush *brush, pl_seat seat)
{
    struct seasons_brush inner = *brush;

    inner.indent = AT_CARDS_OVER;
    draw_name(brush, seat);
    pl_text_pad(brush->pen.text, AT_CARDS_OVER - 1);
    draw_tableau(&inner, seat);
}

/* Before the tournament there is nothing on the table but the question who is ready. */
static void draw_waited_for(const struct seasons_brush *brush)
{
    const struct pl_head *head = &brush->s->head;
    uint32_t left = head->waiting;

    pl_text_char(brush->pen.text, ' ');
    seasons_put(brush, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_WAITING));
    for (pl_seat p = 0; p < head->seats; p++) {
        struct pl_item item;
        struct pl_pen pen = seasons_item_pen(brush, &item);
        if (!(left >> p & 1)) {
            continue;
        }
        left &= ~(1u << p);
        draw_player_name(&pen, brush->pen.seat, p, NAME_COLUMNS);
        pl_text_add(&item.text, left ? "," : "");
        seasons_put(brush, item.room);
    }
    seasons_put_line(brush);
}

void seasons_draw_players(const struct seasons_brush *brush)
{
    const struct seasons *s = brush->s;
    struct seasons_brush inner = *brush;

    inner.indent = INDENT;
    if (s->public.space == 0) {
        draw_waited_for(&inner);
        return;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->head.over) {
            draw_player_over(&inner, p);
        } else {
            draw_player(&inner, p);
        }
    }
}
