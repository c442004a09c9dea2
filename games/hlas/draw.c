/* The table for a terminal: the round, the battle, the map or what stands on it, players, the
 * library of the seat. Symbols and letters carry all information; colours only repeat it. Where the
 * rows are limited it is drawn with less until it fits. */
#include "games/hlas/draw.h"

#include "core/brush.h"

/* From MAP_MIN columns on the map belongs to the table, and from BESIDE_MIN on it has a side of its
 * own. */
enum { MAP_MIN = 110, BESIDE_MIN = 180, BESIDE_MAP = 114, BESIDE_GAP = 2, SIDE_BYTES = 24576 };

static bool has_map(const struct hlas_brush *brush)
{
    return brush->detail <= HLAS_DETAIL_SHORT_MAP;
}

static bool has_names(const struct hlas_brush *brush)
{
    return brush->detail <= HLAS_DETAIL_FULL;
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

/* Whether a line of regions leaves this one out. */
static bool is_bare(const struct hlas_brush *brush, uint32_t region)
{
    const struct hlas_public *pub = &brush->s->public;
    bool has_tokens = pub->down[region] || pub->up[region][0] || pub->stay[region][0];
    bool has_piece = false;

    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        has_piece |= hlas_holds(brush->s, p, region);
    }
    return !has_piece && !pub->barrier[region] &&
           (!has_tokens || brush->detail >= HLAS_DETAIL_PIECES);
}

/* A name, and the sign of the terrain; in few rows a capital needs no other name on its
 * continent. */
static void add_region(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    bool is_short = brush->detail >= HLAS_DETAIL_PIECES;

    if (is_short && hlas_regions[region].terrain == HLAS_CAPITAL_SITE) {
        pl_write(pen, HLAS_WORD_KIND, HLAS_CAPITAL);
    } else {
        pl_write(pen, HLAS_WORD_REGION, (int32_t)region);
    }
    if (!is_short) {
        hlas_add_terrain(pen, region);
    }
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
        if (is_bare(brush, region)) {
            continue;
        }
        pl_text_add(pen->text, between);
        add_region(brush, pen, region);
        hlas_add_pieces(brush, pen, region);
        between = "; ";
    }
    if (between[0] == ';') {
        hlas_put(brush, &line);
    }
}

/* What stands on the map. */
static void draw_places(const struct hlas_brush *brush)
{
    static const uint16_t titles[HLAS_CONTINENT_COUNT] = {
        [HLAS_NW] = HLAS_TEXT_NORTH_WEST,
        [HLAS_NE] = HLAS_TEXT_NORTH_EAST,
        [HLAS_SW] = HLAS_TEXT_SOUTH_WEST,
        [HLAS_SE] = HLAS_TEXT_SOUTH_EAST,
    };
    static const char *const signs[HLAS_CONTINENT_COUNT] = {
        [HLAS_NW] = "NW", [HLAS_NE] = "NE", [HLAS_SW] = "SW", [HLAS_SE] = "SE"
    };
    bool is_short = brush->detail >= HLAS_DETAIL_PIECES;
    uint32_t out = hlas_regions[brush->s->public.out].continent;

    for (uint32_t continent = HLAS_NW; continent < HLAS_CONTINENT_COUNT; continent++) {
        if (continent != out) {
            const char *title = hlas_text_of(brush->pen.lang, titles[continent]);
            draw_regions(brush, is_short ? signs[continent] : title, hlas_of_continent[continent]);
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

/* Places of the bar on which tokens lie, or on which serfs stand (R-HLA-4.3). */
static void add_bar(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p,
                    uint32_t what)
{
    const char *between = ": ";

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        if (brush->s->public.bar[p][i] == what) {
            if (between[0] == ':') {
                pl_text_add(pen->text, "; ");
                pl_say(pen,
                       what == HLAS_BAR_TOKEN ? HLAS_TEXT_TABLE_BAR : HLAS_TEXT_TABLE_BAR_SERFS);
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

/* " 3s", " ① Paladin" */
static void add_kind(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p,
                     uint32_t kind, uint32_t count)
{
    pl_text_add(pen->text, " ");
    if (kind < HLAS_HERO_1) {
        pl_text_number(pen->text, count);
    }
    pl_write(pen, HLAS_WORD_KIND_SIGN, (int32_t)kind);
    if (kind >= HLAS_HERO_1 && has_names(brush)) {
        pl_text_add(pen->text, " ");
        pl_write(pen, HLAS_WORD_THEIR_UNIT, pl_pair(p, (int32_t)kind));
    }
}

static void add_supply(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    pl_text_add(pen->text, "; ");
    pl_say(pen, HLAS_TEXT_TABLE_SUPPLY);
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        uint32_t count = hlas_supply(brush->s, p, (enum hlas_kind)kind);
        if (count) {
            add_kind(brush, pen, p, kind, count);
        }
    }
}

/* Heroes and vessels on the map by name. */
static void add_in_play(const struct hlas_brush *brush, const struct pl_pen *pen, pl_seat p)
{
    bool is_first = true;

    for (uint32_t kind = HLAS_HERO_1; kind < HLAS_UNIT_KINDS && has_names(brush); kind++) {
        if (hlas_supply(brush->s, p, (enum hlas_kind)kind)) {
            continue;
        }
        if (is_first) {
            pl_text_add(pen->text, "; ");
            pl_say(pen, HLAS_TEXT_TABLE_IN_PLAY);
        }
        add_kind(brush, pen, p, kind, 1);
        is_first = false;
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

void hlas_draw_player(const struct hlas_brush *brush, pl_seat p)
{
    const struct hlas_public *pub = &brush->s->public;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    hlas_add_player(pen, p);
    pl_text_add(pen->text, " ");
    hlas_write_player(pen, p);
    pl_text_add(pen->text, PL_STYLE_END);
    if (p == brush->pen.seat) {
        pl_say(pen, HLAS_TEXT_TABLE_YOU);
    }
    add_team(brush, pen, p);
    if (!pub->faction[p]) {
        hlas_put_player(brush, &line);
        return;
    }
    pl_text_add(pen->text, " ");
    pl_write(pen, HLAS_WORD_FACTION, pub->faction[p]);
    pl_text_add(pen->text, ": ");
    if (!hlas_is_alive(brush->s, p)) {
        pl_say(pen, HLAS_TEXT_TABLE_FALLEN);
        hlas_put_player(brush, &line);
        return;
    }
    pl_write(pen, HLAS_WORD_VP_N, pub->score[p]);
    add_resources(brush, pen, p);
    add_count(pen, HLAS_TEXT_TABLE_LEVEL, pub->level[p]);
    if (!hlas_is_rival(brush->s, p)) {
        add_count(pen, HLAS_TEXT_TABLE_LIBRARY, pub->library_count[p]);
    }
    add_bar(brush, pen, p, HLAS_BAR_TOKEN);
    add_bar(brush, pen, p, HLAS_BAR_SERF);
    add_buildings(brush, pen, p);
    add_scribed(brush, pen, p);
    add_in_play(brush, pen, p);
    add_supply(brush, pen, p);
    hlas_put_player(brush, &line);
}

/* The solo enemy's track, and what the next step costs it. */
static void draw_track(const struct hlas_brush *brush)
{
    const struct hlas_public *pub = &brush->s->public;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    PL_SAY(pen, HLAS_TEXT_TABLE_TRACK, PL_NUMBER(pub->solo_space), PL_NUMBER(HLAS_SOLO_SPACES));
    if (pub->faction[HLAS_RIVAL] && pub->solo_space < HLAS_SOLO_SPACES) {
        uint32_t ore = hlas_solo_spaces[pub->faction[HLAS_RIVAL]][pub->solo_space + 1].ore;
        pl_text_add(pen->text, ", ");
        PL_SAY(pen, HLAS_TEXT_TABLE_NEXT_STEP, PL_WORD(HLAS_WORD_ORE_N, ore));
    }
    hlas_put(brush, &line);
}

/* R-HLA-30.1: the cards under its heroes, and those that are used up. */
static void draw_solo_cards(const struct hlas_brush *brush)
{
    const struct hlas_public *pub = &brush->s->public;
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);
    const char *between = ": ";

    pl_say(pen, HLAS_TEXT_TABLE_SOLO_CARDS);
    for (uint32_t i = 0; i < HLAS_SOLO_ACTIONS; i++) {
        if (pub->solo_slot[i]) {
            pl_text_add(pen->text, between);
            PL_SAY(pen, HLAS_TEXT_TABLE_SOLO_SLOT, PL_WORD(HLAS_WORD_SOLO_CARD, pub->solo_slot[i]),
                   PL_WORD(HLAS_WORD_THEIR_UNIT, pl_pair(HLAS_RIVAL, (int32_t)(HLAS_HERO_1 + i))));
            between = ", ";
        }
    }
    const char *before = between[0] == ':' ? " " : "; ";
    for (uint32_t left = pub->solo_discard; left; left &= left - 1) {
        pl_text_add(pen->text, before);
        if (before[0] != ',') {
            pl_say(pen, HLAS_TEXT_TABLE_SOLO_USED);
            pl_text_add(pen->text, ": ");
        }
        pl_write(pen, HLAS_WORD_SOLO_CARD, (int32_t)pl_lowest(left) + 1);
        before = ", ";
    }
    if (between[0] != ':' || before[0] == ',') {
        hlas_put(brush, &line);
    }
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
    bool is_full = has_names(brush);
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

void hlas_draw_legend(const struct hlas_brush *brush)
{
    struct hlas_line line;
    const struct pl_pen *pen = hlas_begin_line(brush, &line);

    pl_text_add(pen->text, PL_STYLE_DIM);
    pl_say(pen, HLAS_TEXT_SIGN_LEGEND);
    if (has_map(brush)) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, HLAS_TEXT_MAP_LEGEND);
    }
    pl_text_add(pen->text, PL_STYLE_END);
    hlas_put(brush, &line);
}

static void draw_heads(const struct hlas_brush *brush)
{
    draw_when(brush);
    if (brush->s->head.over) {
        draw_end(brush);
    }
    draw_battle(brush);
}

static void draw_people(const struct hlas_brush *brush)
{
    for (pl_seat p = 0; p < hlas_players(brush->s); p++) {
        hlas_draw_player(brush, p);
    }
    if (hlas_is_solo(brush->s)) {
        draw_track(brush);
        draw_solo_cards(brush);
    }
    if (brush->pen.seat < brush->s->head.seats) {
        draw_library(brush);
    }
}

/* The map on the left, all else on the right. */
static void draw_beside(const struct hlas_brush *brush)
{
    char left[SIDE_BYTES], right[SIDE_BYTES];
    struct pl_text texts[] = { pl_text_in(left, sizeof left), pl_text_in(right, sizeof right) };
    struct hlas_brush board = *brush, people = *brush;

    texts[0].seat_names = texts[1].seat_names = brush->pen.text->seat_names;
    board.pen.text = &texts[0];
    board.columns = BESIDE_MAP;
    people.pen.text = &texts[1];
    people.columns = brush->columns - BESIDE_MAP - BESIDE_GAP;
    hlas_draw_board(&board);
    draw_heads(&people);
    draw_people(&people);
    pl_text_beside(brush->pen.text, left, BESIDE_MAP + BESIDE_GAP, right);
    brush->pen.text->is_cut |= texts[0].is_cut || texts[1].is_cut;
}

static void draw_table(const struct hlas_brush *brush)
{
    if (has_map(brush) && brush->columns >= BESIDE_MIN) {
        draw_beside(brush);
    } else {
        draw_heads(brush);
        if (has_map(brush)) {
            hlas_draw_board(brush);
        } else {
            draw_places(brush);
        }
        draw_people(brush);
    }
    if (has_names(brush)) {
        hlas_draw_legend(brush);
    }
}

void hlas_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text)
{
    struct pl_text_mark start = pl_text_mark(text);
    struct hlas_brush brush = hlas_brush_of(obs, lang, canvas, text);
    struct pl_legal legal;

    pl_legal_of(&hlas_game, obs, brush.pen.seat, &legal);
    brush.legal = canvas->is_listed ? &legal : NULL;
    brush.detail = brush.columns >= MAP_MIN ? HLAS_DETAIL_MAP : HLAS_DETAIL_FULL;
    draw_table(&brush);
    while (canvas->rows && pl_text_lines(text, start.length) > canvas->rows &&
           brush.detail + 1 < HLAS_DETAIL_COUNT) {
        brush.detail++;
        pl_text_take_back(text, start);
        draw_table(&brush);
    }
}
