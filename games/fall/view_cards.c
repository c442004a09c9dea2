/* What characters, monsters and relics do, in words, and the glossary; parts of words.def. */
#include "games/fall/view.h"

/* Texts by effect. */

static const uint16_t traits[FALL_TRAIT_COUNT] = {
#define TRAIT_TEXT(id_, ...) [FALL_TRAIT_##id_] = FALL_TEXT_TRAIT_##id_,
#include "games/fall/card_text.def"
};

static const uint16_t relics[FALL_RELIC_COUNT] = {
    [FALL_NO_RELIC] = FALL_TEXT_NO_RELIC,
#define RELIC_TEXT(id_, ...) [FALL_RELIC_##id_] = FALL_TEXT_RELIC_##id_,
#include "games/fall/card_text.def"
};

static const uint16_t enters[FALL_ENTER_COUNT] = {
#define ENTER_TEXT(id_, ...) [FALL_ENTER_##id_] = FALL_TEXT_ENTER_##id_,
#include "games/fall/card_text.def"
};

static const uint16_t plagues[FALL_PLAGUE_COUNT] = {
#define PLAGUE_TEXT(id_, ...) [FALL_##id_] = FALL_TEXT_PLAGUE_##id_,
#include "games/fall/card_text.def"
};

static const uint16_t house[FALL_OPTION_COUNT] = {
#define HOUSE_TEXT(id_, ...) [FALL_OPTION_##id_] = FALL_TEXT_HOUSE_##id_,
#include "games/fall/card_text.def"
};

static const uint16_t storms[] = {
#define STORM_TEXT(id_, ...) [FALL_STORM_##id_] = FALL_TEXT_STORM_##id_,
#include "games/fall/card_text.def"
};

/* The glossary has no game and tells how it is played by default. */
static uint32_t option_of(const struct pl_pen *pen, enum fall_option option)
{
    return pen->obs ? pl_head_seen(pen->obs)->option[option]
                    : fall_game.options[option].default_value;
}

/* R-FAL-X1.3, R-FAL-X1.4: the text for an option that is off or on. */
static uint32_t by_house(const struct pl_pen *pen, enum fall_option option, uint32_t usual)
{
    return option_of(pen, option) == FALL_SWITCH_ON ? house[option] : usual;
}

static uint32_t trait_text(const struct pl_pen *pen, uint32_t trait)
{
    return trait == FALL_TRAIT_SHELTER ? by_house(pen, FALL_OPTION_ARMOUR_ALWAYS, traits[trait])
                                       : traits[trait];
}

/* R-FAL-X1.2 */
static uint32_t plague_text(const struct pl_pen *pen, uint32_t plague)
{
    return plague == FALL_NO_CHARGE ? storms[option_of(pen, FALL_OPTION_STORM_CHARGES)]
                                    : plagues[plague];
}

/* An ability of the Criminal has a side with armour and one without. */
void fall_write_ability(const struct pl_pen *pen, int32_t character)
{
    uint32_t start = pen->text->length;

    for (uint32_t trait = 0; trait < FALL_TRAIT_COUNT; trait++) {
        uint32_t without = fall_traits[0][character][trait];
        uint32_t within = fall_traits[1][character][trait];
        if (without + within > 0) {
            pl_text_add(pen->text, pen->text->length > start ? " " : "");
            PL_SAY(pen, trait_text(pen, trait), PL_NUMBER(without > 0 ? without : within));
        }
    }
}

void fall_write_relic(const struct pl_pen *pen, int32_t character)
{
    const struct fall_character_info *info = &fall_characters[character];

    PL_SAY(pen, relics[info->relic], PL_NUMBER(info->relic_count));
}

void fall_write_relic_of(const struct pl_pen *pen, int32_t hero)
{
    fall_write_relic(pen, fall_seen(pen->obs)->public.hero[hero]);
}

void fall_write_deeds(const struct pl_pen *pen, int32_t monster)
{
    const struct fall_monster_info *info = &fall_monsters[monster];
    uint32_t start = pen->text->length;

    pl_say(pen, enters[info->enter]);
    if (pen->text->length > start && info->plague != FALL_NO_PLAGUE) {
        pl_text_char(pen->text, ' ');
    }
    pl_say(pen, plague_text(pen, info->plague));
    if (info->damage > 0) {
        PL_SAY(pen, by_house(pen, FALL_OPTION_BOULRON_ADDS, FALL_TEXT_DAMAGE),
               PL_NUMBER(info->damage));
    }
}

/* The glossary. */

void fall_write_character_entry(const struct pl_pen *pen, int32_t character)
{
    int32_t origin = character <= FALL_CHAMPIONS ? FALL_ORIGIN_CHAMPION : FALL_ORIGIN_SEEKER;

    PL_SAY(pen, FALL_TEXT_ENTRY_CHARACTER, PL_NUMBER(fall_characters[character].printed),
           PL_WORD(FALL_WORD_ORIGIN, origin), PL_WORD(FALL_WORD_ABILITY, character),
           PL_WORD(FALL_WORD_RELIC, character));
}

void fall_write_monster_entry(const struct pl_pen *pen, int32_t monster)
{
    const struct fall_monster_info *info = &fall_monsters[monster];

    PL_SAY(pen, FALL_TEXT_ENTRY_MONSTER, PL_NUMBER(info->printed),
           PL_WORD(FALL_WORD_EPITHET, monster), PL_NUMBER(info->strength),
           PL_WORD(FALL_WORD_ISLAND, info->home), PL_WORD(FALL_WORD_DEEDS, monster));
}

void fall_write_island_entry(const struct pl_pen *pen, int32_t island)
{
    const struct fall_isle_info *first = &fall_isles[1 + 3 * (island - 1)];

    PL_SAY(pen, FALL_TEXT_ENTRY_ISLAND, PL_WORD(FALL_WORD_KIND, first[0].kind),
           PL_WORD(FALL_WORD_KIND, first[1].kind), PL_WORD(FALL_WORD_KIND, first[2].kind));
}

void fall_write_card_entry(const struct pl_pen *pen, int32_t card)
{
    const struct fall_card_info *info = &fall_cards[card];

    PL_SAY(pen, FALL_TEXT_ENTRY_CARD, PL_WORD(FALL_WORD_ERA, info->era), PL_NUMBER(info->points),
           PL_WORD(FALL_WORD_BONUS_EFFECT, info->bonus));
}
