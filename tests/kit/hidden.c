/* Hidden information: what a seat observes can be completed to a truth that looks the same, and
 * nothing that the seat is shown later tells the two apart unless something was revealed. */
#include <string.h>

#include "tests/kit/play.h"

enum { ROOM_OBS, ROOM_GUESS, ROOM_TRUTH_AFTER, ROOM_SCRATCH };

/* Whether both states look the same to the viewer. Uses the scratch room and `room`. */
static bool looks_same(struct kit_play *play, const struct pl_state *one,
                       const struct pl_state *other, pl_seat viewer)
{
    struct pl_state_room room;
    struct pl_obs *left = pl_obs_in(&play->room[ROOM_SCRATCH]);
    struct pl_obs *right = pl_obs_in(&room);

    pl_observe(play->game, one, viewer, left);
    pl_observe(play->game, other, viewer, right);
    return memcmp(left, right, play->game->layout.size) == 0;
}

/* Names the first field in which two states differ for the viewer. */
static const char *difference(struct kit_play *play, const struct pl_state *one,
                              const struct pl_state *other, pl_seat viewer)
{
    struct pl_state_room left;
    struct pl_state_room right;

    pl_observe(play->game, one, viewer, pl_obs_in(&left));
    pl_observe(play->game, other, viewer, pl_obs_in(&right));
    for (uint32_t i = 0; i < play->game->field_count; i++) {
        const struct pl_field *field = &play->game->fields[i];
        struct pl_place place = { field, field->offset, 0 };
        struct pl_json a = pl_json_in(play->json[0], sizeof play->json[0]);
        struct pl_json b = pl_json_in(play->json[1], sizeof play->json[1]);
        pl_write_place(left.byte, &place, &a);
        pl_write_place(right.byte, &place, &b);
        if (strcmp(a.text.at, b.text.at) != 0) {
            return field->name;
        }
    }
    return "bytes without a field";
}

static bool same_events(const struct pl_events *one, const struct pl_events *other, pl_seat viewer)
{
    if (one->count != other->count) {
        return false;
    }
    for (uint32_t i = 0; i < one->count; i++) {
        struct pl_event a = pl_event_for(one->item[i], viewer);
        struct pl_event b = pl_event_for(other->item[i], viewer);
        if (memcmp(&a, &b, sizeof a) != 0) {
            return false;
        }
    }
    return true;
}

static bool check_same_after(struct kit_play *play, pl_seat viewer, pl_action action)
{
    struct pl_state *truth = pl_state_in(&play->room[ROOM_TRUTH_AFTER]);
    struct pl_state *guess = pl_state_in(&play->room[ROOM_GUESS]);

    if (!looks_same(play, truth, guess, viewer)) {
        return kit_fail(
            play, "without a new epoch, action 0x%016llx shows seat %u what was hidden, in %s",
            (unsigned long long)action, viewer, difference(play, truth, guess, viewer));
    }
    if (!same_events(&play->events[0], &play->events[1], viewer)) {
        return kit_fail(
            play,
            "without a new epoch, the events of action 0x%016llx tell seat %u what was hidden",
            (unsigned long long)action, viewer);
    }
    return true;
}

/* Plays an action of the seat on the truth and on the guess, which the viewer cannot tell apart:
 * if nothing is revealed, he still cannot. Spoils the guess. */
static bool check_silence(struct kit_play *play, pl_seat viewer, pl_seat actor)
{
    struct pl_state *truth = kit_copy(play, ROOM_TRUTH_AFTER);
    struct pl_state *guess = pl_state_in(&play->room[ROOM_GUESS]);
    pl_action action = kit_pick(&play->legal[actor], &play->dice);
    uint32_t epoch = kit_head(play)->epoch;

    play->events[0].count = 0;
    play->events[1].count = 0;
    if (pl_submit(play->game, guess, actor, action, &play->events[1])) {
        /* Another seat may not hold in the guess what it plays in truth. */
        return actor != viewer ||
               kit_fail(play, "seat %u may not do in a guess what it may in truth", viewer);
    }
    play->game->apply(truth, actor, action, &play->events[0]);
    if (pl_head_in(truth)->epoch != epoch || pl_head_in(guess)->epoch != epoch) {
        return true;
    }
    return check_same_after(play, viewer, action) && check_same_after(play, PL_NOBODY, action);
}

static bool check_guess(struct kit_play *play, pl_seat viewer)
{
    struct pl_obs *obs = pl_obs_in(&play->room[ROOM_OBS]);
    struct pl_state *guess = pl_state_in(&play->room[ROOM_GUESS]);
    struct pl_seed seed = kit_seed(play);

    pl_observe(play->game, kit_state(play), viewer, obs);
    pl_determinize(play->game, obs, &seed, guess);
    const char *reason = pl_check(play->game, guess);
    if (reason) {
        return kit_fail(play, "a guess of seat %u is impossible: %s", viewer, reason);
    }
    if (!looks_same(play, kit_state(play), guess, viewer)) {
        return kit_fail(play, "a guess of seat %u looks different to it, in %s", viewer,
                        difference(play, kit_state(play), guess, viewer));
    }
    return true;
}

static bool check_viewer(struct kit_play *play, pl_seat viewer)
{
    pl_seat_mask waiting = kit_head(play)->waiting;

    kit_begin_dice(play, KIT_TAG_VIEWER + viewer);
    if (!check_guess(play, viewer)) {
        return false;
    }
    if (waiting) {
        bool is_own = viewer != PL_NOBODY && (waiting >> viewer & 1);
        pl_seat actor = is_own ? viewer : kit_pick_seat(waiting, &play->dice);
        if (!check_silence(play, viewer, actor)) {
            return false;
        }
    }
    if (waiting && play->is_costliest) {
        return check_guess(play, viewer) && kit_play_out(play, pl_state_in(&play->room[ROOM_GUESS]),
                                                         play->game->decisions_max, "a guess");
    }
    return true;
}

bool kit_check_hidden(struct kit_play *play)
{
    uint8_t seats = kit_head(play)->seats;

    for (pl_seat p = 0; p < seats; p++) {
        if (!check_viewer(play, p)) {
            return false;
        }
    }
    return check_viewer(play, PL_NOBODY);
}
