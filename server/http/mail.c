/* HTTP requests about mail: one's own address, and the links of mails. */
#include "server/notify/mail.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "server/http/http.h"

enum { PAGE_SIZE = 1024 };

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
    server_http_change(server, http, SERVER_RATE_MAIL, drop);
}

/* The links of mails. */

static void reply_page(struct server *server, struct server_http *http, const char *pl,
                       const char *en)
{
    char room[PAGE_SIZE];
    int length = snprintf(room, sizeof room,
                          "<!doctype html><meta charset=utf-8><meta name=viewport "
                          "content=\"width=device-width\"><title>Plansza</title><p lang=pl>%s</p>"
                          "<p lang=en>%s</p>\n",
                          pl, en);

    http->needs_commit = true;
    server_http_reply(server, http, server_text_new(room, (uint32_t)length),
                      "text/html; charset=utf-8");
}

static void read_key(const struct server_http *http, char ret_key[NOTIFY_SECRET_SIZE + 1])
{
    ret_key[0] = '\0';
    server_http_argument(http, "key", ret_key, NOTIFY_SECRET_SIZE + 1);
}

static void confirm(struct server *server, struct server_http *http)
{
    char key[NOTIFY_SECRET_SIZE + 1];
    bool is_found = false;

    read_key(http, key);
    enum server_error error = notify_mail_confirm(server, key, &is_found);
    if (error) {
        server_http_error(server, http, error);
    } else if (is_found) {
        reply_page(server, http, "Adres jest potwierdzony.", "The address is confirmed.");
    } else {
        reply_page(server, http, "Ten odnośnik już nie działa.", "This link works no more.");
    }
}

/* Whatever the key: who asks learns nothing. */
static void end(struct server *server, struct server_http *http)
{
    char key[NOTIFY_SECRET_SIZE + 1];

    read_key(http, key);
    notify_mail_end_by(server, key);
    reply_page(server, http, "Nie przyjdzie więcej wiadomości.", "No more mails will come.");
}

bool server_http_mail_link(struct server *server, struct server_http *http)
{
    bool is_end = strcmp(http->path, "/api/mail/end") == 0;
    bool is_confirm = strcmp(http->path, "/api/mail/confirm") == 0 && http->method != EDGE_POST;

    if (!is_end && !is_confirm) {
        return false;
    }
    if (!notify_has_mail(server)) {
        server_http_error(server, http, SERVER_NOT_FOUND);
    } else if (server->now_ms < server->retry_at_ms) {
        server_http_error(server, http, SERVER_STORAGE);
    } else {
        (is_end ? end : confirm)(server, http);
    }
    return true;
}
