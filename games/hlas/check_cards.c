/* Invariants of spells and tokens: nothing is twice, nothing is lost. */
#include "games/hlas/check.h"

/* Spells. */

/* Whether the library of a seat may be over its limit: it is about to discard. */
static bool is_discarding(const struct hlas *s, pl_seat p)
{
    const struct pl_frame *top = s->head.frame_count ? pl_peek(&s->head) : NULL;

    return top && top->kind == HLAS_FRAME_DISCARD && top->seat == p;
}

/* R-HLA-6.7, R-HLA-8.2, R-HLA-8.4 */
static const char *check_scribed(const struct hlas *s, pl_seat p, struct pl_bag *rest)
{
    const struct hlas_public *pub = &s->public;
    uint32_t limit = hlas_levels[pub->faction[p]][pub->level[p]].scribed;

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        uint32_t spell = pub->scribed[p][i];
        uint32_t state = pub->scribed_state[p][i];
        bool has_gap = i > 0 && spell && !pub->scribed[p][i - 1];
        if (spell >= HLAS_SPELL_COUNT || state >= HLAS_SCRIBED_COUNT ||
            (spell != 0) != (state != 0) || has_gap || (spell && i >= limit)) {
            return "a scribed spell is out of place";
        }
        if (spell && (hlas_spell(spell)->type != HLAS_TYPE_CAST || !pl_bag_has(rest, spell))) {
            return "a spell is scribed that cannot be";
        }
        if (spell) {
            pl_bag_remove(rest, spell);
        }
    }
    return NULL;
}

static const char *check_library(const struct hlas *s, pl_seat p, struct pl_bag *rest)
{
    const struct hlas_private *own = &s->private[p];
    uint32_t count = s->public.library_count[p];

    if (!hlas_take_bag(rest, &own->library) || pl_bag_total(&own->library) != count) {
        return "a library is wrong";
    }
    if (!is_discarding(s, p) && count > hlas_library_limit(s, p)) {
        return "a library is over its limit";
    }
    return own->spare[0] || own->spare[1] || own->spare[2] ? "a spare byte is used" : NULL;
}

/* R-HLA-8.8: everything in the discard pile was seen by all or thrown there by a player. */
static const char *check_discard(const struct hlas *s)
{
    struct pl_bag rest = s->secret.discard;
    bool is_fine = pl_bag_is_sane(&rest) && hlas_take_bag(&rest, &s->public.seen_discard);

    for (pl_seat p = 0; p < s->head.seats && is_fine; p++) {
        is_fine = hlas_take_bag(&rest, &s->private[p].thrown) &&
                  pl_bag_total(&s->private[p].thrown) == s->public.thrown_count[p];
    }
    return is_fine && pl_bag_is_empty(&rest) ? NULL : "the discard pile is not what was put there";
}

/* R-HLA-1.6 */
static const char *check_spells(const struct hlas *s)
{
    struct pl_bag rest = hlas_all_spells;
    struct pl_bag flight = hlas_spells_in_flight(s);
    const char *reason = check_discard(s);

    for (pl_seat p = 0; p < s->head.seats && !reason; p++) {
        reason = check_library(s, p, &rest);
        reason = reason ? reason : check_scribed(s, p, &rest);
    }
    if (reason) {
        return reason;
    }
    if (!hlas_take_bag(&rest, &flight) || !hlas_take_bag(&rest, &s->secret.discard) ||
        !hlas_take_bag(&rest, &s->secret.deck) || !pl_bag_is_empty(&rest)) {
        return "the spells are not complete";
    }
    return pl_bag_total(&s->secret.deck) != s->public.draw_count ||
                   pl_bag_total(&s->secret.discard) != s->public.discard_count
               ? "the piles are of another size"
               : NULL;
}

/* Tokens. */

static bool is_token_of(uint32_t token, uint32_t region)
{
    return token < HLAS_TOKEN_COUNT &&
           (token == 0 || (token >= HLAS_SEA_TOKEN_FIRST) == hlas_is_sea(region));
}

/* R-HLA-27.2: a face-down token is known only to players who looked. */
static const char *check_known(const struct hlas *s, uint32_t region, uint32_t place)
{
    uint32_t token = s->secret.token[region][place];
    uint32_t seats = s->public.peeked[region][place];

    if (seats >> s->head.seats || (token != 0) != (seats != 0) || !is_token_of(token, region) ||
        (token && place >= s->public.down[region])) {
        return "a face-down token is known wrongly";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->private[p].seen[region][place] != (seats >> p & 1 ? token : 0)) {
            return "a seat remembers another token";
        }
    }
    return NULL;
}

/* Tokens of a pile lie in order, at most two in all. */
static const char *check_pile(const struct hlas *s, uint32_t region)
{
    const uint8_t *up = s->public.up[region];
    const uint8_t *stay = s->public.stay[region];
    uint32_t count = s->public.down[region] + (uint32_t)(up[0] != 0) + (up[1] != 0) +
                     (stay[0] != 0) + (stay[1] != 0);
    bool is_fine = true;

    for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
        is_fine &= is_token_of(up[i], region) && is_token_of(stay[i], region);
    }
    if (!is_fine || (!up[0] && up[1]) || (!stay[0] && stay[1])) {
        return "a token lies in the wrong place";
    }
    if (s->public.down[region] > HLAS_TOKEN_PILE || count > HLAS_TOKEN_PILE ||
        (count && !(hlas_in_play(s) >> region & 1))) {
        return "there are too many tokens in a region";
    }
    const char *reason = check_known(s, region, 0);
    return reason ? reason : check_known(s, region, 1);
}

/* R-HLA-1.7, R-HLA-27.5: enough unseen tokens of each sort for those that lie face down. */
static const char *check_supply(const struct hlas *s)
{
    uint8_t shown[HLAS_TOKEN_COUNT] = { 0 };
    uint8_t known[HLAS_TOKEN_COUNT] = { 0 };
    int32_t left[2] = { 0, 0 };

    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        left[hlas_is_sea(region)] -= s->public.down[region];
        for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
            shown[s->public.up[region][i]]++;
            shown[s->public.stay[region][i]]++;
            known[s->secret.token[region][i]]++;
        }
    }
    for (uint32_t token = 1; token < HLAS_TOKEN_COUNT; token++) {
        left[token >= HLAS_SEA_TOKEN_FIRST] += s->public.unseen[token];
        if (s->public.unseen[token] + shown[token] > hlas_tokens[token].copies ||
            known[token] > s->public.unseen[token]) {
            return "there are more tokens of a sort than copies";
        }
    }
    return left[0] < 0 || left[1] < 0 || s->public.unseen[0] ? "there are too few tokens" : NULL;
}

static const char *check_tokens(const struct hlas *s)
{
    const char *reason = NULL;

    if (s->public.down[0] || s->public.up[0][0] || s->public.up[0][1] || s->public.stay[0][0] ||
        s->public.stay[0][1] || s->public.peeked[0][0] || s->public.peeked[0][1] ||
        s->secret.token[0][0] || s->secret.token[0][1]) {
        return "a token lies nowhere";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->private[p].seen[0][0] || s->private[p].seen[0][1]) {
            return "a seat remembers a token that lies nowhere";
        }
    }
    for (uint32_t region = 1; region < HLAS_REGION_COUNT && !reason; region++) {
        reason = check_pile(s, region);
    }
    return reason ? reason : check_supply(s);
}

/* Without the solo enemy there is nothing of it. */
static const char *check_solo_cards(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t any = (uint32_t)pub->solo_space | pub->solo_discard | pub->solo_hand;

    for (uint32_t i = 0; i < HLAS_SOLO_ACTIONS; i++) {
        any |= pub->solo_slot[i];
    }
    return any && !hlas_is_solo(s) ? "there is no solo enemy" : NULL;
}

const char *hlas_check_cards(const struct hlas *s)
{
    const char *reason = check_solo_cards(s);

    reason = reason ? reason : check_spells(s);
    return reason ? reason : check_tokens(s);
}
