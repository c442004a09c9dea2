/* The cards that only the viewer knows: packet, hand, libraries, cards drawn; each list as a table
 * of name, cost, prestige and effect. The effect is given in full where it helps to choose. */
#include "games/seasons/draw.h"

enum { INDENT = 2, COST_COLUMNS = 9, POINTS_COLUMNS = 4 };

static const char *const hints[SEASONS_CARD_COUNT][PL_LANG_COUNT] = {
#define HINT(id_, pl_, en_) [SEASONS_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/seasons/card_hint.def"
#undef HINT
};

/* How a list of cards is shown. */
struct listing {
    const struct pl_bag *cards;
    enum seasons_text heading;
    bool is_hand; /* of the tournament: mark what can be summoned */
    bool is_full; /* whole effect texts at any width */
};

/* Columns of the name: of the longest with the mark of a familiar, or of the heading. */
static uint32_t name_columns(const struct seasons_brush *brush, const struct pl_bag *cards,
                             uint32_t least)
{
    uint32_t most = brush->columns - (INDENT + 1 + COST_COLUMNS + POINTS_COLUMNS);
    uint32_t longest = least;

    for (uint64_t set = cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        uint32_t width =
            seasons_width(seasons_title(brush->pen.lang, card)) + seasons_cards[card].is_familiar;
        longest = width > longest ? width : longest;
    }
    return longest < most ? longest : most;
}

static void draw_cost(const struct seasons_pen *pen, uint32_t card)
{
    uint32_t seats = pen->s->head.seats;
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

/* The effect: beside the card in full or as a hint, or in full below it. */
static void draw_effect(const struct seasons_brush *brush, uint32_t card, bool is_full,
                        uint32_t column)
{
    const char *text = seasons_card_text(card, brush->pen.lang);
    struct seasons_brush inner = *brush;

    if (brush->columns >= SEASONS_BRUSH_WIDE) {
        inner.indent = column;
        pl_text_pad(brush->pen.text, column);
        seasons_put_words(&inner, text);
    } else if (is_full) {
        inner.indent = 2 * INDENT;
        seasons_put_line(brush);
        seasons_put_words(&inner, text);
    } else if (brush->columns > column) {
        pl_text_pad(brush->pen.text, column);
        seasons_put_clipped(brush->pen.text, hints[card][brush->pen.lang], brush->columns - column);
    }
    seasons_put_line(brush);
}

static void draw_row(const struct seasons_brush *brush, const struct listing *list, uint32_t card,
                     uint32_t names)
{
    struct pl_text *text = brush->pen.text;
    bool can_summon = list->is_hand && seasons_can_summon_now(brush->pen.s, brush->pen.seat, card);

    pl_text_add(text, can_summon ? PL_STYLE_GREEN "✓ " PL_STYLE_END PL_STYLE_BOLD : "  ");
    pl_text_add(text, list->is_full ? PL_STYLE_BOLD : "");
    seasons_put_clipped(text, seasons_title(brush->pen.lang, card),
                        names - seasons_cards[card].is_familiar);
    pl_text_add(text, seasons_cards[card].is_familiar ? "♙" PL_STYLE_END : PL_STYLE_END);
    pl_text_pad(text, INDENT + names + 1);
    draw_cost(&brush->pen, card);
    pl_text_pad(text, INDENT + names + 1 + COST_COLUMNS);
    pl_text_number(text, seasons_cards[card].prestige);
    draw_effect(brush, card, list->is_full, INDENT + names + 1 + COST_COLUMNS + POINTS_COLUMNS);
}

static void draw_heading(const struct seasons_brush *brush, const struct listing *list,
                         const char *heading, uint32_t names)
{
    struct pl_text *text = brush->pen.text;

    pl_text_add(text, PL_STYLE_BOLD);
    pl_text_add(text, heading);
    pl_text_add(text, PL_STYLE_END);
    if (!pl_bag_is_empty(list->cards)) {
        pl_text_add(text, PL_STYLE_DIM);
        pl_text_pad(text, INDENT + names + 1);
        pl_text_add(text, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_COST));
        pl_text_pad(text, INDENT + names + 1 + COST_COLUMNS);
        pl_text_add(text, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_POINTS));
        pl_text_add(text, PL_STYLE_END);
    }
    seasons_put_line(brush);
}

static void draw_list(const struct seasons_brush *brush, const struct listing *list)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { PL_ARG_NUMBER(
        (int32_t)pl_bag_total(list->cards)) };
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    seasons_say(&pen, list->heading, args);
    uint32_t names = name_columns(brush, list->cards, seasons_width(item.room) - INDENT);
    draw_heading(brush, list, item.room, names);
    for (uint64_t set = list->cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        for (uint32_t i = pl_bag_count(list->cards, card); i > 0; i--) {
            draw_row(brush, list, card, names);
        }
    }
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
    seasons_put_names(&inner, cards);
    seasons_put_line(brush);
}

static void draw_one_name(const struct seasons_brush *brush, enum seasons_text heading,
                          uint32_t card)
{
    struct pl_bag alone = { 0, 0 };

    if (card != SEASONS_NO_CARD) {
        pl_bag_add(&alone, card);
    }
    draw_names(brush, seasons_word(brush->pen.lang, heading), &alone);
}

static void draw_libraries(const struct seasons_brush *brush, const struct seasons_private *own)
{
    for (uint32_t i = 0; i < SEASONS_LIBRARIES; i++) {
        struct seasons_item item;
        struct seasons_pen pen = seasons_item_pen(brush, &item);
        SEASONS_SAY(&pen, DRAW_LIBRARY, PL_ARG_TEXT(seasons_library_word(i + 2)));
        draw_names(brush, item.room, &own->library[i]);
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
        draw_names(brush, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_KEPT), &own->kept);
        return;
    }
    if (!pl_bag_is_empty(&own->kept)) {
        draw_list(brush, &(struct listing){ .cards = &own->kept,
                                            .heading = SEASONS_TEXT_DRAW_TO_SPLIT,
                                            .is_full = true });
    }
    draw_names(brush, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_FOR_HAND), &own->hand);
    draw_libraries(brush, own);
}

static void draw_leech(const struct seasons_brush *brush)
{
    uint32_t due = seasons_leech_due(brush->pen.s, brush->pen.seat);
    struct seasons_brush inner = *brush;
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    if (due == 0) {
        return;
    }
    inner.indent = INDENT;
    SEASONS_SAY(&pen, DRAW_LEECH, PL_ARG_NUMBER((int32_t)due),
                PL_ARG_TEXT(seasons_title(pen.lang, SEASONS_ARCANO_LEECH)));
    seasons_put(&inner, item.room);
    seasons_put_line(brush);
}

void seasons_draw_own(const struct seasons_brush *brush)
{
    const struct seasons_private *own = &brush->pen.s->private[brush->pen.seat];

    if (brush->pen.s->public.space == 0) {
        draw_prelude(brush, own);
        return;
    }
    if (brush->pen.s->head.over) {
        draw_names(brush, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_LEFT), &own->hand);
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
