/* The command `why`: finds what the player names, and prints the reason against it. */
#include "cli/play/why.h"

#include <string.h>

#include "cli/play/screen.h"
#include "core/why.h"

enum { SHOWN_MAX = 8 };

/* The names that are searched, in one language. */
struct names {
    const struct cli_play *play;
    enum pl_lang lang;
};

static bool name_at(const struct names *names, uint32_t index, char ret_name[CLI_FOLD_MAX])
{
    const struct cli_play *play = names->play;
    struct pl_text text = pl_text_in(ret_name, CLI_FOLD_MAX);
    struct pl_state_room room = play->obs;
    struct pl_point point;

    if (!play->game->why || !pl_point_at(play->game, pl_obs_in(&room), index, &point)) {
        return false;
    }
    text.seat_names = match_seat_names(play->match);
    pl_point_name(play->game, pl_obs_in(&room), &point, names->lang, &text);
    return true;
}

bool cli_play_why_name(const struct cli_play *play, uint32_t index, char ret_name[CLI_FOLD_MAX])
{
    struct names names = { play, play->lang };

    return name_at(&names, index, ret_name);
}

static bool read_name(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    return name_at(context, index, ret_text);
}

/* Names of the player's language first, then those of the other one. */
static void find(const struct cli_play *play, const char *query, struct cli_found *ret_found)
{
    struct names own = { play, play->lang };
    struct names other = { play, play->lang == PL_LANG_PL ? PL_LANG_EN : PL_LANG_PL };

    cli_find(read_name, &own, query, ret_found);
    if (ret_found->count == 0) {
        cli_find(read_name, &other, query, ret_found);
    }
}

/* The choice that names the thing. */
static void add_choice(const struct cli_play *play, pl_action action, struct pl_text *text)
{
    char choice[CLI_FOLD_MAX];

    for (uint32_t i = 0; i < play->legal.count; i++) {
        if (play->legal.action[i] == action) {
            cli_play_action_text(play, i, choice);
            pl_text_format(text, play->lang, cli_play_text(CLI_PLAY_WHY_LEGAL, play->lang),
                           (struct pl_arg[]){ PL_ARG_NUMBER((int32_t)i + 1), PL_ARG_TEXT(choice) },
                           2);
        }
    }
}

static void add_reason(const struct cli_play *play, const struct pl_why *why, struct pl_text *text)
{
    struct pl_state_room room = play->obs;

    pl_say_reason(play->game->reasons, pl_obs_in(&room), why, play->lang, text);
    pl_text_add(text, " (");
    pl_text_add(text, play->game->reasons->rules[why->reason]);
    pl_text_add(text, ")");
}

static struct pl_why why_at(const struct cli_play *play, uint32_t index)
{
    struct pl_state_room seen = play->obs;
    struct pl_point point = { NULL, 0 };

    pl_point_at(play->game, pl_obs_in(&seen), index, &point);
    return pl_why_point(play->game, pl_obs_in(&seen), play->asked, &point);
}

/* Whether the second answer makes the first one idle: what can be chosen comes before what cannot,
 * a reason of the game before one of all games. */
static bool is_idle_beside(const struct pl_why *why, const struct pl_why *other, bool is_before)
{
    bool is_common = why->reason < PL_REASON_COMMON_COUNT;
    bool is_other_common = other->reason < PL_REASON_COMMON_COUNT;

    if (why->reason == PL_REASON_NONE || why->reason == other->reason) {
        return why->reason == other->reason && is_before;
    }
    return other->reason == PL_REASON_NONE || (is_common && !is_other_common);
}

/* A unit to recruit and the same one to sacrifice are one thing to a player: whether another thing
 * that was found has the name too, and a better answer. */
static bool is_outdone(const struct cli_play *play, const struct cli_found *found, uint32_t place)
{
    char name[CLI_FOLD_MAX], other_name[CLI_FOLD_MAX];
    struct pl_why why = why_at(play, found->index[place]);

    cli_play_why_name(play, found->index[place], name);
    for (uint32_t i = 0; i < found->count && i < CLI_FOUND_MAX; i++) {
        cli_play_why_name(play, found->index[i], other_name);
        if (i == place || strcmp(name, other_name) != 0) {
            continue;
        }
        struct pl_why other = why_at(play, found->index[i]);
        if (is_idle_beside(&why, &other, i < place)) {
            return true;
        }
    }
    return false;
}

static void print_point(const struct cli_play *play, uint32_t index)
{
    char name[CLI_FOLD_MAX];
    char room[CLI_FOLD_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_why why = why_at(play, index);

    cli_play_why_name(play, index, name);
    text.seat_names = match_seat_names(play->match);
    if (why.reason == PL_REASON_NONE) {
        add_choice(play, why.action, &text);
    } else {
        add_reason(play, &why, &text);
    }
    cli_put(&play->terminal, PL_STYLE_BOLD);
    cli_put(&play->terminal, name);
    cli_put(&play->terminal, PL_STYLE_END "\n    ");
    cli_put_hanging(&play->terminal, room, 4);
}

void cli_play_why(const struct cli_play *play, const char *query)
{
    struct cli_found found;

    if (!play->game->why) {
        cli_play_say_plain(play, CLI_PLAY_WHY_NEVER);
        return;
    }
    if (*query == '\0') {
        cli_play_say_plain(play, CLI_PLAY_WHY_WHAT);
        return;
    }
    find(play, query, &found);
    for (uint32_t i = 0; i < found.count && i < SHOWN_MAX; i++) {
        if (!is_outdone(play, &found, i)) {
            print_point(play, found.index[i]);
        }
    }
    if (found.count > SHOWN_MAX) {
        cli_play_say(play,
                     (struct cli_phrase){ CLI_PLAY_AND_MORE,
                                          { PL_ARG_NUMBER((int32_t)(found.count - SHOWN_MAX)) } });
    }
    if (found.count == 0) {
        cli_play_say_with(play, CLI_PLAY_WHY_UNKNOWN, query);
    }
}
