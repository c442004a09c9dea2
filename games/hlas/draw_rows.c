/* Lines of the terminal's table, broken into rows. */
#include "core/brush.h"
#include "games/hlas/draw.h"

struct hlas_brush hlas_brush_of(const struct pl_obs *obs, enum pl_lang lang,
                                const struct pl_canvas *canvas, struct pl_text *text)
{
    return (struct hlas_brush){
        .pen = { .text = text,
                 .lexicon = &hlas_lexicon,
                 .obs = obs,
                 .lang = lang,
                 .seat = pl_viewer(obs) },
        .s = hlas_seen(obs),
        .columns = canvas->columns > HLAS_COLUMNS_MIN ? canvas->columns : HLAS_COLUMNS_MIN,
    };
}

static void put_rows(const struct hlas_brush *brush, const struct hlas_line *line, bool is_clipped)
{
    const struct pl_brush rows = { brush->pen.text, brush->columns, HLAS_INDENT };

    if (is_clipped) {
        pl_brush_put_clipped_row(&rows, line->room);
    } else {
        pl_brush_put_row(&rows, line->room);
    }
}

void hlas_put(const struct hlas_brush *brush, const struct hlas_line *line)
{
    put_rows(brush, line, brush->detail == HLAS_DETAIL_CLIPPED);
}

void hlas_put_player(const struct hlas_brush *brush, const struct hlas_line *line)
{
    put_rows(brush, line, brush->detail >= HLAS_DETAIL_PIECES);
}

const struct pl_pen *hlas_begin_line(const struct hlas_brush *brush, struct hlas_line *line)
{
    line->text = pl_text_in(line->room, sizeof line->room);
    line->text.seat_names = brush->pen.text->seat_names;
    line->pen = brush->pen;
    line->pen.text = &line->text;
    return &line->pen;
}
