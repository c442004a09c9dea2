/* The players of the load test: each gets a session, connects, sits down at a table with its
 * neighbours and plays a random legal move whenever it is told to. */
#ifndef TESTS_SERVER_LOAD_PLAYER_H
#define TESTS_SERVER_LOAD_PLAYER_H

#include <jansson.h>

#include "tests/server/load_link.h"

enum { LOAD_ID_SIZE = 16, LOAD_ACTION_SIZE = 20, LOAD_GAME_SIZE = 32 };

enum load_step {
    LOAD_OUTSIDE,
    LOAD_GUEST,   /* asks for a session */
    LOAD_UPGRADE, /* asks for a WebSocket */
    LOAD_HELLO,
    LOAD_IDLE,
    LOAD_PLAYING,
    LOAD_LOST
};

struct load_player {
    struct load_link link;
    struct load_place place;
    enum load_step step;
    uint32_t number;
    char cookie[LOAD_COOKIE_SIZE];
    char table[LOAD_ID_SIZE];
    uint32_t last_id;   /* of requests */
    uint32_t create_id; /* of the request for a table; 0: none */
    uint32_t move_id;   /* of the move under way; 0: none */
    uint64_t moved_ns;
    long ply;                      /* after the last move: older views are not looked at */
    bool is_queued;                /* among those who can move */
    bool is_in_view;               /* has seen a position of its table */
    json_t *legal;                 /* actions as they were sent, kept up to date; or NULL */
    long question;                 /* that is asked */
    char action[LOAD_ACTION_SIZE]; /* to be played next; "": none */
};

/* What the players share. */
struct load_hall {
    int epoll;
    uint32_t player_count;
    struct load_player *player;
    char game[LOAD_GAME_SIZE]; /* the first that the server has */
    uint32_t group;            /* players at one table */
    uint64_t seed;

    uint32_t connected;
    uint32_t playing; /* that have seen a position */
    uint32_t lost;
    uint32_t refused; /* answers that were errors */
    uint64_t tables;  /* made so far */
    uint64_t bytes;   /* received */

    uint32_t *queue; /* a ring of those who can move */
    uint32_t queue_first;
    uint32_t queue_count;

    uint32_t sample_count; /* times from a move to its answer */
    uint32_t sample_room;
    float *sample_ms;
};

uint64_t load_now_ns(void);

/* Asks the server for its games: the first one is played, by two where that can be. False: none. */
bool load_hall_choose_game(struct load_hall *hall, const struct load_place *place);

/* Begins with the session; the rest follows from what the server sends. */
void load_player_start(struct load_hall *hall, struct load_player *player);
/* Makes a table for this player and its neighbours; for the first of each group. */
void load_player_make_table(struct load_hall *hall, struct load_player *player);
/* Something can be read or sent. */
void load_player_work(struct load_hall *hall, struct load_player *player);
/* The next player who can moves; false when none can. */
bool load_hall_move(struct load_hall *hall);

#endif
