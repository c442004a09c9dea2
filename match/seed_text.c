/* Seeds as people write them. Needs no C library but its strings. */
#include <string.h>

#include "match/seed.h"

static bool parse_digits(const char *text, struct pl_seed *ret_seed)
{
    uint64_t number = 0;

    for (; *text; text++) {
        uint64_t digit = (uint64_t)(*text - '0');
        if (*text < '0' || *text > '9' || number > (UINT64_MAX - digit) / 10) {
            return false;
        }
        number = 10 * number + digit;
    }
    *ret_seed = pl_seed_of(number);
    return true;
}

static bool parse_hex(const char *text, struct pl_seed *ret_seed)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    struct pl_seed seed = { { 0 } };

    for (size_t i = 0; text[i]; i++) {
        const char *digit = strchr(digits, text[i]);
        if (!digit) {
            return false;
        }
        seed.byte[i / 2] = (uint8_t)(seed.byte[i / 2] << 4 | ((digit - digits) & 15));
    }
    *ret_seed = seed;
    return true;
}

bool match_seed_parse(const char *text, struct pl_seed *ret_seed)
{
    size_t length = strlen(text);

    if (length == 2 * PL_SEED_BYTES) {
        return parse_hex(text, ret_seed);
    }
    return length > 0 && parse_digits(text, ret_seed);
}
