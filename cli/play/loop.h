/* Turns of a game in the terminal: whose it is, and how people and bots take theirs. */
#ifndef CLI_PLAY_LOOP_H
#define CLI_PLAY_LOOP_H

#include "cli/play/play.h"

/* Who decides next: people first, the one at the keyboard before the others. */
pl_seat cli_play_next_seat(const struct cli_play *play);
/* Notes what the seat sees and may do as what is asked now. */
void cli_play_observe(struct cli_play *play, pl_seat seat);
enum cli_play_next cli_play_ask_human(struct cli_play *play, pl_seat seat);
enum cli_play_next cli_play_let_bot(struct cli_play *play, pl_seat seat);

#endif
