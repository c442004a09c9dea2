/* A client: speaks HTTP and WebSocket byte by byte, keeps its session, sends a move again until it
 * is answered, and comes back whatever happens. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/sim/errand.h"
#include "tests/sim/people.h"

enum { PAUSE_MS = 1000, MESSAGE_SIZE = 2048, READ_SIZE = 4096 };

/* Sending. */

static void send_text(struct sim_client *client, const char *text)
{
    sim_send(client->link, text, (uint32_t)strlen(text));
}

void sim_client_frame(struct sim_client *client, uint8_t first, const char *payload, uint32_t size)
{
    char head[8] = { (char)first, (char)(0x80 | size) };
    uint32_t head_size = 2;

    PL_ASSERT(size <= UINT16_MAX);
    if (size >= 126) {
        head[1] = (char)(0x80 | 126);
        head[2] = (char)(size >> 8);
        head[3] = (char)(size & 0xff);
        head_size = 4;
    }
    /* The mask is zero: the payload goes as it is. */
    memset(head + head_size, 0, 4);
    sim_send(client->link, head, head_size + 4);
    sim_send(client->link, payload, size);
}

int64_t sim_client_ask(struct sim_client *client, const char *type, json_t *members)
{
    int64_t id = ++client->next_id;
    json_t *message = members ? members : json_object();

    json_object_set_new(message, "t", json_string(type));
    json_object_set_new(message, "id", json_integer(id));
    char *text = json_dumps(message, JSON_COMPACT);
    PL_ASSERT(text);
    sim_say("client %u asks %s", (unsigned)client->number, text);
    sim_client_frame(client, 0x81, text, (uint32_t)strlen(text));
    free(text);
    json_decref(message);
    return id;
}

/* Coming and going. */

void sim_seen_forget(struct sim_seen *seen)
{
    json_decref(seen->about);
    json_decref(seen->view);
    json_decref(seen->log);
    *seen = (struct sim_seen){ .about = NULL };
}

void sim_client_go(struct sim_client *client, int64_t away_ms)
{
    if (client->link) {
        sim_hang_up(client->link);
        client->link = NULL;
    }
    for (int i = 0; i < SIM_OPEN_MAX; i++) {
        sim_seen_forget(&client->seen[i]);
    }
    memset(client->asked, 0, sizeof client->asked);
    client->in_size = 0;
    client->langs = 0;
    client->phase = PHASE_AWAY;
    client->move.is_again = client->move.is_again || client->move_id;
    client->move_id = 0;
    client->again_ms = sim_now_ms() + sim_below(&sim.people, PAUSE_MS) + away_ms;
}

void sim_client_leave(struct sim_client *client)
{
    if (client->errand.link) {
        sim_hang_up(client->errand.link);
        client->errand.link = NULL;
    }
    sim_client_go(client, 0);
}

static void ask_for_websocket(struct sim_client *client)
{
    char text[MESSAGE_SIZE];

    snprintf(text, sizeof text,
             "GET /ws HTTP/1.1\r\nHost: sim\r\nOrigin: http://sim\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: plansza=%s\r\n\r\n",
             client->token);
    client->link = sim_connect(client->number);
    client->phase = PHASE_OPENING;
    client->was_ended = client->is_ended;
    send_text(client, text);
}

/* A person without a session comes as a guest, or back to an account. */
static void come(struct sim_client *client)
{
    if (client->token[0]) {
        ask_for_websocket(client);
    } else if (!client->errand.is_on && sim_below(&sim.people, 3) == 0) {
        sim_errand_begin(client, ACT_LOGIN);
    } else if (!client->errand.is_on) {
        sim_errand_begin(client, ACT_ENTER);
    }
}

/* Reading. */

static void use_up(struct sim_client *client, uint32_t size)
{
    memmove(client->in, client->in + size, client->in_size - size);
    client->in_size -= size;
}

static void read_more(struct sim_client *client)
{
    for (uint32_t count = 1; count > 0;) {
        if (client->in_size + READ_SIZE + 1 > client->in_room) {
            client->in_room = 2 * (client->in_size + READ_SIZE);
            client->in = realloc(client->in, client->in_room);
            PL_ASSERT(client->in);
        }
        count = sim_receive(client->link, client->in + client->in_size, READ_SIZE);
        client->in_size += count;
    }
}

/* The session is over; whether that may be is known. */
static void take_end(struct sim_client *client)
{
    if (!client->is_unsure && !client->is_ended && !client->errand.is_on) {
        sim_fail("client %u: its session is gone", (unsigned)client->number);
    }
    if (client->is_ended) {
        sim_count(EVENT_SESSION_OVER);
        sim_post_over(client);
    }
    sim_post_doubt(client);
    client->token[0] = '\0';
    client->account = -1;
    client->user_id = 0;
    client->mute_count = 0;
    client->has_move = false;
    client->is_ended = false;
    client->is_unsure = false;
}

/* The head of the reply; a session that is no more is asked for anew. */
static void take_upgrade(struct sim_client *client)
{
    client->in[client->in_size] = '\0';
    const char *end = strstr(client->in, "\r\n\r\n");
    if (!end) {
        return;
    }
    if (strncmp(client->in, "HTTP/1.1 101", 12) != 0) {
        if (strncmp(client->in, "HTTP/1.1 401", 12) == 0) {
            take_end(client);
        }
        sim_client_go(client, 0);
        return;
    }
    if (client->was_ended) {
        sim_fail("client %u: a session that was ended opens a connection",
                 (unsigned)client->number);
    }
    use_up(client, (uint32_t)(end - client->in) + 4);
    client->phase = PHASE_HELLO;
    bool is_doubtful =
        client->errand.is_on || (client->account >= 0 && sim.account[client->account].busy > 0);
    client->hello_doubts = is_doubtful ? UINT32_MAX : client->doubts;
    sim_client_ask(client, "hello", json_pack("{s:s}", "lang", client->number % 2 ? "pl" : "en"));
}

/* One frame; false when it has not come whole. */
static bool take_frame(struct sim_client *client)
{
    const uint8_t *in = (const uint8_t *)client->in;
    uint32_t head = 2;

    if (client->in_size < 2) {
        return false;
    }
    uint64_t size = in[1] & 127u;
    if (size == 126) {
        head = 4;
        size = client->in_size < 4 ? UINT32_MAX : (uint64_t)in[2] << 8 | in[3];
    } else if (size == 127) {
        head = 10;
        size = 0;
        for (int i = 2; i < 10 && client->in_size >= 10; i++) {
            size = size << 8 | in[i];
        }
        size = client->in_size < 10 ? UINT32_MAX : size;
    }
    if (client->in_size < head + size) {
        return false;
    }
    if (in[1] & 128u || !(in[0] & 128u)) {
        sim_fail("client %u: a frame that no server sends", (unsigned)client->number);
    }
    uint8_t opcode = in[0] & 15u;
    char *payload = malloc(size + 1);
    PL_ASSERT(payload);
    memcpy(payload, client->in + head, size);
    use_up(client, head + (uint32_t)size);
    if (opcode == 1) {
        sim_client_hear(client, payload, (uint32_t)size);
    } else if (opcode == 9) {
        sim_client_frame(client, 0x8a, payload, (uint32_t)size);
    } else if (opcode == 8) {
        sim_client_go(client, 0);
    }
    free(payload);
    return client->link;
}

static void take(struct sim_client *client)
{
    switch (client->phase) {
    case PHASE_AWAY: return;
    case PHASE_OPENING: take_upgrade(client); break;
    case PHASE_HELLO:
    case PHASE_THERE: break;
    }
    while (client->phase >= PHASE_HELLO && take_frame(client)) {
    }
}

void sim_client_step(struct sim_client *client)
{
    sim_errand_step(client);
    if (!client->link) {
        if (client->again_ms <= sim_now_ms()) {
            come(client);
        }
        return;
    }
    if (client->stalls_ms > sim_now_ms()) {
        return;
    }
    read_more(client);
    take(client);
    if (client->link && sim_is_over(client->link)) {
        sim_client_go(client, 0);
    }
}

void sim_client_free(struct sim_client *client)
{
    sim_client_go(client, 0);
    sim_errand_free(client);
    free(client->in);
}
