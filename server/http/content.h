/* What many are sent alike: as it is and compressed, with a tag by which a browser knows it
 * again. */
#ifndef SERVER_HTTP_CONTENT_H
#define SERVER_HTTP_CONTENT_H

#include "core/base.h"

enum { SERVER_TAG_SIZE = 40 };

struct server;
struct server_http;
struct server_text;

/* Zero is empty. */
struct server_content {
    char tag[SERVER_TAG_SIZE];
    struct server_text *plain;
    struct server_text *gzip; /* NULL: not worth it */
};

/* Takes a copy of the bytes in place of what was there. */
void server_content_set(struct server_content *content, const char *bytes, size_t size,
                        bool is_text);
void server_content_drop(struct server_content *content);
/* In the encoding that the browser takes; nothing but the tag if the browser has it. */
void server_content_reply(struct server *server, struct server_http *http,
                          const struct server_content *content, const char *type);

#endif
