/* The form of nicks, and which nicks count as the same. ICU knows the scripts; its tables change
 * from version to version, so a person is never looked up by a skeleton. */
#ifndef SERVER_PEOPLE_NICK_H
#define SERVER_PEOPLE_NICK_H

#include "server/gate/limits.h"
#include "server/protocol/error.h"

enum {
    SERVER_NICK_SIZE = SERVER_NICK_MAX * 4 + 1,
    SERVER_NICK_TYPED_SIZE = 256,               /* before it is brought into its shortest form */
    SERVER_NICK_KEY_SIZE = SERVER_NICK_MAX * 32 /* folding and skeletons make it longer */
};

struct server_nick {
    char shown[SERVER_NICK_SIZE];
    char folded[SERVER_NICK_KEY_SIZE];   /* equal: the same but for case and the form of letters */
    char skeleton[SERVER_NICK_KEY_SIZE]; /* equal: they look alike */
};

/* A nick that a person would like to have: bad-nick, mixed-nick or reserved-nick, or what it is. */
enum server_error server_nick_read(const char *text, struct server_nick *ret_nick);
/* A nick that a person has, or claims to have: no rules apply. False when it cannot be anyone's. */
bool server_nick_spell(const char *text, struct server_nick *ret_nick);
/* Changes whenever the two keys of a nick may have changed. */
int64_t server_nick_rules(void);

#endif
