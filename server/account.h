/* Guests, accounts, sessions. Tokens and passwords are never kept: only their hashes are. */
#ifndef SERVER_ACCOUNT_H
#define SERVER_ACCOUNT_H

#include "core/json.h"
#include "server/conn.h"
#include "server/error.h"

enum { SERVER_TOKEN_SIZE = 44 }; /* 256 bits as text, and the zero */

/* The person of a token, with a reference. Otherwise NULL, and NO_SESSION when it opens nothing.
 * Writes the token's hash. */
enum server_error server_session_user(struct server *server, const char *token,
                                      unsigned char ret_hash[SERVER_HASH_BYTES],
                                      struct server_user **ret_user);
/* A new session of that person in place of an old one (NULL: none); writes the token. */
void server_session_new(struct server *server, int64_t user_id, const unsigned char *old_hash,
                        char ret_token[SERVER_TOKEN_SIZE]);
/* Ends a session and its connections. */
void server_session_end(struct server *server, const unsigned char hash[SERVER_HASH_BYTES]);

struct server_address;

/* Whether one more guest may come from there. */
enum server_error server_guest_check(struct server *server, struct server_address *address);
/* Counts the guests in the store anew. */
void server_guests_count(struct server *server);
/* A new guest; writes its id. */
enum server_error server_guest_new(struct server *server, const char *nick, int64_t *ret_id);

/* A password on its way through the worker. */
struct server_login {
    char nick[SERVER_NICK_SIZE];
    char folded[SERVER_NICK_SIZE];
    char password[SERVER_PASSWORD_MAX + 1];
    int64_t user_id;  /* register: the guest who becomes an account, or 0; then who it is */
    bool is_register; /* else a log-in */
    char hash[128];   /* in: of the account; out: of a new password */
    bool is_right;    /* out: the password fits, or was hashed */
};

struct server_http;

/* Checks nick and password and starts hashing; server_http_logged_in is called when that is done.
 * The login is copied. */
enum server_error server_login_start(struct server *server, struct server_http *http,
                                     struct server_login *login);
/* Nobody waits for the job any more. */
struct server_job;
void server_login_forget(struct server_job *job);
/* After the worker: makes the account, or tells who has logged in. */
enum server_error server_login_finish(struct server *server, struct server_login *login);
/* Starts the worker; false when there is no memory. */
bool server_accounts_start(struct server *server);

/* {"id","nick","is_guest"}, or null. */
void server_write_user(struct pl_json *json, const struct server_user *user);

#endif
