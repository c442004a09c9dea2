/* Invariants. Takes any bytes: what passes can be played to the end without an assertion, so every
 * number that serves as an index, count or pending amount is bounded here. */
#include "games/hlas/check.h"

enum { SCORE_MAX = 20000 };

static uint32_t sum(const uint8_t *counts, uint32_t n)
{
    uint32_t total = 0;

    for (uint32_t i = 0; i < n; i++) {
        total += counts[i];
    }
    return total;
}

static bool is_setup(const struct hlas *s)
{
    return s->head.frame_count > 0 && s->head.frame[0].kind == HLAS_FRAME_SETUP;
}

/* Numbers that are used before anything else is known. */

static const char *check_table(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t players = (1u << hlas_players(s)) - 1;
    uint32_t resources = 0;

    if (!hlas_is_zero(pub->spare, sizeof pub->spare) ||
        !hlas_is_zero(s->secret.spare, sizeof s->secret.spare)) {
        return "a spare byte is used";
    }
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        resources |= pub->tax[i] < HLAS_RESOURCES ? 1u << pub->tax[i] : 0;
    }
    bool has_track = resources == (1u << HLAS_RESOURCES) - 1;
    if (!has_track && !(is_setup(s) && hlas_is_zero(pub->tax, sizeof pub->tax))) {
        return "the tax track is not complete";
    }
    if ((pub->alive & ~players) || (is_setup(s) && pub->alive != players)) {
        return "a player lives who does not play";
    }
    if (pub->first >= s->head.seats || pub->turn > HLAS_ACTION_TOKENS * HLAS_SEATS + 1 ||
        pub->ride > 1) {
        return "the first player or the turn is out of range";
    }
    if (pub->round < 1 || pub->round > HLAS_ROUNDS_MAX || pub->end_round > pub->round + 1) {
        return "the round is out of range";
    }
    if (pub->out >= HLAS_REGION_COUNT ||
        (pub->out && hlas_regions[pub->out].terrain != HLAS_CAPITAL_SITE)) {
        return "what is out of play is no continent";
    }
    for (uint32_t region = 0; region < HLAS_REGION_COUNT; region++) {
        if (pub->barrier[region] > hlas_players(s) || (region == 0 && pub->barrier[0])) {
            return "a barrier is nobody's";
        }
    }
    return NULL;
}

/* R-HLA-3.9, R-HLA-24.7, R-HLA-24.8 */
static const char *check_players(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t alive = pub->alive;
    bool is_small = s->head.seats <= HLAS_SMALL_GAME_SEATS;
    bool is_one_left = hlas_has_teams(s) ? !(alive & 5) || !(alive & 10) : !(alive & (alive - 1));

    if (is_setup(s)) {
        return NULL;
    }
    if ((pub->out != 0) != is_small || (hlas_standing(s) >> pub->out & 1 && pub->out)) {
        return "the wrong continents are in play";
    }
    if (!s->head.over && is_one_left) {
        return "the game goes on although it is decided";
    }
    return alive ? NULL : "nobody is left";
}

/* R-HLA-1.3, R-HLA-1.9, R-HLA-6.8 */
static const char *check_seat(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    bool is_bare = is_setup(s);

    if (pub->faction[p] >= HLAS_FACTION_COUNT || pub->capital[p] >= HLAS_REGION_COUNT) {
        return "a faction or capital is out of range";
    }
    for (pl_seat q = 0; q < p; q++) {
        if ((pub->faction[p] && pub->faction[p] == pub->faction[q]) ||
            (pub->capital[p] && pub->capital[p] == pub->capital[q])) {
            return "two players have the same faction or capital";
        }
    }
    if (pub->capital[p] && hlas_regions[pub->capital[p]].terrain != HLAS_CAPITAL_SITE) {
        return "a capital stands where none can";
    }
    if (!is_bare && (!pub->faction[p] || hlas_is_alive(s, p) != (pub->capital[p] != 0))) {
        return "a player lives without a capital, or the other way round";
    }
    if (pub->level[p] > HLAS_LEVELS || (!is_bare && !pub->level[p]) ||
        pub->built[p] >> HLAS_BUILDINGS || (hlas_is_rival(s, p) && pub->built[p])) {
        return "a level or building is out of range";
    }
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        if (pub->resource[p][i] > HLAS_RESOURCE_MAX) {
            return "there is too much of a resource";
        }
    }
    return pub->score[p] < 0 || pub->score[p] > SCORE_MAX ? "a score is out of range" : NULL;
}

/* Where pieces are. */

/* R-HLA-12.3: in play, and docked only where there is a shore. */
static bool is_berth(const struct hlas *s, uint32_t vessel, uint32_t place)
{
    if (place >= HLAS_REGION_COUNT || !(hlas_in_play(s) >> place & 1)) {
        return false;
    }
    return vessel == 1 || hlas_is_sea(place) || hlas_ways[place].coast;
}

/* R-HLA-12.6: crews only at sea; the solo enemy's anywhere. R-HLA-12.4. */
static const char *check_vessel(const struct hlas *s, pl_seat p, uint32_t vessel)
{
    uint32_t place = s->public.vessel[p][vessel];
    uint32_t crew = hlas_crew(s, p, vessel);

    if (place && !is_berth(s, vessel, place)) {
        return "a vessel is where it cannot be";
    }
    if (crew && (!place || (!hlas_is_sea(place) && !hlas_is_rival(s, p)))) {
        return "a crew is aboard no vessel at sea";
    }
    return crew > hlas_capacity(s, p, vessel) ? "too many are aboard a vessel" : NULL;
}

/* Regions where units may stand on foot: land, and a sea where survivors of a battle wait. */
static uint64_t footing(const struct hlas *s)
{
    uint64_t fought =
        hlas_bit(s->public.battle.region < HLAS_REGION_COUNT ? s->public.battle.region : 0) |
        hlas_bit(s->public.battle.from < HLAS_REGION_COUNT ? s->public.battle.from : 0);

    return hlas_in_play(s) & (HLAS_LAND | fought);
}

static const char *check_heroes(const struct hlas *s, pl_seat p)
{
    uint32_t slots = hlas_has_teams(s) ? HLAS_SLOTS : HLAS_ALLY_SLOT;

    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        uint32_t spot = s->public.hero[p][i];
        bool is_aboard = spot >= HLAS_ABOARD;
        if (is_aboard ? spot >= HLAS_ABOARD + slots : spot && !(footing(s) >> spot & 1)) {
            return "a hero is where it cannot be";
        }
    }
    return NULL;
}

/* R-HLA-1.4 */
static const char *check_soldiers(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    uint32_t slots = hlas_has_teams(s) ? HLAS_SLOTS : HLAS_ALLY_SLOT;
    uint32_t serfs = sum(pub->serf[p], HLAS_REGION_COUNT) + sum(pub->cargo_serf[p], HLAS_SLOTS);
    uint32_t warriors =
        sum(pub->warrior[p], HLAS_REGION_COUNT) + sum(pub->cargo_warrior[p], HLAS_SLOTS);

    if (serfs + hlas_bound_serfs(s, p) != HLAS_SERFS || warriors != HLAS_WARRIORS) {
        return "serfs or warriors do not add up";
    }
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        if ((pub->serf[p][region] || pub->warrior[p][region]) && !(footing(s) >> region & 1)) {
            return "units stand where they cannot";
        }
    }
    for (uint32_t slot = slots; slot < HLAS_SLOTS; slot++) {
        if (pub->cargo_serf[p][slot] || pub->cargo_warrior[p][slot]) {
            return "units are aboard a vessel of nobody";
        }
    }
    return NULL;
}

/* R-HLA-7.2, R-HLA-7.3 */
static const char *check_towers(const struct hlas *s, pl_seat p)
{
    const uint8_t *tower = s->public.tower[p];
    uint64_t sites = hlas_in_play(s) & HLAS_LAND & ~hlas_standing(s);
    uint32_t faction = s->public.faction[p];
    uint32_t limit =
        hlas_is_rival(s, p)
            ? hlas_solo_spaces[faction][s->public.solo_space % (HLAS_SOLO_SPACES + 1)].towers
            : hlas_levels[faction][s->public.level[p]].towers;
    uint32_t count = 0;

    for (uint32_t i = 0; i < HLAS_TOWERS; i++) {
        bool is_sorted = i == 0 || (tower[i] ? tower[i - 1] && tower[i - 1] < tower[i] : true);
        if (tower[i] >= HLAS_REGION_COUNT || !is_sorted || (tower[i] && !(sites >> tower[i] & 1))) {
            return "a tower is where it cannot be";
        }
        count += tower[i] != 0;
    }
    return count > limit ? "there are too many towers" : NULL;
}

/* Whether the seat has yet to put down the token of this turn. */
static bool is_choosing(const struct hlas *s, pl_seat p)
{
    bool is_asked = false;

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        is_asked |= s->head.frame[i].kind == HLAS_FRAME_ACTION && s->head.frame[i].seat == p;
    }
    return is_asked;
}

/* R-HLA-4.4: tokens and serfs on the bar, and room for the turns to come (R-HLA-4.5). */
static const char *check_bar(const struct hlas *s, pl_seat p)
{
    const uint8_t *bar = s->public.bar[p];
    uint32_t seats = s->head.seats;
    uint32_t last = HLAS_ACTION_TOKENS * seats;
    uint32_t tokens = 0;
    uint32_t commands = 0;
    uint32_t turns_left = 0;

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        if (bar[i] > HLAS_BAR_SERF || (bar[i] && hlas_is_rival(s, p))) {
            return "something else lies on an action bar";
        }
        tokens += bar[i] == HLAS_BAR_TOKEN;
        commands += i >= HLAS_CAPITAL_PLACES && bar[i];
    }
    for (uint32_t turn = s->public.turn + 1u; turn < last && !hlas_is_solo(s); turn++) {
        turns_left += (s->public.first + turn) % seats == p;
    }
    if (hlas_is_solo(s)) {
        turns_left = (uint32_t)(s->public.turn < 1) + (s->public.turn < 3);
    }
    uint32_t tokens_due = turns_left + is_choosing(s, p);
    if (tokens + tokens_due > HLAS_ACTION_TOKENS || (turns_left && commands > 2)) {
        return "an action bar is too full";
    }
    return NULL;
}

/* A player who is out has nothing left, and before the start no player has anything. */
static const char *check_fallen(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    bool is_bare = pub->serf[p][0] == HLAS_SERFS && pub->warrior[p][0] == HLAS_WARRIORS &&
                   hlas_is_zero(pub->hero[p], sizeof pub->hero[p]) &&
                   hlas_is_zero(pub->vessel[p], sizeof pub->vessel[p]) &&
                   hlas_is_zero(pub->tower[p], sizeof pub->tower[p]) &&
                   hlas_is_zero(pub->bar[p], sizeof pub->bar[p]) &&
                   hlas_is_zero(pub->scribed[p], sizeof pub->scribed[p]) &&
                   !pub->library_count[p] && !pub->built[p];

    if (is_setup(s) && !is_bare) {
        return "a player has pieces before the start";
    }
    return hlas_is_alive(s, p) || is_bare ? NULL : "a player who is out has pieces or cards";
}

/* R-HLA-12.1, R-HLA-28.2; enemies meet only in the battle going on. */
static const char *check_region(const struct hlas *s, uint32_t region)
{
    uint32_t holders = 0;

    for (pl_seat p = 0; p < hlas_players(s); p++) {
        if (hlas_holds(s, p, region)) {
            holders |= 1u << p;
            if (hlas_room(s, p, region) < 0) {
                return "there are too many units in a region";
            }
        }
    }
    for (uint32_t left = holders; left; left &= left - 1) {
        if ((holders & hlas_foes(s, (pl_seat)pl_lowest(left))) &&
            s->public.battle.region != region) {
            return "enemies share a region in peace";
        }
    }
    return NULL;
}

static const char *check_held(const struct hlas *s)
{
    struct hlas copy = *s;
    const char *reason = NULL;

    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
            hlas_touch(&copy, p, region);
        }
        if (copy.public.held[p].one != s->public.held[p].one ||
            (s->public.held[p].one & ~HLAS_ALL) || s->public.held[p].two) {
            return "the regions of a player are not their own";
        }
    }
    for (uint32_t region = 1; region < HLAS_REGION_COUNT && !reason; region++) {
        reason = check_region(s, region);
    }
    return reason;
}

static const char *check_pieces(const struct hlas *s)
{
    static const char *(*const checks[])(const struct hlas *,
                                         pl_seat) = { check_heroes, check_soldiers, check_towers,
                                                      check_bar, check_fallen };
    const char *reason = NULL;

    for (pl_seat p = 0; p < hlas_players(s); p++) {
        for (uint32_t i = 0; i < HLAS_VESSELS && !reason; i++) {
            reason = check_vessel(s, p, i);
        }
        for (uint32_t i = 0; i < PL_COUNT_OF(checks) && !reason; i++) {
            reason = checks[i](s, p);
        }
    }
    return reason ? reason : check_held(s);
}

/* Unused seats are all zero. */
static const char *check_empty_seat(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    bool is_bare = !pub->score[p] && !pub->faction[p] && !pub->capital[p] && !pub->level[p] &&
                   !pub->built[p] && hlas_is_zero(pub->resource[p], sizeof pub->resource[p]) &&
                   hlas_is_zero(pub->serf[p], sizeof pub->serf[p]) &&
                   hlas_is_zero(pub->warrior[p], sizeof pub->warrior[p]) &&
                   hlas_is_zero(pub->hero[p], sizeof pub->hero[p]) &&
                   hlas_is_zero(pub->vessel[p], sizeof pub->vessel[p]) &&
                   hlas_is_zero(pub->cargo_serf[p], sizeof pub->cargo_serf[p]) &&
                   hlas_is_zero(pub->cargo_warrior[p], sizeof pub->cargo_warrior[p]) &&
                   hlas_is_zero(pub->tower[p], sizeof pub->tower[p]) &&
                   hlas_is_zero(pub->bar[p], sizeof pub->bar[p]);

    return is_bare ? NULL : "a seat that nobody has is used";
}

/* Only a person has cards and secrets. */
static const char *check_cardless(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    bool is_bare = hlas_is_zero(&s->private[p], sizeof s->private[p]) &&
                   hlas_is_zero(pub->scribed[p], sizeof pub->scribed[p]) &&
                   hlas_is_zero(pub->scribed_state[p], sizeof pub->scribed_state[p]) &&
                   !pub->library_count[p] && !pub->thrown_count[p];

    return is_bare ? NULL : "a seat without a person has cards";
}

static const char *check_seats(const struct hlas *s)
{
    const char *reason = NULL;

    for (pl_seat p = 0; p < HLAS_SEATS && !reason; p++) {
        reason = p < hlas_players(s) ? check_seat(s, p) : check_empty_seat(s, p);
        if (!reason && p >= s->head.seats) {
            reason = check_cardless(s, p);
        }
    }
    return reason;
}

const char *hlas_check(const struct pl_state *state)
{
    static const char *(*const checks[])(const struct hlas *) = {
        check_table,       check_seats,     check_players,     hlas_check_cards,  check_pieces,
        hlas_check_frames, hlas_check_solo, hlas_check_battle, hlas_check_spells, hlas_check_asked,
    };
    const struct hlas *s = hlas_read(state);
    const char *reason = NULL;

    for (uint32_t i = 0; i < PL_COUNT_OF(checks) && !reason; i++) {
        reason = checks[i](s);
    }
    return reason;
}
