/* Tactics: which may be chosen, the secret choice, and payment by resources and sacrifices. */
#include "games/hlas/effects_battle.h"

/* R-HLA-B1.3: all prices are of one resource, so there is nothing to choose. */
struct hlas_due hlas_tactic_due(const struct hlas *s, uint32_t side, uint32_t tactic)
{
    const struct hlas_ability *cheaper = hlas_building(s, hlas_leader(s, side), HLAS_CATHEDRAL, 3);
    struct hlas_due due = { 0 };

    for (uint8_t what = 0; what < HLAS_RESOURCES; what++) {
        if (hlas_tactics[tactic].price.of[what]) {
            due = (struct hlas_due){ .resource = what, .n = hlas_tactics[tactic].price.of[what] };
        }
    }
    if (cheaper) {
        due.n = due.n > cheaper->n ? (uint8_t)(due.n - cheaper->n) : 0;
    }
    return due;
}

/* R-HLA-H5.2: whether mana pays for anything. */
static bool mana_pays(const struct hlas *s, uint32_t side, uint32_t resource)
{
    return resource != HLAS_MANA && hlas_hero(s, hlas_leader(s, side), HLAS_SHAMAN, 2) &&
           hlas_takes_part(s, side, HLAS_HERO_2);
}

/* What resources can pay of a price. */
static uint32_t wealth(const struct hlas *s, uint32_t side, uint32_t resource)
{
    const uint8_t *purse = s->public.resource[hlas_leader(s, side)];

    return purse[resource] + (mana_pays(s, side, resource) ? purse[HLAS_MANA] : 0u);
}

/* R-HLA-19.8, R-HLA-28.11: own serfs, warriors and heroes, those not sacrificed yet. */
static struct hlas_units victims(const struct hlas *s, uint32_t side)
{
    const struct hlas_battle *battle = &s->public.battle;
    struct hlas_units units = hlas_side(s, side).of[HLAS_LEADERS];

    units.of[HLAS_SERF] = (uint8_t)(units.of[HLAS_SERF] - battle->sac_serf[side]);
    units.of[HLAS_WARRIOR] = (uint8_t)(units.of[HLAS_WARRIOR] - battle->sac_warrior[side]);
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if (battle->sac_hero[side] >> hero & 1) {
            units.of[HLAS_HERO_1 + hero] = 0;
        }
    }
    units.of[HLAS_SEA_VESSEL] = 0;
    units.of[HLAS_AIR_VESSEL] = 0;
    return units;
}

static uint32_t worth(const struct hlas *s, pl_seat p, const struct hlas_units *units)
{
    uint32_t sum = 0;

    for (uint32_t kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        sum += units->of[kind] * hlas_strength_of(s, p, kind);
    }
    return sum;
}

static struct hlas_units sacrifices(const struct hlas *s, uint32_t side)
{
    const struct hlas_battle *battle = &s->public.battle;
    struct hlas_units units = { 0 };

    units.of[HLAS_SERF] = battle->sac_serf[side];
    units.of[HLAS_WARRIOR] = battle->sac_warrior[side];
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        units.of[HLAS_HERO_1 + hero] = battle->sac_hero[side] >> hero & 1;
    }
    return units;
}

uint32_t hlas_sacrificed(const struct hlas *s, uint32_t side)
{
    struct hlas_units units = sacrifices(s, side);

    return worth(s, hlas_leader(s, side), &units);
}

/* R-HLA-19.3: serfs and nothing else, and no structure of the leader's own; a side without units,
 * left with an ally's structure, is none of serfs. */
static bool is_rabble(const struct hlas_side *side)
{
    uint32_t serfs =
        (uint32_t)side->of[HLAS_LEADERS].of[HLAS_SERF] + side->of[HLAS_ALLIES].of[HLAS_SERF];

    return serfs > 0 && side->units == serfs && !hlas_has_own_structure(side);
}

/* R-HLA-19.1, R-HLA-19.3, R-HLA-T7.1 */
static inline pl_reason refuse_card(const struct hlas *s, uint32_t side,
                                    const struct hlas_tactic_fact *tactic)
{
    struct hlas_side fighters = hlas_side(s, side);
    bool defends_own = side == HLAS_DEFENDER && s->public.battle.owner == hlas_leader(s, side) + 1;

    if (tactic->role == HLAS_ROLE_ATTACKER && side == HLAS_DEFENDER) {
        return HLAS_REASON_ATTACKER_ONLY;
    }
    if (tactic->role == HLAS_ROLE_DEFENDER && side == HLAS_ATTACKER) {
        return HLAS_REASON_DEFENDER_ONLY;
    }
    if (tactic->soldiers && is_rabble(&fighters)) {
        return HLAS_REASON_SERFS_ALONE;
    }
    if (tactic->gives_way && defends_own) {
        return HLAS_REASON_OWN_CAPITAL;
    }
    return tactic->gives_way && fighters.units == 0 ? HLAS_REASON_NO_UNITS : HLAS_REASON_NONE;
}

uint32_t hlas_wealth(const struct hlas *s, uint32_t side, uint32_t resource)
{
    return wealth(s, side, resource);
}

uint32_t hlas_victims_worth(const struct hlas *s, uint32_t side)
{
    struct hlas_units units = victims(s, side);

    return worth(s, hlas_leader(s, side), &units);
}

/* R-HLA-1.8, R-HLA-19.2 */
pl_reason hlas_refuse_tactic(const struct hlas *s, uint32_t side, uint32_t tactic)
{
    pl_reason reason = refuse_card(s, side, &hlas_tactics[tactic]);

    if (reason) {
        return reason;
    }
    struct hlas_due due = hlas_tactic_due(s, side, tactic);
    return wealth(s, side, due.resource) + hlas_victims_worth(s, side) >= due.n
               ? HLAS_REASON_NONE
               : HLAS_REASON_TACTIC_DEAR;
}

enum pl_ask hlas_step_tactic(struct hlas *s, struct pl_events *log)
{
    (void)log;
    s->head.waiting = (pl_seat_mask)pl_peek(&s->head)->arg[HLAS_TACTIC_SEATS];
    return PL_TOGETHER;
}

void hlas_legal_tactic(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t side = hlas_side_of(s, seat);

    for (uint32_t tactic = 1; tactic < HLAS_TACTIC_COUNT; tactic++) {
        if (!hlas_refuse_tactic(s, side, tactic)) {
            hlas_add(list, HLAS_ACT_TACTIC, tactic, 0);
        }
    }
}

/* R-HLA-27.3: secret until the other has chosen, too. */
void hlas_apply_tactic(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    s->private[seat].tactic = (uint8_t)pl_act_a(action);
    frame->arg[HLAS_TACTIC_SEATS] = (int16_t)(frame->arg[HLAS_TACTIC_SEATS] & ~(1 << seat));
    hlas_tell(s, log, HLAS_EVENT_CHOSE, seat, PL_ARGS(0));
    if (frame->arg[HLAS_TACTIC_SEATS] == 0) {
        pl_pop(&s->head);
    }
}

/* Payment. */

/* What is being paid: the price, what the purse can give, what has been sacrificed for it. */
struct payment {
    const struct hlas *s;
    pl_seat payer;
    uint32_t price;
    uint32_t wealth;
};

/* Whether a set of sacrifices completes the payment, alone or with resources, and needs each of
 * its units (R-HLA-19.9, R-HLA-19.10). */
static bool is_minimal(const struct payment *payment, const struct hlas_units *gifts)
{
    uint32_t sum = 0;
    uint32_t least = UINT32_MAX;

    for (uint32_t kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        uint32_t strength = hlas_strength_of(payment->s, payment->payer, kind);
        sum += gifts->of[kind] * strength;
        least = gifts->of[kind] && strength < least ? strength : least;
    }
    return sum < payment->price ? payment->price - sum <= payment->wealth
                                : sum - least < payment->price;
}

/* One more of the next sort, like a counter: false when all have been tried. No sort is of use more
 * often than the price. */
static bool next_gifts(struct hlas_units *gifts, const struct hlas_units *given,
                       const struct hlas_units *left, uint32_t price)
{
    for (uint32_t kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        uint32_t most = left->of[kind] < price ? left->of[kind] : price;
        if (gifts->of[kind] < given->of[kind] + most) {
            gifts->of[kind]++;
            return true;
        }
        gifts->of[kind] = given->of[kind];
    }
    return false;
}

/* Whether some minimal payment contains what is given already: no dead end. */
static bool can_complete(const struct payment *payment, const struct hlas_units *given,
                         const struct hlas_units *left)
{
    struct hlas_units gifts = *given;

    do {
        if (is_minimal(payment, &gifts)) {
            return true;
        }
    } while (next_gifts(&gifts, given, left, payment->price));
    return false;
}

/* A payment under way, and who may be and has been sacrificed for it. */
struct gifts {
    struct payment payment;
    struct hlas_units left;
    struct hlas_units given;
};

static struct gifts gifts_of(const struct hlas *s, pl_seat seat)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t side = hlas_side_of(s, seat);

    return (struct gifts){
        .payment = { .s = s,
                     .payer = seat,
                     .price = (uint32_t)frame->arg[HLAS_PAY_LEFT] + hlas_sacrificed(s, side),
                     .wealth = wealth(s, side, (uint32_t)frame->arg[HLAS_PAY_RESOURCE]) },
        .left = victims(s, side),
        .given = sacrifices(s, side),
    };
}

/* Leaves the gifts as they were. */
static pl_reason refuse_gift(struct gifts *gifts, enum hlas_kind kind)
{
    if (!gifts->left.of[kind]) {
        return HLAS_REASON_NONE_TO_SACRIFICE;
    }
    gifts->left.of[kind]--;
    gifts->given.of[kind]++;
    bool is_needed = can_complete(&gifts->payment, &gifts->given, &gifts->left);
    gifts->left.of[kind]++;
    gifts->given.of[kind]--;
    return is_needed ? HLAS_REASON_NONE : HLAS_REASON_NOT_NEEDED;
}

pl_reason hlas_refuse_sacrifice(const struct hlas *s, pl_seat seat, enum hlas_kind kind)
{
    struct gifts gifts = gifts_of(s, seat);

    return kind < HLAS_SEA_VESSEL ? refuse_gift(&gifts, kind) : HLAS_REASON_KEPT_VESSEL;
}

/* R-HLA-H5.2: `mana` of it with mana. */
static inline pl_reason refuse_payment(const struct hlas *s, const struct pl_frame *frame,
                                       uint32_t mana)
{
    const uint8_t *purse = s->public.resource[frame->seat];
    uint32_t due = (uint32_t)frame->arg[HLAS_PAY_LEFT];

    if (mana > 0 && purse[HLAS_MANA] < mana) {
        return HLAS_REASON_MANA_SHORT;
    }
    return purse[frame->arg[HLAS_PAY_RESOURCE]] + mana >= due ? HLAS_REASON_NONE
                                                              : HLAS_REASON_CANNOT_PAY;
}

pl_reason hlas_refuse_payment(const struct hlas *s, const struct pl_frame *frame, uint32_t mana)
{
    uint32_t side = hlas_side_of(s, frame->seat);

    if (mana > 0 && !mana_pays(s, side, (uint32_t)frame->arg[HLAS_PAY_RESOURCE])) {
        return HLAS_REASON_NO_MANA_PAY;
    }
    return mana > (uint32_t)frame->arg[HLAS_PAY_LEFT] ? HLAS_REASON_MANA_OVER
                                                      : refuse_payment(s, frame, mana);
}

/* R-HLA-19.8 */
void hlas_legal_pay(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t side = hlas_side_of(s, seat);
    bool may_mix = mana_pays(s, side, (uint32_t)frame->arg[HLAS_PAY_RESOURCE]);
    uint32_t mana_most = may_mix ? (uint32_t)frame->arg[HLAS_PAY_LEFT] : 0;
    struct gifts gifts = gifts_of(s, seat);

    for (enum hlas_kind kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        if (!refuse_gift(&gifts, kind)) {
            hlas_add(list, HLAS_ACT_SACRIFICE, kind, 0);
        }
    }
    for (uint32_t mana = 0; mana <= mana_most; mana++) {
        if (!refuse_payment(s, frame, mana)) {
            hlas_add(list, HLAS_ACT_PAY, mana, 0);
        }
    }
}

static void sacrifice(struct hlas *s, pl_seat seat, enum hlas_kind kind, struct pl_events *log)
{
    struct hlas_battle *battle = &s->public.battle;
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t side = hlas_side_of(s, seat);
    int32_t rest = frame->arg[HLAS_PAY_LEFT] - (int32_t)hlas_strength_of(s, seat, kind);

    if (kind == HLAS_SERF) {
        battle->sac_serf[side]++;
    } else if (kind == HLAS_WARRIOR) {
        battle->sac_warrior[side]++;
    } else {
        battle->sac_hero[side] |= (uint8_t)(1u << (kind - HLAS_HERO_1));
    }
    hlas_tell(s, log, HLAS_EVENT_SACRIFICED, seat, PL_ARGS((int32_t)kind));
    frame->arg[HLAS_PAY_LEFT] = (int16_t)rest;
    if (rest <= 0) {
        pl_pop(&s->head);
    }
}

void hlas_apply_pay(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t resource = (uint32_t)frame->arg[HLAS_PAY_RESOURCE];

    if (pl_act_kind(action) == HLAS_ACT_SACRIFICE) {
        sacrifice(s, seat, pl_act_a(action), log);
        return;
    }
    uint32_t mana = pl_act_a(action);
    uint32_t rest = (uint32_t)frame->arg[HLAS_PAY_LEFT] - mana;
    s->public.resource[seat][resource] = (uint8_t)(s->public.resource[seat][resource] - rest);
    s->public.resource[seat][HLAS_MANA] = (uint8_t)(s->public.resource[seat][HLAS_MANA] - mana);
    if (rest) {
        hlas_tell(s, log, HLAS_EVENT_PAID, seat, PL_ARGS((int32_t)resource, (int32_t)rest));
    }
    if (mana) {
        hlas_tell(s, log, HLAS_EVENT_PAID, seat, PL_ARGS(HLAS_MANA, (int32_t)mana));
    }
    pl_pop(&s->head);
}
