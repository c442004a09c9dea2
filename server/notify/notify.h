/* Telling people who are away that it is their turn: Web Push, for tables with days for a move. The
 * letters go out after the turn is durable, on a worker thread. */
#ifndef SERVER_NOTIFY_NOTIFY_H
#define SERVER_NOTIFY_NOTIFY_H

#include "core/json.h"
#include "server/notify/deliver.h"
#include "server/people/user.h"

struct server;
struct server_notify;
struct server_table;

/* People (subscribe.c). */

struct notify_wish {
    const char *endpoint;
    struct notify_reader reader;
    enum pl_lang lang;
    const unsigned char *session; /* with which it ends */
};

/* Minutes of the day by the person's own clock, which is `zone` minutes before Greenwich's. From
 * equal to to: no quiet hours. */
struct notify_settings {
    int32_t quiet_from;
    int32_t quiet_to;
    int32_t zone;
    bool has_reminders;
};

/* BAD_ENDPOINT when nothing is ever sent there, BAD_MESSAGE when the keys are not keys. One that is
 * known is renewed; beyond PUSH_MAX the oldest of a person gives way. */
enum server_error notify_subscribe(struct server *server, struct server_user *user,
                                   const struct notify_wish *wish);
/* Also when it is not known. */
void notify_unsubscribe(struct server *server, const struct server_user *user,
                        const char *endpoint);
/* BAD_MESSAGE when they are out of bounds. */
enum server_error notify_set(struct server *server, const struct server_user *user,
                             const struct notify_settings *settings);
/* The members `push`, `quiet`, `reminders`. False: they cannot be read. */
bool notify_write(struct pl_json *json, struct server *server, int64_t user_id,
                  const unsigned char *session);
/* A session of that person goes on under another name. */
void notify_move(struct server *server, int64_t user_id, const unsigned char *from,
                 const unsigned char *to);
bool notify_is_quiet(const struct notify_settings *settings, int64_t wall_ms);

/* Tables (remind.c). */

/* Once a second: announces what is due. */
void notify_check(struct server *server, struct server_table *table);
/* The seat has decided: what comes next is announced anew. */
void notify_decided(struct server *server, struct server_table *table, pl_seat seat);

/* Letters (queue.c). */

/* The public key for browsers, in base64url. It is made when it is first asked for, and is written
 * in this turn then. */
enum server_error notify_public_key(struct server *server, char ret_text[NOTIFY_KEY_TEXT_SIZE]);
/* Whether a letter to each browser of that person would be taken, and a mail. */
bool notify_has_room(const struct server *server, int64_t user_id);

struct notify_order {
    int64_t user;
    int64_t subscription; /* 0: a mail */
    uint64_t table;
    pl_seat seat;
    struct notify_letter letter;
};
/* Sends it when the turn is durable. */
void notify_send(struct server *server, const struct notify_order *order);
/* The turn has ended: what it ordered is sent, or forgotten. */
void notify_settle(struct server *server, bool is_done);
/* Once a turn: what has come back, and what is tried again. */
void notify_turn(struct server *server);
void notify_stop(struct server *server);

#endif
