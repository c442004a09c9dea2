/* As much of the C library's strings and printing as the lessons need, where there is none. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { DIGITS_MAX = 24 };

/* --- strings --------------------------------------------------------------------------------- */

size_t strlen(const char *text)
{
    size_t length = 0;

    while (text[length]) {
        length++;
    }
    return length;
}

int strncmp(const char *a, const char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (a[i] != b[i] || !a[i]) {
            return (unsigned char)a[i] - (unsigned char)b[i];
        }
    }
    return 0;
}

int strcmp(const char *a, const char *b)
{
    return strncmp(a, b, SIZE_MAX);
}

void *memchr(const void *bytes, int byte, size_t size)
{
    const unsigned char *at = bytes;

    for (size_t i = 0; i < size; i++) {
        if (at[i] == (unsigned char)byte) {
            return (void *)(uintptr_t)(at + i);
        }
    }
    return NULL;
}

char *strchr(const char *text, int letter)
{
    return memchr(text, letter, strlen(text) + 1);
}

char *strrchr(const char *text, int letter)
{
    for (size_t i = strlen(text) + 1; i > 0; i--) {
        if (text[i - 1] == (char)letter) {
            return (char *)(uintptr_t)(text + i - 1);
        }
    }
    return NULL;
}

char *strstr(const char *text, const char *part)
{
    size_t length = strlen(part);

    for (; *text; text++) {
        if (strncmp(text, part, length) == 0) {
            return (char *)(uintptr_t)text;
        }
    }
    return length == 0 ? (char *)(uintptr_t)text : NULL;
}

/* How many letters at the beginning are in the set, or are not. */
static size_t span(const char *text, const char *set, bool is_wanted)
{
    size_t length = 0;

    while (text[length] && (strchr(set, text[length]) != NULL) == is_wanted) {
        length++;
    }
    return length;
}

size_t strspn(const char *text, const char *set)
{
    return span(text, set, true);
}

size_t strcspn(const char *text, const char *set)
{
    return span(text, set, false);
}

/* --- printing -------------------------------------------------------------------------------- */

struct print {
    char *at;
    size_t size;
    size_t length; /* of all that was to be printed */
};

static void put(struct print *print, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (print->length + 1 < print->size) {
            print->at[print->length] = text[i];
        }
        print->length++;
    }
}

static void put_number(struct print *print, uint64_t number, bool is_negative, unsigned base)
{
    char digits[DIGITS_MAX];
    size_t at = sizeof digits;

    do {
        digits[--at] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number > 0);
    if (is_negative) {
        digits[--at] = '-';
    }
    put(print, digits + at, sizeof digits - at);
}

static void put_signed(struct print *print, int64_t number)
{
    put_number(print, number < 0 ? 0 - (uint64_t)number : (uint64_t)number, number < 0, 10);
}

static size_t length_within(const char *text, size_t most)
{
    size_t length = 0;

    while (length < most && text[length]) {
        length++;
    }
    return length;
}

/* Knows %s, %.*s, %d, %lld, %u, %x and %%. */
int vsnprintf(char *at, size_t size, const char *format, va_list args)
{
    struct print print = { at, size, 0 };

    for (; *format; format++) {
        if (*format != '%') {
            put(&print, format, 1);
            continue;
        }
        format++;
        if (strncmp(format, ".*s", 3) == 0) {
            int most = va_arg(args, int);
            const char *text = va_arg(args, const char *);
            put(&print, text, length_within(text, most < 0 ? SIZE_MAX : (size_t)most));
            format += 2;
        } else if (strncmp(format, "lld", 3) == 0) {
            put_signed(&print, va_arg(args, long long));
            format += 2;
        } else if (*format == 's') {
            const char *text = va_arg(args, const char *);
            put(&print, text, strlen(text));
        } else if (*format == 'd') {
            put_signed(&print, va_arg(args, int));
        } else if (*format == 'u' || *format == 'x') {
            put_number(&print, va_arg(args, unsigned), false, *format == 'u' ? 10 : 16);
        } else {
            put(&print, format, 1);
        }
    }
    if (size > 0) {
        at[print.length < size ? print.length : size - 1] = '\0';
    }
    return (int)print.length;
}

int snprintf(char *at, size_t size, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int length = vsnprintf(at, size, format, args);
    va_end(args);
    return length;
}
