/* Undo, takeovers, and the votes about them. */
#include "server/tables/vote.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/tables/clock.h"
#include "server/tables/flow.h"
#include "server/tables/hints.h"
#include "server/tables/notice.h"
#include "server/tables/pause.h"
#include "server/tables/present.h"
#include "server/tables/question.h"

static pl_seat_mask bit_of(pl_seat seat)
{
    return (pl_seat_mask)(1u << seat);
}

/* Undo. */

/* The persons who have decided since the seat's last decision of this epoch. None where it cannot
 * be taken back: no one can consent for a bot. */
static pl_seat_mask decided_since(const struct server_table *table, pl_seat seat)
{
    pl_seat_mask mask = 0;

    for (uint32_t ply = server_table_last_of(table, seat) + 1; ply < table->ply; ply++) {
        pl_seat other = server_table_seat_at(table, ply);
        if (server_seat_is_bot(&table->seat[other])) {
            return 0;
        }
        mask |= bit_of(other);
    }
    return mask;
}

/* A journal that grows by what is taken back has an end. */
static bool has_undos_left(const struct server_table *table)
{
    return table->undo_count < SERVER_UNDOS_MAX + table->ply;
}

/* Without asking anybody. What a bot chose for the seat stays where it would be a hint to see it
 * first. */
static bool can_undo_alone(const struct server_table *table, pl_seat seat)
{
    bool is_own = server_table_last_of(table, seat) >= table->seat[seat].own_ply ||
                  server_table_hints(table) != SERVER_HINTS_OFF;

    return is_own && !match_undo_check(table->match, seat);
}

bool server_table_can_undo(const struct server_table *table, pl_seat seat)
{
    return table->match && table->status == SERVER_RUNNING && seat != PL_NOBODY &&
           has_undos_left(table) && (can_undo_alone(table, seat) || decided_since(table, seat));
}

/* What is about to be taken back, in words for all. */
struct past {
    char words[PL_LANG_COUNT][SERVER_NOTICE_WORDS_MAX + 1];
};

static void describe(const struct server_table *table, uint32_t from, uint32_t count,
                     struct past *ret_past)
{
    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(ret_past->words[lang], sizeof ret_past->words[lang]);
        server_write_taken(&text, table, from, count, (enum pl_lang)lang);
    }
}

static void tell_undo(struct server *server, struct server_table *table,
                      enum server_notice_kind kind, pl_seat seat, const struct past *past)
{
    server_notice_add(server, table,
                      &(struct server_notice){
                          .kind = past->words[0][0] ? kind : SERVER_NOTICE_UNDO_PLAIN,
                          .seat = seat,
                          .words = { [PL_LANG_PL] = past->words[PL_LANG_PL],
                                     [PL_LANG_EN] = past->words[PL_LANG_EN] },
                      });
}

/* Takes everything back up to and with the seat's last decision, or nothing. Within an epoch every
 * decision can be taken back once it is the last one. */
static enum server_error take_back_all(struct server *server, struct server_table *table,
                                       pl_seat seat)
{
    uint32_t last = server_table_last_of(table, seat);
    pl_seat_mask others = decided_since(table, seat);
    struct pl_state_room room;

    if (last == table->ply || server_table_at(table, last, pl_state_in(&room)) ||
        pl_head_read(pl_state_in(&room))->epoch != pl_head_read(match_state(table->match))->epoch) {
        return SERVER_NO_UNDO;
    }
    bool is_back = true;
    struct past past = { 0 };
    describe(table, last, table->ply - last, &past);
    while (is_back && table->ply > last) {
        pl_seat other = server_table_seat_at(table, table->ply - 1);
        is_back = server_table_take_back(server, table, other);
    }
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (others & table->waiting & bit_of(p)) {
            server_clock_renew(server, table, p); /* they decide again to oblige the seat */
        }
    }
    if (is_back) {
        tell_undo(server, table, SERVER_NOTICE_UNDO_AGREED, seat, &past);
    }
    return is_back ? SERVER_OK : SERVER_NO_UNDO;
}

/* The seat's own last decision, with what others only declined. */
static bool take_back_own(struct server *server, struct server_table *table, pl_seat seat)
{
    uint32_t last = server_table_last_of(table, seat);
    struct past past = { 0 };

    if (last == table->ply || !can_undo_alone(table, seat)) {
        return false;
    }
    describe(table, last, 1, &past);
    if (!server_table_take_back(server, table, seat)) {
        return false;
    }
    tell_undo(server, table, SERVER_NOTICE_UNDO, seat, &past);
    return true;
}

/* Where days are given for a decision, those who are asked may not look before tomorrow. */
static int64_t vote_ms(const struct server_table *table)
{
    return table->clock.kind == SERVER_CLOCK_DAYS ? SERVER_VOTE_DAYS_MS : SERVER_VOTE_MS;
}

enum server_error server_vote_open(struct server *server, struct server_table *table,
                                   struct server_vote *vote, const struct server_vote *wish)
{
    if (vote->is_open) {
        bool is_same = vote->seat == wish->seat && !(wish->yes & ~vote->yes);
        return is_same ? SERVER_OK : SERVER_STALE;
    }
    *vote = *wish;
    vote->is_open = true;
    vote->number = ++table->vote_number;
    vote->until_ms = server->now_ms + vote_ms(table);
    server_table_news(server, table, SERVER_NEWS_TABLE);
    return SERVER_OK;
}

enum server_error server_table_undo(struct server *server, struct server_table *table, pl_seat seat,
                                    bool *ret_done)
{
    if (!has_undos_left(table)) {
        return SERVER_UNDO_LIMIT;
    }
    if (take_back_own(server, table, seat)) {
        server_table_end_undo_vote(server, table);
        *ret_done = true;
        return SERVER_OK;
    }
    pl_seat_mask need = decided_since(table, seat);
    if (need == 0) {
        return SERVER_NO_UNDO;
    }
    *ret_done = false;
    return server_vote_open(server, table, &table->undo,
                            &(struct server_vote){ .seat = seat, .need = need });
}

/* Takeovers. */

/* A player who has days to decide is not absent; only the clock replaces them. */
static bool is_absent(const struct server_table *table, pl_seat seat)
{
    return table->clock.kind != SERVER_CLOCK_DAYS && !server_user_is_online(table->seat[seat].user);
}

/* Where no one else is asked, reloading the page must not cost the seat. */
static bool is_long_gone(const struct server *server, const struct server_table *table,
                         pl_seat seat)
{
    return is_absent(table, seat) &&
           server->now_ms - table->seat[seat].user->away_ms >= SERVER_ABSENT_MS;
}

/* Persons who are there, but for these two seats. */
static pl_seat_mask present(const struct server_table *table, pl_seat asker, pl_seat seat)
{
    pl_seat_mask mask = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *at = &table->seat[p];
        if (p != asker && p != seat && server_seat_is_person(at) && !at->is_bot_now &&
            server_user_is_online(at->user)) {
            mask |= bit_of(p);
        }
    }
    return mask;
}

static void bot_takes(struct server *server, struct server_table *table, pl_seat seat,
                      enum server_notice_kind kind)
{
    server_notice_add(server, table, &(struct server_notice){ .kind = kind, .seat = seat });
    server_table_bot_takes(server, table, seat);
}

/* One's own seat, by choice. Against people it counts like time that has run out: to come and go
 * for each decision would be a way around the clock, and a bot's advice. */
static enum server_error hand_over(struct server *server, struct server_table *table, pl_seat seat)
{
    enum server_error error = server_table_awaken(server, table);

    if (error) {
        return error;
    }
    bool counts = server_table_hints(table) != SERVER_HINTS_FREE;
    if (counts) {
        server_seat_note_out(&table->seat[seat]);
    }
    bool is_last = counts && !server_seat_returns(&table->seat[seat]);
    bot_takes(server, table, seat, is_last ? SERVER_NOTICE_SEAT_LAST : SERVER_NOTICE_SEAT_BOT);
    return SERVER_OK;
}

enum server_error server_table_takeover(struct server *server, struct server_table *table,
                                        pl_seat asker, pl_seat seat, bool *ret_done)
{
    const struct server_seat *at = &table->seat[seat];
    pl_seat_mask need = seat == asker ? 0 : present(table, asker, seat);

    if (!server_seat_is_person(at) || at->is_bot_now) {
        return SERVER_STALE;
    }
    /* A pause is there to go away in. */
    if (seat != asker && table->paused_ms) {
        return SERVER_NOT_ABSENT;
    }
    bool is_gone = need ? is_absent(table, seat) : is_long_gone(server, table, seat);
    if (seat != asker && !is_gone) {
        return SERVER_NOT_ABSENT;
    }
    *ret_done = need == 0;
    if (seat == asker) {
        return hand_over(server, table, seat);
    }
    if (need == 0) {
        bot_takes(server, table, seat, SERVER_NOTICE_SEAT_ABSENT);
        return SERVER_OK;
    }
    return server_vote_open(
        server, table, &table->takeover,
        &(struct server_vote){ .seat = seat, .need = need, .yes = bit_of(asker) });
}

/* Votes. */

/* Carries out the vote once no more answers are due. */
static enum server_error conclude(struct server *server, struct server_table *table,
                                  struct server_vote *vote)
{
    if (!vote->is_open || vote->need != 0) {
        return SERVER_OK;
    }
    vote->is_open = false;
    if (vote == &table->undo) {
        return take_back_all(server, table, vote->seat);
    }
    if (vote == &table->pause) {
        server_pause_begin(server, table);
        return SERVER_OK;
    }
    bot_takes(server, table, vote->seat, SERVER_NOTICE_SEAT_ABSENT);
    return SERVER_OK;
}

/* Who has asked for themselves learns who has refused; about bots only that it was not agreed. */
static void tell_refusal(struct server *server, struct server_table *table,
                         const struct server_vote *vote, pl_seat other)
{
    bool is_undo = vote == &table->undo;

    if (is_undo || vote == &table->pause) {
        server_notice_add(server, table,
                          &(struct server_notice){ .kind = is_undo ? SERVER_NOTICE_UNDO_REFUSED
                                                                   : SERVER_NOTICE_PAUSE_REFUSED,
                                                   .seat = vote->seat,
                                                   .has_other = true,
                                                   .other = other });
    }
}

enum server_error server_table_vote(struct server *server, struct server_table *table,
                                    struct server_vote *vote, pl_seat seat, bool is_yes)
{
    if (!vote->is_open || !(vote->need & bit_of(seat))) {
        return SERVER_STALE;
    }
    enum server_error error = vote == &table->undo ? server_table_awaken(server, table) : SERVER_OK;
    if (error) {
        return error;
    }
    server_table_news(server, table, SERVER_NEWS_TABLE);
    if (!is_yes) {
        vote->is_open = false;
        tell_refusal(server, table, vote, seat);
        return SERVER_OK;
    }
    vote->need &= (pl_seat_mask)~bit_of(seat);
    vote->yes |= bit_of(seat);
    return conclude(server, table, vote);
}

/* With a line of the log, unless there is no kind for it. */
static void close_if_late(struct server *server, struct server_table *table,
                          struct server_vote *vote, enum server_notice_kind kind)
{
    if (!vote->is_open || vote->until_ms > server->now_ms) {
        return;
    }
    vote->is_open = false;
    if (kind != SERVER_NOTICE_NONE) {
        server_notice_add(server, table,
                          &(struct server_notice){ .kind = kind, .seat = vote->seat });
    }
    server_table_news(server, table, SERVER_NEWS_TABLE);
}

void server_votes_check(struct server *server, struct server_table *table)
{
    close_if_late(server, table, &table->undo, SERVER_NOTICE_UNDO_LATE);
    close_if_late(server, table, &table->takeover, SERVER_NOTICE_NONE);
    close_if_late(server, table, &table->pause, SERVER_NOTICE_PAUSE_LATE);
}

void server_votes_end(struct server_table *table)
{
    table->undo.is_open = false;
    table->takeover.is_open = false;
    table->pause.is_open = false;
}

/* Only those who are there have to be asked, and only about someone who is not. */
void server_votes_presence(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_vote *vote = &table->takeover;
    bool is_online = server_user_is_online(table->seat[seat].user);

    table->seat[seat].presence++;
    /* When the server ends all people go, and that decides nothing. */
    if (server->is_stopping) {
        return;
    }
    if (vote->is_open && vote->seat == seat) {
        vote->is_open = !is_online;
    } else if (vote->is_open && !is_online) {
        vote->need &= (pl_seat_mask)~bit_of(seat);
        vote->is_open = vote->need || is_long_gone(server, table, vote->seat);
        conclude(server, table, vote);
    }
}
