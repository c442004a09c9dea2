/* The bounded text writer, templates and plural forms. */
#include "core/text.h"

struct pl_text pl_text_in(char *room, uint32_t size)
{
    PL_ASSERT(size > 0);
    room[0] = '\0';
    return (struct pl_text){ .at = room, .size = size };
}

void pl_text_clear(struct pl_text *text)
{
    text->length = 0;
    text->is_cut = false;
    text->at[0] = '\0';
}

void pl_text_add(struct pl_text *text, const char *string)
{
    pl_text_bytes(text, string, pl_string_length(string));
}

void pl_text_bytes(struct pl_text *text, const char *bytes, uint32_t length)
{
    uint32_t room = text->size - text->length - 1;
    uint32_t take = length < room ? length : room;

    PL_ASSERT(text->length < text->size);
    memcpy(text->at + text->length, bytes, take);
    text->length += take;
    text->at[text->length] = '\0';
    text->is_cut |= take < length;
}

void pl_text_number(struct pl_text *text, int64_t number)
{
    char digits[24];
    uint32_t at = sizeof digits;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

    if (number >= 0 && number < 10) {
        pl_text_char(text, (char)('0' + number));
        return;
    }
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) {
        digits[--at] = '-';
    }
    pl_text_bytes(text, digits + at, (uint32_t)sizeof digits - at);
}

void pl_text_hex(struct pl_text *text, uint64_t number)
{
    pl_text_add(text, "0x");
    for (int shift = 60; shift >= 0; shift -= 4) {
        pl_text_char(text, "0123456789abcdef"[number >> shift & 15]);
    }
}

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

uint32_t pl_string_characters(const char *string)
{
    uint32_t count = 0;

    for (; *string; string++) {
        count += !is_continuation(*string);
    }
    return count;
}

/* Control marks and the continuation bytes of UTF-8 take no column. */
static bool takes_column(char c)
{
    return (unsigned char)c >= 0x20 && !is_continuation(c);
}

void pl_text_pad(struct pl_text *text, uint32_t column)
{
    uint32_t used = 0;

    for (uint32_t i = text->length; i > 0 && text->at[i - 1] != '\n'; i--) {
        used += takes_column(text->at[i - 1]);
    }
    for (; used < column; used++) {
        pl_text_char(text, ' ');
    }
}

uint32_t pl_plural(enum pl_lang lang, int64_t number)
{
    uint64_t n = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    bool is_few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);

    if (n == 1) {
        return 0;
    }
    if (lang == PL_LANG_EN) {
        return 1;
    }
    return is_few ? 1 : 2;
}

/* Writes the form with this index of "{a|b|c}"; returns the place after the closing brace. */
static const char *write_form(struct pl_text *text, const char *forms, uint32_t index)
{
    uint32_t form = 0;

    PL_ASSERT(*forms == '{');
    for (forms++; *forms && *forms != '}'; forms++) {
        if (*forms == '|') {
            form++;
        } else if (form == index) {
            pl_text_char(text, *forms);
        }
    }
    return *forms == '}' ? forms + 1 : forms;
}

void pl_text_format(struct pl_text *text, enum pl_lang lang, const char *template,
                    const struct pl_arg *args, uint32_t arg_count)
{
    while (*template) {
        if (*template != '%') {
            pl_text_char(text, *template ++);
            continue;
        }
        template ++;
        if (*template == '%') {
            pl_text_char(text, *template ++);
            continue;
        }
        uint32_t index = (uint32_t)(*template ++-'1');
        PL_ASSERT(index < arg_count);
        if (*template == '{') {
            template = write_form(text, template, pl_plural(lang, args[index].number));
        } else if (args[index].text) {
            pl_text_add(text, args[index].text);
        } else {
            pl_text_number(text, args[index].number);
        }
    }
}

const char *pl_seat_name(const struct pl_text *text, enum pl_lang lang, pl_seat seat)
{
    static const char *const numbered[PL_LANG_COUNT][PL_SEATS_MAX] = {
        [PL_LANG_PL] = { "Gracz 1", "Gracz 2", "Gracz 3", "Gracz 4", "Gracz 5" },
        [PL_LANG_EN] = { "Player 1", "Player 2", "Player 3", "Player 4", "Player 5" },
    };

    PL_ASSERT(seat < PL_SEATS_MAX);
    if (text->seat_names && text->seat_names[seat]) {
        return text->seat_names[seat];
    }
    return numbered[lang][seat];
}

uint32_t pl_string_length(const char *string)
{
    uint32_t length = 0;

    while (string[length]) {
        length++;
    }
    return length;
}

bool pl_string_equal(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}
