/* The store: one SQLite file, written in turns. The first write of a turn begins a transaction; the
 * loop ends the turn by a commit and only then tells anybody. A write that fails spoils the turn:
 * later writes do nothing and the commit fails, so that callers need not look. */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include "core/base.h"

struct server_store;

enum store_query {
#define QUERY(name_, sql_) STORE_##name_,
#include "server/store_sql.def"
#undef QUERY
    STORE_QUERY_COUNT
};

/* Opens or makes the file in the folder, which is made too. NULL or a reason, which stays valid. */
const char *store_open(const char *folder, struct server_store **ret_store);
void store_close(struct server_store *store);

/* A parameter of a statement. */
struct store_arg {
    char type; /* i number, t text, b bytes, n nothing */
    uint32_t size;
    int64_t number;
    const void *at;
};

#define STORE_INT(number_) ((struct store_arg){ .type = 'i', .number = (number_) })
#define STORE_BYTES(bytes_, size_) \
    ((struct store_arg){ .type = 'b', .at = (bytes_), .size = (size_) })
#define STORE_NULL ((struct store_arg){ .type = 'n' })
/* A NULL is stored as such. */
static inline struct store_arg STORE_TEXT(const char *text) {
    return (struct store_arg){ .type = text ? 't' : 'n', .at = text };
}

/* A list of parameters and their number. */
#define STORE_ARGS(...)                          \
    ((const struct store_arg[]){ __VA_ARGS__ }), \
        (sizeof((const struct store_arg[]){ __VA_ARGS__ }) / sizeof(struct store_arg))

/* Writes within the turn: store_write(store, STORE_X, STORE_ARGS(...)). */
void store_write(struct server_store *store, enum store_query query, const struct store_arg *args,
                 size_t count);
/* The row id of the last insertion of this turn. */
int64_t store_last_id(const struct server_store *store);

/* Begins to read; then store_next() for each row, until it is false. */
void store_read(struct server_store *store, enum store_query query, const struct store_arg *args,
                size_t count);
/* Whether there is a row. Ends the reading when there is none. */
bool store_next(struct server_store *store, enum store_query query);
/* Ends a reading before its last row. */
void store_stop(struct server_store *store, enum store_query query);
int64_t store_int(struct server_store *store, enum store_query query, int column);
/* Text and bytes are valid until the next row; text is never NULL. */
const char *store_text(struct server_store *store, enum store_query query, int column);
const void *store_bytes(struct server_store *store, enum store_query query, int column,
                        uint32_t *ret_size);
bool store_is_null(struct server_store *store, enum store_query query, int column);

/* Whether something was written in this turn, or tried to be. */
bool store_is_dirty(const struct server_store *store);
/* Makes the turn durable; false: nothing of it was. */
bool store_commit(struct server_store *store);
/* Whether the last turn that wrote was made durable. */
bool store_is_well(const struct server_store *store);

#endif
