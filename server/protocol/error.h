/* Reasons for refusing a request, as clients and people read them. */
#ifndef SERVER_PROTOCOL_ERROR_H
#define SERVER_PROTOCOL_ERROR_H

#include "core/base.h"

enum server_error {
    SERVER_OK,
    SERVER_LATER, /* no error: the answer will come when a worker is done */
#define ERROR(name_, code_, status_, pl_, en_) SERVER_##name_,
#include "server/protocol/errors.def"
    SERVER_ERROR_COUNT
};

/* The code that programs read. */
const char *server_error_code(enum server_error error);
/* What a person reads. */
const char *server_error_text(enum server_error error, enum pl_lang lang);
/* The HTTP status that goes with it. */
int server_error_status(enum server_error error);

#endif
