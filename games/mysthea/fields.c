/* The field table: every byte of the state by name. */
#include "games/mysthea/mysthea.h"

static const char *const card_slugs[MYSTHEA_CARD_COUNT] = {
    "none",
#define CARD(number_, id_, slug_, ...) [number_] = slug_,
#include "games/mysthea/cards.def"
};
const struct pl_names mysthea_card_names = { card_slugs, MYSTHEA_CARD_COUNT };

static const char *const encounter_slugs[MYSTHEA_ENCOUNTER_COUNT] = {
    "none",
#define ENCOUNTER(number_, id_, slug_, glory_) [number_] = slug_,
#include "games/mysthea/encounters.def"
};
const struct pl_names mysthea_encounter_names = { encounter_slugs, MYSTHEA_ENCOUNTER_COUNT };

static const char *const champion_slugs[MYSTHEA_CHAMPION_COUNT] = {
    "none",
#define CHAMPION(number_, id_, slug_) [number_] = slug_,
#include "games/mysthea/champions.def"
};
const struct pl_names mysthea_champion_names = { champion_slugs, MYSTHEA_CHAMPION_COUNT };

static const char *const event_card_slugs[MYSTHEA_EVENT_CARD_COUNT] = {
    "none",
#define EVENT_CARD(number_, id_, slug_, ...) [number_] = slug_,
#include "games/mysthea/event_cards.def"
#define MONSTER(number_, id_, slug_, ...) [number_] = slug_,
#include "games/mysthea/monsters.def"
};
const struct pl_names mysthea_event_card_names = { event_card_slugs, MYSTHEA_EVENT_CARD_COUNT };

static const char *const island_slugs[MYSTHEA_ISLAND_COUNT] = {
    "none",
#define ISLAND(number_, id_, slug_, ...) [number_] = slug_,
#include "games/mysthea/islands.def"
};
static const struct pl_names island_names = { island_slugs, MYSTHEA_ISLAND_COUNT };

static const char *const region_slugs[MYSTHEA_REGION_COUNT] = {
    "none",
#define REGION(id_, slug_, ...) [MYSTHEA_##id_] = slug_,
#include "games/mysthea/regions.def"
};
const struct pl_names mysthea_region_names = { region_slugs, MYSTHEA_REGION_COUNT };

/* Units and places of upgrades, as indexes and arguments. */
static const char *const places[MYSTHEA_PLACES] = {
#define PLACE(id_, slug_, ...) [MYSTHEA_PLACE_##id_] = slug_,
#include "games/mysthea/places.def"
};
const struct pl_names mysthea_argument_names = { places, MYSTHEA_PLACES };

static const char *const actions[MYSTHEA_ACT_COUNT] = {
    "none",
#define ACTION(id_, name_, ...) name_,
#include "games/mysthea/actions.def"
};
const struct pl_names mysthea_action_names = { actions, MYSTHEA_ACT_COUNT };

static const char *const events[MYSTHEA_EVENT_COUNT] = {
    "none",
#define EVENT(id_, name_, ...) name_,
#include "games/mysthea/events.def"
};
const struct pl_names mysthea_event_names = { events, MYSTHEA_EVENT_COUNT };

#define T                   struct mysthea
#define ONE(field_)         PL_FIELD(T, NULL, public.field_, PL_NO_DIM)
#define PER(names_, field_) PL_FIELD(T, names_, public.field_[0], PL_DIM(T, public.field_))
#define PER_TWO(names_, field_) \
    PL_FIELD(T, names_, public.field_[0][0], PL_DIM(T, public.field_), PL_DIM(T, public.field_[0]))
#define PER_THREE(field_)                                               \
    PL_FIELD(T, NULL, public.field_[0][0][0], PL_DIM(T, public.field_), \
             PL_DIM(T, public.field_[0]), PL_DIM(T, public.field_[0][0]))
#define CARDS   (&mysthea_card_names)
#define EVENTS  (&mysthea_event_card_names)
#define ISLANDS (&island_names)
#define REGIONS (&mysthea_region_names)

const struct pl_field mysthea_fields[] = {
    PL_HEAD_FIELDS(T, &mysthea_frame_names),
    PER(CARDS, discard),
    PER(CARDS, shown),
    PL_FIELD(T, CARDS, public.display, PL_NO_DIM),
    PL_FIELD(T, CARDS, public.removed, PL_NO_DIM),
    PL_FIELD(T, CARDS, public.under, PL_NO_DIM),
    PER(&mysthea_encounter_names, encounters),
    PER_THREE(units),
    PER_THREE(moved),
    PER_TWO(NULL, pool),
    PER_TWO(NULL, reserve),
    PER(NULL, glory),
    PER_TWO(NULL, glory_from),
    PER(NULL, energy),
    PER(NULL, xp),
    PER(NULL, cp),
    PER(NULL, cp_bound),
    PER(&mysthea_champion_names, champion),
    PER(REGIONS, champion_at),
    PER(ISLANDS, token),
    PER(NULL, order),
    PER_TWO(CARDS, equipment),
    PER_TWO(CARDS, upgrade),
    PER(NULL, start_hidden),
    PER_TWO(NULL, drawn_hidden),
    PER(ISLANDS, ring),
    PER(REGIONS, mirage),
    PER(NULL, attuned),
    PER(EVENTS, monster_of_era),
    PER(ISLANDS, monster_at),
    PER(EVENTS, track),
    PL_FIELD(T, EVENTS, public.event_top, PL_NO_DIM),
    PL_FIELD(T, &mysthea_encounter_names, public.encounter_top, PL_NO_DIM),
    PER(NULL, draft),
    PER(CARDS, battle_order),
    PER(CARDS, last_order),
    PER(NULL, battle_bonus),
    PER(NULL, battle_left),
    PER(NULL, battle_lost),
    PER(NULL, battle_total),
    ONE(battle_seats),
    ONE(battle_given),
    ONE(battle_champions),
    ONE(champion_moved),
    ONE(wounded),
    ONE(charged),
    ONE(night),
    ONE(defeated),
    ONE(era),
    ONE(deck_count),
    ONE(bottom_count),
    PER(NULL, spare),
    PL_FIELD(T, CARDS, private[0].hand, PL_DIM(T, private)),
    PL_FIELD(T, CARDS, private[0].bottom[0], PL_DIM(T, private), PL_DIM(T, private[0].bottom)),
    PL_FIELD(T, CARDS, private[0].order, PL_DIM(T, private)),
    PL_FIELD(T, NULL, private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    PL_FIELD(T, CARDS, secret.deck, PL_NO_DIM),
    PL_FIELD(T, CARDS, secret.box, PL_NO_DIM),
    PL_FIELD(T, CARDS, secret.bottom[0], PL_DIM(T, secret.bottom)),
    PL_RNG_FIELDS(T),
    PL_FIELD(T, NULL, secret.spare[0], PL_DIM(T, secret.spare)),
};
