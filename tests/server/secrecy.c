/* Secrecy: no byte that the server sends depends on what its reader may not see. Random games are
 * played in pairs of worlds whose truths differ and look the same to one viewer; whatever is done
 * in them, what the viewer is sent must be the same, byte for byte. Knows no game: every game,
 * every number of seats, options at random. Usage: secrecy GAMES [PROCESSES [GAME]] */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "games/games.h"
#include "match/memory.h"
#include "server/gate/limits.h"
#include "server/tables/skip.h"
#include "tests/server/secrecy_world.h"

enum {
    FRESH_EVERY = 24,
    LEAK_GAMES = 2,
    PROCESSES_MAX = 16,
    CONTEXT = 160,
    CONFIGS_TRIED_MAX = 1000
};

struct stats {
    uint64_t games;
    uint64_t decisions; /* played in both worlds */
    uint64_t probes;
    uint64_t forks;    /* pairs of truths */
    uint64_t distinct; /* of them: where the two differ */
    uint64_t bytes;    /* compared */
    uint64_t failures;
    uint64_t crashes;
};

/* Two worlds that look the same to the viewer. */
struct pair {
    pl_seat viewer; /* or PL_NOBODY */
    bool is_set;    /* the worlds are at the position of the game */
    uint32_t from;  /* the ply at which they began */
    struct world left;
    struct world right;
};

struct play {
    const struct pl_game *game;
    struct pl_config config;
    uint64_t seed;
    struct pl_rng dice;
    uint32_t ply;
    struct pl_state_room truth;
    struct pl_events events;
    struct stats *stats;
    struct pair *pair; /* one for each seat, and the spectator's */
};

static uint32_t below(struct play *play, uint32_t n)
{
    return pl_rng_below(&play->dice, n);
}

/* Comparing. */

static bool fail(struct play *play, const struct pair *pair, const char *what)
{
    fprintf(stderr, "secrecy: %s, %u seats, seed %llu, ply %u, viewer %d: %s\n", play->game->id,
            play->config.seats, (unsigned long long)play->seed, (unsigned)play->ply,
            pair->viewer == PL_NOBODY ? -1 : pair->viewer, what);
    play->stats->failures++;
    return false;
}

static void show(const char *name, const struct world_person *person, size_t at)
{
    size_t from = at > CONTEXT / 2 ? at - CONTEXT / 2 : 0;
    size_t size = person->size - from < CONTEXT ? person->size - from : CONTEXT;

    fprintf(stderr, "  %s, byte %zu of %zu: ...%.*s...\n", name, at, person->size, (int)size,
            person->sent ? person->sent + from : "");
}

/* Whether both worlds have sent the viewer the same; then it is forgotten. */
static bool compare(struct play *play, struct pair *pair, const char *what)
{
    const struct world_person *left = world_person(&pair->left, pair->viewer);
    const struct world_person *right = world_person(&pair->right, pair->viewer);
    size_t at = 0;

    play->stats->bytes += left->size;
    if (left->size != right->size ||
        (left->size > 0 && memcmp(left->sent, right->sent, left->size) != 0)) {
        while (at < left->size && at < right->size && left->sent[at] == right->sent[at]) {
            at++;
        }
        fail(play, pair, what);
        show("the truth", left, at);
        show("another", right, at);
        return false;
    }
    world_forget(&pair->left);
    world_forget(&pair->right);
    return !pair->left.has_told_bot || fail(play, pair, "a bot sees more than its seat");
}

static bool looks_same(const struct play *play, const struct pl_state *one,
                       const struct pl_state *other, pl_seat viewer)
{
    struct pl_state_room a;
    struct pl_state_room b;

    pl_observe(play->game, one, viewer, pl_obs_in(&a));
    pl_observe(play->game, other, viewer, pl_obs_in(&b));
    return memcmp(a.byte, b.byte, play->game->layout.size) == 0;
}

/* What the viewer is told. Two cards drawn to a hand are the same hand in either order, and so are
 * two tokens that are turned over and collected at either of two places: what comes in another
 * order is something else that was seen. */
enum told { TOLD_ALIKE, TOLD_IN_OTHER_ORDER, TOLD_OTHERWISE };

static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct pl_event));
}

static void see_events(const struct pl_events *events, pl_seat viewer, struct pl_events *ret_seen)
{
    ret_seen->count = events->count;
    for (uint32_t i = 0; i < events->count; i++) {
        ret_seen->item[i] = pl_event_for(events->item[i], viewer);
    }
}

static bool are_equal(const struct pl_events *one, const struct pl_events *other)
{
    return one->count == other->count &&
           memcmp(one->item, other->item, one->count * sizeof one->item[0]) == 0;
}

/* The same with each argument by itself: which goes with which makes no difference. */
static void part(struct pl_events *events)
{
    static struct pl_event parts[PL_EVENTS_MAX];
    uint32_t count = 0;

    for (uint32_t i = 0; i < events->count && i < PL_EVENTS_MAX / PL_EVENT_ARGS; i++) {
        for (uint32_t n = 0; n < PL_EVENT_ARGS; n++) {
            parts[count] = events->item[i];
            memset(parts[count].arg, 0, sizeof parts[count].arg);
            parts[count].arg[n] = events->item[i].arg[n];
            count++;
        }
    }
    memcpy(events->item, parts, count * sizeof parts[0]);
    events->count = count;
    qsort(events->item, events->count, sizeof events->item[0], by_bytes);
}

static enum told compare_events(const struct pl_events *one, const struct pl_events *other,
                                pl_seat viewer)
{
    static struct pl_events a;
    static struct pl_events b;

    see_events(one, viewer, &a);
    see_events(other, viewer, &b);
    if (are_equal(&a, &b)) {
        return TOLD_ALIKE;
    }
    qsort(a.item, a.count, sizeof a.item[0], by_bytes);
    qsort(b.item, b.count, sizeof b.item[0], by_bytes);
    if (are_equal(&a, &b)) {
        return TOLD_IN_OTHER_ORDER;
    }
    bool is_short = a.count <= PL_EVENTS_MAX / PL_EVENT_ARGS && a.count == b.count;
    part(&a);
    part(&b);
    return is_short && are_equal(&a, &b) ? TOLD_IN_OTHER_ORDER : TOLD_OTHERWISE;
}

/* Another truth. */

static void fork_pair(struct play *play, struct pair *pair)
{
    struct pl_state_room seen;
    struct pl_state_room other = { { 0 } };
    const struct pl_layout *layout = &play->game->layout;
    struct pl_seed seed = pl_seed_of(below(play, UINT32_MAX));

    pl_observe(play->game, pl_state_in(&play->truth), pair->viewer, pl_obs_in(&seen));
    pl_determinize(play->game, pl_obs_in(&seen), &seed, pl_state_in(&other));
    play->stats->forks++;
    play->stats->distinct +=
        memcmp(other.byte + layout->private_at, play->truth.byte + layout->private_at,
               layout->rng_at - layout->private_at) != 0;
    /* What chance brings later is the same in both. */
    memcpy(other.byte + layout->rng_at, play->truth.byte + layout->rng_at, sizeof(struct pl_rng));
    world_begin(&pair->left, pl_state_in(&play->truth), play->ply);
    world_begin(&pair->right, pl_state_in(&other), play->ply);
    pair->is_set = true;
    pair->from = play->ply;
}

static void ask_both(struct pair *pair, pl_seat seat, const char *members)
{
    world_ask(&pair->left, seat, members);
    world_ask(&pair->right, seat, members);
}

static bool renew(struct play *play, struct pair *pair)
{
    if (pair->is_set && below(play, FRESH_EVERY) > 0) {
        return true;
    }
    fork_pair(play, pair);
    ask_both(pair, pair->viewer, "\"t\":\"open\",\"table\":\"%T\"");
    return compare(play, pair, "the position is sent otherwise");
}

/* Decisions. */

struct decision {
    pl_seat seat;
    pl_action action;
};

/* What the seat does in the other world so that it looks the same to the viewer; 0: it cannot.
 * False when it can be told only in a way that gives away what is hidden. */
static bool find_like(struct play *play, const struct pair *pair, const struct decision *made,
                      pl_action *ret_action)
{
    static struct pl_events events;
    const struct pl_state *right = world_truth(&pair->right);
    struct pl_legal list;
    bool is_otherwise = false;

    *ret_action = 0;
    pl_legal_of(play->game, pl_as_obs(right), made->seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        struct pl_state_room after;
        bool is_tried = list.action[i] == made->action || made->seat != pair->viewer;
        if (!is_tried || (*ret_action && list.action[i] != made->action)) {
            continue;
        }
        memcpy(after.byte, right, play->game->layout.size);
        pl_events_clear(&events);
        play->game->apply(pl_state_in(&after), made->seat, list.action[i], &events);
        if (!looks_same(play, pl_state_in(&play->truth), pl_state_in(&after), pair->viewer)) {
            continue;
        }
        enum told told = compare_events(&play->events, &events, pair->viewer);
        *ret_action = told == TOLD_ALIKE ? list.action[i] : *ret_action;
        is_otherwise = is_otherwise || told == TOLD_OTHERWISE;
    }
    return *ret_action || !is_otherwise;
}

/* The decision has been made in play->truth: both worlds follow, or part. */
static bool follow(struct play *play, struct pair *pair, const struct decision *made)
{
    pl_action like;

    if (!find_like(play, pair, made, &like)) {
        return fail(play, pair, "an event tells what cannot be seen");
    }
    if (!like) {
        pair->is_set = false;
        return true;
    }
    int64_t ms = below(play, 5000);
    world_wait(&pair->left, ms);
    world_wait(&pair->right, ms);
    world_move(&pair->left, made->seat, made->action);
    world_move(&pair->right, made->seat, like);
    play->stats->decisions++;
    if (memcmp(world_truth(&pair->left), play->truth.byte, play->game->layout.size) != 0) {
        show("the server says", world_person(&pair->left, made->seat), 0);
        return fail(play, pair, "the server does not play a legal decision");
    }
    return compare(play, pair, "a decision is told otherwise");
}

/* Probes: whatever else someone may ask. */

/* Moves that are not the viewer's to make, such as those that others have. */
static bool probe_refusal(struct play *play, struct pair *pair)
{
    struct pl_legal own;
    struct pl_legal others;
    char members[128];
    pl_seat other = (pl_seat)below(play, play->config.seats);
    struct world *world = below(play, 2) ? &pair->left : &pair->right;

    pl_legal_of(play->game, pl_as_obs(world_truth(world)), pair->viewer, &own);
    pl_legal_of(play->game, pl_as_obs(world_truth(world)), other, &others);
    pl_action action =
        others.count ? others.action[below(play, others.count)] : below(play, UINT32_MAX);
    if (pl_legal_has(&own, action)) {
        return true;
    }
    snprintf(members, sizeof members,
             "\"t\":\"move\",\"table\":\"%%T\",\"mid\":\"r%u\",\"question\":%%Q,"
             "\"action\":\"0x%llx\"",
             (unsigned)play->ply, (unsigned long long)action);
    ask_both(pair, pair->viewer, members);
    return compare(play, pair, "a move is refused otherwise");
}

/* A move for a question that is not asked now, though it is a legal one: the worlds must not tell
 * by their numbers how often others have decided. Then votes and presence that are not so. */
static bool probe_stale(struct play *play, struct pair *pair)
{
    struct pl_legal own;
    char members[192];

    pl_legal_of(play->game, pl_as_obs(world_truth(&pair->left)), pair->viewer, &own);
    pl_action action = own.count ? own.action[below(play, own.count)] : below(play, UINT32_MAX);
    int64_t number = pair->viewer == PL_NOBODY ? 0 : pair->left.table->seat[pair->viewer].question;
    number += below(play, 2) ? 1 + (int64_t)below(play, 3) : -1 - (int64_t)below(play, 3);
    snprintf(members, sizeof members,
             "\"t\":\"move\",\"table\":\"%%T\",\"mid\":\"s%u\",\"question\":%lld,"
             "\"action\":\"0x%llx\"",
             (unsigned)play->ply, (long long)number, (unsigned long long)action);
    ask_both(pair, pair->viewer, members);
    snprintf(members, sizeof members, "\"t\":\"undo\",\"table\":\"%%T\",\"question\":%lld",
             (long long)number);
    ask_both(pair, pair->viewer, members);
    ask_both(pair, pair->viewer,
             "\"t\":\"answer\",\"table\":\"%T\",\"what\":\"undo\",\"vote\":1,\"yes\":true");
    ask_both(pair, pair->viewer, "\"t\":\"takeover\",\"table\":\"%T\",\"seat\":0,\"presence\":1");
    return compare(play, pair, "what is stale is refused otherwise");
}

static bool probe_log(struct play *play, struct pair *pair)
{
    char members[128];

    snprintf(members, sizeof members, "\"t\":\"log\",\"table\":\"%%T\",\"from\":%u",
             (unsigned)(pair->from + below(play, play->ply - pair->from + 1)));
    ask_both(pair, pair->viewer, members);
    return compare(play, pair, "the log is told otherwise");
}

static bool probe_film(struct play *play, struct pair *pair)
{
    char members[128];

    snprintf(members, sizeof members, "\"t\":\"film\",\"table\":\"%%T\",\"from\":%u",
             (unsigned)(pair->from + below(play, play->ply - pair->from + 1)));
    ask_both(pair, pair->viewer, members);
    return compare(play, pair, "the film shows something else");
}

/* A player takes a decision back; the worlds are no longer where the game is. */
static bool probe_undo(struct play *play, struct pair *pair)
{
    pl_seat seat = (pl_seat)below(play, play->config.seats);
    pl_seat voter = (pl_seat)below(play, play->config.seats);

    ask_both(pair, seat, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q");
    ask_both(pair, voter,
             "\"t\":\"answer\",\"table\":\"%T\",\"what\":\"undo\",\"vote\":%V,\"yes\":true");
    ask_both(pair, pair->viewer, "\"t\":\"log\",\"table\":\"%T\"");
    pair->is_set = false;
    return compare(play, pair, "an undo is told otherwise");
}

static bool probe_hint(struct play *play, struct pair *pair)
{
    ask_both(pair, pair->viewer, "\"t\":\"hint\",\"table\":\"%T\"");
    world_give_hint(&pair->left);
    world_give_hint(&pair->right);
    return compare(play, pair, "a hint is given otherwise");
}

/* A bot for a player, and the seat back. */
static bool probe_takeover(struct play *play, struct pair *pair)
{
    pl_seat seat = (pl_seat)below(play, play->config.seats);
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"takeover\",\"table\":\"%%T\",\"seat\":%u,\"presence\":%%P", seat);
    ask_both(pair, seat, members);
    ask_both(pair, seat, "\"t\":\"return\",\"table\":\"%T\"");
    return compare(play, pair, "a takeover is told otherwise");
}

/* A seat wants no questions, and its offers are declined; the worlds may go on by that. */
static bool probe_skip(struct play *play, struct pair *pair)
{
    static const char *const untils[] = { "this", "turn", "concern" };
    struct world *worlds[] = { &pair->left, &pair->right };
    pl_seat seat = (pl_seat)below(play, play->config.seats);
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"skip\",\"table\":\"%%T\",\"question\":%%Q,\"until\":\"%s\"",
             untils[below(play, PL_COUNT_OF(untils))]);
    ask_both(pair, seat, members);
    for (size_t i = 0; i < PL_COUNT_OF(worlds); i++) {
        world_wait(worlds[i], MATCH_SKIP_MS);
        server_skips_check(&worlds[i]->server, worlds[i]->table);
    }
    ask_both(pair, pair->viewer, "\"t\":\"ping\"");
    pair->is_set = false;
    return compare(play, pair, "an offer is declined otherwise");
}

static bool probe_lists(struct play *play, struct pair *pair)
{
    world_wait(&pair->left, 1000);
    world_wait(&pair->right, 1000);
    ask_both(pair, pair->viewer, "\"t\":\"lobby\",\"on\":true");
    ask_both(pair, pair->viewer, "\"t\":\"ping\"");
    ask_both(pair, pair->viewer, "\"t\":\"lobby\",\"on\":false");
    return compare(play, pair, "the lobby is told otherwise");
}

static bool probe_words(struct play *play, struct pair *pair)
{
    pl_seat seat = (pl_seat)below(play, WORLD_PEOPLE);

    ask_both(pair, seat, "\"t\":\"say\",\"table\":\"%T\",\"text\":\"good luck\"");
    ask_both(pair, pair->viewer,
             below(play, 2) ? "\"t\":\"lang\",\"lang\":\"pl\"" : "\"t\":\"lang\",\"lang\":\"en\"");
    return compare(play, pair, "chat or other words are sent otherwise");
}

/* A pause, watchers who are sent away and let in, another host: answered by who may. */
static bool probe_host(struct play *play, struct pair *pair)
{
    pl_seat seat = (pl_seat)below(play, play->config.seats);
    pl_seat voter = (pl_seat)below(play, play->config.seats);
    char members[128];

    ask_both(pair, seat, "\"t\":\"pause\",\"table\":\"%T\"");
    ask_both(pair, voter,
             "\"t\":\"answer\",\"table\":\"%T\",\"what\":\"pause\",\"vote\":%V,\"yes\":true");
    ask_both(pair, voter, "\"t\":\"resume\",\"table\":\"%T\"");
    ask_both(pair, seat, "\"t\":\"watchers\",\"table\":\"%T\",\"on\":false");
    ask_both(pair, seat, "\"t\":\"watchers\",\"table\":\"%T\",\"on\":true");
    snprintf(members, sizeof members,
             "\"t\":\"hand\",\"table\":\"%%T\",\"seat\":%u,\"presence\":%%P", voter);
    ask_both(pair, seat, members);
    ask_both(pair, pair->viewer, "\"t\":\"open\",\"table\":\"%T\"");
    return compare(play, pair, "the host's doings are told otherwise");
}

static bool probe_http(struct play *play, struct pair *pair)
{
    static const char *const paths[] = { "/api/me",
                                         "/api/games",
                                         "/api/profile/Ada",
                                         "/health",
                                         "/api/table/%T/replay",
                                         "/api/table/%T/record",
                                         "/api/table/%T/invitation",
                                         "/api/table/%T/chronicle" };

    for (size_t i = 0; i < PL_COUNT_OF(paths); i++) {
        world_get(&pair->left, pair->viewer, paths[i]);
        world_get(&pair->right, pair->viewer, paths[i]);
    }
    return compare(play, pair, "a reply of HTTP is different");
}

static bool (*const probes[])(struct play *play, struct pair *pair) = {
    probe_refusal,  probe_stale, probe_log,   probe_film,  probe_undo, probe_hint,
    probe_takeover, probe_skip,  probe_lists, probe_words, probe_host, probe_http,
};

static bool probe(struct play *play, struct pair *pair)
{
    uint32_t which = below(play, 4 * PL_COUNT_OF(probes));

    if (which >= PL_COUNT_OF(probes) || pl_head_read(pl_state_in(&play->truth))->over) {
        return true;
    }
    play->stats->probes++;
    return probes[which](play, pair);
}

/* Games. */

static struct decision choose(struct play *play)
{
    const struct pl_state *truth = pl_state_in(&play->truth);
    struct decision made = { .seat = (pl_seat)below(play, play->config.seats) };
    struct pl_legal list;

    while (!(pl_head_read(truth)->waiting >> made.seat & 1)) {
        made.seat = pl_left_of(pl_head_read(truth), made.seat);
    }
    pl_legal_of(play->game, pl_as_obs(truth), made.seat, &list);
    made.action = list.action[below(play, list.count)];
    return made;
}

static bool play_on(struct play *play)
{
    struct decision made = choose(play);
    uint32_t pairs = play->config.seats + 1u;

    for (uint32_t i = 0; i < pairs; i++) {
        if (!renew(play, &play->pair[i]) || !probe(play, &play->pair[i]) ||
            /* Taking back is the only probe that moves the worlds away. */
            (!play->pair[i].is_set && !renew(play, &play->pair[i]))) {
            return false;
        }
    }
    pl_events_clear(&play->events);
    play->game->apply(pl_state_in(&play->truth), made.seat, made.action, &play->events);
    play->ply++;
    for (uint32_t i = 0; i < pairs; i++) {
        if (!follow(play, &play->pair[i], &made)) {
            return false;
        }
    }
    return true;
}

static void choose_config(struct play *play, uint8_t seats)
{
    play->config = pl_config_default(play->game, seats, pl_seed_of(play->seed));
    for (uint32_t tried = 0; tried < CONFIGS_TRIED_MAX; tried++) {
        struct pl_config config = play->config;
        for (uint32_t i = 0; i < play->game->option_count; i++) {
            config.option[i] = (uint8_t)below(play, play->game->options[i].value_count);
        }
        if (!pl_config_check(play->game, &config)) {
            play->config = config;
            return;
        }
    }
}

static void set_up(struct play *play)
{
    for (uint32_t i = 0; i <= play->config.seats; i++) {
        struct pair *pair = &play->pair[i];
        pair->viewer = i < play->config.seats ? (pl_seat)i : PL_NOBODY;
        pair->is_set = false;
        struct world_setup setup = {
            .game = play->game,
            .config = play->config,
            .bots = (pl_seat_mask)(below(play, 1u << play->config.seats) & ~(1u << i)),
            .clock = (enum server_clock_kind)below(play, SERVER_CLOCK_DAYS + 1),
        };
        world_set_up(&pair->left, &setup);
        world_set_up(&pair->right, &setup);
    }
}

static bool play_game(struct play *play, uint8_t seats, uint64_t seed)
{
    struct pl_seed dice = pl_seed_of(~seed);

    play->seed = seed;
    pl_rng_start(&play->dice, &dice);
    choose_config(play, seats);
    pl_start(play->game, &play->config, pl_state_in(&play->truth));
    play->ply = 0;
    play->stats->games++;
    set_up(play);
    while (!pl_head_read(pl_state_in(&play->truth))->over) {
        if (!play_on(play)) {
            return false;
        }
    }
    return true;
}

/* All games of one process: every n-th; of one game, or of all. */
struct share {
    const struct pl_game *only;
    uint32_t games;
    uint32_t first;
    uint32_t step;
};

static void play_share(struct play *play, const struct share *share)
{
    for (uint32_t g = 0; games_at(g); g++) {
        if (share->only && share->only != games_at(g)) {
            continue;
        }
        play->game = world_game(games_at(g));
        for (uint8_t seats = play->game->seats_min; seats <= play->game->seats_max; seats++) {
            for (uint32_t i = share->first; i < share->games; i += share->step) {
                if (!play_game(play, seats, i + 1)) {
                    return;
                }
            }
        }
    }
}

static void run_share(const struct share *share, struct stats *stats)
{
    struct play *play = match_memory(sizeof *play);

    PL_ASSERT(play);
    play->pair = match_memory(WORLD_PEOPLE * sizeof *play->pair);
    PL_ASSERT(play->pair);
    play->stats = stats;
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world_open(&play->pair[i].left);
        world_open(&play->pair[i].right);
    }
    play_share(play, share);
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world_close(&play->pair[i].left);
        world_close(&play->pair[i].right);
    }
    free(play->pair);
    free(play);
}

/* Runs all games in several processes; false when one has failed. */
static bool run_all(const struct pl_game *only, uint32_t games, uint32_t processes,
                    struct stats *ret_sum)
{
    struct stats *stats = mmap(NULL, PROCESSES_MAX * sizeof *stats, PROT_READ | PROT_WRITE,
                               MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    bool is_well = stats != MAP_FAILED;

    *ret_sum = (struct stats){ 0 };
    for (uint32_t i = 0; is_well && i < processes; i++) {
        if (fork() == 0) {
            run_share(&(struct share){ only, games, i, processes }, &stats[i]);
            _exit(stats[i].failures > 0);
        }
    }
    for (uint32_t i = 0; is_well && i < processes; i++) {
        int status = 1;
        wait(&status);
        if (WIFSIGNALED(status)) {
            fprintf(stderr, "secrecy: a process was ended by signal %d\n", WTERMSIG(status));
            ret_sum->crashes++;
        }
    }
    for (uint32_t i = 0; is_well && i < processes; i++) {
        ret_sum->games += stats[i].games;
        ret_sum->decisions += stats[i].decisions;
        ret_sum->probes += stats[i].probes;
        ret_sum->forks += stats[i].forks;
        ret_sum->distinct += stats[i].distinct;
        ret_sum->bytes += stats[i].bytes;
        ret_sum->failures += stats[i].failures;
    }
    munmap(stats, PROCESSES_MAX * sizeof *stats);
    return is_well && ret_sum->failures == 0 && ret_sum->crashes == 0;
}

/* The test must be able to fail: each of these faults has to be found. */
static bool finds_leaks(void)
{
    static const char *const names[LEAK_COUNT] = { [LEAK_HANDS] = "hands",
                                                   [LEAK_EVENTS] = "events",
                                                   [LEAK_LENGTH] = "length",
                                                   [LEAK_NOTICES] = "notices" };
    bool is_well = true;
    int messages = dup(STDERR_FILENO);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);

    dup2(nowhere, STDERR_FILENO);
    for (world_leak = LEAK_NONE + 1; world_leak < LEAK_COUNT; world_leak++) {
        struct stats sum;
        run_all(NULL, LEAK_GAMES, 1, &sum);
        bool is_found = sum.failures > 0 && sum.crashes == 0;
        printf("secrecy: a leak of %s is %s\n", names[world_leak], is_found ? "found" : "MISSED");
        is_well = is_well && is_found;
    }
    world_leak = LEAK_NONE;
    dup2(messages, STDERR_FILENO);
    close(messages);
    close(nowhere);
    return is_well;
}

int main(int argc, char **argv)
{
    uint32_t games = argc > 1 ? (uint32_t)atoi(argv[1]) : 20;
    uint32_t processes = argc > 2 ? (uint32_t)atoi(argv[2]) : 2;
    const struct pl_game *only = argc > 3 ? games_find(argv[3]) : NULL;
    struct stats sum;

    if (argc > 3 && !only) {
        fprintf(stderr, "usage: secrecy GAMES [PROCESSES [GAME]]\n");
        return 2;
    }
    processes = processes < 1 ? 1 : processes > PROCESSES_MAX ? PROCESSES_MAX : processes;
    setvbuf(stdout, NULL, _IOLBF, 0);
    bool is_able = finds_leaks();
    bool is_well = run_all(only, games, processes, &sum);
    printf("secrecy: %llu games, %llu decisions and %llu probes compared, %.1f MB; %llu pairs of "
           "truths, %llu distinct: %s\n",
           (unsigned long long)sum.games, (unsigned long long)sum.decisions,
           (unsigned long long)sum.probes, (double)sum.bytes / 1e6, (unsigned long long)sum.forks,
           (unsigned long long)sum.distinct, is_well ? "ok" : "FAILED");
    return is_able && is_well ? 0 : 1;
}
