/* Names and phrases: every word comes from a .def table, in Polish and English. */
#include "games/mysthea/view.h"

struct words {
    const char *word[PL_LANG_COUNT];
};

#define WORDS(pl_, en_)                            \
    {                                              \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

static const struct words texts[MYSTHEA_TEXT_COUNT] = {
#define TEXT(id_, pl_, en_) [MYSTHEA_TEXT_##id_] = WORDS(pl_, en_),
#include "games/mysthea/text.def"
#undef TEXT
};

struct card_words {
    struct words title;
    struct words effect;
};

static const struct card_words cards[MYSTHEA_CARD_COUNT] = {
    [MYSTHEA_NO_CARD] = { WORDS("-", "-"), WORDS("-", "-") },
#define CARD_TEXT(id_, pl_, en_, effect_pl_, effect_en_) \
    [MYSTHEA_##id_] = { WORDS(pl_, en_), WORDS(effect_pl_, effect_en_) },
#include "games/mysthea/card_text.def"
#undef CARD_TEXT
};

static const struct words hints[MYSTHEA_CARD_COUNT] = {
    [MYSTHEA_NO_CARD] = WORDS("-", "-"),
#define HINT(id_, pl_, en_) [MYSTHEA_##id_] = WORDS(pl_, en_),
#include "games/mysthea/card_hint.def"
#undef HINT
};

static const struct card_words champions[MYSTHEA_CHAMPION_COUNT] = {
    [MYSTHEA_NO_CHAMPION] = { WORDS("-", "-"), WORDS("-", "-") },
#define CHAMPION_TEXT(id_, pl_, en_, ability_pl_, ability_en_) \
    [MYSTHEA_##id_] = { WORDS(pl_, en_), WORDS(ability_pl_, ability_en_) },
#include "games/mysthea/champion_text.def"
#undef CHAMPION_TEXT
};

static const char *const monster_names[MYSTHEA_EVENT_CARD_COUNT] = {
#define MONSTER_TEXT(id_, name_, ...) [MYSTHEA_##id_] = name_,
#include "games/mysthea/monster_text.def"
#undef MONSTER_TEXT
};

static const struct card_words monsters[MYSTHEA_EVENT_CARD_COUNT] = {
#define MONSTER_TEXT(id_, name_, epithet_pl_, epithet_en_, reward_pl_, reward_en_, pl_, en_) \
    [MYSTHEA_##id_] = { WORDS(reward_pl_, reward_en_), WORDS(pl_, en_) },
#include "games/mysthea/monster_text.def"
#undef MONSTER_TEXT
};

static const struct words rewards[MYSTHEA_ENCOUNTER_COUNT][2] = {
#define ENCOUNTER_TEXT(id_, pl1_, en1_, pl2_, en2_) \
    [MYSTHEA_##id_] = { WORDS(pl1_, en1_), WORDS(pl2_, en2_) },
#include "games/mysthea/encounter_text.def"
#undef ENCOUNTER_TEXT
};

/* The printed numbers, by which the rules list them. */
static const char *const encounter_titles[MYSTHEA_ENCOUNTER_COUNT] = {
    [MYSTHEA_NO_ENCOUNTER] = "-",
#define ENCOUNTER_TEXT(id_, ...) [MYSTHEA_##id_] = #id_,
#include "games/mysthea/encounter_text.def"
#undef ENCOUNTER_TEXT
};

/* In the order of their numbers: five day sides, five night sides. */
static const struct words attunements[] = {
    WORDS("-", "-"),
#define ATTUNEMENT_TEXT(id_, pl_, en_) WORDS(pl_, en_),
#include "games/mysthea/attunement_text.def"
#undef ATTUNEMENT_TEXT
};

#define ISLAND(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#define REGION(...)
static const struct words islands[MYSTHEA_ISLAND_COUNT] = {
    [MYSTHEA_NO_ISLAND] = WORDS("-", "-"),
#include "games/mysthea/islands.def"
};
#undef REGION
#undef ISLAND

#define ISLAND(...)
#define REGION(id_, slug_, island_, type_, pl_, en_) [MYSTHEA_##id_] = WORDS(pl_, en_),
static const struct words regions[MYSTHEA_REGION_COUNT] = {
    [MYSTHEA_NO_REGION] = WORDS("-", "-"),
#include "games/mysthea/islands.def"
};
#undef REGION
#undef ISLAND

/* Names. */

const char *mysthea_text_of(enum pl_lang lang, enum mysthea_text id)
{
    return texts[id].word[lang];
}

const char *mysthea_card_title(enum pl_lang lang, uint32_t card)
{
    return cards[card].title.word[lang];
}

const char *mysthea_card_effect(enum pl_lang lang, uint32_t card)
{
    return cards[card].effect.word[lang];
}

const char *mysthea_card_hint(enum pl_lang lang, uint32_t card)
{
    return hints[card].word[lang];
}

const char *mysthea_place_title(enum pl_lang lang, uint32_t card)
{
    return texts[MYSTHEA_TEXT_PLACE_CONSTRUCT + mysthea_cards[card].place].word[lang];
}

const char *mysthea_champion_title(enum pl_lang lang, uint32_t champion)
{
    return champions[champion].title.word[lang];
}

struct pl_label mysthea_side(const struct pl_state *state, pl_seat seat)
{
    uint32_t champion = mysthea_in(state)->public.champion[seat];
    struct pl_label label = { 0 };

    if (champion != MYSTHEA_NO_CHAMPION) {
        label.id = pl_name_of(&mysthea_champion_names, champion);
        for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
            label.title[lang] = mysthea_champion_title(lang, champion);
        }
    }
    return label;
}

const char *mysthea_champion_ability(enum pl_lang lang, uint32_t champion)
{
    return champions[champion].effect.word[lang];
}

const char *mysthea_monster_reward(enum pl_lang lang, uint32_t monster)
{
    return monsters[monster].title.word[lang];
}

const char *mysthea_monster_behaviour(enum pl_lang lang, uint32_t monster)
{
    return monsters[monster].effect.word[lang];
}

const char *mysthea_encounter_title(uint32_t encounter)
{
    return encounter_titles[encounter];
}

const char *mysthea_attunement_effect(enum pl_lang lang, uint32_t number)
{
    PL_ASSERT(number < PL_COUNT_OF(attunements));
    return attunements[number].word[lang];
}

const char *mysthea_island_title(enum pl_lang lang, uint32_t island)
{
    return islands[island].word[lang];
}

const char *mysthea_event_card_title(enum pl_lang lang, uint32_t card)
{
    return card <= MYSTHEA_STORM ? texts[MYSTHEA_TEXT_TYPE_NONE + card].word[lang]
                                 : monster_names[card];
}

/* Phrases. */

void mysthea_say(struct pl_text *text, const struct mysthea_phrase *phrase, enum mysthea_text id)
{
    pl_text_format(text, phrase->lang, texts[id].word[phrase->lang], phrase->arg,
                   MYSTHEA_TEMPLATE_ARGS);
}

void mysthea_say_numbers(struct pl_text *text, enum pl_lang lang, enum mysthea_text id, int32_t a,
                         int32_t b)
{
    const struct pl_arg args[2] = { PL_ARG_NUMBER(a), PL_ARG_NUMBER(b) };

    pl_text_format(text, lang, texts[id].word[lang], args, 2);
}

void mysthea_write_label(struct pl_text *text, enum pl_lang lang, uint32_t card)
{
    const struct mysthea_card_info *info = &mysthea_cards[card];
    uint32_t kind = MYSTHEA_TEXT_KIND_TACTIC + (uint32_t)info->kind - MYSTHEA_KIND_TACTIC;
    bool is_upgrade = info->kind == MYSTHEA_KIND_UPGRADE;
    uint32_t label = is_upgrade ? MYSTHEA_TEXT_UPGRADE_LABEL : MYSTHEA_TEXT_CARD_LABEL;
    const struct pl_arg args[3] = {
        PL_ARG_TEXT(texts[kind].word[lang]), PL_ARG_NUMBER(info->points),
        PL_ARG_TEXT(is_upgrade ? mysthea_place_title(lang, card) : "")
    };

    pl_text_format(text, lang, texts[label].word[lang], args, 3);
}

/* A part of the effect on top, with the number that it brings now. */
static void write_part(const struct mysthea *s, uint32_t index, enum pl_lang lang,
                       struct pl_text *text)
{
    const struct pl_frame *frame = pl_find_frame(&s->head, MYSTHEA_FRAME_EFFECT);

    if (!frame) {
        return;
    }
    const struct mysthea_part *part = &mysthea_effects[frame->arg[0]].part[index & 1];
    uint32_t count = part->count * mysthea_count(s, frame->seat, (enum mysthea_count)part->per,
                                                 (uint32_t)frame->arg[1]);
    const struct pl_arg args[2] = {
        PL_ARG_NUMBER((int32_t)count),
        PL_ARG_TEXT(texts[MYSTHEA_TEXT_WHOM_CONSTRUCT + part->unit].word[lang]),
    };
    bool is_free = part->op == MYSTHEA_OP_BATTLE_CHARGED &&
                   mysthea_is_on(s, MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE);
    uint32_t op = is_free ? (uint32_t)MYSTHEA_OP_BATTLE : part->op;
    pl_text_format(text, lang, texts[MYSTHEA_TEXT_OP_NONE + op].word[lang], args, 2);
}

static const char *icon_word(uint32_t encounter, uint32_t index, enum pl_lang lang)
{
    return texts[MYSTHEA_TEXT_ICON_NONE + mysthea_encounters[encounter].icon[index]].word[lang];
}

/* What the options make of a part of a reward (R-MYS-11.3, R-MYS-16.7, R-MYS-X1.10); 0: nothing. */
static uint32_t note_of(const struct mysthea *s, uint32_t op)
{
    switch (op) {
    case MYSTHEA_OP_STRIKE_EACH:
        return mysthea_is_on(s, MYSTHEA_OPTION_VICTIM_PICKS) ? MYSTHEA_TEXT_NOTE_STRIKE_OWN
                                                             : MYSTHEA_TEXT_NOTE_STRIKE;
    case MYSTHEA_OP_BATTLE_CHARGED:
        return mysthea_is_on(s, MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE) ? 0
                                                                      : MYSTHEA_TEXT_NOTE_BATTLE;
    case MYSTHEA_OP_JUMP:
    case MYSTHEA_OP_JUMP_TOGETHER:
        return mysthea_is_kept(s, MYSTHEA_OPTION_JUMPS_ALONE) ? MYSTHEA_TEXT_NOTE_JUMP : 0;
    default: return 0;
    }
}

/* What a reward brings, with each note once. */
static void write_reward(const struct mysthea_phrase *phrase, uint32_t effect, struct pl_text *text)
{
    uint32_t reward = effect - MYSTHEA_CARD_COUNT;
    uint32_t last = 0;

    pl_text_add(text, rewards[reward / 2 + 1][reward % 2].word[phrase->lang]);
    for (uint32_t i = 0; i < mysthea_effects[effect].part_count; i++) {
        uint32_t note = note_of(phrase->s, mysthea_effects[effect].part[i].op);
        if (note && note != last) {
            pl_text_add(text, texts[note].word[phrase->lang]);
            last = note;
        }
    }
}

static void write_option(const struct mysthea_phrase *phrase, uint32_t card, uint32_t option,
                         struct pl_text *text)
{
    uint32_t index = option == 2;

    pl_text_add(text, icon_word(card, index, phrase->lang));
    if (phrase->is_reward_open) {
        pl_text_add(text, ": ");
        write_reward(phrase, mysthea_reward_of(card, index + 1), text);
    }
}

void mysthea_write_front(struct pl_text *text, enum pl_lang lang, uint32_t card)
{
    const struct pl_arg args[4] = {
        PL_ARG_TEXT(encounter_titles[card]),
        PL_ARG_NUMBER(mysthea_encounters[card].glory),
        PL_ARG_TEXT(icon_word(card, 0, lang)),
        PL_ARG_TEXT(icon_word(card, 1, lang)),
    };

    pl_text_format(text, lang, texts[MYSTHEA_TEXT_ENCOUNTER].word[lang], args, 4);
}

static const char *drafted_title(const struct mysthea *s, uint32_t pile, enum pl_lang lang)
{
    return pile == 0 ? champions[s->public.draft[0]].title.word[lang]
                     : cards[s->public.draft[pile]].title.word[lang];
}

/* A word of a table, or NULL for one that has to be put together. */
static const char *ready_word(const struct mysthea_phrase *phrase, enum mysthea_argument what,
                              uint32_t value)
{
    enum pl_lang lang = phrase->lang;

    switch (what) {
    case MYSTHEA_ARGUMENT_CARD: return cards[value].title.word[lang];
    case MYSTHEA_ARGUMENT_REGION: return regions[value].word[lang];
    case MYSTHEA_ARGUMENT_ISLAND: return islands[value].word[lang];
    case MYSTHEA_ARGUMENT_UNIT: return texts[MYSTHEA_TEXT_UNIT_CONSTRUCT + value].word[lang];
    case MYSTHEA_ARGUMENT_EVENT_CARD: return mysthea_event_card_title(lang, value);
    case MYSTHEA_ARGUMENT_CHAMPION: return champions[value].title.word[lang];
    case MYSTHEA_ARGUMENT_MOVED:
        return texts[value ? MYSTHEA_TEXT_MOVED : MYSTHEA_TEXT_UNMOVED].word[lang];
    case MYSTHEA_ARGUMENT_DRAFTED: return drafted_title(phrase->s, value, lang);
    case MYSTHEA_ARGUMENT_EFFECT: /* the card, or the reward */
        return mysthea_is_reward(value) ? NULL : cards[value].title.word[lang];
    case MYSTHEA_ARGUMENT_NONE:
    case MYSTHEA_ARGUMENT_NUMBER:
    case MYSTHEA_ARGUMENT_SEAT:
    case MYSTHEA_ARGUMENT_ENCOUNTER:
    case MYSTHEA_ARGUMENT_ATTUNEMENT:
    case MYSTHEA_ARGUMENT_PART:
    case MYSTHEA_ARGUMENT_OPTION: break;
    }
    return NULL;
}

static void write_word(const struct mysthea_phrase *phrase, enum mysthea_argument what,
                       uint32_t value, uint32_t earlier, struct pl_text *text)
{
    const char *word = ready_word(phrase, what, value);

    if (word) {
        pl_text_add(text, word);
        if (what == MYSTHEA_ARGUMENT_CARD && phrase->is_card_labelled && value) {
            pl_text_char(text, ' ');
            mysthea_write_label(text, phrase->lang, value);
        }
    } else if (what == MYSTHEA_ARGUMENT_ENCOUNTER) {
        mysthea_write_front(text, phrase->lang, value);
    } else if (what == MYSTHEA_ARGUMENT_ATTUNEMENT) {
        pl_text_add(text, mysthea_attunement_effect(phrase->lang, value));
    } else if (what == MYSTHEA_ARGUMENT_PART) {
        write_part(phrase->s, value - 1, phrase->lang, text);
    } else if (what == MYSTHEA_ARGUMENT_EFFECT) {
        write_reward(phrase, value, text);
    } else if (what == MYSTHEA_ARGUMENT_OPTION) {
        write_option(phrase, earlier, value, text);
    } else if (what == MYSTHEA_ARGUMENT_SEAT) {
        pl_text_add(text, pl_seat_name(text, phrase->lang, (pl_seat)value));
    }
}

/* A unit as an object, a region or an island as a place; nothing for other words. */
static void write_inflected(enum pl_lang lang, enum mysthea_argument what, uint32_t value,
                            struct pl_text *text)
{
    if (what == MYSTHEA_ARGUMENT_UNIT) {
        pl_text_add(text, texts[MYSTHEA_TEXT_WHOM_CONSTRUCT + value].word[lang]);
    } else if (what == MYSTHEA_ARGUMENT_ISLAND) {
        pl_text_add(text, texts[MYSTHEA_TEXT_ON_NONE + value].word[lang]);
    } else if (what == MYSTHEA_ARGUMENT_REGION) {
        pl_text_add(text, texts[MYSTHEA_TEXT_AT_NONE + mysthea_type_of[value]].word[lang]);
        pl_text_add(text, " (");
        pl_text_add(text, islands[mysthea_island_of[value]].word[lang]);
        pl_text_char(text, ')');
    }
}

/* Puts the word number `index` into its inflected place, if it has one. */
static void add_inflected(struct mysthea_phrase *phrase, uint32_t index, enum mysthea_argument what,
                          uint32_t value)
{
    uint32_t place = MYSTHEA_PHRASE_ARGS + index;

    if (place < MYSTHEA_TEMPLATE_ARGS) {
        struct pl_text text = pl_text_in(phrase->room[place], MYSTHEA_WORD_MAX);
        write_inflected(phrase->lang, what, value, &text);
        phrase->arg[place] = PL_ARG_TEXT(phrase->room[place]);
    }
}

void mysthea_add_word(struct mysthea_phrase *phrase, enum mysthea_argument what, int32_t value,
                      int32_t earlier)
{
    if (what == MYSTHEA_ARGUMENT_NONE) {
        return;
    }
    PL_ASSERT(phrase->count < MYSTHEA_PHRASE_ARGS);
    struct pl_arg *arg = &phrase->arg[phrase->count];
    char *room = phrase->room[phrase->count];
    add_inflected(phrase, phrase->count++, what, (uint32_t)value);
    if (what == MYSTHEA_ARGUMENT_NUMBER) {
        *arg = PL_ARG_NUMBER(value);
        return;
    }
    struct pl_text text = pl_text_in(room, MYSTHEA_WORD_MAX);
    text.seat_names = phrase->seat_names;
    write_word(phrase, what, (uint32_t)value, (uint32_t)earlier, &text);
    *arg = PL_ARG_TEXT(room);
}
