/* Offers declined unasked in the page: a wish for each seat of the match. */
#include "match/skip.h"
#include "web/wasm/own.h"

static struct match_wish wish[PL_SEATS_MAX];

static struct pl_offer offer_to(uint32_t seat)
{
    return pl_offer_to(match_game(wasm_match()), match_state(wasm_match()), (pl_seat)seat);
}

void wasm_skip_forget(void)
{
    memset(wish, 0, sizeof wish);
}

void wasm_skip_follow(void)
{
    for (uint32_t p = 0; p < match_config(wasm_match())->seats; p++) {
        struct pl_offer offer = offer_to(p);
        match_wish_follow(&wish[p], &offer);
    }
}

/* NULL, or why a seat can have no wishes. */
static const char *refuse(uint32_t seat)
{
    if (!wasm_match()) {
        return "there is no match";
    }
    return seat < match_config(wasm_match())->seats ? NULL : "there is no such seat";
}

void wasm_skip_end(uint32_t seat)
{
    wish[seat] = (struct match_wish){ .until = MATCH_SKIP_NONE };
}

wasm_length wasm_skip(uint32_t seat)
{
    const char *reason = refuse(seat);
    uint8_t *name = wasm_input();
    enum match_skip until;

    if (!reason && !match_game(wasm_match())->offer) {
        reason = "the game has no offers";
    }
    name[WASM_INPUT_MAX - 1] = '\0';
    if (!reason && !match_skip_read((const char *)name, &until)) {
        reason = "there is no such wish";
    }
    if (reason) {
        return wasm_refuse(reason);
    }
    struct pl_offer offer = offer_to(seat);
    return match_wish_make(until, &offer, &wish[seat]) ? 0
                                                       : wasm_refuse("nothing is being answered");
}

wasm_length wasm_skipping(uint32_t seat)
{
    const char *reason = refuse(seat);
    struct pl_json json = wasm_answer();

    if (reason) {
        return wasm_refuse(reason);
    }
    if (!match_game(wasm_match())->offer) {
        pl_json_null(&json);
        return wasm_answered(&json);
    }
    struct pl_offer offer = offer_to(seat);
    pl_json_open(&json, '{');
    match_wish_write(&json, &wish[seat], &offer);
    if (match_wish_declines(&wish[seat], &offer)) {
        pl_json_member_int(&json, "after_ms", MATCH_SKIP_MS);
    }
    pl_json_close(&json, '}');
    return wasm_answered(&json);
}
