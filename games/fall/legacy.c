/* What records hand on: whether it fits the game (R-FAL-L5.1). */
#include "games/fall/check.h"

/* Characters of heroes who play, all different; of the others none. */
static bool are_people_fine(const uint8_t *numbers, uint32_t heroes, bool is_wanted)
{
    for (uint32_t i = 0; i < FALL_HEROES; i++) {
        if ((numbers[i] != 0) != (is_wanted && i < heroes)) {
            return false;
        }
    }
    return fall_are_different(numbers, FALL_HEROES, FALL_CHAMPIONS);
}

/* R-FAL-L1.2: no card is in two decks. */
static bool are_cards_fine(const struct fall_legacy *legacy, uint32_t heroes)
{
    struct pl_set seen = { { 0, 0 } };
    struct pl_set all = { { 0, 0 } };

    for (uint32_t era = 0; era <= FALL_ERAS; era++) {
        all = pl_set_or(all, fall_of_era[era]);
    }
    for (uint32_t i = 0; i < FALL_HEROES; i++) {
        const struct pl_set *cards = &legacy->cards[i];
        bool is_wanted = (legacy->mode & FALL_AFTER_MYSTHEA) && i < heroes;
        if (pl_set_meets(&seen, cards) || !pl_set_contains(&all, cards) ||
            (!is_wanted && !pl_set_is_empty(cards))) {
            return false;
        }
        seen = pl_set_or(seen, *cards);
    }
    return true;
}

/* R-FAL-L2.2: machines are of players or neutral, and not more than there are. */
static bool are_machines_fine(const struct fall_legacy *legacy, uint32_t heroes)
{
    uint8_t count[FALL_SIDE_COUNT][FALL_TYPES] = { { 0 } };
    uint32_t colours = 1u | legacy->neutral;

    for (uint32_t i = 0; i < heroes; i++) {
        colours |= 1u << legacy->colour[i];
    }
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            uint32_t colour = legacy->machine[region][type];
            if (colour >= FALL_SIDE_COUNT || !(colours >> colour & 1) ||
                (colour && ++count[colour][type] > FALL_MACHINES_OF_TYPE)) {
                return false;
            }
        }
        if (legacy->wonder[region] > heroes) {
            return false;
        }
    }
    return true;
}

/* What only a record of Icaion has. */
static bool is_board_fine(const struct fall_legacy *legacy, uint32_t heroes)
{
    uint32_t all = (1u << FALL_SIDE_COUNT) - 2;
    uint32_t own = 0;

    if (!(legacy->mode & FALL_AFTER_ICAION)) {
        return !legacy->neutral && fall_is_zero(legacy->machine, sizeof legacy->machine) &&
               fall_is_zero(legacy->wonder, sizeof legacy->wonder);
    }
    for (uint32_t i = 0; i < heroes; i++) {
        own |= 1u << legacy->colour[i];
    }
    return !(legacy->neutral & ~all) && !(legacy->neutral & own) &&
           __builtin_popcount(legacy->neutral) <= FALL_NEUTRAL_COLOURS_MAX &&
           are_machines_fine(legacy, heroes);
}

const char *fall_check_legacy(const struct fall_legacy *legacy, uint32_t heroes)
{
    uint32_t mode = legacy->mode;

    if (mode > FALL_AFTER_BOTH || !fall_is_zero(legacy->spare, sizeof legacy->spare)) {
        return "what earlier games handed on is out of range";
    }
    if (!are_people_fine(legacy->champion, heroes, mode & FALL_AFTER_MYSTHEA) ||
        !are_people_fine(legacy->seeker, heroes, mode & FALL_AFTER_ICAION) ||
        !are_people_fine(legacy->colour, heroes, mode) ||
        !fall_are_different(legacy->colour, FALL_HEROES, FALL_SIDE_COUNT - 1)) {
        return "characters or colours of earlier games do not fit the players";
    }
    if (!are_cards_fine(legacy, heroes)) {
        return "cards of an earlier game are with two players";
    }
    return is_board_fine(legacy, heroes) ? NULL : "machines of an earlier game are wrong";
}

const char *fall_config_check(const struct pl_config *config)
{
    struct fall_legacy legacy;

    memcpy(&legacy, config->legacy, sizeof legacy);
    return fall_check_legacy(&legacy, config->seats == 1 ? FALL_SOLO_CHARACTERS : config->seats);
}
