/* Requests of the host of a table about people, and pauses. */
#include "server/protocol/call.h"
#include "server/tables/flow.h"
#include "server/tables/host.h"
#include "server/tables/pause.h"

/* Whether another person sits there, and is the one whom the host has seen. */
static enum server_error check_person(struct server_call *call)
{
    const struct server_seat *at = &call->table->seat[call->request->seat];

    if (at->presence != call->request->number) {
        return server_call_stale(call, SERVER_NEWS_TABLE);
    }
    if (!server_seat_is_person(at) || at->user == call->conn->user) {
        return SERVER_BAD_MESSAGE;
    }
    return SERVER_OK;
}

enum server_error server_on_remove(struct server_call *call)
{
    enum server_error error = check_person(call);

    return error ? error : server_table_remove(call->server, call->table, call->request->seat);
}

enum server_error server_on_cancel(struct server_call *call)
{
    server_table_close(call->server, call->table, SERVER_NOTE_CANCELLED);
    return SERVER_OK;
}

enum server_error server_on_hand(struct server_call *call)
{
    enum server_error error = check_person(call);

    if (call->table->status == SERVER_OVER) {
        return SERVER_NOT_RUNNING;
    }
    error = error ? error : server_call_ask(call);
    if (!error) {
        server_table_hand(call->server, call->table, call->request->seat);
    }
    return error;
}

enum server_error server_on_watchers(struct server_call *call)
{
    if (call->table->status == SERVER_OVER) {
        return SERVER_NOT_RUNNING;
    }
    enum server_error error = server_call_ask(call);
    if (!error) {
        server_table_watchers(call->server, call->table, call->request->on);
    }
    return error;
}

enum server_error server_on_pause(struct server_call *call)
{
    bool is_done = false;
    enum server_error error = server_call_ask(call);

    error = error ? error : server_table_pause(call->server, call->table, call->seat, &is_done);
    if (!error) {
        pl_json_member_bool(call->json, "done", is_done);
    }
    return error;
}

enum server_error server_on_resume(struct server_call *call)
{
    server_pause_end(call->server, call->table, call->seat);
    return SERVER_OK;
}
