/* The descriptor of Heroes of Land, Air & Sea, and its options. */
#include "games/hlas/hlas.h"

/* R-HLA-1.1, R-HLA-28.1 */
static const struct pl_option_value modes_values[] = {
    [HLAS_MODE_FREE] = { "free",
                         { [PL_LANG_PL] = "każdy na własny rachunek",
                           [PL_LANG_EN] = "each for themselves" } },
    [HLAS_MODE_TEAMS] = { "teams", { [PL_LANG_PL] = "drużyny", [PL_LANG_EN] = "teams" } },
};

/* R-HLA-3.1 */
static const struct pl_option_value firsts_values[] = {
    [HLAS_FIRST_RANDOM] = { "random", { [PL_LANG_PL] = "losowy", [PL_LANG_EN] = "random" } },
    { "1", { [PL_LANG_PL] = "gracz 1", [PL_LANG_EN] = "player 1" } },
    { "2", { [PL_LANG_PL] = "gracz 2", [PL_LANG_EN] = "player 2" } },
    { "3", { [PL_LANG_PL] = "gracz 3", [PL_LANG_EN] = "player 3" } },
    { "4", { [PL_LANG_PL] = "gracz 4", [PL_LANG_EN] = "player 4" } },
};

/* R-HLA-X1.1 to R-HLA-X1.4: a reading of before that is now a house rule. */
static const struct pl_option_value kept_values[] = {
    [HLAS_HOUSE_RULE_ON] = { "on", { [PL_LANG_PL] = "tak", [PL_LANG_EN] = "yes" } },
    [HLAS_HOUSE_RULE_OFF] = { "off", { [PL_LANG_PL] = "nie", [PL_LANG_EN] = "no" } },
};

static const struct pl_option options[HLAS_OPTION_COUNT] = {
#define ADDED(id_, name_, pl_, en_, values_, default_, first_) \
    [HLAS_OPTION_##id_] = PL_OPTION_ADDED(name_, pl_, en_, values_##_values, default_, first_),
#define OPTION(id_, name_, pl_, en_, values_, default_, first_) \
    [HLAS_OPTION_##id_] = PL_OPTION(name_, pl_, en_, values_##_values, default_, first_),
#include "games/hlas/options.def"
};

static const struct pl_help helps[HLAS_OPTION_COUNT] = {
#define HELP(id_, pl_, en_) [HLAS_OPTION_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/hlas/options.def"
};

static const char *config_check(const struct pl_config *config)
{
    bool has_teams = config->option[HLAS_OPTION_MODE] == HLAS_MODE_TEAMS;

    if (has_teams && config->seats != HLAS_TEAM_SEATS) {
        return "teams need four players";
    }
    if (config->option[HLAS_OPTION_FIRST] > config->seats) {
        return "the player who is to start is not there";
    }
    return NULL;
}

static bool option_matters(const struct pl_config *config, uint32_t option)
{
    bool is_alone = config->seats == 1;

    switch ((enum hlas_option)option) {
    case HLAS_OPTION_MODE: return config->seats == HLAS_TEAM_SEATS; /* R-HLA-28.1 */
    case HLAS_OPTION_FIRST: return !is_alone;                       /* R-HLA-3.1 */
    case HLAS_OPTION_SOLO_TWO_TOWERS: return is_alone;              /* R-HLA-X1.2 */
    case HLAS_OPTION_SOLO_NO_LEVEL_VP: return is_alone;             /* R-HLA-X1.3 */
    case HLAS_OPTION_CANCELLED_NO_VP:
    case HLAS_OPTION_RESHUFFLE_AT_NEED:
    case HLAS_OPTION_COUNT: break;
    }
    return true;
}

static const struct pl_names *const argument_names[] = { &hlas_argument_names, NULL };

const struct pl_game hlas_game = {
    .id = "hlas",
    .title = { [PL_LANG_PL] = "Heroes of Land, Air & Sea",
               [PL_LANG_EN] = "Heroes of Land, Air & Sea" },
    .rules_version = 5,
    .seats_min = HLAS_PLAYERS_MIN,
    .seats_max = HLAS_PLAYERS_MAX,
    .decisions_max = HLAS_DECISIONS_MAX,
    .options = options,
    .option_help = helps,
    .option_count = HLAS_OPTION_COUNT,
    .layout = PL_LAYOUT(struct hlas),
    .fields = hlas_fields,
    .field_count = HLAS_FIELD_COUNT,
    .frames = hlas_frames,
    .frame_count = HLAS_FRAME_COUNT,
    .action_names = &hlas_action_names,
    .event_names = &hlas_event_names,
    .config_check = config_check,
    .option_matters = option_matters,
    .setup = hlas_setup,
    .legal = hlas_legal,
    .why = hlas_why,
    .reasons = &hlas_reasons,
    .apply = hlas_apply,
    .offer = hlas_offer,
    .result = hlas_result,
    .side = hlas_side_label,
    .ending = hlas_ending,
    .fill_hidden = hlas_fill_hidden,
    .check = hlas_check,
    .prompt_text = hlas_prompt_text,
    .action_text = hlas_action_text,
    .idle_text = hlas_idle_text,
    .event_text = hlas_event_text,
    .view = hlas_view,
    .draw = hlas_draw,
    .map = hlas_map,
    .place = hlas_map_place,
    .entry = hlas_entry,
    .tests = {
        .normalize = hlas_normalize,
        .plain = hlas_plain,
        .moment = hlas_moment,
        .argument_names = argument_names,
    },
};
