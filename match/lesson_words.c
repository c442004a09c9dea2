/* The words of lessons: what is said, shown and wanted. All other words are those of scenarios. */
#include <stdio.h>
#include <string.h>

#include "match/config.h"
#include "match/lesson_own.h"
#include "match/utf8.h"

enum { MINUTES_MAX = 10, DECISIONS_MAX = 200 };

static struct match_lesson_text text_in(char *pl, char *en, uint32_t size)
{
    return (struct match_lesson_text){ { [PL_LANG_PL] = pl, [PL_LANG_EN] = en }, size };
}

/* --- the head -------------------------------------------------------------------------------- */

/* lesson: pl and en give its title. */
static bool word_lesson(struct match_lesson *lesson, struct match_words *words)
{
    struct match_lesson_head *head = &lesson->head;

    if (lesson->run.has_started || lesson->page.number > 1) {
        return match_scenario_fail(&lesson->run, "a file has one lesson");
    }
    lesson->text = text_in(head->title[PL_LANG_PL], head->title[PL_LANG_EN], sizeof head->title[0]);
    return match_no_more(&lesson->run, words);
}

static bool word_minutes(struct match_lesson *lesson, struct match_words *words)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    int64_t number = 0;

    match_next_word(words, word);
    if (!match_is_number(word, &number) || number < 1 || number > MINUTES_MAX) {
        return match_scenario_fail(&lesson->run, "a lesson takes 1 to %d minutes, not '%s'",
                                   MINUTES_MAX, word);
    }
    lesson->head.minutes = (uint32_t)number;
    return match_no_more(&lesson->run, words);
}

/* teaches EVENT...: a player who never saw one of these in a game may want the lesson. */
static bool word_teaches(struct match_lesson *lesson, struct match_words *words)
{
    struct match_lesson_head *head = &lesson->head;
    char word[MATCH_SCENARIO_WORD_MAX];

    while (match_next_word(words, word)) {
        int64_t kind = pl_value_of(head->game->event_names, word);
        if (kind <= 0 || head->teach_count == MATCH_LESSON_TEACHES_MAX) {
            return match_scenario_fail(&lesson->run, "'%s' is no event, or one too many", word);
        }
        head->teaches[head->teach_count++] = (uint16_t)kind;
    }
    return true;
}

/* --- a page ---------------------------------------------------------------------------------- */

static bool word_say(struct match_lesson *lesson, struct match_words *words)
{
    struct match_page *page = &lesson->page;

    lesson->has_said = true;
    lesson->text = text_in(page->say[PL_LANG_PL], page->say[PL_LANG_EN], sizeof page->say[0]);
    return match_no_more(&lesson->run, words);
}

/* The text in quotation marks goes behind what was said before in this language. */
static bool add_text(struct match_lesson *lesson, struct match_words *words, enum pl_lang lang)
{
    const char *rest = match_rest(words);
    size_t length = strlen(rest);
    char *at = lesson->text.at[lang];

    if (!at) {
        return match_scenario_fail(&lesson->run, "what is it that is said here?");
    }
    if (length < 3 || rest[0] != '"' || strchr(rest + 1, '"') != rest + length - 1) {
        return match_scenario_fail(&lesson->run, "a text in quotation marks was expected");
    }
    size_t before = strlen(at);
    if (before + length >= lesson->text.size) {
        return match_scenario_fail(&lesson->run, "the text is longer than %u bytes",
                                   (unsigned)lesson->text.size);
    }
    snprintf(at + before, lesson->text.size - before, "%s%.*s", before ? " " : "", (int)length - 2,
             rest + 1);
    return true;
}

static bool word_pl(struct match_lesson *lesson, struct match_words *words)
{
    return add_text(lesson, words, PL_LANG_PL);
}

static bool word_en(struct match_lesson *lesson, struct match_words *words)
{
    return add_text(lesson, words, PL_LANG_EN);
}

/* point PLACE...: places of the board, by the names that the board has for them. */
static bool word_point(struct match_lesson *lesson, struct match_words *words)
{
    struct match_page *page = &lesson->page;
    char word[MATCH_SCENARIO_WORD_MAX];

    while (match_next_word(words, word)) {
        if (page->point_count == MATCH_LESSON_POINTS_MAX ||
            strlen(word) >= MATCH_LESSON_POINT_MAX) {
            return match_scenario_fail(&lesson->run, "too much to point at: '%s'", word);
        }
        snprintf(page->point[page->point_count++], MATCH_LESSON_POINT_MAX, "%s", word);
    }
    return true;
}

/* want ACTION: one of those that lead on. Arguments that are left out may be anything. */
static bool word_want(struct match_lesson *lesson, struct match_words *words)
{
    if (lesson->want_count == MATCH_LESSON_WANTS_MAX) {
        return match_scenario_fail(&lesson->run, "at most %d actions can be wanted",
                                   MATCH_LESSON_WANTS_MAX);
    }
    lesson->text = (struct match_lesson_text){ .size = 0 };
    return match_read_pattern(&lesson->run, words, &lesson->want[lesson->want_count++]);
}

/* answer ACTION, or answer *: what to say when it is chosen and not wanted. */
static bool word_answer(struct match_lesson *lesson, struct match_words *words)
{
    struct match_answer *answer = &lesson->answer[lesson->answer_count];

    if (lesson->want_count == 0) {
        return match_scenario_fail(&lesson->run, "'answer' comes after 'want'");
    }
    if (lesson->answer_count == MATCH_LESSON_ANSWERS_MAX) {
        return match_scenario_fail(&lesson->run, "at most %d answers", MATCH_LESSON_ANSWERS_MAX);
    }
    lesson->answer_count++;
    lesson->text =
        text_in(answer->text[PL_LANG_PL], answer->text[PL_LANG_EN], sizeof answer->text[0]);
    answer->is_any = strcmp(match_rest(words), "*") == 0;
    return answer->is_any || match_read_pattern(&lesson->run, words, &answer->pattern);
}

/* free N until EXPECTATION: the learner plays until it holds, in at most N decisions of theirs. */
static bool word_free(struct match_lesson *lesson, struct match_words *words)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    int64_t number = 0;

    match_next_word(words, word);
    if (!match_is_number(word, &number) || number < 1 || number > DECISIONS_MAX) {
        return match_scenario_fail(&lesson->run, "in how many decisions? 1 to %d, not '%s'",
                                   DECISIONS_MAX, word);
    }
    match_next_word(words, word);
    const char *goal = match_rest(words);
    if (strcmp(word, "until") != 0 || *goal == '\0' || strlen(goal) >= sizeof lesson->goal) {
        return match_scenario_fail(&lesson->run, "'until' and what must hold was expected");
    }
    snprintf(lesson->goal, sizeof lesson->goal, "%s", goal);
    lesson->page.free_max = (uint32_t)number;
    lesson->text = (struct match_lesson_text){ .size = 0 };
    return true;
}

/* --- between pages --------------------------------------------------------------------------- */

/* The position as it is now is where the moves begin, if it did not come about by moves alone. */
static bool note_first(struct match_lesson *lesson)
{
    if (!match_scenario_settle(&lesson->run)) {
        return false;
    }
    if (lesson->page.is_fresh && lesson->page.move_count == 0) {
        lesson->page.first = lesson->run.state;
    }
    return true;
}

/* let SEAT ACTION: the others act, and the learner watches. */
static bool word_let(struct match_lesson *lesson, struct match_words *words)
{
    struct match_page *page = &lesson->page;
    struct match_move move;

    if (!match_next_seat(&lesson->run, words, &move.seat) ||
        !match_find_action(&lesson->run, move.seat, words, &move.action) || !note_first(lesson)) {
        return false;
    }
    if (page->move_count == MATCH_LESSON_MOVES_MAX) {
        return match_scenario_fail(&lesson->run, "at most %d moves between two pages",
                                   MATCH_LESSON_MOVES_MAX);
    }
    page->move[page->move_count++] = move;
    return match_scenario_play(&lesson->run, move.seat, move.action);
}

struct word {
    const char *name;
    bool (*run)(struct match_lesson *lesson, struct match_words *words);
    enum { HEAD, PART, ACT } place; /* in the head; part of a page; between pages */
};

static const struct word own_words[] = {
    { "lesson", word_lesson, HEAD },   { "minutes", word_minutes, HEAD },
    { "teaches", word_teaches, HEAD }, { "say", word_say, PART },
    { "pl", word_pl, PART },           { "en", word_en, PART },
    { "point", word_point, PART },     { "want", word_want, PART },
    { "answer", word_answer, PART },   { "free", word_free, PART },
    { "let", word_let, ACT },
};

/* Words of scenarios that leave the position as it is. */
static const char *const looks[] = { "expect", "observe", "legal", "illegal", "show" };

static const struct word *find_word(const char *text, size_t length)
{
    for (size_t i = 0; i < PL_COUNT_OF(own_words); i++) {
        if (strlen(own_words[i].name) == length && memcmp(own_words[i].name, text, length) == 0) {
            return &own_words[i];
        }
    }
    return NULL;
}

static const struct word *word_of(const char *command)
{
    return find_word(command, strcspn(command, " "));
}

bool match_lesson_is_word(const char *word, size_t length)
{
    return find_word(word, length) || match_scenario_is_word(word, length);
}

bool match_lesson_has_page(const struct match_lesson *lesson)
{
    return lesson->has_said || lesson->want_count > 0 || lesson->goal[0];
}

bool match_lesson_ends_page(const struct match_lesson *lesson)
{
    const struct word *word = word_of(lesson->command);

    if (!match_lesson_has_page(lesson)) {
        return false;
    }
    if (!word || word->place != PART || word->run == word_say) {
        return true;
    }
    return (word->run == word_want && lesson->goal[0]) ||
           (word->run == word_free && (lesson->goal[0] || lesson->want_count > 0));
}

static bool is_look(const char *command)
{
    for (size_t i = 0; i < PL_COUNT_OF(looks); i++) {
        size_t length = strlen(looks[i]);
        if (strncmp(command, looks[i], length) == 0 && command[length] == ' ') {
            return true;
        }
    }
    return false;
}

static bool run_scenario_word(struct match_lesson *lesson)
{
    bool was_started = lesson->run.has_started;

    if (!match_scenario_command(&lesson->run, lesson->command)) {
        return false;
    }
    if (!was_started || !is_look(lesson->command)) {
        lesson->page.is_fresh = true;
        lesson->page.move_count = 0;
    }
    return true;
}

bool match_lesson_command(struct match_lesson *lesson)
{
    struct match_words words = { lesson->command };
    const struct word *own = word_of(lesson->command);
    char word[MATCH_SCENARIO_WORD_MAX];

    if (!own) {
        return run_scenario_word(lesson);
    }
    if (own->place == ACT && !lesson->run.has_started) {
        return match_scenario_fail(&lesson->run, "the lesson has no position yet");
    }
    match_next_word(&words, word);
    return own->run(lesson, &words);
}
