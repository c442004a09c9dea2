/* The descriptor of a game: ids, titles, options, the layout of the state, and that the field
 * table describes every byte of it exactly once. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/snapshot.h"
#include "core/why.h"
#include "kit/kit.h"

struct complaint {
    char *room;
};

static bool complain(struct complaint *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool complain(struct complaint *out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(out->room, KIT_REASON_MAX, format, args);
    va_end(args);
    return false;
}

static bool has_text(const char *const text[PL_LANG_COUNT])
{
    return text[PL_LANG_PL] && text[PL_LANG_PL][0] && text[PL_LANG_EN] && text[PL_LANG_EN][0];
}

/* Words that a person types: small letters, digits, - and _. */
static bool is_word(const char *id)
{
    return id && id[0] && id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-_")] == '\0';
}

static bool check_help(const struct pl_game *game, struct complaint *out)
{
    for (uint32_t i = 0; game->option_help && i < game->option_count; i++) {
        if (!has_text(game->option_help[i].text)) {
            return complain(out, "option %s has no help", game->options[i].id);
        }
    }
    return true;
}

static bool check_option(const struct pl_option *option, struct complaint *out)
{
    if (!is_word(option->id) || !has_text(option->title)) {
        return complain(out, "an option has no proper id or title");
    }
    if (option->value_count < 1 || option->default_value >= option->value_count ||
        option->first_value >= option->value_count) {
        return complain(out, "option %s has no value or no default", option->id);
    }
    for (uint8_t v = 0; v < option->value_count; v++) {
        if (!is_word(option->values[v].id) || !has_text(option->values[v].title)) {
            return complain(out, "option %s: value %u has no proper id or title", option->id, v);
        }
        for (uint8_t w = 0; w < v; w++) {
            if (strcmp(option->values[v].id, option->values[w].id) == 0) {
                return complain(out, "option %s has two values %s", option->id,
                                option->values[v].id);
            }
        }
    }
    return true;
}

static bool check_head(const struct pl_game *game, struct complaint *out)
{
    if (!is_word(game->id) || strlen(game->id) >= sizeof((struct pl_snapshot_head *)0)->game) {
        return complain(out, "the id is not a short word");
    }
    if (!has_text(game->title)) {
        return complain(out, "a title is missing");
    }
    if (game->seats_min < 1 || game->seats_max < game->seats_min ||
        game->seats_max > PL_SEATS_MAX) {
        return complain(out, "seats from %u to %u", game->seats_min, game->seats_max);
    }
    if (game->rules_version == 0 || game->decisions_max == 0) {
        return complain(out, "rules_version and decisions_max begin at 1");
    }
    if (game->option_count > PL_OPTIONS_MAX) {
        return complain(out, "%u options, at most %d", game->option_count, PL_OPTIONS_MAX);
    }
    for (uint32_t i = 0; i < game->option_count; i++) {
        if (!check_option(&game->options[i], out)) {
            return false;
        }
    }
    return check_help(game, out);
}

/* Every kind but 0 has a name, and no two the same. */
static bool check_names(const struct pl_names *names, const char *what, struct complaint *out)
{
    if (!names || names->count < 2 || names->count > KIT_KINDS_MAX) {
        return complain(out, "there are no %s names, or too many", what);
    }
    for (uint32_t i = 1; i < names->count; i++) {
        if (!names->name[i] || !names->name[i][0]) {
            return complain(out, "%s %u has no name", what, i);
        }
        if (pl_value_of(names, names->name[i]) != i) {
            return complain(out, "two %ss are called %s", what, names->name[i]);
        }
    }
    return true;
}

static bool check_kinds(const struct pl_game *game, struct complaint *out)
{
    const char *name[KIT_KINDS_MAX] = { 0 };
    struct pl_names frames = { name, game->frame_count };

    if (game->frame_count > KIT_KINDS_MAX) {
        return complain(out, "%u kinds of frames", game->frame_count);
    }
    for (uint32_t i = 1; i < game->frame_count; i++) {
        name[i] = game->frames[i].name;
        if (game->frames[i].can_push && game->frames[i].sort == PL_STEP) {
            return complain(out, "frame %u is a decision and automatic", i);
        }
    }
    return check_names(&frames, "frame", out) && check_names(game->action_names, "action", out) &&
           check_names(game->event_names, "event", out);
}

/* A coach has something to say about every question. */
static bool check_coach(const struct pl_game *game, struct complaint *out)
{
    for (uint32_t i = 1; i < game->frame_count && game->coach; i++) {
        if ((game->frames[i].sort != PL_STEP) != has_text(game->coach[i].text)) {
            return complain(out, "the coach and frame %s do not go together", game->frames[i].name);
        }
    }
    return true;
}

/* A question of a game with reasons has a function that finds them, and every reason a name and a
 * rule. */
static bool check_reasons(const struct pl_game *game, struct complaint *out)
{
    if (!game->why != !game->reasons) {
        return complain(out, "why and reasons do not go together");
    }
    for (uint32_t i = 1; i < game->frame_count && game->why; i++) {
        if (game->frames[i].sort != PL_STEP && !game->frames[i].has_why) {
            return complain(out, "frame %s has no WHY", game->frames[i].name);
        }
    }
    for (uint32_t i = 1; game->why && i < game->reasons->names.count; i++) {
        if (!game->reasons->rules[i]) {
            return complain(out, "reason %u has no rule", i);
        }
    }
    return !game->why || check_names(&game->reasons->names, "reason", out);
}

/* A game that takes records names the games, reads the records and keeps something; any other game
 * does none of it. */
static bool check_legacy(const struct pl_game *game, struct complaint *out)
{
    const struct pl_layout *layout = &game->layout;
    bool takes = game->records.read != NULL;

    if (takes != (layout->legacy_size > 0) || takes != (game->records.games != NULL)) {
        return complain(out, "records.read, records.games and legacy_size do not go together");
    }
    if (takes &&
        (layout->legacy_size > PL_LEGACY_MAX || layout->legacy_at < sizeof(struct pl_head) ||
         layout->legacy_at + layout->legacy_size > layout->private_at)) {
        return complain(out, "the legacy is not in the public block, or too large");
    }
    return true;
}

static bool check_layout(const struct pl_game *game, struct complaint *out)
{
    const struct pl_layout *layout = &game->layout;

    if (layout->size > PL_STATE_MAX || layout->size % 8 != 0) {
        return complain(out, "a state of %u bytes", layout->size);
    }
    if (layout->private_at < sizeof(struct pl_head) || layout->private_count < game->seats_max) {
        return complain(out, "the private blocks are too early or too few");
    }
    if (layout->private_at + layout->private_count * layout->private_size != layout->secret_at) {
        return complain(out, "the secret block does not follow the private ones");
    }
    if (layout->rng_at < layout->secret_at || layout->rng_at % _Alignof(struct pl_rng) != 0 ||
        layout->rng_at + sizeof(struct pl_rng) > layout->size) {
        return complain(out, "the random generator is not in the secret block");
    }
    return check_legacy(game, out);
}

/* The block that a field's name claims: where it begins and ends. */
static bool block_of(const struct pl_game *game, const struct pl_field *field, uint32_t *ret_from,
                     uint32_t *ret_to)
{
    const struct pl_layout *layout = &game->layout;

    if (strncmp(field->name, "head.", 5) == 0) {
        *ret_from = 0;
        *ret_to = sizeof(struct pl_head);
    } else if (strncmp(field->name, "public.", 7) == 0) {
        *ret_from = sizeof(struct pl_head);
        *ret_to = layout->private_at;
    } else if (strncmp(field->name, "private[0].", 11) == 0) {
        *ret_from = layout->private_at;
        *ret_to = layout->secret_at;
        return field->dim[0].count == layout->private_count &&
               field->dim[0].stride == layout->private_size;
    } else if (strncmp(field->name, "secret.", 7) == 0) {
        *ret_from = layout->secret_at;
        *ret_to = layout->size;
    } else {
        return false;
    }
    return true;
}

/* Marks the bytes of one field; false when one is outside its block or marked already. */
static bool cover(const struct pl_game *game, const struct pl_field *field, uint8_t *covered)
{
    uint32_t count[PL_DIMS_MAX];
    uint32_t total = 1;
    uint32_t from;
    uint32_t to;

    if (!block_of(game, field, &from, &to)) {
        return false;
    }
    for (uint32_t d = 0; d < PL_DIMS_MAX; d++) {
        count[d] = field->dim[d].count ? field->dim[d].count : 1;
        total *= count[d];
    }
    for (uint32_t n = 0; n < total; n++) {
        uint32_t at = field->offset + n / (count[1] * count[2]) * field->dim[0].stride +
                      n / count[2] % count[1] * field->dim[1].stride +
                      n % count[2] * field->dim[2].stride;
        for (uint32_t end = at + pl_type_size(field->type); at < end; at++) {
            if (at < from || at >= to || covered[at]++) {
                return false;
            }
        }
    }
    return true;
}

/* The number of [0] in a name is the number of its dimensions. */
static bool has_its_indexes(const struct pl_field *field)
{
    uint32_t indexes = 0;

    for (const char *at = field->name; (at = strstr(at, "[0]")); at += 3) {
        indexes++;
    }
    return indexes == pl_field_dims(field);
}

static bool check_fields(const struct pl_game *game, struct complaint *out)
{
    uint8_t covered[PL_STATE_MAX] = { 0 };
    struct pl_place place;

    for (uint32_t i = 0; i < game->field_count; i++) {
        const struct pl_field *field = &game->fields[i];
        if (!field->name || field->type >= PL_TYPE_COUNT || !has_its_indexes(field)) {
            return complain(out, "row %u of the field table is wrong", i);
        }
        if (!cover(game, field, covered)) {
            return complain(out, "field %s is outside its block or over another", field->name);
        }
        if (pl_find(game, field->name, &place) || place.field != field) {
            return complain(out, "field %s is not found by its name", field->name);
        }
    }
    for (uint32_t at = 0; at < game->layout.size; at++) {
        if (!covered[at]) {
            return complain(out, "byte %u of the state has no field", at);
        }
    }
    return true;
}

/* Names of values are unique, so that a position can be read back. */
static bool check_value_names(const struct pl_game *game, struct complaint *out)
{
    for (uint32_t i = 0; i < game->field_count; i++) {
        const struct pl_names *names = game->fields[i].names;
        for (uint32_t value = 0; names && value < names->count; value++) {
            const char *name = names->name[value];
            if (name && (pl_value_of(names, name) != value || strlen(name) >= PL_JSON_STRING_MAX)) {
                return complain(out, "field %s: the value %s is named twice or too long",
                                game->fields[i].name, name);
            }
        }
    }
    return true;
}

static bool check_glossary(const struct pl_game *game, enum pl_lang lang, struct complaint *out)
{
    char room[4096];
    struct pl_entry entry = { 0 };

    for (uint32_t i = 0; i < KIT_ENTRIES_MAX; i++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        if (!game->entry(i, lang, &entry, &text)) {
            return true;
        }
        if (!is_word(entry.id) || !entry.title || !entry.title[0]) {
            return complain(out, "glossary entry %u has no proper id or title", i);
        }
        if (text.length == 0 || text.is_cut) {
            return complain(out, "glossary entry %s has no text, or too much", entry.id);
        }
    }
    return complain(out, "the glossary has %d entries or more", KIT_ENTRIES_MAX);
}

const char *kit_check_tables(const struct pl_game *game, char ret_reason[KIT_REASON_MAX])
{
    struct complaint out = { ret_reason };
    bool is_fine = check_head(game, &out) && check_kinds(game, &out) && check_coach(game, &out) &&
                   check_reasons(game, &out) && check_layout(game, &out) &&
                   check_fields(game, &out) && check_value_names(game, &out) &&
                   check_glossary(game, PL_LANG_PL, &out) && check_glossary(game, PL_LANG_EN, &out);

    return is_fine ? NULL : ret_reason;
}
