/* The words of activations: what the card would cost and bring if it were activated now. */
#include "games/seasons/flow.h"
#include "games/seasons/view.h"

/* A sentence with two parts in it. */
static void join(const struct seasons_pen *pen, enum seasons_text id, struct pl_arg first,
                 struct pl_arg second)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { first, second };

    seasons_say(pen, id, args);
}

static struct pl_arg crystals(const struct seasons_pen *pen, uint32_t count,
                              struct seasons_part *part)
{
    return PL_ARG_TEXT(seasons_crystals_part(pen, count, part));
}

static struct pl_arg tokens(const struct seasons_pen *pen, uint32_t count,
                            struct seasons_part *part)
{
    return PL_ARG_TEXT(seasons_count_part(pen, SEASONS_TEXT_TOKENS, count, part));
}

static struct pl_arg any_tokens(const struct seasons_pen *pen, uint32_t count,
                                struct seasons_part *part)
{
    return PL_ARG_TEXT(seasons_count_part(pen, SEASONS_TEXT_ANY_TOKENS, count, part));
}

/* R-SEA-C5.1 */
static void say_ishtar(const struct seasons_pen *pen, uint32_t mode)
{
    uint32_t extra = SEASONS_ISHTAR_TOKENS * seasons_transmute_extra(pen->s, pen->seat);
    uint8_t given[SEASONS_ENERGIES] = { 0 };
    struct seasons_part part[2];

    PL_ASSERT(mode > 0);
    PL_ASSERT(mode <= SEASONS_ENERGIES);
    given[mode - 1] = SEASONS_ISHTAR_TOKENS;
    join(pen, SEASONS_TEXT_FOR_ISHTAR, PL_ARG_TEXT(seasons_tokens_part(pen, given, &part[0])),
         crystals(pen, SEASONS_ISHTAR_CRYSTALS + extra, &part[1]));
}

/* R-SEA-C26.1, R-SEA-C26.2 */
static void say_life(const struct seasons_pen *pen)
{
    uint32_t count = seasons_reserve_total(pen->s, pen->seat);
    uint32_t worth = SEASONS_POTION_OF_LIFE_CRYSTALS + seasons_transmute_extra(pen->s, pen->seat);
    struct seasons_part part[2];

    join(pen, SEASONS_TEXT_FOR_LIFE, tokens(pen, count, &part[0]),
         crystals(pen, count * worth, &part[1]));
}

static void say_tree(const struct seasons_pen *pen, uint32_t mode)
{
    struct seasons_part part[2];

    if (mode == 0) {
        join(pen, SEASONS_TEXT_FOR_TREE_TOKEN, crystals(pen, SEASONS_TREE_PAY_CRYSTALS, &part[0]),
             any_tokens(pen, SEASONS_TREE_GAIN_TOKENS, &part[1]));
    } else {
        SEASONS_SAY(pen, FOR_TREE_TRANSMUTE, tokens(pen, SEASONS_TREE_PAY_TOKENS, &part[0]));
    }
}

static void say_orb(const struct seasons_pen *pen, uint32_t mode)
{
    struct seasons_part part;

    if (mode == 0) {
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_FOR_ORB_LOOK));
    } else {
        SEASONS_SAY(pen, FOR_ORB_BURY, crystals(pen, SEASONS_ORB_DISCARD_CRYSTALS, &part));
    }
}

/* R-SEA-1.11: two Cauldrons are told apart by what they hold. */
static void say_cauldron(const struct seasons_pen *pen, uint32_t slot)
{
    const uint8_t *held = pen->s->public.cauldron[pen->seat][slot];
    struct seasons_part part[2];
    const struct pl_arg args[SEASONS_SAY_ARGS] = {
        tokens(pen, SEASONS_CAULDRON_FEED_TOKENS, &part[0]),
        PL_ARG_NUMBER((int32_t)seasons_sum(held)),
        PL_ARG_NUMBER(SEASONS_CAULDRON_FULL_TOKENS),
        PL_ARG_TEXT(seasons_tokens_part(pen, held, &part[1])),
    };

    seasons_say(pen,
                seasons_sum(held) > 0 ? SEASONS_TEXT_FOR_CAULDRON_LIST : SEASONS_TEXT_FOR_CAULDRON,
                args);
}

static void say_onys(const struct seasons_pen *pen)
{
    pl_seat left = pl_left_of(&pen->s->head, pen->seat);
    uint8_t water[SEASONS_ENERGIES] = { [SEASONS_WATER] = SEASONS_ONYS_PASS_WATER };
    struct seasons_part part;

    join(pen, SEASONS_TEXT_FOR_ONYS, PL_ARG_TEXT(seasons_tokens_part(pen, water, &part)),
         PL_ARG_TEXT(pl_seat_name(pen->text, pen->lang, left)));
}

/* Potions and what is fed with cards. */
static void say_sacrifice(const struct seasons_pen *pen, uint32_t card)
{
    struct seasons_part part;

    switch (card) {
    case SEASONS_POTION_OF_POWER:
        SEASONS_SAY(pen, FOR_POWER, PL_ARG_NUMBER(SEASONS_POTION_OF_POWER_CARDS),
                    PL_ARG_NUMBER(SEASONS_POTION_OF_POWER_GAUGE));
        break;
    case SEASONS_POTION_OF_DREAMS:
        SEASONS_SAY(pen, FOR_DREAMS,
                    PL_ARG_NUMBER((int32_t)seasons_reserve_total(pen->s, pen->seat)));
        break;
    case SEASONS_POTION_OF_KNOWLEDGE:
        SEASONS_SAY(pen, FOR_KNOWLEDGE, any_tokens(pen, SEASONS_POTION_OF_KNOWLEDGE_TOKENS, &part));
        break;
    case SEASONS_POTION_OF_LIFE: say_life(pen); break;
    case SEASONS_NECROTIC_KRISS:
        SEASONS_SAY(pen, FOR_KRISS, any_tokens(pen, SEASONS_KRISS_TOKENS, &part));
        break;
    default:
        SEASONS_SAY(pen, FOR_SKULL, PL_ARG_NUMBER(SEASONS_SKULL_CARDS),
                    crystals(pen, SEASONS_SKULL_CRYSTALS, &part));
    }
}

static void say_purpose(const struct seasons_pen *pen, uint32_t card, pl_action action)
{
    uint32_t familiars = seasons_count_of(pen->s, pen->seat, seasons_familiars);
    struct seasons_part part;

    switch (card) {
    case SEASONS_BALANCE_OF_ISHTAR: say_ishtar(pen, pl_act_c(action)); break;
    case SEASONS_KAIRN_THE_DESTROYER:
        SEASONS_SAY(pen, FOR_KAIRN, PL_ARG_NUMBER(SEASONS_KAIRN_TOKENS),
                    PL_ARG_NUMBER(SEASONS_KAIRN_CRYSTALS));
        break;
    case SEASONS_TREE_OF_LIGHT: say_tree(pen, pl_act_c(action)); break;
    case SEASONS_CRYSTAL_ORB: say_orb(pen, pl_act_c(action)); break;
    case SEASONS_GLUTTON_CAULDRON: say_cauldron(pen, pl_act_b(action)); break;
    case SEASONS_IDOL_OF_THE_FAMILIAR:
        SEASONS_SAY(pen, FOR_IDOL,
                    crystals(pen, SEASONS_IDOL_FAMILIAR_CRYSTALS * familiars, &part));
        break;
    case SEASONS_MIRROR_OF_THE_SEASONS:
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_FOR_MIRROR));
        break;
    case SEASONS_DAMNED_SOUL_OF_ONYS: say_onys(pen); break;
    default: say_sacrifice(pen, card);
    }
}

/* R-SEA-C41.1: what opposing Thieving Fairies will take. */
static void say_fairies(const struct seasons_pen *pen)
{
    uint32_t due =
        SEASONS_FAIRIES_TAKEN * seasons_opposing(pen->s, pen->seat, SEASONS_THIEVING_FAIRIES);
    uint32_t has = (uint32_t)pen->s->public.crystals[pen->seat];
    struct seasons_part part;

    due = due < has ? due : has;
    if (due > 0) {
        SEASONS_SAY(pen, ACT_FAIRIES,
                    PL_ARG_TEXT(seasons_title(pen->lang, SEASONS_THIEVING_FAIRIES)),
                    crystals(pen, due, &part));
    }
}

void seasons_say_activation(const struct seasons_pen *pen, pl_action action)
{
    uint32_t card = pl_act_a(action);
    struct seasons_part part;
    struct pl_text text = pl_text_in(part.room, sizeof part.room);
    struct seasons_pen inner = { &text, pen->lang, pen->seat, pen->s };

    text.seat_names = pen->text->seat_names;
    say_purpose(&inner, card, action);
    say_fairies(&inner);
    SEASONS_SAY(pen, ACT_ACTIVATE, PL_ARG_TEXT(seasons_title(pen->lang, card)),
                PL_ARG_TEXT(part.room));
}
