/* WebSocket connections. */
#include "server/protocol/ws.h"

#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/edge/edge.h"
#include "server/gate/address.h"
#include "server/gate/socket.h"
#include "server/http/http.h"
#include "server/log.h"
#include "server/protocol/call.h"
#include "server/protocol/conn.h"
#include "server/tables/bots.h"
#include "server/tables/vote.h"
#include "server/turn.h"

/* Subscriptions. */

struct server_sub *server_conn_sub(struct server_conn *conn, const struct server_table *table)
{
    for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
        if (conn->sub[i].table == table) {
            return &conn->sub[i];
        }
    }
    return NULL;
}

void server_sub_end(struct server *server, struct server_sub *sub)
{
    struct server_table *table = sub->table;
    bool is_spectator = server_seat_of(table, sub->conn->user) == PL_NOBODY;

    server_list_remove(&table->subs, sub, &sub->of_table);
    sub->conn->user->needs_lobby = true; /* it tells of that table now */
    server_sub_renew(sub);
    *sub = (struct server_sub){ .conn = sub->conn };
    table->used_ms = server->now_ms;
    table->has_new_crowd = table->has_new_crowd || is_spectator;
}

/* Sending. */

void server_conn_send(struct server *server, struct server_conn *conn, struct server_text *text)
{
    if (edge_is_ending(conn->stream)) {
        return;
    }
    if (edge_queued(conn->stream) > SERVER_QUEUE_MAX) {
        server->metrics.too_slow++;
        edge_forget(conn->stream);
        server_conn_bye(server, conn, "too-slow");
        return;
    }
    server->metrics.messages_out++;
    edge_send(conn->stream, text);
}

void server_conn_bye(struct server *server, struct server_conn *conn, const char *code)
{
    char room[64];
    struct pl_json json = pl_json_in(room, sizeof room);

    (void)server;
    if (edge_is_ending(conn->stream)) {
        return;
    }
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "bye");
    pl_json_member_string(&json, "code", code);
    pl_json_close(&json, '}');
    struct server_text *text = server_scratch_text(&json);
    edge_send(conn->stream, text);
    server_text_drop(text);
    edge_close(conn->stream, EDGE_CLOSE_NORMAL);
    server_log("bye", "user=%lld code=%s", (long long)server_user_id(conn->user), code);
}

/* An error as the last word. */
static void say_last(struct server *server, struct server_conn *conn, enum server_error error)
{
    struct server_text *text =
        server_error_message(server, &(struct server_answer){ .conn = conn }, error, conn->lang);

    edge_send(conn->stream, text);
    server_text_drop(text);
    server_log("ended", "user=%lld code=%s", (long long)server_user_id(conn->user),
               server_error_code(error));
}

/* Connecting. */

static enum server_error check_room(const struct server *server,
                                    const struct server_address *address)
{
    if (server->is_stopping) {
        return SERVER_SHUTDOWN;
    }
    if (server->conn_count >= server->options.connections_max) {
        return SERVER_FULL;
    }
    bool has_room = server_address_has_room(server, address, SERVER_STOCK_CONNS);
    return has_room ? SERVER_OK : SERVER_TOO_MANY;
}

static void link_conn(struct server *server, struct server_conn *conn)
{
    struct server_user *user = conn->user;

    server_list_add_first(&server->conns, conn, &conn->of_server);
    server->conn_count++;
    server_list_add_first(&user->conns, conn, &conn->of_user);
    user->conn_count++;
    server_address_hold(conn->address, SERVER_STOCK_CONNS);
}

static void unlink_conn(struct server *server, struct server_conn *conn)
{
    struct server_user *user = conn->user;

    server_list_remove(&server->conns, conn, &conn->of_server);
    server->conn_count--;
    server->lobby_count -= conn->wants_lobby;
    server_list_remove(&user->conns, conn, &conn->of_user);
    user->conn_count--;
    server_address_release(conn->address, SERVER_STOCK_CONNS);
}

/* A person has come or gone: the others at their tables are told. */
static void tell_presence(struct server *server, struct server_user *user)
{
    user->away_ms = server->now_ms;
    for (struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
        if (server_seat_is_person(seat)) {
            server_votes_presence(server, seat->table, server_seat_index(seat));
            server_table_presence(server, seat->table);
        }
    }
}

/* The oldest connection of a person gives way. */
static void keep_to_limit(struct server *server, struct server_user *user)
{
    struct server_conn *oldest = NULL;
    uint32_t count = 0;

    for (struct server_conn *conn = user->conns.first; conn; conn = conn->of_user.next) {
        if (!edge_is_ending(conn->stream)) {
            oldest = conn;
            count++;
        }
    }
    if (count > SERVER_PER_PERSON_MAX) {
        server_conn_bye(server, oldest, "replaced");
    }
}

enum server_error server_ws_check(struct server *server, const struct server_http *http)
{
    enum server_error error = check_room(server, http->address);

    error = error ? error : strcmp(http->path, "/ws") != 0 ? SERVER_NOT_FOUND : SERVER_OK;
    error = error ? error : http->is_same_origin ? SERVER_OK : SERVER_BAD_ORIGIN;
    error = error ? error : http->unknown;
    return error ? error : http->user ? SERVER_OK : SERVER_NO_SESSION;
}

void server_ws_open(struct server *server, struct server_http *http)
{
    struct server_conn *conn = calloc(1, sizeof *conn);

    PL_ASSERT(conn);
    conn->stream = http->socket->stream;
    conn->user = server_user_keep(http->user);
    conn->address = http->address;
    conn->lang = PL_LANG_EN;
    conn->bucket = (struct server_bucket){ SERVER_RATE_BURST, server->now_ms };
    memcpy(conn->session, http->session, sizeof conn->session);
    http->socket->conn = conn;
    link_conn(server, conn);
    keep_to_limit(server, conn->user);
    if (conn->user->conn_count == 1) {
        tell_presence(server, conn->user);
    }
}

void server_ws_ended(struct server *server, struct server_conn *conn)
{
    for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
        if (conn->sub[i].table) {
            server_sub_end(server, &conn->sub[i]);
        }
    }
    if (conn->hint) {
        server_bots_forget(server, conn->hint);
    }
    server_turn_forget(server, conn);
    unlink_conn(server, conn);
    if (!conn->user->conns.first) {
        tell_presence(server, conn->user);
    }
    server_user_drop(server, conn->user);
    free(conn);
}

/* Reading. */

enum payment { PAID, REFUSED, HOPELESS };

void server_conn_charge(struct server_conn *conn, double tokens)
{
    conn->bucket.tokens -= tokens;
    for (struct server_address *at = conn->address; at; at = at->network) {
        at->bucket.tokens -= tokens;
    }
}

/* What the purse of an address, or of its network, says to a message. One from which far more comes
 * is not even refused any more: that would cost us as much as an answer. */
static enum payment ask_purse(const struct server *server, struct server_address *at, double price)
{
    struct server_bucket *bucket = &at->bucket;

    server_bucket_fill(bucket, server->now_ms,
                       server_address_bound(at, SERVER_ADDRESS_RATE_PER_SECOND),
                       server_address_bound(at, SERVER_ADDRESS_RATE_BURST));
    if (server->options.per_address_max == 0 || bucket->tokens >= price) {
        return PAID;
    }
    double debt_max = server_address_bound(at, SERVER_ADDRESS_DEBT_MAX);
    return bucket->tokens < -debt_max ? HOPELESS : REFUSED;
}

/* Pays for a message, with what the connection has and what its address and its network have. The
 * address owes for a refused message, and the network where the address has nothing left. */
static enum payment pay(struct server *server, struct server_conn *conn, size_t length)
{
    double price = 1 + (double)(length / SERVER_BYTES_OF_TOKEN);

    server_bucket_fill(&conn->bucket, server->now_ms, SERVER_RATE_PER_SECOND, SERVER_RATE_BURST);
    enum payment own = conn->bucket.tokens < price ? REFUSED : PAID;
    enum payment worst = own;
    for (struct server_address *at = conn->address; at; at = at->network) {
        enum payment payment = ask_purse(server, at, price);
        bool owes = payment == REFUSED || (payment == PAID && own == REFUSED && !at->is_network);
        at->bucket.tokens -= owes ? price : 0;
        worst = payment > worst ? payment : worst;
    }
    if (worst == PAID) {
        server_conn_charge(conn, price);
    }
    return worst;
}

void server_ws_received(struct server *server, struct server_conn *conn, const char *bytes,
                        size_t length)
{
    enum payment payment = pay(server, conn, length);

    server->metrics.messages_in++;
    if (payment == PAID) {
        conn->refused = 0;
        server_call(server, conn, bytes, length);
    } else if (payment == HOPELESS || ++conn->refused > SERVER_RATE_REFUSED_MAX) {
        say_last(server, conn, SERVER_TOO_FAST);
        edge_close(conn->stream, EDGE_CLOSE_POLICY);
    } else {
        server_call_refuse(server, conn, bytes, length, SERVER_TOO_FAST);
    }
}

void server_ws_faulted(struct server *server, struct server_conn *conn, enum edge_close code)
{
    enum server_error error = code == EDGE_CLOSE_SIZE     ? SERVER_TOO_LARGE
                              : code == EDGE_CLOSE_POLICY ? SERVER_TOO_FAST
                              : code == EDGE_CLOSE_BYTES  ? SERVER_BAD_JSON
                                                          : SERVER_BAD_MESSAGE;

    say_last(server, conn, error);
}

void server_ws_bye_all(struct server *server)
{
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        server_conn_bye(server, conn, "shutdown");
    }
}
