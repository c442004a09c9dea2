/* What was kept before options joined a game: saves and positions in tests/match/before, written by
 * the first rules. They name none of the added options, and must go on as they were played: the old
 * readings lead through their logs to their ends. */
#include "match/save.h"

#include <dirent.h>

#include "core/position.h"
#include "match/file.h"
#include "match/position_file.h"
#include "match/save_doc.h"
#include "tests/match/common.h"

static const char *folder;

/* Calls a test with each file of the folder whose name has this ending; at least one for each game.
 */
static void for_each(const char *ending, void (*test)(const char *path))
{
    struct dirent **files = NULL;
    int count = scandir(folder, &files, NULL, alphasort);
    uint32_t tested = 0;

    assert_true(count > 0);
    for (int i = 0; i < count; i++) {
        char path[512];
        const char *dash = strrchr(files[i]->d_name, '-');
        if (dash && strcmp(dash, ending) == 0) {
            print_message("%s\n", files[i]->d_name);
            snprintf(path, sizeof path, "%s/%s", folder, files[i]->d_name);
            test(path);
            tested++;
        }
        free(files[i]);
    }
    free(files);
    assert_true(tested >= 5);
}

static void assert_before(const struct pl_game *game, const struct pl_config *config)
{
    for (uint32_t i = 0; i < game->option_count; i++) {
        assert_true(!game->options[i].is_added || config->option[i] == 0);
    }
}

/* The saves whose log no longer leads to its end, and how many of its answers are no longer asked
 * for, because there was only one. Nothing else in them is played in another way today. */
static const struct {
    const char *name;
    uint32_t unasked;
} older_logs[] = {
    { "hlas-finished.json", 6 },      /* combat spells that no one can pay: R-HLA-17.14 */
    { "hlas-solo-finished.json", 1 }, /* the same */
    { "hlas-running.json", 6 },       /* building where nothing can be built: R-HLA-1.13 */
    { "seasons-finished.json", 4 },   /* the last energy, card or receiver: R-SEA-1.12 */
    { "seasons-running.json", 6 },    /* two energies of the only kind, for a bonus: R-SEA-1.12 */
};

enum { OLDER_LOG_COUNT = sizeof older_logs / sizeof older_logs[0] };

static bool is_older_log(const char *path)
{
    const char *name = strrchr(path, '/') + 1;

    for (uint32_t i = 0; i < OLDER_LOG_COUNT; i++) {
        if (strcmp(older_logs[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* The log still leads to its end, with those exceptions and no other. */
static void assert_log(const char *path)
{
    struct match_proof proof;
    bool is_older = is_older_log(path);

    assert_null(match_verify(path, &proof));
    assert_int_equal(proof.is_log_legal, !is_older);
    assert_int_equal(proof.is_hash_right, !is_older);
}

/* The bytes of the state are those that were saved, whether the log still leads there or not. */
static struct match *load(const char *path)
{
    struct match *match = NULL;
    char hash[64];
    char *text = NULL;
    size_t length = 0;
    const char *reason = match_load(path, &match);

    if (reason) {
        fail_msg("%s: %s", path, reason);
    }
    assert_before(match_game(match), match_config(match));
    assert_log(path);
    assert_null(match_file_read(path, &text, &length));
    snprintf(hash, sizeof hash, "\"hash\": \"0x%016llx\"", (unsigned long long)common_hash(match));
    assert_non_null(strstr(text, hash));
    free(text);
    return match;
}

static void test_commitment(const char *path)
{
    struct match_proof proof;

    assert_null(match_verify(path, &proof));
    assert_true(proof.is_commitment_right);
    assert_before(proof.game, &proof.config);
}

static void test_finished(const char *path)
{
    struct match *match = load(path);

    assert_true(pl_head_read(match_state(match))->over);
    match_free(match);
    test_commitment(path);
}

/* Goes on to the end, and what is saved then names the added options. */
static void test_running(const char *path)
{
    struct match *match = load(path);
    struct match *again = NULL;
    struct common_dice dice = common_dice_of(3);
    char *text = NULL;

    assert_false(pl_head_read(match_state(match))->over);
    common_play(match, match_game(match)->decisions_max, &dice);
    assert_true(pl_head_read(match_state(match))->over);
    assert_null(match_save_text(match, &text));
    assert_null(match_load_text(text, strlen(text), &again));
    assert_int_equal(common_hash(match), common_hash(again));
    assert_before(match_game(again), match_config(again));
    free(text);
    match_free(again);
    match_free(match);
    test_commitment(path);
}

static void test_position(const char *path)
{
    const struct pl_game *game = NULL;
    struct pl_state_room room = { { 0 } };
    char *text = NULL;
    size_t length = 0;

    assert_null(match_file_read(path, &text, &length));
    const char *reason = match_position_read(text, length, &game, pl_state_in(&room));
    if (reason) {
        fail_msg("%s: %s", path, reason);
    }
    struct pl_config config = pl_config_of(game, pl_state_in(&room));
    assert_before(game, &config);
    free(text);
}

static int32_t field_of(const struct match *match, const char *path)
{
    char text[16];
    struct pl_json json = pl_json_in(text, sizeof text);

    assert_null(pl_field_get(match_game(match), match_state(match), path, &json));
    return atoi(text);
}

/* Her point came at the end of a spell, now before its effect: one in the middle still brings it.
 * R-HLA-H2.2 */
static void test_archmage(void **unused)
{
    const struct pl_game *game = NULL;
    struct pl_state_room room = { { 0 } };
    struct match *match = NULL;
    struct pl_legal list;
    char path[512];
    char *text = NULL;
    size_t length = 0;

    (void)unused;
    snprintf(path, sizeof path, "%s/hlas-spell-position.json", folder);
    assert_null(match_file_read(path, &text, &length));
    assert_null(match_position_read(text, length, &game, pl_state_in(&room)));
    assert_null(match_from_state(game, pl_state_in(&room), &match));
    assert_int_equal(field_of(match, "public.score[0]"), 1);
    pl_legal_of(game, pl_as_obs(match_state(match)), 0, &list);
    assert_null(match_play(match, 0, list.action[0], NULL));
    assert_int_equal(field_of(match, "public.score[0]"), 2);
    match_free(match);
    free(text);
}

/* storm_charges=on was, and is, every storm, not only the one that brings Utcoro. R-FAL-X1.2 */
static void test_storm(void **unused)
{
    struct match *match = NULL;
    struct pl_legal list;
    char path[512];

    (void)unused;
    snprintf(path, sizeof path, "%s/fall-storm-save.json", folder);
    match = load(path);
    assert_int_equal(field_of(match, "public.charged"), 0);
    pl_legal_of(match_game(match), pl_as_obs(match_state(match)), 0, &list);
    assert_null(match_play(match, 0, list.action[list.count - 1], NULL)); /* the day ends */
    assert_int_equal(field_of(match, "public.nights"), 1);
    assert_int_equal(field_of(match, "public.charged"), 3);
    match_free(match);
}

/* Plays the log without the answers that are not legal; returns their number. */
static uint32_t play_asked(const struct match_save_doc *doc, struct pl_state *ret_state)
{
    uint32_t unasked = 0;

    pl_start(doc->game, &doc->config, ret_state);
    for (uint32_t i = 0; i < doc->entry_count; i++) {
        const struct match_entry *entry = &doc->entry[i];
        unasked += pl_submit(doc->game, ret_state, entry->seat, entry->action, NULL) != NULL;
    }
    return unasked;
}

/* Gives the one answer to the question that a saved state waits at. */
static void answer_alone(const struct pl_game *game, struct pl_state *state)
{
    pl_seat seat = (pl_seat)__builtin_ctzll(pl_head_read(state)->waiting);
    struct pl_legal list;

    assert_false(pl_head_read(state)->over);
    pl_legal_of(game, pl_as_obs(state), seat, &list);
    assert_int_equal(list.count, 1);
    assert_null(pl_submit(game, state, seat, list.action[0], NULL));
}

static void assert_end(const struct match_save_doc *doc, uint32_t unasked)
{
    struct pl_state_room played = { { 0 } };
    struct pl_state_room saved = { { 0 } };
    struct pl_state *state = pl_state_in(&saved);

    assert_int_equal(play_asked(doc, pl_state_in(&played)), unasked);
    assert_null(pl_snapshot_read(doc->game, doc->snapshot, doc->snapshot_size, state));
    if (memcmp(played.byte, saved.byte, doc->game->layout.size) != 0) {
        answer_alone(doc->game, state); /* it was saved at a question that is no longer asked */
    }
    assert_memory_equal(played.byte, saved.byte, doc->game->layout.size);
}

/* Without the answers that are no longer asked for, those logs lead to their end too. */
static void test_older_logs(void **unused)
{
    (void)unused;
    for (uint32_t i = 0; i < OLDER_LOG_COUNT; i++) {
        struct match_save_doc doc;
        char path[512];
        char *text = NULL;
        size_t length = 0;

        print_message("%s\n", older_logs[i].name);
        snprintf(path, sizeof path, "%s/%s", folder, older_logs[i].name);
        assert_null(match_file_read(path, &text, &length));
        assert_null(match_save_doc_read(text, length, &doc));
        assert_end(&doc, older_logs[i].unasked);
        match_save_doc_free(&doc);
        free(text);
    }
}

static void test_finished_saves(void **unused)
{
    (void)unused;
    for_each("-finished.json", test_finished);
}

static void test_running_saves(void **unused)
{
    (void)unused;
    for_each("-running.json", test_running);
}

static void test_positions(void **unused)
{
    (void)unused;
    for_each("-position.json", test_position);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finished_saves), cmocka_unit_test(test_running_saves),
        cmocka_unit_test(test_positions),      cmocka_unit_test(test_archmage),
        cmocka_unit_test(test_storm),          cmocka_unit_test(test_older_logs),
    };

    if (argc != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    folder = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
