/* Games, actions and events as JSON. */
#include "match/describe.h"

enum { TEXT_MAX = 1024 };

/* A value of an option, by index. */
struct choice {
    uint32_t option;
    uint8_t value;
};

/* The seats and the value, the other options as usual. */
static struct pl_config config_with(const struct pl_game *game, uint8_t seats,
                                    const struct choice *choice)
{
    struct pl_config config = pl_config_default(game, seats, (struct pl_seed){ { 0 } });

    config.option[choice->option] = choice->value;
    return config;
}

typedef bool holds_fn(const struct pl_game *game, const struct pl_config *config, uint32_t option);

/* Member `seats`: the numbers of players for which it holds; left out where it holds for all. */
static void describe_counts(struct pl_json *json, const struct pl_game *game, holds_fn *holds,
                            const struct choice *choice)
{
    unsigned mask = 0;
    unsigned all = 0;

    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        struct pl_config config = config_with(game, seats, choice);
        all |= 1u << seats;
        mask |= (unsigned)holds(game, &config, choice->option) << seats;
    }
    if (mask == all) {
        return;
    }
    pl_json_key(json, "seats");
    pl_json_open(json, '[');
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        if (mask >> seats & 1) {
            pl_json_int(json, seats);
        }
    }
    pl_json_close(json, ']');
}

static bool is_allowed(const struct pl_game *game, const struct pl_config *config, uint32_t option)
{
    (void)option;
    return !pl_config_check(game, config);
}

/* The teams of the seats, where a value divides them: as the first position would be ranked when
 * there are as many players as go with it. */
static void describe_teams(struct pl_json *json, const struct pl_game *game,
                           const struct choice *choice)
{
    struct pl_state_room room;
    struct pl_result result;
    bool is_divided = false;
    struct pl_config config = config_with(game, game->seats_max, choice);

    while (config.seats > game->seats_min && pl_config_check(game, &config)) {
        config = config_with(game, config.seats - 1, choice);
    }
    if (pl_config_check(game, &config)) {
        return;
    }
    pl_start(game, &config, pl_state_in(&room));
    game->result(pl_state_in(&room), &result);
    for (pl_seat p = 1; p < config.seats; p++) {
        is_divided = is_divided || result.team[p] != result.team[0];
    }
    if (!is_divided) {
        return;
    }
    pl_json_key(json, "teams");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < config.seats; p++) {
        pl_json_int(json, result.team[p]);
    }
    pl_json_close(json, ']');
}

static void describe_value(struct pl_json *json, const struct pl_game *game,
                           const struct choice *choice)
{
    const struct pl_option_value *value = &game->options[choice->option].values[choice->value];

    pl_json_open(json, '{');
    pl_json_member_string(json, "id", value->id);
    pl_json_member_string(json, "title_en", value->title[PL_LANG_EN]);
    pl_json_member_string(json, "title_pl", value->title[PL_LANG_PL]);
    describe_counts(json, game, is_allowed, choice);
    describe_teams(json, game, choice);
    pl_json_close(json, '}');
}

static void describe_help(struct pl_json *json, const struct pl_help *help)
{
    pl_json_member_string(json, "help_en", help->text[PL_LANG_EN]);
    pl_json_member_string(json, "help_pl", help->text[PL_LANG_PL]);
}

static void describe_option(struct pl_json *json, const struct pl_game *game, uint32_t index,
                            bool has_help)
{
    const struct pl_option *option = &game->options[index];

    pl_json_open(json, '{');
    pl_json_member_string(json, "id", option->id);
    pl_json_member_string(json, "title_en", option->title[PL_LANG_EN]);
    pl_json_member_string(json, "title_pl", option->title[PL_LANG_PL]);
    if (has_help && game->option_help) {
        describe_help(json, &game->option_help[index]);
    }
    pl_json_member_string(json, "default", option->values[option->default_value].id);
    if (option->first_value != option->default_value) {
        pl_json_member_string(json, "first", option->values[option->first_value].id);
    }
    if (option->is_added) {
        pl_json_member_string(json, "before", option->values[0].id);
    }
    describe_counts(json, game, pl_option_matters,
                    &(struct choice){ index, option->default_value });
    pl_json_key(json, "values");
    pl_json_open(json, '[');
    for (uint8_t v = 0; v < option->value_count; v++) {
        describe_value(json, game, &(struct choice){ index, v });
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

void match_describe_game(struct pl_json *json, const struct pl_game *game, bool has_help)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "id", game->id);
    pl_json_member_string(json, "title_en", game->title[PL_LANG_EN]);
    pl_json_member_string(json, "title_pl", game->title[PL_LANG_PL]);
    pl_json_member_bool(json, "is_example", game->is_example);
    pl_json_member_int(json, "rules_version", game->rules_version);
    pl_json_member_int(json, "seats_min", game->seats_min);
    pl_json_member_int(json, "seats_max", game->seats_max);
    pl_json_member_int(json, "decisions_max", game->decisions_max);
    pl_json_key(json, "options");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < game->option_count; i++) {
        describe_option(json, game, i, has_help);
    }
    pl_json_close(json, ']');
    describe_chronicle(json, game);
    pl_json_close(json, '}');
}

static void describe_idle(struct pl_json *json, const struct match_reader *reader, pl_action action)
{
    char room[TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    if (reader->game->idle_text) {
        text.seat_names = reader->seat_names;
        reader->game->idle_text(reader->obs, action, reader->lang, &text);
    }
    if (text.length > 0) {
        pl_json_member_string(json, "idle", room);
    }
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
    describe_idle(json, reader, action);
}

void match_describe_times(struct pl_json *json, uint8_t times)
{
    if (times > 1) {
        pl_json_member_int(json, "times", times);
    }
}

void match_describe_legal(struct pl_json *json, const struct match_reader *reader,
                          const struct pl_legal *list)
{
    uint8_t times[PL_LEGAL_MAX];

    pl_times_of(reader->game, reader->obs, list, times);
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < list->count; i++) {
        pl_json_open(json, '{');
        match_describe_action(json, reader, list->action[i]);
        match_describe_times(json, times[i]);
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
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

static void describe_thing(struct pl_json *json, const struct match_reader *reader, pl_seat seat,
                           const struct pl_point *point)
{
    struct pl_why why = pl_why_point(reader->game, reader->obs, seat, point);
    char room[TEXT_MAX];
    struct pl_text name = pl_text_in(room, sizeof room);

    name.seat_names = reader->seat_names;
    pl_point_name(reader->game, reader->obs, point, reader->lang, &name);
    pl_json_open(json, '{');
    pl_json_member_string(json, "thing", point->thing ? point->thing->name : "ACTION");
    pl_json_member_int(json, "value", point->value);
    pl_json_member_string(json, "name", room);
    match_describe_why(json, reader, &why);
    pl_json_close(json, '}');
}

void match_describe_things(struct pl_json *json, const struct match_reader *reader, pl_seat seat)
{
    struct pl_point point;

    pl_json_key(json, "things");
    pl_json_open(json, '[');
    for (uint32_t i = 0; reader->game->why && pl_point_at(reader->game, reader->obs, i, &point);
         i++) {
        describe_thing(json, reader, seat, &point);
    }
    pl_json_close(json, ']');
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
