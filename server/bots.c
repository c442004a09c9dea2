/* Thinking for seats: jobs go out with an observation, choices come back and are played if they
 * are still wanted. */
#include "server/bots.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/bot.h"
#include "match/describe.h"
#include "match/memory.h"
#include "match/seed.h"
#include "server/call.h"
#include "server/pool.h"
#include "server/table_flow.h"

enum { BOTS_OF_THREAD_MAX = 16, HINTS_MAX = 5 };

static const char hint_level[] = "hard";
/* How long a bot of each level thinks at most, and when its choice is shown: always then, so that
 * a watch does not tell whether its hand left it a choice. The less thoughtful take their time too:
 * people want to see what they do. */
static const struct {
    const char *level;
    uint32_t think_ms;
    uint32_t show_ms;
} paces[] = {
    { "medium", 200, 300 }, { "hard", 600, 700 }, { "", 0, 200 }, /* any other */
};
static const uint64_t NS_PER_MS = 1000000;
/* What one bot may use when nobody else waits; no level thinks longer. */
static const uint64_t THINK_NS = 600000000;

struct server_thought {
    struct server_job job;
    struct server_thought *next; /* of those under way */
    struct server_thought *prev;
    pthread_mutex_t mutex; /* of the two below, which the worker sets */
    struct bot *bot;       /* while it thinks */
    uint64_t since_ns;
    const struct pl_game *game;
    char level[SERVER_LEVEL_MAX];
    struct pl_state_room seen;
    bool has_seed; /* of its own, for this one choice */
    struct pl_seed seed;

    /* A bot's turn. */
    uint64_t table;
    pl_seat seat;
    uint32_t number;
    uint64_t show_ns; /* when the choice may be shown */
    bool is_ready;
    pl_action action; /* what came out; 0: nothing */

    /* A hint. */
    bool is_hint;
    struct server_conn *conn; /* NULL: gone */
    int64_t id;
    enum pl_lang lang;
    struct server_names names;
    struct bot_advice advice;
};

/* On a worker thread. */

struct thinker {
    uint32_t count;
    uint32_t next; /* to be replaced when all places are taken */
    struct {
        const struct pl_game *game;
        char level[SERVER_LEVEL_MAX];
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

static uint32_t pace_of(const char *level)
{
    uint32_t at = 0;

    while (paces[at].level[0] && strcmp(paces[at].level, level) != 0) {
        at++;
    }
    return at;
}

static struct bot *make_bot(const struct server_thought *thought)
{
    const char *reason;
    struct bot_config config = { .threads = 1, .seed = match_seed_fresh() };

    config.level = thought->level;
    config.ms_per_move = paces[pace_of(thought->level)].think_ms;
    return bot_new(thought->game, &config, &reason);
}

/* The thread's bot of that game and level, made at first use. */
static struct bot *bot_for(struct thinker *thinker, const struct server_thought *thought)
{
    uint32_t at = thinker->next;

    for (uint32_t i = 0; i < thinker->count; i++) {
        if (thinker->own[i].game == thought->game &&
            strcmp(thinker->own[i].level, thought->level) == 0) {
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
    memcpy(thinker->own[at].level, thought->level, SERVER_LEVEL_MAX);
    thinker->own[at].bot = bot;
    return bot;
}

/* Lets the loop stop a bot, only while it thinks. */
static void note_bot(struct server_thought *thought, struct bot *bot)
{
    pthread_mutex_lock(&thought->mutex);
    thought->bot = bot;
    thought->since_ns = server_steady_ns();
    pthread_mutex_unlock(&thought->mutex);
}

static void run(struct server_job *job, void **own)
{
    struct server_thought *thought = (struct server_thought *)job;
    struct bot *bot;

    *own = *own ? *own : calloc(1, sizeof(struct thinker));
    bot = *own ? bot_for(*own, thought) : NULL;
    if (bot && thought->has_seed) {
        bot_reseed(bot, &thought->seed);
    }
    note_bot(thought, bot);
    if (bot && thought->is_hint) {
        bot_advise(bot, pl_obs_in(&thought->seen), &thought->advice);
    } else if (bot) {
        thought->action = bot_choose(bot, pl_obs_in(&thought->seen));
    }
    note_bot(thought, NULL);
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

    for (uint32_t ply = table->base_ply; ply < table->ply; ply++) {
        count += server_table_seat_at(table, ply) == seat;
    }
    return count << 8 | seat;
}

static struct server_thought *new_thought(struct server *server, const struct server_table *table,
                                          pl_seat seat)
{
    struct server_thought *thought = match_memory(sizeof *thought);

    PL_ASSERT(thought);
    pthread_mutex_init(&thought->mutex, NULL);
    thought->next = server->thoughts;
    if (thought->next) {
        thought->next->prev = thought;
    }
    server->thoughts = thought;
    thought->job.run = run;
    thought->game = table->game;
    thought->table = server_table_id(table);
    thought->seat = seat;
    pl_observe(table->game, match_state(table->match), seat, pl_obs_in(&thought->seen));
    thought->has_seed = server->options.test_seed;
    if (thought->has_seed) {
        thought->seed = match_seed_derive(&table->config.seed, "bot", decision_of(table, seat));
    }
    return thought;
}

static void free_thought(struct server *server, struct server_thought *thought)
{
    if (thought->prev) {
        thought->prev->next = thought->next;
    } else {
        server->thoughts = thought->next;
    }
    if (thought->next) {
        thought->next->prev = thought->prev;
    }
    pthread_mutex_destroy(&thought->mutex);
    free(thought);
}

/* The more bots wait, the shorter each may think; in tests a busy machine changes no choice. */
void server_bots_hurry(struct server *server)
{
    uint64_t waiting = server_pool_waiting(server->thinkers);
    uint64_t allowed_ns = THINK_NS / (1 + waiting);
    uint64_t now = server_steady_ns();

    if ((waiting == 0 || server->options.test_seed) && !server->is_stopping) {
        return;
    }
    for (struct server_thought *thought = server->thoughts; thought; thought = thought->next) {
        pthread_mutex_lock(&thought->mutex);
        if (thought->bot && (server->is_stopping || now - thought->since_ns > allowed_ns)) {
            bot_stop(thought->bot);
        }
        pthread_mutex_unlock(&thought->mutex);
    }
}

/* A bot's turn. */

static void play_choice(struct server *server, const struct server_thought *thought)
{
    struct server_node *node = server_map_find(&server->tables, thought->table);
    struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;
    struct server_seat *seat = table ? &table->seat[thought->seat] : NULL;
    struct server_move move = { .action = thought->action };

    if (!table || seat->job != thought->number || server->is_stopping) {
        return;
    }
    seat->job = 0;
    if (table->status != SERVER_RUNNING || !server_seat_is_bot(seat) || !table->match ||
        server->now_ms < server->retry_at_ms) {
        return;
    }
    if (thought->action && server_table_play(server, table, thought->seat, &move)) {
        server->metrics.bot_moves++;
    }
}

static void turn_done(struct server_job *job, void *owner)
{
    (void)owner;
    ((struct server_thought *)job)->is_ready = true;
}

void server_bots_show(struct server *server)
{
    uint64_t now = server_steady_ns();

    for (struct server_thought *thought = server->thoughts, *next; thought; thought = next) {
        next = thought->next;
        if (thought->is_ready && (thought->show_ns <= now || server->is_stopping)) {
            play_choice(server, thought);
            free_thought(server, thought);
        }
    }
}

static pl_seat_mask bots_waited_for(const struct server_table *table)
{
    pl_seat_mask mask = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        if ((table->waiting >> p & 1) && server_seat_is_bot(&table->seat[p]) &&
            table->seat[p].job == 0) {
            mask |= (pl_seat_mask)(1u << p);
        }
    }
    return mask;
}

/* A table of bots alone plays only for those who look. */
static bool is_cared_for(const struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (server_seat_is_person(&table->seat[p])) {
            return true;
        }
    }
    return table->subs;
}

bool server_bots_are_due(const struct server_table *table)
{
    return table->status == SERVER_RUNNING && bots_waited_for(table) && is_cared_for(table);
}

static void think(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_thought *thought = new_thought(server, table, seat);

    memcpy(thought->level, table->seat[seat].level, SERVER_LEVEL_MAX);
    thought->job.done = turn_done;
    server->job_count += server->job_count == UINT32_MAX ? 2 : 1;
    thought->number = server->job_count;
    thought->show_ns =
        server->options.has_quick_bots
            ? 0
            : server_steady_ns() + paces[pace_of(thought->level)].show_ms * NS_PER_MS;
    table->seat[seat].job = thought->number;
    server_pool_add(server->thinkers, &thought->job);
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
    const struct bot_advice *advice = &thought->advice;
    struct pl_state_room seen = thought->seen;
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

static void hint_done(struct server_job *job, void *owner)
{
    struct server_thought *thought = (struct server_thought *)job;
    struct server *server = owner;

    server->hint_count--;
    if (thought->conn) {
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

bool server_bots_hint(struct server_call *call)
{
    struct server *server = call->server;

    if (call->conn->hint || server->hint_count >= SERVER_HINT_JOBS_MAX) {
        return false;
    }
    struct server_thought *thought = new_thought(server, call->table, call->seat);
    strcpy(thought->level, hint_level);
    thought->job.done = hint_done;
    thought->is_hint = true;
    thought->conn = call->conn;
    thought->id = call->request->id;
    thought->lang = call->conn->lang;
    keep_names(thought, call->table, call->conn->lang);
    call->conn->hint = thought;
    server->hint_count++;
    server_pool_add(server->thinkers, &thought->job);
    return true;
}

void server_bots_forget(struct server_thought *thought)
{
    thought->conn = NULL;
}
