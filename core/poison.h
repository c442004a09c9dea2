/* Forced into every file of core/ and games/ by the build: rules never allocate, print, read a
 * clock or use the C library's randomness. Using one of these words is a compile error there. */
#ifndef PL_CORE_POISON_H
#define PL_CORE_POISON_H

#include <stddef.h>

#pragma GCC poison malloc calloc realloc free alloca strdup
#pragma GCC poison printf fprintf sprintf snprintf vsnprintf puts putchar fopen fread fwrite
#pragma GCC poison rand srand random srandom drand48 arc4random
#pragma GCC poison time clock gettimeofday clock_gettime
#pragma GCC poison exit abort system getenv setjmp longjmp
#pragma GCC poison float double

#endif
