/* Reading heads by RFC 9112, but only in the form that browsers and proxies send. */
#include "server/edge/head.h"

#include <string.h>
#include <strings.h>

static const char *const names[EDGE_HEADER_COUNT] = {
#define HEADER(name_, text_) [EDGE_##name_] = text_,
#include "server/edge/headers.def"
};

/* A text without its zero at the end. */
struct reader {
    const char *at;
    const char *end;
};

/* Letters. */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Of names and methods. */
static bool is_token(char c)
{
    return is_digit(c) || is_letter(c) || (c != '\0' && strchr("!#$%&'*+-.^_`|~", c));
}

/* Of values: no control characters; bytes beyond ASCII are left alone. */
static bool is_value(char c)
{
    return (unsigned char)c >= 0x20 && (unsigned char)c != 0x7f;
}

static int hex_of(char c)
{
    return is_digit(c)              ? c - '0'
           : (c >= 'a' && c <= 'f') ? c - 'a' + 10
           : (c >= 'A' && c <= 'F') ? c - 'A' + 10
                                    : -1;
}

/* The end of a head. */

/* Lines end with CR LF and with nothing else. */
static bool is_broken(const char *bytes, uint32_t at)
{
    char c = bytes[at];
    bool follows_cr = at > 0 && bytes[at - 1] == '\r';

    if (c == '\n') {
        return !follows_cr;
    }
    return follows_cr || (c != '\r' && c != '\t' && !is_value(c));
}

int edge_head_end(const char *bytes, uint32_t size, uint32_t seen)
{
    for (uint32_t i = seen; i < size; i++) {
        if (is_broken(bytes, i)) {
            return -1;
        }
        if (i >= 3 && memcmp(bytes + i - 3, "\r\n\r\n", 4) == 0) {
            return i < EDGE_HEAD_MAX ? (int)i + 1 : -1;
        }
    }
    return 0;
}

/* The first line. */

static struct edge_span take_until(struct reader *reader, char end)
{
    const char *at = memchr(reader->at, end, (size_t)(reader->end - reader->at));
    struct edge_span span = { NULL, 0 };

    if (at) {
        span = (struct edge_span){ reader->at, (uint32_t)(at - reader->at) };
        reader->at = at + 1;
    }
    return span;
}

static bool is_text(struct edge_span span, const char *text)
{
    return span.at && span.length == strlen(text) && memcmp(span.at, text, span.length) == 0;
}

static bool has_only(struct edge_span span, bool (*is_right)(char c))
{
    for (uint32_t i = 0; i < span.length; i++) {
        if (!is_right(span.at[i])) {
            return false;
        }
    }
    return span.length > 0;
}

static bool is_target(char c)
{
    return c > 0x20 && c < 0x7f && c != '#' && c != '"' && c != '<' && c != '>';
}

/* One letter of an encoded text, or -1; moves on. */
static int decode(const char **at, const char *end)
{
    const char *now = *at;

    if (*now != '%') {
        *at = now + 1;
        return (unsigned char)*now;
    }
    if (end - now < 3 || hex_of(now[1]) < 0 || hex_of(now[2]) < 0) {
        return -1;
    }
    *at = now + 3;
    return hex_of(now[1]) * 16 + hex_of(now[2]);
}

static bool decode_path(struct edge_span span, char ret_path[EDGE_PATH_SIZE])
{
    const char *end = span.at + span.length;
    uint32_t length = 0;

    for (const char *at = span.at; at < end;) {
        int c = decode(&at, end);
        if (c < 0x20 || c == 0x7f || length + 1 >= EDGE_PATH_SIZE) {
            return false;
        }
        ret_path[length++] = (char)c;
    }
    ret_path[length] = '\0';
    return length > 0 && ret_path[0] == '/';
}

static enum edge_method method_of(struct edge_span word)
{
    return is_text(word, "GET")    ? EDGE_GET
           : is_text(word, "HEAD") ? EDGE_HEAD
           : is_text(word, "POST") ? EDGE_POST
                                   : EDGE_OTHER_METHOD;
}

static int read_first(struct edge_span line, struct edge_request *request)
{
    struct reader reader = { line.at, line.at + line.length };
    struct edge_span method = take_until(&reader, ' ');
    struct edge_span target = take_until(&reader, ' ');
    struct edge_span version = { reader.at, (uint32_t)(reader.end - reader.at) };

    request->is_old = is_text(version, "HTTP/1.0");
    if (!target.at || !has_only(method, is_token) || !has_only(target, is_target)) {
        return 400;
    }
    if (!request->is_old && !is_text(version, "HTTP/1.1")) {
        return 505;
    }
    request->method = method_of(method);
    const char *mark = memchr(target.at, '?', target.length);
    if (mark) {
        request->query = (struct edge_span){
            mark + 1,
            target.length - (uint32_t)(mark + 1 - target.at),
        };
        target.length = (uint32_t)(mark - target.at);
    }
    if (target.length >= EDGE_PATH_SIZE) {
        return 414;
    }
    return decode_path(target, request->path) ? 0 : 400;
}

/* Headers. */

static struct edge_span trim(struct edge_span value)
{
    while (value.length > 0 && (value.at[0] == ' ' || value.at[0] == '\t')) {
        value.at++;
        value.length--;
    }
    while (value.length > 0 &&
           (value.at[value.length - 1] == ' ' || value.at[value.length - 1] == '\t')) {
        value.length--;
    }
    return value;
}

static int number_of(struct edge_span name)
{
    for (int i = 0; i < EDGE_HEADER_COUNT; i++) {
        if (strlen(names[i]) == name.length && strncasecmp(names[i], name.at, name.length) == 0) {
            return i;
        }
    }
    return -1;
}

static bool read_header(struct edge_span line, struct edge_request *request)
{
    struct reader reader = { line.at, line.at + line.length };
    struct edge_span name = take_until(&reader, ':');

    if (!name.at || !has_only(name, is_token)) {
        return false;
    }
    int number = number_of(name);
    if (number >= 0) {
        if (request->header[number].at) {
            return false;
        }
        request->header[number] =
            trim((struct edge_span){ reader.at, (uint32_t)(reader.end - reader.at) });
    }
    return true;
}

/* What can be told of the body. */
static int read_size(struct edge_request *request)
{
    struct edge_span value = request->header[EDGE_CONTENT_LENGTH];

    if (request->header[EDGE_TRANSFER_ENCODING].at) {
        return 501;
    }
    if (request->header[EDGE_EXPECT].at) {
        return 417;
    }
    if (!value.at) {
        return request->method == EDGE_POST ? 411 : 0;
    }
    if (!has_only(value, is_digit) || value.length > 18) {
        return 400;
    }
    uint64_t size = 0;
    for (uint32_t i = 0; i < value.length; i++) {
        size = size * 10 + (uint64_t)(value.at[i] - '0');
    }
    if (size > 0 && request->method != EDGE_POST) {
        return 400;
    }
    if (size > UINT32_MAX) {
        return 413;
    }
    request->body_size = (uint32_t)size;
    return 0;
}

int edge_head_read(const char *bytes, uint32_t size, struct edge_request *ret_request)
{
    struct reader reader = { bytes, bytes + size };
    struct edge_span line = take_until(&reader, '\r');

    *ret_request = (struct edge_request){ .method = EDGE_OTHER_METHOD };
    PL_ASSERT(line.at);
    int status = read_first(line, ret_request);
    reader.at++;
    for (line = take_until(&reader, '\r'); !status && line.at && line.length > 0;
         line = take_until(&reader, '\r')) {
        status = read_header(line, ret_request) ? 0 : 400;
        reader.at++;
    }
    if (!status && !ret_request->is_old && !ret_request->header[EDGE_HOST].at) {
        status = 400;
    }
    return status ? status : read_size(ret_request);
}

/* Asking. */

bool edge_header_is(const struct edge_request *request, enum edge_header header, const char *value)
{
    struct edge_span span = request->header[header];

    return span.at && span.length == strlen(value) && strncasecmp(span.at, value, span.length) == 0;
}

bool edge_header_lists(const struct edge_request *request, enum edge_header header,
                       const char *word)
{
    struct edge_span rest = request->header[header];

    while (rest.at && rest.length > 0) {
        const char *comma = memchr(rest.at, ',', rest.length);
        uint32_t length = comma ? (uint32_t)(comma - rest.at) : rest.length;
        struct edge_span one = trim((struct edge_span){ rest.at, length });
        if (one.length == strlen(word) && strncasecmp(one.at, word, one.length) == 0) {
            return true;
        }
        length += comma != NULL;
        rest.at += length;
        rest.length -= length;
    }
    return false;
}

void edge_header_copy(const struct edge_request *request, enum edge_header header, char *ret_text,
                      size_t size)
{
    struct edge_span span = request->header[header];

    ret_text[0] = '\0';
    if (span.at && span.length < size) {
        memcpy(ret_text, span.at, span.length);
        ret_text[span.length] = '\0';
    }
}

static void decode_argument(struct edge_span value, char *ret_text, size_t size)
{
    const char *end = value.at + value.length;
    size_t length = 0;

    for (const char *at = value.at; at < end;) {
        int c = decode(&at, end);
        if (c < 0x20 || c == 0x7f || length + 1 >= size) {
            length = 0;
            break;
        }
        ret_text[length++] = (char)c;
    }
    ret_text[length] = '\0';
}

void edge_argument(struct edge_span query, const char *name, char *ret_text, size_t size)
{
    size_t name_length = strlen(name);

    ret_text[0] = '\0';
    while (query.at && query.length > 0) {
        const char *end = memchr(query.at, '&', query.length);
        uint32_t length = end ? (uint32_t)(end - query.at) : query.length;
        if (length > name_length && memcmp(query.at, name, name_length) == 0 &&
            query.at[name_length] == '=') {
            decode_argument((struct edge_span){ query.at + name_length + 1,
                                                length - (uint32_t)name_length - 1 },
                            ret_text, size);
            return;
        }
        length += end != NULL;
        query.at += length;
        query.length -= length;
    }
}
