/* Carrying out changes. */
#include "tests/unit/change.h"

#include <stdbool.h>
#include <stdlib.h>

static json_t *apply_to_object(const json_t *before, const json_t *change)
{
    json_t *after = json_copy((json_t *)before);
    const char *name;
    json_t *part;

    json_object_foreach((json_t *)change, name, part)
    {
        json_t *old = json_object_get(after, name);
        if (json_is_array(part) && json_array_size(part) == 0) {
            if (json_object_del(after, name) != 0) {
                json_decref(after);
                return NULL;
            }
            continue;
        }
        json_t *new = change_apply(old ? json_incref(old) : NULL, part);
        if (!new || json_object_set_new(after, name, new) != 0) {
            json_decref(after);
            return NULL;
        }
    }
    return after;
}

/* Ends the list before this element. */
static bool cut(json_t *list, size_t index)
{
    bool is_there = index < json_array_size(list);

    while (json_array_size(list) > index) {
        json_array_remove(list, json_array_size(list) - 1);
    }
    return is_there;
}

static bool set(json_t *list, size_t index, const json_t *part)
{
    json_t *old = json_array_get(list, index);
    json_t *new = change_apply(old ? json_incref(old) : NULL, part);

    if (!new) {
        return false;
    }
    return old ? json_array_set_new(list, index, new) == 0
               : index == json_array_size(list) && json_array_append_new(list, new) == 0;
}

static json_t *apply_to_list(const json_t *before, const json_t *change)
{
    json_t *after = json_copy((json_t *)before);
    bool is_well = true;
    const char *name;
    json_t *part;

    json_object_foreach((json_t *)change, name, part)
    {
        size_t index = strtoul(name, NULL, 10);
        bool is_gone = json_is_array(part) && json_array_size(part) == 0;
        is_well = is_well && (is_gone ? cut(after, index) : set(after, index, part));
    }
    if (!is_well) {
        json_decref(after);
        return NULL;
    }
    return after;
}

json_t *change_apply(json_t *before, const json_t *change)
{
    json_t *after = NULL;

    if (json_is_array(change)) {
        after = json_array_size(change) == 1 ? json_incref(json_array_get(change, 0)) : NULL;
    } else if (json_is_object(before)) {
        after = apply_to_object(before, change);
    } else if (json_is_array(before)) {
        after = apply_to_list(before, change);
    } else if (before && json_object_size(change) == 0) {
        after = json_incref(before);
    }
    json_decref(before);
    return after;
}
