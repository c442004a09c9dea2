/* Lines of the terminal's table, broken into rows. */
#include "core/brush.h"
#include "games/hlas/draw.h"

void hlas_put(const struct hlas_brush *brush, const struct hlas_line *line)
{
    const struct pl_brush rows = { brush->pen.text, brush->columns, HLAS_INDENT };

    if (brush->detail == HLAS_DETAIL_CLIPPED) {
        pl_brush_put_clipped_row(&rows, line->room);
    } else {
        pl_brush_put_row(&rows, line->room);
    }
}

const struct pl_pen *hlas_begin_line(const struct hlas_brush *brush, struct hlas_line *line)
{
    line->text = pl_text_in(line->room, sizeof line->room);
    line->text.seat_names = brush->pen.text->seat_names;
    line->pen = brush->pen;
    line->pen.text = &line->text;
    return &line->pen;
}
