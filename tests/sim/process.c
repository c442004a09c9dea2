/* The server's process: started, turned, killed, stopped. */
#include <stdlib.h>
#include <string.h>

#include "server/limits.h"
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

    PL_ASSERT(!sim.is_up);
    test_seed = pl_seed_of(sim.wishes.seed);
    memset(&sim.server, 0, sizeof sim.server);
    sim.server.options = (struct server_options){
        .data_folder = "sim",
        .file_system = sim_disk_name(),
        .is_quiet = true,
        .has_quick_bots = true,
        .test_seed = &test_seed,
        .connections_max = 1000,
        .per_address_max = 0,
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
    sim.starts++;
}

void sim_turn(void)
{
    if (sim.is_up) {
        server_loop_note_time(&sim.server);
    }
    sim_net_deliver();
    if (sim.is_up) {
        server_loop_turn(&sim.server);
    }
}

/* Nothing that it holds goes anywhere any more. */
void sim_kill(void)
{
    if (!sim.is_up) {
        return;
    }
    sim_net_cut_all();
    sim_disk_crash();
    sim.is_up = false;
    server_loop_free(&sim.server);
}

void sim_stop(void)
{
    if (!sim.is_up) {
        return;
    }
    server_loop_say_goodbye(&sim.server);
    for (int i = 0; i < FAREWELL_TURNS; i++) {
        sim_pass(10);
        sim_turn();
    }
    sim.is_up = false;
    server_loop_free(&sim.server);
}
