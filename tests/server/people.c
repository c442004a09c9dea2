/* People at a server without a network: see `people_wrap` in meson.build for the names that are
 * replaced here. */
#include "tests/server/people.h"

#include <dirent.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "games/games.h"
#include "server/http/http.h"
#include "server/notify/notify.h"
#include "server/protocol/call.h"
#include "server/store/store.h"
#include "server/turn.h"

struct people people;

static const int64_t BEGIN_MS = 1700000000000;

/* What the network and the workers would do. */

void __wrap_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text);
void __wrap_server_conn_bye(struct server *server, struct server_conn *conn, const char *code);
void __wrap_server_bots_think(struct server *server, struct server_table *table);

void __wrap_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text)
{
    (void)server;
    if (conn->has_said_hello) {
        PL_ASSERT(people.told_size + text->length + 2 < sizeof people.told);
        memcpy(people.told + people.told_size, server_text_bytes(text), text->length);
        people.told_size += text->length;
        people.told[people.told_size++] = '\n';
        people.told[people.told_size] = '\0';
    }
}

void __wrap_server_conn_bye(struct server *server, struct server_conn *conn, const char *code)
{
    (void)server, (void)conn, (void)code;
    people.byes++;
}

void __wrap_server_bots_think(struct server *server, struct server_table *table)
{
    (void)server, (void)table;
}

/* Connections have no streams. */
bool __wrap_edge_is_ending(const struct edge_stream *stream);

bool __wrap_edge_is_ending(const struct edge_stream *stream)
{
    (void)stream;
    return false;
}

/* Requests are answered here and now. */
void __wrap_server_http_reply(struct server *server, struct server_http *http,
                              struct server_text *text, const char *type);
void __wrap_server_http_error(struct server *server, struct server_http *http,
                              enum server_error error);

void __wrap_server_http_reply(struct server *server, struct server_http *http,
                              struct server_text *text, const char *type)
{
    (void)server, (void)http, (void)type;
    PL_ASSERT(text->length < PEOPLE_REPLY_SIZE);
    memcpy(people.reply, server_text_bytes(text), text->length);
    people.reply[text->length] = '\0';
    people.error = SERVER_OK;
    server_text_drop(text);
}

void __wrap_server_http_error(struct server *server, struct server_http *http,
                              enum server_error error)
{
    (void)server, (void)http;
    people.reply[0] = '\0';
    people.error = error;
}

/* The server. */

void people_start(void)
{
    struct server *server = &people.server;

    *server = (struct server){ .now_ms = BEGIN_MS, .wall_ms = BEGIN_MS };
    server->scratch = malloc(SERVER_SCRATCH_SIZE);
    PL_ASSERT(server->scratch);
    const char *reason = store_open(people.folder, &server->store);
    PL_ASSERT(!reason);
    PL_ASSERT(server_accounts_start(server));
    bool is_loaded = server_tables_load(server);
    PL_ASSERT(is_loaded);
}

static void disconnect(void)
{
    while (people.server.conns.first) {
        struct server_conn *conn = people.server.conns.first;
        for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
            if (conn->sub[i].table) {
                server_sub_end(&people.server, &conn->sub[i]);
            }
        }
        server_list_remove(&people.server.conns, conn, &conn->of_server);
        server_list_remove(&conn->user->conns, conn, &conn->of_user);
        server_user_drop(&people.server, conn->user);
        free(conn);
    }
}

void people_stop(void)
{
    disconnect();
    notify_stop(&people.server);
    server_accounts_stop(&people.server);
    server_tables_free(&people.server);
    server_map_free(&people.server.users);
    store_close(people.server.store);
    free(people.server.turn.answer);
    free(people.server.scratch);
}

void people_begin(void)
{
    PL_ASSERT(sodium_init() >= 0);
    people = (struct people){ .byes = 0 };
    /* In memory where there is such a place: nothing here is about the disk. */
    snprintf(people.folder, sizeof people.folder, "%s/plansza-people-XXXXXX",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    PL_ASSERT(mkdtemp(people.folder));
    people_start();
}

void people_restart(void)
{
    people_stop();
    people_start();
}

void people_end(void)
{
    DIR *folder = opendir(people.folder);
    char path[PEOPLE_FOLDER_SIZE + 257];

    people_stop();
    PL_ASSERT(folder);
    for (const struct dirent *file = readdir(folder); file; file = readdir(folder)) {
        snprintf(path, sizeof path, "%s/%s", people.folder, file->d_name);
        unlink(path);
    }
    closedir(folder);
    rmdir(people.folder);
}

void people_commit(void)
{
    uint64_t before = people.server.metrics.commits_failed;

    server_turn_end(&people.server);
    PL_ASSERT(people.server.metrics.commits_failed == before);
}

/* A row that is there already spoils the turn. */
void people_fail(void)
{
    struct server_store *store = people.server.store;
    uint64_t before = people.server.metrics.commits_failed;

    for (int i = 0; i < 2; i++) {
        store_write(store, STORE_LINK_ADD, STORE_ARGS(STORE_INT(1), STORE_INT(1), STORE_INT(1)));
    }
    server_turn_end(&people.server);
    PL_ASSERT(people.server.metrics.commits_failed == before + 1);
    people.server.retry_at_ms = 0;
}

/* People. */

int64_t people_guest(const char *nick)
{
    struct server_nick own;
    int64_t id = 0;
    enum server_error error = server_nick_read(nick, &own);

    error = error ? error : server_guest_new(&people.server, &own, &id);
    PL_ASSERT(!error);
    return id;
}

struct server_login people_register(const char *nick, int64_t guest)
{
    struct server_login login = { .kind = SERVER_REGISTER, .user_id = guest, .is_right = true };
    enum server_error error = server_nick_read(nick, &login.nick);

    PL_ASSERT(!error);
    snprintf(login.fresh_hash, sizeof login.fresh_hash, "hash of %s", nick);
    return login;
}

struct server_login people_login(const char *nick, enum server_login_kind kind)
{
    struct server_login login = { .kind = kind, .is_right = true };

    snprintf(login.typed, sizeof login.typed, "%s", nick);
    snprintf(login.fresh, sizeof login.fresh, "a fresh one");
    snprintf(login.fresh_hash, sizeof login.fresh_hash, "fresh hash of %s", nick);
    login.user_id = people_find(nick);
    enum server_error error = server_login_prepare(&people.server, &login);
    PL_ASSERT(!error);
    return login;
}

int64_t people_account(const char *nick)
{
    struct server_login login = people_register(nick, 0);
    enum server_error error = server_login_finish(&people.server, &login);

    PL_ASSERT(!error);
    return login.user_id;
}

struct server_user *people_get(int64_t id)
{
    struct server_user *user = NULL;
    enum server_error error = server_user_get(&people.server, id, &user);

    PL_ASSERT(!error);
    return user;
}

int64_t people_find(const char *nick)
{
    int64_t id = 0;
    enum server_error error = server_account_find(&people.server, nick, &id);

    PL_ASSERT(!error);
    return id;
}

struct server_conn *people_connect(int64_t id, const unsigned char session[SERVER_HASH_BYTES])
{
    struct server_conn *conn = calloc(1, sizeof *conn);

    PL_ASSERT(conn);
    conn->user = people_get(id);
    memcpy(conn->session, session, SERVER_HASH_BYTES);
    server_list_add_first(&people.server.conns, conn, &conn->of_server);
    server_list_add_first(&conn->user->conns, conn, &conn->of_user);
    return conn;
}

void people_listen(struct server_conn *conn, enum pl_lang lang)
{
    conn->has_said_hello = true;
    conn->lang = lang;
    conn->bucket.tokens = SERVER_RATE_BURST;
}

const char *people_ask(struct server_conn *conn, uint64_t table, const char *members)
{
    char text[SERVER_MESSAGE_MAX] = "{\"id\":1,";
    char id[SERVER_ID_SIZE];
    const char *hole = strstr(members, "%T");
    size_t length = strlen(text);

    server_id_format(table, id);
    people.told_size = 0;
    people.told[0] = '\0';
    if (hole) {
        snprintf(text + length, sizeof text - length, "%.*s%s%s}", (int)(hole - members), members,
                 id, hole + 2);
    } else {
        snprintf(text + length, sizeof text - length, "%s}", members);
    }
    server_call(&people.server, conn, text, strlen(text));
    people_commit();
    return people.told;
}

/* Tables. */

struct server_table *people_table(const struct people_table *wanted)
{
    struct server *server = &people.server;
    struct server_table *table = server_table_new(server, wanted->id);
    struct server_user *owner = people_get(wanted->owner);

    table->game = games_find(people.game ? people.game : "bids");
    table->config = pl_config_default(table->game, wanted->seats, pl_seed_of(wanted->id));
    table->rules_version = table->game->rules_version;
    table->created_ms = server->wall_ms;
    table->clock = people.clock;
    table->terms = people.terms;
    server_table_changes(server, table);
    strcpy(table->key, "0123456789012345678901");
    server_table_set_owner(server, table, owner);
    server_user_drop(server, owner);
    for (pl_seat p = 0; p < wanted->seats; p++) {
        int64_t id = wanted->seat[p];
        struct server_user *user = id > 0 ? people_get(id) : NULL;
        table->seat[p].kind = user               ? SERVER_SEAT_PERSON
                              : id == PEOPLE_BOT ? SERVER_SEAT_BOT
                                                 : SERVER_SEAT_OPEN;
        if (id == PEOPLE_BOT) {
            table->seat[p].level = BOT_LEVEL_EASY;
        }
        server_seat_assign(server, &table->seat[p], user);
        server_user_drop(server, user);
    }
    server_table_add(server, table);
    server_table_start_if_full(server, table);
    return table;
}

void people_end_table(struct server_table *table)
{
    struct server *server = &people.server;
    char text[1024];
    struct pl_json json = pl_json_in(text, sizeof text);
    struct server_names names;

    server_table_names(table, PL_LANG_EN, &names);
    pl_json_open(&json, '{');
    pl_json_key(&json, "seats");
    pl_json_open(&json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        pl_json_open(&json, '{');
        pl_json_member_string(&json, "name", names.at[p] ? names.at[p] : "");
        pl_json_close(&json, '}');
    }
    pl_json_close(&json, ']');
    pl_json_close(&json, '}');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        table->result.rank[p] = (uint8_t)(p + 1);
    }
    table->has_result = true;
    server_table_close(server, table, SERVER_NOTE_NONE);
    server_table_put_result(server, table);
    store_write(server->store, STORE_REPLAY_PUT,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_TEXT(text)));
}

enum { LISTED_MAX = 256 };

struct listed {
    uint32_t count;
    const struct server_table *table[LISTED_MAX];
};

static void list_table(void *owner, struct server_node *node)
{
    struct listed *listed = owner;

    PL_ASSERT(listed->count < LISTED_MAX);
    listed->table[listed->count++] = SERVER_OF(node, struct server_table, node);
}

static int compare_tables(const void *a, const void *b)
{
    uint64_t one = server_table_id(*(const struct server_table *const *)a);
    uint64_t other = server_table_id(*(const struct server_table *const *)b);

    return one < other ? -1 : one > other;
}

static void write_table(struct pl_text *text, const struct server_table *table)
{
    char line[128];

    snprintf(line, sizeof line,
             "%llu status %d owner %lld:", (unsigned long long)server_table_id(table),
             table->status, (long long)server_user_id(table->owner));
    pl_text_add(text, line);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *seat = &table->seat[p];
        snprintf(line, sizeof line, " %d/%lld/%d%d", seat->kind,
                 (long long)server_user_id(seat->user), seat->is_bot_now, seat->has_left);
        pl_text_add(text, line);
    }
    pl_text_char(text, '\n');
}

const char *people_tables(void)
{
    static char room[PEOPLE_TEXT_SIZE];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct listed listed = { .count = 0 };

    server_map_each(&people.server.tables, list_table, &listed);
    qsort(listed.table, listed.count, sizeof *listed.table, compare_tables);
    for (uint32_t i = 0; i < listed.count; i++) {
        write_table(&text, listed.table[i]);
    }
    PL_ASSERT(!text.is_cut);
    return room;
}

int people_set_up(void **unused)
{
    (void)unused;
    people_begin();
    return 0;
}

int people_take_down(void **unused)
{
    (void)unused;
    people_end();
    return 0;
}

struct server_table *people_table_of(uint64_t id)
{
    struct server_table *table = NULL;

    enum server_error error = server_table_find(&people.server, id, &table);
    PL_ASSERT(!error);
    return table;
}
