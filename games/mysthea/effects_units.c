/* Effects on units: jumps, forts, and units that opponents lose. */
#include "games/mysthea/effects.h"

/* R-MYS-6.7, R-MYS-X1.10: the cards that jump say that no unit goes along, encounters do not. The
 * effect is on top. */
static bool may_carry(const struct mysthea *s)
{
    return mysthea_is_reward((uint32_t)pl_peek(&s->head)->arg[MYSTHEA_EFFECT_NUMBER]) &&
           !mysthea_is_kept(s, MYSTHEA_OPTION_JUMPS_ALONE);
}

void mysthea_legal_jump(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    mysthea_add_regions(list, MYSTHEA_ACT_TO, mysthea_jump_regions(s, pl_peek(&s->head)));
}

void mysthea_apply_jump(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    enum mysthea_unit unit = (enum mysthea_unit)frame->arg[MYSTHEA_JUMP_UNIT];
    int16_t from = frame->arg[MYSTHEA_JUMP_FROM];

    pl_pop(&s->head);
    mysthea_move(s, &(struct mysthea_piece){ .seat = seat, .unit = unit, .region = (uint32_t)from },
                 pl_act_a(action), log);
    if (may_carry(s)) {
        const int16_t way[3] = { from, (int16_t)pl_act_a(action), 0 };
        mysthea_ask_passenger(s, seat, unit, way);
    }
}

/* R-MYS-6.7: of a horde only the champion can be left to go along, with a kind that carries. */
static void ask_champion(struct mysthea *s, const struct pl_frame *horde, uint32_t to,
                         uint32_t gone)
{
    const int16_t way[3] = { horde->arg[MYSTHEA_HORDE_FROM], (int16_t)to, 0 };
    uint32_t asked = s->head.frame_count;

    for (; gone && s->head.frame_count == asked; gone &= gone - 1) {
        mysthea_ask_passenger(s, horde->seat, (enum mysthea_unit)pl_lowest(gone), way);
    }
}

/* R-MYS-C2.45, R-MYS-E2.25: moves all that may go; the kinds that went, as a mask. */
static uint32_t move_horde(struct mysthea *s, const struct pl_frame *horde, uint32_t to,
                           struct pl_events *log)
{
    struct mysthea_piece piece = { .seat = horde->seat,
                                   .region = (uint32_t)horde->arg[MYSTHEA_HORDE_FROM] };
    uint32_t gone = 0;

    for (; piece.unit < MYSTHEA_MOBILE; piece.unit++) {
        uint32_t left = mysthea_unmoved(s, piece.seat, piece.unit, piece.region);
        gone |= (uint32_t)(left > 0) << piece.unit;
        for (; left > 0; left--) {
            mysthea_move(s, &piece, to, log);
        }
    }
    return gone;
}

void mysthea_apply_horde(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);
    uint32_t from = (uint32_t)frame.arg[MYSTHEA_HORDE_FROM];
    bool is_champion = frame.arg[MYSTHEA_HORDE_UNIT] == MYSTHEA_UNIT_CHAMPION &&
                       mysthea_has_champion_in(s, seat, from) &&
                       !(s->public.champion_moved >> seat & 1);

    pl_pop(&s->head);
    uint32_t gone = move_horde(s, &frame, pl_act_a(action), log);
    if (is_champion) {
        struct mysthea_piece champion = { .seat = seat,
                                          .unit = MYSTHEA_UNIT_CHAMPION,
                                          .region = from };
        mysthea_move(s, &champion, pl_act_a(action), log);
    }
    if (may_carry(s)) {
        ask_champion(s, &frame, pl_act_a(action), gone);
    }
}

/* R-MYS-16.3 */
void mysthea_legal_fort(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    mysthea_add_regions(list, MYSTHEA_ACT_FORT, mysthea_presence(s, seat));
}

void mysthea_apply_fort(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    mysthea_set_out(s, seat, MYSTHEA_UNIT_FORT, pl_act_a(action), log);
}

/* Strikes. */

static void pass_victim(struct pl_frame *frame)
{
    int16_t left = frame->arg[MYSTHEA_STRIKE_VICTIMS];

    frame->arg[MYSTHEA_STRIKE_VICTIMS] = (int16_t)(left & (left - 1));
}

static uint32_t nonzero(const uint8_t counts[MYSTHEA_REGION_COUNT])
{
    return mysthea_nonzero_bytes(mysthea_word(counts, 0)) |
           mysthea_nonzero_bytes(mysthea_word(counts, 1)) << 8;
}

/* Whose unit is lost next; the units that may be named. */
static void add_struck(const struct mysthea *s, const struct pl_frame *frame, struct pl_legal *list)
{
    struct mysthea_piece piece = { .seat = mysthea_victim_of(frame),
                                   .unit = (enum mysthea_unit)frame->arg[MYSTHEA_STRIKE_UNIT] };
    uint32_t regions =
        nonzero(s->public.units[piece.unit][piece.seat]) & mysthea_struck_regions(frame);

    for (; regions; regions &= regions - 1) {
        piece.region = pl_lowest(regions);
        for (uint16_t moved = 0; moved < 2; moved++) {
            piece.is_moved = moved != 0;
            if (mysthea_pieces(s, &piece) > 0) {
                pl_legal_add(list,
                             pl_act(MYSTHEA_ACT_STRIKE, piece.seat, (uint16_t)piece.region, moved));
            }
        }
    }
}

/* R-MYS-16.7, R-MYS-X1.13 */
enum pl_ask mysthea_step_strike(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    struct pl_legal list;

    while (frame->arg[MYSTHEA_STRIKE_VICTIMS]) {
        list.count = 0;
        add_struck(s, frame, &list);
        if (list.count > 1) {
            bool is_own = mysthea_is_on(s, MYSTHEA_OPTION_VICTIM_PICKS);
            pl_seat asked = is_own ? mysthea_victim_of(frame) : frame->seat;
            s->head.waiting = (pl_seat_mask)(1u << asked);
            return PL_TOGETHER;
        }
        if (list.count == 1) {
            mysthea_apply_strike(s, frame->seat, list.action[0], log);
        } else {
            pass_victim(frame);
        }
    }
    pl_pop(&s->head);
    return PL_RUN;
}

void mysthea_legal_strike(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    add_struck(s, pl_peek(&s->head), list);
}

/* R-MYS-16.8: no player gains glory for it. */
void mysthea_apply_strike(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    (void)seat;
    mysthea_lose(
        s,
        &(struct mysthea_piece){ .seat = (pl_seat)pl_act_a(action),
                                 .unit = (enum mysthea_unit)frame->arg[MYSTHEA_STRIKE_UNIT],
                                 .region = pl_act_b(action),
                                 .is_moved = pl_act_c(action) != 0 },
        log);
    pass_victim(frame);
}
