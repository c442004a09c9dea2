/* Invariants of the stack: which frame may stand on which, and what each needs so that it can be
 * carried out. Battles, spells and the solo enemy look at theirs more closely. */
#include "games/hlas/check.h"

#define ON(frame_) ((uint64_t)1 << HLAS_FRAME_##frame_)

/* What holds for a kind of frame alone: its parents, and the greatest values of its numbers, which
 * are at least 0. Menus of an action may also be put on the choice of one, for scenarios. */
struct shape {
    uint64_t parents; /* 0: the bottom */
    uint8_t step_max;
    uint8_t flag_max;
    int16_t arg_max[PL_FRAME_ARGS];
};

enum {
    REGION_MAX = HLAS_REGION_COUNT - 1,
    SEAT_MAX = HLAS_SEATS - 1,
    SPELL_MAX = HLAS_SPELL_COUNT - 1,
    TOKEN_MAX = HLAS_TOKEN_COUNT - 1,
    EXTRA_MAX = 3,
    MANY = 64
};

#define MENU_PARENTS (ON(CAPITAL) | ON(ENEMY) | ON(ACTION))
#define MOVE_PARENTS (ON(TURN) | ON(SPELL) | ON(ENEMY) | ON(ACTION))

_Static_assert(HLAS_FRAME_COUNT <= 64, "a mask holds every kind");

static const struct shape shapes[HLAS_FRAME_COUNT] = {
    [HLAS_FRAME_SETUP] = { 0, 4, 0, { HLAS_SEATS } },
    [HLAS_FRAME_FACTION] = { ON(SETUP), 0, 0, { 0 } },
    [HLAS_FRAME_CONTINENT] = { ON(SETUP), 0, 0, { 1 } },
    [HLAS_FRAME_OUTLAND] = { ON(SETUP), 0, 0, { 0 } },
    [HLAS_FRAME_ROUND] = { 0, HLAS_ROUND_END, 0, { HLAS_SEATS } },
    [HLAS_FRAME_TURN] = { ON(ROUND), HLAS_TURN_DONE, 0, { HLAS_ACTION_PLACES - 1 } },
    [HLAS_FRAME_ACTION] = { ON(TURN), 0, 0, { 0 } },
    [HLAS_FRAME_CAPITAL] = { ON(TURN), 2, 0, { HLAS_CAPITAL_PLACES - 1, HLAS_SEATS } },
    [HLAS_FRAME_FOLLOW] = { ON(CAPITAL) | ON(ENEMY), 0, 0, { HLAS_CAPITAL_PLACES - 1 } },
    [HLAS_FRAME_MUSTER] = { ON(TURN), 0, 0, { 0 } },
    [HLAS_FRAME_RECRUIT] = { MENU_PARENTS, 0, 0, { 1 } },
    [HLAS_FRAME_RALLY] = { MENU_PARENTS, 0, 0, { HLAS_WARRIOR, HLAS_PAIR_SERFS } },
    [HLAS_FRAME_BUILD] = { MENU_PARENTS, 0, 0, { 1 } },
    [HLAS_FRAME_RESEARCH] = { MENU_PARENTS, 0, 0, { 0 } },
    [HLAS_FRAME_DISCARD] = { MENU_PARENTS | ON(ROUND) | ON(EXPLORE) | ON(BATTLE), 0, 0, { 4 } },
    [HLAS_FRAME_TAX] = { MENU_PARENTS, 1, 0, { 0 } },
    [HLAS_FRAME_ORIGIN] = { MOVE_PARENTS, 0, 0, { HLAS_TO_MIRROR, EXTRA_MAX } },
    [HLAS_FRAME_ARMY] = { MOVE_PARENTS, 0, 0, { HLAS_LAND_REGIONS, EXTRA_MAX, HLAS_TO_MIRROR } },
    [HLAS_FRAME_VOYAGE] = { ON(SPELL) | ON(ACTION), 0, 0, { 0, EXTRA_MAX } },
    [HLAS_FRAME_CREW] = { MOVE_PARENTS, 0, 0, { HLAS_AIR_VESSEL, EXTRA_MAX } },
    [HLAS_FRAME_CONSENT] = { MOVE_PARENTS,
                             0,
                             0,
                             { SEAT_MAX, REGION_MAX, REGION_MAX, HLAS_BY_FLY } },
    [HLAS_FRAME_ARRIVE] = { MOVE_PARENTS | ON(ARRIVE),
                            HLAS_ARRIVE_OVER,
                            HLAS_FLAG_WON,
                            { REGION_MAX, HLAS_BY_FLY, 1 } },
    [HLAS_FRAME_BOMBARD] = { ON(ARRIVE), 0, 0, { 0 } },
    [HLAS_FRAME_ONWARD] = { ON(ARRIVE) | ON(EXPLORE),
                            0,
                            0,
                            { EXTRA_MAX, 1, HLAS_ONWARD_COUNT - 1, REGION_MAX } },
    [HLAS_FRAME_PULL] = { ON(ARRIVE), 0, 0, { HLAS_LAND_REGIONS } },
    [HLAS_FRAME_DRAG] = { ON(ARRIVE),
                          1,
                          0,
                          { SEAT_MAX, HLAS_HERO_3, HLAS_LAND_REGIONS, HLAS_LAND_REGIONS } },
    [HLAS_FRAME_EXPLORE] = { ON(ARRIVE), 2, 0, { REGION_MAX, TOKEN_MAX, HLAS_BY_FLY } },
    [HLAS_FRAME_DIG] = { ON(EXPLORE), 0, 0, { TOKEN_MAX } },
    [HLAS_FRAME_LOSE] = { ON(EXPLORE) | ON(SPELL) | ON(LOSE),
                          0,
                          0,
                          { HLAS_UNITS_IN_REGION, REGION_MAX, HLAS_LOSE_QUAKE, SEAT_MAX } },
    [HLAS_FRAME_GAIN] = { ON(EXPLORE) | ON(ROUND) | ON(BATTLE) | ON(ACTION), 0, 0, { 9, 7 } },
    [HLAS_FRAME_SHED] = { ON(EXPLORE) | ON(ACTION), 0, 0, { 9 } },
    [HLAS_FRAME_CAST] = { ON(TURN) | ON(ACTION), 0, 0, { 0 } },
    [HLAS_FRAME_TARGET] = { ON(TURN) | ON(SPELL) | ON(BATTLE) | ON(ACTION),
                            0,
                            0,
                            { SPELL_MAX, HLAS_LEVELS, 1 } },
    [HLAS_FRAME_SPELL] = { ON(TURN) | ON(SPELL) | ON(BATTLE) | ON(ENEMY) | ON(ACTION),
                           4,
                           3,
                           { SPELL_MAX, HLAS_LEVELS, INT16_MAX, 255 } },
    [HLAS_FRAME_ANSWER] = { ON(SPELL) | ON(ENEMY), 0, 0, { SPELL_MAX } },
    [HLAS_FRAME_RAISE] = { ON(SPELL), 0, 0, { HLAS_SERFS } },
    [HLAS_FRAME_PEEK] = { ON(SPELL), 0, 0, { 3, INT16_MAX, INT16_MAX, INT16_MAX } },
    [HLAS_FRAME_SWAP] = { ON(SPELL), 0, 0, { 0, INT16_MAX, INT16_MAX, INT16_MAX } },
    [HLAS_FRAME_GUST] = { ON(SPELL), 0, 0, { SEAT_MAX, HLAS_AIR_VESSEL } },
    [HLAS_FRAME_BANISH] = { ON(SPELL), 0, 0, { HLAS_UNITS_IN_REGION, REGION_MAX, SEAT_MAX } },
    [HLAS_FRAME_BURN] = { ON(SPELL), 0, 0, { 9 } },
    [HLAS_FRAME_BATTLE] = { ON(ARRIVE) | ON(ENEMY),
                            21,
                            7,
                            { REGION_MAX, REGION_MAX, MANY, HLAS_SEATS } },
    [HLAS_FRAME_LEADER] = { ON(BATTLE), 0, 0, { 0 } },
    [HLAS_FRAME_STRIKE] = { ON(BATTLE), 0, 0, { 1 } },
    [HLAS_FRAME_CHANT] = { ON(BATTLE), 0, 0, { 0 } },
    [HLAS_FRAME_COMBAT] = { ON(BATTLE), 0, 0, { 0 } },
    [HLAS_FRAME_TACTIC] = { ON(BATTLE), 0, 0, { 15 } },
    [HLAS_FRAME_PAY] = { ON(BATTLE), 0, 0, { HLAS_RESOURCE_MAX, HLAS_RESOURCES - 1 } },
    [HLAS_FRAME_BRING] = { ON(BATTLE), 0, 0, { 0 } },
    [HLAS_FRAME_DAMAGE] = { ON(BATTLE), 0, 0, { MANY, 1 } },
    [HLAS_FRAME_RETREAT] = { ON(BATTLE), 0, 0, { SEAT_MAX } },
    [HLAS_FRAME_STEAL] = { ON(BATTLE), 0, 0, { 9, SEAT_MAX } },
    [HLAS_FRAME_REBIRTH] = { ON(ROUND) | ON(EXPLORE) | ON(ARRIVE) | ON(BATTLE), 0, 0, { 0 } },
    [HLAS_FRAME_ENEMY] = { ON(ROUND) | ON(ENEMY), MANY, 15, { HLAS_HEROES - 1, MANY, MANY, MANY } },
    [HLAS_FRAME_SUFFER] = { ON(ENEMY), 0, 0, { MANY, MANY, MANY, MANY } },
    [HLAS_FRAME_MIRROR] = { ON(ENEMY), 0, 0, { MANY, MANY, MANY, MANY } },
};

static bool is_shaped(const struct hlas *s, const struct pl_frame *frame)
{
    const struct shape *shape = &shapes[frame->kind];
    bool is_bottom = frame == s->head.frame;
    uint64_t below = is_bottom ? 0 : (uint64_t)1 << frame[-1].kind;

    if (is_bottom ? shape->parents != 0 : !(shape->parents & below)) {
        return false;
    }
    for (uint32_t i = 0; i < PL_FRAME_ARGS; i++) {
        if (frame->arg[i] < 0 || frame->arg[i] > shape->arg_max[i]) {
            return false;
        }
    }
    return frame->step <= shape->step_max && frame->flag <= shape->flag_max &&
           frame->seat < s->head.seats;
}

/* The group that moves. */

/* Whether what the group names of one owner is in the region, on foot if it is land. */
static bool has_members(const struct hlas *s, pl_seat p, uint32_t owner, uint32_t region)
{
    struct hlas_units group = hlas_group_units(s, owner);
    pl_seat q = owner ? hlas_ally(s, p) : p;
    struct hlas_units there = { { 0 } };

    if (q != PL_NOBODY && region) {
        there = hlas_units(s, q, region);
    }
    for (uint32_t kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        if (group.of[kind] > there.of[kind]) {
            return false;
        }
    }
    return s->public.group_hero[owner] < 1u << HLAS_HEROES;
}

/* Whatever the group is, its parts are units. */
static bool is_group_named(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    bool is_vessel = pub->group_vessel == HLAS_NO_KIND || pub->group_vessel == HLAS_SEA_VESSEL ||
                     pub->group_vessel == HLAS_AIR_VESSEL;

    bool has_allied = pub->group_serf[1] || pub->group_warrior[1] || pub->group_hero[1];

    return is_vessel && pub->group_hero[0] < 1u << HLAS_HEROES &&
           pub->group_hero[1] < 1u << HLAS_HEROES && (hlas_has_teams(s) || !has_allied);
}

static bool is_group_at(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint32_t kind = s->public.group_vessel;
    bool has_vessel =
        kind == HLAS_NO_KIND || ((kind == HLAS_SEA_VESSEL || kind == HLAS_AIR_VESSEL) &&
                                 s->public.vessel[p][kind - HLAS_SEA_VESSEL] == region && region);

    return has_vessel && has_members(s, p, 0, region) && has_members(s, p, 1, region) &&
           hlas_group_size(s) <= HLAS_ARMY_MAX;
}

static bool is_group_empty(const struct hlas *s)
{
    return hlas_group_size(s) == 0 && s->public.group_vessel == HLAS_NO_KIND;
}

/* The newest frame that says where the group is. */
static const struct pl_frame *mover(const struct hlas *s)
{
    const uint64_t movers = ON(ARMY) | ON(CREW) | ON(CONSENT) | ON(ARRIVE) | ON(EXPLORE) |
                            ON(BATTLE) | ON(ENEMY) | ON(ORIGIN);

    for (uint32_t i = s->head.frame_count; i > 0; i--) {
        if (movers >> s->head.frame[i - 1].kind & 1) {
            return &s->head.frame[i - 1];
        }
    }
    return NULL;
}

static const char *check_group(const struct hlas *s)
{
    static const char *const wrong = "the group that moves is not there";
    const struct pl_frame *frame = mover(s);
    uint32_t place = 0;

    if (!frame || frame->kind == HLAS_FRAME_ORIGIN) {
        return is_group_empty(s) ? NULL : wrong;
    }
    switch (frame->kind) {
    case HLAS_FRAME_BATTLE: /* with the battle, by what is there */
        return is_group_named(s) ? NULL : wrong;
    case HLAS_FRAME_ENEMY: return is_group_empty(s) ? NULL : wrong;
    case HLAS_FRAME_CREW:
        place = frame->arg[0] >= HLAS_SEA_VESSEL
                    ? s->public.vessel[frame->seat][frame->arg[0] - HLAS_SEA_VESSEL]
                    : 0;
        return place && s->public.group_vessel == frame->arg[0] &&
                       is_group_at(s, frame->seat, place)
                   ? NULL
                   : wrong;
    case HLAS_FRAME_CONSENT:
        return is_group_at(s, (pl_seat)frame->arg[0], (uint32_t)frame->arg[2]) ? NULL : wrong;
    default: return is_group_at(s, frame->seat, (uint32_t)frame->arg[0]) ? NULL : wrong;
    }
}

/* At sea the group is exactly the crew of the vessel. */
static bool is_crew_named(const struct hlas *s, pl_seat p, uint32_t vessel)
{
    struct hlas copy = *s;

    hlas_group_crew(&copy, p, vessel);
    return memcmp(copy.public.group_serf, s->public.group_serf, sizeof copy.public.group_serf) ==
               0 &&
           memcmp(copy.public.group_warrior, s->public.group_warrior,
                  sizeof copy.public.group_warrior) == 0 &&
           memcmp(copy.public.group_hero, s->public.group_hero, sizeof copy.public.group_hero) == 0;
}

/* Questions, by kind; each frame is the top one. */

typedef bool is_possible(const struct hlas *s, const struct pl_frame *frame);

static bool may_choose_action(const struct hlas *s, const struct pl_frame *frame)
{
    (void)s;
    return frame[-1].step == HLAS_TURN_ACT;
}

static bool may_follow(const struct hlas *s, const struct pl_frame *frame)
{
    return s->public.bar[frame->seat][frame->arg[0]] == HLAS_BAR_FREE &&
           s->public.serf[frame->seat][s->public.capital[frame->seat]] > 0;
}

static bool may_muster(const struct hlas *s, const struct pl_frame *frame)
{
    return s->public.serf[frame->seat][s->public.capital[frame->seat]] > 0;
}

static bool may_rally(const struct hlas *s, const struct pl_frame *frame)
{
    enum hlas_kind kind = (enum hlas_kind)frame->arg[0];

    return kind != HLAS_NO_KIND && frame->arg[1] > 0 &&
           hlas_supply(s, frame->seat, kind) >= (uint32_t)frame->arg[1] &&
           hlas_rally_place(s, frame->seat, kind);
}

static bool may_discard(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t count = s->public.library_count[frame->seat];
    bool is_over = count > hlas_library_limit(s, frame->seat);

    return count > 0 && is_over == (frame->arg[0] == 0);
}

static bool may_gather(const struct hlas *s, const struct pl_frame *frame)
{
    bool is_teleport = frame->arg[2] == HLAS_TO_TELEPORT;
    bool has_allied =
        s->public.group_serf[1] || s->public.group_warrior[1] || s->public.group_hero[1];

    return frame->arg[0] > 0 && s->public.group_vessel == HLAS_NO_KIND &&
           !(is_teleport && has_allied);
}

static bool may_voyage(const struct hlas *s, const struct pl_frame *frame)
{
    return s->public.vessel[frame->seat][0] || s->public.vessel[frame->seat][1];
}

static bool may_board(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t vessel = (uint32_t)frame->arg[0] - HLAS_SEA_VESSEL;

    if (hlas_is_sea(s->public.vessel[frame->seat][vessel])) {
        return is_crew_named(s, frame->seat, vessel);
    }
    return hlas_group_size(s) <= hlas_capacity(s, frame->seat, vessel);
}

static bool may_consent(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat p = (pl_seat)frame->arg[0];
    uint32_t to = (uint32_t)frame->arg[1];
    uint32_t from = (uint32_t)frame->arg[2];
    uint32_t by = (uint32_t)frame->arg[3];
    uint32_t size = hlas_group_size(s) + (by != HLAS_BY_MARCH);
    uint32_t vessel = by == HLAS_BY_MARCH ? HLAS_NO_KIND : HLAS_SEA_VESSEL + by - HLAS_BY_SAIL;
    bool is_way = by == HLAS_BY_MARCH ? !hlas_is_sea(to)
                                      : by == HLAS_BY_FLY || hlas_is_sea(to) || hlas_ways[to].coast;

    return hlas_ally(s, p) == frame->seat && hlas_is_alive(s, p) && by && is_way && to != from &&
           !hlas_is_sea(from) && (hlas_in_play(s) >> to & 1) && s->public.group_vessel == vessel &&
           ((hlas_hostile(s, p) >> to & 1) ||
            hlas_with_room(s, p, hlas_bit(to), size, hlas_group_allied(s)));
}

static bool may_bombard(const struct hlas *s, const struct pl_frame *frame)
{
    const struct pl_frame *arrive = frame - 1;

    return arrive->arg[1] == HLAS_BY_SAIL && arrive->step == HLAS_ARRIVE_OVER &&
           s->public.group_vessel == HLAS_SEA_VESSEL;
}

/* The cause fits the frame below and the group. */
static bool may_go_on(const struct hlas *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    uint32_t cause = (uint32_t)frame->arg[2];
    uint32_t vessel = s->public.group_vessel;
    bool is_token = cause <= HLAS_BY_FLY;

    if (frame->arg[0] < 1 || frame->arg[3] != below->arg[0] || cause == 0 ||
        is_token != (below->kind == HLAS_FRAME_EXPLORE)) {
        return false;
    }
    if (is_token && cause != (uint32_t)below->arg[2]) {
        return false;
    }
    switch (cause) {
    case HLAS_BY_SAIL: return vessel == HLAS_SEA_VESSEL;
    case HLAS_BY_FLY:
    case HLAS_ONWARD_HOME: return vessel == HLAS_AIR_VESSEL;
    case HLAS_ONWARD_RIDE: return hlas_group_has(s, HLAS_HERO_3) && !vessel;
    case HLAS_BY_MARCH: return !vessel && hlas_group_size(s);
    default: return hlas_group_size(s) > 0;
    }
}

static bool may_pull(const struct hlas *s, const struct pl_frame *frame)
{
    return frame->arg[0] == frame[-1].arg[0] && hlas_group_has(s, HLAS_HERO_2) &&
           hlas_can_pull(s, frame->seat, (uint32_t)frame->arg[0]);
}

static bool may_drag(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t hero = (uint32_t)frame->arg[1] - HLAS_HERO_1;
    bool is_named = frame->step == 0 || (frame->arg[1] >= HLAS_HERO_1 && frame->arg[2] > 0 &&
                                         (hlas_foes(s, frame->seat) >> frame->arg[0] & 1) &&
                                         s->public.hero[frame->arg[0]][hero] == frame->arg[2] &&
                                         (hlas_ways[frame->arg[3]].march >> frame->arg[2] & 1) &&
                                         !(hlas_standing(s) >> frame->arg[2] & 1));

    return is_named && frame->arg[3] == frame[-1].arg[0];
}

static bool may_dig(const struct hlas *s, const struct pl_frame *frame)
{
    (void)s;
    return frame->arg[0] == frame[-1].arg[1] && frame[-1].step == 2;
}

/* R-HLA-C1.1: allies in one region are asked one after the other. */
static bool may_quake(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat owner = (pl_seat)frame->arg[3];
    bool is_first = frame[-1].kind == HLAS_FRAME_LOSE;

    if (frame->arg[2] != HLAS_LOSE_QUAKE || (owner != frame->seat && !hlas_is_rival(s, owner)) ||
        !hlas_has_people(s, owner, (uint32_t)frame->arg[1])) {
        return false;
    }
    return is_first ? frame[-2].kind == HLAS_FRAME_SPELL && frame[-1].arg[1] == frame->arg[1] &&
                          frame[-1].arg[3] == hlas_ally(s, owner)
                    : frame[-1].kind == HLAS_FRAME_SPELL;
}

static bool may_lose(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat owner = (pl_seat)frame->arg[3];
    bool is_first = frame[-1].kind == HLAS_FRAME_LOSE;

    if (frame->arg[0] < 1 || frame->arg[1] < 1 || owner >= hlas_players(s) ||
        !hlas_is_alive(s, owner) || (is_first && !may_lose(s, frame - 1))) {
        return false;
    }
    return frame[-1].kind == HLAS_FRAME_EXPLORE
               ? frame->arg[2] != HLAS_LOSE_QUAKE && frame->arg[1] == frame[-1].arg[0]
               : may_quake(s, frame);
}

static bool may_gain(const struct hlas *s, const struct pl_frame *frame)
{
    (void)s;
    return frame->arg[0] > 0 && frame->arg[1] > 0;
}

static bool may_shed(const struct hlas *s, const struct pl_frame *frame)
{
    const uint8_t *have = s->public.resource[frame->seat];

    return frame->arg[0] > 0 && frame->arg[0] <= have[HLAS_FOOD] + have[HLAS_ORE] + have[HLAS_MANA];
}

static bool may_rebuild(const struct hlas *s, const struct pl_frame *frame)
{
    return !s->public.vessel[frame->seat][1] &&
           hlas_can_pay(s, frame->seat, hlas_price(s, frame->seat, HLAS_AIR_VESSEL));
}

static is_possible *const possible[HLAS_FRAME_COUNT] = {
    [HLAS_FRAME_ACTION] = may_choose_action,
    [HLAS_FRAME_FOLLOW] = may_follow,
    [HLAS_FRAME_MUSTER] = may_muster,
    [HLAS_FRAME_RALLY] = may_rally,
    [HLAS_FRAME_DISCARD] = may_discard,
    [HLAS_FRAME_ARMY] = may_gather,
    [HLAS_FRAME_VOYAGE] = may_voyage,
    [HLAS_FRAME_CREW] = may_board,
    [HLAS_FRAME_CONSENT] = may_consent,
    [HLAS_FRAME_BOMBARD] = may_bombard,
    [HLAS_FRAME_ONWARD] = may_go_on,
    [HLAS_FRAME_PULL] = may_pull,
    [HLAS_FRAME_DRAG] = may_drag,
    [HLAS_FRAME_DIG] = may_dig,
    [HLAS_FRAME_LOSE] = may_lose,
    [HLAS_FRAME_GAIN] = may_gain,
    [HLAS_FRAME_SHED] = may_shed,
    [HLAS_FRAME_REBIRTH] = may_rebuild,
};

/* Drivers. */

/* The region of a move is in play and fits the way that was taken. */
static bool is_arrival(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[0];
    uint32_t by = (uint32_t)(frame->kind == HLAS_FRAME_ARRIVE ? frame->arg[1] : frame->arg[2]);

    return by && region && (hlas_in_play(s) >> region & 1) &&
           (!hlas_is_sea(region) || by != HLAS_BY_MARCH) && hlas_is_alive(s, frame->seat);
}

/* A token being resolved is of the land or of the sea as its region. */
static bool is_exploration(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[0];
    uint32_t token = (uint32_t)frame->arg[1];
    bool is_sea_token = token >= HLAS_SEA_TOKEN_FIRST;

    return is_arrival(s, frame) && frame->arg[2] == frame[-1].arg[1] &&
           (token ? is_sea_token == hlas_is_sea(region) : frame->step == 0);
}

/* R-HLA-4.2, R-HLA-30.1: the turn is that of the frame. */
static bool is_turn(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t turn = s->public.turn;
    bool is_enemy = frame->kind == HLAS_FRAME_ENEMY;

    if (frame[-1].kind != HLAS_FRAME_ROUND) {
        return true;
    }
    if (frame[-1].step != HLAS_ROUND_TURNED) {
        return false;
    }
    if (hlas_is_solo(s)) {
        return turn < HLAS_SOLO_ACTIONS + HLAS_ACTION_TOKENS && (turn % 2 == 0) == is_enemy &&
               (!is_enemy || (uint32_t)frame->arg[0] == turn / 2);
    }
    return !is_enemy && turn < HLAS_ACTION_TOKENS * (uint32_t)s->head.seats &&
           (s->public.first + turn) % s->head.seats == frame->seat;
}

/* A turn waits for the choice of an action, or for an action that it has begun. */
static bool is_turn_step(const struct pl_frame *frame)
{
    return frame[1].kind == HLAS_FRAME_ACTION
               ? frame->step == HLAS_TURN_ACT
               : frame->step == HLAS_TURN_MUSTER || frame->step == HLAS_TURN_DONE;
}

static const char *check_driver(const struct hlas *s, const struct pl_frame *frame)
{
    static const char *const wrong = "a frame does not fit the table";
    const struct pl_frame *above = frame + 1;
    uint64_t on_round = ON(TURN) | ON(ENEMY) | ON(DISCARD) | ON(GAIN) | ON(REBIRTH);

    switch (frame->kind) {
    case HLAS_FRAME_ROUND:
        return (on_round >> above->kind & 1) && frame->arg[0] <= hlas_players(s) ? NULL : wrong;
    case HLAS_FRAME_TURN: return is_turn(s, frame) && is_turn_step(frame) ? NULL : wrong;
    case HLAS_FRAME_ENEMY: return is_turn(s, frame) ? NULL : wrong;
    case HLAS_FRAME_CAPITAL: return frame->step > 0 ? NULL : wrong;
    case HLAS_FRAME_ARRIVE:
        return is_arrival(s, frame) && frame->step > HLAS_ARRIVE_ENTER ? NULL : wrong;
    case HLAS_FRAME_EXPLORE: return is_exploration(s, frame) ? NULL : wrong;
    default: return NULL;
    }
}

/* Boards are filled when the set-up ends. */
static bool has_started(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    uint32_t any = pub->level[p] | (uint32_t)pub->score[p] | pub->thrown_count[p];

    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        any |= pub->resource[p][i];
    }
    return any != 0;
}

/* Factions and then capitals are chosen in order: who has been asked has one, nobody else. */
static bool is_in_order(const struct hlas *s, const struct pl_frame *setup)
{
    bool is_faction = setup->step == 0;
    uint32_t places = is_faction ? s->head.seats : hlas_players(s);
    uint32_t answered = (uint32_t)setup->arg[0] - (setup->step < 4);
    bool is_fine = setup->step < 4 ? answered < places : answered == places;

    for (uint32_t i = 0; i < places; i++) {
        pl_seat p = is_faction ? hlas_chooser(s, i) : hlas_settler(s, i);
        uint32_t choice = is_faction ? s->public.faction[p] : s->public.capital[p];
        is_fine &= (choice != 0) == (i < answered);
    }
    return is_fine;
}

/* Set-up: how far it has come shows in who has what. */
static const char *check_setup(const struct hlas *s)
{
    static const uint8_t question[] = { HLAS_FRAME_FACTION, 0, HLAS_FRAME_CONTINENT, 0,
                                        HLAS_FRAME_OUTLAND };
    const struct hlas_public *pub = &s->public;
    const struct pl_frame *setup = &s->head.frame[0];

    if (s->head.frame_count != 2 || question[setup->step] != s->head.frame[1].kind || pub->out ||
        pub->end_round || pub->turn) {
        return "the set-up asks something else";
    }
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        if (has_started(s, p) || (setup->step && !pub->faction[p]) ||
            (setup->step == 0 && pub->capital[p])) {
            return "somebody is ahead of the set-up";
        }
    }
    if (!is_in_order(s, setup)) {
        return "the set-up has come another way";
    }
    if (pub->draw_count != HLAS_SPELL_CARDS || !is_group_empty(s)) {
        return "something is out before the set-up ends";
    }
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        if (pub->down[region] || pub->up[region][0] || pub->stay[region][0] ||
            pub->barrier[region]) {
            return "something lies on the map before the set-up ends";
        }
    }
    return NULL;
}

/* The seat whose turn it is to choose; the person places the solo enemy's capital. */
static const char *check_setup_seat(const struct hlas *s)
{
    const struct pl_frame *frame = &s->head.frame[1];
    uint32_t answered = (uint32_t)s->head.frame[0].arg[0] - 1;
    pl_seat p = frame->kind == HLAS_FRAME_FACTION     ? hlas_chooser(s, answered)
                : frame->kind == HLAS_FRAME_CONTINENT ? hlas_settler(s, answered)
                                                      : s->public.first;
    bool is_for_rival = hlas_is_rival(s, p);

    return frame->seat == (is_for_rival ? 0 : p) && frame->arg[0] == is_for_rival
               ? NULL
               : "the set-up asks the wrong seat";
}

const char *hlas_check_frames(const struct hlas *s)
{
    const char *reason = NULL;

    if (s->head.over) {
        return is_group_empty(s) ? NULL : "a group moves after the end";
    }
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        if (!is_shaped(s, &s->head.frame[i])) {
            return "a frame stands where it cannot, or has impossible numbers";
        }
    }
    if (s->head.frame[0].kind == HLAS_FRAME_SETUP) {
        reason = check_setup(s);
        return reason ? reason : check_setup_seat(s);
    }
    for (uint32_t i = 0; i + 1 < s->head.frame_count && !reason; i++) {
        reason = check_driver(s, &s->head.frame[i]);
    }
    return reason ? reason : check_group(s);
}

static bool is_automatic(uint32_t kind)
{
    static const bool is_one[HLAS_FRAME_COUNT] = {
#define AUTOMATIC(id_, name_) [HLAS_FRAME_##id_] = true,
#define QUESTION(id_, name_, is_decision_)
#include "games/hlas/frames.def"
#undef QUESTION
#undef AUTOMATIC
    };

    return is_one[kind];
}

const char *hlas_check_asked(const struct hlas *s)
{
    struct pl_legal list = { .count = 0 };

    if (s->head.over) {
        return NULL;
    }
    const struct pl_frame *top = pl_peek(&s->head);
    uint32_t waiting =
        top->kind == HLAS_FRAME_TACTIC ? (uint32_t)top->arg[0] : (uint32_t)1 << top->seat;
    if (is_automatic(top->kind) || s->head.waiting != waiting || !hlas_is_alive(s, top->seat)) {
        return "somebody else is waited for";
    }
    if (possible[top->kind] && !possible[top->kind](s, top)) {
        return "a question cannot be put";
    }
    for (uint32_t left = waiting; left; left &= left - 1) {
        list.count = 0;
        hlas_legal(pl_truth((const struct pl_state *)(const void *)s), (pl_seat)pl_lowest(left),
                   &list);
        if (list.count == 0) {
            return "somebody who must decide has no choice";
        }
    }
    return NULL;
}
