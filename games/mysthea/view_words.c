/* The lexicon: tables of names, and the values that texts name beside their arguments. */
#include "games/mysthea/view.h"

#define NO_WORD PL_BOTH("-", "-")

/* What a thing is called, and what it does. */
struct thing_words {
    const char *title[PL_LANG_COUNT];
    struct pl_template text;
};

#define NO_TEXT PL_TEMPLATE("-", "-")

/* The numbers in texts are cells of the rules. */
enum {
#define NUMBER(name_, value_) CELL_##name_ = value_,
#include "games/mysthea/cells.def"
};

static const struct thing_words mysthea_card_words[MYSTHEA_CARD_COUNT] = {
    [MYSTHEA_NO_CARD] = { NO_WORD, NO_TEXT },
#define CARD_TEXT(id_, pl_, en_, ...) \
    [MYSTHEA_##id_] = { PL_BOTH(pl_, en_), PL_TEMPLATE(__VA_ARGS__) },
#include "games/mysthea/card_text.def"
};

static const struct {
    struct pl_template text;
} mysthea_hint_words[MYSTHEA_CARD_COUNT] = {
    [MYSTHEA_NO_CARD] = { NO_TEXT },
#define HINT(id_, ...) [MYSTHEA_##id_] = { PL_TEMPLATE(__VA_ARGS__) },
#include "games/mysthea/card_hint.def"
};

static const struct pl_words mysthea_kind_words[] = {
#define KIND(id_, pl_, en_) [MYSTHEA_KIND_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/kinds.def"
};

static const struct pl_words mysthea_place_words[MYSTHEA_PLACES] = {
#define PLACE(id_, slug_, pl_, en_) [MYSTHEA_PLACE_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/places.def"
};

static const struct thing_words mysthea_champion_words[MYSTHEA_CHAMPION_COUNT] = {
    [MYSTHEA_NO_CHAMPION] = { NO_WORD, NO_TEXT },
#define CHAMPION_TEXT(id_, pl_, en_, ...) \
    [MYSTHEA_##id_] = { PL_BOTH(pl_, en_), PL_TEMPLATE(__VA_ARGS__) },
#include "games/mysthea/champion_text.def"
};

/* The reward and the text are those of monsters. */
static const struct {
    const char *title[PL_LANG_COUNT];
    struct pl_template reward;
    struct pl_template text;
} mysthea_event_card_words[MYSTHEA_EVENT_CARD_COUNT] = {
    [MYSTHEA_NO_EVENT_CARD] = { .title = NO_WORD },
#define EVENT_CARD(number_, id_, slug_, pl_, en_, ...) [number_] = { .title = PL_BOTH(pl_, en_) },
#include "games/mysthea/event_cards.def"
#define MONSTER_TEXT(id_, name_, epithet_pl_, epithet_en_, reward_pl_, reward_en_, pl_, en_, ...) \
    [MYSTHEA_##id_] = { PL_BOTH(name_, name_), PL_TEMPLATE(reward_pl_, reward_en_, __VA_ARGS__),  \
                        PL_TEMPLATE(pl_, en_, __VA_ARGS__) },
#include "games/mysthea/monster_text.def"
};

static const struct pl_words mysthea_type_words[MYSTHEA_TYPE_COUNT + 1] = {
    { NO_WORD },
#define EVENT_CARD(number_, id_, slug_, pl_, en_, short_pl_, short_en_) \
    [number_] = { PL_BOTH(short_pl_, short_en_) },
#include "games/mysthea/event_cards.def"
};

/* Their titles are the printed numbers, by which the rules list them. */
static const struct {
    const char *title[PL_LANG_COUNT];
    struct pl_template reward[2]; /* by option */
} mysthea_encounter_words[MYSTHEA_ENCOUNTER_COUNT] = {
    [MYSTHEA_NO_ENCOUNTER] = { NO_WORD, { NO_TEXT, NO_TEXT } },
#define ENCOUNTER(number_, id_, ...) [number_].title = PL_BOTH(#id_, #id_),
#include "games/mysthea/encounters.def"
#define ENCOUNTER_TEXT(id_, option_, ...) \
    [MYSTHEA_##id_].reward[(option_)-1] = PL_TEMPLATE(__VA_ARGS__),
#include "games/mysthea/encounter_text.def"
};

static const struct pl_words mysthea_icon_words[MYSTHEA_ICON_COUNT] = {
    [MYSTHEA_ICON_NONE] = { NO_WORD },
#define ICON(id_, pl_, en_) [MYSTHEA_ICON_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/icons.def"
};

/* In the order of their numbers: five day sides, five night sides. */
static const struct {
    struct pl_template text;
} mysthea_attunement_words[] = {
    { NO_TEXT },
#define ATTUNEMENT_TEXT(id_, ...) { PL_TEMPLATE(__VA_ARGS__) },
#include "games/mysthea/attunement_text.def"
};

static const struct pl_words mysthea_attunement_hints[] = {
    { NO_WORD },
#define ATTUNEMENT_HINT(id_, pl_, en_) { PL_BOTH(pl_, en_) },
#include "games/mysthea/attunement_text.def"
};

static const struct pl_words mysthea_source_words[MYSTHEA_SOURCES] = {
#define SOURCE(id_, pl_, en_) [MYSTHEA_FROM_##id_] = { PL_BOTH(pl_, en_) },
#include "games/mysthea/sources.def"
};

static const struct {
    const char *word[PL_LANG_COUNT];
    const char *whom[PL_LANG_COUNT];
} mysthea_unit_words[MYSTHEA_UNIT_COUNT] = {
#define UNIT(id_, pl_, en_, whom_pl_, whom_en_) \
    [MYSTHEA_UNIT_##id_] = { PL_BOTH(pl_, en_), PL_BOTH(whom_pl_, whom_en_) },
#include "games/mysthea/units.def"
};

static const struct {
    const char *word[PL_LANG_COUNT];
    const char *on[PL_LANG_COUNT];
    const char *sign[PL_LANG_COUNT];
} mysthea_island_words[MYSTHEA_ISLAND_COUNT] = {
    [MYSTHEA_NO_ISLAND] = { NO_WORD, NO_WORD, NO_WORD },
#define ISLAND(number_, id_, slug_, pl_, en_, on_pl_, on_en_, sign_pl_, sign_en_) \
    [number_] = { PL_BOTH(pl_, en_), PL_BOTH(on_pl_, on_en_), PL_BOTH(sign_pl_, sign_en_) },
#include "games/mysthea/islands.def"
};

static const struct {
    const char *word[PL_LANG_COUNT];
    const char *at[PL_LANG_COUNT];
} mysthea_region_words[MYSTHEA_REGION_COUNT] = {
    [MYSTHEA_NO_REGION] = { NO_WORD, NO_WORD },
#define REGION(id_, slug_, island_, type_, pl_, en_, at_pl_, at_en_) \
    [MYSTHEA_##id_] = { PL_BOTH(pl_, en_), PL_BOTH(at_pl_, at_en_) },
#include "games/mysthea/regions.def"
};

struct pl_label mysthea_side(const struct pl_state *state, pl_seat seat)
{
    uint32_t champion = mysthea_read(state)->public.champion[seat];

    return pl_label_of(&mysthea_lexicon, &mysthea_champion_names, MYSTHEA_WORD_CHAMPION, champion);
}

uint32_t mysthea_weight(const struct pl_event *event)
{
    switch (event->kind) {
    case MYSTHEA_EVENT_DEFEATED: return 3;
    case MYSTHEA_EVENT_UNBEATEN: return 1;
    case MYSTHEA_EVENT_MEDAL: return event->arg[0] == 1 ? 2 : 0;
    default: return 0;
    }
}

/* Values. */

int32_t mysthea_value_of_seat(const struct pl_pen *pen, uint32_t value)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    switch (value) {
    case MYSTHEA_VALUE_POINTS: return s->public.cp[pen->seat];
    case MYSTHEA_VALUE_BOUND_POINTS: return s->public.cp_bound[pen->seat];
    case MYSTHEA_VALUE_GLORY: return s->public.glory[pen->seat];
    case MYSTHEA_VALUE_ENERGY: return s->public.energy[pen->seat];
    case MYSTHEA_VALUE_XP: return s->public.xp[pen->seat];
    case MYSTHEA_VALUE_ALL_POINTS: return (int32_t)mysthea_all_points(s, pen->seat);
    case MYSTHEA_VALUE_ENCOUNTER_PRICE: return (int32_t)mysthea_encounter_price(s, pen->seat);
    case MYSTHEA_VALUE_TOKEN_ISLAND: return s->public.token[pen->seat];
    case MYSTHEA_VALUE_OWN_ISLAND: return (int32_t)mysthea_own_island(s, pen->seat);
    default: pl_panic("not a value of a seat", __FILE__, __LINE__);
    }
}

int32_t mysthea_value_of_frame(const struct pl_pen *pen, uint32_t value)
{
    switch (value) {
    case MYSTHEA_VALUE_TAKE_PRICE:
        return (int32_t)mysthea_take_price((uint32_t)pen->argument[MYSTHEA_DEVELOP_CARDS]);
    case MYSTHEA_VALUE_NEXT_ISLAND: return pen->argument[MYSTHEA_SIDE_TURNED] + 1;
    default: pl_panic("not a value of a frame", __FILE__, __LINE__);
    }
}

int32_t mysthea_value_of_act(const struct pl_pen *pen, uint32_t value)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    const struct pl_frame *act = pl_find_frame(&s->head, MYSTHEA_FRAME_ACT);

    PL_ASSERT(act);
    uint32_t card = (uint32_t)act->arg[MYSTHEA_ACT_CARD];
    switch (value) {
    case MYSTHEA_VALUE_ACT_CARD: return (int32_t)card;
    case MYSTHEA_VALUE_EFFECT_COST: return (int32_t)mysthea_energy_cost(s, act->seat, card);
    case MYSTHEA_VALUE_PLACED_OVER: return (int32_t)mysthea_placed_over(s, act->seat, card);
    default: pl_panic("not a value of an Act", __FILE__, __LINE__);
    }
}

/* What the attunement card of the island would bring the reader. */
static int32_t side_glory(const struct pl_pen *pen)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    pl_seat viewer = pl_viewer(pen->obs);

    return viewer < s->head.seats
               ? (int32_t)mysthea_attunement_glory(s, viewer, pl_act_a(pen->action))
               : 0;
}

/* The encounter that runs, and the option of the action. */
static int32_t choice(const struct pl_pen *pen)
{
    const struct pl_frame *encounter =
        pl_find_frame(pl_head_seen(pen->obs), MYSTHEA_FRAME_ENCOUNTER);
    int32_t card = encounter ? encounter->arg[MYSTHEA_ENCOUNTER_CARD] : MYSTHEA_NO_ENCOUNTER;

    return pl_pair(card, pl_act_a(pen->action));
}

int32_t mysthea_value_of_action(const struct pl_pen *pen, uint32_t value)
{
    switch (value) {
    case MYSTHEA_VALUE_SIDE_UP:
        return (int32_t)mysthea_attunement_of(mysthea_seen(pen->obs), pl_act_a(pen->action));
    case MYSTHEA_VALUE_SIDE_GLORY: return side_glory(pen);
    case MYSTHEA_VALUE_CHOICE: return choice(pen);
    default: pl_panic("not a value of an action", __FILE__, __LINE__);
    }
}

#define PL_GAME           mysthea
#define PL_ID(x_)         MYSTHEA_##x_
#define PL_TEXTS          "games/mysthea/text.def"
#define PL_WORDS          "games/mysthea/words.def"
#define PL_ACTIONS        "games/mysthea/actions.def"
#define PL_EVENTS         "games/mysthea/events.def"
#define PL_FRAMES         "games/mysthea/frames.def"
#define PL_REASONS        "games/mysthea/reasons.def"
#define PL_ACTION_VARIANT mysthea_action_variant
#define PL_EVENT_VARIANT  mysthea_event_variant
#define PL_PROMPT_VARIANT mysthea_prompt_variant
#include "core/lexicon.inc"
