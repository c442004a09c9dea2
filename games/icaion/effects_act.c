/* The six basic actions: where they are possible and what they do. */
#include "games/icaion/decide.h"

/* Where they are possible. */

uint32_t icaion_deployable_places(const struct icaion *s, pl_seat seat)
{
    uint32_t home = s->public.home[seat];
    uint32_t first = 0;

    if (icaion_is_radiant(s)) {
        return home;
    }
    for (uint32_t row = 0; row < ICAION_ROWS; row++) {
        uint32_t left = home & (((1u << ICAION_TYPES) - 1) << row * ICAION_TYPES);
        first |= left & (0u - left);
    }
    return first;
}

/* R-ICA-11.2, R-ICA-11.3, R-ICA-11.4: the types that the seat can put into a region and pay for, as
 * a mask. */
static uint32_t deployable_types(const struct icaion *s, pl_seat seat, uint32_t region,
                                 const struct icaion_purse *purse)
{
    if (icaion_refuse_owner(s, region, seat + 1u) || icaion_refuse_price(s, region, purse)) {
        return 0;
    }
    return (uint32_t)!icaion_refuse_type(s, region, 0) |
           (uint32_t)!icaion_refuse_type(s, region, 1) << 1 |
           (uint32_t)!icaion_refuse_type(s, region, 2) << 2;
}

/* Colours of tiles that the seat can retrieve. */
static uint32_t retrievable(const struct icaion *s, pl_seat seat)
{
    return icaion_refuse_retrieval(s, seat)
               ? 0
               : icaion_tiles_of_year(s) & ~icaion_installed_colours(s, seat);
}

static bool can_deploy(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse)
{
    uint32_t places = icaion_deployable_places(s, seat);
    uint32_t types = 0;
    uint32_t wanted = (places | places >> ICAION_TYPES | places >> 2 * ICAION_TYPES) & 7;

    for (uint32_t left = icaion_regions_at(s, seat); left; left &= left - 1) {
        types |= deployable_types(s, seat, pl_lowest(left), purse);
    }
    return types & wanted;
}

bool icaion_can_any(const struct icaion *s, pl_seat seat, uint32_t actions,
                    const struct icaion_purse *purse)
{
    return (actions & ICAION_DO_EXTRACT) || /* R-ICA-10.2 */
           ((actions & ICAION_DO_DEPLOY) && can_deploy(s, seat, purse)) ||
           ((actions & ICAION_DO_ERADICATE) && !icaion_refuse_eradicate(s, seat, purse)) ||
           ((actions & ICAION_DO_INVESTIGATE) && !icaion_refuse_investigate(s, seat)) ||
           ((actions & ICAION_DO_RETRIEVE) && retrievable(s, seat)) ||
           ((actions & ICAION_DO_INSTALL) && !icaion_refuse_install(s, seat));
}

/* What is legal. */

/* Which slots an action may take: bit 0 the basic, bit 1 the special one. */
static void add_deploys(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse,
                        uint32_t slots, struct pl_legal *list)
{
    uint32_t regions = icaion_regions_at(s, seat);
    uint32_t fitting[ICAION_TYPES] = { 0 };

    for (uint32_t left = regions; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t types = deployable_types(s, seat, region, purse);
        for (uint32_t type = 0; type < ICAION_TYPES; type++) {
            fitting[type] |= (types >> type & 1) << region;
        }
    }
    for (uint32_t places = icaion_deployable_places(s, seat); places; places &= places - 1) {
        uint32_t place = pl_lowest(places);
        for (uint32_t left = fitting[place % ICAION_TYPES]; left; left &= left - 1) {
            for (uint32_t slot = 0; slot < 2; slot++) {
                if (slots >> slot & 1) {
                    pl_legal_add(list, pl_act(ICAION_ACT_DEPLOY, (uint16_t)place,
                                              (uint16_t)pl_lowest(left), (uint16_t)slot));
                }
            }
        }
    }
}

static void add_slots(struct pl_legal *list, enum icaion_act kind, uint32_t slots)
{
    for (uint32_t slot = 0; slot < 2; slot++) {
        if (slots >> slot & 1) {
            icaion_add(list, kind, slot, 0);
        }
    }
}

static void add_retrieves(const struct icaion *s, pl_seat seat, uint32_t slots,
                          struct pl_legal *list)
{
    for (uint32_t left = retrievable(s, seat); left; left &= left - 1) {
        for (uint32_t slot = 0; slot < 2; slot++) {
            if (slots >> slot & 1) {
                icaion_add(list, ICAION_ACT_RETRIEVE, pl_lowest(left), slot);
            }
        }
    }
}

/* R-ICA-7.8; Extract and Eradicate are never special actions. */
void icaion_legal_basics(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse,
                         const uint8_t slots[ICAION_DO_COUNT], struct pl_legal *list)
{
    if (slots[0]) {
        icaion_add(list, ICAION_ACT_EXTRACT, 0, 0);
    }
    if (slots[1] && !icaion_refuse_deploys(s, seat)) {
        add_deploys(s, seat, purse, slots[1], list);
    }
    if (slots[2] && !icaion_refuse_eradicate(s, seat, purse)) {
        icaion_add(list, ICAION_ACT_ERADICATE, 0, 0);
    }
    if (slots[3] && !icaion_refuse_investigate(s, seat)) {
        add_slots(list, ICAION_ACT_INVESTIGATE, slots[3]);
    }
    if (slots[4]) {
        add_retrieves(s, seat, slots[4], list);
    }
    if (slots[5] && !icaion_refuse_install(s, seat)) {
        add_slots(list, ICAION_ACT_INSTALL, slots[5]);
    }
}

/* Extract. */

/* R-ICA-10.1, R-ICA-10.9 */
static void extract(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    uint32_t gave = 0;

    pl_tell(log, ICAION_EVENT_EXTRACTED, seat, PL_ARGS(s->public.node[seat]));
    for (uint32_t left = icaion_regions_at(s, seat); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t colour = icaion_regions[region].kind;
        if (s->public.crystals[region] >= ICAION_EXTRACT_CRYSTALS) {
            s->public.crystals[region] =
                (uint8_t)(s->public.crystals[region] - ICAION_EXTRACT_CRYSTALS);
            s->public.batch[colour] = (uint8_t)(s->public.batch[colour] + ICAION_EXTRACT_CRYSTALS);
            gave |= 1u << region;
            pl_tell(log, ICAION_EVENT_TOOK, seat,
                    PL_ARGS((int32_t)colour, ICAION_EXTRACT_CRYSTALS, (int32_t)region + 1));
        }
    }
    pl_push(&s->head, ICAION_FRAME_EXTRACT, seat)->arg[ICAION_EXTRACT_GAVE] = (int16_t)gave;
}

static void add_activation(struct pl_legal *list, uint32_t region, uint32_t mode, uint32_t what)
{
    pl_legal_add(list,
                 pl_act(ICAION_ACT_ACTIVATE, (uint16_t)region, (uint16_t)mode, (uint16_t)what));
}

static void add_harvests(const struct icaion *s, pl_seat seat, uint32_t region,
                         struct pl_legal *list)
{
    if (!icaion_refuse_harvest(s, seat, region, ICAION_MODE_PLAIN)) {
        add_activation(list, region, ICAION_MODE_PLAIN, 0);
    }
    if (!icaion_refuse_harvest(s, seat, region, ICAION_MODE_MORE)) {
        add_activation(list, region, ICAION_MODE_MORE, 0);
    }
    bool has_choice = !icaion_refuse_harvest(s, seat, region, ICAION_MODE_INSTEAD);
    for (uint32_t colour = 0; has_choice && colour < ICAION_COLOURS; colour++) {
        add_activation(list, region, ICAION_MODE_INSTEAD, colour);
    }
}

static void add_scavenges(const struct icaion *s, pl_seat seat, uint32_t region,
                          struct pl_legal *list)
{
    bool can_sell = !icaion_refuse_scavenge(s, seat, ICAION_MODE_INSTEAD);

    if (!icaion_refuse_scavenge(s, seat, ICAION_MODE_PLAIN)) {
        add_activation(list, region, ICAION_MODE_PLAIN, 0);
    }
    if (!icaion_refuse_scavenge(s, seat, ICAION_MODE_MORE)) {
        add_activation(list, region, ICAION_MODE_MORE, 0);
    }
    for (uint64_t left = can_sell ? icaion_hand_faces(s, seat) : 0; left; left &= left - 1) {
        add_activation(list, region, ICAION_MODE_INSTEAD, pl_lowest(left));
    }
}

static void add_refines(const struct icaion *s, pl_seat seat, uint32_t region,
                        struct pl_legal *list)
{
    if (!icaion_refuse_refine(s, seat, region, ICAION_MODE_PLAIN)) {
        add_activation(list, region, ICAION_MODE_PLAIN, 0);
    }
    if (!icaion_refuse_refine(s, seat, region, ICAION_MODE_MORE)) {
        add_activation(list, region, ICAION_MODE_MORE, 0);
    }
}

/* R-ICA-10.3, R-ICA-10.8 */
void icaion_legal_extract(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t activated = (uint32_t)pl_peek(&s->head)->arg[ICAION_EXTRACT_ACTIVATED];

    for (uint32_t left = icaion_regions_at(s, seat) & ~activated; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t type = icaion_type_of(s, region, seat + 1u);
        if (icaion_refuse_infested(s, region)) {
            continue;
        }
        switch (type) {
        case ICAION_HARVESTER: add_harvests(s, seat, region, list); break;
        case ICAION_SCAVENGER: add_scavenges(s, seat, region, list); break;
        case ICAION_REFINER: add_refines(s, seat, region, list); break;
        default: break;
        }
    }
    icaion_add(list, ICAION_ACT_DONE, 0, 0);
}

static void harvest(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t region = pl_act_a(action);
    uint32_t colour = icaion_regions[region].kind;
    uint32_t count = icaion_harvested(s, seat, pl_act_b(action));

    if (pl_act_b(action) == ICAION_MODE_INSTEAD) {
        icaion_take(s, seat, pl_act_c(action), icaion_trait(s, seat, ICAION_TRAIT_HARVEST_ANY),
                    log);
        return;
    }
    count = count < s->public.crystals[region] ? count : s->public.crystals[region];
    s->public.crystals[region] = (uint8_t)(s->public.crystals[region] - count);
    s->public.batch[colour] = (uint8_t)(s->public.batch[colour] + count);
    pl_tell(log, ICAION_EVENT_TOOK, seat,
            PL_ARGS((int32_t)colour, (int32_t)count, (int32_t)region + 1));
}

static void scavenge(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (pl_act_b(action) == ICAION_MODE_INSTEAD) {
        icaion_discard(s, seat, pl_act_c(action));
        pl_tell(log, ICAION_EVENT_DISCARDED, seat, PL_ARGS(pl_act_c(action)));
        icaion_score(s, seat, icaion_trait(s, seat, ICAION_TRAIT_SCAVENGE_SALE), ICAION_FOR_SALE,
                     log);
        return;
    }
    icaion_draw_cards(s, seat, icaion_scavenged(s, seat, pl_act_b(action)), log);
}

/* R-ICA-C232.1, R-ICA-M4.1: Radiant Rays takes the crystal of the region back, to the supply or by
 * the house rule to the region (R-ICA-X1.10). */
static void refine(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t region = pl_act_a(action);

    if (icaion_is_radiant(s)) {
        s->public.batch[icaion_regions[region].kind]--;
        s->public.crystals[region] =
            (uint8_t)(s->public.crystals[region] + icaion_is_on(s, ICAION_OPTION_RETURN_TO_REGION));
        pl_tell(log, ICAION_EVENT_RETURNED, seat, PL_ARGS((int32_t)region));
    }
    icaion_score(s, seat, icaion_refined(s, seat), ICAION_FOR_REFINER, log);
    if (pl_act_b(action) == ICAION_MODE_MORE) {
        uint32_t count = icaion_trait(s, seat, ICAION_TRAIT_REFINE_KILL);
        while (count-- > 0 && s->public.parasites[region] > 0) {
            icaion_collect(s, seat, region, log);
        }
    }
}

/* R-ICA-10.10: an upgrade works at each activation. */
void icaion_apply_extract(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t region = pl_act_a(action);

    if (pl_act_kind(action) == ICAION_ACT_DONE) {
        pl_pop(&s->head);
        icaion_store_batch(s, seat);
        return;
    }
    uint32_t type = icaion_type_of(s, region, seat + 1u);
    frame->arg[ICAION_EXTRACT_ACTIVATED] =
        (int16_t)(frame->arg[ICAION_EXTRACT_ACTIVATED] | 1 << region);
    pl_tell(log, ICAION_EVENT_ACTIVATED, seat,
            PL_ARGS((int32_t)type, (int32_t)region, pl_act_b(action)));
    switch (type) {
    case ICAION_HARVESTER: harvest(s, seat, action, log); break;
    case ICAION_SCAVENGER: scavenge(s, seat, action, log); break;
    default: refine(s, seat, action, log);
    }
}

/* Deploy. */

static void begin_deploy(struct icaion *s, pl_seat seat, uint32_t place, uint32_t region)
{
    struct pl_frame *frame = pl_push(&s->head, ICAION_FRAME_DEPLOY, seat);
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t cost = icaion_deploy_price(s, region, &purse);

    frame->arg[ICAION_DEPLOY_PLACE] = (int16_t)place;
    frame->arg[ICAION_DEPLOY_REGION] = (int16_t)region;
    icaion_demand(s, seat, cost, 1u << icaion_regions[region].kind | 1u << ICAION_BROWN);
}

/* R-ICA-11.12: what a refiner brings once. */
static void give_bonus(struct icaion *s, pl_seat seat, const struct icaion_place_info *place,
                       struct pl_events *log)
{
    if (place->bonus == ICAION_BONUS_SCORE) {
        icaion_score(s, seat, place->count, ICAION_FOR_PLACE, log);
    } else if (place->bonus == ICAION_BONUS_CRYSTALS) {
        pl_push(&s->head, ICAION_FRAME_COLOUR, seat)->arg[ICAION_COLOUR_CRYSTALS] = place->count;
    } else {
        icaion_ask_draw(s, seat, place->count);
    }
}

/* R-ICA-11.8: once it is paid. R-ICA-11.9 to R-ICA-11.11: what it unlocks follows from the empty
 * place. */
void icaion_step_deploy(struct icaion *s, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);
    uint32_t place = (uint32_t)frame.arg[ICAION_DEPLOY_PLACE];
    uint32_t region = (uint32_t)frame.arg[ICAION_DEPLOY_REGION];
    uint32_t type = place % ICAION_TYPES;
    uint32_t points = icaion_deploy_points(s, region, type);

    pl_pop(&s->head);
    pl_tell(log, ICAION_EVENT_DEPLOYED, frame.seat,
            PL_ARGS((int32_t)place, (int32_t)region, (int32_t)icaion_machine_count(s, region) + 1));
    icaion_place_machine(s, region, type, frame.seat + 1u);
    s->public.home[frame.seat] &= (uint16_t) ~(1u << place);
    icaion_score(s, frame.seat, points, ICAION_FOR_DEPLOY, log);
    if (type == ICAION_REFINER) {
        icaion_charge(s, frame.seat, log);
        give_bonus(s, frame.seat, &icaion_places[place], log);
    } else {
        pl_tell(log, ICAION_EVENT_UNLOCKED, frame.seat, PL_ARGS((int32_t)place));
    }
}

/* Eradicate. */

void icaion_legal_eradicate(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t regions = icaion_refuse_removal(s, seat, frame) ? 0 : icaion_regions_at(s, seat);

    if (!icaion_refuse_done(frame)) {
        icaion_add(list, ICAION_ACT_DONE, 0, 0);
    }
    for (; regions; regions &= regions - 1) {
        if (!icaion_refuse_clean(s, pl_lowest(regions))) {
            icaion_add(list, ICAION_ACT_REMOVE, pl_lowest(regions), 0);
        }
    }
}

void icaion_apply_eradicate(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (pl_act_kind(action) == ICAION_ACT_REMOVE) {
        frame->arg[ICAION_ERADICATE_REMOVED]++;
        icaion_collect(s, seat, pl_act_a(action), log);
        return;
    }
    uint32_t removed = (uint32_t)frame->arg[ICAION_ERADICATE_REMOVED];
    frame->step = ICAION_IS_PAID;
    icaion_demand(s, seat, icaion_eradication_cost(s, seat, removed), 1u << ICAION_GREY);
}

/* R-ICA-E12.2: once a turn. */
enum pl_ask icaion_step_eradicate(struct icaion *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    pl_seat seat = frame->seat;

    if (frame->step == ICAION_UNPAID) {
        return PL_CHOOSE;
    }
    uint32_t points = icaion_trait(s, seat, ICAION_TRAIT_ERADICATE_RP);
    pl_pop(&s->head);
    if (points > 0 && !s->public.sword_scored) {
        s->public.sword_scored = 1;
        icaion_score(s, seat, points, ICAION_FOR_ERADICATE, log);
    }
    return PL_RUN;
}

/* Investigate. */

/* R-ICA-12.6: no player knows which shards are in the base, so any unseen one may be it. */
static void investigate(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    uint8_t *unseen = s->public.unseen;
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)unseen[0] + unseen[1] + unseen[2]);
    uint32_t value = 0;

    for (; rank >= unseen[value]; value++) {
        rank -= unseen[value];
        PL_ASSERT(value + 1 < ICAION_VALUES);
    }
    unseen[value]--;
    s->public.base_count--;
    pl_tell(log, ICAION_EVENT_SHARD, seat, PL_ARGS((int32_t)value + 1));
    pl_push(&s->head, ICAION_FRAME_INVEST, seat)->arg[ICAION_INVEST_VALUE] = (int16_t)(value + 1);
}

void icaion_legal_invest(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    for (uint32_t pink = 0; !icaion_refuse_spend(pl_peek(&s->head), &purse, pink); pink++) {
        icaion_add(list, ICAION_ACT_SPEND, pink, 0);
    }
}

void icaion_apply_invest(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    frame->arg[ICAION_INVEST_PINK] = (int16_t)pl_act_a(action);
    frame->step = ICAION_IS_PAID;
    pl_tell(log, ICAION_EVENT_SPENT, seat,
            PL_ARGS(pl_act_a(action), frame->arg[ICAION_INVEST_VALUE]));
    icaion_demand(s, seat, pl_act_a(action), 1u << ICAION_PINK);
}

/* R-ICA-12.8, R-ICA-12.9, R-ICA-12.10, R-ICA-S5.1 */
enum pl_ask icaion_step_invest(struct icaion *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    pl_seat seat = frame->seat;
    int32_t value = frame->arg[ICAION_INVEST_VALUE];
    int32_t pink = frame->arg[ICAION_INVEST_PINK];

    if (frame->step == ICAION_UNPAID) {
        return PL_CHOOSE;
    }
    bool is_kept = icaion_keeps_shard(s, seat, value, pink);
    pl_pop(&s->head);
    icaion_score(s, seat, (uint32_t)pink * icaion_pink_points(s, seat), ICAION_FOR_PINK, log);
    if (is_kept) {
        s->public.shards[seat][value - 1]++;
    }
    pl_tell(log, is_kept ? ICAION_EVENT_KEPT_SHARD : ICAION_EVENT_LOST_SHARD, seat, PL_ARGS(value));
    return PL_RUN;
}

/* Apparatus. */

/* R-ICA-13.4 */
static void retrieve(struct icaion *s, pl_seat seat, uint32_t colour, struct pl_events *log)
{
    uint32_t tile = colour * ICAION_YEARS + s->public.year - 1;

    s->public.tiles &= (uint16_t) ~(1u << tile);
    s->public.slot[seat] = (uint8_t)(tile + 1);
    s->public.retrieved |= (uint8_t)(1u << seat);
    pl_tell(log, ICAION_EVENT_RETRIEVED, seat, PL_ARGS((int32_t)tile + 1));
    icaion_score(s, seat, icaion_tile_points(s, seat, tile), ICAION_FOR_APPARATUS, log);
}

/* R-ICA-13.6, R-ICA-E15.1 */
static void install(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    uint32_t tile = s->public.slot[seat] - 1u;

    s->public.installed[seat][tile % ICAION_YEARS] = (uint8_t)(tile / ICAION_YEARS + 1);
    s->public.slot[seat] = 0;
    pl_tell(log, ICAION_EVENT_INSTALLED, seat, PL_ARGS((int32_t)tile + 1));
    icaion_score(s, seat, icaion_trait(s, seat, ICAION_TRAIT_INSTALL_RP), ICAION_FOR_INSTALL, log);
}

/* R-ICA-14.8, R-ICA-13.8: the same whatever gives the action. */
void icaion_do_basic(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_EXTRACT: extract(s, seat, log); break;
    case ICAION_ACT_DEPLOY: begin_deploy(s, seat, pl_act_a(action), pl_act_b(action)); break;
    case ICAION_ACT_ERADICATE: pl_push(&s->head, ICAION_FRAME_ERADICATE, seat); break;
    case ICAION_ACT_INVESTIGATE: investigate(s, seat, log); break;
    case ICAION_ACT_RETRIEVE: retrieve(s, seat, pl_act_a(action), log); break;
    default: install(s, seat, log);
    }
}
