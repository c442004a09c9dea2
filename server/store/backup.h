/* Copies of the database. The server has the file for itself, so it makes the copy: a file in its
 * data folder asks for one, another tells that it is there. It concerns only the store and users
 * who may write to its folder. */
#ifndef SERVER_STORE_BACKUP_H
#define SERVER_STORE_BACKUP_H

#include "server/store/store.h"

#define STORE_FILE "plansza.db"

/* For the server: once a second, begins a copy if one is wished for; and after each turn, copies a
 * part of it. Nothing of the turn may be open. */
void store_backup_look(struct server_store *store);
void store_backup_step(struct server_store *store);
/* Whether one is being made: then the next turn comes soon. */
bool store_backup_is_on(const struct server_store *store);
/* Takes away what an earlier server or command has left. */
void store_backup_forget(const char *folder);

/* For commands: a copy of the database of a folder, whether a server runs there or not, as a new
 * file that only its owner can read. It is whole and checked before it gets its name, and replaces
 * a file of that name. NULL or a reason. */
const char *store_backup(const char *folder, const char *to);
/* Puts a copy in the place of the database of a folder; no server may run there. What was there
 * before is kept in a folder of its own, whose path is written if there was anything. */
const char *store_restore(const char *folder, const char *from, char *ret_kept, size_t kept_size);
/* Whether a restore was begun and not finished: the reason not to start. */
const char *store_check_restored(const char *folder);

#endif
