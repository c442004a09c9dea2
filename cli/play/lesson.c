/* A lesson in the terminal: brings the match to each page of it, and asks. */
#include "cli/play/lesson.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/play/input.h"
#include "cli/play/log.h"
#include "cli/play/loop.h"
#include "cli/play/screen.h"
#include "cli/reason.h"

static const char *const others[] = { "Ola", "Jan", "Ewa", "Piotr" };

const char *cli_lesson_says(const struct cli_play *play)
{
    const char *says = play->lesson ? match_lesson_page(play->lesson)->say[play->lang] : NULL;

    return says && *says ? says : NULL;
}

bool cli_lesson_tells(const struct cli_play *play)
{
    return play->lesson && match_lesson_page(play->lesson)->stop == MATCH_STOP_TELL;
}

uint32_t cli_lesson_hint(const struct cli_play *play)
{
    bool is_free = match_lesson_page(play->lesson)->stop == MATCH_STOP_FREE;

    for (uint32_t i = 0; !is_free && i < play->legal.count; i++) {
        if (match_lesson_is_wanted(play->lesson, play->legal.action[i])) {
            return i + 1;
        }
    }
    return 0;
}

/* A match of the position that was set by hand. */
static bool begin_match(struct cli_play *play, const struct match_page *page)
{
    const struct pl_state *first = (const struct pl_state *)(const void *)page->first.byte;
    struct match *match;
    const char *reason = match_from_state(play->game, first, &match);

    if (reason) {
        cli_error(CLI_NO, "%s", cli_reason(reason, play->lang));
        return false;
    }
    match_free(play->match);
    play->match = match;
    match_set_seat(match, MATCH_LEARNER, cli_play_text(CLI_PLAY_LEARNER, play->lang), NULL);
    for (pl_seat p = 1; p < match_config(match)->seats; p++) {
        match_set_seat(match, p, others[p - 1], bot_level_name(BOT_LEVEL_BEGINNER));
    }
    play->told_ply = 0;
    return true;
}

/* Brings the match to the page that the lesson has come to, and tells what the others did. */
static bool follow(struct cli_play *play)
{
    const struct match_page *page = match_lesson_page(play->lesson);
    const char *error = match_lesson_error(play->lesson);

    if (error) {
        cli_error(CLI_NO, "%s", cli_reason(error, play->lang));
        return false;
    }
    if (page->number == play->lesson_page) {
        return true;
    }
    play->lesson_page = page->number;
    if (page->is_fresh && !begin_match(play, page)) {
        return false;
    }
    for (uint32_t i = 0; i < page->move_count; i++) {
        const char *reason =
            match_play(play->match, page->move[i].seat, page->move[i].action, NULL);
        PL_ASSERT(!reason);
    }
    return true;
}

enum cli_play_next cli_lesson_act(struct cli_play *play, pl_seat seat, pl_action action)
{
    if (seat == MATCH_LEARNER && !match_lesson_is_wanted(play->lesson, action)) {
        cli_put(&play->terminal, PL_STYLE_YELLOW);
        cli_put_wrapped(&play->terminal, match_lesson_answer(play->lesson, action, play->lang), 2);
        cli_put(&play->terminal, PL_STYLE_END);
        return CLI_PLAY_ASK;
    }
    const char *reason = match_lesson_play(play->lesson, seat, action);
    if (!reason) {
        reason = match_play(play->match, seat, action, NULL);
    }
    PL_ASSERT(!reason);
    return follow(play) ? CLI_PLAY_ON : CLI_PLAY_LEAVE;
}

/* The learner reads and presses Enter; commands such as `card` work, too. */
static bool read_page(struct cli_play *play)
{
    char line[CLI_LINE_MAX];
    enum cli_play_next next = CLI_PLAY_REDRAW;

    cli_play_observe(play, MATCH_LEARNER);
    play->legal.count = 0;
    while (next != CLI_PLAY_LEAVE) {
        if (next == CLI_PLAY_REDRAW) {
            cli_play_print_page(play);
        } else if (next == CLI_PLAY_REMIND) {
            cli_play_print_prompt(play);
        }
        if (cli_line_read(play->line, cli_play_text(CLI_PLAY_LESSON_GO_ON, play->lang), line) !=
            CLI_LINE_READ) {
            putchar('\n');
            return false;
        }
        if (line[strspn(line, " ")] == '\0') {
            match_lesson_go_on(play->lesson);
            return follow(play);
        }
        next = cli_play_answer(play, line);
    }
    return false;
}

/* The learner decides, or in free play whoever is asked first. */
static bool decide(struct cli_play *play)
{
    bool is_free = match_lesson_page(play->lesson)->stop == MATCH_STOP_FREE;

    if (match_lesson_is_lost(play->lesson)) {
        cli_play_say_plain(play, CLI_PLAY_LESSON_LOST);
        return false;
    }
    pl_seat seat = is_free ? cli_play_next_seat(play) : MATCH_LEARNER;
    return (seat == MATCH_LEARNER ? cli_play_ask_human(play, seat)
                                  : cli_play_let_bot(play, seat)) != CLI_PLAY_LEAVE;
}

bool cli_lesson_run(struct cli_play *play)
{
    bool is_going_on = follow(play);

    while (is_going_on && match_lesson_page(play->lesson)->stop != MATCH_STOP_END) {
        is_going_on = cli_interrupt_seen() == CLI_NOT_INTERRUPTED &&
                      (cli_lesson_tells(play) ? read_page(play) : decide(play));
    }
    return is_going_on;
}
