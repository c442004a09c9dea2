/* Vacations. */
#include "server/people/vacation.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/store/row.h"
#include "server/tables/clock.h"
#include "server/tables/table.h"

enum { LIST_MAX = 100 };

static const int64_t DAY_MS = 86400000;
static const int64_t YEAR_MS = 365 * 86400000LL;

/* Beginning and ending. */

/* Clocks are charged first, by what has held until now. */
static void tell_tables(struct server *server, const struct server_user *user)
{
    for (const struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
        struct server_table *table = seat->table;
        if (table->status != SERVER_OVER && table->clock.kind == SERVER_CLOCK_DAYS &&
            !table->trouble) {
            server_clock_charge_now(server, table);
            server_table_news(server, table, SERVER_NEWS_TABLE);
        }
    }
}

static void turn(struct server *server, struct server_user *user, bool is_on)
{
    tell_tables(server, user);
    store_write(server->store, STORE_VACATION_ON,
                STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(user->vacation.begins_ms),
                           STORE_INT(is_on)));
    server_user_refresh(server, server_user_id(user));
}

static bool is_due(const struct server *server, const struct server_user *user)
{
    return server->wall_ms >= user->vacation.begins_ms && server->wall_ms < user->vacation.ends_ms;
}

static void check(struct server *server, struct server_user *user)
{
    bool should_be_on = is_due(server, user);

    if (user->vacation.is_on != should_be_on && !user->is_doubtful) {
        turn(server, user, should_be_on);
    }
}

static void check_node(void *owner, struct server_node *node)
{
    check(owner, SERVER_OF(node, struct server_user, node));
}

void server_vacations_check(struct server *server)
{
    server_map_each(&server->users, check_node, server);
}

/* Setting. */

/* Days of the year before that time, with those that are yet to come. */
static enum server_error days_of(struct server *server, const struct server_user *user,
                                 int64_t until_ms, int64_t *ret_days)
{
    struct store_row row = { .store = server->store, .query = STORE_VACATION_DAYS };

    *ret_days = 0;
    store_read(row.store, row.query,
               STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(until_ms - YEAR_MS)));
    if (store_next(row.store, row.query)) {
        *ret_days = store_row_int(&row, 0, "days", 0, INT32_MAX);
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    return row.wrong ? SERVER_DAMAGED : SERVER_OK;
}

enum server_error server_vacation_set(struct server *server, struct server_user *user,
                                      int64_t begins_ms, int64_t days)
{
    int64_t now = server->wall_ms;
    int64_t used = 0;

    if (days < 1 || days > SERVER_VACATION_DAYS_MAX ||
        begins_ms > now + SERVER_VACATION_AHEAD_DAYS * DAY_MS) {
        return SERVER_BAD_MESSAGE;
    }
    if (user->vacation.ends_ms > now) {
        return SERVER_ON_VACATION;
    }
    begins_ms = begins_ms > now ? begins_ms : now;
    /* They are told apart by when they begin. */
    begins_ms += begins_ms == user->vacation.begins_ms;
    enum server_error error = days_of(server, user, begins_ms, &used);
    if (error || used + days > SERVER_VACATION_DAYS_MAX) {
        return error ? error : SERVER_NO_DAYS;
    }
    check(server, user);
    store_write(server->store, STORE_VACATION_ADD,
                STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(begins_ms),
                           STORE_INT(begins_ms + days * DAY_MS), STORE_INT(days)));
    store_write(server->store, STORE_VACATIONS_OLD,
                STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(now - 2 * YEAR_MS)));
    server_user_refresh(server, server_user_id(user));
    check(server, user);
    return SERVER_OK;
}

enum server_error server_vacation_end(struct server *server, struct server_user *user)
{
    struct server_vacation vacation = user->vacation;
    struct store_arg id = STORE_INT(server_user_id(user));
    struct store_arg begins = STORE_INT(vacation.begins_ms);
    int64_t now = server->wall_ms;

    if (vacation.ends_ms <= now) {
        return SERVER_OK;
    }
    if (vacation.is_on) {
        turn(server, user, false);
    }
    if (now < vacation.begins_ms) {
        store_write(server->store, STORE_VACATION_DROP, STORE_ARGS(id, begins));
    } else {
        int64_t days = (now - vacation.begins_ms) / DAY_MS + 1;
        store_write(server->store, STORE_VACATION_END,
                    STORE_ARGS(id, begins, STORE_INT(now), STORE_INT(days)));
    }
    server_user_refresh(server, server_user_id(user));
    return SERVER_OK;
}

/* Telling. */

static void write_one(struct pl_json *json, int64_t begins_ms, int64_t ends_ms)
{
    pl_json_open(json, '{');
    pl_json_member_int(json, "from", begins_ms);
    pl_json_member_int(json, "until", ends_ms);
    pl_json_close(json, '}');
}

bool server_write_vacation(struct pl_json *json, struct server *server,
                           const struct server_user *user)
{
    int64_t used = 0;
    bool is_whole = !days_of(server, user, server->wall_ms, &used);
    int64_t left = SERVER_VACATION_DAYS_MAX - used;

    pl_json_key(json, "vacation");
    if (user->vacation.ends_ms > server->wall_ms) {
        write_one(json, user->vacation.begins_ms, user->vacation.ends_ms);
    } else {
        pl_json_null(json);
    }
    pl_json_member_int(json, "days_left", left > 0 ? left : 0);
    return is_whole;
}

bool server_write_vacations(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct store_row row = { .store = server->store, .query = STORE_VACATIONS_OF };

    pl_json_key(json, "vacations");
    pl_json_open(json, '[');
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id), STORE_INT(LIST_MAX)));
    while (store_next(row.store, row.query)) {
        write_one(json, store_int(row.store, row.query, 0), store_int(row.store, row.query, 1));
    }
    pl_json_close(json, ']');
    return store_end(row.store, row.query);
}
