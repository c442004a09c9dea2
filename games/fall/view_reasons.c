/* The words of reasons.def: what is missing, who is in the way, what the question is about. Each is
 * a VALUE or a PART of words.def, and reads any action that a reason was found against. */
#include "games/fall/decide.h"
#include "games/fall/effects.h"
#include "games/fall/view.h"

/* The set-up. */

static int32_t painted_kind(const struct fall *s, uint32_t side)
{
    int32_t kind = 0;

    while (kind < FALL_COLOURS - 1 && s->public.machine[kind][FALL_HARVESTER] != side) {
        kind++;
    }
    return kind;
}

static int32_t colour_owner(const struct fall *s, uint32_t side)
{
    int32_t hero = 0;

    while (hero < FALL_HEROES - 1 && s->public.colour[hero] != side) {
        hero++;
    }
    return hero;
}

int32_t fall_value_in_setup(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case FALL_VALUE_PAINTED_KIND: return painted_kind(s, a);
    case FALL_VALUE_COLOUR_OWNER: return colour_owner(s, a);
    case FALL_VALUE_PILE_ORIGIN: return pl_peek(&s->head)->arg[FALL_CHARACTER_ORIGIN];
    default: pl_panic("not a value of the set-up", __FILE__, __LINE__);
    }
}

/* Moving. */

/* The first hero on a node: in the set-up those who follow stand nowhere yet. */
static int32_t standing(const struct fall *s, uint32_t node)
{
    int32_t hero = 0;

    while (hero < FALL_HEROES - 1 && s->public.node[hero] != node) {
        hero++;
    }
    return hero;
}

static uint32_t mover(const struct fall *s, pl_action action)
{
    uint32_t b = pl_act_b(action);

    if (pl_act_kind(action) == FALL_ACT_WALK) {
        return b;
    }
    return b ? b - 1 : s->public.turn;
}

/* Nodes that a Move would need, free steps not counted. */
static int32_t way_nodes(const struct fall *s, uint32_t hero, uint32_t node)
{
    uint32_t budget = 1;

    while (budget < FALL_NODES && !(fall_move_nodes(s, hero, budget) >> node & 1)) {
        budget++;
    }
    return (int32_t)budget;
}

int32_t fall_value_of_way(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    pl_action action = pen->action;
    uint32_t a = pl_act_a(action);
    bool is_walk = pl_act_kind(action) == FALL_ACT_WALK;

    switch (value) {
    case FALL_VALUE_STANDING: return standing(s, a);
    case FALL_VALUE_MOVER: return (int32_t)mover(s, action);
    case FALL_VALUE_WAY_NODES: return way_nodes(s, mover(s, action), a);
    case FALL_VALUE_MOVE_NODES: return is_walk ? FALL_MOVE_NODES : (int32_t)fall_move_budget(s);
    case FALL_VALUE_CARRY_WAY: return (int32_t)fall_distance(a, pl_act_b(action));
    case FALL_VALUE_CARRY_NODES:
        return (int32_t)fall_trait(s, s->public.turn, FALL_TRAIT_CARRY_FORT);
    default: pl_panic("not a value of a way", __FILE__, __LINE__);
    }
}

/* What stands in the way by day. */

/* Of the monsters in play one that does this. */
static int32_t plaguing(const struct fall *s, enum fall_plague plague)
{
    return (int32_t)pl_lowest(fall_in_play(s) & fall_plagues[plague]);
}

static int32_t target_colours(pl_action action)
{
    uint32_t a = pl_act_a(action);

    return pl_act_kind(action) == FALL_ACT_ATTACK ? 1 << fall_regions[a].kind
                                                  : (int32_t)fall_kinds_of(fall_monsters[a].home);
}

static int32_t relic_owner(const struct fall *s, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    return kind == FALL_ACT_ASK || kind == FALL_ACT_COPY ? pl_act_a(action) : s->public.turn;
}

int32_t fall_value_by_day(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    const struct fall_public *pub = &s->public;
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case FALL_VALUE_TARGET_COLOURS: return target_colours(pen->action);
    case FALL_VALUE_MONSTER_HOME: return fall_monsters[a].home;
    case FALL_VALUE_COLOSSUS_NODE: return pub->colossus;
    case FALL_VALUE_GUARD: return plaguing(s, FALL_NO_INVESTIGATION);
    case FALL_VALUE_BREAKER: return plaguing(s, FALL_NO_MACHINES);
    case FALL_VALUE_MACHINE_SIDE: return pub->machine[a][pl_act_b(pen->action)];
    case FALL_VALUE_OWN_SIDE: return pub->colour[pub->turn];
    case FALL_VALUE_RELIC_OWNER: return relic_owner(s, pen->action);
    case FALL_VALUE_SLOT_VALUE: return pub->slot[a];
    case FALL_VALUE_OWN_CRYSTALS: return (int32_t)fall_sum(pub->crystals[pub->turn]);
    case FALL_VALUE_PARTNER_CRYSTALS: return (int32_t)fall_sum(pub->crystals[a]);
    case FALL_VALUE_OWN_OF_COLOUR: return pub->crystals[pub->turn][a];
    default: pl_panic("not a value of the day", __FILE__, __LINE__);
    }
}

/* What the question is about. */

/* Frames keep what they are about in different places: REGION, HERO and so on of frames.def. */
int32_t fall_value_asked(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    const int16_t *arg = pl_peek(&s->head)->arg;

    switch (value) {
    case FALL_VALUE_SECOND_REGION: return arg[FALL_SECOND_REGION];
    case FALL_VALUE_FORT_REGION: return arg[FALL_FORT_REGION];
    case FALL_VALUE_RESTORED_TYPE: return arg[FALL_RESTORE_TO_TYPE];
    case FALL_VALUE_FELL_REGION: return arg[FALL_FELL_REGION];
    case FALL_VALUE_DUE_COLOURS: return arg[FALL_PAY_COLOURS];
    case FALL_VALUE_FIRST_DUE: return (int32_t)pl_lowest((uint16_t)arg[FALL_PAY_COLOURS]);
    case FALL_VALUE_DISCARDER: return arg[FALL_DISCARD_HERO];
    case FALL_VALUE_TRADE_GIVER: return (int32_t)fall_trade_giver(s, pl_peek(&s->head));
    case FALL_VALUE_TO_SPLIT: return (int32_t)fall_most_to_split(s);
    case FALL_VALUE_PUSHED_FROM: return arg[FALL_PUSH_TO_REGION];
    case FALL_VALUE_EAT_LEAST: return (int32_t)fall_share_to_eat(s).least;
    case FALL_VALUE_EAT_MOST: return (int32_t)fall_share_to_eat(s).most;
    case FALL_VALUE_FORT_LOSER: return arg[FALL_FORT_LOSS_HERO];
    default: pl_panic("not a value of a question", __FILE__, __LINE__);
    }
}

int32_t fall_value_of_kill(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    uint32_t region = (uint32_t)fall_below(s)->arg[FALL_ATTACK_TARGET];

    switch (value) {
    case FALL_VALUE_TARGET_ENEMIES: return (int32_t)fall_enemies(s, region);
    case FALL_VALUE_KILL_COST: return (int32_t)fall_cost_of(s, region, pl_act_a(pen->action));
    default: pl_panic("not a value of the defeated", __FILE__, __LINE__);
    }
}

/* Lists. */

void fall_write_regions_at(const struct pl_pen *pen, int32_t node)
{
    uint32_t start = pen->text->length;

    for (uint32_t left = fall_nodes[node].regions; left; left &= left - 1) {
        pl_comma(pen, start);
        fall_write_region(pen, (int32_t)pl_lowest(left));
    }
}

void fall_write_purse(const struct pl_pen *pen, int32_t hero)
{
    const struct fall *s = fall_seen(pen->obs);
    int32_t parasites = s->public.jokers[hero];

    if (parasites == 0 || fall_sum(s->public.crystals[hero]) > 0) {
        fall_list_crystals(pen, s->public.crystals[hero]);
    }
    if (parasites > 0) {
        pl_text_add(pen->text, fall_sum(s->public.crystals[hero]) > 0 ? ", " : "");
        fall_write_units(pen, pl_pair(FALL_PARASITE, parasites));
    }
}

void fall_write_city_crystals(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    fall_list_crystals(pen, fall_seen(pen->obs)->public.city);
}

/* R-FAL-6.12: all that the payment still takes. */
void fall_write_due(const struct pl_pen *pen, int32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    uint8_t due[FALL_COLOURS];

    (void)value;
    fall_all_due(pl_peek(&s->head), 0, due);
    fall_list_crystals(pen, due);
}
