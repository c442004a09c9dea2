/* The decisions of the setup and the menu of a turn; the other frames are beside what they belong
 * to. */
#include "games/mysthea/decide.h"

#include "games/mysthea/setup.h"

/* The setup. */

/* R-MYS-2.2 */
void mysthea_legal_mirage(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t layouts;

    (void)seat;
    mysthea_add_regions(list, MYSTHEA_ACT_MIRAGE, mysthea_mirage_regions(s, &layouts));
}

/* R-MYS-1.12: when one layout is left the rest of it is laid out without asking. */
void mysthea_apply_mirage(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    int16_t laid = (int16_t)(pl_top(&s->head)->arg[MYSTHEA_MIRAGE_LAID] + 1);
    uint32_t layouts;

    (void)seat;
    pl_pop(&s->head);
    mysthea_lay_mirage(s, pl_act_a(action), log);
    uint32_t left = mysthea_mirage_regions(s, &layouts);
    if (layouts > 1) {
        pl_seat next = s->public.order[laid % s->head.seats];
        pl_push(&s->head, MYSTHEA_FRAME_MIRAGE, next)->arg[MYSTHEA_MIRAGE_LAID] = laid;
        return;
    }
    for (; left; left &= left - 1) {
        mysthea_lay_mirage(s, pl_lowest(left), log);
    }
    mysthea_after_mirages(s, log);
}

/* R-MYS-2.7: the day side or the night side of the next card. */
void mysthea_legal_side(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t island = mysthea_next_side(pl_peek(&s->head));

    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_SIDE, island);
    mysthea_add(list, MYSTHEA_ACT_SIDE, island + MYSTHEA_ISLANDS);
}

void mysthea_apply_side(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    int16_t turned = (int16_t)(pl_top(&s->head)->arg[MYSTHEA_SIDE_TURNED] + 1);
    uint32_t number = pl_act_a(action);

    if (number > MYSTHEA_ISLANDS) {
        s->public.night |= (uint8_t)(1u << turned);
    }
    pl_tell(log, MYSTHEA_EVENT_SIDE, seat, PL_ARGS(turned, (int32_t)number));
    pl_pop(&s->head);
    if (turned < MYSTHEA_ISLANDS) {
        pl_seat next = s->public.order[turned % s->head.seats];
        pl_push(&s->head, MYSTHEA_FRAME_SIDE, next)->arg[MYSTHEA_SIDE_TURNED] = turned;
    } else {
        mysthea_after_sides(s, log);
    }
}

void mysthea_legal_draft(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t pile = 0; pile < MYSTHEA_DRAFT_PILES; pile++) {
        if (!mysthea_refuse_draft(s, seat, pile)) {
            mysthea_add(list, MYSTHEA_ACT_DRAFT, pile);
        }
    }
}

/* R-MYS-2.11: a champion is taken in any case. */
void mysthea_apply_draft(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t pile = pl_act_a(action);
    uint32_t taken = s->public.draft[pile];
    uint32_t picks = (uint32_t)pl_top(&s->head)->arg[MYSTHEA_DRAFT_PICKS] + 1;

    s->public.draft[pile] = 0;
    if (pile == 0) {
        s->public.champion[seat] = (uint8_t)taken;
        pl_tell(log, MYSTHEA_EVENT_CHOSE_CHAMPION, seat, PL_ARGS((int32_t)taken));
    } else {
        mysthea_to_hand_openly(s, seat, taken);
        pl_tell(log, MYSTHEA_EVENT_DRAFTED, seat, PL_ARGS((int32_t)taken));
    }
    pl_pop(&s->head);
    if (picks < (uint32_t)s->head.seats * MYSTHEA_DRAFT_PILES) {
        mysthea_show_draft(s, pile, log);
        pl_seat next = s->public.order[picks % s->head.seats];
        pl_push(&s->head, MYSTHEA_FRAME_DRAFT, next)->arg[MYSTHEA_DRAFT_PICKS] = (int16_t)picks;
    } else {
        mysthea_end_draft(s);
        mysthea_ask_champion(s, 0);
    }
}

/* R-MYS-2.14, R-MYS-2.15 */
void mysthea_legal_place(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    mysthea_add_regions(list, MYSTHEA_ACT_PLACE,
                        mysthea_open_regions(s) & ~mysthea_taken_islands(s));
}

void mysthea_apply_place(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    s->public.champion_at[seat] = (uint8_t)pl_act_a(action);
    pl_top(&s->head)->kind = MYSTHEA_FRAME_TOKEN;
    pl_tell(log, MYSTHEA_EVENT_PLACED, seat, PL_ARGS(pl_act_a(action)));
}

void mysthea_legal_token(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        if (!mysthea_refuse_token(s, seat, island)) {
            mysthea_add(list, MYSTHEA_ACT_TOKEN, island);
        }
    }
}

void mysthea_apply_token(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t placed = (uint32_t)pl_top(&s->head)->arg[MYSTHEA_TOKEN_PLACED] + 1;

    s->public.token[seat] = (uint8_t)pl_act_a(action);
    pl_tell(log, MYSTHEA_EVENT_TOKEN, seat, PL_ARGS(pl_act_a(action)));
    pl_pop(&s->head);
    if (placed < s->head.seats) {
        mysthea_ask_champion(s, placed);
    } else {
        mysthea_end_setup(s);
    }
}

/* The menu of a turn. */

/* R-MYS-4.7, R-MYS-10.1, R-MYS-10.3, R-MYS-11.1; R-MYS-7.5: what was placed this turn counts. */
static void legal_special(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t i = 0; i < MYSTHEA_EQUIPMENT_PLACES; i++) {
        uint32_t card = s->public.equipment[seat][i];
        if (card && !mysthea_refuse_use(s, seat, card)) {
            mysthea_add(list, MYSTHEA_ACT_USE, card);
        }
    }
    if (!mysthea_refuse_artefact(s, seat)) {
        mysthea_add_regions(list, MYSTHEA_ACT_BATTLE, mysthea_battle_regions(s, seat));
        mysthea_add(list, MYSTHEA_ACT_MOVE_ISLAND, 0);
    }
    if (!mysthea_refuse_encounter(s, seat)) {
        mysthea_add(list, MYSTHEA_ACT_ENCOUNTER, 0);
    }
}

/* R-MYS-4.6: Meditate is always possible, so no player is ever stuck. R-MYS-5.8: points that are
 * left are spent here. */
void mysthea_legal_turn(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (!mysthea_refuse_basic(frame)) {
        mysthea_add_cards(list, MYSTHEA_ACT_ACT, s->private[seat].hand);
        if (!mysthea_refuse_develop(s, seat)) {
            mysthea_add(list, MYSTHEA_ACT_DEVELOP, 0);
        }
        mysthea_add(list, MYSTHEA_ACT_MEDITATE, 0);
    }
    if (!mysthea_refuse_special(frame)) {
        legal_special(s, seat, list);
    }
    if (!mysthea_refuse_end_turn(frame)) {
        mysthea_add(list, MYSTHEA_ACT_END_TURN, 0);
    }
    if (!mysthea_refuse_points(s, seat)) {
        mysthea_legal_points(s, seat, list);
    }
    mysthea_legal_discard(s, seat, list);
}

static void move_island(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    s->public.charged &= (uint8_t) ~(1u << seat);
    pl_tell(log, MYSTHEA_EVENT_LEFT_ISLAND, seat,
            PL_ARGS(mysthea_island_of[s->public.champion_at[seat]]));
    pl_push(&s->head, MYSTHEA_FRAME_ISLAND, seat);
}

/* What the action uses up: the basic or the special one of the turn, or neither. */
static uint8_t used_by(uint32_t kind)
{
    return kind <= MYSTHEA_ACT_MEDITATE    ? MYSTHEA_BASIC_DONE
           : kind <= MYSTHEA_ACT_ENCOUNTER ? MYSTHEA_SPECIAL_DONE
                                           : 0;
}

/* R-MYS-4.8: only here actions of the turn are used up, not where an effect grants one. */
void mysthea_apply_turn(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t kind = pl_act_kind(action);
    uint32_t argument = pl_act_a(action);

    pl_top(&s->head)->flag |= used_by(kind);
    switch (kind) {
    case MYSTHEA_ACT_ACT:
        pl_push(&s->head, MYSTHEA_FRAME_ACT, seat);
        mysthea_apply_act(s, seat, action, log);
        break;
    case MYSTHEA_ACT_DEVELOP: pl_push(&s->head, MYSTHEA_FRAME_DEVELOP, seat); break;
    case MYSTHEA_ACT_MEDITATE: pl_push(&s->head, MYSTHEA_FRAME_MEDITATE, seat); break;
    case MYSTHEA_ACT_USE:
        pl_tell(log, MYSTHEA_EVENT_USED, seat, PL_ARGS((int32_t)argument));
        mysthea_use(s, seat, argument, log);
        break;
    case MYSTHEA_ACT_BATTLE: mysthea_start_battle(s, seat, argument, 0, false); break;
    case MYSTHEA_ACT_MOVE_ISLAND: move_island(s, seat, log); break;
    case MYSTHEA_ACT_ENCOUNTER: mysthea_start_encounter(s, seat, false); break;
    case MYSTHEA_ACT_END_TURN: mysthea_end_turn(s, log); break;
    case MYSTHEA_ACT_DISCARD: mysthea_discard_from_board(s, seat, argument, log); break;
    default: mysthea_apply_points(s, seat, action, log); break;
    }
}
