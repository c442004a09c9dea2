/* The words of actions: one line for each, unique within a legal list, with what the choice costs
 * and brings now. Read from the observation alone; "you" is the seat of the top frame. */
#include "games/seasons/flow.h"
#include "games/seasons/view.h"

/* A text and the number that goes into it. */
struct numbered {
    enum seasons_text text;
    uint8_t number;
};

/* A sentence about one card. */
static void say_card(const struct seasons_pen *pen, enum seasons_text id, uint32_t card)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { PL_ARG_TEXT(seasons_title(pen->lang, card)) };

    seasons_say(pen, id, args);
}

/* A sentence about one token. */
static void say_energy(const struct seasons_pen *pen, enum seasons_text id, uint32_t energy)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { PL_ARG_TEXT(
        seasons_energy_word(pen->lang, energy)) };

    seasons_say(pen, id, args);
}

/* Where a token comes from, said only by an owner of Amulets of Water. */
static void say_source(const struct seasons_pen *pen, uint32_t source)
{
    struct pl_arg amulet = PL_ARG_TEXT(seasons_title(pen->lang, SEASONS_AMULET_OF_WATER));
    uint32_t sources = seasons_source_count(pen->s, pen->seat);
    struct seasons_part tokens;

    if (sources == 1) {
        return;
    }
    if (source == 0) {
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_SOURCE_RESERVE));
    } else if (sources < SEASONS_SOURCES) {
        SEASONS_SAY(pen, SOURCE_AMULET, amulet);
    } else {
        seasons_tokens_part(pen, pen->s->public.amulet[pen->seat][source - 1], &tokens);
        SEASONS_SAY(pen, SOURCE_AMULET_WHICH, amulet, PL_ARG_TEXT(tokens.room));
    }
}

static void say_token_from(const struct seasons_pen *pen, enum seasons_text id, pl_action action)
{
    say_energy(pen, id, pl_act_a(action));
    say_source(pen, pl_act_b(action));
}

/* R-SEA-6.4 */
static void say_transmute(const struct seasons_pen *pen, pl_action action)
{
    uint32_t season = seasons_season_at(pen->s->public.space);
    uint32_t rate = seasons_rates[season][pl_act_a(action)];
    struct seasons_part worth;

    seasons_crystals_part(pen, rate + seasons_source_extra(pen->s, pen->seat, pl_act_b(action)),
                          &worth);
    SEASONS_SAY(pen, ACT_TRANSMUTE, PL_ARG_TEXT(seasons_energy_word(pen->lang, pl_act_a(action))),
                PL_ARG_TEXT(worth.room));
    say_source(pen, pl_act_b(action));
}

/* R-SEA-7.3: the cost with what Hands of Fortune waive and Leeches add. */
static const char *full_cost_part(const struct seasons_pen *pen, uint32_t card,
                                  struct seasons_part *part)
{
    struct pl_text text = pl_text_in(part->room, sizeof part->room);
    struct seasons_pen inner = { &text, pen->lang, pen->seat, pen->s };
    uint32_t leeches = seasons_leech_due(pen->s, pen->seat);
    uint8_t energy[SEASONS_ENERGIES];
    struct seasons_part cost;
    struct seasons_part extra;

    seasons_energy_cost(card, pen->s->head.seats, energy);
    uint32_t waived = seasons_waived(pen->s, pen->seat, seasons_sum(energy));
    seasons_cost_part(pen, card, pen->s->head.seats, &cost);
    if (waived > 0) {
        SEASONS_SAY(&inner, COST_WAIVED, PL_ARG_TEXT(cost.room), PL_ARG_NUMBER((int32_t)waived));
    } else {
        pl_text_add(&text, cost.room);
    }
    if (leeches > 0) {
        memcpy(cost.room, part->room, sizeof cost.room);
        pl_text_clear(&text);
        SEASONS_SAY(&inner, COST_LEECH, PL_ARG_TEXT(cost.room),
                    PL_ARG_TEXT(seasons_title(pen->lang, SEASONS_ARCANO_LEECH)),
                    PL_ARG_TEXT(seasons_crystals_part(pen, leeches, &extra)));
    }
    return part->room;
}

static void say_summon(const struct seasons_pen *pen, uint32_t card)
{
    struct seasons_part cost;

    if (pl_peek(&pen->s->head)->kind == SEASONS_FRAME_DREAM) {
        say_card(pen, SEASONS_TEXT_ACT_SUMMON_FREE, card);
        return;
    }
    full_cost_part(pen, card, &cost);
    SEASONS_SAY(pen, ACT_SUMMON, PL_ARG_TEXT(seasons_title(pen->lang, card)),
                PL_ARG_TEXT(cost.room));
}

/* R-SEA-C36.1, R-SEA-10.4 */
static void say_discard(const struct seasons_pen *pen, uint32_t card)
{
    uint8_t frame = pl_peek(&pen->s->head)->kind;
    int32_t tokens = seasons_cards[card].prestige > 0 ? seasons_cards[card].prestige : 0;
    int32_t capacity = (int32_t)seasons_capacity(pen->s, pen->seat);
    struct seasons_part part;

    if (frame == SEASONS_FRAME_CROWN) {
        tokens = tokens < capacity ? tokens : capacity;
        seasons_count_part(pen, SEASONS_TEXT_TOKENS, (uint32_t)tokens, &part);
        SEASONS_SAY(pen, ACT_DISCARD_CROWN, PL_ARG_TEXT(seasons_title(pen->lang, card)),
                    PL_ARG_TEXT(part.room));
    } else {
        say_card(pen,
                 frame == SEASONS_FRAME_KRISS ? SEASONS_TEXT_ACT_DISCARD_HAND
                                              : SEASONS_TEXT_ACT_DISCARD,
                 card);
    }
}

/* A bonus and how the penalty at the end of the game grows with it (R-SEA-15.2). */
static void say_bonus(const struct seasons_pen *pen, enum seasons_bonus bonus)
{
    static const struct numbered bonuses[SEASONS_BONUS_COUNT] = {
        [SEASONS_BONUS_EXCHANGE] = { SEASONS_TEXT_ACT_BONUS_EXCHANGE,
                                     SEASONS_BONUS_EXCHANGE_TOKENS },
        [SEASONS_BONUS_TRANSMUTE] = { SEASONS_TEXT_ACT_BONUS_TRANSMUTE,
                                      SEASONS_BONUS_TRANSMUTE_CRYSTALS },
        [SEASONS_BONUS_RAISE] = { SEASONS_TEXT_ACT_BONUS_RAISE, SEASONS_BONUS_GAUGE },
        [SEASONS_BONUS_DRAW] = { SEASONS_TEXT_ACT_DRAW_TWO, SEASONS_BONUS_DRAW_CARDS },
    };
    uint8_t used = pen->s->public.bonus_used[pen->seat];

    PL_ASSERT(bonus < SEASONS_BONUS_COUNT);
    PL_ASSERT(used < SEASONS_BONUS_MAX);
    const struct pl_arg args[SEASONS_SAY_ARGS] = { PL_ARG_NUMBER(bonuses[bonus].number),
                                                   PL_ARG_NUMBER(seasons_penalties[used]),
                                                   PL_ARG_NUMBER(seasons_penalties[used + 1]) };
    seasons_say(pen, bonuses[bonus].text, args);
}

/* R-SEA-C31.2 */
static void say_element(const struct seasons_pen *pen, uint32_t energy)
{
    static const struct numbered elements[SEASONS_ENERGIES] = {
        [SEASONS_AIR] = { SEASONS_TEXT_ELEMENT_AIR, SEASONS_ELEMENTAL_AIR_GAUGE },
        [SEASONS_WATER] = { SEASONS_TEXT_ELEMENT_WATER, SEASONS_ELEMENTAL_WATER_TOKENS },
        [SEASONS_FIRE] = { SEASONS_TEXT_ELEMENT_FIRE, SEASONS_ELEMENTAL_FIRE_CARDS },
        [SEASONS_EARTH] = { SEASONS_TEXT_ELEMENT_EARTH, SEASONS_ELEMENTAL_EARTH_CRYSTALS },
    };
    struct seasons_part effect;

    seasons_count_part(pen, elements[energy].text, elements[energy].number, &effect);
    SEASONS_SAY(pen, ACT_ELEMENT, PL_ARG_TEXT(seasons_energy_word(pen->lang, energy)),
                PL_ARG_TEXT(effect.room));
}

static void say_done(const struct seasons_pen *pen)
{
    uint32_t chosen = (uint32_t)pl_peek(&pen->s->head)->arg[0];
    uint32_t waived = seasons_waived(pen->s, pen->seat, (uint32_t)__builtin_popcount(chosen));
    uint8_t energy[SEASONS_ENERGIES];
    struct seasons_part part;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        energy[e] = chosen >> e & 1;
    }
    seasons_tokens_part(pen, energy, &part);
    if (waived > 0) {
        struct seasons_part full = part;
        struct pl_text text = pl_text_in(part.room, sizeof part.room);
        struct seasons_pen inner = { &text, pen->lang, pen->seat, pen->s };
        SEASONS_SAY(&inner, COST_WAIVED, PL_ARG_TEXT(full.room), PL_ARG_NUMBER((int32_t)waived));
    }
    SEASONS_SAY(pen, ACT_DONE, PL_ARG_TEXT(part.room));
}

/* R-SEA-13.1, R-SEA-13.2, R-SEA-13.4: where the Boots lead, and what changes on the way. */
static void say_move(const struct seasons_pen *pen, int32_t spaces)
{
    const struct seasons_public *pub = &pen->s->public;
    int32_t to = pub->space + spaces;
    int32_t change = to > SEASONS_WHEEL_SPACES ? 1 : to < 1 ? -1 : 0;
    int32_t year = pub->year + change;

    to -= change * SEASONS_WHEEL_SPACES;
    uint32_t season = seasons_season_at((uint8_t)to);
    const struct pl_arg args[SEASONS_SAY_ARGS] = {
        PL_ARG_NUMBER(spaces < 0 ? -spaces : spaces), PL_ARG_NUMBER(to),
        PL_ARG_TEXT(seasons_season_word(pen->lang, season))
    };
    seasons_say(pen, spaces < 0 ? SEASONS_TEXT_ACT_MOVE_BACK : SEASONS_TEXT_ACT_MOVE_FORWARD, args);
    if (season != (uint32_t)seasons_season_at(pub->space)) {
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_ACT_MOVE_SEASON));
    }
    if (change != 0 && year <= SEASONS_YEARS) {
        SEASONS_SAY(pen, ACT_MOVE_YEAR, PL_ARG_NUMBER(year));
    }
    if (change != 0 && (year > SEASONS_YEARS || pen->s->head.frame[0].flag)) {
        pl_text_add(pen->text, seasons_word(pen->lang, seasons_is_end_open(pen->s)
                                                           ? SEASONS_TEXT_ACT_MOVE_LAST_MAYBE
                                                           : SEASONS_TEXT_ACT_MOVE_LAST));
    }
    if (change > 0 && year >= 2 && year <= SEASONS_YEARS && !pub->library_taken[year - 2]) {
        SEASONS_SAY(pen, ACT_MOVE_LIBRARY, PL_ARG_TEXT(seasons_library_word((uint32_t)year)));
    }
}

/* Tells copies of a card apart: by what lies on them, by being turned (R-SEA-1.11). */
static void say_which(const struct seasons_pen *pen, uint32_t card, uint32_t copy)
{
    const struct seasons *s = pen->s;
    const uint8_t *tokens = seasons_tokens_on(s, pen->seat, card, copy);
    bool is_one_turned = seasons_copies(s, pen->seat, card) == 2 &&
                         pl_bag_count(&s->public.turned[pen->seat], card) == 1;
    struct pl_arg state = PL_ARG_TEXT(seasons_word(
        pen->lang,
        seasons_is_turned(s, pen->seat, card, copy) ? SEASONS_TEXT_TURNED : SEASONS_TEXT_STRAIGHT));
    struct seasons_part part;

    if (!tokens) {
        if (is_one_turned) {
            SEASONS_SAY(pen, ACT_WHICH, state);
        }
        return;
    }
    struct pl_arg load =
        PL_ARG_TEXT(seasons_sum(tokens) > 0 ? seasons_tokens_part(pen, tokens, &part)
                                            : seasons_word(pen->lang, SEASONS_TEXT_NO_TOKENS));
    if (is_one_turned) {
        SEASONS_SAY(pen, ACT_WHICH_TURNED, load, state);
    } else {
        SEASONS_SAY(pen, ACT_WHICH, load);
    }
}

static void say_convert(const struct seasons_pen *pen, pl_action action)
{
    uint8_t from[SEASONS_ENERGIES] = { 0 };
    struct seasons_part part;

    from[pl_act_a(action)] = (uint8_t)pl_act_c(action);
    SEASONS_SAY(pen, ACT_CONVERT, PL_ARG_TEXT(seasons_tokens_part(pen, from, &part)),
                PL_ARG_TEXT(seasons_energy_word(pen->lang, pl_act_b(action))));
}

/* R-SEA-14.3 */
static void say_order(const struct seasons_pen *pen, uint32_t card)
{
    struct seasons_part part;
    struct pl_text text = pl_text_in(part.room, sizeof part.room);
    struct seasons_pen inner = { &text, pen->lang, pen->seat, pen->s };
    struct seasons_part crystals;

    switch (card) {
    case SEASONS_DAMNED_SOUL_OF_ONYS:
        SEASONS_SAY(&inner, ORDER_ONYS, PL_ARG_NUMBER(SEASONS_ONYS_LOSS));
        break;
    case SEASONS_BEGGARS_HORN:
        SEASONS_SAY(&inner, ORDER_HORN, PL_ARG_NUMBER(SEASONS_HORN_RESERVE_MAX));
        break;
    case SEASONS_TITUS_DEEPGAZE:
        SEASONS_SAY(&inner, ORDER_TITUS, PL_ARG_NUMBER(SEASONS_TITUS_CRYSTALS));
        break;
    default:
        seasons_crystals_part(pen, SEASONS_WONDROUS_CHEST_CRYSTALS, &crystals);
        SEASONS_SAY(&inner, ORDER_CHEST, PL_ARG_TEXT(crystals.room),
                    PL_ARG_NUMBER(SEASONS_WONDROUS_CHEST_TOKENS_MIN));
    }
    SEASONS_SAY(pen, ACT_ORDER, PL_ARG_TEXT(seasons_title(pen->lang, card)),
                PL_ARG_TEXT(part.room));
}

static void say_spend(const struct seasons_pen *pen, pl_action action)
{
    bool is_fed = pl_peek(&pen->s->head)->arg[1] == SEASONS_FOR_CAULDRON;

    say_token_from(pen, is_fed ? SEASONS_TEXT_ACT_PUT : SEASONS_TEXT_ACT_SPEND, action);
}

static void say_gain(const struct seasons_pen *pen, uint32_t energy)
{
    bool is_amulet = pl_peek(&pen->s->head)->arg[1] > 0;

    say_energy(pen, is_amulet ? SEASONS_TEXT_ACT_PUT : SEASONS_TEXT_ACT_GAIN, energy);
}

static void say_pick(const struct seasons_pen *pen, uint32_t card)
{
    bool is_summon = pl_peek(&pen->s->head)->arg[0] == SEASONS_PICK_SUMMON;

    say_card(pen, is_summon ? SEASONS_TEXT_ACT_SUMMON_FREE : SEASONS_TEXT_ACT_KEEP, card);
}

static void say_target(const struct seasons_pen *pen, pl_seat target)
{
    struct seasons_part tokens;

    seasons_tokens_part(pen, pen->s->public.reserve[target], &tokens);
    SEASONS_SAY(pen, ACT_TARGET, PL_ARG_TEXT(pl_seat_name(pen->text, pen->lang, target)),
                PL_ARG_TEXT(tokens.room));
}

static void say_die(const struct seasons_pen *pen, uint32_t die)
{
    const struct seasons_face *face = seasons_face_at(pen->s, seasons_die_place(pen->s, die));
    struct seasons_part part;

    seasons_face_part(pen, face, true, &part);
    SEASONS_SAY(pen, ACT_TAKE_DIE, PL_ARG_NUMBER((int32_t)die), PL_ARG_TEXT(part.room));
}

static void say_malice(const struct seasons_pen *pen, bool is_reroll)
{
    const struct pl_frame *frame = pl_peek(&pen->s->head);
    struct seasons_part part;

    if (is_reroll) {
        seasons_crystals_part(pen, SEASONS_MALICE_CRYSTALS, &part);
        SEASONS_SAY(pen, ACT_REROLL, PL_ARG_TEXT(part.room));
    } else if (frame->kind == SEASONS_FRAME_ONYS) {
        pl_text_add(pen->text, seasons_word(pen->lang, frame[-1].kind == SEASONS_FRAME_PICK
                                                           ? SEASONS_TEXT_ACT_KEEP_ONYS_CHALICE
                                                           : SEASONS_TEXT_ACT_KEEP_ONYS));
    } else {
        seasons_face_part(pen, seasons_face_of(pen->s, pen->seat), false, &part);
        SEASONS_SAY(pen, ACT_GO_ON, PL_ARG_TEXT(part.room));
    }
}

/* Actions on cards looked at, given away or known on top of the draw pile. */
static void say_drawn(const struct seasons_pen *pen, pl_action action)
{
    uint32_t card = pl_act_a(action);
    struct pl_arg top = PL_ARG_TEXT(
        seasons_title(pen->lang, pen->seat < SEASONS_SEATS ? pen->s->private[pen->seat].known_top
                                                           : SEASONS_NO_CARD));

    switch (pl_act_kind(action)) {
    case SEASONS_ACT_KEEP: say_card(pen, SEASONS_TEXT_ACT_KEEP, card); break;
    case SEASONS_ACT_PICK: say_pick(pen, card); break;
    case SEASONS_ACT_GIVE:
        SEASONS_SAY(pen, ACT_GIVE, PL_ARG_TEXT(seasons_title(pen->lang, card)),
                    PL_ARG_TEXT(pl_seat_name(pen->text, pen->lang, (pl_seat)pl_act_b(action))));
        break;
    case SEASONS_ACT_LEAVE: SEASONS_SAY(pen, ACT_LEAVE, top); break;
    default: SEASONS_SAY(pen, ACT_TAKE_TOP, top, PL_ARG_NUMBER(SEASONS_ORB_SUMMON_TOKENS));
    }
}

/* Actions that move single tokens. */
static void say_token(const struct seasons_pen *pen, pl_action action)
{
    uint32_t energy = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case SEASONS_ACT_TRANSMUTE: say_transmute(pen, action); break;
    case SEASONS_ACT_ELEMENT: say_element(pen, energy); break;
    case SEASONS_ACT_WAIVE: say_energy(pen, SEASONS_TEXT_ACT_WAIVE, energy); break;
    case SEASONS_ACT_PAY: say_token_from(pen, SEASONS_TEXT_ACT_PAY, action); break;
    case SEASONS_ACT_SPEND: say_spend(pen, action); break;
    case SEASONS_ACT_GAIN: say_gain(pen, energy); break;
    case SEASONS_ACT_CONVERT: say_convert(pen, action); break;
    default:
        SEASONS_SAY(pen, ACT_DROP, PL_ARG_TEXT(seasons_energy_word(pen->lang, energy)),
                    PL_ARG_NUMBER(pen->s->public.reserve[pen->seat][energy]));
    }
}

static void say_plain(const struct seasons_pen *pen, enum seasons_text id)
{
    pl_text_add(pen->text, seasons_word(pen->lang, id));
}

static void say_split(const struct seasons_pen *pen, pl_action action)
{
    say_card(pen,
             pl_act_b(action) == 0 ? SEASONS_TEXT_ACT_SPLIT_HAND : SEASONS_TEXT_ACT_SPLIT_LIBRARY,
             pl_act_a(action));
}

static void say_leave_play(const struct seasons_pen *pen, enum seasons_text id, pl_action action)
{
    say_card(pen, id, pl_act_a(action));
    say_which(pen, pl_act_a(action), pl_act_b(action));
}

void seasons_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text)
{
    const struct seasons *s = seasons_seen(obs);
    const struct seasons_pen pen = { text, lang, pl_peek(&s->head)->seat, s };
    uint32_t a = pl_act_a(action);

    switch ((enum seasons_act)pl_act_kind(action)) {
    case SEASONS_ACT_DRAFT: say_card(&pen, SEASONS_TEXT_ACT_DRAFT, a); return;
    case SEASONS_ACT_SPLIT: say_split(&pen, action); return;
    case SEASONS_ACT_TAKE_DIE: say_die(&pen, a); return;
    case SEASONS_ACT_REROLL: say_malice(&pen, true); return;
    case SEASONS_ACT_GO_ON: say_malice(&pen, false); return;
    case SEASONS_ACT_DRAW_ONE: say_plain(&pen, SEASONS_TEXT_ACT_DRAW_ONE); return;
    case SEASONS_ACT_DRAW_TWO: say_bonus(&pen, SEASONS_BONUS_DRAW); return;
    case SEASONS_ACT_DISCARD: say_discard(&pen, a); return;
    case SEASONS_ACT_SUMMON: say_summon(&pen, a); return;
    case SEASONS_ACT_ACTIVATE: seasons_say_activation(&pen, action); return;
    case SEASONS_ACT_BONUS: say_bonus(&pen, (enum seasons_bonus)a); return;
    case SEASONS_ACT_DONE: say_done(&pen); return;
    case SEASONS_ACT_MOVE: say_move(&pen, (int16_t)a); return;
    case SEASONS_ACT_TARGET: say_target(&pen, (pl_seat)a); return;
    case SEASONS_ACT_DRAW: say_plain(&pen, SEASONS_TEXT_ACT_DRAW); return;
    case SEASONS_ACT_SACRIFICE: say_leave_play(&pen, SEASONS_TEXT_ACT_SACRIFICE, action); return;
    case SEASONS_ACT_TAKE_BACK: say_leave_play(&pen, SEASONS_TEXT_ACT_TAKE_BACK, action); return;
    case SEASONS_ACT_ORDER: say_order(&pen, a); return;
    case SEASONS_ACT_END_TURN: say_plain(&pen, SEASONS_TEXT_ACT_END_TURN); return;
    case SEASONS_ACT_KEEP:
    case SEASONS_ACT_PICK:
    case SEASONS_ACT_GIVE:
    case SEASONS_ACT_LEAVE:
    case SEASONS_ACT_TAKE_TOP: say_drawn(&pen, action); return;
    case SEASONS_ACT_TRANSMUTE:
    case SEASONS_ACT_ELEMENT:
    case SEASONS_ACT_WAIVE:
    case SEASONS_ACT_PAY:
    case SEASONS_ACT_SPEND:
    case SEASONS_ACT_GAIN:
    case SEASONS_ACT_DROP:
    case SEASONS_ACT_CONVERT: say_token(&pen, action); return;
    case SEASONS_ACT_NONE:
    case SEASONS_ACT_COUNT: break;
    }
    PL_ASSERT(false); /* Not an action of this game. */
}
