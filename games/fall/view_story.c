/* The story that The Fall ends: what people bring from earlier games, whom they play, what turned
 * the match, and how it ended. */
#include "games/fall/record.h"
#include "games/fall/view.h"

/* What people bring. */

/* What a legacy is told of. */
struct teller {
    struct pl_pen pen;
    struct fall_legacy legacy;
    const struct pl_config *config;
    uint32_t heroes;
};

static struct pl_word character_word(uint32_t character)
{
    return PL_WORD(FALL_WORD_CHARACTER, character);
}

/* Their champion, their seeker, or both. */
static void say_hero(const struct teller *teller, uint32_t hero)
{
    const struct fall_legacy *legacy = &teller->legacy;
    struct pl_set deck = teller->config->option[FALL_OPTION_NO_START_CARDS] == FALL_SWITCH_ON
                             ? pl_set_minus(legacy->cards[hero], fall_of_era[0])
                             : legacy->cards[hero];
    struct pl_word seat = PL_WORD(FALL_WORD_SEAT, teller->config->seats == 1 ? 0 : hero);
    struct pl_word champion = character_word(legacy->champion[hero]);
    struct pl_word seeker = character_word((uint32_t)FALL_CHAMPIONS + legacy->seeker[hero]);
    struct pl_word cards = PL_NUMBER(pl_set_count(&deck));

    if (legacy->mode == FALL_AFTER_BOTH) { /* R-FAL-L3.1 */
        PL_SAY(&teller->pen, FALL_TEXT_BRINGS_EITHER, seat, champion, cards, seeker);
    } else if (legacy->mode == FALL_AFTER_MYSTHEA) { /* R-FAL-L1.1, R-FAL-L1.2 */
        PL_SAY(&teller->pen, FALL_TEXT_BRINGS_CHAMPION, seat, champion, cards);
    } else { /* R-FAL-L2.1 */
        PL_SAY(&teller->pen, FALL_TEXT_BRINGS_SEEKER, seat, seeker);
    }
}

static void say_line(const struct teller *teller, uint32_t text, uint32_t number)
{
    if (number > 0) {
        pl_text_add(teller->pen.text, "\n");
        PL_SAY(&teller->pen, text, PL_NUMBER(number));
    }
}

/* R-FAL-L2.2, R-FAL-L2.3, R-FAL-L2.6, R-FAL-L4.1 */
static void say_board(const struct teller *teller)
{
    const struct fall_legacy *legacy = &teller->legacy;
    uint32_t used = teller->heroes + (uint32_t)__builtin_popcount(legacy->neutral);
    uint32_t machines = 0;
    uint32_t wonders = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        wonders += legacy->wonder[region] > 0;
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            machines += legacy->machine[region][type] > 0;
        }
    }
    say_line(teller, FALL_TEXT_BRINGS_MACHINES, machines);
    say_line(teller, FALL_TEXT_BRINGS_WONDERS, wonders);
    say_line(teller, FALL_TEXT_BRINGS_NEW_MACHINES, used < FALL_COLOURS);
}

void fall_legacy_words(const struct pl_config *config, enum pl_lang lang, struct pl_text *text)
{
    const struct fall nothing = { .head = { .seats = config->seats } };
    struct teller teller = {
        .pen = {
            .text = text,
            .lexicon = &fall_lexicon,
            .obs = (const struct pl_obs *)(const void *)&nothing,
            .lang = lang,
            .seat = PL_NOBODY,
        },
        .config = config,
        .heroes = config->seats == 1 ? FALL_SOLO_CHARACTERS : config->seats,
    };

    memcpy(&teller.legacy, config->legacy, sizeof teller.legacy);
    uint32_t mode = teller.legacy.mode;
    for (uint32_t hero = 0; mode != FALL_AFTER_NOTHING && hero < teller.heroes; hero++) {
        pl_text_add(text, hero > 0 ? "\n" : "");
        say_hero(&teller, hero);
    }
    say_line(&teller, FALL_TEXT_BRINGS_TURNS, mode == FALL_AFTER_BOTH);
    say_line(&teller, FALL_TEXT_BRINGS_DECKS, mode & FALL_AFTER_MYSTHEA);
    if (mode & FALL_AFTER_ICAION) {
        say_board(&teller);
    }
}

/* R-FAL-L3.1: whom the other players get when the first takes the champion or the seeker. */
void fall_write_followers(const struct pl_pen *pen, int32_t origin)
{
    const struct fall *s = fall_seen(pen->obs);
    const struct fall_legacy *legacy = &s->public.legacy;
    uint32_t start = pen->text->length;

    for (uint32_t hero = 1; hero < fall_heroes(s); hero++) {
        bool is_seeker = (origin == FALL_ORIGIN_SEEKER) != ((hero & 1) != 0);
        uint32_t character =
            is_seeker ? (uint32_t)FALL_CHAMPIONS + legacy->seeker[hero] : legacy->champion[hero];
        pl_comma(pen, start);
        PL_SAY(pen, FALL_TEXT_FOLLOWER, PL_WORD(FALL_WORD_SEAT, fall_seat_of(s, hero)),
               character_word(character));
    }
}

/* What is told of a match that is over. */

/* Nothing of a player who has two characters. */
struct pl_label fall_side(const struct pl_state *state, pl_seat seat)
{
    const struct fall *s = fall_read(state);
    uint32_t character = s->head.seats == 1 ? FALL_NO_CHARACTER : s->public.hero[seat];

    return pl_label_of(&fall_lexicon, &fall_character_names, FALL_WORD_CHARACTER, character);
}

void fall_ending_words(const struct pl_state *state, enum pl_lang lang, struct pl_text *text)
{
    const struct fall *s = fall_read(state);
    struct pl_pen pen = { .text = text, .lexicon = &fall_lexicon, .lang = lang, .seat = PL_NOBODY };
    /* The night in which it ended has not been counted yet. */
    int32_t night = s->public.nights + (s->public.outcome != FALL_OVER_TOO_LONG);

    PL_SAY(&pen, FALL_TEXT_ENDING, PL_WORD(FALL_WORD_OUTCOME, s->public.outcome), PL_NUMBER(night));
}

uint32_t fall_weight(const struct pl_event *event)
{
    switch (event->kind) {
    case FALL_EVENT_BEATEN: return 4;
    case FALL_EVENT_TOOK_SHARD: return 3;
    case FALL_EVENT_SHARDS_BACK: return 3;
    case FALL_EVENT_ENTERED: return 2;
    case FALL_EVENT_WONDER_LOST: return 2;
    case FALL_EVENT_BESIEGED: return 1;
    default: return 0;
    }
}
