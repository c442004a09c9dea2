/* The engine protocol: one JSON object in, one out. For bots in any language and for tests from
 * outside; docs/protocol.md describes the commands. */
#ifndef MATCH_ENGINE_H
#define MATCH_ENGINE_H

#include <stdbool.h>
#include <stddef.h>

struct match_engine;

enum { MATCH_ENGINE_LINE_MAX = 1 << 20 };

/* An engine without a match, or NULL when there is no memory. */
struct match_engine *match_engine_new(void);
void match_engine_free(struct match_engine *engine);

/* The reply to one line, without a line end; it stays valid until the next call. A request that
 * fails gets {"ok":false,"error":"..."} and has changed nothing. */
const char *match_engine_reply(struct match_engine *engine, const char *line, size_t length);
/* Whether the last line was `quit`. */
bool match_engine_is_done(const struct match_engine *engine);

#endif
