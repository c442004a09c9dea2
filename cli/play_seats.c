/* Who sits where: people and bots, their names. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/play.h"

static const char default_bot[] = "medium";

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

    for (uint32_t i = 0; i < list->count; i++) {
        if (!read_seat(list->item[i], seats, ret_who)) {
            return complain(
                play, (struct cli_phrase){ CLI_PLAY_BAD_SEAT,
                                           { PL_ARG_TEXT(list->item[i]), PL_ARG_NUMBER(seats) } });
        }
    }
    return true;
}

/* Who asked for no seat gets the first one that no bot was put at. */
static void seat_default_human(uint32_t seats, const char *who[PL_SEATS_MAX])
{
    pl_seat first_free = PL_NOBODY;

    for (pl_seat p = 0; p < seats; p++) {
        if (who[p] && strcmp(who[p], "human") == 0) {
            return;
        }
        first_free = !who[p] && first_free == PL_NOBODY ? p : first_free;
    }
    if (first_free != PL_NOBODY) {
        who[first_free] = "human";
    }
}

bool cli_play_seat(struct cli_play *play, const struct cli_seat_request *request)
{
    const char *who[PL_SEATS_MAX] = { 0 };
    const char *bot = request->bot ? request->bot : default_bot;
    uint32_t humans = 0;

    if (!is_bot(bot)) {
        return complain(play, (struct cli_phrase){ CLI_PLAY_BAD_BOT, { PL_ARG_TEXT(bot) } });
    }
    if (!read_seats(play, request->seats, who)) {
        return false;
    }
    seat_default_human(match_config(play->match)->seats, who);
    for (pl_seat p = 0; p < match_config(play->match)->seats; p++) {
        const char *seated = who[p] ? who[p] : bot;
        bool is_human = strcmp(seated, "human") == 0;
        bool is_named = is_human && humans < request->names->count;
        char bot_name[MATCH_NAME_MAX];
        snprintf(bot_name, sizeof bot_name, "Bot %d", p + 1);
        const char *name = is_named ? request->names->item[humans] : is_human ? "" : bot_name;
        humans += is_human;
        match_set_seat(play->match, p, name, is_human ? "" : seated);
    }
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
    static const struct {
        const char *level;
        enum cli_play_text id;
    } words[] = {
        { "random", CLI_PLAY_LEVEL_RANDOM }, { "greedy", CLI_PLAY_LEVEL_GREEDY },
        { "easy", CLI_PLAY_LEVEL_EASY },     { "medium", CLI_PLAY_LEVEL_MEDIUM },
        { "hard", CLI_PLAY_LEVEL_HARD },
    };
    size_t length = strcspn(level, ":");

    for (size_t i = 0; i < PL_COUNT_OF(words); i++) {
        if (strlen(words[i].level) == length && strncmp(words[i].level, level, length) == 0) {
            pl_text_add(text, cli_play_text(words[i].id, lang));
        }
    }
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
