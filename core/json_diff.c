/* The difference of two JSON values, in one pass over both texts. They are nearly the same: where
 * their bytes agree only the first is read, and only its brackets and commas count. Where they
 * differ one element is compared, and the bytes may agree again behind it. */
#include "core/json_diff.h"

enum { DEPTH_MAX = 32 };

/* A text and how far it was read. At its end a zero is seen. */
struct reading {
    const char *text;
    uint32_t at;
    uint32_t end;
};

/* An object or a list that both texts are in. */
struct level {
    bool is_open;  /* a change in it was written .. */
    bool is_named; /* .. and one of the current element */
    bool is_list;
    uint32_t out_at;        /* where the change of the whole begins */
    uint32_t before_at;     /* where the whole begins in the first text */
    uint32_t after_at;      /* and in the second */
    uint32_t index;         /* of the current element of a list */
    struct reading element; /* of an object: its name, with quotes */
};

struct diff {
    struct reading a; /* before */
    struct reading b; /* after */
    bool is_after;    /* both stand behind a value, else before one or at the end of the level */
    bool has_failed;
    struct pl_text *out;
    uint32_t out_end;
    uint32_t depth;
    struct level level[DEPTH_MAX];
    const struct pl_json_marks *marks; /* of the first text */
    uint32_t mark;                     /* the next of them */
};

enum kind { PLAIN, QUOTE, OPENER, CLOSER, COMMA, COLON };

static const uint8_t kinds[256] = {
    ['"'] = QUOTE,  ['{'] = OPENER, ['['] = OPENER, ['}'] = CLOSER,
    [']'] = CLOSER, [','] = COMMA,  [':'] = COLON,
};

static enum kind kind_of(char c)
{
    return (enum kind)kinds[(unsigned char)c];
}

/* Reading. */

static char peek(const struct reading *in)
{
    return in->at < in->end ? in->text[in->at] : '\0';
}

static bool take(struct reading *in, char c)
{
    bool is_it = in->at < in->end && in->text[in->at] == c;

    in->at += is_it;
    return is_it;
}

/* Behind a string that begins here; 0 when it does not end before `end`. */
static uint32_t string_end(const char *text, uint32_t at, uint32_t end)
{
    at++;
    while (at < end && text[at] != '"') {
        at += text[at] == '\\' ? 2 : 1;
    }
    return at < end ? at + 1 : 0;
}

/* Behind a string, a number or a word that begins here; 0 when there is none. */
static uint32_t scalar_end(const struct reading *in)
{
    uint32_t at = in->at;

    if (peek(in) == '"') {
        return string_end(in->text, at, in->end);
    }
    while (at < in->end && kind_of(in->text[at]) == PLAIN) {
        at++;
    }
    return at > in->at ? at : 0;
}

/* Behind a value that begins here; 0 when there is none. */
static uint32_t value_end(const struct reading *in)
{
    struct reading rest = *in;
    uint32_t depth = 0;

    do {
        enum kind kind = kind_of(peek(&rest));
        if (kind == OPENER) {
            depth++;
            rest.at++;
        } else if (kind == CLOSER && depth > 0) {
            depth--;
            rest.at++;
        } else if ((kind == COMMA || kind == COLON) && depth > 0) {
            rest.at++;
        } else {
            rest.at = scalar_end(&rest);
        }
    } while (rest.at > 0 && depth > 0 && rest.at < rest.end);
    return depth == 0 ? rest.at : 0;
}

/* How many of the next bytes agree. */
static uint32_t run_length(const struct diff *d)
{
    const char *a = d->a.text + d->a.at;
    const char *b = d->b.text + d->b.at;
    uint32_t left = d->a.end - d->a.at;
    uint32_t same = 0;
    uint64_t one;
    uint64_t other;

    left = d->b.end - d->b.at < left ? d->b.end - d->b.at : left;
    for (; same + sizeof one <= left; same += (uint32_t)sizeof one) {
        memcpy(&one, a + same, sizeof one);
        memcpy(&other, b + same, sizeof other);
        if (one != other) {
            break;
        }
    }
    while (same < left && a[same] == b[same]) {
        same++;
    }
    return same;
}

/* Writing. */

static void put(struct diff *d, const char *bytes, uint32_t length)
{
    if (d->has_failed || d->out->length + length >= d->out_end) {
        d->has_failed = true;
        return;
    }
    memcpy(d->out->at + d->out->length, bytes, length);
    d->out->length += length;
}

static void put_name(struct diff *d, const struct level *level)
{
    char room[16];
    struct pl_text text = pl_text_in(room, sizeof room);

    if (level->is_list) {
        pl_text_char(&text, '"');
        pl_text_number(&text, level->index);
        pl_text_char(&text, '"');
        put(d, text.at, text.length);
    } else {
        const struct reading *in = &level->element;
        uint32_t end = peek(in) == '"' ? string_end(in->text, in->at, in->end) : 0;
        d->has_failed = d->has_failed || end == 0;
        put(d, in->text + in->at, end > 0 ? end - in->at : 0);
    }
    put(d, ":", 1);
}

/* The way to the current element, as far as it was not written yet. */
static void put_way(struct diff *d)
{
    for (uint32_t i = 0; i < d->depth; i++) {
        struct level *level = &d->level[i];
        if (level->is_named) {
            continue;
        }
        if (!level->is_open) {
            level->out_at = d->out->length;
        }
        put(d, level->is_open ? "," : "{", 1);
        put_name(d, level);
        level->is_open = true;
        level->is_named = true;
    }
}

/* The bytes of the second text from here to there are the value of the current element now. */
static void put_value(struct diff *d, uint32_t from, uint32_t to)
{
    put_way(d);
    put(d, "[", 1);
    put(d, d->b.text + from, to - from);
    put(d, "]", 1);
}

static void put_gone(struct diff *d)
{
    put_way(d);
    put(d, "[]", 2);
}

/* Levels. */

/* Both stand at an opening bracket of the same kind. */
static void enter(struct diff *d)
{
    d->level[d->depth++] = (struct level){
        .is_list = peek(&d->a) == '[',
        .before_at = d->a.at++,
        .after_at = d->b.at++,
    };
    d->level[d->depth - 1].element = d->a;
    d->is_after = false;
}

/* The level has been left: instead of what was written of it, all of it anew. */
static void put_whole(struct diff *d, const struct level *level)
{
    if (level->is_open && !d->has_failed) {
        d->out->length = level->out_at;
    }
    put_value(d, level->after_at, d->b.at);
}

/* Both stand at a closing bracket. What takes no less than the whole is sent as the whole. */
static void leave(struct diff *d)
{
    const struct level *level = &d->level[--d->depth];

    d->a.at++;
    d->b.at++;
    d->is_after = true;
    if (level->is_open) {
        put(d, "}", 1);
        if (!d->has_failed && d->out->length - level->out_at >= d->b.at - level->after_at + 2) {
            put_whole(d, level);
        }
    }
}

/* The level cannot be compared by its elements: it is replaced. */
static bool leave_early(struct diff *d)
{
    const struct level *level = &d->level[--d->depth];

    d->a.at = level->before_at;
    d->a.at = value_end(&d->a);
    d->b.at = level->after_at;
    d->b.at = value_end(&d->b);
    if (d->a.at == 0 || d->b.at == 0) {
        return false;
    }
    d->is_after = true;
    put_whole(d, level);
    return !d->has_failed;
}

/* The next bracket or comma of the first levels behind this place, where that is before `stop`;
 * else the place itself. */
static uint32_t next_mark(struct diff *d, uint32_t at, uint32_t stop)
{
    const struct pl_json_marks *marks = d->marks;

    if (!marks || d->depth > PL_JSON_MARK_DEPTH) {
        return at;
    }
    while (d->mark < marks->count && marks->at[d->mark] <= at) {
        d->mark++;
    }
    return d->mark < marks->count && marks->at[d->mark] <= stop ? marks->at[d->mark] - 1 : at;
}

/* Follows the bytes that agree as far as brackets and commas go: to the last place where an
 * element begins or ends. */
static void follow_run(struct diff *d)
{
    const char *text = d->a.text;
    uint32_t at = d->a.at;
    uint32_t shift = d->b.at - at;
    uint32_t stop = at + run_length(d);

    while (at < stop) {
        at = next_mark(d, at, stop);
        enum kind kind = kind_of(text[at]);
        if (kind == PLAIN || kind == COLON) {
            at++;
        } else if (kind == QUOTE) {
            uint32_t end = string_end(text, at, stop);
            at = end > 0 ? end : stop;
        } else if (d->depth == 0 || (kind == OPENER && d->depth == DEPTH_MAX)) {
            return;
        } else {
            d->a.at = at++;
            d->b.at = d->a.at + shift;
            if (kind == OPENER) {
                enter(d);
            } else if (kind == CLOSER) {
                leave(d);
            } else {
                struct level *level = &d->level[d->depth - 1];
                d->a.at++;
                d->b.at++;
                d->is_after = false;
                level->index++;
                level->is_named = false;
                level->element.at = at;
            }
        }
    }
}

/* One element. */

/* Both stand at a value. */
static bool compare_values(struct diff *d)
{
    char a = peek(&d->a);

    if (a == peek(&d->b) && kind_of(a) == OPENER && d->depth < DEPTH_MAX) {
        enter(d);
        return true;
    }
    uint32_t from = d->b.at;
    uint32_t a_end = value_end(&d->a);
    uint32_t b_end = value_end(&d->b);
    if (a_end == 0 || b_end == 0) {
        return false;
    }
    bool is_same = a_end - d->a.at == b_end - from &&
                   memcmp(d->a.text + d->a.at, d->b.text + from, b_end - from) == 0;
    d->a.at = a_end;
    d->b.at = b_end;
    d->is_after = true;
    if (!is_same) {
        put_value(d, from, b_end);
    }
    return true;
}

/* Behind a value: to the next element, or to the end of the level. */
static bool go_on(struct reading *in, char closer)
{
    return take(in, ',') ? peek(in) != closer : peek(in) == closer;
}

/* What one of the lists has more. */
static bool compare_ends(struct diff *d, struct level *level)
{
    if (peek(&d->a) != ']') {
        put_gone(d);
    }
    while (peek(&d->a) != ']') {
        d->a.at = value_end(&d->a);
        if (d->a.at == 0 || !go_on(&d->a, ']')) {
            return false;
        }
    }
    for (; peek(&d->b) != ']'; level->index++) {
        uint32_t from = d->b.at;
        d->b.at = value_end(&d->b);
        if (d->b.at == 0) {
            return false;
        }
        level->is_named = false;
        put_value(d, from, d->b.at);
        if (!go_on(&d->b, ']')) {
            return false;
        }
    }
    return true;
}

/* Behind the name that begins here and its colon; 0 when there is none. */
static uint32_t name_end(const struct reading *in)
{
    uint32_t end = peek(in) == '"' ? string_end(in->text, in->at, in->end) : 0;

    return end > 0 && end < in->end && in->text[end] == ':' ? end + 1 : 0;
}

/* Whether the rest of an object has this name, given with its colon. */
static bool has_name(const struct reading *in, const char *name, uint32_t length)
{
    struct reading rest = *in;
    uint32_t end;

    while ((end = name_end(&rest)) > 0) {
        if (end - rest.at == length && memcmp(rest.text + rest.at, name, length) == 0) {
            return true;
        }
        rest.at = end;
        rest.at = value_end(&rest);
        if (rest.at == 0 || !take(&rest, ',')) {
            return false;
        }
    }
    return false;
}

/* A member that only one of the texts has. False where they have it in another order. */
static bool take_other_member(struct diff *d, struct level *level)
{
    uint32_t a_end = name_end(&d->a);
    bool is_gone = a_end > 0 && !has_name(&d->b, d->a.text + d->a.at, a_end - d->a.at);
    struct reading *in = is_gone ? &d->a : &d->b;
    uint32_t value_at = is_gone ? a_end : name_end(&d->b);

    level->element = *in;
    if (value_at == 0 || (!is_gone && has_name(&d->a, in->text + in->at, value_at - in->at))) {
        return false;
    }
    in->at = value_at;
    in->at = value_end(in);
    if (in->at == 0) {
        return false;
    }
    if (is_gone) {
        put_gone(d);
    } else {
        put_value(d, value_at, d->b.at);
    }
    return go_on(in, '}');
}

static bool compare_members(struct diff *d, struct level *level)
{
    uint32_t a_end = name_end(&d->a);
    uint32_t length = a_end - d->a.at;
    bool is_same = a_end > 0 && name_end(&d->b) == d->b.at + length &&
                   memcmp(d->a.text + d->a.at, d->b.text + d->b.at, length) == 0;

    if (!is_same) {
        return take_other_member(d, level);
    }
    level->element = d->a;
    d->a.at += length;
    d->b.at += length;
    return compare_values(d);
}

/* Compares one element; false when this level cannot go on. */
static bool step(struct diff *d)
{
    struct level *level = &d->level[d->depth - 1];
    char closer = level->is_list ? ']' : '}';

    if (d->is_after && (!go_on(&d->a, closer) || !go_on(&d->b, closer))) {
        return false;
    }
    level->index += d->is_after;
    level->is_named = false;
    d->is_after = false;
    bool has_a = peek(&d->a) != closer;
    bool has_b = peek(&d->b) != closer;
    if (!has_a && !has_b) {
        leave(d);
        return true;
    }
    if (level->is_list) {
        return has_a && has_b ? compare_values(d) : compare_ends(d, level);
    }
    if (!compare_members(d, level)) {
        return false;
    }
    level = &d->level[d->depth - 1];
    if (!d->is_after && !level->is_list) {
        level->element = d->a;
        level->is_named = false;
    }
    return true;
}

static bool compare(struct diff *d)
{
    if (!compare_values(d)) {
        return false;
    }
    while (d->depth > 0 && !d->has_failed) {
        follow_run(d);
        if (d->depth > 0 && !step(d) && !leave_early(d)) {
            return false;
        }
    }
    return !d->has_failed && d->a.at == d->a.end && d->b.at == d->b.end;
}

bool pl_json_diff(struct pl_json *json, struct pl_json_value before, struct pl_json_value after,
                  uint32_t size_max)
{
    struct pl_json start = *json;
    struct diff d = {
        .a = { .text = before.at, .end = before.length },
        .b = { .text = after.at, .end = after.length },
        .out = &json->text,
        .marks = before.marks,
    };

    pl_json_raw(json, "");
    uint32_t from = json->text.length;
    uint32_t room = json->text.size - from;
    d.out_end = from + (size_max < room ? size_max : room);
    bool is_well = compare(&d);
    if (is_well && json->text.length == from) {
        put(&d, "{}", 2);
    }
    is_well = is_well && !d.has_failed && !json->text.is_cut;
    if (!is_well) {
        *json = start;
    }
    json->text.at[json->text.length] = '\0';
    return is_well;
}
