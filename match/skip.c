/* Declining without being asked. */
#include "match/skip.h"

static const char *const names[MATCH_SKIP_COUNT] = {
    [MATCH_SKIP_NONE] = "none",
    [MATCH_SKIP_THIS] = "this",
    [MATCH_SKIP_TURN] = "turn",
    [MATCH_SKIP_CONCERN] = "concern",
};

bool match_skip_read(const char *name, enum match_skip *ret_skip)
{
    for (int i = 0; i < MATCH_SKIP_COUNT; i++) {
        if (pl_string_equal(name, names[i])) {
            *ret_skip = (enum match_skip)i;
            return true;
        }
    }
    return false;
}

bool match_wish_make(enum match_skip until, const struct pl_offer *offer,
                     struct match_wish *ret_wish)
{
    if (until == MATCH_SKIP_THIS && offer->cause == 0) {
        return false;
    }
    *ret_wish = (struct match_wish){
        .until = until,
        .of = until == MATCH_SKIP_THIS ? offer->cause : offer->turn,
    };
    return true;
}

/* Whether it holds at what is offered now. */
static bool holds(const struct match_wish *wish, const struct pl_offer *offer)
{
    switch (wish->until) {
    case MATCH_SKIP_NONE:
    case MATCH_SKIP_COUNT: break;
    case MATCH_SKIP_THIS: return offer->cause == wish->of;
    case MATCH_SKIP_TURN: return offer->turn == wish->of;
    case MATCH_SKIP_CONCERN: return !offer->pass || !offer->concerns;
    }
    return false;
}

void match_wish_follow(struct match_wish *wish, const struct pl_offer *offer)
{
    if (!holds(wish, offer)) {
        *wish = (struct match_wish){ .until = MATCH_SKIP_NONE };
    }
}

bool match_wish_declines(const struct match_wish *wish, const struct pl_offer *offer)
{
    return offer->pass && holds(wish, offer);
}

void match_wish_write(struct pl_json *json, const struct match_wish *wish,
                      const struct pl_offer *offer)
{
    pl_json_member_string(json, "until", names[wish->until]);
    if (offer->pass) {
        pl_json_key(json, "pass");
        pl_json_hex(json, offer->pass);
    }
}
