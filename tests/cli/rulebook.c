/* Tests of cli/rulebook.c: the name of anything that a game has leads to what is said about it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "cli/rulebook.h"
#include "games/games.h"

/* Whether a text names the card, by its id or by its title. */
static bool names(const char *text, const struct cli_entry *card)
{
    char folded[CLI_FOLD_MAX], id[CLI_FOLD_MAX], title[CLI_FOLD_MAX];

    cli_fold(text, folded);
    cli_fold(card->name.id, id);
    cli_fold(card->name.title, title);
    return strstr(folded, id) || strstr(folded, title) || strstr(text, card->name.title);
}

/* Whether the query brings a rule that names the card, or the card's own entry. */
static bool leads_to(const struct pl_game *game, enum pl_lang lang, const char *query,
                     const struct cli_entry *card)
{
    static struct cli_rule_search search;
    static struct cli_rule rule;
    struct cli_found found;
    struct cli_entry entry;
    bool is_found = false;

    cli_rule_search_cards(game, lang, query, &found);
    for (uint32_t i = 0; i < found.count && !is_found; i++) {
        is_found = cli_glossary_at(game, found.index[i], lang, &entry) &&
                   strcmp(entry.name.id, card->name.id) == 0;
    }
    if (!is_found && cli_rule_search_begin(&search, game, lang, query)) {
        while (!is_found && cli_rule_search_next(&search, &rule)) {
            is_found = names(rule.text, card) || names(search.chapter, card);
        }
    }
    return is_found;
}

/* How many titles of a card lead nowhere: those of both languages, in the rules of both. */
static uint32_t lost_of(const struct pl_game *game, const struct cli_entry card[PL_LANG_COUNT])
{
    uint32_t lost = 0;

    for (uint32_t pair = 0; pair < PL_LANG_COUNT * PL_LANG_COUNT; pair++) {
        enum pl_lang lang = (enum pl_lang)(pair % PL_LANG_COUNT);
        const char *title = card[pair / PL_LANG_COUNT].name.title;
        if (!leads_to(game, lang, title, &card[lang])) {
            print_error("%s: '%s' in language %d\n", game->id, title, (int)lang);
            lost++;
        }
    }
    return lost;
}

/* Where no rule names a thing (a tile, a card of another game), it leads to what it does. */
static void test_every_title(void **state)
{
    struct cli_entry card[PL_LANG_COUNT];
    const struct pl_game *game;
    uint32_t count = 0, lost = 0;

    (void)state;
    for (uint32_t g = 0; (game = games_at(g)) != NULL; g++) {
        for (uint32_t i = 0; cli_glossary_at(game, i, PL_LANG_PL, &card[PL_LANG_PL]); i++) {
            assert_true(cli_glossary_at(game, i, PL_LANG_EN, &card[PL_LANG_EN]));
            lost += lost_of(game, card);
            assert_true(i > 0 || !leads_to(game, PL_LANG_EN, "no such thing", &card[PL_LANG_EN]));
            count++;
        }
    }
    assert_true(count > 0);
    assert_int_equal(lost, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_every_title) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
