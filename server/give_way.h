/* Where tables are scarce, those that nobody is at give way to those who come. */
#ifndef SERVER_GIVE_WAY_H
#define SERVER_GIVE_WAY_H

#include "core/base.h"

struct server;

/* Once a second. When there are almost as many tables as there may be, in all or of an address or a
 * network, some of guests are closed there: those that wait before those that run, and first those
 * that nobody has been at for longest. Never one of an account, or where somebody is. */
void server_tables_give_way(struct server *server);
/* Whether there are almost as many as there may be. */
bool server_is_scarce(uint32_t count, uint32_t count_max);

#endif
