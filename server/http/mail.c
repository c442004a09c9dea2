/* HTTP requests about mail: one's own address, and the links of mails. */
#include "server/notify/mail.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "server/http/http.h"

enum { PAGE_SIZE = 2048 };

void server_http_get_mail(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    pl_json_member_bool(&json, "has_mail", notify_has_mail(server));
    if (!notify_mail_write(&json, server, server_user_id(http->user))) {
        server_http_error(server, http, SERVER_STORAGE);
        return;
    }
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

static enum server_error set(struct server *server, struct server_http *http, const json_t *body)
{
    const char *address = json_string_value(json_object_get(body, "address"));
    const char *lang = json_string_value(json_object_get(body, "lang"));

    if (!notify_has_mail(server)) {
        return SERVER_NOT_FOUND;
    }
    if (!address || !lang || (strcmp(lang, "pl") != 0 && strcmp(lang, "en") != 0)) {
        return SERVER_BAD_MESSAGE;
    }
    return notify_mail_ask(server, http->user, address,
                           strcmp(lang, "pl") == 0 ? PL_LANG_PL : PL_LANG_EN);
}

static enum server_error drop(struct server *server, struct server_http *http, const json_t *body)
{
    (void)body;
    notify_mail_end(server, http->user);
    return SERVER_OK;
}

void server_http_set_mail(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_MAIL, set);
}

void server_http_drop_mail(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_PUSH, drop);
}

/* The links of mails. Scanners follow them before people read the mail, so a link leads to a page
 * with a button, and only the button decides. Mail programs send what it sends (RFC 8058). */

enum answer {
    ANSWER_ASK_CONFIRM,
    ANSWER_CONFIRMED,
    ANSWER_STALE,
    ANSWER_ASK_END,
    ANSWER_ENDED,
    ANSWER_COUNT
};

struct words {
    const char *text;
    const char *button; /* NULL: there is nothing to decide */
};

static const struct words answers[ANSWER_COUNT][PL_LANG_COUNT] = {
    [ANSWER_ASK_CONFIRM] = {
        [PL_LANG_PL] = { "Czy chcesz dostawać na ten adres wiadomości o swojej kolei?",
                         "Tak, to mój adres" },
        [PL_LANG_EN] = { "Do you want mails about your turns at this address?",
                         "Yes, this is my address" },
    },
    [ANSWER_CONFIRMED] = {
        [PL_LANG_PL] = { "Adres jest potwierdzony.", NULL },
        [PL_LANG_EN] = { "The address is confirmed.", NULL },
    },
    [ANSWER_STALE] = {
        [PL_LANG_PL] = { "Ten odnośnik już nie działa.", NULL },
        [PL_LANG_EN] = { "This link does not work any more.", NULL },
    },
    [ANSWER_ASK_END] = {
        [PL_LANG_PL] = { "Czy mamy już nic nie wysyłać na ten adres?", "Nie wysyłajcie" },
        [PL_LANG_EN] = { "Shall nothing be sent to this address any more?", "Send nothing more" },
    },
    [ANSWER_ENDED] = {
        [PL_LANG_PL] = { "Nic więcej nie przyjdzie na ten adres.", NULL },
        [PL_LANG_EN] = { "Nothing more will come to this address.", NULL },
    },
};

static void reply_page(struct server *server, struct server_http *http, enum answer answer)
{
    static const char page[] =
        "<!doctype html><html lang=%s><meta charset=utf-8>"
        "<meta name=viewport content=\"width=device-width\"><meta name=robots content=noindex>"
        "<title>Plansza</title><style>:root{color-scheme:light dark}"
        "body{max-width:32rem;margin:12vh auto;padding:0 1rem;font:1.1rem/1.5 system-ui}"
        "button{min-height:44px;padding:0 1.2rem;font:inherit}</style>"
        "<main><h1>Plansza</h1><p>%s</p>%s%s%s<p><a href=\"/\">Plansza</a></p></main>\n";
    const struct words *words = &answers[answer][http->lang];
    bool has_button = words->button;
    char room[PAGE_SIZE];
    int length = snprintf(room, sizeof room, page, http->lang == PL_LANG_PL ? "pl" : "en",
                          words->text, has_button ? "<form method=post><button>" : "",
                          has_button ? words->button : "", has_button ? "</button></form>" : "");

    PL_ASSERT(length > 0 && length < PAGE_SIZE);
    http->needs_commit = true;
    server_http_reply(server, http, server_text_new(room, (uint32_t)length),
                      "text/html; charset=utf-8");
}

static enum server_error confirm(struct server *server, const struct server_http *http,
                                 const char *key, enum answer *ret_answer)
{
    static const enum answer by_state[] = {
        [NOTIFY_MAIL_NONE] = ANSWER_STALE,
        [NOTIFY_MAIL_ASKED] = ANSWER_ASK_CONFIRM,
        [NOTIFY_MAIL_CONFIRMED] = ANSWER_CONFIRMED,
    };
    enum notify_mail_state state = NOTIFY_MAIL_NONE;
    enum server_error error = notify_mail_look(server, key, &state);

    *ret_answer = by_state[state];
    if (!error && state == NOTIFY_MAIL_ASKED && http->method == EDGE_POST) {
        *ret_answer = ANSWER_CONFIRMED;
        error = notify_mail_confirm(server, key);
    }
    return error;
}

/* The answer is the same for every key, so it tells nothing about one. */
static enum server_error end(struct server *server, const struct server_http *http, const char *key,
                             enum answer *ret_answer)
{
    bool is_decided = http->method == EDGE_POST;

    *ret_answer = is_decided ? ANSWER_ENDED : ANSWER_ASK_END;
    return is_decided ? notify_mail_end_by(server, key) : SERVER_OK;
}

static void follow(struct server *server, struct server_http *http, bool is_end)
{
    char key[NOTIFY_SECRET_SIZE + 1] = "";
    enum answer answer = ANSWER_STALE;

    server_http_argument(http, "key", key, sizeof key);
    enum server_error error = (is_end ? end : confirm)(server, http, key, &answer);
    if (error) {
        server_http_error(server, http, error);
    } else {
        reply_page(server, http, answer);
    }
}

bool server_http_mail_link(struct server *server, struct server_http *http)
{
    bool is_end = strcmp(http->path, "/api/mail/end") == 0;

    if (!is_end && strcmp(http->path, "/api/mail/confirm") != 0) {
        return false;
    }
    if (!notify_has_mail(server)) {
        server_http_error(server, http, SERVER_NOT_FOUND);
    } else if (server->now_ms < server->retry_at_ms) {
        server_http_error(server, http, SERVER_STORAGE);
    } else {
        follow(server, http, is_end);
    }
    return true;
}
