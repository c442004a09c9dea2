/* One form for passwords, and their hashes. */
#include "server/people/password_hash.h"

#include <sodium.h>
#include <string.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

_Static_assert(SERVER_PASSWORD_HASH_SIZE >= crypto_pwhash_STRBYTES, "room for a hash");

void server_password_form(const char *typed, char ret_form[SERVER_PASSWORD_SIZE])
{
    UChar wide[SERVER_PASSWORD_SIZE];
    UChar usual[SERVER_PASSWORD_SIZE];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    int32_t size = 0;

    /* A failure stays: what follows it does nothing. */
    u_strFromUTF8(wide, SERVER_PASSWORD_SIZE, &length, typed, -1, &status);
    length = unorm2_normalize(unorm2_getNFKCInstance(&status), wide, length, usual,
                              SERVER_PASSWORD_SIZE, &status);
    u_strToUTF8(ret_form, SERVER_PASSWORD_SIZE, &size, usual, length, &status);
    if (U_FAILURE(status) || size == SERVER_PASSWORD_SIZE) {
        ret_form[0] = '\0';
    }
    sodium_memzero(wide, sizeof wide);
    sodium_memzero(usual, sizeof usual);
}

bool server_password_hash(const char *form, char ret_hash[SERVER_PASSWORD_HASH_SIZE])
{
    return crypto_pwhash_str_alg(ret_hash, form, strlen(form), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                 crypto_pwhash_MEMLIMIT_INTERACTIVE,
                                 crypto_pwhash_ALG_ARGON2ID13) == 0;
}

static bool verify(const char *password, const char *hash)
{
    return crypto_pwhash_str_verify(hash, password, strlen(password)) == 0;
}

bool server_password_fits(const char *typed, const char *hash)
{
    char form[SERVER_PASSWORD_SIZE];

    server_password_form(typed, form);
    bool is_usual = strcmp(typed, form) == 0;
    bool is_right = (*form && verify(form, hash)) || (!is_usual && verify(typed, hash));
    sodium_memzero(form, sizeof form);
    return is_right;
}
