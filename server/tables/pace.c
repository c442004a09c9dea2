/* The bots' times. */
#include "server/tables/pace.h"

#include "bots/level.h"

static const uint64_t NS_PER_MS = 1000000;
/* What each gets, however late it began. */
static const uint64_t LEAST_NS = 20000000;

static uint64_t from_to(uint64_t from_ns, uint64_t to_ns)
{
    return to_ns > from_ns ? to_ns - from_ns : 0;
}

/* What one bot may use when no other waits: the time of the level that thinks for longest. */
static uint64_t longest_ns(void)
{
    uint32_t longest_ms = 0;

    for (int level = BOT_LEVEL_NONE + 1; level < BOT_LEVEL_COUNT; level++) {
        uint32_t ms = bot_effort_at((enum bot_level)level, BOT_PLACE_SERVER).ms_per_move;
        longest_ms = ms > longest_ms ? ms : longest_ms;
    }
    return longest_ms * NS_PER_MS;
}

uint64_t server_pace_left_ns(const struct server_thinking *thinking)
{
    uint64_t age = from_to(thinking->since_ns, thinking->now_ns);
    uint64_t left = UINT64_MAX;

    if (thinking->beside > 0) {
        left = from_to(age, longest_ns() / (1 + thinking->beside));
    }
    if (thinking->show_ns > 0) {
        uint64_t least = from_to(age, LEAST_NS);
        uint64_t until_due =
            from_to(thinking->now_ns + BOT_SHOW_SPARE_MS * NS_PER_MS, thinking->show_ns);
        uint64_t due = until_due > least ? until_due : least;
        left = due < left ? due : left;
    }
    return left;
}
