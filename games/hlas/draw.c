/* The table for a terminal. */
#include "games/hlas/flow.h"

void hlas_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text)
{
    (void)obs;
    (void)lang;
    (void)canvas;
    pl_text_add(text, "\n");
}
