/* What people do by HTTP: they come, make accounts, log in and out. */
#ifndef TESTS_SIM_ERRAND_H
#define TESTS_SIM_ERRAND_H

#include "tests/sim/sim.h"

/* A reply that has come whole. */
struct sim_reply {
    int status;
    char token[SIM_TOKEN_SIZE];
    json_t *body;
    const char *code; /* of an error; "": none */
};

/* Sends the request of an errand that begins; takes the reference to the body (NULL: a GET). */
void sim_errand_ask(struct sim_client *client, const char *path, json_t *body);
/* Begins it, if it makes sense for the client now. */
void sim_errand_begin(struct sim_client *client, enum sim_act act);
/* Begins any; those that come often more often. */
void sim_errand_any(struct sim_client *client);
/* Takes what has come. */
void sim_errand_step(struct sim_client *client);
void sim_errand_free(struct sim_client *client);

#endif
