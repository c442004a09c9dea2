/* One seed from its beginning to its end: steps in which people act and things go wrong, moments of
 * rest in which everything must be as it should, and an end at which everybody has left. */
#include <stdlib.h>
#include <string.h>

#include "server/turn.h"
#include "tests/sim/sim.h"

enum {
    QUIET_EVERY = 100,
    QUIET_TURNS = 800,
    QUIET_LEAST = 300,
    BOTS_TURNS = 150, /* in which bots go on deciding, when people have stopped */
    TORN_STEPS = 150, /* whose writes may be lost at the end */
    TEARS = 6,
    EMPTY_TURNS = 450,
    PEACE_TURNS = 200,
    PEACE_TRIES = 20,
    STEPS_OF_INTEREST = 3000
};

struct sim sim;

static const uint32_t chances[FAULT_COUNT] = {
#define FAULT(name_, text_, chance_, what_) [FAULT_##name_] = chance_,
#include "tests/sim/faults.def"
};

uint32_t sim_below(struct pl_rng *rng, uint32_t n)
{
    return pl_rng_below(rng, n);
}

uint32_t sim_harm(enum sim_fault fault, uint32_t n)
{
    return pl_rng_below(&sim.chance[fault], n);
}

bool sim_happens(enum sim_fault fault)
{
    bool happens = sim_harm(fault, 10000) < chances[fault];

    if (sim.wishes.without[fault] || sim.is_calm || !happens) {
        return false;
    }
    if (sim.drawn[fault]++ < sim.wishes.skip[fault]) {
        return false;
    }
    sim.faults[fault]++;
    return true;
}

void sim_count(enum sim_event event)
{
    sim.events[event]++;
}

/* What goes wrong. */

static struct sim_client *some_client(void)
{
    return &sim.client[sim_below(&sim.chance[FAULT_COUNT], sim.client_count)];
}

static void harm_network(void)
{
    struct sim_client *client = some_client();

    if (sim_happens(FAULT_CUT)) {
        struct edge_link *link =
            client->errand.link && sim_harm(FAULT_CUT, 2) ? client->errand.link : client->link;
        if (link) {
            sim_net_cut(link);
        }
    }
    if (sim_happens(FAULT_STALL)) {
        client->stalls_ms = sim_now_ms() + sim_harm(FAULT_STALL, 90000);
    }
    if (sim_happens(FAULT_NOISE) && client->link) {
        char bytes[64];
        for (size_t i = 0; i < sizeof bytes; i++) {
            bytes[i] = (char)sim_harm(FAULT_NOISE, 256);
        }
        sim_send(client->link, bytes, 1 + sim_harm(FAULT_NOISE, sizeof bytes));
    }
}

/* The server turns all the while, if slowly: time in which it is there. */
static void idle(uint32_t seconds, uint32_t each)
{
    for (uint32_t i = 0; i < seconds; i += each) {
        sim_idle((int64_t)each * 1000);
        sim_turn();
    }
}

static void harm_time(void)
{
    if (sim_happens(FAULT_STEP)) {
        int64_t days = (int64_t)sim_harm(FAULT_STEP, 801) - 400;
        sim.wall_ms += days * 86400000 + sim_harm(FAULT_STEP, 3600000);
        sim_say("the wall clock steps by %lld days", (long long)days);
    }
    if (sim_happens(FAULT_PAUSE)) {
        sim_pass(1000 + sim_harm(FAULT_PAUSE, 7200000));
        sim_say("a pause");
    }
    if (sim_happens(FAULT_LEAP)) {
        uint32_t seconds = 60 + sim_harm(FAULT_LEAP, sim_harm(FAULT_LEAP, 10) ? 4000 : 40000);
        sim_say("%u seconds pass", (unsigned)seconds);
        idle(seconds, 20);
    }
    if (sim_happens(FAULT_AGES)) {
        uint32_t days = 1 + sim_harm(FAULT_AGES, 45);
        sim_say("%u days pass", (unsigned)days);
        idle(days * 86400, 1200);
    }
}

static void start_again(bool has_lied)
{
    sim_disk_heal();
    sim_start();
    if (!sim.is_up) {
        sim_fail("the server does not start again");
    }
    sim_clocks_after(has_lied);
    if (has_lied) {
        sim_check_rows_after_lie();
    }
    sim_check_rows();
}

static void harm_process(void)
{
    bool has_lied = sim_happens(FAULT_LIE);

    if (sim_happens(FAULT_DISK)) {
        sim_disk_fail();
    }
    if (has_lied) {
        sim_say("the power is lost, and the disk had lied");
        sim_check_rows();
        sim_kill(sim_disk_lie);
    }
    if (sim_happens(FAULT_KILL)) {
        sim_say("killed");
        sim_kill(sim_disk_crash);
    }
    if (sim_happens(FAULT_STOP)) {
        sim_say("stopped");
        sim_stop();
    }
    if (!sim.is_up) {
        start_again(has_lied);
    }
}

/* Steps. */

static void take_step(void)
{
    sim_pass(sim_below(&sim.chance[FAULT_COUNT], 30));
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim_client_step(&sim.client[i]);
        if (sim_below(&sim.people, 2)) {
            sim_client_act(&sim.client[i]);
        }
    }
    harm_network();
    harm_time();
    if (!sim_happens(FAULT_LAZY)) {
        sim_pool_work(false);
    }
    sim_turn();
    harm_process();
    sim_check_step();
}

/* No one does anything new: what is under way comes to its end, and everybody sees the same. */
static void calm_down(void)
{
    sim.is_calm = true;
    sim_disk_heal();
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim.client[i].stalls_ms = 0;
    }
    for (int i = 0; i < QUIET_TURNS; i++) {
        sim_pass(40);
        for (uint32_t n = 0; n < sim.client_count; n++) {
            sim_client_step(&sim.client[n]);
        }
        if (i < BOTS_TURNS) {
            sim_pool_work(true);
        }
        sim_turn();
        if (i > QUIET_LEAST && sim_net_is_quiet() && !sim.server.turn.pending &&
            !sim.server.turn.is_waiting) {
            break;
        }
    }
    if (sim_net_is_quiet()) {
        sim_check_quiet();
    }
    sim_check_rows();
    sim_check_step();
    sim.is_calm = false;
}

/* Hours in which no table ends; false when one does. */
static bool wait_in_peace(void)
{
    uint64_t ended = sim.events[EVENT_CLOSED] + sim.events[EVENT_OVER];

    for (uint32_t i = 0; i < PEACE_TURNS; i++) {
        sim_pool_work(true);
        sim_idle(40000);
        sim_turn();
    }
    return ended == sim.events[EVENT_CLOSED] + sim.events[EVENT_OVER];
}

/* Everybody leaves, and a day passes: nothing is kept for those who are not there. */
static void everybody_leaves(void)
{
    bool is_peace = false;

    sim.is_calm = true;
    sim_disk_heal();
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim_client_leave(&sim.client[i]);
    }
    for (int i = 0; i < EMPTY_TURNS; i++) {
        sim_pool_work(true);
        sim_idle(200000);
        sim_turn();
    }
    for (int i = 0; i < PEACE_TRIES && !is_peace; i++) {
        is_peace = wait_in_peace();
    }
    if (is_peace) {
        sim_check_empty();
    }
    sim.is_calm = false;
}

/* The last thing that happens to a disk: sectors that were written in the last steps are as they
 * were before. The server says so and does not start, or shows nothing that was never so. */
static void tear(void)
{
    sim_check_rows();
    for (int i = 0; i < TEARS; i++) {
        sim_stop();
        sim_disk_tear();
        sim_start();
        if (sim.is_up) {
            sim_check_rows_after_tear();
        } else {
            sim_count(EVENT_REFUSED_START);
        }
    }
    sim_disk_forget();
}

static void free_all(void)
{
    sim_stop();
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim_client_free(&sim.client[i]);
    }
    sim_net_free();
    while (sim.table_count > 0) {
        free(sim.table[--sim.table_count].row);
    }
    free(sim.answered);
}

void sim_world(const struct sim_wishes *wishes, void (*progress)(void))
{
    sim.wishes = *wishes;
    sim_machine_begin();
    sim_disk_begin();
    sim_start();
    sim.client_count = wishes->clients;
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim.client[i].number = i + 1;
        sim.client[i].account = -1;
    }
    bool is_torn = !wishes->without[FAULT_LIE] && wishes->seed % 2 && wishes->steps > TORN_STEPS;
    for (sim.step = 1; sim.step <= wishes->steps; sim.step++) {
        progress();
        if (is_torn && sim.step + TORN_STEPS == wishes->steps) {
            sim_stop();
            sim_disk_remember();
            start_again(false);
        }
        take_step();
        if (sim.step % QUIET_EVERY == 0) {
            calm_down();
        }
    }
    progress();
    if (sim.answered_count == 0 && wishes->steps >= STEPS_OF_INTEREST && wishes->clients > 1) {
        sim_fail("nothing was played: what is simulated?");
    }
    if (is_torn) {
        tear();
    } else {
        everybody_leaves();
    }
    progress();
    free_all();
}
