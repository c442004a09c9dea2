/* The list of policies, expanded from games.def, and what stands in where a policy is silent. */
#include "bots/policy.h"

struct entry {
    const char *id;
    const struct bot_policy *policy;
};

#define GAME(id_) extern const struct bot_policy policy_##id_;
#include "games/games.def"

static const struct entry entries[] = {
#define GAME(id_) { #id_, &policy_##id_ },
#include "games/games.def"
};

static const struct bot_policy generic;

/* Weights of the generic reward; they add up to 1. */
#define WEIGHT_WIN    0.70f
#define WEIGHT_PLACE  0.10f
#define WEIGHT_MARGIN 0.20f

const struct bot_policy *bot_policy_of(const struct pl_game *game)
{
    for (uint32_t i = 0; i < PL_COUNT_OF(entries); i++) {
        if (pl_string_equal(entries[i].id, game->id)) {
            return entries[i].policy;
        }
    }
    return &generic;
}

int32_t bot_evaluate(const struct pl_game *game, const struct bot_policy *policy,
                     const struct pl_state *state, pl_seat seat)
{
    struct pl_result result;

    PL_ASSERT(seat < pl_head_read(state)->seats);
    /* Where all play together a loss is worse than any game that goes on: only the policy knows. */
    if (policy->evaluate && (policy->judges_end || !pl_head_read(state)->over)) {
        return policy->evaluate(state, seat);
    }
    game->result(state, &result);
    return result.score[seat] * (policy->final_scale ? policy->final_scale : 1);
}

/* Maps any number to (0, 1), 0 to a half, and +-scale to three and one quarter. */
static float squash(float x, float scale)
{
    float size = x < 0 ? -x : x;

    return 0.5f + 0.5f * x / (size + scale);
}

/* Whether an ally sits on a seat before this one. */
static bool follows_ally(const struct pl_result *result, uint32_t seat)
{
    uint32_t p = 0;

    while (!pl_are_allies(result, p, seat)) {
        p++;
    }
    return p < seat;
}

uint32_t bot_winning_sides(const struct pl_result *result, uint32_t seats)
{
    uint32_t count = 0;

    for (uint32_t p = 0; p < seats; p++) {
        count += result->rank[p] == 1 && !follows_ally(result, p);
    }
    return count;
}

static bool has_rivals(const struct pl_result *result, uint32_t seats)
{
    bool has_any = false;

    for (uint32_t p = 1; p < seats; p++) {
        has_any |= !pl_are_allies(result, 0, p);
    }
    return has_any;
}

int32_t bot_lead(const struct pl_result *result, uint32_t seats, uint32_t seat)
{
    int32_t best = INT32_MIN;

    for (uint32_t p = 0; p < seats; p++) {
        if (!pl_are_allies(result, p, seat) && result->score[p] > best) {
            best = result->score[p];
        }
    }
    return result->score[seat] - (best == INT32_MIN ? 0 : best);
}

static void reward_together(const struct bot_policy *policy, const struct pl_result *result,
                            uint32_t seats, float ret_reward[PL_SEATS_MAX])
{
    float scale = policy->points_scale > 0 ? policy->points_scale : BOT_POINTS_SCALE;
    bool is_won = result->rank[0] == 1;

    for (uint32_t p = 0; p < seats; p++) {
        ret_reward[p] =
            (is_won ? WEIGHT_WIN : 0) + (1 - WEIGHT_WIN) * squash((float)result->score[0], scale);
    }
}

void bot_reward(const struct bot_policy *policy, const struct pl_result *result, uint32_t seats,
                float ret_reward[PL_SEATS_MAX])
{
    float scale = policy->points_scale > 0 ? policy->points_scale : BOT_POINTS_SCALE;
    uint32_t winners = bot_winning_sides(result, seats);

    PL_ASSERT(seats > 0 && seats <= PL_SEATS_MAX);
    if (policy->reward) {
        policy->reward(result, seats, ret_reward);
        return;
    }
    if (!has_rivals(result, seats)) {
        reward_together(policy, result, seats, ret_reward);
        return;
    }
    for (uint32_t p = 0; p < seats; p++) {
        float win = result->rank[p] == 1 ? 1.0f / (float)winners : 0;
        float place = (float)(seats - result->rank[p]) / (float)(seats - 1);
        float lead = (float)bot_lead(result, seats, p);
        ret_reward[p] =
            WEIGHT_WIN * win + WEIGHT_PLACE * place + WEIGHT_MARGIN * squash(lead, scale);
    }
}

static void reward_by_chance(const struct bot_policy *policy, const struct pl_state *state,
                             uint32_t seats, float ret_reward[PL_SEATS_MAX])
{
    float chance = 0.5f + 0.5f * (float)policy->evaluate(state, 0) / policy->points_scale;

    for (uint32_t p = 0; p < seats; p++) {
        ret_reward[p] = chance;
    }
}

/* At a cut-off no seat has won yet: the lead, or the shared score, says how likely it is. */
static void reward_estimated(const struct bot_policy *policy, const struct pl_result *result,
                             uint32_t seats, float ret_reward[PL_SEATS_MAX])
{
    float scale = policy->points_scale > 0 ? policy->points_scale : BOT_POINTS_SCALE;

    for (uint32_t p = 0; p < seats; p++) {
        ret_reward[p] = squash((float)bot_lead(result, seats, p), scale);
    }
}

void bot_reward_of(const struct pl_game *game, const struct bot_policy *policy,
                   const struct pl_state *state, float ret_reward[PL_SEATS_MAX])
{
    const struct pl_head *head = pl_head_read(state);
    struct pl_result result;

    game->result(state, &result);
    if (head->over) {
        bot_reward(policy, &result, head->seats, ret_reward);
        return;
    }
    if (policy->tells_chance) {
        reward_by_chance(policy, state, head->seats, ret_reward);
        return;
    }
    for (pl_seat p = 0; policy->evaluate && p < head->seats; p++) {
        result.score[p] = policy->evaluate(state, p);
    }
    reward_estimated(policy, &result, head->seats, ret_reward);
}
