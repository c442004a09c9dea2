/* Addresses and what is written to them. */
#include "server/notify/mail.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/text.h"
#include "server/core.h"
#include "server/gate/limits.h"
#include "server/store/row.h"
#include "server/tables/table.h"

enum {
    ADDRESS_MAX = NOTIFY_ADDRESS_SIZE - 2,
    TITLE_SIZE = 200,
    BODY_SIZE = 1200,
    LINK_SIZE = 300,
    LINE_BYTES = 54, /* of a line of base64 */
    HASH_BYTES = 32,
    ASKED_OFTEN = 3 /* more often is not counted */
};

enum word {
#define MAIL_WORD(name_, pl_, en_) WORD_##name_,
#include "server/notify/mail_words.def"
    WORD_COUNT
};

static const char *const words[WORD_COUNT][PL_LANG_COUNT] = {
#define MAIL_WORD(name_, pl_, en_) [WORD_##name_] = { [PL_LANG_PL] = (pl_), [PL_LANG_EN] = (en_) },
#include "server/notify/mail_words.def"
};

bool notify_has_mail(const struct server *server)
{
    return server->options.mail.relay;
}

/* Addresses. */

/* Plain ones only: what could end a line, begin a list or mean something to a relay is refused. */
static bool is_address(const char *text)
{
    static const char local[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+-/=?^_`{|}~";
    static const char digits[] = "0123456789"; /* with which no top level begins, but numbers do */
    static const char host[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
    size_t length = strlen(text);
    size_t before = strspn(text, local);
    const char *at = text + before;

    if (length > ADDRESS_MAX || before == 0 || before > 64 || *at != '@' || text[0] == '-') {
        return false;
    }
    size_t behind = strspn(at + 1, host);
    const char *dot = strrchr(at + 1, '.');
    return at[1 + behind] == '\0' && behind > 0 && at[1] != '.' && at[1] != '-' && dot &&
           strspn(dot + 1, digits) == 0 && dot[1];
}

/* Which addresses were asked is remembered without the addresses themselves. "a.b+c@d" is "ab@d":
 * to large providers it is the same person, and other pairs of that kind are rare. */
static void hash_of(const char *address, unsigned char ret_hash[HASH_BYTES])
{
    char folded[NOTIFY_ADDRESS_SIZE];
    const char *host = strchr(address, '@');
    size_t length = 0;

    for (const char *at = address; *at; at++) {
        bool is_large = *at >= 'A' && *at <= 'Z';
        at = *at == '+' && at < host ? host : at;
        if (*at != '.' || at > host) {
            folded[length++] = (char)(*at + (is_large ? 'a' - 'A' : 0));
        }
    }
    crypto_generichash(ret_hash, HASH_BYTES, (const unsigned char *)folded, length, NULL, 0);
}

static void put_asked(struct server *server, const char *address, int64_t at_ms, int64_t count)
{
    unsigned char hash[HASH_BYTES];

    hash_of(address, hash);
    store_write(server->store, STORE_MAIL_ASKED_PUT,
                STORE_ARGS(STORE_BYTES(hash, HASH_BYTES), STORE_INT(at_ms), STORE_INT(count)));
}

/* An address that does not answer is asked less and less often. */
static enum server_error note_asked(struct server *server, const char *address)
{
    static const int64_t rests_ms[] = { 0, SERVER_MAIL_ASKED_MS, SERVER_MAIL_AGAIN_MS,
                                        SERVER_MAIL_REST_MS };
    struct store_row row = { .store = server->store, .query = STORE_MAIL_ASKED };
    unsigned char hash[HASH_BYTES];
    int64_t at = 0;
    int64_t count = 0;

    hash_of(address, hash);
    store_read(row.store, row.query, STORE_ARGS(STORE_BYTES(hash, HASH_BYTES)));
    if (store_next(row.store, row.query)) {
        at = store_row_ms(&row, 0, "at");
        count = store_row_int(&row, 1, "count", 1, ASKED_OFTEN);
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    if (count > 0 && server->now_ms - at < rests_ms[count]) {
        return SERVER_ASKED_LATELY;
    }
    put_asked(server, address, server->now_ms, count < ASKED_OFTEN ? count + 1 : ASKED_OFTEN);
    return SERVER_OK;
}

/* Writing. */

static void add_encoded(struct pl_text *text, const char *bytes, size_t size)
{
    char line[LINE_BYTES * 2];

    for (size_t at = 0; at < size; at += LINE_BYTES) {
        size_t count = size - at < LINE_BYTES ? size - at : LINE_BYTES;
        sodium_bin2base64(line, sizeof line, (const unsigned char *)bytes + at, count,
                          sodium_base64_VARIANT_ORIGINAL);
        pl_text_add(text, line);
        pl_text_add(text, "\r\n");
    }
}

/* In encoded words of whole characters, each short enough for a line. */
static void add_subject(struct pl_text *text, const char *title)
{
    enum { PART_BYTES = 36 };
    char encoded[PART_BYTES * 2];

    pl_text_add(text, "Subject:");
    while (*title) {
        size_t size = strlen(title) < PART_BYTES ? strlen(title) : PART_BYTES;
        while (title[size] && ((unsigned char)title[size] & 0xc0) == 0x80) {
            size--;
        }
        sodium_bin2base64(encoded, sizeof encoded, (const unsigned char *)title, size,
                          sodium_base64_VARIANT_ORIGINAL);
        pl_text_add(text, " =?UTF-8?B?");
        pl_text_add(text, encoded);
        pl_text_add(text, "?=\r\n");
        title += size;
    }
}

static void add_header(struct pl_text *text, const char *name, const char *value)
{
    pl_text_add(text, name);
    pl_text_add(text, ": ");
    pl_text_add(text, value);
    pl_text_add(text, "\r\n");
}

static void link_to(const struct server *server, const char *path, const char *argument,
                    char ret_link[LINK_SIZE])
{
    snprintf(ret_link, LINK_SIZE, "%s%s%s", server->options.mail.site, path, argument);
}

static void add_date(struct pl_text *text, int64_t wall_ms)
{
    static const char *const days[] = { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
    static const char *const months[] = { "Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" };
    char value[64];
    time_t now = (time_t)(wall_ms / 1000);
    struct tm parts;

    gmtime_r(&now, &parts);
    snprintf(value, sizeof value, "%s, %02d %s %d %02d:%02d:%02d +0000", days[parts.tm_wday],
             parts.tm_mday, months[parts.tm_mon], parts.tm_year + 1900, parts.tm_hour, parts.tm_min,
             parts.tm_sec);
    add_header(text, "Date", value);
}

/* `end` is the link that ends all mails. */
static void write_mail(const struct server *server, struct notify_mail *mail, const char *title,
                       const char *body, const char *end)
{
    struct pl_text text = pl_text_in(mail->text, sizeof mail->text);
    char id[NOTIFY_SECRET_SIZE];
    char value[LINK_SIZE + 4];

    add_header(&text, "From", server->options.mail.from);
    add_header(&text, "To", mail->to);
    add_subject(&text, title);
    add_date(&text, server->wall_ms);
    server_random_text(id, sizeof id);
    snprintf(value, sizeof value, "<%s%s>", id, strchr(server->options.mail.from, '@'));
    add_header(&text, "Message-ID", value);
    snprintf(value, sizeof value, "<%s>", end);
    add_header(&text, "List-Unsubscribe", value);
    add_header(&text, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    add_header(&text, "Auto-Submitted", "auto-generated");
    add_header(&text, "MIME-Version", "1.0");
    add_header(&text, "Content-Type", "text/plain; charset=utf-8");
    add_header(&text, "Content-Transfer-Encoding", "base64");
    pl_text_add(&text, "\r\n");
    add_encoded(&text, body, strlen(body));
    PL_ASSERT(!text.is_cut);
}

static void say(struct pl_text *text, enum word word, enum pl_lang lang, const char *what)
{
    struct pl_arg arg = PL_ARG_TEXT(what);

    pl_text_format(text, lang, words[word][lang], &arg, 1);
}

static void post(struct server *server, struct notify_order *order, const char *title,
                 struct pl_text *body, enum pl_lang lang)
{
    char end[LINK_SIZE];

    link_to(server, "/api/mail/end?key=", order->letter.mail.secret, end);
    pl_text_add(body, "\r\n\r\n");
    say(body, WORD_END, lang, end);
    write_mail(server, &order->letter.mail, title, body->at, end);
    notify_send(server, order);
}

/* What is stored. */

struct kept {
    bool is_there;
    bool is_confirmed;
    enum pl_lang lang;
    char address[NOTIFY_ADDRESS_SIZE];
    char secret[NOTIFY_SECRET_SIZE];
    struct notify_settings settings;
};

static bool read_kept(struct server *server, int64_t user_id, struct kept *ret_kept)
{
    struct store_row row = { .store = server->store, .query = STORE_MAIL_OF };

    *ret_kept = (struct kept){ .is_there = false };
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    if (store_next(row.store, row.query)) {
        snprintf(ret_kept->address, sizeof ret_kept->address, "%s",
                 store_row_text(&row, 0, "address", NOTIFY_ADDRESS_SIZE - 1));
        ret_kept->is_confirmed = store_row_bool(&row, 1, "is_confirmed");
        ret_kept->lang = (enum pl_lang)store_row_int(&row, 2, "lang", 0, PL_LANG_COUNT - 1);
        snprintf(ret_kept->secret, sizeof ret_kept->secret, "%s",
                 store_row_text(&row, 3, "secret", NOTIFY_SECRET_SIZE - 1));
        ret_kept->settings = (struct notify_settings){
            .quiet_from = (int32_t)store_row_int(&row, 4, "quiet_from", 0, 1439),
            .quiet_to = (int32_t)store_row_int(&row, 5, "quiet_to", 0, 1439),
            .zone = (int32_t)store_row_int(&row, 6, "zone", -840, 840),
            .has_reminders = store_row_bool(&row, 7, "reminders"),
        };
        ret_kept->is_there = !row.wrong;
    }
    return store_end(row.store, row.query);
}

/* Asking. */

/* What a stranger is called in a mail to someone who has not asked for it: programs for mail make a
 * link of what looks like the name of a site. */
static void name_of(const struct server_user *user, char ret_name[SERVER_NICK_SIZE])
{
    snprintf(ret_name, SERVER_NICK_SIZE, "%s", user->nick);
    for (char *at = ret_name; *at; at++) {
        *at = *at == '.' ? ' ' : *at;
    }
}

/* What ends the mails to an address: the same in all of them, however often it is asked. */
static void write_secret(struct server *server, const struct server_user *user, const char *address,
                         char ret_secret[NOTIFY_SECRET_SIZE])
{
    struct kept kept;

    if (read_kept(server, server_user_id(user), &kept) && kept.is_there &&
        strcmp(kept.address, address) == 0) {
        memcpy(ret_secret, kept.secret, NOTIFY_SECRET_SIZE);
    } else {
        server_random_text(ret_secret, NOTIFY_SECRET_SIZE);
    }
}

enum server_error notify_mail_ask(struct server *server, const struct server_user *user,
                                  const char *address, enum pl_lang lang)
{
    struct notify_order order = { .user = server_user_id(user) };
    struct notify_mail *mail = &order.letter.mail;
    char code[NOTIFY_SECRET_SIZE];
    char name[SERVER_NICK_SIZE];
    char link[LINK_SIZE];
    char title_room[TITLE_SIZE];
    char body_room[BODY_SIZE];
    struct pl_text title = pl_text_in(title_room, sizeof title_room);
    struct pl_text body = pl_text_in(body_room, sizeof body_room);

    if (user->is_guest) {
        return SERVER_NO_ACCOUNT;
    }
    if (!is_address(address)) {
        return SERVER_BAD_ADDRESS;
    }
    bool has_room = notify_has_room(server, server_user_id(user));
    enum server_error error = has_room ? note_asked(server, address) : SERVER_FULL;
    if (error) {
        return error;
    }
    snprintf(mail->to, sizeof mail->to, "%s", address);
    write_secret(server, user, address, mail->secret);
    server_random_text(code, sizeof code);
    store_write(server->store, STORE_MAIL_PUT,
                STORE_ARGS(STORE_INT(server_user_id(user)), STORE_TEXT(address), STORE_INT(lang),
                           STORE_TEXT(mail->secret), STORE_TEXT(code)));
    order.letter.ttl_s = (uint32_t)(SERVER_MAIL_CONFIRM_MS / 1000);
    link_to(server, "/api/mail/confirm?key=", code, link);
    name_of(user, name);
    say(&title, WORD_CONFIRM_TITLE, lang, name);
    say(&body, WORD_CONFIRM, lang, name);
    pl_text_add(&body, "\r\n\r\n");
    pl_text_add(&body, link);
    post(server, &order, title_room, &body, lang);
    return SERVER_OK;
}

void notify_mail_end(struct server *server, const struct server_user *user)
{
    store_write(server->store, STORE_MAIL_END, STORE_ARGS(STORE_INT(server_user_id(user))));
}

struct found {
    bool is_there;
    bool is_confirmed;
    char address[NOTIFY_ADDRESS_SIZE];
};

/* By what a link names. */
static enum server_error find(struct server *server, enum store_query query, const char *key,
                              struct found *ret_found)
{
    struct store_row row = { .store = server->store, .query = query };

    *ret_found = (struct found){ .is_there = false };
    store_read(row.store, row.query, STORE_ARGS(STORE_TEXT(key)));
    if (store_next(row.store, row.query)) {
        snprintf(ret_found->address, sizeof ret_found->address, "%s",
                 store_row_text(&row, 0, "address", NOTIFY_ADDRESS_SIZE - 1));
        ret_found->is_confirmed = store_row_bool(&row, 1, "is_confirmed");
        ret_found->is_there = !row.wrong;
    }
    return store_end(row.store, row.query) ? SERVER_OK : SERVER_STORAGE;
}

enum server_error notify_mail_look(struct server *server, const char *code,
                                   enum notify_mail_state *ret_state)
{
    struct found found;
    enum server_error error = find(server, STORE_MAIL_OF_CODE, code, &found);

    *ret_state = !found.is_there      ? NOTIFY_MAIL_NONE
                 : found.is_confirmed ? NOTIFY_MAIL_CONFIRMED
                                      : NOTIFY_MAIL_ASKED;
    return error;
}

enum server_error notify_mail_confirm(struct server *server, const char *code)
{
    unsigned char hash[HASH_BYTES];
    struct found found;
    enum server_error error = find(server, STORE_MAIL_OF_CODE, code, &found);

    if (!error && found.is_there && !found.is_confirmed) {
        hash_of(found.address, hash);
        store_write(server->store, STORE_MAIL_CONFIRM, STORE_ARGS(STORE_TEXT(code)));
        store_write(server->store, STORE_MAIL_ASKED_END, STORE_ARGS(STORE_BYTES(hash, HASH_BYTES)));
    }
    return error;
}

/* An address that never agreed is not asked again for a long time. */
enum server_error notify_mail_end_by(struct server *server, const char *secret)
{
    struct found found;
    enum server_error error = find(server, STORE_MAIL_OF_SECRET, secret, &found);

    if (error || !found.is_there) {
        return error;
    }
    store_write(server->store, STORE_MAIL_END_SECRET, STORE_ARGS(STORE_TEXT(secret)));
    if (!found.is_confirmed) {
        put_asked(server, found.address,
                  server->now_ms + SERVER_MAIL_ENDED_MS - SERVER_MAIL_REST_MS, ASKED_OFTEN);
    }
    return SERVER_OK;
}

bool notify_mail_is_wanted(struct server *server, int64_t user_id, const char *secret)
{
    struct kept kept;

    return read_kept(server, user_id, &kept) && kept.is_there && strcmp(kept.secret, secret) == 0;
}

bool notify_mail_write(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct kept kept;
    bool is_whole = read_kept(server, user_id, &kept);

    pl_json_key(json, "mail");
    if (!kept.is_there) {
        pl_json_null(json);
        return is_whole;
    }
    pl_json_open(json, '{');
    pl_json_member_string(json, "address", kept.address);
    pl_json_member_bool(json, "is_confirmed", kept.is_confirmed);
    pl_json_close(json, '}');
    return is_whole;
}

/* Telling. */

bool notify_mail_tell(struct server *server, const struct notify_told *told)
{
    struct kept kept;
    char link[LINK_SIZE];
    char id[SERVER_ID_SIZE];
    char title_room[TITLE_SIZE];
    char body_room[BODY_SIZE];
    struct pl_text title = pl_text_in(title_room, sizeof title_room);
    struct pl_text body = pl_text_in(body_room, sizeof body_room);
    struct notify_order order = {
        .user = server_user_id(told->user),
        .table = told->table,
        .seat = told->seat,
        .letter.ttl_s = (uint32_t)(told->left_ms / 1000),
    };

    if (!notify_has_mail(server)) {
        return true;
    }
    if (!read_kept(server, server_user_id(told->user), &kept)) {
        return false;
    }
    if (!kept.is_confirmed || (told->is_reminder && !kept.settings.has_reminders)) {
        return true;
    }
    if (notify_is_quiet(&kept.settings, server->wall_ms)) {
        return false;
    }
    if (server_quota_take(server, told->user, NULL, SERVER_RATE_LETTERS)) {
        return true;
    }
    told->say(told->owner, kept.lang, &title, &body);
    server_id_format(told->table, id);
    link_to(server, "/#/t/", id, link);
    pl_text_add(&body, "\r\n\r\n");
    pl_text_add(&body, link);
    memcpy(order.letter.mail.to, kept.address, sizeof kept.address);
    memcpy(order.letter.mail.secret, kept.secret, sizeof kept.secret);
    post(server, &order, title_room, &body, kept.lang);
    return true;
}
