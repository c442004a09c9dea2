/* The descriptor of Hidden Bids, and its options. */
#include "games/bids/bids.h"

static const struct pl_option_value stakes_values[] = {
#define OPTION_VALUE(option_, value_, id_, pl_, en_) \
    [BIDS_##option_##_##                             \
        value_] = { .id = id_, .title = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/bids/options.def"
};

static const struct pl_option options[BIDS_OPTION_COUNT] = {
    [BIDS_OPTION_STAKES] = {
        .id = "stakes",
        .title = { [PL_LANG_PL] = "Stawki", [PL_LANG_EN] = "Stakes" },
        .values = stakes_values,
        .value_count = PL_COUNT_OF(stakes_values),
        .default_value = BIDS_STAKES_PLAIN,
    },
};

const struct pl_game bids_game = {
    .id = "bids",
    .title = { [PL_LANG_PL] = "Zakryte licytacje", [PL_LANG_EN] = "Hidden Bids" },
    .is_example = true,
    .rules_version = 1,
    .seats_min = BIDS_SEATS_MIN,
    .seats_max = BIDS_SEATS_MAX,
    .decisions_max = BIDS_DECISIONS_MAX,
    .options = options,
    .option_count = PL_COUNT_OF(options),
    .layout = PL_LAYOUT(struct bids),
    .fields = bids_fields,
    .field_count = BIDS_FIELD_COUNT,
    .frames = bids_frames,
    .frame_count = BIDS_FRAME_COUNT,
    .action_names = &bids_action_names,
    .event_names = &bids_event_names,
    .setup = bids_setup,
    .legal = bids_legal,
    .why = bids_why,
    .reasons = &bids_reasons,
    .apply = bids_apply,
    .result = bids_result,
    .fill_hidden = bids_fill_hidden,
    .check = bids_check,
    .prompt_text = bids_prompt_text,
    .action_text = bids_action_text,
    .event_text = bids_event_text,
    .view = bids_view,
    .draw = bids_draw_table,
    .entry = bids_entry,
    .tests = { .normalize = bids_normalize, .plain = bids_plain },
};
