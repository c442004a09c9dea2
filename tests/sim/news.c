/* What people do beside their tables: they want to be told of their turns, set quiet hours and
 * vacations, prefer this or that, ask for films, and do not want to be asked each time. */
#include "tests/sim/news.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/sim/people.h"
#include "tests/sim/post.h"
#include "tests/unit/change.h"

enum { ONE_OF = 30, VACATION_DAYS = 12, KEPT_MAX = 256, NEW_MAILS = 5 };

/* A point of the curve, as good as any: letters are not sealed here. */
#define POINT                                      \
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKW" \
    "T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
#define AUTH "AAAAAAAAAAAAAAAAAAAAAA"

static uint32_t any(uint32_t n)
{
    return sim_below(&sim.news, n);
}

static int64_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* Whether the client knows for sure who it is. */
static bool is_somebody(const struct sim_client *client)
{
    return client->token[0] && client->user_id && !client->is_unsure && !client->is_ended;
}

/* Notifications. */

/* An own one, anybody's, or a new one; -1: none. */
static int some_push(const struct sim_client *client, bool is_own)
{
    uint32_t count = sim_post.push_count;
    uint32_t at = count ? any(count) : 0;
    bool is_new = !is_own && any(4) > 0 && count < SIM_PUSHES_MAX;

    for (uint32_t i = 0; i < count && !is_new; i++) {
        const struct sim_push *push = &sim_post.push[(at + i) % count];
        bool is_right = push->user == client->user_id && !push->is_over;
        if (!push->is_busy && (is_right || !is_own)) {
            return (int)((at + i) % count);
        }
    }
    if (is_own || count == SIM_PUSHES_MAX) {
        return -1;
    }
    snprintf(sim_post.push[count].endpoint, SIM_ENDPOINT_SIZE, "https://" SIM_PUSH_MARK "/%u-%u",
             (unsigned)client->number, (unsigned)count);
    return (int)sim_post.push_count++;
}

static bool begin_push(struct sim_client *client, bool is_end)
{
    struct sim_errand *errand = &client->errand;

    errand->thing = some_push(client, is_end);
    if (errand->thing < 0) {
        return false;
    }
    struct sim_push *push = &sim_post.push[errand->thing];
    push->is_busy = true;
    if (is_end) {
        sim_errand_ask(client, "/api/push/unsubscribe",
                       json_pack("{s:s}", "endpoint", push->endpoint));
        return true;
    }
    push->user = 0;
    push->is_over = false;
    push->is_gone = false;
    push->knows |= 1u << client->number;
    sim_errand_ask(client, "/api/push/subscribe",
                   json_pack("{s:s,s:s,s:s,s:s}", "endpoint", push->endpoint, "p256dh", POINT,
                             "auth", AUTH, "lang", any(2) ? "pl" : "en"));
    return true;
}

static void take_push(const struct sim_client *client)
{
    const struct sim_errand *errand = &client->errand;
    struct sim_push *push = &sim_post.push[errand->thing];

    push->is_busy = false;
    if (errand->is_void || errand->is_mixed) {
        return;
    }
    if (errand->act == ACT_UNSUBSCRIBE) {
        push->is_over = true;
        return;
    }
    push->user = errand->user;
    push->client = client->number;
    push->step = sim.step;
}

static bool begin_quiet(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    struct sim_habits *habits = sim_habits_new(client->user_id);
    bool is_none = any(3) == 0;

    if (!habits) {
        return false;
    }
    errand->hours[0] = (int32_t)any(1440);
    errand->hours[1] = is_none ? errand->hours[0] : (int32_t)any(1440);
    errand->hours[2] = (int32_t)any(1681) - 840;
    habits->is_sure = false;
    habits->is_mixed = habits->busy > 0;
    habits->busy++;
    sim_errand_ask(client, "/api/push/settings",
                   json_pack("{s:i,s:i,s:i,s:b}", "from", errand->hours[0], "to", errand->hours[1],
                             "zone", errand->hours[2], "reminders", any(4) > 0));
    return true;
}

static void take_quiet(const struct sim_errand *errand)
{
    struct sim_habits *habits = sim_habits_of(errand->user);

    if (!habits) {
        return;
    }
    habits->busy--;
    memcpy(habits->hours, errand->hours, sizeof habits->hours);
    habits->is_sure =
        habits->busy == 0 && !habits->is_mixed && !errand->is_void && !errand->is_mixed;
}

/* Mail. */

/* The person's addresses that are certainly not being named just now. */
static uint32_t addresses_of(int64_t user)
{
    uint32_t mask = 0;

    for (uint32_t i = 0; i < sim_post.mail_count; i++) {
        bool is_right = sim_post.mail[i].user == user && !sim_post.mail[i].is_busy;
        mask |= (uint32_t)is_right << i;
    }
    return mask;
}

static bool begin_mail(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;

    if (client->account < 0 || sim_post.mail_count == SIM_MAILS_MAX) {
        return false;
    }
    errand->others = addresses_of(client->user_id);
    errand->thing = (int)sim_post.mail_count++;
    struct sim_mail *mail = &sim_post.mail[errand->thing];
    snprintf(mail->address, sizeof mail->address, "o%d" SIM_MAIL_MARK, errand->thing);
    mail->user = client->user_id;
    mail->is_busy = true;
    mail->knows = sim_post_same(client->number);
    sim_errand_ask(client, "/api/mail",
                   json_pack("{s:s,s:s}", "address", mail->address, "lang", any(2) ? "pl" : "en"));
    return true;
}

static bool begin_no_mail(struct sim_client *client)
{
    client->errand.others = addresses_of(client->user_id);
    sim_errand_ask(client, "/api/mail/drop", json_object());
    return client->errand.link;
}

/* A link, for anybody who reads the mail: it need not be the person. */
static bool begin_link(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;
    uint32_t count = sim_post.mail_count;
    uint32_t new = count < NEW_MAILS ? count : NEW_MAILS;
    int index = count ? (int)(count - 1 - any(new)) : -1;
    char path[96];

    if (index < 0 || !sim_post.mail[index].code[0]) {
        return false;
    }
    struct sim_mail *mail = &sim_post.mail[index];
    bool is_end = any(10) == 0;
    bool is_pressed = any(8) > 0;
    snprintf(path, sizeof path, "/api/mail/%s?key=%s", is_end ? "end" : "confirm",
             is_end ? mail->secret : mail->code);
    errand->thing = index;
    errand->others = is_end && is_pressed ? 1u << index : 0;
    mail->is_agreed = mail->is_agreed || (!is_end && is_pressed);
    sim_errand_ask(client, path, is_pressed ? json_object() : NULL);
    return true;
}

static void take_mail(const struct sim_errand *errand)
{
    if (errand->act == ACT_MAIL) {
        sim_post.mail[errand->thing].is_busy = false;
    }
    for (uint32_t i = 0; i < sim_post.mail_count; i++) {
        bool is_new_end = errand->others >> i & 1 && !sim_post.mail[i].is_over;
        if (is_new_end && !errand->is_void && !errand->is_mixed) {
            sim_count(EVENT_ADDRESS_OVER);
            sim_post.mail[i].is_over = true;
        }
    }
}

/* Vacations. */

static bool begin_vacation(struct sim_client *client)
{
    json_t *body = json_pack("{s:i}", "days", 1 + (int)any(VACATION_DAYS));

    if (any(3) == 0) {
        int64_t from = sim.wall_ms + (int64_t)any(20) * 6 * 3600000;
        json_object_set_new(body, "from", json_integer(from));
    }
    sim_errand_ask(client, "/api/vacation", body);
    return true;
}

static bool begin_back(struct sim_client *client)
{
    sim_errand_ask(client, "/api/vacation/end", json_object());
    return true;
}

/* Errands. */

bool sim_news_begin(struct sim_client *client)
{
    struct sim_errand *errand = &client->errand;

    if (!is_somebody(client)) {
        return false;
    }
    errand->user = client->user_id;
    switch ((int)errand->act) {
    case ACT_SUBSCRIBE: return begin_push(client, false);
    case ACT_UNSUBSCRIBE: return begin_push(client, true);
    case ACT_QUIET: return begin_quiet(client);
    case ACT_MAIL: return begin_mail(client);
    case ACT_NO_MAIL: return begin_no_mail(client);
    case ACT_LINK: return begin_link(client);
    case ACT_VACATION: return begin_vacation(client);
    case ACT_BACK: return begin_back(client);
    }
    return false;
}

void sim_news_take(struct sim_client *client, const struct sim_reply *reply)
{
    struct sim_errand *errand = &client->errand;

    (void)reply;
    if (errand->act == ACT_SUBSCRIBE || errand->act == ACT_UNSUBSCRIBE) {
        take_push(client);
    } else if (errand->act == ACT_QUIET) {
        take_quiet(errand);
    } else {
        take_mail(errand);
    }
}

void sim_news_refused(struct sim_client *client)
{
    const struct sim_errand *errand = &client->errand;
    struct sim_habits *habits = errand->act == ACT_QUIET ? sim_habits_of(errand->user) : NULL;

    if (habits) {
        habits->busy--;
    }
    if (errand->act == ACT_SUBSCRIBE || errand->act == ACT_UNSUBSCRIBE) {
        sim_post.push[errand->thing].is_busy = false;
    }
    if (errand->act == ACT_MAIL) {
        sim_post.mail[errand->thing].is_busy = false;
    }
}

/* What it is about stays busy for ever: the request may still be carried out. */
void sim_news_lost(struct sim_client *client)
{
    const struct sim_errand *errand = &client->errand;

    if (errand->act == ACT_SUBSCRIBE || errand->act == ACT_UNSUBSCRIBE) {
        sim_post.push[errand->thing].user = 0;
    }
}

/* Preferences. */

/* Versions that were acknowledged. */
static struct {
    uint32_t count;
    struct {
        int64_t user;
        int64_t version;
        uint32_t word;
        uint32_t lies;
    } at[KEPT_MAX];
} kept;

static uint32_t word_count;

/* What the client believes to be the newest version. */
static int64_t believed[SIM_CLIENTS_MAX + 1];

static void keep(struct sim_client *client)
{
    struct sim_asked act = { .act = ACT_KEEP, .word = ++word_count, .lies = sim.lie_count };
    char word[16];

    if (!is_somebody(client)) {
        return;
    }
    act.number = client->user_id;
    snprintf(word, sizeof word, "w%u", (unsigned)act.word);
    sim_client_do(client, &act, "keep",
                  json_pack("{s:{s:s},s:I}", "prefs", "word", word, "version",
                            (json_int_t)believed[client->number]));
}

static void ask_prefs(struct sim_client *client)
{
    struct sim_asked act = { .act = ACT_PREFS, .lies = sim.lie_count };

    act.number = is_somebody(client) ? client->user_id : 0;
    sim_client_do(client, &act, "prefs", json_object());
}

/* Of two who change the same version only one is told that it is done; and it stays so. */
static void compare_kept(const struct sim_asked *asked, int64_t version, uint32_t word)
{
    for (uint32_t i = 0; i < kept.count && i < KEPT_MAX; i++) {
        bool is_same = kept.at[i].user == asked->number && kept.at[i].version == version &&
                       kept.at[i].lies == sim.lie_count && asked->lies == sim.lie_count;
        if (is_same && kept.at[i].word != word) {
            sim_fail("person %lld: version %lld of what they prefer was w%u, and is w%u",
                     (long long)asked->number, (long long)version, (unsigned)kept.at[i].word,
                     (unsigned)word);
        }
    }
}

void sim_news_hear_keep(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    int64_t version = number_of(message, "version");

    believed[client->number] = version;
    if (asked->number != client->user_id) {
        return;
    }
    compare_kept(asked, version, asked->word);
    uint32_t at = kept.count++ % KEPT_MAX;
    kept.at[at].user = asked->number;
    kept.at[at].version = version;
    kept.at[at].word = asked->word;
    kept.at[at].lies = asked->lies;
}

void sim_news_hear_prefs(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    const char *word =
        json_string_value(json_object_get(json_object_get(message, "prefs"), "word"));
    int64_t version = number_of(message, "version");

    believed[client->number] = version;
    if ((version == 0) != !word) {
        sim_fail("client %u: version %lld of what it prefers is %s", (unsigned)client->number,
                 (long long)version, word ? word : "nothing");
    }
    if (word && asked->number) {
        compare_kept(asked, version, (uint32_t)strtoul(word + 1, NULL, 10));
    }
}

/* Films. */

static void ask_film(struct sim_client *client, const struct sim_seen *seen)
{
    struct sim_asked act = { .act = ACT_FILM };
    int64_t ply = number_of(seen->view, "ply");

    if (!seen->view) {
        return;
    }
    memcpy(act.table, seen->table, sizeof act.table);
    act.number = ply - (int64_t)any(6);
    act.number = act.number < 0 ? 0 : act.number;
    sim_client_do(client, &act, "film",
                  json_pack("{s:s,s:I}", "table", seen->table, "from", (json_int_t)act.number));
}

/* Each frame fits the one before, in order, and no one is asked in any of them. */
void sim_news_hear_film(struct sim_client *client, const struct sim_asked *asked, json_t *message)
{
    const json_t *film = json_object_get(message, "film");
    const json_t *frames = json_object_get(film, "frames");
    json_t *view = json_deep_copy(json_object_get(film, "view"));
    int64_t ply = number_of(film, "ply");

    for (size_t i = 0; i < json_array_size(frames) && view; i++) {
        const json_t *frame = json_array_get(frames, i);
        int64_t next = number_of(frame, "ply");
        if (next < ply) {
            sim_fail("client %u: a film goes back at table %s", (unsigned)client->number,
                     asked->table);
        }
        ply = next;
        view = change_apply(view, json_object_get(frame, "change"));
        if (view && json_array_size(json_object_get(view, "waiting")) > 0) {
            sim_fail("client %u: someone is asked in a film of table %s", (unsigned)client->number,
                     asked->table);
        }
    }
    if (!view) {
        sim_fail("client %u: a film of table %s does not fit together", (unsigned)client->number,
                 asked->table);
    }
    json_decref(view);
}

/* Offers. */

static void skip(struct sim_client *client, const struct sim_seen *seen)
{
    static const char *const until[] = { "this", "turn", "concern", "none", "concern" };
    struct sim_asked act = { .act = ACT_SKIP };

    if (!json_is_object(json_object_get(seen->view, "skip"))) {
        return;
    }
    memcpy(act.table, seen->table, sizeof act.table);
    sim_client_do(client, &act, "skip",
                  json_pack("{s:s,s:I,s:s}", "table", seen->table, "question",
                            (json_int_t)number_of(seen->view, "question"), "until",
                            until[any(PL_COUNT_OF(until))]));
}

bool sim_news_is_left(const struct sim_seen *seen)
{
    const json_t *wish = json_object_get(seen->view, "skip");
    const char *until = json_string_value(json_object_get(wish, "until"));

    return until && strcmp(until, "none") != 0 && json_is_string(json_object_get(wish, "pass")) &&
           any(40) > 0;
}

/* All of it. */

/* A table where the client is offered something, or else one with offers; NULL: there is none. */
static const struct sim_seen *find_offers(const struct sim_client *client, bool *ret_is_offered)
{
    const struct sim_seen *found = NULL;

    *ret_is_offered = false;
    for (uint32_t i = 0; i < SIM_OPEN_MAX && !*ret_is_offered; i++) {
        const json_t *wish = json_object_get(client->seen[i].view, "skip");
        found = json_is_object(wish) ? &client->seen[i] : found;
        *ret_is_offered = json_is_string(json_object_get(wish, "pass"));
    }
    return found;
}

bool sim_news_act(struct sim_client *client, const struct sim_seen *seen)
{
    static const enum sim_act acts[] = {
        ACT_SUBSCRIBE, ACT_SUBSCRIBE, ACT_UNSUBSCRIBE, ACT_QUIET, ACT_MAIL, ACT_MAIL,
        ACT_NO_MAIL,   ACT_LINK,      ACT_LINK,        ACT_LINK,  ACT_LINK, ACT_LINK,
        ACT_VACATION,  ACT_VACATION,  ACT_BACK,        ACT_SKIP,  ACT_SKIP, ACT_SKIP,
        ACT_FILM,      ACT_PREFS,     ACT_KEEP,        ACT_KEEP,
    };
    bool is_offered = false;
    const struct sim_seen *offers = find_offers(client, &is_offered);
    uint32_t drawn = any(ONE_OF * PL_COUNT_OF(acts));
    bool is_drawn = drawn < PL_COUNT_OF(acts);
    bool is_answer = !is_drawn && is_offered && any(4) == 0;
    enum sim_act act = is_answer ? ACT_SKIP : acts[drawn % PL_COUNT_OF(acts)];

    if ((!is_drawn && !is_answer) || sim.wishes.without_act[act]) {
        return false;
    }
    switch ((int)act) {
    case ACT_SKIP: skip(client, offers ? offers : seen); break;
    case ACT_FILM: ask_film(client, seen); break;
    case ACT_PREFS: ask_prefs(client); break;
    case ACT_KEEP: keep(client); break;
    default: sim_errand_begin(client, act); break;
    }
    return true;
}
