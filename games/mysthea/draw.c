/* The table for a terminal: track, cards on display, islands, players, the seat's hand. Symbols and
 * letters carry all information; colours only repeat it. Where the rows are limited it is drawn
 * with less until it fits. */
#include "games/mysthea/draw.h"

/* From MAP_MIN columns on the map belongs to the table, and from BESIDE_MIN on it has a side of its
 * own. */
enum { MAP_MIN = 110, BESIDE_MIN = 180, BESIDE_MAP = 112, BESIDE_GAP = 2, SIDE_BYTES = 24576 };

struct mysthea_brush mysthea_brush_of(const struct pl_obs *obs, enum pl_lang lang,
                                      const struct pl_canvas *canvas, struct pl_text *text)
{
    return (struct mysthea_brush){
        .pen = { .text = text,
                 .lexicon = &mysthea_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = pl_viewer(obs) },
        .s = mysthea_seen(obs),
        .columns = canvas->columns > MYSTHEA_COLUMNS_MIN ? canvas->columns : MYSTHEA_COLUMNS_MIN,
    };
}

static void put_rows(const struct mysthea_brush *brush, const struct mysthea_line *line,
                     bool is_clipped)
{
    const struct pl_brush rows = { brush->pen.text, brush->columns, MYSTHEA_INDENT };

    if (is_clipped) {
        pl_brush_put_clipped_row(&rows, line->room);
    } else {
        pl_brush_put_row(&rows, line->room);
    }
}

void mysthea_put(const struct mysthea_brush *brush, const struct mysthea_line *line)
{
    put_rows(brush, line, brush->detail == MYSTHEA_DETAIL_CLIPPED);
}

void mysthea_put_player(const struct mysthea_brush *brush, const struct mysthea_line *line)
{
    put_rows(brush, line, mysthea_is_short(brush));
}

const struct pl_pen *mysthea_begin(const struct mysthea_brush *brush, struct mysthea_line *line)
{
    line->text = pl_text_in(line->room, sizeof line->room);
    line->text.seat_names = brush->pen.text->seat_names;
    line->pen = brush->pen;
    line->pen.text = &line->text;
    return &line->pen;
}

static bool has_map(const struct mysthea_brush *brush)
{
    return brush->columns >= MAP_MIN && brush->detail <= MYSTHEA_DETAIL_MAP;
}

/* The game. */

static uint32_t track_length(const struct mysthea *s)
{
    uint32_t count = 0;

    while (count < MYSTHEA_TRACK_SPACES && s->public.track[count]) {
        count++;
    }
    return count;
}

/* R-MYS-2.4: open from the beginning; in the era the defeated one is known (R-MYS-A1.10). */
static void add_monsters_of_eras(const struct mysthea_brush *brush, const struct pl_pen *pen)
{
    static const char *const numerals[MYSTHEA_ERAS] = { "I", "II", "III" };
    const struct mysthea_public *pub = &brush->s->public;

    pl_text_add(pen->text, "   ");
    pl_say(pen, MYSTHEA_TEXT_DRAW_MONSTERS);
    for (uint32_t era = 0; era < MYSTHEA_ERAS; era++) {
        uint32_t monster = pub->monster_of_era[era];
        pl_text_add(pen->text, era ? ", " : " ");
        pl_text_add(pen->text, numerals[era]);
        pl_text_char(pen->text, ' ');
        mysthea_add_monster(pen, monster);
        if (pub->defeated >> (monster - MYSTHEA_MONSTER_FIRST) & 1) {
            pl_text_add(pen->text, " (");
            pl_say(pen, MYSTHEA_TEXT_DRAW_BEATEN);
            pl_text_char(pen->text, ')');
        }
    }
}

static void draw_when(const struct mysthea_brush *brush)
{
    const struct mysthea *s = brush->s;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_text_add(pen->text, PL_STYLE_BOLD);
    if (s->head.over) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_OVER);
    } else if (s->public.era == 0) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_SETUP);
    } else {
        PL_SAY(pen, MYSTHEA_TEXT_DRAW_ERA, PL_NUMBER(s->public.era), PL_NUMBER(track_length(s)));
    }
    pl_text_add(pen->text, PL_STYLE_END);
    if (s->public.monster_of_era[0]) {
        add_monsters_of_eras(brush, pen);
    }
    mysthea_put(brush, &line);
}

/* R-MYS-4.1, R-MYS-4.2: what each space is worth and holds, and the card that is known to come. */
static void draw_track(const struct mysthea_brush *brush)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_say(pen, MYSTHEA_TEXT_DRAW_TRACK);
    for (uint32_t i = 0; i < track_length(brush->s); i++) {
        pl_text_add(pen->text, i ? ", " : " ");
        pl_text_number(pen->text, mysthea_track_glory[i]);
        pl_text_add(pen->text, "★ ");
        pl_write(pen, MYSTHEA_WORD_EVENT_CARD, pub->track[i]);
    }
    if (pub->event_top) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, MYSTHEA_TEXT_DRAW_NEXT);
        pl_text_char(pen->text, ' ');
        pl_write(pen, MYSTHEA_WORD_EVENT_CARD, pub->event_top);
    }
    mysthea_put(brush, &line);
}

static void draw_display(const struct mysthea_brush *brush)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);
    bool has_rows =
        brush->detail == MYSTHEA_DETAIL_OPEN ||
        (brush->detail <= MYSTHEA_DETAIL_HAND && mysthea_choice_kind(brush, pub->display));

    PL_SAY(pen, MYSTHEA_TEXT_DRAW_DISPLAY, PL_NUMBER(pub->deck_count));
    if (!has_rows) {
        mysthea_name_cards(brush, pen, pub->display);
    }
    mysthea_put(brush, &line);
    if (has_rows) {
        mysthea_draw_cards(brush, pub->display);
    }
}

/* What the attunement cards say that lie on the islands. */
static void draw_attunements(const struct mysthea_brush *brush)
{
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_say(pen, MYSTHEA_TEXT_DRAW_ATTUNEMENTS);
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        uint32_t island = brush->s->public.ring[i];
        pl_text_char(pen->text, ' ');
        pl_write(pen, MYSTHEA_WORD_ISLAND_SHORT, (int32_t)island);
        pl_text_add(pen->text, ": ");
        pl_write(pen, MYSTHEA_WORD_ATTUNEMENT, (int32_t)mysthea_attunement_of(brush->s, island));
    }
    mysthea_put(brush, &line);
}

/* R-MYS-2.6 */
static void draw_encounter(const struct mysthea_brush *brush)
{
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    if (brush->s->public.encounter_top) {
        pl_write(pen, MYSTHEA_WORD_ENCOUNTER, brush->s->public.encounter_top);
        mysthea_put(brush, &line);
    }
}

/* R-MYS-2.10 */
static void draw_draft(const struct mysthea_brush *brush)
{
    const uint8_t *draft = brush->s->public.draft;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_say(pen, MYSTHEA_TEXT_DRAW_DRAFT);
    if (draft[0]) {
        pl_text_char(pen->text, ' ');
        pl_write(pen, MYSTHEA_WORD_CHAMPION, draft[0]);
    }
    for (uint32_t pile = 1; pile < MYSTHEA_DRAFT_PILES; pile++) {
        if (draft[pile]) {
            pl_text_add(pen->text, ", ");
            mysthea_name_card(brush, pen, draft[pile]);
        }
    }
    mysthea_put(brush, &line);
}

/* The account of a finished game: what the glory of a player is made of. */
static void draw_account(const struct mysthea_brush *brush, pl_seat seat, uint32_t rank)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);
    const char *between = ": ";

    pl_text_number(pen->text, rank);
    pl_text_add(pen->text, ". ");
    pl_write(pen, PL_WORD_SEAT, seat);
    pl_text_add(pen->text, " ★");
    pl_text_number(pen->text, pub->glory[seat]);
    for (uint32_t source = 0; source < MYSTHEA_SOURCES; source++) {
        if (pub->glory_from[source][seat]) {
            pl_text_add(pen->text, between);
            pl_write(pen, MYSTHEA_WORD_SOURCE, (int32_t)source);
            pl_text_char(pen->text, ' ');
            pl_text_number(pen->text, pub->glory_from[source][seat]);
            between = ", ";
        }
    }
    mysthea_put(brush, &line);
}

static void draw_accounts(const struct mysthea_brush *brush)
{
    struct pl_result result;

    mysthea_result((const struct pl_state *)(const void *)brush->s, &result);
    for (uint32_t rank = 1; rank <= brush->s->head.seats; rank++) {
        for (pl_seat p = 0; p < brush->s->head.seats; p++) {
            if (result.rank[p] == rank) {
                draw_account(brush, p, rank);
            }
        }
    }
}

void mysthea_draw_legend(const struct mysthea_brush *brush, bool has_map)
{
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_text_add(pen->text, PL_STYLE_DIM);
    pl_say(pen, MYSTHEA_TEXT_DRAW_LEGEND);
    if (has_map) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, MYSTHEA_TEXT_DRAW_MAP_LEGEND);
    }
    pl_text_add(pen->text, PL_STYLE_END);
    mysthea_put(brush, &line);
}

static void draw_heads(const struct mysthea_brush *brush)
{
    const struct mysthea *s = brush->s;

    draw_when(brush);
    if (s->head.over) {
        draw_accounts(brush);
    }
    if (s->public.era > 0) {
        draw_track(brush);
        draw_display(brush);
        draw_encounter(brush);
    }
    if (pl_find_frame(&s->head, MYSTHEA_FRAME_DRAFT)) {
        draw_draft(brush);
    }
}

static void draw_people(const struct mysthea_brush *brush)
{
    for (uint32_t i = 0; i < brush->s->head.seats; i++) {
        mysthea_draw_player(brush, brush->s->public.order[i]);
    }
    if (brush->pen.seat < brush->s->head.seats) {
        mysthea_draw_own(brush);
    }
    if (brush->detail == MYSTHEA_DETAIL_OPEN) {
        draw_attunements(brush);
    }
}

/* The map on the left, all else on the right. */
static void draw_beside(const struct mysthea_brush *brush)
{
    char left[SIDE_BYTES], right[SIDE_BYTES];
    struct pl_text texts[] = { pl_text_in(left, sizeof left), pl_text_in(right, sizeof right) };
    struct mysthea_brush board = *brush, people = *brush;

    texts[0].seat_names = texts[1].seat_names = brush->pen.text->seat_names;
    board.pen.text = &texts[0];
    board.columns = BESIDE_MAP;
    people.pen.text = &texts[1];
    people.columns = brush->columns - BESIDE_MAP - BESIDE_GAP;
    mysthea_draw_board(&board);
    draw_heads(&people);
    draw_people(&people);
    pl_text_beside(brush->pen.text, left, BESIDE_MAP + BESIDE_GAP, right);
    brush->pen.text->is_cut |= texts[0].is_cut || texts[1].is_cut;
}

static void draw_table(const struct mysthea_brush *brush)
{
    if (has_map(brush) && brush->columns >= BESIDE_MIN) {
        draw_beside(brush);
    } else {
        draw_heads(brush);
        if (has_map(brush)) {
            mysthea_draw_board(brush);
        } else {
            mysthea_draw_islands(brush);
        }
        draw_people(brush);
    }
    if (brush->detail <= MYSTHEA_DETAIL_FULL) {
        mysthea_draw_legend(brush, has_map(brush));
    }
}

/* Only full rows have numbers: with less, choices are listed elsewhere. */
static void show_less(struct mysthea_brush *brush)
{
    brush->detail++;
    if (brush->detail > MYSTHEA_DETAIL_HAND) {
        brush->legal = NULL;
    }
    if (brush->is_listed) {
        memset(brush->is_listed, 0, PL_LEGAL_MAX * sizeof brush->is_listed[0]);
    }
}

void mysthea_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                  struct pl_text *text)
{
    struct pl_text_mark start = pl_text_mark(text);
    struct pl_legal legal;
    struct mysthea_brush brush = mysthea_brush_of(obs, lang, canvas, text);

    pl_legal_of(&mysthea_game, obs, brush.pen.seat, &legal);
    brush.legal = canvas->is_listed ? &legal : NULL;
    brush.is_listed = canvas->is_listed;
    draw_table(&brush);
    while (canvas->rows && pl_text_lines(text, start.length) > canvas->rows &&
           brush.detail + 1 < MYSTHEA_DETAIL_COUNT) {
        show_less(&brush);
        pl_text_take_back(text, start);
        draw_table(&brush);
    }
}
