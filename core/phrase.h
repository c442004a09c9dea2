/* The writer of sentences. All texts that players read are in tables: a game's texts (text.def) and
 * the kinds of words that go into them (words.def), by the grammar of core/words.h. The rows of
 * actions and events name the kinds of their arguments (actions.def, events.def). A game adds
 * functions that pick another text where the usual one will not do, and that put together the
 * words which no table holds. */
#ifndef PL_CORE_PHRASE_H
#define PL_CORE_PHRASE_H

#include "core/game.h"

/* The arguments of a sentence, as templates number them: those of an action are %1 to %3; of an
 * event, %1 is its seat, %2 to %5 are its arguments, %6 are the hidden ones that the reader knows.
 * A text with words of its own numbers those. */
enum { PL_WORDS_MAX = 6, PL_ACTION_ARGS = 3, PL_HIDDEN_AT = 1 + PL_EVENT_ARGS };

/* Kinds of words that every game has; its own follow. */
enum {
    PL_WORD_NONE,   /* writes nothing */
    PL_WORD_NUMBER, /* as it is */
    PL_WORD_AMOUNT, /* a number without its sign */
    PL_WORD_SEAT    /* the name of a player; empty for PL_NOBODY */
};

/* What is written: a kind and a value of it, or all hidden arguments of an event. */
struct pl_word {
    uint8_t kind;
    bool is_hidden;
    int32_t value;
};

/* Two arguments in one value. */
static inline int32_t pl_pair(int32_t first, int32_t second)
{
    return (int32_t)((uint32_t)(uint16_t)first | (uint32_t)second << 16);
}

static inline int32_t pl_pair_first(int32_t pair)
{
    return (int16_t)(uint16_t)pair;
}

static inline int32_t pl_pair_second(int32_t pair)
{
    return (int16_t)(uint16_t)((uint32_t)pair >> 16);
}

#define PL_WORD(kind_, value_) ((struct pl_word){ .kind = (kind_), .value = (int32_t)(value_) })
#define PL_NUMBER(n_)          PL_WORD(PL_WORD_NUMBER, n_)

/* Where a word of a text has its value from. */
enum pl_from {
    PL_FROM_ARGUMENT, /* of the sentence, from 0 */
    PL_FROM_PAIR,     /* this argument and the next one, as pl_pair_first and _second */
    PL_FROM_HIDDEN,   /* the hidden arguments of an event, one after the other */
    PL_FROM_ROW,      /* the row itself: a constant */
    PL_FROM_GAME      /* a function works it out: a VALUE of words.def */
};

struct pl_slot {
    uint8_t kind;
    uint8_t from;
    int16_t value;
};

/* A row of text.def; without words it takes the arguments of the action or event. */
struct pl_sentence {
    const char *text[PL_LANG_COUNT];
    struct pl_slot word[PL_WORDS_MAX];
};

/* A name in both languages; a table of names has one or more of these in each of its rows, one for
 * each grammatical case that sentences need. */
struct pl_words {
    const char *word[PL_LANG_COUNT];
};

#define PL_BOTH(pl_, en_)                          \
    {                                              \
        [PL_LANG_PL] = (pl_), [PL_LANG_EN] = (en_) \
    }

/* A text with numbers of the rules in it, which are %1, %2 and so on. */
struct pl_template {
    const char *text[PL_LANG_COUNT];
    int16_t cell[PL_WORDS_MAX];
};

/* PL_TEMPLATE("pl", "en", cells), and the cells as rows of texts name them: a game has its numbers
 * as CELL_NAME. */
#define CELL(name_)       CELL_##name_
#define SUM(one_, other_) CELL_##one_ + CELL_##other_
#define PL_TEMPLATE(...)  PL_TEMPLATE_OF(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0)
#define PL_TEMPLATE_OF(pl_, en_, a_, b_, c_, d_, e_, f_, ...) \
    {                                                         \
        PL_BOTH(pl_, en_),                                    \
        {                                                     \
            a_, b_, c_, d_, e_, f_                            \
        }                                                     \
    }

struct pl_pen;

enum pl_word_sort { PL_PLAIN, PL_NAME, PL_FILLED, PL_COUNTED, PL_PART };

/* A row of words.def. */
struct pl_word_kind {
    enum pl_word_sort sort;
    const char *const *names; /* PL_NAME: of value 0; the next follows after `stride` bytes */
    uint32_t stride;
    uint32_t count;
    uint32_t text; /* PL_COUNTED: the text whose %1 is the number */
    void (*write)(const struct pl_pen *pen, int32_t value); /* PL_PART */
    const struct pl_template *templates; /* PL_FILLED: of value 0; the next follows as for names */
};

/* What a row of actions.def or events.def says: the usual text, and the kinds of the arguments. */
struct pl_columns {
    uint16_t text;
    uint8_t kind[PL_WORDS_MAX];
};

/* A run of entries of the glossary: things with consecutive numbers. */
struct pl_section {
    const struct pl_names *ids;
    uint8_t title; /* a kind of words that are names */
    uint8_t text;
    uint16_t first;
    uint16_t count;
};

/* Everything that a game can say; core/lexicon.inc makes it of the tables. */
struct pl_lexicon {
    const struct pl_sentence *texts;
    const struct pl_word_kind *words;
    const struct pl_columns *actions; /* by kind */
    const struct pl_columns *events;
    const uint16_t *prompts; /* texts by kind of frame */
    uint32_t action_count;
    uint32_t event_count;
    const struct pl_section *sections;
    uint32_t section_count;
    uint8_t lead; /* a kind of word that begins every event, or PL_WORD_NONE */
    /* May be NULL: the text for this action, event or prompt, or `usual`. */
    uint32_t (*action_variant)(const struct pl_pen *pen, uint32_t usual);
    uint32_t (*event_variant)(const struct pl_pen *pen, uint32_t usual);
    uint32_t (*prompt_variant)(const struct pl_pen *pen, uint32_t usual);
    int32_t (*const *values)(const struct pl_pen *pen, uint32_t value); /* by VALUE of words.def */
};

/* Where words go, in which language, and what they are about. */
struct pl_pen {
    struct pl_text *text;
    const struct pl_lexicon *lexicon;
    const struct pl_obs *obs; /* NULL in the glossary */
    enum pl_lang lang;
    pl_seat seat; /* who decides, is asked, or whose the event is; or PL_NOBODY */
    pl_action action;
    const struct pl_event *event;     /* NULL but for an event */
    const struct pl_columns *columns; /* NULL for a prompt */
    int32_t argument[1 + PL_EVENT_ARGS];
};

/* Writes a text with the words that its row names, or the arguments of the sentence. */
void pl_say(const struct pl_pen *pen, uint32_t text);
/* Writes a text with these words. */
void pl_say_with(const struct pl_pen *pen, uint32_t text, const struct pl_word words[PL_WORDS_MAX]);
#define PL_SAY(pen_, text_, ...) \
    pl_say_with(pen_, text_, (const struct pl_word[PL_WORDS_MAX]){ __VA_ARGS__ })
/* Writes one word. */
void pl_write(const struct pl_pen *pen, uint32_t kind, int32_t value);
/* A name out of its table; the kind must be of names. */
const char *pl_name_word(const struct pl_lexicon *lexicon, uint32_t kind, uint32_t value,
                         enum pl_lang lang);

/* What tables of results tell apart, by its id and its name; nothing for value 0. */
struct pl_label pl_label_of(const struct pl_lexicon *lexicon, const struct pl_names *ids,
                            uint32_t kind, uint32_t value);

/* Of a list "a, b": writes a comma, unless nothing is written since `start`, a former length. */
static inline void pl_comma(const struct pl_pen *pen, uint32_t start)
{
    if (pen->text->length > start) {
        pl_text_add(pen->text, ", ");
    }
}

/* The functions of a game's descriptor. */
void pl_say_prompt(const struct pl_lexicon *lexicon, const struct pl_obs *obs, pl_seat seat,
                   enum pl_lang lang, struct pl_text *text);
void pl_say_action(const struct pl_lexicon *lexicon, const struct pl_obs *obs, pl_action action,
                   enum pl_lang lang, struct pl_text *text);
void pl_say_event(const struct pl_lexicon *lexicon, const struct pl_obs *obs,
                  const struct pl_event *event, enum pl_lang lang, struct pl_text *text);
bool pl_say_entry(const struct pl_lexicon *lexicon, uint32_t index, enum pl_lang lang,
                  struct pl_entry *ret_entry, struct pl_text *text);

#endif
