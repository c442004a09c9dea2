/* The course of a battle, step by step; its questions are in decide_battle.c and decide_tactics.c,
 * how strong its sides are in table_sides.c. */
#include "games/hlas/effects_battle.h"
#include "games/hlas/effects_solo.h"
#include "games/hlas/effects_spell.h"

/* Frames of the solo enemy's battles belong to the person, who is the only seat. */
static pl_seat frame_seat(const struct hlas *s, pl_seat p)
{
    return hlas_is_rival(s, p) ? 0 : p;
}

static uint32_t winner_of(const struct pl_frame *frame)
{
    return frame->flag & HLAS_FLAG_ATTACKER_WON ? HLAS_ATTACKER : HLAS_DEFENDER;
}

/* Opening. */

/* R-HLA-28.9: the stronger of two allies, at a tie the lower seat. */
static pl_seat strongest(const struct hlas *s, uint32_t seats, uint32_t region)
{
    pl_seat best = (pl_seat)pl_lowest(seats);

    for (uint32_t left = seats & (seats - 1); left; left &= left - 1) {
        pl_seat p = (pl_seat)pl_lowest(left);
        if (hlas_natural(s, p, region) > hlas_natural(s, best, region)) {
            best = p;
        }
    }
    return best;
}

/* R-HLA-18.1, R-HLA-18.14: everybody hostile who holds the region, be it by a structure alone. */
static uint32_t defenders(const struct hlas *s, pl_seat attacker, uint32_t region)
{
    uint32_t seats = 0;

    for (uint32_t foes = hlas_foes(s, attacker); foes; foes &= foes - 1) {
        seats |= (uint32_t)hlas_holds(s, (pl_seat)pl_lowest(foes), region) << pl_lowest(foes);
    }
    return seats;
}

pl_seat hlas_defender(const struct hlas *s, pl_seat attacker, uint32_t region)
{
    uint32_t seats = defenders(s, attacker, region);

    return seats ? strongest(s, seats, region) : PL_NOBODY;
}

void hlas_begin_battle(struct hlas *s, pl_seat attacker, uint32_t region, uint32_t from,
                       struct pl_events *log)
{
    uint32_t seats = defenders(s, attacker, region);
    pl_seat defender = strongest(s, seats, region);

    (void)log;
    PL_ASSERT(s->public.battle.region == HLAS_NO_REGION);
    pl_top(&s->head)->flag &= (uint8_t)~HLAS_FLAG_WON;
    s->public.battle = (struct hlas_battle){
        .region = (uint8_t)region,
        .from = (uint8_t)from,
        .lead = { (uint8_t)(attacker + 1), (uint8_t)(defender + 1) },
    };
    hlas_push(s, HLAS_FRAME_BATTLE, frame_seat(s, attacker),
              PL_ARGS((int32_t)region, (int32_t)from));
    if (seats & (seats - 1)) {
        hlas_push(s, HLAS_FRAME_LEADER, defender, PL_ARGS(0));
    }
}

static void note_capital(struct hlas *s)
{
    struct hlas_battle *battle = &s->public.battle;

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, HLAS_DEFENDER, owner);
        if (p != PL_NOBODY && s->public.capital[p] == battle->region) {
            battle->owner = (uint8_t)(p + 1);
        }
    }
}

/* R-HLA-18.2, R-HLA-18.3, R-HLA-18.4, R-HLA-28.8: the group and what came of it attack under the
 * player who moved; whoever was brought here defends. */
static void open_battle(struct hlas *s, struct pl_events *log)
{
    struct hlas_battle *battle = &s->public.battle;
    pl_seat attacker = hlas_leader(s, HLAS_ATTACKER);

    note_capital(s);
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
            battle->aboard[side][vessel] = (uint8_t)hlas_aboard(s, side, vessel);
        }
    }
    hlas_tell(s, log, HLAS_EVENT_ATTACKED, attacker,
              PL_ARGS(hlas_leader(s, HLAS_DEFENDER), battle->region));
    hlas_score(s, attacker, HLAS_ATTACK_VP, HLAS_FOR_ATTACK, log);
    pl_top(&s->head)->step = HLAS_BATTLE_START;
    /* R-HLA-B8.2 */
    const struct hlas_ability *pens = hlas_building(s, attacker, HLAS_WOLF_PENS, 2);
    if (pens) {
        hlas_ask_gain(s, attacker, pens->n, 1u << HLAS_FOOD | 1u << HLAS_ORE);
    }
}

/* Abilities at the start. */

/* R-HLA-26.11: there must be a unit to strike. */
static void ask_strike(struct hlas *s, uint32_t side, bool serfs_only)
{
    struct hlas_side enemies = hlas_side(s, 1 - side);
    uint32_t prey = 0;

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        prey += enemies.of[owner].of[HLAS_SERF];
        prey += serfs_only ? 0 : enemies.of[owner].of[HLAS_WARRIOR];
    }
    if (prey > 0) {
        hlas_push(s, HLAS_FRAME_STRIKE, hlas_leader(s, side), PL_ARGS(serfs_only));
    }
}

/* R-HLA-B10.2 */
static void offer_dragon(struct hlas *s, uint32_t side)
{
    if (hlas_building(s, hlas_leader(s, side), HLAS_DRAGON_ROOST, 2) &&
        hlas_takes_part(s, side, HLAS_AIR_VESSEL)) {
        ask_strike(s, side, true);
    }
}

/* R-HLA-H9.3 */
static void offer_pharom(struct hlas *s, uint32_t side)
{
    if (hlas_hero(s, hlas_leader(s, side), HLAS_ASSASSIN, 3) &&
        hlas_takes_part(s, side, HLAS_HERO_3)) {
        ask_strike(s, side, false);
    }
}

/* R-HLA-H5.3 */
static void offer_chant(struct hlas *s, uint32_t side)
{
    pl_seat leader = hlas_leader(s, side);
    const struct hlas_ability *chant = hlas_hero(s, leader, HLAS_SHAMAN, 3);

    if (chant && hlas_takes_part(s, side, HLAS_HERO_2) &&
        s->public.resource[leader][HLAS_MANA] >= chant->m) {
        hlas_push(s, HLAS_FRAME_CHANT, leader, PL_ARGS(0));
    }
}

/* R-HLA-18.5: the defender's come before the attacker's. */
static void offer_abilities(struct hlas *s, struct pl_events *log)
{
    static void (*const offers[HLAS_OFFERS])(
        struct hlas * s, uint32_t side) = { offer_dragon, offer_pharom, offer_chant };
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t at = (uint32_t)frame->arg[HLAS_BATTLE_OFFERED]++;

    (void)log;
    if (at == HLAS_SIDES * HLAS_OFFERS) {
        frame->step = HLAS_BATTLE_FIRST_LOOK;
        return;
    }
    offers[at % HLAS_OFFERS](s, at < HLAS_OFFERS ? HLAS_DEFENDER : HLAS_ATTACKER);
}

static bool is_wiped_out(const struct hlas *s, uint32_t side)
{
    struct hlas_side fighters = hlas_side(s, side);

    return fighters.units == 0 && fighters.towers == 0 && !fighters.has_capital;
}

static void declare_winner(struct hlas *s, uint32_t side, struct pl_events *log)
{
    pl_top(&s->head)->flag |= side == HLAS_ATTACKER ? HLAS_FLAG_ATTACKER_WON : 0;
    hlas_tell(s, log, HLAS_EVENT_WON, hlas_leader(s, side), PL_ARGS(s->public.battle.region));
}

/* R-HLA-18.7, R-HLA-26.6: who is left alone has won, without tactics and damage. */
static void look(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool attacker_gone = is_wiped_out(s, HLAS_ATTACKER);
    bool defender_gone = is_wiped_out(s, HLAS_DEFENDER);

    if (!attacker_gone && !defender_gone) {
        frame->step++;
        return;
    }
    frame->step = HLAS_BATTLE_WON;
    if (attacker_gone && defender_gone) {
        frame->flag |= HLAS_FLAG_NOBODY_WON;
        return;
    }
    declare_winner(s, attacker_gone ? HLAS_DEFENDER : HLAS_ATTACKER, log);
}

/* Combat spells. */

/* R-HLA-H8.3, R-HLA-N3.2: the enemy's Star Mage. */
static bool spells_are_barred(const struct hlas *s, uint32_t side)
{
    pl_seat enemy = hlas_leader(s, 1 - side);
    struct hlas_side foes = hlas_side(s, 1 - side);

    return (hlas_hero(s, enemy, HLAS_STAR_MAGE, 3) && foes.of[HLAS_LEADERS].of[HLAS_HERO_2]) ||
           hlas_rival_bars(s, enemy, &foes, HLAS_SOLO_IS_NO_COMBAT_SPELLS);
}

/* R-HLA-18.6, R-HLA-H2.3 */
static uint32_t spells_allowed(const struct hlas *s, uint32_t side)
{
    bool may_cast_twice = hlas_hero(s, hlas_leader(s, side), HLAS_ARCHMAGE, 3) &&
                          hlas_takes_part(s, side, HLAS_HERO_2);

    return HLAS_COMBAT_SPELLS + (uint32_t)may_cast_twice;
}

/* R-HLA-17.12, R-HLA-17.14, R-HLA-18.12, R-HLA-32.5: only leaders, only with a card in hand and
 * mana for some combat spell. */
static void ask_combat(struct hlas *s, uint32_t side)
{
    pl_seat leader = hlas_leader(s, side);
    bool may_cast = !hlas_is_rival(s, leader) && s->public.library_count[leader] > 0 &&
                    s->public.battle.cast[side] < spells_allowed(s, side) &&
                    !spells_are_barred(s, side) && hlas_affords_some(s, leader, HLAS_TYPE_COMBAT);

    if (may_cast) {
        hlas_push(s, HLAS_FRAME_COMBAT, leader, PL_ARGS(0));
    } else {
        pl_top(&s->head)->step++;
    }
}

static void combat_defender(struct hlas *s, struct pl_events *log)
{
    (void)log;
    ask_combat(s, HLAS_DEFENDER);
}

static void combat_attacker(struct hlas *s, struct pl_events *log)
{
    (void)log;
    ask_combat(s, HLAS_ATTACKER);
}

/* Tactics. */

/* R-HLA-18.8, R-HLA-32.1: both at once and in secret; the solo enemy draws a card afterwards. */
static void ask_tactics(struct hlas *s, struct pl_events *log)
{
    uint32_t mask = 0;

    (void)log;
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        pl_seat leader = hlas_leader(s, side);
        mask |= hlas_is_rival(s, leader) ? 0 : 1u << leader;
    }
    pl_top(&s->head)->step = HLAS_BATTLE_REVEAL;
    hlas_push(s, HLAS_FRAME_TACTIC, (pl_seat)pl_lowest(mask), PL_ARGS((int32_t)mask));
}

/* R-HLA-32.2 */
static void reveal_solo(struct hlas *s, uint32_t side, struct pl_events *log)
{
    uint32_t card = hlas_draw_solo_card(s, log);

    s->public.solo_hand = (uint8_t)card;
    s->public.battle.tactic[side] = hlas_solo_cards[card].tactic[side];
    hlas_tell(s, log, HLAS_EVENT_SOLO_BATTLE, PL_NOBODY,
              PL_ARGS((int32_t)card, s->public.battle.tactic[side]));
}

static void lose_tactic(struct hlas *s, uint32_t side, bool is_ignored, struct pl_events *log)
{
    s->public.battle.dead |= (uint8_t)(1u << side);
    hlas_tell(s, log, HLAS_EVENT_TACTIC_LOST, hlas_leader(s, side),
              PL_ARGS(s->public.battle.tactic[side], is_ignored));
}

/* R-HLA-T2.1, R-HLA-T7.1, R-HLA-19.13: what one card does to the other; both at once. */
static void cancel_tactics(struct hlas *s, struct pl_events *log)
{
    const struct hlas_battle *battle = &s->public.battle;
    bool is_lost[HLAS_SIDES];

    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        const struct hlas_tactic_fact *other = &hlas_tactics[battle->tactic[1 - side]];
        is_lost[side] =
            other->gives_way || (other->cancels && other->cancels == battle->tactic[side]);
    }
    for (uint32_t side = HLAS_SIDES; side-- > 0;) {
        if (is_lost[side]) {
            lose_tactic(s, side, false, log);
        }
    }
}

/* R-HLA-18.8: together. With two people it is the end of an epoch (R-HLA-27.3). */
static void reveal(struct hlas *s, struct pl_events *log)
{
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        pl_seat leader = hlas_leader(s, side);
        if (hlas_is_rival(s, leader)) {
            reveal_solo(s, side, log);
        } else {
            s->public.battle.tactic[side] = s->private[leader].tactic;
            s->private[leader].tactic = HLAS_NO_TACTIC;
        }
    }
    memcpy(s->public.last_tactic, s->public.battle.tactic, sizeof s->public.last_tactic);
    if (!hlas_is_solo(s)) {
        pl_reveal(&s->head);
    }
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        hlas_tell(s, log, HLAS_EVENT_REVEALED, hlas_leader(s, side),
                  PL_ARGS(s->public.battle.tactic[side]));
    }
    cancel_tactics(s, log);
    pl_top(&s->head)->step = HLAS_BATTLE_PAY_DEFENDER;
}

/* R-HLA-19.4, R-HLA-19.5, R-HLA-19.6, R-HLA-19.7: who can pay must pay; a card that was cancelled
 * costs nothing. */
static void pay(struct hlas *s, uint32_t side, struct pl_events *log)
{
    const struct hlas_battle *battle = &s->public.battle;
    pl_seat leader = hlas_leader(s, side);

    pl_top(&s->head)->step++;
    if ((battle->dead >> side & 1) || hlas_is_rival(s, leader)) {
        return;
    }
    if (!hlas_can_play(s, side, battle->tactic[side])) {
        lose_tactic(s, side, true, log);
        return;
    }
    struct hlas_due due = hlas_tactic_due(s, side, battle->tactic[side]);
    if (due.n > 0) {
        hlas_push(s, HLAS_FRAME_PAY, leader, PL_ARGS(due.n, due.resource));
    }
}

/* R-HLA-19.7, R-HLA-32.3, R-HLA-32.4 */
static void paid(struct hlas *s, uint32_t side, struct pl_events *log)
{
    struct hlas_battle *battle = &s->public.battle;
    pl_seat leader = hlas_leader(s, side);

    pl_top(&s->head)->step++;
    if (battle->dead >> side & 1) {
        return;
    }
    if (hlas_is_rival(s, leader)) {
        const struct hlas_solo_card_fact *card = &hlas_solo_cards[s->public.solo_hand];
        battle->bonus[side] = (int8_t)(battle->bonus[side] + card->strength);
        hlas_score(s, leader, card->vp, HLAS_FOR_SOLO_CARD, log);
    } else {
        hlas_score(s, leader, hlas_tactics[battle->tactic[side]].vp, HLAS_FOR_TACTIC, log);
    }
}

static void pay_defender(struct hlas *s, struct pl_events *log)
{
    pay(s, HLAS_DEFENDER, log);
}

static void paid_defender(struct hlas *s, struct pl_events *log)
{
    paid(s, HLAS_DEFENDER, log);
}

static void pay_attacker(struct hlas *s, struct pl_events *log)
{
    pay(s, HLAS_ATTACKER, log);
}

static void paid_attacker(struct hlas *s, struct pl_events *log)
{
    paid(s, HLAS_ATTACKER, log);
}

/* R-HLA-T4.2: the defender's conscripts come first; R-HLA-T4.3: none at sea. */
static void bring(struct hlas *s, uint32_t side)
{
    const struct hlas_battle *battle = &s->public.battle;
    pl_seat leader = hlas_leader(s, side);
    bool brings = hlas_tactics[battle->tactic[side]].brings && !(battle->dead >> side & 1) &&
                  !hlas_is_sea(battle->region) && !hlas_is_rival(s, leader);

    pl_top(&s->head)->step++;
    if (brings) {
        hlas_push(s, HLAS_FRAME_BRING, leader, PL_ARGS(0));
    }
}

static void bring_defender(struct hlas *s, struct pl_events *log)
{
    (void)log;
    bring(s, HLAS_DEFENDER);
}

static void bring_attacker(struct hlas *s, struct pl_events *log)
{
    (void)log;
    bring(s, HLAS_ATTACKER);
}

/* The decision. */

/* R-HLA-19.11, R-HLA-26.7: sacrificed units have fought and go now. */
static void remove_sacrifices(struct hlas *s, uint32_t side, struct pl_events *log)
{
    const struct hlas_battle battle = s->public.battle;
    pl_seat leader = hlas_leader(s, side);

    for (uint32_t i = 0; i < battle.sac_serf[side]; i++) {
        hlas_fell_unit(s, leader, HLAS_SERF, HLAS_FOR_SACRIFICE, log);
    }
    for (uint32_t i = 0; i < battle.sac_warrior[side]; i++) {
        hlas_fell_unit(s, leader, HLAS_WARRIOR, HLAS_FOR_SACRIFICE, log);
    }
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if (battle.sac_hero[side] >> hero & 1) {
            hlas_fell_unit(s, leader, (enum hlas_kind)(HLAS_HERO_1 + hero), HLAS_FOR_SACRIFICE,
                           log);
        }
    }
    s->public.battle.sac_serf[side] = 0;
    s->public.battle.sac_warrior[side] = 0;
    s->public.battle.sac_hero[side] = 0;
}

/* R-HLA-T7.1: the side that gave way, or HLAS_SIDES. */
static uint32_t side_that_gave_way(const struct hlas *s)
{
    const struct hlas_battle *battle = &s->public.battle;

    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        if (hlas_tactics[battle->tactic[side]].gives_way && !(battle->dead >> side & 1)) {
            return side;
        }
    }
    return HLAS_SIDES;
}

/* R-HLA-32.8 */
static void drop_solo_card(struct hlas *s)
{
    if (s->public.solo_hand) {
        s->public.solo_discard |= (uint8_t)(1u << (s->public.solo_hand - 1));
        s->public.solo_hand = HLAS_NO_SOLO_CARD;
    }
}

/* R-HLA-18.10, R-HLA-18.11: the higher strength wins, a tie the defender; the winner loses only the
 * units sacrificed. */
static void compare(struct hlas *s, struct pl_events *log)
{
    struct hlas_battle *battle = &s->public.battle;
    uint32_t gave_way = side_that_gave_way(s);

    hlas_refresh_strength(s);
    hlas_tell(s, log, HLAS_EVENT_STRENGTHS, PL_NOBODY,
              PL_ARGS(battle->strength[HLAS_ATTACKER], battle->strength[HLAS_DEFENDER]));
    bool attacker_wins = battle->strength[HLAS_ATTACKER] > battle->strength[HLAS_DEFENDER];
    if (gave_way < HLAS_SIDES) {
        attacker_wins = gave_way == HLAS_DEFENDER;
        pl_top(&s->head)->flag |= HLAS_FLAG_GAVE_WAY;
    }
    drop_solo_card(s);
    declare_winner(s, attacker_wins ? HLAS_ATTACKER : HLAS_DEFENDER, log);
    remove_sacrifices(s, HLAS_ATTACKER, log);
    remove_sacrifices(s, HLAS_DEFENDER, log);
    pl_top(&s->head)->step = HLAS_BATTLE_DAMAGE;
}

/* Damage. */

/* R-HLA-20.1, R-HLA-20.8 with what abilities and spells change. */
static int32_t damage_of(const struct hlas *s, uint32_t side)
{
    pl_seat loser = hlas_leader(s, side);
    pl_seat winner = hlas_leader(s, 1 - side);
    int32_t damage = (int32_t)(hlas_side_natural(s, side) + 1) / 2;
    bool has_first = hlas_takes_part(s, side, HLAS_HERO_1);
    const struct hlas_ability *paladin = hlas_hero(s, loser, HLAS_PALADIN, 2);   /* R-HLA-H1.2 */
    const struct hlas_ability *thane = hlas_hero(s, loser, HLAS_THANE, 3);       /* R-HLA-H10.3 */
    const struct hlas_ability *rider = hlas_hero(s, winner, HLAS_WOLF_RIDER, 3); /* R-HLA-H6.3 */

    damage -= has_first && paladin ? paladin->n : 0;
    damage -= has_first && thane ? thane->n : 0;
    damage -= s->public.battle.shield[side];
    damage += rider && hlas_takes_part(s, 1 - side, HLAS_HERO_3) ? rider->n : 0;
    return damage > 0 ? damage : 0;
}

/* R-HLA-20.2: towers of the losing side fall in any case and take the first damage. */
static int32_t fell_towers(struct hlas *s, uint32_t side, int32_t damage, struct pl_events *log)
{
    uint32_t region = s->public.battle.region;

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, side, owner);
        if (p != PL_NOBODY && (hlas_towers(s, p) >> region & 1)) {
            hlas_lose_tower(s, p, region, log);
            damage = damage > HLAS_TOWER_STRENGTH ? damage - HLAS_TOWER_STRENGTH : 0;
        }
    }
    return damage;
}

/* R-HLA-32.6, R-HLA-32.7: the solo enemy's losses come in a fixed order. */
static void damage_rival(struct hlas *s, uint32_t side, int32_t damage, struct pl_events *log)
{
    static const uint8_t order[] = { HLAS_SERF,   HLAS_WARRIOR, HLAS_AIR_VESSEL, HLAS_SEA_VESSEL,
                                     HLAS_HERO_1, HLAS_HERO_2,  HLAS_HERO_3 };
    uint32_t at = 0;

    while (damage > 0 && at < PL_COUNT_OF(order)) {
        enum hlas_kind kind = order[at];
        if (!hlas_takes_part(s, side, kind)) {
            at++;
            continue;
        }
        damage -= (int32_t)hlas_strength_of(s, HLAS_RIVAL, kind);
        if (kind == HLAS_AIR_VESSEL || kind == HLAS_SEA_VESSEL) {
            hlas_wreck(s, HLAS_RIVAL, kind - HLAS_SEA_VESSEL, log);
        } else {
            hlas_fell_unit(s, HLAS_RIVAL, kind, HLAS_FOR_DAMAGE, log);
        }
    }
}

/* R-HLA-28.14: the ally's units in a capital that fell. */
static void ask_guests(struct hlas *s, pl_seat fallen)
{
    pl_seat guest = hlas_ally(s, fallen);

    if (guest == PL_NOBODY || !hlas_is_alive(s, guest)) {
        return;
    }
    struct hlas_units units = hlas_units(s, guest, s->public.battle.region);
    uint32_t natural = 0;
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        natural += units.of[kind] * hlas_strength_of(s, guest, kind);
    }
    if (natural > 0) {
        hlas_push(s, HLAS_FRAME_DAMAGE, guest, PL_ARGS((int32_t)(natural + 1) / 2, 1));
    }
}

/* R-HLA-21.2, R-HLA-21.3, R-HLA-21.4, R-HLA-33.2; R-HLA-20.9: guests who gave way are unharmed. */
static void fall(struct hlas *s, bool gave_way, struct pl_events *log)
{
    pl_seat owner = (pl_seat)(s->public.battle.owner - 1);

    hlas_score(s, hlas_leader(s, HLAS_ATTACKER), HLAS_CONQUEST_VP, HLAS_FOR_CONQUEST, log);
    hlas_eliminate(s, owner, log);
    if (!s->head.over) {
        s->public.battle.owner = 0;
        if (!gave_way) {
            ask_guests(s, owner);
        }
    }
}

/* R-HLA-20.3, R-HLA-20.9 */
static void damage(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t loser = 1 - winner_of(frame);
    bool gave_way = frame->flag & HLAS_FLAG_GAVE_WAY;

    frame->step = HLAS_BATTLE_RETREAT;
    if (loser == HLAS_DEFENDER && s->public.battle.owner) {
        fall(s, gave_way, log);
        return;
    }
    pl_seat leader = hlas_leader(s, loser);
    int32_t left = gave_way ? 0 : damage_of(s, loser);
    if (!gave_way) {
        hlas_tell(s, log, HLAS_EVENT_DAMAGE, leader, PL_ARGS(left));
    }
    left = fell_towers(s, loser, left, log);
    if (hlas_is_rival(s, leader)) {
        damage_rival(s, loser, left, log);
    } else if (left > 0 && hlas_side(s, loser).units > 0) {
        hlas_push(s, HLAS_FRAME_DAMAGE, leader, PL_ARGS(left));
    }
}

/* R-HLA-28.12: each owner's survivors go to a place of their own; R-HLA-32.6 for the solo enemy. */
static void ask_retreat(struct hlas *s, uint32_t owner, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t loser = 1 - winner_of(frame);
    pl_seat p = hlas_side_seat(s, loser, owner);

    frame->step++;
    if (p == PL_NOBODY) {
        return;
    }
    struct hlas_units survivors = hlas_side(s, loser).of[owner];
    uint32_t count = 0;
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        count += survivors.of[kind];
    }
    if (count == 0) {
        return;
    }
    if (hlas_is_rival(s, p)) {
        hlas_retreat(s, p, s->public.capital[p], log);
    } else {
        hlas_push(s, HLAS_FRAME_RETREAT, p, PL_ARGS(p));
    }
}

static void retreat_leader(struct hlas *s, struct pl_events *log)
{
    ask_retreat(s, HLAS_LEADERS, log);
}

static void retreat_ally(struct hlas *s, struct pl_events *log)
{
    ask_retreat(s, HLAS_ALLIES, log);
}

/* A Phoenix lost to damage is reborn when everybody has retreated (R-HLA-B15.1, R-HLA-B15.3). */
static void ashes(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    int32_t mourner = frame->arg[HLAS_BATTLE_MOURNER];

    frame->step = HLAS_BATTLE_WON;
    if (mourner) {
        hlas_phoenix(s, (pl_seat)(mourner - 1), log);
    }
}

/* Afterwards. */

static bool any_hero_lives(const struct hlas *s, uint32_t side)
{
    return hlas_takes_part(s, side, HLAS_HERO_1) || hlas_takes_part(s, side, HLAS_HERO_2) ||
           hlas_takes_part(s, side, HLAS_HERO_3);
}

static void score_ability(struct hlas *s, pl_seat p, const struct hlas_ability *ability, bool holds,
                          struct pl_events *log)
{
    if (ability && holds) {
        hlas_score(s, p, ability->n, HLAS_FOR_ABILITY, log);
    }
}

/* R-HLA-18.13: what a win brings, each thing once for each battle (R-HLA-26.6). */
static void reward(struct hlas *s, uint32_t side, struct pl_events *log)
{
    pl_seat p = hlas_leader(s, side);

    /* R-HLA-C26.1 */
    if (s->public.battle.hymn[side]) {
        hlas_score(s, p, s->public.battle.hymn[side], HLAS_FOR_SPELL, log);
    }
    /* R-HLA-B1.2, R-HLA-H4.2, R-HLA-B9.3 */
    score_ability(s, p, hlas_building(s, p, HLAS_CATHEDRAL, 2), any_hero_lives(s, side), log);
    score_ability(s, p, hlas_hero(s, p, HLAS_WARLORD, 2), hlas_takes_part(s, side, HLAS_HERO_1),
                  log);
    score_ability(s, p, hlas_building(s, p, HLAS_WAR_HARBOUR, 3),
                  hlas_takes_part(s, side, HLAS_SEA_VESSEL), log);
    /* R-HLA-B7.3 */
    const struct hlas_ability *blood = hlas_building(s, p, HLAS_BLOOD_TENT, 3);
    if (blood && s->public.battle.lost[1 - side]) {
        hlas_gain(s, p, HLAS_SOME(HLAS_MANA, blood->n), HLAS_FOR_ABILITY, log);
    }
    /* R-HLA-H7.3 */
    const struct hlas_ability *stag = hlas_hero(s, p, HLAS_STAG_KNIGHT, 3);
    if (stag && hlas_takes_part(s, side, HLAS_HERO_1)) {
        hlas_draw_spells(s, p, stag->n, log);
        hlas_ask_discard(s, p);
    }
}

static void won(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t side = winner_of(frame);

    if (frame->flag & HLAS_FLAG_NOBODY_WON) {
        frame->step = HLAS_BATTLE_FOUGHT;
        return;
    }
    frame->step = HLAS_BATTLE_STEAL;
    reward(s, side, log);
}

/* R-HLA-B8.3, R-HLA-B13.1, R-HLA-26.10: an attacker who won, of a loser who is still there. */
static void ask_steal(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool attacker_won = frame->flag & HLAS_FLAG_ATTACKER_WON;
    pl_seat winner = hlas_leader(s, HLAS_ATTACKER);
    pl_seat victim = hlas_leader(s, HLAS_DEFENDER);
    const struct hlas_ability *pens = hlas_building(s, winner, HLAS_WOLF_PENS, 3);
    const struct hlas_ability *guild = hlas_building(s, winner, HLAS_SHADOW_GUILD, 1);
    const struct hlas_ability *steal = pens ? pens : guild;

    (void)log;
    frame->step = HLAS_BATTLE_FOUGHT;
    if (attacker_won && steal && hlas_is_alive(s, victim)) {
        hlas_push(s, HLAS_FRAME_STEAL, winner, PL_ARGS(steal->n, victim));
    }
}

/* R-HLA-B13.3: for winner and loser alike; then the battle is over. */
static void fought(struct hlas *s, struct pl_events *log)
{
    uint32_t flag = pl_top(&s->head)->flag;
    uint32_t first = winner_of(pl_top(&s->head));

    for (uint32_t i = 0; i < HLAS_SIDES; i++) {
        uint32_t side = i == 0 ? first : 1 - first;
        pl_seat p = hlas_leader(s, side);
        const struct hlas_ability *guild = hlas_building(s, p, HLAS_SHADOW_GUILD, 3);
        uint32_t slain = s->public.battle.slain[1 - side];
        if (hlas_is_alive(s, p) && guild && slain) {
            hlas_score(s, p, (int32_t)(guild->n * slain), HLAS_FOR_ABILITY, log);
        }
    }
    memset(&s->public.battle, 0, sizeof s->public.battle);
    pl_pop(&s->head);
    pl_top(&s->head)->flag |= flag & HLAS_FLAG_ATTACKER_WON ? HLAS_FLAG_WON : 0;
}

void hlas_step_battle(struct hlas *s, struct pl_events *log)
{
    static void (*const steps[HLAS_BATTLE_STEP_COUNT])(struct hlas * s, struct pl_events * log) = {
        [HLAS_BATTLE_OPEN] = open_battle,
        [HLAS_BATTLE_START] = offer_abilities,
        [HLAS_BATTLE_FIRST_LOOK] = look,
        [HLAS_BATTLE_COMBAT_DEFENDER] = combat_defender,
        [HLAS_BATTLE_COMBAT_ATTACKER] = combat_attacker,
        [HLAS_BATTLE_SECOND_LOOK] = look,
        [HLAS_BATTLE_TACTICS] = ask_tactics,
        [HLAS_BATTLE_REVEAL] = reveal,
        [HLAS_BATTLE_PAY_DEFENDER] = pay_defender,
        [HLAS_BATTLE_PAID_DEFENDER] = paid_defender,
        [HLAS_BATTLE_PAY_ATTACKER] = pay_attacker,
        [HLAS_BATTLE_PAID_ATTACKER] = paid_attacker,
        [HLAS_BATTLE_BRING_DEFENDER] = bring_defender,
        [HLAS_BATTLE_BRING_ATTACKER] = bring_attacker,
        [HLAS_BATTLE_COMPARE] = compare,
        [HLAS_BATTLE_DAMAGE] = damage,
        [HLAS_BATTLE_RETREAT] = retreat_leader,
        [HLAS_BATTLE_RETREAT_ALLY] = retreat_ally,
        [HLAS_BATTLE_ASHES] = ashes,
        [HLAS_BATTLE_WON] = won,
        [HLAS_BATTLE_STEAL] = ask_steal,
        [HLAS_BATTLE_FOUGHT] = fought,
    };
    uint32_t step = pl_peek(&s->head)->step;

    PL_ASSERT(step < HLAS_BATTLE_STEP_COUNT);
    steps[step](s, log);
}
