#include "games/fall/table.h"
const char *fall_check(const struct pl_state *state){(void)state;return NULL;}
void fall_normalize(struct pl_state *state){struct fall*s=fall_of(state);uint64_t u=0;for(int i=0;i<7;i++)u|=pl_bit(s->public.under[i])&~1ull;s->public.monster_pile.word[0]=fall_monsters_in_game(s)&~s->public.monsters.word[0]&~u;s->head.waiting=(pl_seat_mask)(1u<<pl_peek(&s->head)->seat);}
void fall_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,struct pl_text *text){(void)obs;(void)seat;(void)lang;pl_text_add(text,"x");}
void fall_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,struct pl_text *text){(void)obs;(void)lang;pl_text_hex(text,action);}
void fall_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,struct pl_text *text){(void)obs;(void)event;(void)lang;pl_text_add(text,"e");}
bool fall_merge(struct pl_event *event, const struct pl_event *next){(void)event;(void)next;return false;}
void fall_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json){(void)obs;(void)lang;(void)json;}
void fall_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,struct pl_text *text){(void)obs;(void)lang;(void)canvas;(void)text;}
bool fall_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,struct pl_text *text){(void)index;(void)lang;(void)ret_entry;(void)text;return false;}
