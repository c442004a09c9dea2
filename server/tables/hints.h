/* Who may take hints: at a table with people on more than one side only where it was opened with
 * hints, and then everybody there is told. */
#ifndef SERVER_TABLES_HINTS_H
#define SERVER_TABLES_HINTS_H

#include "server/tables/table.h"

enum server_hints {
    SERVER_HINTS_FREE, /* no opponent is a person: no one is told */
    SERVER_HINTS_TOLD,
    SERVER_HINTS_OFF
};

/* What holds at this table now. A person who has given up is no opponent any more. While the match
 * is not in memory people count as opponents. */
enum server_hints server_table_hints(const struct server_table *table);
const char *server_hints_name(enum server_hints hints);
/* A hint is about to be given: tells everybody at the table where they have to know. True: it is
 * given only if the turn succeeds. */
bool server_hint_tell(struct server *server, uint64_t table_id, pl_seat seat);

#endif
