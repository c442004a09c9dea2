/* Requests of a WebSocket: any text is refused or gives a request whose members are in range. Input
 * that does not begin with a brace chooses members and values. */
#include <stdio.h>
#include <string.h>

#include "server/protocol/request.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const types[] = {
#define REQUEST(name_, handler_, needs_, price_, members_) #name_,
#include "server/protocol/requests.def"
};

static const char *const members[] = {
#define MEMBER(name_, type_) #name_,
#include "server/protocol/members.def"
};

static const char *const values[] = {
#define VALUE(text_) text_,
#include "tests/fuzz/values.def"
};

/* A request with members and values chosen by the input. */
static size_t compose(struct fuzz_input *in, char *ret_text, size_t size)
{
    size_t length = (size_t)snprintf(ret_text, size, "{\"t\":\"%s\",\"id\":1",
                                     types[fuzz_byte(in) % PL_COUNT_OF(types)]);

    while (in->left > 1 && length + 200 < size) {
        const char *member = members[fuzz_byte(in) % PL_COUNT_OF(members)];
        uint8_t value = fuzz_byte(in);
        if (value < PL_COUNT_OF(values)) {
            length += (size_t)snprintf(ret_text + length, size - length, ",\"%s\":%s", member,
                                       values[value]);
        } else {
            /* A text of this letter, as long as it makes sense. */
            length += (size_t)snprintf(ret_text + length, size - length, ",\"%s\":\"%.*s\"", member,
                                       value % 100,
                                       "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                                       "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
        }
    }
    return length + (size_t)snprintf(ret_text + length, size - length, "}");
}

static void check(const struct server_request *request)
{
    PL_ASSERT(request->type < SERVER_REQUEST_COUNT);
    PL_ASSERT(request->lang < PL_LANG_COUNT);
    PL_ASSERT(memchr(request->mid, 0, sizeof request->mid));
    PL_ASSERT(memchr(request->text, 0, sizeof request->text));
    PL_ASSERT(memchr(request->place, 0, sizeof request->place));
    PL_ASSERT(memchr(request->key, 0, sizeof request->key));
    PL_ASSERT(request->before_count <= PL_RECORDS_MAX);
    if (request->type == SERVER_REQUEST_create) {
        PL_ASSERT(request->game && request->config.seats <= PL_SEATS_MAX);
        PL_ASSERT(request->clock.main_ms >= 0 && request->clock.inc_ms >= 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct server_request request;
    static char room[4096];
    struct fuzz_input in = { data, size };
    bool is_text = size > 0 && data[0] == '{';
    size_t length = is_text ? size : compose(&in, room, sizeof room);

    if (!server_request_read(is_text ? (const char *)data : room, length, &request)) {
        check(&request);
    }
    return 0;
}
