/* The descriptor of Seasons. */
#include "games/seasons/seasons.h"

#define VALUE(id_, pl_, en_)                       \
    {                                              \
        id_,                                       \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

static const struct pl_option_value levels_values[] = {
    VALUE("1", "Czarodziej Praktykant: gotowe zestawy", "Apprentice Wizard: ready-made sets"),
    VALUE("2", "Mag: karty 1-30", "Magician: cards 1-30"),
    VALUE("3", "Arcymag: wszystkie 50 kart", "Archmage: all 50 cards"),
};

static const struct pl_option_value firsts_values[] = {
    VALUE("random", "losowo", "at random"), VALUE("1", "miejsce 1", "seat 1"),
    VALUE("2", "miejsce 2", "seat 2"),      VALUE("3", "miejsce 3", "seat 3"),
    VALUE("4", "miejsce 4", "seat 4"),
};

static const struct pl_option_value kept_values[] = {
    [SEASONS_KEPT_ON] = VALUE("on", "tak", "yes"),
    [SEASONS_KEPT_OFF] = VALUE("off", "nie", "no"),
};

static const struct pl_option_value switch_values[] = {
    [SEASONS_SWITCH_OFF] = VALUE("off", "nie", "no"),
    [SEASONS_SWITCH_ON] = VALUE("on", "tak", "yes"),
};

/* R-SEA-2.7: the player named to start must be there. */
static const char *config_check(const struct pl_config *config)
{
    return config->option[SEASONS_OPTION_FIRST] > config->seats
               ? "the player who is to start is not there"
               : NULL;
}

static const struct pl_option options[SEASONS_OPTION_COUNT] = {
#define OPTION(id_, name_, pl_, en_, values_, default_, first_) \
    [SEASONS_OPTION_##id_] = PL_OPTION(name_, pl_, en_, values_##_values, default_, first_),
#define ADDED(id_, name_, pl_, en_, values_, default_, first_) \
    [SEASONS_OPTION_##id_] = PL_OPTION_ADDED(name_, pl_, en_, values_##_values, default_, first_),
#include "games/seasons/options.def"
};

static const struct pl_help helps[SEASONS_OPTION_COUNT] = {
#define HELP(id_, pl_, en_) [SEASONS_OPTION_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/seasons/options.def"
};

static const struct pl_help coach[SEASONS_FRAME_COUNT] = {
#define COACH(frame_, pl_, en_) [SEASONS_FRAME_##frame_] = PL_COACH(pl_, en_),
#include "games/seasons/coach.def"
};

static const struct pl_names *const argument_names[] = { &seasons_energy_names, NULL };

const struct pl_game seasons_game = {
    .id = "seasons",
    .title = { [PL_LANG_PL] = "Pory roku", [PL_LANG_EN] = "Seasons" },
    .rules_version = 4,
    .seats_min = SEASONS_PLAYERS_MIN, /* R-SEA-1.1 */
    .seats_max = SEASONS_PLAYERS_MAX,
    /* Turns that use up every action of R-SEA-5.10 in each of the rounds of R-SEA-14.7, with a
     * dozen small choices for each action. */
    .decisions_max = SEASONS_ROUNDS_MAX * SEASONS_PLAYERS_MAX * SEASONS_TURN_ACTIONS_MAX * 12,
    .options = options,
    .option_help = helps,
    .option_count = SEASONS_OPTION_COUNT,
    .layout = PL_LAYOUT(struct seasons),
    .fields = seasons_fields,
    .field_count = SEASONS_FIELD_COUNT,
    .frames = seasons_frames,
    .frame_count = SEASONS_FRAME_COUNT,
    .coach = coach,
    .action_names = &seasons_action_names,
    .event_names = &seasons_event_names,
    .config_check = config_check,
    .setup = seasons_setup,
    .legal = seasons_legal,
    .why = seasons_why,
    .reasons = &seasons_reasons,
    .apply = seasons_apply,
    .result = seasons_result,
    .fill_hidden = seasons_fill_hidden,
    .check = seasons_check,
    .prompt_text = seasons_prompt_text,
    .action_text = seasons_action_text,
    .idle_text = seasons_idle_text,
    .event_text = seasons_event_text,
    .merge = seasons_merge,
    .view = seasons_view,
    .draw = seasons_draw,
    .entry = seasons_entry,
    .tests = {
        .normalize = seasons_normalize,
        .plain = seasons_plain,
        .argument_names = argument_names,
    },
};
