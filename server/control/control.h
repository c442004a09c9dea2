/* The operator's door: a Unix socket `control` in the data folder, for the folder's owner alone.
 * One line of JSON in, one out; changes are answered when they are durable. The loop polls it by
 * the clock: it costs nothing, and no client can hurry it. */
#ifndef SERVER_CONTROL_CONTROL_H
#define SERVER_CONTROL_CONTROL_H

#include <jansson.h>

#include "core/json.h"
#include "server/core.h"

/* A command being carried out. */
struct server_command {
    struct server *server;
    const json_t *request;
    struct pl_json *json; /* the open object of the answer */
};

/* The commands, one for each row of control.def: each adds members to the answer or returns a
 * reason. */
#define CONTROL(name_) const char *server_command_##name_(struct server_command *command);
#include "server/control/control.def"

/* A member of the request: a text, NULL when there is none; a number from 0 on, or -1. */
const char *server_command_text(const struct server_command *command, const char *key);
int64_t server_command_number(const struct server_command *command, const char *key);

/* Opens the socket; the store is this server's already. NULL or a reason. */
const char *server_control_open(struct server *server);
/* Once a turn: takes what has come, answers what is durable. */
void server_control_turn(struct server *server);
void server_control_close(struct server *server);

/* For programs: has the server of that folder carry out the line; where none runs it is done on the
 * store itself. NULL and the answer, which the caller frees, or a reason. */
const char *server_control_ask(const char *folder, const char *line, char **ret_answer);

#endif
