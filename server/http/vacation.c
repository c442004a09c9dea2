/* HTTP requests about one's vacation. */
#include "server/people/vacation.h"

#include <jansson.h>

#include "server/http/http.h"

void server_http_get_vacation(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    if (!server_write_vacation(&json, server, http->user)) {
        server_http_error(server, http, SERVER_STORAGE);
        return;
    }
    pl_json_member_int(&json, "days_max", SERVER_VACATION_DAYS_MAX);
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

static enum server_error set(struct server *server, struct server_http *http, const json_t *body)
{
    const json_t *begins = json_object_get(body, "from");
    const json_t *days = json_object_get(body, "days");

    if (!json_is_integer(days) || (begins && !json_is_integer(begins))) {
        return SERVER_BAD_MESSAGE;
    }
    return server_vacation_set(server, http->user, json_integer_value(begins),
                               json_integer_value(days));
}

static enum server_error end(struct server *server, struct server_http *http, const json_t *body)
{
    (void)body;
    return server_vacation_end(server, http->user);
}

void server_http_set_vacation(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_VACATION, set);
}

void server_http_end_vacation(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_VACATION, end);
}
