/* Records on their way into a configuration: what holds for every game. */
#include "core/legacy.h"

#include "core/game.h"

static const struct pl_refusal takes_none = {
    .code = "none",
    .text = { [PL_LANG_PL] = "ta gra nie zaczyna się od zapisów innych gier",
              [PL_LANG_EN] = "this game does not begin with records of others" },
};
static const struct pl_refusal too_many = {
    .code = "many",
    .text = { [PL_LANG_PL] = "to za dużo zapisów na jedną grę",
              [PL_LANG_EN] = "these are too many records for one game" },
};

bool pl_has_legacy(const struct pl_config *config)
{
    static const uint8_t none[PL_LEGACY_MAX];

    return memcmp(config->legacy, none, sizeof none) != 0;
}

const struct pl_refusal *pl_legacy_read(const struct pl_game *game, struct pl_config *config,
                                        const struct pl_record_text *records, uint32_t count)
{
    struct pl_config with = *config;

    memset(with.legacy, 0, sizeof with.legacy);
    if (count > 0 && !game->records.read) {
        return &takes_none;
    }
    if (count > PL_RECORDS_MAX) {
        return &too_many;
    }
    const struct pl_refusal *refusal = count > 0 ? game->records.read(&with, records, count) : NULL;
    if (!refusal) {
        PL_ASSERT(pl_has_legacy(&with) == (count > 0));
        *config = with;
    }
    return refusal;
}

bool pl_takes_records_of(const struct pl_game *game, const char *other_id)
{
    for (uint32_t i = 0; game->records.games && game->records.games[i]; i++) {
        if (pl_string_equal(game->records.games[i], other_id)) {
            return true;
        }
    }
    return false;
}
