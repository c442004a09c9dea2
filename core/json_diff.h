/* The change between two JSON values, as a third value: the first value and the change give the
 * second. Values may have any shape; nothing here knows about games.
 *
 *   change = [value]                   it is this now, and was another or not there
 *          | []                        it is gone; in a list: the list ends before it
 *          | {"name": change, ..}      an object or a list where only these differ; the elements of
 *                                      a list are named "0", "1", ..
 *
 * A value that is the same has the change {}. Members have no order: new ones come last. */
#ifndef PL_CORE_JSON_DIFF_H
#define PL_CORE_JSON_DIFF_H

#include "core/json.h"

/* A value as pl_json writes it: without white space, no name twice in an object. */
struct pl_json_value {
    const char *at;
    uint32_t length;
    const struct pl_json_marks *marks; /* of this text, or NULL */
};

/* Writes the change as one value. False, with nothing written, when it would take `size_max` bytes
 * or more, or a text ends too early or too late. Never reads beyond the texts. Marks of the first
 * text spare most of the reading. */
bool pl_json_diff(struct pl_json *json, struct pl_json_value before, struct pl_json_value after,
                  uint32_t size_max);

#endif
