/* Letters on their way: ordered in a turn, handed to workers when it is durable, tried again later
 * where that can help. All but the delivery itself is on the loop's thread. */
#include <curl/curl.h>
#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/notify/mail.h"
#include "server/store/store.h"
#include "server/tables/table.h"

enum { THREADS = 4, SUBJECT_SIZE = 300 };

struct letter_job {
    struct server_job job; /* first */
    struct server_link link;
    const struct notify_ways *ways;
    struct notify_order order;
    struct notify_result result;
    uint32_t attempts;
    bool is_late;     /* it has failed, and is or will be tried again */
    int64_t until_ms; /* after which it is of no use */
    int64_t at_ms;    /* when it is tried again */
};

/* People who take turns as one: where one of them is answered slowly, others need not wait. */
struct lane {
    struct server_share share;
    uint32_t count; /* letters on their way for the first time */
    uint32_t late_count;
};

struct server_notify {
    struct server_pool *workers; /* NULL: nothing was ever sent */
    struct notify_ways ways;
    char subject[SUBJECT_SIZE];
    bool is_key_new; /* made in this turn */
    uint32_t count;  /* letters on their way for the first time */
    uint32_t late_count;
    struct lane lane[SERVER_PUSH_LANES];
    struct server_list ordered; /* in this turn */
    struct server_list waiting; /* to be tried again */
};

static struct server_notify *notify_of(struct server *server)
{
    if (!server->notify) {
        server->notify = calloc(1, sizeof *server->notify);
        PL_ASSERT(server->notify);
    }
    return server->notify;
}

/* The key. */

static enum server_error read_key(struct server *server, EVP_PKEY **ret_key)
{
    struct server_store *store = server->store;
    enum server_error error = SERVER_OK;
    uint32_t size = 0;

    *ret_key = NULL;
    store_read(store, STORE_PUSH_KEY, NULL, 0);
    if (store_next(store, STORE_PUSH_KEY)) {
        const void *bytes = store_bytes(store, STORE_PUSH_KEY, 0, &size);
        *ret_key = bytes ? notify_key_read(bytes, size) : NULL;
        error = *ret_key ? SERVER_OK : SERVER_DAMAGED;
    }
    return store_end(store, STORE_PUSH_KEY) ? error : SERVER_STORAGE;
}

static EVP_PKEY *make_key(struct server *server)
{
    uint8_t bytes[NOTIFY_KEY_BYTES_MAX];
    EVP_PKEY *key = notify_key_new();
    uint32_t size = key ? notify_key_write(key, bytes) : 0;

    if (size == 0) {
        EVP_PKEY_free(key);
        return NULL;
    }
    store_write(server->store, STORE_PUSH_KEY_PUT, STORE_ARGS(STORE_BYTES(bytes, size)));
    OPENSSL_cleanse(bytes, sizeof bytes);
    return key;
}

static enum server_error find_key(struct server *server)
{
    struct server_notify *notify = notify_of(server);

    if (notify->ways.key) {
        return SERVER_OK;
    }
    enum server_error error = read_key(server, &notify->ways.key);
    if (!error && !notify->ways.key) {
        notify->ways.key = make_key(server);
        notify->is_key_new = true;
        error = notify->ways.key ? SERVER_OK : SERVER_STORAGE;
    }
    return error;
}

enum server_error notify_public_key(struct server *server, char ret_text[NOTIFY_KEY_TEXT_SIZE])
{
    enum server_error error = find_key(server);

    if (!error && !notify_key_text(server->notify->ways.key, ret_text)) {
        error = SERVER_STORAGE;
    }
    return error;
}

/* Workers. */

static bool is_mail(const struct letter_job *job)
{
    return job->order.letter.mail.to[0];
}

static void run(struct server_job *base, void **own)
{
    struct letter_job *job = (struct letter_job *)base;

    *own = *own ? *own : notify_line_new();
    if (!*own) {
        job->result = (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "no-memory" };
    } else if (is_mail(job)) {
        job->result = notify_deliver_mail(*own, job->ways, &job->order.letter.mail);
    } else {
        job->result = notify_deliver(*own, job->ways, &job->order.letter);
    }
}

static struct lane *lane_of(struct server_notify *notify, int64_t user_id)
{
    return &notify->lane[(uint64_t)user_id % SERVER_PUSH_LANES];
}

static void add_count(struct server_notify *notify, const struct letter_job *job, int32_t more)
{
    struct lane *lane = lane_of(notify, job->order.user);

    *(job->is_late ? &notify->late_count : &notify->count) += (uint32_t)more;
    *(job->is_late ? &lane->late_count : &lane->count) += (uint32_t)more;
}

static void free_job(struct server_notify *notify, struct letter_job *job)
{
    add_count(notify, job, -1);
    free(job);
}

/* Whether it may still be sent there. Where that cannot be read, it may not. */
static bool is_wanted(struct server *server, const struct letter_job *job)
{
    const struct notify_order *order = &job->order;

    if (is_mail(job)) {
        return notify_mail_is_wanted(server, order->user, order->letter.mail.secret);
    }
    store_read(server->store, STORE_PUSH_IS,
               STORE_ARGS(STORE_INT(order->subscription), STORE_INT(order->user)));
    bool is_there = store_next(server->store, STORE_PUSH_IS);
    return store_end(server->store, STORE_PUSH_IS) && is_there;
}

/* Whether the person is still asked what the letter is about. */
static bool is_of_use(struct server *server, const struct letter_job *job)
{
    struct server_node *node = server_map_find(&server->tables, job->order.table);
    const struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;

    if (!job->order.table) {
        return server->now_ms < job->until_ms;
    }
    return table && table->status == SERVER_RUNNING && server->now_ms < job->until_ms &&
           table->waiting >> job->order.seat & 1 && table->seat[job->order.seat].told;
}

static int64_t pause_of(const struct letter_job *job)
{
    int64_t own_ms = SERVER_PUSH_RETRY_MS << (2 * (job->attempts - 1));
    int64_t asked_ms = job->result.wait_ms;

    own_ms = own_ms < asked_ms ? asked_ms : own_ms;
    return own_ms < SERVER_PUSH_RETRY_MAX_MS ? own_ms : SERVER_PUSH_RETRY_MAX_MS;
}

/* From now on it takes no room from letters that were not tried yet, and comes after them: where
 * nothing is ever taken, that must not keep others from being told. */
static void make_late(struct server_notify *notify, struct letter_job *job)
{
    add_count(notify, job, -1);
    job->is_late = true;
    job->job.rank = 1;
    add_count(notify, job, 1);
}

/* Where too many wait to be tried again, one of whoever has most of them is given up: the one that
 * was tried most often. */
static void give_up_one(struct server_notify *notify)
{
    struct letter_job *last = notify->waiting.first;

    for (struct letter_job *job = last; job; job = job->link.next) {
        uint32_t count = lane_of(notify, job->order.user)->late_count;
        uint32_t count_of_last = lane_of(notify, last->order.user)->late_count;
        bool is_same = count == count_of_last;
        last = count > count_of_last || (is_same && job->attempts > last->attempts) ? job : last;
    }
    server_list_remove(&notify->waiting, last, &last->link);
    free_job(notify, last);
}

static void try_later(struct server *server, struct letter_job *job)
{
    struct server_notify *notify = server->notify;

    if (job->attempts >= SERVER_PUSH_ATTEMPTS) {
        free_job(notify, job);
        return;
    }
    if (!job->is_late) {
        make_late(notify, job);
    }
    job->at_ms = server->now_ms + pause_of(job);
    server_list_add_last(&notify->waiting, job, &job->link);
    if (notify->late_count > SERVER_PUSH_LATE_MAX) {
        give_up_one(notify);
    }
}

/* Nothing is ever sent there again. */
static void drop(struct server *server, const struct letter_job *job)
{
    const struct notify_order *order = &job->order;

    if (is_mail(job)) {
        store_write(server->store, STORE_MAIL_DROP,
                    STORE_ARGS(STORE_INT(order->user), STORE_TEXT(order->letter.mail.secret)));
        server_log("mail-dropped", "user=%lld status=%ld", (long long)order->user,
                   job->result.status);
    } else {
        store_write(server->store, STORE_PUSH_DROP, STORE_ARGS(STORE_INT(order->subscription)));
    }
}

static void done(struct server_job *base, void *owner)
{
    struct letter_job *job = (struct letter_job *)base;
    struct server *server = owner;
    struct notify_result *result = &job->result;

    if (atomic_load(&job->ways->is_stopping)) {
        free_job(server->notify, job);
        return;
    }
    if (!result->reason && result->outcome != NOTIFY_DELIVERED) {
        result->reason = "dropped";
    }
    switch (result->outcome) {
    case NOTIFY_DELIVERED: server->metrics.pushes++; break;
    case NOTIFY_GONE:
        drop(server, job);
        server->metrics.pushes_gone++;
        break;
    case NOTIFY_LATER:
    case NOTIFY_REFUSED: server->metrics.pushes_failed++; break;
    }
    if (result->outcome != NOTIFY_DELIVERED) {
        server_log(is_mail(job) ? "mail-failed" : "push-failed", "status=%ld reason=%s attempt=%u",
                   result->status, result->reason, (unsigned)job->attempts);
    }
    if (result->outcome == NOTIFY_LATER) {
        try_later(server, job);
    } else {
        free_job(server->notify, job);
    }
}

static bool start(struct server *server, bool needs_key)
{
    struct server_notify *notify = server->notify;
    const struct server_options *options = &server->options;

    /* It is there: subscribing has made it. */
    if (needs_key && !notify->ways.key &&
        (read_key(server, &notify->ways.key) || !notify->ways.key)) {
        server_log("push-off", "reason=key");
        return false;
    }
    if (notify->workers) {
        return true;
    }
    notify->ways.mail = &options->mail;
    if (options->hosts.count > 0) {
        snprintf(notify->subject, sizeof notify->subject, "https://%s", options->hosts.name[0]);
        notify->ways.subject = notify->subject;
    }
    notify->ways.test_cert = options->test_push;
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        server_log("push-off", "reason=curl");
        return false;
    }
    notify->workers = server_pool_new(&(struct server_pool_options){
        .threads = THREADS,
        .owner = server,
        .wake = server->wake,
        .free_own = notify_line_free,
    });
    return notify->workers;
}

/* The loop. */

bool notify_has_room(const struct server *server, int64_t user_id)
{
    struct server_notify *notify = server->notify;
    uint32_t of_lane = notify ? lane_of(notify, user_id)->count : 0;

    /* However many others have ordered, each lane has one person's letters on their way. */
    return of_lane == 0 || (notify->count + SERVER_PUSH_MAX < SERVER_PUSH_QUEUE_MAX &&
                            of_lane + SERVER_PUSH_MAX < SERVER_PUSH_LANE_MAX);
}

void notify_send(struct server *server, const struct notify_order *order)
{
    struct server_notify *notify = notify_of(server);
    struct letter_job *job = calloc(1, sizeof *job);

    PL_ASSERT(job);
    job->job = (struct server_job){ .run = run, .done = done };
    job->order = *order;
    job->ways = &notify->ways;
    job->until_ms = server->now_ms + (int64_t)order->letter.ttl_s * 1000;
    server_list_add_last(&notify->ordered, job, &job->link);
    add_count(notify, job, 1);
}

static void hand_over(struct server *server, struct letter_job *job)
{
    struct server_notify *notify = server->notify;
    struct server_shares shares = { { &lane_of(notify, job->order.user)->share } };

    job->attempts++;
    job->result = (struct notify_result){ .outcome = NOTIFY_LATER };
    if (!start(server, !is_mail(job))) {
        try_later(server, job);
        return;
    }
    server_pool_add(notify->workers, &job->job, &shares);
}

void notify_settle(struct server *server, bool is_done)
{
    struct server_notify *notify = server->notify;

    if (!notify) {
        return;
    }
    if (notify->is_key_new && !is_done) {
        EVP_PKEY_free(notify->ways.key);
        notify->ways.key = NULL;
    }
    notify->is_key_new = false;
    while (notify->ordered.first) {
        struct letter_job *job = notify->ordered.first;
        server_list_remove(&notify->ordered, job, &job->link);
        if (is_done && !server->is_stopping) {
            hand_over(server, job);
        } else {
            free_job(notify, job);
        }
    }
}

static void try_again(struct server *server)
{
    struct server_notify *notify = server->notify;
    struct letter_job *next = NULL;

    for (struct letter_job *job = notify->waiting.first; job; job = next) {
        next = job->link.next;
        if (job->at_ms > server->now_ms) {
            continue;
        }
        server_list_remove(&notify->waiting, job, &job->link);
        if (is_of_use(server, job) && is_wanted(server, job)) {
            hand_over(server, job);
        } else {
            free_job(notify, job);
        }
    }
}

void notify_turn(struct server *server)
{
    if (server->notify && server->notify->workers) {
        server_pool_take(server->notify->workers);
    }
    if (server->notify) {
        try_again(server);
    }
}

void notify_stop(struct server *server)
{
    struct server_notify *notify = server->notify;

    if (!notify) {
        return;
    }
    atomic_store(&notify->ways.is_stopping, true);
    bool has_curl = notify->workers;
    server_pool_free(notify->workers);
    while (notify->waiting.first) {
        struct letter_job *job = notify->waiting.first;
        server_list_remove(&notify->waiting, job, &job->link);
        free_job(notify, job);
    }
    notify_settle(server, false);
    EVP_PKEY_free(notify->ways.key);
    if (has_curl) {
        curl_global_cleanup();
    }
    free(notify);
    server->notify = NULL;
}
