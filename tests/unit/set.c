/* Sets against a naive model: an array of flags. */
#include "core/set.h"
#include "tests/unit/unit.h"

enum { STEPS = 20000 };

struct model {
    bool has[PL_SET_IDS];
};

static void assert_same(const struct pl_set *set, const struct model *model)
{
    struct pl_set left = *set;
    uint32_t rank = 0;

    for (uint32_t id = 0; id < PL_SET_IDS; id++) {
        assert_int_equal(pl_set_has(set, id), model->has[id]);
        if (model->has[id]) {
            assert_int_equal(pl_set_at(set, rank++), id);
            assert_int_equal(pl_set_take(&left), id);
        }
    }
    assert_true(pl_set_is_empty(&left));
    assert_int_equal(pl_set_count(set), rank);
    assert_int_equal(pl_set_is_empty(set), rank == 0);
}

static void random_set(struct pl_rng *rng, struct pl_set *ret_set, struct model *ret_model)
{
    memset(ret_set, 0, sizeof *ret_set);
    for (uint32_t id = 0; id < PL_SET_IDS; id++) {
        ret_model->has[id] = pl_rng_below(rng, 3) == 0;
        if (ret_model->has[id]) {
            pl_set_add(ret_set, id);
        }
    }
}

static void start(struct pl_rng *rng)
{
    struct pl_seed seed = pl_seed_of(5);

    pl_rng_start(rng, &seed);
}

static void test_add_and_remove(void **unused)
{
    struct pl_set set = { { 0, 0 } };
    struct model model = { { false } };
    struct pl_rng rng;

    (void)unused;
    start(&rng);
    for (int i = 0; i < STEPS; i++) {
        uint32_t id = pl_rng_below(&rng, PL_SET_IDS);
        model.has[id] = pl_rng_below(&rng, 2) == 0;
        if (model.has[id]) {
            pl_set_add(&set, id);
        } else {
            pl_set_remove(&set, id);
        }
        if (i % 64 == 0) {
            assert_same(&set, &model);
        }
    }
}

static void test_two_sets(void **unused)
{
    struct pl_set a;
    struct pl_set b;
    struct model in_a;
    struct model in_b;
    struct pl_rng rng;

    (void)unused;
    start(&rng);
    for (int i = 0; i < 200; i++) {
        struct model both = { { false } };
        struct model either = { { false } };
        struct model only = { { false } };
        bool is_common = false;
        random_set(&rng, &a, &in_a);
        random_set(&rng, &b, &in_b);
        for (uint32_t id = 0; id < PL_SET_IDS; id++) {
            both.has[id] = in_a.has[id] && in_b.has[id];
            either.has[id] = in_a.has[id] || in_b.has[id];
            only.has[id] = in_a.has[id] && !in_b.has[id];
            is_common |= both.has[id];
        }
        struct pl_set common = pl_set_and(a, b);
        struct pl_set all = pl_set_or(a, b);
        struct pl_set rest = pl_set_minus(a, b);
        assert_same(&common, &both);
        assert_same(&all, &either);
        assert_same(&rest, &only);
        assert_int_equal(pl_set_meets(&a, &b), is_common);
        assert_true(pl_set_contains(&all, &a));
        assert_int_equal(pl_set_contains(&b, &a), pl_set_is_empty(&rest));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_add_and_remove),
        cmocka_unit_test(test_two_sets),
    };

    return cmocka_run_group_tests_name("set", tests, NULL, NULL);
}
