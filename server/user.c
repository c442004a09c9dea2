/* People in memory, and what a nick may look like. */
#include "server/user.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "server/core.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/store_row.h"

/* What the store knows of a person. */
struct row {
    char nick[SERVER_NICK_SIZE];
    bool is_guest;
};

static enum server_error read_row(struct server *server, int64_t id, struct row *ret_row)
{
    struct store_row row = { .store = server->store, .query = STORE_USER_BY_ID };
    enum server_error error = SERVER_NOT_FOUND;

    store_read(server->store, STORE_USER_BY_ID, STORE_ARGS(STORE_INT(id)));
    if (store_next(server->store, STORE_USER_BY_ID)) {
        const char *nick = store_row_text(&row, 1, "nick", SERVER_NICK_SIZE - 1);
        snprintf(ret_row->nick, sizeof ret_row->nick, "%s", nick);
        ret_row->is_guest = store_row_bool(&row, 2, "password");
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

enum server_error server_user_get(struct server *server, int64_t id, struct server_user **ret_user)
{
    struct server_node *node = server_map_find(&server->users, (uint64_t)id);
    struct row row;

    *ret_user = NULL;
    if (node) {
        *ret_user = server_user_keep(SERVER_OF(node, struct server_user, node));
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
    memcpy(user->nick, row.nick, sizeof user->nick);
    user->is_guest = row.is_guest;
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
        PL_ASSERT(!user->conns);
        PL_ASSERT(!user->seats);
        server_map_remove(&server->users, &user->node);
        free(user->mutes.id);
        free(user);
    }
}

void server_user_refresh(struct server *server, int64_t id)
{
    struct server_node *node = server_map_find(&server->users, (uint64_t)id);

    struct row row;

    /* Where the store cannot say, what was known stays. */
    if (node && !read_row(server, id, &row)) {
        struct server_user *user = SERVER_OF(node, struct server_user, node);
        memcpy(user->nick, row.nick, sizeof user->nick);
        user->is_guest = row.is_guest;
    }
}

/* Nicks. */

/* Letters of every script need the tables of a UTF-8 locale. */
static locale_t utf8(void)
{
    static locale_t locale;

    if (!locale) {
        locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
        PL_ASSERT(locale);
    }
    return locale;
}

static bool is_allowed(wchar_t c)
{
    return c == L' ' || c == L'-' || c == L'_' || c == L'.' || iswalnum_l((wint_t)c, utf8());
}

/* Without spaces at the ends; several in a row become one. */
static size_t trim(wchar_t *text)
{
    size_t length = 0;

    for (const wchar_t *at = text; *at; at++) {
        bool is_extra = *at == L' ' && (length == 0 || text[length - 1] == L' ');
        if (!is_extra) {
            text[length++] = *at;
        }
    }
    length -= length > 0 && text[length - 1] == L' ';
    text[length] = L'\0';
    return length;
}

static bool has_letter(const wchar_t *text)
{
    for (; *text; text++) {
        if (iswalnum_l((wint_t)*text, utf8())) {
            return true;
        }
    }
    return false;
}

bool server_nick_read(const char *text, char ret_nick[SERVER_NICK_SIZE],
                      char ret_folded[SERVER_NICK_SIZE])
{
    wchar_t wide[4 * SERVER_NICK_MAX];
    locale_t before = uselocale(utf8());
    size_t length = mbstowcs(wide, text, PL_COUNT_OF(wide));
    bool is_right = length < PL_COUNT_OF(wide);

    for (size_t i = 0; is_right && i < length; i++) {
        is_right = is_allowed(wide[i]);
    }
    if (is_right) {
        length = trim(wide);
        is_right = length >= SERVER_NICK_MIN && length <= SERVER_NICK_MAX && has_letter(wide);
    }
    if (is_right) {
        wcstombs(ret_nick, wide, SERVER_NICK_SIZE);
        for (size_t i = 0; i < length; i++) {
            wide[i] = (wchar_t)towlower_l((wint_t)wide[i], utf8());
        }
        wcstombs(ret_folded, wide, SERVER_NICK_SIZE);
    }
    uselocale(before);
    return is_right;
}
