/* TLS over a pair of sockets, against a client that has all the time in the world. */
#include "tests/unit/unit.h"

#include <fcntl.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/edge/link.h"
#include "server/edge/tls.h"

enum { PATH_SIZE = 64, ROOM_SIZE = 32768, UPDATES = 4000 };

struct scene {
    SSL_CTX *context;
    SSL *session; /* the server's side */
    SSL_CTX *client_context;
    SSL *client;
    int fd[2]; /* of the server and of the client */
};

/* A certificate of its own in two files. */
static void write_files(const char *cert_path, const char *key_path)
{
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *cert = X509_new();
    FILE *cert_file = fopen(cert_path, "we");
    FILE *key_file = fopen(key_path, "we");

    assert_true(key && cert && cert_file && key_file);
    X509_gmtime_adj(X509_getm_notBefore(cert), 0);
    X509_gmtime_adj(X509_getm_notAfter(cert), 3600);
    X509_set_pubkey(cert, key);
    assert_true(X509_sign(cert, key, EVP_sha256()) > 0);
    assert_int_equal(PEM_write_X509(cert_file, cert), 1);
    assert_int_equal(PEM_write_PrivateKey(key_file, key, NULL, NULL, 0, NULL, NULL), 1);
    fclose(cert_file);
    fclose(key_file);
    X509_free(cert);
    EVP_PKEY_free(key);
}

static SSL_CTX *make_context(void)
{
    char folder[] = "/tmp/plansza-tls-XXXXXX";
    char cert[PATH_SIZE];
    char key[PATH_SIZE];
    SSL_CTX *context = NULL;

    assert_non_null(mkdtemp(folder));
    snprintf(cert, sizeof cert, "%s/cert", folder);
    snprintf(key, sizeof key, "%s/key", folder);
    write_files(cert, key);
    assert_null(edge_tls_open(cert, key, &context));
    unlink(cert);
    unlink(key);
    rmdir(folder);
    return context;
}

static int64_t read_some(struct scene *scene)
{
    static char room[ROOM_SIZE];
    bool needs_room = false;

    return edge_tls_read(scene->session, room, sizeof room, &needs_room);
}

static void begin(struct scene *scene)
{
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, scene->fd), 0);
    scene->context = make_context();
    scene->session = edge_tls_begin(scene->context, scene->fd[0]);
    scene->client_context = SSL_CTX_new(TLS_client_method());
    scene->client = SSL_new(scene->client_context);
    SSL_set_fd(scene->client, scene->fd[1]);
    SSL_set_connect_state(scene->client);
    for (int i = 0; i < 100 && !SSL_is_init_finished(scene->session); i++) {
        SSL_do_handshake(scene->client);
        assert_int_equal(read_some(scene), EDGE_LATER);
    }
    assert_true(SSL_is_init_finished(scene->session));
}

static void end(struct scene *scene)
{
    edge_tls_free(scene->session);
    edge_tls_close(scene->context);
    SSL_free(scene->client);
    SSL_CTX_free(scene->client_context);
    close(scene->fd[0]);
    close(scene->fd[1]);
}

static int waiting(const struct scene *scene)
{
    int count = 0;

    ioctl(scene->fd[0], FIONREAD, &count);
    return count;
}

static bool update_keys(struct scene *scene)
{
    return SSL_key_update(scene->client, SSL_KEY_UPDATE_NOT_REQUESTED) == 1 &&
           SSL_do_handshake(scene->client) == 1;
}

/* However many come at once, a read ends after the first: others have their turn. */
static void test_one_record_a_read(void **state)
{
    struct scene scene;

    (void)state;
    begin(&scene);
    for (int i = 0; i < 50; i++) {
        assert_true(update_keys(&scene));
    }
    assert_int_equal(SSL_write(scene.client, "data", 4), 4);
    for (int i = 0; i < 50; i++) {
        int before = waiting(&scene);
        assert_int_equal(read_some(&scene), EDGE_LATER);
        assert_true(waiting(&scene) < before);
        assert_true(waiting(&scene) > 0);
    }
    assert_int_equal(read_some(&scene), 4);
    assert_int_equal(waiting(&scene), 0);
    end(&scene);
}

static void test_records_without_data(void **state)
{
    struct scene scene;
    uint64_t size = 0;
    int count = 0;

    (void)state;
    begin(&scene);
    /* The smallest pieces of data are fine. */
    for (int i = 0; i < UPDATES; i++) {
        assert_int_equal(SSL_write(scene.client, "d", 1), 1);
        int64_t more = read_some(&scene);
        assert_int_equal(more, 1);
        size += (uint64_t)more;
        assert_false(edge_tls_is_idle(scene.session, size));
    }
    while (count < 3 * UPDATES && !edge_tls_is_idle(scene.session, size)) {
        assert_true(update_keys(&scene));
        assert_int_equal(read_some(&scene), EDGE_LATER);
        count++;
    }
    assert_in_range(count, 1000, 3 * UPDATES - 1);
    end(&scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_record_a_read),
        cmocka_unit_test(test_records_without_data),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
