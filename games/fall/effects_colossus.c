/* Investigating the Colossus: shards, the win, the way back to the City. */
#include "games/fall/effects.h"

/* R-FAL-11.1, R-FAL-11.6: a value that no player knew is drawn from those it can be. */
void fall_look(struct fall *s, uint32_t slot, bool is_relic, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint8_t *content = &pub->slot[slot];
    uint8_t weights[FALL_VALUES];
    int32_t unseen[FALL_VALUES];

    if (*content == FALL_SLOT_RETURNED) {
        uint32_t value = fall_pick(s, pub->returned, FALL_VALUES);
        pub->returned[value]--;
        *content = (uint8_t)(value + 1);
    } else if (*content == FALL_SLOT_UNSEEN) {
        fall_unseen(s, unseen);
        for (uint32_t i = 0; i < FALL_VALUES; i++) {
            weights[i] = (uint8_t)unseen[i];
        }
        *content = (uint8_t)(fall_pick(s, weights, FALL_VALUES) + 1);
    }
    fall_tell_of(s, log, FALL_EVENT_LOOKED, PL_ARGS(pub->turn, (int32_t)slot, *content, is_relic));
}

/* R-FAL-17.3, R-FAL-H4.2 */
void fall_set_colossus(struct fall *s, uint32_t steps, bool is_back, struct pl_events *log)
{
    s->public.colossus = (uint8_t)fall_colossus_after(s, steps, is_back);
    fall_tell(log, FALL_EVENT_COLOSSUS, PL_ARGS(s->public.colossus, (int32_t)steps, is_back));
}

/* R-FAL-11.2, R-FAL-11.3 */
void fall_legal_shard(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    if (!fall_refuse_shard(s)) {
        fall_add(list, FALL_ACT_PAY_SHARD, 0, 0);
    }
    fall_add(list, FALL_ACT_GIVE_UP, 0, 0);
}

void fall_apply_shard(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct fall_external_info *place = &fall_external[s->public.colossus - FALL_NODE_X0];
    uint32_t slot = (uint32_t)pl_peek(&s->head)->arg[FALL_SHARD_SLOT];
    uint32_t value = s->public.slot[slot];

    (void)seat;
    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_GIVE_UP) {
        fall_tell_of(s, log, FALL_EVENT_GAVE_UP, PL_ARGS(s->public.turn, (int32_t)value));
        return;
    }
    fall_ask(s, FALL_FRAME_SUCCESS, slot, 0);
    fall_demand(s, 1u << fall_regions[place->region[0]].kind, value,
                1u << fall_regions[place->region[1]].kind, value);
}

/* R-FAL-11.5, R-FAL-11.6 */
static void return_shards(struct fall *s, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t count = 0;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        for (uint32_t i = 0; i < FALL_VALUES; i++) {
            count += pub->shards[hero][i];
            pub->returned[i] = (uint8_t)(pub->returned[i] + pub->shards[hero][i]);
            pub->shards[hero][i] = 0;
        }
    }
    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        pub->slot[i] = pub->slot[i] == FALL_SLOT_EMPTY ? FALL_SLOT_RETURNED : pub->slot[i];
    }
    fall_tell(log, FALL_EVENT_SHARDS_BACK, PL_ARGS((int32_t)count));
}

static uint32_t count_empty_handed(const struct fall *s)
{
    uint32_t count = 0;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        count += fall_shards_of(s, hero) == 0;
    }
    return count;
}

static uint32_t count_in_base(const struct fall *s)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        count += s->public.slot[i] != FALL_SLOT_EMPTY;
    }
    return count;
}

/* R-FAL-11.4, R-FAL-19.1 */
void fall_step_success(struct fall *s, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t slot = (uint32_t)pl_peek(&s->head)->arg[FALL_SUCCESS_SLOT];
    uint32_t value = pub->slot[slot];

    pl_pop(&s->head);
    pub->slot[slot] = FALL_SLOT_EMPTY;
    pub->shards[pub->turn][value - 1]++;
    fall_tell_of(s, log, FALL_EVENT_TOOK_SHARD, PL_ARGS(pub->turn, (int32_t)value));
    uint32_t left = count_in_base(s);
    uint32_t without = count_empty_handed(s);
    if (left == 0 && without == 0) {
        fall_win(s, log);
        return;
    }
    if (left < without) {
        return_shards(s, log);
    }
    fall_push(s, FALL_FRAME_RETREAT);
}

/* R-FAL-11.7, R-FAL-S5.2 */
void fall_legal_retreat(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_ASK, fall_askable(s, FALL_MOMENT_RETREAT), 0);
    fall_add_nodes(list, FALL_ACT_RETREAT, FALL_CITY_NODES & ~fall_others(s, s->public.turn), 0);
    if (!fall_refuse_relic(s, s->public.turn, FALL_MOMENT_RETREAT)) {
        fall_add(list, FALL_ACT_STAY, 0, 0);
    }
}

void fall_apply_retreat(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_ASK: fall_borrow(s, pl_act_a(action), log); break;
    case FALL_ACT_STAY: fall_use_relic(s, s->public.turn, log); break;
    default:
        pl_pop(&s->head);
        s->public.node[s->public.turn] = (uint8_t)pl_act_a(action);
        fall_tell_of(s, log, FALL_EVENT_RETREATED, PL_ARGS(s->public.turn, pl_act_a(action)));
    }
}
