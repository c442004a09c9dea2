/* What clients do over the WebSocket: they make tables, sit down, play, take back, vote, leave and
 * talk, and now and then say what no client should. */
#include "tests/sim/people.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "server/control/run.h"
#include "tests/sim/errand.h"
#include "tests/sim/news.h"

enum { NEW_TABLES = 6 };

static uint32_t any(uint32_t n)
{
    return sim_below(&sim.people, n);
}

static int64_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* What comes of it is heard; whoever waits for too many answers connects anew. */
void sim_client_do(struct sim_client *client, const struct sim_asked *act, const char *type,
                   json_t *members)
{
    PL_ASSERT(members);
    for (int i = 0; i < SIM_ASKED_MAX; i++) {
        if (client->asked[i].id == 0) {
            client->asked[i] = *act;
            client->asked[i].id = sim_client_ask(client, type, members);
            return;
        }
    }
    json_decref(members);
    sim_client_go(client, 0);
}

static struct sim_asked act_at(enum sim_act act, const struct sim_seen *seen)
{
    struct sim_asked asked = { .act = act };

    memcpy(asked.table, seen->table, sizeof seen->table);
    return asked;
}

/* Doing. */

static void open_some(struct sim_client *client)
{
    struct sim_seen *seen = &client->seen[any(SIM_OPEN_MAX)];
    const struct sim_table *table;

    if (sim.table_count == 0) {
        return;
    }
    /* Most look at what is new. */
    uint32_t new = sim.table_count < NEW_TABLES ? sim.table_count : NEW_TABLES;
    table = any(4) ? &sim.table[sim.table_count - 1 - any(new)] : &sim.table[any(sim.table_count)];
    if (sim_client_seen(client, table->id) || !(table->knows >> client->number & 1)) {
        return;
    }
    if (seen->table[0]) {
        sim_client_ask(client, "close", json_pack("{s:s}", "table", seen->table));
        sim_seen_forget(seen);
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
    static const char *const wishes[] = { "open", "open", "open", "open", "open", "bot:easy" };
    uint32_t count = 0;

    while (games_at(count)) {
        count++;
    }
    const struct pl_game *game = games_at(any(count));
    uint32_t seats = game->seats_min + any((uint32_t)(game->seats_max - game->seats_min) + 1);
    json_t *list = json_array();
    uint32_t own = any(seats);
    for (uint32_t i = 0; i < seats; i++) {
        const char *wish = wishes[any(PL_COUNT_OF(wishes))];
        json_array_append_new(list, json_string(i == own ? "me" : wish));
    }
    bool is_private = any(3) == 0;
    sim_client_do(client, &(struct sim_asked){ .act = ACT_CREATE, .is_on = is_private }, "create",
                  json_pack("{s:s,s:o,s:b,s:o,s:b,s:b}", "game", game->id, "seats", list, "private",
                            is_private, "clock", some_clock(), "hints", any(2), "loss",
                            any(3) == 0));
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

/* The number of the question that was shown, and now and then another: -1 is over for sure. */
static int64_t question_of(const struct sim_seen *seen, int64_t off)
{
    return number_of(seen->view, "question") + off;
}

static int64_t some_error(void)
{
    return any(20) ? 0 : (int64_t)any(3) - 1;
}

/* A new move, if there is one. */
static void play(struct sim_client *client, const struct sim_seen *seen)
{
    const json_t *legal = json_object_get(seen->view, "legal");
    size_t count = json_array_size(legal);

    /* A decision would end the vote. */
    bool is_patient = json_is_object(json_object_get(seen->about, "undo")) && any(16);
    if (count == 0 || client->has_move || is_patient || sim_news_is_left(seen)) {
        return;
    }
    const char *action =
        json_string_value(json_object_get(json_array_get(legal, any((uint32_t)count)), "action"));
    PL_ASSERT(action);
    int64_t off = some_error();
    client->has_move = true;
    client->move = (struct sim_move){
        .question = question_of(seen, off),
        .action = strtoull(action, NULL, 16),
        .at_ms = sim.server.now_ms,
        .is_misled = off < 0,
        .lie_count = sim.lie_count,
    };
    memcpy(client->move.table, seen->table, sizeof seen->table);
    snprintf(client->move.mid, sizeof client->move.mid, "%u-%u", (unsigned)client->number,
             (unsigned)++client->mids);
    send_move(client);
}

/* Votes. */

static void answer_vote(struct sim_client *client, const struct sim_seen *seen, const char *kind)
{
    const json_t *vote = json_object_get(seen->about, kind);
    const json_t *need = json_object_get(vote, "need");
    int64_t you = number_of(seen->about, "you");
    struct sim_table *table = sim_table_of(seen->table);
    struct sim_asked act = act_at(ACT_VOTE, seen);

    if (!json_is_object(vote) || !json_is_integer(json_object_get(seen->about, "you"))) {
        return;
    }
    act.is_on = any(4) > 0;
    act.is_undo = kind[0] == 'u';
    act.is_pause = kind[0] == 'p';
    act.is_last = json_array_size(need) == 1 && json_integer_value(json_array_get(need, 0)) == you;
    act.number = number_of(vote, "vote");
    if (act.is_on && table && act.is_undo && table->vote.number == act.number) {
        table->vote.yes |= 1u << you;
    }
    sim_client_do(client, &act, "answer",
                  json_pack("{s:s,s:s,s:I,s:b}", "table", seen->table, "what", kind, "vote",
                            (json_int_t)act.number, "yes", act.is_on));
}

static void take_back(struct sim_client *client, const struct sim_seen *seen)
{
    struct sim_asked act = act_at(ACT_UNDO, seen);
    struct sim_table *table = sim_table_of(seen->table);

    if (table) {
        table->undos++;
    }
    sim_client_do(client, &act, "undo",
                  json_pack("{s:s,s:I}", "table", seen->table, "question",
                            (json_int_t)question_of(seen, some_error())));
}

/* A seat whose person is not there, or any. */
static void ask_for_bot(struct sim_client *client, const struct sim_seen *seen)
{
    struct sim_asked act = act_at(ACT_TAKEOVER, seen);
    const json_t *seats = json_object_get(seen->about, "seats");
    size_t count = json_array_size(seats);
    size_t seat = count ? any((uint32_t)count) : 0;

    for (size_t i = 0; i < count && any(8); i++) {
        size_t at = (seat + i) % count;
        if (json_is_false(json_object_get(json_array_get(seats, at), "online"))) {
            seat = at;
            break;
        }
    }
    const json_t *presence = json_array_get(json_object_get(seen->about, "presence"), seat);
    sim_client_do(client, &act, "takeover",
                  json_pack("{s:s,s:i,s:I}", "table", seen->table, "seat", (int)seat, "presence",
                            json_integer_value(presence)));
}

/* Talk. */

static void say_something(struct sim_client *client, const struct sim_seen *seen)
{
    struct sim_asked act = act_at(ACT_SAY, seen);
    char text[64] = "hej";

    if (json_is_true(json_object_get(seen->about, "private"))) {
        snprintf(text, sizeof text, "szept %s", seen->table);
    }
    sim_client_do(client, &act, "say", json_pack("{s:s,s:s}", "table", seen->table, "text", text));
}

/* All clients of one person read that person again, too. */
static void mute_somebody(struct sim_client *client, const struct sim_seen *seen)
{
    const struct sim_client *whom = &sim.client[any(sim.client_count)];
    struct sim_asked act = act_at(ACT_MUTE, seen);

    act.number = whom->user_id;
    act.is_on = any(2);
    if (act.number == 0) {
        return;
    }
    for (uint32_t i = 0; i < sim.client_count && !act.is_on; i++) {
        struct sim_client *other = &sim.client[i];
        if (other == client || (client->account >= 0 && other->account == client->account)) {
            other->mute_count = 0;
        }
    }
    sim_client_do(client, &act, "mute",
                  json_pack("{s:I,s:b}", "user", (json_int_t)act.number, "on", act.is_on));
}

/* The operator reads what waits, and mutes someone for an hour, or lets them speak again. */
static void operate(struct sim_client *client, const struct sim_seen *seen)
{
    static const char *const commands[] = {
        "{\"cmd\":\"reports\",\"operator\":\"sim\"}",
        "{\"cmd\":\"log\",\"operator\":\"sim\"}",
    };
    const struct sim_client *whom = &sim.client[any(sim.client_count)];
    char line[128];
    uint32_t which = any(4);

    (void)client, (void)seen;
    if (which < 2) {
        snprintf(line, sizeof line, "%s", commands[which]);
    } else {
        snprintf(line, sizeof line, "{\"cmd\":\"%s\",\"operator\":\"sim\",\"who\":\"#%lld\"}",
                 which == 2 ? "mute" : "unmute", (long long)whom->user_id);
    }
    free(server_control_run(&sim.server, line, strlen(line)));
}

/* A private table of which the client was not told. */
static void pry(struct sim_client *client, const struct sim_seen *seen)
{
    (void)seen;
    static const char wrong[] = "AAAAAAAAAAAAAAAAAAAAAA";

    for (uint32_t i = 0; i < sim.table_count; i++) {
        const struct sim_table *table = &sim.table[i];
        struct sim_asked act = { .act = ACT_PRY };
        if (table->is_private && !(table->knows >> client->number & 1)) {
            memcpy(act.table, table->id, sizeof table->id);
            sim_client_do(client, &act, "open",
                          json_pack("{s:s,s:s}", "table", table->id, "key", wrong));
            return;
        }
    }
}

static void report_table(struct sim_client *client, const struct sim_seen *seen)
{
    sim_client_ask(client, "report",
                   json_pack("{s:s,s:s}", "table", seen->table, "reason", "nieładnie"));
}

static void point(struct sim_client *client, const struct sim_seen *seen)
{
    sim_client_ask(client, "point",
                   json_pack("{s:s,s:s}", "table", seen->table, "place", "card:7"));
}

/* Logs in the old language are not compared any more. */
static void choose_lang(struct sim_client *client, const struct sim_seen *seen)
{
    (void)seen;
    client->langs++;
    for (int i = 0; i < SIM_OPEN_MAX; i++) {
        client->seen[i].is_log_void = true;
        client->seen[i].is_log_fresh = false;
    }
    sim_client_do(client, &(struct sim_asked){ .act = ACT_LANG }, "lang",
                  json_pack("{s:s}", "lang", any(2) ? "pl" : "en"));
}

static void look_at_lobby(struct sim_client *client, const struct sim_seen *seen)
{
    (void)seen;
    sim_client_ask(client, "lobby", json_pack("{s:b,s:i}", "on", any(3) > 0, "page", (int)any(3)));
}

static void be_absent(struct sim_client *client, const struct sim_seen *seen)
{
    (void)seen;
    sim_client_go(client, any(4) ? any(40000) : any(400000));
}

static void change_seat(struct sim_client *client, const struct sim_seen *seen)
{
    sim_client_ask(client, "seat",
                   json_pack("{s:s,s:i,s:s}", "table", seen->table, "seat", (int)any(4), "kind",
                             any(3) ? "bot:easy" : "open"));
}

static void answer_votes(struct sim_client *client, const struct sim_seen *seen)
{
    answer_vote(client, seen, "undo");
    answer_vote(client, seen, "takeover");
    answer_vote(client, seen, "pause");
}

/* Something about the table itself: requests with no other member, and the others. */
static void fiddle(struct sim_client *client, const struct sim_seen *seen, enum sim_act what)
{
    static const struct {
        const char *plain;
        void (*run)(struct sim_client *client, const struct sim_seen *seen);
    } kinds[ACT_COUNT] = {
        [ACT_UNDO] = { .run = take_back },       [ACT_VOTE] = { .run = answer_votes },
        [ACT_TAKEOVER] = { .run = ask_for_bot }, [ACT_RETURN] = { .plain = "return" },
        [ACT_HINT] = { .plain = "hint" },        [ACT_LOG] = { .plain = "log" },
        [ACT_SAY] = { .run = say_something },    [ACT_MUTE] = { .run = mute_somebody },
        [ACT_REPORT] = { .run = report_table },  [ACT_POINT] = { .run = point },
        [ACT_STAND] = { .plain = "stand" },      [ACT_SEAT] = { .run = change_seat },
        [ACT_START] = { .plain = "start" },      [ACT_REMATCH] = { .plain = "rematch" },
        [ACT_LEAVE] = { .plain = "leave" },      [ACT_LANG] = { .run = choose_lang },
        [ACT_LOBBY] = { .run = look_at_lobby },  [ACT_PRY] = { .run = pry },
        [ACT_ABSENCE] = { .run = be_absent },    [ACT_OPERATE] = { .run = operate },
    };
    struct sim_asked act = act_at(what, seen);

    if (kinds[what].plain) {
        sim_client_do(client, &act, kinds[what].plain, json_pack("{s:s}", "table", seen->table));
    } else if (kinds[what].run) {
        kinds[what].run(client, seen);
    }
}

/* Hosts and pauses. */

static uint32_t any_host(uint32_t n)
{
    return sim_below(&sim.hosts, n);
}

/* A seat of another person if there is one, by the number that was shown. */
static json_t *seat_members(const struct sim_seen *seen)
{
    const json_t *seats = json_object_get(seen->about, "seats");
    uint32_t count = (uint32_t)json_array_size(seats);
    uint32_t seat = any_host(PL_SEATS_MAX);

    for (uint32_t i = 0; i < count; i++) {
        const json_t *kind = json_object_get(json_array_get(seats, (seat + i) % count), "kind");
        bool is_own = number_of(seen->about, "you") == (seat + i) % count;
        if (!is_own && strcmp(json_string_value(kind), "person") == 0) {
            seat = (seat + i) % count;
            break;
        }
    }
    const json_t *presence = json_array_get(json_object_get(seen->about, "presence"), seat);

    return json_pack("{s:s,s:i,s:I}", "table", seen->table, "seat", (int)seat, "presence",
                     json_integer_value(presence));
}

/* False: nothing of the kind. */
static bool host_act(struct sim_client *client, const struct sim_seen *seen)
{
    static const enum sim_act acts[] = { ACT_PAUSE, ACT_PAUSE,  ACT_PAUSE,  ACT_PAUSE,
                                         ACT_HAND,  ACT_REMOVE, ACT_CANCEL, ACT_WATCHERS };
    enum { ONE_OF = 30 };
    uint32_t drawn = any_host(ONE_OF * PL_COUNT_OF(acts));
    bool is_drawn = drawn < PL_COUNT_OF(acts);
    enum sim_act act = acts[drawn % PL_COUNT_OF(acts)];
    struct sim_asked asked = act_at(act, seen);
    bool is_on = any_host(2);

    if (!is_drawn || !seen->about || sim.wishes.without_act[act]) {
        return false;
    }
    if (act == ACT_HAND || act == ACT_REMOVE) {
        sim_client_do(client, &asked, act == ACT_HAND ? "hand" : "remove", seat_members(seen));
    } else if (act == ACT_WATCHERS) {
        sim_client_do(client, &asked, "watchers",
                      json_pack("{s:s,s:b}", "table", seen->table, "on", is_on));
    } else {
        const char *pause = is_on ? "pause" : "resume";
        sim_client_do(client, &asked, act == ACT_CANCEL ? "cancel" : pause,
                      json_pack("{s:s}", "table", seen->table));
    }
    return true;
}

static enum sim_act some_act(void)
{
    static const uint8_t weights[ACT_COUNT] = {
#define ACT(name_, text_, weight_, what_) [ACT_##name_] = weight_,
#include "tests/sim/acts.def"
    };
    uint32_t sum = 0;
    int act = 0;

    for (int i = 0; i < ACT_ERRANDS; i++) {
        sum += weights[i];
    }
    uint32_t at = any(sum);
    while (at >= weights[act]) {
        at -= weights[act++];
    }
    return (enum sim_act)act;
}

/* A table where something is voted about, or NULL. */
static const struct sim_seen *find_vote(const struct sim_client *client)
{
    for (uint32_t i = 0; i < SIM_OPEN_MAX; i++) {
        const struct sim_seen *seen = &client->seen[i];
        if (json_is_object(json_object_get(seen->about, "undo")) ||
            json_is_object(json_object_get(seen->about, "takeover")) ||
            json_is_object(json_object_get(seen->about, "pause"))) {
            return seen;
        }
    }
    return NULL;
}

static void be_at(struct sim_client *client, const struct sim_seen *seen)
{
    const char *status = json_string_value(json_object_get(seen->about, "status"));
    int seat = seen->about ? find_seat(seen, "open") : -1;

    if (status && strcmp(status, "waiting") == 0 && seat >= 0 && any(2)) {
        sim_client_ask(client, "sit", json_pack("{s:s,s:i}", "table", seen->table, "seat", seat));
    } else if (any(8) == 0) {
        enum sim_act act = some_act();
        if (!sim.wishes.without_act[act]) {
            fiddle(client, seen, act);
        }
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
    if (client->phase != PHASE_THERE || client->stalls_ms > sim_now_ms()) {
        return;
    }
    const struct sim_seen *seen = &client->seen[any(SIM_OPEN_MAX)];
    const struct sim_seen *asked = any(4) ? find_asked(client) : NULL;
    const struct sim_seen *vote = any(2) ? find_vote(client) : NULL;
    if (client->has_move && client->move_id == 0) {
        send_move(client);
    } else if (host_act(client, seen) || sim_news_act(client, seen)) {
        return;
    } else if (vote && !sim.wishes.without_act[ACT_VOTE]) {
        answer_votes(client, vote);
    } else if (asked && !client->has_move) {
        play(client, asked);
    } else if (any(140) == 0) {
        sim_errand_any(client);
    } else if (any(90) == 0 && sim.table_count < SIM_TABLES_MAX) {
        make_table(client);
    } else if (!seen->table[0] || any(40) == 0) {
        open_some(client);
    } else {
        be_at(client, seen);
    }
}
