/* What a graphical client draws and the fields do not say: what characters and monsters do, where
 * the active hero can go, what is left in the piles, what each event card would bring now, the end.
 * Words are in view_*.c, the table of a terminal in draw*.c. */
#include "games/fall/view.h"
#include "games/fall/view_forecast.h"

enum { WORD_MAX = 640 };

struct viewing {
    const struct pl_obs *obs;
    const struct fall *s;
    struct pl_json *json;
    enum pl_lang lang;
};

static void open_member(const struct viewing *v, const char *key, char bracket)
{
    pl_json_key(v->json, key);
    pl_json_open(v->json, bracket);
}

static void write_numbers(const struct viewing *v, const char *key, uint32_t set)
{
    open_member(v, key, '[');
    for (; set; set &= set - 1) {
        pl_json_int(v->json, pl_lowest(set));
    }
    pl_json_close(v->json, ']');
}

static void write_nodes(const struct viewing *v, const char *key, uint64_t nodes)
{
    open_member(v, key, '[');
    for (; nodes; nodes &= nodes - 1) {
        pl_json_string(v->json, fall_node_names.name[pl_lowest(nodes)]);
    }
    pl_json_close(v->json, ']');
}

static void member_word(const struct viewing *v, const char *key, enum fall_word kind,
                        uint32_t value)
{
    char room[WORD_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    const struct pl_pen pen = {
        .text = &text, .lexicon = &fall_lexicon, .obs = v->obs, .lang = v->lang
    };

    pl_write(&pen, kind, (int32_t)value);
    pl_json_member_string(v->json, key, room);
}

static void member_name(const struct viewing *v, const char *key, enum fall_word kind,
                        uint32_t value)
{
    pl_json_member_string(v->json, key, fall_name_of(v->lang, kind, value));
}

/* Heroes. */

static bool has_begun(const struct fall *s)
{
    return s->public.in_turn && !s->head.over;
}

static void write_hero(const struct viewing *v, uint32_t hero)
{
    const struct fall *s = v->s;
    uint32_t character = s->public.hero[hero];
    bool is_active = s->public.turn == hero;
    uint32_t budget = is_active ? fall_move_budget(s) : 1;

    pl_json_open(v->json, '{');
    pl_json_member_int(v->json, "seat", fall_seat_of(s, hero));
    pl_json_member_bool(v->json, "is_active", has_begun(s) && is_active);
    member_name(v, "title", FALL_WORD_CHARACTER, character);
    member_name(v, "colour", FALL_WORD_SIDE, s->public.colour[hero]);
    pl_json_member_bool(v->json, "is_champion", fall_is_champion(s, hero));
    if (character) {
        member_word(v, "ability", FALL_WORD_ABILITY, character);
        member_word(v, "relic", FALL_WORD_RELIC, character);
    }
    pl_json_member_bool(v->json, "is_charged", s->public.charged >> hero & 1);
    pl_json_member_bool(v->json, "is_asked", fall_is_asked(s, hero));
    if (has_begun(s)) {
        write_nodes(v, "reach", fall_move_nodes(s, hero, budget));
    }
    pl_json_close(v->json, '}');
}

/* What lies in piles. */

static void write_deck(const struct viewing *v, struct pl_set pile)
{
    struct pl_set left = fall_undrawn(v->s, pile);

    pl_json_open(v->json, '{');
    pl_json_member_int(v->json, "cards", pl_set_count(&left));
    pl_json_member_int(v->json, "discards", pl_set_count(&pile) - pl_set_count(&left));
    pl_json_close(v->json, '}');
}

/* R-FAL-1.6, R-FAL-L1.2, R-FAL-L3.4 */
static void write_decks(const struct viewing *v)
{
    uint32_t closed = 0;

    open_member(v, "era_decks", '[');
    for (uint32_t era = 1; era <= FALL_ERAS; era++) {
        write_deck(v, fall_era_pile(v->s, era));
        closed |= (uint32_t)fall_is_closed(v->s, era) << era;
    }
    pl_json_close(v->json, ']');
    write_numbers(v, "closed_eras", closed);
    open_member(v, "own_decks", '[');
    for (uint32_t hero = 0; hero < fall_heroes(v->s); hero++) {
        write_deck(v, fall_pile_of(v->s, hero));
    }
    pl_json_close(v->json, ']');
}

static void write_shards(const struct viewing *v)
{
    const struct fall *s = v->s;
    int32_t unseen[FALL_VALUES];
    uint8_t due[FALL_COLOURS];

    fall_unseen(s, unseen);
    fall_price(s, 1, due);
    open_member(v, "unseen_shards", '[');
    for (uint32_t i = 0; i < FALL_VALUES; i++) {
        pl_json_int(v->json, unseen[i]);
    }
    pl_json_close(v->json, ']');
    pl_json_member_int(v->json, "bag", FALL_SHARDS_IN_BAG - (int32_t)fall_shown_shards(s));
    open_member(v, "price", '[');
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (due[i] > 0) {
            pl_json_string(v->json, fall_colour_names.name[i]);
        }
    }
    pl_json_close(v->json, ']');
}

/* Monsters in play, by name. */
static void write_monsters(const struct viewing *v)
{
    open_member(v, "monsters", '{');
    for (uint32_t left = fall_in_play(v->s); left; left &= left - 1) {
        uint32_t monster = pl_lowest(left);
        open_member(v, fall_monster_names.name[monster], '{');
        member_name(v, "title", FALL_WORD_MONSTER, monster);
        member_name(v, "epithet", FALL_WORD_EPITHET, monster);
        pl_json_member_string(v->json, "island",
                              fall_island_names.name[fall_monsters[monster].home]);
        pl_json_member_int(v->json, "strength", fall_monsters[monster].strength);
        pl_json_member_int(v->json, "damage", fall_damage_of(v->s, monster));
        member_word(v, "text", FALL_WORD_DEEDS, monster);
        pl_json_close(v->json, '}');
    }
    pl_json_close(v->json, '}');
}

/* What event cards would do. */

static void write_march(const struct viewing *v, const struct fall_march *march)
{
    pl_json_open(v->json, '{');
    pl_json_member_string(v->json, "unit", fall_unit_names.name[march->unit]);
    if (march->isle) {
        pl_json_member_string(v->json, "from_isle", fall_isle_names.name[march->isle]);
    } else {
        pl_json_member_int(v->json, "from", march->from);
    }
    write_numbers(v, "to", march->to);
    pl_json_member_int(v->json, "count", march->count);
    pl_json_close(v->json, '}');
}

/* Of each card that is in the deck: where enemies go, what is attacked, what the City loses. */
static void write_forecast(const struct viewing *v, uint32_t event, uint32_t left)
{
    struct fall_forecast forecast;

    fall_foresee(v->s, event, &forecast);
    pl_json_open(v->json, '{');
    pl_json_member_string(v->json, "card", fall_card_event_names.name[event]);
    member_name(v, "title", FALL_WORD_EVENT_CARD, event);
    pl_json_member_int(v->json, "left", left);
    pl_json_member_bool(v->json, "is_next", v->s->public.next_event == event);
    pl_json_member_bool(v->json, "is_invasion", forecast.is_invasion);
    open_member(v, "marches", '[');
    for (uint32_t i = 0; i < forecast.count; i++) {
        write_march(v, &forecast.march[i]);
    }
    pl_json_close(v->json, ']');
    write_numbers(v, "attacked", forecast.attacked);
    write_numbers(v, "maybe_attacked", forecast.maybe_attacked);
    pl_json_member_int(v->json, "damage", forecast.damage);
    write_numbers(v, "bare_islands", forecast.bare);
    pl_json_close(v->json, '}');
}

static void write_forecasts(const struct viewing *v)
{
    uint8_t deck[FALL_COLOURS + 2];

    fall_event_deck(v->s, deck);
    open_member(v, "events", '[');
    for (uint32_t event = 1; event < FALL_EVENTS; event++) {
        if (deck[event - 1] > 0) {
            write_forecast(v, event, deck[event - 1]);
        }
    }
    pl_json_close(v->json, ']');
}

static void write_thresholds(const struct viewing *v)
{
    open_member(v, "thresholds", '[');
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        pl_json_int(v->json, fall_threshold(v->s, region));
    }
    pl_json_close(v->json, ']');
}

/* What is attacked now, if anything: a region or a monster. */
static void write_attack(const struct viewing *v)
{
    const struct pl_frame *attack = pl_find_frame(&v->s->head, FALL_FRAME_ATTACK);

    if (!attack) {
        return;
    }
    open_member(v, "attack", '{');
    if (attack->arg[FALL_ATTACK_TARGET] < FALL_TARGET_MONSTER) {
        pl_json_member_int(v->json, "region", attack->arg[FALL_ATTACK_TARGET]);
    } else {
        pl_json_member_string(
            v->json, "monster",
            fall_monster_names.name[attack->arg[FALL_ATTACK_TARGET] - FALL_TARGET_MONSTER]);
    }
    pl_json_close(v->json, '}');
}

/* The end: why it was won or lost, and what was achieved. */
static void write_end(const struct viewing *v)
{
    const struct fall_public *pub = &v->s->public;
    const uint8_t *first = fall_flat(pub->first_machine);
    const uint8_t *now = fall_flat(pub->machine);
    struct pl_result result;
    uint32_t lost = 0;

    fall_result((const struct pl_state *)(const void *)v->s, &result); /* reads what is public */
    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        lost += first[i] != FALL_NO_SIDE && now[i] == FALL_NO_SIDE;
    }
    open_member(v, "end", '{');
    pl_json_member_bool(v->json, "is_won", pub->outcome == FALL_OVER_WON);
    member_name(v, "text", FALL_WORD_OUTCOME, pub->outcome);
    pl_json_member_int(v->json, "score", result.score[0]);
    pl_json_member_int(v->json, "machines_lost", lost);
    pl_json_close(v->json, '}');
}

void fall_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct viewing v = { obs, fall_seen(obs), json, lang };

    open_member(&v, "heroes", '[');
    for (uint32_t hero = 0; hero < fall_heroes(v.s); hero++) {
        write_hero(&v, hero);
    }
    pl_json_close(json, ']');
    write_decks(&v);
    write_shards(&v);
    write_monsters(&v);
    write_forecasts(&v);
    write_thresholds(&v);
    write_attack(&v);
    pl_json_member_bool(json, "is_night", pl_find_frame(&v.s->head, FALL_FRAME_NIGHT) != NULL);
    if (v.s->head.over) {
        write_end(&v);
    }
}
