/* Whole files: reading into memory, and writing so that a crash leaves the old one or the new. */
#ifndef MATCH_FILE_H
#define MATCH_FILE_H

#include <stdbool.h>
#include <stddef.h>

enum { MATCH_FILE_MAX = 64 * 1024 * 1024 };

/* Reads a file of at most MATCH_FILE_MAX bytes; the caller frees the text, which ends with a zero
 * byte that `length` does not count. NULL or a static reason. */
const char *match_file_read(const char *path, char **ret_text, size_t *ret_length);
/* Writes beside the file, syncs, and puts the new file in its place. NULL or a static reason; the
 * old file is then as it was. */
const char *match_file_write(const char *path, const char *text, size_t length);

#endif
