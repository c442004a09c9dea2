/* Bots at the table, and the adviser. */
#ifndef CLI_PLAY_THINK_H
#define CLI_PLAY_THINK_H

#include "cli/play/play.h"

/* Thinking for the seat that looks at the observation; the words stand beside the spinner. */
struct cli_thought {
    pl_seat bot; /* of this seat, or PL_NOBODY: the adviser */
    const struct pl_obs *obs;
    const char *words;
    bool is_patient; /* Ctrl-C only ends the thinking early */
};
/* The choice of a bot, made at first use; 0 when interrupted, or when there is none for the reason
 * in *ret_reason. */
pl_action cli_play_think(struct cli_play *play, const struct cli_thought *thought,
                         const char **ret_reason);
void cli_play_free_bots(struct cli_play *play);

#endif
