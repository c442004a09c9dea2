/* The table of texts, and phrases with arguments. */
#include "cli/play/text.h"

static const char *const texts[CLI_PLAY_TEXT_COUNT][PL_LANG_COUNT] = {
#define PLAY_TEXT(id_, pl_, en_) [CLI_PLAY_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "cli/play/text.def"
};

const char *cli_play_text(enum cli_play_text id, enum pl_lang lang)
{
    return texts[id][lang];
}

void cli_phrase_write(const struct cli_phrase *phrase, enum pl_lang lang,
                      char ret_text[CLI_PLAY_TEXT_MAX])
{
    struct pl_text text = pl_text_in(ret_text, CLI_PLAY_TEXT_MAX);

    pl_text_format(&text, lang, texts[phrase->id][lang], phrase->arg, PL_COUNT_OF(phrase->arg));
}
