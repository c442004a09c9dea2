/* Tables in the store: rows written within a turn, rows read back. */
#include <stdlib.h>
#include <string.h>

#include "core/snapshot.h"
#include "games/games.h"
#include "match/config.h"
#include "match/memory.h"
#include "match/save.h"
#include "server/chronicle.h"
#include "server/core.h"
#include "server/log.h"
#include "server/store.h"
#include "server/table.h"

/* The columns of `tabl`, in the order of the schema. */
enum column {
    COLUMN_ID,
    COLUMN_KEY,
    COLUMN_IS_PRIVATE,
    COLUMN_OWNER,
    COLUMN_GAME,
    COLUMN_OPTIONS,
    COLUMN_RULES_VERSION,
    COLUMN_SEATS,
    COLUMN_SEED,
    COLUMN_CLOCK_KIND,
    COLUMN_CLOCK_MAIN,
    COLUMN_CLOCK_INC,
    COLUMN_STATUS,
    COLUMN_PLY,
    COLUMN_WAITING,
    COLUMN_CREATED,
    COLUMN_CHANGED,
    COLUMN_STARTED,
    COLUMN_ENDED,
    COLUMN_REMATCH,
    COLUMN_REMATCH_OF,
    COLUMN_NOTE,
    COLUMN_SCORES,
    COLUMN_RANKS,
    COLUMN_LEGACY,
    COLUMN_MOVED
};

/* Writing. */

/* "k=v k=v": the options by id. */
static void write_options(const struct server_table *table, struct pl_text *text)
{
    for (uint32_t i = 0; i < table->game->option_count; i++) {
        const struct pl_option *option = &table->game->options[i];
        pl_text_add(text, i > 0 ? " " : "");
        pl_text_add(text, option->id);
        pl_text_char(text, '=');
        pl_text_add(text, option->values[table->config.option[i]].id);
    }
}

static void insert(struct server *server, struct server_table *table)
{
    char room[1024];
    struct pl_text options = pl_text_in(room, sizeof room);

    write_options(table, &options);
    PL_ASSERT(!options.is_cut);
    store_write(server->store, STORE_TABLE_ADD,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_TEXT(table->key),
                           STORE_INT(table->is_private), STORE_INT(server_user_id(table->owner)),
                           STORE_TEXT(table->game->id), STORE_TEXT(room),
                           STORE_INT(table->rules_version), STORE_INT(table->config.seats),
                           STORE_BYTES(table->config.seed.byte, PL_SEED_BYTES),
                           STORE_INT(table->clock.kind), STORE_INT(table->clock.main_ms),
                           STORE_INT(table->clock.inc_ms), STORE_INT(table->created_ms),
                           STORE_INT(table->changed_ms), STORE_INT((int64_t)table->rematch_of),
                           pl_has_legacy(&table->config)
                               ? STORE_BYTES(table->config.legacy, table->game->layout.legacy_size)
                               : STORE_NULL));
}

void server_table_add(struct server *server, struct server_table *table)
{
    server_map_add(&server->tables, &table->node);
    table->is_new = true;
    server_table_touch(server, table);
    insert(server, table);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        server_table_put_seat(server, table, p);
    }
    server_table_put_before(server, table);
}

void server_table_put(struct server *server, struct server_table *table)
{
    server_table_touch(server, table);
    store_write(server->store, STORE_TABLE_STATE,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)),
                           STORE_INT(server_user_id(table->owner)), STORE_INT(table->status),
                           STORE_INT(table->rules_version), STORE_INT(table->ply),
                           STORE_INT(table->waiting), STORE_INT(table->changed_ms),
                           STORE_INT(table->started_ms), STORE_INT(table->ended_ms),
                           STORE_INT((int64_t)table->rematch), STORE_INT(table->note),
                           STORE_INT(table->moved_ms)));
}

void server_table_put_moved(struct server *server, struct server_table *table)
{
    server_table_touch(server, table);
    store_write(server->store, STORE_TABLE_MOVED,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(table->ply),
                           STORE_INT(table->waiting), STORE_INT(table->changed_ms),
                           STORE_INT(table->moved_ms)));
}

void server_table_put_seat(struct server *server, struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];

    server_table_touch(server, table);
    store_write(server->store, STORE_SEAT_PUT,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(seat),
                           STORE_INT(at->kind),
                           at->user ? STORE_INT(server_user_id(at->user)) : STORE_NULL,
                           STORE_TEXT(at->level), STORE_INT(at->is_bot_now),
                           STORE_INT(at->has_left), STORE_INT(at->left_ms)));
}

void server_table_put_entry(struct server *server, struct server_table *table,
                            enum server_entry_kind kind, pl_seat seat,
                            const struct server_move *move)
{
    server_table_touch(server, table);
    store_write(server->store, STORE_JOURNAL_ADD,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)),
                           STORE_INT(table->journal_count++), STORE_INT(kind), STORE_INT(seat),
                           STORE_INT((int64_t)move->action), STORE_TEXT(move->mid),
                           STORE_INT(table->ply), STORE_INT(server->wall_ms)));
}

void server_table_put_snapshot(struct server *server, struct server_table *table, bool is_base)
{
    uint8_t bytes[PL_SNAPSHOT_MAX];
    uint32_t size = pl_snapshot_write(table->game, match_state(table->match), bytes);

    server_table_touch(server, table);
    store_write(server->store, STORE_SNAPSHOT_PUT,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(is_base),
                           STORE_INT(table->journal_count), STORE_INT(table->ply),
                           STORE_INT(table->game->rules_version), STORE_BYTES(bytes, size)));
    table->snapshot_ply = table->ply;
}

void server_table_put_replay(struct server *server, struct server_table *table)
{
    char *text = NULL;

    if (match_save_text(table->match, &text)) {
        return;
    }
    server_table_touch(server, table);
    store_write(server->store, STORE_REPLAY_PUT,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_TEXT(text)));
    free(text);
}

/* "n n n". */
static void write_numbers(struct pl_text *text, uint8_t count, const struct pl_result *result,
                          bool is_rank)
{
    for (uint8_t p = 0; p < count; p++) {
        pl_text_add(text, p > 0 ? " " : "");
        pl_text_number(text, is_rank ? result->rank[p] : result->score[p]);
    }
}

void server_table_put_result(struct server *server, struct server_table *table)
{
    char scores_room[128];
    char ranks_room[64];
    struct pl_text scores = pl_text_in(scores_room, sizeof scores_room);
    struct pl_text ranks = pl_text_in(ranks_room, sizeof ranks_room);

    write_numbers(&scores, table->config.seats, &table->result, false);
    write_numbers(&ranks, table->config.seats, &table->result, true);
    server_table_touch(server, table);
    store_write(server->store, STORE_TABLE_RESULT,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_TEXT(scores_room),
                           STORE_TEXT(ranks_room)));
}

/* Reading. */

static bool read_options(struct server_table *table, const char *text)
{
    char room[1024];
    char *rest = NULL;
    uint32_t given = 0;

    strncpy(room, text, sizeof room - 1);
    room[sizeof room - 1] = '\0';
    for (char *word = strtok_r(room, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        char *equals = strchr(word, '=');
        if (!equals) {
            return false;
        }
        *equals = '\0';
        if (match_option_set(table->game, &table->config, word, equals + 1)) {
            return false;
        }
        given |= 1U << match_option_find(table->game, word);
    }
    return match_options_are_whole(table->game, given) &&
           !pl_config_check(table->game, &table->config);
}

static void read_result(struct server *server, struct server_table *table)
{
    const char *scores = store_text(server->store, STORE_TABLE_BY_ID, COLUMN_SCORES);
    const char *ranks = store_text(server->store, STORE_TABLE_BY_ID, COLUMN_RANKS);
    char *end = NULL;

    table->has_result = !store_is_null(server->store, STORE_TABLE_BY_ID, COLUMN_SCORES);
    for (uint8_t p = 0; table->has_result && p < table->config.seats; p++) {
        table->result.score[p] = (int32_t)strtol(scores, &end, 10);
        scores = end;
        table->result.rank[p] = (uint8_t)strtol(ranks, &end, 10);
        ranks = end;
    }
}

static int64_t column(struct server *server, enum column at)
{
    return store_int(server->store, STORE_TABLE_BY_ID, (int)at);
}

static bool read_legacy(struct server *server, struct server_table *table)
{
    uint32_t size = 0;
    const void *bytes = store_bytes(server->store, STORE_TABLE_BY_ID, COLUMN_LEGACY, &size);

    if (!bytes || size == 0) {
        return true;
    }
    if (size != table->game->layout.legacy_size) {
        return false;
    }
    memcpy(table->config.legacy, bytes, size);
    return true;
}

/* What never changes. False when this version does not know the game or an option of it. */
static bool read_constant(struct server *server, struct server_table *table)
{
    uint32_t seed_size;
    struct pl_seed seed = { { 0 } };
    const void *bytes;

    table->game = games_find(store_text(server->store, STORE_TABLE_BY_ID, COLUMN_GAME));
    bytes = store_bytes(server->store, STORE_TABLE_BY_ID, COLUMN_SEED, &seed_size);
    if (!table->game || seed_size != PL_SEED_BYTES) {
        return false;
    }
    memcpy(seed.byte, bytes, PL_SEED_BYTES);
    table->config = pl_config_before(table->game, (uint8_t)column(server, COLUMN_SEATS), seed);
    strncpy(table->key, store_text(server->store, STORE_TABLE_BY_ID, COLUMN_KEY),
            SERVER_KEY_SIZE - 1);
    table->is_private = column(server, COLUMN_IS_PRIVATE);
    table->clock = (struct server_clock){
        .kind = (enum server_clock_kind)column(server, COLUMN_CLOCK_KIND),
        .main_ms = column(server, COLUMN_CLOCK_MAIN),
        .inc_ms = column(server, COLUMN_CLOCK_INC),
    };
    table->created_ms = column(server, COLUMN_CREATED);
    table->rematch_of = (uint64_t)column(server, COLUMN_REMATCH_OF);
    return read_legacy(server, table) &&
           read_options(table, store_text(server->store, STORE_TABLE_BY_ID, COLUMN_OPTIONS));
}

static void read_variable(struct server *server, struct server_table *table)
{
    table->rules_version = (uint16_t)column(server, COLUMN_RULES_VERSION);
    table->status = (enum server_status)column(server, COLUMN_STATUS);
    table->ply = (uint32_t)column(server, COLUMN_PLY);
    table->waiting = (pl_seat_mask)column(server, COLUMN_WAITING);
    table->changed_ms = column(server, COLUMN_CHANGED);
    table->moved_ms = column(server, COLUMN_MOVED);
    table->started_ms = column(server, COLUMN_STARTED);
    table->ended_ms = column(server, COLUMN_ENDED);
    table->rematch = (uint64_t)column(server, COLUMN_REMATCH);
    table->note = (enum server_note)column(server, COLUMN_NOTE);
    read_result(server, table);
}

static void read_seat(struct server *server, struct server_table *table)
{
    struct server_store *store = server->store;
    pl_seat p = (pl_seat)store_int(store, STORE_SEATS_OF, 0);
    int64_t user_id = store_int(store, STORE_SEATS_OF, 2);
    struct server_user *user = user_id ? server_user_get(server, user_id) : NULL;
    struct server_seat *seat = &table->seat[p < PL_SEATS_MAX ? p : 0];

    seat->kind = (enum server_seat_kind)store_int(store, STORE_SEATS_OF, 1);
    memset(seat->level, 0, sizeof seat->level);
    strncpy(seat->level, store_text(store, STORE_SEATS_OF, 3), SERVER_LEVEL_MAX - 1);
    seat->is_bot_now = store_int(store, STORE_SEATS_OF, 4);
    seat->has_left = store_int(store, STORE_SEATS_OF, 5);
    seat->left_ms = store_int(store, STORE_SEATS_OF, 6);
    server_seat_assign(server, seat, user);
    server_user_drop(server, user);
}

static void read_seats(struct server *server, struct server_table *table)
{
    store_read(server->store, STORE_SEATS_OF,
               STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    while (store_next(server->store, STORE_SEATS_OF)) {
        read_seat(server, table);
    }
}

/* Reads the row into the table; false when there is none, or none that can be understood. */
static bool read_row(struct server *server, struct server_table *table, bool is_again)
{
    uint64_t id = server_table_id(table);

    store_read(server->store, STORE_TABLE_BY_ID, STORE_ARGS(STORE_INT((int64_t)id)));
    if (!store_next(server->store, STORE_TABLE_BY_ID)) {
        return false;
    }
    bool is_known = is_again || read_constant(server, table);
    int64_t owner_id = column(server, COLUMN_OWNER);
    if (is_known) {
        read_variable(server, table);
    }
    store_stop(server->store, STORE_TABLE_BY_ID);
    if (!is_known) {
        server_log("table-unknown", "table=%llx", (unsigned long long)id);
        return false;
    }
    struct server_user *owner = owner_id ? server_user_get(server, owner_id) : NULL;
    server_table_set_owner(server, table, owner);
    server_user_drop(server, owner);
    read_seats(server, table);
    server_table_read_links(server, table);
    return true;
}

struct server_table *server_table_new(uint64_t id)
{
    struct server_table *table = match_memory(sizeof *table);

    PL_ASSERT(table);
    table->node.key = id;
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        table->seat[p].table = table;
    }
    return table;
}

struct server_table *server_table_read(struct server *server, uint64_t id)
{
    struct server_table *table = server_table_new(id);

    if (!read_row(server, table, false)) {
        free(table);
        return NULL;
    }
    table->used_ms = server->now_ms;
    server_map_add(&server->tables, &table->node);
    return table;
}

void server_table_reload(struct server *server, struct server_table *table)
{
    server_table_sleep(server, table);
    table->undo = (struct server_vote){ 0 };
    table->takeover = (struct server_vote){ 0 };
    /* The count of owned tables follows the status, so nobody owns it meanwhile. */
    server_table_set_owner(server, table, NULL);
    if (!read_row(server, table, true)) {
        server_table_free(server, table);
        return;
    }
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW | SERVER_NEWS_CHAT);
}

void server_tables_load(struct server *server)
{
    uint32_t count = 0;
    uint32_t room = 0;
    uint64_t *ids = NULL;

    store_read(server->store, STORE_TABLES_LIVE, NULL, 0);
    while (store_next(server->store, STORE_TABLES_LIVE)) {
        if (count == room) {
            room = room ? 2 * room : 64;
            ids = realloc(ids, room * sizeof *ids);
            PL_ASSERT(ids);
        }
        ids[count++] = (uint64_t)store_int(server->store, STORE_TABLES_LIVE, 0);
    }
    for (uint32_t i = 0; i < count; i++) {
        server_table_read(server, ids[i]);
    }
    free(ids);
    server_log("tables-loaded", "count=%u", (unsigned)server->tables.count);
}
