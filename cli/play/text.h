/* The words of `plansza play`, in both languages. */
#ifndef CLI_PLAY_TEXT_H
#define CLI_PLAY_TEXT_H

#include "core/text.h"

enum cli_play_text {
#define PLAY_TEXT(id_, pl_, en_) CLI_PLAY_##id_,
#include "cli/play/text.def"
    CLI_PLAY_TEXT_COUNT
};

enum { CLI_PLAY_TEXT_MAX = 6144 };

const char *cli_play_text(enum cli_play_text id, enum pl_lang lang);

/* Up to three arguments: a text, or a number. */
struct cli_phrase {
    enum cli_play_text id;
    struct pl_arg arg[3];
};

/* Writes the phrase in the language. */
void cli_phrase_write(const struct cli_phrase *phrase, enum pl_lang lang,
                      char ret_text[CLI_PLAY_TEXT_MAX]);

#endif
