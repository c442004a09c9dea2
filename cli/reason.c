/* The table of reasons. */
#include <string.h>

#include "cli/reason.h"

static const struct {
    const char *english;
    const char *polish;
} rows[] = {
#define REASON(english_, polish_) { .english = english_, .polish = polish_ },
#include "cli/reasons.def"
};

/* Of every reason that a game's own check gives: a player cannot mend what it names. */
static const char bad_position[] = "zapisana pozycja jest w tej grze niemożliwa";

static const char *find_polish(const char *english)
{
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        if (strcmp(rows[i].english, english) == 0) {
            return rows[i].polish;
        }
    }
    return NULL;
}

const char *cli_reason(const char *reason, enum pl_lang lang)
{
    const char *polish = lang == PL_LANG_PL ? find_polish(reason) : reason;

    return polish ? polish : bad_position;
}

const char *cli_reason_format(const char *format, enum pl_lang lang)
{
    const char *polish = lang == PL_LANG_PL ? find_polish(format) : NULL;

    return polish ? polish : format;
}
