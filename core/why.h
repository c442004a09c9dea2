/* Why not: for everything a player can point at and may not choose now, the reason, the number of
 * the rule and what is missing. A game names its reasons in reasons.def (core/reasons.h); its
 * questions find them (WHY rows of frames.def). Everything here reads only what the seat sees. */
#ifndef PL_CORE_WHY_H
#define PL_CORE_WHY_H

#include "core/phrase.h"

/* Things of one kind that a player can point at: an argument of some action. */
struct pl_thing {
    const char *name; /* of the kind, as in words.def */
    uint8_t kind;     /* of word */
    bool is_optional; /* an action may name none of them: 0 */
    uint16_t first;
    uint16_t count;
};

/* The reasons of a game; core/lexicon.inc makes it of reasons.def. */
struct pl_reasons {
    const struct pl_lexicon *lexicon;
    struct pl_names names;              /* by reason; [0] is unused */
    const char *const *rules;           /* the number of the rule, by reason */
    const struct pl_sentence *sentence; /* by reason; the common ones are in core */
    const bool *is_away; /* by reason: says only that the thing is not where the action needs it */
    const struct pl_thing *things;
    uint32_t thing_count;
};

/* What a player points at: a thing, or an action by its name, such as "summon". */
struct pl_point {
    const struct pl_thing *thing; /* NULL: an action */
    uint16_t value;               /* the thing, or the kind of action */
};

/* A reason and what it is about. */
struct pl_why {
    pl_seat seat;
    pl_reason reason; /* PL_REASON_NONE: the seat may choose it */
    pl_action action; /* that is refused, or allowed */
};

/* Whether the seat may take this action now, and if not, why. Any number is an action here. The
 * game must have reasons. */
pl_reason pl_why(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                 pl_action action);

/* Everything a player can point at in this match, by index; false past the end. */
bool pl_point_at(const struct pl_game *game, const struct pl_obs *obs, uint32_t index,
                 struct pl_point *ret_point);
/* The name of a point, in the words of the game. */
void pl_point_name(const struct pl_game *game, const struct pl_obs *obs,
                   const struct pl_point *point, enum pl_lang lang, struct pl_text *text);
/* Whether some legal action names the point, and if not, why. Of several reasons the one that says
 * most: a reason of the game before the common ones, and of the game's those that are only about
 * where a thing is come last. */
struct pl_why pl_why_point(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                           const struct pl_point *point);

/* Writes a reason: "needs 2 air, you have 1". */
void pl_say_reason(const struct pl_reasons *reasons, const struct pl_obs *obs,
                   const struct pl_why *why, enum pl_lang lang, struct pl_text *text);

#endif
