/* A whole server without a network, for the test of secrecy: requests go straight into it, and what
 * it would send to each connection is kept. Nothing is stored, time stands where it is put, and
 * bots choose what they are told to. Not for several threads. */
#ifndef TESTS_SERVER_SECRECY_WORLD_H
#define TESTS_SERVER_SECRECY_WORLD_H

#include "server/core.h"
#include "server/pool.h"
#include "server/protocol/conn.h"

enum { WORLD_PEOPLE = PL_SEATS_MAX + 1 };

/* Faults that the test must find. */
enum world_leak {
    LEAK_NONE,
    LEAK_HANDS,   /* the others' private parts are not hidden */
    LEAK_EVENTS,  /* everybody is told what only some may know */
    LEAK_LENGTH,  /* a message is longer in some truths */
    LEAK_NOTICES, /* what is stored to be told names what is hidden */
    LEAK_COUNT
};
extern enum world_leak world_leak;

/* A connected person; the last one is a spectator. */
struct world_person {
    struct server_user user;
    struct server_conn conn;
    size_t size; /* of what was sent to them */
    size_t room;
    char *sent;
};

struct world {
    struct server server;
    struct server_table *table;
    struct world_person person[WORLD_PEOPLE];
    struct server_job *job[PL_SEATS_MAX];    /* of bots that are asked to choose; NULL: none */
    struct pl_state_room seen[PL_SEATS_MAX]; /* by their seats when they were asked */
    struct server_job *hint;
    void (*during)(struct world *world); /* while a bot chooses; NULL: nothing */
    struct server_pool_run run;          /* the worker's, while a bot chooses */
    uint32_t stop_count;                 /* how often a bot was told to stop */
    bool has_told_bot;                   /* more than its seat may see */
    int64_t request_id;
};

/* A table as it is set up: everything that everybody knows. */
struct world_setup {
    const struct pl_game *game;
    struct pl_config config; /* what the truth is does not follow from it: see world_begin */
    pl_seat_mask bots;
    enum server_clock_kind clock;
};

/* The game, or with LEAK_EVENTS one like it that tells too much. */
const struct pl_game *world_game(const struct pl_game *game);

void world_open(struct world *world);
void world_close(struct world *world);

/* Whether the person is connected; all are at first. */
void world_set_there(struct world *world, uint32_t number, bool is_there);
/* The newest of their tables in memory. */
struct server_table *world_table_of(const struct server_user *user);
/* A table with all seats taken, not begun yet; the one before is taken away. */
void world_set_up(struct world *world, const struct world_setup *setup);
/* Puts the position on the table, as if `ply` decisions had led to it. */
void world_begin(struct world *world, const struct pl_state *truth, uint32_t ply);
/* The truth now. */
const struct pl_state *world_truth(const struct world *world);

/* A message of a seat, or of the spectator (PL_NOBODY): the members after `id`, where %T stands for
 * the table, %Q for the number of the seat's question, %P for its presence, %V for that of the last
 * vote. The turn ends with it. */
void world_ask(struct world *world, pl_seat seat, const char *members);
/* Asks; whether it is refused with this code (NULL: granted). If not, what was said is printed. */
bool world_is_answered(struct world *world, pl_seat seat, const char *members, const char *code);
/* GET of a path by that person; %T stands for the table. The reply is added to what was sent. */
void world_get(struct world *world, pl_seat seat, const char *path);
/* The seat plays: by a message, or as the bot it is. */
void world_move(struct world *world, pl_seat seat, pl_action action);
/* A bot's advice is sent to the seat that has asked for a hint. */
void world_give_hint(struct world *world);
/* Lets `ms` milliseconds pass. */
void world_wait(struct world *world, int64_t ms);

struct world_person *world_person(struct world *world, pl_seat seat);
/* Forgets what was sent to everybody. */
void world_forget(struct world *world);

#endif
