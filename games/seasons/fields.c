/* The field table: every byte of the state by name. */
#include "games/seasons/seasons.h"

#define T                 struct seasons
#define ONE(path_)        PL_FIELD(T, NULL, path_, PL_NO_DIM)
#define PER(path_, ...)   PL_FIELD(T, NULL, path_, __VA_ARGS__)
#define CARDS(path_, ...) PL_FIELD(T, &seasons_card_names, path_, __VA_ARGS__)

static const char *const card_slugs[SEASONS_CARD_COUNT] = {
    "none",
#define CARD(number_, id_, slug_, ...) [number_] = slug_,
#include "games/seasons/cards.def"
};
const struct pl_names seasons_card_names = { card_slugs, SEASONS_CARD_COUNT };

static const char *const energies[SEASONS_ENERGIES] = {
#define ENERGY(id_, slug_, ...) slug_,
#include "games/seasons/energies.def"
};
const struct pl_names seasons_energy_names = { energies, SEASONS_ENERGIES };

static const char *const season_ids[SEASONS_SEASON_COUNT] = {
#define SEASON(id_, slug_, ...) slug_,
#include "games/seasons/wheel.def"
};
const struct pl_names seasons_season_names = { season_ids, SEASONS_SEASON_COUNT };

static const char *const actions[SEASONS_ACT_COUNT] = {
    "none",
#define ACTION(id_, name_, ...) name_,
#include "games/seasons/actions.def"
};
const struct pl_names seasons_action_names = { actions, SEASONS_ACT_COUNT };

static const char *const events[SEASONS_EVENT_COUNT] = {
    "none",
#define EVENT(id_, name_, ...) name_,
#include "games/seasons/events.def"
};
const struct pl_names seasons_event_names = { events, SEASONS_EVENT_COUNT };

const struct pl_field seasons_fields[] = {
    PL_HEAD_FIELDS(T, &seasons_frame_names),
    CARDS(public.tableau[0], PL_DIM(T, public.tableau)),
    CARDS(public.turned[0], PL_DIM(T, public.turned)),
    CARDS(public.shown[0], PL_DIM(T, public.shown)),
    CARDS(public.seen_discard, PL_NO_DIM),
    PER(public.crystals[0], PL_DIM(T, public.crystals)),
    PER(public.reserve[0][0], PL_DIM(T, public.reserve), PL_DIM(T, public.reserve[0])),
    PER(public.amulet[0][0][0], PL_DIM(T, public.amulet), PL_DIM(T, public.amulet[0]),
        PL_DIM(T, public.amulet[0][0])),
    PER(public.cauldron[0][0][0], PL_DIM(T, public.cauldron), PL_DIM(T, public.cauldron[0]),
        PL_DIM(T, public.cauldron[0][0])),
    PER(public.cauldron_turned[0], PL_DIM(T, public.cauldron_turned)),
    PER(public.gauge[0], PL_DIM(T, public.gauge)),
    PER(public.bonus_used[0], PL_DIM(T, public.bonus_used)),
    PER(public.hand_count[0], PL_DIM(T, public.hand_count)),
    PER(public.look_count[0], PL_DIM(T, public.look_count)),
    PER(public.dice[0][0], PL_DIM(T, public.dice), PL_DIM(T, public.dice[0])),
    PER(public.face[0], PL_DIM(T, public.face)),
    PER(public.owner[0], PL_DIM(T, public.owner)),
    PL_FIELD(T, &seasons_season_names, public.rolled_season, PL_NO_DIM),
    ONE(public.space),
    ONE(public.first),
    ONE(public.year),
    ONE(public.round),
    ONE(public.packet_count),
    ONE(public.can_transmute),
    ONE(public.transmute_bonus),
    PER(public.library_taken[0], PL_DIM(T, public.library_taken)),
    PER(public.library_count[0][0], PL_DIM(T, public.library_count),
        PL_DIM(T, public.library_count[0])),
    ONE(public.draw_count),
    ONE(public.discard_count),
    PER(public.spare[0], PL_DIM(T, public.spare)),
    ONE(public.actions),
    CARDS(private[0].hand, PL_DIM(T, private)),
    CARDS(private[0].library[0], PL_DIM(T, private), PL_DIM(T, private[0].library)),
    CARDS(private[0].packet, PL_DIM(T, private)),
    CARDS(private[0].kept, PL_DIM(T, private)),
    CARDS(private[0].look, PL_DIM(T, private)),
    CARDS(private[0].thrown, PL_DIM(T, private)),
    CARDS(private[0].pick, PL_DIM(T, private)),
    CARDS(private[0].known_top, PL_DIM(T, private)),
    PER(private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    CARDS(secret.deck, PL_NO_DIM),
    CARDS(secret.discard, PL_NO_DIM),
    PL_RNG_FIELDS(T),
    CARDS(secret.top[0], PL_DIM(T, secret.top)),
};
