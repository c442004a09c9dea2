/* Search in a legal list. */
#include "core/action.h"

bool pl_legal_has(const struct pl_legal *list, pl_action action)
{
    uint32_t low = 0;
    uint32_t high = list->count;

    PL_ASSERT(list->count <= PL_LEGAL_MAX);
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (list->action[middle] < action) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < list->count && list->action[low] == action;
}
