/* The field table: a game names every byte of its state once, and from that come positions as
 * JSON, the scenario words `set` and `expect`, state diffs and the generic part of a view. */
#ifndef PL_CORE_FIELD_H
#define PL_CORE_FIELD_H

#include "core/json.h"
#include "core/set.h"
#include "core/state.h"

enum pl_type { PL_U8, PL_I8, PL_U16, PL_I16, PL_U32, PL_I32, PL_BAG, PL_SET, PL_TYPE_COUNT };

enum { PL_DIMS_MAX = 3, PL_PATH_MAX = 96 };

/* Names of the values 0..count-1; a NULL entry has no name. For a bag or set: of its ids. */
struct pl_names {
    const char *const *name;
    uint32_t count;
};

struct pl_dim {
    uint32_t count;
    uint32_t stride; /* bytes */
};

/* `name` is the C designator with [0] for each dimension, such as "public.reserve[0][0]". */
struct pl_field {
    const char *name;
    uint32_t offset;
    enum pl_type type;
    const struct pl_names *names;   /* NULL: plain numbers */
    struct pl_dim dim[PL_DIMS_MAX]; /* unused ones have count 0 */
};

/* clang-format off */
#define PL_TYPE_OF(lvalue)                                                                         \
    _Generic((lvalue),                                                                             \
             uint8_t: PL_U8, int8_t: PL_I8, uint16_t: PL_U16, int16_t: PL_I16,                     \
             uint32_t: PL_U32, int32_t: PL_I32, struct pl_bag: PL_BAG,                     \
             struct pl_set: PL_SET)
/* clang-format on */

/* A row for struct type T: PL_FIELD(struct game, names or NULL, public.gauge[0],
 * PL_DIM(struct game, public.gauge)). One PL_DIM for each [0], outermost first. */
#define PL_FIELD(T, names_, path, ...)                                                  \
    {                                                                                   \
        .name = #path, .offset = offsetof(T, path), .type = PL_TYPE_OF(((T *)0)->path), \
        .names = names_, .dim = {                                                       \
            __VA_ARGS__                                                                 \
        }                                                                               \
    }
#define PL_DIM(T, path)                                                               \
    {                                                                                 \
        sizeof(((T *)0)->path) / sizeof(((T *)0)->path[0]), sizeof(((T *)0)->path[0]) \
    }
#define PL_NO_DIM \
    {             \
        0, 0      \
    }

/* The rows of the common parts. */
#define PL_HEAD_FIELDS(T, frame_names_)                                                      \
    PL_FIELD(T, NULL, head.epoch, PL_NO_DIM), PL_FIELD(T, NULL, head.seats, PL_NO_DIM),      \
        PL_FIELD(T, NULL, head.waiting, PL_NO_DIM), PL_FIELD(T, NULL, head.over, PL_NO_DIM), \
        PL_FIELD(T, NULL, head.viewer, PL_NO_DIM),                                           \
        PL_FIELD(T, NULL, head.option[0], PL_DIM(T, head.option)),                           \
        PL_FIELD(T, NULL, head.frame_count, PL_NO_DIM),                                      \
        PL_FIELD(T, frame_names_, head.frame[0].kind, PL_DIM(T, head.frame)),                \
        PL_FIELD(T, NULL, head.frame[0].seat, PL_DIM(T, head.frame)),                        \
        PL_FIELD(T, NULL, head.frame[0].step, PL_DIM(T, head.frame)),                        \
        PL_FIELD(T, NULL, head.frame[0].flag, PL_DIM(T, head.frame)),                        \
        PL_FIELD(T, NULL, head.frame[0].arg[0], PL_DIM(T, head.frame),                       \
                 PL_DIM(T, head.frame[0].arg))
#define PL_RNG_FIELDS(T)                                             \
    PL_FIELD(T, NULL, secret.rng.key[0], PL_DIM(T, secret.rng.key)), \
        PL_FIELD(T, NULL, secret.rng.block, PL_NO_DIM),              \
        PL_FIELD(T, NULL, secret.rng.left, PL_NO_DIM),               \
        PL_FIELD(T, NULL, secret.rng.word[0], PL_DIM(T, secret.rng.word))

/* A place found by a path such as "public.reserve[1][2]"; `depth` counts the indexes given. */
struct pl_place {
    const struct pl_field *field;
    uint32_t offset;
    uint32_t depth;
};

struct pl_game;

uint32_t pl_type_size(enum pl_type type);
/* Bags and sets: several ids, written as a list. */
static inline bool pl_type_is_list(enum pl_type type)
{
    return type == PL_BAG || type == PL_SET;
}
uint32_t pl_field_dims(const struct pl_field *field);
/* Finds the field and the place in it; returns NULL or a static reason. */
const char *pl_find(const struct pl_game *game, const char *path, struct pl_place *ret_place);
/* Reads one number; the place must be a single value, not a list. */
int64_t pl_get_number(const void *bytes, uint32_t offset, enum pl_type type);
/* Writes one number; false when it is out of the range of the type. */
bool pl_set_number(void *bytes, uint32_t offset, enum pl_type type, int64_t number);
/* Writes the JSON value at a place: a number, a name, or nested lists. */
void pl_write_place(const void *bytes, const struct pl_place *place, struct pl_json *json);
/* Reads a JSON value into a place; returns NULL or a static reason (bytes may then be half done:
 * callers work on a copy). */
const char *pl_read_place(void *bytes, const struct pl_place *place, struct pl_json_source *in);
/* Name of a value, or NULL. */
const char *pl_name_of(const struct pl_names *names, int64_t value);
/* Value of a name, or -1. */
int64_t pl_value_of(const struct pl_names *names, const char *name);
/* The field's name without the [0]s: its key in position JSON. */
void pl_field_key(const struct pl_field *field, char ret_key[PL_PATH_MAX]);

#endif
