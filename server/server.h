/* The server: HTTP and WebSocket on one port, tables of any game, a store. docs/protocol.md
 * is what it speaks. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "core/rng.h"
#include "server/gate/host.h"
#include "server/gate/proxy.h"

/* Mail by the operator's relay. */
struct server_mail_options {
    const char *relay;    /* smtp://HOST:PORT or smtps://HOST:PORT; NULL: there is no mail */
    const char *from;     /* the address that it comes from */
    const char *site;     /* with which links begin: https://HOST */
    const char *user;     /* for the relay; NULL: it asks for none */
    const char *password; /* the same */
};

struct server_options {
    const char *address; /* to listen on */
    int port;            /* 0: any free one */
    const char *data_folder;
    const char *file_system; /* for tests: one that SQLite knows; NULL: the machine's */
    const char *web_folder;  /* NULL: there is no client to give out */
    const char *tls_cert;    /* both or none */
    const char *tls_key;
    const char *log_path; /* NULL: standard error */
    bool is_quiet;
    bool has_quick_bots; /* bots show a choice as soon as they have it */
    /* For tests: the seeds of tables and bots follow from this one, which reveals all cards to
     * anyone who knows it. NULL: all of them are fresh. */
    const struct pl_seed *test_seed;
    /* For tests: notifications may be sent to this machine, whose certificate this is, and at once.
     * NULL: only to the public internet. */
    const char *test_push;
    uint32_t connections_max;
    uint32_t per_address_max; /* 0: no bound */
    struct server_hosts hosts;
    struct server_mail_options mail;
    const char *metrics_token; /* NULL: /metrics is for this machine */
    struct server_proxies proxies;
    uint32_t keep_guests_days; /* without a session or a match; 0: for ever */
    uint32_t keep_games_days;  /* finished matches of guests; 0: for ever */
    /* Called when connections are taken; may be NULL. */
    void (*ready)(const struct server_options *options, int port);
};

/* Runs until SIGTERM or SIGINT; NULL, or the reason why it could not start. */
const char *server_run(const struct server_options *options);

#endif
