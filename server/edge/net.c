/* Sockets over epoll. */
#include "server/edge/net.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/edge/edge.h"
#include "server/edge/link.h"
#include "server/edge/tls.h"
#include "server/log.h"

enum { EVENTS_MAX = 512, ACCEPTS_AT_ONCE = 256, BACKLOG = 1024, REST_MS = 500 };

struct edge_link {
    struct edge_net *net;
    struct edge_stream *stream;
    struct edge_link *next_closed;
    struct ssl_st *tls; /* NULL: none */
    int fd;             /* -1: closed */
    bool reads;         /* wants to be told */
    bool writes;
    bool needs_room;   /* TLS cannot read before it has written */
    uint64_t tls_size; /* bytes of data that TLS has read */
};

struct edge_net {
    struct edge_net_options options;
    struct ssl_ctx_st *tls; /* NULL: none */
    int epoll;
    int listener; /* -1: no connection is let in */
    int waker;
    int port;
    int64_t resting_until_ms; /* 0: it does not rest from accepting */
    struct edge_link *closed; /* freed after the events, which may still name them */
    int event_count;
    struct epoll_event event[EVENTS_MAX];
};

/* Links. */

static void watch(struct edge_link *link, int operation)
{
    struct epoll_event event = {
        .events = (link->reads ? EPOLLIN : 0u) | (link->writes || link->needs_room ? EPOLLOUT : 0u),
        .data.ptr = link,
    };

    epoll_ctl(link->net->epoll, operation, link->fd, &event);
}

static int64_t code_of_errno(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? EDGE_LATER : EDGE_BROKEN;
}

int64_t edge_link_read(struct edge_link *link, void *room, size_t size)
{
    if (link->tls) {
        bool needed_room = link->needs_room;
        int64_t count = edge_tls_read(link->tls, room, size, &link->needs_room);
        if (link->needs_room != needed_room) {
            watch(link, EPOLL_CTL_MOD);
        }
        link->tls_size += count > 0 ? (uint64_t)count : 0;
        return edge_tls_is_idle(link->tls, link->tls_size) ? EDGE_BROKEN : count;
    }
    ssize_t count = recv(link->fd, room, size, 0);
    return count >= 0 ? count : code_of_errno();
}

int64_t edge_link_write(struct edge_link *link, const struct iovec *part, int count)
{
    struct msghdr message = {
        .msg_iov = (struct iovec *)(uintptr_t)part,
        .msg_iovlen = (size_t)count,
    };

    if (link->tls) {
        return edge_tls_write(link->tls, part, count);
    }
    ssize_t sent = sendmsg(link->fd, &message, MSG_NOSIGNAL);
    return sent >= 0 ? sent : code_of_errno();
}

void edge_link_want(struct edge_link *link, bool reading, bool writing)
{
    link->reads = reading;
    link->writes = writing;
    watch(link, EPOLL_CTL_MOD);
}

void edge_link_end(struct edge_link *link)
{
    if (link->tls) {
        edge_tls_end(link->tls);
    }
    shutdown(link->fd, SHUT_WR);
}

void edge_link_close(struct edge_link *link)
{
    if (link->tls) {
        edge_tls_free(link->tls);
    }
    close(link->fd);
    link->fd = -1;
    link->tls = NULL;
    link->next_closed = link->net->closed;
    link->net->closed = link;
}

static void free_closed(struct edge_net *net)
{
    while (net->closed) {
        struct edge_link *link = net->closed;
        net->closed = link->next_closed;
        free(link);
    }
}

/* Accepting. */

static struct edge_peer peer_of(const struct sockaddr_storage *address)
{
    const struct sockaddr_in *v4 = (const void *)address;
    const struct sockaddr_in6 *v6 = (const void *)address;
    struct edge_peer peer = { { 0 } };

    if (address->ss_family == AF_INET6) {
        memcpy(peer.byte, v6->sin6_addr.s6_addr, sizeof peer.byte);
    } else if (address->ss_family == AF_INET) {
        memset(peer.byte + 10, 0xff, 2);
        memcpy(peer.byte + 12, &v4->sin_addr, 4);
    }
    return peer;
}

static bool let_in(struct edge_net *net, int fd, const struct edge_peer *peer)
{
    struct edge_link *link = calloc(1, sizeof *link);
    int on = 1;

    PL_ASSERT(link);
    *link = (struct edge_link){ .net = net, .fd = fd, .reads = true };
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (net->tls) {
        link->tls = edge_tls_begin(net->tls, fd);
        if (!link->tls) {
            free(link);
            return false;
        }
    }
    watch(link, EPOLL_CTL_ADD);
    link->stream = edge_accept(net->options.edge, link, peer);
    return true;
}

static void listen_again(struct edge_net *net, bool is_listening)
{
    struct epoll_event event = { .events = is_listening ? EPOLLIN : 0u, .data.ptr = net };

    epoll_ctl(net->epoll, EPOLL_CTL_MOD, net->listener, &event);
}

/* Without descriptors or memory, asking again at once would only keep the machine busy. */
static void rest(struct edge_net *net)
{
    server_log("accept-failed", "errno=%d connections=%u", errno,
               (unsigned)net->options.edge->stream_count);
    net->resting_until_ms = net->options.edge->now_ms + REST_MS;
    listen_again(net, false);
}

static void accept_some(struct edge_net *net)
{
    const struct edge_net_options *options = &net->options;

    for (int i = 0; i < ACCEPTS_AT_ONCE; i++) {
        struct sockaddr_storage address = { 0 };
        socklen_t size = sizeof address;
        int fd = accept4(net->listener, (struct sockaddr *)&address, &size,
                         SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0) {
            bool is_short =
                errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM;
            if (is_short) {
                rest(net);
            }
            return;
        }
        struct edge_peer peer = peer_of(&address);
        bool is_room = options->edge->stream_count < options->sockets_max;
        if (!is_room || !options->may_come(options->owner, &peer) || !let_in(net, fd, &peer)) {
            close(fd);
        }
    }
}

/* Opening. */

static int listen_at(const struct addrinfo *info)
{
    int on = 1;
    int off = 0;
    int fd = socket(info->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    if (fd < 0) {
        return -1;
    }
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (info->ai_family == AF_INET6) {
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    }
    if (bind(fd, info->ai_addr, info->ai_addrlen) != 0 || listen(fd, BACKLOG) != 0) {
        close(fd);
        return -1;
    }
    return fd;
}

static int port_of(int fd)
{
    struct sockaddr_storage address = { 0 };
    socklen_t size = sizeof address;
    const struct sockaddr_in *v4 = (const void *)&address;
    const struct sockaddr_in6 *v6 = (const void *)&address;

    getsockname(fd, (struct sockaddr *)&address, &size);
    return ntohs(address.ss_family == AF_INET6 ? v6->sin6_port : v4->sin_port);
}

static const char *listen_on(struct edge_net *net)
{
    struct addrinfo hints = {
        .ai_socktype = SOCK_STREAM,
        .ai_flags = AI_PASSIVE | AI_NUMERICSERV,
    };
    struct addrinfo *found = NULL;
    char port[16];

    snprintf(port, sizeof port, "%d", net->options.port);
    if (getaddrinfo(net->options.address, port, &hints, &found) != 0) {
        return "there is no such address to listen on";
    }
    for (const struct addrinfo *at = found; at && net->listener < 0; at = at->ai_next) {
        net->listener = listen_at(at);
    }
    int code = errno;
    freeaddrinfo(found);
    if (net->listener < 0) {
        return code == EADDRINUSE ? "the port is taken: is another server running?"
               : code == EACCES   ? "the port may not be used: those below 1024 need a right"
                                  : "the address cannot be listened on";
    }
    net->port = port_of(net->listener);
    return NULL;
}

static const char *open_all(struct edge_net *net)
{
    const char *reason = NULL;

    net->epoll = epoll_create1(EPOLL_CLOEXEC);
    net->waker = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (net->epoll < 0 || net->waker < 0) {
        return "there are not enough descriptors";
    }
    if (net->options.tls_cert) {
        reason = edge_tls_open(net->options.tls_cert, net->options.tls_key, &net->tls);
    }
    reason = reason ? reason : listen_on(net);
    if (reason) {
        return reason;
    }
    struct epoll_event listener = { .events = EPOLLIN, .data.ptr = net };
    struct epoll_event waker = { .events = EPOLLIN, .data.ptr = NULL };
    epoll_ctl(net->epoll, EPOLL_CTL_ADD, net->listener, &listener);
    epoll_ctl(net->epoll, EPOLL_CTL_ADD, net->waker, &waker);
    return NULL;
}

const char *edge_net_open(const struct edge_net_options *options, struct edge_net **ret_net)
{
    struct edge_net *net = calloc(1, sizeof *net);

    if (!net) {
        return "out of memory";
    }
    net->options = *options;
    net->epoll = -1;
    net->listener = -1;
    net->waker = -1;
    const char *reason = open_all(net);
    if (reason) {
        edge_net_close(net);
        return reason;
    }
    *ret_net = net;
    return NULL;
}

static void close_if_open(int fd)
{
    if (fd >= 0) {
        close(fd);
    }
}

void edge_net_close(struct edge_net *net)
{
    if (!net) {
        return;
    }
    free_closed(net);
    close_if_open(net->listener);
    close_if_open(net->waker);
    close_if_open(net->epoll);
    edge_tls_close(net->tls);
    free(net);
}

void edge_net_stop(struct edge_net *net)
{
    close_if_open(net->listener);
    net->listener = -1;
}

const char *edge_net_reload(struct edge_net *net)
{
    struct ssl_ctx_st *tls = NULL;
    const char *reason =
        net->tls ? edge_tls_open(net->options.tls_cert, net->options.tls_key, &tls) : NULL;

    if (tls) {
        edge_tls_close(net->tls);
        net->tls = tls;
    }
    return reason;
}

int edge_net_port(const struct edge_net *net)
{
    return net->port;
}

/* Turning. */

void edge_net_wait(struct edge_net *net, int timeout_ms)
{
    int count = epoll_wait(net->epoll, net->event, EVENTS_MAX, timeout_ms);

    net->event_count = count > 0 ? count : 0;
}

void edge_net_wake(struct edge_net *net)
{
    uint64_t one = 1;
    int before = errno;

    (void)!write(net->waker, &one, sizeof one);
    errno = before;
}

static void serve_link(struct edge_link *link, uint32_t events)
{
    if (link->fd >= 0 && (events & (EPOLLIN | EPOLLHUP | EPOLLERR) || link->needs_room)) {
        edge_readable(link->stream);
    }
    if (link->fd >= 0 && events & EPOLLOUT) {
        edge_writable(link->stream);
    }
}

void edge_net_serve(struct edge_net *net)
{
    bool has_newcomers = false;
    uint64_t count;

    for (int i = 0; i < net->event_count; i++) {
        void *of = net->event[i].data.ptr;
        if (!of) {
            (void)!read(net->waker, &count, sizeof count);
        } else if (of == net) {
            has_newcomers = true;
        } else {
            serve_link(of, net->event[i].events);
        }
    }
    net->event_count = 0;
    if (net->resting_until_ms && net->resting_until_ms <= net->options.edge->now_ms) {
        net->resting_until_ms = 0;
        listen_again(net, true);
    }
    if (has_newcomers && net->listener >= 0) {
        accept_some(net);
    }
    free_closed(net);
}
