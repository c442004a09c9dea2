/* A run of the kit: cases, threads, and one report out of many. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "kit/play.h"

enum { COMBINATIONS_MAX = 64, THREADS_MAX = 64 };

struct run {
    const struct pl_game *game;
    const struct kit_options *options;
    uint32_t seats_count;
    uint32_t combinations;
    uint32_t values_most; /* of an option */
    bool is_product;      /* every combination of values; else each value, and a mixture */
    atomic_uint next;
    atomic_uint done;
    atomic_bool is_stopped;
    pthread_mutex_t lock; /* of the report and of the progress function */
    struct kit_report *report;
    struct kit_entries entries;
};

/* Cases. */

static uint32_t value_count(const struct run *run, uint32_t option)
{
    bool is_fixed = run->options->option_fixed >> option & 1;

    return is_fixed ? 1 : run->game->options[option].value_count;
}

static void count_combinations(struct run *run)
{
    uint64_t product = 1;
    uint32_t most = 1;

    for (uint32_t i = 0; i < run->game->option_count; i++) {
        uint32_t count = value_count(run, i);
        product *= count;
        most = count > most ? count : most;
    }
    run->is_product = product <= COMBINATIONS_MAX;
    run->values_most = most;
    run->combinations = run->is_product ? (uint32_t)product : COMBINATIONS_MAX;
}

/* Which value of an option a combination has. Where there are too many for a product, the first
 * few hold each value at least once and the rest are drawn. */
static uint32_t value_in(const struct run *run, uint32_t combination, uint32_t option,
                         uint32_t count)
{
    uint32_t both[2] = { combination, option };

    if (run->is_product || combination < run->values_most) {
        return combination % count;
    }
    return (uint32_t)(pl_hash_bytes(both, sizeof both) % count);
}

static void set_options(const struct run *run, uint32_t combination, struct pl_config *config)
{
    for (uint32_t i = 0; i < run->game->option_count; i++) {
        uint32_t count = value_count(run, i);
        config->option[i] = (uint8_t)value_in(run, combination, i, count);
        if (run->options->option_fixed >> i & 1) {
            config->option[i] = run->options->option[i];
        }
        combination /= run->is_product ? count : 1;
    }
}

static uint8_t first_seats(const struct run *run)
{
    return run->options->seats ? run->options->seats : run->game->seats_min;
}

/* Game number `index`: seats change fastest. */
static struct pl_config config_of(const struct run *run, uint32_t index, uint64_t seed)
{
    struct pl_config config = {
        .seats = (uint8_t)(first_seats(run) + index % run->seats_count),
        .seed = pl_seed_of(seed),
    };

    uint32_t first = index / run->seats_count % run->combinations;
    for (uint32_t i = 0; i < run->combinations; i++) {
        set_options(run, (first + i) % run->combinations, &config);
        if (!pl_config_check(run->game, &config)) {
            break; /* Values that do not fit each other give way to the next that do. */
        }
    }
    return config;
}

/* Reports. */

static void merge_counts(uint64_t *into, const uint64_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        into[i] += from[i];
    }
}

static void merge(struct kit_report *into, const struct kit_report *from)
{
    into->games += from->games;
    into->plies += from->plies;
    into->costly_plies += from->costly_plies;
    into->plies_max = from->plies_max > into->plies_max ? from->plies_max : into->plies_max;
    into->legal_max = from->legal_max > into->legal_max ? from->legal_max : into->legal_max;
    merge_counts(into->frame_met, from->frame_met, KIT_KINDS_MAX);
    merge_counts(into->action_met, from->action_met, KIT_KINDS_MAX);
    merge_counts(into->event_met, from->event_met, KIT_KINDS_MAX);
    merge_counts(into->entry_met, from->entry_met, KIT_ENTRIES_MAX);
}

static void add_failure(struct kit_report *report, const char *text)
{
    if (report->failure_count < KIT_FAILURES_MAX) {
        struct pl_text room = pl_text_in(report->failure[report->failure_count++], KIT_REASON_MAX);
        pl_text_add(&room, text);
    }
}

static void note_failure(struct run *run, const char *text)
{
    uint32_t most = run->options->failures_max ? run->options->failures_max : KIT_FAILURES_MAX;

    pthread_mutex_lock(&run->lock);
    add_failure(run->report, text);
    if (run->report->failure_count >= most) {
        atomic_store(&run->is_stopped, true);
    }
    pthread_mutex_unlock(&run->lock);
}

static void tell_progress(struct run *run)
{
    uint32_t done = atomic_fetch_add(&run->done, 1) + 1;

    if (run->options->progress && pthread_mutex_trylock(&run->lock) == 0) {
        run->options->progress(run->options->progress_owner, done, run->options->games);
        pthread_mutex_unlock(&run->lock);
    }
}

/* Threads. */

static uint32_t costly_every(const struct kit_options *options)
{
    if (options->costly_every) {
        return options->costly_every;
    }
    return options->games == 1 ? 1 : KIT_COSTLY_EVERY;
}

static void play_games(struct run *run, struct kit_play *play)
{
    while (!atomic_load(&run->is_stopped)) {
        uint32_t index = atomic_fetch_add(&run->next, 1);
        if (index >= run->options->games) {
            break;
        }
        play->seed = run->options->seed + index;
        play->config = config_of(run, index, play->seed);
        if (!kit_play_game(play)) {
            note_failure(run, play->failure);
        }
        play->report->games++;
        tell_progress(run);
    }
}

static void *work(void *argument)
{
    struct run *run = argument;
    struct kit_play *play = calloc(1, sizeof *play);
    struct kit_report *report = calloc(1, sizeof *report);

    if (!play || !report) {
        note_failure(run, "no memory");
        goto out;
    }
    play->game = run->game;
    play->entries = &run->entries;
    play->report = report;
    play->costly_every = costly_every(run->options);
    play->legacy = run->options->legacy;
    play_games(run, play);
    kit_crash_note(NULL);
    pthread_mutex_lock(&run->lock);
    merge(run->report, report);
    pthread_mutex_unlock(&run->lock);
out:
    free(report);
    if (play) {
        free(play->log);
    }
    free(play);
    return NULL;
}

static void run_threads(struct run *run)
{
    pthread_t thread[THREADS_MAX];
    uint32_t wanted = run->options->threads < THREADS_MAX ? run->options->threads : THREADS_MAX;
    uint32_t count = 0;

    /* This thread works too. */
    while (count + 1 < wanted && pthread_create(&thread[count], NULL, work, run) == 0) {
        count++;
    }
    work(run);
    while (count > 0) {
        pthread_join(thread[--count], NULL);
    }
}

/* Coverage. */

static void check_coverage(const struct run *run)
{
    const struct kit_options *options = run->options;
    uint32_t threshold = options->coverage_games ? options->coverage_games : KIT_COVERAGE_GAMES;
    bool is_whole = options->seats == 0 && options->option_fixed == 0;
    bool is_long = is_whole && options->games >= threshold;
    char room[2][KIT_REASON_MAX];
    struct pl_text text = pl_text_in(room[0], sizeof room[0]);
    struct pl_text unmet = pl_text_in(room[1], sizeof room[1]);

    if (is_long && kit_write_unmet(run->game, run->report, &unmet)) {
        pl_text_add(&text, run->game->id);
        pl_text_add(&text, ": never met in the whole run: ");
        pl_text_add(&text, unmet.at);
        add_failure(run->report, text.at);
    }
}

bool kit_run(const struct pl_game *game, const struct kit_options *options,
             struct kit_report *ret_report)
{
    struct run run = { .game = game, .options = options, .report = ret_report };
    char reason[KIT_REASON_MAX];
    char room[KIT_REASON_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    memset(ret_report, 0, sizeof *ret_report);
    if (kit_check_tables(game, reason)) {
        pl_text_add(&text, game->id);
        pl_text_add(&text, ": ");
        pl_text_add(&text, reason);
        add_failure(ret_report, room);
        return false;
    }
    run.seats_count = options->seats ? 1 : (uint32_t)(game->seats_max - game->seats_min + 1);
    count_combinations(&run);
    kit_find_entries(game, &run.entries);
    ret_report->cases = run.seats_count * run.combinations;
    pthread_mutex_init(&run.lock, NULL);
    run_threads(&run);
    pthread_mutex_destroy(&run.lock);
    if (ret_report->failure_count == 0) {
        check_coverage(&run);
    }
    return ret_report->failure_count == 0;
}
