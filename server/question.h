/* One step of a table, in play and when its journal is played again, and the numbers of questions
 * that follow from it. A move names the question that it answers: a click on an old position is
 * refused instead of being played in a new one.
 *
 * Each seat counts by itself. Its number rises by one when it decides, when a decision of its own
 * is taken back, when it is waited for and was not before, and when it is asked something else
 * meanwhile: another decision, or with other choices as it sees them itself. It does not rise when
 * others choose at the same time. So the number follows from what the seat sees, and tells nothing
 * of what others did in secret; and it follows from the journal, so that a restart keeps it. */
#ifndef SERVER_QUESTION_H
#define SERVER_QUESTION_H

#include "server/table.h"

/* A decision, or one taken back. */
struct server_step {
    enum server_entry_kind kind;
    pl_seat seat;
    pl_action action;
};

/* A match and what follows from the steps taken in it. */
struct server_course {
    struct match *match;
    uint32_t base_ply; /* of its first state */
    uint32_t ply;
    uint32_t epoch_from; /* ply at which the current epoch began */
    int64_t question[PL_SEATS_MAX];
};

/* Numbers begin here: at the start of a match, or after so many entries of the journal where it
 * goes on from a position that was saved under these rules. None was told before. */
void server_questions_start(struct server_course *course);
void server_questions_go_on(struct server_course *course, uint32_t entries, uint32_t rules_version);

/* Takes the step. False, and nothing has changed, where the rules do not allow it. */
bool server_course_step(struct server_course *course, const struct server_step *step);

/* The same at a table that is awake. */
bool server_table_step(struct server_table *table, const struct server_step *step);
/* The table has this match from this ply on, and questions are counted from the start. */
void server_table_begin(struct server_table *table, struct match *match, uint32_t ply);
/* The table is there now. */
void server_table_take_course(struct server_table *table, const struct server_course *course);

#endif
