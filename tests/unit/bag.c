/* Bags against a naive model: an array of counts. */
#include "core/bag.h"
#include "tests/unit/unit.h"

enum { IDS = 64, STEPS = 20000 };

struct model {
    uint8_t count[IDS];
};

static void assert_same(const struct pl_bag *bag, const struct model *model)
{
    uint32_t total = 0;
    uint32_t rank = 0;

    for (uint32_t id = 0; id < IDS; id++) {
        assert_int_equal(pl_bag_count(bag, id), model->count[id]);
        assert_int_equal(pl_bag_has(bag, id), model->count[id] > 0);
        total += model->count[id];
    }
    assert_int_equal(pl_bag_total(bag), total);
    assert_int_equal(pl_bag_is_empty(bag), total == 0);
    assert_true(pl_bag_is_sane(bag));
    for (uint32_t copy = 1; copy <= 2; copy++) {
        for (uint32_t id = 0; id < IDS; id++) {
            if (model->count[id] >= copy) {
                assert_int_equal(pl_bag_at(bag, rank++), id);
            }
        }
    }
    assert_int_equal(rank, total);
}

static void random_bag(struct pl_rng *rng, uint8_t most, struct pl_bag *ret_bag,
                       struct model *ret_model)
{
    memset(ret_bag, 0, sizeof *ret_bag);
    memset(ret_model, 0, sizeof *ret_model);
    for (uint32_t id = 0; id < IDS; id++) {
        for (uint32_t copies = pl_rng_below(rng, most + 1u); copies > 0; copies--) {
            pl_bag_add(ret_bag, id);
            ret_model->count[id]++;
        }
    }
}

static void start(struct pl_rng *rng)
{
    struct pl_seed seed = pl_seed_of(3);

    pl_rng_start(rng, &seed);
}

static void test_add_and_remove(void **unused)
{
    struct pl_bag bag = { 0, 0 };
    struct model model = { { 0 } };
    struct pl_rng rng;

    (void)unused;
    start(&rng);
    for (int i = 0; i < STEPS; i++) {
        uint32_t id = pl_rng_below(&rng, IDS);
        bool is_add = pl_rng_below(&rng, 2);
        if (is_add && model.count[id] < 2) {
            pl_bag_add(&bag, id);
            model.count[id]++;
        } else if (!is_add && model.count[id] > 0) {
            pl_bag_remove(&bag, id);
            model.count[id]--;
        }
        if (i % 16 == 0) {
            assert_same(&bag, &model);
        }
    }
}

static void test_sums_and_differences(void **unused)
{
    struct pl_bag bag;
    struct pl_bag part;
    struct model model;
    struct model part_model;
    struct pl_rng rng;

    (void)unused;
    start(&rng);
    for (int i = 0; i < 500; i++) {
        random_bag(&rng, 1, &bag, &model);
        random_bag(&rng, 1, &part, &part_model);
        pl_bag_add_all(&bag, &part);
        for (uint32_t id = 0; id < IDS; id++) {
            model.count[id] = (uint8_t)(model.count[id] + part_model.count[id]);
        }
        assert_same(&bag, &model);
        assert_true(pl_bag_contains(&bag, &part));
        pl_bag_remove_all(&bag, &part);
        for (uint32_t id = 0; id < IDS; id++) {
            model.count[id] = (uint8_t)(model.count[id] - part_model.count[id]);
        }
        assert_same(&bag, &model);
    }
}

static void test_removing_from_doubles(void **unused)
{
    struct pl_bag bag;
    struct pl_bag part;
    struct model model;
    struct model part_model;
    struct pl_rng rng;

    (void)unused;
    start(&rng);
    for (int i = 0; i < 500; i++) {
        random_bag(&rng, 2, &bag, &model);
        random_bag(&rng, 2, &part, &part_model);
        for (uint32_t id = 0; id < IDS; id++) {
            /* Makes the part one that is contained. */
            while (part_model.count[id] > model.count[id]) {
                pl_bag_remove(&part, id);
                part_model.count[id]--;
            }
        }
        assert_true(pl_bag_contains(&bag, &part));
        pl_bag_remove_all(&bag, &part);
        for (uint32_t id = 0; id < IDS; id++) {
            model.count[id] = (uint8_t)(model.count[id] - part_model.count[id]);
        }
        assert_same(&bag, &model);
        pl_bag_add_all(&bag, &part);
        pl_bag_remove_all(&bag, &part);
        assert_same(&bag, &model);
    }
}

static void test_contains_needs_both_copies(void **unused)
{
    struct pl_bag one = { 0, 0 };
    struct pl_bag two = { 0, 0 };

    (void)unused;
    pl_bag_add(&one, 5);
    pl_bag_add(&two, 5);
    pl_bag_add(&two, 5);
    assert_true(pl_bag_contains(&two, &one));
    assert_false(pl_bag_contains(&one, &two));
    assert_false(pl_bag_is_sane(&(struct pl_bag){ .one = 0, .two = 1 }));
}

static void test_select_finds_the_bit_with_a_rank(void **unused)
{
    struct pl_rng rng;

    (void)unused;
    start(&rng);
    for (int i = 0; i < 2000; i++) {
        uint64_t set = ((uint64_t)pl_rng_next(&rng) << 32 | pl_rng_next(&rng)) &
                       (i % 2 ? UINT64_MAX : (uint64_t)pl_rng_next(&rng) << 17);
        uint32_t rank = 0;
        for (uint32_t bit = 0; bit < 64; bit++) {
            if (set >> bit & 1) {
                assert_int_equal(pl_select(set, rank++), bit);
            }
        }
        if (set) {
            assert_int_equal(pl_lowest(set), pl_select(set, 0));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_add_and_remove),
        cmocka_unit_test(test_sums_and_differences),
        cmocka_unit_test(test_removing_from_doubles),
        cmocka_unit_test(test_contains_needs_both_copies),
        cmocka_unit_test(test_select_finds_the_bit_with_a_rank),
    };

    return cmocka_run_group_tests_name("bag", tests, NULL, NULL);
}
