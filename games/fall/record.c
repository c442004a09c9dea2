/* Reading a record (docs/chronicle.md): first whether it is JSON at all, then its members, then
 * whether they make sense. */
#include "games/fall/record.h"

#define FORMAT "chronicle-record"

enum { VERSION = 1, NAME_MAX = 64, MEMBERS_MAX = 16 };

/* Small words. */

uint32_t fall_side_number(const char *slug)
{
    static const char *const slugs[FALL_SIDE_COUNT] = {
        "",
#define SIDE_COLOUR(number_, id_, slug_, ...) [number_] = slug_,
#include "games/fall/colours.def"
    };

    for (uint32_t i = 1; i < FALL_SIDE_COUNT; i++) {
        if (pl_string_equal(slug, slugs[i])) {
            return i;
        }
    }
    return FALL_NO_SIDE;
}

uint32_t fall_id_number(const char *id, const char *prefix, uint32_t digits)
{
    uint32_t number = 0;

    for (; *prefix; prefix++, id++) {
        if (*id != *prefix) {
            return 0;
        }
    }
    for (uint32_t i = 0; i < digits; i++, id++) {
        if (*id < '0' || *id > '9') {
            return 0;
        }
        number = number * 10 + (uint32_t)(*id - '0');
    }
    return *id == '\0' ? number : 0;
}

static void note(struct fall_record *record, enum fall_refusal refusal, bool is_wrong)
{
    record->wrong |= (uint32_t)is_wrong << refusal;
}

/* The text: nesting, then JSON with no member twice. */

/* Brackets in names do not count. */
static bool is_too_deep(const struct pl_record_text *text)
{
    int32_t depth = 0;
    bool is_string = false;

    for (uint32_t i = 0; i < text->length; i++) {
        char c = text->at[i];
        if (is_string && c == '\\') {
            i++;
            continue;
        }
        is_string ^= c == '"';
        if (!is_string) {
            depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        }
        if (depth > FALL_RECORD_DEPTH_MAX) {
            return true;
        }
    }
    return false;
}

/* An object or list that is being read, with the names of its members so far. */
struct level {
    char closer;
    bool is_first;
    uint32_t count;
    uint64_t key[MEMBERS_MAX];
};

/* Whether a member of this name is new; names beyond the number that a record can have are not
 * remembered. */
static bool note_key(struct level *level, const char *key)
{
    uint64_t hash = pl_hash_bytes(key, pl_string_length(key));

    for (uint32_t i = 0; i < level->count; i++) {
        if (level->key[i] == hash) {
            return false;
        }
    }
    if (level->count < MEMBERS_MAX) {
        level->key[level->count++] = hash;
    }
    return true;
}

static bool skip_literal(struct pl_json_source *in, const char *word)
{
    for (; *word; word++) {
        if (in->at >= in->end || *in->at++ != *word) {
            return pl_json_fail(in, "not a value");
        }
    }
    return true;
}

/* Of any length, with any escapes: what cannot be a name is no less JSON. */
static bool skip_string(struct pl_json_source *in)
{
    for (in->at++; in->at < in->end && *in->at != '"'; in->at++) {
        if ((unsigned char)*in->at < 0x20) {
            return pl_json_fail(in, "an unexpected character in a text");
        }
        in->at += *in->at == '\\' && in->at + 1 < in->end;
    }
    if (in->at >= in->end) {
        return pl_json_fail(in, "the text ends too early");
    }
    in->at++;
    return true;
}

/* A value that holds no other. */
static bool skip_single(struct pl_json_source *in, char first)
{
    int64_t number;

    switch (first) {
    case '"': return skip_string(in);
    case 't': return skip_literal(in, "true");
    case 'f': return skip_literal(in, "false");
    case 'n': return skip_literal(in, "null");
    default: return pl_json_read_int(in, &number);
    }
}

/* Reads the next value, or enters it if it holds others. */
static bool begin_value(struct pl_json_source *in, struct level *level, uint32_t *depth)
{
    char first = pl_json_peek(in);

    if (first != '{' && first != '[') {
        return skip_single(in, first);
    }
    if (*depth == FALL_RECORD_DEPTH_MAX) {
        return pl_json_fail(in, "too deep");
    }
    level[(*depth)++] = (struct level){ .closer = first == '{' ? '}' : ']', .is_first = true };
    return pl_json_enter(in, first);
}

static bool is_json(const struct pl_record_text *text)
{
    struct pl_json_source in = pl_json_from(text->at, text->length);
    struct level level[FALL_RECORD_DEPTH_MAX];
    char key[PL_JSON_STRING_MAX];
    uint32_t depth = 0;
    bool is_fine = begin_value(&in, level, &depth);

    while (is_fine && depth > 0) {
        struct level *top = &level[depth - 1];
        if (!pl_json_more(&in, &top->is_first, top->closer)) {
            is_fine = !in.error;
            depth--;
            continue;
        }
        if (top->closer == '}') {
            is_fine = pl_json_read_key(&in, key) && note_key(top, key);
        }
        is_fine = is_fine && begin_value(&in, level, &depth);
    }
    return is_fine && pl_json_at_end(&in);
}

/* Members. */

static bool is_name(const char *name)
{
    uint32_t length = pl_string_length(name);

    return length >= 1 && length <= NAME_MAX;
}

static bool is_match_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
}

/* Looked at before: they say what the rest has to be. */
static bool skip_word(struct pl_json_source *in, void *into)
{
    char word[PL_JSON_STRING_MAX];

    (void)into;
    return pl_json_read_string(in, word);
}

static bool skip_number(struct pl_json_source *in, void *into)
{
    int64_t number;

    (void)into;
    return pl_json_read_int(in, &number);
}

static bool read_rules_version(struct pl_json_source *in, void *into)
{
    int64_t version;

    (void)into;
    return pl_json_read_int(in, &version) &&
           (version >= 1 || pl_json_fail(in, "a number is out of range"));
}

static bool read_match(struct pl_json_source *in, void *into)
{
    char match[PL_JSON_STRING_MAX];

    (void)into;
    if (!pl_json_read_string(in, match) || !is_name(match)) {
        return pl_json_fail(in, "the name of a match was expected");
    }
    for (const char *at = match; *at; at++) {
        if (!is_match_char(*at)) {
            return pl_json_fail(in, "the name of a match was expected");
        }
    }
    return true;
}

/* Players. */

struct player_source {
    struct fall_record *record;
    struct fall_record_player player;
};

static bool read_seat(struct pl_json_source *in, void *into)
{
    return pl_json_read_int(in, &((struct player_source *)into)->player.seat);
}

static bool read_player_name(struct pl_json_source *in, void *into)
{
    char *name = ((struct player_source *)into)->player.player;

    return pl_json_read_string(in, name) && (is_name(name) || pl_json_fail(in, "no name"));
}

static bool read_colour(struct pl_json_source *in, void *into)
{
    return pl_json_read_string(in, ((struct player_source *)into)->player.colour);
}

static bool read_character(struct pl_json_source *in, void *into)
{
    return pl_json_read_string(in, ((struct player_source *)into)->player.character);
}

static bool read_cards(struct pl_json_source *in, void *into)
{
    struct player_source *source = into;
    char id[PL_JSON_STRING_MAX];
    uint32_t last = 0;
    uint32_t count = 0;
    bool is_first = true;

    pl_json_enter(in, '[');
    while (pl_json_more(in, &is_first, ']')) {
        if (!pl_json_read_string(in, id)) {
            return false;
        }
        uint32_t card = fall_id_number(id, "C", 3);
        bool is_wrong = card <= last || card > FALL_CARDS || ++count > FALL_RECORD_CARDS_MAX;
        note(source->record, FALL_REFUSAL_CARD, is_wrong);
        if (!is_wrong) {
            pl_set_add(&source->player.cards, card);
            last = card;
        }
    }
    return !in->error;
}

static bool read_players(struct pl_json_source *in, void *into)
{
    static const struct pl_json_part parts[] = {
        { "seat", read_seat },           { "player", read_player_name },  { "colour", read_colour },
        { "character", read_character }, { "command_cards", read_cards },
    };
    struct fall_record *record = into;
    uint32_t part_count = record->is_icaion ? PL_COUNT_OF(parts) - 1 : PL_COUNT_OF(parts);
    bool is_first = true;

    pl_json_enter(in, '[');
    while (pl_json_more(in, &is_first, ']')) {
        struct player_source source = { .record = record };
        if (!pl_json_read_object(in, parts, part_count, &source)) {
            return false;
        }
        if (record->player_count < FALL_PLAYERS_MAX) {
            record->player[record->player_count] = source.player;
        }
        record->player_count++;
    }
    return !in->error;
}

/* Machines, neutral colours, wonders. */

struct thing_source {
    int64_t region;
    int64_t seat;
    char word[PL_JSON_STRING_MAX]; /* type of a machine, id of a wonder */
    char colour[PL_JSON_STRING_MAX];
};

static bool read_region(struct pl_json_source *in, void *into)
{
    return pl_json_read_int(in, &((struct thing_source *)into)->region);
}

static bool read_builder(struct pl_json_source *in, void *into)
{
    return pl_json_read_int(in, &((struct thing_source *)into)->seat);
}

static bool read_word(struct pl_json_source *in, void *into)
{
    return pl_json_read_string(in, ((struct thing_source *)into)->word);
}

static bool read_machine_colour(struct pl_json_source *in, void *into)
{
    return pl_json_read_string(in, ((struct thing_source *)into)->colour);
}

/* Machines come by region, then by type, and a region has a colour once. */
static void add_machine(struct fall_record *record, const struct thing_source *source,
                        int64_t *last)
{
    int64_t type = pl_value_of(&fall_type_names, source->word);
    uint32_t colour = fall_side_number(source->colour);
    int64_t place = source->region * FALL_TYPES + type;

    if (source->region < 0 || source->region >= FALL_REGIONS) {
        note(record, FALL_REFUSAL_REGION, true);
        return;
    }
    uint8_t *machine = record->machine[source->region];
    bool is_wrong = type < 0 || place <= *last || colour == FALL_NO_SIDE || machine[0] == colour ||
                    machine[1] == colour || machine[2] == colour;
    note(record, FALL_REFUSAL_MACHINE, is_wrong);
    if (!is_wrong) {
        machine[type] = (uint8_t)colour;
        *last = place;
    }
}

static bool read_machines(struct pl_json_source *in, void *into)
{
    static const struct pl_json_part parts[] = {
        { "region", read_region },
        { "type", read_word },
        { "colour", read_machine_colour },
    };
    int64_t last = -1;
    bool is_first = true;

    pl_json_enter(in, '[');
    while (pl_json_more(in, &is_first, ']')) {
        struct thing_source source = { 0 };
        if (!pl_json_read_object(in, parts, PL_COUNT_OF(parts), &source)) {
            return false;
        }
        add_machine(into, &source, &last);
    }
    return !in->error;
}

static bool read_neutral(struct pl_json_source *in, void *into)
{
    struct fall_record *record = into;
    char slug[PL_JSON_STRING_MAX];
    bool is_first = true;

    pl_json_enter(in, '[');
    while (pl_json_more(in, &is_first, ']')) {
        if (!pl_json_read_string(in, slug)) {
            return false;
        }
        uint32_t colour = fall_side_number(slug);
        note(record, FALL_REFUSAL_NEUTRAL,
             colour == FALL_NO_SIDE || (record->neutral >> colour & 1));
        record->neutral |= (uint8_t)(1u << colour);
    }
    return !in->error;
}

static void add_wonder(struct fall_record *record, const struct thing_source *source)
{
    uint32_t id = fall_id_number(source->word, "IN", 3);
    uint32_t place = id - FALL_WONDER_FIRST;

    if (source->region < 0 || source->region >= FALL_REGIONS) {
        note(record, FALL_REFUSAL_REGION, true);
        return;
    }
    bool is_wrong = id < FALL_WONDER_FIRST || id > FALL_WONDER_LAST || source->seat < 0 ||
                    source->seat >= FALL_PLAYERS_MAX || record->wonder[source->region] ||
                    (record->wonder_ids >> place & 1);
    note(record, FALL_REFUSAL_WONDER, is_wrong);
    if (!is_wrong) {
        record->wonder[source->region] = (uint8_t)(source->seat + 1);
        record->wonder_ids |= 1u << place;
    }
}

static bool read_wonders(struct pl_json_source *in, void *into)
{
    static const struct pl_json_part parts[] = {
        { "id", read_word },
        { "region", read_region },
        { "seat", read_builder },
    };
    bool is_first = true;

    pl_json_enter(in, '[');
    while (pl_json_more(in, &is_first, ']')) {
        struct thing_source source = { 0 };
        if (!pl_json_read_object(in, parts, PL_COUNT_OF(parts), &source)) {
            return false;
        }
        add_wonder(into, &source);
    }
    return !in->error;
}

static bool read_members(const struct pl_record_text *text, struct fall_record *record)
{
    static const struct pl_json_part parts[] = {
        { "format", skip_word },       { "version", skip_number },
        { "game", skip_word },         { "rules_version", read_rules_version },
        { "match", read_match },       { "players", read_players },
        { "machines", read_machines }, { "neutral_colours", read_neutral },
        { "wonders", read_wonders },
    };
    struct pl_json_source in = pl_json_from(text->at, text->length);
    uint32_t count = record->is_icaion ? PL_COUNT_OF(parts) : PL_COUNT_OF(parts) - 3;

    return pl_json_read_object(&in, parts, count, record) && pl_json_at_end(&in);
}

/* Goes to the value of a member of the whole text. What it says decides how the rest is read, so it
 * is looked for before, wherever it stands. */
static bool find_member(const struct pl_record_text *text, const char *name,
                        struct pl_json_source *ret_in)
{
    struct pl_json_source *in = ret_in;
    struct level level[FALL_RECORD_DEPTH_MAX];
    char word[PL_JSON_STRING_MAX];
    uint32_t depth = 0;

    *in = pl_json_from(text->at, text->length);
    if (pl_json_peek(in) != '{' || !begin_value(in, level, &depth)) {
        return false;
    }
    while (depth > 0) {
        struct level *top = &level[depth - 1];
        if (!pl_json_more(in, &top->is_first, top->closer)) {
            depth--;
            continue;
        }
        bool is_member = top->closer == '}' && pl_json_read_key(in, word);
        if (is_member && depth == 1 && pl_string_equal(word, name)) {
            return true;
        }
        if (!begin_value(in, level, &depth)) {
            return false;
        }
    }
    return false;
}

static bool find_word(const struct pl_record_text *text, const char *name,
                      char ret_word[PL_JSON_STRING_MAX])
{
    struct pl_json_source in;

    return find_member(text, name, &in) && pl_json_read_string(&in, ret_word);
}

/* Whether it says itself that it is something else, a saved game for one. */
static bool is_of_other_format(const struct pl_record_text *text)
{
    char format[PL_JSON_STRING_MAX];

    return find_word(text, "format", format) && !pl_string_equal(format, FORMAT);
}

/* Members that say which others there are. */
static enum fall_refusal judge_sort(const struct pl_record_text *text, struct fall_record *record)
{
    struct pl_json_source in;
    char game[PL_JSON_STRING_MAX];
    int64_t version;

    if (!find_member(text, "version", &in) || !pl_json_read_int(&in, &version)) {
        return FALL_REFUSAL_FIELD;
    }
    if (version != VERSION) {
        return FALL_REFUSAL_VERSION;
    }
    if (!find_word(text, "game", game)) {
        return FALL_REFUSAL_FIELD;
    }
    record->is_icaion = pl_string_equal(game, "icaion");
    return record->is_icaion || pl_string_equal(game, "mysthea") ? FALL_NO_REFUSAL
                                                                 : FALL_REFUSAL_GAME;
}

/* Sense. */

static bool are_seats_wrong(const struct fall_record *record)
{
    if (record->player_count < FALL_RECORD_PLAYERS_MIN || record->player_count > FALL_PLAYERS_MAX) {
        return true;
    }
    for (uint32_t i = 0; i < record->player_count; i++) {
        if (record->player[i].seat != i) {
            return true;
        }
    }
    return false;
}

static bool is_anything_twice(const struct fall_record *record)
{
    for (uint32_t i = 0; i < record->player_count; i++) {
        for (uint32_t j = 0; j < i; j++) {
            const struct fall_record_player *a = &record->player[i];
            const struct fall_record_player *b = &record->player[j];
            if (pl_string_equal(a->player, b->player) || pl_string_equal(a->colour, b->colour) ||
                pl_string_equal(a->character, b->character)) {
                return true;
            }
        }
    }
    return false;
}

/* R-FAL-L1.2: start cards of a player, one of each colour. */
static bool has_start_card_twice(const struct fall_record_player *player)
{
    struct pl_set left = pl_set_and(player->cards, fall_of_era[0]);
    uint32_t seen = 0;

    while (!pl_set_is_empty(&left)) {
        uint32_t bonus = fall_cards[pl_set_take(&left)].bonus;
        if (seen >> bonus & 1) {
            return true;
        }
        seen |= 1u << bonus;
    }
    return false;
}

static void judge_players(struct fall_record *record)
{
    struct pl_set seen = { { 0, 0 } };

    note(record, FALL_REFUSAL_DUPLICATE, is_anything_twice(record));
    for (uint32_t i = 0; i < record->player_count; i++) {
        const struct fall_record_player *player = &record->player[i];
        uint32_t character = record->is_icaion ? fall_id_number(player->character, "IN", 3)
                                               : fall_id_number(player->character, "H", 2);
        note(record, FALL_REFUSAL_COLOUR, fall_side_number(player->colour) == FALL_NO_SIDE);
        note(record, FALL_REFUSAL_CHARACTER, character == 0 || character > FALL_CHAMPIONS);
        note(record, FALL_REFUSAL_CARD, pl_set_meets(&seen, &player->cards));
        note(record, FALL_REFUSAL_START_CARD, has_start_card_twice(player));
        seen = pl_set_or(seen, player->cards);
    }
}

static void judge_board(struct fall_record *record)
{
    uint8_t count[FALL_SIDE_COUNT][FALL_TYPES] = { { 0 } };
    uint32_t own = 0;

    for (uint32_t i = 0; i < record->player_count; i++) {
        own |= 1u << fall_side_number(record->player[i].colour);
    }
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            uint32_t colour = record->machine[region][type];
            bool is_wrong = colour && (!((own | record->neutral) >> colour & 1) ||
                                       ++count[colour][type] > FALL_MACHINES_OF_TYPE);
            note(record, FALL_REFUSAL_MACHINE, is_wrong);
        }
        note(record, FALL_REFUSAL_WONDER, record->wonder[region] > record->player_count);
    }
    note(record, FALL_REFUSAL_NEUTRAL,
         (own & record->neutral) ||
             __builtin_popcount(record->neutral) > fall_neutral[record->player_count]);
}

enum fall_refusal fall_read_record(const struct pl_record_text *text,
                                   struct fall_record *ret_record)
{
    struct fall_record *record = ret_record;

    memset(record, 0, sizeof *record);
    if (is_of_other_format(text)) {
        return FALL_REFUSAL_FORMAT;
    }
    if (text->length > PL_RECORD_MAX || is_too_deep(text)) {
        return FALL_REFUSAL_SIZE;
    }
    if (!is_json(text)) {
        return FALL_REFUSAL_JSON;
    }
    enum fall_refusal refusal = judge_sort(text, record);
    if (refusal != FALL_NO_REFUSAL || !read_members(text, record)) {
        return refusal != FALL_NO_REFUSAL ? refusal : FALL_REFUSAL_FIELD;
    }
    note(record, FALL_REFUSAL_PLAYERS, are_seats_wrong(record));
    if (!(record->wrong >> FALL_REFUSAL_PLAYERS & 1)) {
        judge_players(record);
        judge_board(record);
    }
    return record->wrong ? (enum fall_refusal)pl_lowest(record->wrong) : FALL_NO_REFUSAL;
}
