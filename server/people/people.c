/* Nicks in the store. */
#include "server/people/people.h"

#include <string.h>

#include "server/gate/limits.h"
#include "server/log.h"
#include "server/people/session.h"
#include "server/store/row.h"

enum { SPELL_AT_ONCE = 100 };

/* Spelling. */

struct spelled {
    int64_t id;
    bool has_changed; /* the folded form */
    struct server_nick nick;
};

/* Of two accounts that are now the same but for case, the second keeps what it was; both are found
 * by exactly their own nicks. */
static void put_spelled(struct server *server, const struct spelled *one)
{
    if (one->has_changed) {
        store_write(server->store, STORE_USER_SPELL,
                    STORE_ARGS(STORE_INT(one->id), STORE_TEXT(one->nick.folded)));
    }
    store_write(server->store, STORE_USER_SPELLED,
                STORE_ARGS(STORE_INT(one->id), STORE_TEXT(one->nick.skeleton),
                           STORE_INT(server_nick_rules()), STORE_INT(server->now_ms)));
}

/* The next few after that id; returns how many there were, and the last id. */
static uint32_t spell_some(struct server *server, int64_t *after)
{
    static struct spelled some[SPELL_AT_ONCE];
    struct server_store *store = server->store;
    struct store_row row = { .store = store, .query = STORE_USERS_SPELLED_OTHERWISE };
    uint32_t seen = 0;
    uint32_t count = 0;

    store_read(
        store, STORE_USERS_SPELLED_OTHERWISE,
        STORE_ARGS(STORE_INT(server_nick_rules()), STORE_INT(*after), STORE_INT(SPELL_AT_ONCE)));
    while (store_next(store, STORE_USERS_SPELLED_OTHERWISE)) {
        struct spelled *one = &some[count];
        row.wrong = NULL;
        const char *nick = store_row_text(&row, 1, "nick", SERVER_NICK_SIZE - 1);
        const char *folded = store_row_text(&row, 2, "folded", SERVER_NICK_KEY_SIZE - 1);
        one->id = store_int(store, STORE_USERS_SPELLED_OTHERWISE, 0);
        *after = one->id;
        seen++;
        if (!row.wrong && server_nick_spell(nick, &one->nick)) {
            one->has_changed = strcmp(folded, one->nick.folded) != 0;
            count++;
        }
    }
    if (!store_end(store, STORE_USERS_SPELLED_OTHERWISE)) {
        return 0;
    }
    for (uint32_t i = 0; i < count; i++) {
        put_spelled(server, &some[i]);
    }
    return seen;
}

void server_people_start(struct server *server)
{
    int64_t after = 0;
    uint32_t count = 0;
    uint32_t all = 0;

    do {
        count = spell_some(server, &after);
        all += count;
        if (store_is_dirty(server->store) && !store_commit(server->store)) {
            return; /* the next start goes on */
        }
    } while (count > 0);
    if (all > 0) {
        server_log("nicks-spelled", "count=%u", (unsigned)all);
    }
}

/* Finding. */

static enum server_error find(struct server *server, enum store_query query, const char *key,
                              int64_t *ret_id)
{
    struct store_row row = { .store = server->store, .query = query };

    *ret_id = 0;
    store_read(server->store, query, STORE_ARGS(STORE_TEXT(key)));
    if (store_next(server->store, query)) {
        *ret_id = store_row_id(&row, 0, "id");
    }
    if (!store_end(server->store, query)) {
        return SERVER_STORAGE;
    }
    return row.wrong ? SERVER_DAMAGED : SERVER_OK;
}

enum server_error server_account_find(struct server *server, const char *nick, int64_t *ret_id)
{
    struct server_nick spelled;
    int64_t exact = 0;
    int64_t same = 0;

    *ret_id = 0;
    if (!server_nick_spell(nick, &spelled)) {
        return SERVER_OK;
    }
    enum server_error error = find(server, STORE_ACCOUNT_BY_NAME, spelled.shown, &exact);
    if (!error) {
        error = find(server, STORE_ACCOUNT_BY_NICK, spelled.folded, &same);
    }
    *ret_id = exact ? exact : same;
    return error;
}

enum server_error server_guest_find(struct server *server, const char *nick, int64_t *ret_id)
{
    struct server_nick spelled;

    *ret_id = 0;
    return server_nick_spell(nick, &spelled)
               ? find(server, STORE_GUEST_BY_NICK, spelled.folded, ret_id)
               : SERVER_OK;
}

/* Taking. */

/* Whether there is a row at all: then the nick is taken. */
static enum server_error check_none(struct server *server, enum store_query query,
                                    const struct store_arg *args, size_t count)
{
    store_read(server->store, query, args, count);
    bool is_there = store_next(server->store, query);
    if (!store_end(server->store, query)) {
        return SERVER_STORAGE;
    }
    return is_there ? SERVER_NICK_TAKEN : SERVER_OK;
}

/* A nick that someone had rests for all but that person. */
static enum server_error check_rest(struct server *server, const char *key, int64_t user_id)
{
    unsigned char hash[SERVER_HASH_BYTES];

    server_hash_token(key, hash);
    return check_none(
        server, STORE_PAST_NICK,
        STORE_ARGS(STORE_BYTES(hash, sizeof hash), STORE_INT(server->now_ms), STORE_INT(user_id)));
}

enum server_error server_nick_check(struct server *server, const struct server_nick *nick,
                                    int64_t user_id)
{
    int64_t other = 0;
    enum server_error error = find(server, STORE_ACCOUNT_BY_NICK, nick->folded, &other);

    if (!error && other && other != user_id) {
        error = SERVER_NICK_TAKEN;
    }
    if (!error) {
        error = check_none(server, STORE_ACCOUNT_LIKE,
                           STORE_ARGS(STORE_TEXT(nick->skeleton), STORE_INT(user_id)));
    }
    error = error ? error : check_rest(server, nick->folded, user_id);
    return error ? error : check_rest(server, nick->skeleton, user_id);
}

static void rest_key(struct server *server, const char *key, int64_t user_id)
{
    unsigned char hash[SERVER_HASH_BYTES];
    struct store_arg owner = user_id ? STORE_INT(user_id) : STORE_NULL;

    server_hash_token(key, hash);
    store_write(server->store, STORE_PAST_NICK_PUT,
                STORE_ARGS(STORE_BYTES(hash, sizeof hash),
                           STORE_INT(server->now_ms + SERVER_NICK_REST_MS), owner));
}

void server_nick_rest(struct server *server, const char *nick, int64_t user_id)
{
    struct server_nick spelled;

    if (!server_nick_spell(nick, &spelled)) {
        return;
    }
    rest_key(server, spelled.folded, user_id);
    rest_key(server, spelled.skeleton, user_id);
    if (user_id) {
        store_write(server->store, STORE_PAST_NICKS_BOUND,
                    STORE_ARGS(STORE_INT(user_id), STORE_INT(2 * SERVER_PAST_NICKS_MAX)));
    }
}

void server_person_rename(struct server *server, int64_t user_id, const struct server_nick *nick)
{
    store_write(server->store, STORE_USER_RENAME,
                STORE_ARGS(STORE_INT(user_id), STORE_TEXT(nick->shown), STORE_TEXT(nick->folded),
                           STORE_TEXT(nick->skeleton), STORE_INT(server_nick_rules())));
}

int64_t server_person_add(struct server *server, const struct server_nick *nick,
                          const char *password)
{
    store_write(server->store, STORE_USER_ADD,
                STORE_ARGS(STORE_TEXT(nick->shown), STORE_TEXT(nick->folded),
                           STORE_TEXT(nick->skeleton), STORE_INT(server_nick_rules()),
                           STORE_TEXT(password), STORE_INT(server->wall_ms),
                           STORE_INT(server->now_ms)));
    return store_last_id(server->store);
}
