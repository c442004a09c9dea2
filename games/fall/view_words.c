/* Names and parts of sentences: every word comes from a .def table, in Polish and English. */
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

static const struct words texts[FALL_TEXT_COUNT] = {
#define TEXT(id_, pl_, en_) [FALL_TEXT_##id_] = WORDS(pl_, en_),
#include "games/fall/text.def"
#undef TEXT
};

static const struct words characters[FALL_CHARACTER_COUNT] = {
    [FALL_NO_CHARACTER] = WORDS("-", "-"),
#define CHAMPION_TEXT(id_, pl_, en_, ...) [FALL_##id_] = WORDS(pl_, en_),
#include "games/mysthea/champion_text.def"
#undef CHAMPION_TEXT
#define SEEKER(number_, id_, slug_, hand_, upgrades_, start_, first_, second_, en_, pl_) \
    [FALL_##id_] = WORDS(pl_, en_),
#include "games/icaion/seekers.def"
#undef SEEKER
};

static const char *const monsters[FALL_MONSTER_COUNT] = {
    [FALL_NO_MONSTER] = "-",
#define MONSTER_TEXT(id_, name_, ...) [FALL_##id_] = name_,
#include "games/mysthea/monster_text.def"
#undef MONSTER_TEXT
};

static const struct words epithets[FALL_MONSTER_COUNT] = {
    [FALL_NO_MONSTER] = WORDS("-", "-"),
#define MONSTER_TEXT(id_, name_, pl_, en_, ...) [FALL_##id_] = WORDS(pl_, en_),
#include "games/mysthea/monster_text.def"
#undef MONSTER_TEXT
};

enum {
#define CARD(number_, id_, ...) NUMBER_OF_##id_ = number_,
#include "games/mysthea/cards.def"
#undef CARD
};

static const struct words cards[FALL_CARDS + 1] = {
    [0] = WORDS("-", "-"),
#define CARD_TEXT(id_, pl_, en_, ...) [NUMBER_OF_##id_] = WORDS(pl_, en_),
#include "games/mysthea/card_text.def"
#undef CARD_TEXT
};

#define ISLAND(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#define REGION(...)
static const struct words islands[FALL_ISLAND_COUNT] = {
    [FALL_NO_ISLAND] = WORDS("-", "-"),
#include "games/mysthea/islands.def"
};
#undef REGION
#undef ISLAND

static const struct words sides[FALL_SIDE_COUNT] = {
    [FALL_NO_SIDE] = WORDS("-", "-"),
#define SIDE_COLOUR(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#include "games/fall/colours.def"
#undef SIDE_COLOUR
};

static const struct words outcomes[FALL_OUTCOME_COUNT] = {
    [FALL_RUNNING] = WORDS("-", "-"),
#define OUTCOME(id_, slug_, pl_, en_) [FALL_OVER_##id_] = WORDS(pl_, en_),
#include "games/fall/outcomes.def"
#undef OUTCOME
};

/* Names. */

const char *fall_word(enum pl_lang lang, enum fall_text id)
{
    PL_ASSERT(id < FALL_TEXT_COUNT);
    return texts[id].word[lang];
}

const char *fall_character_title(enum pl_lang lang, uint32_t character)
{
    PL_ASSERT(character < FALL_CHARACTER_COUNT);
    return characters[character].word[lang];
}

const char *fall_monster_title(uint32_t monster)
{
    PL_ASSERT(monster < FALL_MONSTER_COUNT);
    return monsters[monster];
}

const char *fall_monster_epithet(enum pl_lang lang, uint32_t monster)
{
    PL_ASSERT(monster < FALL_MONSTER_COUNT);
    return epithets[monster].word[lang];
}

const char *fall_island_title(enum pl_lang lang, uint32_t island)
{
    PL_ASSERT(island < FALL_ISLAND_COUNT);
    return islands[island].word[lang];
}

const char *fall_card_title(enum pl_lang lang, uint32_t card)
{
    PL_ASSERT(card <= FALL_CARDS);
    return cards[card].word[lang];
}

const char *fall_side_title(enum pl_lang lang, uint32_t side)
{
    PL_ASSERT(side < FALL_SIDE_COUNT);
    return sides[side].word[lang];
}

const char *fall_outcome_text(enum pl_lang lang, uint32_t outcome)
{
    PL_ASSERT(outcome < FALL_OUTCOME_COUNT);
    return outcomes[outcome].word[lang];
}

struct pl_label fall_ending(const struct pl_event *event)
{
    struct pl_label label = { 0 };

    if (event->kind == FALL_EVENT_OVER) {
        label.id = pl_name_of(&fall_outcome_names, event->arg[0]);
        for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
            label.title[lang] = fall_outcome_text(lang, (uint32_t)event->arg[0]);
        }
    }
    return label;
}

/* Parts. */

void fall_say(const struct fall_pen *pen, enum fall_text id,
              const struct pl_arg args[FALL_SAY_ARGS])
{
    pl_text_format(pen->text, pen->lang, fall_word(pen->lang, id), args, FALL_SAY_ARGS);
}

struct fall_pen fall_pen_in(const struct fall_pen *pen, struct fall_part *part,
                            struct pl_text *text)
{
    struct fall_pen inner = *pen;

    *text = pl_text_in(part->room, sizeof part->room);
    text->seat_names = pen->text->seat_names;
    inner.text = text;
    return inner;
}

const char *fall_count_part(const struct fall_pen *pen, enum fall_text id, uint32_t count,
                            struct fall_part *part)
{
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, part, &text);

    fall_say(&inner, id, (const struct pl_arg[FALL_SAY_ARGS]){ PL_ARG_NUMBER((int32_t)count) });
    return part->room;
}

static void say_crystals(const struct fall_pen *pen, uint32_t colour, int32_t count)
{
    FALL_SAY(pen, COLOUR_MANY, PL_ARG_TEXT(fall_colour_word(pen->lang, colour)),
             PL_ARG_NUMBER(count));
}

const char *fall_crystals_part(const struct fall_pen *pen, const uint8_t crystals[FALL_COLOURS],
                               struct fall_part *part)
{
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, part, &text);

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (crystals[i] > 0) {
            pl_text_add(&text, text.length > 0 ? ", " : "");
            say_crystals(&inner, i, crystals[i]);
        }
    }
    pl_text_add(&text, text.length > 0 ? "" : fall_word(pen->lang, FALL_TEXT_NOTHING));
    return part->room;
}

const char *fall_colours_part(const struct fall_pen *pen, uint32_t colours, struct fall_part *part)
{
    struct pl_text text = pl_text_in(part->room, sizeof part->room);

    for (; colours; colours &= colours - 1) {
        pl_text_add(&text, text.length > 0 ? ", " : "");
        pl_text_add(&text, fall_colour_word(pen->lang, pl_lowest(colours)));
    }
    return part->room;
}

static void say_units(const struct fall_pen *pen, uint32_t unit, uint32_t count)
{
    fall_say(pen, (enum fall_text)(FALL_TEXT_GOLEMS + unit),
             (const struct pl_arg[FALL_SAY_ARGS]){ PL_ARG_NUMBER((int32_t)count) });
}

const char *fall_units_part(const struct fall_pen *pen, const uint32_t count[FALL_UNITS],
                            struct fall_part *part)
{
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, part, &text);

    for (uint32_t unit = 0; unit < FALL_UNITS; unit++) {
        if (count[unit] > 0) {
            pl_text_add(&text, text.length > 0 ? ", " : "");
            say_units(&inner, unit, count[unit]);
        }
    }
    pl_text_add(&text, text.length > 0 ? "" : fall_word(pen->lang, FALL_TEXT_NOTHING));
    return part->room;
}

const char *fall_region_part(const struct fall_pen *pen, uint32_t region, struct fall_part *part)
{
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, part, &text);

    PL_ASSERT(region < FALL_REGIONS);
    FALL_SAY(&inner, REGION, PL_ARG_TEXT(fall_regions[region].name),
             PL_ARG_TEXT(fall_kind_word(pen->lang, fall_regions[region].kind)));
    return part->room;
}

void fall_say_isle(const struct fall_pen *pen, uint32_t isle)
{
    PL_ASSERT(isle > FALL_NO_ISLE && isle < FALL_ISLES);
    FALL_SAY(pen, REGION, PL_ARG_TEXT(fall_kind_word(pen->lang, fall_isles[isle].kind)),
             PL_ARG_TEXT(fall_island_title(pen->lang, fall_isles[isle].island)));
}

/* Arguments. */

static const char *origin_word(enum pl_lang lang, uint32_t origin)
{
    return fall_word(lang, origin == FALL_ORIGIN_ANY      ? FALL_TEXT_ANY_ORIGIN
                           : origin == FALL_ORIGIN_SEEKER ? FALL_TEXT_SEEKER
                                                          : FALL_TEXT_CHAMPION);
}

/* A word of a table, or NULL for one that has to be put together. */
static const char *ready_word(const struct fall_pen *pen, enum fall_argument what, uint32_t value)
{
    enum pl_lang lang = pen->lang;

    switch ((int)what) {
    case FALL_ARG_COLOUR: return fall_colour_word(lang, value);
    case FALL_ARG_KIND: return fall_kind_word(lang, value);
    case FALL_ARG_SIDE: return fall_side_title(lang, value);
    case FALL_ARG_TYPE: return fall_type_word(lang, value);
    case FALL_ARG_UNIT: return fall_unit_word(lang, value);
    case FALL_ARG_NODE: return fall_nodes[value].name;
    case FALL_ARG_ISLAND: return fall_island_title(lang, value);
    case FALL_ARG_MONSTER: return fall_monster_title(value);
    case FALL_ARG_CHARACTER: return fall_character_title(lang, value);
    case FALL_ARG_CARD: return fall_card_title(lang, value);
    case FALL_ARG_EVENT_CARD: return fall_event_word(lang, value);
    case FALL_ARG_OUTCOME: return fall_outcome_text(lang, value);
    case FALL_ARG_ORIGIN: return origin_word(lang, value);
    case FALL_ARG_HERO: return fall_character_title(lang, pen->s->public.hero[value]);
    case FALL_ARG_PLAYER: return pl_seat_name(pen->text, lang, fall_seat_of(pen->s, value));
    default: return NULL;
    }
}

static void write_two_colours(const struct fall_pen *pen, uint32_t packed)
{
    pl_text_add(pen->text, fall_colour_word(pen->lang, (packed >> 4) - 1));
    pl_text_add(pen->text, ", ");
    pl_text_add(pen->text, fall_colour_word(pen->lang, (packed & 15) - 1));
}

static void write_slot(const struct fall_pen *pen, uint32_t slot)
{
    uint32_t content = pen->s->public.slot[slot];

    if (content >= FALL_SLOT_UNSEEN) {
        pl_text_add(pen->text,
                    fall_word(pen->lang, content == FALL_SLOT_UNSEEN ? FALL_TEXT_SLOT_UNSEEN
                                                                     : FALL_TEXT_SLOT_RETURNED));
        return;
    }
    FALL_SAY(pen, SLOT_KNOWN, PL_ARG_NUMBER((int32_t)content));
}

static void write_deck(const struct fall_pen *pen, uint32_t deck)
{
    if (deck <= FALL_ERAS) {
        pl_text_add(pen->text, fall_era_word(pen->lang, deck));
        return;
    }
    uint32_t character = pen->s->public.hero[deck - FALL_ERAS - 1];
    FALL_SAY(pen, DECK_OF, PL_ARG_TEXT(fall_character_title(pen->lang, character)));
}

static void write_bonus(const struct fall_pen *pen, uint32_t bonus)
{
    FALL_SAY(pen, BONUS, PL_ARG_TEXT(fall_bonus_colour(pen->lang, bonus)),
             PL_ARG_TEXT(fall_bonus_text(pen->lang, bonus)));
}

const char *fall_argument_part(const struct fall_pen *pen, enum fall_argument what,
                               const int32_t *value, struct fall_part *part)
{
    uint32_t number = (uint32_t)value[0];
    const char *word = ready_word(pen, what, number);
    uint32_t count[FALL_UNITS];
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, part, &text);

    if (word) {
        return word;
    }
    switch ((int)what) {
    case FALL_ARG_TWO_COLOURS: write_two_colours(&inner, number); break;
    case FALL_ARG_CRYSTALS: say_crystals(&inner, number, value[1]); break;
    case FALL_ARG_UNITS: say_units(&inner, number, (uint32_t)value[1]); break;
    case FALL_ARG_REGION: return fall_region_part(pen, number, part);
    case FALL_ARG_ISLE: fall_say_isle(&inner, number); break;
    case FALL_ARG_ENEMIES:
        fall_count_enemies(pen->s, number, count);
        return fall_units_part(pen, count, part);
    case FALL_ARG_STRENGTH: pl_text_number(&text, fall_monsters[number].strength); break;
    case FALL_ARG_RELIC_OF_HERO: fall_say_relic(&inner, pen->s->public.hero[number]); break;
    case FALL_ARG_SLOT: write_slot(&inner, number); break;
    case FALL_ARG_DECK: write_deck(&inner, number); break;
    case FALL_ARG_BONUS: write_bonus(&inner, number); break;
    default: pl_text_number(&text, value[0]);
    }
    return part->room;
}
