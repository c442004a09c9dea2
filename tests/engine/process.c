/* The commands as a program sees them: `plansza engine` through pipes, `replay` and `position` on
 * files. The path of the program is the first argument. */
#include <sys/wait.h>
#include <unistd.h>

#include "match/save.h"
#include "tests/match/common.h"

static const char *program;
static char folder[] = "/tmp/plansza-process-XXXXXX";

/* Runs a shell line in the folder, $P being the program; its exit code. */
static int run(const char *line)
{
    char command[1024];

    snprintf(command, sizeof command, "cd '%s' && P='%s' && %s", folder, program, line);
    int status = system(command);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static char *read_out(const char *name)
{
    static char text[1 << 20];
    char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t size = fread(text, 1, sizeof text - 1, file);
    text[size] = '\0';
    fclose(file);
    return text;
}

static int count_lines(const char *text)
{
    int count = 0;

    for (; *text; text++) {
        count += *text == '\n';
    }
    return count;
}

static void test_engine_answers_each_line(void **unused)
{
    (void)unused;
    assert_int_equal(run("printf '%s\\n' '{\"cmd\":\"games\"}' garbage '' "
                         "'{\"cmd\":\"new\",\"game\":\"template\"}' | $P engine >out"),
                     0);
    assert_int_equal(count_lines(read_out("out")), 4);
    assert_int_equal(run("printf '{\"cmd\":\"quit\"}\\n{\"cmd\":\"games\"}\\n' | $P engine >out"),
                     0);
    assert_int_equal(count_lines(read_out("out")), 1);
    assert_int_equal(run("$P engine </dev/null >out"), 0);
    assert_int_equal(run("$P engine too-much </dev/null >out 2>&1"), 2);
}

/* Three million bytes in one line, then a good line without an end. */
static void test_engine_skips_long_lines(void **unused)
{
    (void)unused;
    assert_int_equal(run("{ head -c 3000000 /dev/zero | tr '\\0' x; printf '\\n\\000\\n';"
                         " printf '{\"cmd\":\"games\"}'; } | $P engine >out"),
                     0);
    char *out = read_out("out");
    assert_int_equal(count_lines(out), 3);
    assert_non_null(strstr(out, "too long"));
    assert_non_null(strstr(out, "\"ok\":true"));
}

static void save_match(const char *name, uint32_t plies)
{
    const struct pl_game *game = games_find("template");
    struct match *match = common_match(game, game->seats_min, 5);
    struct common_dice dice = common_dice_of(5);
    char path[256];

    common_play(match, plies, &dice);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_null(match_save(match, path));
    match_free(match);
}

static void test_replay(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    save_match("running.json", 3);
    assert_int_equal(run("$P replay over.json --verify >out"), 0);
    assert_null(strstr(read_out("out"), "FAIL"));
    assert_int_equal(run("$P replay over.json --verify --commitment 00 >out"), 1);
    assert_int_equal(run("$P replay over.json --verify --json >out"), 0);
    assert_non_null(strstr(read_out("out"), "\"proved\":true"));
    assert_int_equal(run("$P replay over.json --lang pl >out"), 0);
    assert_non_null(strstr(read_out("out"), "Gracz 1: "));
    assert_int_equal(run("$P replay over.json --json >out"), 0);
    assert_int_equal(run("$P replay over.json --ply 2 >out"), 0);
    assert_int_equal(run("$P replay over.json --ply 2 --seat 1 --json >out"), 0);
    assert_int_equal(run("$P replay over.json --ply 999999 >out 2>&1"), 2);
    assert_int_equal(run("sed 's/\"seed\": \"05/\"seed\": \"06/' over.json >bent.json"), 0);
    assert_int_equal(run("$P replay bent.json --verify >out"), 1);
    assert_non_null(strstr(read_out("out"), "FAIL"));
    assert_int_equal(run("$P replay bent.json >out 2>&1"), 1);
    assert_int_equal(run("$P replay none.json >out 2>&1"), 1);
    assert_int_equal(run("$P replay >out 2>&1"), 2);
}

/* Choices that are still secret are told only when asked for. */
static void test_replay_keeps_secrets(void **unused)
{
    (void)unused;
    save_match("secret.json", 1);
    assert_int_equal(run("$P replay secret.json --lang en >out"), 0);
    assert_null(strstr(read_out("out"), "Bid: "));
    assert_int_equal(run("$P replay secret.json --lang en --json >out"), 0);
    assert_null(strstr(read_out("out"), "Bid: "));
    assert_null(strstr(read_out("out"), "seed"));
    assert_int_equal(run("$P replay secret.json --lang en --truth >out"), 0);
    assert_non_null(strstr(read_out("out"), "Bid: "));
}

static void test_position(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    assert_int_equal(run("$P position over.json --ply 3 --out p.json"), 0);
    assert_int_equal(run("$P position p.json >out"), 0);
    assert_true(count_lines(read_out("out")) > 3);
    assert_int_equal(run("$P position p.json --json | cmp - p.json"), 0);
    assert_int_equal(run("$P position p.json --save s.json && $P replay s.json >out"), 0);
    assert_int_equal(run("$P position over.json >out 2>&1"), 1);
    assert_int_equal(run("$P position over.json --ply 99999 >out 2>&1"), 1);
    assert_int_equal(run("head -c 100 p.json >cut.json; $P position cut.json >out 2>&1"), 1);
}

static void test_scenario(void **unused)
{
    (void)unused;
    assert_int_equal(run("printf 'game template\\nscenario a\\nstart\\n' >a.t"), 0);
    assert_int_equal(run("printf 'game template\\nscenario b\\nexpect over\\n' >b.t"), 0);
    assert_int_equal(run("$P scenario a.t --verbose >out"), 0);
    assert_string_equal(read_out("out"), "ok    a.t:2: a\n1 passed, 0 failed\n");
    assert_int_equal(run("$P scenario . >out"), 1);
    assert_non_null(strstr(read_out("out"), "./b.t:3: the game is not over\n1 passed, 1 failed\n"));
    assert_int_equal(run("$P scenario none.t >out 2>&1"), 1);
    assert_int_equal(run("$P scenario >out 2>&1"), 2);
    assert_int_equal(run("rm -f *.t; $P scenario . >out 2>&1"), 1);
}

static int remove_folder(void **unused)
{
    (void)unused;
    return run("rm -f out *.json *.t") == 0 ? rmdir(folder) : -1;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_engine_answers_each_line),
        cmocka_unit_test(test_engine_skips_long_lines),
        cmocka_unit_test(test_replay),
        cmocka_unit_test(test_replay_keeps_secrets),
        cmocka_unit_test(test_position),
        cmocka_unit_test(test_scenario),
    };

    program = argc > 1 ? realpath(argv[1], NULL) : NULL;
    if (!program || !mkdtemp(folder)) {
        return 2;
    }
    return cmocka_run_group_tests(tests, NULL, remove_folder);
}
