/* The match: log, current state, snapshots for quick replay, undo. Files are in save.c. */
#include "match/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/match_own.h"
#include "match/memory.h"
#include "match/utf8.h"

static const char no_memory[] = "out of memory";
static const char others_decided[] = "another player has decided since then";

const char *match_new_at(const struct pl_game *game, const struct pl_config *config,
                         const struct pl_state *state, struct match **ret_match)
{
    struct match *match = match_memory(sizeof *match);

    if (!match) {
        return no_memory;
    }
    match->game = game;
    match->config = *config;
    memcpy(match->first.byte, state, game->layout.size);
    match->state = match->first;
    *ret_match = match;
    return NULL;
}

const char *match_new(const struct pl_game *game, const struct pl_config *config,
                      struct match **ret_match)
{
    struct pl_state_room room = { { 0 } };
    const char *reason = pl_config_check(game, config);

    if (reason) {
        return reason;
    }
    pl_start(game, config, pl_state_in(&room));
    reason = match_new_at(game, config, pl_state_in(&room), ret_match);
    if (!reason) {
        (*ret_match)->has_seed = true;
        (*ret_match)->is_from_seed = true;
    }
    return reason;
}

const char *match_from_state(const struct pl_game *game, const struct pl_state *state,
                             struct match **ret_match)
{
    struct pl_config config = pl_config_of(game, state);
    const char *reason = pl_check(game, state);

    if (reason) {
        return reason;
    }
    return match_new_at(game, &config, state, ret_match);
}

void match_free(struct match *match)
{
    if (match) {
        free(match->entry);
        free(match->snapshot);
        free(match->before);
        free(match);
    }
}

const struct pl_game *match_game(const struct match *match)
{
    return match->game;
}

const struct pl_config *match_config(const struct match *match)
{
    return &match->config;
}

static const struct pl_state *state_in(const struct pl_state_room *room)
{
    return (const struct pl_state *)(const void *)room->byte;
}

const struct pl_state *match_state(const struct match *match)
{
    return state_in(&match->state);
}

uint32_t match_ply(const struct match *match)
{
    return match->entry_count;
}

uint32_t match_first_ply(const struct match *match)
{
    return match->first_ply;
}

const struct pl_state *match_first_state(const struct match *match)
{
    return state_in(&match->first);
}

bool match_is_from_seed(const struct match *match)
{
    return match->is_from_seed;
}

const char *match_note(const struct match *match)
{
    return match->note;
}

void match_log(const struct match *match, uint32_t index, pl_seat *ret_seat, pl_action *ret_action)
{
    PL_ASSERT(index < match->entry_count);
    *ret_seat = match->entry[index].seat;
    *ret_action = match->entry[index].action;
}

const char *match_seat_level(const struct match *match, pl_seat seat)
{
    PL_ASSERT(seat < PL_SEATS_MAX);
    return match->level[seat];
}

const char *const *match_seat_names(const struct match *match)
{
    return match->name_at;
}

void match_set_seat(struct match *match, pl_seat seat, const char *name, const char *level)
{
    PL_ASSERT(seat < match->config.seats);
    if (name) {
        match_utf8_copy(match->name[seat], sizeof match->name[seat], name);
        match->name_at[seat] = match->name[seat][0] ? match->name[seat] : NULL;
    }
    if (level) {
        match_utf8_copy(match->level[seat], sizeof match->level[seat], level);
    }
}

/* Doubles the room of an array that is full. */
static bool grow(void **array, uint32_t *room, uint32_t count, size_t element_size)
{
    if (count < *room) {
        return true;
    }
    uint32_t larger = *room ? 2 * *room : 64;
    void *moved = realloc(*array, larger * element_size);
    if (!moved) {
        return false;
    }
    *array = moved;
    *room = larger;
    return true;
}

const char *match_reserve_entry(struct match *match)
{
    void *entry = match->entry;
    void *snapshot = match->snapshot;
    bool has_entry;
    bool has_snapshot;

    if (match->entry_count >= MATCH_PLY_MAX) {
        return "the log is full";
    }
    has_entry = grow(&entry, &match->entry_room, match->entry_count, sizeof *match->entry);
    match->entry = entry;
    has_snapshot =
        grow(&snapshot, &match->snapshot_room, match->snapshot_count, match->game->layout.size);
    match->snapshot = snapshot;
    return has_entry && has_snapshot ? NULL : no_memory;
}

static uint8_t *snapshot_at(const struct match *match, uint32_t index)
{
    return match->snapshot + (size_t)index * match->game->layout.size;
}

/* Notes an action that has just been applied to the current state. */
static void note_action(struct match *match, pl_seat seat, pl_action action)
{
    match->entry[match->entry_count++] = (struct match_entry){ .action = action, .seat = seat };
    if ((match->entry_count - match->first_ply) % MATCH_SNAPSHOT_EVERY == 0) {
        PL_ASSERT(match->snapshot_count < match->snapshot_room);
        memcpy(snapshot_at(match, match->snapshot_count++), match->state.byte,
               match->game->layout.size);
    }
}

/* Without memory for it, it is found by playing again. */
static void keep_before(struct match *match)
{
    uint32_t size = match->game->layout.size;

    match->has_before = false;
    if (!match->before) {
        match->before = match_memory(size);
    }
    if (match->before) {
        memcpy(match->before, match->state.byte, size);
    }
}

const char *match_play(struct match *match, pl_seat seat, pl_action action,
                       struct pl_events *events)
{
    const char *reason = match_reserve_entry(match);

    if (reason) {
        return reason;
    }
    keep_before(match);
    reason = pl_submit(match->game, pl_state_in(&match->state), seat, action, events);
    if (!reason) {
        note_action(match, seat, action);
        match->has_before = match->before;
    }
    return reason;
}

const char *match_at(const struct match *match, uint32_t ply, struct pl_state *ret_state)
{
    uint32_t size = match->game->layout.size;

    if (ply > match->entry_count) {
        return "the match is not that long";
    }
    if (ply < match->first_ply) {
        return "the match continues from a snapshot: what was before it cannot be shown";
    }
    if (match->has_before && ply + 1 == match->entry_count) {
        memcpy(ret_state, match->before, size);
        return NULL;
    }
    uint32_t steps = (ply - match->first_ply) / MATCH_SNAPSHOT_EVERY;
    uint32_t from = match->first_ply + steps * MATCH_SNAPSHOT_EVERY;
    PL_ASSERT(steps <= match->snapshot_count);
    memcpy(ret_state, steps ? snapshot_at(match, steps - 1) : match->first.byte, size);
    for (; from < ply; from++) {
        const struct match_entry *entry = &match->entry[from];
        const char *reason = pl_submit(match->game, ret_state, entry->seat, entry->action, NULL);
        PL_ASSERT(!reason);
    }
    return NULL;
}

uint32_t match_last_of(const struct match *match, pl_seat seat)
{
    for (uint32_t i = match->entry_count; i > match->first_ply; i--) {
        if (match->entry[i - 1].seat == seat) {
            return i - 1;
        }
    }
    return match->entry_count;
}

/* Plays what came after the removed action on the state before it. */
static const char *reapply(const struct match *match, uint32_t removed, struct pl_state *state)
{
    for (uint32_t i = removed + 1; i < match->entry_count; i++) {
        const struct match_entry *entry = &match->entry[i];
        if (pl_submit(match->game, state, entry->seat, entry->action, NULL)) {
            return others_decided;
        }
    }
    return NULL;
}

/* Whether others have decided since, and all of them only declined offers. */
static bool are_declined(const struct match *match, uint32_t removed)
{
    const struct pl_game *game = match->game;
    uint32_t i = removed + 1;

    if (!game->declines || i == match->entry_count) {
        return false;
    }
    while (i < match->entry_count && game->declines(match->entry[i].action)) {
        i++;
    }
    return i == match->entry_count;
}

/* A match without a seat's last action. */
struct undone {
    uint32_t removed; /* its place in the log */
    uint32_t kept;    /* how many after it stay */
    struct pl_state_room room;
};

/* Shortens the log and makes its snapshots fit again. */
static void remove_entry(struct match *match, const struct undone *undone)
{
    uint32_t removed = undone->removed;
    uint32_t kept = undone->kept;
    struct match_entry *entry = &match->entry[removed];

    memmove(entry, entry + 1, kept * sizeof *entry);
    match->entry_count = removed;
    match->has_before = false;
    match->snapshot_count = (removed - match->first_ply) / MATCH_SNAPSHOT_EVERY;
    const char *reason = match_at(match, removed, pl_state_in(&match->state));
    PL_ASSERT(!reason);
    for (uint32_t i = 0; i < kept; i++) {
        struct match_entry again = match->entry[removed + i];
        reason = match_play(match, again.seat, again.action, NULL);
        PL_ASSERT(!reason);
    }
    PL_ASSERT(memcmp(match->state.byte, undone->room.byte, match->game->layout.size) == 0);
}

/* Tries it on a copy. */
static const char *try_undo(const struct match *match, pl_seat seat, struct undone *ret_undone)
{
    struct pl_state *state = pl_state_in(&ret_undone->room);
    const struct pl_head *head = pl_head_read(state);
    uint32_t epoch = pl_head_read(match_state(match))->epoch;
    uint32_t last = match_last_of(match, seat);

    if (last == match->entry_count) {
        return "there is nothing to take back yet";
    }
    const char *reason = match_at(match, last, state);
    PL_ASSERT(!reason);
    if (head->epoch != epoch) {
        return "something random or hidden became known since then, a roll or a card";
    }
    ret_undone->removed = last;
    ret_undone->kept = 0;
    if (are_declined(match, last)) {
        return NULL;
    }
    ret_undone->kept = match->entry_count - last - 1;
    reason = reapply(match, last, state);
    if (reason) {
        return reason;
    }
    return head->epoch != epoch || !(head->waiting >> seat & 1) ? others_decided : NULL;
}

const char *match_undo_check(const struct match *match, pl_seat seat)
{
    struct undone undone = { 0 };

    return try_undo(match, seat, &undone);
}

const char *match_undo(struct match *match, pl_seat seat)
{
    struct undone undone = { 0 };
    const char *reason = try_undo(match, seat, &undone);

    if (!reason) {
        remove_entry(match, &undone);
    }
    return reason;
}
