/* What is printed: a page of table, prompt and choices, and the parts it is made of. */
#ifndef CLI_PLAY_SCREEN_H
#define CLI_PLAY_SCREEN_H

#include "cli/play/play.h"

/* Prints a phrase as a paragraph; the same without arguments, and with one. */
void cli_play_say(const struct cli_play *play, struct cli_phrase phrase);
void cli_play_say_plain(const struct cli_play *play, enum cli_play_text id);
void cli_play_say_with(const struct cli_play *play, enum cli_play_text id, const char *argument);
/* The text of an action in the observation that is asked. */
void cli_play_action_text(const struct cli_play *play, uint32_t index, char ret_text[CLI_FOLD_MAX]);
/* Rulings that a table may play otherwise are options whose titles begin so. */
bool cli_play_is_house_rule(const struct pl_option *option);
void cli_play_print_welcome(const struct cli_play *play);
/* What a game draws: its table or its map. */
typedef void cli_play_drawing(const struct pl_obs *obs, enum pl_lang lang,
                              const struct pl_canvas *canvas, struct pl_text *text);
/* Draws into a room that is good until the next drawing. */
const char *cli_play_draw(const struct cli_play *play, cli_play_drawing *drawing,
                          const struct pl_obs *obs, const struct pl_canvas *canvas);
uint32_t cli_play_lines_of(const char *text);
/* Prints the table within `rows` rows (0: in full); returns the lines used. */
uint32_t cli_play_print_table(const struct cli_play *play, const struct pl_obs *obs, uint32_t rows);
/* The table of the decision asked, with numbers of choices on it, which are noted. */
uint32_t cli_play_print_asked_table(struct cli_play *play, uint32_t rows);
/* The map of the decision asked, of a game that has one. */
uint32_t cli_play_print_map(const struct cli_play *play, uint32_t rows);
/* Notes what a drawing without limits would number. */
void cli_play_find_listed(struct cli_play *play);
/* Notes that nothing is numbered on the table: all choices are listed below it. */
void cli_play_list_all(struct cli_play *play);
/* The prompt of the decision asked; how many lines it takes. */
void cli_play_print_prompt(const struct cli_play *play);
uint32_t cli_play_prompt_lines(const struct cli_play *play);
/* Points as they stand, as far as the seat can know. */
void cli_play_print_score(const struct cli_play *play, pl_seat seat);
/* The end: ranks, seed, how to verify. */
void cli_play_print_result(const struct cli_play *play);

/* --- choices.c --- */
/* Lines that the choices beside the table take, laid out to fit into `lines_wanted`. */
uint32_t cli_play_choice_lines(const struct cli_play *play, uint32_t lines_wanted);
/* Prints them; on a terminal shortened where they would take more. */
void cli_play_print_choices(const struct cli_play *play, uint32_t lines_max);
/* All of them, those on the table too. */
void cli_play_print_all_choices(const struct cli_play *play);

/* --- map.c --- */
/* Shows the map: in the place of the table if it fits there, else once; or, with a query or where
 * nothing can be drawn, places in words. */
enum cli_play_next cli_play_show_map(struct cli_play *play, const char *query);
/* Reads the name of a place with this index; false past the end. */
bool cli_play_place_name(const struct cli_play *play, uint32_t index, char ret_name[CLI_FOLD_MAX]);
/* Whether the map can be drawn within this number of rows. */
bool cli_play_map_fits(const struct cli_play *play, uint32_t rows);

/* --- changes.c --- */
/* Notes that the reader has the table as it stands. */
void cli_play_note_table(struct cli_play *play);
/* Prints what is new on the table since then, and notes it. */
void cli_play_print_changes(struct cli_play *play);

/* --- page.c --- */
/* Table, log, prompt and choices of the decision asked, within the screen. After a small decision
 * that is one of several alike the table is left as it is; where the cursor cannot be moved only
 * what is new is printed after a decision of one's own. */
void cli_play_print_page(struct cli_play *play);
/* The question and all its choices once more. */
void cli_play_print_question(struct cli_play *play);
/* Rows that are left for a map above the question. */
uint32_t cli_play_map_rows(struct cli_play *play);
/* The end: the table, what happened last, the result. */
void cli_play_print_last_page(struct cli_play *play, pl_seat viewer);

#endif
