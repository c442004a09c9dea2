/* One step of a table, in play and when its journal is played again, and the numbers of questions
 * that follow from it. A move names the question that it answers: a click on an old position is
 * refused instead of being played in a new one.
 *
 * Each seat counts by itself. Its number rises by one when it decides, when a decision of its own
 * is taken back, when it is waited for and was not before, and when it is asked something else
 * meanwhile: another decision, or with other choices as it sees them itself. It does not rise when
 * others choose at the same time. So the number follows from what the seat sees, and tells nothing
 * of what others did in secret; and it follows from the journal, so that a restart keeps it. */
#ifndef SERVER_TABLES_QUESTION_H
#define SERVER_TABLES_QUESTION_H

#include "server/tables/table.h"

/* A decision, or one taken back. */
struct server_step {
    enum server_entry_kind kind;
    pl_seat seat;
    pl_action action;
};

/* A match and what follows from the steps taken in it. */
struct server_course {
    struct match *match;
    uint32_t match_from; /* ply of the table at which its log begins */
    uint32_t ply;
    uint32_t epoch_from; /* ply at which the current epoch began */
    int64_t question[PL_SEATS_MAX];
};

/* Numbers begin here: at the start of a match, or after `entries` entries of the journal where it
 * continues from a position that was saved under these rules. None was sent before. */
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

/* Plies of a table go on where its match had to begin again from a saved position: the match counts
 * from `match_from`. Questions by a ply of the table are answered here. */

/* The decision that was taken at this ply, at least match_from and below the table's. */
void server_table_decision(const struct server_table *table, uint32_t ply, pl_seat *ret_seat,
                           pl_action *ret_action);
/* The position at that ply: NULL or why it cannot be had. */
const char *server_table_at(const struct server_table *table, uint32_t ply,
                            struct pl_state *ret_state);
/* The first ply whose position can be had. */
uint32_t server_table_first_ply(const struct server_table *table);
/* The ply before the seat's last decision of this epoch; the table's where there is none. */
uint32_t server_table_last_of(const struct server_table *table, pl_seat seat);

#endif
