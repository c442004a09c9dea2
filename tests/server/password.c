/* Which passwords are too easy to guess, and which are the same. */
#include <setjmp.h>
#include <sodium.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "server/people/password.h"
#include "server/people/password_hash.h"

struct row {
    const char *password;
    enum server_error error;
};

static const struct row rows[] = {
    /* The length counts in characters. */
    { "żółć", SERVER_BAD_PASSWORD },
    { "żółćęąś", SERVER_BAD_PASSWORD },
    { "", SERVER_BAD_PASSWORD },
    { "kgjw7tq", SERVER_BAD_PASSWORD },
    { "kgjw7tqx", SERVER_OK },
    { "żółćęąśń", SERVER_OK },
    /* Common words with what people put around them. */
    { "password", SERVER_WEAK_PASSWORD },
    { "Password123!", SERVER_WEAK_PASSWORD },
    { "P@$$w0rd", SERVER_WEAK_PASSWORD },
    { "1password1", SERVER_WEAK_PASSWORD },
    { "hasło1234", SERVER_WEAK_PASSWORD },
    { "HASŁOHASŁO", SERVER_WEAK_PASSWORD },
    { "h4slo1234", SERVER_WEAK_PASSWORD },
    { "mojehaslo", SERVER_WEAK_PASSWORD },
    { "Polska2024", SERVER_WEAK_PASSWORD },
    { "plansza!!!", SERVER_WEAK_PASSWORD },
    { "iloveyou", SERVER_WEAK_PASSWORD },
    { "zaq12wsx", SERVER_WEAK_PASSWORD },
    /* Repeated, and one after the other. */
    { "aaaaaaaa", SERVER_WEAK_PASSWORD },
    { "żżżżżżżż", SERVER_WEAK_PASSWORD },
    { "abababab", SERVER_WEAK_PASSWORD },
    { "abcabcabc", SERVER_WEAK_PASSWORD },
    { "12345678", SERVER_WEAK_PASSWORD },
    { "87654321", SERVER_WEAK_PASSWORD },
    { "abcdefgh", SERVER_WEAK_PASSWORD },
    { "abcd1234", SERVER_WEAK_PASSWORD },
    { "qwer1234", SERVER_WEAK_PASSWORD },
    { "qwertyuiop", SERVER_WEAK_PASSWORD },
    { "1qaz2wsx", SERVER_WEAK_PASSWORD },
    { "asdfghjkl", SERVER_WEAK_PASSWORD },
    { "111222333", SERVER_WEAK_PASSWORD },
    { "19840312", SERVER_WEAK_PASSWORD },
    { "12.03.1984", SERVER_WEAK_PASSWORD },
    /* The nick. */
    { "Krzysia Nowak", SERVER_WEAK_PASSWORD },
    { "krzysia nowak1", SERVER_WEAK_PASSWORD },
    { "!KRZYSIA NOWAK!", SERVER_WEAK_PASSWORD },
    /* Good ones, and those that only contain a bad one. */
    { "Krzysia Nowak lubi koty", SERVER_OK },
    { "password is not enough", SERVER_OK },
    { "correct horse battery", SERVER_OK },
    { "w Szczebrzeszynie", SERVER_OK },
    { "long enough", SERVER_OK },
    { "the right one", SERVER_OK },
    { "t0k-9mEw", SERVER_OK },
    { "849203718265", SERVER_OK },
    { "abcd, potem e", SERVER_OK },
};

static void test_rows(void **state)
{
    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        enum server_error error = server_password_check(rows[i].password, "Krzysia Nowak");
        if (error != rows[i].error) {
            fail_msg("\"%s\" is %s, not %s", rows[i].password, server_error_code(error),
                     server_error_code(rows[i].error));
        }
    }
}

/* As many characters as there may be, of one byte and of four. */
static void test_longest(void **state)
{
    char password[SERVER_PASSWORD_SIZE + 4] = "";

    (void)state;
    for (size_t i = 0; i <= SERVER_PASSWORD_MAX; i++) {
        password[i] = (char)('!' + i * 7 % 90);
    }
    assert_int_equal(server_password_check(password, "Ala"), SERVER_BAD_PASSWORD);
    password[SERVER_PASSWORD_MAX] = '\0';
    assert_int_equal(server_password_check(password, "Ala"), SERVER_OK);
    for (size_t i = 0; i < SERVER_PASSWORD_MAX; i++) {
        char character[] = "\xf0\x9f\x98\x80";
        character[3] = (char)(0x80 + i * 7 % 60);
        memcpy(password + 4 * i, character, sizeof character);
    }
    assert_int_equal(server_password_check(password, "Ala"), SERVER_OK);
    server_password_form(password, password);
    assert_int_equal(strlen(password), 4 * SERVER_PASSWORD_MAX);
}

/* What two keyboards may send for one password; and what grows too long. */
static void test_forms(void **state)
{
    static const char *const forms[][2] = {
        { "za\u017c\u00f3\u0142\u0107 7", "za\u017c\u00f3\u0142\u0107 7" },
        { "zaz\u0307o\u0301\u0142c\u0301 7", "za\u017c\u00f3\u0142\u0107 7" },
        { "with\u00a0a\u2009space", "with a space" },
        { "\uff46\uff55\uff4c\uff4c", "full" },
        { "", "" },
    };
    char form[SERVER_PASSWORD_SIZE];

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(forms); i++) {
        server_password_form(forms[i][0], form);
        assert_string_equal(form, forms[i][1]);
    }
    char many[SERVER_PASSWORD_SIZE] = "";
    for (size_t i = 0; i < SERVER_PASSWORD_MAX; i++) {
        strcat(many, "\ufdfa");
    }
    server_password_form(many, form);
    assert_string_equal(form, "");
    assert_int_equal(server_password_check(form, "Ala"), SERVER_BAD_PASSWORD);
}

/* A hash fits every way to type it; one from before there was a form, the way it was typed. */
static void test_hashes(void **state)
{
    static const char composed[] = "za\u017c\u00f3\u0142\u0107";
    static const char apart[] = "zaz\u0307o\u0301\u0142c\u0301";
    char hash[SERVER_PASSWORD_HASH_SIZE];

    (void)state;
    assert_true(server_password_hash(composed, hash));
    assert_true(server_password_fits(composed, hash));
    assert_true(server_password_fits(apart, hash));
    assert_false(server_password_fits("zazolc", hash));
    assert_false(server_password_fits("", hash));
    assert_true(server_password_hash(apart, hash));
    assert_true(server_password_fits(apart, hash));
    assert_false(server_password_fits(composed, hash));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_longest),
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_hashes),
    };

    if (sodium_init() < 0) {
        return 1;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
