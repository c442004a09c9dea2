/* The epilogue: which of its paragraphs fit the table as the game has left it. */
#include "games/hlas/score.h"
#include "games/hlas/view.h"

enum { PERSON = 0 };

/* The living winners; the solo enemy if the person is not one. */
static uint32_t winners(const struct hlas *s)
{
    struct pl_result result;
    uint32_t seats = 0;

    hlas_result((const struct pl_state *)(const void *)s, &result); /* reads what is public */
    for (pl_seat p = 0; p < s->head.seats; p++) {
        seats |= (uint32_t)(result.rank[p] == 1 && hlas_is_alive(s, p)) << p;
    }
    return seats ? seats : 1u << (hlas_is_solo(s) ? HLAS_RIVAL : PERSON);
}

static bool has_all_people(const struct hlas *s, pl_seat p)
{
    return s->public.serf[p][0] == 0 && s->public.warrior[p][0] == 0;
}

static bool is_explored(const struct hlas *s)
{
    uint32_t down = 0;

    for (uint32_t region = 1; region <= HLAS_LAND_REGIONS; region++) {
        down += s->public.down[region];
    }
    return down == 0;
}

/* A goal that one of the seats has reached and still holds, towers before people. */
static enum hlas_end goal_of(const struct hlas *s, uint32_t seats)
{
    for (; seats; seats &= seats - 1) {
        pl_seat p = (pl_seat)pl_lowest(seats);
        if (s->public.tower[p][HLAS_TOWERS - 1]) {
            return HLAS_END_TOWERS;
        }
        if (has_all_people(s, p)) {
            return HLAS_END_PEOPLE;
        }
    }
    return HLAS_NO_END;
}

/* How the war ended: of what can be seen, the most telling; the winners' goals before those of
 * others, who may have begun the end too. R-HLA-24.6: a goal may be lost again. R-HLA-24.11: only
 * the last possible round ends a war without one. */
static enum hlas_end how(const struct hlas *s, uint32_t winning)
{
    uint32_t all = (1u << hlas_players(s)) - 1;
    enum hlas_end goal = goal_of(s, winning);

    if ((s->public.alive & all) != all) {
        return HLAS_END_CONQUEST;
    }
    if (!goal) {
        goal = goal_of(s, all & ~winning);
    }
    if (goal) {
        return goal;
    }
    if (is_explored(s)) {
        return HLAS_END_EXPLORED;
    }
    if (hlas_is_solo(s) && s->public.solo_space == HLAS_SOLO_SPACES) {
        return HLAS_END_TRACK;
    }
    return s->public.end_round ? HLAS_END_LOST : HLAS_END_WEARY;
}

/* R-HLA-28.16: two who share a tie need not be allies. */
static bool is_team(const struct hlas *s, uint32_t seats)
{
    pl_seat ally = hlas_ally(s, (pl_seat)pl_lowest(seats));

    return ally != PL_NOBODY && seats == (1u << pl_lowest(seats) | 1u << ally);
}

uint32_t hlas_epilogue(const struct hlas *s, enum hlas_end ret_ends[HLAS_EPILOGUE_MAX])
{
    static const uint8_t of_faction[HLAS_FACTION_COUNT] = {
#define FACTION(number_, id_, ...) [number_] = HLAS_END_##id_,
#include "games/hlas/factions.def"
    };
    uint32_t seats = winners(s);
    uint32_t count = 0;

    ret_ends[count++] = how(s, seats);
    for (uint32_t left = seats; left; left &= left - 1) {
        ret_ends[count++] = of_faction[s->public.faction[pl_lowest(left)]];
    }
    if (hlas_is_solo(s) && !(seats >> PERSON & 1)) {
        ret_ends[count++] = HLAS_END_DEFEAT;
    } else if (seats & (seats - 1)) {
        ret_ends[count++] = is_team(s, seats) ? HLAS_END_TEAM : HLAS_END_SHARED;
    }
    return count;
}
