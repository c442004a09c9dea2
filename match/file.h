/* Whole files: reading into memory, and writing so that a crash leaves the old one or the new and
 * two processes never write the same one unawares. */
#ifndef MATCH_FILE_H
#define MATCH_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* MATCH_FILE_FREE: a descriptor of no held file. */
enum { MATCH_FILE_MAX = 64 * 1024 * 1024, MATCH_FILE_FREE = -1 };

/* Reads a file of at most MATCH_FILE_MAX bytes; the caller frees the text, which ends with a zero
 * byte that `length` does not count. NULL or a static reason. */
const char *match_file_read(const char *path, char **ret_text, size_t *ret_length);

/* Writes beside the file, syncs, and puts the new file in its place. A link is followed; anything
 * but an ordinary file, and a file that is held, is refused. A new file can be read by its owner
 * only, an old one keeps its rights. NULL or a static reason; the old file is then as it was. */
const char *match_file_write(const char *path, const char *text, size_t length);
/* The same for a file of one's own: `hold` is a descriptor from match_file_hold, or MATCH_FILE_FREE
 * for a file that is not held yet. Afterwards the new file is held. */
const char *match_file_write_held(const char *path, const char *text, size_t length, int *hold);

/* Holds an ordinary file until match_file_release or the end of the process, so that no other
 * process holds or writes it. Waits up to `ms_max` for a process that holds it now. NULL or a
 * static reason. */
const char *match_file_hold(const char *path, uint32_t ms_max, int *ret_hold);
void match_file_release(int *hold);
/* Whether the path leads to the held file. */
bool match_file_is_held(const char *path, int hold);

/* Removes what processes that died while they were writing left beside a file, or (`name` NULL)
 * beside any file of the folder whose name ends in ".json". */
void match_file_sweep(const char *folder, const char *name);

#endif
