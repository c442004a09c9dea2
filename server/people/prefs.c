/* Preferences in the store. */
#include "server/people/prefs.h"

#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/store/row.h"

static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:._-";

static enum server_error check_word(const char *word)
{
    if (!word || word[strspn(word, plain)]) {
        return SERVER_BAD_MESSAGE;
    }
    return strlen(word) <= SERVER_PREF_WORD_MAX ? SERVER_OK : SERVER_TOO_LARGE;
}

enum server_error server_prefs_parse(json_t *value, char ret_text[SERVER_PREFS_SIZE])
{
    enum server_error error = json_is_object(value) ? SERVER_OK : SERVER_BAD_MESSAGE;
    const char *name;
    json_t *word;

    if (json_object_size(value) > SERVER_PREFS_MAX) {
        return SERVER_TOO_LARGE;
    }
    json_object_foreach(value, name, word)
    {
        error = error ? error : check_word(*name ? name : NULL);
        error = error ? error : check_word(json_string_value(word));
    }
    if (error) {
        return error;
    }
    char *text = json_dumps(value, JSON_COMPACT | JSON_SORT_KEYS);
    PL_ASSERT(text);
    PL_ASSERT(strlen(text) < SERVER_PREFS_SIZE);
    memcpy(ret_text, text, strlen(text) + 1);
    free(text);
    return SERVER_OK;
}

struct kept {
    int64_t version; /* 0: nothing is kept */
    char text[SERVER_PREFS_SIZE];
};

/* The store is not trusted to hold what was put there. */
static enum server_error parse_kept(const char *stored, struct kept *kept)
{
    json_t *value = json_loads(stored, JSON_REJECT_DUPLICATES, NULL);
    enum server_error error = server_prefs_parse(value, kept->text);

    json_decref(value);
    return error ? SERVER_DAMAGED : SERVER_OK;
}

static enum server_error read_kept(struct server *server, int64_t user_id, struct kept *ret_kept)
{
    struct store_row row = { .store = server->store, .query = STORE_PREFS_OF };
    enum server_error error = SERVER_OK;

    *ret_kept = (struct kept){ .text = "{}" };
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    if (store_next(row.store, row.query)) {
        ret_kept->version = store_row_int(&row, 0, "version", 1, INT32_MAX);
        error = parse_kept(store_row_text(&row, 1, "text", SERVER_PREFS_SIZE - 1), ret_kept);
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    return row.wrong ? SERVER_DAMAGED : error;
}

enum server_error server_write_prefs(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct kept kept;
    enum server_error error = read_kept(server, user_id, &kept);

    if (error) {
        return error;
    }
    pl_json_key(json, "prefs");
    pl_json_raw(json, kept.text);
    pl_json_member_int(json, "version", kept.version);
    return SERVER_OK;
}

enum server_error server_prefs_keep(struct server *server, const struct server_user *user,
                                    const char *text, int64_t version)
{
    struct kept kept;
    enum server_error error = SERVER_OK;

    if (user->is_guest) {
        return SERVER_NO_ACCOUNT;
    }
    error = read_kept(server, server_user_id(user), &kept);
    /* Unreadable preferences are not worth more than what the person wants now. */
    if (error && error != SERVER_DAMAGED) {
        return error;
    }
    if (!error && kept.version != version) {
        return SERVER_STALE;
    }
    if (version >= INT32_MAX) {
        return SERVER_TOO_MANY;
    }
    store_write(
        server->store, STORE_PREFS_PUT,
        STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(version + 1), STORE_TEXT(text)));
    return SERVER_OK;
}
