/* The writer of sentences. A word is written where the template names it, straight into the text:
 * nothing is put together elsewhere and copied. */
#include "core/phrase.h"

#include "core/why.h"

const char *pl_name_word(const struct pl_lexicon *lexicon, uint32_t kind, uint32_t value,
                         enum pl_lang lang)
{
    const struct pl_word_kind *info = &lexicon->words[kind];

    PL_ASSERT(info->sort == PL_NAME);
    PL_ASSERT(value < info->count);
    const char *at = (const char *)info->names + (size_t)value * info->stride;
    return ((const char *const *)(const void *)at)[lang];
}

struct pl_label pl_label_of(const struct pl_lexicon *lexicon, const struct pl_names *ids,
                            uint32_t kind, uint32_t value)
{
    struct pl_label label = { .id = value > 0 ? pl_name_of(ids, value) : NULL };

    for (uint32_t lang = 0; label.id && lang < PL_LANG_COUNT; lang++) {
        label.title[lang] = pl_name_word(lexicon, kind, value, (enum pl_lang)lang);
    }
    return label;
}

/* A text out of its table, with its numbers. */
static void write_filled(const struct pl_pen *pen, const struct pl_word_kind *info, uint32_t value)
{
    PL_ASSERT(value < info->count);
    const char *at = (const char *)info->templates + (size_t)value * info->stride;
    const struct pl_template *template = (const struct pl_template *)(const void *)at;
    const char *rest = template->text[pen->lang];
    struct pl_gap gap;

    while (pl_text_until_gap(pen->text, &rest, &gap)) {
        PL_ASSERT(gap.index < PL_WORDS_MAX);
        if (gap.has_forms) {
            pl_text_form(pen->text, pen->lang, &rest, template->cell[gap.index]);
        } else {
            pl_text_number(pen->text, template->cell[gap.index]);
        }
    }
}

static void write_seat(const struct pl_pen *pen, int32_t seat)
{
    if (seat >= 0 && seat < pl_head_seen(pen->obs)->seats) {
        pl_text_add(pen->text, pl_seat_name(pen->text, pen->lang, (pl_seat)seat));
    }
}

/* A word of the game's own. */
static void write_own(const struct pl_pen *pen, uint32_t kind, int32_t value)
{
    const struct pl_word_kind *info = &pen->lexicon->words[kind];

    switch (info->sort) {
    case PL_PLAIN: pl_text_number(pen->text, value); break;
    case PL_NAME:
        pl_text_add(pen->text, pl_name_word(pen->lexicon, kind, (uint32_t)value, pen->lang));
        break;
    case PL_FILLED: write_filled(pen, info, (uint32_t)value); break;
    case PL_COUNTED: PL_SAY(pen, info->text, PL_NUMBER(value)); break;
    case PL_PART: info->write(pen, value); break;
    }
}

void pl_write(const struct pl_pen *pen, uint32_t kind, int32_t value)
{
    switch (kind) {
    case PL_WORD_NONE: break;
    case PL_WORD_NUMBER: pl_text_number(pen->text, value); break;
    case PL_WORD_AMOUNT: pl_text_number(pen->text, value < 0 ? -(int64_t)value : value); break;
    case PL_WORD_SEAT: write_seat(pen, value); break;
    default: write_own(pen, kind, value);
    }
}

/* The hidden arguments of an event that the reader knows: "a, b". */
static void write_hidden(const struct pl_pen *pen, uint32_t kind)
{
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < PL_EVENT_HIDDEN && pen->event->hidden[i]; i++) {
        pl_comma(pen, start);
        pl_write(pen, kind, pen->event->hidden[i]);
    }
}

/* What stands in a gap: the word, or the plural form of its number. */
static void fill(const struct pl_pen *pen, struct pl_word word, bool has_forms, const char **rest)
{
    if (has_forms) {
        pl_text_form(pen->text, pen->lang, rest, word.value);
    } else if (word.is_hidden) {
        write_hidden(pen, word.kind);
    } else {
        pl_write(pen, word.kind, word.value);
    }
}

void pl_say_with(const struct pl_pen *pen, uint32_t text, const struct pl_word words[PL_WORDS_MAX])
{
    const char *rest = pen->lexicon->texts[text].text[pen->lang];
    struct pl_gap gap;

    while (pl_text_until_gap(pen->text, &rest, &gap)) {
        PL_ASSERT(gap.index < PL_WORDS_MAX);
        fill(pen, words[gap.index], gap.has_forms, &rest);
    }
}

/* A word that the row of a text names. */
static struct pl_word own_word(const struct pl_pen *pen, const struct pl_slot *slot)
{
    struct pl_word word = { .kind = slot->kind, .value = slot->value };

    switch ((enum pl_from)slot->from) {
    case PL_FROM_ARGUMENT: word.value = pen->argument[slot->value]; break;
    case PL_FROM_PAIR:
        word.value = pl_pair(pen->argument[slot->value], pen->argument[slot->value + 1]);
        break;
    case PL_FROM_HIDDEN: word.is_hidden = true; break;
    case PL_FROM_ROW: break;
    case PL_FROM_GAME:
        word.value = pen->lexicon->values[slot->value](pen, (uint32_t)slot->value);
        break;
    }
    return word;
}

/* An argument of the action or event. */
static struct pl_word argument(const struct pl_pen *pen, uint32_t index)
{
    PL_ASSERT(pen->columns);
    return (struct pl_word){
        .kind = pen->columns->kind[index],
        .is_hidden = index == PL_HIDDEN_AT,
        .value = index < PL_HIDDEN_AT ? pen->argument[index] : 0,
    };
}

static void say_row(const struct pl_pen *pen, const struct pl_sentence *row)
{
    bool has_own = row->word[0].kind != PL_WORD_NONE;
    const char *rest = row->text[pen->lang];
    struct pl_gap gap;

    while (pl_text_until_gap(pen->text, &rest, &gap)) {
        PL_ASSERT(gap.index < PL_WORDS_MAX);
        fill(pen, has_own ? own_word(pen, &row->word[gap.index]) : argument(pen, gap.index),
             gap.has_forms, &rest);
    }
}

void pl_say(const struct pl_pen *pen, uint32_t text)
{
    say_row(pen, &pen->lexicon->texts[text]);
}

static uint32_t pick(const struct pl_pen *pen, uint32_t usual,
                     uint32_t (*variant)(const struct pl_pen *pen, uint32_t usual))
{
    return variant ? variant(pen, usual) : usual;
}

void pl_say_prompt(const struct pl_lexicon *lexicon, const struct pl_obs *obs, pl_seat seat,
                   enum pl_lang lang, struct pl_text *text)
{
    const struct pl_frame *frame = pl_peek(pl_head_seen(obs));
    struct pl_pen pen = {
        .text = text, .lexicon = lexicon, .obs = obs, .lang = lang, .seat = seat
    };

    PL_ASSERT(seat < pl_head_seen(obs)->seats);
    for (uint32_t i = 0; i < PL_FRAME_ARGS; i++) {
        pen.argument[i] = frame->arg[i];
    }
    pl_say(&pen, pick(&pen, lexicon->prompts[frame->kind], lexicon->prompt_variant));
}

/* What an action is said with. */
static struct pl_pen action_pen(const struct pl_lexicon *lexicon, const struct pl_obs *obs,
                                pl_action action, enum pl_lang lang, struct pl_text *text)
{
    uint32_t kind = pl_act_kind(action);

    PL_ASSERT(kind > 0);
    PL_ASSERT(kind < lexicon->action_count);
    return (struct pl_pen){
        .text = text,
        .lexicon = lexicon,
        .obs = obs,
        .lang = lang,
        .action = action,
        .columns = &lexicon->actions[kind],
        .argument = { pl_act_a(action), pl_act_b(action), pl_act_c(action) },
    };
}

void pl_say_action(const struct pl_lexicon *lexicon, const struct pl_obs *obs, pl_action action,
                   enum pl_lang lang, struct pl_text *text)
{
    struct pl_pen pen = action_pen(lexicon, obs, action, lang, text);

    pen.seat = pl_peek(pl_head_seen(obs))->seat;
    pl_say(&pen, pick(&pen, pen.columns->text, lexicon->action_variant));
}

void pl_say_event(const struct pl_lexicon *lexicon, const struct pl_obs *obs,
                  const struct pl_event *event, enum pl_lang lang, struct pl_text *text)
{
    PL_ASSERT(event->kind > 0);
    PL_ASSERT(event->kind < lexicon->event_count);
    const struct pl_pen pen = {
        .text = text,
        .lexicon = lexicon,
        .obs = obs,
        .lang = lang,
        .seat = event->seat,
        .event = event,
        .columns = &lexicon->events[event->kind],
        .argument = { event->seat, event->arg[0], event->arg[1], event->arg[2], event->arg[3] },
    };
    pl_write(&pen, lexicon->lead, event->seat);
    pl_say(&pen, pick(&pen, pen.columns->text, lexicon->event_variant));
}

bool pl_say_entry(const struct pl_lexicon *lexicon, uint32_t index, enum pl_lang lang,
                  struct pl_entry *ret_entry, struct pl_text *text)
{
    const struct pl_pen pen = { .text = text, .lexicon = lexicon, .lang = lang, .seat = PL_NOBODY };

    for (uint32_t i = 0; i < lexicon->section_count; i++) {
        const struct pl_section *section = &lexicon->sections[i];
        uint32_t value = section->first + index;
        if (index < section->count) {
            ret_entry->id = section->ids->name[value];
            ret_entry->title = pl_name_word(lexicon, section->title, value, lang);
            pl_write(&pen, section->text, (int32_t)value);
            return true;
        }
        index -= section->count;
    }
    return false;
}

static const struct pl_words common_reasons[PL_REASON_COMMON_COUNT] = {
#define COMMON_REASON(id_, name_, pl_, en_) [PL_REASON_##id_] = { PL_BOTH(pl_, en_) },
#include "core/reasons.def"
};

static void write_waiting(const struct pl_pen *pen)
{
    uint32_t start = pen->text->length;
    const struct pl_head *head = pl_head_seen(pen->obs);

    for (pl_seat p = 0; p < head->seats; p++) {
        if (head->waiting >> p & 1) {
            pl_comma(pen, start);
            write_seat(pen, p);
        }
    }
}

/* %1 is the question of the seat, or who decides, whose number is %2. */
static void say_common_reason(const struct pl_pen *pen, pl_reason reason)
{
    const char *rest = common_reasons[reason].word[pen->lang];
    struct pl_gap gap;

    while (pl_text_until_gap(pen->text, &rest, &gap)) {
        if (gap.has_forms) {
            pl_text_form(pen->text, pen->lang, &rest,
                         __builtin_popcount(pl_head_seen(pen->obs)->waiting));
        } else if (reason == PL_REASON_OTHER_QUESTION) {
            pl_say_prompt(pen->lexicon, pen->obs, pen->seat, pen->lang, pen->text);
        } else {
            write_waiting(pen);
        }
    }
}

void pl_say_reason(const struct pl_reasons *reasons, const struct pl_obs *obs,
                   const struct pl_why *why, enum pl_lang lang, struct pl_text *text)
{
    struct pl_pen pen = {
        .text = text, .lexicon = reasons->lexicon, .obs = obs, .lang = lang, .seat = why->seat
    };

    PL_ASSERT(why->reason > PL_REASON_NONE);
    PL_ASSERT(why->reason < reasons->names.count);
    if (why->reason < PL_REASON_COMMON_COUNT) {
        say_common_reason(&pen, why->reason);
        return;
    }
    pen = action_pen(reasons->lexicon, obs, why->action, lang, text);
    pen.seat = why->seat;
    say_row(&pen, &reasons->sentence[why->reason]);
}
