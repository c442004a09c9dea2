/* Records: any bytes are refused, changing nothing, or lead to a game that can be played. Input
 * whose first byte is odd damages the records of real finished games; the rest is taken as it is,
 * split at zero bytes. */
#include <stdlib.h>
#include <string.h>

#include "core/legacy.h"
#include "games/games.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct records {
    uint32_t count;
    struct pl_record_text record[PL_RECORDS_MAX + 1];
};

/* The chosen game, or the next one in the list that takes records. */
static const struct pl_game *taker(struct fuzz_input *in)
{
    const struct pl_game *chosen = fuzz_game(in);
    uint32_t i = 0;

    while (games_at(i) != chosen) {
        i++;
    }
    while (!games_at(i)->records.read) {
        i = games_at(i + 1) ? i + 1 : 0;
    }
    return games_at(i);
}

static void begin(const struct pl_game *game, const struct pl_config *config,
                  const struct records *records, uint64_t number)
{
    struct pl_config with = *config;
    struct pl_state_room room = { { 0 } };

    if (pl_legacy_read(game, &with, records->record, records->count)) {
        PL_ASSERT(memcmp(&with, config, sizeof with) == 0);
        return;
    }
    PL_ASSERT(!pl_config_check(game, &with));
    pl_start(game, &with, pl_state_in(&room));
    PL_ASSERT(!pl_check(game, pl_state_in(&room)));
    fuzz_play_on(game, pl_state_in(&room), number);
}

static struct records split(const char *text, size_t length)
{
    struct records records = { 0 };
    const char *end = text + length;

    while (text < end && records.count < PL_COUNT_OF(records.record)) {
        const char *stop = memchr(text, '\0', (size_t)(end - text));
        uint32_t size = (uint32_t)((stop ? stop : end) - text);
        records.record[records.count++] = (struct pl_record_text){ text, size };
        text += size + 1;
    }
    return records;
}

/* A finished game of each kind that the game takes records of, played as the input says. */
static char *real_records(const struct pl_game *game, uint8_t seats, struct fuzz_input *in,
                          size_t *ret_length)
{
    static const char *const players[PL_SEATS_MAX] = { "a", "b", "c", "d", "e" };
    char *text = calloc(PL_RECORDS_MAX, PL_RECORD_MAX);
    uint8_t mask = fuzz_byte(in);
    size_t length = 0;

    PL_ASSERT(text);
    for (uint32_t i = 0; game->records.games[i] && i < PL_RECORDS_MAX; i++) {
        const struct pl_game *before = games_find(game->records.games[i]);
        struct pl_state_room room = { { 0 } };
        struct pl_json json = pl_json_in(text + length, PL_RECORD_MAX);
        if (!(mask >> i & 1)) {
            continue;
        }
        struct pl_config config = fuzz_config(before, in);
        config.seats = seats < before->seats_min ? before->seats_min : seats;
        if (pl_config_check(before, &config)) {
            continue; /* not with this number of players, or not with these options */
        }
        pl_start(before, &config, pl_state_in(&room));
        fuzz_play_on(before, pl_state_in(&room), mask);
        PL_ASSERT(pl_head_read(pl_state_in(&room))->over);
        before->records.write(pl_state_in(&room), &(struct pl_record){ "m", players }, &json);
        PL_ASSERT(!json.text.is_cut);
        length += json.text.length + 1;
    }
    *ret_length = length;
    return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };
    bool is_real = fuzz_byte(&in) & 1;
    const struct pl_game *game = taker(&in);
    struct pl_config config = fuzz_config(game, &in);

    if (!is_real) {
        struct records records = split((const char *)in.at, in.left);
        begin(game, &config, &records, size);
        return 0;
    }
    size_t length = 0;
    char *text = real_records(game, config.seats, &in, &length);
    if (length > 0) {
        fuzz_damage(&in, text, length - 1);
    }
    struct records records = split(text, length);
    begin(game, &config, &records, size);
    free(text);
    return 0;
}
