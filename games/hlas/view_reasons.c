/* The words of reasons: what is missing, what is in the way and whose it is. Each function is named
 * by rows of words.def, and works only for the reasons whose rows name it. */
#include "games/hlas/view.h"
#include "games/hlas/why.h"

static const struct hlas *table_of(const struct pl_pen *pen)
{
    return hlas_seen(pen->obs);
}

/* Parts. */

void hlas_write_purse(const struct pl_pen *pen, int32_t price)
{
    const uint8_t *purse = table_of(pen)->public.resource[pen->seat];
    uint32_t start = pen->text->length;

    for (int32_t i = 0; i < HLAS_RESOURCES; i++) {
        if ((uint8_t)((uint32_t)price >> (i * HLAS_PACK_BITS))) {
            pl_comma(pen, start);
            pl_write(pen, HLAS_WORD_STOCK, pl_pair(i, purse[i]));
        }
    }
}

void hlas_write_places(const struct pl_pen *pen, int32_t places)
{
    uint32_t start = pen->text->length;

    for (uint32_t left = (uint32_t)places; left; left &= left - 1) {
        pl_comma(pen, start);
        pl_write(pen, HLAS_WORD_PLACE, (int32_t)pl_lowest(left));
    }
}

void hlas_write_aim_rule(const struct pl_pen *pen, int32_t value)
{
    static const uint16_t rules[] = {
        [HLAS_TARGET_NONE] = HLAS_TEXT_AIM_NONE,
        [HLAS_TARGET_REGION] = HLAS_TEXT_AIM_REGION,
        [HLAS_TARGET_OWN_REGION] = HLAS_TEXT_AIM_OWN_REGION,
        [HLAS_TARGET_HOME] = HLAS_TEXT_AIM_HOME,
        [HLAS_TARGET_SOLDIER] = HLAS_TEXT_AIM_SOLDIER,
        [HLAS_TARGET_FIGHTER] = HLAS_TEXT_AIM_FIGHTER,
        [HLAS_TARGET_CHAMPION] = HLAS_TEXT_AIM_CHAMPION,
        [HLAS_TARGET_VESSEL] = HLAS_TEXT_AIM_VESSEL,
        [HLAS_TARGET_OPPONENT] = HLAS_TEXT_AIM_OPPONENT,
        [HLAS_TARGET_HERO] = HLAS_TEXT_AIM_HERO,
        [HLAS_TARGET_ARMY] = HLAS_TEXT_AIM_ARMY,
        [HLAS_TARGET_CHANGELING] = HLAS_TEXT_AIM_CHANGELING,
    };
    uint32_t spell = (uint32_t)pl_peek(pl_head_seen(pen->obs))->arg[HLAS_TARGET_SPELL];

    (void)value;
    pl_say(pen, rules[hlas_spell(spell)->target]);
}

/* Owners. */

static int32_t player_of_faction(const struct hlas *s, uint32_t faction)
{
    pl_seat p = 0;

    while (p < HLAS_SEATS && s->public.faction[p] != faction) {
        p++;
    }
    return p;
}

static int32_t player_of_capital(const struct hlas *s, uint32_t region)
{
    pl_seat p = 0;

    while (p < HLAS_SEATS && s->public.capital[p] != region) {
        p++;
    }
    return p;
}

int32_t hlas_value_of_owner(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case HLAS_VALUE_FACTION_OWNER: return player_of_faction(s, a);
    case HLAS_VALUE_CAPITAL_OWNER: return player_of_capital(s, a);
    case HLAS_VALUE_BARRIER_OWNER: return s->public.barrier[a] - 1;
    case HLAS_VALUE_ALLY: return hlas_ally(s, pen->seat);
    case HLAS_VALUE_NAMED_PLAYER:
        return pl_act_kind(pen->action) == HLAS_ACT_DRAG ? (int32_t)a : pl_act_b(pen->action);
    default: pl_panic("not an owner", __FILE__, __LINE__);
    }
}

/* What is meant. */

static int32_t named_region(const struct hlas *s, pl_action action)
{
    if (pl_act_kind(action) == HLAS_ACT_DRAG) {
        return (int32_t)hlas_hero_place(s, (pl_seat)pl_act_a(action),
                                        pl_act_b(action) - HLAS_HERO_1);
    }
    return pl_act_a(action);
}

/* Where the group is being put together. */
static int32_t group_place(const struct hlas *s)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    return frame->kind == HLAS_FRAME_CREW
               ? s->public.vessel[frame->seat][frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL]
               : frame->arg[HLAS_ARMY_FROM];
}

/* The state of a scribed spell that is not ready: of the place named, or of the first that has
 * it. */
static int32_t spell_state(const struct hlas *s, pl_seat p, pl_action action)
{
    uint32_t place = pl_act_b(action) ? pl_act_b(action) - 1u : 0;

    while (place + 1 < HLAS_LEVELS && s->public.scribed[p][place] != pl_act_a(action)) {
        place++;
    }
    return s->public.scribed_state[p][place];
}

int32_t hlas_value_of_meant(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case HLAS_VALUE_OWN_FACTION: return s->public.faction[pen->seat];
    case HLAS_VALUE_NAMED_REGION: return named_region(s, pen->action);
    case HLAS_VALUE_GROUP_PLACE: return group_place(s);
    case HLAS_VALUE_BATTLE_REGION: return s->public.battle.region;
    case HLAS_VALUE_FRAME_FIRST: return pl_peek(&s->head)->arg[0];
    case HLAS_VALUE_FRAME_SECOND: return pl_peek(&s->head)->arg[1];
    case HLAS_VALUE_SPELL_TYPE: return hlas_spell(a)->type;
    case HLAS_VALUE_SPELL_STATE: return spell_state(s, pen->seat, pen->action);
    case HLAS_VALUE_HERO_BUILDING:
        return (int32_t)hlas_building_number(s, pen->seat, pl_act_c(pen->action));
    default: pl_panic("not what is meant", __FILE__, __LINE__);
    }
}

/* How much it takes. */

static int32_t asked_price(const struct pl_pen *pen)
{
    switch (pl_act_kind(pen->action)) {
    case HLAS_ACT_PAIR: return hlas_value_of_price(pen, HLAS_VALUE_PAIR_PRICE);
    case HLAS_ACT_BUILDING: return hlas_value_of_price(pen, HLAS_VALUE_BUILDING_PRICE);
    case HLAS_ACT_UPGRADE: return hlas_value_of_price(pen, HLAS_VALUE_UPGRADE_PRICE);
    case HLAS_ACT_TOWER: return hlas_value_of_price(pen, HLAS_VALUE_TOWER_PRICE);
    case HLAS_ACT_CAST:
    case HLAS_ACT_ANSWER: return hlas_value_of_price(pen, HLAS_VALUE_SPELL_PRICE);
    default: return hlas_value_of_price(pen, HLAS_VALUE_UNIT_PRICE);
    }
}

int32_t hlas_value_of_want(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);

    switch (value) {
    case HLAS_VALUE_ASKED_PRICE: return asked_price(pen);
    case HLAS_VALUE_OPENINGS: return (int32_t)hlas_openings(s, pen->action);
    case HLAS_VALUE_FREE_OPENINGS: return (int32_t)hlas_free_openings(s, pen->seat, pen->action);
    default: pl_panic("not what it takes", __FILE__, __LINE__);
    }
}

/* How much there is. */

int32_t hlas_value_of_stock(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    const struct hlas_public *pub = &s->public;
    uint32_t a = pl_act_a(pen->action);
    pl_seat seat = pen->seat;

    switch (value) {
    case HLAS_VALUE_UNIT_COUNT: return hlas_units_of[pub->faction[seat]][a].count;
    case HLAS_VALUE_SERF_SUPPLY: return (int32_t)hlas_supply(s, seat, HLAS_SERF);
    case HLAS_VALUE_TOWER_COUNT: return __builtin_popcountll(hlas_towers(s, seat));
    case HLAS_VALUE_TOWERS_ALLOWED: return (int32_t)hlas_towers_allowed(s, seat);
    case HLAS_VALUE_CONTINENT_TOWERS: return (int32_t)hlas_towers_near(s, seat, a);
    case HLAS_VALUE_CONTINENT_LIMIT: return (int32_t)hlas_continent_limit(s);
    case HLAS_VALUE_OWN_MANA: return pub->resource[seat][HLAS_MANA];
    case HLAS_VALUE_SERFS_THERE: return pub->serf[pl_act_b(pen->action)][a];
    case HLAS_VALUE_TOKENS_DOWN: return pub->down[a];
    default: pl_panic("not a stock", __FILE__, __LINE__);
    }
}

int32_t hlas_value_of_fight(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    uint32_t side = hlas_side_of(s, pen->seat);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case HLAS_VALUE_TACTIC_WEALTH:
        return (int32_t)hlas_wealth(s, side, hlas_tactic_due(s, side, a).resource);
    case HLAS_VALUE_VICTIMS_WORTH: return (int32_t)hlas_victims_worth(s, side);
    case HLAS_VALUE_VICTIM_STRENGTH:
        return (int32_t)hlas_strength_of(s, hlas_side_seat(s, 1 - side, pl_act_b(pen->action)), a);
    default: pl_panic("not a value of a fight", __FILE__, __LINE__);
    }
}

/* Moves. */

int32_t hlas_value_of_trip(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    const struct hlas_trip trip = hlas_trip_of(s, pl_peek(&s->head));

    switch (value) {
    case HLAS_VALUE_WAY: return (int32_t)hlas_way(s, pen->seat, &trip, pl_act_a(pen->action));
    case HLAS_VALUE_STEPS: return (int32_t)trip.march.steps;
    default: pl_panic("not a value of a trip", __FILE__, __LINE__);
    }
}

int32_t hlas_value_of_room(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    struct hlas_fit fit = hlas_fit_now(s, pl_act_a(pen->action));

    switch (value) {
    case HLAS_VALUE_ROOM: return fit.room > 0 ? fit.room : 0;
    case HLAS_VALUE_NEWCOMERS: return fit.size;
    default: pl_panic("not a value of a place", __FILE__, __LINE__);
    }
}

/* What the vessel carries that is being boarded. */
int32_t hlas_value_of_vessel(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = table_of(pen);
    uint32_t vessel = (uint32_t)pl_peek(&s->head)->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;

    PL_ASSERT(value == HLAS_VALUE_CAPACITY);
    return (int32_t)hlas_capacity(s, pen->seat, vessel);
}
