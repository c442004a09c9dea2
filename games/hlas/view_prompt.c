/* Prompts: what a seat is asked, in words. */
#include "games/hlas/move.h"
#include "games/hlas/score.h"
#include "games/hlas/spell.h"
#include "games/hlas/view.h"

/* A prompt being put together: whom it asks, and the frame. */
struct asking {
    struct hlas_phrase phrase;
    const struct hlas *s;
    const struct pl_frame *frame;
    pl_seat seat;
};

typedef enum hlas_text say_prompt(struct asking *asking);

static void add_region(struct asking *asking, int32_t region)
{
    hlas_add_word(&asking->phrase, hlas_region_title(asking->phrase.lang, (uint32_t)region));
}

static void add_seat(struct asking *asking, pl_seat seat)
{
    hlas_add_argument(&asking->phrase, HLAS_ARGUMENT_SEAT, seat, seat);
}

static void add_left(struct asking *asking)
{
    hlas_add_number(&asking->phrase, asking->frame->arg[0]);
}

/* The spell that is being resolved, or the solo enemy's. */
static void add_spell(struct asking *asking)
{
    const struct pl_frame *spell = pl_find_frame(&asking->s->head, HLAS_FRAME_SPELL);
    const struct pl_frame *enemy = pl_find_frame(&asking->s->head, HLAS_FRAME_ENEMY);
    enum pl_lang lang = asking->phrase.lang;

    if (spell) {
        hlas_add_word(&asking->phrase,
                      hlas_spell_title(lang, (uint32_t)spell->arg[HLAS_SPELL_CARD]));
    } else if (enemy) {
        hlas_add_word(&asking->phrase,
                      hlas_solo_spell_title(lang, asking->s->public.faction[HLAS_RIVAL],
                                            (uint32_t)enemy->arg[0]));
    } else {
        hlas_add_word(&asking->phrase, "-");
    }
}

static void add_building(struct asking *asking, enum hlas_building building)
{
    hlas_add_word(&asking->phrase, hlas_building_title(asking->phrase.lang, building));
}

static void add_hero(struct asking *asking, enum hlas_hero hero)
{
    hlas_add_word(&asking->phrase, hlas_hero_title(asking->phrase.lang, hero));
}

/* Set-up. */

static enum hlas_text ask_continent(struct asking *asking)
{
    if (asking->frame->arg[0]) {
        return HLAS_TEXT_PROMPT_CONTINENT_ENEMY;
    }
    return hlas_standing(asking->s) ? HLAS_TEXT_PROMPT_CONTINENT_NEXT : HLAS_TEXT_PROMPT_CONTINENT;
}

/* Actions. */

static enum hlas_text ask_action(struct asking *asking)
{
    uint32_t placed = 0;

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        placed += asking->s->public.bar[asking->seat][i] == HLAS_BAR_TOKEN;
    }
    hlas_add_number(&asking->phrase, (int32_t)placed + 1);
    hlas_add_number(&asking->phrase, HLAS_ACTION_TOKENS);
    return HLAS_TEXT_PROMPT_ACTION;
}

static enum hlas_text ask_follow(struct asking *asking)
{
    const struct pl_frame *capital = pl_find_frame(&asking->s->head, HLAS_FRAME_CAPITAL);
    enum pl_lang lang = asking->phrase.lang;

    if (capital) {
        add_seat(asking, capital->seat);
    }
    hlas_add_word(&asking->phrase, hlas_place_title(lang, (uint32_t)asking->frame->arg[0]));
    return capital ? HLAS_TEXT_PROMPT_FOLLOW : HLAS_TEXT_PROMPT_FOLLOW_ENEMY;
}

static enum hlas_text ask_recruit(struct asking *asking)
{
    add_building(asking, HLAS_BARRACKS);
    return asking->frame->arg[0] ? HLAS_TEXT_PROMPT_RECRUIT_AGAIN : HLAS_TEXT_PROMPT_RECRUIT;
}

static enum hlas_text ask_rally(struct asking *asking)
{
    add_hero(asking, HLAS_PALADIN);
    return HLAS_TEXT_PROMPT_RALLY;
}

static enum hlas_text ask_build(struct asking *asking)
{
    add_building(asking, HLAS_WORKSHOP);
    return asking->frame->arg[0] ? HLAS_TEXT_PROMPT_BUILD_AGAIN : HLAS_TEXT_PROMPT_BUILD;
}

static enum hlas_text ask_research(struct asking *asking)
{
    const struct hlas_public *pub = &asking->s->public;
    pl_seat p = asking->seat;
    int32_t scribed = 0;

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        scribed += pub->scribed[p][i] != 0;
    }
    hlas_add_number(&asking->phrase, pub->library_count[p]);
    hlas_add_number(&asking->phrase, (int32_t)hlas_library_limit(asking->s, p));
    hlas_add_number(&asking->phrase, scribed);
    hlas_add_number(&asking->phrase, hlas_levels[pub->faction[p]][pub->level[p]].scribed);
    return HLAS_TEXT_PROMPT_RESEARCH;
}

static enum hlas_text ask_discard(struct asking *asking)
{
    if (asking->frame->arg[0]) {
        add_spell(asking);
        return HLAS_TEXT_PROMPT_DISCARD_CURSE;
    }
    hlas_add_number(&asking->phrase, asking->s->public.library_count[asking->seat]);
    hlas_add_number(&asking->phrase, (int32_t)hlas_library_limit(asking->s, asking->seat));
    return HLAS_TEXT_PROMPT_DISCARD;
}

static enum hlas_text ask_tax(struct asking *asking)
{
    return asking->frame->step         ? HLAS_TEXT_PROMPT_TAX_GIVE
           : hlas_has_teams(asking->s) ? HLAS_TEXT_PROMPT_TAX_TEAM
                                       : HLAS_TEXT_PROMPT_TAX;
}

/* Moves. */

static enum hlas_text ask_origin(struct asking *asking)
{
    bool is_spell = pl_find_frame(&asking->s->head, HLAS_FRAME_SPELL) != NULL;

    add_spell(asking);
    hlas_add_number(&asking->phrase, asking->frame->arg[1]);
    return asking->frame->arg[0] == HLAS_TO_TELEPORT ? HLAS_TEXT_PROMPT_ORIGIN_TELEPORT
           : asking->frame->arg[0] == HLAS_TO_MIRROR ? HLAS_TEXT_PROMPT_ORIGIN_MIRROR
           : is_spell                                ? HLAS_TEXT_PROMPT_ORIGIN_HASTE
                                                     : HLAS_TEXT_PROMPT_ORIGIN;
}

static void add_group(struct asking *asking)
{
    struct pl_text pen = hlas_pen(&asking->phrase);
    struct hlas_units own = hlas_group_units(asking->s, 0);
    struct hlas_units allied = hlas_group_units(asking->s, 1);

    hlas_write_units(asking->s, &pen, asking->phrase.lang, asking->seat, &own);
    if (hlas_has_allied(asking->s)) {
        pl_text_add(&pen, " + ");
        hlas_write_units(asking->s, &pen, asking->phrase.lang, hlas_ally(asking->s, asking->seat),
                         &allied);
        pl_text_add(&pen, hlas_text_of(asking->phrase.lang, HLAS_TEXT_BY_ALLY));
    }
}

static enum hlas_text ask_army(struct asking *asking)
{
    const struct pl_frame *frame = asking->frame;
    uint32_t extra = (uint32_t)frame->arg[1];

    if (frame->arg[2] == HLAS_TO_TELEPORT) {
        add_spell(asking);
        add_group(asking);
        return HLAS_TEXT_PROMPT_ARMY_TELEPORT;
    }
    add_region(asking, frame->arg[0]);
    if (!hlas_group_size(asking->s)) {
        return HLAS_TEXT_PROMPT_ARMY_EMPTY;
    }
    add_group(asking);
    uint32_t speed = hlas_group_speed(asking->s, asking->seat, (uint32_t)frame->arg[0]) + extra;
    hlas_add_number(&asking->phrase, frame->arg[2] == HLAS_TO_MIRROR ? 1 : (int32_t)speed);
    return HLAS_TEXT_PROMPT_ARMY;
}

static void add_vessel(struct asking *asking, pl_seat owner, uint32_t kind)
{
    hlas_add_word(&asking->phrase, hlas_unit_title(asking->s, asking->phrase.lang, owner, kind));
}

static enum hlas_text ask_crew(struct asking *asking)
{
    uint32_t kind = (uint32_t)asking->frame->arg[0];
    uint32_t vessel = kind - HLAS_SEA_VESSEL;
    uint32_t extra = (uint32_t)asking->frame->arg[1];

    add_vessel(asking, asking->seat, kind);
    add_region(asking, asking->s->public.vessel[asking->seat][vessel]);
    add_group(asking);
    hlas_add_number(&asking->phrase,
                    (int32_t)(hlas_vessel_speed(asking->s, asking->seat, vessel) + extra));
    return HLAS_TEXT_PROMPT_CREW;
}

static enum hlas_text ask_consent(struct asking *asking)
{
    add_seat(asking, (pl_seat)asking->frame->arg[0]);
    add_region(asking, asking->frame->arg[1]);
    return HLAS_TEXT_PROMPT_CONSENT;
}

static enum hlas_text ask_bombard(struct asking *asking)
{
    add_vessel(asking, asking->seat, HLAS_SEA_VESSEL);
    return HLAS_TEXT_PROMPT_BOMBARD;
}

static enum hlas_text ask_onward(struct asking *asking)
{
    const struct pl_frame *explore = pl_find_frame(&asking->s->head, HLAS_FRAME_EXPLORE);
    enum pl_lang lang = asking->phrase.lang;

    switch (asking->frame->arg[2]) {
    case HLAS_ONWARD_HOME:
        if (!hlas_building(asking->s, asking->frame->seat, HLAS_SKY_HARBOUR, 3)) {
            return HLAS_TEXT_PROMPT_ONWARD_AIR;
        }
        add_building(asking, HLAS_SKY_HARBOUR);
        return HLAS_TEXT_PROMPT_ONWARD_HOVER;
    case HLAS_ONWARD_RIDE: add_hero(asking, HLAS_KNIGHT); break;
    case HLAS_ONWARD_ATTACK:
        if (asking->frame->arg[1]) {
            add_hero(asking, HLAS_WOLF_RIDER);
        } else {
            add_building(asking, HLAS_STABLES);
        }
        break;
    default:
        hlas_add_word(&asking->phrase,
                      hlas_token_title(lang, explore ? (uint32_t)explore->arg[1] : HLAS_NO_TOKEN));
    }
    return HLAS_TEXT_PROMPT_ONWARD;
}

static enum hlas_text ask_pull(struct asking *asking)
{
    add_hero(asking, HLAS_PRIESTESS);
    return HLAS_TEXT_PROMPT_PULL;
}

static enum hlas_text ask_drag(struct asking *asking)
{
    if (asking->frame->step == 0) {
        add_hero(asking, HLAS_ASSASSIN);
        return HLAS_TEXT_PROMPT_DRAG;
    }
    add_vessel(asking, (pl_seat)asking->frame->arg[0], (uint32_t)asking->frame->arg[1]);
    return HLAS_TEXT_PROMPT_DRAG_TO;
}

/* Tokens. */

static void add_token(struct asking *asking)
{
    const struct pl_frame *explore = pl_find_frame(&asking->s->head, HLAS_FRAME_EXPLORE);

    hlas_add_word(
        &asking->phrase,
        hlas_token_title(asking->phrase.lang, explore ? (uint32_t)explore->arg[1] : HLAS_NO_TOKEN));
}

static enum hlas_text ask_dig(struct asking *asking)
{
    add_token(asking);
    return HLAS_TEXT_PROMPT_DIG;
}

static enum hlas_text ask_lose(struct asking *asking)
{
    struct pl_text pen;

    if (asking->frame->arg[2] != HLAS_LOSE_QUAKE) {
        add_token(asking);
        return HLAS_TEXT_PROMPT_LOSE;
    }
    add_spell(asking);
    pen = hlas_pen(&asking->phrase);
    hlas_say_number(&pen, asking->phrase.lang, HLAS_TEXT_UNITS_N, asking->frame->arg[0]);
    return HLAS_TEXT_PROMPT_LOSE_N;
}

static enum hlas_text ask_gain(struct asking *asking)
{
    add_left(asking);
    return HLAS_TEXT_PROMPT_GAIN;
}

static enum hlas_text ask_shed(struct asking *asking)
{
    add_token(asking);
    add_left(asking);
    return HLAS_TEXT_PROMPT_SHED;
}

/* Spells. */

static enum hlas_text ask_target(struct asking *asking)
{
    hlas_add_word(&asking->phrase,
                  hlas_spell_title(asking->phrase.lang, (uint32_t)asking->frame->arg[0]));
    return HLAS_TEXT_PROMPT_TARGET;
}

static enum hlas_text ask_answer(struct asking *asking)
{
    const struct pl_frame *spell = pl_find_frame(&asking->s->head, HLAS_FRAME_SPELL);

    if (!asking->frame->arg[0] || !spell) {
        add_spell(asking);
        return HLAS_TEXT_PROMPT_ANSWER_ENEMY;
    }
    add_seat(asking, spell->seat);
    add_spell(asking);
    return HLAS_TEXT_PROMPT_ANSWER;
}

/* The spell's name, then what is left to choose. */
static enum hlas_text ask_by_spell(struct asking *asking)
{
    static const uint16_t prompts[HLAS_FRAME_COUNT] = {
        [HLAS_FRAME_VOYAGE] = HLAS_TEXT_PROMPT_VOYAGE,
        [HLAS_FRAME_RAISE] = HLAS_TEXT_PROMPT_RAISE,
        [HLAS_FRAME_PEEK] = HLAS_TEXT_PROMPT_PEEK,
        [HLAS_FRAME_SWAP] = HLAS_TEXT_PROMPT_SWAP,
        [HLAS_FRAME_GUST] = HLAS_TEXT_PROMPT_GUST,
        [HLAS_FRAME_BANISH] = HLAS_TEXT_PROMPT_BANISH,
        [HLAS_FRAME_BURN] = HLAS_TEXT_PROMPT_BURN,
        [HLAS_FRAME_SUFFER] = HLAS_TEXT_PROMPT_SUFFER,
    };

    add_spell(asking);
    add_left(asking);
    return (enum hlas_text)prompts[asking->frame->kind];
}

static enum hlas_text ask_mirror(struct asking *asking)
{
    bool destroys = asking->frame->arg[2] == HLAS_DO_DESTROY;

    add_spell(asking);
    return destroys ? HLAS_TEXT_PROMPT_MIRROR_DESTROY : HLAS_TEXT_PROMPT_MIRROR;
}

/* Battles. */

static enum hlas_text ask_strike(struct asking *asking)
{
    if (asking->frame->arg[0]) {
        add_building(asking, HLAS_DRAGON_ROOST);
    } else {
        add_hero(asking, HLAS_ASSASSIN);
    }
    return HLAS_TEXT_PROMPT_STRIKE;
}

static enum hlas_text ask_chant(struct asking *asking)
{
    add_hero(asking, HLAS_SHAMAN);
    return HLAS_TEXT_PROMPT_CHANT;
}

/* Both strengths, the own one first. */
static void add_strengths(struct asking *asking)
{
    const uint8_t *strength = asking->s->public.battle.strength;
    uint32_t side = hlas_leads(asking->s, asking->seat) ? hlas_side_of(asking->s, asking->seat) : 0;

    hlas_add_number(&asking->phrase, strength[side]);
    hlas_add_number(&asking->phrase, strength[1 - side]);
}

static enum hlas_text ask_combat(struct asking *asking)
{
    add_strengths(asking);
    return HLAS_TEXT_PROMPT_COMBAT;
}

static enum hlas_text ask_tactic(struct asking *asking)
{
    add_strengths(asking);
    return HLAS_TEXT_PROMPT_TACTIC;
}

static void add_tactic(struct asking *asking)
{
    uint32_t side = hlas_side_of(asking->s, asking->seat);

    hlas_add_word(&asking->phrase,
                  hlas_tactic_title(asking->phrase.lang, asking->s->public.battle.tactic[side]));
}

static enum hlas_text ask_pay(struct asking *asking)
{
    struct hlas_price price = { { 0 } };
    struct pl_text pen;

    add_tactic(asking);
    price.of[asking->frame->arg[1]] = (uint8_t)asking->frame->arg[0];
    pen = hlas_pen(&asking->phrase);
    hlas_write_price(&pen, asking->phrase.lang, price);
    return HLAS_TEXT_PROMPT_PAY;
}

static enum hlas_text ask_bring(struct asking *asking)
{
    add_tactic(asking);
    return HLAS_TEXT_PROMPT_BRING;
}

static enum hlas_text ask_damage(struct asking *asking)
{
    add_left(asking);
    return HLAS_TEXT_PROMPT_DAMAGE;
}

static enum hlas_text ask_steal(struct asking *asking)
{
    bool is_elf = asking->s->public.faction[asking->seat] == HLAS_ELVES;

    add_building(asking, is_elf ? HLAS_SHADOW_GUILD : HLAS_WOLF_PENS);
    add_seat(asking, (pl_seat)asking->frame->arg[1]);
    add_left(asking);
    return HLAS_TEXT_PROMPT_STEAL;
}

static enum hlas_text ask_rebirth(struct asking *asking)
{
    add_vessel(asking, asking->seat, HLAS_AIR_VESSEL);
    return HLAS_TEXT_PROMPT_REBIRTH;
}

/* Prompts with words of their own; the others are their template. */
static say_prompt *const prompts[HLAS_FRAME_COUNT] = {
    [HLAS_FRAME_CONTINENT] = ask_continent,
    [HLAS_FRAME_ACTION] = ask_action,
    [HLAS_FRAME_FOLLOW] = ask_follow,
    [HLAS_FRAME_RECRUIT] = ask_recruit,
    [HLAS_FRAME_RALLY] = ask_rally,
    [HLAS_FRAME_BUILD] = ask_build,
    [HLAS_FRAME_RESEARCH] = ask_research,
    [HLAS_FRAME_DISCARD] = ask_discard,
    [HLAS_FRAME_TAX] = ask_tax,
    [HLAS_FRAME_ORIGIN] = ask_origin,
    [HLAS_FRAME_ARMY] = ask_army,
    [HLAS_FRAME_VOYAGE] = ask_by_spell,
    [HLAS_FRAME_CREW] = ask_crew,
    [HLAS_FRAME_CONSENT] = ask_consent,
    [HLAS_FRAME_BOMBARD] = ask_bombard,
    [HLAS_FRAME_ONWARD] = ask_onward,
    [HLAS_FRAME_PULL] = ask_pull,
    [HLAS_FRAME_DRAG] = ask_drag,
    [HLAS_FRAME_DIG] = ask_dig,
    [HLAS_FRAME_LOSE] = ask_lose,
    [HLAS_FRAME_GAIN] = ask_gain,
    [HLAS_FRAME_SHED] = ask_shed,
    [HLAS_FRAME_TARGET] = ask_target,
    [HLAS_FRAME_ANSWER] = ask_answer,
    [HLAS_FRAME_RAISE] = ask_by_spell,
    [HLAS_FRAME_PEEK] = ask_by_spell,
    [HLAS_FRAME_SWAP] = ask_by_spell,
    [HLAS_FRAME_GUST] = ask_by_spell,
    [HLAS_FRAME_BANISH] = ask_by_spell,
    [HLAS_FRAME_BURN] = ask_by_spell,
    [HLAS_FRAME_STRIKE] = ask_strike,
    [HLAS_FRAME_CHANT] = ask_chant,
    [HLAS_FRAME_COMBAT] = ask_combat,
    [HLAS_FRAME_TACTIC] = ask_tactic,
    [HLAS_FRAME_PAY] = ask_pay,
    [HLAS_FRAME_BRING] = ask_bring,
    [HLAS_FRAME_DAMAGE] = ask_damage,
    [HLAS_FRAME_STEAL] = ask_steal,
    [HLAS_FRAME_REBIRTH] = ask_rebirth,
    [HLAS_FRAME_SUFFER] = ask_by_spell,
    [HLAS_FRAME_MIRROR] = ask_mirror,
};

void hlas_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text)
{
    static const uint16_t templates[HLAS_FRAME_COUNT] = {
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_, is_) [HLAS_FRAME_##id_] = HLAS_TEXT_PROMPT_##id_,
#include "games/hlas/frames.def"
#undef QUESTION
#undef AUTOMATIC
    };
    const struct hlas *s = hlas_seen(obs);
    struct asking asking = {
        .phrase = hlas_phrase_of(s, lang, text),
        .s = s,
        .frame = pl_peek(&s->head),
        .seat = seat,
    };
    say_prompt *say = prompts[asking.frame->kind];
    enum hlas_text template = say ? say(&asking) : (enum hlas_text)templates[asking.frame->kind];

    hlas_say(text, &asking.phrase, template);
}
