/* The functions that all games share: starting, observing, guessing, submitting, checking. */
#include "core/game.h"

const char *pl_config_check(const struct pl_game *game, const struct pl_config *config)
{
    if (config->seats < game->seats_min || config->seats > game->seats_max) {
        return "the game is not played with that many players";
    }
    for (uint32_t i = 0; i < PL_OPTIONS_MAX; i++) {
        uint8_t limit = i < game->option_count ? game->options[i].value_count : 1;
        if (config->option[i] >= limit) {
            return "an option has no such value";
        }
    }
    for (uint32_t i = game->layout.legacy_size; i < PL_LEGACY_MAX; i++) {
        if (config->legacy[i]) {
            return "the game does not take what is handed on to it";
        }
    }
    return game->config_check ? game->config_check(config) : NULL;
}

struct pl_config pl_config_default(const struct pl_game *game, uint8_t seats, struct pl_seed seed)
{
    struct pl_config config = { .seats = seats, .seed = seed };

    for (uint32_t i = 0; i < game->option_count; i++) {
        config.option[i] = game->options[i].default_value;
    }
    return config;
}

struct pl_config pl_config_before(const struct pl_game *game, uint8_t seats, struct pl_seed seed)
{
    struct pl_config config = pl_config_default(game, seats, seed);

    for (uint32_t i = 0; i < game->option_count; i++) {
        if (game->options[i].is_added) {
            config.option[i] = 0;
        }
    }
    return config;
}

struct pl_config pl_config_of(const struct pl_game *game, const struct pl_state *state)
{
    const struct pl_head *head = pl_head_read(state);
    struct pl_config config = { .seats = head->seats };

    memcpy(config.option, head->option, sizeof config.option);
    memcpy(config.legacy, (const uint8_t *)state + game->layout.legacy_at,
           game->layout.legacy_size);
    return config;
}

static struct pl_rng *rng_of(const struct pl_game *game, struct pl_state *state)
{
    return (struct pl_rng *)(void *)((uint8_t *)state + game->layout.rng_at);
}

void pl_start(const struct pl_game *game, const struct pl_config *config, struct pl_state *state)
{
    struct pl_head *head = pl_head_edit(state);

    PL_ASSERT(!pl_config_check(game, config));
    memset(state, 0, game->layout.size);
    head->seats = config->seats;
    memcpy(head->option, config->option, sizeof head->option);
    memcpy((uint8_t *)state + game->layout.legacy_at, config->legacy, game->layout.legacy_size);
    pl_rng_start(rng_of(game, state), &config->seed);
    game->setup(state);
    PL_ASSERT(head->waiting != 0);
}

void pl_observe(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                struct pl_obs *ret_obs)
{
    const struct pl_layout *layout = &game->layout;
    const uint8_t *from = (const uint8_t *)state;
    uint8_t *to = (uint8_t *)ret_obs;
    bool is_seat = seat < pl_head_read(state)->seats;

    PL_ASSERT(pl_head_read(state)->viewer == PL_VIEWER_TRUTH);
    memcpy(to, from, layout->private_at);
    memset(to + layout->private_at, 0, layout->size - layout->private_at);
    if (is_seat) {
        uint32_t own = layout->private_at + seat * layout->private_size;
        memcpy(to + own, from + own, layout->private_size);
    }
    ((struct pl_head *)(void *)ret_obs)->viewer =
        is_seat ? (uint8_t)(seat + 1) : PL_VIEWER_SPECTATOR;
}

pl_seat pl_viewer(const struct pl_obs *obs)
{
    uint8_t viewer = pl_head_seen(obs)->viewer;

    PL_ASSERT(viewer != PL_VIEWER_TRUTH);
    return viewer == PL_VIEWER_SPECTATOR ? PL_NOBODY : (pl_seat)(viewer - 1);
}

void pl_determinize(const struct pl_game *game, const struct pl_obs *obs,
                    const struct pl_seed *seed, struct pl_state *ret_state)
{
    pl_seat viewer = pl_viewer(obs);
    uint32_t epoch = pl_head_seen(obs)->epoch;

    memcpy(ret_state, obs, game->layout.size);
    pl_head_edit(ret_state)->viewer = PL_VIEWER_TRUTH;
    pl_rng_start(rng_of(game, ret_state), seed);
    game->fill_hidden(ret_state, viewer);
    pl_head_edit(ret_state)->epoch = epoch;
}

const char *pl_submit(const struct pl_game *game, struct pl_state *state, pl_seat seat,
                      pl_action action, struct pl_events *log)
{
    const struct pl_head *head = pl_head_read(state);
    struct pl_legal list;

    if (head->over) {
        return "the game is over";
    }
    if (seat >= head->seats) {
        return "there is no such seat";
    }
    if (!(head->waiting >> seat & 1)) {
        return "it is not this seat's decision";
    }
    pl_legal_of(game, pl_as_obs(state), seat, &list);
    if (!pl_legal_has(&list, action)) {
        return "the action is not legal now";
    }
    game->apply(state, seat, action, log);
    return NULL;
}

bool pl_declining(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                  pl_action *ret_action)
{
    struct pl_legal list;

    if (!game->declines) {
        return false;
    }
    pl_legal_of(game, obs, seat, &list);
    for (uint32_t i = list.count; i > 0; i--) {
        if (game->declines(list.action[i - 1])) {
            *ret_action = list.action[i - 1];
            return true;
        }
    }
    return false;
}

struct pl_offer pl_offer_to(const struct pl_game *game, const struct pl_state *state, pl_seat seat)
{
    struct pl_state_room seen;

    if (!game->offer || pl_head_read(state)->over) {
        return (struct pl_offer){ 0 };
    }
    pl_observe(game, state, PL_NOBODY, pl_obs_in(&seen));
    return game->offer(pl_obs_in(&seen), seat);
}

static uint32_t find_frame(const struct pl_game *game, const char *name)
{
    uint32_t kind = 1;

    while (kind < game->frame_count && !pl_string_equal(game->frames[kind].name, name)) {
        kind++;
    }
    return kind;
}

const char *pl_push_decision(const struct pl_game *game, struct pl_state *state, const char *frame,
                             pl_seat seat, const int16_t arg[PL_FRAME_ARGS])
{
    struct pl_head *head = pl_head_edit(state);
    struct pl_head before = *head;
    uint32_t kind = find_frame(game, frame);

    if (kind == game->frame_count || !game->frames[kind].can_push) {
        return "there is no such decision";
    }
    if (seat >= head->seats) {
        return "there is no such seat";
    }
    if (head->over || head->frame_count == PL_FRAMES_MAX) {
        return "no decision can be added now";
    }
    memcpy(pl_push(head, (uint8_t)kind, seat)->arg, arg, PL_FRAME_ARGS * sizeof arg[0]);
    head->waiting = (pl_seat_mask)(1u << seat);
    const char *reason = pl_check(game, state);
    if (reason) {
        *head = before;
    }
    return reason;
}

static bool is_seat_fine(const struct pl_head *head, const struct pl_frame *frame,
                         enum pl_frame_seat seat)
{
    switch (seat) {
    case PL_SEAT_ANY: return frame->seat < head->seats;
    case PL_SEAT_SAME:
        return frame->seat < head->seats && (frame == head->frame || frame[-1].seat == frame->seat);
    case PL_SEAT_NOBODY: return frame->seat == PL_NOBODY;
    case PL_SEAT_ZERO: return frame->seat == 0;
    }
    return false;
}

/* What its row of frames.def says about a frame. */
static const char *check_frame(const struct pl_game *game, const struct pl_head *head,
                               const struct pl_frame *frame)
{
    const struct pl_frame_kind *kind = &game->frames[frame->kind];
    uint32_t below = frame == head->frame ? 0 : frame[-1].kind;

    if (!(kind->on >> below & 1)) {
        return "a frame lies where it may not lie";
    }
    if (!is_seat_fine(head, frame, kind->seat)) {
        return "a frame is of a seat that it cannot be of";
    }
    if (frame->step > kind->step_max || frame->flag > kind->flag_max) {
        return "the step or flag of a frame is out of range";
    }
    for (uint32_t i = 0; i < PL_FRAME_ARGS; i++) {
        if (frame->arg[i] < kind->arg[i].least || frame->arg[i] > kind->arg[i].most) {
            return "a number of a frame is out of range";
        }
    }
    return NULL;
}

/* The shape of the stack; its kinds are known. */
static const char *check_stack(const struct pl_game *game, const struct pl_head *head)
{
    const char *reason = NULL;

    for (uint32_t i = 0; i < head->frame_count && !reason; i++) {
        reason = check_frame(game, head, &head->frame[i]);
    }
    if (!reason && head->frame_count > 0 && game->frames[pl_peek(head)->kind].sort == PL_STEP) {
        reason = "the frame on top never waits";
    }
    return reason;
}

const char *pl_check_head(const struct pl_game *game, const struct pl_head *head)
{
    static const struct pl_frame unused;
    struct pl_config config = { .seats = head->seats };

    memcpy(config.option, head->option, sizeof config.option);
    if (pl_config_check(game, &config)) {
        return "seats or options are out of range";
    }
    if (head->viewer != PL_VIEWER_TRUTH || head->over > 1) {
        return "the head is not that of a whole state";
    }
    if (head->waiting >> head->seats) {
        return "a seat that does not exist is waited for";
    }
    if (head->over ? head->waiting != 0 : head->waiting == 0) {
        return "no seat is waited for, or one after the end";
    }
    if (head->frame_count > PL_FRAMES_MAX || head->over == (head->frame_count > 0)) {
        return "the stack of decisions has an impossible height";
    }
    for (uint32_t i = 0; i < PL_FRAMES_MAX; i++) {
        const struct pl_frame *frame = &head->frame[i];
        if (i >= head->frame_count && memcmp(frame, &unused, sizeof unused) != 0) {
            return "an unused frame is not empty";
        }
        if (i < head->frame_count && (frame->kind == 0 || frame->kind >= game->frame_count)) {
            return "a frame is of an unknown kind";
        }
    }
    return NULL;
}

/* Every named value has a name, in every element of every field. */
static const char *check_names(const struct pl_game *game, const struct pl_state *state)
{
    for (uint32_t i = 0; i < game->field_count; i++) {
        const struct pl_field *field = &game->fields[i];
        uint32_t a_count = field->dim[0].count ? field->dim[0].count : 1;
        uint32_t b_count = field->dim[1].count ? field->dim[1].count : 1;
        uint32_t c_count = field->dim[2].count ? field->dim[2].count : 1;
        if (!field->names || pl_type_is_list(field->type)) {
            continue;
        }
        for (uint32_t n = 0; n < a_count * b_count * c_count; n++) {
            uint32_t at = field->offset + n / (b_count * c_count) * field->dim[0].stride +
                          n / c_count % b_count * field->dim[1].stride +
                          n % c_count * field->dim[2].stride;
            int64_t value = pl_get_number(state, at, field->type);
            if (value < 0 || value >= (int64_t)field->names->count) {
                return "a field has a value without a name";
            }
        }
    }
    return NULL;
}

const char *pl_check(const struct pl_game *game, const struct pl_state *state)
{
    struct pl_config config = pl_config_of(game, state);
    const char *reason = pl_check_head(game, pl_head_read(state));

    if (!reason) {
        reason = pl_config_check(game, &config);
    }
    if (!reason) {
        reason = check_stack(game, pl_head_read(state));
    }
    if (!reason) {
        reason = check_names(game, state);
    }
    if (!reason &&
        ((const struct pl_rng *)(const void *)((const uint8_t *)state + game->layout.rng_at))
                ->left > PL_RNG_WORDS) {
        reason = "the random generator is broken";
    }
    return reason ? reason : game->check(state);
}

uint64_t pl_hash_bytes(const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    uint64_t hash = 0x9e3779b97f4a7c15u ^ size;

    for (; size > 0;) {
        uint64_t word = 0;
        size_t take = size < sizeof word ? size : sizeof word;
        memcpy(&word, at, take);
        hash = (hash ^ word) * 0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
        at += take;
        size -= take;
    }
    hash *= 0xc4ceb9fe1a85ec53u;
    return hash ^ hash >> 29;
}

uint64_t pl_hash(const struct pl_game *game, const struct pl_state *state)
{
    return pl_hash_bytes(state, game->layout.size);
}

static uint64_t hash_field(uint64_t hash, const struct pl_field *field)
{
    uint64_t part[4] = {
        hash,
        pl_hash_bytes(field->name, pl_string_length(field->name)),
        (uint64_t)field->offset << 8 | (uint64_t)field->type,
        pl_hash_bytes(field->dim, sizeof field->dim),
    };

    return pl_hash_bytes(part, sizeof part);
}

/* The options as the first states had them: fewer, and four spare bytes behind. The bytes mean the
 * same, so snapshots from then must have the same hash (docs/decisions/0012). */
static uint64_t hash_options(uint64_t hash, const struct pl_field *field)
{
    struct pl_field option = *field;
    struct pl_field spare = {
        .name = "head.spare",
        .offset = field->offset + PL_OPTIONS_BEFORE,
        .type = PL_U32,
    };

    option.dim[0].count = PL_OPTIONS_BEFORE;
    return hash_field(hash_field(hash, &option), &spare);
}

uint64_t pl_layout_hash(const struct pl_game *game)
{
    uint64_t hash = game->layout.size;

    for (uint32_t i = 0; i < game->field_count; i++) {
        const struct pl_field *field = &game->fields[i];
        hash = field->offset == offsetof(struct pl_head, option) ? hash_options(hash, field)
                                                                 : hash_field(hash, field);
    }
    return hash;
}
