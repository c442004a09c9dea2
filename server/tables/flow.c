/* From the start of a match to its end. */
#include "server/tables/flow.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "match/story.h"
#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/notify/notify.h"
#include "server/protocol/conn.h"
#include "server/tables/bots.h"
#include "server/tables/clock.h"
#include "server/tables/host.h"
#include "server/tables/makers.h"
#include "server/tables/notice.h"
#include "server/tables/pause.h"
#include "server/tables/question.h"
#include "server/tables/skip.h"
#include "server/tables/vote.h"

enum { MIDS_FIRST = 64 };

/* Names of moves. */

/* The key is this process's own, so that no client can choose names that collide. */
uint64_t server_mid_hash(pl_seat seat, const char *mid)
{
    static unsigned char key[crypto_shorthash_KEYBYTES];
    static bool has_key;
    unsigned char bytes[1 + SERVER_MID_MAX] = { seat };
    size_t length = strlen(mid);
    uint64_t hash = 0;

    if (!has_key) {
        randombytes_buf(key, sizeof key);
        has_key = true;
    }
    memcpy(bytes + 1, mid, length < SERVER_MID_MAX ? length : SERVER_MID_MAX);
    crypto_shorthash((unsigned char *)&hash, bytes, sizeof bytes, key);
    return hash ? hash : 1;
}

/* Where the name is, or the free place where it would be. */
static struct server_mid *mid_at(const struct server_table *table, uint64_t hash)
{
    uint32_t at = (uint32_t)hash & (table->mid_room - 1);

    while (table->mid[at].hash && table->mid[at].hash != hash) {
        at = (at + 1) & (table->mid_room - 1);
    }
    return &table->mid[at];
}

/* At least half of the places stay free. */
static void grow_mids(struct server_table *table)
{
    struct server_mid *old = table->mid;
    uint32_t old_room = table->mid_room;

    table->mid_room = old_room ? 2 * old_room : MIDS_FIRST;
    table->mid = calloc(table->mid_room, sizeof *table->mid);
    PL_ASSERT(table->mid);
    for (uint32_t i = 0; i < old_room; i++) {
        if (old[i].hash) {
            *mid_at(table, old[i].hash) = old[i];
        }
    }
    free(old);
}

void server_mid_add(struct server_table *table, uint64_t hash, uint32_t ply)
{
    if (2 * (table->mid_count + 1) > table->mid_room) {
        grow_mids(table);
    }
    struct server_mid *mid = mid_at(table, hash);
    table->mid_count += !mid->hash;
    *mid = (struct server_mid){ .hash = hash, .ply = ply };
}

bool server_mid_find(const struct server_table *table, uint64_t hash, uint32_t *ret_ply)
{
    const struct server_mid *mid = table->mid_room ? mid_at(table, hash) : NULL;

    if (mid && mid->hash) {
        *ret_ply = mid->ply;
    }
    return mid && mid->hash;
}

/* The start. */

void server_table_start(struct server *server, struct server_table *table)
{
    PL_ASSERT(table->status == SERVER_WAITING);
    struct match *match = NULL;
    const char *reason = match_new(table->game, &table->config, &match);
    PL_ASSERT(!reason);
    server_table_begin(table, match, 0);
    table->status = SERVER_RUNNING;
    table->rules_version = table->game->rules_version;
    table->started_ms = server->wall_ms;
    server_table_changes(server, table);
    table->used_ms = server->now_ms;
    table->waiting = pl_head_read(match_state(table->match))->waiting;
    for (pl_seat p = 0; p < table->config.seats; p++) {
        table->seat[p].left_ms = table->clock.main_ms;
        server_table_put_seat(server, table, p);
    }
    server_table_put(server, table);
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
    server_log("table-started", "table=%llx game=%s seats=%d",
               (unsigned long long)server_table_id(table), table->game->id, table->config.seats);
}

void server_table_start_if_full(struct server *server, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (table->seat[p].kind == SERVER_SEAT_OPEN) {
            return;
        }
    }
    server_table_start(server, table);
}

/* The end. */

static void end(struct server *server, struct server_table *table)
{
    if (table->owner) {
        table->owner->owned_count--;
        table->owner->needs_lobby = true;
    }
    server_table_set_address(table, NULL);
    table->status = SERVER_OVER;
    table->ended_ms = server->wall_ms;
    table->waiting = 0;
    table->paused_ms = 0;
    server_votes_end(table);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        server_bots_unask(server, &table->seat[p]);
    }
    server_table_put(server, table);
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
}

void server_table_close(struct server *server, struct server_table *table, enum server_note note)
{
    table->note = note;
    end(server, table);
    server_log("table-closed", "table=%llx note=%d", (unsigned long long)server_table_id(table),
               note);
}

/* Names go into the save file as they were at the end. */
static void name_seats(struct server_table *table)
{
    struct server_names names;

    server_table_names(table, PL_LANG_EN, &names);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        match_set_seat(table->match, p, names.at[p], bot_level_name(table->seat[p].level));
    }
}

static void note_brief(struct server_table *table)
{
    char room[MATCH_BRIEF_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);

    match_write_brief(&json, table->match);
    PL_ASSERT(!json.text.is_cut);
    free(table->brief);
    table->brief = strdup(room);
}

static void end_with_result(struct server *server, struct server_table *table)
{
    table->game->result(match_state(table->match), &table->result);
    table->has_result = true;
    end(server, table);
    name_seats(table);
    note_brief(table);
    server_table_note_makers(server, table);
    server_table_put_result(server, table);
    server_table_put_replay(server, table);
    server_log("table-over", "table=%llx ply=%u", (unsigned long long)server_table_id(table),
               (unsigned)table->ply);
}

/* Decisions. */

/* After the position has changed by what that seat did: what the table knows of it, and its row.
 * Who is asked now and was not before. */
static pl_seat_mask note_position(struct server *server, struct server_table *table, pl_seat seat)
{
    const struct pl_head *head = pl_head_read(match_state(table->match));
    pl_seat_mask before = table->waiting;

    table->waiting = head->waiting;
    server_table_changes(server, table);
    table->used_ms = server->now_ms;
    server_table_put_moved(server, table);
    server_table_news(server, table, SERVER_NEWS_VIEW);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        bool has_changed = (before ^ table->waiting) >> p & 1;
        if (has_changed && table->seat[p].user) {
            table->seat[p].user->needs_lobby = true;
        }
        if (has_changed || p == seat) {
            table->seat[p].lent_ms = server->now_ms;
        }
    }
    server_skips_end(table);
    return table->waiting & (pl_seat_mask)~before;
}

/* Days for the next decision of the seat that has decided, and for those who are asked anew. By
 * what all may know: whose list has changed meanwhile is a secret. */
static void renew_clocks(struct server *server, struct server_table *table, pl_seat_mask asked,
                         pl_seat seat)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (asked >> p & 1 || (p == seat && table->waiting >> p & 1)) {
            server_clock_renew(server, table, p);
        }
    }
}

void server_table_end_undo_vote(struct server *server, struct server_table *table)
{
    if (table->undo.is_open) {
        table->undo.is_open = false;
        server_table_news(server, table, SERVER_NEWS_TABLE);
    }
}

bool server_table_play(struct server *server, struct server_table *table, pl_seat seat,
                       const struct server_move *move)
{
    uint32_t epoch_from = table->epoch_from;
    bool is_own = !server_is_declining(table->game, match_state(table->match), seat, move->action);

    if (!server_table_step(table, &(struct server_step){
                                      .kind = SERVER_ENTRY_MOVE,
                                      .seat = seat,
                                      .action = move->action,
                                  })) {
        return false;
    }
    server_clock_charge(server, table);
    if (move->mid) {
        server_pause_end(server, table, seat);
    }
    server_clock_decided(table, seat, table->epoch_from != epoch_from);
    renew_clocks(server, table, note_position(server, table, seat), seat);
    if (is_own) {
        server_clock_reward(server, table, seat);
    }
    notify_decided(server, table, seat);
    server_table_put_entry(server, table, SERVER_ENTRY_MOVE, seat, move);
    if (move->mid) {
        server_mid_add(table, server_mid_hash(seat, move->mid), table->ply);
    }
    server_table_end_undo_vote(server, table);
    if (pl_head_read(match_state(table->match))->over) {
        end_with_result(server, table);
    } else if (table->ply >= table->snapshot_ply + SERVER_SNAPSHOT_PLIES) {
        server_table_put_snapshot(server, table, false);
    }
    return true;
}

/* Taking back. */

pl_seat server_table_seat_at(const struct server_table *table, uint32_t ply)
{
    pl_seat seat;
    pl_action action;

    server_table_decision(table, ply, &seat, &action);
    return seat;
}

/* The log that was sent from this ply on is no longer true. */
static void cut_log(struct server_table *table, uint32_t ply)
{
    for (struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        sub->seen_ply = sub->seen_ply < ply ? sub->seen_ply : ply;
    }
}

/* How many increments were given for what was decided from this ply on; *ret_own: for the first of
 * these decisions alone. */
static void count_rewards(const struct server_table *table, uint32_t from,
                          uint32_t ret_counts[PL_SEATS_MAX], uint32_t *ret_own)
{
    struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    const char *reason = server_table_at(table, from, state);

    memset(ret_counts, 0, PL_SEATS_MAX * sizeof *ret_counts);
    *ret_own = 0;
    for (uint32_t ply = from; !reason && ply < table->ply; ply++) {
        pl_seat seat;
        pl_action action;
        server_table_decision(table, ply, &seat, &action);
        bool is_own = ply >= table->seat[seat].own_ply &&
                      !server_is_declining(table->game, state, seat, action);
        reason = pl_submit(table->game, state, seat, action, NULL);
        ret_counts[seat] += is_own && !(pl_head_read(state)->waiting >> seat & 1);
        *ret_own = ply == from ? ret_counts[seat] : *ret_own;
    }
}

bool server_table_take_back(struct server *server, struct server_table *table, pl_seat seat)
{
    uint32_t last = server_table_last_of(table, seat);
    uint32_t rewards[PL_SEATS_MAX];
    uint32_t own_rewards;

    count_rewards(table, last, rewards, &own_rewards);
    if (!server_table_step(table,
                           &(struct server_step){ .kind = SERVER_ENTRY_UNDO, .seat = seat })) {
        return false;
    }
    cut_log(table, last);
    server_clock_charge(server, table);
    server_pause_end(server, table, seat);
    table->seat[seat].wish = (struct match_wish){ .until = MATCH_SKIP_NONE };
    note_position(server, table, seat);
    server_clock_take_back(server, table, seat);
    /* What others declined has gone with it; what they chose at the same time stays. */
    bool is_all = table->ply == last;
    for (pl_seat p = 0; p < table->config.seats; p++) {
        uint32_t count = is_all ? rewards[p] : p == seat ? own_rewards : 0;
        server_clock_take_rewards(server, table, p, count);
    }
    server_table_put_entry(server, table, SERVER_ENTRY_UNDO, seat, &(struct server_move){ 0 });
    table->undo_count++;
    /* Choices that bots are thinking of no longer count. */
    for (pl_seat p = 0; p < table->config.seats; p++) {
        server_bots_unask(server, &table->seat[p]);
    }
    return true;
}

/* Seats that change hands. */

void server_table_bot_takes(struct server *server, struct server_table *table, pl_seat seat)
{
    PL_ASSERT(server_seat_is_person(&table->seat[seat]));
    server_clock_charge(server, table);
    server_table_changes(server, table);
    table->seat[seat].is_bot_now = true;
    table->seat[seat].lent_ms = server->now_ms;
    table->seat[seat].wish = (struct match_wish){ .until = MATCH_SKIP_NONE };
    table->seat[seat].presence++;
    table->seat[seat].level = BOT_LEVEL_STAND_IN;
    server_votes_end(table);
    server_table_put_moved(server, table);
    server_table_put_seat(server, table, seat);
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
}

void server_table_bot_returns(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];

    server_clock_charge(server, table);
    server_table_changes(server, table);
    at->is_bot_now = false;
    at->presence++;
    at->level = BOT_LEVEL_NONE;
    server_bots_unask(server, at);
    at->own_ply = table->ply;
    server_clock_return(server, table, seat);
    server_notice_add(server, table,
                      &(struct server_notice){ .kind = SERVER_NOTICE_RETURN, .seat = seat });
    server_table_put_moved(server, table);
    server_table_put_seat(server, table, seat);
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
}

/* Before the start the seat is free again, later a bot plays on. */
static void give_up_seat(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];

    if (table->status == SERVER_RUNNING) {
        server_table_bot_takes(server, table, seat);
        at->kind = SERVER_SEAT_BOT;
        at->is_bot_now = false;
        at->has_left = true;
    } else {
        at->kind = SERVER_SEAT_OPEN;
        server_seat_assign(server, at, NULL);
    }
    server_table_put_seat(server, table, seat);
}

static bool is_last_person(const struct server_table *table, pl_seat seat)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (p != seat && server_seat_is_person(&table->seat[p])) {
            return false;
        }
    }
    return true;
}

/* Whether another person plays on against whoever loses this seat: those of one team share what
 * they reach, so none of them can lose alone. */
static bool can_lose(const struct server_table *table, pl_seat seat)
{
    struct pl_result result = { 0 };

    table->game->result(match_state(table->match), &result);
    return !is_last_person(table, seat) && !result.team[seat];
}

static void tell(struct server *server, struct server_table *table, enum server_notice_kind kind,
                 pl_seat seat)
{
    server_notice_add(server, table, &(struct server_notice){ .kind = kind, .seat = seat });
}

/* Another person who sits here becomes the owner; false when there is none. */
static bool pass_on_ownership(struct server *server, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (server_seat_is_person(&table->seat[p])) {
            server_table_hand(server, table, p);
            return true;
        }
    }
    return false;
}

void server_table_time_out(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];
    struct server_user *user = at->user;

    server_seat_note_out(at);
    if ((table->terms & SERVER_TERM_LOSS) && can_lose(table, seat)) {
        at->is_lost = true;
        tell(server, table, SERVER_NOTICE_TIME_LOST, seat);
        give_up_seat(server, table, seat);
        server_clock_empty(server, table, seat);
        user->needs_lobby = true;
        if (table->owner == user) {
            pass_on_ownership(server, table);
        }
        return;
    }
    tell(server, table, server_seat_returns(at) ? SERVER_NOTICE_TIME_BOT : SERVER_NOTICE_TIME_LAST,
         seat);
    server_table_bot_takes(server, table, seat);
    server_clock_empty(server, table, seat);
}

void server_table_leave(struct server *server, struct server_table *table, struct server_user *user)
{
    pl_seat seat = server_seat_of(table, user);

    user->needs_lobby = true;
    if (seat != PL_NOBODY) {
        if (table->status == SERVER_RUNNING) {
            tell(server, table,
                 is_last_person(table, seat) ? SERVER_NOTICE_RESIGN_CLOSED : SERVER_NOTICE_RESIGN,
                 seat);
        }
        give_up_seat(server, table, seat);
    }
    if (table->owner == user && !pass_on_ownership(server, table)) {
        server_table_close(server, table, SERVER_NOTE_ABANDONED);
        return;
    }
    server_table_put(server, table);
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
}
