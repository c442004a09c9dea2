/* Limits of log-ins by account and device, and the audit of those that failed. */
#include "server/people/guard.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/people/people.h"
#include "server/store/row.h"

/* Windows are found by a hash with a secret key. Two accounts may share one: whoever fills many of
 * them has to have as many passwords hashed, and that takes longer than a window lasts. */
enum { STRANGER_SLOTS = 1 << 15, KNOWN_SLOTS = 1 << 12, FAILURES = 64 };

/* Failed tries from one address at one account since they were last told. */
struct failure {
    int64_t user_id;
    char nick[SERVER_NICK_SIZE];
    char address[SERVER_ADDRESS_SIZE];
    uint32_t count;      /* in all */
    uint32_t told_count; /* of them in the log */
    int64_t at_ms;       /* by the wall clock */
};

struct server_guard {
    unsigned char key[crypto_shorthash_KEYBYTES];
    struct server_window stranger[STRANGER_SLOTS];
    struct server_window known[KNOWN_SLOTS];
    uint32_t failure_count;
    struct failure failure[FAILURES];
};

struct server_guard *server_guard_new(void)
{
    struct server_guard *guard = calloc(1, sizeof *guard);

    if (guard) {
        randombytes_buf(guard->key, sizeof guard->key);
    }
    return guard;
}

void server_guard_free(struct server_guard *guard)
{
    free(guard);
}

/* Limits. */

static uint64_t hash_of(const struct server_guard *guard, const void *bytes, size_t size)
{
    uint64_t hash = 0;

    crypto_shorthash((unsigned char *)&hash, bytes, size, guard->key);
    return hash;
}

static bool add_to(struct server *server, struct server_window *window)
{
    return server_window_add(window, server->now_ms, SERVER_GUESS_WINDOW_MS, SERVER_GUESSES_MAX);
}

/* What strangers try at counts by account, or by nick where there is none. */
static struct server_window *stranger_window(struct server_guard *guard,
                                             const struct server_try *try)
{
    struct server_nick nick = { .folded = "" };
    uint64_t hash;

    server_nick_spell(try->nick, &nick);
    hash = try->user_id ? hash_of(guard, &try->user_id, sizeof try->user_id)
                        : hash_of(guard, nick.folded, strlen(nick.folded));
    return &guard->stranger[hash % STRANGER_SLOTS];
}

/* The hash of the token that is of that person; false when there is none. */
static bool find_device(struct server *server, const char *devices, int64_t user_id,
                        unsigned char ret_hash[SERVER_HASH_BYTES])
{
    char token[SERVER_TOKEN_SIZE];
    bool is_found = false;

    for (const char *at = devices; !is_found && *at; at += strspn(at, ".")) {
        size_t length = strcspn(at, ".");
        if (length == SERVER_TOKEN_SIZE - 1) {
            memcpy(token, at, length);
            token[length] = '\0';
            server_hash_token(token, ret_hash);
            store_read(
                server->store, STORE_DEVICE_FIND,
                STORE_ARGS(STORE_BYTES(ret_hash, SERVER_HASH_BYTES), STORE_INT(server->now_ms)));
            is_found = store_next(server->store, STORE_DEVICE_FIND) && user_id &&
                       store_int(server->store, STORE_DEVICE_FIND, 0) == user_id;
            is_found = store_end(server->store, STORE_DEVICE_FIND) && is_found;
        }
        at += length;
    }
    return is_found;
}

static struct server_window *known_window(struct server_guard *guard, const unsigned char *hash)
{
    return &guard->known[hash_of(guard, hash, SERVER_HASH_BYTES) % KNOWN_SLOTS];
}

bool server_guard_has_room(const struct server *server)
{
    return server->password_count < SERVER_PASSWORD_JOBS_MAX - SERVER_PASSWORD_JOBS_SPARE;
}

enum server_error server_guard_try(struct server *server, const struct server_try *try)
{
    unsigned char hash[SERVER_HASH_BYTES];

    if (find_device(server, try->devices, try->user_id, hash)) {
        return add_to(server, known_window(server->guard, hash)) ? SERVER_OK : SERVER_TOO_FAST;
    }
    bool may = server_guard_has_room(server) &&
               server_address_visit(server, try->address, SERVER_VISIT_LOGIN) &&
               (try->has_code || add_to(server, stranger_window(server->guard, try)));
    return may ? SERVER_OK : SERVER_TOO_FAST;
}

enum server_error server_guard_try_again(struct server *server,
                                         const unsigned char session[SERVER_HASH_BYTES])
{
    return add_to(server, known_window(server->guard, session)) ? SERVER_OK : SERVER_TOO_FAST;
}

/* The audit. A nick without an account is not written down: it may be a password typed into the
 * wrong field. */

static void log_failure(struct failure *failure)
{
    char word[SERVER_LOG_WORD_MAX];

    if (failure->count > failure->told_count) {
        server_log("login-failed", "nick=%s address=%s count=%u",
                   server_log_word(failure->nick, word), failure->address,
                   (unsigned)(failure->count - failure->told_count));
        failure->told_count = failure->count;
    }
}

/* While the store does not work, the log alone is told. */
void server_guard_tell(struct server *server)
{
    struct server_guard *guard = server->guard;
    bool may_write = server->now_ms >= server->retry_at_ms;

    for (uint32_t i = 0; i < guard->failure_count; i++) {
        struct failure *failure = &guard->failure[i];
        log_failure(failure);
        if (failure->user_id && may_write) {
            store_write(server->store, STORE_USER_FAILED,
                        STORE_ARGS(STORE_INT(failure->user_id), STORE_INT(failure->count),
                                   STORE_INT(failure->at_ms),
                                   STORE_INT(failure->at_ms - SERVER_FAILED_MS)));
        }
    }
    guard->failure_count = 0;
}

static struct failure *failure_of(struct server *server, const struct server_try *try)
{
    struct server_guard *guard = server->guard;

    for (uint32_t i = 0; i < guard->failure_count; i++) {
        struct failure *failure = &guard->failure[i];
        if (failure->user_id == try->user_id && strcmp(failure->address, try->address->text) == 0) {
            return failure;
        }
    }
    if (guard->failure_count == FAILURES) {
        server_guard_tell(server);
    }
    struct failure *failure = &guard->failure[guard->failure_count++];
    *failure = (struct failure){ .user_id = try->user_id };
    snprintf(failure->nick, sizeof failure->nick, "%s", try->user_id ? try->nick : "");
    snprintf(failure->address, sizeof failure->address, "%s", try->address->text);
    return failure;
}

void server_guard_failed(struct server *server, const struct server_try *try)
{
    struct failure *failure = failure_of(server, try);

    failure->count++;
    failure->at_ms = server->wall_ms;
    if (failure->count == 1) {
        log_failure(failure);
    }
}

bool server_write_failed(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct store_row row = { .store = server->store, .query = STORE_USER_FAILURES };
    int64_t count = 0;
    int64_t at_ms = 0;

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    if (store_next(row.store, row.query)) {
        count = store_row_int(&row, 0, "failed_count", 0, INT64_MAX);
        at_ms = store_row_ms(&row, 1, "failed_at");
    }
    pl_json_key(json, "failed");
    if (count > 0) {
        pl_json_open(json, '{');
        pl_json_member_int(json, "count", count);
        pl_json_member_int(json, "at", at_ms);
        pl_json_close(json, '}');
    } else {
        pl_json_null(json);
    }
    return store_end(row.store, row.query);
}

/* Devices. */

/* Adds the tokens of a list that are not to be forgotten, as many as there is room for. */
static void add_others(const char *devices, const unsigned char *forgotten,
                       char ret_devices[SERVER_DEVICES_SIZE])
{
    size_t used = strlen(ret_devices);

    for (const char *at = devices; *at; at += strspn(at, ".")) {
        size_t length = strcspn(at, ".");
        char token[SERVER_TOKEN_SIZE];
        unsigned char hash[SERVER_HASH_BYTES];
        if (length == SERVER_TOKEN_SIZE - 1 && used + 1 + length < SERVER_DEVICES_SIZE) {
            memcpy(token, at, length);
            token[length] = '\0';
            server_hash_token(token, hash);
            if (!forgotten || memcmp(hash, forgotten, sizeof hash) != 0) {
                used +=
                    (size_t)snprintf(ret_devices + used, SERVER_DEVICES_SIZE - used, ".%s", token);
            }
        }
        at += length;
    }
}

void server_device_new(struct server *server, int64_t user_id, const char *devices,
                       char ret_devices[SERVER_DEVICES_SIZE])
{
    unsigned char hash[SERVER_HASH_BYTES];
    unsigned char old[SERVER_HASH_BYTES];
    bool has_old = find_device(server, devices, user_id, old);

    if (has_old) {
        store_write(server->store, STORE_DEVICE_END, STORE_ARGS(STORE_BYTES(old, sizeof old)));
    }
    server_random_text(ret_devices, SERVER_TOKEN_SIZE);
    server_hash_token(ret_devices, hash);
    store_write(server->store, STORE_DEVICE_ADD,
                STORE_ARGS(STORE_BYTES(hash, sizeof hash), STORE_INT(user_id),
                           STORE_INT(server->wall_ms),
                           STORE_INT(server->now_ms + SERVER_DEVICE_MS)));
    store_write(server->store, STORE_DEVICES_BOUND,
                STORE_ARGS(STORE_INT(user_id), STORE_INT(SERVER_DEVICES_MAX)));
    add_others(devices, has_old ? old : NULL, ret_devices);
}

void server_devices_end(struct server *server, int64_t user_id)
{
    store_write(server->store, STORE_DEVICES_END, STORE_ARGS(STORE_INT(user_id)));
}
