/* The table for a terminal: the round, and a line for each player. */
#include "games/saga/view.h"

enum { POINTS_COLUMN = 20 };

static void draw_seat(const struct pl_pen *pen, pl_seat seat)
{
    const struct saga *s = saga_seen(pen->obs);

    pl_text_add(pen->text, (s->head.waiting >> seat & 1) ? PL_STYLE_BOLD "> " : "  ");
    pl_write(pen, PL_WORD_SEAT, seat);
    pl_text_add(pen->text, PL_STYLE_END);
    pl_text_pad(pen->text, POINTS_COLUMN);
    PL_SAY(pen, SAGA_TEXT_DRAW_POINTS, PL_NUMBER(s->public.points[seat]));
    pl_text_char(pen->text, '\n');
}

void saga_draw_table(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                     struct pl_text *text)
{
    const struct saga *s = saga_seen(obs);
    const struct pl_pen pen = {
        .text = text, .lexicon = &saga_lexicon, .obs = obs, .lang = lang, .seat = pl_viewer(obs)
    };

    (void)canvas;
    if (!s->head.over) {
        PL_SAY(&pen, SAGA_TEXT_DRAW_ROUND, PL_NUMBER(pl_peek(&s->head)->arg[SAGA_TURN_ROUND]),
               PL_NUMBER(SAGA_ROUNDS));
        pl_text_char(text, '\n');
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        draw_seat(&pen, p);
    }
}
