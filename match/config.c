/* Options of a game by id. */
#include "match/config.h"

uint8_t match_seats_default(const struct pl_game *game)
{
    return game->seats_min > 2 ? game->seats_min : 2;
}

const char *match_option_set(const struct pl_game *game, struct pl_config *config, const char *id,
                             const char *value_id)
{
    for (uint32_t i = 0; i < game->option_count; i++) {
        const struct pl_option *option = &game->options[i];
        if (!pl_string_equal(option->id, id)) {
            continue;
        }
        for (uint8_t v = 0; v < option->value_count; v++) {
            if (pl_string_equal(option->values[v].id, value_id)) {
                config->option[i] = v;
                return NULL;
            }
        }
        return "an option has no such value";
    }
    return "the game has no such option";
}

bool match_lang_parse(const char *text, enum pl_lang *ret_lang)
{
    bool is_known = pl_string_equal(text, "pl") || pl_string_equal(text, "en");

    if (is_known) {
        *ret_lang = text[0] == 'p' ? PL_LANG_PL : PL_LANG_EN;
    }
    return is_known;
}
