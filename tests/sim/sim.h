/* The whole server in one process and one thread, under one seed: clocks, network, disk, workers
 * and clients are made here. Whatever happens follows from the seed, so a failure can be repeated.
 */
#ifndef TESTS_SIM_SIM_H
#define TESTS_SIM_SIM_H

#include <jansson.h>

#include "core/rng.h"
#include "server/core.h"

enum sim_fault {
#define FAULT(name_, text_, chance_, what_) FAULT_##name_,
#include "tests/sim/faults.def"
    FAULT_COUNT
};

enum {
    SIM_CLIENTS_MAX = 12,
    SIM_TABLES_MAX = 24,
    SIM_OPEN_MAX = 4, /* tables that a client looks at */
    SIM_TOKEN_SIZE = 64,
    SIM_ID_SIZE = 16,
    SIM_KEY_SIZE = 32,
    SIM_MID_SIZE = 24
};

/* What is to be simulated. */
struct sim_wishes {
    uint64_t seed;
    uint32_t steps;
    uint32_t clients;
    bool without[FAULT_COUNT];
    bool is_verbose;
};

/* Bytes on their way, in one direction. */
struct sim_pipe {
    char *bytes;
    uint32_t size;
    uint32_t room;
    uint32_t ready;  /* of them, those that have arrived */
    int64_t free_ms; /* the rest stands still until then */
};

/* A connection; the edge knows it as its link. */
struct edge_link {
    struct edge_link *next;
    struct edge_stream *stream; /* NULL: not accepted, or gone */
    struct sim_pipe up;         /* from the client to the server */
    struct sim_pipe down;
    bool reads; /* the server wants to be told */
    bool writes;
    bool is_cut;           /* broken for both */
    bool has_client_ended; /* nothing more comes from the client */
    bool has_server_ended;
    bool is_server_gone; /* it has closed its end */
    bool is_client_gone;
};

/* A move that was not answered yet, or was acknowledged. */
struct sim_move {
    char table[SIM_ID_SIZE];
    char mid[SIM_MID_SIZE];
    int64_t question; /* that it answers */
    uint64_t action;
    int64_t ply; /* that it was told */
};

/* What a client knows of a table. */
struct sim_seen {
    char table[SIM_ID_SIZE];
    json_t *about; /* the last `table` */
    json_t *view;  /* the last `view` */
};

enum sim_phase {
    PHASE_AWAY,     /* no connection */
    PHASE_ENTERING, /* asks for a session */
    PHASE_OPENING,  /* asks for the WebSocket */
    PHASE_HELLO,
    PHASE_THERE
};

struct sim_client {
    uint32_t number;
    enum sim_phase phase;
    struct edge_link *link;
    char token[SIM_TOKEN_SIZE]; /* of the session; "": none */
    int64_t again_ms;           /* tries again then */
    int64_t stalls_ms;          /* reads nothing until then */
    char *in;                   /* what has come and is not used up */
    uint32_t in_size;
    uint32_t in_room;
    int64_t next_id;
    int64_t move_id; /* of the request that carries `move`; 0: none is under way */
    bool has_move;
    struct sim_move move;
    uint32_t mids;
    struct sim_seen seen[SIM_OPEN_MAX];
};

struct sim_table {
    char id[SIM_ID_SIZE];
    char key[SIM_KEY_SIZE];
};

struct sim {
    struct sim_wishes wishes;
    struct pl_rng chance; /* of what happens */
    struct pl_rng people; /* of what clients do */
    struct pl_rng random; /* of what the server draws */
    int64_t wall_ms;
    uint64_t steady_ns;
    uint64_t lived_ms; /* simulated so far */
    struct server server;
    bool is_up;
    struct edge_link *links;
    uint32_t client_count;
    struct sim_client client[SIM_CLIENTS_MAX];
    uint32_t table_count;
    struct sim_table table[SIM_TABLES_MAX];
    uint32_t acked_count;
    uint32_t acked_room;
    struct sim_move *acked;
    uint32_t step;
    uint32_t faults[FAULT_COUNT];
    uint32_t starts;
    uint64_t messages;
};

extern struct sim sim;

/* Ends the process: something does not hold. */
_Noreturn void sim_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
void sim_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Whether the fault happens now. */
bool sim_happens(enum sim_fault fault);
uint32_t sim_below(struct pl_rng *rng, uint32_t n);

/* Time (machine.c). */
int64_t sim_now_ms(void);
void sim_pass(int64_t ms);
void sim_machine_begin(void);

/* The network (net.c). */
struct edge_link *sim_connect(void);
/* The client's end. */
void sim_send(struct edge_link *link, const char *bytes, uint32_t size);
uint32_t sim_receive(struct edge_link *link, char *room, uint32_t size);
bool sim_is_over(const struct edge_link *link); /* nothing more will come */
void sim_hang_up(struct edge_link *link);
/* Bytes arrive, the server is told; connections are accepted. */
void sim_net_deliver(void);
/* Nothing is on its way. */
bool sim_net_is_quiet(void);
void sim_net_cut(struct edge_link *link);
/* The server's process is gone. */
void sim_net_cut_all(void);
void sim_net_free(void);

/* Workers (pool.c). */
void sim_pool_work(bool all);

/* The disk (disk.c). */
void sim_disk_begin(void);
/* One of the next calls goes wrong; and none any more. */
void sim_disk_fail(void);
void sim_disk_heal(void);
/* The power is gone: what was not synced may be lost. */
void sim_disk_crash(void);
const char *sim_disk_name(void);

/* The server's process (process.c). */
void sim_start(void);
void sim_turn(void);
void sim_kill(void);
void sim_stop(void);

/* Clients (client.c). */
void sim_client_step(struct sim_client *client);
void sim_client_act(struct sim_client *client);
void sim_client_free(struct sim_client *client);

/* What must hold (check.c). */
void sim_check_step(void);
/* When nothing is on its way. */
void sim_check_quiet(void);
/* Every acknowledged move is in the store, once, as it was told. */
void sim_check_acked(void);

#endif
