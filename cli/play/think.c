/* Bots at the table and the adviser: each thinks on its own thread while a spinner turns. */
#include <stdlib.h>

#include "cli/interrupt.h"
#include "cli/play/play.h"
#include "cli/play/think.h"
#include "match/seed.h"

enum { STEP_MS = 120 };

/* Who gives hints: a strong bot, or the one that the environment names, such as "hard:ms=60000". */
static const char *adviser_level(void)
{
    const char *level = getenv("PLANSZA_ADVISER");

    return level && *level ? level : bot_level_name(BOT_LEVEL_ADVISER);
}

/* The worker of a seat or of the adviser, made at first use; NULL with a reason. */
static struct match_worker *worker_of(struct cli_play *play, pl_seat seat, const char **ret_reason)
{
    bool is_adviser = seat == PL_NOBODY;
    uint32_t index = is_adviser ? PL_SEATS_MAX : seat;
    struct match_worker **place = &play->worker[index];
    struct bot_config config = { .seed = match_seed_derive(&play->bot_seed, "bot", index) };

    if (*place) {
        return *place;
    }
    *ret_reason = bot_config_read(
        is_adviser ? adviser_level() : match_seat_level(play->match, seat), &config);
    if (!*ret_reason) {
        *ret_reason = match_worker_new(play->game, &config, place);
    }
    return *ret_reason ? NULL : *place;
}

pl_action cli_play_think(struct cli_play *play, const struct cli_thought *thought,
                         const char **ret_reason)
{
    struct match_worker *worker = worker_of(play, thought->bot, ret_reason);
    pl_action action = 0;

    if (!worker) {
        return 0;
    }
    bool is_started = match_worker_start(worker, thought->obs);
    PL_ASSERT(is_started);
    for (uint32_t step = 0; !match_worker_wait(worker, STEP_MS, &action); step++) {
        enum cli_interrupt seen = cli_interrupt_seen();
        if (seen != CLI_NOT_INTERRUPTED && !thought->is_patient) {
            match_worker_cancel(worker);
            break;
        }
        if (seen != CLI_NOT_INTERRUPTED) {
            match_worker_hurry(worker);
        }
        cli_spin(&play->terminal, step, thought->words);
    }
    cli_spin_end(&play->terminal);
    if (thought->is_patient) {
        cli_interrupt_clear();
    }
    return action;
}

void cli_play_free_bots(struct cli_play *play)
{
    for (uint32_t i = 0; i < PL_COUNT_OF(play->worker); i++) {
        match_worker_free(play->worker[i]);
        play->worker[i] = NULL;
    }
}
