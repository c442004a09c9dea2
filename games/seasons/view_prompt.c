/* The words of prompts: for each kind of frame what must be decided, with counts. */
#include "games/seasons/flow.h"
#include "games/seasons/view.h"

static struct pl_arg title(const struct seasons_pen *pen, uint32_t card)
{
    return PL_ARG_TEXT(seasons_title(pen->lang, card));
}

/* "Card: what must be decided", with one more argument. */
static void ask(const struct seasons_pen *pen, enum seasons_text id, uint32_t card,
                struct pl_arg more)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { title(pen, card), more };

    seasons_say(pen, id, args);
}

static void ask_draft(const struct seasons_pen *pen)
{
    const struct seasons_private *own = &pen->s->private[pen->seat];
    pl_seat left = pl_left_of(&pen->s->head, pen->seat);

    SEASONS_SAY(pen, PROMPT_DRAFT, PL_ARG_NUMBER((int32_t)pl_bag_total(&own->kept) + 1),
                PL_ARG_NUMBER(SEASONS_DRAFT_CARDS - 1),
                PL_ARG_TEXT(pl_seat_name(pen->text, pen->lang, left)));
}

static void ask_split(const struct seasons_pen *pen)
{
    const struct seasons_private *own = &pen->s->private[pen->seat];
    int32_t in_hand = (int32_t)pl_bag_total(&own->hand);
    int32_t in_library = (int32_t)pl_bag_total(&own->library[0]);

    if (in_hand < SEASONS_SPLIT_CARDS) {
        SEASONS_SAY(pen, PROMPT_SPLIT_HAND, PL_ARG_NUMBER(SEASONS_SPLIT_CARDS - in_hand));
    } else {
        SEASONS_SAY(pen, PROMPT_SPLIT_LIBRARY, PL_ARG_NUMBER(SEASONS_SPLIT_CARDS - in_library));
    }
}

/* R-SEA-C50.4: what else can be done where Onys is not what the player is asked about. */
static void add_onys(const struct seasons_pen *pen)
{
    if (seasons_can_pass_onys(pen->s, pen->seat)) {
        SEASONS_SAY(pen, PROMPT_OR_ONYS, title(pen, SEASONS_DAMNED_SOUL_OF_ONYS));
    }
}

/* The start of a turn: only Onys may be what the player is asked about (R-SEA-C50.4). */
static void ask_malice(const struct seasons_pen *pen)
{
    bool is_malice = seasons_has_straight(pen->s, pen->seat, SEASONS_DIE_OF_MALICE);
    struct seasons_part part;
    struct pl_arg face =
        PL_ARG_TEXT(seasons_face_part(pen, seasons_face_of(pen->s, pen->seat), false, &part));

    if (is_malice) {
        ask(pen, SEASONS_TEXT_PROMPT_MALICE, SEASONS_DIE_OF_MALICE, face);
        add_onys(pen);
    } else {
        ask(pen, SEASONS_TEXT_PROMPT_BEFORE_DIE, SEASONS_DAMNED_SOUL_OF_ONYS, face);
    }
}

static void ask_keep(const struct seasons_pen *pen)
{
    uint64_t look = pen->s->private[pen->seat].look.one;

    SEASONS_SAY(pen, PROMPT_KEEP, title(pen, look ? pl_lowest(look) : SEASONS_NO_CARD));
}

static void ask_elements(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    uint8_t chosen[SEASONS_ENERGIES];
    struct seasons_part part;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        chosen[e] = frame->arg[0] >> e & 1;
    }
    seasons_tokens_part(pen, chosen, &part);
    ask(pen, SEASONS_TEXT_PROMPT_ELEMENTS, SEASONS_ELEMENTAL_AMULET, PL_ARG_TEXT(part.room));
}

/* The energies still due in a WAIVE or PAY frame. */
static const char *due_part(const struct seasons_pen *pen, const struct pl_frame *frame,
                            struct seasons_part *part)
{
    uint8_t due[SEASONS_ENERGIES];

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        due[e] = (uint8_t)frame->arg[e];
    }
    return seasons_tokens_part(pen, due, part);
}

static void ask_waive(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    struct seasons_part part;

    SEASONS_SAY(pen, PROMPT_WAIVE, title(pen, SEASONS_HAND_OF_FORTUNE), PL_ARG_NUMBER(frame->step),
                PL_ARG_TEXT(due_part(pen, frame, &part)));
}

static void ask_pay(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    struct seasons_part part;

    SEASONS_SAY(pen, PROMPT_PAY, PL_ARG_TEXT(due_part(pen, frame, &part)));
}

static void ask_spend(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    static const uint8_t cards[SEASONS_PURPOSE_COUNT] = {
        [SEASONS_FOR_KAIRN] = SEASONS_KAIRN_THE_DESTROYER,
        [SEASONS_FOR_TREE] = SEASONS_TREE_OF_LIGHT,
        [SEASONS_FOR_ORB] = SEASONS_CRYSTAL_ORB,
        [SEASONS_FOR_CAULDRON] = SEASONS_GLUTTON_CAULDRON,
    };
    bool is_known = frame->arg[1] > 0 && frame->arg[1] < SEASONS_PURPOSE_COUNT;
    int16_t purpose = is_known ? frame->arg[1] : (int16_t)SEASONS_FOR_NOTHING;
    struct pl_arg count = PL_ARG_NUMBER(frame->arg[0]);
    struct pl_arg card = title(pen, cards[purpose]);

    if (purpose == SEASONS_FOR_CAULDRON) {
        const uint8_t *held =
            seasons_tokens_on(pen->s, pen->seat, SEASONS_GLUTTON_CAULDRON, (uint32_t)frame->arg[2]);
        SEASONS_SAY(pen, PROMPT_SPEND_CAULDRON, count, card,
                    PL_ARG_NUMBER((int32_t)seasons_sum(held)),
                    PL_ARG_NUMBER(SEASONS_CAULDRON_FULL_TOKENS));
    } else if (purpose == SEASONS_FOR_EXCHANGE) {
        SEASONS_SAY(pen, PROMPT_SPEND_EXCHANGE, count);
    } else if (purpose == SEASONS_FOR_NOTHING) {
        SEASONS_SAY(pen, PROMPT_SPEND, count);
    } else {
        SEASONS_SAY(pen, PROMPT_SPEND_CARD, count, card);
    }
}

static void ask_gain(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    struct pl_arg count = PL_ARG_NUMBER(frame->arg[0]);

    if (frame->arg[1] > 0) {
        SEASONS_SAY(pen, PROMPT_GAIN_AMULET, count, title(pen, SEASONS_AMULET_OF_WATER));
    } else {
        SEASONS_SAY(pen, PROMPT_GAIN, count,
                    PL_ARG_NUMBER((int32_t)seasons_reserve_total(pen->s, pen->seat)),
                    PL_ARG_NUMBER((int32_t)seasons_capacity(pen->s, pen->seat)));
    }
}

static void ask_overflow(const struct seasons_pen *pen)
{
    int32_t held = (int32_t)seasons_reserve_total(pen->s, pen->seat);
    int32_t limit = (int32_t)seasons_capacity(pen->s, pen->seat);

    SEASONS_SAY(pen, PROMPT_OVERFLOW, PL_ARG_NUMBER(held - limit), PL_ARG_NUMBER(held),
                PL_ARG_NUMBER(limit));
    add_onys(pen);
}

static void ask_pick(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    if (frame->arg[0] == SEASONS_PICK_SUMMON) {
        SEASONS_SAY(pen, PROMPT_PICK_SUMMON, title(pen, SEASONS_DIVINE_CHALICE));
    } else if (frame->arg[0] == SEASONS_PICK_NARIA) {
        SEASONS_SAY(pen, PROMPT_PICK_NARIA, title(pen, SEASONS_NARIA_THE_PROPHETESS));
    } else {
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_PROMPT_PICK_HAND));
    }
}

static void ask_boots(const struct seasons_pen *pen)
{
    uint8_t space = pen->s->public.space;

    SEASONS_SAY(pen, PROMPT_BOOTS, title(pen, SEASONS_TEMPORAL_BOOTS), PL_ARG_NUMBER(space),
                PL_ARG_TEXT(seasons_season_word(pen->lang, seasons_season_at(space))));
}

static void ask_orb(const struct seasons_pen *pen)
{
    bool can_take = seasons_has_room(pen->s, pen->seat) &&
                    seasons_spendable_total(pen->s, pen->seat) >= SEASONS_ORB_SUMMON_TOKENS;
    struct pl_arg orb = title(pen, SEASONS_CRYSTAL_ORB);
    struct pl_arg top = title(pen, pen->s->private[pen->seat].known_top);

    if (can_take) {
        SEASONS_SAY(pen, PROMPT_ORB, orb, top, PL_ARG_NUMBER(SEASONS_ORB_SUMMON_TOKENS));
    } else {
        SEASONS_SAY(pen, PROMPT_ORB_LEAVE, orb, top);
    }
    add_onys(pen);
}

static void ask_main(const struct seasons_pen *pen)
{
    pl_text_add(pen->text, seasons_word(pen->lang, seasons_transmute_sources(pen->s, pen->seat) > 0
                                                       ? SEASONS_TEXT_PROMPT_MAIN_OPEN
                                                       : SEASONS_TEXT_PROMPT_MAIN));
}

/* The frame below is the PICK of a Chalice, or holds the card just summoned. */
static void ask_onys(const struct seasons_pen *pen)
{
    const struct pl_frame *below = pl_peek(&pen->s->head) - 1;

    if (below->kind == SEASONS_FRAME_PICK) {
        ask(pen, SEASONS_TEXT_PROMPT_ONYS_CHALICE, SEASONS_DAMNED_SOUL_OF_ONYS,
            title(pen, SEASONS_DIVINE_CHALICE));
    } else {
        ask(pen, SEASONS_TEXT_PROMPT_ONYS, SEASONS_DAMNED_SOUL_OF_ONYS,
            title(pen, (uint32_t)below->arg[0]));
    }
}

/* Frames that a card in play or just summoned has put on the stack. */
static void ask_of_card(const struct seasons_pen *pen, const struct pl_frame *frame)
{
    struct pl_arg none = PL_ARG_NUMBER(0);

    switch (frame->kind) {
    case SEASONS_FRAME_GIVE:
        ask(pen, SEASONS_TEXT_PROMPT_GIVE, SEASONS_NARIA_THE_PROPHETESS,
            PL_ARG_TEXT(pl_seat_name(pen->text, pen->lang, (pl_seat)frame->arg[0])));
        break;
    case SEASONS_FRAME_LEWIS:
        ask(pen, SEASONS_TEXT_PROMPT_LEWIS, SEASONS_LEWIS_GREYFACE, none);
        break;
    case SEASONS_FRAME_CROWN:
        ask(pen, SEASONS_TEXT_PROMPT_CROWN, SEASONS_VAMPIRIC_CROWN, none);
        break;
    case SEASONS_FRAME_DREAM:
        ask(pen, SEASONS_TEXT_PROMPT_DREAM, SEASONS_POTION_OF_DREAMS, none);
        break;
    case SEASONS_FRAME_KRISS:
        ask(pen, SEASONS_TEXT_PROMPT_KRISS, SEASONS_NECROTIC_KRISS,
            PL_ARG_NUMBER(SEASONS_KRISS_TOKENS));
        break;
    case SEASONS_FRAME_SKULL:
        ask(pen, SEASONS_TEXT_PROMPT_SKULL, SEASONS_DRAGON_SKULL, PL_ARG_NUMBER(frame->arg[0]));
        break;
    case SEASONS_FRAME_MIRROR:
        ask(pen, SEASONS_TEXT_PROMPT_MIRROR, SEASONS_MIRROR_OF_THE_SEASONS,
            PL_ARG_NUMBER(pen->s->public.crystals[pen->seat]));
        break;
    case SEASONS_FRAME_SYLLAS:
        ask(pen, SEASONS_TEXT_PROMPT_SYLLAS, SEASONS_SYLLAS_THE_FAITHFUL, none);
        break;
    default: ask(pen, SEASONS_TEXT_PROMPT_AMSUG, SEASONS_AMSUG_LONGNECK, none);
    }
}

static void ask_plain(const struct seasons_pen *pen, enum seasons_text id)
{
    pl_text_add(pen->text, seasons_word(pen->lang, id));
}

void seasons_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                         struct pl_text *text)
{
    const struct seasons *s = seasons_seen(obs);
    const struct pl_frame *frame = pl_peek(&s->head);
    const struct seasons_pen pen = { text, lang, seat, s };

    PL_ASSERT(seat < s->head.seats);
    switch ((enum seasons_frame)frame->kind) {
    case SEASONS_FRAME_DRAFT: ask_draft(&pen); return;
    case SEASONS_FRAME_SPLIT: ask_split(&pen); return;
    case SEASONS_FRAME_DIE: ask_plain(&pen, SEASONS_TEXT_PROMPT_DIE); return;
    case SEASONS_FRAME_MALICE: ask_malice(&pen); return;
    case SEASONS_FRAME_DRAW_MODE:
        SEASONS_SAY(&pen, PROMPT_DRAW_MODE, PL_ARG_NUMBER(s->public.bonus_used[seat]),
                    PL_ARG_NUMBER(SEASONS_BONUS_MAX));
        return;
    case SEASONS_FRAME_KEEP: ask_keep(&pen); return;
    case SEASONS_FRAME_MAIN: ask_main(&pen); return;
    case SEASONS_FRAME_ELEMENTS: ask_elements(&pen, frame); return;
    case SEASONS_FRAME_WAIVE: ask_waive(&pen, frame); return;
    case SEASONS_FRAME_PAY: ask_pay(&pen, frame); return;
    case SEASONS_FRAME_SPEND: ask_spend(&pen, frame); return;
    case SEASONS_FRAME_GAIN: ask_gain(&pen, frame); return;
    case SEASONS_FRAME_OVERFLOW: ask_overflow(&pen); return;
    case SEASONS_FRAME_PICK: ask_pick(&pen, frame); return;
    case SEASONS_FRAME_BOOTS: ask_boots(&pen); return;
    case SEASONS_FRAME_ORB: ask_orb(&pen); return;
    case SEASONS_FRAME_EFFECTS: ask_plain(&pen, SEASONS_TEXT_PROMPT_EFFECTS); return;
    case SEASONS_FRAME_ONYS: ask_onys(&pen); return;
    case SEASONS_FRAME_GIVE:
    case SEASONS_FRAME_LEWIS:
    case SEASONS_FRAME_CROWN:
    case SEASONS_FRAME_DREAM:
    case SEASONS_FRAME_KRISS:
    case SEASONS_FRAME_SKULL:
    case SEASONS_FRAME_MIRROR:
    case SEASONS_FRAME_SYLLAS:
    case SEASONS_FRAME_AMSUG: ask_of_card(&pen, frame); return;
    case SEASONS_FRAME_ROUND:
    case SEASONS_FRAME_TURN:
    case SEASONS_FRAME_SUMMON:
    case SEASONS_FRAME_SEASON:
    case SEASONS_FRAME_NONE:
    case SEASONS_FRAME_COUNT: break;
    }
    ask_plain(&pen, SEASONS_TEXT_PROMPT_NONE);
}
