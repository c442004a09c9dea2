/* What a game tells the bots. bots/policy/<id>.c defines `const struct bot_policy policy_<id>` for
 * each game of games.def; every member may be left out, and the generic answer then stands in.
 *
 * All functions are given imagined states (observations completed by pl_determinize), never the
 * truth of a running game. They must not allocate, read a clock or keep anything between calls:
 * several threads call them at once, and they also run in a page. Floats are welcome. */
#ifndef BOTS_POLICY_H
#define BOTS_POLICY_H

#include "bots/rng.h"
#include "core/game.h"

struct bot_policy {
    /* What the position is worth to the seat, in points of the final score as far as that can be
     * said. Used by greedy after its move and by search at a cut-off. NULL: the score as it
     * stands. At the end it is asked only where it judges the end. */
    int32_t (*evaluate)(const struct pl_state *state, pl_seat seat);
    /* How promising each action of the list looks, above 0 (the list is never empty). Playouts
     * choose in proportion; search tries the better ones first and leans towards them while it
     * knows little. Called at every decision, so be quick. Looks only at what the seat sees. NULL:
     * all alike. */
    void (*weigh)(const struct pl_obs *obs, pl_seat seat, const struct pl_legal *list,
                  float ret_weight[]);
    /* Drops silly or redundant actions from the list that greedy and search consider (not
     * playouts), keeping the order; returns the new count, never 0. Looks only at what the seat
     * sees. NULL: keeps all. */
    uint32_t (*prune)(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list);
    /* May be NULL: whether a seat is asked what bots always answer alike (`prune` leaves one
     * action), so that greedy and playouts go straight on. */
    bool (*is_formality)(const struct pl_state *state);
    /* Whether a playout may be cut off here, for positions that cannot be judged in the middle of
     * something; asked from the cut-off on, a few decisions long. NULL: anywhere. */
    bool (*is_calm)(const struct pl_state *state);
    /* What a final result means to each seat, 0 to 1. NULL: see bot_reward. */
    void (*reward)(const struct pl_result *result, uint32_t seats, float ret_reward[]);

    bool squares_weights;    /* playouts choose in proportion to the squares of the weights */
    bool judges_end;         /* evaluate knows better than the score what an end is worth */
    bool tells_chance;       /* all win or lose together, and evaluate tells how likely a win is,
                              * from -points_scale (a sure loss) to points_scale */
    float points_scale;      /* a lead of this size is clear; 0: BOT_POINTS_SCALE */
    int32_t final_scale;     /* parts of a point that evaluate counts in; 0: whole points */
    float exploration;       /* of the search; 0: BOT_EXPLORATION */
    float first_play;        /* what search expects of an untried action; 0: BOT_FIRST_PLAY */
    float first_lead;        /* instead: the mean of those tried, and this part of what exploration
                              * adds to an action tried once; 0: first_play */
    float bias;              /* weight of the prior; 0: BOT_BIAS */
    uint32_t cutoff;         /* playout decisions before the evaluation; 0: to the end */
    uint32_t greedy_samples; /* imagined states for greedy; 0: BOT_GREEDY_SAMPLES */
    uint32_t greedy_follow;  /* own further decisions greedy looks through; 0: BOT_GREEDY_FOLLOW */
};

#define BOT_POINTS_SCALE 20.0f
#define BOT_EXPLORATION  0.6f
#define BOT_BIAS         0.5f
#define BOT_FIRST_PLAY   1.5f
enum { BOT_GREEDY_SAMPLES = 8, BOT_GREEDY_FOLLOW = 12 };

/* A game's policy; for a game that is not in games.def, one with nothing in it. */
const struct bot_policy *bot_policy_of(const struct pl_game *game);

/* The evaluation, or the score as it stands. */
int32_t bot_evaluate(const struct pl_game *game, const struct bot_policy *policy,
                     const struct pl_state *state, pl_seat seat);

/* How many points the seat is ahead of the best one that is not its ally; all its points where all
 * are its allies. */
int32_t bot_lead(const struct pl_result *result, uint32_t seats, uint32_t seat);
/* On how many sides the winners are: allies are one side. */
uint32_t bot_winning_sides(const struct pl_result *result, uint32_t seats);

/* Fills ret_reward for the seats of a result: the policy's own, or generically mostly the win
 * (shared by sides that tie), then the place, then how clear it is. Where all seats are allies it
 * is a win if they have rank 1, and how high the score is. */
void bot_reward(const struct bot_policy *policy, const struct pl_result *result, uint32_t seats,
                float ret_reward[PL_SEATS_MAX]);

/* The reward of a state: of its result when it is over, else what the evaluations promise: a half
 * for a seat that is level with its best opponent. */
void bot_reward_of(const struct pl_game *game, const struct bot_policy *policy,
                   const struct pl_state *state, float ret_reward[PL_SEATS_MAX]);

#endif
