/* The descriptor of Icaion, and its options. */
#include "games/icaion/icaion.h"

#define VALUE(id_, pl_, en_)                       \
    {                                              \
        id_,                                       \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

static const struct pl_option_value switch_values[] = {
    VALUE("off", "nie", "no"),
    VALUE("on", "tak", "yes"),
};

/* A house rule that was the rule before: of an added option. */
static const struct pl_option_value kept_values[] = {
    [ICAION_KEPT_ON] = VALUE("on", "tak", "yes"),
    [ICAION_KEPT_OFF] = VALUE("off", "nie", "no"),
};

/* The id names what is the rule now, so that "off" is the house rule. */
static const struct pl_option_value turned_values[] = {
    VALUE("off", "tak", "yes"),
    VALUE("on", "nie", "no"),
};

static const struct pl_option_value characters_values[] = {
    [ICAION_CHARACTERS_DEALT] = VALUE("dealt", "rozdane losowo", "dealt"),
    [ICAION_CHARACTERS_DRAFT] = VALUE("draft", "do wyboru", "drafted"),
};

static const struct pl_option_value events_values[] = {
    [ICAION_EVENTS_HIDDEN] = VALUE("hidden", "zakryta", "hidden"),
    [ICAION_EVENTS_OPEN] = VALUE("open", "pierwsza karta odkryta", "top card open"),
};

static const struct pl_option_value apparatus_values[] = {
    [ICAION_APPARATUS_DAY] = VALUE("day", "dzień", "day"),
    [ICAION_APPARATUS_NIGHT] = VALUE("night", "noc", "night"),
    [ICAION_APPARATUS_MIXED] = VALUE("mixed", "mieszana losowo", "mixed at random"),
    [ICAION_APPARATUS_CHOSEN] =
        VALUE("chosen", "mieszana, wybiera gracz I", "mixed, player I chooses"),
};

static const struct pl_option_value wounding_values[] = {
    [ICAION_WOUNDING_ON] = VALUE("on", "w grze", "in the game"),
    [ICAION_WOUNDING_OFF] = VALUE("off", "odłożone", "left out"),
};

static const struct pl_option options[ICAION_OPTION_COUNT] = {
#define OPTION(id_, name_, pl_, en_, values_, default_, first_) \
    [ICAION_OPTION_##id_] = PL_OPTION(name_, pl_, en_, values_##_values, default_, first_),
#define ADDED(id_, name_, pl_, en_, values_, default_, first_) \
    [ICAION_OPTION_##id_] = PL_OPTION_ADDED(name_, pl_, en_, values_##_values, default_, first_),
#include "games/icaion/options.def"
};

static const struct pl_help helps[ICAION_OPTION_COUNT] = {
#define HELP(id_, pl_, en_) [ICAION_OPTION_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/icaion/options.def"
};

static const struct pl_help coach[ICAION_FRAME_COUNT] = {
#define COACH(frame_, pl_, en_) [ICAION_FRAME_##frame_] = PL_COACH(pl_, en_),
#include "games/icaion/coach.def"
};

static const struct pl_names *const argument_names[] = { &icaion_argument_names, NULL };

const struct pl_game icaion_game = {
    .id = "icaion",
    .title = { [PL_LANG_PL] = "Icaion", [PL_LANG_EN] = "Icaion" },
    .rules_version = 2,
    .seats_min = ICAION_PLAYERS_MIN, /* R-ICA-1.1 */
    .seats_max = ICAION_PLAYERS_MAX,
    .decisions_max = ICAION_DECISIONS_MAX,
    .options = options,
    .option_help = helps,
    .option_count = ICAION_OPTION_COUNT,
    .layout = PL_LAYOUT(struct icaion),
    .fields = icaion_fields,
    .field_count = ICAION_FIELD_COUNT,
    .frames = icaion_frames,
    .frame_count = ICAION_FRAME_COUNT,
    .coach = coach,
    .action_names = &icaion_action_names,
    .event_names = &icaion_event_names,
    .setup = icaion_setup,
    .legal = icaion_legal,
    .why = icaion_why,
    .reasons = &icaion_reasons,
    .apply = icaion_apply,
    .result = icaion_result,
    .side = icaion_side,
    .fill_hidden = icaion_fill_hidden,
    .check = icaion_check,
    .prompt_text = icaion_prompt_text,
    .action_text = icaion_action_text,
    .idle_text = icaion_idle_text,
    .event_text = icaion_event_text,
    .merge = icaion_merge,
    .view = icaion_view,
    .draw = icaion_draw,
    .map = icaion_map,
    .place = icaion_place,
    .entry = icaion_entry,
    .records = { .write = icaion_record },
    .story = { .weight = icaion_weight },
    .tests = {
        .normalize = icaion_normalize,
        .plain = icaion_plain,
        .argument_names = argument_names,
    },
};
