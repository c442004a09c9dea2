/* Words. */
#include "games/hlas/flow.h"

void hlas_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text)
{
    (void)seat;
    (void)lang;
    pl_text_add(text, hlas_frame_names.name[pl_peek(pl_obs_head(obs))->kind]);
}
void hlas_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text)
{
    (void)obs;
    (void)lang;
    pl_text_add(text, hlas_action_names.name[pl_act_kind(action)]);
    pl_text_add(text, " ");
    pl_text_number(text, pl_act_a(action));
    pl_text_add(text, " ");
    pl_text_number(text, pl_act_b(action));
    pl_text_add(text, " ");
    pl_text_number(text, pl_act_c(action));
}
void hlas_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text)
{
    (void)obs;
    (void)lang;
    pl_text_add(text, hlas_event_names.name[event->kind]);
}
void hlas_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    (void)obs;
    (void)lang;
    (void)json;
}
bool hlas_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry, struct pl_text *text)
{
    (void)index;
    (void)lang;
    (void)ret_entry;
    (void)text;
    return false;
}
