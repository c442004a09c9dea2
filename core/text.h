/* Bounded text: a writer into the caller's room, templates with arguments and plural forms. The
 * room always holds a terminated string; what does not fit is cut and remembered. */
#ifndef PL_CORE_TEXT_H
#define PL_CORE_TEXT_H

#include "core/base.h"

struct pl_text {
    char *at;
    uint32_t length;
    uint32_t size;
    bool is_cut;
    const char *const *seat_names; /* NULL: "Gracz 1", "Player 1" */
};

/* Style marks inside a drawn board: a terminal turns them into colours, a plain one drops them.
 * Each is one control character; PL_STYLE_END returns to plain text. */
#define PL_STYLE_END     "\x01"
#define PL_STYLE_BOLD    "\x02"
#define PL_STYLE_DIM     "\x03"
#define PL_STYLE_RED     "\x04"
#define PL_STYLE_GREEN   "\x05"
#define PL_STYLE_YELLOW  "\x06"
#define PL_STYLE_BLUE    "\x0e"
#define PL_STYLE_MAGENTA "\x0f"
#define PL_STYLE_CYAN    "\x10"
#define PL_STYLE_REVERSE "\x11"

/* An argument of a template: a text, or else a number. */
struct pl_arg {
    const char *text;
    int32_t number;
};

#define PL_ARG_TEXT(t)   ((struct pl_arg){ .text = (t) })
#define PL_ARG_NUMBER(n) ((struct pl_arg){ .number = (n) })

struct pl_text pl_text_in(char *room, uint32_t size);
void pl_text_clear(struct pl_text *text);
static inline void pl_text_char(struct pl_text *text, char c)
{
    if (text->length + 1 >= text->size) {
        text->is_cut = true;
        return;
    }
    text->at[text->length++] = c;
    text->at[text->length] = '\0';
}
/* Writes a string up to one of two characters or its end; returns the place of that. */
static inline const char *pl_text_until(struct pl_text *text, const char *at, char stop, char other)
{
    char *to = text->at + text->length;
    const char *end = text->at + text->size - 1;

    while (to < end && *at && *at != stop && *at != other) {
        *to++ = *at++;
    }
    *to = '\0';
    text->length = (uint32_t)(to - text->at);
    while (*at && *at != stop && *at != other) {
        text->is_cut = true;
        at++;
    }
    return at;
}

void pl_text_bytes(struct pl_text *text, const char *bytes, uint32_t length);
void pl_text_add(struct pl_text *text, const char *string);
void pl_text_number(struct pl_text *text, int64_t number);
/* Writes "0x" and 16 digits, as actions and hashes are shown. */
void pl_text_hex(struct pl_text *text, uint64_t number);
/* Spaces up to the column, in code points since the last line break; marks count nothing. */
void pl_text_pad(struct pl_text *text, uint32_t column);

/* Writes a template. %1..%9 is an argument; %1{one|few|many} is the plural form of argument 1
 * (Polish three forms, English two) without the number; %% is a per cent sign. */
void pl_text_format(struct pl_text *text, enum pl_lang lang, const char *template,
                    const struct pl_arg *args, uint32_t arg_count);

/* A place in a template for an argument: %1 has index 0. With forms, the rest of the template
 * begins at "{one|few|many}", and pl_text_form comes next. */
struct pl_gap {
    uint32_t index;
    bool has_forms;
};

/* Writes a template up to its next gap and moves the rest behind it; false at the end. */
static inline bool pl_text_until_gap(struct pl_text *text, const char **rest,
                                     struct pl_gap *ret_gap)
{
    const char *at = pl_text_until(text, *rest, '%', '%');

    while (at[0] == '%' && at[1] == '%') {
        pl_text_char(text, '%');
        at = pl_text_until(text, at + 2, '%', '%');
    }
    if (!*at) {
        return false;
    }
    ret_gap->index = (uint32_t)(at[1] - '1');
    ret_gap->has_forms = at[2] == '{';
    *rest = at + 2;
    return true;
}

/* Writes the plural form of the number, and moves the rest behind the forms. */
void pl_text_form(struct pl_text *text, enum pl_lang lang, const char **rest, int64_t number);

/* Which plural form a number takes: 0 one, 1 few, 2 many (English: 0 one, 1 other). */
uint32_t pl_plural(enum pl_lang lang, int64_t number);

/* The name of a seat in this text: the table's name, or the language's numbered player. */
const char *pl_seat_name(const struct pl_text *text, enum pl_lang lang, pl_seat seat);

uint32_t pl_string_length(const char *string);
/* Characters of UTF-8, as Unicode counts them. */
uint32_t pl_string_characters(const char *string);
bool pl_string_equal(const char *a, const char *b);

#endif
