/* Delivering one message, on a worker thread: to a push service over HTTPS. */
#ifndef SERVER_NOTIFY_DELIVER_H
#define SERVER_NOTIFY_DELIVER_H

#include <stdatomic.h>

#include "server/notify/crypt.h"
#include "server/notify/target.h"
#include "server/server.h"

/* How it may be reached; set once, before any worker runs. */
struct notify_ways {
    EVP_PKEY *key;
    const char *subject; /* for the service: how to reach the operator; NULL: not told */
    const struct server_mail_options *mail;
    const char *test_cert; /* for tests: this machine may be reached, with this certificate */
    atomic_bool is_stopping;
};

enum { NOTIFY_TOPIC_SIZE = 33 };

enum { NOTIFY_ADDRESS_SIZE = 256, NOTIFY_MAIL_SIZE = 4096, NOTIFY_SECRET_SIZE = 33 };

/* A mail, written out. */
struct notify_mail {
    char to[NOTIFY_ADDRESS_SIZE]; /* "": the letter is not a mail */
    char secret[NOTIFY_SECRET_SIZE];
    char text[NOTIFY_MAIL_SIZE]; /* with its headers */
};

struct notify_letter {
    struct notify_mail mail;
    char url[NOTIFY_URL_SIZE];
    struct notify_reader reader;
    uint32_t ttl_s;                /* after which it is of no use */
    bool is_urgent;                /* worth waking a phone for */
    char topic[NOTIFY_TOPIC_SIZE]; /* a later one of the same topic replaces it */
    char text[NOTIFY_PLAIN_BYTES];
};

enum notify_outcome {
    NOTIFY_DELIVERED,
    NOTIFY_LATER,   /* it may work later */
    NOTIFY_REFUSED, /* it will not; the next one may */
    NOTIFY_GONE     /* nothing will ever be taken there */
};

struct notify_result {
    enum notify_outcome outcome;
    long status;        /* of the reply; 0: none */
    int64_t wait_ms;    /* for which the service asks to wait; 0: it does not say */
    const char *reason; /* a word for the log */
};

/* A connection that is kept from one letter to the next; NULL when there is no memory. */
void *notify_line_new(void);
void notify_line_free(void *line);
struct notify_result notify_deliver(void *line, const struct notify_ways *ways,
                                    const struct notify_letter *letter);
/* The same of a mail, to the relay; GONE when it says that there is no such address. */
struct notify_result notify_deliver_mail(void *line, const struct notify_ways *ways,
                                         const struct notify_mail *mail);

#endif
