/* Four guests at a table of a server without a network: Ala, Ola, Ela and Iza. */
#ifndef TESTS_SERVER_GUESTS_H
#define TESTS_SERVER_GUESTS_H

#include <string.h>

#include "tests/server/people.h"

enum { GUESTS_TABLE = 1, GUESTS = 4 };

struct guests {
    int64_t id[GUESTS];
    struct server_conn *conn[GUESTS];
};

extern struct guests guests;

/* For cmocka: a fresh server with the four, connected. */
int guests_begin(void **state);
/* Again after a restart: one who reads English and keeps what is told. */
void guests_connect(int guest);
/* The table with these guests, by number from 1, or bots (0), that everybody looks at. */
struct server_table *guests_table(uint8_t seats, const int guest[]);
/* A seat that is waited for. */
pl_seat guests_asked(const struct server_table *table);
/* The seat decides: the first action of its list; as its person does, or as a bot. */
void guests_decide(struct server_table *table, pl_seat seat, bool is_person);
void guests_move(struct server_table *table, pl_seat seat);
/* A request of the guest with nothing but its type, or an undo: what all are told. */
const char *guests_ask(pl_seat seat, const char *type);
const char *guests_undo(const struct server_table *table, pl_seat seat);

static inline bool has(const char *text, const char *part)
{
    return strstr(text, part) != NULL;
}

/* How often a part is there. */
static inline int count_of(const char *text, const char *part)
{
    int count = 0;

    for (const char *at = strstr(text, part); at; at = strstr(at + 1, part)) {
        count++;
    }
    return count;
}

#endif
