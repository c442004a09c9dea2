/* The capital actions and who follows them: recruit, build, research or scribe, tax. */
#include "games/hlas/decide.h"

/* Following. */

static bool can_follow(const struct hlas *s, pl_seat p, uint32_t place)
{
    return hlas_is_alive(s, p) && s->public.bar[p][place] == HLAS_BAR_FREE &&
           s->public.serf[p][s->public.capital[p]] > 0;
}

void hlas_ask_follow(struct hlas *s, pl_seat p, uint32_t place)
{
    if (can_follow(s, p, place)) {
        hlas_push(s, HLAS_FRAME_FOLLOW, p, PL_ARGS((int32_t)place));
    }
}

void hlas_begin_capital(struct hlas *s, pl_seat p, uint32_t place)
{
    static const uint8_t question[HLAS_CAPITAL_PLACES] = {
        [HLAS_PLACE_RECRUIT] = HLAS_FRAME_RECRUIT,
        [HLAS_PLACE_BUILD] = HLAS_FRAME_BUILD,
        [HLAS_PLACE_RESEARCH] = HLAS_FRAME_RESEARCH,
        [HLAS_PLACE_TAX] = HLAS_FRAME_TAX,
    };

    hlas_push(s, question[place], p, PL_ARGS(0));
}

/* R-HLA-10.1, R-HLA-10.3 */
static void next_follower(struct hlas *s, struct pl_frame *frame)
{
    uint32_t seats = s->head.seats;

    if ((uint32_t)++frame->arg[HLAS_CAPITAL_ASKED] >= seats) {
        frame->step = HLAS_CAPITAL_END;
        return;
    }
    hlas_ask_follow(s, (pl_seat)((frame->seat + (uint32_t)frame->arg[HLAS_CAPITAL_ASKED]) % seats),
                    (uint32_t)frame->arg[HLAS_CAPITAL_PLACE]);
}

void hlas_step_capital(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t place = (uint32_t)frame->arg[HLAS_CAPITAL_PLACE];

    switch (frame->step) {
    case HLAS_CAPITAL_ACT:
        frame->step = HLAS_CAPITAL_FOLLOW;
        hlas_begin_capital(s, frame->seat, place);
        break;
    case HLAS_CAPITAL_FOLLOW: next_follower(s, frame); break;
    case HLAS_CAPITAL_END:
        if (place == HLAS_PLACE_TAX) {
            hlas_turn_tax(s, log);
        }
        pl_pop(&s->head);
        break;
    default: PL_ASSERT(false);
    }
}

void hlas_serf_to_bar(struct hlas *s, pl_seat p, uint32_t place)
{
    PL_ASSERT(s->public.bar[p][place] == HLAS_BAR_FREE);
    PL_ASSERT(s->public.serf[p][s->public.capital[p]] > 0);
    s->public.serf[p][s->public.capital[p]]--;
    s->public.bar[p][place] = HLAS_BAR_SERF;
}

void hlas_legal_follow(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    hlas_add(list, HLAS_ACT_FOLLOW, 0, 0);
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
}

/* R-HLA-10.1, R-HLA-10.5 */
void hlas_apply_follow(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = (uint32_t)pl_top(&s->head)->arg[HLAS_FOLLOW_PLACE];

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_FOLLOW) {
        hlas_serf_to_bar(s, seat, place);
        hlas_tell(s, log, HLAS_EVENT_FOLLOWED, seat, PL_ARGS((int32_t)place));
        hlas_begin_capital(s, seat, place);
    }
}

/* Recruiting. */

/* R-HLA-5.2, R-HLA-B7.1 */
struct hlas_price hlas_pair_price(const struct hlas *s, pl_seat p)
{
    const struct hlas_ability *tent = hlas_building(s, p, HLAS_BLOOD_TENT, 1);

    return (struct hlas_price){ { [HLAS_FOOD] = tent ? tent->n : HLAS_PAIR_PRICE } };
}

/* R-HLA-5.1, R-HLA-5.3, R-HLA-B6.3 */
void hlas_legal_recruit(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    bool is_second = pl_peek(&s->head)->arg[HLAS_RECRUIT_WARRIORS] > 0;

    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (enum hlas_kind kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        if (!hlas_refuse_recruit(s, seat, kind, is_second)) {
            hlas_add(list, HLAS_ACT_RECRUIT, kind, 0);
        }
    }
    if (!hlas_refuse_pair(s, seat, is_second)) {
        hlas_add(list, HLAS_ACT_PAIR, 0, 0);
    }
}

/* R-HLA-H1.3: the Paladin's region, if new serfs and warriors may go there. */
uint32_t hlas_rally_place(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    uint32_t region = s->public.hero[p][0];
    bool may = kind <= HLAS_WARRIOR && hlas_hero(s, p, HLAS_PALADIN, 3) &&
               region <= HLAS_LAND_REGIONS && region != s->public.capital[p] &&
               hlas_room(s, p, region) > 0;

    return may ? region : 0;
}

static void place_recruit(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region,
                          struct pl_events *log)
{
    hlas_tell(s, log, HLAS_EVENT_RECRUITED, p, PL_ARGS((int32_t)kind, 1, (int32_t)region));
    hlas_add_unit(s, p, kind, region, log);
}

/* R-HLA-5.1, R-HLA-5.5: into the courtyard, unless its owner may choose. */
static void place_recruits(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t n,
                           struct pl_events *log)
{
    if (hlas_rally_place(s, p, kind)) {
        hlas_push(s, HLAS_FRAME_RALLY, p, PL_ARGS((int32_t)kind, (int32_t)n));
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        place_recruit(s, p, kind, s->public.capital[p], log);
    }
}

void hlas_apply_recruit(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool is_pair = pl_act_kind(action) == HLAS_ACT_PAIR;
    enum hlas_kind kind = is_pair ? HLAS_SERF : pl_act_a(action);
    bool goes_on = kind == HLAS_WARRIOR && frame->arg[HLAS_RECRUIT_WARRIORS]++ == 0 &&
                   hlas_building(s, seat, HLAS_BARRACKS, 3);

    if (!goes_on) {
        pl_pop(&s->head);
    }
    if (pl_act_kind(action) != HLAS_ACT_DONE) {
        hlas_pay(s, seat, is_pair ? hlas_pair_price(s, seat) : hlas_price(s, seat, kind));
        place_recruits(s, seat, kind, is_pair ? HLAS_PAIR_SERFS : 1, log);
    }
}

uint64_t hlas_rally_places(const struct hlas *s, pl_seat p)
{
    return hlas_bit(s->public.capital[p]) | hlas_bit(s->public.hero[p][0]);
}

void hlas_legal_rally(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add_regions(list, HLAS_ACT_PLACE, hlas_rally_places(s, seat));
}

void hlas_apply_rally(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    enum hlas_kind kind = (enum hlas_kind)frame->arg[HLAS_RALLY_KIND];
    uint32_t left = (uint32_t)frame->arg[HLAS_RALLY_LEFT] - 1;

    pl_pop(&s->head);
    place_recruit(s, seat, kind, pl_act_a(action), log);
    if (left > 0) {
        place_recruits(s, seat, kind, left, log);
    }
}

/* Building. */

/* R-HLA-6.2, R-HLA-B16.2 */
uint32_t hlas_building_price(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    const struct hlas_ability *forge = hlas_building(s, p, HLAS_FORGE, 2);

    return forge ? forge->n : hlas_building_ore[hlas_building_number(s, p, kind)];
}

/* R-HLA-7.4, R-HLA-B18.1, R-HLA-H12.3 */
uint32_t hlas_tower_price(const struct hlas *s, pl_seat p, uint32_t region)
{
    const struct hlas_ability *workshop = hlas_building(s, p, HLAS_WORKSHOP, 1);
    const struct hlas_ability *tunneler = hlas_hero(s, p, HLAS_TUNNELER, 3);
    uint32_t price = hlas_distance(s, p, region);

    if (workshop) {
        price = price > workshop->m + workshop->n ? price - workshop->n : workshop->m;
    }
    if (tunneler && s->public.hero[p][2] == region && price > tunneler->n) {
        price = tunneler->n;
    }
    return price;
}

/* R-HLA-7.1, R-HLA-B18.2 */
static pl_reason refuse_builder(const struct hlas *s, pl_seat p, uint32_t region)
{
    if (hlas_building(s, p, HLAS_WORKSHOP, 2)) {
        return hlas_has_people(s, p, region) ? HLAS_REASON_NONE : HLAS_REASON_NOBODY_THERE;
    }
    return hlas_units(s, p, region).of[HLAS_SERF] ? HLAS_REASON_NONE : HLAS_REASON_NO_SERF_THERE;
}

/* R-HLA-7.3, R-HLA-7.9, R-HLA-X1.2 */
uint32_t hlas_continent_limit(const struct hlas *s)
{
    bool is_small =
        hlas_is_solo(s) ? hlas_keeps(s, HLAS_OPTION_SOLO_TWO_TOWERS) : s->head.seats == 2;

    return is_small ? HLAS_TOWERS_ON_CONTINENT_SMALL : HLAS_TOWERS_ON_CONTINENT;
}

uint32_t hlas_towers_allowed(const struct hlas *s, pl_seat p)
{
    uint32_t faction = s->public.faction[p];

    return hlas_is_rival(s, p) ? hlas_solo_spaces[faction][s->public.solo_space].towers
                               : hlas_levels[faction][s->public.level[p]].towers;
}

uint32_t hlas_towers_near(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint64_t near = hlas_towers(s, p) & hlas_of_continent[hlas_regions[region].continent];

    return (uint32_t)__builtin_popcountll(near);
}

/* R-HLA-7.3 */
static pl_reason refuse_another_tower(const struct hlas *s, pl_seat p, uint32_t region)
{
    if ((uint32_t)__builtin_popcountll(hlas_towers(s, p)) >= hlas_towers_allowed(s, p)) {
        return HLAS_REASON_TOWER_LIMIT;
    }
    return hlas_towers_near(s, p, region) < hlas_continent_limit(s) ? HLAS_REASON_NONE
                                                                    : HLAS_REASON_CONTINENT_FULL;
}

/* R-HLA-7.2, R-HLA-7.8 */
pl_reason hlas_refuse_site(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint64_t standing = hlas_standing(s);
    uint64_t towers = hlas_towers(s, p);
    uint64_t sites = hlas_held(s, p) & HLAS_LAND & ~standing & ~towers;

    if (!(sites >> region & 1)) {
        return hlas_is_sea(region)      ? HLAS_REASON_TOWER_AT_SEA
               : standing >> region & 1 ? HLAS_REASON_TOWER_AT_CAPITAL
               : towers >> region & 1   ? HLAS_REASON_TOWER_THERE
                                        : refuse_builder(s, p, region);
    }
    pl_reason reason = refuse_builder(s, p, region);
    return reason ? reason : refuse_another_tower(s, p, region);
}

static void add_towers(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    uint64_t left = hlas_held(s, p) & HLAS_LAND;

    if (s->public.tower[p][HLAS_TOWERS - 1] || s->public.resource[p][HLAS_ORE] == 0) {
        return;
    }
    for (; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        if (!hlas_refuse_tower(s, p, region)) {
            hlas_add(list, HLAS_ACT_TOWER, region, 0);
        }
    }
}

/* R-HLA-6.1, R-HLA-6.2, R-HLA-6.4, R-HLA-6.9 */
void hlas_legal_build(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (enum hlas_kind kind = HLAS_SEA_VESSEL; kind <= HLAS_AIR_VESSEL; kind++) {
        if (!hlas_refuse_unit(s, seat, kind)) {
            hlas_add(list, HLAS_ACT_CONSTRUCT, kind, 0);
        }
    }
    for (enum hlas_kind kind = HLAS_HERO_1; kind <= HLAS_AIR_VESSEL; kind++) {
        if (!hlas_refuse_building(s, seat, kind)) {
            hlas_add(list, HLAS_ACT_BUILDING, kind, 0);
        }
    }
    if (!hlas_refuse_upgrade(s, seat)) {
        hlas_add(list, HLAS_ACT_UPGRADE, 0, 0);
    }
    add_towers(s, seat, list);
}

static void pay_ore(struct hlas *s, pl_seat p, uint32_t ore)
{
    hlas_pay(s, p, (struct hlas_price){ { [HLAS_ORE] = (uint8_t)ore } });
}

static void put_up_building(struct hlas *s, pl_seat p, enum hlas_kind kind, struct pl_events *log)
{
    pay_ore(s, p, hlas_building_price(s, p, kind));
    s->public.serf[p][s->public.capital[p]]--;
    s->public.built[p] = (uint8_t)(s->public.built[p] | 1u << (kind - HLAS_HERO_1));
    hlas_tell(s, log, HLAS_EVENT_BUILT, p, PL_ARGS((int32_t)hlas_building_number(s, p, kind)));
}

/* R-HLA-6.5, R-HLA-6.8 */
static void upgrade(struct hlas *s, pl_seat p, struct pl_events *log)
{
    uint32_t level = ++s->public.level[p];

    hlas_pay(s, p, hlas_levels[s->public.faction[p]][level].price);
    hlas_tell(s, log, HLAS_EVENT_UPGRADED, p, PL_ARGS((int32_t)level));
}

/* R-HLA-7.5, R-HLA-7.7 */
static void put_up_tower(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log)
{
    uint32_t price = hlas_tower_price(s, p, region);

    pay_ore(s, p, price);
    hlas_tell(s, log, HLAS_EVENT_TOWER, p, PL_ARGS((int32_t)region, (int32_t)price));
    hlas_add_tower(s, p, region, log);
    hlas_turn_up(s, hlas_ways[region].land, log);
}

static void build(struct hlas *s, pl_seat p, pl_action action, struct pl_events *log)
{
    enum hlas_kind kind = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_CONSTRUCT:
        hlas_pay(s, p, hlas_price(s, p, kind));
        place_recruit(s, p, kind, s->public.capital[p], log);
        break;
    case HLAS_ACT_BUILDING: put_up_building(s, p, kind, log); break;
    case HLAS_ACT_UPGRADE: upgrade(s, p, log); break;
    case HLAS_ACT_TOWER: put_up_tower(s, p, pl_act_a(action), log); break;
    default: PL_ASSERT(false);
    }
}

/* R-HLA-B18.3: a second thing in the same action. */
void hlas_apply_build(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    build(s, seat, action, log);
    if (frame->arg[HLAS_BUILD_THINGS]++ > 0 || !hlas_building(s, seat, HLAS_WORKSHOP, 3)) {
        pl_pop(&s->head);
    }
}

/* Research or scribe. */

/* R-HLA-8.2, R-HLA-8.3, R-HLA-8.4 */
void hlas_legal_research(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t options = hlas_library_options(s, seat) & hlas_spells_of_type[HLAS_TYPE_CAST];

    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    hlas_add(list, HLAS_ACT_RESEARCH, 0, 0);
    if (!hlas_refuse_scribing(s, seat)) {
        hlas_add_regions(list, HLAS_ACT_SCRIBE, options);
    }
}

static void scribe(struct hlas *s, pl_seat p, uint32_t spell, struct pl_events *log)
{
    uint32_t place = hlas_scribed_count(s, p);

    hlas_from_library(s, p, spell);
    s->public.scribed[p][place] = (uint8_t)spell;
    s->public.scribed_state[p][place] = HLAS_READY;
    hlas_tell(s, log, HLAS_EVENT_SCRIBED, p, PL_ARGS((int32_t)spell));
}

uint32_t hlas_research_cards(const struct hlas *s, pl_seat p)
{
    const struct hlas_ability *college = hlas_building(s, p, HLAS_COLLEGE, 1);

    return HLAS_RESEARCH_CARDS + (college ? college->n : 0u);
}

/* R-HLA-8.1 */
void hlas_apply_research(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_RESEARCH) {
        hlas_draw_spells(s, seat, hlas_research_cards(s, seat), log);
        hlas_ask_discard(s, seat);
    } else if (pl_act_kind(action) == HLAS_ACT_SCRIBE) {
        scribe(s, seat, pl_act_a(action), log);
    }
}

/* Tax. */

/* R-HLA-9.2 */
void hlas_turn_tax(struct hlas *s, struct pl_events *log)
{
    uint8_t *tax = s->public.tax;
    uint8_t top = tax[0];

    tax[0] = tax[1];
    tax[1] = tax[2];
    tax[2] = top;
    hlas_tell(s, log, HLAS_EVENT_TAX_TRACK, PL_NOBODY, PL_ARGS(tax[0], tax[1], tax[2]));
}

/* There are always three resources to choose from before it. */
enum pl_ask hlas_step_tax(struct hlas *s, struct pl_events *log)
{
    (void)log;
    return pl_peek(&s->head)->step == HLAS_TAX_BEFORE ? PL_ASK : PL_CHOOSE;
}

void hlas_legal_tax(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    bool is_after = pl_peek(&s->head)->step == HLAS_TAX_AFTER;

    if (is_after) {
        hlas_add(list, HLAS_ACT_DONE, 0, 0);
    }
    for (uint32_t i = 0; i < HLAS_RESOURCES && !is_after; i++) {
        hlas_add(list, HLAS_ACT_TAX, i, 0);
    }
    for (enum hlas_resource i = HLAS_FOOD; i < HLAS_RESOURCES; i++) {
        if (!hlas_refuse_gift(s, seat, i)) {
            hlas_add(list, HLAS_ACT_GIVE, i, 0);
        }
    }
}

uint32_t hlas_tax_value(const struct hlas *s, uint32_t what)
{
    uint32_t space = 0;

    while (s->public.tax[space] != what) {
        space++;
        PL_ASSERT(space < HLAS_RESOURCES);
    }
    return hlas_tax_values[space];
}

/* R-HLA-9.1, R-HLA-28.4 */
void hlas_apply_tax(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    enum hlas_resource what = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_TAX:
        pl_top(&s->head)->step = HLAS_TAX_AFTER;
        hlas_gain(s, seat, HLAS_SOME(what, hlas_tax_value(s, what)), HLAS_FOR_TAX, log);
        break;
    case HLAS_ACT_GIVE:
        s->public.resource[seat][what]--;
        s->public.resource[hlas_ally(s, seat)][what]++;
        hlas_tell(s, log, HLAS_EVENT_GAVE, seat, PL_ARGS((int32_t)what, 1));
        break;
    case HLAS_ACT_DONE: pl_pop(&s->head); break;
    default: PL_ASSERT(false);
    }
}

/* Resources of choice. */

void hlas_ask_gain(struct hlas *s, pl_seat p, uint32_t n, uint32_t mask)
{
    hlas_push(s, HLAS_FRAME_GAIN, p, PL_ARGS((int32_t)n, (int32_t)mask));
}

void hlas_legal_gain(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t left = (uint32_t)pl_peek(&s->head)->arg[HLAS_GAIN_ALLOWED]; left;
         left &= left - 1) {
        hlas_add(list, HLAS_ACT_GAIN, pl_lowest(left), 0);
    }
}

/* R-HLA-1.12: one at a time. */
void hlas_apply_gain(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    bool is_token = s->head.frame[s->head.frame_count - 2].kind == HLAS_FRAME_EXPLORE;

    hlas_gain(s, seat, HLAS_SOME((enum hlas_resource)pl_act_a(action), 1),
              is_token ? HLAS_FOR_TOKEN : HLAS_FOR_ABILITY, log);
    if (--pl_top(&s->head)->arg[HLAS_GAIN_LEFT] == 0) {
        pl_pop(&s->head);
    }
}

void hlas_legal_shed(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        if (!hlas_refuse_shedding(s, seat, i)) {
            hlas_add(list, HLAS_ACT_SHED, i, 0);
        }
    }
}

void hlas_apply_shed(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    hlas_give_up(s, seat, HLAS_SOME((enum hlas_resource)pl_act_a(action), 1), HLAS_FOR_TOKEN, log);
    if (--pl_top(&s->head)->arg[HLAS_SHED_LEFT] == 0) {
        pl_pop(&s->head);
    }
}
