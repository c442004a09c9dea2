/* Matches that continue others. */
#include "server/tables/chronicle.h"

#include <string.h>

#include "match/legacy.h"
#include "server/store/row.h"
#include "server/tables/present.h"

/* Records. */

/* People are known by their nicks as they are now: whoever has changed it since is the same in all
 * their matches. Of two guests with one nick, the older one comes first. */
static void name_players(const struct server_table *table, struct pl_record_names *ret_names)
{
    struct pl_record_person people[PL_SEATS_MAX] = { 0 };

    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_user *user = table->seat[p].user;
        people[p].is_bot = !user;
        people[p].name = user ? server_user_nick(user, PL_LANG_EN) : NULL;
        people[p].order = user ? server_user_id(user) : 0;
    }
    pl_record_names(people, table->config.seats, ret_names);
}

enum server_error server_table_record(struct server *server, struct server_table *table,
                                      const char **ret_record)
{
    static char record[PL_RECORD_MAX];
    char id[SERVER_ID_SIZE];
    struct pl_record_names names;

    if (table->status != SERVER_OVER || !table->has_result) {
        return SERVER_NO_RECORD;
    }
    enum server_error error = server_table_awaken(server, table);
    if (error) {
        return error == SERVER_NOT_RUNNING ? SERVER_NO_RECORD : error;
    }
    server_id_format(server_table_id(table), id);
    name_players(table, &names);
    *ret_record = record;
    return match_record_of(table->game, match_state(table->match),
                           &(struct pl_record){ id, names.at }, record)
               ? SERVER_NO_RECORD
               : SERVER_OK;
}

/* Continuing. */

/* The matches that one goes on with, by id. */
struct befores {
    const uint64_t *id;
    uint32_t count;
};

/* The match whose seats are those of the one that goes on with these: the first in the order of
 * records.games; NULL: there is none. A damaged match may be the one, so it is refused. */
static enum server_error find_first(struct server *server, const struct pl_game *game,
                                    const struct befores *before,
                                    const struct server_table **ret_first)
{
    *ret_first = NULL;
    for (uint32_t g = 0; game->records.games && game->records.games[g]; g++) {
        for (uint32_t i = 0; i < before->count; i++) {
            struct server_table *table = NULL;
            enum server_error error = server_table_find(server, before->id[i], &table);
            if (error && error != SERVER_NO_TABLE) {
                return error;
            }
            if (table && strcmp(table->game->id, game->records.games[g]) == 0) {
                *ret_first = table;
                return SERVER_OK;
            }
        }
    }
    return SERVER_OK;
}

/* Refuses, and tells who played: "Ada, Jan", or with their seats "1. Ada, 3. Jan". */
static enum server_error refuse_with_names(struct server_call *call, enum server_error error,
                                           const struct server_table *table)
{
    static const char *const nobody[PL_LANG_COUNT] = {
        [PL_LANG_PL] = "(grały same boty)", [PL_LANG_EN] = "(only bots played)"
    };
    static char room[PL_SEATS_MAX * (PL_RECORD_NAME_MAX + sizeof ", 1. ")];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_record_names names;

    name_players(table, &names);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (!table->seat[p].user) {
            continue;
        }
        pl_text_add(&text, text.length > 0 ? ", " : "");
        if (error == SERVER_OTHER_SEAT) {
            pl_text_number(&text, p + 1);
            pl_text_add(&text, ". ");
        }
        pl_text_add(&text, names.at[p]);
    }
    if (text.length == 0) {
        pl_text_add(&text, nobody[call->conn->lang]);
    }
    call->names = room;
    return error;
}

/* People who played before sit where they sat: in the only seat there is, or their own. */
static enum server_error check_own_seat(struct server_call *call, const struct server_table *first,
                                        uint8_t seats, pl_seat seat)
{
    pl_seat own = first ? server_seat_of(first, call->conn->user) : PL_NOBODY;

    return own == PL_NOBODY || own == seat || seats == 1
               ? SERVER_OK
               : refuse_with_names(call, SERVER_OTHER_SEAT, first);
}

enum server_error server_call_check_seat(struct server_call *call, pl_seat seat)
{
    const struct server_table *table = call->table;
    const struct server_seat *at = &table->seat[seat];
    const struct befores before = { table->before, table->before_count };
    const struct server_table *first = NULL;
    bool is_kept = at->kind == SERVER_SEAT_OPEN && at->user && at->user != call->conn->user;

    enum server_error error = find_first(call->server, table->game, &before, &first);
    if (error) {
        return error;
    }
    if (first && is_kept) {
        return refuse_with_names(call, SERVER_NOT_NAMED, first);
    }
    return check_own_seat(call, first, table->config.seats, seat);
}

/* A finished match of the person who asks. */
static enum server_error find_before(struct server_call *call, uint64_t id,
                                     struct server_table **ret_table)
{
    struct server_table *table = NULL;
    enum server_error error = id ? server_table_find(call->server, id, &table) : SERVER_NO_TABLE;

    if (error) {
        return error;
    }
    if (!server_call_may_see(call->conn, table)) {
        return SERVER_NO_KEY;
    }
    if (table->status != SERVER_OVER || !table->has_result) {
        return SERVER_NOT_OVER;
    }
    *ret_table = table;
    return server_seat_of(table, call->conn->user) == PL_NOBODY
               ? refuse_with_names(call, SERVER_NOT_NAMED, table)
               : SERVER_OK;
}

/* The owner of the table may sit only where they sat before. */
static enum server_error check_wishes(struct server_call *call)
{
    const struct server_request *request = call->request;
    const struct befores before = { request->before, request->before_count };
    const struct server_table *first = NULL;
    enum server_error error = find_first(call->server, request->game, &before, &first);

    for (pl_seat p = 0; p < request->config.seats && !error; p++) {
        if (request->wish[p].is_me) {
            error = check_own_seat(call, first, request->config.seats, p);
        }
    }
    return error;
}

enum server_error server_call_continue(struct server_call *call, struct pl_config *config)
{
    static char room[PL_RECORDS_MAX][PL_RECORD_MAX];
    const struct server_request *request = call->request;
    struct pl_record_text records[PL_RECORDS_MAX];

    for (uint32_t i = 0; i < request->before_count; i++) {
        struct server_table *table = NULL;
        enum server_error error = find_before(call, request->before[i], &table);
        if (error) {
            return error;
        }
        const char *record = NULL;
        error = server_table_record(call->server, table, &record);
        if (error) {
            return error;
        }
        records[i] = (struct pl_record_text){ room[i], (uint32_t)strlen(record) };
        memcpy(room[i], record, records[i].length + 1);
    }
    call->refusal = pl_legacy_read(request->game, config, records, request->before_count);
    return call->refusal ? SERVER_BAD_RECORD : check_wishes(call);
}

static void keep_seats(struct server_call *call, struct server_table *table,
                       const struct server_table *before)
{
    for (pl_seat p = 0; p < table->config.seats && p < before->config.seats; p++) {
        const struct server_seat *from = &before->seat[p];
        bool is_kept = table->seat[p].kind == SERVER_SEAT_OPEN && server_seat_is_person(from) &&
                       from->user && !from->user->is_deleted &&
                       server_seat_of(table, from->user) == PL_NOBODY;
        if (is_kept) {
            server_seat_assign(call->server, &table->seat[p], from->user);
        }
    }
}

/* The newest of those that follow, as many as are remembered. */
static void add_after(struct server_table *table, uint64_t id)
{
    if (table->after_count == SERVER_AFTER_MAX) {
        table->after_count--;
        memmove(&table->after[0], &table->after[1], table->after_count * sizeof table->after[0]);
    }
    table->after[table->after_count++] = id;
}

void server_table_set_before(struct server_call *call, struct server_table *table)
{
    const struct server_request *request = call->request;
    const struct befores before = { request->before, request->before_count };
    const struct server_table *first = NULL;

    /* They were found when the request was checked, and are in memory. */
    if (!find_first(call->server, request->game, &before, &first) && first) {
        keep_seats(call, table, first);
    }
    for (uint32_t i = 0; i < request->before_count; i++) {
        table->before[table->before_count++] = request->before[i];
    }
}

void server_table_copy_before(struct server_table *table, const struct server_table *from)
{
    memcpy(table->before, from->before, sizeof table->before);
    table->before_count = from->before_count;
}

/* The store. */

void server_table_put_before(struct server *server, struct server_table *table)
{
    for (uint32_t i = 0; i < table->before_count; i++) {
        struct server_table *before = NULL;
        (void)server_table_find(server, table->before[i], &before);
        store_write(server->store, STORE_LINK_ADD,
                    STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(i),
                               STORE_INT((int64_t)table->before[i])));
        server_table_wrote(server, table);
        if (before) {
            server_table_touch(server, before);
            add_after(before, server_table_id(table));
            server_table_news(server, before, SERVER_NEWS_TABLE);
        }
    }
}

enum server_error server_table_read_links(struct server *server, struct server_table *table)
{
    struct store_arg id = STORE_INT((int64_t)server_table_id(table));
    struct store_row before = { .store = server->store, .query = STORE_LINKS_BEFORE };
    struct store_row after = { .store = server->store, .query = STORE_LINKS_AFTER };

    table->before_count = 0;
    table->after_count = 0;
    store_read(server->store, STORE_LINKS_BEFORE, &id, 1);
    while (store_next(server->store, STORE_LINKS_BEFORE)) {
        int64_t other = store_row_id(&before, 0, "before");
        if (table->before_count == PL_RECORDS_MAX || other == 0) {
            before.wrong = "before";
        } else {
            table->before[table->before_count++] = (uint64_t)other;
        }
    }
    bool is_whole = store_end(server->store, STORE_LINKS_BEFORE);
    store_read(server->store, STORE_LINKS_AFTER, &id, 1);
    while (store_next(server->store, STORE_LINKS_AFTER)) {
        add_after(table, (uint64_t)store_row_id(&after, 0, "tabl"));
    }
    is_whole = store_end(server->store, STORE_LINKS_AFTER) && is_whole;
    return !is_whole ? SERVER_STORAGE : before.wrong || after.wrong ? SERVER_DAMAGED : SERVER_OK;
}

/* Telling. */

static void write_link(struct pl_json *json, const struct server *server, uint64_t id, bool has_key)
{
    struct server_node *node = server_map_find(&server->tables, id);
    const struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;

    pl_json_open(json, '{');
    server_write_id(json, "table", id);
    if (table) {
        pl_json_member_string(json, "game", table->game->id);
        pl_json_member_string(json, "status", server_status_name(table->status));
    }
    if (table && has_key) {
        pl_json_member_string(json, "key", table->key);
    }
    pl_json_close(json, '}');
}

void server_write_links(struct pl_json *json, const struct server *server,
                        const struct server_table *table, bool has_sat)
{
    pl_json_key(json, "continues");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < table->before_count; i++) {
        write_link(json, server, table->before[i], false);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "continued");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < table->after_count; i++) {
        write_link(json, server, table->after[i], has_sat);
    }
    pl_json_close(json, ']');
}
