/* A save file taken apart and checked member by member, before anything is replayed. */
#ifndef MATCH_SAVE_DOC_H
#define MATCH_SAVE_DOC_H

#include "core/snapshot.h"
#include "match/match_own.h"
#include "match/seed.h"

#define MATCH_SAVE_FORMAT "plansza-save-1"

struct match_save_doc {
    const struct pl_game *game;
    struct pl_config config;
    uint32_t rules_version;
    bool has_seed;
    char commitment[MATCH_HASH_TEXT_MAX];
    char name[PL_SEATS_MAX][MATCH_NAME_MAX];
    char level[PL_SEATS_MAX][MATCH_LEVEL_MAX];
    uint32_t first_ply;
    bool has_first;
    uint32_t first_size;
    uint8_t first[PL_SNAPSHOT_MAX];
    uint32_t entry_count;
    struct match_entry *entry;
    uint32_t snapshot_size;
    uint8_t snapshot[PL_SNAPSHOT_MAX];
    uint64_t hash;
};

/* Takes the text apart; NULL or a static reason. Free the document in either case. */
const char *match_save_doc_read(const char *text, size_t length, struct match_save_doc *ret_doc);
void match_save_doc_free(struct match_save_doc *doc);

#endif
