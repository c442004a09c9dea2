/* The table for a terminal: the round, the battle, continents and seas, players, the library of
 * the seat. Symbols and letters carry all information; colours only repeat it. Where the rows are
 * limited it is drawn with less until it fits. */
#include "games/hlas/draw.h"

#include "core/brush.h"

/* "1" in the colour of the player, which the caller ends. */
static void add_player(const struct pl_pen *pen, pl_seat p)
{
    static const char *const styles[HLAS_SEATS] = { PL_STYLE_RED, PL_STYLE_BLUE, PL_STYLE_GREEN,
                                                    PL_STYLE_YELLOW };

    pl_text_add(pen->text, styles[p]);
    pl_text_number(pen->text, p + 1);
}

/* The game. */

static void add_tax(const struct hlas_brush *brush, const struct pl_pen *pen)
{
    pl_text_add(pen->text, "   ");
    pl_say(pen, HLAS_TEXT_TABLE_TAX);
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        pl_text_add(pen->text, i ? ", " : ": ");
        pl_write(pen, HLAS_WORD_STOCK, pl_pair(brush->s->public.tax[i], hlas_tax_values[i]));
    }
}

static void draw_when(const struct hlas_brush *brush)
{
    const struct hlas_public *pub = &brush->s->public;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    pl_text_add(pen->text, PL_STYLE_BOLD);
    if (brush->s->head.over) {
        pl_say(pen, HLAS_TEXT_TABLE_OVER);
    } else if (brush->s->head.frame[0].kind == HLAS_FRAME_SETUP) {
        pl_say(pen, HLAS_TEXT_TABLE_SETUP);
    } else {
        PL_SAY(pen, HLAS_TEXT_TABLE_ROUND, PL_NUMBER(pub->round));
    }
    pl_text_add(pen->text, PL_STYLE_END);
    if (pub->end_round && !brush->s->head.over) {
        pl_text_add(pen->text, ", ");
        PL_SAY(pen, pub->round >= pub->end_round ? HLAS_TEXT_TABLE_LAST : HLAS_TEXT_TABLE_END_SOON,
               PL_NUMBER(pub->end_round));
    }
    if (brush->s->head.frame_count && brush->s->head.frame[0].kind == HLAS_FRAME_ROUND) {
        add_tax(brush, pen);
    }
    hlas_put(brush, &line);
}

/* A battle: both sides with their strength. */
static void draw_battle(const struct hlas_brush *brush)
{
    const struct hlas_battle *battle = &brush->s->public.battle;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    if (!battle->region) {
        return;
    }
    pl_text_add(pen->text, PL_STYLE_BOLD);
    PL_SAY(pen, HLAS_TEXT_TABLE_BATTLE, PL_WORD(HLAS_WORD_REGION, battle->region));
    pl_text_add(pen->text, PL_STYLE_END);
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        pl_text_add(pen->text, side ? " : " : " ");
        hlas_write_player(pen, hlas_leader(brush->s, side));
        pl_text_add(pen->text, " ");
        pl_text_number(pen->text, battle->strength[side]);
        if (battle->tactic[side]) {
            pl_text_add(pen->text, " (");
            pl_write(pen, HLAS_WORD_TACTIC, battle->tactic[side]);
            pl_text_add(pen->text, ")");
        }
    }
    hlas_put(brush, &line);
}

/* The map. */

static void add_units(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p,
                      uint32_t region)
{
    struct hlas_units units = hlas_units(brush->s, p, region);

    pl_text_add(pen->text, " ");
    add_player(pen, p);
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

static void add_tokens(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    const struct hlas_public *pub = &brush->s->public;

    for (uint32_t i = 0; i < pub->down[region]; i++) {
        bool is_known = brush->pen.seat < brush->s->head.seats &&
                        brush->s->private[brush->pen.seat].seen[region][i];
        pl_text_add(pen->text, is_known ? " ?(" : " ?");
        if (is_known) {
            pl_write(pen, HLAS_WORD_TOKEN, brush->s->private[brush->pen.seat].seen[region][i]);
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

static bool is_bare(const struct hlas *s, uint32_t region)
{
    bool has_piece = false;

    for (pl_seat p = 0; p < hlas_players(s); p++) {
        has_piece |= hlas_holds(s, p, region);
    }
    return !has_piece && !s->public.down[region] && !s->public.up[region][0] &&
           !s->public.stay[region][0];
}

/* The regions of a set in one line, without those where nothing is. */
static void draw_regions(const struct hlas_brush *brush, const char *title, uint64_t regions)
{
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);
    const char *between = " ";

    pl_text_add(pen->text, PL_STYLE_BOLD);
    pl_text_add(pen->text, title);
    pl_text_add(pen->text, ":" PL_STYLE_END);
    for (; regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        if (is_bare(brush->s, region)) {
            continue;
        }
        pl_text_add(pen->text, between);
        pl_write(pen, HLAS_WORD_REGION, (int32_t)region);
        if (hlas_regions[region].resource != HLAS_NO_RESOURCE) {
            pl_write(pen, HLAS_WORD_RESOURCE_SIGN, hlas_regions[region].resource);
        }
        for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
            if (hlas_holds(brush->s, p, region)) {
                add_units(brush, pen, p, region);
            }
        }
        add_tokens(brush, pen, region);
        between = "; ";
    }
    if (between[0] == ';') {
        hlas_put(brush, &line);
    }
}

static void draw_map(const struct hlas_brush *brush)
{
    static const uint16_t titles[HLAS_CONTINENT_COUNT] = {
        [HLAS_NW] = HLAS_TEXT_NORTH_WEST,
        [HLAS_NE] = HLAS_TEXT_NORTH_EAST,
        [HLAS_SW] = HLAS_TEXT_SOUTH_WEST,
        [HLAS_SE] = HLAS_TEXT_SOUTH_EAST,
    };
    uint32_t out = hlas_regions[brush->s->public.out].continent;

    for (uint32_t continent = HLAS_NW; continent < HLAS_CONTINENT_COUNT; continent++) {
        if (continent != out) {
            draw_regions(brush, hlas_text_of(brush->pen.lang, titles[continent]),
                         hlas_of_continent[continent]);
        }
    }
    draw_regions(brush, hlas_text_of(brush->pen.lang, HLAS_TEXT_TABLE_SEAS), HLAS_SEAS);
}

/* Players. */

static void add_resources(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        pl_text_add(pen->text, ", ");
        pl_write(pen, HLAS_WORD_STOCK, pl_pair((int32_t)i, brush->s->public.resource[p][i]));
    }
}

static void add_bar(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    const char *between = ": ";

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        if (brush->s->public.bar[p][i]) {
            if (between[0] == ':') {
                pl_text_add(pen->text, "; ");
                pl_say(pen, HLAS_TEXT_TABLE_BAR);
            }
            pl_text_add(pen->text, between);
            pl_write(pen, HLAS_WORD_PLACE, (int32_t)i);
            between = ", ";
        }
    }
}

static void add_buildings(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    uint32_t first = (brush->s->public.faction[p] - 1u) * HLAS_BUILDINGS + 1;
    const char *between = ": ";

    for (uint32_t left = brush->s->public.built[p]; left; left &= left - 1) {
        if (between[0] == ':') {
            pl_text_add(pen->text, "; ");
            pl_say(pen, HLAS_TEXT_TABLE_BUILDINGS);
        }
        pl_text_add(pen->text, between);
        pl_write(pen, HLAS_WORD_BUILDING, (int32_t)(first + pl_lowest(left)));
        between = ", ";
    }
}

static void add_scribed(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    const char *between = ": ";

    for (uint32_t i = 0; i < HLAS_LEVELS && brush->s->public.scribed[p][i]; i++) {
        if (i == 0) {
            pl_text_add(pen->text, "; ");
            pl_say(pen, HLAS_TEXT_TABLE_SCRIBED);
        }
        pl_text_add(pen->text, between);
        pl_write(pen, HLAS_WORD_SPELL, brush->s->public.scribed[p][i]);
        pl_text_add(pen->text, " (");
        pl_write(pen, HLAS_WORD_SCRIBED, brush->s->public.scribed_state[p][i]);
        pl_text_add(pen->text, ")");
        between = ", ";
    }
}

static void add_supply(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    pl_text_add(pen->text, "; ");
    pl_say(pen, HLAS_TEXT_TABLE_SUPPLY);
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        uint32_t count = hlas_supply(brush->s, p, (enum hlas_kind)kind);
        if (count) {
            pl_text_add(pen->text, " ");
            pl_text_number(pen->text, count);
            pl_write(pen, HLAS_WORD_KIND_SIGN, (int32_t)kind);
        }
    }
}

static void add_count(const struct pl_pen *pen, enum hlas_text what, uint32_t count)
{
    pl_text_add(pen->text, ", ");
    pl_say(pen, what);
    pl_text_add(pen->text, " ");
    pl_text_number(pen->text, count);
}

/* R-HLA-28.1 */
static void add_team(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    if (hlas_has_teams(brush->s)) {
        pl_text_add(pen->text, " (");
        PL_SAY(pen, HLAS_TEXT_TABLE_TEAM, PL_NUMBER(1 + p % 2));
        pl_text_add(pen->text, ")");
    }
}

static void draw_player(const struct hlas_brush *brush, pl_seat p)
{
    const struct hlas_public *pub = &brush->s->public;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    add_player(pen, p);
    pl_text_add(pen->text, " ");
    hlas_write_player(pen, p);
    pl_text_add(pen->text, PL_STYLE_END);
    if (p == brush->pen.seat) {
        pl_say(pen, HLAS_TEXT_TABLE_YOU);
    }
    add_team(brush, pen, p);
    if (!pub->faction[p]) {
        hlas_put(brush, &line);
        return;
    }
    pl_text_add(pen->text, " ");
    pl_write(pen, HLAS_WORD_FACTION, pub->faction[p]);
    pl_text_add(pen->text, ": ");
    if (!hlas_is_alive(brush->s, p)) {
        pl_say(pen, HLAS_TEXT_TABLE_FALLEN);
        hlas_put(brush, &line);
        return;
    }
    pl_write(pen, HLAS_WORD_VP_N, pub->score[p]);
    add_resources(brush, pen, p);
    add_count(pen, HLAS_TEXT_TABLE_LEVEL, pub->level[p]);
    if (!hlas_is_rival(brush->s, p)) {
        add_count(pen, HLAS_TEXT_TABLE_LIBRARY, pub->library_count[p]);
    }
    add_bar(brush, pen, p);
    add_buildings(brush, pen, p);
    add_scribed(brush, pen, p);
    add_supply(brush, pen, p);
    hlas_put(brush, &line);
}

/* The solo enemy's track. */
static void draw_track(const struct hlas_brush *brush)
{
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    if (!hlas_is_solo(brush->s)) {
        return;
    }
    PL_SAY(pen, HLAS_TEXT_TABLE_TRACK, PL_NUMBER(brush->s->public.solo_space),
           PL_NUMBER(HLAS_SOLO_SPACES));
    hlas_put(brush, &line);
}

/* The end: what each score is made of, the best first. */

static void add_row(const struct pl_pen *pen, const char *title, int32_t points)
{
    if (points) {
        pl_text_add(pen->text, ", ");
        pl_text_add(pen->text, title);
        pl_text_add(pen->text, " ");
        pl_text_number(pen->text, points);
    }
}

static void draw_account(const struct hlas_brush *brush, pl_seat p)
{
    struct hlas_account account = hlas_account(brush->s, p);
    const int32_t rows[][2] = {
        { HLAS_FOR_UNITS, account.units },     { HLAS_FOR_BUILDINGS, account.buildings },
        { HLAS_FOR_TOWERS, account.towers },   { HLAS_FOR_LEVEL, account.level },
        { HLAS_FOR_SCRIBED, account.scribed }, { HLAS_FOR_REGIONS, account.regions },
        { HLAS_FOR_STAYED, account.stayed },
    };
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    hlas_write_player(pen, p);
    pl_text_add(pen->text, ": ");
    pl_write(pen, HLAS_WORD_VP_N, account.total);
    add_row(pen, hlas_text_of(brush->pen.lang, HLAS_TEXT_TABLE_POINTS), account.track);
    for (uint32_t i = 0; i < PL_COUNT_OF(rows); i++) {
        add_row(pen, hlas_name_of(pen->lang, HLAS_WORD_CAUSE, (uint32_t)rows[i][0]), rows[i][1]);
    }
    hlas_put(brush, &line);
}

static void draw_end(const struct hlas_brush *brush)
{
    enum hlas_end ends[HLAS_EPILOGUE_MAX];
    uint32_t count = hlas_epilogue(brush->s, ends);

    for (uint32_t i = 0; i < count; i++) {
        struct hlas_line line;
        pl_write(hlas_begin_line(brush, &line), HLAS_WORD_EPILOGUE, (int32_t)ends[i]);
        hlas_put(brush, &line);
    }
    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        draw_account(brush, p);
    }
}

/* The library of the seat: with what the spells do, or as names. */
static void draw_library(const struct hlas_brush *brush)
{
    struct pl_bag library = brush->s->private[brush->pen.seat].library;
    bool is_full = brush->detail == HLAS_DETAIL_FULL;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    if (pl_bag_is_empty(&library)) {
        return;
    }
    pl_say(pen, HLAS_TEXT_TABLE_LIBRARY);
    pl_text_add(pen->text, ":");
    while (!pl_bag_is_empty(&library)) {
        uint32_t spell = pl_lowest(library.one);
        pl_bag_remove(&library, spell);
        pl_text_add(pen->text, " ");
        pl_write(pen, HLAS_WORD_SPELL, (int32_t)spell);
        if (is_full) {
            pl_text_add(pen->text, " (");
            pl_write(pen, HLAS_WORD_MANA_N, hlas_spell(spell)->mana);
            pl_text_add(pen->text, "; ");
            pl_write(pen, HLAS_WORD_SPELL_HINT, hlas_spell_base[spell]);
            pl_text_add(pen->text, ")");
        }
        pl_text_add(pen->text, pl_bag_is_empty(&library) ? "" : ",");
    }
    hlas_put(brush, &line);
}

static void draw_legend(const struct hlas_brush *brush)
{
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    pl_text_add(pen->text, PL_STYLE_DIM);
    pl_say(pen, HLAS_TEXT_SIGN_LEGEND);
    pl_text_add(pen->text, PL_STYLE_END);
    hlas_put(brush, &line);
}

static void draw_table(const struct hlas_brush *brush)
{
    draw_when(brush);
    if (brush->s->head.over) {
        draw_end(brush);
    }
    draw_battle(brush);
    draw_map(brush);
    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        draw_player(brush, p);
    }
    draw_track(brush);
    if (brush->pen.seat < brush->s->head.seats) {
        draw_library(brush);
    }
    if (brush->detail == HLAS_DETAIL_FULL) {
        draw_legend(brush);
    }
}

void hlas_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text)
{
    struct pl_text_mark start = pl_text_mark(text);
    struct hlas_brush brush = {
        .pen = { .text = text,
                 .lexicon = &hlas_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = pl_viewer(obs) },
        .s = hlas_seen(obs),
        .columns = canvas->columns > HLAS_COLUMNS_MIN ? canvas->columns : HLAS_COLUMNS_MIN,
    };

    draw_table(&brush);
    while (canvas->rows && pl_text_lines(text, start.length) > canvas->rows &&
           brush.detail + 1 < HLAS_DETAIL_COUNT) {
        brush.detail++;
        pl_text_take_back(text, start);
        draw_table(&brush);
    }
}
