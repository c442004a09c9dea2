/* What `plansza games --schema` prints of a game: its descriptor's tables, nothing worked out. */
#include "cli/schema.h"

#include <string.h>

enum { TABLES_MAX = 64 };

/* Tables of names in the order in which they are met. */
struct tables {
    uint32_t count;
    const struct pl_names *at[TABLES_MAX];
};

static uint32_t number_of(struct tables *tables, const struct pl_names *names)
{
    for (uint32_t i = 0; i < tables->count; i++) {
        if (tables->at[i] == names) {
            return i;
        }
    }
    PL_ASSERT(tables->count < TABLES_MAX);
    tables->at[tables->count] = names;
    return tables->count++;
}

static void write_name(const char *name, struct pl_json *json)
{
    if (name) {
        pl_json_string(json, name);
    } else {
        pl_json_null(json);
    }
}

static void write_names(const struct pl_names *names, uint32_t first, struct pl_json *json)
{
    pl_json_open(json, '[');
    for (uint32_t i = first; i < names->count; i++) {
        write_name(names->name[i], json);
    }
    pl_json_close(json, ']');
}

static void write_options(const struct pl_game *game, struct pl_json *json)
{
    pl_json_key(json, "options");
    pl_json_open(json, '{');
    for (uint32_t i = 0; i < game->option_count; i++) {
        pl_json_key(json, game->options[i].id);
        pl_json_open(json, '[');
        for (uint8_t v = 0; v < game->options[i].value_count; v++) {
            pl_json_string(json, game->options[i].values[v].id);
        }
        pl_json_close(json, ']');
    }
    pl_json_close(json, '}');
}

static bool is_public(const struct pl_field *field)
{
    return strncmp(field->name, "public.", 7) == 0;
}

static bool is_private(const struct pl_field *field)
{
    return strncmp(field->name, "private[", 8) == 0;
}

/* A view has the element of the private block that is its reader's: one dimension less. */
static void write_field(const struct pl_field *field, struct tables *tables, struct pl_json *json)
{
    char key[PL_PATH_MAX];

    pl_field_key(field, key);
    pl_json_open(json, '{');
    pl_json_member_string(json, "name", key);
    pl_json_key(json, "dims");
    pl_json_open(json, '[');
    for (uint32_t i = is_private(field) ? 1 : 0; i < pl_field_dims(field); i++) {
        pl_json_int(json, field->dim[i].count);
    }
    pl_json_close(json, ']');
    pl_json_member_bool(json, "is_list", pl_type_is_list(field->type));
    pl_json_key(json, "names");
    if (field->names) {
        pl_json_int(json, number_of(tables, field->names));
    } else {
        pl_json_null(json);
    }
    pl_json_close(json, '}');
}

static void write_fields(const struct pl_game *game, struct tables *tables, struct pl_json *json)
{
    pl_json_key(json, "fields");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < game->field_count; i++) {
        if (is_public(&game->fields[i]) || is_private(&game->fields[i])) {
            write_field(&game->fields[i], tables, json);
        }
    }
    pl_json_close(json, ']');
}

static void write_arguments(const struct pl_game *game, struct tables *tables, struct pl_json *json)
{
    const struct pl_names *const *names = game->tests.argument_names;

    pl_json_key(json, "arguments");
    pl_json_open(json, '[');
    for (uint32_t i = 0; names && names[i]; i++) {
        pl_json_int(json, number_of(tables, names[i]));
    }
    pl_json_close(json, ']');
}

static void write_frames(const struct pl_game *game, struct pl_json *json)
{
    pl_json_key(json, "frames");
    pl_json_open(json, '[');
    for (uint32_t i = 1; i < game->frame_count; i++) {
        const struct pl_frame_kind *kind = &game->frames[i];
        pl_json_open(json, '{');
        pl_json_member_string(json, "name", kind->name);
        pl_json_member_bool(json, "waits", kind->sort == PL_QUESTION);
        pl_json_key(json, "args");
        pl_json_open(json, '[');
        for (uint32_t k = 0; k < PL_FRAME_ARGS; k++) {
            write_name(kind->arg[k].name, json);
        }
        pl_json_close(json, ']');
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

void cli_write_schema(const struct pl_game *game, struct pl_json *json)
{
    struct tables tables = { 0 };

    pl_json_open(json, '{');
    pl_json_member_string(json, "id", game->id);
    write_options(game, json);
    write_fields(game, &tables, json);
    write_arguments(game, &tables, json);
    pl_json_key(json, "names");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < tables.count; i++) {
        write_names(tables.at[i], 0, json);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "actions");
    write_names(game->action_names, 1, json);
    pl_json_key(json, "events");
    write_names(game->event_names, 1, json);
    write_frames(game, json);
    pl_json_close(json, '}');
}
