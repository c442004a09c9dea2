/* Who has which nick, in the store. */
#ifndef SERVER_PEOPLE_PEOPLE_H
#define SERVER_PEOPLE_PEOPLE_H

#include "server/core.h"
#include "server/people/nick.h"

/* At the start: nicks that an older program or another version of ICU has spelled are spelled
 * anew. */
void server_people_start(struct server *server);

/* The account or guest that goes by this nick: whoever has exactly this one, or else whoever has
 * the same but for case and form; an id of 0: there is none. It always takes as long. STORAGE or
 * DAMAGED: it is not known. */
enum server_error server_account_find(struct server *server, const char *nick, int64_t *ret_id);
enum server_error server_guest_find(struct server *server, const char *nick, int64_t *ret_id);

/* Whether a person (0: a new one) may have this nick: no account has one that is the same or looks
 * alike, nor had one lately. */
enum server_error server_nick_check(struct server *server, const struct server_nick *nick,
                                    int64_t user_id);

/* The nick rests for a year: only that person (0: no one) may take it again meanwhile. */
void server_nick_rest(struct server *server, const char *nick, int64_t user_id);
/* Another nick, which has been checked. */
void server_person_rename(struct server *server, int64_t user_id, const struct server_nick *nick);

/* A new person; without a password a guest. Returns the id. */
int64_t server_person_add(struct server *server, const struct server_nick *nick,
                          const char *password);

#endif
