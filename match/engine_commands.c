/* The commands of the engine protocol. Each checks its whole request first, then acts, then writes:
 * a request that fails has changed nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/why.h"
#include "games/games.h"
#include "match/config.h"
#include "match/describe.h"
#include "match/engine_own.h"
#include "match/hex.h"
#include "match/legacy.h"
#include "match/seed.h"

/* Reading members. */

static const char *read_lang(const json_t *request, enum pl_lang *ret_lang)
{
    const json_t *value = json_object_get(request, "lang");

    *ret_lang = PL_LANG_EN;
    if (value &&
        (!json_is_string(value) || !match_lang_parse(json_string_value(value), ret_lang))) {
        return "\"lang\" is \"pl\" or \"en\"";
    }
    return NULL;
}

/* A seat of the match. Null and absence give PL_NOBODY where that is allowed. */
static const char *read_seat(const struct match_engine *engine, const json_t *request,
                             const char *key, bool may_be_nobody, pl_seat *ret_seat)
{
    const json_t *value = json_object_get(request, key);
    json_int_t number = json_integer_value(value);

    if (may_be_nobody && (!value || json_is_null(value))) {
        *ret_seat = PL_NOBODY;
        return NULL;
    }
    if (!json_is_integer(value) || number < 0 || number >= match_config(engine->match)->seats) {
        return "a seat is a number from 0 on, below the number of players";
    }
    *ret_seat = (pl_seat)number;
    return NULL;
}

static const char *read_game(const json_t *request, const struct pl_game **ret_game)
{
    const char *id = json_string_value(json_object_get(request, "game"));

    *ret_game = id ? games_find(id) : NULL;
    return *ret_game ? NULL : "\"game\" is the id of a game; \"games\" lists them";
}

/* A number below 2^63, or a text as match_seed_parse takes it. Absent: a fresh one. */
static const char *read_seed(const json_t *value, struct pl_seed *ret_seed)
{
    if (!value) {
        *ret_seed = match_seed_fresh();
        return NULL;
    }
    if (json_is_integer(value) && json_integer_value(value) >= 0) {
        *ret_seed = pl_seed_of((uint64_t)json_integer_value(value));
        return NULL;
    }
    if (json_is_string(value) && match_seed_parse(json_string_value(value), ret_seed)) {
        return NULL;
    }
    return "\"seed\" is a number from 0 on, or a text of 64 hexadecimal digits";
}

static const char *read_options(const struct pl_game *game, json_t *options,
                                struct pl_config *config)
{
    char number[32];
    const char *key;
    json_t *value;

    if (options && !json_is_object(options)) {
        return "\"options\" is an object of option ids and value ids";
    }
    json_object_foreach(options, key, value)
    {
        const char *id = json_string_value(value);
        if (json_is_integer(value)) {
            snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
            id = number;
        }
        const char *reason =
            id ? match_option_set(game, config, key, id) : "an option is a text or a number";
        if (reason) {
            return reason;
        }
    }
    return NULL;
}

/* Records are objects, as the command "record" gives them. */
static const char *read_records(const struct pl_game *game, const json_t *list,
                                struct pl_config *config)
{
    struct pl_record_text records[PL_RECORDS_MAX + 1] = { { 0 } };
    const struct pl_refusal *refusal = NULL;
    uint32_t count = 0;
    bool is_sound = !list || (json_is_array(list) && json_array_size(list) <= PL_RECORDS_MAX);

    for (size_t i = 0; i < json_array_size(list) && is_sound; i++) {
        char *text = json_dumps(json_array_get(list, i), JSON_COMPACT);
        is_sound = text != NULL;
        if (text) {
            records[count++] = (struct pl_record_text){ text, (uint32_t)strlen(text) };
        }
    }
    if (is_sound) {
        refusal = pl_legacy_read(game, config, records, count);
    }
    while (count > 0) {
        free((char *)(uintptr_t)records[--count].at);
    }
    return !is_sound ? "\"records\" is a list of records, which are objects, at most four"
           : refusal ? refusal->text[PL_LANG_EN]
                     : NULL;
}

static const char *read_config(const struct pl_game *game, const json_t *request,
                               struct pl_config *ret_config)
{
    const json_t *players = json_object_get(request, "players");
    json_int_t count = players ? json_integer_value(players) : match_seats_default(game);
    struct pl_seed seed;

    if (count < game->seats_min || count > game->seats_max) {
        return "the game is not played with that many players";
    }
    const char *reason = read_seed(json_object_get(request, "seed"), &seed);
    if (reason) {
        return reason;
    }
    *ret_config = pl_config_default(game, (uint8_t)count, seed);
    reason = read_options(game, json_object_get(request, "options"), ret_config);
    reason = reason ? reason : read_records(game, json_object_get(request, "records"), ret_config);
    return reason ? reason : pl_config_check(game, ret_config);
}

/* Writing members. */

/* An event in words. A request for the truth shows hidden arguments too. */
static void write_event(struct match_engine *engine, const struct pl_obs *obs,
                        const struct pl_event *event, enum pl_lang lang)
{
    struct match_reader reader = { .game = match_game(engine->match), .obs = obs, .lang = lang };

    pl_json_open(&engine->json, '{');
    match_describe_event(&engine->json, &reader, event);
    pl_json_close(&engine->json, '}');
}

/* Commands. */

static const char *command_games(struct match_engine *engine, const json_t *request)
{
    (void)request;
    pl_json_key(&engine->json, "games");
    pl_json_open(&engine->json, '[');
    for (uint32_t i = 0; games_at(i); i++) {
        match_describe_game(&engine->json, games_at(i), true);
    }
    pl_json_close(&engine->json, ']');
    return NULL;
}

/* The new match takes the place of the old one. */
static void take_match(struct match_engine *engine, struct match *match)
{
    match_free(engine->match);
    engine->match = match;
}

/* A match that begins in the game's plainest state, to be filled by hand. */
static const char *new_plain(const struct pl_game *game, const struct pl_config *config,
                             struct match **ret_match)
{
    struct pl_state_room room = { { 0 } };

    if (!game->tests.plain) {
        return "the game has no plain state";
    }
    pl_start(game, config, pl_state_in(&room));
    game->tests.plain(pl_state_in(&room));
    return match_from_state(game, pl_state_in(&room), ret_match);
}

static const char *command_new(struct match_engine *engine, const json_t *request)
{
    char text[MATCH_HASH_TEXT_MAX];
    const struct pl_game *game;
    struct pl_config config;
    struct match *match;
    const json_t *plain = json_object_get(request, "plain");
    const char *reason = read_game(request, &game);

    reason = reason ? reason : read_config(game, request, &config);
    if (!reason && plain && !json_is_boolean(plain)) {
        reason = "\"plain\" is true or false";
    }
    reason = reason                ? reason
             : json_is_true(plain) ? new_plain(game, &config, &match)
                                   : match_new(game, &config, &match);
    if (reason) {
        return reason;
    }
    take_match(engine, match);
    pl_json_member_string(&engine->json, "game", game->id);
    pl_json_member_int(&engine->json, "rules_version", game->rules_version);
    pl_json_member_int(&engine->json, "players", config.seats);
    match_seed_format(&config.seed, text);
    pl_json_member_string(&engine->json, "seed", text);
    match_commitment(game, &config, text);
    pl_json_member_string(&engine->json, "commitment", text);
    return NULL;
}

static void write_legal_of(struct match_engine *engine, pl_seat seat, enum pl_lang lang)
{
    const struct pl_game *game = match_game(engine->match);
    struct pl_state_room room;
    struct match_reader reader = { .game = game, .obs = pl_obs_in(&room), .lang = lang };
    struct pl_legal list;
    uint8_t times[PL_LEGAL_MAX];

    pl_observe(game, match_state(engine->match), seat, pl_obs_in(&room));
    pl_legal_of(game, reader.obs, seat, &list);
    pl_times_of(game, reader.obs, &list, times);
    for (uint32_t i = 0; i < list.count; i++) {
        pl_json_open(&engine->json, '{');
        pl_json_member_int(&engine->json, "seat", seat);
        match_describe_action(&engine->json, &reader, list.action[i]);
        match_describe_times(&engine->json, times[i]);
        pl_json_close(&engine->json, '}');
    }
}

static const char *command_legal(struct match_engine *engine, const json_t *request)
{
    const struct pl_head *head = pl_head_read(match_state(engine->match));
    enum pl_lang lang;
    pl_seat only;
    const char *reason = read_lang(request, &lang);

    reason = reason ? reason : read_seat(engine, request, "seat", true, &only);
    if (reason) {
        return reason;
    }
    match_describe_seats(&engine->json, "waiting", head->waiting);
    pl_json_member_bool(&engine->json, "over", head->over);
    pl_json_key(&engine->json, "actions");
    pl_json_open(&engine->json, '[');
    for (pl_seat p = 0; p < head->seats; p++) {
        if (only == PL_NOBODY || only == p) {
            write_legal_of(engine, p, lang);
        }
    }
    pl_json_close(&engine->json, ']');
    return NULL;
}

static const char *read_action(const json_t *request, pl_action *ret_action)
{
    const char *hex = json_string_value(json_object_get(request, "action"));

    return hex && match_hex_parse(hex, ret_action)
               ? NULL
               : "\"action\" is a text of 0x and hexadecimal digits, as in the legal list";
}

static const char *command_why(struct match_engine *engine, const json_t *request)
{
    struct match_reader reader = { .game = match_game(engine->match) };
    bool has_action = json_object_get(request, "action") != NULL;
    struct pl_why why = { .action = 0 };
    struct pl_state_room room;
    const char *reason = read_lang(request, &reader.lang);

    reason = reason ? reason : read_seat(engine, request, "seat", false, &why.seat);
    reason = reason || !has_action ? reason : read_action(request, &why.action);
    if (reason || !reader.game->why) {
        return reason ? reason : "the game gives no reasons";
    }
    reader.obs = pl_obs_in(&room);
    pl_observe(reader.game, match_state(engine->match), why.seat, pl_obs_in(&room));
    if (has_action) {
        why.reason = pl_why(reader.game, reader.obs, why.seat, why.action);
        match_describe_why(&engine->json, &reader, &why);
    } else {
        match_describe_things(&engine->json, &reader, why.seat);
    }
    return NULL;
}

static void write_events(struct match_engine *engine, const struct pl_events *events,
                         const json_t *viewer, enum pl_lang lang)
{
    pl_seat seat = json_is_integer(viewer) ? (pl_seat)json_integer_value(viewer) : PL_NOBODY;
    struct pl_state_room room;

    pl_observe(match_game(engine->match), match_state(engine->match), seat, pl_obs_in(&room));
    pl_json_key(&engine->json, "events");
    pl_json_open(&engine->json, '[');
    for (uint32_t i = 0; i < events->count; i++) {
        struct pl_event event = events->item[i];
        event = viewer ? pl_event_for(event, seat) : event;
        write_event(engine, pl_obs_in(&room), &event, lang);
    }
    pl_json_close(&engine->json, ']');
}

static const char *command_apply(struct match_engine *engine, const json_t *request)
{
    struct pl_events events = { .count = 0 };
    enum pl_lang lang;
    pl_action action;
    pl_seat seat;
    pl_seat viewer;
    const char *reason = read_lang(request, &lang);

    reason = reason ? reason : read_seat(engine, request, "seat", false, &seat);
    reason = reason ? reason : read_seat(engine, request, "viewer", true, &viewer);
    reason = reason ? reason : read_action(request, &action);
    if (reason) {
        return reason;
    }
    reason = match_play(engine->match, seat, action, &events);
    if (!reason) {
        write_events(engine, &events, json_object_get(request, "viewer"), lang);
    }
    return reason;
}

static const char *command_view(struct match_engine *engine, const json_t *request)
{
    struct pl_state_room room;
    enum pl_lang lang;
    pl_seat seat;
    const char *reason = read_lang(request, &lang);

    reason = reason ? reason : read_seat(engine, request, "seat", true, &seat);
    if (reason) {
        return reason;
    }
    pl_observe(match_game(engine->match), match_state(engine->match), seat, pl_obs_in(&room));
    pl_json_key(&engine->json, "view");
    pl_view_write(match_game(engine->match), pl_obs_in(&room), lang, NULL, &engine->json);
    return NULL;
}

static const char *command_position(struct match_engine *engine, const json_t *request)
{
    (void)request;
    pl_json_member_string(&engine->json, "game", match_game(engine->match)->id);
    pl_json_key(&engine->json, "position");
    pl_position_write(match_game(engine->match), match_state(engine->match), &engine->json);
    return NULL;
}

/* The state by hand takes the place of the match: its log begins anew. */
static const char *take_state(struct match_engine *engine, const struct pl_game *game,
                              const struct pl_state *state)
{
    struct match *match;
    const char *reason = match_from_state(game, state, &match);

    if (!reason) {
        take_match(engine, match);
    }
    return reason;
}

static const char *command_load(struct match_engine *engine, const json_t *request)
{
    struct pl_state_room room = { { 0 } };
    const struct pl_game *game;
    const char *reason = read_game(request, &game);
    const json_t *position = json_object_get(request, "position");

    if (reason) {
        return reason;
    }
    char *text = json_is_object(position) ? json_dumps(position, JSON_COMPACT) : NULL;
    if (!text) {
        return "\"position\" is an object, as the command \"position\" gives it";
    }
    struct pl_json_source in = pl_json_from(text, (uint32_t)strlen(text));
    reason = pl_position_read(game, &in, pl_state_in(&room));
    free(text);
    return reason ? reason : take_state(engine, game, pl_state_in(&room));
}

static const char *command_set(struct match_engine *engine, const json_t *request)
{
    const struct pl_game *game = match_game(engine->match);
    const char *field = json_string_value(json_object_get(request, "field"));
    const json_t *value = json_object_get(request, "value");
    struct pl_state_room room = { { 0 } };

    if (!field || !value) {
        return "\"set\" needs \"field\" and \"value\"";
    }
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    if (!text) {
        return "out of memory";
    }
    memcpy(room.byte, match_state(engine->match), game->layout.size);
    struct pl_json_source in = pl_json_from(text, (uint32_t)strlen(text));
    const char *reason = pl_field_set(game, pl_state_in(&room), field, &in);
    if (!reason && !pl_json_at_end(&in)) {
        reason = in.error;
    }
    free(text);
    return reason ? reason : take_state(engine, game, pl_state_in(&room));
}

static const char *command_get(struct match_engine *engine, const json_t *request)
{
    const char *field = json_string_value(json_object_get(request, "field"));

    if (!field) {
        return "\"get\" needs \"field\"";
    }
    pl_json_key(&engine->json, "value");
    return pl_field_get(match_game(engine->match), match_state(engine->match), field,
                        &engine->json);
}

static const char *read_args(const json_t *list, int16_t ret_arg[PL_FRAME_ARGS])
{
    if (list && (!json_is_array(list) || json_array_size(list) > PL_FRAME_ARGS)) {
        return "\"args\" is a list of at most four numbers";
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *item = json_array_get(list, i);
        json_int_t number = json_integer_value(item);
        if (!json_is_integer(item) || number < INT16_MIN || number > INT16_MAX) {
            return "\"args\" are numbers of 16 bits";
        }
        ret_arg[i] = (int16_t)number;
    }
    return NULL;
}

static const char *command_push(struct match_engine *engine, const json_t *request)
{
    const struct pl_game *game = match_game(engine->match);
    const char *frame = json_string_value(json_object_get(request, "frame"));
    int16_t arg[PL_FRAME_ARGS] = { 0 };
    struct pl_state_room room = { { 0 } };
    pl_seat seat;
    const char *reason = read_seat(engine, request, "seat", false, &seat);

    reason = reason ? reason : read_args(json_object_get(request, "args"), arg);
    if (reason || !frame) {
        return reason ? reason : "\"frame\" is the name of a decision";
    }
    memcpy(room.byte, match_state(engine->match), game->layout.size);
    reason = pl_push_decision(game, pl_state_in(&room), frame, seat, arg);
    return reason ? reason : take_state(engine, game, pl_state_in(&room));
}

static const char *command_undo(struct match_engine *engine, const json_t *request)
{
    pl_action action;
    pl_seat seat;
    const char *reason = read_seat(engine, request, "seat", true, &seat);

    if (reason) {
        return reason;
    }
    if (seat == PL_NOBODY) {
        if (match_ply(engine->match) == match_first_ply(engine->match)) {
            return "there is nothing to take back";
        }
        match_log(engine->match, match_ply(engine->match) - 1, &seat, &action);
    }
    reason = match_undo(engine->match, seat);
    if (!reason) {
        pl_json_member_int(&engine->json, "seat", seat);
        pl_json_member_int(&engine->json, "ply", match_ply(engine->match));
    }
    return reason;
}

static const char *command_result(struct match_engine *engine, const json_t *request)
{
    const struct pl_head *head = pl_head_read(match_state(engine->match));
    struct pl_json *json = &engine->json;
    struct pl_result result = { 0 };

    (void)request;
    match_game(engine->match)->result(match_state(engine->match), &result);
    pl_json_member_bool(json, "over", head->over);
    pl_json_key(json, "scores");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < head->seats; p++) {
        pl_json_int(json, result.score[p]);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "ranks");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < head->seats; p++) {
        pl_json_int(json, result.rank[p]);
    }
    pl_json_close(json, ']');
    return NULL;
}

static const char *command_record(struct match_engine *engine, const json_t *request)
{
    char record[PL_RECORD_MAX];
    const char *reason = match_record(engine->match, record);

    (void)request;
    if (!reason) {
        pl_json_key(&engine->json, "record");
        pl_json_raw(&engine->json, record);
    }
    return reason;
}

static const char *command_hash(struct match_engine *engine, const json_t *request)
{
    (void)request;
    pl_json_key(&engine->json, "hash");
    pl_json_hex(&engine->json, pl_hash(match_game(engine->match), match_state(engine->match)));
    pl_json_member_int(&engine->json, "ply", match_ply(engine->match));
    return NULL;
}

static const char *command_quit(struct match_engine *engine, const json_t *request)
{
    (void)request;
    engine->is_done = true;
    return NULL;
}

static const struct match_engine_command commands[] = {
    { "games", "", false, command_games },
    { "new", "game players seed options records plain", false, command_new },
    { "legal", "seat lang", true, command_legal },
    { "why", "seat action lang", true, command_why },
    { "apply", "seat action viewer lang", true, command_apply },
    { "view", "seat lang", true, command_view },
    { "position", "", true, command_position },
    { "load", "game position", false, command_load },
    { "set", "field value", true, command_set },
    { "get", "field", true, command_get },
    { "push", "frame seat args", true, command_push },
    { "undo", "seat", true, command_undo },
    { "result", "", true, command_result },
    { "record", "", true, command_record },
    { "hash", "", true, command_hash },
    { "quit", "", false, command_quit },
};

const struct match_engine_command *match_engine_command(const char *name)
{
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return &commands[i];
        }
    }
    return NULL;
}
