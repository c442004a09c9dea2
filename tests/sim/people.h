/* What clients say to each other's files: people.c decides, client.c carries. */
#ifndef TESTS_SIM_PEOPLE_H
#define TESTS_SIM_PEOPLE_H

#include "tests/sim/sim.h"

/* Sends a frame with this first byte. */
void sim_client_frame(struct sim_client *client, uint8_t first, const char *payload, uint32_t size);
/* Sends a request; takes the reference to the members (NULL: none). Returns its id. */
int64_t sim_client_ask(struct sim_client *client, const char *type, json_t *members);
/* A message has come. */
void sim_client_hear(struct sim_client *client, const char *text, uint32_t size);
/* What the client knows of that table, or NULL. */
struct sim_seen *sim_client_seen(struct sim_client *client, const char *table);

#endif
