/* The table for a terminal: track, cards on display, ring of islands, players, the seat's hand.
 * Symbols and letters carry all information; colours only repeat it. Where the rows are limited it
 * is drawn with less until it fits. */
#include "core/brush.h"
#include "games/mysthea/view.h"

/* How much is shown: each step takes fewer rows. */
enum detail {
    DETAIL_FULL,    /* what cards do, their choices' numbers, and what the symbols mean */
    DETAIL_NAMES,   /* the hand as names */
    DETAIL_CLIPPED, /* one row for each thing */
    DETAIL_COUNT
};

enum { COLUMNS_MIN = 40, INDENT = 4, LINE_MAX = 2048 };

struct brush {
    struct pl_pen pen;
    const struct mysthea *s;
    uint32_t columns;
    enum detail detail;
    const struct pl_legal *legal; /* NULL: no numbers of choices beside things */
    bool *is_listed;
};

/* One thing of the table, before it is broken into rows. */
struct line {
    char room[LINE_MAX];
    struct pl_text text;
    struct pl_pen pen;
};

/* Rows. */

/* Writes a line in as many rows as it takes, or its beginning in a single one. */
static void put(const struct brush *brush, const struct line *line)
{
    const struct pl_brush rows = { brush->pen.text, brush->columns, INDENT };

    if (brush->detail == DETAIL_CLIPPED) {
        pl_brush_put_clipped_row(&rows, line->room);
    } else {
        pl_brush_put_row(&rows, line->room);
    }
}

/* Begins a line; the pen writes into it. */
static const struct pl_pen *begin(const struct brush *brush, struct line *line)
{
    line->text = pl_text_in(line->room, sizeof line->room);
    line->text.seat_names = brush->pen.text->seat_names;
    line->pen = brush->pen;
    line->pen.text = &line->text;
    return &line->pen;
}

/* Words. */

static const char *seat_style(pl_seat seat)
{
    static const char *const styles[MYSTHEA_SEATS] = { PL_STYLE_RED, PL_STYLE_BLUE, PL_STYLE_GREEN,
                                                       PL_STYLE_YELLOW, PL_STYLE_MAGENTA };

    return styles[seat];
}

/* "1:" in the colour of the seat, which the caller ends. */
static void add_seat(struct pl_text *text, pl_seat seat)
{
    pl_text_add(text, seat_style(seat));
    pl_text_number(text, seat + 1);
}

/* "2k" */
static void add_count(const struct pl_pen *pen, uint32_t count, enum mysthea_unit unit)
{
    if (count > 0) {
        pl_text_number(pen->text, count);
        pl_text_char(pen->text, mysthea_text_of(pen->lang, MYSTHEA_TEXT_DRAW_LETTERS)[unit]);
    }
}

static void add_card(const struct pl_pen *pen, uint32_t card)
{
    pl_write(pen, MYSTHEA_WORD_CARD, (int32_t)card);
    pl_text_add(pen->text, " ▲");
    pl_text_number(pen->text, mysthea_cards[card].points);
    if (mysthea_cards[card].kind == MYSTHEA_KIND_UPGRADE) {
        pl_text_add(pen->text, " (");
        pl_write(pen, MYSTHEA_WORD_PLACE, mysthea_cards[card].place);
        pl_text_char(pen->text, ')');
    }
}

static void add_cards(const struct pl_pen *pen, struct pl_set cards)
{
    const char *between = " ";

    while (!pl_set_is_empty(&cards)) {
        pl_text_add(pen->text, between);
        add_card(pen, pl_set_take(&cards));
        between = ", ";
    }
}

/* Cards with what they do, a row for each. */

/* The place in the list of the choice that takes a card of the hand or the display; the length of
 * the list for none. */
static uint32_t choice_of(const struct brush *brush, uint32_t card)
{
    uint32_t count = brush->legal ? brush->legal->count : 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t kind = pl_act_kind(brush->legal->action[i]);
        bool is_of_card = kind == MYSTHEA_ACT_ACT || kind == MYSTHEA_ACT_ORDER ||
                          kind == MYSTHEA_ACT_GIVE || kind == MYSTHEA_ACT_TAKE ||
                          kind == MYSTHEA_ACT_UNDER;
        if (is_of_card && pl_act_a(brush->legal->action[i]) == card) {
            return i;
        }
    }
    return count;
}

/* The number of the choice that takes the card: the table is then its list. */
static void add_mark(const struct brush *brush, struct pl_text *text, uint32_t card)
{
    uint32_t choice = choice_of(brush, card);

    if (!brush->legal || choice == brush->legal->count) {
        pl_text_add(text, "· ");
        return;
    }
    brush->is_listed[choice] = true;
    pl_text_add(text, choice < 9 ? PL_STYLE_YELLOW " " : PL_STYLE_YELLOW);
    pl_text_number(text, choice + 1);
    pl_text_add(text, PL_STYLE_END "  ");
}

static void draw_rows(const struct brush *brush, struct pl_set cards)
{
    struct line line;

    while (!pl_set_is_empty(&cards)) {
        uint32_t card = pl_set_take(&cards);
        const struct pl_pen *pen = begin(brush, &line);
        add_mark(brush, pen->text, card);
        pl_write(pen, MYSTHEA_WORD_LABELLED, (int32_t)card);
        pl_text_add(pen->text, ": ");
        pl_write(pen, MYSTHEA_WORD_HINT, (int32_t)card);
        put(brush, &line);
    }
}

/* What the number before one of the cards does with it; 0 for no numbers. */
static uint32_t choice_kind(const struct brush *brush, struct pl_set cards)
{
    uint32_t kind = 0;

    while (kind == 0 && brush->legal && !pl_set_is_empty(&cards)) {
        uint32_t choice = choice_of(brush, pl_set_take(&cards));
        kind = choice < brush->legal->count ? pl_act_kind(brush->legal->action[choice]) : 0u;
    }
    return kind;
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

static void draw_when(const struct brush *brush)
{
    const struct mysthea *s = brush->s;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    pl_text_add(pen->text, PL_STYLE_BOLD);
    if (s->head.over) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_OVER);
    } else if (s->public.era == 0) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_SETUP);
    } else {
        PL_SAY(pen, MYSTHEA_TEXT_DRAW_ERA, PL_NUMBER(s->public.era), PL_NUMBER(track_length(s)));
    }
    pl_text_add(pen->text, PL_STYLE_END);
    put(brush, &line);
}

/* R-MYS-4.1, R-MYS-4.2: what each space is worth and holds, and the card that is known to come. */
static void draw_track(const struct brush *brush)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

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
    put(brush, &line);
}

static void draw_display(const struct brush *brush)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    PL_SAY(pen, MYSTHEA_TEXT_DRAW_DISPLAY, PL_NUMBER(pub->deck_count));
    bool is_chosen = brush->detail == DETAIL_FULL && choice_kind(brush, pub->display);
    if (!is_chosen) {
        add_cards(pen, pub->display);
    }
    put(brush, &line);
    if (is_chosen) {
        draw_rows(brush, pub->display);
    }
}

/* R-MYS-2.6 */
static void draw_encounter(const struct brush *brush)
{
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    if (brush->s->public.encounter_top) {
        pl_write(pen, MYSTHEA_WORD_ENCOUNTER, brush->s->public.encounter_top);
        put(brush, &line);
    }
}

/* R-MYS-2.10 */
static void draw_draft(const struct brush *brush)
{
    const uint8_t *draft = brush->s->public.draft;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    pl_say(pen, MYSTHEA_TEXT_DRAW_DRAFT);
    if (draft[0]) {
        pl_text_char(pen->text, ' ');
        pl_write(pen, MYSTHEA_WORD_CHAMPION, draft[0]);
    }
    for (uint32_t pile = 1; pile < MYSTHEA_DRAFT_PILES; pile++) {
        if (draft[pile]) {
            pl_text_add(pen->text, ", ");
            add_card(pen, draft[pile]);
        }
    }
    put(brush, &line);
}

/* Islands. */

static void add_army(const struct pl_pen *pen, pl_seat seat, uint32_t region)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    pl_text_add(pen->text, mysthea_owner_of(s, region) == seat ? " *" : " ");
    add_seat(pen->text, seat);
    pl_text_char(pen->text, ':');
    if (mysthea_has_champion_in(s, seat, region)) {
        pl_text_char(pen->text,
                     mysthea_text_of(pen->lang, MYSTHEA_TEXT_DRAW_LETTERS)[MYSTHEA_UNIT_CHAMPION]);
        pl_text_add(pen->text, s->public.wounded >> seat & 1 ? "!" : "");
    }
    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        add_count(pen, s->public.units[unit][seat][region], unit);
    }
    pl_text_add(pen->text, PL_STYLE_END);
}

/* The region's type, then the armies; the owner's has a star before it (R-MYS-15.3). */
static void add_region(const struct pl_pen *pen, uint32_t region)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    pl_write(pen, MYSTHEA_WORD_EVENT_CARD, mysthea_type_of[region]);
    if (s->public.mirage[mysthea_island_of[region]] == region) {
        pl_text_add(pen->text, " (");
        pl_say(pen, MYSTHEA_TEXT_DRAW_MIRAGE);
        pl_text_char(pen->text, ')');
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_presence(s, p) >> region & 1) {
            add_army(pen, p, region);
        }
    }
}

static void add_monsters(const struct pl_pen *pen, uint32_t island)
{
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        if (mysthea_seen(pen->obs)->public.monster_at[i] == island) {
            pl_text_add(pen->text, " | " PL_STYLE_BOLD);
            pl_write(pen, MYSTHEA_WORD_EVENT_CARD, (int32_t)(MYSTHEA_MONSTER_FIRST + i));
            pl_text_add(pen->text, PL_STYLE_END);
        }
    }
}

static void add_tokens(const struct pl_pen *pen, uint32_t island)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    bool is_first = true;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->public.token[p] == island) {
            pl_text_add(pen->text, is_first ? " | " : "");
            if (is_first) {
                pl_say(pen, MYSTHEA_TEXT_DRAW_TOKENS);
            }
            pl_text_char(pen->text, ' ');
            add_seat(pen->text, p);
            pl_text_add(pen->text, PL_STYLE_END);
            is_first = false;
        }
    }
}

static void draw_island(const struct brush *brush, uint32_t island)
{
    uint8_t owner = brush->s->public.attuned[island];
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    pl_text_add(pen->text, PL_STYLE_BOLD);
    pl_write(pen, MYSTHEA_WORD_ISLAND, (int32_t)island);
    pl_text_add(pen->text, ":" PL_STYLE_END);
    for (uint32_t left = mysthea_regions_of_island[island]; left; left &= left - 1) {
        pl_text_add(pen->text, left == mysthea_regions_of_island[island] ? " " : " | ");
        add_region(pen, pl_lowest(left));
    }
    add_monsters(pen, island);
    add_tokens(pen, island);
    if (owner) {
        pl_text_add(pen->text, " | ");
        pl_say(pen, MYSTHEA_TEXT_DRAW_ATTUNED);
        pl_text_char(pen->text, ' ');
        add_seat(pen->text, (pl_seat)(owner - 1));
        pl_text_add(pen->text, PL_STYLE_END);
    }
    put(brush, &line);
}

/* Players. */

static uint32_t artefact_of(const struct mysthea *s, pl_seat seat)
{
    uint32_t number = 0;

    while (s->public.order[number] != seat) {
        number++;
        PL_ASSERT(number < s->head.seats);
    }
    return number + 1;
}

static void add_symbol(struct pl_text *text, const char *symbol, int32_t number)
{
    pl_text_add(text, symbol);
    pl_text_number(text, number);
}

static void add_stock(const struct pl_pen *pen, pl_seat seat)
{
    const struct mysthea_public *pub = &mysthea_seen(pen->obs)->public;

    pl_text_add(pen->text, ", ");
    pl_say(pen, MYSTHEA_TEXT_DRAW_POOL);
    pl_text_char(pen->text, ' ');
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        add_count(pen, pub->pool[unit][seat], unit);
    }
    pl_text_add(pen->text, ", ");
    pl_say(pen, MYSTHEA_TEXT_DRAW_RESERVE);
    pl_text_char(pen->text, ' ');
    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        add_count(pen, pub->reserve[unit][seat], unit);
    }
}

static void add_artefact(const struct pl_pen *pen, pl_seat seat)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    bool is_charged = s->public.charged >> seat & 1;

    pl_text_add(pen->text, ", ");
    PL_SAY(pen, MYSTHEA_TEXT_DRAW_ARTEFACT, PL_NUMBER(artefact_of(s, seat)));
    pl_text_char(pen->text, ' ');
    pl_say(pen, is_charged ? MYSTHEA_TEXT_DRAW_CHARGED : MYSTHEA_TEXT_DRAW_DISCHARGED);
}

/* Equipment and upgrades on the board. */
static void add_board(const struct pl_pen *pen, pl_seat seat)
{
    struct pl_set board = mysthea_board_of(mysthea_seen(pen->obs), seat);

    if (!pl_set_is_empty(&board)) {
        pl_text_add(pen->text, "; ");
        pl_say(pen, MYSTHEA_TEXT_DRAW_BOARD);
        add_cards(pen, board);
    }
}

static void draw_player(const struct brush *brush, pl_seat seat)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    add_seat(pen->text, seat);
    pl_text_char(pen->text, ' ');
    pl_write(pen, PL_WORD_SEAT, seat);
    pl_text_add(pen->text, PL_STYLE_END);
    if (seat == brush->pen.seat) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_YOU);
    }
    add_symbol(pen->text, " ★", pub->glory[seat]);
    add_symbol(pen->text, " ◆", pub->energy[seat]);
    add_symbol(pen->text, " ●", pub->xp[seat]);
    pl_text_add(pen->text, ", ");
    pl_write(pen, MYSTHEA_WORD_CHAMPION, pub->champion[seat]);
    add_artefact(pen, seat);
    pl_text_add(pen->text, ", ");
    PL_SAY(pen, MYSTHEA_TEXT_DRAW_COUNTS, PL_NUMBER(mysthea_hand_count(brush->s, seat)),
           PL_NUMBER(pl_set_count(&pub->discard[seat])));
    pl_text_add(pen->text, ", ");
    PL_SAY(pen, MYSTHEA_TEXT_DRAW_MET, PL_NUMBER(pl_bag_total(&pub->encounters[seat])));
    add_stock(pen, seat);
    add_board(pen, seat);
    put(brush, &line);
}

/* The account of a finished game: what the glory of a player is made of. */
static void draw_account(const struct brush *brush, pl_seat seat, uint32_t rank)
{
    const struct mysthea_public *pub = &brush->s->public;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);
    const char *between = ": ";

    pl_text_number(pen->text, rank);
    pl_text_add(pen->text, ". ");
    pl_write(pen, PL_WORD_SEAT, seat);
    add_symbol(pen->text, " ★", pub->glory[seat]);
    for (uint32_t source = 0; source < MYSTHEA_SOURCES; source++) {
        if (pub->glory_from[source][seat]) {
            pl_text_add(pen->text, between);
            pl_write(pen, MYSTHEA_WORD_SOURCE, (int32_t)source);
            add_symbol(pen->text, " ", pub->glory_from[source][seat]);
            between = ", ";
        }
    }
    put(brush, &line);
}

static void draw_accounts(const struct brush *brush)
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

static enum mysthea_text hand_heading(const struct brush *brush, struct pl_set hand)
{
    switch (choice_kind(brush, hand)) {
    case MYSTHEA_ACT_ACT: return MYSTHEA_TEXT_DRAW_HAND_ACT;
    case MYSTHEA_ACT_ORDER: return MYSTHEA_TEXT_DRAW_HAND_ORDER;
    case MYSTHEA_ACT_GIVE: return MYSTHEA_TEXT_DRAW_HAND_GIVE;
    default: return MYSTHEA_TEXT_DRAW_HAND;
    }
}

/* The hand of the seat: with what the cards do, or as names. */
static void draw_hand(const struct brush *brush)
{
    struct pl_set hand = brush->s->private[brush->pen.seat].hand;
    bool is_full = brush->detail == DETAIL_FULL;
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    if (pl_set_is_empty(&hand)) {
        return;
    }
    pl_say(pen, is_full ? hand_heading(brush, hand) : MYSTHEA_TEXT_DRAW_HAND);
    if (!is_full) {
        add_cards(pen, hand);
    }
    put(brush, &line);
    if (is_full) {
        draw_rows(brush, hand);
    }
}

static void draw_legend(const struct brush *brush)
{
    struct line line;
    const struct pl_pen *pen = begin(brush, &line);

    pl_text_add(pen->text, PL_STYLE_DIM);
    pl_say(pen, MYSTHEA_TEXT_DRAW_LEGEND);
    pl_text_add(pen->text, PL_STYLE_END);
    put(brush, &line);
}

static void draw_table(const struct brush *brush)
{
    const struct mysthea *s = brush->s;
    const struct pl_frame *draft = pl_find_frame(&s->head, MYSTHEA_FRAME_DRAFT);

    draw_when(brush);
    if (s->head.over) {
        draw_accounts(brush);
    }
    if (s->public.era > 0) {
        draw_track(brush);
        draw_display(brush);
        draw_encounter(brush);
    }
    if (draft) {
        draw_draft(brush);
    }
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        draw_island(brush, s->public.ring[i]);
    }
    for (uint32_t i = 0; i < s->head.seats; i++) {
        draw_player(brush, s->public.order[i]);
    }
    if (brush->pen.seat < s->head.seats) {
        draw_hand(brush);
    }
    if (brush->detail == DETAIL_FULL) {
        draw_legend(brush);
    }
}

/* Only full rows have numbers: with less, choices are listed elsewhere. */
static void show_less(struct brush *brush)
{
    brush->detail++;
    brush->legal = NULL;
    if (brush->is_listed) {
        memset(brush->is_listed, 0, PL_LEGAL_MAX * sizeof brush->is_listed[0]);
    }
}

void mysthea_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                  struct pl_text *text)
{
    struct pl_text_mark start = pl_text_mark(text);
    struct pl_legal legal;
    struct brush brush = {
        .pen = { .text = text,
                 .lexicon = &mysthea_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = pl_viewer(obs) },
        .s = mysthea_seen(obs),
        .columns = canvas->columns > COLUMNS_MIN ? canvas->columns : COLUMNS_MIN,
        .legal = canvas->is_listed ? &legal : NULL,
        .is_listed = canvas->is_listed,
    };

    pl_legal_of(&mysthea_game, obs, brush.pen.seat, &legal);
    draw_table(&brush);
    while (canvas->rows && pl_text_lines(text, start.length) > canvas->rows &&
           brush.detail + 1 < DETAIL_COUNT) {
        show_less(&brush);
        pl_text_take_back(text, start);
        draw_table(&brush);
    }
}
