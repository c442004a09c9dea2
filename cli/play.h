/* A game played in the terminal: what its parts share. play.c opens it, play_loop.c runs it,
 * play_seats.c says who sits where, play_screen.c draws, play_log.c tells what happened,
 * play_input.c understands what is typed, play_command.c obeys, play_think.c lets bots think,
 * play_save.c keeps it. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include <limits.h>

#include "cli/line.h"
#include "cli/play_text.h"
#include "cli/terminal.h"
#include "core/game.h"
#include "match/match.h"
#include "match/worker.h"

enum { CLI_PATH_MAX = PATH_MAX };

/* What the next step of the loop is. */
enum cli_play_next {
    CLI_PLAY_ON,     /* something changed, or may have: look who must decide */
    CLI_PLAY_ASK,    /* nothing changed: ask the same again without drawing */
    CLI_PLAY_REDRAW, /* nothing changed: draw the table and ask again */
    CLI_PLAY_LEAVE   /* the player wants to go, or must */
};

struct cli_play {
    const struct pl_game *game;
    struct match *match;
    enum pl_lang lang;
    struct cli_terminal terminal;
    struct cli_line *line;
    struct match_worker *worker[PL_SEATS_MAX + 1]; /* of each bot, then of the adviser */

    char path[CLI_PATH_MAX]; /* where it is saved after every decision */
    bool is_own_path;        /* under the state folder, not named by the player */
    const char *save_error;  /* of the last attempt; NULL: saved */

    pl_seat last_human;                 /* who sat at the keyboard; PL_NOBODY at first */
    uint32_t told_ply;                  /* the log is printed live up to here */
    uint32_t decided_ply[PL_SEATS_MAX]; /* the log after the seat's last decision begins here */
    bool is_begun;                      /* something was drawn: the screen may be cleared */
    enum cli_play_text notice;          /* said under the next table; CLI_PLAY_TEXT_COUNT: none */

    /* Of the decision that is being asked. */
    pl_seat asked;
    struct pl_state_room obs;
    struct pl_legal legal;
};

/* --- play_loop.c --- */
/* Plays on until the game is over or the player leaves; the exit code. */
int cli_play_run(struct cli_play *play);

/* --- play_seats.c --- */
/* A seat without a bot's level is a person's. */
bool cli_play_is_human(const struct cli_play *play, pl_seat seat);
uint32_t cli_play_humans(const struct cli_play *play);
/* The texts of --seat, --bot (NULL: medium) and --name. */
struct cli_seat_request {
    const struct cli_list *seats;
    const struct cli_list *names;
    const char *bot;
};
/* Seats people and bots at a match; false with an error printed. */
bool cli_play_seat(struct cli_play *play, const struct cli_seat_request *request);
/* The name of a seat in texts. */
const char *cli_play_name(const struct cli_play *play, pl_seat seat);
/* "you", "a person", "computer, medium". */
void cli_play_describe_seat(const struct cli_play *play, pl_seat seat,
                            char ret_text[CLI_PLAY_TEXT_MAX]);

/* --- play_screen.c --- */
/* Prints a phrase as a paragraph; the same without arguments, and with one. */
void cli_play_say(const struct cli_play *play, struct cli_phrase phrase);
void cli_play_say_plain(const struct cli_play *play, enum cli_play_text id);
void cli_play_say_with(const struct cli_play *play, enum cli_play_text id, const char *argument);
/* The text of an action in the observation that is asked. */
void cli_play_action_text(const struct cli_play *play, uint32_t index, char ret_text[CLI_FOLD_MAX]);
void cli_play_print_welcome(const struct cli_play *play);
/* The table as the seat sees it; how many lines it took. */
uint32_t cli_play_print_table(const struct cli_play *play, const struct pl_obs *obs);
/* Prompt and numbered choices of the decision asked; how many lines the choices take. */
void cli_play_print_choices(const struct cli_play *play);
uint32_t cli_play_choice_lines(const struct cli_play *play);
/* Points as they stand, as far as the seat can know. */
void cli_play_print_score(const struct cli_play *play, pl_seat seat);
/* The end: ranks, seed, how to verify. */
void cli_play_print_result(const struct cli_play *play);

/* --- play_log.c --- */
/* Prints what the seat (or PL_NOBODY) may know of the plies from `first` up to now, at most so
 * many entries, the newest; returns how many there were in all. */
uint32_t cli_play_print_log(const struct cli_play *play, pl_seat seat, uint32_t first,
                            uint32_t entries_max);

/* --- play_input.c --- */
/* Understands a line: a choice, a command, or neither. */
enum cli_play_next cli_play_answer(struct cli_play *play, const char *line);
cli_completer cli_play_complete;
/* Plays an action for the seat that is asked and saves. */
enum cli_play_next cli_play_act(struct cli_play *play, pl_seat seat, pl_action action);

/* --- play_command.c --- */
enum cli_play_command {
    CLI_PLAY_NO_COMMAND,
#define PLAY_COMMAND(id_, en_, pl_, args_pl_, args_en_, does_pl_, does_en_) CLI_COMMAND_##id_,
#include "cli/play_command.def"
#undef PLAY_COMMAND
    CLI_COMMAND_COUNT
};
/* The command whose word begins a line, in any language; `ret_rest` is what follows. */
enum cli_play_command cli_play_command_of(const char *line, const char **ret_rest);
/* The word of a command in the language. */
const char *cli_play_command_word(enum cli_play_command command, enum pl_lang lang);
enum cli_play_next cli_play_obey(struct cli_play *play, enum cli_play_command command,
                                 const char *rest);

/* --- play_think.c --- */
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

/* --- play_save.c --- */
/* A fresh file under the state folder for a game that begins now. */
void cli_play_choose_path(struct cli_play *play);
/* Saves to the path; keeps the reason of a failure and tells it once. */
void cli_play_save(struct cli_play *play);
/* Saves to any file; NULL or a static reason. */
const char *cli_play_save_to(const struct cli_play *play, const char *path);
/* A finished game moves from the unfinished ones to the finished. */
void cli_play_file_away(struct cli_play *play);
/* The newest unfinished game of an id (NULL: of any); false when there is none. */
bool cli_play_find_unfinished(const char *game_id, char ret_path[CLI_PATH_MAX]);
/* Loads match and seats; NULL or a static reason. */
const char *cli_play_load(struct cli_play *play, const char *path);
/* A command for the shell, such as "plansza play x --resume FILE"; the file quoted if needed. */
void cli_play_command_line(const char *before, const char *path, const char *after,
                           char ret_text[CLI_PLAY_TEXT_MAX]);
/* The command that resumes the game. */
void cli_play_resume_command(const struct cli_play *play, char ret_text[CLI_PLAY_TEXT_MAX]);

#endif
