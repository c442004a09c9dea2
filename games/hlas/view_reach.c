/* What may come of moves, for a board on a screen: how far the pieces of a player get, and how
 * strong both sides of a battle would be before spells and tactics. Only public facts are used. */
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_battle.h"
#include "games/hlas/view.h"

static void write_regions(struct pl_json *json, uint64_t regions)
{
    pl_json_open(json, '[');
    for (; regions; regions &= regions - 1) {
        pl_json_int(json, pl_lowest(regions));
    }
    pl_json_close(json, ']');
}

/* Where all that can march from a region gets together, but never more than an army. */
static uint64_t march_of_all(const struct hlas *s, pl_seat p, uint32_t region)
{
    struct hlas guess = *s;
    struct hlas_units units = hlas_units(s, p, region);

    hlas_group_clear(&guess);
    for (uint32_t kind = HLAS_HERO_3; kind >= HLAS_SERF; kind--) {
        uint32_t count = units.of[kind];
        for (; count && hlas_group_size(&guess) < HLAS_ARMY_MAX; count--) {
            hlas_group_add(&guess, 0, (enum hlas_kind)kind);
        }
    }
    return hlas_group_size(&guess)
               ? hlas_group_reach(&guess, p, region, hlas_group_speed(&guess, p, region), true)
               : 0;
}

void hlas_write_reach(const struct hlas *s, pl_seat p, struct pl_json *json)
{
    pl_json_key(json, "march");
    pl_json_open(json, '{');
    for (uint64_t left = hlas_held(s, p) & HLAS_LAND; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint64_t reached = march_of_all(s, p, region);
        if (reached) {
            pl_json_key(json, hlas_region_names.name[region]);
            write_regions(json, reached);
        }
    }
    pl_json_close(json, '}');
    pl_json_key(json, "voyage");
    pl_json_open(json, '[');
    for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
        uint32_t place = s->public.vessel[p][vessel];
        uint32_t steps = place ? hlas_vessel_speed(s, p, vessel) : 0;
        write_regions(json, !place        ? 0
                            : vessel == 0 ? hlas_sail_reach(s, p, place, steps)
                                          : hlas_fly_reach(s, p, place, steps));
    }
    pl_json_close(json, ']');
}

/* Where the group that is being put together stands, and whether it is a vessel's. */
static uint32_t origin_of(const struct hlas *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case HLAS_FRAME_ARMY: return (uint32_t)frame->arg[HLAS_ARMY_FROM];
    case HLAS_FRAME_CREW:
        return s->public
            .vessel[frame->seat][frame->arg[HLAS_CREW_VESSEL] - (int32_t)HLAS_SEA_VESSEL];
    default: return HLAS_NO_REGION;
    }
}

static void open_guess(struct hlas *guess, pl_seat p, pl_seat foe, uint32_t region)
{
    struct hlas_battle *battle = &guess->public.battle;

    *battle = (struct hlas_battle){
        .region = (uint8_t)region,
        .lead = { (uint8_t)(p + 1), (uint8_t)(foe + 1) },
    };
    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat q = hlas_side_seat(guess, HLAS_DEFENDER, owner);
        if (q != PL_NOBODY && guess->public.capital[q] == region) {
            battle->owner = (uint8_t)(q + 1);
        }
    }
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
            battle->aboard[side][vessel] = (uint8_t)hlas_aboard(guess, side, vessel);
        }
    }
}

/* R-HLA-18.9 for the group as it is now against what stands in a region. */
static void write_battle(const struct hlas *s, const struct pl_frame *frame, uint32_t region,
                         struct pl_json *json)
{
    struct hlas guess = *s;
    pl_seat p = frame->seat;
    pl_seat foe = hlas_defender(s, p, region);

    if (frame->kind == HLAS_FRAME_CREW) {
        hlas_ship(&guess, p, (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL, region);
    } else {
        hlas_relocate(&guess, p, origin_of(s, frame), region);
    }
    open_guess(&guess, p, foe, region);
    pl_json_open(json, '{');
    pl_json_member_int(json, "region", region);
    pl_json_member_int(json, "foe", foe);
    pl_json_member_int(json, "attack", hlas_total(&guess, HLAS_ATTACKER));
    pl_json_member_int(json, "defence", hlas_total(&guess, HLAS_DEFENDER));
    pl_json_close(json, '}');
}

void hlas_write_forecast(const struct hlas *s, struct pl_json *json)
{
    const struct pl_frame *frame = s->head.frame_count ? pl_peek(&s->head) : NULL;
    uint32_t origin = frame ? origin_of(s, frame) : HLAS_NO_REGION;

    pl_json_key(json, "forecast");
    pl_json_open(json, '[');
    if (origin && (hlas_group_size(s) || frame->kind == HLAS_FRAME_CREW)) {
        uint64_t hostile = hlas_hostile(s, frame->seat) & ~hlas_bit(origin);
        if (frame->kind == HLAS_FRAME_ARMY) {
            hostile &= HLAS_LAND;
        }
        for (; hostile; hostile &= hostile - 1) {
            write_battle(s, frame, pl_lowest(hostile), json);
        }
    }
    pl_json_close(json, ']');
}
