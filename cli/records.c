/* Records of finished games, as files: what a new game begins with, and who is named in them. */
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/reason.h"
#include "games/games.h"
#include "match/file.h"

/* Reads the files; the caller frees those that were read, whatever is returned. */
static bool read_records(const struct cli_list *files, struct pl_record_text *records,
                         uint32_t *ret_count)
{
    for (uint32_t i = 0; i < files->count; i++) {
        char *text = NULL;
        size_t length = 0;
        const char *reason = match_file_read(files->item[i], &text, &length);
        if (reason) {
            cli_error(CLI_NO, "%s: %s", files->item[i], cli_reason(reason, cli_error_lang()));
            return false;
        }
        records[(*ret_count)++] = (struct pl_record_text){ text, (uint32_t)length };
    }
    return true;
}

static void free_records(const struct pl_record_text *records, uint32_t count)
{
    while (count > 0) {
        free((char *)(uintptr_t)records[--count].at);
    }
}

/* Tries the number of players that is set, then, unless it was asked for, all others. */
static const struct pl_refusal *try_records(const struct pl_game *game, bool is_fixed,
                                            const struct pl_record_text *records, uint32_t count,
                                            struct pl_config *config)
{
    const struct pl_refusal *refusal = pl_legacy_read(game, config, records, count);

    for (uint8_t seats = game->seats_min; refusal && !is_fixed && seats <= game->seats_max;
         seats++) {
        struct pl_config other = *config;
        other.seats = seats;
        if (!pl_legacy_read(game, &other, records, count)) {
            *config = other;
            return NULL;
        }
    }
    return refusal;
}

/* The file that is refused for this reason by itself, or the game. */
static const char *refused_name(const struct pl_game *game, const struct cli_list *files,
                                const struct pl_record_text *records, struct pl_config config,
                                const struct pl_refusal *refusal)
{
    for (uint32_t i = 0; i < files->count; i++) {
        if (pl_legacy_read(game, &config, &records[i], 1) == refusal) {
            return files->item[i];
        }
    }
    return game->id;
}

bool cli_take_records(const struct pl_game *game, const struct cli_table *table,
                      struct pl_config *config)
{
    struct pl_record_text records[CLI_LIST_MAX];
    const struct pl_refusal *refusal = NULL;
    uint32_t count = 0;
    bool is_read = read_records(table->records, records, &count);

    if (is_read) {
        refusal = try_records(game, table->players != NULL, records, count, config);
    }
    if (refusal) {
        cli_error(CLI_NO, "%s: %s", refused_name(game, table->records, records, *config, refusal),
                  refusal->text[cli_error_lang()]);
    }
    if (is_read && !refusal && table->ret_story) {
        table->ret_story->count =
            match_record_players(game, records, count, &table->ret_story->names);
    }
    free_records(records, count);
    return is_read && !refusal;
}

void cli_records_add(const struct pl_game *game, const struct pl_config *config, enum pl_lang lang,
                     struct pl_text *text)
{
    uint32_t used = game->records.continued ? game->records.continued(config) : 0;

    for (uint32_t i = 0; used >> i; i++) {
        if (used >> i & 1) {
            pl_text_add(text, text->length > 0 ? ", " : "");
            pl_text_add(text, games_find(game->records.games[i])->title[lang]);
        }
    }
}
