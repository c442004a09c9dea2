/* Notices: deeds of people at a table that are not decisions of the game and of which everybody
 * there is told, such as a hint taken. They are lines of the table's log, kept with it in the store
 * and in no memory; each reader gets them in their own language. */
#ifndef SERVER_TABLES_NOTICE_H
#define SERVER_TABLES_NOTICE_H

#include "core/json.h"
#include "server/tables/table.h"

struct server_sub;

enum server_notice_kind {
    SERVER_NOTICE_NONE,
#define NOTICE(name_, code_, pl_, en_) SERVER_NOTICE_##name_,
#include "server/protocol/notices.def"
    SERVER_NOTICE_COUNT
};

/* The words are those that any reader may read; "{0}" stands in them for the name of seat 0, and so
 * on: people may change it or go. */
struct server_notice {
    enum server_notice_kind kind;
    pl_seat seat;                     /* whom it is about */
    bool has_other;                   /* .. and another one: */
    pl_seat other;                    /* %2 of the text */
    const char *words[PL_LANG_COUNT]; /* %2 where there is no other seat; NULL: none */
};

/* Writes it within the turn and tells the subscribers when the turn is done. */
void server_notice_add(struct server *server, struct server_table *table,
                       const struct server_notice *notice);
/* The message with those that the subscriber has not seen yet, and notes that they are. False when
 * it need not be sent, because there are none or they cannot be read; the first is always sent. */
bool server_write_notices(struct pl_json *json, struct server *server,
                          const struct server_table *table, struct server_sub *sub);
/* Whether all that are stored can be read. */
bool server_notices_are_well(struct server *server, const struct server_table *table);

#endif
