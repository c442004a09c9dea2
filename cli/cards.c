/* plansza cards: the glossary of a game, or the entries of a name. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/glossary.h"

enum { ENTRY_JSON_MAX = 2 * CLI_ENTRY_TEXT_MAX };

/* What is printed, and how. */
struct listing {
    const struct pl_game *game;
    enum pl_lang lang;
    bool as_json;
    uint32_t printed;
};

static void print_json(uint32_t index, const struct cli_entry *entry, bool is_first)
{
    char room[ENTRY_JSON_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_json_open(&json, '{');
    pl_json_member_int(&json, "index", index);
    pl_json_member_string(&json, "id", entry->name.id);
    pl_json_member_string(&json, "title", entry->name.title);
    pl_json_member_string(&json, "text", entry->text);
    pl_json_close(&json, '}');
    printf("%s\n%s", is_first ? "" : ",", room);
}

static bool print_entry(struct listing *listing, const struct cli_terminal *terminal,
                        uint32_t index)
{
    struct cli_entry entry;

    if (!cli_glossary_at(listing->game, index, listing->lang, &entry)) {
        return false;
    }
    if (listing->as_json) {
        print_json(index, &entry, listing->printed == 0);
    } else {
        printf("%3u. ", index + 1);
        cli_glossary_print(terminal, &entry, true);
    }
    listing->printed++;
    return true;
}

static void print_list(struct listing *listing, const char *query)
{
    struct cli_terminal terminal = cli_terminal_open(false);
    struct cli_found found = { 0 };

    if (*query) {
        cli_glossary_find(listing->game, listing->lang, query, &found);
        for (uint32_t i = 0; i < found.count && i < CLI_FOUND_MAX; i++) {
            print_entry(listing, &terminal, found.index[i]);
        }
        return;
    }
    for (uint32_t i = 0; print_entry(listing, &terminal, i); i++) {
    }
}

static int show(struct listing *listing, const char *query)
{
    if (listing->as_json) {
        printf("[");
    }
    print_list(listing, query);
    if (listing->as_json) {
        printf("%s]\n", listing->printed > 0 ? "\n" : "");
    }
    if (listing->printed > 0) {
        return CLI_OK;
    }
    return *query
               ? cli_error(CLI_NO, "%s has no card named like '%s'; 'plansza cards %s' lists them",
                           listing->game->id, query, listing->game->id)
               : cli_error(CLI_NO, "%s has no glossary", listing->game->id);
}

int cli_cards(int argc, char **argv)
{
    const char *lang_text = NULL;
    bool as_json = false;
    bool done;
    enum pl_lang lang;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = {
        { "lang", "pl|en", "language", &lang_text, false },
        { "json", NULL, "for a program to read: a list of index, id, title, text", &as_json,
          false },
    };
    const struct cli_usage usage = {
        "cards", "GAME [NAME..]",
        "Explains the cards, tiles and tokens of a game: all, or those whose name holds NAME\n"
        "(accents and capital letters do not matter).",
        flags, PL_COUNT_OF(flags)
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done || !cli_lang(lang_text, &lang)) {
        return done ? code : CLI_USAGE;
    }
    struct listing listing = { .game = cli_game(plain.item[0]), .lang = lang, .as_json = as_json };
    if (!listing.game) {
        return CLI_USAGE;
    }
    char query[CLI_FOLD_MAX];
    cli_join(&plain, 1, query, sizeof query);
    return show(&listing, query);
}
