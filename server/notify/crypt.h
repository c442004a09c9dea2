/* The cryptography of Web Push: the site's key, tokens that prove who sends (VAPID, RFC 8292), and
 * messages that only the browser can read (RFC 8291). All of it may run on any thread. */
#ifndef SERVER_NOTIFY_CRYPT_H
#define SERVER_NOTIFY_CRYPT_H

#include <openssl/types.h>

#include "core/base.h"

enum {
    NOTIFY_POINT_BYTES = 65, /* a public key of P-256, uncompressed */
    NOTIFY_AUTH_BYTES = 16,
    NOTIFY_SALT_BYTES = 16,
    NOTIFY_KEY_BYTES_MAX = 256, /* the private key as it is stored */
    NOTIFY_KEY_TEXT_SIZE = 88,  /* a public key in base64url, and the zero */
    NOTIFY_PLAIN_BYTES = 1024,  /* of each message: its length tells nothing */
    NOTIFY_SEALED_BYTES = NOTIFY_SALT_BYTES + 4 + 1 + NOTIFY_POINT_BYTES + NOTIFY_PLAIN_BYTES + 16,
    NOTIFY_TOKEN_SIZE = 1024
};

/* A new key pair; NULL when there is none to be had. The caller frees it with EVP_PKEY_free. */
EVP_PKEY *notify_key_new(void);
/* The private key as bytes; 0 when that fails. */
uint32_t notify_key_write(const EVP_PKEY *key, uint8_t ret_bytes[NOTIFY_KEY_BYTES_MAX]);
/* NULL when the bytes are not a key of P-256. */
EVP_PKEY *notify_key_read(const uint8_t *bytes, uint32_t size);
bool notify_key_point(const EVP_PKEY *key, uint8_t ret_point[NOTIFY_POINT_BYTES]);
/* The same in base64url, as browsers and push services want it. */
bool notify_key_text(const EVP_PKEY *key, char ret_text[NOTIFY_KEY_TEXT_SIZE]);
/* Whether the bytes are a public key. */
bool notify_is_point(const uint8_t point[NOTIFY_POINT_BYTES]);

struct notify_claim {
    const char *audience; /* "https://push.example" */
    const char *subject;  /* how to reach the operator; NULL: it is left out */
    int64_t expires_s;    /* since 1970 */
};
/* A signed token (JWT, ES256). */
bool notify_token(EVP_PKEY *key, const struct notify_claim *claim,
                  char ret_token[NOTIFY_TOKEN_SIZE]);

/* Whom a message is for: the keys that the browser gave. */
struct notify_reader {
    uint8_t point[NOTIFY_POINT_BYTES];
    uint8_t auth[NOTIFY_AUTH_BYTES];
};
/* A text shorter than NOTIFY_PLAIN_BYTES, encrypted (aes128gcm) in one record. */
bool notify_seal(const struct notify_reader *reader, const char *text,
                 uint8_t ret_sealed[NOTIFY_SEALED_BYTES]);

#endif
