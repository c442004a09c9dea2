/* Invariants before the first turn: what has been set up so far, and what is asked next. */
#include "games/fall/check.h"

/* The first heroes have a number, the others none. */
static bool are_first(const uint8_t *numbers, uint32_t count)
{
    for (uint32_t i = 0; i < FALL_HEROES; i++) {
        if ((numbers[i] != 0) != (i < count)) {
            return false;
        }
    }
    return true;
}

/* R-FAL-3.6: the first kinds have a colour each, the others none. */
static bool are_painted(const struct fall *s, uint32_t kinds)
{
    uint8_t colours[FALL_COLOURS];

    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        colours[kind] = s->public.machine[kind][FALL_HARVESTER];
    }
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            if (s->public.machine[region][type] != colours[fall_regions[region].kind]) {
                return false;
            }
        }
    }
    return are_first(colours, kinds) &&
           fall_are_different(colours, FALL_COLOURS, FALL_SIDE_COUNT - 1);
}

/* Who has which origin: the first hero as chosen, then by turns (R-FAL-3.8, R-FAL-L3.1). */
static bool are_origins_fine(const struct fall *s, const struct pl_frame *setup, uint32_t count)
{
    uint32_t mode = s->public.legacy.mode;
    bool is_one_game = mode == FALL_AFTER_MYSTHEA || mode == FALL_AFTER_ICAION;

    if (fall_has_any_two(s)) {
        return setup->arg[FALL_SETUP_ORIGIN] == 0;
    }
    if (is_one_game ? setup->arg[FALL_SETUP_ORIGIN] != 0
                    : (setup->arg[FALL_SETUP_ORIGIN] == 0) != (count == 0)) {
        return false;
    }
    for (uint32_t hero = 0; hero < count; hero++) {
        bool is_seeker = is_one_game ? mode == FALL_AFTER_ICAION
                                     : (setup->arg[FALL_SETUP_ORIGIN] == 2) != ((hero & 1) != 0);
        if (fall_is_champion(s, hero) == is_seeker) {
            return false;
        }
    }
    return true;
}

/* How far the set-up is: heroes that have a character, a colour, a node. */
struct progress {
    uint32_t characters;
    uint32_t colours;
    uint32_t nodes;
    bool has_machines;
};

static bool is_progress(const struct fall *s, const struct pl_frame *setup,
                        struct progress progress)
{
    const struct fall_public *pub = &s->public;
    uint64_t nodes = 0;

    if (!are_first(pub->hero, progress.characters) || !are_first(pub->colour, progress.colours) ||
        (progress.characters > 0 && !are_origins_fine(s, setup, progress.characters))) {
        return false;
    }
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        if (hero >= progress.nodes && (pub->node[hero] || fall_sum(pub->crystals[hero]))) {
            return false;
        }
        if (hero < progress.nodes && (nodes >> pub->node[hero] & 1)) {
            return false;
        }
        nodes |= hero < progress.nodes ? pl_bit(pub->node[hero]) : 0;
    }
    const void *machines = progress.has_machines ? pub->machine : NULL;
    return machines ? memcmp(machines, pub->first_machine, sizeof pub->machine) == 0
                    : fall_is_zero(pub->first_machine, sizeof pub->first_machine);
}

static bool is_golems_fine(const struct fall *s, const struct pl_frame *setup)
{
    return setup->step == FALL_SETUP_MACHINES && setup->arg[FALL_SETUP_SERVED] == 0 &&
           are_painted(s, 0) && s->head.option[FALL_OPTION_GOLEMS] == FALL_GOLEMS_CHOSEN &&
           is_progress(s, setup, (struct progress){ 0 });
}

static bool is_paint_fine(const struct fall *s, const struct pl_frame *setup,
                          const struct pl_frame *top)
{
    return setup->step == FALL_SETUP_MACHINES &&
           setup->arg[FALL_SETUP_SERVED] == top->arg[FALL_PAINT_KIND] + 1 &&
           are_painted(s, (uint32_t)top->arg[FALL_PAINT_KIND]) &&
           !(s->public.legacy.mode & FALL_AFTER_ICAION) &&
           s->head.option[FALL_OPTION_MACHINES] == FALL_MACHINES_CHOSEN &&
           is_progress(s, setup, (struct progress){ 0 });
}

static bool is_pile_fine(const struct fall *s, const struct pl_frame *setup)
{
    uint32_t mode = s->public.legacy.mode;

    return setup->step == FALL_SETUP_CHARACTERS && setup->arg[FALL_SETUP_SERVED] == 0 &&
           setup->arg[FALL_SETUP_ORIGIN] == 0 &&
           (mode == FALL_AFTER_NOTHING || mode == FALL_AFTER_BOTH) && !fall_has_any_two(s) &&
           is_progress(s, setup, (struct progress){ .has_machines = true });
}

/* The question is about the hero that the set-up has just counted. */
static bool is_about_hero(const struct fall *s, const struct pl_frame *setup,
                          const struct pl_frame *top)
{
    return top->arg[FALL_START_HERO] < (int32_t)fall_heroes(s) &&
           top->seat == fall_seat_of(s, (uint32_t)top->arg[FALL_START_HERO]) &&
           setup->arg[FALL_SETUP_SERVED] == top->arg[FALL_START_HERO] + 1;
}

static bool is_character_fine(const struct fall *s, const struct pl_frame *setup,
                              const struct pl_frame *top)
{
    uint32_t hero = (uint32_t)top->arg[FALL_CHARACTER_HERO];
    bool is_seeker = (setup->arg[FALL_SETUP_ORIGIN] == 2) != ((hero & 1) != 0);
    bool is_origin = fall_has_any_two(s) ? setup->arg[FALL_SETUP_ORIGIN] == 0 &&
                                               top->arg[FALL_CHARACTER_ORIGIN] == FALL_ORIGIN_ANY
                                         : setup->arg[FALL_SETUP_ORIGIN] > 0 &&
                                               top->arg[FALL_CHARACTER_ORIGIN] == is_seeker;

    return setup->step == FALL_SETUP_CHARACTERS && is_about_hero(s, setup, top) && is_origin &&
           s->public.legacy.mode == FALL_AFTER_NOTHING &&
           is_progress(s, setup, (struct progress){ .characters = hero, .has_machines = true });
}

static bool is_base_fine(const struct fall *s, const struct pl_frame *setup,
                         const struct pl_frame *top)
{
    return setup->step == FALL_SETUP_COLOURS && is_about_hero(s, setup, top) &&
           s->public.legacy.mode == FALL_AFTER_NOTHING &&
           is_progress(s, setup,
                       (struct progress){ .characters = fall_heroes(s),
                                          .colours = (uint32_t)top->arg[FALL_BASE_HERO],
                                          .has_machines = true });
}

/* From the armour on everybody has a character and a colour. */
static bool is_seated(const struct fall *s, const struct pl_frame *setup, uint32_t nodes)
{
    return setup->step == FALL_SETUP_START &&
           is_progress(s, setup,
                       (struct progress){ .characters = fall_heroes(s),
                                          .colours = fall_heroes(s),
                                          .nodes = nodes,
                                          .has_machines = true });
}

static bool is_armour_fine(const struct fall *s, const struct pl_frame *setup,
                           const struct pl_frame *top)
{
    uint32_t hero = (uint32_t)top->arg[FALL_ARMOUR_HERO];

    return hero < fall_heroes(s) && top->seat == fall_seat_of(s, hero) &&
           setup->arg[FALL_SETUP_SERVED] == 0 && is_seated(s, setup, 0) &&
           fall_characters[s->public.hero[hero]].relic == FALL_RELIC_TOGGLE_ARMOUR;
}

static bool is_start_fine(const struct fall *s, const struct pl_frame *setup,
                          const struct pl_frame *top)
{
    return is_about_hero(s, setup, top) && is_seated(s, setup, (uint32_t)top->arg[FALL_START_HERO]);
}

/* R-FAL-L4.2: a builder of many wonders gives back what is too much. */
static bool is_discard_fine(const struct fall *s, const struct pl_frame *setup,
                            const struct pl_frame *top)
{
    const struct pl_frame *gain = setup + 1;

    return gain->step == FALL_GAIN_LIMIT && is_about_hero(s, setup, gain) && gain->flag == 0 &&
           top->arg[FALL_DISCARD_HERO] == gain->arg[FALL_GAIN_HERO] &&
           is_seated(s, setup, (uint32_t)setup->arg[FALL_SETUP_SERVED]) &&
           fall_sum(s->public.crystals[gain->arg[FALL_GAIN_HERO]]) > FALL_CRYSTALS_MAX;
}

static bool is_question_fine(const struct fall *s, const struct pl_frame *setup,
                             const struct pl_frame *top)
{
    switch (top->kind) {
    case FALL_FRAME_GOLEMS: return is_golems_fine(s, setup);
    case FALL_FRAME_PAINT: return is_paint_fine(s, setup, top);
    case FALL_FRAME_PILE: return is_pile_fine(s, setup);
    case FALL_FRAME_CHARACTER: return is_character_fine(s, setup, top);
    case FALL_FRAME_BASE: return is_base_fine(s, setup, top);
    case FALL_FRAME_ARMOUR: return is_armour_fine(s, setup, top);
    case FALL_FRAME_START: return is_start_fine(s, setup, top);
    case FALL_FRAME_DISCARD: return is_discard_fine(s, setup, top);
    default: return false;
    }
}

const char *fall_check_setup(const struct fall *s)
{
    const struct pl_frame *setup = &s->head.frame[0];
    const struct pl_frame *top = pl_peek(&s->head);

    if (s->public.in_turn || s->head.waiting != 1u << top->seat) {
        return "the set-up is wrong";
    }
    if (!fall_is_zero(s->public.batch, sizeof s->public.batch)) {
        return "crystals are on their way to nobody";
    }
    return is_question_fine(s, setup, top) ? NULL : "the question of the set-up does not fit";
}
