/* What clients hear: answers, tables, positions as changes, the log, the chat, the lobby. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/gate/limits.h"
#include "tests/sim/known.h"
#include "tests/sim/news.h"
#include "tests/sim/people.h"
#include "tests/unit/change.h"

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));

    return text ? text : "";
}

static int64_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

struct sim_seen *sim_client_seen(struct sim_client *client, const char *table)
{
    for (int i = 0; i < SIM_OPEN_MAX; i++) {
        if (client->seen[i].table[0] && strcmp(client->seen[i].table, table) == 0) {
            return &client->seen[i];
        }
    }
    return NULL;
}

/* Answers to moves. */

/* Refusals that say nothing about the move: it is sent again. */
static bool is_for_now(const char *code)
{
    return strcmp(code, "storage") == 0 || strcmp(code, "too-fast") == 0 ||
           strcmp(code, "shutdown") == 0 || strcmp(code, "no-table") == 0 ||
           strcmp(code, "damaged") == 0;
}

/* Refusals that say that it was not played. */
static bool is_for_good(const char *code)
{
    return strcmp(code, "stale") == 0 || strcmp(code, "illegal") == 0 ||
           strcmp(code, "not-running") == 0;
}

static void hear_move(struct sim_client *client, const json_t *message, bool is_ok)
{
    struct sim_move *move = &client->move;
    const char *code = text_of(message, "code");

    client->move_id = 0;
    if (is_ok) {
        if (move->is_misled && move->lie_count == sim.lie_count) {
            sim_fail("client %u: a move for a question that is over is played at table %s",
                     (unsigned)client->number, move->table);
        }
        move->ply = number_of(message, "ply");
        sim_note_answered(move);
        sim_count(move->is_again ? EVENT_MOVE_AGAIN : EVENT_MOVE);
        client->has_move = false;
    } else if (is_for_good(code)) {
        move->is_refused = true;
        sim_note_answered(move);
        sim.events[EVENT_MOVE_STALE] += strcmp(code, "stale") == 0;
        client->has_move = false;
    } else if (!is_for_now(code) || strcmp(code, "no-table") == 0) {
        client->has_move = false;
    }
}

/* Other answers. */

/* A new table, or one that a rematch leads to. */
static void hear_made(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    const struct sim_table *old = sim_table_of(asked->table);
    uint32_t knows = old ? old->knows : 0;
    bool is_private = old ? old->is_private : asked->is_on;
    struct sim_table *table =
        sim_table_new(text_of(message, "table"), text_of(message, "key"), is_private);

    if (table) {
        table->knows |= knows;
        sim_tell(table, client);
    }
}

/* Friends are told of a private table: half of all, and always the same ones. */
static void tell_friends(const json_t *message)
{
    struct sim_table *table = sim_table_of(text_of(message, "table"));

    for (uint32_t i = 0; table && i < sim.client_count; i++) {
        if (!table->is_private || i % 2 == 0) {
            sim_tell(table, &sim.client[i]);
        }
    }
}

static void hear_mute(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    uint32_t kept = 0;

    (void)message;
    for (uint32_t i = 0; i < client->mute_count; i++) {
        if (client->muted[i] != asked->number) {
            client->muted[kept++] = client->muted[i];
        }
    }
    client->mute_count = kept;
    if (asked->is_on && kept < SIM_MUTES_MAX) {
        client->muted[client->mute_count++] = asked->number;
    }
}

static void hear_log(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    struct sim_seen *seen = sim_client_seen(client, asked->table);

    if (!seen || !seen->view || seen->is_log_void) {
        return;
    }
    json_decref(seen->log);
    seen->log = json_incref(json_object_get(message, "events"));
    seen->log_from = 0;
    if (!json_is_null(json_object_get(message, "next"))) {
        seen->is_log_void = true;
    }
}

static void hear_lang(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    (void)asked, (void)message;
    client->langs--;
    for (int i = 0; i < SIM_OPEN_MAX && client->langs == 0; i++) {
        client->seen[i].is_log_fresh = client->seen[i].is_log_void;
    }
}

/* An undo or a takeover that was asked for, or agreed to. */
static void hear_vote(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    bool is_done = json_is_true(json_object_get(message, "done"));

    (void)client;
    if (asked->act == ACT_UNDO) {
        sim_count(is_done ? EVENT_UNDO : EVENT_UNDO_VOTE);
    } else if (asked->act == ACT_TAKEOVER) {
        sim_count(is_done ? EVENT_TAKEOVER : EVENT_TAKEOVER_VOTE);
    } else if (!asked->is_on) {
        sim_count(EVENT_VOTE_NO);
    } else if (asked->is_last) {
        sim_count(asked->is_undo    ? EVENT_UNDO_CARRIED
                  : asked->is_pause ? EVENT_PAUSE_CARRIED
                                    : EVENT_TAKEOVER_CARRIED);
    }
}

static void hear_created(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    hear_made(client, asked, message);
    tell_friends(message);
}

static void hear_pried(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    (void)message;
    sim_fail("client %u opens the private table %s without its key", (unsigned)client->number,
             asked->table);
}

static void hear_ok(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    static const struct {
        void (*hear)(struct sim_client *client, const struct sim_asked *asked, json_t *message);
        bool is_event;
        enum sim_event event;
    } kinds[ACT_COUNT + 1] = {
        [ACT_CREATE] = { .hear = hear_created },
        [ACT_REMATCH] = { hear_made, true, EVENT_REMATCH },
        [ACT_UNDO] = { .hear = hear_vote },
        [ACT_TAKEOVER] = { .hear = hear_vote },
        [ACT_VOTE] = { .hear = hear_vote },
        [ACT_RETURN] = { NULL, true, EVENT_RETURN },
        [ACT_HINT] = { NULL, true, EVENT_HINT },
        [ACT_LOG] = { hear_log, true, EVENT_LOG },
        [ACT_SAY] = { NULL, true, EVENT_SAY },
        [ACT_PAUSE] = { NULL, true, EVENT_PAUSE },
        [ACT_HAND] = { NULL, true, EVENT_HAND },
        [ACT_REMOVE] = { NULL, true, EVENT_REMOVE },
        [ACT_CANCEL] = { NULL, true, EVENT_CANCEL },
        [ACT_WATCHERS] = { NULL, true, EVENT_WATCHERS },
        [ACT_MUTE] = { hear_mute, true, EVENT_MUTE },
        [ACT_LEAVE] = { NULL, true, EVENT_LEFT },
        [ACT_LANG] = { .hear = hear_lang },
        [ACT_PRY] = { .hear = hear_pried },
        [ACT_SKIP] = { NULL, true, EVENT_SKIP },
        [ACT_FILM] = { sim_news_hear_film, true, EVENT_FILM },
        [ACT_PREFS] = { sim_news_hear_prefs, true, EVENT_PREFS },
        [ACT_KEEP] = { sim_news_hear_keep, true, EVENT_KEPT },
    };

    if (kinds[asked->act].is_event) {
        sim_count(kinds[asked->act].event);
    }
    if (kinds[asked->act].hear) {
        kinds[asked->act].hear(client, asked, message);
    }
}

static void hear_refusal(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    const char *code = text_of(message, "code");

    if (strcmp(code, "storage") == 0) {
        sim_count(EVENT_REFUSED_STORAGE);
    }
    if (strcmp(code, "muted") == 0) {
        sim_count(EVENT_MUTED);
    }
    if (asked->act == ACT_PRY && strcmp(code, "no-key") == 0) {
        sim_count(EVENT_PRIED);
    }
    if (asked->act == ACT_LANG) {
        hear_lang(client, asked, message);
    }
}

/* Who one is, as the server sees it. */
static void hear_hello(struct sim_client *client, const json_t *message)
{
    const json_t *user = json_object_get(message, "user");
    const char *nick = text_of(user, "nick");
    char own[SIM_NICK_SIZE];
    int account = -1;

    client->phase = PHASE_THERE;
    for (uint32_t i = 0; i < sim.account_count; i++) {
        account = strcmp(sim.account[i].nick, nick) == 0 ? (int)i : account;
    }
    snprintf(own, sizeof own, "Osoba %u", (unsigned)client->number);
    bool is_known =
        account >= 0 ? !json_is_true(json_object_get(user, "is_guest")) : strcmp(nick, own) == 0;
    bool is_changed =
        account != client->account || (client->user_id && client->user_id != number_of(user, "id"));
    if (!is_known || (is_changed && !client->is_unsure)) {
        sim_fail("client %u is taken for %s", (unsigned)client->number, nick);
    }
    if (is_changed) {
        sim_post_doubt(client);
        sim_enter(client, account);
        client->has_move = false;
        client->mute_count = 0;
    }
    client->user_id = number_of(user, "id");
    if (client->hello_doubts == client->doubts) {
        client->is_unsure = false;
    }
}

static void hear_answer(struct sim_client *client, json_t *message, bool is_ok)
{
    int64_t id = number_of(message, "id");
    struct sim_asked asked = { .act = ACT_COUNT };

    if (client->phase == PHASE_HELLO && is_ok) {
        hear_hello(client, message);
        return;
    }
    if (client->has_move && id == client->move_id && id) {
        hear_move(client, message, is_ok);
        return;
    }
    for (int i = 0; i < SIM_ASKED_MAX; i++) {
        if (id && client->asked[i].id == id) {
            asked = client->asked[i];
            client->asked[i].id = 0;
        }
    }
    if (is_ok) {
        hear_ok(client, &asked, message);
    } else {
        hear_refusal(client, &asked, message);
    }
}

/* The log. */

static void begin_log(struct sim_seen *seen, int64_t from)
{
    json_decref(seen->log);
    seen->log = json_array();
    seen->log_from = from;
}

/* Keeps what was known up to `from`, and adds what has come. */
static void add_events(struct sim_seen *seen, const json_t *message, int64_t known)
{
    json_t *events = json_object_get(message, "events");
    int64_t from = number_of(message, "from");

    if (!seen->log || from > known || from < seen->log_from) {
        begin_log(seen, from);
    }
    size_t count = json_array_size(seen->log);
    while (count > 0 && number_of(json_array_get(seen->log, count - 1), "ply") > from) {
        json_array_remove(seen->log, --count);
    }
    json_array_extend(seen->log, events);
}

/* Positions. */

/* The whole that a message `delta` leads to, or NULL when the change does not fit. */
static json_t *changed_view(const json_t *view, json_t *message)
{
    json_t *position = json_pack("{s:O,s:O}", "view", json_object_get(view, "view"), "legal",
                                 json_object_get(view, "legal"));

    position = position ? change_apply(position, json_object_get(message, "change")) : NULL;
    if (!position) {
        return NULL;
    }
    json_object_update(message, position);
    json_decref(position);
    return message;
}

static void hear_position(struct sim_client *client, json_t *message, bool is_change)
{
    const char *id = text_of(message, "table");
    struct sim_seen *seen = sim_client_seen(client, id);

    /* Of a table that was closed meanwhile something may be on its way. */
    if (!seen || (is_change && !seen->view)) {
        return;
    }
    if (is_change && !changed_view(seen->view, message)) {
        sim_fail("client %u: a change that does not fit table %s", (unsigned)client->number, id);
    }
    sim.events[EVENT_DELTA] += is_change;
    int64_t known = seen->view ? number_of(seen->view, "ply") : -1;
    if (!is_change && (!seen->view || seen->is_log_fresh)) {
        begin_log(seen, number_of(message, "ply"));
        seen->is_log_void = client->langs > 0;
        seen->is_log_fresh = false;
    } else {
        add_events(seen, message, known);
    }
    json_decref(seen->view);
    seen->view = json_incref(message);
}

/* What seats are called, and what one's own was told, stands in the log. */
static bool are_read_alike(const json_t *before, const json_t *now)
{
    const json_t *old = json_object_get(before, "seats");
    const json_t *seats = json_object_get(now, "seats");
    size_t count = json_array_size(seats);

    if (!json_equal(json_object_get(before, "you"), json_object_get(now, "you"))) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (strcmp(text_of(json_array_get(old, i), "nick"),
                   text_of(json_array_get(seats, i), "nick")) != 0) {
            return false;
        }
    }
    return true;
}

/* Requests to take back that another seat has sent and that are not answered. */
static uint32_t undos_under_way(const char *table, int64_t seat)
{
    uint32_t count = 0;

    for (uint32_t c = 0; c < sim.client_count; c++) {
        struct sim_client *client = &sim.client[c];
        const struct sim_seen *seen = sim_client_seen(client, table);
        bool is_other = !seen || number_of(seen->about, "you") != seat;
        for (uint32_t i = 0; i < SIM_ASKED_MAX && is_other; i++) {
            const struct sim_asked *asked = &client->asked[i];
            count += asked->id && asked->act == ACT_UNDO && strcmp(asked->table, table) == 0;
        }
    }
    return count;
}

/* A vote that is new, as all who are asked see it. A person who has asked meanwhile to take back
 * their own last decision needs no consent. */
static void note_vote(struct sim_table *table, const json_t *about)
{
    const json_t *vote = json_object_get(about, "undo");
    int64_t number = number_of(vote, "vote");
    const json_t *need = json_object_get(vote, "need");

    if (!json_is_object(vote) || number == table->vote.number) {
        return;
    }
    uint32_t under_way = undos_under_way(table->id, number_of(vote, "seat"));
    table->vote = (struct sim_vote){ .number = number, .undos = table->undos - under_way };
    table->vote.ply = (uint32_t)number_of(about, "ply");
    for (size_t i = 0; i < json_array_size(need); i++) {
        table->vote.need |= 1u << json_integer_value(json_array_get(need, i));
    }
}

static void hear_table(struct sim_client *client, json_t *message)
{
    json_t *about = json_object_get(message, "table");
    const char *id = text_of(about, "id");
    struct sim_seen *seen = sim_client_seen(client, id);
    struct sim_table *table = sim_table_of(id);

    if (table) {
        note_vote(table, about);
    }
    if (!seen) {
        return;
    }
    if (seen->about && seen->view && !are_read_alike(seen->about, about)) {
        begin_log(seen, number_of(seen->view, "ply"));
    }
    json_decref(seen->about);
    seen->about = json_incref(about);
}

/* The rest. */

static void hear_chat(const struct sim_client *client, const json_t *message)
{
    const json_t *lines = json_object_get(message, "lines");

    for (size_t i = 0; i < json_array_size(lines); i++) {
        int64_t user = number_of(json_array_get(lines, i), "user");
        for (uint32_t n = 0; n < client->mute_count; n++) {
            if (user && user == client->muted[n]) {
                sim_fail("client %u reads a person that it has muted", (unsigned)client->number);
            }
        }
    }
}

/* Each is told once, in order. */
static void hear_notices(struct sim_client *client, const json_t *message)
{
    struct sim_seen *seen = sim_client_seen(client, text_of(message, "table"));
    const json_t *lines = json_object_get(message, "lines");
    int64_t from = number_of(message, "from");

    if (!seen || (from > 0 && from != seen->notices)) {
        return;
    }
    for (size_t i = 0; i < json_array_size(lines); i++) {
        const json_t *line = json_array_get(lines, i);
        int64_t n = number_of(line, "n");
        if (n < from || (i > 0 && n != from) || !text_of(line, "text")[0]) {
            sim_fail("client %u: notice %lld of table %s comes after %lld",
                     (unsigned)client->number, (long long)n, seen->table, (long long)from);
        }
        from = n + 1;
        sim_count(EVENT_NOTICE);
    }
    seen->notices = from;
}

/* The table is not open any more: nothing of it may come before it is opened again. */
static void hear_gone(struct sim_client *client, const json_t *message)
{
    struct sim_seen *seen = sim_client_seen(client, text_of(message, "table"));

    sim_count(EVENT_GONE);
    if (seen) {
        sim_seen_forget(seen);
    }
}

static void hear_lobby(const struct sim_client *client, const json_t *message)
{
    int64_t pages = number_of(message, "pages");
    int64_t page = number_of(message, "page");

    sim_count(EVENT_LOBBY);
    if (page < 0 || pages < 1 || page >= pages ||
        json_array_size(json_object_get(message, "tables")) > SERVER_LOBBY_PAGE) {
        sim_fail("client %u: page %lld of %lld of the lobby", (unsigned)client->number,
                 (long long)page, (long long)pages);
    }
}

void sim_client_hear(struct sim_client *client, const char *text, uint32_t size)
{
    json_t *message = json_loadb(text, size, JSON_REJECT_DUPLICATES, NULL);
    const char *type = text_of(message, "t");

    sim.messages++;
    sim_say("client %u hears %.*s", (unsigned)client->number, size < 160 ? (int)size : 160, text);
    sim_check_secrets(client, text, size);
    if (!type[0]) {
        sim_fail("client %u: no message: %.*s", (unsigned)client->number, (int)size, text);
    }
    if (strcmp(type, "ok") == 0 || strcmp(type, "error") == 0) {
        hear_answer(client, message, type[0] == 'o');
    } else if (strcmp(type, "table") == 0) {
        hear_table(client, message);
    } else if (strcmp(type, "view") == 0 || strcmp(type, "delta") == 0) {
        hear_position(client, message, type[0] == 'd');
    } else if (strcmp(type, "chat") == 0) {
        hear_chat(client, message);
    } else if (strcmp(type, "notices") == 0) {
        hear_notices(client, message);
    } else if (strcmp(type, "gone") == 0) {
        hear_gone(client, message);
    } else if (strcmp(type, "lobby") == 0) {
        hear_lobby(client, message);
    }
    json_decref(message);
}
