/* The descriptor of Mysthea, and its options. */
#include "games/mysthea/mysthea.h"

static const struct pl_option_value switch_values[] = {
    [MYSTHEA_SWITCH_OFF] = { "off", { [PL_LANG_PL] = "nie", [PL_LANG_EN] = "no" } },
    [MYSTHEA_SWITCH_ON] = { "on", { [PL_LANG_PL] = "tak", [PL_LANG_EN] = "yes" } },
};

/* R-MYS-2.7 */
static const struct pl_option_value sides_values[] = {
    [MYSTHEA_SIDES_DAY] = { "day", { [PL_LANG_PL] = "dzień", [PL_LANG_EN] = "day" } },
    [MYSTHEA_SIDES_NIGHT] = { "night", { [PL_LANG_PL] = "noc", [PL_LANG_EN] = "night" } },
    [MYSTHEA_SIDES_MIXED] = { "mixed", { [PL_LANG_PL] = "losowo", [PL_LANG_EN] = "at random" } },
    [MYSTHEA_SIDES_CHOSEN] = { "chosen",
                               { [PL_LANG_PL] = "wybór graczy", [PL_LANG_EN] = "players choose" } },
};

/* House rules that were the only reading once. */
static const struct pl_option_value kept_values[] = {
    [MYSTHEA_KEPT_ON] = { "on", { [PL_LANG_PL] = "tak", [PL_LANG_EN] = "yes" } },
    [MYSTHEA_KEPT_OFF] = { "off", { [PL_LANG_PL] = "nie", [PL_LANG_EN] = "no" } },
};

static const struct pl_option options[MYSTHEA_OPTION_COUNT] = {
#define OPTION(id_, name_, pl_, en_, values_, default_, first_) \
    [MYSTHEA_OPTION_##id_] = PL_OPTION(name_, pl_, en_, values_##_values, default_, first_),
#define ADDED(id_, name_, pl_, en_, values_, default_, first_) \
    [MYSTHEA_OPTION_##id_] = PL_OPTION_ADDED(name_, pl_, en_, values_##_values, default_, first_),
#include "games/mysthea/options.def"
};

static const struct pl_help helps[MYSTHEA_OPTION_COUNT] = {
#define HELP(id_, pl_, en_) [MYSTHEA_OPTION_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/mysthea/options.def"
};

static const struct pl_help coach[MYSTHEA_FRAME_COUNT] = {
#define COACH(frame_, pl_, en_) [MYSTHEA_FRAME_##frame_] = PL_COACH(pl_, en_),
#include "games/mysthea/coach.def"
};

static const struct pl_names *const argument_names[] = { &mysthea_argument_names, NULL };

const struct pl_game mysthea_game = {
    .id = "mysthea",
    .title = { [PL_LANG_PL] = "Mysthea", [PL_LANG_EN] = "Mysthea" },
    .rules_version = 4,
    .seats_min = MYSTHEA_PLAYERS_MIN,
    .seats_max = MYSTHEA_PLAYERS_MAX,
    .decisions_max = MYSTHEA_DECISIONS_MAX,
    .options = options,
    .option_help = helps,
    .option_count = MYSTHEA_OPTION_COUNT,
    .layout = PL_LAYOUT(struct mysthea),
    .fields = mysthea_fields,
    .field_count = MYSTHEA_FIELD_COUNT,
    .frames = mysthea_frames,
    .frame_count = MYSTHEA_FRAME_COUNT,
    .coach = coach,
    .action_names = &mysthea_action_names,
    .event_names = &mysthea_event_names,
    .setup = mysthea_setup,
    .legal = mysthea_legal,
    .why = mysthea_why,
    .reasons = &mysthea_reasons,
    .apply = mysthea_apply,
    .result = mysthea_result,
    .side = mysthea_side,
    .fill_hidden = mysthea_fill_hidden,
    .check = mysthea_check,
    .prompt_text = mysthea_prompt_text,
    .action_text = mysthea_action_text,
    .idle_text = mysthea_idle_text,
    .event_text = mysthea_event_text,
    .view = mysthea_view,
    .draw = mysthea_draw,
    .map = mysthea_map,
    .place = mysthea_map_place,
    .entry = mysthea_entry,
    .records = { .write = mysthea_record },
    .story = { .weight = mysthea_weight },
    .tests = {
        .normalize = mysthea_normalize,
        .plain = mysthea_plain,
        .argument_names = argument_names,
    },
};
