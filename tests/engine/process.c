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
                         "'{\"cmd\":\"new\",\"game\":\"bids\"}' | $P engine >out"),
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
    const struct pl_game *game = games_find("bids");
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
    assert_non_null(strstr(read_out("out"), "\"verdict\":\"proved\""));
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

/* A log that was cut short is not proved, whatever else holds. */
static void test_verify_unfinished(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    save_match("running.json", 3);
    assert_int_equal(run("$P replay running.json --verify >out"), 1);
    assert_null(strstr(read_out("out"), "FAIL"));
    assert_null(strstr(read_out("out"), "proved:"));
    assert_non_null(strstr(read_out("out"), "unfinished: "));
    assert_int_equal(run("$P replay running.json --verify --json >out"), 1);
    assert_non_null(strstr(read_out("out"), "\"verdict\":\"unfinished\",\"proved\":false"));
    assert_non_null(strstr(read_out("out"), "\"over\":false"));
    assert_int_equal(run("$P replay running.json --verify --unfinished >out"), 0);
    assert_int_equal(run("$P replay over.json --verify --unfinished >out"), 0);
    assert_int_equal(run("$P replay running.json --verify --unfinished --commitment 00 >out"), 1);
    assert_non_null(strstr(read_out("out"), "refuted: "));
}

/* The proof claims what it can show and names what it cannot. */
static void test_verify_claims(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    assert_int_equal(run("$P replay over.json --verify >out; $P replay --help >>out"), 0);
    assert_null(strstr(read_out("out"), "touched"));
    assert_non_null(strstr(read_out("out"), "who decided, and the names, cannot be proved"));
    assert_non_null(strstr(read_out("out"), "dice and cards follow from the seed"));
}

static void test_flags_are_not_passed_over(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    assert_int_equal(run("$P replay over.json --commitment 00 >out 2>&1"), 2);
    assert_int_equal(run("$P replay over.json --unfinished >out 2>&1"), 2);
    assert_int_equal(run("$P replay over.json --seat 1 >out 2>&1"), 2);
    assert_int_equal(run("$P replay over.json --verify --ply 1 >out 2>&1"), 2);
    assert_int_equal(run("$P replay over.json --verify --truth >out 2>&1"), 2);
    assert_int_equal(run("$P position over.json --truth >out 2>&1"), 2);
    assert_int_equal(run("$P position over.json --ply 1 --force >out 2>&1"), 2);
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
    assert_int_equal(run("$P replay secret.json --ply 1 >out"), 0);
    assert_null(strstr(read_out("out"), "Your hand"));
    assert_int_equal(run("$P replay secret.json --ply 1 --seat 1 >out 2>&1"), 1);
    assert_null(strstr(read_out("out"), "hand"));
    assert_non_null(strstr(read_out("out"), "--truth"));
    assert_int_equal(run("$P replay secret.json --ply 1 --seat 1 --truth >out"), 0);
    assert_int_equal(run("$P position secret.json --ply 1 >out 2>&1"), 1);
    assert_null(strstr(read_out("out"), "hand"));
    assert_int_equal(run("$P position secret.json --ply 1 --json --out p.json >out 2>&1"), 1);
    assert_int_equal(run("test -e p.json"), 1);
    assert_int_equal(run("$P position secret.json --ply 1 --truth >out"), 0);
}

static void test_position(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    assert_int_equal(run("rm -f p.json s.json; $P position over.json --ply 3 --out p.json"), 0);
    assert_int_equal(run("$P position p.json >out"), 0);
    assert_true(count_lines(read_out("out")) > 3);
    assert_int_equal(run("$P position p.json --json | cmp - p.json"), 0);
    assert_int_equal(run("$P position p.json --save s.json && $P replay s.json >out"), 0);
    assert_int_equal(run("$P position over.json >out 2>&1"), 1);
    assert_int_equal(run("$P position over.json --ply 99999 >out 2>&1"), 1);
    assert_int_equal(run("head -c 100 p.json >cut.json; $P position cut.json >out 2>&1"), 1);
}

/* An existing file is overwritten on demand only, and only if it is an ordinary file. */
static void test_position_overwrites_nothing(void **unused)
{
    (void)unused;
    save_match("over.json", 100000);
    assert_int_equal(run("echo mine >x.json; mkfifo pipe.json; ln -s x.json link.json"), 0);
    for (int i = 0; i < 2; i++) {
        const char *flag = i == 0 ? "--out" : "--save";
        char line[256];
        snprintf(line, sizeof line, "$P position over.json --ply 3 %s x.json >out 2>&1", flag);
        assert_int_equal(run(line), 1);
        assert_non_null(strstr(read_out("out"), "--force"));
        assert_int_equal(run("echo mine | cmp - x.json"), 0);
        snprintf(line, sizeof line, "$P position over.json --ply 3 %s pipe.json --force >out 2>&1",
                 flag);
        assert_int_equal(run(line), 1);
        assert_int_equal(run("test -p pipe.json"), 0);
        snprintf(line, sizeof line, "$P position over.json --ply 3 %s link.json --force >out",
                 flag);
        assert_int_equal(run(line), 0);
        assert_int_equal(run("test -L link.json && ! grep -q mine x.json && echo mine >x.json"), 0);
    }
}

/* A command whose output is lost has failed. */
static void test_full_output(void **unused)
{
    static const char *const commands[] = { "--help",
                                            "games",
                                            "games --json",
                                            "rules bids",
                                            "cards bids",
                                            "replay over.json",
                                            "replay over.json --verify",
                                            "position over.json --ply 1" };
    char line[256];

    (void)unused;
    save_match("over.json", 100000);
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        snprintf(line, sizeof line, "$P %s >/dev/full 2>out", commands[i]);
        assert_int_equal(run(line), 1);
        assert_non_null(strstr(read_out("out"), "could not be written"));
    }
}

static void test_scenario(void **unused)
{
    (void)unused;
    assert_int_equal(run("printf 'game bids\\nscenario a\\nstart\\n' >a.t"), 0);
    assert_int_equal(run("printf 'game bids\\nscenario b\\nexpect over\\n' >b.t"), 0);
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
        cmocka_unit_test(test_verify_unfinished),
        cmocka_unit_test(test_verify_claims),
        cmocka_unit_test(test_flags_are_not_passed_over),
        cmocka_unit_test(test_replay_keeps_secrets),
        cmocka_unit_test(test_position),
        cmocka_unit_test(test_position_overwrites_nothing),
        cmocka_unit_test(test_full_output),
        cmocka_unit_test(test_scenario),
    };

    program = argc > 1 ? realpath(argv[1], NULL) : NULL;
    if (!program || !mkdtemp(folder)) {
        return 2;
    }
    return cmocka_run_group_tests(tests, NULL, remove_folder);
}
