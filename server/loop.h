/* The loop of the server. Its input comes from the process around it (run.c) or from a test. */
#ifndef SERVER_LOOP_H
#define SERVER_LOOP_H

struct server;

/* Opens the store and makes the edge ready; NULL or the reason why not. The options and the wake
 * function must be set. */
const char *server_loop_open(struct server *server);
/* Starts the workers and loads the tables: connections may come from now on. */
const char *server_loop_start(struct server *server);

/* Milliseconds until something is due. */
int server_loop_patience(const struct server *server);
/* A turn begins: what time it is. Then what has come is given to the edge, and the turn is done. */
void server_loop_note_time(struct server *server);
void server_loop_turn(struct server *server);

/* Everybody is told; what is queued goes out in the turns that follow, nothing new begins. */
void server_loop_say_goodbye(struct server *server);
/* Frees everything, also after a start that failed. */
void server_loop_free(struct server *server);

#endif
