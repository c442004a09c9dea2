/* The spells of the solo enemy's heroes, and what they are in the mirror of Copy Spell. */
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_solo.h"

enum { PERSON = 0 };

static const struct hlas_solo_spell_fact *spell_of(const struct hlas *s, uint32_t hero)
{
    return &hlas_solo_spells[s->public.faction[HLAS_RIVAL]][hero];
}

/* Regions that a march of `steps` steps could lead to, wherever units stand; from a sea the first
 * step is ashore. */
static uint64_t within(const struct hlas *s, uint64_t from, uint32_t steps)
{
    uint64_t seen = from;

    for (uint32_t i = 0; i < steps; i++) {
        uint64_t next = 0;
        for (uint64_t left = seen; left; left &= left - 1) {
            const struct hlas_ways *ways = &hlas_ways[pl_lowest(left)];
            next |= hlas_is_sea(pl_lowest(left)) ? ways->coast : ways->march;
        }
        seen |= next & hlas_in_play(s);
    }
    return seen;
}

/* Losses. */

/* Which kinds DESTROY means, as a mask; R-HLA-N3.6: a warrior only where there is no hero. */
static uint32_t kinds_of(enum hlas_victims which, bool has_heroes)
{
    const uint32_t soldiers = 1u << HLAS_SERF | 1u << HLAS_WARRIOR;
    const uint32_t heroes = 1u << HLAS_HERO_1 | 1u << HLAS_HERO_2 | 1u << HLAS_HERO_3;

    switch (which) {
    case HLAS_ANY_UNIT: return soldiers | heroes;
    case HLAS_SERF_UNIT: return 1u << HLAS_SERF;
    case HLAS_HERO_OR_WARRIOR: return has_heroes ? heroes : 1u << HLAS_WARRIOR;
    }
    return 0;
}

static bool has_hero_in(const struct hlas *s, pl_seat p, uint64_t regions)
{
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        uint32_t place = hlas_hero_place(s, p, hero);
        if (place && (regions >> place & 1)) {
            return true;
        }
    }
    return false;
}

/* Of a set of regions those where units of a seat are in danger: on land, outside its capital
 * (R-HLA-N1.5, R-HLA-N2.5, R-HLA-N3.6, R-HLA-N4.5). */
static uint64_t exposed(const struct hlas *s, pl_seat p, uint64_t regions)
{
    return regions & HLAS_LAND & hlas_held(s, p) & ~hlas_bit(s->public.capital[p]);
}

static void add_victims(const struct hlas *s, pl_seat p, uint64_t regions, enum hlas_victims which,
                        struct pl_legal *list)
{
    regions = exposed(s, p, regions);
    uint32_t kinds = kinds_of(which, has_hero_in(s, p, regions));
    for (uint32_t kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        for (uint64_t left = regions; (kinds >> kind & 1) && left; left &= left - 1) {
            if (hlas_units(s, p, pl_lowest(left)).of[kind]) {
                pl_legal_add(list,
                             pl_act(HLAS_ACT_LOSE, (uint16_t)kind, 0, (uint16_t)pl_lowest(left)));
            }
        }
    }
}

static uint64_t suffer_reach(const struct hlas *s, const struct pl_frame *frame)
{
    return within(s, hlas_bit((uint32_t)frame->arg[HLAS_SUFFER_FROM]),
                  (uint32_t)frame->arg[HLAS_SUFFER_RANGE]);
}

/* R-HLA-30.13: the person chooses what they lose. */
void hlas_legal_suffer(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    add_victims(s, seat, suffer_reach(s, frame), (enum hlas_victims)frame->arg[HLAS_SUFFER_WHICH],
                list);
}

/* R-HLA-30.14: ranges count from any hero or the capital of the caster. */
static uint64_t own_reach(const struct hlas *s, uint32_t steps)
{
    uint64_t from = hlas_bit(s->public.capital[PERSON]);

    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        uint32_t place = hlas_hero_place(s, PERSON, hero);
        from |= place ? hlas_bit(place) : 0;
    }
    return within(s, from, steps);
}

static void add_mirrored_victims(const struct hlas *s, const struct pl_frame *frame,
                                 struct pl_legal *list)
{
    add_victims(s, HLAS_RIVAL, own_reach(s, (uint32_t)frame->arg[HLAS_MIRROR_RANGE]),
                (enum hlas_victims)frame->arg[HLAS_MIRROR_WHICH], list);
}

/* SUFFER and MIRROR have these arguments alike. */
_Static_assert((int)HLAS_SUFFER_LEFT == (int)HLAS_MIRROR_LEFT, "units to lose");
_Static_assert((int)HLAS_SUFFER_WHICH == (int)HLAS_MIRROR_WHICH, "which units");

pl_reason hlas_refuse_victim(const struct hlas *s, const struct pl_frame *frame,
                             enum hlas_kind kind, uint32_t region)
{
    bool is_mirrored = frame->kind == HLAS_FRAME_MIRROR;
    pl_seat p = is_mirrored ? HLAS_RIVAL : PERSON;
    uint64_t reach = is_mirrored ? own_reach(s, (uint32_t)frame->arg[HLAS_MIRROR_RANGE])
                                 : suffer_reach(s, frame);
    uint64_t regions = exposed(s, p, reach);

    if (region == s->public.capital[p]) {
        return HLAS_REASON_SPELL_CAPITAL;
    }
    if (!(reach & HLAS_LAND & hlas_bit(region))) {
        return HLAS_REASON_SPELL_RANGE;
    }
    if (!(kinds_of((enum hlas_victims)frame->arg[HLAS_SUFFER_WHICH], has_hero_in(s, p, regions)) >>
              kind &
          1)) {
        return HLAS_REASON_SPELL_KIND;
    }
    return hlas_units(s, p, region).of[kind] ? HLAS_REASON_NONE : HLAS_REASON_NONE_STRUCK;
}

/* SUFFER or MIRROR goes on as long as there is a unit to lose. */
static void next_victim(struct hlas *s, bool is_mirrored)
{
    struct pl_frame *frame = pl_top(&s->head);
    struct pl_legal list;

    list.count = 0;
    if (is_mirrored) {
        add_mirrored_victims(s, frame, &list);
    } else {
        hlas_legal_suffer(s, PERSON, &list);
    }
    if (frame->arg[HLAS_SUFFER_LEFT] == 0 || list.count == 0) {
        pl_pop(&s->head);
    }
}

void hlas_apply_suffer(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_top(&s->head)->arg[HLAS_SUFFER_LEFT]--;
    hlas_destroy_unit(s, HLAS_PIECE(seat, pl_act_a(action), pl_act_c(action)), HLAS_FOR_SPELL, log);
    next_victim(s, false);
}

/* What the spells do. */

static void join(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region,
                 struct pl_events *log)
{
    if (hlas_supply(s, p, kind)) {
        hlas_tell(s, log, HLAS_EVENT_JOINED, p, PL_ARGS((int32_t)kind, (int32_t)region));
        hlas_add_unit(s, p, kind, region, log);
    }
}

static void supply(struct hlas *s, pl_seat p, const uint8_t n[HLAS_RESOURCES],
                   struct pl_events *log)
{
    for (uint32_t what = 0; what < HLAS_RESOURCES; what++) {
        if (n[what]) {
            hlas_gain(s, p, HLAS_SOME(what, n[what]), HLAS_FOR_SPELL, log);
        }
    }
}

static void destroy(struct hlas *s, uint32_t hero, const uint8_t n[3])
{
    uint32_t from = hlas_hero_place(s, HLAS_RIVAL, hero);

    hlas_push(s, HLAS_FRAME_SUFFER, PERSON, PL_ARGS(n[1], n[0], (int32_t)from, n[2]));
    next_victim(s, false);
}

/* R-HLA-N3.5 */
static void forget(struct hlas *s, uint32_t n)
{
    if (s->public.library_count[PERSON]) {
        hlas_push(s, HLAS_FRAME_DISCARD, PERSON, PL_ARGS((int32_t)n));
    }
}

/* R-HLA-N4.6: the nearest region with a face-down token on the continent, ties by number; `barred`
 * regions do not count, nor those without room (R-HLA-31.16). */
static uint32_t tunnel_end(const struct hlas *s, pl_seat p, uint32_t from, uint64_t barred)
{
    uint64_t open = hlas_with_room(s, p, HLAS_LAND & ~barred, 1, 0);
    uint64_t seen = hlas_bit(from);
    uint64_t rim = seen;

    while (rim) {
        uint64_t next = 0;
        for (; rim; rim &= rim - 1) {
            next |= hlas_ways[pl_lowest(rim)].land;
        }
        next &= ~seen;
        for (uint64_t left = next & open; left; left &= left - 1) {
            if (s->public.down[pl_lowest(left)]) {
                return pl_lowest(left);
            }
        }
        seen |= next;
        rim = next;
    }
    return HLAS_NO_REGION;
}

static void tunnel(struct hlas *s, uint32_t hero, struct pl_events *log)
{
    uint32_t from = hlas_hero_place(s, HLAS_RIVAL, hero);
    uint64_t barred =
        hlas_held(s, PERSON) | hlas_rival_others(s, hero) | hlas_bit(s->public.capital[HLAS_RIVAL]);

    if (s->public.hero[HLAS_RIVAL][hero] >= HLAS_ABOARD) {
        return;
    }
    uint32_t to = tunnel_end(s, HLAS_RIVAL, from, barred);
    if (to == HLAS_NO_REGION) {
        return;
    }
    hlas_rival_party(s, hero);
    while ((int32_t)hlas_group_size(s) > hlas_room(s, HLAS_RIVAL, to)) {
        hlas_group_drop(s, 0, s->public.group_serf[0] ? HLAS_SERF : HLAS_WARRIOR);
    }
    hlas_tell(s, log, HLAS_EVENT_SOLO_MOVED, PL_NOBODY,
              PL_ARGS((int32_t)hero + 1, (int32_t)from, (int32_t)to));
    hlas_relocate(s, HLAS_RIVAL, from, to);
    hlas_group_clear(s);
    hlas_rival_collect(s, to, HLAS_SOLO_TOKEN_VP, log);
    hlas_rival_yield(s, to, log);
}

/* R-HLA-N1.4 to R-HLA-N4.6 */
void hlas_rival_spell(struct hlas *s, uint32_t hero, uint32_t card, struct pl_events *log)
{
    const struct hlas_effect_fact *effect = &spell_of(s, hero)->effect;
    uint32_t place = hlas_hero_place(s, HLAS_RIVAL, hero);
    bool has_room = !hlas_is_sea(place) && hlas_room(s, HLAS_RIVAL, place) > 0;

    switch (effect->what) {
    case HLAS_DO_JOIN:
        join(s, HLAS_RIVAL, effect->n[0], has_room ? place : s->public.capital[HLAS_RIVAL], log);
        return;
    case HLAS_DO_SUPPLY: supply(s, HLAS_RIVAL, effect->n, log); return;
    case HLAS_DO_DESTROY: destroy(s, hero, effect->n); return;
    case HLAS_DO_FORGET: forget(s, effect->n[0]); return;
    case HLAS_DO_MOVE_AGAIN: hlas_rival_move(s, hero, card); return;
    case HLAS_DO_TUNNEL: tunnel(s, hero, log); return;
    default: PL_ASSERT(false);
    }
}

/* The mirror. */

/* Own heroes on land beside whom there is room, and the courtyard. */
static uint64_t mirror_places(const struct hlas *s)
{
    uint64_t places = hlas_bit(s->public.capital[PERSON]);

    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        uint32_t place = hlas_hero_place(s, PERSON, hero);
        if (place && !hlas_is_sea(place) && hlas_room(s, PERSON, place) > 0) {
            places |= hlas_bit(place);
        }
    }
    return places;
}

/* Where a Tunnel of the person's hero on foot would lead from a region. */
static uint32_t own_tunnel_end(const struct hlas *s, uint32_t from)
{
    uint64_t barred = hlas_held(s, HLAS_RIVAL);

    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        uint32_t place = hlas_hero_place(s, PERSON, hero);
        barred |= place != from ? hlas_bit(place) : 0;
    }
    return tunnel_end(s, PERSON, from, barred);
}

static uint64_t tunnel_places(const struct hlas *s)
{
    uint64_t places = 0;

    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        uint32_t place = s->public.hero[PERSON][hero];
        if (place && place <= HLAS_LAND_REGIONS && own_tunnel_end(s, place)) {
            places |= hlas_bit(place);
        }
    }
    return places;
}

uint64_t hlas_mirror_places(const struct hlas *s, const struct pl_frame *frame)
{
    switch (frame->arg[HLAS_MIRROR_EFFECT]) {
    case HLAS_DO_JOIN: return mirror_places(s);
    case HLAS_DO_TUNNEL: return tunnel_places(s);
    default: return 0;
    }
}

void hlas_legal_mirror(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)seat;
    if (frame->arg[HLAS_MIRROR_EFFECT] == HLAS_DO_DESTROY) {
        add_mirrored_victims(s, frame, list);
    } else {
        hlas_add_regions(list, HLAS_ACT_PLACE, hlas_mirror_places(s, frame));
    }
}

/* R-HLA-30.14: the hero with the lowest number there goes, with warriors before serfs as far as
 * there is room, and explores. */
static void tunnel_own(struct hlas *s, uint32_t from, struct pl_events *log)
{
    uint32_t to = own_tunnel_end(s, from);
    uint32_t hero = 0;

    while (s->public.hero[PERSON][hero] != from) {
        hero++;
        PL_ASSERT(hero < HLAS_HEROES);
    }
    hlas_group_clear(s);
    hlas_group_add(s, 0, (enum hlas_kind)(HLAS_HERO_1 + hero));
    int32_t room = hlas_room(s, PERSON, to);
    room = room < HLAS_ARMY_MAX ? room : HLAS_ARMY_MAX;
    for (uint32_t i = 0; i < s->public.warrior[PERSON][from]; i++) {
        if ((int32_t)hlas_group_size(s) < room) {
            hlas_group_add(s, 0, HLAS_WARRIOR);
        }
    }
    for (uint32_t i = 0; i < s->public.serf[PERSON][from]; i++) {
        if ((int32_t)hlas_group_size(s) < room) {
            hlas_group_add(s, 0, HLAS_SERF);
        }
    }
    hlas_tell(s, log, HLAS_EVENT_MARCHED, PERSON,
              PL_ARGS((int32_t)from, (int32_t)to, (int32_t)hlas_group_size(s)));
    hlas_relocate(s, PERSON, from, to);
    enum hlas_resource what = hlas_regions[to].resource;
    if (what != HLAS_NO_RESOURCE) {
        hlas_gain(s, PERSON, HLAS_SOME(what, HLAS_SOLO_REGION_RESOURCE), HLAS_FOR_REGION, log);
    }
    hlas_push(s, HLAS_FRAME_ARRIVE, PERSON, PL_ARGS((int32_t)to, HLAS_BY_MARCH));
}

void hlas_apply_mirror(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t effect = (uint32_t)frame->arg[HLAS_MIRROR_EFFECT];
    enum hlas_kind kind = (enum hlas_kind)frame->arg[HLAS_MIRROR_WHICH];

    if (effect == HLAS_DO_DESTROY) {
        frame->arg[HLAS_MIRROR_LEFT]--;
        hlas_destroy_unit(s, HLAS_PIECE(HLAS_RIVAL, pl_act_a(action), pl_act_c(action)),
                          HLAS_FOR_SPELL, log);
        next_victim(s, true);
        return;
    }
    pl_pop(&s->head);
    if (effect == HLAS_DO_JOIN) {
        join(s, seat, kind, pl_act_a(action), log);
    } else {
        tunnel_own(s, pl_act_a(action), log);
    }
}

static void push_mirror(struct hlas *s, const struct hlas_effect_fact *effect)
{
    bool destroys = effect->what == HLAS_DO_DESTROY;

    hlas_push(s, HLAS_FRAME_MIRROR, PERSON,
              PL_ARGS(destroys ? effect->n[1] : 0, effect->n[0], effect->what,
                      destroys ? effect->n[2] : 0));
}

static void mirror_effect(struct hlas *s, const struct hlas_effect_fact *effect,
                          struct pl_events *log)
{
    switch (effect->what) {
    case HLAS_DO_SUPPLY: supply(s, PERSON, effect->n, log); return;
    case HLAS_DO_MOVE_AGAIN:
        s->public.ride = 0; /* R-HLA-H6.2: the action is the enemy's */
        hlas_ask_march(s, PERSON, HLAS_TO_MIRROR, 0);
        return;
    case HLAS_DO_JOIN:
        if (hlas_supply(s, PERSON, effect->n[0])) {
            push_mirror(s, effect);
        }
        return;
    case HLAS_DO_TUNNEL:
        if (tunnel_places(s)) {
            push_mirror(s, effect);
        }
        return;
    case HLAS_DO_DESTROY:
        push_mirror(s, effect);
        next_victim(s, true);
        return;
    default: return; /* the enemy has no spells to forget */
    }
}

/* R-HLA-30.14: roles are swapped. */
void hlas_mirror_spell(struct hlas *s, uint32_t hero, struct pl_events *log)
{
    const struct hlas_solo_spell_fact *spell = spell_of(s, hero);

    hlas_tell(s, log, HLAS_EVENT_COPIED, PERSON, PL_ARGS(HLAS_NO_SPELL));
    if (spell->also_loses) {
        hlas_give_up(s, HLAS_RIVAL, HLAS_SOME(spell->also_what, spell->also_loses), HLAS_FOR_SPELL,
                     log);
    }
    if (spell->also_gains) {
        hlas_gain(s, PERSON, HLAS_SOME(spell->also_what, spell->also_gains), HLAS_FOR_SPELL, log);
    }
    mirror_effect(s, &spell->effect, log);
}
