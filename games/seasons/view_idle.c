/* Why an action would do nothing now, in words, before a card is turned for it. */
#include "games/seasons/view.h"

void seasons_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                       struct pl_text *text)
{
    const struct seasons *s = seasons_seen(obs);
    bool is_idol = pl_act_kind(action) == SEASONS_ACT_ACTIVATE &&
                   pl_act_a(action) == SEASONS_IDOL_OF_THE_FAMILIAR;

    /* R-SEA-C43.2 */
    if (is_idol && seasons_idol_worth(s, pl_peek(&s->head)->seat) == 0) {
        pl_text_add(text, seasons_text_of(lang, SEASONS_TEXT_IDLE_IDOL));
    }
}
