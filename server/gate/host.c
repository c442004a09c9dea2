/* Names of this server. */
#include "server/gate/host.h"

#include <arpa/inet.h>
#include <string.h>
#include <strings.h>

enum { NAME_SIZE = 256 };

/* Cuts the port off, and the brackets of an IPv6 address; false when it is no name at all. */
static bool read_name(const char *host, char ret_name[NAME_SIZE])
{
    bool is_bracketed = host[0] == '[';
    const char *end = is_bracketed ? strchr(host, ']') : host + strcspn(host, ":");
    const char *from = host + is_bracketed;

    if (!end || end == from || end - from >= NAME_SIZE) {
        return false;
    }
    const char *port = end + is_bracketed;
    memcpy(ret_name, from, (size_t)(end - from));
    ret_name[end - from] = '\0';
    return *port == '\0' || (*port == ':' && strspn(port + 1, "0123456789") == strlen(port + 1));
}

static bool is_address(const char *name)
{
    struct in6_addr room;

    return inet_pton(AF_INET, name, &room) == 1 || inet_pton(AF_INET6, name, &room) == 1;
}

/* Names that no public directory gives out. */
static bool is_local(const char *name)
{
    static const char *const ends[] = { ".local", ".localhost", ".lan",
                                        ".home",  ".home.arpa", ".internal" };
    size_t length = strlen(name);

    if (!strchr(name, '.')) {
        return true;
    }
    for (size_t i = 0; i < PL_COUNT_OF(ends); i++) {
        size_t end_length = strlen(ends[i]);
        if (length > end_length && strcasecmp(name + length - end_length, ends[i]) == 0) {
            return true;
        }
    }
    return false;
}

bool server_host_is_ours(const struct server_hosts *hosts, const char *host)
{
    char name[NAME_SIZE];

    if (!read_name(host, name)) {
        return false;
    }
    for (uint32_t i = 0; i < hosts->count; i++) {
        if (strcasecmp(hosts->name[i], name) == 0) {
            return true;
        }
    }
    return is_address(name) || is_local(name);
}
