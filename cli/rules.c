/* plansza rules: the numbered rules of a game, one of them, or those about a word. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/rulebook.h"

enum { RULE_JSON_MAX = 2 * CLI_RULE_TEXT_MAX };

/* One { id, chapter, text } of a list. */
static void print_one(const char *id, const char *chapter, const char *text, bool is_first)
{
    char room[RULE_JSON_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "id", id);
    pl_json_member_string(&json, "chapter", chapter);
    pl_json_member_string(&json, "text", text);
    pl_json_close(&json, '}');
    printf("%s\n%s", is_first ? "" : ",", room);
}

static uint32_t print_all_json(const char *rules)
{
    struct cli_rule rule;
    char chapter[CLI_RULE_TEXT_MAX] = "";
    uint32_t count = 0;

    while (cli_rulebook_next(&rules, &rule)) {
        if (rule.head_level > 0) {
            memcpy(chapter, rule.text, sizeof chapter);
        } else if (rule.id[0]) {
            print_one(rule.id, chapter, rule.text, count++ == 0);
        }
    }
    return count;
}

/* The entries of cards that no rule speaks of, with their titles for chapters. */
static uint32_t print_cards_json(const struct cli_query *query)
{
    struct cli_found found;
    struct cli_entry entry;

    cli_rule_search_cards(query->game, query->lang, query->words, &found);
    for (uint32_t i = 0; i < found.count; i++) {
        cli_glossary_at(query->game, found.index[i], query->lang, &entry);
        print_one(entry.name.id, entry.name.title, entry.text, i == 0);
    }
    return found.count;
}

static uint32_t print_found_json(const struct cli_query *query)
{
    struct cli_rule_search search;
    struct cli_rule rule;
    uint32_t count = print_cards_json(query);

    if (cli_rule_search_begin(&search, query->game, query->lang, query->words)) {
        while (cli_rule_search_next(&search, &rule)) {
            print_one(rule.id, search.chapter, rule.text, count++ == 0);
        }
    }
    return count;
}

static uint32_t print(const struct cli_query *query, const char *rules)
{
    struct cli_terminal terminal = cli_open_terminal(false);
    uint32_t count = 1;

    if (query->as_json) {
        printf("[");
        count = *query->words ? print_found_json(query) : print_all_json(rules);
        printf("%s]\n", count > 0 ? "\n" : "");
    } else if (*query->words) {
        count = cli_rulebook_print_found(&terminal, query->game, query->lang, query->words);
    } else {
        cli_rulebook_print(&terminal, rules);
    }
    return count;
}

static int show(const struct cli_query *query)
{
    const char *id = query->game->id;
    const char *rules = cli_rulebook(query->game, query->lang);

    if (!rules) {
        return cli_error(CLI_NO, "the rules of %s are not written down yet", id);
    }
    if (print(query, rules) == 0) {
        return cli_error(CLI_NO,
                         "no rule of %s has the number or the words '%s'; 'plansza rules %s'"
                         " prints them all",
                         id, query->words, id);
    }
    return CLI_OK;
}

int cli_rules(int argc, char **argv)
{
    const struct cli_query_usage usage = {
        "rules", "GAME [ID|WORD..]",
        "Prints the numbered rules of a game: all, one (R-XYZ-4.2 or 4.2), a chapter (4), or\n"
        "those with the words in their text, name or title. The name of a card finds the rules\n"
        "about it, or its text if there are none.",
        "language, where the rules are written in both", "JSON output: a list of id, chapter, text"
    };
    struct cli_query query;
    bool done;
    int code = cli_parse_query(&usage, argc, argv, &query, &done);

    return done ? code : show(&query);
}
