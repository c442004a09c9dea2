/* Why set-up, the choice of an action and the capital actions refuse an action: the reasons of
 * games/hlas/reasons.def. */
#include "games/hlas/why.h"

#include "games/hlas/decide.h"

pl_reason hlas_why_no_card(const struct hlas *s, pl_seat p, uint32_t spell)
{
    if (hlas_library_options(s, p) >> spell & 1) {
        return HLAS_REASON_NONE;
    }
    return pl_bag_has(&s->private[p].library, spell) ? HLAS_REASON_SAME_CARD
                                                     : HLAS_REASON_NOT_IN_LIBRARY;
}

pl_reason hlas_why_no_region(const struct hlas *s, uint32_t region)
{
    if (region == HLAS_NO_REGION) {
        return HLAS_REASON_NO_SUCH;
    }
    return hlas_in_play(s) >> region & 1 ? HLAS_REASON_NONE : HLAS_REASON_OUT_OF_PLAY;
}

/* Other questions. */

static bool is_scribed(const struct hlas *s, pl_seat p, uint32_t spell)
{
    bool is_there = false;

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        is_there |= s->public.scribed[p][i] == spell;
    }
    return is_there;
}

/* R-HLA-17.12: why a spell is not cast now. */
static pl_reason why_not_cast(const struct hlas *s, uint32_t spell)
{
    switch ((enum hlas_spell_type)hlas_spell(spell)->type) {
    case HLAS_TYPE_INTERRUPT: return HLAS_REASON_ONLY_AS_ANSWER;
    case HLAS_TYPE_COMBAT:
        return s->public.battle.region ? HLAS_REASON_OTHER_QUESTION : HLAS_REASON_ONLY_IN_BATTLE;
    case HLAS_TYPE_CAST:
    case HLAS_TYPE_NONE: break;
    }
    return HLAS_REASON_OTHER_QUESTION;
}

/* A spell that no question asks for now. */
static pl_reason why_no_spell(const struct hlas *s, pl_seat p, pl_action action)
{
    uint32_t spell = pl_act_a(action);

    if (!pl_bag_has(&s->private[p].library, spell) && !is_scribed(s, p, spell)) {
        return HLAS_REASON_NOT_IN_LIBRARY;
    }
    switch (pl_act_kind(action)) {
    case HLAS_ACT_CAST: return why_not_cast(s, spell);
    case HLAS_ACT_ANSWER:
        return hlas_spell(spell)->type == HLAS_TYPE_INTERRUPT ? HLAS_REASON_ONLY_AS_ANSWER
                                                              : HLAS_REASON_OTHER_QUESTION;
    default: return HLAS_REASON_OTHER_QUESTION;
    }
}

pl_reason hlas_why_elsewhere(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_FACTION:
        return s->public.faction[seat] ? HLAS_REASON_FACTION_CHOSEN : HLAS_REASON_OTHER_QUESTION;
    case HLAS_ACT_SCRIBE:
    case HLAS_ACT_DISCARD:
    case HLAS_ACT_CAST:
    case HLAS_ACT_ANSWER: return why_no_spell(s, seat, action);
    case HLAS_ACT_TACTIC:
        return s->public.battle.region ? HLAS_REASON_OTHER_QUESTION : HLAS_REASON_NO_BATTLE;
    default: return HLAS_REASON_OTHER_QUESTION;
    }
}

/* Set-up. */

pl_reason hlas_why_faction(const struct hlas *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) != HLAS_ACT_FACTION) {
        return hlas_why_elsewhere(s, seat, action);
    }
    return hlas_free_factions(s) >> pl_act_a(action) & 1 ? HLAS_REASON_NONE
                                                         : HLAS_REASON_FACTION_TAKEN;
}

/* What is wrong with a region as the place of a capital, or 0. */
static pl_reason why_no_site(const struct hlas *s, uint32_t region)
{
    if (region == HLAS_NO_REGION) {
        return HLAS_REASON_NO_SUCH;
    }
    if (!(hlas_capital_sites() >> region & 1)) {
        return HLAS_REASON_NOT_CAPITAL_SITE;
    }
    return hlas_standing(s) >> region & 1 ? HLAS_REASON_CONTINENT_TAKEN : HLAS_REASON_NONE;
}

pl_reason hlas_why_continent(const struct hlas *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) != HLAS_ACT_SETTLE) {
        return hlas_why_elsewhere(s, seat, action);
    }
    if (hlas_free_sites(s) >> pl_act_a(action) & 1) {
        return HLAS_REASON_NONE;
    }
    pl_reason reason = why_no_site(s, pl_act_a(action));
    return reason ? reason : HLAS_REASON_NOT_NEIGHBOUR;
}

pl_reason hlas_why_outland(const struct hlas *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == HLAS_ACT_DROP ? why_no_site(s, pl_act_a(action))
                                                : hlas_why_elsewhere(s, seat, action);
}

/* The choice of an action. */

#define OPENS(place_) (1u << HLAS_PLACE_##place_)

enum {
    MARCHES = OPENS(MARCH) | OPENS(MARCH_2),
    MOVES = MARCHES | OPENS(SAIL) | OPENS(FLY),
};

/* R-HLA-4.3: which places of the bar lead to an action. A region may be meant in many ways; the
 * first action that names one answers for all. */
static const uint16_t openings[HLAS_ACT_COUNT] = {
    [HLAS_ACT_RECRUIT] = OPENS(RECRUIT),
    [HLAS_ACT_PAIR] = OPENS(RECRUIT),
    [HLAS_ACT_CONSTRUCT] = OPENS(BUILD),
    [HLAS_ACT_BUILDING] = OPENS(BUILD),
    [HLAS_ACT_UPGRADE] = OPENS(BUILD),
    [HLAS_ACT_TOWER] = OPENS(BUILD) | MOVES,
    [HLAS_ACT_RESEARCH] = OPENS(RESEARCH),
    [HLAS_ACT_SCRIBE] = OPENS(RESEARCH) | OPENS(CAST),
    [HLAS_ACT_TAX] = OPENS(TAX),
    [HLAS_ACT_GIVE] = OPENS(TAX),
    [HLAS_ACT_FROM] = MARCHES,
    [HLAS_ACT_TAKE] = MOVES,
    [HLAS_ACT_GO] = MOVES,
    [HLAS_ACT_VESSEL] = OPENS(SAIL) | OPENS(FLY),
    [HLAS_ACT_CAST] = OPENS(CAST),
};

/* The first place that the question on top offers. */
static uint32_t first_place(const struct hlas *s)
{
    return pl_peek(&s->head)->kind == HLAS_FRAME_MUSTER ? HLAS_CAPITAL_PLACES : 0;
}

uint32_t hlas_openings(const struct hlas *s, pl_action action)
{
    uint32_t places = (uint32_t)openings[pl_act_kind(action)] >> first_place(s) << first_place(s);

    return places & OPENS(MARCH) ? places & ~OPENS(MARCH_2) : places;
}

uint32_t hlas_free_openings(const struct hlas *s, pl_seat seat, pl_action action)
{
    return openings[pl_act_kind(action)] & hlas_free_places(s, seat, first_place(s));
}

/* R-HLA-4.4, R-HLA-11.4 */
static pl_reason why_no_place(const struct hlas *s, pl_seat seat, uint32_t place)
{
    if (hlas_free_places(s, seat, first_place(s)) >> place & 1) {
        return HLAS_REASON_NONE;
    }
    if (place < first_place(s)) {
        return HLAS_REASON_NOT_COMMAND;
    }
    switch (s->public.bar[seat][place]) {
    case HLAS_BAR_TOKEN: return HLAS_REASON_PLACE_TOKEN;
    case HLAS_BAR_SERF: return HLAS_REASON_PLACE_SERF;
    default: return HLAS_REASON_FIRST_MARCH;
    }
}

/* R-HLA-8.3: whether the question behind a place of the bar could ever take the action. */
static bool has_opening(pl_action action)
{
    bool is_scribing = pl_act_kind(action) == HLAS_ACT_SCRIBE;

    return openings[pl_act_kind(action)] &&
           !(is_scribing && hlas_spell(pl_act_a(action))->type != HLAS_TYPE_CAST);
}

/* R-HLA-3.10: no action on the bar leads to a region that is out of play. */
static pl_reason why_never(const struct hlas *s, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_TOWER:
    case HLAS_ACT_FROM:
    case HLAS_ACT_GO: return hlas_why_no_region(s, pl_act_a(action));
    default: return HLAS_REASON_NONE;
    }
}

/* Whatever an action would lead to. */
static pl_reason why_not_yet(const struct hlas *s, pl_seat seat, pl_action action)
{
    pl_reason reason = why_never(s, action);

    if (reason) {
        return reason;
    }
    reason = hlas_why_elsewhere(s, seat, action);
    if (reason != HLAS_REASON_OTHER_QUESTION || !has_opening(action)) {
        return reason;
    }
    if (!hlas_openings(s, action)) {
        return HLAS_REASON_NOT_COMMAND;
    }
    return hlas_free_openings(s, seat, action) ? HLAS_REASON_ACTION_FIRST : HLAS_REASON_ACTION_USED;
}

pl_reason hlas_why_action(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_ACT: return why_no_place(s, seat, pl_act_a(action));
    case HLAS_ACT_PASS:
    case HLAS_ACT_DONE: return HLAS_REASON_NO_PASS;
    case HLAS_ACT_FOLLOW: return HLAS_REASON_FOLLOW_OTHERS;
    case HLAS_ACT_MUSTER: return HLAS_REASON_MUSTER_LATER;
    default: return why_not_yet(s, seat, action);
    }
}

pl_reason hlas_why_follow(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    return kind == HLAS_ACT_FOLLOW || kind == HLAS_ACT_PASS ? HLAS_REASON_NONE
                                                            : hlas_why_elsewhere(s, seat, action);
}

pl_reason hlas_why_muster(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_MUSTER: return why_no_place(s, seat, pl_act_a(action));
    case HLAS_ACT_PASS: return HLAS_REASON_NONE;
    default: return why_not_yet(s, seat, action);
    }
}

/* Recruiting. */

pl_reason hlas_why_recruit(const struct hlas *s, pl_seat seat, pl_action action)
{
    bool is_second = pl_peek(&s->head)->arg[HLAS_RECRUIT_WARRIORS] > 0;

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_RECRUIT: return hlas_refuse_recruit(s, seat, pl_act_a(action), is_second);
    case HLAS_ACT_PAIR: return hlas_refuse_pair(s, seat, is_second);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_rally(const struct hlas *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) != HLAS_ACT_PLACE) {
        return hlas_why_elsewhere(s, seat, action);
    }
    return hlas_rally_places(s, seat) >> pl_act_a(action) & 1 ? HLAS_REASON_NONE
                                                              : HLAS_REASON_NOT_RALLY;
}

/* Building. */

/* The limit of the level stands before everything else: it holds for every region. */
static pl_reason why_no_tower(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint32_t towers = (uint32_t)__builtin_popcountll(hlas_towers(s, p));
    pl_reason reason = hlas_why_no_region(s, region);

    if (!reason) {
        reason = hlas_refuse_tower(s, p, region);
    }
    return reason && towers >= hlas_towers_allowed(s, p) ? HLAS_REASON_TOWER_LIMIT : reason;
}

pl_reason hlas_why_build(const struct hlas *s, pl_seat seat, pl_action action)
{
    enum hlas_kind kind = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_CONSTRUCT:
        return kind < HLAS_SEA_VESSEL ? HLAS_REASON_NOT_VESSEL : hlas_refuse_unit(s, seat, kind);
    case HLAS_ACT_BUILDING: return hlas_refuse_building(s, seat, kind);
    case HLAS_ACT_UPGRADE: return hlas_refuse_upgrade(s, seat);
    case HLAS_ACT_TOWER: return why_no_tower(s, seat, pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* Research, scribing and cards. */

static pl_reason why_no_scribing(const struct hlas *s, pl_seat p, uint32_t spell)
{
    pl_reason limit = hlas_refuse_scribing(s, p);
    pl_reason reason = hlas_why_no_card(s, p, spell);

    if (!reason && hlas_spell(spell)->type != HLAS_TYPE_CAST) {
        reason = HLAS_REASON_NEVER_SCRIBED;
    }
    return reason ? reason : limit;
}

pl_reason hlas_why_research(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE:
    case HLAS_ACT_RESEARCH: return HLAS_REASON_NONE;
    case HLAS_ACT_SCRIBE: return why_no_scribing(s, seat, pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_discard(const struct hlas *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) == HLAS_ACT_DISCARD) {
        return hlas_why_no_card(s, seat, pl_act_a(action));
    }
    return hlas_names_spell(action) ? HLAS_REASON_OTHER_QUESTION
                                    : hlas_why_elsewhere(s, seat, action);
}

/* Tax and resources of choice. */

pl_reason hlas_why_tax(const struct hlas *s, pl_seat seat, pl_action action)
{
    bool is_after = pl_peek(&s->head)->step == HLAS_TAX_AFTER;

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return is_after ? HLAS_REASON_NONE : HLAS_REASON_TAX_FIRST;
    case HLAS_ACT_TAX: return is_after ? HLAS_REASON_TAX_TAKEN : HLAS_REASON_NONE;
    case HLAS_ACT_GIVE: return hlas_refuse_gift(s, seat, pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_gain(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t allowed = (uint32_t)pl_peek(&s->head)->arg[HLAS_GAIN_ALLOWED];

    if (pl_act_kind(action) != HLAS_ACT_GAIN) {
        return hlas_why_elsewhere(s, seat, action);
    }
    return allowed >> pl_act_a(action) & 1 ? HLAS_REASON_NONE : HLAS_REASON_NOT_OFFERED;
}

pl_reason hlas_why_shed(const struct hlas *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == HLAS_ACT_SHED ? hlas_refuse_shedding(s, seat, pl_act_a(action))
                                                : hlas_why_elsewhere(s, seat, action);
}
