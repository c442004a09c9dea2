/* Prompts and actions in words: one template for each, from text.def. What is written depends only
 * on the observation. */
#include "games/mysthea/view.h"

static struct mysthea_phrase phrase_of(const struct mysthea *s, enum pl_lang lang,
                                       const struct pl_text *text)
{
    return (struct mysthea_phrase){
        .s = s,
        .lang = lang,
        .seat_names = text->seat_names,
        .is_reward_open = mysthea_is_on(s, MYSTHEA_OPTION_PREMONITION),
    };
}

/* Prompts. */

/* What a prompt tells: arguments of its frame, or numbers of the seat that is asked. */
enum source {
    FRAME_0,
    FRAME_1,
    FRAME_2,
    POINTS,
    BOUND_POINTS,
    TAKE_PRICE,
    OWN_ISLAND,
    GLORY,
    NEXT_ISLAND /* whose attunement card is turned */
};

struct told {
    uint8_t what; /* enum mysthea_argument */
    uint8_t from; /* enum source */
};

enum { TOLD_MAX = 3 };

static const struct told told_by[MYSTHEA_FRAME_COUNT][TOLD_MAX] = {
    [MYSTHEA_FRAME_TURN] = { { MYSTHEA_ARGUMENT_NUMBER, POINTS },
                             { MYSTHEA_ARGUMENT_NUMBER, BOUND_POINTS } },
    [MYSTHEA_FRAME_ACT] = { { MYSTHEA_ARGUMENT_CARD, FRAME_0 },
                            { MYSTHEA_ARGUMENT_NUMBER, POINTS },
                            { MYSTHEA_ARGUMENT_NUMBER, BOUND_POINTS } },
    [MYSTHEA_FRAME_SPEND] = { { MYSTHEA_ARGUMENT_NUMBER, POINTS },
                              { MYSTHEA_ARGUMENT_NUMBER, BOUND_POINTS } },
    [MYSTHEA_FRAME_STEP] = { { MYSTHEA_ARGUMENT_UNIT, FRAME_0 },
                             { MYSTHEA_ARGUMENT_REGION, FRAME_1 } },
    [MYSTHEA_FRAME_CARRY] = { { MYSTHEA_ARGUMENT_UNIT, FRAME_0 },
                              { MYSTHEA_ARGUMENT_REGION, FRAME_1 },
                              { MYSTHEA_ARGUMENT_REGION, FRAME_2 } },
    [MYSTHEA_FRAME_LAUNCH] = { { MYSTHEA_ARGUMENT_UNIT, FRAME_0 } },
    [MYSTHEA_FRAME_GAIN] = { { MYSTHEA_ARGUMENT_CARD, FRAME_0 } },
    [MYSTHEA_FRAME_REPLACE] = { { MYSTHEA_ARGUMENT_CARD, FRAME_0 } },
    [MYSTHEA_FRAME_DEVELOP] = { { MYSTHEA_ARGUMENT_NUMBER, TAKE_PRICE } },
    [MYSTHEA_FRAME_MEDITATE] = { { MYSTHEA_ARGUMENT_NUMBER, FRAME_0 } },
    [MYSTHEA_FRAME_EFFECT] = { { MYSTHEA_ARGUMENT_EFFECT, FRAME_0 } },
    [MYSTHEA_FRAME_JUMP] = { { MYSTHEA_ARGUMENT_UNIT, FRAME_0 },
                             { MYSTHEA_ARGUMENT_REGION, FRAME_1 } },
    [MYSTHEA_FRAME_HORDE] = { { MYSTHEA_ARGUMENT_REGION, FRAME_1 } },
    [MYSTHEA_FRAME_STRIKE] = { { MYSTHEA_ARGUMENT_UNIT, FRAME_0 } },
    [MYSTHEA_FRAME_BATTLE] = { { MYSTHEA_ARGUMENT_REGION, FRAME_0 } },
    [MYSTHEA_FRAME_RETREAT] = { { MYSTHEA_ARGUMENT_NUMBER, FRAME_0 },
                                { MYSTHEA_ARGUMENT_REGION, FRAME_1 } },
    [MYSTHEA_FRAME_LOSSES] = { { MYSTHEA_ARGUMENT_NUMBER, FRAME_0 },
                               { MYSTHEA_ARGUMENT_REGION, FRAME_1 } },
    [MYSTHEA_FRAME_ISLAND] = { { MYSTHEA_ARGUMENT_ISLAND, OWN_ISLAND } },
    [MYSTHEA_FRAME_ENCOUNTER] = { { MYSTHEA_ARGUMENT_ENCOUNTER, FRAME_0 } },
    [MYSTHEA_FRAME_COLLECT] = { { MYSTHEA_ARGUMENT_NUMBER, GLORY } },
    [MYSTHEA_FRAME_RAVAGE] = { { MYSTHEA_ARGUMENT_ISLAND, FRAME_0 } },
    [MYSTHEA_FRAME_SIDE] = { { MYSTHEA_ARGUMENT_ISLAND, NEXT_ISLAND } },
};

static int32_t value_from(const struct mysthea *s, pl_seat seat, enum source from)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (from) {
    case FRAME_0:
    case FRAME_1:
    case FRAME_2: return frame->arg[from - FRAME_0];
    case POINTS: return s->public.cp[seat];
    case BOUND_POINTS: return s->public.cp_bound[seat];
    case TAKE_PRICE: return frame->arg[0] == 0 ? MYSTHEA_DEVELOP_FIRST : MYSTHEA_DEVELOP_MORE;
    case OWN_ISLAND: return mysthea_island_of[s->public.champion_at[seat]];
    case GLORY: return s->public.glory[seat];
    case NEXT_ISLAND: return frame->arg[0] + 1;
    }
    return 0;
}

/* What is still to come of a turn; R-MYS-4.10: with both actions done and no points it waits only
 * in the last round of an era. */
static enum mysthea_text turn_prompt(const struct mysthea *s, pl_seat seat)
{
    static const uint16_t prompts[] = {
        [0] = MYSTHEA_TEXT_PROMPT_TURN,
        [MYSTHEA_BASIC_DONE] = MYSTHEA_TEXT_PROMPT_TURN_BASIC,
        [MYSTHEA_SPECIAL_DONE] = MYSTHEA_TEXT_PROMPT_TURN_SPECIAL,
        [MYSTHEA_BASIC_DONE | MYSTHEA_SPECIAL_DONE] = MYSTHEA_TEXT_PROMPT_TURN_BOTH,
    };
    uint32_t text = prompts[pl_peek(&s->head)->flag];

    return text == MYSTHEA_TEXT_PROMPT_TURN_BOTH && !mysthea_can_spend(s, seat)
               ? MYSTHEA_TEXT_PROMPT_TURN_LAST
               : (enum mysthea_text)text;
}

/* Frames that ask different things in their phases. */
static enum mysthea_text phase_prompt(const struct mysthea *s, pl_seat seat,
                                      enum mysthea_text usual)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_bound = s->public.cp_bound[seat] > 0;
    bool is_used = frame->flag & MYSTHEA_ACT_USED;

    switch (frame->kind) {
    case MYSTHEA_FRAME_ACT:
        return frame->arg[0] == MYSTHEA_NO_CARD ? MYSTHEA_TEXT_PROMPT_ACT_CARD
               : is_bound                       ? MYSTHEA_TEXT_PROMPT_ACT_BOUND
               : is_used                        ? MYSTHEA_TEXT_PROMPT_ACT_USED
                                                : usual;
    case MYSTHEA_FRAME_TURN: return turn_prompt(s, seat);
    case MYSTHEA_FRAME_SPEND:
        if (mysthea_keeps_points(s, seat)) {
            return is_bound ? MYSTHEA_TEXT_PROMPT_SPEND_BOUND_KEPT : MYSTHEA_TEXT_PROMPT_SPEND_KEPT;
        }
        return is_bound ? MYSTHEA_TEXT_PROMPT_SPEND_BOUND : usual;
    case MYSTHEA_FRAME_STRIKE: return seat != frame->seat ? MYSTHEA_TEXT_PROMPT_STRIKE_OWN : usual;
    case MYSTHEA_FRAME_DEVELOP:
        return frame->step == MYSTHEA_DEVELOP_MODE    ? MYSTHEA_TEXT_PROMPT_DEVELOP_MODE
               : frame->step == MYSTHEA_DEVELOP_ORDER ? MYSTHEA_TEXT_PROMPT_DEVELOP_ORDER
                                                      : usual;
    case MYSTHEA_FRAME_EFFECT:
        return mysthea_is_reward((uint32_t)frame->arg[0]) ? MYSTHEA_TEXT_PROMPT_REWARD
               : frame->step == MYSTHEA_EFFECT_PRICE      ? MYSTHEA_TEXT_PROMPT_EFFECT_PRICE
                                                          : usual;
    case MYSTHEA_FRAME_ISLAND:
        return frame->step == MYSTHEA_ISLAND_ATTUNE ? MYSTHEA_TEXT_PROMPT_ISLAND_ATTUNE : usual;
    default: return usual;
    }
}

void mysthea_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                         struct pl_text *text)
{
    static const uint16_t prompts[MYSTHEA_FRAME_COUNT] = {
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_) [MYSTHEA_FRAME_##id_] = MYSTHEA_TEXT_PROMPT_##id_,
#define MENU(id_, name_)     [MYSTHEA_FRAME_##id_] = MYSTHEA_TEXT_PROMPT_##id_,
#include "games/mysthea/frames.def"
#undef MENU
#undef QUESTION
#undef AUTOMATIC
    };
    const struct mysthea *s = mysthea_seen(obs);
    struct mysthea_phrase phrase = phrase_of(s, lang, text);
    uint32_t kind = pl_peek(&s->head)->kind;

    for (uint32_t i = 0; i < TOLD_MAX; i++) {
        const struct told *told = &told_by[kind][i];
        mysthea_add_word(&phrase, told->what, value_from(s, seat, told->from), 0);
    }
    mysthea_say(text, &phrase, phase_prompt(s, seat, prompts[kind]));
    if (kind == MYSTHEA_FRAME_TURN && mysthea_can_spend(s, seat)) {
        mysthea_say(text, &phrase,
                    s->public.cp_bound[seat] ? MYSTHEA_TEXT_PROMPT_TURN_BOUND
                                             : MYSTHEA_TEXT_PROMPT_TURN_POINTS);
    }
}

/* Actions. */

/* Leaving it at that means something else in each place. */
static enum mysthea_text done_text(const struct mysthea *s)
{
    static const uint16_t done_texts[MYSTHEA_FRAME_COUNT] = {
        [MYSTHEA_FRAME_ACT] = MYSTHEA_TEXT_ACT_DONE_ACT,
        [MYSTHEA_FRAME_SPEND] = MYSTHEA_TEXT_ACT_DONE_SPEND,
        [MYSTHEA_FRAME_CARRY] = MYSTHEA_TEXT_ACT_DONE_CARRY,
        [MYSTHEA_FRAME_LAUNCH] = MYSTHEA_TEXT_ACT_DONE_NO,
        [MYSTHEA_FRAME_GAIN] = MYSTHEA_TEXT_ACT_DONE_NO,
        [MYSTHEA_FRAME_DEVELOP] = MYSTHEA_TEXT_ACT_DONE_DEVELOP,
        [MYSTHEA_FRAME_MEDITATE] = MYSTHEA_TEXT_ACT_DONE_MEDITATE,
        [MYSTHEA_FRAME_EFFECT] = MYSTHEA_TEXT_ACT_DONE_EFFECT,
        [MYSTHEA_FRAME_RETREAT] = MYSTHEA_TEXT_ACT_DONE_RETREAT,
        [MYSTHEA_FRAME_ISLAND] = MYSTHEA_TEXT_ACT_DONE_ISLAND,
        [MYSTHEA_FRAME_OMEN] = MYSTHEA_TEXT_ACT_DONE_NO,
        [MYSTHEA_FRAME_MEET] = MYSTHEA_TEXT_ACT_DONE_NO,
    };
    const struct pl_frame *frame = pl_peek(&s->head);
    if (frame->kind == MYSTHEA_FRAME_SPEND && mysthea_keeps_points(s, frame->seat)) {
        return MYSTHEA_TEXT_ACT_DONE_SPEND_KEPT;
    }
    bool is_running = frame->kind == MYSTHEA_FRAME_EFFECT && frame->step == MYSTHEA_EFFECT_RUN;
    uint32_t special = is_running ? 0u : done_texts[frame->kind];

    return special ? (enum mysthea_text)special : MYSTHEA_TEXT_ACT_DONE;
}

/* What the card of an island scores, and how much that is now. */
static void add_attunement(struct mysthea_phrase *phrase, pl_seat seat, uint32_t island)
{
    const struct mysthea *s = phrase->s;
    uint32_t night = s->public.night >> island & 1;
    uint32_t glory = seat < s->head.seats ? mysthea_attunement_glory(s, seat, island) : 0;

    mysthea_add_word(phrase, MYSTHEA_ARGUMENT_ATTUNEMENT,
                     (int32_t)(island + night * MYSTHEA_ISLANDS), 0);
    mysthea_add_word(phrase, MYSTHEA_ARGUMENT_NUMBER, (int32_t)glory, 0);
}

/* What placing the card costs, and which card of the board goes for it (R-MYS-7.3). */
static enum mysthea_text placing_text(struct mysthea_phrase *phrase, pl_seat seat, uint32_t card)
{
    const struct mysthea_public *pub = &phrase->s->public;

    if (mysthea_cards[card].kind == MYSTHEA_KIND_EQUIPMENT) {
        return mysthea_equipment_count(phrase->s, seat) == MYSTHEA_EQUIPMENT_PLACES
                   ? MYSTHEA_TEXT_ACT_EFFECT_PLACE_FULL
                   : MYSTHEA_TEXT_ACT_EFFECT_PLACE;
    }
    uint32_t over = pub->upgrade[seat][mysthea_cards[card].place];
    if (!over) {
        return MYSTHEA_TEXT_ACT_EFFECT_PLACE;
    }
    mysthea_add_word(phrase, MYSTHEA_ARGUMENT_CARD, (int32_t)over, 0);
    return MYSTHEA_TEXT_ACT_EFFECT_PLACE_OVER;
}

/* What using the card of the Act on top means and costs. */
static enum mysthea_text effect_text(struct mysthea_phrase *phrase)
{
    const struct pl_frame *act = pl_find_frame(&phrase->s->head, MYSTHEA_FRAME_ACT);

    if (!act || act->seat >= phrase->s->head.seats) {
        return MYSTHEA_TEXT_ACT_EFFECT;
    }
    uint32_t card = (uint32_t)act->arg[0];
    mysthea_add_word(phrase, MYSTHEA_ARGUMENT_NUMBER,
                     (int32_t)mysthea_energy_cost(phrase->s, act->seat, card), 0);
    return mysthea_is_placed(card) ? placing_text(phrase, act->seat, card)
                                   : MYSTHEA_TEXT_ACT_EFFECT_PAID;
}

/* Actions whose text depends on more than their kind. */
static enum mysthea_text special_text(struct mysthea_phrase *phrase, pl_action action,
                                      enum mysthea_text usual)
{
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_EFFECT: return effect_text(phrase);
    case MYSTHEA_ACT_SIDE:
        return pl_act_a(action) > MYSTHEA_ISLANDS ? MYSTHEA_TEXT_ACT_SIDE_NIGHT : usual;
    default: return usual;
    }
}

void mysthea_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text)
{
    static const uint8_t kinds[MYSTHEA_ACT_COUNT][3] = {
#define ACTION(id_, name_, a_, b_, c_) \
    [MYSTHEA_ACT_##id_] = { MYSTHEA_ARGUMENT_##a_, MYSTHEA_ARGUMENT_##b_, MYSTHEA_ARGUMENT_##c_ },
#include "games/mysthea/actions.def"
#undef ACTION
    };
    static const uint16_t templates[MYSTHEA_ACT_COUNT] = {
#define ACTION(id_, ...) [MYSTHEA_ACT_##id_] = MYSTHEA_TEXT_ACT_##id_,
#include "games/mysthea/actions.def"
#undef ACTION
    };
    const struct mysthea *s = mysthea_seen(obs);
    const struct pl_frame *encounter = pl_find_frame(&s->head, MYSTHEA_FRAME_ENCOUNTER);
    const int32_t values[3] = { pl_act_a(action), pl_act_b(action), pl_act_c(action) };
    struct mysthea_phrase phrase = phrase_of(s, lang, text);
    uint32_t kind = pl_act_kind(action);

    if (kind == MYSTHEA_ACT_DONE) {
        mysthea_say(text, &phrase, done_text(s));
        return;
    }
    phrase.is_card_labelled = true;
    for (uint32_t i = 0; i < 3; i++) {
        mysthea_add_word(&phrase, kinds[kind][i], values[i], encounter ? encounter->arg[0] : 0);
    }
    if (kind == MYSTHEA_ACT_ATTUNE) {
        add_attunement(&phrase, pl_viewer(obs), pl_act_a(action));
    }
    mysthea_say(text, &phrase, special_text(&phrase, action, templates[kind]));
}
