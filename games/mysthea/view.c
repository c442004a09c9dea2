/* Everything a player reads: prompts, actions, events, the glossary, and a plain table. Words come
 * from one template for each kind of action and event; actions.def and events.def say what their
 * arguments are. What is written depends only on the observation. */
#include "games/mysthea/flow.h"

enum text_id {
#define TEXT(id_, pl_, en_) TEXT_##id_,
#include "games/mysthea/text.def"
#undef TEXT
    TEXT_COUNT
};

static const char *const texts[TEXT_COUNT][PL_LANG_COUNT] = {
#define TEXT(id_, pl_, en_) [TEXT_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/mysthea/text.def"
#undef TEXT
};

/* What an argument of an action or event is. */
enum argument {
    ARGUMENT_NONE,
    ARGUMENT_NUMBER,
    ARGUMENT_CARD,
    ARGUMENT_REGION,
    ARGUMENT_ISLAND,
    ARGUMENT_UNIT,
    ARGUMENT_SEAT,
    ARGUMENT_EVENT_CARD,
    ARGUMENT_ENCOUNTER,
    ARGUMENT_CHAMPION,
    ARGUMENT_ATTUNEMENT,
    ARGUMENT_DRAFTED, /* a pile of the draft */
    ARGUMENT_PART,    /* of the effect on top */
    ARGUMENT_OPTION,  /* of the encounter on top, or of the encounter before it */
    ARGUMENT_MOVED
};

/* Names. */

static const char *const card_names[MYSTHEA_CARD_COUNT][2][PL_LANG_COUNT] = {
    [MYSTHEA_NO_CARD] = { { "-", "-" }, { "-", "-" } },
#define CARD_TEXT(id_, pl_, en_, effect_pl_, effect_en_)            \
    [MYSTHEA_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ }, \
                        { [PL_LANG_PL] = effect_pl_, [PL_LANG_EN] = effect_en_ } },
#include "games/mysthea/card_text.def"
#undef CARD_TEXT
};

static const char *const champion_names[MYSTHEA_CHAMPION_COUNT][2][PL_LANG_COUNT] = {
    [MYSTHEA_NO_CHAMPION] = { { "-", "-" }, { "-", "-" } },
#define CHAMPION_TEXT(id_, pl_, en_, ability_pl_, ability_en_)      \
    [MYSTHEA_##id_] = { { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ }, \
                        { [PL_LANG_PL] = ability_pl_, [PL_LANG_EN] = ability_en_ } },
#include "games/mysthea/champion_text.def"
#undef CHAMPION_TEXT
};

static const char *const monster_names[MYSTHEA_EVENT_CARD_COUNT] = {
#define MONSTER_TEXT(id_, name_, ...) [MYSTHEA_##id_] = name_,
#include "games/mysthea/monster_text.def"
#undef MONSTER_TEXT
};

static const char *const monster_texts[MYSTHEA_EVENT_CARD_COUNT][2][PL_LANG_COUNT] = {
#define MONSTER_TEXT(id_, name_, epithet_pl_, epithet_en_, reward_pl_, reward_en_, pl_, en_) \
    [MYSTHEA_##id_] = { { [PL_LANG_PL] = reward_pl_, [PL_LANG_EN] = reward_en_ },            \
                        { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/mysthea/monster_text.def"
#undef MONSTER_TEXT
};

static const char *const reward_texts[MYSTHEA_ENCOUNTER_COUNT][2][PL_LANG_COUNT] = {
#define ENCOUNTER_TEXT(id_, pl1_, en1_, pl2_, en2_)                   \
    [MYSTHEA_##id_] = { { [PL_LANG_PL] = pl1_, [PL_LANG_EN] = en1_ }, \
                        { [PL_LANG_PL] = pl2_, [PL_LANG_EN] = en2_ } },
#include "games/mysthea/encounter_text.def"
#undef ENCOUNTER_TEXT
};

#define ISLAND(number_, id_, slug_, pl_, en_) \
    [number_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#define REGION(...)
static const char *const island_names[MYSTHEA_ISLAND_COUNT][PL_LANG_COUNT] = {
    [MYSTHEA_NO_ISLAND] = { "-", "-" },
#include "games/mysthea/islands.def"
};
#undef REGION
#undef ISLAND

#define ISLAND(...)
#define REGION(id_, slug_, island_, type_, pl_, en_) \
    [MYSTHEA_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
static const char *const region_names[MYSTHEA_REGION_COUNT][PL_LANG_COUNT] = {
    [MYSTHEA_NO_REGION] = { "-", "-" },
#include "games/mysthea/islands.def"
};
#undef REGION
#undef ISLAND

/* Phrases. */

enum { PHRASE_ARGS = 5, WORD_MAX = 160 };

/* What goes into a template; words that have to be put together lie in the room. */
struct phrase {
    const struct mysthea *s;
    enum pl_lang lang;
    uint32_t count;
    struct pl_arg arg[PHRASE_ARGS];
    char room[PHRASE_ARGS][WORD_MAX];
};

static void say(struct pl_text *text, enum pl_lang lang, enum text_id id, const struct pl_arg *args,
                uint32_t count)
{
    pl_text_format(text, lang, texts[id][lang], args, count);
}

static const struct pl_frame *find_frame(const struct mysthea *s, enum mysthea_frame kind)
{
    for (uint32_t i = s->head.frame_count; i > 0; i--) {
        if (s->head.frame[i - 1].kind == kind) {
            return &s->head.frame[i - 1];
        }
    }
    return NULL;
}

/* A part of the effect on top, with the number that it brings now. */
static void write_part(const struct mysthea *s, uint32_t index, enum pl_lang lang,
                       struct pl_text *text)
{
    const struct pl_frame *frame = find_frame(s, MYSTHEA_FRAME_EFFECT);

    if (!frame) {
        return;
    }
    const struct mysthea_part *part = &mysthea_effects[frame->arg[0]].part[index & 1];
    uint32_t count = part->count * mysthea_count(s, frame->seat, (enum mysthea_count)part->per,
                                                 (uint32_t)frame->arg[1]);
    struct pl_arg args[2] = { PL_ARG_NUMBER((int32_t)count),
                              PL_ARG_TEXT(texts[TEXT_UNIT_CONSTRUCT + part->unit][lang]) };
    say(text, lang, (enum text_id)(TEXT_OP_NONE + part->op), args, 2);
}

/* R-MYS-13.4, R-MYS-13.5: the symbol, with premonition the reward too. */
static void write_option(const struct mysthea *s, uint32_t card, uint32_t option, enum pl_lang lang,
                         struct pl_text *text)
{
    uint32_t index = option == 2;

    pl_text_add(text, texts[TEXT_ICON_NONE + mysthea_encounters[card].icon[index]][lang]);
    if (mysthea_is_on(s, MYSTHEA_OPTION_PREMONITION)) {
        pl_text_add(text, ": ");
        pl_text_add(text, reward_texts[card][index][lang]);
    }
}

static const char *event_card_name(uint32_t card, enum pl_lang lang)
{
    return card <= MYSTHEA_STORM ? texts[TEXT_TYPE_NONE + card][lang] : monster_names[card];
}

/* Adds the word for one argument. `earlier` is the argument before it. */
static void add_word(struct phrase *phrase, enum argument what, int32_t value, int32_t earlier)
{
    const struct mysthea *s = phrase->s;
    enum pl_lang lang = phrase->lang;
    struct pl_text text = pl_text_in(phrase->room[phrase->count], WORD_MAX);
    struct pl_arg number = PL_ARG_NUMBER(value);
    const char *word = NULL;

    switch (what) {
    case ARGUMENT_NONE: return;
    case ARGUMENT_NUMBER: phrase->arg[phrase->count++] = number; return;
    case ARGUMENT_CARD: word = card_names[value][0][lang]; break;
    case ARGUMENT_REGION: word = region_names[value][lang]; break;
    case ARGUMENT_ISLAND: word = island_names[value][lang]; break;
    case ARGUMENT_UNIT: word = texts[TEXT_UNIT_CONSTRUCT + value][lang]; break;
    case ARGUMENT_SEAT: word = pl_seat_name(&text, lang, (pl_seat)value); break;
    case ARGUMENT_EVENT_CARD: word = event_card_name((uint32_t)value, lang); break;
    case ARGUMENT_CHAMPION: word = champion_names[value][0][lang]; break;
    case ARGUMENT_MOVED: word = texts[value ? TEXT_MOVED : TEXT_UNMOVED][lang]; break;
    case ARGUMENT_DRAFTED:
        word = value == 0 ? champion_names[s->public.draft[0]][0][lang]
                          : card_names[s->public.draft[value]][0][lang];
        break;
    case ARGUMENT_ENCOUNTER: say(&text, lang, TEXT_ENCOUNTER, &number, 1); break;
    case ARGUMENT_ATTUNEMENT: say(&text, lang, TEXT_ATTUNEMENT, &number, 1); break;
    case ARGUMENT_PART: write_part(s, (uint32_t)value - 1, lang, &text); break;
    case ARGUMENT_OPTION: write_option(s, (uint32_t)earlier, (uint32_t)value, lang, &text); break;
    }
    phrase->arg[phrase->count] = PL_ARG_TEXT(word ? word : phrase->room[phrase->count]);
    phrase->count++;
}

/* Prompts and actions. */

void mysthea_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                         struct pl_text *text)
{
    static const uint8_t prompts[MYSTHEA_FRAME_COUNT] = {
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_) [MYSTHEA_FRAME_##id_] = TEXT_PROMPT_##id_,
#define MENU(id_, name_)     [MYSTHEA_FRAME_##id_] = TEXT_PROMPT_##id_,
#include "games/mysthea/frames.def"
#undef MENU
#undef QUESTION
#undef AUTOMATIC
    };

    (void)seat;
    say(text, lang, (enum text_id)prompts[pl_peek(&mysthea_seen(obs)->head)->kind], NULL, 0);
}

void mysthea_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text)
{
    static const uint8_t kinds[MYSTHEA_ACT_COUNT][3] = {
#define ACTION(id_, name_, a_, b_, c_) \
    [MYSTHEA_ACT_##id_] = { ARGUMENT_##a_, ARGUMENT_##b_, ARGUMENT_##c_ },
#include "games/mysthea/actions.def"
#undef ACTION
    };
    static const uint8_t templates[MYSTHEA_ACT_COUNT] = {
#define ACTION(id_, ...) [MYSTHEA_ACT_##id_] = TEXT_ACT_##id_,
#include "games/mysthea/actions.def"
#undef ACTION
    };
    const struct mysthea *s = mysthea_seen(obs);
    const struct pl_frame *encounter = find_frame(s, MYSTHEA_FRAME_ENCOUNTER);
    const int32_t values[3] = { pl_act_a(action), pl_act_b(action), pl_act_c(action) };
    struct phrase phrase = { .s = s, .lang = lang };
    uint32_t kind = pl_act_kind(action);

    for (uint32_t i = 0; i < 3; i++) {
        add_word(&phrase, (enum argument)kinds[kind][i], values[i],
                 encounter ? encounter->arg[0] : 0);
    }
    say(text, lang, (enum text_id)templates[kind], phrase.arg, phrase.count);
}

/* Events. */

void mysthea_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                        struct pl_text *text)
{
    static const uint8_t kinds[MYSTHEA_EVENT_COUNT][PL_EVENT_ARGS + 1] = {
#define EVENT(id_, name_, a_, b_, c_, d_, hidden_) \
    [MYSTHEA_EVENT_##                              \
        id_] = { ARGUMENT_##a_, ARGUMENT_##b_, ARGUMENT_##c_, ARGUMENT_##d_, ARGUMENT_##hidden_ },
#include "games/mysthea/events.def"
#undef EVENT
    };
    static const uint8_t templates[MYSTHEA_EVENT_COUNT] = {
#define EVENT(id_, ...) [MYSTHEA_EVENT_##id_] = TEXT_EV_##id_,
#include "games/mysthea/events.def"
#undef EVENT
    };
    const struct mysthea *s = mysthea_seen(obs);
    struct phrase phrase = { .s = s, .lang = lang };
    bool is_of_seat = event->seat < s->head.seats;

    phrase.arg[phrase.count++] =
        PL_ARG_TEXT(is_of_seat ? pl_seat_name(text, lang, event->seat) : "");
    for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
        add_word(&phrase, (enum argument)kinds[event->kind][i], event->arg[i],
                 i > 0 ? event->arg[i - 1] : 0);
    }
    say(text, lang, (enum text_id)templates[event->kind], phrase.arg, phrase.count);
    if (kinds[event->kind][PL_EVENT_ARGS] == ARGUMENT_CARD && event->hidden[0]) {
        struct pl_arg card = PL_ARG_TEXT(card_names[event->hidden[0]][0][lang]);
        say(text, lang, TEXT_OWN_CARD, &card, 1);
    }
}

/* The view and the table. */

void mysthea_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct mysthea *s = mysthea_seen(obs);

    (void)lang;
    pl_json_key(json, "hand_count");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_json_int(json, mysthea_hand_count(s, p));
    }
    pl_json_close(json, ']');
    pl_json_key(json, "owner");
    pl_json_open(json, '[');
    for (uint32_t region = 1; region < MYSTHEA_REGION_COUNT; region++) {
        pl_seat owner = mysthea_owner_of(s, region);
        pl_json_int(json, owner == PL_NOBODY ? -1 : owner);
    }
    pl_json_close(json, ']');
}

void mysthea_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                  struct pl_text *text)
{
    const struct mysthea *s = mysthea_seen(obs);
    struct pl_arg era = PL_ARG_NUMBER(s->public.era);

    (void)canvas;
    say(text, lang, TEXT_DRAW_ERA, &era, 1);
    pl_text_char(text, '\n');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct pl_arg args[] = { PL_ARG_TEXT(pl_seat_name(text, lang, p)),
                                 PL_ARG_NUMBER(s->public.glory[p]),
                                 PL_ARG_NUMBER(s->public.energy[p]),
                                 PL_ARG_NUMBER(s->public.xp[p]) };
        say(text, lang, TEXT_DRAW_SEAT, args, PL_COUNT_OF(args));
        pl_text_char(text, '\n');
    }
}

/* The glossary: cards, champions, monsters. */

bool mysthea_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                   struct pl_text *text)
{
    enum {
        CHAMPIONS_AT = MYSTHEA_CARD_COUNT - 1,
        MONSTERS_AT = CHAMPIONS_AT + MYSTHEA_CHAMPION_COUNT - 1,
        ENTRIES = MONSTERS_AT + MYSTHEA_MONSTERS
    };

    if (index < CHAMPIONS_AT) {
        ret_entry->id = mysthea_card_names.name[index + 1];
        ret_entry->title = card_names[index + 1][0][lang];
        pl_text_add(text, card_names[index + 1][1][lang]);
    } else if (index < MONSTERS_AT) {
        uint32_t champion = index - CHAMPIONS_AT + 1;
        ret_entry->id = mysthea_champion_names.name[champion];
        ret_entry->title = champion_names[champion][0][lang];
        pl_text_add(text, champion_names[champion][1][lang]);
    } else if (index < ENTRIES) {
        uint32_t monster = index - MONSTERS_AT + MYSTHEA_MONSTER_FIRST;
        ret_entry->id = mysthea_event_card_names.name[monster];
        ret_entry->title = monster_names[monster];
        pl_text_add(text, monster_texts[monster][0][lang]);
        pl_text_char(text, ' ');
        pl_text_add(text, monster_texts[monster][1][lang]);
    }
    return index < ENTRIES;
}
