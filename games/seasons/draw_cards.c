/* The cards that only the viewer knows: packet, hand, libraries, cards drawn; each list as a table
 * of name, cost, prestige and effect. The effect is given in full where it helps to choose. */
#include "games/seasons/decide.h"
#include "games/seasons/draw.h"

enum {
    INDENT = 2,
    NUMBER_INDENT = 4,
    COST_COLUMNS = 9,
    POINTS_COLUMNS = 4,
    COPIES_COLUMNS = 3,
    FLOW_LINES_MAX = 3,
    EFFECT_MAX = 1024
};

/* How a list of cards is shown. */
struct listing {
    const struct pl_bag *cards;
    enum seasons_text heading;
    bool is_hand; /* of the tournament: mark what can be summoned */
    bool is_full; /* whole effect texts at any width, and numbers of what can be chosen */
};

/* Columns before the name, of the longest name. */
struct frame {
    uint32_t indent;
    uint32_t names;
};

static uint32_t effect_column(const struct frame *frame)
{
    return frame->indent + frame->names + 1 + COST_COLUMNS + POINTS_COLUMNS;
}

static struct frame frame_of(const struct seasons_brush *brush, const struct listing *list,
                             const char *heading)
{
    struct frame frame = { .indent = list->is_full && brush->legal ? NUMBER_INDENT : INDENT };
    uint32_t least = pl_width(heading);

    frame.names = least > frame.indent ? least - frame.indent : 0;
    for (uint64_t set = list->cards->one; set; set &= set - 1) {
        uint32_t copies = pl_bag_count(list->cards, pl_lowest(set));
        uint32_t width =
            seasons_name_width(brush->pen.lang, pl_lowest(set)) + (copies > 1 ? COPIES_COLUMNS : 0);
        frame.names = width > frame.names ? width : frame.names;
    }
    if (effect_column(&frame) > brush->columns) {
        frame.names -= effect_column(&frame) - brush->columns;
    }
    return frame;
}

/* The number of the choice that takes the card, 0 for none: the table is its list. */
static uint32_t number_of(const struct seasons_brush *brush, uint32_t card)
{
    for (uint32_t i = 0; brush->legal && i < brush->legal->count; i++) {
        uint16_t kind = pl_act_kind(brush->legal->action[i]);
        bool is_listed = kind == SEASONS_ACT_DRAFT || kind == SEASONS_ACT_SPLIT ||
                         kind == SEASONS_ACT_PICK || kind == SEASONS_ACT_GIVE;
        if (is_listed && pl_act_a(brush->legal->action[i]) == card) {
            brush->is_listed[i] = true;
            return i + 1;
        }
    }
    return 0;
}

static void draw_cost(const struct pl_pen *pen, uint32_t card)
{
    uint32_t seats = seasons_seen(pen->obs)->head.seats;
    uint32_t crystals = seasons_cost_crystals(card, seats);
    uint8_t energy[SEASONS_ENERGIES];

    seasons_energy_cost(card, seats, energy);
    seasons_draw_tokens(pen, energy, "");
    if (crystals > 0) {
        pl_text_number(pen->text, crystals);
        pl_text_add(pen->text, PL_STYLE_CYAN "◆" PL_STYLE_END);
    }
    if (card == SEASONS_ELEMENTAL_AMULET) {
        pl_text_add(pen->text, "1-4 ≠");
    } else if (crystals + seasons_sum(energy) == 0) {
        pl_text_char(pen->text, '0');
    }
}

/* What the card does, written into the room: its text or its hint. */
static const char *effect(const struct seasons_brush *brush, enum seasons_word kind, uint32_t card,
                          char room[EFFECT_MAX])
{
    struct pl_text text = pl_text_in(room, EFFECT_MAX);
    struct pl_pen pen = brush->pen;

    pen.text = &text;
    pl_write(&pen, kind, (int32_t)card);
    return room;
}

/* The effect: beside the card in full or as a hint, or in full below it. */
static void draw_effect(const struct seasons_brush *brush, uint32_t card, bool is_full,
                        const struct frame *frame)
{
    uint32_t column = effect_column(frame);
    bool has_texts = brush->detail < SEASONS_DETAIL_HINTS;
    struct seasons_brush inner = *brush;
    char room[EFFECT_MAX];

    if (has_texts && brush->columns >= SEASONS_BRUSH_WIDE) {
        inner.indent = column;
        pl_text_pad(brush->pen.text, column);
        seasons_put_words(&inner, effect(brush, SEASONS_WORD_CARD_TEXT, card, room));
    } else if (has_texts && is_full) {
        inner.indent = frame->indent + INDENT;
        seasons_put_line(brush);
        seasons_put_words(&inner, effect(brush, SEASONS_WORD_CARD_TEXT, card, room));
    } else if (brush->columns > column) {
        pl_text_pad(brush->pen.text, column);
        pl_text_clipped(brush->pen.text, effect(brush, SEASONS_WORD_CARD_HINT, card, room),
                        brush->columns - column);
    }
    seasons_put_line(brush);
}

/* What stands before the name: the number of a choice, the mark of what can be summoned. */
static void draw_mark(const struct seasons_brush *brush, const struct listing *list, uint32_t card)
{
    uint32_t number = list->is_full ? number_of(brush, card) : 0;
    struct pl_text *text = brush->pen.text;

    if (number > 0) {
        pl_text_add(text, number > 9 ? PL_STYLE_YELLOW : PL_STYLE_YELLOW " ");
        pl_text_number(text, number);
        pl_text_add(text, PL_STYLE_END "  ");
    } else if (list->is_hand && seasons_can_summon_now(brush->s, brush->pen.seat, card)) {
        pl_text_add(text, PL_STYLE_GREEN "✓ " PL_STYLE_END PL_STYLE_BOLD);
    }
}

static void draw_row(const struct seasons_brush *brush, const struct listing *list, uint32_t card,
                     const struct frame *frame)
{
    struct pl_text *text = brush->pen.text;
    bool is_familiar = seasons_cards[card].is_familiar;
    uint32_t copies = pl_bag_count(list->cards, card);
    uint32_t behind = (is_familiar ? 2u : 0u) + (copies > 1 ? COPIES_COLUMNS : 0u);

    draw_mark(brush, list, card);
    pl_text_pad(text, frame->indent);
    pl_text_add(text, list->is_full ? PL_STYLE_BOLD : "");
    pl_text_clipped(text, seasons_name_of(brush->pen.lang, SEASONS_WORD_CARD, card),
                    frame->names - behind);
    pl_text_add(text, is_familiar ? " ♙" PL_STYLE_END : PL_STYLE_END);
    if (copies > 1) {
        PL_SAY(&brush->pen, SEASONS_TEXT_TIMES, PL_NUMBER((int32_t)copies));
    }
    pl_text_pad(text, frame->indent + frame->names + 1);
    draw_cost(&brush->pen, card);
    pl_text_pad(text, effect_column(frame) - POINTS_COLUMNS);
    pl_text_number(text, seasons_cards[card].prestige);
    draw_effect(brush, card, list->is_full, frame);
}

static void draw_heading(const struct seasons_brush *brush, const char *heading,
                         const struct frame *frame)
{
    struct pl_text *text = brush->pen.text;

    pl_text_add(text, PL_STYLE_BOLD);
    pl_text_add(text, heading);
    pl_text_add(text, PL_STYLE_END PL_STYLE_DIM);
    pl_text_pad(text, frame->indent + frame->names + 1);
    pl_text_add(text, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_COST));
    pl_text_pad(text, effect_column(frame) - POINTS_COLUMNS);
    pl_text_add(text, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_POINTS));
    pl_text_add(text, PL_STYLE_END);
    seasons_put_line(brush);
}

/* Names and costs one after the other, where rows are few. */
static void draw_flow(const struct seasons_brush *brush, const struct listing *list)
{
    struct pl_listing items = { pl_bag_total(list->cards),
                                brush->detail >= SEASONS_DETAIL_LEAST ? FLOW_LINES_MAX : 0 };
    struct seasons_brush inner = *brush;

    inner.indent = INDENT;
    for (uint64_t set = list->cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        for (uint32_t i = pl_bag_count(list->cards, card); i > 0; i--) {
            struct pl_item item;
            struct pl_pen pen = seasons_item_pen(brush, &item);
            struct seasons_brush marker = *brush;
            marker.pen = pen;
            draw_mark(&marker, list, card);
            seasons_draw_name(&pen, card);
            pl_text_add(&item.text, PL_STYLE_END " ");
            draw_cost(&pen, card);
            if (!seasons_put_one(&inner, &items, &item)) {
                return;
            }
        }
    }
}

static void draw_rows(const struct seasons_brush *brush, const struct listing *list,
                      const char *heading)
{
    const struct frame frame = frame_of(brush, list, heading);

    draw_heading(brush, heading, &frame);
    for (uint64_t set = list->cards->one; set; set &= set - 1) {
        draw_row(brush, list, pl_lowest(set), &frame);
    }
}

static void draw_list(const struct seasons_brush *brush, const struct listing *list)
{
    bool is_flow = brush->detail >= SEASONS_DETAIL_FLOW && !list->is_full;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    PL_SAY(&pen, list->heading, PL_NUMBER(pl_bag_total(list->cards)));
    if (!is_flow && !pl_bag_is_empty(list->cards)) {
        draw_rows(brush, list, item.room);
        return;
    }
    pl_text_add(brush->pen.text, PL_STYLE_BOLD);
    pl_text_add(brush->pen.text, item.room);
    pl_text_add(brush->pen.text, pl_bag_is_empty(list->cards) ? PL_STYLE_END : ":" PL_STYLE_END);
    draw_flow(brush, list);
    seasons_put_line(brush);
}

/* Names only, after a heading; nothing for no cards. */
static void draw_names(const struct seasons_brush *brush, const char *heading,
                       const struct pl_bag *cards)
{
    struct seasons_brush inner = *brush;

    if (pl_bag_is_empty(cards)) {
        return;
    }
    inner.indent = INDENT;
    pl_text_add(brush->pen.text, PL_STYLE_BOLD);
    pl_text_add(brush->pen.text, heading);
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_names(&inner, cards, brush->detail >= SEASONS_DETAIL_CLIPPED ? 1 : 0);
    seasons_put_line(brush);
}

static void draw_one_name(const struct seasons_brush *brush, enum seasons_text heading,
                          uint32_t card)
{
    struct pl_bag alone = { 0, 0 };

    if (card != SEASONS_NO_CARD) {
        pl_bag_add(&alone, card);
    }
    draw_names(brush, seasons_text_of(brush->pen.lang, heading), &alone);
}

/* "Library II: a, b, c" */
static void write_library(const struct pl_pen *pen, uint32_t library, const struct pl_bag *cards)
{
    uint32_t left = pl_bag_total(cards);

    pl_text_add(pen->text, PL_STYLE_BOLD);
    PL_SAY(pen, SEASONS_TEXT_DRAW_LIBRARY, PL_WORD(SEASONS_WORD_LIBRARY, library));
    pl_text_add(pen->text, PL_STYLE_END);
    for (uint64_t set = cards->one; set; set &= set - 1) {
        for (uint32_t i = pl_bag_count(cards, pl_lowest(set)); i > 0; i--) {
            pl_text_char(pen->text, ' ');
            seasons_draw_name(pen, pl_lowest(set));
            pl_text_add(pen->text, --left > 0 ? "," : "");
        }
    }
}

/* Both in one line where they fit. */
static void draw_libraries(const struct seasons_brush *brush, const struct seasons_private *own)
{
    bool is_any = false;

    for (uint32_t i = 0; i < SEASONS_LIBRARIES && brush->detail < SEASONS_DETAIL_LEAST; i++) {
        struct pl_item item;
        struct pl_pen pen = seasons_item_pen(brush, &item);
        if (!pl_bag_is_empty(&own->library[i])) {
            write_library(&pen, i + 2, &own->library[i]);
            seasons_put(brush, item.room);
            is_any = true;
        }
    }
    if (is_any) {
        seasons_put_line(brush);
    }
}

/* The draft and the split: a newcomer needs the whole texts to choose. */
static void draw_prelude(const struct seasons_brush *brush, const struct seasons_private *own)
{
    bool is_draft = !pl_bag_is_empty(&own->packet);

    if (is_draft) {
        draw_list(brush, &(struct listing){ .cards = &own->packet,
                                            .heading = SEASONS_TEXT_DRAW_PACKET,
                                            .is_full = true });
        draw_one_name(brush, SEASONS_TEXT_DRAW_PICKED, own->pick);
        draw_names(brush, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_KEPT), &own->kept);
        return;
    }
    if (!pl_bag_is_empty(&own->kept)) {
        draw_list(brush, &(struct listing){ .cards = &own->kept,
                                            .heading = SEASONS_TEXT_DRAW_TO_SPLIT,
                                            .is_full = true });
    }
    draw_names(brush, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_FOR_HAND), &own->hand);
    draw_libraries(brush, own);
}

static void draw_leech(const struct seasons_brush *brush)
{
    uint32_t due = seasons_leech_due(brush->s, brush->pen.seat);
    struct seasons_brush inner = *brush;
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    if (due == 0) {
        return;
    }
    inner.indent = INDENT;
    PL_SAY(&pen, SEASONS_TEXT_DRAW_LEECH, PL_NUMBER((int32_t)due),
           PL_WORD(SEASONS_WORD_CARD, SEASONS_ARCANO_LEECH));
    seasons_put(&inner, item.room);
    seasons_put_line(brush);
}

void seasons_draw_own(const struct seasons_brush *brush)
{
    const struct seasons_private *own = &brush->s->private[brush->pen.seat];

    if (brush->s->public.space == 0) {
        draw_prelude(brush, own);
        return;
    }
    if (brush->s->head.over) {
        draw_names(brush, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_LEFT), &own->hand);
        return;
    }
    if (!pl_bag_is_empty(&own->look)) {
        draw_list(brush, &(struct listing){ .cards = &own->look,
                                            .heading = SEASONS_TEXT_DRAW_LOOK,
                                            .is_full = true });
    }
    draw_list(brush, &(struct listing){
                         .cards = &own->hand, .heading = SEASONS_TEXT_DRAW_HAND, .is_hand = true });
    draw_leech(brush);
    draw_libraries(brush, own);
    draw_one_name(brush, SEASONS_TEXT_DRAW_KNOWN_TOP, own->known_top);
}
