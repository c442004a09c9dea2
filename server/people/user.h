/* A person: a guest or an account. In memory while they are connected, or while a table in memory
 * has a seat of theirs. */
#ifndef SERVER_PEOPLE_USER_H
#define SERVER_PEOPLE_USER_H

#include "server/gate/quota.h"
#include "server/map.h"
#include "server/people/nick.h"
#include "server/pool.h"
#include "server/protocol/error.h"

struct server;
struct server_conn;
struct server_seat;

/* How far a person has been erased: `gone` in the store. */
enum server_gone { SERVER_GONE_NOT, SERVER_GONE_ERASED, SERVER_GONE_CLEARED };

/* Whom a person does not want to read, by id. */
struct server_mutes {
    bool is_read; /* from the store */
    uint32_t count;
    uint32_t room;
    int64_t *id;
};

/* The last vacation that a person has set, by the wall clock. */
struct server_vacation {
    int64_t begins_ms; /* 0: there was none */
    int64_t ends_ms;
    bool is_on; /* clocks stand still for it */
};

/* A person, as their row says. */
struct server_face {
    char nick[SERVER_NICK_SIZE];
    bool is_guest;
    bool is_deleted; /* the nick is "" */
    struct server_vacation vacation;
};

struct server_user {
    struct server_node node; /* by id */
    char nick[SERVER_NICK_SIZE];
    bool is_guest;
    bool is_deleted; /* the nick is "" */
    struct server_vacation vacation;
    bool is_changed;           /* in this turn .. */
    struct server_face before; /* .. and was this; memory goes back to it if the commit fails */
    bool is_doubtful;          /* the row has changed and could not be read yet */
    bool needs_lobby;          /* the list of the person's tables has changed */
    int64_t away_ms;           /* when the last connection ended */
    uint32_t refs;
    uint32_t owned_count; /* tables that wait or run */
    uint32_t conn_count;
    struct server_list conns;  /* the newest first */
    struct server_list seats;  /* at tables in memory */
    struct server_share share; /* of the bots' workers */
    struct server_quota quota;
    struct server_mutes mutes;
};

static inline int64_t server_user_id(const struct server_user *user)
{
    return user ? (int64_t)user->node.key : 0;
}

static inline bool server_user_is_online(const struct server_user *user)
{
    return user && user->conns.first;
}

/* The name of a person: a nick, or its replacement for a deleted person. */
const char *server_user_nick(const struct server_user *user, enum pl_lang lang);
const char *server_deleted_nick(enum pl_lang lang);

/* The person with this id, with a reference. Otherwise NULL, and NOT_FOUND when there is none. */
enum server_error server_user_get(struct server *server, int64_t id, struct server_user **ret_user);
struct server_user *server_user_keep(struct server_user *user);
/* NULL is allowed. */
void server_user_drop(struct server *server, struct server_user *user);
/* Reads nick and kind anew, after the row was written in this turn. */
void server_user_refresh(struct server *server, int64_t id);
/* The turn has ended: what it made of people holds, or never was. */
void server_users_settle(struct server *server, bool is_done);

#endif
