/* Legacies in hexadecimal digits, and the records of matches. */
#include "match/legacy.h"

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
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

    if (!game->records.write) {
        return "this game hands nothing on to a later one";
    }
    if (!pl_head_read(state)->over) {
        return "the match is not over";
    }
    game->records.write(state, of, &json);
    PL_ASSERT(!json.text.is_cut);
    return NULL;
}

const char *match_record(const struct match *match, char ret_text[PL_RECORD_MAX])
{
    const struct pl_config *config = match_config(match);
    struct pl_record_person people[PL_SEATS_MAX] = { 0 };
    struct pl_record_names names;
    char commitment[MATCH_HASH_TEXT_MAX];

    match_commitment(match_game(match), config, commitment);
    for (pl_seat p = 0; p < config->seats; p++) {
        people[p].name = match_seat_names(match)[p];
        people[p].is_bot = match_seat_level(match, p)[0] != '\0';
    }
    pl_record_names(people, config->seats, &names);
    return match_record_of(match_game(match), match_state(match),
                           &(struct pl_record){ commitment, names.at }, ret_text);
}

/* The names that one record tells, in the order of its seats; 0: it tells none. */
static uint32_t read_players(const json_t *record, struct pl_record_names *ret_names)
{
    const json_t *players = json_object_get(record, "players");
    size_t count = json_array_size(players);

    for (size_t p = 0; p < count && count <= PL_SEATS_MAX; p++) {
        const char *name = json_string_value(json_object_get(json_array_get(players, p), "player"));
        if (!name || strlen(name) >= PL_RECORD_NAME_MAX) {
            return 0;
        }
        snprintf(ret_names->room[p], PL_RECORD_NAME_MAX, "%s", name);
        ret_names->at[p] = ret_names->room[p];
    }
    return count <= PL_SEATS_MAX ? (uint32_t)count : 0;
}

uint32_t match_record_players(const struct pl_game *game, const struct pl_record_text *records,
                              uint32_t count, struct pl_record_names *ret_names)
{
    uint32_t players = 0;

    for (uint32_t g = 0; game->records.games && game->records.games[g] && players == 0; g++) {
        for (uint32_t i = 0; i < count && players == 0; i++) {
            json_t *record = json_loadb(records[i].at, records[i].length, 0, NULL);
            const char *of = json_string_value(json_object_get(record, "game"));
            if (of && strcmp(of, game->records.games[g]) == 0) {
                players = read_players(record, ret_names);
            }
            json_decref(record);
        }
    }
    return players;
}
