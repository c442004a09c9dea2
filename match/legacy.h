/* What earlier games handed on, as text: in saves and commitments as hexadecimal digits, and
 * records as matches write them. */
#ifndef MATCH_LEGACY_H
#define MATCH_LEGACY_H

#include "core/record.h"
#include "match/match.h"

enum { MATCH_LEGACY_TEXT_MAX = 2 * PL_LEGACY_MAX + 1 };

/* Two digits for each byte that the game keeps; "" when there is no legacy. */
void match_legacy_format(const struct pl_game *game, const struct pl_config *config,
                         char ret_text[MATCH_LEGACY_TEXT_MAX]);
/* Reads what the function above wrote, but not "". False, and nothing changed, for anything else;
 * whether the game can begin with it, pl_config_check tells. */
bool match_legacy_parse(const struct pl_game *game, const char *text, struct pl_config *config);

/* Writes the record of a finished match. The match is known by its commitment, players as
 * pl_record_names calls them. NULL or a static reason. */
const char *match_record(const struct match *match, char ret_text[PL_RECORD_MAX]);
/* The same of a state, for those who know matches and players by other names. */
const char *match_record_of(const struct pl_game *game, const struct pl_state *state,
                            const struct pl_record *of, char ret_text[PL_RECORD_MAX]);
/* Who is named in records that the game takes, by the seats of the game: how many, or 0. */
uint32_t match_record_players(const struct pl_game *game, const struct pl_record_text *records,
                              uint32_t count, struct pl_record_names *ret_names);

#endif
