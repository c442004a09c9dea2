/* The match in the page: starting, playing, looking. Bots are in api_bot.c. */
#include "bots/rng.h"
#include "core/position.h"
#include "core/snapshot.h"
#include "games/games.h"
#include "match/film.h"
#include "match/match_own.h"
#include "web/wasm/own.h"

static struct match *the_match;
static struct pl_state_room looked_at;
static struct pl_state_room seen;
static struct pl_events events;
static struct pl_legal list;
static uint8_t input[WASM_INPUT_MAX];
static uint8_t output[WASM_OUTPUT_MAX];

_Static_assert(WASM_INPUT_MAX >= PL_SNAPSHOT_MAX, "a snapshot must fit in");

static const char no_match[] = "there is no match";
static const char no_seat[] = "there is no such seat";
static const char no_game[] = "there is no such game";
static const char no_lang[] = "there is no such language";

struct match *wasm_match(void)
{
    return the_match;
}

uint8_t *wasm_input(void)
{
    return input;
}

uint8_t *wasm_output(void)
{
    return output;
}

/* --- answers --------------------------------------------------------------------------------- */

struct pl_json wasm_answer(void)
{
    return pl_json_in((char *)output, sizeof output);
}

wasm_length wasm_answered(const struct pl_json *json)
{
    return json->text.is_cut ? wasm_refuse("the answer is too long") : (int32_t)json->text.length;
}

wasm_length wasm_refuse(const char *reason)
{
    struct pl_text text = pl_text_in((char *)output, sizeof output);

    pl_text_add(&text, reason);
    return -(int32_t)text.length;
}

/* --- games ----------------------------------------------------------------------------------- */

wasm_length wasm_games(void)
{
    struct pl_json json = wasm_answer();

    pl_json_open(&json, '[');
    for (uint32_t i = 0; games_at(i); i++) {
        match_describe_game(&json, games_at(i), true);
    }
    pl_json_close(&json, ']');
    return wasm_answered(&json);
}

static void write_entry(struct pl_json *json, const struct pl_entry *entry, const char *text)
{
    pl_json_open(json, '{');
    pl_json_member_string(json, "id", entry->id);
    pl_json_member_string(json, "title", entry->title);
    pl_json_member_string(json, "text", text);
    pl_json_close(json, '}');
}

wasm_length wasm_glossary(uint32_t game_index, uint32_t lang)
{
    const struct pl_game *game = games_at(game_index);
    struct pl_json json = wasm_answer();
    struct pl_entry entry;
    char room[2048];
    struct pl_text text = pl_text_in(room, sizeof room);

    if (!game || lang >= PL_LANG_COUNT) {
        return wasm_refuse(game ? no_lang : no_game);
    }
    pl_json_open(&json, '[');
    for (uint32_t i = 0; game->entry && game->entry(i, (enum pl_lang)lang, &entry, &text); i++) {
        write_entry(&json, &entry, room);
        pl_text_clear(&text);
    }
    pl_json_close(&json, ']');
    return wasm_answered(&json);
}

/* --- a match --------------------------------------------------------------------------------- */

void wasm_take_match(struct match *match)
{
    match_free(the_match);
    the_match = match;
    wasm_bot_forget();
    wasm_skip_forget();
}

wasm_length wasm_start(uint32_t game_index, uint32_t seats)
{
    const struct pl_game *game = games_at(game_index);
    struct pl_config config = { .seats = seats < PL_SEATS_MAX ? (uint8_t)seats : PL_SEATS_MAX };
    struct match *match;

    if (!game || seats > PL_SEATS_MAX) {
        return wasm_refuse(game ? no_seat : no_game);
    }
    memcpy(config.seed.byte, input, sizeof config.seed.byte);
    memcpy(config.option, input + sizeof config.seed.byte, game->option_count);
    memcpy(config.legacy, input + sizeof config.seed.byte + game->option_count,
           sizeof config.legacy);
    const char *reason = match_new(game, &config, &match);
    if (reason) {
        return wasm_refuse(reason);
    }
    wasm_take_match(match);
    return 0;
}

wasm_length wasm_resume(uint32_t game_index, uint32_t size)
{
    const struct pl_game *game = games_at(game_index);
    struct pl_state *state = pl_state_in(&looked_at);
    struct match *match;

    if (!game) {
        return wasm_refuse(no_game);
    }
    const char *reason = size <= sizeof input ? pl_snapshot_read(game, input, size, state)
                                              : "the snapshot has the wrong size";
    reason = reason ? reason : match_from_state(game, state, &match);
    if (reason) {
        return wasm_refuse(reason);
    }
    wasm_take_match(match);
    return 0;
}

wasm_length wasm_record(uint32_t seat, uint64_t action)
{
    struct match *match = the_match;

    if (!match || seat >= match->config.seats) {
        return wasm_refuse(match ? no_seat : no_match);
    }
    if (match->is_from_seed || match->first_ply != match->entry_count) {
        return wasm_refuse("the match has begun");
    }
    const char *reason = match_reserve_entry(match);
    if (reason) {
        return wasm_refuse(reason);
    }
    match->entry[match->entry_count++] =
        (struct match_entry){ .action = action, .seat = (pl_seat)seat };
    match->first_ply++;
    return 0;
}

wasm_length wasm_name(uint32_t seat, uint32_t length)
{
    if (!the_match || seat >= match_config(the_match)->seats) {
        return wasm_refuse(the_match ? no_seat : no_match);
    }
    if (length >= sizeof input) {
        return wasm_refuse("the name is too long");
    }
    input[length] = '\0';
    match_set_seat(the_match, (pl_seat)seat, (const char *)input, NULL);
    return 0;
}

wasm_length wasm_play(uint32_t seat, uint64_t action)
{
    const char *reason = no_match;

    if (the_match) {
        reason = seat < PL_SEATS_MAX ? match_play(the_match, (pl_seat)seat, action, NULL) : no_seat;
    }
    if (reason) {
        return wasm_refuse(reason);
    }
    wasm_skip_follow();
    return 0;
}

wasm_length wasm_undo(uint32_t seat)
{
    const char *reason = no_match;

    if (the_match) {
        reason = seat < PL_SEATS_MAX ? match_undo(the_match, (pl_seat)seat) : no_seat;
    }
    if (reason) {
        return wasm_refuse(reason);
    }
    wasm_skip_end(seat);
    wasm_skip_follow();
    return 0;
}

wasm_length wasm_undo_check(uint32_t seat)
{
    const char *reason = no_match;

    if (the_match) {
        reason = seat < PL_SEATS_MAX ? match_undo_check(the_match, (pl_seat)seat) : no_seat;
    }
    return reason ? wasm_refuse(reason) : 0;
}

/* --- looking --------------------------------------------------------------------------------- */

wasm_length wasm_log(void)
{
    struct pl_json json = wasm_answer();

    if (!the_match) {
        return wasm_refuse(no_match);
    }
    pl_json_open(&json, '[');
    for (uint32_t i = 0; i < match_ply(the_match); i++) {
        pl_seat seat;
        pl_action action;
        match_log(the_match, i, &seat, &action);
        pl_json_open(&json, '[');
        pl_json_int(&json, seat);
        pl_json_hex(&json, action);
        pl_json_close(&json, ']');
    }
    pl_json_close(&json, ']');
    return wasm_answered(&json);
}

/* Puts the state after `ply` actions where it can be looked at; NULL or a reason. */
static const char *look(uint32_t ply)
{
    return the_match ? match_at(the_match, ply, pl_state_in(&looked_at)) : no_match;
}

/* A seat of the match, or a spectator. */
static pl_seat viewer_of(uint32_t seat)
{
    return seat < match_config(the_match)->seats ? (pl_seat)seat : PL_NOBODY;
}

static struct match_reader reader_of(const struct pl_state *state, uint32_t seat, uint32_t lang)
{
    pl_observe(match_game(the_match), state, viewer_of(seat), pl_obs_in(&seen));
    return (struct match_reader){
        .game = match_game(the_match),
        .obs = pl_obs_in(&seen),
        .lang = (enum pl_lang)lang,
        .seat_names = match_seat_names(the_match),
    };
}

static void write_result(struct pl_json *json, const struct pl_state *state)
{
    struct pl_result result;

    match_game(the_match)->result(state, &result);
    pl_json_key(json, "scores");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < pl_head_read(state)->seats; p++) {
        pl_json_int(json, result.score[p]);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "ranks");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < pl_head_read(state)->seats; p++) {
        pl_json_int(json, result.rank[p]);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "teams");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < pl_head_read(state)->seats; p++) {
        pl_json_int(json, result.team[p]);
    }
    pl_json_close(json, ']');
}

wasm_length wasm_status(uint32_t ply)
{
    const struct pl_state *state = pl_state_in(&looked_at);
    const struct pl_head *head = pl_head_read(state);
    struct pl_json json = wasm_answer();
    const char *reason = look(ply);

    if (reason) {
        return wasm_refuse(reason);
    }
    pl_json_open(&json, '{');
    pl_json_member_int(&json, "ply", ply);
    pl_json_member_bool(&json, "over", head->over);
    pl_json_key(&json, "waiting");
    pl_json_open(&json, '[');
    for (pl_seat p = 0; p < head->seats; p++) {
        if (head->waiting >> p & 1) {
            pl_json_int(&json, p);
        }
    }
    pl_json_close(&json, ']');
    pl_json_member_int(&json, "epoch", head->epoch);
    write_result(&json, state);
    pl_json_key(&json, "hash");
    pl_json_hex(&json, pl_hash(match_game(the_match), state));
    pl_json_close(&json, '}');
    return wasm_answered(&json);
}

wasm_length wasm_view(uint32_t ply, uint32_t seat, uint32_t lang)
{
    struct pl_json json = wasm_answer();
    const char *reason = lang < PL_LANG_COUNT ? look(ply) : no_lang;

    if (reason) {
        return wasm_refuse(reason);
    }
    struct match_reader reader = reader_of(pl_state_in(&looked_at), seat, lang);
    pl_view_write(reader.game, reader.obs, reader.lang, reader.seat_names, &json);
    return wasm_answered(&json);
}

wasm_length wasm_legal(uint32_t seat, uint32_t lang)
{
    struct pl_json json = wasm_answer();

    if (!the_match || lang >= PL_LANG_COUNT) {
        return wasm_refuse(the_match ? no_lang : no_match);
    }
    struct match_reader reader = reader_of(match_state(the_match), seat, lang);
    pl_legal_of(reader.game, reader.obs, viewer_of(seat), &list);
    match_describe_legal(&json, &reader, &list);
    return wasm_answered(&json);
}

wasm_length wasm_why(uint32_t seat, uint32_t lang)
{
    struct pl_json json = wasm_answer();

    if (!the_match || lang >= PL_LANG_COUNT) {
        return wasm_refuse(the_match ? no_lang : no_match);
    }
    if (seat >= match_config(the_match)->seats) {
        return wasm_refuse(no_seat);
    }
    struct match_reader reader = reader_of(match_state(the_match), seat, lang);
    pl_json_open(&json, '{');
    match_describe_things(&json, &reader, (pl_seat)seat);
    pl_json_close(&json, '}');
    return wasm_answered(&json);
}

/* Plays the action after `ply` again on the state looked at and tells what it led to. */
static void write_ply(struct pl_json *json, uint32_t ply, uint32_t seat, uint32_t lang)
{
    struct pl_state *state = pl_state_in(&looked_at);
    pl_seat actor;
    pl_action action;

    match_log(the_match, ply, &actor, &action);
    pl_events_clear(&events);
    const char *reason = pl_submit(match_game(the_match), state, actor, action, &events);
    PL_ASSERT(!reason);
    struct match_reader reader = reader_of(state, seat, lang);
    for (uint32_t i = 0; i < events.count; i++) {
        struct pl_event event = pl_event_for(events.item[i], viewer_of(seat));
        pl_json_open(json, '{');
        pl_json_member_int(json, "ply", ply + 1);
        match_describe_event(json, &reader, &event);
        pl_json_close(json, '}');
    }
}

/* Looks at the first ply of a part of the match. */
static const char *look_between(uint32_t from, uint32_t to, uint32_t lang)
{
    const char *reason = lang < PL_LANG_COUNT ? look(from) : no_lang;

    return reason || to <= match_ply(the_match) ? reason : "the match is not that long";
}

wasm_length wasm_events(uint32_t from, uint32_t to, uint32_t seat, uint32_t lang)
{
    struct pl_json json = wasm_answer();
    const char *reason = look_between(from, to, lang);

    if (reason) {
        return wasm_refuse(reason);
    }
    pl_json_open(&json, '[');
    for (uint32_t ply = from; ply < to && !json.text.is_cut; ply++) {
        write_ply(&json, ply, seat, lang);
    }
    pl_json_close(&json, ']');
    return wasm_answered(&json);
}

wasm_length wasm_film(uint32_t from, uint32_t to, uint32_t seat, uint32_t lang)
{
    static struct match_film film;
    struct pl_json json = wasm_answer();
    const char *reason = look_between(from, to, lang);

    if (reason) {
        return wasm_refuse(reason);
    }
    film.game = match_game(the_match);
    film.viewer = viewer_of(seat);
    film.lang = (enum pl_lang)lang;
    film.seat_names = match_seat_names(the_match);
    film.json = &json;
    film.ply = from;
    match_film_open(&film, pl_state_in(&looked_at));
    while (film.ply < to && json.text.length < WASM_FILM_MAX) {
        pl_seat actor;
        pl_action action;
        match_log(the_match, film.ply, &actor, &action);
        match_film_play(&film, pl_state_in(&looked_at), actor, action);
    }
    match_film_close(&film);
    return wasm_answered(&json);
}

wasm_length wasm_snapshot(uint32_t ply)
{
    const char *reason = look(ply);

    if (reason) {
        return wasm_refuse(reason);
    }
    return (int32_t)pl_snapshot_write(match_game(the_match), pl_state_in(&looked_at), output);
}

/* --- testing and measuring ------------------------------------------------------------------- */

wasm_length wasm_imagine(uint32_t seat, uint64_t number)
{
    struct pl_seed seed = pl_seed_of(number);
    struct pl_state *state = pl_state_in(&looked_at);
    struct match *match;

    if (!the_match) {
        return wasm_refuse(no_match);
    }
    pl_observe(match_game(the_match), match_state(the_match), viewer_of(seat), pl_obs_in(&seen));
    pl_determinize(match_game(the_match), pl_obs_in(&seen), &seed, state);
    const char *reason = match_from_state(match_game(the_match), state, &match);
    if (reason) {
        return wasm_refuse(reason);
    }
    wasm_take_match(match);
    return 0;
}

uint32_t wasm_random(uint32_t game_index, uint32_t seats, uint32_t decisions)
{
    const struct pl_game *game = games_at(game_index);
    struct pl_state *state = pl_state_in(&looked_at);
    const struct pl_head *head = pl_head_read(state);
    struct bot_rng dice = bot_rng_of(seats);
    uint32_t count = 0;

    if (!game || seats < game->seats_min || seats > game->seats_max) {
        return 0;
    }
    while (count < decisions) {
        struct pl_config config =
            pl_config_default(game, (uint8_t)seats, pl_seed_of(bot_rng_next(&dice)));
        pl_start(game, &config, state);
        for (; !head->over && count < decisions; count++) {
            pl_seat seat = (pl_seat)__builtin_ctz(head->waiting);
            pl_legal_of(game, pl_as_obs(state), seat, &list);
            game->apply(state, seat, list.action[bot_rng_below(&dice, list.count)], NULL);
        }
    }
    return count;
}
