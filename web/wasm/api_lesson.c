/* A lesson in the page: the match of the module follows it, so that looking, films and bots work as
 * in any match. */
#include "match/lesson.h"

#include <string.h>

#include "web/wasm/own.h"

static struct match_lesson *the_lesson;
static char the_text[WASM_INPUT_MAX]; /* the lesson reads it as it goes on */
static uint32_t followed;             /* the page that the match has come to */
static uint32_t came_from;            /* the ply before the moves that led there */

static const char no_lesson[] = "there is no lesson";

/* --- following ------------------------------------------------------------------------------- */

/* The match of a position set by hand; seats keep their names. */
static const char *follow_position(const struct match_page *page)
{
    const struct pl_game *game = match_lesson_head(the_lesson)->game;
    const struct match *old = wasm_match();
    struct match *match;
    const char *reason =
        match_from_state(game, (const struct pl_state *)(const void *)page->first.byte, &match);

    for (pl_seat p = 0; !reason && old && p < match_config(match)->seats; p++) {
        match_set_seat(match, p, match_seat_names(old)[p], NULL);
    }
    if (!reason) {
        wasm_take_match(match);
    }
    return reason;
}

static const char *follow(void)
{
    const struct match_page *page = match_lesson_page(the_lesson);
    const char *reason = match_lesson_error(the_lesson);

    if (reason || page->number == followed) {
        return reason;
    }
    followed = page->number;
    reason = page->is_fresh ? follow_position(page) : NULL;
    came_from = reason ? 0 : match_ply(wasm_match());
    for (uint32_t i = 0; !reason && i < page->move_count; i++) {
        reason = match_play(wasm_match(), page->move[i].seat, page->move[i].action, NULL);
    }
    return reason;
}

static wasm_length answer_following(void)
{
    const char *reason = follow();

    return reason ? wasm_refuse(reason) : 0;
}

/* --- what the page calls --------------------------------------------------------------------- */

wasm_length wasm_lesson(uint32_t size)
{
    if (size > sizeof the_text) {
        return wasm_refuse("the lesson is too long");
    }
    match_lesson_close(the_lesson);
    memcpy(the_text, wasm_input(), size);
    followed = 0;
    the_lesson = match_lesson_open("lesson", the_text, size);
    return the_lesson ? answer_following() : wasm_refuse("out of memory");
}

static void write_points(struct pl_json *json, const struct match_page *page)
{
    pl_json_key(json, "points");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < page->point_count; i++) {
        pl_json_string(json, page->point[i]);
    }
    pl_json_close(json, ']');
}

static void write_wanted(struct pl_json *json, const struct match_page *page)
{
    struct pl_legal list = { .count = 0 };

    if (page->stop == MATCH_STOP_WANT) {
        pl_legal_of(match_game(wasm_match()), pl_as_obs(match_state(wasm_match())), MATCH_LEARNER,
                    &list);
    }
    pl_json_key(json, "wanted");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < list.count; i++) {
        if (match_lesson_is_wanted(the_lesson, list.action[i])) {
            pl_json_hex(json, list.action[i]);
        }
    }
    pl_json_close(json, ']');
}

wasm_length wasm_lesson_page(uint32_t lang)
{
    static const char *const stops[] = {
        [MATCH_STOP_TELL] = "tell",
        [MATCH_STOP_WANT] = "want",
        [MATCH_STOP_FREE] = "free",
        [MATCH_STOP_END] = "end",
    };
    struct pl_json json = wasm_answer();

    if (!the_lesson || lang >= PL_LANG_COUNT) {
        return wasm_refuse(no_lesson);
    }
    const struct match_page *page = match_lesson_page(the_lesson);
    pl_json_open(&json, '{');
    pl_json_member_int(&json, "number", page->number);
    pl_json_member_string(&json, "stop", stops[page->stop]);
    pl_json_member_string(&json, "say", page->say[lang]);
    pl_json_member_int(&json, "from", came_from);
    pl_json_member_bool(&json, "is_fresh", page->is_fresh);
    pl_json_member_bool(&json, "is_lost", match_lesson_is_lost(the_lesson));
    write_points(&json, page);
    write_wanted(&json, page);
    pl_json_close(&json, '}');
    return wasm_answered(&json);
}

wasm_length wasm_lesson_go_on(void)
{
    if (!the_lesson) {
        return wasm_refuse(no_lesson);
    }
    match_lesson_go_on(the_lesson);
    return answer_following();
}

wasm_length wasm_lesson_answer(uint64_t action, uint32_t lang)
{
    struct pl_json json = wasm_answer();

    if (!the_lesson || lang >= PL_LANG_COUNT) {
        return wasm_refuse(no_lesson);
    }
    bool is_wanted = match_lesson_is_wanted(the_lesson, action);
    pl_json_string(&json,
                   is_wanted ? "" : match_lesson_answer(the_lesson, action, (enum pl_lang)lang));
    return wasm_answered(&json);
}

wasm_length wasm_lesson_play(uint32_t seat, uint64_t action)
{
    if (!the_lesson || seat >= PL_SEATS_MAX) {
        return wasm_refuse(no_lesson);
    }
    const char *reason = match_lesson_play(the_lesson, (pl_seat)seat, action);
    reason = reason ? reason : match_play(wasm_match(), (pl_seat)seat, action, NULL);
    return reason ? wasm_refuse(reason) : answer_following();
}
