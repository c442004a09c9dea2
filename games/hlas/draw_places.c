/* The places of the map in words: for narrow terminals, screen readers, and to look one up. */
#include "core/brush.h"
#include "games/hlas/decide_move.h"
#include "games/hlas/draw.h"
#include "games/hlas/why.h"

/* How far away moves from elsewhere are told: no unit gets further. */
enum { STEPS_MAX = 4 };

static void write_regions(const struct pl_pen *pen, uint64_t regions)
{
    for (; regions; regions &= regions - 1) {
        pl_write(pen, HLAS_WORD_REGION, (int32_t)pl_lowest(regions));
        pl_text_add(pen->text, regions & (regions - 1) ? ", " : "");
    }
}

/* "; next to: Iron Crags, Golden Fields" */
static void add_regions(const struct pl_pen *pen, enum hlas_text title, uint64_t regions)
{
    if (regions) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, title);
        pl_text_add(pen->text, ": ");
        write_regions(pen, regions);
    }
}

/* "mountains (ore), 2 worker spaces" */
static void add_kind(const struct pl_pen *pen, uint32_t region)
{
    const struct hlas_region_fact *fact = &hlas_regions[region];

    pl_write(pen, HLAS_WORD_TERRAIN, fact->terrain);
    if (fact->resource != HLAS_NO_RESOURCE) {
        pl_text_add(pen->text, " (");
        pl_write(pen, HLAS_WORD_RESOURCE, fact->resource);
        pl_text_char(pen->text, ')');
    }
    if (fact->terrain == HLAS_DESERT) {
        pl_text_add(pen->text, ", ");
        pl_say(pen, HLAS_TEXT_PLACE_STOPS);
    }
    if (fact->workers) {
        pl_text_add(pen->text, ", ");
        PL_SAY(pen, HLAS_TEXT_PLACE_WORKERS, PL_NUMBER(fact->workers));
    }
}

/* R-HLA-2.3 to R-HLA-2.11 */
static void add_neighbours(const struct hlas_brush *brush, const struct pl_pen *pen,
                           uint32_t region)
{
    const struct hlas_ways *ways = &hlas_ways[region];
    uint64_t in_play = hlas_in_play(brush->s);
    uint64_t near = ways->land | (ways->sail & ways->fly);

    add_regions(pen, HLAS_TEXT_PLACE_NEXT, near & in_play);
    add_regions(pen, HLAS_TEXT_PLACE_ROUTES, ways->march & ~ways->land & in_play);
    add_regions(pen, HLAS_TEXT_PLACE_RIM, ways->sail & ~ways->fly);
    add_regions(pen, hlas_is_sea(region) ? HLAS_TEXT_PLACE_SHORES : HLAS_TEXT_PLACE_SEAS,
                ways->coast & in_play);
    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        uint64_t links = hlas_links(brush->s, p, region);
        if (links) {
            pl_text_add(pen->text, "; ");
            PL_SAY(pen, HLAS_TEXT_PLACE_LINK, PL_WORD(HLAS_WORD_PLAYER, p));
            pl_text_add(pen->text, ": ");
            write_regions(pen, links);
        }
    }
}

/* "serf ×2" */
static void add_count(const struct pl_pen *pen, pl_seat p, uint32_t kind, uint32_t count)
{
    pl_write(pen, HLAS_WORD_THEIR_UNIT, pl_pair(p, (int32_t)kind));
    if (count > 1) {
        pl_text_add(pen->text, " ×");
        pl_text_number(pen->text, count);
    }
    pl_text_add(pen->text, ", ");
}

/* What a player has there: "; Player 1: serf ×2, tower, strength 5" */
static void add_pieces(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p,
                       uint32_t region)
{
    struct hlas_units units = hlas_units(brush->s, p, region);

    pl_text_add(pen->text, "; ");
    pl_write(pen, HLAS_WORD_PLAYER, p);
    pl_text_add(pen->text, ": ");
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        if (units.of[kind]) {
            add_count(pen, p, kind, units.of[kind]);
        }
    }
    if (hlas_towers(brush->s, p) >> region & 1) {
        add_count(pen, p, HLAS_TOWER, 1);
    }
    if (brush->s->public.capital[p] == region) {
        add_count(pen, p, HLAS_CAPITAL, 1);
    }
    PL_SAY(pen, HLAS_TEXT_PLACE_STRENGTH, PL_NUMBER(hlas_natural(brush->s, p, region)));
}

static void add_tokens(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    const struct hlas_public *pub = &brush->s->public;

    for (uint32_t i = 0; i < pub->down[region]; i++) {
        uint32_t known = hlas_known_token(brush, region, i);
        pl_text_add(pen->text, "; ");
        pl_say(pen, HLAS_TEXT_PLACE_TOKEN);
        if (known) {
            pl_text_add(pen->text, " (");
            pl_write(pen, HLAS_WORD_TOKEN, (int32_t)known);
            pl_text_char(pen->text, ')');
        }
    }
    for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
        uint32_t token = pub->up[region][i] ? pub->up[region][i] : pub->stay[region][i];
        if (token) {
            pl_text_add(pen->text, "; ");
            pl_write(pen, HLAS_WORD_TOKEN, (int32_t)token);
        }
    }
    if (pub->barrier[region]) {
        pl_text_add(pen->text, "; ");
        PL_SAY(pen, HLAS_TEXT_PLACE_BARRIER, PL_WORD(HLAS_WORD_PLAYER, pub->barrier[region] - 1));
    }
}

/* How far it is by a move of the viewer: "; march: Iron Crags 1 step, Old Wood 2 steps" */
static void add_way(const struct hlas_brush *brush, const struct pl_pen *pen,
                    const struct hlas_trip *trip, uint32_t region)
{
    static const uint16_t titles[] = {
        [HLAS_BY_MARCH] = HLAS_TEXT_PLACE_MARCH,
        [HLAS_BY_SAIL] = HLAS_TEXT_PLACE_SAIL,
        [HLAS_BY_FLY] = HLAS_TEXT_PLACE_FLY,
    };
    uint32_t steps = hlas_way(brush->s, brush->pen.seat, trip, region);

    if (trip->march.origin != region && steps > 0 && steps <= STEPS_MAX) {
        pl_text_add(pen->text, "; ");
        PL_SAY(pen, titles[trip->by], PL_WORD(HLAS_WORD_REGION, trip->march.origin),
               PL_WORD(HLAS_WORD_STEPS_N, steps));
    }
}

static void add_ways(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    pl_seat p = brush->pen.seat;

    for (uint64_t left = hlas_origins(brush->s, p); left && !hlas_is_sea(region);
         left &= left - 1) {
        const struct hlas_trip march = {
            .by = HLAS_BY_MARCH,
            .march = { .origin = pl_lowest(left), .may_fight = true },
        };
        add_way(brush, pen, &march, region);
    }
    for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
        const struct hlas_trip trip = {
            .by = vessel == 0 ? HLAS_BY_SAIL : HLAS_BY_FLY,
            .march = { .origin = brush->s->public.vessel[p][vessel], .may_fight = true },
        };
        if (trip.march.origin) {
            add_way(brush, pen, &trip, region);
        }
    }
}

/* R-HLA-7.4: what a tower of the viewer would cost there. */
static void add_tower(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    pl_seat p = brush->pen.seat;

    if (!hlas_is_sea(region) && hlas_may_tower(brush->s, p, region)) {
        pl_text_add(pen->text, "; ");
        PL_SAY(pen, HLAS_TEXT_PLACE_TOWER,
               PL_WORD(HLAS_WORD_ORE_N, hlas_tower_price(brush->s, p, region)));
    }
}

static void add_place(const struct hlas_brush *brush, uint32_t region)
{
    const struct pl_pen *pen = &brush->pen;
    bool is_playing = pen->seat < brush->s->head.seats && brush->s->public.capital[pen->seat];

    add_kind(pen, region);
    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        if (hlas_holds(brush->s, p, region)) {
            add_pieces(brush, pen, p, region);
        }
    }
    add_tokens(brush, pen, region);
    add_neighbours(brush, pen, region);
    if (is_playing) {
        add_ways(brush, pen, region);
        add_tower(brush, pen, region);
    }
}

bool hlas_map_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang,
                    struct pl_text *name, struct pl_text *text)
{
    struct hlas_brush brush = hlas_brush_of(obs, lang, &(struct pl_canvas){ 0 }, text);
    uint64_t regions = hlas_in_play(brush.s);

    for (uint32_t i = 0; i < index && regions; i++) {
        regions &= regions - 1;
    }
    if (!regions) {
        return false;
    }
    uint32_t region = pl_lowest(regions);
    pl_text_add(name, hlas_name_of(lang, HLAS_WORD_REGION, region));
    add_place(&brush, region);
    return true;
}
