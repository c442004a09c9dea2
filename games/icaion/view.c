/* What a graphical client draws and the fields do not say: limits, reach, what the event track and
 * the tiles bring, scores. Words are in view_*.c, the table of a terminal in draw*.c. */
#include "games/icaion/view.h"
#include "games/icaion/score.h"

enum { WORD_MAX = 320 };

struct viewing {
    const struct icaion *s;
    struct pl_json *json;
    enum pl_lang lang;
    pl_seat viewer; /* or PL_NOBODY */
};

/* R-ICA-5.2: what each field of the track brings. */
static void write_track(const struct viewing *v)
{
    const struct icaion_field_info *fields = icaion_track(v->s->head.seats);

    pl_json_key(v->json, "track");
    pl_json_open(v->json, '[');
    for (uint32_t i = 0; i < ICAION_TRACK_FIELDS; i++) {
        pl_json_open(v->json, '{');
        pl_json_member_int(v->json, "crystals", fields[i].crystals);
        pl_json_member_bool(v->json, "parasite", fields[i].parasite);
        pl_json_member_int(v->json, "arrows", fields[i].arrows);
        pl_json_member_bool(v->json, "recharge", fields[i].recharge);
        pl_json_close(v->json, '}');
    }
    pl_json_close(v->json, ']');
    pl_json_member_int(v->json, "saturation", icaion_by_seats(v->s->head.seats)->SATURATION);
    pl_json_member_bool(v->json, "is_last_round",
                        v->s->public.year > 0 && icaion_is_last_round(v->s));
}

/* R-ICA-4.1: event cards that are still to come, as everybody can work out. */
static void write_deck(const struct viewing *v)
{
    uint32_t deck = v->s->public.year > 0 ? icaion_event_deck(v->s) : 0;

    pl_json_key(v->json, "event_deck");
    pl_json_open(v->json, '[');
    for (; deck; deck &= deck - 1) {
        pl_json_string(v->json, icaion_event_card_names.name[pl_lowest(deck)]);
    }
    pl_json_close(v->json, ']');
}

static void member_word(const struct viewing *v, const char *key, enum icaion_word kind,
                        int32_t value)
{
    char room[WORD_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    const struct pl_pen pen = { .text = &text, .lexicon = &icaion_lexicon, .lang = v->lang };

    pl_write(&pen, kind, value);
    pl_json_member_string(v->json, key, room);
}

/* The side that each stack shows, and what it counts. */
static void write_stacks(const struct viewing *v)
{
    pl_json_key(v->json, "stacks");
    pl_json_open(v->json, '[');
    for (uint32_t colour = 0; colour < ICAION_COLOURS; colour++) {
        uint32_t side = v->s->public.night >> colour & 1;
        pl_json_open(v->json, '{');
        pl_json_member_string(v->json, "colour", icaion_argument_names.name[colour]);
        pl_json_member_bool(v->json, "night", side);
        member_word(v, "text", ICAION_WORD_FACE_HINT, icaion_face(colour * ICAION_YEARS, side));
        pl_json_close(v->json, '}');
    }
    pl_json_close(v->json, ']');
}

/* What a card does, in full and in half a line. */
static void write_card(const struct viewing *v, uint32_t card)
{
    pl_json_key(v->json, icaion_oddity_names.name[card]);
    pl_json_open(v->json, '{');
    member_word(v, "text", ICAION_WORD_CARD_TEXT, (int32_t)card);
    member_word(v, "hint", ICAION_WORD_CARD_HINT, (int32_t)card);
    pl_json_close(v->json, '}');
}

static void write_character(const struct viewing *v, uint32_t character)
{
    pl_json_key(v->json, icaion_character_names.name[character]);
    pl_json_open(v->json, '{');
    member_word(v, "text", ICAION_WORD_CHARACTER_TEXT, (int32_t)character);
    member_word(v, "hint", ICAION_WORD_CHARACTER_HINT, (int32_t)character);
    pl_json_close(v->json, '}');
}

static bool is_oddity_open(const struct viewing *v, uint32_t card)
{
    const struct icaion_public *pub = &v->s->public;
    bool is_open = pub->playing == card || pl_bag_has(&pub->discard, card);

    for (pl_seat p = 0; p < v->s->head.seats; p++) {
        is_open |= pl_bag_has(&pub->upgrades[p], card);
    }
    return is_open ||
           (v->viewer < ICAION_SEATS && pl_bag_has(&v->s->private[v->viewer].hand, card));
}

static bool is_character_open(const struct icaion *s, uint32_t character)
{
    bool is_open = s->public.offer >> character & 1;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        is_open |= s->public.seeker[p] == character || s->public.equipment[p] == character;
    }
    return is_open;
}

/* Every card that the viewer sees, by its name. */
static void write_cards(const struct viewing *v)
{
    pl_json_key(v->json, "cards");
    pl_json_open(v->json, '{');
    for (uint32_t card = 1; card < ICAION_ODDITY_COUNT; card++) {
        if (is_oddity_open(v, card)) {
            write_card(v, card);
        }
    }
    for (uint32_t character = 1; character < ICAION_CHARACTER_COUNT; character++) {
        if (is_character_open(v->s, character)) {
            write_character(v, character);
        }
    }
    pl_json_close(v->json, '}');
}

static void write_score(const struct viewing *v, pl_seat seat)
{
    struct icaion_final final;

    icaion_final_of(v->s, seat, &final);
    pl_json_key(v->json, "score");
    pl_json_open(v->json, '{');
    pl_json_member_int(v->json, "track", final.track);
    pl_json_member_int(v->json, "crystals", final.crystals);
    pl_json_member_int(v->json, "shards", final.shards);
    pl_json_member_int(v->json, "shard_gear", final.shard_gear);
    pl_json_key(v->json, "tiles");
    pl_json_open(v->json, '[');
    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        int32_t factor = final.is_doubled[i] ? ICAION_DOUBLE_FACTOR : 1;
        pl_json_open(v->json, '{');
        pl_json_member_int(v->json, "points", final.tile[i] * factor);
        pl_json_member_bool(v->json, "doubled", final.is_doubled[i]);
        pl_json_close(v->json, '}');
    }
    pl_json_close(v->json, ']');
    pl_json_member_int(v->json, "total", final.total);
    pl_json_close(v->json, '}');
}

/* Nodes that the seat could move to from where it stands, by what they cost in blue crystals. */
static void write_reach(const struct viewing *v, pl_seat seat)
{
    struct icaion_purse purse = icaion_purse_of(v->s, seat);
    uint64_t nodes = v->s->public.year > 0 ? icaion_move_nodes(v->s, seat, &purse) : 0;

    pl_json_key(v->json, "reach");
    pl_json_open(v->json, '{');
    for (; nodes; nodes &= nodes - 1) {
        uint32_t node = pl_lowest(nodes);
        pl_json_member_int(v->json, icaion_node_names.name[node],
                           icaion_move_cost(v->s, seat, node));
    }
    pl_json_close(v->json, '}');
}

static void write_player(const struct viewing *v, pl_seat seat)
{
    const struct icaion *s = v->s;
    struct pl_json *json = v->json;

    pl_json_open(json, '{');
    pl_json_member_int(json, "hand_limit", icaion_hand_limit(s, seat));
    pl_json_member_int(json, "upgrade_limit", icaion_upgrade_limit(s, seat));
    pl_json_member_int(json, "strength", icaion_strength(s, seat));
    pl_json_member_int(json, "free_nodes", icaion_free_nodes(s, seat));
    pl_json_member_int(json, "nodes_per_blue", icaion_nodes_per_blue(s, seat));
    pl_json_member_int(json, "cages", icaion_cages(s, seat));
    pl_json_member_bool(json, "is_waiting", s->head.waiting >> seat & 1);
    write_reach(v, seat);
    write_score(v, seat);
    pl_json_close(json, '}');
}

static void write_ranks(const struct viewing *v)
{
    struct pl_result result;

    icaion_result((const struct pl_state *)(const void *)v->s, &result); /* reads what is public */
    pl_json_key(v->json, "ranks");
    pl_json_open(v->json, '[');
    for (pl_seat p = 0; p < v->s->head.seats; p++) {
        pl_json_int(v->json, result.rank[p]);
    }
    pl_json_close(v->json, ']');
}

void icaion_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct viewing v = { icaion_seen(obs), json, lang, pl_viewer(obs) };

    write_track(&v);
    write_deck(&v);
    write_stacks(&v);
    write_cards(&v);
    pl_json_key(json, "players");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < v.s->head.seats; p++) {
        write_player(&v, p);
    }
    pl_json_close(json, ']');
    if (v.s->head.over) {
        write_ranks(&v);
    }
}
