/* Games that continue others: the games before are played at random to their ends, and their
 * records handed on. Which ones they are, and how they went, follows from one number. */
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "kit/play.h"

enum { OPTION_TRIES = 16, DAMAGE_TRIES = 4 };

/* The games before one game. */
struct story {
    struct pl_rng dice;
    uint32_t count;
    struct pl_record_text record[PL_RECORDS_MAX];
    char text[PL_RECORDS_MAX][PL_RECORD_MAX];
    struct pl_state_room state;
    struct pl_legal list;
};

/* As many players as in the later game, or as near to it as the game is played with. */
static uint8_t seats_of(const struct pl_game *game, uint8_t seats)
{
    return seats < game->seats_min   ? game->seats_min
           : seats > game->seats_max ? game->seats_max
                                     : seats;
}

static struct pl_config random_config(struct story *story, const struct pl_game *game,
                                      uint8_t seats)
{
    struct pl_seed seed = pl_seed_of(pl_rng_next(&story->dice));
    struct pl_config plain = pl_config_default(game, seats_of(game, seats), seed);

    for (uint32_t i = 0; i < OPTION_TRIES; i++) {
        struct pl_config config = plain;
        for (uint32_t option = 0; option < game->option_count; option++) {
            config.option[option] =
                (uint8_t)pl_rng_below(&story->dice, game->options[option].value_count);
        }
        if (!pl_config_check(game, &config)) {
            return config;
        }
    }
    return plain;
}

static const char *play_out(struct story *story, const struct pl_game *game, uint8_t seats)
{
    struct pl_config config = random_config(story, game, seats);
    struct pl_state *state = pl_state_in(&story->state);
    const struct pl_head *head = pl_head_read(state);

    pl_start(game, &config, state);
    for (uint32_t i = 0; !head->over; i++) {
        if (i >= game->decisions_max) {
            return "a game before does not end";
        }
        pl_seat seat = kit_pick_seat(head->waiting, &story->dice);
        pl_legal_of(game, pl_as_obs(state), seat, &story->list);
        if (story->list.count == 0) {
            return "a game before comes to a halt";
        }
        game->apply(state, seat, kit_pick(&story->list, &story->dice), NULL);
    }
    return NULL;
}

/* The same people sit in another order in every game. */
static const char *hand_on(struct story *story, const struct pl_game *game)
{
    static const char *const people[PL_SEATS_MAX] = { "Ada", "Jan", "Ewa", "Olek", "Ida" };
    const struct pl_state *state = pl_state_in(&story->state);
    uint8_t seats = pl_head_read(state)->seats;
    uint32_t first = pl_rng_below(&story->dice, seats);
    const char *players[PL_SEATS_MAX];
    struct pl_json json = pl_json_in(story->text[story->count], PL_RECORD_MAX);

    if (!game->records.write) {
        return "a game before hands nothing on";
    }
    for (pl_seat p = 0; p < seats; p++) {
        players[p] = people[(first + p) % seats];
    }
    game->records.write(state, &(struct pl_record){ "before", players }, &json);
    if (json.text.is_cut) {
        return "a record is longer than PL_RECORD_MAX";
    }
    story->record[story->count++] = (struct pl_record_text){ json.text.at, json.text.length };
    return NULL;
}

static const char *tell(struct story *story, const struct pl_game *game, uint8_t seats)
{
    const char *reason = NULL;

    for (uint32_t i = 0; game->records.games && game->records.games[i] && !reason; i++) {
        const struct pl_game *before = games_find(game->records.games[i]);
        if (!before) {
            return "records.games names a game that is not there";
        }
        if (pl_rng_below(&story->dice, 2) == 0 || story->count == PL_RECORDS_MAX) {
            continue;
        }
        reason = play_out(story, before, seats);
        reason = reason ? reason : hand_on(story, before);
    }
    return reason;
}

/* A record with one byte changed, or cut short, is refused or leads to a game like any other. */
static const char *damage(struct story *story, const struct pl_game *game,
                          const struct pl_config *config)
{
    struct pl_config damaged = *config;
    const char *reason = NULL;

    for (uint32_t i = 0; i < DAMAGE_TRIES && story->count > 0 && !reason; i++) {
        uint32_t n = pl_rng_below(&story->dice, story->count);
        uint32_t length = story->record[n].length;
        char *at = &story->text[n][pl_rng_below(&story->dice, length)];
        char old = *at;
        *at = (char)(1 + pl_rng_below(&story->dice, 126));
        story->record[n].length -= pl_rng_below(&story->dice, 4) == 0;
        const struct pl_refusal *refusal =
            pl_legacy_read(game, &damaged, story->record, story->count);
        if (refusal && memcmp(&damaged, config, sizeof damaged) != 0) {
            reason = "records that are refused change the configuration";
        }
        if (!refusal) {
            reason = pl_config_check(game, &damaged);
        }
        *at = old;
        story->record[n].length = length;
        damaged = *config;
    }
    return reason;
}

const char *kit_legacy(const struct pl_game *game, uint64_t number, struct pl_config *config)
{
    struct story *story = calloc(1, sizeof *story);
    struct pl_seed seed = pl_seed_of(number);
    const struct pl_refusal *refusal = NULL;

    if (!story) {
        return "no memory";
    }
    seed.byte[8] = 'l';
    pl_rng_start(&story->dice, &seed);
    const char *reason = tell(story, game, config->seats);
    if (!reason) {
        refusal = pl_legacy_read(game, config, story->record, story->count);
        reason = refusal ? refusal->text[PL_LANG_EN] : damage(story, game, config);
    }
    free(story);
    return reason ? reason : pl_config_check(game, config);
}
