/* Tests a lesson: plays it to its end in every way that it allows. */
#ifndef MATCH_LESSON_CHECK_H
#define MATCH_LESSON_CHECK_H

#include "match/lesson.h"

enum { MATCH_LESSON_WORDS_MAX = 350 };

/* What a lesson takes. */
struct match_lesson_facts {
    uint32_t words[PL_LANG_COUNT]; /* that are read on its pages */
    uint32_t pages;
    uint32_t decisions; /* of the learner */
    uint32_t ways;      /* in which it was played */
};

/* Plays every action that is wanted at a page in some run, asks what is said to all others in both
 * languages, and lets bots with fixed seeds play freely until the goal. NULL, or what is wrong,
 * written into `room`. */
const char *match_lesson_check(const char *file, const char *text, size_t length,
                               struct match_lesson_facts *ret_facts, struct pl_text *room);

#endif
