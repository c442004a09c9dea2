/* plansza play: a game in the terminal, against bots or with others at the same keyboard. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/play/input.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"
#include "cli/play/setup.h"
#include "cli/play/think.h"
#include "cli/reason.h"
#include "games/games.h"
#include "match/file.h"
#include "match/seed.h"

enum { PAGE_BYTES = 1 << 16 };

/* The arguments as they were given. */
struct request {
    struct cli_list plain;
    const char *players;
    const char *bot;
    const char *seed;
    const char *bot_seed;
    const char *lang;
    const char *save;
    const char *resume; /* NULL: a new game; "": the newest unfinished one */
    struct cli_list seats;
    struct cli_list options;
    struct cli_list records;
    struct cli_list names;
    bool is_plain;
    struct cli_setup answers; /* what some of them point to if they were asked for */
};

static int refuse(const struct cli_play *play, int code, struct cli_phrase phrase)
{
    char text[CLI_PLAY_TEXT_MAX];

    cli_phrase_write(&phrase, play->lang, text);
    return cli_error(code, "%s", text);
}

/* Tells of a game that was left; before the new one has a file of its own. */
static void mention_unfinished(const struct cli_play *play)
{
    struct cli_left left = cli_play_find_left(play);
    char command[CLI_PLAY_TEXT_MAX];

    if (!*left.path) {
        return;
    }
    cli_play_resume_line(play->game->id, left.path, left.is_newest, command);
    cli_play_say(play, (struct cli_phrase){ CLI_PLAY_UNFINISHED,
                                            { PL_ARG_TEXT(left.date), PL_ARG_TEXT(command) } });
}

/* The path of --save, or a fresh one. */
static int choose_path(struct cli_play *play, const struct request *request)
{
    if (!request->save) {
        cli_play_choose_path(play);
        return CLI_OK;
    }
    if (access(request->save, F_OK) == 0) {
        return refuse(play, CLI_NO,
                      (struct cli_phrase){ CLI_PLAY_SAVE_EXISTS, { PL_ARG_TEXT(request->save) } });
    }
    play->is_own_path = false;
    match_file_release(&play->hold);
    snprintf(play->path, sizeof play->path, "%s", request->save);
    return CLI_OK;
}

static int begin(struct cli_play *play, const struct request *request, bool is_asked)
{
    struct pl_config config;
    struct cli_story story = { 0 };
    const struct cli_table table = {
        .players = request->players,
        .seed = request->seed,
        .options = &request->options,
        .records = &request->records,
        .ret_story = &story,
    };
    const struct cli_seat_request seats = { &request->seats, &request->names, &story,
                                            request->bot };

    if (request->plain.count == 0) {
        return refuse(play, CLI_USAGE,
                      (struct cli_phrase){ CLI_PLAY_NEEDS_GAME, { PL_ARG_TEXT(games_at(0)->id) } });
    }
    play->game = cli_game(request->plain.item[0]);
    if (!play->game || !cli_config(play->game, &table, &config)) {
        return CLI_USAGE;
    }
    const char *reason = match_new(play->game, &config, &play->match);
    if (reason) {
        return cli_error(CLI_NO, "%s", cli_reason(reason, play->lang));
    }
    if (!cli_play_seat(play, &seats)) {
        return CLI_USAGE;
    }
    if (!is_asked) {
        mention_unfinished(play);
    }
    return choose_path(play, request);
}

/* Settings that the save fixes cannot be given again. */
static const char *fixed_flag(const struct request *request)
{
    return request->players         ? "players"
           : request->seed          ? "seed"
           : request->bot           ? "bot"
           : request->seats.count   ? "seat"
           : request->names.count   ? "name"
           : request->options.count ? "option"
           : request->records.count ? "record"
                                    : NULL;
}

/* The file to resume; the game's id may stand in the place of the file. */
static int find_save(const struct cli_play *play, const struct request *request,
                     char ret_path[CLI_PATH_MAX])
{
    const char *id = request->plain.count > 0 ? request->plain.item[0] : NULL;
    const char *file = request->resume;

    if (!id && *file && access(file, F_OK) != 0 && games_find(file)) {
        id = file;
        file = "";
    }
    if (id && !cli_game(id)) {
        return CLI_USAGE;
    }
    if (*file) {
        snprintf(ret_path, CLI_PATH_MAX, "%s", file);
        return CLI_OK;
    }
    if (cli_play_find_unfinished(id, ret_path)) {
        return CLI_OK;
    }
    return refuse(play, CLI_NO,
                  (struct cli_phrase){ CLI_PLAY_NOTHING_TO_RESUME,
                                       { PL_ARG_TEXT(id ? id : games_at(0)->id) } });
}

static int resume(struct cli_play *play, const struct request *request)
{
    const char *fixed = fixed_flag(request);
    const char *id = request->plain.count > 0 ? request->plain.item[0] : NULL;
    char path[CLI_PATH_MAX];

    if (fixed) {
        return refuse(play, CLI_USAGE,
                      (struct cli_phrase){ CLI_PLAY_FIXED_BY_SAVE, { PL_ARG_TEXT(fixed) } });
    }
    int code = find_save(play, request, path);
    if (code != CLI_OK) {
        return code;
    }
    const char *reason = cli_play_load(play, path);
    if (reason) {
        return refuse(play, CLI_NO,
                      (struct cli_phrase){
                          CLI_PLAY_BAD_SAVE,
                          { PL_ARG_TEXT(path), PL_ARG_TEXT(cli_reason(reason, play->lang)) } });
    }
    if (id && strcmp(id, play->game->id) != 0) {
        return refuse(play, CLI_NO,
                      (struct cli_phrase){
                          CLI_PLAY_OTHER_GAME,
                          { PL_ARG_TEXT(path), PL_ARG_TEXT(play->game->id), PL_ARG_TEXT(id) } });
    }
    return request->save ? choose_path(play, request) : CLI_OK;
}

static void tell_resumed(struct cli_play *play)
{
    cli_play_say(play, (struct cli_phrase){ CLI_PLAY_RESUMED,
                                            { PL_ARG_TEXT(play->path),
                                              PL_ARG_NUMBER((int32_t)match_ply(play->match)) } });
    if (match_note(play->match)) {
        cli_play_say_plain(play, CLI_PLAY_RULES_CHANGED);
    }
    if (pl_head_read(match_state(play->match))->over) {
        cli_play_say_plain(play, CLI_PLAY_SAVE_IS_OVER);
    }
}

/* With no options on a terminal, ask the player for the set-up. */
static bool wants_setup(const struct cli_play *play, const struct request *request)
{
    return play->terminal.is_asked && request->plain.count > 0 && !request->resume &&
           !request->save && !fixed_flag(request);
}

/* Asks, and notes the answers as if they had been given as options; false when the player
 * leaves. */
static bool ask_setup(struct cli_play *play, struct request *request)
{
    struct cli_setup *answers = &request->answers;

    if (!cli_play_ask_setup(play, request->lang, answers)) {
        return false;
    }
    if (*answers->resumed) {
        request->resume = answers->resumed;
        return true;
    }
    request->players = answers->players;
    request->bot = answers->bot;
    for (uint32_t i = 0; i < play->game->option_count; i++) {
        request->options.item[request->options.count++] = answers->option[i];
    }
    return true;
}

static int play_match(struct cli_play *play, const struct request *request, bool is_asked)
{
    cli_play_save(play);
    cli_play_print_welcome(play);
    if (request->resume) {
        tell_resumed(play);
    }
    play->told_ply = match_ply(play->match);
    if (is_asked && !request->resume && !cli_play_wait_for_start(play)) {
        return cli_play_leave(play);
    }
    if (play->terminal.has_moves && !request->resume) {
        play->notice = CLI_PLAY_HOW_TO; /* the welcome does not stay on the screen */
    }
    return cli_play_run(play);
}

static int play_game(struct cli_play *play, struct request *request)
{
    bool is_asked = wants_setup(play, request);

    play->line = cli_line_open(&play->terminal, cli_play_complete, play);
    if (!play->line) {
        return cli_error(CLI_NO, "out of memory");
    }
    cli_interrupt_watch();
    if (is_asked) {
        play->game = cli_game(request->plain.item[0]);
        if (!play->game) {
            return CLI_USAGE;
        }
        if (!ask_setup(play, request)) {
            return CLI_OK;
        }
    }
    int code = request->resume ? resume(play, request) : begin(play, request, is_asked);
    return code == CLI_OK ? play_match(play, request, is_asked) : code;
}

static int read_request(int argc, char **argv, struct request *request, bool *ret_done)
{
    char levels[CLI_LEVELS_MAX];
    char bot_help[2 * CLI_LEVELS_MAX];

    cli_list_levels(levels);
    snprintf(bot_help, sizeof bot_help, "the bots at all other seats (%s): %s",
             bot_level_name(BOT_LEVEL_OPPONENT), levels);
    const struct cli_flag flags[] = {
        { "players", "N", "how many sit at the table (2)", &request->players, false },
        { "seat", "S=WHO", "who sits at seat S: human or a bot; may be repeated", &request->seats,
          true },
        { "bot", "LEVEL", bot_help, &request->bot, false },
        { "name", "NAME", "your name; repeated for the next person", &request->names, true },
        { "option", "K=V", "an option of the game; 'plansza games' lists them", &request->options,
          true },
        CLI_FLAG_RECORD(&request->records),
        { "seed", "S", "a number or 64 hexadecimal digits (random)", &request->seed, false },
        { "bot-seed", "S", "the bots' own seed, to repeat a game against them (random)",
          &request->bot_seed, false },
        { "lang", "pl|en", "language; can be changed while playing", &request->lang, false },
        { "save", "FILE", "where to keep the game (in the state folder)", &request->save, false },
        { "resume", "[FILE]", "continue this saved game, or the last one", &request->resume,
          false },
        { "plain", NULL, "no colours, no line editing", &request->is_plain, false },
    };
    const struct cli_usage usage = {
        "play", "[GAME]",
        "Plays a game in the terminal. You sit at seat 1 and bots at the others, unless --seat\n"
        "says otherwise; several people share the keyboard. The game is saved after every\n"
        "decision.",
        flags, PL_COUNT_OF(flags)
    };

    return cli_parse(&usage, argc, argv, &request->plain, ret_done);
}

int cli_play(int argc, char **argv)
{
    static struct cli_play play;
    struct request request = { 0 };
    bool done;
    int code = read_request(argc, argv, &request, &done);

    if (done) {
        return code;
    }
    play = (struct cli_play){ .hold = MATCH_FILE_FREE,
                              .bot_seed = match_seed_fresh(),
                              .last_human = PL_NOBODY,
                              .notice = CLI_PLAY_TEXT_COUNT };
    if (!cli_lang(request.lang, &play.lang)) {
        return CLI_USAGE;
    }
    if (request.bot_seed && !cli_seed("bot-seed", request.bot_seed, &play.bot_seed)) {
        return CLI_USAGE;
    }
    play.terminal = cli_open_terminal(request.is_plain);
    if (play.terminal.has_moves) {
        setvbuf(stdout, NULL, _IOFBF, PAGE_BYTES); /* a page comes in one piece */
    }
    code = play_game(&play, &request);
    cli_line_close(play.line);
    cli_play_free_bots(&play);
    match_free(play.match);
    match_file_release(&play.hold);
    return code;
}
