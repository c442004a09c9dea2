/* Who sits where: people and bots, their names. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/play/play.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"

/* Who is asked to sit where: "human", a bot or NULL for each seat, and the names of people. */
struct seating {
    const char *who[PL_SEATS_MAX];
    const char *name[PL_SEATS_MAX];
};

bool cli_play_is_human(const struct cli_play *play, pl_seat seat)
{
    return match_seat_level(play->match, seat)[0] == '\0';
}

uint32_t cli_play_humans(const struct cli_play *play)
{
    uint32_t count = 0;

    for (pl_seat p = 0; p < match_config(play->match)->seats; p++) {
        count += cli_play_is_human(play, p);
    }
    return count;
}

static bool complain(const struct cli_play *play, struct cli_phrase phrase)
{
    char text[CLI_PLAY_TEXT_MAX];

    cli_phrase_write(&phrase, play->lang, text);
    cli_error(CLI_USAGE, "%s", text);
    return false;
}

static bool is_bot(const char *who)
{
    struct bot_config config = { 0 };

    return strlen(who) < MATCH_LEVEL_MAX && bot_config_read(who, &config) == NULL;
}

/* Reads "2=hard" into the table of who sits where. */
static bool read_seat(const char *pair, uint32_t seats, const char *ret_who[PL_SEATS_MAX])
{
    char *end;
    unsigned long number = strtoul(pair, &end, 10);

    if (*pair < '1' || *pair > '9' || *end != '=' || number > seats) {
        return false;
    }
    if (strcmp(end + 1, "human") != 0 && !is_bot(end + 1)) {
        return false;
    }
    ret_who[number - 1] = end + 1;
    return true;
}

static bool read_seats(struct cli_play *play, const struct cli_list *list,
                       const char *ret_who[PL_SEATS_MAX])
{
    uint8_t seats = match_config(play->match)->seats;
    char levels[CLI_LEVELS_MAX];

    cli_list_levels(levels);
    for (uint32_t i = 0; i < list->count; i++) {
        if (!read_seat(list->item[i], seats, ret_who)) {
            return complain(play,
                            (struct cli_phrase){ CLI_PLAY_BAD_SEAT,
                                                 { PL_ARG_TEXT(list->item[i]), PL_ARG_NUMBER(seats),
                                                   PL_ARG_TEXT(levels) } });
        }
    }
    return true;
}

static bool is_human(const char *who)
{
    return who && strcmp(who, "human") == 0;
}

static bool has_human(const char *const who[PL_SEATS_MAX])
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (is_human(who[p])) {
            return true;
        }
    }
    return false;
}

/* A person without a wish gets the first seat without a bot. */
static void seat_default_human(uint32_t seats, const char *who[PL_SEATS_MAX])
{
    for (pl_seat p = 0; p < seats; p++) {
        if (!who[p]) {
            who[p] = "human";
            return;
        }
    }
}

/* Names go to the people in the order of seats. */
static void name_in_order(const struct cli_list *names, const char *const who[PL_SEATS_MAX],
                          const char *ret_name[PL_SEATS_MAX])
{
    uint32_t humans = 0;

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (is_human(who[p]) && humans < names->count) {
            ret_name[p] = names->item[humans++];
        }
    }
}

static bool is_full(const struct seating *seating, uint32_t seats)
{
    for (pl_seat p = 0; p < seats; p++) {
        if (!seating->who[p]) {
            return false;
        }
    }
    return true;
}

/* Whether records call a person of this name so. */
static bool is_recorded_as(const char *name, const char *recorded)
{
    struct pl_record_names names;

    pl_record_names(&(struct pl_record_person){ .name = name }, 1, &names);
    return strcmp(names.at[0], recorded) == 0;
}

/* Where the records name the person, or count: as it is written there, or as it would be. */
static uint32_t find_place(const struct cli_story *story, const char *name)
{
    uint32_t place = 0;

    while (place < story->count &&
           (strcmp(story->names.at[place], name) != 0 || pl_record_is_bot(name))) {
        place++;
    }
    if (place < story->count || name[0] == '\0') {
        return place;
    }
    place = 0;
    while (place < story->count && !is_recorded_as(name, story->names.at[place])) {
        place++;
    }
    return place;
}

/* "Ada, Jan": those who are named in the records, bots left out. */
static void list_people(const struct cli_story *story, char ret_text[CLI_PLAY_TEXT_MAX])
{
    struct pl_text text = pl_text_in(ret_text, CLI_PLAY_TEXT_MAX);

    for (uint32_t p = 0; p < story->count; p++) {
        if (!pl_record_is_bot(story->names.at[p])) {
            pl_text_add(&text, text.length > 0 ? ", " : "");
            pl_text_add(&text, story->names.at[p]);
        }
    }
}

/* A seat of the game for a place in the records: who plays alone plays them all. */
static pl_seat seat_of_place(uint32_t place, uint32_t seats)
{
    return (pl_seat)(seats == 1 ? 0 : place);
}

/* A person who is named in the records sits in that seat. */
static bool seat_by_name(struct cli_play *play, const struct cli_story *story, const char *name,
                         struct seating *seating)
{
    uint32_t seats = match_config(play->match)->seats;
    char people[CLI_PLAY_TEXT_MAX];
    uint32_t place = find_place(story, name);

    if (place == story->count) {
        list_people(story, people);
        return complain(play, (struct cli_phrase){ people[0] ? CLI_PLAY_NOT_IN_RECORDS
                                                             : CLI_PLAY_BOTS_IN_RECORDS,
                                                   { PL_ARG_TEXT(name), PL_ARG_TEXT(people) } });
    }
    pl_seat seat = seat_of_place(place, seats);
    if (seating->who[seat]) {
        return complain(play,
                        (struct cli_phrase){ CLI_PLAY_RECORD_SEAT_TAKEN,
                                             { PL_ARG_TEXT(name), PL_ARG_NUMBER(seat + 1) } });
    }
    seating->who[seat] = "human";
    seating->name[seat] = name;
    return true;
}

/* Without --name: the only person of the records whose seat is free; several must say who they
 * are. Records of bots alone leave any seat. */
static bool seat_unnamed(struct cli_play *play, const struct cli_story *story,
                         struct seating *seating)
{
    uint32_t seats = match_config(play->match)->seats;
    char people[CLI_PLAY_TEXT_MAX];
    const char *found = NULL;
    uint32_t count = 0;

    for (uint32_t p = 0; p < story->count; p++) {
        if (!pl_record_is_bot(story->names.at[p]) && !seating->who[seat_of_place(p, seats)]) {
            found = story->names.at[p];
            count++;
        }
    }
    if (count > 1 && seats > 1) {
        list_people(story, people);
        return complain(play,
                        (struct cli_phrase){ CLI_PLAY_WHO_OF_RECORDS, { PL_ARG_TEXT(people) } });
    }
    if (count == 0) {
        seat_default_human(seats, seating->who);
        return true;
    }
    return seat_by_name(play, story, found, seating);
}

/* --seat S=human beats the records, and says so. */
static void tell_other_seats(struct cli_play *play, const struct cli_story *story,
                             const struct seating *seating)
{
    uint32_t seats = match_config(play->match)->seats;

    for (uint32_t p = 0; p < story->count && p < seats; p++) {
        uint32_t place = find_place(story, seating->name[p] ? seating->name[p] : "");
        bool is_own = place < story->count && seat_of_place(place, seats) == p;
        if (is_human(seating->who[p]) && !is_own) {
            cli_play_say(play, (struct cli_phrase){ CLI_PLAY_OTHER_IN_RECORDS,
                                                    { PL_ARG_NUMBER((int32_t)p + 1),
                                                      PL_ARG_TEXT(story->names.at[p]) } });
        }
    }
}

/* Whether the records name a seat for this person that no one else was put at. */
static bool has_own_seat(const struct cli_story *story, const char *name, uint32_t seats,
                         const struct seating *seating)
{
    uint32_t place = find_place(story, name);

    return place < story->count && !seating->who[seat_of_place(place, seats)];
}

/* The first seat of a person who has no name yet, or PL_SEATS_MAX. */
static pl_seat find_open_seat(const struct seating *seating)
{
    pl_seat seat = 0;

    while (seat < PL_SEATS_MAX && (!is_human(seating->who[seat]) || seating->name[seat])) {
        seat++;
    }
    return seat;
}

/* People whose own seat --seat opened sit there. */
static uint32_t seat_at_own(const struct cli_story *story, const struct cli_list *names,
                            uint32_t seats, struct seating *seating)
{
    uint32_t seated = 0;

    for (uint32_t i = 0; i < names->count; i++) {
        uint32_t place = find_place(story, names->item[i]);
        pl_seat seat = seat_of_place(place, seats);
        if (place < story->count && is_human(seating->who[seat]) && !seating->name[seat]) {
            seating->name[seat] = names->item[i];
            seated |= 1U << i;
        }
    }
    return seated;
}

/* The other seats that --seat opened go to whoever has no other place, in the order of names; only
 * then are people moved there from the seats of the records. Who sits now, as bits. */
static uint32_t seat_at_open(const struct cli_story *story, const struct cli_list *names,
                             uint32_t seats, struct seating *seating)
{
    uint32_t seated = seat_at_own(story, names, seats, seating);

    for (uint32_t pass = 0; pass < 2; pass++) {
        for (uint32_t i = 0; i < names->count; i++) {
            pl_seat seat = find_open_seat(seating);
            bool must = pass == 1 || !has_own_seat(story, names->item[i], seats, seating);
            if (seat < PL_SEATS_MAX && must && !(seated >> i & 1)) {
                seating->name[seat] = names->item[i];
                seated |= 1U << i;
            }
        }
    }
    return seated;
}

/* People of records sit where the records name them. */
static bool seat_story(struct cli_play *play, const struct cli_story *story,
                       const struct cli_list *names, struct seating *seating)
{
    uint32_t seats = match_config(play->match)->seats;
    bool is_chosen = has_human(seating->who);
    uint32_t seated = is_chosen ? seat_at_open(story, names, seats, seating) : 0;

    if (is_chosen) {
        tell_other_seats(play, story, seating);
    }
    for (uint32_t i = 0; i < names->count; i++) {
        if (!(seated >> i & 1) && !seat_by_name(play, story, names->item[i], seating)) {
            return false;
        }
    }
    return is_chosen || names->count > 0 || is_full(seating, seats) ||
           seat_unnamed(play, story, seating);
}

static void seat_people(struct cli_play *play, const struct cli_list *names,
                        struct seating *seating)
{
    if (!has_human(seating->who)) {
        seat_default_human(match_config(play->match)->seats, seating->who);
    }
    name_in_order(names, seating->who, seating->name);
}

/* Bots are called by their place among the bots, as in records. */
static void sit_down(struct cli_play *play, const struct seating *seating, const char *bot)
{
    int bots = 0;

    for (pl_seat p = 0; p < match_config(play->match)->seats; p++) {
        const char *seated = seating->who[p] ? seating->who[p] : bot;
        char bot_name[MATCH_NAME_MAX];
        if (is_human(seated)) {
            match_set_seat(play->match, p, seating->name[p] ? seating->name[p] : "", "");
            continue;
        }
        snprintf(bot_name, sizeof bot_name, "Bot %d", ++bots);
        match_set_seat(play->match, p, bot_name, seated);
    }
}

bool cli_play_seat(struct cli_play *play, const struct cli_seat_request *request)
{
    const char *bot = request->bot ? request->bot : bot_level_name(BOT_LEVEL_OPPONENT);
    struct seating seating = { 0 };
    char levels[CLI_LEVELS_MAX];

    if (!is_bot(bot)) {
        cli_list_levels(levels);
        return complain(play, (struct cli_phrase){ CLI_PLAY_BAD_BOT,
                                                   { PL_ARG_TEXT(bot), PL_ARG_TEXT(levels) } });
    }
    if (!read_seats(play, request->seats, seating.who)) {
        return false;
    }
    if (request->story->count == 0) {
        seat_people(play, request->names, &seating);
    } else if (!seat_story(play, request->story, request->names, &seating)) {
        return false;
    }
    sit_down(play, &seating, bot);
    return true;
}

const char *cli_play_name(const struct cli_play *play, pl_seat seat)
{
    struct pl_text text = { .seat_names = match_seat_names(play->match) };

    return pl_seat_name(&text, play->lang, seat);
}

/* The level in words, with the bot's settings if it has any. */
static void describe_level(const char *level, enum pl_lang lang, struct pl_text *text)
{
    size_t length = strcspn(level, ":");

    pl_text_add(text, bot_level_title(bot_level_find(level, length), lang));
    if (level[length]) {
        pl_text_add(text, ", ");
        pl_text_add(text, level + length + 1);
    }
}

void cli_play_describe_seat(const struct cli_play *play, pl_seat seat,
                            char ret_text[CLI_PLAY_TEXT_MAX])
{
    char level[CLI_PLAY_TEXT_MAX];
    struct pl_text text = pl_text_in(level, sizeof level);
    bool is_alone = cli_play_humans(play) == 1;
    struct cli_phrase phrase = { is_alone ? CLI_PLAY_IS_YOU : CLI_PLAY_IS_HUMAN, { { 0 } } };

    if (!cli_play_is_human(play, seat)) {
        describe_level(match_seat_level(play->match, seat), play->lang, &text);
        phrase = (struct cli_phrase){ CLI_PLAY_IS_BOT, { PL_ARG_TEXT(level) } };
    }
    cli_phrase_write(&phrase, play->lang, ret_text);
}
