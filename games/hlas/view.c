/* What a board on a screen needs beside the fields: strengths, prices and limits, the account of
 * the score, and what is going on, by names. */
#include "games/hlas/view.h"
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_battle.h"
#include "games/hlas/score.h"

/* One number of each player, the solo enemy included. */
static void write_by_player(const struct hlas *s, struct pl_json *json, const char *key,
                            uint32_t (*number_of)(const struct hlas *s, pl_seat p))
{
    pl_json_key(json, key);
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        pl_json_int(json, s->public.faction[p] ? number_of(s, p) : 0);
    }
    pl_json_close(json, ']');
}

/* Natural strength and number of units of each player in each region. */
static void write_by_region(const struct hlas *s, struct pl_json *json, const char *key,
                            uint32_t (*number_of)(const struct hlas *s, pl_seat p, uint32_t region))
{
    pl_json_key(json, key);
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        pl_json_open(json, '[');
        for (uint32_t region = 0; region < HLAS_REGION_COUNT; region++) {
            pl_json_int(json, hlas_holds(s, p, region) ? number_of(s, p, region) : 0);
        }
        pl_json_close(json, ']');
    }
    pl_json_close(json, ']');
}

static void write_price(struct pl_json *json, struct hlas_price price)
{
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        pl_json_int(json, price.of[i]);
    }
    pl_json_close(json, ']');
}

/* What things cost each person: units by kind, a pair of serfs, a building, the next level. */
static void write_prices(const struct hlas *s, struct pl_json *json)
{
    pl_json_key(json, "prices");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats && s->public.faction[p]; p++) {
        uint32_t level = s->public.level[p];
        pl_json_open(json, '{');
        pl_json_key(json, "unit");
        pl_json_open(json, '[');
        for (enum hlas_kind kind = HLAS_NO_KIND; kind < HLAS_UNIT_KINDS; kind++) {
            write_price(json, hlas_price(s, p, kind));
        }
        pl_json_close(json, ']');
        pl_json_key(json, "pair");
        write_price(json, hlas_pair_price(s, p));
        pl_json_member_int(json, "building", hlas_building_price(s, p, HLAS_HERO_1));
        if (level > 0 && level < HLAS_LEVELS) {
            pl_json_key(json, "level");
            write_price(json, hlas_levels[s->public.faction[p]][level + 1].price);
        }
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

static void write_account(const struct hlas_account *account, struct pl_json *json)
{
    pl_json_open(json, '{');
    pl_json_member_int(json, "track", account->track);
    pl_json_member_int(json, "units", account->units);
    pl_json_member_int(json, "buildings", account->buildings);
    pl_json_member_int(json, "towers", account->towers);
    pl_json_member_int(json, "level", account->level);
    pl_json_member_int(json, "scribed", account->scribed);
    pl_json_member_int(json, "regions", account->regions);
    pl_json_member_int(json, "stayed", account->stayed);
    pl_json_member_int(json, "total", account->total);
    pl_json_close(json, '}');
}

static void write_accounts(const struct hlas *s, struct pl_json *json)
{
    pl_json_key(json, "account");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        struct hlas_account account = hlas_account(s, p);
        write_account(&account, json);
    }
    pl_json_close(json, ']');
}

static void write_ranks(const struct hlas *s, struct pl_json *json)
{
    struct pl_result result;

    hlas_result((const struct pl_state *)(const void *)s, &result); /* reads what is public */
    pl_json_key(json, "ranks");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_json_int(json, result.rank[p]);
    }
    pl_json_close(json, ']');
}

/* Paragraphs of the epilogue, counted from the first. */
static void write_epilogue(const struct hlas *s, struct pl_json *json)
{
    enum hlas_end ends[HLAS_EPILOGUE_MAX];
    uint32_t count = hlas_epilogue(s, ends);

    pl_json_key(json, "epilogue");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < count; i++) {
        pl_json_int(json, (int64_t)ends[i] - 1);
    }
    pl_json_close(json, ']');
}

/* What the revealed tactic of a side adds. */
static int32_t tactic_share(const struct hlas *s, uint32_t side)
{
    struct hlas without = *s;

    without.public.battle.tactic[side] = HLAS_NO_TACTIC;
    return (int32_t)hlas_total(s, side) - (int32_t)hlas_total(&without, side);
}

/* The sides of a battle as they stand: who leads, what adds up to the strength. */
static void write_battle(const struct hlas *s, struct pl_json *json)
{
    const struct hlas_battle *battle = &s->public.battle;

    if (!battle->region || !battle->lead[HLAS_ATTACKER] || !battle->lead[HLAS_DEFENDER]) {
        return;
    }
    pl_json_key(json, "battle");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < HLAS_SIDES; i++) {
        struct hlas_side side = hlas_side(s, i);
        pl_json_open(json, '{');
        pl_json_member_int(json, "lead", hlas_leader(s, i));
        pl_json_member_int(json, "natural", hlas_side_natural(s, i));
        pl_json_member_int(json, "towers", side.towers);
        pl_json_member_bool(json, "capital", side.has_capital);
        pl_json_member_int(json, "bound", side.bound);
        pl_json_member_int(json, "spells", battle->bonus[i]);
        pl_json_member_int(json, "tactic", tactic_share(s, i));
        pl_json_member_int(json, "strength", battle->strength[i]);
        for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
            pl_json_key(json, owner == HLAS_LEADERS ? "units" : "allies");
            pl_json_open(json, '[');
            for (uint32_t kind = 0; kind < HLAS_UNIT_KINDS; kind++) {
                pl_json_int(json, side.of[owner].of[kind]);
            }
            pl_json_close(json, ']');
        }
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

/* What is going on: every frame by name, its seat, step and arguments. */
static void write_pending(const struct hlas *s, struct pl_json *json)
{
    pl_json_key(json, "pending");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        pl_json_open(json, '{');
        pl_json_member_string(json, "kind", hlas_frame_names.name[frame->kind]);
        pl_json_member_int(json, "seat", frame->seat);
        pl_json_member_int(json, "step", frame->step);
        pl_json_key(json, "arg");
        pl_json_open(json, '[');
        for (uint32_t k = 0; k < PL_FRAME_ARGS; k++) {
            pl_json_int(json, frame->arg[k]);
        }
        pl_json_close(json, ']');
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

static uint32_t sea_capacity(const struct hlas *s, pl_seat p)
{
    return hlas_capacity(s, p, 0);
}

static uint32_t tower_limit(const struct hlas *s, pl_seat p)
{
    uint32_t faction = s->public.faction[p];

    return hlas_is_rival(s, p) ? hlas_solo_spaces[faction][s->public.solo_space].towers
                               : hlas_levels[faction][s->public.level[p]].towers;
}

/* What a tower would cost each person in each land region. */
static uint32_t tower_cost(const struct hlas *s, pl_seat p, uint32_t region)
{
    bool may = !hlas_is_rival(s, p) && hlas_may_tower(s, p, region);

    return may ? hlas_tower_price(s, p, region) : 0;
}

void hlas_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct hlas *s = hlas_seen(obs);
    pl_seat viewer = pl_viewer(obs);

    (void)lang;
    write_by_region(s, json, "natural", hlas_natural);
    write_by_region(s, json, "units", hlas_unit_count);
    write_by_region(s, json, "tower_price", tower_cost);
    write_by_player(s, json, "capital_strength", hlas_capital_strength);
    write_by_player(s, json, "library_limit", hlas_library_limit);
    write_by_player(s, json, "tower_limit", tower_limit);
    write_by_player(s, json, "sea_capacity", sea_capacity);
    write_prices(s, json);
    write_accounts(s, json);
    write_battle(s, json);
    write_pending(s, json);
    hlas_write_forecast(s, json);
    if (viewer < s->head.seats && s->public.faction[viewer] && s->public.capital[viewer]) {
        hlas_write_reach(s, viewer, json);
    }
    if (s->head.over) {
        write_ranks(s, json);
        write_epilogue(s, json);
    }
}
