/* Save files: round trips, damaged files, changed rules, full disks, the proof of fairness. */
#include "match/save.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/bot.h"
#include "match/file.h"
#include "match/legacy.h"
#include "match/position_file.h"
#include "tests/match/common.h"

static char folder[] = "/tmp/plansza-save-XXXXXX";

static int make_folder(void **unused)
{
    (void)unused;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **unused)
{
    (void)unused;
    return rmdir(folder);
}

static const char *path_of(const char *name)
{
    static char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static struct match *played(const struct pl_game *game, uint32_t count)
{
    struct match *match = common_match(game, game->seats_max, 21);
    struct common_dice dice = common_dice_of(count);

    match_set_seat(match, 0, "Zo\xc3\xab \"x\" \\", "");
    match_set_seat(match, 1, "", "medium");
    common_play(match, count, &dice);
    return match;
}

static const char *name_of(const struct match *match, pl_seat seat)
{
    const char *name = match_seat_names(match)[seat];

    return name ? name : "";
}

static void assert_same(const struct match *a, const struct match *b)
{
    assert_ptr_equal(match_game(a), match_game(b));
    assert_memory_equal(match_config(a), match_config(b), sizeof(struct pl_config));
    assert_int_equal(common_hash(a), common_hash(b));
    assert_int_equal(match_ply(a), match_ply(b));
    assert_int_equal(match_is_from_seed(a), match_is_from_seed(b));
    for (uint32_t i = 0; i < match_ply(a); i++) {
        pl_seat seat[2];
        pl_action action[2];
        match_log(a, i, &seat[0], &action[0]);
        match_log(b, i, &seat[1], &action[1]);
        assert_int_equal(seat[0], seat[1]);
        assert_true(action[0] == action[1]);
    }
    for (pl_seat p = 0; p < match_config(a)->seats; p++) {
        assert_string_equal(name_of(a, p), name_of(b, p));
        assert_string_equal(match_seat_level(a, p), match_seat_level(b, p));
    }
}

static void test_round_trip(void **unused)
{
    static const uint32_t counts[] = { 0, 1, 5, 33, 64, 100000 };

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        for (size_t i = 0; i < PL_COUNT_OF(counts); i++) {
            struct match *match = played(games_at(g), counts[i]);
            struct match *loaded = NULL;
            struct match_proof proof;
            const char *path = path_of("save.json");
            assert_null(match_save(match, path));
            assert_null(match_load(path, &loaded));
            assert_same(match, loaded);
            assert_null(match_note(loaded));
            assert_null(match_verify(path, &proof));
            assert_int_equal(match_verdict(&proof),
                             common_is_over(match) ? MATCH_PROVED : MATCH_UNFINISHED);
            assert_int_equal(proof.is_over, common_is_over(match));
            assert_int_equal(unlink(path), 0);
            match_free(loaded);
            match_free(match);
        }
    }
}

/* A flipped bit gives a reason, or changes nothing that counts (a letter of a name). */
static void test_flipped_bits(void **unused)
{
    static const uint8_t flips[] = { 0x01, 0x20, 0x80, 0xff };

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct match *match = played(games_at(g), 20);
        char *text = NULL;
        assert_null(match_save_text(match, &text));
        size_t length = strlen(text);
        size_t step = 1 + length / 5000;
        for (size_t i = 0; i < length; i += step) {
            struct match *loaded = NULL;
            uint8_t flip = flips[i / step % PL_COUNT_OF(flips)];
            text[i] = (char)((uint8_t)text[i] ^ flip);
            const char *reason = match_load_text(text, length, &loaded);
            assert_int_equal(reason == NULL, loaded != NULL);
            if (loaded) {
                assert_int_equal(common_hash(loaded), common_hash(match));
                assert_int_equal(match_ply(loaded), match_ply(match));
            }
            match_free(loaded);
            text[i] = (char)((uint8_t)text[i] ^ flip);
        }
        free(text);
        match_free(match);
    }
}

static void test_cut_files(void **unused)
{
    struct match *match = played(games_at(0), 20);
    struct match *loaded = NULL;
    struct match_proof proof;
    char *text = NULL;

    (void)unused;
    assert_null(match_save_text(match, &text));
    size_t length = strlen(text);
    assert_null(match_load_text(text, length - 1, &loaded)); /* the last line end */
    match_free(loaded);
    loaded = NULL;
    for (size_t i = 0; i < length - 1; i++) {
        assert_non_null(match_load_text(text, i, &loaded));
        assert_non_null(match_verify_text(text, i, &proof));
        assert_null(loaded);
    }
    free(text);
    match_free(match);
}

/* The text with the first occurrence of `from` replaced. */
static char *replaced(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    size_t size = strlen(text) + strlen(to) + 1;
    char *result = malloc(size);

    assert_non_null(at);
    assert_non_null(result);
    snprintf(result, size, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    return result;
}

static void assert_refused(const char *text, const char *from, const char *to)
{
    char *changed = replaced(text, from, to);
    struct match *loaded = NULL;
    const char *reason = match_load_text(changed, strlen(changed), &loaded);

    if (!reason) {
        print_error("accepted: %s instead of %s\n", to, from);
    }
    assert_non_null(reason);
    free(changed);
}

static void test_strange_members(void **unused)
{
    struct match *match = played(games_at(0), 9);
    char *text = NULL;

    (void)unused;
    assert_null(match_save_text(match, &text));
    assert_refused(text, "plansza-save-1", "plansza-save-2");
    assert_refused(text, "\"game\": \"", "\"game\": \"no-");
    assert_refused(text, "\"players\": ", "\"players\": 1");
    assert_refused(text, "\"players\": ", "\"players\": -");
    assert_refused(text, "\"players\": ", "\"players\": 0.");
    assert_refused(text, "\"rules_version\": ", "\"rules_version\": 9999999");
    assert_refused(text, "\"first_ply\": 0", "\"first_ply\": 3");
    assert_refused(text, "\"first\": null", "\"first\": \"AAAA\"");
    assert_refused(text, "\"first\": null", "\"first\": 7");
    assert_refused(text, "\"seats\": [{", "\"seats\": [{}, {");
    assert_refused(text, "\"seats\": [{", "\"seats\": [{\"x\": 1, ");
    assert_refused(text, "\"log\": [", "\"log\": [[0, \"0x1\"],");
    assert_refused(text, "\"log\": [", "\"log\": [[9, \"0x1\"],");
    assert_refused(text, "\"log\": [", "\"log\": [[0, \"1\"],");
    assert_refused(text, "\"log\": [", "\"log\": [[0],");
    assert_refused(text, "\"log\": [", "\"log\": [null,");
    assert_refused(text, "\"log\": [", "\"log\": [[0, \"0x10000000000000000\"],");
    assert_refused(text, "\"hash\": \"0x", "\"hash\": \"");
    assert_refused(text, "\"seed\": \"", "\"seed\": \"0");
    assert_refused(text, "\"seed\"", "\"seed\": null, \"sead\"");
    assert_refused(text, "{\n", "{ \"extra\": 1,\n");
    assert_refused(text, "{\n", "[{\n");
    free(text);
    match_free(match);
}

static char *with_rules_version(const char *text, int version)
{
    const char *at = strstr(text, "\"rules_version\": ");
    char from[64];
    char to[64];

    assert_non_null(at);
    snprintf(from, sizeof from, "%.*s", (int)strcspn(at, ","), at);
    snprintf(to, sizeof to, "\"rules_version\": %d", version);
    return replaced(text, from, to);
}

/* Rules have changed without effect on this match: all of it can still be shown. */
static void test_other_rules_same_game(void **unused)
{
    struct match *match = played(games_at(0), 9);
    struct match *loaded = NULL;
    struct match_proof proof;
    char *text = NULL;

    (void)unused;
    assert_null(match_save_text(match, &text));
    char *other = with_rules_version(text, 0);
    assert_null(match_load_text(other, strlen(other), &loaded));
    assert_same(match, loaded);
    assert_null(match_note(loaded));
    assert_null(match_verify_text(other, strlen(other), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_UNFINISHED);
    match_free(loaded);
    free(other);
    free(text);
    match_free(match);
}

/* Rules have changed and the log leads elsewhere: the match continues from its snapshot. */
static void test_other_rules_other_game(void **unused)
{
    struct match *match = played(games_at(0), 9);
    struct match *loaded = NULL;
    struct match *again = NULL;
    struct match_proof proof;
    struct pl_state_room room;
    struct common_dice dice = common_dice_of(77);
    char *text = NULL;

    (void)unused;
    assert_null(match_save_text(match, &text));
    char *other = with_rules_version(text, 0);
    char *bent = replaced(other, "\"log\": [", "\"log\": [[0, \"0x1\"],");
    assert_null(match_load_text(bent, strlen(bent), &loaded));
    assert_null(match_verify_text(bent, strlen(bent), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_OTHER_RULES);
    assert_non_null(match_note(loaded));
    assert_int_equal(match_first_ply(loaded), 10);
    assert_int_equal(common_hash(loaded), common_hash(match));
    assert_false(match_is_from_seed(loaded));
    assert_non_null(match_at(loaded, 9, pl_state_in(&room)));
    assert_null(match_at(loaded, 10, pl_state_in(&room)));
    assert_non_null(match_undo(loaded, 0));
    common_play(loaded, 40, &dice);
    char *later = NULL;
    assert_null(match_save_text(loaded, &later));
    assert_null(match_load_text(later, strlen(later), &again));
    assert_same(loaded, again);
    match_free(again);
    match_free(loaded);
    free(later);
    free(bent);
    free(other);
    free(text);
    match_free(match);
}

/* The rules of the file are newer than ours: it is unknown by which rules it would go on. */
static void test_newer_rules(void **unused)
{
    struct match *match = played(games_at(0), 9);
    struct match *loaded = NULL;
    struct match_proof proof;
    char *text = NULL;

    (void)unused;
    assert_null(match_save_text(match, &text));
    char *newer = with_rules_version(text, 60000);
    char *bent = replaced(newer, "\"log\": [", "\"log\": [[0, \"0x1\"],");
    const char *reason = match_load_text(newer, strlen(newer), &loaded);
    assert_non_null(reason);
    assert_non_null(strstr(reason, "newer"));
    reason = match_load_text(bent, strlen(bent), &loaded);
    assert_non_null(reason);
    assert_non_null(strstr(reason, "newer"));
    assert_null(match_verify_text(newer, strlen(newer), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_REFUTED);
    free(bent);
    free(newer);
    free(text);
    match_free(match);
}

/* A log that ends early, made whole again, is that of a match that is not over. */
static void test_cut_log_is_not_proved(void **unused)
{
    struct match *match = played(games_at(0), 100000);
    struct match *shorter = common_match(games_at(0), games_at(0)->seats_max, 21);
    struct match_proof proof;
    char *text = NULL;

    (void)unused;
    for (uint32_t i = 0; i + 1 < match_ply(match); i++) {
        pl_seat seat;
        pl_action action;
        match_log(match, i, &seat, &action);
        assert_null(match_play(shorter, seat, action, NULL));
    }
    assert_null(match_save_text(shorter, &text));
    assert_null(match_verify_text(text, strlen(text), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_UNFINISHED);
    free(text);
    match_free(shorter);
    match_free(match);
}

/* The longest level that bot_config_read takes fits into a save. */
static void test_longest_level(void **unused)
{
    struct match *match = played(games_at(0), 1);
    struct match *loaded = NULL;
    struct bot_config config = { 0 };
    char level[256];
    char *text = NULL;

    (void)unused;
    snprintf(level, sizeof level, "medium:ms=%d,playouts=%d,threads=%d", BOT_MS_MAX,
             BOT_PLAYOUTS_MAX, BOT_THREADS_MAX);
    assert_null(bot_config_read(level, &config));
    match_set_seat(match, 1, NULL, level);
    assert_null(match_save_text(match, &text));
    assert_null(match_load_text(text, strlen(text), &loaded));
    assert_string_equal(match_seat_level(loaded, 1), level);
    free(text);
    match_free(loaded);
    match_free(match);
}

/* A match that continues another one. */
static struct match *continued(void)
{
    struct match *before = common_match(games_find("saga"), 3, 5);
    struct common_dice dice = common_dice_of(5);
    char record[PL_RECORD_MAX];
    struct match *match = NULL;

    assert_non_null(match_record(before, record));
    match_set_seat(before, 1, "Zo\xc3\xab \"x\" \\", "");
    common_play(before, 100000, &dice);
    assert_null(match_record(before, record));
    struct pl_record_text text = { record, (uint32_t)strlen(record) };
    struct pl_config config = pl_config_default(games_find("saga"), 3, pl_seed_of(6));
    assert_null(pl_legacy_read(games_find("saga"), &config, &text, 1));
    assert_null(match_new(games_find("saga"), &config, &match));
    match_free(before);
    return match;
}

static void test_what_is_continued(void **unused)
{
    struct match *match = continued();
    struct common_dice dice = common_dice_of(7);
    struct match *loaded = NULL;
    struct match_proof proof;
    char *text = NULL;

    (void)unused;
    common_play(match, 100000, &dice);
    assert_null(match_save_text(match, &text));
    assert_non_null(strstr(text, "\"legacy\": \""));
    assert_null(match_load_text(text, strlen(text), &loaded));
    assert_same(match, loaded);
    assert_null(match_verify_text(text, strlen(text), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_PROVED);
    match_free(loaded);

    char *bent = replaced(text, "\"legacy\": \"", "\"legacy\": \"0");
    assert_string_equal(match_load_text(bent, strlen(bent), &loaded),
                        "what the save says of the games before it is damaged");
    free(bent);
    bent = replaced(text, "\"legacy\": \"0", "\"legacy\": \"4");
    assert_non_null(match_load_text(bent, strlen(bent), &loaded));
    free(bent);
    free(text);
    match_free(match);
}

/* The commitment is the same as ever without a legacy, and covers it. */
static void test_commitment_of_a_legacy(void **unused)
{
    const struct pl_game *game = games_find("fall");
    struct pl_config config = pl_config_default(game, 2, pl_seed_of(1));
    char plain[MATCH_HASH_TEXT_MAX];
    char one[MATCH_HASH_TEXT_MAX];
    char two[MATCH_HASH_TEXT_MAX];

    (void)unused;
    match_commitment(game, &config, plain);
    assert_string_equal(plain, "82eb11d646c138b43eb70bced491ced78ca25fe7af4b2d2b379663aa2ffaa15a");
    config.legacy[0] = 1;
    match_commitment(game, &config, one);
    config.legacy[0] = 2;
    match_commitment(game, &config, two);
    assert_string_not_equal(plain, one);
    assert_string_not_equal(one, two);
}

/* An added option changes the commitment only where the match is not as it was without it. */
static void test_commitment_of_an_added_option(void **unused)
{
    static const struct pl_option_value values[] = { { .id = "on" }, { .id = "off" } };
    struct pl_game game = *games_at(0);
    struct pl_option options[PL_OPTIONS_MAX] = { 0 };
    char without[MATCH_HASH_TEXT_MAX];
    char with[MATCH_HASH_TEXT_MAX];
    struct pl_config config = pl_config_default(&game, game.seats_min, pl_seed_of(1));

    (void)unused;
    match_commitment(&game, &config, without);
    memcpy(options, game.options, game.option_count * sizeof options[0]);
    options[game.option_count] = (struct pl_option)PL_OPTION_ADDED("x", "a", "b", values, 1, 1);
    game.options = options;
    game.option_count++;
    match_commitment(&game, &config, with);
    assert_string_equal(with, without);
    config.option[game.option_count - 1] = 1;
    match_commitment(&game, &config, with);
    assert_string_not_equal(with, without);
}

static void test_legacy_texts(void **unused)
{
    const struct pl_game *game = games_find("saga");
    struct pl_config config = pl_config_default(game, 2, pl_seed_of(1));
    struct pl_config before = config;
    char text[MATCH_LEGACY_TEXT_MAX];

    (void)unused;
    match_legacy_format(game, &config, text);
    assert_string_equal(text, "");
    assert_false(match_legacy_parse(game, "", &config));
    assert_false(match_legacy_parse(game, "00", &config));
    assert_false(match_legacy_parse(game, "0", &config));
    assert_false(match_legacy_parse(game, "0x02", &config));
    assert_false(match_legacy_parse(game, "0201", &config));
    assert_false(match_legacy_parse(games_find("seasons"), "02", &config));
    assert_memory_equal(&config, &before, sizeof config);
    assert_true(match_legacy_parse(game, "02", &config));
    match_legacy_format(game, &config, text);
    assert_string_equal(text, "02");
}

static void test_proof_finds_changes(void **unused)
{
    struct match *match = played(games_at(0), 9);
    struct match_proof proof;
    char *text = NULL;

    (void)unused;
    assert_null(match_save_text(match, &text));
    char *bent = replaced(text, "\"log\": [", "\"log\": [[0, \"0x1\"],");
    assert_null(match_verify_text(bent, strlen(bent), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_REFUTED);
    assert_false(proof.is_log_legal);
    assert_int_equal(proof.bad_ply, 0);
    assert_true(proof.is_commitment_right);
    free(bent);
    bent = replaced(text, "\"seed\": \"1", "\"seed\": \"2");
    assert_null(match_verify_text(bent, strlen(bent), &proof));
    assert_int_equal(match_verdict(&proof), MATCH_REFUTED);
    assert_false(proof.is_commitment_right);
    free(bent);
    free(text);
    match_free(match);
}

static uint32_t files_in_folder(void)
{
    DIR *list = opendir(folder);
    uint32_t count = 0;

    assert_non_null(list);
    for (struct dirent *entry = readdir(list); entry; entry = readdir(list)) {
        count += entry->d_name[0] != '.';
    }
    closedir(list);
    return count;
}

/* The disk is full: the old file stays, nothing is left lying about. */
static void test_failed_write(void **unused)
{
    struct match *match = played(games_at(0), 9);
    struct match *loaded = NULL;
    const char *path = path_of("save.json");
    struct rlimit old;

    (void)unused;
    assert_null(match_save(match, path));
    common_play(match, 3, &(struct common_dice){ { .left = 0 } });
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit tiny = { 100, old.rlim_max };
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &tiny), 0);
    const char *reason = match_save(match, path);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
    assert_non_null(reason);
    assert_int_equal(files_in_folder(), 1);
    assert_null(match_load(path, &loaded));
    assert_int_equal(match_ply(loaded), 9);
    assert_non_null(match_save(match, "/nonexistent-folder/save.json"));
    assert_non_null(match_save(match, folder));
    assert_int_equal(files_in_folder(), 1);
    assert_int_equal(unlink(path), 0);
    match_free(loaded);
    match_free(match);
}

static mode_t mode_of(const char *path)
{
    struct stat info;

    assert_int_equal(lstat(path, &info), 0);
    return info.st_mode;
}

/* Saves hold secrets: only their owner may read them, unless the owner has said otherwise. */
static void test_rights(void **unused)
{
    const char *path = path_of("rights.json");

    (void)unused;
    mode_t old = umask(0);
    assert_null(match_file_write(path, "x", 1));
    assert_int_equal(mode_of(path) & 0777, 0600);
    assert_int_equal(chmod(path, 0644), 0);
    assert_null(match_file_write(path, "y", 1));
    assert_int_equal(mode_of(path) & 0777, 0644);
    umask(old);
    assert_int_equal(unlink(path), 0);
}

/* No device is tried: a program that fails the test as root would replace it. */
static void test_strange_targets(void **unused)
{
    char link[256], file[256], pipe[256];
    char *text = NULL;
    size_t length = 0;

    (void)unused;
    snprintf(link, sizeof link, "%s", path_of("link"));
    snprintf(file, sizeof file, "%s", path_of("file"));
    snprintf(pipe, sizeof pipe, "%s", path_of("pipe"));
    assert_int_equal(symlink("file", link), 0);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_non_null(match_file_write(link, "x", 1));
    assert_non_null(match_file_write(pipe, "x", 1));
    assert_non_null(match_file_write(folder, "x", 1));
    assert_true(S_ISFIFO(mode_of(pipe)));
    assert_null(match_file_write(file, "old", 3));
    assert_null(match_file_write(link, "new", 3));
    assert_true(S_ISLNK(mode_of(link)));
    assert_null(match_file_read(file, &text, &length));
    assert_string_equal(text, "new");
    free(text);
    assert_int_equal(unlink(link) | unlink(file) | unlink(pipe), 0);
    assert_int_equal(files_in_folder(), 0);
}

static void test_held_file(void **unused)
{
    const char *path = path_of("held.json");
    int hold = MATCH_FILE_FREE;
    int other = MATCH_FILE_FREE;

    (void)unused;
    assert_null(match_file_write_held(path, "1", 1, &hold));
    assert_true(match_file_is_held(path, hold));
    for (int i = 0; i < 3; i++) {
        assert_non_null(match_file_hold(path, 0, &other));
        assert_non_null(match_file_write(path, "2", 1));
        assert_non_null(match_file_write_held(path, "2", 1, &other));
        assert_null(match_file_write_held(path, "3", 1, &hold));
    }
    assert_int_equal(other, MATCH_FILE_FREE);
    match_file_release(&hold);
    assert_null(match_file_hold(path, 0, &other));
    assert_non_null(match_file_hold(path, 0, &hold));
    match_file_release(&other);
    assert_int_equal(unlink(path), 0);
}

/* Makes a file and dates it back, so that no process can be writing it. */
static void make_old(const char *name)
{
    const struct timespec long_ago[2] = { { .tv_sec = 1000 }, { .tv_sec = 1000 } };
    FILE *file = fopen(path_of(name), "w");

    assert_non_null(file);
    fclose(file);
    assert_int_equal(utimensat(AT_FDCWD, path_of(name), long_ago, 0), 0);
}

/* What dead processes left beside the file goes; what is alive, young or not ours stays. */
static void test_sweep(void **unused)
{
    char dead[64], alive[64], other[64], young[64];
    static const char *const foreign[] = { "s.json.20240101-1", "s.json.12-3.bak", "s.json.12" };
    pid_t child = fork();

    (void)unused;
    if (child == 0) {
        _exit(0);
    }
    assert_int_equal(waitpid(child, NULL, 0), child);
    snprintf(dead, sizeof dead, "s.json.%ld-0", (long)child);
    snprintf(young, sizeof young, "s.json.%ld-1", (long)child);
    snprintf(other, sizeof other, "t.json.%ld-0", (long)child);
    snprintf(alive, sizeof alive, "s.json.%ld-7", (long)getpid());
    make_old(dead);
    make_old(other);
    make_old(alive);
    for (size_t i = 0; i < PL_COUNT_OF(foreign); i++) {
        make_old(foreign[i]);
    }
    assert_null(match_file_write(path_of(young), "x", 1));
    assert_null(match_file_write(path_of("s.json"), "x", 1));
    assert_int_not_equal(access(path_of(dead), F_OK), 0);
    assert_int_equal(files_in_folder(), 7);
    match_file_sweep(folder, NULL);
    assert_int_not_equal(unlink(path_of(other)), 0);
    assert_int_equal(unlink(path_of(alive)), 0);
    assert_int_equal(unlink(path_of(young)), 0);
    assert_int_equal(unlink(path_of("s.json")), 0);
    for (size_t i = 0; i < PL_COUNT_OF(foreign); i++) {
        assert_int_equal(unlink(path_of(foreign[i])), 0);
    }
}

static void test_save_of_the_same_match(void **unused)
{
    struct match *match = played(games_at(0), 9);
    struct match *other = common_match(games_at(0), games_at(0)->seats_max, 22);
    const char *path = path_of("save.json");

    (void)unused;
    assert_false(match_is_save_of(match, path));
    assert_null(match_save(match, path));
    common_play(match, 3, &(struct common_dice){ { .left = 0 } });
    assert_true(match_is_save_of(match, path));
    assert_false(match_is_save_of(other, path));
    assert_null(match_file_write(path, "{}", 2));
    assert_false(match_is_save_of(match, path));
    assert_int_equal(unlink(path), 0);
    match_free(other);
    match_free(match);
}

static void test_files_that_are_not_there(void **unused)
{
    struct match *match = NULL;
    struct match_proof proof;

    (void)unused;
    assert_non_null(match_load(path_of("none.json"), &match));
    assert_non_null(match_load(folder, &match));
    assert_non_null(match_verify(path_of("none.json"), &proof));
}

static void test_match_from_position(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct match *match = played(game, 7);
    struct match *from = NULL;
    struct match *loaded = NULL;
    struct match_proof proof;
    struct common_dice dice = common_dice_of(2);
    char *text = NULL;

    (void)unused;
    assert_null(match_from_state(game, match_state(match), &from));
    common_play(from, 4, &dice);
    assert_null(match_save_text(from, &text));
    assert_null(match_load_text(text, strlen(text), &loaded));
    assert_same(from, loaded);
    assert_null(match_verify_text(text, strlen(text), &proof));
    assert_true(proof.is_hash_right);
    assert_int_equal(match_verdict(&proof), MATCH_REFUTED);
    free(text);
    match_free(loaded);
    match_free(from);
    match_free(match);
}

static void test_position_files(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct match *match = played(games_at(g), 7);
        const struct pl_game *game = NULL;
        struct pl_state_room room;
        char *text = NULL;
        size_t length = 0;
        const char *path = path_of("position.json");
        assert_null(match_position_write(path, games_at(g), match_state(match)));
        assert_null(match_file_read(path, &text, &length));
        assert_null(match_position_read(text, length, &game, pl_state_in(&room)));
        assert_ptr_equal(game, games_at(g));
        assert_memory_equal(room.byte, match_state(match), game->layout.size);
        for (size_t i = 0; i + 2 < length; i += 1 + length / 500) {
            assert_non_null(match_position_read(text, i, &game, pl_state_in(&room)));
        }
        assert_int_equal(unlink(path), 0);
        free(text);
        match_free(match);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_flipped_bits),
        cmocka_unit_test(test_cut_files),
        cmocka_unit_test(test_strange_members),
        cmocka_unit_test(test_other_rules_same_game),
        cmocka_unit_test(test_other_rules_other_game),
        cmocka_unit_test(test_newer_rules),
        cmocka_unit_test(test_cut_log_is_not_proved),
        cmocka_unit_test(test_longest_level),
        cmocka_unit_test(test_what_is_continued),
        cmocka_unit_test(test_commitment_of_a_legacy),
        cmocka_unit_test(test_commitment_of_an_added_option),
        cmocka_unit_test(test_legacy_texts),
        cmocka_unit_test(test_proof_finds_changes),
        cmocka_unit_test(test_failed_write),
        cmocka_unit_test(test_rights),
        cmocka_unit_test(test_strange_targets),
        cmocka_unit_test(test_held_file),
        cmocka_unit_test(test_sweep),
        cmocka_unit_test(test_save_of_the_same_match),
        cmocka_unit_test(test_files_that_are_not_there),
        cmocka_unit_test(test_match_from_position),
        cmocka_unit_test(test_position_files),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
