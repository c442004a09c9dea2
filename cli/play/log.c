/* The log: derived from the match by replaying it, so that it fits any seat, language and undo.
 * Nothing is remembered. Consecutive events of one seat are one short entry; those of none, such as
 * what a night brings, are as many as a line holds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/play/log.h"
#include "cli/play/play.h"
#include "cli/play/screen.h"
#include "cli/play/seats.h"

enum { ENTRY_MAX = 2048, PENDING_MAX = 64, PART_MAX = 512, BULLET = 2 };

/* Consecutive events of one seat, or of none. */
struct entry {
    pl_seat seat;
    uint32_t parts;
    char text[ENTRY_MAX];
};

struct cli_log {
    uint32_t count; /* in all */
    uint32_t room;  /* of the ring: the newest ones */
    struct entry *entry;
};

/* Between the parts of an entry; the first space is one at which no line is broken. */
static const char between[] = PL_STYLE_DIM "\u00a0· " PL_STYLE_END;

/* A walk over the log. Events wait until no later one can go into them. */
struct walk {
    const struct cli_play *play;
    pl_seat viewer;
    struct cli_log *log;
    struct pl_state_room state; /* before the ply that comes next */
    struct pl_state_room seen;
    uint32_t pending_count;
    struct pl_event pending[PENDING_MAX];
};

static struct entry *entry_at(const struct cli_log *log, uint32_t index)
{
    return &log->entry[index % log->room];
}

/* The sentence without the name that it begins with, if it does. */
static const char *without_name(const struct walk *walk, pl_seat seat, const char *sentence)
{
    const char *name = seat < PL_SEATS_MAX ? cli_play_name(walk->play, seat) : "";
    size_t size = strlen(name);
    const char *rest = sentence + size;

    if (size == 0 || strncmp(sentence, name, size) != 0 || (*rest != ' ' && *rest != ':')) {
        return sentence;
    }
    return rest + strspn(rest, ": ");
}

/* From the second part on, an entry is "name: part · part". */
static void add_part(const struct walk *walk, struct entry *entry, const char *sentence)
{
    struct pl_text text = { .at = entry->text, .size = ENTRY_MAX };
    char first[PART_MAX];

    text.length = (uint32_t)strlen(entry->text);
    if (entry->parts == 1 && entry->seat < PL_SEATS_MAX) {
        snprintf(first, sizeof first, "%s", without_name(walk, entry->seat, entry->text));
        pl_text_clear(&text);
        pl_text_add(&text, PL_STYLE_BOLD);
        pl_text_add(&text, cli_play_name(walk->play, entry->seat));
        pl_text_add(&text, PL_STYLE_END ": ");
        pl_text_add(&text, first);
    }
    pl_text_add(&text, entry->parts > 0 ? between : "");
    pl_text_add(&text, entry->parts > 0 ? without_name(walk, entry->seat, sentence) : sentence);
    entry->parts++;
}

static bool goes_on(const struct walk *walk, const struct entry *last, pl_seat seat,
                    const char *sentence)
{
    uint32_t width = cli_width(last->text) + cli_width(between) + cli_width(sentence);

    return last->seat == seat && strlen(last->text) + PART_MAX < ENTRY_MAX &&
           (seat != PL_NOBODY || BULLET + width <= cli_prose_columns(&walk->play->terminal));
}

static void add_sentence(const struct walk *walk, pl_seat seat, const char *sentence)
{
    struct cli_log *log = walk->log;
    struct entry *last = log->count > 0 ? entry_at(log, log->count - 1) : NULL;

    if (!last || !goes_on(walk, last, seat, sentence)) {
        last = entry_at(log, log->count++);
        *last = (struct entry){ .seat = seat };
    }
    add_part(walk, last, sentence);
}

static void tell_event(struct walk *walk, const struct pl_event *event)
{
    char room[PART_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    text.seat_names = match_seat_names(walk->play->match);
    walk->play->game->event_text(pl_obs_in(&walk->seen), event, walk->play->lang, &text);
    if (text.length > 0) {
        add_sentence(walk, event->seat, room);
    }
}

static void tell_pending(struct walk *walk)
{
    for (uint32_t i = 0; i < walk->pending_count; i++) {
        tell_event(walk, &walk->pending[i]);
    }
    walk->pending_count = 0;
}

/* Merges with what waits, the newest first; each merger may open the way to the next. */
static void add_event(struct walk *walk, const struct pl_event *event)
{
    bool (*merge)(struct pl_event *, const struct pl_event *) = walk->play->game->merge;
    struct pl_event *pending = walk->pending;

    if (walk->pending_count == PENDING_MAX) {
        tell_pending(walk);
    }
    pending[walk->pending_count++] = *event;
    while (merge && walk->pending_count > 1 &&
           merge(&pending[walk->pending_count - 2], &pending[walk->pending_count - 1])) {
        walk->pending_count--;
    }
}

/* Plays one action of the log again and notes its events as the viewer may see them. */
static void add_ply(struct walk *walk, uint32_t ply)
{
    static struct pl_events events;
    const struct cli_play *play = walk->play;
    pl_seat seat;
    pl_action action;

    pl_events_clear(&events);
    match_log(play->match, ply, &seat, &action);
    const char *reason = pl_submit(play->game, pl_state_in(&walk->state), seat, action, &events);
    PL_ASSERT(!reason);
    pl_observe(play->game, pl_state_in(&walk->state), walk->viewer, pl_obs_in(&walk->seen));
    for (uint32_t i = 0; i < events.count; i++) {
        struct pl_event event = pl_event_for(events.item[i], walk->viewer);
        add_event(walk, &event);
    }
}

static pl_seat decider_of(const struct cli_play *play, uint32_t ply)
{
    pl_seat seat;
    pl_action action;

    match_log(play->match, ply, &seat, &action);
    return seat;
}

uint32_t cli_log_start(const struct cli_play *play, pl_seat seat)
{
    uint32_t first = match_first_ply(play->match);
    uint32_t ply = match_ply(play->match);

    while (ply > first && decider_of(play, ply - 1) == seat) {
        ply--;
    }
    while (ply > first && decider_of(play, ply - 1) != seat) {
        ply--;
    }
    return ply > first ? ply - 1 : first;
}

struct cli_log *cli_log_read(const struct cli_play *play, pl_seat viewer, uint32_t first,
                             uint32_t entries_max)
{
    struct cli_log *log = calloc(1, sizeof *log);
    struct walk walk = { .play = play, .viewer = viewer, .log = log };
    uint32_t from = first > match_first_ply(play->match) ? first : match_first_ply(play->match);

    if (log) {
        log->room = entries_max;
        log->entry = calloc(log->room, sizeof *log->entry);
    }
    if (!log || !log->entry || match_at(play->match, from, pl_state_in(&walk.state))) {
        cli_log_free(log);
        return NULL;
    }
    for (uint32_t ply = from; ply < match_ply(play->match); ply++) {
        add_ply(&walk, ply);
    }
    tell_pending(&walk);
    return log;
}

void cli_log_free(struct cli_log *log)
{
    if (log) {
        free(log->entry);
    }
    free(log);
}

static uint32_t kept_of(const struct cli_log *log)
{
    return log->count < log->room ? log->count : log->room;
}

static uint32_t lines_of(const struct cli_play *play, const struct entry *entry)
{
    return cli_hanging_lines(&play->terminal, entry->text, BULLET);
}

uint32_t cli_log_lines(const struct cli_play *play, const struct cli_log *log)
{
    uint32_t lines = 0;

    for (uint32_t i = log ? log->count - kept_of(log) : 0; log && i < log->count; i++) {
        lines += lines_of(play, entry_at(log, i));
    }
    return lines;
}

const char *cli_log_last(const struct cli_log *log)
{
    return log && log->count > 0 ? entry_at(log, log->count - 1)->text : NULL;
}

static uint32_t print_entry(const struct cli_play *play, const struct entry *entry,
                            const char *bullet)
{
    cli_put(&play->terminal, PL_STYLE_DIM);
    cli_put(&play->terminal, bullet);
    cli_put(&play->terminal, PL_STYLE_END " ");
    cli_put_hanging(&play->terminal, entry->text, BULLET);
    return lines_of(play, entry);
}

/* Prints the last parts of an entry that fit into `lines_max` lines; returns the lines used. */
static uint32_t print_end_of(const struct cli_play *play, const struct entry *entry,
                             uint32_t lines_max)
{
    struct entry end = *entry;
    const char *name = end.seat < PL_SEATS_MAX ? cli_play_name(play, end.seat) : "";
    const char *rest = strstr(entry->text, between);

    while (rest && lines_of(play, &end) > lines_max) {
        struct pl_text text = pl_text_in(end.text, sizeof end.text);
        pl_text_add(&text, PL_STYLE_BOLD);
        pl_text_add(&text, name);
        pl_text_add(&text, *name ? PL_STYLE_END ": …" : PL_STYLE_END "…");
        pl_text_add(&text, rest);
        rest = strstr(rest + strlen(between), between);
    }
    return lines_of(play, &end) <= lines_max ? print_entry(play, &end, "•") : 0;
}

/* The first entry from which on all fit into `lines_max` lines, and the lines left over. */
static uint32_t first_shown(const struct cli_play *play, const struct cli_log *log,
                            uint32_t lines_max, uint32_t *ret_left)
{
    uint32_t oldest = log->count - kept_of(log);
    uint32_t first = log->count;
    uint32_t left = lines_max;

    while (first > oldest && lines_of(play, entry_at(log, first - 1)) <= left) {
        left -= lines_of(play, entry_at(log, --first));
    }
    *ret_left = left;
    return first;
}

uint32_t cli_log_print(const struct cli_play *play, const struct cli_log *log, uint32_t lines_max)
{
    uint32_t left = 0;
    uint32_t first = log ? first_shown(play, log, lines_max, &left) : 0;
    uint32_t lines = 0;

    if (log && first > log->count - kept_of(log) && left > 0) {
        lines += print_end_of(play, entry_at(log, first - 1), left);
    }
    for (uint32_t i = first; log && i < log->count; i++) {
        lines += print_entry(play, entry_at(log, i), i > 0 && lines == 0 ? "…" : "•");
    }
    return lines;
}

uint32_t cli_play_print_log(const struct cli_play *play, pl_seat viewer, uint32_t first,
                            uint32_t entries_max)
{
    struct cli_log *log = cli_log_read(play, viewer, first, entries_max);
    uint32_t count = log ? log->count : 0;

    if (count > entries_max) {
        cli_play_say(play,
                     (struct cli_phrase){ CLI_PLAY_EARLIER,
                                          { PL_ARG_NUMBER((int32_t)(count - entries_max)) } });
    }
    for (uint32_t i = log ? count - kept_of(log) : 0; i < count; i++) {
        print_entry(play, entry_at(log, i), "•");
    }
    cli_log_free(log);
    return count;
}
