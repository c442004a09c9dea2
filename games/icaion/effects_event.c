/* What an event card does, and wounds: parasites, overflow, the Colossus. An event is interrupted
 * by every wound that a player may prevent, so all that is left to do lies in its frame. */
#include "games/icaion/decide.h"

/* R-ICA-5.4, R-ICA-5.5, R-ICA-2.6 */
static void grow_crystals(struct icaion *s, uint32_t regions, uint32_t count, struct pl_events *log)
{
    uint32_t most = icaion_by_seats(s->head.seats)->SATURATION;

    for (; regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        uint32_t room = most > s->public.crystals[region] ? most - s->public.crystals[region] : 0;
        uint32_t added = count < room ? count : room;
        s->public.crystals[region] = (uint8_t)(s->public.crystals[region] + added);
        pl_tell(log, ICAION_EVENT_CRYSTALS, PL_NOBODY, PL_ARGS((int32_t)region, (int32_t)added));
    }
}

/* R-ICA-6.7; R-ICA-X1.2: the house rule remembers in the frame of the event who was hit. */
static void hit(struct icaion *s, uint64_t nodes)
{
    struct pl_frame *event = pl_top(&s->head);
    uint32_t victims = icaion_seats_on(s, nodes);

    if (icaion_is_on(s, ICAION_OPTION_ONE_WOUND_PER_EVENT)) {
        victims &= ~(uint32_t)event->flag;
        event->flag |= (uint8_t)victims;
    }
    icaion_hit(s, victims, s->public.order[0]);
}

/* R-ICA-6.2, R-ICA-6.3: nothing remembers a destroyed machine; what it unlocked stays. */
static void overflow(struct icaion *s, uint32_t region, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;

    pl_tell(log, ICAION_EVENT_OVERFLOW, PL_NOBODY,
            PL_ARGS((int32_t)region, (int32_t)icaion_machine_count(s, region)));
    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        if (pub->machine[region][type]) {
            pl_tell(log, ICAION_EVENT_DESTROYED, PL_NOBODY,
                    PL_ARGS((int32_t)region, (int32_t)type, pub->machine[region][type]));
            pub->machine[region][type] = 0;
        }
    }
    pub->parasites[region] = 0;
    hit(s, icaion_regions[region].nodes);
}

/* R-ICA-6.1, R-ICA-6.4: one parasite for the first region that still gets some; R-ICA-X1.1: by the
 * house rule none of them, if there are too many. */
static void add_parasite(struct icaion *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t region = pl_lowest((uint64_t)frame->arg[ICAION_EVENT_REGIONS]);
    uint32_t count = s->public.parasites[region];
    bool is_block = icaion_is_on(s, ICAION_OPTION_PARASITES_AS_BLOCK);
    uint32_t coming = is_block ? (uint32_t)frame->arg[ICAION_EVENT_LEFT] : 1;
    bool is_too_many = count + coming > ICAION_PARASITES_IN_REGION;

    frame->arg[ICAION_EVENT_LEFT] =
        (int16_t)(is_block && is_too_many ? 0 : frame->arg[ICAION_EVENT_LEFT] - 1);
    if (frame->arg[ICAION_EVENT_LEFT] == 0) {
        frame->arg[ICAION_EVENT_REGIONS] =
            (int16_t)(frame->arg[ICAION_EVENT_REGIONS] & (frame->arg[ICAION_EVENT_REGIONS] - 1));
    }
    if (is_too_many) {
        overflow(s, region, log);
        return;
    }
    s->public.parasites[region]++;
    pl_tell(log, ICAION_EVENT_PARASITE, PL_NOBODY, PL_ARGS((int32_t)region, (int32_t)count + 1));
}

static void send_parasites(struct pl_frame *frame, uint32_t regions)
{
    frame->arg[ICAION_EVENT_REGIONS] = (int16_t)regions;
}

/* R-ICA-5.6, R-ICA-5.7, R-ICA-K18.1, R-ICA-K19.1, R-ICA-K20.1, R-ICA-K21.1, R-ICA-K22.1 */
static void resolve_region_card(struct icaion *s, struct pl_frame *frame, struct pl_events *log)
{
    const struct icaion_field_info *field = &icaion_track(s->head.seats)[s->public.round - 1];
    uint32_t regions =
        icaion_regions_of_kind[icaion_event_cards[frame->arg[ICAION_EVENT_CARD]].kind];

    grow_crystals(s, regions, field->crystals, log);
    if (!icaion_by_seats(s->head.seats)->PARASITES_INSIDE) {
        regions &= ~(uint32_t)icaion_inner_regions;
    }
    send_parasites(frame, field->parasite ? regions : 0);
}

static uint64_t nodes_at_crater(uint32_t crater)
{
    uint64_t nodes = 0;

    for (uint32_t left = icaion_craters[crater].regions; left; left &= left - 1) {
        nodes |= icaion_regions[pl_lowest(left)].nodes;
    }
    return nodes;
}

/* R-ICA-5.9; returns the nodes of the regions at all craters of the walk. */
static uint64_t walk(struct icaion *s, struct pl_events *log)
{
    uint32_t arrows = icaion_track(s->head.seats)[s->public.round - 1].arrows;
    uint64_t nodes = nodes_at_crater(s->public.colossus);

    for (uint32_t i = 0; i < arrows; i++) {
        s->public.colossus = (uint8_t)((s->public.colossus + 1) % ICAION_CRATERS);
        nodes |= nodes_at_crater(s->public.colossus);
    }
    pl_tell(log, ICAION_EVENT_COLOSSUS, PL_NOBODY, PL_ARGS(s->public.colossus, (int32_t)arrows));
    return nodes;
}

/* R-ICA-5.8, R-ICA-5.10, R-ICA-5.11, R-ICA-K23.1, R-ICA-K24.1, R-ICA-K25.1 */
static void resolve_step(struct icaion *s, struct pl_frame *frame, enum icaion_step op,
                         struct pl_events *log)
{
    uint32_t crater = s->public.colossus;

    switch (op) {
    case ICAION_STEP_MOVE: walk(s, log); break;
    case ICAION_STEP_TRAMPLE: hit(s, walk(s, log)); break;
    case ICAION_STEP_PARASITES: send_parasites(frame, icaion_craters[crater].regions); break;
    case ICAION_STEP_WOUND: hit(s, nodes_at_crater(crater)); break;
    case ICAION_STEP_NONE:
    case ICAION_STEP_COUNT: break;
    }
}

/* Parasites that each region gets in the step under way. */
static int16_t parasites_each(const struct pl_frame *frame)
{
    const struct icaion_event_card_info *card = &icaion_event_cards[frame->arg[ICAION_EVENT_CARD]];

    return card->kind < ICAION_COLOSSUS ? 1 : card->step[frame->arg[ICAION_EVENT_BEGUN] - 1].count;
}

void icaion_step_event(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct icaion_event_card_info *card = &icaion_event_cards[frame->arg[ICAION_EVENT_CARD]];

    if (frame->arg[ICAION_EVENT_REGIONS] != 0) {
        frame->arg[ICAION_EVENT_LEFT] =
            frame->arg[ICAION_EVENT_LEFT] ? frame->arg[ICAION_EVENT_LEFT] : parasites_each(frame);
        add_parasite(s, frame, log);
        return;
    }
    uint32_t step = (uint32_t)frame->arg[ICAION_EVENT_BEGUN]++;
    if (card->kind < ICAION_COLOSSUS && step == 0) {
        resolve_region_card(s, frame, log);
    } else if (card->kind == ICAION_COLOSSUS && card->step[step].op != ICAION_STEP_NONE) {
        resolve_step(s, frame, (enum icaion_step)card->step[step].op, log);
    } else {
        pl_pop(&s->head);
    }
}

/* Wounds. */

void icaion_hit(struct icaion *s, uint32_t victims, pl_seat first)
{
    if (victims) {
        struct pl_frame *frame = pl_push(&s->head, ICAION_FRAME_WOUNDS, 0);
        frame->arg[ICAION_WOUNDS_VICTIMS] = (int16_t)victims;
        frame->arg[ICAION_WOUNDS_FIRST] = first;
    }
}

/* R-ICA-6.8: the next victim in turn order. */
static pl_seat next_victim(const struct icaion *s, const struct pl_frame *frame)
{
    uint32_t turn = icaion_turn_of(s, (pl_seat)frame->arg[ICAION_WOUNDS_FIRST]);

    PL_ASSERT(frame->arg[ICAION_WOUNDS_VICTIMS] & pl_all_seats(&s->head));
    while (!(frame->arg[ICAION_WOUNDS_VICTIMS] >> s->public.order[turn] & 1)) {
        turn = turn + 1 == s->head.seats ? 0 : turn + 1;
    }
    return s->public.order[turn];
}

/* R-ICA-6.5, R-ICA-S7.1 */
static void wound(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    s->public.lying |= (uint8_t)(1u << seat);
    pl_tell(log, ICAION_EVENT_WOUNDED, seat, PL_ARGS(0));
    if (s->public.armour >> seat & 1) {
        s->public.armour &= (uint8_t) ~(1u << seat);
        pl_tell(log, ICAION_EVENT_ARMOUR, seat, PL_ARGS(0));
    }
}

/* R-ICA-6.6 */
void icaion_step_wounds(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->arg[ICAION_WOUNDS_VICTIMS] == 0) {
        pl_pop(&s->head);
        return;
    }
    pl_seat seat = next_victim(s, frame);
    frame->arg[ICAION_WOUNDS_VICTIMS] = (int16_t)(frame->arg[ICAION_WOUNDS_VICTIMS] & ~(1 << seat));
    pl_tell(log, ICAION_EVENT_HIT, seat, PL_ARGS(0));
    if (s->public.lying >> seat & 1) {
        return;
    }
    if (s->public.hand_count[seat] == 0) {
        wound(s, seat, log);
    } else {
        pl_push(&s->head, ICAION_FRAME_WOUND, seat);
    }
}

void icaion_legal_wound(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    icaion_add(list, ICAION_ACT_TAKE_WOUND, 0, 0);
    for (uint64_t left = icaion_hand_faces(s, seat); left; left &= left - 1) {
        icaion_add(list, ICAION_ACT_PREVENT, pl_lowest(left), 0);
    }
}

void icaion_apply_wound(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == ICAION_ACT_TAKE_WOUND) {
        wound(s, seat, log);
        return;
    }
    icaion_discard(s, seat, pl_act_a(action));
    pl_tell(log, ICAION_EVENT_PREVENTED, seat, PL_ARGS(pl_act_a(action)));
}
