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
    pl_text_until(text, string, '\0', '\0');
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

void pl_text_form(struct pl_text *text, enum pl_lang lang, const char **rest, int64_t number)
{
    const char *at = *rest;

    PL_ASSERT(*at == '{');
    for (uint32_t skip = pl_plural(lang, number); skip > 0 && *at && *at != '}'; skip--) {
        for (at++; *at && *at != '|' && *at != '}'; at++) {
        }
    }
    if (*at == '{' || *at == '|') {
        at = pl_text_until(text, at + 1, '|', '}');
    }
    while (*at && *at != '}') {
        at++;
    }
    *rest = *at ? at + 1 : at;
}

void pl_text_format(struct pl_text *text, enum pl_lang lang, const char *template,
                    const struct pl_arg *args, uint32_t arg_count)
{
    struct pl_gap gap;

    while (pl_text_until_gap(text, &template, &gap)) {
        PL_ASSERT(gap.index < arg_count);
        const struct pl_arg *arg = &args[gap.index];
        if (gap.has_forms) {
            pl_text_form(text, lang, &template, arg->number);
        } else if (arg->text) {
            pl_text_add(text, arg->text);
        } else {
            pl_text_number(text, arg->number);
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
