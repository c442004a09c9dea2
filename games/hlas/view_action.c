/* Actions in words. What is written depends only on the observation; within one list no two read
 * the same. */
#include "games/hlas/spell.h"
#include "games/hlas/view.h"

struct choice {
    pl_seat seat; /* who decides */
    uint32_t kind;
    uint32_t a;
    uint32_t b;
    uint32_t c;
};

/* Whose unit OWNER 1 or 0 means: of the own army or, in spells and strikes, of the enemy's. */
static pl_seat owner_of(const struct hlas *s, const struct choice *choice)
{
    bool is_enemy = choice->kind == HLAS_ACT_BURN || choice->kind == HLAS_ACT_STRIKE;
    pl_seat first = choice->seat;

    if (is_enemy && s->public.battle.region) {
        first = hlas_leader(s, 1 - hlas_side_of(s, choice->seat));
    }
    pl_seat ally = hlas_ally(s, first);
    return choice->b && ally != PL_NOBODY ? ally : first;
}

/* "warrior", or "warrior (ally: Ann)". */
static void add_unit(struct hlas_phrase *phrase, const struct choice *choice)
{
    pl_seat owner = owner_of(phrase->s, choice);
    const char *unit = hlas_unit_title(phrase->s, phrase->lang, owner, choice->a);

    if (!choice->b) {
        hlas_add_word(phrase, unit);
        return;
    }
    struct pl_text pen = hlas_pen(phrase);
    struct hlas_phrase inner = hlas_phrase_of(phrase->s, phrase->lang, &pen);
    hlas_add_word(&inner, unit);
    hlas_add_word(&inner, hlas_player_name(phrase->s, &pen, phrase->lang, owner));
    hlas_say(&pen, &inner, HLAS_TEXT_OF_ALLY);
}

static void add_price(struct hlas_phrase *phrase, struct hlas_price price)
{
    struct pl_text pen = hlas_pen(phrase);

    hlas_write_price(&pen, phrase->lang, price);
}

static void add_mana(struct hlas_phrase *phrase, uint32_t mana)
{
    add_price(phrase, (struct hlas_price){ { [HLAS_MANA] = (uint8_t)mana } });
}

/* Leaving something means something else in each place. */
static enum hlas_text pass_text(uint32_t frame)
{
    switch (frame) {
    case HLAS_FRAME_FOLLOW: return HLAS_TEXT_ACT_PASS_FOLLOW;
    case HLAS_FRAME_MUSTER: return HLAS_TEXT_ACT_PASS_MUSTER;
    case HLAS_FRAME_ANSWER: return HLAS_TEXT_ACT_PASS_ANSWER;
    case HLAS_FRAME_COMBAT: return HLAS_TEXT_ACT_PASS_COMBAT;
    case HLAS_FRAME_PULL:
    case HLAS_FRAME_DRAG:
    case HLAS_FRAME_STRIKE:
    case HLAS_FRAME_CHANT:
    case HLAS_FRAME_REBIRTH:
    case HLAS_FRAME_BOMBARD: return HLAS_TEXT_ACT_PASS_ABILITY;
    default: return HLAS_TEXT_ACT_PASS;
    }
}

static enum hlas_text done_text(const struct pl_frame *frame)
{
    bool is_first = frame->arg[0] == 0 && frame->step == 0;

    switch (frame->kind) {
    case HLAS_FRAME_RECRUIT:
    case HLAS_FRAME_BUILD: return is_first ? HLAS_TEXT_ACT_DONE_NOTHING : HLAS_TEXT_ACT_DONE;
    case HLAS_FRAME_RESEARCH:
    case HLAS_FRAME_CAST:
    case HLAS_FRAME_ORIGIN:
    case HLAS_FRAME_ARMY:
    case HLAS_FRAME_VOYAGE:
    case HLAS_FRAME_CREW: return HLAS_TEXT_ACT_DONE_NOTHING;
    default: return HLAS_TEXT_ACT_DONE;
    }
}

static enum hlas_text stay_text(uint32_t frame)
{
    return frame == HLAS_FRAME_ARMY   ? HLAS_TEXT_ACT_STAY_PULL
           : frame == HLAS_FRAME_CREW ? HLAS_TEXT_ACT_STAY_FIRE
                                      : HLAS_TEXT_ACT_STAY;
}

/* Who defends a region against a seat: the foe with the most there. */
static pl_seat defender_of(const struct hlas *s, pl_seat p, uint32_t region)
{
    pl_seat best = PL_NOBODY;

    for (uint32_t foes = p < HLAS_SEATS ? hlas_foes(s, p) : 0; foes; foes &= foes - 1) {
        pl_seat q = (pl_seat)pl_lowest(foes);
        bool is_there = hlas_holds(s, q, region);
        if (is_there &&
            (best == PL_NOBODY || hlas_natural(s, q, region) > hlas_natural(s, best, region))) {
            best = q;
        }
    }
    return best;
}

static enum hlas_text say_go(struct hlas_phrase *phrase, const struct choice *choice)
{
    uint32_t frame = pl_peek(&phrase->s->head)->kind;
    bool may_fight = frame != HLAS_FRAME_GUST && frame != HLAS_FRAME_DRAG;
    pl_seat foe = may_fight ? defender_of(phrase->s, choice->seat, choice->a) : PL_NOBODY;

    hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->a));
    if (foe == PL_NOBODY) {
        return HLAS_TEXT_ACT_GO;
    }
    hlas_add_argument(phrase, HLAS_ARGUMENT_SEAT, foe, foe);
    return HLAS_TEXT_ACT_GO_FIGHT;
}

static enum hlas_text say_target(struct hlas_phrase *phrase, const struct choice *choice)
{
    uint32_t spell = (uint32_t)pl_peek(&phrase->s->head)->arg[0];
    uint32_t target = hlas_spell(spell)->target;

    if (target == HLAS_TARGET_OPPONENT) {
        hlas_add_argument(phrase, HLAS_ARGUMENT_SEAT, (int32_t)choice->b, choice->seat);
        return HLAS_TEXT_ACT_TARGET_SEAT;
    }
    if (target == HLAS_TARGET_HERO) {
        hlas_add_word(phrase, hlas_unit_title(phrase->s, phrase->lang, choice->seat, choice->c));
        return HLAS_TEXT_ACT_TARGET_HERO;
    }
    if (target == HLAS_TARGET_ARMY) {
        struct pl_text pen = hlas_pen(phrase);
        struct hlas_units units = hlas_units(phrase->s, (pl_seat)choice->b, choice->a);
        hlas_write_units(phrase->s, &pen, phrase->lang, (pl_seat)choice->b, &units);
    } else if (choice->c) {
        hlas_add_word(phrase,
                      hlas_unit_title(phrase->s, phrase->lang, (pl_seat)choice->b, choice->c));
    } else {
        hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->a));
        return HLAS_TEXT_ACT_TARGET;
    }
    hlas_add_argument(phrase, HLAS_ARGUMENT_SEAT, (int32_t)choice->b, choice->seat);
    hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->a));
    return HLAS_TEXT_ACT_TARGET_UNIT;
}

static enum hlas_text say_peek(struct hlas_phrase *phrase, const struct choice *choice)
{
    hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->a));
    if (phrase->s->public.down[choice->a] < 2) {
        return HLAS_TEXT_ACT_PEEK;
    }
    return choice->b ? HLAS_TEXT_ACT_PEEK_LOWER : HLAS_TEXT_ACT_PEEK_UPPER;
}

/* A region and which of its tokens, with what the reader saw there. */
static void add_seen(struct hlas_phrase *phrase, pl_seat seat, uint32_t region, bool is_lower)
{
    struct pl_text pen;

    hlas_add_word(phrase, hlas_region_title(phrase->lang, region));
    pen = hlas_pen(phrase);
    if (seat < phrase->s->head.seats) {
        pl_text_add(
            &pen, hlas_token_title(phrase->lang, phrase->s->private[seat].seen[region][is_lower]));
    }
    if (phrase->s->public.down[region] > 1) {
        pl_text_add(&pen, ", ");
        pl_text_add(&pen, hlas_text_of(phrase->lang, is_lower ? HLAS_TEXT_LOWER : HLAS_TEXT_UPPER));
    }
}

static enum hlas_text say_swap(struct hlas_phrase *phrase, const struct choice *choice)
{
    add_seen(phrase, choice->seat, choice->a, choice->c & 1);
    add_seen(phrase, choice->seat, choice->b, choice->c >> 1 & 1);
    return HLAS_TEXT_ACT_SWAP;
}

static enum hlas_text say_lose(struct hlas_phrase *phrase, const struct choice *choice)
{
    bool is_mirror = pl_peek(&phrase->s->head)->kind == HLAS_FRAME_MIRROR;
    const struct pl_frame *frame = pl_peek(&phrase->s->head);
    bool is_quake = frame->kind == HLAS_FRAME_LOSE && frame->arg[2] == HLAS_LOSE_QUAKE;
    struct choice lost = *choice;

    lost.seat = is_mirror ? HLAS_RIVAL : is_quake ? (pl_seat)frame->arg[3] : lost.seat;
    add_unit(phrase, &lost);
    hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->c));
    return is_mirror   ? HLAS_TEXT_ACT_DESTROY_AT
           : choice->c ? HLAS_TEXT_ACT_LOSE_AT
                       : HLAS_TEXT_ACT_LOSE;
}

static enum hlas_text say_cast(struct hlas_phrase *phrase, const struct choice *choice)
{
    hlas_add_word(phrase, hlas_spell_title(phrase->lang, choice->a));
    add_mana(phrase, hlas_spell_mana(phrase->s, choice->seat, choice->a));
    hlas_add_number(phrase, (int32_t)choice->b);
    return choice->kind == HLAS_ACT_ANSWER ? HLAS_TEXT_ACT_ANSWER
           : choice->b                     ? HLAS_TEXT_ACT_CAST_SCRIBED
                                           : HLAS_TEXT_ACT_CAST;
}

static enum hlas_text say_tactic(struct hlas_phrase *phrase, const struct choice *choice)
{
    struct hlas_due due =
        hlas_tactic_due(phrase->s, hlas_side_of(phrase->s, choice->seat), choice->a);
    struct hlas_price price = { { 0 } };

    price.of[due.resource] = due.n;
    hlas_add_word(phrase, hlas_tactic_title(phrase->lang, choice->a));
    add_price(phrase, price);
    return HLAS_TEXT_ACT_TACTIC;
}

/* Arguments of PAY: what is due, and of which resource; `a` of it with mana. */
static enum hlas_text say_pay(struct hlas_phrase *phrase, const struct choice *choice)
{
    const struct pl_frame *frame = pl_peek(&phrase->s->head);
    struct hlas_price price = { { 0 } };

    price.of[frame->arg[1]] = (uint8_t)((uint32_t)frame->arg[0] - choice->a);
    price.of[HLAS_MANA] = (uint8_t)(price.of[HLAS_MANA] + choice->a);
    add_price(phrase, price);
    return HLAS_TEXT_ACT_PAY;
}

static enum hlas_text say_prey(struct hlas_phrase *phrase, const struct choice *choice)
{
    if (choice->kind == HLAS_ACT_DRAG) {
        hlas_add_word(phrase,
                      hlas_unit_title(phrase->s, phrase->lang, (pl_seat)choice->a, choice->b));
        hlas_add_argument(phrase, HLAS_ARGUMENT_SEAT, (int32_t)choice->a, choice->seat);
        return HLAS_TEXT_ACT_DRAG;
    }
    struct pl_text pen = hlas_pen(phrase);
    hlas_say_number(&pen, phrase->lang, HLAS_TEXT_SERFS_N, (int32_t)choice->c);
    hlas_add_argument(phrase, HLAS_ARGUMENT_SEAT, (int32_t)choice->b, choice->seat);
    hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->a));
    return HLAS_TEXT_ACT_PULL;
}

/* What is paid for: units, vessels, buildings, levels, towers. */
static enum hlas_text say_bought(struct hlas_phrase *phrase, const struct choice *choice)
{
    const struct hlas *s = phrase->s;
    pl_seat p = choice->seat;
    struct hlas_price ore = { { 0 } };

    switch (choice->kind) {
    case HLAS_ACT_PAIR: add_price(phrase, hlas_pair_price(s, p)); return HLAS_TEXT_ACT_PAIR;
    case HLAS_ACT_BUILDING:
        ore.of[HLAS_ORE] = (uint8_t)hlas_building_price(s, p, choice->a);
        hlas_add_word(
            phrase, hlas_building_title(phrase->lang, (s->public.faction[p] - 1u) * HLAS_BUILDINGS +
                                                          (choice->a - HLAS_HERO_1) + 1));
        add_price(phrase, ore);
        return HLAS_TEXT_ACT_BUILDING;
    case HLAS_ACT_UPGRADE:
        hlas_add_number(phrase, s->public.level[p] + 1);
        add_price(phrase, hlas_levels[s->public.faction[p]][s->public.level[p] + 1].price);
        return HLAS_TEXT_ACT_UPGRADE;
    case HLAS_ACT_TOWER:
        ore.of[HLAS_ORE] = (uint8_t)hlas_tower_price(s, p, choice->a);
        hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->a));
        add_price(phrase, ore);
        return HLAS_TEXT_ACT_TOWER;
    case HLAS_ACT_REBUILD:
        add_price(phrase, hlas_price(s, p, HLAS_AIR_VESSEL));
        return HLAS_TEXT_ACT_REBUILD;
    default:
        hlas_add_word(phrase, hlas_unit_title(s, phrase->lang, p, choice->a));
        add_price(phrase, hlas_price(s, p, choice->a));
        return choice->kind == HLAS_ACT_RECRUIT ? HLAS_TEXT_ACT_RECRUIT : HLAS_TEXT_ACT_CONSTRUCT;
    }
}

static enum hlas_text say_tax(struct hlas_phrase *phrase, const struct choice *choice)
{
    struct pl_text pen = hlas_pen(phrase);

    hlas_say_number(&pen, phrase->lang, HLAS_TEXT_FOOD_N + choice->a,
                    (int32_t)hlas_tax_value(phrase->s, choice->a));
    return HLAS_TEXT_ACT_TAX;
}

static enum hlas_text say_research(struct hlas_phrase *phrase, const struct choice *choice)
{
    hlas_add_number(phrase, (int32_t)hlas_research_cards(phrase->s, choice->seat));
    return HLAS_TEXT_ACT_RESEARCH;
}

static enum hlas_text say_bring(struct hlas_phrase *phrase, const struct choice *choice)
{
    hlas_add_word(phrase, hlas_unit_title(phrase->s, phrase->lang, choice->seat, choice->a));
    hlas_add_word(phrase, hlas_region_title(phrase->lang, choice->b));
    return HLAS_TEXT_ACT_BRING;
}

static enum hlas_text say_unit(struct hlas_phrase *phrase, const struct choice *choice)
{
    static const uint16_t templates[HLAS_ACT_COUNT] = {
        [HLAS_ACT_TAKE] = HLAS_TEXT_ACT_TAKE,
        [HLAS_ACT_BURN] = HLAS_TEXT_ACT_BURN,
        [HLAS_ACT_STRIKE] = HLAS_TEXT_ACT_STRIKE,
    };

    add_unit(phrase, choice);
    return (enum hlas_text)templates[choice->kind];
}

static enum hlas_text say_banish(struct hlas_phrase *phrase, const struct choice *choice)
{
    pl_seat owner = (pl_seat)pl_peek(&phrase->s->head)->arg[2];

    hlas_add_word(phrase, hlas_unit_title(phrase->s, phrase->lang, owner, choice->a));
    return HLAS_TEXT_ACT_BANISH;
}

static enum hlas_text say_leaving(struct hlas_phrase *phrase, const struct choice *choice)
{
    const struct pl_frame *frame = pl_peek(&phrase->s->head);

    return choice->kind == HLAS_ACT_PASS   ? pass_text(frame->kind)
           : choice->kind == HLAS_ACT_DONE ? done_text(frame)
                                           : stay_text(frame->kind);
}

typedef enum hlas_text say_action(struct hlas_phrase *phrase, const struct choice *choice);

static say_action *const odd_actions[HLAS_ACT_COUNT] = {
    [HLAS_ACT_PASS] = say_leaving,      [HLAS_ACT_DONE] = say_leaving,
    [HLAS_ACT_STAY] = say_leaving,      [HLAS_ACT_RECRUIT] = say_bought,
    [HLAS_ACT_PAIR] = say_bought,       [HLAS_ACT_CONSTRUCT] = say_bought,
    [HLAS_ACT_BUILDING] = say_bought,   [HLAS_ACT_UPGRADE] = say_bought,
    [HLAS_ACT_TOWER] = say_bought,      [HLAS_ACT_REBUILD] = say_bought,
    [HLAS_ACT_RESEARCH] = say_research, [HLAS_ACT_TAX] = say_tax,
    [HLAS_ACT_TAKE] = say_unit,         [HLAS_ACT_BURN] = say_unit,
    [HLAS_ACT_STRIKE] = say_unit,       [HLAS_ACT_GO] = say_go,
    [HLAS_ACT_PULL] = say_prey,         [HLAS_ACT_DRAG] = say_prey,
    [HLAS_ACT_LOSE] = say_lose,         [HLAS_ACT_CAST] = say_cast,
    [HLAS_ACT_ANSWER] = say_cast,       [HLAS_ACT_TARGET] = say_target,
    [HLAS_ACT_PEEK] = say_peek,         [HLAS_ACT_SWAP] = say_swap,
    [HLAS_ACT_TACTIC] = say_tactic,     [HLAS_ACT_PAY] = say_pay,
    [HLAS_ACT_BRING] = say_bring,       [HLAS_ACT_BANISH] = say_banish,
};

/* Who decides: the frame's seat, or the viewer where several do. */
static pl_seat decider(const struct pl_obs *obs)
{
    const struct pl_frame *frame = pl_peek(pl_obs_head(obs));
    pl_seat viewer = pl_viewer(obs);

    return frame->kind == HLAS_FRAME_TACTIC && viewer != PL_NOBODY ? viewer : frame->seat;
}

void hlas_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text)
{
    static const uint8_t kinds[HLAS_ACT_COUNT][3] = {
#define ACTION(id_, name_, a_, b_, c_) \
    [HLAS_ACT_##id_] = { HLAS_ARGUMENT_##a_, HLAS_ARGUMENT_##b_, HLAS_ARGUMENT_##c_ },
#include "games/hlas/actions.def"
#undef ACTION
    };
    static const uint16_t templates[HLAS_ACT_COUNT] = {
#define ACTION(id_, ...) [HLAS_ACT_##id_] = HLAS_TEXT_ACT_##id_,
#include "games/hlas/actions.def"
#undef ACTION
    };
    const struct choice choice = {
        .seat = decider(obs),
        .kind = pl_act_kind(action),
        .a = pl_act_a(action),
        .b = pl_act_b(action),
        .c = pl_act_c(action),
    };
    struct hlas_phrase phrase = hlas_phrase_of(hlas_seen(obs), lang, text);
    enum hlas_text template = (enum hlas_text)templates[choice.kind];

    if (odd_actions[choice.kind]) {
        template = odd_actions[choice.kind](&phrase, &choice);
    } else {
        hlas_add_argument(&phrase, kinds[choice.kind][0], (int32_t)choice.a, choice.seat);
    }
    hlas_say(text, &phrase, template);
}
