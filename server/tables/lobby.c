/* Lists of tables. The public one is written once for all who look and read one language. */
#include "server/tables/lobby.h"

#include <stdlib.h>
#include <string.h>

#include "server/edge/edge.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/protocol/conn.h"
#include "server/tables/present.h"
#include "server/tables/skip.h"
#include "server/turn.h"

enum { LIST_SIZE = 128 * 1024, ENTRY_SIZE = 4096 };

/* A table in the order of the list. */
struct entry {
    const struct server_table *table;
    bool is_lively;
    uint32_t nth; /* of its owner's in the same state, the newest first */
};

/* All that are public, in order. */
struct list {
    uint32_t count;
    uint32_t room;
    struct entry *entry;
};

static bool is_lively(const struct server_table *table)
{
    bool is = false;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        is = is ||
             (server_seat_is_person(&table->seat[p]) && server_user_is_online(table->seat[p].user));
    }
    return is;
}

static void collect(void *owner, struct server_node *node)
{
    struct list *list = owner;
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    if (table->is_private || table->status == SERVER_OVER || table->is_new || table->is_unknown) {
        return;
    }
    /* There is nothing that others could do there. */
    if ((table->terms & SERVER_TERM_CLOSED) && table->status == SERVER_RUNNING) {
        return;
    }
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 64;
        list->entry = realloc(list->entry, list->room * sizeof *list->entry);
        PL_ASSERT(list->entry);
    }
    list->entry[list->count++] = (struct entry){ .table = table, .is_lively = is_lively(table) };
}

/* Comparing: what is larger comes first; ids last, so that the order is always the same. */

static int descending(uint64_t a, uint64_t b)
{
    return a < b ? 1 : a > b ? -1 : 0;
}

/* The order in which people look: seats to take where someone waits, then games to watch, last
 * tables that cannot be played. */
static int by_interest(const struct entry *a, const struct entry *b)
{
    int order = descending(!a->table->trouble, !b->table->trouble);

    order =
        order ? order
              : descending(a->table->status == SERVER_WAITING, b->table->status == SERVER_WAITING);
    return order ? order : descending(a->is_lively, b->is_lively);
}

static int by_age(const struct entry *a, const struct entry *b)
{
    int order = descending((uint64_t)a->table->changed_ms, (uint64_t)b->table->changed_ms);

    return order ? order : descending(server_table_id(a->table), server_table_id(b->table));
}

/* Those of one owner together. */
static int compare_owners(const void *left, const void *right)
{
    const struct entry *a = left;
    const struct entry *b = right;
    int order = descending((uint64_t)server_user_id(a->table->owner),
                           (uint64_t)server_user_id(b->table->owner));

    order = order ? order : by_interest(a, b);
    return order ? order : by_age(a, b);
}

/* No owner's second table comes before another's first. */
static int compare(const void *left, const void *right)
{
    const struct entry *a = left;
    const struct entry *b = right;
    int order = by_interest(a, b);

    order = order ? order : descending(b->nth, a->nth);
    return order ? order : by_age(a, b);
}

static void sort(struct list *list, int (*order)(const void *left, const void *right))
{
    if (list->count > 1) {
        qsort(list->entry, list->count, sizeof *list->entry, order);
    }
}

/* Numbers the tables of each owner, and leaves out those that wait beyond what one may show. */
static void keep_shares(struct list *list)
{
    uint32_t kept = 0;

    sort(list, compare_owners);
    for (uint32_t i = 0; i < list->count; i++) {
        struct entry entry = list->entry[i];
        const struct entry *last = kept ? &list->entry[kept - 1] : NULL;
        bool is_next = last && last->table->owner == entry.table->owner &&
                       last->table->status == entry.table->status;
        entry.nth = is_next ? last->nth + 1 : 0;
        if (entry.table->status != SERVER_WAITING || entry.nth < SERVER_LOBBY_OF_OWNER_MAX) {
            list->entry[kept++] = entry;
        }
    }
    list->count = kept;
}

/* Counts a table of this address; false when it, or its network, has too many in the list. */
static bool is_listed(struct server_address *address)
{
    bool is = true;

    for (; address; address = address->network) {
        is = address->listed_count++ < server_address_bound(address, SERVER_LOBBY_OF_ADDRESS_MAX) &&
             is;
    }
    return is;
}

/* The same of those that were made from one address; best first. */
static void keep_addresses(struct list *list)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < list->count; i++) {
        const struct server_table *table = list->entry[i].table;
        if (table->status != SERVER_WAITING || is_listed(table->address)) {
            list->entry[kept++] = list->entry[i];
        }
    }
    list->count = kept;
}

static void forget_listed(void *owner, struct server_node *node)
{
    (void)owner;
    SERVER_OF(node, struct server_address, node)->listed_count = 0;
}

static void collect_all(const struct server *server, struct list *list)
{
    list->count = 0;
    server_map_each(&server->tables, collect, list);
    keep_shares(list);
    sort(list, compare);
    if (server->options.per_address_max > 0) {
        server_map_each(&server->addresses, forget_listed, NULL);
        keep_addresses(list);
    }
}

/* Whether it is for the person there to decide: what is declined by itself is not. */
static bool is_called(const struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];

    return table->status == SERVER_RUNNING && !table->trouble && (table->waiting >> seat & 1) &&
           !at->is_bot_now && !server_skip_is_on(table, seat);
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
        pl_json_member_bool(json, "your_move", is_own && is_called(table, seat));
    }
    pl_json_close(json, '}');
}

static uint32_t pages_of(const struct list *list)
{
    return list->count ? (list->count + SERVER_LOBBY_PAGE - 1) / SERVER_LOBBY_PAGE : 1;
}

/* A page of the public list as members of the message, in memory that the caller frees. */
static char *write_page(const struct list *list, uint32_t page, enum pl_lang lang)
{
    char *room = malloc(LIST_SIZE);
    struct pl_json json = pl_json_in(room, LIST_SIZE);
    uint32_t first = page * SERVER_LOBBY_PAGE;

    PL_ASSERT(room);
    pl_json_open(&json, '[');
    for (uint32_t i = first; i < list->count && i < first + SERVER_LOBBY_PAGE &&
                             json.text.length < LIST_SIZE - ENTRY_SIZE;
         i++) {
        write_entry(&json, list->entry[i].table, NULL, lang);
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
    for (const struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
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

/* Of a table that a person looks at they hear anyway, whichever of their connections it is. */
static bool is_elsewhere(const struct server_user *user, const struct server_seat *seat)
{
    bool is = server_seat_is_person(seat) && is_shown_to(seat->table, user);

    for (struct server_conn *conn = user->conns.first; is && conn; conn = conn->of_user.next) {
        is = !server_conn_sub(conn, seat->table);
    }
    return is;
}

/* At which tables elsewhere the person is called. Never 0. */
static uint64_t sum_of_own(const struct server_user *user)
{
    static const uint64_t factor = 0x9e3779b97f4a7c15;
    uint64_t sum = 0;

    for (const struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
        uint64_t is_call = is_called(seat->table, server_seat_index(seat));
        sum += is_elsewhere(user, seat) ? (2 * server_table_id(seat->table) + is_call) * factor : 0;
    }
    return sum | 1;
}

static void send_own(struct server *server, struct server_conn *conn)
{
    struct pl_json json = server_scratch(server);
    const struct server_user *user = conn->user;

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "own");
    pl_json_key(&json, "tables");
    pl_json_open(&json, '[');
    for (const struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
        if (is_elsewhere(user, seat)) {
            write_entry(&json, seat->table, user, conn->lang);
        }
    }
    pl_json_close(&json, ']');
    pl_json_close(&json, '}');
    struct server_text *text = server_scratch_text(&json);
    server_conn_send(server, conn, text);
    server_text_drop(text);
}

/* What is sent to those who look at the same page. */
struct page {
    uint32_t number;
    uint32_t count;              /* of pages */
    char *tables[PL_LANG_COUNT]; /* NULL: not needed yet */
};

static void send_to(struct server *server, struct server_conn *conn, const struct page *page)
{
    struct pl_json json = server_scratch(server);

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "lobby");
    pl_json_key(&json, "tables");
    pl_json_raw(&json, page->tables[conn->lang]);
    pl_json_member_int(&json, "page", page->number);
    pl_json_member_int(&json, "pages", page->count);
    write_mine(&json, server, conn);
    pl_json_close(&json, '}');
    struct server_text *text = server_scratch_text(&json);
    server_conn_send(server, conn, text);
    server_text_drop(text);
}

/* A page beyond the end becomes the last one. */
static uint32_t page_of(const struct server_conn *conn, uint32_t count)
{
    return conn->lobby_page < count ? conn->lobby_page : count - 1;
}

/* A reader who has not read the last one yet gets the next instead. */
static bool is_ready(const struct server_conn *conn, bool wants_own)
{
    return conn->needs_lobby && conn->wants_own == wants_own && edge_queued(conn->stream) == 0 &&
           !edge_is_ending(conn->stream);
}

/* A connection that reads too slowly may end here, and leave the list. */
static void send_all_own(struct server *server)
{
    for (struct server_conn *conn = server->conns.first; conn;) {
        struct server_conn *next = conn->of_server.next;
        if (is_ready(conn, true)) {
            uint64_t sum = sum_of_own(conn->user);
            bool is_news = sum != conn->own_sum;
            conn->needs_lobby = false;
            conn->own_sum = sum;
            if (is_news) {
                send_own(server, conn);
            }
        }
        conn = next;
    }
}

static void send_page(struct server *server, const struct list *list, uint32_t number)
{
    struct page page = { .number = number, .count = pages_of(list) };

    for (struct server_conn *conn = server->conns.first; conn;) {
        struct server_conn *next = conn->of_server.next;
        if (is_ready(conn, false) && page_of(conn, page.count) == number) {
            char **tables = &page.tables[conn->lang];
            *tables = *tables ? *tables : write_page(list, number, conn->lang);
            conn->needs_lobby = false;
            send_to(server, conn, &page);
        }
        conn = next;
    }
    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        free(page.tables[lang]);
    }
}

/* The first page after `number` that someone waits for, or the number of pages. */
static uint32_t next_page(const struct server *server, const struct list *list, int64_t number)
{
    uint32_t count = pages_of(list);
    uint32_t least = count;

    for (const struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        uint32_t page = page_of(conn, count);
        least = is_ready(conn, false) && page > number && page < least ? page : least;
    }
    return least;
}

/* Whether someone has to be told of public tables; notes who of what. */
static bool note_stale(struct server *server)
{
    bool is_due = false;

    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        bool is_stale = server->is_lobby_stale && !conn->wants_own;
        conn->needs_lobby =
            conn->wants_lobby && (conn->needs_lobby || is_stale || conn->user->needs_lobby);
        is_due = is_due || (conn->needs_lobby && !conn->wants_own);
    }
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
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
    bool is_due = note_stale(server);
    send_all_own(server);
    if (!is_due) {
        return;
    }
    static struct list list;
    collect_all(server, &list);
    server->lobby_at_ms = server->now_ms;
    for (uint32_t page = next_page(server, &list, -1); page < pages_of(&list);
         page = next_page(server, &list, page)) {
        send_page(server, &list, page);
    }
}
