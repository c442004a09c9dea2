/* Entries of the glossary: found by id or by a part of the title, printed with their text. */
#include <stdio.h>

#include "cli/glossary.h"

/* Which texts are searched: the ids, or the titles in a language. */
struct shelf {
    const struct pl_game *game;
    enum pl_lang lang;
    bool is_by_id;
};

bool cli_glossary_at(const struct pl_game *game, uint32_t index, enum pl_lang lang,
                     struct cli_entry *ret_entry)
{
    struct pl_text text = pl_text_in(ret_entry->text, sizeof ret_entry->text);

    return game->entry && game->entry(index, lang, &ret_entry->name, &text);
}

static bool shelf_text(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    const struct shelf *shelf = context;
    struct cli_entry entry;

    if (!cli_glossary_at(shelf->game, index, shelf->lang, &entry)) {
        return false;
    }
    snprintf(ret_text, CLI_FOLD_MAX, "%s", shelf->is_by_id ? entry.name.id : entry.name.title);
    return true;
}

void cli_glossary_find(const struct pl_game *game, enum pl_lang lang, const char *query,
                       struct cli_found *ret_found)
{
    struct shelf own = { game, lang, false };
    struct shelf other = { game, lang == PL_LANG_PL ? PL_LANG_EN : PL_LANG_PL, false };
    struct shelf ids = { game, lang, true };

    cli_find(shelf_text, &own, query, ret_found);
    if (ret_found->count == 0) {
        cli_find(shelf_text, &other, query, ret_found);
    }
    if (ret_found->count == 0) {
        cli_find(shelf_text, &ids, query, ret_found);
    }
}

void cli_glossary_print(const struct cli_terminal *terminal, const struct cli_entry *entry,
                        bool with_id)
{
    cli_put(terminal, PL_STYLE_BOLD);
    cli_put(terminal, entry->name.title);
    cli_put(terminal, PL_STYLE_END);
    if (with_id) {
        cli_put(terminal, PL_STYLE_DIM " (");
        cli_put(terminal, entry->name.id);
        cli_put(terminal, ")" PL_STYLE_END);
    }
    cli_put(terminal, "\n    ");
    cli_put_hanging(terminal, entry->text, 4);
}
