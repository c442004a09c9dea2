/* A decision on the screen: table, what happened, prompt, choices, and a line to type in. How many
 * rows each part gets; and when the table need not be drawn again. */
#include <stdio.h>

#include "cli/play/log.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"

enum {
    ENTRIES_MAX = 64,
    INPUT_LINES = 2, /* the line that is typed, and one so that Enter does not scroll */
    SMALL_ROWS = 24,
    SHARE_MIN = 11, /* of a small screen, for all that is not the table */
    TABLE_MIN = 12,
    CHOICES_MIN = 5,
    LOG_MIN = 2
};

/* Lines of the parts of a page. */
struct plan {
    uint32_t total;
    uint32_t fixed; /* prompt, notice, input */
    uint32_t log;   /* of all that happened */
};

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

static uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static uint32_t without(uint32_t all, uint32_t part)
{
    return all > part ? all - part : 0;
}

/* On a plain stream with one person the log is printed as it happens. */
static bool is_told_live(const struct cli_play *play)
{
    return !play->terminal.has_moves && cli_play_humans(play) <= 1;
}

static uint32_t notice_lines(const struct cli_play *play)
{
    char text[CLI_PLAY_TEXT_MAX];
    struct cli_phrase phrase = { play->notice, { { 0 } } };

    if (play->notice == CLI_PLAY_TEXT_COUNT) {
        return 0;
    }
    cli_phrase_write(&phrase, play->lang, text);
    return cli_wrapped_lines(&play->terminal, text, 2);
}

static struct plan plan_of(const struct cli_play *play, const struct cli_log *log)
{
    return (struct plan){
        .total = play->terminal.rows,
        .fixed = cli_play_prompt_lines(play) + notice_lines(play) + INPUT_LINES,
        .log = cli_log_lines(play, log),
    };
}

/* How many rows the table may take. The part below has a share of the screen, needed or not, so
 * that the table does not change its form with every decision. */
static uint32_t table_rows(const struct cli_play *play, const struct plan *plan)
{
    uint32_t share = SHARE_MIN + without(plan->total, SMALL_ROWS) / 4;
    uint32_t choices = cli_play_choice_lines(play, larger(CHOICES_MIN, plan->total / 4));
    uint32_t below = plan->fixed + smaller(choices, larger(CHOICES_MIN, plan->total / 3)) +
                     smaller(plan->log, larger(LOG_MIN, plan->total / 8));

    if (choices > 0) {
        below = larger(below, share);
    }
    return larger(TABLE_MIN, without(plan->total, below));
}

static void print_notice(struct cli_play *play)
{
    if (play->terminal.has_moves && play->terminal.is_narrow) {
        cli_play_say(play,
                     (struct cli_phrase){ CLI_PLAY_NARROW, { PL_ARG_NUMBER(CLI_COLUMNS_MIN) } });
    }
    if (play->terminal.has_moves && play->save_error) {
        cli_play_say_not_saved(play, play->path, play->save_error);
    }
    if (play->notice != CLI_PLAY_TEXT_COUNT) {
        cli_play_say_plain(play, play->notice);
        play->notice = CLI_PLAY_TEXT_COUNT;
    }
}

/* Everything below the table, which took `table_lines` lines. Returns whether the page fits the
 * screen. */
static bool print_below(struct cli_play *play, const struct cli_log *log, uint32_t table_lines)
{
    struct plan plan = plan_of(play, log);
    uint32_t left = without(plan.total, plan.fixed + table_lines);
    uint32_t most = larger(CHOICES_MIN, without(left, smaller(plan.log, LOG_MIN)));
    uint32_t wanted = larger(CHOICES_MIN, without(left, plan.log + 1));
    uint32_t choices = smaller(cli_play_choice_lines(play, smaller(wanted, most)), most);
    uint32_t room = without(left, choices);
    bool is_roomy = plan.log > 0 && room > plan.log + 1;

    if (is_roomy) {
        putchar('\n');
    }
    uint32_t used = is_roomy + (room > 0 ? cli_log_print(play, log, room - is_roomy) : 0);
    if (used < room || is_told_live(play)) {
        putchar('\n');
    }
    print_notice(play);
    cli_play_print_prompt(play);
    cli_play_print_choices(play, larger(choices, 1));
    return plan.fixed + table_lines + used + (used < room) + choices <= plan.total;
}

static bool is_any_listed(const struct cli_play *play)
{
    for (uint32_t i = 0; i < play->legal.count; i++) {
        if (play->is_listed[i]) {
            return true;
        }
    }
    return false;
}

/* Whether all choices are of the kind that the seat chose just now, as when a player takes four
 * tokens one by one. */
static bool is_one_of_several(const struct cli_play *play)
{
    pl_seat seat;
    pl_action last;

    if (match_ply(play->match) == match_first_ply(play->match)) {
        return false;
    }
    match_log(play->match, match_ply(play->match) - 1, &seat, &last);
    for (uint32_t i = 0; i < play->legal.count; i++) {
        if (pl_act_kind(play->legal.action[i]) != pl_act_kind(last)) {
            return false;
        }
    }
    return seat == play->asked;
}

static bool is_page_of(const struct cli_play *play)
{
    return play->page.seat == play->asked && play->page.columns == play->terminal.columns;
}

static bool can_keep_table(struct cli_play *play)
{
    if (!play->page.is_intact || play->page.rows != play->terminal.rows || !is_page_of(play) ||
        play->notice != CLI_PLAY_TEXT_COUNT || !is_one_of_several(play)) {
        return false;
    }
    cli_play_find_listed(play);
    return !is_any_listed(play);
}

static void make_room(struct cli_play *play)
{
    if (!play->terminal.has_moves) {
        putchar('\n');
    } else if (play->is_begun) {
        cli_clear(&play->terminal);
    } else {
        cli_scroll_out(&play->terminal);
    }
    play->is_begun = true;
}

uint32_t cli_play_map_rows(struct cli_play *play)
{
    cli_play_list_all(play);
    uint32_t choices = smaller(cli_play_choice_lines(play, CHOICES_MIN), CHOICES_MIN);
    uint32_t below = cli_play_prompt_lines(play) + INPUT_LINES + choices;

    return without(play->terminal.rows, below + 1);
}

/* The table, or the map if the player wants that and it fits; the lines used. */
static uint32_t print_top(struct cli_play *play, const struct cli_log *log)
{
    if (play->has_map && cli_play_map_fits(play, cli_play_map_rows(play))) {
        return cli_play_print_map(play, cli_play_map_rows(play));
    }
    cli_play_find_listed(play);
    struct plan plan = plan_of(play, log);
    return cli_play_print_asked_table(play, table_rows(play, &plan));
}

static void print_whole(struct cli_play *play, const struct cli_log *log)
{
    make_room(play);
    uint32_t lines = print_top(play, log);
    bool is_fitting = print_below(play, log, lines);

    if (!play->terminal.has_moves) {
        cli_play_note_table(play);
    }
    play->page = (struct cli_page){
        .is_intact = is_fitting && !play->terminal.is_narrow && play->terminal.has_moves,
        .is_known = !play->terminal.has_moves,
        .seat = play->asked,
        .columns = play->terminal.columns,
        .rows = play->terminal.rows,
        .table_lines = lines,
    };
}

/* Whether the reader has read the table after whatever others did, and decided once more since. */
static bool is_table_known(const struct cli_play *play)
{
    pl_seat seat;
    pl_action last;

    if (!play->page.is_known || !is_page_of(play) ||
        match_ply(play->match) == match_first_ply(play->match)) {
        return false;
    }
    match_log(play->match, match_ply(play->match) - 1, &seat, &last);
    return seat == play->asked;
}

/* What is new on the table, and the question with all its choices. */
static void print_new(struct cli_play *play, const struct cli_log *log)
{
    putchar('\n');
    cli_play_print_changes(play);
    cli_play_list_all(play);
    print_below(play, log, 0);
}

void cli_play_print_question(struct cli_play *play)
{
    cli_play_list_all(play);
    putchar('\n');
    cli_play_print_prompt(play);
    cli_play_print_choices(play, larger(CHOICES_MIN, play->terminal.rows / 4));
}

void cli_play_print_page(struct cli_play *play)
{
    struct cli_log *log = NULL;

    cli_terminal_measure(&play->terminal);
    if (!is_told_live(play)) {
        log = cli_log_read(play, play->asked, cli_log_start(play, play->asked), ENTRIES_MAX);
    }
    if (is_table_known(play)) {
        print_new(play, log);
    } else if (can_keep_table(play)) {
        cli_clear_from(&play->terminal, play->page.table_lines);
        print_below(play, log, play->page.table_lines);
    } else {
        print_whole(play, log);
    }
    cli_log_free(log);
}

void cli_play_print_last_page(struct cli_play *play, pl_seat viewer)
{
    enum { LOG_LINES = 4, AROUND_RANKS = 10 };
    struct pl_state_room obs = { { 0 } };
    struct cli_log *log = NULL;

    cli_terminal_measure(&play->terminal);
    if (play->is_begun && play->terminal.has_moves) {
        cli_clear(&play->terminal);
        log = cli_log_read(play, viewer, cli_log_start(play, viewer), ENTRIES_MAX);
    } else {
        putchar('\n');
    }
    uint32_t below = match_config(play->match)->seats + AROUND_RANKS;
    uint32_t told =
        smaller(cli_log_lines(play, log), play->terminal.rows > SMALL_ROWS ? LOG_LINES : 0);
    pl_observe(play->game, match_state(play->match), viewer, pl_obs_in(&obs));
    cli_log_print(play, log, told);
    cli_play_print_table(play, pl_obs_in(&obs),
                         larger(TABLE_MIN, without(play->terminal.rows, below + told)));
    cli_play_print_result(play);
    cli_log_free(log);
}
