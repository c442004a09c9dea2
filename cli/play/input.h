/* Input: a choice or a command. */
#ifndef CLI_PLAY_INPUT_H
#define CLI_PLAY_INPUT_H

#include "cli/play/play.h"

/* Understands a line: a choice, a command, or neither. */
enum cli_play_next cli_play_answer(struct cli_play *play, const char *line);
cli_completer cli_play_complete;
/* Lists the choices that a query fits, all without one. */
enum cli_play_next cli_play_list(struct cli_play *play, const char *query);
/* Plays an action for the seat that is asked and saves. */
enum cli_play_next cli_play_act(struct cli_play *play, pl_seat seat, pl_action action);

/* --- command.c --- */
enum cli_play_command {
    CLI_PLAY_NO_COMMAND,
#define PLAY_COMMAND(id_, en_, pl_, args_pl_, args_en_, does_pl_, does_en_) CLI_COMMAND_##id_,
#include "cli/play/command.def"
    CLI_COMMAND_COUNT
};
/* The command whose word begins a line, in any language; `ret_rest` is what follows. */
enum cli_play_command cli_play_command_of(const char *line, const char **ret_rest);
/* The word of a command in the language. */
const char *cli_play_command_word(enum cli_play_command command, enum pl_lang lang);
enum cli_play_next cli_play_obey(struct cli_play *play, enum cli_play_command command,
                                 const char *rest);

#endif
