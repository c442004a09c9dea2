/* plansza arena: bots against each other, with win rates and their 95 % intervals. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bots/arena.h"
#include "bots/threads.h"
#include "cli/cli.h"
#include "match/seed.h"

struct request {
    const char *bots, *games, *players, *seed, *ms, *playouts, *threads;
    struct cli_list options;
    struct cli_list records;
    bool as_json;
};

enum { BOTS_TEXT_MAX = 256 };

struct names {
    char room[BOTS_TEXT_MAX];
    const char *name[PL_SEATS_MAX];
};

/* Splits "hard:ms=200,threads=1,greedy" at the commas that begin a new bot: a setting has '=' and
 * no ':' of its own, a level has not. */
static uint32_t split_bots(const char *text, struct names *names)
{
    uint32_t count = 0;

    snprintf(names->room, sizeof names->room, "%s", text);
    for (char *at = names->room; at;) {
        char *comma = strchr(at, ',');
        size_t length = comma ? (size_t)(comma - at) : strlen(at);
        bool is_setting = memchr(at, '=', length) && !memchr(at, ':', length);
        if (is_setting && count > 0) {
            at[-1] = ',';
        } else if (count < PL_SEATS_MAX) {
            names->name[count++] = at;
        } else {
            return PL_SEATS_MAX + 1;
        }
        if (comma) {
            *comma = '\0';
        }
        at = comma ? comma + 1 : NULL;
    }
    return count;
}

static bool read_budget(const struct request *request, struct bot_config *config)
{
    int64_t ms = 0;
    int64_t playouts = 0;

    if (request->ms && !cli_number("ms-per-move", request->ms, 1, BOT_MS_MAX, &ms)) {
        return false;
    }
    if (request->playouts &&
        !cli_number("playouts", request->playouts, 1, BOT_PLAYOUTS_MAX, &playouts)) {
        return false;
    }
    config->ms_per_move = (uint32_t)ms;
    config->playouts_max = (uint32_t)playouts;
    config->threads = 1;
    return true;
}

/* A bot's own settings replace the common ones. */
static bool read_bot(const char *name, struct bot_config *config)
{
    struct bot_config own = { .threads = config->threads, .seed = config->seed };
    const char *reason = bot_config_read(name, &own);

    if (reason) {
        cli_error(CLI_USAGE, "--bots %s: %s", name, reason);
        return false;
    }
    if (!own.ms_per_move && !own.playouts_max) {
        own.ms_per_move = config->ms_per_move;
        own.playouts_max = config->playouts_max;
    }
    *config = own;
    return true;
}

static bool read_bots(const struct request *request, struct bot_arena *arena, struct names *names)
{
    struct bot_config common = { .seed = arena->config.seed };
    uint32_t count = request->bots ? split_bots(request->bots, names) : 0;

    if (count < 1 || count > arena->config.seats || strlen(request->bots) >= BOTS_TEXT_MAX) {
        cli_error(CLI_USAGE, "--bots names from 1 to %d bots", arena->config.seats);
        return false;
    }
    if (!read_budget(request, &common)) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        arena->bot[i] = common;
        if (!read_bot(names->name[i], &arena->bot[i])) {
            return false;
        }
    }
    arena->bot_count = count;
    return true;
}

static bool read_arena(const struct request *request, struct bot_arena *arena, struct names *names)
{
    int64_t games = 100;
    int64_t threads = 0;

    if (!cli_config(arena->game,
                    &(struct cli_table){ .players = request->players,
                                         .seed = request->seed,
                                         .options = &request->options,
                                         .records = &request->records },
                    &arena->config) ||
        !read_bots(request, arena, names)) {
        return false;
    }
    if (request->games && !cli_number("games", request->games, 1, BOT_ARENA_GAMES_MAX, &games)) {
        return false;
    }
    if (request->threads &&
        !cli_number("threads", request->threads, 1, BOT_THREADS_MAX, &threads)) {
        return false;
    }
    arena->games = (uint32_t)games;
    arena->threads = (uint32_t)threads;
    return true;
}

static void show_progress(void *context, uint32_t games_done)
{
    fprintf(stderr, "\r%u of %u games", games_done, *(const uint32_t *)context);
    fflush(stderr);
}

/* The rate of each label, with its interval. */
static void print_tallies(const struct bot_tallies *tallies, const char *what, const char *of,
                          const char *hits)
{
    if (tallies->count) {
        printf("\n%-24s %8s %9s %7s %17s\n", what, of, hits, "rate", "95% interval");
    }
    for (uint32_t i = 0; i < tallies->count; i++) {
        const struct bot_tally *tally = &tallies->item[i];
        printf("%-24s %8u %9.1f %6.1f%% [%5.1f%%, %5.1f%%]  %s\n", tally->label.id, tally->cases,
               tally->hits, 100 * tally->hits / tally->cases, 100 * tally->low, 100 * tally->high,
               tally->label.title[PL_LANG_EN]);
    }
}

static void print_table(const struct bot_arena *arena, const struct names *names,
                        const struct bot_report *report)
{
    char seed[MATCH_SEED_TEXT_MAX];

    match_seed_format(&arena->config.seed, seed);
    printf("%s, %d players, %u games, seed %s\n", arena->game->id, arena->config.seats,
           arena->games, seed);
    printf("%-24s %8s %9s %7s %17s %9s %9s %10s %11s\n", "bot", "games", "wins", "rate",
           "95% interval", "score", "ms/move", "decisions", "playouts/s");
    for (uint32_t i = 0; i < arena->bot_count; i++) {
        const struct bot_standing *bot = &report->standing[i];
        double seconds = bot->ms_per_choice * (double)bot->choices * 1e-3;
        printf("%-24s %8u %9.1f %6.1f%% [%5.1f%%, %5.1f%%] %9.2f %9.3f %10llu %11.0f\n",
               names->name[i], bot->games, bot->wins, 100 * bot->wins / bot->games,
               100 * bot->win_low, 100 * bot->win_high, bot->score_mean, bot->ms_per_choice,
               (unsigned long long)bot->choices, seconds > 0 ? (double)bot->playouts / seconds : 0);
    }
    print_tallies(&report->sides, "side", "games", "wins");
    print_tallies(&report->endings, "ended by", "of games", "games");
}

/* A member with the tallies; titles are plain words, without quotes or backslashes. */
static void print_json_tallies(const struct bot_tallies *tallies, const char *key)
{
    printf(",\"%s\":[", key);
    for (uint32_t i = 0; i < tallies->count; i++) {
        const struct bot_tally *tally = &tallies->item[i];
        printf("%s{\"id\":\"%s\",\"title\":{\"pl\":\"%s\",\"en\":\"%s\"},\"of\":%u,"
               "\"count\":%.3f,\"rate\":%.5f,\"low\":%.5f,\"high\":%.5f,\"score\":%.3f}",
               i ? "," : "", tally->label.id, tally->label.title[PL_LANG_PL],
               tally->label.title[PL_LANG_EN], tally->cases, tally->hits,
               tally->hits / tally->cases, tally->low, tally->high, tally->score_mean);
    }
    printf("]");
}

static void print_json(const struct bot_arena *arena, const struct names *names,
                       const struct bot_report *report)
{
    char seed[MATCH_SEED_TEXT_MAX];

    match_seed_format(&arena->config.seed, seed);
    printf("{\"game\":\"%s\",\"players\":%d,\"games\":%u,\"seed\":\"%s\",\"bots\":[",
           arena->game->id, arena->config.seats, arena->games, seed);
    for (uint32_t i = 0; i < arena->bot_count; i++) {
        const struct bot_standing *bot = &report->standing[i];
        printf("%s{\"bot\":\"%s\",\"games\":%u,\"wins\":%.3f,\"rate\":%.5f,\"low\":%.5f,"
               "\"high\":%.5f,\"score\":%.3f,\"ms_per_move\":%.4f,\"decisions\":%llu,"
               "\"playouts\":%llu}",
               i ? "," : "", names->name[i], bot->games, bot->wins, bot->wins / bot->games,
               bot->win_low, bot->win_high, bot->score_mean, bot->ms_per_choice,
               (unsigned long long)bot->choices, (unsigned long long)bot->playouts);
    }
    printf("]");
    print_json_tallies(&report->sides, "sides");
    print_json_tallies(&report->endings, "endings");
    printf("}\n");
}

static int run(const struct request *request, const char *game_id)
{
    struct bot_arena arena = { .game = cli_game(game_id) };
    struct bot_report report;
    struct names names;

    if (!arena.game || !read_arena(request, &arena, &names)) {
        return CLI_USAGE;
    }
    if (isatty(STDERR_FILENO)) {
        arena.progress = show_progress;
        arena.context = &arena.games;
    }
    const char *reason = bot_arena_run(&arena, &report);
    if (arena.progress) {
        fprintf(stderr, "\r%*s\r", 40, "");
    }
    if (reason) {
        return cli_error(CLI_NO, "%s", reason);
    }
    if (request->as_json) {
        print_json(&arena, &names, &report);
    } else {
        print_table(&arena, &names, &report);
    }
    return CLI_OK;
}

int cli_arena(int argc, char **argv)
{
    enum { SUMMARY_MAX = 320 };
    struct request request = { 0 };
    struct cli_list plain = { 0 };
    bool done;
    const struct cli_flag flags[] = {
        { "bots", "A,B[,..]", "levels, such as hard or hard:ms=200 or hard:playouts=500",
          &request.bots, false },
        { "games", "N", "number of games (100)", &request.games, false },
        { "players", "N", "seats; the last bot fills the remaining ones", &request.players, false },
        { "option", "NAME=VALUE", "an option of the game", &request.options, true },
        CLI_FLAG_RECORD(&request.records),
        { "seed", "S", "makes the games repeatable", &request.seed, false },
        { "ms-per-move", "T", "thinking time of every bot", &request.ms, false },
        { "playouts", "N", "playouts per move of every bot, instead of time", &request.playouts,
          false },
        { "threads", "N", "games at once (the number of cores)", &request.threads, false },
        { "json", NULL, "JSON output", &request.as_json, false },
    };
    char levels[CLI_LEVELS_MAX];
    char summary[SUMMARY_MAX];

    cli_list_levels(levels);
    snprintf(summary, sizeof summary,
             "Lets bots play each other, seats rotated and seeds paired.\n"
             "Levels: %s.\n"
             "If the game reports it: how often each side (such as a faction)\n"
             "won, and what ended the games.",
             levels);
    const struct cli_usage usage = { "arena", "GAME", summary, flags, PL_COUNT_OF(flags) };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    if (plain.count != 1) {
        return cli_error(CLI_USAGE, "arena needs one game: plansza arena GAME --bots A,B");
    }
    return run(&request, plain.item[0]);
}
