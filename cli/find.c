/* Folding of letters, and the search for a part of a text. */
#include <string.h>

#include "cli/find.h"

/* The plain letter of a Polish one, given by the two bytes that UTF-8 has for it; 0 for others. */
static char plain_letter(unsigned char first, unsigned char second)
{
    static const struct {
        unsigned char first, second;
        char plain;
    } letters[] = {
        { 0xc4, 0x84, 'a' }, { 0xc4, 0x85, 'a' }, { 0xc4, 0x86, 'c' }, { 0xc4, 0x87, 'c' },
        { 0xc4, 0x98, 'e' }, { 0xc4, 0x99, 'e' }, { 0xc5, 0x81, 'l' }, { 0xc5, 0x82, 'l' },
        { 0xc5, 0x83, 'n' }, { 0xc5, 0x84, 'n' }, { 0xc3, 0x93, 'o' }, { 0xc3, 0xb3, 'o' },
        { 0xc5, 0x9a, 's' }, { 0xc5, 0x9b, 's' }, { 0xc5, 0xb9, 'z' }, { 0xc5, 0xba, 'z' },
        { 0xc5, 0xbb, 'z' }, { 0xc5, 0xbc, 'z' },
    };

    for (size_t i = 0; i < PL_COUNT_OF(letters); i++) {
        if (letters[i].first == first && letters[i].second == second) {
            return letters[i].plain;
        }
    }
    return 0;
}

static char small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

void cli_fold(const char *text, char ret_folded[CLI_FOLD_MAX])
{
    uint32_t length = 0;

    for (; *text && length < CLI_FOLD_MAX - 1; text++) {
        unsigned char byte = (unsigned char)*text;
        char plain = byte >= 0xc3 ? plain_letter(byte, (unsigned char)text[1]) : 0;
        bool is_space = byte == ' ' || byte == '\n' || byte == '\t';
        if (byte == 0xc3 && (unsigned char)text[1] == 0x97) {
            text++; /* a multiplication sign: people do not type "×2" */
        } else if (plain) {
            ret_folded[length++] = plain;
            text++;
        } else if (is_space && length > 0 && ret_folded[length - 1] != ' ') {
            ret_folded[length++] = ' ';
        } else if (byte > ' ') {
            ret_folded[length++] = small(*text);
        }
    }
    if (length > 0 && ret_folded[length - 1] == ' ') {
        length--;
    }
    ret_folded[length] = '\0';
}

static bool is_letter(char c)
{
    unsigned char byte = (unsigned char)c;

    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte >= 0x80;
}

/* Finds a stretch at the beginning of a word; if `is_whole`, the word must end there too. */
static bool has_stretch(const char *text, const char *stretch, size_t size, bool is_whole)
{
    for (const char *at = text; *at; at++) {
        bool is_start = at == text || !is_letter(at[-1]);
        if (is_start && strncmp(at, stretch, size) == 0 && !(is_whole && is_letter(at[size]))) {
            return true;
        }
    }
    return false;
}

bool cli_has_word(const char *text, const char *query)
{
    return has_stretch(text, query, strlen(query), true);
}

bool cli_has_all_words(const char *text, const char *query)
{
    while (*query) {
        size_t size = strcspn(query, " ");
        if (!has_stretch(text, query, size, false)) {
            return false;
        }
        query += size;
        query += strspn(query, " ");
    }
    return true;
}

enum cli_likeness cli_likeness(const char *text, const char *query)
{
    if (strcmp(text, query) == 0) {
        return CLI_LIKE_ALL;
    }
    const char *at = *query ? strstr(text, query) : NULL;
    if (at) {
        return at == text ? CLI_LIKE_START : CLI_LIKE_PART;
    }
    return *query && cli_has_all_words(text, query) ? CLI_LIKE_WORDS : CLI_UNLIKE;
}

/* All texts at least this much alike. */
static void collect(cli_text_source *source, void *context, const char *query,
                    enum cli_likeness least, struct cli_found *ret_found)
{
    char text[CLI_FOLD_MAX], folded[CLI_FOLD_MAX];

    ret_found->count = 0;
    for (uint32_t i = 0; source(context, i, text); i++) {
        cli_fold(text, folded);
        if (cli_likeness(folded, query) < least) {
            continue;
        }
        if (ret_found->count < CLI_FOUND_MAX) {
            ret_found->index[ret_found->count] = i;
        }
        ret_found->count++;
    }
}

void cli_find(cli_text_source *source, void *context, const char *query,
              struct cli_found *ret_found)
{
    static const enum cli_likeness least[] = { CLI_LIKE_ALL, CLI_LIKE_PART, CLI_LIKE_WORDS };
    char folded[CLI_FOLD_MAX];

    cli_fold(query, folded);
    ret_found->count = 0;
    for (size_t i = 0; i < PL_COUNT_OF(least) && ret_found->count == 0 && *folded; i++) {
        collect(source, context, folded, least[i], ret_found);
    }
}
