/* The tables of what buildings, heroes and the solo enemy can do, expanded. */
#include "games/hlas/data.h"

/* Abilities of buildings and heroes. */

enum { KILL_SERF_ONLY = HLAS_SERF, KILL_SOLDIER = HLAS_WARRIOR };

#define BONUS(n_, per_, when_, with_)                                        \
    .is_bonus = 1, .n = n_, .per = HLAS_PER_##per_, .when = HLAS_IF_##when_, \
    .with = HLAS_WITH_##with_
#define STAT(what_, n_)            .n = n_
#define COST(what_, n_)            .n = n_
#define CHEAPER(what_, n_, least_) .n = n_, .m = least_
#define AT_MOST(what_, n_)         .n = n_
#define FREE(what_)                .n = 0
#define HARVEST(what_, n_, when_)  .n = n_
#define END_VP(n_, per_)           .n = n_
#define VP(n_, when_)              .n = n_
#define STEAL(n_)                  .n = n_
#define LESS_DAMAGE(n_)            .n = n_
#define MORE_DAMAGE(n_)            .n = n_
#define NEXT_MARCH(n_, fight_)     .n = n_
#define KILL(what_)                .n = KILL_##what_ /* the highest kind */
#define DRAW_MORE(n_)              .n = n_
#define DRAW_SPELL(n_)             .n = n_
#define MANA_FOR_BLOOD(n_)         .n = n_
#define FOOD_OR_ORE(n_)            .n = n_
#define ASHES(n_)                  .n = n_
#define RIDE_ON(n_)                .n = n_
#define PULL_SERFS(n_)             .n = n_
#define DIG(n_)                    .n = n_
#define CHANT(mana_, n_)           .n = n_, .m = mana_
#define PASS_DESERT                .n = 1
#define BOMBARD                    .n = 1
#define HOVER                      .n = 1
#define SECOND_WARRIOR             .n = 1
#define ALL_READY                  .n = 1
#define PASS_CENTRE                .n = 1
#define REBIRTH                    .n = 1
#define TOWER_BY_ANY_UNIT          .n = 1
#define SECOND_BUILD               .n = 1
#define SPY_AROUND                 .n = 1
#define RALLY                      .n = 1
#define SECOND_COMBAT_SPELL        .n = 1
#define IGNORE_LOSS                .n = 1
#define MANA_PAYS_ALL              .n = 1
#define NO_ENEMY_COMBAT_SPELLS     .n = 1
#define NO_ENEMY_HERO_BONUS        .n = 1
#define DRAG_HERO                  .n = 1
#define ENEMY_SERFS_WORTHLESS      .n = 1
#define MOUNTAINS_ADJACENT         .n = 1

const struct hlas_ability hlas_building_abilities[HLAS_BUILDING_COUNT][HLAS_LEVELS] = {
#define BUILDING_ABILITY(building_, tier_, trigger_, effect_) \
    [HLAS_##building_][(tier_)-1] = { .trigger = HLAS_WHEN_##trigger_, effect_ },
#include "games/hlas/abilities.def"
};

const struct hlas_ability hlas_hero_abilities[HLAS_HERO_COUNT][HLAS_LEVELS] = {
#define HERO_ABILITY(hero_, tier_, trigger_, effect_) \
    [HLAS_##hero_][(tier_)-1] = { .trigger = HLAS_WHEN_##trigger_, effect_ },
#include "games/hlas/abilities.def"
};

/* The solo enemy. */

const struct hlas_solo_card_fact hlas_solo_cards[HLAS_SOLO_CARD_COUNT] = {
#define SOLO_CARD(number_, id_, slug_, action_, follow_, compass_, strength_, vp_, attacking_, \
                  defending_, ...)                                                             \
    [number_] = { HLAS_SOLO_DO_##action_,                                                      \
                  follow_,                                                                     \
                  compass_,                                                                    \
                  strength_,                                                                   \
                  vp_,                                                                         \
                  { HLAS_TACTIC_##attacking_, HLAS_TACTIC_##defending_ } },
#include "games/hlas/solo_cards.def"
};

#define NO_UNLOCK      HLAS_UNLOCK_NO
#define SEA_UNLOCK     HLAS_UNLOCK_SEA
#define AIR_UNLOCK     HLAS_UNLOCK_AIR
#define SPECIAL_UNLOCK HLAS_UNLOCK_SPECIAL
#define END_UNLOCK     HLAS_UNLOCK_END

const struct hlas_solo_space_fact hlas_solo_spaces[HLAS_FACTION_COUNT][HLAS_SOLO_SPACES + 1] = {
#define SOLO_SPACE(faction_, space_, ore_, level_, strength_, towers_, vp_, unlock_) \
    [HLAS_##faction_][space_] = { ore_, level_, strength_, towers_, vp_, unlock_ },
#include "games/hlas/solo_track.def"
};

/* Powers of the boards. */

#define SOLO_BONUS(n_, per_, when_) \
    .power = HLAS_SOLO_IS_BONUS, .n = n_, .per = HLAS_PER_##per_, .when = HLAS_IF_##when_
#define SOLO_REACH(n_)         .power = HLAS_SOLO_IS_REACH, .n = n_
#define SOLO_RESEARCH_VP(n_)   .power = HLAS_SOLO_IS_RESEARCH_VP, .n = n_
#define SOLO_TOWER_CHEAPER(n_) .power = HLAS_SOLO_IS_TOWER_CHEAPER, .n = n_
#define SOLO_SPELL_CHEAPER(n_) .power = HLAS_SOLO_IS_SPELL_CHEAPER, .n = n_
#define SOLO_NO_COMBAT_SPELLS  .power = HLAS_SOLO_IS_NO_COMBAT_SPELLS
#define SOLO_NO_HERO_BONUS     .power = HLAS_SOLO_IS_NO_HERO_BONUS
#define SOLO_SERFS_WORTHLESS   .power = HLAS_SOLO_IS_SERFS_WORTHLESS

const struct hlas_solo_ability hlas_solo_heroes[HLAS_FACTION_COUNT][HLAS_HEROES] = {
#define SOLO_HERO(faction_, hero_, ability_) [HLAS_##faction_][(hero_)-1] = { ability_ },
#include "games/hlas/solo_heroes.def"
};

const struct hlas_solo_ability hlas_solo_specials[HLAS_FACTION_COUNT] = {
#define SOLO_SPECIAL(faction_, ability_) [HLAS_##faction_] = { ability_ },
#include "games/hlas/solo_specials.def"
};

#define JOIN(kind_)  \
    HLAS_DO_JOIN,    \
    {                \
        HLAS_##kind_ \
    }
#define DESTROY(what_, n_, range_) \
    HLAS_DO_DESTROY,               \
    {                              \
        HLAS_##what_, n_, range_   \
    }
#define SUPPLY(food_, ore_, mana_) \
    HLAS_DO_SUPPLY,                \
    {                              \
        food_, ore_, mana_         \
    }
#define FORGET(n_)  \
    HLAS_DO_FORGET, \
    {               \
        n_          \
    }
#define MOVE_AGAIN      \
    HLAS_DO_MOVE_AGAIN, \
    {                   \
        0               \
    }
#define TUNNEL      \
    HLAS_DO_TUNNEL, \
    {               \
        0           \
    }
#define ALSO_NOTHING         .also_what = 0
#define ALSO_LOSE(what_, n_) .also_what = HLAS_##what_, .also_loses = n_
#define ALSO_GAIN(what_, n_) .also_what = HLAS_##what_, .also_gains = n_

const struct hlas_solo_spell_fact hlas_solo_spells[HLAS_FACTION_COUNT][HLAS_HEROES] = {
#define SOLO_SPELL(faction_, hero_, id_, mana_, vp_, effect_, also_, ...) \
    [HLAS_##faction_][(hero_)-1] = { .mana = mana_, .vp = vp_, .effect = { effect_ }, also_ },
#include "games/hlas/solo_spells.def"
};
