/* Fields set by hand, one at a time: every value of every element is refused by the check, or the
 * game can be played from there to its end. Says which edit it was when an assertion is met. Tries
 * a third of the values, others at each ply and element, and all with PLANSZA_EDITS=all. */
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/position.h"
#include "tests/match/common.h"

static char current[512];

static void on_abort(int number)
{
    (void)number;
    (void)!write(STDERR_FILENO, current, strlen(current));
    _exit(3);
}

static void play_on(const struct pl_game *game, struct pl_state *state, uint64_t seed)
{
    struct common_dice dice = common_dice_of(seed);
    struct pl_legal list;

    for (uint32_t i = 0; i < 2 * game->decisions_max && !pl_head_read(state)->over; i++) {
        pl_seat seat = (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
        pl_legal_of(game, pl_as_obs(state), seat, &list);
        PL_ASSERT(list.count > 0);
        game->apply(state, seat, list.action[pl_rng_below(&dice.rng, list.count)], NULL);
    }
}

/* The element with this number, counted through all dimensions. */
static uint32_t element_at(const struct pl_field *field, uint32_t number)
{
    uint32_t offset = field->offset;

    for (uint32_t i = pl_field_dims(field); i > 0; i--) {
        offset += number % field->dim[i - 1].count * field->dim[i - 1].stride;
        number /= field->dim[i - 1].count;
    }
    return offset;
}

static uint32_t element_count(const struct pl_field *field)
{
    uint32_t count = 1;

    for (uint32_t i = 0; i < pl_field_dims(field); i++) {
        count *= field->dim[i].count;
    }
    return count;
}

/* Writes the edited value; a bag or a set gains or loses the id. */
static void edit(uint8_t *bytes, const struct pl_field *field, uint32_t offset, int64_t value)
{
    struct pl_bag bag;

    if (field->type == PL_SET) {
        bytes[offset + (value & 127) / 8] ^= (uint8_t)(1u << (value & 7));
        return;
    }
    if (field->type != PL_BAG) {
        memcpy(bytes + offset, &value, pl_type_size(field->type));
        return;
    }
    memcpy(&bag, bytes + offset, sizeof bag);
    uint64_t bit = pl_bit((uint32_t)value & 63);
    bag.one ^= bag.two & bit ? 0 : bit;
    bag.two &= ~bit;
    memcpy(bytes + offset, &bag, sizeof bag);
}

/* With and without the recomputing that setting a field brings. */
static uint32_t try_edit(const struct pl_game *game, const struct pl_state_room *start,
                         const struct pl_field *field, uint32_t offset, int64_t value)
{
    uint32_t passed = 0;

    for (int is_normalized = 0; is_normalized < 2; is_normalized++) {
        struct pl_state_room room = *start;
        edit(room.byte, field, offset, value);
        snprintf(current, sizeof current, "%s: %s at byte %u = %lld%s\n", game->id, field->name,
                 (unsigned)offset, (long long)value, is_normalized ? ", recomputed" : "");
        if (is_normalized) {
            game->tests.normalize(pl_state_in(&room));
        }
        if (!pl_check(game, pl_state_in(&room))) {
            play_on(game, pl_state_in(&room), offset);
            passed++;
        }
    }
    return passed;
}

static uint32_t try_edits(const struct pl_game *game, const struct pl_state_room *start,
                          size_t turn)
{
    enum { USUAL_STEP = 3 };
    static const int64_t values[] = { 0,   1,    2,     3,     4,     5,   6,   7,   8,
                                      9,   10,   11,    12,    13,    17,  25,  31,  40,
                                      50,  51,   63,    64,    100,   127, 128, 200, 255,
                                      256, 1000, 32767, 32768, 65535, -1,  -2,  -100 };
    const char *wish = getenv("PLANSZA_EDITS");
    size_t step = wish && strcmp(wish, "all") == 0 ? 1 : USUAL_STEP;
    uint32_t passed = 0;

    for (uint32_t f = 0; f < game->field_count; f++) {
        const struct pl_field *field = &game->fields[f];
        for (uint32_t e = 0; e < element_count(field); e++) {
            uint32_t offset = element_at(field, e);
            for (size_t v = (turn + e) % step; v < PL_COUNT_OF(values); v += step) {
                passed += try_edit(game, start, field, offset, values[v]);
            }
        }
    }
    return passed;
}

static void test_edits(void **unused)
{
    static const uint32_t plies[] = { 0, 4, 17, 60, 130 };

    (void)unused;
    signal(SIGABRT, on_abort);
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        uint32_t passed = 0;
        for (size_t i = 0; i < PL_COUNT_OF(plies); i++) {
            uint8_t seats =
                (uint8_t)(game->seats_min + i % (game->seats_max - game->seats_min + 1u));
            struct match *match = common_match(game, seats, i);
            struct common_dice dice = common_dice_of(i);
            struct pl_state_room room = { { 0 } };
            common_play(match, plies[i], &dice);
            memcpy(room.byte, match_state(match), game->layout.size);
            passed += try_edits(game, &room, i);
            match_free(match);
        }
        assert_true(passed > 100);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_edits),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
