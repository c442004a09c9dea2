/* Who made the decisions of a match: the person of a seat, or a bot in their place. The journal is
 * read for it once, at the end. */
#include "server/tables/makers.h"

#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/store/row.h"
#include "server/tables/question.h"
#include "server/tables/skip.h"

struct maker {
    pl_seat seat;
    bool is_server; /* and not the person: a bot, or an offer that was declined for them */
};

/* Of the decisions that stand, in order. */
struct makers {
    uint32_t count;
    struct maker *at;
};

struct tally {
    uint32_t all;
    uint32_t by_bot;
};

/* The seat's undo, as server_course_step has it: what others declined meanwhile has gone with its
 * last decision, what they chose at the same time stays. */
static void take_back(struct makers *makers, pl_seat seat, uint32_t ply)
{
    uint32_t after = makers->count; /* the seat's last decision */

    while (after > 0 && makers->at[after - 1].seat != seat) {
        after--;
    }
    if (after == 0) {
        return;
    }
    struct maker *last = &makers->at[after - 1];
    memmove(last, last + 1, (makers->count - after) * sizeof *last);
    makers->count = ply < makers->count ? ply : makers->count;
}

/* False when the store cannot be read, or does not tell of every decision. */
static bool read_makers(struct server *server, const struct server_table *table,
                        struct makers *makers)
{
    struct store_row row = { .store = server->store, .query = STORE_JOURNAL_MAKERS };

    store_read(server->store, STORE_JOURNAL_MAKERS,
               STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    for (uint32_t i = 0; i < table->journal_count && store_next(server->store, row.query); i++) {
        pl_seat seat = (pl_seat)store_row_int(&row, 1, "seat", 0, table->config.seats - 1);
        if (store_row_int(&row, 0, "kind", SERVER_ENTRY_MOVE, SERVER_ENTRY_UNDO) ==
            SERVER_ENTRY_UNDO) {
            take_back(makers, seat, (uint32_t)store_row_int(&row, 3, "ply", 0, INT32_MAX));
        } else {
            makers->at[makers->count++] =
                (struct maker){ .seat = seat, .is_server = store_row_bool(&row, 2, "mid") };
        }
    }
    return store_end(server->store, row.query) && !row.wrong && makers->count == table->ply;
}

/* To decline an offer in another's turn is no decision of the game, whoever does it. False when the
 * journal is not that of the match. */
static bool count(const struct server_table *table, const struct makers *makers,
                  struct tally ret_tallies[PL_SEATS_MAX])
{
    struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    uint32_t from = server_table_first_ply(table);
    const char *reason = server_table_at(table, from, state);

    memset(ret_tallies, 0, PL_SEATS_MAX * sizeof *ret_tallies);
    for (uint32_t ply = from; !reason && ply < table->ply; ply++) {
        pl_seat seat;
        pl_action action;
        server_table_decision(table, ply, &seat, &action);
        if (seat != makers->at[ply].seat) {
            return false;
        }
        bool is_own = !server_is_declining(table->game, state, seat, action);
        reason = pl_submit(table->game, state, seat, action, NULL);
        ret_tallies[seat].all += is_own;
        ret_tallies[seat].by_bot += is_own && makers->at[ply].is_server;
    }
    return !reason;
}

/* Whether a bot may have decided for the person of some seat. */
static bool has_stand_in(const struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *seat = &table->seat[p];
        if (server_seat_is_person(seat) && (seat->is_bot_now || seat->own_ply > 0)) {
            return true;
        }
    }
    return false;
}

static void note(struct server *server, struct server_table *table, pl_seat p,
                 const struct tally *tally)
{
    struct server_seat *seat = &table->seat[p];
    bool is_bots = tally->by_bot > 0 && 2 * tally->by_bot >= tally->all;

    if (server_seat_is_person(seat) && seat->is_bot_now != is_bots) {
        seat->is_bot_now = is_bots;
        seat->level = is_bots ? BOT_LEVEL_STAND_IN : BOT_LEVEL_NONE;
        server_table_put_seat(server, table, p);
    }
}

void server_table_note_makers(struct server *server, struct server_table *table)
{
    if (!has_stand_in(table)) {
        return;
    }
    struct tally tallies[PL_SEATS_MAX];
    struct makers makers = { 0, calloc(table->journal_count, sizeof *makers.at) };
    PL_ASSERT(makers.at);
    bool is_known = read_makers(server, table, &makers) && count(table, &makers, tallies);
    for (pl_seat p = 0; is_known && p < table->config.seats; p++) {
        note(server, table, p, &tallies[p]);
    }
    free(makers.at);
}
