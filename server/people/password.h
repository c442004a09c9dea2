/* Whether a new password is one of those that are tried first. */
#ifndef SERVER_PEOPLE_PASSWORD_H
#define SERVER_PEOPLE_PASSWORD_H

#include "server/protocol/error.h"

/* Of a password in its form (password_hash.h): bad-password for a wrong length; weak-password for
 * the nick, for common words, and for characters that only repeat or follow each other; else
 * SERVER_OK. */
enum server_error server_password_check(const char *password, const char *nick);

#endif
