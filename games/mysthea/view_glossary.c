/* The glossary: cards, champions, monsters with what they do; encounters by their fronts. */
#include "games/mysthea/view.h"

/* R-MYS-13.4: what encounters bring is in the rules, for those who want to read it beforehand. */
enum {
    CHAMPIONS_AT = MYSTHEA_CARD_COUNT - 1,
    MONSTERS_AT = CHAMPIONS_AT + MYSTHEA_CHAMPION_COUNT - 1,
    ENCOUNTERS_AT = MONSTERS_AT + MYSTHEA_MONSTERS,
    ENTRIES = ENCOUNTERS_AT + MYSTHEA_ENCOUNTER_COUNT - 1
};

static void write_card(uint32_t card, enum pl_lang lang, struct pl_text *text)
{
    mysthea_write_label(text, lang, card);
    pl_text_char(text, ' ');
    pl_text_add(text, mysthea_card_effect(lang, card));
}

static void write_monster(uint32_t monster, enum pl_lang lang, struct pl_text *text)
{
    mysthea_say_numbers(text, lang, MYSTHEA_TEXT_GLOSSARY_MONSTER,
                        mysthea_monsters[monster].strength, 0);
    pl_text_char(text, ' ');
    pl_text_add(text, mysthea_monster_reward(lang, monster));
    pl_text_char(text, ' ');
    pl_text_add(text, mysthea_monster_behaviour(lang, monster));
}

static void write_encounter(uint32_t encounter, enum pl_lang lang, struct pl_text *text)
{
    mysthea_write_front(text, lang, encounter);
    pl_text_add(text, ". ");
    pl_text_add(text, mysthea_text_of(lang, MYSTHEA_TEXT_GLOSSARY_ENCOUNTER));
}

bool mysthea_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                   struct pl_text *text)
{
    if (index < CHAMPIONS_AT) {
        uint32_t card = index + 1;
        ret_entry->id = mysthea_card_names.name[card];
        ret_entry->title = mysthea_card_title(lang, card);
        write_card(card, lang, text);
    } else if (index < MONSTERS_AT) {
        uint32_t champion = index - CHAMPIONS_AT + 1;
        ret_entry->id = mysthea_champion_names.name[champion];
        ret_entry->title = mysthea_champion_title(lang, champion);
        pl_text_add(text, mysthea_champion_ability(lang, champion));
    } else if (index < ENCOUNTERS_AT) {
        uint32_t monster = index - MONSTERS_AT + MYSTHEA_MONSTER_FIRST;
        ret_entry->id = mysthea_event_card_names.name[monster];
        ret_entry->title = mysthea_event_card_title(lang, monster);
        write_monster(monster, lang, text);
    } else if (index < ENTRIES) {
        uint32_t encounter = index - ENCOUNTERS_AT + 1;
        ret_entry->id = mysthea_encounter_names.name[encounter];
        ret_entry->title = mysthea_encounter_title(encounter);
        write_encounter(encounter, lang, text);
    }
    return index < ENTRIES;
}
