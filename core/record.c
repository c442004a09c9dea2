/* What the records of finished games have in common. */
#include "core/record.h"

const char *pl_record_colour(uint32_t index)
{
    static const char *const colours[PL_RECORD_COLOURS] = { "red", "blue", "yellow", "black",
                                                            "purple" };

    PL_ASSERT(index < PL_RECORD_COLOURS);
    return colours[index];
}

void pl_record_open(const struct pl_game *game, const struct pl_record *of, struct pl_json *json)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "format", PL_RECORD_FORMAT);
    pl_json_member_int(json, "version", PL_RECORD_VERSION);
    pl_json_member_string(json, "game", game->id);
    pl_json_member_int(json, "rules_version", game->rules_version);
    pl_json_member_string(json, "match", of->match);
}

void pl_record_open_player(const struct pl_record *of, pl_seat seat, struct pl_json *json)
{
    pl_json_open(json, '{');
    pl_json_member_int(json, "seat", seat);
    pl_json_member_string(json, "player", of->players[seat]);
    pl_json_member_string(json, "colour", pl_record_colour(seat));
}

void pl_record_id(struct pl_json *json, const char *prefix, uint32_t digits, uint32_t number)
{
    char room[16];
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_text_add(&text, prefix);
    for (uint32_t limit = 10; digits > 1; digits--, limit *= 10) {
        pl_text_add(&text, number < limit ? "0" : "");
    }
    pl_text_number(&text, number);
    pl_json_string(json, room);
}
