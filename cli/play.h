/* A game played in the terminal: what its parts share. play.c opens it, play_loop.c runs it,
 * play_setup.c asks how to play, play_seats.c says who sits where, play_page.c lays a decision out
 * on the screen, with the parts of play_screen.c, play_choices.c and play_log.c, play_input.c
 * understands what is typed, play_command.c obeys, play_think.c lets bots think, play_save.c keeps
 * the game. */
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

/* What is on the screen, to change only a part of it. */
struct cli_page {
    bool is_intact; /* the table stands at its top, and only answers were typed since */
    pl_seat seat;   /* whose table it is */
    uint32_t columns;
    uint32_t rows;
    uint32_t table_lines;
};

struct cli_play {
    const struct pl_game *game;
    struct match *match;
    enum pl_lang lang;
    struct cli_terminal terminal;
    struct cli_line *line;
    struct match_worker *worker[PL_SEATS_MAX + 1]; /* of each bot, then of the adviser */
    struct pl_seed bot_seed;                       /* theirs; unlike the game's it proves nothing */

    char path[CLI_PATH_MAX]; /* where it is saved after every decision */
    int hold;                /* of that file, so that no other window plays the same game */
    bool is_own_path;        /* under the state folder, not named by the player */
    const char *save_error;  /* of the last attempt; NULL: saved */

    pl_seat last_human; /* who sat at the keyboard; PL_NOBODY at first */
    uint32_t told_ply;  /* the log is printed live up to here */
    bool is_begun;      /* something was drawn: the screen may be cleared */
    struct cli_page page;
    enum cli_play_text notice; /* said under the next table; CLI_PLAY_TEXT_COUNT: none */

    /* Of the decision that is being asked. */
    pl_seat asked;
    struct pl_state_room obs;
    struct pl_legal legal;
    bool is_listed[PL_LEGAL_MAX]; /* choices whose numbers are on the table */
};

/* --- play_loop.c --- */
/* Plays on until the game is over or the player leaves; the exit code. */
int cli_play_run(struct cli_play *play);
/* Tells how to resume a game that has begun; the exit code. */
int cli_play_leave(struct cli_play *play);

/* --- play_setup.c --- */
/* What somebody wants to play, as texts of the options of the command. */
enum { CLI_PAIR_MAX = 64 };
struct cli_setup {
    bool is_resumed; /* the game that was left; nothing else was asked */
    char players[8];
    char bot[MATCH_LEVEL_MAX];
    char option[PL_OPTIONS_MAX][CLI_PAIR_MAX]; /* "level=1" */
};
/* Asks how to play, in the language first unless it was given; false when the player leaves. */
bool cli_play_ask_setup(struct cli_play *play, bool is_lang_given, struct cli_setup *ret_setup);
/* Waits until the welcome is read; false when the player leaves. */
bool cli_play_wait_for_start(struct cli_play *play);

/* --- play_seats.c --- */
/* A seat without a bot's level is a person's. */
bool cli_play_is_human(const struct cli_play *play, pl_seat seat);
uint32_t cli_play_humans(const struct cli_play *play);
/* The texts of --seat, --name and --bot (NULL: medium), and who is named in the records. */
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

/* --- play_screen.c --- */
/* Prints a phrase as a paragraph; the same without arguments, and with one. */
void cli_play_say(const struct cli_play *play, struct cli_phrase phrase);
void cli_play_say_plain(const struct cli_play *play, enum cli_play_text id);
void cli_play_say_with(const struct cli_play *play, enum cli_play_text id, const char *argument);
/* The text of an action in the observation that is asked. */
void cli_play_action_text(const struct cli_play *play, uint32_t index, char ret_text[CLI_FOLD_MAX]);
void cli_play_print_welcome(const struct cli_play *play);
/* The table within so many rows (0: with all there is to say); how many lines it took. */
uint32_t cli_play_print_table(const struct cli_play *play, const struct pl_obs *obs, uint32_t rows);
/* The table of the decision asked, with numbers of choices on it, which are noted. */
uint32_t cli_play_print_asked_table(struct cli_play *play, uint32_t rows);
/* Notes what a drawing without limits would number. */
void cli_play_find_listed(struct cli_play *play);
/* The prompt of the decision asked; how many lines it takes. */
void cli_play_print_prompt(const struct cli_play *play);
uint32_t cli_play_prompt_lines(const struct cli_play *play);
/* Points as they stand, as far as the seat can know. */
void cli_play_print_score(const struct cli_play *play, pl_seat seat);
/* The end: ranks, seed, how to verify. */
void cli_play_print_result(const struct cli_play *play);

/* --- play_choices.c --- */
/* How many lines the choices take that are not on the table, laid out to fit into so many. */
uint32_t cli_play_choice_lines(const struct cli_play *play, uint32_t lines_wanted);
/* Prints them; on a terminal shortened where they would take more. */
void cli_play_print_choices(const struct cli_play *play, uint32_t lines_max);
/* All of them, those on the table too. */
void cli_play_print_all_choices(const struct cli_play *play);

/* --- play_page.c --- */
/* Table, log, prompt and choices of the decision asked, within the screen. After a small decision
 * that is one of several alike the table is left as it is. */
void cli_play_print_page(struct cli_play *play);
/* The end: the table, what happened last, the result. */
void cli_play_print_last_page(struct cli_play *play, pl_seat viewer);

/* --- play_log.c --- */
/* What the viewer (or PL_NOBODY) may know of the plies from `first` up to now: at most so many
 * entries, the newest. NULL without memory, which all functions take. */
struct cli_log;
/* Where it should begin for a seat: with its last decision before others decided. */
uint32_t cli_log_start(const struct cli_play *play, pl_seat seat);
struct cli_log *cli_log_read(const struct cli_play *play, pl_seat viewer, uint32_t first,
                             uint32_t entries_max);
void cli_log_free(struct cli_log *log);
uint32_t cli_log_lines(const struct cli_play *play, const struct cli_log *log);
/* The newest entry, NULL without any. */
const char *cli_log_last(const struct cli_log *log);
/* Prints the newest that fit into so many lines; how many lines it took. */
uint32_t cli_log_print(const struct cli_play *play, const struct cli_log *log, uint32_t lines_max);
/* Reads and prints; returns how many entries there were in all. */
uint32_t cli_play_print_log(const struct cli_play *play, pl_seat viewer, uint32_t first,
                            uint32_t entries_max);

/* --- play_input.c --- */
/* Understands a line: a choice, a command, or neither. */
enum cli_play_next cli_play_answer(struct cli_play *play, const char *line);
cli_completer cli_play_complete;
/* Lists the choices that a query fits, all without one. */
enum cli_play_next cli_play_list(struct cli_play *play, const char *query);
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
/* Tells that a file could not be written. */
void cli_play_say_not_saved(const struct cli_play *play, const char *path, const char *reason);
/* Saves to another file than the game's own; NULL or a static reason. What exists and is no save of
 * this game is not overwritten. */
const char *cli_play_save_copy(const struct cli_play *play, const char *path);
/* A finished game moves from the unfinished ones to the finished. */
void cli_play_file_away(struct cli_play *play);
/* The newest unfinished game of an id (NULL: of any); false when there is none. */
bool cli_play_find_unfinished(const char *game_id, char ret_path[CLI_PATH_MAX]);
/* How a game was played last, and the level of its first bot; false when it never was. */
bool cli_play_last_config(const struct pl_game *game, struct pl_config *ret_config,
                          char ret_level[MATCH_LEVEL_MAX]);
/* Loads match and seats and holds the file; NULL or a static reason. */
const char *cli_play_load(struct cli_play *play, const char *path);
/* A command for the shell, such as "plansza play x --resume FILE"; the file quoted if needed. */
void cli_play_command_line(const char *before, const char *path, const char *after,
                           char ret_text[CLI_PLAY_TEXT_MAX]);
/* The command that resumes the game. */
void cli_play_resume_command(const struct cli_play *play, char ret_text[CLI_PLAY_TEXT_MAX]);

#endif
