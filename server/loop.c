/* The loop: handles input, commits the turn, writes the news, sends it. Runs the chores by the
 * clock. */
#include "server/loop.h"

#include <stdlib.h>

#include "server/chores.h"
#include "server/core.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/gate/socket.h"
#include "server/http/files.h"
#include "server/log.h"
#include "server/notify/notify.h"
#include "server/people/account.h"
#include "server/pool.h"
#include "server/protocol/games.h"
#include "server/protocol/ws.h"
#include "server/store/store.h"
#include "server/tables/bots.h"
#include "server/tables/lobby.h"
#include "server/tables/table.h"
#include "server/turn.h"

enum { TICK_MS = 200 };

static const char unreadable[] = "the database cannot be read: 'plansza fsck' tells more";

/* Starting. */

const char *server_loop_open(struct server *server)
{
    server->scratch = malloc(SERVER_SCRATCH_SIZE);
    if (!server->scratch || !server_games_start(server)) {
        return "out of memory";
    }
    const struct server_options *options = &server->options;
    const char *reason = options->file_system ? store_open_on(options->file_system,
                                                              options->data_folder, &server->store)
                                              : store_open(options->data_folder, &server->store);
    if (reason) {
        return reason;
    }
    if (!server_time_begin(server)) {
        return unreadable;
    }
    edge_begin(&server->edge, &(struct edge_options){
                                  .handlers = &server_socket_handlers,
                                  .owner = server,
                                  .body_max = SERVER_BODY_MAX,
                                  .message_max = SERVER_MESSAGE_MAX,
                                  .frame_rate = SERVER_FRAMES_PER_SECOND,
                                  .frame_burst = SERVER_FRAMES_BURST,
                                  .pending_max = server->pending_max,
                                  .queued_max = SERVER_QUEUES_MAX,
                              });
    edge_turn(&server->edge, server->now_ms);
    return NULL;
}

const char *server_loop_start(struct server *server)
{
    if (!server_bots_start(server) || !server_accounts_start(server)) {
        return "out of memory";
    }
    return server_tables_load(server) ? NULL : unreadable;
}

/* Turning. */

int server_loop_patience(const struct server *server)
{
    int64_t edge = edge_next_ms(&server->edge);
    int64_t turn = server_turn_next_ms(server);
    bool is_thinking = server->thoughts.first || server->choices.first;
    int64_t look = server->look_at_ms > server->now_ms ? server->look_at_ms - server->now_ms : 0;
    int64_t least = is_thinking && look < TICK_MS ? look : TICK_MS;

    least = edge >= 0 && edge < least ? edge : least;
    return (int)(turn >= 0 && turn < least ? turn : least);
}

void server_loop_note_time(struct server *server)
{
    server_time_note(server);
    edge_turn(&server->edge, server->now_ms);
}

void server_loop_turn(struct server *server)
{
    if (!server->is_stopping) {
        server_pool_take(server->hashers);
        server_pool_take(server->thinkers);
        server_bots_show(server);
        notify_turn(server);
        server_chores(server);
    }
    edge_check(&server->edge);
    if (server->is_stopping || server_turn_is_due(server)) {
        server_turn_end(server);
        server_lobby_send(server);
    }
    edge_flush(&server->edge);
}

/* Ending. */

void server_loop_say_goodbye(struct server *server)
{
    server_log("stopping", "connections=%u", (unsigned)server->conn_count);
    server->is_stopping = true;
    server_chores_last(server);
    server_turn_end(server);
    server_ws_bye_all(server);
    edge_flush(&server->edge);
}

void server_loop_free(struct server *server)
{
    server_pool_free(server->thinkers);
    server_bots_show(server);
    server_accounts_stop(server);
    notify_stop(server);
    edge_free(&server->edge);
    server_tables_free(server);
    server_addresses_free(server);
    server_map_free(&server->users);
    server_files_free(server);
    server_games_free(server);
    store_close(server->store);
    free(server->turn.answer);
    free(server->scratch);
}
