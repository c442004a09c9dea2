/* The lexicon: tables of names, and the values that texts name beside their arguments. */
#include "games/seasons/effects_activate.h"
#include "games/seasons/flow.h"
#include "games/seasons/view.h"

static const struct pl_words seasons_energy_words[SEASONS_ENERGIES] = {
#define ENERGY(id_, slug_, pl_, en_) [SEASONS_##id_] = { PL_BOTH(pl_, en_) },
#include "games/seasons/energies.def"
};

static const struct pl_words seasons_season_words[SEASONS_SEASON_COUNT] = {
#define SEASON(id_, slug_, pl_, en_) [SEASONS_##id_] = { PL_BOTH(pl_, en_) },
#include "games/seasons/wheel.def"
};

/* As they are printed. */
static const struct pl_words seasons_library_words[] = {
    [2] = { PL_BOTH("II", "II") },
    [3] = { PL_BOTH("III", "III") },
};

static const struct pl_words seasons_bonus_words[SEASONS_BONUS_COUNT] = {
    [SEASONS_BONUS_EXCHANGE] = { PL_BOTH("wymiana żetonów", "exchange of tokens") },
    [SEASONS_BONUS_TRANSMUTE] = { PL_BOTH("przemienienie", "transmutation") },
    [SEASONS_BONUS_RAISE] = { PL_BOTH("moc przywołania", "summoning gauge") },
    [SEASONS_BONUS_DRAW] = { PL_BOTH("wybór z dobranych kart", "choice of cards drawn") },
};

static const struct pl_words seasons_pile_words[SEASONS_PILE_COUNT] = {
    [SEASONS_PILE_HAND] = { PL_BOTH("ręka", "hand") },
    [SEASONS_PILE_LIBRARY] = { PL_BOTH("biblioteka II", "library II") },
};

/* The numbers in texts are cells of the rules. */
enum {
#define NUMBER(name_, value_) CELL_##name_ = value_,
#include "games/seasons/cells.def"
};

/* What a card does, and that in half a line. */
static const struct {
    struct pl_template text;
    struct pl_template hint;
} seasons_card_words[SEASONS_CARD_COUNT] = {
#define CARD_TEXT(id_, ...) [SEASONS_##id_].text = PL_TEMPLATE(__VA_ARGS__),
#include "games/seasons/card_text.def"
#define HINT(id_, ...) [SEASONS_##id_].hint = PL_TEMPLATE(__VA_ARGS__),
#include "games/seasons/card_hint.def"
};

/* Values. */

/* `count` tokens of one energy. */
static int32_t pack_one(uint32_t energy, uint32_t count)
{
    uint8_t tokens[SEASONS_ENERGIES] = { 0 };

    PL_ASSERT(energy < SEASONS_ENERGIES);
    tokens[energy] = (uint8_t)count;
    return seasons_pack(tokens);
}

static int32_t pack_args(const int16_t arg[SEASONS_ENERGIES])
{
    const uint8_t tokens[SEASONS_ENERGIES] = { (uint8_t)arg[0], (uint8_t)arg[1], (uint8_t)arg[2],
                                               (uint8_t)arg[3] };

    return seasons_pack(tokens);
}

/* What was chosen for the Elemental Amulet. */
static int32_t pack_chosen(const struct pl_frame *frame)
{
    uint8_t tokens[SEASONS_ENERGIES];

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        tokens[e] = frame->arg[SEASONS_ELEMENTS_CHOSEN] >> e & 1;
    }
    return seasons_pack(tokens);
}

/* Tokens that leave their owner. */
static int32_t pack_given(const struct pl_event *event)
{
    uint8_t tokens[SEASONS_ENERGIES];

    seasons_event_tokens(event, tokens);
    return seasons_pack(tokens);
}

/* R-SEA-13.1, R-SEA-13.2: where the Boots lead. */
struct seasons_way seasons_way_of(const struct seasons *s, int32_t spaces)
{
    int32_t to = s->public.space + spaces;
    int32_t change = to > SEASONS_WHEEL_SPACES ? 1 : to < 1 ? -1 : 0;

    to -= change * SEASONS_WHEEL_SPACES;
    return (struct seasons_way){
        .space = to,
        .season = seasons_season_at((uint8_t)to),
        .year = s->public.year + change,
        .change = change,
    };
}

int32_t seasons_value_of_wheel(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    int32_t spaces = (int16_t)pen->argument[0];

    switch (value) {
    case SEASONS_VALUE_SPACE: return s->public.space;
    case SEASONS_VALUE_SEASON: return (int32_t)seasons_season_at(s->public.space);
    case SEASONS_VALUE_SPACES: return spaces;
    case SEASONS_VALUE_SPACE_AFTER: return seasons_way_of(s, spaces).space;
    case SEASONS_VALUE_SEASON_AFTER: return (int32_t)seasons_way_of(s, spaces).season;
    case SEASONS_VALUE_YEAR_AFTER: return seasons_way_of(s, spaces).year;
    default: pl_panic("not a value of the wheel", __FILE__, __LINE__);
    }
}

static int32_t looked_at(const struct seasons_private *own)
{
    return own->look.one ? (int32_t)pl_lowest(own->look.one) : SEASONS_NO_CARD;
}

int32_t seasons_value_of_seat(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    pl_seat seat = pen->seat;

    PL_ASSERT(seat < SEASONS_SEATS);
    switch (value) {
    case SEASONS_VALUE_LEFT_SEAT: return pl_left_of(&s->head, seat);
    case SEASONS_VALUE_OWN_FACE: return seasons_face_number(seasons_face_of(s, seat));
    case SEASONS_VALUE_RESERVE: return (int32_t)seasons_reserve_total(s, seat);
    case SEASONS_VALUE_CAPACITY: return (int32_t)seasons_capacity(s, seat);
    case SEASONS_VALUE_EXCESS:
        return (int32_t)seasons_reserve_total(s, seat) - (int32_t)seasons_capacity(s, seat);
    case SEASONS_VALUE_CRYSTALS: return s->public.crystals[seat];
    case SEASONS_VALUE_BONUSES: return s->public.bonus_used[seat];
    case SEASONS_VALUE_PENALTY: return seasons_penalties[s->public.bonus_used[seat]];
    case SEASONS_VALUE_PENALTY_NEXT:
        PL_ASSERT(s->public.bonus_used[seat] < SEASONS_BONUS_MAX);
        return seasons_penalties[s->public.bonus_used[seat] + 1];
    case SEASONS_VALUE_TOP: return s->private[seat].known_top;
    case SEASONS_VALUE_LOOKED_AT: return looked_at(&s->private[seat]);
    case SEASONS_VALUE_LEECH_DUE: return (int32_t)seasons_leech_due(s, seat);
    case SEASONS_VALUE_FAIRIES_DUE:
        return s->public.crystals[seat] - (int32_t)seasons_after_fairies(s, seat);
    default: pl_panic("not a value of a seat", __FILE__, __LINE__);
    }
}

/* The card that asks for tokens. */
static int32_t spend_card(const struct pl_frame *frame)
{
    static const uint8_t cards[SEASONS_PURPOSE_COUNT] = {
        [SEASONS_FOR_KAIRN] = SEASONS_KAIRN_THE_DESTROYER,
        [SEASONS_FOR_TREE] = SEASONS_TREE_OF_LIGHT,
        [SEASONS_FOR_ORB] = SEASONS_CRYSTAL_ORB,
        [SEASONS_FOR_CAULDRON] = SEASONS_GLUTTON_CAULDRON,
    };

    return cards[frame->arg[SEASONS_SPEND_PURPOSE]];
}

int32_t seasons_value_of_frame(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    const struct seasons_private *own = &s->private[pen->seat];
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (value) {
    case SEASONS_VALUE_DRAFT_CHOICE: return (int32_t)pl_bag_total(&own->kept) + 1;
    case SEASONS_VALUE_TO_HAND: return SEASONS_SPLIT_CARDS - (int32_t)pl_bag_total(&own->hand);
    case SEASONS_VALUE_TO_LIBRARY:
        return SEASONS_SPLIT_CARDS - (int32_t)pl_bag_total(&own->library[0]);
    case SEASONS_VALUE_TO_WAIVE: return frame->step;
    case SEASONS_VALUE_SUMMONED: return frame[-1].arg[SEASONS_SUMMON_CARD];
    case SEASONS_VALUE_SPEND_CARD: return spend_card(frame);
    case SEASONS_VALUE_CHOSEN: return pack_chosen(frame);
    case SEASONS_VALUE_DUE: return pack_args(frame->arg); /* of WAIVE and PAY */
    default: pl_panic("not a value of a frame", __FILE__, __LINE__);
    }
}

/* R-SEA-10.4: no more than there is room for. */
static uint32_t crown_tokens(const struct seasons *s, pl_seat seat, uint32_t card)
{
    uint32_t tokens = seasons_crown_tokens(card);
    uint32_t capacity = seasons_capacity(s, seat);

    return tokens < capacity ? tokens : capacity;
}

/* The tokens on the Cauldron that is activated, or asks for more. */
static const uint8_t *on_cauldron(const struct pl_pen *pen)
{
    const struct seasons *s = seasons_seen(pen->obs);
    int32_t slot = pen->action ? pl_act_b(pen->action) : pl_peek(&s->head)->arg[SEASONS_SPEND_SLOT];

    return seasons_tokens_on(s, pen->seat, SEASONS_GLUTTON_CAULDRON, (uint32_t)slot);
}

/* What activations cost and bring. */
int32_t seasons_value_of_activation(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);

    switch (value) {
    case SEASONS_VALUE_ON_CAULDRON: return seasons_pack(on_cauldron(pen));
    case SEASONS_VALUE_FED: return (int32_t)seasons_sum(on_cauldron(pen));
    case SEASONS_VALUE_ISHTAR_PRICE:
        return pack_one(pl_act_c(pen->action) - 1u, SEASONS_ISHTAR_TOKENS);
    case SEASONS_VALUE_ISHTAR_WORTH: return (int32_t)seasons_ishtar_worth(s, pen->seat);
    case SEASONS_VALUE_LIFE_WORTH: return (int32_t)seasons_life_worth(s, pen->seat);
    case SEASONS_VALUE_IDOL_WORTH: return (int32_t)seasons_idol_worth(s, pen->seat);
    case SEASONS_VALUE_ONYS_PRICE: return pack_one(SEASONS_WATER, SEASONS_ONYS_PASS_WATER);
    default: pl_panic("not a value of an activation", __FILE__, __LINE__);
    }
}

int32_t seasons_value_of_action(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case SEASONS_VALUE_DIE_FACE:
        return seasons_face_number(seasons_face_at(s, seasons_die_place(s, a)));
    case SEASONS_VALUE_CROWN_TOKENS: return (int32_t)crown_tokens(s, pen->seat, a);
    case SEASONS_VALUE_TRANSMUTED: return (int32_t)seasons_transmuted(s, pen->seat, pen->action);
    case SEASONS_VALUE_HELD: return s->public.reserve[pen->seat][a];
    case SEASONS_VALUE_ON_AMULET:
        return seasons_pack(s->public.amulet[pen->seat][pl_act_b(pen->action) - 1]);
    case SEASONS_VALUE_TARGET_RESERVE: return seasons_pack(s->public.reserve[a]);
    default: pl_panic("not a value of an action", __FILE__, __LINE__);
    }
}

int32_t seasons_value_of_event(const struct pl_pen *pen, uint32_t value)
{
    const int16_t *arg = pen->event->arg;

    switch (value) {
    case SEASONS_VALUE_EVENT_FACE:
        return seasons_face_number(&seasons_faces[arg[0]][arg[1]][arg[2]]);
    case SEASONS_VALUE_TAKEN: return pack_args(arg);
    case SEASONS_VALUE_GIVEN: return pack_given(pen->event);
    default: pl_panic("not a value of an event", __FILE__, __LINE__);
    }
}

/* Tokens from one energy to another: the arguments of CONVERT and CONVERTED. */
int32_t seasons_value_converted(const struct pl_pen *pen, uint32_t value)
{
    const int32_t *arg = pen->event ? &pen->argument[1] : pen->argument;

    return pack_one((uint32_t)arg[value == SEASONS_VALUE_CONVERTED_TO], (uint32_t)arg[2]);
}

#define PL_GAME           seasons
#define PL_ID(x_)         SEASONS_##x_
#define PL_TEXTS          "games/seasons/text.def"
#define PL_WORDS          "games/seasons/words.def"
#define PL_ACTIONS        "games/seasons/actions.def"
#define PL_EVENTS         "games/seasons/events.def"
#define PL_FRAMES         "games/seasons/frames.def"
#define PL_REASONS        "games/seasons/reasons.def"
#define PL_ACTION_VARIANT seasons_action_variant
#define PL_EVENT_VARIANT  seasons_event_variant
#define PL_PROMPT_VARIANT seasons_prompt_variant
#include "core/lexicon.inc"
