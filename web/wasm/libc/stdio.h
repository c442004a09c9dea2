/* There is nothing to print on, only texts to print into; see strings.c. */
#ifndef WASM_STDIO_H
#define WASM_STDIO_H

#include <stdarg.h>
#include <stddef.h>

int vsnprintf(char *at, size_t size, const char *format, va_list args);
int snprintf(char *at, size_t size, const char *format, ...);

#endif
