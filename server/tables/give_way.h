/* Where tables are scarce, deserted ones give way to newcomers. */
#ifndef SERVER_TABLES_GIVE_WAY_H
#define SERVER_TABLES_GIVE_WAY_H

#include "core/base.h"

struct server;

/* Once a second. When there are almost as many tables as there may be, in all or of an address or a
 * network, some of guests are closed there: those that wait before those that run, and first those
 * that have been deserted for longest. Never one of an account, or with a person present. */
void server_tables_give_way(struct server *server);
/* Whether there are almost as many as there may be. */
bool server_is_scarce(uint32_t count, uint32_t count_max);

#endif
