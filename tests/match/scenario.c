/* The scenario language itself: what passes, what fails, and with which words. Told by the game of
 * games/bids, whose rules are small. */
#include "match/scenario.h"

#include <sys/stat.h>
#include <unistd.h>

#include "match/scenario_run.h"
#include "tests/match/common.h"

struct heard {
    uint32_t results;
    char error[4096];
    char shown[65536];
};

static void hear(void *owner, const struct match_scenario_result *result)
{
    struct heard *heard = owner;

    heard->results++;
    if (result->error && !heard->error[0]) {
        snprintf(heard->error, sizeof heard->error, "%s", result->error);
    }
}

static void hear_shown(void *owner, const char *text)
{
    struct heard *heard = owner;

    snprintf(heard->shown, sizeof heard->shown, "%s", text);
}

static struct heard heard;

static struct match_scenario_count run(const char *text)
{
    struct match_scenario_listener listener = { &heard, hear, hear_shown };

    memset(&heard, 0, sizeof heard);
    return match_scenario_run("f.t", text, strlen(text), &listener);
}

/* Runs the lines as one scenario. */
static struct match_scenario_count run_lines(const char *lines)
{
    char text[4096];

    snprintf(text, sizeof text, "game bids\nscenario one\n%s\n", lines);
    return run(text);
}

static void passes(const char *lines)
{
    struct match_scenario_count count = run_lines(lines);

    if (count.failed) {
        print_error("%s\n", heard.error);
    }
    assert_int_equal(count.passed, 1);
    assert_int_equal(count.failed, 0);
}

/* Fails with a message that holds this text. */
static void fails(const char *lines, const char *message)
{
    struct match_scenario_count count = run_lines(lines);

    assert_int_equal(count.passed, 0);
    assert_int_equal(count.failed, 1);
    if (!strstr(heard.error, message)) {
        print_error("'%s' is not in '%s'\n", message, heard.error);
    }
    assert_non_null(strstr(heard.error, message));
}

#define HANDS                                                       \
    "players 2   seed 7\n"                                          \
    "set private[0].hand = dragon dragon crown pebble shell bead\n" \
    "set private[1].hand = [\"clock\", clock, mask key, 3 ribbon]\n"

static void test_files(void **unused)
{
    (void)unused;
    assert_int_equal(run("").failed, 1);
    assert_int_equal(run("# only a comment\n").failed, 1);
    assert_int_equal(run("scenario x\nstart\n").failed, 1);
    assert_int_equal(run("game no-such-game\n").failed, 1);
    assert_int_equal(run("game bids\nstart\n").failed, 1);
    assert_non_null(strstr(heard.error, "f.t:2: "));
    struct match_scenario_count count =
        run("game bids # R-BID-1.1\r\n\n  scenario a # b\nstart\nscenario b\nexpect over\n"
            "start\nstart\nscenario c\nstart");
    assert_int_equal(count.passed, 2);
    assert_int_equal(count.failed, 1);
    assert_int_equal(heard.results, 3);
    assert_string_equal(heard.error, "f.t:6: the game is not over");
    assert_int_equal(run("game bids\nscenario x\n").failed, 1);
    assert_int_equal(match_scenario_run("f", "game bids\0", 10, NULL).failed, 1);
}

static void test_configuration(void **unused)
{
    (void)unused;
    passes("players 5 ; seed 3 ; option stakes=double ; start ; expect head.seats = 5");
    passes("start   expect head.seats = 2   expect head.option = 0");
    fails("players 6", "'6'");
    fails("players two", "'two'");
    fails("seed x", "'x'");
    fails("option stakes", "NAME=VALUE");
    fails("option stakes=high", "no such value");
    fails("option speed=high", "no such option");
    fails("start   players 2", "too late");
    fails("start now", "too much");
}

static void test_set(void **unused)
{
    (void)unused;
    passes(HANDS "expect private[0].hand = pebble shell bead crown dragon dragon\n"
                 "expect private[1].hand != pebble   expect public.hand_count = 6 6");
    passes("set public.points = 3 4   expect public.points = [3, 4, 0, 0, 0]");
    fails("set public.points[1] = -4", "f.t:3: the state breaks an invariant");
    passes("set! public.points[1] = 4   set! public.points[0] = 5   expect public.points = 5 4");
    fails("set public.points[0] = fish", "'fish'");
    fails("set public.points[0] = 99999", "99999");
    fails("set public.points[0] = ", "whole number");
    fails("set public.points[0] 4", "'='");
    fails("set public.points[0] = 4 5", "after the end");
    fails("set public.points = 1 2 3 4 5 6", "too long");
    fails("set public.fish = 4", "no such field");
    fails("set public.points[9] = 4", "index");
    fails("set public.points[fish] = 4", "'fish'");
    fails("set private[0].hand = dragon dragon dragon", "too often");
    fails("set public.round = 99", "invariant");
    fails("set! public.round = 99\nexpect public.points[0] = 0", "f.t:4: after set!");
    fails("set! public.round = 99", "after set!");
}

static void test_actions(void **unused)
{
    (void)unused;
    passes(HANDS "do 0 commit dragon   do 1 ~Bid: Clock   do 0 bank");
    passes(HANDS "do 1 commit 3   do 0 \"Bid: Crown (16)\"   legal 0 roll   illegal 0 commit");
    passes(HANDS "legal 0 commit bead   illegal 0 commit clock   illegal 0 roll");
    passes(HANDS "legal 0 commit dragon 0 0   illegal 0 commit dragon 1");
    passes(HANDS "illegal 0 commit -1   illegal 0 commit -32768   illegal 0 commit dragon -1");
    fails(HANDS "illegal 0 commit -32769", "does not fit");
    fails(HANDS "illegal 0 commit -", "'-'");
    fails(HANDS "do 0 commit clock", "not legal: 'commit clock'");
    fails(HANDS "do 0 commit", "several");
    fails(HANDS "do 0 commit *", "several");
    fails(HANDS "do 0 fly dragon", "'fly'");
    fails(HANDS "do 0 commit fish", "'fish'");
    fails(HANDS "do 0 commit dragon 0 0 0", "too much");
    fails(HANDS "do 2 commit dragon", "seat from 0 to 1");
    fails(HANDS "do 0 ~Bid", "several");
    fails(HANDS "do 0 \"Bid: Crown\"", "no legal action has that text");
    fails(HANDS "do 0 \"Bid: Crown (16)", "quotation");
    fails(HANDS "illegal 0 commit crown", "is legal");
    fails(HANDS "illegal 0 ~Bid", "not a text");
    fails(HANDS "do 0 commit crown   illegal 0 commit dragon", "not waited for");
}

static void test_expectations(void **unused)
{
    (void)unused;
    passes(HANDS
           "expect waiting 0 1   expect decision BID   expect legal-count 0 = 5\n"
           "do 0 commit dragon   expect event commit 0   expect no-event win\n"
           "expect hidden private[0].commit from 1   expect waiting 1\n"
           "expect visible private[0].commit to 0   observe 1 private[0].commit = none\n"
           "expect no-event commit 1   expect event commit = 1   expect not-over\n"
           "do 1 commit mask   expect decision TAKE 0   expect event win\n"
           "do 0 bank   expect score 0 > 0   expect rank 1 = 2   expect public.bid[1] = mask");
    passes("random 1000   expect over   expect waiting none   expect rank 0 <= 2");
    fails("expect waiting 0", "waiting");
    fails("expect over", "not over");
    fails("random 1000   expect not-over", "is over");
    fails("expect decision TAKE", "got BID");
    fails("push TAKE 0   expect decision TAKE 1", "got seat 0");
    fails("expect legal-count 0 > 9", "got");
    fails("expect score 0 = many", "'many'");
    fails("expect score 0 ~ 1", "'~'");
    fails("expect public.round = 2", "got 1");
    fails("expect public.round ~ 2", "'~'");
    fails("expect hidden public.round from 0", "sees");
    fails("expect hidden private[0].commit from 1", "empty in truth");
    fails("expect visible private[0].hand to 1", "does not see");
    fails("expect event fish", "'fish'");
    fails(HANDS "do 0 commit dragon   expect event win", "the events were: commit");
    fails(HANDS "do 0 commit dragon   expect no-event commit", "happened");
    passes(HANDS "do 0 commit dragon   expect event commit hidden from 1\n"
                 "expect event commit 0 shown to 0   expect event commit 0 hidden from 1");
    fails(HANDS "do 0 commit dragon   expect event commit hidden from 0", "is shown to seat 0");
    fails(HANDS "do 0 commit dragon   expect event commit shown to 1", "is hidden from seat 1");
    fails(HANDS "do 0 commit dragon   expect event commit 1 hidden from 0", "no such event");
    fails(HANDS "do 0 commit dragon   expect event win hidden from 1", "were: commit");
    fails(HANDS "do 0 commit dragon   do 1 commit mask   expect event win hidden from 1",
          "no such event has a secret");
    fails(HANDS "do 0 commit dragon   expect event commit hidden to 1", "hidden from SEAT");
    fails(HANDS "do 0 commit dragon   expect event commit shown from 1", "shown to SEAT");
    fails(HANDS "do 0 commit dragon   expect event commit hidden from 7", "hidden from SEAT");
    fails(HANDS "do 0 commit dragon   expect event commit hidden from 1 2", "too much");
    fails(HANDS "do 0 commit dragon   expect event commit hiddenly from 1", "number");
    fails("expcet over", "no command 'expcet'");
}

static void test_event_arguments(void **unused)
{
    static const char round[] = HANDS "do 0 commit dragon   do 1 commit clock   ";
    char lines[1024];

#define ROUND(...) (snprintf(lines, sizeof lines, "%s%s", round, __VA_ARGS__), lines)
    (void)unused;
    passes(ROUND("expect event show 0 with dragon   expect event show with dragon = 1"));
    passes(ROUND("expect event show 1 with clock 0   expect event show with * 0 = 2"));
    passes(ROUND("expect no-event show 0 with clock   expect no-event show with 99"));
    passes(HANDS "do 0 commit dragon   expect event commit 0 holding dragon");
    passes(HANDS "do 0 commit dragon   expect event commit with 0 holding dragon = 1");
    passes(HANDS "do 0 commit dragon   expect no-event commit holding crown");
    fails(ROUND("expect event show 0 with clock"), "show 0 with");
    fails(ROUND("expect no-event show 0 with dragon"), "happened");
    fails(ROUND("expect event show with dragon = 2"), "got 1");
    fails(ROUND("expect event show with"), "with what?");
    fails(ROUND("expect event show with = 1"), "with what?");
    fails(ROUND("expect event show with 1 2 3 4 5"), "at most 4");
    fails(ROUND("expect event show with fish"), "'fish'");
    fails(ROUND("expect event show with 99999"), "does not fit");
#undef ROUND
}

static void test_texts(void **unused)
{
    (void)unused;
    passes(HANDS "expect prompt 0 en \"Choose the card\"   expect prompt 1 pl \"Wybierz\"");
    passes(HANDS "expect no-prompt 0 en \"Wybierz\"");
    fails(HANDS "expect prompt 0 en \"Wybierz\"", "is not there: Choose");
    fails(HANDS "expect no-prompt 0 en \"Choose\"", "is there: Choose");
    fails(HANDS "do 0 commit dragon   expect prompt 0 en \"Choose\"", "waited for");
    fails(HANDS "expect prompt en \"Choose\"", "waited for");
    passes(HANDS "expect choice 0 en \"Bid: Dragon (\"   expect no-choice 1 en \"Dragon\"");
    passes(HANDS "expect choice 0 pl \"Licytuj\"");
    fails(HANDS "expect no-choice 0 en \"Dragon\"", "is there");
    fails(HANDS "expect choice 0 en \"Wand\"", "is not there");
    passes(HANDS "expect no-idle 0 en \"Dragon\"");
    fails(HANDS "expect idle 0 en \"Dragon\"", "is not there");
    passes(HANDS "do 0 commit dragon   expect says 0 en \"commits a card: Dragon\"   "
                 "expect not-says 1 en \"Dragon\"   expect not-says en \"Dragon\"   "
                 "expect says pl \"zakrywa\"");
    fails(HANDS "do 0 commit dragon   expect says 1 en \"Dragon\"", "is not there");
    passes(HANDS "expect drawn 0 en \"Dragon\"   expect not-drawn 1 en \"Dragon\"   "
                 "expect drawn pl \"Runda 1\"");
    fails(HANDS "expect not-drawn en \"Round 1\"", "is there");
    passes(HANDS
           "expect entry dragon en \"Strength as a bid\"   expect entry dragon pl \"licytacji\"");
    passes(HANDS "expect no-entry dragon pl \"Strength\"");
    fails(HANDS "expect entry fish en \"x\"", "no entry 'fish'");
    fails(HANDS "expect entry dragon en \"fish\"", "is not there");
    fails(HANDS "expect prompt 0 de \"Choose\"", "not 'de'");
    fails(HANDS "expect prompt 0 en Choose", "quotation marks");
    fails(HANDS "expect prompt 0 en \"\"", "quotation marks");
    fails(HANDS "expect prompt 0 en \"Choose", "quotation marks");
    fails(HANDS "expect prompt 0 en \"Choose\" now", "too much");
}

static void test_reasons(void **unused)
{
    (void)unused;
    passes(HANDS "expect why 0 none commit dragon   expect why 0 not-in-hand commit mask");
    fails(HANDS "expect why 0 not-in-hand commit dragon", "the reason not-in-hand, got none");
    fails(HANDS "expect why 0 fish commit dragon", "no reason 'fish'");
    fails(HANDS "expect why 0 none fish", "no kind of action 'fish'");
    fails(HANDS "expect why 0 none commit fish", "'fish'");
    fails(HANDS "expect why 0 none commit *", "needs a value");
    fails(HANDS "expect why 0 none commit dragon 0 0 0", "too much");
    passes(HANDS "expect why-says 0 en \"Mask\" commit mask");
    fails(HANDS "expect why-says 0 en \"Fish\" commit mask", "is not in the reason not-in-hand");
    fails(HANDS "expect why-says 0 en \"Dragon\" commit dragon", "is legal");
    passes(HANDS "expect why-thing 0 none CARD dragon   expect why-thing 0 not-in-hand CARD mask");
    passes(HANDS "expect why-thing 0 none ACTION commit   expect why-thing 0 not-won ACTION roll");
    fails(HANDS "expect why-thing 0 none CARD mask", "the reason none, got not-in-hand");
    fails(HANDS "expect why-thing 0 not-won ACTION commit", "the reason not-won, got none");
    fails(HANDS "expect why-thing 0 fish CARD mask", "no reason 'fish'");
    fails(HANDS "expect why-thing 7 none CARD mask", "'7'");
    fails(HANDS "expect why-thing 0 none FISH mask", "no kind of thing 'FISH'");
    fails(HANDS "expect why-thing 0 none ACTION fish", "no kind of action 'fish'");
    fails(HANDS "expect why-thing 0 none CARD fish", "'fish'");
    fails(HANDS "expect why-thing 0 none CARD 0", "no CARD '0'");
    fails(HANDS "expect why-thing 0 none CARD 99", "no CARD '99'");
    fails(HANDS "expect why-thing 0 none CARD *", "no CARD '*'");
    fails(HANDS "expect why-thing 0 none CARD mask now", "too much");
}

static void test_stack_and_undo(void **unused)
{
    (void)unused;
    passes("push TAKE 1   expect waiting 1   do 1 bank   expect waiting 0 1");
    passes("push TAKE 1   clear   push TAKE 0   expect decision TAKE 0");
    fails("push BID 1", "'BID'");
    fails("push FISH 1", "'FISH'");
    fails("push TAKE 1 99999", "fit");
    passes("push TAKE 1   clear   expect waiting 0 1");
    passes(HANDS
           "do 0 commit dragon   expect undo   undo   expect waiting 0 1   legal 0 commit dragon");
    passes(HANDS "do 0 commit dragon   do 1 commit mask   expect no-undo");
    fails(HANDS "do 0 commit dragon   do 1 commit mask   undo", "became known");
    fails(HANDS "undo", "nothing to undo");
    fails(HANDS "auto 0", "not one");
}

/* The die of the rules shows what the scenario says. */
static void test_chance(void **unused)
{
    (void)unused;
    passes("push TAKE 0   chance 3/6   do 0 roll   expect public.points[0] > 0");
    passes("push TAKE 0   chance 2/6   do 0 roll   expect public.points[0] = 0");
    passes("push TAKE 1   push TAKE 0   chance 0/6 5/6   do 0 roll   do 1 roll\n"
           "expect public.points[0] = 0   expect public.points[1] > 0");
    fails("chance 6/6", "'6/6'");
    fails("chance 1", "'1'");
    fails("chance 1/0", "'1/0'");
}

/* Words for arguments may stand in several tables. */
static void test_argument_names(void **unused)
{
    static const char *const metal[] = { "none", "iron", "gold" };
    static const char *const size[] = { "small", "gold" };
    static const struct pl_names metals = { metal, PL_COUNT_OF(metal) };
    static const struct pl_names sizes = { size, PL_COUNT_OF(size) };
    static const struct pl_names *const tables[] = { &metals, &sizes, NULL };
    struct pl_game game = *games_find("bids");
    int64_t value[MATCH_VALUES_MAX];

    (void)unused;
    assert_int_equal(match_values_of(&game, "iron", value), 0);
    game.tests.argument_names = tables;
    assert_int_equal(match_values_of(&game, "iron", value), 1);
    assert_int_equal(value[0], 1);
    assert_int_equal(match_values_of(&game, "small", value), 1);
    assert_int_equal(value[0], 0);
    assert_int_equal(match_values_of(&game, "gold", value), 2);
}

/* Writes a record of two players beside scenarios that are not there; its folder is the caller's
 * to remove. */
static void write_record(char folder[64])
{
    char path[128];

    strcpy(folder, "/tmp/plansza-scenario-XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/r.json", folder);
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    fputs("{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"saga\","
          "\"rules_version\":1,\"match\":\"x\",\"players\":["
          "{\"seat\":0,\"player\":\"a\",\"points\":1},"
          "{\"seat\":1,\"player\":\"b\",\"points\":2}]}",
          out);
    fclose(out);
}

static void remove_record(const char *folder)
{
    char path[128];

    snprintf(path, sizeof path, "%s/r.json", folder);
    unlink(path);
    rmdir(folder);
}

/* Runs the lines as a scenario of a file in the folder; the message, or "" when it passes. */
static const char *run_in(const char *folder, const char *lines)
{
    struct match_scenario_listener listener = { &heard, hear, hear_shown };
    char file[128];
    char text[1024];

    memset(&heard, 0, sizeof heard);
    snprintf(file, sizeof file, "%s/f.t", folder);
    snprintf(text, sizeof text, "game saga\nscenario one\n%s\n", lines);
    struct match_scenario_count count = match_scenario_run(file, text, strlen(text), &listener);
    assert_int_equal(count.passed + count.failed, 1);
    assert_int_equal(count.failed, heard.error[0] != '\0');
    return heard.error;
}

static void test_records(void **unused)
{
    char folder[64];

    (void)unused;
    write_record(folder);
    assert_string_equal(run_in(folder, "players 2   record r.json\n"
                                       "expect public.legacy = 2   expect public.points = 3 0"),
                        "");
    assert_string_equal(run_in(folder, "record r.json   plain   expect public.legacy = 2"), "");
    assert_string_equal(run_in(folder, "players 3   record r.json   refuse seats"), "");
    assert_string_equal(run_in(folder, "record r.json   record r.json   refuse many"), "");
    assert_non_null(strstr(run_in(folder, "record r.json   refuse seats"), "the game can begin"));
    assert_non_null(strstr(run_in(folder, "refuse seats"), "the game can begin"));
    assert_non_null(
        strstr(run_in(folder, "players 3   record r.json   refuse many"), "got 'seats'"));
    assert_non_null(
        strstr(run_in(folder, "players 3   record r.json   start"), "refused for 'seats'"));
    assert_non_null(strstr(run_in(folder, "players 3   record r.json   refuse seats   start"),
                           "no game began"));
    assert_non_null(strstr(run_in(folder, "record other.json"), "'other.json'"));
    assert_non_null(strstr(run_in(folder, "record /etc/hostname"), "below"));
    assert_non_null(strstr(run_in(folder, "record ../r.json"), "below"));
    assert_non_null(strstr(run_in(folder, "record"), "below"));
    assert_non_null(strstr(run_in(folder, "start   record r.json"), "too late"));
    assert_non_null(strstr(run_in(folder, "record r.json   record r.json   record r.json\n"
                                          "record r.json   record r.json   record r.json"),
                           "too many"));
    remove_record(folder);
}

static void test_show(void **unused)
{
    (void)unused;
    passes(HANDS "show private[0].hand");
    assert_string_equal(heard.shown,
                        "[\"pebble\",\"shell\",\"bead\",\"crown\",\"dragon\",\"dragon\"]");
    passes(HANDS "show legal 0");
    assert_non_null(strstr(heard.shown, "commit 18 0 0 \"Bid: Dragon (18)\""));
    passes(HANDS "show state");
    assert_non_null(strstr(heard.shown, "\"head.seats\":2"));
    passes("plain   expect not-over");
    fails("show fish", "'fish'");
}

static void test_long_lines(void **unused)
{
    static char lines[20000];

    (void)unused;
    snprintf(lines, sizeof lines, "game bids\nscenario x\nset public.points[0] = %05000d\n", 1);
    assert_int_equal(run(lines).failed, 1);
    assert_non_null(strstr(heard.error, "too long"));
    snprintf(lines, sizeof lines, "game bids\nscenario x\nset %0300d = %0300d\n", 1, 1);
    assert_int_equal(run(lines).failed, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_configuration),
        cmocka_unit_test(test_set),
        cmocka_unit_test(test_actions),
        cmocka_unit_test(test_expectations),
        cmocka_unit_test(test_reasons),
        cmocka_unit_test(test_stack_and_undo),
        cmocka_unit_test(test_chance),
        cmocka_unit_test(test_show),
        cmocka_unit_test(test_long_lines),
        cmocka_unit_test(test_argument_names),
        cmocka_unit_test(test_records),
        cmocka_unit_test(test_event_arguments),
        cmocka_unit_test(test_texts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
