/* Carrying out commands, and doing so without a server. */
#include "server/control/run.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "server/control/control.h"
#include "server/log.h"
#include "server/store/store.h"

enum { PATIENCE_S = 30, PATH_SIZE = 4096 };

struct row {
    const char *name;
    const char *(*run)(struct server_command *command);
};

static const struct row commands[] = {
#define CONTROL(name_) { #name_, server_command_##name_ },
#include "server/control/control.def"
};

const char *server_command_text(const struct server_command *command, const char *key)
{
    return json_string_value(json_object_get(command->request, key));
}

int64_t server_command_number(const struct server_command *command, const char *key)
{
    const json_t *value = json_object_get(command->request, key);
    json_int_t number = json_integer_value(value);

    return json_is_integer(value) && number >= 0 ? number : -1;
}

static const char *run(struct server_command *command)
{
    const char *name = server_command_text(command, "cmd");

    for (size_t i = 0; name && i < PL_COUNT_OF(commands); i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return commands[i].run(command);
        }
    }
    return "the server does not know this command";
}

char *server_control_run(struct server *server, const char *line, size_t length)
{
    char *room = malloc(SERVER_CONTROL_ANSWER_MAX);
    struct pl_json json = pl_json_in(room, SERVER_CONTROL_ANSWER_MAX - 1);
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    struct server_command command = { .server = server, .request = request, .json = &json };

    PL_ASSERT(room);
    pl_json_open(&json, '{');
    pl_json_member_bool(&json, "ok", true);
    const char *reason = json_is_object(request) ? run(&command) : "this is no JSON object";
    if (json.text.is_cut) {
        reason = "the answer is too long";
    }
    if (reason) {
        json = pl_json_in(room, SERVER_CONTROL_ANSWER_MAX - 1);
        pl_json_open(&json, '{');
        pl_json_member_bool(&json, "ok", false);
        pl_json_member_string(&json, "error", reason);
    }
    pl_json_close(&json, '}');
    json_decref(request);
    strcat(room + json.text.length, "\n");
    return room;
}

bool server_control_address(const char *folder, struct sockaddr_un *ret_address, int *ret_folder)
{
    *ret_address = (struct sockaddr_un){ .sun_family = AF_UNIX };
    *ret_folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    snprintf(ret_address->sun_path, sizeof ret_address->sun_path, "/proc/self/fd/%d/control",
             *ret_folder);
    return *ret_folder >= 0;
}

/* Asking. */

static int connect_to(const char *folder)
{
    struct sockaddr_un address;
    struct timeval patience = { .tv_sec = PATIENCE_S };
    int folder_fd = -1;
    int fd = -1;

    if (server_control_address(folder, &address, &folder_fd)) {
        fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof address) != 0) {
            close(fd);
            fd = -1;
        }
        close(folder_fd);
    }
    if (fd >= 0) {
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    }
    return fd;
}

static bool write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = send(fd, bytes, length, MSG_NOSIGNAL);
        if (written < 0 && errno != EINTR) {
            return false;
        }
        bytes += written > 0 ? written : 0;
        length -= written > 0 ? (size_t)written : 0;
    }
    return true;
}

/* Reads up to the end of the line; NULL when the server has gone or says nothing. */
static char *read_answer(int fd)
{
    char *room = malloc(SERVER_CONTROL_ANSWER_MAX);
    size_t length = 0;

    PL_ASSERT(room);
    while (length < SERVER_CONTROL_ANSWER_MAX) {
        ssize_t size = recv(fd, room + length, SERVER_CONTROL_ANSWER_MAX - length, 0);
        if (size <= 0 && !(size < 0 && errno == EINTR)) {
            break;
        }
        length += size > 0 ? (size_t)size : 0;
        if (length > 0 && room[length - 1] == '\n') {
            room[length - 1] = '\0';
            return room;
        }
    }
    free(room);
    return NULL;
}

static const char *ask_server(int fd, const char *line, char **ret_answer)
{
    bool is_sent = write_all(fd, line, strlen(line)) && write_all(fd, "\n", 1);

    *ret_answer = is_sent ? read_answer(fd) : NULL;
    close(fd);
    return *ret_answer ? NULL : "the server does not answer";
}

static const char *ask_store(const char *folder, const char *line, char **ret_answer)
{
    static struct server server;
    char path[PATH_SIZE];

    server = (struct server){ .options = { .data_folder = folder } };
    int length = snprintf(path, sizeof path, "%s/plansza.db", folder);
    if (length >= PATH_SIZE || access(path, R_OK | W_OK) != 0) {
        return "no server has kept anything in this folder, or it may not be used";
    }
    server_log_open(true, NULL);
    const char *reason = store_open(folder, &server.store);
    if (reason) {
        return reason;
    }
    if (!server_time_begin(&server)) {
        store_close(server.store);
        return "the site's clock is wrong or cannot be read: 'plansza fsck' tells more";
    }
    *ret_answer = server_control_run(&server, line, strlen(line));
    if (store_is_dirty(server.store) && !store_commit(server.store)) {
        free(*ret_answer);
        reason = "it could not be stored: nothing was changed";
    }
    store_close(server.store);
    server_map_free(&server.users);
    return reason;
}

const char *server_control_ask(const char *folder, const char *line, char **ret_answer)
{
    int fd = connect_to(folder);

    return fd >= 0 ? ask_server(fd, line, ret_answer) : ask_store(folder, line, ret_answer);
}
