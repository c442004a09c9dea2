/* When a person is told that a table waits for them: a while after they were asked, when half of
 * their time has passed, and when a tenth of it is left. All of it goes by the site's clock, as the
 * time for the move does; only the quiet hours go by the wall clock, as people do. */
#include <stdio.h>
#include <string.h>

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/notify/mail.h"
#include "server/notify/notify.h"
#include "server/store/row.h"
#include "server/tables/clock.h"
#include "server/tables/table.h"

enum { BODY_SIZE = 320, NAMES_SIZE = 200, TITLE_SIZE = 160, TTL_S_MAX = 28 * 86400 };

static const int64_t MINUTE_MS = 60000;
static const int64_t HOUR_MS = 3600000;
static const int64_t DAY_MS = 86400000;

enum word {
#define NOTIFY_WORD(name_, pl_, en_) WORD_##name_,
#include "server/notify/words.def"
    WORD_COUNT
};

static const char *const words[WORD_COUNT][PL_LANG_COUNT] = {
#define NOTIFY_WORD(name_, pl_, en_) \
    [WORD_##name_] = { [PL_LANG_PL] = (pl_), [PL_LANG_EN] = (en_) },
#include "server/notify/words.def"
};

static const enum word titles[] = {
    [NOTIFY_STAGE_TURN] = WORD_TURN,
    [NOTIFY_STAGE_HALF] = WORD_HALF,
    [NOTIFY_STAGE_LAST] = WORD_LAST,
};

static enum notify_stage stage_of(const struct server *server, const struct server_table *table,
                                  int64_t left_ms)
{
    int64_t whole_ms = table->clock.main_ms;
    int64_t patience_ms = server->options.test_push ? 0 : SERVER_PUSH_PATIENCE_MS;

    if (left_ms <= whole_ms / 10) {
        return NOTIFY_STAGE_LAST;
    }
    if (left_ms <= whole_ms / 2) {
        return NOTIFY_STAGE_HALF;
    }
    return whole_ms - left_ms >= patience_ms ? NOTIFY_STAGE_TURN : NOTIFY_STAGE_NONE;
}

/* What is said. */

static void say(struct pl_text *text, enum word word, enum pl_lang lang, struct pl_arg arg)
{
    pl_text_format(text, lang, words[word][lang], &arg, 1);
}

static void say_others(struct pl_text *text, const struct server_table *table, pl_seat own,
                       enum pl_lang lang)
{
    char names_room[NAMES_SIZE];
    char nick_room[SERVER_NICK_SIZE];
    struct pl_text names = pl_text_in(names_room, sizeof names_room);
    int32_t count = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (p != own) {
            pl_text_add(&names, count++ > 0 ? ", " : "");
            pl_text_add(&names, server_seat_nick(table, p, lang, nick_room));
        }
    }
    if (count > 0) {
        struct pl_arg args[] = { PL_ARG_NUMBER(count), PL_ARG_TEXT(names_room) };
        pl_text_format(text, lang, words[WORD_OTHERS][lang], args, 2);
    }
}

/* Whole days from two on, else whole hours from two on, else minutes. */
static void say_left(struct pl_text *text, enum pl_lang lang, int64_t left_ms)
{
    bool is_days = left_ms >= 2 * DAY_MS;
    bool is_hours = left_ms >= 2 * HOUR_MS;
    int64_t count = left_ms / (is_days ? DAY_MS : is_hours ? HOUR_MS : MINUTE_MS);

    say(text,
        is_days    ? WORD_DAYS
        : is_hours ? WORD_HOURS
                   : WORD_MINUTES,
        lang, PL_ARG_NUMBER(count > 0 ? (int32_t)count : 1));
}

struct news {
    const struct server_table *table;
    pl_seat seat;
    enum notify_stage stage;
    int64_t left_ms;
};

static void say_all(void *owner, enum pl_lang lang, struct pl_text *ret_title,
                    struct pl_text *ret_body)
{
    const struct news *news = owner;

    say(ret_title, titles[news->stage], lang, PL_ARG_TEXT(news->table->game->title[lang]));
    say_others(ret_body, news->table, news->seat, lang);
    say_left(ret_body, lang, news->left_ms);
}

static void write_text(const struct news *news, enum pl_lang lang,
                       char ret_text[NOTIFY_PLAIN_BYTES])
{
    char title_room[TITLE_SIZE];
    char body_room[BODY_SIZE];
    char id[SERVER_ID_SIZE];
    struct pl_text title = pl_text_in(title_room, sizeof title_room);
    struct pl_text body = pl_text_in(body_room, sizeof body_room);
    struct pl_json json = pl_json_in(ret_text, NOTIFY_PLAIN_BYTES);
    const struct server_table *table = news->table;

    say_all((void *)(uintptr_t)news, lang, &title, &body);
    server_id_format(server_table_id(table), id);
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "table", id);
    pl_json_member_string(&json, "title", title_room);
    pl_json_member_string(&json, "body", body_room);
    pl_json_member_string(&json, "lang", lang == PL_LANG_PL ? "pl" : "en");
    pl_json_close(&json, '}');
    PL_ASSERT(!json.text.is_cut);
}

/* To whom. */

/* What the row says of the person; they are the same in each of their rows. */
static struct notify_settings read_settings(struct store_row *row)
{
    return (struct notify_settings){
        .quiet_from = (int32_t)store_row_int(row, 7, "quiet_from", 0, 1439),
        .quiet_to = (int32_t)store_row_int(row, 8, "quiet_to", 0, 1439),
        .zone = (int32_t)store_row_int(row, 9, "zone", -840, 840),
        .has_reminders = store_row_bool(row, 10, "reminders"),
    };
}

static void read_bytes(struct store_row *row, int column, uint8_t *ret_bytes, uint32_t size)
{
    uint32_t found = 0;
    const void *bytes = store_bytes(row->store, row->query, column, &found);

    if (found != size) {
        row->wrong = row->wrong ? row->wrong : "keys";
        return;
    }
    memcpy(ret_bytes, bytes, size);
}

static void send_to_row(struct server *server, struct store_row *row, const struct news *news)
{
    int64_t ttl_s = news->left_ms / 1000;
    struct notify_order order = {
        .user = server_user_id(news->table->seat[news->seat].user),
        .subscription = store_row_id(row, 0, "id"),
        .table = server_table_id(news->table),
        .seat = news->seat,
        .letter = {
            .ttl_s = (uint32_t)(ttl_s < TTL_S_MAX ? ttl_s : TTL_S_MAX),
            .is_urgent = news->stage == NOTIFY_STAGE_LAST,
        },
    };
    enum pl_lang lang = (enum pl_lang)store_row_int(row, 4, "lang", 0, PL_LANG_COUNT - 1);

    snprintf(order.letter.url, sizeof order.letter.url, "%s",
             store_row_text(row, 1, "endpoint", NOTIFY_URL_SIZE - 1));
    read_bytes(row, 2, order.letter.reader.point, NOTIFY_POINT_BYTES);
    read_bytes(row, 3, order.letter.reader.auth, NOTIFY_AUTH_BYTES);
    server_id_format(order.table, order.letter.topic);
    write_text(news, lang, order.letter.text);
    if (!row->wrong) {
        notify_send(server, &order);
    }
}

static bool mail(struct server *server, const struct news *news)
{
    return notify_mail_tell(server, &(struct notify_told){
                                        .user = news->table->seat[news->seat].user,
                                        .table = server_table_id(news->table),
                                        .seat = news->seat,
                                        .left_ms = news->left_ms,
                                        .is_reminder = news->stage != NOTIFY_STAGE_TURN,
                                        .owner = (void *)(uintptr_t)news,
                                        .say = say_all,
                                    });
}

/* False: not now, because it is night there, there is no room, or it cannot be read. */
static bool send_to_all(struct server *server, const struct news *news)
{
    struct store_row row = { .store = server->store, .query = STORE_PUSH_OF };
    const struct server_user *user = news->table->seat[news->seat].user;
    bool may_be_sent = notify_has_room(server, server_user_id(user));

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(server_user_id(user))));
    while (may_be_sent && store_next(row.store, row.query)) {
        row.wrong = NULL;
        struct notify_settings settings = read_settings(&row);
        bool is_wanted = news->stage == NOTIFY_STAGE_TURN || settings.has_reminders;
        may_be_sent = !notify_is_quiet(&settings, server->wall_ms);
        if (may_be_sent && is_wanted) {
            send_to_row(server, &row, news);
        }
    }
    return store_end(row.store, row.query) && may_be_sent && mail(server, news);
}

/* When. */

static void note_told(struct server *server, struct server_table *table, pl_seat seat,
                      enum notify_stage stage)
{
    table->seat[seat].told = stage;
    server_table_put_seat(server, table, seat);
}

static void check_seat(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];
    struct news news = {
        .table = table,
        .seat = seat,
        .left_ms = server_clock_left(server, table, seat),
    };

    news.stage = stage_of(server, table, news.left_ms);
    if (at->told > NOTIFY_STAGE_TURN && news.stage < at->told) {
        /* Another question, and all of the time is there again. */
        note_told(server, table, seat, NOTIFY_STAGE_TURN);
    }
    if (news.stage <= at->told || server->now_ms < at->hush_ms) {
        return;
    }
    if (send_to_all(server, &news)) {
        note_told(server, table, seat, news.stage);
    } else {
        at->hush_ms = server->now_ms + SERVER_PUSH_LOOK_MS;
    }
}

void notify_check(struct server *server, struct server_table *table)
{
    if (table->clock.kind != SERVER_CLOCK_DAYS || table->status != SERVER_RUNNING ||
        table->trouble) {
        return;
    }
    for (pl_seat p = 0; p < table->config.seats; p++) {
        bool is_asked = table->waiting >> p & 1 && !server_seat_is_bot(&table->seat[p]) &&
                        server_seat_is_person(&table->seat[p]);
        /* On vacation the time stands still, and so does what is said of it. */
        if (is_asked && server_seat_is_away(&table->seat[p])) {
            continue;
        }
        if (is_asked) {
            check_seat(server, table, p);
        } else {
            notify_decided(server, table, p);
        }
    }
}

void notify_decided(struct server *server, struct server_table *table, pl_seat seat)
{
    table->seat[seat].hush_ms = 0;
    if (table->seat[seat].told) {
        note_told(server, table, seat, NOTIFY_STAGE_NONE);
    }
}
