/* A request from a client: taken apart and checked member by member, before anybody acts on it. */
#ifndef SERVER_PROTOCOL_REQUEST_H
#define SERVER_PROTOCOL_REQUEST_H

#include "server/gate/limits.h"
#include "server/people/prefs.h"
#include "server/protocol/error.h"
#include "server/tables/table.h"

enum server_request_type {
#define REQUEST(name_, handler_, needs_, price_, members_) SERVER_REQUEST_##name_,
#include "server/protocol/requests.def"
    SERVER_REQUEST_COUNT
};

/* What must hold for a request. */
enum server_needs {
    SERVER_NEEDS_HELLO = 1,
    SERVER_NEEDS_TABLE = 2,
    SERVER_NEEDS_SEATED = 4,
    SERVER_NEEDS_OWNER = 8,
    SERVER_NEEDS_WAITING = 16,
    SERVER_NEEDS_RUNNING = 32,
    SERVER_NEEDS_OVER = 64
};

/* A place as it is asked for when a table is made. */
struct server_wish {
    bool is_me;
    enum server_seat_kind kind;
    enum bot_level level;
};

enum server_vote_kind { SERVER_VOTE_UNDO, SERVER_VOTE_TAKEOVER, SERVER_VOTE_PAUSE };

struct server_request {
    enum server_request_type type;
    bool has_id;
    int64_t id;

    enum pl_lang lang;
    bool on;
    uint32_t page;
    bool is_own;
    const struct pl_game *game;
    struct pl_config config; /* seats and options; the seed is not set */
    struct server_wish wish[PL_SEATS_MAX];
    bool is_private;
    struct server_clock clock;
    unsigned terms;                  /* of enum server_term */
    uint32_t before_count;           /* matches that the new one continues */
    uint64_t before[PL_RECORDS_MAX]; /* 0: no table has such an id */
    uint64_t table;                  /* 0: no table has such an id */
    char key[SERVER_KEY_SIZE];
    pl_seat seat;
    struct server_wish kind;
    char mid[SERVER_MID_MAX + 1];
    int64_t number; /* of what it answers: `question`, `vote` or `presence` */
    pl_action action;
    enum match_skip until;
    enum server_vote_kind what; /* what the answer is about */
    bool yes;
    uint32_t from;
    char text[SERVER_CHAT_TEXT_MAX * 4 + 1];
    char reason[SERVER_CHAT_TEXT_MAX * 4 + 1];
    int64_t user;
    char prefs[SERVER_PREFS_SIZE];
    int64_t version; /* of the preferences that were changed */
    bool has_n;
    uint32_t n; /* of a line of chat */
    char place[SERVER_PLACE_MAX + 1];
};

/* Reads one message. On an error the id is set as far as it could be read. */
enum server_error server_request_read(const char *bytes, size_t length,
                                      struct server_request *ret_request);
/* What must hold for requests of this type. */
unsigned server_request_needs(enum server_request_type type);
/* How many tokens of a connection it costs. */
uint32_t server_request_price(enum server_request_type type);

#endif
