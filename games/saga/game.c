/* The descriptor of Saga. */
#include "games/saga/saga.h"

static const char *const legacy_games[] = { "saga", NULL };
/* The ways are in no field; scenarios name them. */
static const struct pl_names *const argument_names[] = { &saga_way_names, NULL };

/* R-SAG-2.1: a player at the table has won the game that this one continues. */
static const char *config_check(const struct pl_config *config)
{
    return config->legacy[0] >> config->seats ? "a player who is not there won the game before"
                                              : NULL;
}

const struct pl_game saga_game = {
    .id = "saga",
    .title = { [PL_LANG_PL] = "Saga", [PL_LANG_EN] = "Saga" },
    .is_example = true,
    .rules_version = 1,
    .seats_min = SAGA_SEATS_MIN,
    .seats_max = SAGA_SEATS_MAX,
    .decisions_max = SAGA_DECISIONS_MAX,
    .layout = PL_LAYOUT_LEGACY(struct saga),
    .fields = saga_fields,
    .field_count = SAGA_FIELD_COUNT,
    .frames = saga_frames,
    .frame_count = SAGA_FRAME_COUNT,
    .action_names = &saga_action_names,
    .event_names = &saga_event_names,
    .config_check = config_check,
    .setup = saga_setup,
    .legal = saga_legal,
    .why = saga_why,
    .reasons = &saga_reasons,
    .apply = saga_apply,
    .result = saga_result,
    .fill_hidden = saga_fill_hidden,
    .check = saga_check,
    .prompt_text = saga_prompt_text,
    .action_text = saga_action_text,
    .event_text = saga_event_text,
    .view = saga_view,
    .draw = saga_draw_table,
    .entry = saga_entry,
    .records = {
        .write = saga_record,
        .games = legacy_games,
        .read = saga_legacy,
        .words = saga_legacy_words,
    },
    .tests = { .normalize = saga_normalize, .plain = saga_plain, .argument_names = argument_names },
};
