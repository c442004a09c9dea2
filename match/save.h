/* Matches as readable JSON files, and what replaying such a file proves. The format is described in
 * docs/protocol.md. */
#ifndef MATCH_SAVE_H
#define MATCH_SAVE_H

#include "match/match.h"
#include "match/seed.h"

/* Writes the file so that a crash leaves the old one or the new. NULL or a static reason. What is
 * refused, and what `hold` is, stands in match/file.h. */
const char *match_save(const struct match *match, const char *path);
const char *match_save_held(const struct match *match, const char *path, int *hold);
/* Whether the file is a save of this match, earlier or later: the same table from the same
 * beginning. */
bool match_is_save_of(const struct match *match, const char *path);
/* The same as text, which the caller frees. */
const char *match_save_text(const struct match *match, char **ret_text);

/* Reads, checks and replays. Where the rules have changed since and the log no longer leads to the
 * saved position, the match continues from the snapshot and match_note() says so. A save of newer
 * rules than ours is refused. */
const char *match_load(const char *path, struct match **ret_match);
const char *match_load_text(const char *text, size_t length, struct match **ret_match);

/* What replaying a file proves: that seed and configuration are those committed to, that every
 * decision in the file was legal, and that dice and cards follow from the seed. It cannot prove who
 * made a decision, and says nothing of names and levels: neither is committed to. */
struct match_proof {
    const struct pl_game *game;
    struct pl_config config;
    uint32_t rules_version; /* of the file */
    uint32_t ply;
    bool is_from_seed;        /* the log begins at the setup */
    bool is_commitment_right; /* the commitment in the file is that of seed and configuration */
    bool is_log_legal;        /* every action was legal when it was taken */
    bool is_hash_right;       /* the log leads to the saved hash and snapshot */
    bool is_over;
    uint32_t bad_ply;                     /* of the first illegal action */
    uint64_t hash;                        /* of the state that the log leads to */
    char commitment[MATCH_HASH_TEXT_MAX]; /* as written in the file */
};

/* Fills the proof in; a reason only when the file is no save file at all. */
const char *match_verify(const char *path, struct match_proof *ret_proof);
const char *match_verify_text(const char *text, size_t length, struct match_proof *ret_proof);

/* A log that was cut short looks like a match that is not over: such a match is not proved. Where
 * older rules led elsewhere, only a program with those rules can tell. */
enum match_verdict {
    MATCH_REFUTED,
    MATCH_OTHER_RULES,
    MATCH_UNFINISHED,
    MATCH_PROVED,
    MATCH_VERDICT_COUNT
};

/* Refuted unless every part holds; a match of older rules is proved like any other where today's
 * rules lead to the same end. */
enum match_verdict match_verdict(const struct match_proof *proof);

#endif
