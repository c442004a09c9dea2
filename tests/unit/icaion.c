/* The derived tables of Icaion agree with what they are derived from: reach and distances with the
 * paths, nodes with regions and craters. And the start hand fits every pair of characters. */
#include "games/icaion/data.h"
#include "tests/unit/unit.h"

static const uint8_t edges[][2] = {
#define EDGE(a_, b_) { ICAION_NODE_##a_, ICAION_NODE_##b_ },
#include "games/icaion/edges.def"
#undef EDGE
};

/* Nodes of the set and their neighbours. */
static uint64_t spread(uint64_t nodes)
{
    uint64_t more = nodes;

    for (uint32_t i = 0; i < PL_COUNT_OF(edges); i++) {
        more |= nodes >> edges[i][0] & 1 ? pl_bit(edges[i][1]) : 0;
        more |= nodes >> edges[i][1] & 1 ? pl_bit(edges[i][0]) : 0;
    }
    return more;
}

static void reach_follows_from_paths(void **unused)
{
    (void)unused;
    for (uint32_t node = 0; node < ICAION_NODES; node++) {
        uint64_t nodes = pl_bit(node);
        for (uint32_t i = 0; i < ICAION_REACH_MAX; i++) {
            nodes = spread(nodes);
            assert_true(icaion_reach[node][i] == nodes);
        }
        assert_true(nodes == pl_bit(ICAION_NODES) - 1);
    }
}

static void nodes_and_regions_agree(void **unused)
{
    (void)unused;
    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        for (uint32_t node = 0; node < ICAION_NODES; node++) {
            assert_int_equal(icaion_regions[region].nodes >> node & 1,
                             icaion_nodes[node].regions >> region & 1);
        }
        for (uint32_t other = 0; other < ICAION_REGIONS; other++) {
            assert_int_equal(icaion_regions[region].adjacent >> other & 1,
                             icaion_regions[other].adjacent >> region & 1);
        }
    }
}

/* Paths from a set of nodes to another. */
static uint32_t distance(uint64_t from, uint64_t to)
{
    uint32_t paths = 0;

    for (; !(from & to); paths++) {
        from = spread(from);
    }
    return paths;
}

static void craters_agree(void **unused)
{
    (void)unused;
    for (uint32_t crater = 0; crater < ICAION_CRATERS; crater++) {
        const struct icaion_crater_info *info = &icaion_craters[crater];
        for (uint32_t node = 0; node < ICAION_NODES; node++) {
            assert_int_equal(info->nodes >> node & 1, icaion_nodes[node].crater == crater);
        }
        for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
            assert_int_equal(info->away[region],
                             distance(info->nodes, icaion_regions[region].nodes));
        }
    }
}

static void start_hands_fit(void **unused)
{
    (void)unused;
    for (uint32_t seeker = 1; seeker < ICAION_SEEKERS_END; seeker++) {
        for (uint32_t gear = ICAION_SEEKERS_END; gear < ICAION_CHARACTER_COUNT; gear++) {
            assert_true(icaion_characters[seeker].hand + icaion_characters[gear].hand >=
                        ICAION_START_HAND);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reach_follows_from_paths),
        cmocka_unit_test(nodes_and_regions_agree),
        cmocka_unit_test(craters_agree),
        cmocka_unit_test(start_hands_fit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
