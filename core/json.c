/* The JSON writer and the strict reader. The reader knows what positions need: objects, arrays,
 * plain strings, integers. */
#include "core/json.h"

struct pl_json pl_json_in(char *room, uint32_t size)
{
    return (struct pl_json){ .text = pl_text_in(room, size) };
}

static void mark(struct pl_json *json)
{
    struct pl_json_marks *marks = json->marks;

    if (marks && json->depth <= PL_JSON_MARK_DEPTH && marks->count < PL_JSON_MARKS_MAX) {
        marks->at[marks->count++] = json->text.length;
    }
}

static void separate(struct pl_json *json)
{
    if (json->needs_comma) {
        pl_text_char(&json->text, ',');
        mark(json);
    }
    json->needs_comma = true;
}

void pl_json_open(struct pl_json *json, char bracket)
{
    separate(json);
    pl_text_char(&json->text, bracket);
    json->needs_comma = false;
    json->depth++;
    mark(json);
}

void pl_json_close(struct pl_json *json, char bracket)
{
    pl_text_char(&json->text, bracket);
    json->needs_comma = true;
    mark(json);
    json->depth--;
}

/* What stands in a JSON string as it is: all but control characters, " and \. Views are strings for
 * the most part: a look into a table for each character is half of what comparing costs. */
#define X2  true, true
#define X8  X2, X2, X2, X2
#define X32 X8, X8, X8, X8
static const bool is_plain[UINT8_MAX + 1] = {
    [' '] = true, ['!'] = true, ['#'] = X32,  X8,  X8,  X8,  true,
    [']'] = X32,  X2,           [0x80] = X32, X32, X32, X32,
};

/* A string character by character, with what must be escaped, as far as there is room. */
static void quote_slowly(struct pl_text *text, const char *string)
{
    pl_text_char(text, '"');
    for (; *string && !text->is_cut; string++) {
        if (*string == '\n') {
            pl_text_add(text, "\\n");
        } else if (*string == '"' || *string == '\\') {
            pl_text_char(text, '\\');
            pl_text_char(text, *string);
        } else if (is_plain[(unsigned char)*string]) {
            pl_text_char(text, *string);
        }
    }
    pl_text_char(text, '"');
}

/* Nearly every string is plain and fits: it is copied at once. */
static void quote(struct pl_text *text, const char *string)
{
    enum { AROUND = 3 }; /* two marks and the zero */
    char *to = text->at + text->length + 1;
    size_t room = text->size - text->length;
    size_t count = 0;

    while (count + AROUND < room && is_plain[(unsigned char)string[count]]) {
        to[count] = string[count];
        count++;
    }
    if (string[count] || count + AROUND > room) {
        quote_slowly(text, string);
        return;
    }
    to[-1] = '"';
    to[count] = '"';
    to[count + 1] = '\0';
    text->length += (uint32_t)count + 2;
}

void pl_json_key(struct pl_json *json, const char *key)
{
    separate(json);
    quote(&json->text, key);
    pl_text_char(&json->text, ':');
    json->needs_comma = false;
}

void pl_json_int(struct pl_json *json, int64_t number)
{
    separate(json);
    pl_text_number(&json->text, number);
}

void pl_json_bool(struct pl_json *json, bool value)
{
    pl_json_raw(json, value ? "true" : "false");
}

void pl_json_null(struct pl_json *json)
{
    pl_json_raw(json, "null");
}

void pl_json_string(struct pl_json *json, const char *string)
{
    separate(json);
    quote(&json->text, string);
}

void pl_json_hex(struct pl_json *json, uint64_t number)
{
    separate(json);
    pl_text_char(&json->text, '"');
    pl_text_hex(&json->text, number);
    pl_text_char(&json->text, '"');
}

void pl_json_raw(struct pl_json *json, const char *value)
{
    separate(json);
    pl_text_add(&json->text, value);
}

void pl_json_members(struct pl_json *json, const char *object, uint32_t length)
{
    struct pl_text *text = &json->text;

    PL_ASSERT(length > 2);
    separate(json);
    if (length - 2 >= text->size - text->length) {
        text->is_cut = true;
        return;
    }
    memcpy(text->at + text->length, object + 1, length - 2);
    text->length += length - 2;
    text->at[text->length] = '\0';
}

void pl_json_member_int(struct pl_json *json, const char *key, int64_t number)
{
    pl_json_key(json, key);
    pl_json_int(json, number);
}

void pl_json_member_string(struct pl_json *json, const char *key, const char *string)
{
    pl_json_key(json, key);
    pl_json_string(json, string);
}

void pl_json_member_bool(struct pl_json *json, const char *key, bool value)
{
    pl_json_key(json, key);
    pl_json_bool(json, value);
}

struct pl_json_source pl_json_from(const char *string, uint32_t length)
{
    return (struct pl_json_source){ .at = string, .end = string + length };
}

bool pl_json_fail(struct pl_json_source *in, const char *reason)
{
    if (!in->error) {
        in->error = reason;
    }
    in->at = in->end;
    return false;
}

char pl_json_peek(struct pl_json_source *in)
{
    while (in->at < in->end &&
           (*in->at == ' ' || *in->at == '\t' || *in->at == '\n' || *in->at == '\r')) {
        in->at++;
    }
    return in->at < in->end ? *in->at : '\0';
}

bool pl_json_enter(struct pl_json_source *in, char bracket)
{
    if (pl_json_peek(in) != bracket) {
        return pl_json_fail(in, bracket == '{' ? "an object was expected" : "a list was expected");
    }
    in->at++;
    return true;
}

bool pl_json_more(struct pl_json_source *in, bool *is_first, char closer)
{
    char next = pl_json_peek(in);

    if (in->error) {
        return false;
    }
    if (next == closer) {
        in->at++;
        return false;
    }
    if (*is_first) {
        *is_first = false;
        return next ? true : pl_json_fail(in, "the text ends too early");
    }
    if (next != ',') {
        return pl_json_fail(in, "a comma or a closing bracket was expected");
    }
    in->at++;
    return true;
}

/* At a backslash before a character that stands for itself: goes on to that. No name needs the
 * other escapes. */
static bool skip_backslash(struct pl_json_source *in)
{
    bool is_escape = *in->at == '\\' && in->at + 1 < in->end &&
                     (in->at[1] == '"' || in->at[1] == '\\' || in->at[1] == '/');

    in->at += is_escape;
    return is_escape;
}

bool pl_json_read_string(struct pl_json_source *in, char ret_string[PL_JSON_STRING_MAX])
{
    uint32_t length = 0;

    if (pl_json_peek(in) != '"') {
        return pl_json_fail(in, "a string was expected");
    }
    for (in->at++; in->at < in->end && *in->at != '"'; in->at++) {
        bool is_escaped = skip_backslash(in);
        if ((*in->at == '\\' && !is_escaped) || (unsigned char)*in->at < 0x20) {
            return pl_json_fail(in, "an unexpected character in a name");
        }
        if (length + 1 >= PL_JSON_STRING_MAX) {
            return pl_json_fail(in, "a name is too long");
        }
        ret_string[length++] = *in->at;
    }
    if (in->at >= in->end) {
        return pl_json_fail(in, "the text ends too early");
    }
    in->at++;
    ret_string[length] = '\0';
    return true;
}

bool pl_json_read_key(struct pl_json_source *in, char ret_key[PL_JSON_STRING_MAX])
{
    if (!pl_json_read_string(in, ret_key)) {
        return false;
    }
    if (pl_json_peek(in) != ':') {
        return pl_json_fail(in, "a colon was expected");
    }
    in->at++;
    return true;
}

bool pl_json_read_int(struct pl_json_source *in, int64_t *ret_number)
{
    bool is_negative = pl_json_peek(in) == '-';
    uint32_t digits = 0;
    int64_t number = 0;

    in->at += is_negative;
    if (in->end - in->at > 1 && in->at[0] == '0' && in->at[1] >= '0' && in->at[1] <= '9') {
        return pl_json_fail(in, "a number must not begin with 0");
    }
    while (in->at < in->end && *in->at >= '0' && *in->at <= '9') {
        if (++digits > 15) {
            return pl_json_fail(in, "a number is too large");
        }
        number = number * 10 + (*in->at++ - '0');
    }
    if (digits == 0) {
        return pl_json_fail(in, "a whole number was expected");
    }
    *ret_number = is_negative ? -number : number;
    return true;
}

static uint32_t find_part(const struct pl_json_part *parts, uint32_t count, const char *key)
{
    uint32_t i = 0;

    while (i < count && !pl_string_equal(parts[i].key, key)) {
        i++;
    }
    return i;
}

bool pl_json_read_object(struct pl_json_source *in, const struct pl_json_part *parts,
                         uint32_t count, void *into)
{
    uint32_t missing = (uint32_t)(((uint64_t)1 << count) - 1);
    char key[PL_JSON_STRING_MAX];
    bool is_first = true;

    PL_ASSERT(count <= 32);
    pl_json_enter(in, '{');
    while (pl_json_more(in, &is_first, '}')) {
        if (!pl_json_read_key(in, key)) {
            return false;
        }
        uint32_t i = find_part(parts, count, key);
        if (i == count || !(missing >> i & 1)) {
            return pl_json_fail(in, "a member is unknown or there twice");
        }
        if (!parts[i].read(in, into)) {
            return false;
        }
        missing &= ~(1u << i);
    }
    return !in->error && (missing == 0 || pl_json_fail(in, "a member is missing"));
}

bool pl_json_at_end(struct pl_json_source *in)
{
    if (pl_json_peek(in) != '\0' || in->at < in->end) {
        return pl_json_fail(in, "there is text after the end");
    }
    return !in->error;
}
