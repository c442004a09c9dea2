/* What must hold of a battle, so that it can be fought to its end. The pieces themselves have been
 * checked. */
#include "games/hlas/check.h"
#include "games/hlas/effects_battle.h"

/* Far beyond what spells and cards can do. */
enum { BONUS_MAX = 60, LOSSES_MAX = 60, CASTS_MAX = 2, STONES_MAX = 31 };

static bool is_battle_question(uint32_t kind)
{
    switch (kind) {
    case HLAS_FRAME_BATTLE:
    case HLAS_FRAME_LEADER:
    case HLAS_FRAME_STRIKE:
    case HLAS_FRAME_CHANT:
    case HLAS_FRAME_COMBAT:
    case HLAS_FRAME_TACTIC:
    case HLAS_FRAME_PAY:
    case HLAS_FRAME_BRING:
    case HLAS_FRAME_DAMAGE:
    case HLAS_FRAME_RETREAT:
    case HLAS_FRAME_STEAL:
    case HLAS_FRAME_BURN: return true;
    default: return false;
    }
}

/* Peace. */

static const char *check_peace(const struct hlas *s)
{
    if (!hlas_is_zero(&s->public.battle, sizeof s->public.battle)) {
        return "there are traces of a battle";
    }
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        if (is_battle_question(s->head.frame[i].kind)) {
            return "a question of a battle without a battle";
        }
    }
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        if (s->private[p].tactic) {
            return "a tactic without a battle";
        }
    }
    return s->public.solo_hand ? "a battle card without a battle" : NULL;
}

/* Sides. */

static bool is_lead(const struct hlas *s, uint32_t lead)
{
    return lead >= 1 && lead <= hlas_players(s);
}

static const char *check_leaders(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_battle *battle = &s->public.battle;

    if (!is_lead(s, battle->lead[HLAS_ATTACKER]) || !is_lead(s, battle->lead[HLAS_DEFENDER])) {
        return "a battle without leaders";
    }
    pl_seat attacker = hlas_leader(s, HLAS_ATTACKER);
    pl_seat defender = hlas_leader(s, HLAS_DEFENDER);
    if (!hlas_is_foe(s, attacker, defender)) {
        return "a battle of friends";
    }
    if (!hlas_is_alive(s, attacker) ||
        (!hlas_is_alive(s, defender) && frame->step <= HLAS_BATTLE_DAMAGE)) {
        return "a dead player leads";
    }
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        bool is_of_side = p == attacker || p == defender || p == hlas_ally(s, attacker) ||
                          p == hlas_ally(s, defender);
        if (!is_of_side && hlas_holds(s, p, battle->region)) {
            return "a third party in a battle";
        }
    }
    return NULL;
}

/* R-HLA-B4.1: the guns are the attacker's, and their crew is there. */
static const char *check_guns(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_public *pub = &s->public;
    pl_seat attacker = hlas_leader(s, HLAS_ATTACKER);

    if (!pub->battle.from) {
        return NULL;
    }
    if (pub->battle.from >= HLAS_REGION_COUNT || pub->battle.from == pub->battle.region) {
        return "guns from nowhere";
    }
    if (frame->step <= HLAS_BATTLE_DAMAGE && pub->vessel[attacker][0] != pub->battle.from) {
        return "guns without a vessel";
    }
    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, HLAS_ATTACKER, owner);
        struct hlas_units units = { 0 };
        if (p != PL_NOBODY) {
            units = hlas_units(s, p, pub->battle.from);
        }
        for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
            if ((pub->group_hero[owner] >> hero & 1) && !units.of[HLAS_HERO_1 + hero]) {
                return "a gunner who is not there";
            }
        }
        if (pub->group_serf[owner] > units.of[HLAS_SERF] ||
            pub->group_warrior[owner] > units.of[HLAS_WARRIOR]) {
            return "gunners who are not there";
        }
    }
    return NULL;
}

static const char *check_capital(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t owner = 0;

    for (pl_seat p = 0; p < hlas_players(s); p++) {
        if (hlas_is_alive(s, p) && s->public.capital[p] == battle->region) {
            owner = p + 1u;
        }
    }
    if (owner && !hlas_is_foe(s, hlas_leader(s, HLAS_ATTACKER), (pl_seat)(owner - 1))) {
        return "an attack on the attacker's own capital";
    }
    if (frame->step == HLAS_BATTLE_OPEN) {
        owner = 0;
    }
    return battle->owner != owner ? "another player's capital is fought for" : NULL;
}

static const char *check_numbers(const struct hlas *s)
{
    const struct hlas_battle *battle = &s->public.battle;

    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        if (battle->bonus[side] < -BONUS_MAX || battle->bonus[side] > BONUS_MAX ||
            battle->shield[side] > BONUS_MAX || battle->hymn[side] > BONUS_MAX) {
            return "a bonus beyond all spells";
        }
        if (battle->petrified[side] > STONES_MAX || battle->petrified_ally[side] > STONES_MAX ||
            battle->cast[side] > CASTS_MAX || battle->lost[side] > LOSSES_MAX ||
            battle->slain[side] > LOSSES_MAX) {
            return "a number of the battle is too high";
        }
        for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
            if (battle->aboard[side][vessel] > HLAS_UNITS_IN_REGION) {
                return "too many were aboard";
            }
        }
    }
    return NULL;
}

/* Tactics. */

static bool is_paying(uint32_t step)
{
    return step > HLAS_BATTLE_PAY_DEFENDER && step <= HLAS_BATTLE_COMPARE;
}

static const char *check_sacrifices(const struct hlas *s, uint32_t side, uint32_t step)
{
    const struct hlas_battle *battle = &s->public.battle;
    struct hlas_units units = hlas_side(s, side).of[HLAS_LEADERS];
    bool is_any = battle->sac_serf[side] || battle->sac_warrior[side] || battle->sac_hero[side];

    if (is_any && !is_paying(step)) {
        return "a sacrifice at the wrong time";
    }
    if (battle->sac_serf[side] > units.of[HLAS_SERF] ||
        battle->sac_warrior[side] > units.of[HLAS_WARRIOR] ||
        battle->sac_hero[side] >> HLAS_HEROES) {
        return "sacrifices of nobody";
    }
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if ((battle->sac_hero[side] >> hero & 1) && !units.of[HLAS_HERO_1 + hero]) {
            return "a sacrifice of nobody";
        }
    }
    return NULL;
}

static const char *check_solo_hand(const struct hlas *s, uint32_t step)
{
    bool is_due = hlas_is_solo(s) && step > HLAS_BATTLE_REVEAL && step <= HLAS_BATTLE_COMPARE;

    if ((s->public.solo_hand != 0) != is_due || s->public.solo_hand >= HLAS_SOLO_CARD_COUNT) {
        return "a battle card at the wrong time";
    }
    return NULL;
}

static const char *check_tactics(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t step = frame->step;
    /* R-HLA-18.7: no tactics were needed. */
    bool was_decided_early =
        step >= HLAS_BATTLE_WON && !battle->tactic[HLAS_ATTACKER] && !battle->tactic[HLAS_DEFENDER];
    bool is_revealed = step > HLAS_BATTLE_REVEAL && !was_decided_early;

    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        if ((battle->tactic[side] != HLAS_NO_TACTIC) != is_revealed ||
            battle->tactic[side] >= HLAS_TACTIC_COUNT) {
            return "a tactic at the wrong time";
        }
        const char *reason = check_sacrifices(s, side, step);
        if (reason) {
            return reason;
        }
    }
    if (battle->dead >> HLAS_SIDES || (battle->dead && !is_revealed)) {
        return "a tactic is lost that nobody played";
    }
    return check_solo_hand(s, step);
}

/* R-HLA-27.3: a player who has chosen has a tactic, no other does. */
static const char *check_choices(const struct hlas *s)
{
    const struct pl_frame *top = pl_peek(&s->head);
    bool is_choosing = top->kind == HLAS_FRAME_TACTIC;
    uint32_t choosing = is_choosing ? (uint32_t)top->arg[HLAS_TACTIC_SEATS] : 0;
    uint32_t leaders = 0;

    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        pl_seat leader = hlas_leader(s, side);
        leaders |= hlas_is_rival(s, leader) ? 0 : 1u << leader;
    }
    if (choosing & ~leaders) {
        return "another player chooses a tactic";
    }
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        bool has_chosen = is_choosing && ((leaders & ~choosing) >> p & 1);
        uint32_t tactic = s->private[p].tactic;
        if ((tactic != HLAS_NO_TACTIC) != has_chosen || tactic >= HLAS_TACTIC_COUNT) {
            return "a secret tactic at the wrong time";
        }
        if (has_chosen && !hlas_can_play(s, hlas_side_of(s, p), tactic)) {
            return "a tactic that cannot be played";
        }
    }
    return NULL;
}

/* What may lie upon BATTLE at each step, and whose it is. */
enum whose { ANYBODY, DEFENDERS, ATTACKERS, EITHER_LEADER, LOSERS };

struct upon {
    uint8_t step;
    uint8_t kind;
    uint8_t whose;
};

static const struct upon upon_battle[] = {
    { HLAS_BATTLE_OPEN, HLAS_FRAME_LEADER, ANYBODY },
    { HLAS_BATTLE_START, HLAS_FRAME_GAIN, ATTACKERS },
    { HLAS_BATTLE_START, HLAS_FRAME_STRIKE, EITHER_LEADER },
    { HLAS_BATTLE_START, HLAS_FRAME_CHANT, EITHER_LEADER },
    { HLAS_BATTLE_COMBAT_DEFENDER, HLAS_FRAME_COMBAT, DEFENDERS },
    { HLAS_BATTLE_COMBAT_DEFENDER, HLAS_FRAME_TARGET, DEFENDERS },
    { HLAS_BATTLE_COMBAT_DEFENDER, HLAS_FRAME_SPELL, DEFENDERS },
    { HLAS_BATTLE_COMBAT_ATTACKER, HLAS_FRAME_COMBAT, ATTACKERS },
    { HLAS_BATTLE_COMBAT_ATTACKER, HLAS_FRAME_TARGET, ATTACKERS },
    { HLAS_BATTLE_COMBAT_ATTACKER, HLAS_FRAME_SPELL, ATTACKERS },
    { HLAS_BATTLE_REVEAL, HLAS_FRAME_TACTIC, ANYBODY },
    { HLAS_BATTLE_PAID_DEFENDER, HLAS_FRAME_PAY, DEFENDERS },
    { HLAS_BATTLE_PAID_ATTACKER, HLAS_FRAME_PAY, ATTACKERS },
    { HLAS_BATTLE_BRING_ATTACKER, HLAS_FRAME_BRING, DEFENDERS },
    { HLAS_BATTLE_COMPARE, HLAS_FRAME_BRING, ATTACKERS },
    { HLAS_BATTLE_RETREAT, HLAS_FRAME_DAMAGE, LOSERS },
    { HLAS_BATTLE_RETREAT_ALLY, HLAS_FRAME_RETREAT, LOSERS },
    { HLAS_BATTLE_ASHES, HLAS_FRAME_RETREAT, LOSERS },
    { HLAS_BATTLE_WON, HLAS_FRAME_REBIRTH, ANYBODY },
    { HLAS_BATTLE_STEAL, HLAS_FRAME_DISCARD, ANYBODY },
    { HLAS_BATTLE_FOUGHT, HLAS_FRAME_STEAL, ATTACKERS },
};

static bool is_whose(const struct hlas *s, const struct pl_frame *frame, pl_seat p,
                     enum whose whose)
{
    bool attacker_won = frame->flag & HLAS_FLAG_ATTACKER_WON;

    switch (whose) {
    case ANYBODY: return true;
    case DEFENDERS: return p == hlas_leader(s, HLAS_DEFENDER);
    case ATTACKERS: return p == hlas_leader(s, HLAS_ATTACKER);
    case EITHER_LEADER: return hlas_leads(s, p);
    case LOSERS: return hlas_side_of(s, p) == (attacker_won ? HLAS_DEFENDER : HLAS_ATTACKER);
    }
    return false;
}

static bool is_upon(const struct hlas *s, const struct pl_frame *frame, const struct pl_frame *next)
{
    for (uint32_t i = 0; i < PL_COUNT_OF(upon_battle); i++) {
        if (upon_battle[i].step == frame->step && upon_battle[i].kind == next->kind &&
            is_whose(s, frame, next->seat, upon_battle[i].whose)) {
            return true;
        }
    }
    return false;
}

/* Each question that a battle asks. */

static const char *check_payment(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t side = hlas_side_of(s, frame->seat);
    struct hlas_due due = hlas_tactic_due(s, side, s->public.battle.tactic[side]);
    int32_t rest = due.n - (int32_t)hlas_sacrificed(s, side);

    if (frame->arg[HLAS_PAY_LEFT] != rest || frame->arg[HLAS_PAY_RESOURCE] != due.resource ||
        (s->public.battle.dead >> side & 1)) {
        return "a payment that is not due";
    }
    struct pl_legal list = { .count = 0 };
    hlas_legal_pay(s, frame->seat, &list);
    return list.count ? NULL : "a payment that cannot be made";
}

static const char *check_damage(const struct hlas *s, const struct pl_frame *frame)
{
    struct pl_legal list = { .count = 0 };

    hlas_legal_damage(s, frame->seat, &list);
    return list.count ? NULL : "damage to nobody";
}

static const char *check_question(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_ability *chant = hlas_hero(s, frame->seat, HLAS_SHAMAN, 3);
    uint32_t region = s->public.battle.region;
    pl_seat ally = hlas_ally(s, frame->seat);

    switch (frame->kind) {
    case HLAS_FRAME_LEADER:
        return frame->seat == hlas_leader(s, HLAS_DEFENDER) && ally != PL_NOBODY &&
                       hlas_is_alive(s, ally) && hlas_holds(s, ally, region)
                   ? NULL
                   : "nobody to leave the lead to";
    case HLAS_FRAME_CHANT:
        return chant && s->public.resource[frame->seat][HLAS_MANA] >= chant->m
                   ? NULL
                   : "a chant that cannot be paid";
    case HLAS_FRAME_PAY: return check_payment(s, frame);
    case HLAS_FRAME_DAMAGE: return check_damage(s, frame);
    case HLAS_FRAME_STEAL:
        return frame->arg[HLAS_STEAL_VICTIM] == hlas_leader(s, HLAS_DEFENDER)
                   ? NULL
                   : "a theft from another player";
    default: return NULL;
    }
}

/* A player who lost their air vessel to damage has none, until the ashes have been seen to. */
static bool has_mourner(const struct hlas *s, const struct pl_frame *frame)
{
    int32_t mourner = frame->arg[HLAS_BATTLE_MOURNER];

    return mourner == 0 || frame->step > HLAS_BATTLE_ASHES ||
           (frame->step >= HLAS_BATTLE_RETREAT && !s->public.vessel[mourner - 1][1]);
}

static const char *check_frame(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_battle *battle = &s->public.battle;

    if (frame->arg[HLAS_BATTLE_REGION] != battle->region ||
        frame->arg[HLAS_BATTLE_FROM] != battle->from ||
        frame->arg[HLAS_BATTLE_MOURNER] > (int32_t)hlas_players(s)) {
        return "a battle of another frame";
    }
    return has_mourner(s, frame) ? NULL : "an air vessel is lost and not lost";
}

/* One BATTLE, and upon it what it asks. */
static const char *check_stack(const struct hlas *s, const struct pl_frame *frame)
{
    const struct pl_frame *top = pl_peek(&s->head);

    for (const struct pl_frame *other = s->head.frame; other < frame; other++) {
        if (is_battle_question(other->kind)) {
            return "a battle within a battle";
        }
    }
    if (!is_upon(s, frame, frame + 1)) {
        return "a battle asks something else";
    }
    for (const struct pl_frame *other = frame + 1; other <= top; other++) {
        if (!hlas_is_alive(s, other->seat)) {
            return "a battle asks nobody";
        }
    }
    return check_question(s, top);
}

typedef const char *check_function(const struct hlas *s, const struct pl_frame *frame);

const char *hlas_check_battle(const struct hlas *s)
{
    static check_function *const checks[] = { check_frame,   check_leaders, check_guns,
                                              check_capital, check_tactics, check_stack };
    const struct pl_frame *frame = hlas_battle_frame(s);
    const char *reason = NULL;

    if (s->public.battle.region == HLAS_NO_REGION) {
        return check_peace(s);
    }
    if (s->public.battle.region >= HLAS_REGION_COUNT ||
        !(hlas_in_play(s) >> s->public.battle.region & 1) || frame == NULL) {
        return "a battle nowhere";
    }
    for (uint32_t i = 0; i < PL_COUNT_OF(checks) && !reason; i++) {
        reason = checks[i](s, frame);
    }
    if (!reason) {
        reason = check_numbers(s);
    }
    if (!reason) {
        reason = check_choices(s);
    }
    for (uint32_t side = 0; !reason && side < HLAS_SIDES; side++) {
        if (frame->step <= HLAS_BATTLE_COMPARE &&
            s->public.battle.strength[side] != hlas_total(s, side)) {
            reason = "a strength does not add up";
        }
    }
    return reason;
}
