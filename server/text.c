/* Counted messages. */
#include "server/text.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static struct server_text *make(const char *bytes, uint32_t length, size_t more)
{
    struct server_text *text = malloc(sizeof *text + SERVER_TEXT_PRE + length + 1 + more);

    PL_ASSERT(text);
    text->refs = 1;
    text->length = length;
    memcpy(server_text_bytes(text), bytes, length);
    server_text_bytes(text)[length] = '\0';
    return text;
}

struct server_text *server_text_new(const char *bytes, uint32_t length)
{
    return make(bytes, length, 0);
}

/* Behind the zero, where numbers can lie. */
static uint32_t marks_at(uint32_t length)
{
    return SERVER_TEXT_PRE + (length / 4 + 1) * 4;
}

static size_t size_of_marks(const struct pl_json_marks *marks)
{
    return offsetof(struct pl_json_marks, at) + marks->count * sizeof marks->at[0];
}

struct server_text *server_text_marked(const char *bytes, uint32_t length,
                                       const struct pl_json_marks *marks)
{
    size_t size = size_of_marks(marks);
    struct server_text *text = make(bytes, length, size + 4);

    memcpy(text->room + marks_at(length), marks, size);
    return text;
}

const struct pl_json_marks *server_text_marks(const struct server_text *text)
{
    return (const struct pl_json_marks *)(const void *)(text->room + marks_at(text->length));
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
