/* What a player's score is made of, at any moment, and who wins. */
#include "games/hlas/score.h"

/* R-HLA-25.1, R-HLA-33.3 */
static int32_t score_units(const struct hlas *s, pl_seat p)
{
    const struct hlas_unit_fact *facts = hlas_units_of[s->public.faction[p]];
    int32_t vp = (HLAS_WARRIORS - s->public.warrior[p][0]) * facts[HLAS_WARRIOR].vp;

    for (uint32_t i = 0; i < HLAS_HEROES && !hlas_is_rival(s, p); i++) {
        vp += s->public.hero[p][i] ? facts[HLAS_HERO_1 + i].vp : 0;
    }
    for (uint32_t i = 0; i < HLAS_VESSELS; i++) {
        vp += s->public.vessel[p][i] ? facts[HLAS_SEA_VESSEL + i].vp : 0;
    }
    return vp;
}

/* R-HLA-25.2 */
static int32_t score_buildings(const struct hlas *s, pl_seat p)
{
    uint32_t first = (s->public.faction[p] - 1u) * HLAS_BUILDINGS + 1;
    int32_t vp = 0;

    for (uint32_t left = s->public.built[p]; left; left &= left - 1) {
        vp += hlas_building_vp[first + pl_lowest(left)];
    }
    return vp;
}

/* R-HLA-25.3, R-HLA-B17.3 */
static int32_t score_towers(const struct hlas *s, pl_seat p)
{
    const struct hlas_ability *temple = hlas_building(s, p, HLAS_TEMPLE, 3);
    int32_t vp = 0;

    for (uint64_t left = hlas_towers(s, p); left; left &= left - 1) {
        vp += (int32_t)hlas_distance(s, p, pl_lowest(left)) * HLAS_TOWER_STEP_VP +
              (temple ? temple->n : 0);
    }
    return vp;
}

/* R-HLA-25.5, R-HLA-B2.3, R-HLA-8.5 */
static int32_t score_scribed(const struct hlas *s, pl_seat p)
{
    const struct hlas_ability *college = hlas_building(s, p, HLAS_COLLEGE, 3);
    int32_t count = 0;

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        count += s->public.scribed[p][i] != 0;
    }
    return count * (HLAS_SCRIBED_VP + (college ? college->n : 0));
}

/* R-HLA-25.6, R-HLA-25.7, R-HLA-B11.3, R-HLA-B16.3 */
static int32_t region_worth(const struct hlas *s, pl_seat p, uint32_t region)
{
    const struct hlas_ability *antlers = hlas_building(s, p, HLAS_ANTLERS, 3);
    const struct hlas_ability *forge = hlas_building(s, p, HLAS_FORGE, 3);
    uint32_t terrain = hlas_regions[region].terrain;

    return HLAS_REGION_VP + (antlers && terrain == HLAS_FOREST ? antlers->n : 0) +
           (forge && terrain == HLAS_MOUNTAIN ? forge->n : 0);
}

/* R-HLA-28.15: a region held by both allies counts for the one to whom it is worth more. */
static bool is_ally_served(const struct hlas *s, pl_seat p, uint32_t region)
{
    pl_seat ally = hlas_ally(s, p);

    if (ally == PL_NOBODY || !hlas_holds(s, ally, region)) {
        return false;
    }
    int32_t own = region_worth(s, p, region);
    int32_t other = region_worth(s, ally, region);
    return other > own || (other == own && ally < p);
}

/* R-HLA-25.8, R-HLA-L10.1, R-HLA-L11.1, R-HLA-S5.1 */
static int32_t stayed_worth(const struct hlas *s, uint32_t region)
{
    int32_t vp = 0;

    for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
        vp += hlas_tokens[s->public.stay[region][i]].effect.n[0];
    }
    return vp;
}

static void score_regions(const struct hlas *s, pl_seat p, struct hlas_account *account)
{
    pl_seat ally = hlas_ally(s, p);
    uint64_t regions = hlas_held(s, p) & ~hlas_bit(s->public.capital[p]);

    if (ally != PL_NOBODY) {
        regions &= ~hlas_bit(s->public.capital[ally]);
    }
    for (; regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        if (!is_ally_served(s, p, region)) {
            account->regions += region_worth(s, p, region);
            account->stayed += stayed_worth(s, region);
        }
    }
}

/* R-HLA-25.4, R-HLA-33.3, R-HLA-X1.3 */
static int32_t score_level(const struct hlas *s, pl_seat p)
{
    bool counts = !hlas_is_rival(s, p) || !hlas_keeps(s, HLAS_OPTION_SOLO_NO_LEVEL_VP);

    return counts ? hlas_levels[s->public.faction[p]][s->public.level[p]].vp : 0;
}

struct hlas_account hlas_account(const struct hlas *s, pl_seat p)
{
    struct hlas_account account = { 0 };

    if (!hlas_is_alive(s, p) || !s->public.faction[p]) { /* R-HLA-21.2, R-HLA-28.17 */
        return account;
    }
    account.track = s->public.score[p];
    account.units = score_units(s, p);
    account.towers = score_towers(s, p);
    account.level = score_level(s, p);
    score_regions(s, p, &account);
    if (!hlas_is_rival(s, p)) {
        account.buildings = score_buildings(s, p);
        account.scribed = score_scribed(s, p);
    }
    account.total = account.track + account.units + account.buildings + account.towers +
                    account.level + account.scribed + account.regions + account.stayed;
    return account;
}

/* R-HLA-25.9, R-HLA-28.15, R-HLA-28.16, R-HLA-33.4: score, then resources; an eliminated player
 * without allies comes behind all others. */
struct standing {
    int32_t score;
    int32_t resources;
};

/* R-HLA-21.2: who is out has no part in the scoring, not even for an ally. */
static int32_t resources_of(const struct hlas *s, pl_seat p)
{
    const uint8_t *have = s->public.resource[p];

    return hlas_is_alive(s, p) ? have[HLAS_FOOD] + have[HLAS_ORE] + have[HLAS_MANA] : 0;
}

static struct standing standing_of(const struct hlas *s, pl_seat p)
{
    pl_seat ally = hlas_ally(s, p);
    struct standing standing = { hlas_account(s, p).total, resources_of(s, p) };

    if (ally != PL_NOBODY) {
        standing.score += hlas_account(s, ally).total;
        standing.resources += resources_of(s, ally);
    } else if (!hlas_is_alive(s, p)) {
        standing.resources = -1;
    }
    return standing;
}

static bool is_better(const struct standing *a, const struct standing *b)
{
    return a->score > b->score || (a->score == b->score && a->resources > b->resources);
}

void hlas_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct hlas *s = hlas_read(state);
    struct standing standing[HLAS_SEATS];

    memset(ret_result, 0, sizeof *ret_result);
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        standing[p] = standing_of(s, p);
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        ret_result->score[p] = standing[p].score;
        ret_result->rank[p] = 1;
        ret_result->team[p] = hlas_has_teams(s) ? (uint8_t)(1 + p % 2) : 0; /* R-HLA-28.15 */
        for (pl_seat q = 0; q < hlas_players(s); q++) {
            ret_result->rank[p] =
                (uint8_t)(ret_result->rank[p] + is_better(&standing[q], &standing[p]));
        }
    }
}

void hlas_tell_final(const struct hlas *s, struct pl_events *log)
{
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        struct hlas_account account = hlas_account(s, p);
        const int32_t rows[][2] = {
            { account.units, HLAS_FOR_UNITS },     { account.buildings, HLAS_FOR_BUILDINGS },
            { account.towers, HLAS_FOR_TOWERS },   { account.level, HLAS_FOR_LEVEL },
            { account.scribed, HLAS_FOR_SCRIBED }, { account.regions, HLAS_FOR_REGIONS },
            { account.stayed, HLAS_FOR_STAYED },
        };
        for (uint32_t i = 0; i < PL_COUNT_OF(rows); i++) {
            if (rows[i][0]) {
                hlas_tell(s, log, HLAS_EVENT_FINAL, p, PL_ARGS(rows[i][0], rows[i][1]));
            }
        }
    }
}
