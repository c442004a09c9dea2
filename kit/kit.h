/* The conformance kit: plays random games of any game and checks at every ply that the rules keep
 * the contract of core/game.h. Used by the tests and by `plansza selfcheck`.
 *
 * Game number i of a run has the seed `seed + i` and the case i modulo the number of cases (seats
 * and option values), so a failure is repeated by that seed, one game, those seats and options.
 * Cheap checks are made at every ply, costly ones at one ply in `costly_every`, and the costliest
 * at one costly ply in eight; the seed decides which plies these are. A run of one game leaves
 * nothing out. */
#ifndef KIT_KIT_H
#define KIT_KIT_H

#include "core/game.h"

enum {
    KIT_FAILURES_MAX = 16,
    KIT_REASON_MAX = 1024,
    KIT_KINDS_MAX = 256,
    KIT_ENTRIES_MAX = 512, /* of a glossary */
    KIT_COSTLY_EVERY = 8,
    KIT_COVERAGE_GAMES = 2000
};

struct kit_options {
    uint64_t seed;
    uint32_t games;
    uint32_t threads;        /* 0: one */
    uint32_t costly_every;   /* 0: 1 for a single game, else KIT_COSTLY_EVERY */
    uint32_t coverage_games; /* from here on, what was never met fails; 0: the default above */
    uint32_t failures_max;   /* the run stops after these; 0: KIT_FAILURES_MAX */
    uint8_t seats;           /* 0: every number of seats */
    uint16_t option_fixed;   /* mask: options that have the value below only */
    uint8_t option[PL_OPTIONS_MAX];
    const uint8_t *legacy; /* of every game; NULL: of games before that the kit plays itself */
    /* Called by one thread at a time, now and then; may be NULL. */
    void (*progress)(void *owner, uint32_t done, uint32_t games);
    void *progress_owner;
};

struct kit_report {
    uint32_t games;
    uint32_t cases;
    uint64_t plies;
    uint64_t costly_plies;
    uint32_t plies_max;                /* of the longest game */
    uint32_t legal_max;                /* of the longest legal list */
    uint64_t frame_met[KIT_KINDS_MAX]; /* plies at which the kind was the one that waited */
    uint64_t action_met[KIT_KINDS_MAX];
    uint64_t event_met[KIT_KINDS_MAX];
    uint64_t entry_met[KIT_ENTRIES_MAX]; /* not 0: the glossary entry was in play */
    uint32_t failure_count;
    char failure[KIT_FAILURES_MAX][KIT_REASON_MAX];
};

/* Runs the kit; true when nothing failed. A failed assertion ends the program; kit_catch_crashes
 * makes it say which game that was. */
bool kit_run(const struct pl_game *game, const struct kit_options *options,
             struct kit_report *ret_report);

/* Writes what was never met, "frame MAIN, event draw, entry amulet-of-air"; true if any: frames
 * that are not automatic, actions, events, and glossary entries that a field has as a value. */
bool kit_write_unmet(const struct pl_game *game, const struct kit_report *report,
                     struct pl_text *text);

/* Gives a configuration the legacy of real finished games: a part, perhaps none, of those whose
 * records the game takes, played at random as the number says. NULL or a static reason. */
const char *kit_legacy(const struct pl_game *game, uint64_t number, struct pl_config *config);

/* Installs handlers that name the game being played when the program crashes. */
void kit_catch_crashes(void);

/* The descriptor and its tables alone; NULL, or what is wrong, written into the room. */
const char *kit_check_tables(const struct pl_game *game, char ret_reason[KIT_REASON_MAX]);

#endif
