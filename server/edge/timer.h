/* Deadlines: every kind of wait has one length, so those who came first are due first. */
#ifndef SERVER_EDGE_TIMER_H
#define SERVER_EDGE_TIMER_H

#include "server/edge/edge.h"

/* Starts the timer anew, in this queue. It must not be running. */
void edge_timer_start(struct edge *edge, struct edge_timer *timer, enum edge_wait wait);
void edge_timer_stop(struct edge *edge, struct edge_timer *timer, enum edge_wait wait);
/* When it was started in this queue. */
int64_t edge_timer_since(const struct edge_timer *timer, enum edge_wait wait);
/* The first one of a queue that is due, or NULL. */
struct edge_timer *edge_timer_due(const struct edge *edge, enum edge_wait wait);

#endif
