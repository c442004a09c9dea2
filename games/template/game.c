/* The descriptor of the game, and its options. */
#include "games/template/template.h"

static const struct pl_option_value stakes_values[] = {
#define OPTION_VALUE(option_, value_, id_, pl_, en_) \
    [TEMPLATE_##option_##_##                         \
        value_] = { .id = id_, .title = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/template/options.def"
#undef OPTION_VALUE
};

static const struct pl_option options[TEMPLATE_OPTION_COUNT] = {
    [TEMPLATE_OPTION_STAKES] = {
        .id = "stakes",
        .title = { [PL_LANG_PL] = "Stawki", [PL_LANG_EN] = "Stakes" },
        .values = stakes_values,
        .value_count = PL_COUNT_OF(stakes_values),
        .default_value = TEMPLATE_STAKES_PLAIN,
    },
};

static const struct pl_frame_kind frames[] = {
    [TEMPLATE_NO_FRAME] = { .name = "none" },
#define FRAME(id_, name_, is_decision_, is_automatic_) \
    [TEMPLATE_FRAME_##                                 \
        id_] = { .name = name_, .is_decision = is_decision_, .is_automatic = is_automatic_ },
#include "games/template/frames.def"
#undef FRAME
};

static const char *const legacy_games[] = { "template", NULL };

/* R-TPL-2.4: somebody has won the game that this one continues. */
static const char *config_check(const struct pl_config *config)
{
    return config->legacy[0] >> config->seats ? "a player who is not there won the game before"
                                              : NULL;
}

const struct pl_game template_game = {
    .id = "template",
    .title = { [PL_LANG_PL] = "Zakryte licytacje", [PL_LANG_EN] = "Hidden Bids" },
    .rules_version = 1,
    .seats_min = TEMPLATE_SEATS_MIN,
    .seats_max = TEMPLATE_SEATS_MAX,
    .decisions_max = TEMPLATE_DECISIONS_MAX,
    .options = options,
    .option_count = PL_COUNT_OF(options),
    .layout = PL_LAYOUT_LEGACY(struct template),
    .fields = template_fields,
    .field_count = TEMPLATE_FIELD_COUNT,
    .frames = frames,
    .frame_count = PL_COUNT_OF(frames),
    .action_names = &template_action_names,
    .event_names = &template_event_names,
    .legacy_games = legacy_games,
    .config_check = config_check,
    .legacy = template_legacy,
    .setup = template_setup,
    .legal = template_legal,
    .apply = template_apply,
    .result = template_result,
    .fill_hidden = template_fill_hidden,
    .check = template_check,
    .normalize = template_normalize,
    .plain = template_plain,
    .record = template_record,
    .prompt_text = template_prompt_text,
    .action_text = template_action_text,
    .event_text = template_event_text,
    .view = template_view,
    .draw = template_draw_table,
    .entry = template_entry,
};
