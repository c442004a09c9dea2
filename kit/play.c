/* One random game, checked at every ply, and then replayed from its log. */
#include "kit/play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add(char *room, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void add(char *room, size_t size, const char *format, ...)
{
    size_t used = strlen(room);
    va_list args;

    va_start(args, format);
    vsnprintf(room + used, size - used, format, args);
    va_end(args);
}

static void add_options(const struct kit_play *play, const char *before, char *room, size_t size)
{
    for (uint32_t i = 0; i < play->game->option_count; i++) {
        const struct pl_option *option = &play->game->options[i];
        add(room, size, "%s%s=%s", before, option->id, option->values[play->config.option[i]].id);
    }
}

void kit_describe(const struct kit_play *play, char *room, size_t size)
{
    unsigned long long seed = play->seed;

    room[0] = '\0';
    add(room, size, "%s: seats %u", play->game->id, play->config.seats);
    add_options(play, ", ", room, size);
    add(room, size, ", seed %llu", seed);
}

void kit_describe_repeat(const struct kit_play *play, char *room, size_t size)
{
    unsigned long long seed = play->seed;

    add(room, size, "\n    plansza selfcheck %s --seed %llu --games 1 --players %u", play->game->id,
        seed, play->config.seats);
    add_options(play, " --option ", room, size);
    add(room, size, "%s", play->legacy ? " and the records given" : "");
}

bool kit_fail(struct kit_play *play, const char *format, ...)
{
    size_t used;
    va_list args;

    if (play->failure[0]) {
        return false;
    }
    kit_describe(play, play->failure, sizeof play->failure);
    add(play->failure, sizeof play->failure, ", ply %u: ", (unsigned)play->ply);
    if (play->situation) {
        add(play->failure, sizeof play->failure, "with %s: ", play->situation);
    }
    used = strlen(play->failure);
    va_start(args, format);
    vsnprintf(play->failure + used, sizeof play->failure - used - 256, format, args);
    va_end(args);
    kit_describe_repeat(play, play->failure, sizeof play->failure);
    return false;
}

struct pl_state *kit_copy(struct kit_play *play, uint32_t room)
{
    PL_ASSERT(room < PL_COUNT_OF(play->room));
    memcpy(play->room[room].byte, play->state.byte, play->game->layout.size);
    return pl_state_in(&play->room[room]);
}

struct pl_seed kit_seed(struct kit_play *play)
{
    return pl_seed_of((uint64_t)pl_rng_next(&play->dice) << 32 | pl_rng_next(&play->dice));
}

pl_action kit_pick(const struct pl_legal *list, struct pl_rng *dice)
{
    PL_ASSERT(list->count > 0);
    return list->action[pl_rng_below(dice, list->count)];
}

pl_seat kit_pick_seat(pl_seat_mask mask, struct pl_rng *dice)
{
    uint32_t count = (uint32_t)__builtin_popcount(mask);

    PL_ASSERT(count > 0);
    return (pl_seat)pl_select(mask, pl_rng_below(dice, count));
}

/* Draws a kind first: a game is then less often spent on the kind with the longest list. */
static pl_action pick_by_kind(const struct pl_legal *list, struct pl_rng *dice)
{
    uint32_t first[PL_LEGAL_MAX + 1];
    uint32_t kinds = 0;

    for (uint32_t i = 0; i < list->count; i++) {
        if (i == 0 || pl_act_kind(list->action[i]) != pl_act_kind(list->action[i - 1])) {
            first[kinds++] = i;
        }
    }
    first[kinds] = list->count;
    uint32_t kind = pl_rng_below(dice, kinds);
    return list->action[first[kind] + pl_rng_below(dice, first[kind + 1] - first[kind])];
}

bool kit_play_out(struct kit_play *play, struct pl_state *state, uint32_t plies_max,
                  const char *what)
{
    const struct pl_head *head = pl_head_read(state);
    struct pl_legal *list = &play->list;

    for (uint32_t i = 0; !head->over; i++) {
        if (i >= plies_max) {
            return kit_fail(play, "%s does not end within %u decisions", what, plies_max);
        }
        pl_seat seat = kit_pick_seat(head->waiting, &play->dice);
        pl_legal_of(play->game, pl_as_obs(state), seat, list);
        if (list->count == 0) {
            return kit_fail(play, "%s, %u decisions on: seat %u has no legal action", what, i,
                            seat);
        }
        play->game->apply(state, seat, kit_pick(list, &play->dice), NULL);
    }
    const char *reason = pl_check(play->game, state);
    return !reason || kit_fail(play, "%s, at the end: check() says: %s", what, reason);
}

void kit_begin_dice(struct kit_play *play, uint32_t tag)
{
    struct pl_seed seed = pl_seed_of(play->seed);

    memcpy(seed.byte + 8, &play->ply, sizeof play->ply);
    memcpy(seed.byte + 12, &tag, sizeof tag);
    pl_rng_start(&play->dice, &seed);
}

/* The costly plies follow from the seed alone. */
static void begin_ply(struct kit_play *play)
{
    uint64_t turn = play->seed * 7 + play->ply;
    play->is_costly = turn % play->costly_every == 0;
    play->is_costliest = play->is_costly && turn / play->costly_every % KIT_COSTLIEST == 0;
    if (play->costly_every == 1) {
        play->is_costliest = true;
    }
    play->report->plies++;
    play->report->costly_plies += play->is_costly;
    kit_crash_ply(play->ply);
}

static bool check_state(struct kit_play *play)
{
    const char *reason = pl_check(play->game, kit_state(play));
    struct pl_config config = pl_config_of(play->game, kit_state(play));

    if (reason) {
        return kit_fail(play, "check() says: %s", reason);
    }
    config.seed = play->config.seed;
    if (memcmp(&config, &play->config, sizeof config) != 0) {
        return kit_fail(play, "seats, options or legacy are no longer those of the beginning");
    }
    kit_meet_top(play);
    return true;
}

static bool check_result(struct kit_play *play)
{
    struct pl_result result;

    play->game->result(kit_state(play), &result);
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        bool is_seat = p < kit_head(play)->seats;
        if (is_seat ? result.rank[p] < 1 || result.rank[p] > PL_SEATS_MAX
                    : result.rank[p] != 0 || result.score[p] != 0) {
            return kit_fail(play, "the result gives seat %u the place %u", p, result.rank[p]);
        }
        for (pl_seat q = 0; q < p; q++) {
            if (pl_are_allies(&result, p, q) &&
                (result.rank[p] != result.rank[q] || result.score[p] != result.score[q])) {
                return kit_fail(play, "the allies %u and %u have different results", q, p);
            }
        }
    }
    return true;
}

static bool check_ply(struct kit_play *play)
{
    if (!check_state(play) || !kit_check_legal(play) || !kit_check_alone(play) ||
        !kit_check_offers(play) || !kit_check_refusals(play) || !kit_check_commuting(play)) {
        return false;
    }
    if (play->is_costly && (!check_result(play) || !kit_check_hidden(play) ||
                            !kit_check_why(play) || !kit_check_times(play))) {
        return false;
    }
    if (play->is_costliest) {
        return kit_check_views(play) && kit_check_store(play) && kit_check_strange(play);
    }
    return true;
}

static const struct pl_rng *rng_of(const struct kit_play *play, const struct pl_state_room *room)
{
    return (const struct pl_rng *)(const void *)(room->byte + play->game->layout.rng_at);
}

/* Randomness is used and hidden things are shown only with a new epoch. */
static bool check_epoch(struct kit_play *play, const struct pl_state_room *before)
{
    const struct pl_head *old = (const struct pl_head *)(const void *)before->byte;
    bool is_drawn =
        memcmp(rng_of(play, before), rng_of(play, &play->state), sizeof(struct pl_rng)) != 0;

    if (kit_head(play)->epoch < old->epoch) {
        return kit_fail(play, "the epoch fell from %u to %u", old->epoch, kit_head(play)->epoch);
    }
    if (is_drawn && kit_head(play)->epoch == old->epoch) {
        return kit_fail(play, "something random happened and the epoch did not rise");
    }
    return true;
}

static bool note_move(struct kit_play *play, pl_seat seat, pl_action action)
{
    if (play->ply >= play->log_size) {
        uint32_t size = play->log_size ? 2 * play->log_size : 1024;
        struct kit_ply *log = realloc(play->log, size * sizeof *log);
        if (!log) {
            return kit_fail(play, "no memory");
        }
        play->log = log;
        play->log_size = size;
    }
    play->log[play->ply] = (struct kit_ply){ action, pl_hash(play->game, kit_state(play)), seat };
    play->report->action_met[pl_act_kind(action) % KIT_KINDS_MAX]++;
    return true;
}

static bool move(struct kit_play *play)
{
    pl_seat seat = kit_pick_seat(kit_head(play)->waiting, &play->moves);
    const struct pl_legal *list = &play->legal[seat];
    pl_action action =
        play->is_by_kind ? pick_by_kind(list, &play->moves) : kit_pick(list, &play->moves);

    if (play->is_costly && !kit_check_film(play, seat, action)) {
        return false;
    }
    kit_copy(play, 0);
    pl_events_clear(&play->events[0]);
    const char *reason = pl_submit(play->game, kit_state(play), seat, action, &play->events[0]);
    if (reason) {
        return kit_fail(play, "the legal action 0x%016llx is refused: %s",
                        (unsigned long long)action, reason);
    }
    return note_move(play, seat, action) && check_epoch(play, &play->room[0]) &&
           kit_check_events(play);
}

/* One game in MOMENT_EVERY begins shortly before something rare, where the game knows such moments.
 * Seats and options follow the seed in turn: the hash gives each of them a share. */
enum { MOMENT_EVERY = 8, MOMENTS_MAX = 16 };

static uint64_t moment_number(const struct kit_play *play)
{
    return pl_hash_bytes(&play->seed, sizeof play->seed);
}

static bool is_moment(const struct kit_play *play)
{
    return play->game->tests.moment && moment_number(play) % MOMENT_EVERY == 0;
}

/* A moment has its own legacy, if any: it is made of a game without one. */
static void begin_moment(const struct kit_play *play, struct pl_state *state)
{
    struct pl_config config = play->config;
    uint32_t count = 0;

    memset(config.legacy, 0, sizeof config.legacy);
    do {
        pl_start(play->game, &config, state);
    } while (count < MOMENTS_MAX && play->game->tests.moment(state, count) && ++count);
    play->game->tests.moment(state, (uint32_t)(moment_number(play) / MOMENT_EVERY % count));
}

static void begin(const struct kit_play *play, struct pl_state *state)
{
    if (is_moment(play)) {
        begin_moment(play, state);
    } else {
        pl_start(play->game, &play->config, state);
    }
}

/* The same configuration and log lead to the same bytes at every ply, without events too. */
static bool check_replay(struct kit_play *play, uint32_t plies)
{
    struct pl_state *state = pl_state_in(&play->room[0]);

    begin(play, state);
    for (uint32_t i = 0; i < plies; i++) {
        const struct kit_ply *step = &play->log[i];
        play->ply = i;
        const char *reason = pl_submit(play->game, state, step->seat, step->action, NULL);
        if (reason) {
            return kit_fail(play, "replayed from its log, the game refuses: %s", reason);
        }
        if (pl_hash(play->game, state) != step->hash) {
            return kit_fail(play, "replayed from its log, the game becomes another");
        }
    }
    return true;
}

/* What the game hands on depends on its end alone, and is JSON. */
static bool check_record(struct kit_play *play)
{
    static const char *const players[PL_SEATS_MAX] = { "a", "b \"c\"", "ć", "d\\", "e" };
    struct pl_json json = pl_json_in(play->json[0], PL_RECORD_MAX);

    if (!play->game->records.write) {
        return true;
    }
    play->game->records.write(kit_state(play), &(struct pl_record){ "m-1", players }, &json);
    return kit_check_json(play, &json, "the record");
}

static bool check_end(struct kit_play *play)
{
    uint32_t plies = play->ply;

    if (!check_record(play)) {
        return false;
    }
    if (!check_state(play) || !check_result(play) || !kit_check_hidden(play) ||
        !kit_check_views(play) || !kit_check_refusals(play) || !kit_check_why(play)) {
        return false;
    }
    if (plies > play->report->plies_max) {
        play->report->plies_max = plies;
    }
    return check_replay(play, plies);
}

static bool begin_legacy(struct kit_play *play)
{
    if (play->legacy) {
        memcpy(play->config.legacy, play->legacy, sizeof play->config.legacy);
        return true;
    }
    const char *reason = kit_legacy(play->game, play->seed, &play->config);
    return !reason || kit_fail(play, "with the records of games before it: %s", reason);
}

bool kit_play_game(struct kit_play *play)
{
    struct pl_seed moves = pl_seed_of(play->seed);

    play->failure[0] = '\0';
    play->ply = 0;
    play->merged = (struct pl_event){ 0 };
    moves.byte[8] = 'm';
    pl_rng_start(&play->moves, &moves);
    play->is_by_kind = pl_rng_below(&play->moves, 2);
    kit_crash_note(play);
    if (!begin_legacy(play)) {
        return false;
    }
    begin(play, kit_state(play));
    if (is_moment(play)) {
        struct pl_config config = pl_config_of(play->game, kit_state(play));
        memcpy(play->config.legacy, config.legacy, sizeof config.legacy);
    }
    if (!kit_check_plain(play)) {
        return false;
    }
    for (; !kit_head(play)->over; play->ply++) {
        begin_ply(play);
        if (play->ply >= play->game->decisions_max) {
            return kit_fail(play, "the game is longer than decisions_max");
        }
        if (!check_ply(play) || !move(play)) {
            return false;
        }
    }
    return check_end(play);
}
