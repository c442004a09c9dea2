/* What the files that put Mysthea into words share: names, phrases, a pen. */
#ifndef GAMES_MYSTHEA_VIEW_H
#define GAMES_MYSTHEA_VIEW_H

#include "games/mysthea/flow.h"

enum mysthea_text {
#define TEXT(id_, pl_, en_) MYSTHEA_TEXT_##id_,
#include "games/mysthea/text.def"
#undef TEXT
    MYSTHEA_TEXT_COUNT
};

/* What an argument of an action, an event or a prompt is. */
enum mysthea_argument {
    MYSTHEA_ARGUMENT_NONE,
    MYSTHEA_ARGUMENT_NUMBER,
    MYSTHEA_ARGUMENT_CARD,
    MYSTHEA_ARGUMENT_REGION,
    MYSTHEA_ARGUMENT_ISLAND,
    MYSTHEA_ARGUMENT_UNIT,
    MYSTHEA_ARGUMENT_SEAT,
    MYSTHEA_ARGUMENT_EVENT_CARD,
    MYSTHEA_ARGUMENT_ENCOUNTER, /* its front */
    MYSTHEA_ARGUMENT_CHAMPION,
    MYSTHEA_ARGUMENT_ATTUNEMENT,
    MYSTHEA_ARGUMENT_DRAFTED, /* a pile of the draft */
    MYSTHEA_ARGUMENT_PART,    /* of the effect on top */
    MYSTHEA_ARGUMENT_OPTION,  /* of the encounter that runs, or that the argument before names */
    MYSTHEA_ARGUMENT_EFFECT,  /* the card or reward whose effect is on top */
    MYSTHEA_ARGUMENT_MOVED
};

/* A template has nine arguments: the words, then the first of them inflected. */
enum { MYSTHEA_PHRASE_ARGS = 5, MYSTHEA_TEMPLATE_ARGS = 9, MYSTHEA_WORD_MAX = 192 };

/* What goes into a template; words that have to be put together lie in the room. */
struct mysthea_phrase {
    const struct mysthea *s;
    enum pl_lang lang;
    const char *const *seat_names; /* of the text that is written */
    bool is_card_labelled;         /* cards with their kind and points */
    bool is_reward_open; /* options are told with what they bring (R-MYS-13.4, R-MYS-13.5) */
    uint32_t count;
    struct pl_arg arg[MYSTHEA_TEMPLATE_ARGS];
    char room[MYSTHEA_TEMPLATE_ARGS][MYSTHEA_WORD_MAX];
};

/* Adds the word for one argument. `earlier` is the encounter that an option belongs to. */
void mysthea_add_word(struct mysthea_phrase *phrase, enum mysthea_argument what, int32_t value,
                      int32_t earlier);
/* Writes the template with the words of the phrase. */
void mysthea_say(struct pl_text *text, const struct mysthea_phrase *phrase, enum mysthea_text id);
/* Writes a template with up to two numbers. */
void mysthea_say_numbers(struct pl_text *text, enum pl_lang lang, enum mysthea_text id, int32_t a,
                         int32_t b);

/* "(tactic, 2)", "(upgrade: champion, 1)" */
void mysthea_write_label(struct pl_text *text, enum pl_lang lang, uint32_t card);
/* What everybody sees of an encounter card (R-MYS-2.6). */
void mysthea_write_front(struct pl_text *text, enum pl_lang lang, uint32_t card);

const char *mysthea_text_of(enum pl_lang lang, enum mysthea_text id);
const char *mysthea_card_title(enum pl_lang lang, uint32_t card);
const char *mysthea_card_effect(enum pl_lang lang, uint32_t card);
const char *mysthea_card_hint(enum pl_lang lang, uint32_t card);
/* Which place of the board an upgrade takes (R-MYS-7.2). */
const char *mysthea_place_title(enum pl_lang lang, uint32_t card);
const char *mysthea_champion_title(enum pl_lang lang, uint32_t champion);
const char *mysthea_champion_ability(enum pl_lang lang, uint32_t champion);
const char *mysthea_monster_reward(enum pl_lang lang, uint32_t monster);
const char *mysthea_monster_behaviour(enum pl_lang lang, uint32_t monster);
const char *mysthea_encounter_title(uint32_t encounter);
const char *mysthea_attunement_effect(enum pl_lang lang, uint32_t number);
const char *mysthea_island_title(enum pl_lang lang, uint32_t island);
/* A region type, the storm or a monster. */
const char *mysthea_event_card_title(enum pl_lang lang, uint32_t card);

#endif
