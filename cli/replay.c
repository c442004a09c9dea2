/* plansza replay: a saved match as readable text, the table at any ply, what a replay proves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/cli.h"
#include "cli/play/text.h"
#include "cli/reason.h"
#include "cli/terminal.h"
#include "core/position.h"
#include "match/hex.h"
#include "match/legacy.h"
#include "match/save.h"

enum { TEXT_MAX = 1024, DRAW_MAX = 65536 };

struct replay {
    const struct match *match;
    const struct pl_game *game;
    enum pl_lang lang;
    bool is_truth; /* hidden things may be told: the match is over, or they were asked for */
    struct cli_terminal terminal;
};

struct wishes {
    const char *ply;
    const char *seat;
    const char *lang;
    const char *commitment;
    bool is_verify;
    bool is_unfinished;
    bool is_json;
    bool is_truth;
    bool is_record;
};

/* The proof. */

static void print_line(bool is_right, const char *what)
{
    printf("%s  %s\n", is_right ? "ok  " : "FAIL", what);
}

/* A verdict for programs, and in words. */
static const struct {
    const char *id;
    const char *words;
} verdicts[MATCH_VERDICT_COUNT] = {
    [MATCH_REFUTED] = { "refuted", "refuted: a part does not hold" },
    [MATCH_OTHER_RULES] = { "other-rules",
                            "not decided: the file is of older rules, and by those of today "
                            "its log leads elsewhere; only a program with its rules can tell "
                            "whether it holds" },
    [MATCH_UNFINISHED] = { "unfinished",
                           "unfinished: all of it holds, but the match is not over, or "
                           "its log was cut short" },
    [MATCH_PROVED] = { "proved",
                       "proved: seed and configuration are those committed to, every decision was "
                       "legal, dice and cards follow from the seed (who decided, and the names, "
                       "cannot be proved)" },
};

static void print_log_proof(const struct match_proof *proof)
{
    char line[128];

    if (proof->is_log_legal) {
        snprintf(line, sizeof line, "all %u decisions were legal when they were made",
                 (unsigned)proof->ply);
    } else {
        snprintf(line, sizeof line, "decision %u of %u was not legal", (unsigned)proof->bad_ply + 1,
                 (unsigned)proof->ply);
    }
    print_line(proof->is_log_legal, line);
}

/* What was published before the match, compared with the file. */
struct published {
    const char *commitment; /* NULL: not given */
    bool is_right;
};

static void print_proof(const struct match_proof *proof, const struct published *published,
                        enum match_verdict verdict)
{
    char line[256];
    char hash[MATCH_HEX_MAX];

    snprintf(line, sizeof line, "rules version %u of the file, %u of this program",
             (unsigned)proof->rules_version, proof->game->rules_version);
    print_line(proof->rules_version <= proof->game->rules_version, line);
    print_line(proof->is_from_seed, proof->is_from_seed
                                        ? "the match begins at the setup made from its seed"
                                        : "the match begins from a given position, not its seed");
    snprintf(line, sizeof line, "the commitment %s is that of seed and configuration",
             proof->commitment);
    print_line(proof->is_commitment_right, line);
    if (published->commitment) {
        print_line(published->is_right, "it is the commitment that was published");
    }
    print_log_proof(proof);
    match_hex_format(proof->hash, hash);
    snprintf(line, sizeof line,
             "they lead, with dice and cards from the seed, to the saved position %s", hash);
    print_line(proof->is_hash_right, line);
    printf("%s\n", verdicts[verdict].words);
    if (!published->commitment) {
        printf(
            "compare the commitment with the one shown before the first move: --commitment HEX\n");
    }
}

static void print_proof_json(const struct match_proof *proof, enum match_verdict verdict)
{
    char room[1024];
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_json_open(&json, '{');
    pl_json_member_string(&json, "verdict", verdicts[verdict].id);
    pl_json_member_bool(&json, "proved", verdict == MATCH_PROVED);
    pl_json_member_string(&json, "game", proof->game->id);
    pl_json_member_int(&json, "rules_version", proof->rules_version);
    pl_json_member_bool(&json, "from_seed", proof->is_from_seed);
    pl_json_member_bool(&json, "commitment_right", proof->is_commitment_right);
    pl_json_member_string(&json, "commitment", proof->commitment);
    pl_json_member_bool(&json, "log_legal", proof->is_log_legal);
    pl_json_member_int(&json, "ply", proof->ply);
    pl_json_member_bool(&json, "hash_right", proof->is_hash_right);
    pl_json_key(&json, "hash");
    pl_json_hex(&json, proof->hash);
    pl_json_member_bool(&json, "over", proof->is_over);
    pl_json_close(&json, '}');
    printf("%s\n", room);
}

static int verify(const char *path, const struct wishes *wishes)
{
    struct match_proof proof;
    struct published published = { .commitment = wishes->commitment };
    const char *reason = match_verify(path, &proof);

    if (reason) {
        return cli_error(CLI_NO, "%s: %s", path, reason);
    }
    published.is_right =
        wishes->commitment && strcasecmp(wishes->commitment, proof.commitment) == 0;
    enum match_verdict verdict =
        wishes->commitment && !published.is_right ? MATCH_REFUTED : match_verdict(&proof);
    if (wishes->is_json) {
        print_proof_json(&proof, verdict);
    } else {
        print_proof(&proof, &published, verdict);
    }
    bool is_enough =
        verdict == MATCH_PROVED || (verdict == MATCH_UNFINISHED && wishes->is_unfinished);
    return is_enough ? CLI_OK : CLI_NO;
}

/* The log. */

static const char *seat_name(const struct replay *replay, pl_seat seat)
{
    struct pl_text text = { .seat_names = match_seat_names(replay->match) };

    return pl_seat_name(&text, replay->lang, seat);
}

static void write_event(const struct replay *replay, const struct pl_state *state,
                        struct pl_event event, char ret_text[TEXT_MAX])
{
    struct pl_text text = pl_text_in(ret_text, TEXT_MAX);
    struct pl_state_room room;

    text.seat_names = match_seat_names(replay->match);

    pl_observe(replay->game, state, PL_NOBODY, pl_obs_in(&room));
    if (!replay->is_truth) {
        event = pl_event_for(event, PL_NOBODY);
    }
    replay->game->event_text(pl_obs_in(&room), &event, replay->lang, &text);
}

/* One entry of the log as it is told. */
struct told {
    pl_seat seat;
    pl_action action;
    char text[TEXT_MAX]; /* of the action, empty when it may not be told */
    struct pl_events events;
};

/* Reads an entry and plays it on the state. */
static void play_ply(const struct replay *replay, struct pl_state *state, uint32_t ply,
                     struct told *ret_told)
{
    struct pl_text text = pl_text_in(ret_told->text, sizeof ret_told->text);
    struct pl_state_room room;

    text.seat_names = match_seat_names(replay->match);
    pl_events_clear(&ret_told->events);
    match_log(replay->match, ply, &ret_told->seat, &ret_told->action);
    if (replay->is_truth) {
        pl_observe(replay->game, state, ret_told->seat, pl_obs_in(&room));
        replay->game->action_text(pl_obs_in(&room), ret_told->action, replay->lang, &text);
    }
    const char *reason =
        pl_submit(replay->game, state, ret_told->seat, ret_told->action, &ret_told->events);
    PL_ASSERT(!reason);
}

static void print_ply(const struct replay *replay, struct pl_state *state, uint32_t ply)
{
    char event[TEXT_MAX];
    struct told told;

    play_ply(replay, state, ply, &told);
    printf("%u. %s%s%s\n", (unsigned)ply + 1, seat_name(replay, told.seat),
           told.text[0] ? ": " : "", told.text);
    for (uint32_t i = 0; i < told.events.count; i++) {
        write_event(replay, state, told.events.item[i], event);
        if (event[0]) {
            cli_put(&replay->terminal, "    ");
            cli_put_wrapped(&replay->terminal, event, 4);
        }
    }
}

static void write_ply_json(const struct replay *replay, struct pl_state *state, uint32_t ply,
                           struct pl_json *json)
{
    char event[TEXT_MAX];
    struct told told;

    play_ply(replay, state, ply, &told);
    pl_json_open(json, '{');
    pl_json_member_int(json, "seat", told.seat);
    if (replay->is_truth) {
        pl_json_key(json, "action");
        pl_json_hex(json, told.action);
        pl_json_member_string(json, "text", told.text);
    }
    pl_json_key(json, "events");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < told.events.count; i++) {
        write_event(replay, state, told.events.item[i], event);
        pl_json_string(json, event);
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

/* The games that this one continues, if it does. */
static void print_records(const struct replay *replay)
{
    char names[256];
    char words[TEXT_MAX];
    struct pl_text titles = pl_text_in(names, sizeof names);
    struct pl_text text = pl_text_in(words, sizeof words);
    const struct pl_arg args[] = { PL_ARG_TEXT(names) };

    cli_records_add(replay->game, match_config(replay->match), replay->lang, &titles);
    if (titles.length > 0) {
        pl_text_format(&text, replay->lang, cli_play_text(CLI_PLAY_RECORDS, replay->lang), args, 1);
        printf(", %s", words);
    }
}

static void print_title(const struct replay *replay)
{
    const struct pl_config *config = match_config(replay->match);

    printf("%s", replay->game->title[replay->lang]);
    print_records(replay);
    for (uint32_t i = 0; i < replay->game->option_count; i++) {
        const struct pl_option *option = &replay->game->options[i];
        if (pl_option_matters(replay->game, config, i)) {
            printf(", %s: %s", option->title[replay->lang],
                   option->values[config->option[i]].title[replay->lang]);
        }
    }
    printf("\n");
    for (pl_seat p = 0; p < config->seats; p++) {
        const char *level = match_seat_level(replay->match, p);
        printf("  %s%s%s%s\n", seat_name(replay, p), *level ? " (" : "", level, *level ? ")" : "");
    }
    if (match_note(replay->match)) {
        printf("  (%s)\n", match_note(replay->match));
    }
}

static void print_result(const struct replay *replay)
{
    struct pl_result result = { 0 };

    replay->game->result(match_state(replay->match), &result);
    for (pl_seat p = 0; p < match_config(replay->match)->seats; p++) {
        printf("%d. %s: %d\n", result.rank[p], seat_name(replay, p), (int)result.score[p]);
    }
}

static void print_log(const struct replay *replay)
{
    struct pl_state_room room;
    uint32_t ply = match_first_ply(replay->match);

    memcpy(room.byte, match_first_state(replay->match), replay->game->layout.size);
    print_title(replay);
    for (; ply < match_ply(replay->match); ply++) {
        print_ply(replay, pl_state_in(&room), ply);
    }
    if (pl_head_read(match_state(replay->match))->over) {
        print_result(replay);
    }
}

static void print_log_json(const struct replay *replay)
{
    static char text[PL_EVENTS_MAX * TEXT_MAX];
    struct pl_state_room room;
    uint32_t first = match_first_ply(replay->match);
    char seed[MATCH_SEED_TEXT_MAX];

    memcpy(room.byte, match_first_state(replay->match), replay->game->layout.size);
    printf("{\"game\":\"%s\",\"players\":%d,\"first_ply\":%u", replay->game->id,
           match_config(replay->match)->seats, (unsigned)first);
    if (replay->is_truth && match_is_from_seed(replay->match)) {
        match_seed_format(&match_config(replay->match)->seed, seed);
        printf(",\"seed\":\"%s\"", seed);
    }
    printf(",\"log\":[");
    for (uint32_t ply = first; ply < match_ply(replay->match); ply++) {
        struct pl_json json = pl_json_in(text, sizeof text);
        write_ply_json(replay, pl_state_in(&room), ply, &json);
        printf("%s%s", ply > first ? "," : "", text);
    }
    printf("],\"over\":%s}\n", pl_head_read(match_state(replay->match))->over ? "true" : "false");
}

/* The table. */

/* Draws the table as a seat, or PL_NOBODY, sees it; or writes that view as JSON. */
static int print_table(const struct replay *replay, const struct pl_state *state, pl_seat seat,
                       bool as_json)
{
    static char room[DRAW_MAX];
    struct pl_state_room seen;
    struct pl_json json = pl_json_in(room, sizeof room);

    pl_observe(replay->game, state, seat, pl_obs_in(&seen));
    if (as_json) {
        pl_view_write(replay->game, pl_obs_in(&seen), replay->lang, match_seat_names(replay->match),
                      &json);
        printf("%s\n", room);
        return CLI_OK;
    }
    json.text.seat_names = match_seat_names(replay->match);
    replay->game->draw(pl_obs_in(&seen), replay->lang,
                       &(struct pl_canvas){ .columns = replay->terminal.columns,
                                            .is_pictured = cli_is_pictured(&replay->terminal) },
                       &json.text);
    cli_put(&replay->terminal, room);
    if (json.text.length > 0 && room[json.text.length - 1] != '\n') {
        printf("\n");
    }
    return CLI_OK;
}

static int show_ply(const struct replay *replay, const char *ply_text, const char *seat_text,
                    bool as_json)
{
    struct pl_state_room room;
    int64_t ply = 0;
    int64_t seat = PL_NOBODY;

    if (!cli_number("ply", ply_text, 0, match_ply(replay->match), &ply) ||
        (seat_text &&
         !cli_number("seat", seat_text, 1, match_config(replay->match)->seats, &seat))) {
        return CLI_USAGE;
    }
    const char *reason = match_at(replay->match, (uint32_t)ply, pl_state_in(&room));
    if (reason) {
        return cli_error(CLI_NO, "%s", reason);
    }
    return print_table(replay, pl_state_in(&room), (pl_seat)(seat_text ? seat - 1 : seat), as_json);
}

/* What the finished game hands on to a later one. */
static int print_record(const struct replay *replay, const char *path)
{
    static char record[PL_RECORD_MAX];
    const char *reason = match_record(replay->match, record);

    if (reason) {
        return cli_error(CLI_NO, "%s: %s", path, cli_reason(reason, replay->lang));
    }
    printf("%s\n", record);
    return CLI_OK;
}

static int show(const char *path, const struct wishes *wishes)
{
    struct replay replay = { 0 };
    struct match *match = NULL;
    int code = CLI_OK;

    if (!cli_lang(wishes->lang, &replay.lang)) {
        return CLI_USAGE;
    }
    const char *reason = match_load(path, &match);
    if (reason) {
        return cli_error(CLI_NO, "%s: %s", path, reason);
    }
    replay.terminal = cli_open_terminal(false);
    replay.match = match;
    replay.game = match_game(match);
    replay.is_truth = wishes->is_truth || pl_head_read(match_state(match))->over;
    if (wishes->is_record) {
        code = print_record(&replay, path);
    } else if (wishes->ply && wishes->seat && !replay.is_truth) {
        code = cli_error(CLI_NO, "%s: %s", path, CLI_NEEDS_TRUTH);
    } else if (wishes->ply) {
        code = show_ply(&replay, wishes->ply, wishes->seat, wishes->is_json);
    } else if (wishes->is_json) {
        print_log_json(&replay);
    } else {
        print_log(&replay);
    }
    match_free(match);
    return code;
}

/* A flag that would be passed over is an error. */
static bool check_wishes(const struct wishes *wishes)
{
    return cli_flag_needs("commitment", wishes->commitment, "verify", wishes->is_verify) &&
           cli_flag_needs("unfinished", wishes->is_unfinished, "verify", wishes->is_verify) &&
           cli_flag_needs("seat", wishes->seat, "ply", wishes->ply) &&
           cli_flag_excludes("ply", wishes->ply, "verify", wishes->is_verify) &&
           cli_flag_excludes("truth", wishes->is_truth, "verify", wishes->is_verify) &&
           cli_flag_excludes("record", wishes->is_record, "verify", wishes->is_verify) &&
           cli_flag_excludes("record", wishes->is_record, "ply", wishes->ply);
}

int cli_replay(int argc, char **argv)
{
    struct wishes wishes = { 0 };
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = {
        { "ply", "N", "draw the table after N actions", &wishes.ply, false },
        { "seat", "P", "as player P sees it (1, 2, ..); else as a spectator", &wishes.seat, false },
        { "verify", NULL, "prove seed, configuration, legal decisions, dice and cards",
          &wishes.is_verify, false },
        { "commitment", "HEX", "with --verify: what was published before the match",
          &wishes.commitment, false },
        { "unfinished", NULL, "with --verify: accept an unfinished match (exit code 0)",
          &wishes.is_unfinished, false },
        { "truth", NULL, "show hidden information of an unfinished match", &wishes.is_truth,
          false },
        { "record", NULL, "print the record that a later game can begin with", &wishes.is_record,
          false },
        { "lang", "pl|en", "language", &wishes.lang, false },
        { "json", NULL, "JSON output", &wishes.is_json, false },
    };
    const struct cli_usage usage = {
        "replay", "FILE",
        "Prints a saved match from its first decision to its last, or draws one moment of it\n"
        "(--ply), or proves (--verify) that seed and configuration match the commitment, that\n"
        "every decision was legal, and that dice and cards follow from the seed. It cannot prove\n"
        "the names, or who made a decision. If the rules were corrected since and the log now\n"
        "leads elsewhere, --verify does not decide.",
        flags, PL_COUNT_OF(flags)
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done || !check_wishes(&wishes)) {
        return done ? code : CLI_USAGE;
    }
    return wishes.is_verify ? verify(plain.item[0], &wishes) : show(plain.item[0], &wishes);
}
