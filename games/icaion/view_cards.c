/* What cards, characters, tiles and event cards do, in words made from their rows: in full for the
 * glossary, in half a line for the table. And the glossary itself. */
#include "games/icaion/view.h"

/* Both lengths of a text. */
struct lengths {
    const char *text[PL_LANG_COUNT];
    const char *hint[PL_LANG_COUNT];
};

enum effect_text {
#define EFFECT_TEXT(id_, pl_, en_) EFFECT_##id_,
#define TRAIT_TEXT(...)
#define COUNT_TEXT(...)
#define STEP_TEXT(...)
#define TIMING_TEXT(...)
#include "games/icaion/card_text.def"
#undef EFFECT_TEXT
    EFFECT_TEXTS
};

enum timing_text {
#define EFFECT_TEXT(...)
#undef TIMING_TEXT
#define TIMING_TEXT(id_, pl_, en_) TIMING_##id_,
#include "games/icaion/card_text.def"
#undef TIMING_TEXT
    TIMING_TEXTS
};

static const char *const timings[TIMING_TEXTS][PL_LANG_COUNT] = {
#define TIMING_TEXT(id_, pl_, en_) [TIMING_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/card_text.def"
#undef TIMING_TEXT
#define TIMING_TEXT(...)
};

static const char *const steps[ICAION_STEP_COUNT][PL_LANG_COUNT] = {
#undef STEP_TEXT
#define STEP_TEXT(id_, pl_, en_) [ICAION_STEP_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/card_text.def"
#undef STEP_TEXT
#define STEP_TEXT(...)
};

#define EFFECT_HINT(...)
#define TRAIT_HINT(...)
#define COUNT_HINT(...)
static const struct lengths effects[EFFECT_TEXTS] = {
#undef EFFECT_TEXT
#undef EFFECT_HINT
#define EFFECT_TEXT(id_, pl_, en_) [EFFECT_##id_].text = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#define EFFECT_HINT(id_, pl_, en_) [EFFECT_##id_].hint = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/card_hint.def"
#include "games/icaion/card_text.def"
#undef EFFECT_HINT
#undef EFFECT_TEXT
#define EFFECT_TEXT(...)
#define EFFECT_HINT(...)
};

static const struct lengths traits[ICAION_TRAIT_COUNT] = {
#undef TRAIT_TEXT
#undef TRAIT_HINT
#define TRAIT_TEXT(id_, pl_, en_) \
    [ICAION_TRAIT_##id_].text = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#define TRAIT_HINT(id_, pl_, en_) \
    [ICAION_TRAIT_##id_].hint = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/card_hint.def"
#include "games/icaion/card_text.def"
#undef TRAIT_HINT
#undef TRAIT_TEXT
#define TRAIT_TEXT(...)
#define TRAIT_HINT(...)
};

static const struct lengths counts[ICAION_COUNT_COUNT] = {
#undef COUNT_TEXT
#undef COUNT_HINT
#define COUNT_TEXT(id_, pl_, en_) \
    [ICAION_COUNT_##id_].text = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#define COUNT_HINT(id_, pl_, en_) \
    [ICAION_COUNT_##id_].hint = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/card_hint.def"
#include "games/icaion/card_text.def"
};

static void say_lengths(const struct icaion_pen *pen, const struct lengths *lengths, bool is_hint,
                        struct pl_arg arg)
{
    const char *template = is_hint ? lengths->hint[pen->lang] : lengths->text[pen->lang];

    pl_text_format(pen->text, pen->lang, template, &arg, 1);
}

/* The names of a set of basic actions. */
static const char *actions_part(const struct icaion_pen *pen, uint32_t actions,
                                struct icaion_part *part)
{
    struct pl_text text;

    icaion_pen_in(pen, part, &text);
    for (; actions; actions &= actions - 1) {
        uint32_t id = ICAION_TEXT_DO_EXTRACT + pl_lowest(actions);
        pl_text_add(&text, icaion_word(pen->lang, (enum icaion_text)id));
        pl_text_add(&text, icaion_between(pen->lang, actions));
    }
    return part->room;
}

static void say_trait(const struct icaion_pen *pen, uint32_t trait, uint32_t count, bool is_hint)
{
    bool is_set = trait == ICAION_TRAIT_ARMOUR || trait == ICAION_TRAIT_SPECIALS;
    struct icaion_part part;

    say_lengths(pen, &traits[trait], is_hint,
                is_set ? PL_ARG_TEXT(actions_part(pen, count, &part))
                       : PL_ARG_NUMBER((int32_t)count));
}

static void say_gain(const struct icaion_pen *pen, const struct icaion_oddity_info *info,
                     bool is_hint)
{
    uint8_t crystals[ICAION_COLOURS] = { 0 };
    struct icaion_part part;

    if (info->what == ICAION_ANY) {
        say_lengths(pen, &effects[EFFECT_GAIN_ANY], is_hint, PL_ARG_NUMBER(info->count));
        return;
    }
    crystals[info->what] = info->count;
    say_lengths(pen, &effects[EFFECT_GAIN], is_hint,
                PL_ARG_TEXT(icaion_crystals_part(pen, crystals, &part)));
}

void icaion_say_oddity(const struct icaion_pen *pen, uint32_t card, bool is_hint)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];
    struct pl_arg count = PL_ARG_NUMBER(info->count);
    struct icaion_part part;

    switch ((enum icaion_effect)info->effect) {
    case ICAION_EFFECT_GAIN: say_gain(pen, info, is_hint); break;
    case ICAION_EFFECT_SCORE: say_lengths(pen, &effects[EFFECT_SCORE], is_hint, count); break;
    case ICAION_EFFECT_ACT:
        say_lengths(pen, &effects[EFFECT_ACT], is_hint,
                    PL_ARG_TEXT(actions_part(pen, info->what, &part)));
        break;
    case ICAION_EFFECT_DASH: say_lengths(pen, &effects[EFFECT_DASH], is_hint, count); break;
    case ICAION_EFFECT_DRAW: say_lengths(pen, &effects[EFFECT_DRAW], is_hint, count); break;
    case ICAION_EFFECT_HIT: say_lengths(pen, &effects[EFFECT_HIT], is_hint, count); break;
    case ICAION_EFFECT_TRAIT: say_trait(pen, info->what, info->count, is_hint); break;
    case ICAION_EFFECT_NONE:
    case ICAION_EFFECT_COUNT: break;
    }
    if (info->does_charge) {
        pl_text_add(pen->text, is_hint ? "" : " ");
        say_lengths(pen, &effects[EFFECT_CHARGE], is_hint, count);
    }
}

void icaion_say_character(const struct icaion_pen *pen, uint32_t character, bool is_hint)
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

void icaion_say_tile(const struct icaion_pen *pen, uint32_t tile, uint32_t side, bool is_hint)
{
    const struct icaion_tile_info *info =
        &icaion_tiles[tile / ICAION_YEARS][side][tile % ICAION_YEARS];

    say_lengths(pen, &counts[info->count], is_hint, PL_ARG_NUMBER(info->points));
}

/* The glossary: oddities, seekers and equipment, tiles, event cards. */

static void describe_oddity(const struct icaion_pen *pen, uint32_t card)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];
    struct pl_arg cost = PL_ARG_NUMBER(info->cost);
    enum timing_text timing = info->is_upgrade ? TIMING_UPGRADE : TIMING_ONE_SHOT;

    ICAION_SAY(pen, ENTRY_ODDITY, PL_ARG_NUMBER((int32_t)card + 200));
    pl_text_format(pen->text, pen->lang, timings[timing][pen->lang], &cost, 1);
    pl_text_char(pen->text, ' ');
    icaion_say_oddity(pen, card, false);
    if (info->effect == ICAION_EFFECT_ACT) { /* R-ICA-X1.13 */
        pl_text_add(pen->text, timings[TIMING_HOUSE_ACT][pen->lang]);
    } else if (info->effect == ICAION_EFFECT_DASH) { /* R-ICA-X1.5 */
        pl_text_add(pen->text, timings[TIMING_HOUSE_DASH][pen->lang]);
    } else if (info->what == ICAION_TRAIT_FREE_NODES && info->is_upgrade) {
        /* R-ICA-X1.3, R-ICA-X1.4 */
        pl_text_add(pen->text, timings[TIMING_HOUSE_WALK][pen->lang]);
        pl_text_add(pen->text, timings[TIMING_HOUSE_TRACK][pen->lang]);
    }
}

static void describe_character(const struct icaion_pen *pen, uint32_t character)
{
    const struct icaion_character_info *info = &icaion_characters[character];
    struct icaion_part part;
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_NUMBER(info->hand), PL_ARG_NUMBER(info->upgrades),
        PL_ARG_TEXT(icaion_crystals_part(pen, info->start, &part))
    };

    icaion_say(pen,
               character < ICAION_SEEKERS_END ? ICAION_TEXT_ENTRY_SEEKER
                                              : ICAION_TEXT_ENTRY_EQUIPMENT,
               args);
    icaion_say_character(pen, character, false);
    if (info->trait[ICAION_TRAIT_LAST_TELEPORT] > 0) { /* R-ICA-X1.6 */
        pl_text_add(pen->text, timings[TIMING_HOUSE_TELEPORT][pen->lang]);
    }
    if (info->trait[ICAION_TRAIT_FREE_NODES] > 0) { /* R-ICA-X1.3 */
        pl_text_add(pen->text, timings[TIMING_HOUSE_WALK][pen->lang]);
    }
}

/* R-ICA-X1.12 */
static bool counts_upgrades(uint32_t tile, uint32_t side)
{
    uint32_t count = icaion_tiles[tile / ICAION_YEARS][side][tile % ICAION_YEARS].count;

    return count == ICAION_COUNT_ROW2_UNLOCKED || count == ICAION_COUNT_ROW3_UNLOCKED;
}

static void describe_tile(const struct icaion_pen *pen, uint32_t tile)
{
    ICAION_SAY(pen, ENTRY_TILE, PL_ARG_TEXT(icaion_colour_word(pen->lang, tile / ICAION_YEARS)));
    for (uint32_t side = 0; side < 2; side++) {
        pl_text_add(pen->text,
                    icaion_word(pen->lang, side ? ICAION_TEXT_ENTRY_NIGHT : ICAION_TEXT_ENTRY_DAY));
        icaion_say_tile(pen, tile, side, false);
        pl_text_add(pen->text,
                    counts_upgrades(tile, side) ? timings[TIMING_HOUSE_ROWS][pen->lang] : "");
    }
}

static void describe_event_card(const struct icaion_pen *pen, uint32_t card)
{
    const struct icaion_event_card_info *info = &icaion_event_cards[card];

    pl_text_add(pen->text, icaion_word(pen->lang, ICAION_TEXT_ENTRY_EVENT));
    if (info->kind < ICAION_COLOSSUS) {
        pl_text_add(pen->text, timings[TIMING_REGION_CARD][pen->lang]);
    }
    for (uint32_t i = 0; i < ICAION_STEPS_MAX && info->step[i].op != ICAION_STEP_NONE; i++) {
        struct pl_arg count = PL_ARG_NUMBER(info->step[i].count);
        pl_text_add(pen->text, i ? " " : "");
        pl_text_format(pen->text, pen->lang, steps[info->step[i].op][pen->lang], &count, 1);
    }
}

bool icaion_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                  struct pl_text *text)
{
    enum {
        CHARACTERS_AT = ICAION_ODDITY_COUNT - 1,
        TILES_AT = CHARACTERS_AT + ICAION_CHARACTER_COUNT - 1,
        EVENTS_AT = TILES_AT + ICAION_TILES,
        ENTRIES = EVENTS_AT + ICAION_EVENT_CARD_COUNT - ICAION_EVENT_CARD_FIRST
    };
    const struct icaion_pen pen = { text, lang, PL_NOBODY, NULL };

    if (index < CHARACTERS_AT) {
        ret_entry->id = icaion_oddity_names.name[index + 1];
        ret_entry->title = icaion_oddities[index + 1].name[lang];
        describe_oddity(&pen, index + 1);
    } else if (index < TILES_AT) {
        uint32_t character = index - CHARACTERS_AT + 1;
        ret_entry->id = icaion_character_names.name[character];
        ret_entry->title = icaion_characters[character].name[lang];
        describe_character(&pen, character);
    } else if (index < EVENTS_AT) {
        uint32_t tile = index - TILES_AT;
        ret_entry->id = icaion_tile_names.name[tile + 1];
        ret_entry->title = icaion_tile_title(lang, tile);
        describe_tile(&pen, tile);
    } else if (index < ENTRIES) {
        uint32_t card = index - EVENTS_AT + ICAION_EVENT_CARD_FIRST;
        ret_entry->id = icaion_event_card_names.name[card];
        ret_entry->title = icaion_event_cards[card].name[lang];
        describe_event_card(&pen, card);
    }
    return index < ENTRIES;
}
