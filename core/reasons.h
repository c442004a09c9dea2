/* The grammar of reasons. What a question does not allow, it refuses for a reason with a name.
 * Every game has one table, reasons.def:
 *
 *   REASON(ID, "name", "rule", "pl", "en")                  %1.. are the arguments of the action
 *   REASON_SAY(ID, "name", "rule", "pl", "en", word, ...)   with words of its own, as in text.def
 *                                                           (OF is an argument of the action; there
 *                                                           is no ARG)
 *   COMMON(ID, "rule")                                      the rule behind a reason of every game
 *                                                           (core/reasons.def)
 *   AWAY(ID)                                                the reason says only that a thing is
 *                                                           not where the action needs it: of
 *                                                           several reasons, others say more
 *   THING(KIND, first, count)                               arguments of this kind (words.def) are
 *                                                           things that a player can point at
 *   OPTIONAL(KIND, first, count)                            the same; an action may name none: 0
 *
 * A question finds the reason (WHY of frames.def): 0 for a legal action and only for a legal one,
 * else an enumerator of the enum below. The words of a sentence are worked out only when it is
 * read.
 *
 * This file declares the enum; core/lexicon.inc defines the rest. The includer defines
 *
 *   PL_GAME, PL_ID(x)   as for core/frames.h
 *   PL_REASONS          the path of the table
 */

enum PL_OF_GAME(reason) {
    PL_ID(REASON_NONE),
#define COMMON_REASON(id_, ...) PL_ID(REASON_##id_),
#include "core/reasons.def"
#define REASON(id_, ...)     PL_ID(REASON_##id_),
#define REASON_SAY(id_, ...) PL_ID(REASON_##id_),
#include PL_REASONS
    PL_ID(REASON_COUNT)
};

#undef PL_REASONS
#undef PL_ID
#undef PL_GAME
