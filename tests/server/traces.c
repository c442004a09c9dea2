/* What people leave behind besides seats: lines of chat, mutes, reports, what the operator noted.
 * It follows a guest who logs in, and goes with a person who goes. */
#include <setjmp.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/control/run.h"
#include "server/gate/address.h"
#include "server/people/conduct.h"
#include "server/people/erase.h"
#include "server/people/merge.h"
#include "server/people/retention.h"
#include "server/store/sqlite.h"
#include "server/tables/chat.h"
#include "tests/server/people.h"

enum { TABLE = 1, ANSWER_SIZE = 8192 };

/* Doing things. */

static void say(int64_t id, const char *text)
{
    struct server_user *user = people_get(id);

    people.server.now_ms += 10000;
    assert_int_equal(server_chat_add(&people.server, people_table_of(TABLE), user, text),
                     SERVER_OK);
    server_user_drop(&people.server, user);
    people_commit();
}

static void mute(int64_t id, int64_t other)
{
    struct server_user *user = people_get(id);

    assert_int_equal(server_mute(&people.server, user, other, true), SERVER_OK);
    server_user_drop(&people.server, user);
    people_commit();
}

static bool has_muted(int64_t id, int64_t other)
{
    struct server_user *user = people_get(id);
    bool is_muted = server_mutes(&people.server, user, other);

    server_user_drop(&people.server, user);
    return is_muted;
}

static void report(int64_t by, uint32_t line, const char *reason)
{
    struct server_user *user = people_get(by);

    assert_int_equal(
        server_report_add(&people.server, &(struct server_report){ .table = people_table_of(TABLE),
                                                                   .by = user,
                                                                   .has_line = true,
                                                                   .line = line,
                                                                   .reason = reason }),
        SERVER_OK);
    server_user_drop(&people.server, user);
    people_commit();
}

/* Has the operator's command carried out; its answer is valid until the next. */
static const char *command(const char *line)
{
    static char room[ANSWER_SIZE];
    char *answer = server_control_run(&people.server, line, strlen(line));

    assert_true(strncmp(answer, "{\"ok\":true", 10) == 0);
    assert_true(strlen(answer) < sizeof room);
    strcpy(room, answer);
    free(answer);
    people_commit();
    return room;
}

static void merge(int64_t guest_id, int64_t account_id)
{
    struct server_user *guest = people_get(guest_id);
    struct server_user *account = people_get(account_id);

    server_guest_merge(&people.server, guest, account);
    server_user_drop(&people.server, account);
    server_user_drop(&people.server, guest);
}

static void erase(int64_t id)
{
    struct server_user *user = people_get(id);

    server_person_erase(&people.server, user);
    server_user_drop(&people.server, user);
}

static void clean_up(void)
{
    for (int i = 0; i < 10; i++) {
        server_erase_some(&people.server);
        people_commit();
    }
}

/* The only number that a statement gives. */
static int64_t ask(const char *sql)
{
    sqlite3_stmt *statement = NULL;

    assert_int_equal(sqlite3_prepare_v2(people.server.store->db, sql, -1, &statement, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    int64_t number = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return number;
}

/* Chat. */

/* What a guest said is the account's, also where it is in memory: it goes with the account. */
static void test_lines_of_a_guest_who_logged_in(void **state)
{
    int64_t guest = people_guest("Gosia");
    int64_t account = people_account("Ala");
    int64_t other = people_guest("Ola");

    (void)state;
    people_table(&(struct people_table){ TABLE, other, 2, { other } });
    say(guest, "as a guest");
    say(other, "somebody else");
    merge(guest, account);
    people_fail();
    assert_int_equal(server_chat_load(&people.server, people_table_of(TABLE)), SERVER_OK);
    assert_int_equal(people_table_of(TABLE)->chat[0].user, guest);
    merge(guest, account);
    people_commit();
    assert_int_equal(people_table_of(TABLE)->chat_count, 2);
    assert_int_equal(people_table_of(TABLE)->chat[0].user, account);
    assert_int_equal(people_table_of(TABLE)->chat[1].user, other);
    erase(account);
    people_commit();
    assert_string_equal(people_table_of(TABLE)->chat[0].text, "");
    assert_string_equal(people_table_of(TABLE)->chat[1].text, "somebody else");
}

/* Mutes. */

static void test_mutes_of_a_guest_who_logged_in(void **state)
{
    int64_t guest = people_guest("Gosia");
    int64_t account = people_account("Ala");
    int64_t rude = people_guest("Rude");
    int64_t other = people_guest("Ola");
    struct server_user *reader = people_get(other);

    (void)state;
    mute(guest, rude);
    mute(account, rude);
    mute(guest, other);
    mute(other, guest);
    assert_true(has_muted(other, guest));
    merge(guest, account);
    people_fail();
    assert_false(has_muted(other, account));
    merge(guest, account);
    people_commit();
    assert_true(has_muted(account, rude));
    assert_true(has_muted(account, other));
    assert_true(has_muted(other, account));
    assert_false(has_muted(rude, account));
    server_user_drop(&people.server, reader);
}

/* No one mutes themselves by having had two names. */
static void test_mutes_between_guest_and_account(void **state)
{
    int64_t guest = people_guest("Gosia");
    int64_t account = people_account("Ala");

    (void)state;
    mute(guest, account);
    mute(account, guest);
    merge(guest, account);
    people_commit();
    assert_false(has_muted(account, account));
}

static void test_mutes_of_somebody_who_goes(void **state)
{
    int64_t account = people_account("Ala");
    int64_t other = people_guest("Ola");

    (void)state;
    mute(account, other);
    mute(other, account);
    erase(account);
    people_commit();
    assert_int_equal(ask("SELECT count(*) FROM mute WHERE user = (SELECT max(user) FROM mute)"), 1);
    assert_true(has_muted(other, account));
    assert_false(has_muted(account, other));
}

/* Reports. */

/* The operator needs an open report whole. When it is closed, the words of those who have gone are
 * taken out of it, and no one else's. */
static void test_reports(void **state)
{
    int64_t owner = people_guest("Ola");
    int64_t rude = people_account("Rude");
    int64_t victim = people_account("Ala");

    (void)state;
    people_table(&(struct people_table){ TABLE, owner, 2, { owner } });
    say(rude, "an insult");
    say(victim, "please stop");
    say(owner, "calm down");
    report(victim, 0, "he insults me");
    report(owner, 0, "insults");
    command("{\"cmd\":\"close\",\"id\":2}");
    erase(rude);
    erase(victim);
    people_commit();
    clean_up();
    const char *open = command("{\"cmd\":\"report\",\"id\":1}");
    assert_non_null(strstr(open, "an insult"));
    assert_non_null(strstr(open, "he insults me"));
    const char *closed = command("{\"cmd\":\"report\",\"id\":2}");
    assert_null(strstr(closed, "an insult"));
    assert_null(strstr(closed, "please stop"));
    assert_null(strstr(closed, "\"Rude\""));
    assert_non_null(strstr(closed, "calm down"));
    assert_non_null(strstr(closed, "\"reason\":\"insults\""));
    command("{\"cmd\":\"close\",\"id\":1}");
    closed = command("{\"cmd\":\"report\",\"id\":1}");
    assert_null(strstr(closed, "an insult"));
    assert_null(strstr(closed, "he insults me"));
    assert_null(strstr(closed, "\"Ala\""));
    assert_non_null(strstr(closed, "calm down"));
}

/* However many there are, a few at a time; a turn that fails is done again. */
static void test_many_reports(void **state)
{
    int64_t owner = people_guest("Ola");
    int64_t rude = people_account("Rude");
    static const char left[] = "SELECT count(*) FROM report WHERE context LIKE '%insult%'";

    (void)state;
    people_table(&(struct people_table){ TABLE, owner, 2, { owner } });
    say(rude, "an insult");
    for (int i = 0; i < 45; i++) {
        report(owner, 0, "see above");
    }
    store_write(people.server.store, STORE_REPORT_CLOSE, STORE_ARGS(STORE_INT(1)));
    for (int64_t i = 2; i <= 45; i++) {
        store_write(people.server.store, STORE_REPORT_CLOSE, STORE_ARGS(STORE_INT(i)));
    }
    people_commit();
    erase(rude);
    people_commit();
    assert_int_equal(ask(left), 45);
    int64_t before = 45;
    for (int i = 0; i < 20; i++) {
        server_erase_some(&people.server);
        people_fail();
        assert_int_equal(ask(left), before);
        server_erase_some(&people.server);
        people_commit();
        server_erase_some(&people.server);
        people_commit();
        int64_t now = ask(left);
        assert_true(before - now <= 40);
        before = now;
    }
    /* Failures begin it anew each time: without them it comes to its end. */
    clean_up();
    assert_int_equal(ask(left), 0);
    assert_int_equal(ask("SELECT count(*) FROM user WHERE gone = 1"), 0);
}

/* What the operator did stays, without the nick. */
static void test_moderation(void **state)
{
    int64_t rude = people_account("Rude");

    (void)state;
    people.server.options.keep_guests_days = 30;
    people_commit();
    command("{\"cmd\":\"mute\",\"who\":\"Rude\",\"operator\":\"op\",\"hours\":5}");
    assert_non_null(strstr(command("{\"cmd\":\"log\"}"), "Rude"));
    erase(rude);
    people_commit();
    const char *log = command("{\"cmd\":\"log\"}");
    assert_null(strstr(log, "Rude"));
    assert_non_null(strstr(log, "\"hours\":5"));
    assert_int_equal(ask("SELECT count(*) FROM penalty"), 1);
    clean_up();
    server_retention_begin(&people.server);
    for (int i = 0; people.server.sweep.part != SERVER_SWEEP_NONE && i < 100; i++) {
        server_retention_some(&people.server);
        people_commit();
    }
    assert_int_equal(ask("SELECT count(*) FROM user"), 0);
    assert_int_equal(ask("SELECT count(*) FROM penalty"), 0);
}

/* Log-ins that failed before and are written down only now leave no trace of a deleted person. */
static void test_failed_log_ins(void **state)
{
    struct server_address address = { .text = "192.0.2.1" };
    int64_t account = people_account("Ala");
    struct server_try try = {
        .user_id = account, .nick = "Ala", .devices = "", .address = &address
    };

    (void)state;
    people_commit();
    server_guard_failed(&people.server, &try);
    erase(account);
    server_guard_tell(&people.server);
    people_commit();
    assert_int_equal(ask("SELECT max(failed_count) + max(failed_at) FROM user"), 0);
}

/* A person who is banned while their password is hashed does not come in. */
static void test_banned_while_registering(void **state)
{
    int64_t guest = people_guest("Gosia");
    struct server_login login = people_register("Gosia", guest);

    (void)state;
    people_commit();
    command("{\"cmd\":\"ban\",\"who\":\"Gosia\",\"operator\":\"op\"}");
    assert_int_equal(server_login_finish(&people.server, &login), SERVER_BANNED);
    people_commit();
    assert_int_equal(people_find("Gosia"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, people_set_up, people_take_down)
        TEST(test_lines_of_a_guest_who_logged_in),
        TEST(test_mutes_of_a_guest_who_logged_in),
        TEST(test_mutes_between_guest_and_account),
        TEST(test_mutes_of_somebody_who_goes),
        TEST(test_reports),
        TEST(test_many_reports),
        TEST(test_moderation),
        TEST(test_failed_log_ins),
        TEST(test_banned_while_registering),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
