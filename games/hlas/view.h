/* What the files that put the game into words share: names and phrases. */
#ifndef GAMES_HLAS_VIEW_H
#define GAMES_HLAS_VIEW_H

#include "games/hlas/flow.h"

enum hlas_text {
#define TEXT(id_, pl_, en_) HLAS_TEXT_##id_,
#include "games/hlas/text.def"
#undef TEXT
    HLAS_TEXT_COUNT
};

/* What an argument of an action or an event is, for its words. */
enum hlas_argument {
    HLAS_ARGUMENT_NONE,
    HLAS_ARGUMENT_ODD, /* by hand */
    HLAS_ARGUMENT_NUMBER,
    HLAS_ARGUMENT_FACTION,
    HLAS_ARGUMENT_REGION,
    HLAS_ARGUMENT_PLACE,
    HLAS_ARGUMENT_KIND,
    HLAS_ARGUMENT_OWNER,
    HLAS_ARGUMENT_SPELL,
    HLAS_ARGUMENT_SOURCE,
    HLAS_ARGUMENT_RESOURCE,
    HLAS_ARGUMENT_TACTIC,
    HLAS_ARGUMENT_TOKEN,
    HLAS_ARGUMENT_SEAT,
    HLAS_ARGUMENT_REASON,
    HLAS_ARGUMENT_SOLO_CARD
};

enum { HLAS_PHRASE_ARGS = 5, HLAS_WORD_MAX = 160 };

/* What goes into a template; words that have to be put together lie in the room. */
struct hlas_phrase {
    const struct hlas *s;
    enum pl_lang lang;
    const char *const *seat_names; /* of the text that is written */
    uint32_t count;
    struct pl_arg arg[HLAS_PHRASE_ARGS];
    char room[HLAS_PHRASE_ARGS][HLAS_WORD_MAX];
};

static inline struct hlas_phrase hlas_phrase_of(const struct hlas *s, enum pl_lang lang,
                                                const struct pl_text *text)
{
    return (struct hlas_phrase){ .s = s, .lang = lang, .seat_names = text->seat_names };
}

void hlas_add_number(struct hlas_phrase *phrase, int32_t number);
/* Adds a word that stays where it is. */
void hlas_add_word(struct hlas_phrase *phrase, const char *word);
/* A pen for the next argument, whose words it puts together. */
struct pl_text hlas_pen(struct hlas_phrase *phrase);
/* Adds the word for an argument of a kind; a KIND is a unit of `owner`. */
void hlas_add_argument(struct hlas_phrase *phrase, enum hlas_argument what, int32_t value,
                       pl_seat owner);
/* Writes the template with the words of the phrase. */
void hlas_say(struct pl_text *text, const struct hlas_phrase *phrase, enum hlas_text id);
/* Writes a template with one number. */
void hlas_say_number(struct pl_text *text, enum pl_lang lang, enum hlas_text id, int32_t number);

const char *hlas_text_of(enum pl_lang lang, enum hlas_text id);
const char *hlas_region_title(enum pl_lang lang, uint32_t region);
const char *hlas_faction_title(enum pl_lang lang, uint32_t faction);
struct pl_label hlas_goal_label(uint32_t goal);
const char *hlas_kind_title(enum pl_lang lang, uint32_t kind);
const char *hlas_resource_title(enum pl_lang lang, uint32_t resource);
const char *hlas_place_title(enum pl_lang lang, uint32_t place);
const char *hlas_scribed_title(enum pl_lang lang, uint32_t state);
const char *hlas_spell_title(enum pl_lang lang, uint32_t spell);
const char *hlas_tactic_title(enum pl_lang lang, uint32_t tactic);
const char *hlas_token_title(enum pl_lang lang, uint32_t token);
const char *hlas_building_title(enum pl_lang lang, uint32_t building);
const char *hlas_hero_title(enum pl_lang lang, uint32_t hero);
const char *hlas_solo_card_title(enum pl_lang lang, uint32_t card);
const char *hlas_solo_spell_title(enum pl_lang lang, uint32_t faction, uint32_t hero);
const char *hlas_reason_title(enum pl_lang lang, uint32_t reason);
/* What a unit of a player is called: heroes and vessels by name. */
const char *hlas_unit_title(const struct hlas *s, enum pl_lang lang, pl_seat p, uint32_t kind);
/* A player's name; that of the solo enemy too. */
const char *hlas_player_name(const struct hlas *s, const struct pl_text *text, enum pl_lang lang,
                             pl_seat p);
/* Hints of half a line. */
const char *hlas_spell_hint(enum pl_lang lang, uint32_t spell);
const char *hlas_tactic_hint(enum pl_lang lang, uint32_t tactic);
const char *hlas_token_hint(enum pl_lang lang, uint32_t token);

/* "2 food, 1 mana", or "free". */
void hlas_write_price(struct pl_text *text, enum pl_lang lang, struct hlas_price price);
/* "serf ×2, warrior", or "nothing". */
void hlas_write_units(const struct hlas *s, struct pl_text *text, enum pl_lang lang, pl_seat p,
                      const struct hlas_units *units);

/* The texts of the epilogue of a game that is over, in order; returns how many. */
enum { HLAS_EPILOGUE_MAX = HLAS_SEATS + 2 };
uint32_t hlas_epilogue(const struct hlas *s, enum hlas_text ret_texts[HLAS_EPILOGUE_MAX]);

/* Where the pieces of a player get, and the strengths of the battles that the group could open. */
void hlas_write_reach(const struct hlas *s, pl_seat p, struct pl_json *json);
void hlas_write_forecast(const struct hlas *s, struct pl_json *json);

#endif
