/* Why casting, targets, answers and the choices of spells refuse an action: the reasons of
 * games/hlas/reasons.def. */
#include "games/hlas/effects_solo.h"
#include "games/hlas/why.h"

/* Casting. */

/* The place of a scribed spell of the seat; HLAS_LEVELS: it has not scribed it. */
static uint32_t scribed_at(const struct hlas *s, pl_seat p, uint32_t spell)
{
    uint32_t place = 0;

    while (place < HLAS_LEVELS && s->public.scribed[p][place] != spell) {
        place++;
    }
    return place;
}

/* R-HLA-17.12: why the Cast action does not take a card of the library. */
static pl_reason why_no_type(const struct hlas *s, pl_seat p, uint32_t spell)
{
    switch ((enum hlas_spell_type)hlas_spell(spell)->type) {
    case HLAS_TYPE_COMBAT: return HLAS_REASON_ONLY_IN_BATTLE;
    case HLAS_TYPE_INTERRUPT: return HLAS_REASON_ONLY_AS_ANSWER;
    case HLAS_TYPE_CAST:
    case HLAS_TYPE_NONE: break;
    }
    return hlas_refuse_mana(s, p, spell);
}

/* A spell that is meant as a card, though it may be a scribed one only. */
static pl_reason why_no_cast(const struct hlas *s, pl_seat p, uint32_t spell)
{
    pl_reason reason = hlas_why_no_card(s, p, spell);
    uint32_t place = scribed_at(s, p, spell);

    if (reason == HLAS_REASON_NOT_IN_LIBRARY && place < HLAS_LEVELS) {
        pl_reason scribed = hlas_refuse_scribed(s, p, spell, place);
        pl_reason dear = hlas_refuse_mana(s, p, spell);
        return scribed ? scribed : dear ? dear : reason;
    }
    return reason ? reason : why_no_type(s, p, spell);
}

static pl_reason why_no_scribed(const struct hlas *s, pl_seat p, uint32_t spell, uint32_t source)
{
    if (source > HLAS_LEVELS) {
        return HLAS_REASON_NO_SUCH;
    }
    if (scribed_at(s, p, spell) == HLAS_LEVELS && !pl_bag_has(&s->private[p].library, spell)) {
        return HLAS_REASON_NOT_IN_LIBRARY;
    }
    pl_reason reason = hlas_refuse_scribed(s, p, spell, source - 1);
    return reason ? reason : hlas_refuse_mana(s, p, spell);
}

pl_reason hlas_why_cast(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t spell = pl_act_a(action);
    uint32_t source = pl_act_b(action);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_CAST:
        return source == HLAS_FROM_LIBRARY ? why_no_cast(s, seat, spell)
                                           : why_no_scribed(s, seat, spell, source);
    default:
        return hlas_names_spell(action) ? HLAS_REASON_OTHER_QUESTION
                                        : hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-18.6 */
static pl_reason why_no_combat(const struct hlas *s, pl_seat p, uint32_t spell, uint32_t source)
{
    pl_reason reason = hlas_why_no_card(s, p, spell);
    enum hlas_spell_type type = hlas_spell(spell)->type;

    if (source > HLAS_LEVELS) {
        return HLAS_REASON_NO_SUCH;
    }
    if (type == HLAS_TYPE_CAST && (!reason || scribed_at(s, p, spell) < HLAS_LEVELS)) {
        return HLAS_REASON_ONLY_BY_ACTION;
    }
    if (reason || source != HLAS_FROM_LIBRARY) {
        return reason ? reason : HLAS_REASON_NOT_SCRIBED;
    }
    return type == HLAS_TYPE_INTERRUPT ? HLAS_REASON_ONLY_AS_ANSWER : hlas_refuse_mana(s, p, spell);
}

pl_reason hlas_why_combat(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_PASS: return HLAS_REASON_NONE;
    case HLAS_ACT_CAST: return why_no_combat(s, seat, pl_act_a(action), pl_act_b(action));
    default:
        return hlas_names_spell(action) ? HLAS_REASON_OTHER_QUESTION
                                        : hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-17.8 */
static pl_reason why_no_answer(const struct hlas *s, pl_seat p, uint32_t spell)
{
    uint32_t answered = (uint32_t)pl_peek(&s->head)->arg[HLAS_ANSWER_SPELL];
    pl_reason reason = hlas_why_no_card(s, p, spell);

    if (reason) {
        return reason;
    }
    return hlas_spell(spell)->type == HLAS_TYPE_INTERRUPT
               ? hlas_refuse_answer(s, p, spell, answered)
               : HLAS_REASON_NOT_ANSWER;
}

pl_reason hlas_why_answer(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_PASS: return HLAS_REASON_NONE;
    case HLAS_ACT_ANSWER: return why_no_answer(s, seat, pl_act_a(action));
    default:
        return hlas_names_spell(action) ? HLAS_REASON_OTHER_QUESTION
                                        : hlas_why_elsewhere(s, seat, action);
    }
}

/* Targets. */

/* What a target is made of: kinds from `first` to `last`, none if 0. */
struct shape {
    bool has_region;
    bool has_player;
    uint8_t first;
    uint8_t last;
    bool is_capital; /* R-HLA-17.5: a standing capital may be the region */
};

static const struct shape shapes[] = {
    [HLAS_TARGET_NONE] = { 0 },
    [HLAS_TARGET_REGION] = { .has_region = true },
    [HLAS_TARGET_OWN_REGION] = { .has_region = true },
    [HLAS_TARGET_HOME] = { .has_region = true, .is_capital = true },
    [HLAS_TARGET_SOLDIER] = { true, true, HLAS_SERF, HLAS_WARRIOR, false },
    [HLAS_TARGET_FIGHTER] = { true, true, HLAS_SERF, HLAS_WARRIOR, true },
    [HLAS_TARGET_CHAMPION] = { true, true, HLAS_HERO_1, HLAS_AIR_VESSEL, true },
    [HLAS_TARGET_VESSEL] = { true, true, HLAS_SEA_VESSEL, HLAS_AIR_VESSEL, false },
    [HLAS_TARGET_OPPONENT] = { .has_player = true },
    [HLAS_TARGET_HERO] = { .first = HLAS_HERO_1, .last = HLAS_HERO_3 },
    [HLAS_TARGET_ARMY] = { .has_region = true, .has_player = true },
    [HLAS_TARGET_CHANGELING] = { true, true, HLAS_SERF, HLAS_WARRIOR, false },
};

/* What the player asks about. */
struct aim {
    pl_seat p;
    enum hlas_target target;
    uint32_t region;
    uint32_t owner;
    uint32_t kind;
};

static bool fits_shape(const struct aim *aim)
{
    const struct shape *shape = &shapes[aim->target];

    return shape->has_region == (aim->region != HLAS_NO_REGION) &&
           (shape->has_player || aim->owner == 0) && aim->kind >= shape->first &&
           aim->kind <= shape->last;
}

/* R-HLA-C16.1: an own serf or an enemy warrior. */
static bool is_own_serf(const struct aim *aim)
{
    return aim->target == HLAS_TARGET_CHANGELING && aim->owner == aim->p;
}

/* The owner is no player, or none that a spell may hit. */
static pl_reason why_no_owner(const struct hlas *s, const struct aim *aim)
{
    if (!shapes[aim->target].has_player || is_own_serf(aim)) {
        return HLAS_REASON_NONE;
    }
    if (!hlas_is_player(s, aim->owner)) {
        return HLAS_REASON_NO_SUCH;
    }
    return hlas_foes(s, aim->p) >> aim->owner & 1 ? HLAS_REASON_NONE : HLAS_REASON_NOT_FOE;
}

static pl_reason why_no_place(const struct hlas *s, const struct aim *aim)
{
    bool must_be_land = aim->target == HLAS_TARGET_REGION || aim->target == HLAS_TARGET_HOME;
    pl_reason reason =
        shapes[aim->target].has_region ? hlas_why_no_region(s, aim->region) : HLAS_REASON_NONE;

    if (reason) {
        return reason;
    }
    if (must_be_land && hlas_is_sea(aim->region)) {
        return HLAS_REASON_OTHER_TARGET;
    }
    return !shapes[aim->target].is_capital && !is_own_serf(aim) &&
                   (hlas_standing(s) & HLAS_ALL) >> aim->region & 1
               ? HLAS_REASON_CAPITAL_TARGET
               : HLAS_REASON_NONE;
}

static bool is_there(const struct hlas *s, const struct aim *aim)
{
    return hlas_units(s, (pl_seat)aim->owner, aim->region).of[aim->kind] > 0;
}

/* C8.1: why no warrior comes to a region. */
static pl_reason why_no_home(const struct hlas *s, const struct aim *aim)
{
    if (!hlas_holds(s, aim->p, aim->region)) {
        return HLAS_REASON_NOT_CONTROLLED;
    }
    return hlas_supply(s, aim->p, HLAS_WARRIOR) ? HLAS_REASON_NO_ROOM : HLAS_REASON_NO_WARRIOR;
}

/* C16.1 */
static pl_reason why_no_change(const struct hlas *s, const struct aim *aim)
{
    if (aim->kind != (aim->owner == aim->p ? HLAS_SERF : HLAS_WARRIOR)) {
        return HLAS_REASON_OTHER_TARGET;
    }
    return is_there(s, aim) ? HLAS_REASON_NO_WARRIOR : HLAS_REASON_TARGET_ABSENT;
}

/* Why a target of the right sort, in the right place, is not one. */
static pl_reason why_not_there(const struct hlas *s, const struct aim *aim)
{
    switch (aim->target) {
    case HLAS_TARGET_OWN_REGION: return HLAS_REASON_NOT_CONTROLLED;
    case HLAS_TARGET_HOME: return why_no_home(s, aim);
    case HLAS_TARGET_VESSEL:
        return is_there(s, aim) ? HLAS_REASON_VESSEL_STUCK : HLAS_REASON_TARGET_ABSENT;
    case HLAS_TARGET_CHAMPION:
        return hlas_stones(s, (pl_seat)aim->owner) >> (aim->kind - HLAS_HERO_1) & 1
                   ? HLAS_REASON_ALREADY_STONE
                   : HLAS_REASON_TARGET_ABSENT;
    case HLAS_TARGET_HERO:
        return s->public.hero[aim->p][aim->kind - HLAS_HERO_1] ? HLAS_REASON_HERO_IN_PLAY
                                                               : HLAS_REASON_HERO_HOMELESS;
    case HLAS_TARGET_CHANGELING: return why_no_change(s, aim);
    case HLAS_TARGET_SOLDIER:
    case HLAS_TARGET_FIGHTER:
    case HLAS_TARGET_ARMY: return HLAS_REASON_TARGET_ABSENT;
    case HLAS_TARGET_NONE:
    case HLAS_TARGET_REGION:
    case HLAS_TARGET_OPPONENT: break;
    }
    return HLAS_REASON_OTHER_TARGET;
}

static pl_reason why_no_target(const struct hlas *s, const struct aim *aim)
{
    bool is_out = shapes[aim->target].has_region && !(hlas_in_play(s) >> aim->region & 1);
    pl_reason reason = HLAS_REASON_OTHER_TARGET;

    if (is_out && aim->region != HLAS_NO_REGION) {
        return HLAS_REASON_OUT_OF_PLAY;
    }
    if (fits_shape(aim)) {
        reason = why_no_owner(s, aim);
        reason = reason ? reason : why_no_place(s, aim);
        reason = reason ? reason : why_not_there(s, aim);
    }
    return reason;
}

pl_reason hlas_why_target(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t spell = (uint32_t)pl_peek(&s->head)->arg[HLAS_TARGET_SPELL];
    const struct aim aim = {
        .p = seat,
        .target = hlas_spell(spell)->target,
        .region = pl_act_a(action),
        .owner = pl_act_b(action),
        .kind = pl_act_c(action),
    };
    struct pl_legal list;

    if (pl_act_kind(action) != HLAS_ACT_TARGET) {
        return hlas_why_elsewhere(s, seat, action);
    }
    list.count = 0;
    hlas_add_targets(s, seat, spell, &list);
    return pl_legal_has(&list, action) ? HLAS_REASON_NONE : why_no_target(s, &aim);
}

/* What is chosen while a spell acts. */

pl_reason hlas_why_raise(const struct hlas *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) != HLAS_ACT_RAISE) {
        return hlas_why_elsewhere(s, seat, action);
    }
    return pl_act_a(action) <= pl_peek(&s->head)->arg[HLAS_RAISE_MOST] ? HLAS_REASON_NONE
                                                                       : HLAS_REASON_RAISE_LIMIT;
}

static pl_reason why_no_look(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t region = pl_act_a(action);
    uint32_t place = pl_act_b(action);

    if (region == HLAS_NO_REGION || place >= HLAS_TOKEN_PILE) {
        return HLAS_REASON_NO_SUCH;
    }
    if (place >= s->public.down[region]) {
        return HLAS_REASON_NO_TOKEN;
    }
    return hlas_has_looked(frame, region, place) ? HLAS_REASON_ALREADY_SEEN : HLAS_REASON_NONE;
}

pl_reason hlas_why_peek(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_PEEK: return why_no_look(s, pl_peek(&s->head), action);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_swap(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_SWAP: return hlas_refuse_swap(pl_peek(&s->head), action);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-C11.1 */
static pl_reason why_no_gust(const struct hlas *s, const struct pl_frame *frame, uint32_t region)
{
    pl_seat owner = (pl_seat)frame->arg[HLAS_GUST_OWNER];
    uint32_t vessel = (uint32_t)frame->arg[HLAS_GUST_VESSEL] - HLAS_SEA_VESSEL;
    pl_reason reason = hlas_why_no_region(s, region);

    if (hlas_gale_reach(s, owner, vessel) >> region & 1) {
        return HLAS_REASON_NONE;
    }
    if (reason) {
        return reason;
    }
    if (hlas_standing(s) >> region & 1) {
        return HLAS_REASON_CAPITAL_TARGET;
    }
    if (!(hlas_gale_steps(s, owner, vessel) >> region & 1)) {
        bool is_over_land = vessel == 1 && !hlas_is_sea(s->public.vessel[owner][1]);
        return is_over_land && hlas_is_sea(region) ? HLAS_REASON_GUST_OVER_SEA
                                                   : HLAS_REASON_GUST_FAR;
    }
    return hlas_hostile(s, owner) >> region & 1 ? HLAS_REASON_GUST_ENEMY : HLAS_REASON_NO_ROOM;
}

pl_reason hlas_why_gust(const struct hlas *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == HLAS_ACT_GO ? why_no_gust(s, pl_peek(&s->head), pl_act_a(action))
                                              : hlas_why_elsewhere(s, seat, action);
}

/* R-HLA-C18.1 */
static pl_reason why_no_banishment(const struct hlas *s, const struct pl_frame *frame,
                                   uint32_t kind)
{
    struct hlas_units units = hlas_units(s, (pl_seat)frame->arg[HLAS_BANISH_OWNER],
                                         (uint32_t)frame->arg[HLAS_BANISH_REGION]);

    if (kind == HLAS_NO_KIND) {
        return HLAS_REASON_NO_SUCH;
    }
    if (kind >= HLAS_SEA_VESSEL) {
        return HLAS_REASON_BANISH_VESSEL;
    }
    return units.of[kind] ? HLAS_REASON_NONE : HLAS_REASON_NONE_STRUCK;
}

pl_reason hlas_why_banish(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_BANISH: return why_no_banishment(s, pl_peek(&s->head), pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-C21.1 */
static pl_reason why_no_fire(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t kind = pl_act_a(action);
    uint32_t owner = pl_act_b(action);

    if (kind == HLAS_NO_KIND || owner >= HLAS_OWNERS) {
        return HLAS_REASON_NO_SUCH;
    }
    if (kind >= HLAS_SEA_VESSEL) {
        return HLAS_REASON_BURN_VESSEL;
    }
    if (hlas_fuel(s, frame).of[owner].of[kind]) {
        return HLAS_REASON_NONE;
    }
    return hlas_side(s, 1 - hlas_side_of(s, frame->seat)).of[owner].of[kind]
               ? HLAS_REASON_TOO_STRONG
               : HLAS_REASON_NOT_FIGHTING;
}

pl_reason hlas_why_burn(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_BURN: return why_no_fire(s, pl_peek(&s->head), action);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* Spells of the solo enemy. */

static pl_reason why_no_victim(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    if (pl_act_a(action) == HLAS_NO_KIND || pl_act_b(action) != 0 ||
        pl_act_c(action) == HLAS_NO_REGION) {
        return HLAS_REASON_NO_SUCH;
    }
    return hlas_refuse_victim(s, frame, pl_act_a(action), pl_act_c(action));
}

pl_reason hlas_why_suffer(const struct hlas *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == HLAS_ACT_LOSE ? why_no_victim(s, pl_peek(&s->head), action)
                                                : hlas_why_elsewhere(s, seat, action);
}

pl_reason hlas_why_mirror(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t effect = (uint32_t)frame->arg[HLAS_MIRROR_EFFECT];

    if (effect == HLAS_DO_DESTROY && pl_act_kind(action) == HLAS_ACT_LOSE) {
        return why_no_victim(s, frame, action);
    }
    if (effect == HLAS_DO_DESTROY || pl_act_kind(action) != HLAS_ACT_PLACE) {
        return hlas_why_elsewhere(s, seat, action);
    }
    if (hlas_mirror_places(s, frame) >> pl_act_a(action) & 1) {
        return HLAS_REASON_NONE;
    }
    return effect == HLAS_DO_JOIN ? HLAS_REASON_NOT_AT_HERO : HLAS_REASON_NO_TUNNEL;
}
