/* Frames. */
#include "server/edge/frame.h"

#include <openssl/evp.h>
#include <string.h>

enum { KEY_LENGTH = 24, KEY_BYTES = 16, SHORT_MAX = 125, TWO_BYTES = 126, EIGHT_BYTES = 127 };

/* Reading. */

static uint64_t read_number(const uint8_t *bytes, uint32_t count)
{
    uint64_t number = 0;

    for (uint32_t i = 0; i < count; i++) {
        number = number << 8 | bytes[i];
    }
    return number;
}

static bool is_opcode(unsigned number)
{
    return number <= EDGE_BINARY || (number >= EDGE_CLOSE && number <= EDGE_PONG);
}

int edge_frame_read(const uint8_t *bytes, uint32_t size, struct edge_frame *ret_frame)
{
    if (size < 2) {
        return 0;
    }
    unsigned opcode = bytes[0] & 15u;
    bool has_reserved = bytes[0] & 0x70u;
    bool is_masked = bytes[1] & 0x80u;
    uint32_t length = bytes[1] & 0x7fu;
    uint32_t more = length == TWO_BYTES ? 2 : length == EIGHT_BYTES ? 8 : 0;
    uint32_t head_size = 2 + more + 4;

    if (has_reserved || !is_masked || !is_opcode(opcode)) {
        return -1;
    }
    *ret_frame = (struct edge_frame){
        .opcode = (enum edge_opcode)opcode,
        .is_final = bytes[0] & 0x80u,
        .head_size = head_size,
        .size = length,
    };
    if (edge_frame_is_control(ret_frame) && (!ret_frame->is_final || more > 0)) {
        return -1;
    }
    if (size < head_size) {
        return 0;
    }
    if (more > 0) {
        /* As short as it can be written. */
        ret_frame->size = read_number(bytes + 2, more);
        if (ret_frame->size <= (more == 2 ? SHORT_MAX : UINT16_MAX) ||
            ret_frame->size > INT64_MAX) {
            return -1;
        }
    }
    memcpy(ret_frame->mask, bytes + 2 + more, 4);
    return (int)head_size;
}

void edge_frame_unmask(const struct edge_frame *frame, char *payload)
{
    for (uint64_t i = 0; i < frame->size; i++) {
        payload[i] = (char)((uint8_t)payload[i] ^ frame->mask[i & 3]);
    }
}

static bool is_close_code(uint64_t code)
{
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
           (code >= 3000 && code <= 4999);
}

enum edge_close edge_close_read(const char *payload, uint32_t size)
{
    if (size == 0) {
        return EDGE_CLOSE_NONE;
    }
    uint64_t code = size < 2 ? 0 : read_number((const uint8_t *)payload, 2);
    if (!is_close_code(code)) {
        return EDGE_CLOSE_PROTOCOL;
    }
    return edge_is_utf8(payload + 2, size - 2) ? (enum edge_close)code : EDGE_CLOSE_BYTES;
}

/* Writing. */

uint32_t edge_frame_write(enum edge_opcode opcode, uint32_t size, char *end)
{
    uint32_t more = size <= SHORT_MAX ? 0 : size <= UINT16_MAX ? 2 : 8;
    uint64_t rest = size;

    for (uint32_t i = 1; i <= more; i++) {
        end[-(int)i] = (char)(rest & 0xff);
        rest >>= 8;
    }
    char *head = end - more - 2;
    head[0] = (char)(0x80 | opcode);
    head[1] = (char)(more == 0 ? size : more == 2 ? TWO_BYTES : EIGHT_BYTES);
    return more + 2;
}

/* Texts. */

/* How many bytes of a letter follow this first one, or -1. */
static int following(uint8_t first)
{
    return first < 0x80                    ? 0
           : first >= 0xc2 && first < 0xe0 ? 1
           : first >= 0xe0 && first < 0xf0 ? 2
           : first >= 0xf0 && first < 0xf5 ? 3
                                           : -1;
}

/* No detours, no halves of pairs, nothing beyond the last letter. */
static bool is_second(uint8_t first, uint8_t second)
{
    uint8_t low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    uint8_t high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;

    return second >= low && second <= high;
}

bool edge_is_utf8(const char *bytes, size_t size)
{
    const uint8_t *at = (const uint8_t *)bytes;
    const uint8_t *end = at + size;

    while (at < end) {
        int more = following(*at);
        if (more < 0 || end - at <= more || (more > 0 && !is_second(at[0], at[1]))) {
            return false;
        }
        for (int i = 2; i <= more; i++) {
            if ((at[i] & 0xc0) != 0x80) {
                return false;
            }
        }
        at += more + 1;
    }
    return true;
}

/* The handshake. */

bool edge_accept_key(const char *key, char ret_text[EDGE_ACCEPT_SIZE])
{
    static const char salt[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    unsigned char decoded[KEY_BYTES + 3];
    unsigned char digest[EVP_MAX_MD_SIZE];
    char salted[KEY_LENGTH + sizeof salt];
    unsigned size = 0;

    if (strlen(key) != KEY_LENGTH || strcmp(key + KEY_LENGTH - 2, "==") != 0 ||
        EVP_DecodeBlock(decoded, (const unsigned char *)key, KEY_LENGTH) != KEY_BYTES + 2) {
        return false;
    }
    memcpy(salted, key, KEY_LENGTH);
    memcpy(salted + KEY_LENGTH, salt, sizeof salt);
    if (!EVP_Digest(salted, strlen(salted), digest, &size, EVP_sha1(), NULL)) {
        return false;
    }
    EVP_EncodeBlock((unsigned char *)ret_text, digest, (int)size);
    return true;
}
