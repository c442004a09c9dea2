/* Records in the page: those that a match begins with, and the one that it hands on. */
#include "core/record.h"
#include "games/games.h"
#include "match/match.h"
#include "match/story.h"
#include "web/wasm/own.h"

_Static_assert(WASM_INPUT_MAX >= PL_OPTIONS_MAX + PL_RECORDS_MAX * PL_RECORD_MAX, "they must fit");

/* The next of several texts, each ended by a zero byte or by the end. */
static struct pl_record_text next_text(const char **at, const char *end)
{
    struct pl_record_text text = { *at, 0 };

    while (*at < end && **at) {
        (*at)++;
        text.length++;
    }
    *at += *at < end;
    return text;
}

static const char *const digits = "0123456789abcdef";

static wasm_length answer_legacy(const struct pl_game *game, const struct pl_config *config,
                                 enum pl_lang lang)
{
    struct pl_json json = wasm_answer();
    char room[2 * PL_LEGACY_MAX + 1];
    struct pl_text hex = pl_text_in(room, sizeof room);

    for (uint32_t i = 0; i < game->layout.legacy_size; i++) {
        pl_text_char(&hex, digits[config->legacy[i] >> 4]);
        pl_text_char(&hex, digits[config->legacy[i] & 15]);
    }
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "legacy", room);
    pl_json_key(&json, "words");
    match_write_legacy(&json, game, config, NULL, lang);
    pl_json_close(&json, '}');
    return wasm_answered(&json);
}

wasm_length wasm_legacy(uint32_t game_index, uint32_t seats, uint32_t size, uint32_t lang)
{
    const struct pl_game *game = games_at(game_index);
    struct pl_config config = { .seats = (uint8_t)seats };
    struct pl_record_text records[PL_RECORDS_MAX + 1];
    uint32_t count = 0;

    if (!game || seats > PL_SEATS_MAX || size < game->option_count || size > WASM_INPUT_MAX ||
        lang >= PL_LANG_COUNT) {
        return wasm_refuse("there are no such records");
    }
    memcpy(config.option, wasm_input(), game->option_count);
    const char *at = (const char *)wasm_input() + game->option_count;
    const char *end = (const char *)wasm_input() + size;
    while (at < end && count < PL_COUNT_OF(records)) {
        records[count++] = next_text(&at, end);
    }
    const char *reason = pl_config_check(game, &config);
    if (reason) {
        return wasm_refuse(reason);
    }
    const struct pl_refusal *refusal = pl_legacy_read(game, &config, records, count);
    return refusal ? wasm_refuse(refusal->text[lang])
                   : answer_legacy(game, &config, (enum pl_lang)lang);
}

wasm_length wasm_hand_on(uint32_t size)
{
    const struct match *match = wasm_match();
    struct pl_json json = wasm_answer();
    struct pl_record_person people[PL_SEATS_MAX] = { 0 };
    struct pl_record_names names;

    if (!match || !match_game(match)->records.write || !pl_head_read(match_state(match))->over) {
        return wasm_refuse("there is nothing to hand on");
    }
    if (size == 0 || size > WASM_INPUT_MAX) {
        return wasm_refuse("there are no such names");
    }
    wasm_input()[size - 1] = '\0';
    const char *at = (const char *)wasm_input();
    const char *end = at + size;
    const char *id = next_text(&at, end).at;
    for (pl_seat p = 0; p < match_config(match)->seats; p++) {
        const char *who = at < end ? next_text(&at, end).at : "";
        people[p].is_bot = who[0] == '-';
        people[p].name = who + (who[0] != '\0');
    }
    pl_record_names(people, match_config(match)->seats, &names);
    match_game(match)->records.write(match_state(match), &(struct pl_record){ id, names.at },
                                     &json);
    return wasm_answered(&json);
}

wasm_length wasm_words(uint32_t lang)
{
    const struct match *match = wasm_match();
    struct pl_json json = wasm_answer();

    if (!match || lang >= PL_LANG_COUNT) {
        return wasm_refuse("there is nothing to tell");
    }
    match_write_legacy(&json, match_game(match), match_config(match), match_seat_names(match),
                       (enum pl_lang)lang);
    return wasm_answered(&json);
}

wasm_length wasm_recap(void)
{
    const struct match *match = wasm_match();
    struct pl_json json = wasm_answer();

    if (!match || !pl_head_read(match_state(match))->over) {
        return wasm_refuse("there is nothing to tell");
    }
    pl_json_open(&json, '{');
    pl_json_key(&json, "brief");
    match_write_brief(&json, match);
    pl_json_key(&json, "moments");
    match_write_moments(&json, match);
    pl_json_close(&json, '}');
    return wasm_answered(&json);
}
