/* The grammar of texts. Every game has two tables of what players read. text.def:
 *
 *   TEXT(ID, "pl", "en")             a text; %1.. are the arguments of the action or event
 *   SAY(ID, "pl", "en", word, ...)   a text with words of its own: %1 is the first of them
 *   SAME(ID, AS)                     the text AS under another name
 *
 * In a text, %2{one|few|many} is the plural form of number 2 (Polish three, English two). A word is
 *
 *   OF(KIND, n)          argument n of the sentence, written as this kind
 *   PAIR(KIND, n)        arguments n and n + 1 in one value: a thing and how many, for a part
 *   HIDDEN(KIND)         the hidden arguments that the reader of an event knows
 *   ARG(KIND, FRAME_ARG) an argument of the frame that asks (frames.def)
 *   IS(KIND, CONSTANT)   a constant of the game
 *   NOW(KIND, VALUE)     what the game works out
 *   HERE(KIND)           a part that needs no value
 *   CELL(NAME)           a number of the rules (cells.def)
 *
 * The usual text of an action is ACT_ID, of an event EV_ID, of a question PROMPT_ID. words.def:
 *
 *   PLAIN(KIND)                             a number
 *   NAME(KIND, table, member)               a name out of a table, by value
 *   FILLED(KIND, table, member)             a text out of a table, by value, with numbers of the
 *                                           rules in it: a struct pl_template
 *   COUNTED(KIND)                           the text KIND with the number as its %1: "3 crystals"
 *   PART(KIND, write)                       what a function puts together
 *   VALUE(ID, work_out)                     a value, and the function that works it out
 *   SECTION(ids, TITLE, TEXT, first, count) a run of entries of the glossary, titles and texts by
 *                                           these kinds
 *
 * NONE, NUMBER, AMOUNT and SEAT are kinds of every game. A name that sentences need in another case
 * has a member more in its table, and a kind more here.
 *
 * Card texts have a table of their own, whose rows end with the cells that hold their numbers:
 *
 *   CARD_TEXT(ID, "pl", "en", CELL(NAME), ...)   %1 is the first of them, with forms as above
 *
 * A cell is a constant of the game or a number of another table (cells.def); SUM(A, B) is two cells
 * together.
 *
 * This file declares what follows from the tables; core/lexicon.inc defines it. The includer
 * defines
 *
 *   PL_GAME, PL_ID(x)   as for core/frames.h
 *   PL_TEXTS, PL_WORDS  the paths of the tables
 */

enum PL_OF_GAME(text) {
#define TEXT(id_, ...) PL_ID(TEXT_##id_),
#define SAY(id_, ...)  PL_ID(TEXT_##id_),
#include PL_TEXTS
    PL_ID(TEXT_COUNT)
};

enum {
    PL_ID(TEXT_FIRST) = 0,
#define SAME(id_, as_) PL_ID(TEXT_##id_) = PL_ID(TEXT_##as_),
#include PL_TEXTS
};

enum PL_OF_GAME(word) {
    PL_ID(WORD_NONE) = PL_WORD_NONE,
    PL_ID(WORD_NUMBER) = PL_WORD_NUMBER,
    PL_ID(WORD_AMOUNT) = PL_WORD_AMOUNT,
    PL_ID(WORD_SEAT) = PL_WORD_SEAT,
#define PLAIN(id_)       PL_ID(WORD_##id_),
#define NAME(id_, ...)   PL_ID(WORD_##id_),
#define FILLED(id_, ...) PL_ID(WORD_##id_),
#define COUNTED(id_)     PL_ID(WORD_##id_),
#define PART(id_, ...)   PL_ID(WORD_##id_),
#include PL_WORDS
    PL_ID(WORD_COUNT)
};

enum PL_OF_GAME(value) {
#define VALUE(id_, ...) PL_ID(VALUE_##id_),
#include PL_WORDS
    PL_ID(VALUE_COUNT)
};

#define PART(id_, write_)     void write_(const struct pl_pen *pen, int32_t value);
#define VALUE(id_, work_out_) int32_t work_out_(const struct pl_pen *pen, uint32_t value);
#include PL_WORDS

extern const struct pl_lexicon PL_OF_GAME(lexicon);

/* A text without arguments. */
static inline const char *PL_OF_GAME(text_of)(enum pl_lang lang, uint32_t text)
{
    PL_ASSERT(text < PL_ID(TEXT_COUNT));
    return PL_OF_GAME(lexicon).texts[text].text[lang];
}

/* A name by its kind. */
static inline const char *PL_OF_GAME(name_of)(enum pl_lang lang, enum PL_OF_GAME(word) kind,
                                              uint32_t value)
{
    return pl_name_word(&PL_OF_GAME(lexicon), kind, value, lang);
}

#undef PL_WORDS
#undef PL_TEXTS
#undef PL_ID
#undef PL_GAME
