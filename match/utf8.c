/* UTF-8: decoding, cutting, copying. */
#include "match/utf8.h"

#include <stdbool.h>
#include <stdint.h>

static bool is_inside(char byte)
{
    return ((uint8_t)byte & 0xc0) == 0x80;
}

int match_utf8_cut(const char *text, int size)
{
    int length = 0;

    while (length < size && text[length]) {
        length++;
    }
    while (length > 0 && is_inside(text[length])) {
        length--;
    }
    return length;
}

/* The size that the first byte of a character announces; 0 when no character begins so. */
static uint32_t size_of(uint8_t first)
{
    return first < 0x80   ? 1
           : first < 0xc2 ? 0
           : first < 0xe0 ? 2
           : first < 0xf0 ? 3
           : first < 0xf5 ? 4
                          : 0;
}

/* Reads the character at the beginning of a text; its size, 0 when it is not valid. */
static uint32_t decode(const char *text, uint32_t *ret_code)
{
    static const uint32_t lowest[] = { 0, 0, 0x80, 0x800, 0x10000 };
    uint32_t size = size_of((uint8_t)text[0]);
    uint32_t code = size > 1 ? (uint8_t)text[0] & (0x7fu >> size) : (uint8_t)text[0];

    for (uint32_t i = 1; i < size; i++) {
        if (!is_inside(text[i])) {
            return 0;
        }
        code = code << 6 | ((uint8_t)text[i] & 0x3fu);
    }
    bool is_half = code >= 0xd800 && code < 0xe000;
    if (size == 0 || code < lowest[size] || code > 0x10ffff || is_half) {
        return 0;
    }
    *ret_code = code;
    return size;
}

static bool is_control(uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

void match_utf8_copy(char *ret_text, size_t size, const char *from)
{
    size_t length = 0;
    uint32_t code = 0;

    while (*from) {
        uint32_t taken = decode(from, &code);
        if (taken > 0 && !is_control(code)) {
            if (length + taken >= size) {
                break;
            }
            for (uint32_t i = 0; i < taken; i++) {
                ret_text[length++] = from[i];
            }
        }
        from += taken > 0 ? taken : 1;
    }
    ret_text[length] = '\0';
}
