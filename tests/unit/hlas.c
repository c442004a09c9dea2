/* Heroes of Land, Air & Sea: which options make a difference. */
#include "games/hlas/hlas.h"

#include "tests/unit/unit.h"

/* R-HLA-3.1, R-HLA-28.1, R-HLA-X1.1, R-HLA-X1.2, R-HLA-X1.3, R-HLA-X1.4 */
static void options_matter_by_players(void **unused)
{
    const uint32_t one = 1 << 1, two = 1 << 2, three = 1 << 3, four = 1 << 4;
    const struct {
        enum hlas_option option;
        uint32_t seats;
    } rows[HLAS_OPTION_COUNT] = {
        { HLAS_OPTION_MODE, four },
        { HLAS_OPTION_FIRST, two | three | four },
        { HLAS_OPTION_CANCELLED_NO_VP, one | two | three | four },
        { HLAS_OPTION_SOLO_TWO_TOWERS, one },
        { HLAS_OPTION_SOLO_NO_LEVEL_VP, one },
        { HLAS_OPTION_RESHUFFLE_AT_NEED, one | two | three | four },
    };

    (void)unused;
    for (uint8_t seats = 1; seats <= 4; seats++) {
        for (uint8_t mode = HLAS_MODE_FREE; mode <= HLAS_MODE_TEAMS; mode++) {
            struct pl_config config = pl_config_default(&hlas_game, seats, pl_seed_of(1));
            config.option[HLAS_OPTION_MODE] = mode;
            for (uint32_t i = 0; i < PL_COUNT_OF(rows); i++) {
                assert_int_equal(pl_option_matters(&hlas_game, &config, rows[i].option),
                                 rows[i].seats >> seats & 1);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(options_matter_by_players) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
