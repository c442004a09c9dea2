/* Hidden information: what a seat observes can be completed to a truth that looks the same, and
 * nothing that the seat is shown later tells the two apart unless something was revealed. Events
 * never tell more than can be seen: where a guess leads to the same sight, it tells the same. */
#include <string.h>

#include "kit/play.h"

enum { ROOM_OBS, ROOM_GUESS, ROOM_TRUTH_AFTER, ROOM_GUESS_AFTER };

enum { GUESSES = 4 };

/* A decision that was made on the truth, its events in play->events[0], and who looks on. */
struct decision {
    pl_seat viewer; /* or PL_NOBODY */
    pl_seat actor;
    pl_action action;
    struct pl_state_room seen; /* what the viewer sees afterwards */
};

/* Whether the state looks so to the viewer. */
static bool looks(struct kit_play *play, const struct pl_state *state, pl_seat viewer,
                  const struct pl_state_room *seen)
{
    struct pl_state_room room;

    pl_observe(play->game, state, viewer, pl_obs_in(&room));
    return memcmp(room.byte, seen->byte, play->game->layout.size) == 0;
}

/* Whether both states look the same to the viewer. */
static bool looks_same(struct kit_play *play, const struct pl_state *one,
                       const struct pl_state *other, pl_seat viewer)
{
    struct pl_state_room seen;

    pl_observe(play->game, one, viewer, pl_obs_in(&seen));
    return looks(play, other, viewer, &seen);
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

static bool is_same_event(const struct pl_event *one, const struct pl_event *other, pl_seat viewer)
{
    struct pl_event a = pl_event_for(*one, viewer);
    struct pl_event b = pl_event_for(*other, viewer);

    return memcmp(&a, &b, sizeof a) == 0;
}

static bool same_events(const struct pl_events *one, const struct pl_events *other, pl_seat viewer)
{
    for (uint32_t i = 0; i < one->count && i < other->count; i++) {
        if (!is_same_event(&one->item[i], &other->item[i], viewer)) {
            return false;
        }
    }
    return one->count == other->count;
}

/* The kind of an event that the viewer is told of in one list and not in the other, 0 if none. The
 * order may differ: two cards drawn to a hand are the same hand. */
static uint16_t odd_event(const struct pl_events *one, const struct pl_events *other,
                          pl_seat viewer)
{
    bool is_taken[PL_EVENTS_MAX] = { false };

    for (uint32_t i = 0; i < one->count; i++) {
        uint32_t k = 0;
        while (k < other->count &&
               (is_taken[k] || !is_same_event(&one->item[i], &other->item[k], viewer))) {
            k++;
        }
        if (k == other->count) {
            return one->item[i].kind;
        }
        is_taken[k] = true;
    }
    return 0;
}

/* Where both lists are of one length, what is odd in either is odd in the first. */
static uint16_t difference_of_events(const struct kit_play *play, pl_seat viewer)
{
    const struct pl_events *truth = &play->events[0];
    const struct pl_events *guess = &play->events[1];

    if (same_events(truth, guess, viewer)) {
        return 0;
    }
    uint16_t odd = odd_event(truth, guess, viewer);
    return odd ? odd : odd_event(guess, truth, viewer);
}

static bool check_same_film(struct kit_play *play, pl_seat viewer, const struct decision *made)
{
    struct kit_filmed filmed = { viewer, made->actor, made->action };
    const struct pl_state *guess = pl_state_in(&play->room[ROOM_GUESS]);

    return kit_film_hash(play, kit_state(play), &filmed) == kit_film_hash(play, guess, &filmed) ||
           kit_fail(play,
                    "without a new epoch, seat %u sees what was hidden between the events of "
                    "action 0x%016llx",
                    viewer, (unsigned long long)made->action);
}

static bool check_same_after(struct kit_play *play, pl_seat viewer, const struct decision *made)
{
    pl_action action = made->action;
    struct pl_state *truth = pl_state_in(&play->room[ROOM_TRUTH_AFTER]);
    struct pl_state *guess = pl_state_in(&play->room[ROOM_GUESS_AFTER]);

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
    return check_same_film(play, viewer, made);
}

/* Plays an action on a copy of the guess, with its events in play->events[1]. */
static const struct pl_state *try_guess(struct kit_play *play, pl_seat actor, pl_action action)
{
    struct pl_state *after = pl_state_in(&play->room[ROOM_GUESS_AFTER]);

    memcpy(after, play->room[ROOM_GUESS].byte, play->game->layout.size);
    pl_events_clear(&play->events[1]);
    play->game->apply(after, actor, action, &play->events[1]);
    return after;
}

/* How far decisions of the actor in the guess lead to what the decision led to in truth. */
struct reached {
    pl_action public_by; /* leads to the same table; 0: none does */
    bool is_seen;        /* one of them to the same sight of the viewer */
    uint16_t odd_event;  /* and to other events: one that is told otherwise */
};

/* An actor knows what they did: for their own view only the same decision counts. */
static struct reached reach(struct kit_play *play, const struct decision *made)
{
    const uint8_t *truth = play->room[ROOM_TRUTH_AFTER].byte;
    struct reached reached = { 0 };

    for (uint32_t i = 0; i < play->list.count; i++) {
        pl_action action = play->list.action[i];
        if (made->actor == made->viewer && action != made->action) {
            continue;
        }
        const struct pl_state *after = try_guess(play, made->actor, action);
        if (memcmp(after, truth, play->game->layout.private_at) != 0) {
            continue;
        }
        reached.public_by = action;
        if (!looks(play, after, made->viewer, &made->seen)) {
            continue;
        }
        reached.is_seen = true;
        reached.odd_event = difference_of_events(play, made->viewer);
        if (reached.odd_event == 0) {
            break;
        }
    }
    return reached;
}

/* Where the actor could have played otherwise and left the same table, one such play shows the
 * viewer the same private block, unless there is a new epoch. Where it does, one is reported in the
 * same way: otherwise the events would reveal what is not in sight. */
static bool check_told(struct kit_play *play, const struct decision *made)
{
    const struct pl_state *truth = pl_state_in(&play->room[ROOM_TRUTH_AFTER]);
    struct reached reached = reach(play, made);

    if (reached.public_by && !reached.is_seen &&
        pl_head_read(truth)->epoch == kit_head(play)->epoch) {
        const struct pl_state *guess = try_guess(play, made->actor, reached.public_by);
        return kit_fail(
            play, "without a new epoch, action 0x%016llx shows seat %u what was hidden, in %s",
            (unsigned long long)made->action, made->viewer,
            difference(play, truth, guess, made->viewer));
    }
    return reached.odd_event == 0 ||
           kit_fail(play,
                    "event %s of action 0x%016llx of seat %u tells seat %u what it cannot see",
                    pl_name_of(play->game->event_names, reached.odd_event),
                    (unsigned long long)made->action, made->actor, made->viewer);
}

/* Holds the decision against the guess, which the viewer cannot tell from the truth: if nothing is
 * revealed, they still cannot. */
static bool check_silence(struct kit_play *play, const struct decision *made, bool *ret_is_legal)
{
    const struct pl_state *truth = pl_state_in(&play->room[ROOM_TRUTH_AFTER]);
    uint32_t epoch = kit_head(play)->epoch;

    pl_legal_of(play->game, pl_as_obs(pl_state_in(&play->room[ROOM_GUESS])), made->actor,
                &play->list);
    *ret_is_legal = pl_legal_has(&play->list, made->action);
    if (!*ret_is_legal && made->actor == made->viewer) {
        return kit_fail(play, "seat %u may not do in a guess what it may in truth", made->viewer);
    }
    if (*ret_is_legal && pl_head_read(truth)->epoch == epoch &&
        pl_head_read(try_guess(play, made->actor, made->action))->epoch == epoch) {
        return check_same_after(play, made->viewer, made) &&
               check_same_after(play, PL_NOBODY, made);
    }
    /* Another seat may not hold in the guess what it plays in truth. */
    return check_told(play, made);
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

/* What chance brings to the guess is what it brings to the truth. */
static void share_chance(struct kit_play *play)
{
    uint32_t at = play->game->layout.rng_at;

    memcpy(play->room[ROOM_GUESS].byte + at, play->state.byte + at, sizeof(struct pl_rng));
}

/* Plays an action of the actor and holds it against guesses of the viewer, several where the actor
 * does not have in them the card played in truth. */
static bool check_decision(struct kit_play *play, pl_seat viewer, pl_seat actor)
{
    struct pl_state *truth = kit_copy(play, ROOM_TRUTH_AFTER);
    struct decision made = {
        .viewer = viewer,
        .actor = actor,
        .action = kit_pick(&play->legal[actor], &play->dice),
    };
    bool is_legal = false;

    pl_events_clear(&play->events[0]);
    play->game->apply(truth, actor, made.action, &play->events[0]);
    pl_observe(play->game, truth, viewer, pl_obs_in(&made.seen));
    for (uint32_t i = 0; i < GUESSES && !is_legal; i++) {
        if (!check_guess(play, viewer)) {
            return false;
        }
        share_chance(play);
        if (!check_silence(play, &made, &is_legal)) {
            return false;
        }
    }
    return true;
}

static bool check_viewer(struct kit_play *play, pl_seat viewer)
{
    pl_seat_mask waiting = kit_head(play)->waiting;
    bool is_own = viewer != PL_NOBODY && (waiting >> viewer & 1);
    pl_seat_mask others = is_own ? waiting & (pl_seat_mask) ~(1u << viewer) : waiting;

    kit_begin_dice(play, KIT_TAG_VIEWER + viewer);
    if (is_own && !check_decision(play, viewer, viewer)) {
        return false;
    }
    if (others && !check_decision(play, viewer, kit_pick_seat(others, &play->dice))) {
        return false;
    }
    if (!waiting || play->is_costliest) {
        return check_guess(play, viewer) &&
               (!waiting || kit_play_out(play, pl_state_in(&play->room[ROOM_GUESS]),
                                         play->game->decisions_max, "a guess"));
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
