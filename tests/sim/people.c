/* What clients do: they make tables, sit down, play, take back, vote, leave, talk, and now and then
 * say what no client should. */
#include "tests/sim/people.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "tests/unit/change.h"

static uint32_t any(uint32_t n)
{
    return sim_below(&sim.people, n);
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

/* Hearing. */

static void know_table(const char *id, const char *key)
{
    for (uint32_t i = 0; i < sim.table_count; i++) {
        if (strcmp(sim.table[i].id, id) == 0) {
            return;
        }
    }
    if (sim.table_count < SIM_TABLES_MAX) {
        struct sim_table *table = &sim.table[sim.table_count++];
        snprintf(table->id, sizeof table->id, "%s", id);
        snprintf(table->key, sizeof table->key, "%s", key);
    }
}

static void note_acked(const struct sim_move *move)
{
    if (sim.acked_count == sim.acked_room) {
        sim.acked_room = sim.acked_room ? 2 * sim.acked_room : 256;
        sim.acked = realloc(sim.acked, sim.acked_room * sizeof *sim.acked);
        PL_ASSERT(sim.acked);
    }
    sim.acked[sim.acked_count++] = *move;
}

/* Refusals that say nothing about the move: it is sent again. */
static bool is_for_now(const char *code)
{
    return strcmp(code, "storage") == 0 || strcmp(code, "too-fast") == 0 ||
           strcmp(code, "shutdown") == 0 || strcmp(code, "no-table") == 0 ||
           strcmp(code, "damaged") == 0;
}

static void hear_answer(struct sim_client *client, const json_t *message, bool is_ok)
{
    int64_t id = json_integer_value(json_object_get(message, "id"));
    const char *made = json_string_value(json_object_get(message, "table"));
    const char *key = json_string_value(json_object_get(message, "key"));
    const char *code = json_string_value(json_object_get(message, "code"));

    if (client->phase == PHASE_HELLO) {
        client->phase = PHASE_THERE;
    }
    if (is_ok && made && key) {
        know_table(made, key);
    }
    if (id != client->move_id || !client->has_move) {
        return;
    }
    client->move_id = 0;
    if (is_ok) {
        client->move.ply = json_integer_value(json_object_get(message, "ply"));
        note_acked(&client->move);
        client->has_move = false;
    } else if (!is_for_now(code)) {
        client->has_move = false;
    }
}

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

static void hear_change(struct sim_client *client, json_t *message)
{
    const char *id = json_string_value(json_object_get(message, "table"));
    struct sim_seen *seen = id ? sim_client_seen(client, id) : NULL;

    /* Of a table that was closed meanwhile something may be on its way. */
    if (!seen || !seen->view) {
        return;
    }
    if (!changed_view(seen->view, message)) {
        sim_fail("client %u: a change that does not fit table %s", (unsigned)client->number, id);
    }
    json_decref(seen->view);
    seen->view = json_incref(message);
}

/* Takes over what is sent of a table that is open. */
static void hear_table(struct sim_client *client, json_t *message, bool is_view)
{
    json_t *inner = is_view ? message : json_object_get(message, "table");
    const char *id = json_string_value(json_object_get(inner, is_view ? "table" : "id"));
    struct sim_seen *seen = id ? sim_client_seen(client, id) : NULL;

    if (!seen) {
        return;
    }
    json_t **at = is_view ? &seen->view : &seen->about;
    json_decref(*at);
    *at = json_incref(inner);
}

void sim_client_hear(struct sim_client *client, const char *text, uint32_t size)
{
    json_t *message = json_loadb(text, size, JSON_REJECT_DUPLICATES, NULL);
    const char *type = json_string_value(json_object_get(message, "t"));

    sim.messages++;
    if (!type) {
        sim_fail("client %u: no message: %.*s", (unsigned)client->number, (int)size, text);
    }
    if (strcmp(type, "ok") == 0 || strcmp(type, "error") == 0) {
        hear_answer(client, message, type[0] == 'o');
    } else if (strcmp(type, "table") == 0) {
        hear_table(client, message, false);
    } else if (strcmp(type, "view") == 0) {
        hear_table(client, message, true);
    } else if (strcmp(type, "delta") == 0) {
        hear_change(client, message);
    }
    json_decref(message);
}

/* Doing. */

static void open_some(struct sim_client *client)
{
    struct sim_seen *seen = &client->seen[any(SIM_OPEN_MAX)];
    const struct sim_table *table;

    if (sim.table_count == 0) {
        return;
    }
    table = &sim.table[any(sim.table_count)];
    if (sim_client_seen(client, table->id)) {
        return;
    }
    if (seen->table[0]) {
        sim_client_ask(client, "close", json_pack("{s:s}", "table", seen->table));
        json_decref(seen->about);
        json_decref(seen->view);
        *seen = (struct sim_seen){ .about = NULL };
    }
    memcpy(seen->table, table->id, sizeof seen->table);
    sim_client_ask(client, "open", json_pack("{s:s,s:s}", "table", table->id, "key", table->key));
}

static json_t *some_clock(void)
{
    switch (any(4)) {
    case 0: return json_pack("{s:s,s:i,s:i}", "kind", "live", "main", 60000, "inc", 1000);
    case 1: return json_pack("{s:s,s:i}", "kind", "days", "days", 1);
    default: return json_pack("{s:s}", "kind", "none");
    }
}

static void make_table(struct sim_client *client)
{
    static const char *const wishes[] = { "open", "open", "open", "bot:easy" };
    uint32_t count = 0;

    while (games_at(count)) {
        count++;
    }
    const struct pl_game *game = games_at(any(count));
    uint32_t seats = game->seats_min + any((uint32_t)(game->seats_max - game->seats_min) + 1);
    json_t *list = json_array();
    uint32_t own = any(seats);
    for (uint32_t i = 0; i < seats; i++) {
        json_array_append_new(list, json_string(i == own ? "me" : wishes[any(4)]));
    }
    sim_client_ask(client, "create",
                   json_pack("{s:s,s:o,s:b,s:o}", "game", game->id, "seats", list, "private",
                             any(3) == 0, "clock", some_clock()));
}

/* A seat of that kind at the table, or -1. */
static int find_seat(const struct sim_seen *seen, const char *kind)
{
    const json_t *seats = json_object_get(seen->about, "seats");
    size_t count = json_array_size(seats);
    size_t from = count ? any((uint32_t)count) : 0;

    for (size_t i = 0; i < count; i++) {
        size_t at = (from + i) % count;
        const char *is = json_string_value(json_object_get(json_array_get(seats, at), "kind"));
        if (is && strcmp(is, kind) == 0) {
            return (int)at;
        }
    }
    return -1;
}

static void send_move(struct sim_client *client)
{
    char action[24];

    snprintf(action, sizeof action, "0x%016llx", (unsigned long long)client->move.action);
    client->move_id = sim_client_ask(
        client, "move",
        json_pack("{s:s,s:s,s:I,s:s}", "table", client->move.table, "mid", client->move.mid,
                  "question", (json_int_t)client->move.question, "action", action));
}

/* The number of the question that was shown, and now and then another. */
static int64_t question_of(const struct sim_seen *seen)
{
    int64_t number = json_integer_value(json_object_get(seen->view, "question"));

    return any(20) ? number : number - 1 + any(3);
}

/* A new move, if there is one. */
static void play(struct sim_client *client, const struct sim_seen *seen)
{
    const json_t *legal = json_object_get(seen->view, "legal");
    size_t count = json_array_size(legal);

    if (count == 0 || client->has_move) {
        return;
    }
    const char *action =
        json_string_value(json_object_get(json_array_get(legal, any((uint32_t)count)), "action"));
    PL_ASSERT(action);
    client->has_move = true;
    client->move = (struct sim_move){
        .question = question_of(seen),
        .action = strtoull(action, NULL, 16),
    };
    memcpy(client->move.table, seen->table, sizeof seen->table);
    snprintf(client->move.mid, sizeof client->move.mid, "%u-%u", (unsigned)client->number,
             (unsigned)++client->mids);
    send_move(client);
}

static void answer_votes(struct sim_client *client, const struct sim_seen *seen)
{
    static const char *const kinds[] = { "undo", "takeover" };

    for (size_t i = 0; i < PL_COUNT_OF(kinds); i++) {
        if (json_is_object(json_object_get(seen->about, kinds[i]))) {
            json_t *vote = json_object_get(json_object_get(seen->about, kinds[i]), "vote");
            sim_client_ask(client, "answer",
                           json_pack("{s:s,s:s,s:O,s:b}", "table", seen->table, "what", kinds[i],
                                     "vote", vote, "yes", any(4) > 0));
        }
    }
}

static void ask_for_bot(struct sim_client *client, const struct sim_seen *seen)
{
    uint32_t seat = any(3);
    const json_t *presence = json_array_get(json_object_get(seen->about, "presence"), seat);

    sim_client_ask(client, "takeover",
                   json_pack("{s:s,s:i,s:I}", "table", seen->table, "seat", (int)seat, "presence",
                             json_integer_value(presence)));
}

/* Something about the table itself. */
static void fiddle(struct sim_client *client, const struct sim_seen *seen)
{
    const char *table = seen->table;
    json_t *you = json_object_get(seen->about, "you");

    switch (any(12)) {
    case 0:
        sim_client_ask(
            client, "undo",
            json_pack("{s:s,s:I}", "table", table, "question", (json_int_t)question_of(seen)));
        break;
    case 1: answer_votes(client, seen); break;
    case 2: ask_for_bot(client, seen); break;
    case 3: sim_client_ask(client, "return", json_pack("{s:s}", "table", table)); break;
    case 4: sim_client_ask(client, "hint", json_pack("{s:s}", "table", table)); break;
    case 5: sim_client_ask(client, "log", json_pack("{s:s,s:i}", "table", table, "from", 0)); break;
    case 6:
        sim_client_ask(client, "say", json_pack("{s:s,s:s}", "table", table, "text", "hej"));
        break;
    case 7:
        if (json_is_integer(you)) {
            sim_client_ask(client, "rematch", json_pack("{s:s}", "table", table));
        }
        break;
    case 8:
        if (any(10) == 0) {
            sim_client_ask(client, "leave", json_pack("{s:s}", "table", table));
        }
        break;
    case 9: sim_client_ask(client, "start", json_pack("{s:s}", "table", table)); break;
    case 10:
        sim_client_ask(client, "lang", json_pack("{s:s}", "lang", any(2) ? "pl" : "en"));
        break;
    default: sim_client_ask(client, "lobby", json_pack("{s:b}", "on", any(2))); break;
    }
}

static void be_at(struct sim_client *client, const struct sim_seen *seen)
{
    const char *status = json_string_value(json_object_get(seen->about, "status"));
    int seat = seen->about ? find_seat(seen, "open") : -1;

    if (status && strcmp(status, "waiting") == 0 && seat >= 0 && any(2)) {
        sim_client_ask(client, "sit", json_pack("{s:s,s:i}", "table", seen->table, "seat", seat));
    } else if (any(8) == 0) {
        fiddle(client, seen);
    } else if (seen->view) {
        play(client, seen);
    }
}

/* A table at which the client is asked something, or NULL. */
static const struct sim_seen *find_asked(const struct sim_client *client)
{
    uint32_t from = any(SIM_OPEN_MAX);

    for (uint32_t i = 0; i < SIM_OPEN_MAX; i++) {
        const struct sim_seen *seen = &client->seen[(from + i) % SIM_OPEN_MAX];
        if (json_array_size(json_object_get(seen->view, "legal")) > 0) {
            return seen;
        }
    }
    return NULL;
}

void sim_client_act(struct sim_client *client)
{
    if (client->phase != PHASE_THERE) {
        return;
    }
    const struct sim_seen *seen = &client->seen[any(SIM_OPEN_MAX)];
    const struct sim_seen *asked = any(4) ? find_asked(client) : NULL;
    if (client->has_move && client->move_id == 0) {
        send_move(client);
    } else if (asked && !client->has_move) {
        play(client, asked);
    } else if (any(60) == 0 && sim.table_count < SIM_TABLES_MAX) {
        make_table(client);
    } else if (!seen->table[0] || any(40) == 0) {
        open_some(client);
    } else {
        be_at(client, seen);
    }
}
