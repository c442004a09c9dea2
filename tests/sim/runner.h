/* Runs of seeds, each in a process of its own. */
#ifndef TESTS_SIM_RUNNER_H
#define TESTS_SIM_RUNNER_H

#include "tests/sim/sim.h"

/* What was simulated. */
struct runner_sum {
    uint64_t seeds;
    uint64_t failures;
    uint64_t steps;
    uint64_t lived_ms;
    uint64_t starts;
    uint64_t messages;
    uint64_t bytes;
    uint64_t faults[FAULT_COUNT];
    uint64_t events[EVENT_COUNT];
};

struct runner_wishes {
    struct sim_wishes first; /* the first seed */
    uint64_t seeds;
    uint64_t seconds; /* 0: not by time */
    uint32_t jobs;    /* processes at a time */
    bool is_first;    /* up to the first failure, which is printed as it is */
};

/* Runs them and tells of failures; stops early at SIGINT and SIGTERM. */
void runner_run(const struct runner_wishes *wishes, struct runner_sum *ret_sum);
void runner_print(const struct runner_sum *sum);

const char *runner_fault_name(enum sim_fault fault);
const char *runner_event_name(enum sim_event event);

#endif
