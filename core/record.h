/* What the records of finished games have in common: another game can begin with them. */
#ifndef PL_CORE_RECORD_H
#define PL_CORE_RECORD_H

#include "core/game.h"
#include "core/json.h"

#define PL_RECORD_FORMAT "chronicle-record"

enum {
    PL_RECORD_VERSION = 1,
    PL_RECORD_COLOURS = 5,
    PL_RECORD_NAME_MAX = 64 + 1 /* bytes of a player's name, the zero at its end included */
};

/* Who sat at a seat, for those who write records. */
struct pl_record_person {
    const char *name; /* "" or NULL: none */
    bool is_bot;      /* then the name does not matter */
    int64_t order;    /* of several people with one name, who comes first */
};

struct pl_record_names {
    char room[PL_SEATS_MAX][PL_RECORD_NAME_MAX];
    const char *at[PL_SEATS_MAX];
};

/* What records call the players, wherever the match was played, so that records of several places
 * can be mixed: people by name, "Player 1" the first without one, "Bot 1" the first bot, "Ada (2)"
 * the second person called so. Names that are too long are cut. A person without a name comes after
 * one really called "Player 1": "Player 1 (2)". A person is never called like a bot: "Bot 1 (2)",
 * even where there is no bot. */
void pl_record_names(const struct pl_record_person *people, uint32_t count,
                     struct pl_record_names *ret_names);
/* Whether a name of a record is that of a bot. */
bool pl_record_is_bot(const char *name);

/* The colours of seats, in their order; neutral things take those that follow. */
const char *pl_record_colour(uint32_t index);
/* Opens a record and writes what comes before the players. */
void pl_record_open(const struct pl_game *game, const struct pl_record *of, struct pl_json *json);
/* Opens a player: seat, name, colour. */
void pl_record_open_player(const struct pl_record *of, pl_seat seat, struct pl_json *json);
/* An id as it is printed on a card, such as "IN007": a prefix and `digits` digits. */
void pl_record_id(struct pl_json *json, const char *prefix, uint32_t digits, uint32_t number);

#endif
