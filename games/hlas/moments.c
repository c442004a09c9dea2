/* Positions shortly before something that random play hardly ever meets, for tests: every building
 * stands and every piece is out, face to face with the neighbours. Each is the plain one with other
 * factions. */
#include "games/hlas/flow.h"

/* Regions of a continent, counted from its capital region. */
enum { WOOD = HLAS_NW_M - HLAS_NW_CAP, CAPE = HLAS_NW_I - HLAS_NW_CAP };

static const uint8_t bays[HLAS_SEATS] = { HLAS_BAY_N, HLAS_BAY_E, HLAS_BAY_S, HLAS_BAY_W };

/* The second and third hero stand at the cape, where ferries lead to both neighbours. */
static void send_out(struct hlas *s, pl_seat p)
{
    struct hlas_public *pub = &s->public;
    uint32_t wood = pub->capital[p] + WOOD;
    uint32_t cape = pub->capital[p] + CAPE;

    memset(pub->resource[p], HLAS_RESOURCE_MAX, HLAS_RESOURCES);
    pub->level[p] = HLAS_LEVELS;
    pub->hero[p][0] = (uint8_t)wood;
    pub->hero[p][1] = (uint8_t)cape;
    pub->hero[p][2] = (uint8_t)(hlas_is_rival(s, p) ? pub->capital[p] : cape);
    pub->warrior[p][wood] = 1;
    pub->serf[p][cape] = 1;
}

static void equip(struct hlas *s, pl_seat p)
{
    struct hlas_public *pub = &s->public;

    pub->built[p] = (1u << HLAS_BUILDINGS) - 1;
    pub->vessel[p][0] = bays[p];
    pub->vessel[p][1] = (uint8_t)(pub->capital[p] + CAPE);
    pub->cargo_warrior[p][0] = 1;
    pub->down[pub->capital[p] + WOOD + 1] = 1;
}

/* R-HLA-28.9: a region of both allies. */
static void visit(struct hlas *s, pl_seat p)
{
    if (hlas_has_teams(s)) {
        s->public.warrior[p][s->public.capital[hlas_ally(s, p)] + CAPE] = 1;
    }
}

/* R-HLA-30.12, R-HLA-30.14: a spell of the enemy is likely, and the person can copy it. */
static void tempt(struct hlas *s)
{
    uint32_t left = 1u << (HLAS_SOLO_TAX - 1) | 1u << (HLAS_SOLO_RESEARCH - 1) |
                    1u << (HLAS_SOLO_RECRUIT_A - 1);

    s->public.solo_space = HLAS_SOLO_SPACES - 1;
    s->public.solo_discard = (uint8_t)(((1u << HLAS_SOLO_CARDS) - 1) & ~left);
    pl_bag_add(&s->private[0].library, HLAS_SPELL_COPY_SPELL);
}

static void fill_library(struct hlas *s, pl_seat p)
{
    hlas_draw_spells(s, p, HLAS_LEVELS - s->public.library_count[p], NULL);
}

bool hlas_moment(struct pl_state *state, uint32_t index)
{
    struct hlas *s = hlas_edit(state);

    if (index >= HLAS_FACTIONS) {
        return false;
    }
    hlas_plain(state);
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        s->public.faction[p] = (uint8_t)(1 + (p + index) % HLAS_FACTIONS);
        send_out(s, p);
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        equip(s, p);
        visit(s, p);
    }
    if (hlas_is_solo(s)) {
        tempt(s);
    }
    hlas_normalize(state);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        fill_library(s, p);
    }
    return true;
}
