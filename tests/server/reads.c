/* Whatever people ask for about themselves, with every reading of the store failing in turn: all of
 * it is done and told so, or nothing is and they are told to try again. No one loses their session,
 * their account or their seats because the disk could not be read. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>
#include <sqlite3.h>

#include "core/rng.h"
#include "server/http/http.h"
#include "server/store/store.h"
#include "tests/server/people.h"

enum { TABLE = 77 };

/* Readings, counted; those from `first` to `last` fail. */
static struct {
    uint32_t count;
    uint32_t first;
    uint32_t last;
    bool fails[STORE_QUERY_COUNT];
} reads;

void __real_store_read(struct server_store *store, enum store_query query,
                       const struct store_arg *args, size_t count);
void __wrap_store_read(struct server_store *store, enum store_query query,
                       const struct store_arg *args, size_t count);
bool __real_store_next(struct server_store *store, enum store_query query);
bool __wrap_store_next(struct server_store *store, enum store_query query);
bool __real_store_end(struct server_store *store, enum store_query query);
bool __wrap_store_end(struct server_store *store, enum store_query query);

void __wrap_store_read(struct server_store *store, enum store_query query,
                       const struct store_arg *args, size_t count)
{
    reads.count++;
    reads.fails[query] = reads.count >= reads.first && reads.count <= reads.last;
    __real_store_read(store, query, args, count);
}

bool __wrap_store_next(struct server_store *store, enum store_query query)
{
    return !reads.fails[query] && __real_store_next(store, query);
}

bool __wrap_store_end(struct server_store *store, enum store_query query)
{
    bool is_whole = __real_store_end(store, query);

    return is_whole && !reads.fails[query];
}

static void plan_reads(uint32_t first, uint32_t last)
{
    reads.count = 0;
    reads.first = first;
    reads.last = last;
}

/* Every run draws the same random numbers. */

static struct pl_rng rng;

static const char *name_of_source(void)
{
    return "test";
}

static uint32_t draw(void)
{
    return pl_rng_next(&rng);
}

static void fill(void *room, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        ((uint8_t *)room)[i] = (uint8_t)draw();
    }
}

static struct randombytes_implementation source = {
    .implementation_name = name_of_source,
    .random = draw,
    .buf = fill,
};

/* The site: an account with two sessions, and a guest who plays with another. */

enum who { NOBODY, GUEST, ACCOUNT, WHO_COUNT };

static struct {
    int64_t id[WHO_COUNT];
    char token[WHO_COUNT][SERVER_TOKEN_SIZE];
    char other_token[SERVER_TOKEN_SIZE]; /* of the account */
    char recovery[SERVER_RECOVERY_SIZE];
} site;

static void open_session(int64_t id, char ret_token[SERVER_TOKEN_SIZE])
{
    server_session_new(&people.server, &(struct server_session_wish){ id, NULL, "" }, ret_token);
}

static void begin_site(void)
{
    struct pl_seed seed = pl_seed_of(1);

    plan_reads(0, 0);
    pl_rng_start(&rng, &seed);
    memset(&site, 0, sizeof site);
    people_begin();
    struct server_login login = people_register("Ala", 0);
    assert_int_equal(server_login_finish(&people.server, &login), SERVER_OK);
    memcpy(site.recovery, login.recovery, sizeof site.recovery);
    site.id[ACCOUNT] = login.user_id;
    site.id[GUEST] = people_guest("Ola");
    open_session(site.id[ACCOUNT], site.token[ACCOUNT]);
    open_session(site.id[ACCOUNT], site.other_token);
    open_session(site.id[GUEST], site.token[GUEST]);
    people_table(&(struct people_table){
        TABLE, site.id[GUEST], 3, { site.id[GUEST], people_guest("Jan"), PEOPLE_BOT } });
    people_commit();
}

/* Requests. */

struct request {
    const char *name;
    enum who who;
    const char *path; /* NULL: one that comes back from the worker */
    const char *body; /* %s: its own session's id */
    enum server_login_kind kind;
    const char *nick;
};

#define ENDS "/api/account/sessions/end"

static const struct request requests[] = {
    { .name = "guest", .path = "/api/guest", .body = "{\"nick\":\"Ela\"}" },
    { "guest logs out", GUEST, .path = "/api/logout", .body = "{}" },
    { "guest goes", GUEST, .path = "/api/account/delete", .body = "{}" },
    { "logs out", ACCOUNT, .path = "/api/logout", .body = "{}" },
    { "ends the others", ACCOUNT, .path = ENDS, .body = "{\"id\":\"others\"}" },
    { "ends its own", ACCOUNT, .path = ENDS, .body = "{\"id\":\"%s\"}" },
    { "registers", NOBODY, .kind = SERVER_REGISTER, .nick = "Ewa" },
    { "guest registers", GUEST, .kind = SERVER_REGISTER, .nick = "Ewa" },
    { "logs in", NOBODY, .kind = SERVER_LOGIN, .nick = "Ala" },
    { "guest logs in", GUEST, .kind = SERVER_LOGIN, .nick = "Ala" },
    { "recovers", NOBODY, .kind = SERVER_RECOVER, .nick = "Ala" },
    { "guest recovers", GUEST, .kind = SERVER_RECOVER, .nick = "Ala" },
    { "changes the password", ACCOUNT, .kind = SERVER_CHANGE, .nick = "Ala" },
    { "wants a new code", ACCOUNT, .kind = SERVER_NEW_CODE, .nick = "Ala" },
    { "goes", ACCOUNT, .kind = SERVER_DELETE, .nick = "Ala" },
};

static struct server_login prepare(const struct request *request)
{
    struct server_login login;

    if (request->kind == SERVER_REGISTER) {
        return people_register(request->nick, request->who == GUEST ? site.id[GUEST] : 0);
    }
    login = people_login(request->nick, request->kind);
    if (request->kind == SERVER_RECOVER) {
        server_recovery_hash(site.recovery, login.code);
    }
    return login;
}

static void ask(const struct request *request, struct server_http *http)
{
    char id[SERVER_SESSION_ID_SIZE];

    sodium_bin2hex(id, sizeof id, http->session, sizeof id / 2);
    http->method = EDGE_POST;
    http->is_same_origin = true;
    http->is_json = true;
    snprintf(http->path, sizeof http->path, "%s", request->path);
    const char *own = strstr(request->body, "%s");
    size_t before = own ? (size_t)(own - request->body) : strlen(request->body);
    snprintf(http->body, sizeof http->body, "%.*s%s%s", (int)before, request->body, own ? id : "",
             own ? own + 2 : "");
    http->body_size = (uint32_t)strlen(http->body);
    server_http_post(&people.server, http);
}

/* What came of a request. */
struct outcome {
    enum server_error error;
    uint32_t reads;
    char *told; /* the reply and its cookies */
    char *rows; /* all that is stored */
    char *tables;
};

static void free_outcome(struct outcome *outcome)
{
    free(outcome->told);
    free(outcome->rows);
    free(outcome->tables);
}

static void print_row(FILE *out, sqlite3_stmt *row)
{
    for (int i = 0; i < sqlite3_column_count(row); i++) {
        const unsigned char *bytes = sqlite3_column_blob(row, i);
        fprintf(out, "%s%s=", i ? " " : "", sqlite3_column_name(row, i));
        for (int k = 0; k < sqlite3_column_bytes(row, i); k++) {
            fprintf(out, bytes[k] >= ' ' && bytes[k] < 127 ? "%c" : "\\%02x", bytes[k]);
        }
    }
    fprintf(out, "\n");
}

/* Every row of every table; the server has stopped. */
static char *all_rows(void)
{
    char path[PEOPLE_FOLDER_SIZE + 16];
    char *text = NULL;
    size_t size = 0;
    sqlite3 *db = NULL;
    sqlite3_stmt *tables = NULL;
    FILE *out = open_memstream(&text, &size);

    assert_non_null(out);
    snprintf(path, sizeof path, "%s/plansza.db", people.folder);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db,
                                        "SELECT name FROM sqlite_master WHERE type = 'table'"
                                        " ORDER BY name",
                                        -1, &tables, NULL),
                     SQLITE_OK);
    while (sqlite3_step(tables) == SQLITE_ROW) {
        char sql[128];
        sqlite3_stmt *row = NULL;
        snprintf(sql, sizeof sql, "SELECT * FROM \"%s\" ORDER BY 1, 2",
                 (const char *)sqlite3_column_text(tables, 0));
        fprintf(out, "%s\n", sql);
        assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &row, NULL), SQLITE_OK);
        while (sqlite3_step(row) == SQLITE_ROW) {
            print_row(out, row);
        }
        sqlite3_finalize(row);
    }
    sqlite3_finalize(tables);
    sqlite3_close(db);
    fclose(out);
    return text;
}

/* The request with these readings failing; NULL: no one asks for anything. */
static struct outcome run(const struct request *request, uint32_t first, uint32_t last)
{
    static struct server_http http;
    struct server_address address = { .text = "192.0.2.1" };
    struct outcome outcome = { .error = SERVER_OK };
    size_t size = 0;

    begin_site();
    memset(&http, 0, sizeof http);
    http.address = &address;
    if (request && request->who != NOBODY) {
        assert_int_equal(
            server_session_user(&people.server, site.token[request->who], http.session, &http.user),
            SERVER_OK);
    }
    if (request && request->path) {
        plan_reads(first, last);
        ask(request, &http);
    } else if (request) {
        struct server_login login = prepare(request);
        plan_reads(first, last);
        server_http_logged_in(&people.server, &http, &login);
    }
    outcome.reads = reads.count;
    outcome.error = people.error;
    FILE *told = open_memstream(&outcome.told, &size);
    assert_non_null(told);
    fprintf(told, "%s\n%s\n%s\n", people.reply, http.cookie, http.device_cookie);
    fclose(told);
    plan_reads(0, 0);
    people_commit();
    server_user_drop(&people.server, http.user);
    outcome.tables = strdup(people_tables());
    people_stop();
    outcome.rows = all_rows();
    people_start();
    assert_string_equal(outcome.tables, people_tables());
    people_end();
    return outcome;
}

static void check(const struct request *request, const struct outcome *done, uint32_t first,
                  uint32_t last)
{
    struct outcome nothing = run(NULL, 0, 0);
    struct outcome got = run(request, first, last);
    const struct outcome *right = got.error ? &nothing : done;

    if ((got.error && got.error != SERVER_STORAGE) || strcmp(got.rows, right->rows) != 0) {
        print_error("readings %u to %u fail\n", (unsigned)first, (unsigned)last);
    }
    if (got.error) {
        assert_int_equal(got.error, SERVER_STORAGE);
        assert_string_equal(got.rows, nothing.rows);
        assert_string_equal(got.tables, nothing.tables);
    } else {
        assert_string_equal(got.told, done->told);
        assert_string_equal(got.rows, done->rows);
        assert_string_equal(got.tables, done->tables);
    }
    free_outcome(&nothing);
    free_outcome(&got);
}

static void test_reads_fail(void **state)
{
    const struct request *request = *state;
    struct outcome done = run(request, 0, 0);
    struct outcome nothing = run(NULL, 0, 0);

    assert_int_equal(done.error, SERVER_OK);
    assert_string_not_equal(done.rows, nothing.rows);
    for (uint32_t k = 1; k <= done.reads; k++) {
        check(request, &done, k, k);
        check(request, &done, k, UINT32_MAX);
    }
    free_outcome(&nothing);
    free_outcome(&done);
}

int main(void)
{
    struct CMUnitTest tests[PL_COUNT_OF(requests)];

    randombytes_set_implementation(&source);
    for (size_t i = 0; i < PL_COUNT_OF(requests); i++) {
        tests[i] = (struct CMUnitTest){ .name = requests[i].name,
                                        .test_func = test_reads_fail,
                                        .initial_state = (void *)&requests[i] };
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
