/* Guests, accounts, sessions. */
#include "server/account.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/address.h"
#include "server/core.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/conduct.h"
#include "server/pool.h"
#include "server/store_row.h"

void server_write_user(struct pl_json *json, const struct server_user *user)
{
    if (!user) {
        pl_json_null(json);
        return;
    }
    pl_json_open(json, '{');
    pl_json_member_int(json, "id", server_user_id(user));
    pl_json_member_string(json, "nick", user->nick);
    pl_json_member_bool(json, "is_guest", user->is_guest);
    pl_json_close(json, '}');
}

/* Sessions. */

static void hash_token(const char *token, unsigned char ret_hash[SERVER_HASH_BYTES])
{
    crypto_generichash(ret_hash, SERVER_HASH_BYTES, (const unsigned char *)token, strlen(token),
                       NULL, 0);
}

enum server_error server_session_user(struct server *server, const char *token,
                                      unsigned char ret_hash[SERVER_HASH_BYTES],
                                      struct server_user **ret_user)
{
    struct store_row row = { .store = server->store, .query = STORE_SESSION_FIND };
    int64_t user_id = 0;
    int64_t expires = 0;

    *ret_user = NULL;
    if (strlen(token) != SERVER_TOKEN_SIZE - 1) {
        return SERVER_NO_SESSION;
    }
    hash_token(token, ret_hash);
    store_read(server->store, STORE_SESSION_FIND,
               STORE_ARGS(STORE_BYTES(ret_hash, SERVER_HASH_BYTES), STORE_INT(server->now_ms)));
    if (store_next(server->store, STORE_SESSION_FIND)) {
        user_id = store_row_id(&row, 0, "user");
        expires = store_row_ms(&row, 1, "expires");
    }
    if (!store_end(server->store, STORE_SESSION_FIND)) {
        return SERVER_STORAGE;
    }
    if (!user_id || row.wrong) {
        return row.wrong ? SERVER_DAMAGED : SERVER_NO_SESSION;
    }
    enum server_error error = server_user_get(server, user_id, ret_user);
    if (error) {
        return error == SERVER_NOT_FOUND ? SERVER_NO_SESSION : error;
    }
    /* Whoever comes back in the second half of the time gets the whole time again. */
    if (expires < server->now_ms + SERVER_SESSION_MS / 2) {
        store_write(server->store, STORE_SESSION_RENEW,
                    STORE_ARGS(STORE_BYTES(ret_hash, SERVER_HASH_BYTES),
                               STORE_INT(server->now_ms + SERVER_SESSION_MS)));
    }
    return SERVER_OK;
}

/* The connections of the old session go on in the new one if they are of the same person. */
static void replace_session(struct server *server, int64_t user_id, const unsigned char *old_hash,
                            const unsigned char *hash)
{
    store_write(server->store, STORE_SESSION_END,
                STORE_ARGS(STORE_BYTES(old_hash, SERVER_HASH_BYTES)));
    for (struct server_conn *conn = server->conns; conn; conn = conn->next) {
        bool is_old = memcmp(conn->session, old_hash, SERVER_HASH_BYTES) == 0;
        if (is_old && server_user_id(conn->user) == user_id) {
            memcpy(conn->session, hash, SERVER_HASH_BYTES);
        } else if (is_old) {
            server_conn_bye(server, conn, "logout");
        }
    }
}

void server_session_new(struct server *server, int64_t user_id, const unsigned char *old_hash,
                        char ret_token[SERVER_TOKEN_SIZE])
{
    unsigned char hash[SERVER_HASH_BYTES];

    server_random_text(ret_token, SERVER_TOKEN_SIZE);
    hash_token(ret_token, hash);
    store_write(server->store, STORE_SESSION_ADD,
                STORE_ARGS(STORE_BYTES(hash, sizeof hash), STORE_INT(user_id),
                           STORE_INT(server->wall_ms),
                           STORE_INT(server->now_ms + SERVER_SESSION_MS)));
    if (old_hash) {
        replace_session(server, user_id, old_hash, hash);
    }
}

void server_session_end(struct server *server, const unsigned char hash[SERVER_HASH_BYTES])
{
    store_write(server->store, STORE_SESSION_END, STORE_ARGS(STORE_BYTES(hash, SERVER_HASH_BYTES)));
    for (struct server_conn *conn = server->conns; conn; conn = conn->next) {
        if (memcmp(conn->session, hash, SERVER_HASH_BYTES) == 0) {
            server_conn_bye(server, conn, "logout");
        }
    }
}

/* Guests. */

/* Finds the account of a nick: NOT_FOUND when there is none. */
static enum server_error find_account(struct server *server, const char *folded,
                                      struct server_login *ret_login)
{
    struct store_row row = { .store = server->store, .query = STORE_ACCOUNT_BY_NICK };
    enum server_error error = SERVER_NOT_FOUND;

    store_read(server->store, STORE_ACCOUNT_BY_NICK, STORE_ARGS(STORE_TEXT(folded)));
    if (store_next(server->store, STORE_ACCOUNT_BY_NICK)) {
        ret_login->user_id = store_row_id(&row, 0, "id");
        snprintf(ret_login->hash, sizeof ret_login->hash, "%s",
                 store_row_text(&row, 2, "password", sizeof ret_login->hash - 1));
        error = row.wrong ? SERVER_DAMAGED : SERVER_OK;
    }
    return store_end(server->store, STORE_ACCOUNT_BY_NICK) ? error : SERVER_STORAGE;
}

/* Whether a nick can still be taken. */
static enum server_error check_free(struct server *server, const char *folded)
{
    struct server_login login;
    enum server_error error = find_account(server, folded, &login);

    return error == SERVER_NOT_FOUND ? SERVER_OK
           : error == SERVER_STORAGE ? SERVER_STORAGE
                                     : SERVER_NICK_TAKEN;
}

void server_guests_count(struct server *server)
{
    int64_t count = server->guest_count;

    store_read(server->store, STORE_GUEST_COUNT, NULL, 0);
    if (store_next(server->store, STORE_GUEST_COUNT)) {
        count = store_int(server->store, STORE_GUEST_COUNT, 0);
    }
    if (store_end(server->store, STORE_GUEST_COUNT)) {
        server->guest_count = (uint32_t)count;
    }
}

enum server_error server_guest_check(struct server *server, struct server_address *address)
{
    bool is_bound = server->options.per_address_max > 0;

    if (server->now_ms < address->banned_until_ms) {
        return SERVER_BANNED;
    }
    if (server->guest_count >= SERVER_GUESTS_IN_ALL_MAX) {
        return SERVER_FULL;
    }
    if (!server_window_add(&address->guests, server->now_ms, SERVER_GUEST_WINDOW_MS,
                           SERVER_GUESTS_MAX)) {
        return SERVER_TOO_FAST;
    }
    if (!server_window_add(&address->guests_of_day, server->now_ms, SERVER_GUEST_DAY_MS,
                           SERVER_GUESTS_OF_DAY_MAX) &&
        is_bound) {
        return SERVER_GUESTS_HERE;
    }
    return SERVER_OK;
}

enum server_error server_guest_new(struct server *server, const char *nick, int64_t *ret_id)
{
    char own[SERVER_NICK_SIZE];
    char folded[SERVER_NICK_SIZE];

    if (!server_nick_read(nick, own, folded)) {
        return SERVER_BAD_NICK;
    }
    enum server_error error = check_free(server, folded);
    if (error) {
        return error;
    }
    store_write(
        server->store, STORE_USER_ADD,
        STORE_ARGS(STORE_TEXT(own), STORE_TEXT(folded), STORE_NULL, STORE_INT(server->wall_ms)));
    *ret_id = store_last_id(server->store);
    server->guest_count++;
    return SERVER_OK;
}

/* Passwords, on the worker thread. */

struct job {
    struct server_job job;
    struct server_http *http; /* NULL: gone */
    struct server_login login;
};

/* What a log-in without an account is compared with, so that it takes as long. */
static char nobody_hash[crypto_pwhash_STRBYTES];

static void run(struct server_job *base, void **own)
{
    struct server_login *login = &((struct job *)base)->login;
    size_t length = strlen(login->password);

    (void)own;
    if (login->is_register) {
        login->is_right = crypto_pwhash_str_alg(login->hash, login->password, length,
                                                crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                                crypto_pwhash_MEMLIMIT_INTERACTIVE,
                                                crypto_pwhash_ALG_ARGON2ID13) == 0;
    } else {
        bool is_known = login->hash[0];
        bool is_right = crypto_pwhash_str_verify(is_known ? login->hash : nobody_hash,
                                                 login->password, length) == 0;
        login->is_right = is_known && is_right;
    }
    sodium_memzero(login->password, sizeof login->password);
}

static void done(struct server_job *base, void *owner)
{
    struct job *job = (struct job *)base;
    struct server *server = owner;

    server->password_count--;
    if (job->http) {
        server_http_logged_in(server, job->http, &job->login);
    }
    sodium_memzero(&job->login, sizeof job->login);
    free(job);
}

void server_login_forget(struct server_job *job)
{
    ((struct job *)job)->http = NULL;
}

bool server_accounts_start(struct server *server)
{
    static const char nothing[] = "no password has this hash";

    server->hashers = server_pool_new(&(struct server_pool_options){
        .threads = 1,
        .owner = server,
        .wake = server->wake,
    });
    return server->hashers && crypto_pwhash_str_alg(nobody_hash, nothing, sizeof nothing,
                                                    crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                                    crypto_pwhash_MEMLIMIT_INTERACTIVE,
                                                    crypto_pwhash_ALG_ARGON2ID13) == 0;
}

/* Log-ins, on the loop's thread. */

enum server_error server_login_start(struct server *server, struct server_http *http,
                                     struct server_login *login)
{
    char nick[SERVER_NICK_SIZE];
    size_t length = strlen(login->password);
    bool is_nick = server_nick_read(login->nick, nick, login->folded);

    if (server->password_count >= SERVER_PASSWORD_JOBS_MAX) {
        return SERVER_TOO_FAST;
    }
    if (!is_nick) {
        return login->is_register ? SERVER_BAD_NICK : SERVER_BAD_LOGIN;
    }
    memcpy(login->nick, nick, sizeof nick);
    if (login->is_register && length < SERVER_PASSWORD_MIN) {
        return SERVER_BAD_PASSWORD;
    }
    enum server_error error = login->is_register ? check_free(server, login->folded)
                                                 : find_account(server, login->folded, login);
    /* Whoever has no account is told so after the same time as whoever has one. */
    if (error && !(error == SERVER_NOT_FOUND && !login->is_register)) {
        return error;
    }
    struct job *job = calloc(1, sizeof *job);
    PL_ASSERT(job);
    job->job.run = run;
    job->job.done = done;
    job->http = http;
    job->login = *login;
    server_http_wait(http, &job->job);
    server->password_count++;
    server_pool_add(server->hashers, &job->job, NULL);
    return SERVER_LATER;
}

/* The nick may have been taken while the password was hashed. */
static enum server_error make_account(struct server *server, struct server_login *login)
{
    enum server_error error = check_free(server, login->folded);

    if (error) {
        return error;
    }
    if (login->user_id) {
        store_write(server->store, STORE_USER_UPDATE,
                    STORE_ARGS(STORE_INT(login->user_id), STORE_TEXT(login->nick),
                               STORE_TEXT(login->folded), STORE_TEXT(login->hash)));
        return SERVER_OK;
    }
    store_write(server->store, STORE_USER_ADD,
                STORE_ARGS(STORE_TEXT(login->nick), STORE_TEXT(login->folded),
                           STORE_TEXT(login->hash), STORE_INT(server->wall_ms)));
    login->user_id = store_last_id(server->store);
    return SERVER_OK;
}

enum server_error server_login_finish(struct server *server, struct server_login *login)
{
    char word[SERVER_LOG_WORD_MAX];
    enum server_error error = SERVER_OK;

    if (login->is_register) {
        error = login->is_right ? make_account(server, login) : SERVER_STORAGE;
    } else if (!login->is_right) {
        error = SERVER_BAD_LOGIN;
    } else {
        error = server_check_banned(server, login->user_id);
    }
    server_log(login->is_register ? "register" : "login", "nick=%s result=%s",
               server_log_word(login->nick, word), server_error_code(error));
    return error;
}
