/* plansza moderate: what people have reported, and what the operator does about it. Asks the server
 * that runs on the data folder, or changes the store itself where none does. */
#include <jansson.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/data.h"
#include "server/control/control.h"

enum { TIME_SIZE = 32, HOURS_MAX = 87600 };

/* Printing. */

static void format_time(const json_t *at, char ret_text[TIME_SIZE])
{
    time_t seconds = (time_t)(json_integer_value(at) / 1000);
    struct tm parts;

    localtime_r(&seconds, &parts);
    strftime(ret_text, TIME_SIZE, "%Y-%m-%d %H:%M", &parts);
}

/* Bytes of the character here, if it is one that a terminal obeys: a control character, also one
 * of those that Unicode has beside ASCII's, or one that turns the order of others round. */
static size_t size_of_command(const char *text)
{
    unsigned char a = (unsigned char)text[0];
    unsigned char b = a ? (unsigned char)text[1] : 0;
    unsigned char c = b ? (unsigned char)text[2] : 0;

    if (a < 0x20 || a == 0x7f) {
        return 1;
    }
    if (a == 0xc2 && b >= 0x80 && b < 0xa0) {
        return 2;
    }
    bool is_first = b == 0x80 && (c == 0x8e || c == 0x8f || (c >= 0xa8 && c < 0xaf));
    bool is_later = b == 0x81 && c >= 0xa6 && c < 0xaa;
    return a == 0xe2 && (is_first || is_later) ? 3 : 0;
}

/* A line as a terminal may show it: what people have written may hold anything. */
static void print_text(const char *text)
{
    while (text && *text) {
        size_t size = size_of_command(text);
        putchar(size > 0 ? ' ' : *text);
        text += size > 0 ? size : 1;
    }
}

static void print_member(const json_t *of, const char *key)
{
    print_text(json_string_value(json_object_get(of, key)));
}

static void print_person(const json_t *person)
{
    if (!json_is_object(person)) {
        printf("nobody known");
        return;
    }
    print_member(person, "nick");
    printf(" (#%lld%s)", (long long)json_integer_value(json_object_get(person, "id")),
           json_is_true(json_object_get(person, "is_guest")) ? ", guest" : "");
}

static void print_report(const json_t *report)
{
    char at[TIME_SIZE];

    format_time(json_object_get(report, "at"), at);
    printf("%lld  %s  table %s  by ", (long long)json_integer_value(json_object_get(report, "id")),
           at, json_string_value(json_object_get(report, "table")));
    print_person(json_object_get(report, "by"));
    printf(" about ");
    print_person(json_object_get(report, "about"));
    printf(": ");
    print_member(report, "reason");
    putchar('\n');
}

static void print_reports(const json_t *answer)
{
    size_t i;
    json_t *report;

    json_array_foreach(json_object_get(answer, "reports"), i, report)
    {
        print_report(report);
    }
    if (json_array_size(json_object_get(answer, "reports")) == 0) {
        printf("There are no reports.\n");
    }
}

/* The line that it is about is marked. */
static void print_context(const json_t *answer)
{
    const json_t *about = json_object_get(answer, "line");
    size_t i;
    json_t *line;

    print_report(answer);
    json_array_foreach(json_object_get(answer, "context"), i, line)
    {
        char at[TIME_SIZE];
        const json_t *n = json_object_get(line, "n");
        bool is_it = json_is_integer(about) && json_integer_value(about) == json_integer_value(n);
        format_time(json_object_get(line, "at"), at);
        printf("%c %s  #%lld ", is_it ? '>' : ' ', at,
               (long long)json_integer_value(json_object_get(line, "user")));
        print_member(line, "nick");
        printf(": ");
        print_member(line, "text");
        putchar('\n');
    }
}

static void print_done(const json_t *answer)
{
    print_person(answer);
    printf(": done\n");
}

static void print_closed(const json_t *answer)
{
    (void)answer;
    printf("The report is closed.\n");
}

static void print_log(const json_t *answer)
{
    size_t i;
    json_t *entry;

    json_array_foreach(json_object_get(answer, "log"), i, entry)
    {
        char at[TIME_SIZE];
        int64_t hours = json_integer_value(json_object_get(entry, "hours"));
        int64_t user = json_integer_value(json_object_get(entry, "user"));
        format_time(json_object_get(entry, "at"), at);
        printf("%s  ", at);
        print_member(entry, "operator");
        printf("  ");
        print_member(entry, "act");
        if (user) {
            putchar(' ');
            print_member(entry, "nick");
            printf(" (#%lld)", (long long)user);
        }
        if (hours) {
            printf(" for %lld hours", (long long)hours);
        }
        putchar('\n');
    }
}

/* Commands. */

enum argument { ARGUMENT_NONE, ARGUMENT_REPORT, ARGUMENT_PERSON };

struct command {
    const char *name;
    const char *cmd; /* of the control socket */
    enum argument argument;
    bool has_hours;
    void (*print)(const json_t *answer);
};

static const struct command commands[] = {
    { "list", "reports", ARGUMENT_NONE, false, print_reports },
    { "show", "report", ARGUMENT_REPORT, false, print_context },
    { "close", "close", ARGUMENT_REPORT, false, print_closed },
    { "mute", "mute", ARGUMENT_PERSON, true, print_done },
    { "unmute", "unmute", ARGUMENT_PERSON, false, print_done },
    { "ban", "ban", ARGUMENT_PERSON, true, print_done },
    { "unban", "unban", ARGUMENT_PERSON, false, print_done },
    { "log", "log", ARGUMENT_NONE, false, print_log },
};

struct wishes {
    const char *data;
    const char *hours;
    bool as_json;
};

static const char *login_name(void)
{
    const struct passwd *entry = getpwuid(getuid());

    return entry ? entry->pw_name : "unknown";
}

static const struct command *find_command(const char *name)
{
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return &commands[i];
        }
    }
    cli_error(CLI_USAGE, "moderate can list, show, close, mute, unmute, ban, unban, log, not '%s'",
              name);
    return NULL;
}

/* The request as a line; NULL with an error when the arguments do not fit. */
static char *make_line(const struct command *command, const struct wishes *wishes,
                       const struct cli_list *plain)
{
    bool has_argument = command->argument != ARGUMENT_NONE;
    int64_t number = 0;

    if (plain->count != (has_argument ? 2 : 1)) {
        cli_error(CLI_USAGE, "moderate %s takes %s", command->name,
                  !has_argument                          ? "nothing more"
                  : command->argument == ARGUMENT_REPORT ? "the number of a report"
                                                         : "a nick or #ID");
        return NULL;
    }
    if (wishes->hours && !command->has_hours) {
        cli_error(CLI_USAGE, "--hours means nothing with %s", command->name);
        return NULL;
    }
    json_t *request = json_pack("{s:s, s:s}", "cmd", command->cmd, "operator", login_name());
    bool is_right = true;
    if (command->argument == ARGUMENT_REPORT) {
        is_right = cli_number("report", plain->item[1], 1, INT32_MAX, &number);
        json_object_set_new(request, "id", json_integer(number));
    } else if (command->argument == ARGUMENT_PERSON) {
        json_object_set_new(request, "who", json_string(plain->item[1]));
    }
    if (is_right && wishes->hours) {
        is_right = cli_number("hours", wishes->hours, 1, HOURS_MAX, &number);
        json_object_set_new(request, "hours", json_integer(number));
    }
    char *line = is_right ? json_dumps(request, JSON_COMPACT) : NULL;
    json_decref(request);
    return line;
}

static int print_answer(const struct command *command, const char *text, bool as_json)
{
    json_t *answer = json_loads(text, 0, NULL);
    int code = CLI_OK;

    if (!answer) {
        return cli_error(CLI_NO, "the server's answer cannot be read");
    }
    if (!json_is_true(json_object_get(answer, "ok"))) {
        const char *reason = json_string_value(json_object_get(answer, "error"));
        code = cli_error(CLI_NO, "%s", reason ? reason : "it was refused");
    } else if (as_json) {
        printf("%s\n", text);
    } else {
        command->print(answer);
    }
    json_decref(answer);
    return code;
}

static int moderate(const struct wishes *wishes, const struct cli_list *plain)
{
    const struct command *command = find_command(plain->item[0]);
    char *line = command ? make_line(command, wishes, plain) : NULL;
    char folder[CLI_DATA_SIZE];
    char *answer = NULL;

    if (!line || !cli_data_folder(wishes->data, folder)) {
        free(line);
        return CLI_USAGE;
    }
    const char *reason = server_control_ask(folder, line, &answer);
    free(line);
    if (reason) {
        return cli_error(CLI_NO, "%s", reason);
    }
    int code = print_answer(command, answer, wishes->as_json);
    free(answer);
    return code;
}

int cli_moderate(int argc, char **argv)
{
    struct wishes wishes = { 0 };
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = {
        CLI_FLAG_DATA(&wishes.data),
        { "hours", "N", "how long a mute or a ban lasts (for ever)", &wishes.hours, false },
        { "json", NULL, "JSON output", &wishes.as_json, false },
    };
    const struct cli_usage usage = {
        "moderate", "list|show|close|mute|unmute|ban|unban|log [REPORT|NICK|#ID]",
        "Shows players' reports to the operator of a server (list; show and close REPORT), and"
        " mutes or bans\npeople. A muted person cannot write. A banned person cannot come in, and"
        " for a day at most their\naddress cannot bring a new guest. log lists the actions of all"
        " operators. Works with the server\nrunning or stopped.",
        flags, PL_COUNT_OF(flags)
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    return done ? code : moderate(&wishes, &plain);
}
