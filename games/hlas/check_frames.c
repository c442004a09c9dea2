/* Invariants of the stack: what each frame needs so that it can be carried out. Battles, spells and
 * the solo enemy look at theirs more closely. */
#include "games/hlas/check.h"

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
    static const bool is_mover[HLAS_FRAME_COUNT] = {
        [HLAS_FRAME_ARMY] = true,   [HLAS_FRAME_CREW] = true,    [HLAS_FRAME_CONSENT] = true,
        [HLAS_FRAME_ARRIVE] = true, [HLAS_FRAME_EXPLORE] = true, [HLAS_FRAME_BATTLE] = true,
        [HLAS_FRAME_ENEMY] = true,  [HLAS_FRAME_ORIGIN] = true,
    };

    for (uint32_t i = s->head.frame_count; i > 0; i--) {
        if (is_mover[s->head.frame[i - 1].kind]) {
            return &s->head.frame[i - 1];
        }
    }
    return NULL;
}

static bool is_crew_there(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t kind = (uint32_t)frame->arg[HLAS_CREW_VESSEL];
    uint32_t place = s->public.vessel[frame->seat][kind - HLAS_SEA_VESSEL];

    return place && s->public.group_vessel == kind && is_group_at(s, frame->seat, place);
}

static const char *check_group(const struct hlas *s)
{
    const struct pl_frame *frame = mover(s);
    bool is_fine = false;

    switch (frame ? frame->kind : HLAS_FRAME_NONE) {
    case HLAS_FRAME_NONE:
    case HLAS_FRAME_ORIGIN:
    case HLAS_FRAME_ENEMY: is_fine = is_group_empty(s); break;
    case HLAS_FRAME_BATTLE: /* with the battle, by what is there */
        is_fine = is_group_named(s);
        break;
    case HLAS_FRAME_CREW: is_fine = is_crew_there(s, frame); break;
    case HLAS_FRAME_CONSENT:
        is_fine = is_group_at(s, (pl_seat)frame->arg[HLAS_CONSENT_MOVER],
                              (uint32_t)frame->arg[HLAS_CONSENT_FROM]);
        break;
    case HLAS_FRAME_ARMY:
        is_fine = is_group_at(s, frame->seat, (uint32_t)frame->arg[HLAS_ARMY_FROM]);
        break;
    case HLAS_FRAME_EXPLORE:
        is_fine = is_group_at(s, frame->seat, (uint32_t)frame->arg[HLAS_EXPLORE_REGION]);
        break;
    default: is_fine = is_group_at(s, frame->seat, (uint32_t)frame->arg[HLAS_ARRIVE_REGION]);
    }
    return is_fine ? NULL : "the group that moves is not there";
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
    return s->public.bar[frame->seat][frame->arg[HLAS_FOLLOW_PLACE]] == HLAS_BAR_FREE &&
           s->public.serf[frame->seat][s->public.capital[frame->seat]] > 0;
}

static bool may_muster(const struct hlas *s, const struct pl_frame *frame)
{
    return s->public.serf[frame->seat][s->public.capital[frame->seat]] > 0;
}

static bool may_rally(const struct hlas *s, const struct pl_frame *frame)
{
    enum hlas_kind kind = (enum hlas_kind)frame->arg[HLAS_RALLY_KIND];

    return hlas_supply(s, frame->seat, kind) >= (uint32_t)frame->arg[HLAS_RALLY_LEFT] &&
           hlas_rally_place(s, frame->seat, kind);
}

static bool may_discard(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t count = s->public.library_count[frame->seat];
    bool is_over = count > hlas_library_limit(s, frame->seat);

    return count > 0 && is_over == (frame->arg[HLAS_DISCARD_LEFT] == 0);
}

static bool may_gather(const struct hlas *s, const struct pl_frame *frame)
{
    bool is_teleport = frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT;
    bool has_allied =
        s->public.group_serf[1] || s->public.group_warrior[1] || s->public.group_hero[1];

    return s->public.group_vessel == HLAS_NO_KIND && !(is_teleport && has_allied);
}

static bool may_voyage(const struct hlas *s, const struct pl_frame *frame)
{
    return s->public.vessel[frame->seat][0] || s->public.vessel[frame->seat][1];
}

static bool may_board(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;

    if (hlas_is_sea(s->public.vessel[frame->seat][vessel])) {
        return is_crew_named(s, frame->seat, vessel);
    }
    return hlas_group_size(s) <= hlas_capacity(s, frame->seat, vessel);
}

static bool may_consent(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat p = (pl_seat)frame->arg[HLAS_CONSENT_MOVER];
    uint32_t to = (uint32_t)frame->arg[HLAS_CONSENT_TO];
    uint32_t from = (uint32_t)frame->arg[HLAS_CONSENT_FROM];
    uint32_t by = (uint32_t)frame->arg[HLAS_CONSENT_BY];
    uint32_t size = hlas_group_size(s) + (by != HLAS_BY_MARCH);
    uint32_t vessel = by == HLAS_BY_MARCH ? HLAS_NO_KIND : HLAS_SEA_VESSEL + by - HLAS_BY_SAIL;
    bool is_way = by == HLAS_BY_MARCH ? !hlas_is_sea(to)
                                      : by == HLAS_BY_FLY || hlas_is_sea(to) || hlas_ways[to].coast;

    return hlas_ally(s, p) == frame->seat && hlas_is_alive(s, p) && is_way && to != from &&
           !hlas_is_sea(from) && (hlas_in_play(s) >> to & 1) && s->public.group_vessel == vessel &&
           ((hlas_hostile(s, p) >> to & 1) ||
            hlas_with_room(s, p, hlas_bit(to), size, hlas_group_allied(s)));
}

static bool may_bombard(const struct hlas *s, const struct pl_frame *frame)
{
    const struct pl_frame *arrive = frame - 1;

    return arrive->arg[HLAS_ARRIVE_BY] == HLAS_BY_SAIL && arrive->step == HLAS_ARRIVE_OVER &&
           s->public.group_vessel == HLAS_SEA_VESSEL;
}

/* The cause fits the frame below and the group. */
static bool may_go_on(const struct hlas *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    uint32_t cause = (uint32_t)frame->arg[HLAS_ONWARD_CAUSE];
    uint32_t vessel = s->public.group_vessel;
    bool is_token = below->kind == HLAS_FRAME_EXPLORE;
    int32_t region = below->arg[is_token ? HLAS_EXPLORE_REGION : HLAS_ARRIVE_REGION];

    if (frame->arg[HLAS_ONWARD_FROM] != region || is_token != (cause <= HLAS_BY_FLY) ||
        (is_token && cause != (uint32_t)below->arg[HLAS_EXPLORE_BY])) {
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
    int32_t region = frame->arg[HLAS_PULL_REGION];

    return region == frame[-1].arg[HLAS_ARRIVE_REGION] && hlas_group_has(s, HLAS_HERO_2) &&
           hlas_can_pull(s, frame->seat, (uint32_t)region);
}

static bool may_drag(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t owner = (uint32_t)frame->arg[HLAS_DRAG_OWNER];
    uint32_t kind = (uint32_t)frame->arg[HLAS_DRAG_KIND];
    uint32_t from = (uint32_t)frame->arg[HLAS_DRAG_FROM];
    uint32_t region = (uint32_t)frame->arg[HLAS_DRAG_REGION];
    bool is_named = frame->step == 0 ||
                    (kind >= HLAS_HERO_1 && from > 0 && (hlas_foes(s, frame->seat) >> owner & 1) &&
                     s->public.hero[owner][kind - HLAS_HERO_1] == from &&
                     (hlas_ways[region].march >> from & 1) && !(hlas_standing(s) >> from & 1));

    return is_named && region == (uint32_t)frame[-1].arg[HLAS_ARRIVE_REGION];
}

static bool may_dig(const struct hlas *s, const struct pl_frame *frame)
{
    (void)s;
    return frame->arg[HLAS_DIG_TOKEN] == frame[-1].arg[HLAS_EXPLORE_TOKEN] &&
           frame[-1].step == HLAS_EXPLORE_RESOLVE;
}

/* R-HLA-C1.1: allies in one region are asked one after the other. */
static bool may_quake(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat owner = (pl_seat)frame->arg[HLAS_LOSE_OWNER];
    int32_t region = frame->arg[HLAS_LOSE_REGION];
    bool is_first = frame[-1].kind == HLAS_FRAME_LOSE;

    if (frame->arg[HLAS_LOSE_CAUSE] != HLAS_LOSE_QUAKE ||
        (owner != frame->seat && !hlas_is_rival(s, owner)) ||
        !hlas_has_people(s, owner, (uint32_t)region)) {
        return false;
    }
    return is_first
               ? frame[-2].kind == HLAS_FRAME_SPELL && frame[-1].arg[HLAS_LOSE_REGION] == region &&
                     frame[-1].arg[HLAS_LOSE_OWNER] == hlas_ally(s, owner)
               : frame[-1].kind == HLAS_FRAME_SPELL;
}

static bool may_lose(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat owner = (pl_seat)frame->arg[HLAS_LOSE_OWNER];
    bool is_first = frame[-1].kind == HLAS_FRAME_LOSE;

    if (owner >= hlas_players(s) || !hlas_is_alive(s, owner) ||
        (is_first && !may_lose(s, frame - 1))) {
        return false;
    }
    return frame[-1].kind == HLAS_FRAME_EXPLORE
               ? frame->arg[HLAS_LOSE_CAUSE] != HLAS_LOSE_QUAKE &&
                     frame->arg[HLAS_LOSE_REGION] == frame[-1].arg[HLAS_EXPLORE_REGION]
               : may_quake(s, frame);
}

static bool may_shed(const struct hlas *s, const struct pl_frame *frame)
{
    const uint8_t *have = s->public.resource[frame->seat];

    return frame->arg[HLAS_SHED_LEFT] <= have[HLAS_FOOD] + have[HLAS_ORE] + have[HLAS_MANA];
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
    [HLAS_FRAME_SHED] = may_shed,
    [HLAS_FRAME_REBIRTH] = may_rebuild,
};

/* Drivers. */

/* The region of a move is in play and fits the way that was taken. */
static bool is_reached(const struct hlas *s, uint32_t region, int32_t by)
{
    return (hlas_in_play(s) >> region & 1) && (!hlas_is_sea(region) || by != HLAS_BY_MARCH);
}

static bool is_arrival(const struct hlas *s, const struct pl_frame *frame)
{
    return is_reached(s, (uint32_t)frame->arg[HLAS_ARRIVE_REGION], frame->arg[HLAS_ARRIVE_BY]) &&
           hlas_is_alive(s, frame->seat) && frame->step > HLAS_ARRIVE_ENTER;
}

/* A token being resolved is of the land or of the sea as its region. */
static bool is_exploration(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[HLAS_EXPLORE_REGION];
    uint32_t token = (uint32_t)frame->arg[HLAS_EXPLORE_TOKEN];
    int32_t by = frame->arg[HLAS_EXPLORE_BY];
    bool is_sea_token = token >= HLAS_SEA_TOKEN_FIRST;

    return is_reached(s, region, by) && by == frame[-1].arg[HLAS_ARRIVE_BY] &&
           (token ? is_sea_token == hlas_is_sea(region) : frame->step == HLAS_EXPLORE_NEXT);
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
               (!is_enemy || (uint32_t)frame->arg[HLAS_ENEMY_HERO] == turn / 2);
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

    switch (frame->kind) {
    case HLAS_FRAME_ROUND: return frame->arg[HLAS_ROUND_SERVED] <= hlas_players(s) ? NULL : wrong;
    case HLAS_FRAME_TURN: return is_turn(s, frame) && is_turn_step(frame) ? NULL : wrong;
    case HLAS_FRAME_ENEMY: return is_turn(s, frame) ? NULL : wrong;
    case HLAS_FRAME_CAPITAL: return frame->step > HLAS_CAPITAL_ACT ? NULL : wrong;
    case HLAS_FRAME_ARRIVE: return is_arrival(s, frame) ? NULL : wrong;
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

/* Factions and then capitals are chosen in order: only players who have been asked have one. */
static bool is_in_order(const struct hlas *s, const struct pl_frame *setup)
{
    bool is_faction = setup->step == HLAS_SETUP_FACTION;
    bool is_last = setup->step == HLAS_SETUP_FINISH;
    uint32_t places = is_faction ? s->head.seats : hlas_players(s);
    uint32_t answered = (uint32_t)setup->arg[HLAS_SETUP_ASKED] - !is_last;
    bool is_fine = is_last ? answered == places : answered < places;

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
    static const uint8_t question[] = { [HLAS_SETUP_FACTION] = HLAS_FRAME_FACTION,
                                        [HLAS_SETUP_CONTINENT] = HLAS_FRAME_CONTINENT,
                                        [HLAS_SETUP_FINISH] = HLAS_FRAME_OUTLAND };
    const struct hlas_public *pub = &s->public;
    const struct pl_frame *setup = &s->head.frame[0];

    if (s->head.frame_count != 2 || question[setup->step] != s->head.frame[1].kind || pub->out ||
        pub->end_round || pub->turn) {
        return "the set-up asks something else";
    }
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        if (has_started(s, p) || (setup->step != HLAS_SETUP_FACTION && !pub->faction[p]) ||
            (setup->step == HLAS_SETUP_FACTION && pub->capital[p])) {
            return "a player is ahead of the set-up";
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
    uint32_t answered = (uint32_t)s->head.frame[0].arg[HLAS_SETUP_ASKED] - 1;
    pl_seat p = frame->kind == HLAS_FRAME_FACTION     ? hlas_chooser(s, answered)
                : frame->kind == HLAS_FRAME_CONTINENT ? hlas_settler(s, answered)
                                                      : s->public.first;
    bool is_for_rival = hlas_is_rival(s, p);

    return frame->seat == (is_for_rival ? 0 : p) &&
                   frame->arg[HLAS_CONTINENT_FOR_ENEMY] == is_for_rival
               ? NULL
               : "the set-up asks the wrong seat";
}

const char *hlas_check_frames(const struct hlas *s)
{
    const char *reason = NULL;

    if (s->head.over) {
        return is_group_empty(s) ? NULL : "a group moves after the end";
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

const char *hlas_check_asked(const struct hlas *s)
{
    struct pl_legal list = { .count = 0 };

    if (s->head.over) {
        return NULL;
    }
    const struct pl_frame *top = pl_peek(&s->head);
    uint32_t waiting = top->kind == HLAS_FRAME_TACTIC ? (uint32_t)top->arg[HLAS_TACTIC_SEATS]
                                                      : (uint32_t)1 << top->seat;
    if (s->head.waiting != waiting || !hlas_is_alive(s, top->seat)) {
        return "another player is waited for";
    }
    if (possible[top->kind] && !possible[top->kind](s, top)) {
        return "a question cannot be put";
    }
    for (uint32_t left = waiting; left; left &= left - 1) {
        list.count = 0;
        hlas_legal(pl_as_obs((const struct pl_state *)(const void *)s), (pl_seat)pl_lowest(left),
                   &list);
        if (list.count == 0) {
            return "a player who must decide has no choice";
        }
    }
    return NULL;
}
