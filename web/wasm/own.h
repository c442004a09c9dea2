/* What the files of the module share: the match, and how a function answers. */
#ifndef WASM_OWN_H
#define WASM_OWN_H

#include "match/describe.h"
#include "match/match.h"
#include "web/wasm/api.h"

/* The match, or NULL before the first one. */
struct match *wasm_match(void);
/* The new match takes the place of the old one. */
void wasm_take_match(struct match *match);
/* A writer into the output, and its end: the length of what was written. */
struct pl_json wasm_answer(void);
wasm_length wasm_answered(const struct pl_json *json);
/* Refuses: the reason goes into the output. */
wasm_length wasm_refuse(const char *reason);
/* Ends what a bot thinks about, and what seats have wished: the match is another one now. */
void wasm_bot_forget(void);
void wasm_skip_forget(void);
/* After each decision: ends the wishes that have come to their end. */
void wasm_skip_follow(void);
/* The seat wants to be asked again. */
void wasm_skip_end(uint32_t seat);

#endif
