/* Lines of the terminal's table, broken into rows. */
#include "games/hlas/draw.h"

/* Control marks and the continuation bytes of UTF-8 take no column. */
static bool takes_column(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && (byte & 0xc0) != 0x80;
}

/* Columns of the next word, up to a blank. */
static uint32_t word_width(const char *string)
{
    uint32_t width = 0;

    for (; *string && *string != ' '; string++) {
        width += takes_column(*string);
    }
    return width;
}

static void begin_row(const struct hlas_brush *brush, uint32_t *ret_used)
{
    pl_text_char(brush->text, '\n');
    pl_text_pad(brush->text, HLAS_INDENT);
    *ret_used = HLAS_INDENT;
}

void hlas_put(const struct hlas_brush *brush, const struct hlas_line *line)
{
    bool is_clipped = brush->detail == HLAS_DETAIL_CLIPPED;
    uint32_t most = brush->columns - (is_clipped ? 1 : 0);
    uint32_t used = 0;

    for (const char *at = line->room; *at; at++) {
        bool is_break = *at == ' ' && used + 1 + word_width(at + 1) > most &&
                        word_width(at + 1) <= most - HLAS_INDENT;
        bool is_full = takes_column(*at) && used == most;
        if (is_clipped && is_full) {
            pl_text_add(brush->text, "…" PL_STYLE_END);
            break;
        }
        if (!is_clipped && (is_break || is_full)) {
            begin_row(brush, &used);
            at += is_break || *at == ' ';
        }
        used += takes_column(*at);
        pl_text_char(brush->text, *at);
    }
    pl_text_char(brush->text, '\n');
}

struct pl_text *hlas_begin_line(const struct hlas_brush *brush, struct hlas_line *line)
{
    line->text = pl_text_in(line->room, sizeof line->room);
    line->text.seat_names = brush->text->seat_names;
    return &line->text;
}
