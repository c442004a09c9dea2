/* HTTP requests about oneself: signing in, accounts, sessions. */
#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/http/export.h"
#include "server/http/http.h"
#include "server/people/erase.h"
#include "server/people/merge.h"
#include "server/turn.h"

/* Bodies. */

/* A member of a body: a text of bounded length. */
struct member {
    const char *name;
    char *into;
    size_t size;
    enum server_error too_long;
};

static enum server_error read_member(const json_t *body, const struct member *member)
{
    const char *text = json_string_value(json_object_get(body, member->name));

    if (!text) {
        return SERVER_BAD_MESSAGE;
    }
    if (strlen(text) >= member->size) {
        return member->too_long;
    }
    memcpy(member->into, text, strlen(text) + 1);
    return SERVER_OK;
}

static enum server_error read_body(const struct server_http *http, const struct member *members,
                                   size_t count)
{
    json_t *body = json_loadb(http->body, http->body_size, JSON_REJECT_DUPLICATES, NULL);
    enum server_error error = json_is_object(body) ? SERVER_OK : SERVER_BAD_JSON;

    for (size_t i = 0; i < count && !error; i++) {
        error = read_member(body, &members[i]);
    }
    json_decref(body);
    return error;
}

#define NICK_MEMBER(login_)                                           \
    {                                                                 \
        "nick", (login_).typed, sizeof(login_).typed, SERVER_BAD_NICK \
    }
#define PASSWORD_MEMBER(name_, into_)                    \
    {                                                    \
        name_, into_, sizeof(into_), SERVER_BAD_PASSWORD \
    }

/* Entering. */

static void set_session_cookie(struct server_http *http, const char *token, int64_t age_ms)
{
    server_cookie_write(
        &(struct server_cookie_wish){ SERVER_COOKIE_SESSION, http->is_secure, token, age_ms },
        http->cookie);
}

static void set_session(struct server *server, struct server_http *http, int64_t user_id)
{
    char token[SERVER_TOKEN_SIZE];
    struct server_session_wish wish = {
        .user_id = user_id,
        .old_hash = http->user ? http->session : NULL,
        .client = http->client,
    };

    server_session_new(server, &wish, token);
    set_session_cookie(http, token, SERVER_SESSION_MS);
    sodium_memzero(token, sizeof token);
    http->needs_commit = true;
}

/* From now on the account knows this browser. */
static void set_device(struct server *server, struct server_http *http, int64_t user_id)
{
    char devices[SERVER_DEVICES_SIZE];

    server_device_new(server, user_id, http->devices, devices);
    server_cookie_write(&(struct server_cookie_wish){ SERVER_COOKIE_DEVICE, http->is_secure,
                                                      devices, SERVER_DEVICE_MS },
                        http->device_cookie);
    sodium_memzero(devices, sizeof devices);
}

/* A new session of that person, and the reply that tells who it is. Nothing is read any more: what
 * has been written for them would be committed, whatever the reply says. */
static void enter(struct server *server, struct server_http *http,
                  const struct server_person *person, const char *recovery)
{
    struct pl_json json = server_http_json(server);

    set_session(server, http, person->id);
    pl_json_key(&json, "user");
    server_write_person(&json, person);
    if (*recovery) {
        pl_json_member_string(&json, "recovery", recovery);
    }
    server_http_json_end(server, http, &json);
}

static void post_guest(struct server *server, struct server_http *http)
{
    struct server_login login = { .typed = "" };
    const struct member members[] = { NICK_MEMBER(login) };
    int64_t id = 0;
    enum server_error error = read_body(http, members, PL_COUNT_OF(members));

    /* A guest is nothing but a session: to replace it, as from a second page that does not know of
     * the first, would cost them all that they sit at. */
    error = error ? error : http->user ? SERVER_HAS_SESSION : SERVER_OK;
    error = error ? error : server_guest_check(server, http->address);
    error = error ? error : server_nick_read(login.typed, &login.nick);
    error = error ? error : server_guest_new(server, &login.nick, &id);
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    enter(server, http, &(struct server_person){ id, login.nick.shown, true }, "");
}

/* Passwords: to the worker. */

static struct server_try try_of(const struct server_http *http, const struct server_login *login)
{
    return (struct server_try){
        .user_id = login->user_id,
        .nick = login->typed,
        .has_code = login->kind == SERVER_RECOVER,
        .devices = http->devices,
        .address = http->address,
    };
}

static bool is_in_session(enum server_login_kind kind)
{
    return kind == SERVER_CHANGE || kind == SERVER_NEW_CODE || kind == SERVER_RENAME ||
           kind == SERVER_DELETE;
}

static enum server_error check_limits(struct server *server, const struct server_http *http,
                                      const struct server_login *login)
{
    if (is_in_session(login->kind)) {
        return server_guard_try_again(server, http->session);
    }
    struct server_try try = try_of(http, login);
    return server_guard_try(server, &try);
}

static enum server_error check_and_start(struct server *server, struct server_http *http,
                                         struct server_login *login)
{
    enum server_error error = SERVER_OK;

    if (login->kind == SERVER_REGISTER) {
        bool may = server_guard_has_room(server) &&
                   server_address_visit(server, http->address, SERVER_VISIT_LOGIN);
        error = may ? server_login_prepare(server, login) : SERVER_TOO_FAST;
    } else {
        error = server_login_prepare(server, login);
        error = error ? error : check_limits(server, http, login);
    }
    return error ? error : server_login_start(server, http, login);
}

static void start(struct server *server, struct server_http *http, struct server_login *login,
                  enum server_error error)
{
    error = error ? error : check_and_start(server, http, login);
    sodium_memzero(login, sizeof *login);
    if (error != SERVER_LATER) {
        server_http_error(server, http, error);
    }
}

static void post_log_in(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_LOGIN };
    const struct member members[] = { NICK_MEMBER(login),
                                      PASSWORD_MEMBER("password", login.password) };

    start(server, http, &login, read_body(http, members, PL_COUNT_OF(members)));
}

static void post_register(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_REGISTER };
    const struct member members[] = { NICK_MEMBER(login),
                                      PASSWORD_MEMBER("password", login.fresh) };

    enum server_error error = read_body(http, members, PL_COUNT_OF(members));
    if (http->user && http->user->is_guest) {
        login.user_id = server_user_id(http->user);
    } else if (!error && server->now_ms < http->address->banned_until_ms) {
        error = SERVER_BANNED;
    }
    start(server, http, &login, error);
}

static void post_recover(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_RECOVER };
    char code[2 * SERVER_RECOVERY_SIZE] = "";
    const struct member members[] = { NICK_MEMBER(login),
                                      PASSWORD_MEMBER("password", login.fresh),
                                      { "code", code, sizeof code, SERVER_BAD_CODE } };
    enum server_error error = read_body(http, members, PL_COUNT_OF(members));

    server_recovery_hash(code, login.code);
    sodium_memzero(code, sizeof code);
    start(server, http, &login, error);
}

/* In a session: the account that the password is asked for again. */
static enum server_error own_account(const struct server_http *http, struct server_login *login)
{
    if (!http->user) {
        return SERVER_NO_SESSION;
    }
    login->user_id = server_user_id(http->user);
    snprintf(login->typed, sizeof login->typed, "%s", http->user->nick);
    return http->user->is_guest ? SERVER_NO_ACCOUNT : SERVER_OK;
}

static void post_password(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_CHANGE };
    const struct member members[] = { PASSWORD_MEMBER("password", login.password),
                                      PASSWORD_MEMBER("new", login.fresh) };
    enum server_error error = own_account(http, &login);

    start(server, http, &login, error ? error : read_body(http, members, PL_COUNT_OF(members)));
}

static void post_recovery(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_NEW_CODE };
    const struct member members[] = { PASSWORD_MEMBER("password", login.password) };
    enum server_error error = own_account(http, &login);

    start(server, http, &login, error ? error : read_body(http, members, PL_COUNT_OF(members)));
}

/* A person's name is in all texts of their tables. */
static void tell_nick(struct server *server, int64_t id)
{
    struct server_user *user = NULL;

    if (server_user_get(server, id, &user)) {
        return;
    }
    for (const struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
        server_table_news(server, seat->table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
    }
    server_user_drop(server, user);
}

/* Tells the person, and everybody at their tables, the new nick. */
static void reply_renamed(struct server *server, struct server_http *http,
                          const struct server_person *person)
{
    struct pl_json json = server_http_json(server);

    server_user_refresh(server, person->id);
    tell_nick(server, person->id);
    pl_json_key(&json, "user");
    server_write_person(&json, person);
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

/* A guest has no password, and the old nick was no more theirs than anybody's. */
static enum server_error rename_guest(struct server *server, struct server_http *http,
                                      const struct server_nick *nick)
{
    int64_t id = server_user_id(http->user);
    enum server_error error = server_guard_try_again(server, http->session);

    error = error ? error : server_nick_check(server, nick, id);
    if (!error) {
        server_person_rename(server, id, nick);
        reply_renamed(server, http, &(struct server_person){ id, nick->shown, true });
    }
    return error;
}

static void post_nick(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_RENAME };
    char typed[SERVER_NICK_TYPED_SIZE] = "";
    const struct member members[] = { { "nick", typed, sizeof typed, SERVER_BAD_NICK },
                                      PASSWORD_MEMBER("password", login.password) };
    enum server_error who = own_account(http, &login);
    bool is_guest = who == SERVER_NO_ACCOUNT;
    enum server_error error = is_guest ? SERVER_OK : who;

    error = error ? error : read_body(http, members, is_guest ? 1 : PL_COUNT_OF(members));
    error = error ? error : server_nick_read(typed, &login.nick);
    if (!is_guest) {
        start(server, http, &login, error);
        return;
    }
    error = error ? error : rename_guest(server, http, &login.nick);
    if (error) {
        server_http_error(server, http, error);
    }
}

static void erase(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    server_person_erase(server, http->user);
    http->needs_commit = true;
    set_session_cookie(http, "", 0);
    server_http_json_end(server, http, &json);
}

/* A guest has no password: the session is all there is. */
static void post_delete(struct server *server, struct server_http *http)
{
    struct server_login login = { .kind = SERVER_DELETE };
    const struct member members[] = { PASSWORD_MEMBER("password", login.password) };
    enum server_error error = own_account(http, &login);

    if (error == SERVER_NO_ACCOUNT) {
        erase(server, http);
        return;
    }
    start(server, http, &login, error ? error : read_body(http, members, PL_COUNT_OF(members)));
}

/* Passwords: back from the worker. */

/* Who takes part. They are found before anything is written: where the store cannot say who they
 * are, nothing is changed. */
struct entry {
    struct server_login *login;
    struct server_user *account; /* that is logged in to, with a reference; NULL: none yet */
    bool is_merged;              /* the guest who asks becomes part of it */
};

static void after_register(struct server *server, struct server_http *http,
                           const struct entry *entry)
{
    const struct server_login *login = entry->login;
    int64_t id = login->user_id;

    server_user_refresh(server, id);
    tell_nick(server, id);
    set_device(server, http, id);
    enter(server, http, &(struct server_person){ id, login->nick.shown, false }, login->recovery);
}

static void after_login(struct server *server, struct server_http *http, const struct entry *entry)
{
    struct server_user *account = entry->account;
    int64_t id = server_user_id(account);

    if (entry->login->kind == SERVER_RECOVER) {
        server_sessions_end(server, id, NULL);
    }
    if (entry->is_merged) {
        server_guest_merge(server, http->user, account);
    }
    set_device(server, http, id);
    enter(server, http,
          &(struct server_person){ id, server_user_nick(account, PL_LANG_EN), account->is_guest },
          entry->login->recovery);
}

/* This session goes on under another token, in case someone else has the old one. */
static void after_change(struct server *server, struct server_http *http, const struct entry *entry)
{
    const struct server_login *login = entry->login;
    struct pl_json json = server_http_json(server);

    server_sessions_end(server, login->user_id, http->session);
    set_session(server, http, login->user_id);
    set_device(server, http, login->user_id);
    server_http_json_end(server, http, &json);
}

static void after_code(struct server *server, struct server_http *http, const struct entry *entry)
{
    struct pl_json json = server_http_json(server);

    pl_json_member_string(&json, "recovery", entry->login->recovery);
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

static void after_rename(struct server *server, struct server_http *http, const struct entry *entry)
{
    const struct server_login *login = entry->login;

    reply_renamed(server, http,
                  &(struct server_person){ login->user_id, login->nick.shown, false });
}

static void after_delete(struct server *server, struct server_http *http, const struct entry *entry)
{
    (void)entry;
    erase(server, http);
}

/* Whether the guest who asks is to become part of the account. */
static enum server_error find_guest(struct server *server, const struct server_http *http,
                                    struct entry *entry)
{
    const struct server_user *guest = http->user;

    if (!guest || !guest->is_guest || guest->is_deleted || guest == entry->account) {
        return SERVER_OK;
    }
    enum server_error error = server_session_check(server, http->session, server_user_id(guest));
    entry->is_merged = !error;
    return error == SERVER_NO_SESSION ? SERVER_OK : error;
}

static enum server_error find_people(struct server *server, const struct server_http *http,
                                     struct entry *entry)
{
    const struct server_login *login = entry->login;

    if (is_in_session(login->kind)) {
        return server_session_check(server, http->session, login->user_id);
    }
    if (login->kind == SERVER_REGISTER || !login->is_right || !login->user_id) {
        return SERVER_OK;
    }
    enum server_error error = server_user_get(server, login->user_id, &entry->account);
    if (error) {
        return error == SERVER_NOT_FOUND ? SERVER_OK : error;
    }
    return find_guest(server, http, entry);
}

static enum server_error finish(struct server *server, struct server_http *http,
                                struct entry *entry)
{
    struct server_login *login = entry->login;
    struct server_try try = try_of(http, login);
    enum server_error error = find_people(server, http, entry);

    error = error ? error : server_login_finish(server, login);
    if (error == SERVER_BAD_LOGIN || error == SERVER_BAD_CODE || error == SERVER_WRONG_PASSWORD) {
        server_guard_failed(server, &try);
    }
    return error;
}

void server_http_logged_in(struct server *server, struct server_http *http,
                           struct server_login *login)
{
    static void (*const after[])(struct server * server, struct server_http * http,
                                 const struct entry *entry) = {
        [SERVER_LOGIN] = after_login,   [SERVER_REGISTER] = after_register,
        [SERVER_RECOVER] = after_login, [SERVER_CHANGE] = after_change,
        [SERVER_NEW_CODE] = after_code, [SERVER_RENAME] = after_rename,
        [SERVER_DELETE] = after_delete,
    };
    struct entry entry = { .login = login };
    enum server_error error = finish(server, http, &entry);

    http->job = NULL;
    if (error) {
        server_http_error(server, http, error);
    } else {
        after[login->kind](server, http, &entry);
    }
    server_user_drop(server, entry.account);
}

/* Sessions. */

static void post_logout(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    if (http->user) {
        server_session_end(server, http->session);
        http->needs_commit = true;
    }
    set_session_cookie(http, "", 0);
    server_http_json_end(server, http, &json);
}

/* The session with this id, or all but the present one. */
static void post_sessions_end(struct server *server, struct server_http *http)
{
    char id[SERVER_SESSION_ID_SIZE] = "";
    char own[SERVER_SESSION_ID_SIZE];
    const struct member members[] = { { "id", id, sizeof id, SERVER_NOT_FOUND } };
    enum server_error error = read_body(http, members, PL_COUNT_OF(members));
    int64_t user_id = server_user_id(http->user);

    if (!user_id) {
        error = SERVER_NO_SESSION;
    } else if (!error && strcmp(id, "others") == 0) {
        server_sessions_end(server, user_id, http->session);
    } else if (!error) {
        error = server_session_end_id(server, user_id, id);
    }
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    struct pl_json json = server_http_json(server);
    http->needs_commit = true;
    server_session_id(http->session, own);
    if (strcmp(id, own) == 0) {
        set_session_cookie(http, "", 0);
    }
    server_http_json_end(server, http, &json);
}

static void get_sessions(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    server_guard_tell(server);
    if (!server_write_sessions(&json, server, server_user_id(http->user), http->session) ||
        !server_write_failed(&json, server, server_user_id(http->user))) {
        server_http_error(server, http, SERVER_STORAGE);
        return;
    }
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

/* A returning person gets the cookie for the whole time again, as the store keeps the session. */
static void get_me(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    if (http->user) {
        set_session_cookie(http, http->token, SERVER_SESSION_MS);
    }
    pl_json_key(&json, "user");
    server_write_user(&json, http->user);
    server_http_json_end(server, http, &json);
}

/* Routes. */

static const struct server_route posts[] = {
    { "/api/guest", post_guest },
    { "/api/register", post_register },
    { "/api/login", post_log_in },
    { "/api/recover", post_recover },
    { "/api/logout", post_logout },
    { "/api/account/password", post_password },
    { "/api/account/recovery", post_recovery },
    { "/api/account/nick", post_nick },
    { "/api/account/sessions/end", post_sessions_end },
    { "/api/account/delete", post_delete },
    { "/api/vacation", server_http_set_vacation },
    { "/api/vacation/end", server_http_end_vacation },
    { "/api/mail", server_http_set_mail },
    { "/api/mail/drop", server_http_drop_mail },
    { "/api/push/subscribe", server_http_subscribe },
    { "/api/push/unsubscribe", server_http_unsubscribe },
    { "/api/push/settings", server_http_set_push },
};

void server_http_post(struct server *server, struct server_http *http)
{
    const struct server_route *route = server_route_find(posts, PL_COUNT_OF(posts), http->path);

    if (!route) {
        server_http_error(server, http, SERVER_BAD_METHOD);
    } else if (!http->is_same_origin) {
        server_http_error(server, http, SERVER_BAD_ORIGIN);
    } else if (!http->is_json) {
        server_http_error(server, http, SERVER_BAD_MESSAGE);
    } else if (server->now_ms < server->retry_at_ms) {
        server_http_error(server, http, SERVER_STORAGE);
    } else {
        route->run(server, http);
    }
}

bool server_http_account(struct server *server, struct server_http *http)
{
    static const struct server_route own[] = {
        { "/api/account/sessions", get_sessions }, { "/api/account/export", server_http_export },
        { "/api/push", server_http_get_push },     { "/api/vacation", server_http_get_vacation },
        { "/api/mail", server_http_get_mail },
    };

    const struct server_route *route = server_route_find(own, PL_COUNT_OF(own), http->path);

    if (strcmp(http->path, "/api/me") == 0) {
        get_me(server, http);
        return true;
    }
    if (route && !http->user) {
        server_http_error(server, http, SERVER_NO_SESSION);
    } else if (route) {
        route->run(server, http);
    }
    return route;
}
