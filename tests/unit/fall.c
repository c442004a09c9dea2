/* What The Fall foretells of an event card comes true, its words say what happens, and every way in
 * which a record can be broken is refused for its own reason. */
#include "core/brush.h"
#include "games/fall/view.h"
#include "games/fall/view_forecast.h"
#include "tests/unit/unit.h"

#include <stdio.h>

/* Forecasts. */

enum { GAMES_PER_SEATS = 3, DECISIONS_MAX = 600 };

/* What a night brought. */
struct night {
    uint32_t raided; /* set of regions */
    uint32_t marched;
    uint32_t loss;
    uint32_t outcome;
};

static pl_seat waiting_seat(const struct pl_state *state)
{
    return (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
}

static void take(struct pl_state *state, pl_action action, struct pl_events *log)
{
    fall_game.apply(state, waiting_seat(state), action, log);
}

static bool is_asked_at_night(const struct fall *s)
{
    uint32_t kind = s->head.over ? (uint32_t)FALL_FRAME_NONE : pl_peek(&s->head)->kind;

    return kind == FALL_FRAME_RELEASE || kind == FALL_FRAME_SIEGE || kind == FALL_FRAME_EAT ||
           kind == FALL_FRAME_FORT_LOSS;
}

static struct night sum_up(const struct pl_events *log, uint32_t outcome)
{
    struct night night = { .outcome = outcome };
    int32_t loss = 0;

    for (uint32_t i = 0; i < log->count; i++) {
        const struct pl_event *event = &log->item[i];
        switch (event->kind) {
        case FALL_EVENT_RAIDED: night.raided |= 1u << event->arg[0]; break;
        case FALL_EVENT_DEFENCE: loss += event->arg[0]; break;
        case FALL_EVENT_ADVANCED:
        case FALL_EVENT_RELEASED:
        case FALL_EVENT_BESIEGED: night.marched++; break;
        default: break;
        }
    }
    night.loss = (uint32_t)loss;
    return night;
}

/* R-FAL-13.13 */
static bool is_day_ending(const struct fall *s)
{
    return !s->head.over && pl_peek(&s->head)->kind == FALL_FRAME_STEP_IN &&
           fall_below(s)->step == FALL_DAY_ENDS;
}

/* The night in which this card comes; of several answers the first or the last is given. */
static struct night live_through(const struct pl_state *day, uint32_t event, bool is_last)
{
    static struct pl_events log;
    static struct pl_legal list;
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    const struct fall *s = fall_read(state);

    memcpy(state, day, fall_game.layout.size);
    fall_edit(state)->public.next_event = (uint8_t)event;
    pl_events_clear(&log);
    take(state, pl_act(FALL_ACT_END_DAY, 0, 0, 0), &log);
    while (is_day_ending(s)) {
        take(state, pl_act(FALL_ACT_PASS, 0, 0, 0), &log);
    }
    while (is_asked_at_night(s)) {
        pl_legal_of(&fall_game, pl_as_obs(state), waiting_seat(state), &list);
        take(state, list.action[is_last ? list.count - 1 : 0], &log);
    }
    return sum_up(&log, s->public.outcome);
}

static uint32_t marches_of(const struct fall_forecast *forecast)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < forecast->count; i++) {
        sum += forecast->march[i].count;
    }
    return sum;
}

static void compare(const struct fall_forecast *forecast, const struct night *night)
{
    uint32_t doubtful = (uint32_t)__builtin_popcount(forecast->maybe_attacked) * FALL_BARE_DAMAGE;

    assert_true(night->outcome != FALL_OVER_BARE_ISLAND || forecast->bare);
    if (night->outcome != FALL_RUNNING) {
        assert_true(forecast->bare || forecast->attacked || forecast->maybe_attacked ||
                    forecast->damage || night->outcome == FALL_OVER_BESIEGED);
        return;
    }
    assert_int_equal(forecast->bare, 0);
    assert_int_equal(marches_of(forecast), night->marched);
    assert_int_equal(forecast->attacked & ~night->raided, 0);
    assert_int_equal(night->raided & ~forecast->attacked & ~forecast->maybe_attacked, 0);
    assert_in_range(night->loss, forecast->damage, forecast->damage + doubtful);
}

/* Every card that may come tonight. */
static void try_cards(const struct pl_state *state)
{
    uint8_t deck[FALL_COLOURS + 2];
    struct fall_forecast forecast;

    fall_event_deck(fall_read(state), deck);
    for (uint32_t event = 1; event < FALL_EVENTS; event++) {
        for (uint32_t is_last = 0; deck[event - 1] > 0 && is_last < 2; is_last++) {
            struct night night = live_through(state, event, is_last);
            fall_foresee(fall_read(state), event, &forecast);
            if (event != FALL_STORM_CARD || night.outcome == FALL_RUNNING) {
                compare(&forecast, &night);
            }
        }
    }
}

/* Some regions without machines, and a wonder in every second of them. */
static void strip(struct fall *s, uint32_t first)
{
    for (uint32_t region = first; region < FALL_REGIONS; region += 3) {
        memset(s->public.machine[region], FALL_NO_SIDE, FALL_TYPES);
        s->public.wonder[region] = region % 2;
    }
}

static void forecasts_come_true(void **unused)
{
    static struct pl_state_room room;
    static struct pl_legal list;
    struct pl_state *state = pl_state_in(&room);
    struct pl_seed seed = pl_seed_of(7);
    struct pl_rng dice;

    (void)unused;
    pl_rng_start(&dice, &seed);
    for (uint32_t game = 0; game < FALL_PLAYERS_MAX * GAMES_PER_SEATS; game++) {
        uint8_t seats = (uint8_t)(1 + game % FALL_PLAYERS_MAX);
        struct pl_config config = pl_config_default(&fall_game, seats, pl_seed_of(game));
        config.option[FALL_OPTION_ATTACK_ALL] = game % 2;
        pl_start(&fall_game, &config, state);
        strip(fall_edit(state), game % 2);
        for (uint32_t i = 0; i < DECISIONS_MAX && !pl_head_read(state)->over; i++) {
            if (pl_peek(&fall_read(state)->head)->kind == FALL_FRAME_DAY) {
                try_cards(state);
            }
            pl_legal_of(&fall_game, pl_as_obs(state), waiting_seat(state), &list);
            take(state, list.action[pl_rng_below(&dice, list.count)], NULL);
        }
    }
}

/* Words and pictures. */

static bool begins_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* How an event card is told; the state is a later one, as in a log that is read again. */
static void assert_told(const struct pl_state *state, const struct pl_event *event, bool is_setup)
{
    static const char *const starts[PL_LANG_COUNT][2] = {
        [PL_LANG_PL] = { "Noc: ", "Przygotowanie, karta wydarzeń: " },
        [PL_LANG_EN] = { "Night: ", "Set-up, event card: " },
    };

    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        char room[256];
        struct pl_text text = pl_text_in(room, sizeof room);
        fall_game.event_text(pl_as_obs(state), event, lang, &text);
        if (!begins_with(room, starts[lang][is_setup])) {
            fail_msg("'%s' does not begin with '%s'", room, starts[lang][is_setup]);
        }
    }
}

/* R-FAL-3.16 */
static void cards_of_the_setup_are_no_nights(void **unused)
{
    static struct pl_state_room room;
    static struct pl_legal list;
    static struct pl_events log;
    struct pl_state *state = pl_state_in(&room);
    uint32_t cards[2] = { 0 };

    (void)unused;
    for (uint32_t game = 0; game < GAMES_PER_SEATS; game++) {
        struct pl_config config = pl_config_default(&fall_game, 3, pl_seed_of(game));
        bool is_setup = true;
        pl_start(&fall_game, &config, state);
        pl_events_clear(&log);
        while (fall_read(state)->public.nights < 3 && !pl_head_read(state)->over) {
            pl_legal_of(&fall_game, pl_as_obs(state), waiting_seat(state), &list);
            take(state, list.action[list.count - 1], &log);
        }
        for (uint32_t i = 0; i < log.count; i++) {
            is_setup = is_setup && log.item[i].kind != FALL_EVENT_TURN;
            if (log.item[i].kind == FALL_EVENT_NIGHT) {
                assert_told(state, &log.item[i], is_setup);
                cards[is_setup]++;
            }
        }
    }
    assert_true(cards[0] > 0);
    assert_true(cards[1] > 0);
}

/* The table says what its numbers and signs mean, in 80 columns, with the colours taken away. */
static void table_has_a_legend(void **unused)
{
    static const char *const words[PL_LANG_COUNT] = {
        [PL_LANG_PL] = "Maszyny: 1 czerwony, 2 niebieski, 3 żółty, 4 czarny, 5 fioletowy",
        [PL_LANG_EN] = "Machines: 1 red, 2 blue, 3 yellow, 4 black, 5 purple",
    };
    static struct pl_state_room room;
    static struct pl_state_room seen;
    static char picture[16384];
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 5, pl_seed_of(1));

    (void)unused;
    pl_start(&fall_game, &config, state);
    pl_observe(&fall_game, state, 0, pl_obs_in(&seen));
    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(picture, sizeof picture);
        fall_game.draw(pl_obs_in(&seen), lang, &(struct pl_canvas){ .columns = 80 }, &text);
        assert_non_null(strstr(picture, words[lang]));
        for (char *line = strtok(picture, "\n"); line; line = strtok(NULL, "\n")) {
            assert_true(pl_width(line) <= 80);
        }
    }
}

/* A lone player reads which of their two heroes a question is about. */
static void marker_is_beside_the_hero_who_is_placed(void **unused)
{
    static struct pl_state_room room;
    static struct pl_state_room seen;
    static char picture[16384];
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 1, pl_seed_of(1));
    struct pl_text text = pl_text_in(picture, sizeof picture);

    (void)unused;
    pl_start(&fall_game, &config, state);
    take(state, pl_act(FALL_ACT_SYSTEM, 0, 0, 0), NULL);
    take(state, pl_act(FALL_ACT_CHARACTER, FALL_ANUTH, 0, 0), NULL);
    take(state, pl_act(FALL_ACT_CHARACTER, FALL_HEIR, 0, 0), NULL);
    take(state, pl_act(FALL_ACT_START, FALL_NODE_M0, 0, 0), NULL);
    pl_observe(&fall_game, state, 0, pl_obs_in(&seen));
    fall_game.draw(pl_obs_in(&seen), PL_LANG_EN, &(struct pl_canvas){ .columns = 80 }, &text);
    assert_non_null(strstr(picture, "► " PL_STYLE_BOLD "Heir"));
    assert_null(strstr(picture, "► " PL_STYLE_BOLD "Anuth"));
}

/* R-FAL-13.6: in the turn of another only the owner of a relic is asked. */
static void owner_of_a_relic_is_asked(void **unused)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 3, pl_seed_of(1));

    (void)unused;
    pl_start(&fall_game, &config, state);
    fall_game.tests.plain(state);
    assert_true(fall_is_asked(fall_read(state), 0));
    assert_false(fall_is_asked(fall_read(state), 1));
    take(state, pl_act(FALL_ACT_ASK, 2, 0, 0), NULL);
    assert_false(fall_is_asked(fall_read(state), 0));
    assert_false(fall_is_asked(fall_read(state), 1));
    assert_true(fall_is_asked(fall_read(state), 2));
}

static void assert_next_deck(const struct pl_state *state, const char *expected)
{
    char room[256];
    struct pl_text text = pl_text_in(room, sizeof room);

    assert_int_equal(pl_peek(&fall_read(state)->head)->kind, FALL_FRAME_MORE);
    fall_game.prompt_text(pl_as_obs(state), 0, PL_LANG_EN, &text);
    assert_non_null(strstr(room, expected));
}

/* R-FAL-L3.5: the moment before lending has only closed eras; a plain game has its era decks. */
static void next_card_is_told_from_the_deck_it_comes_from(void **unused)
{
    enum { BEFORE_REBUILDING = 2, BEFORE_LENDING = 4 };
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 2, pl_seed_of(1));

    (void)unused;
    pl_start(&fall_game, &config, state);
    assert_true(fall_game.tests.moment(state, BEFORE_REBUILDING));
    take(state, pl_act(FALL_ACT_ATTACK, 0, 0, 0), NULL);
    assert_next_deck(state, "(era II)");
    pl_start(&fall_game, &config, state);
    assert_true(fall_game.tests.moment(state, BEFORE_LENDING));
    take(state, pl_act(FALL_ACT_ATTACK, 0, 0, 0), NULL);
    assert_next_deck(state, "(a champion's deck)");
}

/* What a card says by the value of an option, in English: nothing that it says with another. */
static void assert_said(enum fall_word kind, int32_t value, enum fall_option option,
                        const char *const *words)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 2, pl_seed_of(1));

    for (uint8_t is = 0; is < fall_game.options[option].value_count; is++) {
        char said[512];
        struct pl_text text = pl_text_in(said, sizeof said);
        config.option[option] = is;
        pl_start(&fall_game, &config, state);
        const struct pl_pen pen = {
            .text = &text, .lexicon = &fall_lexicon, .obs = pl_as_obs(state), .lang = PL_LANG_EN
        };
        pl_write(&pen, kind, value);
        for (uint8_t i = 0; i < fall_game.options[option].value_count; i++) {
            assert_int_equal(strstr(said, words[i]) != NULL, i == is);
        }
    }
}

/* R-FAL-X1.2, R-FAL-X1.3, R-FAL-X1.4 */
static void cards_say_what_house_rules_change(void **unused)
{
    (void)unused;
    assert_said(FALL_WORD_DEEDS, FALL_UTCORO, FALL_OPTION_STORM_CHARGES,
                (const char *const[]){ "no relic is charged", "only a storm charges relics",
                                       "only the storm that brought it charges relics" });
    assert_said(FALL_WORD_ABILITY, FALL_CRIMINAL, FALL_OPTION_ARMOUR_ALWAYS,
                (const char *const[]){ "in the night of her turn", "in every night" });
    assert_said(FALL_WORD_DEEDS, FALL_BOULRON, FALL_OPTION_BOULRON_ADDS,
                (const char *const[]){ "instead of its strength", "beside its strength" });
}

/* A plain position of two players, in a room that the next one takes over. */
static struct pl_state *plain_game(void)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 2, pl_seed_of(1));

    pl_start(&fall_game, &config, state);
    fall_game.tests.plain(state);
    return state;
}

/* The short log of several decisions tells each gain by itself: their causes differ. */
static void gains_stay_apart(void **unused)
{
    struct pl_event event = { .kind = FALL_EVENT_GAINED, .arg = { 0, FALL_BLUE, 1 } };
    const struct pl_event again = event;

    (void)unused;
    assert_false(fall_game.merge(&event, &again));
    assert_memory_equal(&event, &again, sizeof event);
}

/* The words of the event of this kind in a log, in Polish and English. */
static void assert_words(const struct pl_state *state, const struct pl_events *log, uint32_t kind,
                         const char *const words[PL_LANG_COUNT])
{
    const struct pl_event *event = log->item;

    while (event < log->item + log->count && event->kind != kind) {
        event++;
    }
    assert_true(event < log->item + log->count);
    for (enum pl_lang lang = 0; lang < PL_LANG_COUNT; lang++) {
        char room[256];
        struct pl_text text = pl_text_in(room, sizeof room);
        fall_game.event_text(pl_as_obs(state), event, lang, &text);
        assert_string_equal(room, words[lang]);
    }
}

/* A parasite falls to a hero who has `jokers` already (R-FAL-6.3). */
static void defeat_parasites(uint8_t jokers, const char *const words[PL_LANG_COUNT])
{
    static struct pl_events log;
    struct pl_state *state = plain_game();
    struct fall *s = fall_edit(state);

    s->public.jokers[0] = jokers;
    s->public.crystals[0][FALL_BLUE] = 1;
    s->public.parasites[0] = 1;
    s->public.hero[0] = FALL_ANUTH;
    take(state, pl_act(FALL_ACT_ATTACK, 0, 0, 0), NULL);
    if (pl_peek(&s->head)->kind == FALL_FRAME_PAY) {
        take(state, pl_act(FALL_ACT_OWN, FALL_BLUE, 0, 0), NULL);
    }
    if (pl_peek(&s->head)->kind == FALL_FRAME_MORE) {
        take(state, pl_act(FALL_ACT_STOP, 0, 0, 0), NULL);
    }
    pl_events_clear(&log);
    take(state, pl_act(FALL_ACT_KILL, 1, 0, 0), &log);
    assert_words(state, &log, FALL_EVENT_PARASITE, words);
}

static void parasites_beyond_the_limit_are_not_kept(void **unused)
{
    (void)unused;
    defeat_parasites(1, (const char *const[PL_LANG_COUNT]){
                            [PL_LANG_PL] = "Anuth zatrzymuje 1 pasożyta (ma 2)",
                            [PL_LANG_EN] = "Anuth keeps 1 parasite (has 2)",
                        });
    defeat_parasites(2, (const char *const[PL_LANG_COUNT]){
                            [PL_LANG_PL] = "Pasożyty, Anuth: zatrzymane 0 (ma 2), oddane do puli 1",
                            [PL_LANG_EN] = "Parasites, Anuth: 0 kept (has 2), 1 back to the supply",
                        });
}

/* R-FAL-S3.1: a parasite of the Heir, or of another, pays a card. */
static void pay_with_parasite(enum fall_character character, const char *const words[PL_LANG_COUNT])
{
    static struct pl_events log;
    struct pl_state *state = plain_game();
    struct fall *s = fall_edit(state);

    s->public.hero[0] = (uint8_t)character;
    s->public.hero[1] = FALL_LEHEIR;
    s->public.jokers[0] = 1;
    s->public.parasites[0] = 1;
    pl_events_clear(&log);
    take(state, pl_act(FALL_ACT_ATTACK, 0, 0, 0), &log);
    assert_words(state, &log, FALL_EVENT_PAID, words);
}

static void the_second_crystal_of_a_parasite_is_told(void **unused)
{
    (void)unused;
    pay_with_parasite(
        FALL_HEIR, (const char *const[PL_LANG_COUNT]){
                       [PL_LANG_PL] = "Dziedzic płaci pasożytem: dwa kryształy, kolor: niebieski",
                       [PL_LANG_EN] = "Heir pays with a parasite: two crystals, blue",
                   });
    pay_with_parasite(FALL_ANUTH, (const char *const[PL_LANG_COUNT]){
                                      [PL_LANG_PL] = "Anuth płaci pasożytem (za niebieski)",
                                      [PL_LANG_EN] = "Anuth pays with a parasite (for blue)",
                                  });
}

/* `count` shards return to the base (R-FAL-11.5). */
static void return_shards(int16_t count, const char *const words[PL_LANG_COUNT])
{
    static struct pl_state_room room;
    static struct pl_events log;
    struct pl_state *state = pl_state_in(&room);
    struct pl_config config = pl_config_default(&fall_game, 5, pl_seed_of(1));

    pl_start(&fall_game, &config, state);
    pl_events_clear(&log);
    pl_emit(&log, (struct pl_event){ .kind = FALL_EVENT_SHARDS_BACK, .arg = { count } });
    assert_words(state, &log, FALL_EVENT_SHARDS_BACK, words);
}

static void returning_shards_are_counted_in_words(void **unused)
{
    (void)unused;
    return_shards(
        2, (const char *const[PL_LANG_COUNT]){
               [PL_LANG_PL] = "Zwycięstwo stało się niemożliwe: do podstawki wracają 2 odłamki",
               [PL_LANG_EN] = "A win has become impossible: 2 shards return to the base",
           });
    return_shards(
        5, (const char *const[PL_LANG_COUNT]){
               [PL_LANG_PL] = "Zwycięstwo stało się niemożliwe: do podstawki wraca 5 odłamków",
               [PL_LANG_EN] = "A win has become impossible: 5 shards return to the base",
           });
}

/* Records. */

#define MYSTHEA                                                                                \
    "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"mysthea\",\"rules_version\":1," \
    "\"match\":\"m-1\",\"players\":["                                                          \
    "{\"seat\":0,\"player\":\"ada\",\"colour\":\"red\",\"character\":\"H04\","                 \
    "\"command_cards\":[\"C001\",\"C024\"]},"                                                  \
    "{\"seat\":1,\"player\":\"jan\",\"colour\":\"blue\",\"character\":\"H06\","                \
    "\"command_cards\":[\"C033\"]}]}"
#define ICAION_WITH(neutral_)                                                                 \
    "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"icaion\",\"rules_version\":1," \
    "\"match\":\"i-1\",\"players\":["                                                         \
    "{\"seat\":0,\"player\":\"jan\",\"colour\":\"yellow\",\"character\":\"IN003\"},"          \
    "{\"seat\":1,\"player\":\"ada\",\"colour\":\"black\",\"character\":\"IN007\"}],"          \
    "\"machines\":[{\"region\":0,\"type\":\"harvester\",\"colour\":\"yellow\"},"              \
    "{\"region\":0,\"type\":\"scavenger\",\"colour\":\"black\"}],"                            \
    "\"neutral_colours\":[" neutral_ "],"                                                     \
    "\"wonders\":[{\"id\":\"IN057\",\"region\":3,\"seat\":0}]}"
#define ICAION                  ICAION_WITH("\"red\"")
#define ICAION_WITH_TWO_NEUTRAL ICAION_WITH("\"red\",\"blue\"")

#define MACHINE(region_, type_) \
    "{\"region\":" #region_ ",\"type\":\"" type_ "\",\"colour\":\"black\"}"
#define WONDER(id_, region_, seat_) \
    "{\"id\":\"" id_ "\",\"region\":" #region_ ",\"seat\":" #seat_ "}"
#define TEN(text_) text_ text_ text_ text_ text_ text_ text_ text_ text_ text_
#define SIXTY_FIVE TEN("xxxxxx") "xxxxx"
#define SECOND_MYSTHEA                                                          \
    "{\"seat\":1,\"player\":\"jan\",\"colour\":\"blue\",\"character\":\"H06\"," \
    "\"command_cards\":[\"C033\"]}"
#define PLAYER(n_)                                                   \
    ",{\"seat\":" #n_ ",\"player\":\"p" #n_ "\",\"colour\":\"red\"," \
    "\"character\":\"H01\",\"command_cards\":[]}"

#define THIRD_ICAION \
    ",{\"seat\":2,\"player\":\"eva\",\"colour\":\"purple\",\"character\":\"IN001\"}"

/* Instead of a reason. */
#define TAKEN "no reason"

/* One place of a sound record is changed. */
struct flaw {
    const char *record;
    const char *from;
    const char *to;
    const char *code;
};

static const struct flaw flaws[] = {
    { MYSTHEA, "", "", TAKEN },
    { ICAION, "", "", TAKEN },
    { MYSTHEA, "\"rules_version\":1", "\"rules_version\":12", TAKEN },
    { MYSTHEA, "[\"C033\"]", "[]", TAKEN },
    { MYSTHEA, "]}]}", "]}]}]", "json" },
    { MYSTHEA, "]}]}", "]}]", "json" },
    { MYSTHEA, "\"version\":1", "\"version\":1.5", "json" },
    { MYSTHEA, "\"version\":1", "\"version\":1,\"version\":1", "json" },
    { MYSTHEA, "\"seat\":0", "\"seat\":0,\"seat\":0", "json" },
    { MYSTHEA, "\"seat\":0", "\"seat\":\"0\"", "field" },
    { MYSTHEA, "\"rules_version\":1", "\"rules_version\":0", "field" },
    { MYSTHEA, "\"match\":\"m-1\"", "\"match\":\"m 1\"", "field" },
    { MYSTHEA, "\"match\":\"m-1\"", "\"match\":\"\"", "field" },
    { MYSTHEA, "\"match\":\"m-1\"", "\"match\":\"" SIXTY_FIVE "\"", "field" },
    { MYSTHEA, "\"ada\"", "\"\"", "field" },
    { MYSTHEA, "\"ada\"", "\"" SIXTY_FIVE "\"", "field" },
    { MYSTHEA, "\"game\":\"mysthea\"", "\"game\":\"seasons\"", "game" },
    { MYSTHEA, "\"match\":\"m-1\",", "", "field" },
    { MYSTHEA, "\"format\":\"chronicle-record\",", "", "field" },
    { MYSTHEA, "\"version\":1", "\"version\":\"1\"", "field" },
    { MYSTHEA, "\"game\":\"mysthea\",", "", "field" },
    { MYSTHEA, "\"game\":\"mysthea\"", "\"game\":\"icaion\"", "field" },
    { MYSTHEA, "\"ada\"", "\"" SIXTY_FIVE SIXTY_FIVE "\"", "field" },
    { MYSTHEA, "\"ada\"", "\"\\u0061da\"", "field" },
    { MYSTHEA, "\"ada\"", "\"a\nda\"", "json" },
    { MYSTHEA, "\"version\":1", "\"version\":2,\"news\":[]", "version" },
    { MYSTHEA, "chronicle-record", "plansza-match", "format" },
    { MYSTHEA, SECOND_MYSTHEA, SECOND_MYSTHEA PLAYER(3), "players" },
    { MYSTHEA, SECOND_MYSTHEA, SECOND_MYSTHEA PLAYER(2) PLAYER(3) PLAYER(4) PLAYER(5), "players" },
    { MYSTHEA, "\"jan\"", "\"ada\"", "duplicate" },
    { MYSTHEA, "\"blue\"", "\"red\"", "duplicate" },
    { MYSTHEA, "\"H06\"", "\"H04\"", "duplicate" },
    { MYSTHEA, "\"blue\"", "\"green\"", "colour" },
    { MYSTHEA, "\"H06\"", "\"H08\"", "character" },
    { MYSTHEA, "\"H06\"", "\"H00\"", "character" },
    { MYSTHEA, "\"H06\"", "\"IN006\"", "character" },
    { ICAION, "\"IN003\"", "\"IN008\"", "character" },
    { MYSTHEA, "\"C033\"", "\"C081\"", "card" },
    { MYSTHEA, "\"C033\"", "\"C000\"", "card" },
    { MYSTHEA, "\"C033\"", "\"C33\"", "card" },
    { MYSTHEA, "\"C033\"", "\"C033\",\"C033\"", "card" },
    { MYSTHEA, "\"C033\"", "\"C024\"", "card" },
    { MYSTHEA, "\"C001\"", "\"C001\",\"C002\"", "start-card" },
    { ICAION, "\"region\":0,\"type\":\"harvester\"", "\"region\":-1,\"type\":\"harvester\"",
      "region" },
    { ICAION, "\"region\":3", "\"region\":15", "region" },
    { ICAION, "\"harvester\"", "\"combine\"", "machine" },
    { ICAION, "\"colour\":\"yellow\"}", "\"colour\":\"pink\"}", "machine" },
    { ICAION, "\"type\":\"harvester\",\"colour\":\"yellow\"",
      "\"type\":\"harvester\",\"colour\":\"black\"", "machine" },
    { ICAION, "\"scavenger\"", "\"harvester\"", "machine" },
    { ICAION, "\"region\":0,\"type\":\"scavenger\"", "\"region\":1,\"type\":\"crane\"", "machine" },
    { ICAION, MACHINE(0, "scavenger"),
      MACHINE(0, "scavenger") "," MACHINE(1, "scavenger") "," MACHINE(2, "scavenger"), TAKEN },
    { ICAION, MACHINE(0, "scavenger"),
      MACHINE(0, "scavenger") "," MACHINE(1, "scavenger") "," MACHINE(2, "scavenger") "," MACHINE(
          3, "scavenger"),
      "machine" },
    { ICAION, "[\"red\"]", "[\"red\",\"blue\"]", TAKEN },
    { ICAION, "[\"red\"]", "[\"red\",\"blue\",\"purple\"]", "neutral" },
    { ICAION, "[\"red\"]", "[\"red\",\"red\"]", "neutral" },
    { ICAION, "\"character\":\"IN007\"}", "\"character\":\"IN007\"}" THIRD_ICAION, "seats" },
    { ICAION_WITH_TWO_NEUTRAL, "\"character\":\"IN007\"}", "\"character\":\"IN007\"}" THIRD_ICAION,
      "neutral" },
    { ICAION, "[\"red\"]", "[\"green\"]", "neutral" },
    { ICAION, "[\"red\"]", "[\"black\"]", "neutral" },
    { ICAION, "IN057", "IN056", "wonder" },
    { ICAION, "IN057", "IN064", "wonder" },
    { ICAION, WONDER("IN057", 3, 0), WONDER("IN057", 3, 2), "wonder" },
    { ICAION, WONDER("IN057", 3, 0), WONDER("IN057", 3, -1), "wonder" },
    { ICAION, WONDER("IN057", 3, 0), WONDER("IN057", 3, 0) "," WONDER("IN058", 3, 1), "wonder" },
    { ICAION, WONDER("IN057", 3, 0), WONDER("IN057", 3, 0) "," WONDER("IN057", 4, 1), "wonder" },
    { ICAION, WONDER("IN057", 3, 0), WONDER("IN057", 3, 0) "," WONDER("IN058", 4, 1), TAKEN },
};

static const char *refusal_of(const struct pl_record_text *records, uint32_t count)
{
    struct pl_config config = pl_config_default(&fall_game, 2, pl_seed_of(1));
    const struct pl_refusal *refusal = pl_legacy_read(&fall_game, &config, records, count);

    return refusal ? refusal->code : TAKEN;
}

static void assert_code(const char *code, const char *expected, const char *what)
{
    if (strcmp(code, expected) != 0) {
        fail_msg("%s: refused for %s, not for %s", what, code, expected);
    }
}

static void broken_records_are_refused(void **unused)
{
    static char text[4096];

    (void)unused;
    for (uint32_t i = 0; i < PL_COUNT_OF(flaws); i++) {
        const struct flaw *flaw = &flaws[i];
        const char *at = strstr(flaw->record, flaw->from);
        assert_non_null(at);
        int length = snprintf(text, sizeof text, "%.*s%s%s", (int)(at - flaw->record), flaw->record,
                              flaw->to, at + strlen(flaw->from));
        struct pl_record_text record = { text, (uint32_t)length };
        assert_code(refusal_of(&record, 1), flaw->code, flaw->to);
    }
}

static void other_texts_are_refused(void **unused)
{
    static const struct {
        const char *text;
        const char *code;
    } others[] = {
        { "", "json" },
        { " \n", "json" },
        { "seasons", "json" },
        { "\"", "json" },
        { "\"\\", "json" },
        { "{\"a\":\"\\", "json" },
        { "null", "field" },
        { "[]", "field" },
        { "{}", "field" },
        { "{\"format\":7}", "field" },
        { "[{\"format\":\"plansza-match\"}]", "field" },
        { "{\"format\":\"plansza-match\"", "format" },
        { "[[[[[]]]]]", "size" },
    };

    (void)unused;
    for (uint32_t i = 0; i < PL_COUNT_OF(others); i++) {
        const char *text = others[i].text;
        struct pl_record_text record = { text, (uint32_t)strlen(text) };
        assert_code(refusal_of(&record, 1), others[i].code, text);
    }
    assert_code(refusal_of(&(struct pl_record_text){ "{}", 3 }, 1), "json", "a zero byte");
}

static void long_records_are_refused(void **unused)
{
    static char text[PL_RECORD_MAX + 2];

    (void)unused;
    memset(text, ' ', sizeof text - 1);
    memcpy(text, MYSTHEA, sizeof MYSTHEA - 1);
    assert_code(refusal_of(&(struct pl_record_text){ text, PL_RECORD_MAX }, 1), TAKEN, "16 KiB");
    assert_code(refusal_of(&(struct pl_record_text){ text, PL_RECORD_MAX + 1 }, 1), "size",
                "one more");
    memcpy(strstr(text, "chronicle"), "wednesday", strlen("wednesday"));
    assert_code(refusal_of(&(struct pl_record_text){ text, PL_RECORD_MAX + 1 }, 1), "format",
                "something else");
}

/* Seats follow the record of Mysthea, whichever comes first. */
static void order_of_records_does_not_matter(void **unused)
{
    struct pl_record_text both[2] = { { ICAION, sizeof ICAION - 1 },
                                      { MYSTHEA, sizeof MYSTHEA - 1 } };
    struct pl_record_text turned[2] = { both[1], both[0] };
    struct pl_config one = pl_config_default(&fall_game, 2, pl_seed_of(1));
    struct pl_config other = one;
    struct fall_legacy legacy;

    (void)unused;
    assert_null(pl_legacy_read(&fall_game, &one, both, 2));
    assert_null(pl_legacy_read(&fall_game, &other, turned, 2));
    assert_memory_equal(one.legacy, other.legacy, sizeof legacy);
    memcpy(&legacy, one.legacy, sizeof legacy);
    assert_int_equal(legacy.champion[0], FALL_TELRON);
    assert_int_equal(legacy.seeker[0], 7);
    assert_int_equal(legacy.colour[0], FALL_SIDE_BLACK);
    assert_int_equal(legacy.wonder[3], 2);
}

/* Headers and lists of a match leave the others out. */
static void options_matter_by_players_and_records(void **unused)
{
    struct pl_record_text both[2] = { { MYSTHEA, sizeof MYSTHEA - 1 },
                                      { ICAION, sizeof ICAION - 1 } };
    const uint32_t alone = 1, after_mysthea = 2, after_icaion = 4, after_both = 8, two = 16;
    const struct {
        enum fall_option option;
        uint32_t in;
    } rows[] = {
        { FALL_OPTION_LEVEL, alone | two | after_mysthea | after_icaion | after_both },
        { FALL_OPTION_STORM_CHARGES, alone | two | after_mysthea | after_icaion | after_both },
        { FALL_OPTION_MACHINES, alone | two | after_mysthea },
        { FALL_OPTION_CHARACTERS, two },
        { FALL_OPTION_COLOURS, alone | two },
        { FALL_OPTION_CONSENT, two | after_mysthea | after_icaion | after_both },
        { FALL_OPTION_MIXED_PAIR, alone },
        { FALL_OPTION_NO_START_CARDS, after_mysthea | after_both },
        { FALL_OPTION_ARMOUR_ALWAYS, alone | two | after_icaion | after_both },
        { FALL_OPTION_RELIC_ORDER, alone | two | after_icaion | after_both },
        { FALL_OPTION_BOULRON_ADDS, 0 },
    };
    struct pl_config config[5];

    (void)unused;
    for (uint32_t c = 0; c < 5; c++) {
        config[c] = pl_config_default(&fall_game, c == 0 ? 1 : 2, pl_seed_of(1));
    }
    assert_null(pl_legacy_read(&fall_game, &config[1], &both[0], 1));
    assert_null(pl_legacy_read(&fall_game, &config[2], &both[1], 1));
    assert_null(pl_legacy_read(&fall_game, &config[3], both, 2));
    for (uint32_t c = 0; c < 5; c++) {
        for (uint32_t i = 0; i < PL_COUNT_OF(rows); i++) {
            assert_int_equal(pl_option_matters(&fall_game, &config[c], rows[i].option),
                             rows[i].in >> c & 1);
        }
        config[c].option[FALL_OPTION_EXTRA_MONSTERS] = FALL_SWITCH_ON;
        assert_true(pl_option_matters(&fall_game, &config[c], FALL_OPTION_BOULRON_ADDS));
    }
}

/* R-FAL-L1.2: whose deck it is shows only once the character is there. */
static void nobody_has_a_deck_before_a_character(void **unused)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct pl_record_text both[2] = { { MYSTHEA, sizeof MYSTHEA - 1 },
                                      { ICAION, sizeof ICAION - 1 } };
    struct pl_config config = pl_config_default(&fall_game, 2, pl_seed_of(1));
    struct fall *s = fall_edit(state);

    (void)unused;
    assert_null(pl_legacy_read(&fall_game, &config, both, 2));
    pl_start(&fall_game, &config, state);
    assert_int_equal(s->public.hero[0], FALL_NO_CHARACTER);
    for (uint32_t has = 0; has < 2; has++) {
        struct pl_set pile = fall_pile_of(s, 0);
        assert_int_equal(!pl_set_is_empty(&pile), has);
        s->public.hero[0] = FALL_TELRON;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forecasts_come_true),
        cmocka_unit_test(cards_of_the_setup_are_no_nights),
        cmocka_unit_test(table_has_a_legend),
        cmocka_unit_test(marker_is_beside_the_hero_who_is_placed),
        cmocka_unit_test(owner_of_a_relic_is_asked),
        cmocka_unit_test(next_card_is_told_from_the_deck_it_comes_from),
        cmocka_unit_test(cards_say_what_house_rules_change),
        cmocka_unit_test(gains_stay_apart),
        cmocka_unit_test(parasites_beyond_the_limit_are_not_kept),
        cmocka_unit_test(returning_shards_are_counted_in_words),
        cmocka_unit_test(the_second_crystal_of_a_parasite_is_told),
        cmocka_unit_test(broken_records_are_refused),
        cmocka_unit_test(other_texts_are_refused),
        cmocka_unit_test(long_records_are_refused),
        cmocka_unit_test(order_of_records_does_not_matter),
        cmocka_unit_test(options_matter_by_players_and_records),
        cmocka_unit_test(nobody_has_a_deck_before_a_character),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
