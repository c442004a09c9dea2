/* The questions before a game. */
#ifndef CLI_PLAY_SETUP_H
#define CLI_PLAY_SETUP_H

#include "cli/play/play.h"

/* The game that a person wants to play, as texts of the command's options. */
enum { CLI_PAIR_MAX = 64 };
struct cli_setup {
    char resumed[CLI_PATH_MAX]; /* a game that was left, and nothing else was asked; or empty */
    char players[8];
    char bot[MATCH_LEVEL_MAX];
    char option[PL_OPTIONS_MAX][CLI_PAIR_MAX]; /* "level=1" */
};
/* Asks how to play, in the language first unless it was given; false when the player leaves. */
bool cli_play_ask_setup(struct cli_play *play, bool is_lang_given, struct cli_setup *ret_setup);
/* Waits until the welcome is read; false when the player leaves. */
bool cli_play_wait_for_start(struct cli_play *play);

#endif
