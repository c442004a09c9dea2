/* Changes of JSON values as core/json_diff.h writes them, carried out by a library. */
#ifndef TESTS_UNIT_CHANGE_H
#define TESTS_UNIT_CHANGE_H

#include <jansson.h>

/* The value after the change, with a reference for the caller; the one to `before` is taken. NULL
 * when the change does not fit. Unchanged parts are shared. */
json_t *change_apply(json_t *before, const json_t *change);

#endif
