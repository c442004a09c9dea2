/* A record of a finished game as it is read: what it says, and what is wrong with it. */
#ifndef GAMES_FALL_RECORD_H
#define GAMES_FALL_RECORD_H

#include "core/json.h"
#include "games/fall/data.h"

/* Why a game cannot begin with a record, in the order in which it is looked at (R-FAL-L5.1). */
enum fall_refusal {
#define REFUSAL(id_, code_, pl_, en_) FALL_REFUSAL_##id_,
#include "games/fall/refusals.def"
    FALL_REFUSAL_COUNT,
    FALL_NO_REFUSAL = FALL_REFUSAL_COUNT
};

struct fall_record_player {
    int64_t seat;
    char player[PL_JSON_STRING_MAX];
    char colour[PL_JSON_STRING_MAX];
    char character[PL_JSON_STRING_MAX];
    struct pl_set cards;
};

struct fall_record {
    bool is_icaion;
    uint32_t player_count; /* as in the text; only the first ones are kept */
    struct fall_record_player player[FALL_PLAYERS_MAX];
    uint8_t machine[FALL_REGIONS][FALL_TYPES];
    uint8_t wonder[FALL_REGIONS]; /* seat of the record + 1 */
    uint8_t neutral;              /* set of colours */
    uint32_t wonder_ids;          /* set of printed numbers, from the first on */
    uint32_t wrong;               /* set of refusals that were met while reading */
};

/* Reads one record, which may be any bytes; the first reason to refuse it, or FALL_NO_REFUSAL. */
enum fall_refusal fall_read_record(const struct pl_record_text *text,
                                   struct fall_record *ret_record);
/* The number of a colour of players and machines, or 0. */
uint32_t fall_side_number(const char *slug);
/* The number in an id such as C021 with `digits` digits, or 0. */
uint32_t fall_id_number(const char *id, const char *prefix, uint32_t digits);

#endif
