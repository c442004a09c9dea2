/* The memory functions are declared in core/base.h; nothing else of <string.h> is used. */
#ifndef WASM_STRING_H
#define WASM_STRING_H

#include <stddef.h>

#endif
