/* What the files of the lesson runner share. */
#ifndef MATCH_LESSON_OWN_H
#define MATCH_LESSON_OWN_H

#include "match/lesson.h"
#include "match/scenario_run.h"
#include "match/script.h"

enum { MATCH_LESSON_WANTS_MAX = 8, MATCH_LESSON_ANSWERS_MAX = 12, MATCH_LESSON_GOAL_MAX = 256 };

/* What is said to an action that is not wanted. */
struct match_answer {
    bool is_any; /* to every one that no other answer is about */
    struct match_pattern pattern;
    char text[PL_LANG_COUNT][MATCH_LESSON_ANSWER_MAX];
};

/* Where the words `pl` and `en` add to. */
struct match_lesson_text {
    char *at[PL_LANG_COUNT]; /* NULL: nowhere */
    uint32_t size;
};

struct match_lesson {
    struct match_scenario run;
    struct match_script script;
    struct match_lesson_head head;
    struct match_page page;
    bool has_said;
    uint32_t want_count;
    struct match_pattern want[MATCH_LESSON_WANTS_MAX];
    uint32_t answer_count;
    struct match_answer answer[MATCH_LESSON_ANSWERS_MAX];
    char goal[MATCH_LESSON_GOAL_MAX]; /* of free play, as `expect` has it; "": none */
    struct match_lesson_text text;
    bool has_command; /* read, but it belongs behind the page */
    bool is_failed;
    char command[MATCH_SCENARIO_COMMAND_MAX];
    char error[MATCH_SCENARIO_ERROR_MAX + 512];
};

/* Whether a command of lessons or scenarios begins with this word. */
bool match_lesson_is_word(const char *word, size_t length);
/* Carries out the command that was read. */
bool match_lesson_command(struct match_lesson *lesson);
/* Whether the page is whole and the command that was read belongs behind it. */
bool match_lesson_ends_page(const struct match_lesson *lesson);
/* Whether the page has anything to say or to ask. */
bool match_lesson_has_page(const struct match_lesson *lesson);

#endif
