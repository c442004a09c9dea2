/* The rules of a game as numbered sentences: docs/rules/<game>.md, made part of the program. */
#ifndef CLI_RULEBOOK_H
#define CLI_RULEBOOK_H

#include "cli/find.h"
#include "cli/terminal.h"
#include "core/game.h"

enum { CLI_RULE_ID_MAX = 24, CLI_RULE_TEXT_MAX = 2048, CLI_RULES_MAX = 1024 };

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

/* How a query is understood; the first way that finds something counts. */
enum cli_rule_way {
    CLI_RULE_BY_ID,    /* the id, the end of it ("4.2"), or its chapter ("4") */
    CLI_RULE_BY_WORDS, /* the sentence holds the words, or the head above it does */
    CLI_RULE_BY_NAME,  /* the head above it holds the words in the other language */
    CLI_RULE_WAYS
};

/* A search through the rules of a game. */
struct cli_rule_search {
    const char *at;
    enum cli_rule_way way;
    char query[CLI_FOLD_MAX];
    char chapter[CLI_RULE_TEXT_MAX]; /* the head above the rule found last */
    bool is_head_asked;              /* the head itself is what the query means */
    bool is_chapter_asked;           /* or that of the chapter that the head belongs to */
    uint32_t named_count;            /* rules below such heads of the other language */
    char named[CLI_RULES_MAX][CLI_RULE_ID_MAX];
};

/* Begins a search; false when nothing will be found. */
bool cli_rule_search_begin(struct cli_rule_search *search, const struct pl_game *game,
                           enum pl_lang lang, const char *query);
/* The next numbered rule that the query means; false at the end. */
bool cli_rule_search_next(struct cli_rule_search *search, struct cli_rule *ret_rule);

/* Prints all rules. */
void cli_rulebook_print(const struct cli_terminal *terminal, const char *rules);
/* Prints the rules that a query means, with the heads above them; how many. */
uint32_t cli_rulebook_print_found(const struct cli_terminal *terminal, const struct pl_game *game,
                                  enum pl_lang lang, const char *query);
/* Prints the heads of the chapters only. */
void cli_rulebook_print_heads(const struct cli_terminal *terminal, const char *rules);

#endif
