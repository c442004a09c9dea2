/* The engine protocol: takes lines apart, finds the command, makes the reply whole. */
#include "match/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/engine_own.h"
#include "match/utf8.h"

/* How much of a strange word an error repeats. */
enum { SHOWN_MAX = 100 };

struct match_engine *match_engine_new(void)
{
    return calloc(1, sizeof(struct match_engine));
}

void match_engine_free(struct match_engine *engine)
{
    if (engine) {
        match_free(engine->match);
        free(engine);
    }
}

bool match_engine_is_done(const struct match_engine *engine)
{
    return engine->is_done;
}

static bool is_listed(const char *names, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = names; *at; at += strspn(at, " ")) {
        size_t size = strcspn(at, " ");
        if (size == length && memcmp(at, name, length) == 0) {
            return true;
        }
        at += size;
    }
    return false;
}

/* A misspelt member would otherwise be a silent default. */
static const char *check_members(struct match_engine *engine, json_t *request, const char *allowed)
{
    const char *key;
    json_t *value;

    json_object_foreach(request, key, value)
    {
        if (strcmp(key, "cmd") != 0 && !is_listed(allowed, key)) {
            snprintf(engine->error, sizeof engine->error, "the command takes no member \"%.*s\"",
                     match_utf8_cut(key, SHOWN_MAX), key);
            return engine->error;
        }
    }
    return NULL;
}

static const char *run(struct match_engine *engine, json_t *request)
{
    const char *name = json_string_value(json_object_get(request, "cmd"));

    if (!json_is_object(request)) {
        return "a request is a JSON object";
    }
    if (!name) {
        return "a request has a text member \"cmd\"";
    }
    const struct match_engine_command *command = match_engine_command(name);
    if (!command) {
        snprintf(engine->error, sizeof engine->error, "there is no command \"%.*s\"",
                 match_utf8_cut(name, SHOWN_MAX), name);
        return engine->error;
    }
    const char *reason = check_members(engine, request, command->members);
    if (reason) {
        return reason;
    }
    if (command->needs_match && !engine->match) {
        return "there is no match: use \"new\" or \"load\" first";
    }
    return command->run(engine, request);
}

static void open_reply(struct match_engine *engine, bool is_ok)
{
    engine->json = pl_json_in(engine->reply, sizeof engine->reply);
    pl_json_open(&engine->json, '{');
    pl_json_member_bool(&engine->json, "ok", is_ok);
}

static const char *read_request(struct match_engine *engine, const char *line, size_t length,
                                json_t **ret_request)
{
    json_error_t error;

    if (length > MATCH_ENGINE_LINE_MAX) {
        return "the line is too long";
    }
    *ret_request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &error);
    if (*ret_request) {
        return NULL;
    }
    snprintf(engine->error, sizeof engine->error, "this is not JSON: column %d", error.column);
    return engine->error;
}

const char *match_engine_reply(struct match_engine *engine, const char *line, size_t length)
{
    json_t *request = NULL;

    open_reply(engine, true);
    const char *reason = read_request(engine, line, length, &request);
    if (!reason) {
        reason = run(engine, request);
    }
    if (!reason && engine->json.text.is_cut) {
        reason = "the reply is too long";
    }
    if (reason) {
        open_reply(engine, false);
        pl_json_member_string(&engine->json, "error", reason);
    }
    pl_json_close(&engine->json, '}');
    json_decref(request);
    return engine->reply;
}
