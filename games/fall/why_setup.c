/* Why the questions of the set-up refuse an action: the reasons of games/fall/reasons.def. */
#include "games/fall/effects.h"

pl_reason fall_why_golems(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_SYSTEM) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_a(action) < FALL_SYSTEMS ? FALL_REASON_NONE : FALL_REASON_NO_SUCH;
}

pl_reason fall_why_paint(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t kind = (uint32_t)pl_peek(&s->head)->arg[FALL_PAINT_KIND];

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_PAINT) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return fall_colours_to_paint(s, kind) >> pl_act_a(action) & 1 ? FALL_REASON_NONE
                                                                  : FALL_REASON_PAINTED;
}

pl_reason fall_why_base(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_BASE) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return fall_colours_left(s) >> pl_act_a(action) & 1 ? FALL_REASON_NONE
                                                        : FALL_REASON_COLOUR_TAKEN;
}

/* Either pile. */
pl_reason fall_why_pile(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_PILE ? FALL_REASON_NONE : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_character(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t origin = (uint32_t)pl_peek(&s->head)->arg[FALL_CHARACTER_ORIGIN];
    uint32_t character = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_CHARACTER) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return fall_characters_taken(s) >> character & 1 ? FALL_REASON_CHARACTER_TAKEN
           : fall_pile(origin) >> character & 1      ? FALL_REASON_NONE
                                                     : FALL_REASON_OTHER_PILE;
}

/* R-FAL-S7.1: on or off. */
pl_reason fall_why_armour(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_ARMOUR) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_a(action) <= 1 ? FALL_REASON_NONE : FALL_REASON_NO_SUCH;
}

pl_reason fall_why_start(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_START_HERO];
    uint32_t node = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_START) {
        return FALL_REASON_OTHER_QUESTION;
    }
    if (!(fall_start_nodes(s, hero) >> node & 1)) {
        return fall_is_champion(s, hero) ? FALL_REASON_NOT_MIDDLE_NODE : FALL_REASON_NOT_CITY_START;
    }
    return fall_started_nodes(s, hero) >> node & 1 ? FALL_REASON_START_TAKEN : FALL_REASON_NONE;
}
