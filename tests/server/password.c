/* Which passwords are too easy to guess. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "server/limits.h"
#include "server/password.h"

struct row {
    const char *password;
    enum server_error error;
};

static const struct row rows[] = {
    /* The length counts in bytes. */
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

static void test_longest(void **state)
{
    char password[SERVER_PASSWORD_MAX + 2];

    (void)state;
    for (size_t i = 0; i < sizeof password; i++) {
        password[i] = (char)('!' + i * 7 % 90);
    }
    password[SERVER_PASSWORD_MAX + 1] = '\0';
    assert_int_equal(server_password_check(password, "Ala"), SERVER_BAD_PASSWORD);
    password[SERVER_PASSWORD_MAX] = '\0';
    assert_int_equal(server_password_check(password, "Ala"), SERVER_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_longest),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
