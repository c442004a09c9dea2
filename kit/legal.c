/* Legal lists: whom they are for, their order, what is refused, commits in another order. */
#include <string.h>

#include "core/repeat.h"
#include "kit/play.h"

static bool check_list(struct kit_play *play, pl_seat seat)
{
    const struct pl_legal *list = &play->legal[seat];
    uint32_t kinds = play->game->action_names->count;

    if (list->count == 0) {
        return kit_fail(play, "seat %u is waited for and has no legal action", seat);
    }
    for (uint32_t i = 0; i < list->count; i++) {
        uint16_t kind = pl_act_kind(list->action[i]);
        if (kind == 0 || kind >= kinds) {
            return kit_fail(play, "seat %u has a legal action of the unknown kind %u", seat, kind);
        }
        if (i > 0 && list->action[i] <= list->action[i - 1]) {
            return kit_fail(play, "the legal list of seat %u is not ascending at 0x%016llx", seat,
                            (unsigned long long)list->action[i]);
        }
    }
    if (list->count > play->report->legal_max) {
        play->report->legal_max = list->count;
    }
    return true;
}

/* The list depends only on what the seat sees. */
static bool check_observed_list(struct kit_play *play, pl_seat seat)
{
    struct pl_obs *obs = pl_obs_in(&play->room[0]);
    const struct pl_legal *truth = &play->legal[seat];

    pl_observe(play->game, kit_state(play), seat, obs);
    pl_legal_of(play->game, obs, seat, &play->list);
    if (play->list.count != truth->count ||
        memcmp(play->list.action, truth->action, truth->count * sizeof truth->action[0]) != 0) {
        return kit_fail(play, "seat %u: the observation gives another legal list than the truth",
                        seat);
    }
    return true;
}

bool kit_check_legal(struct kit_play *play)
{
    const struct pl_head *head = kit_head(play);

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        pl_legal_of(play->game, pl_as_obs(kit_state(play)), p, &play->legal[p]);
        if (!(head->waiting >> p & 1)) {
            continue;
        }
        if (!check_list(play, p) || !check_observed_list(play, p) || !kit_check_prompt(play, p) ||
            !kit_check_action_texts(play, p)) {
            return false;
        }
    }
    return true;
}

bool kit_check_alone(struct kit_play *play)
{
    const struct pl_head *head = kit_head(play);

    for (pl_seat p = 0; p < head->seats; p++) {
        const struct pl_frame_kind *kind = &play->game->frames[pl_peek(head)->kind];
        if ((head->waiting >> p & 1) && play->legal[p].count == 1 &&
            kind->alone == PL_ALONE_NEVER) {
            return kit_fail(play, "seat %u is asked %s, which has only one answer", p, kind->name);
        }
    }
    return true;
}

/* Offers that can be declined unasked: declining is legal, and there is something to decline. */
bool kit_check_offers(struct kit_play *play)
{
    const struct pl_head *head = kit_head(play);

    for (pl_seat p = 0; p < head->seats; p++) {
        struct pl_offer offer = pl_offer_to(play->game, kit_state(play), p);
        if (offer.pass && !pl_legal_has(&play->legal[p], offer.pass)) {
            return kit_fail(play, "seat %u cannot decline what it is offered", p);
        }
        if (offer.pass && (offer.cause == 0 || offer.turn == 0)) {
            return kit_fail(play, "seat %u is offered something that answers nothing", p);
        }
    }
    return true;
}

/* What is said to go several times in a row does, and nothing comes to light in between. */
static bool check_times(struct kit_play *play, pl_seat seat, pl_action action, uint8_t times)
{
    struct pl_state *copy = kit_copy(play, 0);
    uint32_t epoch = kit_head(play)->epoch;

    for (uint32_t i = 0; i < times; i++) {
        if (pl_head_read(copy)->epoch != epoch) {
            return kit_fail(play, "seat %u learns something between equal answers 0x%016llx", seat,
                            (unsigned long long)action);
        }
        if (pl_submit(play->game, copy, seat, action, NULL)) {
            return kit_fail(play, "seat %u cannot answer 0x%016llx %u times in a row", seat,
                            (unsigned long long)action, times);
        }
    }
    return true;
}

bool kit_check_times(struct kit_play *play)
{
    const struct pl_head *head = kit_head(play);
    struct pl_obs *obs = pl_obs_in(&play->room[1]);
    uint8_t times[PL_LEGAL_MAX];

    for (pl_seat p = 0; p < head->seats; p++) {
        const struct pl_legal *list = &play->legal[p];
        pl_observe(play->game, kit_state(play), p, obs);
        pl_times_of(play->game, obs, list, times);
        for (uint32_t i = 0; i < list->count; i++) {
            if (times[i] > 1 && !check_times(play, p, list->action[i], times[i])) {
                return false;
            }
        }
    }
    return true;
}

/* Submits what may not be accepted. */
static bool refuse(struct kit_play *play, pl_seat seat, pl_action action, const char *what)
{
    struct pl_state *copy = kit_copy(play, 0);

    pl_events_clear(&play->events[1]);
    if (!pl_submit(play->game, copy, seat, action, &play->events[1])) {
        return kit_fail(play, "%s is accepted: seat %u, action 0x%016llx", what, seat,
                        (unsigned long long)action);
    }
    if (memcmp(copy, kit_state(play), play->game->layout.size) != 0) {
        return kit_fail(play, "%s is refused and changed the state", what);
    }
    if (play->events[1].count > 0) {
        return kit_fail(play, "%s is refused and reported as an event", what);
    }
    return true;
}

static bool refuse_for_seat(struct kit_play *play, pl_seat seat)
{
    const struct pl_legal *list = &play->legal[seat];
    pl_action action = kit_pick(list, &play->dice);
    pl_action flipped = action ^ pl_bit(pl_rng_below(&play->dice, 64));
    pl_action random = (uint64_t)pl_rng_next(&play->dice) << 32 | pl_rng_next(&play->dice);

    if (!pl_legal_has(list, flipped) && !refuse(play, seat, flipped, "a flipped bit")) {
        return false;
    }
    return pl_legal_has(list, random) || refuse(play, seat, random, "a random number");
}

bool kit_check_refusals(struct kit_play *play)
{
    const struct pl_head *head = kit_head(play);
    pl_seat_mask waiting = head->waiting;
    pl_action action = 1;

    kit_begin_dice(play, KIT_TAG_REFUSALS);
    pl_seat someone = (pl_seat)pl_rng_below(&play->dice, PL_SEATS_MAX);
    if (waiting) {
        pl_seat seat = kit_pick_seat(waiting, &play->dice);
        action = kit_pick(&play->legal[seat], &play->dice);
        if (!refuse_for_seat(play, seat) || !refuse(play, seat, 0, "action 0")) {
            return false;
        }
    }
    if (!(waiting >> someone & 1) && !refuse(play, someone, action, "the action of another seat")) {
        return false;
    }
    return refuse(play, PL_NOBODY, action, "the action of a spectator");
}

/* Applies one action of each waiting seat to a copy, in an order of seats. */
static bool apply_in_order(struct kit_play *play, const pl_seat *order, const pl_action *action,
                           uint32_t room)
{
    struct pl_state *state = kit_copy(play, room);
    uint32_t count = (uint32_t)__builtin_popcount(kit_head(play)->waiting);

    for (uint32_t i = 0; i < count; i++) {
        const char *reason = pl_submit(play->game, state, order[i], action[order[i]], NULL);
        if (reason) {
            return kit_fail(play, "seat %u may not decide after another waiting seat did: %s",
                            order[i], reason);
        }
    }
    return true;
}

/* Where several seats decide at once, the order of their decisions does not matter. */
bool kit_check_commuting(struct kit_play *play)
{
    pl_seat order[PL_SEATS_MAX];
    pl_action action[PL_SEATS_MAX] = { 0 };
    uint32_t count = 0;

    kit_begin_dice(play, KIT_TAG_COMMUTING);
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (kit_head(play)->waiting >> p & 1) {
            order[count++] = p;
            action[p] = kit_pick(&play->legal[p], &play->dice);
        }
    }
    if (count < 2) {
        return true;
    }
    if (!apply_in_order(play, order, action, 0)) {
        return false;
    }
    for (uint32_t i = 0; i < count / 2; i++) {
        pl_seat swap = order[i];
        order[i] = order[count - 1 - i];
        order[count - 1 - i] = swap;
    }
    if (!apply_in_order(play, order, action, 1)) {
        return false;
    }
    if (memcmp(&play->room[0], &play->room[1], play->game->layout.size) != 0) {
        return kit_fail(play, "decisions made at the same time depend on their order");
    }
    return true;
}
