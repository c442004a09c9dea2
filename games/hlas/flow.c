/* The course of the game: rounds, turns, goals and the end. */
#include "games/hlas/flow.h"

#include "games/hlas/decide_move.h"
#include "games/hlas/effects_solo.h"
#include "games/hlas/effects_spell.h"

#define PL_GAME      hlas
#define PL_ID(x_)    HLAS_##x_
#define PL_FRAMES    "games/hlas/frames.def"
#define PL_SETTLE(s) hlas_refresh_strength(s)
#include "core/drive.inc"

/* Goals and the end. */

static bool is_explored(const struct hlas *s)
{
    uint64_t any = 0;

    for (uint32_t at = 1; at <= HLAS_LAND_REGIONS; at += 8) {
        uint64_t word;
        memcpy(&word, s->public.down + at, sizeof word);
        any |= word;
    }
    return any == 0;
}

/* R-HLA-24.9: once the end has begun no goal matters. */
void hlas_test_goals(struct hlas *s, struct pl_events *log)
{
    const struct hlas_public *pub = &s->public;

    if (pub->end_round) {
        return;
    }
    if (is_explored(s)) {
        hlas_reach(s, HLAS_GOAL_EXPLORE, PL_NOBODY, log); /* R-HLA-24.1 */
    }
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        if (!hlas_is_alive(s, p)) {
            continue;
        }
        if (pub->serf[p][0] == 0 && pub->warrior[p][0] == 0) {
            hlas_reach(s, HLAS_GOAL_EXPAND, p, log); /* R-HLA-24.2 */
        }
        if (pub->tower[p][HLAS_TOWERS - 1]) {
            hlas_reach(s, HLAS_GOAL_EXPLOIT, p, log); /* R-HLA-24.3 */
        }
    }
}

/* R-HLA-24.5, R-HLA-24.6 */
void hlas_reach(struct hlas *s, enum hlas_goal goal, pl_seat p, struct pl_events *log)
{
    hlas_tell(s, log, HLAS_EVENT_GOAL, p, PL_ARGS((int32_t)goal));
    if (!s->public.end_round) {
        s->public.end_round = (uint8_t)(s->public.round + 1);
    }
}

/* Ends the game now: stack, battle and group are cleared. */
static void end_game(struct hlas *s, struct pl_events *log)
{
    while (s->head.frame_count) {
        pl_pop(&s->head);
    }
    memset(&s->public.battle, 0, sizeof s->public.battle);
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        s->private[p].tactic = HLAS_NO_TACTIC;
    }
    s->public.solo_hand = HLAS_NO_SOLO_CARD;
    hlas_group_clear(s);
    s->head.over = 1;
    s->head.waiting = 0;
    hlas_tell_final(s, log);
    hlas_tell(s, log, HLAS_EVENT_OVER, PL_NOBODY, PL_ARGS(0));
}

/* R-HLA-28.14: allied crews of the fallen seat's vessels at sea go home. */
static void send_guests_home(struct hlas *s, pl_seat p)
{
    pl_seat ally = hlas_ally(s, p);

    for (uint32_t i = 0; i < HLAS_VESSELS && ally != PL_NOBODY; i++) {
        uint32_t slot = HLAS_ALLY_SLOT + i;
        uint32_t home = s->public.capital[ally];
        s->public.serf[ally][home] =
            (uint8_t)(s->public.serf[ally][home] + s->public.cargo_serf[ally][slot]);
        s->public.warrior[ally][home] =
            (uint8_t)(s->public.warrior[ally][home] + s->public.cargo_warrior[ally][slot]);
        s->public.cargo_serf[ally][slot] = 0;
        s->public.cargo_warrior[ally][slot] = 0;
        for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
            if (s->public.hero[ally][hero] == HLAS_ABOARD + slot) {
                s->public.hero[ally][hero] = (uint8_t)home;
            }
        }
        hlas_touch(s, ally, s->public.vessel[p][i]);
    }
}

/* R-HLA-21.2: everything the seat has goes into its supply; R-HLA-21.5: tokens stay. */
static void remove_pieces(struct hlas *s, pl_seat p)
{
    struct hlas_public *pub = &s->public;

    send_guests_home(s, p);
    memset(pub->serf[p], 0, sizeof pub->serf[p]);
    memset(pub->warrior[p], 0, sizeof pub->warrior[p]);
    pub->serf[p][0] = HLAS_SERFS;
    pub->warrior[p][0] = HLAS_WARRIORS;
    memset(pub->hero[p], 0, sizeof pub->hero[p]);
    memset(pub->vessel[p], 0, sizeof pub->vessel[p]);
    memset(pub->cargo_serf[p], 0, sizeof pub->cargo_serf[p]);
    memset(pub->cargo_warrior[p], 0, sizeof pub->cargo_warrior[p]);
    memset(pub->tower[p], 0, sizeof pub->tower[p]);
    memset(pub->bar[p], 0, sizeof pub->bar[p]);
    pub->built[p] = 0;
    pub->capital[p] = 0;
    pub->score[p] = 0;
    memset(&pub->held[p], 0, sizeof pub->held[p]);
}

/* R-HLA-C12.2: what the seat has closed is not kept up. */
static void lift_barriers(struct hlas *s, pl_seat p)
{
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        if (s->public.barrier[region] == p + 1) {
            s->public.barrier[region] = 0;
        }
    }
}

static void discard_everything(struct hlas *s, pl_seat p, struct pl_events *log)
{
    while (s->public.library_count[p]) {
        hlas_discard_hidden(s, p, pl_lowest(s->private[p].library.one), log);
    }
    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        if (s->public.scribed[p][i]) {
            hlas_discard_open(s, s->public.scribed[p][i]);
        }
    }
    memset(s->public.scribed[p], 0, sizeof s->public.scribed[p]);
    memset(s->public.scribed_state[p], 0, sizeof s->public.scribed_state[p]);
}

/* R-HLA-24.7, R-HLA-24.8 */
static bool is_decided(const struct hlas *s)
{
    uint32_t left = s->public.alive;

    if (hlas_has_teams(s)) {
        return (left & 5) == 0 || (left & 10) == 0;
    }
    return s->head.seats <= HLAS_SMALL_GAME_SEATS || (left & (left - 1)) == 0;
}

void hlas_eliminate(struct hlas *s, pl_seat p, struct pl_events *log)
{
    hlas_tell(s, log, HLAS_EVENT_FELL, (pl_seat)(s->public.battle.lead[HLAS_ATTACKER] - 1),
              PL_ARGS(p));
    s->public.alive = (uint8_t)(s->public.alive & ~(1u << p));
    remove_pieces(s, p);
    lift_barriers(s, p);
    discard_everything(s, p, log);
    hlas_reach(s, HLAS_GOAL_EXTERMINATE, PL_NOBODY, log); /* R-HLA-24.4 */
    if (is_decided(s)) {
        end_game(s, log);
    }
}

/* Harvest. */

/* R-HLA-28.3: whether the ally has harvested before in this phase. */
static bool has_ally_harvested(const struct hlas *s, pl_seat p)
{
    uint32_t place = (uint32_t)(p + HLAS_SEATS - s->public.first) % HLAS_SEATS;

    return place >= HLAS_SEATS / 2;
}

/* R-HLA-22.2: own serfs that find a worker space. */
static uint32_t workers(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint32_t spaces = hlas_regions[region].workers;
    uint32_t serfs = hlas_units(s, p, region).of[HLAS_SERF];
    pl_seat ally = hlas_ally(s, p);

    if (ally != PL_NOBODY && hlas_is_alive(s, ally) && has_ally_harvested(s, p)) {
        uint32_t taken = s->public.serf[ally][region];
        spaces = taken < spaces ? spaces - taken : 0;
    }
    return serfs < spaces ? serfs : spaces;
}

/* R-HLA-22.1, R-HLA-22.2, R-HLA-30.22 */
static void harvest_regions(struct hlas *s, pl_seat p, struct pl_events *log)
{
    uint32_t crop[HLAS_RESOURCES + 1] = { 0 };
    uint64_t towers = hlas_towers(s, p);

    for (uint64_t left = hlas_held(s, p) & HLAS_LAND; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        crop[hlas_regions[region].resource] +=
            HLAS_HARVEST_REGION + HLAS_HARVEST_SERF * workers(s, p, region) +
            (uint32_t)(towers >> region & 1) * HLAS_HARVEST_TOWER;
    }
    hlas_tell(s, log, HLAS_EVENT_HARVESTED, p,
              PL_ARGS((int32_t)crop[HLAS_FOOD], (int32_t)crop[HLAS_ORE], (int32_t)crop[HLAS_MANA]));
    for (enum hlas_resource i = HLAS_FOOD; i < HLAS_RESOURCES; i++) {
        hlas_gain(s, p, HLAS_SOME(i, crop[i]), HLAS_NO_CAUSE, NULL);
    }
}

static void gain_by(struct hlas *s, pl_seat p, enum hlas_resource what,
                    const struct hlas_ability *ability, struct pl_events *log)
{
    if (ability) {
        hlas_gain(s, p, HLAS_SOME(what, ability->n), HLAS_FOR_ABILITY, log);
    }
}

static bool is_away(const struct hlas *s, pl_seat p, uint32_t hero)
{
    return hlas_hero_place(s, p, hero) != s->public.capital[p];
}

/* R-HLA-22.3: what needs no choice. */
static void harvest_abilities(struct hlas *s, pl_seat p, struct pl_events *log)
{
    uint32_t forests =
        (uint32_t)__builtin_popcountll(hlas_held(s, p) & hlas_of_terrain[HLAS_FOREST]);
    uint32_t towers = (uint32_t)__builtin_popcountll(hlas_towers(s, p));
    const struct hlas_ability *antlers = hlas_building(s, p, HLAS_ANTLERS, 2);
    const struct hlas_ability *temple = hlas_building(s, p, HLAS_TEMPLE, 2);
    const struct hlas_ability *shipyard = hlas_building(s, p, HLAS_SHIPYARD, 3);
    const struct hlas_ability *shaman = hlas_hero(s, p, HLAS_SHAMAN, 1);
    const struct hlas_ability *thane = hlas_hero(s, p, HLAS_THANE, 2);

    if (antlers && forests) { /* R-HLA-B11.2: more with many forests */
        uint32_t more = forests >= HLAS_FORESTS_MANY ? HLAS_FORESTS_MORE : 0;
        hlas_gain(s, p, HLAS_SOME(HLAS_MANA, antlers->n + more), HLAS_FOR_ABILITY, log);
    }
    if (temple && towers) { /* R-HLA-B17.2 */
        hlas_gain(s, p, HLAS_SOME(HLAS_ORE, temple->n * towers), HLAS_FOR_ABILITY, log);
    }
    if (s->public.vessel[p][0]) {
        gain_by(s, p, HLAS_ORE, shipyard, log); /* R-HLA-B19.3 */
    }
    if (shaman && is_away(s, p, 1)) {
        gain_by(s, p, HLAS_MANA, shaman, log); /* R-HLA-H5.1 */
    }
    gain_by(s, p, HLAS_MANA, hlas_hero(s, p, HLAS_STAR_MAGE, 1), log); /* R-HLA-H8.1 */
    if (thane && hlas_regions[hlas_hero_place(s, p, 0)].terrain == HLAS_MOUNTAIN) {
        gain_by(s, p, HLAS_ORE, thane, log); /* R-HLA-H10.2 */
    }
}

/* R-HLA-B4.3, R-HLA-H11.1: resources of choice; no player has both. */
static void harvest_choices(struct hlas *s, pl_seat p)
{
    const struct hlas_ability *dock = hlas_building(s, p, HLAS_DOCK, 3);
    const struct hlas_ability *priestess = hlas_hero(s, p, HLAS_PRIESTESS, 1);

    if (dock && hlas_is_sea(s->public.vessel[p][0])) {
        hlas_ask_gain(s, p, dock->n, (1u << HLAS_RESOURCES) - 1);
    }
    if (priestess && is_away(s, p, 1)) {
        hlas_ask_gain(s, p, priestess->n, (1u << HLAS_RESOURCES) - 1);
    }
}

static void harvest(struct hlas *s, pl_seat p, struct pl_events *log)
{
    harvest_regions(s, p, log);
    if (!hlas_is_rival(s, p)) {
        harvest_abilities(s, p, log);
        harvest_choices(s, p);
    }
}

/* The round. */

/* R-HLA-15.6, R-HLA-15.8, R-HLA-B5.3 */
static void end_hover(struct hlas *s, pl_seat p, struct pl_events *log)
{
    if (hlas_is_sea(s->public.vessel[p][1]) && !hlas_building(s, p, HLAS_SKY_HARBOUR, 3)) {
        hlas_sink(s, p, 1, HLAS_FOR_SEA, log);
    }
}

/* R-HLA-22.4 */
static void draw_at_harvest(struct hlas *s, pl_seat p, struct pl_events *log)
{
    if (!hlas_is_rival(s, p)) {
        hlas_draw_spells(s, p, HLAS_HARVEST_SPELLS, log);
        hlas_ask_discard(s, p);
    }
}

/* R-HLA-23.1, R-HLA-10.6 */
static void clear_bar(struct hlas *s, pl_seat p)
{
    uint8_t *courtyard = &s->public.serf[p][s->public.capital[p]];

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        *courtyard = (uint8_t)(*courtyard + (s->public.bar[p][i] == HLAS_BAR_SERF));
    }
    memset(s->public.bar[p], 0, sizeof s->public.bar[p]);
}

/* R-HLA-23.2, R-HLA-B12.2 */
static void turn_scribed(struct hlas *s, pl_seat p, struct pl_events *log)
{
    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        uint8_t *state = &s->public.scribed_state[p][i];
        if (*state > HLAS_READY) {
            *state = (uint8_t)(hlas_building(s, p, HLAS_SPIRE, 2) ? HLAS_READY : *state - 1);
            if (*state == HLAS_READY) {
                hlas_tell(s, log, HLAS_EVENT_READY, p, PL_ARGS(s->public.scribed[p][i]));
            }
        }
    }
}

/* R-HLA-30.2 */
static void discard_solo_cards(struct hlas *s)
{
    for (uint32_t i = 0; i < HLAS_SOLO_ACTIONS; i++) {
        uint32_t card = s->public.solo_slot[i];
        s->public.solo_discard = (uint8_t)(s->public.solo_discard | (card ? 1u << (card - 1) : 0));
    }
    memset(s->public.solo_slot, 0, sizeof s->public.solo_slot);
}

static void tell_round(const struct hlas *s, struct pl_events *log)
{
    bool is_last = s->public.round == s->public.end_round || s->public.round == HLAS_ROUNDS_MAX;

    hlas_tell(s, log, HLAS_EVENT_ROUND, PL_NOBODY, PL_ARGS(s->public.round, is_last));
}

/* R-HLA-4.1, R-HLA-23.4, R-HLA-24.10, R-HLA-24.11 */
static void end_round(struct hlas *s, struct pl_events *log)
{
    struct hlas_public *pub = &s->public;

    discard_solo_cards(s);
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        if (hlas_is_alive(s, p)) {
            clear_bar(s, p);
            turn_scribed(s, p, log);
        }
    }
    memset(pub->barrier, 0, sizeof pub->barrier); /* R-HLA-23.3 */
    if ((pub->end_round && pub->round >= pub->end_round) || pub->round >= HLAS_ROUNDS_MAX) {
        end_game(s, log);
        return;
    }
    pub->round++;
    pub->turn = 0;
    do {
        pub->first = pl_left_of(&s->head, pub->first);
    } while (!hlas_is_alive(s, pub->first));
    pl_top(&s->head)->step = HLAS_ROUND_TURN;
    tell_round(s, log);
}

/* R-HLA-30.1: enemy and person in turns, the enemy first and last. */
static bool begin_solo_turn(struct hlas *s)
{
    uint32_t turn = s->public.turn;

    if (turn >= HLAS_SOLO_ACTIONS + HLAS_ACTION_TOKENS) {
        return false;
    }
    if (turn % 2 == 0) {
        hlas_push(s, HLAS_FRAME_ENEMY, 0, PL_ARGS((int32_t)turn / 2));
    } else {
        hlas_push(s, HLAS_FRAME_TURN, 0, PL_ARGS(0));
    }
    return true;
}

/* R-HLA-1.2, R-HLA-4.2, R-HLA-4.10 */
static bool begin_turn(struct hlas *s)
{
    uint32_t seats = s->head.seats;

    if (hlas_is_solo(s)) {
        return begin_solo_turn(s);
    }
    for (; s->public.turn < HLAS_ACTION_TOKENS * seats; s->public.turn++) {
        pl_seat p = (pl_seat)((s->public.first + s->public.turn) % seats);
        if (hlas_is_alive(s, p)) {
            hlas_push(s, HLAS_FRAME_TURN, p, PL_ARGS(0));
            return true;
        }
    }
    return false;
}

/* One of the passes over the living players from the first one (R-HLA-22.5). */
static void next_player(struct hlas *s, struct pl_events *log)
{
    static void (*const pass[])(struct hlas *, pl_seat,
                                struct pl_events *) = { [HLAS_ROUND_HOVER] = end_hover,
                                                        [HLAS_ROUND_HARVEST] = harvest,
                                                        [HLAS_ROUND_DRAW] = draw_at_harvest };
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t players = hlas_players(s);
    uint32_t step = frame->step;

    if ((uint32_t)frame->arg[HLAS_ROUND_SERVED] == players) {
        frame->arg[HLAS_ROUND_SERVED] = 0;
        frame->step++;
        return;
    }
    pl_seat p = (pl_seat)((s->public.first + (uint32_t)frame->arg[HLAS_ROUND_SERVED]++) % players);
    if (hlas_is_alive(s, p)) {
        pass[step](s, p, log);
    }
}

void hlas_step_round(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case HLAS_ROUND_TURN: frame->step = begin_turn(s) ? HLAS_ROUND_TURNED : HLAS_ROUND_HOVER; break;
    case HLAS_ROUND_TURNED:
        s->public.turn++;
        frame->step = HLAS_ROUND_TURN;
        break;
    case HLAS_ROUND_HOVER:
    case HLAS_ROUND_HARVEST:
    case HLAS_ROUND_DRAW: next_player(s, log); break;
    case HLAS_ROUND_END: end_round(s, log); break;
    default: PL_ASSERT(false);
    }
}

/* Turns. */

uint32_t hlas_free_places(const struct hlas *s, pl_seat p, uint32_t from)
{
    const uint8_t *bar = s->public.bar[p];
    uint32_t places = 0;

    for (uint32_t i = from; i < HLAS_ACTION_PLACES; i++) {
        places |= (uint32_t)(bar[i] == HLAS_BAR_FREE) << i;
    }
    return places >> HLAS_PLACE_MARCH & 1 ? places & ~(1u << HLAS_PLACE_MARCH_2) : places;
}

/* R-HLA-4.3: a command action begins; without vessel or army nothing happens (R-HLA-4.6). */
void hlas_begin_command(struct hlas *s, pl_seat p, uint32_t place)
{
    s->public.ride = 0;
    hlas_group_clear(s);
    switch (place) {
    case HLAS_PLACE_MARCH:
    case HLAS_PLACE_MARCH_2: hlas_ask_march(s, p, HLAS_TO_MARCH, 0); break;
    case HLAS_PLACE_SAIL: hlas_ask_crew(s, p, HLAS_SEA_VESSEL, 0); break;
    case HLAS_PLACE_FLY: hlas_ask_crew(s, p, HLAS_AIR_VESSEL, 0); break;
    case HLAS_PLACE_CAST: hlas_push(s, HLAS_FRAME_CAST, p, PL_ARGS(0)); break;
    default: PL_ASSERT(false);
    }
}

/* R-HLA-11.1, R-HLA-11.4; R-HLA-4.9: a player who has lost their capital musters no more. */
static void ask_muster(struct hlas *s, struct pl_frame *turn)
{
    pl_seat p = turn->seat;
    bool can = hlas_is_alive(s, p) && s->public.serf[p][s->public.capital[p]] > 0 &&
               hlas_free_places(s, p, HLAS_CAPITAL_PLACES);

    turn->step = HLAS_TURN_DONE;
    if (can) {
        hlas_push(s, HLAS_FRAME_MUSTER, p, PL_ARGS(0));
    }
}

/* R-HLA-10.4: only capital actions are followed. */
static void begin_action(struct hlas *s, struct pl_frame *turn)
{
    uint32_t place = (uint32_t)turn->arg[HLAS_TURN_PLACE];
    pl_seat p = turn->seat;

    if (place < HLAS_CAPITAL_PLACES) {
        turn->step = HLAS_TURN_DONE;
        hlas_push(s, HLAS_FRAME_CAPITAL, p, PL_ARGS((int32_t)place));
        return;
    }
    turn->step = HLAS_TURN_MUSTER;
    hlas_begin_command(s, p, place);
}

void hlas_step_turn(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *turn = pl_top(&s->head);

    (void)log;
    switch (turn->step) {
    case HLAS_TURN_CHOOSE:
        turn->step = HLAS_TURN_ACT;
        hlas_push(s, HLAS_FRAME_ACTION, turn->seat, PL_ARGS(0));
        break;
    case HLAS_TURN_ACT: begin_action(s, turn); break;
    case HLAS_TURN_MUSTER: ask_muster(s, turn); break;
    case HLAS_TURN_MUSTERED: /* R-HLA-11.2: no further muster */
        turn->step = HLAS_TURN_DONE;
        hlas_begin_command(s, turn->seat, (uint32_t)turn->arg[HLAS_TURN_PLACE]);
        break;
    case HLAS_TURN_DONE:
        hlas_group_clear(s);
        pl_pop(&s->head);
        break;
    default: PL_ASSERT(false);
    }
}
