/* People who go for good. The person is forgotten at once; what is left of them in finished matches
 * and in the chat is cleaned up little by little. */
#ifndef SERVER_PEOPLE_ERASE_H
#define SERVER_PEOPLE_ERASE_H

#include "server/people/user.h"

/* Deletes an account or a guest within the turn: nick, password, sessions. At tables that wait the
 * seat is free again, at tables that run a bot plays on. No one can take the nick for a year. */
void server_person_erase(struct server *server, struct server_user *user);
/* A small part of what is left to clean up, when there is any; called every second. */
void server_erase_some(struct server *server);
/* A save file with neutral names for those seats, in memory that the caller frees; NULL when it is
 * broken. */
char *server_replay_rename(const char *text, uint32_t seats);

#endif
