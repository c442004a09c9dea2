/* The decisions: what is legal and what an action does, by the frame on top. The questions of the
 * set-up and the plain ones are here, the other frames beside what they belong to. */
#include "games/icaion/flow.h"

void icaion_legal(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    const struct icaion *s = icaion_seen(obs);

    switch ((enum icaion_frame)pl_peek(&s->head)->kind) {
#define AUTOMATIC(id_, name_) case ICAION_FRAME_##id_:
#define QUESTION(id_, name_, is_decision_)
#include "games/icaion/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case ICAION_FRAME_NONE:
    case ICAION_FRAME_COUNT: break;
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_, is_decision_)   \
    case ICAION_FRAME_##id_:                 \
        icaion_legal_##name_(s, seat, list); \
        return;
#include "games/icaion/frames.def"
#undef QUESTION
#undef AUTOMATIC
    }
    pl_panic("a frame that never waits", __FILE__, __LINE__);
}

static void apply_top(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    switch ((enum icaion_frame)pl_peek(&s->head)->kind) {
#define AUTOMATIC(id_, name_) case ICAION_FRAME_##id_:
#define QUESTION(id_, name_, is_decision_)
#include "games/icaion/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case ICAION_FRAME_NONE:
    case ICAION_FRAME_COUNT: break;
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_, is_decision_)          \
    case ICAION_FRAME_##id_:                        \
        icaion_apply_##name_(s, seat, action, log); \
        return;
#include "games/icaion/frames.def"
#undef QUESTION
#undef AUTOMATIC
    }
    pl_panic("a frame that never waits", __FILE__, __LINE__);
}

void icaion_apply(struct pl_state *state, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct icaion *s = icaion_of(state);

    PL_ASSERT(s->head.waiting >> seat & 1);
    apply_top(s, seat, action, log);
    icaion_run(s, log);
}

/* R-ICA-1.9: a question with one answer is not asked. Whether there is one follows from what
 * everybody sees, so silence tells nothing. */
static bool wait_unless_forced(struct icaion *s, struct pl_events *log)
{
    pl_seat seat = pl_peek(&s->head)->seat;
    struct pl_legal list;

    list.count = 0;
    icaion_legal(pl_truth((const struct pl_state *)(const void *)s), seat, &list);
    PL_ASSERT(list.count > 0);
    if (list.count > 1) {
        return true;
    }
    apply_top(s, seat, list.action[0], log);
    return false;
}

#define ASKS_UNLESS_FORCED(name_)                                     \
    bool icaion_step_##name_(struct icaion *s, struct pl_events *log) \
    {                                                                 \
        return wait_unless_forced(s, log);                            \
    }
#define ALWAYS_ASKS(name_)                                            \
    bool icaion_step_##name_(struct icaion *s, struct pl_events *log) \
    {                                                                 \
        (void)s;                                                      \
        (void)log;                                                    \
        return true;                                                  \
    }

ALWAYS_ASKS(side)
ALWAYS_ASKS(neutral)
ASKS_UNLESS_FORCED(draft)
ASKS_UNLESS_FORCED(start)
ALWAYS_ASKS(wound)
ASKS_UNLESS_FORCED(belt)
ALWAYS_ASKS(case)
ALWAYS_ASKS(move)
ALWAYS_ASKS(store)
ALWAYS_ASKS(colour)
ASKS_UNLESS_FORCED(draw)
ASKS_UNLESS_FORCED(extract)
ASKS_UNLESS_FORCED(order)
ALWAYS_ASKS(dash)
ASKS_UNLESS_FORCED(replace)
ALWAYS_ASKS(add)

/* Those of ERADICATE and INVEST that are paid go on by themselves. */
bool icaion_step_eradicate(struct icaion *s, struct pl_events *log)
{
    if (pl_peek(&s->head)->step == ICAION_IS_PAID) {
        icaion_end_eradicate(s, log);
        return false;
    }
    return wait_unless_forced(s, log);
}

bool icaion_step_invest(struct icaion *s, struct pl_events *log)
{
    if (pl_peek(&s->head)->step == ICAION_IS_PAID) {
        icaion_end_invest(s, log);
        return false;
    }
    return wait_unless_forced(s, log);
}

/* R-ICA-8.9: nor is asked in which order the very last crystals are paid. */
bool icaion_step_pay(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->arg[0] == 0) {
        pl_pop(&s->head);
        return false;
    }
    if (icaion_is_all_due(s, frame)) {
        struct pl_legal list;
        list.count = 0;
        icaion_legal_pay(s, frame->seat, &list);
        icaion_apply_pay(s, frame->seat, list.action[0], log);
        return false;
    }
    return wait_unless_forced(s, log);
}

/* Set-up. */

/* R-ICA-3.6 */
void icaion_legal_side(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    icaion_add(list, ICAION_ACT_SIDE, 0, 0);
    icaion_add(list, ICAION_ACT_SIDE, 1, 0);
}

void icaion_apply_side(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t colour = (uint32_t)pl_top(&s->head)->arg[0];

    (void)seat;
    s->public.night |= (uint8_t)(pl_act_a(action) << colour);
    pl_tell(log, ICAION_EVENT_SIDE, PL_NOBODY, PL_ARGS((int32_t)colour, pl_act_a(action)));
    pl_pop(&s->head);
}

/* R-ICA-3.7 */
void icaion_legal_neutral(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        for (uint32_t region = 0; s->public.neutral_left[type] && region < ICAION_REGIONS;
             region++) {
            if (icaion_fits(s, region, ICAION_NEUTRAL_OWNER, type)) {
                icaion_add(list, ICAION_ACT_PLACE, type, region);
            }
        }
    }
}

void icaion_apply_neutral(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t type = pl_act_a(action);

    icaion_place_machine(s, pl_act_b(action), type, ICAION_NEUTRAL_OWNER);
    s->public.neutral_left[type]--;
    pl_tell(log, ICAION_EVENT_NEUTRAL, seat,
            PL_ARGS((int32_t)type, pl_act_b(action), ICAION_NEUTRAL_OWNER));
    pl_pop(&s->head);
}

/* R-ICA-3.12: a card of a sort that the seat lacks. */
void icaion_legal_draft(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t left = s->public.offer; left; left &= left - 1) {
        uint32_t card = pl_lowest(left);
        bool is_seeker = card < ICAION_SEEKERS_END;
        if (!(is_seeker ? s->public.seeker : s->public.equipment)[seat]) {
            icaion_add(list, ICAION_ACT_DRAFT, card, 0);
        }
    }
}

void icaion_apply_draft(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = pl_act_a(action);

    (card < ICAION_SEEKERS_END ? s->public.seeker : s->public.equipment)[seat] = (uint8_t)card;
    s->public.offer &= ~(1u << card);
    pl_tell(log, ICAION_EVENT_DRAFTED, seat, PL_ARGS((int32_t)card));
    pl_pop(&s->head);
}

/* R-ICA-3.13, R-ICA-2.2: whoever has not chosen yet stands on no start node. */
void icaion_legal_start(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t nodes = icaion_start_nodes;

    (void)seat;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        nodes &= ~pl_bit(s->public.node[p]);
    }
    for (; nodes; nodes &= nodes - 1) {
        icaion_add(list, ICAION_ACT_START, pl_lowest(nodes), 0);
    }
}

void icaion_apply_start(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    s->public.node[seat] = (uint8_t)pl_act_a(action);
    pl_tell(log, ICAION_EVENT_STARTED, seat, PL_ARGS(pl_act_a(action)));
    pl_pop(&s->head);
}

/* Cards and crystals that are offered. */

void icaion_ask_draw(struct icaion *s, pl_seat seat, uint32_t count)
{
    if (icaion_room(s, seat) > 0) {
        pl_push(&s->head, ICAION_FRAME_DRAW, seat)->arg[0] = (int16_t)count;
    }
}

/* R-ICA-9.2 */
void icaion_legal_draw(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t most = (uint32_t)pl_peek(&s->head)->arg[0];
    uint32_t room = icaion_room(s, seat);

    for (uint32_t count = 1; count <= most && count <= room; count++) {
        icaion_add(list, ICAION_ACT_DRAW, count, 0);
    }
}

void icaion_apply_draw(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    icaion_draw_cards(s, seat, pl_act_a(action), log);
}

/* R-ICA-E10.1 */
void icaion_legal_belt(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    icaion_add(list, ICAION_ACT_PASS, 0, 0);
    icaion_legal_draw(s, seat, list);
}

void icaion_apply_belt(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    icaion_apply_draw(s, seat, action, log); /* passing draws no card */
}

void icaion_legal_colour(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    for (uint32_t colour = 0; colour < ICAION_COLOURS; colour++) {
        icaion_add(list, ICAION_ACT_COLOUR, colour, 0);
    }
}

void icaion_apply_colour(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t count = (uint32_t)pl_top(&s->head)->arg[0];

    pl_pop(&s->head);
    icaion_take(s, seat, pl_act_a(action), count, log);
    icaion_store_batch(s, seat);
}

/* R-ICA-E11.1 */
void icaion_legal_case(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    icaion_add(list, ICAION_ACT_PASS, 0, 0);
    icaion_legal_colour(s, seat, list);
}

void icaion_apply_case(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (pl_act_kind(action) == ICAION_ACT_PASS) {
        pl_pop(&s->head);
        return;
    }
    icaion_apply_colour(s, seat, action, log);
}
