/* What lies before the players: boards, piles, and the hand of the seat that looks. */
#include "games/mysthea/draw.h"

/* Cards. */

void mysthea_name_card(const struct mysthea_brush *brush, const struct pl_pen *pen, uint32_t card)
{
    if (!mysthea_is_short(brush)) {
        pl_write(pen, MYSTHEA_WORD_LABELLED, (int32_t)card);
        return;
    }
    pl_write(pen, MYSTHEA_WORD_CARD, (int32_t)card);
    pl_text_add(pen->text, " ▲");
    pl_text_number(pen->text, mysthea_cards[card].points);
}

void mysthea_name_cards(const struct mysthea_brush *brush, const struct pl_pen *pen,
                        struct pl_set cards)
{
    const char *between = " ";

    while (!pl_set_is_empty(&cards)) {
        pl_text_add(pen->text, between);
        mysthea_name_card(brush, pen, pl_set_take(&cards));
        between = ", ";
    }
}

/* The place in the list of the choice that takes a card of the hand or the display; the length of
 * the list for none. */
static uint32_t choice_of(const struct mysthea_brush *brush, uint32_t card)
{
    uint32_t count = brush->legal ? brush->legal->count : 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t kind = pl_act_kind(brush->legal->action[i]);
        bool is_of_card = kind == MYSTHEA_ACT_ACT || kind == MYSTHEA_ACT_ORDER ||
                          kind == MYSTHEA_ACT_GIVE || kind == MYSTHEA_ACT_TAKE ||
                          kind == MYSTHEA_ACT_UNDER;
        if (is_of_card && pl_act_a(brush->legal->action[i]) == card) {
            return i;
        }
    }
    return count;
}

/* The number of the choice that takes the card: the table is then its list. */
static void add_mark(const struct mysthea_brush *brush, struct pl_text *text, uint32_t card)
{
    uint32_t choice = choice_of(brush, card);

    if (!brush->legal || choice == brush->legal->count) {
        pl_text_add(text, "· ");
        return;
    }
    if (brush->is_listed) {
        brush->is_listed[choice] = true;
    }
    pl_text_add(text, choice < 9 ? PL_STYLE_YELLOW " " : PL_STYLE_YELLOW);
    pl_text_number(text, choice + 1);
    pl_text_add(text, PL_STYLE_END "  ");
}

void mysthea_draw_cards(const struct mysthea_brush *brush, struct pl_set cards)
{
    struct mysthea_line line;

    while (!pl_set_is_empty(&cards)) {
        uint32_t card = pl_set_take(&cards);
        const struct pl_pen *pen = mysthea_begin(brush, &line);
        add_mark(brush, pen->text, card);
        pl_write(pen, MYSTHEA_WORD_LABELLED, (int32_t)card);
        pl_text_add(pen->text, ": ");
        pl_write(pen, MYSTHEA_WORD_HINT, (int32_t)card);
        mysthea_put(brush, &line);
    }
}

uint32_t mysthea_choice_kind(const struct mysthea_brush *brush, struct pl_set cards)
{
    uint32_t kind = 0;

    while (kind == 0 && brush->legal && !pl_set_is_empty(&cards)) {
        uint32_t choice = choice_of(brush, pl_set_take(&cards));
        kind = choice < brush->legal->count ? pl_act_kind(brush->legal->action[choice]) : 0u;
    }
    return kind;
}

/* Players. */

static uint32_t artefact_of(const struct mysthea *s, pl_seat seat)
{
    uint32_t number = 0;

    while (s->public.order[number] != seat) {
        number++;
        PL_ASSERT(number < s->head.seats);
    }
    return number + 1;
}

static void add_symbol(struct pl_text *text, const char *symbol, int32_t number)
{
    pl_text_add(text, symbol);
    pl_text_number(text, number);
}

/* ", pool 1c2g", or "–" where there is nothing. */
static void add_units(const struct pl_pen *pen, enum mysthea_text title,
                      const uint8_t (*counts)[MYSTHEA_SEATS], uint32_t kinds)
{
    pl_text_add(pen->text, ", ");
    pl_say(pen, title);
    pl_text_char(pen->text, ' ');
    uint32_t start = pen->text->length;
    for (uint32_t unit = 0; unit < kinds; unit++) {
        mysthea_add_count(pen, counts[unit][pen->seat], unit);
    }
    pl_text_add(pen->text, pen->text->length == start ? "–" : "");
}

static void add_artefact(const struct pl_pen *pen, pl_seat seat)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    bool is_charged = s->public.charged >> seat & 1;

    pl_text_add(pen->text, ", ");
    PL_SAY(pen, MYSTHEA_TEXT_DRAW_ARTEFACT, PL_NUMBER(artefact_of(s, seat)));
    pl_text_char(pen->text, ' ');
    pl_say(pen, is_charged ? MYSTHEA_TEXT_DRAW_CHARGED : MYSTHEA_TEXT_DRAW_DISCHARGED);
}

/* Names only: what they do is in the glossary. */
static void add_names(const struct pl_pen *pen, struct pl_set cards)
{
    while (!pl_set_is_empty(&cards)) {
        pl_write(pen, MYSTHEA_WORD_CARD, (int32_t)pl_set_take(&cards));
        pl_text_add(pen->text, pl_set_is_empty(&cards) ? "" : ", ");
    }
}

static void add_counts(const struct mysthea_brush *brush, const struct pl_pen *pen, pl_seat seat)
{
    const struct mysthea_public *pub = &brush->s->public;

    pl_text_add(pen->text, ", ");
    PL_SAY(pen, MYSTHEA_TEXT_DRAW_COUNTS, PL_NUMBER(mysthea_hand_count(brush->s, seat)),
           PL_NUMBER(pl_set_count(&pub->discard[seat])));
    pl_text_add(pen->text, ", ");
    PL_SAY(pen, MYSTHEA_TEXT_DRAW_MET, PL_NUMBER(pl_bag_total(&pub->encounters[seat])));
}

/* Equipment and upgrades on the board; R-MYS-1.9: what was discarded lies open. */
static void add_open_cards(const struct mysthea_brush *brush, const struct pl_pen *pen,
                           pl_seat seat)
{
    struct pl_set board = mysthea_board_of(brush->s, seat);
    bool has_rows = seat == brush->pen.seat && brush->detail == MYSTHEA_DETAIL_OPEN;

    if (!pl_set_is_empty(&board) && !has_rows) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, MYSTHEA_TEXT_DRAW_BOARD);
        mysthea_name_cards(brush, pen, board);
    }
    if (!pl_set_is_empty(&brush->s->public.discard[seat]) && brush->detail == MYSTHEA_DETAIL_OPEN) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, MYSTHEA_TEXT_DRAW_DISCARDS);
        add_names(pen, brush->s->public.discard[seat]);
    }
}

void mysthea_draw_player(const struct mysthea_brush *brush, pl_seat seat)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    line.pen.seat = seat;
    mysthea_add_seat(pen->text, seat);
    pl_text_char(pen->text, ' ');
    pl_write(pen, PL_WORD_SEAT, seat);
    pl_text_add(pen->text, PL_STYLE_END);
    if (seat == brush->pen.seat) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_YOU);
    }
    add_symbol(pen->text, " ★", pub->glory[seat]);
    add_symbol(pen->text, " ◆", pub->energy[seat]);
    add_symbol(pen->text, " ●", pub->xp[seat]);
    add_units(pen, MYSTHEA_TEXT_DRAW_POOL, pub->pool, MYSTHEA_MOBILE);
    add_units(pen, MYSTHEA_TEXT_DRAW_RESERVE, pub->reserve, MYSTHEA_COUNTED);
    if (pub->champion[seat]) {
        pl_text_add(pen->text, ", ");
        pl_write(pen, MYSTHEA_WORD_CHAMPION, pub->champion[seat]);
    }
    add_artefact(pen, seat);
    add_counts(brush, pen, seat);
    add_open_cards(brush, pen, seat);
    mysthea_put_player(brush, &line);
}

/* Hand and board of the seat. */

static enum mysthea_text hand_heading(const struct mysthea_brush *brush, struct pl_set hand)
{
    switch (mysthea_choice_kind(brush, hand)) {
    case MYSTHEA_ACT_ACT: return MYSTHEA_TEXT_DRAW_HAND_ACT;
    case MYSTHEA_ACT_ORDER: return MYSTHEA_TEXT_DRAW_HAND_ORDER;
    case MYSTHEA_ACT_GIVE: return MYSTHEA_TEXT_DRAW_HAND_GIVE;
    default: return MYSTHEA_TEXT_DRAW_HAND;
    }
}

/* With what the cards do, or as names. */
static void draw_hand(const struct mysthea_brush *brush, struct pl_set hand)
{
    bool is_full = brush->detail <= MYSTHEA_DETAIL_HAND;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_say(pen, is_full ? hand_heading(brush, hand) : MYSTHEA_TEXT_DRAW_HAND);
    if (!is_full) {
        mysthea_name_cards(brush, pen, hand);
    }
    mysthea_put(brush, &line);
    if (is_full) {
        mysthea_draw_cards(brush, hand);
    }
}

static void draw_board(const struct mysthea_brush *brush, struct pl_set board)
{
    struct mysthea_line line;

    pl_say(mysthea_begin(brush, &line), MYSTHEA_TEXT_DRAW_OWN_BOARD);
    mysthea_put(brush, &line);
    mysthea_draw_cards(brush, board);
}

void mysthea_draw_own(const struct mysthea_brush *brush)
{
    struct pl_set hand = brush->s->private[brush->pen.seat].hand;
    struct pl_set board = mysthea_board_of(brush->s, brush->pen.seat);

    if (!pl_set_is_empty(&board) && brush->detail == MYSTHEA_DETAIL_OPEN) {
        draw_board(brush, board);
    }
    if (!pl_set_is_empty(&hand)) {
        draw_hand(brush, hand);
    }
}
