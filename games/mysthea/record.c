/* The record that a finished game hands on: the champion and the command cards each player ended
 * with. The Chronicle of another game begins with it. */
#include "core/record.h"
#include "games/mysthea/flow.h"

/* Hand, discard pile and board; cards removed from the game are gone. */
static struct pl_set owned_cards(const struct mysthea *s, pl_seat seat)
{
    struct pl_set owned = pl_set_or(s->private[seat].hand, s->public.discard[seat]);

    for (uint32_t i = 0; i < MYSTHEA_EQUIPMENT_PLACES; i++) {
        if (s->public.equipment[seat][i]) {
            pl_set_add(&owned, s->public.equipment[seat][i]);
        }
    }
    for (uint32_t i = 0; i < MYSTHEA_PLACES; i++) {
        if (s->public.upgrade[seat][i]) {
            pl_set_add(&owned, s->public.upgrade[seat][i]);
        }
    }
    return owned;
}

static void write_player(const struct mysthea *s, const struct pl_record *of, pl_seat seat,
                         struct pl_json *json)
{
    struct pl_set owned = owned_cards(s, seat);

    pl_record_open_player(of, seat, json);
    pl_json_key(json, "character");
    pl_record_id(json, "H", 2, s->public.champion[seat]);
    pl_json_key(json, "command_cards");
    pl_json_open(json, '[');
    while (!pl_set_is_empty(&owned)) {
        pl_record_id(json, "C", 3, pl_set_take(&owned));
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

void mysthea_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json)
{
    const struct mysthea *s = mysthea_read(state);

    pl_record_open(&mysthea_game, of, json);
    pl_json_key(json, "players");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        write_player(s, of, p, json);
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}
