/* The glossary, and what a board needs beside the fields. */
#include "games/mysthea/view.h"

/* The view. */

static void write_hands(const struct mysthea *s, struct pl_json *json)
{
    pl_json_key(json, "hand_count");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_json_int(json, mysthea_hand_count(s, p));
    }
    pl_json_close(json, ']');
}

/* Who controls each region (R-MYS-15.3), -1 for nobody. */
static void write_owners(const struct mysthea *s, struct pl_json *json)
{
    pl_json_key(json, "owner");
    pl_json_open(json, '[');
    for (uint32_t region = 1; region < MYSTHEA_REGION_COUNT; region++) {
        pl_seat owner = mysthea_owner_of(s, region);
        pl_json_int(json, owner == PL_NOBODY ? -1 : owner);
    }
    pl_json_close(json, ']');
}

/* What the rows of glory_from are called, in their order. */
static void write_sources(enum pl_lang lang, struct pl_json *json)
{
    pl_json_key(json, "glory_sources");
    pl_json_open(json, '[');
    for (uint32_t source = 0; source < MYSTHEA_SOURCES; source++) {
        pl_json_string(
            json, mysthea_text_of(lang, (enum mysthea_text)(MYSTHEA_TEXT_FROM_ELSEWHERE + source)));
    }
    pl_json_close(json, ']');
}

void mysthea_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    write_sources(lang, json);
    write_hands(mysthea_seen(obs), json);
    write_owners(mysthea_seen(obs), json);
}

/* The glossary: cards, champions, monsters. Encounters are not in it: what they bring is not for
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
