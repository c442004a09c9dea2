/* What the bots know of Seasons: what a position is worth, and which moves are sensible. One
 * weight for each action serves the playouts (chosen in proportion) and the search (as a prior). */
#include "bots/policy.h"
#include "games/seasons/data.h"
#include "games/seasons/effects.h"
#include "games/seasons/flow.h"
#include "games/seasons/score.h"

extern const struct bot_policy policy_seasons;

struct worth {
    float enter;
    float round;
    float draft;
};

static const struct worth worths[SEASONS_CARD_COUNT] = {
#define WORTH(card_, enter_, round_, draft_) [SEASONS_##card_] = { enter_, round_, draft_ },
#include "bots/policy/seasons_cards.def"
};

#define TOKEN_POINTS 2.2f /* what a token is worth while it can still be used */
#define ROOM_POINTS  0.5f /* what a free place under the gauge is worth */

/* What weighing the actions of one decision needs to know of the seat. */
struct outlook {
    const struct seasons *s;
    pl_seat seat;
    float rounds;                   /* still to come, this one included */
    uint32_t room;                  /* free places under the gauge */
    float need[SEASONS_ENERGIES];   /* tokens that hand cards still lack */
    float energy[SEASONS_ENERGIES]; /* what a token of the energy is worth */
};

/* Rounds still to come: the spaces up to the end of year 3 at two a round; none after a last one
 * (R-SEA-14.5). */
static float rounds_left(const struct seasons *s)
{
    int32_t spaces = (SEASONS_YEARS - s->public.year) * SEASONS_WHEEL_SPACES +
                     SEASONS_WHEEL_SPACES + 1 - s->public.space;

    if (s->public.space == 0) {
        return 18.0f;
    }
    return seasons_is_last_round(s) || spaces <= 0 ? 0.5f : 0.5f + (float)spaces * 0.5f;
}

static uint32_t room_of(const struct seasons *s, pl_seat seat)
{
    uint32_t used = seasons_in_play(s, seat);

    return used < s->public.gauge[seat] ? s->public.gauge[seat] - used : 0;
}

static uint32_t cost_tokens(uint32_t card, uint32_t seats)
{
    uint32_t tokens = card == SEASONS_ELEMENTAL_AMULET ? 3 : 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        tokens += seasons_cost(card, (enum seasons_energy)e, seats);
    }
    return tokens;
}

/* What a card adds to the final score if it comes into play with `rounds` rounds to come. */
static float card_points(const struct seasons *s, pl_seat seat, uint32_t card, float rounds)
{
    float points = worths[card].enter + worths[card].round * rounds;

    if (card == SEASONS_SCEPTER_OF_GREATNESS) {
        points = 3.0f * (float)seasons_count_of(s, seat, seasons_items);
    }
    return points + (float)seasons_cards[card].prestige;
}

/* What a card in play is worth to keep: its prestige and what it still brings. */
static float kept_points(const struct seasons *s, pl_seat seat, uint32_t card, float rounds)
{
    float points = (float)seasons_cards[card].prestige + worths[card].round * rounds;

    switch (card) {
    case SEASONS_POTION_OF_POWER:
    case SEASONS_POTION_OF_DREAMS:
    case SEASONS_POTION_OF_KNOWLEDGE:
    case SEASONS_POTION_OF_LIFE: return rounds > 1.0f ? worths[card].enter : 0;
    case SEASONS_RAGFIELDS_HELM: return points + worths[card].enter;
    case SEASONS_LANTERN_OF_XIDIT: return points + 2.0f * (float)seasons_reserve_total(s, seat);
    case SEASONS_SEALED_CHEST_OF_URM:
        return points + (seasons_count_of(s, seat, seasons_familiars) ? 0 : 16.0f);
    case SEASONS_AMULET_OF_WATER:
        return points + TOKEN_POINTS * (float)(seasons_sum(s->public.amulet[seat][0]) +
                                               seasons_sum(s->public.amulet[seat][1]));
    default: return points;
    }
}

/* What a card in hand promises: its points if it gets into play, else the penalty. */
static float hand_points(const struct outlook *o, uint32_t card, float chance)
{
    const struct seasons *s = o->s;
    float cost = TOKEN_POINTS * (float)cost_tokens(card, s->head.seats) +
                 (float)seasons_cost_crystals(card, s->head.seats);
    float gain = card_points(s, o->seat, card, o->rounds) - cost;

    gain = gain > 0 ? gain : 0;
    return chance * gain - (1.0f - chance) * (float)SEASONS_HAND_PENALTY;
}

static float hand_total(const struct outlook *o)
{
    const struct pl_bag *hand = &o->s->private[o->seat].hand;
    float chance = o->rounds > 6.0f ? 0.8f : 0.8f * o->rounds / 6.0f;
    float total = 0;
    float places = (float)o->room + 0.35f * o->rounds;
    float count = (float)pl_bag_total(hand);

    if (count > places && count > 0) {
        chance *= places / count;
    }
    for (uint64_t set = hand->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        total += (float)pl_bag_count(hand, card) * hand_points(o, card, chance);
    }
    return total;
}

/* Tokens: worth what they transmute to at the best, less when time runs out. */
static float token_total(const struct outlook *o)
{
    float total = 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        total += o->energy[e] * (float)seasons_usable(o->s, o->seat, (enum seasons_energy)e);
    }
    return total;
}

static void look_at(struct outlook *o, const struct seasons *s, pl_seat seat)
{
    const struct pl_bag *hand = &s->private[seat].hand;
    float time;

    memset(o, 0, sizeof *o);
    o->s = s;
    o->seat = seat;
    o->rounds = rounds_left(s);
    o->room = room_of(s, seat);
    for (uint64_t set = hand->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
            uint32_t cost = seasons_cost(card, (enum seasons_energy)e, s->head.seats);
            o->need[e] += (float)cost;
        }
    }
    time = o->rounds > 3.0f ? 1.0f : o->rounds / 3.0f;
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t has = seasons_usable(s, seat, (enum seasons_energy)e);
        float lacks = o->need[e] > (float)has ? o->need[e] - (float)has : 0;
        o->need[e] = lacks > 3.0f ? 3.0f : lacks;
        o->energy[e] = (TOKEN_POINTS + 0.2f * o->need[e]) * time;
    }
}

static int32_t evaluate(const struct pl_state *state, pl_seat seat)
{
    const struct seasons *s = seasons_read(state);
    const struct pl_bag *cards = &s->public.tableau[seat];
    struct seasons_score score;
    struct outlook o;
    float total;

    if (s->head.over) {
        seasons_score_of(s, seat, &score);
        return 16 * score.total;
    }
    look_at(&o, s, seat);
    total = (float)s->public.crystals[seat] - (float)seasons_penalties[s->public.bonus_used[seat]];
    for (uint64_t set = cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        total += (float)pl_bag_count(cards, card) * kept_points(s, seat, card, o.rounds);
    }
    total += token_total(&o) + hand_total(&o);
    if (o.rounds > 1.0f) {
        float places = (float)o.room < 3.0f ? (float)o.room : 3.0f;
        total += ROOM_POINTS * places;
    }
    return (int32_t)(total * 16.0f);
}

/* The weight of a die: what its face brings. */
static float weigh_die(const struct outlook *o, uint32_t die)
{
    const struct seasons *s = o->s;
    const struct seasons_face *face = seasons_face_at(s, seasons_die_place(s, die));
    float total = (float)face->crystals;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        total += (o->energy[e] + 0.5f * o->need[e]) * (float)face->energy[e];
    }
    total += face->stars ? (o->room == 0 ? 4.0f : 1.5f) : 0;
    total += face->draw ? (o->rounds > 5.0f ? 3.0f : 0.5f) : 0;
    total += face->transmute ? 0.6f * (float)seasons_usable_total(s, o->seat) : 0;
    return total * total;
}

static float weigh_summon(const struct outlook *o, uint32_t card)
{
    float points = card_points(o->s, o->seat, card, o->rounds);
    float cost = TOKEN_POINTS * (float)cost_tokens(card, o->s->head.seats);

    if (card == SEASONS_LANTERN_OF_XIDIT || card == SEASONS_RAGFIELDS_HELM) {
        points += 4.0f;
    }
    points += (float)SEASONS_HAND_PENALTY - cost * 0.5f;
    return points > 1.0f ? 3.0f * points : 1.0f;
}

/* Transmuting is for the end, for a full reserve, and for energies that are not needed. */
static float weigh_transmute(const struct outlook *o, uint32_t energy)
{
    const struct seasons *s = o->s;
    uint32_t rate = seasons_rates[seasons_season_at(s->public.space)][energy] +
                    seasons_transmute_extra(s, o->seat);
    uint32_t tokens = seasons_reserve_total(s, o->seat);
    float keep = o->energy[energy] + 0.7f * o->need[energy];
    float gain = (float)rate - keep + (tokens > 5 ? 1.0f : 0);

    return gain <= 0 ? 0.3f : 4.0f * gain;
}

/* Ways of activation, by what they bring. */
static float weigh_activate(const struct outlook *o, pl_action action)
{
    const struct seasons *s = o->s;
    float tokens = (float)seasons_reserve_total(s, o->seat);
    bool is_late = o->rounds < 3.0f;

    switch (pl_act_a(action)) {
    case SEASONS_BALANCE_OF_ISHTAR: return 20.0f;
    case SEASONS_KAIRN_THE_DESTROYER: return 12.0f;
    case SEASONS_IDOL_OF_THE_FAMILIAR: return 20.0f;
    case SEASONS_DAMNED_SOUL_OF_ONYS: return 25.0f;
    case SEASONS_POTION_OF_LIFE: return tokens >= 6 || is_late ? 4.0f * tokens : 0.5f;
    case SEASONS_POTION_OF_KNOWLEDGE: return tokens <= 2 ? 15.0f : 1.0f;
    case SEASONS_POTION_OF_DREAMS: return 5.0f;
    case SEASONS_POTION_OF_POWER: return is_late ? 3.0f : 8.0f;
    case SEASONS_TREE_OF_LIGHT:
        return pl_act_c(action) == 0 ? 2.0f : s->public.can_transmute ? 0.1f : tokens;
    case SEASONS_CRYSTAL_ORB: return pl_act_c(action) == 0 ? 6.0f : 0.5f;
    case SEASONS_GLUTTON_CAULDRON: return o->rounds > 6.0f ? 8.0f : 2.0f;
    case SEASONS_DRAGON_SKULL: return is_late ? 1.0f : 0.3f;
    case SEASONS_NECROTIC_KRISS: return 0.5f;
    default: return 1.0f;
    }
}

/* Bonuses cost points: a place for a card that waits is worth it, the rest seldom. */
static float weigh_bonus(const struct outlook *o, uint32_t bonus)
{
    const struct seasons *s = o->s;
    float tokens = (float)seasons_usable_total(s, o->seat);
    float cost = (float)(seasons_penalties[s->public.bonus_used[o->seat] + 1] -
                         seasons_penalties[s->public.bonus_used[o->seat]]);

    if (bonus == SEASONS_BONUS_RAISE) {
        return o->room == 0 && s->public.hand_count[o->seat] > 0 ? 4.0f : 0.1f;
    }
    if (bonus == SEASONS_BONUS_TRANSMUTE) {
        return o->rounds < 2.0f && 1.6f * tokens > cost ? 3.0f : 0.1f;
    }
    return 0.15f;
}

static float weigh_card_to_keep(const struct outlook *o, uint32_t card)
{
    float chance = o->rounds > 6.0f ? 0.8f : 0.8f * o->rounds / 6.0f;
    float points = hand_points(o, card, chance);

    return points > 0.5f ? points : 0.5f;
}

/* Splitting: what brings something each round goes first, what needs others last. */
static float weigh_split(uint32_t card, uint32_t pile)
{
    float early = 2.0f + 4.0f * worths[card].round;

    if (card == SEASONS_AMULET_OF_AIR || card == SEASONS_AMULET_OF_FIRE ||
        card == SEASONS_BESPELLED_GRIMOIRE || card == SEASONS_DIVINE_CHALICE) {
        early += 3.0f;
    }
    if (card == SEASONS_LANTERN_OF_XIDIT || card == SEASONS_RAGFIELDS_HELM ||
        card == SEASONS_SCEPTER_OF_GREATNESS || card == SEASONS_RUNIC_CUBE_OF_EOLIS) {
        early = 0.3f;
    }
    return pile == 0 ? early * early : early;
}

/* What it costs to give a token away. */
static float weigh_giving(const struct outlook *o, uint32_t energy)
{
    float keep = o->energy[energy] + o->need[energy];

    return 4.0f / (0.3f + keep * keep);
}

static float weigh_move(const struct outlook *o, int32_t spaces)
{
    (void)o;
    return spaces > 0 ? 1.0f : 1.2f;
}

static float weigh_losing_card(const struct outlook *o, uint32_t card)
{
    float points = kept_points(o->s, o->seat, card, o->rounds);

    points = points < 0 ? 0 : points;
    return 60.0f / (1.0f + points * points);
}

static float weigh_taking_back(const struct outlook *o, uint32_t card)
{
    float cost = (float)cost_tokens(card, o->s->head.seats);
    float points = worths[card].enter - TOKEN_POINTS * cost + 8.0f;

    return points > 0.3f ? points : 0.3f;
}

/* Prestige of a hand card is tokens for the Crown; a poor card is best for it. */
static float weigh_discard(const struct outlook *o, uint32_t card)
{
    float points = (float)seasons_cards[card].prestige;

    return pl_peek(&o->s->head)->kind == SEASONS_FRAME_KEEP ? (o->rounds < 4.0f ? 8.0f : 1.0f)
                                                            : 0.3f + 0.1f * points;
}

static float weigh_gain(const struct outlook *o, uint32_t energy)
{
    float want = o->energy[energy] + 2.0f * o->need[energy];

    return 0.2f + want * want;
}

static float weigh(const struct outlook *o, pl_action action)
{
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case SEASONS_ACT_DRAFT: return worths[a].draft * worths[a].draft;
    case SEASONS_ACT_SPLIT: return weigh_split(a, pl_act_b(action));
    case SEASONS_ACT_TAKE_DIE: return weigh_die(o, a);
    case SEASONS_ACT_DRAW_TWO: return 0.15f;
    case SEASONS_ACT_KEEP:
    case SEASONS_ACT_PICK: return weigh_card_to_keep(o, a);
    case SEASONS_ACT_GIVE: return 4.0f / weigh_card_to_keep(o, a);
    case SEASONS_ACT_DISCARD: return weigh_discard(o, a);
    case SEASONS_ACT_TRANSMUTE: return weigh_transmute(o, a);
    case SEASONS_ACT_SUMMON: return weigh_summon(o, a);
    case SEASONS_ACT_ACTIVATE: return weigh_activate(o, action);
    case SEASONS_ACT_BONUS: return weigh_bonus(o, a);
    case SEASONS_ACT_ELEMENT: return 4.0f;
    case SEASONS_ACT_WAIVE: return 1.0f + o->need[a];
    case SEASONS_ACT_SPEND:
    case SEASONS_ACT_DROP: return weigh_giving(o, a);
    case SEASONS_ACT_GAIN: return weigh_gain(o, a);
    case SEASONS_ACT_MOVE: return weigh_move(o, (int16_t)a);
    case SEASONS_ACT_TARGET: return 0.5f + (float)seasons_reserve_total(o->s, (pl_seat)a);
    case SEASONS_ACT_TAKE_TOP: return 4.0f;
    case SEASONS_ACT_SACRIFICE: return weigh_losing_card(o, a);
    case SEASONS_ACT_TAKE_BACK: return weigh_taking_back(o, a);
    case SEASONS_ACT_ORDER: return a == SEASONS_DAMNED_SOUL_OF_ONYS ? 3.0f : 1.0f;
    case SEASONS_ACT_END_TURN: return 2.0f;
    default: return 1.0f;
    }
}

static void weigh_all(const struct pl_obs *obs, pl_seat seat, const struct pl_legal *list,
                      float ret_weight[])
{
    struct outlook o;

    look_at(&o, seasons_seen(obs), seat);
    for (uint32_t i = 0; i < list->count; i++) {
        ret_weight[i] = weigh(&o, list->action[i]);
    }
}

const struct bot_policy policy_seasons = {
    .evaluate = evaluate,
    .weigh = weigh_all,
    .points_scale = 40,
    .squares_weights = true,
};
