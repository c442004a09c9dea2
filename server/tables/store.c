/* Tables in the store: rows written within a turn, rows read back. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/snapshot.h"
#include "games/games.h"
#include "match/config.h"
#include "match/memory.h"
#include "match/save.h"
#include "match/story.h"
#include "server/core.h"
#include "server/log.h"
#include "server/store/row.h"
#include "server/tables/chronicle.h"
#include "server/tables/damage.h"
#include "server/tables/host.h"
#include "server/tables/table.h"

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
    COLUMN_MOVED,
    COLUMN_HASH,
    COLUMN_TERMS,
    COLUMN_PAUSED,
    COLUMN_BRIEF
};

enum { OPTIONS_SIZE = 1024, RESULT_SIZE = 128, GAMES_KNOWN = 16 };

/* Writing. */

void server_table_wrote(struct server *server, struct server_table *table)
{
    if (store_has_conflict(server->store) && !server->turn.culprit) {
        server->turn.culprit = table;
    }
}

static void put(struct server *server, struct server_table *table, enum store_query query,
                const struct store_arg *args, size_t count)
{
    server_table_touch(server, table);
    store_write(server->store, query, args, count);
    server_table_wrote(server, table);
}

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
    char room[OPTIONS_SIZE];
    struct pl_text options = pl_text_in(room, sizeof room);

    write_options(table, &options);
    PL_ASSERT(!options.is_cut);
    put(server, table, STORE_TABLE_ADD,
        STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_TEXT(table->key),
                   STORE_INT(table->is_private), STORE_INT(server_user_id(table->owner)),
                   STORE_TEXT(table->game->id), STORE_TEXT(room), STORE_INT(table->rules_version),
                   STORE_INT(table->config.seats),
                   STORE_BYTES(table->config.seed.byte, PL_SEED_BYTES),
                   STORE_INT(table->clock.kind), STORE_INT(table->clock.main_ms),
                   STORE_INT(table->clock.inc_ms), STORE_INT(table->created_ms),
                   STORE_INT(table->changed_ms), STORE_INT((int64_t)table->rematch_of),
                   pl_has_legacy(&table->config)
                       ? STORE_BYTES(table->config.legacy, table->game->layout.legacy_size)
                       : STORE_NULL,
                   STORE_INT(table->terms)));
}

void server_table_add(struct server *server, struct server_table *table)
{
    server_map_add(&server->tables, &table->node);
    table->is_new = true;
    insert(server, table);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        server_table_put_seat(server, table, p);
    }
    server_table_put_before(server, table);
}

/* Remembered: it takes as long as the rest of a move's row, and is asked with each move. */
static uint64_t layout_of(const struct pl_game *game)
{
    static struct {
        const struct pl_game *game;
        uint64_t hash;
    } known[GAMES_KNOWN];

    for (int i = 0; i < GAMES_KNOWN; i++) {
        if (!known[i].game) {
            known[i].game = game;
            known[i].hash = pl_layout_hash(game);
        }
        if (known[i].game == game) {
            return known[i].hash;
        }
    }
    return pl_layout_hash(game);
}

uint64_t server_table_hash(const struct server_table *table, const struct pl_state *state)
{
    return layout_of(table->game) >> 32 << 32 | pl_hash(table->game, state) >> 32;
}

/* Of the position; nothing when it is not in memory: then it has not changed. It is compared when
 * the table, which may sleep meanwhile, is woken. */
static struct store_arg hash_of(struct server_table *table)
{
    if (!table->match) {
        return STORE_NULL;
    }
    table->has_hash = true;
    table->hash = server_table_hash(table, match_state(table->match));
    return STORE_INT((int64_t)table->hash);
}

void server_table_put(struct server *server, struct server_table *table)
{
    put(server, table, STORE_TABLE_STATE,
        STORE_ARGS(
            STORE_INT((int64_t)server_table_id(table)), STORE_INT(server_user_id(table->owner)),
            STORE_INT(table->status), STORE_INT(table->rules_version), STORE_INT(table->ply),
            STORE_INT(table->waiting), STORE_INT(table->changed_ms), STORE_INT(table->started_ms),
            STORE_INT(table->ended_ms), STORE_INT((int64_t)table->rematch), STORE_INT(table->note),
            STORE_INT(table->moved_ms), hash_of(table), STORE_INT(table->terms),
            STORE_INT(table->paused_ms)));
}

void server_table_put_moved(struct server *server, struct server_table *table)
{
    put(server, table, STORE_TABLE_MOVED,
        STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(table->ply),
                   STORE_INT(table->waiting), STORE_INT(table->changed_ms),
                   STORE_INT(table->moved_ms), hash_of(table)));
}

void server_table_put_seat(struct server *server, struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];

    put(server, table, STORE_SEAT_PUT,
        STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(seat), STORE_INT(at->kind),
                   at->user ? STORE_INT(server_user_id(at->user)) : STORE_NULL,
                   STORE_TEXT(bot_level_name(at->level)), STORE_INT(at->is_bot_now),
                   STORE_INT(at->has_left), STORE_INT(at->left_ms), STORE_INT(at->told),
                   STORE_INT(at->outs), STORE_INT(at->is_lost)));
}

void server_table_put_entry(struct server *server, struct server_table *table,
                            enum server_entry_kind kind, pl_seat seat,
                            const struct server_move *move)
{
    put(server, table, STORE_JOURNAL_ADD,
        STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(table->journal_count++),
                   STORE_INT(kind), STORE_INT(seat), STORE_INT((int64_t)move->action),
                   STORE_TEXT(move->mid), STORE_INT(table->ply), STORE_INT(server->wall_ms)));
}

void server_table_put_snapshot(struct server *server, struct server_table *table, bool is_base)
{
    uint8_t bytes[PL_SNAPSHOT_MAX];
    uint32_t size = pl_snapshot_write(table->game, match_state(table->match), bytes);

    put(server, table, STORE_SNAPSHOT_PUT,
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
    put(server, table, STORE_REPLAY_PUT,
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
    char scores_room[RESULT_SIZE];
    char ranks_room[RESULT_SIZE];
    struct pl_text scores = pl_text_in(scores_room, sizeof scores_room);
    struct pl_text ranks = pl_text_in(ranks_room, sizeof ranks_room);

    write_numbers(&scores, table->config.seats, &table->result, false);
    write_numbers(&ranks, table->config.seats, &table->result, true);
    put(server, table, STORE_TABLE_RESULT,
        STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_TEXT(scores_room),
                   STORE_TEXT(ranks_room), STORE_TEXT(table->brief ? table->brief : "")));
}

/* Reading. Nothing of a row is believed before it is checked. */

static bool read_options(struct server_table *table, const char *text)
{
    char room[OPTIONS_SIZE];
    char *rest = NULL;
    uint32_t given = 0;

    snprintf(room, sizeof room, "%s", text);
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

/* The next of the numbers in a text; false when there is none in these bounds. */
static bool next_number(const char **text, long low, long high, long *ret_number)
{
    char *end = NULL;

    *ret_number = strtol(*text, &end, 10);
    bool is_right = end != *text && *ret_number >= low && *ret_number <= high;
    *text = end;
    return is_right;
}

static bool read_result(struct store_row *row, struct server_table *table)
{
    const char *scores = store_row_text(row, COLUMN_SCORES, "scores", RESULT_SIZE);
    const char *ranks = store_row_text(row, COLUMN_RANKS, "ranks", RESULT_SIZE);
    bool is_right = true;

    table->has_result = *scores;
    for (uint8_t p = 0; table->has_result && is_right && p < table->config.seats; p++) {
        long score = 0;
        long rank = 0;
        is_right = next_number(&scores, INT32_MIN, INT32_MAX, &score) &&
                   next_number(&ranks, 1, PL_SEATS_MAX, &rank);
        table->result.score[p] = (int32_t)score;
        table->result.rank[p] = (uint8_t)rank;
    }
    return is_right && !*scores && !*ranks;
}

/* Matches that ended before it was kept have none. */
static bool read_brief(struct store_row *row, struct server_table *table)
{
    const char *text = store_row_text(row, COLUMN_BRIEF, "brief", MATCH_BRIEF_MAX - 1);

    free(table->brief);
    table->brief = NULL;
    if (!*text) {
        return true;
    }
    json_t *brief = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    bool is_right = json_is_object(brief);
    json_decref(brief);
    table->brief = is_right ? strdup(text) : NULL;
    return is_right;
}

static bool read_legacy(struct store_row *row, struct server_table *table)
{
    uint32_t size = 0;
    const void *bytes = store_bytes(row->store, row->query, COLUMN_LEGACY, &size);

    if (!bytes || size == 0) {
        return true;
    }
    if (size != table->game->layout.legacy_size) {
        return false;
    }
    memcpy(table->config.legacy, bytes, size);
    return true;
}

/* The game and how it is played. False when this version does not know the game or an option. */
static bool read_game(struct store_row *row, struct server_table *table)
{
    struct pl_seed seed = { { 0 } };
    uint32_t seed_size = 0;
    const void *bytes = store_bytes(row->store, row->query, COLUMN_SEED, &seed_size);

    table->game = games_find(store_row_text(row, COLUMN_GAME, "game", OPTIONS_SIZE - 1));
    if (!table->game || !bytes || seed_size != PL_SEED_BYTES) {
        return false;
    }
    memcpy(seed.byte, bytes, PL_SEED_BYTES);
    uint8_t seats = (uint8_t)store_row_int(row, COLUMN_SEATS, "seats", 1, PL_SEATS_MAX);
    table->config = pl_config_before(table->game, seats, seed);
    return read_legacy(row, table) &&
           read_options(table, store_row_text(row, COLUMN_OPTIONS, "options", OPTIONS_SIZE - 1));
}

/* What never changes. */
static void read_constant(struct store_row *row, struct server_table *table)
{
    const char *key = store_row_text(row, COLUMN_KEY, "key", SERVER_KEY_SIZE - 1);

    if (strlen(key) != SERVER_KEY_SIZE - 1) {
        row->wrong = "key";
    }
    snprintf(table->key, sizeof table->key, "%s", key);
    table->is_private = store_row_bool(row, COLUMN_IS_PRIVATE, "is_private");
    table->clock = (struct server_clock){
        .kind = (enum server_clock_kind)store_row_int(row, COLUMN_CLOCK_KIND, "clock_kind",
                                                      SERVER_CLOCK_NONE, SERVER_CLOCK_DAYS),
        .main_ms = store_row_ms(row, COLUMN_CLOCK_MAIN, "clock_main"),
        .inc_ms = store_row_ms(row, COLUMN_CLOCK_INC, "clock_inc"),
    };
    table->created_ms = store_row_ms(row, COLUMN_CREATED, "created");
    table->rematch_of = (uint64_t)store_row_id(row, COLUMN_REMATCH_OF, "rematch_of");
    if (!read_game(row, table) && !row->wrong) {
        row->wrong = "game";
    }
}

/* Whether the times and the ply are those of a table in this state. */
static bool status_fits(const struct server_table *table)
{
    switch (table->status) {
    case SERVER_WAITING: return table->ply == 0 && !table->started_ms && !table->ended_ms;
    case SERVER_RUNNING: return table->started_ms && !table->ended_ms && !table->has_result;
    case SERVER_OVER: return table->ended_ms;
    }
    return false;
}

static void read_variable(struct store_row *row, struct server_table *table)
{
    int64_t all = ((int64_t)1 << table->config.seats) - 1;

    table->rules_version =
        (uint16_t)store_row_int(row, COLUMN_RULES_VERSION, "rules_version", 0, UINT16_MAX);
    table->status = (enum server_status)store_row_int(row, COLUMN_STATUS, "status", SERVER_WAITING,
                                                      SERVER_OVER);
    table->ply = (uint32_t)store_row_int(row, COLUMN_PLY, "ply", 0, INT32_MAX);
    table->waiting = (pl_seat_mask)store_row_int(row, COLUMN_WAITING, "waiting", 0, all);
    table->changed_ms = store_row_ms(row, COLUMN_CHANGED, "changed");
    table->moved_ms = store_row_ms(row, COLUMN_MOVED, "moved");
    table->started_ms = store_row_ms(row, COLUMN_STARTED, "started");
    table->ended_ms = store_row_ms(row, COLUMN_ENDED, "ended");
    table->paused_ms = store_row_ms(row, COLUMN_PAUSED, "paused");
    table->terms = (unsigned)store_row_int(row, COLUMN_TERMS, "terms", 0, SERVER_TERMS_ALL);
    table->rematch = (uint64_t)store_row_id(row, COLUMN_REMATCH, "rematch");
    table->note = (enum server_note)store_row_int(row, COLUMN_NOTE, "note", SERVER_NOTE_NONE,
                                                  SERVER_NOTE_DAMAGED - 1);
    table->has_hash = store_type(row->store, row->query, COLUMN_HASH) != STORE_TYPE_NONE;
    if (table->has_hash) {
        table->hash = (uint64_t)store_row_int(row, COLUMN_HASH, "hash", INT64_MIN, INT64_MAX);
    }
    if (!read_result(row, table) && !row->wrong) {
        row->wrong = "scores";
    }
    if (!read_brief(row, table) && !row->wrong) {
        row->wrong = "brief";
    }
    if (!status_fits(table) && !row->wrong) {
        row->wrong = "status";
    }
}

/* A table that waits or runs relies on its people and its bots; of one that is over they are told
 * as far as they are known. */
static bool seat_fits(const struct server_table *table, const struct server_seat *seat)
{
    if (server_seat_is_bot(seat) && seat->level == BOT_LEVEL_NONE) {
        return false;
    }
    return table->status == SERVER_OVER || (seat->kind == SERVER_SEAT_PERSON && seat->user) ||
           seat->kind == SERVER_SEAT_BOT ||
           (seat->kind == SERVER_SEAT_OPEN && table->status == SERVER_WAITING);
}

/* Empty where no bot plays. */
static enum bot_level read_level(struct store_row *row)
{
    enum { NAME_MAX = 11 };
    const char *name = store_row_text(row, 3, "level", NAME_MAX);
    enum bot_level level = bot_level_find(name, strlen(name));

    if (level == BOT_LEVEL_NONE && name[0] && !row->wrong) {
        row->wrong = "level";
    }
    return level;
}

static enum server_error read_seat(struct server *server, struct server_table *table,
                                   struct store_row *row, pl_seat_mask *seen)
{
    pl_seat p = (pl_seat)store_row_int(row, 0, "seat", 0, table->config.seats - 1);
    int64_t user_id = store_row_id(row, 2, "user");
    struct server_user *user = NULL;
    struct server_seat *seat = &table->seat[p];
    enum server_error error = user_id ? server_user_get(server, user_id, &user) : SERVER_OK;

    if (error && error != SERVER_NOT_FOUND) {
        return error;
    }
    seat->kind =
        (enum server_seat_kind)store_row_int(row, 1, "kind", SERVER_SEAT_OPEN, SERVER_SEAT_BOT);
    seat->level = read_level(row);
    seat->is_bot_now = store_row_bool(row, 4, "is_bot_now");
    seat->has_left = store_row_bool(row, 5, "has_left");
    seat->left_ms = store_row_ms(row, 6, "left_ms");
    seat->told =
        (enum notify_stage)store_row_int(row, 7, "told", NOTIFY_STAGE_NONE, NOTIFY_STAGE_LAST);
    seat->outs = (uint8_t)store_row_int(row, 8, "outs", 0, UINT8_MAX);
    seat->is_lost = store_row_bool(row, 9, "is_lost");
    server_seat_assign(server, seat, user);
    server_user_drop(server, user);
    *seen |= (pl_seat_mask)(1u << p);
    return row->wrong || !seat_fits(table, seat) ? SERVER_DAMAGED : SERVER_OK;
}

static enum server_error read_seats(struct server *server, struct server_table *table)
{
    struct store_row row = { .store = server->store, .query = STORE_SEATS_OF };
    enum server_error error = SERVER_OK;
    pl_seat_mask seen = 0;

    store_read(server->store, STORE_SEATS_OF,
               STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    while (!error && store_next(server->store, STORE_SEATS_OF)) {
        error = read_seat(server, table, &row, &seen);
    }
    if (!store_end(server->store, STORE_SEATS_OF)) {
        return SERVER_STORAGE;
    }
    return !error && seen != (1u << table->config.seats) - 1 ? SERVER_DAMAGED : error;
}

static enum server_error read_owner(struct server *server, struct server_table *table,
                                    int64_t owner_id)
{
    struct server_user *owner = NULL;
    enum server_error error = owner_id ? server_user_get(server, owner_id, &owner) : SERVER_OK;

    if (error && error != SERVER_NOT_FOUND) {
        return error;
    }
    server_table_set_owner(server, table, owner);
    server_user_drop(server, owner);
    return SERVER_OK;
}

/* Reads the row and what belongs to it into the table. Where it cannot, the table is half filled
 * in, and *ret_what tells why. */
static enum server_error read_row(struct server *server, struct server_table *table, bool is_again,
                                  const char **ret_what)
{
    struct store_row row = { .store = server->store, .query = STORE_TABLE_BY_ID };
    int64_t owner_id = 0;
    uint64_t id = server_table_id(table);

    store_read(server->store, STORE_TABLE_BY_ID, STORE_ARGS(STORE_INT((int64_t)id)));
    bool is_there = store_next(server->store, STORE_TABLE_BY_ID);
    if (is_there) {
        owner_id = store_row_id(&row, COLUMN_OWNER, "owner");
        if (!is_again) {
            read_constant(&row, table);
        }
        if (!row.wrong) {
            read_variable(&row, table);
        }
    }
    *ret_what = row.wrong;
    if (!store_end(server->store, STORE_TABLE_BY_ID)) {
        return SERVER_STORAGE;
    }
    if (!is_there || row.wrong) {
        return is_there ? SERVER_DAMAGED : SERVER_NO_TABLE;
    }
    *ret_what = "owner";
    enum server_error error = read_owner(server, table, owner_id);
    if (!error) {
        *ret_what = "seats";
        error = read_seats(server, table);
    }
    if (!error) {
        *ret_what = "links";
        error = server_table_read_links(server, table);
    }
    if (!error) {
        *ret_what = "bars";
        error = server_bars_read(server, table);
    }
    return error;
}

struct server_table *server_table_new(const struct server *server, uint64_t id)
{
    struct server_table *table = match_memory(sizeof *table);

    PL_ASSERT(table);
    table->node.key = id;
    table->vote_number = server->now_ms;
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        table->seat[p].table = table;
        table->seat[p].presence = server->now_ms;
    }
    return table;
}

/* Lets go of whom a table that is not to be has taken. */
static void discard(struct server *server, struct server_table *table)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        server_seat_assign(server, &table->seat[p], NULL);
    }
    server_table_set_owner(server, table, NULL);
    free(table->brief);
    free(table);
}

enum server_error server_table_read(struct server *server, uint64_t id,
                                    struct server_table **ret_table)
{
    const char *what = NULL;

    *ret_table = NULL;
    if (server_damage_stands(server, id)) {
        return SERVER_DAMAGED;
    }
    struct server_table *table = server_table_new(server, id);
    enum server_error error = read_row(server, table, false, &what);
    if (error) {
        discard(server, table);
        if (error == SERVER_DAMAGED) {
            server_damage_note(server, id, what);
        }
        return error;
    }
    server_damage_forget(server, id);
    table->used_ms = server->now_ms;
    server_map_add(&server->tables, &table->node);
    *ret_table = table;
    return SERVER_OK;
}

/* The row as the store has it, if it can say. A row that is gone takes its table along. */
static enum server_error read_again(struct server *server, struct server_table *table)
{
    const char *what = NULL;

    /* The count of owned tables follows the status, so it has no owner meanwhile. */
    server_table_set_owner(server, table, NULL);
    enum server_error error = read_row(server, table, true, &what);
    if (error == SERVER_NO_TABLE) {
        server_table_free(server, table);
        return error;
    }
    table->is_unknown = error;
    return error ? server_table_set_aside(server, table, error, what ? what : "row") : SERVER_OK;
}

enum server_error server_table_reread(struct server *server, struct server_table *table)
{
    if (!server_table_is_due(server, table)) {
        return table->trouble;
    }
    enum server_error error = read_again(server, table);
    if (!error) {
        server_table_bring_back(server, table);
    }
    return error;
}

void server_table_reload(struct server *server, struct server_table *table)
{
    server_table_sleep(server, table);
    table->undo = (struct server_vote){ 0 };
    table->takeover = (struct server_vote){ 0 };
    table->pause = (struct server_vote){ 0 };
    if (!read_again(server, table)) {
        server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW | SERVER_NEWS_CHAT);
    }
}

/* The ids of all tables that wait or run, in memory that the caller frees; NULL when they cannot be
 * read. */
static uint64_t *read_ids(struct server *server, uint32_t *ret_count)
{
    struct store_row row = { .store = server->store, .query = STORE_TABLES_LIVE };
    uint32_t room = 64;
    uint64_t *ids = malloc(room * sizeof *ids);

    *ret_count = 0;
    store_read(server->store, STORE_TABLES_LIVE, NULL, 0);
    while (store_next(server->store, STORE_TABLES_LIVE)) {
        if (*ret_count == room) {
            room *= 2;
            ids = realloc(ids, room * sizeof *ids);
        }
        PL_ASSERT(ids);
        ids[(*ret_count)++] = (uint64_t)store_row_id(&row, 0, "id");
    }
    if (!store_end(server->store, STORE_TABLES_LIVE)) {
        free(ids);
        return NULL;
    }
    return ids;
}

bool server_tables_load(struct server *server)
{
    uint32_t count = 0;
    uint64_t *ids = read_ids(server, &count);
    bool is_readable = ids;

    for (uint32_t i = 0; is_readable && i < count; i++) {
        struct server_table *table = NULL;
        is_readable = server_table_read(server, ids[i], &table) != SERVER_STORAGE;
    }
    free(ids);
    server_log("tables-loaded", "count=%u damaged=%u", (unsigned)server->tables.count,
               (unsigned)server->damaged.count);
    return is_readable;
}
