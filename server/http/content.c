/* Compresses once and gives out from memory. */
#include "server/http/content.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "core/game.h"
#include "server/http/http.h"

enum { GZIP_WINDOW = 15 + 16, GZIP_MEMORY = 9 };

static struct server_text *compress_text(const char *bytes, size_t size)
{
    z_stream stream = { 0 };
    struct server_text *text = NULL;

    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, GZIP_WINDOW, GZIP_MEMORY,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
        return NULL;
    }
    uLong bound = deflateBound(&stream, (uLong)size);
    unsigned char *room = malloc(bound);
    stream.next_in = (unsigned char *)(uintptr_t)bytes;
    stream.avail_in = (uInt)size;
    stream.next_out = room;
    stream.avail_out = (uInt)bound;
    if (room && deflate(&stream, Z_FINISH) == Z_STREAM_END && stream.total_out < size) {
        text = server_text_new((const char *)room, (uint32_t)stream.total_out);
    }
    deflateEnd(&stream);
    free(room);
    return text;
}

void server_content_set(struct server_content *content, const char *bytes, size_t size,
                        bool is_text)
{
    server_content_drop(content);
    content->plain = server_text_new(bytes, (uint32_t)size);
    content->gzip = is_text ? compress_text(bytes, size) : NULL;
    /* The same for both encodings, so a weak one. */
    snprintf(content->tag, sizeof content->tag, "W/\"%016llx\"",
             (unsigned long long)pl_hash_bytes(bytes, size));
}

void server_content_drop(struct server_content *content)
{
    server_text_drop(content->plain);
    server_text_drop(content->gzip);
    *content = (struct server_content){ .plain = NULL };
}

void server_content_reply(struct server *server, struct server_http *http,
                          const struct server_content *content, const char *type)
{
    bool is_gzip = http->may_gzip && content->gzip;
    bool is_known = strstr(http->known_tag, content->tag);

    snprintf(http->tag, sizeof http->tag, "%s", content->tag);
    if (is_known) {
        http->status = 304;
        server_http_reply(server, http, server_text_new("", 0), type);
        return;
    }
    http->is_gzip = is_gzip;
    server_http_reply(server, http, server_text_keep(is_gzip ? content->gzip : content->plain),
                      type);
}
