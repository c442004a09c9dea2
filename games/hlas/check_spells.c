/* What must hold of spells under way and of the solo enemy's turn, so that play can continue. */
#include "games/hlas/effects_solo.h"
#include "games/hlas/effects_spell.h"

static bool has_legal(const struct hlas *s, const struct pl_frame *frame,
                      void (*legal)(const struct hlas *s, pl_seat seat, struct pl_legal *list))
{
    struct pl_legal list = { .count = 0 };

    legal(s, frame->seat, &list);
    return list.count > 0;
}

/* Spells. */

/* R-HLA-17.12: combat spells in a battle by its leaders, spells of type cast outside of one: a
 * battle may come of them. */
static const char *check_caster(const struct hlas *s, const struct pl_frame *frame, uint32_t spell)
{
    const struct pl_frame *battle = hlas_battle_frame(s);

    switch ((enum hlas_spell_type)hlas_spell(spell)->type) {
    case HLAS_TYPE_CAST: return battle && battle < frame ? "a battle is going on" : NULL;
    case HLAS_TYPE_COMBAT:
        return battle && battle < frame && hlas_leads(s, frame->seat)
                   ? NULL
                   : "a combat spell without a battle";
    case HLAS_TYPE_INTERRUPT:
    case HLAS_TYPE_NONE: return NULL;
    }
    return NULL;
}

static bool is_scribed(const struct hlas *s, pl_seat p, int32_t spell, int32_t source)
{
    return s->public.scribed[p][source - 1] == spell;
}

/* An older program aimed at the crew of a Galleon that fires from afar as if it were in the region
 * attacked. */
static bool is_aim(const struct hlas *s, const struct pl_frame *frame)
{
    const struct hlas_battle *battle = &s->public.battle;
    struct hlas_aim aim = hlas_aim_of(frame->arg[HLAS_SPELL_TARGET]);
    struct pl_legal list = { .count = 0 };
    bool is_afar = battle->from && aim.region == battle->region;

    if (frame->arg[HLAS_SPELL_TARGET] == 0) {
        return true;
    }
    hlas_add_targets(s, frame->seat, (uint32_t)frame->arg[HLAS_SPELL_CARD], &list);
    return aim.is_given &&
           (pl_legal_has(&list, pl_act(HLAS_ACT_TARGET, aim.region, aim.seat, aim.kind)) ||
            (is_afar &&
             pl_legal_has(&list, pl_act(HLAS_ACT_TARGET, battle->from, aim.seat, aim.kind))));
}

/* What an interrupt answers. */
static bool is_answerable(const struct pl_frame *under)
{
    return (under->kind == HLAS_FRAME_SPELL && under->step == HLAS_SPELL_WINDOW) ||
           (under->kind == HLAS_FRAME_ENEMY && under->step == HLAS_ENEMY_SPELL);
}

/* Cancelled while answers come; rewarded once the spell acts, or not by an older program. */
static bool are_spell_flags(const struct pl_frame *frame)
{
    return frame->step <= HLAS_SPELL_RESOLVE ? frame->flag <= HLAS_FLAG_SPELL_CANCELLED
                                             : (frame->flag & ~HLAS_FLAG_SPELL_REWARDED) == 0;
}

static const char *check_spell_frame(const struct hlas *s, const struct pl_frame *frame)
{
    int32_t spell = frame->arg[HLAS_SPELL_CARD];
    int32_t source = frame->arg[HLAS_SPELL_SOURCE];
    bool is_open = frame->step <= HLAS_SPELL_RESOLVE;

    if (!hlas_is_alive(s, frame->seat) || frame->step == HLAS_SPELL_ANNOUNCE ||
        !are_spell_flags(frame)) {
        return "no such spell is cast";
    }
    if (source != HLAS_FROM_LIBRARY && !is_scribed(s, frame->seat, spell, source)) {
        return "a spell that is not scribed is cast";
    }
    if (hlas_spell((uint32_t)spell)->type == HLAS_TYPE_INTERRUPT) {
        return is_open && source == HLAS_FROM_LIBRARY && is_answerable(frame - 1) &&
                       frame->arg[HLAS_SPELL_TARGET] == 0
                   ? NULL
                   : "an answer to nothing";
    }
    if (is_open && !is_aim(s, frame)) {
        return "a spell has no such target";
    }
    return check_caster(s, frame, (uint32_t)spell);
}

/* Whether a card is where it is cast from and can be paid. */
static bool can_cast(const struct hlas *s, pl_seat p, int32_t spell, int32_t source)
{
    bool is_there = source == HLAS_FROM_LIBRARY
                        ? pl_bag_has(&s->private[p].library, (uint32_t)spell)
                        : is_scribed(s, p, spell, source);

    return is_there && hlas_spell_mana(s, p, (uint32_t)spell) <= s->public.resource[p][HLAS_MANA];
}

static const char *check_target_frame(const struct hlas *s, const struct pl_frame *frame)
{
    int32_t spell = frame->arg[HLAS_TARGET_SPELL];
    const struct pl_frame *under = frame - 1;

    if (check_caster(s, frame, (uint32_t)spell) || !has_legal(s, frame, hlas_legal_target)) {
        return "a target of no spell";
    }
    if (frame->arg[HLAS_TARGET_OF_COPY]) {
        return under->kind == HLAS_FRAME_SPELL && under->step == HLAS_SPELL_COPIES &&
                       under->arg[HLAS_SPELL_CARD] == spell
                   ? NULL
                   : "a copy of no spell";
    }
    return can_cast(s, frame->seat, spell, frame->arg[HLAS_TARGET_SOURCE])
               ? NULL
               : "a spell that cannot be cast";
}

static const char *check_answer_frame(const struct pl_frame *frame)
{
    const struct pl_frame *under = frame - 1;
    int32_t spell = under->kind == HLAS_FRAME_SPELL ? under->arg[HLAS_SPELL_CARD] : HLAS_NO_SPELL;
    bool is_own = under->kind == HLAS_FRAME_SPELL && under->seat == frame->seat;

    return is_answerable(under) && !is_own && frame->arg[HLAS_ANSWER_SPELL] == spell
               ? NULL
               : "an answer to nothing";
}

/* Questions of effects. */

static bool is_known_token(const struct hlas *s, pl_seat p, int32_t code)
{
    uint32_t region = (uint32_t)code / HLAS_TOKEN_PILE;
    uint32_t place = (uint32_t)code % HLAS_TOKEN_PILE;

    return code == 0 || (code > 0 && region > 0 && region < HLAS_REGION_COUNT &&
                         place < s->public.down[region] && s->private[p].seen[region][place]);
}

/* Tokens looked at ascend, and there is room for the looks left. */
static const char *check_scrying(const struct hlas *s, const struct pl_frame *frame, int32_t looks)
{
    const int16_t *arg = frame->arg;
    int32_t seen =
        (arg[HLAS_PEEK_SEEN] != 0) + (arg[HLAS_PEEK_SEEN_2] != 0) + (arg[HLAS_PEEK_SEEN_3] != 0);

    for (uint32_t i = HLAS_PEEK_SEEN; i <= HLAS_PEEK_SEEN_3; i++) {
        bool is_first = i == HLAS_PEEK_SEEN;
        if (!is_known_token(s, frame->seat, arg[i]) ||
            (!is_first && arg[i] && arg[i] <= arg[i - 1]) || (!is_first && !arg[i] && arg[i - 1])) {
            return "a token that nobody looked at";
        }
    }
    return looks + seen > HLAS_LOOKS ? "too many looks" : NULL;
}

static const char *check_gust(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t owner = (uint32_t)frame->arg[HLAS_GUST_OWNER];

    if (owner >= hlas_players(s) || !hlas_is_foe(s, frame->seat, (pl_seat)owner) ||
        !s->public.vessel[owner][frame->arg[HLAS_GUST_VESSEL] - HLAS_SEA_VESSEL]) {
        return "a gale without a vessel";
    }
    return has_legal(s, frame, hlas_legal_gust) ? NULL : "a gale to nowhere";
}

static const char *check_banish(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t owner = (uint32_t)frame->arg[HLAS_BANISH_OWNER];

    return owner < hlas_players(s) && hlas_is_alive(s, (pl_seat)owner) &&
                   s->public.capital[owner] != frame->arg[HLAS_BANISH_REGION]
               ? NULL
               : "nobody to banish";
}

static const char *check_effect_frame(const struct hlas *s, const struct pl_frame *frame)
{
    if (frame[-1].step != HLAS_SPELL_COPIES) {
        return "an effect of no spell";
    }
    switch (frame->kind) {
    case HLAS_FRAME_RAISE:
        return frame->arg[HLAS_RAISE_MOST] <= (int32_t)hlas_supply(s, frame->seat, HLAS_SERF)
                   ? NULL
                   : "serfs that are not there";
    case HLAS_FRAME_PEEK: return check_scrying(s, frame, frame->arg[HLAS_PEEK_LEFT]);
    case HLAS_FRAME_SWAP: return check_scrying(s, frame, 0);
    case HLAS_FRAME_GUST: return check_gust(s, frame);
    case HLAS_FRAME_BANISH: return check_banish(s, frame);
    default: /* BURN */
        return s->public.battle.region && hlas_leads(s, frame->seat) ? NULL : "a fire of nothing";
    }
}

static const char *check_spell_question(const struct hlas *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case HLAS_FRAME_SPELL: return check_spell_frame(s, frame);
    case HLAS_FRAME_TARGET:
    case HLAS_FRAME_ANSWER:
    case HLAS_FRAME_RAISE:
    case HLAS_FRAME_PEEK:
    case HLAS_FRAME_SWAP:
    case HLAS_FRAME_GUST:
    case HLAS_FRAME_BANISH:
    case HLAS_FRAME_BURN: break;
    default: return NULL;
    }
    if (!hlas_is_alive(s, frame->seat)) {
        return "a question of a spell to nobody";
    }
    if (frame->kind == HLAS_FRAME_TARGET) {
        return check_target_frame(s, frame);
    }
    return frame->kind == HLAS_FRAME_ANSWER ? check_answer_frame(frame)
                                            : check_effect_frame(s, frame);
}

const char *hlas_check_spells(const struct hlas *s)
{
    const char *reason = NULL;

    for (uint32_t i = 0; i < s->head.frame_count && !reason; i++) {
        reason = check_spell_question(s, &s->head.frame[i]);
    }
    return reason;
}

/* The solo enemy. */

static const char *check_cards(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t out = pub->solo_discard;

    for (uint32_t i = 0; i <= HLAS_SOLO_ACTIONS; i++) {
        uint32_t card = i < HLAS_SOLO_ACTIONS ? pub->solo_slot[i] : pub->solo_hand;
        uint32_t bit = card ? 1u << (card - 1) : 0;
        if (card >= HLAS_SOLO_CARD_COUNT || (out & bit)) {
            return "a solo card is in two places";
        }
        out |= bit;
    }
    return NULL;
}

static const char *check_rival(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t faction = pub->faction[HLAS_RIVAL];

    if (pub->solo_space > HLAS_SOLO_SPACES) {
        return "the track of the solo enemy is shorter";
    }
    /* In set-up it is not there yet, and in the end it may be gone. */
    if (s->head.frame[0].kind != HLAS_FRAME_ROUND || !hlas_is_alive(s, HLAS_RIVAL)) {
        return check_cards(s);
    }
    if (pub->level[HLAS_RIVAL] != hlas_solo_spaces[faction][pub->solo_space].level) {
        return "the level of the solo enemy is not that of its space";
    }
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if (!pub->hero[HLAS_RIVAL][hero]) {
            return "a hero of the solo enemy is not in play";
        }
    }
    return check_cards(s);
}

/* ENEMY of a card lies on ROUND; that of a move on that of a card. */
static const char *check_enemy_frame(const struct hlas *s, const struct pl_frame *frame)
{
    const struct pl_frame *under = frame - 1;
    bool is_move = frame->step >= HLAS_ENEMY_MOVE;

    if (!hlas_is_solo(s) || frame->step == HLAS_ENEMY_CARD ||
        frame->arg[HLAS_ENEMY_DRAWN] != s->public.solo_slot[frame->arg[HLAS_ENEMY_HERO]]) {
        return "the solo enemy does nothing";
    }
    if (is_move) {
        return under->kind == HLAS_FRAME_ENEMY && under->step < HLAS_ENEMY_MOVE
                   ? NULL
                   : "a move of the solo enemy without a card";
    }
    return under->kind == HLAS_FRAME_ROUND ? NULL : "a card of the solo enemy at the wrong time";
}

static const char *check_solo_question(const struct hlas *s, const struct pl_frame *frame)
{
    bool is_suffering = frame->kind == HLAS_FRAME_SUFFER;
    int32_t effect = frame->arg[HLAS_MIRROR_EFFECT];

    if (!hlas_is_solo(s) || frame[-1].step >= HLAS_ENEMY_END) {
        return "a spell of no solo enemy";
    }
    if (!is_suffering && effect != HLAS_DO_JOIN && effect != HLAS_DO_TUNNEL &&
        effect != HLAS_DO_DESTROY) {
        return "a spell that has no mirror";
    }
    return has_legal(s, frame, is_suffering ? hlas_legal_suffer : hlas_legal_mirror)
               ? NULL
               : "a spell of the solo enemy without a choice";
}

const char *hlas_check_solo(const struct hlas *s)
{
    const char *reason = hlas_is_solo(s) ? check_rival(s) : NULL;

    for (uint32_t i = 0; i < s->head.frame_count && !reason; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (frame->kind == HLAS_FRAME_ENEMY) {
            reason = check_enemy_frame(s, frame);
        } else if (frame->kind == HLAS_FRAME_SUFFER || frame->kind == HLAS_FRAME_MIRROR) {
            reason = check_solo_question(s, frame);
        }
    }
    return reason;
}
