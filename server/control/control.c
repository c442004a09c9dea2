/* The server's side of the control socket. */
#include "server/control/control.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/control/run.h"
#include "server/log.h"
#include "server/store/store.h"

enum { CLIENTS_MAX = 4, LOOK_MS = 50, CLIENT_MS = 10000 };

struct client {
    int fd; /* 0: this place is free */
    int64_t since_ms;
    size_t in_size;
    char in[SERVER_CONTROL_LINE_MAX];
    char *answer; /* NULL: the line has not come yet */
    size_t sent;
    bool is_waiting;         /* for the commit .. */
    uint64_t commits;        /* .. when there were this many, .. */
    uint64_t commits_failed; /* .. and this many failed ones */
};

struct server_control {
    int fd;
    int folder; /* of the socket */
    int64_t look_at_ms;
    struct client client[CLIENTS_MAX];
};

static const char not_stored[] =
    "{\"ok\":false,\"error\":\"it could not be stored: nothing was changed\"}\n";

/* Opening. */

/* For the owner alone from the first moment; a socket of a server that was killed gives way. */
static bool listen_at(int fd, const struct sockaddr_un *address)
{
    unlink(address->sun_path);
    mode_t before = umask(0177);
    bool is_bound = bind(fd, (const struct sockaddr *)address, sizeof *address) == 0;
    umask(before);
    return is_bound && listen(fd, CLIENTS_MAX) == 0;
}

const char *server_control_open(struct server *server)
{
    struct server_control *control = calloc(1, sizeof *control);
    struct sockaddr_un address;

    if (!control) {
        return "out of memory";
    }
    server->control = control;
    control->fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (!server_control_address(server->options.data_folder, &address, &control->folder) ||
        control->fd < 0 || !listen_at(control->fd, &address)) {
        return "the socket 'control' cannot be made in the data folder";
    }
    return NULL;
}

static void end(struct client *client)
{
    close(client->fd);
    free(client->answer);
    *client = (struct client){ 0 };
}

void server_control_close(struct server *server)
{
    struct server_control *control = server->control;

    if (!control) {
        return;
    }
    for (uint32_t i = 0; i < CLIENTS_MAX; i++) {
        if (control->client[i].fd) {
            end(&control->client[i]);
        }
    }
    if (control->folder >= 0) {
        unlinkat(control->folder, "control", 0);
        close(control->folder);
    }
    if (control->fd >= 0) {
        close(control->fd);
    }
    free(control);
    server->control = NULL;
}

/* Serving. */

static void take_in(struct server *server, struct client *client)
{
    int fd = accept4(server->control->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);

    if (fd >= 0) {
        *client = (struct client){ .fd = fd, .since_ms = server->now_ms };
    }
}

static void carry_out(struct server *server, struct client *client, size_t length)
{
    bool was_dirty = store_is_dirty(server->store);

    client->answer = server_control_run(server, client->in, length);
    client->is_waiting = was_dirty || store_is_dirty(server->store);
    client->commits = server->metrics.commits;
    client->commits_failed = server->metrics.commits_failed;
}

/* Reads on; false when the other side has gone or says too much. */
static bool read_line(struct server *server, struct client *client)
{
    ssize_t size =
        recv(client->fd, client->in + client->in_size, sizeof client->in - client->in_size, 0);

    if (size < 0) {
        return errno == EAGAIN || errno == EINTR;
    }
    client->in_size += (size_t)size;
    const char *line_end = memchr(client->in, '\n', client->in_size);
    if (line_end) {
        carry_out(server, client, (size_t)(line_end - client->in));
    }
    return line_end || (size > 0 && client->in_size < sizeof client->in);
}

/* What was done in a turn that is not durable yet waits; where it failed, it was not done. */
static void check_commit(const struct server *server, struct client *client)
{
    if (!client->is_waiting || server->metrics.commits == client->commits) {
        return;
    }
    client->is_waiting = false;
    if (server->metrics.commits_failed != client->commits_failed) {
        free(client->answer);
        client->answer = strdup(not_stored);
        PL_ASSERT(client->answer);
    }
}

/* Sends on; false when all is sent or the reader is gone. */
static bool write_answer(struct client *client)
{
    const char *rest = client->answer + client->sent;
    ssize_t size = send(client->fd, rest, strlen(rest), MSG_NOSIGNAL);

    if (size < 0) {
        return errno == EAGAIN || errno == EINTR;
    }
    client->sent += (size_t)size;
    return (size_t)size < strlen(rest);
}

static void serve(struct server *server, struct client *client)
{
    bool goes_on = server->now_ms - client->since_ms < CLIENT_MS;

    if (goes_on && !client->answer) {
        goes_on = read_line(server, client);
    }
    if (goes_on && client->answer) {
        check_commit(server, client);
        goes_on = client->is_waiting || write_answer(client);
    }
    if (!goes_on) {
        end(client);
    }
}

void server_control_turn(struct server *server)
{
    struct server_control *control = server->control;

    if (!control || server->now_ms - control->look_at_ms < LOOK_MS ||
        server->now_ms < server->retry_at_ms) {
        return;
    }
    control->look_at_ms = server->now_ms;
    for (uint32_t i = 0; i < CLIENTS_MAX; i++) {
        struct client *client = &control->client[i];
        if (!client->fd) {
            take_in(server, client);
        }
        if (client->fd) {
            serve(server, client);
        }
    }
}
