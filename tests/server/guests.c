/* The people of the tests about what happens among people at a table. */
#include "tests/server/guests.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

struct guests guests;

void guests_connect(int guest)
{
    static const unsigned char session[SERVER_HASH_BYTES] = { 1 };

    guests.conn[guest] = people_connect(guests.id[guest], session);
    people_listen(guests.conn[guest], PL_LANG_EN);
}

int guests_begin(void **state)
{
    static const char *const nicks[] = { "Ala", "Ola", "Ela", "Iza" };

    (void)state;
    people_begin();
    for (int i = 0; i < GUESTS; i++) {
        guests.id[i] = people_guest(nicks[i]);
        guests_connect(i);
    }
    return 0;
}

struct server_table *guests_table(uint8_t seats, const int guest[])
{
    struct people_table wanted = { .id = GUESTS_TABLE, .owner = guests.id[0], .seats = seats };

    for (uint8_t p = 0; p < seats; p++) {
        wanted.seat[p] = guest[p] ? guests.id[guest[p] - 1] : PEOPLE_BOT;
    }
    struct server_table *table = people_table(&wanted);
    people_commit();
    for (int i = 0; i < GUESTS; i++) {
        people_ask(guests.conn[i], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    }
    return table;
}

void guests_decide(struct server_table *table, pl_seat seat, bool is_person)
{
    char mid[16];
    struct pl_state_room room;
    struct pl_legal legal = { .count = 0 };

    pl_observe(table->game, match_state(table->match), seat, pl_obs_in(&room));
    pl_legal_of(table->game, pl_obs_in(&room), seat, &legal);
    assert_true(legal.count > 0);
    snprintf(mid, sizeof mid, "%u", (unsigned)table->journal_count);
    struct server_move move = { .action = legal.action[0], .mid = is_person ? mid : NULL };
    assert_true(server_table_play(&people.server, table, seat, &move));
    people_commit();
}

void guests_move(struct server_table *table, pl_seat seat)
{
    guests_decide(table, seat, false);
}

pl_seat guests_asked(const struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (table->waiting >> p & 1) {
            return p;
        }
    }
    return PL_NOBODY;
}

const char *guests_ask(pl_seat seat, const char *type)
{
    char members[96];

    guests.conn[seat]->bucket.tokens = SERVER_RATE_BURST;
    snprintf(members, sizeof members, "\"t\":\"%s\",\"table\":\"%%T\"", type);
    return people_ask(guests.conn[seat], GUESTS_TABLE, members);
}

const char *guests_undo(const struct server_table *table, pl_seat seat)
{
    char members[96];

    guests.conn[seat]->bucket.tokens = SERVER_RATE_BURST;
    snprintf(members, sizeof members, "\"t\":\"undo\",\"table\":\"%%T\",\"question\":%lld",
             (long long)table->seat[seat].question);
    return people_ask(guests.conn[seat], GUESTS_TABLE, members);
}
