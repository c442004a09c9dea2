/* What the bots know of Mysthea: what a position is worth, and which moves are sensible. One weight
 * for each action serves the playouts (chosen in proportion) and the search (as a prior). */
#include "bots/policy.h"
#include "bots/policy/mysthea_outlook.h"

extern const struct bot_policy policy_mysthea;

enum { GRAINS = 16 }; /* an evaluation is in parts of a point */

/* --- evaluation ------------------------------------------------------------------------------ */

static int32_t evaluate(const struct pl_state *state, pl_seat seat)
{
    struct policy_outlook o;
    struct policy_stand stand;

    policy_mysthea_look(&o, mysthea_read(state));
    policy_mysthea_stand_of(&stand, &o, seat);
    return (int32_t)(policy_mysthea_position_points(&stand) * (float)GRAINS);
}

/* --- weights of actions ---------------------------------------------------------------------- */

/* Strength of the units, upgrades aside. */
static const float strengths[MYSTHEA_UNIT_COUNT] = { 1.0f, 2.0f, 2.0f, 3.0f };

/* Every action keeps a chance. */
static float positive(float x)
{
    return x > 0.1f ? x : 0.1f;
}

static uint32_t energy_of(const struct policy_stand *stand)
{
    return stand->o->s->public.energy[stand->seat];
}

/* What using the card brings, less the energy for it. */
static float use_points(const struct policy_stand *stand, uint32_t card)
{
    const struct mysthea_card_info *info = &mysthea_cards[card];
    float use = info->kind >= MYSTHEA_KIND_EQUIPMENT ? policy_mysthea_board_points(stand, card)
                                                     : policy_mysthea_effect_points(stand, card);

    return use - 0.5f * (float)info->points;
}

static float weigh_act(const struct policy_stand *stand, uint32_t card)
{
    const struct mysthea_card_info *info = &mysthea_cards[card];
    float use = energy_of(stand) >= info->points ? use_points(stand, card) : 0;

    return 1.0f + (float)info->points + 0.7f * (use > 0 ? use : 0);
}

static float weigh_develop(const struct policy_stand *stand)
{
    float energy = (float)energy_of(stand);
    float time = stand->all_turns < 3.0f ? 0.2f : 1.0f;

    return time * (energy >= 5.0f ? 7.0f : energy >= 3.0f ? 4.5f : 2.0f);
}

static float weigh_meditate(const struct policy_stand *stand)
{
    float room = (float)(MYSTHEA_ENERGY_MAX - energy_of(stand));
    float energy = 0.5f * (room < 3.0f ? room : 3.0f);

    return 1.0f + energy + policy_mysthea_income(stand);
}

/* Which unit leaves a region: one that is not missed there. */
static float weigh_move(const struct policy_stand *stand, uint32_t unit, uint32_t region)
{
    float missed = -policy_mysthea_shift(stand, region, -strengths[unit]);

    return positive(2.5f - 0.7f * missed);
}

/* Where a unit goes: the frame says which. */
static float weigh_to(const struct policy_stand *stand, uint32_t region)
{
    const struct mysthea *s = stand->o->s;
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t unit = frame->kind == MYSTHEA_FRAME_HORDE ? MYSTHEA_UNIT_CHAMPION
                                                       : (uint32_t)frame->arg[MYSTHEA_STEP_UNIT];
    float gain = policy_mysthea_shift(stand, region, strengths[unit]);

    if (unit == MYSTHEA_UNIT_CHAMPION &&
        mysthea_island_of[region] == s->public.token[stand->seat]) {
        gain += 2.0f;
    }
    return 0.3f + positive(gain);
}

static float weigh_deploy(const struct policy_stand *stand, uint32_t unit)
{
    uint32_t at = stand->o->s->public.champion_at[stand->seat];
    float strength = unit == MYSTHEA_UNIT_GOLEM ? 2.0f : 1.0f;

    return 2.0f * strength + policy_mysthea_shift(stand, at, strength);
}

static float weigh_make(const struct policy_stand *stand, uint32_t unit)
{
    uint32_t waiting = stand->o->s->public.pool[unit][stand->seat];
    float time = stand->all_turns < 2.0f ? 0.2f : 1.0f;

    return time * (unit == MYSTHEA_UNIT_GOLEM ? 2.0f : 1.2f) / (1.0f + (float)waiting);
}

static float weigh_order(const struct policy_stand *stand, uint32_t card)
{
    const struct mysthea_card_info *info = &mysthea_cards[card];
    float points = (float)info->points;
    float cost = 0.3f * policy_mysthea_card_points(stand, card);

    switch (info->kind) {
    case MYSTHEA_KIND_TACTIC: return positive(2.5f * points - cost);
    case MYSTHEA_KIND_UPGRADE: return positive(2.0f + points - cost);
    case MYSTHEA_KIND_EQUIPMENT: return positive(1.0f + 0.5f * points - cost);
    default: return 0.5f;
    }
}

/* The cheapest unit goes first. */
static float weigh_lose(uint32_t unit)
{
    static const float keep[MYSTHEA_UNIT_COUNT] = { 1.0f, 2.0f, 1.6f, 1.6f };

    return 1.0f / (keep[unit] * keep[unit]);
}

/* The unit of an opponent that is missed most, or one of its own missed least (R-MYS-X1.13). */
static float weigh_strike(const struct policy_stand *stand, uint32_t victim, uint32_t region)
{
    float worth = stand->o->worth[region];

    return victim == stand->seat ? 4.0f / (1.0f + worth) : 1.0f + worth;
}

/* Names a region that an effect needs, or that is lost to a monster. */
static float weigh_region(const struct policy_stand *stand, uint32_t region)
{
    const struct pl_frame *frame = pl_peek(&stand->o->s->head);

    if (frame->kind == MYSTHEA_FRAME_RAVAGE) {
        float all = (float)stand->o->strength[stand->seat][region];
        return positive(3.0f + policy_mysthea_shift(stand, region, -all));
    }
    PL_ASSERT(frame->kind == MYSTHEA_FRAME_EFFECT);
    const struct mysthea_part *part =
        &mysthea_effects[frame->arg[MYSTHEA_EFFECT_NUMBER]].part[frame->arg[MYSTHEA_EFFECT_PART]];
    if (part->op == MYSTHEA_OP_BATTLE || part->op == MYSTHEA_OP_BATTLE_CHARGED) {
        return positive(policy_mysthea_battle_points(stand, region, (float)part->count));
    }
    return 0.1f + policy_mysthea_shift(stand, region, 1.0f);
}

static float weigh(const struct policy_stand *stand, pl_action action)
{
    const struct mysthea *s = stand->o->s;
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_DRAFT: return 1.0f;
    case MYSTHEA_ACT_PLACE: return stand->o->worth[a];
    case MYSTHEA_ACT_ACT: return weigh_act(stand, a);
    case MYSTHEA_ACT_DEVELOP: return weigh_develop(stand);
    case MYSTHEA_ACT_MEDITATE: return weigh_meditate(stand);
    case MYSTHEA_ACT_USE: return positive(2.0f * policy_mysthea_effect_points(stand, a));
    case MYSTHEA_ACT_BATTLE: return positive(1.5f * policy_mysthea_battle_points(stand, a, 0));
    case MYSTHEA_ACT_MOVE_ISLAND: return positive(policy_mysthea_attune_points(stand) - 2.0f);
    case MYSTHEA_ACT_ENCOUNTER: return 15.0f;
    case MYSTHEA_ACT_END_TURN: return 1.0f;
    case MYSTHEA_ACT_ENERGY: return energy_of(stand) < 4 ? 1.2f : 0.5f;
    case MYSTHEA_ACT_MAKE: return weigh_make(stand, a);
    case MYSTHEA_ACT_DEPLOY: return weigh_deploy(stand, a);
    case MYSTHEA_ACT_MOVE: return weigh_move(stand, a, pl_act_b(action));
    case MYSTHEA_ACT_EFFECT:
        return positive(2.5f *
                        use_points(stand, (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_ACT_CARD]));
    case MYSTHEA_ACT_TO: return weigh_to(stand, a);
    case MYSTHEA_ACT_CARRY: return a == MYSTHEA_UNIT_CHAMPION ? 0.5f : 1.0f;
    case MYSTHEA_ACT_SHOW: return 3.0f;
    case MYSTHEA_ACT_TAKE: return positive(policy_mysthea_card_points(stand, a));
    case MYSTHEA_ACT_FORT: return 1.0f + policy_mysthea_shift(stand, a, 2.0f);
    case MYSTHEA_ACT_GIVE: return 4.0f / (0.5f + policy_mysthea_card_points(stand, a));
    case MYSTHEA_ACT_PAY:
    case MYSTHEA_ACT_PART:
    case MYSTHEA_ACT_TAKE_GAIN:
    case MYSTHEA_ACT_DRAW: return 3.0f;
    case MYSTHEA_ACT_REGION: return weigh_region(stand, a);
    case MYSTHEA_ACT_STRIKE: return weigh_strike(stand, a, pl_act_b(action));
    case MYSTHEA_ACT_ORDER: return weigh_order(stand, a);
    case MYSTHEA_ACT_LOSE: return weigh_lose(a);
    case MYSTHEA_ACT_ATTUNE: return 8.0f;
    case MYSTHEA_ACT_PAY_GLORY: return 0.6f;
    case MYSTHEA_ACT_DONE: return 0.4f;
    case MYSTHEA_ACT_DISCARD: return 0.02f;
    default: return 1.0f;
    }
}

static void weigh_all(const struct pl_obs *obs, pl_seat seat, const struct pl_legal *list,
                      float ret_weight[])
{
    struct policy_outlook o;
    struct policy_stand stand;

    policy_mysthea_look(&o, mysthea_seen(obs));
    policy_mysthea_stand_of(&stand, &o, seat);
    for (uint32_t i = 0; i < list->count; i++) {
        ret_weight[i] = weigh(&stand, list->action[i]);
    }
}

/* --- pruning --------------------------------------------------------------------------------- */

/* Leaves out what is hardly ever good: cards of the board are kept, in which order cards go under
 * the deck hardly matters, and a point left over is an energy, so a bot does not stop early. The
 * action that ends a menu is then the last of its list. The one that ends a turn is not, but points
 * are seldom left there. */
static uint32_t prune(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    uint32_t count = list->count;

    (void)obs;
    (void)seat;
    while (count > 1 && pl_act_kind(list->action[count - 1]) == MYSTHEA_ACT_DISCARD) {
        count--;
    }
    switch (pl_act_kind(list->action[0])) {
    case MYSTHEA_ACT_ENERGY:
        return pl_act_kind(list->action[count - 1]) == MYSTHEA_ACT_DONE ? count - 1 : count;
    case MYSTHEA_ACT_UNDER: return 1;
    default: return count;
    }
}

/* Mostly the win, then how clear it is. */
static void reward(const struct pl_result *result, uint32_t seats, float ret_reward[])
{
    for (uint32_t p = 0; p < seats; p++) {
        float lead = (float)bot_lead(result, seats, p);
        float size = lead < 0 ? -lead : lead;
        ret_reward[p] = 0.5f * (result->rank[p] == 1) + 0.25f + 0.25f * lead / (size + 20.0f);
    }
}

const struct bot_policy policy_mysthea = {
    .evaluate = evaluate,
    .weigh = weigh_all,
    .prune = prune,
    .reward = reward,
    .squares_weights = true,
    .points_scale = 20 * GRAINS,
    .exploration = 0.3f,
    .first_play = 0.6f,
    .cutoff = 40,
};
