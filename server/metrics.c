/* Counters as Prometheus text. */
#include "server/metrics.h"

#include <stdio.h>
#include <unistd.h>

#include "server/core.h"
#include "server/pool.h"
#include "server/store/store.h"
#include "server/tables/table.h"

static double bound_of(uint32_t bucket)
{
    return 0.00025 * (double)(1u << bucket);
}

void server_histogram_add(struct server_histogram *histogram, uint64_t ns)
{
    double seconds = (double)ns / 1e9;
    uint32_t bucket = 0;

    while (bucket < SERVER_BUCKETS && seconds > bound_of(bucket)) {
        bucket++;
    }
    if (bucket < SERVER_BUCKETS) {
        histogram->bucket[bucket]++;
    }
    histogram->count++;
    histogram->sum_s += seconds;
}

static void write_head(struct pl_text *text, const char *name, const char *type, const char *help)
{
    char line[256];

    snprintf(line, sizeof line, "# HELP plansza_%s %s\n# TYPE plansza_%s %s\n", name, help, name,
             type);
    pl_text_add(text, line);
}

static void write_number(struct pl_text *text, const char *name, const char *type, const char *help,
                         uint64_t number)
{
    char line[128];

    write_head(text, name, type, help);
    snprintf(line, sizeof line, "plansza_%s %llu\n", name, (unsigned long long)number);
    pl_text_add(text, line);
}

static void write_histogram(struct pl_text *text, const char *name, const char *help,
                            const struct server_histogram *histogram)
{
    char line[256];
    uint64_t sum = 0;

    write_head(text, name, "histogram", help);
    for (uint32_t i = 0; i < SERVER_BUCKETS; i++) {
        sum += histogram->bucket[i];
        snprintf(line, sizeof line, "plansza_%s_bucket{le=\"%g\"} %llu\n", name, bound_of(i),
                 (unsigned long long)sum);
        pl_text_add(text, line);
    }
    snprintf(line, sizeof line,
             "plansza_%s_bucket{le=\"+Inf\"} %llu\nplansza_%s_sum %.6f\nplansza_%s_count %llu\n",
             name, (unsigned long long)histogram->count, name, histogram->sum_s, name,
             (unsigned long long)histogram->count);
    pl_text_add(text, line);
}

static void write_errors(struct pl_text *text, const struct server_metrics *metrics)
{
    char line[128];

    write_head(text, "errors_total", "counter", "Requests that were refused, by code.");
    for (int i = SERVER_LATER + 1; i < SERVER_ERROR_COUNT; i++) {
        snprintf(line, sizeof line, "plansza_errors_total{code=\"%s\"} %llu\n",
                 server_error_code((enum server_error)i), (unsigned long long)metrics->errors[i]);
        pl_text_add(text, line);
    }
}

/* What the process holds in memory, as the system tells it. */
static uint64_t memory_bytes(void)
{
    unsigned long long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");

    if (file) {
        if (fscanf(file, "%*u %llu", &pages) != 1) {
            pages = 0;
        }
        fclose(file);
    }
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

struct tables {
    uint64_t by_status[3];
    uint64_t awake;
    uint64_t damaged;
};

static void count_table(void *owner, struct server_node *node)
{
    struct tables *tables = owner;
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    tables->by_status[table->status]++;
    tables->awake += table->match != NULL;
    tables->damaged += table->trouble != SERVER_OK;
}

static void write_tables(struct pl_text *text, const struct server *server)
{
    struct tables tables = { .damaged = server->damaged.count };
    static const char *const names[] = { "waiting", "running", "over" };
    char line[128];

    server_map_each(&server->tables, count_table, &tables);
    write_head(text, "tables", "gauge", "Tables in memory, by status.");
    for (int i = 0; i < 3; i++) {
        snprintf(line, sizeof line, "plansza_tables{status=\"%s\"} %llu\n", names[i],
                 (unsigned long long)tables.by_status[i]);
        pl_text_add(text, line);
    }
    write_number(text, "tables_awake", "gauge", "Tables whose match is in memory.", tables.awake);
    write_number(text, "tables_damaged", "gauge", "Tables that were set aside: see plansza fsck.",
                 tables.damaged);
}

void server_metrics_write(const struct server *server, struct pl_text *text)
{
    const struct server_metrics *m = &server->metrics;

    write_number(text, "connections", "gauge", "WebSocket connections.", server->conn_count);
    write_number(text, "sockets", "gauge", "All connections, WebSockets and others.",
                 server->edge.stream_count);
    write_number(text, "sockets_overdue_total", "counter", "Connections that a deadline ended.",
                 server->edge.overdue);
    write_number(text, "sockets_evicted_total", "counter",
                 "Slow connections that gave way, and those for which there was no room.",
                 server->edge.evicted);
    write_number(text, "sockets_broken_total", "counter",
                 "WebSockets that broke the protocol or a limit.", server->edge.broken);
    write_number(text, "memory_bytes", "gauge", "Resident memory.", memory_bytes());
    write_tables(text, server);
    write_number(text, "tables_made_total", "counter", "Tables made.", m->tables_made);
    write_number(text, "moves_total", "counter", "Decisions of persons.", m->moves);
    write_number(text, "bot_moves_total", "counter", "Decisions of bots.", m->bot_moves);
    write_number(text, "bot_jobs_waiting", "gauge", "Bots that wait for a worker.",
                 server_pool_waiting(server->thinkers));
    write_number(text, "messages_in_total", "counter", "WebSocket messages read.", m->messages_in);
    write_number(text, "messages_out_total", "counter", "WebSocket messages sent.",
                 m->messages_out);
    write_number(text, "bytes_in_total", "counter", "WebSocket bytes read.", server->edge.bytes_in);
    write_number(text, "bytes_out_total", "counter", "Bytes sent.", server->edge.bytes_out);
    write_number(text, "http_requests_total", "counter", "HTTP requests.", m->http_requests);
    write_number(text, "too_slow_total", "counter", "Connections that read too slowly.",
                 m->too_slow);
    write_number(text, "pushes_total", "counter", "Notifications that were delivered.", m->pushes);
    write_number(text, "pushes_failed_total", "counter",
                 "Attempts to deliver a notification that failed.", m->pushes_failed);
    write_number(text, "pushes_gone_total", "counter",
                 "Subscriptions that were dropped, because nothing is taken there.",
                 m->pushes_gone);
    write_number(text, "commits_total", "counter", "Turns that wrote.", m->commits);
    write_number(text, "commits_failed_total", "counter", "Turns that were taken back.",
                 m->commits_failed);
    write_number(text, "store_ok", "gauge", "Whether the last commit worked, and all can be read.",
                 store_is_well(server->store));
    write_histogram(text, "commit_seconds", "How long commits take.", &m->commit);
    write_histogram(text, "move_seconds", "From the arrival of a move to its answer.", &m->move);
    write_errors(text, m);
}
