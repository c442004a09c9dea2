/* The table of texts and the writers of parts of sentences: crystals, regions, cages, cards. */
#include "games/icaion/view.h"

static const char *const texts[ICAION_TEXT_COUNT][PL_LANG_COUNT] = {
#define TEXT(id_, pl_, en_) [ICAION_TEXT_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/text.def"
#undef TEXT
};

static const char *const reasons[ICAION_REASON_COUNT][PL_LANG_COUNT] = {
#define REASON(id_, pl_, en_) [ICAION_FOR_##id_] = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/reasons.def"
#undef REASON
};

void icaion_say(const struct icaion_pen *pen, enum icaion_text id,
                const struct pl_arg args[ICAION_SAY_ARGS])
{
    PL_ASSERT(id < ICAION_TEXT_COUNT);
    pl_text_format(pen->text, pen->lang, texts[id][pen->lang], args, ICAION_SAY_ARGS);
}

const char *icaion_word(enum pl_lang lang, enum icaion_text id)
{
    PL_ASSERT(id < ICAION_TEXT_COUNT);
    return texts[id][lang];
}

const char *icaion_reason_word(enum pl_lang lang, uint32_t reason)
{
    PL_ASSERT(reason < ICAION_REASON_COUNT);
    return reasons[reason][lang];
}

struct icaion_pen icaion_pen_in(const struct icaion_pen *pen, struct icaion_part *part,
                                struct pl_text *text)
{
    struct icaion_pen inner = *pen;

    *text = pl_text_in(part->room, sizeof part->room);
    text->seat_names = pen->text->seat_names;
    inner.text = text;
    return inner;
}

const char *icaion_count_part(const struct icaion_pen *pen, enum icaion_text id, uint32_t count,
                              struct icaion_part *part)
{
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, part, &text);

    icaion_say(&inner, id, (const struct pl_arg[ICAION_SAY_ARGS]){ PL_ARG_NUMBER((int32_t)count) });
    return part->room;
}

const char *icaion_crystals_part(const struct icaion_pen *pen,
                                 const uint8_t crystals[ICAION_COLOURS], struct icaion_part *part)
{
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, part, &text);

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        if (crystals[i] > 0) {
            pl_text_add(&text, text.length > 0 ? ", " : "");
            icaion_say(&inner, (enum icaion_text)(ICAION_TEXT_BLUE_CRYSTALS + i),
                       (const struct pl_arg[ICAION_SAY_ARGS]){ PL_ARG_NUMBER(crystals[i]) });
        }
    }
    if (text.length == 0) {
        pl_text_add(&text, icaion_word(pen->lang, ICAION_TEXT_NOTHING));
    }
    return part->room;
}

const char *icaion_between(enum pl_lang lang, uint32_t alternatives)
{
    uint32_t left = alternatives & (alternatives - 1);

    if (left == 0) {
        return "";
    }
    return left & (left - 1) ? ", " : icaion_word(lang, ICAION_TEXT_OR);
}

const char *icaion_colours_part(const struct icaion_pen *pen, uint32_t colours,
                                struct icaion_part *part)
{
    struct pl_text text;

    icaion_pen_in(pen, part, &text);
    for (; colours; colours &= colours - 1) {
        pl_text_add(&text, icaion_colour_word(pen->lang, pl_lowest(colours)));
        pl_text_add(&text, icaion_between(pen->lang, colours));
    }
    return part->room;
}

const char *icaion_region_part(const struct icaion_pen *pen, uint32_t region,
                               struct icaion_part *part)
{
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, part, &text);
    const struct icaion_region_info *info = &icaion_regions[region];

    ICAION_SAY(&inner, REGION, PL_ARG_TEXT(info->name),
               PL_ARG_TEXT(icaion_kind_word(pen->lang, info->kind)));
    return part->room;
}

const char *icaion_cage_part(const struct icaion_pen *pen, uint32_t cage, struct icaion_part *part)
{
    bool is_spare = cage >= ICAION_BOARD_CAGES;

    return icaion_count_part(pen, is_spare ? ICAION_TEXT_CAGE_SPARE : ICAION_TEXT_CAGE,
                             is_spare ? cage - ICAION_BOARD_CAGES + 1 : cage + 1, part);
}

/* What a node touches: regions with their kinds, a crater or the City. */
static void write_surroundings(const struct icaion_pen *pen, uint32_t node)
{
    const struct icaion_node_info *info = &icaion_nodes[node];

    for (uint32_t left = info->regions; left; left &= left - 1) {
        struct icaion_part part;
        pl_text_add(pen->text, icaion_region_part(pen, pl_lowest(left), &part));
        pl_text_add(pen->text, left & (left - 1) ? ", " : "");
    }
    if (info->class == ICAION_CLASS_CITY) {
        pl_text_add(pen->text, ", ");
        pl_text_add(pen->text, icaion_word(pen->lang, ICAION_TEXT_CITY));
    } else if (info->crater != ICAION_NO_CRATER) {
        pl_text_add(pen->text, ", ");
        ICAION_SAY(pen, AT_CRATER, PL_ARG_NUMBER(info->crater + 1));
    }
}

static void write_machine(const struct icaion_pen *pen, uint32_t place)
{
    ICAION_SAY(pen, MACHINE, PL_ARG_TEXT(icaion_type_word(pen->lang, place % ICAION_TYPES)),
               PL_ARG_NUMBER((int32_t)(place / ICAION_TYPES) + 1));
}

static void write_bonus(const struct icaion_pen *pen, uint32_t place)
{
    static const uint16_t words[ICAION_BONUS_COUNT] = {
        [ICAION_BONUS_STRENGTH] = ICAION_TEXT_BONUS_STRENGTH,
        [ICAION_BONUS_FREE_NODES] = ICAION_TEXT_NOTHING,
        [ICAION_BONUS_NODES_PER_BLUE] = ICAION_TEXT_BONUS_NODES_PER_BLUE,
        [ICAION_BONUS_CAGES] = ICAION_TEXT_BONUS_CAGES,
        [ICAION_BONUS_SCORE] = ICAION_TEXT_BONUS_SCORE,
        [ICAION_BONUS_CRYSTALS] = ICAION_TEXT_BONUS_CRYSTALS,
        [ICAION_BONUS_CARDS] = ICAION_TEXT_BONUS_CARDS,
    };
    const struct icaion_place_info *info = &icaion_places[place];

    icaion_say(pen, (enum icaion_text)words[info->bonus],
               (const struct pl_arg[ICAION_SAY_ARGS]){ PL_ARG_NUMBER(info->count) });
}

static void write_owner(const struct icaion_pen *pen, uint32_t owner)
{
    if (owner >= ICAION_NEUTRAL_OWNER) {
        uint32_t colour = owner - ICAION_NEUTRAL_OWNER;
        pl_text_add(pen->text,
                    icaion_word(pen->lang, (enum icaion_text)(ICAION_TEXT_NEUTRAL_A + colour)));
    } else {
        pl_text_add(pen->text, pl_seat_name(pen->text, pen->lang, (pl_seat)(owner - 1)));
    }
}

static void write_crater(const struct icaion_pen *pen, uint32_t crater)
{
    struct pl_arg number = PL_ARG_NUMBER((int32_t)crater + 1);

    ICAION_SAY(pen, CRATER, number,
               PL_ARG_TEXT(icaion_colour_word(pen->lang, icaion_craters[crater].colour)));
}

static void write_crystals_of(const struct icaion_pen *pen, uint32_t colour, int32_t count)
{
    icaion_say(pen, (enum icaion_text)(ICAION_TEXT_BLUE_CRYSTALS + colour),
               (const struct pl_arg[ICAION_SAY_ARGS]){ PL_ARG_NUMBER(count) });
}

/* Words that are in a table as they are; NULL for those that have to be put together. */
static const char *ready_word(const struct icaion_pen *pen, enum icaion_argument what,
                              uint32_t value)
{
    switch ((uint32_t)what) {
    case ICAION_ARG_COLOUR: return icaion_colour_word(pen->lang, value);
    case ICAION_ARG_NODE: return icaion_nodes[value].name;
    case ICAION_ARG_TYPE: return icaion_type_word(pen->lang, value);
    case ICAION_ARG_SIDE:
        return icaion_word(pen->lang, value ? ICAION_TEXT_NIGHT : ICAION_TEXT_DAY);
    case ICAION_ARG_TILE: return icaion_tile_title(pen->lang, value - 1);
    case ICAION_ARG_CARD: return icaion_oddities[value].name[pen->lang];
    case ICAION_ARG_CHARACTER: return icaion_characters[value].name[pen->lang];
    case ICAION_ARG_EVENT_CARD: return icaion_event_cards[value].name[pen->lang];
    case ICAION_ARG_REASON: return icaion_reason_word(pen->lang, value);
    default: return NULL;
    }
}

const char *icaion_argument_part(const struct icaion_pen *pen, enum icaion_argument what,
                                 const int32_t *value, struct icaion_part *part)
{
    uint32_t number = (uint32_t)value[0];
    const char *word = ready_word(pen, what, number);
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, part, &text);

    if (word) {
        return word;
    }
    switch ((uint32_t)what) {
    case ICAION_ARG_CRYSTALS: write_crystals_of(&inner, number, value[1]); break;
    case ICAION_ARG_PINK: write_crystals_of(&inner, ICAION_PINK, value[0]); break;
    case ICAION_ARG_CAGE: return icaion_cage_part(pen, number, part);
    case ICAION_ARG_REGIONS_OF_NODE: write_surroundings(&inner, number); break;
    case ICAION_ARG_REGION: return icaion_region_part(pen, number, part);
    case ICAION_ARG_FROM: return number ? icaion_region_part(pen, number - 1, part) : "";
    case ICAION_ARG_CRATER: write_crater(&inner, number); break;
    case ICAION_ARG_OWNER: write_owner(&inner, number); break;
    case ICAION_ARG_PLACE: write_machine(&inner, number); break;
    case ICAION_ARG_BONUS: write_bonus(&inner, number); break;
    case ICAION_ARG_HINT_OF_CHARACTER: icaion_say_character(&inner, number, true); break;
    case ICAION_ARG_PARASITES_OF_REGION:
        return icaion_count_part(pen, ICAION_TEXT_PARASITES, pen->s->public.parasites[number],
                                 part);
    default: pl_text_number(&text, value[0]);
    }
    return part->room;
}
