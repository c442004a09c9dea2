/* What the player sees: the welcome, the table, the prompt, the points, the end. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/play/lesson.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"
#include "games/games.h"
#include "match/seed.h"

/* Guesses are imagined truths behind an observation, for the range of the points. */
enum { GUESSES = 12 };

void cli_play_say(const struct cli_play *play, struct cli_phrase phrase)
{
    char text[CLI_PLAY_TEXT_MAX];

    cli_phrase_write(&phrase, play->lang, text);
    if (*text) {
        cli_put_wrapped(&play->terminal, text, 2);
    }
}

void cli_play_say_plain(const struct cli_play *play, enum cli_play_text id)
{
    cli_play_say(play, (struct cli_phrase){ id, { { 0 } } });
}

void cli_play_say_with(const struct cli_play *play, enum cli_play_text id, const char *argument)
{
    cli_play_say(play, (struct cli_phrase){ id, { PL_ARG_TEXT(argument) } });
}

static void say_bold(const struct cli_play *play, struct cli_phrase phrase)
{
    cli_put(&play->terminal, PL_STYLE_BOLD);
    cli_play_say(play, phrase);
    cli_put(&play->terminal, PL_STYLE_END);
}

/* A line below a title. */
static void say_indented(const struct cli_play *play, struct cli_phrase phrase)
{
    char text[CLI_PLAY_TEXT_MAX];

    cli_phrase_write(&phrase, play->lang, text);
    cli_put(&play->terminal, "  ");
    cli_put_hanging(&play->terminal, text, 2);
}

/* Marks what would do nothing, and says why. */
static void add_idle(const struct cli_play *play, const struct pl_obs *obs, pl_action action,
                     struct pl_text *text)
{
    char room[CLI_FOLD_MAX];
    struct pl_text idle = pl_text_in(room, sizeof room);

    if (play->game->idle_text) {
        play->game->idle_text(obs, action, play->lang, &idle);
    }
    if (idle.length > 0) {
        pl_text_add(text, " (");
        pl_text_add(text, room);
        pl_text_char(text, ')');
    }
}

void cli_play_action_text(const struct cli_play *play, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    struct pl_text text = pl_text_in(ret_text, CLI_FOLD_MAX);
    struct pl_state_room room = play->obs;

    text.seat_names = match_seat_names(play->match);
    play->game->action_text(pl_obs_in(&room), play->legal.action[index], play->lang, &text);
    add_idle(play, pl_obs_in(&room), play->legal.action[index], &text);
}

/* --- the beginning --- */

/* The games that this one continues, if it does. */
static void print_records(const struct cli_play *play)
{
    char names[CLI_PLAY_TEXT_MAX];
    struct pl_text text = pl_text_in(names, sizeof names);

    cli_records_add(play->game, match_config(play->match), play->lang, &text);
    if (text.length > 0) {
        say_indented(play, (struct cli_phrase){ CLI_PLAY_RECORDS, { PL_ARG_TEXT(names) } });
    }
}

/* What it brings, a line for each sentence. */
static void print_legacy(const struct cli_play *play)
{
    char room[CLI_PLAY_TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    char *rest = NULL;

    text.seat_names = match_seat_names(play->match);
    if (play->game->records.words) {
        play->game->records.words(match_config(play->match), play->lang, &text);
    }
    for (char *line = strtok_r(room, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        cli_put(&play->terminal, "  ");
        cli_put_hanging(&play->terminal, line, 2);
    }
}

bool cli_play_is_house_rule(const struct pl_option *option)
{
    static const char start[] = "House rule: ";

    return strncmp(option->title[PL_LANG_EN], start, sizeof start - 1) == 0;
}

/* House rules only where they are played. */
static bool is_told(const struct cli_play *play, uint32_t index)
{
    const struct pl_config *config = match_config(play->match);
    const struct pl_option *option = &play->game->options[index];

    return pl_option_matters(play->game, config, index) &&
           !(cli_play_is_house_rule(option) && config->option[index] == option->default_value);
}

static void print_options(const struct cli_play *play)
{
    const struct pl_config *config = match_config(play->match);

    for (uint32_t i = 0; i < play->game->option_count; i++) {
        const struct pl_option *option = &play->game->options[i];
        if (!is_told(play, i)) {
            continue;
        }
        const char *value = option->values[config->option[i]].title[play->lang];
        say_indented(play, (struct cli_phrase){
                               CLI_PLAY_OPTION,
                               { PL_ARG_TEXT(option->title[play->lang]), PL_ARG_TEXT(value) } });
    }
}

static void print_seats(const struct cli_play *play)
{
    for (pl_seat p = 0; p < match_config(play->match)->seats; p++) {
        char who[CLI_PLAY_TEXT_MAX];
        cli_play_describe_seat(play, p, who);
        say_indented(
            play, (struct cli_phrase){ CLI_PLAY_SEAT,
                                       { PL_ARG_NUMBER(p + 1), PL_ARG_TEXT(cli_play_name(play, p)),
                                         PL_ARG_TEXT(who) } });
    }
}

void cli_play_print_welcome(const struct cli_play *play)
{
    const struct pl_config *config = match_config(play->match);

    say_bold(play, (struct cli_phrase){ CLI_PLAY_TITLE,
                                        { PL_ARG_TEXT(play->game->title[play->lang]),
                                          PL_ARG_NUMBER(config->seats) } });
    print_records(play);
    print_options(play);
    print_seats(play);
    print_legacy(play);
    if (match_is_from_seed(play->match)) {
        char hash[MATCH_HASH_TEXT_MAX];
        match_commitment(play->game, config, hash);
        cli_play_say_with(play, CLI_PLAY_COMMITMENT, hash);
        cli_play_say_plain(play, CLI_PLAY_COMMITMENT_WHY);
    }
    if (!play->save_error) {
        cli_play_say_with(play, CLI_PLAY_SAVED_IN, play->path);
    }
    cli_play_say_plain(play, CLI_PLAY_HOW_TO);
}

/* --- the table and the prompt --- */

uint32_t cli_play_lines_of(const char *text)
{
    uint32_t lines = 0;

    for (; *text; text++) {
        lines += *text == '\n';
    }
    return lines;
}

const char *cli_play_draw(const struct cli_play *play, cli_play_drawing *drawing,
                          const struct pl_obs *obs, const struct pl_canvas *canvas)
{
    static char room[CLI_TABLE_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    text.seat_names = match_seat_names(play->match);
    drawing(obs, play->lang, canvas, &text);
    if (text.length > 0 && room[text.length - 1] != '\n') {
        pl_text_char(&text, '\n');
    }
    return room;
}

static uint32_t print_drawing(const struct cli_play *play, const char *drawing)
{
    cli_put(&play->terminal, drawing);
    cli_put(&play->terminal, PL_STYLE_END);
    return cli_play_lines_of(drawing);
}

uint32_t cli_play_print_table(const struct cli_play *play, const struct pl_obs *obs, uint32_t rows)
{
    const struct pl_canvas canvas = { .columns = play->terminal.columns,
                                      .rows = rows,
                                      .is_pictured = cli_is_pictured(&play->terminal) };

    return print_drawing(play, cli_play_draw(play, play->game->draw, obs, &canvas));
}

uint32_t cli_play_print_map(const struct cli_play *play, uint32_t rows)
{
    bool numbers[PL_LEGAL_MAX] = { false };
    struct pl_state_room obs = play->obs;
    const struct pl_canvas canvas = { .columns = play->terminal.columns,
                                      .rows = rows,
                                      .is_listed = numbers };

    return print_drawing(play, cli_play_draw(play, play->game->map, pl_obs_in(&obs), &canvas));
}

void cli_play_list_all(struct cli_play *play)
{
    memset(play->is_listed, 0, sizeof play->is_listed);
}

void cli_play_find_listed(struct cli_play *play)
{
    const struct pl_canvas canvas = { .columns = play->terminal.columns,
                                      .is_listed = play->is_listed };

    cli_play_list_all(play);
    cli_play_draw(play, play->game->draw, pl_obs_in(&play->obs), &canvas);
}

uint32_t cli_play_print_asked_table(struct cli_play *play, uint32_t rows)
{
    const struct pl_canvas canvas = { .columns = play->terminal.columns,
                                      .rows = rows,
                                      .is_listed = play->is_listed,
                                      .is_pictured = cli_is_pictured(&play->terminal) };

    cli_play_list_all(play);
    return print_drawing(play,
                         cli_play_draw(play, play->game->draw, pl_obs_in(&play->obs), &canvas));
}

static void write_prompt(const struct cli_play *play, char ret_text[CLI_PLAY_TEXT_MAX])
{
    struct pl_text text = pl_text_in(ret_text, CLI_PLAY_TEXT_MAX);
    struct pl_state_room obs = play->obs;

    text.seat_names = match_seat_names(play->match);
    pl_text_add(&text, PL_STYLE_BOLD);
    play->game->prompt_text(pl_obs_in(&obs), play->asked, play->lang, &text);
    pl_text_add(&text, PL_STYLE_END);
}

void cli_play_print_prompt(const struct cli_play *play)
{
    char text[CLI_PLAY_TEXT_MAX];
    const char *coach = cli_lesson_says(play);

    if (coach) {
        cli_put(&play->terminal, PL_STYLE_CYAN);
        cli_put_wrapped(&play->terminal, coach, 0);
        cli_put(&play->terminal, PL_STYLE_END);
    }
    if (!cli_lesson_tells(play)) {
        write_prompt(play, text);
        cli_put_wrapped(&play->terminal, text, 2);
    }
}

uint32_t cli_play_prompt_lines(const struct cli_play *play)
{
    char text[CLI_PLAY_TEXT_MAX];
    const char *coach = cli_lesson_says(play);
    uint32_t lines = coach ? cli_wrapped_lines(&play->terminal, coach, 0) : 0;

    if (!cli_lesson_tells(play)) {
        write_prompt(play, text);
        lines += cli_wrapped_lines(&play->terminal, text, 2);
    }
    return lines;
}

/* --- points --- */

struct range {
    int32_t low[PL_SEATS_MAX];
    int32_t high[PL_SEATS_MAX];
};

/* The points in several truths that could stand behind what the seat sees: the truth itself must
 * not shine through. */
static void guess_points(const struct cli_play *play, pl_seat seat, struct range *ret_range)
{
    struct pl_state_room seen = { { 0 } }, guess = { { 0 } };
    struct pl_result result;

    pl_observe(play->game, match_state(play->match), seat, pl_obs_in(&seen));
    for (uint32_t g = 0; g < GUESSES; g++) {
        struct pl_seed seed = pl_seed_of(g);
        pl_determinize(play->game, pl_obs_in(&seen), &seed, pl_state_in(&guess));
        play->game->result(pl_state_in(&guess), &result);
        for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
            int32_t score = result.score[p];
            ret_range->low[p] = g == 0 || score < ret_range->low[p] ? score : ret_range->low[p];
            ret_range->high[p] = g == 0 || score > ret_range->high[p] ? score : ret_range->high[p];
        }
    }
}

static void put_padded(const struct cli_play *play, const char *text, uint32_t width, bool is_right)
{
    uint32_t used = cli_width(text);
    int space = used < width ? (int)(width - used) : 0;

    printf("%*s", is_right ? space : 0, "");
    cli_put(&play->terminal, text);
    printf("%*s", is_right ? 0 : space, "");
}

static uint32_t name_width(const struct cli_play *play)
{
    uint32_t width = cli_width(cli_play_text(CLI_PLAY_COLUMN_NAME, play->lang));

    for (pl_seat p = 0; p < match_config(play->match)->seats; p++) {
        uint32_t own = cli_width(cli_play_name(play, p));
        width = own > width ? own : width;
    }
    return width + 2;
}

void cli_play_print_score(const struct cli_play *play, pl_seat seat)
{
    struct range range;
    bool is_range = false;

    guess_points(play, seat, &range);
    cli_play_say_plain(play, CLI_PLAY_SCORE_NOW);
    for (pl_seat p = 0; p < match_config(play->match)->seats; p++) {
        printf("  ");
        put_padded(play, cli_play_name(play, p), name_width(play), false);
        printf(range.low[p] == range.high[p] ? "%d\n" : "%d … %d\n", (int)range.low[p],
               (int)range.high[p]);
        is_range |= range.low[p] != range.high[p];
    }
    if (is_range) {
        cli_play_say_plain(play, CLI_PLAY_SCORE_RANGE);
    }
}

/* One line of the result table; NULL texts head the columns. */
static void print_rank(const struct cli_play *play, pl_seat seat, const struct pl_result *result)
{
    char rank[16], score[16];
    bool is_first = result->rank[seat] == 1;

    snprintf(rank, sizeof rank, "%d.", result->rank[seat]);
    snprintf(score, sizeof score, "%d", (int)result->score[seat]);
    cli_put(&play->terminal, is_first ? PL_STYLE_BOLD PL_STYLE_GREEN : "");
    put_padded(play, rank, cli_width(cli_play_text(CLI_PLAY_COLUMN_RANK, play->lang)) + 2, true);
    printf("  ");
    put_padded(play, cli_play_name(play, seat), name_width(play), false);
    put_padded(play, score, 7, true);
    cli_put(&play->terminal, PL_STYLE_END "\n");
}

static void print_ranks(const struct cli_play *play)
{
    struct pl_result result = { 0 };
    uint8_t seats = match_config(play->match)->seats;
    const char *rank = cli_play_text(CLI_PLAY_COLUMN_RANK, play->lang);

    play->game->result(match_state(play->match), &result);
    cli_put(&play->terminal, "  " PL_STYLE_DIM);
    put_padded(play, rank, cli_width(rank) + 2, false);
    put_padded(play, cli_play_text(CLI_PLAY_COLUMN_NAME, play->lang), name_width(play), false);
    put_padded(play, cli_play_text(CLI_PLAY_COLUMN_SCORE, play->lang), 7, true);
    cli_put(&play->terminal, PL_STYLE_END "\n");
    for (uint32_t place = 1; place <= PL_SEATS_MAX; place++) { /* alone one can come second */
        for (pl_seat p = 0; p < seats; p++) {
            if (result.rank[p] == place) {
                print_rank(play, p, &result);
            }
        }
    }
}

/* How to begin another game with what this one hands on. */
static void print_continuations(const struct cli_play *play)
{
    char command[CLI_PLAY_TEXT_MAX], after[CLI_PLAY_TEXT_MAX];

    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *next = games_at(i);
        if (!play->game->records.write || !pl_takes_records_of(next, play->game->id)) {
            continue;
        }
        snprintf(after, sizeof after,
                 " --record > record.json && plansza play %s --record record.json", next->id);
        cli_play_command_line("plansza replay ", play->path, after, command);
        cli_play_say(play, (struct cli_phrase){
                               CLI_PLAY_CONTINUE,
                               { PL_ARG_TEXT(next->title[play->lang]), PL_ARG_TEXT(command) } });
    }
}

void cli_play_print_result(const struct cli_play *play)
{
    char seed[MATCH_SEED_TEXT_MAX], command[CLI_PLAY_TEXT_MAX];

    putchar('\n');
    say_bold(play, (struct cli_phrase){ CLI_PLAY_RESULT, { { 0 } } });
    print_ranks(play);
    putchar('\n');
    if (match_is_from_seed(play->match)) {
        match_seed_format(&match_config(play->match)->seed, seed);
        cli_play_say_with(play, CLI_PLAY_SEED_IS, seed);
    }
    if (!play->save_error) {
        cli_play_command_line("plansza replay ", play->path, " --verify", command);
        cli_play_say_with(play, CLI_PLAY_VERIFY, command);
        print_continuations(play);
    }
    snprintf(command, sizeof command, "plansza play %s", play->game->id);
    cli_play_say_with(play, CLI_PLAY_PLAY_AGAIN, command);
}
