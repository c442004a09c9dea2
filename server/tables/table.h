/* A table: who sits where over one match. Every table that waits or runs is in memory with what the
 * lobby shows; its match and chat only while they are needed. */
#ifndef SERVER_TABLES_TABLE_H
#define SERVER_TABLES_TABLE_H

#include "bots/level.h"
#include "core/game.h"
#include "match/match.h"
#include "match/skip.h"
#include "server/gate/limits.h"
#include "server/map.h"
#include "server/notify/stage.h"
#include "server/people/user.h"
#include "server/protocol/error.h"

struct server_address;
struct server_sub;
struct server_thought;

enum server_status { SERVER_WAITING, SERVER_RUNNING, SERVER_OVER };
enum server_seat_kind { SERVER_SEAT_OPEN, SERVER_SEAT_PERSON, SERVER_SEAT_BOT };
enum server_clock_kind { SERVER_CLOCK_NONE, SERVER_CLOCK_LIVE, SERVER_CLOCK_DAYS };
/* What the players should know about a table. */
enum server_note {
    SERVER_NOTE_NONE,
#define NOTE(name_, pl_, en_) SERVER_NOTE_##name_,
#include "server/protocol/notes.def"
    SERVER_NOTE_COUNT
};
/* What a journal entry tells. */
enum server_entry_kind { SERVER_ENTRY_MOVE = 1, SERVER_ENTRY_UNDO = 2 };
/* What subscribers have to be sent. */
enum server_news {
    SERVER_NEWS_TABLE = 1,
    SERVER_NEWS_VIEW = 2,
    SERVER_NEWS_CHAT = 4,
    SERVER_NEWS_POINT = 8,
    SERVER_NEWS_NOTICE = 16
};
/* What was agreed on when the table was made, beside the rules; stored as they are. */
enum server_term {
    SERVER_TERM_HINTS = 1,  /* hints may be taken among people, and all are told */
    SERVER_TERM_LOSS = 2,   /* whose time runs out has lost, where another person plays on */
    SERVER_TERM_CLOSED = 4, /* while it is played, only those who sit there see it */
    SERVER_TERMS_ALL = 7
};

enum { SERVER_KEY_SIZE = 23, SERVER_ID_SIZE = 13, SERVER_AFTER_MAX = 8 };

struct server_clock {
    enum server_clock_kind kind;
    int64_t main_ms; /* live: at the start; days: for each decision */
    int64_t inc_ms;
};

struct server_seat {
    struct server_table *table;
    struct server_link of_user;
    /* Who sits here; with an open seat: for whom it is kept; with a bot: who has left it. */
    struct server_user *user;
    enum server_seat_kind kind;
    bool is_bot_now;      /* a bot plays for the person; when over: see makers.h */
    bool has_left;        /* the person has given up, or lost on time */
    bool is_lost;         /* on time: ranked behind those who played on */
    uint8_t outs;         /* how often its time has run out or it was handed over */
    enum bot_level level; /* BOT_LEVEL_NONE: no bot plays here */
    int64_t left_ms;      /* on the clock when it last stood still */
    int64_t spare_ms;     /* .. at the last decision of this epoch; 0: there was none */
    int64_t least_ms;     /* .. and the least of it at those before */
    int64_t lent_ms;      /* since when a bot may decide what the seat is asked; not charged yet */
    uint32_t own_ply;     /* since then the person decides again; before it, a bot may have */
    struct server_thought *thought; /* of the bot whose choice is awaited; NULL: none */
    int64_t question;       /* the number of what it is asked or has decided last; while awake */
    enum notify_stage told; /* of what it is asked now */
    int64_t hush_ms;        /* before it no notification can be sent */
    struct match_wish wish; /* to decline offers without being asked (skip.h) */
    bool skips_now;         /* what it is asked is an offer that it declines */
    int64_t presence;       /* rises when the person comes or goes, and when the hands change */
};

/* A move as it was asked for. */
struct server_move {
    pl_action action;
    const char *mid; /* NULL: a bot's */
};

/* A move's name, so that it is not played twice. */
struct server_mid {
    uint64_t hash;
    uint32_t ply;
};

struct server_vote {
    bool is_open;
    int64_t number;
    pl_seat seat; /* whose decision, or whose seat */
    pl_seat_mask need;
    pl_seat_mask yes;
    int64_t until_ms;
};

struct server_chat {
    uint32_t n;
    int64_t user; /* who said it; 0: it is not known */
    char *nick;
    char *text;    /* "": it was deleted */
    int64_t at_ms; /* by the wall clock */
};

/* What a seat points at on the board: told to those who look, and then forgotten. */
struct server_point {
    char place[SERVER_PLACE_MAX + 1];
    bool is_new;
    int64_t busy_ms; /* until then what it pointed at lately counts */
};

struct server_table {
    struct server_node node; /* by id */
    char key[SERVER_KEY_SIZE];
    bool is_private;
    struct server_user *owner;
    struct server_address *address; /* where it was made; NULL: before the server started */
    const struct pl_game *game;
    struct pl_config config;
    uint16_t rules_version;
    struct server_clock clock;
    unsigned terms; /* of enum server_term */
    enum server_status status;
    struct server_seat seat[PL_SEATS_MAX];
    uint32_t ply;
    pl_seat_mask waiting;
    int64_t created_ms;
    int64_t changed_ms; /* by the site's clock: clocks run since then */
    int64_t moved_ms;   /* the same by the wall clock, like the two below and the one above */
    int64_t started_ms;
    int64_t ended_ms;
    int64_t paused_ms; /* by the site's clock: since then the clocks stand still; 0: they run */
    uint64_t rematch;
    uint64_t rematch_of;
    uint32_t before_count; /* the matches that it continues, and the newest that continue it */
    uint32_t after_count;
    uint64_t before[PL_RECORDS_MAX];
    uint64_t after[SERVER_AFTER_MAX];
    enum server_note note;
    struct pl_result result; /* when over */
    bool has_result;
    char *brief;   /* as match_write_brief has it; NULL: not known */
    bool has_hash; /* server_table_hash of the position at `ply`, as it is stored */
    uint64_t hash;

    /* Set aside (damage.h). */
    enum server_error trouble; /* OK; STORAGE, DAMAGED: why its match cannot be had */
    bool is_unknown;           /* not even its row: what is here may not be what is stored */
    int64_t trouble_ms;        /* since when */
    int64_t retry_ms;          /* when it is tried again */

    /* While awake. */
    struct match *match;
    uint32_t match_from;    /* ply of the table at which the match's log begins */
    uint32_t journal_count; /* entries in the store */
    uint32_t epoch_from;    /* ply at which the current epoch began */
    uint32_t snapshot_ply;
    uint32_t undo_count; /* entries in the store that take something back */
    uint32_t mid_count;
    uint32_t mid_room;      /* a power of two, or 0 */
    struct server_mid *mid; /* by hash; free where that is 0 */
    int64_t used_ms;        /* when it was last needed */

    bool has_chat; /* the lines are in memory */
    uint32_t chat_count;
    uint32_t chat_next;
    struct server_chat *chat;
    struct server_point point[PL_SEATS_MAX];

    uint32_t bar_count; /* people whom the host has removed */
    int64_t bar[SERVER_BARS_MAX];

    struct server_vote undo;
    struct server_vote takeover;
    struct server_vote pause;
    int64_t vote_number; /* of the last vote */
    struct server_list subs;
    bool has_new_crowd; /* people have come or gone, of which not everybody was told */
    int64_t crowd_told_ms;

    /* Of the turn. */
    bool is_new;
    bool is_touched; /* has been written */
    bool is_pending; /* has news for subscribers */
    struct server_table *next_touched;
    struct server_table *next_pending;
};

static inline uint64_t server_table_id(const struct server_table *table)
{
    return table->node.key;
}

/* Ids as people see them. */
void server_id_format(uint64_t id, char ret_text[SERVER_ID_SIZE]);
bool server_id_parse(const char *text, uint64_t *ret_id);

/* A table of that id: from memory, or from the store. Otherwise NULL, and NO_TABLE when there is
 * none. */
enum server_error server_table_find(struct server *server, uint64_t id,
                                    struct server_table **ret_table);
/* An empty table, not yet anywhere. Its numbers of votes and presence begin with the time, so that
 * none comes again after a restart. */
struct server_table *server_table_new(const struct server *server, uint64_t id);
/* From the store into memory. */
enum server_error server_table_read(struct server *server, uint64_t id,
                                    struct server_table **ret_table);
/* Adds a table that was filled in to memory and store; its seats count from then on. */
void server_table_add(struct server *server, struct server_table *table);
/* Takes it out of memory; no one may look at it. */
void server_table_free(struct server *server, struct server_table *table);
/* At the end: takes all of them out. */
void server_tables_free(struct server *server);
/* Reads every table that waits or runs into memory; those that are damaged stay outside. False when
 * the store cannot be read. */
bool server_tables_load(struct server *server);
/* Takes back to what the store knows, after a failed turn; where it cannot say, the table is set
 * aside. */
void server_table_reload(struct server *server, struct server_table *table);
/* Tries again to read a row that could not be. */
enum server_error server_table_reread(struct server *server, struct server_table *table);

/* Puts a person (or no one) on a seat. */
void server_seat_assign(struct server *server, struct server_seat *seat, struct server_user *user);
void server_table_set_owner(struct server *server, struct server_table *table,
                            struct server_user *user);
/* Counts the table where it was made while it waits or runs; NULL: no longer. */
void server_table_set_address(struct server_table *table, struct server_address *address);
/* Whether the person has made the table or has, had or is kept a seat there. */
bool server_table_is_of(const struct server_table *table, const struct server_user *user);
bool server_key_is_right(const struct server_table *table, const char *key);
/* The seat of that person, or PL_NOBODY. */
pl_seat server_seat_of(const struct server_table *table, const struct server_user *user);
pl_seat server_seat_index(const struct server_seat *seat);
/* Whether a bot decides for this seat now. */
bool server_seat_is_bot(const struct server_seat *seat);
/* Whether a person sits here who has not given up. */
bool server_seat_is_person(const struct server_seat *seat);
/* Whether the person is on vacation, at a table with days for a move that waits or runs: with whom
 * they have played before need not know when they are away. */
bool server_seat_is_away(const struct server_seat *seat);
/* Its time has run out, or it was handed over against other people. */
void server_seat_note_out(struct server_seat *seat);
/* How often that may still happen before the person cannot come back; 0: they cannot. */
uint8_t server_seat_returns(const struct server_seat *seat);
/* What the seat is called, "" when it is open. */
const char *server_seat_nick(const struct server_table *table, pl_seat seat, enum pl_lang lang,
                             char ret_room[SERVER_NICK_SIZE]);

/* Names of all seats, for texts. */
struct server_names {
    char room[PL_SEATS_MAX][SERVER_NICK_SIZE];
    const char *at[PL_SEATS_MAX];
};
void server_table_names(const struct server_table *table, enum pl_lang lang,
                        struct server_names *ret_names);

/* Writing within the turn. */
void server_table_put(struct server *server, struct server_table *table);
void server_table_put_moved(struct server *server, struct server_table *table);
void server_table_put_seat(struct server *server, struct server_table *table, pl_seat seat);
void server_table_put_result(struct server *server, struct server_table *table);
void server_table_put_entry(struct server *server, struct server_table *table,
                            enum server_entry_kind kind, pl_seat seat,
                            const struct server_move *move);
void server_table_put_snapshot(struct server *server, struct server_table *table, bool is_base);

/* After each write of a table: notes whether it contradicts what is stored. */
void server_table_wrote(struct server *server, struct server_table *table);

/* The save file of a match that is over. */
void server_table_put_replay(struct server *server, struct server_table *table);
/* The same from the store, which the caller frees: what is given out leads to the end that it
 * tells, as far as these rules can say. */
enum server_error server_table_read_replay(struct server *server, const struct server_table *table,
                                           char **ret_text);

/* What a position of the table is known by: the upper half tells the layout of its state. */
uint64_t server_table_hash(const struct server_table *table, const struct pl_state *state);
/* Makes sure that the match is in memory. NOT_RUNNING: there is none; STORAGE, DAMAGED: the table
 * was set aside. */
enum server_error server_table_awaken(struct server *server, struct server_table *table);
/* Whether the match can be had, without having it; nothing is written. Tells what is wrong. */
enum server_error server_table_examine(struct server *server, struct server_table *table,
                                       const char **ret_what);
/* Takes the match out of memory. */
void server_table_sleep(struct server *server, struct server_table *table);

/* Notes when something was decided: clocks run from now on. */
void server_table_changes(struct server *server, struct server_table *table);
/* Notes that the table was written in this turn. */
void server_table_touch(struct server *server, struct server_table *table);
/* Notes that subscribers are to be told; how many there are. */
uint32_t server_table_news(struct server *server, struct server_table *table, unsigned news);
/* The same for those alone who sit on that seat. */
void server_table_news_to(struct server *server, struct server_table *table, pl_seat seat,
                          unsigned news);
/* A person who sits there has come or gone: players are told now, others a little later. */
void server_table_presence(struct server *server, struct server_table *table);

#endif
