/* A game played in the terminal: what its parts share. play.c opens it, loop.c runs it, setup.c
 * asks how to play, seats.c says who sits where, page.c lays a decision out on the screen with the
 * parts of screen.c, map.c, changes.c, choices.c and log.c, input.c understands what is typed,
 * command.c obeys, think.c lets bots think, save.c keeps the game, lesson.c runs a lesson. */
#ifndef CLI_PLAY_PLAY_H
#define CLI_PLAY_PLAY_H

#include <limits.h>

#include "cli/line.h"
#include "cli/play/text.h"
#include "cli/terminal.h"
#include "core/game.h"
#include "match/lesson.h"
#include "match/match.h"
#include "match/worker.h"

enum { CLI_PATH_MAX = PATH_MAX, CLI_TABLE_MAX = 65536 };

/* What the next step of the loop is. */
enum cli_play_next {
    CLI_PLAY_ON,     /* something changed, or may have: look who must decide */
    CLI_PLAY_ASK,    /* nothing changed: ask the same again without drawing */
    CLI_PLAY_REMIND, /* nothing changed, but much was printed: the question and its choices again */
    CLI_PLAY_REDRAW, /* nothing changed: draw the table and ask again */
    CLI_PLAY_LEAVE   /* the player wants to go, or must */
};

/* What is on the screen, to change only a part of it; or what was printed last where the cursor
 * cannot be moved, to tell only what is new. */
struct cli_page {
    bool is_intact; /* the table stands at its top, and only answers were typed since */
    bool is_known;  /* the reader has had the whole table, and it has changed little since */
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
    struct match_lesson *lesson;                   /* NULL: a game */
    uint32_t lesson_page;                          /* that the match has come to */
    struct match_worker *worker[PL_SEATS_MAX + 1]; /* of each bot, then of the adviser */
    struct pl_seed bot_seed;                       /* theirs; unlike the game's it proves nothing */

    char path[CLI_PATH_MAX]; /* where it is saved after every decision */
    int hold;                /* of that file, so that no other window plays the same game */
    bool is_own_path;        /* under the state folder, not named by the player */
    const char *save_error;  /* of the last attempt; NULL: saved */

    pl_seat last_human; /* who sat at the keyboard; PL_NOBODY at first */
    uint32_t told_ply;  /* the log is printed live up to here */
    bool is_begun;      /* something was drawn: the screen may be cleared */
    bool has_map;       /* the player wants to see the map in the place of the table */
    struct cli_page page;
    char known[CLI_TABLE_MAX]; /* the table that the reader has had, without numbers of choices */
    enum cli_play_text notice; /* said under the next table; CLI_PLAY_TEXT_COUNT: none */

    /* Of the decision that is being asked. */
    pl_seat asked;
    struct pl_state_room obs;
    struct pl_legal legal;
    bool is_listed[PL_LEGAL_MAX]; /* choices whose numbers are on the table */
};

/* Plays on until the game is over or the player leaves; the exit code. */
int cli_play_run(struct cli_play *play);
/* Tells how to resume a game that has begun; the exit code. */
int cli_play_leave(struct cli_play *play);

#endif
