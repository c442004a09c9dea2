/* Positions shortly before something that random play hardly ever meets, for tests: shards that
 * return, decks that are empty or closed, wonders. Each is the plain one with a few changes. */
#include "games/fall/flow.h"

static void place_constructs(struct fall *s, uint32_t region, uint32_t count)
{
    s->public.isle[FALL_ISLE_SHARD_MIST] = (uint8_t)(s->public.isle[FALL_ISLE_SHARD_MIST] - count);
    s->public.constructs[region] = (uint8_t)(s->public.constructs[region] + count);
}

/* The first hero holds three shards and can pay one of the two that are left (R-FAL-11.5). */
static void before_return(struct fall *s)
{
    static const uint8_t base[FALL_SHARDS_IN_BASE] = { 2, FALL_SLOT_UNSEEN };
    struct fall_public *pub = &s->public;

    pub->hero[0] = FALL_OUTSIDER;
    pub->node[0] = FALL_NODE_X0;
    memcpy(pub->slot, base, sizeof base);
    pub->shards[0][1] = 2;
    pub->shards[0][2] = 1;
    pub->crystals[0][FALL_GREEN] = 3;
    pub->crystals[0][FALL_PINK] = 3;
}

/* Unseen shards and others that returned can be told apart (R-FAL-S4.2). */
static void before_peek(struct fall *s)
{
    s->public.hero[0] = FALL_MACHINE;
    s->public.hero[1] = FALL_LEHEIR;
    s->public.hero[2] = fall_heroes(s) > 2 ? FALL_HEIR : FALL_NO_CHARACTER;
    s->public.hero[3] = fall_heroes(s) > 3 ? FALL_KOLBOR : FALL_NO_CHARACTER;
    s->public.slot[0] = FALL_SLOT_RETURNED;
    s->public.slot[1] = FALL_SLOT_RETURNED;
    s->public.returned[1] = 1;
    s->public.returned[2] = 1;
}

/* An attack is at hand: an enemy, and crystals for three cards. */
static void prepare_attack(struct fall *s)
{
    place_constructs(s, 0, 1);
    s->public.crystals[0][FALL_BLUE] = 3;
}

/* R-FAL-7.5 */
static void before_rebuilding(struct fall *s)
{
    prepare_attack(s);
    s->public.discarded = fall_of_era[1];
}

/* Everybody has played this game before, by these first numbers. */
static void remember(struct fall *s, uint32_t mode)
{
    struct fall_legacy *legacy = &s->public.legacy;

    legacy->mode = (uint8_t)mode;
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        uint8_t number = (uint8_t)(hero + 1);
        legacy->champion[hero] = mode & FALL_AFTER_MYSTHEA ? number : 0;
        legacy->seeker[hero] = mode & FALL_AFTER_ICAION ? number : 0;
        legacy->colour[hero] = number;
        s->public.hero[hero] =
            (uint8_t)(mode == FALL_AFTER_ICAION ? FALL_CHAMPIONS + number : number);
    }
}

/* R-FAL-L3.6: a champion without cards, and no card of the first era is left. */
static void before_passing(struct fall *s)
{
    remember(s, FALL_AFTER_MYSTHEA);
    s->public.legacy.cards[1] = fall_of_era[1];
    prepare_attack(s);
}

/* R-FAL-L3.5: a seeker, and champions who have all cards of the first era. */
static void before_lending(struct fall *s)
{
    struct fall_public *pub = &s->public;
    struct pl_set half = { { fall_of_era[1].word[0] & 0x55555555ffffffff, 0 } };

    remember(s, FALL_AFTER_BOTH);
    pub->hero[0] = FALL_LONE_SURVIVOR;
    pub->legacy.cards[1] = half;
    if (fall_heroes(s) > 2) {
        pub->legacy.cards[2] = pl_set_minus(fall_of_era[1], half);
    }
    for (uint32_t era = 2; era <= FALL_ERAS; era++) {
        pub->legacy.cards[1] = pl_set_or(pub->legacy.cards[1], fall_of_era[era]);
    }
    prepare_attack(s);
}

/* R-FAL-L4.3: enemies are about to attack a region with a wonder. */
static void before_losing_wonder(struct fall *s)
{
    remember(s, FALL_AFTER_ICAION);
    s->public.legacy.wonder[0] = 1;
    s->public.wonder[0] = 1;
    s->public.next_event = 1 + FALL_RIVER;
    place_constructs(s, 5, 1);
    place_constructs(s, 10, 1);
    place_constructs(s, 14, 1);
}

bool fall_moment(struct pl_state *state, uint32_t index)
{
    static void (*const moments[])(struct fall * s) = {
        before_return,  before_peek,    before_rebuilding,
        before_passing, before_lending, before_losing_wonder,
    };

    if (index >= PL_COUNT_OF(moments)) {
        return false;
    }
    fall_plain(state);
    moments[index](fall_edit(state));
    return true;
}
