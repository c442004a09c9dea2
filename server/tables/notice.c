/* Notices of a table: written with the turn, read back for each who looks. */
#include "server/tables/notice.h"

#include "core/text.h"
#include "server/core.h"
#include "server/gate/limits.h"
#include "server/protocol/conn.h"
#include "server/store/row.h"
#include "server/tables/present.h"

enum { TEXT_SIZE = 1024 };

static const struct {
    const char *code;
    const char *text[PL_LANG_COUNT];
} kinds[SERVER_NOTICE_COUNT] = {
#define NOTICE(name_, code_, pl_, en_) \
    [SERVER_NOTICE_##name_] = { code_, { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "server/protocol/notices.def"
};

static struct store_arg words_of(const struct server_notice *notice, enum pl_lang lang)
{
    return notice->words[lang] ? STORE_TEXT(notice->words[lang]) : STORE_TEXT("");
}

void server_notice_add(struct server *server, struct server_table *table,
                       const struct server_notice *notice)
{
    struct store_arg id = STORE_INT((int64_t)server_table_id(table));

    server_table_touch(server, table);
    store_write(server->store, STORE_NOTICE_ADD,
                STORE_ARGS(id, STORE_INT(notice->kind), STORE_INT(notice->seat),
                           notice->has_other ? STORE_INT(notice->other) : STORE_NULL,
                           STORE_INT(table->ply), STORE_INT(server->wall_ms),
                           words_of(notice, PL_LANG_PL), words_of(notice, PL_LANG_EN)));
    store_write(server->store, STORE_NOTICE_CUT, STORE_ARGS(id, STORE_INT(SERVER_NOTICES_MAX)));
    server_table_wrote(server, table);
    server_table_news(server, table, SERVER_NEWS_NOTICE);
}

/* A row of the store. */
struct line {
    uint32_t n;
    enum server_notice_kind kind;
    pl_seat seat;
    pl_seat other; /* PL_NOBODY: none */
    uint32_t ply;
    int64_t at_ms;
    const char *words;
};

static struct line read_line(struct store_row *row, const struct server_table *table,
                             enum pl_lang lang)
{
    pl_seat last = (pl_seat)(table->config.seats - 1);
    bool has_other = store_type(row->store, row->query, 3) != STORE_TYPE_NONE;
    const char *words[PL_LANG_COUNT] = {
        [PL_LANG_PL] = store_row_text(row, 6, "text_pl", SERVER_NOTICE_WORDS_MAX),
        [PL_LANG_EN] = store_row_text(row, 7, "text_en", SERVER_NOTICE_WORDS_MAX),
    };

    return (struct line){
        .n = (uint32_t)store_row_int(row, 0, "n", 0, UINT32_MAX - 1),
        .kind = (enum server_notice_kind)store_row_int(row, 1, "kind", SERVER_NOTICE_NONE + 1,
                                                       SERVER_NOTICE_COUNT - 1),
        .seat = (pl_seat)store_row_int(row, 2, "seat", 0, last),
        .other = has_other ? (pl_seat)store_row_int(row, 3, "other", 0, last) : PL_NOBODY,
        .ply = (uint32_t)store_row_int(row, 4, "ply", 0, INT32_MAX),
        .at_ms = store_row_ms(row, 5, "at"),
        .words = words[lang],
    };
}

/* With the names of now for "{0}" and so on. */
static void write_words(struct pl_text *text, const char *words, const struct server_names *names)
{
    for (const char *at = words; *at; at++) {
        unsigned seat = (unsigned char)at[1] - (unsigned)'0';
        bool is_name = at[0] == '{' && seat < PL_SEATS_MAX && at[2] == '}' && names->at[seat];
        if (is_name) {
            pl_text_add(text, names->at[seat]);
            at += 2;
        } else {
            pl_text_char(text, *at);
        }
    }
}

static const char *name_of(const struct server_names *names, pl_seat seat)
{
    return names->at[seat] ? names->at[seat] : "?";
}

static void write_line(struct pl_json *json, const struct line *line,
                       const struct server_names *names, enum pl_lang lang)
{
    char words_room[TEXT_SIZE];
    char room[TEXT_SIZE];
    struct pl_text words = pl_text_in(words_room, sizeof words_room);
    struct pl_text text = pl_text_in(room, sizeof room);

    if (line->other != PL_NOBODY) {
        pl_text_add(&words, name_of(names, line->other));
    } else {
        write_words(&words, line->words, names);
    }
    const struct pl_arg args[] = { PL_ARG_TEXT(name_of(names, line->seat)), PL_ARG_TEXT(words.at) };
    pl_text_format(&text, lang, kinds[line->kind].text[lang], args, PL_COUNT_OF(args));
    pl_json_open(json, '{');
    pl_json_member_int(json, "n", line->n);
    pl_json_member_int(json, "ply", line->ply);
    pl_json_member_int(json, "seat", line->seat);
    pl_json_member_string(json, "kind", kinds[line->kind].code);
    pl_json_member_string(json, "text", text.at);
    pl_json_member_int(json, "at", line->at_ms);
    pl_json_close(json, '}');
}

static void open_query(struct store_row *row, const struct server_table *table, uint32_t from)
{
    store_read(row->store, row->query,
               STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(from)));
}

bool server_write_notices(struct pl_json *json, struct server *server,
                          const struct server_table *table, struct server_sub *sub)
{
    struct store_row row = { .store = server->store, .query = STORE_NOTICES_OF };
    enum pl_lang lang = sub->conn->lang;
    struct server_names names;
    uint32_t count = 0;
    uint32_t from = sub->seen_notice;
    uint32_t next = from;

    server_table_names(table, lang, &names);
    pl_json_open(json, '{');
    pl_json_member_string(json, "t", "notices");
    server_write_id(json, "table", server_table_id(table));
    pl_json_member_int(json, "from", from);
    pl_json_key(json, "lines");
    pl_json_open(json, '[');
    open_query(&row, table, from);
    while (!row.wrong && store_next(row.store, row.query)) {
        struct line line = read_line(&row, table, lang);
        if (!row.wrong) {
            write_line(json, &line, &names, lang);
            next = line.n + 1;
            count++;
        }
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
    if (!store_end(row.store, row.query)) {
        return false;
    }
    sub->seen_notice = next;
    return count > 0 || from == 0;
}

bool server_notices_are_well(struct server *server, const struct server_table *table)
{
    struct store_row row = { .store = server->store, .query = STORE_NOTICES_OF };

    open_query(&row, table, 0);
    while (!row.wrong && store_next(row.store, row.query)) {
        (void)read_line(&row, table, PL_LANG_EN);
    }
    return store_end(row.store, row.query) && !row.wrong;
}
