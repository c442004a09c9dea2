/* The rules of a game as numbered sentences: docs/rules/<game>.md, made part of the program. */
#ifndef CLI_RULEBOOK_H
#define CLI_RULEBOOK_H

#include "cli/terminal.h"
#include "core/game.h"

enum { CLI_RULE_ID_MAX = 24, CLI_RULE_TEXT_MAX = 2048 };

/* One line of the rules: a head, a numbered rule, or anything else. */
struct cli_rule {
    uint32_t head_level;          /* 0: not a head */
    char id[CLI_RULE_ID_MAX];     /* empty: not a numbered rule */
    char text[CLI_RULE_TEXT_MAX]; /* without the marks of Markdown; emphasis as style marks */
};

/* The text of a game's rules, in the language if it exists in it; NULL where there is none. */
const char *cli_rulebook(const struct pl_game *game, enum pl_lang lang);
/* Reads the next line and moves on; false at the end. */
bool cli_rulebook_next(const char **at, struct cli_rule *ret_rule);
/* Whether a query means this rule: its id, the end of it ("4.2"), or its chapter ("4"). */
bool cli_rule_has_id(const struct cli_rule *rule, const char *query);
/* Whether the line holds all words of the query, which must be folded. */
bool cli_rule_has_words(const struct cli_rule *rule, const char *folded_query);

/* Prints all rules (query NULL), those of a number, or those with the words; how many. */
uint32_t cli_rulebook_print(const struct cli_terminal *terminal, const char *rules,
                            const char *query);
/* Prints the heads of the chapters only. */
void cli_rulebook_print_heads(const struct cli_terminal *terminal, const char *rules);

#endif
