/* The story of a match, told besides its log: what people bring to it from earlier games, and an
 * account of it when it is over. In the same words for the server and the page. Needs no C library.
 */
#ifndef MATCH_STORY_H
#define MATCH_STORY_H

#include "core/json.h"
#include "match/match.h"

enum { MATCH_BRIEF_MAX = 2048, MATCH_MOMENTS_MAX = 4096, MATCH_MOMENTS = 6 };

/* Seats as accounts of matches name them: "{0}" is the first. Names are filled in where one is
 * shown. */
extern const char *const match_story_seats[PL_SEATS_MAX];

/* A list of sentences: what the configuration brings from earlier games. Without seat names: in the
 * words of match_story_seats. */
void match_write_legacy(struct pl_json *json, const struct pl_game *game,
                        const struct pl_config *config, const char *const *seat_names,
                        enum pl_lang lang);

/* Of a match that is over, in both languages: an object {"sides", "ending"}, whom each seat played
 * ({"pl", "en"} or null) and how it ended (the same). Less than MATCH_BRIEF_MAX bytes. */
void match_write_brief(struct pl_json *json, const struct match *match);
/* A list of {"ply", "pl", "en"}: what turned the match, as everybody saw it, oldest first, at most
 * MATCH_MOMENTS and one more: since when the winner had the lead. Less than MATCH_MOMENTS_MAX
 * bytes. */
void match_write_moments(struct pl_json *json, const struct match *match);

#endif
