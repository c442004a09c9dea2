/* Legacies in hexadecimal digits, and the records of matches. */
#include "match/legacy.h"

#include <sodium.h>
#include <string.h>

#include "match/seed.h"

void match_legacy_format(const struct pl_game *game, const struct pl_config *config,
                         char ret_text[MATCH_LEGACY_TEXT_MAX])
{
    ret_text[0] = '\0';
    if (pl_has_legacy(config)) {
        sodium_bin2hex(ret_text, MATCH_LEGACY_TEXT_MAX, config->legacy, game->layout.legacy_size);
    }
}

bool match_legacy_parse(const struct pl_game *game, const char *text, struct pl_config *config)
{
    struct pl_config with = { 0 };
    size_t size = 0;

    if (sodium_hex2bin(with.legacy, sizeof with.legacy, text, strlen(text), NULL, &size, NULL) !=
            0 ||
        size != game->layout.legacy_size || !pl_has_legacy(&with)) {
        return false;
    }
    memcpy(config->legacy, with.legacy, sizeof config->legacy);
    return true;
}

const char *match_record_of(const struct pl_game *game, const struct pl_state *state,
                            const struct pl_record *of, char ret_text[PL_RECORD_MAX])
{
    struct pl_json json = pl_json_in(ret_text, PL_RECORD_MAX);

    if (!game->record) {
        return "this game hands nothing on to a later one";
    }
    if (!pl_head_in(state)->over) {
        return "the match is not over";
    }
    game->record(state, of, &json);
    PL_ASSERT(!json.text.is_cut);
    return NULL;
}

const char *match_record(const struct match *match, char ret_text[PL_RECORD_MAX])
{
    const struct pl_config *config = match_config(match);
    struct pl_text names = { .seat_names = match_seat_names(match) };
    char commitment[MATCH_HASH_TEXT_MAX];
    const char *players[PL_SEATS_MAX];

    match_commitment(match_game(match), config, commitment);
    for (pl_seat p = 0; p < config->seats; p++) {
        players[p] = pl_seat_name(&names, PL_LANG_EN, p);
    }
    return match_record_of(match_game(match), match_state(match),
                           &(struct pl_record){ commitment, players }, ret_text);
}
