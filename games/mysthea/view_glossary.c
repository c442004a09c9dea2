/* The glossary: cards, champions, monsters with what they do. */
#include "games/mysthea/view.h"

/* Encounters are not in it: what they bring is not for
 * everybody to read beforehand (R-MYS-13.4). */
enum {
    CHAMPIONS_AT = MYSTHEA_CARD_COUNT - 1,
    MONSTERS_AT = CHAMPIONS_AT + MYSTHEA_CHAMPION_COUNT - 1,
    ENTRIES = MONSTERS_AT + MYSTHEA_MONSTERS
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
    } else if (index < ENTRIES) {
        uint32_t monster = index - MONSTERS_AT + MYSTHEA_MONSTER_FIRST;
        ret_entry->id = mysthea_event_card_names.name[monster];
        ret_entry->title = mysthea_event_card_title(lang, monster);
        write_monster(monster, lang, text);
    }
    return index < ENTRIES;
}
