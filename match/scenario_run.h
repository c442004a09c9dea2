/* What the files of the scenario runner share: one running scenario, its words, its errors. */
#ifndef MATCH_SCENARIO_RUN_H
#define MATCH_SCENARIO_RUN_H

#include "core/game.h"

enum {
    MATCH_SCENARIO_WORD_MAX = 128,
    MATCH_SCENARIO_COMMAND_MAX = 4096,
    MATCH_SCENARIO_ERROR_MAX = 2048,
    MATCH_SCENARIO_SHOWN_MAX = 200, /* how much of a strange word an error repeats */
    MATCH_SCENARIO_UNDO_MAX = 16
};

struct match_scenario {
    const struct pl_game *game;
    struct pl_config config;
    const char *file; /* its path: records lie beside it */
    uint32_t record_count;
    struct pl_record_text record[PL_RECORDS_MAX + 1]; /* owned; one more, to be refused */
    bool is_refused;                                  /* no game begins, and none should */
    bool has_started;
    bool is_unchecked; /* fields were set whose check is put off */
    uint32_t undo_count;
    struct pl_state_room state;
    struct pl_state_room undo[MATCH_SCENARIO_UNDO_MAX];
    struct pl_events events; /* of the last decision */
    struct pl_rng rng;       /* of the word `random`, not of the game */
    void (*show)(void *owner, const char *text);
    void *show_owner;
    char error[MATCH_SCENARIO_ERROR_MAX];
};

/* The rest of a command, eaten word by word. */
struct match_words {
    const char *at;
};

/* Notes what is wrong and returns false. */
bool match_scenario_fail(struct match_scenario *run, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The next word; false at the end. Words too long to mean anything are cut. */
bool match_next_word(struct match_words *words, char ret_word[MATCH_SCENARIO_WORD_MAX]);
/* Skips spaces and returns what is left. */
const char *match_rest(struct match_words *words);
/* The next word as a seat of the game; fails otherwise. */
bool match_next_seat(struct match_scenario *run, struct match_words *words, pl_seat *ret_seat);
/* Nothing may follow. */
bool match_no_more(struct match_scenario *run, struct match_words *words);

/* A whole number of at most nine digits. */
bool match_is_number(const char *word, int64_t *ret_number);
/* The values that the word names in the tables of the game's fields, without repeats. */
enum { MATCH_VALUES_MAX = 8 };
uint32_t match_values_of(const struct pl_game *game, const char *word,
                         int64_t ret_value[MATCH_VALUES_MAX]);
/* A number or a word that names one value only. */
bool match_number_or_name(struct match_scenario *run, const char *word, int64_t *ret_number);

/* What an argument of an action or event may be: `*` fits anything, a name any value it stands for.
 */
struct match_arg {
    bool is_any;
    uint32_t count;
    int64_t value[MATCH_VALUES_MAX];
};
bool match_read_arg(struct match_scenario *run, const char *word, struct match_arg *ret_arg);
/* Whether the sixteen bits of an argument are meant. */
bool match_arg_fits(const struct match_arg *arg, uint16_t value);

/* Finds a place; indexes may be words, such as public.reserve[0][air]. */
bool match_find_place(struct match_scenario *run, const char *path, struct pl_place *ret_place);
/* Writes the value, given as JSON or as bare words, into the place of these bytes. */
bool match_read_value(struct match_scenario *run, const char *value, const struct pl_place *place,
                      void *bytes);
/* Compares a place of these bytes with a value: `compare` is = != < > <= or >=. */
bool match_expect_place(struct match_scenario *run, const void *bytes, struct match_words *words);
/* Compares two numbers; `what` is for the message. */
bool match_expect_number(struct match_scenario *run, const char *what, int64_t got,
                         struct match_words *words);

/* A kind of action and what each argument may be; an argument that is not given fits anything. */
enum { MATCH_ACTION_ARGS = 3 };
struct match_pattern {
    uint16_t kind;
    uint32_t arg_count;
    struct match_arg arg[MATCH_ACTION_ARGS];
};
bool match_read_pattern(struct match_scenario *run, struct match_words *words,
                        struct match_pattern *ret_pattern);
bool match_pattern_fits(const struct match_pattern *pattern, pl_action action);

/* The legal action that the words mean; fails when there is none or more than one. */
bool match_find_action(struct match_scenario *run, pl_seat seat, struct match_words *words,
                       pl_action *ret_action);
/* No legal action fits the kind and arguments. */
bool match_expect_illegal(struct match_scenario *run, pl_seat seat, struct match_words *words);
/* Writes the legal actions of a seat, for a message. */
void match_write_legal(const struct match_scenario *run, pl_seat seat, struct pl_text *text);

/* record FILE, refuse CODE; before the start. */
bool match_word_record(struct match_scenario *run, struct match_words *words);
bool match_word_refuse(struct match_scenario *run, struct match_words *words);
/* Makes the records given the legacy of the configuration. */
bool match_scenario_take_records(struct match_scenario *run);
void match_scenario_drop_records(struct match_scenario *run);

/* The seat takes the action; its events are those of the last decision. */
bool match_scenario_play(struct match_scenario *run, pl_seat seat, pl_action action);
/* Makes a scenario of the game with what it has before the first command. */
void match_scenario_open(struct match_scenario *run, const struct pl_game *game, const char *file);

/* Carries out one command. */
bool match_scenario_command(struct match_scenario *run, const char *command);
/* Whether a command begins with this word. */
bool match_scenario_is_word(const char *word, size_t length);
/* Settles what was put off and checks the state. */
bool match_scenario_settle(struct match_scenario *run);
bool match_scenario_expect(struct match_scenario *run, struct match_words *words);

/* What players read: prompt, choice, says, drawn, map, entry, and their opposites. */
bool match_expect_prompt(struct match_scenario *run, struct match_words *words);
bool match_expect_no_prompt(struct match_scenario *run, struct match_words *words);
bool match_expect_choice(struct match_scenario *run, struct match_words *words);
bool match_expect_no_choice(struct match_scenario *run, struct match_words *words);
bool match_expect_idle(struct match_scenario *run, struct match_words *words);
bool match_expect_no_idle(struct match_scenario *run, struct match_words *words);
bool match_expect_says(struct match_scenario *run, struct match_words *words);
bool match_expect_not_says(struct match_scenario *run, struct match_words *words);
bool match_expect_drawn(struct match_scenario *run, struct match_words *words);
bool match_expect_not_drawn(struct match_scenario *run, struct match_words *words);
bool match_expect_mapped(struct match_scenario *run, struct match_words *words);
bool match_expect_not_mapped(struct match_scenario *run, struct match_words *words);
bool match_expect_entry(struct match_scenario *run, struct match_words *words);
bool match_expect_no_entry(struct match_scenario *run, struct match_words *words);

/* Reads LANG "PART"; the part is not empty. */
bool match_next_part(struct match_scenario *run, struct match_words *words, enum pl_lang *ret_lang,
                     char ret_part[MATCH_SCENARIO_COMMAND_MAX]);

/* Why an action is refused, or a thing: why, why-says, why-thing. */
bool match_expect_why(struct match_scenario *run, struct match_words *words);
bool match_expect_why_thing(struct match_scenario *run, struct match_words *words);
bool match_expect_why_says(struct match_scenario *run, struct match_words *words);

#endif
