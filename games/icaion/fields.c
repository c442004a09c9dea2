/* The field table: every byte of the state by name. */
#include "games/icaion/icaion.h"

static const char *const oddities[ICAION_ODDITY_COUNT] = {
    "none",
#define ODDITY(number_, id_, slug_, ...) [ICAION_##id_] = slug_,
#include "games/icaion/oddities.def"
};
const struct pl_names icaion_oddity_names = { oddities, ICAION_ODDITY_COUNT };

static const char *const characters[ICAION_CHARACTER_COUNT] = {
    "none",
#define SEEKER(number_, id_, slug_, ...) [number_] = slug_,
#define EQUIPMENT                        SEEKER
#include "games/icaion/equipment.def"
#include "games/icaion/seekers.def"
};
const struct pl_names icaion_character_names = { characters, ICAION_CHARACTER_COUNT };

static const char *const event_cards[ICAION_EVENT_CARD_COUNT] = {
    "none",
#define EVENT_CARD(number_, id_, slug_, ...) [number_] = slug_,
#include "games/icaion/event_cards.def"
};
const struct pl_names icaion_event_card_names = { event_cards, ICAION_EVENT_CARD_COUNT };

static const char *const nodes[ICAION_NODES] = {
#define NODE(number_, id_, slug_, ...) [number_] = slug_,
#include "games/icaion/nodes.def"
};
const struct pl_names icaion_node_names = { nodes, ICAION_NODES };

static const char *const tiles[ICAION_TILES + 1] = {
    "none",
#define TILE(colour_, year_, slug_, ...) [ICAION_YEARS * ICAION_##colour_ + (year_)] = slug_,
#include "games/icaion/tiles.def"
};
const struct pl_names icaion_tile_names = { tiles, ICAION_TILES + 1 };

static const char *const colours[ICAION_COLOURS] = {
#define COLOUR(number_, colour_, kind_, slug_, ...) [number_] = slug_,
#include "games/icaion/kinds.def"
};
const struct pl_names icaion_argument_names = { colours, ICAION_COLOURS };

static const char *const actions[ICAION_ACT_COUNT] = {
    "none",
#define ACTION(id_, name_, ...) name_,
#include "games/icaion/actions.def"
};
const struct pl_names icaion_action_names = { actions, ICAION_ACT_COUNT };

static const char *const events[ICAION_EVENT_COUNT] = {
    "none",
#define EVENT(id_, name_, ...) name_,
#include "games/icaion/events.def"
};
const struct pl_names icaion_event_names = { events, ICAION_EVENT_COUNT };

#define T                   struct icaion
#define ONE(names_, field_) PL_FIELD(T, names_, public.field_, PL_NO_DIM)
#define PER(names_, field_) PL_FIELD(T, names_, public.field_[0], PL_DIM(T, public.field_))
#define PER_TWO(field_) \
    PL_FIELD(T, NULL, public.field_[0][0], PL_DIM(T, public.field_), PL_DIM(T, public.field_[0]))
#define PER_THREE(field_)                                               \
    PL_FIELD(T, NULL, public.field_[0][0][0], PL_DIM(T, public.field_), \
             PL_DIM(T, public.field_[0]), PL_DIM(T, public.field_[0][0]))
#define ODDITIES   (&icaion_oddity_names)
#define CHARACTERS (&icaion_character_names)
#define EVENTS     (&icaion_event_card_names)

const struct pl_field icaion_fields[] = {
    PL_HEAD_FIELDS(T, &icaion_frame_names),
    PER(ODDITIES, upgrades),
    ONE(ODDITIES, discard),
    ONE(NULL, offer),
    PER(NULL, reputation),
    PER(NULL, home),
    ONE(NULL, tiles),
    PER_THREE(cage),
    PER_TWO(machine),
    PER(NULL, crystals),
    PER(NULL, parasites),
    PER(&icaion_node_names, node),
    PER(NULL, hand_count),
    PER(NULL, collected),
    PER_TWO(shards),
    PER(NULL, unseen),
    ONE(NULL, base_count),
    PER(CHARACTERS, seeker),
    PER(CHARACTERS, equipment),
    PER(&icaion_tile_names, slot),
    PER_TWO(installed),
    PER(NULL, order),
    ONE(NULL, lying),
    ONE(NULL, charged),
    ONE(NULL, armour),
    ONE(NULL, retrieved),
    PER(EVENTS, track),
    PER(EVENTS, colossus_card),
    ONE(NULL, colossus),
    ONE(NULL, year),
    ONE(NULL, round),
    ONE(EVENTS, next_event),
    ONE(NULL, night),
    PER(NULL, neutral_left),
    PER_TWO(reserved),
    PER(NULL, batch),
    ONE(ODDITIES, playing),
    ONE(NULL, basic_left),
    ONE(NULL, special_left),
    ONE(NULL, restricted),
    ONE(NULL, special_done),
    ONE(NULL, basic_done),
    ONE(NULL, shift),
    ONE(NULL, walked_from),
    ONE(NULL, sword_scored),
    ONE(NULL, draw_count),
    PER(NULL, spare),
    PL_FIELD(T, ODDITIES, private[0].hand, PL_DIM(T, private)),
    PL_FIELD(T, ODDITIES, secret.deck, PL_NO_DIM),
    PL_RNG_FIELDS(T),
};
