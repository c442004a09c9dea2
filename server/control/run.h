/* What the two sides of the control socket share. */
#ifndef SERVER_CONTROL_RUN_H
#define SERVER_CONTROL_RUN_H

#include <sys/un.h>

#include "server/core.h"

enum { SERVER_CONTROL_LINE_MAX = 4096, SERVER_CONTROL_ANSWER_MAX = 1 << 20 };

/* Carries out one line; the answer, with a line's end, is the caller's to free. */
char *server_control_run(struct server *server, const char *line, size_t length);
/* The address of the socket of that folder, which must stay open as `ret_folder` while it is used:
 * folders may have longer names than sockets. False when there is no such folder. */
bool server_control_address(const char *folder, struct sockaddr_un *ret_address, int *ret_folder);

#endif
