/* 64-bit numbers as hexadecimal text. */
#include "match/hex.h"

#include <string.h>

#include "core/text.h"

bool match_hex_parse(const char *text, uint64_t *ret_number)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    uint64_t number = 0;

    if (text[0] != '0' || (text[1] != 'x' && text[1] != 'X')) {
        return false;
    }
    text += 2;
    size_t count = strspn(text, digits);
    if (count == 0 || count > 16 || text[count] != '\0') {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        number = number << 4 | ((uint64_t)(strchr(digits, text[i]) - digits) & 15);
    }
    *ret_number = number;
    return true;
}

void match_hex_format(uint64_t number, char ret_text[MATCH_HEX_MAX])
{
    struct pl_text text = pl_text_in(ret_text, MATCH_HEX_MAX);

    pl_text_hex(&text, number);
}
