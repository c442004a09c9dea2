/* The table for a terminal: the round and the prize, a line or two for each player, the hand of
 * the seat. Symbols carry all information; colours only repeat it. */
#include "games/bids/view.h"

enum { CELL_COLUMNS = 13, WIDE_COLUMNS = 64 };

/* Where the columns of a seat's line begin; on a narrow table its bid takes a line of its own. */
struct ruler {
    uint32_t points;
    uint32_t cards;
    uint32_t bid;
    bool is_narrow;
};

static struct ruler ruler_for(uint32_t columns)
{
    return columns < WIDE_COLUMNS ? (struct ruler){ 14, 28, 4, true }
                                  : (struct ruler){ 20, 34, 44, false };
}

static void draw_seat(const struct pl_pen *pen, pl_seat seat, const struct ruler *ruler)
{
    const struct bids *s = bids_seen(pen->obs);
    bool is_ready = s->public.committed >> seat & 1;
    struct pl_text *text = pen->text;

    pl_text_add(text, (s->head.waiting >> seat & 1) ? PL_STYLE_BOLD "> " : "  ");
    pl_write(pen, PL_WORD_SEAT, seat);
    pl_text_add(text, PL_STYLE_END);
    pl_text_pad(text, ruler->points);
    PL_SAY(pen, BIDS_TEXT_DRAW_POINTS, PL_NUMBER(s->public.points[seat]));
    pl_text_pad(text, ruler->cards);
    PL_SAY(pen, BIDS_TEXT_DRAW_CARDS, PL_NUMBER(s->public.hand_count[seat]));
    if (is_ready || s->public.bid[seat]) {
        pl_text_add(text, ruler->is_narrow ? "\n" : "");
        pl_text_pad(text, ruler->bid);
    }
    if (is_ready) {
        pl_say(pen, BIDS_TEXT_DRAW_READY);
    } else if (s->public.bid[seat]) {
        PL_SAY(pen, BIDS_TEXT_DRAW_BID, PL_WORD(BIDS_WORD_CARD, s->public.bid[seat]));
    }
    pl_text_char(text, '\n');
}

/* A card of the hand takes a cell; a new line begins where the next one would not fit. */
static void draw_card(const struct pl_pen *pen, uint32_t card, uint32_t cell)
{
    if (cell == 0) {
        pl_text_char(pen->text, '\n');
    }
    pl_text_pad(pen->text, cell * CELL_COLUMNS + 2);
    pl_text_add(pen->text, PL_STYLE_CYAN);
    pl_write(pen, BIDS_WORD_CARD, (int32_t)card);
    pl_text_add(pen->text, PL_STYLE_END " ");
    pl_text_number(pen->text, bids_cards[card].bid);
}

static void draw_hand(const struct pl_pen *pen, const struct bids_private *own, uint32_t columns)
{
    uint32_t cells = columns / CELL_COLUMNS > 1 ? columns / CELL_COLUMNS - 1 : 1;
    uint32_t drawn = 0;

    pl_say(pen, BIDS_TEXT_DRAW_HAND);
    for (uint32_t i = 1; i < BIDS_CARD_COUNT; i++) {
        for (uint32_t copy = pl_bag_count(&own->hand, i); copy > 0; copy--) {
            draw_card(pen, i, drawn++ % cells);
        }
    }
    pl_text_char(pen->text, '\n');
    if (own->commit) {
        PL_SAY(pen, BIDS_TEXT_DRAW_COMMIT, PL_WORD(BIDS_WORD_CARD, own->commit));
        pl_text_char(pen->text, '\n');
    }
}

/* Always small enough: a line or two for each seat, and the hand. */
void bids_draw_table(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                     struct pl_text *text)
{
    const struct bids *s = bids_seen(obs);
    struct ruler ruler = ruler_for(canvas->columns);
    pl_seat viewer = pl_viewer(obs);
    const struct pl_pen pen = {
        .text = text, .lexicon = &bids_lexicon, .obs = obs, .lang = lang, .seat = viewer
    };

    PL_SAY(&pen, BIDS_TEXT_DRAW_ROUND, PL_NUMBER(s->public.round), PL_NUMBER(BIDS_ROUNDS));
    if (s->public.prize) {
        pl_text_add(text, ruler.is_narrow ? "\n" : ", ");
        pl_say(&pen, BIDS_TEXT_DRAW_PRIZE);
    }
    pl_text_char(text, '\n');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        draw_seat(&pen, p, &ruler);
    }
    if (viewer != PL_NOBODY) {
        draw_hand(&pen, &s->private[viewer], canvas -> columns);
    }
}
