/* What records hand on: made of them, and whether it fits the game (R-FAL-L5.1). */
#include "games/fall/check.h"
#include "games/fall/record.h"

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
           __builtin_popcount(legacy->neutral) <= fall_neutral[heroes] &&
           are_machines_fine(legacy, heroes);
}

/* Whether what records handed on fits the game (R-FAL-L5.1). */
static const char *check_legacy(const struct fall_legacy *legacy, uint32_t heroes)
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
    return check_legacy(&legacy, config->seats == 1 ? FALL_SOLO_CHARACTERS : config->seats);
}

/* What it means for the set-up. */

uint32_t fall_legacy_of(const struct pl_config *config)
{
    struct fall_legacy legacy;

    memcpy(&legacy, config->legacy, sizeof legacy);
    return legacy.mode;
}

bool fall_option_matters(const struct pl_config *config, uint32_t option)
{
    uint32_t mode = fall_legacy_of(config);
    bool is_alone = config->seats == 1;

    switch ((enum fall_option)option) {
    case FALL_OPTION_MACHINES: return !(mode & FALL_AFTER_ICAION);               /* R-FAL-L2.2 */
    case FALL_OPTION_CHARACTERS: return mode == FALL_AFTER_NOTHING && !is_alone; /* R-FAL-L1.1 */
    case FALL_OPTION_COLOURS: return mode == FALL_AFTER_NOTHING;                 /* R-FAL-L1.6 */
    case FALL_OPTION_CONSENT: return !is_alone;                                  /* R-FAL-13.8 */
    case FALL_OPTION_MIXED_PAIR: return mode == FALL_AFTER_NOTHING && is_alone;  /* R-FAL-X1.6 */
    case FALL_OPTION_NO_START_CARDS: return mode & FALL_AFTER_MYSTHEA;           /* R-FAL-X1.5 */
    case FALL_OPTION_ARMOUR_ALWAYS: return mode != FALL_AFTER_MYSTHEA;           /* R-FAL-L1.1 */
    case FALL_OPTION_RELIC_ORDER: return mode != FALL_AFTER_MYSTHEA;             /* R-FAL-X1.9 */
    case FALL_OPTION_BOULRON_ADDS:                                               /* R-FAL-1.8 */
        return config->option[FALL_OPTION_EXTRA_MONSTERS] == FALL_SWITCH_ON;
    case FALL_OPTION_LEVEL:
    case FALL_OPTION_EXTRA_MONSTERS:
    case FALL_OPTION_GOLEMS:
    case FALL_OPTION_ATTACK_ALL:
    case FALL_OPTION_STORM_CHARGES:
    case FALL_OPTION_LATE_REBUILD:
    case FALL_OPTION_DECLINED_BONUS:
    case FALL_OPTION_COUNT: break;
    }
    return true;
}

/* Making it. */

enum { RECORDS_MAX = 2 };

static const struct pl_refusal *refuse(enum fall_refusal refusal)
{
    static const struct pl_refusal refusals[FALL_REFUSAL_COUNT] = {
#define REFUSAL(id_, code_, pl_, en_) \
    [FALL_REFUSAL_##id_] = { .code = code_, .text = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/fall/refusals.def"
    };

    return &refusals[refusal];
}

/* The place of a person among the players of a record; FALL_HEROES: not there. */
static uint32_t place_of(const struct fall_record *record, const char *player)
{
    for (uint32_t i = 0; i < record->player_count; i++) {
        if (pl_string_equal(record->player[i].player, player)) {
            return i;
        }
    }
    return FALL_HEROES;
}

/* R-FAL-L5.2 */
static bool are_same_people(const struct fall_record *a, const struct fall_record *b)
{
    if (a->player_count != b->player_count) {
        return false;
    }
    for (uint32_t i = 0; i < a->player_count; i++) {
        if (place_of(b, a->player[i].player) == FALL_HEROES) {
            return false;
        }
    }
    return true;
}

/* R-FAL-L1.1, R-FAL-L1.2, R-FAL-L1.6 */
static void take_mysthea(struct fall_legacy *legacy, const struct fall_record *record)
{
    legacy->mode |= FALL_AFTER_MYSTHEA;
    for (uint32_t i = 0; i < record->player_count; i++) {
        const struct fall_record_player *player = &record->player[i];
        legacy->champion[i] = (uint8_t)fall_id_number(player->character, "H", 2);
        legacy->colour[i] = (uint8_t)fall_side_number(player->colour);
        legacy->cards[i] = player->cards;
    }
}

/* R-FAL-L2.1, R-FAL-L2.2, R-FAL-L2.9, R-FAL-L3.2: heroes have the order of `first`. */
static void take_icaion(struct fall_legacy *legacy, const struct fall_record *record,
                        const struct fall_record *first)
{
    legacy->mode |= FALL_AFTER_ICAION;
    for (uint32_t i = 0; i < record->player_count; i++) {
        const struct fall_record_player *player = &record->player[i];
        uint32_t hero = place_of(first, player->player);
        legacy->seeker[hero] = (uint8_t)fall_id_number(player->character, "IN", 3);
        legacy->colour[hero] = (uint8_t)fall_side_number(player->colour);
    }
    memcpy(legacy->machine, record->machine, sizeof legacy->machine);
    legacy->neutral = record->neutral;
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        uint32_t builder = record->wonder[region];
        legacy->wonder[region] =
            builder ? (uint8_t)(1 + place_of(first, record->player[builder - 1].player)) : 0;
    }
}

/* What holds for all records together. */
static enum fall_refusal judge(const struct fall_record *record, uint32_t count, uint32_t heroes)
{
    if (count > 1 && record[0].is_icaion == record[1].is_icaion) {
        return FALL_REFUSAL_MODE;
    }
    if (count > 1 && !are_same_people(&record[0], &record[1])) {
        return FALL_REFUSAL_PEOPLE;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (record[i].player_count != heroes) { /* R-FAL-L5.3 */
            return FALL_REFUSAL_SEATS;
        }
    }
    return FALL_NO_REFUSAL;
}

const struct pl_refusal *fall_legacy(struct pl_config *config, const struct pl_record_text *records,
                                     uint32_t count)
{
    uint32_t heroes = config->seats == 1 ? FALL_SOLO_CHARACTERS : config->seats;
    struct fall_record record[RECORDS_MAX];
    struct fall_legacy legacy = { 0 };
    enum fall_refusal refusal = FALL_NO_REFUSAL;

    for (uint32_t i = 0; refusal == FALL_NO_REFUSAL && i < count && i < RECORDS_MAX; i++) {
        refusal = fall_read_record(&records[i], &record[i]);
    }
    if (refusal == FALL_NO_REFUSAL) {
        refusal = count > RECORDS_MAX ? FALL_REFUSAL_MODE : judge(record, count, heroes);
    }
    if (refusal != FALL_NO_REFUSAL) {
        return refuse(refusal);
    }
    const struct fall_record *first = &record[count > 1 && record[0].is_icaion ? 1 : 0];
    for (uint32_t i = 0; i < count; i++) {
        if (!record[i].is_icaion) {
            take_mysthea(&legacy, &record[i]);
        }
    }
    for (uint32_t i = 0; i < count; i++) {
        if (record[i].is_icaion) {
            take_icaion(&legacy, &record[i], first);
        }
    }
    memcpy(config->legacy, &legacy, sizeof legacy);
    return NULL;
}
