/* Reads the server's log: what happened is counted, and what it must not tell is not there. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "server/log.h"
#include "server/tables/table.h"
#include "tests/sim/known.h"

/* By `sim_wrap` in meson.build. */
void __wrap_server_log(const char *event, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void note_deleted(const char *line)
{
    unsigned long long key = 0;
    char id[SERVER_ID_SIZE];

    if (sscanf(line, "table=%llx", &key) != 1) {
        return;
    }
    server_id_format(key, id);
    memcpy(sim.gone[sim.gone_count++ % SIM_GONE_MAX], id, sizeof id);
    struct sim_table *table = sim_table_of(id);
    if (table) {
        sim_check_age(table);
        table->is_deleted = true;
    }
}

static void check_line(const char *line)
{
    bool is_secret =
        strstr(line, SIM_PASSWORD_MARK) || strstr(line, "szept ") || sim_post_is_in(line);

    for (uint32_t i = 0; i < sim.client_count; i++) {
        is_secret = is_secret || (sim.client[i].token[0] && strstr(line, sim.client[i].token));
    }
    for (uint32_t i = 0; i < sim.table_count; i++) {
        is_secret = is_secret || strstr(line, sim.table[i].key);
    }
    if (is_secret) {
        sim_fail("a secret is in the log: %s", line);
    }
}

void __wrap_server_log(const char *event, const char *format, ...)
{
    static const struct {
        const char *line;
        enum sim_event event;
    } lines[] = {
#define LOGGED(name_, text_, line_) { line_, EVENT_##name_ },
#include "tests/sim/events.def"
    };
    char text[1024];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    for (size_t i = 0; i < PL_COUNT_OF(lines); i++) {
        if (strcmp(event, lines[i].line) == 0) {
            sim_count(lines[i].event);
        }
    }
    if (strcmp(event, "table-deleted") == 0) {
        note_deleted(text);
    }
    check_line(text);
    sim_say("log: %s %s", event, text);
}
