/* Why an action would do nothing now, in words, before a token or a serf is spent on it. */
#include "games/hlas/view.h"

/* Whether the question on top has an answer that does something, other than to leave off or to name
 * units that go nowhere. */
static bool has_answer(const struct hlas *s, pl_seat p)
{
    struct pl_legal list;

    list.count = 0;
    hlas_legal((const struct pl_obs *)(const void *)s, p, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        uint16_t kind = pl_act_kind(list.action[i]);
        if (kind != HLAS_ACT_DONE && kind != HLAS_ACT_TAKE) {
            return true;
        }
    }
    return false;
}

static bool does_something(const struct hlas *s, pl_seat p, uint32_t place, bool takes_serf)
{
    struct hlas after = *s;
    uint32_t height = s->head.frame_count;

    if (takes_serf) {
        hlas_serf_to_bar(&after, p, place);
    }
    if (place < HLAS_CAPITAL_PLACES) {
        hlas_begin_capital(&after, p, place);
    } else {
        hlas_begin_command(&after, p, place);
    }
    return after.head.frame_count > height && has_answer(&after, p);
}

static uint32_t idle_reason(const struct hlas *s, pl_seat p, uint32_t place)
{
    switch (place) {
    case HLAS_PLACE_RECRUIT: return HLAS_TEXT_IDLE_RECRUIT;
    case HLAS_PLACE_BUILD: return HLAS_TEXT_IDLE_BUILD;
    case HLAS_PLACE_SAIL:
        return s->public.vessel[p][0] ? HLAS_TEXT_IDLE_SEA_STUCK : HLAS_TEXT_IDLE_NO_SEA;
    case HLAS_PLACE_FLY:
        return s->public.vessel[p][1] ? HLAS_TEXT_IDLE_AIR_STUCK : HLAS_TEXT_IDLE_NO_AIR;
    case HLAS_PLACE_CAST: return HLAS_TEXT_IDLE_CAST;
    default: return HLAS_TEXT_IDLE_MARCH;
    }
}

void hlas_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                    struct pl_text *text)
{
    const struct hlas *s = hlas_seen(obs);
    const struct pl_frame *frame = pl_peek(&s->head);
    uint16_t kind = pl_act_kind(action);
    bool takes_serf = kind == HLAS_ACT_FOLLOW || kind == HLAS_ACT_MUSTER;
    uint32_t place =
        kind == HLAS_ACT_FOLLOW ? (uint32_t)frame->arg[HLAS_FOLLOW_PLACE] : pl_act_a(action);

    if ((takes_serf || kind == HLAS_ACT_ACT) &&
        !does_something(s, frame->seat, place, takes_serf)) {
        pl_text_add(text, hlas_text_of(lang, idle_reason(s, frame->seat, place)));
    }
}
