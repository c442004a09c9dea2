/* plansza bench: how fast the games run on this machine. */
#include <stdio.h>

#include "bots/measure.h"
#include "cli/cli.h"
#include "games/games.h"

struct request {
    const char *seconds, *threads, *players, *ply;
    struct cli_list options;
    struct cli_list records;
    bool as_json;
    bool is_by_processor;
};

static void print_text(const struct bot_measure_request *request, const struct bot_measure *m)
{
    printf("%s, %d players, %u threads\n", request->game->id, request->config.seats,
           request->threads);
    printf("  random play   %12.0f decisions/s %10.0f games/s %10.1f ns/decision\n",
           m->decisions_per_s, m->games_per_s, m->ns_per_decision);
    printf("  a game        %12.1f decisions   %10.1f options/decision, at most %u (longest %u)\n",
           m->decisions_per_game, m->branching_mean, m->branching_max, m->decisions_longest);
    printf("  a state       %12u bytes       %10.1f ns/copy       %10.1f ns/observation\n",
           request->game->layout.size, m->copy_ns, m->observe_ns);
    printf("  a search      %12.0f playouts/s  %10.1f decisions/playout %8.1f ns/imagined state\n",
           m->playouts_per_s, m->decisions_per_playout, m->imagine_ns);
    printf("  yardstick     %12.1f ns for a copy of 1 KiB: a decision is %.1f of them\n",
           m->copy_1k_ns, m->ns_per_decision / m->copy_1k_ns);
}

static void print_json(const struct bot_measure_request *request, const struct bot_measure *m)
{
    printf("{\"game\":\"%s\",\"players\":%d,\"threads\":%u,\"decisions_per_s\":%.0f,"
           "\"games_per_s\":%.1f,\"ns_per_decision\":%.2f,\"decisions_per_game\":%.2f,"
           "\"branching_mean\":%.3f,\"branching_max\":%u,\"decisions_longest\":%u,",
           request->game->id, request->config.seats, request->threads, m->decisions_per_s,
           m->games_per_s, m->ns_per_decision, m->decisions_per_game, m->branching_mean,
           m->branching_max, m->decisions_longest);
    printf("\"state_bytes\":%u,\"copy_ns\":%.2f,\"copy_1k_ns\":%.2f,\"observe_ns\":%.2f,"
           "\"imagine_ns\":%.2f,\"playouts_per_s\":%.0f,\"decisions_per_playout\":%.2f}",
           request->game->layout.size, m->copy_ns, m->copy_1k_ns, m->observe_ns, m->imagine_ns,
           m->playouts_per_s, m->decisions_per_playout);
}

static bool read_request(const struct request *request, struct bot_measure_request *ret_measure)
{
    int64_t seconds = 2;
    int64_t threads = 1;
    int64_t ply = 0;

    if (request->seconds && !cli_number("seconds", request->seconds, 1, 3600, &seconds)) {
        return false;
    }
    if (request->threads && !cli_number("threads", request->threads, 1, 64, &threads)) {
        return false;
    }
    if (request->ply && !cli_number("ply", request->ply, 0, 1000000, &ply)) {
        return false;
    }
    ret_measure->seconds = (double)seconds;
    ret_measure->threads = (uint32_t)threads;
    ret_measure->ply = (uint32_t)ply;
    ret_measure->is_by_processor = request->is_by_processor;
    return true;
}

static int bench_game(const struct request *request, struct bot_measure_request *wanted)
{
    struct bot_measure measure;

    if (!cli_config(wanted->game,
                    &(struct cli_table){ .players = request->players,
                                         .seed = "1",
                                         .options = &request->options,
                                         .records = &request->records },
                    &wanted->config)) {
        return CLI_USAGE;
    }
    const char *reason = bot_measure_run(wanted, &measure);
    if (reason) {
        return cli_error(CLI_NO, "%s", reason);
    }
    (request->as_json ? print_json : print_text)(wanted, &measure);
    fflush(stdout);
    return CLI_OK;
}

static int bench_all(const struct request *request, struct bot_measure_request *wanted)
{
    int code = CLI_OK;

    for (uint32_t i = 0; games_at(i) && code == CLI_OK; i++) {
        printf("%s", !request->as_json ? "" : i == 0 ? "[" : ",\n");
        wanted->game = games_at(i);
        code = bench_game(request, wanted);
    }
    printf("%s", request->as_json ? "]\n" : "");
    return code;
}

int cli_bench(int argc, char **argv)
{
    struct request request = { 0 };
    struct bot_measure_request wanted = { 0 };
    struct cli_list plain = { 0 };
    bool done;
    const struct cli_flag flags[] = {
        { "seconds", "S", "seconds per game (2)", &request.seconds, false },
        { "threads", "N", "threads that play at once (1)", &request.threads, false },
        { "players", "N", "seats", &request.players, false },
        { "option", "NAME=VALUE", "an option of the game", &request.options, true },
        CLI_FLAG_RECORD(&request.records),
        { "ply", "N", "random decisions before the search starts (0)", &request.ply, false },
        { "processor", NULL, "measure processor time, which other processes do not use up",
          &request.is_by_processor, false },
        { "json", NULL, "JSON output", &request.as_json, false },
    };
    const struct cli_usage usage = { "bench", "[GAME]",
                                     "Measures how fast the games run, one or all.", flags,
                                     PL_COUNT_OF(flags) };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done || !read_request(&request, &wanted)) {
        return done ? code : CLI_USAGE;
    }
    if (plain.count > 1) {
        return cli_error(CLI_USAGE, "bench takes one game, or none for all");
    }
    if (plain.count == 0 && request.records.count > 0) {
        return cli_error(CLI_USAGE, "--record needs a game");
    }
    if (plain.count == 0) {
        return bench_all(&request, &wanted);
    }
    wanted.game = cli_game(plain.item[0]);
    if (!wanted.game) {
        return CLI_USAGE;
    }
    code = bench_game(&request, &wanted);
    printf("%s", request.as_json ? "\n" : "");
    return code;
}
