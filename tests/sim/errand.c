/* Requests by HTTP, on connections of their own. Replies can be lost: then no one knows whether it
 * was done, and passwords are tried until one is right. */
#include "tests/sim/errand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/sim/known.h"
#include "tests/sim/news.h"
#include "tests/sim/people.h"

enum { REQUEST_SIZE = 2048, READ_SIZE = 4096, REST_STEPS = 60 };

static uint32_t any(uint32_t n)
{
    return sim_below(&sim.people, n);
}

static struct sim_account *account_of(const struct sim_errand *errand)
{
    return errand->account < 0 ? NULL : &sim.account[errand->account];
}

/* Asking. */

void sim_errand_ask(struct sim_client *client, const char *path, json_t *body)
{
    struct sim_errand *errand = &client->errand;
    char text[REQUEST_SIZE];
    char cookie[SIM_TOKEN_SIZE + 32] = "";
    char *words = body ? json_dumps(body, JSON_COMPACT) : NULL;

    if (client->token[0]) {
        snprintf(cookie, sizeof cookie, "Cookie: plansza=%s\r\n", client->token);
    }
    int size = snprintf(text, sizeof text, "%s %s HTTP/1.1\r\nHost: sim\r\n%s",
                        words ? "POST" : "GET", path, cookie);
    if (words) {
        size += snprintf(text + size, sizeof text - (size_t)size,
                         "Origin: http://sim\r\nContent-Type: application/json\r\n"
                         "Content-Length: %u\r\n",
                         (unsigned)strlen(words));
    }
    size += snprintf(text + size, sizeof text - (size_t)size, "\r\n%s", words ? words : "");
    PL_ASSERT(size < REQUEST_SIZE);
    errand->link = sim_connect(client->number);
    sim_send(errand->link, text, (uint32_t)size);
    free(words);
    json_decref(body);
}

/* From now on what the account is like depends on this errand, too. */
static void occupy(struct sim_client *client, int index)
{
    struct sim_account *account = &sim.account[index];

    client->errand.account = index;
    sim_share(client, index);
    account->busy++;
    for (uint32_t i = 0; i < sim.client_count && account->busy > 1; i++) {
        struct sim_errand *errand = &sim.client[i].errand;
        if (errand->is_on && errand->account == index) {
            errand->is_mixed = true;
        }
    }
}

/* All others in the account may lose their sessions. */
static void doubt_others(const struct sim_client *client, int index)
{
    for (uint32_t i = 0; i < sim.client_count; i++) {
        struct sim_client *other = &sim.client[i];
        if (other != client && other->account == index) {
            sim_doubt(other);
        }
    }
}

static void new_password(struct sim_errand *errand)
{
    snprintf(errand->password, sizeof errand->password, SIM_PASSWORD_MARK "%08x-%u",
             (unsigned)any(UINT32_MAX), (unsigned)sim.account_names);
}

/* A place for one more account, or -1. */
static int free_account(void)
{
    for (uint32_t i = 0; i < sim.account_count; i++) {
        const struct sim_account *account = &sim.account[i];
        bool is_used = account->busy > 0 || (account->password_count > 0 && !account->is_deleted);
        for (uint32_t n = 0; n < sim.client_count; n++) {
            is_used = is_used || sim.client[n].account == (int)i;
        }
        if (!is_used) {
            return (int)i;
        }
    }
    return sim.account_count < SIM_ACCOUNTS_MAX ? (int)sim.account_count++ : -1;
}

static bool begin_register(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    int index = client->account < 0 && client->token[0] ? free_account() : -1;

    if (index < 0) {
        return false;
    }
    struct sim_account *account = &sim.account[index];
    *account = (struct sim_account){ .is_sure = false };
    snprintf(account->nick, sizeof account->nick, "Konto %u", (unsigned)++sim.account_names);
    new_password(errand);
    sim_password_may_be(account, errand->password);
    occupy(client, index);
    sim_errand_ask(client, "/api/register",
                   json_pack("{s:s,s:s}", "nick", account->nick, "password", errand->password));
    return true;
}

static bool begin_login(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    int index = sim.account_count ? (int)any(sim.account_count) : -1;

    if (index < 0 || sim.account[index].password_count == 0) {
        return false;
    }
    const struct sim_account *account = &sim.account[index];
    errand->is_wrong = any(8) == 0;
    errand->is_barred = account->is_deleted;
    errand->was_sure = account->is_sure && !account->is_deleted && account->password_count == 1;
    if (errand->is_wrong) {
        snprintf(errand->password, sizeof errand->password, SIM_PASSWORD_MARK "wrong");
    } else {
        memcpy(errand->password, account->password[any(account->password_count)], SIM_CODE_SIZE);
    }
    occupy(client, index);
    sim_errand_ask(client, "/api/login",
                   json_pack("{s:s,s:s}", "nick", account->nick, "password", errand->password));
    return true;
}

static bool begin_password(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    struct sim_account *account = client->account < 0 ? NULL : &sim.account[client->account];

    if (!account || account->password_count == 0) {
        return false;
    }
    char old[SIM_CODE_SIZE];
    memcpy(old, account->password[any(account->password_count)], SIM_CODE_SIZE);
    errand->was_sure = account->is_sure && account->password_count == 1;
    new_password(errand);
    sim_password_may_be(account, errand->password);
    occupy(client, client->account);
    doubt_others(client, client->account);
    sim_errand_ask(client, "/api/account/password",
                   json_pack("{s:s,s:s}", "password", old, "new", errand->password));
    return true;
}

static bool begin_recover(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    int index = sim.account_count ? (int)any(sim.account_count) : -1;

    if (index < 0 || !sim.account[index].code[0] || sim.account[index].is_deleted) {
        return false;
    }
    struct sim_account *account = &sim.account[index];
    errand->was_sure = account->is_sure;
    new_password(errand);
    sim_password_may_be(account, errand->password);
    occupy(client, index);
    doubt_others(client, index);
    sim_errand_ask(client, "/api/recover",
                   json_pack("{s:s,s:s,s:s}", "nick", account->nick, "code", account->code,
                             "password", errand->password));
    return true;
}

static bool begin_others(struct sim_client *client)
{
    if (!client->token[0]) {
        return false;
    }
    if (client->account >= 0) {
        occupy(client, client->account);
        doubt_others(client, client->account);
    }
    sim_errand_ask(client, "/api/account/sessions/end", json_pack("{s:s}", "id", "others"));
    return true;
}

static bool begin_delete(struct sim_client *client)
{
    const struct sim_account *account = client->account < 0 ? NULL : &sim.account[client->account];

    if (!client->token[0] || (account && account->password_count == 0)) {
        return false;
    }
    if (!account) {
        sim_errand_ask(client, "/api/account/delete", json_object());
        return true;
    }
    client->errand.was_sure = account->is_sure && account->password_count == 1;
    occupy(client, client->account);
    doubt_others(client, client->account);
    sim_errand_ask(client, "/api/account/delete",
                   json_pack("{s:s}", "password", account->password[any(account->password_count)]));
    return true;
}

static bool begin_replay(struct sim_client *client)
{
    char path[128];

    if (sim.table_count == 0) {
        return false;
    }
    const struct sim_table *table = &sim.table[any(sim.table_count)];
    bool is_told = table->knows >> client->number & 1;
    memcpy(client->errand.table, table->id, sizeof table->id);
    snprintf(path, sizeof path, "/api/table/%s/replay%s%s", table->id, is_told ? "?key=" : "",
             is_told ? table->key : "");
    sim_errand_ask(client, path, NULL);
    return true;
}

static bool begin_profile(struct sim_client *client)
{
    char path[128];
    bool is_account = sim.account_count > 0 && any(2);

    if (is_account) {
        snprintf(path, sizeof path, "/api/profile/Konto%%20%u",
                 1 + (unsigned)any(sim.account_names));
    } else {
        snprintf(path, sizeof path, "/api/profile/Osoba%%20%u",
                 1 + (unsigned)any(sim.client_count));
    }
    sim_errand_ask(client, path, NULL);
    return true;
}

static bool begin_enter(struct sim_client *client)
{
    char nick[SIM_NICK_SIZE];

    snprintf(nick, sizeof nick, "Osoba %u", (unsigned)client->number);
    sim_errand_ask(client, "/api/guest", json_pack("{s:s}", "nick", nick));
    return true;
}

static bool begin_logout(struct sim_client *client)
{
    sim_errand_ask(client, "/api/logout", json_object());
    return true;
}

static bool begin_me(struct sim_client *client)
{
    sim_errand_ask(client, "/api/me", NULL);
    return true;
}

static bool begin_export(struct sim_client *client)
{
    sim_errand_ask(client, "/api/account/export", NULL);
    return true;
}

/* What came of it. */

static void change_session(struct sim_client *client, const char *token, int account)
{
    bool is_other = account != client->account || !token[0];

    snprintf(client->token, sizeof client->token, "%s", token);
    client->is_ended = false;
    client->was_ended = false;
    client->is_unsure = false;
    if (client->errand.is_mixed) {
        sim_doubt(client);
    }
    if (is_other || client->errand.is_mixed) {
        sim_post_doubt(client);
    }
    if (is_other) {
        sim_enter(client, account);
        client->user_id = 0;
        client->mute_count = 0;
        client->has_move = false;
    }
    sim_client_go(client, 0);
}

/* Everybody else in the account has lost their session. */
static void end_others(const struct sim_client *client, int index)
{
    for (uint32_t i = 0; i < sim.client_count; i++) {
        struct sim_client *other = &sim.client[i];
        if (other != client && other->account == index && other->token[0]) {
            other->is_ended = true;
            sim_post_over(other);
        }
    }
}

static void take_account(struct sim_client *client, const struct sim_reply *reply)
{
    struct sim_errand *errand = &client->errand;
    struct sim_account *account = account_of(errand);
    const char *code = json_string_value(json_object_get(reply->body, "recovery"));

    PL_ASSERT(account);
    account->is_sure = account->is_sure || !errand->is_mixed;
    if (!errand->is_mixed) {
        sim_password_is(account, errand->password);
    }
    if (code) {
        snprintf(account->code, sizeof account->code, "%s", errand->is_mixed ? "" : code);
    }
    if ((errand->act == ACT_RECOVER || errand->act == ACT_PASSWORD) && !errand->is_mixed) {
        end_others(client, errand->account);
    }
    change_session(client, reply->token, errand->account);
}

static void take_delete(struct sim_client *client, const struct sim_reply *reply)
{
    const struct sim_errand *errand = &client->errand;
    struct sim_account *account = account_of(errand);

    (void)reply;
    /* Whatever else was under way about it: nothing brings it back, and it had its last sessions,
     * though some may not have heard yet of theirs. */
    if (account && !errand->is_void) {
        account->is_deleted = true;
        end_others(client, errand->account);
    }
    if (!errand->is_void) {
        sim_post_over(client);
    }
    change_session(client, "", -1);
}

static void take_replay(struct sim_client *client, const struct sim_reply *reply)
{
    const struct sim_table *table = sim_table_of(client->errand.table);

    (void)reply;
    if (table && table->is_private && !(table->knows >> client->number & 1)) {
        sim_fail("client %u is given the replay of a private table", (unsigned)client->number);
    }
}

static void take_me(struct sim_client *client, const struct sim_reply *reply)
{
    const json_t *user = json_object_get(reply->body, "user");
    int64_t id = json_integer_value(json_object_get(user, "id"));

    if (!client->is_unsure && !client->is_ended && client->token[0] && client->user_id &&
        id != client->user_id) {
        sim_fail("client %u: person %lld is told to be %lld", (unsigned)client->number,
                 (long long)client->user_id, (long long)id);
    }
}

static void take_session(struct sim_client *client, const struct sim_reply *reply)
{
    change_session(client, reply->token, -1);
}

static void take_no_session(struct sim_client *client, const struct sim_reply *reply)
{
    (void)reply;
    if (!client->errand.is_void && !client->is_unsure) {
        sim_post_over(client);
    }
    change_session(client, "", -1);
}

static void take_login(struct sim_client *client, const struct sim_reply *reply)
{
    if (client->errand.is_wrong || client->errand.is_barred) {
        sim_fail("client %u enters an account that it must not", (unsigned)client->number);
    }
    take_account(client, reply);
}

static void take_others(struct sim_client *client, const struct sim_reply *reply)
{
    (void)reply;
    if (client->errand.account >= 0 && !client->errand.is_mixed) {
        end_others(client, client->errand.account);
    }
}

static void take_page(struct sim_client *client, const struct sim_reply *reply)
{
    (void)client, (void)reply;
}

static void take_refusal(struct sim_client *client, const struct sim_reply *reply)
{
    struct sim_errand *errand = &client->errand;
    struct sim_account *account = account_of(errand);
    bool is_sure = errand->was_sure && !errand->is_mixed && !errand->is_wrong;
    bool is_denied = strcmp(reply->code, "bad-login") == 0 ||
                     strcmp(reply->code, "bad-code") == 0 ||
                     strcmp(reply->code, "wrong-password") == 0;

    if (is_denied && is_sure) {
        sim_fail("client %u: the right password of %s is refused: %s", (unsigned)client->number,
                 account->nick, reply->code);
    }
    if (strcmp(reply->code, "no-session") == 0 && !client->is_unsure && !client->is_ended &&
        !errand->is_mixed && client->token[0]) {
        sim_fail("client %u: its session is gone", (unsigned)client->number);
    }
    bool is_new =
        errand->act == ACT_PASSWORD || errand->act == ACT_RECOVER || errand->act == ACT_REGISTER;
    if (account && !errand->is_mixed && (is_new || (is_denied && errand->act == ACT_LOGIN))) {
        sim_password_is_not(account, errand->password);
    }
    if (errand->act == ACT_RECOVER && is_denied) {
        account->code[0] = '\0';
    }
}

/* The errands: how they begin, what a good reply means, and whether someone who gets none cannot
 * be sure of their session any more. */
static const struct kind {
    bool (*begin)(struct sim_client *client);
    void (*take)(struct sim_client *client, const struct sim_reply *reply);
    enum sim_event event; /* that a good reply counts as; EVENT_COUNT: none */
    bool is_grave;
    void (*refused)(struct sim_client *client); /* may be NULL, like the next one */
    void (*lost)(struct sim_client *client);
} kinds[ACT_COUNT] = { [ACT_ENTER] = { begin_enter, take_session, EVENT_COUNT, false },
                       [ACT_REGISTER] = { begin_register, take_account, EVENT_REGISTERED, true },
                       [ACT_LOGIN] = { begin_login, take_login, EVENT_LOGGED_IN, true },
                       [ACT_PASSWORD] = { begin_password, take_account, EVENT_PASSWORD, true },
                       [ACT_RECOVER] = { begin_recover, take_account, EVENT_RECOVERED, true },
                       [ACT_OTHERS] = { begin_others, take_others, EVENT_OTHERS, false },
                       [ACT_LOGOUT] = { begin_logout, take_no_session, EVENT_LOGGED_OUT, true },
                       [ACT_DELETE] = { begin_delete, take_delete, EVENT_DELETED, true },
                       [ACT_ME] = { begin_me, take_me, EVENT_COUNT, false },
                       [ACT_PROFILE] = { begin_profile, take_page, EVENT_PROFILE, false },
                       [ACT_EXPORT] = { begin_export, take_page, EVENT_EXPORTED, false },
                       [ACT_REPLAY] = { begin_replay, take_replay, EVENT_REPLAY, false },
#define NEWS(name_, event_)                        \
    [ACT_##name_] = { .begin = sim_news_begin,     \
                      .take = sim_news_take,       \
                      .event = EVENT_##event_,     \
                      .refused = sim_news_refused, \
                      .lost = sim_news_lost },
                       NEWS(SUBSCRIBE, SUBSCRIBED) NEWS(UNSUBSCRIBE, UNSUBSCRIBED)
                           NEWS(QUIET, QUIET) NEWS(MAIL, ADDRESS) NEWS(NO_MAIL, COUNT)
                               NEWS(LINK, LINK) NEWS(VACATION, VACATION) NEWS(BACK, BACK) };

/* No one knows what came of it. */
static void take_nothing(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    struct sim_account *account = account_of(errand);

    if (errand->act == ACT_DELETE && account) {
        account->is_sure = false;
    }
    if (errand->act == ACT_RECOVER) {
        account->code[0] = '\0';
    }
    if (kinds[errand->act].is_grave) {
        sim_doubt(client);
    }
    if (kinds[errand->act].lost) {
        kinds[errand->act].lost(client);
    }
    errand->rest = REST_STEPS;
}

static void take_good(struct sim_client *client, const struct sim_reply *reply)
{
    const struct kind *kind = &kinds[client->errand.act];

    if (kind->event != EVENT_COUNT) {
        sim_count(kind->event);
    }
    kind->take(client, reply);
}

static void take_no(struct sim_client *client)
{
    if (kinds[client->errand.act].refused) {
        kinds[client->errand.act].refused(client);
    }
}

/* Going. */

void sim_errand_begin(struct sim_client *client, enum sim_act act)
{
    struct sim_errand *errand = &client->errand;

    if (errand->is_on || sim.wishes.without_act[act]) {
        return;
    }
    char *in = errand->in;
    uint32_t room = errand->in_room;
    *errand =
        (struct sim_errand){ .act = act, .account = -1, .thing = -1, .in = in, .in_room = room };
    errand->is_on = true;
    errand->is_on = kinds[act].begin(client);
    if (errand->is_on) {
        sim_say("client %u begins errand %d, account %d%s", (unsigned)client->number, act,
                errand->account, errand->is_mixed ? ", mixed" : "");
    }
}

void sim_errand_any(struct sim_client *client)
{
    static const uint8_t weights[ACT_COUNT] = {
#define ERRAND(name_, text_, weight_, what_) [ACT_##name_] = weight_,
#include "tests/sim/acts.def"
    };
    uint32_t sum = 0;

    for (int i = 0; i < ACT_COUNT; i++) {
        sum += weights[i];
    }
    uint32_t at = any(sum);
    int act = 0;
    while (at >= weights[act]) {
        at -= weights[act++];
    }
    sim_errand_begin(client, (enum sim_act)act);
}

/* Reading. */

static bool read_reply(struct sim_errand *errand, struct sim_reply *ret_reply)
{
    static const char cookie[] = "set-cookie: plansza=";
    static const char length[] = "content-length: ";

    if (errand->in_size == 0) {
        return false;
    }
    errand->in[errand->in_size] = '\0';
    const char *end = strstr(errand->in, "\r\n\r\n");
    const char *size = strstr(errand->in, length);
    if (!end || !size || size > end || strncmp(errand->in, "HTTP/1.1 ", 9) != 0) {
        return false;
    }
    uint32_t body = errand->in_size - (uint32_t)(end + 4 - errand->in);
    if (body != strtoul(size + sizeof length - 1, NULL, 10)) {
        return false;
    }
    *ret_reply = (struct sim_reply){ .status = atoi(errand->in + 9), .code = "" };
    const char *at = strstr(errand->in, cookie);
    if (at && at < end) {
        at += sizeof cookie - 1;
        size_t count = strcspn(at, ";\r");
        PL_ASSERT(count < SIM_TOKEN_SIZE);
        memcpy(ret_reply->token, at, count);
    }
    ret_reply->body = json_loadb(end + 4, body, 0, NULL);
    const char *code = json_string_value(json_object_get(ret_reply->body, "code"));
    ret_reply->code = code ? code : "";
    return true;
}

static void release(struct sim_errand *errand)
{
    if (errand->account >= 0) {
        sim.account[errand->account].busy--;
    }
    errand->is_on = false;
}

static void finish(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    struct sim_reply reply;

    bool has_reply = read_reply(errand, &reply);
    sim_say("client %u, errand %d, account %d: %d %s", (unsigned)client->number, errand->act,
            errand->account, has_reply ? reply.status : 0, has_reply ? reply.code : "no reply");
    sim_hang_up(errand->link);
    errand->link = NULL;
    if (!has_reply) {
        take_nothing(client);
        return;
    }
    sim_check_secrets(client, errand->in, errand->in_size);
    if (reply.status == 200) {
        take_good(client, &reply);
    } else {
        take_refusal(client, &reply);
        take_no(client);
    }
    json_decref(reply.body);
    release(errand);
}

void sim_errand_step(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;

    if (!errand->is_on) {
        return;
    }
    if (!errand->link) {
        errand->rest--;
        if (errand->rest == 0) {
            release(errand);
        }
        return;
    }
    for (uint32_t count = 1; count > 0;) {
        if (errand->in_size + READ_SIZE + 1 > errand->in_room) {
            errand->in_room = 2 * (errand->in_size + READ_SIZE);
            errand->in = realloc(errand->in, errand->in_room);
            PL_ASSERT(errand->in);
        }
        count = sim_receive(errand->link, errand->in + errand->in_size, READ_SIZE);
        errand->in_size += count;
    }
    if (sim_is_over(errand->link)) {
        finish(client);
    }
}

void sim_errand_free(struct sim_client *client)
{
    free(client->errand.in);
}
