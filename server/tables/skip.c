/* Declining without being asked. */
#include "server/tables/skip.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/tables/flow.h"

static struct pl_offer offer_to(const struct server_table *table, pl_seat seat)
{
    return pl_offer_to(table->game, match_state(table->match), seat);
}

/* Known ahead, so that a table can sleep while its seats decline nothing. */
static void note_offer(struct server_seat *seat, const struct pl_offer *offer)
{
    seat->skips_now = match_wish_declines(&seat->wish, offer);
}

enum server_error server_skip_set(struct server *server, struct server_table *table, pl_seat seat,
                                  enum match_skip until)
{
    struct server_seat *at = &table->seat[seat];

    if (!table->game->offer || at->is_bot_now) {
        return SERVER_ILLEGAL;
    }
    struct pl_offer offer = offer_to(table, seat);
    if (!match_wish_make(until, &offer, &at->wish)) {
        return SERVER_STALE;
    }
    note_offer(at, &offer);
    server_table_news_to(server, table, seat, SERVER_NEWS_VIEW);
    return SERVER_OK;
}

bool server_skip_is_on(const struct server_table *table, pl_seat seat)
{
    return table->seat[seat].wish.until != MATCH_SKIP_NONE && table->seat[seat].skips_now;
}

void server_skips_end(struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        struct server_seat *seat = &table->seat[p];
        seat->skips_now = false;
        if (seat->wish.until == MATCH_SKIP_NONE) {
            continue;
        }
        struct pl_offer offer = offer_to(table, p);
        match_wish_follow(&seat->wish, &offer);
        note_offer(seat, &offer);
    }
}

bool server_is_declining(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                         pl_action action)
{
    pl_action pass = pl_offer_to(game, state, seat).pass;

    return (pass && action == pass) || (game->declines && game->declines(action));
}

static bool is_due(const struct server *server, const struct server_table *table, pl_seat seat)
{
    return server_skip_is_on(table, seat) && (table->waiting >> seat & 1) && !table->paused_ms &&
           server->now_ms - table->changed_ms >= MATCH_SKIP_MS;
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
        if (match_wish_declines(&table->seat[p].wish, &offer)) {
            server_table_play(server, table, p, &(struct server_move){ .action = offer.pass });
        }
    }
}
