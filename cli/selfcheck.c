/* plansza selfcheck: random games of every case under the whole conformance kit. */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "games/games.h"
#include "kit/kit.h"
#include "match/seed.h"

enum { THREADS_MAX = 64, GAMES_MAX = 100000000, UNMET_MAX = 1024 };

struct selfcheck {
    const char *games_text;
    const char *seed_text;
    const char *players_text;
    const char *threads_text;
    struct cli_list option_texts;
    struct cli_list record_files;
    bool as_json;

    int64_t games;
    int64_t threads;
    uint64_t seed;
    bool shows_progress;
    double started; /* of the game being checked */
    double shown;
};

static double now(void)
{
    struct timespec at;

    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static void show_progress(void *owner, uint32_t done, uint32_t games)
{
    struct selfcheck *self = owner;
    double at = now();

    if (at - self->shown < 0.2) {
        return;
    }
    self->shown = at;
    double left = (at - self->started) / done * (games - done);
    fprintf(stderr, "\r%u of %u games, %.0f s left \033[K", done, games, left);
}

static void hide_progress(const struct selfcheck *self)
{
    if (self->shows_progress) {
        fprintf(stderr, "\r\033[K");
    }
}

static uint16_t fixed_options(const struct pl_game *game, const struct cli_list *texts)
{
    uint16_t fixed = 0;

    for (uint32_t i = 0; i < game->option_count; i++) {
        size_t size = strlen(game->options[i].id);
        for (uint32_t t = 0; t < texts->count; t++) {
            bool is_named = strncmp(texts->item[t], game->options[i].id, size) == 0;
            if (is_named && texts->item[t][size] == '=') {
                fixed |= (uint16_t)(1u << i);
            }
        }
    }
    return fixed;
}

/* Runs the kit for one game; an exit code. */
static int check_game(struct selfcheck *self, const struct pl_game *game,
                      struct kit_report *ret_report)
{
    struct pl_config config;
    char least[8];

    snprintf(least, sizeof least, "%u", game->seats_min);
    bool has_records = self->record_files.count > 0;
    const char *players = self->players_text ? self->players_text : has_records ? NULL : least;
    if (!cli_config(game,
                    &(struct cli_table){ .players = players,
                                         .options = &self->option_texts,
                                         .records = &self->record_files },
                    &config)) {
        return CLI_USAGE;
    }
    struct kit_options options = {
        .seed = self->seed,
        .games = (uint32_t)self->games,
        .threads = (uint32_t)self->threads,
        .seats = self->players_text || has_records ? config.seats : 0,
        .option_fixed = fixed_options(game, &self->option_texts),
        .legacy = has_records ? config.legacy : NULL,
        .progress = self->shows_progress ? show_progress : NULL,
        .progress_owner = self,
    };
    memcpy(options.option, config.option, sizeof options.option);
    self->started = now();
    self->shown = self->started;
    bool is_fine = kit_run(game, &options, ret_report);
    hide_progress(self);
    return is_fine ? CLI_OK : CLI_NO;
}

/* The answer. */

static void write_unmet(const struct pl_game *game, const struct kit_report *report,
                        char ret_text[UNMET_MAX])
{
    struct pl_text text = pl_text_in(ret_text, UNMET_MAX);

    kit_write_unmet(game, report, &text);
}

static void print_row(const struct selfcheck *self, const struct pl_game *game,
                      const struct kit_report *report)
{
    char unmet[UNMET_MAX];

    printf("%-12s %8u %6u %10llu %10llu %8u %8u %7u %8.1f\n", game->id, report->games,
           report->cases, (unsigned long long)report->plies,
           (unsigned long long)report->costly_plies, report->plies_max, report->legal_max,
           report->failure_count, now() - self->started);
    write_unmet(game, report, unmet);
    if (unmet[0] && report->failure_count == 0) {
        printf("    never met: %s\n", unmet);
    }
    for (uint32_t i = 0; i < report->failure_count; i++) {
        printf("    FAILED %s\n", report->failure[i]);
    }
    fflush(stdout);
}

static void print_json(const struct selfcheck *self, const struct pl_game *game,
                       const struct kit_report *report)
{
    static char room[2 * KIT_FAILURES_MAX * KIT_REASON_MAX];
    char unmet[UNMET_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);

    write_unmet(game, report, unmet);
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "game", game->id);
    pl_json_member_bool(&json, "ok", report->failure_count == 0);
    pl_json_member_int(&json, "games", report->games);
    pl_json_member_int(&json, "cases", report->cases);
    pl_json_member_int(&json, "plies", (int64_t)report->plies);
    pl_json_member_int(&json, "plies_looked_at_closely", (int64_t)report->costly_plies);
    pl_json_member_int(&json, "longest_game", report->plies_max);
    pl_json_member_int(&json, "longest_list", report->legal_max);
    pl_json_member_int(&json, "ms", (int64_t)((now() - self->started) * 1000));
    pl_json_member_string(&json, "never_met", unmet);
    pl_json_key(&json, "failures");
    pl_json_open(&json, '[');
    for (uint32_t i = 0; i < report->failure_count; i++) {
        pl_json_string(&json, report->failure[i]);
    }
    pl_json_close(&json, ']');
    pl_json_close(&json, '}');
    printf("%s\n", room);
    fflush(stdout);
}

static void print_head(const struct selfcheck *self)
{
    if (self->as_json) {
        return;
    }
    printf("%-12s %8s %6s %10s %10s %8s %8s %7s %8s\n", "game", "games", "cases", "plies",
           "closely", "longest", "widest", "failed", "seconds");
}

static int check_all(struct selfcheck *self, const struct pl_game *only)
{
    static struct kit_report report;
    int code = CLI_OK;

    print_head(self);
    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *game = only ? only : games_at(i);
        int one = check_game(self, game, &report);
        if (one == CLI_USAGE) {
            return one;
        }
        if (self->as_json) {
            print_json(self, game, &report);
        } else {
            print_row(self, game, &report);
        }
        code = one == CLI_OK ? code : one;
        if (only) {
            break;
        }
    }
    return code;
}

static bool read_numbers(struct selfcheck *self)
{
    struct pl_seed seed = pl_seed_of(1);
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    self->threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : cores;
    if (self->games_text && !cli_number("games", self->games_text, 1, GAMES_MAX, &self->games)) {
        return false;
    }
    if (self->threads_text &&
        !cli_number("threads", self->threads_text, 1, THREADS_MAX, &self->threads)) {
        return false;
    }
    if (self->seed_text &&
        (strlen(self->seed_text) > 20 || !match_seed_parse(self->seed_text, &seed))) {
        cli_error(CLI_USAGE, "--seed takes a number below 2^64, not '%s'", self->seed_text);
        return false;
    }
    memcpy(&self->seed, seed.byte, sizeof self->seed);
    return true;
}

int cli_selfcheck(int argc, char **argv)
{
    struct selfcheck self = { .games = 1000 };
    struct cli_list plain = { 0 };
    bool done;
    const struct cli_flag flags[] = {
        { "games", "N", "random games, spread evenly over the cases (1000)", &self.games_text,
          false },
        { "seed", "S", "number of the first game, the next is S+1 (1)", &self.seed_text, false },
        { "players", "N", "only with this number of players", &self.players_text, false },
        { "option", "K=V", "only with this option; may be repeated", &self.option_texts, true },
        { "record", "FILE", "only games that begin with this record; may be repeated",
          &self.record_files, true },
        { "threads", "N", "games played at once (the number of cores)", &self.threads_text, false },
        { "json", NULL, "JSON output, one object per line", &self.as_json, false },
    };
    const struct cli_usage usage = {
        "selfcheck", "[GAME]",
        "Plays random games with every number of players and every option, and checks at each\n"
        "decision that the rules keep their contract. A failure names the game that shows it.",
        flags, PL_COUNT_OF(flags)
    };

    int code = cli_parse(&usage, argc, argv, &plain, &done);
    if (done) {
        return code;
    }
    if (plain.count > 1) {
        return cli_error(CLI_USAGE, "selfcheck takes one game, or none for all");
    }
    if (plain.count == 0 && self.option_texts.count > 0) {
        return cli_error(CLI_USAGE, "--option needs a game");
    }
    if (plain.count == 0 && self.record_files.count > 0) {
        return cli_error(CLI_USAGE, "--record needs a game");
    }
    const struct pl_game *only = plain.count ? cli_game(plain.item[0]) : NULL;
    if ((plain.count && !only) || !read_numbers(&self)) {
        return CLI_USAGE;
    }
    self.shows_progress = isatty(STDERR_FILENO);
    kit_catch_crashes();
    return check_all(&self, only);
}
