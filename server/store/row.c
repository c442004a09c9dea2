/* Validated reading of rows. */
#include "server/store/row.h"

/* The year 4000 or so, in milliseconds: whatever the machine's clock says, it is before. */
static const int64_t MS_MAX = (int64_t)1 << 46;
/* Ids of tables have 60 bits. */
static const int64_t ID_MAX = ((int64_t)1 << 60) - 1;

static void note_wrong(struct store_row *row, const char *name)
{
    row->wrong = row->wrong ? row->wrong : name;
}

int64_t store_row_int(struct store_row *row, int column, const char *name, int64_t low,
                      int64_t high)
{
    int64_t number = store_int(row->store, row->query, column);

    if (store_type(row->store, row->query, column) != STORE_TYPE_INT || number < low ||
        number > high) {
        note_wrong(row, name);
        return low;
    }
    return number;
}

bool store_row_bool(struct store_row *row, int column, const char *name)
{
    return store_row_int(row, column, name, 0, 1);
}

int64_t store_row_ms(struct store_row *row, int column, const char *name)
{
    return store_row_int(row, column, name, 0, MS_MAX);
}

int64_t store_row_id(struct store_row *row, int column, const char *name)
{
    bool is_none = store_type(row->store, row->query, column) == STORE_TYPE_NONE;

    return is_none ? 0 : store_row_int(row, column, name, 0, ID_MAX);
}

/* Texts. */

/* The bytes of the character that begins here, if it is one. */
static size_t utf8_length(const unsigned char *at, size_t left)
{
    size_t length = at[0] < 0x80 ? 1 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;
    /* The second byte tells what would be too long, a surrogate or above the last character. */
    unsigned char low = at[0] == 0xe0 ? 0xa0 : at[0] == 0xf0 ? 0x90 : 0x80;
    unsigned char high = at[0] == 0xed ? 0x9f : at[0] == 0xf4 ? 0x8f : 0xbf;

    if (length > left || (at[0] >= 0x80 && at[0] < 0xc2) || at[0] > 0xf4) {
        return 0;
    }
    for (size_t i = 1; i < length; i++) {
        if (at[i] < (i == 1 ? low : 0x80) || at[i] > (i == 1 ? high : 0xbf)) {
            return 0;
        }
    }
    return length;
}

bool store_is_utf8(const char *text, size_t size)
{
    const unsigned char *at = (const unsigned char *)text;
    size_t length = 1;

    for (; size > 0 && length > 0; at += length, size -= length) {
        length = utf8_length(at, size);
    }
    return length > 0;
}

static bool has_control(const char *text, uint32_t size)
{
    for (uint32_t i = 0; i < size; i++) {
        if ((unsigned char)text[i] < 0x20 || text[i] == 0x7f) {
            return true;
        }
    }
    return false;
}

const char *store_row_lines(struct store_row *row, int column, const char *name, uint32_t max)
{
    enum store_type type = store_type(row->store, row->query, column);
    uint32_t size = 0;
    const char *text = store_text(row->store, row->query, column, &size);

    if (type == STORE_TYPE_NONE) {
        return "";
    }
    if (type != STORE_TYPE_TEXT || size > max || strlen(text) != size ||
        !store_is_utf8(text, size)) {
        note_wrong(row, name);
        return "";
    }
    return text;
}

const char *store_row_text(struct store_row *row, int column, const char *name, uint32_t max)
{
    const char *text = store_row_lines(row, column, name, max);

    if (has_control(text, (uint32_t)strlen(text))) {
        note_wrong(row, name);
        return "";
    }
    return text;
}
