/* Golden games: whole games as text, one decision and one hash a line. A difference to the stored
 * file is a change of the rules.
 *   golden FOLDER [GAME]            compares with FOLDER/<game>-<seats>.txt
 *   golden --write FOLDER [GAME]    writes the files anew */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"

enum { GAMES_PER_FILE = 3, LINE_MAX = 1024, STEP = 97 };

/* Lines go to a file, or are compared with one. */
struct paper {
    FILE *file;
    bool is_written;
    uint32_t line;
    uint32_t differences;
};

static void put(struct paper *paper, const char *line)
{
    char stored[LINE_MAX];

    paper->line++;
    if (paper->is_written) {
        fprintf(paper->file, "%s\n", line);
        return;
    }
    if (!fgets(stored, sizeof stored, paper->file)) {
        stored[0] = '\0';
    }
    stored[strcspn(stored, "\n")] = '\0';
    if (strcmp(stored, line) != 0 && paper->differences++ == 0) {
        printf("line %u\n  stored: %s\n  now:    %s\n", paper->line, stored, line);
    }
}

static void put_config(struct paper *paper, const struct pl_game *game,
                       const struct pl_config *config, uint64_t number)
{
    char line[LINE_MAX];
    int used = snprintf(line, sizeof line, "game %s rules %u players %u seed %llu", game->id,
                        game->rules_version, config->seats, (unsigned long long)number);

    for (uint32_t i = 0; i < game->option_count; i++) {
        used += snprintf(line + used, sizeof line - (size_t)used, " %s=%s", game->options[i].id,
                         game->options[i].values[config->option[i]].id);
    }
    put(paper, line);
}

static void put_ply(struct paper *paper, const struct pl_game *game, const struct pl_state *state,
                    pl_seat seat, const char *action)
{
    char line[LINE_MAX];

    snprintf(line, sizeof line, "%u %s 0x%016llx", seat, action,
             (unsigned long long)pl_hash(game, state));
    put(paper, line);
}

static void put_result(struct paper *paper, const struct pl_game *game,
                       const struct pl_state *state)
{
    struct pl_result result;
    char line[LINE_MAX] = "result";

    game->result(state, &result);
    for (pl_seat p = 0; p < pl_head_read(state)->seats; p++) {
        size_t used = strlen(line);
        snprintf(line + used, sizeof line - used, " %d (%u)", result.score[p], result.rank[p]);
    }
    put(paper, line);
}

/* The moves come from their own generator. */
static void put_game(struct paper *paper, const struct pl_game *game,
                     const struct pl_config *config, uint64_t number)
{
    static struct pl_legal list;
    struct pl_state_room room;
    struct pl_state_room obs;
    struct pl_state *state = pl_state_in(&room);
    struct pl_seed seed = pl_seed_of(number + 1);
    struct pl_rng dice;
    char words[LINE_MAX / 2];

    pl_rng_start(&dice, &seed);
    put_config(paper, game, config, number);
    pl_start(game, config, state);
    while (!pl_head_read(state)->over) {
        pl_seat_mask waiting = pl_head_read(state)->waiting;
        uint32_t count = (uint32_t)__builtin_popcount(waiting);
        pl_seat seat = (pl_seat)pl_select(waiting, pl_rng_below(&dice, count));
        pl_legal_of(game, pl_as_obs(state), seat, &list);
        pl_action action = list.action[pl_rng_below(&dice, list.count)];
        struct pl_text text = pl_text_in(words, sizeof words);
        pl_observe(game, state, seat, pl_obs_in(&obs));
        game->action_text(pl_obs_in(&obs), action, PL_LANG_EN, &text);
        game->apply(state, seat, action, NULL);
        put_ply(paper, game, state, seat, words);
    }
    put_result(paper, game, state);
}

/* The values of the options change from game to game, where the seats allow it. */
static void put_games(struct paper *paper, const struct pl_game *game, uint8_t seats)
{
    for (uint32_t i = 0; i < GAMES_PER_FILE; i++) {
        uint64_t number = seats * 1000u + i * STEP;
        struct pl_config config = pl_config_default(game, seats, pl_seed_of(number));
        for (uint32_t option = 0; option < game->option_count; option++) {
            uint8_t usual = config.option[option];
            config.option[option] = (uint8_t)((usual + i) % game->options[option].value_count);
            if (pl_config_check(game, &config)) {
                config.option[option] = usual;
            }
        }
        put_game(paper, game, &config, number);
    }
}

static bool finish(struct paper *paper, const char *path)
{
    char rest[LINE_MAX];

    if (!paper->is_written && fgets(rest, sizeof rest, paper->file)) {
        printf("line %u\n  stored: %s  now:    the end\n", paper->line + 1, rest);
        paper->differences++;
    }
    if (paper->differences > 0) {
        printf("%s: %u lines differ: the rules changed. If they should have, raise rules_version\n"
               "and write the golden games anew: golden --write tests/golden\n",
               path, paper->differences);
    }
    return fclose(paper->file) == 0 && paper->differences == 0;
}

static bool do_file(const char *folder, const struct pl_game *game, uint8_t seats, bool is_written)
{
    char path[LINE_MAX];
    struct paper paper = { .is_written = is_written };

    snprintf(path, sizeof path, "%s/%s-%u.txt", folder, game->id, seats);
    paper.file = fopen(path, is_written ? "w" : "r");
    if (!paper.file) {
        perror(path);
        return false;
    }
    put_games(&paper, game, seats);
    return finish(&paper, path);
}

int main(int argc, char **argv)
{
    bool is_written = argc > 1 && strcmp(argv[1], "--write") == 0;
    const char *folder = argv[1 + is_written];
    const char *only = folder ? argv[2 + is_written] : NULL;
    bool is_fine = true;

    if (!folder || (only && !games_find(only))) {
        fprintf(stderr, "usage: golden [--write] FOLDER [GAME]\n");
        return 2;
    }
    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *game = games_at(i);
        if (only && strcmp(game->id, only) != 0) {
            continue;
        }
        for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
            is_fine &= do_file(folder, game, seats, is_written);
        }
    }
    return is_fine ? 0 : 1;
}
