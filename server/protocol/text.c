/* Counted messages. */
#include "server/protocol/text.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Rooms of texts that are gone, by size. Positions are large, are kept from move to move and
 * change their size little: the one that is given back now is the next one's room, and in the
 * processor's cache. Of the loop's thread alone. */
enum { CLASS_BYTES = 1024, CLASSES = 16, SPARE_MAX = 32 };

struct spare {
    struct spare *next;
    uint32_t count; /* with those behind it */
};

static struct spare *spares[CLASSES];

/* The class of rooms of this size; CLASSES when it is too large for one, or so small that it would
 * waste most of it: a reader who does not read may have thousands of those kept. */
static uint32_t class_of(size_t size)
{
    size_t class = (size - 1) / CLASS_BYTES;

    return class > 0 && class < CLASSES ? (uint32_t) class : CLASSES;
}

static struct server_text *take_room(size_t size)
{
    uint32_t class = class_of(size);
    struct spare *spare = class < CLASSES ? spares[class] : NULL;

    if (spare) {
        spares[class] = spare->next;
        return (struct server_text *)spare;
    }
    return malloc(class < CLASSES ? (class + 1) * CLASS_BYTES : size);
}

static void give_room(struct server_text *text)
{
    uint32_t class = class_of(text->size);
    uint32_t count = class < CLASSES && spares[class] ? spares[class]->count : 0;

    if (class == CLASSES || count == SPARE_MAX) {
        free(text);
        return;
    }
    struct spare *spare = (struct spare *)text;
    *spare = (struct spare){ .next = spares[class], .count = count + 1 };
    spares[class] = spare;
}

static struct server_text *make(const char *bytes, uint32_t length, size_t more)
{
    size_t size = sizeof(struct server_text) + SERVER_TEXT_PRE + length + 1 + more;
    struct server_text *text = take_room(size);

    PL_ASSERT(text);
    text->refs = 1;
    text->size = (uint32_t)size;
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
        give_room(text);
    }
}
