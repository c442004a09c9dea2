/* The store on a disk that fails. First the disk itself: files in memory that fail and lose what
 * they must, and nothing else. Then the store with a failure at every call while it is opened,
 * written, read and tidied up: no acknowledged turn is lost, no turn is there by half, no row is
 * wrong or missing without a word. */
#include <setjmp.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/store/store.h"
#include "tests/server/memory_vfs.h"

enum { TURNS = 5, ROWS = 3, TEXT_SIZE = 1200, CALLS_MAX = 4000 };

static const char folder[] = "data";
static const char path[] = "data/plansza.db";
static const enum memory_call kinds[] = { MEMORY_OPEN,     MEMORY_READ, MEMORY_WRITE,
                                          MEMORY_TRUNCATE, MEMORY_SYNC, MEMORY_DELETE };

/* The disk. */

static sqlite3_file *open_raw(const char *name)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(MEMORY_VFS);
    sqlite3_file *file = calloc(1, (size_t)vfs->szOsFile);

    assert_non_null(file);
    assert_int_equal(vfs->xOpen(vfs, name, file,
                                SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MAIN_DB,
                                NULL),
                     SQLITE_OK);
    return file;
}

static void close_raw(sqlite3_file *file)
{
    file->pMethods->xClose(file);
    free(file);
}

static int write_raw(sqlite3_file *file, char letter, int size, int at)
{
    char room[4 * MEMORY_SECTOR];

    memset(room, letter, sizeof room);
    return file->pMethods->xWrite(file, room, size, at);
}

static char letter_at(const char *name, size_t at)
{
    size_t size = 0;
    const uint8_t *bytes = memory_vfs_bytes(name, &size);

    return at < size ? (char)bytes[at] : '-';
}

static void test_disk_keeps_what_was_synchronised(void **state)
{
    (void)state;
    memory_vfs_begin(1);
    sqlite3_file *file = open_raw("a");
    write_raw(file, 'x', MEMORY_SECTOR, 0);
    file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
    write_raw(file, 'y', MEMORY_SECTOR, 0);
    write_raw(file, 'z', MEMORY_SECTOR, MEMORY_SECTOR);
    assert_int_equal(letter_at("a", 0), 'y');
    memory_vfs_crash(&(struct memory_crash){ .keep = MEMORY_KEEP_NONE });
    assert_int_equal(letter_at("a", 0), 'x');
    assert_int_equal(letter_at("a", MEMORY_SECTOR), '-');
    /* No connection has it open any more. */
    assert_int_equal(write_raw(file, 'w', 1, 0), SQLITE_IOERR_WRITE);
    assert_int_equal(letter_at("a", 0), 'x');
    close_raw(file);
    memory_vfs_end();
}

/* Three sectors over older ones: which of them are new, as bits. */
static unsigned crash_by(enum memory_keep keep, uint64_t seed, uint32_t lies)
{
    unsigned mask = 0;

    memory_vfs_begin(1);
    sqlite3_file *file = open_raw("a");
    write_raw(file, 'o', 4 * MEMORY_SECTOR, 0);
    file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
    write_raw(file, 'n', 2 * MEMORY_SECTOR, MEMORY_SECTOR / 2);
    if (lies > 0) {
        file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
    }
    memory_vfs_crash(&(struct memory_crash){ .keep = keep, .seed = seed, .lies = lies });
    for (unsigned i = 0; i < 3; i++) {
        mask |= (unsigned)(letter_at("a", (size_t)i * MEMORY_SECTOR + (i ? 0 : 256)) == 'n') << i;
    }
    /* Below the first sector's part nothing was written. */
    assert_int_equal(letter_at("a", 0), 'o');
    close_raw(file);
    memory_vfs_end();
    return mask;
}

static void test_disk_loses_by_sectors(void **state)
{
    unsigned some = 0;
    unsigned first = 0;

    (void)state;
    assert_int_equal(crash_by(MEMORY_KEEP_NONE, 1, 0), 0);
    assert_int_equal(crash_by(MEMORY_KEEP_ALL, 1, 0), 7);
    for (uint64_t seed = 0; seed < 100; seed++) {
        unsigned mask = crash_by(MEMORY_KEEP_SOME, seed, 0);
        assert_int_equal(mask, crash_by(MEMORY_KEEP_SOME, seed, 0));
        some |= 1u << mask;
        first |= 1u << crash_by(MEMORY_KEEP_FIRST, seed, 0);
    }
    assert_int_equal(some, 0xff);
    /* Nothing, one, two; never a later sector without the one before. */
    assert_int_equal(first & ~(1u << 0 | 1u << 1 | 1u << 3 | 1u << 7), 0);
    assert_true(first & 1u << 1);
}

static void test_disk_that_lies(void **state)
{
    (void)state;
    assert_int_equal(crash_by(MEMORY_KEEP_NONE, 1, 1), 0);
    assert_int_equal(crash_by(MEMORY_KEEP_ALL, 1, 1), 7);
}

static void test_disk_fails_when_told(void **state)
{
    char room[8];

    (void)state;
    memory_vfs_begin(1);
    sqlite3_file *file = open_raw("a");
    memory_vfs_plan(&(struct memory_plan){ MEMORY_WRITE, MEMORY_FULL, 2, 1 });
    assert_int_equal(write_raw(file, 'a', 8, 0), SQLITE_OK);
    assert_int_equal(write_raw(file, 'b', 8, 0), SQLITE_FULL);
    assert_int_equal(letter_at("a", 0), 'a');
    assert_int_equal(write_raw(file, 'c', 8, 0), SQLITE_OK);
    assert_int_equal(memory_vfs_calls(MEMORY_WRITE), 3);
    assert_int_equal(memory_vfs_faults(), 1);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_WRITE, MEMORY_TORN, 1, 1 });
    assert_int_equal(write_raw(file, 'd', 8, 0), SQLITE_IOERR_WRITE);
    assert_int_equal(letter_at("a", 3), 'd');
    assert_int_equal(letter_at("a", 4), 'c');
    memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_SHORT, 1, 1 });
    assert_int_equal(file->pMethods->xRead(file, room, 8, 0), SQLITE_IOERR_SHORT_READ);
    assert_memory_equal(room, "dddd\0\0\0\0", 8);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_WRONG_BYTES, 1, 1 });
    assert_int_equal(file->pMethods->xRead(file, room, 8, 0), SQLITE_OK);
    assert_true(memcmp(room, "ddddcccc", 8) != 0);
    assert_int_equal(file->pMethods->xRead(file, room, 8, 0), SQLITE_OK);
    assert_memory_equal(room, "ddddcccc", 8);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_SYNC, MEMORY_FAILS, 1, 1 });
    assert_int_equal(file->pMethods->xSync(file, SQLITE_SYNC_NORMAL), SQLITE_IOERR_FSYNC);
    memory_vfs_crash(&(struct memory_crash){ .keep = MEMORY_KEEP_NONE });
    assert_int_equal(letter_at("a", 0), '-');
    close_raw(file);
    memory_vfs_end();
}

/* The store. Turn t writes ROWS lines of chat to table t, and all of its bytes follow from t. */

static void text_of(uint32_t turn, uint32_t n, char ret_text[TEXT_SIZE])
{
    for (uint32_t i = 0; i < TEXT_SIZE - 1; i++) {
        ret_text[i] = (char)('a' + (turn * 7 + n * 11 + i) % 26);
    }
    ret_text[TEXT_SIZE - 1] = '\0';
}

static void write_turn(struct server_store *store, uint32_t turn)
{
    char text[TEXT_SIZE];

    for (uint32_t n = 0; n < ROWS; n++) {
        text_of(turn, n, text);
        store_write(store, STORE_CHAT_ADD,
                    STORE_ARGS(STORE_INT(turn), STORE_INT(n), STORE_TEXT("nick"), STORE_TEXT(text),
                               STORE_INT(turn)));
    }
}

/* The rows of a turn that can be read, all of them as they were written; -1: the store says that it
 * cannot read them. */
static int rows_of(struct server_store *store, uint32_t turn)
{
    char text[TEXT_SIZE];
    uint32_t size = 0;
    int count = 0;

    store_read(store, STORE_CHAT_OF, STORE_ARGS(STORE_INT(turn)));
    while (store_next(store, STORE_CHAT_OF)) {
        text_of(turn, (uint32_t)count, text);
        assert_int_equal(store_int(store, STORE_CHAT_OF, 0), count);
        assert_string_equal(store_text(store, STORE_CHAT_OF, 2, &size), text);
        count++;
    }
    return store_end(store, STORE_CHAT_OF) ? count : -1;
}

static struct server_store *open_store(void)
{
    struct server_store *store = NULL;
    const char *reason = store_open_on(MEMORY_VFS, folder, &store);

    if (reason) {
        print_message("store_open_on: %s\n", reason);
    }
    assert_null(reason);
    return store;
}

/* What a run promised. */
struct promises {
    uint32_t tried;
    bool is_kept[TURNS]; /* acknowledged */
};

/* Writes all turns, as far as the store is open. */
static void write_all(struct server_store *store, struct promises *promises)
{
    for (uint32_t turn = 0; turn < TURNS; turn++) {
        write_turn(store, turn);
        promises->tried = turn + 1;
        promises->is_kept[turn] = store_commit(store);
    }
}

/* Every acknowledged turn is there, every other one is there whole or not at all. */
static void check_kept(const struct promises *promises)
{
    struct server_store *store = open_store();

    for (uint32_t turn = 0; turn < TURNS; turn++) {
        int count = rows_of(store, turn);
        assert_true(count == ROWS || (count == 0 && !promises->is_kept[turn]));
    }
    store_close(store);
}

/* A site that has been there for a while, so that pages are read and the log is full. */
static void prepare(struct promises *promises)
{
    memory_vfs_begin(1);
    struct server_store *store = open_store();
    *promises = (struct promises){ 0 };
    write_all(store, promises);
    store_close(store);
    memory_vfs_plan(NULL);
}

/* Opening. */

static void test_open_fails_at_every_call(void **state)
{
    (void)state;
    for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
        uint64_t faults = 1;
        for (uint64_t k = 1; faults > 0 && k < CALLS_MAX; k++) {
            struct promises promises;
            struct server_store *store = NULL;
            prepare(&promises);
            memory_vfs_plan(&(struct memory_plan){ kinds[kind], MEMORY_FAILS, k, 1 });
            const char *reason = store_open_on(MEMORY_VFS, folder, &store);
            assert_true(!reason == (store != NULL));
            faults = memory_vfs_faults();
            memory_vfs_plan(NULL);
            store_close(store);
            check_kept(&promises);
            memory_vfs_end();
        }
        assert_int_equal(faults, 0);
    }
}

/* Writing, committing and tidying up. */

/* One failure, then well again; and a failure from then on, as of a full or dying disk. In both the
 * power is lost at the end. */
static void run_with(const struct memory_plan *plan, enum memory_keep keep)
{
    struct promises promises = { 0 };
    struct server_store *store = NULL;

    memory_vfs_begin(1);
    store = open_store();
    memory_vfs_plan(plan);
    write_all(store, &promises);
    uint64_t faults = memory_vfs_faults();
    memory_vfs_plan(NULL);
    if (faults == 0) {
        for (uint32_t turn = 0; turn < TURNS; turn++) {
            assert_true(promises.is_kept[turn]);
        }
    }
    memory_vfs_crash(&(struct memory_crash){ .keep = keep, .seed = plan->first });
    store_close(store);
    check_kept(&promises);
    memory_vfs_end();
}

/* How many calls of a kind all turns need. */
static uint64_t count_calls(enum memory_call kind)
{
    struct promises promises = { 0 };

    memory_vfs_begin(1);
    struct server_store *store = open_store();
    memory_vfs_plan(NULL);
    write_all(store, &promises);
    uint64_t calls = memory_vfs_calls(kind);
    store_close(store);
    memory_vfs_end();
    return calls;
}

static void test_writing_fails_at_every_call(void **state)
{
    static const struct {
        enum memory_call call;
        enum memory_fault fault;
    } ways[] = { { MEMORY_WRITE, MEMORY_FAILS },    { MEMORY_WRITE, MEMORY_FULL },
                 { MEMORY_WRITE, MEMORY_TORN },     { MEMORY_SYNC, MEMORY_FAILS },
                 { MEMORY_TRUNCATE, MEMORY_FAILS }, { MEMORY_READ, MEMORY_FAILS } };

    (void)state;
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        uint64_t calls = count_calls(ways[way].call);
        for (uint64_t k = 1; k <= calls + 1; k++) {
            struct memory_plan plan = { ways[way].call, ways[way].fault, k, 1 };
            run_with(&plan, MEMORY_KEEP_SOME);
            plan.count = UINT64_MAX;
            run_with(&plan, MEMORY_KEEP_NONE);
        }
    }
}

static void test_power_fails_at_every_sync(void **state)
{
    uint64_t calls = count_calls(MEMORY_SYNC);

    (void)state;
    assert_true(calls >= TURNS);
    for (uint64_t k = 1; k <= calls; k++) {
        for (uint64_t seed = 0; seed < 8; seed++) {
            struct promises promises = { 0 };
            memory_vfs_begin(seed);
            struct server_store *store = open_store();
            memory_vfs_plan(&(struct memory_plan){ MEMORY_SYNC, MEMORY_FAILS, k, UINT64_MAX });
            write_all(store, &promises);
            memory_vfs_plan(NULL);
            memory_vfs_crash(
                &(struct memory_crash){ .keep = MEMORY_KEEP_SOME, .seed = seed * 1000 + k });
            store_close(store);
            check_kept(&promises);
            memory_vfs_end();
        }
    }
}

/* A disk that lies about the last synchronisations may lose the end, but what is left is the
 * beginning, whole. */
static void test_disk_that_lies_loses_the_end(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct promises promises = { 0 };
        memory_vfs_begin(seed);
        struct server_store *store = open_store();
        write_all(store, &promises);
        memory_vfs_crash(&(struct memory_crash){
            .keep = MEMORY_KEEP_FIRST, .seed = seed, .lies = (uint32_t)(seed % 10) });
        store_close(store);
        store = open_store();
        bool has_ended = false;
        for (uint32_t turn = 0; turn < TURNS; turn++) {
            int count = rows_of(store, turn);
            assert_true(count == 0 || (count == ROWS && !has_ended));
            has_ended = count == 0;
        }
        store_close(store);
        memory_vfs_end();
    }
}

/* The log goes into the file when there is enough of it, and when the store is closed. */
static void test_tidying_up_fails_at_every_call(void **state)
{
    static const enum memory_call calls[] = { MEMORY_READ, MEMORY_WRITE, MEMORY_SYNC,
                                              MEMORY_TRUNCATE, MEMORY_DELETE };

    (void)state;
    for (size_t kind = 0; kind < sizeof calls / sizeof *calls; kind++) {
        uint64_t faults = 1;
        for (uint64_t k = 1; faults > 0 && k < CALLS_MAX; k++) {
            struct promises promises = { 0 };
            memory_vfs_begin(k);
            struct server_store *store = open_store();
            write_all(store, &promises);
            memory_vfs_plan(&(struct memory_plan){ calls[kind], MEMORY_FAILS, k, UINT64_MAX });
            store_close(store);
            faults = memory_vfs_faults();
            memory_vfs_plan(NULL);
            memory_vfs_crash(&(struct memory_crash){ .keep = MEMORY_KEEP_SOME, .seed = k });
            check_kept(&promises);
            memory_vfs_end();
        }
        assert_int_equal(faults, 0);
    }
}

/* Reading. */

/* The disk is well again, and so is the store once it has tried. */
static void check_well_again(struct server_store *store)
{
    memory_vfs_plan(NULL);
    store_doubt(store);
    for (uint32_t turn = 0; turn < TURNS; turn++) {
        assert_int_equal(rows_of(store, turn), ROWS);
    }
    store_probe(store);
    assert_true(store_is_well(store));
}

/* A page of which the disk gives only a part is no page of zeros: that fails too. */
static void check_reading_fails_at_every_call(enum memory_fault fault)
{
    uint64_t faults = 1;
    int failures = 0;

    for (uint64_t k = 1; faults > 0 && k < CALLS_MAX; k++) {
        struct promises promises;
        prepare(&promises);
        struct server_store *store = open_store();
        store_doubt(store);
        memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, fault, k, 1 });
        for (uint32_t turn = 0; turn < TURNS; turn++) {
            int count = rows_of(store, turn);
            assert_true(count == ROWS || (count == -1 && !store_is_well(store)));
            failures += count < 0;
        }
        faults = memory_vfs_faults();
        check_well_again(store);
        store_close(store);
        memory_vfs_end();
    }
    assert_int_equal(faults, 0);
    assert_true(failures > 0);
}

static void test_reading_fails_at_every_call(void **state)
{
    (void)state;
    check_reading_fails_at_every_call(MEMORY_FAILS);
    check_reading_fails_at_every_call(MEMORY_SHORT);
}

/* A bit may be wrong: SQLite cannot always tell. The store lives on, and asks the disk again. Its
 * users check what must be whole: see damage.c. */
static void test_reading_is_lied_to_at_every_call(void **state)
{
    uint64_t faults = 1;

    (void)state;
    for (uint64_t k = 1; faults > 0 && k < CALLS_MAX; k++) {
        struct promises promises;
        prepare(&promises);
        struct server_store *store = open_store();
        store_doubt(store);
        memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_WRONG_BYTES, k, 1 });
        for (uint32_t turn = 0; turn < TURNS; turn++) {
            store_read(store, STORE_CHAT_OF, STORE_ARGS(STORE_INT(turn)));
            while (store_next(store, STORE_CHAT_OF)) {
            }
            (void)!store_end(store, STORE_CHAT_OF);
        }
        faults = memory_vfs_faults();
        check_well_again(store);
        store_close(store);
        memory_vfs_end();
    }
    assert_int_equal(faults, 0);
}

/* SQLite rolls the whole transaction back when a read in it fails; the store writes it again. A
 * page that was read in part is not written back: the file is whole when it is opened again. */
static void check_failed_read_harms_no_write(enum memory_fault fault)
{
    bool has_failed = false;

    for (uint64_t k = 1; k <= 40; k++) {
        struct promises promises;
        prepare(&promises);
        struct server_store *store = open_store();
        write_turn(store, 100);
        store_doubt(store);
        memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, fault, k, 1 });
        has_failed = rows_of(store, 3) < 0 || has_failed;
        write_turn(store, 101);
        memory_vfs_plan(NULL);
        assert_true(store_commit(store));
        memory_vfs_crash(&(struct memory_crash){ .keep = MEMORY_KEEP_NONE });
        store_close(store);
        store = open_store();
        for (uint32_t turn = 0; turn < TURNS; turn++) {
            assert_int_equal(rows_of(store, turn), ROWS);
        }
        assert_int_equal(rows_of(store, 100), ROWS);
        assert_int_equal(rows_of(store, 101), ROWS);
        store_close(store);
        memory_vfs_end();
    }
    assert_true(has_failed);
}

static void test_a_failed_read_harms_no_write(void **state)
{
    (void)state;
    check_failed_read_harms_no_write(MEMORY_FAILS);
    check_failed_read_harms_no_write(MEMORY_SHORT);
}

static void test_a_conflict_is_told(void **state)
{
    struct promises promises;

    (void)state;
    prepare(&promises);
    struct server_store *store = open_store();
    write_turn(store, 100);
    assert_false(store_has_conflict(store));
    write_turn(store, 3);
    assert_true(store_has_conflict(store));
    assert_false(store_commit(store));
    assert_true(store_is_well(store));
    assert_int_equal(rows_of(store, 100), 0);
    write_turn(store, 100);
    assert_true(store_commit(store));
    store_close(store);
    check_kept(&promises);
    memory_vfs_end();
}

/* Words. */

static const char *reason_to_open(void)
{
    struct server_store *store = NULL;
    const char *reason = store_open_on(MEMORY_VFS, folder, &store);

    store_close(store);
    return reason ? reason : "none";
}

static void says(const char *reason, const char *part)
{
    if (!strstr(reason, part)) {
        print_message("'%s' lacks '%s'\n", reason, part);
    }
    assert_non_null(strstr(reason, part));
}

static void set_version(int version)
{
    sqlite3 *db = NULL;
    char sql[64];

    snprintf(sql, sizeof sql, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA user_version = %d", version);
    assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, MEMORY_VFS), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void test_words(void **state)
{
    struct promises promises;

    (void)state;
    prepare(&promises);
    struct server_store *store = open_store();
    says(reason_to_open(), "another server");
    store_close(store);
    memory_vfs_set_read_only(true);
    says(reason_to_open(), "read-only");
    memory_vfs_set_read_only(false);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_FAILS, 1, UINT64_MAX });
    says(reason_to_open(), "disk has failed");
    memory_vfs_plan(NULL);
    set_version(99);
    says(reason_to_open(), "newer version");
    set_version(0);
    memory_vfs_end();

    memory_vfs_begin(1);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_WRITE, MEMORY_FULL, 1, UINT64_MAX });
    says(reason_to_open(), "disk is full");
    memory_vfs_plan(NULL);
    memory_vfs_end();
}

/* Whatever byte of the file is wrong: refused with words, or all that is read is right or told. */
static void test_damaged_files(void **state)
{
    size_t size = 0;
    struct promises promises;
    int refused = 0;

    (void)state;
    prepare(&promises);
    memory_vfs_bytes(path, &size);
    memory_vfs_end();
    for (size_t at = 0; at < size; at += at < 16 ? 1 : at < 100 ? 3 : 1511) {
        struct server_store *store = NULL;
        prepare(&promises);
        memory_vfs_poke(path, at, 0xff);
        const char *reason = store_open_on(MEMORY_VFS, folder, &store);
        refused += reason != NULL;
        if (at < 16) {
            says(reason, "not a database");
        }
        store_close(store);
        memory_vfs_end();
    }
    assert_true(refused > 16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_disk_keeps_what_was_synchronised),
        cmocka_unit_test(test_disk_loses_by_sectors),
        cmocka_unit_test(test_disk_that_lies),
        cmocka_unit_test(test_disk_fails_when_told),
        cmocka_unit_test(test_open_fails_at_every_call),
        cmocka_unit_test(test_writing_fails_at_every_call),
        cmocka_unit_test(test_power_fails_at_every_sync),
        cmocka_unit_test(test_disk_that_lies_loses_the_end),
        cmocka_unit_test(test_tidying_up_fails_at_every_call),
        cmocka_unit_test(test_reading_fails_at_every_call),
        cmocka_unit_test(test_reading_is_lied_to_at_every_call),
        cmocka_unit_test(test_a_failed_read_harms_no_write),
        cmocka_unit_test(test_a_conflict_is_told),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_damaged_files),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
