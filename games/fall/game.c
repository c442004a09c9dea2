/* The descriptor of The Fall, and its options. */
#include "games/fall/fall.h"

#define VALUE(id_, pl_, en_)                       \
    {                                              \
        id_,                                       \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

static const struct pl_option_value switch_values[] = {
    [FALL_SWITCH_OFF] = VALUE("off", "nie", "no"),
    [FALL_SWITCH_ON] = VALUE("on", "tak", "yes"),
};

static const struct pl_option_value storm_values[] = {
    [FALL_STORM_NEVER] = VALUE("off", "żadna", "none does"),
    [FALL_STORM_EVERY] = VALUE("on", "każda", "every storm does"),
    [FALL_STORM_BRINGING] =
        VALUE("bringing", "tylko ta, która go przynosi", "only the storm that brings it does"),
};

static const struct pl_option_value kept_values[] = {
    [FALL_KEPT_ON] = VALUE("on", "tak", "yes"),
    [FALL_KEPT_OFF] = VALUE("off", "nie", "no"),
};

static const struct pl_option_value level_values[] = {
#define LEVEL(id_, slug_, shards_, events_, pl_, en_) [FALL_LEVEL_##id_] = VALUE(slug_, pl_, en_),
#include "games/fall/levels.def"
};

static const struct pl_option_value golems_values[] = {
    [FALL_GOLEMS_RANDOM] = VALUE("random", "losowe", "drawn"),
    [FALL_GOLEMS_CHOSEN] = VALUE("chosen", "wybiera pierwszy gracz", "the first player chooses"),
};

static const struct pl_option_value machines_values[] = {
    [FALL_MACHINES_TABLE] = VALUE("table", "według tabeli", "by the table"),
    [FALL_MACHINES_RANDOM] = VALUE("random", "losowe", "drawn"),
    [FALL_MACHINES_CHOSEN] = VALUE("chosen", "wybiera pierwszy gracz", "the first player chooses"),
};

static const struct pl_option_value characters_values[] = {
    [FALL_CHARACTERS_DRAWN] = VALUE("drawn", "losowane ze stosów", "drawn from the piles"),
    [FALL_CHARACTERS_PICKED] = VALUE("picked", "wybierane ze stosów", "chosen from the piles"),
};

static const struct pl_option_value colours_values[] = {
    [FALL_COLOURS_SEATS] = VALUE("seats", "według miejsc", "by seat"),
    [FALL_COLOURS_CHOSEN] = VALUE("chosen", "wybierane", "chosen"),
};

static const struct pl_option_value consent_values[] = {
    [FALL_CONSENT_ASK] = VALUE("ask", "użyczane na prośbę (wygodne w grze na dni)",
                               "lent when asked for (handy in games over days)"),
    [FALL_CONSENT_FREE] = VALUE("free", "zawsze użyczane", "always lent"),
    [FALL_CONSENT_OWN] = VALUE("own", "właściciel wkracza sam (więcej pytań)",
                               "the owner steps in (more questions)"),
};

static const struct pl_option options[FALL_OPTION_COUNT] = {
#define OPTION(id_, name_, pl_, en_, values_, default_, first_) \
    [FALL_OPTION_##id_] = PL_OPTION(name_, pl_, en_, values_##_values, default_, first_),
#define ADDED(id_, name_, pl_, en_, values_, default_, first_) \
    [FALL_OPTION_##id_] = PL_OPTION_ADDED(name_, pl_, en_, values_##_values, default_, first_),
#include "games/fall/options.def"
};

static const struct pl_help helps[FALL_OPTION_COUNT] = {
#define HELP(id_, pl_, en_) [FALL_OPTION_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/fall/options.def"
};

/* R-FAL-L1.1, R-FAL-L2.1: in the order of the bits of a mode. */
static const char *const legacy_games[] = { "mysthea", "icaion", NULL };

const struct pl_game fall_game = {
    .id = "fall",
    .title = { [PL_LANG_PL] = "Mysthea: Upadek", [PL_LANG_EN] = "Mysthea: The Fall" },
    .rules_version = 3,
    .seats_min = FALL_PLAYERS_MIN, /* R-FAL-1.1 */
    .seats_max = FALL_PLAYERS_MAX,
    .decisions_max = FALL_DECISIONS_MAX,
    .options = options,
    .option_help = helps,
    .option_count = FALL_OPTION_COUNT,
    .layout = PL_LAYOUT_LEGACY(struct fall),
    .fields = fall_fields,
    .field_count = FALL_FIELD_COUNT,
    .frames = fall_frames,
    .frame_count = FALL_FRAME_COUNT,
    .action_names = &fall_action_names,
    .event_names = &fall_event_names,
    .config_check = fall_config_check,
    .option_matters = fall_option_matters,
    .setup = fall_setup,
    .legal = fall_legal,
    .why = fall_why,
    .reasons = &fall_reasons,
    .apply = fall_apply,
    .declines = fall_declines,
    .result = fall_result,
    .side = fall_side,
    .ending = fall_ending,
    .fill_hidden = fall_fill_hidden,
    .check = fall_check,
    .prompt_text = fall_prompt_text,
    .action_text = fall_action_text,
    .idle_text = fall_idle_text,
    .event_text = fall_event_text,
    .merge = fall_merge,
    .view = fall_view,
    .draw = fall_draw,
    .map = fall_map,
    .place = fall_place,
    .entry = fall_entry,
    .records = {
        .games = legacy_games,
        .read = fall_legacy,
        .continued = fall_legacy_of,
        .words = fall_legacy_words,
    },
    .story = { .ending = fall_ending_words, .weight = fall_weight },
    .tests = {
        .normalize = fall_normalize,
        .plain = fall_plain,
        .moment = fall_moment,
        .argument_names = fall_argument_names,
    },
};
