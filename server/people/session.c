/* Sessions and the connections in them. */
#include "server/people/session.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/notify/notify.h"
#include "server/store/row.h"

enum { ID_BYTES = (SERVER_SESSION_ID_SIZE - 1) / 2 };

void server_hash_token(const char *token, unsigned char ret_hash[SERVER_HASH_BYTES])
{
    crypto_generichash(ret_hash, SERVER_HASH_BYTES, (const unsigned char *)token, strlen(token),
                       NULL, 0);
}

/* Entering. */

struct found {
    int64_t user_id; /* 0: there is no such session */
    int64_t expires_ms;
    int64_t used_ms;
};

static enum server_error find(struct server *server, const unsigned char hash[SERVER_HASH_BYTES],
                              struct found *ret_found)
{
    struct store_row row = { .store = server->store, .query = STORE_SESSION_FIND };

    *ret_found = (struct found){ 0 };
    store_read(row.store, row.query,
               STORE_ARGS(STORE_BYTES(hash, SERVER_HASH_BYTES), STORE_INT(server->now_ms)));
    if (store_next(row.store, row.query)) {
        *ret_found = (struct found){
            .user_id = store_row_id(&row, 0, "user"),
            .expires_ms = store_row_ms(&row, 1, "expires"),
            .used_ms = store_row_ms(&row, 2, "used"),
        };
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    if (row.wrong) {
        return SERVER_DAMAGED;
    }
    return ret_found->user_id ? SERVER_OK : SERVER_NO_SESSION;
}

/* A session used in the second half of its time gets the whole time again. */
static void note_use(struct server *server, const unsigned char hash[SERVER_HASH_BYTES],
                     const struct found *found)
{
    int64_t passed = server->wall_ms - found->used_ms;
    bool is_late = found->expires_ms < server->now_ms + SERVER_SESSION_MS / 2;
    bool is_worth_it = passed >= SERVER_USED_MS || passed < 0 || is_late;

    if (!is_worth_it || server->now_ms < server->retry_at_ms) {
        return;
    }
    store_write(
        server->store, STORE_SESSION_USED,
        STORE_ARGS(STORE_BYTES(hash, SERVER_HASH_BYTES), STORE_INT(server->wall_ms),
                   STORE_INT(is_late ? server->now_ms + SERVER_SESSION_MS : found->expires_ms)));
    store_write(server->store, STORE_USER_SEEN,
                STORE_ARGS(STORE_INT(found->user_id), STORE_INT(server->now_ms)));
}

enum server_error server_session_user(struct server *server, const char *token,
                                      unsigned char ret_hash[SERVER_HASH_BYTES],
                                      struct server_user **ret_user)
{
    struct found found;

    *ret_user = NULL;
    if (strlen(token) != SERVER_TOKEN_SIZE - 1) {
        return SERVER_NO_SESSION;
    }
    server_hash_token(token, ret_hash);
    enum server_error error = find(server, ret_hash, &found);
    error = error ? error : server_user_get(server, found.user_id, ret_user);
    if (error) {
        return error == SERVER_NOT_FOUND ? SERVER_NO_SESSION : error;
    }
    note_use(server, ret_hash, &found);
    return SERVER_OK;
}

enum server_error server_session_check(struct server *server,
                                       const unsigned char hash[SERVER_HASH_BYTES], int64_t user_id)
{
    struct found found;
    enum server_error error = find(server, hash, &found);

    return error || found.user_id == user_id ? error : SERVER_NO_SESSION;
}

static void move_conn(struct server *server, struct server_conn *conn, const unsigned char *hash)
{
    if (!conn->has_moved) {
        conn->has_moved = true;
        memcpy(conn->former, conn->session, SERVER_HASH_BYTES);
        server->turn.has_moved_conns = true;
    }
    memcpy(conn->session, hash, SERVER_HASH_BYTES);
}

void server_sessions_settle(struct server *server, bool is_done)
{
    if (!server->turn.has_moved_conns) {
        return;
    }
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        if (conn->has_moved && !is_done) {
            memcpy(conn->session, conn->former, SERVER_HASH_BYTES);
        }
        conn->has_moved = false;
    }
    server->turn.has_moved_conns = false;
}

/* The connections of the old session go on in the new one if they are of the same person. */
static void replace_session(struct server *server, const struct server_session_wish *wish,
                            const unsigned char *hash)
{
    /* Subscriptions of another person end with the session. */
    notify_move(server, wish->user_id, wish->old_hash, hash);
    store_write(server->store, STORE_SESSION_END,
                STORE_ARGS(STORE_BYTES(wish->old_hash, SERVER_HASH_BYTES)));
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        bool is_old = memcmp(conn->session, wish->old_hash, SERVER_HASH_BYTES) == 0;
        if (is_old && server_user_id(conn->user) == wish->user_id) {
            move_conn(server, conn, hash);
        } else if (is_old) {
            server_conn_bye(server, conn, "logout");
        }
    }
}

void server_session_new(struct server *server, const struct server_session_wish *wish,
                        char ret_token[SERVER_TOKEN_SIZE])
{
    unsigned char hash[SERVER_HASH_BYTES];

    server_random_text(ret_token, SERVER_TOKEN_SIZE);
    server_hash_token(ret_token, hash);
    store_write(server->store, STORE_SESSION_ADD,
                STORE_ARGS(STORE_BYTES(hash, sizeof hash), STORE_INT(wish->user_id),
                           STORE_INT(server->wall_ms),
                           STORE_INT(server->now_ms + SERVER_SESSION_MS),
                           STORE_TEXT(wish->client)));
    store_write(server->store, STORE_USER_SEEN,
                STORE_ARGS(STORE_INT(wish->user_id), STORE_INT(server->now_ms)));
    store_write(server->store, STORE_SESSIONS_BOUND,
                STORE_ARGS(STORE_INT(wish->user_id), STORE_INT(SERVER_SESSIONS_MAX)));
    if (wish->old_hash) {
        replace_session(server, wish, hash);
    }
}

/* Ending. */

static void say_bye(struct server *server, const unsigned char hash[SERVER_HASH_BYTES])
{
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        if (memcmp(conn->session, hash, SERVER_HASH_BYTES) == 0) {
            server_conn_bye(server, conn, "logout");
        }
    }
}

void server_session_end(struct server *server, const unsigned char hash[SERVER_HASH_BYTES])
{
    store_write(server->store, STORE_SESSION_END, STORE_ARGS(STORE_BYTES(hash, SERVER_HASH_BYTES)));
    say_bye(server, hash);
}

void server_session_id(const unsigned char hash[SERVER_HASH_BYTES],
                       char ret_id[SERVER_SESSION_ID_SIZE])
{
    sodium_bin2hex(ret_id, SERVER_SESSION_ID_SIZE, hash, ID_BYTES);
}

/* The hash in the current row of the list, or NULL when it is not valid. */
static const unsigned char *listed_hash(struct server *server)
{
    uint32_t size = 0;
    const void *hash = store_bytes(server->store, STORE_SESSIONS_OF, 0, &size);

    return size == SERVER_HASH_BYTES ? hash : NULL;
}

static void begin_list(struct server *server, int64_t user_id)
{
    store_read(server->store, STORE_SESSIONS_OF,
               STORE_ARGS(STORE_INT(user_id), STORE_INT(server->now_ms)));
}

enum server_error server_session_end_id(struct server *server, int64_t user_id, const char *id)
{
    unsigned char hash[SERVER_HASH_BYTES];
    char other[SERVER_SESSION_ID_SIZE];
    bool is_found = false;

    begin_list(server, user_id);
    while (!is_found && store_next(server->store, STORE_SESSIONS_OF)) {
        const unsigned char *listed = listed_hash(server);
        if (listed) {
            server_session_id(listed, other);
            is_found = strcmp(id, other) == 0;
            memcpy(hash, listed, sizeof hash);
        }
    }
    if (!store_end(server->store, STORE_SESSIONS_OF)) {
        return SERVER_STORAGE;
    }
    if (is_found) {
        server_session_end(server, hash);
    }
    return is_found ? SERVER_OK : SERVER_NOT_FOUND;
}

void server_sessions_end(struct server *server, int64_t user_id, const unsigned char *kept_hash)
{
    static const unsigned char nothing[SERVER_HASH_BYTES];
    const unsigned char *kept = kept_hash ? kept_hash : nothing;

    store_write(server->store, STORE_SESSIONS_END,
                STORE_ARGS(STORE_INT(user_id), STORE_BYTES(kept, SERVER_HASH_BYTES)));
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        if (server_user_id(conn->user) == user_id &&
            memcmp(conn->session, kept, SERVER_HASH_BYTES) != 0) {
            server_conn_bye(server, conn, "logout");
        }
    }
}

/* Telling. */

static void write_session(struct pl_json *json, struct server *server,
                          const unsigned char own_hash[SERVER_HASH_BYTES])
{
    struct store_row row = { .store = server->store, .query = STORE_SESSIONS_OF };
    const unsigned char *hash = listed_hash(server);
    int64_t created = store_row_ms(&row, 1, "created");
    int64_t used = store_row_ms(&row, 2, "used");
    const char *client = store_row_text(&row, 3, "client", SERVER_CLIENT_SIZE - 1);
    char id[SERVER_SESSION_ID_SIZE];

    if (!hash || row.wrong) {
        return;
    }
    server_session_id(hash, id);
    pl_json_open(json, '{');
    pl_json_member_string(json, "id", id);
    pl_json_member_int(json, "created", created);
    pl_json_member_int(json, "used", used);
    pl_json_key(json, "client");
    if (*client) {
        pl_json_string(json, client);
    } else {
        pl_json_null(json);
    }
    pl_json_member_bool(json, "is_this", memcmp(hash, own_hash, SERVER_HASH_BYTES) == 0);
    pl_json_close(json, '}');
}

bool server_write_sessions(struct pl_json *json, struct server *server, int64_t user_id,
                           const unsigned char own_hash[SERVER_HASH_BYTES])
{
    pl_json_key(json, "sessions");
    pl_json_open(json, '[');
    begin_list(server, user_id);
    while (store_next(server->store, STORE_SESSIONS_OF)) {
        write_session(json, server, own_hash);
    }
    pl_json_close(json, ']');
    return store_end(server->store, STORE_SESSIONS_OF);
}

/* Clients. */

struct mark {
    const char *mark;
    const char *name;
};

static const struct mark browsers[] = {
#define BROWSER(mark_, name_) { mark_, name_ },
#include "server/people/clients.def"
};

static const struct mark systems[] = {
#define SYSTEM(mark_, name_) { mark_, name_ },
#include "server/people/clients.def"
};

static const char *find_mark(const char *agent, const struct mark *marks, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (strstr(agent, marks[i].mark)) {
            return marks[i].name;
        }
    }
    return "";
}

void server_client_name(const char *agent, char ret_client[SERVER_CLIENT_SIZE])
{
    const char *browser = find_mark(agent, browsers, PL_COUNT_OF(browsers));
    const char *system = find_mark(agent, systems, PL_COUNT_OF(systems));

    snprintf(ret_client, SERVER_CLIENT_SIZE, "%s%s%s", browser, *browser && *system ? ", " : "",
             system);
}
