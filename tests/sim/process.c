/* The server's process: started, turned, killed, stopped. */
#include <stdlib.h>
#include <string.h>

#include "server/gate/limits.h"
#include "server/log.h"
#include "server/loop.h"
#include "tests/sim/sim.h"

enum { FAREWELL_TURNS = 5 };

static void wake(void *server)
{
    (void)server;
}

void sim_start(void)
{
    static struct pl_seed test_seed;
    static const struct server_mail_options none;
    static const struct server_mail_options relay = {
        .relay = "smtp://relay.example",
        .from = "plansza@sim.example",
        .site = "https://sim.example",
    };

    PL_ASSERT(!sim.is_up);
    test_seed = pl_seed_of(sim.wishes.seed);
    memset(&sim.server, 0, sizeof sim.server);
    sim.server.options = (struct server_options){
        .data_folder = SIM_FOLDER,
        .file_system = sim_disk_name(),
        .is_quiet = true,
        .has_quick_bots = true,
        .test_seed = &test_seed,
        .connections_max = 1000,
        .per_address_max = 0,
        .mail = sim.wishes.without_act[ACT_MAIL] ? none : relay,
        .keep_guests_days = SIM_KEEP_GUESTS_DAYS,
        .keep_games_days = SIM_KEEP_GAMES_DAYS,
    };
    server_log_open(!sim.wishes.is_verbose, NULL);
    sim.server.wake = wake;
    sim.server.pending_max = SERVER_PENDING_MAX;
    const char *reason = server_loop_open(&sim.server);
    reason = reason ? reason : server_loop_start(&sim.server);
    if (reason) {
        sim_say("no start: %s", reason);
        server_loop_free(&sim.server);
        return;
    }
    sim.is_up = true;
    sim.commits = 0;
    sim.starts++;
}

/* The site's clock continues from the committed time. */
static void note_commits(void)
{
    const struct server_metrics *metrics = &sim.server.metrics;

    if (metrics->commits - metrics->commits_failed != sim.commits) {
        sim.commits = metrics->commits - metrics->commits_failed;
        sim.safe_ms = sim.server.now_ms;
    }
}

void sim_turn(void)
{
    int64_t before_ms = sim.server.now_ms;

    if (sim.is_up) {
        server_loop_note_time(&sim.server);
        if (sim.server.now_ms < before_ms || sim.server.now_ms > before_ms + SERVER_TURN_MAX_MS) {
            sim_fail("the site's clock went on by %lld ms in a turn",
                     (long long)(sim.server.now_ms - before_ms));
        }
    }
    sim_net_deliver();
    if (sim.is_up) {
        server_loop_turn(&sim.server);
        note_commits();
    }
}

void sim_idle(int64_t ms)
{
    sim_pass(ms);
    if (sim.is_up) {
        sim.server.now_ms += ms;
        sim.server.steady_ns = sim.steady_ns;
    }
}

/* Nothing that it holds goes anywhere any more. */
void sim_kill(void (*crash)(void))
{
    if (!sim.is_up) {
        return;
    }
    sim_clocks_before();
    sim_net_cut_all();
    crash();
    sim.is_up = false;
    server_loop_free(&sim.server);
    sim_post_end();
}

void sim_stop(void)
{
    if (!sim.is_up) {
        return;
    }
    server_loop_say_goodbye(&sim.server);
    note_commits();
    for (int i = 0; i < FAREWELL_TURNS; i++) {
        sim_pass(10);
        sim_turn();
    }
    sim_clocks_before();
    sim.is_up = false;
    server_loop_free(&sim.server);
    sim_post_end();
}
