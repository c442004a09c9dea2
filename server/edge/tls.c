/* TLS 1.2 and 1.3, no renegotiation. HTTP/1.1 is all there is, so no protocol is chosen. */
#include "server/edge/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <string.h>

#include "server/edge/link.h"

/* Bytes beside the data, with the handshake; and of a record that holds one byte of it. */
enum { IDLE_MAX = 65536, RECORD_MIN = 32 };

const char *edge_tls_open(const char *cert_path, const char *key_path, SSL_CTX **ret_context)
{
    const char *reason = NULL;
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());

    if (!context) {
        return "out of memory";
    }
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                     SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                                  SSL_MODE_RELEASE_BUFFERS);
    /* One record a read: what is no data must not keep the loop as long as more of it comes. */
    SSL_CTX_clear_mode(context, SSL_MODE_AUTO_RETRY);
    if (SSL_CTX_use_certificate_chain_file(context, cert_path) != 1) {
        reason = "the certificate cannot be read: is --tls-cert a PEM file?";
    } else if (SSL_CTX_use_PrivateKey_file(context, key_path, SSL_FILETYPE_PEM) != 1) {
        reason = "the private key cannot be read: is --tls-key a PEM file?";
    } else if (SSL_CTX_check_private_key(context) != 1) {
        reason = "the private key does not belong to the certificate";
    }
    ERR_clear_error();
    if (reason) {
        SSL_CTX_free(context);
        return reason;
    }
    *ret_context = context;
    return NULL;
}

void edge_tls_close(SSL_CTX *context)
{
    SSL_CTX_free(context);
}

SSL *edge_tls_begin(SSL_CTX *context, int fd)
{
    SSL *session = SSL_new(context);

    if (session) {
        SSL_set_fd(session, fd);
        SSL_set_accept_state(session);
    }
    return session;
}

void edge_tls_end(SSL *session)
{
    if (SSL_is_init_finished(session)) {
        SSL_shutdown(session);
    }
    ERR_clear_error();
}

void edge_tls_free(SSL *session)
{
    SSL_free(session);
}

int64_t edge_tls_read(SSL *session, void *room, size_t size, bool *ret_needs_room)
{
    size_t count = 0;

    *ret_needs_room = false;
    if (SSL_read_ex(session, room, size, &count) == 1) {
        return (int64_t)count;
    }
    int error = SSL_get_error(session, 0);
    ERR_clear_error();
    *ret_needs_room = error == SSL_ERROR_WANT_WRITE;
    return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE ? EDGE_LATER
           : error == SSL_ERROR_ZERO_RETURN                              ? 0
                                                                         : EDGE_BROKEN;
}

bool edge_tls_is_idle(const SSL *session, uint64_t data_size)
{
    return BIO_number_read(SSL_get_rbio(session)) > IDLE_MAX + RECORD_MIN * data_size;
}

/* Records are made of one part each. */
int64_t edge_tls_write(SSL *session, const struct iovec *part, int count)
{
    int64_t sum = 0;

    for (int i = 0; i < count; i++) {
        size_t sent = 0;
        if (part[i].iov_len == 0) {
            continue;
        }
        if (SSL_write_ex(session, part[i].iov_base, part[i].iov_len, &sent) != 1) {
            int error = SSL_get_error(session, 0);
            ERR_clear_error();
            bool is_later = error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE;
            return sum > 0 ? sum : is_later ? EDGE_LATER : EDGE_BROKEN;
        }
        sum += (int64_t)sent;
        if (sent < part[i].iov_len) {
            break;
        }
    }
    return sum;
}
