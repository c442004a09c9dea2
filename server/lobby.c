/* Lists of tables. The public one is written once for all who look and read one language. */
#include "server/lobby.h"

#include <stdlib.h>
#include <string.h>

#include "server/conn.h"
#include "server/edge/edge.h"
#include "server/limits.h"
#include "server/present.h"
#include "server/turn.h"

enum { PUBLIC_SIZE = 128 * 1024 };

struct list {
    uint32_t count;
    const struct server_table *table[SERVER_LOBBY_TABLES_MAX];
};

static uint32_t online_count(const struct server_table *table)
{
    uint32_t count = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        count +=
            server_seat_is_person(&table->seat[p]) && server_user_is_online(table->seat[p].user);
    }
    return count;
}

/* What people look for first: seats to take where somebody waits, then games to watch. */
static uint64_t rank_of(const struct server_table *table)
{
    uint64_t is_waiting = table->status == SERVER_WAITING;
    uint64_t is_lively = online_count(table) > 0;

    if (table->trouble) {
        return 0;
    }
    return is_waiting << 63 | is_lively << 62 | (uint64_t)table->changed_ms;
}

/* Keeps the best, in order. */
static void collect(void *owner, struct server_node *node)
{
    struct list *list = owner;
    const struct server_table *table = SERVER_OF(node, struct server_table, node);
    uint32_t at;

    if (table->is_private || table->status == SERVER_OVER || table->is_new || table->is_unknown) {
        return;
    }
    if (list->count == SERVER_LOBBY_TABLES_MAX) {
        if (rank_of(list->table[list->count - 1]) >= rank_of(table)) {
            return;
        }
        list->count--;
    }
    for (at = list->count++; at > 0 && rank_of(list->table[at - 1]) < rank_of(table); at--) {
        list->table[at] = list->table[at - 1];
    }
    list->table[at] = table;
}

static void write_entry(struct pl_json *json, const struct server_table *table,
                        const struct server_user *user, enum pl_lang lang)
{
    pl_json_open(json, '{');
    server_write_id(json, "id", server_table_id(table));
    pl_json_member_string(json, "game", table->game->id);
    server_write_options(json, table);
    server_write_seats(json, table, lang);
    pl_json_member_string(json, "status", server_status_name(table->status));
    server_write_clock(json, table);
    pl_json_member_int(json, "ply", table->ply);
    pl_json_member_int(json, "at", table->moved_ms);
    pl_json_member_int(json, "spectators", server_spectators(table));
    pl_json_member_bool(json, "private", table->is_private);
    if (table->trouble) {
        pl_json_member_bool(json, "damaged", true);
    }
    if (user) {
        pl_seat seat = server_seat_of(table, user);
        bool is_own = seat != PL_NOBODY;
        pl_json_key(json, "you");
        if (is_own) {
            pl_json_int(json, seat);
        } else {
            pl_json_null(json);
        }
        pl_json_member_bool(json, "your_move",
                            is_own && table->status == SERVER_RUNNING && !table->trouble &&
                                (table->waiting >> seat & 1) && !table->seat[seat].is_bot_now);
    }
    pl_json_close(json, '}');
}

/* The public list as JSON, in memory that the caller frees. */
static char *write_public(struct server *server, enum pl_lang lang)
{
    static struct list list;
    char *room = malloc(PUBLIC_SIZE);
    struct pl_json json = pl_json_in(room, PUBLIC_SIZE);

    PL_ASSERT(room);
    list.count = 0;
    server_map_each(&server->tables, collect, &list);
    pl_json_open(&json, '[');
    for (uint32_t i = 0; i < list.count && json.text.length < PUBLIC_SIZE - 4096; i++) {
        write_entry(&json, list.table[i], NULL, lang);
    }
    pl_json_close(&json, ']');
    PL_ASSERT(!json.text.is_cut);
    return room;
}

static bool is_shown_to(const struct server_table *table, const struct server_user *user)
{
    return table->status != SERVER_OVER && !table->is_new && !table->is_unknown &&
           (server_seat_of(table, user) != PL_NOBODY || table->owner == user);
}

struct mine {
    struct pl_json *json;
    const struct server_user *user;
    enum pl_lang lang;
};

static void write_if_owned(void *owner, struct server_node *node)
{
    const struct mine *mine = owner;
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    if (table->owner == mine->user && is_shown_to(table, mine->user) &&
        server_seat_of(table, mine->user) == PL_NOBODY) {
        write_entry(mine->json, table, mine->user, mine->lang);
    }
}

/* One's own tables: where one sits, and those that one has made and not joined. */
static void write_mine(struct pl_json *json, const struct server *server,
                       const struct server_conn *conn)
{
    const struct server_user *user = conn->user;
    struct mine mine = { json, user, conn->lang };
    uint32_t owned = 0;

    pl_json_key(json, "mine");
    pl_json_open(json, '[');
    for (const struct server_seat *seat = user->seats; seat; seat = seat->next_of_user) {
        bool is_own = server_seat_is_person(seat) && is_shown_to(seat->table, user);
        if (is_own) {
            owned += seat->table->owner == user;
            write_entry(json, seat->table, user, conn->lang);
        }
    }
    if (owned < user->owned_count) {
        server_map_each(&server->tables, write_if_owned, &mine);
    }
    pl_json_close(json, ']');
}

static void send_to(struct server *server, struct server_conn *conn, const char *public)
{
    struct pl_json json = server_scratch(server);

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "lobby");
    pl_json_key(&json, "tables");
    pl_json_raw(&json, public);
    write_mine(&json, server, conn);
    pl_json_close(&json, '}');
    struct server_text *text = server_scratch_text(&json);
    server_conn_send(server, conn, text);
    server_text_drop(text);
}

/* Whether somebody has to be told; notes who. */
static bool note_stale(struct server *server)
{
    bool is_due = false;

    for (struct server_conn *conn = server->conns; conn; conn = conn->next) {
        conn->needs_lobby = conn->wants_lobby && (conn->needs_lobby || server->is_lobby_stale ||
                                                  conn->user->needs_lobby);
        is_due = is_due || conn->needs_lobby;
    }
    for (struct server_conn *conn = server->conns; conn; conn = conn->next) {
        conn->user->needs_lobby = false;
    }
    server->is_lobby_stale = false;
    return is_due;
}

void server_lobby_send(struct server *server)
{
    if (server->lobby_count == 0 || server->now_ms - server->lobby_at_ms < SERVER_LOBBY_PAUSE_MS ||
        server->now_ms - server->lobby_look_at_ms < SERVER_LOBBY_LOOK_MS) {
        return;
    }
    server->lobby_look_at_ms = server->now_ms;
    if (!note_stale(server)) {
        return;
    }
    char *public[PL_LANG_COUNT] = { NULL };
    server->lobby_at_ms = server->now_ms;
    for (struct server_conn *conn = server->conns; conn;) {
        struct server_conn *next = conn->next;
        /* Whoever has not read the last one yet gets the next instead. */
        if (conn->needs_lobby && edge_queued(conn->stream) == 0 && !edge_is_ending(conn->stream)) {
            char **list = &public[conn->lang];
            *list = *list ? *list : write_public(server, conn->lang);
            conn->needs_lobby = false;
            send_to(server, conn, *list);
        }
        conn = next;
    }
    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        free(public[lang]);
    }
}
