/* The bots' times. */
#include "server/pace.h"

#include <string.h>

static const struct server_pace paces[] = {
    { "medium", 200, 300 }, { "hard", 600, 700 }, { "", 0, 200 }, /* any other */
};

/* What one bot may use when nobody else waits; no level thinks longer. */
static const uint64_t THINK_NS = 600000000;
/* Between the end of a thought and the moment when it is shown. */
static const uint64_t SPARE_NS = 100000000;
/* What each gets, however late it began. */
static const uint64_t LEAST_NS = 20000000;

const struct server_pace *server_pace_of(const char *level)
{
    const struct server_pace *pace = paces;

    while (pace->level[0] && strcmp(pace->level, level) != 0) {
        pace++;
    }
    return pace;
}

static uint64_t from_to(uint64_t from_ns, uint64_t to_ns)
{
    return to_ns > from_ns ? to_ns - from_ns : 0;
}

uint64_t server_pace_left_ns(const struct server_thinking *thinking)
{
    uint64_t age = from_to(thinking->since_ns, thinking->now_ns);
    uint64_t left = UINT64_MAX;

    if (thinking->beside > 0) {
        left = from_to(age, THINK_NS / (1 + thinking->beside));
    }
    if (thinking->show_ns > 0) {
        uint64_t least = from_to(age, LEAST_NS);
        uint64_t until_due = from_to(thinking->now_ns + SPARE_NS, thinking->show_ns);
        uint64_t due = until_due > least ? until_due : least;
        left = due < left ? due : left;
    }
    return left;
}
