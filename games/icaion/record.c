/* The record that a finished game hands on: who played whom, and the machines on the board. The
 * Chronicle of another game begins with it. */
#include "core/record.h"
#include "games/icaion/table.h"

static const char *const types[ICAION_TYPES] = {
#define TYPE(id_, slug_, ...) [ICAION_##id_] = slug_,
#include "games/icaion/types.def"
};

_Static_assert(PL_RECORD_COLOURS >= (int)ICAION_SEATS, "a colour for each seat");

/* R-ICA-1.12: seats take the first colours, neutral machines the next ones. */
static const char *colour_of(const struct icaion *s, uint32_t owner)
{
    uint32_t index =
        owner < ICAION_NEUTRAL_OWNER ? owner - 1 : s->head.seats + owner - ICAION_NEUTRAL_OWNER;

    return pl_record_colour(index);
}

static void write_players(const struct icaion *s, const struct pl_record *of, struct pl_json *json)
{
    pl_json_key(json, "players");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_record_open_player(of, p, json);
        pl_json_key(json, "character");
        pl_record_id(json, "IN", 3, s->public.seeker[p]);
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

static void write_machines(const struct icaion *s, struct pl_json *json)
{
    pl_json_key(json, "machines");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < ICAION_REGIONS * ICAION_TYPES; i++) {
        uint32_t region = i / ICAION_TYPES;
        uint32_t owner = s->public.machine[region][i % ICAION_TYPES];
        if (owner > 0) {
            pl_json_open(json, '{');
            pl_json_member_int(json, "region", region);
            pl_json_member_string(json, "type", types[i % ICAION_TYPES]);
            pl_json_member_string(json, "colour", colour_of(s, owner));
            pl_json_close(json, '}');
        }
    }
    pl_json_close(json, ']');
}

/* R-ICA-3.7, R-ICA-M2.1, R-ICA-M2.5 */
static void write_neutral_colours(const struct icaion *s, struct pl_json *json)
{
    bool is_radiant_two = icaion_is_radiant(s) && s->head.seats == 2;
    uint32_t count = s->head.seats == 5 ? 0 : is_radiant_two ? ICAION_RADIANT_NEUTRAL_COLOURS : 1;

    pl_json_key(json, "neutral_colours");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < count; i++) {
        pl_json_string(json, colour_of(s, ICAION_NEUTRAL_OWNER + i));
    }
    pl_json_close(json, ']');
}

void icaion_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json)
{
    const struct icaion *s = icaion_read(state);

    pl_record_open(&icaion_game, of, json);
    write_players(s, of, json);
    write_machines(s, json);
    write_neutral_colours(s, json);
    pl_json_key(json, "wonders"); /* not part of this edition */
    pl_json_open(json, '[');
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}
