/* What a decision shows event by event (core/film.h). */
#include "core/film.h"

#include <string.h>

#include "core/position.h"
#include "kit/play.h"

struct viewing {
    struct kit_play *play;
    enum pl_lang lang;
    uint32_t frames;
    bool is_fine;
};

static void write_frame(void *owner, const struct pl_obs *obs)
{
    struct viewing *viewing = owner;
    struct kit_play *play = viewing->play;
    struct pl_json json = pl_json_in(play->json[0], sizeof play->json[0]);

    viewing->frames++;
    pl_view_write(play->game, obs, viewing->lang, NULL, &json);
    viewing->is_fine = viewing->is_fine && kit_check_json(play, &json, "the view after an event");
}

bool kit_check_film(struct kit_play *play, pl_seat seat, pl_action action)
{
    uint8_t seats = kit_head(play)->seats;
    struct pl_state *after = kit_copy(play, 1);

    kit_begin_dice(play, KIT_TAG_FILM);
    uint32_t eyes = pl_rng_below(&play->dice, seats + 1u);
    struct viewing viewing = {
        .play = play,
        .lang = (enum pl_lang)pl_rng_below(&play->dice, PL_LANG_COUNT),
        .is_fine = true,
    };
    struct pl_film film = {
        .viewer = eyes < seats ? (pl_seat)eyes : PL_NOBODY,
        .show = write_frame,
        .owner = &viewing,
    };
    const char *reason = pl_submit_filmed(play->game, after, seat, action, &film);
    if (reason) {
        return kit_fail(play, "a filmed action is refused: %s", reason);
    }
    struct pl_state *plain = kit_copy(play, 2);
    pl_events_clear(&play->events[1]);
    pl_submit(play->game, plain, seat, action, &play->events[1]);
    if (memcmp(plain, after, play->game->layout.size) != 0) {
        return kit_fail(play, "a filmed action leads elsewhere");
    }
    if (viewing.frames != play->events[1].count) {
        return kit_fail(play, "%u events are shown as %u", play->events[1].count, viewing.frames);
    }
    return viewing.is_fine;
}

static void hash_frame(void *owner, const struct pl_obs *obs)
{
    uint64_t *hash = owner;
    uint64_t both[2] = { *hash, pl_hash_bytes(obs, sizeof(struct pl_state_room)) };

    *hash = pl_hash_bytes(both, sizeof both);
}

uint64_t kit_film_hash(struct kit_play *play, const struct pl_state *state,
                       const struct kit_filmed *filmed)
{
    uint64_t hash = 0;
    struct pl_film film = { .viewer = filmed->viewer, .show = hash_frame, .owner = &hash };
    struct pl_state_room room;

    memcpy(room.byte, state, play->game->layout.size);
    pl_submit_filmed(play->game, pl_state_in(&room), filmed->actor, filmed->action, &film);
    return hash;
}
