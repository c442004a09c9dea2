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
#include "tests/server/people.h"

enum { TABLE = 1, LETTERS_MAX = 32, POOLS_MAX = 4 };

static const int64_t DAY_MS = 86400000;
static const int64_t HOUR_MS = 3600000;
static const int64_t MINUTE_MS = 60000;

static struct notify_letter letters[LETTERS_MAX];
static uint32_t letter_count;
static struct notify_result next_result;
static struct server_pool *pools[POOLS_MAX];
static uint32_t pool_count;

static int64_t ala;
static int64_t ola;
static unsigned char session[SERVER_HASH_BYTES];
static struct notify_reader reader;

struct notify_result __wrap_notify_deliver(void *line, const struct notify_ways *ways,
                                           const struct notify_letter *letter);
struct notify_result __wrap_notify_deliver_mail(void *line, const struct notify_ways *ways,
                                                const struct notify_mail *mail);
struct server_pool *__real_server_pool_new(const struct server_pool_options *options);
struct server_pool *__wrap_server_pool_new(const struct server_pool_options *options);

struct notify_result __wrap_notify_deliver(void *line, const struct notify_ways *ways,
                                           const struct notify_letter *letter)
{
    (void)line;
    assert_non_null(ways->key);
    assert_true(letter_count < LETTERS_MAX);
    letters[letter_count++] = *letter;
    return next_result;
}

struct notify_result __wrap_notify_deliver_mail(void *line, const struct notify_ways *ways,
                                                const struct notify_mail *mail)
{
    (void)line;
    (void)ways;
    assert_true(letter_count < LETTERS_MAX);
    letters[letter_count++] = (struct notify_letter){ .mail = *mail };
    return next_result;
}

/* Workers without threads. */
struct server_pool *__wrap_server_pool_new(const struct server_pool_options *options)
{
    struct server_pool_options own = *options;

    own.threads = 0;
    assert_true(pool_count < POOLS_MAX);
    pools[pool_count] = __real_server_pool_new(&own);
    return pools[pool_count++];
}

/* Doing things. */

static void work(void)
{
    for (uint32_t i = 0; i < pool_count; i++) {
        while (server_pool_run_one(pools[i])) {
        }
    }
    notify_turn(&people.server);
    people_commit();
}

/* After that time, all that is due has been done. */
static void pass(int64_t ms)
{
    people.server.now_ms += ms;
    people.server.wall_ms += ms;
    notify_turn(&people.server);
    notify_check(&people.server, people_table_of(TABLE));
    people_commit();
    work();
}

static enum server_error subscribe(int64_t id, const char *endpoint, enum pl_lang lang)
{
    struct server_user *user = people_get(id);
    struct notify_wish wish = {
        .endpoint = endpoint,
        .reader = reader,
        .lang = lang,
        .session = session,
    };
    enum server_error error = notify_subscribe(&people.server, user, &wish);

    server_user_drop(&people.server, user);
    people_commit();
    return error;
}

static void set(int64_t id, struct notify_settings settings)
{
    struct server_user *user = people_get(id);

    assert_int_equal(notify_set(&people.server, user, &settings), SERVER_OK);
    server_user_drop(&people.server, user);
    people_commit();
}

static void decide(pl_seat seat)
{
    struct server_table *table = people_table_of(TABLE);
    struct pl_legal legal;

    assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
    pl_legal_of(table->game, pl_as_obs(match_state(table->match)), seat, &legal);
    assert_true(legal.count > 0);
    assert_true(server_table_play(&people.server, table, seat,
                                  &(struct server_move){ .action = legal.action[0] }));
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

static void expect_letters(uint32_t count)
{
    assert_int_equal(letter_count, count);
    letter_count = 0;
}

static void expect_text(const char *part)
{
    if (!strstr(letters[0].text, part)) {
        fail_msg("%s is not in %s", part, letters[0].text);
    }
}

static int begin(void **unused)
{
    char token[SERVER_TOKEN_SIZE];
    EVP_PKEY *key = notify_key_new();

    (void)unused;
    letter_count = 0;
    pool_count = 0;
    next_result = (struct notify_result){ .outcome = NOTIFY_DELIVERED, .status = 201 };
    assert_true(notify_key_point(key, reader.point));
    EVP_PKEY_free(key);
    people_begin();
    ala = people_account("Ala");
    ola = people_account("Ola");
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, 4 * DAY_MS, 0 };
    people_table(&(struct people_table){ TABLE, ala, 2, { ala, ola } });
    server_session_new(&people.server, &(struct server_session_wish){ ala, NULL, "" }, token);
    server_hash_token(token, session);
    people_commit();
    assert_int_equal(subscribe(ala, "https://push.example/ala", PL_LANG_EN), SERVER_OK);
    return 0;
}

static int end(void **unused)
{
    (void)unused;
    people_end();
    return 0;
}

/* When. */

static void test_a_while_half_a_tenth(void **unused)
{
    (void)unused;
    pass(MINUTE_MS - 1);
    expect_letters(0);
    pass(1);
    assert_int_equal(letters[0].ttl_s, (4 * DAY_MS - MINUTE_MS) / 1000);
    assert_string_equal(letters[0].url, "https://push.example/ala");
    expect_text("\"title\":\"Your turn: ");
    expect_text("\"body\":\"With Ola. 3 days left.\"");
    assert_false(letters[0].is_urgent);
    expect_letters(1);
    pass(DAY_MS);
    expect_letters(0);
    pass(DAY_MS);
    expect_text("\"title\":\"Half of your time has passed: ");
    expect_text("With Ola. 47 hours left.");
    expect_letters(1);
    pass(DAY_MS);
    expect_letters(0);
    pass(DAY_MS - 9 * HOUR_MS);
    expect_text("\"title\":\"Your time is running out: ");
    assert_true(letters[0].is_urgent);
    expect_letters(1);
    pass(HOUR_MS);
    expect_letters(0);
}

/* A person who decides within a minute is there. */
static void test_who_is_there_is_not_told(void **unused)
{
    (void)unused;
    pass(MINUTE_MS - 1);
    decide(0);
    pass(MINUTE_MS);
    pass(2 * DAY_MS);
    expect_letters(0);
}

static void test_each_question_is_told(void **unused)
{
    (void)unused;
    pass(MINUTE_MS);
    expect_letters(1);
    decide(0);
    pass(DAY_MS);
    expect_letters(0);
    decide(1); /* the round ends, and both are asked again, or one of them */
    while (!(people_table_of(TABLE)->waiting & 1)) {
        decide(1);
    }
    pass(MINUTE_MS);
    expect_text("Your turn: ");
    expect_letters(1);
}

/* Others choose at the same time: it is still the same turn, and its time runs on. */
static void test_not_again_when_others_decide(void **unused)
{
    (void)unused;
    pass(2 * DAY_MS);
    expect_text("Half of your time");
    expect_letters(1);
    decide(1);
    pass(MINUTE_MS);
    pass(HOUR_MS);
    expect_letters(0);
    pass(2 * DAY_MS - 2 * HOUR_MS);
    expect_text("Your time is running out");
    expect_letters(1);
}

/* On vacation the time stands still, and so do the letters. */
static void test_not_on_vacation(void **unused)
{
    struct server_user *user = people_table_of(TABLE)->seat[0].user;

    (void)unused;
    assert_int_equal(server_vacation_set(&people.server, user, 0, 3), SERVER_OK);
    people_commit();
    pass(DAY_MS);
    pass(DAY_MS);
    expect_letters(0);
    assert_int_equal(server_vacation_end(&people.server, user), SERVER_OK);
    people_commit();
    pass(MINUTE_MS);
    expect_text("With Ola. 3 days left.");
    expect_letters(1);
}

static void test_a_restart_tells_nothing_twice(void **unused)
{
    int64_t now_ms = 0;

    (void)unused;
    pass(MINUTE_MS);
    expect_letters(1);
    now_ms = people.server.now_ms;
    pool_count = 0;
    people_restart();
    people.server.now_ms = people.server.wall_ms = now_ms;
    pass(MINUTE_MS);
    expect_letters(0);
    pass(2 * DAY_MS);
    expect_letters(1);
}

static void test_only_days(void **unused)
{
    (void)unused;
    people_table_of(TABLE)->clock.kind = SERVER_CLOCK_LIVE;
    pass(DAY_MS);
    people_table_of(TABLE)->clock.kind = SERVER_CLOCK_NONE;
    pass(DAY_MS);
    expect_letters(0);
}

static void test_nothing_before_it_is_durable(void **unused)
{
    (void)unused;
    people.server.now_ms += MINUTE_MS;
    notify_check(&people.server, people_table_of(TABLE));
    people_fail();
    work();
    expect_letters(0);
    pass(0);
    expect_letters(1);
}

/* Quiet hours, at 22:13 of Greenwich. */
static void test_quiet_hours(void **unused)
{
    (void)unused;
    set(ala, (struct notify_settings){ 22 * 60, 7 * 60, 0, true });
    pass(MINUTE_MS);
    pass(8 * HOUR_MS);
    expect_letters(0);
    pass(HOUR_MS); /* 7:14 */
    expect_text("Your turn: ");
    expect_letters(1);
}

static void test_quiet_hours_of_another_place(void **unused)
{
    (void)unused;
    /* 12:14 there. */
    set(ala, (struct notify_settings){ 22 * 60, 7 * 60, -600, true });
    pass(MINUTE_MS);
    expect_letters(1);
}

static void test_one_letter_after_a_night(void **unused)
{
    (void)unused;
    set(ala, (struct notify_settings){ 22 * 60, 21 * 60, 0, true });
    pass(MINUTE_MS);
    pass(2 * DAY_MS);
    expect_letters(0);
    pass(22 * HOUR_MS + 50 * MINUTE_MS); /* 21:04 */
    expect_text("Half of your time");
    expect_letters(1);
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
    set(ala, (struct notify_settings){ 0, 0, 0, false });
    pass(MINUTE_MS);
    expect_letters(1);
    pass(2 * DAY_MS);
    pass(DAY_MS + 20 * HOUR_MS);
    expect_letters(0);
}

/* Words. */

static void test_polish(void **unused)
{
    (void)unused;
    assert_int_equal(subscribe(ala, "https://push.example/ala", PL_LANG_PL), SERVER_OK);
    pass(MINUTE_MS);
    expect_text("\"title\":\"Twoja kolej: ");
    expect_text("\"body\":\"Grają też: Ola. Zostały 3 dni.\"");
    expect_text("\"lang\":\"pl\"");
    expect_letters(1);
    pass(4 * DAY_MS - 2 * MINUTE_MS);
    expect_text("\"title\":\"Kończy się czas: ");
    expect_text("Została 1 minuta.");
    expect_letters(1);
}

/* The same text whatever has been chosen and whatever is on the hand. */
static void test_nothing_of_the_position(void **unused)
{
    char first[NOTIFY_PLAIN_BYTES];
    char wanted[NOTIFY_PLAIN_BYTES];
    const struct server_table *table = people_table_of(TABLE);

    (void)unused;
    pass(MINUTE_MS);
    snprintf(wanted, sizeof wanted,
             "{\"table\":\"%s\",\"title\":\"Your turn: %s\",\"body\":\"With Ola. 3 days left.\","
             "\"lang\":\"en\"}",
             letters[0].topic, table->game->title[PL_LANG_EN]);
    assert_string_equal(letters[0].text, wanted);
    snprintf(first, sizeof first, "%s", letters[0].text);
    expect_letters(1);
    decide(0);
    decide(1);
    while (!(people_table_of(TABLE)->waiting & 1)) {
        decide(1);
    }
    pass(MINUTE_MS);
    assert_string_equal(letters[0].text, first);
    expect_letters(1);
}

/* Bounces. */

static void test_gone(void **unused)
{
    (void)unused;
    next_result = (struct notify_result){ .outcome = NOTIFY_GONE, .status = 410, .reason = "x" };
    pass(MINUTE_MS);
    expect_letters(1);
    assert_int_equal(subscriptions(ala), 0);
    pass(2 * DAY_MS);
    expect_letters(0);
}

static void test_tried_again(void **unused)
{
    (void)unused;
    next_result = (struct notify_result){ .outcome = NOTIFY_LATER, .status = 503, .reason = "x" };
    pass(MINUTE_MS);
    expect_letters(1);
    pass(29000);
    expect_letters(0);
    next_result.wait_ms = HOUR_MS;
    pass(1000);
    expect_letters(1);
    pass(HOUR_MS - 1);
    expect_letters(0);
    next_result = (struct notify_result){ .outcome = NOTIFY_DELIVERED, .status = 201 };
    pass(1);
    expect_letters(1);
    pass(HOUR_MS);
    expect_letters(0);
    assert_int_equal(subscriptions(ala), 1);
}

static void test_given_up(void **unused)
{
    (void)unused;
    next_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    pass(MINUTE_MS);
    for (int i = 0; i < 20; i++) {
        pass(2 * HOUR_MS);
    }
    expect_letters(SERVER_PUSH_ATTEMPTS);
    assert_int_equal(subscriptions(ala), 1);
}

static void test_not_tried_again_when_answered(void **unused)
{
    (void)unused;
    next_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    pass(MINUTE_MS);
    expect_letters(1);
    decide(0);
    pass(HOUR_MS);
    expect_letters(0);
}

/* Subscriptions. */

static void test_refused_subscriptions(void **unused)
{
    (void)unused;
    assert_int_equal(subscribe(ala, "http://push.example/x", PL_LANG_EN), SERVER_BAD_ENDPOINT);
    assert_int_equal(subscribe(ala, "https://192.168.0.1/x", PL_LANG_EN), SERVER_BAD_ENDPOINT);
    reader.point[5] ^= 1;
    assert_int_equal(subscribe(ala, "https://push.example/x", PL_LANG_EN), SERVER_BAD_MESSAGE);
    assert_int_equal(subscriptions(ala), 1);
}

static void test_no_more_than_some(void **unused)
{
    char endpoint[64];

    (void)unused;
    for (int i = 0; i < SERVER_PUSH_MAX; i++) {
        snprintf(endpoint, sizeof endpoint, "https://push.example/%d", i);
        assert_int_equal(subscribe(ala, endpoint, PL_LANG_EN), SERVER_OK);
    }
    assert_int_equal(subscriptions(ala), SERVER_PUSH_MAX);
    pass(MINUTE_MS);
    for (uint32_t i = 0; i < letter_count; i++) {
        assert_string_not_equal(letters[i].url, "https://push.example/ala");
    }
    expect_letters(SERVER_PUSH_MAX);
}

static void test_a_browser_changes_hands(void **unused)
{
    (void)unused;
    assert_int_equal(subscribe(ola, "https://push.example/ala", PL_LANG_EN), SERVER_OK);
    assert_int_equal(subscriptions(ala), 0);
    assert_int_equal(subscriptions(ola), 1);
}

static void test_only_one_s_own_is_ended(void **unused)
{
    struct server_user *user = people_get(ola);

    (void)unused;
    notify_unsubscribe(&people.server, user, "https://push.example/ala");
    people_commit();
    assert_int_equal(subscriptions(ala), 1);
    server_user_drop(&people.server, user);
    user = people_get(ala);
    notify_unsubscribe(&people.server, user, "https://push.example/ala");
    people_commit();
    assert_int_equal(subscriptions(ala), 0);
    server_user_drop(&people.server, user);
}

static void test_ends_with_the_session(void **unused)
{
    (void)unused;
    server_session_end(&people.server, session);
    people_commit();
    assert_int_equal(subscriptions(ala), 0);
    pass(MINUTE_MS);
    expect_letters(0);
}

static void test_goes_along_with_the_session(void **unused)
{
    char token[SERVER_TOKEN_SIZE];

    (void)unused;
    server_session_new(&people.server, &(struct server_session_wish){ ala, session, "" }, token);
    people_commit();
    assert_int_equal(subscriptions(ala), 1);
    server_hash_token(token, session);
    server_session_new(&people.server, &(struct server_session_wish){ ola, session, "" }, token);
    people_commit();
    assert_int_equal(subscriptions(ala), 0);
    assert_int_equal(subscriptions(ola), 0);
}

static void test_goes_with_the_account(void **unused)
{
    struct server_user *user = people_get(ala);

    (void)unused;
    server_person_erase(&people.server, user);
    people_commit();
    assert_int_equal(subscriptions(ala), 0);
    server_user_drop(&people.server, user);
}

/* A key that was not stored never was. */
static void test_key(void **unused)
{
    char first[NOTIFY_KEY_TEXT_SIZE];
    char second[NOTIFY_KEY_TEXT_SIZE];

    (void)unused;
    people_end();
    pool_count = 0;
    people_begin();
    assert_int_equal(notify_public_key(&people.server, first), SERVER_OK);
    people_fail();
    assert_int_equal(notify_public_key(&people.server, second), SERVER_OK);
    assert_string_not_equal(first, second);
    people_commit();
    pool_count = 0;
    people_restart();
    assert_int_equal(notify_public_key(&people.server, first), SERVER_OK);
    assert_string_equal(first, second);
}

/* Who is answered slowly fills their own lane, not those of others. */
static void test_room(void **unused)
{
    struct notify_order order = { .user = ala, .subscription = 1 };

    (void)unused;
    next_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    for (int i = 0; notify_has_room(&people.server, ala); i++) {
        assert_true(i < SERVER_PUSH_LANE_MAX);
        notify_send(&people.server, &order);
    }
    assert_true(notify_has_room(&people.server, ola));
    notify_settle(&people.server, false);
    assert_true(notify_has_room(&people.server, ala));
}

/* A letter that is tried again is not sent to where nothing is wanted any more. */
static void test_not_tried_again_when_ended(void **unused)
{
    struct server_user *user = people_get(ala);

    (void)unused;
    next_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    pass(MINUTE_MS);
    expect_letters(1);
    notify_unsubscribe(&people.server, user, "https://push.example/ala");
    people_commit();
    server_user_drop(&people.server, user);
    pass(HOUR_MS);
    expect_letters(0);
}

/* Mail. */

static const char address[] = "Ala@mail.example";

static void set_relay(void)
{
    people.server.options.mail = (struct server_mail_options){
        .relay = "smtp://relay.example",
        .from = "plansza@games.example",
        .site = "https://games.example",
    };
}

static enum server_error ask_mail(int64_t id, const char *where)
{
    struct server_user *user = people_get(id);
    enum server_error error = notify_mail_ask(&people.server, user, where, PL_LANG_EN);

    server_user_drop(&people.server, user);
    people_commit();
    work();
    return error;
}

static void wait_ms(int64_t ms)
{
    people.server.now_ms += ms;
    people.server.wall_ms += ms;
}

/* The text of the first mail. */
static char *body_of(void)
{
    static char body[NOTIFY_MAIL_SIZE];
    const char *text = strstr(letters[0].mail.text, "\r\n\r\n");
    size_t size = 0;

    assert_non_null(text);
    assert_int_equal(sodium_base642bin((unsigned char *)body, sizeof body - 1, text, strlen(text),
                                       "\r\n", &size, NULL, sodium_base64_VARIANT_ORIGINAL),
                     0);
    body[size] = '\0';
    return body;
}

/* The key of a link in it. */
static const char *key_of(const char *link)
{
    char *key = strstr(body_of(), link);
    assert_non_null(key);
    key += strlen(link);
    key[strcspn(key, "\r\n")] = '\0';
    return key;
}

/* An address that does not answer is asked three times in a month at most, however it is spelled
 * and whoever names it. */
static void test_an_address_rests(void **unused)
{
    static const int64_t rests_ms[] = { SERVER_MAIL_ASKED_MS, SERVER_MAIL_AGAIN_MS,
                                        SERVER_MAIL_REST_MS };

    (void)unused;
    set_relay();
    assert_int_equal(ask_mail(ala, address), SERVER_OK);
    for (size_t i = 0; i < PL_COUNT_OF(rests_ms); i++) {
        wait_ms(rests_ms[i] - 1);
        assert_int_equal(ask_mail(ola, address), SERVER_ASKED_LATELY);
        assert_int_equal(ask_mail(ola, "ala+x@mail.example"), SERVER_ASKED_LATELY);
        assert_int_equal(ask_mail(ola, "A.l.a@mail.example"), SERVER_ASKED_LATELY);
        wait_ms(1);
        assert_int_equal(ask_mail(i & 1 ? ala : ola, address), SERVER_OK);
    }
    assert_int_equal(ask_mail(ala, "ala@mail.example.org"), SERVER_OK);
    expect_letters(5);
}

/* A nick that is the name of a site is no link in a mail to a stranger. */
static void test_no_links_of_others(void **unused)
{
    (void)unused;
    set_relay();
    assert_int_equal(ask_mail(people_account("evil.example"), address), SERVER_OK);
    assert_non_null(strstr(body_of(), "the account evil example."));
}

static void test_an_address_that_agrees(void **unused)
{
    enum notify_mail_state state;

    (void)unused;
    set_relay();
    assert_int_equal(ask_mail(ala, address), SERVER_OK);
    const char *code = key_of("confirm?key=");
    assert_int_equal(notify_mail_look(&people.server, code, &state), SERVER_OK);
    assert_int_equal(state, NOTIFY_MAIL_ASKED);
    assert_int_equal(notify_mail_confirm(&people.server, code), SERVER_OK);
    people_commit();
    assert_int_equal(notify_mail_look(&people.server, code, &state), SERVER_OK);
    assert_int_equal(state, NOTIFY_MAIL_CONFIRMED);
    assert_int_equal(ask_mail(ola, address), SERVER_OK);
    assert_int_equal(notify_mail_end_by(&people.server, key_of("end?key=")), SERVER_OK);
    people_commit();
    wait_ms(SERVER_MAIL_ASKED_MS);
    assert_int_equal(ask_mail(ala, address), SERVER_OK);
    expect_letters(3);
}

/* It is left alone for a year, and what was under way to it does not come. */
static void test_an_address_that_refuses(void **unused)
{
    (void)unused;
    set_relay();
    next_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    assert_int_equal(ask_mail(ala, address), SERVER_OK);
    assert_int_equal(notify_mail_end_by(&people.server, key_of("end?key=")), SERVER_OK);
    people_commit();
    expect_letters(1);
    wait_ms(HOUR_MS);
    notify_turn(&people.server);
    work();
    expect_letters(0);
    wait_ms(SERVER_MAIL_ENDED_MS - HOUR_MS - 1);
    assert_int_equal(ask_mail(ola, address), SERVER_ASKED_LATELY);
    wait_ms(1);
    assert_int_equal(ask_mail(ola, address), SERVER_OK);
}

#define TEST(name_) cmocka_unit_test_setup_teardown(name_, begin, end)

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
        TEST(test_not_tried_again_when_ended),
        TEST(test_an_address_rests),
        TEST(test_no_links_of_others),
        TEST(test_an_address_that_agrees),
        TEST(test_an_address_that_refuses),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
