/* plansza play: a game in the terminal, against bots or with others at the same keyboard. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/play.h"
#include "games/games.h"

/* The arguments as they were given. */
struct request {
    struct cli_list plain;
    const char *players;
    const char *bot;
    const char *seed;
    const char *lang;
    const char *save;
    const char *resume; /* NULL: a new game; "": the newest unfinished one */
    struct cli_list seats;
    struct cli_list options;
    struct cli_list names;
    bool is_plain;
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
    char path[CLI_PATH_MAX], command[CLI_PLAY_TEXT_MAX], date[32];
    struct stat info;
    struct tm local;

    if (!cli_play_find_unfinished(play->game->id, path) || stat(path, &info) != 0) {
        return;
    }
    strftime(date, sizeof date, "%Y-%m-%d %H:%M", localtime_r(&info.st_mtim.tv_sec, &local));
    snprintf(command, sizeof command, "plansza play %s --resume", play->game->id);
    cli_play_say(play, (struct cli_phrase){ CLI_PLAY_UNFINISHED,
                                            { PL_ARG_TEXT(date), PL_ARG_TEXT(command) } });
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
    snprintf(play->path, sizeof play->path, "%s", request->save);
    return CLI_OK;
}

static int begin(struct cli_play *play, const struct request *request)
{
    struct pl_config config;
    const struct cli_seat_request seats = { &request->seats, &request->names, request->bot };

    if (request->plain.count == 0) {
        return refuse(play, CLI_USAGE,
                      (struct cli_phrase){ CLI_PLAY_NEEDS_GAME, { PL_ARG_TEXT(games_at(0)->id) } });
    }
    play->game = cli_game(request->plain.item[0]);
    if (!play->game ||
        !cli_config(play->game, request->players, request->seed, &request->options, &config)) {
        return CLI_USAGE;
    }
    const char *reason = match_new(play->game, &config, &play->match);
    if (reason) {
        return cli_error(CLI_NO, "%s", reason);
    }
    if (!cli_play_seat(play, &seats)) {
        return CLI_USAGE;
    }
    mention_unfinished(play);
    return choose_path(play, request);
}

/* What a save has decided cannot be asked for again. */
static const char *fixed_flag(const struct request *request)
{
    return request->players         ? "players"
           : request->seed          ? "seed"
           : request->bot           ? "bot"
           : request->seats.count   ? "seat"
           : request->names.count   ? "name"
           : request->options.count ? "option"
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
        return refuse(
            play, CLI_NO,
            (struct cli_phrase){ CLI_PLAY_BAD_SAVE, { PL_ARG_TEXT(path), PL_ARG_TEXT(reason) } });
    }
    if (id && strcmp(id, play->game->id) != 0) {
        return refuse(play, CLI_NO,
                      (struct cli_phrase){
                          CLI_PLAY_OTHER_GAME,
                          { PL_ARG_TEXT(path), PL_ARG_TEXT(play->game->id), PL_ARG_TEXT(id) } });
    }
    return request->save ? choose_path(play, request) : CLI_OK;
}

/* Where the log after the seat's last decision begins. */
static uint32_t last_decision(const struct cli_play *play, pl_seat seat)
{
    uint32_t first = match_first_ply(play->match);
    uint32_t ply = match_ply(play->match);

    for (; ply > first; ply--) {
        pl_seat who;
        pl_action action;
        match_log(play->match, ply - 1, &who, &action);
        if (who == seat) {
            return ply - 1;
        }
    }
    return first;
}

static void tell_resumed(struct cli_play *play)
{
    cli_play_say(play, (struct cli_phrase){ CLI_PLAY_RESUMED,
                                            { PL_ARG_TEXT(play->path),
                                              PL_ARG_NUMBER((int32_t)match_ply(play->match)) } });
    if (match_note(play->match)) {
        cli_play_say_plain(play, CLI_PLAY_RULES_CHANGED);
    }
    if (pl_head_in(match_state(play->match))->over) {
        cli_play_say_plain(play, CLI_PLAY_SAVE_IS_OVER);
    }
}

static int play_game(struct cli_play *play, const struct request *request)
{
    int code = request->resume ? resume(play, request) : begin(play, request);

    if (code != CLI_OK) {
        return code;
    }
    play->line = cli_line_open(&play->terminal, cli_play_complete, play);
    if (!play->line) {
        return cli_error(CLI_NO, "out of memory");
    }
    cli_interrupt_watch();
    cli_play_save(play);
    cli_play_print_welcome(play);
    if (request->resume) {
        tell_resumed(play);
    }
    play->told_ply = match_ply(play->match);
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        play->decided_ply[p] = last_decision(play, p);
    }
    return cli_play_run(play);
}

static int read_request(int argc, char **argv, struct request *request, bool *ret_done)
{
    const struct cli_flag flags[] = {
        { "players", "N", "how many sit at the table (2)", &request->players, false },
        { "seat", "S=WHO", "who sits at seat S: human or a bot; may be repeated", &request->seats,
          true },
        { "bot", "LEVEL", "all other seats: random, greedy, easy, medium (default), hard",
          &request->bot, false },
        { "name", "NAME", "your name; repeated for the next person", &request->names, true },
        { "option", "K=V", "an option of the game; 'plansza games' lists them", &request->options,
          true },
        { "seed", "S", "a number or 64 hexadecimal digits; random without", &request->seed, false },
        { "lang", "pl|en", "language; can be changed while playing", &request->lang, false },
        { "save", "FILE", "where to keep the game; the state folder without", &request->save,
          false },
        { "resume", "[FILE]", "goes on with a saved game; the last one without FILE",
          &request->resume, false },
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
    play = (struct cli_play){ .last_human = PL_NOBODY, .notice = CLI_PLAY_TEXT_COUNT };
    if (!cli_lang(request.lang, &play.lang)) {
        return CLI_USAGE;
    }
    play.terminal = cli_terminal_open(request.is_plain);
    code = play_game(&play, &request);
    cli_line_close(play.line);
    cli_play_free_bots(&play);
    match_free(play.match);
    return code;
}
