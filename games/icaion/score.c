/* The end of a Year, the end of the game, and what a position scores. */
#include "games/icaion/score.h"

/* Tiles. */

/* R-ICA-T2.1, R-ICA-T3.1, R-ICA-T3.2 */
static uint32_t machines_of_type(const struct icaion *s, pl_seat seat, uint32_t type)
{
    uint32_t count = 0;

    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        count += s->public.machine[region][type] == seat + 1;
    }
    return count;
}

/* R-ICA-T1.1: what harvester and scavenger of the row unlocked for good. */
static uint32_t unlocked(const struct icaion *s, pl_seat seat, uint32_t row)
{
    uint32_t first = row * ICAION_TYPES;

    return (uint32_t)icaion_is_deployed(s, seat, first + ICAION_HARVESTER) +
           icaion_is_deployed(s, seat, first + ICAION_SCAVENGER);
}

/* R-ICA-T1.2, R-ICA-T5.2: a row and the upgrades that are symbols of it; R-ICA-X1.12: not by the
 * house rule. */
static uint32_t unlocked_with(const struct icaion *s, pl_seat seat, uint32_t row,
                              enum icaion_trait symbol)
{
    bool is_kept = icaion_is_kept(s, ICAION_OPTION_ROWS_BY_MACHINES);

    return unlocked(s, seat, row) + (is_kept ? 0 : icaion_upgrade_trait(s, seat, symbol));
}

static uint32_t shard_count(const struct icaion *s, pl_seat seat)
{
    const uint8_t *shards = s->public.shards[seat];

    return (uint32_t)shards[0] + shards[1] + shards[2];
}

static uint32_t count_for(const struct icaion *s, pl_seat seat, enum icaion_count what)
{
    switch (what) {
    case ICAION_COUNT_ROW1_UNLOCKED: return unlocked(s, seat, 0);
    case ICAION_COUNT_ROW2_UNLOCKED: return unlocked_with(s, seat, 1, ICAION_TRAIT_FREE_NODES);
    case ICAION_COUNT_ROW3_UNLOCKED: return unlocked_with(s, seat, 2, ICAION_TRAIT_CAGES);
    case ICAION_COUNT_HARVESTERS: return machines_of_type(s, seat, ICAION_HARVESTER);
    case ICAION_COUNT_SCAVENGERS: return machines_of_type(s, seat, ICAION_SCAVENGER);
    case ICAION_COUNT_REFINERS: return machines_of_type(s, seat, ICAION_REFINER);
    case ICAION_COUNT_REGION_TYPES:
        return (uint32_t)__builtin_popcount(icaion_kinds_of(s, seat));          /* R-ICA-T2.2 */
    case ICAION_COUNT_UPGRADES: return pl_bag_total(&s->public.upgrades[seat]); /* R-ICA-T4.1 */
    case ICAION_COUNT_PARASITES: return s->public.collected[seat];              /* R-ICA-T4.2 */
    case ICAION_COUNT_SHARDS: return shard_count(s, seat);                      /* R-ICA-T5.1 */
    case ICAION_COUNT_COUNT: break;
    }
    return 0;
}

uint32_t icaion_tile_points(const struct icaion *s, pl_seat seat, uint32_t tile)
{
    uint32_t colour = tile / ICAION_YEARS;
    const struct icaion_tile_info *info =
        &icaion_tiles[colour][s->public.night >> colour & 1][tile % ICAION_YEARS];

    return info->points * count_for(s, seat, (enum icaion_count)info->count);
}

/* The end of a Year. */

/* R-ICA-E14.1 */
static void score_craters(struct icaion *s, struct pl_events *log)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (icaion_crater_at(s, p) != ICAION_NO_CRATER) {
            icaion_score(s, p, icaion_trait(s, p, ICAION_TRAIT_CRATER_RP), ICAION_FOR_CRATER, log);
        }
    }
}

/* R-ICA-16.3: how many are ahead of the seat at this place of the turn order. */
static uint32_t parasite_place(const struct icaion *s, uint32_t turn)
{
    const struct icaion_public *pub = &s->public;
    uint32_t own = pub->collected[pub->order[turn]];
    uint32_t ahead = 0;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        uint32_t other = pub->collected[pub->order[i]];
        ahead += other > own || (other == own && i < turn);
    }
    return ahead;
}

/* R-ICA-16.4, R-ICA-16.5 */
static void score_parasites(struct icaion *s, struct pl_events *log)
{
    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[i];
        uint32_t place = parasite_place(s, i);
        if (s->public.collected[seat] > 0) {
            pl_tell(log, ICAION_EVENT_PRIZE, seat,
                    PL_ARGS((int32_t)place + 1, s->public.collected[seat]));
            icaion_score(s, seat, icaion_by_seats(s->head.seats)->prize[place],
                         ICAION_FOR_PARASITES, log);
        }
    }
}

/* R-ICA-M3.2: regions of a kind that can take the machine, those farthest from the Colossus. */
static uint32_t farthest(const struct icaion *s, uint32_t regions, uint32_t owner, uint32_t type)
{
    const uint8_t *away = icaion_craters[s->public.colossus].away;
    uint32_t best = 0;
    uint32_t distance = 0;

    for (; regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        if (icaion_refuse_machine(s, region, owner, type)) {
            continue;
        }
        if (best == 0 || away[region] > distance) {
            best = 0;
            distance = away[region];
        }
        best |= away[region] == distance ? 1u << region : 0u;
    }
    return best;
}

static uint32_t draw_bit(struct icaion *s, uint32_t set)
{
    uint32_t count = (uint32_t)__builtin_popcount(set);

    return pl_select(set, count > 1 ? pl_roll(&s->head, &s->secret.rng, count) : 0);
}

uint32_t icaion_farthest_region(struct icaion *s, uint32_t regions, uint32_t owner, uint32_t type)
{
    uint32_t best = farthest(s, regions, owner, type);

    return best ? draw_bit(s, best) : ICAION_REGIONS;
}

/* R-ICA-M3.1, R-ICA-M3.3, R-ICA-M3.4: the kinds of the Year, one after another; returns the place
 * of the next kind. */
static uint32_t place_reserved(struct icaion *s, uint32_t which, const uint8_t *kinds,
                               uint32_t next, struct pl_events *log)
{
    uint8_t *reserved = s->public.reserved[which];
    uint32_t region = ICAION_REGIONS;

    for (uint32_t i = 0; i < ICAION_REGION_CARDS && region == ICAION_REGIONS; i++) {
        uint32_t kind = kinds[next++ % ICAION_REGION_CARDS];
        region = icaion_farthest_region(s, icaion_regions_of_kind[kind], reserved[0], reserved[1]);
    }
    if (region < ICAION_REGIONS) {
        icaion_place_machine(s, region, reserved[1], reserved[0]);
        pl_tell(log, ICAION_EVENT_NEUTRAL, PL_NOBODY,
                PL_ARGS(reserved[1], (int32_t)region, reserved[0]));
    }
    memset(reserved, 0, sizeof s->public.reserved[which]);
    return next;
}

static void place_all_reserved(struct icaion *s, struct pl_events *log)
{
    const struct icaion_public *pub = &s->public;
    uint8_t kinds[ICAION_TRACK_FIELDS] = { 0 };
    uint32_t count = 0;
    uint32_t left = 0;
    uint32_t next = 0;

    for (uint32_t i = 0; i < pub->round; i++) {
        if (pub->track[i] < ICAION_COLOSSUS_CARD_FIRST) {
            kinds[count++] = icaion_event_cards[pub->track[i]].kind;
        }
    }
    for (uint32_t i = 0; i < ICAION_RADIANT_RESERVED; i++) {
        left |= (uint32_t)(pub->reserved[i][0] != 0) << i;
    }
    while (left) {
        /* R-ICA-X1.11: by the house rule the refiner waits for the others. */
        uint32_t others = left & ~(1u << ICAION_RADIANT_RESERVED_SAME);
        bool waits = others && icaion_is_on(s, ICAION_OPTION_RESERVED_IN_ORDER);
        uint32_t which = draw_bit(s, waits ? others : left);
        left &= ~(1u << which);
        next = place_reserved(s, which, kinds, next, log);
    }
}

/* R-ICA-16.6 */
static void remove_tiles(struct icaion *s)
{
    for (uint32_t colour = 0; colour < ICAION_COLOURS; colour++) {
        uint32_t tile = colour * ICAION_YEARS + s->public.year - 1;
        s->public.tiles &= (uint16_t) ~(1u << tile);
    }
}

void icaion_end_year(struct icaion *s, struct pl_events *log)
{
    pl_tell(log, ICAION_EVENT_YEAR_OVER, PL_NOBODY, PL_ARGS(s->public.year));
    score_craters(s, log);
    score_parasites(s, log);
    /* R-ICA-17.3: those of the last Year still count at the end. */
    if (s->public.year < ICAION_YEARS) {
        memset(s->public.collected, 0, sizeof s->public.collected);
    }
    if (s->public.year == 1) {
        place_all_reserved(s, log);
    }
    remove_tiles(s);
}

/* The end of the game. */

/* R-ICA-13.7, R-ICA-17.3, R-ICA-17.6, R-ICA-17.7, R-ICA-M7.1: the best tiles are doubled. */
static void score_tiles(const struct icaion *s, pl_seat seat, struct icaion_final *final)
{
    uint32_t doubles = icaion_is_radiant(s) ? 0 : shard_count(s, seat);

    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        uint32_t colour = s->public.installed[seat][i];
        if (colour > 0) {
            final->tile[i] = (int32_t)icaion_tile_points(s, seat, (colour - 1) * ICAION_YEARS + i);
        }
    }
    for (; doubles > 0; doubles--) {
        uint32_t best = ICAION_YEARS;
        for (uint32_t i = 0; i < ICAION_YEARS; i++) {
            bool is_free = s->public.installed[seat][i] && !final->is_doubled[i];
            if (is_free && (best == ICAION_YEARS || final->tile[i] > final->tile[best])) {
                best = i;
            }
        }
        if (best == ICAION_YEARS) {
            break;
        }
        final->is_doubled[best] = true;
    }
}

/* R-ICA-17.2, R-ICA-17.4, R-ICA-17.5, R-ICA-E13.1 */
void icaion_final_of(const struct icaion *s, pl_seat seat, struct icaion_final *ret_final)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t crystals = icaion_payable(&purse, ICAION_ALL_COLOURS);
    uint32_t each = ICAION_END_CRYSTAL_RP + icaion_trait(s, seat, ICAION_TRAIT_CRYSTAL_RP);
    uint32_t shards = shard_count(s, seat);
    struct icaion_final final = {
        .track = s->public.reputation[seat],
        .crystals = (int32_t)(crystals * each),
        .shards = icaion_shard_row[shards],
        .shard_gear = (int32_t)(shards * icaion_trait(s, seat, ICAION_TRAIT_SHARD_RP)),
    };

    score_tiles(s, seat, &final);
    final.total = final.track + final.crystals + final.shards + final.shard_gear;
    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        final.total += final.tile[i] * (final.is_doubled[i] ? ICAION_DOUBLE_FACTOR : 1);
    }
    *ret_final = final;
}

static void tell_part(struct pl_events *log, pl_seat seat, int32_t points, enum icaion_cause cause)
{
    if (points != 0) {
        pl_tell(log, ICAION_EVENT_SCORED, seat, PL_ARGS(points, (int32_t)cause, 0));
    }
}

static void tell_final(const struct icaion *s, pl_seat seat, struct pl_events *log)
{
    struct icaion_final final;

    icaion_final_of(s, seat, &final);
    tell_part(log, seat, final.crystals, ICAION_FOR_CRYSTALS);
    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        if (final.tile[i] > 0) {
            int32_t factor = final.is_doubled[i] ? ICAION_DOUBLE_FACTOR : 1;
            pl_tell(log, ICAION_EVENT_SCORED, seat,
                    PL_ARGS(final.tile[i] * factor, ICAION_FOR_APPARATUS, final.is_doubled[i]));
        }
    }
    tell_part(log, seat, final.shards, ICAION_FOR_SHARDS);
    tell_part(log, seat, final.shard_gear, ICAION_FOR_SHARD_GEAR);
}

void icaion_finish(struct icaion *s, struct pl_events *log)
{
    for (pl_seat p = 0; log && p < s->head.seats; p++) {
        tell_final(s, p, log);
    }
    while (s->head.frame_count > 0) {
        pl_pop(&s->head);
    }
    s->head.over = 1;
    pl_tell(log, ICAION_EVENT_OVER, PL_NOBODY, PL_ARGS(0));
}

/* R-ICA-17.8: most points; of equals the later in turn order. */
void icaion_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct icaion *s = icaion_read(state);
    struct pl_result result = { 0 };
    struct icaion_final final;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        icaion_final_of(s, p, &final);
        result.score[p] = final.total;
    }
    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[i];
        result.rank[seat] = 1;
        for (uint32_t j = 0; j < s->head.seats; j++) {
            int32_t ahead = result.score[s->public.order[j]] - result.score[seat];
            result.rank[seat] = (uint8_t)(result.rank[seat] + (ahead > 0 || (ahead == 0 && j > i)));
        }
    }
    *ret_result = result;
}
