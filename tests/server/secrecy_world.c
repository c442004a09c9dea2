/* The server with its ends cut off by the linker: see `secrecy_wrap` in meson.build for the names
 * that are replaced here. */
#include "tests/server/secrecy_world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "bots/level.h"
#include "server/http/http.h"
#include "server/protocol/call.h"
#include "server/protocol/games.h"
#include "server/store/store.h"
#include "server/tables/bots.h"
#include "server/tables/flow.h"
#include "server/tables/lobby.h"
#include "server/tables/question.h"

enum { MESSAGE_SIZE = 2048, TABLE_ID = 4711 };

static const int64_t BEGIN_MS = 1700000000000;
static const int64_t CLOCK_MS = 600000;
static const int64_t DAY_MS = 86400000;

/* Whose bots are thinking, and what they shall choose. */
static struct world *thinking;
static pl_action planned;
static bool is_serving; /* the server's code runs, not the test's */

/* Faults. */

enum world_leak world_leak;
static const struct pl_game *honest_game;

void __real_pl_observe(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                       struct pl_obs *ret_obs);
void __wrap_pl_observe(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                       struct pl_obs *ret_obs);

/* Only the server forgets to hide, not the test. */
void __wrap_pl_observe(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                       struct pl_obs *ret_obs)
{
    const struct pl_layout *layout = &game->layout;

    __real_pl_observe(game, state, seat, ret_obs);
    if (world_leak == LEAK_HANDS && is_serving) {
        memcpy((uint8_t *)ret_obs + layout->private_at, (const uint8_t *)state + layout->private_at,
               layout->secret_at - layout->private_at);
    }
}

void __real_pl_determinize(const struct pl_game *game, const struct pl_obs *obs,
                           const struct pl_seed *seed, struct pl_state *ret_state);
void __wrap_pl_determinize(const struct pl_game *game, const struct pl_obs *obs,
                           const struct pl_seed *seed, struct pl_state *ret_state);

/* A leak is shown, not guessed with: cards that are seen and dealt as well would be there twice. */
void __wrap_pl_determinize(const struct pl_game *game, const struct pl_obs *obs,
                           const struct pl_seed *seed, struct pl_state *ret_state)
{
    const struct pl_layout *layout = &game->layout;
    struct pl_state_room honest;
    pl_seat own = pl_viewer(obs);

    memcpy(honest.byte, obs, layout->size);
    for (pl_seat p = 0; world_leak == LEAK_HANDS && p < PL_SEATS_MAX; p++) {
        uint32_t at = layout->private_at + p * layout->private_size;
        if (p != own && at < layout->secret_at) {
            memset(honest.byte + at, 0, layout->private_size);
        }
    }
    __real_pl_determinize(game, pl_obs_in(&honest), seed, ret_state);
}

static void apply_and_tell(struct pl_state *state, pl_seat seat, pl_action action,
                           struct pl_events *log)
{
    honest_game->apply(state, seat, action, log);
    for (uint32_t i = 0; log && i < log->count; i++) {
        log->item[i].see = (pl_seat_mask)~0u;
    }
}

const struct pl_game *world_game(const struct pl_game *game)
{
    static struct pl_game telling;

    if (world_leak != LEAK_EVENTS) {
        return game;
    }
    honest_game = game;
    telling = *game;
    telling.apply = apply_and_tell;
    return &telling;
}

/* What the network would carry. */

void __wrap_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text);
void __wrap_server_conn_bye(struct server *server, struct server_conn *conn, const char *code);

static void keep(struct world_person *person, const char *bytes, size_t size)
{
    if (person->size + size + 1 > person->room) {
        person->room = 2 * (person->size + size + 1);
        person->sent = realloc(person->sent, person->room);
        PL_ASSERT(person->sent);
    }
    memcpy(person->sent + person->size, bytes, size);
    person->size += size;
    person->sent[person->size++] = '\n';
}

void __wrap_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text)
{
    (void)server;
    keep(SERVER_OF(conn, struct world_person, conn), server_text_bytes(text), text->length);
    if (world_leak == LEAK_LENGTH && thinking && thinking->table &&
        pl_hash(thinking->table->game, world_truth(thinking)) % 2) {
        keep(SERVER_OF(conn, struct world_person, conn), "", 0);
    }
}

void __wrap_server_conn_bye(struct server *server, struct server_conn *conn, const char *code)
{
    (void)server;
    keep(SERVER_OF(conn, struct world_person, conn), code, strlen(code));
}

/* What would be stored. */

void __wrap_store_write(struct server_store *store, enum store_query query,
                        const struct store_arg *args, size_t count);
bool __wrap_store_is_dirty(const struct server_store *store);
bool __wrap_store_is_well(const struct server_store *store);
void __wrap_store_read(struct server_store *store, enum store_query query,
                       const struct store_arg *args, size_t count);
bool __wrap_store_next(struct server_store *store, enum store_query query);
bool __wrap_store_end(struct server_store *store, enum store_query query);
void __wrap_store_backup_step(struct server_store *store);
void __wrap_store_backup_look(struct server_store *store);
void __wrap_server_guard_tell(struct server *server);
bool __wrap_store_has_conflict(const struct server_store *store);

/* What is told of a notice when it is read back, to everybody and in both languages. */
static void keep_notice(struct world *world, const struct store_arg *args, size_t count)
{
    char room[2 * SERVER_NOTICE_WORDS_MAX + 128];
    struct pl_text line = pl_text_in(room, sizeof room);

    pl_text_add(&line, "notice");
    for (size_t i = 0; i < count; i++) {
        pl_text_char(&line, ' ');
        if (args[i].type == 't') {
            pl_text_bytes(&line, args[i].at, args[i].size);
        } else {
            pl_text_number(&line, args[i].number);
        }
    }
    if (world_leak == LEAK_NOTICES) {
        pl_text_hex(&line, pl_hash(world->table->game, world_truth(world)));
    }
    PL_ASSERT(!line.is_cut);
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        keep(&world->person[i], room, line.length);
    }
}

/* The store is no more than the world that it belongs to. */
void __wrap_store_write(struct server_store *store, enum store_query query,
                        const struct store_arg *args, size_t count)
{
    if (query == STORE_NOTICE_ADD) {
        keep_notice((struct world *)(void *)store, args, count);
    }
}

bool __wrap_store_is_dirty(const struct server_store *store)
{
    (void)store;
    return false;
}

bool __wrap_store_is_well(const struct server_store *store)
{
    (void)store;
    return true;
}

void __wrap_store_read(struct server_store *store, enum store_query query,
                       const struct store_arg *args, size_t count)
{
    (void)store, (void)query, (void)args, (void)count;
}

bool __wrap_store_next(struct server_store *store, enum store_query query)
{
    (void)store, (void)query;
    return false;
}

bool __wrap_store_end(struct server_store *store, enum store_query query)
{
    (void)store, (void)query;
    return true;
}

void __wrap_store_backup_step(struct server_store *store)
{
    (void)store;
}

void __wrap_store_backup_look(struct server_store *store)
{
    (void)store;
}

/* No one logs in here. */
void __wrap_server_guard_tell(struct server *server)
{
    (void)server;
}

bool __wrap_store_has_conflict(const struct server_store *store)
{
    (void)store;
    return false;
}

/* Connections without a network: none is slow, none ends. */
bool __wrap_edge_is_ending(const struct edge_stream *stream);
uint32_t __wrap_edge_queued(const struct edge_stream *stream);

bool __wrap_edge_is_ending(const struct edge_stream *stream)
{
    (void)stream;
    return false;
}

uint32_t __wrap_edge_queued(const struct edge_stream *stream)
{
    (void)stream;
    return 0;
}

/* Thinking. The input of a bot is held against what its seat may see. */

void __wrap_server_pool_add(struct server_pool *pool, struct server_job *job,
                            const struct server_shares *shares);
bool __wrap_server_pool_drop(struct server_pool *pool, struct server_job *job);
uint32_t __wrap_server_pool_running(struct server_pool *pool, struct server_pool_run *ret_runs);
pl_action __wrap_bot_choose(struct bot *bot, const struct pl_obs *obs);
void __wrap_bot_stop(struct bot *bot);
void __wrap_bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice);

/* A choice that is no longer wanted frees itself. */
static void drop_job(struct world *world, struct server_job **job)
{
    struct server_job *old = *job;

    *job = NULL;
    if (old) {
        old->done(old, &world->server);
        server_bots_show(&world->server);
    }
}

/* Jobs are done when the test says so: until then they count as begun, and none is. */
bool __wrap_server_pool_drop(struct server_pool *pool, struct server_job *job)
{
    (void)pool, (void)job;
    return false;
}

uint32_t __wrap_server_pool_running(struct server_pool *pool, struct server_pool_run *ret_runs)
{
    (void)pool;
    ret_runs[0] = thinking ? thinking->run : (struct server_pool_run){ 0 };
    return ret_runs[0].job ? 1 : 0;
}

void __wrap_server_pool_add(struct server_pool *pool, struct server_job *job,
                            const struct server_shares *shares)
{
    struct world *world = thinking;

    (void)pool, (void)shares;
    if (world->server.hint_count > 0 && !world->hint) {
        world->hint = job;
        return;
    }
    for (pl_seat p = 0; p < world->table->config.seats; p++) {
        if ((void *)world->table->seat[p].thought == (void *)job) {
            drop_job(world, &world->job[p]);
            world->job[p] = job;
            __real_pl_observe(world->table->game, world_truth(world), p,
                              pl_obs_in(&world->seen[p]));
            return;
        }
    }
    pl_panic("a job of nobody", __FILE__, __LINE__);
}

static void check_input(const struct pl_obs *obs, const struct pl_state_room *seen)
{
    if (memcmp(obs, seen->byte, thinking->table->game->layout.size) != 0) {
        thinking->has_told_bot = true;
    }
}

/* Others may have decided since the bot was asked. */
pl_action __wrap_bot_choose(struct bot *bot, const struct pl_obs *obs)
{
    (void)bot;
    check_input(obs, &thinking->seen[pl_viewer(obs)]);
    if (thinking->during) {
        thinking->during(thinking);
    }
    return planned;
}

void __wrap_bot_stop(struct bot *bot)
{
    (void)bot;
    thinking->stop_count++;
}

void __wrap_bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice)
{
    struct pl_state_room seen;
    struct pl_legal list;

    (void)bot;
    __real_pl_observe(thinking->table->game, world_truth(thinking), pl_viewer(obs),
                      pl_obs_in(&seen));
    check_input(obs, &seen);
    pl_legal_of(thinking->table->game, obs, pl_viewer(obs), &list);
    bot_advice_fill(ret_advice, &list);
}

static void run_job(struct world *world, struct server_job **job)
{
    static void *own; /* of the one thread that there is */
    struct server_job *now = *job;

    PL_ASSERT(now);
    *job = NULL;
    thinking = world;
    world->run.job = now;
    now->run(now, &own);
    world->run.job = NULL;
    now->done(now, &world->server);
    server_bots_show(&world->server);
}

/* Opening. */

void world_set_there(struct world *world, uint32_t number, bool is_there)
{
    struct world_person *person = &world->person[number];

    if (person->user.conns.first && !is_there) {
        server_list_remove(&person->user.conns, &person->conn, &person->conn.of_user);
    } else if (!person->user.conns.first && is_there) {
        server_list_add_first(&person->user.conns, &person->conn, &person->conn.of_user);
    }
}

struct server_table *world_table_of(const struct server_user *user)
{
    const struct server_seat *seat = user->seats.first;

    return seat->table;
}

static void come_in(struct world *world, uint32_t number)
{
    static const char *const nicks[] = { "Ada",    "Bolek", "Celina", "Daniel", "Ewa",
                                         "Franek", "Gaja",  "Hugo",   "Watch" };
    struct world_person *person = &world->person[number];
    struct server_user *user = &person->user;
    struct server_conn *conn = &person->conn;

    user->node.key = number + 1;
    user->refs = 1;
    strcpy(user->nick, nicks[number % PL_COUNT_OF(nicks)]);
    world_set_there(world, number, true);
    user->conn_count = 1;
    server_map_add(&world->server.users, &user->node);
    conn->user = user;
    conn->lang = PL_LANG_EN;
    server_list_add_first(&world->server.conns, conn, &conn->of_server);
    world->server.conn_count++;
}

void world_open(struct world *world)
{
    *world = (struct world){ .server = { .now_ms = BEGIN_MS } };
    world->server.store = (struct server_store *)(void *)world;
    world->server.options.has_quick_bots = true;
    world->server.scratch = malloc(SERVER_SCRATCH_SIZE);
    PL_ASSERT(world->server.scratch);
    bool has_games = server_games_start(&world->server);
    PL_ASSERT(has_games);
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        come_in(world, i);
        world_ask(world, (pl_seat)i, "\"t\":\"hello\",\"lang\":\"en\"");
    }
}

static void clear(struct world *world)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        server_bots_unask(&world->server, &world->table->seat[p]);
        drop_job(world, &world->job[p]);
    }
    drop_job(world, &world->hint);
}

static void take_away(struct world *world)
{
    if (world->table) {
        clear(world);
        server_table_free(&world->server, world->table);
    }
    world->table = NULL;
}

void world_close(struct world *world)
{
    take_away(world);
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        server_map_remove(&world->server.users, &world->person[i].user.node);
        free(world->person[i].sent);
    }
    server_map_free(&world->server.users);
    server_map_free(&world->server.tables);
    server_games_free(&world->server);
    free(world->server.turn.answer);
    free(world->server.scratch);
}

/* Tables. */

static void seat_people(struct world *world, pl_seat_mask bots)
{
    struct server_table *table = world->table;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (bots >> p & 1) {
            table->seat[p].kind = SERVER_SEAT_BOT;
            table->seat[p].level = BOT_LEVEL_EASY;
        } else {
            table->seat[p].kind = SERVER_SEAT_PERSON;
            server_seat_assign(&world->server, &table->seat[p], &world->person[p].user);
        }
    }
}

void world_set_up(struct world *world, const struct world_setup *setup)
{
    take_away(world);
    world->server.now_ms = BEGIN_MS;
    struct server_table *table = server_table_new(&world->server, TABLE_ID);
    world->table = table;
    table->game = setup->game;
    table->config = setup->config;
    table->clock = (struct server_clock){
        .kind = setup->clock,
        .main_ms = setup->clock == SERVER_CLOCK_DAYS ? DAY_MS : CLOCK_MS,
        .inc_ms = setup->clock == SERVER_CLOCK_LIVE ? 1000 : 0,
    };
    strcpy(table->key, "a-key-that-is-the-same");
    seat_people(world, setup->bots);
    server_table_set_owner(&world->server, table, &world->person[0].user);
    server_map_add(&world->server.tables, &table->node);
    thinking = world;
    server_table_start(&world->server, table);
    server_turn_end(&world->server);
}

/* No one has done anything lately. */
static void forget_quotas(struct world *world)
{
    world->server.quota = (struct server_quota){ 0 };
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world->person[i].user.quota = (struct server_quota){ 0 };
    }
}

void world_begin(struct world *world, const struct pl_state *truth, uint32_t ply)
{
    struct server_table *table = world->table;

    clear(world);
    forget_quotas(world);
    server_table_sleep(&world->server, table);
    struct match *match = NULL;
    const char *reason = match_from_state(table->game, truth, &match);
    PL_ASSERT(!reason);
    server_table_begin(table, match, ply);
    table->snapshot_ply = ply;
    table->journal_count = 0;
    table->waiting = pl_head_read(truth)->waiting;
    table->changed_ms = world->server.now_ms;
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        table->seat[p].wish = (struct match_wish){ .until = MATCH_SKIP_NONE };
    }
    table->undo = (struct server_vote){ 0 };
    table->takeover = (struct server_vote){ 0 };
}

const struct pl_state *world_truth(const struct world *world)
{
    return match_state(world->table->match);
}

/* Asking. */

struct world_person *world_person(struct world *world, pl_seat seat)
{
    return &world->person[seat < PL_SEATS_MAX ? seat : PL_SEATS_MAX];
}

void world_forget(struct world *world)
{
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world->person[i].size = 0;
    }
}

/* What stands for this letter after a per cent sign. */
static void add_word(const struct world *world, pl_seat seat, char letter, struct pl_text *text)
{
    const struct server_table *table = world->table;
    const struct server_seat *at = table && seat < PL_SEATS_MAX ? &table->seat[seat] : NULL;
    char id[SERVER_ID_SIZE] = "";

    if (letter == 'T' && table) {
        server_id_format(server_table_id(table), id);
        pl_text_add(text, id);
    } else if (letter == 'Q') {
        pl_text_number(text, at ? at->question : 0);
    } else if (letter == 'P') {
        pl_text_number(text, at ? at->presence : 0);
    } else if (letter == 'V') {
        pl_text_number(text, table ? table->vote_number : 0);
    }
}

static void fill_in(const struct world *world, pl_seat seat, const char *from,
                    char ret_text[MESSAGE_SIZE])
{
    struct pl_text text = pl_text_in(ret_text, MESSAGE_SIZE);

    for (; *from; from++) {
        if (*from == '%') {
            add_word(world, seat, *++from, &text);
        } else {
            pl_text_char(&text, *from);
        }
    }
    PL_ASSERT(!text.is_cut);
}

static void end_turn(struct world *world)
{
    thinking = world;
    is_serving = true;
    server_turn_end(&world->server);
    server_lobby_send(&world->server);
    is_serving = false;
}

void world_ask(struct world *world, pl_seat seat, const char *members)
{
    char filled[MESSAGE_SIZE];
    char message[MESSAGE_SIZE + 32];

    fill_in(world, seat, members, filled);
    int size = snprintf(message, sizeof message, "{\"id\":%lld,%s}", (long long)++world->request_id,
                        filled);
    thinking = world;
    is_serving = true;
    world_person(world, seat)->conn.bucket.tokens = SERVER_RATE_BURST;
    server_call(&world->server, &world_person(world, seat)->conn, message, (size_t)size);
    end_turn(world);
}

bool world_is_answered(struct world *world, pl_seat seat, const char *members, const char *code)
{
    const struct world_person *person = world_person(world, seat);
    char wanted[64] = "\"t\":\"ok\"";

    if (code) {
        snprintf(wanted, sizeof wanted, "\"code\":\"%s\"", code);
    }
    world_forget(world);
    world_ask(world, seat, members);
    bool is_so = memmem(person->sent, person->size, wanted, strlen(wanted));
    if (!is_so) {
        fprintf(stderr, "%s: %.*s, not %s\n", members, (int)person->size, person->sent, wanted);
    }
    return is_so;
}

void world_get(struct world *world, pl_seat seat, const char *path)
{
    static struct server_http http;
    struct world_person *person = world_person(world, seat);
    char filled[MESSAGE_SIZE];

    http = (struct server_http){
        .method = EDGE_GET,
        .user = &person->user,
        .lang = PL_LANG_EN,
    };
    fill_in(world, seat, path, filled);
    PL_ASSERT(strlen(filled) < sizeof http.path);
    strcpy(http.path, filled);
    server_http_route(&world->server, &http);
    PL_ASSERT(world->server.turn.replies == &http);
    world->server.turn.replies = NULL;
    keep(person, server_text_bytes(http.reply), http.reply->length);
    server_text_drop(http.reply);
}

void world_move(struct world *world, pl_seat seat, pl_action action)
{
    char members[128];

    if (server_seat_is_bot(&world->table->seat[seat])) {
        planned = action;
        run_job(world, &world->job[seat]);
        end_turn(world);
        return;
    }
    snprintf(members, sizeof members,
             "\"t\":\"move\",\"table\":\"%%T\",\"mid\":\"%u\",\"question\":%%Q,"
             "\"action\":\"0x%llx\"",
             (unsigned)world->request_id, (unsigned long long)action);
    world_ask(world, seat, members);
}

void world_give_hint(struct world *world)
{
    if (world->hint) {
        run_job(world, &world->hint);
        end_turn(world);
    }
}

void world_wait(struct world *world, int64_t ms)
{
    world->server.now_ms += ms;
}
