/* Lessons: scenarios that talk. The learner, seat 0, is told something, points are shown on the
 * table, and they act on the real position. The words are described in docs/protocol.md. A host
 * (page, terminal, test) keeps a match beside the lesson: each page says how to bring it there.
 * Needs no C library but its strings, and no clock. */
#ifndef MATCH_LESSON_H
#define MATCH_LESSON_H

#include "core/game.h"

enum {
    MATCH_LESSON_SAY_MAX = 1600, /* bytes of what a page says */
    MATCH_LESSON_ANSWER_MAX = 480,
    MATCH_LESSON_POINT_MAX = 64,
    MATCH_LESSON_POINTS_MAX = 8,
    MATCH_LESSON_MOVES_MAX = 32,
    MATCH_LESSON_TEACHES_MAX = 8,
    MATCH_LEARNER = 0 /* the seat */
};

/* What the learner is to do at a page. */
enum match_stop {
    MATCH_STOP_TELL, /* read, and go on */
    MATCH_STOP_WANT, /* take the action that is wanted */
    MATCH_STOP_FREE, /* play until a goal is reached; bots play at the other seats */
    MATCH_STOP_END
};

struct match_move {
    pl_seat seat;
    pl_action action;
};

/* Where the lesson stands. */
struct match_page {
    uint32_t number; /* of the page, from 1 on */
    enum match_stop stop;
    char say[PL_LANG_COUNT][MATCH_LESSON_SAY_MAX];
    uint32_t point_count;
    char point[MATCH_LESSON_POINTS_MAX][MATCH_LESSON_POINT_MAX]; /* places of the board */
    uint32_t free_max; /* MATCH_STOP_FREE: in how many decisions of their own the goal can be met */

    /* How the position came about: from `first`, when it is fresh, else from the page before, by
     * these moves. */
    bool is_fresh;
    struct pl_state_room first;
    uint32_t move_count;
    struct match_move move[MATCH_LESSON_MOVES_MAX];
};

/* What a lesson is about, from the head of its file. */
struct match_lesson_head {
    const struct pl_game *game;
    char title[PL_LANG_COUNT][MATCH_LESSON_ANSWER_MAX];
    uint32_t minutes;
    uint32_t teach_count;
    uint16_t teaches[MATCH_LESSON_TEACHES_MAX]; /* kinds of events: whoever saw none may need it */
};

struct match_lesson;

/* Whether the text of a scenario file is a lesson. */
bool match_is_lesson(const char *text, size_t length);
/* Opens a lesson at its first page, to be closed; `file` and the text must outlive it. NULL when
 * there is no memory. A lesson with an error stays where it is. */
struct match_lesson *match_lesson_open(const char *file, const char *text, size_t length);
void match_lesson_close(struct match_lesson *lesson);
/* NULL, or "FILE:LINE: what is wrong". */
const char *match_lesson_error(const struct match_lesson *lesson);

const struct match_lesson_head *match_lesson_head(const struct match_lesson *lesson);
const struct match_page *match_lesson_page(const struct match_lesson *lesson);
const struct pl_state *match_lesson_state(const struct match_lesson *lesson);

/* From a page that tells to the next one. */
void match_lesson_go_on(struct match_lesson *lesson);
/* Whether the page wants the learner to take this action; anything will do where they play
 * freely. */
bool match_lesson_is_wanted(const struct match_lesson *lesson, pl_action action);
/* What to say to a legal action that is not wanted. */
const char *match_lesson_answer(const struct match_lesson *lesson, pl_action action,
                                enum pl_lang lang);
/* Takes an action that is wanted, or any of any seat where the learner plays freely, and continues
 * with the next page when there is nothing left to do on this one. NULL, or why it is refused. */
const char *match_lesson_play(struct match_lesson *lesson, pl_seat seat, pl_action action);
/* Whether the goal of free play cannot be reached any more: the game is over. */
bool match_lesson_is_lost(const struct match_lesson *lesson);

#endif
