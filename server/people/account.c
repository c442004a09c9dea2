/* Guests, accounts, and the worker that hashes passwords. */
#include "server/people/account.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/http/http.h"
#include "server/log.h"
#include "server/people/conduct.h"
#include "server/people/guard.h"
#include "server/people/password.h"
#include "server/pool.h"
#include "server/store/row.h"

void server_write_person(struct pl_json *json, const struct server_person *person)
{
    pl_json_open(json, '{');
    pl_json_member_int(json, "id", person->id);
    pl_json_member_string(json, "nick", person->nick);
    pl_json_member_bool(json, "is_guest", person->is_guest);
    pl_json_close(json, '}');
}

void server_write_user(struct pl_json *json, const struct server_user *user)
{
    if (!user) {
        pl_json_null(json);
        return;
    }
    server_write_person(json, &(struct server_person){ server_user_id(user),
                                                       server_user_nick(user, PL_LANG_EN),
                                                       user->is_guest });
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
    if (server->now_ms < address->banned_until_ms) {
        return SERVER_BANNED;
    }
    if (server->guest_count >= SERVER_GUESTS_IN_ALL_MAX) {
        return SERVER_FULL;
    }
    if (!server_address_visit(server, address, SERVER_VISIT_GUEST)) {
        return SERVER_TOO_FAST;
    }
    bool may = server_address_visit(server, address, SERVER_VISIT_GUEST_OF_DAY);
    return may ? SERVER_OK : SERVER_GUESTS_HERE;
}

enum server_error server_guest_new(struct server *server, const struct server_nick *nick,
                                   int64_t *ret_id)
{
    enum server_error error = server_nick_check(server, nick, 0);

    if (!error) {
        *ret_id = server_person_add(server, nick, NULL);
        server->guest_count++;
    }
    return error;
}

/* Recovery codes: 120 bits, in digits that cannot be taken for one another. */

static const char code_digits[] = "0123456789abcdefghjkmnpqrstvwxyz";

static void make_code(char ret_code[SERVER_RECOVERY_SIZE])
{
    unsigned char bytes[SERVER_RECOVERY_SIZE];

    randombytes_buf(bytes, sizeof bytes);
    for (int i = 0; i < SERVER_RECOVERY_SIZE - 1; i++) {
        ret_code[i] = i % 5 == 4 ? '-' : code_digits[bytes[i] & 31];
    }
    ret_code[SERVER_RECOVERY_SIZE - 1] = '\0';
    sodium_memzero(bytes, sizeof bytes);
}

void server_recovery_hash(const char *code, unsigned char ret_hash[SERVER_HASH_BYTES])
{
    char plain[SERVER_RECOVERY_SIZE] = "";
    size_t length = 0;

    for (; *code && length + 1 < sizeof plain; code++) {
        char c = (char)tolower((unsigned char)*code);
        c = c == 'o' ? '0' : c == 'i' || c == 'l' ? '1' : c;
        if (strchr(code_digits, c)) {
            plain[length++] = c;
        }
    }
    plain[length] = '\0';
    server_hash_token(plain, ret_hash);
    sodium_memzero(plain, sizeof plain);
}

static void put_code(struct server *server, struct server_login *login)
{
    unsigned char hash[SERVER_HASH_BYTES];

    make_code(login->recovery);
    server_recovery_hash(login->recovery, hash);
    store_write(server->store, STORE_ACCOUNT_CODE,
                STORE_ARGS(STORE_INT(login->user_id), STORE_BYTES(hash, sizeof hash)));
}

/* Passwords, on the worker thread. */

struct job {
    struct server_job job;
    struct server_http *http; /* NULL: gone */
    struct server_login login;
};

/* What a log-in without an account is compared with, so that it takes as long; made once. */
static char nobody_hash[SERVER_PASSWORD_HASH_SIZE];

static bool needs_password(enum server_login_kind kind)
{
    return kind != SERVER_REGISTER && kind != SERVER_RECOVER;
}

static bool has_fresh(enum server_login_kind kind)
{
    return kind == SERVER_REGISTER || kind == SERVER_RECOVER || kind == SERVER_CHANGE;
}

static void run(struct server_job *base, void **own)
{
    struct server_login *login = &((struct job *)base)->login;
    bool is_right = true;

    (void)own;
    if (needs_password(login->kind)) {
        bool is_known = login->hash[0];
        is_right = server_password_fits(login->password, is_known ? login->hash : nobody_hash);
        is_right = is_known && is_right;
    }
    if (is_right && has_fresh(login->kind)) {
        is_right = server_password_hash(login->fresh, login->fresh_hash);
    }
    login->is_right = is_right;
    sodium_memzero(login->password, sizeof login->password);
    sodium_memzero(login->fresh, sizeof login->fresh);
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
    server_people_start(server);
    server->guard = server_guard_new();
    server->hashers = server_pool_new(&(struct server_pool_options){
        .threads = 1,
        .owner = server,
        .wake = server->wake,
    });
    return server->guard && server->hashers &&
           (nobody_hash[0] || server_password_hash("no password has this hash", nobody_hash));
}

void server_accounts_stop(struct server *server)
{
    server_pool_free(server->hashers);
    server_guard_free(server->guard);
    server->hashers = NULL;
    server->guard = NULL;
}

/* Before the worker. */

/* What an account is opened by, as the store has it now. */
struct secrets {
    char hash[SERVER_PASSWORD_HASH_SIZE]; /* "": there is no such account */
    bool has_code;
    unsigned char code[SERVER_HASH_BYTES];
};

static enum server_error read_secrets(struct server *server, int64_t user_id,
                                      struct secrets *ret_secrets)
{
    struct store_row row = { .store = server->store, .query = STORE_ACCOUNT_SECRETS };
    uint32_t size = 0;

    *ret_secrets = (struct secrets){ .hash = "" };
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    if (store_next(row.store, row.query)) {
        snprintf(ret_secrets->hash, sizeof ret_secrets->hash, "%s",
                 store_row_text(&row, 0, "password", sizeof ret_secrets->hash - 1));
        const void *code = store_bytes(row.store, row.query, 1, &size);
        ret_secrets->has_code = code && size == sizeof ret_secrets->code;
        if (ret_secrets->has_code) {
            memcpy(ret_secrets->code, code, size);
        }
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    return row.wrong ? SERVER_DAMAGED : SERVER_OK;
}

static enum server_error prepare_register(struct server *server, struct server_login *login)
{
    enum server_error error = server_nick_read(login->typed, &login->nick);

    error = error ? error : server_password_check(login->fresh, login->nick.shown);
    return error ? error : server_nick_check(server, &login->nick, login->user_id);
}

enum server_error server_login_prepare(struct server *server, struct server_login *login)
{
    struct secrets secrets;
    enum server_error error = SERVER_OK;

    server_password_form(login->fresh, login->fresh);
    if (login->kind == SERVER_REGISTER) {
        return prepare_register(server, login);
    }
    if (login->kind == SERVER_LOGIN || login->kind == SERVER_RECOVER) {
        error = server_account_find(server, login->typed, &login->user_id);
    }
    error = error ? error : read_secrets(server, login->user_id, &secrets);
    if (error) {
        return error;
    }
    memcpy(login->hash, secrets.hash, sizeof login->hash);
    sodium_memzero(&secrets, sizeof secrets);
    if (login->kind == SERVER_RENAME) {
        return server_nick_check(server, &login->nick, login->user_id);
    }
    return has_fresh(login->kind) ? server_password_check(login->fresh, login->typed) : SERVER_OK;
}

enum server_error server_login_start(struct server *server, struct server_http *http,
                                     const struct server_login *login)
{
    if (server->password_count >= SERVER_PASSWORD_JOBS_MAX) {
        return SERVER_TOO_FAST;
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

/* After the worker: what was true before may no longer be. */

static enum server_error check_guest(struct server *server, int64_t id)
{
    struct store_row row = { .store = server->store, .query = STORE_USER_BY_ID };
    bool is_guest = false;

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(id)));
    if (store_next(row.store, row.query)) {
        is_guest =
            store_row_bool(&row, 2, "password") &&
            store_row_int(&row, 3, "gone", SERVER_GONE_NOT, SERVER_GONE_CLEARED) == SERVER_GONE_NOT;
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    return is_guest && !row.wrong ? SERVER_OK : SERVER_NOT_GUEST;
}

static enum server_error make_account(struct server *server, struct server_login *login)
{
    const struct server_nick *nick = &login->nick;
    enum server_error error = server_nick_check(server, nick, login->user_id);

    if (!error && login->user_id) {
        error = check_guest(server, login->user_id);
        error = error ? error : server_check_banned(server, login->user_id);
    }
    if (error) {
        return error;
    }
    if (login->user_id) {
        store_write(server->store, STORE_USER_UPDATE,
                    STORE_ARGS(STORE_INT(login->user_id), STORE_TEXT(nick->shown),
                               STORE_TEXT(nick->folded), STORE_TEXT(nick->skeleton),
                               STORE_INT(server_nick_rules()), STORE_TEXT(login->fresh_hash)));
    } else {
        login->user_id = server_person_add(server, nick, login->fresh_hash);
    }
    put_code(server, login);
    return SERVER_OK;
}

static void put_password(struct server *server, const struct server_login *login)
{
    store_write(server->store, STORE_ACCOUNT_PASSWORD,
                STORE_ARGS(STORE_INT(login->user_id), STORE_TEXT(login->fresh_hash)));
    /* A browser that knew the old password is not trusted more than others. */
    server_devices_end(server, login->user_id);
}

/* The old nick rests, so that no one else is taken for its owner. The one asked for may have been
 * taken while the password was hashed. */
static enum server_error put_nick(struct server *server, const struct server_login *login)
{
    struct server_user *user = NULL;
    enum server_error error = server_nick_check(server, &login->nick, login->user_id);

    error = error ? error : server_user_get(server, login->user_id, &user);
    if (error) {
        return error;
    }
    server_nick_rest(server, user->nick, login->user_id);
    server_user_drop(server, user);
    server_person_rename(server, login->user_id, &login->nick);
    return SERVER_OK;
}

/* The password or code that was found right is still the one of the account. */
static bool is_still_right(const struct server_login *login, const struct secrets *secrets)
{
    if (!login->is_right || !secrets->hash[0]) {
        return false;
    }
    if (login->kind == SERVER_RECOVER) {
        return sodium_memcmp(secrets->code, login->code, sizeof login->code) == 0 &&
               secrets->has_code;
    }
    return strcmp(secrets->hash, login->hash) == 0;
}

static enum server_error use_account(struct server *server, struct server_login *login)
{
    struct secrets secrets;
    enum server_error error = read_secrets(server, login->user_id, &secrets);
    bool is_right = is_still_right(login, &secrets);

    sodium_memzero(&secrets, sizeof secrets);
    if (error) {
        return error;
    }
    if (!is_right) {
        return login->kind == SERVER_LOGIN     ? SERVER_BAD_LOGIN
               : login->kind == SERVER_RECOVER ? SERVER_BAD_CODE
                                               : SERVER_WRONG_PASSWORD;
    }
    error = server_check_banned(server, login->user_id);
    if (error) {
        return error;
    }
    if (login->kind == SERVER_RENAME) {
        return put_nick(server, login);
    }
    if (has_fresh(login->kind)) {
        put_password(server, login);
    }
    if (login->kind == SERVER_RECOVER || login->kind == SERVER_NEW_CODE) {
        put_code(server, login);
    }
    return SERVER_OK;
}

enum server_error server_login_finish(struct server *server, struct server_login *login)
{
    static const char *const names[] = {
        [SERVER_LOGIN] = "login",
        [SERVER_REGISTER] = "register",
        [SERVER_RECOVER] = "recover",
        [SERVER_CHANGE] = "change",
        [SERVER_NEW_CODE] = "recovery-code",
        [SERVER_RENAME] = "rename",
        [SERVER_DELETE] = "delete",
    };
    char word[SERVER_LOG_WORD_MAX];
    enum server_error error = SERVER_OK;

    if (login->kind == SERVER_REGISTER) {
        error = login->is_right ? make_account(server, login) : SERVER_STORAGE;
    } else {
        error = use_account(server, login);
    }
    if (!error) {
        server_log(names[login->kind], "nick=%s user=%lld",
                   server_log_word(
                       login->kind == SERVER_REGISTER ? login->nick.shown : login->typed, word),
                   (long long)login->user_id);
    }
    return error;
}
