/* Mail for people who are away, by the operator's relay: the same words as notifications. An
 * address is asked first, and every mail has a link that ends all of them. */
#ifndef SERVER_NOTIFY_MAIL_H
#define SERVER_NOTIFY_MAIL_H

#include "core/json.h"
#include "server/notify/notify.h"

/* Whether there is a relay. */
bool notify_has_mail(const struct server *server);
/* Keeps the address and asks it. NO_ACCOUNT: guests have none; BAD_ADDRESS; ASKED_LATELY. */
enum server_error notify_mail_ask(struct server *server, const struct server_user *user,
                                  const char *address, enum pl_lang lang);
void notify_mail_end(struct server *server, const struct server_user *user);
/* Whether it is still theirs, and is to be written to. */
bool notify_mail_is_wanted(struct server *server, int64_t user_id, const char *secret);

/* By the links of a mail, which may be of no address any more. */
enum notify_mail_state { NOTIFY_MAIL_NONE, NOTIFY_MAIL_ASKED, NOTIFY_MAIL_CONFIRMED };
enum server_error notify_mail_look(struct server *server, const char *code,
                                   enum notify_mail_state *ret_state);
enum server_error notify_mail_confirm(struct server *server, const char *code);
enum server_error notify_mail_end_by(struct server *server, const char *secret);
/* The member `mail`: null, or the address and whether it is confirmed. False: it cannot be read. */
bool notify_mail_write(struct pl_json *json, struct server *server, int64_t user_id);

/* What is told about a table. */
struct notify_told {
    struct server_user *user;
    uint64_t table;
    pl_seat seat;
    int64_t left_ms;
    bool is_reminder;
    /* The words, as notifications have them. */
    void *owner;
    void (*say)(void *owner, enum pl_lang lang, struct pl_text *ret_title,
                struct pl_text *ret_body);
};
/* Sends it to the person's address if there is one; there must be room. False: not now, because it
 * is night there, or the address cannot be read. */
bool notify_mail_tell(struct server *server, const struct notify_told *told);

#endif
