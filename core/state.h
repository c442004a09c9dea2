/* The head that every state begins with: who must decide, the stack of pending decisions, the
 * epoch. It is public: all seats know what is in a frame. */
#ifndef PL_CORE_STATE_H
#define PL_CORE_STATE_H

#include "core/rng.h"

/* The truth and an observation are laid out alike and never mixed up: two types, never defined. */
struct pl_state;
struct pl_obs;

/* Room for a state of any game. */
struct pl_state_room {
    _Alignas(64) uint8_t byte[PL_STATE_MAX];
};

static inline struct pl_state *pl_state_in(struct pl_state_room *room)
{
    return (struct pl_state *)(void *)room->byte;
}

static inline struct pl_obs *pl_obs_in(struct pl_state_room *room)
{
    return (struct pl_obs *)(void *)room->byte;
}

/* Values of head.viewer: the truth, what seat p sees (p + 1), what a spectator sees. */
enum { PL_VIEWER_TRUTH = 0, PL_VIEWER_SPECTATOR = 0xff };

/* A pending decision or step, as plain data. */
struct pl_frame {
    uint8_t kind; /* of the game's frames.def; 0 is none */
    uint8_t seat;
    uint8_t step;
    uint8_t flag;
    int16_t arg[PL_FRAME_ARGS];
};

struct pl_head {
    uint32_t epoch; /* rises with each draw, and when a seat learns what others or the game hid */
    uint8_t seats;
    pl_seat_mask waiting; /* seats that must decide now; 0 only when over */
    uint8_t over;
    uint8_t viewer;
    uint8_t option[PL_OPTIONS_MAX]; /* the last four lie where the head had spare bytes */
    uint32_t frame_count;
    struct pl_frame frame[PL_FRAMES_MAX]; /* unused ones are zero */
};

_Static_assert(sizeof(struct pl_head) % 8 == 0, "no padding behind the head");

/* Three ways into the bytes, by the same names for every struct that lies there: `edit` the truth,
 * `read` the truth, and what is `seen` in an observation. */
static inline struct pl_head *pl_head_edit(struct pl_state *state)
{
    return (struct pl_head *)(void *)state;
}

static inline const struct pl_head *pl_head_read(const struct pl_state *state)
{
    return (const struct pl_head *)(const void *)state;
}

static inline const struct pl_head *pl_head_seen(const struct pl_obs *obs)
{
    return (const struct pl_head *)(const void *)obs;
}

/* Puts a frame on the stack and returns it for its arguments to be set. */
static inline struct pl_frame *pl_push(struct pl_head *head, uint8_t kind, pl_seat seat)
{
    PL_ASSERT(head->frame_count < PL_FRAMES_MAX);
    struct pl_frame *frame = &head->frame[head->frame_count++];
    frame->kind = kind;
    frame->seat = seat;
    return frame;
}

static inline struct pl_frame *pl_top(struct pl_head *head)
{
    PL_ASSERT(head->frame_count > 0);
    return &head->frame[head->frame_count - 1];
}

static inline const struct pl_frame *pl_peek(const struct pl_head *head)
{
    PL_ASSERT(head->frame_count > 0);
    return &head->frame[head->frame_count - 1];
}

/* The newest frame of this kind, or NULL. */
static inline const struct pl_frame *pl_find_frame(const struct pl_head *head, uint32_t kind)
{
    for (uint32_t i = head->frame_count; i > 0; i--) {
        if (head->frame[i - 1].kind == kind) {
            return &head->frame[i - 1];
        }
    }
    return NULL;
}

/* Takes the top frame off; the room it leaves is zero again. */
static inline void pl_pop(struct pl_head *head)
{
    PL_ASSERT(head->frame_count > 0);
    memset(&head->frame[--head->frame_count], 0, sizeof head->frame[0]);
}

/* A seat has just learned what another seat or the game kept hidden: undo cannot go back over this
 * point. A card that its owner plays from their hand stays inside the epoch: they may take it back,
 * and no other player does it for them (docs/decisions/0006). */
static inline void pl_reveal(struct pl_head *head)
{
    head->epoch++;
}

/* Uniform in [0, n); a new epoch begins. */
static inline uint32_t pl_roll(struct pl_head *head, struct pl_rng *rng, uint32_t n)
{
    pl_reveal(head);
    return pl_rng_below(rng, n);
}

static inline pl_seat_mask pl_all_seats(const struct pl_head *head)
{
    return (pl_seat_mask)((1u << head->seats) - 1);
}

static inline pl_seat pl_left_of(const struct pl_head *head, pl_seat seat)
{
    return (pl_seat)(seat + 1 == head->seats ? 0 : seat + 1);
}

#endif
