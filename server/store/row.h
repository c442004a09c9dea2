/* A row of the store, validated as it is read: a disk, a person or an older version may have put
 * anything there. Ask for each value with its bounds and look at `wrong` once at the end; until
 * then every value returned lies within its bounds. */
#ifndef SERVER_STORE_ROW_H
#define SERVER_STORE_ROW_H

#include "server/store/store.h"

struct store_row {
    struct server_store *store;
    enum store_query query;
    const char *wrong; /* the first column that is not what it must be; NULL: none so far */
};

/* A whole number from `low` to `high`; `low` when it is not one. */
int64_t store_row_int(struct store_row *row, int column, const char *name, int64_t low,
                      int64_t high);
bool store_row_bool(struct store_row *row, int column, const char *name);
/* A time or duration in milliseconds: not negative, and far from where sums would overflow. */
int64_t store_row_ms(struct store_row *row, int column, const char *name);
/* The id of a row of another table; 0 stands for none, and so does an empty value. */
int64_t store_row_id(struct store_row *row, int column, const char *name);
/* UTF-8 text of at most `max` bytes without control characters, valid until the next row; "" when
 * it is not valid. An empty value is an empty text. */
const char *store_row_text(struct store_row *row, int column, const char *name, uint32_t max);
/* The same for many lines: only the zero is not allowed. */
const char *store_row_lines(struct store_row *row, int column, const char *name, uint32_t max);

/* Whether the bytes are UTF-8 as Unicode has it. */
bool store_is_utf8(const char *text, size_t size);

#endif
