/* Reading, searching and printing the numbered rules. */
#include <stdio.h>
#include <string.h>

#include "cli/embed.h"
#include "cli/find.h"
#include "cli/rulebook.h"

enum { FILE_NAME_MAX = 64, CHAPTER_LEVEL = 3 };

static const char *embedded(const char *name)
{
    for (const struct cli_embedded *file = cli_embedded_files; file->name; file++) {
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

bool cli_rule_has_id(const struct cli_rule *rule, const char *query)
{
    char folded[CLI_FOLD_MAX], chapter[CLI_RULE_ID_MAX];
    const char *number = strrchr(rule->id, '-');

    cli_fold(query, folded);
    if (!number || !*folded) {
        return false;
    }
    memcpy(chapter, rule->id, sizeof chapter);
    size_t dot = strcspn(chapter, ".");
    chapter[dot] = '\0';
    return equals_folded(rule->id, folded) || equals_folded(number + 1, folded) ||
           equals_folded(chapter, folded) || equals_folded(strrchr(chapter, '-') + 1, folded);
}

bool cli_rule_has_words(const struct cli_rule *rule, const char *folded_query)
{
    char folded[CLI_FOLD_MAX];

    cli_fold(rule->text, folded);
    return cli_likeness(folded, folded_query) != CLI_UNLIKE;
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

/* A head is printed with the first rule under it that is printed. */
static void print_with_head(const struct cli_terminal *terminal, struct cli_rule *head,
                            const struct cli_rule *rule)
{
    if (head->head_level > 0) {
        print_rule(terminal, head);
        head->head_level = 0;
    }
    print_rule(terminal, rule);
}

/* One pass over the rules; how many were printed. */
static uint32_t print_some(const struct cli_terminal *terminal, const char *rules,
                           const char *query, bool by_id)
{
    struct cli_rule rule, head = { 0 };
    char folded[CLI_FOLD_MAX];
    uint32_t count = 0;

    cli_fold(query, folded);
    while (cli_rulebook_next(&rules, &rule)) {
        bool is_asked = by_id ? cli_rule_has_id(&rule, query) : cli_rule_has_words(&rule, folded);
        if (rule.head_level > 0) {
            head = rule;
        } else if (is_asked && (by_id || rule.id[0])) {
            print_with_head(terminal, &head, &rule);
            count++;
        }
    }
    return count;
}

uint32_t cli_rulebook_print(const struct cli_terminal *terminal, const char *rules,
                            const char *query)
{
    if (query) {
        uint32_t count = print_some(terminal, rules, query, true);
        return count > 0 ? count : print_some(terminal, rules, query, false);
    }
    struct cli_rule rule;
    uint32_t count = 0;
    for (; cli_rulebook_next(&rules, &rule); count++) {
        print_rule(terminal, &rule);
    }
    return count;
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
