/* Tables that the store cannot restore: their rows cannot be read, or are not valid. Such a table
 * is set aside: it is reported as damaged, it cannot be played, nothing is written over it, its
 * clocks stand still, and from time to time it is tried again. When the disk works again, or a
 * backup is restored, it continues where it was. */
#ifndef SERVER_TABLES_DAMAGE_H
#define SERVER_TABLES_DAMAGE_H

#include "server/tables/table.h"

/* A table that is not in memory because its row is wrong. */
struct server_damage {
    struct server_node node; /* by the table's id */
    const char *what;        /* is wrong */
    int64_t retry_ms;
};

/* Notes that the match of a table in memory cannot be had, and why; returns the error. */
enum server_error server_table_set_aside(struct server *server, struct server_table *table,
                                         enum server_error error, const char *what);
/* Sets a table aside until the server starts anew: what it writes contradicts what is stored. */
void server_table_set_aside_for_good(struct server *server, struct server_table *table);
/* Whether it is time to try a table that was set aside. */
bool server_table_is_due(const struct server *server, const struct server_table *table);
/* The table is as it should be: whoever looks at it is told, and its clocks go on. */
void server_table_bring_back(struct server *server, struct server_table *table);
/* Tries again what was set aside, if it is due and someone waits for it. */
void server_table_retry(struct server *server, struct server_table *table);

/* Notes that the row of a table is wrong; tells what is (NULL: nothing), and whether that is so and
 * not to be looked at again yet. */
void server_damage_note(struct server *server, uint64_t id, const char *what);
const char *server_damage_what(const struct server *server, uint64_t id);
bool server_damage_stands(const struct server *server, uint64_t id);
void server_damage_forget(struct server *server, uint64_t id);
void server_damage_free(struct server *server);

#endif
