/* Requests about other people: chat, mutes, reports. */
#include "server/people/conduct.h"
#include "server/protocol/call.h"
#include "server/tables/chat.h"

/* Those who sit at the table, and its owner: whoever only watches reads. */
enum server_error server_on_say(struct server_call *call)
{
    struct server *server = call->server;
    struct server_user *user = call->conn->user;

    if (call->seat == PL_NOBODY && call->table->owner != user) {
        return SERVER_NOT_SEATED;
    }
    enum server_error error = server_check_muted(server, server_user_id(user));
    error = error ? error : server_quota_take(server, user, call->conn->address, SERVER_RATE_CHAT);
    return error ? error : server_chat_add(server, call->table, user, call->request->text);
}

enum server_error server_on_mute(struct server_call *call)
{
    if (call->request->user == server_user_id(call->conn->user)) {
        return SERVER_BAD_MESSAGE;
    }
    return server_mute(call->server, call->conn->user, call->request->user, call->request->on);
}

enum server_error server_on_mutes(struct server_call *call)
{
    return server_write_mutes(call->json, call->server, call->conn->user);
}

enum server_error server_on_prefs(struct server_call *call)
{
    return server_write_prefs(call->json, call->server, server_user_id(call->conn->user));
}

enum server_error server_on_keep(struct server_call *call)
{
    const struct server_request *request = call->request;
    enum server_error error =
        server_prefs_keep(call->server, call->conn->user, request->prefs, request->version);

    if (!error) {
        pl_json_member_int(call->json, "version", request->version + 1);
    }
    return error;
}

/* People at the table, and those who have it open. */
enum server_error server_on_report(struct server_call *call)
{
    struct server_report report = {
        .table = call->table,
        .by = call->conn->user,
        .has_line = call->request->has_n,
        .line = call->request->n,
        .reason = call->request->reason,
    };

    if (call->seat == PL_NOBODY && call->table->owner != call->conn->user &&
        !server_conn_sub(call->conn, call->table)) {
        return SERVER_NOT_SEATED;
    }
    enum server_error error =
        server_quota_take(call->server, call->conn->user, call->conn->address, SERVER_RATE_REPORT);
    return error ? error : server_report_add(call->server, &report);
}
