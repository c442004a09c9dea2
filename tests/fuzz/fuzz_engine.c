/* The engine protocol: any lines get replies that are JSON with "ok". Input that does not begin
 * with a brace is made of tokens. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "match/engine.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const tokens[] = {
    "{\"cmd\":\"",
    "\"}\n",
    "}\n",
    ",\"game\":\"",
    "\",\"players\":",
    ",\"seed\":",
    ",\"options\":{\"",
    "\":\"",
    "\"",
    ",",
    ":",
    "[",
    "]",
    "{",
    "}",
    "\n",
    "\",\"seat\":",
    ",\"action\":\"0x",
    "\",\"field\":\"",
    "\",\"value\":",
    "\",\"frame\":\"",
    ",\"args\":[",
    "\",\"position\":{\"",
    "\":",
    ",\"viewer\":",
    ",\"lang\":\"pl\"",
    "null",
    "true",
    "-",
    "games",
    "new",
    "legal",
    "apply",
    "view",
    "position",
    "load",
    "set",
    "get",
    "push",
    "undo",
    "result",
    "hash",
    "quit",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "a",
    "c",
    "f",
    "00",
    "0000",
    "[0]",
    "[1]",
    ".",
    "65535",
    "255",
    "\\u0000",
    "{\"cmd\":\"new\",\"game\":\"",
    "{\"cmd\":\"legal\"}\n",
    "{\"cmd\":\"set\",\"field\":\"",
    "{\"cmd\":\"push\",\"frame\":\"",
    "{\"cmd\":\"undo\"}\n",
    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"0x",
    "{\"cmd\":\"view\",\"seat\":0}\n",
};

static void check_reply(const char *reply)
{
    json_t *json = json_loads(reply, JSON_REJECT_DUPLICATES, NULL);

    PL_ASSERT(json);
    PL_ASSERT(json_is_boolean(json_object_get(json, "ok")));
    json_decref(json);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct match_engine *engine = match_engine_new();
    struct fuzz_input in = { data, size };
    size_t length = size;
    char *text = NULL;

    PL_ASSERT(engine);
    if (size == 0 || data[0] != '{') {
        text = fuzz_tokens(&in, tokens, PL_COUNT_OF(tokens), &length);
    }
    const char *at = text ? text : (const char *)data;
    for (const char *end = at + length; at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        check_reply(match_engine_reply(engine, at, (size_t)(stop - at)));
        at = stop + 1;
    }
    match_engine_free(engine);
    free(text);
    return 0;
}
