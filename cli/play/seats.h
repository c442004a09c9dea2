/* Who sits where: people and bots. */
#ifndef CLI_PLAY_SEATS_H
#define CLI_PLAY_SEATS_H

#include "cli/play/play.h"

/* A seat without a bot's level is a person's. */
bool cli_play_is_human(const struct cli_play *play, pl_seat seat);
uint32_t cli_play_humans(const struct cli_play *play);
/* The texts of --seat, --name and --bot (NULL: the usual level); who is named in the records. */
struct cli_seat_request {
    const struct cli_list *seats;
    const struct cli_list *names;
    const struct cli_story *story;
    const char *bot;
};
/* Seats people and bots at a match; false with an error printed. */
bool cli_play_seat(struct cli_play *play, const struct cli_seat_request *request);
/* The name of a seat in texts. */
const char *cli_play_name(const struct cli_play *play, pl_seat seat);
/* "you", "a person", "computer, medium". */
void cli_play_describe_seat(const struct cli_play *play, pl_seat seat,
                            char ret_text[CLI_PLAY_TEXT_MAX]);

#endif
