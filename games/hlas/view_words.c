/* Names and phrases: every word comes from a .def table, in Polish and English. */
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

static const struct words texts[HLAS_TEXT_COUNT] = {
#define TEXT(id_, pl_, en_) [HLAS_TEXT_##id_] = WORDS(pl_, en_),
#include "games/hlas/text.def"
#undef TEXT
};

static const struct words regions[HLAS_REGION_COUNT] = {
    WORDS("-", "-"),
#define REGION(number_, id_, slug_, continent_, terrain_, workers_, tokens_, x_, y_, en_, pl_) \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/regions.def"
#undef REGION
};

#define LABEL(slug_, pl_, en_)                     \
    {                                              \
        slug_,                                     \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

static const struct pl_label factions[HLAS_FACTION_COUNT] = {
    LABEL(NULL, "-", "-"),
#define FACTION(number_, id_, slug_, en_, pl_) [number_] = LABEL(slug_, pl_, en_),
#include "games/hlas/factions.def"
#undef FACTION
};

static const struct pl_label goals[HLAS_GOAL_COUNT] = {
#define GOAL(id_, slug_, pl_, en_) [HLAS_GOAL_##id_] = LABEL(slug_, pl_, en_),
#include "games/hlas/goals.def"
#undef GOAL
};

static const struct words units[HLAS_FACTION_COUNT][HLAS_UNIT_KINDS] = {
#define UNIT(faction_, kind_, id_, count_, strength_, speed_, price_, vp_, capacity_, building_, \
             en_, pl_)                                                                           \
    [HLAS_##faction_][HLAS_##kind_] = WORDS(pl_, en_),
#include "games/hlas/units.def"
#undef UNIT
};

static const struct words kinds[HLAS_KIND_COUNT] = {
    WORDS("-", "-"),
#define KIND(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#define RESOURCE(...)
#define PLACE(...)
#define TERRAIN(...)
#define SCRIBED(...)
#include "games/hlas/kinds.def"
#undef SCRIBED
#undef PLACE
#undef RESOURCE
#undef KIND
};

static const struct words resources[HLAS_RESOURCES] = {
#define KIND(...)
#define RESOURCE(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#define PLACE(...)
#define SCRIBED(...)
#include "games/hlas/kinds.def"
#undef SCRIBED
#undef PLACE
#undef RESOURCE
};

static const struct words places[HLAS_ACTION_PLACES] = {
#define RESOURCE(...)
#define PLACE(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#define SCRIBED(...)
#include "games/hlas/kinds.def"
#undef SCRIBED
#undef PLACE
};

static const struct words scribed_states[HLAS_SCRIBED_COUNT] = {
    WORDS("-", "-"),
#define PLACE(...)
#define SCRIBED(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#include "games/hlas/kinds.def"
#undef SCRIBED
#undef PLACE
#undef TERRAIN
#undef RESOURCE
#undef KIND
};

static const struct words spells[HLAS_SPELL_COUNT] = {
    WORDS("-", "-"),
#define SPELL_TWIN(...)
#define SPELL(number_, id_, slug_, type_, mana_, vp_, copies_, target_, effect_, en_, pl_) \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/spells.def"
#undef SPELL
#undef SPELL_TWIN
};

static const struct words tactics[HLAS_TACTIC_COUNT] = {
    WORDS("-", "-"),
#define TACTIC(number_, id_, slug_, price_, strength_, vp_, role_, soldiers_, versus_, special_, \
               en_, pl_)                                                                         \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/tactics.def"
#undef TACTIC
};

static const struct words tokens[HLAS_TOKEN_COUNT] = {
    WORDS("-", "-"),
#define TOKEN(number_, id_, slug_, where_, copies_, effect_, en_, pl_) [number_] = WORDS(pl_, en_),
#include "games/hlas/tokens.def"
#undef TOKEN
};

static const struct words buildings[HLAS_BUILDING_COUNT] = {
    WORDS("-", "-"),
#define BUILDING(number_, faction_, id_, unlocks_, ore_, vp_, en_, pl_, slug_) \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/buildings.def"
#undef BUILDING
};

static const struct words heroes[HLAS_HERO_COUNT] = {
    WORDS("-", "-"),
#define HERO(number_, faction_, id_, kind_, en_, pl_, slug_) [number_] = WORDS(pl_, en_),
#include "games/hlas/heroes.def"
#undef HERO
};

static const struct words solo_cards[HLAS_SOLO_CARD_COUNT] = {
    WORDS("-", "-"),
#define SOLO_CARD(number_, id_, slug_, action_, follow_, compass_, strength_, vp_, attacking_, \
                  defending_, en_, pl_)                                                        \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/solo_cards.def"
#undef SOLO_CARD
};

static const struct words solo_spells[HLAS_FACTION_COUNT][HLAS_HEROES] = {
#define SOLO_HERO(...)
#define SOLO_SPECIAL(...)
#define SOLO_SPELL(faction_, hero_, id_, mana_, vp_, effect_, also_, en_, pl_) \
    [HLAS_##faction_][(hero_)-1] = WORDS(pl_, en_),
#include "games/hlas/solo_boards.def"
#undef SOLO_SPELL
#undef SOLO_SPECIAL
#undef SOLO_HERO
};

static const struct words reasons[HLAS_REASON_COUNT] = {
    WORDS("-", "-"),
#define REASON(id_, pl_, en_) [HLAS_FOR_##id_] = WORDS(pl_, en_),
#include "games/hlas/reasons.def"
#undef REASON
};

#define TACTIC_HINT(...)
#define TOKEN_HINT(...)
#define SPELL_HINT(id_, pl_, en_) [HLAS_SPELL_##id_] = WORDS(pl_, en_),
static const struct words spell_hints[HLAS_SPELL_COUNT] = {
    WORDS("-", "-"),
#include "games/hlas/card_hint.def"
};
#undef SPELL_HINT
#undef TACTIC_HINT

#define SPELL_HINT(...)
#define TACTIC_HINT(id_, pl_, en_) [HLAS_TACTIC_##id_] = WORDS(pl_, en_),
static const struct words tactic_hints[HLAS_TACTIC_COUNT] = {
    WORDS("-", "-"),
#include "games/hlas/card_hint.def"
};
#undef TACTIC_HINT
#undef TOKEN_HINT

#define TACTIC_HINT(...)
#define TOKEN_HINT(id_, pl_, en_) [HLAS_TOKEN_##id_] = WORDS(pl_, en_),
static const struct words token_hints[HLAS_TOKEN_COUNT] = {
    WORDS("-", "-"),
#include "games/hlas/card_hint.def"
};
#undef TOKEN_HINT
#undef TACTIC_HINT
#undef SPELL_HINT

/* Names. */

const char *hlas_text_of(enum pl_lang lang, enum hlas_text id)
{
    return texts[id].word[lang];
}

const char *hlas_region_title(enum pl_lang lang, uint32_t region)
{
    return regions[region].word[lang];
}

const char *hlas_faction_title(enum pl_lang lang, uint32_t faction)
{
    return factions[faction].title[lang];
}

struct pl_label hlas_goal_label(uint32_t goal)
{
    return goals[goal];
}

struct pl_label hlas_side_label(const struct pl_state *state, pl_seat seat)
{
    return factions[hlas_in(state)->public.faction[seat]];
}

/* R-HLA-24.5, R-HLA-24.11: the goal that was reached first, or nobody reached one. */
struct pl_label hlas_ending(const struct pl_event *event)
{
    const struct words *out = &texts[HLAS_TEXT_ROUNDS_OUT];

    switch (event->kind) {
    case HLAS_EVENT_GOAL: return goals[event->arg[0]];
    case HLAS_EVENT_OVER:
        return (struct pl_label)LABEL("rounds", out->word[PL_LANG_PL], out->word[PL_LANG_EN]);
    default: return (struct pl_label){ 0 };
    }
}

const char *hlas_kind_title(enum pl_lang lang, uint32_t kind)
{
    return kinds[kind].word[lang];
}

const char *hlas_resource_title(enum pl_lang lang, uint32_t resource)
{
    return resources[resource].word[lang];
}

const char *hlas_place_title(enum pl_lang lang, uint32_t place)
{
    return places[place].word[lang];
}

const char *hlas_scribed_title(enum pl_lang lang, uint32_t state)
{
    return scribed_states[state].word[lang];
}

const char *hlas_spell_title(enum pl_lang lang, uint32_t spell)
{
    return spells[hlas_spell_base[spell]].word[lang];
}

const char *hlas_tactic_title(enum pl_lang lang, uint32_t tactic)
{
    return tactics[tactic].word[lang];
}

const char *hlas_token_title(enum pl_lang lang, uint32_t token)
{
    return tokens[token].word[lang];
}

const char *hlas_building_title(enum pl_lang lang, uint32_t building)
{
    return buildings[building].word[lang];
}

const char *hlas_hero_title(enum pl_lang lang, uint32_t hero)
{
    return heroes[hero].word[lang];
}

const char *hlas_solo_card_title(enum pl_lang lang, uint32_t card)
{
    return solo_cards[card].word[lang];
}

const char *hlas_solo_spell_title(enum pl_lang lang, uint32_t faction, uint32_t hero)
{
    return solo_spells[faction][hero].word[lang];
}

const char *hlas_reason_title(enum pl_lang lang, uint32_t reason)
{
    return reasons[reason].word[lang];
}

const char *hlas_unit_title(const struct hlas *s, enum pl_lang lang, pl_seat p, uint32_t kind)
{
    bool is_named =
        kind >= HLAS_HERO_1 && kind < HLAS_UNIT_KINDS && p < HLAS_SEATS && s->public.faction[p];

    return is_named ? units[s->public.faction[p]][kind].word[lang] : kinds[kind].word[lang];
}

const char *hlas_player_name(const struct hlas *s, const struct pl_text *text, enum pl_lang lang,
                             pl_seat p)
{
    return hlas_is_rival(s, p) ? texts[HLAS_TEXT_ENEMY].word[lang] : pl_seat_name(text, lang, p);
}

const char *hlas_spell_hint(enum pl_lang lang, uint32_t spell)
{
    return spell_hints[hlas_spell_base[spell]].word[lang];
}

const char *hlas_tactic_hint(enum pl_lang lang, uint32_t tactic)
{
    return tactic_hints[tactic].word[lang];
}

const char *hlas_token_hint(enum pl_lang lang, uint32_t token)
{
    return token_hints[token].word[lang];
}

/* Phrases. */

void hlas_say(struct pl_text *text, const struct hlas_phrase *phrase, enum hlas_text id)
{
    pl_text_format(text, phrase->lang, texts[id].word[phrase->lang], phrase->arg, phrase->count);
}

void hlas_say_number(struct pl_text *text, enum pl_lang lang, enum hlas_text id, int32_t number)
{
    const struct pl_arg arg = PL_ARG_NUMBER(number);

    pl_text_format(text, lang, texts[id].word[lang], &arg, 1);
}

void hlas_add_number(struct hlas_phrase *phrase, int32_t number)
{
    PL_ASSERT(phrase->count < HLAS_PHRASE_ARGS);
    phrase->arg[phrase->count++] = PL_ARG_NUMBER(number);
}

void hlas_add_word(struct hlas_phrase *phrase, const char *word)
{
    PL_ASSERT(phrase->count < HLAS_PHRASE_ARGS);
    phrase->arg[phrase->count++] = PL_ARG_TEXT(word);
}

struct pl_text hlas_pen(struct hlas_phrase *phrase)
{
    char *room = phrase->room[phrase->count];
    struct pl_text pen = pl_text_in(room, HLAS_WORD_MAX);

    pen.seat_names = phrase->seat_names;
    hlas_add_word(phrase, room);
    return pen;
}

void hlas_write_price(struct pl_text *text, enum pl_lang lang, struct hlas_price price)
{
    bool is_first = true;

    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        if (price.of[i]) {
            pl_text_add(text, is_first ? "" : ", ");
            hlas_say_number(text, lang, HLAS_TEXT_FOOD_N + i, price.of[i]);
            is_first = false;
        }
    }
    if (is_first) {
        pl_text_add(text, texts[HLAS_TEXT_FREE].word[lang]);
    }
}

void hlas_write_units(const struct hlas *s, struct pl_text *text, enum pl_lang lang, pl_seat p,
                      const struct hlas_units *list)
{
    bool is_first = true;

    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        if (!list->of[kind]) {
            continue;
        }
        pl_text_add(text, is_first ? "" : ", ");
        pl_text_add(text, hlas_unit_title(s, lang, p, kind));
        if (list->of[kind] > 1) {
            pl_text_add(text, " ×");
            pl_text_number(text, list->of[kind]);
        }
        is_first = false;
    }
    if (is_first) {
        pl_text_add(text, texts[HLAS_TEXT_NOTHING].word[lang]);
    }
}

/* A word of a table; NULL for one that depends on the players. */
static const char *table_word(enum hlas_argument what, uint32_t value, enum pl_lang lang)
{
    switch (what) {
    case HLAS_ARGUMENT_FACTION: return hlas_faction_title(lang, value);
    case HLAS_ARGUMENT_REGION: return hlas_region_title(lang, value);
    case HLAS_ARGUMENT_PLACE: return hlas_place_title(lang, value);
    case HLAS_ARGUMENT_SPELL: return hlas_spell_title(lang, value);
    case HLAS_ARGUMENT_RESOURCE: return hlas_resource_title(lang, value);
    case HLAS_ARGUMENT_TACTIC: return hlas_tactic_title(lang, value);
    case HLAS_ARGUMENT_TOKEN: return hlas_token_title(lang, value);
    case HLAS_ARGUMENT_REASON: return hlas_reason_title(lang, value);
    case HLAS_ARGUMENT_SOLO_CARD: return hlas_solo_card_title(lang, value);
    case HLAS_ARGUMENT_NONE:
    case HLAS_ARGUMENT_ODD:
    case HLAS_ARGUMENT_NUMBER:
    case HLAS_ARGUMENT_KIND:
    case HLAS_ARGUMENT_OWNER:
    case HLAS_ARGUMENT_SOURCE:
    case HLAS_ARGUMENT_SEAT: break;
    }
    return NULL;
}

void hlas_add_argument(struct hlas_phrase *phrase, enum hlas_argument what, int32_t value,
                       pl_seat owner)
{
    const char *word = table_word(what, (uint32_t)value, phrase->lang);

    if (word) {
        hlas_add_word(phrase, word);
    } else if (what == HLAS_ARGUMENT_NUMBER) {
        hlas_add_number(phrase, value);
    } else if (what == HLAS_ARGUMENT_KIND) {
        hlas_add_word(phrase, hlas_unit_title(phrase->s, phrase->lang, owner, (uint32_t)value));
    } else if (what == HLAS_ARGUMENT_SEAT) {
        struct pl_text pen = hlas_pen(phrase);
        pl_text_add(&pen, hlas_player_name(phrase->s, &pen, phrase->lang, (pl_seat)value));
    }
}
