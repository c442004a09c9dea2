/* Passwords that are too easy to guess. Rules and a short list, so that nothing has to be installed
 * or asked elsewhere. */
#include "server/people/password.h"

#include <ctype.h>
#include <string.h>

#include "core/text.h"
#include "server/people/nick.h"
#include "server/people/password_hash.h"

enum {
    PLAIN_SIZE = SERVER_PASSWORD_SIZE,
    DIFFERENT_MIN = 4, /* characters */
    RUN_MIN = 3,       /* characters that follow each other and count as one thing */
    LOOSE_MAX = 3,     /* characters beside such runs, or beside the nick */
    DIGITS_MIN = 12    /* of a password that has nothing else */
};

static const char *const words[] = {
#define PASSWORD(word_) word_,
#include "server/people/common_passwords.def"
};

/* A plain form: ASCII in small letters, Polish letters without their marks. Other characters stay
 * as their bytes. */
static void make_plain(const char *text, char ret_plain[PLAIN_SIZE])
{
    static const struct {
        const char *from;
        char to;
    } letters[] = {
        { "ą", 'a' }, { "ć", 'c' }, { "ę", 'e' }, { "ł", 'l' }, { "ń", 'n' }, { "ó", 'o' },
        { "ś", 's' }, { "ź", 'z' }, { "ż", 'z' }, { "Ą", 'a' }, { "Ć", 'c' }, { "Ę", 'e' },
        { "Ł", 'l' }, { "Ń", 'n' }, { "Ó", 'o' }, { "Ś", 's' }, { "Ź", 'z' }, { "Ż", 'z' },
    };
    size_t length = 0;

    while (*text && length + 1 < PLAIN_SIZE) {
        char plain = (char)tolower((unsigned char)*text);
        size_t taken = 1;
        for (size_t i = 0; i < PL_COUNT_OF(letters); i++) {
            if (strncmp(text, letters[i].from, strlen(letters[i].from)) == 0) {
                plain = letters[i].to;
                taken = strlen(letters[i].from);
            }
        }
        ret_plain[length++] = plain;
        text += taken;
    }
    ret_plain[length] = '\0';
}

/* Repetitions and sequences. */

static size_t count_different(const char *plain)
{
    bool is_seen[256] = { false };
    size_t count = 0;

    for (; *plain; plain++) {
        unsigned char c = (unsigned char)*plain;
        count += !is_seen[c];
        is_seen[c] = true;
    }
    return count;
}

/* Whether b comes right after a, or before it, on a keyboard or in the alphabet. */
static bool are_neighbours(char a, char b)
{
    static const char *const rows[] = { "1234567890",
                                        "qwertyuiop",
                                        "qwertzuiop",
                                        "asdfghjkl",
                                        "zxcvbnm",
                                        "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
                                        "zaq1xsw2cde3vfr4bgt5nhy6mju7" };
    bool is_in_order = isalnum((unsigned char)a) && isalnum((unsigned char)b) &&
                       (b - a == 1 || a - b == 1 || a == b);

    for (size_t i = 0; !is_in_order && i < PL_COUNT_OF(rows); i++) {
        const char *at = strchr(rows[i], a);
        is_in_order = at && ((at[1] && at[1] == b) || (at > rows[i] && at[-1] == b));
    }
    return is_in_order;
}

/* How many characters belong to no run. */
static size_t count_loose(const char *plain)
{
    size_t length = strlen(plain);
    size_t loose = 0;

    for (size_t from = 0; from < length;) {
        size_t to = from + 1;
        while (to < length && are_neighbours(plain[to - 1], plain[to])) {
            to++;
        }
        loose += to - from >= RUN_MIN ? 0 : to - from;
        from = to;
    }
    return loose;
}

static bool is_only_digits(const char *plain)
{
    return strspn(plain, "0123456789 -./") == strlen(plain) && strlen(plain) < DIGITS_MIN;
}

/* Words. */

/* Digits and signs that stand for letters. */
static void read_signs(const char *plain, char ret_plain[PLAIN_SIZE])
{
    static const char from[] = "0134578@$!";
    static const char to[] = "oieastbasi";
    size_t i = 0;

    for (; plain[i]; i++) {
        const char *sign = strchr(from, plain[i]);
        ret_plain[i] = sign ? to[sign - from] : plain[i];
    }
    ret_plain[i] = '\0';
}

/* The part between the first and the last letter; of a text that is twice the same, once. */
static void cut_core(const char *plain, char ret_core[PLAIN_SIZE])
{
    size_t from = 0;
    size_t to = strlen(plain);

    while (from < to && !isalpha((unsigned char)plain[from])) {
        from++;
    }
    while (to > from && !isalpha((unsigned char)plain[to - 1])) {
        to--;
    }
    size_t length = to - from;
    size_t half = length / 2;
    bool is_twice =
        length > 1 && length % 2 == 0 && memcmp(plain + from, plain + from + half, half) == 0;
    length = is_twice ? half : length;
    memmove(ret_core, plain + from, length);
    ret_core[length] = '\0';
}

static bool is_word(const char *core)
{
    for (size_t i = 0; i < PL_COUNT_OF(words); i++) {
        if (strcmp(core, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The characters around the word may be digits or stand for letters of it. */
static bool is_common(const char *plain)
{
    char core[PLAIN_SIZE];
    char read[PLAIN_SIZE];

    cut_core(plain, core);
    if (is_word(core)) {
        return true;
    }
    read_signs(core, read);
    if (is_word(read)) {
        return true;
    }
    read_signs(plain, read);
    cut_core(read, core);
    return is_word(core);
}

/* Whether the password is the nick with little around it. */
static bool is_nick(const char *plain, const char *nick)
{
    char name[PLAIN_SIZE];

    make_plain(nick, name);
    const char *at = *name ? strstr(plain, name) : NULL;
    return at && strlen(plain) - strlen(name) <= LOOSE_MAX + 1;
}

enum server_error server_password_check(const char *password, const char *nick)
{
    size_t length = pl_string_characters(password);
    char plain[PLAIN_SIZE];

    if (length < SERVER_PASSWORD_MIN || length > SERVER_PASSWORD_MAX) {
        return SERVER_BAD_PASSWORD;
    }
    make_plain(password, plain);
    bool is_weak = count_different(plain) < DIFFERENT_MIN || count_loose(plain) < LOOSE_MAX ||
                   is_only_digits(plain) || is_common(plain) || is_nick(plain, nick);
    return is_weak ? SERVER_WEAK_PASSWORD : SERVER_OK;
}
