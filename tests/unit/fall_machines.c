/* R-FAL-L2.3: machines of unused colours are placed as evenly as possible. The set-up is compared
 * with the least sum of squares of all placings, which only the most even ones have; it is found
 * region by region for every number of machines that can be left of each type. */
#include "games/fall/data.h"
#include "tests/unit/unit.h"

enum {
    LEFT = FALL_COLOURS * FALL_MACHINES_OF_TYPE + 1, /* machines of a type, and none */
    SETS = 1 << FALL_TYPES,
    ROUNDS = 400,
    HOPELESS = 1000
};

/* Old machines of a region, as a set of types. */
static uint32_t old_types(const struct fall_legacy *legacy, uint32_t region)
{
    uint32_t types = 0;

    for (uint32_t type = 0; type < FALL_TYPES; type++) {
        types |= (uint32_t)(legacy->machine[region][type] != FALL_NO_SIDE) << type;
    }
    return types;
}

/* The least sum of squares from a region on, by machines left of each type. */
typedef uint16_t table[LEFT][LEFT][LEFT];

static uint32_t least_with(table next, const uint32_t left[FALL_TYPES], uint32_t old)
{
    uint32_t least = HOPELESS;

    for (uint32_t set = 0; set < SETS; set++) {
        uint32_t a = set & 1;
        uint32_t b = set >> 1 & 1;
        uint32_t c = set >> 2;
        if ((set & old) || a > left[0] || b > left[1] || c > left[2]) {
            continue;
        }
        uint32_t count = (uint32_t)__builtin_popcount(set | old);
        uint32_t sum = count * count + next[left[0] - a][left[1] - b][left[2] - c];
        least = sum < least ? sum : least;
    }
    return least;
}

static uint32_t least_sum(const struct fall_legacy *legacy, uint32_t of_each)
{
    static table sums[2];

    for (uint32_t i = 0; i < LEFT * LEFT * LEFT; i++) {
        sums[1][i / LEFT / LEFT][i / LEFT % LEFT][i % LEFT] = i == 0 ? 0 : HOPELESS;
    }
    for (uint32_t region = FALL_REGIONS; region-- > 0;) {
        for (uint32_t i = 0; i < LEFT * LEFT * LEFT; i++) {
            const uint32_t left[FALL_TYPES] = { i / LEFT / LEFT, i / LEFT % LEFT, i % LEFT };
            sums[0][left[0]][left[1]][left[2]] =
                (uint16_t)least_with(sums[1], left, old_types(legacy, region));
        }
        memcpy(sums[1], sums[0], sizeof sums[0]);
    }
    return sums[1][of_each][of_each][of_each];
}

/* What stood on the board when a game of Icaion ended: of each colour some machines, anywhere. */
static struct fall_legacy draw_legacy(uint8_t seats, uint32_t neutral, struct pl_rng *dice)
{
    struct fall_legacy legacy = { .mode = FALL_AFTER_ICAION };

    for (uint8_t i = 0; i < seats + neutral; i++) {
        if (i < seats) {
            legacy.seeker[i] = (uint8_t)(i + 1);
            legacy.colour[i] = (uint8_t)(i + 1);
        } else {
            legacy.neutral |= (uint8_t)(1u << (i + 1));
        }
        for (uint32_t j = 0; j < FALL_TYPES * FALL_MACHINES_OF_TYPE; j++) {
            uint32_t region = pl_rng_below(dice, FALL_REGIONS);
            uint8_t *place = &legacy.machine[region][j % FALL_TYPES];
            *place = *place == FALL_NO_SIDE ? (uint8_t)(i + 1) : *place;
        }
    }
    return legacy;
}

static void check_placing(const struct fall *s, const struct fall_legacy *legacy, uint32_t of_each)
{
    uint32_t placed[FALL_SIDE_COUNT][FALL_TYPES] = { { 0 } };
    uint32_t sum = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        uint32_t count = 0;
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            uint32_t colour = s->public.machine[region][type];
            uint32_t old = legacy->machine[region][type];
            count += colour != FALL_NO_SIDE;
            placed[colour][type] += old == FALL_NO_SIDE;
            assert_true(old == FALL_NO_SIDE || old == colour);
        }
        sum += count * count;
    }
    for (uint32_t i = FALL_TYPES; i < FALL_SIDE_COUNT * FALL_TYPES; i++) {
        uint32_t colour = i / FALL_TYPES;
        bool is_unused = colour + of_each / FALL_MACHINES_OF_TYPE >= FALL_SIDE_COUNT;
        assert_int_equal(placed[colour][i % FALL_TYPES], is_unused ? FALL_MACHINES_OF_TYPE : 0);
    }
    assert_int_equal(sum, least_sum(legacy, of_each));
}

static void set_up(uint8_t seats, uint64_t seed, const struct fall_legacy *legacy)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, seats, pl_seed_of(seed));
    uint32_t used = seats + (uint32_t)__builtin_popcount(legacy->neutral);

    config.option[FALL_OPTION_GOLEMS] = FALL_GOLEMS_RANDOM; /* machines are placed at once */
    memcpy(config.legacy, legacy, sizeof *legacy);
    assert_null(fall_config_check(&config));
    pl_start(&fall_game, &config, state);
    check_placing(fall_read(state), legacy, (FALL_COLOURS - used) * FALL_MACHINES_OF_TYPE);
}

static void unused_machines_are_placed_as_evenly_as_possible(void **unused)
{
    struct pl_seed seed = pl_seed_of(1);
    struct pl_rng dice;

    (void)unused;
    pl_rng_start(&dice, &seed);
    for (uint32_t i = 0; i < ROUNDS; i++) {
        uint8_t seats = (uint8_t)(2 + i % 4);
        uint32_t neutral = fall_neutral[seats] ? i / 4 % (fall_neutral[seats] + 1u) : 0;
        struct fall_legacy legacy = draw_legacy(seats, neutral, &dice);
        set_up(seats, i, &legacy);
    }
}

/* Machines by region 1 2 1 3 3 1 2 1 1 1 1 0 3 2 0: one by one, each where there are fewest, they
 * could end uneven, with three in the last region and one in others. */
static void no_order_of_drawing_leaves_them_uneven(void **unused)
{
    static const uint8_t old[FALL_REGIONS][FALL_TYPES] = {
        { 3, 0, 0 }, { 2, 1, 0 }, { 0, 3, 0 }, { 1, 2, 3 }, { 1, 2, 3 },
        { 3, 0, 0 }, { 2, 1, 0 }, { 3, 0, 0 }, { 4, 0, 0 }, { 0, 3, 0 },
        { 4, 0, 0 }, { 0, 0, 0 }, { 1, 2, 3 }, { 2, 1, 0 }, { 0, 0, 0 },
    };
    struct fall_legacy legacy = {
        .mode = FALL_AFTER_ICAION, .seeker = { 1, 2, 3 }, .colour = { 1, 2, 3 }, .neutral = 1u << 4
    };

    (void)unused;
    memcpy(legacy.machine, old, sizeof legacy.machine);
    for (uint32_t i = 0; i < ROUNDS; i++) {
        set_up(3, i, &legacy);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unused_machines_are_placed_as_evenly_as_possible),
        cmocka_unit_test(no_order_of_drawing_leaves_them_uneven),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
