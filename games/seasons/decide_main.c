/* The free part of a turn: transmute, summon, activate, use a bonus, end the turn. */
#include "games/seasons/decide.h"

static void add_summons(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t leeches = seasons_leech_due(s, seat);

    if (seasons_refuse_room(s, seat)) {
        return;
    }
    for (uint64_t set = s->private[seat].hand.one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        if (!seasons_refuse_cost(s, seat, card, leeches)) {
            pl_legal_add(list, pl_act(SEASONS_ACT_SUMMON, (uint16_t)card, 0, 0));
        }
    }
}

/* R-SEA-9.1..4 */
static void add_bonuses(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    if (seasons_refuse_bonus(s, seat)) {
        return;
    }
    if (!seasons_refuse_exchange(s, seat)) {
        pl_legal_add(list, pl_act(SEASONS_ACT_BONUS, SEASONS_BONUS_EXCHANGE, 0, 0));
    }
    pl_legal_add(list, pl_act(SEASONS_ACT_BONUS, SEASONS_BONUS_TRANSMUTE, 0, 0));
    if (!seasons_refuse_raise(s, seat)) {
        pl_legal_add(list, pl_act(SEASONS_ACT_BONUS, SEASONS_BONUS_RAISE, 0, 0));
    }
}

/* R-SEA-5.9, R-SEA-5.10 */
void seasons_legal_main(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t sources = seasons_transmute_sources(s, seat);

    if (!seasons_refuse_action(s)) {
        if (sources > 0) {
            seasons_add_tokens(s, seat, SEASONS_ACT_TRANSMUTE, sources, list);
        }
        add_summons(s, seat, list);
        seasons_add_activations(s, seat, list);
        add_bonuses(s, seat, list);
    }
    pl_legal_add(list, pl_act(SEASONS_ACT_END_TURN, 0, 0, 0));
}

/* R-SEA-6.2, R-SEA-6.3, R-SEA-6.4, R-SEA-6.5: one token. */
static void transmute(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t energy = pl_act_a(action);
    uint32_t worth = seasons_transmuted(s, seat, action);

    seasons_source(s, seat, pl_act_b(action))[energy]--;
    pl_tell(log, SEASONS_EVENT_TRANSMUTED, seat, PL_ARGS((int32_t)energy, (int32_t)worth));
    seasons_crystals(s, seat, (int32_t)worth, 0, NULL);
}

static void use_bonus(struct seasons *s, pl_seat seat, uint32_t bonus, struct pl_events *log)
{
    s->public.bonus_used[seat]++;
    pl_tell(log, SEASONS_EVENT_BONUS, seat, PL_ARGS((int32_t)bonus));
    if (bonus == SEASONS_BONUS_EXCHANGE) {
        struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_SPEND, seat);
        frame->arg[SEASONS_SPEND_LEFT] = SEASONS_BONUS_EXCHANGE_TOKENS;
        frame->arg[SEASONS_SPEND_PURPOSE] = SEASONS_FOR_EXCHANGE;
    } else if (bonus == SEASONS_BONUS_TRANSMUTE) {
        s->public.can_transmute |= !seasons_is_reserve_only(s); /* R-SEA-X1.4 */
        s->public.transmute_bonus++;
    } else {
        seasons_raise(s, seat, SEASONS_BONUS_GAUGE, log);
    }
}

/* R-SEA-7.3: while it is being paid the card is in hand, and everybody knows that it is. */
static void announce(struct seasons *s, pl_seat seat, uint32_t card)
{
    pl_push(&s->head, SEASONS_FRAME_SUMMON, seat)->arg[SEASONS_SUMMON_CARD] = (int16_t)card;
    if (!pl_bag_has(&s->public.shown[seat], card)) {
        pl_bag_add(&s->public.shown[seat], card);
    }
}

void seasons_apply_main(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    s->public.actions++;
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_TRANSMUTE: transmute(s, seat, action, log); break;
    case SEASONS_ACT_SUMMON: announce(s, seat, pl_act_a(action)); break;
    case SEASONS_ACT_ACTIVATE: seasons_activate(s, seat, action, log); break;
    case SEASONS_ACT_BONUS: use_bonus(s, seat, pl_act_a(action), log); break;
    default: pl_tell(log, SEASONS_EVENT_END_TURN, seat, PL_ARGS(0)); pl_pop(&s->head);
    }
}

bool seasons_could_summon(const struct seasons *s, pl_seat seat, uint32_t card)
{
    struct pl_legal list = { .count = 0 };

    seasons_legal_main(s, seat, &list);
    return pl_legal_has(&list, pl_act(SEASONS_ACT_SUMMON, (uint16_t)card, 0, 0));
}

bool seasons_can_summon_now(const struct seasons *s, pl_seat seat, uint32_t card)
{
    bool is_asked = seat < s->head.seats && (s->head.waiting >> seat & 1);

    return is_asked && pl_peek(&s->head)->kind == SEASONS_FRAME_MAIN &&
           seasons_could_summon(s, seat, card);
}
