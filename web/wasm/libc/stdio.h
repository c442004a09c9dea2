/* There is nothing to print on. */
#ifndef WASM_STDIO_H
#define WASM_STDIO_H

#include <stddef.h>

#endif
