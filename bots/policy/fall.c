/* What the bots know of The Fall: how many nights the City will stand against how many the shards
 * will take, and which moves are sensible. One weight for each action serves the playouts (chosen
 * in proportion) and the search (as a prior). Everybody wins or loses together, so all seats think
 * alike. */
#include "bots/policy.h"
#include "bots/policy/fall_outlook.h"

extern const struct bot_policy policy_fall;

#define END_POINTS 10000.0f /* of the evaluation: a win, and what a loss costs */
#define SUREST     0.95f    /* no running game is nearer to them than that */

/* The chance to win, from -1 to 1: close to the logistic function of the odds' logarithm. */
static float chance_of(float odds)
{
    return odds / __builtin_sqrtf(odds * odds + 4);
}

static int32_t evaluate(const struct pl_state *state, pl_seat seat)
{
    const struct fall *s = fall_read(state);
    struct pl_result result;

    if (s->head.over) {
        fall_result(state, &result);
        float end = s->public.outcome == FALL_OVER_WON ? END_POINTS : -END_POINTS;
        return (int32_t)end + result.score[seat];
    }
    return (int32_t)(SUREST * END_POINTS * chance_of(policy_fall_odds(s)));
}

/* Moves. */

/* What weighing the actions of one decision needs to know. */
struct outlook {
    const struct fall *s;
    struct policy_base base;
    uint32_t hero;
    uint32_t wanted; /* colours */
    bool is_hunter;  /* goes for a shard */
    bool is_rich;    /* could pay the cheapest one */
};

static void look_at(struct outlook *o, const struct fall *s)
{
    o->s = s;
    o->base = policy_fall_base(s);
    o->hero = s->public.turn;
    o->wanted = policy_fall_wanted(s);
    o->is_hunter = policy_fall_may_take(s, &o->base, o->hero);
    o->is_rich = policy_fall_extracts(s, o->hero, o->base.least) <= 0.1f;
}

/* Crystals that Extract would bring at a node, by how much they are wanted. */
static float yield_of(const struct outlook *o, uint32_t node)
{
    const uint8_t *own = o->s->public.crystals[o->hero];
    float yield = 0;

    for (uint32_t left = fall_nodes[node].regions; left; left &= left - 1) {
        uint32_t kind = fall_regions[pl_lowest(left)].kind;
        bool is_wanted = o->wanted >> kind & 1;
        yield += is_wanted ? (own[kind] < 3 ? 2.0f : 0.5f) : 0.5f;
    }
    return yield;
}

/* Enemies at a node that are worth fighting: those that threaten a machine or the City. */
static float threat_at(const struct outlook *o, uint32_t node)
{
    float threat = 0;

    for (uint32_t left = fall_nodes[node].regions; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t enemies = fall_enemies(o->s, region);
        threat += enemies >= 2 ? (float)enemies : 0.3f * (float)enemies;
    }
    return threat;
}

static float weigh_node(const struct outlook *o, uint32_t node)
{
    uint32_t distance = fall_distance(node, o->s->public.colossus);
    float pull = o->is_hunter ? (o->is_rich ? 3.0f : 1.6f) : 0.3f;
    float weight = 0.4f + 0.25f * yield_of(o, node) + 0.15f * threat_at(o, node);

    weight += pull * 2.0f / (1.0f + (float)distance * (float)distance);
    weight += o->is_hunter ? 0.15f * (6.0f - (float)distance) : 0;
    return weight > 0.05f ? weight * weight : 0.05f;
}

static float weigh_attack(const struct outlook *o, uint32_t region)
{
    uint32_t enemies = fall_enemies(o->s, region);
    bool is_wanted = o->wanted >> fall_regions[region].kind & 1;
    float weight = 0.8f * (float)(enemies > 5 ? 5 : enemies);

    weight *= o->is_hunter && is_wanted ? 0.4f : 1.5f;
    return region < FALL_INNER_REGIONS ? 1.5f * weight : weight;
}

static float weigh_investigate(const struct outlook *o)
{
    if (!o->is_hunter) {
        return 0.01f;
    }
    return o->is_rich ? 60.0f : 0.4f;
}

static float weigh_extract(const struct outlook *o)
{
    const struct fall_public *pub = &o->s->public;
    uint32_t room = FALL_CRYSTALS_MAX - fall_sum(pub->crystals[o->hero]);

    return room == 0 ? 0.3f : 1.5f * yield_of(o, pub->node[o->hero]);
}

/* R-FAL-6.4: what lies in the City serves everybody. */
static float weigh_deposit(const struct outlook *o)
{
    const uint8_t *own = o->s->public.crystals[o->hero];
    float useful = 0;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        useful += o->wanted >> i & 1 ? (float)own[i] : 0;
    }
    return o->is_hunter ? 0.2f * useful : 1.5f * useful;
}

static float weigh_machine(const struct outlook *o, uint32_t region, uint32_t type)
{
    bool is_wanted = o->wanted >> fall_regions[region].kind & 1;

    switch (type) {
    case FALL_HARVESTER: return is_wanted ? 8.0f : 4.0f;
    case FALL_SCAVENGER: return 2.0f;
    default: return 6.0f;
    }
}

static float weigh_relic(const struct outlook *o, uint32_t character)
{
    static const float weights[FALL_RELIC_COUNT] = {
        [FALL_RELIC_PLUS_STRENGTH] = 1.0f,   [FALL_RELIC_TAKE_CRYSTALS] = 10.0f,
        [FALL_RELIC_SWAP_PLACES] = 0.5f,     [FALL_RELIC_STEP_COLOSSUS] = 0.5f,
        [FALL_RELIC_RESTORE_MACHINE] = 2.0f, [FALL_RELIC_TELEPORT] = 2.0f,
        [FALL_RELIC_REARRANGE] = 0.7f,       [FALL_RELIC_DEFEAT_AROUND] = 4.0f,
        [FALL_RELIC_STRIKE_MONSTER] = 2.0f,  [FALL_RELIC_REMOTE_DEPOSIT] = 0.7f,
        [FALL_RELIC_PEEK_SHARD] = 1.0f,      [FALL_RELIC_STAY] = 5.0f,
        [FALL_RELIC_COPY_RELIC] = 4.0f,      [FALL_RELIC_TOGGLE_ARMOUR] = 0.3f,
    };

    (void)o;
    return weights[fall_characters[character].relic];
}

/* The thinnest island gets the fallen. */
static float weigh_island(const struct outlook *o, uint32_t island)
{
    const uint8_t *figures = &o->s->public.isle[1 + 3 * (island - 1)];
    float all = (float)(figures[0] + figures[1] + figures[2]);

    return 60.0f / ((all + 1) * (all + 1));
}

/* An even division is best. */
static float weigh_split(const struct outlook *o, uint32_t first)
{
    const struct pl_frame *frame = pl_peek(&o->s->head);
    uint32_t isle[2];

    fall_construct_isles(o->s, (uint32_t)frame->arg[FALL_SPLIT_ISLAND], isle);
    int32_t a = o->s->public.isle[isle[0]] + (int32_t)first;
    int32_t b = o->s->public.isle[isle[1]] + frame->arg[FALL_SPLIT_CONSTRUCTS] - (int32_t)first;
    float apart = (float)(a > b ? a - b : b - a);
    return 4.0f / (1.0f + apart * apart);
}

/* Another card pays while enemies would be left. */
static float weigh_more(const struct outlook *o)
{
    const struct pl_frame *attack = fall_below(o->s);
    uint32_t strength = (uint32_t)attack->arg[FALL_ATTACK_STRENGTH];
    uint32_t target = (uint32_t)attack->arg[FALL_ATTACK_TARGET];

    if (target >= FALL_TARGET_MONSTER) {
        uint32_t needed = fall_monsters[target - FALL_TARGET_MONSTER].strength;
        return strength < needed ? 12.0f : 0.2f;
    }
    uint32_t left = fall_enemies(o->s, target) - fall_most_to_fall(o->s, target, strength);
    return left > 1 ? 2.0f : left > 0 ? 0.8f : 0.15f;
}

static float weigh_strike(const struct outlook *o, uint32_t monster)
{
    uint32_t crystals = fall_sum(o->s->public.crystals[o->hero]) + fall_sum(o->s->public.city);
    float need = (float)fall_monsters[monster].strength;

    return crystals >= 3 ? 12.0f / need : 0.2f;
}

/* Crystals that are not wanted go first, and own ones before those of the City. */
static float weigh_payment(const struct outlook *o, pl_action action)
{
    bool is_wanted = o->wanted >> pl_act_a(action) & 1;

    switch (pl_act_kind(action)) {
    case FALL_ACT_OWN: return 3.0f;
    case FALL_ACT_CITY: return 2.0f;
    case FALL_ACT_PAIR: return is_wanted ? 0.2f : 1.0f;
    default: return 1.0f;
    }
}

static float weigh_colour(const struct outlook *o, uint32_t colour)
{
    float have = (float)(o->s->public.crystals[o->hero][colour] + o->s->public.batch[colour]);

    return (o->wanted >> colour & 1 ? 6.0f : 1.0f) / (1.0f + have);
}

/* The day. */
static float weigh_day(const struct outlook *o, pl_action action)
{
    const struct fall_public *pub = &o->s->public;
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case FALL_ACT_MOVE: return pl_act_b(action) ? 0.1f : weigh_node(o, a);
    case FALL_ACT_JUMP: return weigh_node(o, a);
    case FALL_ACT_EXTRACT: return weigh_extract(o);
    case FALL_ACT_DEPOSIT: return weigh_deposit(o);
    case FALL_ACT_ATTACK: return weigh_attack(o, a);
    case FALL_ACT_STRIKE: return weigh_strike(o, a);
    case FALL_ACT_INVESTIGATE: return weigh_investigate(o);
    case FALL_ACT_ACTIVATE: return weigh_machine(o, a, pl_act_b(action));
    case FALL_ACT_RELIC: return weigh_relic(o, pub->hero[o->hero]);
    case FALL_ACT_ASK: return 0.8f * weigh_relic(o, pub->hero[a]);
    case FALL_ACT_TRADE: return 0.5f;
    case FALL_ACT_CARRY: return 0.02f;
    default: return pub->actions_done < FALL_ACTIONS ? 0.03f : 1.0f;
    }
}

static float weigh(const struct outlook *o, pl_action action)
{
    uint32_t a = pl_act_a(action);

    if (pl_peek(&o->s->head)->kind == FALL_FRAME_DAY) {
        return weigh_day(o, action);
    }
    switch (pl_act_kind(action)) {
    case FALL_ACT_OWN:
    case FALL_ACT_CITY:
    case FALL_ACT_PAIR:
    case FALL_ACT_PARASITE: return weigh_payment(o, action);
    case FALL_ACT_START:
    case FALL_ACT_TELEPORT:
    case FALL_ACT_RETREAT: return weigh_node(o, a);
    case FALL_ACT_PAY_SHARD: return o->is_hunter ? 80.0f : 0.02f;
    case FALL_ACT_STAY: return 20.0f;
    case FALL_ACT_LEND: return 5.0f;
    case FALL_ACT_MORE: return weigh_more(o);
    case FALL_ACT_KILL: return (float)(a * a);
    case FALL_ACT_ISLAND: return weigh_island(o, a);
    case FALL_ACT_SPLIT: return weigh_split(o, a);
    case FALL_ACT_FELL: return a == FALL_GOLEM ? 4.0f : 1.0f;
    case FALL_ACT_BONUS: return 3.0f;
    case FALL_ACT_DECLINE: return 0.05f;
    case FALL_ACT_ACTIVATE: return 6.0f;
    case FALL_ACT_COLOUR:
    case FALL_ACT_GIVE: return weigh_colour(o, a);
    case FALL_ACT_DISCARD:
    case FALL_ACT_EVICT: return o->wanted >> a & 1 ? 0.2f : 2.0f;
    case FALL_ACT_PUT: return o->wanted >> a & 1 ? 3.0f : 0.3f;
    case FALL_ACT_SWAP: return weigh_colour(o, pl_act_b(action));
    default: return 1.0f;
    }
}

static void weigh_all(const struct pl_obs *obs, pl_seat seat, const struct pl_legal *list,
                      float ret_weight[])
{
    struct outlook o;

    (void)seat;
    look_at(&o, fall_seen(obs));
    for (uint32_t i = 0; i < list->count; i++) {
        ret_weight[i] = weigh(&o, list->action[i]);
    }
}

/* The owner of a relic lends it when asked: the player who asks has judged its use, and the owner
 * could not see that in one step. For the same reason an owner never steps in with a relic, but
 * leaves it to the active player to ask, and no hero who could fall is spared. */
static uint32_t prune(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    uint32_t frame = pl_peek(&fall_seen(obs)->head)->kind;
    uint32_t best = 0;

    (void)seat;
    if (frame == FALL_FRAME_STEP_IN) {
        list->action[0] = list->action[list->count - 1];
        return 1;
    }
    if (frame != FALL_FRAME_LEND && frame != FALL_FRAME_KILL) {
        return list->count;
    }
    for (uint32_t i = 1; i < list->count; i++) {
        pl_action action = list->action[i];
        bool is_better = pl_act_kind(action) == FALL_ACT_LEND ||
                         (pl_act_kind(action) == FALL_ACT_KILL &&
                          pl_act_a(action) > pl_act_a(list->action[best]));
        best = is_better ? i : best;
    }
    list->action[0] = list->action[best];
    return 1;
}

/* A win is all; a lost game with more shards was a little better. */
static void reward(const struct pl_result *result, uint32_t seats, float ret_reward[])
{
    for (uint32_t p = 0; p < seats; p++) {
        float score = (float)result->score[p];
        float saved = (score - FALL_WIN_SCORE) / FALL_START_DEFENCE; /* of the defence */

        ret_reward[p] = result->rank[p] == 1 ? 0.98f + 0.02f * saved : 0.004f * score;
    }
}

/* An owner never steps in with a relic (`prune`). */
static bool is_formality(const struct pl_state *state)
{
    const struct fall *s = fall_read(state);

    return !s->head.over && pl_peek(&s->head)->kind == FALL_FRAME_STEP_IN;
}

/* Between a night and the first thing done by day. */
static bool is_calm(const struct pl_state *state)
{
    const struct fall *s = fall_read(state);

    return pl_peek(&s->head)->kind == FALL_FRAME_DAY && s->public.actions_done == 0;
}

const struct bot_policy policy_fall = {
    .evaluate = evaluate,
    .weigh = weigh_all,
    .prune = prune,
    .is_calm = is_calm,
    .is_formality = is_formality,
    .reward = reward,
    .judges_end = true,
    .tells_chance = true,
    .points_scale = END_POINTS,
    .exploration = 0.06f,
    .first_lead = 0.5f,
    .bias = 0.15f,
    .cutoff = 1,
};
