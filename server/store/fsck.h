/* Looking through a whole database while no server runs: its pages, every row, every match. */
#ifndef SERVER_STORE_FSCK_H
#define SERVER_STORE_FSCK_H

#include "core/base.h"

struct server_fsck {
    /* Called with each problem, as a sentence without an end. */
    void (*tell)(void *owner, const char *problem);
    void *owner;
    uint32_t problem_count;
    uint32_t table_count;
    uint32_t user_count;
};

/* Reads everything in the file and changes nothing. NULL, or the reason why it cannot be looked at
 * at all. */
const char *server_fsck(const char *path, struct server_fsck *fsck);

#endif
