/* The lexicon: tables of names, and the values that texts name beside their arguments. */
#include "games/fall/view.h"

/* Names. */

static const struct pl_words fall_colour_words[FALL_COLOURS] = {
#define COLOUR(number_, colour_, kind_, slug_, kind_slug_, pl_, en_, ...) \
    [number_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/kinds.def"
};

static const struct pl_words fall_kind_words[FALL_COLOURS] = {
#define COLOUR(number_, colour_, kind_, slug_, kind_slug_, colour_pl_, colour_en_, pl_, en_) \
    [number_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/kinds.def"
};

static const struct pl_words fall_event_card_words[FALL_EVENTS] = {
    [FALL_NO_EVENT] = { PL_BOTH("-", "-") },
#define COLOUR(number_, colour_, kind_, slug_, kind_slug_, colour_pl_, colour_en_, pl_, en_) \
    [1 + (number_)] = { PL_BOTH(pl_, en_) },
#include "games/icaion/kinds.def"
#define EVENT_CARD(id_, slug_, pl_, en_) [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/fall/event_cards.def"
};

static const struct pl_words fall_type_words[FALL_TYPES] = {
#define TYPE(id_, slug_, pl_, en_) [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/types.def"
};

static const struct {
    const char *one[PL_LANG_COUNT];
    const char *many[PL_LANG_COUNT];
} fall_unit_words[FALL_UNITS] = {
#define UNIT(id_, slug_, pl_, en_, pl_many_, en_many_) \
    [FALL_##id_] = { PL_BOTH(pl_, en_), PL_BOTH(pl_many_, en_many_) },
#include "games/fall/units.def"
};

static const struct pl_words fall_origin_words[] = {
#define ORIGIN(id_, pl_, en_) [FALL_ORIGIN_##id_] = { PL_BOTH(pl_, en_) },
#include "games/fall/origins.def"
};

static const struct pl_words fall_era_words[FALL_ERAS + 1] = {
#define ERA(era_, pl_, en_) [era_] = { PL_BOTH(pl_, en_) },
#include "games/fall/eras.def"
};

/* Nodes and regions of the board are called by their slugs, in capitals. */
static const struct pl_words fall_node_words[FALL_NODES] = {
#define NODE(number_, id_, ...) [number_] = { PL_BOTH(#id_, #id_) },
#include "games/icaion/nodes.def"
};

static const struct pl_words fall_region_words[FALL_REGIONS] = {
#define REGION(number_, id_, ...) [number_] = { PL_BOTH(#id_, #id_) },
#include "games/icaion/regions.def"
};

static const struct pl_words fall_character_words[FALL_CHARACTER_COUNT] = {
    [FALL_NO_CHARACTER] = { PL_BOTH("-", "-") },
#define CHAMPION_TEXT(id_, pl_, en_, ...) [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/champion_text.def"
#define SEEKER(number_, id_, slug_, hand_, upgrades_, start_, first_, second_, en_, pl_) \
    [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/seekers.def"
};

static const struct pl_words fall_monster_words[FALL_MONSTER_COUNT] = {
    [FALL_NO_MONSTER] = { PL_BOTH("-", "-") },
#define MONSTER_TEXT(id_, name_, ...) [FALL_##id_] = { PL_BOTH(name_, name_) },
#include "games/mysthea/monster_text.def"
};

static const struct pl_words fall_epithet_words[FALL_MONSTER_COUNT] = {
    [FALL_NO_MONSTER] = { PL_BOTH("-", "-") },
#define MONSTER_TEXT(id_, name_, pl_, en_, ...) [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/monster_text.def"
};

enum {
#define CARD(number_, id_, ...) NUMBER_OF_##id_ = number_,
#include "games/mysthea/cards.def"
};

static const struct pl_words fall_card_words[FALL_CARDS + 1] = {
    [0] = { PL_BOTH("-", "-") },
#define CARD_TEXT(id_, pl_, en_, ...) [NUMBER_OF_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/card_text.def"
};

static const struct pl_words fall_bonus_colour_words[FALL_BONUSES] = {
#define BONUS(id_, slug_, kind_, pl_, en_) [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/fall/bonuses.def"
};

static const struct pl_words fall_bonus_words[FALL_BONUSES] = {
#define BONUS_TEXT(id_, pl_, en_) [FALL_##id_] = { PL_BOTH(pl_, en_) },
#include "games/fall/card_text.def"
};

static const struct pl_words fall_island_words[FALL_ISLAND_COUNT] = {
    [FALL_NO_ISLAND] = { PL_BOTH("-", "-") },
#define ISLAND(number_, id_, slug_, pl_, en_, ...) [number_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/islands.def"
};

static const struct pl_words fall_island_map_words[FALL_ISLAND_COUNT] = {
    [FALL_NO_ISLAND] = { PL_BOTH("-", "-") },
#define ISLAND(number_, id_, slug_, pl_, en_, on_pl_, on_en_, map_pl_, map_en_) \
    [number_] = { PL_BOTH(map_pl_, map_en_) },
#include "games/mysthea/islands.def"
};

static const struct pl_words fall_side_words[FALL_SIDE_COUNT] = {
    [FALL_NO_SIDE] = { PL_BOTH("-", "-") },
#define SIDE_COLOUR(number_, id_, slug_, pl_, en_) [number_] = { PL_BOTH(pl_, en_) },
#include "games/fall/colours.def"
};

static const struct pl_words fall_outcome_words[FALL_OUTCOME_COUNT] = {
    [FALL_RUNNING] = { PL_BOTH("-", "-") },
#define OUTCOME(id_, slug_, pl_, en_) [FALL_OVER_##id_] = { PL_BOTH(pl_, en_) },
#include "games/fall/outcomes.def"
};

struct pl_label fall_ending(const struct pl_event *event)
{
    uint32_t outcome = event->kind == FALL_EVENT_OVER ? (uint32_t)event->arg[0] : FALL_RUNNING;

    return pl_label_of(&fall_lexicon, &fall_outcome_names, FALL_WORD_OUTCOME, outcome);
}

/* Values. */

int32_t fall_value_of_turn(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    uint32_t hero = s->public.turn;

    switch (value) {
    case FALL_VALUE_TURN: return (int32_t)hero;
    case FALL_VALUE_TURN_NODE: return s->public.node[hero];
    case FALL_VALUE_ACTIONS_LEFT: return FALL_ACTIONS - s->public.actions_done;
    case FALL_VALUE_TRADED: return (int32_t)fall_trait(s, hero, FALL_TRAIT_TRADE);
    default: pl_panic("not a value of a turn", __FILE__, __LINE__);
    }
}

/* The only enemy that an island sends out. */
static enum fall_unit released(const struct fall *s, uint32_t island)
{
    uint32_t kind = (uint32_t)fall_below(s)->arg[FALL_NIGHT_EVENT] - 1;

    return fall_unit_of_isle(s, fall_isle_of_kind[island][kind]);
}

int32_t fall_value_of_frame(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    const int16_t *arg = pl_peek(&s->head)->arg;

    switch (value) {
    case FALL_VALUE_DEPOSITS_LEFT: return arg[FALL_DEPOSIT_MOST] - arg[FALL_DEPOSIT_PUT];
    case FALL_VALUE_SHARD_VALUE: return s->public.slot[arg[FALL_SHARD_SLOT]];
    case FALL_VALUE_TO_SPREAD:
        return fall_units_seen(s, (enum fall_unit)arg[FALL_REARRANGE_UNIT])[fall_last_region(s)];
    case FALL_VALUE_RELEASE_ISLAND: return s->public.island_at[arg[FALL_RELEASE_CRATER]];
    case FALL_VALUE_RELEASE_UNIT:
        return (int32_t)released(s, s->public.island_at[arg[FALL_RELEASE_CRATER]]);
    case FALL_VALUE_EATER_HOME: return fall_monsters[arg[FALL_EAT_MONSTER]].home;
    default: pl_panic("not a value of a frame", __FILE__, __LINE__);
    }
}

int32_t fall_value_of_attack(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    const int16_t *arg = fall_below(s)->arg;
    uint32_t hero = s->public.turn;

    switch (value) {
    case FALL_VALUE_STRENGTH: return arg[FALL_ATTACK_STRENGTH];
    case FALL_VALUE_STRENGTH_LEFT:
        return arg[FALL_ATTACK_STRENGTH] -
               (int32_t)fall_cost_of(s, (uint32_t)arg[FALL_ATTACK_TARGET], pl_act_a(pen->action));
    case FALL_VALUE_TARGET: return arg[FALL_ATTACK_TARGET];
    case FALL_VALUE_NEXT_DECK:
        return (int32_t)fall_source_at(
            s, hero, fall_next_place(s, hero, (uint32_t)arg[FALL_ATTACK_PLACE] + 1));
    default: pl_panic("not a value of an attack", __FILE__, __LINE__);
    }
}

/* R-FAL-L3.1 */
static int32_t own_character(const struct fall_legacy *legacy, uint32_t origin)
{
    return origin == FALL_ORIGIN_CHAMPION ? legacy->champion[0]
                                          : FALL_CHAMPIONS + legacy->seeker[0];
}

int32_t fall_value_of_action(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case FALL_VALUE_MONSTER_STRENGTH: return fall_monsters[a].strength;
    case FALL_VALUE_OWN_CHARACTER: return own_character(&s->public.legacy, a);
    case FALL_VALUE_STEP_NODE: return (int32_t)fall_colossus_after(s, 1, a);
    default: pl_panic("not a value of an action", __FILE__, __LINE__);
    }
}

/* The number for the first construct region of the island, and the rest for the second. */
int32_t fall_value_divided(const struct pl_pen *pen, uint32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_eaten = frame->kind == FALL_FRAME_EAT;
    int32_t all = frame->arg[is_eaten ? FALL_EAT_CONSTRUCTS : FALL_SPLIT_CONSTRUCTS];
    uint32_t isle[2];

    fall_construct_isles(s,
                         is_eaten ? fall_monsters[frame->arg[FALL_EAT_MONSTER]].home
                                  : (uint32_t)frame->arg[FALL_SPLIT_ISLAND],
                         isle);
    switch (value) {
    case FALL_VALUE_FIRST_KIND: return fall_isles[isle[0]].kind;
    case FALL_VALUE_SECOND_KIND: return fall_isles[isle[1]].kind;
    case FALL_VALUE_SECOND_SHARE: return all - (int32_t)pl_act_a(pen->action);
    default: pl_panic("not a value of what is divided", __FILE__, __LINE__);
    }
}

#define PL_GAME           fall
#define PL_ID(x_)         FALL_##x_
#define PL_TEXTS          "games/fall/text.def"
#define PL_WORDS          "games/fall/words.def"
#define PL_ACTIONS        "games/fall/actions.def"
#define PL_EVENTS         "games/fall/events.def"
#define PL_FRAMES         "games/fall/frames.def"
#define PL_REASONS        "games/fall/reasons.def"
#define PL_ACTION_VARIANT fall_action_variant
#define PL_EVENT_VARIANT  fall_event_variant
#define PL_PROMPT_VARIANT fall_prompt_variant
#include "core/lexicon.inc"
