/* The loop of a game: who must decide, a person or a bot, until it is over or left. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/play/input.h"
#include "cli/play/log.h"
#include "cli/play/loop.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"
#include "cli/play/think.h"
#include "cli/reason.h"

static const struct pl_head *head_of(const struct cli_play *play)
{
    return pl_head_read(match_state(play->match));
}

/* Who looks at the screen while no person is asked: the only person, or a spectator. */
static pl_seat watcher(const struct cli_play *play)
{
    for (pl_seat p = 0; p < head_of(play)->seats && cli_play_humans(play) == 1; p++) {
        if (cli_play_is_human(play, p)) {
            return p;
        }
    }
    return PL_NOBODY;
}

/* Prints the events since the last report. On a screen that is redrawn, a lone person reads them
 * there; with several people at one keyboard, each reads them at their own turn. */
static void tell_live(struct cli_play *play)
{
    uint32_t humans = cli_play_humans(play);

    if (humans == 0 || (humans == 1 && !play->terminal.has_moves)) {
        cli_play_print_log(play, watcher(play), play->told_ply, PL_EVENTS_MAX);
        fflush(stdout);
    }
    play->told_ply = match_ply(play->match);
}

/* People first, the one at the keyboard before the others: no one waits longer than needed. */
pl_seat cli_play_next_seat(const struct cli_play *play)
{
    pl_seat_mask waiting = head_of(play)->waiting;
    pl_seat first_human = PL_NOBODY, first_bot = PL_NOBODY;

    if (play->last_human != PL_NOBODY && (waiting >> play->last_human & 1)) {
        return play->last_human;
    }
    for (pl_seat p = head_of(play)->seats; p-- > 0;) {
        bool is_waited = waiting >> p & 1;
        bool is_human = cli_play_is_human(play, p);
        first_human = is_waited && is_human ? p : first_human;
        first_bot = is_waited && !is_human ? p : first_bot;
    }
    return first_human != PL_NOBODY ? first_human : first_bot;
}

/* "Bot 2 is thinking", and the last thing that happened, for whoever waits. */
static void write_thinking(const struct cli_play *play, pl_seat seat,
                           char ret_words[CLI_PLAY_TEXT_MAX])
{
    struct cli_phrase phrase = { CLI_PLAY_THINKING, { PL_ARG_TEXT(cli_play_name(play, seat)) } };
    pl_seat viewer = watcher(play);
    uint32_t first = viewer == PL_NOBODY ? match_ply(play->match) : cli_log_start(play, viewer);
    struct cli_log *log = play->terminal.has_moves ? cli_log_read(play, viewer, first, 1) : NULL;

    const char *last = cli_log_last(log);
    phrase.arg[1] = PL_ARG_TEXT(last ? last : "");
    cli_phrase_write(&phrase, play->lang, ret_words);
    cli_log_free(log);
}

enum cli_play_next cli_play_let_bot(struct cli_play *play, pl_seat seat)
{
    struct pl_state_room obs = { { 0 } };
    char words[CLI_PLAY_TEXT_MAX];
    const char *reason = NULL;

    write_thinking(play, seat, words);
    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&obs));
    struct cli_thought thought = { .bot = seat, .obs = pl_obs_in(&obs), .words = words };
    pl_action action = cli_play_think(play, &thought, &reason);
    if (action == 0) {
        if (reason) {
            cli_play_say_with(play, CLI_PLAY_NO_BOT, cli_reason(reason, play->lang));
        }
        return CLI_PLAY_LEAVE;
    }
    enum cli_play_next next = cli_play_act(play, seat, action);
    if (head_of(play)->over || cli_play_next_seat(play) != seat) {
        tell_live(play);
    }
    return next == CLI_PLAY_ON ? CLI_PLAY_ON : CLI_PLAY_LEAVE;
}

/* Whether the seat sees what another one (or a spectator) does not. */
static bool sees_more(const struct cli_play *play, pl_seat seat, pl_seat other)
{
    struct pl_state_room own = { { 0 } }, others = { { 0 } };

    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&own));
    pl_observe(play->game, match_state(play->match), other, pl_obs_in(&others));
    pl_head_edit(pl_state_in(&own))->viewer = 0;
    pl_head_edit(pl_state_in(&others))->viewer = 0;
    return memcmp(own.byte, others.byte, play->game->layout.size) != 0;
}

/* Lets another person sit down; false when interrupted. */
static bool change_person(struct cli_play *play, pl_seat seat)
{
    struct pl_arg name = PL_ARG_TEXT(cli_play_name(play, seat));
    struct cli_phrase prompt = { CLI_PLAY_PASS_ENTER, { name } };
    char text[CLI_PLAY_TEXT_MAX], line[CLI_LINE_MAX];
    bool is_hidden = sees_more(play, seat, play->last_human);

    if (!play->terminal.is_asked || !is_hidden) {
        cli_play_say(play, (struct cli_phrase){ CLI_PLAY_TURN_OF, { name } });
        return true;
    }
    if (play->is_begun) {
        cli_wipe(&play->terminal);
    }
    cli_line_forget(play->line);
    cli_play_say(play, (struct cli_phrase){ CLI_PLAY_PASS_ON, { name } });
    cli_phrase_write(&prompt, play->lang, text);
    return cli_line_read(play->line, text, line) == CLI_LINE_READ;
}

/* Asks until something changes. */
static enum cli_play_next ask(struct cli_play *play)
{
    struct cli_phrase phrase = { CLI_PLAY_ASK_LINE, { { 0 } } };
    char prompt[CLI_PLAY_TEXT_MAX], line[CLI_LINE_MAX];
    enum cli_play_next next = CLI_PLAY_ASK;

    cli_play_print_page(play);
    while (next == CLI_PLAY_ASK || next == CLI_PLAY_REMIND || next == CLI_PLAY_REDRAW) {
        phrase.arg[0] = PL_ARG_TEXT(cli_play_name(play, play->asked));
        cli_phrase_write(&phrase, play->lang, prompt);
        enum cli_line_end end = cli_line_read(play->line, prompt, line);
        if (end != CLI_LINE_READ) {
            putchar('\n');
            return CLI_PLAY_LEAVE;
        }
        next = cli_play_answer(play, line);
        play->page.is_intact &= next == CLI_PLAY_ON;
        if (next == CLI_PLAY_REDRAW) {
            play->page.is_known = false;
            cli_play_print_page(play);
        } else if (next == CLI_PLAY_REMIND && play->terminal.is_asked) {
            cli_play_print_question(play);
        }
    }
    return next;
}

void cli_play_observe(struct cli_play *play, pl_seat seat)
{
    play->asked = seat;
    memset(&play->obs, 0, sizeof play->obs);
    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&play->obs));
    pl_legal_of(play->game, pl_obs_in(&play->obs), seat, &play->legal);
}

enum cli_play_next cli_play_ask_human(struct cli_play *play, pl_seat seat)
{
    cli_play_observe(play, seat);
    if (cli_play_humans(play) > 1 && play->last_human != seat && !change_person(play, seat)) {
        putchar('\n');
        return CLI_PLAY_LEAVE;
    }
    play->last_human = seat;
    enum cli_play_next next = ask(play);
    if (next == CLI_PLAY_ON) {
        tell_live(play);
    }
    return next;
}

static int finish(struct cli_play *play)
{
    cli_play_file_away(play);
    cli_play_print_last_page(play, watcher(play));
    if (!play->save_error) {
        return CLI_OK;
    }
    cli_play_say_with(play, CLI_PLAY_END_UNSAVED, cli_reason(play->save_error, play->lang));
    return CLI_NO;
}

int cli_play_leave(struct cli_play *play)
{
    char command[CLI_PLAY_TEXT_MAX];
    bool is_untouched = match_ply(play->match) == 0 && play->is_own_path;

    if (is_untouched && !play->save_error) {
        unlink(play->path);
    } else if (play->save_error) {
        cli_play_say_plain(play, CLI_PLAY_LEAVING_UNSAVED);
    } else {
        cli_play_resume_command(play, command);
        cli_play_say_with(play, CLI_PLAY_LEAVING, command);
    }
    return cli_interrupt_seen() == CLI_MUST_END || play->save_error ? CLI_NO : CLI_OK;
}

int cli_play_run(struct cli_play *play)
{
    while (!head_of(play)->over) {
        pl_seat seat = cli_play_next_seat(play);
        enum cli_play_next next = cli_interrupt_seen() != CLI_NOT_INTERRUPTED ? CLI_PLAY_LEAVE
                                  : cli_play_is_human(play, seat) ? cli_play_ask_human(play, seat)
                                                                  : cli_play_let_bot(play, seat);
        if (next == CLI_PLAY_LEAVE) {
            return cli_play_leave(play);
        }
    }
    return finish(play);
}
