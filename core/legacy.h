/* What finished games hand on to a later one. A game that is over writes a record, a JSON object; a
 * game that takes records makes of them a few bytes, its legacy, which belong to its configuration
 * like the options do and lie in its state from the beginning. */
#ifndef PL_CORE_LEGACY_H
#define PL_CORE_LEGACY_H

#include "core/text.h"

struct pl_config;
struct pl_game;

enum {
    PL_LEGACY_MAX = 192,      /* bytes of a legacy */
    PL_RECORDS_MAX = 4,       /* given to one game */
    PL_RECORD_MAX = 16 * 1024 /* bytes of a record, the zero at its end included */
};

/* What a record tells beyond the rules: which match it was, and who played. */
struct pl_record {
    const char *match;
    const char *const *players; /* an id for each seat */
};

/* A record as it comes from outside: any bytes, without a zero at the end. */
struct pl_record_text {
    const char *at;
    uint32_t length;
};

/* Why a game cannot begin with the records given: a row of a constant table. */
struct pl_refusal {
    const char *code; /* for programs and scenarios, such as "seats" */
    const char *text[PL_LANG_COUNT];
};

/* Makes the records the legacy of a configuration whose seats and options are those of the game to
 * come; with none it has no legacy. NULL, or why not, and nothing has changed. */
const struct pl_refusal *pl_legacy_read(const struct pl_game *game, struct pl_config *config,
                                        const struct pl_record_text *records, uint32_t count);
bool pl_has_legacy(const struct pl_config *config);
/* Whether the game takes records of the other one. */
bool pl_takes_records_of(const struct pl_game *game, const char *other_id);

#endif
