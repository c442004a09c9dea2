/* The story of a match: what is told of it besides its log. */
#include "match/story.h"

enum { TEXT_MAX = 256, LEGACY_TEXT_MAX = 4096 };

const char *const match_story_seats[PL_SEATS_MAX] = { "{0}", "{1}", "{2}", "{3}", "{4}" };

static const char *const lang_keys[PL_LANG_COUNT] = { [PL_LANG_PL] = "pl", [PL_LANG_EN] = "en" };

/* What people bring. */

void match_write_legacy(struct pl_json *json, const struct pl_game *game,
                        const struct pl_config *config, const char *const *seat_names,
                        enum pl_lang lang)
{
    char room[LEGACY_TEXT_MAX];
    struct pl_text text = pl_text_in(room, sizeof room);

    text.seat_names = seat_names ? seat_names : match_story_seats;
    if (game->records.words) {
        game->records.words(config, lang, &text);
    }
    pl_json_open(json, '[');
    for (char *line = room; *line;) {
        char *end = line;
        while (*end && *end != '\n') {
            end++;
        }
        bool is_last = *end == '\0';
        *end = '\0';
        pl_json_string(json, line);
        line = is_last ? end : end + 1;
    }
    pl_json_close(json, ']');
}

/* In short. */

static void write_sides(struct pl_json *json, const struct match *match)
{
    const struct pl_game *game = match_game(match);

    pl_json_key(json, "sides");
    pl_json_open(json, '[');
    for (pl_seat p = 0; p < match_config(match)->seats; p++) {
        struct pl_label side = { 0 };
        if (game->side) {
            side = game->side(match_state(match), p);
        }
        if (!side.id) {
            pl_json_null(json);
            continue;
        }
        pl_json_open(json, '{');
        for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
            pl_json_member_string(json, lang_keys[lang], side.title[lang]);
        }
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
}

void match_write_brief(struct pl_json *json, const struct match *match)
{
    const struct pl_game *game = match_game(match);

    pl_json_open(json, '{');
    write_sides(json, match);
    pl_json_key(json, "ending");
    if (game->story.ending) {
        pl_json_open(json, '{');
        for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
            char room[TEXT_MAX];
            struct pl_text text = pl_text_in(room, sizeof room);
            game->story.ending(match_state(match), (enum pl_lang)lang, &text);
            pl_json_member_string(json, lang_keys[lang], room);
        }
        pl_json_close(json, '}');
    } else {
        pl_json_null(json);
    }
    pl_json_close(json, '}');
}

/* Moments. */

struct moment {
    uint32_t ply;
    uint32_t weight;
    char text[PL_LANG_COUNT][TEXT_MAX];
};

struct moments {
    struct moment at[MATCH_MOMENTS + 1]; /* the last place is for one that is being weighed */
    uint32_t count;
};

/* Keeps the heaviest ones, in their order; of equals the earlier. */
static void keep(struct moments *moments)
{
    uint32_t least = 0;

    if (++moments->count <= MATCH_MOMENTS) {
        return;
    }
    for (uint32_t i = 1; i < moments->count; i++) {
        if (moments->at[i].weight <= moments->at[least].weight) {
            least = i;
        }
    }
    moments->count--;
    for (uint32_t i = least; i < moments->count; i++) {
        moments->at[i] = moments->at[i + 1];
    }
}

/* Notes an event that changed the course of the match, in the words that everybody reads. */
static void note_event(struct moments *moments, const struct pl_game *game,
                       const struct pl_state *state, const struct pl_event *event, uint32_t ply)
{
    struct moment *moment = &moments->at[moments->count];
    struct pl_event seen = pl_event_for(*event, PL_NOBODY);
    struct pl_state_room room;

    moment->weight = game->story.weight(event);
    moment->ply = ply;
    if (moment->weight == 0) {
        return;
    }
    pl_observe(game, state, PL_NOBODY, pl_obs_in(&room));
    for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(moment->text[lang], TEXT_MAX);
        text.seat_names = match_story_seats;
        game->event_text(pl_obs_in(&room), &seen, (enum pl_lang)lang, &text);
        if (text.length == 0 || text.is_cut) {
            return;
        }
    }
    keep(moments);
}

/* The seat that alone has the most, or PL_NOBODY. */
static pl_seat leader_of(const struct pl_result *result, uint8_t seats)
{
    pl_seat best = 0;
    bool is_alone = true;

    for (pl_seat p = 1; p < seats; p++) {
        is_alone = result->score[p] == result->score[best] ? false : is_alone;
        if (result->score[p] > result->score[best]) {
            best = p;
            is_alone = true;
        }
    }
    return is_alone && seats > 1 && !result->team[best] ? best : PL_NOBODY;
}

/* Since when who leads at the end has led. */
struct lead {
    pl_seat seat;
    uint32_t ply;
};

static void follow_lead(struct lead *lead, const struct pl_game *game, const struct pl_state *state,
                        uint32_t ply)
{
    struct pl_result result;

    game->result(state, &result);
    pl_seat seat = leader_of(&result, pl_head_read(state)->seats);
    if (seat != lead->seat) {
        *lead = (struct lead){ .seat = seat, .ply = ply };
    }
}

static void write_moment(struct pl_json *json, uint32_t ply, const char *const words[PL_LANG_COUNT])
{
    pl_json_open(json, '{');
    pl_json_member_int(json, "ply", ply);
    for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
        pl_json_member_string(json, lang_keys[lang], words[lang]);
    }
    pl_json_close(json, '}');
}

static void write_lead(struct pl_json *json, const struct lead *lead)
{
    static const char *const templates[PL_LANG_COUNT] = {
        [PL_LANG_PL] = "Od tej chwili prowadzi %1, już do końca",
        [PL_LANG_EN] = "%1 takes the lead and keeps it",
    };
    char room[PL_LANG_COUNT][TEXT_MAX];
    const char *words[PL_LANG_COUNT];

    for (uint32_t lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_text text = pl_text_in(room[lang], TEXT_MAX);
        struct pl_arg seat = PL_ARG_TEXT(match_story_seats[lead->seat]);
        pl_text_format(&text, (enum pl_lang)lang, templates[lang], &seat, 1);
        words[lang] = room[lang];
    }
    write_moment(json, lead->ply, words);
}

/* Plays the match again and fills both. */
static void follow(const struct match *match, struct moments *moments, struct lead *lead)
{
    static struct pl_events events;
    const struct pl_game *game = match_game(match);
    struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    const char *reason = match_at(match, match_first_ply(match), state);

    for (uint32_t ply = match_first_ply(match); !reason && ply < match_ply(match); ply++) {
        pl_seat seat;
        pl_action action;
        match_log(match, ply, &seat, &action);
        pl_events_clear(&events);
        reason = pl_submit(game, state, seat, action, &events);
        for (uint32_t i = 0; game->story.weight && i < events.count; i++) {
            note_event(moments, game, state, &events.item[i], ply + 1);
        }
        follow_lead(lead, game, state, ply + 1);
    }
}

void match_write_moments(struct pl_json *json, const struct match *match)
{
    static struct moments moments;
    struct lead lead = { .seat = PL_NOBODY };

    moments.count = 0;
    follow(match, &moments, &lead);
    bool has_lead = lead.seat != PL_NOBODY;
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < moments.count; i++) {
        const struct moment *moment = &moments.at[i];
        if (has_lead && lead.ply < moment->ply) {
            write_lead(json, &lead);
            has_lead = false;
        }
        const char *words[] = { moment->text[0], moment->text[1] };
        write_moment(json, moment->ply, words);
    }
    if (has_lead) {
        write_lead(json, &lead);
    }
    pl_json_close(json, ']');
}
