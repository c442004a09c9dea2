/* A server without a network, with a real store in a folder of its own: for what people do that is
 * not about play. Connections only count what they are told. */
#ifndef TESTS_SERVER_PEOPLE_H
#define TESTS_SERVER_PEOPLE_H

#include "server/people/account.h"
#include "server/people/guard.h"
#include "server/tables/flow.h"

enum { PEOPLE_FOLDER_SIZE = 64, PEOPLE_REPLY_SIZE = 1 << 16 };

struct people {
    struct server server;
    char folder[PEOPLE_FOLDER_SIZE];
    uint32_t byes;           /* connections that were told to go */
    enum server_error error; /* of the last reply to a request */
    char reply[PEOPLE_REPLY_SIZE];
    struct server_clock clock; /* of tables that are made from now on */
    unsigned terms;            /* the same */
    const char *game;          /* the same; NULL: a small one */
    uint32_t told_size;
    char told[PEOPLE_REPLY_SIZE]; /* messages to connections that keep them, a line each */
};

extern struct people people;

/* A fresh server; the same one from its folder again, at once or later; its end. */
void people_begin(void);
void people_restart(void);
void people_stop(void);
void people_start(void);
void people_end(void);
/* The same for cmocka. */
int people_set_up(void **unused);
int people_take_down(void **unused);
/* A table that there must be. */
struct server_table *people_table_of(uint64_t id);

/* The end of a turn: committed, or not. */
void people_commit(void);
void people_fail(void);

/* A new guest or account; what it is known by in memory, with a reference. */
int64_t people_guest(const char *nick);
int64_t people_account(const char *nick);
struct server_user *people_get(int64_t id);
/* Whose account goes by that nick, or 0. */
int64_t people_find(const char *nick);

/* A request as it comes back from the worker: of a guest who registers (0: no one yet), or of a
 * person who knows the password. */
struct server_login people_register(const char *nick, int64_t guest);
struct server_login people_login(const char *nick, enum server_login_kind kind);

/* A connection of that person, in the session of that hash. */
struct server_conn *people_connect(int64_t id, const unsigned char session[SERVER_HASH_BYTES]);

/* Lets the connection keep what it is told, and says hello. */
void people_listen(struct server_conn *conn, enum pl_lang lang);
/* A message from it, at the end of which the turn is committed: what it and the others who listen
 * were told since the last time. The id is 1; "%T" is the table's. */
const char *people_ask(struct server_conn *conn, uint64_t table, const char *members);

/* Tables of a small game, with an owner and these seats: ids of people, 0 for an open one, or
 * PEOPLE_BOT. They start when no seat is open. */
enum { PEOPLE_BOT = -1, PEOPLE_TEXT_SIZE = 1 << 16 };
struct people_table {
    uint64_t id;
    int64_t owner;
    uint8_t seats;
    int64_t seat[PL_SEATS_MAX];
};
struct server_table *people_table(const struct people_table *wanted);
/* Ends it with a result, as if it had been played; a save file is kept. */
void people_end_table(struct server_table *table);
/* Who owns and sits at every table in memory, in a form to be compared; what was written before is
 * overwritten. */
const char *people_tables(void);

#endif
