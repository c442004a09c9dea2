/* Two people at a table with days for a move, and the letters that they are sent. Letters are noted
 * instead of sent, and a query can be made to fail: see `push_wrap` in meson.build. */
#ifndef TESTS_SERVER_LETTERS_H
#define TESTS_SERVER_LETTERS_H

#include "server/notify/notify.h"
#include "server/store/store.h"
#include "tests/server/people.h"

enum { LETTERS_TABLE = 1, LETTERS_MAX = 32 };

extern struct notify_letter letters_sent[LETTERS_MAX]; /* the first since the last look */
extern uint32_t letters_count;
extern struct notify_result letters_result;              /* of the next ones */
extern enum store_query letters_unreadable;              /* STORE_QUERY_COUNT: none */
extern uint32_t letters_pools;                           /* of workers; 0 before a restart */
extern struct notify_reader letters_reader;              /* who can read them */
extern int64_t letters_ala;                              /* who is asked first .. */
extern int64_t letters_ola;                              /* .. and the other one */
extern unsigned char letters_session[SERVER_HASH_BYTES]; /* Ala's */

/* For cmocka. */
int letters_begin(void **unused);
int letters_end(void **unused);

/* Workers do what there is to do. */
void letters_work(void);
/* After that time, all that is due has been done. */
void letters_pass(int64_t ms);
enum server_error letters_subscribe(int64_t id, const char *endpoint, enum pl_lang lang);
/* The seat decides something. */
void letters_decide(pl_seat seat);
/* `count` letters have been sent since the last look. */
void letters_expect(uint32_t count);

#endif
