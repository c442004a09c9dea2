/* A client: speaks HTTP and WebSocket byte by byte, keeps its session, sends a move again until it
 * is answered, and comes back whatever happens. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    sim_client_frame(client, 0x81, text, (uint32_t)strlen(text));
    free(text);
    json_decref(message);
    return id;
}

/* Coming and going. */

static void forget_seen(struct sim_client *client)
{
    for (int i = 0; i < SIM_OPEN_MAX; i++) {
        json_decref(client->seen[i].about);
        json_decref(client->seen[i].view);
        client->seen[i] = (struct sim_seen){ .about = NULL };
    }
}

static void go_away(struct sim_client *client)
{
    if (client->link) {
        sim_hang_up(client->link);
        client->link = NULL;
    }
    forget_seen(client);
    client->in_size = 0;
    client->phase = PHASE_AWAY;
    client->move_id = 0;
    client->again_ms = sim_now_ms() + sim_below(&sim.people, PAUSE_MS);
}

static void ask_for_session(struct sim_client *client)
{
    char text[MESSAGE_SIZE];
    char body[64];

    snprintf(body, sizeof body, "{\"nick\":\"Osoba %u\"}", (unsigned)client->number);
    snprintf(text, sizeof text,
             "POST /api/guest HTTP/1.1\r\nHost: sim\r\nOrigin: http://sim\r\n"
             "Content-Type: application/json\r\nContent-Length: %u\r\n\r\n%s",
             (unsigned)strlen(body), body);
    client->phase = PHASE_ENTERING;
    send_text(client, text);
}

static void ask_for_websocket(struct sim_client *client)
{
    char text[MESSAGE_SIZE];

    snprintf(text, sizeof text,
             "GET /ws HTTP/1.1\r\nHost: sim\r\nOrigin: http://sim\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: plansza=%s\r\n\r\n",
             client->token);
    client->phase = PHASE_OPENING;
    send_text(client, text);
}

static void come(struct sim_client *client)
{
    client->link = sim_connect();
    if (client->token[0]) {
        ask_for_websocket(client);
    } else {
        ask_for_session(client);
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
        if (client->in_size + READ_SIZE > client->in_room) {
            client->in_room = 2 * (client->in_size + READ_SIZE);
            client->in = realloc(client->in, client->in_room);
            PL_ASSERT(client->in);
        }
        count = sim_receive(client->link, client->in + client->in_size, READ_SIZE);
        client->in_size += count;
    }
}

/* The reply to the request for a session: a cookie. */
static void take_session(struct sim_client *client)
{
    static const char cookie[] = "set-cookie: plansza=";

    if (!sim_is_over(client->link)) {
        return;
    }
    client->in[client->in_size] = '\0';
    const char *at = strstr(client->in, cookie);
    if (at && strncmp(client->in, "HTTP/1.1 200", 12) == 0) {
        at += sizeof cookie - 1;
        size_t length = strcspn(at, ";");
        PL_ASSERT(length < SIM_TOKEN_SIZE);
        memcpy(client->token, at, length);
        client->token[length] = '\0';
    }
    go_away(client);
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
            sim_fail("client %u: its session is gone", (unsigned)client->number);
        }
        go_away(client);
        return;
    }
    use_up(client, (uint32_t)(end - client->in) + 4);
    client->phase = PHASE_HELLO;
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
        go_away(client);
    }
    free(payload);
    return client->link;
}

static void take(struct sim_client *client)
{
    switch (client->phase) {
    case PHASE_AWAY: return;
    case PHASE_ENTERING: take_session(client); return;
    case PHASE_OPENING: take_upgrade(client); break;
    case PHASE_HELLO:
    case PHASE_THERE: break;
    }
    while (client->phase >= PHASE_HELLO && take_frame(client)) {
    }
}

void sim_client_step(struct sim_client *client)
{
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
        go_away(client);
    }
}

void sim_client_free(struct sim_client *client)
{
    forget_seen(client);
    free(client->in);
}
