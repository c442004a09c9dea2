/* The event loop. */
#ifndef SERVER_LOOP_H
#define SERVER_LOOP_H

struct server;

/* From any thread: makes the loop turn once more. */
void server_wake(void *server);

#endif
