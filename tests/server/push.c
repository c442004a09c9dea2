/* Who is told of their turn, when, and in which words; and what becomes of subscriptions. Letters
 * are not sent but noted here: see `push_wrap` in meson.build. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <openssl/evp.h>
#include <sodium.h>

#include "server/notify/mail.h"
#include "server/people/erase.h"
#include "server/people/vacation.h"
#include "server/store/store.h"
#include "server/tables/clock.h"
#include "tests/server/letters.h"

enum { TABLE = LETTERS_TABLE };

static const int64_t DAY_MS = 86400000;
static const int64_t HOUR_MS = 3600000;
static const int64_t MINUTE_MS = 60000;

/* Doing things. */

static void set(int64_t id, struct notify_settings settings)
{
    struct server_user *user = people_get(id);

    assert_int_equal(notify_set(&people.server, user, &settings), SERVER_OK);
    server_user_drop(&people.server, user);
    people_commit();
}

static uint32_t subscriptions(int64_t id)
{
    uint32_t count = 0;

    store_read(people.server.store, STORE_PUSH_OF, STORE_ARGS(STORE_INT(id)));
    while (store_next(people.server.store, STORE_PUSH_OF)) {
        count++;
    }
    assert_true(store_end(people.server.store, STORE_PUSH_OF));
    return count;
}

static void expect_text(const char *part)
{
    if (!strstr(letters_sent[0].text, part)) {
        fail_msg("%s is not in %s", part, letters_sent[0].text);
    }
}

/* When. */

static void test_a_while_half_a_tenth(void **unused)
{
    (void)unused;
    letters_pass(MINUTE_MS - 1);
    letters_expect(0);
    letters_pass(1);
    assert_int_equal(letters_sent[0].ttl_s, (4 * DAY_MS - MINUTE_MS) / 1000);
    assert_string_equal(letters_sent[0].url, "https://push.example/ala");
    expect_text("\"title\":\"Your turn: ");
    expect_text("\"body\":\"With Ola. 3 days left.\"");
    assert_false(letters_sent[0].is_urgent);
    letters_expect(1);
    letters_pass(DAY_MS);
    letters_expect(0);
    letters_pass(DAY_MS);
    expect_text("\"title\":\"Half of your time has passed: ");
    expect_text("With Ola. 47 hours left.");
    letters_expect(1);
    letters_pass(DAY_MS);
    letters_expect(0);
    letters_pass(DAY_MS - 9 * HOUR_MS);
    expect_text("\"title\":\"Your time is running out: ");
    assert_true(letters_sent[0].is_urgent);
    letters_expect(1);
    letters_pass(HOUR_MS);
    letters_expect(0);
}

/* A person who decides within a minute is there. */
static void test_who_is_there_is_not_told(void **unused)
{
    (void)unused;
    letters_pass(MINUTE_MS - 1);
    letters_decide(0);
    letters_pass(MINUTE_MS);
    letters_pass(2 * DAY_MS);
    letters_expect(0);
}

static void test_each_question_is_told(void **unused)
{
    (void)unused;
    letters_pass(MINUTE_MS);
    letters_expect(1);
    letters_decide(0);
    letters_pass(DAY_MS);
    letters_expect(0);
    letters_decide(1); /* the round ends, and both are asked again, or one of them */
    while (!(people_table_of(TABLE)->waiting & 1)) {
        letters_decide(1);
    }
    letters_pass(MINUTE_MS);
    expect_text("Your turn: ");
    letters_expect(1);
}

/* Others choose at the same time: it is still the same turn, and its time runs on. */
static void test_not_again_when_others_decide(void **unused)
{
    (void)unused;
    letters_pass(2 * DAY_MS);
    expect_text("Half of your time");
    letters_expect(1);
    letters_decide(1);
    letters_pass(MINUTE_MS);
    letters_pass(HOUR_MS);
    letters_expect(0);
    letters_pass(2 * DAY_MS - 2 * HOUR_MS);
    expect_text("Your time is running out");
    letters_expect(1);
}

/* On vacation the time stands still, and so do the letters. */
static void test_not_on_vacation(void **unused)
{
    struct server_user *user = people_table_of(TABLE)->seat[0].user;

    (void)unused;
    assert_int_equal(server_vacation_set(&people.server, user, 0, 3), SERVER_OK);
    people_commit();
    letters_pass(DAY_MS);
    letters_pass(DAY_MS);
    letters_expect(0);
    assert_int_equal(server_vacation_end(&people.server, user), SERVER_OK);
    people_commit();
    letters_pass(MINUTE_MS);
    expect_text("With Ola. 3 days left.");
    letters_expect(1);
}

static void test_a_restart_tells_nothing_twice(void **unused)
{
    int64_t now_ms = 0;

    (void)unused;
    letters_pass(MINUTE_MS);
    letters_expect(1);
    now_ms = people.server.now_ms;
    letters_pools = 0;
    people_restart();
    people.server.now_ms = people.server.wall_ms = now_ms;
    letters_pass(MINUTE_MS);
    letters_expect(0);
    letters_pass(2 * DAY_MS);
    letters_expect(1);
}

static void test_only_days(void **unused)
{
    (void)unused;
    people_table_of(TABLE)->clock.kind = SERVER_CLOCK_LIVE;
    letters_pass(DAY_MS);
    people_table_of(TABLE)->clock.kind = SERVER_CLOCK_NONE;
    letters_pass(DAY_MS);
    letters_expect(0);
}

static void test_nothing_before_it_is_durable(void **unused)
{
    (void)unused;
    people.server.now_ms += MINUTE_MS;
    notify_check(&people.server, people_table_of(TABLE));
    people_fail();
    letters_work();
    letters_expect(0);
    letters_pass(0);
    letters_expect(1);
}

/* Quiet hours, at 22:13 of Greenwich. */
static void test_quiet_hours(void **unused)
{
    (void)unused;
    set(letters_ala, (struct notify_settings){ 22 * 60, 7 * 60, 0, true });
    letters_pass(MINUTE_MS);
    letters_pass(8 * HOUR_MS);
    letters_expect(0);
    letters_pass(HOUR_MS); /* 7:14 */
    expect_text("Your turn: ");
    letters_expect(1);
}

static void test_quiet_hours_of_another_place(void **unused)
{
    (void)unused;
    /* 12:14 there. */
    set(letters_ala, (struct notify_settings){ 22 * 60, 7 * 60, -600, true });
    letters_pass(MINUTE_MS);
    letters_expect(1);
}

static void test_one_letter_after_a_night(void **unused)
{
    (void)unused;
    set(letters_ala, (struct notify_settings){ 22 * 60, 21 * 60, 0, true });
    letters_pass(MINUTE_MS);
    letters_pass(2 * DAY_MS);
    letters_expect(0);
    letters_pass(22 * HOUR_MS + 50 * MINUTE_MS); /* 21:04 */
    expect_text("Half of your time");
    letters_expect(1);
}

static void test_hours(void **unused)
{
    struct notify_settings day = { 9 * 60, 17 * 60, 0, true };
    struct notify_settings night = { 23 * 60, 6 * 60, 120, true };
    struct notify_settings none = { 60, 60, 0, true };

    (void)unused;
    assert_true(notify_is_quiet(&day, 9 * HOUR_MS));
    assert_true(notify_is_quiet(&day, DAY_MS + 17 * HOUR_MS - 1));
    assert_false(notify_is_quiet(&day, 17 * HOUR_MS));
    assert_false(notify_is_quiet(&day, 9 * HOUR_MS - 1));
    assert_true(notify_is_quiet(&night, 21 * HOUR_MS));
    assert_true(notify_is_quiet(&night, 4 * HOUR_MS - 1));
    assert_false(notify_is_quiet(&night, 4 * HOUR_MS));
    assert_false(notify_is_quiet(&night, 21 * HOUR_MS - 1));
    for (int64_t hour = 0; hour < 24; hour++) {
        assert_false(notify_is_quiet(&none, hour * HOUR_MS));
    }
}

static void test_without_reminders(void **unused)
{
    (void)unused;
    set(letters_ala, (struct notify_settings){ 0, 0, 0, false });
    letters_pass(MINUTE_MS);
    letters_expect(1);
    letters_pass(2 * DAY_MS);
    letters_pass(DAY_MS + 20 * HOUR_MS);
    letters_expect(0);
}

/* Words. */

static void test_polish(void **unused)
{
    (void)unused;
    assert_int_equal(letters_subscribe(letters_ala, "https://push.example/ala", PL_LANG_PL),
                     SERVER_OK);
    letters_pass(MINUTE_MS);
    expect_text("\"title\":\"Twoja kolej: ");
    expect_text("\"body\":\"Gra też: Ola. Zostały 3 dni.\"");
    expect_text("\"lang\":\"pl\"");
    letters_expect(1);
    letters_pass(4 * DAY_MS - 2 * MINUTE_MS);
    expect_text("\"title\":\"Kończy się czas: ");
    expect_text("Została 1 minuta.");
    letters_expect(1);
}

/* The same text whatever has been chosen and whatever is on the hand. */
static void test_nothing_of_the_position(void **unused)
{
    char first[NOTIFY_PLAIN_BYTES];
    char wanted[NOTIFY_PLAIN_BYTES];
    const struct server_table *table = people_table_of(TABLE);

    (void)unused;
    letters_pass(MINUTE_MS);
    snprintf(wanted, sizeof wanted,
             "{\"table\":\"%s\",\"title\":\"Your turn: %s\",\"body\":\"With Ola. 3 days left.\","
             "\"lang\":\"en\"}",
             letters_sent[0].topic, table->game->title[PL_LANG_EN]);
    assert_string_equal(letters_sent[0].text, wanted);
    snprintf(first, sizeof first, "%s", letters_sent[0].text);
    letters_expect(1);
    letters_decide(0);
    letters_decide(1);
    while (!(people_table_of(TABLE)->waiting & 1)) {
        letters_decide(1);
    }
    letters_pass(MINUTE_MS);
    assert_string_equal(letters_sent[0].text, first);
    letters_expect(1);
}

/* Bounces. */

static void test_gone(void **unused)
{
    (void)unused;
    letters_result = (struct notify_result){ .outcome = NOTIFY_GONE, .status = 410, .reason = "x" };
    letters_pass(MINUTE_MS);
    letters_expect(1);
    assert_int_equal(subscriptions(letters_ala), 0);
    letters_pass(2 * DAY_MS);
    letters_expect(0);
}

static void test_tried_again(void **unused)
{
    (void)unused;
    letters_result =
        (struct notify_result){ .outcome = NOTIFY_LATER, .status = 503, .reason = "x" };
    letters_pass(MINUTE_MS);
    letters_expect(1);
    letters_pass(29000);
    letters_expect(0);
    letters_result.wait_ms = HOUR_MS;
    letters_pass(1000);
    letters_expect(1);
    letters_pass(HOUR_MS - 1);
    letters_expect(0);
    letters_result = (struct notify_result){ .outcome = NOTIFY_DELIVERED, .status = 201 };
    letters_pass(1);
    letters_expect(1);
    letters_pass(HOUR_MS);
    letters_expect(0);
    assert_int_equal(subscriptions(letters_ala), 1);
}

static void test_given_up(void **unused)
{
    (void)unused;
    letters_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    letters_pass(MINUTE_MS);
    for (int i = 0; i < 20; i++) {
        letters_pass(2 * HOUR_MS);
    }
    letters_expect(SERVER_PUSH_ATTEMPTS);
    assert_int_equal(subscriptions(letters_ala), 1);
}

static void test_not_tried_again_when_answered(void **unused)
{
    (void)unused;
    letters_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    letters_pass(MINUTE_MS);
    letters_expect(1);
    letters_decide(0);
    letters_pass(HOUR_MS);
    letters_expect(0);
}

/* Subscriptions. */

static void test_refused_subscriptions(void **unused)
{
    (void)unused;
    assert_int_equal(letters_subscribe(letters_ala, "http://push.example/x", PL_LANG_EN),
                     SERVER_BAD_ENDPOINT);
    assert_int_equal(letters_subscribe(letters_ala, "https://192.168.0.1/x", PL_LANG_EN),
                     SERVER_BAD_ENDPOINT);
    letters_reader.point[5] ^= 1;
    assert_int_equal(letters_subscribe(letters_ala, "https://push.example/x", PL_LANG_EN),
                     SERVER_BAD_MESSAGE);
    assert_int_equal(subscriptions(letters_ala), 1);
}

static void test_no_more_than_some(void **unused)
{
    char endpoint[64];

    (void)unused;
    for (int i = 0; i < SERVER_PUSH_MAX; i++) {
        snprintf(endpoint, sizeof endpoint, "https://push.example/%d", i);
        assert_int_equal(letters_subscribe(letters_ala, endpoint, PL_LANG_EN), SERVER_OK);
    }
    assert_int_equal(subscriptions(letters_ala), SERVER_PUSH_MAX);
    letters_pass(MINUTE_MS);
    for (uint32_t i = 0; i < letters_count; i++) {
        assert_string_not_equal(letters_sent[i].url, "https://push.example/ala");
    }
    letters_expect(SERVER_PUSH_MAX);
}

static void test_a_browser_changes_hands(void **unused)
{
    (void)unused;
    assert_int_equal(letters_subscribe(letters_ola, "https://push.example/ala", PL_LANG_EN),
                     SERVER_OK);
    assert_int_equal(subscriptions(letters_ala), 0);
    assert_int_equal(subscriptions(letters_ola), 1);
}

static void test_only_one_s_own_is_ended(void **unused)
{
    struct server_user *user = people_get(letters_ola);

    (void)unused;
    notify_unsubscribe(&people.server, user, "https://push.example/ala");
    people_commit();
    assert_int_equal(subscriptions(letters_ala), 1);
    server_user_drop(&people.server, user);
    user = people_get(letters_ala);
    notify_unsubscribe(&people.server, user, "https://push.example/ala");
    people_commit();
    assert_int_equal(subscriptions(letters_ala), 0);
    server_user_drop(&people.server, user);
}

static void test_ends_with_the_session(void **unused)
{
    (void)unused;
    server_session_end(&people.server, letters_session);
    people_commit();
    assert_int_equal(subscriptions(letters_ala), 0);
    letters_pass(MINUTE_MS);
    letters_expect(0);
}

static void test_goes_along_with_the_session(void **unused)
{
    char token[SERVER_TOKEN_SIZE];

    (void)unused;
    server_session_new(&people.server,
                       &(struct server_session_wish){ letters_ala, letters_session, "" }, token);
    people_commit();
    assert_int_equal(subscriptions(letters_ala), 1);
    server_hash_token(token, letters_session);
    server_session_new(&people.server,
                       &(struct server_session_wish){ letters_ola, letters_session, "" }, token);
    people_commit();
    assert_int_equal(subscriptions(letters_ala), 0);
    assert_int_equal(subscriptions(letters_ola), 0);
}

static void test_goes_with_the_account(void **unused)
{
    struct server_user *user = people_get(letters_ala);

    (void)unused;
    server_person_erase(&people.server, user);
    people_commit();
    assert_int_equal(subscriptions(letters_ala), 0);
    server_user_drop(&people.server, user);
}

/* A key that was not stored never was. */
static void test_key(void **unused)
{
    char first[NOTIFY_KEY_TEXT_SIZE];
    char second[NOTIFY_KEY_TEXT_SIZE];

    (void)unused;
    people_end();
    letters_pools = 0;
    people_begin();
    assert_int_equal(notify_public_key(&people.server, first), SERVER_OK);
    people_fail();
    assert_int_equal(notify_public_key(&people.server, second), SERVER_OK);
    assert_string_not_equal(first, second);
    people_commit();
    letters_pools = 0;
    people_restart();
    assert_int_equal(notify_public_key(&people.server, first), SERVER_OK);
    assert_string_equal(first, second);
}

/* Who is answered slowly fills their own lane, not those of others. */
static void test_room(void **unused)
{
    struct notify_order order = { .user = letters_ala, .subscription = 1 };

    (void)unused;
    letters_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    for (int i = 0; notify_has_room(&people.server, letters_ala); i++) {
        assert_true(i < SERVER_PUSH_LANE_MAX);
        notify_send(&people.server, &order);
    }
    assert_true(notify_has_room(&people.server, letters_ola));
    notify_settle(&people.server, false);
    assert_true(notify_has_room(&people.server, letters_ala));
}

/* Letters that no one takes, of however many people, keep no one from being told: they have a room
 * of their own, and who has most of them there gives way. */
static void test_room_beside_what_is_tried_again(void **unused)
{
    enum { FIRST = 3, PEOPLE = 100, LETTERS = 12 };

    (void)unused;
    assert_true(letters_ala < FIRST && letters_ola < FIRST);
    letters_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    letters_pass(MINUTE_MS);
    letters_expect(1);
    for (int64_t id = FIRST; id < FIRST + PEOPLE; id++) {
        struct notify_order order = { .user = id, .subscription = id };
        for (int i = 0; i < LETTERS && notify_has_room(&people.server, id); i++) {
            notify_send(&people.server, &order);
        }
    }
    assert_true(notify_has_room(&people.server, letters_ola));
    assert_false(notify_has_room(&people.server, FIRST));
    notify_settle(&people.server, true);
    letters_work();
    assert_true(letters_count > SERVER_PUSH_LATE_MAX);
    letters_count = 0;
    assert_true(notify_has_room(&people.server, FIRST));

    /* Where theirs were to go nothing is wanted any more; hers was not given up. */
    letters_result = (struct notify_result){ .outcome = NOTIFY_DELIVERED, .status = 201 };
    letters_pass(SERVER_PUSH_RETRY_MS);
    letters_expect(1);
}

/* A letter that is tried again is not sent to where nothing is wanted any more. */
static void test_not_tried_again_when_ended(void **unused)
{
    struct server_user *user = people_get(letters_ala);

    (void)unused;
    letters_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    letters_pass(MINUTE_MS);
    letters_expect(1);
    notify_unsubscribe(&people.server, user, "https://push.example/ala");
    people_commit();
    server_user_drop(&people.server, user);
    letters_pass(HOUR_MS);
    letters_expect(0);
}

#define TEST(name_) cmocka_unit_test_setup_teardown(name_, letters_begin, letters_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_while_half_a_tenth),
        TEST(test_who_is_there_is_not_told),
        TEST(test_each_question_is_told),
        TEST(test_not_again_when_others_decide),
        TEST(test_a_restart_tells_nothing_twice),
        TEST(test_only_days),
        TEST(test_not_on_vacation),
        TEST(test_nothing_before_it_is_durable),
        TEST(test_quiet_hours),
        TEST(test_quiet_hours_of_another_place),
        TEST(test_one_letter_after_a_night),
        cmocka_unit_test(test_hours),
        TEST(test_without_reminders),
        TEST(test_polish),
        TEST(test_nothing_of_the_position),
        TEST(test_gone),
        TEST(test_tried_again),
        TEST(test_given_up),
        TEST(test_not_tried_again_when_answered),
        TEST(test_refused_subscriptions),
        TEST(test_no_more_than_some),
        TEST(test_a_browser_changes_hands),
        TEST(test_only_one_s_own_is_ended),
        TEST(test_ends_with_the_session),
        TEST(test_goes_along_with_the_session),
        TEST(test_goes_with_the_account),
        TEST(test_key),
        TEST(test_room),
        TEST(test_room_beside_what_is_tried_again),
        TEST(test_not_tried_again_when_ended),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
