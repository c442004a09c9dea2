/* Fields: finding by path, numbers of every type, names, values as JSON. */
#include "core/field.h"
#include "tests/unit/unit.h"

/* A small state of our own with every type. */
struct sample {
    struct pl_head head;
    struct {
        uint8_t small[2][3];
        int8_t tiny;
        uint8_t colour;
        int16_t points[2];
        uint16_t plain;
        int32_t sum;
        uint32_t large;
        struct pl_bag bag;
        struct pl_set set;
    } public;
};

static const char *const colour_name[] = { "none", "red", NULL, "blue" };
static const struct pl_names colours = { colour_name, PL_COUNT_OF(colour_name) };

#define T struct sample

static const struct pl_field fields[] = {
    PL_HEAD_FIELDS(T, NULL),
    PL_FIELD(T, NULL, public.small[0][0], PL_DIM(T, public.small), PL_DIM(T, public.small[0])),
    PL_FIELD(T, NULL, public.tiny, PL_NO_DIM),
    PL_FIELD(T, &colours, public.colour, PL_NO_DIM),
    PL_FIELD(T, NULL, public.points[0], PL_DIM(T, public.points)),
    PL_FIELD(T, NULL, public.plain, PL_NO_DIM),
    PL_FIELD(T, NULL, public.sum, PL_NO_DIM),
    PL_FIELD(T, NULL, public.large, PL_NO_DIM),
    PL_FIELD(T, &colours, public.bag, PL_NO_DIM),
    PL_FIELD(T, &colours, public.set, PL_NO_DIM),
};

static const struct pl_game game = { .fields = fields, .field_count = PL_COUNT_OF(fields) };

static void test_paths(void **unused)
{
    struct pl_place place;

    (void)unused;
    assert_null(pl_find(&game, "public.small[1][2]", &place));
    assert_int_equal(place.offset, offsetof(T, public.small[1][2]));
    assert_int_equal(place.depth, 2);
    assert_null(pl_find(&game, "public.small[1]", &place));
    assert_int_equal(place.offset, offsetof(T, public.small[1]));
    assert_int_equal(place.depth, 1);
    assert_null(pl_find(&game, "public.small", &place));
    assert_int_equal(place.depth, 0);
    assert_null(pl_find(&game, "head.frame[3].arg[2]", &place));
    assert_int_equal(place.offset, offsetof(T, head.frame[3].arg[2]));
    assert_null(pl_find(&game, "public.colour", &place));
    assert_ptr_equal(place.field->names, &colours);
}

static void test_wrong_paths(void **unused)
{
    static const char *const wrong[] = {
        "",
        "public",
        "public.",
        "public.smal",
        "public.smalls",
        "public.small[2][0]",
        "public.small[0][3]",
        "public.small[0][0][0]",
        "public.small[-1]",
        "public.small[]",
        "public.small[0",
        "public.small[00000000000]",
        "public.small[0]x",
        "public.tiny[0]",
        "head.frame.kind",
        "head.frame[24].kind",
        " public.tiny",
    };
    struct pl_place place = { .depth = 99 };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(wrong); i++) {
        assert_non_null(pl_find(&game, wrong[i], &place));
        assert_int_equal(place.depth, 99);
    }
    assert_string_equal(pl_find(&game, "public.small[2][0]", &place),
                        "an index in the field's name is too large");
}

static void assert_range(const char *path, int64_t low, int64_t high)
{
    union {
        struct sample sample;
        uint8_t byte[sizeof(struct sample)];
    } state, before;
    struct pl_place place;

    memset(&state, 0x5a, sizeof state);
    assert_null(pl_find(&game, path, &place));
    assert_true(pl_set_number(&state, place.offset, place.field->type, low));
    assert_true(pl_get_number(&state, place.offset, place.field->type) == low);
    assert_true(pl_set_number(&state, place.offset, place.field->type, high));
    assert_true(pl_get_number(&state, place.offset, place.field->type) == high);
    before = state;
    assert_false(pl_set_number(&state, place.offset, place.field->type, low - 1));
    assert_false(pl_set_number(&state, place.offset, place.field->type, high + 1));
    assert_memory_equal(&state, &before, sizeof state);
    /* The neighbours were never touched. */
    for (uint32_t i = 0; i < sizeof state; i++) {
        bool is_own = i >= place.offset && i < place.offset + pl_type_size(place.field->type);
        assert_true(is_own || state.byte[i] == 0x5a);
    }
}

static void test_ranges_of_the_types(void **unused)
{
    (void)unused;
    assert_range("public.small[1][1]", 0, 255);
    assert_range("public.tiny", -128, 127);
    assert_range("public.plain", 0, 65535);
    assert_range("public.points[1]", -32768, 32767);
    assert_range("public.large", 0, 4294967295);
    assert_range("public.sum", -2147483647 - 1, 2147483647);
}

static const char *read_into(T *state, const char *path, const char *value)
{
    struct pl_json_source in = pl_json_from(value, (uint32_t)strlen(value));
    struct pl_place place;

    assert_null(pl_find(&game, path, &place));
    return pl_read_place(state, &place, &in);
}

static void assert_written(const T *state, const char *path, const char *expected)
{
    char room[256];
    struct pl_json json = pl_json_in(room, sizeof room);
    struct pl_place place;

    assert_null(pl_find(&game, path, &place));
    pl_write_place(state, &place, &json);
    assert_string_equal(room, expected);
}

static void test_values_as_json(void **unused)
{
    T state;

    (void)unused;
    memset(&state, 0, sizeof state);
    assert_null(read_into(&state, "public.small", "[[1,2,3],[4,5,6]]"));
    assert_null(read_into(&state, "public.small[1]", "[7,8,9]"));
    assert_null(read_into(&state, "public.small[0][1]", "20"));
    assert_written(&state, "public.small", "[[1,20,3],[7,8,9]]");
    assert_null(read_into(&state, "public.colour", "\"blue\""));
    assert_int_equal(state.public.colour, 3);
    assert_written(&state, "public.colour", "\"blue\"");
    assert_null(read_into(&state, "public.colour", "2"));
    assert_written(&state, "public.colour", "2");
    assert_null(read_into(&state, "public.bag", "[\"blue\",\"red\",\"blue\",2]"));
    assert_int_equal(pl_bag_count(&state.public.bag, 3), 2);
    assert_written(&state, "public.bag", "[\"red\",2,\"blue\",\"blue\"]");
    assert_null(read_into(&state, "public.bag", "[]"));
    assert_true(pl_bag_is_empty(&state.public.bag));
    assert_null(read_into(&state, "public.set", "[127,\"blue\",64,\"red\"]"));
    assert_int_equal(pl_set_count(&state.public.set), 4);
    assert_written(&state, "public.set", "[\"red\",\"blue\",64,127]");
    assert_null(read_into(&state, "public.set", "[]"));
    assert_true(pl_set_is_empty(&state.public.set));
}

static void test_wrong_values(void **unused)
{
    T state;

    (void)unused;
    memset(&state, 0, sizeof state);
    assert_non_null(read_into(&state, "public.small", "[[1,2,3]]"));
    assert_non_null(read_into(&state, "public.small", "[[1,2,3],[1,2,3],[1,2,3]]"));
    assert_non_null(read_into(&state, "public.small", "5"));
    assert_non_null(read_into(&state, "public.small[0][0]", "256"));
    assert_non_null(read_into(&state, "public.small[0][0]", "-1"));
    assert_non_null(read_into(&state, "public.small[0][0]", "[1]"));
    assert_non_null(read_into(&state, "public.small[0][0]", "\"red\""));
    assert_non_null(read_into(&state, "public.colour", "\"green\""));
    assert_non_null(read_into(&state, "public.bag", "[1,1,1]"));
    assert_non_null(read_into(&state, "public.bag", "[64]"));
    assert_non_null(read_into(&state, "public.bag", "[-1]"));
    assert_non_null(read_into(&state, "public.bag", "[\"green\"]"));
    assert_non_null(read_into(&state, "public.bag", "3"));
    assert_non_null(read_into(&state, "public.set", "[1,1]"));
    assert_non_null(read_into(&state, "public.set", "[128]"));
    assert_non_null(read_into(&state, "public.set", "[-1]"));
    assert_non_null(read_into(&state, "public.set", "3"));
}

static void test_names(void **unused)
{
    (void)unused;
    assert_string_equal(pl_name_of(&colours, 1), "red");
    assert_null(pl_name_of(&colours, 2));
    assert_null(pl_name_of(&colours, 4));
    assert_null(pl_name_of(&colours, -1));
    assert_null(pl_name_of(NULL, 0));
    assert_int_equal(pl_value_of(&colours, "blue"), 3);
    assert_int_equal(pl_value_of(&colours, "pink"), -1);
    assert_int_equal(pl_value_of(NULL, "blue"), -1);
}

static void test_keys(void **unused)
{
    struct pl_place place;
    char key[PL_PATH_MAX];

    (void)unused;
    assert_null(pl_find(&game, "head.frame[0].arg[0]", &place));
    pl_field_key(place.field, key);
    assert_string_equal(key, "head.frame.arg");
    assert_null(pl_find(&game, "public.small", &place));
    pl_field_key(place.field, key);
    assert_string_equal(key, "public.small");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_paths),
        cmocka_unit_test(test_wrong_paths),
        cmocka_unit_test(test_ranges_of_the_types),
        cmocka_unit_test(test_values_as_json),
        cmocka_unit_test(test_wrong_values),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_keys),
    };

    return cmocka_run_group_tests_name("field", tests, NULL, NULL);
}
