/* Mail: who is asked, who is written to, and what is not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "server/notify/mail.h"
#include "tests/server/letters.h"

enum { TABLE = LETTERS_TABLE };

static const int64_t HOUR_MS = 3600000;
static const int64_t MINUTE_MS = 60000;

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
    letters_work();
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
    const char *text = strstr(letters_sent[0].mail.text, "\r\n\r\n");
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

/* Of the address that was asked last. */
static void agree(void)
{
    assert_int_equal(notify_mail_confirm(&people.server, key_of("confirm?key=")), SERVER_OK);
    people_commit();
    letters_count = 0;
}

/* An address that does not answer is asked three times in a month at most, however it is spelled
 * and whoever names it. */
static void test_an_address_rests(void **unused)
{
    static const int64_t rests_ms[] = { SERVER_MAIL_ASKED_MS, SERVER_MAIL_AGAIN_MS,
                                        SERVER_MAIL_REST_MS };

    (void)unused;
    set_relay();
    assert_int_equal(ask_mail(letters_ala, address), SERVER_OK);
    for (size_t i = 0; i < PL_COUNT_OF(rests_ms); i++) {
        wait_ms(rests_ms[i] - 1);
        assert_int_equal(ask_mail(letters_ola, address), SERVER_ASKED_LATELY);
        assert_int_equal(ask_mail(letters_ola, "ala+x@mail.example"), SERVER_ASKED_LATELY);
        assert_int_equal(ask_mail(letters_ola, "A.l.a@mail.example"), SERVER_ASKED_LATELY);
        wait_ms(1);
        assert_int_equal(ask_mail(i & 1 ? letters_ala : letters_ola, address), SERVER_OK);
    }
    assert_int_equal(ask_mail(letters_ala, "ala@mail.example.org"), SERVER_OK);
    letters_expect(5);
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
    assert_int_equal(ask_mail(letters_ala, address), SERVER_OK);
    const char *code = key_of("confirm?key=");
    assert_int_equal(notify_mail_look(&people.server, code, &state), SERVER_OK);
    assert_int_equal(state, NOTIFY_MAIL_ASKED);
    assert_int_equal(notify_mail_confirm(&people.server, code), SERVER_OK);
    people_commit();
    assert_int_equal(notify_mail_look(&people.server, code, &state), SERVER_OK);
    assert_int_equal(state, NOTIFY_MAIL_CONFIRMED);
    assert_int_equal(ask_mail(letters_ola, address), SERVER_OK);
    assert_int_equal(notify_mail_end_by(&people.server, key_of("end?key=")), SERVER_OK);
    people_commit();
    wait_ms(SERVER_MAIL_ASKED_MS);
    assert_int_equal(ask_mail(letters_ala, address), SERVER_OK);
    letters_expect(3);
}

/* It is left alone for a year, and what was under way to it does not come. */
static void test_an_address_that_refuses(void **unused)
{
    (void)unused;
    set_relay();
    letters_result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "x" };
    assert_int_equal(ask_mail(letters_ala, address), SERVER_OK);
    assert_int_equal(notify_mail_end_by(&people.server, key_of("end?key=")), SERVER_OK);
    people_commit();
    letters_expect(1);
    wait_ms(HOUR_MS);
    notify_turn(&people.server);
    letters_work();
    letters_expect(0);
    wait_ms(SERVER_MAIL_ENDED_MS - HOUR_MS - 1);
    assert_int_equal(ask_mail(letters_ola, address), SERVER_ASKED_LATELY);
    wait_ms(1);
    assert_int_equal(ask_mail(letters_ola, address), SERVER_OK);
}

/* Where the address cannot be read, the mail comes later. */
static void test_an_address_that_cannot_be_read(void **unused)
{
    (void)unused;
    set_relay();
    assert_int_equal(ask_mail(letters_ola, "ola@mail.example"), SERVER_OK);
    agree();
    letters_decide(0);
    letters_unreadable = STORE_MAIL_OF;
    letters_pass(MINUTE_MS);
    letters_expect(0);
    letters_unreadable = STORE_QUERY_COUNT;
    letters_pass(SERVER_PUSH_LOOK_MS);
    assert_string_equal(letters_sent[0].mail.to, "ola@mail.example");
    letters_expect(1);
}

/* Where the site's key cannot be read, the letter is tried again. */
static void test_a_key_that_cannot_be_read(void **unused)
{
    int64_t now_ms = people.server.now_ms;

    (void)unused;
    letters_pools = 0;
    people_restart();
    people.server.now_ms = people.server.wall_ms = now_ms;
    letters_unreadable = STORE_PUSH_KEY;
    letters_pass(MINUTE_MS);
    letters_expect(0);
    letters_unreadable = STORE_QUERY_COUNT;
    letters_pass(SERVER_PUSH_RETRY_MS);
    letters_expect(1);
}

/* Where there is room for the browsers alone, all of it waits. */
static void test_room_for_mail(void **unused)
{
    struct notify_order order = { .user = letters_ala, .subscription = 1 };

    (void)unused;
    set_relay();
    assert_int_equal(ask_mail(letters_ala, address), SERVER_OK);
    agree();
    for (int i = 0; i < SERVER_PUSH_LANE_MAX - SERVER_PUSH_MAX; i++) {
        notify_send(&people.server, &order);
    }
    people.server.now_ms += MINUTE_MS;
    notify_check(&people.server, people_table_of(TABLE));
    assert_int_equal(people_table_of(TABLE)->seat[0].told, NOTIFY_STAGE_NONE);
    notify_settle(&people.server, false);
    letters_pass(SERVER_PUSH_LOOK_MS);
    letters_expect(2);
}

#define TEST(name_) cmocka_unit_test_setup_teardown(name_, letters_begin, letters_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_an_address_rests),
        TEST(test_no_links_of_others),
        TEST(test_an_address_that_agrees),
        TEST(test_an_address_that_refuses),
        TEST(test_an_address_that_cannot_be_read),
        TEST(test_a_key_that_cannot_be_read),
        TEST(test_room_for_mail),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
