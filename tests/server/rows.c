/* Rows about people that are not what they must be: every column of every table that has them, as
 * the schema says, with wrong values. Nothing crashes, whoever is asked for, and no one else is
 * refused anything because of it. */
#include <setjmp.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <openssl/evp.h>

#include "server/control/run.h"
#include "server/gate/address.h"
#include "server/http/http.h"
#include "server/notify/mail.h"
#include "server/people/conduct.h"
#include "server/people/erase.h"
#include "server/people/merge.h"
#include "server/people/prefs.h"
#include "server/people/retention.h"
#include "server/people/session.h"
#include "server/people/vacation.h"
#include "server/store/fsck.h"
#include "server/store/row.h"
#include "server/tables/chat.h"
#include "tests/server/people.h"

enum { TABLE = 1, OVER, PATH_SIZE = PEOPLE_FOLDER_SIZE + 16, COLUMNS_SIZE = 512 };

static const char *const bad_values[] = {
    "-1",
    "3",
    "9223372036854775807",
    "-9223372036854775808",
    "NULL",
    "''",
    "'x'",
    "x'ff00fe'",
    "1.5",
    "CAST(x'c0af' AS TEXT)",
    "printf('%.*c', 5000, '\"')",
    "zeroblob(70000)",
};

/* Where wrong values are put: rows of the first account alone, where that can be said. */
static const struct {
    const char *table;
    const char *where;
} places[] = {
    { "user", "id = 1" },   { "session", "user = 1" },  { "device", "user = 1" },
    { "mute", "user = 1" }, { "penalty", "user = 1" },  { "report", "id = 1" },
    { "report", "id = 2" }, { "moderation", "id = 1" }, { "past_nick", "1" },
    { "chat", "user = 1" }, { "user", "gone = 1" },     { "push", "user = 1" },
    { "pref", "user = 1" }, { "vacation", "user = 1" }, { "mail", "user = 1" },
    { "mail_asked", "1" },  { "push_key", "1" },        { "bar", "user = 3" },
};

/* The site. */

struct site {
    int64_t account; /* the first, whose rows are wrong */
    int64_t other;
    int64_t guest;
    int64_t gone;
    char token[SERVER_TOKEN_SIZE];
    char other_token[SERVER_TOKEN_SIZE];
    char devices[SERVER_DEVICES_SIZE];
    size_t size;
    uint8_t *bytes;
};

static struct site site;
static unsigned char hash[SERVER_HASH_BYTES]; /* of the session */

static const int64_t DAY_MS = 86400000;

static void path_of(char ret_path[PATH_SIZE])
{
    snprintf(ret_path, PATH_SIZE, "%s/plansza.db", people.folder);
}

static void say(struct server_table *table, int64_t id)
{
    struct server_user *user = people_get(id);

    people.server.now_ms += 10000;
    assert_int_equal(server_chat_add(&people.server, table, user, "hello"), SERVER_OK);
    server_user_drop(&people.server, user);
}

static void report(struct server_table *table, int64_t id)
{
    struct server_user *user = people_get(id);

    assert_int_equal(
        server_report_add(
            &people.server,
            &(struct server_report){ .table = table, .by = user, .has_line = true, .reason = "x" }),
        SERVER_OK);
    server_user_drop(&people.server, user);
}

static void mute(int64_t id, int64_t other)
{
    struct server_user *user = people_get(id);

    assert_int_equal(server_mute(&people.server, user, other, true), SERVER_OK);
    server_user_drop(&people.server, user);
}

static void command(const char *line)
{
    char *answer = server_control_run(&people.server, line, strlen(line));

    assert_true(store_is_utf8(answer, strlen(answer)));
    free(answer);
}

static void erase(int64_t id)
{
    struct server_user *user = NULL;

    if (!server_user_get(&people.server, id, &user)) {
        server_person_erase(&people.server, user);
    }
    server_user_drop(&people.server, user);
}

/* Letters are ordered; and the server stops before one leaves. */
static void set_relay(void)
{
    people.server.is_stopping = true;
    people.server.options.mail = (struct server_mail_options){
        .relay = "smtp://relay.example",
        .from = "plansza@games.example",
        .site = "https://games.example",
    };
}

/* What is theirs alone: a browser and an address to be told at, days off, preferences. */
static void settle_in(int64_t id)
{
    struct server_user *user = people_get(id);
    struct notify_wish wish = { .endpoint = "https://push.example/1", .session = hash };
    EVP_PKEY *key = notify_key_new();

    set_relay();
    assert_true(notify_key_point(key, wish.reader.point));
    EVP_PKEY_free(key);
    server_hash_token(site.token, hash);
    assert_int_equal(notify_subscribe(&people.server, user, &wish), SERVER_OK);
    assert_int_equal(notify_mail_ask(&people.server, user, "ala@mail.example", PL_LANG_PL),
                     SERVER_OK);
    assert_int_equal(server_vacation_set(&people.server, user, 0, 3), SERVER_OK);
    assert_int_equal(server_prefs_keep(&people.server, user, "{\"speed\":\"fast\"}", 0), SERVER_OK);
    server_user_drop(&people.server, user);
}

static void set_session(int64_t id, char ret_token[SERVER_TOKEN_SIZE])
{
    server_session_new(&people.server, &(struct server_session_wish){ id, NULL, "Firefox" },
                       ret_token);
}

static void read_file(void)
{
    char path[PATH_SIZE];

    path_of(path);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    site.size = (size_t)ftell(file);
    rewind(file);
    site.bytes = malloc(site.size);
    assert_non_null(site.bytes);
    assert_int_equal(fread(site.bytes, 1, site.size, file), site.size);
    fclose(file);
}

static void write_file(void)
{
    char path[PATH_SIZE];

    path_of(path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(site.bytes, 1, site.size, file), site.size);
    fclose(file);
}

static int begin(void **state)
{
    (void)state;
    people_begin();
    site.account = people_account("Ala");
    site.other = people_account("Ola");
    site.guest = people_guest("Gosia");
    site.gone = people_account("Gone");
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, 4 * DAY_MS, 0 };
    struct server_table *table = people_table(
        &(struct people_table){ TABLE, site.account, 2, { site.account, PEOPLE_BOT } });
    people_end_table(
        people_table(&(struct people_table){ OVER, site.other, 2, { site.other, site.account } }));
    set_session(site.account, site.token);
    set_session(site.other, site.other_token);
    server_device_new(&people.server, site.account, "", site.devices);
    settle_in(site.account);
    store_write(people.server.store, STORE_BAR_ADD,
                STORE_ARGS(STORE_INT(TABLE), STORE_INT(site.guest)));
    say(table, site.account);
    say(table, site.gone);
    say(table, site.other);
    mute(site.account, site.other);
    mute(site.other, site.guest);
    report(table, site.other);
    report(table, site.account);
    command("{\"cmd\":\"close\",\"id\":2}");
    command("{\"cmd\":\"mute\",\"who\":\"Ala\",\"operator\":\"op\"}");
    erase(site.gone);
    people_commit();
    people_stop();
    read_file();
    return 0;
}

static int end(void **state)
{
    (void)state;
    free(site.bytes);
    people_start();
    people_end();
    return 0;
}

/* Using it. */

static enum server_error get(const char *path, const char *token)
{
    struct server_http http = { .method = EDGE_GET, .is_same_origin = true };

    snprintf(http.path, sizeof http.path, "%s", path);
    http.unknown = server_session_user(&people.server, token, http.session, &http.user);
    server_http_route(&people.server, &http);
    server_user_drop(&people.server, http.user);
    assert_true(store_is_utf8(people.reply, strlen(people.reply)));
    return people.error;
}

static void log_in(const char *nick)
{
    struct server_login login = { .kind = SERVER_LOGIN, .is_right = true };

    snprintf(login.typed, sizeof login.typed, "%s", nick);
    if (!server_login_prepare(&people.server, &login)) {
        (void)server_login_finish(&people.server, &login);
    }
}

static void remind(void *owner, struct server_node *node)
{
    (void)owner;
    notify_check(&people.server, SERVER_OF(node, struct server_table, node));
}

/* A day passes at a table with days for a move. */
static void use_letters(void)
{
    char key[NOTIFY_KEY_TEXT_SIZE];
    struct server_user *user = NULL;

    (void)notify_public_key(&people.server, key);
    (void)notify_mail_confirm(&people.server, "");
    for (int i = 0; i < 2; i++) {
        server_map_each(&people.server.tables, remind, NULL);
        people.server.now_ms += DAY_MS;
    }
    if (!server_user_get(&people.server, site.account, &user)) {
        (void)server_prefs_keep(&people.server, user, "{}", 1);
        (void)server_vacation_end(&people.server, user);
        (void)server_vacation_set(&people.server, user, 0, 2);
    }
    server_user_drop(&people.server, user);
}

static void use_all(void)
{
    static const char *const paths[] = { "/api/me",
                                         "/api/account/sessions",
                                         "/api/account/export",
                                         "/api/profile/Ala",
                                         "/api/profile/Gosia",
                                         "/api/push",
                                         "/api/vacation",
                                         "/api/mail" };
    static const char *const commands[] = {
        "{\"cmd\":\"reports\"}",
        "{\"cmd\":\"report\",\"id\":1}",
        "{\"cmd\":\"report\",\"id\":2}",
        "{\"cmd\":\"log\"}",
        "{\"cmd\":\"mute\",\"who\":\"#1\",\"hours\":1}",
        "{\"cmd\":\"close\",\"id\":1}",
    };
    struct server_address address = { .text = "192.0.2.1" };
    struct server_nick nick;
    int64_t id = 0;

    set_relay();
    for (size_t i = 0; i < PL_COUNT_OF(paths); i++) {
        (void)get(paths[i], site.token);
    }
    struct server_try try = {
        .user_id = site.account, .nick = "Ala", .devices = site.devices, .address = &address
    };
    (void)server_guard_try(&people.server, &try);
    server_guard_failed(&people.server, &try);
    server_guard_tell(&people.server);
    server_vacations_check(&people.server);
    use_letters();
    log_in("Ala");
    assert_int_equal(server_nick_read("Ela", &nick), SERVER_OK);
    (void)server_guest_new(&people.server, &nick, &id);
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        command(commands[i]);
    }
    people_commit();
}

/* Time passes; a person logs in; a person goes. */
static void let_go(void)
{
    struct server_user *guest = NULL;
    struct server_user *account = NULL;

    people.server.options.keep_guests_days = 30;
    people.server.options.keep_games_days = 30;
    server_retention_begin(&people.server);
    for (int i = 0; people.server.sweep.part != SERVER_SWEEP_NONE && i < 100; i++) {
        server_retention_some(&people.server);
        server_erase_some(&people.server);
        people_commit();
    }
    if (!server_user_get(&people.server, site.guest, &guest) &&
        !server_user_get(&people.server, site.account, &account)) {
        server_guest_merge(&people.server, guest, account);
    }
    server_user_drop(&people.server, guest);
    server_user_drop(&people.server, account);
    people_commit();
    erase(site.account);
    people_commit();
    for (int i = 0; i < 5; i++) {
        server_erase_some(&people.server);
        people_commit();
    }
}

/* The other account does not depend on any of it. */
static void check_other(const char *sql)
{
    static const char *const paths[] = { "/api/me", "/api/account/sessions",
                                         "/api/account/export" };

    for (size_t i = 0; i < PL_COUNT_OF(paths); i++) {
        enum server_error error = get(paths[i], site.other_token);
        if (error || !strstr(people.reply, i == 1 ? "Firefox" : "\"Ola\"")) {
            fail_msg("%s: %s is %s", sql, paths[i], server_error_code(error));
        }
    }
    assert_int_equal(people_find("Ola"), site.other);
}

static void tell_nobody(void *owner, const char *problem)
{
    (void)owner;
    assert_true(store_is_utf8(problem, strlen(problem)));
}

/* Whether the database took it. */
static bool change(const char *sql)
{
    char path[PATH_SIZE];
    sqlite3 *db = NULL;

    path_of(path);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    bool is_done = sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
    is_done = is_done && sqlite3_total_changes(db) > 0;
    sqlite3_close(db);
    return is_done;
}

static bool try_value(const char *sql)
{
    char path[PATH_SIZE];
    struct server_fsck fsck = { .tell = tell_nobody };

    write_file();
    if (!change(sql)) {
        return false;
    }
    path_of(path);
    assert_null(server_fsck(path, &fsck));
    people_start();
    use_all();
    check_other(sql);
    let_go();
    check_other(sql);
    people_stop();
    return true;
}

/* The columns of a table, with spaces between. */
static void list_columns(const char *table, char ret_columns[COLUMNS_SIZE])
{
    char path[PATH_SIZE];
    char sql[64];
    sqlite3 *db = NULL;
    sqlite3_stmt *statement = NULL;
    size_t length = 0;

    path_of(path);
    snprintf(sql, sizeof sql, "PRAGMA table_info(%s)", table);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    ret_columns[0] = '\0';
    while (sqlite3_step(statement) == SQLITE_ROW) {
        length += (size_t)snprintf(ret_columns + length, COLUMNS_SIZE - length, "%s ",
                                   (const char *)sqlite3_column_text(statement, 1));
        assert_true(length < COLUMNS_SIZE);
    }
    sqlite3_finalize(statement);
    sqlite3_close(db);
    assert_true(length > 0);
}

static void test_wrong_values(void **state)
{
    char columns[COLUMNS_SIZE];
    char sql[256];
    char *rest = NULL;
    int tried = 0;

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(places); i++) {
        list_columns(places[i].table, columns);
        for (char *column = strtok_r(columns, " ", &rest); column;
             column = strtok_r(NULL, " ", &rest)) {
            /* An id that is wrong is another row's. */
            for (size_t v = 0; strcmp(column, "id") != 0 && v < PL_COUNT_OF(bad_values); v++) {
                snprintf(sql, sizeof sql, "UPDATE %s SET %s = %s WHERE %s", places[i].table, column,
                         bad_values[v], places[i].where);
                tried += try_value(sql);
            }
        }
    }
    assert_true(tried > 400);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_wrong_values, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
