/* Hints among people. */
#include "server/tables/hints.h"

#include "server/core.h"
#include "server/tables/notice.h"

/* Whether two people at the table are on different sides: by rule, those of one team are not. */
static bool has_opponents(const struct server_table *table)
{
    struct pl_result result = { 0 };
    pl_seat first = PL_NOBODY;

    if (table->match) {
        table->game->result(match_state(table->match), &result);
    }
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (!server_seat_is_person(&table->seat[p])) {
            continue;
        }
        if (first != PL_NOBODY && !pl_are_allies(&result, first, p)) {
            return true;
        }
        first = first == PL_NOBODY ? p : first;
    }
    return false;
}

enum server_hints server_table_hints(const struct server_table *table)
{
    if (!has_opponents(table)) {
        return SERVER_HINTS_FREE;
    }
    return table->terms & SERVER_TERM_HINTS ? SERVER_HINTS_TOLD : SERVER_HINTS_OFF;
}

const char *server_hints_name(enum server_hints hints)
{
    static const char *const names[] = { "free", "told", "off" };

    return names[hints];
}

bool server_hint_tell(struct server *server, uint64_t table_id, pl_seat seat)
{
    struct server_table *table = NULL;

    if (server_table_find(server, table_id, &table) ||
        server_table_hints(table) == SERVER_HINTS_FREE) {
        return false;
    }
    server_notice_add(server, table,
                      &(struct server_notice){ .kind = SERVER_NOTICE_HINT, .seat = seat });
    return true;
}
