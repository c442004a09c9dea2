/* The inside of an engine, shared by its two files. */
#ifndef MATCH_ENGINE_OWN_H
#define MATCH_ENGINE_OWN_H

#include <jansson.h>

#include "match/engine.h"
#include "match/match.h"

enum { MATCH_ENGINE_REPLY_MAX = 4 << 20 };

struct match_engine {
    struct match *match; /* NULL before `new` or `load` */
    bool is_done;
    char error[256];     /* a reason with details, for commands that give one */
    struct pl_json json; /* the reply */
    char reply[MATCH_ENGINE_REPLY_MAX];
};

/* A command writes the members of its reply, or returns a reason and has changed nothing. */
struct match_engine_command {
    const char *name;
    const char *members; /* names allowed in the request, separated by spaces */
    bool needs_match;
    const char *(*run)(struct match_engine *engine, const json_t *request);
};

/* The command of that name, or NULL. */
const struct match_engine_command *match_engine_command(const char *name);

#endif
