/* Positions and views, written and read by the field table. */
#include "core/position.h"

/* Whether every element from this place on is zero. Recursion is bounded by PL_DIMS_MAX. */
static bool is_all_zero(const void *bytes, const struct pl_place *place)
{
    const struct pl_field *field = place->field;
    static const uint8_t zero[sizeof(struct pl_bag)];

    if (place->depth == pl_field_dims(field)) {
        return memcmp((const uint8_t *)bytes + place->offset, zero, pl_type_size(field->type)) == 0;
    }
    for (uint32_t i = 0; i < field->dim[place->depth].count; i++) {
        struct pl_place inner = { field, place->offset + i * field->dim[place->depth].stride,
                                  place->depth + 1 };
        if (!is_all_zero(bytes, &inner)) {
            return false;
        }
    }
    return true;
}

void pl_position_write(const struct pl_game *game, const struct pl_state *state,
                       struct pl_json *json)
{
    char key[PL_PATH_MAX];

    pl_json_open(json, '{');
    for (uint32_t i = 0; i < game->field_count; i++) {
        struct pl_place place = { &game->fields[i], game->fields[i].offset, 0 };
        if (is_all_zero(state, &place)) {
            continue;
        }
        pl_field_key(&game->fields[i], key);
        pl_json_key(json, key);
        pl_write_place(state, &place, json);
    }
    pl_json_close(json, '}');
}

static const struct pl_field *field_of_key(const struct pl_game *game, const char *key)
{
    char name[PL_PATH_MAX];

    for (uint32_t i = 0; i < game->field_count; i++) {
        pl_field_key(&game->fields[i], name);
        if (pl_string_equal(name, key)) {
            return &game->fields[i];
        }
    }
    return NULL;
}

static const char *read_members(const struct pl_game *game, struct pl_json_source *in, void *bytes)
{
    char key[PL_JSON_STRING_MAX];
    bool is_first = true;

    if (!pl_json_enter(in, '{')) {
        return in->error;
    }
    while (pl_json_more(in, &is_first, '}')) {
        if (!pl_json_read_key(in, key)) {
            return in->error;
        }
        const struct pl_field *field = field_of_key(game, key);
        if (!field) {
            return "the position has a field that the game does not have";
        }
        struct pl_place place = { field, field->offset, 0 };
        const char *reason = pl_read_place(bytes, &place, in);
        if (reason) {
            return reason;
        }
    }
    return in->error;
}

const char *pl_position_read(const struct pl_game *game, struct pl_json_source *in,
                             struct pl_state *ret_state)
{
    struct pl_state_room room = { { 0 } };
    const char *reason = read_members(game, in, room.byte);

    if (!reason) {
        reason = pl_check(game, pl_state_in(&room));
    }
    if (!reason) {
        memcpy(ret_state, room.byte, game->layout.size);
    }
    return reason;
}

const char *pl_field_set(const struct pl_game *game, struct pl_state *state, const char *path,
                         struct pl_json_source *in)
{
    struct pl_state_room room;
    struct pl_place place;
    const char *reason = pl_find(game, path, &place);

    if (reason) {
        return reason;
    }
    memcpy(room.byte, state, game->layout.size);
    reason = pl_read_place(room.byte, &place, in);
    if (reason) {
        return reason;
    }
    if (!pl_json_at_end(in)) {
        return in->error;
    }
    reason = pl_check_head(game, pl_head_read(pl_state_in(&room)));
    if (reason) {
        return reason;
    }
    game->tests.normalize(pl_state_in(&room));
    reason = pl_check(game, pl_state_in(&room));
    if (!reason) {
        memcpy(state, room.byte, game->layout.size);
    }
    return reason;
}

const char *pl_field_get(const struct pl_game *game, const struct pl_state *state, const char *path,
                         struct pl_json *json)
{
    struct pl_place place;
    const char *reason = pl_find(game, path, &place);

    if (!reason) {
        pl_write_place(state, &place, json);
    }
    return reason;
}

static bool starts_with(const char *string, const char *start)
{
    while (*start && *string == *start) {
        string++;
        start++;
    }
    return *start == '\0';
}

/* Writes every field of one block; the viewer's own element where the block is per seat. */
static void write_block(const struct pl_game *game, const struct pl_obs *obs, const char *block,
                        struct pl_json *json)
{
    char key[PL_PATH_MAX];
    bool is_private = starts_with(block, "private");

    pl_json_key(json, block);
    pl_json_open(json, '{');
    for (uint32_t i = 0; i < game->field_count; i++) {
        const struct pl_field *field = &game->fields[i];
        struct pl_place place = { field, field->offset, 0 };
        if (!starts_with(field->name, block)) {
            continue;
        }
        if (is_private) {
            place.offset += pl_viewer(obs) * field->dim[0].stride;
            place.depth = 1;
        }
        pl_field_key(field, key);
        pl_json_key(json, key + pl_string_length(block) + 1);
        pl_write_place(obs, &place, json);
    }
    pl_json_close(json, '}');
}

static void write_head(const struct pl_game *game, const struct pl_obs *obs, struct pl_json *json)
{
    const struct pl_head *head = pl_head_seen(obs);

    pl_json_member_string(json, "game", game->id);
    pl_json_member_int(json, "seats", head->seats);
    pl_json_key(json, "seat");
    if (pl_viewer(obs) == PL_NOBODY) {
        pl_json_null(json);
    } else {
        pl_json_int(json, pl_viewer(obs));
    }
    pl_json_key(json, "waiting");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < head->seats; p++) {
        if (head->waiting >> p & 1) {
            pl_json_int(json, p);
        }
    }
    pl_json_close(json, ']');
    pl_json_member_bool(json, "over", head->over);
    pl_json_member_int(json, "epoch", head->epoch);
    if (head->frame_count > 0) {
        pl_json_member_string(json, "decision", game->frames[pl_peek(head)->kind].name);
    }
    pl_json_key(json, "options");
    pl_json_open(json, '{');
    for (uint32_t i = 0; i < game->option_count; i++) {
        pl_json_member_string(json, game->options[i].id,
                              game->options[i].values[head->option[i]].id);
    }
    pl_json_close(json, '}');
}

void pl_view_write(const struct pl_game *game, const struct pl_obs *obs, enum pl_lang lang,
                   const char *const *seat_names, struct pl_json *json)
{
    char room[512];
    pl_seat viewer = pl_viewer(obs);

    pl_json_open(json, '{');
    write_head(game, obs, json);
    write_block(game, obs, "public", json);
    if (viewer != PL_NOBODY) {
        write_block(game, obs, "private", json);
    }
    pl_json_key(json, "extra");
    pl_json_open(json, '{');
    json->text.seat_names = seat_names;
    game->view(obs, lang, json);
    pl_json_close(json, '}');
    /* It comes and goes: at the end, so that what else there is stays in its place. */
    if (viewer != PL_NOBODY && (pl_head_seen(obs)->waiting >> viewer & 1)) {
        struct pl_text prompt = pl_text_in(room, sizeof room);
        prompt.seat_names = seat_names;
        game->prompt_text(obs, viewer, lang, &prompt);
        pl_json_member_string(json, "prompt", room);
    }
    pl_json_close(json, '}');
}
