/* Messages about a table, as JSON. */
#include "server/tables/present.h"

#include <string.h>

#include "core/json_diff.h"
#include "core/position.h"
#include "match/describe.h"
#include "match/film.h"
#include "match/seed.h"
#include "match/story.h"
#include "server/core.h"
#include "server/protocol/conn.h"
#include "server/tables/chronicle.h"
#include "server/tables/clock.h"
#include "server/tables/hints.h"
#include "server/tables/host.h"
#include "server/tables/pause.h"
#include "server/tables/question.h"
#include "server/tables/skip.h"
#include "server/tables/vote.h"

static const char *const notes[SERVER_NOTE_COUNT][PL_LANG_COUNT] = {
    [SERVER_NOTE_NONE] = { NULL, NULL },
#define NOTE(name_, pl_, en_) [SERVER_NOTE_##name_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "server/protocol/notes.def"
};

/* Positions. */

static struct match_reader reader_of(const struct pl_game *game, const struct pl_obs *obs,
                                     const struct server_eyes *eyes)
{
    return (struct match_reader){
        .game = game,
        .obs = obs,
        .lang = eyes->lang,
        .seat_names = eyes->names,
    };
}

/* A seat that a bot plays for is offered nothing. */
static bool is_offered(const struct server_table *table, pl_seat seat)
{
    return seat != PL_NOBODY && table->status == SERVER_RUNNING && !table->seat[seat].is_bot_now;
}

void server_write_position(struct pl_json *json, const struct server_table *table,
                           const struct server_eyes *eyes)
{
    const struct pl_game *game = table->game;
    struct pl_state_room room;
    struct pl_obs *obs = pl_obs_in(&room);
    struct match_reader reader = reader_of(game, obs, eyes);
    struct pl_legal legal = { .count = 0 };

    pl_observe(game, match_state(table->match), eyes->seat, obs);
    pl_json_open(json, '{');
    pl_json_key(json, "view");
    pl_view_write(game, obs, eyes->lang, eyes->names, json);
    if (is_offered(table, eyes->seat)) {
        pl_legal_of(game, obs, eyes->seat, &legal);
    }
    pl_json_key(json, "legal");
    match_describe_legal(json, &reader, &legal);
    pl_json_close(json, '}');
}

void server_write_things(struct pl_json *json, const struct server_table *table,
                         const struct server_eyes *eyes)
{
    struct pl_state_room room;
    struct match_reader reader = reader_of(table->game, pl_obs_in(&room), eyes);

    pl_observe(table->game, match_state(table->match), eyes->seat, pl_obs_in(&room));
    match_describe_things(json, &reader, eyes->seat);
}

/* A decision's events, and the ply they led to. */
struct happened {
    uint32_t ply;
    const struct pl_events *events;
};

/* What one decision led to: objects `ply`, `kind`, `seat`, `text` of the open list. `after` is the
 * state after it. */
static void write_events(struct pl_json *json, const struct pl_game *game,
                         const struct pl_state *after, const struct server_eyes *eyes,
                         const struct happened *happened)
{
    struct pl_state_room room;
    struct pl_obs *obs = pl_obs_in(&room);
    struct match_reader reader = reader_of(game, obs, eyes);

    pl_observe(game, after, eyes->seat, obs);
    for (uint32_t i = 0; i < happened->events->count; i++) {
        struct pl_event event = pl_event_for(happened->events->item[i], eyes->seat);
        pl_json_open(json, '{');
        pl_json_member_int(json, "ply", happened->ply);
        match_describe_event(json, &reader, &event);
        pl_json_close(json, '}');
    }
}

/* The nearest ply that the table can go back to. */
static uint32_t nearest_ply(const struct server_table *table, uint32_t ply)
{
    uint32_t first = server_table_first_ply(table);

    ply = ply > first ? ply : first;
    return ply < table->ply ? ply : table->ply;
}

uint32_t server_write_film(struct pl_json *json, const struct server_table *table,
                           const struct server_eyes *eyes, uint32_t from)
{
    static struct match_film film;
    struct pl_state_room room;
    uint32_t start = json->text.length;

    film.game = table->game;
    film.viewer = eyes->seat;
    film.lang = eyes->lang;
    film.seat_names = eyes->names;
    film.json = json;
    film.ply = nearest_ply(table, from);
    const char *reason = server_table_at(table, film.ply, pl_state_in(&room));
    PL_ASSERT(!reason);
    pl_json_key(json, "film");
    match_film_open(&film, pl_state_in(&room));
    while (film.ply < table->ply && json->text.length - start < SERVER_FILM_BYTES_MAX) {
        pl_seat seat;
        pl_action action;
        server_table_decision(table, film.ply, &seat, &action);
        match_film_play(&film, pl_state_in(&room), seat, action);
    }
    match_film_close(&film);
    return film.ply;
}

uint32_t server_write_log(struct pl_json *json, const struct server_table *table,
                          const struct server_eyes *eyes, uint32_t from, uint32_t bytes_max)
{
    static struct pl_events events;
    struct pl_state_room room;
    uint32_t start = json->text.length;
    uint32_t ply = nearest_ply(table, from);

    pl_json_key(json, "events");
    pl_json_open(json, '[');
    const char *reason = server_table_at(table, ply, pl_state_in(&room));
    while (!reason && ply < table->ply && json->text.length - start < bytes_max) {
        pl_seat seat;
        pl_action action;
        server_table_decision(table, ply, &seat, &action);
        pl_events_clear(&events);
        reason = pl_submit(table->game, pl_state_in(&room), seat, action, &events);
        PL_ASSERT(!reason);
        write_events(json, table->game, pl_state_in(&room), eyes,
                     &(struct happened){ .ply = ++ply, .events = &events });
    }
    pl_json_close(json, ']');
    return ply;
}

/* Decisions that are about to be taken back. */

enum { TAKEN_SIZE = 320, TAKEN_ROOM = 64 };

/* What a decision is called: to whom it was by what they chose, to others by the first that it told
 * them of who decided. Those events stand in the reader's log, so nothing new is told. */
static void write_decision(struct pl_text *text, const struct server_table *table,
                           const struct server_step *step, struct pl_state *state,
                           const struct server_eyes *eyes)
{
    static struct pl_events events;
    struct pl_state_room room;
    struct pl_obs *obs = pl_obs_in(&room);

    events.count = 0;
    text->seat_names = eyes->names;
    if (eyes->seat == step->seat) {
        pl_observe(table->game, state, eyes->seat, obs);
        table->game->action_text(obs, step->action, eyes->lang, text);
    }
    const char *reason = pl_submit(table->game, state, step->seat, step->action, &events);
    PL_ASSERT(!reason);
    pl_observe(table->game, state, eyes->seat, obs);
    for (uint32_t i = 0; text->length == 0 && i < events.count; i++) {
        struct pl_event event = pl_event_for(events.item[i], eyes->seat);
        if (event.seat == step->seat) {
            table->game->event_text(obs, &event, eyes->lang, text);
        }
    }
}

/* Members `count` and `back` of a vote about what was decided from this ply on. */
static void write_taken_back(struct pl_json *json, const struct server_table *table, uint32_t from,
                             const struct server_eyes *eyes)
{
    struct pl_state_room room;
    const char *reason = server_table_at(table, from, pl_state_in(&room));
    uint32_t until = from + SERVER_TAKEN_BACK_MAX;

    pl_json_member_int(json, "count", table->ply - from);
    pl_json_key(json, "back");
    pl_json_open(json, '[');
    for (uint32_t ply = from; !reason && ply < table->ply && ply < until; ply++) {
        char words[TAKEN_SIZE];
        struct pl_text text = pl_text_in(words, sizeof words);
        struct server_step step = { .kind = SERVER_ENTRY_MOVE };
        server_table_decision(table, ply, &step.seat, &step.action);
        write_decision(&text, table, &step, pl_state_in(&room), eyes);
        pl_json_open(json, '{');
        pl_json_member_int(json, "seat", step.seat);
        pl_json_member_string(json, "text", text.is_cut ? "" : words);
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

/* "{0}: takes a die", or without the name where the words begin with it or there is only one such.
 * False: there is no room. */
static bool add_taken(struct pl_text *text, const char *name, const char *words, bool is_only)
{
    char room[TAKEN_SIZE + TAKEN_ROOM];
    struct pl_text one = pl_text_in(room, sizeof room);

    pl_text_add(&one, text->length > 0 ? "; " : "");
    bool is_named = is_only || strncmp(words, name, strlen(name)) == 0;
    pl_text_add(&one, is_named ? "" : name);
    pl_text_add(&one, is_named ? "" : ": ");
    pl_text_add(&one, *words ? words : "\xe2\x80\xa6");
    bool has_room = !one.is_cut && text->length + one.length < text->size;
    if (has_room) {
        pl_text_add(text, room);
    }
    return has_room;
}

void server_write_taken(struct pl_text *text, const struct server_table *table, uint32_t from,
                        uint32_t count, enum pl_lang lang)
{
    static const char *const holes[PL_SEATS_MAX] = { "{0}", "{1}", "{2}", "{3}", "{4}" };
    struct server_eyes eyes = { .seat = PL_NOBODY, .lang = lang, .names = holes };
    struct pl_state_room room;
    bool has_room = !server_table_at(table, from, pl_state_in(&room));

    count = count < SERVER_TAKEN_BACK_MAX ? count : SERVER_TAKEN_BACK_MAX;
    for (uint32_t i = 0; has_room && i < count; i++) {
        char words[TAKEN_SIZE];
        struct pl_text one = pl_text_in(words, sizeof words);
        struct server_step step = { .kind = SERVER_ENTRY_MOVE };
        server_table_decision(table, from + i, &step.seat, &step.action);
        write_decision(&one, table, &step, pl_state_in(&room), &eyes);
        bool is_silent = count == 1 && (one.length == 0 || one.is_cut);
        has_room =
            !is_silent && add_taken(text, holes[step.seat], one.is_cut ? "" : words, count == 1);
    }
}

static void write_clocks(struct pl_json *json, const struct server *server,
                         const struct server_table *table)
{
    pl_json_key(json, "clocks");
    if (table->clock.kind == SERVER_CLOCK_NONE) {
        pl_json_null(json);
        return;
    }
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        pl_json_int(json, server_clock_left(server, table, p));
    }
    pl_json_close(json, ']');
}

void server_write_id(struct pl_json *json, const char *key, uint64_t id)
{
    char text[SERVER_ID_SIZE];

    server_id_format(id, text);
    pl_json_member_string(json, key, text);
}

/* Those who look on are asked nothing. */
static void write_question(struct pl_json *json, const struct server_table *table, pl_seat seat)
{
    pl_json_key(json, "question");
    if (seat == PL_NOBODY || table->status != SERVER_RUNNING) {
        pl_json_null(json);
    } else {
        pl_json_int(json, table->seat[seat].question);
    }
}

/* What both messages begin with. */
static void open_view(struct pl_json *json, const struct server_table *table, const char *type,
                      const struct server_look *look)
{
    uint32_t first = server_table_first_ply(table);

    pl_json_open(json, '{');
    pl_json_member_string(json, "t", type);
    server_write_id(json, "table", server_table_id(table));
    pl_json_member_int(json, "ply", table->ply);
    pl_json_member_int(json, "from", look->from > first ? look->from : first);
    write_question(json, table, look->eyes.seat);
}

static void write_skip(struct pl_json *json, const struct server_table *table, pl_seat seat)
{
    pl_json_key(json, "skip");
    if (!is_offered(table, seat) || !table->game->offer) {
        pl_json_null(json);
        return;
    }
    struct pl_offer offer = pl_offer_to(table->game, match_state(table->match), seat);
    pl_json_open(json, '{');
    match_wish_write(json, &table->seat[seat].wish, &offer);
    pl_json_close(json, '}');
}

static struct pl_json_value value_of(struct server_text *text)
{
    return (struct pl_json_value){ server_text_bytes(text), text->length, server_text_marks(text) };
}

/* False when the whole is not longer. */
static bool write_change(struct pl_json *json, const struct server_table *table,
                         const struct server_look *look)
{
    if (!look->before) {
        return false;
    }
    open_view(json, table, "delta", look);
    pl_json_key(json, "change");
    return pl_json_diff(json, value_of(look->before), value_of(look->now), look->now->length);
}

void server_write_view(struct pl_json *json, const struct server *server,
                       const struct server_table *table, const struct server_look *look)
{
    struct pl_json start = *json;
    pl_seat seat = look->eyes.seat;

    if (!write_change(json, table, look)) {
        *json = start;
        open_view(json, table, "view", look);
        pl_json_members(json, server_text_bytes(look->now), look->now->length);
    }
    server_write_log(json, table, &look->eyes, look->from, SERVER_LOG_BYTES_MAX / 2);
    pl_json_member_bool(json, "can_undo",
                        is_offered(table, seat) && server_table_can_undo(table, seat));
    write_skip(json, table, seat);
    write_clocks(json, server, table);
    pl_json_close(json, '}');
}

/* Tables. */

const char *server_status_name(enum server_status status)
{
    static const char *const names[] = { "waiting", "running", "over" };

    return names[status];
}

/* Those that make no difference in this match. */
static void write_idle_options(struct pl_json *json, const struct server_table *table)
{
    pl_json_key(json, "idle_options");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < table->game->option_count; i++) {
        if (!pl_option_matters(table->game, &table->config, i)) {
            pl_json_string(json, table->game->options[i].id);
        }
    }
    pl_json_close(json, ']');
}

void server_write_options(struct pl_json *json, const struct server_table *table)
{
    pl_json_key(json, "options");
    pl_json_open(json, '{');
    for (uint32_t i = 0; i < table->game->option_count; i++) {
        const struct pl_option *option = &table->game->options[i];
        pl_json_member_string(json, option->id, option->values[table->config.option[i]].id);
    }
    pl_json_close(json, '}');
    write_idle_options(json, table);
}

void server_write_seats(struct pl_json *json, const struct server_table *table, enum pl_lang lang)
{
    static const char *const kinds[] = { "open", "person", "bot" };
    char room[SERVER_NICK_SIZE];

    pl_json_key(json, "seats");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *seat = &table->seat[p];
        pl_json_open(json, '{');
        pl_json_member_string(json, "kind", kinds[seat->kind]);
        pl_json_member_string(json, "nick", server_seat_nick(table, p, lang, room));
        if (seat->level != BOT_LEVEL_NONE) {
            pl_json_member_string(json, "level", bot_level_name(seat->level));
        }
        pl_json_member_bool(json, "online",
                            seat->kind == SERVER_SEAT_BOT ||
                                (server_seat_is_person(seat) && server_user_is_online(seat->user)));
        pl_json_member_bool(json, "is_bot_now", seat->is_bot_now);
        pl_json_member_bool(json, "has_left", seat->has_left);
        pl_json_member_bool(json, "is_lost", seat->is_lost);
        pl_json_member_int(json, "returns", server_seat_returns(seat));
        if (server_seat_is_away(seat)) {
            pl_json_member_int(json, "vacation", seat->user->vacation.ends_ms);
        }
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

void server_write_clock(struct pl_json *json, const struct server_table *table)
{
    static const char *const kinds[] = { "none", "live", "days" };
    static const int64_t day_ms = 86400000;

    pl_json_key(json, "clock");
    pl_json_open(json, '{');
    pl_json_member_string(json, "kind", kinds[table->clock.kind]);
    if (table->clock.kind == SERVER_CLOCK_LIVE) {
        pl_json_member_int(json, "main", table->clock.main_ms);
        pl_json_member_int(json, "inc", table->clock.inc_ms);
    } else if (table->clock.kind == SERVER_CLOCK_DAYS) {
        pl_json_member_int(json, "days", table->clock.main_ms / day_ms);
    }
    pl_json_close(json, '}');
}

static void write_presence(struct pl_json *json, const struct server_table *table)
{
    pl_json_key(json, "presence");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        pl_json_int(json, table->seat[p].presence);
    }
    pl_json_close(json, ']');
}

static void write_vote(struct pl_json *json, const struct server *server,
                       const struct server_vote *vote)
{
    pl_json_member_int(json, "vote", vote->number);
    pl_json_member_int(json, "seat", vote->seat);
    match_describe_seats(json, "yes", vote->yes);
    match_describe_seats(json, "need", vote->need);
    pl_json_member_int(json, "left", vote->until_ms - server->now_ms);
}

/* The votes under way; of one about the past, what it would take back. */
static void write_votes(struct pl_json *json, const struct server *server,
                        const struct server_table *table, const struct server_eyes *eyes)
{
    const struct server_vote *votes[] = { &table->undo, &table->takeover, &table->pause };
    static const char *const keys[] = { "undo", "takeover", "pause" };

    for (size_t i = 0; i < PL_COUNT_OF(votes); i++) {
        bool is_undo = votes[i] == &table->undo;
        pl_json_key(json, keys[i]);
        if (!votes[i]->is_open || (is_undo && !table->match)) {
            pl_json_null(json);
            continue;
        }
        pl_json_open(json, '{');
        write_vote(json, server, votes[i]);
        if (is_undo) {
            write_taken_back(json, table, server_table_last_of(table, votes[i]->seat), eyes);
        }
        pl_json_close(json, '}');
    }
}

/* The commitment from the beginning, the seed only at the end. */
static void write_fairness(struct pl_json *json, const struct server_table *table)
{
    char commitment[MATCH_HASH_TEXT_MAX];
    char seed[MATCH_SEED_TEXT_MAX];

    match_commitment(table->game, &table->config, commitment);
    pl_json_member_string(json, "commitment", commitment);
    if (table->status == SERVER_OVER) {
        match_seed_format(&table->config.seed, seed);
        pl_json_member_string(json, "seed", seed);
    }
}

/* The place of a seat: those who have lost on time come behind all others, whatever the rules say
 * of the position that bots have played on to. */
static uint8_t rank_of(const struct server_table *table, pl_seat seat)
{
    bool is_lost = table->seat[seat].is_lost;
    uint8_t rank = 1;
    bool has_lost = false;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        bool is_better = table->result.rank[p] < table->result.rank[seat];
        has_lost = has_lost || table->seat[p].is_lost;
        rank = (uint8_t)(rank + (!table->seat[p].is_lost && (is_lost || is_better)));
    }
    return has_lost ? rank : table->result.rank[seat];
}

/* Members `scores` and `ranks` of a table that has a result. */
static void write_result(struct pl_json *json, const struct server_table *table)
{
    pl_json_key(json, "scores");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        pl_json_int(json, table->result.score[p]);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "ranks");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        pl_json_int(json, rank_of(table, p));
    }
    pl_json_close(json, ']');
}

void server_write_game(struct pl_json *json, const struct server_table *table, enum pl_lang lang)
{
    server_write_id(json, "table", server_table_id(table));
    pl_json_member_string(json, "game", table->game->id);
    server_write_options(json, table);
    server_write_seats(json, table, lang);
    if (table->has_result) {
        write_result(json, table);
    }
    if (table->brief) {
        pl_json_key(json, "brief");
        pl_json_raw(json, table->brief);
    }
    pl_json_member_int(json, "ply", table->ply);
}

/* Where the same people go on, with the way in for those who sat here. */
static void write_rematch(struct pl_json *json, const struct server *server,
                          const struct server_table *table, bool has_sat)
{
    struct server_node *node =
        table->rematch ? server_map_find(&server->tables, table->rematch) : NULL;

    pl_json_key(json, "rematch");
    if (!table->rematch) {
        pl_json_null(json);
        return;
    }
    pl_json_open(json, '{');
    server_write_id(json, "table", table->rematch);
    if (node && has_sat) {
        pl_json_member_string(json, "key", SERVER_OF(node, struct server_table, node)->key);
    }
    pl_json_close(json, '}');
}

uint32_t server_spectators(const struct server_table *table)
{
    uint32_t count = 0;

    for (const struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        count += server_seat_of(table, sub->conn->user) == PL_NOBODY;
    }
    return count;
}

static void write_seat_or_null(struct pl_json *json, pl_seat seat)
{
    if (seat == PL_NOBODY) {
        pl_json_null(json);
    } else {
        pl_json_int(json, seat);
    }
}

static void write_own(struct pl_json *json, const struct server_table *table,
                      const struct server_user *user)
{
    pl_seat seat = server_seat_of(table, user);
    bool is_owner = table->owner == user;

    pl_json_key(json, "you");
    write_seat_or_null(json, seat);
    pl_json_member_bool(json, "is_owner", is_owner);
    pl_json_key(json, "host");
    write_seat_or_null(json, server_table_host_seat(table));
    if (is_owner || seat != PL_NOBODY) {
        pl_json_member_string(json, "key", table->key);
    }
}

static void write_pause(struct pl_json *json, const struct server *server,
                        const struct server_table *table)
{
    pl_json_key(json, "paused");
    if (table->paused_ms) {
        pl_json_int(json, server_pause_left(server, table));
    } else {
        pl_json_null(json);
    }
}

static void write_terms(struct pl_json *json, const struct server_table *table)
{
    pl_json_member_bool(json, "allows_hints", table->terms & SERVER_TERM_HINTS);
    pl_json_member_bool(json, "loss", table->terms & SERVER_TERM_LOSS);
    pl_json_member_bool(json, "watchers", !(table->terms & SERVER_TERM_CLOSED));
}

void server_write_table(struct pl_json *json, const struct server *server,
                        const struct server_table *table, const struct server_user *user,
                        enum pl_lang lang)
{
    struct server_names names;
    struct server_eyes eyes = {
        .seat = server_seat_of(table, user),
        .lang = lang,
        .names = names.at,
    };

    server_table_names(table, lang, &names);
    pl_json_open(json, '{');
    pl_json_member_string(json, "t", "table");
    pl_json_key(json, "table");
    pl_json_open(json, '{');
    server_write_id(json, "id", server_table_id(table));
    pl_json_member_string(json, "game", table->game->id);
    server_write_options(json, table);
    pl_json_member_int(json, "rules_version", table->rules_version);
    pl_json_member_string(json, "status", server_status_name(table->status));
    server_write_seats(json, table, lang);
    write_presence(json, table);
    write_own(json, table, user);
    pl_json_member_bool(json, "private", table->is_private);
    server_write_clock(json, table);
    write_clocks(json, server, table);
    write_pause(json, server, table);
    write_terms(json, table);
    pl_json_member_string(json, "hints", server_hints_name(server_table_hints(table)));
    pl_json_member_int(json, "ply", table->ply);
    write_fairness(json, table);
    if (table->has_result) {
        pl_json_key(json, "result");
        pl_json_open(json, '{');
        write_result(json, table);
        pl_json_close(json, '}');
    }
    write_votes(json, server, table, &eyes);
    write_rematch(json, server, table, server_seat_of(table, user) != PL_NOBODY);
    server_write_links(json, server, table, server_seat_of(table, user) != PL_NOBODY);
    if (pl_has_legacy(&table->config)) {
        pl_json_key(json, "legacy");
        match_write_legacy(json, table->game, &table->config, names.at, lang);
    }
    pl_json_member_int(json, "spectators", server_spectators(table));
    enum server_note note = table->trouble ? SERVER_NOTE_DAMAGED : table->note;
    if (notes[note][lang]) {
        pl_json_member_string(json, "note", notes[note][lang]);
    }
    if (table->trouble) {
        pl_json_member_bool(json, "damaged", true);
    }
    pl_json_close(json, '}');
    pl_json_close(json, '}');
}

void server_write_invitation(struct pl_json *json, const struct server_table *table,
                             enum pl_lang lang)
{
    pl_json_member_string(json, "game", table->game->id);
    server_write_options(json, table);
    pl_json_member_string(json, "status", server_status_name(table->status));
    server_write_seats(json, table, lang);
    server_write_clock(json, table);
    write_terms(json, table);
    pl_json_member_string(json, "host", table->owner ? server_user_nick(table->owner, lang) : "");
}

void server_write_gone(struct pl_json *json, const struct server_table *table,
                       enum server_error error, enum pl_lang lang)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "t", "gone");
    server_write_id(json, "table", server_table_id(table));
    pl_json_member_string(json, "code", server_error_code(error));
    pl_json_member_string(json, "error", server_error_text(error, lang));
    pl_json_close(json, '}');
}

void server_write_points(struct pl_json *json, const struct server_table *table)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "t", "point");
    server_write_id(json, "table", server_table_id(table));
    pl_json_key(json, "points");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (table->point[p].is_new) {
            pl_json_open(json, '{');
            pl_json_member_int(json, "seat", p);
            pl_json_member_string(json, "place", table->point[p].place);
            pl_json_close(json, '}');
        }
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}
