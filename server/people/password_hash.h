/* Passwords as they are kept: only by their hashes, of one form for all keyboards. */
#ifndef SERVER_PEOPLE_PASSWORD_HASH_H
#define SERVER_PEOPLE_PASSWORD_HASH_H

#include "core/base.h"
#include "server/gate/limits.h"

enum {
    SERVER_PASSWORD_SIZE = SERVER_PASSWORD_MAX * 4 + 1, /* UTF-8, and the zero */
    SERVER_PASSWORD_HASH_SIZE = 128
};

/* The form in which a password is hashed: NFKC, since one letter can be typed, and a space be sent,
 * in several ways. "" when it is longer than any password. The two may be the same. */
void server_password_form(const char *typed, char ret_form[SERVER_PASSWORD_SIZE]);

/* A slow hash of it; false when there is no memory. */
bool server_password_hash(const char *form, char ret_hash[SERVER_PASSWORD_HASH_SIZE]);
/* Whether what was typed has this hash: its form, or else the very bytes, which were hashed before
 * there was a form. How long it takes does not depend on whether it fits another hash. */
bool server_password_fits(const char *typed, const char *hash);

#endif
