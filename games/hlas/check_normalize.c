/* After a field was set by hand: what follows from the rest. Goals are not tested: they are
 * reached by play alone. */
#include "games/hlas/check.h"

static uint32_t sum(const uint8_t *counts, uint32_t n)
{
    uint32_t total = 0;

    for (uint32_t i = 0; i < n; i++) {
        total += counts[i];
    }
    return total;
}

/* R-HLA-1.4: what is not in play lies in the supply. */
static void fill_supply(struct hlas *s, pl_seat p)
{
    struct hlas_public *pub = &s->public;
    uint32_t serfs = sum(pub->serf[p] + 1, HLAS_REGIONS) + sum(pub->cargo_serf[p], HLAS_SLOTS) +
                     hlas_bound_serfs(s, p);
    uint32_t warriors =
        sum(pub->warrior[p] + 1, HLAS_REGIONS) + sum(pub->cargo_warrior[p], HLAS_SLOTS);

    pub->serf[p][0] = (uint8_t)(serfs <= HLAS_SERFS ? HLAS_SERFS - serfs : 0);
    pub->warrior[p][0] = (uint8_t)(warriors <= HLAS_WARRIORS ? HLAS_WARRIORS - warriors : 0);
}

/* Ascending, zeros last. */
static void sort_towers(uint8_t tower[HLAS_TOWERS])
{
    for (uint32_t i = 0; i < HLAS_TOWERS; i++) {
        for (uint32_t k = 0; k + 1 < HLAS_TOWERS; k++) {
            uint8_t low = tower[k];
            bool is_behind = tower[k + 1] && (!low || tower[k + 1] < low);
            tower[k] = is_behind ? tower[k + 1] : low;
            tower[k + 1] = is_behind ? low : tower[k + 1];
        }
    }
}

static bool is_on_map(const struct hlas *s, pl_seat p)
{
    bool is_fine = s->public.capital[p] < HLAS_REGION_COUNT;

    for (uint32_t i = 0; i < HLAS_TOWERS; i++) {
        is_fine &= s->public.tower[p][i] < HLAS_REGION_COUNT;
    }
    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        is_fine &= s->public.hero[p][i] < HLAS_SPOT_COUNT;
    }
    return is_fine;
}

static void find_held(struct hlas *s)
{
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        memset(&s->public.held[p], 0, sizeof s->public.held[p]);
        for (uint32_t region = 1; region < HLAS_REGION_COUNT && is_on_map(s, p); region++) {
            hlas_touch(s, p, region);
        }
    }
}

/* A third copy may have been named like the others: the deck gives whichever it still has. */
static bool take_spell(struct pl_bag *rest, uint32_t spell)
{
    if (spell >= HLAS_SPELL_COUNT || !pl_bag_has(rest, spell)) {
        return false;
    }
    pl_bag_remove(rest, spell);
    return true;
}

/* The deck is whatever lies nowhere else. */
static void fill_deck(struct hlas *s)
{
    struct pl_bag rest = hlas_all_spells;
    struct pl_bag flight = hlas_spells_in_flight(s);
    bool is_fine = hlas_take_bag(&rest, &s->secret.discard) && hlas_take_bag(&rest, &flight);

    for (pl_seat p = 0; p < s->head.seats && is_fine; p++) {
        is_fine = hlas_take_bag(&rest, &s->private[p].library);
        for (uint32_t i = 0; i < HLAS_LEVELS && is_fine; i++) {
            uint32_t spell = s->public.scribed[p][i];
            is_fine = spell == HLAS_NO_SPELL || take_spell(&rest, spell);
        }
        s->public.library_count[p] = (uint8_t)pl_bag_total(&s->private[p].library);
        s->public.thrown_count[p] = (uint8_t)pl_bag_total(&s->private[p].thrown);
    }
    if (is_fine) {
        s->secret.deck = rest;
        s->public.draw_count = (uint8_t)pl_bag_total(&rest);
        s->public.discard_count = (uint8_t)pl_bag_total(&s->secret.discard);
    }
}

/* Cards set into the discard pile were seen, unless a player threw them away. */
static void show_discard(struct hlas *s)
{
    struct pl_bag seen = s->secret.discard;
    bool is_fine = pl_bag_is_sane(&seen);

    for (pl_seat p = 0; p < s->head.seats && is_fine; p++) {
        is_fine = hlas_take_bag(&seen, &s->private[p].thrown);
    }
    if (is_fine) {
        s->public.seen_discard = seen;
    }
}

/* R-HLA-27.5: tokens in sight are not unseen. */
static void count_unseen(struct hlas *s)
{
    uint8_t shown[HLAS_TOKEN_COUNT] = { 0 };

    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
            shown[s->public.up[region][i] % HLAS_TOKEN_COUNT]++;
            shown[s->public.stay[region][i] % HLAS_TOKEN_COUNT]++;
        }
    }
    for (uint32_t token = 1; token < HLAS_TOKEN_COUNT; token++) {
        uint32_t copies = hlas_tokens[token].copies;
        uint32_t most = shown[token] < copies ? copies - shown[token] : 0;
        if (s->public.unseen[token] > most) {
            s->public.unseen[token] = (uint8_t)most;
        }
    }
}

void hlas_normalize(struct pl_state *state)
{
    struct hlas *s = hlas_edit(state);

    if (s->head.seats > HLAS_SEATS || s->head.frame_count > PL_FRAMES_MAX) {
        return;
    }
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        fill_supply(s, p);
        sort_towers(s->public.tower[p]);
    }
    find_held(s);
    show_discard(s);
    fill_deck(s);
    count_unseen(s);
}
