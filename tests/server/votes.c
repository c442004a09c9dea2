/* Moves, undo and votes in every order, a few steps deep, from positions of every game: whatever
 * people ask, the server lives, numbers of questions rise exactly when something is asked anew,
 * decided or taken back, and what names an old number changes nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "server/tables/flow.h"
#include "server/tables/question.h"
#include "tests/server/secrecy_world.h"

enum { SEATS = 3, DEPTH = 5, DECISIONS_MAX = 256 };

/* How far a game has gone when the search begins. */
static const uint32_t starts[] = { 0, 3, 7, 20, 40 };

enum act { ACT_MOVE, ACT_MOVE_LAST, ACT_UNDO, ACT_YES, ACT_NO, ACT_COUNT };

struct deed {
    enum act act;
    pl_seat seat;
};

static struct world world;
static struct pl_state_room begin;
static uint32_t begin_ply;
static uint64_t done_count;
static uint64_t back_count; /* undone with the consent of others */

/* What a seat can know of what it is asked and has decided. */
struct known {
    bool is_asked;
    uint8_t decision;
    struct pl_legal legal;
    uint32_t own_count;
    pl_action own[DECISIONS_MAX];
    int64_t question;
};

static void look(pl_seat seat, struct known *ret_known)
{
    const struct server_table *table = world.table;
    const struct pl_head *head = pl_head_read(world_truth(&world));
    struct pl_state_room room;

    memset(ret_known, 0, sizeof *ret_known);
    ret_known->question = table->seat[seat].question;
    ret_known->is_asked = head->waiting >> seat & 1;
    if (ret_known->is_asked) {
        ret_known->decision = pl_peek(head)->kind;
        pl_observe(table->game, world_truth(&world), seat, pl_obs_in(&room));
        pl_legal_of(table->game, pl_obs_in(&room), seat, &ret_known->legal);
    }
    for (uint32_t ply = table->match_from; ply < table->ply; ply++) {
        pl_seat other;
        pl_action action;
        server_table_decision(table, ply, &other, &action);
        if (other == seat) {
            assert_true(ret_known->own_count < DECISIONS_MAX);
            ret_known->own[ret_known->own_count++] = action;
        }
    }
}

static bool is_same_list(const struct pl_legal *one, const struct pl_legal *other)
{
    return one->count == other->count &&
           memcmp(one->action, other->action, one->count * sizeof one->action[0]) == 0;
}

static bool has_changed(const struct known *before, const struct known *after)
{
    bool is_other_question =
        after->is_asked && (!before->is_asked || after->decision != before->decision ||
                            !is_same_list(&after->legal, &before->legal));
    bool is_other_past = before->own_count != after->own_count ||
                         memcmp(before->own, after->own, sizeof before->own) != 0;
    return is_other_question || is_other_past;
}

/* The deed, by a message; a move takes the first or the last action. */
static void act(const struct deed *deed)
{
    struct known known;
    char members[160];

    switch (deed->act) {
    case ACT_MOVE:
    case ACT_MOVE_LAST:
        look(deed->seat, &known);
        if (known.legal.count > 0) {
            world_move(&world, deed->seat,
                       known.legal.action[deed->act == ACT_MOVE ? 0 : known.legal.count - 1]);
        }
        break;
    case ACT_UNDO:
        world_ask(&world, deed->seat, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q");
        break;
    case ACT_YES:
    case ACT_NO:
        snprintf(members, sizeof members,
                 "\"t\":\"answer\",\"table\":\"%%T\",\"what\":\"undo\",\"vote\":%%V,\"yes\":%s",
                 deed->act == ACT_YES ? "true" : "false");
        world_ask(&world, deed->seat, members);
        break;
    case ACT_COUNT: break;
    }
}

/* What the table is, but for the time. */
struct mark {
    uint32_t ply;
    uint32_t journal_count;
    pl_seat_mask waiting;
    struct server_vote undo;
    int64_t question[SEATS];
    uint64_t hash;
};

static struct mark mark(void)
{
    const struct server_table *table = world.table;
    struct mark now;

    memset(&now, 0, sizeof now);
    now.ply = table->ply;
    now.journal_count = table->journal_count;
    now.waiting = table->waiting;
    memcpy(&now.undo, &table->undo, sizeof now.undo);
    now.hash = pl_hash(table->game, world_truth(&world));
    for (pl_seat p = 0; p < table->config.seats && p < SEATS; p++) {
        now.question[p] = table->seat[p].question;
    }
    return now;
}

static bool is_same_mark(const struct mark *one, const struct mark *other)
{
    return memcmp(one, other, sizeof *one) == 0;
}

/* Whether what was sent to them since it was forgotten has these words. */
static bool is_told(pl_seat seat, const char *words)
{
    const struct world_person *person = world_person(&world, seat);

    return memmem(person->sent, person->size, words, strlen(words));
}

/* Numbers that are not those of now, with what would be legal. */
static void check_stale(void)
{
    struct mark before = mark();

    for (pl_seat p = 0; p < world.table->config.seats; p++) {
        struct known known;
        char members[192];
        look(p, &known);
        for (int step = -1; step <= 1; step += 2) {
            world_forget(&world);
            snprintf(members, sizeof members,
                     "\"t\":\"move\",\"table\":\"%%T\",\"mid\":\"s\",\"question\":%lld,"
                     "\"action\":\"0x%llx\"",
                     (long long)known.question + step,
                     (unsigned long long)(known.legal.count ? known.legal.action[0] : 1));
            world_ask(&world, p, members);
            assert_true(is_told(p, "\"code\":\"stale\""));
            assert_false(is_told(p, "\"t\":\"ok\""));
        }
    }
    struct mark after = mark();
    assert_true(is_same_mark(&before, &after));
}

/* Does it and holds numbers against what seats know. False when it was refused. */
static bool do_and_check(const struct deed *deed)
{
    static struct known before[SEATS];
    static struct known after[SEATS];
    struct mark mark_before = mark();
    const struct server_vote vote = world.table->undo;

    for (pl_seat p = 0; p < world.table->config.seats; p++) {
        look(p, &before[p]);
    }
    act(deed);
    struct mark mark_after = mark();
    if (is_same_mark(&mark_before, &mark_after)) {
        return false;
    }
    /* A vote takes back several decisions at once: what is asked may be the same in the end. */
    bool is_one_step = deed->act != ACT_YES;
    for (pl_seat p = 0; p < world.table->config.seats; p++) {
        look(p, &after[p]);
        assert_true(after[p].question >= before[p].question);
        if (has_changed(&before[p], &after[p])) {
            assert_true(after[p].question > before[p].question);
        } else if (is_one_step) {
            assert_int_equal(after[p].question, before[p].question);
        }
    }
    if (deed->act == ACT_YES && world.table->ply < mark_before.ply) {
        assert_int_equal(vote.need, 1u << deed->seat);
        assert_true(after[vote.seat].is_asked);
        assert_int_equal(after[vote.seat].own_count, before[vote.seat].own_count - 1);
        back_count++;
    }
    done_count++;
    return true;
}

/* From the start along the path; the last deed is checked. */
static bool walk(const struct deed *path, uint32_t count)
{
    world_begin(&world, pl_state_in(&begin), begin_ply);
    for (uint32_t i = 0; i + 1 < count; i++) {
        act(&path[i]);
    }
    world_forget(&world);
    return world.table->status == SERVER_RUNNING && do_and_check(&path[count - 1]);
}

static void search(struct deed *path, uint32_t count)
{
    for (enum act one = 0; one < ACT_COUNT; one++) {
        for (pl_seat p = 0; p < world.table->config.seats; p++) {
            path[count] = (struct deed){ .act = one, .seat = p };
            if (!walk(path, count + 1)) {
                continue;
            }
            if (world.table->status == SERVER_RUNNING) {
                check_stale();
                if (count + 1 < DEPTH) {
                    search(path, count + 1);
                }
            }
        }
    }
}

/* Plays so far by chance; the position is kept. */
static bool play_to(const struct pl_game *game, const struct pl_config *config, uint32_t ply)
{
    struct pl_state *state = pl_state_in(&begin);
    struct pl_rng dice;
    struct pl_seed seed = pl_seed_of(ply + 1);
    struct pl_legal list;

    pl_rng_start(&dice, &seed);
    pl_start(game, config, state);
    for (uint32_t i = 0; i < ply && !pl_head_read(state)->over; i++) {
        pl_seat seat = (pl_seat)pl_rng_below(&dice, config->seats);
        while (!(pl_head_read(state)->waiting >> seat & 1)) {
            seat = pl_left_of(pl_head_read(state), seat);
        }
        pl_legal_of(game, pl_as_obs(state), seat, &list);
        game->apply(state, seat, list.action[pl_rng_below(&dice, list.count)], NULL);
    }
    begin_ply = ply;
    return !pl_head_read(state)->over;
}

/* False when the game is over before that. */
static bool set_up(const struct pl_game *game, uint8_t seats, uint32_t ply)
{
    struct world_setup setup = {
        .game = game,
        .config = pl_config_default(game, seats, pl_seed_of(1)),
        .clock = SERVER_CLOCK_NONE,
    };

    world_set_up(&world, &setup);
    return play_to(game, &setup.config, ply);
}

static void test_every_order(void **unused)
{
    struct deed path[DEPTH];

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        uint8_t seats = game->seats_max < SEATS ? game->seats_max : SEATS;
        for (uint32_t i = 0; i < PL_COUNT_OF(starts); i++) {
            if (set_up(game, seats, starts[i])) {
                search(path, 0);
            }
        }
    }
    printf("votes: %llu deeds, %llu of them took decisions back by consent\n",
           (unsigned long long)done_count, (unsigned long long)back_count);
    assert_true(back_count > 0);
}

/* A vote that cannot be carried out any more is refused, and nothing has changed but that it is
 * over. No order of requests leads here: the table is told that older decisions can be reached. */
static void test_what_cannot_be_taken_back(void **unused)
{
    const struct pl_game *game = games_find("bids");
    struct known known;

    (void)unused;
    assert_true(set_up(game, 2, 0));
    world_begin(&world, pl_state_in(&begin), 0);
    struct server_table *table = world.table;
    for (uint32_t tries = 0; table->epoch_from == 0 && tries < 100; tries++) {
        act(&(struct deed){ .act = ACT_MOVE, .seat = (pl_seat)(tries % 2) });
    }
    assert_true(table->epoch_from > 0);
    table->epoch_from = 0;
    table->undo = (struct server_vote){
        .is_open = true,
        .number = ++table->vote_number,
        .need = 2,
        .until_ms = INT64_MAX,
    };
    look(0, &known);
    assert_true(known.own_count > 0);
    struct mark before = mark();
    world_forget(&world);
    act(&(struct deed){ .act = ACT_YES, .seat = 1 });
    assert_true(is_told(1, "\"code\":\"no-undo\""));
    struct mark after = mark();
    assert_false(after.undo.is_open);
    after.undo = before.undo;
    assert_true(is_same_mark(&before, &after));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_order),
        cmocka_unit_test(test_what_cannot_be_taken_back),
    };

    world_open(&world);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    return failed;
}
