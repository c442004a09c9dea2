/* The state at the beginning, and what is decided before the first turn: golems, machines,
 * characters, start nodes, then the opening. */
#include "games/fall/effects.h"

/* What is drawn first. */

/* A random permutation. */
static void shuffle(struct fall *s, uint8_t *items, uint32_t count)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t place = fall_roll(s, i);
        uint8_t item = items[place];
        items[place] = items[i - 1];
        items[i - 1] = item;
    }
}

/* R-FAL-3.1, R-FAL-3.5 */
static void place_islands(struct fall *s)
{
    for (uint32_t i = 0; i < FALL_CRATERS; i++) {
        s->public.island_at[i] = (uint8_t)(i + 1);
    }
    shuffle(s, s->public.island_at, FALL_CRATERS);
    s->public.colossus = (uint8_t)(FALL_NODE_X0 + fall_roll(s, FALL_CRATERS));
}

/* R-FAL-3.2, R-FAL-3.3 */
static void place_figures(struct fall *s)
{
    memset(&s->public.isle[1], FALL_ISLAND_FIGURES, FALL_ISLES - 1);
}

static void choose_system(struct fall *s, uint32_t row)
{
    memcpy(s->public.golem_region, fall_systems[row], FALL_ISLANDS);
}

/* R-FAL-3.4, R-FAL-3.11, R-FAL-3.12 */
static void lay_out(struct fall *s)
{
    struct fall_public *pub = &s->public;

    pub->defence = FALL_START_DEFENCE;
    memset(pub->slot, FALL_SLOT_UNSEEN, sizeof pub->slot);
    pub->monster_pile.word[0] = fall_monsters_in_game(s);
    pub->charged = (uint8_t)fall_all_heroes(s);
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        pub->forts[hero] = fall_forts[s->head.seats];
    }
}

void fall_setup(struct pl_state *state)
{
    struct fall *s = fall_edit(state);

    place_islands(s);
    place_figures(s);
    choose_system(s, fall_roll(s, FALL_SYSTEMS));
    lay_out(s);
    pl_push(&s->head, FALL_FRAME_SETUP, 0);
    fall_run(s, NULL);
}

/* Golems and machines. */

void fall_legal_golems(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    for (uint32_t i = 0; i < FALL_SYSTEMS; i++) {
        fall_add(list, FALL_ACT_SYSTEM, i, 0);
    }
}

void fall_apply_golems(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    choose_system(s, pl_act_a(action));
    pl_pop(&s->head);
    for (uint32_t island = 1; island < FALL_ISLAND_COUNT; island++) {
        fall_tell(log, FALL_EVENT_GOLEMS,
                  PL_ARGS((int32_t)island, (int32_t)fall_golem_isle(s, island)));
    }
}

/* R-FAL-3.6: one colour for all regions of a kind. */
static void paint(struct fall *s, uint32_t kind, uint32_t colour, struct pl_events *log)
{
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        if (fall_regions[region].kind == kind) {
            memset(s->public.machine[region], (int)colour, FALL_TYPES);
        }
    }
    fall_tell(log, FALL_EVENT_PAINTED, PL_ARGS((int32_t)kind, (int32_t)colour));
}

void fall_legal_paint(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t kind = (uint32_t)pl_peek(&s->head)->arg[FALL_PAINT_KIND];

    (void)seat;
    fall_add_nodes(list, FALL_ACT_PAINT, fall_colours_to_paint(s, kind), 0);
}

void fall_apply_paint(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    paint(s, (uint32_t)pl_peek(&s->head)->arg[FALL_PAINT_KIND], pl_act_a(action), log);
    pl_pop(&s->head);
}

static void paint_all(struct fall *s, bool is_random, struct pl_events *log)
{
    uint8_t colours[FALL_COLOURS];

    memcpy(colours, fall_paint, sizeof colours);
    if (is_random) {
        shuffle(s, colours, FALL_COLOURS);
    }
    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        paint(s, kind, colours[kind], log);
    }
}

/* The next phase of the set-up. */
static void go_on(struct pl_frame *frame)
{
    frame->step++;
    frame->arg[FALL_SETUP_SERVED] = 0;
}

static void set_up_machines(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t how = s->head.option[FALL_OPTION_MACHINES];
    bool is_taken_over = s->public.legacy.mode & FALL_AFTER_ICAION;

    if (!is_taken_over && how == FALL_MACHINES_CHOSEN &&
        frame->arg[FALL_SETUP_SERVED] < FALL_COLOURS) {
        pl_push(&s->head, FALL_FRAME_PAINT, 0)->arg[FALL_PAINT_KIND] =
            frame->arg[FALL_SETUP_SERVED]++;
        return;
    }
    if (is_taken_over) {
        fall_take_machines_over(s, log);
    } else if (how != FALL_MACHINES_CHOSEN) { /* R-FAL-L1.5: after Mysthea as always. */
        paint_all(s, how == FALL_MACHINES_RANDOM, log);
    }
    memcpy(s->public.first_machine, s->public.machine, sizeof s->public.machine);
    go_on(frame);
}

/* Characters. */

/* R-FAL-3.8: those left in a pile, as a set. */
static uint32_t characters_left(const struct fall *s, uint32_t origin)
{
    return fall_pile(origin) & ~fall_characters_taken(s);
}

static void give_character(struct fall *s, uint32_t hero, uint32_t character, struct pl_events *log)
{
    s->public.hero[hero] = (uint8_t)character;
    fall_tell_of(s, log, FALL_EVENT_CHARACTER, PL_ARGS((int32_t)hero, (int32_t)character));
}

void fall_legal_pile(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    fall_add(list, FALL_ACT_PILE, 0, 0);
    fall_add(list, FALL_ACT_PILE, 1, 0);
}

void fall_apply_pile(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    (void)log;
    pl_pop(&s->head);
    pl_top(&s->head)->arg[FALL_SETUP_ORIGIN] = (int16_t)(1 + pl_act_a(action));
}

void fall_legal_character(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t origin = (uint32_t)pl_peek(&s->head)->arg[FALL_CHARACTER_ORIGIN];

    (void)seat;
    fall_add_nodes(list, FALL_ACT_CHARACTER, characters_left(s, origin), 0);
}

void fall_apply_character(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_CHARACTER_HERO];

    (void)seat;
    pl_pop(&s->head);
    give_character(s, hero, pl_act_a(action), log);
}

/* R-FAL-L1.1, R-FAL-L2.1, R-FAL-L3.1 */
static uint32_t earlier_character(const struct fall *s, uint32_t hero, bool is_seeker)
{
    const struct fall_legacy *legacy = &s->public.legacy;

    return is_seeker ? (uint32_t)FALL_CHAMPIONS + legacy->seeker[hero] : legacy->champion[hero];
}

/* R-FAL-3.8, R-FAL-3.9 */
static void choose_character(struct fall *s, uint32_t hero, uint32_t origin, struct pl_events *log)
{
    uint32_t left = characters_left(s, origin);
    bool is_picked =
        s->head.option[FALL_OPTION_CHARACTERS] == FALL_CHARACTERS_PICKED || s->head.seats == 1;

    if (is_picked) {
        struct pl_frame *frame = pl_push(&s->head, FALL_FRAME_CHARACTER, fall_seat_of(s, hero));
        frame->arg[FALL_CHARACTER_HERO] = (int16_t)hero;
        frame->arg[FALL_CHARACTER_ORIGIN] = (int16_t)origin;
        return;
    }
    uint32_t rank = fall_roll(s, (uint32_t)__builtin_popcount(left));
    give_character(s, hero, pl_select(left, rank), log);
}

static void set_up_characters(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t mode = s->public.legacy.mode;
    uint32_t hero = (uint32_t)frame->arg[FALL_SETUP_SERVED];
    bool is_one_game = mode == FALL_AFTER_MYSTHEA || mode == FALL_AFTER_ICAION;

    if (hero == fall_heroes(s)) {
        go_on(frame);
        return;
    }
    if (fall_has_any_two(s)) { /* R-FAL-3.9 */
        frame->arg[FALL_SETUP_SERVED]++;
        choose_character(s, hero, FALL_ORIGIN_ANY, log);
        return;
    }
    if (!is_one_game && frame->arg[FALL_SETUP_ORIGIN] == 0) {
        pl_push(&s->head, FALL_FRAME_PILE, 0);
        return;
    }
    bool is_seeker = is_one_game ? mode == FALL_AFTER_ICAION
                                 : (frame->arg[FALL_SETUP_ORIGIN] == 2) != ((hero & 1) != 0);
    frame->arg[FALL_SETUP_SERVED]++;
    if (mode == FALL_AFTER_NOTHING) {
        choose_character(s, hero, is_seeker, log);
    } else {
        give_character(s, hero, earlier_character(s, hero, is_seeker), log);
    }
}

/* Colours and armour. */

void fall_legal_base(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_BASE, fall_colours_left(s), 0);
}

void fall_apply_base(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_BASE_HERO];

    (void)seat;
    pl_pop(&s->head);
    s->public.colour[hero] = (uint8_t)pl_act_a(action);
    fall_tell_of(s, log, FALL_EVENT_BASE, PL_ARGS((int32_t)hero, pl_act_a(action)));
}

static void set_up_colours(struct fall *s, struct pl_frame *frame)
{
    struct fall_public *pub = &s->public;
    uint32_t hero = (uint32_t)frame->arg[FALL_SETUP_SERVED];

    if (hero == fall_heroes(s)) {
        go_on(frame);
        return;
    }
    frame->arg[FALL_SETUP_SERVED]++;
    if (pub->legacy.mode != FALL_AFTER_NOTHING) { /* R-FAL-L1.6, R-FAL-L2.9 */
        pub->colour[hero] = pub->legacy.colour[hero];
    } else if (s->head.option[FALL_OPTION_COLOURS] == FALL_COLOURS_SEATS) {
        pub->colour[hero] = (uint8_t)(hero + 1);
    } else {
        pl_push(&s->head, FALL_FRAME_BASE, fall_seat_of(s, hero))->arg[FALL_BASE_HERO] =
            (int16_t)hero;
    }
}

/* R-FAL-S7.1 */
void fall_legal_armour(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    fall_add(list, FALL_ACT_ARMOUR, 0, 0);
    fall_add(list, FALL_ACT_ARMOUR, 1, 0);
}

void fall_apply_armour(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_ARMOUR_HERO];

    (void)seat;
    pl_pop(&s->head);
    s->public.armour = (uint8_t)pl_act_a(action);
    fall_tell_of(s, log, FALL_EVENT_ARMOUR, PL_ARGS((int32_t)hero, pl_act_a(action)));
}

static void set_up_armour(struct fall *s, struct pl_frame *frame)
{
    go_on(frame);
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        if (fall_characters[s->public.hero[hero]].relic == FALL_RELIC_TOGGLE_ARMOUR) {
            pl_push(&s->head, FALL_FRAME_ARMOUR, fall_seat_of(s, hero))->arg[FALL_ARMOUR_HERO] =
                (int16_t)hero;
        }
    }
}

/* Start nodes. */

/* R-FAL-3.13 */
void fall_legal_start(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_START_HERO];
    uint64_t nodes = fall_start_nodes(s, hero) & ~fall_started_nodes(s, hero);

    (void)seat;
    fall_add_nodes(list, FALL_ACT_START, nodes, 0);
}

/* R-FAL-3.13, R-FAL-L4.2 */
void fall_apply_start(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_START_HERO];

    (void)seat;
    pl_pop(&s->head);
    pub->node[hero] = (uint8_t)pl_act_a(action);
    fall_tell_of(s, log, FALL_EVENT_STARTED, PL_ARGS((int32_t)hero, pl_act_a(action)));
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        bool is_here = fall_regions_at(s, hero) >> region & 1;
        bool is_builder = !fall_is_champion(s, hero) && pub->wonder[region] &&
                          pub->legacy.wonder[region] == hero + 1;
        uint8_t *batch = &pub->batch[fall_regions[region].kind];
        *batch = (uint8_t)(*batch + is_here + is_builder);
    }
    fall_gain(s, hero, false);
}

static void set_up_start(struct fall *s, struct pl_frame *frame)
{
    uint32_t hero = (uint32_t)frame->arg[FALL_SETUP_SERVED];

    if (hero < fall_heroes(s)) {
        frame->arg[FALL_SETUP_SERVED]++;
        pl_push(&s->head, FALL_FRAME_START, fall_seat_of(s, hero))->arg[FALL_START_HERO] =
            (int16_t)hero;
        return;
    }
    pl_pop(&s->head);
    struct pl_frame *opening = pl_push(&s->head, FALL_FRAME_OPENING, 0);
    opening->arg[FALL_OPENING_LEFT] = fall_levels[s->head.option[FALL_OPTION_LEVEL]].events;
    opening->arg[FALL_OPENING_NODE] = s->public.colossus;
}

void fall_step_setup(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case FALL_SETUP_GOLEMS:
        go_on(frame);
        if (s->head.option[FALL_OPTION_GOLEMS] == FALL_GOLEMS_CHOSEN) {
            pl_push(&s->head, FALL_FRAME_GOLEMS, 0);
        }
        break;
    case FALL_SETUP_MACHINES: set_up_machines(s, frame, log); break;
    case FALL_SETUP_CHARACTERS: set_up_characters(s, frame, log); break;
    case FALL_SETUP_COLOURS: set_up_colours(s, frame); break;
    case FALL_SETUP_ARMOUR: set_up_armour(s, frame); break;
    default: set_up_start(s, frame);
    }
}

/* The opening (R-FAL-3.15, R-FAL-3.16). */

void fall_step_opening(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->step == FALL_OPENING_MONSTER) {
        frame->step = FALL_OPENING_CARDS;
        fall_draw_monster(s, log);
    } else if (frame->arg[FALL_OPENING_LEFT] > 0) {
        frame->arg[FALL_OPENING_LEFT]--;
        fall_push(s, FALL_FRAME_NIGHT);
    } else {
        pl_pop(&s->head);
        pl_push(&s->head, FALL_FRAME_TURN, 0);
    }
}

/* Changes of the opening are put back; R-FAL-3.18 begins anew too. */
static void clear_board(struct fall *s)
{
    struct fall_public *pub = &s->public;

    memset(pub->golems, 0, sizeof pub->golems);
    memset(pub->constructs, 0, sizeof pub->constructs);
    memset(pub->parasites, 0, sizeof pub->parasites);
    place_figures(s);
    memcpy(pub->machine, pub->first_machine, sizeof pub->machine);
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        pub->wonder[region] =
            (pub->legacy.mode & FALL_AFTER_ICAION) && pub->legacy.wonder[region] != 0;
    }
    memset(&pub->monsters, 0, sizeof pub->monsters);
    memset(pub->held, 0, sizeof pub->held);
    memset(pub->shown, 0, sizeof pub->shown);
    memset(pub->shown_shards, 0, sizeof pub->shown_shards);
}

void fall_reopen(struct fall *s, enum fall_outcome outcome, struct pl_events *log)
{
    struct pl_head *head = &s->head;
    struct pl_frame opening = head->frame[0];

    fall_tell(log, FALL_EVENT_REOPENED, PL_ARGS((int32_t)outcome));
    memset(head->frame, 0, head->frame_count * sizeof head->frame[0]);
    head->frame_count = 1;
    opening.step = FALL_OPENING_MONSTER;
    opening.arg[FALL_OPENING_LEFT] = fall_levels[head->option[FALL_OPTION_LEVEL]].events;
    head->frame[0] = opening;
    clear_board(s);
    lay_out(s);
    s->public.colossus = (uint8_t)opening.arg[FALL_OPENING_NODE];
}

/* For scenarios. */

void fall_plain(struct pl_state *state)
{
    static const uint8_t heroes[FALL_HEROES] = { FALL_KOLBOR, FALL_HEIR, FALL_LEHEIR, FALL_MACHINE,
                                                 FALL_CR2T1 };
    struct fall *s = fall_edit(state);
    struct fall_public *pub = &s->public;
    struct pl_head *head = &s->head;

    memset(pub, 0, sizeof *pub);
    memset(head->frame, 0, sizeof head->frame);
    head->frame_count = 0;
    head->over = 0;
    for (uint32_t i = 0; i < FALL_CRATERS; i++) {
        pub->island_at[i] = (uint8_t)(i + 1);
    }
    pub->colossus = FALL_NODE_X0;
    place_figures(s);
    choose_system(s, 0);
    lay_out(s);
    paint_all(s, false, NULL);
    memcpy(pub->first_machine, pub->machine, sizeof pub->machine);
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        pub->hero[hero] = heroes[hero];
        pub->colour[hero] = (uint8_t)(hero + 1);
        pub->node[hero] = (uint8_t)hero;
    }
    pub->in_turn = 1;
    pl_push(head, FALL_FRAME_TURN, 0)->step = FALL_TURN_NIGHT;
    fall_push(s, FALL_FRAME_DAY)->flag = fall_may_step_in(s);
    head->waiting = 1;
}
