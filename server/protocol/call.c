/* From a message to its answer. */
#include "server/protocol/call.h"

#include <string.h>

#include "server/log.h"
#include "server/store/store.h"
#include "server/tables/host.h"

typedef enum server_error (*handler)(struct server_call *call);

static const handler handlers[SERVER_REQUEST_COUNT] = {
#define REQUEST(name_, handler_, needs_, price_, members_) [SERVER_REQUEST_##name_] = handler_,
#include "server/protocol/requests.def"
};

bool server_call_may_see(const struct server_conn *conn, const struct server_table *table)
{
    bool is_known = !table->is_private || server_table_is_of(table, conn->user);

    for (uint32_t i = 0; !is_known && i < SERVER_OPEN_TABLES_MAX; i++) {
        is_known = conn->sub[i].table == table;
    }
    return is_known;
}

enum server_error server_call_may_wake(struct server_call *call, const struct server_table *table)
{
    if (table->match || table->status == SERVER_WAITING) {
        return SERVER_OK;
    }
    return server_quota_take(call->server, call->conn->user, call->conn->address, SERVER_RATE_WAKE);
}

enum server_error server_call_ask(struct server_call *call)
{
    return server_quota_take(call->server, call->conn->user, call->conn->address, SERVER_RATE_ASK);
}

/* The answer is the same as to opening the table, and costs as much. */
enum server_error server_call_stale(struct server_call *call, unsigned news)
{
    struct server_sub *sub = server_conn_sub(call->conn, call->table);

    if (sub) {
        server_conn_charge(call->conn, server_request_price(SERVER_REQUEST_open) - 1);
        server_table_news(call->server, call->table, 0);
        server_sub_renew(sub);
        sub->news |= news;
    }
    return SERVER_STALE;
}

static enum server_error find_table(struct server_call *call)
{
    const struct server_request *request = call->request;

    enum server_error error = request->table
                                  ? server_table_find(call->server, request->table, &call->table)
                                  : SERVER_NO_TABLE;
    if (error) {
        return error;
    }
    call->table->used_ms = call->server->now_ms;
    call->seat = server_seat_of(call->table, call->conn->user);
    if (!server_call_may_see(call->conn, call->table)) {
        return SERVER_NO_KEY;
    }
    error = server_table_admits(call->table, call->conn->user);
    if (error) {
        return error;
    }
    /* Nothing is asked of a table that is damaged, unless it is well again. */
    if (call->table->trouble) {
        error = server_table_awaken(call->server, call->table);
    }
    return error == SERVER_NOT_RUNNING ? SERVER_OK : error;
}

static enum server_error check_status(const struct server_table *table, unsigned needs)
{
    if ((needs & SERVER_NEEDS_WAITING) && table->status != SERVER_WAITING) {
        return SERVER_NOT_WAITING;
    }
    if ((needs & SERVER_NEEDS_RUNNING) && table->status != SERVER_RUNNING) {
        return SERVER_NOT_RUNNING;
    }
    if ((needs & SERVER_NEEDS_OVER) && table->status != SERVER_OVER) {
        return SERVER_NOT_OVER;
    }
    return SERVER_OK;
}

static enum server_error check_needs(struct server_call *call)
{
    unsigned needs = server_request_needs(call->request->type);

    if ((needs & SERVER_NEEDS_HELLO) && !call->conn->has_said_hello) {
        return SERVER_HELLO_FIRST;
    }
    if (!(needs & SERVER_NEEDS_TABLE)) {
        return SERVER_OK;
    }
    enum server_error error = find_table(call);
    if (error) {
        return error;
    }
    if ((needs & SERVER_NEEDS_SEATED) && call->seat == PL_NOBODY) {
        return SERVER_NOT_SEATED;
    }
    if ((needs & SERVER_NEEDS_OWNER) && call->table->owner != call->conn->user) {
        return SERVER_NOT_OWNER;
    }
    if (call->request->seat >= call->table->config.seats) {
        return SERVER_BAD_MESSAGE;
    }
    return check_status(call->table, needs);
}

/* While the store does not work, nothing about tables is promised. */
static enum server_error check_store(const struct server_call *call)
{
    bool is_ready = call->server->now_ms >= call->server->retry_at_ms;

    return is_ready || call->request->type == SERVER_REQUEST_ping ||
                   call->request->type == SERVER_REQUEST_hello
               ? SERVER_OK
               : SERVER_STORAGE;
}

/* One token was taken when the message came; what costs more has to find the others. */
static enum server_error pay(struct server_call *call)
{
    double rest = (double)server_request_price(call->request->type) - 1;

    if (rest > 0 && call->conn->bucket.tokens < rest) {
        return SERVER_TOO_FAST;
    }
    server_conn_charge(call->conn, rest);
    return SERVER_OK;
}

static enum server_error carry_out(struct server_call *call)
{
    enum server_error error = call->server->is_stopping ? SERVER_SHUTDOWN : check_store(call);

    error = error ? error : pay(call);

    error = error ? error : check_needs(call);
    return error ? error : handlers[call->request->type](call);
}

/* Ping and hello promise nothing that a commit could take back. */
static bool needs_commit(const struct server_request *request)
{
    return request->type != SERVER_REQUEST_ping && request->type != SERVER_REQUEST_hello &&
           request->type != SERVER_REQUEST_lang && request->type != SERVER_REQUEST_lobby;
}

static void answer_with(struct server_call *call, enum server_error error)
{
    struct server_answer answer = {
        .conn = call->conn,
        .id = call->request->id,
        .has_id = call->request->has_id,
        .needs_commit = !error && needs_commit(call->request),
        .is_move = !error && call->request->type == SERVER_REQUEST_move,
        .arrived_ns = call->arrived_ns,
        .refusal = call->refusal,
        .names = call->names,
    };

    if (error) {
        answer.text = server_error_message(call->server, &answer, error, call->conn->lang);
    } else {
        pl_json_close(call->json, '}');
        answer.text = server_scratch_text(call->json);
    }
    server_turn_answer(call->server, &answer);
}

void server_call(struct server *server, struct server_conn *conn, const char *bytes, size_t length)
{
    static struct server_request request;
    struct pl_json json = server_scratch(server);
    struct server_call call = {
        .server = server,
        .conn = conn,
        .request = &request,
        .seat = PL_NOBODY,
        .json = &json,
        .arrived_ns = server_steady_ns(),
    };
    enum server_error error = server_request_read(bytes, length, &request);

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "ok");
    pl_json_member_int(&json, "id", request.id);
    error = error ? error : carry_out(&call);
    if (error != SERVER_LATER) {
        answer_with(&call, error);
    }
}

void server_call_refuse(struct server *server, struct server_conn *conn, const char *bytes,
                        size_t length, enum server_error error)
{
    static struct server_request request;
    struct server_answer answer = { .conn = conn };

    server_request_read(bytes, length, &request);
    answer.id = request.id;
    answer.has_id = request.has_id;
    answer.text = server_error_message(server, &answer, error, conn->lang);
    server_turn_answer(server, &answer);
}
