/* Scenario files: any text is run or refused. Input that does not begin with "game" is made of
 * tokens. */
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "match/scenario.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const tokens[] = {
    " ",
    "  ",
    "\n",
    ";",
    "\nset ",
    "\nset! ",
    " = ",
    "\ndo 0 ",
    "\ndo 1 ",
    "\npush ",
    "\nclear\n",
    "\nexpect ",
    "\nobserve 1 ",
    "\nrandom 9\n",
    "\nrandom 99\n",
    "\nauto 0\n",
    "\nundo\n",
    "\nchance 1/6 2/6\n",
    "\nshow state\n",
    "\nlegal 0 ",
    "\nillegal 0 ",
    "\nshow legal 0\n",
    "\nscenario x\n",
    "waiting ",
    "over",
    "not-over",
    "decision ",
    "legal-count ",
    "score ",
    "rank ",
    "hidden ",
    "visible ",
    " from 1",
    " to 0",
    "event ",
    "no-event ",
    "undo",
    "no-undo",
    "players 3\n",
    "seed 7\n",
    "option ",
    "record x\n",
    "refuse many\n",
    "=",
    "!=",
    "<",
    ">",
    "<=",
    ">=",
    "[",
    "]",
    "[0]",
    "[1]",
    "*",
    "~",
    "\"",
    "#",
    "-",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "65535",
    ".",
    ",",
};

static void run(const char *text, size_t length)
{
    match_scenario_run("fuzz", text, length, NULL);
}

/* Each game in turn gets a file of tokens; the first byte chooses. */
static void run_tokens(struct fuzz_input *in)
{
    const struct pl_game *game = fuzz_game(in);
    size_t length = 0;
    char *body = fuzz_tokens(in, tokens, PL_COUNT_OF(tokens), &length);
    char *text = malloc(length + 128);

    PL_ASSERT(text);
    strcpy(text, "game ");
    strcat(text, game->id);
    strcat(text, "\nscenario x\n");
    size_t head = strlen(text);
    memcpy(text + head, body, length);
    run(text, head + length);
    free(text);
    free(body);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };

    if (size >= 4 && memcmp(data, "game", 4) == 0) {
        run((const char *)data, size);
    } else {
        run_tokens(&in);
    }
    return 0;
}
