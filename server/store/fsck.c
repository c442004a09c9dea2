/* Everything that the server relies on, looked at once. Rows are read by the same code as in the
 * server, so that what passes here is not damaged there. */
#include "server/store/fsck.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "server/core.h"
#include "server/people/account.h"
#include "server/store/row.h"
#include "server/tables/chat.h"
#include "server/tables/damage.h"
#include "server/tables/notice.h"

enum { PROBLEM_SIZE = 512 };

struct search {
    struct server *server;
    struct server_fsck *fsck;
};

__attribute__((format(printf, 2, 3))) static void tell(struct server_fsck *fsck, const char *format,
                                                       ...)
{
    char problem[PROBLEM_SIZE];
    va_list args;

    va_start(args, format);
    vsnprintf(problem, sizeof problem, format, args);
    va_end(args);
    fsck->problem_count++;
    fsck->tell(fsck->owner, problem);
}

static void tell_fault(void *owner, const char *fault)
{
    tell(owner, "database: %s", fault);
}

/* The numbers in the first column of a query, in memory that the caller frees. */
static int64_t *read_ids(struct search *search, enum store_query query, uint32_t *ret_count)
{
    struct server_store *store = search->server->store;
    uint32_t room = 64;
    int64_t *ids = malloc(room * sizeof *ids);

    *ret_count = 0;
    store_read(store, query, NULL, 0);
    while (store_next(store, query)) {
        if (*ret_count == room) {
            room *= 2;
            ids = realloc(ids, room * sizeof *ids);
        }
        PL_ASSERT(ids);
        ids[(*ret_count)++] = store_int(store, query, 0);
    }
    if (!store_end(store, query)) {
        tell(search->fsck, "database: not all rows can be read");
    }
    return ids;
}

static void check_users(struct search *search)
{
    uint32_t count = 0;
    int64_t *ids = read_ids(search, STORE_USERS_ALL, &count);

    for (uint32_t i = 0; i < count; i++) {
        struct server_user *user = NULL;
        enum server_error error = server_user_get(search->server, ids[i], &user);
        if (error) {
            tell(search->fsck, "person %lld: the row %s", (long long)ids[i],
                 error == SERVER_STORAGE ? "cannot be read" : "is wrong");
        }
        server_user_drop(search->server, user);
    }
    search->fsck->user_count = count;
    free(ids);
}

static void check_table(struct search *search, uint64_t id)
{
    struct server *server = search->server;
    struct server_table *table = NULL;
    char text[SERVER_ID_SIZE];
    const char *what = NULL;
    enum server_error error = server_table_read(server, id, &table);

    server_id_format(id, text);
    if (error) {
        what = server_damage_what(server, id);
        tell(search->fsck, "table %s: the row %s%s%s%s", text,
             error == SERVER_STORAGE ? "cannot be read" : "is wrong", what ? " (" : "",
             what ? what : "", what ? ")" : "");
        return;
    }
    if (server_table_examine(server, table, &what)) {
        tell(search->fsck, "table %s: %s", text, what);
    }
    if (server_chat_load(server, table)) {
        tell(search->fsck, "table %s: the chat is wrong or cannot be read", text);
    }
    if (!server_notices_are_well(server, table)) {
        tell(search->fsck, "table %s: the notices are wrong or cannot be read", text);
    }
    server_table_free(server, table);
}

static void check_tables(struct search *search)
{
    uint32_t count = 0;
    int64_t *ids = read_ids(search, STORE_TABLES_ALL, &count);

    for (uint32_t i = 0; i < count; i++) {
        check_table(search, (uint64_t)ids[i]);
    }
    search->fsck->table_count = count;
    free(ids);
}

/* What a query finds: what it is, and whose. */
static void check_none(struct search *search, enum store_query query)
{
    struct server_store *store = search->server->store;
    struct store_row row = { .store = store, .query = query };

    store_read(store, query, NULL, 0);
    while (store_next(store, query)) {
        char text[SERVER_ID_SIZE];
        const char *what = store_row_text(&row, 0, "what", PROBLEM_SIZE / 2);
        int64_t id = store_int(store, query, 1);
        server_id_format((uint64_t)id, text);
        tell(search->fsck, "%s (%s, %lld)", what, text, (long long)id);
    }
    if (!store_end(store, query)) {
        tell(search->fsck, "database: not all rows can be read");
    }
}

/* Sessions and known browsers. */
static void check_tokens(struct search *search)
{
    struct server_store *store = search->server->store;
    struct store_row row = { .store = store, .query = STORE_TOKENS_ALL };

    store_read(store, STORE_TOKENS_ALL, NULL, 0);
    while (store_next(store, STORE_TOKENS_ALL)) {
        row.wrong = NULL;
        store_row_int(&row, 0, "hash", SERVER_HASH_BYTES, SERVER_HASH_BYTES);
        int64_t user = store_row_id(&row, 1, "user");
        store_row_ms(&row, 2, "expires");
        if (row.wrong) {
            const char *wrong = row.wrong;
            tell(search->fsck, "%s of person %lld is wrong (%s)",
                 store_row_text(&row, 3, "what", PROBLEM_SIZE / 2), (long long)user, wrong);
        }
    }
    if (!store_end(store, STORE_TOKENS_ALL)) {
        tell(search->fsck, "database: not all rows can be read");
    }
}

static void check_rows(struct search *search)
{
    if (!server_time_begin(search->server)) {
        tell(search->fsck, "the site's clock is wrong or cannot be read");
    }
    check_users(search);
    check_tokens(search);
    check_tables(search);
    check_none(search, STORE_ORPHANS);
    check_none(search, STORE_ODD_ROWS);
}

const char *server_fsck(const char *path, struct server_fsck *fsck)
{
    struct server *server = calloc(1, sizeof *server);

    PL_ASSERT(server);
    if (sodium_init() < 0) {
        free(server);
        return "there is no source of randomness";
    }
    const char *reason = store_open_to_read(path, &server->store);
    if (!reason) {
        if (!store_check_file(server->store, tell_fault, fsck)) {
            tell(fsck, "database: the file cannot be read to its end");
        }
        const char *why = store_read_as_current(server->store);
        if (why) {
            tell(fsck, "rows: %s", why);
        } else {
            check_rows(&(struct search){ server, fsck });
        }
        server_tables_free(server);
        server_map_free(&server->users);
        store_close(server->store);
    }
    free(server);
    return reason;
}
