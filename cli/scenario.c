/* plansza scenario: runs scenario files and tells which scenarios fail. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "match/file.h"
#include "match/scenario.h"

struct printer {
    const char *file;
    bool is_verbose;
};

static void print_result(void *owner, const struct match_scenario_result *result)
{
    const struct printer *printer = owner;

    if (result->error) {
        printf("FAIL  %s\n      %s\n", result->title, result->error);
    } else if (printer->is_verbose) {
        printf("ok    %s:%u: %s\n", printer->file, (unsigned)result->line, result->title);
    }
}

static void print_shown(void *owner, const char *text)
{
    const struct printer *printer = owner;

    printf("%s: %s\n", printer->file, text);
}

/* Adds to the count; false when the file cannot be read. */
static bool run_file(const char *path, bool is_verbose, struct match_scenario_count *count)
{
    struct printer printer = { path, is_verbose };
    struct match_scenario_listener listener = { &printer, print_result, print_shown };
    char *text = NULL;
    size_t length = 0;
    const char *reason = match_file_read(path, &text, &length);

    if (reason) {
        cli_error(CLI_NO, "%s: %s", path, reason);
        return false;
    }
    struct match_scenario_count more = match_scenario_run(path, text, length, &listener);
    count->passed += more.passed;
    count->failed += more.failed;
    free(text);
    return true;
}

static int is_scenario_file(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);

    return length > 2 && strcmp(entry->d_name + length - 2, ".t") == 0;
}

/* Runs every file of a folder whose name ends with .t, in the order of their names. */
static bool run_folder(const char *folder, bool is_verbose, struct match_scenario_count *count)
{
    struct dirent **entries = NULL;
    int found = scandir(folder, &entries, is_scenario_file, alphasort);
    char path[4096];
    bool all_read = found >= 0;

    for (int i = 0; i < found; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        all_read &= run_file(path, is_verbose, count);
        free(entries[i]);
    }
    free(entries);
    return all_read;
}

static bool run_path(const char *path, bool is_verbose, struct match_scenario_count *count)
{
    struct stat about;

    if (stat(path, &about) == 0 && S_ISDIR(about.st_mode)) {
        return run_folder(path, is_verbose, count);
    }
    return run_file(path, is_verbose, count);
}

int cli_scenario(int argc, char **argv)
{
    bool is_verbose = false;
    bool done;
    bool all_read = true;
    struct cli_list plain = { 0 };
    struct match_scenario_count count = { 0, 0 };
    const struct cli_flag flags[] = {
        { "verbose", NULL, "print a line for every scenario, not only for failures", &is_verbose,
          false },
    };
    const struct cli_usage usage = { "scenario", "FILE|FOLDER...",
                                     "Runs scenario files: those given, and the *.t of folders.",
                                     flags, PL_COUNT_OF(flags) };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    if (plain.count == 0) {
        return cli_error(CLI_USAGE, "scenario needs a file; 'plansza scenario --help'");
    }
    for (uint32_t i = 0; i < plain.count; i++) {
        all_read &= run_path(plain.item[i], is_verbose, &count);
    }
    printf("%u passed, %u failed\n", (unsigned)count.passed, (unsigned)count.failed);
    return all_read && count.failed == 0 && count.passed > 0 ? CLI_OK : CLI_NO;
}
