/* What the fuzzers share. */
#include "tests/fuzz/common.h"

#include <stdlib.h>
#include <string.h>

#include "games/games.h"

enum { WORDS_MAX = 4096, WORD_ROOM = 96 };

uint8_t fuzz_byte(struct fuzz_input *in)
{
    if (in->left == 0) {
        return 0;
    }
    in->left--;
    return *in->at++;
}

uint64_t fuzz_word(struct fuzz_input *in, int bytes)
{
    uint64_t word = 0;

    for (int i = 0; i < bytes; i++) {
        word = word << 8 | fuzz_byte(in);
    }
    return word;
}

const struct pl_game *fuzz_game(struct fuzz_input *in)
{
    uint32_t count = 0;

    while (games_at(count)) {
        count++;
    }
    return games_at(fuzz_byte(in) % count);
}

struct pl_config fuzz_config(const struct pl_game *game, struct fuzz_input *in)
{
    uint8_t range = (uint8_t)(game->seats_max - game->seats_min + 1);
    uint8_t seats = (uint8_t)(game->seats_min + fuzz_byte(in) % range);
    struct pl_config config = pl_config_default(game, seats, pl_seed_of(fuzz_word(in, 2)));

    for (uint32_t i = 0; i < game->option_count; i++) {
        uint8_t before = config.option[i];
        config.option[i] = (uint8_t)(fuzz_byte(in) % game->options[i].value_count);
        if (pl_config_check(game, &config)) {
            config.option[i] = before; /* A value that does not fit the others. */
        }
    }
    return config;
}

static struct pl_rng dice_of(uint64_t number)
{
    struct pl_seed seed = pl_seed_of(number);
    struct pl_rng rng;

    pl_rng_start(&rng, &seed);
    return rng;
}

/* One random legal move; every waiting seat must have one. */
static void step(const struct pl_game *game, struct pl_state *state, struct pl_rng *dice)
{
    uint64_t waiting = pl_head_read(state)->waiting;
    pl_seat seat =
        (pl_seat)pl_select(waiting, pl_rng_below(dice, (uint32_t)__builtin_popcountll(waiting)));
    struct pl_legal list;
    struct pl_events events = { .count = 0 };

    pl_legal_of(game, pl_as_obs(state), seat, &list);
    PL_ASSERT(list.count > 0);
    const char *reason =
        pl_submit(game, state, seat, list.action[pl_rng_below(dice, list.count)], &events);
    PL_ASSERT(!reason);
}

void fuzz_state(const struct pl_game *game, struct fuzz_input *in, struct pl_state *ret_state)
{
    struct pl_config config = fuzz_config(game, in);
    struct pl_rng dice = dice_of(fuzz_word(in, 2));
    uint32_t steps = (uint32_t)fuzz_word(in, 2) % 300;

    pl_start(game, &config, ret_state);
    for (; steps > 0 && !pl_head_read(ret_state)->over; steps--) {
        step(game, ret_state, &dice);
    }
}

/* One element of one field. Small values come more often than they would. */
static void edit_one(const struct pl_game *game, struct fuzz_input *in, struct pl_state *state)
{
    const struct pl_field *field = &game->fields[fuzz_word(in, 2) % game->field_count];
    uint32_t offset = field->offset;
    uint8_t how = fuzz_byte(in);
    int64_t value = (int64_t)fuzz_word(in, how & 1 ? 1 : 8);

    for (uint32_t i = 0; i < pl_field_dims(field); i++) {
        offset += fuzz_byte(in) % field->dim[i].count * field->dim[i].stride;
    }
    if (pl_type_is_list(field->type)) {
        uint64_t list[2] = { (uint64_t)value, how & 2 ? 0 : fuzz_word(in, 8) };
        memcpy((uint8_t *)state + offset, list, sizeof list);
        return;
    }
    memcpy((uint8_t *)state + offset, &value, pl_type_size(field->type));
}

void fuzz_edit(const struct pl_game *game, struct fuzz_input *in, struct pl_state *state)
{
    for (int i = 0; i < 64 && in->left > 0; i++) {
        edit_one(game, in, state);
    }
}

static void read_map(const struct pl_game *game, const struct pl_obs *obs, enum pl_lang lang)
{
    static char room[65536], name_room[256];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_text name = pl_text_in(name_room, sizeof name_room);
    bool is_listed[PL_LEGAL_MAX] = { false };

    if (game->map) {
        game->map(obs, lang, &(struct pl_canvas){ 80, 24, is_listed }, &text);
    }
    for (uint32_t i = 0; game->place && game->place(obs, i, lang, &name, &text); i++) {
        pl_text_clear(&name);
        pl_text_clear(&text);
    }
}

static void read_texts(const struct pl_game *game, const struct pl_state *state, enum pl_lang lang)
{
    static char room[65536];
    struct pl_state_room seen;
    struct pl_legal list;

    for (pl_seat p = 0; p <= pl_head_read(state)->seats; p++) {
        struct pl_text text = pl_text_in(room, sizeof room);
        pl_observe(game, state, p, pl_obs_in(&seen));
        bool is_listed[PL_LEGAL_MAX] = { false };
        game->draw(pl_obs_in(&seen), lang, &(struct pl_canvas){ .columns = 100 }, &text);
        game->draw(pl_obs_in(&seen), lang, &(struct pl_canvas){ 80, 24, is_listed, true }, &text);
        read_map(game, pl_obs_in(&seen), lang);
        pl_legal_of(game, pl_obs_in(&seen), p, &list);
        if (list.count > 0) {
            game->prompt_text(pl_obs_in(&seen), p, lang, &text);
        }
        for (uint32_t i = 0; i < list.count; i++) {
            game->action_text(pl_obs_in(&seen), list.action[i], lang, &text);
        }
    }
}

void fuzz_play_on(const struct pl_game *game, struct pl_state *state, uint64_t seed)
{
    struct pl_rng dice = dice_of(seed);
    struct pl_result result;

    for (uint32_t i = 0; i < 2 * game->decisions_max && !pl_head_read(state)->over; i++) {
        if (i < 3) {
            read_texts(game, state, i & 1 ? PL_LANG_PL : PL_LANG_EN);
        }
        step(game, state, &dice);
    }
    read_texts(game, state, PL_LANG_EN);
    game->result(state, &result);
}

/* The words that games know: ids, fields, frames, actions, events, names of values. */
struct words {
    uint32_t count;
    char word[WORDS_MAX][WORD_ROOM];
};

static void note_word(struct words *words, const char *word)
{
    if (word && words->count < WORDS_MAX && strlen(word) < WORD_ROOM) {
        strcpy(words->word[words->count++], word);
    }
}

static void note_names(struct words *words, const struct pl_names *names)
{
    for (uint32_t i = 0; names && i < names->count; i++) {
        note_word(words, names->name[i]);
    }
}

static void note_game(struct words *words, const struct pl_game *game)
{
    char key[PL_PATH_MAX];

    note_word(words, game->id);
    for (uint32_t i = 0; i < game->field_count; i++) {
        note_word(words, game->fields[i].name);
        pl_field_key(&game->fields[i], key);
        note_word(words, key);
        if (i == 0 || game->fields[i].names != game->fields[i - 1].names) {
            note_names(words, game->fields[i].names);
        }
    }
    for (uint32_t i = 1; i < game->frame_count; i++) {
        note_word(words, game->frames[i].name);
    }
    note_names(words, game->action_names);
    note_names(words, game->event_names);
    for (uint32_t i = 0; i < game->option_count; i++) {
        note_word(words, game->options[i].id);
        for (uint8_t v = 0; v < game->options[i].value_count; v++) {
            note_word(words, game->options[i].values[v].id);
        }
    }
}

static const struct words *game_words(void)
{
    static struct words words;

    for (uint32_t i = 0; words.count == 0 && games_at(i); i++) {
        note_game(&words, games_at(i));
    }
    return &words;
}

/* A byte from 0xc0 on takes another two and names a word of the games. */
char *fuzz_tokens(struct fuzz_input *in, const char *const *tokens, size_t count,
                  size_t *ret_length)
{
    const struct words *words = game_words();
    size_t room = in->left * WORD_ROOM + 1;
    char *text = malloc(room);
    size_t length = 0;

    PL_ASSERT(text);
    while (in->left > 0) {
        uint8_t byte = fuzz_byte(in);
        const char *token =
            byte < 0xc0 ? tokens[byte % count] : words->word[fuzz_word(in, 2) % words->count];
        size_t size = strlen(token);
        PL_ASSERT(size < WORD_ROOM);
        memcpy(text + length, token, size);
        length += size;
    }
    text[length] = '\0';
    *ret_length = length;
    return text;
}

void fuzz_damage(struct fuzz_input *in, char *text, size_t length)
{
    while (in->left > 0 && length > 0) {
        size_t at = fuzz_word(in, 2) % length;
        text[at] = (char)fuzz_byte(in);
    }
}
