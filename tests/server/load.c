/* The load test: many connections at tables of people who play random moves at a steady rate,
 * against one server process that this program starts. Reports how long moves take until they are
 * acknowledged, which is after they are durable, and what connections and tables cost. */
#include <arpa/inet.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/server/load_player.h"

enum {
    EVENTS_AT_ONCE = 512,
    PER_SOURCE = 50,     /* players of one loopback address: the server counts them */
    STARTS_AT_ONCE = 64, /* connections being made at the same time */
    STALL_SECONDS = 60,
    SPARE_FDS = 64,
    DEBT_MS = 100 /* moves that no player was able to make are not made up for later */
};

struct wishes {
    const char *program;
    const char *folder; /* where a folder for the data is made */
    uint32_t connections;
    uint32_t rate; /* moves a second */
    uint32_t seconds;
    uint32_t p99_ms; /* 0: it only has to work, however slowly */
};

struct run {
    struct wishes wishes;
    struct load_place place;
    char data[256]; /* the server's folder */
    pid_t server;
    struct load_hall hall;
    uint32_t started;
};

static int fail(const char *what)
{
    fprintf(stderr, "load: %s\n", what);
    return 1;
}

/* The server. */

static bool make_data(struct run *run)
{
    int length = snprintf(run->data, sizeof run->data, "%s/load-XXXXXX", run->wishes.folder);

    return length < (int)sizeof run->data && mkdtemp(run->data);
}

static void remove_data(const struct run *run)
{
    static const char *const names[] = { "plansza.db", "plansza.db-wal", "plansza.db-shm" };
    char path[320];

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", run->data, names[i]);
        unlink(path);
    }
    rmdir(run->data);
}

static bool start_server(struct run *run)
{
    int ends[2];
    char line[256] = "";
    int port = 0;

    if (!make_data(run) || pipe(ends) != 0) {
        return false;
    }
    run->server = fork();
    if (run->server == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(run->wishes.program, run->wishes.program, "serve", "--listen", "127.0.0.1:0",
              "--data", run->data, "--quiet", (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    FILE *out = fdopen(ends[0], "r");
    const char *colon = out && fgets(line, sizeof line, out) ? strrchr(line, ':') : NULL;
    if (colon) {
        port = atoi(colon + 1);
    }
    run->place = (struct load_place){ .port = (uint16_t)port, .source = INADDR_LOOPBACK };
    return run->server > 0 && port > 0;
}

static bool stop_server(struct run *run)
{
    int status = -1;

    kill(run->server, SIGTERM);
    waitpid(run->server, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* A number of the server's metrics, or -1. */
static double metric(const struct run *run, const char *name)
{
    char key[128];
    char *text = load_get(&run->place, "/metrics");

    snprintf(key, sizeof key, "\nplansza_%s ", name);
    const char *at = text ? strstr(text, key) : NULL;
    double number = at ? atof(at + strlen(key)) : -1;
    free(text);
    return number;
}

/* Processor time of the server so far, in seconds. */
static double server_cpu(const struct run *run)
{
    char path[64];
    unsigned long user = 0;
    unsigned long system = 0;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)run->server);
    FILE *file = fopen(path, "r");
    if (file) {
        if (fscanf(file, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
                   &system) != 2) {
            user = 0;
        }
        fclose(file);
    }
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double own_cpu(void)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* Turning. */

static void turn(struct run *run, int wait_ms)
{
    struct epoll_event events[EVENTS_AT_ONCE];
    int count = epoll_wait(run->hall.epoll, events, EVENTS_AT_ONCE, wait_ms);

    for (int i = 0; i < count; i++) {
        load_player_work(&run->hall, events[i].data.ptr);
    }
}

static uint32_t in_progress(const struct run *run)
{
    return run->started - run->hall.connected - run->hall.lost;
}

/* Turns until `wanted` are counted; false when it takes too long or a player is lost. */
static bool wait_for(struct run *run, const uint32_t *count, uint32_t wanted)
{
    uint64_t until = load_now_ns() + STALL_SECONDS * 1000000000ull;

    while (*count < wanted && run->hall.lost == 0 && load_now_ns() < until) {
        while (run->started < run->hall.player_count && in_progress(run) < STARTS_AT_ONCE) {
            load_player_start(&run->hall, &run->hall.player[run->started++]);
        }
        turn(run, 10);
    }
    return *count >= wanted;
}

/* Moves at the wished rate for the wished time; returns how long it was. */
static double play(struct run *run)
{
    uint64_t start = load_now_ns();
    uint64_t end = start + run->wishes.seconds * 1000000000ull;
    double per_ns = run->wishes.rate / 1e9;
    double due = 0;
    uint64_t before = start;

    for (uint64_t now = start; now < end && run->hall.lost == 0; now = load_now_ns()) {
        due += (double)(now - before) * per_ns;
        due = due < run->wishes.rate * DEBT_MS / 1e3 ? due : run->wishes.rate * DEBT_MS / 1e3;
        before = now;
        while (due >= 1 && load_hall_move(&run->hall)) {
            due -= 1;
        }
        turn(run, 1);
    }
    return (double)(load_now_ns() - start) / 1e9;
}

/* Reporting. */

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a;
    float y = *(const float *)b;

    return (x > y) - (x < y);
}

/* The time that this share of the moves took at most. */
static double quantile(const struct load_hall *hall, double share)
{
    uint32_t at = (uint32_t)(share * hall->sample_count);

    at = at < hall->sample_count ? at : hall->sample_count - 1;
    return (double)hall->sample_ms[at];
}

struct figures {
    double memory_empty;
    double memory_connected;
    double memory_seated;
    double memory_end;
    double cpu_server;
    double cpu_own;
    double seconds;
    double commits;
};

static void report(const struct run *run, const struct figures *f)
{
    const struct load_hall *hall = &run->hall;
    double moves = hall->sample_count;
    double tables = hall->player_count / hall->group;

    printf("load: %u connections at %.0f tables of %s for %u, %.1f s\n",
           (unsigned)hall->player_count, tables, hall->game, (unsigned)hall->group, f->seconds);
    printf("  moves acknowledged: %.0f, %.0f a second, %.1f in each of %.0f commits a second\n",
           moves, moves / f->seconds, moves / f->commits, f->commits / f->seconds);
    printf("  acknowledgement, ms: p50 %.1f  p90 %.1f  p99 %.1f  p99.9 %.1f  max %.1f\n",
           quantile(hall, 0.5), quantile(hall, 0.9), quantile(hall, 0.99), quantile(hall, 0.999),
           quantile(hall, 1));
    printf("  server: %.0f%% of a core, %.0f us of processor a move; generator: %.0f%%\n",
           100 * f->cpu_server / f->seconds, 1e6 * f->cpu_server / moves,
           100 * f->cpu_own / f->seconds);
    printf("  sent by the server: %.1f MB a second, %.0f bytes a move\n",
           (double)hall->bytes / f->seconds / 1e6, (double)hall->bytes / moves);
    printf("  memory: %.1f MB empty; %.1f KB a connection; %.1f KB a table at its start; "
           "%.1f MB at the end, %.1f KB a table\n",
           f->memory_empty / 1e6,
           (f->memory_connected - f->memory_empty) / hall->player_count / 1e3,
           (f->memory_seated - f->memory_connected) / tables / 1e3, f->memory_end / 1e6,
           (f->memory_end - f->memory_connected) / tables / 1e3);
}

static int judge(const struct run *run, const struct figures *f)
{
    double rate = run->hall.sample_count / f->seconds;

    if (run->hall.lost > 0 || run->hall.refused > 0) {
        return fail("connections were lost or requests refused");
    }
    if (run->wishes.p99_ms && rate < 0.97 * run->wishes.rate) {
        return fail("the rate was not reached");
    }
    if (run->wishes.p99_ms && quantile(&run->hall, 0.99) >= run->wishes.p99_ms) {
        return fail("moves were acknowledged too late");
    }
    puts("load: ok");
    return 0;
}

/* The whole run. */

static int measure(struct run *run)
{
    struct load_hall *hall = &run->hall;
    struct figures f = { .memory_empty = metric(run, "memory_bytes") };

    if (!wait_for(run, &hall->connected, hall->player_count)) {
        return fail("not everybody could connect");
    }
    hall->player_count -= hall->player_count % hall->group;
    f.memory_connected = metric(run, "memory_bytes");
    for (uint32_t i = 0; i < hall->player_count; i += hall->group) {
        load_player_make_table(hall, &hall->player[i]);
    }
    if (!wait_for(run, &hall->playing, hall->player_count)) {
        return fail("not everybody has a table");
    }
    f.memory_seated = metric(run, "memory_bytes");
    double cpu_server = server_cpu(run);
    double cpu_own = own_cpu();
    double commits = metric(run, "commits_total");
    hall->bytes = 0;
    f.seconds = play(run);
    f.cpu_server = server_cpu(run) - cpu_server;
    f.cpu_own = own_cpu() - cpu_own;
    f.commits = metric(run, "commits_total") - commits;
    f.memory_end = metric(run, "memory_bytes");
    if (hall->sample_count == 0) {
        return fail("no move was acknowledged");
    }
    qsort(hall->sample_ms, hall->sample_count, sizeof *hall->sample_ms, by_size);
    report(run, &f);
    return judge(run, &f);
}

static bool has_descriptors(uint32_t connections)
{
    struct rlimit limit = { 0 };

    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_max >= connections + SPARE_FDS) {
        return true;
    }
    fprintf(stderr,
            "load: %u connections need a higher limit of open files: it is %llu "
            "(ulimit -Hn)\n",
            (unsigned)connections, (unsigned long long)limit.rlim_max);
    return false;
}

static void *room(size_t count, size_t size)
{
    void *bytes = calloc(count, size);

    if (!bytes) {
        abort();
    }
    return bytes;
}

static bool prepare(struct run *run)
{
    struct load_hall *hall = &run->hall;

    hall->epoll = epoll_create1(EPOLL_CLOEXEC);
    hall->player_count = run->wishes.connections;
    hall->player = room(hall->player_count, sizeof *hall->player);
    hall->queue = room(hall->player_count, sizeof *hall->queue);
    hall->sample_room = run->wishes.rate * (run->wishes.seconds + 1) * 2;
    hall->sample_ms = room(hall->sample_room, sizeof *hall->sample_ms);
    hall->seed = 1;
    for (uint32_t i = 0; i < hall->player_count; i++) {
        hall->player[i] = (struct load_player){
            .link = { .fd = -1 },
            .place = { .port = run->place.port, .source = INADDR_LOOPBACK + i / PER_SOURCE },
            .number = i,
        };
    }
    return load_hall_choose_game(hall, &run->place);
}

static void release(struct run *run)
{
    for (uint32_t i = 0; i < run->wishes.connections; i++) {
        load_close(&run->hall.player[i].link);
        free(run->hall.player[i].link.in.bytes);
        free(run->hall.player[i].link.out.bytes);
        json_decref(run->hall.player[i].legal);
    }
    free(run->hall.player);
    free(run->hall.queue);
    free(run->hall.sample_ms);
    close(run->hall.epoll);
}

static bool read_wishes(int argc, char **argv, struct wishes *wishes)
{
    if (argc != 7) {
        return false;
    }
    *wishes = (struct wishes){
        .program = argv[1],
        .folder = argv[2],
        .connections = (uint32_t)atoi(argv[3]),
        .rate = (uint32_t)atoi(argv[4]),
        .seconds = (uint32_t)atoi(argv[5]),
        .p99_ms = (uint32_t)atoi(argv[6]),
    };
    return wishes->connections > 0 && wishes->rate > 0 && wishes->seconds > 0;
}

int main(int argc, char **argv)
{
    static struct run run;

    if (!read_wishes(argc, argv, &run.wishes)) {
        return fail("load PROGRAM FOLDER CONNECTIONS MOVES-A-SECOND SECONDS P99-MS");
    }
    if (!has_descriptors(run.wishes.connections)) {
        return 1;
    }
    if (!start_server(&run)) {
        return fail("the server does not start");
    }
    int code = prepare(&run) ? measure(&run) : fail("the server has no games");
    release(&run);
    bool is_well = stop_server(&run);
    remove_data(&run);
    if (!is_well) {
        return fail("the server did not end well");
    }
    return code;
}
