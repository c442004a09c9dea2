/* plansza rules: the numbered rules of a game, one of them, or those about a word. */
#include <stdio.h>

#include "cli/cli.h"
#include "cli/find.h"
#include "cli/rulebook.h"

enum { RULE_JSON_MAX = 2 * CLI_RULE_TEXT_MAX };

static bool is_asked(const struct cli_rule *rule, const char *query)
{
    char folded[CLI_FOLD_MAX];

    if (!query) {
        return true;
    }
    cli_fold(query, folded);
    return cli_rule_has_id(rule, query) || cli_rule_has_words(rule, folded);
}

/* A list of { id, chapter, text }, one a line. */
static uint32_t print_json(const char *rules, const char *query)
{
    struct cli_rule rule;
    char room[RULE_JSON_MAX], chapter[CLI_RULE_TEXT_MAX] = "";
    uint32_t count = 0;

    printf("[");
    while (cli_rulebook_next(&rules, &rule)) {
        if (rule.head_level > 0) {
            snprintf(chapter, sizeof chapter, "%s", rule.text);
        }
        if (!rule.id[0] || !is_asked(&rule, query)) {
            continue;
        }
        struct pl_json json = pl_json_in(room, sizeof room);
        pl_json_open(&json, '{');
        pl_json_member_string(&json, "id", rule.id);
        pl_json_member_string(&json, "chapter", chapter);
        pl_json_member_string(&json, "text", rule.text);
        pl_json_close(&json, '}');
        printf("%s\n%s", count++ > 0 ? "," : "", room);
    }
    printf("%s]\n", count > 0 ? "\n" : "");
    return count;
}

static int show(const struct cli_query *query)
{
    const char *words = *query->words ? query->words : NULL;
    const char *id = query->game->id;
    struct cli_terminal terminal = cli_open_terminal(false);
    const char *rules = cli_rulebook(query->game, query->lang);

    if (!rules) {
        return cli_error(CLI_NO, "the rules of %s are not written down yet", id);
    }
    uint32_t count =
        query->as_json ? print_json(rules, words) : cli_rulebook_print(&terminal, rules, words);
    if (count == 0) {
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
        "those that hold the words.",
        "language, where the rules are written in both",
        "for a program to read: a list of id, chapter, text"
    };
    struct cli_query query;
    bool done;
    int code = cli_parse_query(&usage, argc, argv, &query, &done);

    return done ? code : show(&query);
}
