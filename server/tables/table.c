/* Tables in memory: ids, seats, who sits, who is told. */
#include "server/tables/table.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "server/core.h"
#include "server/gate/address.h"
#include "server/protocol/conn.h"
#include "server/tables/bots.h"
#include "server/tables/chat.h"
#include "server/tables/damage.h"

static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";

void server_id_format(uint64_t id, char ret_text[SERVER_ID_SIZE])
{
    for (int i = SERVER_ID_SIZE - 2; i >= 0; i--) {
        ret_text[i] = digits[id & 31];
        id >>= 5;
    }
    ret_text[SERVER_ID_SIZE - 1] = '\0';
}

bool server_id_parse(const char *text, uint64_t *ret_id)
{
    uint64_t id = 0;

    if (strlen(text) != SERVER_ID_SIZE - 1) {
        return false;
    }
    for (; *text; text++) {
        const char *digit = strchr(digits, *text);
        if (!digit) {
            return false;
        }
        id = id << 5 | (uint64_t)(digit - digits);
    }
    *ret_id = id;
    return id != 0;
}

/* Seats. */

static void unlink_seat(struct server_seat *seat)
{
    server_list_remove(&seat->user->seats, seat, &seat->of_user);
}

static void link_seat(struct server_seat *seat)
{
    server_list_add_first(&seat->user->seats, seat, &seat->of_user);
}

void server_seat_assign(struct server *server, struct server_seat *seat, struct server_user *user)
{
    struct server_user *before = seat->user;

    if (before == user) {
        return;
    }
    if (before) {
        before->needs_lobby = true;
        unlink_seat(seat);
    }
    seat->user = user ? server_user_keep(user) : NULL;
    if (user) {
        user->needs_lobby = true;
        link_seat(seat);
    }
    server_user_drop(server, before);
}

bool server_seat_is_person(const struct server_seat *seat)
{
    return seat->kind == SERVER_SEAT_PERSON;
}

bool server_seat_is_bot(const struct server_seat *seat)
{
    return seat->kind == SERVER_SEAT_BOT || (seat->kind == SERVER_SEAT_PERSON && seat->is_bot_now);
}

bool server_seat_is_away(const struct server_seat *seat)
{
    return seat->table->clock.kind == SERVER_CLOCK_DAYS && seat->table->status != SERVER_OVER &&
           server_seat_is_person(seat) && seat->user->vacation.is_on;
}

void server_seat_note_out(struct server_seat *seat)
{
    seat->outs = (uint8_t)(seat->outs + (seat->outs < UINT8_MAX));
}

uint8_t server_seat_returns(const struct server_seat *seat)
{
    return (uint8_t)(seat->outs > SERVER_RETURNS_MAX ? 0 : SERVER_RETURNS_MAX + 1 - seat->outs);
}

pl_seat server_seat_index(const struct server_seat *seat)
{
    return (pl_seat)(seat - seat->table->seat);
}

pl_seat server_seat_of(const struct server_table *table, const struct server_user *user)
{
    for (pl_seat p = 0; user && p < table->config.seats; p++) {
        if (server_seat_is_person(&table->seat[p]) && table->seat[p].user == user) {
            return p;
        }
    }
    return PL_NOBODY;
}

bool server_table_is_of(const struct server_table *table, const struct server_user *user)
{
    bool is_of = table->owner == user;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        is_of = is_of || table->seat[p].user == user;
    }
    return is_of;
}

bool server_key_is_right(const struct server_table *table, const char *key)
{
    return strlen(key) == strlen(table->key) &&
           sodium_memcmp(key, table->key, strlen(table->key)) == 0;
}

const char *server_seat_nick(const struct server_table *table, pl_seat seat, enum pl_lang lang,
                             char ret_room[SERVER_NICK_SIZE])
{
    const struct server_seat *at = &table->seat[seat];
    int number = 1;

    if (at->user) {
        return server_user_nick(at->user, lang);
    }
    if (at->kind == SERVER_SEAT_OPEN) {
        return "";
    }
    for (pl_seat p = 0; p < seat; p++) {
        number += table->seat[p].kind == SERVER_SEAT_BOT && !table->seat[p].user;
    }
    snprintf(ret_room, SERVER_NICK_SIZE, "Bot %d", number);
    return ret_room;
}

void server_table_names(const struct server_table *table, enum pl_lang lang,
                        struct server_names *ret_names)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        const char *nick =
            p < table->config.seats ? server_seat_nick(table, p, lang, ret_names->room[p]) : "";
        ret_names->at[p] = *nick ? nick : NULL;
    }
}

void server_table_set_owner(struct server *server, struct server_table *table,
                            struct server_user *user)
{
    struct server_user *before = table->owner;
    bool is_live = table->status != SERVER_OVER;

    table->owner = user ? server_user_keep(user) : NULL;
    if (user) {
        user->owned_count += is_live;
        user->needs_lobby = true;
    }
    if (before) {
        before->owned_count -= is_live;
        before->needs_lobby = true;
    }
    server_user_drop(server, before);
}

void server_table_set_address(struct server_table *table, struct server_address *address)
{
    if (table->address) {
        server_address_release(table->address, SERVER_STOCK_TABLES);
    }
    if (address) {
        server_address_hold(address, SERVER_STOCK_TABLES);
    }
    table->address = address;
}

/* Tables. */

enum server_error server_table_find(struct server *server, uint64_t id,
                                    struct server_table **ret_table)
{
    struct server_node *node = server_map_find(&server->tables, id);

    *ret_table = NULL;
    if (!node) {
        return server_table_read(server, id, ret_table);
    }
    struct server_table *table = SERVER_OF(node, struct server_table, node);
    enum server_error error = table->is_unknown ? server_table_reread(server, table) : SERVER_OK;
    *ret_table = error ? NULL : table;
    return error;
}

void server_table_sleep(struct server *server, struct server_table *table)
{
    match_free(table->match);
    free(table->mid);
    server_chat_forget(table);
    table->match = NULL;
    table->mid = NULL;
    table->mid_count = 0;
    table->mid_room = 0;
    table->undo_count = 0;
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        server_bots_unask(server, &table->seat[p]);
    }
}

/* Takes the table off a list of the turn. */
static void forget_in_turn(struct server *server, struct server_table *table)
{
    for (struct server_table **at = &server->turn.touched; *at; at = &(*at)->next_touched) {
        if (*at == table) {
            *at = table->next_touched;
            break;
        }
    }
    for (struct server_table **at = &server->turn.pending; *at; at = &(*at)->next_pending) {
        if (*at == table) {
            *at = table->next_pending;
            break;
        }
    }
}

void server_table_free(struct server *server, struct server_table *table)
{
    while (table->subs.first) {
        server_sub_end(server, table->subs.first);
    }
    if (table->is_touched || table->is_pending) {
        forget_in_turn(server, table);
    }
    if (server->turn.culprit == table) {
        server->turn.culprit = NULL;
    }
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        server_seat_assign(server, &table->seat[p], NULL);
    }
    server_table_set_owner(server, table, NULL);
    server_table_set_address(table, NULL);
    server_table_sleep(server, table);
    server_map_remove(&server->tables, &table->node);
    free(table->brief);
    free(table);
}

static void free_one(void *owner, struct server_node *node)
{
    server_table_free(owner, SERVER_OF(node, struct server_table, node));
}

void server_tables_free(struct server *server)
{
    server_map_each(&server->tables, free_one, server);
    server_map_free(&server->tables);
    server_damage_free(server);
}

void server_table_changes(struct server *server, struct server_table *table)
{
    table->changed_ms = server->now_ms;
    table->moved_ms = server->wall_ms;
}

void server_table_touch(struct server *server, struct server_table *table)
{
    if (!table->is_touched) {
        table->is_touched = true;
        table->next_touched = server->turn.touched;
        server->turn.touched = table;
    }
}

static void note_pending(struct server *server, struct server_table *table, unsigned news)
{
    if (!table->is_pending) {
        table->is_pending = true;
        table->next_pending = server->turn.pending;
        server->turn.pending = table;
    }
    if (news & SERVER_NEWS_TABLE) {
        server->is_lobby_stale = server->is_lobby_stale || !table->is_private;
        for (pl_seat p = 0; p < table->config.seats; p++) {
            if (table->seat[p].user) {
                table->seat[p].user->needs_lobby = true;
            }
        }
        if (table->owner) {
            table->owner->needs_lobby = true;
        }
    }
}

uint32_t server_table_news(struct server *server, struct server_table *table, unsigned news)
{
    uint32_t count = 0;

    for (struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        sub->news |= news;
        count++;
    }
    note_pending(server, table, news);
    return count;
}

void server_table_news_to(struct server *server, struct server_table *table, pl_seat seat,
                          unsigned news)
{
    for (struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        sub->news |= server_seat_of(table, sub->conn->user) == seat ? news : 0;
    }
    note_pending(server, table, news);
}

void server_table_presence(struct server *server, struct server_table *table)
{
    for (struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        bool plays = server_seat_of(table, sub->conn->user) != PL_NOBODY;
        sub->news |= plays ? SERVER_NEWS_TABLE : 0;
    }
    table->has_new_crowd = true;
    note_pending(server, table, SERVER_NEWS_TABLE);
}
