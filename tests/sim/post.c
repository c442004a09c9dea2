/* Letters: a stand-in for those who deliver them, and what must hold of all that is sent. Nothing
 * goes to a browser or an address that was taken back, nothing at night, nothing twice, nothing of
 * a turn that was not stored; and who is asked for long enough is told. */
#include "tests/sim/post.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/gate/limits.h"
#include "server/notify/mail.h"
#include "server/tables/clock.h"
#include "server/tables/table.h"

enum {
    ORDERS_MAX = 256,
    LETTERS_MAX = 1024,
    TOLD_MAX = 512,
    TEXT_SIZE = 4096,
    SLACK_MS = 125000,
    LATE_MS = 3000
};

struct sim_post sim_post;

/* A letter that was ordered in the turn that is under way. */
struct ordered {
    uint64_t table;
    pl_seat seat;
    uint64_t what; /* a hash of where it goes and what it says, which repeated orders share .. */
    uint64_t text; /* .. and of all of it */
};

/* Letters that say the same in the same place and were handed over. */
struct sent {
    uint64_t text;
    uint32_t step; /* when the last of them was */
    uint32_t count;
    uint32_t attempts;
    uint32_t ended; /* of them */
};

/* What a seat was told of what it is asked. */
struct told {
    struct ordered order;
    uint32_t ply;
    uint32_t journal_count;
    uint32_t harms; /* of the disk, until then */
};

static struct ordered orders[ORDERS_MAX];
static uint32_t order_count;
static struct sent letters[LETTERS_MAX];
static uint32_t letter_count;
static struct told told[TOLD_MAX];
static uint32_t told_count;

/* By `sim_wrap` in meson.build. */
EVP_PKEY *__wrap_notify_key_new(void);
void __real_notify_send(struct server *server, const struct notify_order *order);
void __wrap_notify_send(struct server *server, const struct notify_order *order);
void __real_notify_settle(struct server *server, bool is_done);
void __wrap_notify_settle(struct server *server, bool is_done);
struct notify_result __wrap_notify_deliver(void *line, const struct notify_ways *ways,
                                           const struct notify_letter *letter);
struct notify_result __wrap_notify_deliver_mail(void *line, const struct notify_ways *ways,
                                                const struct notify_mail *mail);

/* The same key each time. */
EVP_PKEY *__wrap_notify_key_new(void)
{
    static const uint8_t key[] = {
        0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20, 0,    0,    0,    0,    0,    0,
        0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,
        0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    1,
        0xa0, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07,
    };

    return notify_key_read(key, sizeof key);
}

/* What is known. */

static struct sim_push *push_of(const char *endpoint)
{
    for (uint32_t i = 0; i < sim_post.push_count; i++) {
        if (strcmp(sim_post.push[i].endpoint, endpoint) == 0) {
            return &sim_post.push[i];
        }
    }
    return NULL;
}

static struct sim_mail *mail_to(const char *address)
{
    for (uint32_t i = 0; i < sim_post.mail_count; i++) {
        if (strcmp(sim_post.mail[i].address, address) == 0) {
            return &sim_post.mail[i];
        }
    }
    return NULL;
}

struct sim_habits *sim_habits_of(int64_t user)
{
    for (uint32_t i = 0; i < sim_post.habits_count; i++) {
        if (sim_post.habits[i].user == user) {
            return &sim_post.habits[i];
        }
    }
    return NULL;
}

struct sim_habits *sim_habits_new(int64_t user)
{
    struct sim_habits *habits = sim_habits_of(user);

    if (habits || sim_post.habits_count == SIM_HABITS_MAX) {
        return habits;
    }
    sim_post.habits[sim_post.habits_count].user = user;
    return &sim_post.habits[sim_post.habits_count++];
}

uint32_t sim_post_same(uint32_t client)
{
    uint32_t same = 1u << client;

    for (uint32_t i = 0; i < sim.account_count; i++) {
        same |= sim.account[i].clients >> client & 1 ? sim.account[i].clients : 0;
    }
    return same;
}

void sim_post_over(const struct sim_client *client)
{
    for (uint32_t i = 0; i < sim_post.push_count; i++) {
        struct sim_push *push = &sim_post.push[i];
        push->is_over =
            push->is_over || (push->client == client->number && push->user && !push->is_busy);
    }
}

void sim_post_doubt(const struct sim_client *client)
{
    for (uint32_t i = 0; i < sim_post.push_count; i++) {
        if (sim_post.push[i].client == client->number) {
            sim_post.push[i].user = 0;
        }
    }
}

/* After a lie of the disk no one knows what was stored. */
void sim_post_doubt_all(void)
{
    for (uint32_t i = 0; i < sim_post.push_count; i++) {
        sim_post.push[i].user = 0;
        sim_post.push[i].is_over = false;
        sim_post.push[i].is_gone = false;
    }
    for (uint32_t i = 0; i < sim_post.mail_count; i++) {
        sim_post.mail[i].is_over = false;
    }
    for (uint32_t i = 0; i < sim_post.habits_count; i++) {
        sim_post.habits[i].is_sure = false;
    }
    told_count = 0;
}

void sim_post_end(void)
{
    order_count = 0;
    letter_count = 0;
    memset(letters, 0, sizeof letters);
}

/* Secrets. */

static bool has(const char *bytes, uint32_t size, const char *text)
{
    return text[0] && memmem(bytes, size, text, strlen(text));
}

void sim_post_check_secrets(const struct sim_client *client, const char *bytes, uint32_t size)
{
    uint32_t same = sim_post_same(client->number);

    for (uint32_t i = 0; i < sim_post.push_count; i++) {
        const struct sim_push *push = &sim_post.push[i];
        char named[SIM_ENDPOINT_SIZE + 2];
        snprintf(named, sizeof named, "%s\"", push->endpoint);
        if (!(push->knows & same) && has(bytes, size, named)) {
            sim_fail("client %u is told of the browser %s", (unsigned)client->number,
                     push->endpoint);
        }
    }
    for (uint32_t i = 0; i < sim_post.mail_count; i++) {
        const struct sim_mail *mail = &sim_post.mail[i];
        char named[SIM_ADDRESS_SIZE + 2];
        snprintf(named, sizeof named, "\"%s", mail->address);
        if (has(bytes, size, mail->code) || has(bytes, size, mail->secret) ||
            (!(mail->knows & same) && has(bytes, size, named))) {
            sim_fail("client %u is told of the address %s, or a key of its mails",
                     (unsigned)client->number, mail->address);
        }
    }
}

bool sim_post_is_in(const char *line)
{
    return strstr(line, SIM_PUSH_MARK) || strstr(line, SIM_MAIL_MARK);
}

/* Ordering. */

static uint64_t hash_of(const char *text, uint64_t hash)
{
    for (; *text; text++) {
        hash = (hash ^ (uint8_t)*text) * 0x100000001b3;
    }
    return hash;
}

static uint64_t text_of(const struct notify_letter *letter)
{
    uint64_t hash = hash_of(letter->mail.to, 0xcbf29ce484222325);

    return hash_of(letter->text, hash_of(letter->url, hash_of(letter->mail.text, hash)));
}

/* Where it goes, and its title: how much time is left changes from one to the next. */
static uint64_t what_of(const struct notify_letter *letter)
{
    char title[256] = "";
    const char *at = letter->mail.to[0] ? strstr(letter->mail.text, "Subject:")
                                        : strstr(letter->text, "\"title\"");
    size_t size = at ? strcspn(at, letter->mail.to[0] ? "\r" : ",") : 0;

    snprintf(title, sizeof title, "%.*s", (int)size, at ? at : "");
    return hash_of(title, hash_of(letter->url, hash_of(letter->mail.to, 0xcbf29ce484222325)));
}

static const struct server_table *table_of(uint64_t id)
{
    struct server_node *node = server_map_find(&sim.server.tables, id);

    return node ? SERVER_OF(node, struct server_table, node) : NULL;
}

static void check_push(const struct notify_order *order)
{
    const struct sim_push *push = push_of(order->letter.url);

    if (!push || push->is_over) {
        sim_fail("a letter goes to %s, which %s", order->letter.url,
                 push ? "was taken back" : "no one has named");
    }
    if (push->user && push->user != order->user) {
        sim_fail("a letter to person %lld goes to the browser of person %lld",
                 (long long)order->user, (long long)push->user);
    }
    if (push->is_gone && push->gone_starts == sim.starts && sim.step > push->gone_step + 1 &&
        push->gone_failures == sim.server.metrics.commits_failed) {
        sim_fail("a letter goes to %s, where no one is any more", push->endpoint);
    }
    if (push->user) {
        sim_check_secrets(&sim.client[push->client - 1], order->letter.text,
                          (uint32_t)strlen(order->letter.text));
    }
}

static void check_mail(const struct notify_order *order)
{
    const struct sim_mail *mail = mail_to(order->letter.mail.to);

    if (!mail || mail->is_over || mail->user != order->user) {
        sim_fail("a mail to person %lld goes to %s, which is not theirs", (long long)order->user,
                 order->letter.mail.to);
    }
    if (order->table && !mail->is_agreed) {
        sim_fail("%s is told of a table and has not agreed", mail->address);
    }
    if (!order->table && !mail->is_busy) {
        sim_fail("%s is asked, and no one has named it", mail->address);
    }
}

static bool is_night(const struct sim_habits *habits)
{
    int64_t minute = (sim.server.wall_ms / 60000 + habits->hours[2]) % 1440;
    int32_t from = habits->hours[0];
    int32_t to = habits->hours[1];

    return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/* Whether the seat's person is asked, and for how long they have been. */
static bool is_asked(const struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];

    return table->status == SERVER_RUNNING && table->clock.kind == SERVER_CLOCK_DAYS &&
           !table->trouble && table->waiting >> seat & 1 && at->kind == SERVER_SEAT_PERSON &&
           !at->is_bot_now && !at->has_left && !(at->user && at->user->vacation.is_on);
}

static void check_asked(const struct notify_order *order)
{
    const struct server_table *table = table_of(order->table);
    const struct sim_habits *habits = sim_habits_of(order->user);

    if (!table || !is_asked(table, order->seat) ||
        server_user_id(table->seat[order->seat].user) != order->user) {
        sim_fail("person %lld is told of table %llx, where it is not asked", (long long)order->user,
                 (unsigned long long)order->table);
    }
    int64_t left = server_clock_left(&sim.server, table, order->seat);
    if (table->clock.main_ms - left < SERVER_PUSH_PATIENCE_MS) {
        sim_fail("person %lld is told of table %llx as soon as it is asked", (long long)order->user,
                 (unsigned long long)order->table);
    }
    if (habits && habits->is_sure && is_night(habits)) {
        sim_fail("person %lld is told of table %llx at night", (long long)order->user,
                 (unsigned long long)order->table);
    }
}

void __wrap_notify_send(struct server *server, const struct notify_order *order)
{
    if (order->letter.mail.to[0]) {
        check_mail(order);
    } else {
        check_push(order);
    }
    if (order->table) {
        check_asked(order);
    }
    if (order_count == ORDERS_MAX) {
        sim_fail("%u letters in one turn", (unsigned)order_count);
    }
    orders[order_count++] = (struct ordered){
        .table = order->table,
        .seat = order->seat,
        .what = what_of(&order->letter),
        .text = text_of(&order->letter),
    };
    __real_notify_send(server, order);
}

/* Handing over. */

static bool is_same(const struct told *a, const struct ordered *b)
{
    return a->order.table == b->table && a->order.seat == b->seat && a->order.what == b->what;
}

/* Where a row could not be read, a letter that was ordered before it is ordered again. */
static void check_told(const struct ordered *order)
{
    const struct server_table *table = table_of(order->table);

    if (!table) {
        return;
    }
    for (uint32_t i = 0; i < told_count; i++) {
        if (is_same(&told[i], order) && told[i].ply == table->ply &&
            told[i].harms == sim.faults[FAULT_DISK]) {
            sim_fail("seat %d of table %llx is told the same again", order->seat,
                     (unsigned long long)order->table);
        }
    }
    if (told_count < TOLD_MAX) {
        told[told_count++] =
            (struct told){ *order, table->ply, table->journal_count, sim.faults[FAULT_DISK] };
    }
}

static struct sent *find_sent(uint64_t text)
{
    for (uint32_t i = 0; i < letter_count; i++) {
        if (letters[i].text == text) {
            return &letters[i];
        }
    }
    return NULL;
}

static void hand_over(const struct ordered *order)
{
    struct sent *sent = find_sent(order->text);

    if (!sent && letter_count == LETTERS_MAX) {
        sim_fail("%u letters are on their way", (unsigned)letter_count);
    }
    sent = sent ? sent : &letters[letter_count++];
    sent->text = order->text;
    sent->step = sim.step;
    sent->count++;
}

void __wrap_notify_settle(struct server *server, bool is_done)
{
    for (uint32_t i = 0; i < order_count && is_done && !server->is_stopping; i++) {
        check_told(&orders[i]);
        hand_over(&orders[i]);
    }
    order_count = 0;
    __real_notify_settle(server, is_done);
}

/* Delivering. */

static void note_end(struct sent *sent)
{
    sent->ended++;
    if (sent->ended == sent->count) {
        *sent = letters[--letter_count];
        letters[letter_count] = (struct sent){ .text = 0 };
    }
}

/* What becomes of a letter; and when it was ordered, at the latest. */
static struct notify_result deliver(const struct notify_letter *letter, uint32_t *ret_step)
{
    static const enum notify_outcome outcomes[] = { NOTIFY_LATER, NOTIFY_LATER, NOTIFY_REFUSED,
                                                    NOTIFY_GONE };
    struct notify_result result = { .outcome = NOTIFY_DELIVERED, .status = 201 };
    struct sent *sent = find_sent(text_of(letter));

    if (!sent) {
        sim_fail("a letter to %s was not ordered, or is delivered again",
                 letter->mail.to[0] ? letter->mail.to : letter->url);
    }
    *ret_step = sent->step;
    sent->attempts++;
    if (sent->attempts > sent->count * SERVER_PUSH_ATTEMPTS) {
        sim_fail("a letter is tried %u times", (unsigned)sent->attempts);
    }
    if (sim_happens(FAULT_POST)) {
        result = (struct notify_result){
            .outcome = outcomes[sim_harm(FAULT_POST, PL_COUNT_OF(outcomes))],
            .reason = "simulated",
            .wait_ms = sim_harm(FAULT_POST, 2) ? sim_harm(FAULT_POST, 7200000) : 0,
        };
    }
    if (result.outcome == NOTIFY_DELIVERED && sent->attempts > sent->count) {
        sim_count(EVENT_LETTER_AGAIN);
    }
    if (result.outcome == NOTIFY_GONE) {
        sim_count(EVENT_LETTER_GONE);
    }
    if (result.outcome != NOTIFY_LATER) {
        note_end(sent);
    }
    return result;
}

struct notify_result __wrap_notify_deliver(void *line, const struct notify_ways *ways,
                                           const struct notify_letter *letter)
{
    struct sim_push *push = push_of(letter->url);
    uint32_t step = 0;
    struct notify_result result = deliver(letter, &step);

    (void)line;
    PL_ASSERT(ways->key && push);
    if (result.outcome == NOTIFY_GONE) {
        push->is_gone = !push->is_busy && push->user && step > push->step;
        push->gone_step = sim.step;
        push->gone_starts = sim.starts;
        push->gone_failures = sim.server.metrics.commits_failed;
    } else if (result.outcome == NOTIFY_DELIVERED) {
        sim_count(EVENT_LETTER);
    }
    return result;
}

/* The key of a link in the words of a mail. */
static void read_key(const char *words, const char *link, char ret_key[SIM_MAIL_KEY_SIZE])
{
    const char *at = strstr(words, link);
    size_t size = at ? strcspn(at + strlen(link), "\r\n ") : 0;

    if (at && size < SIM_MAIL_KEY_SIZE) {
        memcpy(ret_key, at + strlen(link), size);
        ret_key[size] = '\0';
    }
}

static void read_mail(const char *text, struct sim_mail *mail)
{
    char words[TEXT_SIZE] = "";
    const char *body = strstr(text, "\r\n\r\n");
    size_t size = 0;

    if (!body ||
        sodium_base642bin((unsigned char *)words, sizeof words - 1, body + 4, strlen(body + 4),
                          "\r\n", &size, NULL, sodium_base64_VARIANT_ORIGINAL) != 0) {
        sim_fail("a mail to %s cannot be read", mail->address);
    }
    read_key(words, "/api/mail/confirm?key=", mail->code);
    read_key(words, "/api/mail/end?key=", mail->secret);
    if (!mail->secret[0]) {
        sim_fail("a mail to %s has no link that ends it", mail->address);
    }
}

struct notify_result __wrap_notify_deliver_mail(void *line, const struct notify_ways *ways,
                                                const struct notify_mail *mail)
{
    static struct notify_letter letter;
    struct sim_mail *to = mail_to(mail->to);

    (void)line, (void)ways;
    PL_ASSERT(to);
    letter.mail = *mail;
    uint32_t step = 0;
    struct notify_result result = deliver(&letter, &step);
    if (result.outcome == NOTIFY_DELIVERED) {
        bool is_first = !to->code[0];
        read_mail(mail->text, to);
        sim.events[EVENT_MAIL_TOLD] += !is_first;
    }
    return result;
}

/* What must hold. */

/* It counts until the seat is not asked any more. */
void sim_post_check_step(void)
{
    for (uint32_t i = 0; i < told_count;) {
        const struct server_table *table = table_of(told[i].order.table);
        if (!table || !is_asked(table, told[i].order.seat) || table->ply != told[i].ply ||
            table->journal_count != told[i].journal_count) {
            told[i] = told[--told_count];
        } else {
            i++;
        }
    }
}

/* What a person who is asked must have been told by now. */
static enum notify_stage due_stage(const struct server_table *table, pl_seat seat)
{
    int64_t whole = table->clock.main_ms;
    int64_t left = server_clock_left(&sim.server, table, seat) + SLACK_MS;

    if (left <= whole / 10) {
        return NOTIFY_STAGE_LAST;
    }
    if (left <= whole / 2) {
        return NOTIFY_STAGE_HALF;
    }
    return whole - left >= SERVER_PUSH_PATIENCE_MS ? NOTIFY_STAGE_TURN : NOTIFY_STAGE_NONE;
}

/* At night, and where a row could not be read, it is tried again soon. */
static void check_seat(const struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];
    int64_t hush = at->hush_ms - sim.server.now_ms;
    bool is_due =
        at->told < due_stage(table, seat) && notify_has_room(&sim.server, server_user_id(at->user));

    if (is_due && (hush < -LATE_MS || hush > SERVER_PUSH_LOOK_MS)) {
        sim_fail("seat %d of table %llx was told stage %d of %d of what it is asked", seat,
                 (unsigned long long)server_table_id(table), at->told, due_stage(table, seat));
    }
}

static void check_table(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    (void)owner;
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (is_asked(table, p)) {
            check_seat(table, p);
        }
    }
}

void sim_post_check_quiet(void)
{
    server_map_each(&sim.server.tables, check_table, NULL);
    for (uint32_t i = 0; i < letter_count; i++) {
        if (letters[i].attempts < letters[i].count && letters[i].step < sim.step) {
            sim_fail("a letter of step %u was never sent", (unsigned)letters[i].step);
        }
    }
}
