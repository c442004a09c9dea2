/* What clients say to each other's files: people.c decides, hear.c listens, client.c carries. */
#ifndef TESTS_SIM_PEOPLE_H
#define TESTS_SIM_PEOPLE_H

#include "tests/sim/sim.h"

/* Sends a frame with this first byte. */
void sim_client_frame(struct sim_client *client, uint8_t first, const char *payload, uint32_t size);
/* Sends a request; takes the reference to the members (NULL: none). Returns its id. */
int64_t sim_client_ask(struct sim_client *client, const char *type, json_t *members);
/* The same for an act whose answer matters. */
void sim_client_do(struct sim_client *client, const struct sim_asked *act, const char *type,
                   json_t *members);
/* A message has come. */
void sim_client_hear(struct sim_client *client, const char *text, uint32_t size);
/* What the client knows of that table, or NULL; and nothing any more. */
struct sim_seen *sim_client_seen(struct sim_client *client, const char *table);
void sim_seen_forget(struct sim_seen *seen);
/* Leaves the WebSocket, and comes back after `away_ms` at least. */
void sim_client_go(struct sim_client *client, int64_t away_ms);

#endif
