/* Lines of chat: in memory while someone looks, in the store for good. Pointing is not kept. */
#include "server/tables/chat.h"

#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "server/core.h"
#include "server/gate/limits.h"
#include "server/people/conduct.h"
#include "server/protocol/conn.h"
#include "server/store/row.h"
#include "server/tables/present.h"

static void append(struct server_table *table, const struct server_chat *line)
{
    if (!table->chat) {
        table->chat = calloc(SERVER_CHAT_LINES_MAX, sizeof *table->chat);
        PL_ASSERT(table->chat);
    }
    if (table->chat_count == SERVER_CHAT_LINES_MAX) {
        free(table->chat[0].nick);
        free(table->chat[0].text);
        memmove(table->chat, table->chat + 1, --table->chat_count * sizeof *table->chat);
    }
    table->chat[table->chat_count++] = (struct server_chat){
        .n = line->n,
        .user = line->user,
        .nick = strdup(line->nick),
        .text = strdup(line->text),
        .at_ms = line->at_ms,
    };
    table->chat_next = line->n + 1;
}

void server_write_line(struct pl_json *json, const struct server_chat *line)
{
    pl_json_open(json, '{');
    pl_json_member_int(json, "n", line->n);
    pl_json_key(json, "user");
    if (line->user) {
        pl_json_int(json, line->user);
    } else {
        pl_json_null(json);
    }
    pl_json_member_string(json, "nick", line->nick);
    pl_json_member_string(json, "text", line->text);
    pl_json_member_int(json, "at", line->at_ms);
    pl_json_close(json, '}');
}

/* Where to begin: whoever has nothing yet is sent the newest lines, as many as fit. */
static uint32_t first_for(const struct server_table *table, const struct server_sub *sub)
{
    uint32_t at = sub->seen_chat == 0 ? table->chat_count : 0;
    size_t size = at > 0 ? strlen(table->chat[at - 1].text) : 0;

    while (at > 0 && size <= SERVER_CHAT_BYTES_MAX) {
        at--;
        size += at > 0 ? strlen(table->chat[at - 1].text) : 0;
    }
    return at;
}

uint32_t server_write_chat(struct pl_json *json, struct server *server,
                           const struct server_table *table, const struct server_sub *sub)
{
    uint32_t count = 0;

    pl_json_open(json, '{');
    pl_json_member_string(json, "t", "chat");
    server_write_id(json, "table", server_table_id(table));
    pl_json_key(json, "lines");
    pl_json_open(json, '[');
    for (uint32_t i = first_for(table, sub); i < table->chat_count; i++) {
        const struct server_chat *line = &table->chat[i];
        if (line->n >= sub->seen_chat && *line->text &&
            !server_mutes(server, sub->conn->user, line->user)) {
            server_write_line(json, line);
            count++;
        }
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
    return count;
}

void server_chat_forget(struct server_table *table)
{
    for (uint32_t i = 0; i < table->chat_count; i++) {
        free(table->chat[i].nick);
        free(table->chat[i].text);
    }
    free(table->chat);
    table->chat = NULL;
    table->chat_count = 0;
    table->chat_next = 0;
    table->has_chat = false;
}

enum server_error server_chat_load(struct server *server, struct server_table *table)
{
    struct store_row row = { .store = server->store, .query = STORE_CHAT_OF };

    if (table->has_chat) {
        return SERVER_OK;
    }
    table->chat_next = 0;
    store_read(row.store, row.query, STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    while (!row.wrong && store_next(row.store, row.query)) {
        struct server_chat line = {
            .n = (uint32_t)store_row_int(&row, 0, "n", 0, UINT32_MAX - 1),
            .user = store_row_id(&row, 4, "user"),
            .nick = (char *)(uintptr_t)store_row_text(&row, 1, "nick", SERVER_NICK_SIZE - 1),
            .text = (char *)(uintptr_t)store_row_lines(&row, 2, "text", 4 * SERVER_CHAT_TEXT_MAX),
            .at_ms = store_row_ms(&row, 3, "at"),
        };
        if (pl_string_characters(line.text) > SERVER_CHAT_TEXT_MAX) {
            row.wrong = "text";
        }
        append(table, &line);
    }
    table->has_chat = store_end(row.store, row.query) && !row.wrong;
    if (!table->has_chat) {
        server_chat_forget(table);
        return row.wrong ? SERVER_DAMAGED : SERVER_STORAGE;
    }
    return SERVER_OK;
}

enum server_error server_chat_add(struct server *server, struct server_table *table,
                                  struct server_user *user, const char *text)
{
    int64_t id = (int64_t)server_table_id(table);

    enum server_error error = server_chat_load(server, table);
    if (error) {
        return error;
    }
    uint32_t n = table->chat_next;
    server_table_touch(server, table);
    store_write(server->store, STORE_CHAT_ADD,
                STORE_ARGS(STORE_INT(id), STORE_INT(n), STORE_TEXT(user->nick), STORE_TEXT(text),
                           STORE_INT(server->wall_ms), STORE_INT(server_user_id(user))));
    server_table_wrote(server, table);
    if (n >= SERVER_CHAT_LINES_MAX) {
        store_write(server->store, STORE_CHAT_CUT,
                    STORE_ARGS(STORE_INT(id), STORE_INT(n - SERVER_CHAT_LINES_MAX)));
    }
    append(table, &(struct server_chat){
                      .n = n,
                      .user = server_user_id(user),
                      .nick = user->nick,
                      .text = (char *)(uintptr_t)text,
                      .at_ms = server->wall_ms,
                  });
    server_table_news(server, table, SERVER_NEWS_CHAT);
    return SERVER_OK;
}

enum server_error server_point_at(struct server *server, struct server_table *table, pl_seat seat,
                                  const char *place)
{
    struct server_point *point = &table->point[seat];
    int64_t busy = point->busy_ms > server->now_ms ? point->busy_ms : server->now_ms;

    if (busy - server->now_ms > (SERVER_POINT_BURST - 1) * SERVER_POINT_MS) {
        return SERVER_TOO_FAST;
    }
    point->busy_ms = busy + SERVER_POINT_MS;
    point->is_new = true;
    strcpy(point->place, place);
    server_table_news(server, table, SERVER_NEWS_POINT);
    return SERVER_OK;
}
