/* What a graphical client draws and the fields do not say. Words are in view_*.c,
 * the table of a terminal in draw*.c. Only what the observer may see is written. */
#include "games/seasons/view.h"
#include "games/seasons/decide.h"
#include "games/seasons/flow.h"
#include "games/seasons/score.h"

enum { WORD_MAX = 192 };

struct viewing {
    const struct seasons *s;
    struct pl_json *json;
    enum pl_lang lang;
    pl_seat viewer; /* or PL_NOBODY */
};

static void member_energies(struct pl_json *json, const char *key,
                            const uint8_t tokens[SEASONS_ENERGIES])
{
    pl_json_key(json, key);
    pl_json_open(json, '{');
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        pl_json_member_int(json, seasons_energy_names.name[e], tokens[e]);
    }
    pl_json_close(json, '}');
}

static void member_card(const struct viewing *v, const char *key, uint32_t card)
{
    pl_json_key(v->json, key);
    if (card == SEASONS_NO_CARD) {
        pl_json_null(v->json);
    } else {
        pl_json_string(v->json, seasons_card_names.name[card]);
    }
}

/* The slugs of a bag, copies one by one. */
static void write_bag(const struct viewing *v, const struct pl_bag *bag)
{
    pl_json_open(v->json, '[');
    for (uint64_t set = bag->one; set; set &= set - 1) {
        for (uint32_t i = pl_bag_count(bag, pl_lowest(set)); i > 0; i--) {
            pl_json_string(v->json, seasons_card_names.name[pl_lowest(set)]);
        }
    }
    pl_json_close(v->json, ']');
}

static void member_bag(const struct viewing *v, const char *key, const struct pl_bag *bag)
{
    pl_json_key(v->json, key);
    write_bag(v, bag);
}

static void write_season(const struct viewing *v, uint32_t season)
{
    pl_json_open(v->json, '{');
    pl_json_member_string(v->json, "id", seasons_season_names.name[season]);
    pl_json_member_string(v->json, "title", seasons_name_of(v->lang, SEASONS_WORD_SEASON, season));
    member_energies(v->json, "rates", seasons_rates[season]);
    pl_json_close(v->json, '}');
}

/* The phase, the season in which the marker stands, and the rates of all seasons. */
static void write_wheel(const struct viewing *v)
{
    const struct seasons *s = v->s;
    bool has_begun = s->public.space > 0;
    uint32_t season = has_begun ? (uint32_t)seasons_season_at(s->public.space) : SEASONS_WINTER;

    pl_json_member_string(v->json, "phase",
                          s->head.over                                     ? "over"
                          : has_begun                                      ? "tournament"
                          : pl_peek(&s->head)->kind == SEASONS_FRAME_DRAFT ? "draft"
                                                                           : "split");
    pl_json_member_string(v->json, "season", seasons_season_names.name[season]);
    pl_json_member_string(v->json, "season_title",
                          seasons_name_of(v->lang, SEASONS_WORD_SEASON, season));
    member_energies(v->json, "rates", seasons_rates[season]);
    pl_json_key(v->json, "seasons");
    pl_json_open(v->json, '[');
    for (uint32_t i = 0; i < SEASONS_SEASON_COUNT; i++) {
        write_season(v, i);
    }
    pl_json_close(v->json, ']');
}

static void member_word(const struct viewing *v, const char *key, enum seasons_word kind,
                        int32_t value)
{
    char room[WORD_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);
    const struct pl_pen pen = { .text = &text, .lexicon = &seasons_lexicon, .lang = v->lang };

    pl_write(&pen, kind, value);
    pl_json_member_string(v->json, key, room);
}

static void write_die(const struct viewing *v, uint32_t place)
{
    const struct seasons_public *pub = &v->s->public;
    const struct seasons_face *face = seasons_face_at(v->s, place);
    struct pl_json *json = v->json;

    pl_json_open(json, '{');
    pl_json_member_string(json, "season", seasons_season_names.name[pub->rolled_season]);
    pl_json_member_int(json, "die", pub->dice[pub->rolled_season][place]);
    pl_json_member_int(json, "face", pub->face[place]);
    member_energies(json, "energy", face->energy);
    pl_json_member_int(json, "crystals", face->crystals);
    pl_json_member_int(json, "stars", face->stars);
    pl_json_member_bool(json, "draw", face->draw);
    pl_json_member_bool(json, "transmute", face->transmute);
    pl_json_member_int(json, "pips", face->pips);
    pl_json_key(json, "owner");
    if (pub->owner[place] > 0) {
        pl_json_int(json, pub->owner[place] - 1);
    } else {
        pl_json_null(json);
    }
    member_word(v, "text", SEASONS_WORD_SHOWS_PIPS, seasons_face_number(face));
    pl_json_close(json, '}');
}

static void write_dice(const struct viewing *v)
{
    pl_json_key(v->json, "dice");
    pl_json_open(v->json, '[');
    for (uint32_t i = 0; i <= v->s->head.seats && v->s->public.round > 0; i++) {
        write_die(v, i);
    }
    pl_json_close(v->json, ']');
}

static void write_in_play(const struct viewing *v, pl_seat seat, uint32_t card, uint32_t slot)
{
    const uint8_t *tokens = seasons_tokens_on(v->s, seat, card, slot);

    pl_json_open(v->json, '{');
    member_card(v, "card", card);
    pl_json_member_bool(v->json, "turned", seasons_is_turned(v->s, seat, card, slot));
    if (tokens) {
        member_energies(v->json, "tokens", tokens);
    }
    pl_json_close(v->json, '}');
}

static void write_tableau(const struct viewing *v, pl_seat seat)
{
    pl_json_key(v->json, "cards");
    pl_json_open(v->json, '[');
    for (uint64_t set = v->s->public.tableau[seat].one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        for (uint32_t slot = 0; slot < seasons_copies(v->s, seat, card); slot++) {
            write_in_play(v, seat, card, slot);
        }
    }
    pl_json_close(v->json, ']');
}

static void write_score(const struct viewing *v, pl_seat seat)
{
    struct seasons_score score;

    seasons_score_of(v->s, seat, &score);
    pl_json_key(v->json, "score");
    pl_json_open(v->json, '{');
    pl_json_member_int(v->json, "crystals", score.crystals);
    pl_json_member_int(v->json, "end", score.end);
    pl_json_member_int(v->json, "prestige", score.prestige);
    pl_json_member_int(v->json, "hand", score.hand);
    pl_json_member_int(v->json, "bonus", score.bonus);
    pl_json_member_int(v->json, "total", score.total);
    pl_json_close(v->json, '}');
}

static void write_player(const struct viewing *v, pl_seat seat)
{
    const struct seasons_public *pub = &v->s->public;
    struct pl_json *json = v->json;

    pl_json_open(json, '{');
    pl_json_member_int(json, "crystals", pub->crystals[seat]);
    pl_json_member_int(json, "gauge", pub->gauge[seat]);
    pl_json_member_int(json, "in_play", seasons_in_play(v->s, seat));
    member_energies(json, "reserve", pub->reserve[seat]);
    pl_json_member_int(json, "reserve_total", seasons_reserve_total(v->s, seat));
    pl_json_member_int(json, "capacity", seasons_capacity(v->s, seat));
    pl_json_member_int(json, "bonus_used", pub->bonus_used[seat]);
    pl_json_member_int(json, "bonus_penalty", seasons_penalties[pub->bonus_used[seat]]);
    pl_json_member_int(json, "hand_count", pub->hand_count[seat]);
    pl_json_member_int(json, "look_count", pub->look_count[seat]);
    pl_json_member_bool(json, "is_first", pub->first == seat);
    pl_json_member_bool(json, "is_active", seasons_is_turn_of(v->s, seat));
    pl_json_member_bool(json, "is_waiting", v->s->head.waiting >> seat & 1);
    write_tableau(v, seat);
    member_bag(v, "shown", &pub->shown[seat]);
    write_score(v, seat);
    pl_json_close(json, '}');
}

static void write_players(const struct viewing *v)
{
    pl_json_key(v->json, "players");
    pl_json_open(v->json, '[');
    for (pl_seat p = 0; p < v->s->head.seats; p++) {
        write_player(v, p);
    }
    pl_json_close(v->json, ']');
}

/* R-SEA-7.3: what a summon of the card would cost its owner now. */
static void write_hand_card(const struct viewing *v, uint32_t card)
{
    uint8_t energy[SEASONS_ENERGIES];
    struct pl_json *json = v->json;

    seasons_energy_cost(card, v->s->head.seats, energy);
    pl_json_open(json, '{');
    member_card(v, "card", card);
    member_energies(json, "cost", energy);
    pl_json_member_int(json, "cost_crystals", seasons_cost_crystals(card, v->s->head.seats));
    pl_json_member_bool(json, "is_cost_chosen", card == SEASONS_ELEMENTAL_AMULET);
    pl_json_member_int(json, "waived", seasons_waived(v->s, v->viewer, seasons_sum(energy)));
    pl_json_member_int(json, "leeches", seasons_leech_due(v->s, v->viewer));
    pl_json_member_bool(json, "is_affordable", seasons_could_summon(v->s, v->viewer, card));
    pl_json_member_bool(json, "is_summonable", seasons_can_summon_now(v->s, v->viewer, card));
    pl_json_close(json, '}');
}

/* R-SEA-3.4: what only the viewer knows. */
static void write_own(const struct viewing *v)
{
    const struct seasons_private *own = &v->s->private[v->viewer];

    pl_json_key(v->json, "hand");
    pl_json_open(v->json, '[');
    for (uint64_t set = own->hand.one; set; set &= set - 1) {
        for (uint32_t i = pl_bag_count(&own->hand, pl_lowest(set)); i > 0; i--) {
            write_hand_card(v, pl_lowest(set));
        }
    }
    pl_json_close(v->json, ']');
    pl_json_key(v->json, "libraries");
    pl_json_open(v->json, '[');
    write_bag(v, &own->library[0]);
    write_bag(v, &own->library[1]);
    pl_json_close(v->json, ']');
    member_bag(v, "packet", &own->packet);
    member_bag(v, "kept", &own->kept);
    member_bag(v, "look", &own->look);
    member_card(v, "pick", own->pick);
    member_card(v, "known_top", own->known_top);
}

/* R-SEA-15.1: the crystals of cards at the end, taken out of the sum of crystals again. */
static void write_end_cards(const struct viewing *v, pl_seat seat)
{
    int32_t apart = 0;
    struct seasons_score score;

    pl_json_key(v->json, "end_cards");
    pl_json_open(v->json, '[');
    for (uint64_t set = v->s->public.tableau[seat].one; set; set &= set - 1) {
        int32_t crystals = seasons_end_crystals(v->s, seat, pl_lowest(set));
        if (crystals > 0) {
            pl_json_open(v->json, '{');
            member_card(v, "card", pl_lowest(set));
            pl_json_member_int(v->json, "crystals", crystals);
            pl_json_close(v->json, '}');
            apart += crystals;
        }
    }
    pl_json_close(v->json, ']');
    seasons_score_of(v->s, seat, &score);
    pl_json_member_int(v->json, "crystals_before", score.crystals - apart);
}

static void write_breakdown(const struct viewing *v)
{
    struct pl_result result;

    seasons_result((const struct pl_state *)(const void *)v->s, &result); /* reads what is public */
    pl_json_key(v->json, "breakdown");
    pl_json_open(v->json, '[');
    for (pl_seat p = 0; p < v->s->head.seats; p++) {
        pl_json_open(v->json, '{');
        pl_json_member_int(v->json, "rank", result.rank[p]);
        write_end_cards(v, p);
        write_score(v, p);
        pl_json_close(v->json, '}');
    }
    pl_json_close(v->json, ']');
}

/* R-SEA-14.5, R-SEA-X1.3: "last" for a round with which the game ends; "past" for one from which
 * Boots could still return. */
static void write_last_round(const struct viewing *v)
{
    bool is_last = v->s->public.space > 0 && seasons_is_last_round(v->s);

    pl_json_key(v->json, "last_round");
    if (is_last) {
        pl_json_string(v->json, seasons_is_end_open(v->s) ? "past" : "last");
    } else {
        pl_json_null(v->json);
    }
}

void seasons_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct viewing v = { seasons_seen(obs), json, lang, pl_viewer(obs) };
    const struct seasons_public *pub = &v.s->public;

    write_wheel(&v);
    write_dice(&v);
    write_players(&v);
    if (v.viewer < v.s->head.seats) {
        write_own(&v);
    }
    member_bag(&v, "discard", &pub->seen_discard);
    pl_json_member_bool(json, "can_transmute", pub->can_transmute || pub->transmute_bonus > 0);
    write_last_round(&v);
    if (v.s->head.over) {
        write_breakdown(&v);
    }
}
