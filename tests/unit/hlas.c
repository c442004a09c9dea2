/* Heroes of Land, Air & Sea: which options make a difference, and which actions do nothing. */
#include "games/hlas/flow.h"

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

static bool is_idle(const struct pl_state *state, pl_action action)
{
    char room[256];
    struct pl_text text = pl_text_in(room, sizeof room);

    hlas_game.idle_text(pl_as_obs(state), action, PL_LANG_EN, &text);
    return text.length > 0;
}

/* Whether what was chosen has led its seat to a question with an answer that does something. */
static bool leads_on(const struct pl_state *state, pl_seat seat)
{
    static const uint64_t questions = 1ull << HLAS_FRAME_RECRUIT | 1ull << HLAS_FRAME_BUILD |
                                      1ull << HLAS_FRAME_RESEARCH | 1ull << HLAS_FRAME_TAX |
                                      1ull << HLAS_FRAME_ORIGIN | 1ull << HLAS_FRAME_CREW |
                                      1ull << HLAS_FRAME_CAST;
    const struct pl_head *head = pl_head_read(state);
    struct pl_legal list;

    pl_legal_of(&hlas_game, pl_as_obs(state), seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        uint16_t kind = pl_act_kind(list.action[i]);
        bool is_vain = kind == HLAS_ACT_CAST && is_idle(state, list.action[i]);
        if (kind != HLAS_ACT_DONE && kind != HLAS_ACT_TAKE && !is_vain) {
            return questions >> pl_peek(head)->kind & 1;
        }
    }
    return false;
}

/* Compares what is said of an action with what comes of it; whether it was said to be idle. */
static bool compare(const struct pl_state *state, pl_seat seat, pl_action action)
{
    struct pl_state_room after;
    bool said = is_idle(state, action);

    memcpy(after.byte, state, hlas_game.layout.size);
    hlas_game.apply(pl_state_in(&after), seat, action, NULL);
    assert_int_equal(said, !leads_on(pl_state_in(&after), seat));
    return said;
}

/* Plays the action, and answers no spell. */
static void play_unanswered(struct pl_state *state, pl_seat seat, pl_action action)
{
    hlas_game.apply(state, seat, action, NULL);
    while (pl_peek(pl_head_read(state))->kind == HLAS_FRAME_ANSWER) {
        pl_seat asked = pl_peek(pl_head_read(state))->seat;
        hlas_game.apply(state, asked, pl_act(HLAS_ACT_PASS, 0, 0, 0), NULL);
    }
}

/* The table without what a spell costs and scores anyway. */
static struct hlas_public table_of(const struct pl_state *state, pl_seat caster)
{
    struct hlas_public pub = hlas_read(state)->public;

    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        pub.score[p] = 0;
        pub.library_count[p] = 0;
    }
    pub.resource[caster][HLAS_MANA] = 0;
    memset(pub.scribed_state[caster], 0, sizeof pub.scribed_state[caster]);
    memset(pub.battle.cast, 0, sizeof pub.battle.cast);
    pub.seen_discard = (struct pl_bag){ 0 };
    pub.discard_count = 0;
    return pub;
}

/* A spell that is said to bring points alone leaves the table as it was, or as it gets where none
 * is cast. With the end of a round more comes about. */
static void assert_vain(const struct pl_state *state, pl_seat seat, pl_action action,
                        pl_action decline)
{
    struct pl_state_room cast;
    struct pl_state_room declined;

    memcpy(cast.byte, state, hlas_game.layout.size);
    memcpy(declined.byte, state, hlas_game.layout.size);
    play_unanswered(pl_state_in(&cast), seat, action);
    play_unanswered(pl_state_in(&declined), seat, decline);
    struct hlas_public then = table_of(pl_state_in(&cast), seat);
    struct hlas_public otherwise = table_of(pl_state_in(&declined), seat);
    struct hlas_public before = table_of(state, seat);
    assert_true(then.round != before.round || memcmp(&then, &before, sizeof then) == 0 ||
                memcmp(&then, &otherwise, sizeof then) == 0);
}

/* Adds to the counts of idle and other spells; only they may be idle beside places of the bar. */
static void count_spell(const struct pl_state *state, pl_seat seat, pl_action action,
                        uint32_t ret_count[2])
{
    bool is_cast = pl_peek(pl_head_read(state))->kind == HLAS_FRAME_CAST;
    uint16_t kind = pl_act_kind(action);
    bool is_spell = kind == HLAS_ACT_CAST || kind == HLAS_ACT_ANSWER;
    bool said = is_idle(state, action);

    if (is_spell) {
        ret_count[said]++;
    }
    if (said && is_spell) {
        assert_vain(state, seat, action, pl_act(is_cast ? HLAS_ACT_DONE : HLAS_ACT_PASS, 0, 0, 0));
    }
    assert_true(is_spell || kind == HLAS_ACT_TARGET || !said);
}

/* Adds to the counts of idle and other actions those of one game of random play. */
static void count_idle(uint8_t game, uint32_t ret_count[2], uint32_t ret_spells[2])
{
    struct pl_state_room room = { { 0 } };
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&hlas_game, 1 + game % 4, pl_seed_of(game));
    struct pl_rng dice = { .key = { game } };
    struct pl_legal list;

    pl_start(&hlas_game, &config, state);
    while (!pl_head_read(state)->over) {
        pl_seat seat = (pl_seat)pl_lowest(pl_head_read(state)->waiting);
        pl_legal_of(&hlas_game, pl_as_obs(state), seat, &list);
        for (uint32_t i = 0; i < list.count; i++) {
            uint16_t kind = pl_act_kind(list.action[i]);
            if (kind == HLAS_ACT_ACT || kind == HLAS_ACT_FOLLOW || kind == HLAS_ACT_MUSTER) {
                ret_count[compare(state, seat, list.action[i])]++;
            } else {
                count_spell(state, seat, list.action[i], ret_spells);
            }
        }
        hlas_game.apply(state, seat, list.action[pl_rng_below(&dice, list.count)], NULL);
    }
}

static void idle_actions_lead_nowhere(void **unused)
{
    uint32_t count[2] = { 0 };
    uint32_t spells[2] = { 0 };

    (void)unused;
    for (uint8_t game = 0; game < 20; game++) {
        count_idle(game, count, spells);
    }
    assert_true(count[false] > 1000);
    assert_true(count[true] > 1000);
    assert_true(spells[false] > 500);
    assert_true(spells[true] > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(options_matter_by_players),
                                        cmocka_unit_test(idle_actions_lead_nowhere) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
