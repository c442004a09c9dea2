/* The counters of /metrics. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "core/json.h"
#include "server/protocol/error.h"

struct server;

enum { SERVER_BUCKETS = 12 };

/* How long things took; bucket i counts those of at most 2^i quarter milliseconds. */
struct server_histogram {
    uint64_t bucket[SERVER_BUCKETS];
    uint64_t count;
    double sum_s;
};

struct server_metrics {
    uint64_t messages_in;
    uint64_t messages_out;
    uint64_t http_requests;
    uint64_t moves;
    uint64_t bot_moves;
    uint64_t commits;
    uint64_t commits_failed;
    uint64_t tables_made;
    uint64_t too_slow;
    uint64_t pushes;
    uint64_t pushes_failed;
    uint64_t pushes_gone;
    uint64_t errors[SERVER_ERROR_COUNT];
    struct server_histogram commit;
    struct server_histogram move; /* from its arrival to its answer */
};

void server_histogram_add(struct server_histogram *histogram, uint64_t ns);
/* Prometheus text. */
void server_metrics_write(const struct server *server, struct pl_text *text);

#endif
