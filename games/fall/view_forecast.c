/* What an event card would bring now, by the same rules as effects_night.c, without a draw or a
 * question. */
#include "games/fall/view_forecast.h"

static void add_march(struct fall_forecast *forecast, struct fall_march march)
{
    PL_ASSERT(forecast->count < FALL_MARCHES_MAX);
    forecast->march[forecast->count++] = march;
}

/* R-FAL-15.1: returns how many enter the inner region of the kind. */
static uint32_t foresee_advance(const struct fall *s, uint32_t kind, struct fall_forecast *forecast)
{
    uint32_t adjacent = fall_regions[kind].adjacent;
    uint32_t outer = adjacent >> FALL_INNER_REGIONS << FALL_INNER_REGIONS;
    uint32_t entering = 0;

    for (; outer; outer &= outer - 1) {
        uint32_t from = pl_lowest(outer);
        enum fall_unit unit = fall_first_mover(s, from);
        if (unit < FALL_UNITS) {
            add_march(forecast, (struct fall_march){ .to = (uint16_t)(1u << kind),
                                                     .unit = (uint8_t)unit,
                                                     .from = (uint8_t)from,
                                                     .count = 1 });
            entering++;
        }
    }
    return entering;
}

/* How many would stand in each region when all have gone; certain ones and possible ones. */
struct crowd {
    uint8_t certain[FALL_REGIONS];
    uint8_t possible[FALL_REGIONS];
};

/* R-FAL-15.4 to R-FAL-15.6 */
static void foresee_release(const struct fall *s, uint32_t crater, uint32_t kind,
                            struct fall_forecast *forecast, struct crowd *crowd)
{
    uint32_t island = s->public.island_at[crater];
    uint32_t isle = fall_isle_of_kind[island][kind];
    uint32_t first = 1 + 3 * (island - 1);

    if (isle == FALL_NO_ISLE) {
        return;
    }
    uint32_t there = s->public.isle[isle];
    uint32_t count = there < 2 ? there : 2;
    uint32_t all =
        (uint32_t)s->public.isle[first] + s->public.isle[first + 1] + s->public.isle[first + 2];
    if (count > 0) {
        add_march(forecast, (struct fall_march){ .to = fall_crater_regions[crater],
                                                 .unit = (uint8_t)fall_unit_of_isle(s, isle),
                                                 .isle = (uint8_t)isle,
                                                 .count = (uint8_t)count });
    }
    for (uint32_t left = fall_crater_regions[crater]; count > 0 && left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        crowd->certain[region] = (uint8_t)(crowd->certain[region] + (count == 2));
        crowd->possible[region]++;
    }
    forecast->damage += count < 2 ? FALL_SHORT_DAMAGE : 0;
    forecast->bare |= (uint32_t)(all == count) << island;
}

/* R-FAL-15.7: an outer region that sends one on has one less. */
static void foresee_attacks(const struct fall *s, uint32_t kind, const struct crowd *crowd,
                            struct fall_forecast *forecast)
{
    bool is_any = fall_is_on(s, FALL_OPTION_ATTACK_ALL);

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        bool is_left = !forecast->is_invasion && region >= FALL_INNER_REGIONS &&
                       (fall_regions[kind].adjacent >> region & 1) &&
                       fall_first_mover(s, region) < FALL_UNITS;
        uint32_t stay = fall_enemies(s, region) - is_left;
        uint32_t need = fall_threshold(s, region);
        bool is_certain =
            (is_any || crowd->certain[region]) && stay + crowd->certain[region] >= need;
        bool is_possible =
            (is_any || crowd->possible[region]) && stay + crowd->possible[region] >= need;
        forecast->attacked |= (uint32_t)is_certain << region;
        forecast->maybe_attacked |= (uint32_t)(is_possible && !is_certain) << region;
    }
}

/* R-FAL-15.8, R-FAL-L4.3: attacks on regions without machines. */
static uint32_t damage_of_attacks(const struct fall *s, uint32_t attacked)
{
    uint32_t damage = 0;

    for (; attacked; attacked &= attacked - 1) {
        uint32_t region = pl_lowest(attacked);
        const uint8_t *machine = s->public.machine[region];
        bool is_bare = !machine[0] && !machine[1] && !machine[2] && !s->public.wonder[region];
        damage += is_bare ? FALL_BARE_DAMAGE : 0;
    }
    return damage;
}

static void foresee_region_card(const struct fall *s, uint32_t kind, struct fall_forecast *forecast)
{
    const uint8_t *nearest = fall_external[s->public.colossus - FALL_NODE_X0].crater;
    struct crowd crowd = { { 0 }, { 0 } };

    forecast->is_invasion = s->public.shown[kind] > 0;
    if (!forecast->is_invasion) {
        crowd.certain[kind] = (uint8_t)foresee_advance(s, kind, forecast);
        crowd.possible[kind] = crowd.certain[kind];
    }
    for (uint32_t i = 0; i < (forecast->is_invasion ? FALL_CRATERS : 2u); i++) {
        foresee_release(s, forecast->is_invasion ? i : nearest[i], kind, forecast, &crowd);
    }
    foresee_attacks(s, kind, &crowd, forecast);
    forecast->damage += damage_of_attacks(s, forecast->attacked);
}

/* R-FAL-16.2 */
static void foresee_storm(const struct fall *s, struct fall_forecast *forecast)
{
    for (uint32_t region = 0; region < FALL_INNER_REGIONS; region++) {
        enum fall_unit unit = fall_first_mover(s, region);
        if (unit < FALL_UNITS) {
            add_march(forecast, (struct fall_march){
                                    .unit = (uint8_t)unit, .from = (uint8_t)region, .count = 1 });
        }
    }
}

void fall_foresee(const struct fall *s, uint32_t event, struct fall_forecast *ret_forecast)
{
    memset(ret_forecast, 0, sizeof *ret_forecast);
    if (event < FALL_COLOSSUS_CARD) {
        foresee_region_card(s, event - 1, ret_forecast);
    } else if (event == FALL_COLOSSUS_CARD) {
        /* R-FAL-17.1: the two new parasites count. */
        ret_forecast->damage =
            fall_colossus_damage(s) + 2 * FALL_COLOSSUS_PARASITES * FALL_PARASITE_DAMAGE;
    } else {
        foresee_storm(s, ret_forecast);
    }
}
