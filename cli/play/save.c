/* Where games are kept: <state>/plansza/unfinished/ while they run, finished/ afterwards, or the
 * file that the player named. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/reason.h"
#include "match/file.h"
#include "match/save.h"

/* HOLD_MS: a window that was just closed may need a moment to let go of its game. */
enum { FOLDER_MODE = 0700, HOLD_MS = 2000 };

static const char no_home[] = "neither XDG_STATE_HOME nor HOME is set";

/* <state>/plansza/<kind>; false when the environment does not tell where. */
static bool folder_of(const char *kind, char ret_path[CLI_PATH_MAX])
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    bool has_state = state && state[0] == '/';
    int size = snprintf(ret_path, CLI_PATH_MAX, "%s%s/plansza/%s",
                        has_state ? state
                        : home    ? home
                                  : "",
                        has_state ? "" : "/.local/state", kind);

    return (has_state || (home && *home)) && size > 0 && size < CLI_PATH_MAX;
}

/* Makes a folder and all above it; what exists is fine. */
static void make_folders(const char *path)
{
    char part[CLI_PATH_MAX];

    snprintf(part, sizeof part, "%s", path);
    for (char *at = part + 1; *at; at++) {
        if (*at == '/') {
            *at = '\0';
            (void)!mkdir(part, FOLDER_MODE);
            *at = '/';
        }
    }
    (void)!mkdir(part, FOLDER_MODE);
}

bool cli_play_state_folder(const char *kind, char ret_path[CLI_PATH_MAX])
{
    if (!folder_of(kind, ret_path)) {
        return false;
    }
    make_folders(ret_path);
    return true;
}

void cli_play_choose_path(struct cli_play *play)
{
    char folder[CLI_PATH_MAX], stamp[32];
    time_t now = time(NULL);
    struct tm local;

    play->path[0] = '\0';
    play->is_own_path = true;
    if (!cli_play_state_folder("unfinished", folder)) {
        return;
    }
    match_file_sweep(folder, NULL);
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime_r(&now, &local));
    int size = snprintf(play->path, sizeof play->path, "%s/%s-%s-%ld.json", folder, play->game->id,
                        stamp, (long)getpid());
    if (size < 0 || (size_t)size >= sizeof play->path) {
        play->path[0] = '\0';
    }
}

const char *cli_play_save_copy(const struct cli_play *play, const char *path)
{
    int hold = MATCH_FILE_FREE;
    const char *reason = NULL;

    if (access(path, F_OK) == 0) {
        reason = match_file_hold(path, 0, &hold);
        if (!reason && !match_is_save_of(play->match, path)) {
            reason = "the file exists and is not a save of this game";
        }
    }
    reason = reason ? reason : match_save_held(play->match, path, &hold);
    match_file_release(&hold);
    return reason;
}

void cli_play_say_not_saved(const struct cli_play *play, const char *path, const char *reason)
{
    cli_play_say(play, (struct cli_phrase){
                           CLI_PLAY_NOT_SAVED,
                           { PL_ARG_TEXT(path), PL_ARG_TEXT(cli_reason(reason, play->lang)) } });
}

void cli_play_save(struct cli_play *play)
{
    const char *before = play->save_error;

    play->save_error =
        play->path[0] ? match_save_held(play->match, play->path, &play->hold) : no_home;
    if (play->save_error && play->save_error != before) {
        cli_play_say_not_saved(play, play->path, play->save_error);
    }
}

void cli_play_file_away(struct cli_play *play)
{
    char folder[CLI_PATH_MAX], path[CLI_PATH_MAX];
    const char *name = strrchr(play->path, '/');

    if (!play->is_own_path || !name || play->save_error || !folder_of("finished", folder)) {
        return;
    }
    make_folders(folder);
    int size = snprintf(path, sizeof path, "%s%s", folder, name);
    if (size > 0 && (size_t)size < sizeof path && rename(play->path, path) == 0) {
        memcpy(play->path, path, sizeof path);
    }
}

/* Whether a file name is of a save of the game (NULL: of any). */
static bool is_save_name(const char *name, const char *game_id)
{
    size_t length = strlen(name);
    size_t id_length = game_id ? strlen(game_id) : 0;

    if (length < 5 || strcmp(name + length - 5, ".json") != 0) {
        return false;
    }
    return !game_id || (strncmp(name, game_id, id_length) == 0 && name[id_length] == '-');
}

static bool is_open_elsewhere(const char *path)
{
    int hold = MATCH_FILE_FREE;
    const char *reason = match_file_hold(path, 0, &hold);

    match_file_release(&hold);
    return reason != NULL;
}

/* Saves of a kind, "unfinished" or "finished", of a game (NULL: of any). */
struct search {
    const char *kind;
    const char *game_id;
    bool is_closed; /* only what no other window has open */
};

static bool find_newest(struct search search, char ret_path[CLI_PATH_MAX])
{
    char folder[CLI_PATH_MAX], path[CLI_PATH_MAX];
    struct timespec newest = { 0 };
    bool is_found = false;
    DIR *list = folder_of(search.kind, folder) ? opendir(folder) : NULL;

    for (struct dirent *entry = list ? readdir(list) : NULL; entry; entry = readdir(list)) {
        struct stat info;
        int size = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        bool is_save = is_save_name(entry->d_name, search.game_id) && size > 0 &&
                       (size_t)size < sizeof path && stat(path, &info) == 0;
        if (!is_save || info.st_mtim.tv_sec < newest.tv_sec ||
            (info.st_mtim.tv_sec == newest.tv_sec && info.st_mtim.tv_nsec < newest.tv_nsec) ||
            (search.is_closed && is_open_elsewhere(path))) {
            continue;
        }
        newest = info.st_mtim;
        memcpy(ret_path, path, sizeof path);
        is_found = true;
    }
    if (list) {
        closedir(list);
    }
    return is_found;
}

bool cli_play_find_unfinished(const char *game_id, char ret_path[CLI_PATH_MAX])
{
    return find_newest((struct search){ "unfinished", game_id, false }, ret_path);
}

static void write_date(const char *path, char ret_date[CLI_DATE_MAX])
{
    struct stat info;
    struct tm local;

    ret_date[0] = '\0';
    if (stat(path, &info) == 0) {
        strftime(ret_date, CLI_DATE_MAX, "%Y-%m-%d %H:%M",
                 localtime_r(&info.st_mtim.tv_sec, &local));
    }
}

struct cli_left cli_play_find_left(const struct cli_play *play)
{
    char newest[CLI_PATH_MAX], date[CLI_DATE_MAX];
    struct cli_left left = { .is_newest = true };

    if (!cli_play_find_unfinished(play->game->id, newest)) {
        return left;
    }
    if (find_newest((struct search){ "unfinished", play->game->id, true }, left.path)) {
        write_date(left.path, left.date);
        left.is_newest = strcmp(left.path, newest) == 0;
    }
    if (!*left.path || !left.is_newest) {
        write_date(newest, date);
        cli_play_say_with(play, CLI_PLAY_OPEN_ELSEWHERE, date);
    }
    return left;
}

bool cli_play_last_config(const struct pl_game *game, struct pl_config *ret_config,
                          enum bot_level *ret_level)
{
    char path[CLI_PATH_MAX];
    struct match *match = NULL;

    if ((!find_newest((struct search){ "finished", game->id, false }, path) &&
         !find_newest((struct search){ "unfinished", game->id, false }, path)) ||
        match_load(path, &match) || match_game(match) != game) {
        match_free(match);
        return false;
    }
    *ret_config = *match_config(match);
    const char *level = "";
    for (pl_seat p = 0; p < ret_config->seats && !level[0]; p++) {
        level = match_seat_level(match, p);
    }
    *ret_level = bot_level_find(level, strlen(level));
    match_free(match);
    return true;
}

/* Whether the file lies in the folder of unfinished games, so that it is ours to move. */
static bool is_own(const char *path)
{
    char folder[CLI_PATH_MAX];
    size_t length;

    if (!folder_of("unfinished", folder)) {
        return false;
    }
    length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/';
}

const char *cli_play_load(struct cli_play *play, const char *path)
{
    const char *reason = match_file_hold(path, HOLD_MS, &play->hold);

    reason = reason ? reason : match_load(path, &play->match);
    if (reason) {
        return reason;
    }
    play->game = match_game(play->match);
    play->is_own_path = is_own(path);
    snprintf(play->path, sizeof play->path, "%s", path);
    return NULL;
}

static bool needs_quotes(const char *path)
{
    static const char safe[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                               "/._-+,:@%";

    return path[strspn(path, safe)] != '\0';
}

void cli_play_command_line(const char *before, const char *path, const char *after,
                           char ret_text[CLI_PLAY_TEXT_MAX])
{
    struct pl_text text = pl_text_in(ret_text, CLI_PLAY_TEXT_MAX);
    const char *quote = needs_quotes(path) ? "'" : "";

    pl_text_add(&text, before);
    pl_text_add(&text, quote);
    for (; *path; path++) {
        if (*path == '\'') {
            pl_text_add(&text, "'\\'");
        }
        pl_text_char(&text, *path);
    }
    pl_text_add(&text, quote);
    pl_text_add(&text, after);
}

void cli_play_resume_line(const char *game_id, const char *path, bool is_newest,
                          char ret_text[CLI_PLAY_TEXT_MAX])
{
    char before[64];

    snprintf(before, sizeof before, "plansza play %s --resume%s", game_id, is_newest ? "" : " ");
    cli_play_command_line(before, is_newest ? "" : path, "", ret_text);
}

void cli_play_resume_command(const struct cli_play *play, char ret_text[CLI_PLAY_TEXT_MAX])
{
    char newest[CLI_PATH_MAX];
    bool is_newest = play->is_own_path && cli_play_find_unfinished(play->game->id, newest) &&
                     strcmp(newest, play->path) == 0;

    cli_play_resume_line(play->game->id, play->path, is_newest, ret_text);
}
