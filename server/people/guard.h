/* Log-ins that fail: how many are let through, and who hears of them. An account that strangers
 * guess at is closed to strangers for a while, and never to the browsers that its owner has logged
 * in with: they carry a token of their own. */
#ifndef SERVER_PEOPLE_GUARD_H
#define SERVER_PEOPLE_GUARD_H

#include "core/json.h"
#include "server/people/session.h"
#include "server/protocol/conn.h"
#include "server/protocol/error.h"

enum {
    SERVER_DEVICE_TOKENS = 3, /* of different accounts in one browser */
    SERVER_DEVICES_SIZE = SERVER_DEVICE_TOKENS * SERVER_TOKEN_SIZE
};

struct server_address;
struct server_guard;

/* The memory of it; NULL when there is none. */
struct server_guard *server_guard_new(void);
void server_guard_free(struct server_guard *guard);

/* Who tries to get in, and by which door. */
struct server_try {
    int64_t user_id;  /* of the account; 0: there is none */
    const char *nick; /* as it was typed */
    bool has_code;    /* with a recovery code, which needs no limit: the account does not count */
    const char *devices;
    struct server_address *address;
};

/* Whether strangers may have one more password hashed now. */
bool server_guard_has_room(const struct server *server);
/* Whether the password may be tried; counts it. Accounts that do not exist are treated alike. */
enum server_error server_guard_try(struct server *server, const struct server_try *try);
/* The same for a person in a session who is asked for the password again. */
enum server_error server_guard_try_again(struct server *server,
                                         const unsigned char session[SERVER_HASH_BYTES]);
/* Notes a try that has failed: for the log and, once a minute, for the owner. */
void server_guard_failed(struct server *server, const struct server_try *try);
/* Writes down what was noted. */
void server_guard_tell(struct server *server);
/* Member `failed`: `count` and `at` of the last, or null. False: it cannot be read. */
bool server_write_failed(struct pl_json *json, struct server *server, int64_t user_id);

/* The tokens of a browser: texts, with a dot between them, the newest first. */

/* Makes one for that person in the place of those it had; writes the new list. */
void server_device_new(struct server *server, int64_t user_id, const char *devices,
                       char ret_devices[SERVER_DEVICES_SIZE]);
/* No browser is known to that person any more. */
void server_devices_end(struct server *server, int64_t user_id);

#endif
