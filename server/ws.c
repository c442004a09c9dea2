/* WebSocket connections. */
#include "server/ws.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "server/address.h"
#include "server/bots.h"
#include "server/call.h"
#include "server/conn.h"
#include "server/core.h"
#include "server/http.h"
#include "server/log.h"
#include "server/socket.h"
#include "server/table_vote.h"
#include "server/turn.h"

enum { SEND_AT_ONCE = 16, CLOSE_SECONDS = 5 };

_Static_assert(LWS_PRE <= SERVER_TEXT_PRE, "room for the head of a frame");

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

    if (sub->prev) {
        sub->prev->next = sub->next;
    } else {
        table->subs = sub->next;
    }
    if (sub->next) {
        sub->next->prev = sub->prev;
    }
    *sub = (struct server_sub){ .conn = sub->conn };
    table->used_ms = server->now_ms;
    if (is_spectator && table->subs) {
        server_table_news(server, table, SERVER_NEWS_TABLE);
    }
}

/* Sending. */

static void drop_queue(struct server_conn *conn)
{
    while (conn->first) {
        struct server_message *message = conn->first;
        conn->first = message->next;
        server_text_drop(message->text);
        free(message);
    }
    conn->last = NULL;
    conn->queued = 0;
}

static void enqueue(struct server_conn *conn, struct server_text *text)
{
    struct server_message *message = calloc(1, sizeof *message);

    PL_ASSERT(message);
    message->text = server_text_keep(text);
    if (conn->last) {
        conn->last->next = message;
    } else {
        conn->first = message;
    }
    conn->last = message;
    conn->queued += text->length;
    lws_callback_on_writable(conn->wsi);
}

void server_conn_send(struct server *server, struct server_conn *conn, struct server_text *text)
{
    if (conn->is_ending) {
        return;
    }
    if (conn->queued > SERVER_QUEUE_MAX) {
        server->metrics.too_slow++;
        drop_queue(conn);
        server_conn_bye(server, conn, "too-slow");
        return;
    }
    enqueue(conn, text);
}

void server_conn_bye(struct server *server, struct server_conn *conn, const char *code)
{
    char room[64];
    struct pl_json json = pl_json_in(room, sizeof room);

    (void)server;
    if (conn->is_ending) {
        return;
    }
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "bye");
    pl_json_member_string(&json, "code", code);
    pl_json_close(&json, '}');
    struct server_text *text = server_scratch_text(&json);
    enqueue(conn, text);
    server_text_drop(text);
    conn->is_ending = true;
    conn->close_status = LWS_CLOSE_STATUS_NORMAL;
    lws_set_timeout(conn->wsi, PENDING_TIMEOUT_USER_OK, CLOSE_SECONDS);
    server_log("bye", "user=%lld code=%s", (long long)server_user_id(conn->user), code);
}

/* An error as the last word. */
static void end_with(struct server *server, struct server_conn *conn, enum server_error error)
{
    struct server_text *text =
        server_error_message(server, &(struct server_answer){ .conn = conn }, error, conn->lang);

    enqueue(conn, text);
    server_text_drop(text);
    conn->is_ending = true;
    conn->close_status = LWS_CLOSE_STATUS_POLICY_VIOLATION;
    lws_set_timeout(conn->wsi, PENDING_TIMEOUT_USER_OK, CLOSE_SECONDS);
    server_log("ended", "user=%lld code=%s", (long long)server_user_id(conn->user),
               server_error_code(error));
}

/* One message; false when the connection is broken. */
static bool send_first(struct server *server, struct server_conn *conn)
{
    struct server_message *message = conn->first;
    struct server_text *text = message->text;
    int sent = lws_write(conn->wsi, (unsigned char *)server_text_bytes(text), text->length,
                         LWS_WRITE_TEXT);

    if (sent < (int)text->length) {
        return false;
    }
    server->metrics.messages_out++;
    server->metrics.bytes_out += text->length;
    conn->queued -= text->length;
    conn->first = message->next;
    conn->last = conn->first ? conn->last : NULL;
    server_text_drop(text);
    free(message);
    return true;
}

static int send_ping(struct server_conn *conn)
{
    unsigned char room[LWS_PRE + 1] = { 0 };

    conn->needs_ping = false;
    return lws_write(conn->wsi, room + LWS_PRE, 0, LWS_WRITE_PING) < 0 ? -1 : 0;
}

int server_ws_writeable(struct server *server, struct lws *wsi)
{
    struct server_conn *conn = server_socket_of(wsi)->conn;

    if (!conn) {
        return -1;
    }
    if (conn->needs_ping && send_ping(conn)) {
        return -1;
    }
    for (int i = 0; conn->first && i < SEND_AT_ONCE; i++) {
        if (!send_first(server, conn)) {
            return -1;
        }
        if (lws_send_pipe_choked(wsi)) {
            break;
        }
    }
    if (conn->first) {
        lws_callback_on_writable(wsi);
    } else if (conn->is_ending) {
        lws_close_reason(wsi, (enum lws_close_status)conn->close_status, NULL, 0);
        return -1;
    }
    return 0;
}

/* Connecting. */

static int refuse(struct server *server, struct lws *wsi, enum server_error error)
{
    server->metrics.errors[error]++;
    lws_return_http_status(wsi, (unsigned int)server_error_status(error),
                           server_error_text(error, PL_LANG_EN));
    return -1;
}

static enum server_error check_room(const struct server *server,
                                    const struct server_address *address)
{
    uint32_t per_address = server->options.per_address_max;

    if (server->is_stopping) {
        return SERVER_SHUTDOWN;
    }
    if (server->conn_count >= server->options.connections_max) {
        return SERVER_FULL;
    }
    return per_address && address->conn_count >= per_address ? SERVER_TOO_MANY : SERVER_OK;
}

static void link_conn(struct server *server, struct server_conn *conn)
{
    struct server_user *user = conn->user;

    conn->next = server->conns;
    if (conn->next) {
        conn->next->prev = conn;
    }
    server->conns = conn;
    server->conn_count++;
    conn->next_of_user = user->conns;
    if (conn->next_of_user) {
        conn->next_of_user->prev_of_user = conn;
    }
    user->conns = conn;
    user->conn_count++;
    conn->address->conn_count++;
}

static void unlink_conn(struct server *server, struct server_conn *conn)
{
    struct server_user *user = conn->user;

    if (conn->prev) {
        conn->prev->next = conn->next;
    } else {
        server->conns = conn->next;
    }
    if (conn->next) {
        conn->next->prev = conn->prev;
    }
    server->conn_count--;
    server->lobby_count -= conn->wants_lobby;
    if (conn->prev_of_user) {
        conn->prev_of_user->next_of_user = conn->next_of_user;
    } else {
        user->conns = conn->next_of_user;
    }
    if (conn->next_of_user) {
        conn->next_of_user->prev_of_user = conn->prev_of_user;
    }
    user->conn_count--;
    conn->address->conn_count--;
}

/* Somebody has come or gone: whoever sits with them is told. */
static void tell_presence(struct server *server, struct server_user *user)
{
    user->away_ms = server->now_ms;
    for (struct server_seat *seat = user->seats; seat; seat = seat->next_of_user) {
        if (server_seat_is_person(seat)) {
            server_votes_presence(server, seat->table, server_seat_index(seat));
            server_table_news(server, seat->table, SERVER_NEWS_TABLE);
        }
    }
}

/* The oldest connection of a person gives way. */
static void keep_to_limit(struct server *server, struct server_user *user)
{
    struct server_conn *oldest = NULL;
    uint32_t count = 0;

    for (struct server_conn *conn = user->conns; conn; conn = conn->next_of_user) {
        if (!conn->is_ending) {
            oldest = conn;
            count++;
        }
    }
    if (count > SERVER_PER_PERSON_MAX) {
        server_conn_bye(server, oldest, "replaced");
    }
}

int server_ws_filter(struct server *server, struct lws *wsi)
{
    struct server_address *address = server_socket_of(wsi)->address;
    enum server_error error = check_room(server, address);
    unsigned char session[SERVER_HASH_BYTES];
    char path[16] = "";

    lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI);
    error = error ? error : strcmp(path, "/ws") != 0 ? SERVER_NOT_FOUND : SERVER_OK;
    error = error ? error : server_is_same_origin(wsi) ? SERVER_OK : SERVER_BAD_ORIGIN;
    if (error) {
        return refuse(server, wsi, error);
    }
    struct server_user *user = server_cookie_user(server, wsi, session);
    if (!user) {
        return refuse(server, wsi, SERVER_NO_SESSION);
    }
    struct server_conn *conn = calloc(1, sizeof *conn);
    PL_ASSERT(conn);
    conn->wsi = wsi;
    conn->user = user;
    conn->address = address;
    conn->lang = PL_LANG_EN;
    conn->tokens = SERVER_RATE_BURST;
    conn->tokens_at_ms = server->now_ms;
    conn->heard_at_ms = server->now_ms;
    memcpy(conn->session, session, sizeof session);
    server_socket_of(wsi)->conn = conn;
    link_conn(server, conn);
    return 0;
}

int server_ws_opened(struct server *server, struct lws *wsi)
{
    struct server_conn *conn = server_socket_of(wsi)->conn;

    if (!conn) {
        return -1;
    }
    keep_to_limit(server, conn->user);
    if (conn->user->conn_count == 1) {
        tell_presence(server, conn->user);
    }
    return 0;
}

void server_ws_closed(struct server *server, struct lws *wsi)
{
    struct server_conn *conn = server_socket_of(wsi)->conn;

    if (!conn) {
        return;
    }
    server_socket_of(wsi)->conn = NULL;
    for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
        if (conn->sub[i].table) {
            server_sub_end(server, &conn->sub[i]);
        }
    }
    if (conn->hint) {
        server_bots_forget(conn->hint);
    }
    server_turn_forget(server, conn);
    unlink_conn(server, conn);
    if (!conn->user->conns) {
        tell_presence(server, conn->user);
    }
    server_user_drop(server, conn->user);
    drop_queue(conn);
    free(conn->part);
    free(conn);
}

/* Reading. */

/* Takes a token from the bucket; false when it is empty. */
static bool take_token(struct server *server, struct server_conn *conn)
{
    double passed_s = (double)(server->now_ms - conn->tokens_at_ms) / 1000;

    conn->tokens += (passed_s > 0 ? passed_s : 0) * SERVER_RATE_PER_SECOND;
    conn->tokens = conn->tokens < SERVER_RATE_BURST ? conn->tokens : SERVER_RATE_BURST;
    conn->tokens_at_ms = server->now_ms;
    if (conn->tokens < 1) {
        return false;
    }
    conn->tokens -= 1;
    return true;
}

static void receive(struct server *server, struct server_conn *conn, const char *bytes,
                    size_t length)
{
    server->metrics.messages_in++;
    server->metrics.bytes_in += length;
    if (take_token(server, conn)) {
        conn->refused = 0;
        server_call(server, conn, bytes, length);
    } else if (++conn->refused > SERVER_RATE_REFUSED_MAX) {
        end_with(server, conn, SERVER_TOO_FAST);
    } else {
        server_call_refuse(server, conn, bytes, length, SERVER_TOO_FAST);
    }
}

static void add_part(struct server_conn *conn, const char *bytes, size_t length)
{
    conn->part = realloc(conn->part, conn->part_size + length);
    PL_ASSERT(conn->part);
    memcpy(conn->part + conn->part_size, bytes, length);
    conn->part_size += (uint32_t)length;
}

int server_ws_received(struct server *server, struct lws *wsi, const char *bytes, size_t length)
{
    struct server_conn *conn = server_socket_of(wsi)->conn;

    if (!conn || conn->is_ending) {
        return 0;
    }
    conn->heard_at_ms = server->now_ms;
    if (lws_frame_is_binary(wsi)) {
        end_with(server, conn, SERVER_BAD_MESSAGE);
        return 0;
    }
    if (conn->part_size + length > SERVER_MESSAGE_MAX) {
        end_with(server, conn, SERVER_TOO_LARGE);
        return 0;
    }
    bool is_whole = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
    if (is_whole && conn->part_size == 0) {
        receive(server, conn, bytes, length);
        return 0;
    }
    if (length > 0) {
        add_part(conn, bytes, length);
    }
    if (is_whole) {
        char *whole = conn->part;
        uint32_t size = conn->part_size;
        conn->part = NULL;
        conn->part_size = 0;
        receive(server, conn, whole, size);
        free(whole);
    }
    return 0;
}

void server_ws_heard(struct server *server, struct lws *wsi)
{
    struct server_conn *conn = server_socket_of(wsi)->conn;

    if (conn) {
        conn->heard_at_ms = server->now_ms;
    }
}

/* Chores. */

void server_ws_check(struct server *server)
{
    for (struct server_conn *conn = server->conns; conn; conn = conn->next) {
        int64_t silence = server->now_ms - conn->heard_at_ms;
        if (silence > SERVER_DEAD_MS) {
            lws_set_timeout(conn->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
        } else if (silence > SERVER_PING_MS && !conn->needs_ping) {
            conn->needs_ping = true;
            lws_callback_on_writable(conn->wsi);
        }
    }
}

void server_ws_bye_all(struct server *server)
{
    for (struct server_conn *conn = server->conns; conn;) {
        struct server_conn *next = conn->next;
        server_conn_bye(server, conn, "shutdown");
        conn = next;
    }
}
