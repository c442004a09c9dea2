/* plansza cards: the glossary of a game, or the entries of a name. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/glossary.h"

enum { ENTRY_JSON_MAX = 2 * CLI_ENTRY_TEXT_MAX };

/* What is printed, and how much of it already. */
struct listing {
    const struct cli_query *query;
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
    const struct cli_query *query = listing->query;
    struct cli_entry entry;

    if (!cli_glossary_at(query->game, index, query->lang, &entry)) {
        return false;
    }
    if (query->as_json) {
        print_json(index, &entry, listing->printed == 0);
    } else {
        printf("%3u. ", index + 1);
        cli_glossary_print(terminal, &entry, true);
    }
    listing->printed++;
    return true;
}

/* Adds what another search found, each entry once. */
static void add_found(struct cli_found *all, const struct cli_found *more)
{
    for (uint32_t i = 0; i < more->count && i < CLI_FOUND_MAX; i++) {
        bool is_new = all->count < CLI_FOUND_MAX;
        for (uint32_t k = 0; k < all->count && is_new; k++) {
            is_new = all->index[k] != more->index[i];
        }
        if (is_new) {
            all->index[all->count++] = more->index[i];
        }
    }
}

/* The words are a name; or, if there is none like it, a list of names. */
static void find(const struct cli_query *query, struct cli_found *ret_found)
{
    const char *word = query->words;

    cli_glossary_find(query->game, query->lang, word, ret_found);
    if (ret_found->count > 0) {
        return;
    }
    while (*word) {
        char name[CLI_FOLD_MAX];
        struct cli_found found;
        size_t size = strcspn(word, " ");
        snprintf(name, sizeof name, "%.*s", (int)size, word);
        cli_glossary_find(query->game, query->lang, name, &found);
        add_found(ret_found, &found);
        word += size;
        word += strspn(word, " ");
    }
}

static void print_list(struct listing *listing)
{
    const struct cli_query *query = listing->query;
    struct cli_terminal terminal = cli_open_terminal(false);
    struct cli_found found = { 0 };

    if (*query->words) {
        find(query, &found);
        for (uint32_t i = 0; i < found.count && i < CLI_FOUND_MAX; i++) {
            print_entry(listing, &terminal, found.index[i]);
        }
        return;
    }
    for (uint32_t i = 0; print_entry(listing, &terminal, i); i++) {
    }
}

static int show(const struct cli_query *query)
{
    struct listing listing = { .query = query };
    const char *id = query->game->id;

    if (query->as_json) {
        printf("[");
    }
    print_list(&listing);
    if (query->as_json) {
        printf("%s]\n", listing.printed > 0 ? "\n" : "");
    }
    if (listing.printed > 0) {
        return CLI_OK;
    }
    return *query->words
               ? cli_error(CLI_NO, "%s has no card named like '%s'; 'plansza cards %s' lists them",
                           id, query->words, id)
               : cli_error(CLI_NO, "%s has no glossary", id);
}

int cli_cards(int argc, char **argv)
{
    const struct cli_query_usage usage = {
        "cards", "GAME [NAME..]",
        "Explains the cards, tiles and tokens of a game: all, or those whose name contains NAME\n"
        "or, if none does, one of its words (accents and capital letters do not matter).",
        "language", "JSON output: a list of index, id, title, text"
    };
    struct cli_query query;
    bool done;
    int code = cli_parse_query(&usage, argc, argv, &query, &done);

    return done ? code : show(&query);
}
