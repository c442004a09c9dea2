/* Scenarios: short texts that read like the examples of a rulebook and are run as tests. The words
 * are described in docs/protocol.md. */
#ifndef MATCH_SCENARIO_H
#define MATCH_SCENARIO_H

#include "core/game.h"

/* How one scenario went. */
struct match_scenario_result {
    const char *title;
    uint32_t line;     /* where it begins */
    const char *error; /* NULL: passed; else "FILE:LINE: what" */
};

/* Who is told. Either function may be NULL. */
struct match_scenario_listener {
    void *owner;
    void (*result)(void *owner, const struct match_scenario_result *result);
    void (*show)(void *owner, const char *text); /* what the word `show` asked for */
};

struct match_scenario_count {
    uint32_t passed;
    uint32_t failed;
};

/* Runs all scenarios of a text; `file` is its name in messages; records are looked up beside it. A
 * text that is not a scenario file counts as one failure. */
struct match_scenario_count match_scenario_run(const char *file, const char *text, size_t length,
                                               const struct match_scenario_listener *listener);

#endif
