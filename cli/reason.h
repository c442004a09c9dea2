/* Why something was refused, in the player's language. The code returns its reasons in English;
 * cli/reasons.def has the Polish of those that can reach a player. */
#ifndef CLI_REASON_H
#define CLI_REASON_H

#include "core/text.h"

/* A static reason in the language; one without a row is what a game's check found in a position. */
const char *cli_reason(const char *reason, enum pl_lang lang);
/* A reason or format in the language; itself when it has no row. */
const char *cli_reason_format(const char *format, enum pl_lang lang);

#endif
