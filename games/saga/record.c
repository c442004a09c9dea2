/* Records: what a finished game hands on, and what a game that begins with such a record keeps of
 * it. A game that needs neither has no such file. */
#include "core/record.h"
#include "games/saga/saga.h"

enum refusal {
#define REFUSAL(id_, code_, pl_, en_) REFUSAL_##id_,
#include "games/saga/refusals.def"
};

static const struct pl_refusal refusals[] = {
#define REFUSAL(id_, code_, pl_, en_) \
    [REFUSAL_##id_] = { .code = code_, .text = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/saga/refusals.def"
};

void saga_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json)
{
    const struct saga *s = saga_read(state);

    pl_record_open(&saga_game, of, json);
    pl_json_key(json, "players");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pl_json_open(json, '{');
        pl_json_member_int(json, "seat", p);
        pl_json_member_string(json, "player", of->players[p]);
        pl_json_member_int(json, "points", s->public.points[p]);
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

/* Reading: a record is exactly what the function above writes. */

struct record {
    uint32_t seats;
    int64_t points[SAGA_SEATS_MAX];
};

static bool read_word(struct pl_json_source *in, const char *wanted)
{
    char word[PL_JSON_STRING_MAX];

    return pl_json_read_string(in, word) &&
           (pl_string_equal(word, wanted) || pl_json_fail(in, "another word was expected"));
}

static bool read_number(struct pl_json_source *in, int64_t least, int64_t most, int64_t *ret_number)
{
    return pl_json_read_int(in, ret_number) && ((*ret_number >= least && *ret_number <= most) ||
                                                pl_json_fail(in, "a number is out of range"));
}

static bool read_format(struct pl_json_source *in, void *into)
{
    (void)into;
    return read_word(in, PL_RECORD_FORMAT);
}

static bool read_version(struct pl_json_source *in, void *into)
{
    int64_t version;

    (void)into;
    return read_number(in, PL_RECORD_VERSION, PL_RECORD_VERSION, &version);
}

static bool read_game(struct pl_json_source *in, void *into)
{
    (void)into;
    return read_word(in, saga_game.id);
}

static bool read_rules_version(struct pl_json_source *in, void *into)
{
    int64_t version;

    (void)into;
    return read_number(in, 1, UINT16_MAX, &version);
}

static bool read_name(struct pl_json_source *in, void *into)
{
    char name[PL_JSON_STRING_MAX];

    (void)into;
    return pl_json_read_string(in, name);
}

static bool read_seat(struct pl_json_source *in, void *into)
{
    const struct record *record = into;
    int64_t seat;

    return read_number(in, record->seats, record->seats, &seat);
}

static bool read_points(struct pl_json_source *in, void *into)
{
    struct record *record = into;

    return read_number(in, 0, SAGA_POINTS_MAX, &record->points[record->seats]);
}

static bool read_players(struct pl_json_source *in, void *into)
{
    static const struct pl_json_part parts[] = {
        { "seat", read_seat },
        { "player", read_name },
        { "points", read_points },
    };
    struct record *record = into;
    bool is_first = true;

    pl_json_enter(in, '[');
    while (pl_json_more(in, &is_first, ']')) {
        if (record->seats == SAGA_SEATS_MAX) {
            return pl_json_fail(in, "there are too many players");
        }
        if (!pl_json_read_object(in, parts, PL_COUNT_OF(parts), record)) {
            return false;
        }
        record->seats++;
    }
    return !in->error;
}

static bool read_record(const struct pl_record_text *text, struct record *ret_record)
{
    static const struct pl_json_part parts[] = {
        { "format", read_format }, { "version", read_version },
        { "game", read_game },     { "rules_version", read_rules_version },
        { "match", read_name },    { "players", read_players },
    };
    struct pl_json_source in = pl_json_from(text->at, text->length);

    *ret_record = (struct record){ 0 };
    return pl_json_read_object(&in, parts, PL_COUNT_OF(parts), ret_record) && pl_json_at_end(&in) &&
           ret_record->seats >= SAGA_SEATS_MIN;
}

/* A mask of those with most points (R-SAG-4.2). */
static uint8_t winners(const struct record *record)
{
    int64_t most = 0;
    uint8_t mask = 0;

    for (uint32_t p = 0; p < record->seats; p++) {
        most = record->points[p] > most ? record->points[p] : most;
    }
    for (uint32_t p = 0; p < record->seats; p++) {
        mask |= (uint8_t)((record->points[p] == most) << p);
    }
    return mask;
}

const struct pl_refusal *saga_legacy(struct pl_config *config, const struct pl_record_text *records,
                                     uint32_t count)
{
    struct record record;

    if (count > 1) {
        return &refusals[REFUSAL_MANY];
    }
    if (records[0].length > PL_RECORD_MAX || !read_record(&records[0], &record)) {
        return &refusals[REFUSAL_BROKEN];
    }
    if (record.seats != config->seats) {
        return &refusals[REFUSAL_SEATS];
    }
    config->legacy[0] = winners(&record);
    return NULL;
}
