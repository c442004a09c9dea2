/* What the records of finished games have in common. */
#include "core/record.h"

const char *pl_record_colour(uint32_t index)
{
    static const char *const colours[PL_RECORD_COLOURS] = { "red", "blue", "yellow", "black",
                                                            "purple" };

    PL_ASSERT(index < PL_RECORD_COLOURS);
    return colours[index];
}

enum { NUMBER_MAX = sizeof " (5)" - 1 };

/* The length of the name, or where to cut it: never inside a character. */
static uint32_t name_length(const char *name)
{
    uint32_t length = pl_string_length(name);

    if (length <= PL_RECORD_NAME_MAX - 1 - NUMBER_MAX) {
        return length;
    }
    length = PL_RECORD_NAME_MAX - 1 - NUMBER_MAX;
    while (length > 0 && ((uint8_t)name[length] & 0xc0) == 0x80) {
        length--;
    }
    return length;
}

/* The name without a number that tells it from others: `place` is among people or among bots. */
static void write_name(const struct pl_record_person *person, uint32_t place, struct pl_text *text)
{
    if (!person->is_bot && person->name && person->name[0]) {
        uint32_t length = name_length(person->name);
        for (uint32_t i = 0; i < length; i++) {
            pl_text_char(text, person->name[i]);
        }
        return;
    }
    pl_text_add(text, person->is_bot ? "Bot " : "Player ");
    pl_text_number(text, (int32_t)place);
}

/* Bots go before people of their name. */
static bool comes_before(const struct pl_record_person *people, uint32_t a, uint32_t b)
{
    if (people[a].is_bot != people[b].is_bot) {
        return people[a].is_bot;
    }
    return people[a].order < people[b].order || (people[a].order == people[b].order && a < b);
}

void pl_record_names(const struct pl_record_person *people, uint32_t count,
                     struct pl_record_names *ret_names)
{
    struct pl_text text[PL_SEATS_MAX];
    uint32_t number[PL_SEATS_MAX] = { 0 };
    uint32_t place[2] = { 0 };

    PL_ASSERT(count <= PL_SEATS_MAX);
    for (uint32_t p = 0; p < count; p++) {
        text[p] = pl_text_in(ret_names->room[p], PL_RECORD_NAME_MAX);
        write_name(&people[p], ++place[people[p].is_bot], &text[p]);
        ret_names->at[p] = ret_names->room[p];
    }
    for (uint32_t p = 0; p < count; p++) {
        for (uint32_t q = 0; q < count; q++) {
            number[p] += p != q && comes_before(people, q, p) &&
                         pl_string_equal(ret_names->room[p], ret_names->room[q]);
        }
    }
    for (uint32_t p = 0; p < count; p++) {
        if (number[p] > 0) {
            pl_text_add(&text[p], " (");
            pl_text_number(&text[p], (int32_t)number[p] + 1);
            pl_text_add(&text[p], ")");
        }
    }
}

bool pl_record_is_bot(const char *name)
{
    static const char *const kinds[] = { "Bot ", "bot-" }; /* today, and in older records */

    for (uint32_t k = 0; k < PL_COUNT_OF(kinds); k++) {
        uint32_t i = 0;
        while (kinds[k][i] && name[i] == kinds[k][i]) {
            i++;
        }
        if (!kinds[k][i] && name[i] >= '1' && name[i] <= '9' && !name[i + 1]) {
            return true;
        }
    }
    return false;
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
