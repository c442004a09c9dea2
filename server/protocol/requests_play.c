/* Requests about playing: decisions, undo, hints, reasons, the log, pointing. */
#include <stdlib.h>
#include <string.h>

#include "server/protocol/call.h"
#include "server/tables/bots.h"
#include "server/tables/chat.h"
#include "server/tables/flow.h"
#include "server/tables/hints.h"
#include "server/tables/present.h"
#include "server/tables/skip.h"
#include "server/tables/vote.h"

static bool is_asked_now(const struct server_call *call)
{
    return call->request->number == call->table->seat[call->seat].question;
}

/* A move whose name is known was played before: it is answered again, whatever is asked by now. */
enum server_error server_on_move(struct server_call *call)
{
    struct server_table *table = call->table;
    const struct server_request *request = call->request;
    struct server_move move = { .action = request->action, .mid = request->mid };
    uint32_t ply = 0;
    enum server_error error = server_table_awaken(call->server, table);

    if (error) {
        return error;
    }
    if (server_mid_find(table, server_mid_hash(call->seat, request->mid), &ply)) {
        pl_json_member_int(call->json, "ply", ply);
        return SERVER_OK;
    }
    if (table->status != SERVER_RUNNING) {
        return SERVER_NOT_RUNNING;
    }
    if (!is_asked_now(call)) {
        return server_call_stale(call, SERVER_NEWS_VIEW);
    }
    if (table->seat[call->seat].is_bot_now ||
        !server_table_play(call->server, table, call->seat, &move)) {
        return SERVER_ILLEGAL;
    }
    call->server->metrics.moves++;
    pl_json_member_int(call->json, "ply", table->ply);
    return SERVER_OK;
}

enum server_error server_on_undo(struct server_call *call)
{
    bool is_done = false;
    enum server_error error = server_table_awaken(call->server, call->table);

    if (error) {
        return error;
    }
    if (!is_asked_now(call)) {
        return server_call_stale(call, SERVER_NEWS_VIEW);
    }
    if (call->table->seat[call->seat].is_bot_now) {
        return SERVER_NO_UNDO;
    }
    error =
        server_quota_take(call->server, call->conn->user, call->conn->address, SERVER_RATE_UNDO);
    error = error ? error : server_table_undo(call->server, call->table, call->seat, &is_done);
    if (!error) {
        pl_json_member_bool(call->json, "done", is_done);
    }
    return error;
}

/* Only the seat itself is told. */
enum server_error server_on_skip(struct server_call *call)
{
    enum server_error error = server_table_awaken(call->server, call->table);

    if (error) {
        return error;
    }
    if (!is_asked_now(call)) {
        return server_call_stale(call, SERVER_NEWS_VIEW);
    }
    return server_skip_set(call->server, call->table, call->seat, call->request->until);
}

enum server_error server_on_hint(struct server_call *call)
{
    enum server_error error = server_table_awaken(call->server, call->table);

    if (error) {
        return error;
    }
    if (!(call->table->waiting >> call->seat & 1)) {
        return SERVER_ILLEGAL;
    }
    if (server_table_hints(call->table) == SERVER_HINTS_OFF) {
        return SERVER_NO_HINTS;
    }
    return server_bots_hint(call) ? SERVER_LATER : SERVER_TOO_FAST;
}

static enum server_error wake(struct server_call *call)
{
    enum server_error error = server_call_may_wake(call, call->table);

    return error ? error : server_table_awaken(call->server, call->table);
}

/* Through the eyes of the one who asks. */
static struct server_eyes eyes_of(const struct server_call *call, struct server_names *ret_names)
{
    server_table_names(call->table, call->conn->lang, ret_names);
    return (struct server_eyes){
        .seat = call->seat,
        .lang = call->conn->lang,
        .names = ret_names->at,
    };
}

/* As one sees the table oneself, whoever decides: the reasons read nothing else. */
enum server_error server_on_why(struct server_call *call)
{
    struct server_names names;
    enum server_error error = server_table_awaken(call->server, call->table);

    if (error) {
        return error;
    }
    struct server_eyes eyes = eyes_of(call, &names);
    server_write_things(call->json, call->table, &eyes);
    server_conn_charge(call->conn, call->json->text.length / SERVER_LOG_BYTES_OF_TOKEN);
    return call->json->text.is_cut ? SERVER_TOO_LARGE : SERVER_OK;
}

/* Where an answer about the plies before goes on, and what its length costs. */
static void write_next(struct server_call *call, uint32_t until, uint32_t bytes_of_token)
{
    server_conn_charge(call->conn, call->json->text.length / bytes_of_token);
    pl_json_key(call->json, "next");
    if (until < call->table->ply) {
        pl_json_int(call->json, until);
    } else {
        pl_json_null(call->json);
    }
}

/* In one's own language and as one may read it; what is too long goes on at `next`. */
enum server_error server_on_log(struct server_call *call)
{
    struct server_table *table = call->table;
    struct server_sub *sub = server_conn_sub(call->conn, table);
    struct server_names names;
    enum server_error error = wake(call);

    if (error) {
        return error;
    }
    struct server_eyes eyes = eyes_of(call, &names);
    uint32_t until =
        server_write_log(call->json, table, &eyes, call->request->from, SERVER_LOG_BYTES_MAX);
    write_next(call, until, SERVER_LOG_BYTES_OF_TOKEN);
    if (sub) {
        sub->seen_ply = until;
    }
    return SERVER_OK;
}

/* The same plies event by event, as one sees them. */
enum server_error server_on_film(struct server_call *call)
{
    struct server_names names;
    enum server_error error = wake(call);

    if (error) {
        return error;
    }
    struct server_eyes eyes = eyes_of(call, &names);
    uint32_t until = server_write_film(call->json, call->table, &eyes, call->request->from);
    write_next(call, until, SERVER_FILM_BYTES_OF_TOKEN);
    return call->json->text.is_cut ? SERVER_TOO_LARGE : SERVER_OK;
}

enum server_error server_on_point(struct server_call *call)
{
    return server_point_at(call->server, call->table, call->seat, call->request->place);
}
