/* A lesson in the terminal: the coach speaks above the question, and only what leads on is done. */
#ifndef CLI_PLAY_LESSON_H
#define CLI_PLAY_LESSON_H

#include "cli/play/play.h"
#include "match/lesson.h"

/* Plays a lesson to its end; false when the learner leaves, or when it has an error. */
bool cli_lesson_run(struct cli_play *play);
/* What the coach says now; NULL outside lessons. */
const char *cli_lesson_says(const struct cli_play *play);
/* Whether the learner is only to read, and asked nothing. */
bool cli_lesson_tells(const struct cli_play *play);
/* The learner or a bot decides: what is not wanted is answered, and changes nothing. */
enum cli_play_next cli_lesson_act(struct cli_play *play, pl_seat seat, pl_action action);
/* The number of a choice that leads on, from 1; 0 where the learner plays freely. */
uint32_t cli_lesson_hint(const struct cli_play *play);

#endif
