/* The loop: libwebsockets turns, then the turn is committed and told. Chores by the clock. */
#include "server/loop.h"

#include <libwebsockets.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "server/account.h"
#include "server/bots.h"
#include "server/chores.h"
#include "server/core.h"
#include "server/files.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/lobby.h"
#include "server/log.h"
#include "server/pool.h"
#include "server/server.h"
#include "server/socket.h"
#include "server/store.h"
#include "server/table.h"
#include "server/turn.h"
#include "server/ws.h"

enum {
    TICK_MS = 50,
    RX_SIZE = 1024,
    HEADER_SIZE = 4096,
    IDLE_SECONDS = 15,
    SPARE_FDS = 256,
    FAREWELL_MS = 3000
};

static volatile sig_atomic_t was_told_to_stop;
static struct lws_context *signal_context;

void server_random_text(char *ret_text, uint32_t size)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    randombytes_buf(ret_text, size - 1);
    for (uint32_t i = 0; i < size - 1; i++) {
        ret_text[i] = digits[(unsigned char)ret_text[i] & 63];
    }
    ret_text[size - 1] = '\0';
}

void server_wake(void *server)
{
    lws_cancel_service(((struct server *)server)->lws);
}

/* Callbacks. */

/* What happens on a connection that was let in. */
static int on_socket(struct server *server, struct lws *wsi, int reason, void *in, size_t length)
{
    switch (reason) {
    case LWS_CALLBACK_HTTP: return server_http_begin(server, wsi, in, length);
    case LWS_CALLBACK_HTTP_BODY: return server_http_body(server, wsi, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: return server_http_body_end(server, wsi);
    case LWS_CALLBACK_HTTP_WRITEABLE: return server_http_writeable(server, wsi);
    case LWS_CALLBACK_CLOSED_HTTP: server_http_closed(server, wsi); return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return server_ws_filter(server, wsi);
    case LWS_CALLBACK_ESTABLISHED: return server_ws_opened(server, wsi);
    case LWS_CALLBACK_RECEIVE: return server_ws_received(server, wsi, in, length);
    case LWS_CALLBACK_RECEIVE_PONG: server_ws_heard(server, wsi); return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE: return server_ws_writeable(server, wsi);
    case LWS_CALLBACK_CLOSED: server_ws_closed(server, wsi); return 0;
    case LWS_CALLBACK_WSI_DESTROY: server_socket_end(server, wsi); return 0;
    default: return 0;
    }
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    struct lws_context *context = lws_get_context(wsi);
    struct server *server = context ? lws_context_user(context) : NULL;

    (void)user;
    if (reason == LWS_CALLBACK_FILTER_NETWORK_CONNECTION) {
        return server_socket_may_come(server, (int)(intptr_t)in) ? 0 : -1;
    }
    if (reason == LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED) {
        server_socket_begin(server, wsi);
        return 0;
    }
    return server_socket_of(wsi) ? on_socket(server, wsi, (int)reason, in, length) : 0;
}

static const struct lws_protocols protocols[] = {
    { .name = "plansza", .callback = on_event, .rx_buffer_size = RX_SIZE },
    { .name = NULL },
};

/* Starting. */

static void on_signal(int number)
{
    (void)number;
    was_told_to_stop = 1;
    if (signal_context) {
        lws_cancel_service(signal_context);
    }
}

static void set_signals(void)
{
    struct sigaction action = { .sa_handler = on_signal };

    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, NULL);
    /* A full disk or quota is an error of a write, not the end. */
    sigaction(SIGXFSZ, &action, NULL);
}

/* As many descriptors as connections, if the system lets us. */
static void raise_fd_limit(uint32_t connections)
{
    struct rlimit limit;
    rlim_t wanted = connections + SPARE_FDS;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static void on_lws_log(int level, const char *line)
{
    char word[SERVER_LOG_WORD_MAX];

    server_log("lws", "level=%d line=%s", level, server_log_word(line, word));
}

static const char *listen_on(struct server *server)
{
    const struct server_options *options = &server->options;
    struct lws_context_creation_info info = {
        .port = options->port,
        .iface = options->address,
        .protocols = protocols,
        .user = server,
        .server_string = "plansza",
        /* One for each connection: nobody waits for those who have not said what they want. */
        .max_http_header_pool2 = options->connections_max + SPARE_FDS,
        .max_http_header_data = HEADER_SIZE,
        .keepalive_timeout = IDLE_SECONDS,
        .timeout_secs = IDLE_SECONDS,
        .gid = -1,
        .uid = -1,
        .options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
    };

    if (options->tls_cert) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = options->tls_cert;
        info.ssl_private_key_filepath = options->tls_key;
        info.alpn = "http/1.1";
    }
    lws_set_log_level(LLL_ERR | LLL_WARN, on_lws_log);
    server->lws = lws_create_context(&info);
    signal_context = server->lws;
    return server->lws ? NULL : "the address cannot be listened on, or the TLS files are wrong";
}

static const char *start(struct server *server)
{
    if (sodium_init() < 0) {
        return "there is no source of randomness";
    }
    set_signals();
    raise_fd_limit(server->options.connections_max);
    server->scratch = malloc(SERVER_SCRATCH_SIZE);
    if (!server->scratch) {
        return "out of memory";
    }
    const char *reason = store_open(server->options.data_folder, &server->store);
    if (reason) {
        return reason;
    }
    server_time_begin(server);
    reason = listen_on(server);
    if (reason) {
        return reason;
    }
    if (!server_bots_start(server) || !server_accounts_start(server)) {
        return "out of memory";
    }
    server_tables_load(server);
    return NULL;
}

/* Turning. */

static void turn(struct server *server)
{
    lws_service(server->lws, 0);
    server_time_note(server);
    server_pool_take(server->hashers);
    server_pool_take(server->thinkers);
    server_bots_show(server);
    server_chores(server);
    server_turn_end(server);
    server_lobby_send(server);
}

/* Makes the loop turn at least so often. It plans itself anew: were that left to the loop, the
 * service that a tick falls into would sleep without one. */
struct ticker {
    lws_sorted_usec_list_t list;
    struct server *server;
};

static void tick(lws_sorted_usec_list_t *list)
{
    struct server *server = lws_container_of(list, struct ticker, list)->server;

    lws_sul_schedule(server->lws, 0, list, tick, TICK_MS * LWS_US_PER_MS);
}

/* Everybody is told, what is queued goes out, nothing new begins. */
static void say_goodbye(struct server *server)
{
    int64_t until = server->now_ms + FAREWELL_MS;

    server_log("stopping", "connections=%u", (unsigned)server->conn_count);
    server->is_stopping = true;
    server_chores_last(server);
    server_turn_end(server);
    server_ws_bye_all(server);
    while (server->conns && server->now_ms < until) {
        lws_service(server->lws, 0);
        server_time_note(server);
        server_turn_end(server);
    }
}

static void free_all(struct server *server)
{
    server_pool_free(server->thinkers);
    server_bots_show(server);
    server_pool_free(server->hashers);
    if (server->lws) {
        signal_context = NULL;
        lws_context_destroy(server->lws);
    }
    server_tables_free(server);
    server_addresses_free(server);
    server_map_free(&server->users);
    server_files_free(server);
    store_close(server->store);
    free(server->turn.answer);
    free(server->scratch);
}

const char *server_run(const struct server_options *options)
{
    static struct server server;
    struct ticker ticker = { .server = &server };

    server = (struct server){ .options = *options };
    was_told_to_stop = 0;
    if (!server_log_open(options->is_quiet, options->log_path)) {
        return "the log file cannot be written";
    }
    const char *reason = start(&server);
    if (!reason) {
        int port = lws_get_vhost_listen_port(lws_get_vhost_by_name(server.lws, "default"));
        server_log("started", "address=%s port=%d tls=%d", options->address, port,
                   options->tls_cert != NULL);
        if (options->ready) {
            options->ready(options, port);
        }
        tick(&ticker.list);
        while (!was_told_to_stop) {
            turn(&server);
        }
        say_goodbye(&server);
    }
    free_all(&server);
    server_log("stopped", "ok=%d", reason == NULL);
    server_log_close();
    return reason;
}
