/* Options of a game by id. */
#include "match/config.h"

uint8_t match_seats_default(const struct pl_game *game)
{
    return game->seats_min > 2 ? game->seats_min : 2;
}

uint32_t match_option_find(const struct pl_game *game, const char *id)
{
    uint32_t i = 0;

    while (i < game->option_count && !pl_string_equal(game->options[i].id, id)) {
        i++;
    }
    return i;
}

bool match_options_are_whole(const struct pl_game *game, uint32_t given)
{
    for (uint32_t i = 0; i < game->option_count; i++) {
        if (!game->options[i].is_added && !(given >> i & 1)) {
            return false;
        }
    }
    return true;
}

const char *match_option_set(const struct pl_game *game, struct pl_config *config, const char *id,
                             const char *value_id)
{
    uint32_t index = match_option_find(game, id);

    if (index == game->option_count) {
        return "the game has no such option";
    }
    for (uint8_t v = 0; v < game->options[index].value_count; v++) {
        if (pl_string_equal(game->options[index].values[v].id, value_id)) {
            config->option[index] = v;
            return NULL;
        }
    }
    return "an option has no such value";
}

bool match_lang_parse(const char *text, enum pl_lang *ret_lang)
{
    bool is_known = pl_string_equal(text, "pl") || pl_string_equal(text, "en");

    if (is_known) {
        *ret_lang = text[0] == 'p' ? PL_LANG_PL : PL_LANG_EN;
    }
    return is_known;
}
