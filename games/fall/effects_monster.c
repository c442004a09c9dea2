/* Monsters: entering and leaving (R-FAL-M1.1 to R-FAL-M7.2). */
#include "games/fall/effects.h"

/* Constructs that Cannibarok takes: half of those of its island (R-FAL-M5.1). */
static uint32_t meal_of(const struct fall *s, uint32_t island)
{
    uint32_t isle[2];

    fall_construct_isles(s, island, isle);
    return (s->public.isle[isle[0]] + s->public.isle[isle[1]] + 1u) / 2;
}

struct fall_share fall_share_to_eat(const struct fall *s)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t meal = (uint32_t)frame->arg[FALL_EAT_CONSTRUCTS];
    uint32_t isle[2];

    fall_construct_isles(s, fall_monsters[frame->arg[FALL_EAT_MONSTER]].home, isle);
    uint32_t first = s->public.isle[isle[0]];
    uint32_t second = s->public.isle[isle[1]];
    return (struct fall_share){
        .least = meal > second ? meal - second : 0,
        .most = meal < first ? meal : first,
    };
}

void fall_legal_eat(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    struct fall_share share = fall_share_to_eat(s);

    (void)seat;
    for (uint32_t i = share.least; i <= share.most; i++) {
        fall_add(list, FALL_ACT_EAT, i, 0);
    }
}

/* Figures of a region of an island go to the card of a monster, or back. */
static void eat(struct fall *s, uint32_t monster, uint32_t isle, uint32_t count,
                struct pl_events *log)
{
    enum fall_unit unit = fall_unit_of_isle(s, isle);

    if (count > 0) {
        s->public.isle[isle] = (uint8_t)(s->public.isle[isle] - count);
        s->public.held[unit] = (uint8_t)(s->public.held[unit] + count);
        fall_tell(log, FALL_EVENT_EATEN,
                  PL_ARGS((int32_t)monster, (int32_t)unit, (int32_t)count, (int32_t)isle));
    }
}

/* R-FAL-19.4: false if the game is lost. */
static bool stands(struct fall *s, uint32_t island, struct pl_events *log)
{
    if (fall_is_bare(s, island)) {
        fall_lose(s, FALL_OVER_BARE_ISLAND, log);
        return false;
    }
    return true;
}

void fall_apply_eat(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint32_t monster = (uint32_t)frame.arg[FALL_EAT_MONSTER];
    uint32_t island = fall_monsters[monster].home;
    uint32_t isle[2];

    (void)seat;
    pl_pop(&s->head);
    fall_construct_isles(s, island, isle);
    eat(s, monster, isle[0], pl_act_a(action), log);
    eat(s, monster, isle[1], (uint32_t)frame.arg[FALL_EAT_CONSTRUCTS] - pl_act_a(action), log);
    stands(s, island, log);
}

/* R-FAL-M7.1: asks the first hero with a fort on the board from this place in turn order on. */
static void ask_for_fort(struct fall *s, uint32_t from)
{
    uint32_t count = fall_heroes(s);

    for (uint32_t i = from; i < count; i++) {
        uint32_t hero = (s->public.turn + i) % count;
        if (!pl_set_is_empty(&s->public.fort[hero])) {
            pl_seat seat = fall_seat_of(s, hero);
            pl_push(&s->head, FALL_FRAME_FORT_LOSS, seat)->arg[FALL_FORT_LOSS_HERO] = (int16_t)hero;
            return;
        }
    }
}

void fall_legal_fort_loss(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_LOSE_FORT,
                   s->public.fort[pl_peek(&s->head)->arg[FALL_FORT_LOSS_HERO]].word[0], 0);
}

void fall_apply_fort_loss(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_FORT_LOSS_HERO];
    uint32_t count = fall_heroes(s);

    (void)seat;
    pl_pop(&s->head);
    pl_set_remove(&s->public.fort[hero], pl_act_a(action));
    s->public.forts[hero]++;
    fall_tell_of(s, log, FALL_EVENT_FORT_LOST, PL_ARGS((int32_t)hero, pl_act_a(action)));
    ask_for_fort(s, (hero + count - s->public.turn) % count + 1);
}

/* What happens when a monster enters; false if the game is lost by it. */
static bool enter(struct fall *s, uint32_t monster, struct pl_events *log)
{
    uint32_t island = fall_monsters[monster].home;

    pl_set_add(&s->public.monsters, monster);
    fall_tell(log, FALL_EVENT_ENTERED, PL_ARGS((int32_t)monster, (int32_t)island));
    switch ((enum fall_enter)fall_monsters[monster].enter) {
    case FALL_ENTER_EMPTY_RELICS: /* R-FAL-M4.1 */
        s->public.charged = 0;
        fall_tell(log, FALL_EVENT_EMPTIED, PL_ARGS(0));
        break;
    case FALL_ENTER_EAT_CONSTRUCTS:
        if (meal_of(s, island) > 0) {
            fall_ask(s, FALL_FRAME_EAT, monster, meal_of(s, island));
        }
        break;
    case FALL_ENTER_EAT_GOLEMS: { /* R-FAL-M6.1 */
        uint32_t isle = fall_golem_isle(s, island);
        eat(s, monster, isle, s->public.isle[isle], log);
        return stands(s, island, log);
    }
    case FALL_ENTER_LOSE_FORTS: ask_for_fort(s, 0); break;
    case FALL_ENTER_NOTHING:
    case FALL_ENTER_COUNT: break;
    }
    return true;
}

/* Monsters that were never in play come first, then those beaten, in their order. */
bool fall_draw_monster(struct fall *s, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t pile = (uint32_t)pub->monster_pile.word[0];
    uint32_t monster = pub->under[0];

    if (pile) {
        monster = pl_select(pile, fall_roll(s, (uint32_t)__builtin_popcount(pile)));
        pl_set_remove(&pub->monster_pile, monster);
    } else if (monster) {
        memmove(pub->under, pub->under + 1, sizeof pub->under - 1);
        pub->under[FALL_MONSTERS - 1] = FALL_NO_MONSTER;
    } else {
        return true;
    }
    return enter(s, monster, log);
}

/* R-FAL-M5.2, R-FAL-M6.2: what a monster has taken returns to its island. */
static void give_back(struct fall *s, uint32_t monster, struct pl_events *log)
{
    const struct fall_monster_info *info = &fall_monsters[monster];
    enum fall_unit unit = info->enter == FALL_ENTER_EAT_GOLEMS ? FALL_GOLEM : FALL_CONSTRUCT;
    uint32_t isle = fall_golem_isle(s, info->home);
    uint32_t count = s->public.held[unit];

    if (count == 0) {
        return;
    }
    s->public.held[unit] = 0;
    fall_tell(log, FALL_EVENT_FREED,
              PL_ARGS((int32_t)monster, (int32_t)unit, (int32_t)count, (int32_t)info->home));
    if (unit == FALL_GOLEM) {
        s->public.isle[isle] = (uint8_t)(s->public.isle[isle] + count);
    } else {
        fall_ask(s, FALL_FRAME_SPLIT, info->home, count);
    }
}

void fall_banish(struct fall *s, uint32_t monster, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t enter_effect = fall_monsters[monster].enter;
    uint32_t place = 0;

    while (pub->under[place] != FALL_NO_MONSTER) {
        place++;
        PL_ASSERT(place < PL_COUNT_OF(pub->under));
    }
    pub->under[place] = (uint8_t)monster;
    pl_set_remove(&pub->monsters, monster);
    fall_tell_of(s, log, FALL_EVENT_BEATEN, PL_ARGS(pub->turn, (int32_t)monster));
    if (enter_effect == FALL_ENTER_EAT_CONSTRUCTS || enter_effect == FALL_ENTER_EAT_GOLEMS) {
        give_back(s, monster, log);
    }
}
