/* Changes of JSON values. Input whose first byte is odd makes two values, as a writer writes them:
 * the change must lead from one to the other. The rest is taken as two texts, with marks that may
 * be wrong: whatever they are, nothing beyond them is read. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "core/json_diff.h"
#include "tests/fuzz/common.h"
#include "tests/unit/change.h"

enum { ROOM = 1 << 16, DEPTH = 40, MARKS = 8 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char room[ROOM];

static bool diff(struct pl_json_value before, struct pl_json_value after)
{
    struct pl_json json = pl_json_in(room, sizeof room);

    return pl_json_diff(&json, before, after, ROOM);
}

/* A copy without a byte behind it, so that a sanitizer sees who reads on. */
static char *exactly(const uint8_t *bytes, size_t size)
{
    char *copy = malloc(size > 0 ? size : 1);

    PL_ASSERT(copy);
    memcpy(copy, bytes, size);
    return copy;
}

static void try_texts(struct fuzz_input *in)
{
    struct pl_json_marks marks = { .count = 0 };
    size_t count = fuzz_byte(in) % MARKS;

    for (size_t i = 0; i < count; i++) {
        marks.at[marks.count++] = (uint32_t)fuzz_word(in, 2);
    }
    size_t first = fuzz_word(in, 2);
    bool has_marks = fuzz_byte(in) & 1;
    first = first < in->left ? first : in->left;
    char *before = exactly(in->at, first);
    char *after = exactly(in->at + first, in->left - first);
    struct pl_json_value a = { before, (uint32_t)first, has_marks ? &marks : NULL };
    struct pl_json_value b = { after, (uint32_t)(in->left - first), NULL };
    diff(a, b);
    free(before);
    free(after);
}

/* A value, and beside it another that has much in common with it. */
static void make_pair(struct fuzz_input *in, int depth, json_t **ret_one, json_t **ret_other)
{
    static const char *const names[] = { "a", "b", "c", "\"", "\\", "zażółć", "0", "1" };
    uint8_t what = fuzz_byte(in);
    bool is_same = what & 0x80;
    json_t *one = NULL;
    json_t *other = NULL;

    switch (in->left > 0 && depth > 0 ? what % 6 : what % 4) {
    case 0: one = json_integer(fuzz_byte(in)); break;
    case 1: one = json_string(names[fuzz_byte(in) % PL_COUNT_OF(names)]); break;
    case 2: one = json_null(); break;
    case 3: one = json_boolean(fuzz_byte(in) & 1); break;
    case 4:
        one = json_array();
        other = json_array();
        for (uint8_t left = fuzz_byte(in) % 6; left > 0; left--) {
            json_t *a;
            json_t *b;
            uint8_t where = fuzz_byte(in) % 8;
            make_pair(in, depth - 1, &a, &b);
            json_array_append_new(where == 0 ? other : one, a);
            json_array_append_new(where == 1 ? one : other, b);
        }
        break;
    default:
        one = json_object();
        other = json_object();
        for (uint8_t left = fuzz_byte(in) % 6; left > 0; left--) {
            const char *name = names[fuzz_byte(in) % PL_COUNT_OF(names)];
            json_t *a;
            json_t *b;
            uint8_t where = fuzz_byte(in) % 8;
            make_pair(in, depth - 1, &a, &b);
            json_object_set_new(where == 0 ? other : one, name, a);
            json_object_set_new(where == 1 ? one : other, name, b);
        }
        break;
    }
    *ret_one = one;
    *ret_other = other ? other : is_same ? json_incref(one) : json_integer(fuzz_byte(in));
}

/* The value as pl_json writes it, with its marks. */
static void write_value(struct pl_json *json, const json_t *value)
{
    const char *name;
    size_t index;
    json_t *part;

    if (json_is_array(value)) {
        pl_json_open(json, '[');
        json_array_foreach((json_t *)value, index, part)
        {
            write_value(json, part);
        }
        pl_json_close(json, ']');
    } else if (json_is_object(value)) {
        pl_json_open(json, '{');
        json_object_foreach((json_t *)value, name, part)
        {
            pl_json_key(json, name);
            write_value(json, part);
        }
        pl_json_close(json, '}');
    } else if (json_is_string(value)) {
        pl_json_string(json, json_string_value(value));
    } else if (json_is_integer(value)) {
        pl_json_int(json, json_integer_value(value));
    } else if (json_is_boolean(value)) {
        pl_json_bool(json, json_is_true(value));
    } else {
        pl_json_null(json);
    }
}

static void try_values(struct fuzz_input *in)
{
    static char before[ROOM];
    static char after[ROOM];
    struct pl_json_marks marks = { .count = 0 };
    struct pl_json a = pl_json_in(before, sizeof before);
    struct pl_json b = pl_json_in(after, sizeof after);
    json_t *one;
    json_t *other;

    make_pair(in, DEPTH, &one, &other);
    a.marks = &marks;
    write_value(&a, one);
    write_value(&b, other);
    PL_ASSERT(!a.text.is_cut);
    PL_ASSERT(!b.text.is_cut);
    struct pl_json_value now = { after, b.text.length, NULL };
    PL_ASSERT(diff((struct pl_json_value){ before, a.text.length, &marks }, now));
    PL_ASSERT(strlen(room) <= b.text.length + 2);
    json_t *change = json_loads(room, JSON_REJECT_DUPLICATES, NULL);
    PL_ASSERT(change);
    json_t *result = change_apply(json_incref(one), change);
    PL_ASSERT(result);
    PL_ASSERT(json_equal(result, other));
    json_decref(result);
    json_decref(change);
    json_decref(one);
    json_decref(other);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };

    if (fuzz_byte(&in) & 1) {
        try_values(&in);
    } else {
        try_texts(&in);
    }
    return 0;
}
