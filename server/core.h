/* The whole server in one struct: what its parts share. One thread, the loop's, touches it. */
#ifndef SERVER_CORE_H
#define SERVER_CORE_H

#include "core/json.h"
#include "server/edge/edge.h"
#include "server/gate/quota.h"
#include "server/map.h"
#include "server/metrics.h"
#include "server/pool.h"
#include "server/protocol/error.h"
#include "server/server.h"
#include "server/site_time.h"
#include "server/watchdog.h"

struct edge_net;
struct server_answer;
struct server_conn;
struct server_control;
struct server_pool;
struct server_store;
struct server_table;
struct server_http;
struct server_files;
struct server_guard;
struct server_notify;
struct server_thought;

enum { SERVER_SCRATCH_SIZE = 1 << 20 };

/* What happens between two commits. Nothing of it is told before. */
struct server_turn {
    struct server_table *touched; /* written: taken back if the commit fails */
    struct server_table *pending; /* their subscribers have to be told */
    struct server_table *culprit; /* whose write contradicts what is stored; NULL: none */
    uint32_t answer_count;
    uint32_t answer_room;
    struct server_answer *answer;
    struct server_http *replies;
    bool has_changed_users; /* in memory: taken back if the commit fails .. */
    bool has_moved_conns;   /* .. and so are these, to other sessions */
    uint32_t moves;
    bool is_waiting; /* for more to be committed together .. */
    uint64_t due_ns; /* .. until then */
};

/* Whose traces are being cleaned up, and after which table and report to go on. */
struct server_erasing {
    int64_t user_id; /* 0: of no person */
    int64_t after;
    int64_t report_after;
    uint64_t failures; /* turns that had failed by then: what one of them did is done again */
};

/* Where the look through what is not kept for ever stands. */
enum server_sweep_part { SERVER_SWEEP_NONE, SERVER_SWEEP_TABLES, SERVER_SWEEP_PEOPLE };
struct server_sweep {
    enum server_sweep_part part;
    int64_t after; /* the id of the last row */
};

struct server {
    struct server_options options;
    struct edge edge;
    struct edge_net *net;       /* NULL: connections come from elsewhere */
    void (*wake)(void *server); /* from any thread: makes the loop turn once more */
    uint32_t pending_max;       /* connections other than WebSockets */
    struct server_watchdog watchdog;
    struct server_control *control; /* NULL: no operator can come in */
    struct server_store *store;
    struct server_pool *thinkers;
    struct server_pool *hashers;
    struct server_files *files;
    struct server_games *games;
    struct server_guard *guard;
    struct server_notify *notify; /* NULL: no one has asked to be told of anything */
    struct server_map users;
    struct server_map tables;
    struct server_map damaged; /* tables whose rows are wrong, none of which is in `tables` */
    struct server_map addresses;
    struct server_quota quota;
    uint32_t live_count;  /* tables that wait or run, as of the last second and since */
    uint32_t guest_count; /* guests in the store, as of the last hour and since */
    struct server_list conns;
    uint32_t conn_count;
    uint32_t lobby_count;                               /* connections that look at the lobby */
    struct server_list thoughts;                        /* that workers are given */
    struct server_list choices;                         /* of bots, that wait to be shown */
    struct server_share elsewhere[SERVER_LEVEL_PERSON]; /* of those of whom no address is known */
    int64_t look_at_ms;                                 /* when workers are looked at again */
    uint32_t hint_count;                                /* hints being thought of */
    uint32_t password_count;                            /* passwords being hashed */
    uint64_t open_count;                                /* how often tables were opened */
    struct server_turn turn;
    struct server_erasing erasing;
    struct server_sweep sweep;
    bool is_lobby_stale;
    int64_t lobby_at_ms;      /* when it was last sent */
    int64_t lobby_look_at_ms; /* and last looked at */
    int64_t clocks_at_ms;     /* when the clocks were last looked at */
    int64_t second_at_ms;     /* when the slow chores were last done */
    int64_t minute_at_ms;     /* when the site's clock was last stored for itself */
    int64_t hour_at_ms;       /* when the slowest chores were done */
    uint64_t wrote_ns;        /* when a turn last wrote .. */
    uint32_t wrote_for;       /* .. and how many were answered then */
    int64_t slow_until_ms;    /* until then the disk counts as too slow */
    int64_t retry_at_ms;      /* before it nothing is written: the store has just failed */
    int64_t now_ms;           /* the site's clock, as of the beginning of the turn */
    int64_t wall_ms;          /* the wall clock then, to be shown */
    uint64_t steady_ns;       /* up to which the site's clock has counted */
    bool is_stopping;
    struct server_metrics metrics;
    char *scratch; /* SERVER_SCRATCH_SIZE bytes for the message being written */
};

/* Random text of letters, digits, - and _: `size` includes the zero at the end. */
void server_random_text(char *ret_text, uint32_t size);

#endif
