/* A guest who logs in: what they sit at, said and muted becomes the account's. */
#ifndef SERVER_PEOPLE_MERGE_H
#define SERVER_PEOPLE_MERGE_H

#include "server/tables/table.h"

/* Moves seats, tables, lines of chat and mutes, own and others', within the turn. Where the account
 * has, had or is kept a seat of its own, the guest's is not moved: a person has one seat, and sees
 * one hand. There the guest leaves, because no one could decide for that seat any more. */
void server_guest_merge(struct server *server, struct server_user *guest,
                        struct server_user *account);

#endif
