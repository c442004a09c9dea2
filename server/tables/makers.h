/* Who made the decisions of a match: the person of a seat, or a bot in their place. */
#ifndef SERVER_TABLES_MAKERS_H
#define SERVER_TABLES_MAKERS_H

#include "server/tables/table.h"

/* At the end of a match, which is awake: notes in each person's seat whether a bot counts as having
 * played it, by its share of the decisions. Where the store cannot be read, who held the seat last
 * counts. */
void server_table_note_makers(struct server *server, struct server_table *table);

#endif
