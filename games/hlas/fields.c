/* The field table: every byte of the state by name. */
#include "games/hlas/hlas.h"

/* Names of the values. */

static const char *const regions[HLAS_REGION_COUNT] = {
    "none",
#define REGION(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/regions.def"
};
const struct pl_names hlas_region_names = { regions, HLAS_REGION_COUNT };

static const char *const spots[HLAS_SPOT_COUNT] = {
    "none",
#define REGION(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/regions.def"
    [HLAS_ABOARD] = "aboard-sea",
    "aboard-air",
    "aboard-ally-sea",
    "aboard-ally-air",
};
const struct pl_names hlas_spot_names = { spots, HLAS_SPOT_COUNT };

static const char *const factions[HLAS_FACTION_COUNT] = {
    "none",
#define FACTION(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/factions.def"
};
const struct pl_names hlas_faction_names = { factions, HLAS_FACTION_COUNT };

static const char *const spells[HLAS_SPELL_COUNT] = {
    "none",
#define SPELL(number_, id_, slug_, ...)      [number_] = slug_,
#define SPELL_TWIN(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/spells.def"
};
const struct pl_names hlas_spell_names = { spells, HLAS_SPELL_COUNT };

static const char *const tactics[HLAS_TACTIC_COUNT] = {
    "none",
#define TACTIC(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/tactics.def"
};
const struct pl_names hlas_tactic_names = { tactics, HLAS_TACTIC_COUNT };

static const char *const tokens[HLAS_TOKEN_COUNT] = {
    "none",
#define TOKEN(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/tokens.def"
};
const struct pl_names hlas_token_names = { tokens, HLAS_TOKEN_COUNT };

static const char *const solo_cards[HLAS_SOLO_CARD_COUNT] = {
    "none",
#define SOLO_CARD(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/solo_cards.def"
};
const struct pl_names hlas_solo_card_names = { solo_cards, HLAS_SOLO_CARD_COUNT };

static const char *const kinds[HLAS_KIND_COUNT] = {
    "none",
#define KIND(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/kinds.def"
};
static const struct pl_names kind_names = { kinds, HLAS_KIND_COUNT };

static const char *const scribed_states[HLAS_SCRIBED_COUNT] = {
    "none",
#define SCRIBED(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/scribed.def"
};
static const struct pl_names scribed_names = { scribed_states, HLAS_SCRIBED_COUNT };

static const char *const resources[HLAS_RESOURCES] = {
#define RESOURCE(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/resources.def"
};
static const struct pl_names resource_names = { resources, HLAS_RESOURCES };

static const char *const places[HLAS_ACTION_PLACES] = {
#define PLACE(number_, id_, slug_, ...) [number_] = slug_,
#include "games/hlas/places.def"
};
const struct pl_names hlas_argument_names = { places, HLAS_ACTION_PLACES };

static const char *const actions[HLAS_ACT_COUNT] = {
    "none",
#define ACTION(id_, name_, ...) name_,
#include "games/hlas/actions.def"
};
const struct pl_names hlas_action_names = { actions, HLAS_ACT_COUNT };

static const char *const events[HLAS_EVENT_COUNT] = {
    "none",
#define EVENT(id_, name_, ...) name_,
#include "games/hlas/events.def"
};
const struct pl_names hlas_event_names = { events, HLAS_EVENT_COUNT };

/* The table. */

#define T                   struct hlas
#define ONE(names_, field_) PL_FIELD(T, names_, public.field_, PL_NO_DIM)
#define PER(names_, field_) PL_FIELD(T, names_, public.field_[0], PL_DIM(T, public.field_))
#define PER_TWO(names_, field_) \
    PL_FIELD(T, names_, public.field_[0][0], PL_DIM(T, public.field_), PL_DIM(T, public.field_[0]))
#define OWN(names_, field_)                                                                        \
    PL_FIELD(T, names_, private[0].field_[0][0], PL_DIM(T, private), PL_DIM(T, private[0].field_), \
             PL_DIM(T, private[0].field_[0]))
#define REGIONS   (&hlas_region_names)
#define SPOTS     (&hlas_spot_names)
#define SPELLS    (&hlas_spell_names)
#define TOKENS    (&hlas_token_names)
#define CARDS     (&hlas_solo_card_names)
#define RESOURCES (&resource_names)

const struct pl_field hlas_fields[] = {
    PL_HEAD_FIELDS(T, &hlas_frame_names),
    PER(REGIONS, held),
    ONE(SPELLS, seen_discard),
    PER(NULL, score),
    PER(&hlas_faction_names, faction),
    PER(REGIONS, capital),
    PER(NULL, level),
    PER(NULL, built),
    PER_TWO(NULL, resource),
    PER_TWO(NULL, serf),
    PER_TWO(NULL, warrior),
    PER_TWO(SPOTS, hero),
    PER_TWO(REGIONS, vessel),
    PER_TWO(NULL, cargo_serf),
    PER_TWO(NULL, cargo_warrior),
    PER_TWO(REGIONS, tower),
    PER_TWO(NULL, bar),
    PER_TWO(SPELLS, scribed),
    PER_TWO(&scribed_names, scribed_state),
    PER(NULL, library_count),
    PER(NULL, thrown_count),
    PER(NULL, barrier),
    PER(NULL, down),
    PER_TWO(TOKENS, up),
    PER_TWO(TOKENS, stay),
    PER_TWO(NULL, peeked),
    PER(NULL, unseen),
    PER(RESOURCES, tax),
    PER(NULL, group_serf),
    PER(NULL, group_warrior),
    PER(NULL, group_hero),
    ONE(&kind_names, group_vessel),
    ONE(NULL, first),
    ONE(NULL, round),
    ONE(NULL, turn),
    ONE(NULL, end_round),
    ONE(NULL, alive),
    ONE(REGIONS, out),
    ONE(NULL, ride),
    ONE(NULL, solo_space),
    PER(CARDS, solo_slot),
    ONE(NULL, solo_discard),
    ONE(CARDS, solo_hand),
    ONE(NULL, draw_count),
    ONE(NULL, discard_count),
    ONE(REGIONS, battle.region),
    ONE(REGIONS, battle.from),
    PER(NULL, battle.lead),
    ONE(NULL, battle.owner),
    PER(NULL, battle.strength),
    PER(NULL, battle.bonus),
    PER(NULL, battle.shield),
    PER(NULL, battle.hymn),
    PER(NULL, battle.petrified),
    PER(NULL, battle.petrified_ally),
    PER(&hlas_tactic_names, battle.tactic),
    ONE(NULL, battle.dead),
    PER(NULL, battle.sac_serf),
    PER(NULL, battle.sac_warrior),
    PER(NULL, battle.sac_hero),
    PER(NULL, battle.lost),
    PER(NULL, battle.slain),
    PER(NULL, battle.cast),
    PER_TWO(NULL, battle.aboard),
    PER(&hlas_tactic_names, last_tactic),
    PER(NULL, spare),
    PL_FIELD(T, SPELLS, private[0].library, PL_DIM(T, private)),
    PL_FIELD(T, SPELLS, private[0].thrown, PL_DIM(T, private)),
    OWN(TOKENS, seen),
    PL_FIELD(T, &hlas_tactic_names, private[0].tactic, PL_DIM(T, private)),
    PL_FIELD(T, NULL, private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    PL_FIELD(T, SPELLS, secret.deck, PL_NO_DIM),
    PL_FIELD(T, SPELLS, secret.discard, PL_NO_DIM),
    PL_FIELD(T, TOKENS, secret.token[0][0], PL_DIM(T, secret.token), PL_DIM(T, secret.token[0])),
    PL_FIELD(T, NULL, secret.spare[0], PL_DIM(T, secret.spare)),
    PL_RNG_FIELDS(T),
};
_Static_assert(PL_COUNT_OF(hlas_fields) == HLAS_FIELD_COUNT, "as hlas.h says");
