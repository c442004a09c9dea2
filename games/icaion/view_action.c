/* The words of actions: one line for each, unique within a legal list, with what the choice costs
 * and brings now. Most are a template with its arguments (actions.def); the odd ones are here. Read
 * from the observation alone; "you" is the seat of the top frame. */
#include "games/icaion/view.h"

static void say_plain(const struct icaion_pen *pen, enum icaion_text id)
{
    pl_text_add(pen->text, icaion_word(pen->lang, id));
}

static void say_slot(const struct icaion_pen *pen, uint32_t slot)
{
    if (slot > 0) {
        say_plain(pen, ICAION_TEXT_ACT_AS_SPECIAL);
    }
}

/* R-ICA-3.6: a side by what its tiles count. */
static void say_side(const struct icaion_pen *pen, uint32_t side)
{
    uint32_t colour = (uint32_t)pl_peek(&pen->s->head)->arg[0];
    struct icaion_part part;
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, &part, &text);

    icaion_say_tile(&inner, colour * ICAION_YEARS, side, true);
    icaion_say(pen, side ? ICAION_TEXT_ACT_SIDE_NIGHT : ICAION_TEXT_ACT_SIDE,
               (const struct pl_arg[ICAION_SAY_ARGS]){ PL_ARG_TEXT(part.room) });
}

static void say_pass(const struct icaion_pen *pen)
{
    bool is_belt = pl_peek(&pen->s->head)->kind == ICAION_FRAME_BELT;

    say_plain(pen, is_belt ? ICAION_TEXT_ACT_PASS : ICAION_TEXT_ACT_PASS_CRYSTALS);
}

static const char *blue_part(const struct icaion_pen *pen, uint32_t count, struct icaion_part *part)
{
    return icaion_count_part(pen, ICAION_TEXT_BLUE_CRYSTALS, count, part);
}

static const char *surroundings_part(const struct icaion_pen *pen, uint32_t node,
                                     struct icaion_part *part)
{
    int32_t value = (int32_t)node;

    return icaion_argument_part(pen, ICAION_ARG_REGIONS_OF_NODE, &value, part);
}

static void say_camp(const struct icaion_pen *pen)
{
    struct icaion_part part;

    ICAION_SAY(pen, ACT_CAMP, PL_ARG_TEXT(blue_part(pen, ICAION_CAMP_BLUE, &part)));
}

/* R-ICA-7.6 */
static void say_move(const struct icaion_pen *pen, uint32_t node)
{
    uint32_t cost = icaion_move_cost(pen->s, pen->seat, node);
    struct icaion_part where;
    struct icaion_part price;
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(icaion_nodes[node].name),
        PL_ARG_TEXT(surroundings_part(pen, node, &where)),
        PL_ARG_TEXT(blue_part(pen, cost, &price)),
    };

    icaion_say(pen, cost > 0 ? ICAION_TEXT_ACT_MOVE_COST : ICAION_TEXT_ACT_MOVE, args);
}

static void say_dash(const struct icaion_pen *pen, uint32_t node)
{
    bool is_stay = pen->s->public.node[pen->seat] == node;
    struct icaion_part where;
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(icaion_nodes[node].name), PL_ARG_TEXT(surroundings_part(pen, node, &where))
    };

    icaion_say(pen, is_stay ? ICAION_TEXT_ACT_DASH_STAY : ICAION_TEXT_ACT_DASH, args);
}

/* R-ICA-10.1 */
static void say_extract(const struct icaion_pen *pen)
{
    uint8_t crystals[ICAION_COLOURS] = { 0 };
    struct icaion_part part;

    for (uint32_t left = icaion_regions_at(pen->s, pen->seat); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t colour = icaion_regions[region].kind;
        crystals[colour] = (uint8_t)(crystals[colour] + (pen->s->public.crystals[region] > 0));
    }
    ICAION_SAY(pen, ACT_EXTRACT, PL_ARG_TEXT(icaion_crystals_part(pen, crystals, &part)));
}

/* R-ICA-11.5, R-ICA-11.6 */
static void say_deploy(const struct icaion_pen *pen, pl_action action)
{
    int32_t place = pl_act_a(action);
    uint32_t region = pl_act_b(action);
    struct icaion_purse purse = icaion_purse_of(pen->s, pen->seat);
    uint32_t cost = icaion_price(&purse, icaion_machine_count(pen->s, region) + 1);
    uint32_t points = icaion_deploy_points(pen->s, region, (uint32_t)place % ICAION_TYPES);
    struct icaion_part machine;
    struct icaion_part where;
    struct icaion_part bonus;

    ICAION_SAY(pen, ACT_DEPLOY,
               PL_ARG_TEXT(icaion_argument_part(pen, ICAION_ARG_PLACE, &place, &machine)),
               PL_ARG_TEXT(icaion_region_part(pen, region, &where)), PL_ARG_NUMBER((int32_t)cost),
               PL_ARG_NUMBER((int32_t)points),
               PL_ARG_TEXT(icaion_argument_part(pen, ICAION_ARG_BONUS, &place, &bonus)));
    say_slot(pen, pl_act_c(action));
}

/* R-ICA-13.4 */
static void say_retrieve(const struct icaion_pen *pen, pl_action action)
{
    uint32_t colour = pl_act_a(action);
    uint32_t tile = colour * ICAION_YEARS + pen->s->public.year - 1;
    struct icaion_part part;
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, &part, &text);

    icaion_say_tile(&inner, tile, pen->s->public.night >> colour & 1, true);
    ICAION_SAY(pen, ACT_RETRIEVE, PL_ARG_TEXT(icaion_tile_title(pen->lang, tile)),
               PL_ARG_TEXT(part.room),
               PL_ARG_NUMBER((int32_t)icaion_tile_points(pen->s, pen->seat, tile)));
    say_slot(pen, pl_act_b(action));
}

static void say_install(const struct icaion_pen *pen, uint32_t slot)
{
    uint32_t tile = pen->s->public.slot[pen->seat] - 1u;

    ICAION_SAY(pen, ACT_INSTALL, PL_ARG_TEXT(icaion_tile_title(pen->lang, tile)));
    say_slot(pen, slot);
}

/* R-ICA-14.4, R-ICA-14.6: with a warning where the card would be paid for in vain. */
static void say_play(const struct icaion_pen *pen, uint32_t card)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];
    struct icaion_purse purse = icaion_purse_of(pen->s, pen->seat);
    enum icaion_text warning =
        info->is_upgrade ? ICAION_TEXT_ACT_PLAY_GONE : ICAION_TEXT_ACT_PLAY_LOST;
    bool is_in_vain = icaion_is_in_vain(pen->s, pen->seat, card, &purse);
    struct icaion_part part;
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, &part, &text);

    icaion_say_oddity(&inner, card, true);
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(info->name[pen->lang]),
        PL_ARG_NUMBER((int32_t)icaion_price(&purse, info->cost)), PL_ARG_TEXT(part.room)
    };
    icaion_say(pen, is_in_vain ? warning : ICAION_TEXT_ACT_PLAY, args);
}

/* R-ICA-15.3 */
static void say_overcharge(const struct icaion_pen *pen, uint32_t colour)
{
    uint32_t kinds = icaion_kinds_of(pen->s, pen->seat);
    uint8_t crystals[ICAION_COLOURS] = { 0 };
    struct icaion_part part;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        crystals[i] = kinds >> i & 1;
    }
    crystals[colour] = (uint8_t)(crystals[colour] + ICAION_OVERCHARGE_CRYSTALS);
    ICAION_SAY(pen, ACT_OVERCHARGE, PL_ARG_TEXT(icaion_crystals_part(pen, crystals, &part)));
}

/* R-ICA-8.3: with what is lost. */
static void say_store(const struct icaion_pen *pen, uint32_t cage)
{
    const uint8_t *held = pen->s->public.cage[pen->seat][cage];
    struct icaion_part which;
    struct icaion_part lost;
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(icaion_cage_part(pen, cage, &which)),
        PL_ARG_TEXT(icaion_crystals_part(pen, held, &lost)),
    };

    icaion_say(pen, icaion_sum(held) ? ICAION_TEXT_ACT_STORE_LOSING : ICAION_TEXT_ACT_STORE, args);
}

static void say_harvest(const struct icaion_pen *pen, pl_action action, const char *where)
{
    uint32_t region = pl_act_a(action);
    bool is_any = pl_act_b(action) == ICAION_MODE_INSTEAD;
    bool is_more = pl_act_b(action) == ICAION_MODE_MORE;
    uint32_t count = ICAION_HARVEST_CRYSTALS;
    struct icaion_part part;

    count += is_more ? icaion_trait(pen->s, pen->seat, ICAION_TRAIT_HARVEST_MORE) : 0;
    int32_t crystals[2] = { is_any ? pl_act_c(action) : icaion_regions[region].kind,
                            (int32_t)count };
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(where),
        PL_ARG_TEXT(icaion_argument_part(pen, ICAION_ARG_CRYSTALS, crystals, &part)),
    };
    icaion_say(pen, is_any ? ICAION_TEXT_ACT_HARVEST_ANY : ICAION_TEXT_ACT_ACTIVATE, args);
}

static void say_scavenge(const struct icaion_pen *pen, pl_action action, const char *where)
{
    uint32_t more = pl_act_b(action) == ICAION_MODE_MORE
                        ? icaion_trait(pen->s, pen->seat, ICAION_TRAIT_SCAVENGE_CARDS)
                        : 0;
    uint32_t price = icaion_trait(pen->s, pen->seat, ICAION_TRAIT_SCAVENGE_SALE);

    if (pl_act_b(action) == ICAION_MODE_INSTEAD) {
        ICAION_SAY(pen, ACT_SELL, PL_ARG_TEXT(where),
                   PL_ARG_TEXT(icaion_oddities[pl_act_c(action)].name[pen->lang]),
                   PL_ARG_NUMBER((int32_t)price));
        return;
    }
    ICAION_SAY(pen, ACT_SCAVENGE, PL_ARG_TEXT(where),
               PL_ARG_NUMBER((int32_t)(ICAION_SCAVENGE_CARDS + more)));
}

static void say_refine(const struct icaion_pen *pen, pl_action action, const char *where)
{
    uint32_t points = ICAION_REFINE_RP + icaion_trait(pen->s, pen->seat, ICAION_TRAIT_REFINE_RP);
    bool is_kill = pl_act_b(action) == ICAION_MODE_MORE;
    const struct pl_arg args[ICAION_SAY_ARGS] = { PL_ARG_TEXT(where),
                                                  PL_ARG_NUMBER((int32_t)points) };

    icaion_say(pen, is_kill ? ICAION_TEXT_ACT_REFINE_KILL : ICAION_TEXT_ACT_REFINE, args);
    if (icaion_is_radiant(pen->s)) {
        say_plain(pen, ICAION_TEXT_ACT_REFINE_BACK);
    }
}

static void say_activate(const struct icaion_pen *pen, pl_action action)
{
    struct icaion_part where;

    icaion_region_part(pen, pl_act_a(action), &where);
    switch (icaion_type_of(pen->s, pl_act_a(action), pen->seat + 1u)) {
    case ICAION_HARVESTER: say_harvest(pen, action, where.room); break;
    case ICAION_SCAVENGER: say_scavenge(pen, action, where.room); break;
    default: say_refine(pen, action, where.room);
    }
}

/* R-ICA-12.2: Eradicate ends with a payment. */
static void say_done(const struct icaion_pen *pen)
{
    const struct pl_frame *frame = pl_peek(&pen->s->head);
    struct icaion_part part;

    if (frame->kind != ICAION_FRAME_ERADICATE) {
        say_plain(pen, ICAION_TEXT_ACT_DONE);
        return;
    }
    uint32_t strength = icaion_strength(pen->s, pen->seat);
    uint32_t cost = ((uint32_t)frame->arg[0] + strength - 1) / strength;
    icaion_count_part(pen, ICAION_TEXT_GREY_CRYSTALS, cost, &part);
    ICAION_SAY(pen, ACT_DONE_PAY, PL_ARG_TEXT(part.room));
}

/* R-ICA-12.9, R-ICA-12.10 */
static void say_spend(const struct icaion_pen *pen, uint32_t pink)
{
    const uint8_t *shards = pen->s->public.shards[pen->seat];
    bool is_kept = (int32_t)pink == pl_peek(&pen->s->head)->arg[0] &&
                   shards[0] + shards[1] + shards[2] < ICAION_SHARDS_OWNED_MAX;
    uint32_t each = ICAION_INVESTIGATE_RP + icaion_trait(pen->s, pen->seat, ICAION_TRAIT_PINK_RP);
    struct icaion_part part;
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(icaion_count_part(pen, ICAION_TEXT_PINK_CRYSTALS, pink, &part)),
        PL_ARG_NUMBER((int32_t)(pink * each)),
    };

    icaion_say(pen, is_kept ? ICAION_TEXT_ACT_SPEND_KEEP : ICAION_TEXT_ACT_SPEND, args);
}

/* R-ICA-1.10: Spare Cages by what they hold. */
static void say_drop(const struct icaion_pen *pen, uint32_t card)
{
    uint32_t cage = ICAION_BOARD_CAGES + (card == ICAION_SPARE_CAGE_2);
    bool is_new = pl_peek(&pen->s->head)->arg[0] == (int32_t)card;
    bool is_cage = card == ICAION_SPARE_CAGE_1 || card == ICAION_SPARE_CAGE_2;
    struct icaion_part which;
    struct icaion_part held;
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_TEXT(icaion_oddities[card].name[pen->lang]),
        PL_ARG_TEXT(icaion_cage_part(pen, cage, &which)),
        PL_ARG_TEXT(icaion_crystals_part(pen, pen->s->public.cage[pen->seat][cage], &held)),
    };

    icaion_say(pen,
               is_new    ? ICAION_TEXT_ACT_DROP_NEW
               : is_cage ? ICAION_TEXT_ACT_DROP_CAGE
                         : ICAION_TEXT_ACT_DROP,
               args);
}

/* R-ICA-15.2: with a full hand nothing is drawn. */
static void say_supply_draw(const struct icaion_pen *pen, uint32_t count)
{
    if (icaion_room(pen->s, pen->seat) == 0) {
        say_plain(pen, ICAION_TEXT_ACT_SUPPLY_NONE);
        return;
    }
    ICAION_SAY(pen, ACT_SUPPLY_DRAW, PL_ARG_NUMBER((int32_t)count));
}

/* Actions of the menu that are put into words by hand; false for others. */
static bool say_odd_menu(const struct icaion_pen *pen, pl_action action)
{
    uint32_t a = pl_act_a(action);
    uint32_t hand = pen->seat < ICAION_SEATS ? pen->s->public.hand_count[pen->seat] : 0;

    switch (pl_act_kind(action)) {
    case ICAION_ACT_EXTRACT: say_extract(pen); return true;
    case ICAION_ACT_DEPLOY: say_deploy(pen, action); return true;
    case ICAION_ACT_RETRIEVE: say_retrieve(pen, action); return true;
    case ICAION_ACT_INSTALL: say_install(pen, a); return true;
    case ICAION_ACT_PLAY: say_play(pen, a); return true;
    case ICAION_ACT_DISCARD_HAND:
        ICAION_SAY(pen, ACT_DISCARD_HAND, PL_ARG_NUMBER((int32_t)hand * ICAION_RADIANT_HAND_RP));
        return true;
    case ICAION_ACT_OVERCHARGE: say_overcharge(pen, a); return true;
    case ICAION_ACT_SUPPLY_DRAW: say_supply_draw(pen, a); return true;
    default: return false;
    }
}

static void say_odd(const struct icaion_pen *pen, pl_action action)
{
    uint32_t a = pl_act_a(action);

    if (say_odd_menu(pen, action)) {
        return;
    }
    switch (pl_act_kind(action)) {
    case ICAION_ACT_SIDE: say_side(pen, a); break;
    case ICAION_ACT_PASS: say_pass(pen); break;
    case ICAION_ACT_CAMP: say_camp(pen); break;
    case ICAION_ACT_MOVE: say_move(pen, a); break;
    case ICAION_ACT_STORE: say_store(pen, a); break;
    case ICAION_ACT_ACTIVATE: say_activate(pen, action); break;
    case ICAION_ACT_DONE: say_done(pen); break;
    case ICAION_ACT_SPEND: say_spend(pen, a); break;
    case ICAION_ACT_DASH: say_dash(pen, a); break;
    default: say_drop(pen, a);
    }
}

void icaion_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                        struct pl_text *text)
{
    static const uint8_t kinds[ICAION_ACT_COUNT][3] = {
#define ACTION(id_, name_, a_, b_, c_) \
    [ICAION_ACT_##id_] = { ICAION_ARG_##a_, ICAION_ARG_##b_, ICAION_ARG_##c_ },
#include "games/icaion/actions.def"
#undef ACTION
    };
    static const uint16_t templates[ICAION_ACT_COUNT] = {
#define ACTION(id_, ...) [ICAION_ACT_##id_] = ICAION_TEXT_ACT_##id_,
#include "games/icaion/actions.def"
#undef ACTION
    };
    const struct icaion *s = icaion_seen(obs);
    const struct icaion_pen pen = { text, lang, pl_peek(&s->head)->seat, s };
    const int32_t values[4] = { pl_act_a(action), pl_act_b(action), pl_act_c(action), 0 };
    uint32_t kind = pl_act_kind(action);
    struct pl_arg args[ICAION_SAY_ARGS] = { { 0 } };
    struct icaion_part part[3];

    PL_ASSERT(kind < ICAION_ACT_COUNT);
    if (kinds[kind][0] == ICAION_ARG_ODD) {
        say_odd(&pen, action);
        return;
    }
    for (uint32_t i = 0; i < 3; i++) {
        enum icaion_argument what = (enum icaion_argument)kinds[kind][i];
        /* Hints are of the argument before. */
        bool is_same = what == ICAION_ARG_HINT_OF_CHARACTER || what == ICAION_ARG_REGIONS_OF_NODE ||
                       what == ICAION_ARG_PARASITES_OF_REGION;
        args[i] = what == ICAION_ARG_NUMBER
                      ? PL_ARG_NUMBER(values[i])
                      : PL_ARG_TEXT(icaion_argument_part(&pen, what, &values[is_same ? i - 1 : i],
                                                         &part[i]));
    }
    icaion_say(&pen, (enum icaion_text)templates[kind], args);
    say_slot(&pen, kinds[kind][0] == ICAION_ARG_SLOT ? (uint32_t)values[0] : 0);
}
