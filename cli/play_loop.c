/* The loop of a game: who must decide, a person or a bot, until it is over or left. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/play.h"

/* Blank line, prompt and input; what of the log is shown even where the screen is too small. */
enum { LINES_AROUND = 5, LOG_LINES_MIN = 4 };

static const struct pl_head *head_of(const struct cli_play *play)
{
    return pl_head_in(match_state(play->match));
}

/* Who looks at the screen while nobody is asked: the only person, or a spectator. */
static pl_seat watcher(const struct cli_play *play)
{
    for (pl_seat p = 0; p < head_of(play)->seats && cli_play_humans(play) == 1; p++) {
        if (cli_play_is_human(play, p)) {
            return p;
        }
    }
    return PL_NOBODY;
}

/* Prints what has happened since it was last told. With several people at one keyboard each is
 * told at his own turn. */
static void tell_live(struct cli_play *play)
{
    if (cli_play_humans(play) <= 1) {
        cli_play_print_log(play, watcher(play), play->told_ply, PL_EVENTS_MAX);
        fflush(stdout);
    }
    play->told_ply = match_ply(play->match);
}

/* People first, the one at the keyboard before the others: nobody waits longer than needed. */
static pl_seat next_seat(const struct cli_play *play)
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

static enum cli_play_next let_bot_play(struct cli_play *play, pl_seat seat)
{
    struct pl_state_room obs = { { 0 } };
    char words[CLI_PLAY_TEXT_MAX];
    struct cli_phrase phrase = { CLI_PLAY_THINKING, { PL_ARG_TEXT(cli_play_name(play, seat)) } };
    const char *reason = NULL;

    cli_phrase_write(&phrase, play->lang, words);
    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&obs));
    struct cli_thought thought = { .bot = seat, .obs = pl_obs_in(&obs), .words = words };
    pl_action action = cli_play_think(play, &thought, &reason);
    if (action == 0) {
        if (reason) {
            cli_play_say_with(play, CLI_PLAY_NO_BOT, reason);
        }
        return CLI_PLAY_LEAVE;
    }
    enum cli_play_next next = cli_play_act(play, seat, action);
    tell_live(play);
    return next == CLI_PLAY_ON ? CLI_PLAY_ON : CLI_PLAY_LEAVE;
}

/* Whether the seat sees what another one (or a spectator) does not. */
static bool sees_more(const struct cli_play *play, pl_seat seat, pl_seat other)
{
    struct pl_state_room own = { { 0 } }, others = { { 0 } };

    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&own));
    pl_observe(play->game, match_state(play->match), other, pl_obs_in(&others));
    pl_head_of(pl_state_in(&own))->viewer = 0;
    pl_head_of(pl_state_in(&others))->viewer = 0;
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

static void draw_decision(struct cli_play *play)
{
    bool is_told = !play->terminal.has_moves && cli_play_humans(play) <= 1;

    cli_terminal_measure(&play->terminal);
    if (play->is_begun && play->terminal.has_moves) {
        cli_clear(&play->terminal);
    } else {
        putchar('\n');
    }
    play->is_begun = true;
    uint32_t used = cli_play_print_table(play, pl_obs_in(&play->obs));
    if (!is_told) {
        used += cli_play_choice_lines(play) + LINES_AROUND;
        uint32_t left = play->terminal.rows > used ? play->terminal.rows - used : 0;
        cli_play_print_log(play, play->asked, play->decided_ply[play->asked],
                           left > LOG_LINES_MIN ? left : LOG_LINES_MIN);
    }
    if (play->notice != CLI_PLAY_TEXT_COUNT) {
        cli_play_say_plain(play, play->notice);
        play->notice = CLI_PLAY_TEXT_COUNT;
    }
    putchar('\n');
    cli_play_print_choices(play);
}

/* Asks until something changes. */
static enum cli_play_next ask(struct cli_play *play)
{
    struct cli_phrase phrase = { CLI_PLAY_ASK_LINE, { { 0 } } };
    char prompt[CLI_PLAY_TEXT_MAX], line[CLI_LINE_MAX];
    enum cli_play_next next = CLI_PLAY_REDRAW;

    while (next == CLI_PLAY_ASK || next == CLI_PLAY_REDRAW) {
        if (next == CLI_PLAY_REDRAW) {
            draw_decision(play);
        }
        phrase.arg[0] = PL_ARG_TEXT(cli_play_name(play, play->asked));
        cli_phrase_write(&phrase, play->lang, prompt);
        enum cli_line_end end = cli_line_read(play->line, prompt, line);
        if (end != CLI_LINE_READ) {
            putchar('\n');
            return CLI_PLAY_LEAVE;
        }
        next = cli_play_answer(play, line);
    }
    return next;
}

static enum cli_play_next ask_human(struct cli_play *play, pl_seat seat)
{
    play->asked = seat;
    memset(&play->obs, 0, sizeof play->obs);
    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&play->obs));
    pl_legal_of(play->game, pl_obs_in(&play->obs), seat, &play->legal);
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

static void finish(struct cli_play *play)
{
    struct pl_state_room obs = { { 0 } };

    cli_play_file_away(play);
    pl_observe(play->game, match_state(play->match), watcher(play), pl_obs_in(&obs));
    putchar('\n');
    cli_play_print_table(play, pl_obs_in(&obs));
    cli_play_print_result(play);
}

static int leave(struct cli_play *play)
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
        pl_seat seat = next_seat(play);
        enum cli_play_next next = cli_interrupt_seen() != CLI_NOT_INTERRUPTED ? CLI_PLAY_LEAVE
                                  : cli_play_is_human(play, seat) ? ask_human(play, seat)
                                                                  : let_bot_play(play, seat);
        if (next == CLI_PLAY_LEAVE) {
            return leave(play);
        }
    }
    finish(play);
    return CLI_OK;
}
