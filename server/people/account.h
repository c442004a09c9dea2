/* Guests and accounts: how one becomes another, and all that needs a password. Passwords are never
 * kept: only their hashes are. */
#ifndef SERVER_PEOPLE_ACCOUNT_H
#define SERVER_PEOPLE_ACCOUNT_H

#include "core/json.h"
#include "server/people/password_hash.h"
#include "server/people/people.h"
#include "server/people/session.h"
#include "server/protocol/conn.h"
#include "server/protocol/error.h"

/* What is to be done once the password has been hashed. */
enum server_login_kind {
    SERVER_LOGIN,    /* with nick and password */
    SERVER_REGISTER, /* with nick and a new password */
    SERVER_RECOVER,  /* with nick, recovery code and a new password */
    SERVER_CHANGE,   /* in a session, with the password and a new one */
    SERVER_NEW_CODE, /* in a session, with the password */
    SERVER_RENAME,   /* in a session, with the password and a new nick */
    SERVER_DELETE    /* in a session, with the password */
};

enum {
    SERVER_RECOVERY_SIZE = 30 /* six groups of four, with - between, and the zero */
};

/* A password on its way through the worker. */
struct server_login {
    enum server_login_kind kind;
    char typed[SERVER_NICK_TYPED_SIZE]; /* the nick */
    struct server_nick nick;            /* register, rename: as it will be */
    char password[SERVER_PASSWORD_SIZE];
    char fresh[SERVER_PASSWORD_SIZE];           /* the new one, in its form once prepared */
    unsigned char code[SERVER_HASH_BYTES];      /* the hash of the recovery code */
    int64_t user_id;                            /* register: the guest who becomes an account, or 0;
                                                 * else whose account it is, or 0; then who it is */
    char hash[SERVER_PASSWORD_HASH_SIZE];       /* of the account's password; "": none */
    char fresh_hash[SERVER_PASSWORD_HASH_SIZE]; /* out: of the new one */
    bool is_right;                              /* out: the password fits, where one was needed */
    char recovery[SERVER_RECOVERY_SIZE];        /* out: a new recovery code, or "" */
};

struct server_http;
struct server_job;

struct server_address;

/* Whether one more guest may come from there. */
enum server_error server_guest_check(struct server *server, struct server_address *address);
/* Counts the guests in the store anew. */
void server_guests_count(struct server *server);
/* A new guest; writes its id. */
enum server_error server_guest_new(struct server *server, const struct server_nick *nick,
                                   int64_t *ret_id);

/* Whether nick and passwords will do, and whose account it is; nothing is hashed yet. A new
 * password is brought into its form. */
enum server_error server_login_prepare(struct server *server, struct server_login *login);
/* Starts hashing; server_http_logged_in is called when that is done. The login is copied. */
enum server_error server_login_start(struct server *server, struct server_http *http,
                                     const struct server_login *login);
/* No one waits for the job any more. */
void server_login_forget(struct server_job *job);
/* After the worker: makes or changes the account, or tells who has logged in. A session that was
 * needed must still be there. */
enum server_error server_login_finish(struct server *server, struct server_login *login);

/* Spells the nicks and starts the worker; false when there is no memory. */
bool server_accounts_start(struct server *server);
void server_accounts_stop(struct server *server);

/* The hash of a recovery code as people type it. */
void server_recovery_hash(const char *code, unsigned char ret_hash[SERVER_HASH_BYTES]);

/* {"id","nick","is_guest"}, or null. */
struct server_person {
    int64_t id;
    const char *nick;
    bool is_guest;
};
void server_write_person(struct pl_json *json, const struct server_person *person);
void server_write_user(struct pl_json *json, const struct server_user *user);

#endif
