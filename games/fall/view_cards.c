/* What characters, monsters, bonuses and command cards do, in words; and the glossary. */
#include "games/fall/view.h"

struct words {
    const char *word[PL_LANG_COUNT];
};

#define WORDS(pl_, en_)                            \
    {                                              \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

/* The table is read once for each sort of row. */
#define TRAIT_TEXT(...)
#define RELIC_TEXT(...)
#define ENTER_TEXT(...)
#define PLAGUE_TEXT(...)
#define DAMAGE_TEXT(...)
#define BONUS_TEXT(...)
#define HOUSE_TEXT(...)
#define STORM_TEXT(...)

#undef TRAIT_TEXT
#define TRAIT_TEXT(id_, pl_, en_) [FALL_TRAIT_##id_] = WORDS(pl_, en_),
static const struct words traits[FALL_TRAIT_COUNT] = {
#include "games/fall/card_text.def"
};
#undef TRAIT_TEXT
#define TRAIT_TEXT(...)

#undef RELIC_TEXT
#define RELIC_TEXT(id_, pl_, en_) [FALL_RELIC_##id_] = WORDS(pl_, en_),
static const struct words relics[FALL_RELIC_COUNT] = {
    [FALL_NO_RELIC] = WORDS("-", "-"),
#include "games/fall/card_text.def"
};
#undef RELIC_TEXT
#define RELIC_TEXT(...)

#undef ENTER_TEXT
#define ENTER_TEXT(id_, pl_, en_) [FALL_ENTER_##id_] = WORDS(pl_, en_),
static const struct words enters[FALL_ENTER_COUNT] = {
#include "games/fall/card_text.def"
};
#undef ENTER_TEXT
#define ENTER_TEXT(...)

#undef PLAGUE_TEXT
#define PLAGUE_TEXT(id_, pl_, en_) [FALL_##id_] = WORDS(pl_, en_),
static const struct words plagues[FALL_PLAGUE_COUNT] = {
#include "games/fall/card_text.def"
};
#undef PLAGUE_TEXT
#define PLAGUE_TEXT(...)

#undef DAMAGE_TEXT
#define DAMAGE_TEXT(pl_, en_) WORDS(pl_, en_)
static const struct words damage_text =
#include "games/fall/card_text.def"
    ;
#undef DAMAGE_TEXT
#define DAMAGE_TEXT(...)

#undef BONUS_TEXT
#define BONUS_TEXT(id_, pl_, en_) [FALL_##id_] = WORDS(pl_, en_),
static const struct words bonuses[FALL_BONUSES] = {
#include "games/fall/card_text.def"
};
#undef BONUS_TEXT
#define BONUS_TEXT(...)

#undef HOUSE_TEXT
#define HOUSE_TEXT(id_, pl_, en_) [FALL_OPTION_##id_] = WORDS(pl_, en_),
static const struct words house[FALL_OPTION_COUNT] = {
#include "games/fall/card_text.def"
};
#undef HOUSE_TEXT
#define HOUSE_TEXT(...)

#undef STORM_TEXT
#define STORM_TEXT(id_, pl_, en_) [FALL_STORM_##id_] = WORDS(pl_, en_),
static const struct words storms[] = {
#include "games/fall/card_text.def"
};

static const struct words bonus_colours[FALL_BONUSES] = {
#define BONUS(id_, slug_, kind_, pl_, en_) [FALL_##id_] = WORDS(pl_, en_),
#include "games/fall/bonuses.def"
#undef BONUS
};

static void say_number(const struct fall_pen *pen, const struct words *words, int32_t number)
{
    const struct pl_arg args[1] = { PL_ARG_NUMBER(number) };

    pl_text_format(pen->text, pen->lang, words->word[pen->lang], args, 1);
}

/* The glossary has no game and tells how it is played unless somebody changes it. */
static uint32_t option_of(const struct fall_pen *pen, enum fall_option option)
{
    return pen->s ? pen->s->head.option[option] : fall_game.options[option].default_value;
}

/* R-FAL-X1.3, R-FAL-X1.4: the words for an option that is off or on. */
static const struct words *by_house(const struct fall_pen *pen, enum fall_option option,
                                    const struct words *usual)
{
    return option_of(pen, option) == FALL_SWITCH_ON ? &house[option] : usual;
}

static const struct words *trait_words(const struct fall_pen *pen, uint32_t trait)
{
    return trait == FALL_TRAIT_SHELTER ? by_house(pen, FALL_OPTION_ARMOUR_ALWAYS, &traits[trait])
                                       : &traits[trait];
}

/* R-FAL-X1.2 */
static const struct words *plague_words(const struct fall_pen *pen, uint32_t plague)
{
    return plague == FALL_NO_CHARGE ? &storms[option_of(pen, FALL_OPTION_STORM_CHARGES)]
                                    : &plagues[plague];
}

/* An ability of the Criminal has a side with armour and one without. */
void fall_say_ability(const struct fall_pen *pen, uint32_t character)
{
    bool is_first = true;

    for (uint32_t trait = 0; trait < FALL_TRAIT_COUNT; trait++) {
        uint32_t without = fall_traits[0][character][trait];
        uint32_t within = fall_traits[1][character][trait];
        if (without + within > 0) {
            pl_text_add(pen->text, is_first ? "" : " ");
            say_number(pen, trait_words(pen, trait), (int32_t)(without > 0 ? without : within));
            is_first = false;
        }
    }
}

void fall_say_relic(const struct fall_pen *pen, uint32_t character)
{
    const struct fall_character_info *info = &fall_characters[character];

    say_number(pen, &relics[info->relic], info->relic_count);
}

void fall_say_monster(const struct fall_pen *pen, uint32_t monster)
{
    const struct fall_monster_info *info = &fall_monsters[monster];
    const char *entering = enters[info->enter].word[pen->lang];

    pl_text_add(pen->text, entering);
    pl_text_add(pen->text, *entering && info->plague != FALL_NO_PLAGUE ? " " : "");
    pl_text_add(pen->text, plague_words(pen, info->plague)->word[pen->lang]);
    if (info->damage != info->strength) {
        say_number(pen, by_house(pen, FALL_OPTION_BOULRON_ADDS, &damage_text), info->damage);
    }
}

const char *fall_bonus_text(enum pl_lang lang, uint32_t bonus)
{
    PL_ASSERT(bonus < FALL_BONUSES);
    return bonuses[bonus].word[lang];
}

const char *fall_bonus_colour(enum pl_lang lang, uint32_t bonus)
{
    PL_ASSERT(bonus < FALL_BONUSES);
    return bonus_colours[bonus].word[lang];
}

/* The glossary. */

enum {
    MONSTERS_AT = FALL_CHARACTER_COUNT - 1,
    ISLANDS_AT = MONSTERS_AT + FALL_MONSTERS,
    CARDS_AT = ISLANDS_AT + FALL_ISLANDS,
    ENTRIES = CARDS_AT + FALL_CARDS
};

static void explain_character(const struct fall_pen *pen, uint32_t character)
{
    const char *origin =
        fall_word(pen->lang, character <= FALL_CHAMPIONS ? FALL_TEXT_CHAMPION : FALL_TEXT_SEEKER);
    const int32_t printed = fall_characters[character].printed;

    FALL_SAY(pen, ENTRY_CHARACTER, PL_ARG_NUMBER(printed), PL_ARG_TEXT(origin));
    fall_say_ability(pen, character);
    pl_text_add(pen->text, fall_word(pen->lang, FALL_TEXT_ENTRY_RELIC));
    fall_say_relic(pen, character);
}

static void explain_monster(const struct fall_pen *pen, uint32_t monster)
{
    const struct fall_monster_info *info = &fall_monsters[monster];

    FALL_SAY(pen, ENTRY_MONSTER, PL_ARG_NUMBER(info->printed), PL_ARG_NUMBER(info->strength),
             PL_ARG_TEXT(fall_island_title(pen->lang, info->home)),
             PL_ARG_TEXT(fall_monster_epithet(pen->lang, monster)));
    fall_say_monster(pen, monster);
}

static void explain_island(const struct fall_pen *pen, uint32_t island)
{
    uint32_t first = 1 + 3 * (island - 1);

    FALL_SAY(pen, ENTRY_ISLAND, PL_ARG_TEXT(fall_kind_word(pen->lang, fall_isles[first].kind)),
             PL_ARG_TEXT(fall_kind_word(pen->lang, fall_isles[first + 1].kind)),
             PL_ARG_TEXT(fall_kind_word(pen->lang, fall_isles[first + 2].kind)));
}

static void explain_card(const struct fall_pen *pen, uint32_t card)
{
    const struct fall_card_info *info = &fall_cards[card];
    const char *origin = info->era > 0 ? fall_era_word(pen->lang, info->era)
                                       : fall_word(pen->lang, FALL_TEXT_START_CARD);

    FALL_SAY(pen, ENTRY_CARD, PL_ARG_TEXT(origin), PL_ARG_NUMBER(info->points));
    pl_text_add(pen->text, fall_bonus_text(pen->lang, info->bonus));
}

bool fall_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry, struct pl_text *text)
{
    const struct fall_pen pen = { text, lang, NULL };

    if (index < MONSTERS_AT) {
        uint32_t character = 1 + index;
        *ret_entry = (struct pl_entry){ fall_character_names.name[character],
                                        fall_character_title(lang, character) };
        explain_character(&pen, character);
    } else if (index < ISLANDS_AT) {
        uint32_t monster = 1 + index - MONSTERS_AT;
        *ret_entry =
            (struct pl_entry){ fall_monster_names.name[monster], fall_monster_title(monster) };
        explain_monster(&pen, monster);
    } else if (index < CARDS_AT) {
        uint32_t island = 1 + index - ISLANDS_AT;
        *ret_entry =
            (struct pl_entry){ fall_island_names.name[island], fall_island_title(lang, island) };
        explain_island(&pen, island);
    } else if (index < ENTRIES) {
        uint32_t card = 1 + index - CARDS_AT;
        *ret_entry = (struct pl_entry){ fall_card_names.name[card], fall_card_title(lang, card) };
        explain_card(&pen, card);
    }
    return index < ENTRIES;
}
