/* Finding a thing by a part of its text, as people type it: without regard to case and to the
 * accents of Polish letters. */
#ifndef CLI_FIND_H
#define CLI_FIND_H

#include "core/base.h"

enum { CLI_FOLD_MAX = 1024 };

/* Writes the text in small letters without accents, style marks and multiplication signs left out,
 * spaces at both ends and double spaces removed. */
void cli_fold(const char *text, char ret_folded[CLI_FOLD_MAX]);

/* How well a text answers a query; both must be folded. */
enum cli_likeness {
    CLI_UNLIKE,
    CLI_LIKE_WORDS, /* each word of the query begins a word of the text */
    CLI_LIKE_PART,  /* the query stands in the text as it is */
    CLI_LIKE_START, /* the text begins with the query */
    CLI_LIKE_ALL    /* they are the same */
};

enum cli_likeness cli_likeness(const char *text, const char *query);

/* Whether each word of the query begins a word of the text; both folded. */
bool cli_has_all_words(const char *text, const char *query);

/* Whether the query is one of the whole words of the text; both folded. */
bool cli_has_word(const char *text, const char *query);

/* Reads the text with an index; false past the end. */
typedef bool cli_text_source(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX]);

enum { CLI_FOUND_MAX = 64 };

struct cli_found {
    uint32_t count; /* of all that match; only the first CLI_FOUND_MAX are in the list */
    uint32_t index[CLI_FOUND_MAX];
};

/* Finds what a query means: the one text equal to it, else all that hold it, else all that hold
 * its words. */
void cli_find(cli_text_source *source, void *context, const char *query,
              struct cli_found *ret_found);

#endif
