/* The rules of a game as numbered sentences: docs/rules/<game>.md, made part of the program. */
#ifndef CLI_RULEBOOK_H
#define CLI_RULEBOOK_H

#include "cli/find.h"
#include "cli/glossary.h"
#include "cli/terminal.h"
#include "core/game.h"

enum { CLI_RULE_ID_MAX = 24, CLI_RULE_TEXT_MAX = 2048, CLI_RULES_MAX = 1024, CLI_CARD_ID_MAX = 64 };

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
    CLI_RULE_BY_WORDS, /* the sentence holds the words, or the head above it does; or the query is
                        * the title of a card that it names by its id ("C039"), or stands in the
                        * other language in the head above it or in the title of a card it names */
    CLI_RULE_BY_NAME,  /* words of the head above it begin so in the other language */
    CLI_RULE_BY_CARD,  /* the query is part of the title of a card that it names by its id */
    CLI_RULE_BY_OTHER, /* the sentence holds the words in the other language, or in the id of an
                        * option ("first_era") */
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
    uint32_t named_count;            /* rules that the other language's page means */
    char named[CLI_RULES_MAX][CLI_RULE_ID_MAX];
    uint32_t card_count; /* glossary entries with the query in their titles, by their ids */
    char card[CLI_FOUND_MAX][CLI_CARD_ID_MAX];
    bool is_title;        /* the query is a whole title */
    uint32_t title_count; /* cards with the query in the other language's titles: titles in this */
    char title[CLI_FOUND_MAX][CLI_FOLD_MAX];
};

/* Begins a search; false when nothing will be found. */
bool cli_rule_search_begin(struct cli_rule_search *search, const struct pl_game *game,
                           enum pl_lang lang, const char *query);
/* The next numbered rule that the query means; false at the end. */
bool cli_rule_search_next(struct cli_rule_search *search, struct cli_rule *ret_rule);
/* Finds the cards that the query means where no rule speaks of them: their entries have to do. */
void cli_rule_search_cards(const struct pl_game *game, enum pl_lang lang, const char *query,
                           struct cli_found *ret_found);

/* Prints all rules. */
void cli_rulebook_print(const struct cli_terminal *terminal, const char *rules);
/* Prints the rules that a query means, with the heads above them, or the entries of cards that have
 * none; how many. */
uint32_t cli_rulebook_print_found(const struct cli_terminal *terminal, const struct pl_game *game,
                                  enum pl_lang lang, const char *query);
/* Prints the heads of the chapters only. */
void cli_rulebook_print_heads(const struct cli_terminal *terminal, const char *rules);

#endif
