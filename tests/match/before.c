/* What was kept before options joined a game: saves and positions in tests/match/before, written by
 * the first rules. They name none of the added options, and must go on as they were played. */
#include "match/save.h"

#include <dirent.h>

#include "core/position.h"
#include "match/file.h"
#include "match/position_file.h"
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
        cmocka_unit_test(test_storm),
    };

    if (argc != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    folder = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
