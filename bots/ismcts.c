/* Information-set Monte-Carlo tree search. Every playout imagines a truth behind the observation,
 * walks down the decisions known so far by upper confidence bounds over what is legal there, adds
 * one action, plays on to the end and credits every seat with its own reward.
 *
 * A decision is known by what its seat can tell of the past: the public part (bytes of the state
 * until something random happens, afterwards the actions in order) and the seat's own secret
 * choices. What others chose in secret is chance to it. So no seat reacts to a hidden commit, and
 * choices of several things in any order meet again in the same decision. */
#include "bots/search.h"

#include "bots/weights.h"

uint32_t bot_search_slots(uint32_t edge_max)
{
    uint32_t slots = 64;

    PL_ASSERT(edge_max <= 1u << 28);
    while (slots < 2 * edge_max) {
        slots *= 2;
    }
    return slots;
}

void bot_search_init(struct bot_search *search, const struct pl_game *game, struct bot_edge *edges,
                     struct bot_slot *slots, uint32_t edge_max)
{
    PL_ASSERT(edge_max > PL_LEGAL_MAX);
    search->game = game;
    search->policy = bot_policy_of(game);
    search->edges = edges;
    search->slots = slots;
    search->edge_max = edge_max;
    search->slot_mask = bot_search_slots(edge_max) - 1;
    search->stamp = 0;
    search->edge_count = 1;
}

/* --- what seats know ------------------------------------------------------------------------- */

enum { LANES = 4 };

/* Like pl_hash_bytes, but in lanes that do not wait for each other: every step of the tree needs
 * the hash of all that is public. It never leaves this file. */
static uint64_t hash_wide(const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    uint64_t lane[LANES + 1] = { 1, 2, 3, 4 };
    uint64_t word[LANES];

    for (; size >= sizeof word; size -= sizeof word) {
        memcpy(word, at, sizeof word);
        for (uint32_t i = 0; i < LANES; i++) {
            lane[i] = (lane[i] ^ word[i]) * 0xff51afd7ed558ccdu;
            lane[i] ^= lane[i] >> 32;
        }
        at += sizeof word;
    }
    lane[LANES] = pl_hash_bytes(at, size);
    return pl_hash_bytes(lane, sizeof lane);
}

static uint64_t hash_public(const struct pl_game *game, struct pl_state *state)
{
    struct pl_head *head = pl_head_edit(state);
    pl_seat_mask waiting = head->waiting;
    uint64_t hash;

    head->waiting = 0;
    hash = hash_wide(state, game->layout.private_at);
    head->waiting = waiting;
    return hash;
}

static bool is_several(pl_seat_mask mask)
{
    return (mask & (mask - 1)) != 0;
}

static pl_seat lowest_seat(pl_seat_mask mask)
{
    return (pl_seat)__builtin_ctz(mask);
}

static void trail_start(struct bot_search *search, struct pl_state *state)
{
    const struct pl_head *head = pl_head_read(state);
    uint64_t hash = hash_public(search->game, state);

    search->trail = (struct bot_trail){
        .public_key = hash,
        .public_hash = hash,
        .root_epoch = head->epoch,
        .epoch = head->epoch,
        .waiting = head->waiting,
        .is_group = is_several(head->waiting),
    };
}

/* Several seats that decide at once form a group until something comes to light or another seat is
 * asked. Those who are left, and a seat that decides in several steps, still belong to it. */
static bool is_group_after(const struct bot_trail *trail, const struct pl_head *head)
{
    bool goes_on = head->epoch == trail->epoch && (head->waiting & ~trail->waiting) == 0;

    return is_several(head->waiting) || (trail->is_group && goes_on && head->waiting != 0);
}

/* After an action was applied: who knows of it? One that left the public bytes alone is known to
 * its seat only, and so is what a seat decided as one of a group. */
static void trail_follow(struct bot_search *search, struct pl_state *state, pl_seat seat,
                         pl_action action)
{
    struct bot_trail *trail = &search->trail;
    const struct pl_head *head = pl_head_read(state);
    uint64_t hash = hash_public(search->game, state);

    if (hash == trail->public_hash || trail->is_group) {
        trail->secret_key[seat] += bot_mix(action);
    }
    if (head->epoch == trail->root_epoch) {
        trail->public_key = hash;
    } else if (hash != trail->public_hash) {
        uint64_t told = (uint64_t)(seat + 1) << 40 ^ (trail->is_group ? 0 : action);
        trail->public_key = bot_mix(trail->public_key ^ told);
    }
    trail->is_group = is_group_after(trail, head);
    trail->public_hash = hash;
    trail->epoch = head->epoch;
    trail->waiting = head->waiting;
}

static uint64_t trail_key(const struct bot_trail *trail, pl_seat seat)
{
    return bot_mix(trail->public_key ^ bot_mix(trail->secret_key[seat] + seat));
}

/* --- the table of decisions ------------------------------------------------------------------ */

/* The slot of the key: the filled one, or the empty one where it belongs. */
static uint32_t find_slot(const struct bot_search *search, uint64_t key)
{
    uint32_t at = (uint32_t)key & search->slot_mask;

    while (search->slots[at].stamp == search->stamp && search->slots[at].key != key) {
        at = (at + 1) & search->slot_mask;
    }
    return at;
}

/* First edge of the decision with that key; 0 when it is not known yet. */
static uint32_t first_edge(const struct bot_search *search, uint64_t key)
{
    const struct bot_slot *slot = &search->slots[find_slot(search, key)];

    return slot->stamp == search->stamp ? slot->first : 0;
}

/* Puts a new edge into the decision's list, after the edge `before` (0: first). */
static uint32_t add_edge(struct bot_search *search, uint64_t key, uint32_t before, pl_action action)
{
    struct bot_slot *slot = &search->slots[find_slot(search, key)];
    uint32_t edge = search->edge_count++;

    PL_ASSERT(edge < search->edge_max);
    if (slot->stamp != search->stamp) {
        *slot = (struct bot_slot){ .key = key, .stamp = search->stamp };
    }
    uint32_t *link = before ? &search->edges[before].next : &slot->first;
    search->edges[edge] = (struct bot_edge){ .action = action, .available = 1, .next = *link };
    *link = edge;
    return edge;
}

/* --- selection ------------------------------------------------------------------------------- */

/* Natural logarithm, near enough. */
static float log_of(uint32_t n)
{
    int exponent = 31 - __builtin_clz(n);
    float rest = (float)n / (float)(1u << exponent) - 1;

    return 0.6931472f * ((float)exponent + rest * (1.3465553f - 0.3465553f * rest));
}

/* The best known edge and the best untried action while walking a decision. */
struct pick {
    float known_value;
    float untried_value;
    uint32_t known_edge;
    uint32_t untried_index;
    uint32_t untried_before; /* edge after which the untried action belongs */
    uint32_t untried_ties;
    uint32_t visits; /* of the known edges together */
    double total;
};

static float prior_part(const struct bot_search *search, uint32_t index)
{
    const struct bot_policy *policy = search->policy;
    float weight = policy->bias > 0 ? policy->bias : BOT_BIAS;

    return policy->weigh ? weight * search->prior[index] : 0;
}

/* Seats that decide at once would fall into step with each other if they were not a little
 * random: then one of them always seems to guess what the other does. */
static float wobble(struct bot_search *search)
{
    return search->trail.is_group ? 2 * bot_rng_unit(&search->rng) : 1;
}

static float exploration_of(const struct bot_policy *policy)
{
    return policy->exploration > 0 ? policy->exploration : BOT_EXPLORATION;
}

static float known_value(struct bot_search *search, const struct bot_edge *edge, uint32_t index)
{
    float visits = edge->visits ? (float)edge->visits : 1;

    return (float)edge->total / visits +
           exploration_of(search->policy) * wobble(search) *
               __builtin_sqrtf(log_of(edge->available) / visits) +
           prior_part(search, index) / (1 + visits);
}

static void consider_untried(struct bot_search *search, uint32_t index, uint32_t before,
                             struct pick *pick)
{
    float value = prior_part(search, index);

    if (pick->untried_ties == 0 || value > pick->untried_value) {
        pick->untried_ties = 0;
    } else if (value < pick->untried_value) {
        return;
    }
    pick->untried_ties++;
    if (pick->untried_ties == 1 || bot_rng_below(&search->rng, pick->untried_ties) == 0) {
        pick->untried_value = value;
        pick->untried_index = index;
        pick->untried_before = before;
    }
}

/* Walks the legal list and the decision's edges together: both ascend. */
static struct pick walk(struct bot_search *search, uint64_t key)
{
    struct pick pick = { 0 };
    uint32_t before = 0;
    uint32_t at = first_edge(search, key);

    for (uint32_t i = 0; i < search->list.count; i++) {
        while (at && search->edges[at].action < search->list.action[i]) {
            before = at;
            at = search->edges[at].next;
        }
        if (!at || search->edges[at].action != search->list.action[i]) {
            consider_untried(search, i, before, &pick);
            continue;
        }
        search->edges[at].available++;
        pick.visits += search->edges[at].visits;
        pick.total += search->edges[at].total;
        float value = known_value(search, &search->edges[at], i);
        if (!pick.known_edge || value > pick.known_value) {
            pick.known_edge = at;
            pick.known_value = value;
        }
    }
    return pick;
}

/* What is expected of actions that were never tried here. */
static float first_play_of(const struct bot_policy *policy, const struct pick *pick)
{
    if (policy->first_lead > 0 && pick->visits > 0) {
        float mean = (float)(pick->total / pick->visits);
        float once = exploration_of(policy) * __builtin_sqrtf(log_of(pick->visits + 1));
        return mean + policy->first_lead * once;
    }
    return policy->first_play > 0 ? policy->first_play : BOT_FIRST_PLAY;
}

/* Chooses an edge of the decision, perhaps a new one; 0 when there is no room for one. */
static uint32_t select_edge(struct bot_search *search, uint64_t key, bool *ret_is_new)
{
    bool is_root = search->path_count == 0;
    struct pick pick = walk(search, key);
    float first_play = first_play_of(search->policy, &pick);
    bool has_room = search->edge_count < search->edge_max;

    *ret_is_new =
        pick.untried_ties > 0 && has_room &&
        (is_root || !pick.known_edge || first_play + pick.untried_value > pick.known_value);
    if (!*ret_is_new) {
        return pick.known_edge;
    }
    return add_edge(search, key, pick.untried_before, search->list.action[pick.untried_index]);
}

/* --- a playout ------------------------------------------------------------------------------- */

static void list_actions(struct bot_search *search, const struct pl_state *state, pl_seat seat)
{
    const struct bot_policy *policy = search->policy;
    struct pl_legal *list = &search->list;

    pl_legal_of(search->game, pl_as_obs(state), seat, list);
    if (policy->prune && list->count > 1) {
        list->count = policy->prune(pl_as_obs(state), seat, list);
    }
    PL_ASSERT(list->count > 0);
    bot_prior(policy, pl_as_obs(state), seat, list, search->prior);
}

/* The viewer decides first where several do: its own choice then stands at the root. */
static pl_seat next_seat(const struct bot_search *search, const struct pl_state *state)
{
    pl_seat_mask waiting = pl_head_read(state)->waiting;

    return waiting >> search->viewer & 1 ? search->viewer : lowest_seat(waiting);
}

/* Walks down the known decisions and one action beyond; a forced action is walked through. */
static void descend(struct bot_search *search, struct pl_state *state)
{
    const struct pl_head *head = pl_head_read(state);
    bool is_new = false;

    search->path_count = 0;
    trail_start(search, state);
    search->root_key = trail_key(&search->trail, search->viewer);
    while (!head->over && !is_new && search->path_count < BOT_DEPTH_MAX) {
        pl_seat seat = next_seat(search, state);
        uint64_t key = trail_key(&search->trail, seat);
        list_actions(search, state, seat);
        uint32_t edge = select_edge(search, key, &is_new);
        if (!edge) {
            return;
        }
        pl_action action = search->edges[edge].action;
        search->path[search->path_count++] = (struct bot_step){ .edge = edge, .seat = seat };
        search->game->apply(state, seat, action, NULL);
        search->decisions++;
        is_new = is_new && search->list.count > 1;
        trail_follow(search, state, seat, action);
    }
}

/* Decisions after which a playout is cut off even if nothing has come to rest. */
enum { UNREST_MAX = 32 };

static bool is_cut(const struct bot_search *search, const struct pl_state *state, uint32_t count)
{
    const struct bot_policy *policy = search->policy;
    uint32_t limit = policy->cutoff ? policy->cutoff : search->game->decisions_max;

    return count >= limit &&
           (!policy->is_calm || policy->is_calm(state) || count >= limit + UNREST_MAX);
}

static void play_out(struct bot_search *search, struct pl_state *state)
{
    const struct pl_head *head = pl_head_read(state);
    uint32_t count = 0;

    for (; !head->over && !is_cut(search, state, count); count++) {
        pl_seat seat = lowest_seat(head->waiting);
        pl_legal_of(search->game, pl_as_obs(state), seat, &search->list);
        pl_action action =
            bot_rollout_move(search->policy, state, seat, &search->list, &search->rng);
        search->game->apply(state, seat, action, NULL);
    }
    search->decisions += count;
}

static void back_up(struct bot_search *search, const struct pl_state *state)
{
    float reward[PL_SEATS_MAX];

    bot_reward_of(search->game, search->policy, state, reward);
    for (uint32_t i = 0; i < search->path_count; i++) {
        struct bot_edge *edge = &search->edges[search->path[i].edge];
        edge->visits++;
        edge->total += (double)reward[search->path[i].seat];
    }
}

void bot_search_start(struct bot_search *search, const struct pl_obs *obs, uint64_t seed)
{
    search->obs = obs;
    search->viewer = pl_viewer(obs);
    search->rng = bot_rng_of(seed);
    search->edge_count = 1;
    search->stamp++;
    search->playouts = 0;
    search->decisions = 0;
    search->root_key = 0;
    PL_ASSERT(search->stamp != 0);
    PL_ASSERT(pl_head_seen(obs)->waiting >> search->viewer & 1);
}

void bot_search_run(struct bot_search *search, uint32_t playouts)
{
    struct pl_state *state = pl_state_in(&search->room);

    for (uint32_t i = 0; i < playouts; i++) {
        struct pl_seed seed = bot_rng_seed(&search->rng);
        pl_determinize(search->game, search->obs, &seed, state);
        descend(search, state);
        play_out(search, state);
        back_up(search, state);
        search->playouts++;
    }
}

/* --- the root -------------------------------------------------------------------------------- */

static struct bot_opinion *opinion_of(struct bot_advice *advice, pl_action action)
{
    for (uint32_t i = 0; i < advice->count; i++) {
        if (advice->item[i].action == action) {
            return &advice->item[i];
        }
    }
    PL_ASSERT(advice->count < PL_LEGAL_MAX);
    advice->item[advice->count] = (struct bot_opinion){ .action = action };
    return &advice->item[advice->count++];
}

void bot_search_advise(const struct bot_search *search, struct bot_advice *advice)
{
    for (uint32_t at = first_edge(search, search->root_key); at; at = search->edges[at].next) {
        const struct bot_edge *edge = &search->edges[at];
        struct bot_opinion *opinion = opinion_of(advice, edge->action);
        double total = (double)opinion->mean * opinion->visits + edge->total;
        opinion->visits += edge->visits;
        opinion->mean = opinion->visits ? (float)(total / opinion->visits) : 0;
    }
}

/* Enough playouts, and enough of them more for one action than for the next, leave little doubt. */
enum { CLEAR_PLAYOUTS = 512, CLEAR_RATIO = 6 };

bool bot_search_is_settled(const struct bot_search *search, uint64_t playouts_left)
{
    uint32_t best = 0;
    uint32_t second = 0;

    for (uint32_t at = first_edge(search, search->root_key); at; at = search->edges[at].next) {
        uint32_t visits = search->edges[at].visits;
        if (visits > best) {
            second = best;
            best = visits;
        } else if (visits > second) {
            second = visits;
        }
    }
    return best > second + playouts_left ||
           (search->playouts >= CLEAR_PLAYOUTS && best > CLEAR_RATIO * second);
}
