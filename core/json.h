/* JSON without allocation: a bounded writer over pl_text and a strict pull reader over a string.
 * Positions and views go through it, in the command and in the page alike. */
#ifndef PL_CORE_JSON_H
#define PL_CORE_JSON_H

#include "core/text.h"

/* Where the outer parts of a text lie: the places behind the brackets and commas of its first
 * levels, as far as there is room. A comparison of two texts can jump from one to the next. */
enum { PL_JSON_MARK_DEPTH = 3, PL_JSON_MARKS_MAX = 255 };
struct pl_json_marks {
    uint32_t count;
    uint32_t at[PL_JSON_MARKS_MAX];
};

struct pl_json {
    struct pl_text text;
    bool needs_comma;
    uint32_t depth;
    struct pl_json_marks *marks; /* to be filled, or NULL */
};

struct pl_json pl_json_in(char *room, uint32_t size);
void pl_json_open(struct pl_json *json, char bracket);  /* '{' or '[' */
void pl_json_close(struct pl_json *json, char bracket); /* '}' or ']' */
void pl_json_key(struct pl_json *json, const char *key);
void pl_json_int(struct pl_json *json, int64_t number);
void pl_json_bool(struct pl_json *json, bool value);
void pl_json_null(struct pl_json *json);
/* Escapes what must be; control characters (style marks too) are dropped. */
void pl_json_string(struct pl_json *json, const char *string);
void pl_json_hex(struct pl_json *json, uint64_t number); /* a string "0x..." */
/* Copies JSON written elsewhere as one value. */
void pl_json_raw(struct pl_json *json, const char *value);

/* Copies the members of an object written elsewhere into the open one; there is at least one. */
void pl_json_members(struct pl_json *json, const char *object, uint32_t length);

/* Shorthands for a member of an object. */
void pl_json_member_int(struct pl_json *json, const char *key, int64_t number);
void pl_json_member_string(struct pl_json *json, const char *key, const char *string);
void pl_json_member_bool(struct pl_json *json, const char *key, bool value);

/* Reading. The first error stays in `error` (a static reason) and every later call fails. */
struct pl_json_source {
    const char *at;
    const char *end;
    const char *error;
};

enum { PL_JSON_STRING_MAX = 128 };

struct pl_json_source pl_json_from(const char *string, uint32_t length);
bool pl_json_fail(struct pl_json_source *in, const char *reason);
/* The first character of the next value after white space; 0 at the end. */
char pl_json_peek(struct pl_json_source *in);
bool pl_json_enter(struct pl_json_source *in, char bracket);
/* Inside an object or array: whether another element follows; consumes commas and the closer. */
bool pl_json_more(struct pl_json_source *in, bool *is_first, char closer);
bool pl_json_read_key(struct pl_json_source *in, char ret_key[PL_JSON_STRING_MAX]);
bool pl_json_read_string(struct pl_json_source *in, char ret_string[PL_JSON_STRING_MAX]);
bool pl_json_read_int(struct pl_json_source *in, int64_t *ret_number);
/* Reads an object that has exactly these members, each once, in any order. A part reads its value
 * into what it is given. At most 32 parts. */
struct pl_json_part {
    const char *key;
    bool (*read)(struct pl_json_source *in, void *into);
};
bool pl_json_read_object(struct pl_json_source *in, const struct pl_json_part *parts,
                         uint32_t count, void *into);
/* Nothing but white space is left. */
bool pl_json_at_end(struct pl_json_source *in);

#endif
