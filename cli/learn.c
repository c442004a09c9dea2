/* plansza learn: the courses of the games, and their lessons in the terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/embed.h"
#include "cli/interrupt.h"
#include "cli/play/input.h"
#include "cli/play/lesson.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/think.h"
#include "games/games.h"
#include "match/file.h"
#include "match/seed.h"

enum { PAGE_BYTES = 1 << 16 };

/* --- lessons --------------------------------------------------------------------------------- */

/* The next lesson of a game from this row on; NULL when there is none. */
static const struct cli_embedded *lesson_from(const struct cli_embedded *row,
                                              const struct pl_game *game)
{
    char head[64];
    int length = snprintf(head, sizeof head, "\ngame %s\n", game->id);

    for (; row->name; row++) {
        const char *text = (const char *)row->text;
        if (strncmp(text, head + 1, (size_t)length - 1) == 0 || strstr(text, head)) {
            return row;
        }
    }
    return NULL;
}

static uint32_t count_lessons(const struct pl_game *game)
{
    const struct cli_embedded *row = lesson_from(cli_embedded_lessons, game);
    uint32_t count = 0;

    for (; row; row = lesson_from(row + 1, game)) {
        count++;
    }
    return count;
}

static struct match_lesson *open_lesson(const struct cli_embedded *row)
{
    const char *text = (const char *)row->text;

    return match_lesson_open(row->name, text, strlen(text));
}

/* The lesson with this number in the course, or whose name has the word. */
static const struct cli_embedded *find_lesson(const struct pl_game *game, const char *word)
{
    const struct cli_embedded *row = lesson_from(cli_embedded_lessons, game);
    unsigned long number = strtoul(word, NULL, 10);

    for (unsigned long i = 1; row; i++, row = lesson_from(row + 1, game)) {
        if (i == number || (number == 0 && strstr(row->name, word))) {
            return row;
        }
    }
    return NULL;
}

/* --- what was finished ----------------------------------------------------------------------- */

/* <state>/plansza/learned/GAME/LESSON; false when there is no place for it. */
static bool mark_of(const struct pl_game *game, const char *lesson, char ret_path[CLI_PATH_MAX])
{
    char kind[64], folder[CLI_PATH_MAX];

    snprintf(kind, sizeof kind, "learned/%s", game->id);
    if (!cli_play_state_folder(kind, folder)) {
        return false;
    }
    int size = snprintf(ret_path, CLI_PATH_MAX, "%s/%s", folder, lesson);
    return size > 0 && size < CLI_PATH_MAX;
}

static bool is_learned(const struct pl_game *game, const char *lesson)
{
    char path[CLI_PATH_MAX];

    return mark_of(game, lesson, path) && access(path, F_OK) == 0;
}

/* Without a place to keep it the lesson counts as unfinished the next time. */
static void note_learned(const struct pl_game *game, const char *lesson)
{
    char path[CLI_PATH_MAX];

    if (mark_of(game, lesson, path)) {
        (void)match_file_write(path, "", 0);
    }
}

/* --- courses --------------------------------------------------------------------------------- */

static void print_how(const struct cli_play *play, const struct pl_game *game)
{
    char command[64];

    snprintf(command, sizeof command, "plansza learn %s 1", game->id);
    cli_play_say_with(play, CLI_PLAY_COURSE_HOW, command);
}

static void print_course(const struct cli_play *play)
{
    const struct cli_embedded *row = lesson_from(cli_embedded_lessons, play->game);

    for (; row; row = lesson_from(row + 1, play->game)) {
        struct match_lesson *lesson = open_lesson(row);
        const struct match_lesson_head *head = lesson ? match_lesson_head(lesson) : NULL;
        char mark[128];
        snprintf(mark, sizeof mark, "%s %s", is_learned(play->game, row->name) ? "✓" : " ",
                 row->name);
        cli_play_say(play,
                     (struct cli_phrase){ CLI_PLAY_COURSE_LINE,
                                          { PL_ARG_TEXT(mark),
                                            PL_ARG_TEXT(head ? head->title[play->lang] : ""),
                                            PL_ARG_NUMBER(head ? (int32_t)head->minutes : 0) } });
        match_lesson_close(lesson);
    }
    print_how(play, play->game);
}

static void print_courses(struct cli_play *play)
{
    const struct pl_game *first = NULL;

    for (uint32_t i = 0; games_at(i); i++) {
        play->game = games_at(i);
        uint32_t count = count_lessons(play->game);
        uint32_t learned = 0;
        const struct cli_embedded *row = lesson_from(cli_embedded_lessons, play->game);
        for (; row; row = lesson_from(row + 1, play->game)) {
            learned += is_learned(play->game, row->name);
        }
        if (count > 0) {
            first = first ? first : play->game;
            char name[128];
            snprintf(name, sizeof name, "%s (%s)", play->game->title[play->lang], play->game->id);
            cli_play_say(play,
                         (struct cli_phrase){ CLI_PLAY_COURSE,
                                              { PL_ARG_TEXT(name), PL_ARG_NUMBER((int32_t)count),
                                                PL_ARG_NUMBER((int32_t)learned) } });
        }
    }
    if (first) {
        print_how(play, first);
    }
}

/* What comes after a lesson: the next one, or a game. */
static void print_next(const struct cli_play *play, const struct cli_embedded *row)
{
    const struct cli_embedded *next = lesson_from(row + 1, play->game);
    char command[256];

    if (!next) {
        snprintf(command, sizeof command, "plansza play %s --bot easy", play->game->id);
        cli_play_say_with(play, CLI_PLAY_COURSE_DONE, command);
        return;
    }
    struct match_lesson *lesson = open_lesson(next);
    snprintf(command, sizeof command, "plansza learn %s %s", play->game->id, next->name);
    cli_play_say(play,
                 (struct cli_phrase){
                     CLI_PLAY_LESSON_NEXT,
                     { PL_ARG_TEXT(lesson ? match_lesson_head(lesson)->title[play->lang] : ""),
                       PL_ARG_TEXT(command) } });
    match_lesson_close(lesson);
}

static int run_lesson(struct cli_play *play, const struct cli_embedded *row)
{
    play->line = cli_line_open(&play->terminal, cli_play_complete, play);
    play->lesson = open_lesson(row);
    if (!play->line || !play->lesson) {
        return cli_error(CLI_NO, "out of memory");
    }
    cli_interrupt_watch();
    bool is_done = cli_lesson_run(play);
    if (is_done) {
        note_learned(play->game, row->name);
        cli_play_say_with(play, CLI_PLAY_LESSON_DONE,
                          match_lesson_head(play->lesson)->title[play->lang]);
        print_next(play, row);
    }
    return is_done || !match_lesson_error(play->lesson) ? CLI_OK : CLI_NO;
}

static int refuse(const struct cli_play *play, struct cli_phrase phrase)
{
    char text[CLI_PLAY_TEXT_MAX];

    cli_phrase_write(&phrase, play->lang, text);
    return cli_error(CLI_USAGE, "%s", text);
}

static int learn(struct cli_play *play, const struct cli_list *plain)
{
    if (plain->count == 0) {
        print_courses(play);
        return CLI_OK;
    }
    play->game = cli_game(plain->item[0]);
    if (!play->game) {
        return CLI_USAGE;
    }
    struct pl_arg id = PL_ARG_TEXT(play->game->id);
    if (count_lessons(play->game) == 0) {
        return refuse(play, (struct cli_phrase){ CLI_PLAY_NO_COURSE, { id } });
    }
    if (plain->count == 1) {
        print_course(play);
        return CLI_OK;
    }
    const struct cli_embedded *row = find_lesson(play->game, plain->item[1]);
    if (!row) {
        return refuse(
            play, (struct cli_phrase){ CLI_PLAY_NO_LESSON, { id, PL_ARG_TEXT(plain->item[1]) } });
    }
    return run_lesson(play, row);
}

int cli_learn(int argc, char **argv)
{
    static struct cli_play play;
    struct cli_list plain = { 0 };
    const char *lang = NULL;
    bool is_plain = false;
    bool done;
    const struct cli_flag flags[] = {
        { "lang", "pl|en", "language; can be changed while learning", &lang, false },
        { "plain", NULL, "no colours, no line editing", &is_plain, false },
    };
    const struct cli_usage usage = {
        "learn", "[GAME [LESSON]]",
        "Teaches a game by short lessons at the table. Without a lesson, lists the course of the\n"
        "game; without a game, all courses. LESSON is its number or a part of its name.",
        flags, PL_COUNT_OF(flags)
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    play = (struct cli_play){ .hold = MATCH_FILE_FREE,
                              .bot_seed = match_seed_fresh(),
                              .last_human = PL_NOBODY,
                              .notice = CLI_PLAY_TEXT_COUNT };
    if (!cli_lang(lang, &play.lang)) {
        return CLI_USAGE;
    }
    play.terminal = cli_open_terminal(is_plain);
    if (play.terminal.has_moves) {
        setvbuf(stdout, NULL, _IOFBF, PAGE_BYTES);
    }
    code = learn(&play, &plain);
    cli_line_close(play.line);
    cli_play_free_bots(&play);
    match_free(play.match);
    match_lesson_close(play.lesson);
    return code;
}
