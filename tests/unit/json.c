/* JSON: the writer against jansson, the strict reader, what it refuses. */
#include <jansson.h>

#include "core/json.h"
#include "tests/unit/unit.h"

static void test_writer(void **unused)
{
    char room[256];
    struct pl_json json = pl_json_in(room, sizeof room);

    (void)unused;
    pl_json_open(&json, '{');
    pl_json_member_int(&json, "a", -5);
    pl_json_member_string(&json, "b", "say \"ż\"\\\n" PL_STYLE_BOLD "x\x7f");
    pl_json_member_bool(&json, "c", true);
    pl_json_key(&json, "d");
    pl_json_open(&json, '[');
    pl_json_null(&json);
    pl_json_hex(&json, 255);
    pl_json_open(&json, '[');
    pl_json_close(&json, ']');
    pl_json_open(&json, '{');
    pl_json_close(&json, '}');
    pl_json_raw(&json, "{\"e\":1}");
    pl_json_int(&json, INT64_MIN);
    pl_json_close(&json, ']');
    pl_json_close(&json, '}');
    assert_false(json.text.is_cut);
    assert_string_equal(room, "{\"a\":-5,\"b\":\"say \\\"ż\\\"\\\\\\nx\",\"c\":true,\"d\":[null,"
                              "\"0x00000000000000ff\",[],{},{\"e\":1},-9223372036854775808]}");
    json_t *value = json_loads(room, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(value);
    assert_string_equal(json_string_value(json_object_get(value, "b")), "say \"ż\"\\\nx");
    json_decref(value);
}

static void test_writer_remembers_that_it_was_cut(void **unused)
{
    char room[16];
    struct pl_json json = pl_json_in(room, sizeof room);

    (void)unused;
    pl_json_open(&json, '[');
    for (int i = 0; i < 10; i++) {
        pl_json_int(&json, 1000 + i);
    }
    pl_json_close(&json, ']');
    assert_true(json.text.is_cut);
    assert_int_equal(strlen(room), sizeof room - 1);
}

/* Every byte by itself, and strings in rooms of every size: whole where they fit, or the start. */
static void test_strings_in_every_room(void **unused)
{
    static const char *const strings[] = { "",      "a",         "plain",        "ż\"\\",
                                           "end\n", "\x01 \x7f", "long ones too" };
    char whole[64];
    char room[64];

    (void)unused;
    for (int c = 1; c < 256; c++) {
        struct pl_json json = pl_json_in(room, sizeof room);
        pl_json_string(&json, (const char[]){ (char)c, '\0' });
        bool is_plain = c >= 0x20 && c != 0x7f && c != '"' && c != '\\';
        assert_int_equal(strlen(room), is_plain ? 3 : c == '\n' || c == '"' || c == '\\' ? 4 : 2);
    }
    for (size_t i = 0; i < PL_COUNT_OF(strings); i++) {
        struct pl_json all = pl_json_in(whole, sizeof whole);
        pl_json_string(&all, strings[i]);
        assert_false(all.text.is_cut);
        for (uint32_t size = 1; size < sizeof room; size++) {
            memset(room, '#', sizeof room);
            struct pl_json json = pl_json_in(room, size);
            pl_json_string(&json, strings[i]);
            assert_int_equal(json.text.is_cut, size <= all.text.length);
            assert_int_equal(strlen(room), json.text.length);
            assert_true(json.text.is_cut || strcmp(room, whole) == 0);
            assert_true(size == sizeof room || room[size] == '#');
        }
    }
}

static struct pl_json_source from(const char *string)
{
    return pl_json_from(string, (uint32_t)strlen(string));
}

static void test_reader(void **unused)
{
    struct pl_json_source in = from(" { \"a\" : [ 1 , -2,\t3 ] ,\n \"b\" : \"x y\" , \"c\":[]} ");
    char name[PL_JSON_STRING_MAX];
    int64_t number = 0;
    int64_t sum = 0;
    bool is_first = true;
    bool is_first_inner = true;

    (void)unused;
    assert_true(pl_json_enter(&in, '{'));
    assert_true(pl_json_more(&in, &is_first, '}'));
    assert_true(pl_json_read_key(&in, name));
    assert_string_equal(name, "a");
    assert_true(pl_json_enter(&in, '['));
    while (pl_json_more(&in, &is_first_inner, ']')) {
        assert_true(pl_json_read_int(&in, &number));
        sum = sum * 10 + number;
    }
    assert_int_equal(sum, 100 - 20 + 3);
    assert_true(pl_json_more(&in, &is_first, '}'));
    assert_true(pl_json_read_key(&in, name));
    assert_int_equal(pl_json_peek(&in), '"');
    assert_true(pl_json_read_string(&in, name));
    assert_string_equal(name, "x y");
    assert_true(pl_json_more(&in, &is_first, '}'));
    assert_true(pl_json_read_key(&in, name));
    is_first_inner = true;
    assert_true(pl_json_enter(&in, '['));
    assert_false(pl_json_more(&in, &is_first_inner, ']'));
    assert_false(pl_json_more(&in, &is_first, '}'));
    assert_true(pl_json_at_end(&in));
    assert_null(in.error);
}

static void refuse_int(const char *text)
{
    struct pl_json_source in = from(text);
    int64_t number = 77;

    assert_false(pl_json_read_int(&in, &number));
    assert_non_null(in.error);
    assert_int_equal(number, 77);
    /* The first error stays. */
    const char *first = in.error;
    assert_false(pl_json_enter(&in, '['));
    assert_ptr_equal(in.error, first);
}

static void refuse_string(const char *text)
{
    struct pl_json_source in = from(text);
    char name[PL_JSON_STRING_MAX];

    assert_false(pl_json_read_string(&in, name));
    assert_non_null(in.error);
}

static void test_reader_refuses(void **unused)
{
    char too_long[PL_JSON_STRING_MAX + 8];

    (void)unused;
    refuse_int("");
    refuse_int("-");
    refuse_int("x");
    refuse_int("\"1\"");
    refuse_int("12345678901234567890");
    refuse_int("01");
    refuse_int("-00");
    refuse_string("abc");
    refuse_string("\"abc");
    refuse_string("\"a\\nb\"");
    refuse_string("\"a\nb\"");
    refuse_string("");
    memset(too_long, 'a', sizeof too_long);
    too_long[0] = '"';
    too_long[sizeof too_long - 2] = '"';
    too_long[sizeof too_long - 1] = '\0';
    refuse_string(too_long);
}

/* How many elements are read before the end or the first error. */
static uint32_t count_list(const char *text, const char **ret_error)
{
    struct pl_json_source in = from(text);
    bool is_first = true;
    uint32_t count = 0;
    int64_t number;

    if (pl_json_enter(&in, '[')) {
        while (pl_json_more(&in, &is_first, ']') && pl_json_read_int(&in, &number)) {
            count++;
        }
        pl_json_at_end(&in);
    }
    *ret_error = in.error;
    return count;
}

static void test_lists(void **unused)
{
    const char *error;

    (void)unused;
    assert_int_equal(count_list("[1,2,3]", &error), 3);
    assert_null(error);
    count_list("[1 2]", &error);
    assert_non_null(error);
    count_list("[1,]", &error);
    assert_non_null(error);
    count_list("[,1]", &error);
    assert_non_null(error);
    count_list("[1", &error);
    assert_non_null(error);
    count_list("[", &error);
    assert_non_null(error);
    count_list("[1}", &error);
    assert_non_null(error);
    count_list("[1] x", &error);
    assert_non_null(error);
    count_list("{}", &error);
    assert_non_null(error);
}

static void test_text_may_hold_a_zero_byte(void **unused)
{
    struct pl_json_source in = pl_json_from("[1]\0x", 5);
    bool is_first = true;
    int64_t number;

    (void)unused;
    assert_true(pl_json_enter(&in, '['));
    assert_true(pl_json_more(&in, &is_first, ']'));
    assert_true(pl_json_read_int(&in, &number));
    assert_false(pl_json_more(&in, &is_first, ']'));
    assert_false(pl_json_at_end(&in));
}

static void test_escapes(void **unused)
{
    struct pl_json_source in = from("\"\\\"a\\\\\\/\" \"\\n\"");
    char name[PL_JSON_STRING_MAX];

    (void)unused;
    assert_true(pl_json_read_string(&in, name));
    assert_string_equal(name, "\"a\\/");
    assert_false(pl_json_read_string(&in, name));
    in = from("\"\\");
    assert_false(pl_json_read_string(&in, name));
    in = from("\"\\\"");
    assert_false(pl_json_read_string(&in, name));
}

static bool read_first(struct pl_json_source *in, void *into)
{
    return pl_json_read_int(in, &((int64_t *)into)[0]);
}

static bool read_second(struct pl_json_source *in, void *into)
{
    return pl_json_read_int(in, &((int64_t *)into)[1]);
}

static bool reads_pair(const char *text)
{
    static const struct pl_json_part parts[] = { { "a", read_first }, { "b", read_second } };
    struct pl_json_source in = from(text);
    int64_t pair[2] = { 0, 0 };

    return pl_json_read_object(&in, parts, PL_COUNT_OF(parts), pair) && pl_json_at_end(&in) &&
           pair[0] == 1 && pair[1] == 2;
}

static void test_objects(void **unused)
{
    (void)unused;
    assert_true(reads_pair("{\"a\":1,\"b\":2}"));
    assert_true(reads_pair(" { \"b\" : 2 , \"a\" : 1 } "));
    assert_false(reads_pair("{\"a\":1}"));
    assert_false(reads_pair("{\"a\":1,\"b\":2,\"b\":2}"));
    assert_false(reads_pair("{\"a\":1,\"b\":2,\"c\":2}"));
    assert_false(reads_pair("{\"a\":1,\"b\":[]}"));
    assert_false(reads_pair("{\"a\":1,\"b\":2"));
    assert_false(reads_pair("{\"a\":1,\"b\""));
    assert_false(reads_pair("[1,2]"));
    assert_false(reads_pair("{}"));
    assert_false(reads_pair(""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_writer),
        cmocka_unit_test(test_writer_remembers_that_it_was_cut),
        cmocka_unit_test(test_strings_in_every_room),
        cmocka_unit_test(test_escapes),
        cmocka_unit_test(test_objects),
        cmocka_unit_test(test_reader),
        cmocka_unit_test(test_reader_refuses),
        cmocka_unit_test(test_lists),
        cmocka_unit_test(test_text_may_hold_a_zero_byte),
    };

    return cmocka_run_group_tests_name("json", tests, NULL, NULL);
}
