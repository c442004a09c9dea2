/* Reading, writing and finding fields by the table. */
#include "core/field.h"

#include "core/game.h"

uint32_t pl_type_size(enum pl_type type)
{
    static const uint8_t size[PL_TYPE_COUNT] = {
        [PL_U8] = 1,
        [PL_I8] = 1,
        [PL_U16] = 2,
        [PL_I16] = 2,
        [PL_U32] = 4,
        [PL_I32] = 4,
        [PL_BAG] = sizeof(struct pl_bag),
        [PL_SET] = sizeof(struct pl_set),
    };

    PL_ASSERT(type < PL_TYPE_COUNT);
    return size[type];
}

uint32_t pl_field_dims(const struct pl_field *field)
{
    uint32_t dims = 0;

    while (dims < PL_DIMS_MAX && field->dim[dims].count > 0) {
        dims++;
    }
    return dims;
}

static const char *skip_index(const char *path, uint32_t *ret_index)
{
    uint32_t index = 0;
    uint32_t digits = 0;

    PL_ASSERT(*path == '[');
    for (path++; *path >= '0' && *path <= '9' && digits < 6; path++, digits++) {
        index = index * 10 + (uint32_t)(*path - '0');
    }
    if (digits == 0 || *path != ']') {
        return NULL;
    }
    *ret_index = index;
    return path + 1;
}

/* Matches a path against one field's name. A path may stop before the last indexes. */
static bool match(const struct pl_field *field, const char *path, struct pl_place *ret_place,
                  bool *ret_bad_index)
{
    const char *name = field->name;
    struct pl_place place = { .field = field, .offset = field->offset };

    while (*name) {
        if (*name != '[') {
            if (*name++ != *path++) {
                return false;
            }
            continue;
        }
        if (*path == '\0') {
            break;
        }
        uint32_t index = 0;
        path = *path == '[' ? skip_index(path, &index) : NULL;
        if (!path) {
            return false;
        }
        if (index >= field->dim[place.depth].count) {
            *ret_bad_index = true;
            return false;
        }
        place.offset += index * field->dim[place.depth].stride;
        place.depth++;
        name += 3;
    }
    /* The rest of the name may only be indexes. */
    for (; *name == '['; name += 3) {
    }
    if (*name || *path) {
        return false;
    }
    *ret_place = place;
    return true;
}

const char *pl_find(const struct pl_game *game, const char *path, struct pl_place *ret_place)
{
    bool bad_index = false;

    for (uint32_t i = 0; i < game->field_count; i++) {
        if (match(&game->fields[i], path, ret_place, &bad_index)) {
            return NULL;
        }
    }
    return bad_index ? "an index in the field's name is too large" : "there is no such field";
}

int64_t pl_get_number(const void *bytes, uint32_t offset, enum pl_type type)
{
    const uint8_t *at = (const uint8_t *)bytes + offset;
    int16_t half;
    int32_t whole;

    PL_ASSERT(!pl_type_is_list(type));
    switch (pl_type_size(type)) {
    case 1: return type == PL_I8 ? (int8_t)*at : *at;
    case 2: memcpy(&half, at, sizeof half); return type == PL_I16 ? half : (uint16_t)half;
    default:
        memcpy(&whole, at, sizeof whole);
        return type == PL_I32 ? whole : (int64_t)(uint32_t)whole;
    }
}

bool pl_set_number(void *bytes, uint32_t offset, enum pl_type type, int64_t number)
{
    uint32_t size = pl_type_size(type);
    int64_t before = pl_get_number(bytes, offset, type);

    memcpy((uint8_t *)bytes + offset, &number, size);
    if (pl_get_number(bytes, offset, type) != number) {
        memcpy((uint8_t *)bytes + offset, &before, size);
        return false;
    }
    return true;
}

const char *pl_name_of(const struct pl_names *names, int64_t value)
{
    bool is_known = names && value >= 0 && value < (int64_t)names->count;

    return is_known ? names->name[value] : NULL;
}

int64_t pl_value_of(const struct pl_names *names, const char *name)
{
    for (uint32_t i = 0; names && i < names->count; i++) {
        if (names->name[i] && pl_string_equal(names->name[i], name)) {
            return i;
        }
    }
    return -1;
}

static void write_named(const struct pl_names *names, int64_t value, struct pl_json *json)
{
    const char *name = pl_name_of(names, value);

    if (name) {
        pl_json_string(json, name);
    } else {
        pl_json_int(json, value);
    }
}

static void write_bag(const struct pl_bag *bag, const struct pl_names *names, struct pl_json *json)
{
    pl_json_open(json, '[');
    for (uint32_t id = 0; id < 64; id++) {
        for (uint32_t copy = pl_bag_count(bag, id); copy > 0; copy--) {
            write_named(names, id, json);
        }
    }
    pl_json_close(json, ']');
}

static void write_set(struct pl_set set, const struct pl_names *names, struct pl_json *json)
{
    pl_json_open(json, '[');
    while (!pl_set_is_empty(&set)) {
        write_named(names, pl_set_take(&set), json);
    }
    pl_json_close(json, ']');
}

/* A value of this field that lies here. */
static void write_value(const uint8_t *at, const struct pl_field *field, struct pl_json *json)
{
    if (field->type == PL_SET) {
        struct pl_set set = { { 0, 0 } };
        memcpy(&set, at, sizeof set);
        write_set(set, field->names, json);
        return;
    }
    if (field->type == PL_BAG) {
        struct pl_bag bag = { 0, 0 };
        memcpy(&bag, at, sizeof bag);
        write_bag(&bag, field->names, json);
    } else {
        write_named(field->names, pl_get_number(at, 0, field->type), json);
    }
}

/* From this dimension on. Recursion is bounded by PL_DIMS_MAX. */
static void write_from(const uint8_t *at, const struct pl_field *field, uint32_t depth,
                       struct pl_json *json)
{
    if (depth == PL_DIMS_MAX || field->dim[depth].count == 0) {
        write_value(at, field, json);
        return;
    }
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < field->dim[depth].count; i++) {
        write_from(at + i * field->dim[depth].stride, field, depth + 1, json);
    }
    pl_json_close(json, ']');
}

void pl_write_place(const void *bytes, const struct pl_place *place, struct pl_json *json)
{
    write_from((const uint8_t *)bytes + place->offset, place->field, place->depth, json);
}

static bool read_named(const struct pl_names *names, struct pl_json_source *in, int64_t *ret_value)
{
    char name[PL_JSON_STRING_MAX];

    if (pl_json_peek(in) != '"') {
        return pl_json_read_int(in, ret_value);
    }
    if (!pl_json_read_string(in, name)) {
        return false;
    }
    *ret_value = pl_value_of(names, name);
    return *ret_value >= 0 || pl_json_fail(in, "an unknown name");
}

static bool read_bag(const struct pl_names *names, struct pl_json_source *in,
                     struct pl_bag *ret_bag)
{
    struct pl_bag bag = { 0, 0 };
    bool is_first = true;
    int64_t id;

    if (!pl_json_enter(in, '[')) {
        return false;
    }
    while (pl_json_more(in, &is_first, ']')) {
        if (!read_named(names, in, &id)) {
            return false;
        }
        if (id < 0 || id > 63 || pl_bag_count(&bag, (uint32_t)id) == 2) {
            return pl_json_fail(in, "a list holds an id too often or out of range");
        }
        pl_bag_add(&bag, (uint32_t)id);
    }
    *ret_bag = bag;
    return !in->error;
}

static bool read_set(const struct pl_names *names, struct pl_json_source *in,
                     struct pl_set *ret_set)
{
    struct pl_set set = { { 0, 0 } };
    bool is_first = true;
    int64_t id;

    if (!pl_json_enter(in, '[')) {
        return false;
    }
    while (pl_json_more(in, &is_first, ']')) {
        if (!read_named(names, in, &id)) {
            return false;
        }
        if (id < 0 || id >= PL_SET_IDS || pl_set_has(&set, (uint32_t)id)) {
            return pl_json_fail(in, "a list holds an id too often or out of range");
        }
        pl_set_add(&set, (uint32_t)id);
    }
    *ret_set = set;
    return !in->error;
}

static const char *read_value(void *bytes, const struct pl_place *place, struct pl_json_source *in)
{
    const struct pl_field *field = place->field;
    int64_t value;

    if (field->type == PL_SET) {
        struct pl_set set = { { 0, 0 } };
        if (!read_set(field->names, in, &set)) {
            return in->error;
        }
        memcpy((uint8_t *)bytes + place->offset, &set, sizeof set);
        return NULL;
    }
    if (field->type == PL_BAG) {
        struct pl_bag bag = { 0, 0 };
        if (!read_bag(field->names, in, &bag)) {
            return in->error;
        }
        memcpy((uint8_t *)bytes + place->offset, &bag, sizeof bag);
        return NULL;
    }
    if (!read_named(field->names, in, &value)) {
        return in->error;
    }
    if (!pl_set_number(bytes, place->offset, field->type, value)) {
        return "a number does not fit its field";
    }
    return NULL;
}

/* How many values a list must have. Positions written before there was room for more options may
 * leave out the last ones. */
static uint32_t shortest(const struct pl_place *place)
{
    bool is_option = place->field->offset == offsetof(struct pl_head, option);

    return is_option ? PL_OPTIONS_BEFORE : place->field->dim[place->depth].count;
}

/* Where the element with this index lies, one dimension deeper. */
static struct pl_place deeper(const struct pl_place *place, uint32_t index)
{
    struct pl_place inner = *place;

    inner.offset += index * place->field->dim[place->depth].stride;
    inner.depth++;
    return inner;
}

const char *pl_read_place(void *bytes, const struct pl_place *place, struct pl_json_source *in)
{
    uint32_t index = 0;
    bool is_first = true;

    if (place->depth == pl_field_dims(place->field)) {
        return read_value(bytes, place, in);
    }
    if (!pl_json_enter(in, '[')) {
        return in->error;
    }
    while (pl_json_more(in, &is_first, ']')) {
        if (index >= place->field->dim[place->depth].count) {
            return "a list is too long";
        }
        struct pl_place inner = deeper(place, index++);
        const char *reason = pl_read_place(bytes, &inner, in);
        if (reason) {
            return reason;
        }
    }
    if (!in->error && index < shortest(place)) {
        return "a list is too short";
    }
    return in->error;
}

void pl_field_key(const struct pl_field *field, char ret_key[PL_PATH_MAX])
{
    uint32_t length = 0;

    for (const char *name = field->name; *name; name++) {
        if (*name == '[') {
            name += 2;
            continue;
        }
        PL_ASSERT(length + 1 < PL_PATH_MAX);
        ret_key[length++] = *name;
    }
    ret_key[length] = '\0';
}
