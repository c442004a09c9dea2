/* Information-set Monte-Carlo tree search over any game: one tree, one thread. Needs neither a C
 * library nor a clock nor an allocator, so that it also runs in a page: the caller gives the memory
 * and runs as many playouts at a time as it likes. */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/policy.h"

enum { BOT_DEPTH_MAX = 128 };

/* An action at a decision, with what is known of it. */
struct bot_edge {
    pl_action action;
    double total; /* rewards of the seat that chose it */
    uint32_t visits;
    uint32_t available; /* how often it was legal when its decision was met */
    uint32_t next;      /* next edge of the decision, ascending by action; 0: none */
    uint32_t unused;
};

/* A decision as the deciding seat knows it: a slot of an open hash table. */
struct bot_slot {
    uint64_t key;
    uint32_t first; /* edge; 0: none */
    uint32_t stamp; /* of the search that filled it; others count as empty */
};

/* What seats know of the course of an imagined game since the root. */
struct bot_trail {
    uint64_t public_key;
    uint64_t secret_key[PL_SEATS_MAX];
    uint64_t public_hash; /* of the public bytes, without the waiting mask */
    uint32_t root_epoch;
    uint32_t epoch;
    pl_seat_mask waiting;
    bool is_group; /* the seat decides at the same time as others, in secret */
};

struct bot_step {
    uint32_t edge;
    pl_seat seat;
};

struct bot_search {
    const struct pl_game *game;
    const struct bot_policy *policy;
    struct bot_edge *edges; /* edge 0 is never used */
    struct bot_slot *slots;
    uint32_t edge_max;
    uint32_t slot_mask; /* slots are a power of two, at least twice edge_max */

    const struct pl_obs *obs;
    pl_seat viewer;
    struct bot_rng rng;
    uint32_t edge_count;
    uint32_t stamp;
    uint32_t playouts;
    uint64_t decisions; /* applied in all playouts */
    uint64_t root_key;

    uint32_t path_count;
    struct bot_step path[BOT_DEPTH_MAX];
    struct bot_trail trail;
    struct pl_legal list;
    float prior[PL_LEGAL_MAX];
    struct pl_state_room room;
};

/* What is known of an action at the root. */
struct bot_opinion {
    pl_action action;
    uint32_t visits;
    float mean; /* expected reward, 0 to 1 */
};

struct bot_advice {
    uint32_t count;
    struct bot_opinion item[PL_LEGAL_MAX];
};

/* Slots needed for `edge_max` edges. */
uint32_t bot_search_slots(uint32_t edge_max);
/* Before first use: `slots` must be zeroed. */
void bot_search_init(struct bot_search *search, const struct pl_game *game, struct bot_edge *edges,
                     struct bot_slot *slots, uint32_t edge_max);
/* Forgets everything and looks at an observation whose viewer must decide; the observation stays
 * the caller's and must outlive the search. */
void bot_search_start(struct bot_search *search, const struct pl_obs *obs, uint64_t seed);
/* Runs `playouts` more playouts. */
void bot_search_run(struct bot_search *search, uint32_t playouts);
/* Adds what this tree knows of the root to an advice: joins visits and means of equal actions. */
void bot_search_advise(const struct bot_search *search, struct bot_advice *advice);
/* Whether the most visited action would stay ahead if the second got all `playouts_left`, or is so
 * far ahead that more thinking is a waste. */
bool bot_search_is_settled(const struct bot_search *search, uint64_t playouts_left);

#endif
