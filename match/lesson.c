/* Lessons: page after page. The words are in lesson_words.c. */
#include "match/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "match/lesson_own.h"
#include "match/memory.h"

/* To what no answer is about. */
static const char *const usual_answer[PL_LANG_COUNT] = {
    [PL_LANG_PL] = "Tak też można, ale ta lekcja pokazuje co innego. Spróbuj jeszcze raz.",
    [PL_LANG_EN] = "You may do that, but this lesson is about something else. Try again.",
};

static void fail(struct match_lesson *lesson, const char *what)
{
    if (!lesson->is_failed) {
        snprintf(lesson->error, sizeof lesson->error, "%s:%u: %s", lesson->run.file,
                 (unsigned)lesson->script.line, what);
    }
    lesson->is_failed = true;
}

/* Reads the next command; false at the end. */
static bool read_command(struct match_lesson *lesson)
{
    struct match_script *script = &lesson->script;

    while (!lesson->has_command) {
        lesson->has_command = match_script_command(script, lesson->command);
        if (!lesson->has_command && !match_script_line(script)) {
            return false;
        }
    }
    return true;
}

/* Runs commands until a page is whole or the text ends. */
static void run_commands(struct match_lesson *lesson)
{
    while (!lesson->is_failed && read_command(lesson) && !match_lesson_ends_page(lesson)) {
        lesson->has_command = false;
        if (!match_lesson_command(lesson)) {
            fail(lesson, lesson->run.error);
        }
    }
    if (lesson->script.error) {
        fail(lesson, lesson->script.error);
    }
}

static bool has_both(char (*text)[MATCH_LESSON_ANSWER_MAX])
{
    return text[PL_LANG_PL][0] && text[PL_LANG_EN][0];
}

static uint32_t count_wanted(const struct match_lesson *lesson)
{
    struct pl_legal list;
    uint32_t count = 0;

    pl_legal_of(lesson->run.game, pl_as_obs(match_lesson_state(lesson)), MATCH_LEARNER, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        count += match_lesson_is_wanted(lesson, list.action[i]);
    }
    return count;
}

/* What is wrong with the page, or NULL. */
static const char *check_page(struct match_lesson *lesson)
{
    const struct match_page *page = &lesson->page;

    if (lesson->has_said != (page->say[PL_LANG_PL][0] && page->say[PL_LANG_EN][0])) {
        return "something is said in one language only";
    }
    if (page->stop == MATCH_STOP_WANT && !lesson->has_said) {
        return "a page that wants something says nothing";
    }
    for (uint32_t i = 0; i < lesson->answer_count; i++) {
        if (!has_both(lesson->answer[i].text)) {
            return "an answer lacks a language";
        }
    }
    if (page->stop == MATCH_STOP_WANT && count_wanted(lesson) == 0) {
        return "none of the actions that are wanted is legal";
    }
    return NULL;
}

static enum match_stop stop_of(const struct match_lesson *lesson)
{
    return lesson->want_count > 0 ? MATCH_STOP_WANT
           : lesson->goal[0]      ? MATCH_STOP_FREE
           : lesson->has_said     ? MATCH_STOP_TELL
                                  : MATCH_STOP_END;
}

/* Checks the page and notes where it stands. */
static void close_page(struct match_lesson *lesson)
{
    struct match_page *page = &lesson->page;

    if (!lesson->run.has_started) {
        fail(lesson, "the lesson has no position");
        return;
    }
    if (!match_scenario_settle(&lesson->run)) {
        fail(lesson, lesson->run.error);
        return;
    }
    page->stop = stop_of(lesson);
    if (page->is_fresh && page->move_count == 0) {
        page->first = lesson->run.state;
    }
    const char *reason = check_page(lesson);
    if (reason) {
        fail(lesson, reason);
    }
}

static void turn_page(struct match_lesson *lesson)
{
    uint32_t number = lesson->page.number + 1;

    memset(&lesson->page, 0, sizeof lesson->page);
    memset(lesson->answer, 0, sizeof lesson->answer);
    lesson->page.number = number;
    lesson->has_said = false;
    lesson->want_count = 0;
    lesson->answer_count = 0;
    lesson->goal[0] = '\0';
    lesson->text.size = 0;
    run_commands(lesson);
    if (!lesson->is_failed) {
        close_page(lesson);
    }
}

/* The line `game ID`. */
static const struct pl_game *read_game(struct match_script *script)
{
    const char *line = match_script_line(script);
    const char *id = line ? match_after_word(line, "game") : NULL;

    script->rest += strlen(script->rest);
    return id ? games_find(id) : NULL;
}

bool match_is_lesson(const char *text, size_t length)
{
    struct match_script script;

    match_script_open(&script, text, length, match_lesson_is_word);
    const char *line = read_game(&script) ? match_script_line(&script) : NULL;
    return line && match_after_word(line, "lesson");
}

struct match_lesson *match_lesson_open(const char *file, const char *text, size_t length)
{
    struct match_lesson *lesson = match_memory(sizeof *lesson);

    if (!lesson) {
        return NULL;
    }
    match_script_open(&lesson->script, text, length, match_lesson_is_word);
    lesson->head.game = read_game(&lesson->script);
    lesson->run.file = file;
    if (!lesson->head.game) {
        fail(lesson, "the file must begin with 'game' and the id of a game");
        return lesson;
    }
    match_scenario_open(&lesson->run, lesson->head.game, file);
    turn_page(lesson);
    if (!lesson->is_failed && (!has_both(lesson->head.title) || lesson->head.minutes == 0)) {
        fail(lesson, "a lesson has a title in both languages and says how many minutes it takes");
    }
    return lesson;
}

void match_lesson_close(struct match_lesson *lesson)
{
    if (lesson) {
        match_scenario_drop_records(&lesson->run);
    }
    free(lesson);
}

const char *match_lesson_error(const struct match_lesson *lesson)
{
    return lesson->is_failed ? lesson->error : NULL;
}

const struct match_lesson_head *match_lesson_head(const struct match_lesson *lesson)
{
    return &lesson->head;
}

const struct match_page *match_lesson_page(const struct match_lesson *lesson)
{
    return &lesson->page;
}

const struct pl_state *match_lesson_state(const struct match_lesson *lesson)
{
    return (const struct pl_state *)(const void *)lesson->run.state.byte;
}

void match_lesson_go_on(struct match_lesson *lesson)
{
    if (!lesson->is_failed && lesson->page.stop == MATCH_STOP_TELL) {
        turn_page(lesson);
    }
}

bool match_lesson_is_wanted(const struct match_lesson *lesson, pl_action action)
{
    bool is_wanted = lesson->page.stop == MATCH_STOP_FREE;

    for (uint32_t i = 0; i < lesson->want_count; i++) {
        is_wanted |= match_pattern_fits(&lesson->want[i], action);
    }
    return is_wanted;
}

const char *match_lesson_answer(const struct match_lesson *lesson, pl_action action,
                                enum pl_lang lang)
{
    const char *any = usual_answer[lang];

    for (uint32_t i = 0; i < lesson->answer_count; i++) {
        const struct match_answer *answer = &lesson->answer[i];
        if (answer->is_any) {
            any = answer->text[lang];
        } else if (match_pattern_fits(&answer->pattern, action)) {
            return answer->text[lang];
        }
    }
    return any;
}

static bool is_goal_reached(struct match_lesson *lesson)
{
    struct match_words words = { lesson->goal };

    return match_scenario_expect(&lesson->run, &words);
}

const char *match_lesson_play(struct match_lesson *lesson, pl_seat seat, pl_action action)
{
    enum match_stop stop = lesson->page.stop;

    if (lesson->is_failed || (stop != MATCH_STOP_WANT && stop != MATCH_STOP_FREE)) {
        return "the lesson asks for no action";
    }
    if (stop == MATCH_STOP_WANT &&
        (seat != MATCH_LEARNER || !match_lesson_is_wanted(lesson, action))) {
        return "the lesson wants another action";
    }
    if (!match_scenario_play(&lesson->run, seat, action)) {
        return lesson->run.error;
    }
    if (stop == MATCH_STOP_WANT || is_goal_reached(lesson)) {
        turn_page(lesson);
    }
    return NULL;
}

bool match_lesson_is_lost(const struct match_lesson *lesson)
{
    return lesson->page.stop == MATCH_STOP_FREE && pl_head_read(match_lesson_state(lesson))->over;
}
