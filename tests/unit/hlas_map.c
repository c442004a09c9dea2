/* The tables of Heroes of Land, Air & Sea that follow from others: neighbours and distances from
 * the edges, sets from the rows. */
#include "games/hlas/data.h"
#include "tests/unit/unit.h"

struct edge {
    uint32_t a;
    uint32_t b;
    uint32_t kind;
};

static const struct edge edges[] = {
#define EDGE(a_, b_, kind_, ...) { HLAS_##a_, HLAS_##b_, HLAS_EDGE_##kind_ },
#include "games/hlas/edges.def"
};

static void join(uint64_t *set, uint32_t region)
{
    *set |= (uint64_t)1 << region;
}

static void add_way(struct hlas_ways *ways, uint32_t kind, uint32_t to)
{
    bool is_land = kind == HLAS_EDGE_LAND;
    bool is_march = is_land || kind == HLAS_EDGE_FERRY || kind == HLAS_EDGE_LAND_WRAP;
    bool is_coast = kind == HLAS_EDGE_COAST;
    bool is_sea = kind == HLAS_EDGE_SEA;

    join(&ways->land, is_land ? to : 0);
    join(&ways->march, is_march ? to : 0);
    join(&ways->coast, is_coast ? to : 0);
    join(&ways->sail, is_sea || kind == HLAS_EDGE_SEA_WRAP ? to : 0);
    join(&ways->fly, is_land || is_coast || is_sea ? to : 0);
}

static void test_neighbours(void **state)
{
    struct hlas_ways ways[HLAS_REGION_COUNT];

    (void)state;
    memset(ways, 0, sizeof ways);
    for (uint32_t i = 0; i < PL_COUNT_OF(edges); i++) {
        add_way(&ways[edges[i].a], edges[i].kind, edges[i].b);
        add_way(&ways[edges[i].b], edges[i].kind, edges[i].a);
    }
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        assert_int_equal(ways[region].land & ~(uint64_t)1, hlas_ways[region].land);
        assert_int_equal(ways[region].march & ~(uint64_t)1, hlas_ways[region].march);
        assert_int_equal(ways[region].coast & ~(uint64_t)1, hlas_ways[region].coast);
        assert_int_equal(ways[region].sail & ~(uint64_t)1, hlas_ways[region].sail);
        assert_int_equal(ways[region].fly & ~(uint64_t)1, hlas_ways[region].fly);
    }
}

/* R-HLA-7.4: steps over march edges that avoid the continent out of play. */
static void check_distances(uint32_t out, uint32_t home)
{
    uint64_t open = HLAS_LAND & ~hlas_of_continent[out];
    uint64_t reached = (uint64_t)1 << hlas_capital_of[home];
    uint64_t front = reached;

    for (uint32_t steps = 1; front; steps++) {
        uint64_t next = 0;
        for (; front; front &= front - 1) {
            next |= hlas_ways[pl_lowest(front)].march;
        }
        front = next & open & ~reached;
        reached |= front;
        for (uint64_t left = front; left; left &= left - 1) {
            assert_int_equal(hlas_distances[out][home][pl_lowest(left)], steps);
        }
    }
    assert_int_equal(reached, open);
    assert_int_equal(hlas_distances[out][home][hlas_capital_of[home]], 0);
}

static void test_distances(void **state)
{
    (void)state;
    for (uint32_t out = HLAS_NO_CONTINENT; out < HLAS_CONTINENT_COUNT; out++) {
        for (uint32_t home = HLAS_NW; home < HLAS_CONTINENT_COUNT; home++) {
            if (out != home) {
                check_distances(out, home);
            }
        }
    }
}

/* R-HLA-1.6, R-HLA-1.7, R-HLA-2.1, R-HLA-2.2 */
static void test_counts(void **state)
{
    uint32_t tokens[2] = { 0, 0 };
    uint64_t regions = 0;

    (void)state;
    for (uint32_t token = 1; token < HLAS_TOKEN_COUNT; token++) {
        tokens[token >= HLAS_SEA_TOKEN_FIRST] += hlas_tokens[token].copies;
    }
    assert_int_equal(tokens[0], HLAS_LAND_TOKENS);
    assert_int_equal(tokens[1], HLAS_SEA_TOKENS);
    assert_int_equal(pl_bag_total(&hlas_all_spells), HLAS_SPELL_CARDS);
    for (uint32_t continent = HLAS_NW; continent < HLAS_CONTINENT_COUNT; continent++) {
        regions |= hlas_of_continent[continent];
        assert_int_equal(__builtin_popcountll(hlas_of_continent[continent]),
                         HLAS_LAND_REGIONS / HLAS_CONTINENTS);
        for (uint32_t terrain = HLAS_MOUNTAIN; terrain <= HLAS_DESERT; terrain++) {
            uint64_t both = hlas_of_continent[continent] & hlas_of_terrain[terrain];
            assert_int_equal(__builtin_popcountll(both), terrain == HLAS_DESERT ? 1 : 2);
        }
    }
    assert_int_equal(regions, HLAS_LAND);
}

struct tile {
    uint32_t row;
    uint32_t from;
    uint32_t to;
};

static bool are_touching(const struct tile *a, const struct tile *b)
{
    uint32_t rows = a->row > b->row ? a->row - b->row : b->row - a->row;
    bool overlap = a->from < b->to && b->from < a->to;

    return rows == 0 ? a->from == b->to || b->from == a->to : rows == 1 && overlap;
}

/* R-HLA-2.3: in the map of a terminal regions touch that are adjacent, and no others. */
static void test_tiles(void **state)
{
    static const struct tile tiles[] = {
#define TILE(slot_, row_, from_, to_) { row_, from_, to_ },
#include "games/hlas/tiles.def"
    };

    (void)state;
    assert_int_equal(PL_COUNT_OF(tiles), HLAS_LAND_REGIONS / HLAS_CONTINENTS);
    for (uint32_t continent = HLAS_NW; continent < HLAS_CONTINENT_COUNT; continent++) {
        uint32_t first = hlas_capital_of[continent];
        for (uint32_t i = 0; i < PL_COUNT_OF(tiles); i++) {
            for (uint32_t k = 0; k < PL_COUNT_OF(tiles); k++) {
                bool is_way = hlas_ways[first + i].land >> (first + k) & 1;
                assert_int_equal(i != k && are_touching(&tiles[i], &tiles[k]), is_way);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_neighbours),
        cmocka_unit_test(test_distances),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_tiles),
    };

    return cmocka_run_group_tests_name("hlas_map", tests, NULL, NULL);
}
