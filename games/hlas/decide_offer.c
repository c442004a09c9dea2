/* Answers to spells as offers: what is being answered, and on whom it acts. Looks only at what
 * all players see. */
#include "games/hlas/effects_spell.h"

enum { TURNS_OF_ROUND = 64, CARDS = 64, SEATS_AND_CARDS = HLAS_SEATS * CARDS };
_Static_assert(HLAS_ACTION_TOKENS *HLAS_SEATS <= TURNS_OF_ROUND, "turns are told apart");
_Static_assert((int)HLAS_SPELL_COUNT <= CARDS, "spells are told apart");

static bool is_answer(const struct pl_frame *frame)
{
    return frame->kind == HLAS_FRAME_SPELL &&
           hlas_spell((uint32_t)frame->arg[HLAS_SPELL_CARD])->type == HLAS_TYPE_INTERRUPT;
}

/* Where on the stack the spell lies to which all answers on top of it go back (R-HLA-17.9). */
static uint32_t root(const struct hlas *s)
{
    uint32_t at = s->head.frame_count - 2;

    while (at > 0 && is_answer(&s->head.frame[at])) {
        at--;
    }
    return at;
}

/* No two that come one after the other, in any of the turns, have the same number. */
static uint32_t number_of(const struct hlas *s, uint32_t at)
{
    const struct pl_frame *frame = &s->head.frame[at];
    bool is_card = frame->kind == HLAS_FRAME_SPELL;
    uint32_t what = (uint32_t)frame->arg[is_card ? HLAS_SPELL_CARD : HLAS_ENEMY_HERO];

    return 1 + at * SEATS_AND_CARDS + frame->seat * CARDS + what;
}

static bool hits_region(const struct hlas *s, uint32_t side, uint32_t region)
{
    bool is_hit = false;

    for (; side; side &= side - 1) {
        is_hit = is_hit || hlas_held(s, (pl_seat)pl_lowest(side)) >> region & 1;
    }
    return is_hit;
}

/* Whether a spell of type cast or combat acts on one of these seats. */
static bool hits(const struct hlas *s, uint32_t side, const struct pl_frame *frame)
{
    const struct hlas_spell_fact *spell = hlas_spell((uint32_t)frame->arg[HLAS_SPELL_CARD]);
    struct hlas_aim aim = hlas_aim_of(frame->arg[HLAS_SPELL_TARGET]);

    if (spell->type == HLAS_TYPE_COMBAT) {
        return side >> hlas_leader(s, HLAS_ATTACKER) & 1 ||
               side >> hlas_leader(s, HLAS_DEFENDER) & 1;
    }
    switch ((enum hlas_target)spell->target) {
    case HLAS_TARGET_NONE: return spell->effect.what == HLAS_DO_DRAIN && !(side >> frame->seat & 1);
    case HLAS_TARGET_REGION: return aim.is_given && hits_region(s, side, aim.region);
    case HLAS_TARGET_SOLDIER:
    case HLAS_TARGET_FIGHTER:
    case HLAS_TARGET_CHAMPION:
    case HLAS_TARGET_VESSEL:
    case HLAS_TARGET_OPPONENT:
    case HLAS_TARGET_ARMY:
    case HLAS_TARGET_CHANGELING: return aim.is_given && side >> aim.seat & 1;
    case HLAS_TARGET_OWN_REGION:
    case HLAS_TARGET_HOME:
    case HLAS_TARGET_HERO: break;
    }
    return false;
}

/* An answer acts on the spell below it, and so on its caster. The solo enemy means the person with
 * all that it casts. */
static bool concerns(const struct hlas *s, pl_seat seat)
{
    uint32_t at = s->head.frame_count - 2;
    const struct pl_frame *frame = &s->head.frame[at];
    pl_seat ally = hlas_ally(s, seat);
    uint32_t side = 1u << seat | (ally == PL_NOBODY ? 0 : 1u << ally);

    if (is_answer(frame)) {
        return side >> s->head.frame[at - 1].seat & 1;
    }
    return frame->kind != HLAS_FRAME_SPELL || hits(s, side, frame);
}

struct pl_offer hlas_offer(const struct pl_obs *obs, pl_seat seat)
{
    const struct hlas *s = hlas_seen(obs);
    const struct pl_frame *top = pl_peek(&s->head);
    struct pl_offer offer = {
        .turn = 1 + (uint32_t)s->public.round * TURNS_OF_ROUND + s->public.turn,
    };

    if (top->kind != HLAS_FRAME_ANSWER) {
        return offer;
    }
    offer.cause = number_of(s, root(s));
    if (top->seat == seat) {
        offer.pass = pl_act(HLAS_ACT_PASS, 0, 0, 0);
        offer.concerns = concerns(s, seat);
    }
    return offer;
}
