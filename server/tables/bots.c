/* Thinking for seats: jobs go out with an observation, choices come back and are played if they
 * are still wanted. */
#include "server/tables/bots.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/job.h"
#include "match/describe.h"
#include "match/memory.h"
#include "match/seed.h"
#include "server/gate/address.h"
#include "server/pool.h"
#include "server/protocol/call.h"
#include "server/tables/flow.h"
#include "server/tables/hints.h"
#include "server/tables/pace.h"

enum { BOTS_OF_THREAD_MAX = 16, HINTS_MAX = 5 };

/* Whose thoughts come first. */
enum rank { RANK_OPPONENT, RANK_HINT, RANK_ALONE };

static const uint64_t NS_PER_MS = 1000000;
/* Between two looks at those who think, in milliseconds. */
enum { LOOK_MIN_MS = 5, LOOK_MAX_MS = 50 };

struct server_thought {
    struct server_job job;
    struct server_link link; /* of those under way, or of the choices made */
    const struct pl_game *game;
    enum bot_level level;
    struct bot_job mind; /* the worker's own while the job runs */

    bool is_put_back; /* it was in the way of another, and has to begin again */

    /* A bot's turn. */
    struct server_table *table; /* NULL: the choice is not wanted any more */
    pl_seat seat;
    uint64_t show_ns; /* when the choice may be shown */
    bool is_ready;

    /* A hint. */
    struct server_conn *conn; /* NULL: gone */
    int64_t id;
    enum pl_lang lang;
    struct server_names names;
    uint64_t table_id; /* where it is told that a hint was given */
};

/* On a worker thread. */

struct thinker {
    uint32_t count;
    uint32_t next; /* to be replaced when all places are taken */
    struct {
        const struct pl_game *game;
        enum bot_level level;
        struct bot *bot;
    } own[BOTS_OF_THREAD_MAX];
};

static void free_thinker(void *own)
{
    struct thinker *thinker = own;

    for (uint32_t i = 0; i < thinker->count; i++) {
        bot_free(thinker->own[i].bot);
    }
    free(thinker);
}

static struct bot *make_bot(const struct server_thought *thought)
{
    const char *reason;
    struct bot_config config = {
        .level = thought->level,
        .place = BOT_PLACE_SERVER,
        .seed = match_seed_fresh(),
    };

    return bot_new(thought->game, &config, &reason);
}

/* The thread's bot of that game and level, made at first use. */
static struct bot *bot_for(struct thinker *thinker, const struct server_thought *thought)
{
    uint32_t at = thinker->next;

    for (uint32_t i = 0; i < thinker->count; i++) {
        if (thinker->own[i].game == thought->game && thinker->own[i].level == thought->level) {
            return thinker->own[i].bot;
        }
    }
    struct bot *bot = make_bot(thought);
    if (!bot) {
        return NULL;
    }
    if (thinker->count < BOTS_OF_THREAD_MAX) {
        at = thinker->count++;
    } else {
        bot_free(thinker->own[at].bot);
        thinker->next = (at + 1) % BOTS_OF_THREAD_MAX;
    }
    thinker->own[at].game = thought->game;
    thinker->own[at].level = thought->level;
    thinker->own[at].bot = bot;
    return bot;
}

static void run(struct server_job *job, void **own)
{
    struct server_thought *thought = (struct server_thought *)job;

    *own = *own ? *own : calloc(1, sizeof(struct thinker));
    struct bot *bot = *own ? bot_for(*own, thought) : NULL;
    bot_job_run(&thought->mind, bot, server_steady_ns()); /* making the bot is no thought */
}

/* On the loop's thread. */

bool server_bots_start(struct server *server)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    server->thinkers = server_pool_new(&(struct server_pool_options){
        .threads = cores > 2 ? (uint32_t)cores - 1 : 1,
        .owner = server,
        .wake = server->wake,
        .free_own = free_thinker,
    });
    return server->thinkers;
}

/* The seat, and how often it has decided: what others do meanwhile makes no difference. */
static uint64_t decision_of(const struct server_table *table, pl_seat seat)
{
    uint64_t count = 0;

    for (uint32_t ply = table->match_from; ply < table->ply; ply++) {
        count += server_table_seat_at(table, ply) == seat;
    }
    return count << 8 | seat;
}

static struct server_thought *new_thought(struct server *server, const struct server_table *table,
                                          pl_seat seat)
{
    struct server_thought *thought = match_memory(sizeof *thought);

    PL_ASSERT(thought);
    bool is_made = bot_job_init(&thought->mind);
    PL_ASSERT(is_made);
    server_list_add_first(&server->thoughts, thought, &thought->link);
    thought->job.run = run;
    thought->game = table->game;
    thought->seat = seat;
    pl_observe(table->game, match_state(table->match), seat, pl_obs_in(&thought->mind.seen));
    thought->mind.has_seed = server->options.test_seed;
    if (thought->mind.has_seed) {
        thought->mind.seed =
            match_seed_derive(&table->config.seed, "bot", decision_of(table, seat));
    }
    return thought;
}

static void free_thought(struct server *server, struct server_thought *thought)
{
    if (thought->table) {
        thought->table->seat[thought->seat].thought = NULL;
    }
    server_list_remove(thought->is_ready ? &server->choices : &server->thoughts, thought,
                       &thought->link);
    bot_job_free(&thought->mind);
    free(thought);
}

/* The choice is made, or not wanted any more: it waits to be shown. */
static void make_ready(struct server *server, struct server_thought *thought)
{
    server_list_remove(&server->thoughts, thought, &thought->link);
    server_list_add_first(&server->choices, thought, &thought->link);
    thought->is_ready = true;
}

/* How much longer it may think while `beside` others wait. */
static uint64_t left_of(struct server_thought *thought, uint64_t now, uint32_t beside)
{
    struct server_thinking thinking = {
        .now_ns = now,
        .since_ns = bot_job_since(&thought->mind, now),
        .show_ns = thought->job.rank == RANK_OPPONENT ? thought->show_ns : 0,
        .beside = beside,
    };

    return server_pace_left_ns(&thinking);
}

/* Whether a table or a person still waits for it. */
static bool is_wanted(const struct server_thought *thought)
{
    return thought->table || thought->conn;
}

/* In tests a busy machine changes no choice. A stop may be lost (bots/job.h), so it is repeated. */
void server_bots_hurry(struct server *server)
{
    struct server_pool_run runs[SERVER_THREADS_MAX];
    uint64_t now = server_steady_ns();
    uint32_t count = server->thoughts.first ? server_pool_running(server->thinkers, runs) : 0;
    uint64_t least = LOOK_MAX_MS * NS_PER_MS;

    for (uint32_t i = 0; i < count; i++) {
        struct server_thought *thought = (struct server_thought *)runs[i].job;
        uint64_t left =
            server->options.test_seed ? UINT64_MAX : left_of(thought, now, runs[i].beside);
        thought->is_put_back = thought->is_put_back || runs[i].is_in_the_way;
        if (server->is_stopping || thought->is_put_back || left == 0 || !is_wanted(thought)) {
            bot_job_stop(&thought->mind);
        }
        least = left < least ? left : least;
    }
    least = least / NS_PER_MS + 1;
    server->look_at_ms = server->now_ms + (int64_t)(least < LOOK_MIN_MS   ? LOOK_MIN_MS
                                                    : least > LOOK_MAX_MS ? LOOK_MAX_MS
                                                                          : least);
}

/* A bot's turn. */

void server_bots_unask(struct server *server, struct server_seat *seat)
{
    struct server_thought *thought = seat->thought;

    if (!thought) {
        return;
    }
    seat->thought = NULL;
    thought->table = NULL;
    /* It is freed with those that are shown: this may happen while they are gone through. */
    if (server_pool_drop(server->thinkers, &thought->job)) {
        make_ready(server, thought);
    } else {
        bot_job_stop(&thought->mind);
    }
}

static void play_choice(struct server *server, struct server_thought *thought)
{
    struct server_table *table = thought->table;
    struct server_move move = { .action = thought->mind.action };

    if (!table || server->is_stopping) {
        return;
    }
    struct server_seat *seat = &table->seat[thought->seat];
    seat->thought = NULL;
    thought->table = NULL;
    if (table->status != SERVER_RUNNING || !server_seat_is_bot(seat) || !table->match ||
        server->now_ms < server->retry_at_ms) {
        return;
    }
    if (thought->mind.action && server_table_play(server, table, thought->seat, &move)) {
        server->metrics.bot_moves++;
    }
}

static pl_seat_mask bots_waited_for(const struct server_table *table)
{
    pl_seat_mask mask = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        if ((table->waiting >> p & 1) && server_seat_is_bot(&table->seat[p]) &&
            !table->seat[p].thought) {
            mask |= (pl_seat_mask)(1u << p);
        }
    }
    return mask;
}

/* A person who decides for themselves and has a connection. */
static bool is_there(const struct server_seat *seat)
{
    return server_seat_is_person(seat) && !seat->is_bot_now && server_user_is_online(seat->user);
}

static bool has_persons(const struct server_table *table)
{
    bool has = false;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        has = has || server_seat_is_person(&table->seat[p]);
    }
    return has;
}

/* Bots keep playing while a person watches who does not watch too many other such tables: those
 * that were opened last continue. */
static bool is_played_for(const struct server_sub *sub)
{
    uint32_t later = 0;

    for (const struct server_conn *conn = sub->conn->user->conns.first; conn;
         conn = conn->of_user.next) {
        for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
            const struct server_sub *other = &conn->sub[i];
            later += other->table && other->table != sub->table && other->order > sub->order &&
                     other->table->status == SERVER_RUNNING && !has_persons(other->table);
        }
    }
    return later < SERVER_WATCHED_BOTS_MAX;
}

/* A table of bots alone plays only for those who look. */
static bool is_cared_for(const struct server_table *table)
{
    bool is = has_persons(table);

    for (const struct server_sub *sub = table->subs.first; sub && !is; sub = sub->of_table.next) {
        is = is_played_for(sub);
    }
    return is;
}

bool server_bots_are_due(const struct server_table *table)
{
    return table->status == SERVER_RUNNING && bots_waited_for(table) && is_cared_for(table);
}

static enum rank rank_at(const struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (is_there(&table->seat[p])) {
            return RANK_OPPONENT;
        }
    }
    return RANK_ALONE;
}

/* At whose expense something is done for this person at a table: where they are, or else where it
 * was made. */
static struct server_shares shares_of(struct server *server, const struct server_table *table,
                                      struct server_user *user)
{
    const struct server_conn *conn = user ? user->conns.first : NULL;
    struct server_address *address = conn ? conn->address : table ? table->address : NULL;
    struct server_address *network = address ? address->network : NULL;

    return (struct server_shares){ {
        network ? &network->share : &server->elsewhere[SERVER_LEVEL_NETWORK],
        address ? &address->share : &server->elsewhere[SERVER_LEVEL_ADDRESS],
        user ? &user->share : NULL,
    } };
}

/* Whether the first has had less: compared as far as both belong together. */
static bool is_poorer(const struct server_shares *a, const struct server_shares *b, enum rank rank)
{
    int level = 0;

    while (level < SERVER_LEVEL_PERSON && a->at[level] == b->at[level]) {
        level++;
    }
    return a->at[level]->next_round[rank] < b->at[level]->next_round[rank];
}

struct bill {
    struct server *server;
    const struct server_table *table;
    enum rank rank;
    struct server_user *payer; /* NULL: no one yet */
};

/* The one of the two who has had less pays. */
static void offer(struct bill *bill, struct server_user *user)
{
    struct server_shares own = shares_of(bill->server, bill->table, user);
    struct server_shares before = shares_of(bill->server, bill->table, bill->payer);

    if (user && (!bill->payer || is_poorer(&own, &before, bill->rank))) {
        bill->payer = user;
    }
}

/* At whose expense bots think here: of those who play, or sit, or look, the one whose turn it is
 * first. */
static struct server_user *payer_at(struct server *server, const struct server_table *table,
                                    enum rank rank)
{
    struct bill bill = { .server = server, .table = table, .rank = rank };

    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *seat = &table->seat[p];
        if (rank == RANK_OPPONENT ? is_there(seat) : server_seat_is_person(seat)) {
            offer(&bill, seat->user);
        }
    }
    for (const struct server_sub *sub = table->subs.first; sub && !has_persons(table);
         sub = sub->of_table.next) {
        if (is_played_for(sub)) {
            offer(&bill, sub->conn->user);
        }
    }
    return bill.payer;
}

/* Gives the thought to the workers. */
static void queue(struct server *server, struct server_thought *thought, enum rank rank,
                  struct server_user *payer)
{
    struct server_shares shares = shares_of(server, thought->table, payer);

    thought->job.rank = (uint8_t)rank;
    thought->job.owner = (uint64_t)server_user_id(payer);
    server_pool_add(server->thinkers, &thought->job, &shares);
}

static void queue_turn(struct server *server, struct server_thought *thought)
{
    enum rank rank = rank_at(thought->table);

    queue(server, thought, rank, payer_at(server, thought->table, rank));
}

static void turn_done(struct server_job *job, void *owner)
{
    struct server_thought *thought = (struct server_thought *)job;
    struct server *server = owner;
    bool is_again = thought->is_put_back && thought->table && !server->is_stopping;

    thought->is_put_back = false;
    if (is_again) {
        queue_turn(server, thought);
    } else {
        make_ready(server, thought);
    }
}

void server_bots_show(struct server *server)
{
    uint64_t now = server_steady_ns();

    for (struct server_thought *thought = server->choices.first, *next; thought; thought = next) {
        next = thought->link.next;
        if (thought->show_ns <= now || !thought->table || server->is_stopping) {
            play_choice(server, thought);
            free_thought(server, thought);
        }
    }
}

static void think(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_thought *thought = new_thought(server, table, seat);

    thought->level = table->seat[seat].level;
    thought->job.done = turn_done;
    thought->show_ns = server->options.has_quick_bots
                           ? 0
                           : server_steady_ns() + bot_level_shown_ms(thought->level) * NS_PER_MS;
    thought->table = table;
    table->seat[seat].thought = thought;
    queue_turn(server, thought);
}

void server_bots_think(struct server *server, struct server_table *table)
{
    if (!server_bots_are_due(table) || server->is_stopping ||
        server->now_ms < server->retry_at_ms || server_table_awaken(server, table)) {
        return;
    }
    pl_seat_mask mask = bots_waited_for(table);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (mask >> p & 1) {
            think(server, table, p);
        }
    }
    server_bots_hurry(server);
}

void server_bots_review(struct server *server, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        struct server_thought *thought = table->seat[p].thought;
        if (!thought) {
            continue;
        }
        if (!is_cared_for(table)) {
            server_bots_unask(server, &table->seat[p]);
        } else if (thought->job.rank != rank_at(table) &&
                   server_pool_drop(server->thinkers, &thought->job)) {
            queue_turn(server, thought);
        }
    }
}

/* A hint. */

static uint64_t total_of(const struct bot_advice *advice)
{
    uint64_t total = 0;

    for (uint32_t i = 0; i < advice->count; i++) {
        total += advice->item[i].visits;
    }
    return total > 0 ? total : 1;
}

/* A share in thousandths, as a number between 0 and 1. */
static void write_share(struct pl_json *json, uint64_t visits, uint64_t total)
{
    char room[8] = "0.000";
    uint64_t share = visits * 1000 / total;

    room[0] = (char)('0' + share / 1000);
    room[2] = (char)('0' + share / 100 % 10);
    room[3] = (char)('0' + share / 10 % 10);
    room[4] = (char)('0' + share % 10);
    pl_json_key(json, "share");
    pl_json_raw(json, room);
}

static void write_hint(struct pl_json *json, const struct server_thought *thought)
{
    const struct bot_advice *advice = &thought->mind.advice;
    struct pl_state_room seen = thought->mind.seen;
    struct match_reader reader = {
        .game = thought->game,
        .obs = pl_obs_in(&seen),
        .lang = thought->lang,
        .seat_names = thought->names.at,
    };

    pl_json_key(json, "hint");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < advice->count && i < HINTS_MAX; i++) {
        pl_json_open(json, '{');
        match_describe_action(json, &reader, advice->item[i].action);
        write_share(json, advice->item[i].visits, total_of(advice));
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

static void queue_hint(struct server *server, struct server_thought *thought)
{
    queue(server, thought, RANK_HINT, thought->conn->user);
}

static void hint_done(struct server_job *job, void *owner)
{
    struct server_thought *thought = (struct server_thought *)job;
    struct server *server = owner;

    if (thought->is_put_back && thought->conn && !server->is_stopping) {
        thought->is_put_back = false;
        queue_hint(server, thought);
        return;
    }
    server->hint_count--;
    if (thought->conn) {
        bool is_told = server_hint_tell(server, thought->table_id, thought->seat);
        struct pl_json json = server_scratch(server);
        thought->conn->hint = NULL;
        pl_json_open(&json, '{');
        pl_json_member_string(&json, "t", "ok");
        pl_json_member_int(&json, "id", thought->id);
        write_hint(&json, thought);
        pl_json_close(&json, '}');
        server_turn_answer(server, &(struct server_answer){
                                       .conn = thought->conn,
                                       .id = thought->id,
                                       .has_id = true,
                                       .needs_commit = is_told,
                                       .text = server_scratch_text(&json),
                                   });
    }
    free_thought(server, thought);
}

/* Names are kept by value: their owners may be gone when the answer is written. */
static void keep_names(struct server_thought *thought, const struct server_table *table,
                       enum pl_lang lang)
{
    struct server_names names;

    server_table_names(table, lang, &names);
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (names.at[p]) {
            strncpy(thought->names.room[p], names.at[p], SERVER_NICK_SIZE - 1);
            thought->names.at[p] = thought->names.room[p];
        }
    }
}

static uint32_t hints_of(const struct server_user *user)
{
    uint32_t count = 0;

    for (const struct server_conn *conn = user->conns.first; conn; conn = conn->of_user.next) {
        count += conn->hint != NULL;
    }
    return count;
}

bool server_bots_hint(struct server_call *call)
{
    struct server *server = call->server;

    if (call->conn->hint || hints_of(call->conn->user) >= SERVER_HINTS_OF_PERSON_MAX ||
        server->hint_count >= SERVER_HINT_JOBS_MAX) {
        return false;
    }
    struct server_thought *thought = new_thought(server, call->table, call->seat);
    thought->level = BOT_LEVEL_ADVISER;
    thought->job.done = hint_done;
    thought->mind.wants_advice = true;
    thought->conn = call->conn;
    thought->id = call->request->id;
    thought->table_id = server_table_id(call->table);
    thought->lang = call->conn->lang;
    keep_names(thought, call->table, call->conn->lang);
    call->conn->hint = thought;
    server->hint_count++;
    queue_hint(server, thought);
    server_bots_hurry(server);
    return true;
}

void server_bots_forget(struct server *server, struct server_thought *thought)
{
    thought->conn = NULL;
    if (server_pool_drop(server->thinkers, &thought->job)) {
        server->hint_count--;
        free_thought(server, thought);
    } else {
        bot_job_stop(&thought->mind);
    }
}
