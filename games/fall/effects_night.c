/* The night: event cards, enemy attacks, the storm, Colossus cards, the fifth kind. */
#include "games/fall/effects.h"
#include "games/fall/view_forecast.h"

/* R-FAL-X1.2: whether a storm charges relics in spite of a monster that prevents it; it may have
 * brought that monster just now. */
static bool is_storm_stronger(const struct fall *s, bool is_bringing)
{
    uint32_t storms = s->head.option[FALL_OPTION_STORM_CHARGES];

    return storms == FALL_STORM_EVERY || (storms == FALL_STORM_BRINGING && is_bringing);
}

/* Charging (R-FAL-16.5, R-FAL-18.3, R-FAL-M4.2). */
static void charge(struct fall *s, bool is_forced, struct pl_events *log)
{
    uint32_t preventing = fall_in_play(s) & fall_plagues[FALL_NO_CHARGE];

    if (preventing && !is_forced) {
        fall_tell(log, FALL_EVENT_UNCHARGED, PL_ARGS((int32_t)pl_lowest(preventing)));
        return;
    }
    s->public.charged = (uint8_t)fall_all_heroes(s);
    fall_tell(log, FALL_EVENT_CHARGED, PL_ARGS(0));
}

/* Region cards. */

static void advance(struct fall *s, uint32_t from, uint32_t to, struct pl_frame *frame,
                    struct pl_events *log)
{
    enum fall_unit unit = fall_first_mover(s, from);

    if (unit < FALL_UNITS) {
        fall_units(s, unit)[from]--;
        fall_units(s, unit)[to]++;
        frame->arg[FALL_NIGHT_ENTERED] = (int16_t)(frame->arg[FALL_NIGHT_ENTERED] | 1 << to);
        fall_tell(log, FALL_EVENT_ADVANCED, PL_ARGS((int32_t)unit, (int32_t)from, (int32_t)to));
    }
}

/* R-FAL-15.1: the inner region of a kind has its number. */
static void advance_all(struct fall *s, uint32_t kind, struct pl_frame *frame,
                        struct pl_events *log)
{
    uint32_t adjacent = fall_regions[kind].adjacent;
    uint32_t outer = adjacent >> FALL_INNER_REGIONS << FALL_INNER_REGIONS;

    for (; outer; outer &= outer - 1) {
        advance(s, pl_lowest(outer), kind, frame, log);
    }
}

/* One figure of a region of an island goes out. */
static void release(struct fall *s, uint32_t isle, uint32_t region, struct pl_frame *frame,
                    struct pl_events *log)
{
    enum fall_unit unit = fall_unit_of_isle(s, isle);

    s->public.isle[isle]--;
    fall_units(s, unit)[region]++;
    frame->arg[FALL_NIGHT_ENTERED] = (int16_t)(frame->arg[FALL_NIGHT_ENTERED] | 1 << region);
    fall_tell(log, FALL_EVENT_RELEASED, PL_ARGS((int32_t)unit, (int32_t)isle, (int32_t)region));
}

/* The consequences when an island has sent out `sent` units: R-FAL-19.4, R-FAL-15.6. */
static void settle(struct fall *s, uint32_t island, uint32_t sent, struct pl_events *log)
{
    if (fall_is_bare(s, island)) {
        fall_lose(s, FALL_OVER_BARE_ISLAND, log);
    } else if (sent < 2) {
        fall_tell(log, FALL_EVENT_SHORT, PL_ARGS((int32_t)island, (int32_t)sent));
        fall_hurt(s, FALL_SHORT_DAMAGE, log);
    }
}

/* R-FAL-15.2 to R-FAL-15.5 */
static void send_out(struct fall *s, struct pl_frame *frame, uint32_t crater, struct pl_events *log)
{
    uint32_t island = s->public.island_at[crater];
    uint32_t isle = fall_isle_of_kind[island][frame->arg[FALL_NIGHT_EVENT] - 1];
    uint32_t regions = fall_crater_regions[crater];

    if (isle == FALL_NO_ISLE) {
        return;
    }
    if (s->public.isle[isle] == 1) {
        fall_ask(s, FALL_FRAME_RELEASE, crater, 0);
        return;
    }
    uint32_t sent = 0;
    for (; s->public.isle[isle] > 0 && regions; regions &= regions - 1) {
        release(s, isle, pl_lowest(regions), frame, log);
        sent++;
    }
    settle(s, island, sent, log);
}

void fall_legal_release(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_TO,
                   fall_crater_regions[pl_peek(&s->head)->arg[FALL_RELEASE_CRATER]], 0);
}

void fall_apply_release(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t island = s->public.island_at[pl_peek(&s->head)->arg[FALL_RELEASE_CRATER]];

    (void)seat;
    pl_pop(&s->head);
    struct pl_frame *night = pl_top(&s->head);
    release(s, fall_isle_of_kind[island][night->arg[FALL_NIGHT_EVENT] - 1], pl_act_a(action), night,
            log);
    settle(s, island, 1, log);
}

/* Enemy attacks. */

/* R-FAL-S7.3, R-FAL-X1.3: armour does not help before the first turn (R-FAL-3.14). */
uint32_t fall_threshold(const struct fall *s, uint32_t region)
{
    const struct fall_public *pub = &s->public;
    bool is_always = fall_is_on(s, FALL_OPTION_ARMOUR_ALWAYS);
    uint32_t shelter = 0;

    for (uint32_t hero = 0; pub->in_turn && hero < fall_heroes(s); hero++) {
        bool is_there =
            (fall_regions_at(s, hero) >> region & 1) && (hero == pub->turn || is_always);
        uint32_t here =
            is_there ? fall_traits[pub->armour][pub->hero[hero]][FALL_TRAIT_SHELTER] : 0;
        shelter = here > shelter ? here : shelter;
    }
    return FALL_ATTACK_ENEMIES + shelter;
}

/* R-FAL-19.5, R-FAL-L2.7 */
static bool is_colour_lost(const struct fall *s, uint32_t colour)
{
    const uint8_t *now = fall_flat(s->public.machine);

    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        if (now[i] == colour) {
            return false;
        }
    }
    const uint8_t *first = fall_flat(s->public.first_machine);
    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        if (first[i] == colour) {
            return true;
        }
    }
    return false;
}

/* R-FAL-15.8: false if the game is lost by it. */
static bool destroy(struct fall *s, uint32_t region, struct pl_events *log)
{
    uint8_t *machine = s->public.machine[region];
    uint32_t type = 0;

    while (type < FALL_TYPES && machine[type] == FALL_NO_SIDE) {
        type++;
    }
    if (type == FALL_TYPES) {
        return fall_hurt(s, FALL_BARE_DAMAGE, log);
    }
    uint32_t colour = machine[type];
    machine[type] = FALL_NO_SIDE;
    fall_tell(log, FALL_EVENT_DESTROYED, PL_ARGS((int32_t)region, (int32_t)type, (int32_t)colour));
    if (is_colour_lost(s, colour)) {
        fall_lose(s, FALL_OVER_NO_MACHINES, log);
        return false;
    }
    return true;
}

static bool raid(struct fall *s, uint32_t region, struct pl_events *log)
{
    fall_tell(log, FALL_EVENT_RAIDED, PL_ARGS((int32_t)region, (int32_t)fall_enemies(s, region)));
    if (!s->public.wonder[region]) {
        return destroy(s, region, log);
    }
    s->public.wonder[region] = 0; /* R-FAL-L4.3 */
    fall_tell(log, FALL_EVENT_WONDER_LOST, PL_ARGS((int32_t)region));
    return true;
}

/* R-FAL-15.7, R-FAL-15.9, R-FAL-X1.1: false if the game is lost by it. */
static bool raid_all(struct fall *s, uint32_t entered, struct pl_events *log)
{
    uint32_t left = fall_is_on(s, FALL_OPTION_ATTACK_ALL) ? (1u << FALL_REGIONS) - 1 : entered;

    for (; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        if (fall_enemies(s, region) >= fall_threshold(s, region) && !raid(s, region, log)) {
            return false;
        }
    }
    return true;
}

/* R-FAL-18.1, R-FAL-18.2 */
static void shuffle_back(struct fall *s, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    bool is_calm = !pub->storm_shown;
    uint32_t shards = fall_shown_shards(s);
    uint32_t cards = fall_sum(pub->shown) + pub->storm_shown + shards;

    memset(pub->shown, 0, sizeof pub->shown);
    pub->storm_shown = 0;
    for (uint32_t i = 0; i < FALL_VALUES; i++) {
        pub->bag_known[i] = (uint8_t)(pub->bag_known[i] + pub->shown_shards[i]);
        pub->shown_shards[i] = 0;
    }
    fall_tell(log, FALL_EVENT_SHUFFLED, PL_ARGS((int32_t)cards, (int32_t)shards));
    if (is_calm) {
        charge(s, false, log);
    }
}

static bool is_fifth_kind(const struct fall *s)
{
    const uint8_t *shown = s->public.shown;

    return shown[0] && shown[1] && shown[2] && shown[3] && shown[4];
}

static void end_region_card(struct fall *s, struct pl_events *log)
{
    uint32_t entered = (uint32_t)pl_peek(&s->head)->arg[FALL_NIGHT_ENTERED];

    if (raid_all(s, entered, log)) {
        pl_pop(&s->head);
        if (is_fifth_kind(s)) {
            shuffle_back(s, log);
        }
    }
}

/* R-FAL-15.2, R-FAL-15.3: the islands send enemies out one after the other. */
static void go_on_releasing(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    bool is_advance = s->public.shown[frame->arg[FALL_NIGHT_EVENT] - 1] == 1;
    int32_t count = is_advance ? 2 : FALL_CRATERS;

    if (frame->arg[FALL_NIGHT_SERVED] == count) {
        end_region_card(s, log);
        return;
    }
    uint32_t index = (uint32_t)frame->arg[FALL_NIGHT_SERVED]++;
    const uint8_t *nearest = fall_external[s->public.colossus - FALL_NODE_X0].crater;
    send_out(s, frame, is_advance ? nearest[index] : index, log);
}

/* The storm. */

/* R-FAL-16.2, R-FAL-16.4: false if the game is lost by it (R-FAL-19.3). */
static bool besiege(struct fall *s, uint32_t region, struct pl_events *log)
{
    enum fall_unit unit = fall_first_mover(s, region);

    fall_units(s, unit)[region]--;
    s->public.besiegers[unit]++;
    fall_tell(log, FALL_EVENT_BESIEGED, PL_ARGS((int32_t)unit, (int32_t)fall_besiegers(s)));
    if (fall_besiegers(s) == FALL_CITY_FIELDS) {
        fall_lose(s, FALL_OVER_BESIEGED, log);
        return false;
    }
    return true;
}

static void go_on_besieging(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t region = (uint32_t)frame->arg[FALL_NIGHT_SERVED];

    if (region == FALL_INNER_REGIONS) {
        bool is_bringing = frame->flag;
        pl_pop(&s->head);
        charge(s, is_storm_stronger(s, is_bringing), log);
        return;
    }
    frame->arg[FALL_NIGHT_SERVED]++;
    if (fall_first_mover(s, region) == FALL_UNITS) {
        return;
    }
    if (fall_is_city_full(s)) {
        fall_ask(s, FALL_FRAME_SIEGE, region, 0);
    } else {
        besiege(s, region, log);
    }
}

/* R-FAL-16.3 */
void fall_legal_siege(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t colour = 0; colour < FALL_COLOURS; colour++) {
        if (!fall_refuse_siege(s, colour)) {
            fall_add(list, FALL_ACT_EVICT, colour, 0);
        }
    }
}

void fall_apply_siege(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[FALL_SIEGE_REGION];

    (void)seat;
    pl_pop(&s->head);
    s->public.city[pl_act_a(action)]--;
    fall_tell(log, FALL_EVENT_EVICTED, PL_ARGS(pl_act_a(action), 1));
    besiege(s, region, log);
}

/* Colossus cards. */

/* R-FAL-17.2, R-FAL-M1.1, R-FAL-X1.4 */
uint32_t fall_damage_of(const struct fall *s, uint32_t monster)
{
    const struct fall_monster_info *info = &fall_monsters[monster];
    bool has_strength = info->damage == 0 || fall_is_on(s, FALL_OPTION_BOULRON_ADDS);

    return info->damage + (has_strength ? (uint32_t)info->strength : 0);
}

/* R-FAL-17.2 */
uint32_t fall_colossus_damage(const struct fall *s)
{
    uint32_t damage = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        damage += (uint32_t)s->public.parasites[region] * FALL_PARASITE_DAMAGE;
    }
    for (uint32_t left = fall_in_play(s); left; left &= left - 1) {
        damage += fall_damage_of(s, pl_lowest(left));
    }
    return damage;
}

/* R-FAL-17.3: shards that came back are known to be in the bag, the others are not. */
static uint32_t draw_shard(struct fall *s)
{
    struct fall_public *pub = &s->public;
    uint32_t known = (uint32_t)pub->bag_known[0] + pub->bag_known[1] + pub->bag_known[2];
    uint32_t rank = known > 0 ? fall_roll(s, FALL_SHARDS_IN_BAG - fall_shown_shards(s)) : 0;
    int32_t unseen[FALL_VALUES];
    uint8_t weights[FALL_VALUES];
    uint32_t index = 0;

    if (rank < known) {
        while (rank >= pub->bag_known[index]) {
            rank -= pub->bag_known[index++];
            PL_ASSERT(index < FALL_VALUES);
        }
        pub->bag_known[index]--;
        return index + 1;
    }
    fall_unseen(s, unseen);
    for (uint32_t i = 0; i < FALL_VALUES; i++) {
        weights[i] = (uint8_t)unseen[i];
    }
    return fall_pick(s, weights, FALL_VALUES) + 1;
}

/* R-FAL-17.1, R-FAL-17.5, R-FAL-15.10 */
static void walk(struct fall *s, struct pl_events *log)
{
    const struct fall_external_info *place = &fall_external[s->public.colossus - FALL_NODE_X0];

    for (uint32_t i = 0; i < 2; i++) {
        uint8_t *parasites = &s->public.parasites[place->region[i]];
        *parasites = (uint8_t)(*parasites + FALL_COLOSSUS_PARASITES);
        fall_tell(log, FALL_EVENT_PARASITES, PL_ARGS(place->region[i], *parasites));
    }
    if (!fall_hurt(s, fall_colossus_damage(s), log)) {
        return;
    }
    uint32_t value = draw_shard(s);
    s->public.shown_shards[value - 1]++; /* R-FAL-17.4 */
    fall_tell(log, FALL_EVENT_SHARD_SHOWN, PL_ARGS((int32_t)value));
    fall_set_colossus(s, value, false, log);
    pl_pop(&s->head);
}

/* A card. */

/* R-FAL-14.2: a kind of which no card is out is always in the deck. */
uint32_t fall_draw_event(struct fall *s)
{
    uint8_t deck[FALL_COLOURS + 2];

    fall_event_deck(s, deck);
    return 1 + fall_pick(s, deck, s->public.in_turn ? FALL_STORM_CARD : FALL_COLOSSUS_CARD);
}

static void tell_card(const struct fall *s, uint32_t event, uint32_t shown, struct pl_events *log)
{
    fall_tell(log, FALL_EVENT_NIGHT,
              PL_ARGS((int32_t)event, (int32_t)shown, s->public.turn, s->public.in_turn ? 0 : 1));
}

static void begin_region_card(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t kind = (uint32_t)frame->arg[FALL_NIGHT_EVENT] - 1;

    frame->step = FALL_NIGHT_RELEASE;
    s->public.shown[kind]++;
    tell_card(s, kind + 1, s->public.shown[kind], log);
    if (s->public.shown[kind] == 1) {
        advance_all(s, kind, frame, log);
    }
}

/* R-FAL-16.1 */
static void begin_storm(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t before = fall_in_play(s);

    frame->step = FALL_NIGHT_SIEGE;
    s->public.storm_shown = 1;
    if (fall_draw_monster(s, log)) {
        frame->flag = (fall_in_play(s) & ~before & fall_plagues[FALL_NO_CHARGE]) != 0;
    }
}

/* R-FAL-14.1 */
static void reveal(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t event = pub->next_event ? pub->next_event : fall_draw_event(s);

    pub->next_event = FALL_NO_EVENT;
    frame->arg[FALL_NIGHT_EVENT] = (int16_t)event;
    if (event < FALL_COLOSSUS_CARD) {
        begin_region_card(s, frame, log);
        return;
    }
    tell_card(s, event, 1, log);
    if (event == FALL_COLOSSUS_CARD) {
        walk(s, log);
        return;
    }
    begin_storm(s, frame, log);
}

void fall_step_night(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case FALL_NIGHT_REVEAL: reveal(s, frame, log); break;
    case FALL_NIGHT_RELEASE: go_on_releasing(s, frame, log); break;
    default: go_on_besieging(s, frame, log);
    }
}
