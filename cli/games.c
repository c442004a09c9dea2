/* plansza games: the list of games with seats and options. */
#include <stdio.h>

#include "cli/cli.h"
#include "games/games.h"

static void print_option(const struct pl_option *option, enum pl_lang lang)
{
    printf("    %s:", option->title[lang]);
    for (uint8_t v = 0; v < option->value_count; v++) {
        printf(" %s=%s%s (%s)", option->id, option->values[v].id,
               v == option->default_value ? "*" : "", option->values[v].title[lang]);
    }
    printf("\n");
}

/* The games that it can continue. */
static void print_continues(const struct pl_game *game, enum pl_lang lang)
{
    if (!game->legacy_games) {
        return;
    }
    printf("    %s", lang == PL_LANG_PL ? "Kontynuuje (--record):" : "Continues (--record):");
    for (uint32_t i = 0; game->legacy_games[i]; i++) {
        printf(" %s", game->legacy_games[i]);
    }
    printf("\n");
}

static void print_json(void)
{
    char room[16384];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_json_open(&json, '[');
    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *game = games_at(i);
        pl_json_open(&json, '{');
        pl_json_member_string(&json, "id", game->id);
        pl_json_member_string(&json, "pl", game->title[PL_LANG_PL]);
        pl_json_member_string(&json, "en", game->title[PL_LANG_EN]);
        pl_json_member_int(&json, "seats_min", game->seats_min);
        pl_json_member_int(&json, "seats_max", game->seats_max);
        pl_json_member_int(&json, "rules_version", game->rules_version);
        pl_json_key(&json, "options");
        pl_json_open(&json, '{');
        for (uint32_t o = 0; o < game->option_count; o++) {
            pl_json_key(&json, game->options[o].id);
            pl_json_open(&json, '[');
            for (uint8_t v = 0; v < game->options[o].value_count; v++) {
                pl_json_string(&json, game->options[o].values[v].id);
            }
            pl_json_close(&json, ']');
        }
        pl_json_close(&json, '}');
        pl_json_close(&json, '}');
    }
    pl_json_close(&json, ']');
    printf("%s\n", room);
}

int cli_games(int argc, char **argv)
{
    const struct cli_query_usage usage = { "games", "", "Lists the games, their seats and options.",
                                           "language", "for a program to read" };
    struct cli_query query;
    bool done;
    int code = cli_parse_query(&usage, argc, argv, &query, &done);

    if (done) {
        return code;
    }
    if (query.as_json) {
        print_json();
        return CLI_OK;
    }
    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *game = games_at(i);
        printf("%-10s %s, %d-%d\n", game->id, game->title[query.lang], game->seats_min,
               game->seats_max);
        for (uint32_t o = 0; o < game->option_count; o++) {
            print_option(&game->options[o], query.lang);
        }
        print_continues(game, query.lang);
    }
    return CLI_OK;
}
