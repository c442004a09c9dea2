/* Counted messages. */
#include "server/text.h"

#include <stdlib.h>
#include <string.h>

struct server_text *server_text_new(const char *bytes, uint32_t length)
{
    struct server_text *text = malloc(sizeof *text + SERVER_TEXT_PRE + length + 1);

    PL_ASSERT(text);
    text->refs = 1;
    text->length = length;
    memcpy(server_text_bytes(text), bytes, length);
    server_text_bytes(text)[length] = '\0';
    return text;
}

struct server_text *server_text_keep(struct server_text *text)
{
    PL_ASSERT(text->refs > 0);
    text->refs++;
    return text;
}

void server_text_drop(struct server_text *text)
{
    if (text && --text->refs == 0) {
        free(text);
    }
}
