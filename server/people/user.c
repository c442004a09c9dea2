/* People in memory. */
#include "server/people/user.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/store/row.h"

const char *server_deleted_nick(enum pl_lang lang)
{
    static const char *const nicks[PL_LANG_COUNT] = {
        [PL_LANG_PL] = "gracz usunięty",
        [PL_LANG_EN] = "deleted player",
    };

    return nicks[lang];
}

const char *server_user_nick(const struct server_user *user, enum pl_lang lang)
{
    return user->is_deleted ? server_deleted_nick(lang) : user->nick;
}

static enum server_error read_row(struct server *server, int64_t id, struct server_face *ret_row)
{
    struct store_row row = { .store = server->store, .query = STORE_USER_BY_ID };
    enum server_error error = SERVER_NOT_FOUND;

    store_read(server->store, STORE_USER_BY_ID, STORE_ARGS(STORE_INT(id)));
    if (store_next(server->store, STORE_USER_BY_ID)) {
        const char *nick = store_row_text(&row, 1, "nick", SERVER_NICK_SIZE - 1);
        snprintf(ret_row->nick, sizeof ret_row->nick, "%s", nick);
        ret_row->is_guest = store_row_bool(&row, 2, "password");
        ret_row->is_deleted =
            store_row_int(&row, 3, "gone", SERVER_GONE_NOT, SERVER_GONE_CLEARED) != SERVER_GONE_NOT;
        ret_row->vacation = (struct server_vacation){
            .begins_ms = store_row_ms(&row, 6, "begins"),
            .ends_ms = store_row_ms(&row, 7, "ends"),
            .is_on = store_row_bool(&row, 8, "is_on"),
        };
        error = row.wrong ? SERVER_DAMAGED : SERVER_OK;
    }
    if (!store_end(server->store, STORE_USER_BY_ID)) {
        return SERVER_STORAGE;
    }
    if (error == SERVER_DAMAGED) {
        server_log("user-damaged", "user=%lld", (long long)id);
    }
    return error;
}

static void put_on(struct server_user *user, const struct server_face *face)
{
    memcpy(user->nick, face->nick, sizeof user->nick);
    user->is_guest = face->is_guest;
    user->is_deleted = face->is_deleted;
    user->vacation = face->vacation;
}

enum server_error server_user_get(struct server *server, int64_t id, struct server_user **ret_user)
{
    struct server_node *node = server_map_find(&server->users, (uint64_t)id);
    struct server_face row;

    *ret_user = NULL;
    if (node) {
        *ret_user = server_user_keep(SERVER_OF(node, struct server_user, node));
        if ((*ret_user)->is_doubtful) {
            server_user_refresh(server, id);
        }
        return SERVER_OK;
    }
    enum server_error error = read_row(server, id, &row);
    if (error) {
        return error;
    }
    struct server_user *user = calloc(1, sizeof *user);
    PL_ASSERT(user);
    user->node.key = (uint64_t)id;
    user->refs = 1;
    user->away_ms = server->now_ms;
    put_on(user, &row);
    server_map_add(&server->users, &user->node);
    *ret_user = user;
    return SERVER_OK;
}

struct server_user *server_user_keep(struct server_user *user)
{
    PL_ASSERT(user->refs > 0);
    user->refs++;
    return user;
}

void server_user_drop(struct server *server, struct server_user *user)
{
    if (user && --user->refs == 0) {
        PL_ASSERT(!user->conns.first);
        PL_ASSERT(!user->seats.first);
        server_map_remove(&server->users, &user->node);
        free(user->mutes.id);
        free(user);
    }
}

/* Where the store cannot say, what was known stays for now. */
void server_user_refresh(struct server *server, int64_t id)
{
    struct server_node *node = server_map_find(&server->users, (uint64_t)id);
    struct server_user *user = node ? SERVER_OF(node, struct server_user, node) : NULL;
    struct server_face row;

    if (!user) {
        return;
    }
    if (!user->is_changed) {
        user->is_changed = true;
        user->before.is_guest = user->is_guest;
        user->before.is_deleted = user->is_deleted;
        user->before.vacation = user->vacation;
        memcpy(user->before.nick, user->nick, sizeof user->nick);
        server->turn.has_changed_users = true;
    }
    user->is_doubtful = read_row(server, id, &row) != SERVER_OK;
    if (!user->is_doubtful) {
        put_on(user, &row);
    }
}

struct settling {
    bool is_done;
};

static void settle_user(void *owner, struct server_node *node)
{
    const struct settling *settling = owner;
    struct server_user *user = SERVER_OF(node, struct server_user, node);

    if (user->is_changed && !settling->is_done) {
        put_on(user, &user->before);
        user->is_doubtful = false;
    }
    user->is_changed = false;
}

void server_users_settle(struct server *server, bool is_done)
{
    if (server->turn.has_changed_users) {
        server_map_each(&server->users, settle_user, &(struct settling){ is_done });
        server->turn.has_changed_users = false;
    }
}
