/* The simulation as a program: which seeds, how long, and whether everything happened. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/sim/runner.h"

enum { STEPS = 3000, CLIENTS = 6, JOBS_MAX = 64 };

struct arguments {
    struct runner_wishes wishes;
    bool needs_all; /* every kind of fault and event must have happened */
};

struct name {
    const char *name;
    const char *what;
};

static const struct name faults[FAULT_COUNT] = {
#define FAULT(name_, text_, chance_, what_) [FAULT_##name_] = { text_, what_ },
#include "tests/sim/faults.def"
};

static const struct name acts[ACT_COUNT] = {
#define ACT(name_, text_, weight_, what_)    [ACT_##name_] = { text_, what_ },
#define ERRAND(name_, text_, weight_, what_) [ACT_##name_] = { text_, what_ },
#include "tests/sim/acts.def"
};

static void print_usage(void)
{
    fprintf(stderr, "usage: sim [--seed S] [--seeds N | --seconds N] [--jobs N] [--steps N]\n"
                    "           [--clients N] [--without NAME].. [--skip FAULT:N].. [--first]\n"
                    "           [--all] [--verbose]\n"
                    "  --jobs N   N processes, 0: one for each core\n"
                    "  --skip     the first N of them do not happen\n"
                    "  --first    stops at the first failure and does not make it smaller\n"
                    "  --all      fails unless everything has happened\n"
                    "faults:\n");
    for (int i = 0; i < FAULT_COUNT; i++) {
        fprintf(stderr, "  %-9s %s\n", faults[i].name, faults[i].what);
    }
    fprintf(stderr, "what people do:\n");
    for (int i = 0; i < ACT_COUNT; i++) {
        if (acts[i].name) {
            fprintf(stderr, "  %-9s %s\n", acts[i].name, acts[i].what);
        }
    }
}

/* Arguments. */

static bool read_without(const char *name, struct sim_wishes *wishes)
{
    for (int i = 0; i < FAULT_COUNT; i++) {
        if (strcmp(name, faults[i].name) == 0) {
            wishes->without[i] = true;
            return true;
        }
    }
    for (int i = 0; i < ACT_COUNT; i++) {
        if (acts[i].name && strcmp(name, acts[i].name) == 0) {
            wishes->without_act[i] = true;
            return true;
        }
    }
    return false;
}

static bool read_skip(const char *text, struct sim_wishes *wishes)
{
    size_t length = strcspn(text, ":");

    for (int i = 0; i < FAULT_COUNT; i++) {
        if (text[length] == ':' && strlen(faults[i].name) == length &&
            strncmp(text, faults[i].name, length) == 0) {
            wishes->skip[i] = (uint32_t)strtoul(text + length + 1, NULL, 10);
            return true;
        }
    }
    return false;
}

static bool read_jobs(uint64_t number, struct runner_wishes *wishes)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    number = number ? number : cores > 0 ? (uint64_t)cores : 1;
    wishes->jobs = number < JOBS_MAX ? (uint32_t)number : JOBS_MAX;
    return true;
}

static bool read_number(const char *name, uint64_t number, struct runner_wishes *wishes)
{
    if (strcmp(name, "--seed") == 0) {
        wishes->first.seed = number;
    } else if (strcmp(name, "--seeds") == 0) {
        wishes->seeds = number;
    } else if (strcmp(name, "--seconds") == 0) {
        wishes->seconds = number;
    } else if (strcmp(name, "--steps") == 0) {
        wishes->first.steps = (uint32_t)number;
    } else if (strcmp(name, "--clients") == 0 && number > 0 && number <= SIM_CLIENTS_MAX) {
        wishes->first.clients = (uint32_t)number;
    } else if (strcmp(name, "--jobs") == 0) {
        return read_jobs(number, wishes);
    } else {
        return false;
    }
    return true;
}

static bool read_flag(const char *name, struct arguments *arguments)
{
    if (strcmp(name, "--verbose") == 0) {
        arguments->wishes.first.is_verbose = true;
    } else if (strcmp(name, "--first") == 0) {
        arguments->wishes.is_first = true;
    } else if (strcmp(name, "--all") == 0) {
        arguments->needs_all = true;
    } else {
        return false;
    }
    return true;
}

static bool read_arguments(int argc, char **argv, struct arguments *ret_arguments)
{
    struct arguments wanted = {
        .wishes = {
            .first = { .seed = 1, .steps = STEPS, .clients = CLIENTS },
            .seeds = 1,
            .jobs = 1,
        },
    };

    for (int i = 1; i < argc; i++) {
        if (read_flag(argv[i], &wanted)) {
            continue;
        }
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        struct runner_wishes *wishes = &wanted.wishes;
        bool is_known = false;
        if (strcmp(argv[i], "--without") == 0) {
            is_known = read_without(value, &wishes->first);
        } else if (strcmp(argv[i], "--skip") == 0) {
            is_known = read_skip(value, &wishes->first);
        } else {
            is_known = read_number(argv[i], strtoull(value, NULL, 10), wishes);
        }
        if (!is_known) {
            return false;
        }
        i++;
    }
    *ret_arguments = wanted;
    return true;
}

/* Whether all of it has happened; tells what has not. */
static bool has_all(const struct runner_sum *sum)
{
    bool has = true;

    for (int i = 0; i < FAULT_COUNT; i++) {
        if (sum->faults[i] == 0) {
            printf("sim: the fault \"%s\" never happened\n", runner_fault_name((enum sim_fault)i));
            has = false;
        }
    }
    for (int i = 0; i < EVENT_COUNT; i++) {
        if (sum->events[i] == 0) {
            printf("sim: no %s\n", runner_event_name((enum sim_event)i));
            has = false;
        }
    }
    return has;
}

int main(int argc, char **argv)
{
    struct arguments wanted;
    struct runner_sum sum;

    if (!read_arguments(argc, argv, &wanted)) {
        print_usage();
        return 2;
    }
    runner_run(&wanted.wishes, &sum);
    runner_print(&sum);
    bool is_whole = !wanted.needs_all || has_all(&sum);
    return sum.failures || !is_whole ? 1 : 0;
}
