/* Random texts. */
#include <sodium.h>

#include "server/core.h"

void server_random_text(char *ret_text, uint32_t size)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    randombytes_buf(ret_text, size - 1);
    for (uint32_t i = 0; i < size - 1; i++) {
        ret_text[i] = digits[(unsigned char)ret_text[i] & 63];
    }
    ret_text[size - 1] = '\0';
}
