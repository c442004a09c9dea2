/* The parts of sentences that no table holds: labels of cards, encounters and what they bring,
 * parts of effects. Each is a PART of words.def. */
#include "games/mysthea/view.h"

/* Cards. */

/* "(tactic, 2)", "(upgrade: champion, 1)" */
static void write_label(const struct pl_pen *pen, int32_t card)
{
    const struct mysthea_card_info *info = &mysthea_cards[card];
    bool is_upgrade = info->kind == MYSTHEA_KIND_UPGRADE;

    PL_SAY(pen, is_upgrade ? MYSTHEA_TEXT_UPGRADE_LABEL : MYSTHEA_TEXT_CARD_LABEL,
           PL_WORD(MYSTHEA_WORD_KIND, info->kind), PL_NUMBER(info->points),
           PL_WORD(MYSTHEA_WORD_PLACE, info->place));
}

void mysthea_write_labelled(const struct pl_pen *pen, int32_t card)
{
    pl_write(pen, MYSTHEA_WORD_CARD, card);
    pl_text_char(pen->text, ' ');
    write_label(pen, card);
}

/* Without an open card the pile has the name of its kind. */
void mysthea_write_drafted(const struct pl_pen *pen, int32_t pile)
{
    uint32_t card = mysthea_seen(pen->obs)->public.draft[pile];

    if (card) {
        pl_write(pen, pile == 0 ? MYSTHEA_WORD_CHAMPION : MYSTHEA_WORD_CARD, (int32_t)card);
    } else {
        pl_write(pen, pile == 0 ? MYSTHEA_WORD_UNIT : MYSTHEA_WORD_KIND,
                 pile == 0 ? MYSTHEA_UNIT_CHAMPION : pile);
    }
}

/* Encounters. */

void mysthea_write_encounter(const struct pl_pen *pen, int32_t card)
{
    const struct mysthea_encounter_info *info = &mysthea_encounters[card];

    PL_SAY(pen, MYSTHEA_TEXT_ENCOUNTER, PL_WORD(MYSTHEA_WORD_ENCOUNTER_TITLE, card),
           PL_NUMBER(info->glory), PL_WORD(MYSTHEA_WORD_ICON, info->icon[0]),
           PL_WORD(MYSTHEA_WORD_ICON, info->icon[1]));
}

/* What the options make of a part of a reward (R-MYS-11.3, R-MYS-16.7, R-MYS-X1.10); 0: nothing. */
static uint32_t note_of(const struct mysthea *s, uint32_t op)
{
    switch (op) {
    case MYSTHEA_OP_STRIKE_EACH:
        return mysthea_is_on(s, MYSTHEA_OPTION_VICTIM_PICKS) ? MYSTHEA_TEXT_NOTE_STRIKE_OWN
                                                             : MYSTHEA_TEXT_NOTE_STRIKE;
    case MYSTHEA_OP_BATTLE_CHARGED:
        return mysthea_is_on(s, MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE) ? 0
                                                                      : MYSTHEA_TEXT_NOTE_BATTLE;
    case MYSTHEA_OP_JUMP:
    case MYSTHEA_OP_JUMP_TOGETHER:
        return mysthea_is_kept(s, MYSTHEA_OPTION_JUMPS_ALONE) ? MYSTHEA_TEXT_NOTE_JUMP : 0;
    default: return 0;
    }
}

/* Each note once. */
void mysthea_write_reward(const struct pl_pen *pen, int32_t effect)
{
    const struct mysthea_effect *info = &mysthea_effects[effect];
    int32_t reward = effect - MYSTHEA_CARD_COUNT;
    uint32_t last = 0;

    pl_write(pen, reward % 2 ? MYSTHEA_WORD_SECOND_REWARD : MYSTHEA_WORD_FIRST_REWARD,
             reward / 2 + 1);
    for (uint32_t i = 0; i < info->part_count; i++) {
        uint32_t note = note_of(mysthea_seen(pen->obs), info->part[i].op);
        if (note && note != last) {
            pl_say(pen, note);
            last = note;
        }
    }
}

/* R-MYS-13.4, R-MYS-13.5: what an option brings is told when it is chosen. */
void mysthea_write_choice(const struct pl_pen *pen, int32_t value)
{
    uint32_t card = (uint32_t)pl_pair_first(value);
    uint32_t index = pl_pair_second(value) == 2;
    bool is_open = pen->event || mysthea_is_on(mysthea_seen(pen->obs), MYSTHEA_OPTION_PREMONITION);

    pl_write(pen, MYSTHEA_WORD_ICON, mysthea_encounters[card].icon[index]);
    if (is_open) {
        pl_text_add(pen->text, ": ");
        mysthea_write_reward(pen, (int32_t)mysthea_reward_of(card, index + 1));
    }
}

/* Effects and turns. */

static void write_operation(const struct pl_pen *pen, const struct mysthea_part *part,
                            uint32_t number)
{
    static const uint16_t texts[MYSTHEA_OP_COUNT] = {
        [MYSTHEA_OP_NONE] = MYSTHEA_TEXT_OP_NONE,
#define OPERATION(id_) [MYSTHEA_OP_##id_] = MYSTHEA_TEXT_OP_##id_,
#include "games/mysthea/operations.def"
    };
    bool is_free = part->op == MYSTHEA_OP_BATTLE_CHARGED &&
                   mysthea_is_on(mysthea_seen(pen->obs), MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE);

    PL_SAY(pen, texts[is_free ? (uint32_t)MYSTHEA_OP_BATTLE : part->op], PL_NUMBER(number),
           PL_WORD(MYSTHEA_WORD_WHOM, part->unit));
}

/* Outside an effect a part has but its number. */
void mysthea_write_effect_part(const struct pl_pen *pen, int32_t number)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    const struct pl_frame *frame = pl_find_frame(&s->head, MYSTHEA_FRAME_EFFECT);

    if (!frame) {
        PL_SAY(pen, MYSTHEA_TEXT_EFFECT_PART, PL_NUMBER(number));
        return;
    }
    const struct mysthea_part *part = &mysthea_effect_of(frame)->part[(number - 1) & 1];
    write_operation(pen, part, mysthea_gain_of(s, frame, part));
}

void mysthea_write_effect_parts(const struct pl_pen *pen, int32_t number)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < effect->part_count; i++) {
        pl_comma(pen, start);
        write_operation(pen, &effect->part[i], effect->part[i].count);
    }
}

static void write_kind_to_give(const struct pl_pen *pen, uint32_t kind, uint32_t start)
{
    pl_comma(pen, start);
    if (kind == MYSTHEA_KIND_ANY) {
        pl_say(pen, MYSTHEA_TEXT_ANY_CARD);
    } else {
        pl_write(pen, MYSTHEA_WORD_KIND, (int32_t)kind);
    }
}

void mysthea_write_price_cards(const struct pl_pen *pen, int32_t number)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < MYSTHEA_GIVEN_MAX && effect->give[i]; i++) {
        write_kind_to_give(pen, effect->give[i], start);
    }
}

void mysthea_write_missing_cards(const struct pl_pen *pen, int32_t number)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < MYSTHEA_GIVEN_MAX && effect->give[i]; i++) {
        if (!mysthea_has_to_give(mysthea_seen(pen->obs), pen->seat, effect, i)) {
            write_kind_to_give(pen, effect->give[i], start);
        }
    }
}

void mysthea_write_moved(const struct pl_pen *pen, int32_t is_moved)
{
    if (is_moved) {
        pl_say(pen, MYSTHEA_TEXT_MOVED);
    }
}

void mysthea_write_points_left(const struct pl_pen *pen, int32_t value)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    (void)value;
    if (mysthea_can_spend(s, pen->seat)) {
        pl_say(pen, s->public.cp_bound[pen->seat] ? MYSTHEA_TEXT_PROMPT_TURN_BOUND
                                                  : MYSTHEA_TEXT_PROMPT_TURN_POINTS);
    }
}

/* Without what there is no room for. */
void mysthea_write_meditated(const struct pl_pen *pen, int32_t value)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    struct mysthea_meditation gain = mysthea_meditation(s, pen->seat);
    uint32_t energy_room = MYSTHEA_ENERGY_MAX - s->public.energy[pen->seat];
    uint32_t forts_left = s->public.reserve[MYSTHEA_UNIT_FORT][pen->seat];
    uint32_t start = pen->text->length;
    const struct {
        uint32_t text;
        uint32_t count;
    } gains[] = {
        { MYSTHEA_TEXT_MEDITATED_ENERGY, gain.energy < energy_room ? gain.energy : energy_room },
        { MYSTHEA_TEXT_MEDITATED_GLORY, gain.glory },
        { MYSTHEA_TEXT_MEDITATED_XP, gain.xp },
        { MYSTHEA_TEXT_MEDITATED_FORTS, gain.forts < forts_left ? gain.forts : forts_left },
        { MYSTHEA_TEXT_MEDITATED_POINTS, gain.points },
    };

    (void)value;
    for (uint32_t i = 0; i < PL_COUNT_OF(gains); i++) {
        if (gains[i].count > 0 || i == 0) {
            pl_comma(pen, start);
            PL_SAY(pen, gains[i].text, PL_NUMBER((int32_t)gains[i].count));
        }
    }
}

/* The glossary. */

void mysthea_write_card_entry(const struct pl_pen *pen, int32_t card)
{
    write_label(pen, card);
    pl_text_char(pen->text, ' ');
    pl_write(pen, MYSTHEA_WORD_CARD_TEXT, card);
}

void mysthea_write_monster_entry(const struct pl_pen *pen, int32_t monster)
{
    PL_SAY(pen, MYSTHEA_TEXT_GLOSSARY_MONSTER, PL_NUMBER(mysthea_monsters[monster].strength),
           PL_WORD(MYSTHEA_WORD_MONSTER_REWARD, monster), PL_WORD(MYSTHEA_WORD_BEHAVIOUR, monster));
}

void mysthea_write_encounter_entry(const struct pl_pen *pen, int32_t card)
{
    PL_SAY(pen, MYSTHEA_TEXT_GLOSSARY_ENCOUNTER, PL_WORD(MYSTHEA_WORD_ENCOUNTER, card));
}
