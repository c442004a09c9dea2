/* States that come from outside: snapshots and positions come back as they were, damaged ones are
 * refused, and whatever check() lets pass can be looked at and played to the end. */
#include <stdio.h>
#include <string.h>

#include "kit/play.h"

enum { DAMAGES = 4, MUTATIONS = 6, STRANGE_FACTOR = 4, PLAIN_PLAYED = 32 };

static bool check_damage(struct kit_play *play, uint32_t size)
{
    struct pl_state *copy = kit_copy(play, 0);

    for (int i = 0; i < DAMAGES; i++) {
        uint32_t at = pl_rng_below(&play->dice, size);
        uint8_t change = (uint8_t)(1 + pl_rng_below(&play->dice, 255));
        bool is_version = at >= offsetof(struct pl_snapshot_head, rules_version) &&
                          at < offsetof(struct pl_snapshot_head, layout_hash);
        play->snapshot[at] ^= change;
        const char *reason = pl_snapshot_read(play->game, play->snapshot, size, copy);
        play->snapshot[at] ^= change;
        if (!is_version && !reason) {
            return kit_fail(play, "a snapshot damaged at byte %u is accepted", at);
        }
        if (memcmp(copy, kit_state(play), play->game->layout.size) != 0) {
            return kit_fail(play, "a refused snapshot changed the state");
        }
    }
    if (!pl_snapshot_read(play->game, play->snapshot, size - 1, copy)) {
        return kit_fail(play, "a short snapshot is accepted");
    }
    return true;
}

static bool check_snapshot(struct kit_play *play)
{
    struct pl_state *back = pl_state_in(&play->room[0]);
    uint32_t size = pl_snapshot_write(play->game, kit_state(play), play->snapshot);

    memset(back, 0xaa, play->game->layout.size);
    const char *reason = pl_snapshot_read(play->game, play->snapshot, size, back);
    if (reason) {
        return kit_fail(play, "its own snapshot is refused: %s", reason);
    }
    if (memcmp(back, kit_state(play), play->game->layout.size) != 0) {
        return kit_fail(play, "a snapshot comes back as another state");
    }
    return check_damage(play, size);
}

static bool check_position(struct kit_play *play)
{
    struct pl_state *back = pl_state_in(&play->room[0]);
    struct pl_json json = pl_json_in(play->json[0], sizeof play->json[0]);

    pl_position_write(play->game, kit_state(play), &json);
    if (!kit_check_json(play, &json, "the position")) {
        return false;
    }
    struct pl_json_source in = pl_json_from(json.text.at, json.text.length);
    memset(back, 0xaa, play->game->layout.size);
    const char *reason = pl_position_read(play->game, &in, back);
    if (reason) {
        return kit_fail(play, "its own position is refused: %s", reason);
    }
    if (memcmp(back, kit_state(play), play->game->layout.size) != 0) {
        return kit_fail(play, "a position comes back as another state");
    }
    return true;
}

/* What follows from the rest already does: setting a field to its own value changes nothing. */
static bool check_normalize(struct kit_play *play)
{
    struct pl_state *copy = kit_copy(play, 0);

    play->game->tests.normalize(copy);
    if (memcmp(copy, kit_state(play), play->game->layout.size) != 0) {
        return kit_fail(play, "normalize() changes a state that needs it not");
    }
    return true;
}

bool kit_check_store(struct kit_play *play)
{
    kit_begin_dice(play, KIT_TAG_STORE);
    return check_snapshot(play) && check_position(play) && check_normalize(play);
}

/* Strange states. */

/* Looks at play->state from all sides and plays it on; it has passed check(). */
static bool use_strange(struct kit_play *play)
{
    bool was_costliest = play->is_costliest;
    bool is_fine;

    play->is_costliest = false;
    is_fine = kit_check_legal(play) && kit_check_commuting(play) && kit_check_hidden(play) &&
              kit_check_views(play);
    play->is_costliest = was_costliest;
    return is_fine && kit_play_out(play, kit_copy(play, 0),
                                   STRANGE_FACTOR * play->game->decisions_max, "the state");
}

/* Puts a strange state in the place of the true one for a while. */
static bool try_strange(struct kit_play *play, const struct pl_state *strange, const char *what)
{
    struct pl_state_room saved = play->state;
    bool is_fine = true;

    if (pl_check(play->game, strange)) {
        return true;
    }
    play->situation = what;
    memcpy(play->state.byte, strange, play->game->layout.size);
    if (!kit_head(play)->over) {
        is_fine = use_strange(play);
    }
    play->state = saved;
    play->situation = NULL;
    return is_fine;
}

/* A random element of a random field. */
static struct pl_place random_place(struct kit_play *play)
{
    const struct pl_field *field =
        &play->game->fields[pl_rng_below(&play->dice, play->game->field_count)];
    struct pl_place place = { field, field->offset, 0 };

    for (; place.depth < pl_field_dims(field); place.depth++) {
        const struct pl_dim *dim = &field->dim[place.depth];
        place.offset += pl_rng_below(&play->dice, dim->count) * dim->stride;
    }
    return place;
}

/* Small values are the interesting ones. */
static uint8_t random_byte(struct kit_play *play, uint8_t old)
{
    switch (pl_rng_below(&play->dice, 4)) {
    case 0: return (uint8_t)(old + 1);
    case 1: return (uint8_t)(old - 1);
    case 2: return (uint8_t)(old ^ 1u << pl_rng_below(&play->dice, 8));
    default: return (uint8_t)pl_rng_below(&play->dice, 8);
    }
}

/* Holds a random id another number of times. */
static void change_bag(struct kit_play *play, uint8_t *at)
{
    uint64_t bit = pl_bit(pl_rng_below(&play->dice, 64));
    uint32_t count = pl_rng_below(&play->dice, 3);
    struct pl_bag bag;

    memcpy(&bag, at, sizeof bag);
    bag.one = count >= 1 ? bag.one | bit : bag.one & ~bit;
    bag.two = count == 2 ? bag.two | bit : bag.two & ~bit;
    memcpy(at, &bag, sizeof bag);
}

/* Puts a random id in or takes it out. */
static void change_set(struct kit_play *play, uint8_t *at)
{
    struct pl_set set;

    memcpy(&set, at, sizeof set);
    set.word[pl_rng_below(&play->dice, PL_SET_WORDS)] ^= pl_bit(pl_rng_below(&play->dice, 64));
    memcpy(at, &set, sizeof set);
}

/* A raw change may make bytes that no field can be set to. */
static void change(struct kit_play *play, uint8_t *bytes, bool is_raw, struct pl_text *what)
{
    struct pl_place place = random_place(play);
    uint32_t at = place.offset;

    if (place.field->type == PL_BAG && !is_raw) {
        change_bag(play, bytes + at);
    } else if (place.field->type == PL_SET && !is_raw) {
        change_set(play, bytes + at);
    } else {
        at += pl_rng_below(&play->dice, pl_type_size(place.field->type));
        bytes[at] = random_byte(play, bytes[at]);
    }
    pl_text_add(what, place.field->name);
    pl_text_add(what, " byte ");
    pl_text_number(what, at);
    pl_text_add(what, " = ");
    pl_text_number(what, bytes[at]);
    pl_text_add(what, ", ");
}

static bool mutate(struct kit_play *play)
{
    struct pl_state *strange = kit_copy(play, 3);
    uint32_t changes = 1 + pl_rng_below(&play->dice, 3);
    bool is_raw = pl_rng_below(&play->dice, 3) == 0;
    char room[256];
    struct pl_text what = pl_text_in(room, sizeof room);

    for (uint32_t i = 0; i < changes; i++) {
        change(play, play->room[3].byte, is_raw, &what);
    }
    if (!is_raw) {
        play->game->tests.normalize(strange);
        pl_text_add(&what, "normalized");
    }
    return try_strange(play, strange, room);
}

bool kit_check_plain(struct kit_play *play)
{
    struct pl_state *plain = kit_copy(play, 3);

    if (!play->game->tests.plain) {
        return true;
    }
    kit_begin_dice(play, KIT_TAG_PUSH);
    play->game->tests.plain(plain);
    const char *reason = pl_check(play->game, plain);
    if (reason) {
        return kit_fail(play, "the plain position is wrong: %s", reason);
    }
    /* Every position from a start is the same; a few of them are played. */
    bool is_played = play->costly_every == 1 || play->seed % PLAIN_PLAYED == 0;
    return !is_played || try_strange(play, plain, "the plain position");
}

static bool push(struct kit_play *play, uint32_t kind)
{
    static const int16_t no_arg[PL_FRAME_ARGS];
    struct pl_state *strange = kit_copy(play, 3);
    pl_seat seat = (pl_seat)pl_rng_below(&play->dice, kit_head(play)->seats);
    char what[64];

    snprintf(what, sizeof what, "%s pushed for seat %u", play->game->frames[kind].name, seat);
    if (pl_push_decision(play->game, strange, play->game->frames[kind].name, seat, no_arg)) {
        return true;
    }
    return try_strange(play, strange, what);
}

bool kit_check_strange(struct kit_play *play)
{
    for (uint32_t i = 0; i < MUTATIONS; i++) {
        kit_begin_dice(play, KIT_TAG_MUTATION + i);
        if (!mutate(play)) {
            return false;
        }
    }
    kit_begin_dice(play, KIT_TAG_PUSH);
    uint32_t kind = 1 + pl_rng_below(&play->dice, play->game->frame_count - 1);
    if (play->game->frames[kind].can_push && !push(play, kind)) {
        return false;
    }
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        pl_legal_of(play->game, pl_as_obs(kit_state(play)), p, &play->legal[p]);
    }
    return true;
}
