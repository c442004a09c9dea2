/* What the files of words and pictures share: the table of texts, and writers of the small parts
 * that prompts, actions, events and the drawn table are made of. */
#ifndef GAMES_FALL_VIEW_H
#define GAMES_FALL_VIEW_H

#include "games/fall/flow.h"

enum fall_text {
#define TEXT(id_, pl_, en_) FALL_TEXT_##id_,
#include "games/fall/text.def"
#undef TEXT
    FALL_TEXT_COUNT
};

/* What an argument of an action, event or prompt is; actions.def and events.def name them. */
enum fall_argument {
    FALL_ARG_NONE,
    FALL_ARG_ODD, /* put into words by hand */
    FALL_ARG_NUMBER,
    FALL_ARG_COLOUR,
    FALL_ARG_TWO_COLOURS, /* in four bits each, plus one */
    FALL_ARG_CRYSTALS,    /* of this colour, as many as the next argument says */
    FALL_ARG_KIND,
    FALL_ARG_SIDE, /* colour of machines and players */
    FALL_ARG_TYPE,
    FALL_ARG_UNIT,
    FALL_ARG_UNITS, /* of this kind, as many as the next argument says */
    FALL_ARG_NODE,
    FALL_ARG_REGION,
    FALL_ARG_ENEMIES, /* of a region */
    FALL_ARG_ISLE,    /* region of an island */
    FALL_ARG_ISLAND,
    FALL_ARG_MONSTER,
    FALL_ARG_STRENGTH, /* of a monster */
    FALL_ARG_HERO,     /* the character's name */
    FALL_ARG_PLAYER,   /* the name of the hero's seat */
    FALL_ARG_CHARACTER,
    FALL_ARG_RELIC_OF_HERO,
    FALL_ARG_ORIGIN,
    FALL_ARG_SLOT,
    FALL_ARG_CARD,
    FALL_ARG_DECK, /* era, or 3 + hero + 1 */
    FALL_ARG_BONUS,
    FALL_ARG_EVENT_CARD,
    FALL_ARG_OUTCOME
};

enum { FALL_SAY_ARGS = 5, FALL_PART_MAX = 320 };

/* Where words go, in which language, about what. */
struct fall_pen {
    struct pl_text *text;
    enum pl_lang lang;
    const struct fall *s;
};

/* A part of a sentence, written before the sentence that it goes into. */
struct fall_part {
    char room[FALL_PART_MAX];
};

/* Writes a template of text.def with its arguments, each PL_ARG_TEXT or PL_ARG_NUMBER. */
#define FALL_SAY(pen_, id_, ...) \
    fall_say(pen_, FALL_TEXT_##id_, (const struct pl_arg[FALL_SAY_ARGS]){ __VA_ARGS__ })

void fall_say(const struct fall_pen *pen, enum fall_text id,
              const struct pl_arg args[FALL_SAY_ARGS]);
/* A text without arguments. */
const char *fall_word(enum pl_lang lang, enum fall_text id);
static inline const char *fall_colour_word(enum pl_lang lang, uint32_t colour)
{
    return fall_word(lang, (enum fall_text)(FALL_TEXT_BLUE + colour));
}
static inline const char *fall_kind_word(enum pl_lang lang, uint32_t kind)
{
    return fall_word(lang, (enum fall_text)(FALL_TEXT_RIVER + kind));
}
/* The card of a kind, the Colossus or the storm. */
static inline const char *fall_event_word(enum pl_lang lang, uint32_t event)
{
    return fall_word(lang, (enum fall_text)(FALL_TEXT_RIVER + event - 1));
}
static inline const char *fall_type_word(enum pl_lang lang, uint32_t type)
{
    return fall_word(lang, (enum fall_text)(FALL_TEXT_HARVESTER + type));
}
static inline const char *fall_era_word(enum pl_lang lang, uint32_t era)
{
    return fall_word(lang, (enum fall_text)(FALL_TEXT_ERA_FIRST + era - 1));
}
static inline const char *fall_unit_word(enum pl_lang lang, uint32_t unit)
{
    return fall_word(lang, (enum fall_text)(FALL_TEXT_GOLEM + unit));
}

/* Names of tables that are shared with other games. */
const char *fall_character_title(enum pl_lang lang, uint32_t character);
const char *fall_monster_title(uint32_t monster);
const char *fall_monster_epithet(enum pl_lang lang, uint32_t monster);
const char *fall_island_title(enum pl_lang lang, uint32_t island);
const char *fall_card_title(enum pl_lang lang, uint32_t card);
const char *fall_side_title(enum pl_lang lang, uint32_t side);
const char *fall_outcome_text(enum pl_lang lang, uint32_t outcome);

/* A pen that writes into a part; the text is the caller's. */
struct fall_pen fall_pen_in(const struct fall_pen *pen, struct fall_part *part,
                            struct pl_text *text);
/* Writes what one argument is; the next one is looked at where it belongs to it. */
const char *fall_argument_part(const struct fall_pen *pen, enum fall_argument what,
                               const int32_t *value, struct fall_part *part);
/* "2 blue, 1 pink", or "nothing". */
const char *fall_crystals_part(const struct fall_pen *pen, const uint8_t crystals[FALL_COLOURS],
                               struct fall_part *part);
/* A set of colours. */
const char *fall_colours_part(const struct fall_pen *pen, uint32_t colours, struct fall_part *part);
/* "2 golems, 1 parasite", or "nothing". */
const char *fall_units_part(const struct fall_pen *pen, const uint32_t count[FALL_UNITS],
                            struct fall_part *part);
const char *fall_region_part(const struct fall_pen *pen, uint32_t region, struct fall_part *part);
/* "river (Shard island)". */
void fall_say_isle(const struct fall_pen *pen, uint32_t isle);
const char *fall_count_part(const struct fall_pen *pen, enum fall_text id, uint32_t count,
                            struct fall_part *part);

/* Whether the question on top is for this hero. */
bool fall_is_asked(const struct fall *s, uint32_t hero);

/* view_cards.c: what a character's ability and relic, a monster and a bonus do. */
void fall_say_ability(const struct fall_pen *pen, uint32_t character);
void fall_say_relic(const struct fall_pen *pen, uint32_t character);
void fall_say_monster(const struct fall_pen *pen, uint32_t monster);
const char *fall_bonus_text(enum pl_lang lang, uint32_t bonus);
const char *fall_bonus_colour(enum pl_lang lang, uint32_t bonus);

/* The enemies of a region by unit. */
static inline void fall_count_enemies(const struct fall *s, uint32_t region,
                                      uint32_t ret_count[FALL_UNITS])
{
    ret_count[FALL_GOLEM] = s->public.golems[region];
    ret_count[FALL_CONSTRUCT] = s->public.constructs[region];
    ret_count[FALL_PARASITE] = s->public.parasites[region];
}

#endif
