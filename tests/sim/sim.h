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

/* What people do: at tables, then by HTTP. */
enum sim_act {
#define ACT(name_, text_, weight_, what_) ACT_##name_,
#include "tests/sim/acts.def"
    ACT_ERRANDS, /* none: those from here on are errands */
#define ERRAND(name_, text_, weight_, what_) ACT_##name_,
#include "tests/sim/acts.def"
    ACT_COUNT
};

enum sim_event {
#define EVENT(name_, text_)         EVENT_##name_,
#define LOGGED(name_, text_, line_) EVENT_##name_,
#include "tests/sim/events.def"
    EVENT_COUNT
};

enum {
    SIM_CLIENTS_MAX = 12,
    SIM_TABLES_MAX = 40,
    SIM_ACCOUNTS_MAX = 16,
    SIM_PASSWORDS_MAX = 4,
    SIM_OPEN_MAX = 4,   /* tables that a client looks at */
    SIM_ASKED_MAX = 64, /* requests whose answers a client waits for */
    SIM_MUTES_MAX = 8,
    SIM_GONE_MAX = 64,
    SIM_TOKEN_SIZE = 64,
    SIM_CODE_SIZE = 64,
    SIM_NICK_SIZE = 32,
    SIM_ID_SIZE = 16,
    SIM_KEY_SIZE = 32,
    SIM_MID_SIZE = 24,
    SIM_KEEP_GUESTS_DAYS = 30,
    SIM_KEEP_GAMES_DAYS = 20
};

/* What is to be simulated. */
struct sim_wishes {
    uint64_t seed;
    uint32_t steps;
    uint32_t clients;
    bool without[FAULT_COUNT];
    uint32_t skip[FAULT_COUNT]; /* this many of the first ones do not happen */
    bool without_act[ACT_COUNT];
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
    uint32_t from;              /* the number of the client */
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

/* A move that was not answered yet, or was. */
struct sim_move {
    char table[SIM_ID_SIZE];
    char mid[SIM_MID_SIZE];
    int64_t question; /* that it answers */
    uint64_t action;
    int64_t ply;        /* that it was told */
    int64_t at_ms;      /* when it was sent, by the site's clock */
    bool is_misled;     /* its question was over when it was sent */
    bool is_again;      /* it was sent before */
    bool is_refused;    /* for good */
    uint32_t lie_count; /* of the disk, when it was first sent */
};

/* What a client knows of a table. */
struct sim_seen {
    char table[SIM_ID_SIZE];
    json_t *about; /* the last `table` */
    json_t *view;  /* the last `view` */
    json_t *log;   /* events after `log_from`; NULL: nothing is known */
    int64_t log_from;
    int64_t notices;   /* told up to this number */
    bool is_log_void;  /* another language was asked for .. */
    bool is_log_fresh; /* .. and the next whole position is in it */
};

/* A request that waits for its answer. */
struct sim_asked {
    int64_t id; /* 0: this place is free */
    enum sim_act act;
    char table[SIM_ID_SIZE];
    int64_t number; /* what the act is about: a person, a vote, a version */
    uint32_t word;  /* a preference */
    uint32_t lies;  /* of the disk, when it was asked */
    bool is_on;
    bool is_last; /* of a vote: no one else had to answer */
    bool is_undo;
    bool is_pause;
};

/* A request by HTTP. */
struct sim_errand {
    bool is_on;
    enum sim_act act;
    struct edge_link *link;
    uint32_t rest; /* steps for which the server may still be at it, after the reply was lost */
    char *in;
    uint32_t in_size;
    uint32_t in_room;
    int account;      /* that it is about; -1: none */
    int thing;        /* the subscription or the mail address that it is about; -1: none */
    int64_t user;     /* who has sent it, if it is about one of those */
    uint32_t others;  /* a mask of addresses for which it would be the end */
    int32_t hours[3]; /* that are to be quiet: from, to, and the zone */
    char password[SIM_CODE_SIZE];
    char table[SIM_ID_SIZE];
    bool is_mixed;  /* with another errand about the same account */
    bool was_sure;  /* the password or code given is the right one */
    bool is_wrong;  /* it is not */
    bool is_barred; /* the account was deleted before: nothing opens it */
    bool is_void;   /* the disk has lied since: what was done may be undone */
};

struct sim_account {
    char nick[SIM_NICK_SIZE];
    bool is_sure;    /* it is there: someone was told so */
    bool is_deleted; /* someone was told so */
    uint32_t password_count;
    char password[SIM_PASSWORDS_MAX][SIM_CODE_SIZE]; /* one of these */
    char code[SIM_CODE_SIZE];                        /* for recovery; "": no one knows it */
    uint32_t clients;                                /* a mask of those who have ever entered it */
    uint32_t busy;                                   /* errands about it under way */
};

enum sim_phase {
    PHASE_AWAY,    /* no connection */
    PHASE_OPENING, /* asks for the WebSocket */
    PHASE_HELLO,
    PHASE_THERE
};

struct sim_client {
    uint32_t number;
    enum sim_phase phase;
    struct edge_link *link;
    char token[SIM_TOKEN_SIZE]; /* of the session; "": none */
    int account;                /* whose it is; -1: a guest's */
    int64_t user_id;            /* 0: not known */
    bool is_unsure;             /* the session may be over: the server is not to blame */
    uint32_t doubts;            /* how often it became so .. */
    uint32_t hello_doubts;      /* .. when it last said hello */
    bool is_ended;              /* the session is over: someone was told so .. */
    bool was_ended;             /* .. before the connection was asked for */
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
    struct sim_asked asked[SIM_ASKED_MAX];
    struct sim_errand errand;
    uint32_t langs; /* requests for another language that are not answered yet */
    uint32_t mute_count;
    int64_t muted[SIM_MUTES_MAX];
};

/* A vote as those who are asked see it. */
struct sim_vote {
    int64_t number;
    uint32_t need; /* seats, when it was opened */
    uint32_t yes;  /* of them, those that have sent a yes */
    uint32_t ply;
    uint32_t undos; /* requests to take back at the table that it may know of */
};

struct sim_table {
    char id[SIM_ID_SIZE];
    char key[SIM_KEY_SIZE];
    bool is_private;
    bool is_deleted; /* by age: the server said so in its log */
    uint32_t knows;  /* a mask of the clients who were told of it */
    uint32_t said;   /* lines */
    uint32_t row_count;
    uint32_t row_room;
    uint64_t *row; /* hashes of the rows of its journal */
    int64_t moved_ms;
    struct sim_vote vote;
    uint32_t undos; /* requests to take back */
};

struct sim {
    struct sim_wishes wishes;
    struct pl_rng chance[FAULT_COUNT + 1]; /* of what happens, one for each fault */
    struct pl_rng people;                  /* of what clients do */
    struct pl_rng random;                  /* of what the server draws */
    struct pl_rng other;                   /* of other truths */
    struct pl_rng hosts;                   /* of what hosts do, and pauses */
    struct pl_rng news;                    /* of notifications, mail, vacations, preferences .. */
    int64_t wall_ms;
    uint64_t steady_ns;
    uint64_t lived_ms; /* simulated so far */
    struct server server;
    bool is_up;
    int64_t safe_ms; /* the site's clock when something was last committed */
    uint64_t commits;
    struct edge_link *links;
    uint32_t client_count;
    struct sim_client client[SIM_CLIENTS_MAX];
    uint32_t account_count;
    struct sim_account account[SIM_ACCOUNTS_MAX];
    uint32_t account_names;
    uint32_t table_count;
    struct sim_table table[SIM_TABLES_MAX];
    uint32_t gone_count;
    char gone[SIM_GONE_MAX][SIM_ID_SIZE]; /* tables deleted by age, the last ones */
    uint32_t answered_count;
    uint32_t answered_room;
    struct sim_move *answered; /* moves that were acknowledged or refused */
    uint32_t step;
    uint32_t faults[FAULT_COUNT];
    uint32_t drawn[FAULT_COUNT]; /* the same with those that were skipped */
    uint64_t events[EVENT_COUNT];
    uint32_t starts;
    uint32_t lie_count;
    uint64_t messages;
    uint64_t bytes;
    bool is_calm; /* nothing goes wrong for a while */
};

extern struct sim sim;

#define SIM_FOLDER "sim"

/* Ends the process: something does not hold. */
_Noreturn void sim_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
void sim_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Whether the fault happens now; and a number below n for it. */
bool sim_happens(enum sim_fault fault);
uint32_t sim_harm(enum sim_fault fault, uint32_t n);
uint32_t sim_below(struct pl_rng *rng, uint32_t n);
void sim_count(enum sim_event event);

/* A seed from its beginning to its end (world.c). `progress` is called before each step. */
void sim_world(const struct sim_wishes *wishes, void (*progress)(void));

/* Time (machine.c). */
int64_t sim_now_ms(void);
void sim_pass(int64_t ms);
void sim_machine_begin(void);

/* The network (net.c). */
struct edge_link *sim_connect(uint32_t from);
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
uint32_t sim_net_streams(void);

/* Workers (pool.c). */
void sim_pool_work(bool all);

/* The disk (disk.c). */
void sim_disk_begin(void);
/* One of the next calls goes wrong; and none any more. */
void sim_disk_fail(void);
void sim_disk_heal(void);
/* The power is gone: what was not synced may be lost, */
void sim_disk_crash(void);
/* with what the disk has lied about, from some moment on. */
void sim_disk_lie(void);
/* Remembers the file as it is; later, again and again, some sectors of what was written since are
 * lost. No server may run. */
void sim_disk_remember(void);
void sim_disk_tear(void);
void sim_disk_forget(void);
const char *sim_disk_name(void);

/* The server's process (process.c). */
void sim_start(void);
void sim_turn(void);
void sim_kill(void (*crash)(void));
void sim_stop(void);
/* The site's clock goes on by `ms`, as if the server had turned all the while. */
void sim_idle(int64_t ms);

/* Clients (client.c, errand.c). */
void sim_client_step(struct sim_client *client);
void sim_client_act(struct sim_client *client);
void sim_client_leave(struct sim_client *client);
void sim_client_free(struct sim_client *client);

/* Notifications and mail (post.c). The client's session is over for sure, or may be. */
void sim_post_over(const struct sim_client *client);
void sim_post_doubt(const struct sim_client *client);
void sim_post_doubt_all(void);
/* The server's process is gone, and what it was about to send. */
void sim_post_end(void);
/* No one else's browser or address is in these bytes, and no key of a mail. */
void sim_post_check_secrets(const struct sim_client *client, const char *bytes, uint32_t size);
bool sim_post_is_in(const char *line);

/* What people know (known.c). */
struct sim_table *sim_table_of(const char *id);
/* The client was told of a table: so were all who go by the same name. */
void sim_tell(struct sim_table *table, const struct sim_client *client);
/* The client has entered the account. */
void sim_enter(struct sim_client *client, int account);
/* Its session may be over from now on. */
void sim_doubt(struct sim_client *client);
void sim_note_answered(const struct sim_move *move);
/* After a lie of the disk: what was acknowledged may be lost. */
void sim_doubt_all(void);
/* No secret of anybody else's is in these bytes. */
void sim_check_secrets(const struct sim_client *client, const char *bytes, uint32_t size);

/* What must hold (check.c, rows.c). */
void sim_check_step(void);
/* When nothing is on its way. */
void sim_check_quiet(void);
/* When everybody has gone long ago. */
void sim_check_empty(void);
/* Letters: none too many, none too early, none forgotten (post.c). */
void sim_post_check_step(void);
void sim_post_check_quiet(void);
/* Clocks that stand still, seats that are not asked, doors that are closed (wishes.c). */
void sim_wishes_check_step(void);
void sim_wishes_check_quiet(void);
/* Nothing in the store is about what is not there, and nothing is left of those who have gone. */
void sim_check_orphans(void);
/* Every acknowledged move is in the store, once, as it was told; no row has changed. */
void sim_check_rows(void);
/* The same after a lie of the disk: the end may be lost. */
void sim_check_rows_after_lie(void);
/* After a disk was torn: what is shown was so once, or it is reported as damaged. */
void sim_check_rows_after_tear(void);
/* The table is being deleted: its last move is old enough. */
void sim_check_age(const struct sim_table *table);
/* Time that no player can be charged for: before the end of the process, and after its start. */
void sim_clocks_before(void);
void sim_clocks_after(bool has_lied);

#endif
