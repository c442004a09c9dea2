/* Why a question of the setup, the turn or a basic action refuses an action: the reasons of
 * games/mysthea/reasons.def. Those of effects and what follows from them are in why_effects.c. */
#include "games/mysthea/why.h"

#include "games/mysthea/setup.h"

/* The setup. */

pl_reason mysthea_why_mirage(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t region = pl_act_a(action);
    uint32_t layouts;

    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_MIRAGE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    if (mysthea_mirage_regions(s, &layouts) >> region & 1) {
        return MYSTHEA_REASON_NONE;
    }
    if (s->public.mirage[mysthea_island_of[region]]) {
        return MYSTHEA_REASON_ISLAND_MIRAGE;
    }
    return mysthea_mirage_of_type(s, mysthea_type_of[region]) ? MYSTHEA_REASON_TYPE_MIRAGE
                                                              : MYSTHEA_REASON_NO_LAYOUT;
}

pl_reason mysthea_why_side(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t island = mysthea_next_side(pl_peek(&s->head));
    uint32_t number = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_SIDE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return number == island || number == island + MYSTHEA_ISLANDS ? MYSTHEA_REASON_NONE
                                                                  : MYSTHEA_REASON_OTHER_SIDE;
}

pl_reason mysthea_why_draft(const struct mysthea *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == MYSTHEA_ACT_DRAFT
               ? mysthea_refuse_draft(s, seat, pl_act_a(action))
               : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
}

pl_reason mysthea_why_place(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t region = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_PLACE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    if (mysthea_taken_islands(s) >> region & 1) {
        return MYSTHEA_REASON_ISLAND_TAKEN;
    }
    return mysthea_unless_in(mysthea_open_regions(s), region, MYSTHEA_REASON_MIRAGE);
}

pl_reason mysthea_why_token(const struct mysthea *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == MYSTHEA_ACT_TOKEN
               ? mysthea_refuse_token(s, seat, pl_act_a(action))
               : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
}

/* Cards. */

/* Whether the seat plays the card now; a card that is placed has been played. */
static bool is_in_play(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    bool is_played = false;

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        bool is_act = frame->kind == MYSTHEA_FRAME_ACT && !(frame->flag & MYSTHEA_ACT_PLACED) &&
                      (uint32_t)frame->arg[MYSTHEA_ACT_CARD] == card;
        is_played |= is_act && frame->seat == seat;
    }
    return is_played;
}

static bool is_on_board(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    struct pl_set board = mysthea_board_of(s, seat);

    return pl_set_has(&board, card);
}

pl_reason mysthea_why_not_in_hand(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    const struct mysthea_public *pub = &s->public;

    if (pl_set_has(&s->private[seat].hand, card)) {
        return MYSTHEA_REASON_NONE;
    }
    return is_in_play(s, seat, card)                         ? MYSTHEA_REASON_IN_PLAY
           : is_on_board(s, seat, card)                      ? MYSTHEA_REASON_ON_BOARD
           : pl_set_has(&pub->display, card)                 ? MYSTHEA_REASON_ON_DISPLAY
           : pl_set_has(&pub->discard[seat], card)           ? MYSTHEA_REASON_IN_DISCARD
           : mysthea_other_owner(s, seat, card) != PL_NOBODY ? MYSTHEA_REASON_OTHERS_CARD
           : pl_set_has(&pub->removed, card)                 ? MYSTHEA_REASON_REMOVED_CARD
                                                             : MYSTHEA_REASON_NOT_IN_HAND;
}

/* R-MYS-7.3 */
static pl_reason why_discard(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    pl_reason reason =
        is_on_board(s, seat, card) ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_NOT_ON_BOARD;

    return mysthea_reason_or(reason, mysthea_refuse_discards(s));
}

/* Units and points. */

pl_reason mysthea_why_not_move(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit,
                               uint32_t region)
{
    if (mysthea_movable(s, seat, unit) >> region & 1) {
        return MYSTHEA_REASON_NONE;
    }
    if (unit == MYSTHEA_UNIT_FORT) {
        return MYSTHEA_REASON_FORT_STAYS;
    }
    if (!(mysthea_presence(s, seat) >> region & 1)) {
        return MYSTHEA_REASON_NOBODY_THERE;
    }
    bool is_there = unit < MYSTHEA_MOBILE && s->public.units[unit][seat][region] > 0;
    return is_there ? MYSTHEA_REASON_HAS_MOVED : MYSTHEA_REASON_UNIT_ELSEWHERE;
}

/* R-MYS-5.4 to R-MYS-5.7: what is bought with points, and why not. */
static pl_reason why_points(const struct mysthea *s, pl_seat seat, pl_action action)
{
    enum mysthea_unit unit = pl_act_a(action);
    bool is_mobile = unit < MYSTHEA_MOBILE;

    if (mysthea_refuse_points(s, seat)) {
        return mysthea_refuse_points(s, seat);
    }
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_ENERGY: return mysthea_refuse_energy(s, seat);
    case MYSTHEA_ACT_MAKE:
        return is_mobile ? mysthea_refuse_make(s, seat, unit)
                         : (pl_reason)MYSTHEA_REASON_NOT_FOR_POINTS;
    case MYSTHEA_ACT_DEPLOY:
        return is_mobile ? mysthea_refuse_deploy(s, seat, unit)
                         : (pl_reason)MYSTHEA_REASON_NOT_FOR_POINTS;
    default:
        return mysthea_reason_or(mysthea_refuse_steps(s, seat),
                                 mysthea_why_not_move(s, seat, unit, pl_act_b(action)));
    }
}

/* What the menus of a turn say of things that other questions are about. */
static pl_reason why_not_here(uint32_t kind)
{
    switch (kind) {
    case MYSTHEA_ACT_ATTUNE:
    case MYSTHEA_ACT_AFTER: return MYSTHEA_REASON_ISLAND_STILL;
    case MYSTHEA_ACT_MONSTER: return MYSTHEA_REASON_MONSTER_UNCALLED;
    case MYSTHEA_ACT_SIDE: return MYSTHEA_REASON_SIDES_SETTLED;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* The menu of a turn. */

/* R-MYS-10.1 */
static pl_reason why_use(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    bool is_on = is_on_board(s, seat, card);
    bool is_equipment = mysthea_cards[card].kind == MYSTHEA_KIND_EQUIPMENT;

    if (!is_on) {
        return MYSTHEA_REASON_NOT_EQUIPMENT;
    }
    if (!is_equipment) {
        return MYSTHEA_REASON_UPGRADE_WORKS;
    }
    return mysthea_reason_or(mysthea_refuse_special(pl_peek(&s->head)),
                             mysthea_refuse_use(s, seat, card));
}

static pl_reason why_play(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    return mysthea_reason_or(mysthea_why_not_in_hand(s, seat, card),
                             mysthea_refuse_basic(pl_peek(&s->head)));
}

/* R-MYS-11.1 */
static pl_reason why_start_battle(const struct mysthea *s, pl_seat seat, uint32_t region)
{
    if (mysthea_refuse_artefact(s, seat)) {
        return mysthea_refuse_artefact(s, seat);
    }
    pl_reason reason =
        mysthea_unless_in(mysthea_presence(s, seat), region, MYSTHEA_REASON_NO_OWN_UNIT);
    return mysthea_reason_or(reason, mysthea_unless_in(mysthea_battle_regions(s, seat), region,
                                                       MYSTHEA_REASON_NO_OPPONENT));
}

/* R-MYS-8.1 */
static pl_reason why_develop(const struct mysthea *s, pl_seat seat)
{
    return mysthea_reason_or(mysthea_refuse_basic(pl_peek(&s->head)),
                             mysthea_refuse_develop(s, seat));
}

/* R-MYS-8.3: a card that only a Develop takes. */
static pl_reason why_take(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    if (!pl_set_has(&s->public.display, card)) {
        return MYSTHEA_REASON_NOT_ON_DISPLAY;
    }
    return mysthea_reason_or(why_develop(s, seat), MYSTHEA_REASON_DEVELOP_FIRST);
}

static pl_reason why_special(const struct mysthea *s, pl_seat seat, pl_action action)
{
    pl_reason reason = mysthea_refuse_special(pl_peek(&s->head));

    if (reason) {
        return reason;
    }
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_BATTLE: return why_start_battle(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_MOVE_ISLAND: return mysthea_refuse_artefact(s, seat);
    default: return mysthea_refuse_encounter(s, seat);
    }
}

pl_reason mysthea_why_turn(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    switch (kind) {
    case MYSTHEA_ACT_ACT: return why_play(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_DEVELOP: return why_develop(s, seat);
    case MYSTHEA_ACT_MEDITATE: return mysthea_refuse_basic(pl_peek(&s->head));
    case MYSTHEA_ACT_SHOW:
    case MYSTHEA_ACT_RENEW:
        return mysthea_reason_or(why_develop(s, seat), MYSTHEA_REASON_DEVELOP_FIRST);
    case MYSTHEA_ACT_UNDER:
    case MYSTHEA_ACT_TAKE: return why_take(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_USE: return why_use(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_BATTLE:
    case MYSTHEA_ACT_MOVE_ISLAND:
    case MYSTHEA_ACT_ENCOUNTER: return why_special(s, seat, action);
    case MYSTHEA_ACT_END_TURN: return mysthea_refuse_end_turn(pl_peek(&s->head));
    case MYSTHEA_ACT_EFFECT: return MYSTHEA_REASON_NO_ACT;
    case MYSTHEA_ACT_DISCARD: return why_discard(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_ENERGY:
    case MYSTHEA_ACT_MAKE:
    case MYSTHEA_ACT_DEPLOY:
    case MYSTHEA_ACT_MOVE: return why_points(s, seat, action);
    default: return why_not_here(kind);
    }
}

/* Act. */

/* R-MYS-4.7: special actions are not done in the middle of an Act; other actions are left to other
 * reasons. */
static pl_reason why_special_now(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *turn = pl_find_frame(&s->head, MYSTHEA_FRAME_TURN);
    uint32_t named = pl_act_a(action);
    bool is_special = pl_act_kind(action) == MYSTHEA_ACT_USE ? is_on_board(s, seat, named)
                      : pl_act_kind(action) == MYSTHEA_ACT_BATTLE
                          ? mysthea_battle_regions(s, seat) >> named & 1
                          : true;

    if (!turn || turn->seat != seat || !is_special) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return mysthea_reason_or(mysthea_refuse_special(turn), MYSTHEA_REASON_SPECIAL_LATER);
}

static pl_reason why_in_act(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    switch (kind) {
    case MYSTHEA_ACT_ACT:
        return mysthea_reason_or(mysthea_why_not_in_hand(s, seat, pl_act_a(action)),
                                 MYSTHEA_REASON_ACT_RUNNING);
    case MYSTHEA_ACT_DEVELOP:
    case MYSTHEA_ACT_MEDITATE:
    case MYSTHEA_ACT_END_TURN: return MYSTHEA_REASON_ACT_OPEN;
    case MYSTHEA_ACT_USE:
    case MYSTHEA_ACT_BATTLE:
    case MYSTHEA_ACT_MOVE_ISLAND:
    case MYSTHEA_ACT_ENCOUNTER: return why_special_now(s, seat, action);
    case MYSTHEA_ACT_EFFECT: return mysthea_refuse_effect(s, seat, pl_peek(&s->head));
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    case MYSTHEA_ACT_DISCARD: return why_discard(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_ENERGY:
    case MYSTHEA_ACT_MAKE:
    case MYSTHEA_ACT_DEPLOY:
    case MYSTHEA_ACT_MOVE: return why_points(s, seat, action);
    default: return why_not_here(kind);
    }
}

/* R-MYS-5.1: first the card, if an effect grants the Act. */
pl_reason mysthea_why_act(const struct mysthea *s, pl_seat seat, pl_action action)
{
    if (pl_peek(&s->head)->arg[MYSTHEA_ACT_CARD] != MYSTHEA_NO_CARD) {
        return why_in_act(s, seat, action);
    }
    return pl_act_kind(action) == MYSTHEA_ACT_ACT
               ? mysthea_why_not_in_hand(s, seat, pl_act_a(action))
               : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
}

pl_reason mysthea_why_spend(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    switch (kind) {
    case MYSTHEA_ACT_ENERGY:
    case MYSTHEA_ACT_MAKE:
    case MYSTHEA_ACT_DEPLOY:
    case MYSTHEA_ACT_MOVE: return why_points(s, seat, action);
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return why_not_here(kind);
    }
}

pl_reason mysthea_why_launch(const struct mysthea *s, pl_seat seat, pl_action action)
{
    bool is_created = pl_act_a(action) == pl_peek(&s->head)->arg[MYSTHEA_LAUNCH_UNIT];

    (void)seat;
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_DEPLOY: return is_created ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_NOT_CREATED;
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

pl_reason mysthea_why_gain(const struct mysthea *s, pl_seat seat, pl_action action)
{
    bool is_this = pl_act_a(action) == pl_peek(&s->head)->arg[MYSTHEA_GAIN_CARD];

    (void)seat;
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_TAKE_GAIN: return is_this ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_OTHER_UPGRADE;
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

pl_reason mysthea_why_replace(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);

    if (pl_act_kind(action) != MYSTHEA_ACT_REPLACE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return mysthea_cards[card].kind == MYSTHEA_KIND_EQUIPMENT && is_on_board(s, seat, card)
               ? MYSTHEA_REASON_NONE
               : MYSTHEA_REASON_NO_ROOM_THIS_WAY;
}

/* Moving. */

pl_reason mysthea_why_step(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t from = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_STEP_FROM];
    uint32_t region = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_TO) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    if (mysthea_neighbours(s, from) >> region & 1) {
        return MYSTHEA_REASON_NONE;
    }
    if (region == from) {
        return MYSTHEA_REASON_ALREADY_THERE;
    }
    return mysthea_open_regions(s) >> region & 1 ? MYSTHEA_REASON_NOT_ADJACENT
                                                 : MYSTHEA_REASON_MIRAGE;
}

/* R-MYS-6.6: why the unit stays behind. */
static pl_reason why_not_carry(const struct mysthea *s, pl_seat seat, enum mysthea_unit carrier,
                               enum mysthea_unit unit)
{
    uint32_t from = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_CARRY_FROM];
    bool is_champion = unit == MYSTHEA_UNIT_CHAMPION;
    bool is_there = is_champion ? mysthea_has_champion_in(s, seat, from)
                                : s->public.units[unit][seat][from] > 0;

    return unit == MYSTHEA_UNIT_FORT                         ? MYSTHEA_REASON_FORT_STAYS
           : !mysthea_is_carrier(s, seat, carrier)           ? MYSTHEA_REASON_CARRIES_NOBODY
           : is_champion && carrier == MYSTHEA_UNIT_CHAMPION ? MYSTHEA_REASON_CARRIER_ITSELF
           : is_there                                        ? MYSTHEA_REASON_PASSENGER_MOVED
                                                             : MYSTHEA_REASON_UNIT_ELSEWHERE;
}

pl_reason mysthea_why_carry(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    enum mysthea_unit carrier = (enum mysthea_unit)frame->arg[MYSTHEA_CARRY_UNIT];
    uint32_t from = (uint32_t)frame->arg[MYSTHEA_CARRY_FROM];
    enum mysthea_unit unit = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_CARRY:
        return mysthea_unless_in(mysthea_passengers(s, seat, carrier, from), unit,
                                 why_not_carry(s, seat, carrier, unit));
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* Develop and Meditate. */

static pl_reason why_under(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                           uint32_t card)
{
    struct pl_set left =
        mysthea_still_to_bury(s, seat, (uint32_t)frame->arg[MYSTHEA_DEVELOP_CARDS]);

    if (pl_set_has(&left, card)) {
        return MYSTHEA_REASON_NONE;
    }
    return pl_set_has(&s->public.display, card) ? MYSTHEA_REASON_ALREADY_UNDER
                                                : MYSTHEA_REASON_NOT_ON_DISPLAY;
}

pl_reason mysthea_why_develop(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t card = pl_act_a(action);
    uint32_t step = frame->step;

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_SHOW:
    case MYSTHEA_ACT_RENEW:
        return step == MYSTHEA_DEVELOP_MODE ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_OTHER_QUESTION;
    case MYSTHEA_ACT_UNDER:
        return step == MYSTHEA_DEVELOP_ORDER ? why_under(s, seat, frame, card)
                                             : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
    case MYSTHEA_ACT_TAKE:
        return step != MYSTHEA_DEVELOP_TAKE           ? MYSTHEA_REASON_OTHER_QUESTION
               : pl_set_has(&s->public.display, card) ? MYSTHEA_REASON_NONE
                                                      : MYSTHEA_REASON_NOT_ON_DISPLAY;
    case MYSTHEA_ACT_DONE:
        return step == MYSTHEA_DEVELOP_TAKE ? mysthea_refuse_end_develop(frame)
                                            : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* R-MYS-9.3, R-MYS-16.3 */
static pl_reason why_fort(const struct mysthea *s, pl_seat seat, uint32_t region)
{
    return mysthea_unless_in(mysthea_presence(s, seat), region, MYSTHEA_REASON_FORT_NEEDS_UNIT);
}

pl_reason mysthea_why_meditate(const struct mysthea *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_FORT: return why_fort(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

pl_reason mysthea_why_fort(const struct mysthea *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == MYSTHEA_ACT_FORT ? why_fort(s, seat, pl_act_a(action))
                                                   : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
}
