/* The store: rows by name, written in turns. The first write of a turn begins a transaction; the
 * loop ends the turn by a commit and only then tells anybody. A write that fails spoils the turn:
 * later writes do nothing and the commit fails, so that callers need not look. A read that fails is
 * told at its end, and harms no other read or write of the turn. */
#ifndef SERVER_STORE_STORE_H
#define SERVER_STORE_STORE_H

#include <string.h>

#include "core/base.h"

struct server_store;

enum store_query {
#define QUERY(name_, sql_) STORE_##name_,
#include "server/store/sql.def"
    STORE_QUERY_COUNT
};

/* Opens or makes the database in the folder, which is made too; checks that it is whole and that
 * only its owner can read it. NULL or a reason, which stays valid. */
const char *store_open(const char *folder, struct server_store **ret_store);
/* The same on another file system, which must be known by that name: for tests. */
const char *store_open_on(const char *file_system, const char *folder,
                          struct server_store **ret_store);
/* Opens a file only to read it, as it is; the reason tells why that cannot be done. */
const char *store_open_to_read(const char *path, struct server_store **ret_store);
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
    return (struct store_arg){
        .type = text ? 't' : 'n',
        .at = text,
        .size = text ? (uint32_t)strlen(text) : 0,
    };
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

/* Whether a write of this turn contradicts what is stored, so that it would fail again. */
bool store_has_conflict(const struct server_store *store);

/* Begins to read; then store_next() for each row as long as it is true, then store_end(). */
void store_read(struct server_store *store, enum store_query query, const struct store_arg *args,
                size_t count);
/* Whether there is another row. False at the end, and when the row cannot be read. */
bool store_next(struct server_store *store, enum store_query query);
/* Ends a reading, before its last row or after it. False: a row could not be read, so what was read
 * is not all that there is. Every reading has to be ended within its turn. */
bool store_end(struct server_store *store, enum store_query query)
    __attribute__((warn_unused_result));

/* A column of the row. Its value is not trusted: see row.h. */
enum store_type { STORE_TYPE_NONE, STORE_TYPE_INT, STORE_TYPE_TEXT, STORE_TYPE_BYTES };
enum store_type store_type(struct server_store *store, enum store_query query, int column);
int64_t store_int(struct server_store *store, enum store_query query, int column);
/* Text and bytes are valid until the next row; text is never NULL. */
const char *store_text(struct server_store *store, enum store_query query, int column,
                       uint32_t *ret_size);
const void *store_bytes(struct server_store *store, enum store_query query, int column,
                        uint32_t *ret_size);

/* Whether something was written in this turn, or tried to be. */
bool store_is_dirty(const struct server_store *store);
/* Makes the turn durable; false: nothing of it was. */
bool store_commit(struct server_store *store);
/* Whether the last turn that wrote was made durable, and what could not be read can be again. */
bool store_is_well(const struct server_store *store);
/* Tries again to read what could not be read. */
void store_probe(struct server_store *store);

/* The values read are not valid: the next reading asks the disk again. */
void store_doubt(struct server_store *store);

/* Looks through the whole file: calls `tell` with each fault, in the words of the database. False
 * when even that could not be done. */
bool store_check_file(struct server_store *store, void (*tell)(void *owner, const char *fault),
                      void *owner);
/* Lets a file that was opened to be read be read as this version would have it: one of an older
 * version is copied, and the copy, which ends with the store, brought up to date. NULL or why
 * not. */
const char *store_read_as_current(struct server_store *store);

#endif
