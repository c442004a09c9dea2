/* The glossary of a game (cards, tiles, tokens): finding an entry by a part of its name, printing
 * it. */
#ifndef CLI_GLOSSARY_H
#define CLI_GLOSSARY_H

#include "cli/find.h"
#include "cli/terminal.h"
#include "core/game.h"

enum { CLI_ENTRY_TEXT_MAX = 2048 };

struct cli_entry {
    struct pl_entry name;
    char text[CLI_ENTRY_TEXT_MAX];
};

/* Reads an entry; false past the end. */
bool cli_glossary_at(const struct pl_game *game, uint32_t index, enum pl_lang lang,
                     struct cli_entry *ret_entry);
/* Finds entries by id or a part of the title: in the language, else in any. */
void cli_glossary_find(const struct pl_game *game, enum pl_lang lang, const char *query,
                       struct cli_found *ret_found);
/* Prints title and text; the id too where a program or a position may need it. */
void cli_glossary_print(const struct cli_terminal *terminal, const struct cli_entry *entry,
                        bool with_id);

#endif
