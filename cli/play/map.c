/* The command `map`: the map as a drawing, or its places in words. */
#include <string.h>

#include "cli/find.h"
#include "cli/play/play.h"
#include "cli/play/screen.h"

enum { DRAWN_COLUMNS_MIN = 60 };

/* Which texts are searched: names in a language, or what there is to know of the places. */
struct gazetteer {
    const struct cli_play *play;
    enum pl_lang lang;
    bool is_by_words;
};

/* Reads a place; false past the end. */
static bool read_place(const struct cli_play *play, enum pl_lang lang, uint32_t index,
                       char ret_name[CLI_FOLD_MAX], char ret_words[CLI_PLAY_TEXT_MAX])
{
    struct pl_text name = pl_text_in(ret_name, CLI_FOLD_MAX);
    struct pl_text words = pl_text_in(ret_words, CLI_PLAY_TEXT_MAX);
    struct pl_state_room obs = play->obs;

    name.seat_names = words.seat_names = match_seat_names(play->match);
    return play->game->place && play->game->place(pl_obs_in(&obs), index, lang, &name, &words);
}

static bool gazetteer_text(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    const struct gazetteer *gazetteer = context;
    char name[CLI_FOLD_MAX], words[CLI_PLAY_TEXT_MAX];
    struct pl_text text = pl_text_in(ret_text, CLI_FOLD_MAX);

    if (!read_place(gazetteer->play, gazetteer->lang, index, name, words)) {
        return false;
    }
    pl_text_add(&text, gazetteer->is_by_words ? words : name);
    return true;
}

bool cli_play_place_name(const struct cli_play *play, uint32_t index, char ret_name[CLI_FOLD_MAX])
{
    struct gazetteer gazetteer = { play, play->lang, false };

    return gazetteer_text(&gazetteer, index, ret_name);
}

/* Places of this name, in any language; if there is none, those of which this can be said. */
static void find(const struct cli_play *play, const char *query, struct cli_found *ret_found)
{
    enum pl_lang other = play->lang == PL_LANG_PL ? PL_LANG_EN : PL_LANG_PL;
    struct gazetteer gazetteers[] = {
        { play, play->lang, false },
        { play, other, false },
        { play, play->lang, true },
    };

    ret_found->count = 0;
    for (uint32_t i = 0; i < PL_COUNT_OF(gazetteers) && ret_found->count == 0; i++) {
        cli_find(gazetteer_text, &gazetteers[i], query, ret_found);
    }
}

static bool print_place(const struct cli_play *play, uint32_t index)
{
    char name[CLI_FOLD_MAX], words[CLI_PLAY_TEXT_MAX], room[CLI_PLAY_TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    if (!read_place(play, play->lang, index, name, words)) {
        return false;
    }
    pl_text_add(&text, PL_STYLE_BOLD);
    pl_text_add(&text, name);
    pl_text_add(&text, PL_STYLE_END ": ");
    pl_text_add(&text, words);
    cli_put_wrapped(&play->terminal, room, 2);
    return true;
}

static void print_places(const struct cli_play *play)
{
    for (uint32_t i = 0; print_place(play, i); i++) {
    }
}

static void print_found(const struct cli_play *play, const char *query)
{
    struct cli_found found;

    find(play, query, &found);
    for (uint32_t i = 0; i < found.count && i < CLI_FOUND_MAX; i++) {
        print_place(play, found.index[i]);
    }
    if (found.count == 0) {
        cli_play_say_with(play, CLI_PLAY_NO_PLACE, query);
    }
}

bool cli_play_map_fits(const struct cli_play *play, uint32_t rows)
{
    const struct pl_canvas canvas = { .columns = play->terminal.columns, .rows = rows };
    struct pl_state_room obs = play->obs;

    return cli_play_lines_of(cli_play_draw(play, play->game->map, pl_obs_in(&obs), &canvas)) <=
           rows;
}

/* Whether the player asks for all places in words. */
static bool is_list(const char *query)
{
    char folded[CLI_FOLD_MAX], word[CLI_FOLD_MAX];

    cli_fold(query, folded);
    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        cli_fold(cli_play_text(CLI_PLAY_MAP_LIST, lang), word);
        if (strcmp(folded, word) == 0) {
            return true;
        }
    }
    return false;
}

enum cli_play_next cli_play_show_map(struct cli_play *play, const char *query)
{
    bool is_drawn = play->terminal.has_moves && play->terminal.columns >= DRAWN_COLUMNS_MIN;

    if (!play->game->map || !play->game->place) {
        cli_play_say_plain(play, CLI_PLAY_NO_MAP);
        return CLI_PLAY_ASK;
    }
    uint32_t rows = cli_play_map_rows(play);
    if (is_list(query) || (*query == '\0' && !is_drawn)) {
        print_places(play);
    } else if (*query) {
        print_found(play, query);
    } else if (cli_play_map_fits(play, rows)) {
        play->has_map = true;
        return CLI_PLAY_REDRAW;
    } else {
        cli_play_print_map(play, rows);
    }
    return CLI_PLAY_REMIND;
}
