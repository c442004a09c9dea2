/* Web Push cryptography with OpenSSL. */
#include "server/notify/crypt.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

static char curve[] = "prime256v1";

enum { SCALAR_BYTES = 32, SECRET_BYTES = 32, CEK_BYTES = 16, NONCE_BYTES = 12, TAG_BYTES = 16 };

/* Keys. */

EVP_PKEY *notify_key_new(void)
{
    return EVP_EC_gen(curve);
}

uint32_t notify_key_write(const EVP_PKEY *key, uint8_t ret_bytes[NOTIFY_KEY_BYTES_MAX])
{
    int size = i2d_PrivateKey(key, NULL);
    uint8_t *at = ret_bytes;

    if (size <= 0 || size > NOTIFY_KEY_BYTES_MAX) {
        return 0;
    }
    return i2d_PrivateKey(key, &at) == size ? (uint32_t)size : 0;
}

static bool is_on_curve(const EVP_PKEY *key)
{
    char name[sizeof curve + 16] = "";
    size_t size = 0;

    return EVP_PKEY_get_utf8_string_param(key, OSSL_PKEY_PARAM_GROUP_NAME, name, sizeof name,
                                          &size) == 1 &&
           strcmp(name, curve) == 0;
}

EVP_PKEY *notify_key_read(const uint8_t *bytes, uint32_t size)
{
    EVP_PKEY *key = d2i_PrivateKey(EVP_PKEY_EC, NULL, &bytes, (long)size);

    if (key && !is_on_curve(key)) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    return key;
}

bool notify_key_point(const EVP_PKEY *key, uint8_t ret_point[NOTIFY_POINT_BYTES])
{
    size_t size = 0;

    return EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, ret_point,
                                           NOTIFY_POINT_BYTES, &size) == 1 &&
           size == NOTIFY_POINT_BYTES;
}

bool notify_key_text(const EVP_PKEY *key, char ret_text[NOTIFY_KEY_TEXT_SIZE])
{
    uint8_t point[NOTIFY_POINT_BYTES];

    if (!notify_key_point(key, point)) {
        return false;
    }
    sodium_bin2base64(ret_text, NOTIFY_KEY_TEXT_SIZE, point, sizeof point,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return true;
}

/* NULL when the bytes are no point of the curve. */
static EVP_PKEY *key_of_point(const uint8_t point[NOTIFY_POINT_BYTES])
{
    uint8_t copy[NOTIFY_POINT_BYTES];
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);

    memcpy(copy, point, sizeof copy);
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, curve, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, copy, sizeof copy),
        OSSL_PARAM_construct_end(),
    };
    if (!context || EVP_PKEY_fromdata_init(context) != 1 ||
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, params) != 1) {
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

bool notify_is_point(const uint8_t point[NOTIFY_POINT_BYTES])
{
    EVP_PKEY *key = point[0] == POINT_CONVERSION_UNCOMPRESSED ? key_of_point(point) : NULL;
    EVP_PKEY_CTX *context = key ? EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL) : NULL;
    bool is_right = context && EVP_PKEY_public_check(context) == 1;

    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return is_right;
}

/* Tokens. */

/* Appends bytes in base64url; false when there is no room. */
static bool add_base64(char text[NOTIFY_TOKEN_SIZE], const void *bytes, size_t size)
{
    size_t length = strlen(text);
    size_t needed = sodium_base64_encoded_len(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);

    if (length + needed > NOTIFY_TOKEN_SIZE) {
        return false;
    }
    sodium_bin2base64(text + length, NOTIFY_TOKEN_SIZE - length, bytes, size,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return true;
}

/* r and s, 32 bytes each, of a signature in DER. */
static bool flatten(const uint8_t *der, size_t size, uint8_t ret_flat[2 * SCALAR_BYTES])
{
    ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &der, (long)size);
    bool is_done =
        signature && BN_bn2binpad(ECDSA_SIG_get0_r(signature), ret_flat, SCALAR_BYTES) > 0 &&
        BN_bn2binpad(ECDSA_SIG_get0_s(signature), ret_flat + SCALAR_BYTES, SCALAR_BYTES) > 0;

    ECDSA_SIG_free(signature);
    return is_done;
}

static bool sign(EVP_PKEY *key, const char *text, uint8_t ret_flat[2 * SCALAR_BYTES])
{
    uint8_t der[128];
    size_t size = sizeof der;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool is_done = context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1 &&
                   EVP_DigestSign(context, der, &size, (const uint8_t *)text, strlen(text)) == 1 &&
                   flatten(der, size, ret_flat);

    EVP_MD_CTX_free(context);
    return is_done;
}

bool notify_token(EVP_PKEY *key, const struct notify_claim *claim,
                  char ret_token[NOTIFY_TOKEN_SIZE])
{
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char claims[NOTIFY_TOKEN_SIZE / 2];
    uint8_t flat[2 * SCALAR_BYTES];
    const char *subject = claim->subject;
    int length =
        snprintf(claims, sizeof claims, "{\"aud\":\"%s\",\"exp\":%lld%s%s%s}", claim->audience,
                 (long long)claim->expires_s, subject ? ",\"sub\":\"" : "", subject ? subject : "",
                 subject ? "\"" : "");

    ret_token[0] = '\0';
    if (length < 0 || length >= (int)sizeof claims) {
        return false;
    }
    return add_base64(ret_token, head, strlen(head)) && strcat(ret_token, ".") &&
           add_base64(ret_token, claims, (size_t)length) && sign(key, ret_token, flat) &&
           strcat(ret_token, ".") && add_base64(ret_token, flat, sizeof flat);
}

/* Messages. */

struct bytes {
    const void *at;
    size_t size;
};

/* HKDF with SHA-256: extracts with the salt, expands with the info. */
static bool derive(struct bytes secret, struct bytes salt, struct bytes info, struct bytes ret)
{
    EVP_KDF *kdf = EVP_KDF_fetch(NULL, "HKDF", NULL);
    EVP_KDF_CTX *context = kdf ? EVP_KDF_CTX_new(kdf) : NULL;
    char digest[] = "SHA256";
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)(uintptr_t)secret.at,
                                          secret.size),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)(uintptr_t)salt.at,
                                          salt.size),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)(uintptr_t)info.at,
                                          info.size),
        OSSL_PARAM_construct_end(),
    };
    bool is_done =
        context && EVP_KDF_derive(context, (uint8_t *)(uintptr_t)ret.at, ret.size, params) == 1;

    EVP_KDF_CTX_free(context);
    EVP_KDF_free(kdf);
    return is_done;
}

/* What both sides can compute: from one's private key and the other's public one. */
static bool agree(EVP_PKEY *own, const uint8_t point[NOTIFY_POINT_BYTES],
                  uint8_t ret_secret[SECRET_BYTES])
{
    size_t size = SECRET_BYTES;
    EVP_PKEY *other = key_of_point(point);
    EVP_PKEY_CTX *context = other ? EVP_PKEY_CTX_new_from_pkey(NULL, own, NULL) : NULL;
    bool is_done = context && EVP_PKEY_derive_init(context) == 1 &&
                   EVP_PKEY_derive_set_peer(context, other) == 1 &&
                   EVP_PKEY_derive(context, ret_secret, &size) == 1 && size == SECRET_BYTES;

    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(other);
    return is_done;
}

struct message_keys {
    uint8_t cek[CEK_BYTES];
    uint8_t nonce[NONCE_BYTES];
};

/* RFC 8291, section 3.4. */
static bool derive_keys(EVP_PKEY *own, const struct notify_reader *reader,
                        const uint8_t salt[NOTIFY_SALT_BYTES], struct message_keys *ret_keys)
{
    static const char label[] = "WebPush: info";
    static const char cek_info[] = "Content-Encoding: aes128gcm";
    static const char nonce_info[] = "Content-Encoding: nonce";
    uint8_t info[sizeof label + 2 * NOTIFY_POINT_BYTES];
    uint8_t shared[SECRET_BYTES];
    uint8_t secret[SECRET_BYTES];

    memcpy(info, label, sizeof label);
    memcpy(info + sizeof label, reader->point, NOTIFY_POINT_BYTES);
    bool is_done =
        notify_key_point(own, info + sizeof label + NOTIFY_POINT_BYTES) &&
        agree(own, reader->point, shared) &&
        derive((struct bytes){ shared, sizeof shared },
               (struct bytes){ reader->auth, NOTIFY_AUTH_BYTES },
               (struct bytes){ info, sizeof info }, (struct bytes){ secret, sizeof secret }) &&
        derive((struct bytes){ secret, sizeof secret }, (struct bytes){ salt, NOTIFY_SALT_BYTES },
               (struct bytes){ cek_info, sizeof cek_info },
               (struct bytes){ ret_keys->cek, CEK_BYTES }) &&
        derive((struct bytes){ secret, sizeof secret }, (struct bytes){ salt, NOTIFY_SALT_BYTES },
               (struct bytes){ nonce_info, sizeof nonce_info },
               (struct bytes){ ret_keys->nonce, NONCE_BYTES });
    sodium_memzero(shared, sizeof shared);
    sodium_memzero(secret, sizeof secret);
    return is_done;
}

/* `ret_at` gets the bytes and the tag. */
static bool encrypt(const struct message_keys *keys, struct bytes plain, uint8_t *ret_at)
{
    int length = 0;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    bool is_done =
        context &&
        EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), NULL, keys->cek, keys->nonce) == 1 &&
        EVP_EncryptUpdate(context, ret_at, &length, plain.at, (int)plain.size) == 1 &&
        EVP_EncryptFinal_ex(context, ret_at + length, &length) == 1 &&
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, TAG_BYTES, ret_at + plain.size) == 1;

    EVP_CIPHER_CTX_free(context);
    return is_done;
}

/* The head of RFC 8188 and one record: salt, its greatest size, the sender's key, the message. */
static bool seal_with(EVP_PKEY *own, const uint8_t salt[NOTIFY_SALT_BYTES],
                      const struct notify_reader *reader, struct bytes plain, uint8_t *ret_sealed)
{
    static const uint8_t record_size[] = { 0, 0, 16, 0, NOTIFY_POINT_BYTES };
    struct message_keys keys;
    uint8_t *at = ret_sealed;

    memcpy(at, salt, NOTIFY_SALT_BYTES);
    memcpy(at + NOTIFY_SALT_BYTES, record_size, sizeof record_size);
    at += NOTIFY_SALT_BYTES + sizeof record_size;
    bool is_done = notify_key_point(own, at) && derive_keys(own, reader, salt, &keys) &&
                   encrypt(&keys, plain, at + NOTIFY_POINT_BYTES);
    sodium_memzero(&keys, sizeof keys);
    return is_done;
}

bool notify_seal(const struct notify_reader *reader, const char *text,
                 uint8_t ret_sealed[NOTIFY_SEALED_BYTES])
{
    static const uint8_t last_record = 2;
    uint8_t plain[NOTIFY_PLAIN_BYTES] = { 0 };
    uint8_t salt[NOTIFY_SALT_BYTES];
    size_t length = strlen(text);

    if (length >= sizeof plain || RAND_bytes(salt, sizeof salt) != 1) {
        return false;
    }
    memcpy(plain, text, length);
    plain[length] = last_record; /* zeros follow */
    EVP_PKEY *own = notify_key_new();
    bool is_done =
        own && seal_with(own, salt, reader, (struct bytes){ plain, sizeof plain }, ret_sealed);
    EVP_PKEY_free(own);
    return is_done;
}
