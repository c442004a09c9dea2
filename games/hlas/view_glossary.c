/* The glossary: spells, tactics, tokens, buildings, heroes and solo cards with what they do. */
#include "games/hlas/view.h"

struct words {
    const char *word[PL_LANG_COUNT];
};

#define WORDS(pl_, en_)                            \
    {                                              \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }
#define SPELL_TEXT(...)
#define TACTIC_TEXT(...)
#define TOKEN_TEXT(...)
#define BUILDING_TEXT(...)
#define HERO_TEXT(...)
#define SOLO_HERO_TEXT(...)
#define SOLO_SPELL_TEXT(...)
#define SOLO_SPECIAL_TEXT(...)

#undef SPELL_TEXT
#define SPELL_TEXT(id_, pl_, en_) [HLAS_SPELL_##id_] = WORDS(pl_, en_),
static const struct words spells[HLAS_SPELL_COUNT] = {
#include "games/hlas/card_text.def"
};
#undef SPELL_TEXT
#define SPELL_TEXT(...)

#undef TACTIC_TEXT
#define TACTIC_TEXT(id_, pl_, en_) [HLAS_TACTIC_##id_] = WORDS(pl_, en_),
static const struct words tactics[HLAS_TACTIC_COUNT] = {
#include "games/hlas/card_text.def"
};
#undef TACTIC_TEXT
#define TACTIC_TEXT(...)

#undef TOKEN_TEXT
#define TOKEN_TEXT(id_, pl_, en_) [HLAS_TOKEN_##id_] = WORDS(pl_, en_),
static const struct words tokens[HLAS_TOKEN_COUNT] = {
#include "games/hlas/card_text.def"
};
#undef TOKEN_TEXT
#define TOKEN_TEXT(...)

#undef BUILDING_TEXT
#define BUILDING_TEXT(id_, tier_, pl_, en_) [HLAS_##id_][(tier_)-1] = WORDS(pl_, en_),
static const struct words buildings[HLAS_BUILDING_COUNT][HLAS_LEVELS] = {
#include "games/hlas/card_text.def"
};
#undef BUILDING_TEXT
#define BUILDING_TEXT(...)

#undef HERO_TEXT
#define HERO_TEXT(id_, tier_, pl_, en_) [HLAS_##id_][(tier_)-1] = WORDS(pl_, en_),
static const struct words heroes[HLAS_HERO_COUNT][HLAS_LEVELS] = {
#include "games/hlas/card_text.def"
};

#undef HERO_TEXT
#define HERO_TEXT(...)

#undef SOLO_HERO_TEXT
#define SOLO_HERO_TEXT(faction_, hero_, pl_, en_) [HLAS_##faction_][(hero_)-1] = WORDS(pl_, en_),
static const struct words solo_heroes[HLAS_FACTION_COUNT][HLAS_HEROES] = {
#include "games/hlas/card_text.def"
};
#undef SOLO_HERO_TEXT
#define SOLO_HERO_TEXT(...)

#undef SOLO_SPECIAL_TEXT
#define SOLO_SPECIAL_TEXT(faction_, pl_, en_) [HLAS_##faction_] = WORDS(pl_, en_),
static const struct words solo_specials[HLAS_FACTION_COUNT] = {
#include "games/hlas/card_text.def"
};
#undef SOLO_SPECIAL_TEXT
#define SOLO_SPECIAL_TEXT(...)

/* The texts of the solo enemy's spells stand in the order of their table: hero by hero. */
#undef SOLO_SPELL_TEXT
#define SOLO_SPELL_TEXT(id_, pl_, en_) WORDS(pl_, en_),
static const struct words solo_spells[] = {
#include "games/hlas/card_text.def"
};

static const char *const building_ids[HLAS_BUILDING_COUNT] = {
#define BUILDING(number_, faction_, id_, unlocks_, ore_, vp_, en_, pl_, slug_) [number_] = slug_,
#include "games/hlas/buildings.def"
#undef BUILDING
};

static const char *const hero_ids[HLAS_HERO_COUNT] = {
#define HERO(number_, faction_, id_, kind_, en_, pl_, slug_) [number_] = slug_,
#include "games/hlas/heroes.def"
#undef HERO
};

static const char *const board_ids[HLAS_FACTION_COUNT] = {
#define FACTION(number_, id_, slug_, ...) [number_] = "solo-" slug_,
#include "games/hlas/factions.def"
#undef FACTION
};

/* What is in it, in this order; third copies of spells are not. */
enum {
    TACTICS_AT = HLAS_SPELL_COPY_SPELL_3 - 1,
    TOKENS_AT = TACTICS_AT + HLAS_TACTIC_COUNT - 1,
    BUILDINGS_AT = TOKENS_AT + HLAS_TOKEN_COUNT - 1,
    HEROES_AT = BUILDINGS_AT + HLAS_BUILDING_COUNT - 1,
    BOARDS_AT = HEROES_AT + HLAS_HERO_COUNT - 1,
    ENTRIES = BOARDS_AT + HLAS_FACTION_COUNT - 1
};

/* "(combat, 2 mana, 1 VP) ..." */
static void write_spell(uint32_t spell, enum pl_lang lang, struct pl_text *text)
{
    const struct hlas_spell_fact *fact = hlas_spell(spell);
    struct hlas_price price = { { [HLAS_MANA] = fact->mana } };

    pl_text_add(text, "(");
    pl_text_add(text, hlas_text_of(lang, HLAS_TEXT_TYPE_CAST + fact->type - HLAS_TYPE_CAST));
    pl_text_add(text, ", ");
    hlas_write_price(text, lang, price);
    pl_text_add(text, ", ");
    hlas_say_number(text, lang, HLAS_TEXT_VP_N, fact->vp);
    pl_text_add(text, ") ");
    pl_text_add(text, spells[spell].word[lang]);
}

static void write_tactic(uint32_t tactic, enum pl_lang lang, struct pl_text *text)
{
    pl_text_add(text, "(");
    hlas_write_price(text, lang, hlas_tactics[tactic].price);
    pl_text_add(text, ", ");
    hlas_say_number(text, lang, HLAS_TEXT_VP_N, hlas_tactics[tactic].vp);
    pl_text_add(text, ") ");
    pl_text_add(text, tactics[tactic].word[lang]);
}

/* "I: ... II: ... III: ..." */
static void write_tiers(const struct words tiers[HLAS_LEVELS], enum pl_lang lang,
                        struct pl_text *text)
{
    static const char *const numerals[HLAS_LEVELS] = { "I: ", " II: ", " III: " };

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        pl_text_add(text, numerals[i]);
        pl_text_add(text, tiers[i].word[lang]);
    }
}

/* "Blessing (2 mana, 1 VP): ..." */
static void write_solo_spell(uint32_t faction, uint32_t hero, enum pl_lang lang,
                             struct pl_text *text)
{
    const struct hlas_solo_spell_fact *fact = &hlas_solo_spells[faction][hero];

    pl_text_add(text, hlas_solo_spell_title(lang, faction, hero));
    pl_text_add(text, " (");
    hlas_say_number(text, lang, HLAS_TEXT_MANA_N, fact->mana);
    pl_text_add(text, ", ");
    hlas_say_number(text, lang, HLAS_TEXT_VP_N, fact->vp);
    pl_text_add(text, "): ");
    pl_text_add(text, solo_spells[(faction - 1) * HLAS_HEROES + hero].word[lang]);
}

/* R-HLA-Z5.1: the space that opens the ability of a faction. */
static uint32_t special_space(uint32_t faction)
{
    uint32_t space = 0;

    while (space < HLAS_SOLO_SPACES &&
           hlas_solo_spaces[faction][space].unlock != HLAS_UNLOCK_SPECIAL) {
        space++;
    }
    return space;
}

/* What each hero of the solo enemy can do and cast, and what the track opens. */
static void write_board(uint32_t faction, enum pl_lang lang, struct pl_text *text)
{
    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        pl_text_number(text, i + 1);
        pl_text_add(text, ": ");
        pl_text_add(text, solo_heroes[faction][i].word[lang]);
        pl_text_add(text, " ");
        write_solo_spell(faction, i, lang, text);
        pl_text_add(text, " ");
    }
    hlas_say_number(text, lang, HLAS_TEXT_BOARD_SPECIAL, (int32_t)special_space(faction));
    pl_text_add(text, " ");
    pl_text_add(text, solo_specials[faction].word[lang]);
}

static void write_piece(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                        struct pl_text *text)
{
    if (index < HEROES_AT) {
        uint32_t building = index - BUILDINGS_AT + 1;
        *ret_entry =
            (struct pl_entry){ building_ids[building], hlas_building_title(lang, building) };
        write_tiers(buildings[building], lang, text);
    } else if (index < BOARDS_AT) {
        uint32_t hero = index - HEROES_AT + 1;
        *ret_entry = (struct pl_entry){ hero_ids[hero], hlas_hero_title(lang, hero) };
        write_tiers(heroes[hero], lang, text);
    } else {
        uint32_t faction = index - BOARDS_AT + 1;
        *ret_entry = (struct pl_entry){ board_ids[faction], hlas_faction_title(lang, faction) };
        write_board(faction, lang, text);
    }
}

bool hlas_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry, struct pl_text *text)
{
    if (index >= ENTRIES) {
        return false;
    }
    if (index < TACTICS_AT) {
        uint32_t spell = index + 1;
        *ret_entry =
            (struct pl_entry){ hlas_spell_names.name[spell], hlas_spell_title(lang, spell) };
        write_spell(spell, lang, text);
    } else if (index < TOKENS_AT) {
        uint32_t tactic = index - TACTICS_AT + 1;
        *ret_entry =
            (struct pl_entry){ hlas_tactic_names.name[tactic], hlas_tactic_title(lang, tactic) };
        write_tactic(tactic, lang, text);
    } else if (index < BUILDINGS_AT) {
        uint32_t token = index - TOKENS_AT + 1;
        *ret_entry =
            (struct pl_entry){ hlas_token_names.name[token], hlas_token_title(lang, token) };
        pl_text_add(text, tokens[token].word[lang]);
    } else {
        write_piece(index, lang, ret_entry, text);
    }
    return true;
}
