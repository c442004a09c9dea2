/* The lexicon: tables of names and of what cards say, and the values that texts name beside their
 * arguments. */
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_battle.h"
#include "games/hlas/effects_spell.h"
#include "games/hlas/view.h"

/* Names. */

#define WORDS(pl_, en_)   \
    {                     \
        PL_BOTH(pl_, en_) \
    }
#define LABEL(slug_, pl_, en_)   \
    {                            \
        slug_, PL_BOTH(pl_, en_) \
    }
#define NO_WORDS WORDS("-", "-")

static const struct pl_label hlas_faction_labels[HLAS_FACTION_COUNT] = {
    LABEL(NULL, "-", "-"),
#define FACTION(number_, id_, slug_, en_, pl_) [number_] = LABEL(slug_, pl_, en_),
#include "games/hlas/factions.def"
};

static const struct pl_label hlas_goal_labels[HLAS_GOAL_COUNT] = {
#define GOAL(id_, slug_, pl_, en_) [HLAS_GOAL_##id_] = LABEL(slug_, pl_, en_),
#include "games/hlas/goals.def"
};

static const struct pl_words hlas_region_words[HLAS_REGION_COUNT] = {
    NO_WORDS,
#define REGION(number_, id_, slug_, continent_, terrain_, workers_, tokens_, x_, y_, en_, pl_) \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/regions.def"
};

static const struct pl_words hlas_level_words[HLAS_LEVELS + 1] = {
    NO_WORDS,
    WORDS("stolica, poziom 1", "capital, level 1"),
    WORDS("stolica, poziom 2", "capital, level 2"),
    WORDS("stolica, poziom 3", "capital, level 3"),
};

/* A name, and a sign for the terminal. */
struct signed_words {
    const char *name[PL_LANG_COUNT];
    const char *sign[PL_LANG_COUNT];
};

static const struct signed_words hlas_kind_words[HLAS_KIND_COUNT] = {
    { PL_BOTH("-", "-"), PL_BOTH("-", "-") },
#define KIND(number_, id_, slug_, pl_, en_, sign_pl_, sign_en_) \
    [number_] = { PL_BOTH(pl_, en_), PL_BOTH(sign_pl_, sign_en_) },
#include "games/hlas/kinds.def"
};

static const struct signed_words hlas_terrain_words[HLAS_TERRAIN_COUNT] = {
#define TERRAIN(id_, resource_, pl_, en_, sign_pl_, sign_en_) \
    [HLAS_##id_] = { PL_BOTH(pl_, en_), PL_BOTH(sign_pl_, sign_en_) },
#include "games/hlas/terrains.def"
};

static const struct pl_words hlas_resource_words[HLAS_RESOURCES] = {
#define RESOURCE(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#include "games/hlas/resources.def"
};

static const struct pl_words hlas_unit_words[(int)HLAS_FACTION_COUNT * (int)HLAS_UNIT_KINDS] = {
#define UNIT(faction_, kind_, id_, count_, strength_, speed_, price_, vp_, capacity_, building_, \
             en_, pl_)                                                                           \
    [(int)HLAS_##faction_ * (int)HLAS_UNIT_KINDS + (int)HLAS_##kind_] = WORDS(pl_, en_),
#include "games/hlas/units.def"
};

static const struct pl_words hlas_scribed_words[HLAS_SCRIBED_COUNT] = {
    NO_WORDS,
#define SCRIBED(number_, id_, slug_, pl_, en_) [number_] = WORDS(pl_, en_),
#include "games/hlas/scribed.def"
};

static const struct pl_words hlas_type_words[] = {
    NO_WORDS,
#define TYPE(id_, pl_, en_) [HLAS_TYPE_##id_] = WORDS(pl_, en_),
#include "games/hlas/types.def"
};

static const struct pl_words hlas_cause_words[HLAS_CAUSE_COUNT] = {
    NO_WORDS,
#define CAUSE(id_, pl_, en_) [HLAS_FOR_##id_] = WORDS(pl_, en_),
#include "games/hlas/causes.def"
};

static const struct pl_words hlas_solo_card_words[HLAS_SOLO_CARD_COUNT] = {
    NO_WORDS,
#define SOLO_CARD(number_, id_, slug_, action_, follow_, compass_, strength_, vp_, attacking_, \
                  defending_, en_, pl_)                                                        \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/solo_cards.def"
};

static const struct pl_words hlas_epilogue_words[HLAS_END_COUNT] = {
    NO_WORDS,
#define END(id_, pl_, en_) [HLAS_END_##id_] = WORDS(pl_, en_),
#include "games/hlas/epilogue.def"
};

/* Cards and tokens: a name, what it does, and that in half a line. */

struct card_words {
    const char *name[PL_LANG_COUNT];
    struct pl_template text;
    struct pl_template hint;
};

/* The numbers in texts are cells of the rules. */
enum {
#define NUMBER(name_, value_) CELL_##name_ = value_,
#include "games/hlas/cells.def"
};

static const struct {
    const char *name[PL_LANG_COUNT];
    struct pl_template text;
} hlas_place_words[HLAS_ACTION_PLACES] = {
#define PLACE(number_, id_, slug_, pl_, en_) [number_].name = PL_BOTH(pl_, en_),
#include "games/hlas/places.def"
#define PLACE_TEXT(id_, ...) [HLAS_PLACE_##id_].text = PL_TEMPLATE(__VA_ARGS__),
#include "games/hlas/card_text.def"
};

/* What an ability does. */
struct ability_words {
    struct pl_template text;
};

static const struct card_words hlas_spell_words[HLAS_SPELL_COUNT] = {
    [HLAS_NO_SPELL].name = PL_BOTH("-", "-"),
#define SPELL(number_, id_, slug_, type_, mana_, vp_, copies_, target_, effect_, en_, pl_) \
    [number_].name = PL_BOTH(pl_, en_),
#include "games/hlas/spells.def"
#define SPELL_TEXT(id_, ...) [HLAS_SPELL_##id_].text = PL_TEMPLATE(__VA_ARGS__),
#include "games/hlas/card_text.def"
#define SPELL_HINT(id_, ...) [HLAS_SPELL_##id_].hint = PL_TEMPLATE(__VA_ARGS__),
#include "games/hlas/card_hint.def"
};

static const struct card_words hlas_tactic_words[HLAS_TACTIC_COUNT] = {
    [HLAS_NO_TACTIC].name = PL_BOTH("-", "-"),
#define TACTIC(number_, id_, slug_, price_, strength_, vp_, role_, soldiers_, versus_, special_, \
               en_, pl_)                                                                         \
    [number_].name = PL_BOTH(pl_, en_),
#include "games/hlas/tactics.def"
#define TACTIC_TEXT(id_, ...) [HLAS_TACTIC_##id_].text = PL_TEMPLATE(__VA_ARGS__),
#include "games/hlas/card_text.def"
};

static const struct card_words hlas_token_words[HLAS_TOKEN_COUNT] = {
    [HLAS_NO_TOKEN].name = PL_BOTH("-", "-"),
#define TOKEN(number_, id_, slug_, where_, copies_, effect_, en_, pl_) \
    [number_].name = PL_BOTH(pl_, en_),
#include "games/hlas/tokens.def"
#define TOKEN_TEXT(id_, ...) [HLAS_TOKEN_##id_].text = PL_TEMPLATE(__VA_ARGS__),
#include "games/hlas/card_text.def"
};

/* Buildings and heroes, and what they can do by tier. */

static const struct pl_words hlas_building_words[HLAS_BUILDING_COUNT] = {
    NO_WORDS,
#define BUILDING(number_, faction_, id_, unlocks_, ore_, vp_, en_, pl_, slug_) \
    [number_] = WORDS(pl_, en_),
#include "games/hlas/buildings.def"
};

static const struct ability_words
    hlas_building_tiers[(int)HLAS_BUILDING_COUNT * (int)HLAS_LEVELS] = {
#define BUILDING_TEXT(id_, tier_, ...) \
    [(int)HLAS_##id_ * (int)HLAS_LEVELS + (tier_)-1] = { PL_TEMPLATE(__VA_ARGS__) },
#include "games/hlas/card_text.def"
    };

static const struct pl_words hlas_hero_words[HLAS_HERO_COUNT] = {
    NO_WORDS,
#define HERO(number_, faction_, id_, kind_, en_, pl_, slug_) [number_] = WORDS(pl_, en_),
#include "games/hlas/heroes.def"
};

static const struct ability_words hlas_hero_tiers[(int)HLAS_HERO_COUNT * (int)HLAS_LEVELS] = {
#define HERO_TEXT(id_, tier_, ...) \
    [(int)HLAS_##id_ * (int)HLAS_LEVELS + (tier_)-1] = { PL_TEMPLATE(__VA_ARGS__) },
#include "games/hlas/card_text.def"
};

/* The boards of the solo enemy, by faction and hero. */

enum { SOLO_COUNT = (int)HLAS_FACTION_COUNT * (int)HLAS_HEROES };
#define SOLO_INDEX(faction_, hero_) ((int)HLAS_##faction_ * (int)HLAS_HEROES + (hero_)-1)

static const struct ability_words hlas_solo_hero_words[SOLO_COUNT] = {
#define SOLO_HERO_TEXT(faction_, hero_, ...) \
    [SOLO_INDEX(faction_, hero_)] = { PL_TEMPLATE(__VA_ARGS__) },
#include "games/hlas/card_text.def"
};

enum {
#define SOLO_SPELL(faction_, hero_, id_, ...) SPELL_##id_ = SOLO_INDEX(faction_, hero_),
#include "games/hlas/solo_spells.def"
};

static const struct card_words hlas_solo_spell_words[SOLO_COUNT] = {
#define SOLO_SPELL(faction_, hero_, id_, mana_, vp_, effect_, also_, en_, pl_) \
    [SPELL_##id_].name = PL_BOTH(pl_, en_),
#include "games/hlas/solo_spells.def"
#define SOLO_SPELL_TEXT(id_, ...) [SPELL_##id_].text = PL_TEMPLATE(__VA_ARGS__),
#include "games/hlas/card_text.def"
};

static const struct ability_words hlas_solo_special_words[HLAS_FACTION_COUNT] = {
#define SOLO_SPECIAL_TEXT(faction_, ...) [HLAS_##faction_] = { PL_TEMPLATE(__VA_ARGS__) },
#include "games/hlas/card_text.def"
};

/* Ids of the glossary that no position needs. */

static const char *const building_ids[HLAS_BUILDING_COUNT] = {
#define BUILDING(number_, faction_, id_, unlocks_, ore_, vp_, en_, pl_, slug_) [number_] = slug_,
#include "games/hlas/buildings.def"
};
static const struct pl_names hlas_building_names = { building_ids, HLAS_BUILDING_COUNT };

static const char *const hero_ids[HLAS_HERO_COUNT] = {
#define HERO(number_, faction_, id_, kind_, en_, pl_, slug_) [number_] = slug_,
#include "games/hlas/heroes.def"
};
static const struct pl_names hlas_hero_names = { hero_ids, HLAS_HERO_COUNT };

static const char *const board_ids[HLAS_FACTION_COUNT] = {
#define FACTION(number_, id_, slug_, ...) [number_] = "solo-" slug_,
#include "games/hlas/factions.def"
};
static const struct pl_names hlas_board_names = { board_ids, HLAS_FACTION_COUNT };

static const char *const soldier_ids[HLAS_HERO_1] = {
    [HLAS_SERF] = "unit-serf", [HLAS_WARRIOR] = "unit-warrior"
};
static const struct pl_names hlas_soldier_names = { soldier_ids, HLAS_HERO_1 };

static const char *const unit_ids[(int)HLAS_FACTION_COUNT * (int)HLAS_UNIT_KINDS] = {
#define FACTION(number_, id_, slug_, ...)                                                     \
    [(int)HLAS_##id_ * (int)HLAS_UNIT_KINDS + (int) HLAS_SEA_VESSEL] = slug_ "-sea",          \
                                                    [(int)HLAS_##id_ * (int)HLAS_UNIT_KINDS + \
                                                        (int) HLAS_AIR_VESSEL] = slug_ "-air",
#include "games/hlas/factions.def"
};
static const struct pl_names hlas_unit_names = { unit_ids, PL_COUNT_OF(unit_ids) };

static const char *const level_ids[HLAS_LEVELS + 1] = { NULL, "capital-1", "capital-2",
                                                        "capital-3" };
static const struct pl_names hlas_level_names = { level_ids, HLAS_LEVELS + 1 };

static const char *const place_ids[HLAS_ACTION_PLACES] = {
#define PLACE(number_, id_, slug_, pl_, en_) [number_] = "action-" slug_,
#include "games/hlas/places.def"
};
static const struct pl_names hlas_place_names = { place_ids, HLAS_ACTION_PLACES };

/* Labels. */

struct pl_label hlas_side_label(const struct pl_state *state, pl_seat seat)
{
    return hlas_faction_labels[hlas_read(state)->public.faction[seat]];
}

/* R-HLA-24.5, R-HLA-24.11: the goal that was reached first, or no player reached one. */
struct pl_label hlas_ending(const struct pl_event *event)
{
    switch (event->kind) {
    case HLAS_EVENT_GOAL: return hlas_goal_labels[event->arg[0]];
    case HLAS_EVENT_OVER:
        return (struct pl_label)LABEL("rounds", hlas_text_of(PL_LANG_PL, HLAS_TEXT_ROUNDS_OUT),
                                      hlas_text_of(PL_LANG_EN, HLAS_TEXT_ROUNDS_OUT));
    default: return (struct pl_label){ 0 };
    }
}

/* Values. */

static int32_t tokens_placed(const struct hlas *s, pl_seat seat)
{
    int32_t placed = 0;

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        placed += s->public.bar[seat][i] == HLAS_BAR_TOKEN;
    }
    return placed;
}

static int32_t scribed(const struct hlas *s, pl_seat seat)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        count += s->public.scribed[seat][i] != HLAS_NO_SPELL;
    }
    return count;
}

int32_t hlas_value_of_seat(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = hlas_seen(pen->obs);
    const struct hlas_public *pub = &s->public;
    pl_seat seat = pen->seat;

    switch (value) {
    case HLAS_VALUE_ACTION_NUMBER: return tokens_placed(s, seat) + 1;
    case HLAS_VALUE_LIBRARY: return pub->library_count[seat];
    case HLAS_VALUE_LIBRARY_LIMIT: return (int32_t)hlas_library_limit(s, seat);
    case HLAS_VALUE_SCRIBED: return scribed(s, seat);
    case HLAS_VALUE_SCRIBED_LIMIT: return hlas_levels[pub->faction[seat]][pub->level[seat]].scribed;
    case HLAS_VALUE_NEXT_LEVEL: return pub->level[seat] + 1;
    case HLAS_VALUE_RESEARCH_CARDS: return (int32_t)hlas_research_cards(s, seat);
    case HLAS_VALUE_THIEVES:
        return pub->faction[seat] == HLAS_ELVES ? HLAS_SHADOW_GUILD : HLAS_WOLF_PENS;
    default: pl_panic("not a value of a seat", __FILE__, __LINE__);
    }
}

int32_t hlas_value_of_battle(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = hlas_seen(pen->obs);
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t side = hlas_leads(s, pen->seat) ? hlas_side_of(s, pen->seat) : HLAS_ATTACKER;

    switch (value) {
    case HLAS_VALUE_OWN_STRENGTH: return battle->strength[side];
    case HLAS_VALUE_FOE_STRENGTH: return battle->strength[1 - side];
    case HLAS_VALUE_OWN_TACTIC: return battle->tactic[hlas_side_of(s, pen->seat)];
    default: pl_panic("not a value of a battle", __FILE__, __LINE__);
    }
}

static int32_t this_token(const struct hlas *s)
{
    const struct pl_frame *explore = pl_find_frame(&s->head, HLAS_FRAME_EXPLORE);

    return explore ? explore->arg[HLAS_EXPLORE_TOKEN] : HLAS_NO_TOKEN;
}

/* On top lies the question, then the answer it is about. */
static const struct pl_frame *below_answer(const struct hlas *s)
{
    PL_ASSERT(s->head.frame_count >= 3);
    return &s->head.frame[s->head.frame_count - 3];
}

int32_t hlas_value_of_stack(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = hlas_seen(pen->obs);
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;

    switch (value) {
    case HLAS_VALUE_FOLLOWED: return pl_find_frame(&s->head, HLAS_FRAME_CAPITAL)->seat;
    case HLAS_VALUE_CASTER: return pl_find_frame(&s->head, HLAS_FRAME_SPELL)->seat;
    case HLAS_VALUE_ANSWERED_AIM:
        return pl_find_frame(&s->head, HLAS_FRAME_SPELL)->arg[HLAS_SPELL_TARGET];
    case HLAS_VALUE_ANSWERED_SPELL: return below_answer(s)->arg[HLAS_SPELL_CARD];
    case HLAS_VALUE_ANSWERED_CASTER: return below_answer(s)->seat;
    case HLAS_VALUE_THIS_TOKEN: return this_token(s);
    case HLAS_VALUE_ARMY_SPEED: return (int32_t)hlas_army_steps(s, frame);
    case HLAS_VALUE_VESSEL_PLACE: return s->public.vessel[pen->seat][vessel];
    case HLAS_VALUE_VESSEL_SPEED: return (int32_t)hlas_voyage_steps(s, frame);
    default: pl_panic("not a value of the stack", __FILE__, __LINE__);
    }
}

/* Both sides choose tactics at once: who reads the action is who could choose it. */
static int32_t tactic_price(const struct pl_pen *pen)
{
    const struct hlas *s = hlas_seen(pen->obs);
    pl_seat viewer = pl_viewer(pen->obs);
    uint32_t side = hlas_side_of(s, viewer != PL_NOBODY ? viewer : pen->seat);
    struct hlas_due due = hlas_tactic_due(s, side, pl_act_a(pen->action));

    return hlas_pack_one(due.resource, due.n);
}

/* What is left to pay when `mana` of it is paid with mana. */
static int32_t payment(const struct pl_frame *frame, uint32_t mana)
{
    struct hlas_price price = { { 0 } };

    price.of[frame->arg[HLAS_PAY_RESOURCE]] = (uint8_t)((uint32_t)frame->arg[HLAS_PAY_LEFT] - mana);
    price.of[HLAS_MANA] = (uint8_t)(price.of[HLAS_MANA] + mana);
    return hlas_pack(price);
}

/* What a unit covers of what is due, or what is due after it. */
static int32_t sacrifice_price(const struct pl_pen *pen, bool is_rest)
{
    const struct hlas *s = hlas_seen(pen->obs);
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t due = (uint32_t)frame->arg[HLAS_PAY_LEFT];
    uint32_t strength = hlas_strength_of(s, frame->seat, pl_act_a(pen->action));
    uint32_t worth = strength < due ? strength : due;

    return hlas_pack_one((uint32_t)frame->arg[HLAS_PAY_RESOURCE], is_rest ? due - worth : worth);
}

int32_t hlas_value_of_price(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = hlas_seen(pen->obs);
    const struct hlas_public *pub = &s->public;
    uint32_t a = pl_act_a(pen->action);
    pl_seat seat = pen->seat;

    switch (value) {
    case HLAS_VALUE_UNIT_PRICE: return hlas_pack(hlas_price(s, seat, a));
    case HLAS_VALUE_PAIR_PRICE: return hlas_pack(hlas_pair_price(s, seat));
    case HLAS_VALUE_BUILDING_PRICE: return hlas_pack_one(HLAS_ORE, hlas_building_price(s, seat, a));
    case HLAS_VALUE_UPGRADE_PRICE:
        return hlas_pack(hlas_levels[pub->faction[seat]][pub->level[seat] + 1].price);
    case HLAS_VALUE_TOWER_PRICE: return hlas_pack_one(HLAS_ORE, hlas_tower_price(s, seat, a));
    case HLAS_VALUE_REBUILD_PRICE: return hlas_pack(hlas_price(s, seat, HLAS_AIR_VESSEL));
    case HLAS_VALUE_SPELL_PRICE: return hlas_pack_one(HLAS_MANA, hlas_spell_mana(s, seat, a));
    case HLAS_VALUE_TACTIC_PRICE: return tactic_price(pen);
    case HLAS_VALUE_PAYMENT: return payment(pl_peek(&s->head), a);
    case HLAS_VALUE_DUE: return payment(pl_peek(&s->head), 0);
    case HLAS_VALUE_SACRIFICE_WORTH: return sacrifice_price(pen, false);
    case HLAS_VALUE_SACRIFICE_REST: return sacrifice_price(pen, true);
    default: pl_panic("not a price", __FILE__, __LINE__);
    }
}

int32_t hlas_value_of_action(const struct pl_pen *pen, uint32_t value)
{
    const struct hlas *s = hlas_seen(pen->obs);
    uint32_t a = pl_act_a(pen->action);
    uint32_t c = pl_act_c(pen->action);

    switch (value) {
    case HLAS_VALUE_UNLOCKING: return (int32_t)hlas_building_number(s, pen->seat, a);
    case HLAS_VALUE_TAX: return pl_pair((int32_t)a, (int32_t)hlas_tax_value(s, a));
    case HLAS_VALUE_DEFENDER: return hlas_defender(s, pen->seat, a);
    case HLAS_VALUE_BANISHED: return pl_pair((int32_t)a, pl_peek(&s->head)->arg[HLAS_BANISH_OWNER]);
    case HLAS_VALUE_SWAPPED_FIRST: return pl_pair((int32_t)a, c & 1);
    case HLAS_VALUE_SWAPPED_SECOND: return pl_pair(pl_act_b(pen->action), c >> 1 & 1);
    default: pl_panic("not a value of an action", __FILE__, __LINE__);
    }
}

/* R-HLA-32.1, R-HLA-32.2 */
int32_t hlas_value_of_event(const struct pl_pen *pen, uint32_t value)
{
    PL_ASSERT(value == HLAS_VALUE_SOLO_STRENGTH);
    return hlas_solo_cards[pen->event->arg[0]].strength;
}

#define PL_GAME           hlas
#define PL_ID(x_)         HLAS_##x_
#define PL_TEXTS          "games/hlas/text.def"
#define PL_WORDS          "games/hlas/words.def"
#define PL_ACTIONS        "games/hlas/actions.def"
#define PL_EVENTS         "games/hlas/events.def"
#define PL_FRAMES         "games/hlas/frames.def"
#define PL_REASONS        "games/hlas/reasons.def"
#define PL_LEAD           HLAS_WORD_ACTOR
#define PL_ACTION_VARIANT hlas_action_variant
#define PL_EVENT_VARIANT  hlas_event_variant
#define PL_PROMPT_VARIANT hlas_prompt_variant
#include "core/lexicon.inc"
