/* The state at the beginning: the board, the Colossus, turn order, neutral machines, characters and
 * hands; and the questions that are asked meanwhile. */
#include "games/icaion/score.h"

static uint32_t roll(struct icaion *s, uint32_t n)
{
    return pl_roll(&s->head, &s->secret.rng, n);
}

static void shuffle(struct icaion *s, uint8_t *items, uint32_t count)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t other = roll(s, i);
        uint8_t swap = items[i - 1];
        items[i - 1] = items[other];
        items[other] = swap;
    }
}

/* R-ICA-3.1 to R-ICA-3.4 */
static void set_board(struct icaion *s)
{
    const struct icaion_by_seats *numbers = icaion_by_seats(s->head.seats);
    struct icaion_public *pub = &s->public;

    pub->colossus = (uint8_t)roll(s, ICAION_CRATERS);
    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        bool is_inner = icaion_regions[region].is_inner;
        bool is_at_crater = icaion_craters[pub->colossus].regions >> region & 1;
        pub->crystals[region] =
            is_inner ? numbers->START_CRYSTALS_INNER : numbers->START_CRYSTALS_OUTER;
        pub->parasites[region] = (uint8_t)((is_inner ? numbers->START_PARASITES_INNER : 0) +
                                           (is_at_crater ? numbers->START_PARASITES_CRATER : 0));
    }
}

/* R-ICA-3.6 */
static void set_tiles(struct icaion *s)
{
    struct icaion_public *pub = &s->public;

    pub->tiles = ICAION_ALL_TILES;
    if (s->head.option[ICAION_OPTION_APPARATUS] == ICAION_APPARATUS_NIGHT) {
        pub->night = ICAION_ALL_COLOURS;
    } else if (s->head.option[ICAION_OPTION_APPARATUS] == ICAION_APPARATUS_MIXED) {
        pub->night = (uint8_t)roll(s, ICAION_ALL_COLOURS + 1);
    }
}

/* R-ICA-3.5, R-ICA-3.10, R-ICA-3.14, R-ICA-1.6, R-ICA-1.7, R-ICA-1.8 */
static void set_table(struct icaion *s)
{
    struct icaion_public *pub = &s->public;

    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        pub->colossus_card[i] = (uint8_t)(ICAION_COLOSSUS_CARD_FIRST + i);
    }
    shuffle(s, pub->colossus_card, ICAION_YEARS);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pub->order[p] = p;
        pub->home[p] = ICAION_ALL_HOME;
    }
    shuffle(s, pub->order, s->head.seats);
    pub->charged = pl_all_seats(&s->head);
    memcpy(pub->unseen, icaion_shards_of_value, sizeof pub->unseen);
    s->secret.deck.one = icaion_oddities_in_game(s);
    pub->draw_count = (uint8_t)pl_bag_total(&s->secret.deck);
}

void icaion_setup(struct pl_state *state)
{
    struct icaion *s = icaion_edit(state);

    set_board(s);
    set_tiles(s);
    set_table(s);
    pl_push(&s->head, ICAION_FRAME_SETUP, 0);
    icaion_run(s, NULL);
}

/* Neutral machines of Radiant Rays: a pool of machines that chance draws from. */
struct pool {
    uint32_t count;
    uint8_t owner[ICAION_PLACES * ICAION_RADIANT_NEUTRAL_COLOURS];
    uint8_t type[ICAION_PLACES * ICAION_RADIANT_NEUTRAL_COLOURS];
};

static void add_to_pool(struct pool *pool, uint32_t owner, uint32_t type, uint32_t count)
{
    for (; count > 0; count--) {
        pool->owner[pool->count] = (uint8_t)owner;
        pool->type[pool->count++] = (uint8_t)type;
    }
}

static void remove_from_pool(struct pool *pool, uint32_t at)
{
    pool->count--;
    pool->owner[at] = pool->owner[pool->count];
    pool->type[at] = pool->type[pool->count];
}

static void reserve(struct icaion *s, uint32_t which, struct pool *pool, uint32_t at,
                    struct pl_events *log)
{
    s->public.reserved[which][0] = pool->owner[at];
    s->public.reserved[which][1] = pool->type[at];
    pl_tell(log, ICAION_EVENT_RESERVED, PL_NOBODY, PL_ARGS(pool->type[at], pool->owner[at]));
    remove_from_pool(pool, at);
}

/* R-ICA-M2.1, R-ICA-M2.2: two machines of one colour and a refiner of the other are put aside. */
static void fill_pool_of_two(struct icaion *s, struct pool *pool, struct pl_events *log)
{
    struct pool own = { 0 };
    struct pool other = { 0 };
    uint32_t first = roll(s, ICAION_RADIANT_NEUTRAL_COLOURS);
    uint32_t second = ICAION_RADIANT_NEUTRAL_COLOURS - 1 - first;

    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        add_to_pool(&own, ICAION_NEUTRAL_OWNER + first, type, ICAION_RADIANT_NEUTRALS_OF_TYPE);
        add_to_pool(&other, ICAION_NEUTRAL_OWNER + second, type, ICAION_RADIANT_NEUTRALS_OF_TYPE);
    }
    for (uint32_t i = 0; i < ICAION_RADIANT_RESERVED_SAME; i++) {
        reserve(s, i, &own, roll(s, own.count), log);
    }
    reserve(s, ICAION_RADIANT_RESERVED_SAME, &other, other.count - 1, log);
    for (uint32_t i = 0; i < own.count; i++) {
        add_to_pool(pool, own.owner[i], own.type[i], 1);
    }
    for (uint32_t i = 0; i < other.count; i++) {
        add_to_pool(pool, other.owner[i], other.type[i], 1);
    }
}

static void place_from_pool(struct icaion *s, struct pool *pool, uint32_t regions,
                            struct pl_events *log)
{
    uint32_t at = roll(s, pool->count);
    uint32_t owner = pool->owner[at];
    uint32_t type = pool->type[at];
    uint32_t region = icaion_farthest_region(s, regions, owner, type);

    PL_ASSERT(region < ICAION_REGIONS);
    remove_from_pool(pool, at);
    icaion_place_machine(s, region, type, owner);
    pl_tell(log, ICAION_EVENT_NEUTRAL, PL_NOBODY,
            PL_ARGS((int32_t)type, (int32_t)region, (int32_t)owner));
}

/* R-ICA-M2.3, R-ICA-M2.4, R-ICA-M2.5 */
static void place_radiant(struct icaion *s, struct pl_events *log)
{
    uint32_t spared = icaion_craters[s->public.colossus].colour;
    struct pool pool = { 0 };

    if (s->head.seats == 2) {
        fill_pool_of_two(s, &pool, log);
    } else if (s->head.seats < 5) {
        for (uint32_t type = 0; type < ICAION_TYPES; type++) {
            add_to_pool(&pool, ICAION_NEUTRAL_OWNER, type, ICAION_MACHINES_OF_TYPE);
        }
    }
    for (uint32_t region = 0; pool.count > 0 && region < ICAION_REGIONS; region++) {
        if (icaion_regions[region].is_inner) {
            place_from_pool(s, &pool, 1u << region, log);
        }
    }
    for (uint32_t kind = 0; s->head.seats <= 3 && kind < ICAION_COLOURS; kind++) {
        if (kind != spared) {
            uint32_t outer = icaion_regions_of_kind[kind] & ~(uint32_t)icaion_inner_regions;
            place_from_pool(s, &pool, outer, log);
        }
    }
}

/* Characters and hands. */

/* R-ICA-3.8, R-ICA-3.12: as many cards from this range as there are players. */
static uint32_t draw_characters(struct icaion *s, uint32_t first, uint32_t end)
{
    uint32_t left = (1u << end) - (1u << first);
    uint32_t drawn = 0;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        uint32_t rank = roll(s, (uint32_t)__builtin_popcount(left));
        uint32_t card = pl_select(left, rank);
        left &= ~(1u << card);
        drawn |= 1u << card;
    }
    return drawn;
}

static uint32_t take_random(struct icaion *s, uint32_t *set)
{
    uint32_t rank = roll(s, (uint32_t)__builtin_popcount(*set));
    uint32_t item = pl_select(*set, rank);

    *set &= ~(1u << item);
    return item;
}

static void deal_characters(struct icaion *s, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;
    uint32_t seekers = draw_characters(s, 1, ICAION_SEEKERS_END);
    uint32_t equipment = draw_characters(s, ICAION_SEEKERS_END, ICAION_CHARACTER_COUNT);

    if (s->head.option[ICAION_OPTION_CHARACTERS] == ICAION_CHARACTERS_DRAFT) {
        pub->offer = seekers | equipment;
        for (uint32_t left = pub->offer; left; left &= left - 1) {
            pl_tell(log, ICAION_EVENT_OFFERED, PL_NOBODY, PL_ARGS((int32_t)pl_lowest(left)));
        }
        return;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pub->seeker[p] = (uint8_t)take_random(s, &seekers);
        pub->equipment[p] = (uint8_t)take_random(s, &equipment);
        pl_tell(log, ICAION_EVENT_DEALT, p, PL_ARGS(pub->seeker[p], pub->equipment[p]));
    }
}

/* R-ICA-3.11: before anybody has a hand limit. */
static void deal_hands(struct icaion *s)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        for (uint32_t i = 0; i < ICAION_START_HAND; i++) {
            uint32_t card = pl_bag_at(&s->secret.deck, roll(s, s->public.draw_count--));
            pl_bag_remove(&s->secret.deck, card);
            pl_bag_add(&s->private[p].hand, card);
        }
        s->public.hand_count[p] = ICAION_START_HAND;
    }
}

/* R-ICA-3.9: all first crystals into one cage. */
static void fill_first_cages(struct icaion *s)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        const uint8_t *one = icaion_characters[s->public.seeker[p]].start;
        const uint8_t *other = icaion_characters[s->public.equipment[p]].start;
        for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
            s->public.cage[p][0][i] = (uint8_t)(one[i] + other[i]);
        }
    }
}

/* The steps. */

static bool ask_side(struct icaion *s, uint32_t asked)
{
    if (s->head.option[ICAION_OPTION_APPARATUS] != ICAION_APPARATUS_CHOSEN ||
        asked == ICAION_COLOURS) {
        return false;
    }
    pl_push(&s->head, ICAION_FRAME_SIDE, s->public.order[0])->arg[ICAION_SIDE_COLOUR] =
        (int16_t)asked;
    return true;
}

/* R-ICA-3.7, R-ICA-M2.1 */
static void begin_neutrals(struct icaion *s, struct pl_events *log)
{
    if (icaion_is_radiant(s)) {
        place_radiant(s, log);
        return;
    }
    memset(s->public.neutral_left, icaion_by_seats(s->head.seats)->NEUTRALS_OF_TYPE,
           sizeof s->public.neutral_left);
}

static bool ask_neutral(struct icaion *s, uint32_t asked)
{
    const uint8_t *left = s->public.neutral_left;

    if (left[0] + left[1] + left[2] == 0) {
        return false;
    }
    pl_push(&s->head, ICAION_FRAME_NEUTRAL, s->public.order[asked % s->head.seats]);
    return true;
}

/* R-ICA-3.12, R-ICA-3.13: in reverse turn order. */
static bool ask_backwards(struct icaion *s, enum icaion_frame kind, uint32_t asked,
                          uint32_t questions)
{
    if (asked == questions) {
        return false;
    }
    pl_seat seat = s->public.order[s->head.seats - 1u - asked % s->head.seats];
    pl_push(&s->head, (uint8_t)kind, seat);
    return true;
}

/* What comes once all questions of a step are answered. */
static void end_step(struct icaion *s, uint32_t step, struct pl_events *log)
{
    switch (step) {
    case ICAION_SETUP_SIDES: begin_neutrals(s, log); break;
    case ICAION_SETUP_NEUTRALS:
        deal_characters(s, log);
        deal_hands(s);
        break;
    case ICAION_SETUP_DRAFT:
        s->public.offer = 0;
        fill_first_cages(s);
        break;
    default: pl_pop(&s->head); pl_push(&s->head, ICAION_FRAME_YEAR, 0);
    }
}

static bool ask_next(struct icaion *s, uint32_t step, uint32_t asked)
{
    bool is_draft = s->head.option[ICAION_OPTION_CHARACTERS] == ICAION_CHARACTERS_DRAFT;

    switch (step) {
    case ICAION_SETUP_SIDES: return ask_side(s, asked);
    case ICAION_SETUP_NEUTRALS: return ask_neutral(s, asked);
    case ICAION_SETUP_DRAFT:
        return ask_backwards(s, ICAION_FRAME_DRAFT, asked, is_draft ? 2u * s->head.seats : 0);
    default: return ask_backwards(s, ICAION_FRAME_START, asked, s->head.seats);
    }
}

void icaion_step_setup(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t step = frame->step;

    if (ask_next(s, step, (uint32_t)frame->arg[ICAION_SETUP_ASKED])) {
        frame->arg[ICAION_SETUP_ASKED]++;
        return;
    }
    frame->step++;
    frame->arg[ICAION_SETUP_ASKED] = 0;
    end_step(s, step, log);
}

/* The plainest position for scenarios: the first turn of seat 0 after its move, with nothing on the
 * board and characters that do not act in an ordinary turn. */
void icaion_plain(struct pl_state *state)
{
    static const uint8_t seekers[ICAION_SEATS] = { ICAION_SEEKER_LONE_SURVIVOR,
                                                   ICAION_SEEKER_CURSED, ICAION_SEEKER_CRIMINAL,
                                                   ICAION_SEEKER_OUTSIDER, ICAION_SEEKER_HEIR };
    static const uint8_t equipment[ICAION_SEATS] = { ICAION_EQUIPMENT_PRIMAL_ARMOR,
                                                     ICAION_EQUIPMENT_ENERGY_HARNESS,
                                                     ICAION_EQUIPMENT_VERTEBRA_CROWN,
                                                     ICAION_EQUIPMENT_EMPOWERED_TOOLS,
                                                     ICAION_EQUIPMENT_ENERGY_STABILIZER };
    struct icaion *s = icaion_edit(state);
    struct icaion_public *pub = &s->public;
    uint8_t night = pub->night;

    memset(pub, 0, sizeof *pub);
    memset(s->private, 0, sizeof s->private);
    memset(s->head.frame, 0, sizeof s->head.frame);
    s->head.frame_count = 0;
    set_table(s);
    pub->night = night;
    pub->tiles = ICAION_ALL_TILES;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pub->order[p] = p;
        pub->seeker[p] = seekers[p];
        pub->equipment[p] = equipment[p];
        pub->node[p] = (uint8_t)(ICAION_NODE_X0 + p);
    }
    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        pub->colossus_card[i] = (uint8_t)(ICAION_COLOSSUS_CARD_FIRST + i);
    }
    pub->year = 1;
    pub->round = 1;
    pub->track[0] = ICAION_RIVER_CARD;
    pub->base_count = icaion_by_seats(s->head.seats)->SHARDS_IN_BASE;
    pub->basic_left = ICAION_BASIC_ACTIONS;
    pub->special_left = ICAION_SPECIAL_ACTIONS;
    pub->walked_from = ICAION_NODE_U0 + 1;
    if (s->head.option[ICAION_OPTION_EVENTS] == ICAION_EVENTS_OPEN) {
        pub->next_event = ICAION_MOUNTAINS_CARD;
    }
    pl_push(&s->head, ICAION_FRAME_YEAR, 0)->step = ICAION_YEAR_ROUNDS;
    pl_push(&s->head, ICAION_FRAME_ROUND, 0)->step = ICAION_ROUND_TURNS;
    pl_top(&s->head)->arg[ICAION_ROUND_SERVED] = 1;
    pl_push(&s->head, ICAION_FRAME_TURN, 0)->step = ICAION_TURN_END;
    pl_push(&s->head, ICAION_FRAME_MENU, 0);
    s->head.waiting = 1;
}
