/* The operator's commands about people: reports, mutes, bans, and the log of all that was done. */
#include <stdlib.h>
#include <string.h>

#include "server/control/control.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/people/account.h"
#include "server/people/conduct.h"
#include "server/people/people.h"
#include "server/store/row.h"

static const int64_t HOUR_MS = 3600000;

enum { HOURS_MAX = 24 * 3660, NAME_MAX = 64 };

/* Whom a command is about. */
struct person {
    int64_t id;
    char nick[SERVER_NICK_SIZE];
};

static const char unreadable[] = "the store could not be read";

/* Finding people. */

/* The ids that a query of a nick gives, two at most; their number, or -1. */
static int ids_of(struct server *server, enum store_query query, const char *folded,
                  int64_t ret_ids[2])
{
    struct store_row row = { .store = server->store, .query = query };
    int count = 0;

    store_read(row.store, query, STORE_ARGS(STORE_TEXT(folded)));
    while (count < 2 && store_next(row.store, query)) {
        ret_ids[count++] = store_row_id(&row, 0, "id");
    }
    return store_end(row.store, query) && !row.wrong ? count : -1;
}

/* The only one of that nick: an account, or the guest if there is just one. */
static const char *find_nick(struct server *server, const char *nick, int64_t *ret_id)
{
    struct server_nick spelled;
    int64_t ids[2] = { 0 };

    if (!server_nick_spell(nick, &spelled)) {
        return "there is nobody of this nick";
    }
    int count = server_account_find(server, nick, &ids[0]) ? -1 : ids[0] != 0;
    count = count ? count : ids_of(server, STORE_GUESTS_OF_NICK, spelled.folded, ids);
    *ret_id = ids[0];
    return count < 0    ? unreadable
           : count == 0 ? "there is nobody of this nick"
           : count > 1  ? "several guests have this nick: name the one by #ID, as the reports do"
                        : NULL;
}

static const char *find_person(struct server_command *command, struct person *ret_person)
{
    const char *who = server_command_text(command, "who");
    const char *reason = who ? NULL : "the command does not say whom it is about";
    struct server_user *user = NULL;
    int64_t id = who && who[0] == '#' ? atoll(who + 1) : 0;

    if (who && who[0] != '#') {
        reason = find_nick(command->server, who, &id);
    }
    if (!reason && server_user_get(command->server, id, &user)) {
        reason = "there is nobody of this number";
    }
    if (!reason) {
        ret_person->id = id;
        memcpy(ret_person->nick, user->nick, sizeof user->nick);
    }
    server_user_drop(command->server, user);
    return reason;
}

/* Writing. */

static void write_person(struct pl_json *json, struct server *server, const char *key, int64_t id)
{
    struct server_user *user = NULL;

    pl_json_key(json, key);
    if (id && server_user_get(server, id, &user)) {
        user = NULL;
    }
    server_write_user(json, user);
    server_user_drop(server, user);
}

static void write_report(struct pl_json *json, struct server *server, struct store_row *row)
{
    char table[SERVER_ID_SIZE];
    bool has_line = store_type(row->store, row->query, 4) != STORE_TYPE_NONE;

    server_id_format((uint64_t)store_row_id(row, 1, "tabl"), table);
    pl_json_member_int(json, "id", store_row_id(row, 0, "id"));
    pl_json_member_string(json, "table", table);
    pl_json_member_int(json, "at", store_row_ms(row, 6, "at"));
    pl_json_member_string(json, "reason",
                          store_row_lines(row, 5, "reason", 4 * SERVER_CHAT_TEXT_MAX));
    pl_json_key(json, "line");
    if (has_line) {
        pl_json_int(json, store_row_int(row, 4, "line", 0, UINT32_MAX));
    } else {
        pl_json_null(json);
    }
    write_person(json, server, "by", store_row_id(row, 2, "reporter"));
    write_person(json, server, "about", store_row_id(row, 3, "about"));
}

/* Ends a reading: NULL, or why it was not a good one. */
static const char *end_reading(struct store_row *row)
{
    if (!store_end(row->store, row->query)) {
        return unreadable;
    }
    return row->wrong ? "a row of the store is damaged" : NULL;
}

/* Reports. */

const char *server_command_reports(struct server_command *command)
{
    struct store_row row = { .store = command->server->store, .query = STORE_REPORTS_OPEN };

    pl_json_key(command->json, "reports");
    pl_json_open(command->json, '[');
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(SERVER_REPORTS_PAGE)));
    while (store_next(row.store, row.query)) {
        pl_json_open(command->json, '{');
        write_report(command->json, command->server, &row);
        pl_json_close(command->json, '}');
    }
    pl_json_close(command->json, ']');
    return end_reading(&row);
}

static const char no_report[] = "there is no such report";

/* The lines were written as JSON; what is no JSON now is not passed on. */
static bool is_list(const char *text)
{
    json_t *list = json_loads(text, 0, NULL);
    bool is = json_is_array(list);

    json_decref(list);
    return is;
}

const char *server_command_report(struct server_command *command)
{
    struct store_row row = { .store = command->server->store, .query = STORE_REPORT_BY_ID };

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(server_command_number(command, "id"))));
    bool is_there = store_next(row.store, row.query);
    if (is_there) {
        const char *context = store_row_lines(&row, 7, "context", SERVER_REPORT_CONTEXT_MAX);
        write_report(command->json, command->server, &row);
        pl_json_member_bool(command->json, "is_closed", store_row_bool(&row, 8, "is_closed"));
        pl_json_key(command->json, "context");
        pl_json_raw(command->json, is_list(context) ? context : "[]");
    }
    const char *reason = end_reading(&row);
    return reason ? reason : is_there ? NULL : no_report;
}

/* Acts; every one of them is in the log. */

static void note(struct server_command *command, const struct person *person, int64_t hours)
{
    struct server *server = command->server;
    const char *operator= server_command_text(command, "operator");
    const char *act = server_command_text(command, "cmd");
    char word[SERVER_LOG_WORD_MAX];

    operator= operator&& strlen(operator) <= NAME_MAX ? operator: "";
    store_write(server->store, STORE_MODERATION_ADD,
                STORE_ARGS(STORE_INT(server->wall_ms), STORE_TEXT(operator), STORE_TEXT(act),
                           person->id ? STORE_INT(person->id) : STORE_NULL,
                           STORE_TEXT(person->nick), hours ? STORE_INT(hours) : STORE_NULL));
    server_log("moderation", "act=%s user=%lld operator=%s", act, (long long)person->id,
               server_log_word(operator, word));
}

const char *server_command_close(struct server_command *command)
{
    struct store_row row = { .store = command->server->store, .query = STORE_REPORT_BY_ID };
    struct store_arg id = STORE_INT(server_command_number(command, "id"));
    struct person nobody = { 0 };

    store_read(row.store, row.query, &id, 1);
    bool is_there = store_next(row.store, row.query);
    const char *reason = end_reading(&row);
    if (reason || !is_there) {
        return reason ? reason : no_report;
    }
    store_write(row.store, STORE_REPORT_CLOSE, &id, 1);
    /* The words of people who have gone are not needed any more. */
    if (!server_report_clean(command->server, id.number)) {
        return unreadable;
    }
    note(command, &nobody, 0);
    return NULL;
}

/* Until when, by the site's clock; without hours for ever. */
static const char *read_until(struct server_command *command, int64_t *ret_hours,
                              int64_t *ret_until)
{
    int64_t hours = server_command_number(command, "hours");
    bool is_given = json_object_get(command->request, "hours");

    if (is_given && (hours < 1 || hours > HOURS_MAX)) {
        return "hours are a whole number from 1 on";
    }
    *ret_hours = is_given ? hours : 0;
    *ret_until = is_given ? command->server->now_ms + hours * HOUR_MS : SERVER_FOR_EVER_MS;
    return NULL;
}

/* Changes one of the two penalties of a person, and tells who it was. */
static const char *punish(struct server_command *command, bool is_ban, bool is_on)
{
    struct server *server = command->server;
    struct person person = { 0 };
    int64_t hours = 0;
    int64_t until = 0;
    const char *reason = find_person(command, &person);

    reason = reason || !is_on ? reason : read_until(command, &hours, &until);
    if (reason) {
        return reason;
    }
    struct server_penalty penalty;
    if (server_penalty_of(server, person.id, &penalty) == SERVER_STORAGE) {
        return unreadable;
    }
    *(is_ban ? &penalty.banned_until_ms : &penalty.muted_until_ms) = until;
    server_penalty_put(server, person.id, &penalty);
    if (is_ban && is_on) {
        server_throw_out(server, person.id, until);
    }
    note(command, &person, hours);
    pl_json_member_int(command->json, "id", person.id);
    pl_json_member_string(command->json, "nick", person.nick);
    return NULL;
}

const char *server_command_mute(struct server_command *command)
{
    return punish(command, false, true);
}

const char *server_command_unmute(struct server_command *command)
{
    return punish(command, false, false);
}

const char *server_command_ban(struct server_command *command)
{
    return punish(command, true, true);
}

const char *server_command_unban(struct server_command *command)
{
    return punish(command, true, false);
}

const char *server_command_log(struct server_command *command)
{
    struct store_row row = { .store = command->server->store, .query = STORE_MODERATION_LOG };
    struct pl_json *json = command->json;

    pl_json_key(json, "log");
    pl_json_open(json, '[');
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(SERVER_REPORTS_PAGE)));
    while (store_next(row.store, row.query)) {
        pl_json_open(json, '{');
        pl_json_member_int(json, "at", store_row_ms(&row, 0, "at"));
        pl_json_member_string(json, "operator", store_row_text(&row, 1, "operator", NAME_MAX));
        pl_json_member_string(json, "act", store_row_text(&row, 2, "act", NAME_MAX));
        pl_json_member_int(json, "user", store_row_id(&row, 3, "user"));
        pl_json_member_string(json, "nick", store_row_text(&row, 4, "nick", SERVER_NICK_SIZE - 1));
        pl_json_member_int(json, "hours", store_row_id(&row, 5, "hours"));
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    return end_reading(&row);
}
