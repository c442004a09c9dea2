/* The solo enemy's turn: a card is drawn for a hero, who does what it says or moves instead.
 * Moves are in effects_solo_move.c, spells in effects_solo_spell.c. */
#include "games/hlas/effects_solo.h"

enum { PERSON = 0 };

/* Its board and track. */

bool hlas_rival_unlocked(const struct hlas *s, enum hlas_unlock unlock)
{
    const struct hlas_solo_space_fact *spaces = hlas_solo_spaces[s->public.faction[HLAS_RIVAL]];

    for (uint32_t space = 0; space <= s->public.solo_space; space++) {
        if (spaces[space].unlock == unlock) {
            return true;
        }
    }
    return false;
}

uint32_t hlas_unlock_space(uint32_t faction, enum hlas_unlock unlock)
{
    uint32_t space = 0;

    while (space < HLAS_SOLO_SPACES && hlas_solo_spaces[faction][space].unlock != unlock) {
        space++;
    }
    return space;
}

bool hlas_rival_bars(const struct hlas *s, pl_seat enemy, const struct hlas_side *side,
                     enum hlas_solo_power power)
{
    if (!hlas_is_rival(s, enemy)) {
        return false;
    }
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if (hlas_solo_heroes[s->public.faction[enemy]][hero].power == power &&
            side->of[HLAS_LEADERS].of[HLAS_HERO_1 + hero]) {
            return true;
        }
    }
    return false;
}

/* The number of a power of a hero, 0 if the hero has another one. */
static uint32_t power_of(const struct hlas *s, uint32_t hero, enum hlas_solo_power power)
{
    const struct hlas_solo_ability *ability =
        &hlas_solo_heroes[s->public.faction[HLAS_RIVAL]][hero];

    return ability->power == power ? ability->n : 0;
}

uint32_t hlas_rival_printed_mana(const struct hlas *s, uint32_t hero)
{
    return hlas_solo_spells[s->public.faction[HLAS_RIVAL]][hero].mana;
}

/* What it costs now (R-HLA-N3.7). */
static uint32_t rival_mana(const struct hlas *s, uint32_t hero)
{
    uint32_t mana = hlas_rival_printed_mana(s, hero);
    const struct hlas_solo_ability *special = &hlas_solo_specials[s->public.faction[HLAS_RIVAL]];

    if (special->power == HLAS_SOLO_IS_SPELL_CHEAPER &&
        hlas_rival_unlocked(s, HLAS_UNLOCK_SPECIAL)) {
        return mana > special->n + 1u ? mana - special->n : 1;
    }
    return mana;
}

/* R-HLA-30.3: the last card is shuffled together with the discards. */
uint32_t hlas_draw_solo_card(struct hlas *s, struct pl_events *log)
{
    struct hlas_public *pub = &s->public;
    uint32_t out = pub->solo_hand ? 1u << (pub->solo_hand - 1) : 0;

    for (uint32_t i = 0; i < HLAS_SOLO_ACTIONS; i++) {
        out |= pub->solo_slot[i] ? 1u << (pub->solo_slot[i] - 1) : 0;
    }
    uint32_t all = ((1u << HLAS_SOLO_CARDS) - 1) & ~out;
    uint32_t deck = all & ~(uint32_t)pub->solo_discard;
    if ((deck & (deck - 1)) == 0) {
        pub->solo_discard = 0;
        deck = all;
        hlas_tell(s, log, HLAS_EVENT_SOLO_SHUFFLED, PL_NOBODY, PL_ARGS(__builtin_popcount(deck)));
    }
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)__builtin_popcount(deck));
    return pl_select(deck, rank) + 1;
}

/* R-HLA-31.8: no matter what they are. */
static void collect_token(struct hlas *s, uint32_t token, uint32_t region, uint32_t vp,
                          struct pl_events *log)
{
    hlas_tell(s, log, HLAS_EVENT_SOLO_COLLECTED, PL_NOBODY,
              PL_ARGS((int32_t)token, (int32_t)region));
    if (vp) {
        hlas_score(s, HLAS_RIVAL, (int32_t)vp, HLAS_FOR_TOKEN, log);
    }
}

void hlas_rival_collect(struct hlas *s, uint32_t region, uint32_t vp, struct pl_events *log)
{
    uint8_t *up = s->public.up[region];

    for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
        if (up[i]) {
            collect_token(s, up[i], region, vp, log);
            up[i] = HLAS_NO_TOKEN;
        }
    }
    for (uint32_t left = s->public.down[region]; left > 0; left--) {
        collect_token(s, hlas_take_token(s, region), region, vp, log);
    }
    hlas_test_goals(s, log);
}

void hlas_rival_yield(struct hlas *s, uint32_t region, struct pl_events *log)
{
    enum hlas_resource what = hlas_regions[region].resource;

    if (what != HLAS_NO_RESOURCE) {
        hlas_gain(s, HLAS_RIVAL, HLAS_SOME(what, HLAS_SOLO_REGION_RESOURCE), HLAS_FOR_REGION, log);
    }
}

/* Recruit and build. */

static bool is_open(const struct hlas *s, enum hlas_kind kind)
{
    if (kind < HLAS_SEA_VESSEL) {
        return true;
    }
    return hlas_rival_unlocked(s, kind == HLAS_SEA_VESSEL ? HLAS_UNLOCK_SEA : HLAS_UNLOCK_AIR);
}

static bool can_get(const struct hlas *s, enum hlas_kind kind)
{
    return is_open(s, kind) && hlas_supply(s, HLAS_RIVAL, kind) &&
           hlas_can_pay(s, HLAS_RIVAL, hlas_price(s, HLAS_RIVAL, kind));
}

/* Where a unit for a hero goes: beside the hero on land, if there is room, else home (R-HLA-30.7).
 * */
static uint32_t beside(const struct hlas *s, uint32_t hero)
{
    uint32_t place = hlas_hero_place(s, HLAS_RIVAL, hero);

    return !hlas_is_sea(place) && hlas_room(s, HLAS_RIVAL, place) > 0
               ? place
               : s->public.capital[HLAS_RIVAL];
}

/* R-HLA-30.6, R-HLA-30.7 */
static bool recruit(struct hlas *s, uint32_t hero, struct pl_events *log)
{
    static const uint8_t order[] = { HLAS_AIR_VESSEL, HLAS_SEA_VESSEL, HLAS_WARRIOR, HLAS_SERF };

    for (uint32_t i = 0; i < PL_COUNT_OF(order); i++) {
        enum hlas_kind kind = order[i];
        if (can_get(s, kind)) {
            uint32_t place =
                kind >= HLAS_SEA_VESSEL ? s->public.capital[HLAS_RIVAL] : beside(s, hero);
            hlas_pay(s, HLAS_RIVAL, hlas_price(s, HLAS_RIVAL, kind));
            hlas_tell(s, log, HLAS_EVENT_RECRUITED, HLAS_RIVAL,
                      PL_ARGS((int32_t)kind, 1, (int32_t)place));
            hlas_add_unit(s, HLAS_RIVAL, kind, place, log);
            return true;
        }
    }
    return false;
}

/* R-HLA-30.8, R-HLA-33.1: level and strength follow the space. */
static bool advance(struct hlas *s, struct pl_events *log)
{
    const struct hlas_solo_space_fact *spaces = hlas_solo_spaces[s->public.faction[HLAS_RIVAL]];
    uint32_t next = s->public.solo_space + 1u;

    if (next > HLAS_SOLO_SPACES || s->public.resource[HLAS_RIVAL][HLAS_ORE] < spaces[next].ore) {
        return false;
    }
    s->public.resource[HLAS_RIVAL][HLAS_ORE] -= spaces[next].ore;
    s->public.solo_space = (uint8_t)next;
    s->public.level[HLAS_RIVAL] = spaces[next].level;
    hlas_tell(s, log, HLAS_EVENT_SOLO_TRACK, PL_NOBODY, PL_ARGS((int32_t)next));
    hlas_score(s, HLAS_RIVAL, spaces[next].vp, HLAS_FOR_SOLO_TRACK, log);
    if (spaces[next].unlock == HLAS_UNLOCK_END) {
        hlas_reach(s, HLAS_GOAL_TRACK, HLAS_RIVAL, log);
    }
    return true;
}

/* R-HLA-30.10, R-HLA-N4.3: the tokens beside it are collected, face up or down, without VP. */
static bool build_tower(struct hlas *s, uint32_t hero, struct pl_events *log)
{
    uint32_t region = hlas_hero_place(s, HLAS_RIVAL, hero);
    uint32_t cheaper = power_of(s, hero, HLAS_SOLO_IS_TOWER_CHEAPER);

    if (hlas_is_sea(region) || !hlas_may_tower(s, HLAS_RIVAL, region)) {
        return false;
    }
    uint32_t ore = hlas_distance(s, HLAS_RIVAL, region);
    if (cheaper) {
        ore = ore > cheaper + 1 ? ore - cheaper : 1;
    }
    if (s->public.resource[HLAS_RIVAL][HLAS_ORE] < ore) {
        return false;
    }
    s->public.resource[HLAS_RIVAL][HLAS_ORE] =
        (uint8_t)(s->public.resource[HLAS_RIVAL][HLAS_ORE] - ore);
    hlas_tell(s, log, HLAS_EVENT_TOWER, HLAS_RIVAL, PL_ARGS((int32_t)region, (int32_t)ore));
    hlas_add_tower(s, HLAS_RIVAL, region, log);
    for (uint64_t around = hlas_ways[region].land; around; around &= around - 1) {
        hlas_rival_collect(s, pl_lowest(around), 0, log);
    }
    return true;
}

/* R-HLA-30.11: heroes, the one whose card it is before others, warriors and serfs go aboard as far
 * as they fit. */
static void board(struct hlas *s, uint32_t captain, uint32_t vessel, uint32_t region)
{
    struct hlas_public *pub = &s->public;
    uint32_t room = hlas_capacity(s, HLAS_RIVAL, vessel);

    for (uint32_t i = 0; i < HLAS_HEROES && room; i++) {
        uint32_t hero = (captain + i) % HLAS_HEROES;
        if (pub->hero[HLAS_RIVAL][hero] == region) {
            pub->hero[HLAS_RIVAL][hero] = (uint8_t)(HLAS_ABOARD + vessel);
            room--;
        }
    }
    for (; room && pub->warrior[HLAS_RIVAL][region]; room--) {
        pub->warrior[HLAS_RIVAL][region]--;
        pub->cargo_warrior[HLAS_RIVAL][vessel]++;
    }
    for (; room && pub->serf[HLAS_RIVAL][region]; room--) {
        pub->serf[HLAS_RIVAL][region]--;
        pub->cargo_serf[HLAS_RIVAL][vessel]++;
    }
}

static bool build_vessel(struct hlas *s, uint32_t hero, enum hlas_kind kind, struct pl_events *log)
{
    uint32_t beside_him = beside(s, hero);
    bool is_aboard = s->public.hero[HLAS_RIVAL][hero] >= HLAS_ABOARD;
    bool fits = beside_him == hlas_hero_place(s, HLAS_RIVAL, hero) && !is_aboard &&
                (kind == HLAS_AIR_VESSEL || hlas_ways[beside_him].coast);
    uint32_t place = fits ? beside_him : s->public.capital[HLAS_RIVAL];

    hlas_pay(s, HLAS_RIVAL, hlas_price(s, HLAS_RIVAL, kind));
    hlas_tell(s, log, HLAS_EVENT_RECRUITED, HLAS_RIVAL, PL_ARGS((int32_t)kind, 1, (int32_t)place));
    hlas_add_unit(s, HLAS_RIVAL, kind, place, log);
    if (fits) {
        board(s, hero, kind - HLAS_SEA_VESSEL, place);
    }
    return true;
}

/* R-HLA-30.9 */
static bool construct(struct hlas *s, uint32_t hero, struct pl_events *log)
{
    if (build_tower(s, hero, log)) {
        return true;
    }
    for (uint32_t kind = HLAS_AIR_VESSEL; kind >= HLAS_SEA_VESSEL; kind--) {
        if (can_get(s, kind)) {
            return build_vessel(s, hero, kind, log);
        }
    }
    return false;
}

/* Research, tax, attack. */

/* R-HLA-30.12, R-HLA-N1.2: at once; R-HLA-X1.1: when the person has answered. */
static void score_spell(struct hlas *s, uint32_t hero, bool is_answered, struct pl_events *log)
{
    uint32_t more = power_of(s, hero, HLAS_SOLO_IS_RESEARCH_VP);

    if (hlas_keeps(s, HLAS_OPTION_CANCELLED_NO_VP) != is_answered) {
        return;
    }
    hlas_score(s, HLAS_RIVAL, hlas_solo_spells[s->public.faction[HLAS_RIVAL]][hero].vp,
               HLAS_FOR_SPELL, log);
    if (more) {
        hlas_score(s, HLAS_RIVAL, (int32_t)more, HLAS_FOR_ABILITY, log);
    }
}

/* R-HLA-30.12, R-HLA-30.13, R-HLA-17.14: paid first, then the person may answer. */
static bool research(struct hlas *s, uint32_t hero, struct pl_events *log)
{
    uint32_t mana = rival_mana(s, hero);

    if (s->public.resource[HLAS_RIVAL][HLAS_MANA] < mana) {
        return false;
    }
    s->public.resource[HLAS_RIVAL][HLAS_MANA] =
        (uint8_t)(s->public.resource[HLAS_RIVAL][HLAS_MANA] - mana);
    hlas_tell(s, log, HLAS_EVENT_SOLO_SPELL, PL_NOBODY, PL_ARGS((int32_t)hero));
    score_spell(s, hero, false, log);
    pl_top(&s->head)->step = HLAS_ENEMY_SPELL;
    if (s->public.library_count[PERSON]) {
        hlas_push(s, HLAS_FRAME_ANSWER, PERSON, PL_ARGS(HLAS_NO_SPELL));
    }
    return true;
}

/* R-HLA-30.15 */
static bool tax(struct hlas *s, struct pl_events *log)
{
    for (uint32_t space = 0; space < HLAS_RESOURCES; space++) {
        hlas_gain(s, HLAS_RIVAL, HLAS_SOME(s->public.tax[space], hlas_tax_values[space]),
                  HLAS_FOR_TAX, log);
    }
    return true;
}

static bool act(struct hlas *s, uint32_t hero, uint32_t card, struct pl_events *log)
{
    switch ((enum hlas_solo_action)hlas_solo_cards[card].action) {
    case HLAS_SOLO_DO_NOTHING: break;
    case HLAS_SOLO_DO_RECRUIT: return recruit(s, hero, log);
    case HLAS_SOLO_DO_TRACK: return advance(s, log);
    case HLAS_SOLO_DO_CONSTRUCT: return construct(s, hero, log);
    case HLAS_SOLO_DO_RESEARCH: return research(s, hero, log);
    case HLAS_SOLO_DO_TAX: return tax(s, log);
    case HLAS_SOLO_DO_ATTACK: return hlas_rival_attack(s, hero, card, log);
    }
    return false;
}

/* R-HLA-30.2, R-HLA-30.4: what fails becomes a move. */
static void draw_card(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = (uint32_t)frame->arg[HLAS_ENEMY_HERO];
    uint32_t card = hlas_draw_solo_card(s, log);

    s->public.solo_slot[hero] = (uint8_t)card;
    frame->arg[HLAS_ENEMY_DRAWN] = (int16_t)card;
    frame->step = HLAS_ENEMY_FOLLOW;
    hlas_tell(s, log, HLAS_EVENT_SOLO_CARD, PL_NOBODY, PL_ARGS((int32_t)card, (int32_t)hero + 1));
    if (!act(s, hero, card, log)) {
        hlas_tell(s, log, HLAS_EVENT_SOLO_FAILED, PL_NOBODY, PL_ARGS((int32_t)card));
        frame->step = HLAS_ENEMY_END;
        hlas_rival_move(s, hero, card);
    }
}

/* R-HLA-30.13: a cancelled spell counts as successful and has no effect. */
static void cast(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = (uint32_t)frame->arg[HLAS_ENEMY_HERO];

    if (frame->flag & HLAS_FLAG_CANCELLED) {
        frame->step = HLAS_ENEMY_FOLLOW;
        return;
    }
    frame->step = HLAS_ENEMY_ALSO;
    score_spell(s, hero, true, log);
    hlas_rival_spell(s, hero, (uint32_t)frame->arg[HLAS_ENEMY_DRAWN], log);
}

static void cast_also(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = (uint32_t)frame->arg[HLAS_ENEMY_HERO];
    const struct hlas_solo_spell_fact *spell =
        &hlas_solo_spells[s->public.faction[HLAS_RIVAL]][hero];

    frame->step = HLAS_ENEMY_FOLLOW;
    if (spell->also_loses) {
        hlas_give_up(s, PERSON, HLAS_SOME(spell->also_what, spell->also_loses), HLAS_FOR_SPELL,
                     log);
    }
    if (spell->also_gains) {
        hlas_gain(s, HLAS_RIVAL, HLAS_SOME(spell->also_what, spell->also_gains), HLAS_FOR_SPELL,
                  log);
    }
    if (frame->flag & HLAS_FLAG_COPIED) {
        hlas_mirror_spell(s, hero, log);
    }
}

/* R-HLA-30.5: the usual capital action. */
static void follow(struct hlas *s)
{
    static const uint8_t places[] = {
        [HLAS_SOLO_DO_RECRUIT] = HLAS_PLACE_RECRUIT, [HLAS_SOLO_DO_TRACK] = HLAS_PLACE_BUILD,
        [HLAS_SOLO_DO_CONSTRUCT] = HLAS_PLACE_BUILD, [HLAS_SOLO_DO_RESEARCH] = HLAS_PLACE_RESEARCH,
        [HLAS_SOLO_DO_TAX] = HLAS_PLACE_TAX,
    };
    struct pl_frame *frame = pl_top(&s->head);
    const struct hlas_solo_card_fact *card = &hlas_solo_cards[frame->arg[HLAS_ENEMY_DRAWN]];

    frame->step = HLAS_ENEMY_AFTER;
    if (card->follow) {
        hlas_ask_follow(s, PERSON, places[card->action]);
    }
}

/* R-HLA-30.15: after Tax the track turns and the hero moves. */
static void after(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t card = (uint32_t)frame->arg[HLAS_ENEMY_DRAWN];

    frame->step = HLAS_ENEMY_END;
    if (hlas_solo_cards[card].action == HLAS_SOLO_DO_TAX) {
        hlas_turn_tax(s, log);
        hlas_rival_move(s, (uint32_t)frame->arg[HLAS_ENEMY_HERO], card);
    }
}

void hlas_step_enemy(struct hlas *s, struct pl_events *log)
{
    enum hlas_enemy_step step = pl_peek(&s->head)->step;

    switch (step) {
    case HLAS_ENEMY_CARD: draw_card(s, log); return;
    case HLAS_ENEMY_SPELL: cast(s, log); return;
    case HLAS_ENEMY_ALSO: cast_also(s, log); return;
    case HLAS_ENEMY_FOLLOW: follow(s); return;
    case HLAS_ENEMY_AFTER: after(s, log); return;
    case HLAS_ENEMY_END: pl_pop(&s->head); return;
    case HLAS_ENEMY_MOVE:
    case HLAS_ENEMY_ENTERED:
    case HLAS_ENEMY_AIR:
    case HLAS_ENEMY_AIR_ENTERED:
    case HLAS_ENEMY_LEAVE:
    case HLAS_ENEMY_SEA:
    case HLAS_ENEMY_SEA_ENTERED:
    case HLAS_ENEMY_DOCK: hlas_step_rival_move(s, log); return;
    case HLAS_ENEMY_STEP_COUNT: break;
    }
    pl_panic("no such step of the solo enemy", __FILE__, __LINE__);
}
