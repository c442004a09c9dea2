/* The record that a finished game hands on: the champion and the command cards each player ended
 * with. The Chronicle of another game begins with it. */
#include "games/mysthea/flow.h"

static const char *const colours[MYSTHEA_SEATS] = { "red", "blue", "yellow", "black", "purple" };

/* An id as the cards are numbered in print: a letter and digits. */
static void write_id(struct pl_json *json, char letter, uint32_t number, uint32_t digits)
{
    char room[8];
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_text_char(&text, letter);
    for (uint32_t limit = 10; digits > 1; digits--, limit *= 10) {
        pl_text_add(&text, number < limit ? "0" : "");
    }
    pl_text_number(&text, number);
    pl_json_string(json, room);
}

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

static void write_player(const struct mysthea *s, pl_seat seat, const char *player,
                         struct pl_json *json)
{
    struct pl_set owned = owned_cards(s, seat);

    pl_json_open(json, '{');
    pl_json_member_int(json, "seat", seat);
    pl_json_member_string(json, "player", player);
    pl_json_member_string(json, "colour", colours[seat]);
    pl_json_key(json, "character");
    write_id(json, 'H', s->public.champion[seat], 2);
    pl_json_key(json, "command_cards");
    pl_json_open(json, '[');
    while (!pl_set_is_empty(&owned)) {
        write_id(json, 'C', pl_set_take(&owned), 3);
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

void mysthea_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json)
{
    const struct mysthea *s = mysthea_in(state);

    pl_json_open(json, '{');
    pl_json_member_string(json, "format", "chronicle-record");
    pl_json_member_int(json, "version", 1);
    pl_json_member_string(json, "game", mysthea_game.id);
    pl_json_member_int(json, "rules_version", mysthea_game.rules_version);
    pl_json_member_string(json, "match", of->match);
    pl_json_key(json, "players");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        write_player(s, p, of->players[p], json);
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}
