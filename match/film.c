/* Decisions as a film for one reader. */
#include "match/film.h"

#include "core/json_diff.h"

static void write_seen(struct match_film *film, const struct pl_obs *obs)
{
    struct pl_json json = pl_json_in(film->view[film->now], sizeof film->view[film->now]);

    pl_view_write(film->game, obs, film->lang, film->seat_names, &json);
    PL_ASSERT(!json.text.is_cut);
    film->length[film->now] = json.text.length;
}

static struct pl_json_value value_of(const struct match_film *film, uint32_t index)
{
    return (struct pl_json_value){ film->view[index], film->length[index], NULL };
}

void match_film_open(struct match_film *film, const struct pl_state *state)
{
    struct pl_state_room room;

    pl_observe(film->game, state, film->viewer, pl_obs_in(&room));
    pl_head_edit(pl_state_in(&room))->waiting = 0;
    film->now = 0;
    write_seen(film, pl_obs_in(&room));
    pl_json_open(film->json, '{');
    pl_json_member_int(film->json, "ply", film->ply);
    pl_json_key(film->json, "view");
    pl_json_raw(film->json, film->view[film->now]);
    pl_json_key(film->json, "frames");
    pl_json_open(film->json, '[');
}

static void show(void *owner, const struct pl_obs *obs)
{
    struct match_film *film = owner;
    uint32_t before = film->now;

    film->now = !before;
    write_seen(film, obs);
    pl_json_open(film->json, '{');
    pl_json_member_int(film->json, "ply", film->ply);
    pl_json_key(film->json, "change");
    bool is_written = pl_json_diff(film->json, value_of(film, before), value_of(film, film->now),
                                   PL_POSITION_MAX);
    PL_ASSERT(is_written);
    pl_json_close(film->json, '}');
}

void match_film_play(struct match_film *film, struct pl_state *state, pl_seat seat,
                     pl_action action)
{
    struct pl_film frames = { .viewer = film->viewer, .show = show, .owner = film };

    film->ply++;
    const char *reason = pl_submit_filmed(film->game, state, seat, action, &frames);
    PL_ASSERT(!reason);
}

void match_film_close(struct match_film *film)
{
    pl_json_close(film->json, ']');
    pl_json_close(film->json, '}');
}
