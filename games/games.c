/* The list of games, expanded from games.def. */
#include "games/games.h"

#define GAME(id_) extern const struct pl_game id_##_game;
#include "games/games.def"

static const struct pl_game *const all[] = {
#define GAME(id_) &id_##_game,
#include "games/games.def"
};

const struct pl_game *games_at(uint32_t index)
{
    return index < PL_COUNT_OF(all) ? all[index] : NULL;
}

const struct pl_game *games_find(const char *id)
{
    for (uint32_t i = 0; i < PL_COUNT_OF(all); i++) {
        if (pl_string_equal(all[i]->id, id)) {
            return all[i];
        }
    }
    return NULL;
}
