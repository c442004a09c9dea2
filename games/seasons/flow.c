/* The course of the game: rounds, turns, and what goes on by itself between decisions. */
#include "games/seasons/flow.h"

#include "games/seasons/score.h"

/* R-SEA-4.5: outside their turn a player is asked only by frames that an effect has pushed. */
#define PL_GAME   seasons
#define PL_ID(x_) SEASONS_##x_
#define PL_FRAMES "games/seasons/frames.def"
#include "core/drive.inc"

/* Simultaneous decisions: the mask was set when the frame was made and empties by commits. */
enum pl_ask seasons_step_draft(struct seasons *s, struct pl_events *log)
{
    (void)s;
    (void)log;
    return PL_TOGETHER;
}

enum pl_ask seasons_step_split(struct seasons *s, struct pl_events *log)
{
    return seasons_step_draft(s, log);
}

/* The seat served next in a phase of the round: from the first player in turn order. */
static pl_seat seat_in_order(const struct seasons *s, uint32_t index)
{
    return (pl_seat)((s->public.first + index) % s->head.seats);
}

void seasons_begin_tournament(struct seasons *s)
{
    s->public.space = 1;
    s->public.year = 1;
    pl_push(&s->head, SEASONS_FRAME_ROUND, PL_NOBODY);
}

void seasons_pass_packets(struct seasons *s, struct pl_events *log)
{
    struct pl_bag passed[SEASONS_SEATS];

    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct seasons_private *own = &s->private[p];
        pl_bag_remove(&own->packet, own->pick);
        pl_bag_add(&own->kept, own->pick);
        own->pick = SEASONS_NO_CARD;
        passed[pl_left_of(&s->head, p)] = own->packet;
    }
    s->public.packet_count--;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->private[p].packet = passed[p];
    }
    pl_reveal(&s->head);
    pl_tell(log, SEASONS_EVENT_PACKETS_PASSED, PL_NOBODY, PL_ARGS(s->public.packet_count));
}

uint32_t seasons_die_place(const struct seasons *s, uint32_t die)
{
    const uint8_t *dice = s->public.dice[s->public.rolled_season];

    for (uint32_t i = 0; i <= s->head.seats; i++) {
        if (dice[i] == die) {
            return i;
        }
    }
    pl_panic("a die that is not in the game", __FILE__, __LINE__);
}

const struct seasons_face *seasons_face_at(const struct seasons *s, uint32_t place)
{
    uint32_t season = s->public.rolled_season;

    PL_ASSERT(place < SEASONS_DICE);
    return &seasons_faces[season][s->public.dice[season][place]][s->public.face[place]];
}

uint32_t seasons_own_place(const struct seasons *s, pl_seat seat)
{
    uint32_t place = 0;

    while (place < s->head.seats && s->public.owner[place] != seat + 1) {
        place++;
    }
    return place;
}

const struct seasons_face *seasons_face_of(const struct seasons *s, pl_seat seat)
{
    return seasons_face_at(s, seasons_own_place(s, seat));
}

/* R-SEA-4.1, R-SEA-4.2 */
static void roll_dice(struct seasons *s, struct pl_events *log)
{
    struct seasons_public *pub = &s->public;

    memset(pub->turned, 0, sizeof pub->turned);
    memset(pub->cauldron_turned, 0, sizeof pub->cauldron_turned);
    memset(pub->owner, 0, sizeof pub->owner);
    pub->round++;
    pub->rolled_season = (uint8_t)seasons_season_at(pub->space);
    pl_tell(log, SEASONS_EVENT_ROUND, PL_NOBODY,
            PL_ARGS(pub->round, pub->rolled_season, pub->year));
    for (uint32_t i = 0; i <= s->head.seats; i++) {
        pub->face[i] = (uint8_t)(1 + pl_roll(&s->head, &s->secret.rng, SEASONS_FACES));
        pl_tell(log, SEASONS_EVENT_ROLLED, PL_NOBODY,
                PL_ARGS(pub->rolled_season, pub->dice[pub->rolled_season][i], pub->face[i]));
    }
}

/* R-SEA-14.4: the die that no player took moves the marker. */
static uint32_t unclaimed_pips(const struct seasons *s)
{
    uint32_t place = 0;

    while (place < s->head.seats && s->public.owner[place] != 0) {
        place++;
    }
    return seasons_face_at(s, place)->pips;
}

/* R-SEA-14.5, R-SEA-14.6, R-SEA-14.7 */
static void end_round(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (seasons_is_last_round(s)) {
        seasons_finish(s, log);
        return;
    }
    s->public.first = pl_left_of(&s->head, s->public.first);
    frame->step = SEASONS_ROUND_ROLL;
}

/* R-SEA-4.3, R-SEA-4.4, R-SEA-14.1: dice, then turns, then end effects, each in turn order. */
static void serve_next(struct seasons *s, struct pl_frame *frame)
{
    pl_seat seat = seat_in_order(s, (uint32_t)frame->arg[SEASONS_ROUND_SERVED]);
    uint8_t phase = frame->step;

    if (frame->arg[SEASONS_ROUND_SERVED] == s->head.seats) {
        frame->arg[SEASONS_ROUND_SERVED] = 0;
        frame->step++;
        return;
    }
    frame->arg[SEASONS_ROUND_SERVED]++;
    if (phase == SEASONS_ROUND_DICE) {
        pl_push(&s->head, SEASONS_FRAME_DIE, seat);
    } else if (phase == SEASONS_ROUND_TURNS) {
        pl_push(&s->head, SEASONS_FRAME_TURN, seat);
    } else {
        seasons_push_effects(s, seat);
    }
}

void seasons_step_round(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case SEASONS_ROUND_ROLL:
        roll_dice(s, log);
        frame->step = SEASONS_ROUND_DICE;
        break;
    case SEASONS_ROUND_MARKER:
        frame->step = SEASONS_ROUND_END;
        seasons_move_marker(s, (int32_t)unclaimed_pips(s), s->public.first, log);
        break;
    case SEASONS_ROUND_END: end_round(s, log); break;
    default: serve_next(s, frame);
    }
}

/* R-SEA-5.2, R-SEA-5.3, R-SEA-5.4, R-SEA-6.1: what the die brings, before everything else. */
static void die_actions(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    const struct seasons_face *face = seasons_face_of(s, seat);

    s->public.can_transmute = face->transmute;
    seasons_crystals(s, seat, face->crystals, 0, log);
    seasons_raise(s, seat, face->stars, log);
    seasons_receive(s, seat, face->energy, log);
}

/* R-SEA-5.5, R-SEA-5.6, R-SEA-5.7: with no bonus left there is nothing to choose but the plain
 * draw. */
static void card_action(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    if (!seasons_face_of(s, seat)->draw || !seasons_can_draw(s)) {
        return;
    }
    if (!seasons_refuse_bonus(s, seat)) {
        pl_push(&s->head, SEASONS_FRAME_DRAW_MODE, seat);
    } else {
        seasons_look_at(s, seat, 1, log);
        pl_push(&s->head, SEASONS_FRAME_KEEP, seat);
    }
}

void seasons_step_turn(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;

    switch (frame->step++) {
    case SEASONS_TURN_MALICE:
        s->public.can_transmute = 0;
        s->public.transmute_bonus = 0;
        s->public.actions = 0;
        pl_push(&s->head, SEASONS_FRAME_MALICE, seat);
        break;
    case SEASONS_TURN_DIE: die_actions(s, seat, log); break;
    case SEASONS_TURN_CARD: card_action(s, seat, log); break;
    case SEASONS_TURN_FREE: pl_push(&s->head, SEASONS_FRAME_MAIN, seat); break;
    default: pl_pop(&s->head);
    }
}

void seasons_plain_turn(struct seasons *s)
{
    while (pl_top(&s->head)->kind != SEASONS_FRAME_TURN) {
        pl_pop(&s->head);
    }
    pl_top(&s->head)->step = SEASONS_TURN_END;
    memset(s->public.reserve, 0, sizeof s->public.reserve);
    memset(s->public.crystals, 0, sizeof s->public.crystals);
    memset(s->public.gauge, 0, sizeof s->public.gauge);
    s->public.can_transmute = 0;
    pl_push(&s->head, SEASONS_FRAME_MAIN, pl_top(&s->head)->seat);
    seasons_run(s, NULL);
}

/* R-SEA-5.1, R-SEA-C50.4: the window stays open while a straight Die of Malice is in play or Onys
 * can be passed. */
enum pl_ask seasons_step_malice(struct seasons *s, struct pl_events *log)
{
    pl_seat seat = pl_peek(&s->head)->seat;

    (void)log;
    if (seasons_has_straight(s, seat, SEASONS_DIE_OF_MALICE) || seasons_can_pass_onys(s, seat)) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    return PL_RUN;
}

/* R-SEA-C20.1, R-SEA-C20.2: energy only, and only by Hands already in play. */
uint32_t seasons_waived(const struct seasons *s, pl_seat seat, uint32_t cost)
{
    uint32_t hands = seasons_waivers(s, seat);

    if (cost <= SEASONS_HAND_OF_FORTUNE_TOKENS_MIN) {
        return 0;
    }
    uint32_t most = cost - SEASONS_HAND_OF_FORTUNE_TOKENS_MIN;
    return hands < most ? hands : most;
}

/* The energy cost of the card of a SUMMON frame: printed, or one of each chosen element. */
static void energy_cost(const struct seasons *s, const struct pl_frame *frame,
                        int16_t ret_cost[SEASONS_ENERGIES])
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t cost = seasons_cost((uint32_t)frame->arg[SEASONS_SUMMON_CARD],
                                     (enum seasons_energy)e, s->head.seats);
        ret_cost[e] = (int16_t)(cost + ((uint32_t)frame->arg[SEASONS_SUMMON_ELEMENTS] >> e & 1));
    }
}

/* R-SEA-C20.1: pushes the payment, and on top of it the choice of what Hands of Fortune waive. */
static void push_payment(struct seasons *s, const struct pl_frame *frame)
{
    int16_t cost[SEASONS_ENERGIES];
    pl_seat seat = frame->seat;

    energy_cost(s, frame, cost);
    uint32_t total = (uint32_t)(cost[0] + cost[1] + cost[2] + cost[3]);
    uint32_t waived = seasons_waived(s, seat, total);
    if (total == 0) {
        return;
    }
    struct pl_frame *next =
        pl_push(&s->head, waived > 0 ? SEASONS_FRAME_WAIVE : SEASONS_FRAME_PAY, seat);
    next->step = (uint8_t)waived;
    memcpy(next->arg, cost, sizeof cost);
}

/* R-SEA-7.3, R-SEA-C33.1: the Leeches are paid first, then the crystals of the cost. */
static void pay_crystals(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        for (uint32_t i = seasons_copies(s, p, SEASONS_ARCANO_LEECH); i > 0; i--) {
            seasons_steal(s, p, seat,
                          (struct seasons_theft){ SEASONS_LEECH_CRYSTALS, SEASONS_ARCANO_LEECH },
                          log);
        }
    }
    seasons_crystals(s, seat, -(int32_t)seasons_cost_crystals(card, s->head.seats), 0, log);
}

/* R-SEA-7.4, R-SEA-7.7: only what was in play before the new card rewards the summon. */
static void place_card(struct seasons *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat seat = frame->seat;
    uint32_t card = (uint32_t)frame->arg[SEASONS_SUMMON_CARD];

    frame->arg[SEASONS_SUMMON_STAFFS] = (int16_t)seasons_copies(s, seat, SEASONS_STAFF_OF_SPRING);
    frame->arg[SEASONS_SUMMON_VASES] =
        (int16_t)seasons_copies(s, seat, SEASONS_YJANGS_FORGOTTEN_VASE);
    seasons_from_hand(s, seat, card);
    seasons_put_in_play(s, seat, card);
    pl_tell(log, SEASONS_EVENT_SUMMONED, seat, PL_ARGS((int32_t)card));
}

/* R-SEA-C6.1, R-SEA-C30.1: Staffs, then Vases one after the other. True when all is done. */
static bool reward(struct seasons *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat seat = frame->seat;

    for (; frame->arg[SEASONS_SUMMON_STAFFS] > 0; frame->arg[SEASONS_SUMMON_STAFFS]--) {
        seasons_crystals(s, seat, SEASONS_STAFF_CRYSTALS, SEASONS_STAFF_OF_SPRING, log);
    }
    if (frame->arg[SEASONS_SUMMON_VASES] > 0) {
        frame->arg[SEASONS_SUMMON_VASES]--;
        seasons_gain(s, seat, SEASONS_VASE_TOKENS);
        return false;
    }
    return true;
}

/* R-SEA-C50.4: a token that a Vase has just brought may still pass Onys before the card acts. */
static void ask_after_vase(struct seasons *s, pl_seat seat, uint32_t card)
{
    uint32_t itself = card == SEASONS_YJANGS_FORGOTTEN_VASE;

    if (seasons_copies(s, seat, SEASONS_YJANGS_FORGOTTEN_VASE) > itself) {
        pl_push(&s->head, SEASONS_FRAME_ONYS, seat);
    }
}

/* Gone as soon as passing Onys is impossible or, for the Chalice, of no use any more. */
enum pl_ask seasons_step_onys(struct seasons *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)log;
    if (seasons_is_onys_due(s, frame)) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    return PL_RUN;
}

/* R-SEA-1.12: with an empty hand all can see what there is to choose; a single card in it is for
 * its owner to name, who alone knows it. */
enum pl_ask seasons_step_hand(struct seasons *s, struct pl_events *log)
{
    (void)log;
    return s->public.hand_count[pl_peek(&s->head)->seat] > 0 ? PL_ASK : PL_CHOOSE;
}

/* R-SEA-C9.2: without room the Chalice's cards are discarded. */
enum pl_ask seasons_step_pick(struct seasons *s, struct pl_events *log)
{
    struct pl_frame done = *pl_peek(&s->head);

    if (done.arg[SEASONS_PICK_PURPOSE] != SEASONS_PICK_SUMMON || seasons_has_room(s, done.seat)) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    seasons_discard_look(s, done.seat, log);
    return PL_RUN;
}

void seasons_step_summon(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    struct pl_frame done = *frame;

    switch (frame->step) {
    case SEASONS_SUMMON_REDUCE:
        frame->step = SEASONS_SUMMON_PAY;
        if (frame->arg[SEASONS_SUMMON_CARD] == SEASONS_ELEMENTAL_AMULET) {
            pl_push(&s->head, SEASONS_FRAME_ELEMENTS, frame->seat);
        }
        break;
    case SEASONS_SUMMON_PAY:
        frame->step = SEASONS_SUMMON_PLACE;
        pay_crystals(s, done.seat, (uint32_t)done.arg[SEASONS_SUMMON_CARD], log);
        push_payment(s, &done);
        break;
    case SEASONS_SUMMON_PLACE:
        place_card(s, frame, log);
        frame->step = SEASONS_SUMMON_REWARD;
        break;
    case SEASONS_SUMMON_REWARD:
        if (reward(s, frame, log)) {
            frame->step = SEASONS_SUMMON_ENTER;
            ask_after_vase(s, done.seat, (uint32_t)done.arg[SEASONS_SUMMON_CARD]);
        }
        break;
    default: /* R-SEA-7.5: the frame goes before the effect, whose questions come on top. */
        pl_pop(&s->head);
        seasons_enter(s, done.seat, (uint32_t)done.arg[SEASONS_SUMMON_CARD],
                      (uint32_t)done.arg[SEASONS_SUMMON_ELEMENTS], log);
    }
}

/* The only source that can pay one token of the energy, or SEASONS_SOURCES if there is a choice. */
static uint32_t only_source(const struct seasons *s, const struct pl_frame *frame,
                            enum seasons_energy energy)
{
    uint32_t sources = seasons_pay_sources(s, frame);
    bool is_all_due = seasons_usable(s, frame->seat, energy) == (uint32_t)frame->arg[energy];
    uint32_t found = SEASONS_SOURCES;

    for (uint32_t i = 0; i < sources; i++) {
        if (seasons_at_source(s, frame->seat, i, energy) == 0) {
            continue;
        }
        if (found != SEASONS_SOURCES && !is_all_due) {
            return SEASONS_SOURCES;
        }
        found = i;
    }
    return found;
}

/* R-SEA-10.5: takes what has only one source; returns whether a choice is left. */
static bool pay_without_choice(struct seasons *s, struct pl_frame *frame, struct pl_events *log)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        enum seasons_energy energy = (enum seasons_energy)e;
        while (frame->arg[e] > 0) {
            uint32_t source = only_source(s, frame, energy);
            if (source == SEASONS_SOURCES) {
                return true;
            }
            seasons_take_token(s, frame->seat, energy, source, log);
            frame->arg[e]--;
        }
    }
    return false;
}

enum pl_ask seasons_step_pay(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;
    enum seasons_purpose purpose = (enum seasons_purpose)frame->step;

    if (pay_without_choice(s, frame, log)) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    seasons_spent(s, seat, purpose, 0, log);
    return PL_RUN;
}

/* R-SEA-C20.1: when nothing is left to waive, the rest is paid. */
enum pl_ask seasons_step_waive(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    (void)log;
    if (frame->step > 0) {
        return PL_CHOOSE;
    }
    frame->kind = SEASONS_FRAME_PAY;
    return PL_RUN;
}

enum pl_ask seasons_step_spend(struct seasons *s, struct pl_events *log)
{
    struct pl_frame done = *pl_peek(&s->head);

    if (done.arg[SEASONS_SPEND_LEFT] > 0) {
        return PL_CHOOSE;
    }
    pl_pop(&s->head);
    seasons_spent(s, done.seat, (enum seasons_purpose)done.arg[SEASONS_SPEND_PURPOSE],
                  (uint32_t)done.arg[SEASONS_SPEND_SLOT], log);
    return PL_RUN;
}

/* R-SEA-10.2: only after the whole gain is the reserve checked. */
enum pl_ask seasons_step_gain(struct seasons *s, struct pl_events *log)
{
    struct pl_frame done = *pl_peek(&s->head);

    (void)log;
    if (done.arg[SEASONS_GAIN_LEFT] > 0) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    if (done.arg[SEASONS_GAIN_AMULET] == 0) {
        seasons_settle_reserve(s, done.seat);
    }
    return PL_RUN;
}

enum pl_ask seasons_step_overflow(struct seasons *s, struct pl_events *log)
{
    pl_seat seat = pl_peek(&s->head)->seat;

    (void)log;
    if (seasons_reserve_total(s, seat) > seasons_capacity(s, seat)) {
        return PL_CHOOSE;
    }
    pl_pop(&s->head);
    return PL_RUN;
}

/* Syllas and Amsug: seats without a fitting card are passed over. */
static enum pl_ask serve_each(struct seasons *s, uint64_t kind)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->arg[SEASONS_SYLLAS_LEFT] == 0) {
        pl_pop(&s->head);
        return PL_RUN;
    }
    if ((s->public.tableau[frame->seat].one & kind) != 0) {
        return PL_CHOOSE;
    }
    frame->seat = pl_left_of(&s->head, frame->seat);
    frame->arg[SEASONS_SYLLAS_LEFT]--;
    return PL_RUN;
}

enum pl_ask seasons_step_syllas(struct seasons *s, struct pl_events *log)
{
    (void)log;
    return serve_each(s, ~(uint64_t)0);
}

enum pl_ask seasons_step_amsug(struct seasons *s, struct pl_events *log)
{
    (void)log;
    return serve_each(s, seasons_items);
}

/* R-SEA-C12.1, R-SEA-C12.2: opponents are served from the left while there are cards. R-SEA-1.12:
 * that several are the same is not for others to know. */
enum pl_ask seasons_step_give(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    (void)log;
    if (frame->arg[SEASONS_GIVE_LEFT] > 0 && s->public.look_count[frame->seat] > 0) {
        return s->public.look_count[frame->seat] > 1 ? PL_ASK : PL_CHOOSE;
    }
    pl_pop(&s->head);
    return PL_RUN;
}

/* R-SEA-12.3, R-SEA-C37.1: all three have left; penalty, capacity, then the crystals. */
enum pl_ask seasons_step_skull(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;

    if (frame->arg[SEASONS_SKULL_LEFT] > 0) {
        return PL_CHOOSE;
    }
    if (frame->step == 0) {
        frame->step = 1;
        if (frame->flag) {
            seasons_empty_reserve(s, seat, SEASONS_CURSED_TREATISE_OF_ARUS, log);
        }
        seasons_settle_reserve(s, seat);
        return PL_RUN;
    }
    pl_pop(&s->head);
    seasons_crystals(s, seat, SEASONS_SKULL_CRYSTALS, SEASONS_DRAGON_SKULL, log);
    return PL_RUN;
}

/* R-SEA-C47.1: once paid (step 1), the other energy comes in. */
enum pl_ask seasons_step_mirror(struct seasons *s, struct pl_events *log)
{
    struct pl_frame done = *pl_peek(&s->head);
    uint8_t tokens[SEASONS_ENERGIES] = { 0 };

    if (done.step == 0) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    tokens[done.arg[SEASONS_MIRROR_TO]] = (uint8_t)done.arg[SEASONS_MIRROR_COUNT];
    seasons_receive(s, done.seat, tokens, log);
    return PL_RUN;
}
