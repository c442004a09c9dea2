/* What cards, characters, tiles and event cards do, in words made from their rows: in full for the
 * glossary, in half a line for the table. And the entries of the glossary. */
#include "games/icaion/view.h"

/* Both lengths of a text. */
struct lengths {
    uint16_t text;
    uint16_t hint;
};

#define EFFECT(id_)                                             \
    {                                                           \
        ICAION_TEXT_EFFECT_##id_, ICAION_TEXT_EFFECT_HINT_##id_ \
    }

static const struct lengths effects[ICAION_EFFECT_COUNT] = {
    [ICAION_EFFECT_GAIN] = EFFECT(GAIN), [ICAION_EFFECT_SCORE] = EFFECT(SCORE),
    [ICAION_EFFECT_ACT] = EFFECT(ACT),   [ICAION_EFFECT_DASH] = EFFECT(DASH),
    [ICAION_EFFECT_DRAW] = EFFECT(DRAW), [ICAION_EFFECT_HIT] = EFFECT(HIT),
};
static const struct lengths gain_any = EFFECT(GAIN_ANY);
static const struct lengths charge = EFFECT(CHARGE);

static const struct lengths traits[ICAION_TRAIT_COUNT] = {
#define OWN_TRAIT(id_) \
    [ICAION_TRAIT_##id_] = { ICAION_TEXT_TRAIT_##id_, ICAION_TEXT_TRAIT_HINT_##id_ },
#include "games/icaion/traits.def"
};

static const struct lengths counts[ICAION_COUNT_COUNT] = {
#define COUNT(id_) [ICAION_COUNT_##id_] = { ICAION_TEXT_COUNT_##id_, ICAION_TEXT_COUNT_HINT_##id_ },
#include "games/icaion/counts.def"
};

static void say_lengths(const struct pl_pen *pen, const struct lengths *lengths, bool is_hint,
                        struct pl_word word)
{
    PL_SAY(pen, is_hint ? lengths->hint : lengths->text, word);
}

static void say_trait(const struct pl_pen *pen, uint32_t trait, uint32_t count, bool is_hint)
{
    bool is_set = trait == ICAION_TRAIT_ARMOUR || trait == ICAION_TRAIT_SPECIALS;

    PL_SAY(pen, is_hint ? traits[trait].hint : traits[trait].text,
           is_set ? PL_WORD(ICAION_WORD_BASICS, count) : PL_NUMBER(count),
           PL_NUMBER(ICAION_CONVERTER_IN));
}

static void say_effect(const struct pl_pen *pen, const struct icaion_oddity_info *info,
                       bool is_hint)
{
    const struct lengths *lengths = &effects[info->effect];

    switch ((enum icaion_effect)info->effect) {
    case ICAION_EFFECT_TRAIT: say_trait(pen, info->what, info->count, is_hint); break;
    case ICAION_EFFECT_ACT:
        say_lengths(pen, lengths, is_hint, PL_WORD(ICAION_WORD_BASICS, info->what));
        break;
    case ICAION_EFFECT_GAIN:
        if (info->what != ICAION_ANY) {
            say_lengths(pen, lengths, is_hint,
                        PL_WORD(ICAION_WORD_CRYSTALS, pl_pair(info->what, info->count)));
        } else {
            say_lengths(pen, &gain_any, is_hint, PL_NUMBER(info->count));
        }
        break;
    case ICAION_EFFECT_SCORE:
    case ICAION_EFFECT_DASH:
    case ICAION_EFFECT_DRAW:
    case ICAION_EFFECT_HIT: say_lengths(pen, lengths, is_hint, PL_NUMBER(info->count)); break;
    case ICAION_EFFECT_NONE:
    case ICAION_EFFECT_COUNT: break;
    }
}

static void say_card(const struct pl_pen *pen, int32_t card, bool is_hint)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];

    say_effect(pen, info, is_hint);
    if (info->does_charge) {
        pl_text_add(pen->text, is_hint ? "" : " ");
        say_lengths(pen, &charge, is_hint, PL_NUMBER(info->count));
    }
}

static void say_character(const struct pl_pen *pen, int32_t character, bool is_hint)
{
    const uint8_t *trait = icaion_characters[character].trait;
    bool is_first = true;

    for (uint32_t i = 1; i < ICAION_TRAIT_COUNT; i++) {
        if (trait[i] > 0) {
            pl_text_add(pen->text, is_first ? "" : is_hint ? ", " : " ");
            say_trait(pen, i, trait[i], is_hint);
            is_first = false;
        }
    }
}

static const struct icaion_tile_info *tile_of(int32_t face)
{
    uint32_t tile = (uint32_t)face / 2;

    return &icaion_tiles[tile / ICAION_YEARS][face & 1][tile % ICAION_YEARS];
}

static void say_face(const struct pl_pen *pen, int32_t face, bool is_hint)
{
    say_lengths(pen, &counts[tile_of(face)->count], is_hint, PL_NUMBER(tile_of(face)->points));
}

void icaion_write_card_text(const struct pl_pen *pen, int32_t card)
{
    say_card(pen, card, false);
}

void icaion_write_card_hint(const struct pl_pen *pen, int32_t card)
{
    say_card(pen, card, true);
}

void icaion_write_character_text(const struct pl_pen *pen, int32_t character)
{
    say_character(pen, character, false);
}

void icaion_write_character_hint(const struct pl_pen *pen, int32_t character)
{
    say_character(pen, character, true);
}

void icaion_write_face_hint(const struct pl_pen *pen, int32_t face)
{
    say_face(pen, face, true);
}

/* The glossary: oddities, seekers and equipment, tiles, event cards. */

void icaion_write_card_entry(const struct pl_pen *pen, int32_t card)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];

    PL_SAY(pen, ICAION_TEXT_ENTRY_ODDITY, PL_NUMBER(card + 200));
    PL_SAY(pen, info->is_upgrade ? ICAION_TEXT_TIMING_UPGRADE : ICAION_TEXT_TIMING_ONE_SHOT,
           PL_NUMBER(info->cost));
    pl_text_char(pen->text, ' ');
    say_card(pen, card, false);
    if (info->effect == ICAION_EFFECT_ACT) { /* R-ICA-X1.13 */
        pl_say(pen, ICAION_TEXT_TIMING_HOUSE_ACT);
    } else if (info->effect == ICAION_EFFECT_DASH) { /* R-ICA-X1.5 */
        pl_say(pen, ICAION_TEXT_TIMING_HOUSE_DASH);
    } else if (info->what == ICAION_TRAIT_FREE_NODES && info->is_upgrade) {
        /* R-ICA-X1.3, R-ICA-X1.4 */
        pl_say(pen, ICAION_TEXT_TIMING_HOUSE_WALK);
        pl_say(pen, ICAION_TEXT_TIMING_HOUSE_TRACK);
    }
}

void icaion_write_start_crystals(const struct pl_pen *pen, int32_t character)
{
    icaion_list_crystals(pen, icaion_characters[character].start);
}

void icaion_write_character_entry(const struct pl_pen *pen, int32_t character)
{
    const struct icaion_character_info *info = &icaion_characters[character];

    PL_SAY(pen,
           character < ICAION_SEEKERS_END ? ICAION_TEXT_ENTRY_SEEKER : ICAION_TEXT_ENTRY_EQUIPMENT,
           PL_NUMBER(info->hand), PL_NUMBER(info->upgrades),
           PL_WORD(ICAION_WORD_START_CRYSTALS, character));
    say_character(pen, character, false);
    if (info->trait[ICAION_TRAIT_LAST_TELEPORT] > 0) { /* R-ICA-X1.6 */
        pl_say(pen, ICAION_TEXT_TIMING_HOUSE_TELEPORT);
    }
    if (info->trait[ICAION_TRAIT_FREE_NODES] > 0) { /* R-ICA-X1.3 */
        pl_say(pen, ICAION_TEXT_TIMING_HOUSE_WALK);
    }
}

/* R-ICA-X1.12 */
static bool counts_upgrades(int32_t face)
{
    uint32_t count = tile_of(face)->count;

    return count == ICAION_COUNT_ROW2_UNLOCKED || count == ICAION_COUNT_ROW3_UNLOCKED;
}

/* Of the tile with this number + 1. */
void icaion_write_tile_entry(const struct pl_pen *pen, int32_t value)
{
    uint32_t tile = (uint32_t)value - 1;

    PL_SAY(pen, ICAION_TEXT_ENTRY_TILE, PL_WORD(ICAION_WORD_COLOUR, tile / ICAION_YEARS));
    for (uint32_t side = 0; side < 2; side++) {
        int32_t face = icaion_face(tile, side);
        pl_say(pen, side ? ICAION_TEXT_ENTRY_NIGHT : ICAION_TEXT_ENTRY_DAY);
        say_face(pen, face, false);
        if (counts_upgrades(face)) {
            pl_say(pen, ICAION_TEXT_TIMING_HOUSE_ROWS);
        }
    }
}

void icaion_write_event_card_entry(const struct pl_pen *pen, int32_t card)
{
    static const uint16_t steps[ICAION_STEP_COUNT] = {
        [ICAION_STEP_MOVE] = ICAION_TEXT_STEP_MOVE,
        [ICAION_STEP_TRAMPLE] = ICAION_TEXT_STEP_TRAMPLE,
        [ICAION_STEP_PARASITES] = ICAION_TEXT_STEP_PARASITES,
        [ICAION_STEP_WOUND] = ICAION_TEXT_STEP_WOUND,
    };
    const struct icaion_event_card_info *info = &icaion_event_cards[card];

    pl_say(pen, ICAION_TEXT_ENTRY_EVENT);
    if (info->kind < ICAION_COLOSSUS) {
        pl_say(pen, ICAION_TEXT_TIMING_REGION_CARD);
    }
    for (uint32_t i = 0; i < ICAION_STEPS_MAX && info->step[i].op != ICAION_STEP_NONE; i++) {
        pl_text_add(pen->text, i ? " " : "");
        PL_SAY(pen, steps[info->step[i].op], PL_NUMBER(info->step[i].count));
    }
}
