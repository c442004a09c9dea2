/* What lies before each player, in two lines, and the cards that only the viewer knows. */
#include "games/icaion/draw.h"

enum { NAME_COLUMNS = 16, INDENT = 2, AT_POINTS = 20 };

static bool is_turn_of(const struct icaion *s, pl_seat seat)
{
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        if (s->head.frame[i].kind == ICAION_FRAME_TURN) {
            return s->head.frame[i].seat == seat;
        }
    }
    return false;
}

/* Who decides now, whose turn it is; the number is that of their machines. */
static void draw_name(const struct icaion_sheet *sheet, pl_seat seat)
{
    const struct icaion *s = sheet->s;
    const char *you =
        seat == sheet->pen.seat ? icaion_text_of(sheet->pen.lang, ICAION_TEXT_DRAW_YOU) : "";
    struct pl_text *text = sheet->pen.text;

    pl_text_add(text, s->head.waiting >> seat & 1 ? PL_STYLE_YELLOW "►" PL_STYLE_END
                      : is_turn_of(s, seat)       ? "»"
                                                  : " ");
    pl_text_number(text, seat + 1);
    pl_text_add(text, " " PL_STYLE_BOLD);
    pl_text_clipped(text, pl_seat_name(text, sheet->pen.lang, seat), NAME_COLUMNS - pl_width(you));
    pl_text_add(text, PL_STYLE_END);
    pl_text_add(text, you);
}

static void put_pair(const struct icaion_sheet *sheet, enum icaion_text id, uint32_t one,
                     uint32_t other)
{
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    PL_SAY(&pen, id, PL_NUMBER(one), PL_NUMBER(other));
    icaion_put(sheet, &item);
}

static void draw_points(const struct icaion_sheet *sheet, pl_seat seat)
{
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    PL_SAY(&pen, ICAION_TEXT_DRAW_RP, PL_NUMBER(sheet->s->public.reputation[seat]));
    pl_text_add(&item.text, PL_STYLE_END);
    pl_brush_put_at(&sheet->brush, AT_POINTS, item.room);
}

/* Where the seeker stands and how it is. */
static void draw_state(const struct icaion_sheet *sheet, pl_seat seat)
{
    const struct icaion_public *pub = &sheet->s->public;

    if (pub->year > 0) {
        pl_brush_put(&sheet->brush, icaion_nodes[pub->node[seat]].name);
    }
    icaion_put_word(sheet,
                    pub->charged >> seat & 1 ? ICAION_TEXT_DRAW_CHARGED : ICAION_TEXT_DRAW_EMPTY);
    if (pub->lying >> seat & 1) {
        icaion_put_word(sheet, ICAION_TEXT_DRAW_LYING);
    }
    if (pub->armour >> seat & 1) {
        icaion_put_word(sheet, ICAION_TEXT_DRAW_ARMOUR);
    }
}

static void draw_numbers(const struct icaion_sheet *sheet, pl_seat seat)
{
    const struct icaion *s = sheet->s;
    const uint8_t *shards = s->public.shards[seat];

    put_pair(sheet, ICAION_TEXT_DRAW_HAND_SIZE, s->public.hand_count[seat],
             icaion_hand_limit(s, seat));
    if (sheet->detail < ICAION_DETAIL_SHORT) {
        put_pair(sheet, ICAION_TEXT_DRAW_UPGRADES, pl_bag_total(&s->public.upgrades[seat]),
                 icaion_upgrade_limit(s, seat));
        icaion_put_number(sheet, ICAION_TEXT_DRAW_STRENGTH, icaion_strength(s, seat));
        put_pair(sheet, ICAION_TEXT_DRAW_MOVE, icaion_free_nodes(s, seat),
                 icaion_nodes_per_blue(s, seat));
    }
    if (shards[0] + shards[1] + shards[2] > 0) {
        icaion_put_number(sheet, ICAION_TEXT_DRAW_SHARDS,
                          (uint32_t)shards[0] + shards[1] + shards[2]);
    }
    if (s->public.collected[seat] > 0) {
        icaion_put_number(sheet, ICAION_TEXT_DRAW_COLLECTED, s->public.collected[seat]);
    }
}

/* R-ICA-8.1: "[2B 1P] [-]". */
static void draw_cages(const struct icaion_sheet *sheet, pl_seat seat)
{
    for (uint32_t left = icaion_cages(sheet->s, seat); left; left &= left - 1) {
        const uint8_t *cage = sheet->s->public.cage[seat][pl_lowest(left)];
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_text_char(&item.text, '[');
        icaion_draw_crystals(&pen, cage);
        pl_text_add(&item.text, icaion_sum(cage) ? "]" : "-]");
        icaion_put(sheet, &item);
    }
}

/* R-ICA-11.1: the machines that are still at home, row by row. */
static void draw_home(const struct icaion_sheet *sheet, pl_seat seat)
{
    uint32_t home = sheet->s->public.home[seat];
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    for (uint32_t place = 0; place < ICAION_PLACES; place++) {
        bool is_there = home >> place & 1;
        pl_text_add(&item.text, place % ICAION_TYPES == 0 && place > 0 ? "/" : "");
        pl_text_add(&item.text, is_there ? icaion_type_sign(place % ICAION_TYPES) : "·");
    }
    icaion_put(sheet, &item);
}

/* Letters and numerals, the tile in the slot in brackets, where rows are few. */
static void draw_tiles_short(const struct icaion_sheet *sheet, pl_seat seat)
{
    const struct icaion_public *pub = &sheet->s->public;
    const char *letters = icaion_text_of(sheet->pen.lang, ICAION_TEXT_LETTERS);
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        if (pub->installed[seat][i] > 0) {
            pl_text_char(&item.text, letters[pub->installed[seat][i] - 1]);
            pl_text_number(&item.text, i + 1);
        }
    }
    if (pub->slot[seat] > 0) {
        uint32_t tile = pub->slot[seat] - 1u;
        pl_text_char(&item.text, '(');
        pl_text_char(&item.text, letters[tile / ICAION_YEARS]);
        pl_text_number(&item.text, tile % ICAION_YEARS + 1);
        pl_text_char(&item.text, ')');
    }
    if (item.text.length > 0) {
        icaion_put(sheet, &item);
    }
}

static void draw_tiles(const struct icaion_sheet *sheet, pl_seat seat)
{
    const struct icaion_public *pub = &sheet->s->public;

    if (sheet->detail >= ICAION_DETAIL_LEAST) {
        draw_tiles_short(sheet, seat);
        return;
    }
    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        uint32_t colour = pub->installed[seat][i];
        if (colour > 0) {
            PL_SAY(&pen, ICAION_TEXT_DRAW_INSTALLED,
                   PL_WORD(ICAION_WORD_TILE_SHORT, (colour - 1) * ICAION_YEARS + i + 1));
            icaion_put(sheet, &item);
        }
    }
    if (pub->slot[seat] > 0) {
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        PL_SAY(&pen, ICAION_TEXT_DRAW_SLOT, PL_WORD(ICAION_WORD_TILE_SHORT, pub->slot[seat]));
        icaion_put(sheet, &item);
    }
}

/* Seeker, equipment and upgrades. */
static void draw_cards(const struct icaion_sheet *sheet, pl_seat seat)
{
    const struct icaion_public *pub = &sheet->s->public;
    struct pl_listing list = { 2 + pl_bag_total(&pub->upgrades[seat]),
                               sheet->detail >= ICAION_DETAIL_LEAST ? 1 : 0 };
    const uint8_t own[2] = { pub->seeker[seat], pub->equipment[seat] };
    struct pl_item item;

    for (uint32_t i = 0; i < 2; i++) {
        const char *name = icaion_name_of(sheet->pen.lang, ICAION_WORD_CHARACTER, own[i]);
        icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, own[i] ? name : "-");
        if (!pl_brush_put_one(&sheet->brush, &list, &item)) {
            return;
        }
    }
    for (uint64_t left = pub->upgrades[seat].one; left; left &= left - 1) {
        icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, icaion_name_of(sheet->pen.lang, ICAION_WORD_CARD, pl_lowest(left)));
        if (!pl_brush_put_one(&sheet->brush, &list, &item)) {
            return;
        }
    }
}

static void draw_player(const struct icaion_sheet *sheet, pl_seat seat)
{
    bool is_short = sheet->s->public.year == 0 && sheet->detail >= ICAION_DETAIL_LEAST;

    draw_name(sheet, seat);
    draw_points(sheet, seat);
    if (is_short) {
        draw_cards(sheet, seat);
        pl_brush_put_line(&sheet->brush);
        return;
    }
    draw_state(sheet, seat);
    draw_numbers(sheet, seat);
    pl_brush_put_line(&sheet->brush);
    draw_cages(sheet, seat);
    draw_home(sheet, seat);
    draw_tiles(sheet, seat);
    draw_cards(sheet, seat);
    pl_brush_put_line(&sheet->brush);
}

void icaion_draw_players(const struct icaion_sheet *sheet)
{
    struct icaion_sheet inner = *sheet;

    inner.brush.indent = INDENT;
    for (uint32_t i = 0; i < sheet->s->head.seats; i++) {
        draw_player(&inner, sheet->s->public.order[i]);
    }
}

/* What the viewer alone knows. */

/* The number of the choice that takes a card, 0 for none: the table is its list. */
static uint32_t number_of(const struct icaion_sheet *sheet, enum icaion_act kind, uint32_t card)
{
    for (uint32_t i = 0; sheet->legal && i < sheet->legal->count; i++) {
        pl_action action = sheet->legal->action[i];
        if (pl_act_kind(action) == kind && pl_act_a(action) == card) {
            sheet->is_listed[i] = true;
            return i + 1;
        }
    }
    return 0;
}

/* A line: number of the choice, name, what it does. */
static void draw_choice(const struct icaion_sheet *sheet, uint32_t number, const char *name,
                        const struct pl_item *hint)
{
    struct pl_text *text = sheet->pen.text;

    if (number > 0) {
        pl_text_add(text, number > 9 ? PL_STYLE_YELLOW : PL_STYLE_YELLOW " ");
        pl_text_number(text, number);
        pl_text_add(text, PL_STYLE_END);
    }
    pl_text_pad(text, INDENT + 2);
    pl_brush_put(&sheet->brush, name);
    pl_brush_put_at(&sheet->brush, AT_POINTS + INDENT + 2, hint->room);
    pl_brush_put_line(&sheet->brush);
}

/* R-ICA-3.12 */
static void draw_offer(const struct icaion_sheet *sheet)
{
    struct icaion_sheet inner = *sheet;

    inner.brush.indent = INDENT + 2;
    icaion_put_word(sheet, ICAION_TEXT_DRAW_OFFER);
    pl_brush_put_line(&sheet->brush);
    for (uint32_t left = sheet->s->public.offer; left; left &= left - 1) {
        uint32_t card = pl_lowest(left);
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_write(&pen, ICAION_WORD_CHARACTER_HINT, (int32_t)card);
        draw_choice(&inner, number_of(sheet, ICAION_ACT_DRAFT, card),
                    icaion_name_of(pen.lang, ICAION_WORD_CHARACTER, card), &item);
    }
}

static void draw_hand_rows(const struct icaion_sheet *sheet, uint64_t hand)
{
    struct icaion_sheet inner = *sheet;

    inner.brush.indent = INDENT + 2;
    for (; hand; hand &= hand - 1) {
        uint32_t card = pl_lowest(hand);
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_text_number(&item.text, icaion_oddities[card].cost);
        pl_text_char(&item.text, icaion_text_of(pen.lang, ICAION_TEXT_LETTERS)[ICAION_GREEN]);
        pl_text_add(&item.text, "  ");
        pl_write(&pen, ICAION_WORD_CARD_HINT, (int32_t)card);
        draw_choice(&inner, 0, icaion_name_of(pen.lang, ICAION_WORD_CARD, card), &item);
    }
}

static void draw_hand_flow(const struct icaion_sheet *sheet, uint64_t hand)
{
    struct pl_listing list = { (uint32_t)__builtin_popcountll(hand),
                               sheet->detail >= ICAION_DETAIL_LEAST ? 1 : 0 };
    struct icaion_sheet inner = *sheet;

    inner.brush.indent = INDENT;
    for (; hand; hand &= hand - 1) {
        const struct icaion_oddity_info *info = &icaion_oddities[pl_lowest(hand)];
        struct pl_item item;
        icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, info->name[sheet->pen.lang]);
        pl_text_char(&item.text, ' ');
        pl_text_number(&item.text, info->cost);
        if (!pl_brush_put_one(&inner.brush, &list, &item)) {
            break;
        }
    }
    pl_brush_put_line(&sheet->brush);
}

void icaion_draw_own(const struct icaion_sheet *sheet)
{
    const struct icaion *s = sheet->s;
    uint64_t hand = s->private[sheet->pen.seat].hand.one;
    bool is_flow = sheet->detail >= ICAION_DETAIL_FLOW;

    if (icaion_sum(s->public.batch) > 0) {
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_say(&pen, ICAION_TEXT_DRAW_BATCH);
        icaion_put(sheet, &item);
        pl_brush_put_line(&sheet->brush);
    }
    if (s->public.offer) {
        draw_offer(sheet);
    }
    if (hand == 0) {
        return;
    }
    icaion_put_number(sheet, ICAION_TEXT_DRAW_HAND, (uint32_t)__builtin_popcountll(hand));
    pl_text_char(sheet->pen.text, ':');
    if (is_flow) {
        draw_hand_flow(sheet, hand);
        return;
    }
    pl_brush_put_line(&sheet->brush);
    draw_hand_rows(sheet, hand);
}
