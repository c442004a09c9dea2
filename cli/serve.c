/* plansza serve: the server for browsers, until it is told to stop. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/data.h"
#include "server/gate/limits.h"
#include "server/server.h"

enum { PATH_SIZE = 4096, ADDRESS_SIZE = 256, TOKEN_MIN = 16, TOKEN_SIZE = 160, SITE_MAX = 120 };

struct wishes {
    const char *listen;
    const char *data;
    const char *web;
    const char *tls_cert;
    const char *tls_key;
    const char *log;
    const char *connections;
    const char *per_address;
    const char *keep_guests;
    const char *keep_games;
    const char *test_seed;
    const char *test_push;
    const char *metrics_token;
    struct server_mail_options mail;
    const char *mail_password;
    struct cli_list hosts;
    struct cli_list proxies;
    bool is_quiet;
    bool has_quick_bots;
};

/* "ADDRESS:PORT"; an IPv6 address stands in brackets. */
static bool read_listen(const char *text, char ret_address[ADDRESS_SIZE], int *ret_port)
{
    const char *colon = strrchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : 0;
    int64_t port;

    if (length > 2 && text[0] == '[' && text[length - 1] == ']') {
        text++;
        length -= 2;
    }
    if (!colon || length == 0 || length >= ADDRESS_SIZE) {
        cli_error(CLI_USAGE, "--listen takes ADDRESS:PORT, not '%s'", text);
        return false;
    }
    memcpy(ret_address, text, length);
    ret_address[length] = '\0';
    if (!cli_number("listen", colon + 1, 0, 65535, &port)) {
        return false;
    }
    *ret_port = (int)port;
    return true;
}

static bool is_client(const char *folder)
{
    char path[PATH_SIZE + 16];

    snprintf(path, sizeof path, "%s/index.html", folder);
    return access(path, R_OK) == 0;
}

/* The client beside the program: as built in the tree, or as installed. */
static const char *default_web(char ret_path[PATH_SIZE])
{
    static const char *const places[] = { "/../web/dist", "/../share/plansza/web" };
    char program[PATH_SIZE];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    if (length <= 0) {
        return NULL;
    }
    program[length] = '\0';
    *strrchr(program, '/') = '\0';
    for (size_t i = 0; i < PL_COUNT_OF(places); i++) {
        int size = snprintf(ret_path, PATH_SIZE, "%s%s", program, places[i]);
        if (size < PATH_SIZE && is_client(ret_path)) {
            return ret_path;
        }
    }
    return NULL;
}

static bool read_count(const char *flag, const char *text, int64_t high, uint32_t *ret_count)
{
    int64_t number;

    if (text) {
        if (!cli_number(flag, text, 0, high, &number)) {
            return false;
        }
        *ret_count = (uint32_t)number;
    }
    return true;
}

static void print_address(const struct server_options *options, int port)
{
    bool is_ipv6 = strchr(options->address, ':');

    printf("Plansza: http%s://%s%s%s:%d/\n", options->tls_cert ? "s" : "", is_ipv6 ? "[" : "",
           options->address, is_ipv6 ? "]" : "", port);
    fflush(stdout);
}

static bool is_test_address(const char *flag, const char *address)
{
    if (strncmp(address, "127.", 4) != 0 && strcmp(address, "::1") != 0) {
        cli_error(CLI_USAGE, "--%s is for tests: it needs --listen on 127.0.0.1 or [::1]", flag);
        return false;
    }
    return true;
}

/* The seed reveals every hand, so it is allowed on this machine only. */
static bool read_test_seed(const char *text, const char *address, struct pl_seed *ret_seed)
{
    return is_test_address("test-seed", address) && cli_seed("test-seed", text, ret_seed);
}

static bool read_names(const struct wishes *wishes, struct server_options *options)
{
    for (uint32_t i = 0; i < wishes->hosts.count; i++) {
        options->hosts.name[options->hosts.count++] = wishes->hosts.item[i];
    }
    for (uint32_t i = 0; i < wishes->proxies.count; i++) {
        if (!server_proxy_add(&options->proxies, wishes->proxies.item[i])) {
            cli_error(CLI_USAGE, "--trusted-proxy takes an address or ADDRESS/BITS, not '%s'",
                      wishes->proxies.item[i]);
            return false;
        }
    }
    return true;
}

/* A secret does not belong on a command line, which everybody on the machine can read. */
static bool read_token(const char *path, char ret_token[TOKEN_SIZE])
{
    FILE *file = fopen(path, "re");
    char *line = file ? fgets(ret_token, TOKEN_SIZE, file) : NULL;

    if (file) {
        fclose(file);
    }
    if (line) {
        line[strcspn(line, "\r\n")] = '\0';
    }
    if (!line || strlen(line) < TOKEN_MIN || strlen(line) > TOKEN_SIZE - 2) {
        cli_error(CLI_USAGE, "--metrics-token takes a file with a line of %d to %d characters",
                  TOKEN_MIN, TOKEN_SIZE - 2);
        return false;
    }
    return true;
}

/* The first line of the file. */
static bool read_password(const char *path, char ret_password[TOKEN_SIZE])
{
    FILE *file = fopen(path, "re");
    const char *line = file ? fgets(ret_password, TOKEN_SIZE, file) : NULL;

    if (file) {
        fclose(file);
    }
    if (line) {
        ret_password[strcspn(ret_password, "\r\n")] = '\0';
    }
    return line && ret_password[0];
}

static bool is_mail_whole(const struct server_mail_options *mail)
{
    bool is_smtp = mail->relay && (strncmp(mail->relay, "smtp://", 7) == 0 ||
                                   strncmp(mail->relay, "smtps://", 8) == 0);

    if (!is_smtp || !mail->from || !mail->site) {
        cli_error(CLI_USAGE, "mail needs --mail-relay smtp://HOST:PORT or smtps://HOST:PORT, "
                             "--mail-from and --mail-site");
        return false;
    }
    bool is_site = strncmp(mail->site, "https://", 8) == 0 ||
                   strncmp(mail->site, "http://127.0.0.1:", 17) == 0;
    if (!is_site || strlen(mail->site) > SITE_MAX || !strchr(mail->from, '@') ||
        strlen(mail->from) > SITE_MAX || mail->from[strcspn(mail->from, " <>,;\"\r\n")]) {
        cli_error(CLI_USAGE, "--mail-from takes an address, --mail-site takes https://HOST");
        return false;
    }
    return true;
}

static bool read_mail(const struct wishes *wishes, char room[TOKEN_SIZE],
                      struct server_mail_options *ret_mail)
{
    const struct server_mail_options *mail = &wishes->mail;
    const char *file = wishes->mail_password;

    if (!mail->relay && !mail->from && !mail->site && !mail->user && !file) {
        return true;
    }
    if (!is_mail_whole(mail)) {
        return false;
    }
    if (!mail->user != !file) {
        cli_error(CLI_USAGE, "--mail-user and --mail-password-file go together");
        return false;
    }
    if (file && !read_password(file, room)) {
        cli_error(CLI_USAGE, "--mail-password-file takes a file with a line");
        return false;
    }
    *ret_mail = *mail;
    ret_mail->password = file ? room : NULL;
    return true;
}

static int serve(const struct wishes *wishes)
{
    char password[TOKEN_SIZE];
    char token[TOKEN_SIZE];
    char address[ADDRESS_SIZE];
    char data[CLI_DATA_SIZE];
    char web[PATH_SIZE];
    struct pl_seed test_seed;
    struct server_options options = {
        .address = address,
        .data_folder = data,
        .web_folder = wishes->web,
        .tls_cert = wishes->tls_cert,
        .tls_key = wishes->tls_key,
        .log_path = wishes->log,
        .is_quiet = wishes->is_quiet,
        .has_quick_bots = wishes->has_quick_bots,
        .connections_max = SERVER_CONNECTIONS_MAX,
        .per_address_max = SERVER_PER_ADDRESS_MAX,
        .keep_guests_days = SERVER_KEEP_GUESTS_DAYS,
        .ready = print_address,
    };

    if (!read_listen(wishes->listen ? wishes->listen : "127.0.0.1:8080", address, &options.port) ||
        !read_count("max-connections", wishes->connections, 1000000, &options.connections_max) ||
        !read_count("max-per-address", wishes->per_address, 1000000, &options.per_address_max) ||
        !read_count("keep-guests", wishes->keep_guests, 36500, &options.keep_guests_days) ||
        !read_count("keep-games", wishes->keep_games, 36500, &options.keep_games_days)) {
        return CLI_USAGE;
    }
    if (!read_names(wishes, &options)) {
        return CLI_USAGE;
    }
    if (!read_mail(wishes, password, &options.mail)) {
        return CLI_USAGE;
    }
    if (wishes->metrics_token) {
        if (!read_token(wishes->metrics_token, token)) {
            return CLI_USAGE;
        }
        options.metrics_token = token;
    }
    if (wishes->test_seed) {
        if (!read_test_seed(wishes->test_seed, address, &test_seed)) {
            return CLI_USAGE;
        }
        options.test_seed = &test_seed;
    }
    if (wishes->test_push && !is_test_address("test-push", address)) {
        return CLI_USAGE;
    }
    options.test_push = wishes->test_push;
    if (!options.tls_cert != !options.tls_key) {
        return cli_error(CLI_USAGE, "--tls-cert and --tls-key go together");
    }
    if (!cli_data_folder(wishes->data, data)) {
        return CLI_USAGE;
    }
    if (!options.web_folder) {
        options.web_folder = default_web(web);
    }
    /* Files that the server creates are readable by their owner only. */
    umask(077);
    const char *reason = server_run(&options);
    return reason ? cli_error(CLI_NO, "%s", reason) : CLI_OK;
}

int cli_serve(int argc, char **argv)
{
    struct wishes wishes = { 0 };
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = {
        { "listen", "ADDR:PORT", "where to listen (127.0.0.1:8080)", &wishes.listen, false },
        CLI_FLAG_DATA(&wishes.data),
        { "web", "DIR", "the client's files, if they are not beside the program", &wishes.web,
          false },
        { "tls-cert", "FILE", "certificate chain, for https", &wishes.tls_cert, false },
        { "tls-key", "FILE", "its private key", &wishes.tls_key, false },
        { "host", "NAME", "a public name of this server; may be repeated", &wishes.hosts, true },
        { "trusted-proxy", "ADDR", "a proxy in front of it, or ADDR/BITS; may be repeated",
          &wishes.proxies, true },
        { "metrics-token", "FILE", "serve /metrics to requests with the token in this file",
          &wishes.metrics_token, false },
        { "mail-relay", "URL", "send mail by this relay: smtp://HOST:PORT or smtps://HOST:PORT",
          &wishes.mail.relay, false },
        { "mail-from", "ADDRESS", "where mail comes from", &wishes.mail.from, false },
        { "mail-site", "URL", "how links in mail begin: https://HOST", &wishes.mail.site, false },
        { "mail-user", "NAME", "who logs in to the relay", &wishes.mail.user, false },
        { "mail-password-file", "FILE", "their password, the first line of this file",
          &wishes.mail_password, false },
        { "max-connections", "N", "connections in all (10000)", &wishes.connections, false },
        { "max-per-address", "N", "connections of one address (200), 0: no limit",
          &wishes.per_address, false },
        { "keep-guests", "DAYS",
          "how long to keep guests without a session or a game (30), 0: for ever",
          &wishes.keep_guests, false },
        { "keep-games", "DAYS", "how long to keep finished games of guests only (0), 0: for ever",
          &wishes.keep_games, false },
        { "log", "FILE", "append the log to a file, not to the standard error", &wishes.log,
          false },
        { "quick-bots", NULL, "bots answer at once, which may reveal how hard a choice was",
          &wishes.has_quick_bots, false },
        { "test-seed", "S", "for tests, on this machine only: cards and bots follow from S",
          &wishes.test_seed, false },
        { "test-push", "FILE",
          "for tests, on this machine only: notify at once, and at addresses with this certificate",
          &wishes.test_push, false },
        { "quiet", NULL, "no log", &wishes.is_quiet, false },
    };
    const struct cli_usage usage = { "serve", "", "Lets people play in the browser.", flags,
                                     PL_COUNT_OF(flags) };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    return done ? code : serve(&wishes);
}
