/* Guessing what a seat may not know: completes an observation to a possible truth. */
#include "games/seasons/setup.h"
#include "games/seasons/table.h"

static uint32_t draw_from(struct seasons *s, struct pl_bag *pool)
{
    uint32_t card = pl_bag_at(pool, pl_rng_below(&s->secret.rng, pl_bag_total(pool)));

    pl_bag_remove(pool, card);
    return card;
}

static void fill(struct seasons *s, struct pl_bag *pool, struct pl_bag *bag, uint32_t count)
{
    while (count-- > 0) {
        pl_bag_add(bag, draw_from(s, pool));
    }
}

/* What a seat holds in its private block, as cards taken from the pool. */
static void remove_private(const struct seasons_private *own, struct pl_bag *pool)
{
    pl_bag_remove_all(pool, &own->hand);
    pl_bag_remove_all(pool, &own->library[0]);
    pl_bag_remove_all(pool, &own->library[1]);
    pl_bag_remove_all(pool, &own->packet);
    pl_bag_remove_all(pool, &own->kept);
    pl_bag_remove_all(pool, &own->look);
    pl_bag_remove_all(pool, &own->thrown);
    if (own->known_top) {
        pl_bag_remove(pool, own->known_top);
    }
}

/* Every card whose place the viewer does not know. */
static struct pl_bag unknown_cards(const struct seasons *s, pl_seat viewer)
{
    struct pl_bag pool = seasons_universe(s);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_bag_remove_all(&pool, &s->public.tableau[p]);
        if (p != viewer) {
            pl_bag_remove_all(&pool, &s->public.shown[p]);
        }
    }
    pl_bag_remove_all(&pool, &s->public.seen_discard);
    if (viewer < s->head.seats) {
        remove_private(&s->private[viewer], &pool);
    }
    return pool;
}

/* A waiting seat holds no commitment and, as far as anybody can tell, has not begun its split. */
static void fill_prelude(struct seasons *s, pl_seat seat, struct pl_bag *pool)
{
    struct seasons_private *own = &s->private[seat];
    bool is_waiting = s->head.waiting >> seat & 1;

    if (s->head.frame[0].kind == SEASONS_FRAME_DRAFT) {
        fill(s, pool, &own->packet, s->public.packet_count);
        fill(s, pool, &own->kept, (uint32_t)SEASONS_DRAFT_CARDS - s->public.packet_count);
        if (!is_waiting) {
            struct pl_bag packet = own->packet;
            own->pick = (uint8_t)draw_from(s, &packet);
        }
    } else if (is_waiting) {
        fill(s, pool, &own->kept, SEASONS_DRAFT_CARDS);
    } else {
        fill(s, pool, &own->hand, SEASONS_SPLIT_CARDS);
        fill(s, pool, &own->library[0], SEASONS_SPLIT_CARDS);
        fill(s, pool, &own->library[1], SEASONS_SPLIT_CARDS);
    }
}

/* The frame that waits; an empty one when the game is over. */
static const struct pl_frame *top_of(const struct seasons *s)
{
    static const struct pl_frame none;

    return s->head.frame_count > 0 ? pl_peek(&s->head) : &none;
}

/* A seat that pays the Kriss without a familiar in sight has one in hand: dealt before all else,
 * while there is one to deal. */
static void fill_familiar(struct seasons *s, pl_seat viewer, struct pl_bag *pool)
{
    const struct pl_frame *top = top_of(s);
    pl_seat seat = top->seat;

    if (top->kind != SEASONS_FRAME_KRISS || seat == viewer) {
        return;
    }
    uint64_t in_sight = s->public.tableau[seat].one | s->public.shown[seat].one;
    struct pl_bag familiars = { pool->one & seasons_familiars, pool->two & seasons_familiars };

    if (in_sight & seasons_familiars) {
        return;
    }
    uint32_t card = draw_from(s, &familiars);
    pl_bag_remove(pool, card);
    pl_bag_add(&s->private[seat].hand, card);
}

static void fill_tournament(struct seasons *s, pl_seat seat, struct pl_bag *pool)
{
    struct seasons_private *own = &s->private[seat];

    pl_bag_add_all(&own->hand, &s->public.shown[seat]);
    fill(s, pool, &own->hand, s->public.hand_count[seat] - pl_bag_total(&own->hand));
    fill(s, pool, &own->look, s->public.look_count[seat]);
    for (uint32_t i = 0; i < SEASONS_LIBRARIES; i++) {
        fill(s, pool, &own->library[i], s->public.library_count[seat][i]);
    }
}

/* The top card: the one the viewer saw; or a guess where another player is looking at it now. */
static void fill_top(struct seasons *s, pl_seat viewer, struct pl_bag *pool)
{
    const struct pl_frame *top = top_of(s);

    if (top->kind == SEASONS_FRAME_PAY) {
        top--; /* R-SEA-C50.4: Onys is paid for while the card is looked at. */
    }
    bool is_orb =
        top->kind == SEASONS_FRAME_ORB ||
        (top->kind == SEASONS_FRAME_SPEND && top->arg[SEASONS_SPEND_PURPOSE] == SEASONS_FOR_ORB);

    if (viewer < s->head.seats && s->private[viewer].known_top) {
        s->secret.top[0] = s->private[viewer].known_top;
    } else if (is_orb) {
        s->secret.top[0] = (uint8_t)draw_from(s, pool);
    }
    if (is_orb) {
        s->private[top->seat].known_top = s->secret.top[0];
    }
}

/* The discard pile: what everybody saw, what the viewer threw away, and guesses. */
static void fill_discard(struct seasons *s, pl_seat viewer, struct pl_bag *pool)
{
    struct pl_bag *discard = &s->secret.discard;

    *discard = s->public.seen_discard;
    if (viewer < s->head.seats) {
        pl_bag_add_all(discard, &s->private[viewer].thrown);
    }
    fill(s, pool, discard, s->public.discard_count - pl_bag_total(discard));
}

void seasons_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    struct seasons *s = seasons_edit(state);
    struct pl_bag pool = unknown_cards(s, viewer);
    bool is_prelude = s->public.space == 0;

    fill_familiar(s, viewer, &pool);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != viewer && is_prelude) {
            fill_prelude(s, p, &pool);
        } else if (p != viewer) {
            fill_tournament(s, p, &pool);
        }
    }
    fill_discard(s, viewer, &pool);
    fill_top(s, viewer, &pool);
    s->secret.deck = pool;
}
