/* What the page calls. One instance of the module holds one match. Numbers go in as arguments; what
 * is longer goes in through wasm_input and comes out through wasm_output. A function that returns
 * `wasm_length` has written that many bytes into the output; a negative length is that of a reason,
 * and then nothing has changed. Any argument is allowed: what makes no sense is refused. */
#ifndef WASM_API_H
#define WASM_API_H

#include "core/game.h"

/* The module exports the function under this name. */
#ifdef __wasm__
#define WASM_EXPORT(name_) __attribute__((export_name(#name_)))
#else
#define WASM_EXPORT(name_)
#endif

enum { WASM_INPUT_MAX = 1 << 17, WASM_OUTPUT_MAX = 1 << 20, WASM_FILM_MAX = 1 << 17 };

typedef int32_t wasm_length;

/* Where the page puts and finds bytes. */
WASM_EXPORT(input) uint8_t *wasm_input(void);
WASM_EXPORT(output) uint8_t *wasm_output(void);

/* The list of all games, as in the engine protocol, and the names of the bots' levels. */
WASM_EXPORT(games) wasm_length wasm_games(void);
WASM_EXPORT(levels) wasm_length wasm_levels(void);
/* Cards and the like of a game: a list of `id`, `title`, `text`. */
WASM_EXPORT(glossary) wasm_length wasm_glossary(uint32_t game, uint32_t lang);

/* A new match. Input: the seed (32 bytes), an index for each of the game's options, then the
 * PL_LEGACY_MAX bytes of its legacy, zeros without one. */
WASM_EXPORT(start) wasm_length wasm_start(uint32_t game, uint32_t seats);
/* What a match with these seats begins with that is given records. Input of `size` bytes: an index
 * for each option, then the records, each ended by a zero byte. `legacy`: hexadecimal digits;
 * `words`: what it brings, as match_write_legacy has it without names. Where the records are
 * refused the reason is in the language. */
WASM_EXPORT(legacy)
wasm_length wasm_legacy(uint32_t game, uint32_t seats, uint32_t size, uint32_t lang);
/* The record of the match, which is over. Input of `size` bytes: what the match is called, then a
 * word for each seat, each ended by a zero byte: "-" for a bot, "+" and the name, if any, for a
 * person. */
WASM_EXPORT(hand_on) wasm_length wasm_hand_on(uint32_t size);
/* What the match brings from earlier games: a list of sentences. */
WASM_EXPORT(words) wasm_length wasm_words(uint32_t lang);
/* Of the match, which is over: `brief` and `moments`, as match/story.h has them. */
WASM_EXPORT(recap) wasm_length wasm_recap(void);
/* A match that continues from a snapshot of `size` bytes in the input. */
WASM_EXPORT(resume) wasm_length wasm_resume(uint32_t game, uint32_t size);
/* Notes an action that came before the snapshot; only before the first play. */
WASM_EXPORT(record) wasm_length wasm_record(uint32_t seat, uint64_t action);
/* The name of a seat in texts: `length` bytes of the input. */
WASM_EXPORT(name) wasm_length wasm_name(uint32_t seat, uint32_t length);
WASM_EXPORT(play) wasm_length wasm_play(uint32_t seat, uint64_t action);
/* As match_undo and match_undo_check. */
WASM_EXPORT(undo) wasm_length wasm_undo(uint32_t seat);
WASM_EXPORT(undo_check) wasm_length wasm_undo_check(uint32_t seat);

/* Declining without being asked (match/skip.h): until when the seat does, from now on. Input: a
 * name of the protocol, ended by a zero byte. */
WASM_EXPORT(skip) wasm_length wasm_skip(uint32_t seat);
/* What the seat has wished: null in a game without offers; else `until`, `pass` while it is offered
 * something, and `after_ms` if that is to be declined for it so long after the offer was made. */
WASM_EXPORT(skipping) wasm_length wasm_skipping(uint32_t seat);

/* What there is to read. Plies run from 0, or the snapshot's, to the length of the log; a seat that
 * does not exist is a spectator. */
WASM_EXPORT(log) wasm_length wasm_log(void); /* a list of [seat, "0x.."] */
/* `ply`, `over`, `waiting`, `epoch`, `scores`, `ranks`, `hash`. */
WASM_EXPORT(status) wasm_length wasm_status(uint32_t ply);
WASM_EXPORT(view) wasm_length wasm_view(uint32_t ply, uint32_t seat, uint32_t lang);
/* What a seat may do now: a list as match_describe_legal writes it. */
WASM_EXPORT(legal) wasm_length wasm_legal(uint32_t seat, uint32_t lang);
/* Everything a seat can point at, as match_describe_things has it: an object `things`. */
WASM_EXPORT(why) wasm_length wasm_why(uint32_t seat, uint32_t lang);
/* What the decisions after `from` plies and up to `to` plies led to: a list of `ply`, `kind`,
 * `seat`, `text`. */
WASM_EXPORT(events)
wasm_length wasm_events(uint32_t from, uint32_t to, uint32_t seat, uint32_t lang);
/* The same decisions as a film: `ply`, `view` and `frames`, as match/film.h has it. Ends after the
 * decision with which it becomes long: the last frame tells how far it goes. */
WASM_EXPORT(film)
wasm_length wasm_film(uint32_t from, uint32_t to, uint32_t seat, uint32_t lang);
/* The bytes of a snapshot. */
WASM_EXPORT(snapshot) wasm_length wasm_snapshot(uint32_t ply);

/* Continues from a truth that could stand behind what the seat sees, drawn with the seed: the seat
 * can tell no difference. For tests. */
WASM_EXPORT(imagine) wasm_length wasm_imagine(uint32_t seat, uint64_t seed);

/* Bots. A choice or an advice for a waiting seat: begin, think until it is done, read. Moves played
 * meanwhile do not change the position that is thought about; another match ends it. The level is a
 * number of wasm_levels, a budget of 0 is the level's own. */
WASM_EXPORT(bot_begin)
wasm_length wasm_bot_begin(uint32_t seat, uint32_t level, uint32_t ms, uint32_t playouts,
                           uint64_t seed);
/* Thinks a little; returns 1 when there is no need to go on. The time since the beginning is
 * told by the caller. */
WASM_EXPORT(bot_think) uint32_t wasm_bot_think(double spent_ms);
WASM_EXPORT(bot_choice) uint64_t wasm_bot_choice(void);
/* A list of `action`, `kind`, `text`, `visits`, the best first. */
WASM_EXPORT(bot_advice) wasm_length wasm_bot_advice(uint32_t lang);
WASM_EXPORT(bot_playouts) uint32_t wasm_bot_playouts(void);

/* A lesson, of a text of `size` bytes in the input: the match becomes its position, and follows it.
 * The learner is seat 0. */
WASM_EXPORT(lesson) wasm_length wasm_lesson(uint32_t size);
/* Where the lesson stands: `number`, `stop` (tell, want, free, end), `say`, `points`, `wanted` (the
 * actions that lead on), `from` (the ply before the moves that led here), `is_fresh` (the position
 * was set by hand), `is_lost` (the goal is out of reach). */
WASM_EXPORT(lesson_page) wasm_length wasm_lesson_page(uint32_t lang);
/* From a page that tells to the next one. */
WASM_EXPORT(lesson_go_on) wasm_length wasm_lesson_go_on(void);
/* What is said to an action, as a JSON string: "" to one that is wanted. */
WASM_EXPORT(lesson_answer) wasm_length wasm_lesson_answer(uint64_t action, uint32_t lang);
/* An action that is wanted, or any of any seat in free play. */
WASM_EXPORT(lesson_play) wasm_length wasm_lesson_play(uint32_t seat, uint64_t action);

/* Plays random games until `decisions` decisions were made; returns how many. For measuring. */
WASM_EXPORT(random) uint32_t wasm_random(uint32_t game, uint32_t seats, uint32_t decisions);

#endif
