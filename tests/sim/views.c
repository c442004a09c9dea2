/* What clients see: exactly what the server would write for them now, and nothing that would be
 * otherwise if what they may not know were otherwise. */
#include "tests/sim/views.h"

#include <stdlib.h>
#include <string.h>

#include "match/describe.h"
#include "server/gate/limits.h"
#include "server/protocol/conn.h"
#include "server/tables/present.h"
#include "server/tables/question.h"
#include "server/turn.h"

enum { SAMPLE_EVERY = 6 };

static struct server_eyes eyes_of(const struct server_table *table, const struct server_conn *conn,
                                  struct server_names *names)
{
    server_table_names(table, conn->lang, names);
    return (struct server_eyes){
        .seat = server_seat_of(table, conn->user),
        .lang = conn->lang,
        .names = names->at,
    };
}

/* When everything has come to rest. */

/* What the server would send of the table as a whole. */
static json_t *view_of(struct server_table *table, const struct server_conn *conn)
{
    struct server_names names;
    struct server_look look = { .eyes = eyes_of(table, conn, &names), .from = table->ply };
    struct pl_json json = server_scratch(&sim.server);

    server_write_position(&json, table, &look.eyes);
    look.now = server_text_new(json.text.at, json.text.length);
    json = server_scratch(&sim.server);
    server_write_view(&json, &sim.server, table, &look);
    server_text_drop(look.now);
    json_t *view = json_loadb(json.text.at, json.text.length, 0, NULL);
    PL_ASSERT(view);
    return view;
}

static void compare(const struct sim_client *client, const struct sim_seen *seen,
                    const json_t *should)
{
    static const char *const members[] = { "ply", "question", "view", "legal", "can_undo" };

    for (size_t i = 0; i < PL_COUNT_OF(members); i++) {
        const json_t *a = json_object_get(seen->view, members[i]);
        const json_t *b = json_object_get(should, members[i]);
        if (!json_equal(a, b)) {
            sim_fail("client %u sees another %s of table %s than there is",
                     (unsigned)client->number, members[i], seen->table);
        }
    }
}

static int64_t ply_of(const json_t *event)
{
    return json_integer_value(json_object_get(event, "ply"));
}

/* What one decision led to, as these eyes may read it; `state` is that after it. */
static void write_events(struct pl_json *json, const struct server_table *table,
                         const struct server_eyes *eyes, const struct pl_state *state,
                         const struct pl_events *events)
{
    struct pl_state_room room;
    struct match_reader reader = {
        .game = table->game,
        .obs = pl_obs_in(&room),
        .lang = eyes->lang,
        .seat_names = eyes->names,
    };

    pl_observe(table->game, state, eyes->seat, pl_obs_in(&room));
    for (uint32_t i = 0; i < events->count; i++) {
        struct pl_event event = pl_event_for(events->item[i], eyes->seat);
        pl_json_open(json, '{');
        match_describe_event(json, &reader, &event);
        pl_json_close(json, '}');
    }
}

/* The log from that ply on, without the server's help: a list of lists of events, one for each
 * decision. */
static json_t *log_of(const struct server_table *table, const struct server_eyes *eyes,
                      uint32_t from)
{
    static char bytes[SERVER_SCRATCH_SIZE];
    static struct pl_events events;
    struct pl_state_room room;
    struct pl_json json = pl_json_in(bytes, sizeof bytes);
    const char *reason = match_at(table->match, from - table->match_from, pl_state_in(&room));

    pl_json_open(&json, '[');
    for (uint32_t ply = from; ply < table->ply && !reason; ply++) {
        pl_seat seat;
        pl_action action;
        match_log(table->match, ply - table->match_from, &seat, &action);
        pl_events_clear(&events);
        reason = pl_submit(table->game, pl_state_in(&room), seat, action, &events);
        pl_json_open(&json, '[');
        write_events(&json, table, eyes, pl_state_in(&room), &events);
        pl_json_close(&json, ']');
    }
    pl_json_close(&json, ']');
    return reason || json.text.is_cut ? NULL : json_loadb(json.text.at, json.text.length, 0, NULL);
}

/* Whether the client has read exactly these events of each decision; `at` is the first one. */
static bool is_same_log(const json_t *read, size_t at, const json_t *log, int64_t first)
{
    for (size_t i = 0; i < json_array_size(log); i++) {
        const json_t *events = json_array_get(log, i);
        for (size_t n = 0; n < json_array_size(events); n++) {
            json_t *event = json_copy(json_array_get(read, at++));
            bool is_same = ply_of(event) == first + 1 + (int64_t)i;
            json_object_del(event, "ply");
            is_same = is_same && json_equal(event, json_array_get(events, n));
            json_decref(event);
            if (!is_same) {
                return false;
            }
        }
    }
    return at == json_array_size(read);
}

/* The events received one by one equal the whole log. */
static void compare_log(const struct sim_client *client, const struct sim_seen *seen,
                        const struct server_table *table, const struct server_eyes *eyes)
{
    int64_t first = server_table_first_ply(table);
    size_t at = 0;

    if (!seen->log || seen->is_log_void) {
        return;
    }
    first = first > seen->log_from ? first : seen->log_from;
    first = first < table->ply ? first : table->ply;
    json_t *log = log_of(table, eyes, (uint32_t)first);
    while (at < json_array_size(seen->log) && ply_of(json_array_get(seen->log, at)) <= first) {
        at++;
    }
    bool is_same = !log || is_same_log(seen->log, at, log, first);
    if (!is_same && sim.wishes.is_verbose) {
        char *read = json_dumps(seen->log, JSON_COMPACT);
        char *there = json_dumps(log, JSON_COMPACT);
        sim_say("read: %s", read);
        sim_say("there is, after ply %lld: %s", (long long)first, there);
        free(read);
        free(there);
    }
    json_decref(log);
    if (!is_same) {
        sim_fail("client %u has read another log of table %s than there is",
                 (unsigned)client->number, seen->table);
    }
}

/* The connection of a client, or NULL. */
static const struct server_conn *conn_of(const struct sim_client *client)
{
    for (const struct server_conn *conn = sim.server.conns.first; conn;
         conn = conn->of_server.next) {
        if (client->link && conn->stream == client->link->stream) {
            return conn;
        }
    }
    return NULL;
}

static void check_seen(const struct sim_client *client, const struct server_conn *conn,
                       const struct sim_seen *seen)
{
    struct server_names names;
    uint64_t id = 0;

    if (!seen->table[0] || !seen->view || !server_id_parse(seen->table, &id)) {
        return;
    }
    struct server_node *node = server_map_find(&sim.server.tables, id);
    struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;
    bool is_looked_at = false;
    for (const struct server_sub *sub = table ? table->subs.first : NULL; sub;
         sub = sub->of_table.next) {
        is_looked_at = is_looked_at || sub->conn == conn;
    }
    if (!is_looked_at || !table->match) {
        return;
    }
    json_t *should = view_of(table, conn);
    struct server_eyes eyes = eyes_of(table, conn, &names);
    compare(client, seen, should);
    compare_log(client, seen, table, &eyes);
    json_decref(should);
}

void sim_check_views(void)
{
    for (uint32_t i = 0; i < sim.client_count; i++) {
        struct sim_client *client = &sim.client[i];
        const struct server_conn *conn = conn_of(client);
        for (int n = 0; conn && n < SIM_OPEN_MAX; n++) {
            check_seen(client, conn, &client->seen[n]);
        }
    }
}

/* When it is sent. */

/* Another truth that looks the same through these eyes. */
static struct match *other_truth(const struct server_table *table, pl_seat viewer)
{
    struct pl_state_room seen;
    struct pl_state_room other = { { 0 } };
    const struct pl_layout *layout = &table->game->layout;
    const struct pl_state *truth = match_state(table->match);
    struct pl_seed seed = pl_seed_of(sim_below(&sim.other, UINT32_MAX));
    struct match *match = NULL;

    pl_observe(table->game, truth, viewer, pl_obs_in(&seen));
    pl_determinize(table->game, pl_obs_in(&seen), &seed, pl_state_in(&other));
    sim.events[EVENT_OTHER_TRUTH] +=
        memcmp(other.byte + layout->private_at, (const uint8_t *)truth + layout->private_at,
               layout->rng_at - layout->private_at) != 0;
    const char *reason = match_from_state(table->game, pl_state_in(&other), &match);
    return reason ? NULL : match;
}

/* The position that was just written for a connection is written anew from another truth. */
static void compare_truths(struct server_table *table, const struct server_conn *conn,
                           struct server_text *sent)
{
    static char room[SERVER_SCRATCH_SIZE];
    struct server_names names;
    struct server_eyes eyes = eyes_of(table, conn, &names);
    struct match *truth = table->match;
    struct match *other = other_truth(table, eyes.seat);
    struct pl_json json = pl_json_in(room, sizeof room);

    if (!other) {
        return;
    }
    sim_count(EVENT_COMPARED);
    table->match = other;
    server_write_position(&json, table, &eyes);
    table->match = truth;
    match_free(other);
    if (json.text.length != sent->length ||
        memcmp(json.text.at, server_text_bytes(sent), sent->length) != 0) {
        sim_fail("table %llx: what seat %d is sent tells what it may not know",
                 (unsigned long long)server_table_id(table),
                 eyes.seat == PL_NOBODY ? -1 : eyes.seat);
    }
}

/* By `sim_wrap` in meson.build. */
void __real_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text);
void __wrap_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text);

void __wrap_server_conn_send(struct server *server, struct server_conn *conn,
                             struct server_text *text)
{
    static const char view[] = "{\"t\":\"view\",";
    static const char delta[] = "{\"t\":\"delta\",";
    const char *bytes = server_text_bytes(text);
    bool is_position = text->length > sizeof delta && (memcmp(bytes, view, sizeof view - 1) == 0 ||
                                                       memcmp(bytes, delta, sizeof delta - 1) == 0);

    for (uint32_t i = 0; is_position && i < SERVER_OPEN_TABLES_MAX; i++) {
        struct server_sub *sub = &conn->sub[i];
        char id[SERVER_ID_SIZE] = "";
        if (sub->table && sub->table->match && sub->position) {
            server_id_format(server_table_id(sub->table), id);
        }
        if (id[0] && memmem(bytes, 64, id, strlen(id)) &&
            sim_below(&sim.other, SAMPLE_EVERY) == 0) {
            compare_truths(sub->table, conn, sub->position);
        }
    }
    __real_server_conn_send(server, conn, text);
}
