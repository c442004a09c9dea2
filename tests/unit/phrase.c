/* The writer of sentences, with a lexicon of its own: a parcel that goes from seat to seat. */
#include "core/phrase.h"
#include "tests/unit/unit.h"

enum {
    TEXT_NONE,
    TEXT_SEND,
    TEXT_SENT,
    TEXT_SENT_OWN,
    TEXT_WEIGHT,
    TEXT_GRAMS,
    TEXT_KINDS,
    TEXT_LOT
};
enum {
    WORD_THING = PL_WORD_SEAT + 1,
    WORD_WHOM,
    WORD_GRAMS,
    WORD_WEIGHT,
    WORD_KINDS,
    WORD_LOT,
    WORD_NOTE
};
enum { VALUE_TWICE };

struct thing {
    const char *name[PL_LANG_COUNT];
    const char *accusative[PL_LANG_COUNT];
};

static const struct thing things[] = {
    { PL_BOTH("nic", "nothing"), PL_BOTH("nic", "nothing") },
    { PL_BOTH("lalka", "doll"), PL_BOTH("lalkę", "doll") },
    { PL_BOTH("piłka", "ball"), PL_BOTH("piłkę", "ball") },
};

static const struct pl_sentence texts[] = {
    [TEXT_NONE] = { .text = PL_BOTH("Czekaj", "Wait") },
    [TEXT_SEND] = { .text = PL_BOTH("Wyślij: %1 → %2", "Send: %1 → %2") },
    [TEXT_SENT] = { .text = PL_BOTH("%1 wysyła: %2, odbiera %3", "%1 sends to %3: %2") },
    [TEXT_SENT_OWN] = { .text = PL_BOTH("%1 dokłada: %6", "%1 adds: %6") },
    [TEXT_WEIGHT] = { .text = PL_BOTH("ważysz %1 (%2 z %3%%)", "you weigh %1 (%2 of %3%%)"),
                      .word = { { WORD_WHOM, PL_FROM_ARGUMENT, 0 },
                                { WORD_GRAMS, PL_FROM_GAME, VALUE_TWICE },
                                { PL_WORD_NUMBER, PL_FROM_ROW, 100 } } },
    [TEXT_GRAMS] = { .text = PL_BOTH("%1 %1{gram|gramy|gramów}", "%1 gram%1{|s}") },
    [TEXT_KINDS] = { .text = PL_BOTH("[%1]", "[%1]"),
                     .word = { { WORD_THING, PL_FROM_HIDDEN, 0 } } },
    [TEXT_LOT] = { .text = PL_BOTH("Partia: %1", "Lot: %1"),
                   .word = { { WORD_LOT, PL_FROM_PAIR, 0 } } },
};

/* What is written on a parcel: numbers of the rules. */
enum { CELL_DAYS = 3, CELL_COINS = 21 };

static const struct {
    uint32_t colour;
    struct pl_template text;
} notes[] = {
    { 0, PL_TEMPLATE("nic", "nothing") },
    { 7, PL_TEMPLATE("%2 %2{moneta|monety|monet} za %1 %1{dzień|dni|dni}, razem %3%%",
                     "%2 coin%2{|s} for %1 day%1{|s}, %3%% in all", CELL_DAYS, CELL_COINS,
                     CELL_DAYS + CELL_COINS) },
};

static void write_weight(const struct pl_pen *pen, int32_t value)
{
    PL_SAY(pen, TEXT_GRAMS, PL_NUMBER(value * 10));
}

static void write_kinds(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    pl_say(pen, TEXT_KINDS);
}

/* A thing and how many of it. */
static void write_lot(const struct pl_pen *pen, int32_t pair)
{
    pl_text_number(pen->text, pl_pair_second(pair));
    pl_text_add(pen->text, " × ");
    pl_write(pen, WORD_THING, pl_pair_first(pair));
}

static const struct pl_word_kind words[] = {
    [WORD_THING] = { .sort = PL_NAME,
                     .names = things[0].name,
                     .stride = sizeof things[0],
                     .count = PL_COUNT_OF(things) },
    [WORD_WHOM] = { .sort = PL_NAME,
                    .names = things[0].accusative,
                    .stride = sizeof things[0],
                    .count = PL_COUNT_OF(things) },
    [WORD_GRAMS] = { .sort = PL_COUNTED, .text = TEXT_GRAMS },
    [WORD_WEIGHT] = { .sort = PL_PART, .write = write_weight },
    [WORD_KINDS] = { .sort = PL_PART, .write = write_kinds },
    [WORD_LOT] = { .sort = PL_PART, .write = write_lot },
    [WORD_NOTE] = { .sort = PL_FILLED,
                    .templates = &notes[0].text,
                    .stride = sizeof notes[0],
                    .count = PL_COUNT_OF(notes) },
};

static int32_t twice(const struct pl_pen *pen, uint32_t value)
{
    return value == VALUE_TWICE ? pen->argument[0] * 2 : 0;
}

static int32_t (*const values[])(const struct pl_pen *pen, uint32_t value) = { twice };

static const struct pl_columns actions[] = {
    { 0, { 0 } },
    { TEXT_SEND, { WORD_THING, PL_WORD_SEAT } },
    { TEXT_SEND, { WORD_THING, PL_WORD_NONE } },
    { TEXT_LOT, { WORD_THING, PL_WORD_NUMBER } },
};

static const struct pl_columns events[] = {
    { 0, { 0 } },
    { TEXT_SENT, { PL_WORD_SEAT, WORD_THING, PL_WORD_SEAT, 0, 0, WORD_THING } },
    { TEXT_SENT, { PL_WORD_SEAT, PL_WORD_AMOUNT, WORD_WEIGHT, 0, 0, 0 } },
};

static uint32_t event_variant(const struct pl_pen *pen, uint32_t usual)
{
    return pen->event->hidden[0] ? TEXT_SENT_OWN : usual;
}

static const uint16_t prompts[] = { TEXT_NONE, TEXT_WEIGHT };

static const char *const ids[] = { "none", "doll", "ball" };
static const struct pl_names thing_names = { ids, PL_COUNT_OF(ids) };
static const struct pl_section sections[] = {
    { &thing_names, WORD_THING, WORD_WEIGHT, 2, 1 },
    { &thing_names, WORD_WHOM, PL_WORD_NUMBER, 1, 2 },
};

static const struct pl_lexicon lexicon = {
    .texts = texts,
    .words = words,
    .actions = actions,
    .events = events,
    .prompts = prompts,
    .action_count = PL_COUNT_OF(actions),
    .event_count = PL_COUNT_OF(events),
    .sections = sections,
    .section_count = PL_COUNT_OF(sections),
    .event_variant = event_variant,
    .values = values,
};

/* Two seats; the frame on top is of kind 1 and carries a ball. */
static const struct pl_obs *table(struct pl_state_room *room)
{
    struct pl_head *head = pl_head_edit(pl_state_in(room));

    memset(room, 0, sizeof *room);
    head->seats = 2;
    head->frame_count = 1;
    head->frame[0] = (struct pl_frame){ .kind = 1, .arg = { 2 } };
    return pl_obs_in(room);
}

static void test_action(void **unused)
{
    static struct pl_state_room state;
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    pl_say_action(&lexicon, table(&state), pl_act(1, 1, 1, 0), PL_LANG_PL, &text);
    assert_string_equal(room, "Wyślij: lalka → Gracz 2");
    pl_text_clear(&text);
    pl_say_action(&lexicon, table(&state), pl_act(2, 2, 1, 0), PL_LANG_EN, &text);
    assert_string_equal(room, "Send: ball → ");
    pl_text_clear(&text);
    pl_say_action(&lexicon, table(&state), pl_act(3, 2, 300, 0), PL_LANG_EN, &text);
    assert_string_equal(room, "Lot: 300 × ball");
    assert_int_equal(pl_pair_first(pl_pair(-2, -300)), -2);
    assert_int_equal(pl_pair_second(pl_pair(-2, -300)), -300);
}

static void test_cells(void **unused)
{
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_pen pen = { .text = &text, .lexicon = &lexicon, .lang = PL_LANG_PL };

    (void)unused;
    pl_write(&pen, WORD_NOTE, 1);
    assert_string_equal(room, "21 monet za 3 dni, razem 24%");
    pl_text_clear(&text);
    pen.lang = PL_LANG_EN;
    pl_write(&pen, WORD_NOTE, 1);
    assert_string_equal(room, "21 coins for 3 days, 24% in all");
    pl_text_clear(&text);
    pl_write(&pen, WORD_NOTE, 0);
    assert_string_equal(room, "nothing");
}

static void test_event(void **unused)
{
    static const char *const names[PL_SEATS_MAX] = { "Ala", "Olek" };
    static struct pl_state_room state;
    struct pl_event event = { .kind = 1, .seat = 0, .arg = { 2, 1 } };
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    text.seat_names = names;
    pl_say_event(&lexicon, table(&state), &event, PL_LANG_PL, &text);
    assert_string_equal(room, "Ala wysyła: piłka, odbiera Olek");
    event = (struct pl_event){ .kind = 2, .seat = PL_NOBODY, .arg = { -3, 1 } };
    pl_text_clear(&text);
    pl_say_event(&lexicon, table(&state), &event, PL_LANG_EN, &text);
    assert_string_equal(room, " sends to 10 grams: 3");
}

static void test_hidden_arguments_are_a_list(void **unused)
{
    static struct pl_state_room state;
    const struct pl_event event = { .kind = 1, .seat = 1, .hidden = { 1, 2 } };
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);
    const struct pl_pen pen = { .text = &text, .lexicon = &lexicon, .event = &event };

    (void)unused;
    pl_say_event(&lexicon, table(&state), &event, PL_LANG_PL, &text);
    assert_string_equal(room, "Gracz 2 dokłada: lalka, piłka");
    pl_text_clear(&text);
    pl_write(&pen, WORD_KINDS, 0);
    assert_string_equal(room, "[lalka, piłka]");
}

/* The lead is written before every event. */
static void test_lead(void **unused)
{
    static struct pl_state_room state;
    const struct pl_event event = { .kind = 1, .seat = 0, .arg = { 1, 1 } };
    struct pl_lexicon leading = lexicon;
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    leading.lead = PL_WORD_NUMBER;
    pl_say_event(&leading, table(&state), &event, PL_LANG_EN, &text);
    assert_string_equal(room, "0Player 1 sends to Player 2: doll");
}

/* A name in another case, a counted word of a value that is worked out, a constant. */
static void test_prompt_with_words_of_its_own(void **unused)
{
    static struct pl_state_room state;
    char room[64];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    pl_say_prompt(&lexicon, table(&state), 1, PL_LANG_PL, &text);
    assert_string_equal(room, "ważysz piłkę (4 gramy z 100%)");
}

static void test_sentence_is_cut_at_the_end_of_its_room(void **unused)
{
    static struct pl_state_room state;
    char room[12];
    struct pl_text text = pl_text_in(room, sizeof room);

    (void)unused;
    pl_say_prompt(&lexicon, table(&state), 1, PL_LANG_EN, &text);
    assert_true(text.is_cut);
    assert_string_equal(room, "you weigh b");
}

static void test_glossary(void **unused)
{
    static const struct {
        const char *id;
        const char *title;
        const char *text;
    } rows[] = {
        { "ball", "piłka", "20 gramów" },
        { "doll", "lalkę", "1" },
        { "ball", "piłkę", "2" },
    };
    struct pl_entry entry;
    char room[64];

    (void)unused;
    for (uint32_t i = 0; i < PL_COUNT_OF(rows); i++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        assert_true(pl_say_entry(&lexicon, i, PL_LANG_PL, &entry, &text));
        assert_string_equal(entry.id, rows[i].id);
        assert_string_equal(entry.title, rows[i].title);
        assert_string_equal(room, rows[i].text);
    }
    struct pl_text text = pl_text_in(room, sizeof room);
    assert_false(pl_say_entry(&lexicon, PL_COUNT_OF(rows), PL_LANG_PL, &entry, &text));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_action),
        cmocka_unit_test(test_cells),
        cmocka_unit_test(test_event),
        cmocka_unit_test(test_hidden_arguments_are_a_list),
        cmocka_unit_test(test_lead),
        cmocka_unit_test(test_prompt_with_words_of_its_own),
        cmocka_unit_test(test_sentence_is_cut_at_the_end_of_its_room),
        cmocka_unit_test(test_glossary),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
