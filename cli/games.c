/* plansza games: the list of games with seats and options. */
#include <stdio.h>

#include "cli/cli.h"
#include "cli/schema.h"
#include "games/games.h"

enum { SCHEMA_MAX = 1 << 16 };

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
    if (!game->records.games) {
        return;
    }
    printf("    %s", lang == PL_LANG_PL ? "Kontynuuje (--record):" : "Continues (--record):");
    for (uint32_t i = 0; game->records.games[i]; i++) {
        printf(" %s", game->records.games[i]);
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

/* One game after the other: a line each. */
static int print_schema(void)
{
    static char room[SCHEMA_MAX];

    for (uint32_t i = 0; games_at(i); i++) {
        struct pl_json json = pl_json_in(room, sizeof room);
        cli_write_schema(games_at(i), &json);
        PL_ASSERT(!json.text.is_cut);
        printf("%s\n", room);
    }
    return CLI_OK;
}

static void print_list(enum pl_lang lang)
{
    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *game = games_at(i);
        printf("%-10s %s, %d-%d\n", game->id, game->title[lang], game->seats_min, game->seats_max);
        for (uint32_t o = 0; o < game->option_count; o++) {
            print_option(&game->options[o], lang);
        }
        print_continues(game, lang);
    }
}

int cli_games(int argc, char **argv)
{
    const char *lang_text = NULL;
    bool as_json = false;
    bool as_schema = false;
    const struct cli_flag flags[] = {
        { "lang", "pl|en", "language", &lang_text, false },
        { "json", NULL, "JSON output", &as_json, false },
        { "schema", NULL, "the types of views, actions and events, as JSON", &as_schema, false },
    };
    const struct cli_usage usage = { "games", "", "Lists the games, their seats and options.",
                                     flags, PL_COUNT_OF(flags) };
    struct cli_list plain = { 0 };
    enum pl_lang lang;
    bool done;
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    if (!cli_lang(lang_text, &lang) || !cli_flag_excludes("schema", as_schema, "json", as_json)) {
        return CLI_USAGE;
    }
    if (as_schema) {
        return print_schema();
    }
    if (as_json) {
        print_json();
    } else {
        print_list(lang);
    }
    return CLI_OK;
}
