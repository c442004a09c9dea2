/* What each hero has, and how the game ended. */
#include "games/fall/draw.h"

enum { INDENT = 4, NAME_COLUMNS = 24 };

/* In the set-up the heroes before the one who is asked have their start nodes. */
bool fall_is_placed(const struct fall *s, uint32_t hero)
{
    const struct pl_frame *bottom = &s->head.frame[0];
    bool is_setup = !s->head.over && bottom->kind == FALL_FRAME_SETUP;

    return !is_setup ||
           (bottom->step == FALL_SETUP_START && (int32_t)hero + 1 < bottom->arg[FALL_SETUP_SERVED]);
}

/* "► Anuth (Player 1, red) C0" */
static void draw_name(const struct fall_sheet *sheet, uint32_t hero)
{
    const struct fall_public *pub = &sheet->s->public;
    pl_seat seat = fall_seat_of(sheet->s, hero);
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, fall_is_asked(sheet->s, hero) ? "► " PL_STYLE_BOLD : PL_STYLE_BOLD);
    pl_write(&pen, FALL_WORD_HERO, (int32_t)hero);
    pl_text_add(&item.text, PL_STYLE_END " (");
    pl_text_clipped(&item.text, pl_seat_name(sheet->pen.text, pen.lang, seat), NAME_COLUMNS);
    if (seat == sheet->viewer) {
        pl_text_add(&item.text, fall_text_of(pen.lang, FALL_TEXT_DRAW_YOU));
    }
    if (pub->colour[hero]) {
        pl_text_add(&item.text, ", ");
        pl_text_number(&item.text, pub->colour[hero]);
        pl_text_char(&item.text, ' ');
        pl_write(&pen, FALL_WORD_SIDE, pub->colour[hero]);
    }
    pl_text_add(&item.text, ")");
    if (fall_is_placed(sheet->s, hero)) {
        pl_text_char(&item.text, ' ');
        pl_write(&pen, FALL_WORD_NODE, pub->node[hero]);
    }
    fall_put(sheet, &item);
}

static void draw_pool(const struct fall_sheet *sheet, uint32_t hero)
{
    const struct fall_public *pub = &sheet->s->public;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, "· ");
    fall_draw_crystals(&pen, pub->crystals[hero]);
    fall_put(sheet, &item);
    if (pub->jokers[hero] > 0) {
        fall_put_number(sheet, FALL_TEXT_DRAW_JOKERS, pub->jokers[hero]);
    }
}

/* Forts in hand, and where the others stand. */
static void draw_forts(const struct fall_sheet *sheet, uint32_t hero)
{
    const struct fall_public *pub = &sheet->s->public;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    PL_SAY(&pen, FALL_TEXT_DRAW_FORTS, PL_NUMBER(pub->forts[hero]));
    for (uint64_t left = pub->fort[hero].word[0]; left; left &= left - 1) {
        pl_text_char(&item.text, ' ');
        pl_write(&pen, FALL_WORD_NODE, (int32_t)pl_lowest(left));
    }
    fall_put(sheet, &item);
}

static void draw_shards(const struct fall_sheet *sheet, uint32_t hero)
{
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    if (fall_shards_of(sheet->s, hero) > 0) {
        PL_SAY(&pen, FALL_TEXT_DRAW_SHARDS, PL_WORD(FALL_WORD_SHARDS, hero));
        fall_put(sheet, &item);
    }
}

/* R-FAL-L1.2: cards left to draw in the deck of one's own, of all in it. */
static void draw_deck(const struct fall_sheet *sheet, uint32_t hero)
{
    struct pl_set pile = fall_pile_of(sheet->s, hero);
    struct pl_set left = fall_undrawn(sheet->s, pile);
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    if (!pl_set_is_empty(&pile)) {
        PL_SAY(&pen, FALL_TEXT_DRAW_OWN_DECK, PL_NUMBER(pl_set_count(&left)),
               PL_NUMBER(pl_set_count(&pile)));
        fall_put(sheet, &item);
    }
}

static void draw_state(const struct fall_sheet *sheet, uint32_t hero)
{
    const struct fall *s = sheet->s;
    bool is_charged = s->public.charged >> hero & 1;
    bool is_armed =
        s->public.armour && fall_characters[s->public.hero[hero]].relic == FALL_RELIC_TOGGLE_ARMOUR;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    fall_put_word(sheet, is_charged ? FALL_TEXT_DRAW_RELIC : FALL_TEXT_DRAW_RELIC_EMPTY);
    if (is_armed) {
        fall_put_word(sheet, FALL_TEXT_DRAW_ARMOUR);
    }
    if (s->public.in_turn && s->public.turn == hero && !s->head.over) {
        PL_SAY(&pen, FALL_TEXT_DRAW_ACTIONS, PL_NUMBER(s->public.actions_done),
               PL_NUMBER(FALL_ACTIONS));
        fall_put(sheet, &item);
    }
}

static bool is_own(const struct fall_sheet *sheet, uint32_t hero)
{
    return fall_seat_of(sheet->s, hero) == sheet->viewer && sheet->s->public.hero[hero];
}

/* R-FAL-4.4: what the viewer's own hero can do. */
static void draw_ability(const struct fall_sheet *sheet, uint32_t hero)
{
    const struct fall_public *pub = &sheet->s->public;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    PL_SAY(&pen, FALL_TEXT_DRAW_ABILITY, PL_WORD(FALL_WORD_ABILITY, pub->hero[hero]),
           PL_WORD(FALL_WORD_RELIC, pub->hero[hero]));
    pl_brush_put_words(&sheet->brush, item.room);
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

void fall_draw_heroes(const struct fall_sheet *sheet)
{
    struct fall_sheet inner = *sheet;

    inner.brush.indent = INDENT;
    for (uint32_t hero = 0; hero < fall_heroes(sheet->s); hero++) {
        draw_name(&inner, hero);
        draw_pool(&inner, hero);
        draw_shards(&inner, hero);
        if (sheet->detail < FALL_DETAIL_LEAST) {
            draw_forts(&inner, hero);
            draw_deck(&inner, hero);
            draw_state(&inner, hero);
        }
        pl_brush_put_line(&sheet->brush);
        if (sheet->detail < FALL_DETAIL_FLOW && is_own(sheet, hero)) {
            draw_ability(&inner, hero);
        }
    }
}

static void draw_result(const struct fall_sheet *sheet, enum fall_text id, int32_t number)
{
    struct pl_item item;

    fall_item_pen(sheet, &item);
    pl_text_add(&item.text, fall_text_of(sheet->pen.lang, id));
    pl_text_char(&item.text, ' ');
    pl_text_number(&item.text, number);
    pl_text_add(&item.text, ";");
    fall_put(sheet, &item);
}

void fall_draw_end(const struct fall_sheet *sheet)
{
    const struct fall *s = sheet->s;
    const uint8_t *first = fall_flat(s->public.first_machine);
    const uint8_t *now = fall_flat(s->public.machine);
    int32_t lost = 0;
    int32_t shards = 0;
    struct pl_result result;

    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        lost += first[i] != FALL_NO_SIDE && now[i] == FALL_NO_SIDE;
    }
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        shards += (int32_t)fall_shards_of(s, hero);
    }
    fall_result((const struct pl_state *)(const void *)s, &result); /* reads what is public */
    pl_text_add(sheet->pen.text, PL_STYLE_BOLD);
    pl_brush_put_words(&sheet->brush,
                       fall_name_of(sheet->pen.lang, FALL_WORD_OUTCOME, s->public.outcome));
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
    draw_result(sheet, FALL_TEXT_SCORE_OUTCOME, result.score[0]);
    draw_result(sheet, FALL_TEXT_SCORE_DEFENCE, fall_defence_left(s));
    draw_result(sheet, FALL_TEXT_SCORE_SHARDS, shards);
    draw_result(sheet, FALL_TEXT_SCORE_NIGHTS, s->public.nights);
    draw_result(sheet, FALL_TEXT_SCORE_MACHINES, lost);
    pl_brush_put_line(&sheet->brush);
}
