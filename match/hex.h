/* 64-bit numbers as "0x" and hexadecimal digits: actions and hashes in files and messages. */
#ifndef MATCH_HEX_H
#define MATCH_HEX_H

#include <stdbool.h>
#include <stdint.h>

enum { MATCH_HEX_MAX = 19 };

/* Reads "0x" and one to sixteen digits, in small or capital letters; false for anything else. */
bool match_hex_parse(const char *text, uint64_t *ret_number);
/* Writes "0x" and sixteen digits. */
void match_hex_format(uint64_t number, char ret_text[MATCH_HEX_MAX]);

#endif
