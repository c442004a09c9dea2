/* What the files of words and pictures share: the table of texts, and writers of the small parts
 * that prompts, actions, events and the drawn table are made of. */
#ifndef GAMES_ICAION_VIEW_H
#define GAMES_ICAION_VIEW_H

#include "games/icaion/flow.h"

enum icaion_text {
#define TEXT(id_, pl_, en_) ICAION_TEXT_##id_,
#include "games/icaion/text.def"
#undef TEXT
    ICAION_TEXT_COUNT
};

/* What an argument of an action or event is; actions.def and events.def name them. */
enum icaion_argument {
    ICAION_ARG_NONE,
    ICAION_ARG_ODD, /* put into words by hand */
    ICAION_ARG_NUMBER,
    ICAION_ARG_COLOUR,
    ICAION_ARG_CRYSTALS, /* of this colour, as many as the next argument says */
    ICAION_ARG_PINK,     /* so many pink crystals */
    ICAION_ARG_CAGE,
    ICAION_ARG_NODE,
    ICAION_ARG_REGIONS_OF_NODE,
    ICAION_ARG_REGION,
    ICAION_ARG_FROM, /* region + 1 */
    ICAION_ARG_PARASITES_OF_REGION,
    ICAION_ARG_CRATER,
    ICAION_ARG_TYPE,
    ICAION_ARG_OWNER,
    ICAION_ARG_PLACE,
    ICAION_ARG_BONUS, /* of a place */
    ICAION_ARG_SLOT,
    ICAION_ARG_SIDE,
    ICAION_ARG_TILE, /* + 1 */
    ICAION_ARG_CARD,
    ICAION_ARG_CHARACTER,
    ICAION_ARG_HINT_OF_CHARACTER,
    ICAION_ARG_EVENT_CARD,
    ICAION_ARG_REASON
};

enum { ICAION_SAY_ARGS = 6, ICAION_PART_MAX = 320 };

/* Where words go, in which language, about what, and who is meant by "you" (or PL_NOBODY). */
struct icaion_pen {
    struct pl_text *text;
    enum pl_lang lang;
    pl_seat seat;
    const struct icaion *s;
};

/* A part of a sentence, written before the sentence that it goes into. */
struct icaion_part {
    char room[ICAION_PART_MAX];
};

/* Writes a template of text.def with its arguments, each PL_ARG_TEXT or PL_ARG_NUMBER. */
#define ICAION_SAY(pen_, id_, ...) \
    icaion_say(pen_, ICAION_TEXT_##id_, (const struct pl_arg[ICAION_SAY_ARGS]){ __VA_ARGS__ })

void icaion_say(const struct icaion_pen *pen, enum icaion_text id,
                const struct pl_arg args[ICAION_SAY_ARGS]);
/* A text without arguments. */
const char *icaion_word(enum pl_lang lang, enum icaion_text id);
static inline const char *icaion_colour_word(enum pl_lang lang, uint32_t colour)
{
    return icaion_word(lang, (enum icaion_text)(ICAION_TEXT_BLUE + colour));
}
static inline const char *icaion_kind_word(enum pl_lang lang, uint32_t kind)
{
    return icaion_word(lang, (enum icaion_text)(ICAION_TEXT_RIVER + kind));
}
static inline const char *icaion_type_word(enum pl_lang lang, uint32_t type)
{
    return icaion_word(lang, (enum icaion_text)(ICAION_TEXT_HARVESTER + type));
}
/* A tile on the table and its title; 3 * colour + Year - 1. */
static inline const char *icaion_tile_word(enum pl_lang lang, uint32_t tile)
{
    return icaion_word(lang, (enum icaion_text)(ICAION_TEXT_TILE_BLUE_1 + tile));
}
static inline const char *icaion_tile_title(enum pl_lang lang, uint32_t tile)
{
    return icaion_word(lang, (enum icaion_text)(ICAION_TEXT_TITLE_BLUE_1 + tile));
}
/* What follows the lowest of a set of alternatives that are told one by one: "a, b or c". */
const char *icaion_between(enum pl_lang lang, uint32_t alternatives);

/* A pen that writes into a part; the text is the caller's. */
struct icaion_pen icaion_pen_in(const struct icaion_pen *pen, struct icaion_part *part,
                                struct pl_text *text);
/* Writes what one argument is; the next one is looked at where it belongs to it. */
const char *icaion_argument_part(const struct icaion_pen *pen, enum icaion_argument what,
                                 const int32_t *value, struct icaion_part *part);
/* "2 blue crystals, 1 pink crystal", or "nothing". */
const char *icaion_crystals_part(const struct icaion_pen *pen,
                                 const uint8_t crystals[ICAION_COLOURS], struct icaion_part *part);
/* So many crystals of any of these colours. */
const char *icaion_colours_part(const struct icaion_pen *pen, uint32_t colours,
                                struct icaion_part *part);
const char *icaion_region_part(const struct icaion_pen *pen, uint32_t region,
                               struct icaion_part *part);
const char *icaion_cage_part(const struct icaion_pen *pen, uint32_t cage, struct icaion_part *part);
const char *icaion_count_part(const struct icaion_pen *pen, enum icaion_text id, uint32_t count,
                              struct icaion_part *part);

/* view_cards.c: what a card, character, tile or event card does; half a line or in full. */
void icaion_say_oddity(const struct icaion_pen *pen, uint32_t card, bool is_hint);
void icaion_say_character(const struct icaion_pen *pen, uint32_t character, bool is_hint);
void icaion_say_tile(const struct icaion_pen *pen, uint32_t tile, uint32_t side, bool is_hint);
const char *icaion_reason_word(enum pl_lang lang, uint32_t reason);

#endif
