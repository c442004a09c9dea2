/* The kit as a test: kit GAME [GAMES]. The environment's PLANSZA_GAMES overrides the number. */
#include <stdio.h>
#include <stdlib.h>

#include "games/games.h"
#include "kit/kit.h"

static uint32_t games_wanted(int argc, char **argv)
{
    const char *wanted = getenv("PLANSZA_GAMES");
    const char *text = wanted && *wanted ? wanted : argc > 2 ? argv[2] : "200";

    return (uint32_t)strtoul(text, NULL, 10);
}

int main(int argc, char **argv)
{
    static struct kit_report report;
    const struct pl_game *game = argc > 1 ? games_find(argv[1]) : NULL;

    if (!game) {
        fprintf(stderr, "usage: kit GAME [GAMES]\n");
        return 2;
    }
    struct kit_options options = { .seed = 1, .games = games_wanted(argc, argv), .threads = 2 };
    char room[KIT_REASON_MAX];
    struct pl_text unmet = pl_text_in(room, sizeof room);

    kit_catch_crashes();
    bool is_fine = kit_run(game, &options, &report);
    printf("%s: %u games in %u cases, %llu plies (%llu looked at closely)\n", game->id,
           report.games, report.cases, (unsigned long long)report.plies,
           (unsigned long long)report.costly_plies);
    if (is_fine && kit_write_unmet(game, &report, &unmet)) {
        printf("never met: %s\n", room);
    }
    for (uint32_t i = 0; i < report.failure_count; i++) {
        printf("FAILED %s\n", report.failure[i]);
    }
    return is_fine ? 0 : 1;
}
