/* The end of our own bugs: prints the assertion that failed and stops the program. */
#include <stdio.h>
#include <stdlib.h>

#include "core/base.h"

_Noreturn void pl_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "plansza: internal error: %s (%s:%d)\n", what, file, line);
    abort();
}
