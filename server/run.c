/* The process around the loop: signals, descriptors, sockets, the watchdog. */
#include <signal.h>
#include <sodium.h>
#include <sys/resource.h>
#include <time.h>

#include "server/control/control.h"
#include "server/core.h"
#include "server/edge/net.h"
#include "server/gate/limits.h"
#include "server/gate/socket.h"
#include "server/log.h"
#include "server/loop.h"
#include "server/server.h"
#include "server/turn.h"
#include "server/watchdog.h"

enum { SPARE_FDS = 64, FAREWELL_MS = 3000, FAREWELL_TICK_MS = 50 };

static volatile sig_atomic_t was_told_to_stop;
static volatile sig_atomic_t was_told_to_reload;
static struct edge_net *signal_net;

static void wake(void *server)
{
    edge_net_wake(((struct server *)server)->net);
}

/* Starting. */

static void on_signal(int number)
{
    if (number == SIGHUP) {
        was_told_to_reload = 1;
    } else {
        was_told_to_stop = 1;
    }
    if (signal_net) {
        edge_net_wake(signal_net);
    }
}

static void set_signals(void)
{
    struct sigaction action = { .sa_handler = on_signal };

    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, NULL);
    /* A full disk or quota is an error of a write, not the end. */
    sigaction(SIGXFSZ, &action, NULL);
}

/* As many descriptors as connections. Where the system does not let us, fewer people are let in:
 * refusing them is better than having no descriptor for the store. */
static void raise_fd_limit(struct server *server)
{
    struct rlimit limit;
    uint32_t *wanted = &server->options.connections_max;
    rlim_t others = SERVER_PENDING_MAX + SPARE_FDS;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) {
        return;
    }
    rlim_t all = *wanted + others;
    limit.rlim_cur = all < limit.rlim_max ? all : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < all) {
        server->pending_max =
            (uint32_t)(limit.rlim_cur / 4 < SERVER_PENDING_MAX ? limit.rlim_cur / 4
                                                               : SERVER_PENDING_MAX);
        others = server->pending_max + SPARE_FDS;
        *wanted = (uint32_t)(limit.rlim_cur > others ? limit.rlim_cur - others : 1);
        server_log("few-descriptors", "limit=%llu connections=%u others=%u",
                   (unsigned long long)limit.rlim_cur, (unsigned)*wanted,
                   (unsigned)server->pending_max);
    }
}

static const char *listen_on(struct server *server)
{
    const struct server_options *options = &server->options;
    const char *reason = edge_net_open(
        &(struct edge_net_options){
            .edge = &server->edge,
            .address = options->address,
            .port = options->port,
            .tls_cert = options->tls_cert,
            .tls_key = options->tls_key,
            .sockets_max = options->connections_max + server->pending_max,
            .may_come = server_socket_may_come,
            .owner = server,
        },
        &server->net);

    signal_net = server->net;
    return reason;
}

static const char *start(struct server *server)
{
    if (sodium_init() < 0) {
        return "there is no source of randomness";
    }
    set_signals();
    server->wake = wake;
    server->pending_max = SERVER_PENDING_MAX;
    raise_fd_limit(server);
    const char *reason = server_loop_open(server);
    reason = reason ? reason : listen_on(server);
    reason = reason ? reason : server_control_open(server);
    return reason ? reason : server_loop_start(server);
}

/* Turning. */

static void reload(struct server *server)
{
    char word[SERVER_LOG_WORD_MAX];

    /* First: who says it again meanwhile has newer files. */
    was_told_to_reload = 0;
    const char *reason = edge_net_reload(server->net);
    server_log("reloaded", "ok=%d reason=%s", !reason, server_log_word(reason ? reason : "", word));
}

/* Moves that share a commit are read together: to wake up for each costs more than to read it. */
static void gather(const struct server *server)
{
    uint64_t left = server_turn_pause_ns(server);

    if (left > 0) {
        nanosleep(&(struct timespec){ .tv_nsec = (long)left }, NULL);
    }
}

static void turn(struct server *server, int patience_ms)
{
    gather(server);
    edge_net_wait(server->net, patience_ms);
    server_loop_note_time(server);
    edge_net_serve(server->net);
    server_loop_turn(server);
    server_watchdog_turned(&server->watchdog);
}

static void say_goodbye(struct server *server)
{
    int64_t until = server->now_ms + FAREWELL_MS;

    edge_net_stop(server->net);
    server_loop_say_goodbye(server);
    while (server->edge.stream_count > 0 && server->now_ms < until) {
        turn(server, FAREWELL_TICK_MS);
    }
}

static void run(struct server *server)
{
    const struct server_options *options = &server->options;
    int port = edge_net_port(server->net);

    server_log("started", "address=%s port=%d tls=%d", options->address, port,
               options->tls_cert != NULL);
    if (options->ready) {
        options->ready(options, port);
    }
    server_watchdog_start(&server->watchdog);
    while (!was_told_to_stop) {
        turn(server, server_loop_patience(server));
        if (was_told_to_reload) {
            reload(server);
        }
    }
    say_goodbye(server);
    server_watchdog_stop(&server->watchdog);
}

const char *server_run(const struct server_options *options)
{
    static struct server server;

    server = (struct server){ .options = *options };
    was_told_to_stop = 0;
    if (!server_log_open(options->is_quiet, options->log_path)) {
        return "the log file cannot be written";
    }
    const char *reason = start(&server);
    if (!reason) {
        run(&server);
    }
    server_control_close(&server);
    signal_net = NULL;
    server_loop_free(&server);
    edge_net_close(server.net);
    server_log("stopped", "ok=%d", reason == NULL);
    server_log_close();
    return reason;
}
