/* The client's files, given out from memory. */
#ifndef SERVER_HTTP_FILES_H
#define SERVER_HTTP_FILES_H

struct server;
struct server_http;

/* Replies with the file of the path; with the page itself for a path that only the page knows. */
void server_files_reply(struct server *server, struct server_http *http);
void server_files_free(struct server *server);

#endif
