/* plansza position: prints and checks a position file, or takes a position out of a saved match. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/terminal.h"
#include "core/position.h"
#include "match/file.h"
#include "match/position_file.h"
#include "match/save.h"

enum { DRAW_MAX = 65536 };

struct wishes {
    const char *ply;
    const char *out;
    const char *save;
    const char *lang;
    bool is_json;
    bool is_truth;
    bool is_forced;
};

static void print_json(const struct pl_game *game, const struct pl_state *state)
{
    static char room[PL_POSITION_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "game", game->id);
    pl_json_key(&json, "position");
    pl_position_write(game, state, &json);
    pl_json_close(&json, '}');
    printf("%s\n", room);
}

/* Draws the table for every seat that must decide, for a spectator when there is none. */
static void draw(const struct pl_game *game, const struct pl_state *state, enum pl_lang lang)
{
    static char room[DRAW_MAX];
    struct cli_terminal terminal = cli_open_terminal(false);
    unsigned waiting = pl_head_read(state)->waiting;

    for (unsigned seats = waiting ? waiting : 1u << PL_SEATS_MAX; seats; seats &= seats - 1) {
        struct pl_text text = pl_text_in(room, sizeof room);
        struct pl_state_room seen;
        pl_seat seat = (pl_seat)__builtin_ctz(seats);
        pl_observe(game, state, seat, pl_obs_in(&seen));
        game->draw(pl_obs_in(&seen), lang,
                   &(struct pl_canvas){ .columns = terminal.columns,
                                        .is_pictured = cli_is_pictured(&terminal) },
                   &text);
        cli_put(&terminal, room);
        pl_text_clear(&text);
        if (waiting) {
            game->prompt_text(pl_obs_in(&seen), seat, lang, &text);
            printf("%s: %s\n", pl_seat_name(&text, lang, seat), room);
        }
    }
}

/* A position shows everything: of a match that goes on only to those who ask for it. */
static const char *read_save(const char *text, size_t length, const struct wishes *wishes,
                             const struct pl_game **ret_game, struct pl_state *ret_state)
{
    struct match *match = NULL;
    int64_t ply = 0;
    const char *reason = match_load_text(text, length, &match);

    if (reason) {
        return reason;
    }
    *ret_game = match_game(match);
    if (!wishes->is_truth && !pl_head_read(match_state(match))->over) {
        reason = CLI_NEEDS_TRUTH;
    } else if (cli_number("ply", wishes->ply, 0, match_ply(match), &ply)) {
        reason = match_at(match, (uint32_t)ply, ret_state);
    } else {
        reason = "there is no such ply";
    }
    match_free(match);
    return reason;
}

/* With --ply the file is a saved match, without a position. */
static const char *read_file(const char *path, const struct wishes *wishes,
                             const struct pl_game **ret_game, struct pl_state *ret_state)
{
    char *text = NULL;
    size_t length = 0;
    const char *reason = match_file_read(path, &text, &length);

    if (reason) {
        return reason;
    }
    reason = wishes->ply ? read_save(text, length, wishes, ret_game, ret_state)
                         : match_position_read(text, length, ret_game, ret_state);
    free(text);
    return reason;
}

/* A match that begins here, for `plansza play` to go on with. */
static const char *write_save(const struct pl_game *game, const struct pl_state *state,
                              const char *path)
{
    struct match *match = NULL;
    const char *reason = match_from_state(game, state, &match);

    if (!reason) {
        reason = match_save(match, path);
        match_free(match);
    }
    return reason;
}

/* An existing file is overwritten only on demand. */
static bool may_write(const char *path, const struct wishes *wishes)
{
    if (path && !wishes->is_forced && access(path, F_OK) == 0) {
        cli_error(CLI_NO, "%s exists; --force overwrites it", path);
        return false;
    }
    return true;
}

/* Writes the files that were asked for; the exit code. */
static int write_files(const struct pl_game *game, const struct pl_state *state,
                       const struct wishes *wishes)
{
    const char *reason = wishes->out ? match_position_write(wishes->out, game, state) : NULL;

    if (reason) {
        return cli_error(CLI_NO, "%s: %s", wishes->out, reason);
    }
    reason = wishes->save ? write_save(game, state, wishes->save) : NULL;
    return reason ? cli_error(CLI_NO, "%s: %s", wishes->save, reason) : CLI_OK;
}

static int show(const char *path, const struct wishes *wishes)
{
    struct pl_state_room room = { { 0 } };
    const struct pl_game *game = NULL;
    enum pl_lang lang;

    if (!cli_lang(wishes->lang, &lang)) {
        return CLI_USAGE;
    }
    const char *reason = read_file(path, wishes, &game, pl_state_in(&room));
    if (reason) {
        return cli_error(CLI_NO, "%s: %s", path, reason);
    }
    if (!may_write(wishes->out, wishes) || !may_write(wishes->save, wishes) ||
        write_files(game, pl_state_in(&room), wishes) != CLI_OK) {
        return CLI_NO;
    }
    if (wishes->is_json) {
        print_json(game, pl_state_in(&room));
    } else if (!wishes->out && !wishes->save) {
        draw(game, pl_state_in(&room), lang);
    }
    return CLI_OK;
}

int cli_position(int argc, char **argv)
{
    struct wishes wishes = { 0 };
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = {
        { "ply", "N", "FILE is a saved match: take its position after N actions", &wishes.ply,
          false },
        { "out", "FILE", "write the position to a file", &wishes.out, false },
        { "save", "FILE", "write a match that begins here, to be played", &wishes.save, false },
        { "force", NULL, "with --out and --save: overwrite a file that exists", &wishes.is_forced,
          false },
        { "truth", NULL, "with --ply: show hidden information of an unfinished match",
          &wishes.is_truth, false },
        { "lang", "pl|en", "language", &wishes.lang, false },
        { "json", NULL, "JSON output", &wishes.is_json, false },
    };
    const struct cli_usage usage = { "position", "FILE", "Prints and checks a position.", flags,
                                     PL_COUNT_OF(flags) };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done || !cli_flag_needs("truth", wishes.is_truth, "ply", wishes.ply) ||
        !cli_flag_needs("force", wishes.is_forced, "out", wishes.out || wishes.save)) {
        return done ? code : CLI_USAGE;
    }
    return show(plain.item[0], &wishes);
}
