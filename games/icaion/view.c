/* Stub. */
#include "games/icaion/flow.h"
void icaion_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang, struct pl_text *text){(void)obs;(void)seat;(void)lang;pl_text_add(text,"?");}
void icaion_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang, struct pl_text *text){(void)obs;(void)lang;pl_text_add(text,icaion_action_names.name[pl_act_kind(action)]);pl_text_hex(text,action);}
void icaion_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang, struct pl_text *text){(void)obs;(void)lang;pl_text_add(text,icaion_event_names.name[event->kind]);}
bool icaion_merge(struct pl_event *event, const struct pl_event *next){(void)event;(void)next;return false;}
void icaion_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json){(void)obs;(void)lang;(void)json;}
void icaion_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas, struct pl_text *text){(void)obs;(void)lang;(void)canvas;pl_text_add(text,"-");}
bool icaion_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry, struct pl_text *text){(void)index;(void)lang;(void)ret_entry;(void)text;return false;}
