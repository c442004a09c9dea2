/* Letters for tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <openssl/evp.h>

#include "server/tables/clock.h"
#include "tests/server/letters.h"

enum { POOLS_MAX = 4 };

static const int64_t DAY_MS = 86400000;

struct notify_letter letters_sent[LETTERS_MAX];
uint32_t letters_count;
struct notify_result letters_result;
enum store_query letters_unreadable = STORE_QUERY_COUNT;
static struct server_pool *pools[POOLS_MAX];
uint32_t letters_pools;

int64_t letters_ala;
int64_t letters_ola;
unsigned char letters_session[SERVER_HASH_BYTES];
struct notify_reader letters_reader;

struct notify_result __wrap_notify_deliver(void *line, const struct notify_ways *ways,
                                           const struct notify_letter *letter);
struct notify_result __wrap_notify_deliver_mail(void *line, const struct notify_ways *ways,
                                                const struct notify_mail *mail);
struct server_pool *__real_server_pool_new(const struct server_pool_options *options);
struct server_pool *__wrap_server_pool_new(const struct server_pool_options *options);

static void note(const struct notify_letter *letter)
{
    if (letters_count < LETTERS_MAX) {
        letters_sent[letters_count] = *letter;
    }
    letters_count++;
}

struct notify_result __wrap_notify_deliver(void *line, const struct notify_ways *ways,
                                           const struct notify_letter *letter)
{
    (void)line;
    assert_non_null(ways->key);
    note(letter);
    return letters_result;
}

struct notify_result __wrap_notify_deliver_mail(void *line, const struct notify_ways *ways,
                                                const struct notify_mail *mail)
{
    (void)line;
    (void)ways;
    note(&(struct notify_letter){ .mail = *mail });
    return letters_result;
}

bool __real_store_end(struct server_store *store, enum store_query query);
bool __wrap_store_end(struct server_store *store, enum store_query query);

bool __wrap_store_end(struct server_store *store, enum store_query query)
{
    return __real_store_end(store, query) && query != letters_unreadable;
}

/* Workers without threads. */
struct server_pool *__wrap_server_pool_new(const struct server_pool_options *options)
{
    struct server_pool_options own = *options;

    own.threads = 0;
    assert_true(letters_pools < POOLS_MAX);
    pools[letters_pools] = __real_server_pool_new(&own);
    return pools[letters_pools++];
}

/* Doing things. */

void letters_work(void)
{
    for (uint32_t i = 0; i < letters_pools; i++) {
        while (server_pool_run_one(pools[i])) {
        }
    }
    notify_turn(&people.server);
    people_commit();
}

/* After that time, all that is due has been done. */
void letters_pass(int64_t ms)
{
    people.server.now_ms += ms;
    people.server.wall_ms += ms;
    notify_turn(&people.server);
    notify_check(&people.server, people_table_of(LETTERS_TABLE));
    people_commit();
    letters_work();
}

enum server_error letters_subscribe(int64_t id, const char *endpoint, enum pl_lang lang)
{
    struct server_user *user = people_get(id);
    struct notify_wish wish = {
        .endpoint = endpoint,
        .reader = letters_reader,
        .lang = lang,
        .session = letters_session,
    };
    enum server_error error = notify_subscribe(&people.server, user, &wish);

    server_user_drop(&people.server, user);
    people_commit();
    return error;
}

void letters_decide(pl_seat seat)
{
    struct server_table *table = people_table_of(LETTERS_TABLE);
    struct pl_legal legal;

    assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
    pl_legal_of(table->game, pl_as_obs(match_state(table->match)), seat, &legal);
    assert_true(legal.count > 0);
    assert_true(server_table_play(&people.server, table, seat,
                                  &(struct server_move){ .action = legal.action[0] }));
    people_commit();
}

void letters_expect(uint32_t count)
{
    assert_int_equal(letters_count, count);
    letters_count = 0;
}

int letters_begin(void **unused)
{
    char token[SERVER_TOKEN_SIZE];
    EVP_PKEY *key = notify_key_new();

    (void)unused;
    letters_count = 0;
    letters_pools = 0;
    letters_result = (struct notify_result){ .outcome = NOTIFY_DELIVERED, .status = 201 };
    assert_true(notify_key_point(key, letters_reader.point));
    EVP_PKEY_free(key);
    people_begin();
    letters_ala = people_account("Ala");
    letters_ola = people_account("Ola");
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, 4 * DAY_MS, 0 };
    people_table(
        &(struct people_table){ LETTERS_TABLE, letters_ala, 2, { letters_ala, letters_ola } });
    server_session_new(&people.server, &(struct server_session_wish){ letters_ala, NULL, "" },
                       token);
    server_hash_token(token, letters_session);
    people_commit();
    assert_int_equal(letters_subscribe(letters_ala, "https://push.example/ala", PL_LANG_EN),
                     SERVER_OK);
    return 0;
}

int letters_end(void **unused)
{
    (void)unused;
    people_end();
    return 0;
}
