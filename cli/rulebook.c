/* Reading, searching and printing the numbered rules. */
#include <stdio.h>
#include <string.h>

#include "cli/embed.h"
#include "cli/find.h"
#include "cli/rulebook.h"

enum { FILE_NAME_MAX = 64, CHAPTER_LEVEL = 3 };

static const char *embedded(const char *name)
{
    for (const struct cli_embedded *file = cli_embedded_rules; file->name; file++) {
        if (strcmp(file->name, name) == 0) {
            return (const char *)file->text;
        }
    }
    return NULL;
}

const char *cli_rulebook(const struct pl_game *game, enum pl_lang lang)
{
    static const char *const ends[PL_LANG_COUNT] = { [PL_LANG_PL] = ".pl", [PL_LANG_EN] = ".en" };
    char name[FILE_NAME_MAX];

    snprintf(name, sizeof name, "%s%s", game->id, ends[lang]);
    const char *text = embedded(name);
    return text ? text : embedded(game->id);
}

/* Copies a line without the marks of Markdown: **bold** becomes style marks, `code` bare. */
static void copy_prose(const char *line, size_t size, struct pl_text *text)
{
    bool is_bold = false, is_code = false;

    for (size_t i = 0; i < size; i++) {
        bool is_star = line[i] == '*' && !is_code;
        if (is_star && i + 1 < size && line[i + 1] == '*') {
            is_bold = !is_bold;
            pl_text_add(text, is_bold ? PL_STYLE_BOLD : PL_STYLE_END);
            i++;
        } else if (line[i] == '`') {
            is_code = !is_code;
        } else if (!is_star) {
            pl_text_char(text, line[i]);
        }
    }
    if (is_bold) {
        pl_text_add(text, PL_STYLE_END);
    }
}

/* Reads the id of a line "- **R-X-1.2** ..."; returns the length of what to skip, 0 for no rule. */
static size_t read_id(const char *line, size_t size, char ret_id[CLI_RULE_ID_MAX])
{
    static const char start[] = "- **R-";
    const char *end =
        size > sizeof start ? memchr(line + sizeof start, '*', size - sizeof start) : NULL;

    if (!end || strncmp(line, start, sizeof start - 1) != 0) {
        return 0;
    }
    size_t length = (size_t)(end - line) - 4;
    if (length >= CLI_RULE_ID_MAX) {
        return 0;
    }
    memcpy(ret_id, line + 4, length);
    ret_id[length] = '\0';
    size_t skip = (size_t)(end - line) + 2;
    return skip < size && line[skip] == ' ' ? skip + 1 : skip < size ? skip : size;
}

bool cli_rulebook_next(const char **at, struct cli_rule *ret_rule)
{
    const char *line = *at;
    size_t size = strcspn(line, "\n");
    struct pl_text text = pl_text_in(ret_rule->text, sizeof ret_rule->text);

    if (*line == '\0') {
        return false;
    }
    *at = line + size + (line[size] == '\n');
    ret_rule->id[0] = '\0';
    ret_rule->head_level = (uint32_t)strspn(line, "#");
    size_t skip = ret_rule->head_level;
    if (skip > 0) {
        skip += line[skip] == ' ';
    } else {
        skip = read_id(line, size, ret_rule->id);
    }
    copy_prose(line + skip, size - skip, &text);
    return true;
}

static bool equals_folded(const char *text, const char *folded)
{
    char other[CLI_FOLD_MAX];

    cli_fold(text, other);
    return strcmp(other, folded) == 0;
}

static bool has_id(const struct cli_rule *rule, const char *folded)
{
    char chapter[CLI_RULE_ID_MAX];
    const char *number = strrchr(rule->id, '-');

    if (!number) {
        return false;
    }
    memcpy(chapter, rule->id, sizeof chapter);
    size_t dot = strcspn(chapter, ".");
    chapter[dot] = '\0';
    return equals_folded(rule->id, folded) || equals_folded(number + 1, folded) ||
           equals_folded(chapter, folded) || equals_folded(strrchr(chapter, '-') + 1, folded);
}

/* A head without the number that it begins with: "6. Moving", "C47 Mirror". */
static const char *head_name(const char *folded)
{
    size_t size = strcspn(folded, " ");
    bool has_number = strcspn(folded, "0123456789") < size;

    return has_number && folded[size] ? folded + size + 1 : folded;
}

/* Reads a head: whether it is what the query means. A chapter passes that on to the heads below
 * it only if it is called exactly so; else "cards" would bring half of the book. */
static void read_head(struct cli_rule_search *search, const struct cli_rule *head)
{
    char folded[CLI_FOLD_MAX];

    cli_fold(head->text, folded);
    memcpy(search->chapter, head->text, sizeof search->chapter);
    search->is_head_asked = cli_has_all_words(folded, search->query);
    if (head->head_level < CHAPTER_LEVEL) {
        search->is_chapter_asked = strcmp(head_name(folded), search->query) == 0;
    }
}

static bool is_named(const struct cli_rule_search *search, const char *id)
{
    for (uint32_t i = 0; i < search->named_count; i++) {
        if (strcmp(search->named[i], id) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether a sentence or the head above it holds the title of a card that has the query in its
 * title of the other language. */
static bool has_title(const struct cli_rule_search *search, const char *folded)
{
    char head[CLI_FOLD_MAX];

    cli_fold(search->chapter, head);
    for (uint32_t i = 0; i < search->title_count; i++) {
        if (cli_has_word(folded, search->title[i]) || cli_has_word(head, search->title[i])) {
            return true;
        }
    }
    return false;
}

/* Whether a sentence or the head above it names a card that the query means by its id. */
static bool is_of_card(const struct cli_rule_search *search, const char *folded)
{
    char head[CLI_FOLD_MAX];

    cli_fold(search->chapter, head);
    for (uint32_t i = 0; i < search->card_count; i++) {
        if (cli_has_word(folded, search->card[i]) || cli_has_word(head, search->card[i])) {
            return true;
        }
    }
    return false;
}

/* The sentence without the ids of options: their words are of neither language. A query with such
 * an id finds it. */
static void drop_option_ids(const struct cli_rule_search *search, char *folded)
{
    for (char *at = folded; *at && !strchr(search->query, '_');) {
        size_t size = strcspn(at, " ");
        if (memchr(at, '_', size)) {
            memset(at, ' ', size);
        }
        at += size;
        at += strspn(at, " ");
    }
}

static bool is_asked(const struct cli_rule_search *search, const struct cli_rule *rule)
{
    char folded[CLI_FOLD_MAX];

    cli_fold(rule->text, folded);
    switch (search->way) {
    case CLI_RULE_BY_ID: return has_id(rule, search->query);
    case CLI_RULE_BY_WORDS:
        drop_option_ids(search, folded);
        return search->is_head_asked || search->is_chapter_asked || is_named(search, rule->id) ||
               cli_likeness(folded, search->query) != CLI_UNLIKE || has_title(search, folded) ||
               (search->is_title && is_of_card(search, folded));
    case CLI_RULE_BY_NAME: return is_named(search, rule->id);
    case CLI_RULE_BY_CARD: return is_of_card(search, folded);
    case CLI_RULE_BY_OTHER:
        return is_named(search, rule->id) || cli_likeness(folded, search->query) != CLI_UNLIKE;
    case CLI_RULE_WAYS: break;
    }
    return false;
}

bool cli_rule_search_next(struct cli_rule_search *search, struct cli_rule *ret_rule)
{
    while (cli_rulebook_next(&search->at, ret_rule)) {
        if (ret_rule->head_level > 0) {
            read_head(search, ret_rule);
        } else if (ret_rule->id[0] && is_asked(search, ret_rule)) {
            return true;
        }
    }
    return false;
}

static void rewind_search(struct cli_rule_search *search, const char *rules)
{
    search->at = rules;
    search->chapter[0] = '\0';
    search->is_head_asked = false;
    search->is_chapter_asked = false;
}

/* Whether the way that is gone asks for a rule of the other language's page. */
static bool is_meant(const struct cli_rule_search *search, const struct cli_rule *rule)
{
    char folded[CLI_FOLD_MAX];

    if (search->way != CLI_RULE_BY_OTHER) {
        return search->is_head_asked || search->is_chapter_asked;
    }
    cli_fold(rule->text, folded);
    return cli_has_all_words(folded, search->query);
}

/* Notes the ids of the rules that the query means on the other language's page. Beside words of
 * this language only whole words of a head count: the beginning of one would often be another. */
static void note_named(struct cli_rule_search *search, const char *rules)
{
    struct cli_rule rule;
    char head[CLI_FOLD_MAX];

    rewind_search(search, rules);
    search->named_count = 0;
    while (cli_rulebook_next(&search->at, &rule)) {
        if (rule.head_level > 0) {
            read_head(search, &rule);
            cli_fold(rule.text, head);
            search->is_head_asked &=
                search->way != CLI_RULE_BY_WORDS || cli_has_word(head, search->query);
        } else if (rule.id[0] && is_meant(search, &rule) && search->named_count < CLI_RULES_MAX) {
            memcpy(search->named[search->named_count++], rule.id, sizeof rule.id);
        }
    }
}

/* Notes the cards with the query in their titles, in either language. */
static void note_cards(struct cli_rule_search *search, const struct pl_game *game,
                       enum pl_lang lang)
{
    struct cli_found found;
    struct cli_entry entry;

    search->card_count = 0;
    search->is_title = false;
    cli_glossary_find(game, lang, search->query, &found);
    for (uint32_t i = 0; i < found.count && i < CLI_FOUND_MAX; i++) {
        for (enum pl_lang l = 0; l < PL_LANG_COUNT; l++) {
            cli_glossary_at(game, found.index[i], l, &entry);
            search->is_title |= equals_folded(entry.name.title, search->query);
        }
        snprintf(search->card[search->card_count++], CLI_CARD_ID_MAX, "%s", entry.name.id);
    }
}

/* Notes the titles of cards whose title in the other language holds the query. */
static void note_titles(struct cli_rule_search *search, const struct pl_game *game,
                        enum pl_lang lang)
{
    struct cli_entry entry;
    char folded[CLI_FOLD_MAX];
    enum pl_lang other = lang == PL_LANG_PL ? PL_LANG_EN : PL_LANG_PL;

    search->title_count = 0;
    for (uint32_t i = 0; cli_glossary_at(game, i, other, &entry); i++) {
        cli_fold(entry.name.title, folded);
        if (!cli_has_word(folded, search->query) || search->title_count == CLI_FOUND_MAX) {
            continue;
        }
        cli_glossary_at(game, i, lang, &entry);
        cli_fold(entry.name.title, folded);
        memcpy(search->title[search->title_count++], folded, sizeof folded);
    }
}

bool cli_rule_search_begin(struct cli_rule_search *search, const struct pl_game *game,
                           enum pl_lang lang, const char *query)
{
    const char *rules = cli_rulebook(game, lang);
    const char *other = cli_rulebook(game, lang == PL_LANG_PL ? PL_LANG_EN : PL_LANG_PL);
    struct cli_rule rule;
    bool is_found = false;

    cli_fold(query, search->query);
    if (!rules || !search->query[0]) {
        return false;
    }
    note_cards(search, game, lang);
    note_titles(search, game, lang);
    for (uint32_t way = 0; way < CLI_RULE_WAYS && !is_found; way++) {
        search->way = (enum cli_rule_way)way;
        note_named(search, other);
        rewind_search(search, rules);
        is_found = cli_rule_search_next(search, &rule);
    }
    rewind_search(search, rules);
    return is_found;
}

/* Whether any rule found speaks of the card: by its id, or with the whole title. */
static bool has_rule(struct cli_rule_search *search)
{
    struct cli_rule rule;
    char folded[CLI_FOLD_MAX], head[CLI_FOLD_MAX];

    while (cli_rule_search_next(search, &rule)) {
        cli_fold(rule.text, folded);
        cli_fold(search->chapter, head);
        if (is_of_card(search, folded) || has_title(search, folded) || is_named(search, rule.id) ||
            cli_has_word(folded, search->query) || cli_has_word(head, search->query)) {
            return true;
        }
    }
    return false;
}

void cli_rule_search_cards(const struct pl_game *game, enum pl_lang lang, const char *query,
                           struct cli_found *ret_found)
{
    struct cli_rule_search search;
    bool is_found = cli_rule_search_begin(&search, game, lang, query);

    ret_found->count = 0;
    if (!is_found || search.way == CLI_RULE_BY_OTHER || (search.is_title && !has_rule(&search))) {
        cli_glossary_find(game, lang, query, ret_found);
    }
    ret_found->count = ret_found->count < CLI_FOUND_MAX ? ret_found->count : CLI_FOUND_MAX;
}

/* Prints the cards that the query means and no rule speaks of; how many. */
static uint32_t print_cards(const struct cli_terminal *terminal, const struct pl_game *game,
                            enum pl_lang lang, const char *query)
{
    struct cli_found found;
    struct cli_entry entry;

    cli_rule_search_cards(game, lang, query, &found);
    for (uint32_t i = 0; i < found.count; i++) {
        cli_glossary_at(game, found.index[i], lang, &entry);
        cli_glossary_print(terminal, &entry, false);
    }
    return found.count;
}

static void print_rule(const struct cli_terminal *terminal, const struct cli_rule *rule)
{
    char line[CLI_RULE_TEXT_MAX + CLI_RULE_ID_MAX + 8];
    struct pl_text text = pl_text_in(line, sizeof line);

    if (rule->id[0]) {
        pl_text_add(&text, PL_STYLE_CYAN);
        pl_text_add(&text, rule->id);
        pl_text_add(&text, PL_STYLE_END " ");
    } else if (rule->head_level > 0) {
        pl_text_add(&text, PL_STYLE_BOLD);
    }
    pl_text_add(&text, rule->text);
    pl_text_add(&text, PL_STYLE_END);
    cli_put_wrapped(terminal, line, rule->id[0] ? 4 : 0);
}

uint32_t cli_rulebook_print_found(const struct cli_terminal *terminal, const struct pl_game *game,
                                  enum pl_lang lang, const char *query)
{
    struct cli_rule_search search;
    struct cli_rule rule, head = { .head_level = 1 };
    uint32_t count = print_cards(terminal, game, lang, query);

    if (!cli_rule_search_begin(&search, game, lang, query)) {
        return count;
    }
    for (; cli_rule_search_next(&search, &rule); count++) {
        if (strcmp(head.text, search.chapter) != 0) {
            memcpy(head.text, search.chapter, sizeof head.text);
            print_rule(terminal, &head);
        }
        print_rule(terminal, &rule);
    }
    return count;
}

void cli_rulebook_print(const struct cli_terminal *terminal, const char *rules)
{
    struct cli_rule rule;

    while (cli_rulebook_next(&rules, &rule)) {
        print_rule(terminal, &rule);
    }
}

void cli_rulebook_print_heads(const struct cli_terminal *terminal, const char *rules)
{
    struct cli_rule rule;

    while (cli_rulebook_next(&rules, &rule)) {
        if (rule.head_level > 0 && rule.head_level < CHAPTER_LEVEL) {
            print_rule(terminal, &rule);
        }
    }
}
