/* What happened: derived from the match by playing it again, so that it fits any seat, language
 * and undo. Nothing is remembered. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/play.h"

enum { ENTRY_MAX = 1024 };

/* The entries of a walk over the log: the newest ones, in a ring. */
struct entries {
    uint32_t count; /* in all */
    uint32_t room;  /* of the ring */
    char (*line)[ENTRY_MAX];
};

static void add_event(const struct cli_play *play, const struct pl_obs *obs,
                      const struct pl_event *event, struct entries *entries)
{
    char *line = entries->line[entries->count % entries->room];
    struct pl_text text = pl_text_in(line, ENTRY_MAX);

    text.seat_names = match_seat_names(play->match);
    play->game->event_text(obs, event, play->lang, &text);
    entries->count += text.length > 0;
}

/* Plays one action of the log again and notes its events as the seat may see them. */
static void add_ply(const struct cli_play *play, pl_seat viewer, uint32_t ply,
                    struct pl_state_room *room, struct entries *entries)
{
    static struct pl_events events;
    struct pl_state_room seen = { { 0 } };
    pl_seat seat;
    pl_action action;

    events.count = 0;
    match_log(play->match, ply, &seat, &action);
    const char *reason = pl_submit(play->game, pl_state_in(room), seat, action, &events);
    PL_ASSERT(!reason);
    pl_observe(play->game, pl_state_in(room), viewer, pl_obs_in(&seen));
    for (uint32_t i = 0; i < events.count; i++) {
        struct pl_event event = pl_event_for(events.item[i], viewer);
        add_event(play, pl_obs_in(&seen), &event, entries);
    }
}

/* Prints the newest entries; a line that tells of only one more would be no shorter than it. */
static void print_entries(const struct cli_play *play, const struct entries *entries)
{
    uint32_t kept = entries->count <= entries->room ? entries->count : entries->room - 1;

    if (entries->count > kept) {
        cli_play_say(play,
                     (struct cli_phrase){ CLI_PLAY_EARLIER,
                                          { PL_ARG_NUMBER((int32_t)(entries->count - kept)) } });
    }
    for (uint32_t i = entries->count - kept; i < entries->count; i++) {
        cli_put(&play->terminal, PL_STYLE_DIM "•" PL_STYLE_END " ");
        cli_put_hanging(&play->terminal, entries->line[i % entries->room], 2);
    }
}

uint32_t cli_play_print_log(const struct cli_play *play, pl_seat seat, uint32_t first,
                            uint32_t entries_max)
{
    struct pl_state_room room = { { 0 } };
    struct entries entries = { .room = entries_max + 1 };
    uint32_t from = first > match_first_ply(play->match) ? first : match_first_ply(play->match);

    entries.line = calloc(entries.room, sizeof *entries.line);
    if (!entries.line || match_at(play->match, from, pl_state_in(&room))) {
        free(entries.line);
        return 0;
    }
    for (uint32_t ply = from; ply < match_ply(play->match); ply++) {
        add_ply(play, seat, ply, &room, &entries);
    }
    print_entries(play, &entries);
    free(entries.line);
    return entries.count;
}
