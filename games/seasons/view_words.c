/* The table of texts and the writers of parts of sentences: tokens, crystals, costs, die faces. */
#include "games/seasons/decide.h"
#include "games/seasons/view.h"

static const char *const texts[SEASONS_TEXT_COUNT][PL_LANG_COUNT] = {
#define TEXT(id_, pl_, en_) [SEASONS_TEXT_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/seasons/text.def"
#undef TEXT
};

void seasons_say(const struct seasons_pen *pen, enum seasons_text id,
                 const struct pl_arg args[SEASONS_SAY_ARGS])
{
    PL_ASSERT(id < SEASONS_TEXT_COUNT);
    pl_text_format(pen->text, pen->lang, texts[id][pen->lang], args, SEASONS_SAY_ARGS);
}

const char *seasons_word(enum pl_lang lang, enum seasons_text id)
{
    PL_ASSERT(id < SEASONS_TEXT_COUNT);
    return texts[id][lang];
}

const char *seasons_energy_word(enum pl_lang lang, uint32_t energy)
{
    static const uint16_t words[SEASONS_ENERGIES] = {
        [SEASONS_AIR] = SEASONS_TEXT_AIR,
        [SEASONS_WATER] = SEASONS_TEXT_WATER,
        [SEASONS_FIRE] = SEASONS_TEXT_FIRE,
        [SEASONS_EARTH] = SEASONS_TEXT_EARTH,
    };

    PL_ASSERT(energy < SEASONS_ENERGIES);
    return texts[words[energy]][lang];
}

const char *seasons_season_word(enum pl_lang lang, uint32_t season)
{
    static const uint16_t words[SEASONS_SEASON_COUNT] = {
        [SEASONS_WINTER] = SEASONS_TEXT_WINTER,
        [SEASONS_SPRING] = SEASONS_TEXT_SPRING,
        [SEASONS_SUMMER] = SEASONS_TEXT_SUMMER,
        [SEASONS_AUTUMN] = SEASONS_TEXT_AUTUMN,
    };

    PL_ASSERT(season < SEASONS_SEASON_COUNT);
    return texts[words[season]][lang];
}

const char *seasons_title(enum pl_lang lang, uint32_t card)
{
    PL_ASSERT(card < SEASONS_CARD_COUNT);
    return card == SEASONS_NO_CARD ? "?" : seasons_cards[card].name[lang];
}

const char *seasons_library_word(uint32_t library)
{
    return library == 2 ? "II" : "III";
}

/* The same pen writing into a part. */
static struct seasons_pen pen_in(const struct seasons_pen *pen, struct pl_text *text)
{
    struct seasons_pen inner = *pen;

    text->seat_names = pen->text->seat_names;
    inner.text = text;
    return inner;
}

static void add_comma(struct pl_text *text)
{
    if (text->length > 0) {
        pl_text_add(text, ", ");
    }
}

static void list_tokens(const struct seasons_pen *pen, const uint8_t tokens[SEASONS_ENERGIES])
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        struct pl_arg name = PL_ARG_TEXT(seasons_energy_word(pen->lang, e));
        if (tokens[e] == 0) {
            continue;
        }
        add_comma(pen->text);
        if (tokens[e] == 1) {
            SEASONS_SAY(pen, TOKEN_ONE, name);
        } else {
            SEASONS_SAY(pen, TOKEN_MANY, name, PL_ARG_NUMBER(tokens[e]));
        }
    }
}

const char *seasons_tokens_part(const struct seasons_pen *pen,
                                const uint8_t tokens[SEASONS_ENERGIES], struct seasons_part *part)
{
    struct pl_text text = pl_text_in(part->room, sizeof part->room);
    struct seasons_pen inner = pen_in(pen, &text);

    list_tokens(&inner, tokens);
    if (text.length == 0) {
        pl_text_add(&text, seasons_word(pen->lang, SEASONS_TEXT_NOTHING));
    }
    return part->room;
}

const char *seasons_count_part(const struct seasons_pen *pen, enum seasons_text id, uint32_t count,
                               struct seasons_part *part)
{
    struct pl_text text = pl_text_in(part->room, sizeof part->room);
    struct seasons_pen inner = pen_in(pen, &text);

    seasons_say(&inner, id,
                (const struct pl_arg[SEASONS_SAY_ARGS]){ PL_ARG_NUMBER((int32_t)count) });
    return part->room;
}

const char *seasons_crystals_part(const struct seasons_pen *pen, uint32_t crystals,
                                  struct seasons_part *part)
{
    return seasons_count_part(pen, SEASONS_TEXT_CRYSTALS, crystals, part);
}

static void list_crystals(const struct seasons_pen *pen, uint32_t crystals)
{
    if (crystals > 0) {
        add_comma(pen->text);
        SEASONS_SAY(pen, CRYSTALS, PL_ARG_NUMBER((int32_t)crystals));
    }
}

/* What a face brings besides tokens and crystals. */
static void list_symbols(const struct seasons_pen *pen, const struct seasons_face *face)
{
    if (face->stars > 0) {
        add_comma(pen->text);
        if (face->stars == 1) {
            pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_FACE_STAR));
        } else {
            SEASONS_SAY(pen, FACE_STARS, PL_ARG_NUMBER(face->stars));
        }
    }
    if (face->draw) {
        add_comma(pen->text);
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_FACE_DRAW));
    }
    if (face->transmute) {
        add_comma(pen->text);
        pl_text_add(pen->text, seasons_word(pen->lang, SEASONS_TEXT_FACE_TRANSMUTE));
    }
}

const char *seasons_face_part(const struct seasons_pen *pen, const struct seasons_face *face,
                              bool has_pips, struct seasons_part *part)
{
    struct pl_text text = pl_text_in(part->room, sizeof part->room);
    struct seasons_pen inner = pen_in(pen, &text);

    list_tokens(&inner, face->energy);
    list_crystals(&inner, face->crystals);
    list_symbols(&inner, face);
    if (text.length == 0) {
        pl_text_add(&text, seasons_word(pen->lang, SEASONS_TEXT_NOTHING));
    }
    if (has_pips) {
        add_comma(&text);
        SEASONS_SAY(&inner, FACE_PIPS, PL_ARG_NUMBER(face->pips));
    }
    return part->room;
}

void seasons_energy_cost(uint32_t card, uint32_t seats, uint8_t ret_cost[SEASONS_ENERGIES])
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        ret_cost[e] = (uint8_t)seasons_cost(card, (enum seasons_energy)e, seats);
    }
}

const char *seasons_cost_part(const struct seasons_pen *pen, uint32_t card, uint32_t seats,
                              struct seasons_part *part)
{
    struct pl_text text = pl_text_in(part->room, sizeof part->room);
    struct seasons_pen inner = pen_in(pen, &text);
    uint8_t energy[SEASONS_ENERGIES];

    seasons_energy_cost(card, seats, energy);
    list_tokens(&inner, energy);
    list_crystals(&inner, seasons_cost_crystals(card, seats));
    if (text.length == 0) { /* R-SEA-C31.1 */
        pl_text_add(&text, seasons_word(pen->lang, card == SEASONS_ELEMENTAL_AMULET
                                                       ? SEASONS_TEXT_COST_CHOSEN
                                                       : SEASONS_TEXT_COST_FREE));
    }
    return part->room;
}

uint32_t seasons_leech_due(const struct seasons *s, pl_seat seat)
{
    return SEASONS_LEECH_CRYSTALS * seasons_opposing(s, seat, SEASONS_ARCANO_LEECH);
}

bool seasons_could_summon(const struct seasons *s, pl_seat seat, uint32_t card)
{
    struct pl_legal list = { .count = 0 };

    seasons_legal_main(s, NULL, seat, &list);
    return pl_legal_has(&list, pl_act(SEASONS_ACT_SUMMON, (uint16_t)card, 0, 0));
}

bool seasons_can_summon_now(const struct seasons *s, pl_seat seat, uint32_t card)
{
    bool is_asked = seat < s->head.seats && (s->head.waiting >> seat & 1);

    return is_asked && pl_peek(&s->head)->kind == SEASONS_FRAME_MAIN &&
           seasons_could_summon(s, seat, card);
}

const uint8_t *seasons_tokens_on(const struct seasons *s, pl_seat seat, uint32_t card,
                                 uint32_t slot)
{
    PL_ASSERT(slot < SEASONS_SLOTS);
    if (card == SEASONS_AMULET_OF_WATER) {
        return s->public.amulet[seat][slot];
    }
    return card == SEASONS_GLUTTON_CAULDRON ? s->public.cauldron[seat][slot] : NULL;
}

bool seasons_is_turned(const struct seasons *s, pl_seat seat, uint32_t card, uint32_t slot)
{
    uint32_t turned = pl_bag_count(&s->public.turned[seat], card);

    PL_ASSERT(slot < SEASONS_SLOTS);
    if (card == SEASONS_GLUTTON_CAULDRON) {
        return s->public.cauldron_turned[seat] >> slot & 1;
    }
    return seasons_copies(s, seat, card) - slot <= turned;
}
