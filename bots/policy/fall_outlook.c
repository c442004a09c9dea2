/* The terms of the chance to win. Everything is open but the order of the decks, so that the next
 * night is reckoned exactly, card by card; later nights count as average ones. */
#include "bots/policy/fall_outlook.h"

#define TRAVEL_ACTIONS 2.5f   /* from the City to the Colossus */
#define TURN_ACTIONS   1.7f   /* that serve the shards */
#define COLOSSUS_RATE  0.214f /* Colossus cards a night */
#define CARD_GROWTH    0.2f   /* of their mean damage, for each night still to come */
#define OTHER_DAMAGE   1.2f   /* a night: short islands, raids without machines */

/* R-FAL-17.1: what the parasites of a Colossus card add to its damage. */
enum { NEW_DAMAGE = 2 * FALL_COLOSSUS_PARASITES * FALL_PARASITE_DAMAGE };

/* Shards. */

/* The mean value of shards that no player has seen. */
static float unseen_value(const struct fall *s)
{
    int32_t count[FALL_VALUES];
    int32_t all = 0;
    int32_t sum = 0;

    fall_unseen(s, count);
    for (int32_t i = 0; i < FALL_VALUES; i++) {
        all += count[i];
        sum += (i + 1) * count[i];
    }
    return all > 0 ? (float)sum / (float)all : 2.0f;
}

struct policy_base policy_fall_base(const struct fall *s)
{
    struct policy_base base = { .least = 3 };
    float unseen = unseen_value(s);

    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        uint32_t content = s->public.slot[i];
        float value = content >= FALL_SLOT_UNSEEN ? unseen : (float)content;
        if (content == FALL_SLOT_EMPTY) {
            continue;
        }
        base.count++;
        base.sum += value;
        base.least = value < base.least ? value : base.least;
    }
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        base.without += fall_shards_of(s, hero) == 0;
    }
    return base;
}

bool policy_fall_may_take(const struct fall *s, const struct policy_base *base, uint32_t hero)
{
    return fall_shards_of(s, hero) == 0 || base->count > base->without;
}

uint32_t policy_fall_wanted(const struct fall *s)
{
    const struct fall_external_info *place = &fall_external[s->public.colossus - FALL_NODE_X0];

    return 1u << fall_regions[place->region[0]].kind | 1u << fall_regions[place->region[1]].kind;
}

float policy_fall_extracts(const struct fall *s, uint32_t hero, float value)
{
    const struct fall_public *pub = &s->public;
    uint32_t wanted = policy_fall_wanted(s);
    float spare = (float)pub->jokers[hero];
    float missing = 0;
    float most = 0;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        uint32_t own = pub->crystals[hero][i];
        float all = (float)(own + pub->city[i]);
        if (!(wanted >> i & 1)) {
            spare += (float)(own / 2);
        } else if (all < value) {
            missing += value - all;
            most = value - all > most ? value - all : most;
        } else {
            spare += 0.5f * (all - value > (float)own ? (float)own : all - value);
        }
    }
    float left = missing - spare;
    left = left > 0 ? 0.5f * left : 0;
    return left > most - spare ? left : most - spare;
}

/* R-FAL-5.1: the first Move of a turn leads two nodes far. */
static float moves_to(const struct fall *s, uint32_t hero)
{
    static const float moves[] = { 0, 0.8f, 1, 2, 2.7f, 3.5f, 4.2f, 5, 5.7f };
    uint32_t distance = fall_distance(s->public.node[hero], s->public.colossus);

    return moves[distance < PL_COUNT_OF(moves) ? distance : PL_COUNT_OF(moves) - 1];
}

/* Actions that the hero needs for a shard of the value: ways, Extracts at the Colossus, and the
 * investigation. */
static float actions_needed(const struct fall *s, uint32_t hero, float value)
{
    return moves_to(s, hero) + policy_fall_extracts(s, hero, value) + 1;
}

/* The Colossus may walk before a hero's turn comes. */
static float stays(uint32_t nights)
{
    static const float chance[FALL_HEROES] = { 1.0f, 0.79f, 0.62f, 0.49f, 0.38f };

    return chance[nights];
}

/* Each shard costs a way, its value in Extracts and an investigation; heroes have part of that
 * behind them for their next one. Actions of the running turn that are gone count as work: else
 * a wasted one would cost nothing. */
static float work_left(const struct fall *s, const struct policy_base *base)
{
    float average = base->count ? base->sum / (float)base->count : 0;
    float work = base->sum + (1 + TRAVEL_ACTIONS) * (float)base->count;
    float plain = TRAVEL_ACTIONS + average + 1;
    uint32_t helpers = 0;

    for (uint32_t wait = 0; wait < fall_heroes(s) && helpers < base->count; wait++) {
        uint32_t hero = (s->public.turn + wait) % fall_heroes(s);
        if (policy_fall_may_take(s, base, hero)) {
            helpers++;
            work -= stays(wait) * (plain - actions_needed(s, hero, base->least));
        }
    }
    return work + (float)s->public.actions_done;
}

/* What will be left when the last shard is taken, if the nights go on as they are. */
static void see_margin(const struct fall *s, float work, float term[POLICY_FALL_TERMS])
{
    float nights = work / TURN_ACTIONS;
    float card = (float)(fall_colossus_damage(s) + NEW_DAMAGE) + CARD_GROWTH * nights;
    float damage = nights * (COLOSSUS_RATE * card + OTHER_DAMAGE);

    term[POLICY_FALL_MARGIN] = 0.01f * ((float)s->public.defence - damage);
}

static void see_shards(const struct fall *s, float term[POLICY_FALL_TERMS])
{
    struct policy_base base = policy_fall_base(s);

    term[POLICY_FALL_LEFT] = 0.2f * (float)base.count;
    term[POLICY_FALL_WITHOUT] = 0.2f * (float)base.without;
    term[POLICY_FALL_NO_INVESTIGATION] = fall_has_plague(s, FALL_NO_INVESTIGATION);
    see_margin(s, work_left(s, &base), term);
}

/* What stands on the board. */

static bool is_near(const struct fall *s, uint32_t island)
{
    const uint8_t *nearest = fall_external[s->public.colossus - FALL_NODE_X0].crater;

    return s->public.island_at[nearest[0]] == island || s->public.island_at[nearest[1]] == island;
}

/* R-FAL-15.6, R-FAL-19.4 */
static void see_islands(const struct fall *s, float term[POLICY_FALL_TERMS])
{
    for (uint32_t island = 1; island < FALL_ISLAND_COUNT; island++) {
        const uint8_t *figures = &s->public.isle[1 + 3 * (island - 1)];
        float all = (float)(figures[0] + figures[1] + figures[2]);
        uint32_t lacking =
            (uint32_t)(figures[0] < 2) + (uint32_t)(figures[1] < 2) + (uint32_t)(figures[2] < 2);
        bool near = is_near(s, island);
        term[near ? POLICY_FALL_THIN_NEAR : POLICY_FALL_THIN_FAR] += 4.0f / (2.0f + all * all);
        term[POLICY_FALL_SHORT_NEAR] += near ? (float)lacking : 0;
    }
}

/* R-FAL-15.7: raids cost machines; R-FAL-19.5 */
static void see_regions(const struct fall *s, float term[POLICY_FALL_TERMS])
{
    uint32_t count[FALL_SIDE_COUNT] = { 0 };

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        const uint8_t *machine = s->public.machine[region];
        uint32_t enemies = fall_enemies(s, region);
        bool is_inner = region < FALL_INNER_REGIONS;
        count[machine[0]]++;
        count[machine[1]]++;
        count[machine[2]]++;
        term[POLICY_FALL_BROKEN] += !machine[0] && !machine[1] && !machine[2] ? 1 / 15.0f : 0;
        term[is_inner ? POLICY_FALL_INNER : POLICY_FALL_OUTER] += 0.1f * (float)enemies;
        term[POLICY_FALL_RAIDS] += enemies >= 2 ? 0.2f : enemies == 1 ? 0.05f : 0;
    }
    for (uint32_t colour = 1; colour < FALL_SIDE_COUNT; colour++) {
        uint32_t left = count[colour] * count[colour];
        term[POLICY_FALL_SCARCE] += left ? 1.0f / (float)left : 0;
    }
}

static uint32_t marching_on_city(const struct fall *s)
{
    uint32_t coming = 0;

    for (uint32_t region = 0; region < FALL_INNER_REGIONS; region++) {
        coming += fall_first_mover(s, region) < FALL_UNITS;
    }
    return coming;
}

/* R-FAL-19.3 */
static void see_siege(const struct fall *s, float term[POLICY_FALL_TERMS])
{
    uint32_t after = fall_besiegers(s) + marching_on_city(s);

    term[POLICY_FALL_BESIEGERS] = 0.2f * (float)fall_besiegers(s);
    term[POLICY_FALL_SIEGE] = after >= FALL_CITY_FIELDS ? 1 : after == 4 ? 0.4f : 0;
}

/* The next night, card by card. */

static bool is_lost_by(const struct fall *s, uint32_t event, const struct fall_forecast *forecast)
{
    bool is_taken =
        event == FALL_STORM_CARD && fall_besiegers(s) + forecast->count >= FALL_CITY_FIELDS;

    return is_taken || forecast->bare || (int32_t)forecast->damage >= s->public.defence;
}

static void see_card(const struct fall *s, uint32_t event, float chance,
                     float term[POLICY_FALL_TERMS])
{
    struct fall_forecast forecast;

    fall_foresee(s, event, &forecast);
    term[POLICY_FALL_TONIGHT_LOST] += is_lost_by(s, event, &forecast) ? chance : 0;
    term[POLICY_FALL_TONIGHT_HURT] += 0.1f * chance * (float)forecast.damage;
    term[POLICY_FALL_TONIGHT_RAIDS] += chance * (float)__builtin_popcount(forecast.attacked);
}

static void see_tonight(const struct fall *s, float term[POLICY_FALL_TERMS])
{
    uint8_t deck[FALL_COLOURS + 2];
    uint32_t all = 0;

    if (s->public.next_event) {
        see_card(s, s->public.next_event, 1, term);
        return;
    }
    fall_event_deck(s, deck);
    for (uint32_t i = 0; i < PL_COUNT_OF(deck); i++) {
        all += deck[i];
    }
    for (uint32_t i = 0; i < PL_COUNT_OF(deck); i++) {
        if (deck[i]) {
            see_card(s, i + 1, (float)deck[i] / (float)all, term);
        }
    }
}

/* Means. */

static void see_means(const struct fall *s, float term[POLICY_FALL_TERMS])
{
    const struct fall_public *pub = &s->public;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        term[POLICY_FALL_CRYSTALS] += 0.1f * (float)fall_sum(pub->crystals[hero]);
        term[POLICY_FALL_JOKERS] += (float)pub->jokers[hero];
    }
    term[POLICY_FALL_CITY] = 0.2f * (float)fall_sum(pub->city);
    term[POLICY_FALL_RELICS] = 0.2f * (float)__builtin_popcount(pub->charged);
    term[POLICY_FALL_FORTS] = 0.2f * (float)__builtin_popcountll(fall_fort_nodes(s));
}

void policy_fall_terms(const struct fall *s, float ret_term[POLICY_FALL_TERMS])
{
    memset(ret_term, 0, POLICY_FALL_TERMS * sizeof ret_term[0]);
    ret_term[POLICY_FALL_ALWAYS] = 1;
    see_shards(s, ret_term);
    see_islands(s, ret_term);
    see_regions(s, ret_term);
    see_siege(s, ret_term);
    see_tonight(s, ret_term);
    see_means(s, ret_term);
}

float policy_fall_odds(const struct fall *s)
{
    static const float weights[POLICY_FALL_TERMS] = {
#define TERM(id_, weight_) weight_,
#include "bots/policy/fall_terms.def"
    };
    float term[POLICY_FALL_TERMS];
    float odds = 0;

    policy_fall_terms(s, term);
    for (uint32_t i = 0; i < POLICY_FALL_TERMS; i++) {
        odds += weights[i] * term[i];
    }
    return odds;
}
