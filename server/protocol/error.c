/* The table of reasons. */
#include "server/protocol/error.h"

struct row {
    const char *code;
    int status;
    const char *text[PL_LANG_COUNT];
};

static const struct row rows[SERVER_ERROR_COUNT] = {
    [SERVER_OK] = { "ok", 200, { "", "" } },
    [SERVER_LATER] = { "later", 202, { "", "" } },
#define ERROR(name_, code_, status_, pl_, en_) [SERVER_##name_] = { code_, status_, { pl_, en_ } },
#include "server/protocol/errors.def"
};

const char *server_error_code(enum server_error error)
{
    PL_ASSERT(error < SERVER_ERROR_COUNT);
    return rows[error].code;
}

const char *server_error_text(enum server_error error, enum pl_lang lang)
{
    PL_ASSERT(error < SERVER_ERROR_COUNT);
    return rows[error].text[lang];
}

int server_error_status(enum server_error error)
{
    PL_ASSERT(error < SERVER_ERROR_COUNT);
    return rows[error].status;
}
