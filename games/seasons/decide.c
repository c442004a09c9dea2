/* Decisions: for each kind of frame what is legal, and what a choice does. Legal lists read only
 * what the deciding seat sees. */
#include "games/seasons/decide.h"

static void add_plain(struct pl_legal *list, enum seasons_act kind)
{
    pl_legal_add(list, pl_act((uint16_t)kind, 0, 0, 0));
}

/* One action (kind, card) for each card of a set. */
static void add_cards(struct pl_legal *list, enum seasons_act kind, uint64_t set)
{
    for (; set; set &= set - 1) {
        pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)pl_lowest(set), 0, 0));
    }
}

void seasons_add_tokens(const struct seasons *s, pl_seat seat, enum seasons_act kind,
                        uint32_t sources, struct pl_legal *list)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (!seasons_refuse_token(s, seat, 0, (enum seasons_energy)e)) {
            pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)e, 0, 0));
        }
        for (uint32_t i = 1; i < sources; i++) {
            if (!seasons_refuse_token(s, seat, i, (enum seasons_energy)e)) {
                pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)e, (uint16_t)i, 0));
            }
        }
    }
}

/* R-SEA-3.1 */
void seasons_legal_draft(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_cards(list, SEASONS_ACT_DRAFT, s->private[seat].packet.one);
}

/* R-SEA-3.2: with two cards left in the packets, the one not chosen needs no asking. */
static void finish_draft(struct seasons *s, struct pl_events *log)
{
    seasons_pass_packets(s, log);
    if (s->public.packet_count > 1) {
        s->head.waiting = pl_all_seats(&s->head);
        return;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_bag_add_all(&s->private[p].kept, &s->private[p].packet);
        s->private[p].packet = (struct pl_bag){ 0, 0 };
    }
    s->public.packet_count = 0;
    seasons_begin_split(s);
}

void seasons_apply_draft(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    s->private[seat].pick = (uint8_t)pl_act_a(action);
    s->head.waiting &= (pl_seat_mask) ~(1u << seat);
    pl_tell_own(log, SEASONS_EVENT_DRAFTED, seat, 0, pl_act_a(action));
    if (s->head.waiting == 0) {
        finish_draft(s, log);
    }
}

void seasons_begin_split(struct seasons *s)
{
    s->head.frame[0].kind = SEASONS_FRAME_SPLIT;
    s->head.waiting = pl_all_seats(&s->head);
}

void seasons_legal_split(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    uint16_t pile = (uint16_t)seasons_split_pile(s, seat);

    for (uint64_t set = s->private[seat].kept.one; set; set &= set - 1) {
        pl_legal_add(list, pl_act(SEASONS_ACT_SPLIT, (uint16_t)pl_lowest(set), pile, 0));
    }
}

void seasons_apply_split(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct seasons_private *own = &s->private[seat];
    struct pl_bag *pile = pl_act_b(action) == SEASONS_PILE_HAND ? &own->hand : &own->library[0];

    pl_bag_remove(&own->kept, pl_act_a(action));
    pl_bag_add(pile, pl_act_a(action));
    if (pl_bag_total(&own->library[0]) < SEASONS_SPLIT_CARDS) {
        return;
    }
    own->library[1] = own->kept;
    own->kept = (struct pl_bag){ 0, 0 };
    s->head.waiting &= (pl_seat_mask) ~(1u << seat);
    pl_tell(log, SEASONS_EVENT_SPLIT, seat, PL_ARGS(0));
    if (s->head.waiting == 0) {
        for (pl_seat p = 0; p < s->head.seats; p++) {
            s->public.hand_count[p] = SEASONS_SPLIT_CARDS;
            s->public.library_count[p][0] = SEASONS_SPLIT_CARDS;
            s->public.library_count[p][1] = SEASONS_SPLIT_CARDS;
        }
        pl_pop(&s->head);
        seasons_begin_tournament(s);
    }
}

/* R-SEA-4.3 */
void seasons_legal_die(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    const uint8_t *dice = s->public.dice[s->public.rolled_season];

    (void)seat;
    for (uint32_t i = 0; i <= s->head.seats; i++) {
        if (!seasons_refuse_die(s, i)) {
            pl_legal_add(list, pl_act(SEASONS_ACT_TAKE_DIE, dice[i], 0, 0));
        }
    }
}

void seasons_apply_die(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = seasons_die_place(s, pl_act_a(action));

    s->public.owner[place] = (uint8_t)(seat + 1);
    pl_tell(log, SEASONS_EVENT_TOOK_DIE, seat,
            PL_ARGS(s->public.rolled_season, pl_act_a(action), s->public.face[place]));
    pl_pop(&s->head);
}

void seasons_legal_malice(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    if (!seasons_refuse_reroll(s, seat)) {
        add_plain(list, SEASONS_ACT_REROLL);
    }
    add_plain(list, SEASONS_ACT_GO_ON);
    seasons_add_onys(s, seat, list);
}

/* Passes Onys if that is the action; whether it was. R-SEA-C50.4, R-SEA-C50.5: the decisions that
 * offer it are those of MALICE, OVERFLOW, ORB, ONYS and MAIN. */
static bool pass_onys(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    bool is_pass = pl_act_kind(action) == SEASONS_ACT_ACTIVATE;

    if (is_pass) {
        seasons_activate(s, seat, action, log);
    }
    return is_pass;
}

/* R-SEA-C15.1, R-SEA-C15.2 */
void seasons_apply_malice(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = seasons_own_place(s, seat);

    if (pass_onys(s, seat, action, log)) {
        return;
    }
    if (pl_act_kind(action) == SEASONS_ACT_GO_ON) {
        pl_pop(&s->head);
        return;
    }
    seasons_turn(s, seat, SEASONS_DIE_OF_MALICE, 0, log);
    s->public.face[place] = (uint8_t)(1 + pl_roll(&s->head, &s->secret.rng, SEASONS_FACES));
    pl_tell(log, SEASONS_EVENT_REROLLED, seat,
            PL_ARGS(s->public.rolled_season, s->public.dice[s->public.rolled_season][place],
                    s->public.face[place]));
    seasons_crystals(s, seat, SEASONS_MALICE_CRYSTALS, SEASONS_DIE_OF_MALICE, log);
}

/* R-SEA-5.6, R-SEA-5.8 */
void seasons_legal_draw_mode(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_plain(list, SEASONS_ACT_DRAW_ONE);
    if (!seasons_refuse_bonus(s, seat)) {
        add_plain(list, SEASONS_ACT_DRAW_TWO);
    }
}

void seasons_apply_draw_mode(struct seasons *s, pl_seat seat, pl_action action,
                             struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == SEASONS_ACT_DRAW_ONE) {
        if (seasons_look_at(s, seat, 1, log) > 0) {
            pl_push(&s->head, SEASONS_FRAME_KEEP, seat);
        }
        return;
    }
    s->public.bonus_used[seat]++;
    pl_tell(log, SEASONS_EVENT_BONUS, seat, PL_ARGS(SEASONS_BONUS_DRAW));
    if (seasons_look_at(s, seat, SEASONS_BONUS_DRAW_CARDS, log) > 0) {
        pl_push(&s->head, SEASONS_FRAME_PICK, seat)->arg[SEASONS_PICK_PURPOSE] = SEASONS_PICK_HAND;
    }
}

void seasons_legal_keep(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_cards(list, SEASONS_ACT_KEEP, s->private[seat].look.one);
    add_cards(list, SEASONS_ACT_DISCARD, s->private[seat].look.one);
}

static void keep_look(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    seasons_take_look(s, seat, card);
    seasons_to_hand(s, seat, card);
    pl_tell_own(log, SEASONS_EVENT_KEPT, seat, 0, card);
}

void seasons_apply_keep(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == SEASONS_ACT_KEEP) {
        keep_look(s, seat, pl_act_a(action), log);
    } else {
        seasons_discard_look(s, seat, log);
    }
}

void seasons_legal_elements(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    struct seasons_elements elements = seasons_elements_of(s, seat);

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (!seasons_refuse_element(&elements, e)) {
            pl_legal_add(list, pl_act(SEASONS_ACT_ELEMENT, (uint16_t)e, 0, 0));
        }
    }
    if (!seasons_refuse_elements(s, seat, &elements)) {
        add_plain(list, SEASONS_ACT_DONE);
    }
}

/* The choice goes to the SUMMON frame below. */
void seasons_apply_elements(struct seasons *s, pl_seat seat, pl_action action,
                            struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    int16_t chosen = frame->arg[SEASONS_ELEMENTS_CHOSEN];

    (void)seat;
    (void)log;
    if (pl_act_kind(action) == SEASONS_ACT_ELEMENT) {
        frame->arg[SEASONS_ELEMENTS_CHOSEN] = (int16_t)(chosen | 1 << pl_act_a(action));
        return;
    }
    pl_pop(&s->head);
    pl_top(&s->head)->arg[SEASONS_SUMMON_ELEMENTS] = chosen;
}

void seasons_legal_waive(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint8_t lacking[SEASONS_ENERGIES];

    seasons_lacking(s, seat, lacking);
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (!seasons_refuse_waive(frame, lacking, e)) {
            pl_legal_add(list, pl_act(SEASONS_ACT_WAIVE, (uint16_t)e, 0, 0));
        }
    }
}

void seasons_apply_waive(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    (void)seat;
    (void)log;
    frame->arg[pl_act_a(action)]--;
    frame->step--;
}

void seasons_legal_pay(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t sources = seasons_pay_sources(s, frame);
    enum seasons_energy energy = seasons_next_due(frame);

    for (uint32_t i = 0; i < sources; i++) {
        if (!seasons_refuse_token(s, seat, i, energy)) {
            pl_legal_add(list, pl_act(SEASONS_ACT_PAY, (uint16_t)energy, (uint16_t)i, 0));
        }
    }
}

void seasons_apply_pay(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    enum seasons_energy energy = (enum seasons_energy)pl_act_a(action);

    seasons_take_token(s, seat, energy, pl_act_b(action), log);
    pl_top(&s->head)->arg[energy]--;
}

void seasons_legal_spend(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    seasons_add_tokens(s, seat, SEASONS_ACT_SPEND, seasons_spend_sources(s, seat), list);
}

void seasons_apply_spend(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t energy = pl_act_a(action);

    seasons_take_token(s, seat, (enum seasons_energy)energy, pl_act_b(action), log);
    if (frame->arg[SEASONS_SPEND_PURPOSE] == SEASONS_FOR_CAULDRON) {
        s->public.cauldron[seat][frame->arg[SEASONS_SPEND_SLOT]][energy]++;
    }
    frame->arg[SEASONS_SPEND_LEFT]--;
}

static void add_energies(struct pl_legal *list, enum seasons_act kind, uint32_t energies)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (energies >> e & 1) {
            pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)e, 0, 0));
        }
    }
}

/* R-SEA-1.2: the bank has every energy. */
void seasons_legal_gain(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    add_energies(list, SEASONS_ACT_GAIN, SEASONS_ALL_ENERGIES);
}

void seasons_apply_gain(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t energy = pl_act_a(action);
    struct pl_event event = { .kind = SEASONS_EVENT_TOKENS, .seat = seat };

    seasons_source(s, seat, (uint32_t)frame->arg[SEASONS_GAIN_AMULET])[energy]++;
    event.arg[energy] = 1;
    pl_emit(log, event);
    frame->arg[SEASONS_GAIN_LEFT]--;
}

void seasons_legal_overflow(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t held = 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        held |= (uint32_t)!seasons_refuse_token(s, seat, 0, (enum seasons_energy)e) << e;
    }
    seasons_add_onys(s, seat, list);
    add_energies(list, SEASONS_ACT_DROP, held);
}

void seasons_apply_overflow(struct seasons *s, pl_seat seat, pl_action action,
                            struct pl_events *log)
{
    if (pass_onys(s, seat, action, log)) {
        return;
    }
    s->public.reserve[seat][pl_act_a(action)]--;
    pl_tell(log, SEASONS_EVENT_DROPPED, seat, PL_ARGS(pl_act_a(action)));
}

void seasons_legal_pick(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_cards(list, SEASONS_ACT_PICK, s->private[seat].look.one);
}

static void push_give(struct seasons *s, pl_seat seat)
{
    struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_GIVE, seat);

    frame->arg[SEASONS_GIVE_NEXT] = pl_left_of(&s->head, seat);
    frame->arg[SEASONS_GIVE_LEFT] = (int16_t)(s->head.seats - 1);
}

/* R-SEA-C2.1, R-SEA-C9.1, R-SEA-C12.1: one is taken; the rest is discarded or given away. */
void seasons_apply_pick(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    int16_t purpose = pl_peek(&s->head)->arg[SEASONS_PICK_PURPOSE];
    uint32_t card = pl_act_a(action);

    pl_pop(&s->head);
    if (purpose == SEASONS_PICK_SUMMON) {
        seasons_take_look(s, seat, card);
        seasons_discard_look(s, seat, log);
        seasons_summon_free(s, seat, card, log);
        return;
    }
    keep_look(s, seat, card, log);
    if (purpose == SEASONS_PICK_NARIA) {
        push_give(s, seat);
    } else {
        seasons_discard_look(s, seat, log);
    }
}

void seasons_legal_give(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    for (uint64_t set = s->private[seat].look.one; set; set &= set - 1) {
        pl_legal_add(list, pl_act(SEASONS_ACT_GIVE, (uint16_t)pl_lowest(set),
                                  (uint16_t)frame->arg[SEASONS_GIVE_NEXT], 0));
    }
}

void seasons_apply_give(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat to = (pl_seat)pl_act_b(action);

    seasons_take_look(s, seat, pl_act_a(action));
    seasons_to_hand(s, to, pl_act_a(action));
    pl_reveal(&s->head);
    pl_emit(log, (struct pl_event){ .kind = SEASONS_EVENT_GAVE,
                                    .seat = seat,
                                    .see = (pl_seat_mask)(1u << seat | 1u << to),
                                    .arg = { to },
                                    .hidden = { (int16_t)pl_act_a(action) } });
    frame->arg[SEASONS_GIVE_NEXT] = pl_left_of(&s->head, to);
    frame->arg[SEASONS_GIVE_LEFT]--;
}

void seasons_legal_boots(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    for (int spaces = 1; spaces <= SEASONS_BOOTS_SPACES_MAX; spaces++) {
        pl_legal_add(list, pl_act(SEASONS_ACT_MOVE, (uint16_t)spaces, 0, 0));
    }
    for (int spaces = -SEASONS_BOOTS_SPACES_MAX; spaces < 0; spaces++) {
        pl_legal_add(list, pl_act(SEASONS_ACT_MOVE, (uint16_t)spaces, 0, 0));
    }
}

void seasons_apply_boots(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    seasons_move_marker(s, (int16_t)pl_act_a(action), seat, log);
}

/* R-SEA-C21.1: any opponent, also one with an empty reserve. */
void seasons_legal_lewis(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (!seasons_refuse_target(seat, p)) {
            pl_legal_add(list, pl_act(SEASONS_ACT_TARGET, p, 0, 0));
        }
    }
}

void seasons_apply_lewis(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    seasons_copy_reserve(s, seat, (pl_seat)pl_act_a(action), log);
}

void seasons_legal_crown(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_cards(list, SEASONS_ACT_DISCARD, s->private[seat].hand.one);
    if (!seasons_refuse_draw(s)) {
        add_plain(list, SEASONS_ACT_DRAW);
    }
}

static void discard_from_hand(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    seasons_from_hand(s, seat, card);
    seasons_discard(s, card, true);
    pl_tell(log, SEASONS_EVENT_DISCARDED, seat, PL_ARGS((int32_t)card));
}

/* R-SEA-C36.1: everybody sees the card; its prestige is the number of tokens. */
void seasons_apply_crown(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = pl_act_a(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) == SEASONS_ACT_DRAW) {
        card = seasons_draw_card(s, log);
        seasons_to_hand(s, seat, card);
        pl_bag_add(&s->public.shown[seat], card);
        pl_tell(log, SEASONS_EVENT_SHOWED, seat, PL_ARGS((int32_t)card));
        seasons_refill(s, log);
    } else {
        discard_from_hand(s, seat, card, log);
    }
    seasons_gain(s, seat, seasons_crown_tokens(card));
}

/* R-SEA-C34.1, R-SEA-C50.4: passing Onys can make the room that the card needs. */
void seasons_legal_orb(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    seasons_add_onys(s, seat, list);
    add_plain(list, SEASONS_ACT_LEAVE);
    if (!seasons_refuse_top(s, seat)) {
        add_plain(list, SEASONS_ACT_TAKE_TOP);
    }
}

void seasons_apply_orb(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (pass_onys(s, seat, action, log)) {
        return;
    }
    pl_pop(&s->head);
    if (pl_act_kind(action) == SEASONS_ACT_LEAVE) {
        pl_tell(log, SEASONS_EVENT_LEFT_TOP, seat, PL_ARGS(0));
        return;
    }
    struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_SPEND, seat);
    frame->arg[SEASONS_SPEND_LEFT] = SEASONS_ORB_SUMMON_TOKENS;
    frame->arg[SEASONS_SPEND_PURPOSE] = SEASONS_FOR_ORB;
}

void seasons_legal_dream(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_cards(list, SEASONS_ACT_SUMMON, s->private[seat].hand.one);
}

void seasons_apply_dream(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    seasons_from_hand(s, seat, pl_act_a(action));
    seasons_summon_free(s, seat, pl_act_a(action), log);
}

/* R-SEA-C44.1 */
void seasons_legal_kriss(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_cards(list, SEASONS_ACT_DISCARD, s->private[seat].hand.one & seasons_familiars);
    seasons_add_instances(s, seat, seasons_familiars, SEASONS_ACT_SACRIFICE, list);
}

void seasons_apply_kriss(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == SEASONS_ACT_DISCARD) {
        discard_from_hand(s, seat, pl_act_a(action), log);
    } else {
        seasons_sacrifice_one(s, seat, pl_act_a(action), pl_act_b(action), log);
    }
    seasons_gain(s, seat, SEASONS_KRISS_TOKENS);
}

void seasons_legal_sacrifice(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    seasons_add_instances(s, seat, ~(uint64_t)0, SEASONS_ACT_SACRIFICE, list);
}

void seasons_apply_skull(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    frame->flag |= seasons_sacrifice(s, seat, pl_act_a(action), pl_act_b(action), log);
    frame->arg[SEASONS_SKULL_LEFT]--;
}

void seasons_legal_mirror(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    for (uint16_t from = 0; from < SEASONS_ENERGIES; from++) {
        for (uint16_t to = 0; to < SEASONS_ENERGIES; to++) {
            pl_action action = pl_act(SEASONS_ACT_CONVERT, from, to, SEASONS_MIRROR_TOKENS_MIN);
            for (; !seasons_refuse_convert(s, seat, action); action++) { /* one token more */
                pl_legal_add(list, action);
            }
        }
    }
}

void seasons_apply_mirror(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t from = pl_act_a(action);

    frame->step = 1;
    frame->arg[SEASONS_MIRROR_FROM] = (int16_t)from;
    frame->arg[SEASONS_MIRROR_TO] = (int16_t)pl_act_b(action);
    frame->arg[SEASONS_MIRROR_COUNT] = (int16_t)pl_act_c(action);
    seasons_crystals(s, seat, -(int32_t)pl_act_c(action), SEASONS_MIRROR_OF_THE_SEASONS, log);
    pl_tell(log, SEASONS_EVENT_CONVERTED, seat,
            PL_ARGS((int32_t)from, pl_act_b(action), pl_act_c(action)));
    pl_push(&s->head, SEASONS_FRAME_PAY, seat)->arg[from] = (int16_t)pl_act_c(action);
}

/* The next seat of a Syllas or Amsug frame; the served seat's questions come on top. */
static void serve_left(struct seasons *s)
{
    struct pl_frame *frame = pl_top(&s->head);

    frame->seat = pl_left_of(&s->head, frame->seat);
    frame->arg[SEASONS_SYLLAS_LEFT]--;
}

void seasons_apply_syllas(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    serve_left(s);
    seasons_sacrifice_one(s, seat, pl_act_a(action), pl_act_b(action), log);
}

void seasons_legal_amsug(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    seasons_add_instances(s, seat, seasons_items, SEASONS_ACT_TAKE_BACK, list);
}

/* R-SEA-C17.2, R-SEA-10.3, R-SEA-11.6 */
void seasons_apply_amsug(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = pl_act_a(action);

    serve_left(s);
    seasons_leave_play(s, seat, card, pl_act_b(action));
    seasons_to_hand(s, seat, card);
    pl_bag_add(&s->public.shown[seat], card);
    pl_tell(log, SEASONS_EVENT_TOOK_BACK, seat, PL_ARGS((int32_t)card));
    seasons_settle_reserve(s, seat);
}

void seasons_legal_effects(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    add_cards(list, SEASONS_ACT_ORDER, seasons_pending(s));
}

void seasons_apply_effects(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t index = 0;

    (void)seat;
    while (index + 1 < SEASONS_ROUND_EFFECTS && seasons_round_cards[index] != pl_act_a(action)) {
        index++;
    }
    seasons_act_effect(s, index, log);
}

void seasons_legal_onys(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    add_plain(list, SEASONS_ACT_GO_ON);
    seasons_add_onys(s, seat, list);
}

void seasons_apply_onys(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (!pass_onys(s, seat, action, log)) {
        pl_pop(&s->head);
    }
}
