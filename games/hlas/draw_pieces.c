/* What stands and lies in a region, as the table and the map of a terminal show it. */
#include "games/hlas/draw.h"

void hlas_add_player(const struct pl_pen *pen, pl_seat p)
{
    static const char *const styles[HLAS_SEATS] = { PL_STYLE_RED, PL_STYLE_BLUE, PL_STYLE_GREEN,
                                                    PL_STYLE_YELLOW };

    pl_text_add(pen->text, styles[p]);
    pl_text_number(pen->text, p + 1);
}

/* " 1:2sw♜[6]" */
static void add_units(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p,
                      uint32_t region)
{
    struct hlas_units units = hlas_units(brush->s, p, region);

    pl_text_add(pen->text, " ");
    hlas_add_player(pen, p);
    pl_text_add(pen->text, ":");
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        if (units.of[kind] > 1) {
            pl_text_number(pen->text, units.of[kind]);
        }
        if (units.of[kind]) {
            pl_write(pen, HLAS_WORD_KIND_SIGN, (int32_t)kind);
        }
    }
    if (hlas_towers(brush->s, p) >> region & 1) {
        pl_write(pen, HLAS_WORD_KIND_SIGN, HLAS_TOWER);
    }
    if (brush->s->public.capital[p] == region) {
        pl_write(pen, HLAS_WORD_KIND_SIGN, HLAS_CAPITAL);
    }
    pl_text_add(pen->text, "[");
    pl_text_number(pen->text, hlas_natural(brush->s, p, region));
    pl_text_add(pen->text, "]" PL_STYLE_END);
}

uint32_t hlas_known_token(const struct hlas_brush *brush, uint32_t region, uint32_t place)
{
    return brush->pen.seat < brush->s->head.seats
               ? brush->s->private[brush->pen.seat].seen[region][place]
               : HLAS_NO_TOKEN;
}

static void add_tokens(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    const struct hlas_public *pub = &brush->s->public;

    for (uint32_t i = 0; i < pub->down[region]; i++) {
        uint32_t token = hlas_known_token(brush, region, i);
        pl_text_add(pen->text, token ? " ?(" : " ?");
        if (token) {
            pl_write(pen, HLAS_WORD_TOKEN, (int32_t)token);
            pl_text_add(pen->text, ")");
        }
    }
    for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
        uint32_t token = pub->up[region][i] ? pub->up[region][i] : pub->stay[region][i];
        if (token) {
            pl_text_add(pen->text, " (");
            pl_write(pen, HLAS_WORD_TOKEN, (int32_t)token);
            pl_text_add(pen->text, ")");
        }
    }
}

/* R-HLA-C12.1: " #1" */
static void add_barrier(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    uint32_t caster = brush->s->public.barrier[region];

    if (caster) {
        pl_text_add(pen->text, " ");
        hlas_add_player(pen, (pl_seat)(caster - 1));
        pl_text_add(pen->text, "#" PL_STYLE_END);
    }
}

void hlas_add_pieces(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        if (hlas_holds(brush->s, p, region)) {
            add_units(brush, pen, p, region);
        }
    }
    if (brush->detail != HLAS_DETAIL_CLIPPED) {
        add_tokens(brush, pen, region);
    }
    add_barrier(brush, pen, region);
}

void hlas_add_terrain(const struct pl_pen *pen, uint32_t region)
{
    pl_write(pen, HLAS_WORD_TERRAIN_SIGN, hlas_regions[region].terrain);
    if (hlas_regions[region].workers) {
        pl_text_number(pen->text, hlas_regions[region].workers);
    }
}
