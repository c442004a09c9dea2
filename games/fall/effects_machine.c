/* Machines: what they do, a second one, a second time (R-FAL-12.1 to R-FAL-12.5). */
#include "games/fall/effects.h"

void fall_start_machine(struct fall *s, uint32_t region, uint32_t type, bool may_follow)
{
    struct pl_frame *frame = fall_push(s, FALL_FRAME_MACHINE);

    frame->arg[FALL_MACHINE_REGION] = (int16_t)region;
    frame->arg[FALL_MACHINE_TYPE] = (int16_t)type;
    frame->arg[FALL_MACHINE_TIMES] = fall_works_twice(s, region, type) ? 2 : 1;
    frame->arg[FALL_MACHINE_FOLLOWED] = may_follow;
}

/* R-FAL-12.5 */
static void refine(struct fall *s, uint32_t region, struct pl_events *log)
{
    struct fall_fallen fallen = { 0, 0 };

    fall_defeat(s, region, FALL_REFINE_ENEMIES, &fallen, log);
    fall_send_back(s, fallen);
}

static void work(struct fall *s, const struct pl_frame *frame, struct pl_events *log)
{
    uint32_t hero = s->public.turn;
    uint32_t region = (uint32_t)frame->arg[FALL_MACHINE_REGION];

    fall_tell_of(s, log, FALL_EVENT_ACTIVATED,
                 PL_ARGS((int32_t)hero, frame->arg[FALL_MACHINE_REGION],
                         frame->arg[FALL_MACHINE_TYPE], frame->flag));
    switch (frame->arg[FALL_MACHINE_TYPE]) {
    case FALL_HARVESTER: /* R-FAL-12.3 */
        s->public.batch[fall_regions[region].kind] = FALL_HARVEST_CRYSTALS;
        fall_gain(s, hero, false);
        break;
    case FALL_SCAVENGER: fall_ask(s, FALL_FRAME_FORT, region, 0); break;
    default: refine(s, region, log);
    }
}

void fall_step_machine(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t region = (uint32_t)frame->arg[FALL_MACHINE_REGION];
    uint32_t type = (uint32_t)frame->arg[FALL_MACHINE_TYPE];

    if (frame->arg[FALL_MACHINE_TIMES] > 0 && !fall_refuse_work(s, s->public.turn, region, type)) {
        frame->arg[FALL_MACHINE_TIMES]--;
        work(s, frame, log);
        frame->flag = 1;
        return;
    }
    bool may_follow = frame->arg[FALL_MACHINE_FOLLOWED];
    pl_pop(&s->head);
    if (may_follow) {
        fall_ask(s, FALL_FRAME_SECOND, region, type);
    }
}

/* R-FAL-H5.1 */
void fall_legal_second(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[FALL_SECOND_REGION];

    (void)seat;
    for (uint32_t type = 0; type < FALL_TYPES; type++) {
        if (!fall_refuse_second(s, type)) {
            fall_add(list, FALL_ACT_ACTIVATE, region, type);
        }
    }
    fall_add(list, FALL_ACT_DONE, 0, 0);
}

void fall_apply_second(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    (void)log;
    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_ACTIVATE) {
        fall_start_machine(s, pl_act_a(action), pl_act_b(action), false);
    }
}

/* R-FAL-12.4 */
void fall_legal_fort(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_FORT, fall_fort_places(s) & ~fall_fort_nodes(s), 0);
}

void fall_apply_fort(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = s->public.turn;

    (void)seat;
    pl_pop(&s->head);
    s->public.forts[hero]--;
    pl_set_add(&s->public.fort[hero], pl_act_a(action));
    fall_tell_of(s, log, FALL_EVENT_FORT, PL_ARGS((int32_t)hero, pl_act_a(action)));
}
