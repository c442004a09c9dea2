/* Players of the load test. Of each message only what matters is looked for; nothing is parsed. */
#include "tests/server/load_player.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>

#include "tests/unit/change.h"

struct text {
    const char *at;
    size_t size;
};

uint64_t load_now_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static uint32_t below(struct load_hall *hall, uint32_t n)
{
    hall->seed = hall->seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((hall->seed >> 33) % n);
}

/* Looking for things in a message. */

/* What follows the key; its `at` is NULL when the key is not there. */
static struct text after(struct text text, const char *key)
{
    const char *at = text.at ? memmem(text.at, text.size, key, strlen(key)) : NULL;

    if (!at) {
        return (struct text){ NULL, 0 };
    }
    at += strlen(key);
    return (struct text){ at, text.size - (size_t)(at - text.at) };
}

static bool has(struct text text, const char *what)
{
    return after(text, what).at;
}

static bool begins(struct text text, const char *start)
{
    size_t length = strlen(start);

    return text.size >= length && memcmp(text.at, start, length) == 0;
}

/* Messages end with a brace, so that reading a number does not go beyond. */
static long number_after(struct text text, const char *key)
{
    struct text rest = after(text, key);

    return rest.at ? strtol(rest.at, NULL, 10) : -1;
}

/* The word after the key, up to one of the ends; false when it is missing or does not fit. */
static bool word_after(struct text text, const char *key, const char *ends, char *ret_word,
                       size_t room)
{
    struct text rest = after(text, key);
    size_t length = 0;

    while (length < rest.size && !strchr(ends, rest.at[length])) {
        length++;
    }
    if (length == 0 || length >= room) {
        return false;
    }
    memcpy(ret_word, rest.at, length);
    ret_word[length] = '\0';
    return true;
}

/* One of the legal actions, at random; "" when there are none. */
static void pick_action(struct load_hall *hall, const json_t *legal,
                        char ret_action[LOAD_ACTION_SIZE])
{
    size_t count = json_array_size(legal);
    const json_t *chosen = count ? json_array_get(legal, below(hall, (uint32_t)count)) : NULL;
    const char *action = json_string_value(json_object_get(chosen, "action"));

    snprintf(ret_action, LOAD_ACTION_SIZE, "%s", action ? action : "");
}

/* Takes over the list of a whole view, or what has changed in it; false when that does not fit. */
static bool take_legal(struct load_player *player, const json_t *message)
{
    const json_t *change = json_object_get(message, "change");
    const json_t *part = json_object_get(change, "legal");

    if (!change) {
        json_decref(player->legal);
        player->legal = json_incref(json_object_get(message, "legal"));
    } else if (part) {
        player->legal = change_apply(player->legal, part);
    }
    return json_is_array(player->legal);
}

/* Asking. */

static void lose(struct load_hall *hall, struct load_player *player, const char *why)
{
    if (player->step != LOAD_LOST) {
        fprintf(stderr, "load: player %u is lost: %s\n", (unsigned)player->number, why);
        player->step = LOAD_LOST;
        hall->lost++;
        load_close(&player->link);
    }
}

static uint32_t ask(struct load_hall *hall, struct load_player *player, const char *members)
{
    char text[512];

    snprintf(text, sizeof text, "{\"id\":%u,%s}", (unsigned)++player->last_id, members);
    if (player->step != LOAD_LOST && !load_send_text(&player->link, text)) {
        lose(hall, player, "nothing can be sent");
    }
    return player->last_id;
}

static uint32_t ask_about_table(struct load_hall *hall, struct load_player *player,
                                const char *type, const char *more)
{
    char members[256];

    snprintf(members, sizeof members, "\"t\":\"%s\",\"table\":\"%s\"%s", type, player->table, more);
    return ask(hall, player, members);
}

/* Coming in. */

static bool open_link(struct load_hall *hall, struct load_player *player)
{
    struct epoll_event event = { .events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = player };

    load_close(&player->link);
    if (load_connect(&player->link, &player->place) &&
        epoll_ctl(hall->epoll, EPOLL_CTL_ADD, player->link.fd, &event) == 0) {
        return true;
    }
    lose(hall, player, strerror(errno));
    return false;
}

void load_player_start(struct load_hall *hall, struct load_player *player)
{
    char request[512];
    char body[64];
    int port = player->place.port;
    int size = snprintf(body, sizeof body, "{\"nick\":\"load %u\"}", (unsigned)player->number);

    player->step = LOAD_GUEST;
    size = snprintf(request, sizeof request,
                    "POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                    "Origin: http://127.0.0.1:%d\r\nContent-Type: application/json\r\n"
                    "Content-Length: %d\r\n\r\n%s",
                    port, port, size, body);
    if (open_link(hall, player)) {
        load_send(&player->link, request, (size_t)size);
    }
}

static void upgrade(struct load_hall *hall, struct load_player *player)
{
    char request[512];
    int port = player->place.port;
    int size = snprintf(request, sizeof request,
                        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"
                        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: plansza=%s\r\n\r\n",
                        port, port, player->cookie);

    player->step = LOAD_UPGRADE;
    if (open_link(hall, player)) {
        load_send(&player->link, request, (size_t)size);
    }
}

static void read_http(struct load_hall *hall, struct load_player *player)
{
    bool is_open = load_receive(&player->link);
    struct text head = { player->link.in.bytes, load_http_head(&player->link) };

    if (head.size == 0) {
        if (!is_open) {
            lose(hall, player, "closed without a reply");
        }
    } else if (player->step == LOAD_GUEST &&
               word_after(head, "plansza=", ";\r", player->cookie, sizeof player->cookie)) {
        upgrade(hall, player);
    } else if (player->step == LOAD_UPGRADE && has(head, " 101 ")) {
        player->link.in.size = 0;
        player->step = LOAD_HELLO;
        ask(hall, player, "\"t\":\"hello\",\"lang\":\"en\"");
    } else {
        lose(hall, player, player->step == LOAD_GUEST ? "no session" : "no WebSocket");
    }
}

bool load_hall_choose_game(struct load_hall *hall, const struct load_place *place)
{
    char *reply = load_get(place, "/api/games");
    struct text all = { reply, reply ? strlen(reply) : 0 };
    struct text games = after(all, "\"games\":[");
    long least = number_after(games, "\"seats_min\":");
    bool is_found =
        word_after(games, "\"id\":\"", "\"", hall->game, sizeof hall->game) && least > 0;

    hall->group = least > 1 ? (uint32_t)least : number_after(games, "\"seats_max\":") > 1 ? 2 : 1;
    free(reply);
    return is_found;
}

/* Tables. */

static bool is_leader(const struct load_hall *hall, const struct load_player *player)
{
    return player->number % hall->group == 0 && player->number + hall->group <= hall->player_count;
}

void load_player_make_table(struct load_hall *hall, struct load_player *player)
{
    char members[256];
    int size = snprintf(members, sizeof members,
                        "\"t\":\"create\",\"game\":\"%s\",\"seats\":[\"me\"", hall->game);

    for (uint32_t i = 1; i < hall->group; i++) {
        size += snprintf(members + size, sizeof members - (size_t)size, ",\"open\"");
    }
    snprintf(members + size, sizeof members - (size_t)size, "]");
    player->step = LOAD_PLAYING;
    player->create_id = ask(hall, player, members);
}

static void sit_down(struct load_hall *hall, struct load_player *player, const char *table)
{
    const struct load_player *leader = player - player->number % hall->group;
    char more[32];

    if (player->table[0]) {
        ask_about_table(hall, player, "close", "");
    }
    player->step = LOAD_PLAYING;
    player->action[0] = '\0';
    player->ply = 0;
    json_decref(player->legal);
    player->legal = NULL;
    memcpy(player->table, table, LOAD_ID_SIZE);
    ask_about_table(hall, player, "open", "");
    if (player != leader) {
        snprintf(more, sizeof more, ",\"seat\":%u", (unsigned)(player - leader));
        ask_about_table(hall, player, "sit", more);
    }
}

static void table_made(struct load_hall *hall, struct load_player *leader, struct text answer)
{
    char table[LOAD_ID_SIZE];

    leader->create_id = 0;
    hall->tables++;
    if (!word_after(answer, "\"table\":\"", "\"", table, sizeof table)) {
        lose(hall, leader, "no table");
        return;
    }
    for (uint32_t i = 0; i < hall->group; i++) {
        sit_down(hall, leader + i, table);
    }
}

/* Playing. */

static void note_time(struct load_hall *hall, const struct load_player *player)
{
    if (hall->sample_count < hall->sample_room) {
        uint64_t ns = load_now_ns() - player->moved_ns;
        hall->sample_ms[hall->sample_count++] = (float)((double)ns / 1e6);
    }
}

static void queue_if_able(struct load_hall *hall, struct load_player *player)
{
    if (player->action[0] && !player->move_id && !player->is_queued) {
        uint32_t at = (hall->queue_first + hall->queue_count++) % hall->player_count;
        hall->queue[at] = player->number;
        player->is_queued = true;
    }
}

bool load_hall_move(struct load_hall *hall)
{
    while (hall->queue_count > 0) {
        struct load_player *player = &hall->player[hall->queue[hall->queue_first]];
        char more[128];
        hall->queue_first = (hall->queue_first + 1) % hall->player_count;
        hall->queue_count--;
        player->is_queued = false;
        /* The match may have ended meanwhile. */
        if (player->action[0] && player->step == LOAD_PLAYING) {
            snprintf(more, sizeof more, ",\"mid\":\"%u\",\"question\":%ld,\"action\":\"%s\"",
                     (unsigned)player->last_id, player->question, player->action);
            player->action[0] = '\0';
            player->moved_ns = load_now_ns();
            player->move_id = ask_about_table(hall, player, "move", more);
            return true;
        }
    }
    return false;
}

static void take_answer(struct load_hall *hall, struct load_player *player, struct text answer)
{
    long id = number_after(answer, "\"id\":");

    if (begins(answer, "{\"t\":\"error\"")) {
        fprintf(stderr, "load: refused: %.*s\n", (int)answer.size, answer.at);
        hall->refused++;
    }
    if (player->step == LOAD_HELLO) {
        player->step = LOAD_IDLE;
        hall->connected++;
    } else if (id == (long)player->create_id) {
        table_made(hall, player, answer);
    } else if (id == (long)player->move_id) {
        note_time(hall, player);
        player->move_id = 0;
        player->ply = number_after(answer, "\"ply\":");
        queue_if_able(hall, player);
    }
}

static void take_view(struct load_hall *hall, struct load_player *player, struct text view)
{
    char table[LOAD_ID_SIZE];

    if (!word_after(view, "\"table\":\"", "\"", table, sizeof table) ||
        strcmp(table, player->table) != 0) {
        return;
    }
    /* Most changes leave the list as it is: then there is nothing to be read. */
    if (has(view, "\"legal\":")) {
        json_t *message = json_loadb(view.at, view.size, 0, NULL);
        if (!take_legal(player, message)) {
            lose(hall, player, "a change that does not fit");
        }
        json_decref(message);
    }
    /* While a move is under way, a view may be older than it. */
    if (player->step == LOAD_LOST || player->move_id ||
        number_after(view, "\"ply\":") < player->ply) {
        return;
    }
    hall->playing += !player->is_in_view;
    player->is_in_view = true;
    player->question = number_after(view, "\"question\":");
    pick_action(hall, player->legal, player->action);
    queue_if_able(hall, player);
}

static void take_table(struct load_hall *hall, struct load_player *player, struct text text)
{
    char table[LOAD_ID_SIZE];

    if (!has(text, "\"status\":\"over\"") ||
        !word_after(text, "\"id\":\"", "\"", table, sizeof table) ||
        strcmp(table, player->table) != 0) {
        return;
    }
    player->action[0] = '\0';
    if (is_leader(hall, player) && !player->create_id) {
        load_player_make_table(hall, player);
    }
}

struct reader {
    struct load_hall *hall;
    struct load_player *player;
};

static void take(void *owner, const char *bytes, size_t size)
{
    struct reader *reader = owner;
    struct text text = { bytes, size };

    reader->hall->bytes += size;
    if (begins(text, "{\"t\":\"view\"") || begins(text, "{\"t\":\"delta\"")) {
        take_view(reader->hall, reader->player, text);
    } else if (begins(text, "{\"t\":\"ok\"") || begins(text, "{\"t\":\"error\"")) {
        take_answer(reader->hall, reader->player, text);
    } else if (begins(text, "{\"t\":\"table\"")) {
        take_table(reader->hall, reader->player, text);
    } else if (begins(text, "{\"t\":\"bye\"")) {
        lose(reader->hall, reader->player, "the server said bye");
    }
}

void load_player_work(struct load_hall *hall, struct load_player *player)
{
    struct reader reader = { hall, player };

    if (player->step == LOAD_LOST) {
        return;
    }
    if (!load_flush(&player->link)) {
        lose(hall, player, strerror(errno));
    } else if (player->step == LOAD_GUEST || player->step == LOAD_UPGRADE) {
        read_http(hall, player);
    } else if (!load_pump(&player->link, take, &reader)) {
        lose(hall, player, "the server has closed the connection");
    }
}
