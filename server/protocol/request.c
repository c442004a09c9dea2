/* Reading requests. */
#include "server/protocol/request.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "bots/bot.h"
#include "core/text.h"
#include "games/games.h"
#include "match/config.h"
#include "match/hex.h"

enum { DAY_MS = 86400000 };

typedef enum server_error (*member_reader)(json_t *value, struct server_request *request);

/* Small values. */

static enum server_error copy(const json_t *value, char *ret_text, size_t size)
{
    const char *text = json_string_value(value);

    if (!text) {
        return SERVER_BAD_MESSAGE;
    }
    if (json_string_length(value) >= size) {
        return SERVER_TOO_LARGE;
    }
    memcpy(ret_text, text, json_string_length(value) + 1);
    return SERVER_OK;
}

static enum server_error read_bool(const json_t *value, bool *ret_value)
{
    *ret_value = json_is_true(value);
    return json_is_boolean(value) ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_lang(json_t *value, struct server_request *request)
{
    const char *text = json_string_value(value);

    return text && match_lang_parse(text, &request->lang) ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_on(json_t *value, struct server_request *request)
{
    return read_bool(value, &request->on);
}

static enum server_error read_page(json_t *value, struct server_request *request)
{
    json_int_t page = json_integer_value(value);

    if (!json_is_integer(value) || page < 0 || page >= SERVER_LOBBY_PAGES_MAX) {
        return SERVER_BAD_MESSAGE;
    }
    request->page = (uint32_t)page;
    return SERVER_OK;
}

static enum server_error read_own(json_t *value, struct server_request *request)
{
    return read_bool(value, &request->is_own);
}

static enum server_error read_private(json_t *value, struct server_request *request)
{
    return read_bool(value, &request->is_private);
}

static enum server_error read_yes(json_t *value, struct server_request *request)
{
    return read_bool(value, &request->yes);
}

/* A text that is not a valid id finds no table. */
static enum server_error read_table(json_t *value, struct server_request *request)
{
    const char *text = json_string_value(value);

    if (text && !server_id_parse(text, &request->table)) {
        request->table = 0;
    }
    return text ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_key(json_t *value, struct server_request *request)
{
    enum server_error error = copy(value, request->key, sizeof request->key);

    /* Too long to be right: it does not open anything. */
    return error == SERVER_TOO_LARGE ? SERVER_OK : error;
}

static enum server_error read_seat(json_t *value, struct server_request *request)
{
    json_int_t seat = json_integer_value(value);

    if (!json_is_integer(value) || seat < 0 || seat >= PL_SEATS_MAX) {
        return SERVER_BAD_MESSAGE;
    }
    request->seat = (pl_seat)seat;
    return SERVER_OK;
}

static enum server_error read_mid(json_t *value, struct server_request *request)
{
    enum server_error error = copy(value, request->mid, sizeof request->mid);

    return error || !request->mid[0] ? SERVER_BAD_MESSAGE : SERVER_OK;
}

/* Any number that is not the one of now is old: none is wrong by itself. */
static enum server_error read_number(const json_t *value, struct server_request *request)
{
    request->number = json_integer_value(value);
    return json_is_integer(value) ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_question(json_t *value, struct server_request *request)
{
    return read_number(value, request);
}

static enum server_error read_vote(json_t *value, struct server_request *request)
{
    return read_number(value, request);
}

static enum server_error read_presence(json_t *value, struct server_request *request)
{
    return read_number(value, request);
}

static enum server_error read_action(json_t *value, struct server_request *request)
{
    const char *text = json_string_value(value);

    return text && match_hex_parse(text, &request->action) ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_what(json_t *value, struct server_request *request)
{
    static const char *const names[] = {
        [SERVER_VOTE_UNDO] = "undo",
        [SERVER_VOTE_TAKEOVER] = "takeover",
        [SERVER_VOTE_PAUSE] = "pause",
    };
    const char *text = json_string_value(value);

    for (size_t i = 0; text && i < PL_COUNT_OF(names); i++) {
        if (strcmp(text, names[i]) == 0) {
            request->what = (enum server_vote_kind)i;
            return SERVER_OK;
        }
    }
    return SERVER_BAD_MESSAGE;
}

static enum server_error read_until(json_t *value, struct server_request *request)
{
    const char *text = json_string_value(value);

    return text && match_skip_read(text, &request->until) ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_from(json_t *value, struct server_request *request)
{
    json_int_t from = json_integer_value(value);

    if (!json_is_integer(value) || from < 0 || from > MATCH_PLY_MAX) {
        return SERVER_BAD_MESSAGE;
    }
    request->from = (uint32_t)from;
    return SERVER_OK;
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\r\n")] == '\0';
}

static enum server_error read_line(const json_t *value, char *ret_text, size_t size)
{
    enum server_error error = copy(value, ret_text, size);

    if (error) {
        return error;
    }
    if (pl_string_characters(ret_text) > SERVER_CHAT_TEXT_MAX) {
        return SERVER_TOO_LARGE;
    }
    return is_blank(ret_text) ? SERVER_BAD_MESSAGE : SERVER_OK;
}

static enum server_error read_text(json_t *value, struct server_request *request)
{
    return read_line(value, request->text, sizeof request->text);
}

static enum server_error read_reason(json_t *value, struct server_request *request)
{
    return read_line(value, request->reason, sizeof request->reason);
}

static enum server_error read_user(json_t *value, struct server_request *request)
{
    request->user = json_integer_value(value);
    return json_is_integer(value) && request->user > 0 ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_n(json_t *value, struct server_request *request)
{
    json_int_t n = json_integer_value(value);

    if (!json_is_integer(value) || n < 0 || n > UINT32_MAX) {
        return SERVER_BAD_MESSAGE;
    }
    request->has_n = true;
    request->n = (uint32_t)n;
    return SERVER_OK;
}

static enum server_error read_prefs(json_t *value, struct server_request *request)
{
    return server_prefs_parse(value, request->prefs);
}

static enum server_error read_version(json_t *value, struct server_request *request)
{
    request->version = json_integer_value(value);
    return json_is_integer(value) && request->version >= 0 ? SERVER_OK : SERVER_BAD_MESSAGE;
}

/* The server does not know boards: any plain name can be one of a place. */
static enum server_error read_place(json_t *value, struct server_request *request)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:._-";
    enum server_error error = copy(value, request->place, sizeof request->place);

    if (error) {
        return error;
    }
    size_t length = strspn(request->place, plain);
    return length > 0 && !request->place[length] ? SERVER_OK : SERVER_BAD_MESSAGE;
}

/* Making a table. */

static enum server_error read_game(json_t *value, struct server_request *request)
{
    const char *id = json_string_value(value);

    request->game = id ? games_find(id) : NULL;
    return request->game ? SERVER_OK : SERVER_BAD_MESSAGE;
}

/* Read together with the game, when all members are there. */
static enum server_error read_options(json_t *value, struct server_request *request)
{
    (void)request;
    return json_is_object(value) ? SERVER_OK : SERVER_BAD_MESSAGE;
}

/* "open", "bot:LEVEL", and "me" where that makes sense. */
static enum server_error read_wish(const json_t *value, bool may_be_me,
                                   struct server_wish *ret_wish)
{
    static const char bot[] = "bot:";
    const char *text = json_string_value(value);
    struct server_wish wish = { .kind = SERVER_SEAT_OPEN };

    if (!text) {
        return SERVER_BAD_MESSAGE;
    }
    if (may_be_me && strcmp(text, "me") == 0) {
        wish = (struct server_wish){ .is_me = true, .kind = SERVER_SEAT_PERSON };
    } else if (strncmp(text, bot, sizeof bot - 1) == 0) {
        const char *level = text + sizeof bot - 1;
        wish.kind = SERVER_SEAT_BOT;
        wish.level = bot_level_find(level, strlen(level));
    } else if (strcmp(text, "open") != 0) {
        return SERVER_BAD_MESSAGE;
    }
    if (wish.kind == SERVER_SEAT_BOT && wish.level == BOT_LEVEL_NONE) {
        return SERVER_BAD_MESSAGE;
    }
    *ret_wish = wish;
    return SERVER_OK;
}

static enum server_error read_kind(json_t *value, struct server_request *request)
{
    return read_wish(value, false, &request->kind);
}

static enum server_error read_seats(json_t *value, struct server_request *request)
{
    size_t count = json_array_size(value);
    uint32_t own = 0;

    if (count < 1 || count > PL_SEATS_MAX) {
        return SERVER_BAD_MESSAGE;
    }
    for (size_t i = 0; i < count; i++) {
        if (read_wish(json_array_get(value, i), true, &request->wish[i])) {
            return SERVER_BAD_MESSAGE;
        }
        own += request->wish[i].is_me;
    }
    request->config.seats = (uint8_t)count;
    return own <= 1 ? SERVER_OK : SERVER_BAD_MESSAGE;
}

/* Ids of finished matches; a text that is not a valid id finds no table. */
static enum server_error read_continue(json_t *value, struct server_request *request)
{
    size_t count = json_array_size(value);

    if (!json_is_array(value) || count > PL_RECORDS_MAX) {
        return SERVER_BAD_MESSAGE;
    }
    for (size_t i = 0; i < count; i++) {
        const char *text = json_string_value(json_array_get(value, i));
        if (!text) {
            return SERVER_BAD_MESSAGE;
        }
        if (!server_id_parse(text, &request->before[i])) {
            request->before[i] = 0;
        }
    }
    request->before_count = (uint32_t)count;
    return SERVER_OK;
}

/* A whole number in the range, or -1. */
static int64_t number_in(const json_t *object, const char *key, int64_t low, int64_t high)
{
    const json_t *value = json_object_get(object, key);
    json_int_t number = json_integer_value(value);

    return json_is_integer(value) && number >= low && number <= high ? number : -1;
}

static enum server_error read_clock(json_t *value, struct server_request *request)
{
    const char *kind = json_string_value(json_object_get(value, "kind"));
    struct server_clock clock = { .kind = SERVER_CLOCK_NONE };
    size_t members = 1;

    if (kind && strcmp(kind, "live") == 0) {
        clock.kind = SERVER_CLOCK_LIVE;
        clock.main_ms = number_in(value, "main", 1000, SERVER_CLOCK_MAIN_MAX_MS);
        clock.inc_ms = number_in(value, "inc", 0, SERVER_CLOCK_MAIN_MAX_MS);
        members = 3;
    } else if (kind && strcmp(kind, "days") == 0) {
        clock.kind = SERVER_CLOCK_DAYS;
        clock.main_ms = number_in(value, "days", 1, SERVER_CLOCK_DAYS_MAX) * DAY_MS;
        members = 2;
    } else if (!kind || strcmp(kind, "none") != 0) {
        return SERVER_BAD_MESSAGE;
    }
    request->clock = clock;
    return clock.main_ms >= 0 && clock.inc_ms >= 0 && json_object_size(value) == members
               ? SERVER_OK
               : SERVER_BAD_MESSAGE;
}

/* Sets or clears one of the terms. */
static enum server_error read_term(const json_t *value, struct server_request *request,
                                   enum server_term term)
{
    bool is_set = false;
    enum server_error error = read_bool(value, &is_set);

    request->terms |= is_set ? term : 0U;
    return error;
}

static enum server_error read_hints(json_t *value, struct server_request *request)
{
    return read_term(value, request, SERVER_TERM_HINTS);
}

static enum server_error read_loss(json_t *value, struct server_request *request)
{
    return read_term(value, request, SERVER_TERM_LOSS);
}

/* The term is that there are none. */
static enum server_error read_watchers(json_t *value, struct server_request *request)
{
    bool is_open = false;
    enum server_error error = read_bool(value, &is_open);

    request->terms |= is_open ? 0U : SERVER_TERM_CLOSED;
    return error;
}

static enum server_error set_options(const struct pl_game *game, json_t *options,
                                     struct pl_config *config)
{
    const char *key;
    json_t *value;

    json_object_foreach(options, key, value)
    {
        char number[32];
        const char *id = json_string_value(value);
        if (json_is_integer(value)) {
            snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
            id = number;
        }
        if (!id || match_option_set(game, config, key, id)) {
            return SERVER_BAD_MESSAGE;
        }
    }
    return SERVER_OK;
}

/* Game, options and seats must fit together. */
static enum server_error read_config(json_t *message, struct server_request *request)
{
    uint8_t seats = request->config.seats;
    struct pl_seed seed = { { 0 } };

    if (seats < request->game->seats_min || seats > request->game->seats_max) {
        return SERVER_BAD_MESSAGE;
    }
    request->config = pl_config_default(request->game, seats, seed);
    if (set_options(request->game, json_object_get(message, "options"), &request->config)) {
        return SERVER_BAD_MESSAGE;
    }
    return pl_config_check(request->game, &request->config) ? SERVER_BAD_SETUP : SERVER_OK;
}

/* Messages. */

struct member {
    const char *name;
    member_reader read;
};

static const struct member members[] = {
#define MEMBER(name_, type_) { #name_, read_##name_ },
#include "server/protocol/members.def"
};

struct kind {
    const char *name;
    unsigned needs;
    uint32_t price;
    const char *members;
};

enum {
    HELLO = SERVER_NEEDS_HELLO,
    TABLE = SERVER_NEEDS_TABLE,
    SEATED = SERVER_NEEDS_SEATED,
    OWNER = SERVER_NEEDS_OWNER,
    WAITING = SERVER_NEEDS_WAITING,
    RUNNING = SERVER_NEEDS_RUNNING,
    OVER = SERVER_NEEDS_OVER
};

static const struct kind kinds[SERVER_REQUEST_COUNT] = {
#define REQUEST(name_, handler_, needs_, price_, members_) \
    [SERVER_REQUEST_##name_] = { #name_, needs_, price_, members_ },
#include "server/protocol/requests.def"
};

unsigned server_request_needs(enum server_request_type type)
{
    return kinds[type].needs;
}

uint32_t server_request_price(enum server_request_type type)
{
    return kinds[type].price;
}

static const struct kind *find_kind(const char *name)
{
    for (size_t i = 0; name && i < PL_COUNT_OF(kinds); i++) {
        if (strcmp(kinds[i].name, name) == 0) {
            return &kinds[i];
        }
    }
    return NULL;
}

/* Of a name that requests.def has; members.def has it too. */
static const struct member *find_member(const char *name, size_t length)
{
    const struct member *found = NULL;

    for (size_t i = 0; !found && i < PL_COUNT_OF(members); i++) {
        bool is_it =
            strlen(members[i].name) == length && memcmp(members[i].name, name, length) == 0;
        found = is_it ? &members[i] : NULL;
    }
    PL_ASSERT(found);
    return found;
}

/* Reads what the kind names, and nothing else may be there. */
static enum server_error read_members(json_t *message, const struct kind *kind,
                                      struct server_request *request)
{
    size_t known = 2; /* "t" and "id" */

    for (const char *at = kind->members; *at; at += strspn(at, " ")) {
        size_t size = strcspn(at, " ");
        bool is_optional = at[size - 1] == '?';
        const struct member *member = find_member(at, size - is_optional);
        json_t *value = json_object_get(message, member->name);
        if (!value && !is_optional) {
            return SERVER_BAD_MESSAGE;
        }
        enum server_error error = value ? member->read(value, request) : SERVER_OK;
        if (error) {
            return error;
        }
        known += value != NULL;
        at += size;
    }
    return json_object_size(message) == known ? SERVER_OK : SERVER_BAD_MESSAGE;
}

static enum server_error read_message(json_t *message, struct server_request *request)
{
    const json_t *id = json_object_get(message, "id");
    const struct kind *kind = find_kind(json_string_value(json_object_get(message, "t")));

    request->has_id = json_is_integer(id);
    request->id = json_integer_value(id);
    if (!request->has_id || !kind) {
        return SERVER_BAD_MESSAGE;
    }
    request->type = (enum server_request_type)(kind - kinds);
    enum server_error error = read_members(message, kind, request);
    if (!error && request->game) {
        error = read_config(message, request);
    }
    return error;
}

enum server_error server_request_read(const char *bytes, size_t length,
                                      struct server_request *ret_request)
{
    json_t *message = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, NULL);

    memset(ret_request, 0, sizeof *ret_request);
    if (!json_is_object(message)) {
        json_decref(message);
        return SERVER_BAD_JSON;
    }
    enum server_error error = read_message(message, ret_request);
    json_decref(message);
    return error;
}
