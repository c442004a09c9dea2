/* Entries of the glossary: what cards, units, levels and actions are and cost. Each is a PART of
 * words.def. */
#include "games/hlas/effects_solo.h"
#include "games/hlas/view.h"

enum { FIGURES_MAX = 256, POINTS_OF_COMPASS = 8 };

/* Spells and tactics. */

void hlas_write_spell_entry(const struct pl_pen *pen, int32_t spell)
{
    const struct hlas_spell_fact *fact = hlas_spell((uint32_t)spell);

    PL_SAY(pen, HLAS_TEXT_ENTRY_SPELL, PL_WORD(HLAS_WORD_TYPE, fact->type),
           PL_WORD(HLAS_WORD_PRICE, hlas_pack_one(HLAS_MANA, fact->mana)),
           PL_WORD(HLAS_WORD_VP_N, fact->vp), PL_WORD(HLAS_WORD_SPELL_TEXT, spell));
}

void hlas_write_tactic_entry(const struct pl_pen *pen, int32_t tactic)
{
    const struct hlas_tactic_fact *fact = &hlas_tactics[tactic];

    PL_SAY(pen, HLAS_TEXT_ENTRY_TACTIC, PL_WORD(HLAS_WORD_PRICE, hlas_pack(fact->price)),
           PL_WORD(HLAS_WORD_VP_N, fact->vp), PL_WORD(HLAS_WORD_TACTIC_TEXT, tactic));
}

/* Units, and levels of capitals. */

/* What a faction pays and gets for a thing. */
typedef void figures(const struct pl_pen *pen, uint32_t faction, uint32_t thing);

/* Figures that may differ from faction to faction: once if they do not. */
static void write_figures(const struct pl_pen *pen, figures *write, uint32_t thing)
{
    char room[HLAS_FACTION_COUNT][FIGURES_MAX];
    bool is_same = true;

    for (uint32_t faction = HLAS_HUMANS; faction < HLAS_FACTION_COUNT; faction++) {
        struct pl_text text = pl_text_in(room[faction], sizeof room[faction]);
        struct pl_pen inner = *pen;
        inner.text = &text;
        write(&inner, faction, thing);
        is_same &= pl_string_equal(room[faction], room[HLAS_HUMANS]);
    }
    for (uint32_t faction = HLAS_HUMANS; !is_same && faction < HLAS_FACTION_COUNT; faction++) {
        pl_text_add(pen->text, faction == HLAS_HUMANS ? "" : "; ");
        pl_write(pen, HLAS_WORD_FACTION, (int32_t)faction);
        pl_text_add(pen->text, ": ");
        pl_text_add(pen->text, room[faction]);
    }
    pl_text_add(pen->text, is_same ? room[HLAS_HUMANS] : "");
}

static void write_unit_figures(const struct pl_pen *pen, uint32_t faction, uint32_t kind)
{
    const struct hlas_unit_fact *fact = &hlas_units_of[faction][kind];

    PL_SAY(pen, HLAS_TEXT_ENTRY_UNIT, PL_NUMBER(fact->strength), PL_NUMBER(fact->speed),
           PL_WORD(HLAS_WORD_PRICE, hlas_pack(fact->price)), PL_WORD(HLAS_WORD_VP_N, fact->vp));
    if (fact->capacity) {
        PL_SAY(pen, HLAS_TEXT_ENTRY_CAPACITY, PL_WORD(HLAS_WORD_UNITS_N, fact->capacity));
    }
}

void hlas_write_kind_entry(const struct pl_pen *pen, int32_t kind)
{
    write_figures(pen, write_unit_figures, (uint32_t)kind);
    pl_text_char(pen->text, '.');
}

/* A hero or vessel: what it is, its figures, the building that unlocks it. */
static void write_named_unit(const struct pl_pen *pen, uint32_t faction, uint32_t kind)
{
    uint32_t building = (faction - 1) * HLAS_BUILDINGS + (kind - HLAS_HERO_1) + 1;

    pl_write(pen, HLAS_WORD_KIND, (int32_t)kind);
    pl_text_add(pen->text, ", ");
    pl_write(pen, HLAS_WORD_FACTION, (int32_t)faction);
    pl_text_add(pen->text, ": ");
    write_unit_figures(pen, faction, kind);
    pl_text_add(pen->text, ", ");
    PL_SAY(pen, HLAS_TEXT_ENTRY_UNLOCKED, PL_WORD(HLAS_WORD_BUILDING, building));
    pl_text_char(pen->text, '.');
}

void hlas_write_vessel_entry(const struct pl_pen *pen, int32_t unit)
{
    write_named_unit(pen, (uint32_t)unit / HLAS_UNIT_KINDS, (uint32_t)unit % HLAS_UNIT_KINDS);
}

static void write_level_figures(const struct pl_pen *pen, uint32_t faction, uint32_t level)
{
    const struct hlas_level_fact *fact = &hlas_levels[faction][level];

    PL_SAY(pen, HLAS_TEXT_ENTRY_LEVEL, PL_WORD(HLAS_WORD_PRICE, hlas_pack(fact->price)),
           PL_NUMBER(fact->strength), PL_WORD(HLAS_WORD_VP_N, fact->vp), PL_NUMBER(fact->towers),
           PL_NUMBER(fact->library), PL_NUMBER(fact->scribed));
}

void hlas_write_level_entry(const struct pl_pen *pen, int32_t level)
{
    write_figures(pen, write_level_figures, (uint32_t)level);
    pl_text_char(pen->text, '.');
}

/* Buildings and heroes. */

static void write_tiers(const struct pl_pen *pen, uint8_t tier, int32_t thing)
{
    int32_t first = thing * HLAS_LEVELS;

    PL_SAY(pen, HLAS_TEXT_ENTRY_TIERS, PL_WORD(tier, first), PL_WORD(tier, first + 1),
           PL_WORD(tier, first + 2));
}

void hlas_write_building_entry(const struct pl_pen *pen, int32_t building)
{
    write_tiers(pen, HLAS_WORD_BUILDING_TIER, building);
}

void hlas_write_hero_entry(const struct pl_pen *pen, int32_t hero)
{
    uint32_t index = (uint32_t)hero - 1;

    write_named_unit(pen, index / HLAS_HEROES + 1, HLAS_HERO_1 + index % HLAS_HEROES);
    pl_text_char(pen->text, ' ');
    write_tiers(pen, HLAS_WORD_HERO_TIER, hero);
}

/* The solo enemy. */

/* What its cards do is told once for each action. */
static uint32_t solo_action_text(uint32_t action)
{
    static const uint16_t texts[] = {
        [HLAS_SOLO_DO_RECRUIT] = HLAS_TEXT_SOLO_RECRUIT,
        [HLAS_SOLO_DO_TRACK] = HLAS_TEXT_SOLO_TRACK,
        [HLAS_SOLO_DO_CONSTRUCT] = HLAS_TEXT_SOLO_CONSTRUCT,
        [HLAS_SOLO_DO_RESEARCH] = HLAS_TEXT_SOLO_RESEARCH,
        [HLAS_SOLO_DO_TAX] = HLAS_TEXT_SOLO_TAX,
        [HLAS_SOLO_DO_ATTACK] = HLAS_TEXT_SOLO_ATTACK,
    };

    PL_ASSERT(action < PL_COUNT_OF(texts) && texts[action]);
    return texts[action];
}

/* R-HLA-K1.1 to R-HLA-K8.1 */
void hlas_write_solo_card_entry(const struct pl_pen *pen, int32_t card)
{
    static const char *const points[POINTS_OF_COMPASS] = { "N", "NE", "E", "SE",
                                                           "S", "SW", "W", "NW" };
    const struct hlas_solo_card_fact *fact = &hlas_solo_cards[card];

    pl_say(pen, solo_action_text(fact->action));
    pl_text_char(pen->text, ' ');
    pl_say(pen, fact->follow ? HLAS_TEXT_SOLO_FOLLOWED : HLAS_TEXT_SOLO_NOT_FOLLOWED);
    pl_text_char(pen->text, ' ');
    PL_SAY(pen, HLAS_TEXT_SOLO_IN_BATTLE, PL_NUMBER(fact->strength),
           PL_WORD(HLAS_WORD_VP_N, fact->vp),
           PL_WORD(HLAS_WORD_TACTIC, fact->tactic[HLAS_ATTACKER]),
           PL_WORD(HLAS_WORD_TACTIC, fact->tactic[HLAS_DEFENDER]));
    pl_text_char(pen->text, ' ');
    pl_say(pen, HLAS_TEXT_SOLO_COMPASS);
    pl_text_add(pen->text, points[(uint32_t)fact->compass / HLAS_SOLO_SECTOR]);
    pl_text_char(pen->text, '.');
}

/* What a space of the track opens. */
static void write_unlock(const struct pl_pen *pen, uint32_t unlock)
{
    switch ((enum hlas_unlock)unlock) {
    case HLAS_UNLOCK_NO: return;
    case HLAS_UNLOCK_SEA:
    case HLAS_UNLOCK_AIR:
        pl_text_add(pen->text, ", ");
        pl_write(pen, HLAS_WORD_KIND,
                 unlock == HLAS_UNLOCK_SEA ? HLAS_SEA_VESSEL : HLAS_AIR_VESSEL);
        return;
    case HLAS_UNLOCK_SPECIAL: pl_say(pen, HLAS_TEXT_ENTRY_TRACK_SPECIAL); return;
    case HLAS_UNLOCK_END: pl_say(pen, HLAS_TEXT_ENTRY_TRACK_END); return;
    }
}

/* R-HLA-30.8 */
static void write_track(const struct pl_pen *pen, uint32_t faction)
{
    pl_say(pen, HLAS_TEXT_ENTRY_TRACK);
    for (uint32_t space = 1; space <= HLAS_SOLO_SPACES; space++) {
        const struct hlas_solo_space_fact *fact = &hlas_solo_spaces[faction][space];
        PL_SAY(pen, HLAS_TEXT_ENTRY_SPACE, PL_NUMBER(space), PL_WORD(HLAS_WORD_ORE_N, fact->ore),
               PL_WORD(HLAS_WORD_VP_N, fact->vp), PL_NUMBER(fact->level), PL_NUMBER(fact->strength),
               PL_NUMBER(fact->towers));
        write_unlock(pen, fact->unlock);
        pl_text_add(pen->text, space < HLAS_SOLO_SPACES ? ";" : ".");
    }
}

/* What each hero can do and cast, and what the track opens. */
void hlas_write_board_entry(const struct pl_pen *pen, int32_t faction)
{
    for (int32_t hero = 0; hero < HLAS_HEROES; hero++) {
        const struct hlas_solo_spell_fact *fact = &hlas_solo_spells[faction][hero];
        int32_t index = faction * HLAS_HEROES + hero;
        PL_SAY(pen, HLAS_TEXT_ENTRY_HERO, PL_NUMBER(hero + 1), PL_WORD(HLAS_WORD_SOLO_HERO, index),
               PL_WORD(HLAS_WORD_SOLO_SPELL_NAME, index), PL_WORD(HLAS_WORD_MANA_N, fact->mana),
               PL_WORD(HLAS_WORD_VP_N, fact->vp), PL_WORD(HLAS_WORD_SOLO_SPELL_TEXT, index));
        pl_text_add(pen->text, " ");
    }
    PL_SAY(pen, HLAS_TEXT_ENTRY_SPECIAL,
           PL_NUMBER(hlas_unlock_space((uint32_t)faction, HLAS_UNLOCK_SPECIAL)),
           PL_WORD(HLAS_WORD_SOLO_SPECIAL, faction));
    pl_text_char(pen->text, ' ');
    write_track(pen, (uint32_t)faction);
}
