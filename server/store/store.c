/* SQLite behind a narrow door: statements by name, turns, failures remembered. */
#include "server/store/store.h"

#include <stdlib.h>
#include <string.h>

#include "server/log.h"
#include "server/store/sqlite.h"

static const char *const queries[STORE_QUERY_COUNT] = {
#define QUERY(name_, sql_) [STORE_##name_] = sql_,
#include "server/store/sql.def"
};

static void note_failure(struct server_store *store, const char *what)
{
    int code = sqlite3_extended_errcode(store->db);

    if (!store->has_failed) {
        server_log("store-failed", "at=%s code=%d", what, code);
        store->has_conflict = (code & 0xff) == SQLITE_CONSTRAINT;
    }
    store->has_failed = true;
}

bool store_prepare(struct server_store *store)
{
    for (int i = 0; i < STORE_QUERY_COUNT; i++) {
        if (sqlite3_prepare_v3(store->db, queries[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->statement[i], NULL) != SQLITE_OK) {
            return false;
        }
    }
    return true;
}

void store_let_go(struct server_store *store)
{
    for (int i = 0; i < STORE_QUERY_COUNT; i++) {
        sqlite3_finalize(store->statement[i]);
        store->statement[i] = NULL;
    }
    sqlite3_close(store->db);
    store->db = NULL;
}

void store_close(struct server_store *store)
{
    if (!store) {
        return;
    }
    store_backup_stop(store);
    store_let_go(store);
    free(store->turn.byte);
    sqlite3_free(store->lost);
    free(store);
}

/* Binding and running. */

/* Binds the arguments of a statement. */
static void bind_args(sqlite3_stmt *statement, const struct store_arg *args, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct store_arg *arg = &args[i];
        int at = (int)i + 1;
        if (arg->type == 'i') {
            sqlite3_bind_int64(statement, at, arg->number);
        } else if (arg->type == 't') {
            sqlite3_bind_text(statement, at, arg->at, (int)arg->size, SQLITE_TRANSIENT);
        } else if (arg->type == 'b') {
            sqlite3_bind_blob(statement, at, arg->at, (int)arg->size, SQLITE_TRANSIENT);
        } else {
            sqlite3_bind_null(statement, at);
        }
    }
}

/* Runs a statement that gives no rows. */
static bool run(struct server_store *store, enum store_query query)
{
    sqlite3_stmt *statement = store->statement[query];
    int code = sqlite3_step(statement);

    sqlite3_reset(statement);
    return code == SQLITE_DONE;
}

/* Tapes. */

static void put_bytes(struct store_tape *tape, const void *bytes, size_t size)
{
    if (tape->size + size > tape->room) {
        tape->room = 2 * (tape->size + size);
        tape->byte = realloc(tape->byte, tape->room);
        PL_ASSERT(tape->byte);
    }
    memcpy(tape->byte + tape->size, bytes, size);
    tape->size += size;
}

static void record(struct store_tape *tape, enum store_query query, const struct store_arg *args,
                   size_t count)
{
    struct store_call call = { .query = query, .count = (uint32_t)count };

    PL_ASSERT(count <= STORE_ARGS_MAX);
    if (count > 0) {
        memcpy(call.arg, args, count * sizeof *args);
    }
    put_bytes(tape, &call, offsetof(struct store_call, arg) + count * sizeof *args);
    for (size_t i = 0; i < count; i++) {
        if (args[i].size > 0) {
            put_bytes(tape, args[i].at, args[i].size);
        }
    }
    tape->count++;
}

/* Takes the next call off the tape; its texts and bytes stay there. */
static void take_call(const struct store_tape *tape, size_t *at, struct store_call *ret_call)
{
    const size_t head = offsetof(struct store_call, arg);

    memcpy(ret_call, tape->byte + *at, head);
    memcpy(ret_call->arg, tape->byte + *at + head, ret_call->count * sizeof ret_call->arg[0]);
    *at += head + ret_call->count * sizeof ret_call->arg[0];
    for (uint32_t i = 0; i < ret_call->count; i++) {
        ret_call->arg[i].at = tape->byte + *at;
        *at += ret_call->arg[i].size;
    }
}

static void erase(struct store_tape *tape)
{
    tape->count = 0;
    tape->size = 0;
}

/* Writing. */

static void begin(struct server_store *store)
{
    store->is_open = run(store, STORE_BEGIN);
    if (!store->is_open) {
        note_failure(store, "begin");
    }
}

static void write_now(struct server_store *store, enum store_query query,
                      const struct store_arg *args, size_t count)
{
    bind_args(store->statement[query], args, count);
    if (!run(store, query)) {
        note_failure(store, "write");
    }
}

void store_write(struct server_store *store, enum store_query query, const struct store_arg *args,
                 size_t count)
{
    store->is_dirty = true;
    if (!store->is_open && !store->has_failed) {
        begin(store);
    }
    if (!store->has_failed) {
        write_now(store, query, args, count);
        record(&store->turn, query, args, count);
    }
}

/* A read that fails may end the transaction: what was written in the turn is then written again. */
static void restore_turn(struct server_store *store)
{
    struct store_call call;

    if (!store->is_open || store->has_failed || !sqlite3_get_autocommit(store->db)) {
        return;
    }
    begin(store);
    for (size_t at = 0; at < store->turn.size && !store->has_failed;) {
        take_call(&store->turn, &at, &call);
        write_now(store, call.query, call.arg, call.count);
    }
}

int64_t store_last_id(const struct server_store *store)
{
    return sqlite3_last_insert_rowid(store->db);
}

bool store_has_conflict(const struct server_store *store)
{
    return store->has_conflict;
}

bool store_is_dirty(const struct server_store *store)
{
    return store->is_dirty;
}

bool store_commit(struct server_store *store)
{
    bool is_done = !store->has_failed;

    PL_ASSERT(store->reading_count == 0);
    if (is_done && store->is_open) {
        is_done = run(store, STORE_COMMIT);
        if (!is_done) {
            note_failure(store, "commit");
        }
    }
    if (!is_done && !sqlite3_get_autocommit(store->db)) {
        run(store, STORE_ROLLBACK);
    }
    if (store->is_dirty) {
        store->is_write_well = is_done || store->has_conflict;
    }
    erase(&store->turn);
    store->is_open = false;
    store->is_dirty = false;
    store->has_failed = false;
    store->has_conflict = false;
    return is_done;
}

bool store_is_well(const struct server_store *store)
{
    return store->is_write_well && !store->lost;
}

/* Reading. */

/* Remembers the reading, to be tried again. */
static void note_lost(struct server_store *store, enum store_query query)
{
    if (!store->lost) {
        server_log("store-failed", "at=read code=%d", sqlite3_extended_errcode(store->db));
        store->lost = sqlite3_expanded_sql(store->statement[query]);
    }
}

void store_read(struct server_store *store, enum store_query query, const struct store_arg *args,
                size_t count)
{
    PL_ASSERT(store->reading[query] == STORE_READING_NONE);
    bind_args(store->statement[query], args, count);
    store->reading[query] = STORE_READING_OPEN;
    store->reading_count++;
}

bool store_next(struct server_store *store, enum store_query query)
{
    int code = SQLITE_DONE;

    PL_ASSERT(store->reading[query] != STORE_READING_NONE);
    if (store->reading[query] == STORE_READING_OPEN) {
        code = sqlite3_step(store->statement[query]);
    }
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code != SQLITE_DONE) {
        store->reading[query] = STORE_READING_FAILED;
        note_lost(store, query);
        restore_turn(store);
    } else if (store->reading[query] == STORE_READING_OPEN) {
        store->reading[query] = STORE_READING_DONE;
    }
    return false;
}

bool store_end(struct server_store *store, enum store_query query)
{
    bool is_whole = store->reading[query] != STORE_READING_FAILED;

    PL_ASSERT(store->reading[query] != STORE_READING_NONE);
    store->reading[query] = STORE_READING_NONE;
    store->reading_count--;
    sqlite3_reset(store->statement[query]);
    if (!is_whole) {
        store_doubt(store);
    }
    return is_whole;
}

void store_doubt(struct server_store *store)
{
    sqlite3_db_release_memory(store->db);
}

void store_probe(struct server_store *store)
{
    sqlite3_stmt *statement = NULL;
    int code = SQLITE_ROW;

    if (!store->lost) {
        return;
    }
    if (sqlite3_prepare_v2(store->db, store->lost, -1, &statement, NULL) == SQLITE_OK) {
        while (code == SQLITE_ROW) {
            code = sqlite3_step(statement);
        }
    }
    sqlite3_finalize(statement);
    restore_turn(store);
    if (code == SQLITE_DONE) {
        server_log("store-reads", "again=1");
        sqlite3_free(store->lost);
        store->lost = NULL;
    }
}

enum store_type store_type(struct server_store *store, enum store_query query, int column)
{
    switch (sqlite3_column_type(store->statement[query], column)) {
    case SQLITE_INTEGER: return STORE_TYPE_INT;
    case SQLITE_TEXT: return STORE_TYPE_TEXT;
    case SQLITE_NULL: return STORE_TYPE_NONE;
    default: return STORE_TYPE_BYTES;
    }
}

int64_t store_int(struct server_store *store, enum store_query query, int column)
{
    return sqlite3_column_int64(store->statement[query], column);
}

const char *store_text(struct server_store *store, enum store_query query, int column,
                       uint32_t *ret_size)
{
    const unsigned char *text = sqlite3_column_text(store->statement[query], column);

    *ret_size = (uint32_t)sqlite3_column_bytes(store->statement[query], column);
    return text ? (const char *)text : "";
}

const void *store_bytes(struct server_store *store, enum store_query query, int column,
                        uint32_t *ret_size)
{
    const void *bytes = sqlite3_column_blob(store->statement[query], column);

    *ret_size = (uint32_t)sqlite3_column_bytes(store->statement[query], column);
    return bytes;
}
