/* A message on its way to one or many readers: written once, counted, freed by the last. */
#ifndef SERVER_PROTOCOL_TEXT_H
#define SERVER_PROTOCOL_TEXT_H

#include "core/json.h"

enum { SERVER_TEXT_PRE = 32 }; /* room for the frame's head before the bytes */

struct server_text {
    uint32_t refs;
    uint32_t length;
    uint32_t size; /* of all this */
    char room[];   /* SERVER_TEXT_PRE bytes, then the text and a zero */
};

/* A copy with one reference. */
struct server_text *server_text_new(const char *bytes, uint32_t length);
/* The same of a JSON text with its marks, which lie behind it. */
struct server_text *server_text_marked(const char *bytes, uint32_t length,
                                       const struct pl_json_marks *marks);
/* The marks of a text that was made with them. */
const struct pl_json_marks *server_text_marks(const struct server_text *text);
struct server_text *server_text_keep(struct server_text *text);
/* NULL is allowed. */
void server_text_drop(struct server_text *text);

static inline char *server_text_bytes(struct server_text *text)
{
    return text->room + SERVER_TEXT_PRE;
}

#endif
