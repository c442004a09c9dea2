/* Decisions event by event. */
#include "core/film.h"

struct camera {
    const struct pl_game *game;
    const struct pl_state *state;
    const struct pl_film *film;
    struct pl_state_room room; /* what was seen last */
};

/* The last decision of a game leaves nothing on the stack, which views look at: then what was seen
 * before is shown again. */
static void look(struct camera *camera)
{
    struct pl_obs *obs = pl_obs_in(&camera->room);

    if (pl_head_read(camera->state)->frame_count > 0) {
        pl_observe(camera->game, camera->state, camera->film->viewer, obs);
        pl_head_edit(pl_state_in(&camera->room))->waiting = 0;
    }
}

static void told(void *owner)
{
    struct camera *camera = owner;

    look(camera);
    camera->film->show(camera->film->owner, pl_obs_in(&camera->room));
}

const char *pl_submit_filmed(const struct pl_game *game, struct pl_state *state, pl_seat seat,
                             pl_action action, const struct pl_film *film)
{
    struct camera camera = { .game = game, .state = state, .film = film };
    struct pl_event_watch watch = { .told = told, .owner = &camera };
    struct pl_events events;

    pl_events_clear(&events);
    events.room = 0;
    events.watch = &watch;
    look(&camera);
    return pl_submit(game, state, seat, action, &events);
}
