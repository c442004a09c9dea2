/* The words of questions: what the frame on top asks its seat. Most are a template with arguments
 * of the frame; the odd ones are here. */
#include "games/fall/view.h"

/* Of the two heroes of one player the one whom the question is about. */
static bool is_about(const struct fall *s, uint32_t hero)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_named = frame->kind == FALL_FRAME_CHARACTER || frame->kind == FALL_FRAME_BASE ||
                    frame->kind == FALL_FRAME_ARMOUR || frame->kind == FALL_FRAME_START ||
                    frame->kind == FALL_FRAME_FORT_LOSS;

    return hero == (is_named ? (uint32_t)frame->arg[0] : s->public.turn);
}

bool fall_is_asked(const struct fall *s, uint32_t hero)
{
    return s->head.waiting && pl_peek(&s->head)->seat == fall_seat_of(s, hero) &&
           (s->head.seats > 1 || is_about(s, hero));
}

/* Where an argument of a prompt comes from. */
enum source { FROM_FRAME_0, FROM_FRAME_1, FROM_TURN, FROM_ACTIONS_LEFT, FROM_LIMIT, FROM_DEPOSIT };

struct told {
    uint8_t what; /* enum fall_argument */
    uint8_t from;
};

enum { TOLD_MAX = 2 };

static const struct told told_by[FALL_FRAME_COUNT][TOLD_MAX] = {
    [FALL_FRAME_PAINT] = { { FALL_ARG_KIND, FROM_FRAME_0 } },
    [FALL_FRAME_BASE] = { { FALL_ARG_HERO, FROM_FRAME_0 } },
    [FALL_FRAME_CHARACTER] = { { FALL_ARG_ORIGIN, FROM_FRAME_1 } },
    [FALL_FRAME_ARMOUR] = { { FALL_ARG_HERO, FROM_FRAME_0 } },
    [FALL_FRAME_START] = { { FALL_ARG_HERO, FROM_FRAME_0 } },
    [FALL_FRAME_DAY] = { { FALL_ARG_HERO, FROM_TURN }, { FALL_ARG_NUMBER, FROM_ACTIONS_LEFT } },
    [FALL_FRAME_DISCARD] = { { FALL_ARG_HERO, FROM_FRAME_0 }, { FALL_ARG_NUMBER, FROM_LIMIT } },
    [FALL_FRAME_DEPOSIT] = { { FALL_ARG_NUMBER, FROM_DEPOSIT } },
    [FALL_FRAME_PUSH_TO] = { { FALL_ARG_UNIT, FROM_FRAME_0 }, { FALL_ARG_REGION, FROM_FRAME_1 } },
    [FALL_FRAME_RETREAT] = { { FALL_ARG_HERO, FROM_TURN } },
    [FALL_FRAME_SECOND] = { { FALL_ARG_HERO, FROM_TURN }, { FALL_ARG_REGION, FROM_FRAME_0 } },
    [FALL_FRAME_COLOUR] = { { FALL_ARG_NUMBER, FROM_FRAME_0 }, { FALL_ARG_HERO, FROM_TURN } },
    [FALL_FRAME_PLACES] = { { FALL_ARG_HERO, FROM_TURN } },
    [FALL_FRAME_RESTORE_TO] = { { FALL_ARG_TYPE, FROM_FRAME_1 }, { FALL_ARG_SIDE, FROM_FRAME_0 } },
    [FALL_FRAME_TELEPORT] = { { FALL_ARG_HERO, FROM_TURN } },
    [FALL_FRAME_MONSTER] = { { FALL_ARG_HERO, FROM_TURN } },
    [FALL_FRAME_FORT_LOSS] = { { FALL_ARG_HERO, FROM_FRAME_0 } },
    [FALL_FRAME_FELL] = { { FALL_ARG_REGION, FROM_FRAME_0 } },
};

static const uint16_t templates[FALL_FRAME_COUNT] = {
    [FALL_FRAME_GOLEMS] = FALL_TEXT_PROMPT_GOLEMS,
    [FALL_FRAME_PAINT] = FALL_TEXT_PROMPT_PAINT,
    [FALL_FRAME_BASE] = FALL_TEXT_PROMPT_BASE,
    [FALL_FRAME_CHARACTER] = FALL_TEXT_PROMPT_CHARACTER,
    [FALL_FRAME_ARMOUR] = FALL_TEXT_PROMPT_ARMOUR,
    [FALL_FRAME_START] = FALL_TEXT_PROMPT_START,
    [FALL_FRAME_DAY] = FALL_TEXT_PROMPT_DAY,
    [FALL_FRAME_DISCARD] = FALL_TEXT_PROMPT_DISCARD,
    [FALL_FRAME_DEPOSIT] = FALL_TEXT_PROMPT_DEPOSIT,
    [FALL_FRAME_EVICT] = FALL_TEXT_PROMPT_EVICT,
    [FALL_FRAME_LENDER] = FALL_TEXT_PROMPT_LENDER,
    [FALL_FRAME_VICTIM] = FALL_TEXT_PROMPT_VICTIM,
    [FALL_FRAME_GIFT] = FALL_TEXT_PROMPT_GIFT,
    [FALL_FRAME_WALK] = FALL_TEXT_PROMPT_WALK,
    [FALL_FRAME_PUSH] = FALL_TEXT_PROMPT_PUSH,
    [FALL_FRAME_PUSH_TO] = FALL_TEXT_PROMPT_PUSH_TO,
    [FALL_FRAME_RETREAT] = FALL_TEXT_PROMPT_RETREAT,
    [FALL_FRAME_SECOND] = FALL_TEXT_PROMPT_SECOND,
    [FALL_FRAME_FORT] = FALL_TEXT_PROMPT_FORT,
    [FALL_FRAME_COLOUR] = FALL_TEXT_PROMPT_COLOUR,
    [FALL_FRAME_PLACES] = FALL_TEXT_PROMPT_PLACES,
    [FALL_FRAME_STEP] = FALL_TEXT_PROMPT_STEP,
    [FALL_FRAME_RESTORE] = FALL_TEXT_PROMPT_RESTORE,
    [FALL_FRAME_RESTORE_TO] = FALL_TEXT_PROMPT_RESTORE_TO,
    [FALL_FRAME_TELEPORT] = FALL_TEXT_PROMPT_TELEPORT,
    [FALL_FRAME_MONSTER] = FALL_TEXT_PROMPT_MONSTER,
    [FALL_FRAME_PEEK] = FALL_TEXT_PROMPT_PEEK,
    [FALL_FRAME_COPY] = FALL_TEXT_PROMPT_COPY,
    [FALL_FRAME_SIEGE] = FALL_TEXT_PROMPT_SIEGE,
    [FALL_FRAME_FORT_LOSS] = FALL_TEXT_PROMPT_FORT_LOSS,
    [FALL_FRAME_FELL] = FALL_TEXT_PROMPT_FELL,
};

static int32_t value_from(const struct fall *s, const struct pl_frame *frame, enum source from)
{
    switch (from) {
    case FROM_FRAME_0: return frame->arg[0];
    case FROM_FRAME_1: return frame->arg[1];
    case FROM_TURN: return s->public.turn;
    case FROM_ACTIONS_LEFT: return FALL_ACTIONS - s->public.actions_done;
    case FROM_LIMIT: return FALL_CRYSTALS_MAX;
    case FROM_DEPOSIT: return frame->arg[1] - frame->arg[0];
    }
    return 0;
}

static void ask_plainly(const struct fall_pen *pen, const struct pl_frame *frame, enum fall_text id)
{
    struct pl_arg args[FALL_SAY_ARGS] = { { 0 } };
    struct fall_part part[TOLD_MAX];

    for (uint32_t i = 0; i < TOLD_MAX; i++) {
        const struct told *told = &told_by[frame->kind][i];
        int32_t value[2] = { value_from(pen->s, frame, (enum source)told->from), 0 };
        args[i] = told->what == FALL_ARG_NUMBER
                      ? PL_ARG_NUMBER(value[0])
                      : PL_ARG_TEXT(fall_argument_part(pen, (enum fall_argument)told->what, value,
                                                       &part[i]));
    }
    fall_say(pen, id, args);
}

/* The odd ones. */

static const char *hero_name(const struct fall_pen *pen, uint32_t hero)
{
    return fall_character_title(pen->lang, pen->s->public.hero[hero]);
}

static void ask_pay(const struct fall_pen *pen, const struct pl_frame *frame)
{
    struct fall_part count;
    struct fall_part colours;

    FALL_SAY(pen, PROMPT_PAY,
             PL_ARG_TEXT(fall_count_part(pen, FALL_TEXT_CRYSTALS, (uint32_t)frame->arg[1], &count)),
             PL_ARG_TEXT(fall_colours_part(pen, (uint32_t)frame->arg[0], &colours)));
}

static void ask_swap(const struct fall_pen *pen)
{
    struct fall_part part;

    FALL_SAY(pen, PROMPT_SWAP, PL_ARG_TEXT(hero_name(pen, pen->s->public.turn)),
             PL_ARG_TEXT(fall_crystals_part(pen, pen->s->public.batch, &part)));
}

/* R-FAL-7.2, R-FAL-L1.3, R-FAL-L3.5: where the next card would come from. */
static const char *next_deck(const struct fall_pen *pen, uint32_t place, struct fall_part *part)
{
    const struct fall *s = pen->s;
    uint32_t hero = s->public.turn;
    struct pl_set own = fall_pile_of(s, hero);
    uint32_t era = fall_era_at(s, hero, place);
    int32_t own_deck[2] = { (int32_t)(FALL_ERAS + 1 + hero), 0 };

    if (!pl_set_is_empty(&own)) {
        return fall_argument_part(pen, FALL_ARG_DECK, own_deck, part);
    }
    return fall_is_closed(s, era) ? fall_word(pen->lang, FALL_TEXT_CHAMPION_DECK)
                                  : fall_era_word(pen->lang, era);
}

static void ask_more(const struct fall_pen *pen)
{
    const struct pl_frame *attack = fall_below(pen->s);
    uint32_t place = fall_next_place(pen->s, pen->s->public.turn, (uint32_t)attack->arg[1] + 1);
    struct fall_part part;

    FALL_SAY(pen, PROMPT_MORE, PL_ARG_NUMBER(attack->arg[2]),
             PL_ARG_TEXT(next_deck(pen, place, &part)));
}

static void ask_kill(const struct fall_pen *pen)
{
    const struct pl_frame *attack = fall_below(pen->s);
    int32_t region[2] = { attack->arg[0], 0 };
    struct fall_part part;

    FALL_SAY(pen, PROMPT_KILL, PL_ARG_NUMBER(attack->arg[2]),
             PL_ARG_TEXT(fall_argument_part(pen, FALL_ARG_ENEMIES, region, &part)));
}

static void ask_island(const struct fall_pen *pen, const struct pl_frame *frame)
{
    const uint32_t count[FALL_UNITS] = { (uint32_t)frame->arg[0], (uint32_t)frame->arg[1], 0 };
    struct fall_part part;

    FALL_SAY(pen, PROMPT_ISLAND, PL_ARG_TEXT(fall_units_part(pen, count, &part)));
}

static void ask_split(const struct fall_pen *pen, const struct pl_frame *frame)
{
    struct fall_part part;

    fall_count_part(pen, FALL_TEXT_CONSTRUCTS, (uint32_t)frame->arg[1], &part);
    FALL_SAY(pen, PROMPT_SPLIT, PL_ARG_TEXT(part.room),
             PL_ARG_TEXT(fall_island_title(pen->lang, (uint32_t)frame->arg[0])));
}

static void ask_bonus(const struct fall_pen *pen)
{
    bool is_all = fall_trait(pen->s, pen->s->public.turn, FALL_TRAIT_ALL_BONUSES) > 0;

    pl_text_add(pen->text,
                fall_word(pen->lang, is_all ? FALL_TEXT_PROMPT_BONUS_ALL : FALL_TEXT_PROMPT_BONUS));
}

static void ask_shard(const struct fall_pen *pen, const struct pl_frame *frame)
{
    uint32_t value = pen->s->public.slot[frame->arg[0]];
    uint8_t due[FALL_COLOURS];
    struct fall_part part;

    fall_price(pen->s, value, due);
    FALL_SAY(pen, PROMPT_SHARD, PL_ARG_NUMBER((int32_t)value),
             PL_ARG_TEXT(fall_crystals_part(pen, due, &part)));
}

/* R-FAL-13.6, R-FAL-13.10: the owner of a relic, asked by the active player or by the rules. */
static void ask_owner(const struct fall_pen *pen, const struct pl_frame *frame, enum fall_text id)
{
    int32_t owner[2] = { frame->arg[0], 0 };
    struct fall_part part;

    const struct pl_arg args[FALL_SAY_ARGS] = {
        PL_ARG_TEXT(hero_name(pen, pen->s->public.turn)),
        PL_ARG_TEXT(hero_name(pen, (uint32_t)frame->arg[0])),
        PL_ARG_TEXT(fall_argument_part(pen, FALL_ARG_RELIC_OF_HERO, owner, &part)),
    };

    fall_say(pen, id, args);
}

/* R-FAL-13.13 */
static void ask_to_step_in(const struct fall_pen *pen, const struct pl_frame *frame)
{
    bool is_last = fall_below(pen->s)->step == FALL_DAY_ENDS;

    ask_owner(pen, frame, is_last ? FALL_TEXT_PROMPT_STEP_IN_LAST : FALL_TEXT_PROMPT_STEP_IN);
}

static void ask_rearrange(const struct fall_pen *pen, const struct pl_frame *frame)
{
    const struct fall *s = pen->s;
    uint32_t last = 31 - (uint32_t)__builtin_clz(fall_regions_at(s, s->public.turn));
    struct fall_part part;
    const struct pl_arg args[FALL_SAY_ARGS] = {
        PL_ARG_TEXT(fall_region_part(pen, (uint32_t)frame->arg[1], &part)),
        PL_ARG_NUMBER(fall_units_seen(s, (enum fall_unit)frame->arg[0])[last]),
    };

    fall_say(pen, (enum fall_text)(FALL_TEXT_PROMPT_REARRANGE_GOLEMS + frame->arg[0]), args);
}

static void ask_trade(const struct fall_pen *pen, const struct pl_frame *frame)
{
    const struct pl_arg args[FALL_SAY_ARGS] = { PL_ARG_TEXT(
        hero_name(pen, (uint32_t)frame->arg[0])) };

    fall_say(pen, frame->arg[2] > 0 ? FALL_TEXT_PROMPT_TRADE_TAKE : FALL_TEXT_PROMPT_TRADE_GIVE,
             args);
}

static void ask_release(const struct fall_pen *pen, const struct pl_frame *frame)
{
    const struct fall *s = pen->s;
    uint32_t island = s->public.island_at[frame->arg[0]];
    uint32_t isle = fall_isle_of_kind[island][fall_below(s)->arg[0] - 1];

    FALL_SAY(pen, PROMPT_RELEASE, PL_ARG_TEXT(fall_island_title(pen->lang, island)),
             PL_ARG_TEXT(fall_unit_word(pen->lang, fall_unit_of_isle(s, isle))));
}

static void ask_eat(const struct fall_pen *pen, const struct pl_frame *frame)
{
    uint32_t home = fall_monsters[frame->arg[0]].home;

    FALL_SAY(pen, PROMPT_EAT, PL_ARG_TEXT(fall_monster_title((uint32_t)frame->arg[0])),
             PL_ARG_NUMBER(frame->arg[1]), PL_ARG_TEXT(fall_island_title(pen->lang, home)));
}

/* R-FAL-3.8, R-FAL-L3.1 */
static void ask_pile(const struct fall_pen *pen)
{
    bool is_both = pen->s->public.legacy.mode == FALL_AFTER_BOTH;

    pl_text_add(pen->text,
                fall_word(pen->lang, is_both ? FALL_TEXT_PROMPT_PILE_BOTH : FALL_TEXT_PROMPT_PILE));
}

/* Questions of an attack and its bonus; false for others. */
static bool ask_in_attack(const struct fall_pen *pen, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case FALL_FRAME_MORE: ask_more(pen); return true;
    case FALL_FRAME_KILL: ask_kill(pen); return true;
    case FALL_FRAME_ISLAND: ask_island(pen, frame); return true;
    case FALL_FRAME_SPLIT: ask_split(pen, frame); return true;
    case FALL_FRAME_BONUS: ask_bonus(pen); return true;
    default: return false;
    }
}

void fall_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text)
{
    const struct fall *s = fall_seen(obs);
    const struct fall_pen pen = { text, lang, s };
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)seat;
    if (templates[frame->kind]) {
        ask_plainly(&pen, frame, (enum fall_text)templates[frame->kind]);
        return;
    }
    if (ask_in_attack(&pen, frame)) {
        return;
    }
    switch (frame->kind) {
    case FALL_FRAME_PILE: ask_pile(&pen); break;
    case FALL_FRAME_PAY: ask_pay(&pen, frame); break;
    case FALL_FRAME_SWAP: ask_swap(&pen); break;
    case FALL_FRAME_SHARD: ask_shard(&pen, frame); break;
    case FALL_FRAME_LEND: ask_owner(&pen, frame, FALL_TEXT_PROMPT_LEND); break;
    case FALL_FRAME_STEP_IN: ask_to_step_in(&pen, frame); break;
    case FALL_FRAME_REARRANGE: ask_rearrange(&pen, frame); break;
    case FALL_FRAME_TRADE: ask_trade(&pen, frame); break;
    case FALL_FRAME_RELEASE: ask_release(&pen, frame); break;
    case FALL_FRAME_EAT: ask_eat(&pen, frame); break;
    default: pl_text_add(text, fall_word(lang, FALL_TEXT_PROMPT_NONE));
    }
}
