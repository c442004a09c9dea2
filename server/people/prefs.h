/* What an account prefers: a few plain words by name, which mean something to clients only. Each
 * change raises a version, so that of two browsers none undoes unseen what the other has chosen. */
#ifndef SERVER_PEOPLE_PREFS_H
#define SERVER_PEOPLE_PREFS_H

#include <jansson.h>

#include "core/json.h"
#include "server/gate/limits.h"
#include "server/people/user.h"
#include "server/protocol/error.h"

enum {
    /* As JSON: "name":"word", for each. */
    SERVER_PREFS_SIZE = SERVER_PREFS_MAX * (2 * SERVER_PREF_WORD_MAX + 6) + 3
};

/* An object of plain words as text; BAD_MESSAGE for anything else, TOO_LARGE for too much. */
enum server_error server_prefs_parse(json_t *value, char ret_text[SERVER_PREFS_SIZE]);

/* Members `prefs` and `version`; nothing and 0 for a person who has kept none. */
enum server_error server_write_prefs(struct pl_json *json, struct server *server, int64_t user_id);
/* STALE when there has been a newer version; guests have no preferences here. */
enum server_error server_prefs_keep(struct server *server, const struct server_user *user,
                                    const char *text, int64_t version);

#endif
