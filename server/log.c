/* Writing log lines. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

static FILE *log_file;

bool server_log_open(bool is_quiet, const char *path)
{
    log_file = is_quiet ? NULL : stderr;
    if (path) {
        log_file = fopen(path, "ae");
    }
    return log_file || !path;
}

void server_log_close(void)
{
    if (log_file && log_file != stderr) {
        fclose(log_file);
    }
    log_file = NULL;
}

static void write_time(void)
{
    struct timespec now;
    struct tm parts;
    char text[32];

    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    fprintf(log_file, "time=%s.%03ldZ", text, now.tv_nsec / 1000000);
}

void server_log(const char *event, const char *format, ...)
{
    va_list args;

    if (!log_file) {
        return;
    }
    write_time();
    fprintf(log_file, " event=%s ", event);
    va_start(args, format);
    vfprintf(log_file, format, args);
    va_end(args);
    fputc('\n', log_file);
    fflush(log_file);
}

const char *server_log_word(const char *text, char ret_word[SERVER_LOG_WORD_MAX])
{
    size_t length = 0;

    ret_word[length++] = '"';
    for (; *text && length + 2 < SERVER_LOG_WORD_MAX; text++) {
        bool is_plain = (unsigned char)*text >= 0x20 && *text != 0x7f && *text != '"';
        ret_word[length++] = is_plain ? *text : '?';
    }
    ret_word[length++] = '"';
    ret_word[length] = '\0';
    return ret_word;
}
