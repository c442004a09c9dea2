/* Activated cards: which may be activated, and what they do. The Die of Malice is activated in
 * its own window (flow.c) and shares only the turning. */
#include "games/seasons/effects_activate.h"

bool seasons_has_straight(const struct seasons *s, pl_seat seat, uint32_t card)
{
    return seasons_copies(s, seat, card) > pl_bag_count(&s->public.turned[seat], card);
}

static void add(struct pl_legal *list, uint32_t card, uint32_t copy, uint32_t mode)
{
    pl_legal_add(list,
                 pl_act(SEASONS_ACT_ACTIVATE, (uint16_t)card, (uint16_t)copy, (uint16_t)mode));
}

static void add_ishtar(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (!seasons_refuse_ishtar(s, seat, e)) {
            add(list, SEASONS_BALANCE_OF_ISHTAR, 0, e + 1);
        }
    }
}

static void add_tree(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    if (!seasons_refuse_tree(s, seat, SEASONS_MODE_TOKEN)) {
        add(list, SEASONS_TREE_OF_LIGHT, 0, SEASONS_MODE_TOKEN);
    }
    if (!seasons_refuse_tree(s, seat, SEASONS_MODE_TRANSMUTE)) {
        add(list, SEASONS_TREE_OF_LIGHT, 0, SEASONS_MODE_TRANSMUTE);
    }
}

static void add_orb(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    if (seasons_refuse_draw(s)) {
        return;
    }
    add(list, SEASONS_CRYSTAL_ORB, 0, SEASONS_MODE_LOOK);
    if (!seasons_refuse_crystals(s, seat, SEASONS_CRYSTAL_ORB)) {
        add(list, SEASONS_CRYSTAL_ORB, 0, SEASONS_MODE_BURY);
    }
}

static void add_cauldron(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t copies = seasons_copies(s, seat, SEASONS_GLUTTON_CAULDRON);

    if (seasons_refuse_tokens(s, seat, SEASONS_GLUTTON_CAULDRON)) {
        return;
    }
    for (uint32_t slot = 0; slot < copies; slot++) {
        if (!seasons_refuse_cauldron(s, seat, slot)) {
            add(list, SEASONS_GLUTTON_CAULDRON, slot, 0);
        }
    }
}

static void add_card(const struct seasons *s, pl_seat seat, uint32_t card, struct pl_legal *list)
{
    switch (card) {
    case SEASONS_BALANCE_OF_ISHTAR: add_ishtar(s, seat, list); break;
    case SEASONS_TREE_OF_LIGHT: add_tree(s, seat, list); break;
    case SEASONS_CRYSTAL_ORB: add_orb(s, seat, list); break;
    case SEASONS_GLUTTON_CAULDRON: add_cauldron(s, seat, list); break;
    default:
        if (!seasons_refuse_price(s, seat, card)) {
            add(list, card, 0, 0);
        }
    }
}

/* R-SEA-8.1, R-SEA-8.4: straight cards with an activation whose cost can be paid; potions,
 * Cauldron and Onys are activated like any other. */
void seasons_add_activations(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    for (uint64_t set = seasons_straight(s, seat) & seasons_activated; set; set &= set - 1) {
        add_card(s, seat, pl_lowest(set), list);
    }
}

bool seasons_is_onys_due(const struct seasons *s, const struct pl_frame *frame)
{
    bool is_chalice = frame[-1].kind == SEASONS_FRAME_PICK;

    return seasons_can_pass_onys(s, frame->seat) &&
           !(is_chalice && seasons_has_room(s, frame->seat));
}

void seasons_add_onys(const struct seasons *s, pl_seat seat, struct pl_legal *list)
{
    if (seasons_can_pass_onys(s, seat)) {
        add(list, SEASONS_DAMNED_SOUL_OF_ONYS, 0, 0);
    }
}

/* R-SEA-C41.1, R-SEA-C41.2: each copy, in turn order from the left of the activating player. */
static void pay_fairies(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        for (uint32_t i = seasons_copies(s, p, SEASONS_THIEVING_FAIRIES); i > 0; i--) {
            seasons_steal(s, p, seat,
                          (struct seasons_theft){ SEASONS_FAIRIES_TAKEN, SEASONS_THIEVING_FAIRIES },
                          log);
            seasons_crystals(s, p, SEASONS_FAIRIES_ADDED, SEASONS_THIEVING_FAIRIES, log);
        }
    }
}

void seasons_turn(struct seasons *s, pl_seat seat, uint32_t card, uint32_t slot,
                  struct pl_events *log)
{
    PL_ASSERT(seasons_has_straight(s, seat, card));
    pl_bag_add(&s->public.turned[seat], card);
    if (card == SEASONS_GLUTTON_CAULDRON) {
        s->public.cauldron_turned[seat] |= (uint8_t)(1u << slot);
    }
    pl_tell(log, SEASONS_EVENT_ACTIVATED, seat, PL_ARGS((int32_t)card));
    pay_fairies(s, seat, log);
}

static void push_spend(struct seasons *s, pl_seat seat, uint32_t count,
                       enum seasons_purpose purpose, uint32_t slot)
{
    struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_SPEND, seat);

    frame->arg[SEASONS_SPEND_LEFT] = (int16_t)count;
    frame->arg[SEASONS_SPEND_PURPOSE] = (int16_t)purpose;
    frame->arg[SEASONS_SPEND_SLOT] = (int16_t)slot;
}

/* R-SEA-8.2: what is paid for happens when the payment is complete. */
static void push_pay(struct seasons *s, pl_seat seat, enum seasons_energy energy, uint32_t count,
                     enum seasons_purpose purpose)
{
    struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_PAY, seat);

    frame->arg[energy] = (int16_t)count;
    frame->step = (uint8_t)purpose;
}

/* R-SEA-11.3: a potion is in the discard pile before its effect. The turned copy goes. */
static void drink(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    seasons_sacrifice(s, seat, card, 1, log);
}

/* R-SEA-C5.1, R-SEA-C5.2 */
static void ishtar(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    seasons_crystals(s, seat, (int32_t)seasons_ishtar_worth(s, seat), SEASONS_BALANCE_OF_ISHTAR,
                     log);
}

/* R-SEA-C23.1 */
static void potion_of_power(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    drink(s, seat, SEASONS_POTION_OF_POWER, log);
    for (int i = 0; i < SEASONS_POTION_OF_POWER_CARDS; i++) {
        seasons_draw_to_hand(s, seat, log);
    }
    seasons_raise(s, seat, SEASONS_POTION_OF_POWER_GAUGE, log);
}

/* R-SEA-C24.1 */
static void potion_of_dreams(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    drink(s, seat, SEASONS_POTION_OF_DREAMS, log);
    seasons_empty_reserve(s, seat, SEASONS_POTION_OF_DREAMS, log);
    pl_push(&s->head, SEASONS_FRAME_DREAM, seat);
}

/* R-SEA-C26.1, R-SEA-C26.2 */
static void potion_of_life(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    uint32_t worth = seasons_life_worth(s, seat);

    drink(s, seat, SEASONS_POTION_OF_LIFE, log);
    seasons_empty_reserve(s, seat, SEASONS_POTION_OF_LIFE, log);
    seasons_crystals(s, seat, (int32_t)worth, SEASONS_POTION_OF_LIFE, log);
}

/* R-SEA-C32.1, R-SEA-C32.2 */
static void tree(struct seasons *s, pl_seat seat, uint32_t mode, struct pl_events *log)
{
    if (mode == SEASONS_MODE_TOKEN) {
        seasons_crystals(s, seat, -SEASONS_TREE_PAY_CRYSTALS, SEASONS_TREE_OF_LIGHT, log);
        seasons_gain(s, seat, SEASONS_TREE_GAIN_TOKENS);
    } else {
        push_spend(s, seat, SEASONS_TREE_PAY_TOKENS, SEASONS_FOR_TREE, 0);
    }
}

/* R-SEA-C34.1, R-SEA-C34.2 */
static void orb(struct seasons *s, pl_seat seat, uint32_t mode, struct pl_events *log)
{
    if (mode == SEASONS_MODE_LOOK) {
        uint32_t card = seasons_fix_top(s, log);
        pl_reveal(&s->head);
        s->private[seat].known_top = (uint8_t)card;
        pl_tell_own(log, SEASONS_EVENT_LOOKED, seat, 0, card);
        pl_push(&s->head, SEASONS_FRAME_ORB, seat);
    } else {
        seasons_crystals(s, seat, -SEASONS_ORB_DISCARD_CRYSTALS, SEASONS_CRYSTAL_ORB, log);
        seasons_discard(s, seasons_draw_card(s, log), false);
        pl_tell(log, SEASONS_EVENT_BURIED_TOP, seat, PL_ARGS(0));
        seasons_refill(s, log); /* The card is among the discarded ones by now. */
    }
}

/* R-SEA-C50.2, R-SEA-12.4: the card arrives straight at the left neighbour, even beyond their
 * gauge. */
static void pass_onys(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    pl_seat left = pl_left_of(&s->head, seat);

    seasons_leave_play(s, seat, SEASONS_DAMNED_SOUL_OF_ONYS, 1);
    seasons_put_in_play(s, left, SEASONS_DAMNED_SOUL_OF_ONYS);
    pl_tell(log, SEASONS_EVENT_PASSED_ONYS, seat, PL_ARGS(left));
}

/* R-SEA-C43.2 */
static void idol(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    seasons_crystals(s, seat, (int32_t)seasons_idol_worth(s, seat), SEASONS_IDOL_OF_THE_FAMILIAR,
                     log);
}

void seasons_activate(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = pl_act_a(action);
    uint32_t slot = pl_act_b(action);
    uint32_t mode = pl_act_c(action);

    seasons_turn(s, seat, card, slot, log);
    switch (card) {
    case SEASONS_BALANCE_OF_ISHTAR:
        push_pay(s, seat, (enum seasons_energy)(mode - 1), SEASONS_ISHTAR_TOKENS,
                 SEASONS_FOR_ISHTAR);
        break;
    case SEASONS_KAIRN_THE_DESTROYER:
        push_spend(s, seat, SEASONS_KAIRN_TOKENS, SEASONS_FOR_KAIRN, 0);
        break;
    case SEASONS_POTION_OF_POWER: potion_of_power(s, seat, log); break;
    case SEASONS_POTION_OF_DREAMS: potion_of_dreams(s, seat, log); break;
    case SEASONS_POTION_OF_KNOWLEDGE: /* R-SEA-C25.1 */
        drink(s, seat, card, log);
        seasons_gain(s, seat, SEASONS_POTION_OF_KNOWLEDGE_TOKENS);
        break;
    case SEASONS_POTION_OF_LIFE: potion_of_life(s, seat, log); break;
    case SEASONS_TREE_OF_LIGHT: tree(s, seat, mode, log); break;
    case SEASONS_CRYSTAL_ORB: orb(s, seat, mode, log); break;
    case SEASONS_GLUTTON_CAULDRON: /* R-SEA-C35.1 */
        push_spend(s, seat, SEASONS_CAULDRON_FEED_TOKENS, SEASONS_FOR_CAULDRON, slot);
        break;
    case SEASONS_DRAGON_SKULL:
        pl_push(&s->head, SEASONS_FRAME_SKULL, seat)->arg[SEASONS_SKULL_LEFT] = SEASONS_SKULL_CARDS;
        break;
    case SEASONS_IDOL_OF_THE_FAMILIAR: idol(s, seat, log); break;
    case SEASONS_NECROTIC_KRISS: pl_push(&s->head, SEASONS_FRAME_KRISS, seat); break;
    case SEASONS_MIRROR_OF_THE_SEASONS: pl_push(&s->head, SEASONS_FRAME_MIRROR, seat); break;
    case SEASONS_DAMNED_SOUL_OF_ONYS:
        push_pay(s, seat, SEASONS_WATER, SEASONS_ONYS_PASS_WATER, SEASONS_FOR_ONYS);
        break;
    default: pl_panic("a card without an activation", __FILE__, __LINE__);
    }
}

/* R-SEA-C35.2: the full Cauldron gives its tokens back and is gone. */
static void fed(struct seasons *s, pl_seat seat, uint32_t slot, struct pl_events *log)
{
    uint8_t tokens[SEASONS_ENERGIES];

    memcpy(tokens, s->public.cauldron[seat][slot], sizeof tokens);
    if (seasons_sum(tokens) < SEASONS_CAULDRON_FULL_TOKENS) {
        return;
    }
    seasons_sacrifice(s, seat, SEASONS_GLUTTON_CAULDRON, slot, log);
    seasons_crystals(s, seat, SEASONS_CAULDRON_CRYSTALS, SEASONS_GLUTTON_CAULDRON, log);
    seasons_receive(s, seat, tokens, log);
}

/* R-SEA-C16.1 */
static void kairn(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        seasons_crystals(s, p, -SEASONS_KAIRN_CRYSTALS, SEASONS_KAIRN_THE_DESTROYER, log);
    }
}

/* R-SEA-C34.1, R-SEA-11.1: a last card leaves an empty pile before it acts. */
static void summon_top(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    uint32_t card = seasons_draw_card(s, log);

    seasons_refill(s, log);
    seasons_summon_free(s, seat, card, log);
}

void seasons_spent(struct seasons *s, pl_seat seat, enum seasons_purpose purpose, uint32_t slot,
                   struct pl_events *log)
{
    switch (purpose) {
    case SEASONS_FOR_EXCHANGE: seasons_gain(s, seat, SEASONS_BONUS_EXCHANGE_TOKENS); break;
    case SEASONS_FOR_KAIRN: kairn(s, seat, log); break;
    case SEASONS_FOR_TREE:
        s->public.can_transmute = 1;
        pl_tell(log, SEASONS_EVENT_OPENED, seat, PL_ARGS(0));
        break;
    case SEASONS_FOR_ORB: summon_top(s, seat, log); break;
    case SEASONS_FOR_CAULDRON: fed(s, seat, slot, log); break;
    case SEASONS_FOR_ISHTAR: ishtar(s, seat, log); break;
    case SEASONS_FOR_ONYS: pass_onys(s, seat, log); break;
    case SEASONS_FOR_NOTHING:
    case SEASONS_PURPOSE_COUNT: break;
    }
}
