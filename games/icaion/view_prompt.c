/* The words of questions: what the frame on top asks its seat. */
#include "games/icaion/view.h"

/* The card or character that asks, by what it is. */
static const char *card_name(const struct icaion_pen *pen)
{
    return icaion_oddities[pen->s->public.playing].name[pen->lang];
}

/* The owner of a trait among the seat's two cards; "" for neither. */
static const char *owner_of_trait(const struct icaion_pen *pen, enum icaion_trait trait)
{
    const uint8_t cards[2] = { pen->s->public.seeker[pen->seat],
                               pen->s->public.equipment[pen->seat] };

    for (uint32_t i = 0; i < 2; i++) {
        if (icaion_characters[cards[i]].trait[trait] > 0) {
            return icaion_characters[cards[i]].name[pen->lang];
        }
    }
    return icaion_word(pen->lang, ICAION_TEXT_BONUS);
}

static void ask_draft(const struct icaion_pen *pen)
{
    bool has_seeker = pen->s->public.seeker[pen->seat];
    bool has_equipment = pen->s->public.equipment[pen->seat];

    pl_text_add(pen->text, icaion_word(pen->lang, has_seeker ? ICAION_TEXT_PROMPT_DRAFT_EQUIPMENT
                                                  : has_equipment ? ICAION_TEXT_PROMPT_DRAFT_SEEKER
                                                                  : ICAION_TEXT_PROMPT_DRAFT));
}

static void ask_move(const struct icaion_pen *pen)
{
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_NUMBER((int32_t)icaion_basic_move(pen->s, pen->seat)),
        PL_ARG_NUMBER((int32_t)icaion_nodes_per_blue(pen->s, pen->seat)),
    };

    icaion_say(
        pen, pen->s->public.restricted ? ICAION_TEXT_PROMPT_MOVE_WOUNDED : ICAION_TEXT_PROMPT_MOVE,
        args);
}

static void ask_menu(const struct icaion_pen *pen)
{
    const struct icaion_public *pub = &pen->s->public;
    const struct pl_arg args[ICAION_SAY_ARGS] = { PL_ARG_NUMBER(pub->basic_left),
                                                  PL_ARG_NUMBER(pub->special_left) };

    icaion_say(pen,
               pub->shift == ICAION_SHIFT_CHOSEN ? ICAION_TEXT_PROMPT_MENU_SHIFT
                                                 : ICAION_TEXT_PROMPT_MENU,
               args);
}

static void ask_pay(const struct icaion_pen *pen, const struct pl_frame *frame)
{
    struct icaion_part part;

    if (frame->arg[3] > 0) {
        ICAION_SAY(pen, PROMPT_CONVERT,
                   PL_ARG_TEXT(icaion_colour_word(pen->lang, (uint32_t)frame->arg[3] - 1)));
        return;
    }
    ICAION_SAY(pen, PROMPT_PAY, PL_ARG_NUMBER(frame->arg[0]),
               PL_ARG_TEXT(icaion_colours_part(pen, (uint32_t)frame->arg[1], &part)));
}

static void ask_eradicate(const struct icaion_pen *pen, const struct pl_frame *frame)
{
    int32_t strength = (int32_t)icaion_strength(pen->s, pen->seat);

    ICAION_SAY(pen, PROMPT_ERADICATE, PL_ARG_NUMBER(frame->arg[0]), PL_ARG_NUMBER(strength),
               PL_ARG_NUMBER((frame->arg[0] + strength - 1) / strength));
}

static void ask_invest(const struct icaion_pen *pen, const struct pl_frame *frame)
{
    uint32_t each = ICAION_INVESTIGATE_RP + icaion_trait(pen->s, pen->seat, ICAION_TRAIT_PINK_RP);

    ICAION_SAY(pen, PROMPT_INVEST, PL_ARG_NUMBER(frame->arg[0]), PL_ARG_NUMBER((int32_t)each));
}

/* R-ICA-14.4, R-ICA-X1.14 */
static void ask_replace(const struct icaion_pen *pen)
{
    const struct pl_arg args[ICAION_SAY_ARGS] = {
        PL_ARG_NUMBER((int32_t)icaion_upgrade_limit(pen->s, pen->seat)),
        PL_ARG_TEXT(card_name(pen)),
    };

    icaion_say(pen,
               icaion_is_kept(pen->s, ICAION_OPTION_PAY_BEFORE_DROP)
                   ? ICAION_TEXT_PROMPT_REPLACE
                   : ICAION_TEXT_PROMPT_REPLACE_FIRST,
               args);
}

/* Questions of the set-up; false for others. */
static bool ask_setup(const struct icaion_pen *pen, const struct pl_frame *frame)
{
    const uint8_t *left = pen->s->public.neutral_left;

    switch (frame->kind) {
    case ICAION_FRAME_SIDE:
        ICAION_SAY(pen, PROMPT_SIDE,
                   PL_ARG_TEXT(icaion_colour_word(pen->lang, (uint32_t)frame->arg[0])));
        return true;
    case ICAION_FRAME_NEUTRAL:
        ICAION_SAY(pen, PROMPT_NEUTRAL, PL_ARG_NUMBER(left[0]), PL_ARG_NUMBER(left[1]),
                   PL_ARG_NUMBER(left[2]));
        return true;
    case ICAION_FRAME_DRAFT: ask_draft(pen); return true;
    case ICAION_FRAME_START:
        pl_text_add(pen->text, icaion_word(pen->lang, ICAION_TEXT_PROMPT_START));
        return true;
    default: return false;
    }
}

/* Questions about cards and crystals; false for others. */
static bool ask_goods(const struct icaion_pen *pen, const struct pl_frame *frame)
{
    const struct icaion_public *pub = &pen->s->public;
    struct pl_arg count = PL_ARG_NUMBER(frame->arg[0]);
    struct icaion_part part;

    switch (frame->kind) {
    case ICAION_FRAME_BELT:
        ICAION_SAY(pen, PROMPT_BELT, PL_ARG_TEXT(owner_of_trait(pen, ICAION_TRAIT_YEAR_CARDS)),
                   count);
        return true;
    case ICAION_FRAME_CASE:
        ICAION_SAY(pen, PROMPT_CASE, PL_ARG_TEXT(owner_of_trait(pen, ICAION_TRAIT_YEAR_CRYSTALS)),
                   count);
        return true;
    case ICAION_FRAME_STORE:
        ICAION_SAY(pen, PROMPT_STORE, PL_ARG_TEXT(icaion_crystals_part(pen, pub->batch, &part)));
        return true;
    case ICAION_FRAME_COLOUR: ICAION_SAY(pen, PROMPT_COLOUR, count); return true;
    case ICAION_FRAME_DRAW:
        ICAION_SAY(pen, PROMPT_DRAW, PL_ARG_NUMBER(pub->hand_count[pen->seat]),
                   PL_ARG_NUMBER((int32_t)icaion_hand_limit(pen->s, pen->seat)));
        return true;
    case ICAION_FRAME_EXTRACT:
        ICAION_SAY(pen, PROMPT_EXTRACT, PL_ARG_TEXT(icaion_crystals_part(pen, pub->batch, &part)));
        return true;
    case ICAION_FRAME_ADD:
        ICAION_SAY(pen, PROMPT_ADD, PL_ARG_TEXT(owner_of_trait(pen, ICAION_TRAIT_SUPPLY_CRYSTALS)));
        return true;
    default: return false;
    }
}

void icaion_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                        struct pl_text *text)
{
    const struct icaion *s = icaion_seen(obs);
    const struct icaion_pen pen = { text, lang, seat, s };
    const struct pl_frame *frame = pl_peek(&s->head);

    if (ask_setup(&pen, frame) || ask_goods(&pen, frame)) {
        return;
    }
    switch (frame->kind) {
    case ICAION_FRAME_WOUND: pl_text_add(text, icaion_word(lang, ICAION_TEXT_PROMPT_WOUND)); break;
    case ICAION_FRAME_MOVE: ask_move(&pen); break;
    case ICAION_FRAME_MENU: ask_menu(&pen); break;
    case ICAION_FRAME_PAY: ask_pay(&pen, frame); break;
    case ICAION_FRAME_ERADICATE: ask_eradicate(&pen, frame); break;
    case ICAION_FRAME_INVEST: ask_invest(&pen, frame); break;
    case ICAION_FRAME_DASH:
        ICAION_SAY(&pen, PROMPT_DASH, PL_ARG_TEXT(s->public.playing ? card_name(&pen) : "-"),
                   PL_ARG_NUMBER(frame->arg[0]));
        break;
    case ICAION_FRAME_ORDER: ICAION_SAY(&pen, PROMPT_ORDER, PL_ARG_TEXT(card_name(&pen))); break;
    case ICAION_FRAME_REPLACE: ask_replace(&pen); break;
    default: pl_text_add(text, icaion_word(lang, ICAION_TEXT_PROMPT_NONE));
    }
}
