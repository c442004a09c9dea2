/* What the bots know of Icaion: what a position is worth, and which moves are sensible. One weight
 * for each action serves the playouts (chosen in proportion) and the search (as a prior). */
#include "bots/policy.h"
#include "games/icaion/score.h"

extern const struct bot_policy policy_icaion;

#define SCALE          16.0f /* of the evaluation: whole numbers are too coarse for it */
#define CRYSTAL_POINTS 1.1f  /* what a crystal in a cage is worth while there is time to use it */
#define CARD_POINTS    1.6f  /* a card in hand */
#define UPGRADE_POINTS 0.5f  /* an upgrade, for each round to come */
#define SHARD_POINTS   3.0f  /* a shard beyond its row of the table: it doubles a tile */

/* What a place of the department board unlocks is worth, for each round to come. */
static const float unlock_points[ICAION_PLACES] = {
    0.30f, 0.30f, 0, 0.45f, 0.30f, 0, 0.30f, 0.2f, 0
};

/* What a machine on the board brings each round, by type. */
static const float machine_points[ICAION_TYPES] = { 0.30f, 0.30f, 0.35f };

static float rounds_left(const struct icaion *s)
{
    float years = (float)ICAION_YEARS - (float)s->public.year;
    float now = 6.0f - (float)s->public.round;

    if (s->public.year == 0) {
        return 18.0f;
    }
    return years * 6.0f + (now > 0.5f ? now : 0.5f);
}

/* Tiles: those installed count at the end, one in the slot may still get there. */
static float tile_points(const struct icaion *s, pl_seat seat, const struct icaion_final *final,
                         float rounds)
{
    uint32_t slot = s->public.slot[seat];
    float points = 0;

    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        points += final->is_doubled[i] ? 0.3f * (float) final->tile[i] : 0;
    }
    if (slot > 0) {
        float worth = (float)icaion_tile_points(s, seat, slot - 1) + 2.0f;
        points += worth * (rounds > 2.0f ? 0.7f : 0.25f * rounds);
    }
    return points;
}

static float board_points(const struct icaion *s, pl_seat seat, float rounds)
{
    float points = 0;

    for (uint32_t i = 0; i < ICAION_PLACES; i++) {
        points += icaion_is_deployed(s, seat, i) ? unlock_points[i] * rounds : 0;
    }
    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        uint32_t type = icaion_type_of(s, region, seat + 1u);
        if (type < ICAION_TYPES) {
            points += machine_points[type] * rounds;
        }
    }
    return points;
}

/* The prize of the Year as it stands, less the earlier it is. */
static float prize_points(const struct icaion *s, pl_seat seat)
{
    uint32_t own = s->public.collected[seat];
    uint32_t ahead = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        ahead += p != seat && s->public.collected[p] > own;
    }
    if (own == 0) {
        return 0;
    }
    float sure = 0.4f + 0.08f * (float)s->public.round;
    return sure * (float)icaion_by_seats(s->head.seats)->prize[ahead] + 0.3f * (float)own;
}

static int32_t evaluate(const struct pl_state *state, pl_seat seat)
{
    const struct icaion *s = icaion_read(state);
    const uint8_t *shards = s->public.shards[seat];
    float rounds = rounds_left(s);
    float time = rounds > 3.0f ? 1.0f : rounds / 3.0f;
    struct icaion_purse purse = icaion_purse_of(s, seat);
    struct icaion_final final;

    icaion_final_of(s, seat, &final);
    if (s->head.over) {
        return (int32_t)(SCALE * (float) final.total);
    }
    uint32_t crystals = icaion_payable(&purse, ICAION_ALL_COLOURS);
    float useful = crystals > 8 ? 8.0f : (float)crystals;
    float points = (float) final.total + useful * CRYSTAL_POINTS * time;
    float count = (float)(shards[0] + shards[1] + shards[2]);
    points += count * SHARD_POINTS * (icaion_is_radiant(s) ? 0.3f : 1.0f);
    points += tile_points(s, seat, &final, rounds) + board_points(s, seat, rounds);
    points += (float)s->public.hand_count[seat] * CARD_POINTS * time;
    points += (float)pl_bag_total(&s->public.upgrades[seat]) * UPGRADE_POINTS * rounds;
    points += prize_points(s, seat);
    points += s->public.charged >> seat & 1 ? 2.5f * time : 0;
    points -= s->public.lying >> seat & 1 ? 3.0f : 0;
    return (int32_t)(SCALE * points);
}

/* What weighing the actions of one decision needs to know of the seat. */
struct outlook {
    const struct icaion *s;
    pl_seat seat;
    struct icaion_purse purse;
    float rounds;
};

static void look_at(struct outlook *o, const struct icaion *s, pl_seat seat)
{
    o->s = s;
    o->seat = seat;
    o->purse = icaion_purse_of(s, seat);
    o->rounds = rounds_left(s);
}

/* How good a node is to stand on: what Extract takes there and machines to activate, a tile to
 * install or retrieve, the Colossus for whoever has pink. */
static float weigh_node(const struct outlook *o, uint32_t node)
{
    const struct icaion *s = o->s;
    const struct icaion_node_info *info = &icaion_nodes[node];
    float weight = 0.5f;

    for (uint32_t left = info->regions; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t machines = icaion_machine_count(s, region);
        uint32_t own = icaion_type_of(s, region, o->seat + 1u);
        uint32_t colour = icaion_regions[region].kind;
        weight += s->public.crystals[region] > 0 ? 1.0f : 0;
        if (own < ICAION_TYPES) {
            weight += s->public.parasites[region] <= machines ? 1.2f : 0;
        } else if (o->purse.crystals[colour] + o->purse.crystals[ICAION_BROWN] > machines) {
            weight += 1.0f + (float)machines;
        }
        weight += o->purse.crystals[ICAION_GREY] ? 0.5f * (float)s->public.parasites[region] : 0;
    }
    if (info->crater == s->public.colossus && s->public.base_count > 0) {
        weight += 1.5f * (float)o->purse.crystals[ICAION_PINK];
    }
    uint32_t slot = s->public.slot[o->seat];
    if (slot > 0 && info->crater != ICAION_NO_CRATER &&
        icaion_craters[info->crater].colour == (slot - 1) / ICAION_YEARS) {
        weight += 5.0f;
    }
    if (slot == 0 && info->class == ICAION_CLASS_CITY && !(s->public.retrieved >> o->seat & 1)) {
        weight += 3.0f + 0.5f * (float)s->public.round;
    }
    return weight * weight;
}

static float weigh_move(const struct outlook *o, uint32_t node)
{
    uint32_t cost = icaion_move_cost(o->s, o->seat, node);

    return weigh_node(o, node) / (1.0f + (float)cost);
}

static float weigh_deploy(const struct outlook *o, pl_action action)
{
    uint32_t type = pl_act_a(action) % ICAION_TYPES;
    float points = (float)icaion_deploy_points(o->s, pl_act_b(action), type);

    points += (unlock_points[pl_act_a(action)] + machine_points[type]) * o->rounds;
    points += type == ICAION_REFINER ? 4.0f : 0;
    return 4.0f * points;
}

static float weigh_card(const struct outlook *o, uint32_t card)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];

    switch ((enum icaion_effect)info->effect) {
    case ICAION_EFFECT_SCORE: return 2.5f * (float)info->count;
    case ICAION_EFFECT_TRAIT: return o->rounds > 3.0f ? 14.0f : 0.5f;
    case ICAION_EFFECT_ACT: return icaion_can_order(o->s, o->seat, card, &o->purse) ? 10.0f : 0.1f;
    case ICAION_EFFECT_GAIN: return o->rounds > 2.0f ? 6.0f : 2.0f;
    case ICAION_EFFECT_DASH: return 1.0f;
    case ICAION_EFFECT_DRAW: return 3.0f;
    case ICAION_EFFECT_HIT: return 4.0f;
    case ICAION_EFFECT_NONE:
    case ICAION_EFFECT_COUNT: break;
    }
    return 1.0f;
}

/* A batch goes where least is lost. */
static float weigh_store(const struct outlook *o, uint32_t cage)
{
    float lost = (float)icaion_sum(o->s->public.cage[o->seat][cage]);
    float gained = (float)icaion_sum(o->s->public.batch);

    return gained > lost ? 1.0f + 6.0f * (gained - lost) : 0.2f;
}

/* Colours of which there are few are wanted; brown and green serve everywhere. */
static float weigh_colour(const struct outlook *o, uint32_t colour)
{
    float base = colour == ICAION_BROWN || colour == ICAION_GREEN ? 3.0f : 2.0f;

    return base / (1.0f + (float)o->purse.crystals[colour]);
}

static float weigh_retrieve(const struct outlook *o, uint32_t colour)
{
    uint32_t tile = colour * ICAION_YEARS + o->s->public.year - 1;
    float points = (float)icaion_tile_points(o->s, o->seat, tile);

    return 2.0f + points * points;
}

/* An old upgrade rather than the new one, which would be paid for in vain. */
static float weigh_drop(const struct outlook *o, uint32_t card)
{
    return card == o->s->public.playing ? 0.3f : 1.0f;
}

static float weigh_menu(const struct outlook *o, pl_action action)
{
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case ICAION_ACT_EXTRACT: return 6.0f;
    case ICAION_ACT_DEPLOY: return weigh_deploy(o, action);
    case ICAION_ACT_ERADICATE: return 6.0f;
    case ICAION_ACT_INVESTIGATE: return o->purse.crystals[ICAION_PINK] ? 20.0f : 0.3f;
    case ICAION_ACT_RETRIEVE: return weigh_retrieve(o, a);
    case ICAION_ACT_INSTALL: return 30.0f;
    case ICAION_ACT_PLAY: return weigh_card(o, a);
    case ICAION_ACT_DISCARD_HAND: return o->rounds < 2.0f ? 8.0f : 0.5f;
    case ICAION_ACT_OVERCHARGE: return 2.0f + weigh_colour(o, a);
    case ICAION_ACT_SUPPLY_DRAW: return a > 1 ? 2.0f : 0.3f;
    case ICAION_ACT_DOUBLE_SHIFT: return 6.0f;
    case ICAION_ACT_END_TURN: return o->s->public.basic_left > 0 ? 0.05f : 2.0f;
    default: return 1.0f;
    }
}

static float weigh(const struct outlook *o, pl_action action)
{
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case ICAION_ACT_CAMP: return 0.5f * weigh_node(o, o->s->public.node[o->seat]);
    case ICAION_ACT_MOVE: return weigh_move(o, a);
    case ICAION_ACT_DASH:
    case ICAION_ACT_START: return weigh_node(o, a);
    case ICAION_ACT_TAKE_WOUND: return 1.0f;
    case ICAION_ACT_PREVENT: return 1.0f;
    case ICAION_ACT_PASS: return 0.1f;
    case ICAION_ACT_PAY: return a == ICAION_BROWN ? 1.0f : 2.0f;
    case ICAION_ACT_STORE: return weigh_store(o, a);
    case ICAION_ACT_THROW: return 0.3f;
    case ICAION_ACT_ADD:
    case ICAION_ACT_COLOUR: return weigh_colour(o, a);
    case ICAION_ACT_DRAW: return (float)(a * a);
    case ICAION_ACT_ACTIVATE: return 5.0f;
    case ICAION_ACT_DONE: return 1.0f;
    case ICAION_ACT_REMOVE: return 3.0f;
    case ICAION_ACT_DROP: return weigh_drop(o, a);
    case ICAION_ACT_SPEND: return 0.3f + (float)(a * a) * 2.0f;
    default: return weigh_menu(o, action);
    }
}

/* Whether the card is paid for in vain, or thrown away though there is room for it (R-ICA-14.4). */
static bool is_in_vain(const struct icaion *s, pl_seat seat, pl_action action,
                       const struct icaion_purse *purse)
{
    uint32_t card = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case ICAION_ACT_PLAY: return icaion_is_in_vain(s, seat, card, purse);
    case ICAION_ACT_DROP: return card == s->public.playing;
    default: return false;
    }
}

/* A bot does not pay for nothing, unless playing a card scores by itself. */
static uint32_t prune(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    const struct icaion *s = icaion_seen(obs);
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t count = 0;

    if (icaion_trait(s, seat, ICAION_TRAIT_ODDITY_RP) > 0) {
        return list->count;
    }
    for (uint32_t i = 0; i < list->count; i++) {
        if (!is_in_vain(s, seat, list->action[i], &purse)) {
            list->action[count++] = list->action[i];
        }
    }
    return count;
}

static void weigh_all(const struct pl_obs *obs, pl_seat seat, const struct pl_legal *list,
                      float ret_weight[])
{
    struct outlook o;

    look_at(&o, icaion_seen(obs), seat);
    for (uint32_t i = 0; i < list->count; i++) {
        ret_weight[i] = weigh(&o, list->action[i]);
    }
}

const struct bot_policy policy_icaion = {
    .evaluate = evaluate,
    .weigh = weigh_all,
    .prune = prune,
    .points_scale = 40,
    .cutoff = 60,
};
