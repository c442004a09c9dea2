/* Declining without being asked. */
#include "server/tables/skip.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/tables/flow.h"

const char *server_skip_name(enum server_skip skip)
{
    static const char *const names[SERVER_SKIP_COUNT] = {
        [SERVER_SKIP_NONE] = "none",
        [SERVER_SKIP_THIS] = "this",
        [SERVER_SKIP_TURN] = "turn",
        [SERVER_SKIP_CONCERN] = "concern",
    };

    return names[skip];
}

static struct pl_offer offer_to(const struct server_table *table, pl_seat seat)
{
    return pl_offer_to(table->game, match_state(table->match), seat);
}

/* Whether the offer is one that the seat wants to be asked about. */
static bool ends_at(const struct server_seat *seat, const struct pl_offer *offer)
{
    switch (seat->skip) {
    case SERVER_SKIP_NONE:
    case SERVER_SKIP_COUNT: break;
    case SERVER_SKIP_THIS: return offer->cause != seat->skip_of;
    case SERVER_SKIP_TURN: return offer->turn != seat->skip_of;
    case SERVER_SKIP_CONCERN: return offer->pass && offer->concerns;
    }
    return true;
}

/* Known ahead, so that a table can sleep while its seats decline nothing. */
static void note_offer(struct server_seat *seat, const struct pl_offer *offer)
{
    seat->skips_now = seat->skip != SERVER_SKIP_NONE && offer->pass && !ends_at(seat, offer);
}

enum server_error server_skip_set(struct server *server, struct server_table *table, pl_seat seat,
                                  enum server_skip skip)
{
    struct server_seat *at = &table->seat[seat];

    if (!table->game->offer || at->is_bot_now) {
        return SERVER_ILLEGAL;
    }
    struct pl_offer offer = offer_to(table, seat);
    if (skip == SERVER_SKIP_THIS && offer.cause == 0) {
        return SERVER_STALE;
    }
    at->skip = skip;
    at->skip_of = skip == SERVER_SKIP_THIS ? offer.cause : offer.turn;
    note_offer(at, &offer);
    server_table_news_to(server, table, seat, SERVER_NEWS_VIEW);
    return SERVER_OK;
}

bool server_skip_is_on(const struct server_table *table, pl_seat seat)
{
    return table->seat[seat].skip != SERVER_SKIP_NONE && table->seat[seat].skips_now;
}

void server_skips_end(struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        struct server_seat *seat = &table->seat[p];
        seat->skips_now = false;
        if (seat->skip == SERVER_SKIP_NONE) {
            continue;
        }
        struct pl_offer offer = offer_to(table, p);
        seat->skip = ends_at(seat, &offer) ? SERVER_SKIP_NONE : seat->skip;
        note_offer(seat, &offer);
    }
}

static bool is_due(const struct server *server, const struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];

    return at->skip != SERVER_SKIP_NONE && at->skips_now && (table->waiting >> seat & 1) &&
           !table->paused_ms && server->now_ms - table->changed_ms >= SERVER_SKIP_MS;
}

void server_skips_check(struct server *server, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (!is_due(server, table, p)) {
            continue;
        }
        if (server_table_awaken(server, table)) {
            return;
        }
        struct pl_offer offer = offer_to(table, p);
        if (offer.pass && !ends_at(&table->seat[p], &offer)) {
            server_table_play(server, table, p, &(struct server_move){ .action = offer.pass });
        }
    }
}
