/* Texts of UTF-8 from outside: cut between letters, without what a terminal would obey. Needs no C
 * library. */
#ifndef MATCH_UTF8_H
#define MATCH_UTF8_H

#include <stddef.h>

/* How many bytes of a text can be shown where there is room for `size`: no letter is cut in two.
 * Made for "%.*s". */
int match_utf8_cut(const char *text, int size);
/* Copies what fits. Control characters (U+0000 to U+001F, U+007F to U+009F) and bytes that are not
 * UTF-8 are left out. */
void match_utf8_copy(char *ret_text, size_t size, const char *from);

#endif
