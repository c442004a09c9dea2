/* Writing log lines: whole ones, from any thread, and not the same kind without end. */
#include "server/log.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "server/site_time.h"

enum { LINE_SIZE = 1024, KINDS_MAX = 64, LINES_A_SECOND = 20 };

static const uint64_t SECOND_NS = 1000000000;

/* How often an event was told in the current second. */
struct kind {
    const char *event;
    uint64_t since_ns;
    uint32_t count;
};

static FILE *log_file;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct kind kinds[KINDS_MAX];
static uint32_t kind_count;

/* Made for its owner alone; of one that is there, strangers lose what rights they had. */
static FILE *open_file(const char *path)
{
    struct stat info;
    int file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);

    if (file < 0) {
        return NULL;
    }
    if (fstat(file, &info) == 0 && S_ISREG(info.st_mode) && (info.st_mode & 07)) {
        (void)!fchmod(file, info.st_mode & 0770);
    }
    return fdopen(file, "a");
}

bool server_log_open(bool is_quiet, const char *path)
{
    log_file = is_quiet ? NULL : stderr;
    if (path) {
        log_file = open_file(path);
    }
    kind_count = 0;
    return log_file || !path;
}

static struct kind *kind_of(const char *event)
{
    for (uint32_t i = 0; i < kind_count; i++) {
        if (strcmp(kinds[i].event, event) == 0) {
            return &kinds[i];
        }
    }
    if (kind_count == KINDS_MAX) {
        return NULL;
    }
    kinds[kind_count] = (struct kind){ .event = event };
    return &kinds[kind_count++];
}

static void write_line(const char *event, const char *rest)
{
    char time_text[32];
    int64_t now_ms = server_wall_ms();
    time_t seconds = (time_t)(now_ms / 1000);
    struct tm parts;

    gmtime_r(&seconds, &parts);
    strftime(time_text, sizeof time_text, "%Y-%m-%dT%H:%M:%S", &parts);
    fprintf(log_file, "time=%s.%03dZ event=%s %s\n", time_text, (int)(now_ms % 1000), event, rest);
    fflush(log_file);
}

/* Tells how many lines were left out. */
static void tell_rest(const struct kind *kind)
{
    char rest[64];

    if (kind->count > LINES_A_SECOND) {
        snprintf(rest, sizeof rest, "kind=%s times=%u", kind->event,
                 (unsigned)(kind->count - LINES_A_SECOND));
        write_line("repeated", rest);
    }
}

static bool may_tell(const char *event)
{
    struct kind *kind = kind_of(event);
    uint64_t now = server_steady_ns();

    if (!kind) {
        return true;
    }
    if (now - kind->since_ns >= SECOND_NS) {
        tell_rest(kind);
        kind->since_ns = now;
        kind->count = 0;
    }
    return ++kind->count <= LINES_A_SECOND;
}

void server_log_tick(void)
{
    pthread_mutex_lock(&mutex);
    for (uint32_t i = 0; log_file && i < kind_count; i++) {
        tell_rest(&kinds[i]);
        kinds[i].count = 0;
    }
    pthread_mutex_unlock(&mutex);
}

void server_log_close(void)
{
    server_log_tick();
    if (log_file && log_file != stderr) {
        fclose(log_file);
    }
    log_file = NULL;
}

void server_log(const char *event, const char *format, ...)
{
    char rest[LINE_SIZE];
    va_list args;

    if (!log_file) {
        return;
    }
    va_start(args, format);
    vsnprintf(rest, sizeof rest, format, args);
    va_end(args);
    pthread_mutex_lock(&mutex);
    if (may_tell(event)) {
        write_line(event, rest);
    }
    pthread_mutex_unlock(&mutex);
}

void server_log_if_free(const char *event, const char *rest)
{
    if (log_file && pthread_mutex_trylock(&mutex) == 0) {
        write_line(event, rest);
        pthread_mutex_unlock(&mutex);
    }
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
