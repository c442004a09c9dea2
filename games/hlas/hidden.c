/* Guessing what an observer does not see: the other libraries, the piles, looked-at tokens, a
 * tactic. */
#include "games/hlas/effects_spell.h"

/* Spells. */

static bool is_viewer(const struct hlas *s, pl_seat viewer, pl_seat p)
{
    return p == viewer && p < s->head.seats;
}

/* Random cards leave the pool for a bag. */
static void deal(struct hlas *s, struct pl_bag *pool, struct pl_bag *to, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t rank = pl_rng_below(&s->secret.rng, pl_bag_total(pool));
        uint32_t spell = pl_bag_at(pool, rank);
        pl_bag_remove(pool, spell);
        pl_bag_add(to, spell);
    }
}

/* Every card whose place the viewer does not know. */
static struct pl_bag unknown_spells(const struct hlas *s, pl_seat viewer)
{
    struct pl_bag pool = hlas_all_spells;
    struct pl_bag flight = hlas_spells_in_flight(s);

    pl_bag_remove_all(&pool, &s->public.seen_discard);
    pl_bag_remove_all(&pool, &flight);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
            if (s->public.scribed[p][i]) {
                pl_bag_remove(&pool, s->public.scribed[p][i]);
            }
        }
        if (is_viewer(s, viewer, p)) {
            pl_bag_remove_all(&pool, &s->private[p].library);
            pl_bag_remove_all(&pool, &s->private[p].thrown);
        }
    }
    return pool;
}

/* R-HLA-17.4: a spell that was named and not paid for is still in the library of its caster. */
static uint32_t named_spell(const struct hlas *s, pl_seat p)
{
    const struct pl_frame *top = s->head.frame_count ? pl_peek(&s->head) : NULL;
    bool is_named = top && top->kind == HLAS_FRAME_TARGET && top->seat == p &&
                    top->arg[HLAS_TARGET_SOURCE] == HLAS_FROM_LIBRARY &&
                    !top->arg[HLAS_TARGET_OF_COPY];

    return is_named ? (uint32_t)top->arg[HLAS_TARGET_SPELL] : HLAS_NO_SPELL;
}

static void deal_library(struct hlas *s, struct pl_bag *pool, pl_seat p)
{
    struct pl_bag *library = &s->private[p].library;
    uint32_t named = named_spell(s, p);

    if (named && pl_bag_is_empty(library)) {
        pl_bag_remove(pool, named);
        pl_bag_add(library, named);
    }
    deal(s, pool, library, s->public.library_count[p] - pl_bag_total(library));
}

/* R-HLA-8.8, R-HLA-27.1 */
static void fill_spells(struct hlas *s, pl_seat viewer)
{
    struct pl_bag pool = unknown_spells(s, viewer);

    s->secret.discard = s->public.seen_discard;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (!is_viewer(s, viewer, p) && named_spell(s, p)) {
            deal_library(s, &pool, p);
        }
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (!is_viewer(s, viewer, p)) {
            deal_library(s, &pool, p);
            deal(s, &pool, &s->private[p].thrown, s->public.thrown_count[p]);
        }
        pl_bag_add_all(&s->secret.discard, &s->private[p].thrown);
    }
    s->secret.deck = pool;
}

/* Tokens. */

/* Unseen tokens without those that the viewer knows. */
static void count_left(const struct hlas *s, pl_seat viewer, uint8_t ret_left[HLAS_TOKEN_COUNT])
{
    memcpy(ret_left, s->public.unseen, HLAS_TOKEN_COUNT);
    for (uint32_t region = 1; region < HLAS_REGION_COUNT && viewer < s->head.seats; region++) {
        for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
            uint32_t token = s->private[viewer].seen[region][i];
            ret_left[token] = (uint8_t)(ret_left[token] - (token ? 1 : 0));
        }
    }
}

static uint32_t guess_token(struct hlas *s, uint32_t region, uint8_t left[HLAS_TOKEN_COUNT])
{
    uint32_t rank = pl_rng_below(&s->secret.rng, hlas_token_total(left, region));
    uint32_t token = hlas_token_at(left, region, rank);

    left[token]--;
    return token;
}

/* R-HLA-27.2: whoever looked knows the same token. */
static void fill_token(struct hlas *s, uint32_t region, uint32_t place, uint32_t token)
{
    s->secret.token[region][place] = (uint8_t)token;
    for (uint32_t seats = s->public.peeked[region][place]; seats; seats &= seats - 1) {
        s->private[pl_lowest(seats)].seen[region][place] = (uint8_t)token;
    }
}

static void fill_tokens(struct hlas *s, pl_seat viewer)
{
    uint8_t left[HLAS_TOKEN_COUNT];

    count_left(s, viewer, left);
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
            uint32_t seats = s->public.peeked[region][i];
            if (seats && viewer < s->head.seats && (seats >> viewer & 1)) {
                fill_token(s, region, i, s->private[viewer].seen[region][i]);
            } else if (seats) {
                fill_token(s, region, i, guess_token(s, region, left));
            }
        }
    }
}

/* A tactic chosen in secret (R-HLA-27.3): any that its player may choose. */
static void fill_tactics(struct hlas *s, pl_seat viewer)
{
    const struct pl_frame *top = s->head.frame_count ? pl_peek(&s->head) : NULL;
    struct pl_legal list;

    if (!top || top->kind != HLAS_FRAME_TACTIC) {
        return;
    }
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        pl_seat p = (pl_seat)(s->public.battle.lead[side] - 1);
        bool has_chosen = p < s->head.seats && !(s->head.waiting >> p & 1);
        if (has_chosen && !is_viewer(s, viewer, p)) {
            list.count = 0;
            hlas_legal_tactic(s, p, &list);
            uint32_t rank = pl_rng_below(&s->secret.rng, list.count);
            s->private[p].tactic = (uint8_t)pl_act_a(list.action[rank]);
        }
    }
}

void hlas_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    struct hlas *s = hlas_edit(state);

    fill_spells(s, viewer);
    fill_tokens(s, viewer);
    fill_tactics(s, viewer);
}
