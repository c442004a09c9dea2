/* Reasons: what is legal has none, everything else has one, it depends on what the seat sees alone,
 * and it can be read in both languages. */
#include "core/why.h"

#include <string.h>

#include "kit/play.h"

enum { ACTIONS_MAX = 12, NUMBERS_MAX = 10, VALUES_MAX = 128 };

/* What one seat knows, the truth, and another truth that could be behind it. Words are written for
 * the viewer of the truth, who is the seat. */
struct eyes {
    pl_seat seat;
    const struct pl_obs *obs;
    const struct pl_obs *truth;
    const struct pl_obs *guess;
    bool *is_read; /* by common reason */
};

static const char *name_of(const struct kit_play *play, pl_reason reason)
{
    const char *name = pl_name_of(&play->game->reasons->names, reason);

    return name ? name : "none";
}

/* Whether the words were checked before: a common reason has the same ones for every action. */
static bool is_known(const struct eyes *eyes, pl_reason reason)
{
    bool is_common = reason < PL_REASON_COMMON_COUNT;
    bool was_read = is_common && eyes->is_read[reason];

    if (is_common) {
        eyes->is_read[reason] = true;
    }
    return was_read;
}

/* The words are there, and they are those that the truth would give: nothing is told of what the
 * seat does not see, neither as it is nor as the zeros in its place. */
static bool check_words(struct kit_play *play, const struct eyes *eyes, const struct pl_why *why)
{
    char room[KIT_TEXT_MAX], true_room[KIT_TEXT_MAX];

    if (is_known(eyes, why->reason)) {
        return true;
    }
    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        struct pl_text truth = pl_text_in(true_room, sizeof true_room);
        pl_say_reason(play->game->reasons, eyes->obs, why, (enum pl_lang)lang, &text);
        pl_say_reason(play->game->reasons, eyes->truth, why, (enum pl_lang)lang, &truth);
        if (text.length == 0 || text.is_cut) {
            return kit_fail(play, "seat %u: reason %s has %s words", eyes->seat,
                            name_of(play, why->reason), text.is_cut ? "too many" : "no");
        }
        if (strcmp(room, true_room) != 0) {
            return kit_fail(play, "seat %u: the words of reason %s depend on what is hidden",
                            eyes->seat, name_of(play, why->reason));
        }
    }
    return true;
}

/* The reason against one action is there if, and only if, it is not legal. */
static bool check_action(struct kit_play *play, const struct eyes *eyes, pl_action action)
{
    struct pl_why why = { .seat = eyes->seat, .action = action };
    bool is_legal = pl_legal_has(&play->legal[eyes->seat], action);

    why.reason = pl_why(play->game, eyes->obs, eyes->seat, action);
    if (is_legal != (why.reason == PL_REASON_NONE)) {
        return kit_fail(play, "seat %u, action 0x%016llx is %s and its reason is %s", eyes->seat,
                        (unsigned long long)action, is_legal ? "legal" : "not legal",
                        name_of(play, why.reason));
    }
    if (is_legal) {
        return true;
    }
    if (why.reason >= play->game->reasons->names.count) {
        return kit_fail(play, "seat %u: reason %u is unknown", eyes->seat, why.reason);
    }
    if (pl_why(play->game, eyes->truth, eyes->seat, action) != why.reason ||
        pl_why(play->game, eyes->guess, eyes->seat, action) != why.reason) {
        return kit_fail(play, "seat %u, action 0x%016llx: reason %s depends on what is hidden",
                        eyes->seat, (unsigned long long)action, name_of(play, why.reason));
    }
    return check_words(play, eyes, &why);
}

/* Values to try as an argument of this kind of word. */
static uint32_t values_of(struct kit_play *play, uint32_t kind, uint16_t ret_value[VALUES_MAX])
{
    const struct pl_reasons *reasons = play->game->reasons;
    uint32_t most = reasons->lexicon->words[kind].count;
    uint32_t count = 0;

    for (uint32_t i = 0; i < reasons->thing_count; i++) {
        const struct pl_thing *thing = &reasons->things[i];
        most = thing->kind == kind ? (uint32_t)thing->first + thing->count : most;
    }
    most = most == 0 ? NUMBERS_MAX : most;
    while (count < most && count < VALUES_MAX - 2) {
        ret_value[count] = (uint16_t)count;
        count++;
    }
    ret_value[count++] = (uint16_t)-1;
    ret_value[count++] = (uint16_t)pl_rng_next(&play->dice);
    return count;
}

/* The action with every value that one of its arguments could have. */
static bool check_argument(struct kit_play *play, const struct eyes *eyes, pl_action action,
                           uint32_t index)
{
    uint32_t kind = play->game->reasons->lexicon->actions[pl_act_kind(action)].kind[index];
    uint32_t shift = 32 - 16 * index;
    pl_action rest = action & ~((pl_action)UINT16_MAX << shift);
    uint16_t value[VALUES_MAX];
    uint32_t count = values_of(play, kind, value);

    for (uint32_t i = 0; i < count; i++) {
        if (!check_action(play, eyes, rest | (pl_action)value[i] << shift)) {
            return false;
        }
    }
    return true;
}

static bool check_arguments(struct kit_play *play, const struct eyes *eyes, pl_action action)
{
    for (uint32_t i = 0; i < PL_ACTION_ARGS; i++) {
        if (!check_argument(play, eyes, action, i)) {
            return false;
        }
    }
    return true;
}

/* Some of the legal actions and one of every kind, each with other arguments. */
static bool check_actions(struct kit_play *play, const struct eyes *eyes)
{
    const struct pl_legal *list = &play->legal[eyes->seat];
    uint32_t kinds = play->game->action_names->count;

    for (uint32_t i = 0; i < list->count; i++) {
        if (!check_action(play, eyes, list->action[i])) {
            return false;
        }
    }
    for (uint32_t i = 0; i < list->count && i < ACTIONS_MAX; i++) {
        if (!check_arguments(play, eyes, kit_pick(list, &play->dice))) {
            return false;
        }
    }
    for (uint16_t kind = 1; kind < kinds; kind++) {
        if (!check_arguments(play, eyes, pl_act(kind, 0, 0, 0))) {
            return false;
        }
    }
    return true;
}

static bool check_name(struct kit_play *play, const struct eyes *eyes, const struct pl_point *point)
{
    char room[KIT_TEXT_MAX];

    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        pl_point_name(play->game, eyes->obs, point, (enum pl_lang)lang, &text);
        if (text.length == 0 || text.is_cut) {
            return kit_fail(play, "%s %u has no name, or a long one",
                            point->thing ? point->thing->name : "action", point->value);
        }
    }
    return true;
}

/* Whatever a player points at can be chosen, or there is a reason. */
static bool check_points(struct kit_play *play, const struct eyes *eyes)
{
    struct pl_point point;

    for (uint32_t i = 0; pl_point_at(play->game, eyes->obs, i, &point); i++) {
        struct pl_why why = pl_why_point(play->game, eyes->obs, eyes->seat, &point);
        if (!check_name(play, eyes, &point)) {
            return false;
        }
        if (why.reason == PL_REASON_NO_SUCH) {
            return kit_fail(play, "seat %u: %s %u can be pointed at, and its reason is no-such",
                            eyes->seat, point.thing ? point.thing->name : "action", point.value);
        }
        if (why.reason != PL_REASON_NONE) {
            if (!check_words(play, eyes, &why)) {
                return false;
            }
        } else if (!pl_legal_has(&play->legal[eyes->seat], why.action)) {
            return kit_fail(play, "seat %u: no reason against %s %u, which no action names",
                            eyes->seat, point.thing ? point.thing->name : "action", point.value);
        }
    }
    return true;
}

/* A seat that does not decide is told so, whatever it points at. */
static bool check_idle(struct kit_play *play, const struct eyes *eyes)
{
    pl_reason wanted = kit_head(play)->over ? PL_REASON_OVER : PL_REASON_NOT_YOUR_TURN;
    pl_action action = (uint64_t)pl_rng_next(&play->dice) << 32 | pl_rng_next(&play->dice);
    struct pl_why why = { .seat = eyes->seat, .action = action };

    why.reason = pl_why(play->game, eyes->obs, eyes->seat, action);
    if (why.reason != wanted) {
        return kit_fail(play, "seat %u does not decide, and the reason is %s", eyes->seat,
                        name_of(play, why.reason));
    }
    return check_words(play, eyes, &why);
}

static bool check_seat(struct kit_play *play, pl_seat seat)
{
    const struct pl_head *head = kit_head(play);
    struct pl_obs *obs = pl_obs_in(&play->room[0]);
    struct pl_state *guess = pl_state_in(&play->room[1]);
    struct pl_seed seed = kit_seed(play);
    struct pl_state *truth = pl_state_in(&play->room[2]);
    bool is_read[PL_REASON_COMMON_COUNT] = { false };
    struct eyes eyes = { seat, obs, pl_as_obs(truth), pl_as_obs(guess), is_read };

    pl_observe(play->game, kit_state(play), seat, obs);
    memcpy(truth, kit_state(play), play->game->layout.size);
    pl_head_edit(truth)->viewer = pl_head_seen(obs)->viewer;
    if (!(head->waiting >> seat & 1)) {
        return check_idle(play, &eyes) && (!play->is_costliest || check_points(play, &eyes));
    }
    pl_determinize(play->game, obs, &seed, guess);
    return check_actions(play, &eyes) && (!play->is_costliest || check_points(play, &eyes));
}

bool kit_check_why(struct kit_play *play)
{
    kit_begin_dice(play, KIT_TAG_WHY);
    for (pl_seat p = 0; p < kit_head(play)->seats && play->game->why; p++) {
        if (!check_seat(play, p)) {
            return false;
        }
    }
    return true;
}
