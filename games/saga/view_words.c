/* The lexicon: the values that texts name, and the entries of the glossary. */
#include "games/saga/view.h"

int32_t saga_value_of_way(const struct pl_pen *pen, uint32_t value)
{
    uint32_t way = pl_act_a(pen->action);

    PL_ASSERT(way < SAGA_WAY_COUNT);
    return value == SAGA_VALUE_LEAST ? saga_ways[way].least : saga_ways[way].points;
}

void saga_write_entry(const struct pl_pen *pen, int32_t way)
{
    PL_SAY(pen, SAGA_TEXT_WAY_WORTH, PL_NUMBER(saga_ways[way].least),
           PL_NUMBER(saga_ways[way].points));
}

/* R-SAG-2.1 */
void saga_legacy_words(const struct pl_config *config, enum pl_lang lang, struct pl_text *text)
{
    const struct saga nothing = { .head = { .seats = config->seats } };
    const struct pl_pen pen = {
        .text = text,
        .lexicon = &saga_lexicon,
        .obs = (const struct pl_obs *)(const void *)&nothing,
        .lang = lang,
    };

    for (pl_seat p = 0; config->legacy[0] && p < config->seats; p++) {
        if (!(config->legacy[0] >> p & 1)) {
            pl_text_add(text, text->length > 0 ? "\n" : "");
            PL_SAY(&pen, SAGA_TEXT_BRINGS, PL_WORD(SAGA_WORD_SEAT, p), PL_NUMBER(SAGA_HEAD_START));
        }
    }
}

#define PL_GAME    saga
#define PL_ID(x_)  SAGA_##x_
#define PL_TEXTS   "games/saga/text.def"
#define PL_WORDS   "games/saga/words.def"
#define PL_ACTIONS "games/saga/actions.def"
#define PL_EVENTS  "games/saga/events.def"
#define PL_FRAMES  "games/saga/frames.def"
#define PL_REASONS "games/saga/reasons.def"
#include "core/lexicon.inc"
