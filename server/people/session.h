/* Sessions: a browser that a person has signed in with. Only the hash of its token is kept. */
#ifndef SERVER_PEOPLE_SESSION_H
#define SERVER_PEOPLE_SESSION_H

#include "core/json.h"
#include "server/protocol/conn.h"
#include "server/protocol/error.h"

enum {
    SERVER_TOKEN_SIZE = 44,      /* 256 bits as text, and the zero */
    SERVER_SESSION_ID_SIZE = 17, /* by which its owner knows it */
    SERVER_CLIENT_SIZE = 32      /* "Firefox, Linux" */
};

void server_hash_token(const char *token, unsigned char ret_hash[SERVER_HASH_BYTES]);

/* The person of a token, with a reference. Otherwise NULL, and NO_SESSION when it opens nothing.
 * Writes the token's hash, and now and then that they were here. */
enum server_error server_session_user(struct server *server, const char *token,
                                      unsigned char ret_hash[SERVER_HASH_BYTES],
                                      struct server_user **ret_user);
/* NO_SESSION when it is not a session of that person any more; STORAGE or DAMAGED when that is not
 * known. */
enum server_error server_session_check(struct server *server,
                                       const unsigned char hash[SERVER_HASH_BYTES],
                                       int64_t user_id);

struct server_session_wish {
    int64_t user_id;
    const unsigned char *old_hash; /* of the session that it takes the place of; NULL: none */
    const char *client;            /* what the browser is called, "" when it is not known */
};
/* A new session; writes its token. */
void server_session_new(struct server *server, const struct server_session_wish *wish,
                        char ret_token[SERVER_TOKEN_SIZE]);

/* The turn was committed, or not: connections in sessions that were not made go back. */
void server_sessions_settle(struct server *server, bool is_done);

/* What its owner knows it by. */
void server_session_id(const unsigned char hash[SERVER_HASH_BYTES],
                       char ret_id[SERVER_SESSION_ID_SIZE]);

/* Ends a session and its connections. */
void server_session_end(struct server *server, const unsigned char hash[SERVER_HASH_BYTES]);
/* Ends one session of a person by its id; NOT_FOUND when there is none. */
enum server_error server_session_end_id(struct server *server, int64_t user_id, const char *id);
/* Ends all sessions of a person but one (NULL: none is kept). */
void server_sessions_end(struct server *server, int64_t user_id, const unsigned char *kept_hash);

/* A list of `id`, `created`, `used`, `client` (or null), `is_this`. False: it cannot be read. */
bool server_write_sessions(struct pl_json *json, struct server *server, int64_t user_id,
                           const unsigned char own_hash[SERVER_HASH_BYTES]);

/* What a User-Agent is called in few words, by clients.def; "" when it is not known. */
void server_client_name(const char *agent, char ret_client[SERVER_CLIENT_SIZE]);

#endif
