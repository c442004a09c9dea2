/* What has happened, as the viewer may know it. */
#ifndef CLI_PLAY_LOG_H
#define CLI_PLAY_LOG_H

#include "cli/play/play.h"

/* What the viewer (or PL_NOBODY) may know of the plies from `first` up to now: the newest entries,
 * up to a maximum. NULL without memory, which all functions accept. */
struct cli_log;
/* Where it should begin for a seat: with its last decision before others decided. */
uint32_t cli_log_start(const struct cli_play *play, pl_seat seat);
struct cli_log *cli_log_read(const struct cli_play *play, pl_seat viewer, uint32_t first,
                             uint32_t entries_max);
void cli_log_free(struct cli_log *log);
uint32_t cli_log_lines(const struct cli_play *play, const struct cli_log *log);
/* The newest entry, NULL without any. */
const char *cli_log_last(const struct cli_log *log);
/* Prints the newest entries that fit into `lines_max` lines; returns the lines used. */
uint32_t cli_log_print(const struct cli_play *play, const struct cli_log *log, uint32_t lines_max);
/* Reads and prints; returns how many entries there were in all. */
uint32_t cli_play_print_log(const struct cli_play *play, pl_seat viewer, uint32_t first,
                            uint32_t entries_max);

#endif
