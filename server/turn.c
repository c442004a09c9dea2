/* The end of a turn. */
#include "server/turn.h"

#include <stdlib.h>
#include <string.h>

#include "server/edge/edge.h"
#include "server/gate/limits.h"
#include "server/http/http.h"
#include "server/log.h"
#include "server/notify/notify.h"
#include "server/people/session.h"
#include "server/store/backup.h"
#include "server/tables/bots.h"
#include "server/tables/chat.h"
#include "server/tables/damage.h"
#include "server/tables/host.h"
#include "server/tables/notice.h"
#include "server/tables/present.h"

struct pl_json server_scratch(struct server *server)
{
    return pl_json_in(server->scratch, SERVER_SCRATCH_SIZE);
}

struct server_text *server_scratch_text(const struct pl_json *json)
{
    PL_ASSERT(!json->text.is_cut);
    return server_text_new(json->text.at, json->text.length);
}

struct server_text *server_error_message(struct server *server, const struct server_answer *answer,
                                         enum server_error error, enum pl_lang lang)
{
    char room[1024];
    char words[768];
    struct pl_json json = pl_json_in(room, sizeof room);
    struct pl_text text = pl_text_in(words, sizeof words);

    server->metrics.errors[error]++;
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "t", "error");
    pl_json_key(&json, "id");
    if (answer->has_id) {
        pl_json_int(&json, answer->id);
    } else {
        pl_json_null(&json);
    }
    pl_json_member_string(&json, "code", server_error_code(error));
    if (answer->refusal) {
        pl_json_member_string(&json, "reason", answer->refusal->code);
    }
    pl_text_add(&text,
                answer->refusal ? answer->refusal->text[lang] : server_error_text(error, lang));
    if (answer->names) {
        pl_text_char(&text, ' ');
        pl_text_add(&text, answer->names);
    }
    pl_json_member_string(&json, "error", words);
    pl_json_close(&json, '}');
    return server_scratch_text(&json);
}

void server_turn_answer(struct server *server, const struct server_answer *answer)
{
    struct server_turn *turn = &server->turn;

    if (turn->answer_count == turn->answer_room) {
        turn->answer_room = turn->answer_room ? 2 * turn->answer_room : 64;
        turn->answer = realloc(turn->answer, turn->answer_room * sizeof *turn->answer);
        PL_ASSERT(turn->answer);
    }
    turn->answer[turn->answer_count++] = *answer;
}

void server_turn_forget(struct server *server, const struct server_conn *conn)
{
    for (uint32_t i = 0; i < server->turn.answer_count; i++) {
        if (server->turn.answer[i].conn == conn) {
            server->turn.answer[i].conn = NULL;
        }
    }
}

/* Committing. */

static const uint64_t NS_PER_MS = 1000000;
/* After a turn that several shared, more will come; after another only if it has just ended. */
static const uint64_t BUSY_NS = 10000000;
static const uint64_t JUST_NS = 1000000;
static const uint64_t WINDOW_NS = 4000000; /* to wait for more */
static const uint64_t SLOW_NS = 5000000000;

enum { SHARED_BY = 3 };

/* A single writer does not wait. */
bool server_turn_is_due(struct server *server)
{
    struct server_turn *turn = &server->turn;

    if (!store_is_dirty(server->store)) {
        return true;
    }
    uint64_t now = server_steady_ns();
    if (!turn->is_waiting) {
        uint64_t lately = server->wrote_for >= SHARED_BY ? BUSY_NS : JUST_NS;
        bool are_others = now - server->wrote_ns < lately;
        turn->is_waiting = true;
        turn->due_ns = are_others ? now + WINDOW_NS : now;
    }
    return turn->due_ns <= now;
}

uint64_t server_turn_pause_ns(const struct server *server)
{
    uint64_t now = server_steady_ns();

    return server->turn.is_waiting && server->turn.due_ns > now ? server->turn.due_ns - now : 0;
}

int64_t server_turn_next_ms(const struct server *server)
{
    if (store_backup_is_on(server->store)) {
        return 1;
    }
    if (!server->turn.is_waiting) {
        return -1;
    }
    return (int64_t)((server_turn_pause_ns(server) + NS_PER_MS - 1) / NS_PER_MS);
}

static bool commit(struct server *server)
{
    uint64_t start = server_steady_ns();

    server_time_put(server);
    bool is_conflict = store_has_conflict(server->store);
    atomic_store(&server->watchdog.waits_for_disk, true);
    bool is_done = store_commit(server->store);
    atomic_store(&server->watchdog.waits_for_disk, false);
    server->wrote_ns = server_steady_ns();
    server->wrote_for = server->turn.answer_count;
    server->turn.is_waiting = false;
    uint64_t took_ns = server->wrote_ns - start;
    if (took_ns > SLOW_NS) {
        server->slow_until_ms = server->now_ms + SERVER_SLOW_MS;
        server_log("commit-slow", "ms=%llu", (unsigned long long)(took_ns / NS_PER_MS));
    }
    server_histogram_add(&server->metrics.commit, took_ns);
    server->metrics.commits++;
    if (!is_done) {
        server->metrics.commits_failed++;
        /* A disk that has failed is left alone for a while. */
        server->retry_at_ms = is_conflict ? 0 : server->now_ms + SERVER_RETRY_MS;
        server_log("commit-failed", "answers=%u", (unsigned)server->turn.answer_count);
    }
    return is_done;
}

/* Memory goes back to what the store knows. */
static void take_back(struct server *server)
{
    struct server_table *table = server->turn.touched;

    server->turn.touched = NULL;
    while (table) {
        struct server_table *next = table->next_touched;
        bool is_new = table->is_new;
        table->is_touched = false;
        table->is_new = false;
        if (is_new) {
            server_table_free(server, table);
        } else {
            server_table_reload(server, table);
        }
        table = next;
    }
    if (server->turn.culprit) {
        server_table_set_aside_for_good(server, server->turn.culprit);
    }
    server->is_lobby_stale = true;
}

static void settle(struct server *server)
{
    for (struct server_table *table = server->turn.touched; table; table = table->next_touched) {
        table->is_touched = false;
        table->is_new = false;
    }
    server->turn.touched = NULL;
}

/* Telling. */

static void send_answers(struct server *server, bool is_done)
{
    uint64_t now = server_steady_ns();

    for (uint32_t i = 0; i < server->turn.answer_count; i++) {
        struct server_answer *answer = &server->turn.answer[i];
        if (answer->conn && !is_done && answer->needs_commit) {
            server_text_drop(answer->text);
            answer->text = server_error_message(server, answer, SERVER_STORAGE, answer->conn->lang);
        }
        if (answer->conn) {
            server_conn_send(server, answer->conn, answer->text);
        }
        if (answer->is_move) {
            server_histogram_add(&server->metrics.move, now - answer->arrived_ns);
        }
        server_text_drop(answer->text);
    }
    server->turn.answer_count = 0;
}

/* Positions and messages that several subscribers get alike are written once. */
struct shared_position {
    pl_seat seat;
    enum pl_lang lang;
    struct server_text *text;
};

struct shared_view {
    struct server_text *now;
    struct server_text *before;
    uint32_t from;
    struct server_text *text;
};

enum { SHARED_MAX = 16 };

struct round {
    struct server_table *table;
    uint32_t position_count;
    uint32_t view_count;
    struct shared_position position[SHARED_MAX];
    struct shared_view view[SHARED_MAX];
    struct server_text *for_spectators[PL_LANG_COUNT]; /* all about the table but the position */
};

/* The position for these eyes, with a reference for the caller. */
static struct server_text *position_for(struct server *server, struct round *round,
                                        const struct server_eyes *eyes)
{
    for (uint32_t i = 0; i < round->position_count; i++) {
        struct shared_position *shared = &round->position[i];
        if (shared->seat == eyes->seat && shared->lang == eyes->lang) {
            return server_text_keep(shared->text);
        }
    }
    struct pl_json_marks marks = { .count = 0 };
    struct pl_json json = server_scratch(server);
    json.marks = &marks;
    server_write_position(&json, round->table, eyes);
    PL_ASSERT(!json.text.is_cut);
    struct server_text *text = server_text_marked(json.text.at, json.text.length, &marks);
    if (round->position_count < SHARED_MAX) {
        round->position[round->position_count++] =
            (struct shared_position){ eyes->seat, eyes->lang, server_text_keep(text) };
    }
    return text;
}

/* The message, with a reference for the caller. Readers of one position have the same eyes. */
static struct server_text *view_for(struct server *server, struct round *round,
                                    const struct server_look *look)
{
    for (uint32_t i = 0; i < round->view_count; i++) {
        struct shared_view *shared = &round->view[i];
        if (shared->now == look->now && shared->before == look->before &&
            shared->from == look->from) {
            return server_text_keep(shared->text);
        }
    }
    struct pl_json json = server_scratch(server);
    server_write_view(&json, server, round->table, look);
    struct server_text *text = server_scratch_text(&json);
    if (round->view_count < SHARED_MAX) {
        round->view[round->view_count++] = (struct shared_view){
            .now = server_text_keep(look->now),
            .before = look->before ? server_text_keep(look->before) : NULL,
            .from = look->from,
            .text = server_text_keep(text),
        };
    }
    return text;
}

/* All about the table for this person, with a reference for the caller. */
static struct server_text *table_for(struct server *server, struct round *round,
                                     const struct server_conn *conn)
{
    const struct server_table *table = round->table;
    bool is_stranger = server_seat_of(table, conn->user) == PL_NOBODY && table->owner != conn->user;
    struct server_text **shared = &round->for_spectators[conn->lang];

    if (is_stranger && *shared) {
        return server_text_keep(*shared);
    }
    struct pl_json json = server_scratch(server);
    server_write_table(&json, server, table, conn->user, conn->lang);
    struct server_text *text = server_scratch_text(&json);
    if (is_stranger) {
        *shared = server_text_keep(text);
    }
    return text;
}

static void end_round(struct round *round)
{
    for (int i = 0; i < PL_LANG_COUNT; i++) {
        server_text_drop(round->for_spectators[i]);
    }
    for (uint32_t i = 0; i < round->position_count; i++) {
        server_text_drop(round->position[i].text);
    }
    for (uint32_t i = 0; i < round->view_count; i++) {
        server_text_drop(round->view[i].now);
        server_text_drop(round->view[i].before);
        server_text_drop(round->view[i].text);
    }
}

void server_sub_renew(struct server_sub *sub)
{
    server_text_drop(sub->position);
    sub->position = NULL;
}

static void send_text(struct server *server, struct server_sub *sub, struct server_text *text)
{
    server_conn_send(server, sub->conn, text);
    server_text_drop(text);
}

static void send_view(struct server *server, struct round *round, struct server_sub *sub)
{
    struct server_names names;
    struct server_look look = {
        .eyes = {
            .seat = server_seat_of(round->table, sub->conn->user),
            .lang = sub->conn->lang,
            .names = names.at,
        },
        .from = sub->seen_ply,
        .before = sub->position,
    };

    server_table_names(round->table, sub->conn->lang, &names);
    look.now = position_for(server, round, &look.eyes);
    struct server_text *text = view_for(server, round, &look);
    server_text_drop(sub->position);
    sub->position = look.now;
    sub->seen_ply = round->table->ply;
    send_text(server, sub, text);
}

static void send_news(struct server *server, struct round *round, struct server_sub *sub)
{
    struct server_table *table = round->table;
    unsigned news = sub->news;

    sub->news = 0;
    if (news & SERVER_NEWS_TABLE) {
        send_text(server, sub, table_for(server, round, sub->conn));
    }
    if ((news & SERVER_NEWS_VIEW) && table->match) {
        send_view(server, round, sub);
    }
    if ((news & SERVER_NEWS_CHAT) && table->has_chat) {
        struct pl_json json = server_scratch(server);
        uint32_t count = server_write_chat(&json, server, table, sub);
        bool is_first = sub->seen_chat == 0;
        sub->seen_chat = table->chat_next;
        server_conn_charge(sub->conn, is_first ? json.text.length / SERVER_LOG_BYTES_OF_TOKEN : 0);
        if (count > 0 || is_first) {
            send_text(server, sub, server_scratch_text(&json));
        }
    }
    if (news & SERVER_NEWS_NOTICE) {
        struct pl_json json = server_scratch(server);
        if (server_write_notices(&json, server, table, sub)) {
            send_text(server, sub, server_scratch_text(&json));
        }
    }
    if (news & SERVER_NEWS_POINT) {
        struct pl_json json = server_scratch(server);
        server_write_points(&json, table);
        send_text(server, sub, server_scratch_text(&json));
    }
}

/* Those who may no longer look are told why, and nothing after that. */
static void send_away(struct server *server, struct server_table *table)
{
    for (struct server_sub *sub = table->subs.first; sub;) {
        struct server_sub *next = sub->of_table.next;
        struct server_conn *conn = sub->conn;
        enum server_error error = server_table_admits(table, conn->user);
        if (error && !edge_is_ending(conn->stream)) {
            struct pl_json json = server_scratch(server);
            server_write_gone(&json, table, error, conn->lang);
            send_text(server, sub, server_scratch_text(&json));
            server_sub_end(server, sub);
        }
        sub = next;
    }
}

/* Facts known only from a turn that failed are sent to no one. */
static void tell_table(struct server *server, struct server_table *table)
{
    struct round round = { .table = table };
    unsigned news = 0;

    if (table->is_unknown) {
        return;
    }
    send_away(server, table);
    for (struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        news |= sub->news;
    }
    if (news & SERVER_NEWS_VIEW) {
        (void)server_table_awaken(server, table);
    }
    if (news & SERVER_NEWS_CHAT) {
        (void)server_chat_load(server, table);
    }
    for (struct server_sub *sub = table->subs.first; sub;) {
        struct server_sub *next = sub->of_table.next;
        if (sub->news && !edge_is_ending(sub->conn->stream)) {
            send_news(server, &round, sub);
        }
        sub = next;
    }
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        table->point[p].is_new = false;
    }
    end_round(&round);
}

static void tell_tables(struct server *server)
{
    struct server_table *table = server->turn.pending;

    server->turn.pending = NULL;
    while (table) {
        struct server_table *next = table->next_pending;
        table->is_pending = false;
        tell_table(server, table);
        server_bots_think(server, table);
        table = next;
    }
}

void server_turn_end(struct server *server)
{
    bool is_done = true;

    if (store_is_dirty(server->store)) {
        is_done = commit(server);
    }
    server_users_settle(server, is_done);
    server_sessions_settle(server, is_done);
    notify_settle(server, is_done);
    if (is_done) {
        settle(server);
    } else {
        take_back(server);
    }
    server->turn.culprit = NULL;
    store_backup_step(server->store);
    send_answers(server, is_done);
    server_http_send_all(server, is_done);
    tell_tables(server);
}
