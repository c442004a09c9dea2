/* The words of actions: one line for each, unique within a legal list, with what the choice brings
 * now. Most are a template with its arguments (actions.def); the odd ones are here. */
#include "games/fall/view.h"

static void say_plain(const struct fall_pen *pen, enum fall_text id)
{
    pl_text_add(pen->text, fall_word(pen->lang, id));
}

static const char *part_of(const struct fall_pen *pen, enum fall_argument what, uint32_t value,
                           struct fall_part *part)
{
    const int32_t values[2] = { (int32_t)value, 0 };

    return fall_argument_part(pen, what, values, part);
}

static const char *hero_name(const struct fall_pen *pen, uint32_t hero)
{
    return fall_character_title(pen->lang, pen->s->public.hero[hero]);
}

/* R-FAL-3.2: a way to place golems by its regions. */
static void say_system(const struct fall_pen *pen, uint32_t row)
{
    struct fall_part part;
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, &part, &text);

    for (uint32_t i = 0; i < FALL_ISLANDS; i++) {
        pl_text_add(&text, i > 0 ? ", " : "");
        fall_say_isle(&inner, fall_systems[row][i]);
    }
    FALL_SAY(pen, ACT_SYSTEM, PL_ARG_TEXT(part.room));
}

/* R-FAL-3.10: a colour by the kinds that have its machines; the inner region of each tells. */
static void say_base(const struct fall_pen *pen, uint32_t side)
{
    struct fall_part part;
    struct pl_text text = pl_text_in(part.room, sizeof part.room);

    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        if (pen->s->public.first_machine[kind][FALL_HARVESTER] == side) {
            pl_text_add(&text, text.length > 0 ? ", " : "");
            pl_text_add(&text, fall_kind_word(pen->lang, kind));
        }
    }
    pl_text_add(&text, text.length > 0 ? "" : fall_word(pen->lang, FALL_TEXT_NOTHING));
    FALL_SAY(pen, ACT_BASE, PL_ARG_TEXT(fall_side_title(pen->lang, side)), PL_ARG_TEXT(part.room));
}

/* R-FAL-L3.1: after both games the first player takes one of their own. */
static void say_pile(const struct fall_pen *pen, uint32_t pile)
{
    const struct fall_legacy *legacy = &pen->s->public.legacy;
    uint32_t character = pile ? (uint32_t)FALL_CHAMPIONS + legacy->seeker[0] : legacy->champion[0];
    const char *origin = fall_word(pen->lang, pile ? FALL_TEXT_SEEKER : FALL_TEXT_CHAMPION);

    if (legacy->mode == FALL_AFTER_BOTH) {
        FALL_SAY(pen, ACT_PILE_BOTH, PL_ARG_TEXT(fall_character_title(pen->lang, character)),
                 PL_ARG_TEXT(origin));
    } else {
        FALL_SAY(pen, ACT_PILE, PL_ARG_TEXT(origin));
    }
}

static void say_character(const struct fall_pen *pen, uint32_t character)
{
    struct fall_part part;
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(pen, &part, &text);

    fall_say_ability(&inner, character);
    FALL_SAY(pen, ACT_CHARACTER, PL_ARG_TEXT(fall_character_title(pen->lang, character)),
             PL_ARG_TEXT(part.room));
}

/* Crystals of the regions at a node. */
static const char *yield_part(const struct fall_pen *pen, uint32_t node, struct fall_part *part)
{
    uint8_t crystals[FALL_COLOURS] = { 0 };

    for (uint32_t left = fall_nodes[node].regions; left; left &= left - 1) {
        crystals[fall_regions[pl_lowest(left)].kind]++;
    }
    return fall_crystals_part(pen, crystals, part);
}

static void say_start(const struct fall_pen *pen, uint32_t node)
{
    struct fall_part part;

    FALL_SAY(pen, ACT_START, PL_ARG_TEXT(fall_nodes[node].name),
             PL_ARG_TEXT(yield_part(pen, node, &part)));
}

static void say_move(const struct fall_pen *pen, uint32_t node, uint32_t who)
{
    if (who == 0) {
        FALL_SAY(pen, ACT_MOVE, PL_ARG_TEXT(fall_nodes[node].name));
    } else {
        FALL_SAY(pen, ACT_MOVE_OTHER, PL_ARG_TEXT(hero_name(pen, who - 1)),
                 PL_ARG_TEXT(fall_nodes[node].name));
    }
}

static void say_extract(const struct fall_pen *pen)
{
    struct fall_part part;

    FALL_SAY(pen, ACT_EXTRACT,
             PL_ARG_TEXT(yield_part(pen, pen->s->public.node[pen->s->public.turn], &part)));
}

/* R-FAL-L2.6 */
static void say_activate(const struct fall_pen *pen, uint32_t region, uint32_t type)
{
    const struct fall_public *pub = &pen->s->public;
    bool is_twice = (pub->legacy.mode & FALL_AFTER_ICAION) &&
                    pub->machine[region][type] == pub->colour[pub->turn];
    struct fall_part part;
    const struct pl_arg args[FALL_SAY_ARGS] = {
        PL_ARG_TEXT(fall_type_word(pen->lang, type)),
        PL_ARG_TEXT(fall_region_part(pen, region, &part)),
    };

    fall_say(pen, is_twice ? FALL_TEXT_ACT_ACTIVATE_TWICE : FALL_TEXT_ACT_ACTIVATE, args);
}

static void say_relic(const struct fall_pen *pen)
{
    struct fall_part part;

    FALL_SAY(pen, ACT_RELIC,
             PL_ARG_TEXT(part_of(pen, FALL_ARG_RELIC_OF_HERO, pen->s->public.turn, &part)));
}

static void say_ask(const struct fall_pen *pen, uint32_t hero)
{
    bool is_stay = pl_peek(&pen->s->head)->kind == FALL_FRAME_RETREAT;
    struct fall_part part;
    const struct pl_arg args[FALL_SAY_ARGS] = {
        PL_ARG_TEXT(hero_name(pen, hero)),
        PL_ARG_TEXT(part_of(pen, FALL_ARG_RELIC_OF_HERO, hero, &part)),
    };

    fall_say(pen, is_stay ? FALL_TEXT_ACT_ASK_STAY : FALL_TEXT_ACT_ASK, args);
}

static void say_trade(const struct fall_pen *pen, uint32_t hero)
{
    uint32_t count = fall_trait(pen->s, pen->s->public.turn, FALL_TRAIT_TRADE);

    FALL_SAY(pen, ACT_TRADE, PL_ARG_NUMBER((int32_t)count), PL_ARG_TEXT(hero_name(pen, hero)));
}

/* R-FAL-S3.1 */
static void say_parasite(const struct fall_pen *pen, uint32_t colour)
{
    bool is_two = fall_trait(pen->s, pen->s->public.turn, FALL_TRAIT_PARASITE_WORTH) > 0;
    const struct pl_arg args[FALL_SAY_ARGS] = { PL_ARG_TEXT(fall_colour_word(pen->lang, colour)) };

    fall_say(pen, is_two ? FALL_TEXT_ACT_PARASITE_TWO : FALL_TEXT_ACT_PARASITE, args);
}

/* R-FAL-7.8: who would fall, and what strength would be left. */
static void say_kill(const struct fall_pen *pen, uint32_t count)
{
    const struct pl_frame *attack = fall_below(pen->s);
    uint32_t region = (uint32_t)attack->arg[0];
    uint32_t there[FALL_UNITS];
    uint32_t left = count;
    struct fall_part part;

    if (count == 0) {
        say_plain(pen, FALL_TEXT_ACT_KILL_NONE);
        return;
    }
    fall_count_enemies(pen->s, region, there);
    for (uint32_t unit = 0; unit < FALL_UNITS; unit++) {
        there[unit] = there[unit] < left ? there[unit] : left;
        left -= there[unit];
    }
    FALL_SAY(pen, ACT_KILL, PL_ARG_TEXT(fall_units_part(pen, there, &part)),
             PL_ARG_NUMBER(attack->arg[2] - (int32_t)fall_cost_of(pen->s, region, count)));
}

/* So many for the first construct region of the island, and the rest for the second. */
static void say_divided(const struct fall_pen *pen, enum fall_text id, uint32_t island,
                        int32_t first)
{
    uint32_t isle[2];

    fall_construct_isles(pen->s, island, isle);
    const struct pl_arg args[FALL_SAY_ARGS] = {
        PL_ARG_TEXT(fall_kind_word(pen->lang, fall_isles[isle[0]].kind)),
        PL_ARG_NUMBER(first),
        PL_ARG_TEXT(fall_kind_word(pen->lang, fall_isles[isle[1]].kind)),
        PL_ARG_NUMBER(pl_peek(&pen->s->head)->arg[1] - first),
    };

    fall_say(pen, id, args);
}

static void say_give(const struct fall_pen *pen, uint32_t colour, uint32_t hero)
{
    const char *word = fall_colour_word(pen->lang, colour);

    if (pl_peek(&pen->s->head)->kind == FALL_FRAME_TRADE) {
        FALL_SAY(pen, ACT_GIVE, PL_ARG_TEXT(word));
    } else {
        FALL_SAY(pen, ACT_GIVE_TO, PL_ARG_TEXT(hero_name(pen, hero)), PL_ARG_TEXT(word));
    }
}

static void say_step(const struct fall_pen *pen, bool is_back)
{
    uint32_t place = pen->s->public.colossus - (uint32_t)FALL_NODE_X0;
    uint32_t to = (place + (is_back ? FALL_CRATERS - 1 : 1)) % FALL_CRATERS;
    const struct pl_arg args[FALL_SAY_ARGS] = { PL_ARG_TEXT(
        fall_nodes[(uint32_t)FALL_NODE_X0 + to].name) };

    fall_say(pen, is_back ? FALL_TEXT_ACT_STEP_BACK : FALL_TEXT_ACT_STEP, args);
}

/* Actions of the set-up that are put into words by hand; false for others. */
static bool say_odd_setup(const struct fall_pen *pen, pl_action action)
{
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case FALL_ACT_SYSTEM: say_system(pen, a); return true;
    case FALL_ACT_BASE: say_base(pen, a); return true;
    case FALL_ACT_PILE: say_pile(pen, a); return true;
    case FALL_ACT_CHARACTER: say_character(pen, a); return true;
    case FALL_ACT_ARMOUR:
        say_plain(pen, a ? FALL_TEXT_ACT_ARMOUR_ON : FALL_TEXT_ACT_ARMOUR);
        return true;
    case FALL_ACT_START: say_start(pen, a); return true;
    default: return false;
    }
}

static void say_odd(const struct fall_pen *pen, pl_action action)
{
    uint32_t a = pl_act_a(action);
    uint32_t b = pl_act_b(action);
    uint32_t about = (uint32_t)pl_peek(&pen->s->head)->arg[0];

    if (say_odd_setup(pen, action)) {
        return;
    }
    switch (pl_act_kind(action)) {
    case FALL_ACT_MOVE: say_move(pen, a, b); break;
    case FALL_ACT_EXTRACT: say_extract(pen); break;
    case FALL_ACT_ACTIVATE: say_activate(pen, a, b); break;
    case FALL_ACT_RELIC: say_relic(pen); break;
    case FALL_ACT_ASK: say_ask(pen, a); break;
    case FALL_ACT_TRADE: say_trade(pen, a); break;
    case FALL_ACT_PARASITE: say_parasite(pen, a); break;
    case FALL_ACT_KILL: say_kill(pen, a); break;
    case FALL_ACT_SPLIT: say_divided(pen, FALL_TEXT_ACT_SPLIT, about, (int32_t)a); break;
    case FALL_ACT_GIVE: say_give(pen, a, b); break;
    case FALL_ACT_STEP: say_step(pen, a); break;
    case FALL_ACT_PASS: say_plain(pen, a ? FALL_TEXT_ACT_PASS_ROUND : FALL_TEXT_ACT_PASS); break;
    default: say_divided(pen, FALL_TEXT_ACT_EAT, fall_monsters[about].home, (int32_t)a);
    }
}

/* Whether the words are about the argument before. */
static bool is_of_first(enum fall_argument what)
{
    return what == FALL_ARG_ENEMIES || what == FALL_ARG_STRENGTH || what == FALL_ARG_RELIC_OF_HERO;
}

void fall_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text)
{
    static const uint8_t kinds[FALL_ACT_COUNT][2] = {
#define ACTION(id_, name_, a_, b_) [FALL_ACT_##id_] = { FALL_ARG_##a_, FALL_ARG_##b_ },
#include "games/fall/actions.def"
#undef ACTION
    };
    static const uint16_t templates[FALL_ACT_COUNT] = {
#define ACTION(id_, ...) [FALL_ACT_##id_] = FALL_TEXT_ACT_##id_,
#include "games/fall/actions.def"
#undef ACTION
    };
    const struct fall_pen pen = { text, lang, fall_seen(obs) };
    const int32_t values[3] = { pl_act_a(action), pl_act_b(action), 0 };
    uint32_t kind = pl_act_kind(action);
    struct pl_arg args[FALL_SAY_ARGS] = { { 0 } };
    struct fall_part part[2];

    PL_ASSERT(kind < FALL_ACT_COUNT);
    if (kinds[kind][0] == FALL_ARG_ODD) {
        say_odd(&pen, action);
        return;
    }
    for (uint32_t i = 0; i < 2; i++) {
        enum fall_argument what = (enum fall_argument)kinds[kind][i];
        const int32_t *value = &values[is_of_first(what) ? 0 : i];
        args[i] = what == FALL_ARG_NUMBER
                      ? PL_ARG_NUMBER(*value)
                      : PL_ARG_TEXT(fall_argument_part(&pen, what, value, &part[i]));
    }
    fall_say(&pen, (enum fall_text)templates[kind], args);
}
