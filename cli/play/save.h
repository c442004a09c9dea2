/* The file of a game: where it is, how it is written and found again. */
#ifndef CLI_PLAY_SAVE_H
#define CLI_PLAY_SAVE_H

#include "cli/play/play.h"

enum { CLI_DATE_MAX = 32 };

/* A folder of that kind under the state folder, made if needed; false when the environment does not
 * tell where that is. */
bool cli_play_state_folder(const char *kind, char ret_path[CLI_PATH_MAX]);
/* A fresh file under the state folder for a game that begins now. */
void cli_play_choose_path(struct cli_play *play);
/* Saves to the path; keeps the reason of a failure and tells it once. */
void cli_play_save(struct cli_play *play);
/* Tells that a file could not be written. */
void cli_play_say_not_saved(const struct cli_play *play, const char *path, const char *reason);
/* Saves to another file than the game's own; NULL or a static reason. An existing file that is not
 * a save of this game is not overwritten. */
const char *cli_play_save_copy(const struct cli_play *play, const char *path);
/* A finished game moves from the unfinished ones to the finished. */
void cli_play_file_away(struct cli_play *play);
/* The newest unfinished game of an id (NULL: of any); false when there is none. */
bool cli_play_find_unfinished(const char *game_id, char ret_path[CLI_PATH_MAX]);
/* An unfinished game that can be offered to a player. */
struct cli_left {
    char path[CLI_PATH_MAX]; /* empty: there is none */
    char date[CLI_DATE_MAX];
    bool is_newest; /* --resume finds it without its path */
};
/* The newest unfinished game that no other window has open. Tells of a newer one that is open. */
struct cli_left cli_play_find_left(const struct cli_play *play);
/* How a game was played last, and the level of its first bot (BOT_LEVEL_NONE: it had settings, or
 * there was none); false when it never was. */
bool cli_play_last_config(const struct pl_game *game, struct pl_config *ret_config,
                          enum bot_level *ret_level);
/* Loads match and seats and holds the file; NULL or a static reason. */
const char *cli_play_load(struct cli_play *play, const char *path);
/* A command for the shell, such as "plansza play x --resume FILE"; the file quoted if needed. */
void cli_play_command_line(const char *before, const char *path, const char *after,
                           char ret_text[CLI_PLAY_TEXT_MAX]);
/* The command that resumes a saved game; the newest one needs no path. */
void cli_play_resume_line(const char *game_id, const char *path, bool is_newest,
                          char ret_text[CLI_PLAY_TEXT_MAX]);
/* The command that resumes the game. */
void cli_play_resume_command(const struct cli_play *play, char ret_text[CLI_PLAY_TEXT_MAX]);

#endif
