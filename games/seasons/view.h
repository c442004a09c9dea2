/* What the files of words and pictures share: the table of texts, and writers of the small parts
 * that prompts, actions, events and the drawn table are made of. */
#ifndef GAMES_SEASONS_VIEW_H
#define GAMES_SEASONS_VIEW_H

#include "games/seasons/effects.h"

enum seasons_text {
#define TEXT(id_, pl_, en_) SEASONS_TEXT_##id_,
#include "games/seasons/text.def"
#undef TEXT
    SEASONS_TEXT_COUNT
};

enum { SEASONS_SAY_ARGS = 5, SEASONS_PART_MAX = 192 };

/* Where words go, in which language, about what, and who is meant by "you" (or PL_NOBODY). */
struct seasons_pen {
    struct pl_text *text;
    enum pl_lang lang;
    pl_seat seat;
    const struct seasons *s;
};

/* A part of a sentence, written before the sentence that it goes into. */
struct seasons_part {
    char room[SEASONS_PART_MAX];
};

/* Writes a template of text.def with its arguments, each PL_ARG_TEXT or PL_ARG_NUMBER. */
#define SEASONS_SAY(pen_, id_, ...) \
    seasons_say(pen_, SEASONS_TEXT_##id_, (const struct pl_arg[SEASONS_SAY_ARGS]){ __VA_ARGS__ })

void seasons_say(const struct seasons_pen *pen, enum seasons_text id,
                 const struct pl_arg args[SEASONS_SAY_ARGS]);
/* A text without arguments. */
const char *seasons_word(enum pl_lang lang, enum seasons_text id);
const char *seasons_energy_word(enum pl_lang lang, uint32_t energy);
const char *seasons_season_word(enum pl_lang lang, uint32_t season);
/* The name of a card; "?" for no card. */
const char *seasons_title(enum pl_lang lang, uint32_t card);
/* The number of a library as it is printed: II or III, for 2 and 3. */
const char *seasons_library_word(uint32_t library);

/* Writers of parts; each returns the room it wrote into. */
const char *seasons_tokens_part(const struct seasons_pen *pen,
                                const uint8_t tokens[SEASONS_ENERGIES], struct seasons_part *part);
const char *seasons_crystals_part(const struct seasons_pen *pen, uint32_t crystals,
                                  struct seasons_part *part);
const char *seasons_count_part(const struct seasons_pen *pen, enum seasons_text id, uint32_t count,
                               struct seasons_part *part);
const char *seasons_face_part(const struct seasons_pen *pen, const struct seasons_face *face,
                              bool has_pips, struct seasons_part *part);
/* The printed cost of a card with so many players. */
const char *seasons_cost_part(const struct seasons_pen *pen, uint32_t card, uint32_t seats,
                              struct seasons_part *part);

/* The energy cost of a card with so many players, by energy. */
void seasons_energy_cost(uint32_t card, uint32_t seats, uint8_t ret_cost[SEASONS_ENERGIES]);
/* Crystals that opposing Arcano Leeches take for each summon of the seat. */
uint32_t seasons_leech_due(const struct seasons *s, pl_seat seat);
/* Whether the seat may summon the card now, or could if it were the free part of its turn. */
bool seasons_could_summon(const struct seasons *s, pl_seat seat, uint32_t card);
bool seasons_can_summon_now(const struct seasons *s, pl_seat seat, uint32_t card);

/* Tokens on the copy of a card in play, or NULL for a card that never holds any. */
const uint8_t *seasons_tokens_on(const struct seasons *s, pl_seat seat, uint32_t card,
                                 uint32_t slot);
/* Whether the copy at this slot of the card is turned; slots are counted straight ones first,
 * except for the Cauldron, whose slots are its own. */
bool seasons_is_turned(const struct seasons *s, pl_seat seat, uint32_t card, uint32_t slot);

/* Where a merged event keeps what it counts: of PAID, DROPPED and TRANSMUTED the tokens of each
 * energy, of BONUS how often; 0 in an event that stands for itself. */
enum { SEASONS_EVENT_COUNTS = PL_EVENT_ARGS - 1 };

/* The tokens that a PAID, DROPPED or TRANSMUTED event is about. */
void seasons_event_tokens(const struct pl_event *event, uint8_t ret_tokens[SEASONS_ENERGIES]);
/* How often what a BONUS event tells was done. */
static inline int32_t seasons_event_times(const struct pl_event *event)
{
    int32_t times = event->arg[SEASONS_EVENT_COUNTS];

    return times > 0 ? times : 1;
}

/* The words of an ACTIVATE action of the pen's seat. */
void seasons_say_activation(const struct seasons_pen *pen, pl_action action);

#endif
