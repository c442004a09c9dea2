/* WebSocket connections over libwebsockets: who may connect, reading, sending, ending. */
#ifndef SERVER_WS_H
#define SERVER_WS_H

#include <stddef.h>

struct lws;
struct server;

/* The callbacks of libwebsockets that are about WebSockets; nonzero closes the connection. */
int server_ws_filter(struct server *server, struct lws *wsi);
int server_ws_opened(struct server *server, struct lws *wsi);
int server_ws_received(struct server *server, struct lws *wsi, const char *bytes, size_t length);
int server_ws_writeable(struct server *server, struct lws *wsi);
void server_ws_closed(struct server *server, struct lws *wsi);
/* It was answered to a ping. */
void server_ws_heard(struct server *server, struct lws *wsi);

/* Pings the silent, gives up the dead. */
void server_ws_check(struct server *server);
/* Says `bye shutdown` to everybody. */
void server_ws_bye_all(struct server *server);

#endif
