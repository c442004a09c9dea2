/* Why an action would do nothing now, in words, before one of the day's actions is spent on it. */
#include "games/fall/effects.h"
#include "games/fall/view.h"

void fall_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                    struct pl_text *text)
{
    const struct fall *s = fall_seen(obs);
    uint32_t content =
        pl_act_kind(action) == FALL_ACT_INVESTIGATE ? s->public.slot[pl_act_a(action)] : 0;

    /* R-FAL-11.3 */
    if (fall_is_known_shard(content) && !fall_can_pay_shard(s, content)) {
        pl_text_add(text, fall_text_of(lang, FALL_TEXT_IDLE_INVESTIGATE));
    }
}
