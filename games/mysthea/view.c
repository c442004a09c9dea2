/* What a board on a screen needs beside the fields: who controls what and how strongly, and what is
 * going on, by names. */
#include "games/mysthea/view.h"

/* A number of each seat. */
static void write_by_seat(const struct mysthea *s, struct pl_json *json, const char *key,
                          uint32_t (*number_of)(const struct mysthea *s, pl_seat seat))
{
    pl_json_key(json, key);
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_json_int(json, number_of(s, p));
    }
    pl_json_close(json, ']');
}

/* Who controls each region (R-MYS-15.3), -1 for no seat. */
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

/* The strength of each seat in each region. */
static void write_strengths(const struct mysthea *s, struct pl_json *json)
{
    pl_json_key(json, "strength");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct mysthea_worth worth = mysthea_worth_of(s, p);
        pl_json_open(json, '[');
        for (uint32_t region = 1; region < MYSTHEA_REGION_COUNT; region++) {
            pl_json_int(json, mysthea_strength(s, p, region, &worth));
        }
        pl_json_close(json, ']');
    }
    pl_json_close(json, ']');
}

/* What the attunement card of each island would bring each seat now. */
static void write_attunements(const struct mysthea *s, struct pl_json *json)
{
    pl_json_key(json, "attunement");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_json_open(json, '[');
        for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
            pl_json_int(json, mysthea_attunement_glory(s, p, island));
        }
        pl_json_close(json, ']');
    }
    pl_json_close(json, ']');
}

/* What the rows of glory_from are called, in their order. */
static void write_sources(enum pl_lang lang, struct pl_json *json)
{
    pl_json_key(json, "glory_sources");
    pl_json_open(json, '[');
    for (uint32_t source = 0; source < MYSTHEA_SOURCES; source++) {
        pl_json_string(json, mysthea_name_of(lang, MYSTHEA_WORD_SOURCE, source));
    }
    pl_json_close(json, ']');
}

/* What is going on: the newest frame of each kind that a board shows, its arguments by name. */

enum { TOLD_MAX = 3 };

#define CARDS   (&mysthea_card_names)
#define REGIONS (&mysthea_region_names)
#define UNITS   (&mysthea_argument_names)

static const struct pending {
    const char *key;
    uint8_t kind;
    struct told {
        const char *key;
        uint8_t arg;
        const struct pl_names *names; /* NULL for a number */
    } told[TOLD_MAX];
} pendings[] = {
    { "turn", MYSTHEA_FRAME_TURN, { { 0 } } },
    { "act", MYSTHEA_FRAME_ACT, { { "card", MYSTHEA_ACT_CARD, CARDS } } },
    { "step",
      MYSTHEA_FRAME_STEP,
      { { "unit", MYSTHEA_STEP_UNIT, UNITS }, { "from", MYSTHEA_STEP_FROM, REGIONS } } },
    { "carry",
      MYSTHEA_FRAME_CARRY,
      { { "unit", MYSTHEA_CARRY_UNIT, UNITS },
        { "from", MYSTHEA_CARRY_FROM, REGIONS },
        { "to", MYSTHEA_CARRY_TO, REGIONS } } },
    { "jump",
      MYSTHEA_FRAME_JUMP,
      { { "unit", MYSTHEA_JUMP_UNIT, UNITS }, { "from", MYSTHEA_JUMP_FROM, REGIONS } } },
    { "battle",
      MYSTHEA_FRAME_BATTLE,
      { { "region", MYSTHEA_BATTLE_REGION, REGIONS }, { "bonus", MYSTHEA_BATTLE_BONUS, NULL } } },
    { "losses",
      MYSTHEA_FRAME_LOSSES,
      { { "left", MYSTHEA_LOSSES_LEFT, NULL }, { "region", MYSTHEA_LOSSES_REGION, REGIONS } } },
    { "island", MYSTHEA_FRAME_ISLAND, { { 0 } } },
    { "encounter",
      MYSTHEA_FRAME_ENCOUNTER,
      { { "card", MYSTHEA_ENCOUNTER_CARD, &mysthea_encounter_names },
        { "option", MYSTHEA_ENCOUNTER_CHOSEN, NULL } } },
    { "attack",
      MYSTHEA_FRAME_ATTACK,
      { { "monster", MYSTHEA_ATTACK_MONSTER, &mysthea_event_card_names } } },
};

static void write_told(const struct told *told, const struct pl_frame *frame, struct pl_json *json)
{
    int16_t value = frame->arg[told->arg];

    pl_json_key(json, told->key);
    if (told->names) {
        PL_ASSERT((uint32_t)value < told->names->count);
        pl_json_string(json, told->names->name[value]);
    } else {
        pl_json_int(json, value);
    }
}

static void write_pending(const struct pending *pending, const struct pl_frame *frame,
                          struct pl_json *json)
{
    pl_json_key(json, pending->key);
    pl_json_open(json, '{');
    pl_json_member_int(json, "seat", frame->seat);
    pl_json_member_int(json, "step", frame->step);
    pl_json_member_int(json, "flag", frame->flag);
    for (uint32_t i = 0; i < TOLD_MAX && pending->told[i].key; i++) {
        write_told(&pending->told[i], frame, json);
    }
    pl_json_close(json, '}');
}

static void write_pendings(const struct mysthea *s, struct pl_json *json)
{
    pl_json_key(json, "pending");
    pl_json_open(json, '{');
    for (uint32_t i = 0; i < PL_COUNT_OF(pendings); i++) {
        const struct pl_frame *frame = pl_find_frame(&s->head, pendings[i].kind);
        if (frame) {
            write_pending(&pendings[i], frame, json);
        }
    }
    pl_json_close(json, '}');
}

void mysthea_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct mysthea *s = mysthea_seen(obs);

    write_sources(lang, json);
    write_by_seat(s, json, "hand_count", mysthea_hand_count);
    write_by_seat(s, json, "encounter_price", mysthea_encounter_price);
    write_owners(s, json);
    write_strengths(s, json);
    write_attunements(s, json);
    write_pendings(s, json);
    pl_json_member_bool(json, "done_loses_points",
                        s->head.frame_count > 0 &&
                            mysthea_done_loses_points(s, pl_peek(&s->head)->seat));
}
