/* Lessons as tests: every action that is wanted leads to the end, all others are answered. */
#include "match/lesson_check.h"

#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"

enum { WAYS_MAX = 8, PAGES_MAX = 100, FREE_MAX = 4000, BOT_SEED = 1 };

/* One way through a lesson. */
struct walk {
    struct match_lesson *lesson;
    uint32_t way;       /* which of the wanted actions is taken */
    uint32_t ways;      /* the most that were wanted at a page */
    uint32_t decisions; /* of the learner */
    struct match_lesson_facts *facts;
    struct pl_text *room;
};

static bool fail(const struct walk *walk, const char *what)
{
    const struct match_page *page = match_lesson_page(walk->lesson);

    pl_text_clear(walk->room);
    pl_text_add(walk->room, "page ");
    pl_text_number(walk->room, page->number);
    pl_text_add(walk->room, " \"");
    pl_text_add(walk->room, page->say[PL_LANG_EN]);
    pl_text_add(walk->room, "\": ");
    pl_text_add(walk->room, what);
    return false;
}

static uint32_t count_words(const char *text)
{
    uint32_t count = 0;

    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        text += strcspn(text, " ");
        count++;
    }
    return count;
}

static bool is_answered(const struct walk *walk, pl_action action)
{
    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        if (!*match_lesson_answer(walk->lesson, action, (enum pl_lang)lang)) {
            return fail(walk, "an action that is not wanted gets no answer");
        }
    }
    return true;
}

/* Refuses everything that is not wanted, then takes one of the others. */
static bool walk_want(struct walk *walk)
{
    struct match_lesson *lesson = walk->lesson;
    const struct pl_game *game = match_lesson_head(lesson)->game;
    const struct pl_state *state = match_lesson_state(lesson);
    uint64_t hash = pl_hash(game, state);
    struct pl_legal list, wanted = { .count = 0 };

    pl_legal_of(game, pl_as_obs(state), MATCH_LEARNER, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        if (match_lesson_is_wanted(lesson, list.action[i])) {
            wanted.action[wanted.count++] = list.action[i];
        } else if (!is_answered(walk, list.action[i])) {
            return false;
        } else if (!match_lesson_play(lesson, MATCH_LEARNER, list.action[i]) ||
                   pl_hash(game, state) != hash) {
            return fail(walk, "an action that is not wanted was taken");
        }
    }
    walk->ways = wanted.count > walk->ways ? wanted.count : walk->ways;
    walk->decisions++;
    return !match_lesson_play(lesson, MATCH_LEARNER, wanted.action[walk->way % wanted.count]) ||
           fail(walk, "the action that is wanted is refused");
}

static pl_seat waiting_seat(const struct match_lesson *lesson)
{
    return (pl_seat)__builtin_ctz(pl_head_read(match_lesson_state(lesson))->waiting);
}

/* A bot plays at every seat until the goal is reached. */
static bool walk_free_with(struct walk *walk, struct bot *bot)
{
    struct match_lesson *lesson = walk->lesson;
    const struct match_page *page = match_lesson_page(lesson);
    uint32_t number = page->number;
    uint32_t own_max = walk->decisions + page->free_max;

    for (uint32_t i = 0; page->number == number; i++) {
        if (i == FREE_MAX || match_lesson_error(lesson) || match_lesson_is_lost(lesson)) {
            return fail(walk, "the goal is not reached");
        }
        struct pl_state_room seen;
        pl_seat seat = waiting_seat(lesson);
        if (seat == MATCH_LEARNER && walk->decisions++ == own_max) {
            return fail(walk, "the goal takes a bot more decisions than the lesson says");
        }
        pl_observe(match_lesson_head(lesson)->game, match_lesson_state(lesson), seat,
                   pl_obs_in(&seen));
        if (match_lesson_play(lesson, seat, bot_choose(bot, pl_obs_in(&seen)))) {
            return fail(walk, "a bot's choice is refused");
        }
    }
    return true;
}

static bool walk_free(struct walk *walk)
{
    const struct bot_config config = { .level = BOT_LEVEL_BEGINNER,
                                       .place = BOT_PLACE_PAGE,
                                       .seed = pl_seed_of(BOT_SEED + walk->way) };
    const char *reason = NULL;
    struct bot *bot = bot_new(match_lesson_head(walk->lesson)->game, &config, &reason);

    if (!bot) {
        return fail(walk, reason);
    }
    bool is_well = walk_free_with(walk, bot);
    bot_free(bot);
    return is_well;
}

static bool walk_page(struct walk *walk)
{
    switch (match_lesson_page(walk->lesson)->stop) {
    case MATCH_STOP_TELL: match_lesson_go_on(walk->lesson); return true;
    case MATCH_STOP_WANT: return walk_want(walk);
    case MATCH_STOP_FREE: return walk_free(walk);
    case MATCH_STOP_END: break;
    }
    return true;
}

static void note_words(struct walk *walk)
{
    const struct match_page *page = match_lesson_page(walk->lesson);

    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        walk->facts->words[lang] += count_words(page->say[lang]);
    }
    walk->facts->pages = page->number;
}

/* From the first page to the last. */
static bool walk_through(struct walk *walk)
{
    const struct match_page *page = match_lesson_page(walk->lesson);

    memset(walk->facts->words, 0, sizeof walk->facts->words);
    walk->decisions = 0;
    while (!match_lesson_error(walk->lesson) && page->stop != MATCH_STOP_END) {
        note_words(walk);
        if (page->number == PAGES_MAX) {
            return fail(walk, "the lesson has too many pages");
        }
        if (!walk_page(walk)) {
            return false;
        }
    }
    walk->facts->decisions = walk->decisions;
    if (match_lesson_error(walk->lesson)) {
        pl_text_clear(walk->room);
        pl_text_add(walk->room, match_lesson_error(walk->lesson));
        return false;
    }
    return true;
}

static bool check_length(const struct walk *walk)
{
    const struct match_lesson_facts *facts = walk->facts;

    if (facts->words[PL_LANG_PL] > MATCH_LESSON_WORDS_MAX ||
        facts->words[PL_LANG_EN] > MATCH_LESSON_WORDS_MAX) {
        return fail(walk, "the lesson has more than 350 words");
    }
    return facts->decisions > 0 || fail(walk, "the learner never decides anything");
}

const char *match_lesson_check(const char *file, const char *text, size_t length,
                               struct match_lesson_facts *ret_facts, struct pl_text *room)
{
    struct walk walk = { .facts = ret_facts, .room = room, .ways = 1 };
    bool is_well = true;

    for (; is_well && walk.way < walk.ways && walk.way < WAYS_MAX; walk.way++) {
        walk.lesson = match_lesson_open(file, text, length);
        if (!walk.lesson) {
            return "out of memory";
        }
        is_well = walk_through(&walk) && check_length(&walk);
        match_lesson_close(walk.lesson);
    }
    ret_facts->ways = walk.way;
    return is_well ? NULL : room->at;
}
