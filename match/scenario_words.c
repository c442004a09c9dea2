/* The commands of the scenario language, apart from `expect`. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/position.h"
#include "match/config.h"
#include "match/scenario_run.h"
#include "match/seed.h"
#include "match/utf8.h"

enum { CHANCE_MAX = 99999 }; /* numbers of a draw that the word `chance` may fix */

bool match_scenario_fail(struct match_scenario *run, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(run->error, sizeof run->error, format, args);
    va_end(args);
    return false;
}

void match_scenario_open(struct match_scenario *run, const struct pl_game *game, const char *file)
{
    struct pl_seed seed = pl_seed_of(1);

    memset(run, 0, sizeof *run);
    run->game = game;
    run->file = file;
    run->config = pl_config_default(game, match_seats_default(game), seed);
    pl_rng_start(&run->rng, &seed);
}

bool match_next_word(struct match_words *words, char ret_word[MATCH_SCENARIO_WORD_MAX])
{
    const char *at = match_rest(words);
    size_t length = strcspn(at, " ");

    snprintf(ret_word, MATCH_SCENARIO_WORD_MAX, "%.*s", (int)length, at);
    words->at = at + length;
    return length > 0;
}

const char *match_rest(struct match_words *words)
{
    words->at += strspn(words->at, " ");
    return words->at;
}

bool match_no_more(struct match_scenario *run, struct match_words *words)
{
    const char *rest = match_rest(words);

    return *rest == '\0' ||
           match_scenario_fail(run, "'%.*s' is too much here",
                               match_utf8_cut(rest, MATCH_SCENARIO_SHOWN_MAX), rest);
}

bool match_is_number(const char *word, int64_t *ret_number)
{
    bool is_negative = *word == '-';
    const char *digits = word + is_negative;
    size_t count = strspn(digits, "0123456789");
    int64_t number = 0;

    if (count == 0 || count > 9 || digits[count] != '\0') {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        number = number * 10 + (digits[i] - '0');
    }
    *ret_number = is_negative ? -number : number;
    return true;
}

bool match_next_seat(struct match_scenario *run, struct match_words *words, pl_seat *ret_seat)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    int64_t number = -1;

    match_next_word(words, word);
    if (!match_is_number(word, &number) || number < 0 || number >= run->config.seats) {
        return match_scenario_fail(run, "a seat from 0 to %d was expected, not '%s'",
                                   run->config.seats - 1, word);
    }
    *ret_seat = (pl_seat)number;
    return true;
}

static struct pl_state *state_of(struct match_scenario *run)
{
    return pl_state_in(&run->state);
}

bool match_scenario_settle(struct match_scenario *run)
{
    bool was_unchecked = run->is_unchecked;

    run->is_unchecked = false;
    if (was_unchecked) {
        run->game->tests.normalize(state_of(run));
    }
    const char *reason = pl_check(run->game, state_of(run));
    return !reason || match_scenario_fail(run, "%sthe state breaks an invariant: %s",
                                          was_unchecked ? "after set!: " : "", reason);
}

static bool start(struct match_scenario *run)
{
    if (run->has_started) {
        return true;
    }
    if (!match_scenario_take_records(run)) {
        return false;
    }
    const char *reason = pl_config_check(run->game, &run->config);
    if (reason) {
        return match_scenario_fail(run, "%s", reason);
    }
    pl_start(run->game, &run->config, state_of(run));
    run->has_started = true;
    return match_scenario_settle(run);
}

/* Before the start. */

static bool word_players(struct match_scenario *run, struct match_words *words)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    int64_t number = 0;

    match_next_word(words, word);
    if (!match_is_number(word, &number) || number < run->game->seats_min ||
        number > run->game->seats_max) {
        return match_scenario_fail(run, "the game is not played by '%s' players", word);
    }
    run->config.seats = (uint8_t)number;
    return match_no_more(run, words);
}

static bool word_seed(struct match_scenario *run, struct match_words *words)
{
    char word[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, word);
    if (!match_seed_parse(word, &run->config.seed)) {
        return match_scenario_fail(run, "a seed is a number or 64 hex digits, not '%s'", word);
    }
    return match_no_more(run, words);
}

static bool word_option(struct match_scenario *run, struct match_words *words)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    char pair[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, word);
    snprintf(pair, sizeof pair, "%s", word);
    char *equals = strchr(word, '=');
    if (!equals) {
        return match_scenario_fail(run, "an option is NAME=VALUE, not '%s'", pair);
    }
    *equals = '\0';
    const char *reason = match_option_set(run->game, &run->config, word, equals + 1);
    if (reason) {
        return match_scenario_fail(run, "%s: '%s'", reason, pair);
    }
    return match_no_more(run, words);
}

static bool word_start(struct match_scenario *run, struct match_words *words)
{
    return match_no_more(run, words);
}

/* plain: the game's plainest position in which play has begun, to be filled by hand. */
static bool word_plain(struct match_scenario *run, struct match_words *words)
{
    if (!run->game->tests.plain) {
        return match_scenario_fail(run, "this game has no plain position");
    }
    pl_start(run->game, &run->config, state_of(run));
    run->game->tests.plain(state_of(run));
    run->undo_count = 0;
    pl_events_clear(&run->events);
    return match_no_more(run, words) && match_scenario_settle(run);
}

/* Changing the state by hand. */

/* Reads "PATH = " and leaves the value. */
static bool read_target(struct match_scenario *run, struct match_words *words,
                        struct pl_place *ret_place)
{
    char path[MATCH_SCENARIO_WORD_MAX];
    char equals[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, path);
    if (!match_find_place(run, path, ret_place)) {
        return false;
    }
    match_next_word(words, equals);
    return strcmp(equals, "=") == 0 ||
           match_scenario_fail(run, "'=' was expected after '%s', not '%s'", path, equals);
}

static bool word_set_later(struct match_scenario *run, struct match_words *words)
{
    struct pl_state_room room = run->state;
    struct pl_place place;

    if (!read_target(run, words, &place) ||
        !match_read_value(run, match_rest(words), &place, room.byte)) {
        return false;
    }
    run->state = room;
    run->is_unchecked = true;
    run->undo_count = 0;
    return true;
}

static bool word_set(struct match_scenario *run, struct match_words *words)
{
    if (!word_set_later(run, words)) {
        return false;
    }
    run->is_unchecked = false;
    run->game->tests.normalize(state_of(run));
    return match_scenario_settle(run);
}

static bool word_push(struct match_scenario *run, struct match_words *words)
{
    char frame[MATCH_SCENARIO_WORD_MAX];
    char word[MATCH_SCENARIO_WORD_MAX];
    int16_t arg[PL_FRAME_ARGS] = { 0 };
    pl_seat seat;
    int64_t number;

    match_next_word(words, frame);
    if (!match_next_seat(run, words, &seat)) {
        return false;
    }
    for (uint32_t i = 0; i < PL_FRAME_ARGS && match_next_word(words, word); i++) {
        if (!match_number_or_name(run, word, &number)) {
            return false;
        }
        if (number < INT16_MIN || number > INT16_MAX) {
            return match_scenario_fail(run, "'%s' does not fit an argument", word);
        }
        arg[i] = (int16_t)number;
    }
    if (run->is_unchecked) {
        run->game->tests.normalize(state_of(run));
    }
    const char *reason = pl_push_decision(run->game, state_of(run), frame, seat, arg);
    if (reason) {
        return match_scenario_fail(run, "%s: '%s'", reason, frame);
    }
    run->undo_count = 0;
    return match_no_more(run, words) && match_scenario_settle(run);
}

/* Takes the pending decisions off the stack; a push must follow. */
static bool word_clear(struct match_scenario *run, struct match_words *words)
{
    struct pl_head *head = pl_head_edit(state_of(run));

    while (head->frame_count > 0 && run->game->frames[pl_top(head)->kind].can_push) {
        pl_pop(head);
    }
    run->is_unchecked = true;
    run->undo_count = 0;
    return match_no_more(run, words);
}

/* The word that pl_rng_below(n) turns into `value` without drawing again. */
static uint32_t word_for(uint32_t value, uint32_t n)
{
    return (uint32_t)((((uint64_t)value << 32) + n - 1) / n + 1);
}

/* Reads "V/N", V below N. */
static bool read_chance(char *word, uint32_t *ret_value, uint32_t *ret_n)
{
    char *slash = strchr(word, '/');
    int64_t value = 0;
    int64_t n = 0;

    if (!slash) {
        return false;
    }
    *slash = '\0';
    bool is_read = match_is_number(word, &value) && match_is_number(slash + 1, &n);
    *slash = '/';
    *ret_value = (uint32_t)value;
    *ret_n = (uint32_t)n;
    return is_read && value >= 0 && value < n && n <= CHANCE_MAX;
}

/* chance V/N...: the next random numbers below N will be V, in this order. */
static bool word_chance(struct match_scenario *run, struct match_words *words)
{
    struct pl_rng *rng = (struct pl_rng *)(void *)(run->state.byte + run->game->layout.rng_at);
    char word[MATCH_SCENARIO_WORD_MAX];
    uint32_t value = 0;
    uint32_t n = 0;

    rng->left = 0;
    pl_rng_refill(rng);
    for (uint32_t i = 1; match_next_word(words, word); i++) {
        if (i > PL_RNG_WORDS || !read_chance(word, &value, &n)) {
            return match_scenario_fail(run, "at most %d of V/N with V below N, not '%s'",
                                       PL_RNG_WORDS, word);
        }
        rng->word[PL_RNG_WORDS - i] = word_for(value, n);
    }
    run->undo_count = 0;
    return true;
}

/* Deciding. */

static void remember(struct match_scenario *run)
{
    if (run->undo_count == MATCH_SCENARIO_UNDO_MAX) {
        run->undo_count--;
        memmove(&run->undo[0], &run->undo[1], run->undo_count * sizeof run->undo[0]);
    }
    run->undo[run->undo_count++] = run->state;
}

bool match_scenario_play(struct match_scenario *run, pl_seat seat, pl_action action)
{
    remember(run);
    pl_events_clear(&run->events);
    const char *reason = pl_submit(run->game, state_of(run), seat, action, &run->events);
    if (reason) {
        return match_scenario_fail(run, "%s", reason);
    }
    return match_scenario_settle(run);
}

static bool word_do(struct match_scenario *run, struct match_words *words)
{
    pl_seat seat;
    pl_action action;

    return match_next_seat(run, words, &seat) && match_find_action(run, seat, words, &action) &&
           match_scenario_play(run, seat, action);
}

static bool word_legal(struct match_scenario *run, struct match_words *words)
{
    pl_seat seat;
    pl_action action;

    return match_next_seat(run, words, &seat) && match_find_action(run, seat, words, &action);
}

static bool word_illegal(struct match_scenario *run, struct match_words *words)
{
    pl_seat seat;

    return match_next_seat(run, words, &seat) && match_expect_illegal(run, seat, words);
}

static bool word_auto(struct match_scenario *run, struct match_words *words)
{
    char room[MATCH_SCENARIO_ERROR_MAX / 2];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_legal list;
    pl_seat seat;

    if (!match_next_seat(run, words, &seat) || !match_no_more(run, words)) {
        return false;
    }
    pl_legal_of(run->game, pl_as_obs(state_of(run)), seat, &list);
    if (list.count != 1) {
        match_write_legal(run, seat, &text);
        return match_scenario_fail(run, "seat %d has %u legal actions, not one: %s", seat,
                                   (unsigned)list.count, room);
    }
    return match_scenario_play(run, seat, list.action[0]);
}

static pl_seat random_seat(struct match_scenario *run)
{
    uint64_t waiting = pl_head_read(state_of(run))->waiting;

    return (pl_seat)pl_select(waiting,
                              pl_rng_below(&run->rng, (uint32_t)__builtin_popcountll(waiting)));
}

static bool word_random(struct match_scenario *run, struct match_words *words)
{
    char word[MATCH_SCENARIO_WORD_MAX];
    struct pl_legal list;
    int64_t count = 0;

    match_next_word(words, word);
    if (!match_is_number(word, &count) || count < 1 || count > 100000) {
        return match_scenario_fail(run, "how many decisions? Not '%s'", word);
    }
    for (; count > 0 && !pl_head_read(state_of(run))->over; count--) {
        pl_seat seat = random_seat(run);
        pl_legal_of(run->game, pl_as_obs(state_of(run)), seat, &list);
        if (list.count == 0) {
            return match_scenario_fail(run, "seat %d is waited for and has no legal action", seat);
        }
        if (!match_scenario_play(run, seat, list.action[pl_rng_below(&run->rng, list.count)])) {
            return false;
        }
    }
    return match_no_more(run, words);
}

static bool word_undo(struct match_scenario *run, struct match_words *words)
{
    if (run->undo_count == 0) {
        return match_scenario_fail(run, "there is nothing to undo");
    }
    const struct pl_state_room *before = &run->undo[run->undo_count - 1];
    if (((const struct pl_head *)(const void *)before->byte)->epoch !=
        pl_head_read(state_of(run))->epoch) {
        return match_scenario_fail(run, "something became known since: no undo");
    }
    run->state = *before;
    run->undo_count--;
    pl_events_clear(&run->events);
    return match_no_more(run, words);
}

/* Looking. */

/* observe SEAT PATH = VALUE: what that seat sees of a field. */
static bool word_observe(struct match_scenario *run, struct match_words *words)
{
    struct pl_state_room room;
    pl_seat seat;

    if (!match_next_seat(run, words, &seat)) {
        return false;
    }
    pl_observe(run->game, state_of(run), seat, pl_obs_in(&room));
    return match_expect_place(run, room.byte, words);
}

/* show legal SEAT, show PATH, show state: for those who write scenarios. */
static bool word_show(struct match_scenario *run, struct match_words *words)
{
    char room[PL_POSITION_MAX];
    char word[MATCH_SCENARIO_WORD_MAX];
    struct pl_json json = pl_json_in(room, sizeof room);
    struct pl_place place;
    pl_seat seat;

    match_next_word(words, word);
    if (strcmp(word, "legal") == 0) {
        if (!match_next_seat(run, words, &seat)) {
            return false;
        }
        match_write_legal(run, seat, &json.text);
    } else if (strcmp(word, "state") == 0) {
        pl_position_write(run->game, state_of(run), &json);
    } else {
        if (!match_find_place(run, word, &place)) {
            return false;
        }
        pl_write_place(run->state.byte, &place, &json);
    }
    if (run->show) {
        run->show(run->show_owner, room);
    }
    return match_no_more(run, words);
}

/* When a command may come: before the start, after it (which it implies), or while the check of
 * fields is put off. */
enum when { BEFORE, AFTER, AFTER_UNCHECKED };

struct command {
    const char *name;
    enum when when;
    bool (*run)(struct match_scenario *run, struct match_words *words);
};

static const struct command commands[] = {
    { "players", BEFORE, word_players },
    { "seed", BEFORE, word_seed },
    { "option", BEFORE, word_option },
    { "record", BEFORE, match_word_record },
    { "refuse", BEFORE, match_word_refuse },
    { "start", AFTER, word_start },
    { "plain", AFTER, word_plain },
    { "set", AFTER, word_set },
    { "set!", AFTER_UNCHECKED, word_set_later },
    { "push", AFTER_UNCHECKED, word_push },
    { "clear", AFTER_UNCHECKED, word_clear },
    { "chance", AFTER, word_chance },
    { "do", AFTER, word_do },
    { "legal", AFTER, word_legal },
    { "illegal", AFTER, word_illegal },
    { "expect", AFTER, match_scenario_expect },
    { "observe", AFTER, word_observe },
    { "random", AFTER, word_random },
    { "auto", AFTER, word_auto },
    { "undo", AFTER, word_undo },
    { "show", AFTER, word_show },
};

static const struct command *find_command(const char *word, size_t length)
{
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        if (strlen(commands[i].name) == length && memcmp(commands[i].name, word, length) == 0) {
            return &commands[i];
        }
    }
    return NULL;
}

bool match_scenario_is_word(const char *word, size_t length)
{
    return find_command(word, length) != NULL;
}

bool match_scenario_command(struct match_scenario *run, const char *text)
{
    struct match_words words = { text };
    char word[MATCH_SCENARIO_WORD_MAX];

    match_next_word(&words, word);
    const struct command *command = find_command(word, strlen(word));
    if (!command) {
        return match_scenario_fail(run, "there is no command '%s'", word);
    }
    if (run->is_refused) {
        return match_scenario_fail(run, "'%s' comes too late: no game began", word);
    }
    if (command->when == BEFORE && run->has_started) {
        return match_scenario_fail(run, "'%s' comes too late: the game has started", word);
    }
    if (command->when != BEFORE && !start(run)) {
        return false;
    }
    if (command->when == AFTER && run->is_unchecked && !match_scenario_settle(run)) {
        return false;
    }
    return command->run(run, &words);
}
