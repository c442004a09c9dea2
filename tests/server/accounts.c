/* What becomes of people when they register, log in and go: rows and memory, also where the commit
 * fails. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/gate/address.h"
#include "server/people/conduct.h"
#include "server/people/erase.h"
#include "server/people/merge.h"
#include "server/store/store.h"
#include "server/tables/chat.h"
#include "tests/server/people.h"

static const int64_t DAY_MS = 86400000;

static void assert_nick(int64_t id, const char *nick, bool is_guest)
{
    struct server_user *user = people_get(id);

    assert_string_equal(user->nick, nick);
    assert_int_equal(user->is_guest, is_guest);
    server_user_drop(&people.server, user);
}

static enum server_error check_nick(const char *text)
{
    struct server_nick nick;
    enum server_error error = server_nick_read(text, &nick);

    return error ? error : server_nick_check(&people.server, &nick, 0);
}

/* Registering and logging in. */

static void test_register_twice(void **state)
{
    int64_t guest = people_guest("Ala");
    struct server_login first = people_register("Ala", guest);
    struct server_login second = people_register("Ola", guest);

    (void)state;
    assert_int_equal(server_login_finish(&people.server, &first), SERVER_OK);
    assert_int_equal(server_login_finish(&people.server, &second), SERVER_NOT_GUEST);
    people_commit();
    assert_nick(guest, "Ala", false);
}

/* The password is hashed while the operator decides. */
static void test_banned_meanwhile(void **state)
{
    int64_t guest = people_guest("Ewa");
    struct server_login login = people_register("Ewa", guest);
    struct server_penalty ban = { .banned_until_ms = SERVER_FOR_EVER_MS };

    (void)state;
    server_penalty_put(&people.server, guest, &ban);
    assert_int_equal(server_login_finish(&people.server, &login), SERVER_BANNED);
    people_commit();
    assert_nick(guest, "Ewa", true);
}

static void test_register_two_guests(void **state)
{
    int64_t guests[] = { people_guest("Ala"), people_guest("Ola") };
    struct server_login first = people_register("Ala", guests[0]);
    struct server_login second = people_register("Ola", guests[1]);

    (void)state;
    assert_int_equal(server_login_finish(&people.server, &first), SERVER_OK);
    assert_int_equal(server_login_finish(&people.server, &second), SERVER_OK);
    people_commit();
    assert_nick(guests[0], "Ala", false);
    assert_nick(guests[1], "Ola", false);
}

/* Two who want nicks that look alike, both hashed at the same time. */
static void test_register_alike(void **state)
{
    struct server_login first = people_register("Ilona", 0);
    struct server_login second = people_register("llona", 0);

    (void)state;
    assert_int_equal(server_login_finish(&people.server, &first), SERVER_OK);
    assert_int_equal(server_login_finish(&people.server, &second), SERVER_NICK_TAKEN);
}

/* What was right when the hashing began no longer is. */
static void test_changed_meanwhile(void **state)
{
    static const enum server_login_kind kinds[] = { SERVER_LOGIN, SERVER_CHANGE, SERVER_NEW_CODE,
                                                    SERVER_DELETE };
    struct server_login login[PL_COUNT_OF(kinds)];

    (void)state;
    people_account("Ala");
    for (size_t i = 0; i < PL_COUNT_OF(kinds); i++) {
        login[i] = people_login("Ala", kinds[i]);
    }
    struct server_login change = people_login("Ala", SERVER_CHANGE);
    assert_int_equal(server_login_finish(&people.server, &change), SERVER_OK);
    for (size_t i = 0; i < PL_COUNT_OF(kinds); i++) {
        assert_int_equal(server_login_finish(&people.server, &login[i]),
                         kinds[i] == SERVER_LOGIN ? SERVER_BAD_LOGIN : SERVER_WRONG_PASSWORD);
    }
    struct server_login again = people_login("Ala", SERVER_LOGIN);
    assert_int_equal(server_login_finish(&people.server, &again), SERVER_OK);
}

static void test_recover_twice(void **state)
{
    struct server_login made = people_register("Ala", 0);

    (void)state;
    assert_int_equal(server_login_finish(&people.server, &made), SERVER_OK);
    struct server_login first = people_login("Ala", SERVER_RECOVER);
    server_recovery_hash(made.recovery, first.code);
    struct server_login second = first;
    assert_int_equal(server_login_finish(&people.server, &first), SERVER_OK);
    assert_string_not_equal(first.recovery, made.recovery);
    assert_int_equal(server_login_finish(&people.server, &second), SERVER_BAD_CODE);
}

/* An account without a code has none that fits, not even an empty one. */
static void test_no_code(void **state)
{
    int64_t id = people_account("Ala");
    struct server_login login;

    (void)state;
    store_write(people.server.store, STORE_ACCOUNT_CODE, STORE_ARGS(STORE_INT(id), STORE_NULL));
    login = people_login("Ala", SERVER_RECOVER);
    assert_int_equal(server_login_finish(&people.server, &login), SERVER_BAD_CODE);
    server_recovery_hash("", login.code);
    assert_int_equal(server_login_finish(&people.server, &login), SERVER_BAD_CODE);
}

/* Nicks are spelled anew when the rules have changed; no one is lost meanwhile. */
static void test_spelled_anew(void **state)
{
    int64_t ids[250];
    char nick[32];

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(ids); i++) {
        snprintf(nick, sizeof nick, "Ilona %zu", i);
        ids[i] = people_account(nick);
        store_write(people.server.store, STORE_USER_SPELLED,
                    STORE_ARGS(STORE_INT(ids[i]), STORE_TEXT(""), STORE_INT(1), STORE_INT(0)));
    }
    people_commit();
    assert_int_equal(check_nick("llona 249"), SERVER_OK);
    people_restart();
    for (size_t i = 0; i < PL_COUNT_OF(ids); i++) {
        snprintf(nick, sizeof nick, "llona %zu", i);
        assert_int_equal(check_nick(nick), SERVER_NICK_TAKEN);
        snprintf(nick, sizeof nick, "ILONA %zu", i);
        assert_int_equal(people_find(nick), ids[i]);
    }
    assert_int_equal(check_nick("Ilona 250"), SERVER_OK);
}

/* Sessions and devices. */

static void test_sessions_are_bounded(void **state)
{
    int64_t id = people_account("Ala");
    int64_t other = people_account("Ola");
    char token[2][SERVER_TOKEN_SIZE];
    char last[SERVER_TOKEN_SIZE];
    unsigned char hash[SERVER_HASH_BYTES];

    (void)state;
    server_session_new(&people.server, &(struct server_session_wish){ id, NULL, "" }, token[0]);
    server_session_new(&people.server, &(struct server_session_wish){ other, NULL, "" }, token[1]);
    for (int i = 0; i < SERVER_SESSIONS_MAX; i++) {
        people.server.wall_ms++;
        server_session_new(&people.server, &(struct server_session_wish){ id, NULL, "" }, last);
    }
    people_commit();
    for (int i = 0; i < 2; i++) {
        struct server_user *user = NULL;
        assert_int_equal(server_session_user(&people.server, token[i], hash, &user),
                         i == 0 ? SERVER_NO_SESSION : SERVER_OK);
        assert_int_equal(server_user_id(user), i == 0 ? 0 : other);
        server_user_drop(&people.server, user);
    }
    server_hash_token(last, hash);
    assert_int_equal(server_session_check(&people.server, hash, id), SERVER_OK);
    assert_int_equal(server_session_check(&people.server, hash, other), SERVER_NO_SESSION);
}

/* The token that was to take the place of the old one was never stored: the old one is still that
 * of the connection, which ends with it. */
static void test_new_token_fails(void **state)
{
    int64_t id = people_account("Ala");
    char token[SERVER_TOKEN_SIZE];
    char other[SERVER_TOKEN_SIZE];
    unsigned char hash[SERVER_HASH_BYTES];

    (void)state;
    server_session_new(&people.server, &(struct server_session_wish){ id, NULL, "" }, token);
    people_commit();
    server_hash_token(token, hash);
    const struct server_conn *conn = people_connect(id, hash);
    for (int i = 0; i < 2; i++) {
        unsigned char last[SERVER_HASH_BYTES];
        memcpy(last, conn->session, sizeof last);
        server_session_new(&people.server, &(struct server_session_wish){ id, last, "" }, other);
    }
    people_fail();
    assert_int_equal(people.byes, 0);
    assert_memory_equal(conn->session, hash, sizeof hash);
    server_session_new(&people.server, &(struct server_session_wish){ id, hash, "" }, other);
    people_commit();
    server_hash_token(other, hash);
    assert_memory_equal(conn->session, hash, sizeof hash);
    people_fail();
    assert_memory_equal(conn->session, hash, sizeof hash);
    server_session_end(&people.server, hash);
    people_commit();
    assert_int_equal(people.byes, 1);
}

/* Only now and then is it written down that a session was used. */
static void test_use_is_noted(void **state)
{
    int64_t id = people_account("Ala");
    char token[SERVER_TOKEN_SIZE];
    unsigned char hash[SERVER_HASH_BYTES];
    static const struct {
        int64_t after_ms;
        bool is_noted;
    } visits[] = { { 1000, false }, { 3600000, true }, { 1000, false }, { -86400000, true } };

    (void)state;
    server_session_new(&people.server, &(struct server_session_wish){ id, NULL, "" }, token);
    people_commit();
    for (size_t i = 0; i < PL_COUNT_OF(visits); i++) {
        people.server.wall_ms += visits[i].after_ms;
        struct server_user *user = NULL;
        assert_int_equal(server_session_user(&people.server, token, hash, &user), SERVER_OK);
        assert_int_equal(server_user_id(user), id);
        server_user_drop(&people.server, user);
        assert_int_equal(store_is_dirty(people.server.store), visits[i].is_noted);
        people_commit();
    }
}

/* Whether the guard knows a browser with these tokens: when many passwords wait to be hashed, it
 * lets no other through. */
static bool is_known(const char *devices, int64_t id)
{
    struct server_address address = { .text = "192.0.2.1" };
    struct server_try try = {
        .user_id = id, .nick = "Ala", .devices = devices, .address = &address
    };

    people.server.password_count = SERVER_PASSWORD_JOBS_MAX;
    enum server_error error = server_guard_try(&people.server, &try);
    people.server.password_count = 0;
    return error == SERVER_OK;
}

static void test_devices(void **state)
{
    int64_t id[5];
    char devices[SERVER_DEVICES_SIZE] = "";
    char more[SERVER_DEVICES_SIZE];
    char nick[] = "Osoba 0";

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(id); i++) {
        nick[6] = (char)('a' + i);
        id[i] = people_account(nick);
        server_device_new(&people.server, id[i], devices, more);
        memcpy(devices, more, sizeof devices);
    }
    /* A browser remembers the newest three. */
    for (size_t i = 0; i < PL_COUNT_OF(id); i++) {
        assert_int_equal(is_known(devices, id[i]), i >= 2);
    }
    /* A new one takes the place of the old one of the same account. */
    server_device_new(&people.server, id[3], devices, more);
    assert_true(is_known(more, id[3]));
    assert_true(is_known(more, id[4]));
    assert_true(is_known(more, id[2]));
    assert_false(is_known(devices, id[3]));
    assert_int_equal(strlen(more), SERVER_DEVICES_SIZE - 1);
    /* The account forgets those that are too many, too old, or from before a new password. */
    for (int i = 0; i < SERVER_DEVICES_MAX; i++) {
        people.server.now_ms++;
        server_device_new(&people.server, id[2], "", devices);
    }
    assert_false(is_known(more, id[2]));
    assert_true(is_known(devices, id[2]));
    struct server_login change = people_login("Osoba c", SERVER_CHANGE);
    assert_int_equal(server_login_finish(&people.server, &change), SERVER_OK);
    assert_false(is_known(devices, id[2]));
    assert_true(is_known(more, id[3]));
    people.server.now_ms += 401 * DAY_MS;
    assert_false(is_known(more, id[3]));
}

static void test_guard(void **state)
{
    struct server_address addresses[30] = { { .text = "192.0.2.1" } };
    int64_t id = people_account("Ala");
    char devices[SERVER_DEVICES_SIZE];
    struct server_try stranger = { .user_id = id, .nick = "Ala", .devices = "" };
    struct server_try nobody = { .nick = "Nobody", .devices = "" };

    (void)state;
    server_device_new(&people.server, id, "", devices);
    for (int i = 0; i < 15; i++) {
        enum server_error wanted = i < SERVER_GUESSES_MAX ? SERVER_OK : SERVER_TOO_FAST;
        stranger.address = &addresses[i];
        nobody.address = &addresses[15 + i];
        nobody.nick = i % 2 ? "Nobody" : "nObOdY";
        assert_int_equal(server_guard_try(&people.server, &stranger), wanted);
        assert_int_equal(server_guard_try(&people.server, &nobody), wanted);
    }
    /* A person with a code is not held up, except by the limit of the address. */
    struct server_try code = stranger;
    struct server_address elsewhere = { .text = "192.0.2.2" };
    code.has_code = true;
    code.address = &elsewhere;
    for (int i = 0; i <= SERVER_LOGINS_MAX; i++) {
        assert_int_equal(server_guard_try(&people.server, &code),
                         i < SERVER_LOGINS_MAX ? SERVER_OK : SERVER_TOO_FAST);
    }
    struct server_try known = stranger;
    known.devices = devices;
    for (int i = 0; i <= SERVER_GUESSES_MAX; i++) {
        assert_int_equal(server_guard_try(&people.server, &known),
                         i < SERVER_GUESSES_MAX ? SERVER_OK : SERVER_TOO_FAST);
    }
    people.server.now_ms += SERVER_GUESS_WINDOW_MS;
    assert_int_equal(server_guard_try(&people.server, &stranger), SERVER_OK);
    assert_int_equal(server_guard_try(&people.server, &known), SERVER_OK);
    /* When many wait to be hashed, there is still room for those who are known. */
    people.server.password_count = SERVER_PASSWORD_JOBS_MAX - SERVER_PASSWORD_JOBS_SPARE;
    assert_int_equal(server_guard_try(&people.server, &stranger), SERVER_TOO_FAST);
    assert_int_equal(server_guard_try(&people.server, &known), SERVER_OK);
}

static void assert_failed(int64_t id, const char *wanted)
{
    char room[256];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_json_open(&json, '{');
    server_write_failed(&json, &people.server, id);
    pl_json_close(&json, '}');
    assert_string_equal(room, wanted);
}

/* Counted in memory, told once a minute. */
static void test_failures(void **state)
{
    struct server_address address = { .text = "192.0.2.1" };
    int64_t id = people_account("Ala");
    struct server_try try = { .user_id = id, .nick = "Ala", .devices = "", .address = &address };
    struct server_try nobody = { .nick = "Nobody", .devices = "", .address = &address };

    (void)state;
    people_commit();
    for (int i = 0; i < 5; i++) {
        server_guard_failed(&people.server, &try);
        server_guard_failed(&people.server, &nobody);
    }
    assert_false(store_is_dirty(people.server.store));
    assert_failed(id, "{\"failed\":null}");
    server_guard_tell(&people.server);
    assert_failed(id, "{\"failed\":{\"count\":5,\"at\":1700000000000}}");
    people.server.wall_ms += DAY_MS;
    server_guard_failed(&people.server, &try);
    server_guard_tell(&people.server);
    assert_failed(id, "{\"failed\":{\"count\":6,\"at\":1700086400000}}");
    people.server.wall_ms += 31 * DAY_MS;
    server_guard_failed(&people.server, &try);
    server_guard_tell(&people.server);
    assert_failed(id, "{\"failed\":{\"count\":1,\"at\":1702764800000}}");
    /* More than there is room for are written down at once. */
    for (int i = 0; i < 200; i++) {
        snprintf(address.text, sizeof address.text, "192.0.2.%d", i);
        server_guard_failed(&people.server, &try);
    }
    server_guard_tell(&people.server);
    assert_failed(id, "{\"failed\":{\"count\":201,\"at\":1702764800000}}");
    people_commit();
}

/* Guests who log in. */

enum {
    WAITING = 1,
    RUNNING,
    KEPT,
    LEFT,
    OVER,
    ASLEEP,
    FOREIGN,
    SAME_WAITING,
    SAME_RUNNING,
    SAME_OVER
};

struct cast {
    int64_t guest;
    int64_t account;
    int64_t other;
};

/* A guest at tables of every kind; at the last three, the account sits as well. */
static struct cast set_tables(void)
{
    struct server *server = &people.server;
    struct cast cast = { people_guest("Gosia"), people_account("Ala"), people_guest("Ola") };
    struct server_user *guest = people_get(cast.guest);

    people_table(&(struct people_table){ WAITING, cast.guest, 2, { cast.guest } });
    people_table(&(struct people_table){ RUNNING, cast.other, 2, { cast.other, cast.guest } });
    struct server_table *kept = people_table(&(struct people_table){ KEPT, cast.other, 2, { 0 } });
    server_seat_assign(server, &kept->seat[1], guest);
    server_table_put_seat(server, kept, 1);
    struct server_table *left =
        people_table(&(struct people_table){ LEFT, cast.guest, 2, { cast.guest, cast.other } });
    server_table_leave(server, left, guest);
    people_end_table(
        people_table(&(struct people_table){ OVER, cast.guest, 2, { cast.guest, PEOPLE_BOT } }));
    struct server_table *asleep =
        people_table(&(struct people_table){ ASLEEP, cast.guest, 2, { cast.other, cast.guest } });
    people_end_table(asleep);
    people_table(&(struct people_table){ FOREIGN, cast.other, 2, { cast.other } });
    people_table(
        &(struct people_table){ SAME_WAITING, cast.guest, 3, { cast.account, cast.guest } });
    people_table(&(struct people_table){
        SAME_RUNNING, cast.guest, 3, { cast.other, cast.guest, cast.account } });
    people_end_table(people_table(
        &(struct people_table){ SAME_OVER, cast.guest, 2, { cast.account, cast.guest } }));
    server_user_drop(server, guest);
    people_commit();
    server_table_free(server, asleep);
    return cast;
}

static void merge(const struct cast *cast)
{
    struct server_user *guest = people_get(cast->guest);
    struct server_user *account = people_get(cast->account);

    server_guest_merge(&people.server, guest, account);
    server_user_drop(&people.server, account);
    server_user_drop(&people.server, guest);
}

static void assert_owned(int64_t id, uint32_t count)
{
    struct server_user *user = people_get(id);

    assert_int_equal(user->owned_count, count);
    server_user_drop(&people.server, user);
}

static void assert_seat(uint64_t table, pl_seat seat, enum server_seat_kind kind, int64_t user)
{
    const struct server_seat *at = &people_table_of(table)->seat[seat];

    assert_int_equal(at->kind, kind);
    assert_int_equal(server_user_id(at->user), user);
}

static void assert_merged(const struct cast *cast)
{
    static const uint64_t owned[] = {
        WAITING, OVER, ASLEEP, SAME_WAITING, SAME_RUNNING, SAME_OVER
    };

    for (size_t i = 0; i < PL_COUNT_OF(owned); i++) {
        assert_int_equal(server_user_id(people_table_of(owned[i])->owner), cast->account);
    }
    assert_seat(WAITING, 0, SERVER_SEAT_PERSON, cast->account);
    assert_seat(RUNNING, 1, SERVER_SEAT_PERSON, cast->account);
    assert_seat(RUNNING, 0, SERVER_SEAT_PERSON, cast->other);
    assert_seat(KEPT, 1, SERVER_SEAT_OPEN, cast->account);
    assert_seat(LEFT, 0, SERVER_SEAT_BOT, cast->account);
    assert_seat(OVER, 0, SERVER_SEAT_PERSON, cast->account);
    assert_seat(ASLEEP, 1, SERVER_SEAT_PERSON, cast->account);
    assert_seat(FOREIGN, 0, SERVER_SEAT_PERSON, cast->other);
    /* One seat a person: the guest's is not moved, and holds no one up. */
    assert_seat(SAME_WAITING, 0, SERVER_SEAT_PERSON, cast->account);
    assert_seat(SAME_WAITING, 1, SERVER_SEAT_OPEN, 0);
    assert_seat(SAME_RUNNING, 1, SERVER_SEAT_BOT, cast->guest);
    assert_seat(SAME_RUNNING, 2, SERVER_SEAT_PERSON, cast->account);
    assert_true(people_table_of(SAME_RUNNING)->seat[1].has_left);
    assert_int_equal(people_table_of(SAME_RUNNING)->status, SERVER_RUNNING);
    assert_seat(SAME_OVER, 1, SERVER_SEAT_PERSON, cast->guest);
    assert_owned(cast->guest, 0);
    assert_owned(cast->account, 3);
}

static void test_merge(void **state)
{
    struct cast cast = set_tables();

    (void)state;
    merge(&cast);
    people_commit();
    assert_merged(&cast);
    people_restart();
    assert_merged(&cast);
}

static void test_merge_fails(void **state)
{
    struct cast cast = set_tables();
    char *before = strdup(people_tables());

    (void)state;
    assert_non_null(before);
    merge(&cast);
    people_fail();
    assert_string_equal(people_tables(), before);
    assert_owned(cast.guest, 3);
    assert_owned(cast.account, 0);
    free(before);
    /* The next time it works. */
    merge(&cast);
    people_commit();
    assert_merged(&cast);
}

/* As many as there are, also more than the account could have joined. */
static void test_merge_many(void **state)
{
    int64_t guest = people_guest("Gosia");
    int64_t account = people_account("Ala");

    (void)state;
    for (uint64_t id = 1; id <= 40; id++) {
        bool is_guest = id % 2;
        people_table(&(struct people_table){
            id, is_guest ? guest : account, 2, { is_guest ? guest : account } });
    }
    people_commit();
    merge(&(struct cast){ guest, account, 0 });
    people_commit();
    assert_owned(guest, 0);
    assert_owned(account, 40);
    for (uint64_t id = 1; id <= 40; id++) {
        assert_seat(id, 0, SERVER_SEAT_PERSON, account);
    }
}

/* A player is not replaced by a bot because the account was away while the guest was there. */
static void test_merge_presence(void **state)
{
    struct cast cast = set_tables();
    struct server_user *account = people_get(cast.account);

    (void)state;
    people.server.now_ms += DAY_MS;
    merge(&cast);
    assert_int_equal(account->away_ms, people.server.now_ms);
    people_commit();
    server_user_drop(&people.server, account);
}

/* People who go. */

static void erase(int64_t id)
{
    struct server_user *user = people_get(id);

    server_person_erase(&people.server, user);
    server_user_drop(&people.server, user);
}

static void assert_erased(const struct cast *cast)
{
    assert_nick(cast->account, "", true);
    assert_int_equal(people_find("Ala"), 0);
    assert_int_equal(people_find(""), 0);
    assert_seat(SAME_WAITING, 0, SERVER_SEAT_OPEN, 0);
    assert_seat(SAME_RUNNING, 2, SERVER_SEAT_BOT, cast->account);
    assert_seat(SAME_OVER, 0, SERVER_SEAT_PERSON, cast->account);
    assert_int_equal(people_table_of(SAME_RUNNING)->status, SERVER_RUNNING);
    char room[SERVER_NICK_SIZE];
    assert_string_equal(server_seat_nick(people_table_of(SAME_OVER), 0, PL_LANG_EN, room),
                        "deleted player");
    assert_string_equal(server_seat_nick(people_table_of(SAME_RUNNING), 2, PL_LANG_PL, room),
                        "gracz usunięty");
}

static void test_erase(void **state)
{
    struct cast cast = set_tables();
    char token[SERVER_TOKEN_SIZE];
    unsigned char hash[SERVER_HASH_BYTES];

    (void)state;
    server_session_new(&people.server, &(struct server_session_wish){ cast.account, NULL, "" },
                       token);
    server_hash_token(token, hash);
    people_connect(cast.account, hash);
    people_commit();
    erase(cast.account);
    people_commit();
    assert_int_equal(people.byes, 1);
    assert_int_equal(server_session_check(&people.server, hash, cast.account), SERVER_NO_SESSION);
    assert_erased(&cast);
    people_restart();
    assert_erased(&cast);
    /* The nick rests for a year, also what looks like it. */
    assert_int_equal(check_nick("ALA"), SERVER_NICK_TAKEN);
    assert_int_equal(check_nick("AIa"), SERVER_NICK_TAKEN);
    assert_int_equal(check_nick("Ela"), SERVER_OK);
    people.server.now_ms += 366 * DAY_MS;
    assert_int_equal(check_nick("ALA"), SERVER_OK);
}

static void test_erase_fails(void **state)
{
    struct cast cast = set_tables();
    char *before = strdup(people_tables());

    (void)state;
    assert_non_null(before);
    server_chat_add(&people.server, people_table_of(SAME_RUNNING), people_get(cast.account),
                    "hello");
    people_commit();
    erase(cast.account);
    people_fail();
    assert_string_equal(people_tables(), before);
    assert_nick(cast.account, "Ala", false);
    assert_int_equal(people_find("Ala"), cast.account);
    assert_int_equal(check_nick("Ela"), SERVER_OK);
    assert_int_equal(server_chat_load(&people.server, people_table_of(SAME_RUNNING)), SERVER_OK);
    assert_string_equal(people_table_of(SAME_RUNNING)->chat[0].text, "hello");
    struct server_user *user = people_get(cast.account);
    server_user_drop(&people.server, user);
    server_user_drop(&people.server, user);
    free(before);
}

/* A guest who has gone cannot become an account any more. */
static void test_erase_while_registering(void **state)
{
    int64_t guest = people_guest("Gosia");
    struct server_login login = people_register("Gosia", guest);

    (void)state;
    erase(guest);
    assert_int_equal(server_login_finish(&people.server, &login), SERVER_NOT_GUEST);
    people_commit();
}

enum { LINES = 450, MATCHES = 25 };

/* How many save files still have the nick. */
static int count_named(const char *nick)
{
    int count = 0;
    uint32_t size = 0;

    for (int64_t id = 1; id <= MATCHES; id++) {
        store_read(people.server.store, STORE_REPLAY_OF, STORE_ARGS(STORE_INT(id)));
        assert_true(store_next(people.server.store, STORE_REPLAY_OF));
        count += strstr(store_text(people.server.store, STORE_REPLAY_OF, 0, &size), nick) != NULL;
        assert_true(store_end(people.server.store, STORE_REPLAY_OF));
    }
    return count;
}

static int count_lines(int64_t table, const char *nick)
{
    int count = 0;
    uint32_t size = 0;

    store_read(people.server.store, STORE_CHAT_OF, STORE_ARGS(STORE_INT(table)));
    while (store_next(people.server.store, STORE_CHAT_OF)) {
        count += strcmp(store_text(people.server.store, STORE_CHAT_OF, 1, &size), nick) == 0;
    }
    assert_true(store_end(people.server.store, STORE_CHAT_OF));
    return count;
}

/* The traces go in small parts, and no one is shown them meanwhile. */
static void test_erase_some(void **state)
{
    int64_t account = people_account("Alina");
    int64_t other = people_guest("Ola");
    struct server_user *user = people_get(account);

    (void)state;
    for (uint64_t id = 1; id <= MATCHES; id++) {
        people_end_table(
            people_table(&(struct people_table){ id, account, 2, { account, other } }));
    }
    for (int i = 0; i < LINES; i++) {
        people.server.now_ms += 10000;
        assert_int_equal(server_chat_add(&people.server, people_table_of(1), user, "hello"),
                         SERVER_OK);
    }
    people_commit();
    erase(account);
    people_commit();
    for (uint32_t i = 0; i < people_table_of(1)->chat_count; i++) {
        assert_string_equal(people_table_of(1)->chat[i].text, "");
    }
    assert_int_equal(count_lines(1, "Alina"), LINES);
    server_erase_some(&people.server);
    people_fail();
    static const int lines_left[] = { 250, 50, 0, 0, 0, 0, 0, 0 };
    static const int names_left[] = { 25, 25, 25, 15, 15, 5, 0, 0 };
    for (size_t i = 0; i < PL_COUNT_OF(lines_left); i++) {
        server_erase_some(&people.server);
        people_commit();
        assert_int_equal(count_lines(1, "Alina"), lines_left[i]);
        assert_int_equal(count_named("Alina"), names_left[i]);
        assert_int_equal(count_named("Ola"), MATCHES);
        assert_int_equal(count_named("deleted player"), MATCHES - names_left[i]);
        if (i == 3) {
            /* The work of a failed turn is done again, from the beginning. */
            server_erase_some(&people.server);
            people_fail();
            assert_int_equal(count_named("Alina"), names_left[i]);
        }
    }
    /* Nothing is left to do. */
    server_erase_some(&people.server);
    assert_false(store_is_dirty(people.server.store));
    server_user_drop(&people.server, user);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, people_set_up, people_take_down)
        TEST(test_register_twice),
        TEST(test_banned_meanwhile),
        TEST(test_register_two_guests),
        TEST(test_register_alike),
        TEST(test_changed_meanwhile),
        TEST(test_recover_twice),
        TEST(test_no_code),
        TEST(test_spelled_anew),
        TEST(test_sessions_are_bounded),
        TEST(test_new_token_fails),
        TEST(test_use_is_noted),
        TEST(test_devices),
        TEST(test_guard),
        TEST(test_failures),
        TEST(test_merge),
        TEST(test_merge_fails),
        TEST(test_merge_many),
        TEST(test_merge_presence),
        TEST(test_erase),
        TEST(test_erase_fails),
        TEST(test_erase_while_registering),
        TEST(test_erase_some),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
