/* Notifications and mail: what people have asked for, as far as they know themselves. */
#ifndef TESTS_SIM_POST_H
#define TESTS_SIM_POST_H

#include "tests/sim/sim.h"

enum {
    SIM_PUSHES_MAX = 48,
    SIM_MAILS_MAX = 32,
    SIM_HABITS_MAX = 64,
    SIM_ENDPOINT_SIZE = 64,
    SIM_ADDRESS_SIZE = 64,
    SIM_MAIL_KEY_SIZE = 33
};

/* Every endpoint, and every address, has this in it. */
#define SIM_PUSH_MARK "push.example.org"
#define SIM_MAIL_MARK "@poczta.example.org"

/* A browser that was subscribed. */
struct sim_push {
    char endpoint[SIM_ENDPOINT_SIZE];
    int64_t user;    /* whose it is; 0: that is not known for sure */
    uint32_t client; /* who has subscribed it last */
    uint32_t knows;  /* a mask of the clients who have had it */
    bool is_busy;    /* an errand about it is under way, or was and had no reply */
    bool is_over;    /* someone was told so */
    uint32_t step;   /* when it was last subscribed for sure */
    /* The service has said that no one is there any more. */
    bool is_gone;
    uint32_t gone_step;
    uint32_t gone_starts;
    uint64_t gone_failures; /* commits that had failed by then */
};

/* An address for mail; none is named twice. */
struct sim_mail {
    char address[SIM_ADDRESS_SIZE];
    int64_t user;
    uint32_t knows;
    bool is_busy;
    bool is_agreed; /* someone may have pressed the button */
    bool is_over;
    char code[SIM_MAIL_KEY_SIZE]; /* as a mail had it; "": none has come yet */
    char secret[SIM_MAIL_KEY_SIZE];
};

/* Quiet hours of a person. */
struct sim_habits {
    int64_t user;
    int32_t hours[3]; /* from, to, zone */
    bool is_sure;
    bool is_mixed; /* several errands about them are under way, or were together */
    uint32_t busy; /* that many are, or had no reply */
};

struct sim_post {
    uint32_t push_count;
    struct sim_push push[SIM_PUSHES_MAX];
    uint32_t mail_count;
    struct sim_mail mail[SIM_MAILS_MAX];
    uint32_t habits_count;
    struct sim_habits habits[SIM_HABITS_MAX];
};

extern struct sim_post sim_post;

/* Those of that person; NULL: none were ever set. And new ones; NULL: there is no room for more. */
struct sim_habits *sim_habits_of(int64_t user);
struct sim_habits *sim_habits_new(int64_t user);
/* A mask of the clients who are the same person as this one, as far as anybody knows. */
uint32_t sim_post_same(uint32_t client);

#endif
