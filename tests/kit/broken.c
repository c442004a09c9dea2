/* Proves that the kit notices: a working game is broken in one place at a time, and the kit must
 * complain about that place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/why.h"
#include "games/bids/bids.h"
#include "games/bids/view.h"
#include "games/games.h"
#include "games/saga/saga.h"
#include "kit/kit.h"

/* Legal lists. */

static void legal_backwards(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    bids_legal(obs, seat, list);
    for (uint32_t i = 0; i < list->count / 2; i++) {
        pl_action swap = list->action[i];
        list->action[i] = list->action[list->count - 1 - i];
        list->action[list->count - 1 - i] = swap;
    }
}

static void legal_nothing(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    (void)obs;
    (void)seat;
    list->count = 0;
}

static void legal_by_peeking(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    bids_legal(obs, seat, list);
    list->count -= list->count > 1 && !pl_bag_is_empty(&bids_seen(obs)->private[!seat].hand);
}

/* Reasons. */

static pl_reason why_not_legal(const struct pl_obs *obs, pl_seat seat, pl_action action)
{
    pl_reason reason = bids_why(obs, seat, action);

    return pl_act_kind(action) == BIDS_ACT_BANK ? BIDS_REASON_NOT_WON : reason;
}

static pl_reason why_nothing(const struct pl_obs *obs, pl_seat seat, pl_action action)
{
    pl_reason reason = bids_why(obs, seat, action);

    return reason == BIDS_REASON_NOT_WON ? BIDS_REASON_NONE : reason;
}

static pl_reason why_by_peeking(const struct pl_obs *obs, pl_seat seat, pl_action action)
{
    const struct bids *s = bids_seen(obs);
    pl_reason reason = bids_why(obs, seat, action);
    bool is_there = pl_bag_has(&s->private[!seat].hand, pl_act_a(action));

    return reason == BIDS_REASON_NOT_IN_HAND && is_there ? BIDS_REASON_NOT_WON : reason;
}

static pl_reason why_unknown(const struct pl_obs *obs, pl_seat seat, pl_action action)
{
    return bids_why(obs, seat, action) ? BIDS_REASON_COUNT : BIDS_REASON_NONE;
}

static pl_reason why_no_such(const struct pl_obs *obs, pl_seat seat, pl_action action)
{
    return bids_why(obs, seat, action) ? PL_REASON_NO_SUCH : BIDS_REASON_NONE;
}

/* A card that depends on the hand of the other player. */
static int32_t value_by_peeking(const struct pl_pen *pen, uint32_t value)
{
    (void)value;
    return pl_bag_is_empty(&bids_seen(pen->obs)->private[!pen->seat].hand) ? 1 : 2;
}

/* Applying. */

static void apply_without_epoch(struct pl_state *state, pl_seat seat, pl_action action,
                                struct pl_events *log)
{
    uint32_t epoch = pl_head_read(state)->epoch;

    bids_apply(state, seat, action, log);
    pl_head_edit(state)->epoch = epoch;
}

static void apply_with_chance(struct pl_state *state, pl_seat seat, pl_action action,
                              struct pl_events *log)
{
    bids_apply(state, seat, action, log);
    pl_rng_next(&bids_edit(state)->secret.rng);
}

static void apply_and_show(struct pl_state *state, pl_seat seat, pl_action action,
                           struct pl_events *log)
{
    struct bids *s = bids_edit(state);

    bids_apply(state, seat, action, log);
    if (!s->head.over && pl_peek(&s->head)->kind == BIDS_FRAME_BID) {
        s->public.bid[0] = (uint8_t)pl_lowest(s->private[0].hand.one);
    }
}

static void apply_and_tell(struct pl_state *state, pl_seat seat, pl_action action,
                           struct pl_events *log)
{
    const struct bids *s = bids_read(state);
    int16_t card = (int16_t)pl_lowest(s->private[!seat].hand.one | pl_bit(17));

    pl_emit(log, (struct pl_event){ .kind = BIDS_EVENT_SHOW, .seat = seat, .arg = { card } });
    bids_apply(state, seat, action, log);
}

static void apply_by_order(struct pl_state *state, pl_seat seat, pl_action action,
                           struct pl_events *log)
{
    struct bids *s = bids_edit(state);

    if (pl_act_kind(action) == BIDS_ACT_COMMIT) {
        s->public.points[seat] =
            (int16_t)(s->public.points[seat] + __builtin_popcount(s->public.committed));
    }
    bids_apply(state, seat, action, log);
}

static void apply_for_listeners(struct pl_state *state, pl_seat seat, pl_action action,
                                struct pl_events *log)
{
    struct bids *s = bids_edit(state);

    bids_apply(state, seat, action, log);
    s->public.points[0] = (int16_t)(s->public.points[0] + (log != NULL));
}

static void apply_and_leave(struct pl_state *state, pl_seat seat, pl_action action,
                            struct pl_events *log)
{
    bids_apply(state, seat, action, log);
    if (pl_head_read(state)->over) {
        pl_push(pl_head_edit(state), BIDS_FRAME_ROUND, 0);
    }
}

static void apply_to_nobody(struct pl_state *state, pl_seat seat, pl_action action,
                            struct pl_events *log)
{
    bids_apply(state, seat, action, log);
    pl_emit(log, (struct pl_event){ .kind = BIDS_EVENT_COUNT, .seat = seat });
}

/* A card of the pile, told to the one who rolls: a roll has a new epoch, and shows no card. */
static void apply_and_tell_late(struct pl_state *state, pl_seat seat, pl_action action,
                                struct pl_events *log)
{
    const struct bids *s = bids_read(state);
    uint64_t pile = s->secret.pile.one;
    int16_t card = (int16_t)(pile ? pl_lowest(pile) : 0);

    bids_apply(state, seat, action, log);
    if (pl_act_kind(action) == BIDS_ACT_ROLL) {
        pl_emit(log, (struct pl_event){ .kind = BIDS_EVENT_COMMIT,
                                        .seat = seat,
                                        .see = (pl_seat_mask)(1u << seat),
                                        .hidden = { card } });
    }
}

/* Secrets told in events, in any game: the hidden card named for everybody, or shown to seats that
 * may not see it. */
static struct leak {
    const char *game;
    const char *event;
    pl_seat_mask see; /* 0: named for everybody */
} leak;

static const struct pl_game *leaking_game;

static void apply_leaking(struct pl_state *state, pl_seat seat, pl_action action,
                          struct pl_events *log)
{
    uint32_t first = log ? log->count : 0;
    int64_t kind = pl_value_of(leaking_game->event_names, leak.event);

    leaking_game->apply(state, seat, action, log);
    for (uint32_t i = first; log && i < log->count; i++) {
        struct pl_event *event = &log->item[i];
        if (event->kind == kind && leak.see == 0) {
            event->arg[PL_EVENT_ARGS - 1] = event->hidden[0];
        } else if (event->kind == kind) {
            event->see |= leak.see;
        }
    }
}

/* A gift that its receiver sees, and the giver can take back. */
static void apply_giving_silently(struct pl_state *state, pl_seat seat, pl_action action,
                                  struct pl_events *log)
{
    uint32_t epoch = pl_head_read(state)->epoch;

    leaking_game->apply(state, seat, action, log);
    if (pl_act_kind(action) == pl_value_of(leaking_game->action_names, "give")) {
        pl_head_edit(state)->epoch = epoch;
    }
}

/* A card that lies open for the length of an event, and nowhere before and after it. */
static void apply_flashing(struct pl_state *state, pl_seat seat, pl_action action,
                           struct pl_events *log)
{
    struct bids *s = bids_edit(state);

    bids_game.apply(state, seat, action, log);
    if (s->private[seat].commit) {
        s->public.spare = s->private[seat].commit;
        pl_tell(log, BIDS_EVENT_COMMIT, seat, PL_ARGS(0));
        s->public.spare = 0;
    }
}

/* Guessing and checking. */

static void guess_nothing(struct pl_state *state, pl_seat viewer)
{
    (void)state;
    (void)viewer;
}

static void guess_too_much(struct pl_state *state, pl_seat viewer)
{
    bids_fill_hidden(state, viewer);
    bids_edit(state)->public.bid[0] = BIDS_CARD_DRAGON;
}

static void guess_wrong_at_times(struct pl_state *state, pl_seat viewer)
{
    bids_fill_hidden(state, viewer);
    if (pl_rng_below(&bids_edit(state)->secret.rng, 300) == 0) {
        bids_edit(state)->public.points[0]++;
    }
}

static const char *check_nothing(const struct pl_state *state)
{
    (void)state;
    return NULL;
}

static const char *check_everything(const struct pl_state *state)
{
    return bids_read(state)->public.round > 2 ? "I do not like it" : NULL;
}

static void normalize_more(struct pl_state *state)
{
    bids_normalize(state);
    bids_edit(state)->public.points[0] = 0;
}

/* Texts. */

static void prompt_nothing(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                           struct pl_text *text)
{
    (void)obs;
    (void)seat;
    pl_text_add(text, lang == PL_LANG_PL ? "Co teraz?" : "");
}

static void action_alike(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text)
{
    (void)obs;
    (void)action;
    (void)lang;
    pl_text_add(text, "Do it");
}

static void action_marked(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                          struct pl_text *text)
{
    bids_action_text(obs, action, lang, text);
    pl_text_add(text, PL_STYLE_END);
}

static void idle_marked(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                        struct pl_text *text)
{
    (void)obs;
    (void)action;
    (void)lang;
    pl_text_add(text, PL_STYLE_END);
}

/* Tells whether another player holds cards. */
static void idle_telling(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text)
{
    (void)action;
    (void)lang;
    pl_text_add(text, pl_bag_total(&bids_seen(obs)->private[1].hand) ? "in vain" : "");
}

static void event_in_polish(const struct pl_obs *obs, const struct pl_event *event,
                            enum pl_lang lang, struct pl_text *text)
{
    if (lang == PL_LANG_PL) {
        bids_event_text(obs, event, lang, text);
    }
}

static void view_broken(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    bids_view(obs, lang, json);
    pl_json_member_int(json, "rounds", 1);
}

static void draw_wide(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                      struct pl_text *text)
{
    bids_draw_table(obs, lang, canvas, text);
    pl_text_pad(text, canvas->columns + 1);
}

static void draw_tall(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                      struct pl_text *text)
{
    bids_draw_table(obs, lang, canvas, text);
    for (uint32_t i = 0; i < 24; i++) {
        pl_text_char(text, '\n');
    }
}

static void draw_unknown_choice(const struct pl_obs *obs, enum pl_lang lang,
                                const struct pl_canvas *canvas, struct pl_text *text)
{
    bids_draw_table(obs, lang, canvas, text);
    if (canvas->is_listed) {
        canvas->is_listed[100] = true;
    }
}

static void draw_no_number(const struct pl_obs *obs, enum pl_lang lang,
                           const struct pl_canvas *canvas, struct pl_text *text)
{
    (void)obs;
    (void)lang;
    pl_text_add(text, "?\n");
    if (canvas->is_listed) {
        canvas->is_listed[0] = true;
    }
}

static bool merge_into_nothing(struct pl_event *event, const struct pl_event *next)
{
    (void)next;
    event->kind = 0;
    return true;
}

static bool merge_and_refuse(struct pl_event *event, const struct pl_event *next)
{
    event->arg[3] = (int16_t)(next->kind + 1);
    return false;
}

static void result_nothing(const struct pl_state *state, struct pl_result *ret_result)
{
    (void)state;
    *ret_result = (struct pl_result){ 0 };
}

/* Records. */

static void record_broken(const struct pl_state *state, const struct pl_record *of,
                          struct pl_json *json)
{
    saga_record(state, of, json);
    pl_json_close(json, '}');
}

static const struct pl_refusal whim = {
    .code = "whim", .text = { [PL_LANG_PL] = "nie", [PL_LANG_EN] = "I do not want to" }
};

static const struct pl_refusal *legacy_refused(struct pl_config *config,
                                               const struct pl_record_text *records, uint32_t count)
{
    (void)config;
    (void)records;
    (void)count;
    return &whim;
}

/* Takes whatever it is given, and makes of it what the rules do not know. */
static const struct pl_refusal *legacy_believed(struct pl_config *config,
                                                const struct pl_record_text *records,
                                                uint32_t count)
{
    if (saga_legacy(config, records, count)) {
        config->legacy[0] = 0xff;
    }
    return NULL;
}

static void apply_and_forget(struct pl_state *state, pl_seat seat, pl_action action,
                             struct pl_events *log)
{
    saga_apply(state, seat, action, log);
    saga_edit(state)->public.legacy = 0;
}

/* Tables. */

static const char *const few_events[] = { "none", "prize", "commit", "show" };
static const char *const more_actions[] = { "none", "commit", "bank", "roll", "sing" };
static const struct pl_names few_event_names = { few_events, PL_COUNT_OF(few_events) };
static const struct pl_names more_action_names = { more_actions, PL_COUNT_OF(more_actions) };

static bool entry_of_another(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                             struct pl_text *text)
{
    bool is_there = bids_entry(index, lang, ret_entry, text);

    ret_entry->title = index == 0 ? "Grain of Sand" : ret_entry->title;
    return is_there;
}

static int failures;

static void expect_in(const struct kit_report *report, const char *expected)
{
    for (uint32_t i = 0; i < report->failure_count; i++) {
        if (strstr(report->failure[i], expected)) {
            return;
        }
    }
    failures++;
    printf("not noticed: %s; instead: %s\n", expected,
           report->failure_count ? report->failure[0] : "nothing");
}

static void expect(const struct pl_game *game, const char *expected)
{
    static struct kit_report report;
    struct kit_options options = {
        .seed = 1, .games = 100, .costly_every = 1, .coverage_games = 100
    };

    kit_run(game, &options, &report);
    expect_in(&report, expected);
}

/* The program must die of it: an assertion of the rules is met. */
static void expect_crash(const struct pl_game *game)
{
    int status = 0;
    pid_t child = fork();

    if (child == 0) {
        static struct kit_report report;
        struct kit_options options = { .seed = 1, .games = 200, .costly_every = 1 };
        if (!freopen("/dev/null", "w", stderr)) {
            _exit(1);
        }
        kit_catch_crashes();
        _exit(kit_run(game, &options, &report) ? 0 : 1);
    }
    waitpid(child, &status, 0);
    if (!WIFSIGNALED(status)) {
        failures++;
        printf("not noticed: a check() that lets everything pass\n");
    }
}

#define EXPECT_OF(game_, expected_, member_, value_) \
    do {                                             \
        struct pl_game broken = game_##_game;        \
        broken.member_ = value_;                     \
        expect(&broken, expected_);                  \
    } while (0)
#define EXPECT(...) EXPECT_OF(bids, __VA_ARGS__)

static void break_rules(void)
{
    EXPECT("is not ascending", legal, legal_backwards);
    EXPECT("has no legal action", legal, legal_nothing);
    EXPECT("another legal list than the truth", legal, legal_by_peeking);
    EXPECT("without a new epoch", apply, apply_without_epoch);
    EXPECT("the epoch did not rise", apply, apply_with_chance);
    EXPECT("what was hidden, in public.bid[0]", apply, apply_and_show);
    EXPECT("the events of action", apply, apply_and_tell);
    EXPECT("event commit of action", apply, apply_and_tell_late);
    EXPECT("depend on their order", apply, apply_by_order);
    EXPECT("replayed from its log", apply, apply_for_listeners);
    EXPECT("impossible height", apply, apply_and_leave);
    EXPECT("unknown kind", apply, apply_to_nobody);
    EXPECT("is impossible", fill_hidden, guess_nothing);
    EXPECT("looks different to it, in public.bid[0]", fill_hidden, guess_too_much);
    EXPECT("check() says: I do not like it", check, check_everything);
    EXPECT("normalize() changes", tests.normalize, normalize_more);
    EXPECT("does not end within 12 decisions", decisions_max, 12);
    EXPECT("the place 0", result, result_nothing);
}

static void break_reasons(void)
{
    static struct pl_frame_kind frames[BIDS_FRAME_COUNT];
    static struct pl_sentence sentences[BIDS_REASON_COUNT];
    static int32_t (*values[BIDS_VALUE_COUNT + 1])(const struct pl_pen *pen, uint32_t value);
    struct pl_reasons reasons = bids_reasons;
    struct pl_lexicon lexicon = *bids_reasons.lexicon;

    EXPECT("is legal and its reason is not-won", why, why_not_legal);
    EXPECT("is not legal and its reason is none", why, why_nothing);
    EXPECT("reason not-in-hand depends on what is hidden", why, why_by_peeking);
    EXPECT("is unknown", why, why_unknown);
    EXPECT("can be pointed at, and its reason is no-such", why, why_no_such);
    EXPECT("why and reasons do not go together", why, NULL);
    memcpy(frames, bids_game.frames, BIDS_FRAME_COUNT * sizeof frames[0]);
    frames[BIDS_FRAME_TAKE].has_why = false;
    EXPECT("frame TAKE has no WHY", frames, frames);
    memcpy(sentences, reasons.sentence, sizeof sentences);
    sentences[BIDS_REASON_NOT_IN_HAND].text[PL_LANG_PL] = "";
    reasons.sentence = sentences;
    EXPECT("reason not-in-hand has no words", reasons, &reasons);
    reasons = bids_reasons;
    values[BIDS_VALUE_PRIZE] = value_by_peeking;
    lexicon.values = values;
    reasons.lexicon = &lexicon;
    EXPECT("the words of reason not-won depend on what is hidden", reasons, &reasons);
}

static void break_records(void)
{
    EXPECT_OF(saga, "the record is not JSON", records.write, record_broken);
    EXPECT_OF(saga, "I do not want to", records.read, legacy_refused);
    EXPECT_OF(saga, "a player who is not there", records.read, legacy_believed);
    EXPECT_OF(saga, "no longer those of the beginning", apply, apply_and_forget);
    EXPECT_OF(saga, "do not go together", records.read, NULL);
    EXPECT_OF(saga, "do not go together", records.games, NULL);
    EXPECT_OF(saga, "names a game that is not there", records.games,
              ((const char *const[]){ "no-such-game", NULL }));
}

typedef void apply_function(struct pl_state *state, pl_seat seat, pl_action action,
                            struct pl_events *log);

/* A game that is not there leaks nothing. */
static void expect_leak(const char *game, apply_function *apply, const char *expected)
{
    static struct kit_report report;
    struct kit_options options = { .seed = 1, .games = 300, .threads = 2, .failures_max = 1 };

    leaking_game = games_find(game);
    if (leaking_game) {
        struct pl_game broken = *leaking_game;
        broken.apply = apply;
        kit_run(&broken, &options, &report);
        expect_in(&report, expected);
    }
}

static void break_secrets(void)
{
    static const struct leak leaks[] = {
        { "bids", "commit", 0 },        { "bids", "commit", 0xff },
        { "bids", "commit", 0x02 },     { "seasons", "drafted", 0 },
        { "seasons", "drafted", 0x02 }, { "seasons", "kept", 0 },
        { "seasons", "drew", 0xff },    { "seasons", "drew", 0x02 },
        { "seasons", "gave", 0xff },    { "seasons", "discarded-drawn", 0xff },
        { "seasons", "looked", 0xff },
    };
    char expected[64];

    for (uint32_t i = 0; i < PL_COUNT_OF(leaks); i++) {
        leak = leaks[i];
        snprintf(expected, sizeof expected, "event %s of action", leak.event);
        expect_leak(leak.game, apply_leaking, expected);
    }
    expect_leak("bids", apply_flashing, "sees what was hidden between the events");
    expect_leak("seasons", apply_giving_silently, "what was hidden, in private[0].hand");
}

static void break_texts(void)
{
    EXPECT("the prompt of seat 0 in en is empty", prompt_text, prompt_nothing);
    EXPECT("reads the same in pl", action_text, action_alike);
    EXPECT("has a control character", action_text, action_marked);
    EXPECT("is idle in pl has a control character", idle_text, idle_marked);
    EXPECT("is idle in pl depends on what the seat does not see", idle_text, idle_telling);
    EXPECT("in en is empty", event_text, event_in_polish);
    EXPECT("the view is not JSON: duplicate object key", view, view_broken);
    EXPECT("for 80 columns has 81", draw, draw_wide);
    EXPECT("for 24 rows has", draw, draw_tall);
    EXPECT("lists choice 101", draw, draw_unknown_choice);
    EXPECT("does not show the number 1", draw, draw_no_number);
    EXPECT("merge() makes an event of the unknown kind 0", merge, merge_into_nothing);
    EXPECT("merge() changes an event that it leaves alone", merge, merge_and_refuse);
}

static void break_tables(void)
{
    static struct pl_field fields[BIDS_FIELD_COUNT];

    EXPECT("byte", field_count, BIDS_FIELD_COUNT - 1);
    memcpy(fields, bids_fields, sizeof fields);
    fields[BIDS_FIELD_COUNT - 1] = fields[BIDS_FIELD_COUNT - 2];
    EXPECT("is outside its block or over another", fields, fields);
    EXPECT("the secret block does not follow", layout.private_size, 16);
    EXPECT("not in the secret block", layout.rng_at, sizeof(struct pl_head));
    EXPECT("the id is not a short word", id, "Two words");
    EXPECT("seats from 2 to 6", seats_max, 6);
    EXPECT("unknown kind", event_names, &few_event_names);
}

/* The frames of the game with one of another sort. */
static void break_frame(enum bids_frame kind, enum pl_frame_sort sort, bool can_push,
                        const char *expected)
{
    static struct pl_frame_kind frames[BIDS_FRAME_COUNT];

    memcpy(frames, bids_game.frames, BIDS_FRAME_COUNT * sizeof frames[0]);
    frames[kind].sort = sort;
    frames[kind].can_push = can_push;
    frames[kind].has_why = true;
    EXPECT(expected, frames, frames);
}

static void break_coverage(void)
{
    EXPECT("never met in the whole run: action sing", action_names, &more_action_names);
    EXPECT("never met in the whole run: entry pebble", entry, entry_of_another);
    break_frame(BIDS_FRAME_ROUND, PL_QUESTION, false, "never met in the whole run: frame ROUND");
    break_frame(BIDS_FRAME_BID, PL_STEP, false, "the frame on top never waits");
    break_frame(BIDS_FRAME_TAKE, PL_STEP, true, "is a decision and automatic");
}

/* A failure met at a few plies of many games is met again in the one game that it names. */
static void expect_repeat(void)
{
    static struct kit_report report;
    static struct kit_report again;
    struct pl_game broken = bids_game;
    struct kit_options options = { .seed = 1, .games = 1000 };

    broken.fill_hidden = guess_wrong_at_times;
    kit_run(&broken, &options, &report);
    for (uint32_t i = 0; i < report.failure_count; i++) {
        unsigned long long seed = 0;
        unsigned players = 0;
        const char *repeat = strstr(report.failure[i], "--seed");
        if (!repeat || sscanf(repeat, "--seed %llu --games 1 --players %u", &seed, &players) != 2) {
            failures++;
            printf("no command to repeat: %s\n", report.failure[i]);
            continue;
        }
        struct kit_options one = {
            .seed = seed,
            .games = 1,
            .seats = (uint8_t)players,
            .option_fixed = 1,
            .option = { strstr(repeat, "stakes=double") ? BIDS_STAKES_DOUBLE : BIDS_STAKES_PLAIN },
        };
        kit_run(&broken, &one, &again);
        expect_in(&again, "look");
    }
    failures += report.failure_count == 0;
}

int main(void)
{
    static struct kit_report report;
    struct kit_options whole = {
        .seed = 1, .games = 100, .costly_every = 1, .coverage_games = 100
    };
    struct pl_game unchecked = bids_game;

    if (!kit_run(&bids_game, &whole, &report)) {
        printf("the whole game fails: %s\n", report.failure[0]);
        return 1;
    }
    break_rules();
    break_reasons();
    break_records();
    break_secrets();
    break_texts();
    break_tables();
    break_coverage();
    expect_repeat();
    unchecked.check = check_nothing;
    expect_crash(&unchecked);
    printf("%d of the broken games not noticed\n", failures);
    return failures == 0 ? 0 : 1;
}
