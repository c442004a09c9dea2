/* Requests about who sits where. */
#include <string.h>

#include "server/protocol/call.h"
#include "server/tables/chat.h"
#include "server/tables/chronicle.h"
#include "server/tables/flow.h"
#include "server/tables/present.h"
#include "server/tables/vote.h"

/* After a seat was changed before the start. */
static void note_seat(struct server_call *call, pl_seat seat)
{
    server_table_put_seat(call->server, call->table, seat);
    server_table_news(call->server, call->table, SERVER_NEWS_TABLE);
}

static bool is_free_for(const struct server_seat *seat, const struct server_user *user)
{
    return seat->kind == SERVER_SEAT_OPEN && (!seat->user || seat->user == user);
}

static void take_seat(struct server_call *call, pl_seat seat)
{
    struct server_seat *at = &call->table->seat[seat];

    server_seat_assign(call->server, at, call->conn->user);
    at->kind = SERVER_SEAT_PERSON;
    at->level = BOT_LEVEL_NONE;
    at->presence++;
    note_seat(call, seat);
}

static void free_seat(struct server_call *call, pl_seat seat)
{
    struct server_seat *at = &call->table->seat[seat];

    at->kind = SERVER_SEAT_OPEN;
    at->presence++;
    server_seat_assign(call->server, at, NULL);
    note_seat(call, seat);
}

enum server_error server_on_sit(struct server_call *call)
{
    pl_seat seat = call->request->seat;

    if (seat == call->seat) {
        return SERVER_OK;
    }
    enum server_error error = server_call_check_seat(call, seat);
    if (error) {
        return error;
    }
    if (!is_free_for(&call->table->seat[seat], call->conn->user)) {
        return SERVER_SEAT_TAKEN;
    }
    if (!server_call_may_join(call->conn->user, call->table)) {
        return SERVER_TOO_MANY;
    }
    if (call->seat != PL_NOBODY) {
        free_seat(call, call->seat);
    }
    take_seat(call, seat);
    server_table_start_if_full(call->server, call->table);
    return SERVER_OK;
}

enum server_error server_on_stand(struct server_call *call)
{
    free_seat(call, call->seat);
    return SERVER_OK;
}

/* The owner opens a seat, drops its reservation, or lets a bot sit down. */
enum server_error server_on_seat(struct server_call *call)
{
    struct server_seat *at = &call->table->seat[call->request->seat];

    if (server_seat_is_person(at)) {
        return SERVER_SEAT_TAKEN;
    }
    server_seat_assign(call->server, at, NULL);
    at->kind = call->request->kind.kind;
    at->level = call->request->kind.level;
    note_seat(call, call->request->seat);
    return SERVER_OK;
}

enum server_error server_on_start(struct server_call *call)
{
    server_table_start_if_full(call->server, call->table);
    return call->table->status == SERVER_RUNNING ? SERVER_OK : SERVER_OPEN_SEATS;
}

enum server_error server_on_leave(struct server_call *call)
{
    if (call->seat == PL_NOBODY && call->table->owner != call->conn->user) {
        return SERVER_NOT_SEATED;
    }
    if (call->table->status == SERVER_OVER) {
        return SERVER_NOT_RUNNING;
    }
    server_table_leave(call->server, call->table, call->conn->user);
    return SERVER_OK;
}

enum server_error server_on_takeover(struct server_call *call)
{
    bool is_done = false;
    pl_seat seat = call->request->seat;

    if (call->request->number != call->table->seat[seat].presence) {
        return server_call_stale(call, SERVER_NEWS_TABLE);
    }
    enum server_error error = server_call_ask(call);

    error = error ? error
                  : server_table_takeover(call->server, call->table, call->seat, seat, &is_done);
    if (!error) {
        pl_json_member_bool(call->json, "done", is_done);
    }
    return error;
}

enum server_error server_on_return(struct server_call *call)
{
    const struct server_seat *seat = &call->table->seat[call->seat];

    if (seat->is_bot_now && !server_seat_returns(seat)) {
        return SERVER_NO_RETURN;
    }
    if (seat->is_bot_now) {
        server_table_bot_returns(call->server, call->table, call->seat);
    }
    return SERVER_OK;
}

static struct server_vote *vote_of(struct server_table *table, enum server_vote_kind kind)
{
    switch (kind) {
    case SERVER_VOTE_UNDO: return &table->undo;
    case SERVER_VOTE_TAKEOVER: return &table->takeover;
    case SERVER_VOTE_PAUSE: return &table->pause;
    }
    return NULL;
}

enum server_error server_on_answer(struct server_call *call)
{
    struct server_table *table = call->table;
    struct server_vote *vote = vote_of(table, call->request->what);

    if (!vote->is_open || vote->number != call->request->number) {
        return server_call_stale(call, SERVER_NEWS_TABLE);
    }
    return server_table_vote(call->server, table, vote, call->seat, call->request->yes);
}

/* A rematch: who sat at seat p sits one seat earlier, so that the next one starts; where earlier
 * matches are continued everybody keeps the seat, and so what they left there. Bots come along, the
 * seats of the others are kept for them. */
static enum server_error make_rematch(struct server_call *call, struct server_table **ret_table)
{
    const struct server_table *old = call->table;
    uint8_t seats = old->config.seats;
    uint8_t step = old->before_count > 0 ? 0 : 1;
    struct server_table *table = NULL;
    enum server_error error = server_call_new_table(call, old->game, &old->config, &table);

    if (error) {
        return error;
    }
    table->is_private = old->is_private;
    table->clock = old->clock;
    table->terms = old->terms;
    table->rematch_of = server_table_id(old);
    server_table_copy_before(table, old);
    for (pl_seat p = 0; p < seats; p++) {
        const struct server_seat *from = &old->seat[(p + step) % seats];
        struct server_seat *to = &table->seat[p];
        bool is_person = server_seat_is_person(from);
        /* A table that was closed before it began may have had free places. */
        to->kind = from->kind == SERVER_SEAT_BOT ? SERVER_SEAT_BOT : SERVER_SEAT_OPEN;
        if (to->kind == SERVER_SEAT_BOT) {
            to->level = from->level;
        }
        bool can_return = is_person && from->user && !from->user->is_deleted;
        server_seat_assign(call->server, to, can_return ? from->user : NULL);
    }
    server_table_add(call->server, table);
    *ret_table = table;
    return SERVER_OK;
}

/* Sits down where the seat was kept. */
static enum server_error join_rematch(struct server_call *call, struct server_table *table)
{
    struct server_call there = *call;

    there.table = table;
    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *seat = &table->seat[p];
        if (table->status == SERVER_WAITING && seat->kind == SERVER_SEAT_OPEN &&
            seat->user == call->conn->user) {
            if (!server_call_may_join(call->conn->user, table)) {
                return SERVER_TOO_MANY;
            }
            take_seat(&there, p);
            server_table_start_if_full(call->server, table);
            return SERVER_OK;
        }
    }
    return SERVER_OK;
}

/* The table that follows, unless it was closed before its end; NULL: there is none. */
static enum server_error find_rematch(struct server_call *call, struct server_table **ret_table)
{
    uint64_t id = call->table->rematch;
    enum server_error error = id ? server_table_find(call->server, id, ret_table) : SERVER_NO_TABLE;
    struct server_table *table = *ret_table;

    if (table && table->status == SERVER_OVER && !table->has_result) {
        *ret_table = NULL;
    }
    return error == SERVER_NO_TABLE ? SERVER_OK : error;
}

enum server_error server_on_rematch(struct server_call *call)
{
    struct server_table *table = NULL;
    enum server_error error = find_rematch(call, &table);

    if (!error && !table) {
        error = server_call_may_create(call);
        if (error) {
            return error;
        }
        error = make_rematch(call, &table);
        if (error) {
            return error;
        }
        call->table->rematch = server_table_id(table);
        server_table_put(call->server, call->table);
        server_table_news(call->server, call->table, SERVER_NEWS_TABLE);
    }
    error = error ? error : join_rematch(call, table);
    if (error) {
        return error;
    }
    server_write_id(call->json, "table", server_table_id(table));
    pl_json_member_string(call->json, "key", table->key);
    return SERVER_OK;
}
