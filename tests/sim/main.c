/* Runs seeds, each in a process of its own; makes a failure smaller before it is told. */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/sim/sim.h"

enum { STEPS = 3000, CLIENTS = 6, QUIET_EVERY = 100, QUIET_TURNS = 1500, SECONDS_MAX = 300 };

struct sim sim;

/* What a run tells the process that started it. */
struct report {
    uint32_t step;
    uint64_t lived_ms;
    uint32_t faults[FAULT_COUNT];
    uint32_t starts;
    uint32_t acked;
    uint64_t messages;
    char failure[512];
};

static struct report *report;

static const struct {
    const char *name;
    uint32_t chance;
    const char *what;
} faults[FAULT_COUNT] = {
#define FAULT(name_, text_, chance_, what_) [FAULT_##name_] = { text_, chance_, what_ },
#include "tests/sim/faults.def"
};

void sim_fail(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(report->failure, sizeof report->failure, format, args);
    va_end(args);
    _exit(1);
}

void sim_say(const char *format, ...)
{
    va_list args;

    if (!sim.wishes.is_verbose) {
        return;
    }
    printf("%8u %10.3f s  ", (unsigned)sim.step, (double)sim.lived_ms / 1000);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
}

uint32_t sim_below(struct pl_rng *rng, uint32_t n)
{
    return pl_rng_below(rng, n);
}

bool sim_happens(enum sim_fault fault)
{
    bool happens = sim_below(&sim.chance, 10000) < faults[fault].chance;

    if (sim.wishes.without[fault] || !happens) {
        return false;
    }
    sim.faults[fault]++;
    return true;
}

/* A run. */

static struct sim_client *some_client(void)
{
    return &sim.client[sim_below(&sim.chance, sim.client_count)];
}

static void harm_network(void)
{
    struct sim_client *client = some_client();

    if (sim_happens(FAULT_CUT) && client->link) {
        sim_net_cut(client->link);
    }
    if (sim_happens(FAULT_STALL)) {
        client->stalls_ms = sim_now_ms() + sim_below(&sim.chance, 90000);
    }
    if (sim_happens(FAULT_NOISE) && client->link) {
        char bytes[64];
        for (size_t i = 0; i < sizeof bytes; i++) {
            bytes[i] = (char)sim_below(&sim.chance, 256);
        }
        sim_send(client->link, bytes, 1 + sim_below(&sim.chance, sizeof bytes));
    }
}

static void harm_time(void)
{
    if (sim_happens(FAULT_STEP)) {
        int64_t days = (int64_t)sim_below(&sim.chance, 801) - 400;
        sim.wall_ms += days * 86400000 + sim_below(&sim.chance, 3600000);
        sim_say("the wall clock steps by %lld days", (long long)days);
    }
    if (sim_happens(FAULT_PAUSE)) {
        sim_pass(1000 + sim_below(&sim.chance, 7200000));
        sim_say("a pause");
    }
}

/* The server turns all the while, if slowly: time in which it is there. */
static void leap(void)
{
    uint32_t seconds = 60 + sim_below(&sim.chance, sim_below(&sim.chance, 10) == 0 ? 100000 : 4000);

    sim_say("%u seconds pass", (unsigned)seconds);
    for (uint32_t i = 0; i < seconds; i += 1) {
        sim_pass(1000);
        if (i % 20 == 0 || i > seconds - 20) {
            sim_turn();
        } else if (sim.is_up) {
            sim.server.now_ms += 1000;
            sim.server.steady_ns = sim.steady_ns;
        }
    }
}

static void harm_process(void)
{
    if (sim_happens(FAULT_DISK)) {
        sim_disk_fail();
    }
    if (sim_happens(FAULT_KILL)) {
        sim_say("killed");
        sim_kill();
    }
    if (sim_happens(FAULT_STOP)) {
        sim_say("stopped");
        sim_stop();
    }
    if (!sim.is_up) {
        sim_disk_heal();
        sim_start();
        if (!sim.is_up) {
            sim_fail("the server does not start again");
        }
        sim_check_acked();
    }
}

static void take_step(void)
{
    sim_pass(sim_below(&sim.chance, 30));
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim_client_step(&sim.client[i]);
        if (sim_below(&sim.people, 2)) {
            sim_client_act(&sim.client[i]);
        }
    }
    harm_network();
    harm_time();
    if (sim_happens(FAULT_LEAP)) {
        leap();
    }
    if (!sim_happens(FAULT_LAZY)) {
        sim_pool_work(false);
    }
    sim_turn();
    harm_process();
    sim_check_step();
}

/* Nobody does anything new: what is under way comes to its end, and everybody sees the same. */
static void calm_down(void)
{
    bool without[FAULT_COUNT];

    memcpy(without, sim.wishes.without, sizeof without);
    memset(sim.wishes.without, true, sizeof sim.wishes.without);
    sim_disk_heal();
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim.client[i].stalls_ms = 0;
    }
    for (int i = 0; i < QUIET_TURNS; i++) {
        sim_pass(20);
        for (uint32_t n = 0; n < sim.client_count; n++) {
            sim_client_step(&sim.client[n]);
        }
        sim_turn();
        if (i > 600 && sim_net_is_quiet() && !sim.server.turn.pending &&
            !sim.server.turn.is_waiting) {
            break;
        }
    }
    if (sim_net_is_quiet()) {
        sim_check_quiet();
    }
    sim_check_acked();
    memcpy(sim.wishes.without, without, sizeof without);
}

static void note_progress(void)
{
    report->step = sim.step;
    report->lived_ms = sim.lived_ms;
    report->starts = sim.starts;
    report->acked = sim.acked_count;
    report->messages = sim.messages;
    memcpy(report->faults, sim.faults, sizeof report->faults);
}

static void run(const struct sim_wishes *wishes)
{
    sim.wishes = *wishes;
    sim_machine_begin();
    sim_disk_begin();
    sim_start();
    sim.client_count = wishes->clients;
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim.client[i].number = i + 1;
    }
    for (sim.step = 1; sim.step <= wishes->steps; sim.step++) {
        note_progress();
        take_step();
        if (sim.step % QUIET_EVERY == 0) {
            calm_down();
        }
    }
    note_progress();
    if (sim.acked_count == 0 && wishes->steps >= STEPS && wishes->clients > 1) {
        sim_fail("nothing was played: what is simulated?");
    }
    sim_stop();
    sim_net_free();
    for (uint32_t i = 0; i < sim.client_count; i++) {
        sim_client_free(&sim.client[i]);
    }
    free(sim.acked);
}

/* A run in a process of its own; whether it went well. */
static bool try(const struct sim_wishes *wishes)
{
    int status = 0;

    memset(report, 0, sizeof *report);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        alarm(SECONDS_MAX);
        run(wishes);
        fflush(stdout);
        _exit(0);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) {
        fprintf(stderr, "sim: no process\n");
        exit(2);
    }
    if (WIFSIGNALED(status) && !report->failure[0]) {
        snprintf(report->failure, sizeof report->failure, "ended by signal %d: %s",
                 WTERMSIG(status), WTERMSIG(status) == SIGALRM ? "it hangs" : "see above");
    }
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void print_command(const struct sim_wishes *wishes)
{
    printf("  repeat with: sim --seed %llu --steps %u --clients %u",
           (unsigned long long)wishes->seed, (unsigned)wishes->steps, (unsigned)wishes->clients);
    for (int i = 0; i < FAULT_COUNT; i++) {
        if (wishes->without[i]) {
            printf(" --without %s", faults[i].name);
        }
    }
    printf(" --verbose\n");
}

/* Fewer steps, fewer people, fewer kinds of faults, as long as something fails. */
static void shrink(struct sim_wishes wishes)
{
    printf("seed %llu fails at step %u: %s\n", (unsigned long long)wishes.seed,
           (unsigned)report->step, report->failure);
    wishes.steps = report->step;
    for (int i = 0; i < FAULT_COUNT; i++) {
        struct sim_wishes fewer = wishes;
        fewer.without[i] = true;
        if (!wishes.without[i] && !try(&fewer)) {
            wishes = fewer;
            wishes.steps = report->step;
        }
    }
    for (uint32_t clients = 1; clients < wishes.clients; clients++) {
        struct sim_wishes fewer = wishes;
        fewer.clients = clients;
        if (!try(&fewer)) {
            wishes = fewer;
            wishes.steps = report->step;
            break;
        }
    }
    try(&wishes);
    printf("  smallest: %s\n", report->failure);
    print_command(&wishes);
}

/* What was simulated. */
struct sum {
    uint64_t seeds;
    uint64_t lived_ms;
    uint64_t acked;
    uint64_t starts;
    uint64_t messages;
    uint64_t faults[FAULT_COUNT];
};

static void add(struct sum *sum)
{
    sum->seeds++;
    sum->lived_ms += report->lived_ms;
    sum->acked += report->acked;
    sum->starts += report->starts;
    sum->messages += report->messages;
    for (int i = 0; i < FAULT_COUNT; i++) {
        sum->faults[i] += report->faults[i];
    }
}

static void print_sum(const struct sum *sum)
{
    printf("sim: %llu seeds, %.0f simulated hours, %llu starts, %llu messages, "
           "%llu acknowledged moves; faults:",
           (unsigned long long)sum->seeds, (double)sum->lived_ms / 3600000,
           (unsigned long long)sum->starts, (unsigned long long)sum->messages,
           (unsigned long long)sum->acked);
    for (int i = 0; i < FAULT_COUNT; i++) {
        printf(" %s %llu", faults[i].name, (unsigned long long)sum->faults[i]);
    }
    printf("\n");
}

/* Arguments. */

struct arguments {
    struct sim_wishes wishes;
    uint64_t seeds;
    uint64_t seconds; /* 0: not by time */
};

static bool read_fault(const char *name, struct sim_wishes *wishes)
{
    for (int i = 0; i < FAULT_COUNT; i++) {
        if (strcmp(name, faults[i].name) == 0) {
            wishes->without[i] = true;
            return true;
        }
    }
    return false;
}

static void print_usage(void)
{
    fprintf(stderr, "usage: sim [--seed S] [--seeds N | --seconds N] [--steps N] [--clients N]\n"
                    "           [--without FAULT]... [--verbose]\nfaults:\n");
    for (int i = 0; i < FAULT_COUNT; i++) {
        fprintf(stderr, "  %-8s %s\n", faults[i].name, faults[i].what);
    }
}

static bool read_arguments(int argc, char **argv, struct arguments *ret_arguments)
{
    struct arguments wanted = {
        .wishes = { .seed = 1, .steps = STEPS, .clients = CLIENTS },
        .seeds = 1,
    };

    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        uint64_t number = strtoull(value, NULL, 10);
        if (strcmp(argv[i], "--verbose") == 0) {
            wanted.wishes.is_verbose = true;
            continue;
        }
        i++;
        if (strcmp(argv[i - 1], "--seed") == 0) {
            wanted.wishes.seed = number;
        } else if (strcmp(argv[i - 1], "--seeds") == 0) {
            wanted.seeds = number;
        } else if (strcmp(argv[i - 1], "--seconds") == 0) {
            wanted.seconds = number;
        } else if (strcmp(argv[i - 1], "--steps") == 0) {
            wanted.wishes.steps = (uint32_t)number;
        } else if (strcmp(argv[i - 1], "--clients") == 0 && number > 0 &&
                   number <= SIM_CLIENTS_MAX) {
            wanted.wishes.clients = (uint32_t)number;
        } else if (strcmp(argv[i - 1], "--without") != 0 || !read_fault(value, &wanted.wishes)) {
            return false;
        }
    }
    *ret_arguments = wanted;
    return true;
}

int main(int argc, char **argv)
{
    struct arguments wanted;
    struct sum sum = { 0 };
    time_t until = time(NULL);
    int failures = 0;

    if (!read_arguments(argc, argv, &wanted)) {
        print_usage();
        return 2;
    }
    report = mmap(NULL, sizeof *report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (report == MAP_FAILED) {
        return 2;
    }
    until += (time_t)wanted.seconds;
    for (uint64_t i = 0; wanted.seconds ? time(NULL) < until : i < wanted.seeds; i++) {
        if (!try(&wanted.wishes)) {
            failures++;
            shrink(wanted.wishes);
        }
        add(&sum);
        wanted.wishes.seed++;
    }
    print_sum(&sum);
    return failures ? 1 : 0;
}
