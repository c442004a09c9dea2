/* Everything that the site holds about a person, for that person. */
#ifndef SERVER_HTTP_EXPORT_H
#define SERVER_HTTP_EXPORT_H

#include "server/http/http.h"

/* Replies with a page of it: the first one has the person, all of them tables. */
void server_http_export(struct server *server, struct server_http *http);

#endif
