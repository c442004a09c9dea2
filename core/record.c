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

static bool has_name(const struct pl_record_person *person)
{
    return !person->is_bot && person->name && person->name[0];
}

/* `place` is among bots or among people without a name; a number above 1 tells the name from
 * others. */
static void write_name(const struct pl_record_person *person, uint32_t place, uint32_t number,
                       char ret_name[PL_RECORD_NAME_MAX])
{
    struct pl_text text = pl_text_in(ret_name, PL_RECORD_NAME_MAX);

    if (has_name(person)) {
        uint32_t length = name_length(person->name);
        for (uint32_t i = 0; i < length; i++) {
            pl_text_char(&text, person->name[i]);
        }
    } else {
        pl_text_add(&text, person->is_bot ? "Bot " : "Player ");
        pl_text_number(&text, (int32_t)place);
    }
    if (number > 1) {
        pl_text_add(&text, " (");
        pl_text_number(&text, (int32_t)number);
        pl_text_add(&text, ")");
    }
}

/* Bots come before people of their name, and people who are really called "Player 1" before those
 * without a name, wherever they sit. */
static bool comes_before(const struct pl_record_person *people, uint32_t a, uint32_t b)
{
    if (people[a].is_bot != people[b].is_bot) {
        return people[a].is_bot;
    }
    if (has_name(&people[a]) != has_name(&people[b])) {
        return has_name(&people[a]);
    }
    return people[a].order < people[b].order || (people[a].order == people[b].order && a < b);
}

/* The first of those who have no name yet. */
static uint32_t next_person(const struct pl_record_person *people, uint32_t count, uint32_t named)
{
    uint32_t next = count;

    for (uint32_t p = 0; p < count; p++) {
        if (!(named >> p & 1) && (next == count || comes_before(people, p, next))) {
            next = p;
        }
    }
    return next;
}

static bool is_taken(const struct pl_record_names *names, uint32_t named, const char *name)
{
    for (uint32_t p = 0; named >> p; p++) {
        if (named >> p & 1 && pl_string_equal(names->room[p], name)) {
            return true;
        }
    }
    return false;
}

/* A bot's name is never a person's, whether or not there is such a bot. */
void pl_record_names(const struct pl_record_person *people, uint32_t count,
                     struct pl_record_names *ret_names)
{
    uint32_t place[PL_SEATS_MAX] = { 0 };
    uint32_t places[2] = { 0 };
    uint32_t named = 0;

    PL_ASSERT(count <= PL_SEATS_MAX);
    for (uint32_t p = 0; p < count; p++) {
        place[p] = has_name(&people[p]) ? 0 : ++places[people[p].is_bot];
    }
    for (uint32_t i = 0; i < count; i++) {
        uint32_t p = next_person(people, count, named);
        char *name = ret_names->room[p];
        uint32_t number = 1;

        write_name(&people[p], place[p], number, name);
        while (is_taken(ret_names, named, name) || (!people[p].is_bot && pl_record_is_bot(name))) {
            write_name(&people[p], place[p], ++number, name);
        }
        ret_names->at[p] = name;
        named |= 1U << p;
    }
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
