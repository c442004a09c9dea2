/* The parts of sentences that no table holds: players and their units, prices, aims, what is going
 * on. Each is a PART of words.def. */
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_solo.h"
#include "games/hlas/effects_spell.h"
#include "games/hlas/view.h"

static const struct hlas *table_of(const struct pl_pen *pen)
{
    return hlas_seen(pen->obs);
}

static const struct pl_frame *frame_of(const struct pl_pen *pen)
{
    return pl_peek(pl_head_seen(pen->obs));
}

/* Players. */

pl_seat hlas_actor(const struct pl_pen *pen)
{
    static const bool is_of_table[HLAS_EVENT_COUNT] = {
        [HLAS_EVENT_OUTLAND] = true,        [HLAS_EVENT_LAID] = true,
        [HLAS_EVENT_TAX_TRACK] = true,      [HLAS_EVENT_ROUND] = true,
        [HLAS_EVENT_TURNED_UP] = true,      [HLAS_EVENT_RESHUFFLED] = true,
        [HLAS_EVENT_STRENGTHS] = true,      [HLAS_EVENT_SOLO_CARD] = true,
        [HLAS_EVENT_SOLO_FAILED] = true,    [HLAS_EVENT_SOLO_TRACK] = true,
        [HLAS_EVENT_SOLO_SPELL] = true,     [HLAS_EVENT_SOLO_MOVED] = true,
        [HLAS_EVENT_SOLO_COLLECTED] = true, [HLAS_EVENT_SOLO_BATTLE] = true,
        [HLAS_EVENT_SOLO_SHUFFLED] = true,  [HLAS_EVENT_OVER] = true,
    };
    const struct pl_event *event = pen->event;
    bool is_goal_of_all = event->kind == HLAS_EVENT_GOAL && event->arg[0] != HLAS_GOAL_EXPAND &&
                          event->arg[0] != HLAS_GOAL_EXPLOIT;

    if (is_of_table[event->kind] || (is_goal_of_all && event->seat == PL_NOBODY)) {
        return PL_NOBODY;
    }
    if (event->seat == PL_NOBODY && hlas_is_solo(table_of(pen))) {
        return HLAS_RIVAL;
    }
    return event->seat;
}

void hlas_write_player(const struct pl_pen *pen, int32_t seat)
{
    if (hlas_is_rival(table_of(pen), (pl_seat)seat)) {
        pl_say(pen, HLAS_TEXT_ENEMY);
    } else {
        pl_text_add(pen->text, pl_seat_name(pen->text, pen->lang, (pl_seat)seat));
    }
}

void hlas_write_actor(const struct pl_pen *pen, int32_t value)
{
    pl_seat p = hlas_actor(pen);

    (void)value;
    if (p != PL_NOBODY) {
        hlas_write_player(pen, p);
        pl_text_add(pen->text, ": ");
    }
}

/* Units. */

/* What a unit of a player is called: heroes and vessels by name. */
static void write_unit(const struct pl_pen *pen, pl_seat owner, uint32_t kind)
{
    const struct hlas_public *pub = &table_of(pen)->public;
    bool is_named =
        kind >= HLAS_HERO_1 && kind < HLAS_UNIT_KINDS && owner < HLAS_SEATS && pub->faction[owner];

    if (is_named) {
        pl_write(pen, HLAS_WORD_UNIT_NAME,
                 (int32_t)(pub->faction[owner] * (uint32_t)HLAS_UNIT_KINDS + kind));
    } else {
        pl_write(pen, HLAS_WORD_KIND, (int32_t)kind);
    }
}

void hlas_write_unit(const struct pl_pen *pen, int32_t kind)
{
    write_unit(pen, pen->event ? hlas_actor(pen) : pen->seat, (uint32_t)kind);
}

void hlas_write_unlocker(const struct pl_pen *pen, int32_t kind)
{
    const struct hlas *s = table_of(pen);

    if (pen->seat < HLAS_SEATS && s->public.faction[pen->seat]) {
        pl_write(pen, HLAS_WORD_BUILDING,
                 (int32_t)hlas_building_number(s, pen->seat, (enum hlas_kind)kind));
    } else {
        PL_SAY(pen, HLAS_TEXT_UNLOCKER, PL_WORD(HLAS_WORD_KIND, kind));
    }
}

void hlas_write_unit_of(const struct pl_pen *pen, int32_t pair)
{
    write_unit(pen, (pl_seat)pl_pair_second(pair), (uint32_t)pl_pair_first(pair));
}

void hlas_write_their_unit(const struct pl_pen *pen, int32_t pair)
{
    write_unit(pen, (pl_seat)pl_pair_first(pair), (uint32_t)pl_pair_second(pair));
}

/* Whose unit OWNER 0 means: mostly one's own, in spells and strikes the enemy's. */
static pl_seat first_owner(const struct pl_pen *pen)
{
    const struct hlas *s = table_of(pen);
    const struct pl_frame *frame = frame_of(pen);

    switch (pl_act_kind(pen->action)) {
    case HLAS_ACT_BURN:
    case HLAS_ACT_STRIKE:
        return s->public.battle.region ? hlas_leader(s, 1 - hlas_side_of(s, pen->seat)) : pen->seat;
    case HLAS_ACT_LOSE:
        return frame->kind == HLAS_FRAME_MIRROR ? HLAS_RIVAL
               : frame->kind == HLAS_FRAME_LOSE && frame->arg[HLAS_LOSE_CAUSE] == HLAS_LOSE_QUAKE
                   ? (pl_seat)frame->arg[HLAS_LOSE_OWNER]
                   : pen->seat;
    default: return pen->seat;
    }
}

void hlas_write_owned(const struct pl_pen *pen, int32_t pair)
{
    pl_seat first = first_owner(pen);
    pl_seat ally = hlas_ally(table_of(pen), first);
    pl_seat owner = pl_pair_second(pair) && ally != PL_NOBODY ? ally : first;
    int32_t kind = pl_pair_first(pair);

    if (pl_pair_second(pair)) {
        PL_SAY(pen, HLAS_TEXT_OF_ALLY, PL_WORD(HLAS_WORD_UNIT_OF, pl_pair(kind, owner)),
               PL_WORD(HLAS_WORD_PLAYER, owner));
    } else {
        write_unit(pen, owner, (uint32_t)kind);
    }
}

static void list_units(const struct pl_pen *pen, pl_seat owner, struct hlas_units list)
{
    uint32_t start = pen->text->length;

    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        if (!list.of[kind]) {
            continue;
        }
        pl_comma(pen, start);
        write_unit(pen, owner, kind);
        if (list.of[kind] > 1) {
            pl_text_add(pen->text, " ×");
            pl_text_number(pen->text, list.of[kind]);
        }
    }
    if (pen->text->length == start) {
        pl_say(pen, HLAS_TEXT_NOTHING);
    }
}

void hlas_write_group(const struct pl_pen *pen, int32_t value)
{
    const struct hlas *s = table_of(pen);

    (void)value;
    list_units(pen, pen->seat, hlas_group_units(s, 0));
    if (hlas_has_allied(s)) {
        pl_text_add(pen->text, " + ");
        list_units(pen, hlas_ally(s, pen->seat), hlas_group_units(s, 1));
        pl_say(pen, HLAS_TEXT_BY_ALLY);
    }
}

/* Resources. */

void hlas_write_stock(const struct pl_pen *pen, int32_t pair)
{
    static const uint8_t words[HLAS_RESOURCES] = {
#define RESOURCE(number_, id_, ...) [number_] = HLAS_WORD_##id_##_N,
#include "games/hlas/resources.def"
    };

    pl_write(pen, words[pl_pair_first(pair)], pl_pair_second(pair));
}

void hlas_write_price(const struct pl_pen *pen, int32_t price)
{
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        uint8_t n = (uint8_t)((uint32_t)price >> (i * HLAS_PACK_BITS));
        if (n) {
            pl_comma(pen, start);
            hlas_write_stock(pen, pl_pair((int32_t)i, n));
        }
    }
    if (pen->text->length == start) {
        pl_say(pen, HLAS_TEXT_FREE);
    }
}

/* Spells. */

void hlas_write_spell(const struct pl_pen *pen, int32_t spell)
{
    pl_write(pen, HLAS_WORD_SPELL_NAME, hlas_spell_base[spell]);
}

void hlas_write_solo_spell(const struct pl_pen *pen, int32_t hero)
{
    pl_write(pen, HLAS_WORD_SOLO_SPELL_NAME,
             table_of(pen)->public.faction[HLAS_RIVAL] * HLAS_HEROES + hero);
}

/* The frame of the spell being resolved; NULL: it is the solo enemy's, if there is one. */
static const struct pl_frame *this_spell(const struct pl_pen *pen)
{
    return pl_find_frame(pl_head_seen(pen->obs), HLAS_FRAME_SPELL);
}

void hlas_write_this_spell(const struct pl_pen *pen, int32_t value)
{
    const struct pl_frame *spell = this_spell(pen);
    const struct pl_frame *enemy = pl_find_frame(pl_head_seen(pen->obs), HLAS_FRAME_ENEMY);

    (void)value;
    if (spell || !enemy) {
        hlas_write_spell(pen, spell ? spell->arg[HLAS_SPELL_CARD] : HLAS_NO_SPELL);
    } else {
        hlas_write_solo_spell(pen, enemy->arg[HLAS_ENEMY_HERO]);
    }
}

void hlas_write_this_hint(const struct pl_pen *pen, int32_t value)
{
    const struct pl_frame *spell = this_spell(pen);
    const struct pl_frame *enemy = pl_find_frame(pl_head_seen(pen->obs), HLAS_FRAME_ENEMY);

    (void)value;
    if (spell) {
        pl_write(pen, HLAS_WORD_SPELL_HINT, hlas_spell_base[spell->arg[HLAS_SPELL_CARD]]);
    } else if (enemy) {
        pl_write(pen, HLAS_WORD_SOLO_SPELL_TEXT,
                 table_of(pen)->public.faction[HLAS_RIVAL] * HLAS_HEROES +
                     enemy->arg[HLAS_ENEMY_HERO]);
    }
}

void hlas_write_aimed_at(const struct pl_pen *pen, int32_t pair)
{
    uint32_t spell = (uint32_t)frame_of(pen)->arg[HLAS_TARGET_SPELL];
    pl_seat owner = (pl_seat)pl_pair_first(pair);

    if (hlas_spell(spell)->target == HLAS_TARGET_ARMY) {
        list_units(pen, owner, hlas_units(table_of(pen), owner, pl_act_a(pen->action)));
    } else {
        hlas_write_their_unit(pen, pair);
    }
}

void hlas_write_aim(const struct pl_pen *pen, int32_t code)
{
    struct hlas_aim aim = hlas_aim_of((int16_t)code);
    uint32_t start = pen->text->length;

    if (aim.kind) {
        write_unit(pen, aim.seat, aim.kind);
    }
    if (!aim.kind == !aim.region) { /* a unit of the caster's supply needs no owner */
        pl_comma(pen, start);
        hlas_write_player(pen, aim.seat);
    }
    if (aim.region) {
        pl_comma(pen, start);
        pl_write(pen, HLAS_WORD_REGION, aim.region);
    }
}

/* What is known of a token that may be swapped. */
void hlas_write_seen(const struct pl_pen *pen, int32_t pair)
{
    const struct hlas *s = table_of(pen);
    uint32_t region = (uint32_t)pl_pair_first(pair);
    uint32_t is_lower = (uint32_t)pl_pair_second(pair);

    pl_write(pen, HLAS_WORD_TOKEN, s->private[pen->seat].seen[region][is_lower]);
    if (s->public.down[region] > 1) {
        pl_text_add(pen->text, ", ");
        pl_say(pen, is_lower ? HLAS_TEXT_LOWER : HLAS_TEXT_UPPER);
    }
}

/* Abilities that ask. */

void hlas_write_guide(const struct pl_pen *pen, int32_t cause)
{
    switch (cause) {
    case HLAS_ONWARD_RIDE: pl_write(pen, HLAS_WORD_HERO, HLAS_KNIGHT); break;
    case HLAS_ONWARD_ATTACK:
        if (frame_of(pen)->arg[HLAS_ONWARD_MAY_FIGHT]) {
            pl_write(pen, HLAS_WORD_HERO, HLAS_WOLF_RIDER);
        } else {
            pl_write(pen, HLAS_WORD_BUILDING, HLAS_STABLES);
        }
        break;
    default: pl_write(pen, HLAS_WORD_TOKEN, hlas_value_of_stack(pen, HLAS_VALUE_THIS_TOKEN));
    }
}

void hlas_write_striker(const struct pl_pen *pen, int32_t is_serfs_only)
{
    if (is_serfs_only) {
        pl_write(pen, HLAS_WORD_BUILDING, HLAS_DRAGON_ROOST);
    } else {
        pl_write(pen, HLAS_WORD_HERO, HLAS_ASSASSIN);
    }
}

/* The solo enemy. */

void hlas_write_failure(const struct pl_pen *pen, int32_t card)
{
    static const uint16_t texts[] = {
        [HLAS_SOLO_DO_RECRUIT] = HLAS_TEXT_FAILURE_RECRUIT,
        [HLAS_SOLO_DO_TRACK] = HLAS_TEXT_FAILURE_TRACK,
        [HLAS_SOLO_DO_CONSTRUCT] = HLAS_TEXT_FAILURE_CONSTRUCT,
        [HLAS_SOLO_DO_RESEARCH] = HLAS_TEXT_FAILURE_RESEARCH,
        [HLAS_SOLO_DO_ATTACK] = HLAS_TEXT_FAILURE_ATTACK,
    };

    PL_ASSERT(texts[hlas_solo_cards[card].action]);
    pl_say(pen, texts[hlas_solo_cards[card].action]);
}
