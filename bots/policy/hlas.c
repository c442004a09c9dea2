/* What the bots know of Heroes of Land, Air & Sea: what a position is worth, and which moves are
 * sensible. One weight for each action serves the playouts (chosen in proportion) and the search
 * (as a prior). An army is named unit by unit: pruning leaves one order of naming it. */
#include "bots/policy.h"
#include "bots/policy/hlas_outlook.h"
#include "games/hlas/effects_battle.h"

extern const struct bot_policy policy_hlas;

enum { GRAINS = 16 }; /* an evaluation is in parts of a point */

static int32_t evaluate(const struct pl_state *state, pl_seat seat)
{
    struct policy_outlook o;

    policy_hlas_look(&o, hlas_read(state));
    return (int32_t)(policy_hlas_points(&o, seat) * (float)GRAINS);
}

/* --- weights of actions ---------------------------------------------------------------------- */

struct view {
    struct policy_outlook o;
    const struct hlas *s;
    pl_seat seat;
    const struct pl_frame *frame;
    const struct pl_legal *list;
};

/* Every action keeps a chance. */
static float positive(float x)
{
    return x > 0.1f ? x : 0.1f;
}

static uint32_t stock(const struct view *view, uint32_t what)
{
    return view->s->public.resource[view->seat][what];
}

static bool has_spell_to_cast(const struct view *view)
{
    uint64_t spells = view->s->private[view->seat].library.one;

    return (spells & hlas_spells_of_type[HLAS_TYPE_CAST]) || view->s->public.scribed[view->seat][0];
}

/* What an action of the bar promises. */
static float weigh_place(const struct view *view, uint32_t place)
{
    const struct hlas_public *pub = &view->s->public;

    switch (place) {
    case HLAS_PLACE_RECRUIT: return stock(view, HLAS_FOOD) >= 2 ? 3.0f : 0.6f;
    case HLAS_PLACE_BUILD: return stock(view, HLAS_ORE) >= 3 ? 4.0f : 0.4f;
    case HLAS_PLACE_RESEARCH: return pub->library_count[view->seat] ? 0.8f : 1.2f;
    case HLAS_PLACE_TAX: return 2.2f;
    case HLAS_PLACE_MARCH:
    case HLAS_PLACE_MARCH_2: return 0.6f + 1.4f * policy_hlas_best_march(&view->o, view->seat);
    case HLAS_PLACE_SAIL: return pub->vessel[view->seat][0] ? 2.0f : 0.1f;
    case HLAS_PLACE_FLY: return pub->vessel[view->seat][1] ? 2.0f : 0.1f;
    default: return has_spell_to_cast(view) && stock(view, HLAS_MANA) >= 2 ? 2.0f : 0.1f;
    }
}

static float weigh_follow(const struct view *view)
{
    switch (view->frame->arg[HLAS_FOLLOW_PLACE]) {
    case HLAS_PLACE_RECRUIT: return stock(view, HLAS_FOOD) >= 2 ? 3.0f : 0.2f;
    case HLAS_PLACE_BUILD: return stock(view, HLAS_ORE) >= 3 ? 3.0f : 0.2f;
    case HLAS_PLACE_TAX: return 3.0f;
    default: return 0.7f;
    }
}

static float weigh_recruit(const struct view *view, uint32_t kind)
{
    static const float worth[HLAS_UNIT_KINDS] = { 0, 1.2f, 2.4f, 4.0f, 4.0f, 4.0f, 2.5f, 2.0f };

    (void)view;
    return worth[kind];
}

static float weigh_tower(const struct view *view, uint32_t region)
{
    return 2.0f + (float)hlas_distance(view->s, view->seat, region);
}

static float weigh_tax(const struct view *view, uint32_t what)
{
    uint32_t value = 0;

    for (uint32_t space = 0; space < HLAS_RESOURCES; space++) {
        value += view->s->public.tax[space] == what ? hlas_tax_values[space] : 0u;
    }
    uint32_t room = HLAS_RESOURCE_MAX - stock(view, what);
    return positive((float)(value < room ? value : room) * 2.0f - 0.4f * (float)stock(view, what));
}

/* Where a group goes; the frame says from where. */
static float weigh_go(const struct view *view, uint32_t region)
{
    const struct hlas_public *pub = &view->s->public;
    uint32_t origin = 0;

    switch (view->frame->kind) {
    case HLAS_FRAME_ARMY: origin = (uint32_t)view->frame->arg[HLAS_ARMY_FROM]; break;
    case HLAS_FRAME_CREW:
        origin = pub->vessel[view->seat][view->frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL];
        break;
    case HLAS_FRAME_ONWARD: origin = (uint32_t)view->frame->arg[HLAS_ONWARD_FROM]; break;
    default: return 1.0f;
    }
    struct policy_army army = policy_hlas_group(&view->o, view->seat, origin);
    return positive(0.3f + 2.0f * policy_hlas_goal_points(&view->o, &army, region));
}

static float weigh_from(const struct view *view, uint32_t region)
{
    return 0.2f + 2.0f * policy_hlas_march_points(&view->o, view->seat, region);
}

/* Soldiers go together, serfs alone. */
static float weigh_take(const struct view *view, uint32_t kind)
{
    bool is_first = hlas_group_size(view->s) == 0;

    if (kind == HLAS_SERF) {
        return is_first ? 2.0f : 0.4f;
    }
    return view->s->public.group_serf[0] ? 0.5f : 2.0f;
}

static float weigh_tactic(const struct view *view, uint32_t tactic)
{
    const struct hlas_battle *battle = &view->s->public.battle;
    const struct hlas_tactic_fact *fact = &hlas_tactics[tactic];
    uint32_t side = hlas_side_of(view->s, view->seat);
    float lead = (float)battle->strength[side] - (float)battle->strength[1 - side];
    struct hlas_due due = hlas_tactic_due(view->s, side, tactic);
    bool is_paid = view->s->public.resource[view->seat][due.resource] >= due.n;

    if (fact->gives_way) {
        return lead < -4.0f ? 3.0f : 0.2f;
    }
    float gain =
        1.2f + 0.35f * (float)fact->strength + 0.9f * (float)fact->vp - 0.3f * (float)due.n;
    return positive(is_paid ? gain : 0.3f * gain);
}

/* What is given up lightly. */
static float weigh_lose(uint32_t kind)
{
    static const float keep[HLAS_UNIT_KINDS] = { 1.0f, 0.7f, 1.4f, 3.2f, 3.0f, 2.8f, 2.2f, 2.2f };

    return 1.0f / (keep[kind] * keep[kind]);
}

static float weigh_target(const struct view *view, uint32_t seat, uint32_t kind)
{
    if (seat == view->seat) {
        return 2.0f;
    }
    return 1.0f + (float)(kind == HLAS_WARRIOR) + 0.05f * (float)view->s->public.score[seat];
}

static float weigh_discard(uint32_t spell)
{
    return 3.0f / (1.0f + (float)hlas_spell(spell)->mana);
}

static float weigh_muster(const struct view *view, uint32_t place)
{
    return 0.6f * weigh_place(view, place);
}

static float weigh(const struct view *view, pl_action action)
{
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_ACT: return weigh_place(view, a);
    case HLAS_ACT_FOLLOW: return weigh_follow(view);
    case HLAS_ACT_MUSTER: return weigh_muster(view, a);
    case HLAS_ACT_PASS: return 1.0f;
    case HLAS_ACT_DONE: return 0.3f;
    case HLAS_ACT_RECRUIT:
    case HLAS_ACT_CONSTRUCT: return weigh_recruit(view, a);
    case HLAS_ACT_PAIR: return 2.2f;
    case HLAS_ACT_BUILDING: return 2.5f;
    case HLAS_ACT_UPGRADE: return 8.0f;
    case HLAS_ACT_TOWER: return weigh_tower(view, a);
    case HLAS_ACT_RESEARCH: return 1.5f;
    case HLAS_ACT_SCRIBE: return 2.5f;
    case HLAS_ACT_DISCARD: return weigh_discard(a);
    case HLAS_ACT_TAX: return weigh_tax(view, a);
    case HLAS_ACT_GIVE: return 0.1f;
    case HLAS_ACT_FROM: return weigh_from(view, a);
    case HLAS_ACT_TAKE: return weigh_take(view, a);
    case HLAS_ACT_GO: return weigh_go(view, a);
    case HLAS_ACT_STAY: return 0.5f;
    case HLAS_ACT_AGREE: return 3.0f;
    case HLAS_ACT_LOSE:
    case HLAS_ACT_SACRIFICE: return weigh_lose(a);
    case HLAS_ACT_CAST: return 2.5f;
    case HLAS_ACT_TARGET: return weigh_target(view, pl_act_b(action), pl_act_c(action));
    case HLAS_ACT_ANSWER: return 1.0f;
    case HLAS_ACT_RAISE: return 0.2f + (float)a;
    case HLAS_ACT_TACTIC: return weigh_tactic(view, a);
    case HLAS_ACT_PAY: return 4.0f;
    case HLAS_ACT_BRING: return 1.5f;
    case HLAS_ACT_STRIKE:
    case HLAS_ACT_BURN:
    case HLAS_ACT_BANISH: return 1.0f + (float)a;
    case HLAS_ACT_STEAL:
    case HLAS_ACT_CHANT:
    case HLAS_ACT_REBUILD: return 3.0f;
    default: return 1.0f;
    }
}

static void look(struct view *view, const struct hlas *s, pl_seat seat, const struct pl_legal *list)
{
    policy_hlas_look(&view->o, s);
    view->s = s;
    view->seat = seat;
    view->frame = pl_peek(&s->head);
    view->list = list;
}

static void weigh_all(const struct pl_obs *obs, pl_seat seat, const struct pl_legal *list,
                      float ret_weight[])
{
    struct view view;

    look(&view, hlas_seen(obs), seat, list);
    for (uint32_t i = 0; i < list->count; i++) {
        ret_weight[i] = weigh(&view, list->action[i]);
    }
}

/* --- pruning --------------------------------------------------------------------------------- */

/* The highest kind in the group: an army is named in ascending order. */
static uint32_t last_named(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;

    if (pub->group_hero[0]) {
        return HLAS_HERO_1 + 31u - (uint32_t)__builtin_clz(pub->group_hero[0]);
    }
    if (pub->group_warrior[0]) {
        return HLAS_WARRIOR;
    }
    return pub->group_serf[0] ? HLAS_SERF : HLAS_NO_KIND;
}

/* Regions one step from where the seat is. */
static uint64_t neighbourhood(const struct hlas *s, pl_seat seat)
{
    uint64_t around = 0;

    for (uint64_t left = hlas_held(s, seat); left; left &= left - 1) {
        const struct hlas_ways *ways = &hlas_ways[pl_lowest(left)];
        around |= ways->march | ways->coast;
    }
    return around;
}

static bool is_kept(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_army = frame->kind == HLAS_FRAME_ARMY || frame->kind == HLAS_FRAME_CREW;

    switch (pl_act_kind(action)) {
    case HLAS_ACT_TAKE: return !is_army || pl_act_b(action) || pl_act_a(action) >= last_named(s);
    case HLAS_ACT_DONE: return frame->kind != HLAS_FRAME_ARMY || hlas_group_size(s) == 0;
    case HLAS_ACT_GIVE: return false;
    case HLAS_ACT_PEEK: return neighbourhood(s, seat) >> pl_act_a(action) & 1;
    default: return true;
    }
}

static uint32_t prune(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    const struct hlas *s = hlas_seen(obs);
    uint32_t count = 0;

    for (uint32_t i = 0; i < list->count; i++) {
        if (is_kept(s, seat, list->action[i])) {
            list->action[count++] = list->action[i];
        }
    }
    return count ? count : list->count;
}

/* Mostly the win, then how clear it is; alone against the solo enemy, how high the score is. */
static void reward(const struct pl_result *result, uint32_t seats, float ret_reward[])
{
    for (uint32_t p = 0; p < seats; p++) {
        float lead = (float)bot_lead(result, seats, p);
        float size = lead < 0 ? -lead : lead;
        ret_reward[p] = 0.5f * (result->rank[p] == 1) + 0.25f + 0.25f * lead / (size + 15.0f);
    }
}

const struct bot_policy policy_hlas = {
    .evaluate = evaluate,
    .weigh = weigh_all,
    .prune = prune,
    .reward = reward,
    .squares_weights = true,
    .points_scale = 15 * GRAINS,
    .final_scale = GRAINS,
    .exploration = 0.3f,
    .first_play = 0.6f,
    .cutoff = 24,
    .greedy_samples = 2,
    .greedy_follow = 10,
};
