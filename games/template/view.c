/* Everything a player reads or sees: prompts, actions, events, the table, the glossary. What is
 * written depends only on the observation. */
#include "games/template/template.h"

enum text_id {
#define TEXT(id_, pl_, en_) TEXT_##id_,
#include "games/template/text.def"
#undef TEXT
    TEXT_COUNT
};

static const char *const texts[TEXT_COUNT][PL_LANG_COUNT] = {
#define TEXT(id_, pl_, en_) [TEXT_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/template/text.def"
#undef TEXT
};

/* A template and what goes into it. */
struct phrase {
    enum text_id id;
    uint32_t arg_count;
    struct pl_arg arg[3];
};

static void say(struct pl_text *text, enum pl_lang lang, const struct phrase *phrase)
{
    pl_text_format(text, lang, texts[phrase->id][lang], phrase->arg, phrase->arg_count);
}

static struct pl_arg card_name(int32_t card, enum pl_lang lang)
{
    PL_ASSERT(card >= 0);
    PL_ASSERT(card < TEMPLATE_CARD_COUNT);
    return PL_ARG_TEXT(template_cards[card].name[lang]);
}

void template_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                          struct pl_text *text)
{
    const struct template *s = template_seen(obs);
    bool is_bid = pl_peek(&s->head)->kind == TEMPLATE_FRAME_BID;

    (void)seat;
    say(text, lang,
        &(struct phrase){
            is_bid ? TEXT_PROMPT_BID : TEXT_PROMPT_TAKE,
            2,
            { card_name(s->public.prize, lang), PL_ARG_NUMBER(template_prize_points(s)) } });
}

void template_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                          struct pl_text *text)
{
    int32_t points = template_prize_points(template_seen(obs));
    uint16_t card = pl_act_a(action);

    switch ((enum template_action)pl_act_kind(action)) {
    case TEMPLATE_ACTION_COMMIT:
        say(text, lang,
            &(struct phrase){ TEXT_ACT_COMMIT,
                              2,
                              { card_name(card, lang), PL_ARG_NUMBER(template_cards[card].bid) } });
        return;
    case TEMPLATE_ACTION_BANK:
        say(text, lang, &(struct phrase){ TEXT_ACT_BANK, 1, { PL_ARG_NUMBER(points) } });
        return;
    case TEMPLATE_ACTION_ROLL:
        say(text, lang,
            &(struct phrase){
                TEXT_ACT_ROLL, 1, { PL_ARG_NUMBER(points * TEMPLATE_LUCKY_FACTOR) } });
        return;
    case TEMPLATE_NO_ACTION:
    case TEMPLATE_ACTION_COUNT: break;
    }
    PL_ASSERT(false); /* not an action of this game */
}

/* The phrase of an event whose first argument, after the seat, is a card. */
static struct phrase card_phrase(const struct pl_event *event, struct pl_arg who, enum pl_lang lang)
{
    struct pl_arg card = card_name(event->arg[0], lang);

    switch ((enum template_event)event->kind) {
    case TEMPLATE_EVENT_PRIZE:
        return (struct phrase){ TEXT_EV_PRIZE, 2, { card, PL_ARG_NUMBER(event->arg[1]) } };
    case TEMPLATE_EVENT_NOBODY: return (struct phrase){ TEXT_EV_NOBODY, 1, { card } };
    case TEMPLATE_EVENT_WIN: return (struct phrase){ TEXT_EV_WIN, 2, { who, card } };
    case TEMPLATE_EVENT_SHOW:
    case TEMPLATE_EVENT_COMMIT:
    case TEMPLATE_EVENT_BANK:
    case TEMPLATE_EVENT_DIE:
    case TEMPLATE_EVENT_OVER:
    case TEMPLATE_NO_EVENT:
    case TEMPLATE_EVENT_COUNT: break;
    }
    return (struct phrase){ TEXT_EV_SHOW,
                            3,
                            { who, card, PL_ARG_NUMBER(template_cards[event->arg[0]].bid) } };
}

/* Only the seat itself is told which card it committed (R-TPL-3.1). */
static struct phrase commit_phrase(const struct pl_event *event, struct pl_arg who,
                                   enum pl_lang lang)
{
    if (event->hidden[0] == TEMPLATE_NO_CARD) {
        return (struct phrase){ TEXT_EV_COMMIT, 1, { who } };
    }
    return (struct phrase){ TEXT_EV_COMMIT_OWN, 2, { who, card_name(event->hidden[0], lang) } };
}

static struct phrase event_phrase(const struct pl_event *event, struct pl_arg who,
                                  enum pl_lang lang)
{
    switch ((enum template_event)event->kind) {
    case TEMPLATE_EVENT_COMMIT: return commit_phrase(event, who, lang);
    case TEMPLATE_EVENT_BANK:
        return (struct phrase){ TEXT_EV_BANK, 2, { who, PL_ARG_NUMBER(event->arg[0]) } };
    case TEMPLATE_EVENT_DIE:
        return (struct phrase){
            TEXT_EV_DIE, 3, { who, PL_ARG_NUMBER(event->arg[0]), PL_ARG_NUMBER(event->arg[1]) }
        };
    case TEMPLATE_EVENT_PRIZE:
    case TEMPLATE_EVENT_SHOW:
    case TEMPLATE_EVENT_WIN:
    case TEMPLATE_EVENT_NOBODY: return card_phrase(event, who, lang);
    case TEMPLATE_EVENT_OVER:
    case TEMPLATE_NO_EVENT:
    case TEMPLATE_EVENT_COUNT: break;
    }
    return (struct phrase){ TEXT_EV_OVER, 0, { { 0 } } };
}

void template_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                         struct pl_text *text)
{
    bool is_of_seat = event->seat < pl_obs_head(obs)->seats;
    struct pl_arg who = PL_ARG_TEXT(is_of_seat ? pl_seat_name(text, lang, event->seat) : "");
    struct phrase phrase = event_phrase(event, who, lang);

    say(text, lang, &phrase);
}

void template_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct template *s = template_seen(obs);

    pl_json_member_int(json, "rounds", TEMPLATE_ROUNDS);
    pl_json_member_int(json, "prize_points", template_prize_points(s));
    pl_json_member_string(json, "prize_title", template_cards[s->public.prize].name[lang]);
}

/* The table of a terminal. */

enum { CELL_COLUMNS = 13, WIDE_COLUMNS = 64 };

/* Where the columns of a seat's line begin; on a narrow table its bid takes a line of its own. */
struct ruler {
    uint32_t points;
    uint32_t cards;
    uint32_t bid;
    bool is_narrow;
};

static struct ruler ruler_for(uint32_t columns)
{
    return columns < WIDE_COLUMNS ? (struct ruler){ 14, 28, 4, true }
                                  : (struct ruler){ 20, 34, 44, false };
}

static void draw_seat(const struct template *s, pl_seat seat, enum pl_lang lang,
                      const struct ruler *ruler, struct pl_text *text)
{
    bool is_ready = s->public.committed >> seat & 1;

    pl_text_add(text, (s->head.waiting >> seat & 1) ? PL_STYLE_BOLD "> " : "  ");
    pl_text_add(text, pl_seat_name(text, lang, seat));
    pl_text_add(text, PL_STYLE_END);
    pl_text_pad(text, ruler->points);
    say(text, lang,
        &(struct phrase){ TEXT_DRAW_POINTS, 1, { PL_ARG_NUMBER(s->public.points[seat]) } });
    pl_text_pad(text, ruler->cards);
    say(text, lang,
        &(struct phrase){ TEXT_DRAW_CARDS, 1, { PL_ARG_NUMBER(s->public.hand_count[seat]) } });
    if (is_ready || s->public.bid[seat]) {
        pl_text_add(text, ruler->is_narrow ? "\n" : "");
        pl_text_pad(text, ruler->bid);
    }
    if (is_ready) {
        say(text, lang, &(struct phrase){ TEXT_DRAW_READY, 0, { { 0 } } });
    } else if (s->public.bid[seat]) {
        say(text, lang,
            &(struct phrase){ TEXT_DRAW_BID, 1, { card_name(s->public.bid[seat], lang) } });
    }
    pl_text_char(text, '\n');
}

/* A card of the hand takes a cell; a new line begins where the next one would not fit. */
static void draw_card(uint32_t card, uint32_t cell, enum pl_lang lang, struct pl_text *text)
{
    if (cell == 0) {
        pl_text_char(text, '\n');
    }
    pl_text_pad(text, cell * CELL_COLUMNS + 2);
    pl_text_add(text, PL_STYLE_CYAN);
    pl_text_add(text, template_cards[card].name[lang]);
    pl_text_add(text, PL_STYLE_END " ");
    pl_text_number(text, template_cards[card].bid);
}

static void draw_hand(const struct template_private *own, enum pl_lang lang, uint32_t columns,
                      struct pl_text *text)
{
    uint32_t cells = columns / CELL_COLUMNS > 1 ? columns / CELL_COLUMNS - 1 : 1;
    uint32_t drawn = 0;

    say(text, lang, &(struct phrase){ TEXT_DRAW_HAND, 0, { { 0 } } });
    for (uint32_t i = 1; i < TEMPLATE_CARD_COUNT; i++) {
        for (uint32_t copy = pl_bag_count(&own->hand, i); copy > 0; copy--) {
            draw_card(i, drawn++ % cells, lang, text);
        }
    }
    pl_text_char(text, '\n');
    if (own->commit) {
        say(text, lang, &(struct phrase){ TEXT_DRAW_COMMIT, 1, { card_name(own->commit, lang) } });
        pl_text_char(text, '\n');
    }
}

/* Always small enough: a line or two for each seat, and the hand. */
void template_draw_table(const struct pl_obs *obs, enum pl_lang lang,
                         const struct pl_canvas *canvas, struct pl_text *text)
{
    const struct template *s = template_seen(obs);
    struct ruler ruler = ruler_for(canvas->columns);
    pl_seat viewer = pl_viewer(obs);

    say(text, lang,
        &(struct phrase){ TEXT_DRAW_ROUND,
                          2,
                          { PL_ARG_NUMBER(s->public.round), PL_ARG_NUMBER(TEMPLATE_ROUNDS) } });
    if (s->public.prize) {
        pl_text_add(text, ruler.is_narrow ? "\n" : ", ");
        say(text, lang,
            &(struct phrase){
                TEXT_DRAW_PRIZE,
                2,
                { card_name(s->public.prize, lang), PL_ARG_NUMBER(template_prize_points(s)) } });
    }
    pl_text_char(text, '\n');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        draw_seat(s, p, lang, &ruler, text);
    }
    if (viewer != PL_NOBODY) {
        draw_hand(&s->private[viewer], lang, canvas -> columns, text);
    }
}

bool template_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                    struct pl_text *text)
{
    uint32_t card = index + 1;

    if (card >= TEMPLATE_CARD_COUNT) {
        return false;
    }
    ret_entry->id = template_card_names.name[card];
    ret_entry->title = template_cards[card].name[lang];
    say(text, lang,
        &(struct phrase){ TEXT_CARD_WORTH,
                          2,
                          { PL_ARG_NUMBER(template_cards[card].bid),
                            PL_ARG_NUMBER(template_cards[card].points) } });
    return true;
}
