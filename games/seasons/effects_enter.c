/* What cards do on entering play. */
#include "games/seasons/effects.h"

typedef void enter_hook(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log);

struct enter_effect {
    uint8_t crystals;
    uint8_t gauge;
    uint8_t tokens;
    enter_hook *hook;
};

static void push_pick(struct seasons *s, pl_seat seat, enum seasons_pick purpose)
{
    pl_push(&s->head, SEASONS_FRAME_PICK, seat)->arg[SEASONS_PICK_PURPOSE] = (int16_t)purpose;
}

/* R-SEA-C2.1 */
static void amulet_of_fire(struct seasons *s, pl_seat seat, uint32_t elements,
                           struct pl_events *log)
{
    (void)elements;
    if (seasons_look_at(s, seat, SEASONS_AMULET_OF_FIRE_CARDS, log) > 0) {
        push_pick(s, seat, SEASONS_PICK_HAND);
    }
}

/* R-SEA-C4.1, R-SEA-C4.2: the tokens go on the newest Amulet, once. */
static void amulet_of_water(struct seasons *s, pl_seat seat, uint32_t elements,
                            struct pl_events *log)
{
    struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_GAIN, seat);

    (void)elements;
    (void)log;
    frame->arg[SEASONS_GAIN_LEFT] = SEASONS_AMULET_OF_WATER_TOKENS;
    frame->arg[SEASONS_GAIN_AMULET] = (int16_t)seasons_copies(s, seat, SEASONS_AMULET_OF_WATER);
}

/* R-SEA-C7.1 */
static void temporal_boots(struct seasons *s, pl_seat seat, uint32_t elements,
                           struct pl_events *log)
{
    (void)elements;
    (void)log;
    pl_push(&s->head, SEASONS_FRAME_BOOTS, seat);
}

/* R-SEA-C9.1, R-SEA-C9.2, R-SEA-C50.4: without room, Onys may be passed to make some. */
static void divine_chalice(struct seasons *s, pl_seat seat, uint32_t elements,
                           struct pl_events *log)
{
    (void)elements;
    if (seasons_look_at(s, seat, SEASONS_CHALICE_CARDS, log) == 0) {
        return;
    }
    push_pick(s, seat, SEASONS_PICK_SUMMON);
    if (!seasons_has_room(s, seat)) {
        pl_push(&s->head, SEASONS_FRAME_ONYS, seat);
    }
}

/* R-SEA-C10.1: each opponent, from the left neighbour. */
static void syllas(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    (void)log;
    pl_push(&s->head, SEASONS_FRAME_SYLLAS, pl_left_of(&s->head, seat))->arg[SEASONS_SYLLAS_LEFT] =
        (int16_t)(s->head.seats - 1);
}

/* R-SEA-C12.1 */
static void naria(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    if (seasons_look_at(s, seat, s->head.seats, log) > 0) {
        push_pick(s, seat, SEASONS_PICK_NARIA);
    }
}

/* R-SEA-C17.1: everybody, from the left neighbour, the owner last. */
static void amsug(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    (void)log;
    pl_push(&s->head, SEASONS_FRAME_AMSUG, pl_left_of(&s->head, seat))->arg[SEASONS_AMSUG_LEFT] =
        s->head.seats;
}

/* R-SEA-C21.1: with one opponent there is nothing to choose. */
static void lewis(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    if (s->head.seats == 2) {
        seasons_copy_reserve(s, seat, pl_left_of(&s->head, seat), log);
    } else {
        pl_push(&s->head, SEASONS_FRAME_LEWIS, seat);
    }
}

void seasons_copy_reserve(struct seasons *s, pl_seat seat, pl_seat target, struct pl_events *log)
{
    uint8_t tokens[SEASONS_ENERGIES];

    PL_ASSERT(target != seat);
    memcpy(tokens, s->public.reserve[target], sizeof tokens);
    pl_tell(log, SEASONS_EVENT_NAMED, seat, PL_ARGS(target, SEASONS_LEWIS_GREYFACE));
    seasons_receive(s, seat, tokens, log);
}

static uint32_t other_items(const struct seasons *s, pl_seat seat)
{
    return seasons_count_of(s, seat, seasons_items) - 1;
}

/* R-SEA-C28.1: the new Scepter does not count itself. */
static void scepter(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    seasons_crystals(s, seat, (int32_t)(SEASONS_SCEPTER_CRYSTALS * other_items(s, seat)),
                     SEASONS_SCEPTER_OF_GREATNESS, log);
}

/* R-SEA-C31.2: fire, air, earth, water, so that the choice of tokens comes last. */
static void elemental_amulet(struct seasons *s, pl_seat seat, uint32_t elements,
                             struct pl_events *log)
{
    if (elements >> SEASONS_FIRE & 1) {
        for (int i = 0; i < SEASONS_ELEMENTAL_FIRE_CARDS; i++) {
            seasons_draw_to_hand(s, seat, log);
        }
    }
    if (elements >> SEASONS_AIR & 1) {
        seasons_raise(s, seat, SEASONS_ELEMENTAL_AIR_GAUGE, log);
    }
    if (elements >> SEASONS_EARTH & 1) {
        seasons_crystals(s, seat, SEASONS_ELEMENTAL_EARTH_CRYSTALS, SEASONS_ELEMENTAL_AMULET, log);
    }
    if (elements >> SEASONS_WATER & 1) {
        seasons_gain(s, seat, SEASONS_ELEMENTAL_WATER_TOKENS);
    }
}

/* R-SEA-C36.2: if neither branch is possible nothing happens. */
static void vampiric_crown(struct seasons *s, pl_seat seat, uint32_t elements,
                           struct pl_events *log)
{
    (void)elements;
    (void)log;
    if (seasons_can_draw(s) || s->public.hand_count[seat] > 0) {
        pl_push(&s->head, SEASONS_FRAME_CROWN, seat);
    }
}

/* R-SEA-C38.1, R-SEA-C38.2: opponents from the left; a gauge at 0 stays, the card is drawn. */
static void demon(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        seasons_raise(s, p, -SEASONS_DEMON_GAUGE, log);
        for (int i = 0; i < SEASONS_DEMON_CARDS; i++) {
            seasons_draw_to_hand(s, p, log);
        }
    }
}

/* R-SEA-C40.1: the reserve only (R-SEA-10.6). */
static void air_elemental(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        uint8_t *reserve = s->public.reserve[p];
        uint32_t total = seasons_sum(reserve);
        uint32_t changed = total - reserve[SEASONS_AIR];
        memset(reserve, 0, SEASONS_ENERGIES);
        reserve[SEASONS_AIR] = (uint8_t)total;
        if (changed > 0) {
            pl_tell(log, SEASONS_EVENT_TO_AIR, p, PL_ARGS((int32_t)changed));
        }
    }
}

/* R-SEA-C48.1 */
static void pendant(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    (void)log;
    seasons_gain(s, seat, SEASONS_PENDANT_TOKENS * other_items(s, seat));
}

/* R-SEA-C49.1, R-SEA-C49.2: only a player strictly ahead of everybody steals; cost, Leeches and
 * Staff have been settled before. */
static void sid(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    (void)elements;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != seat && s->public.crystals[p] >= s->public.crystals[seat]) {
            return;
        }
    }
    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        seasons_steal(s, seat, p,
                      (struct seasons_theft){ SEASONS_SID_CRYSTALS, SEASONS_SID_NIGHTSHADE }, log);
    }
}

/* R-SEA-C50.1 */
static void onys(struct seasons *s, pl_seat seat, uint32_t elements, struct pl_events *log)
{
    const uint8_t water[SEASONS_ENERGIES] = { [SEASONS_WATER] = SEASONS_ONYS_WATER };

    (void)elements;
    seasons_receive(s, seat, water, log);
}

static const struct enter_effect effects[SEASONS_CARD_COUNT] = {
#define ENTER(card_, crystals_, gauge_, tokens_, hook_)    \
    [SEASONS_##card_] = { .crystals = SEASONS_##crystals_, \
                          .gauge = SEASONS_##gauge_,       \
                          .tokens = SEASONS_##tokens_,     \
                          .hook = hook_ },
#define SEASONS_0 0
#include "games/seasons/effects.def"
};

void seasons_enter(struct seasons *s, pl_seat seat, uint32_t card, uint32_t elements,
                   struct pl_events *log)
{
    const struct enter_effect *effect = &effects[card];

    PL_ASSERT(card < SEASONS_CARD_COUNT);
    if (effect->crystals) {
        seasons_crystals(s, seat, effect->crystals, card, log);
    }
    if (effect->gauge) {
        seasons_raise(s, seat, effect->gauge, log);
    }
    if (effect->tokens) {
        seasons_gain(s, seat, effect->tokens);
    }
    if (effect->hook) {
        effect->hook(s, seat, elements, log);
    }
}

/* R-SEA-7.8, R-SEA-C31.4: no cost, no Leech, no Staff, no Vase; all four elements. */
void seasons_summon_free(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    PL_ASSERT(seasons_has_room(s, seat));
    seasons_put_in_play(s, seat, card);
    pl_tell(log, SEASONS_EVENT_SUMMONED_FREE, seat, PL_ARGS((int32_t)card));
    seasons_enter(s, seat, card, SEASONS_ALL_ENERGIES, log);
}
