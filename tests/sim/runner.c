/* Processes for seeds; a failure is made smaller before it is told. */
#include "tests/sim/runner.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { JOBS_MAX = 64, SECONDS_MAX = 300, TELL_SECONDS = 60, TRIES_MAX = 150 };

/* What a run tells the process that started it. */
struct report {
    struct sim_wishes wishes;
    pid_t child; /* 0: this place is free */
    uint32_t step;
    uint64_t lived_ms;
    uint32_t faults[FAULT_COUNT];
    uint32_t drawn[FAULT_COUNT];
    uint64_t events[EVENT_COUNT];
    uint32_t starts;
    uint64_t messages;
    uint64_t bytes;
    char failure[512];
};

static struct report *reports; /* in memory that all processes share */
static struct report *report;  /* of this one */
static volatile sig_atomic_t is_stopped;

static const char *const fault_names[FAULT_COUNT] = {
#define FAULT(name_, text_, chance_, what_) [FAULT_##name_] = text_,
#include "tests/sim/faults.def"
};

static const char *const act_names[ACT_COUNT] = {
#define ACT(name_, text_, weight_, what_)    [ACT_##name_] = text_,
#define ERRAND(name_, text_, weight_, what_) [ACT_##name_] = text_,
#include "tests/sim/acts.def"
};

static const char *const event_names[EVENT_COUNT] = {
#define EVENT(name_, text_)         [EVENT_##name_] = text_,
#define LOGGED(name_, text_, line_) [EVENT_##name_] = text_,
#include "tests/sim/events.def"
};

const char *runner_fault_name(enum sim_fault fault)
{
    return fault_names[fault];
}

const char *runner_event_name(enum sim_event event)
{
    return event_names[event];
}

/* In the process of a seed. */

static void note_progress(void)
{
    report->step = sim.step;
    report->lived_ms = sim.lived_ms;
    report->starts = sim.starts;
    report->messages = sim.messages;
    report->bytes = sim.bytes;
    memcpy(report->faults, sim.faults, sizeof report->faults);
    memcpy(report->drawn, sim.drawn, sizeof report->drawn);
    memcpy(report->events, sim.events, sizeof report->events);
}

void sim_fail(const char *format, ...)
{
    va_list args;

    note_progress();
    va_start(args, format);
    vsnprintf(report->failure, sizeof report->failure, format, args);
    va_end(args);
    sim_say("FAILS: %s", report->failure);
    fflush(stdout);
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

/* An interrupt waits for the seeds that are under way. */
static void run_child(void)
{
    signal(SIGINT, SIG_IGN);
    alarm(SECONDS_MAX);
    sim_world(&report->wishes, note_progress);
    fflush(stdout);
    _exit(0);
}

/* Starting and ending. */

static void begin(struct report *at, const struct sim_wishes *wishes)
{
    memset(at, 0, sizeof *at);
    at->wishes = *wishes;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        report = at;
        run_child();
    }
    if (child < 0) {
        fprintf(stderr, "sim: no process\n");
        exit(2);
    }
    at->child = child;
}

/* Whether the run went well. */
static bool end(struct report *at, int status)
{
    at->child = 0;
    if (WIFSIGNALED(status) && !at->failure[0]) {
        snprintf(at->failure, sizeof at->failure, "ended by signal %d: %s", WTERMSIG(status),
                 WTERMSIG(status) == SIGALRM ? "it hangs" : "see above");
    } else if (WIFEXITED(status) && WEXITSTATUS(status) && !at->failure[0]) {
        snprintf(at->failure, sizeof at->failure, "ended with %d: see above", WEXITSTATUS(status));
    }
    return !at->failure[0];
}

/* Making a failure smaller. */

static bool fails(struct report *at, const struct sim_wishes *wishes)
{
    int status = 0;

    begin(at, wishes);
    while (waitpid(at->child, &status, 0) < 0 && errno == EINTR) {
    }
    return !end(at, status);
}

struct shrinking {
    struct report *at;
    struct sim_wishes best;
    struct report found; /* what the best came to */
    uint32_t tries;
};

/* Those that it took to fail. */
static uint32_t fewer_steps(const struct report *at, const struct sim_wishes *wishes)
{
    return at->step < wishes->steps ? at->step : wishes->steps;
}

/* Takes it if something still fails; it need not be the same. */
static bool take_smaller(struct shrinking *shrinking, const struct sim_wishes *wishes)
{
    if (shrinking->tries == TRIES_MAX || is_stopped) {
        return false;
    }
    shrinking->tries++;
    if (!fails(shrinking->at, wishes)) {
        return false;
    }
    shrinking->found = *shrinking->at;
    shrinking->best = *wishes;
    shrinking->best.steps = fewer_steps(shrinking->at, wishes);
    return true;
}

/* Without a kind of fault; or else without the first ones of it, as many as possible. */
static bool drop_faults(struct shrinking *shrinking)
{
    bool is_smaller = false;

    for (int i = 0; i < FAULT_COUNT; i++) {
        struct sim_wishes fewer = shrinking->best;
        fewer.without[i] = true;
        if (shrinking->best.without[i] || take_smaller(shrinking, &fewer)) {
            is_smaller = is_smaller || !fewer.without[i];
            continue;
        }
        for (uint32_t left = 1; left < shrinking->found.drawn[i]; left *= 4) {
            fewer = shrinking->best;
            fewer.skip[i] = shrinking->found.drawn[i] - left;
            if (fewer.skip[i] <= shrinking->best.skip[i]) {
                break;
            }
            if (take_smaller(shrinking, &fewer)) {
                is_smaller = true;
                break;
            }
        }
    }
    return is_smaller;
}

static bool drop_acts(struct shrinking *shrinking)
{
    bool is_smaller = false;

    for (int i = 0; i < ACT_COUNT; i++) {
        struct sim_wishes fewer = shrinking->best;
        fewer.without_act[i] = true;
        if (!shrinking->best.without_act[i] && act_names[i] && i != ACT_ENTER && i != ACT_CREATE) {
            is_smaller = take_smaller(shrinking, &fewer) || is_smaller;
        }
    }
    return is_smaller;
}

static bool drop_clients(struct shrinking *shrinking)
{
    for (uint32_t clients = 1; clients < shrinking->best.clients; clients++) {
        struct sim_wishes fewer = shrinking->best;
        fewer.clients = clients;
        if (take_smaller(shrinking, &fewer)) {
            return true;
        }
    }
    return false;
}

static void print_command(const struct sim_wishes *wishes)
{
    printf("  repeat with: sim --seed %llu --steps %u --clients %u",
           (unsigned long long)wishes->seed, (unsigned)wishes->steps, (unsigned)wishes->clients);
    for (int i = 0; i < FAULT_COUNT; i++) {
        if (wishes->without[i]) {
            printf(" --without %s", fault_names[i]);
        } else if (wishes->skip[i]) {
            printf(" --skip %s:%u", fault_names[i], (unsigned)wishes->skip[i]);
        }
    }
    for (int i = 0; i < ACT_COUNT; i++) {
        if (wishes->without_act[i]) {
            printf(" --without %s", act_names[i]);
        }
    }
    printf(" --verbose\n");
}

static void print_failure(const struct report *at)
{
    printf("seed %llu fails at step %u: %s\n", (unsigned long long)at->wishes.seed,
           (unsigned)at->step, at->failure);
}

/* Fewer people, faults and kinds of acts, again and again until nothing can be left out. */
static void shrink(struct report *at)
{
    struct shrinking shrinking = { .at = at, .best = at->wishes, .found = *at };

    print_failure(at);
    shrinking.best.steps = fewer_steps(at, &at->wishes);
    for (bool is_smaller = true; is_smaller;) {
        is_smaller = drop_faults(&shrinking);
        is_smaller = drop_clients(&shrinking) || is_smaller;
        is_smaller = drop_acts(&shrinking) || is_smaller;
    }
    printf("  smallest of %u tried, at step %u: %s\n", (unsigned)shrinking.tries,
           (unsigned)shrinking.found.step, shrinking.found.failure);
    print_command(&shrinking.best);
}

/* Many seeds. */

static void add(struct runner_sum *sum, const struct report *at)
{
    sum->seeds++;
    sum->steps += at->step;
    sum->lived_ms += at->lived_ms;
    sum->starts += at->starts;
    sum->messages += at->messages;
    sum->bytes += at->bytes;
    for (int i = 0; i < FAULT_COUNT; i++) {
        sum->faults[i] += at->faults[i];
    }
    for (int i = 0; i < EVENT_COUNT; i++) {
        sum->events[i] += at->events[i];
    }
}

void runner_print(const struct runner_sum *sum)
{
    printf("sim: %llu seeds, %llu failed; %.0f simulated hours (%.0f days), %llu starts, "
           "%llu messages, %.1f MB\nfaults:",
           (unsigned long long)sum->seeds, (unsigned long long)sum->failures,
           (double)sum->lived_ms / 3600000, (double)sum->lived_ms / 86400000,
           (unsigned long long)sum->starts, (unsigned long long)sum->messages,
           (double)sum->bytes / 1e6);
    for (int i = 0; i < FAULT_COUNT; i++) {
        printf("%s %s %llu", i ? "," : "", fault_names[i], (unsigned long long)sum->faults[i]);
    }
    printf("\nevents:\n");
    for (int i = 0; i < EVENT_COUNT; i++) {
        printf("  %10llu  %s\n", (unsigned long long)sum->events[i], event_names[i]);
    }
}

static void stop(int signal)
{
    (void)signal;
    is_stopped = true;
}

static struct report *report_of(pid_t child, uint32_t jobs)
{
    for (uint32_t i = 0; i < jobs; i++) {
        if (reports[i].child == child) {
            return &reports[i];
        }
    }
    return NULL;
}

/* Waits for one run to end. */
static void gather(const struct runner_wishes *wishes, struct runner_sum *sum)
{
    int status = 0;
    pid_t child = waitpid(-1, &status, 0);
    struct report *at = child > 0 ? report_of(child, wishes->jobs) : NULL;

    if (!at) {
        PL_ASSERT(child > 0 || errno == EINTR);
        return;
    }
    bool is_well = end(at, status);
    add(sum, at);
    if (is_well) {
        return;
    }
    sum->failures++;
    if (wishes->is_first) {
        print_failure(at);
        is_stopped = true;
    } else {
        shrink(at);
    }
}

static void tell(const struct runner_sum *sum, time_t since)
{
    printf("sim: %lld s: %llu seeds, %llu failed, %.0f simulated hours, %llu moves acknowledged\n",
           (long long)(time(NULL) - since), (unsigned long long)sum->seeds,
           (unsigned long long)sum->failures, (double)sum->lived_ms / 3600000,
           (unsigned long long)sum->events[EVENT_MOVE]);
    fflush(stdout);
}

void runner_run(const struct runner_wishes *wishes, struct runner_sum *ret_sum)
{
    struct sim_wishes next = wishes->first;
    time_t since = time(NULL);
    time_t told = since;
    uint64_t begun = 0;

    PL_ASSERT(wishes->jobs <= JOBS_MAX);
    reports = mmap(NULL, JOBS_MAX * sizeof *reports, PROT_READ | PROT_WRITE,
                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    PL_ASSERT(reports != MAP_FAILED);
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    *ret_sum = (struct runner_sum){ 0 };
    for (;;) {
        bool has_more =
            wishes->seconds ? time(NULL) < since + (time_t)wishes->seconds : begun < wishes->seeds;
        struct report *room = has_more && !is_stopped ? report_of(0, wishes->jobs) : NULL;
        if (room) {
            begin(room, &next);
            next.seed++;
            begun++;
        } else if (ret_sum->seeds < begun) {
            gather(wishes, ret_sum);
        } else {
            break;
        }
        if (wishes->seconds && time(NULL) >= told + TELL_SECONDS) {
            told = time(NULL);
            tell(ret_sum, since);
        }
    }
    munmap(reports, JOBS_MAX * sizeof *reports);
}
