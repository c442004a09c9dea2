/* The memory functions are declared in core/base.h; these are in strings.c. */
#ifndef WASM_STRING_H
#define WASM_STRING_H

#include <stddef.h>

size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t size);
void *memchr(const void *bytes, int byte, size_t size);
char *strchr(const char *text, int letter);
char *strrchr(const char *text, int letter);
char *strstr(const char *text, const char *part);
size_t strspn(const char *text, const char *set);
size_t strcspn(const char *text, const char *set);

#endif
