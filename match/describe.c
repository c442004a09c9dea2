/* Games, actions and events as JSON. */
#include "match/describe.h"

enum { TEXT_MAX = 1024 };

static void describe_value(struct pl_json *json, const struct pl_option_value *value)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "id", value->id);
    pl_json_member_string(json, "title_en", value->title[PL_LANG_EN]);
    pl_json_member_string(json, "title_pl", value->title[PL_LANG_PL]);
    pl_json_close(json, '}');
}

static void describe_option(struct pl_json *json, const struct pl_option *option)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "id", option->id);
    pl_json_member_string(json, "title_en", option->title[PL_LANG_EN]);
    pl_json_member_string(json, "title_pl", option->title[PL_LANG_PL]);
    pl_json_member_string(json, "default", option->values[option->default_value].id);
    if (option->is_added) {
        pl_json_member_string(json, "before", option->values[0].id);
    }
    pl_json_key(json, "values");
    pl_json_open(json, '[');
    for (uint8_t v = 0; v < option->value_count; v++) {
        describe_value(json, &option->values[v]);
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

void match_describe_seats(struct pl_json *json, const char *key, unsigned mask)
{
    pl_json_key(json, key);
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (mask >> p & 1) {
            pl_json_int(json, p);
        }
    }
    pl_json_close(json, ']');
}

/* What it can hand on, and to whom it is handed on. */
static void describe_chronicle(struct pl_json *json, const struct pl_game *game)
{
    pl_json_member_bool(json, "has_record", game->records.write != NULL);
    pl_json_key(json, "continues");
    pl_json_open(json, '[');
    for (uint32_t i = 0; game->records.games && game->records.games[i]; i++) {
        pl_json_string(json, game->records.games[i]);
    }
    pl_json_close(json, ']');
}

void match_describe_game(struct pl_json *json, const struct pl_game *game)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "id", game->id);
    pl_json_member_string(json, "title_en", game->title[PL_LANG_EN]);
    pl_json_member_string(json, "title_pl", game->title[PL_LANG_PL]);
    pl_json_member_int(json, "rules_version", game->rules_version);
    pl_json_member_int(json, "seats_min", game->seats_min);
    pl_json_member_int(json, "seats_max", game->seats_max);
    pl_json_member_int(json, "decisions_max", game->decisions_max);
    pl_json_key(json, "options");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < game->option_count; i++) {
        describe_option(json, &game->options[i]);
    }
    pl_json_close(json, ']');
    describe_chronicle(json, game);
    pl_json_close(json, '}');
}

void match_describe_action(struct pl_json *json, const struct match_reader *reader,
                           pl_action action)
{
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    const char *kind = pl_name_of(reader->game->action_names, pl_act_kind(action));

    text.seat_names = reader->seat_names;
    reader->game->action_text(reader->obs, action, reader->lang, &text);
    pl_json_key(json, "action");
    pl_json_hex(json, action);
    pl_json_member_string(json, "kind", kind ? kind : "");
    pl_json_member_string(json, "text", room);
}

void match_describe_why(struct pl_json *json, const struct match_reader *reader,
                        const struct pl_why *why)
{
    const struct pl_reasons *reasons = reader->game->reasons;
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_json_member_bool(json, "legal", why->reason == PL_REASON_NONE);
    if (why->reason == PL_REASON_NONE) {
        return;
    }
    text.seat_names = reader->seat_names;
    pl_say_reason(reasons, reader->obs, why, reader->lang, &text);
    pl_json_member_string(json, "reason", pl_name_of(&reasons->names, why->reason));
    pl_json_member_string(json, "rule", reasons->rules[why->reason]);
    pl_json_member_string(json, "text", room);
}

void match_describe_event(struct pl_json *json, const struct match_reader *reader,
                          const struct pl_event *event)
{
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    const char *kind = pl_name_of(reader->game->event_names, event->kind);

    text.seat_names = reader->seat_names;
    reader->game->event_text(reader->obs, event, reader->lang, &text);
    pl_json_member_string(json, "kind", kind ? kind : "");
    pl_json_key(json, "seat");
    if (event->seat < PL_SEATS_MAX) {
        pl_json_int(json, event->seat);
    } else {
        pl_json_null(json);
    }
    pl_json_member_string(json, "text", room);
}
