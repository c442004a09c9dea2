/* The command `why`: why a card, a place or an action cannot be chosen now. */
#ifndef CLI_PLAY_WHY_H
#define CLI_PLAY_WHY_H

#include "cli/find.h"
#include "cli/play/play.h"

/* Prints the reason against everything whose name fits the query, or the choice that names it. */
void cli_play_why(const struct cli_play *play, const char *query);
/* Reads the name of a thing that `why` knows; false past the end. */
bool cli_play_why_name(const struct cli_play *play, uint32_t index, char ret_name[CLI_FOLD_MAX]);

#endif
