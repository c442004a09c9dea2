/* The descriptor of Seasons. */
#include "games/seasons/seasons.h"

static const struct pl_frame_kind frame_kinds[SEASONS_FRAME_COUNT] = {
    [SEASONS_FRAME_NONE] = { .name = "none" },
#define FRAME(id_, is_decision_, is_automatic_) \
    [SEASONS_FRAME_##id_] = { #id_, is_decision_, is_automatic_ },
#include "games/seasons/frames.def"
#undef FRAME
};

static const struct pl_option_value levels[] = {
    { "1", { [PL_LANG_PL] = "gotowe zestawy", [PL_LANG_EN] = "ready-made sets" } },
    { "2", { [PL_LANG_PL] = "karty 1-30", [PL_LANG_EN] = "cards 1-30" } },
    { "3", { [PL_LANG_PL] = "wszystkie 50 kart", [PL_LANG_EN] = "all 50 cards" } },
};

static const struct pl_option_value firsts[] = {
    { "random", { [PL_LANG_PL] = "losowo", [PL_LANG_EN] = "at random" } },
    { "1", { [PL_LANG_PL] = "miejsce 1", [PL_LANG_EN] = "seat 1" } },
    { "2", { [PL_LANG_PL] = "miejsce 2", [PL_LANG_EN] = "seat 2" } },
    { "3", { [PL_LANG_PL] = "miejsce 3", [PL_LANG_EN] = "seat 3" } },
    { "4", { [PL_LANG_PL] = "miejsce 4", [PL_LANG_EN] = "seat 4" } },
};

/* R-SEA-2.7: the player named to start must be there. */
static const char *config_check(const struct pl_config *config)
{
    return config->option[SEASONS_OPTION_FIRST] > config->seats
               ? "the player who is to start is not there"
               : NULL;
}

static const struct pl_option options[SEASONS_OPTION_COUNT] = {
    [SEASONS_OPTION_LEVEL] = { .id = "level",
                               .title = { [PL_LANG_PL] = "Poziom", [PL_LANG_EN] = "Level" },
                               .values = levels,
                               .value_count = PL_COUNT_OF(levels),
                               .default_value = 2 },
    [SEASONS_OPTION_FIRST] = { .id = "first",
                               .title = { [PL_LANG_PL] = "Zaczyna", [PL_LANG_EN] = "Who starts" },
                               .values = firsts,
                               .value_count = PL_COUNT_OF(firsts) },
};

static const struct pl_names *const argument_names[] = { &seasons_energy_names, NULL };

const struct pl_game seasons_game = {
    .id = "seasons",
    .title = { [PL_LANG_PL] = "Pory roku", [PL_LANG_EN] = "Seasons" },
    .rules_version = 1,
    .seats_min = SEASONS_PLAYERS_MIN, /* R-SEA-1.1 */
    .seats_max = SEASONS_PLAYERS_MAX,
    /* Turns that use up every action of R-SEA-5.10 in each of the rounds of R-SEA-14.7, with a
     * dozen small choices for each action. */
    .decisions_max = SEASONS_ROUNDS_MAX * SEASONS_PLAYERS_MAX * SEASONS_TURN_ACTIONS_MAX * 12,
    .options = options,
    .option_count = SEASONS_OPTION_COUNT,
    .layout = PL_LAYOUT(struct seasons),
    .fields = seasons_fields,
    .field_count = SEASONS_FIELD_COUNT,
    .frames = frame_kinds,
    .frame_count = SEASONS_FRAME_COUNT,
    .action_names = &seasons_action_names,
    .event_names = &seasons_event_names,
    .argument_names = argument_names,
    .config_check = config_check,
    .setup = seasons_setup,
    .legal = seasons_legal,
    .apply = seasons_apply,
    .result = seasons_result,
    .fill_hidden = seasons_fill_hidden,
    .check = seasons_check,
    .normalize = seasons_normalize,
    .plain = seasons_plain,
    .prompt_text = seasons_prompt_text,
    .action_text = seasons_action_text,
    .event_text = seasons_event_text,
    .merge = seasons_merge,
    .view = seasons_view,
    .draw = seasons_draw,
    .entry = seasons_entry,
};
