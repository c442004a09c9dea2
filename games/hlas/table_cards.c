/* Resources, points, spells and tokens change hands. */
#include "games/hlas/flow.h"

/* Resources and points. */

void hlas_gain(struct hlas *s, pl_seat p, struct hlas_amount amount, enum hlas_cause cause,
               struct pl_events *log)
{
    uint8_t *have = &s->public.resource[p][amount.what];
    uint32_t gained =
        *have + amount.n > HLAS_RESOURCE_MAX ? HLAS_RESOURCE_MAX - (uint32_t)*have : amount.n;

    if (gained > 0) {
        *have = (uint8_t)(*have + gained);
        hlas_tell(s, log, HLAS_EVENT_GAINED, p,
                  PL_ARGS((int32_t)amount.what, (int32_t)gained, (int32_t)cause));
    }
}

uint32_t hlas_give_up(struct hlas *s, pl_seat p, struct hlas_amount amount, enum hlas_cause cause,
                      struct pl_events *log)
{
    uint8_t *have = &s->public.resource[p][amount.what];
    uint32_t lost = *have < amount.n ? *have : amount.n;

    if (lost > 0) {
        *have = (uint8_t)(*have - lost);
        hlas_tell(s, log, HLAS_EVENT_LOST_RESOURCE, p,
                  PL_ARGS((int32_t)amount.what, (int32_t)lost, (int32_t)cause));
    }
    return lost;
}

void hlas_pay(struct hlas *s, pl_seat p, struct hlas_price price)
{
    for (uint32_t i = 0; i < HLAS_RESOURCES; i++) {
        PL_ASSERT(s->public.resource[p][i] >= price.of[i]);
        s->public.resource[p][i] = (uint8_t)(s->public.resource[p][i] - price.of[i]);
    }
}

void hlas_score(struct hlas *s, pl_seat p, int32_t vp, enum hlas_cause cause, struct pl_events *log)
{
    int32_t before = s->public.score[p];
    int32_t after = before + vp < 0 ? 0 : before + vp;

    s->public.score[p] = (int16_t)after;
    if (after != before) {
        hlas_tell(s, log, HLAS_EVENT_SCORED, p, PL_ARGS(after - before, (int32_t)cause));
    }
}

/* Spells. */

/* R-HLA-8.6: a new deck if this one has run out. */
static void refill(struct hlas *s, struct pl_events *log)
{
    if (s->public.draw_count > 0 || s->public.discard_count == 0) {
        return;
    }
    s->secret.deck = s->secret.discard;
    memset(&s->secret.discard, 0, sizeof s->secret.discard);
    memset(&s->public.seen_discard, 0, sizeof s->public.seen_discard);
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        memset(&s->private[p].thrown, 0, sizeof s->private[p].thrown);
        s->public.thrown_count[p] = 0;
    }
    s->public.draw_count = s->public.discard_count;
    s->public.discard_count = 0;
    hlas_tell(s, log, HLAS_EVENT_RESHUFFLED, PL_NOBODY, PL_ARGS(s->public.draw_count));
}

/* A random card of the deck comes into the library; 0 when there is none. */
static uint32_t draw_spell(struct hlas *s, pl_seat p, struct pl_events *log)
{
    refill(s, log);
    if (s->public.draw_count == 0) {
        return HLAS_NO_SPELL;
    }
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, s->public.draw_count);
    uint32_t spell = pl_bag_at(&s->secret.deck, rank);
    pl_bag_remove(&s->secret.deck, spell);
    pl_bag_add(&s->private[p].library, spell);
    s->public.draw_count--;
    s->public.library_count[p]++;
    return spell;
}

/* Ascending: the owner of a library does not see which card came first. */
static void note_spell(int16_t spells[], uint32_t count, uint32_t spell)
{
    for (; count > 0 && spells[count - 1] > (int32_t)spell; count--) {
        spells[count] = spells[count - 1];
    }
    spells[count] = (int16_t)spell;
}

void hlas_draw_spells(struct hlas *s, pl_seat p, uint32_t n, struct pl_events *log)
{
    struct pl_event drew = { .kind = HLAS_EVENT_DREW, .seat = p, .see = (pl_seat_mask)(1u << p) };
    uint32_t count = 0;

    PL_ASSERT(n <= PL_EVENT_HIDDEN);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t spell = draw_spell(s, p, log);
        if (spell) {
            note_spell(drew.hidden, count++, spell);
        }
    }
    drew.arg[0] = (int16_t)count;
    if (count == 0) {
        return;
    }
    pl_emit(log, drew);
    if (s->head.option[HLAS_OPTION_RESHUFFLE_AT_NEED] == HLAS_HOUSE_RULE_OFF) { /* R-HLA-X1.4 */
        refill(s, log);
    }
}

void hlas_from_library(struct hlas *s, pl_seat p, uint32_t spell)
{
    pl_bag_remove(&s->private[p].library, spell);
    s->public.library_count[p]--;
}

void hlas_discard_open(struct hlas *s, uint32_t spell)
{
    pl_bag_add(&s->secret.discard, spell);
    pl_bag_add(&s->public.seen_discard, spell);
    s->public.discard_count++;
}

/* R-HLA-8.8 */
void hlas_discard_hidden(struct hlas *s, pl_seat p, uint32_t spell, struct pl_events *log)
{
    hlas_from_library(s, p, spell);
    pl_bag_add(&s->secret.discard, spell);
    pl_bag_add(&s->private[p].thrown, spell);
    s->public.thrown_count[p]++;
    s->public.discard_count++;
    pl_tell_own(log, HLAS_EVENT_DISCARDED, p, 1, spell);
}

void hlas_ask_discard(struct hlas *s, pl_seat p)
{
    if (s->public.library_count[p] > hlas_library_limit(s, p)) {
        hlas_push(s, HLAS_FRAME_DISCARD, p, PL_ARGS(0));
    }
}

/* R-HLA-1.13: a hand of several cards is asked about even if they are all the same. */
enum pl_ask hlas_step_discard(struct hlas *s, struct pl_events *log)
{
    (void)log;
    return s->public.library_count[pl_peek(&s->head)->seat] > 1 ? PL_ASK : PL_CHOOSE;
}

/* R-HLA-8.7 */
void hlas_legal_discard(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add_regions(list, HLAS_ACT_DISCARD, hlas_library_options(s, seat));
}

/* R-HLA-8.1: exactly down to the limit, or the given number whatever the limit. */
void hlas_apply_discard(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool is_counted = frame->arg[HLAS_DISCARD_LEFT] > 0;

    hlas_discard_hidden(s, seat, pl_act_a(action), log);
    frame->arg[HLAS_DISCARD_LEFT] = (int16_t)(frame->arg[HLAS_DISCARD_LEFT] - is_counted);
    bool is_done = is_counted
                       ? frame->arg[HLAS_DISCARD_LEFT] == 0 || s->public.library_count[seat] == 0
                       : s->public.library_count[seat] <= hlas_library_limit(s, seat);
    if (is_done) {
        pl_pop(&s->head);
    }
}

/* Tokens. */

/* How many tokens of each sort could be a face-down one that no player has looked at. */
static void count_unknown(const struct hlas *s, uint8_t ret_left[HLAS_TOKEN_COUNT])
{
    memcpy(ret_left, s->public.unseen, HLAS_TOKEN_COUNT);
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
            if (s->secret.token[region][i]) {
                ret_left[s->secret.token[region][i]]--;
            }
        }
    }
}

static uint32_t first_token(uint32_t region)
{
    return hlas_is_sea(region) ? HLAS_SEA_TOKEN_FIRST : 1;
}

uint32_t hlas_token_total(const uint8_t left[HLAS_TOKEN_COUNT], uint32_t region)
{
    uint32_t end = hlas_is_sea(region) ? HLAS_TOKEN_COUNT : HLAS_SEA_TOKEN_FIRST;
    uint32_t total = 0;

    for (uint32_t token = first_token(region); token < end; token++) {
        total += left[token];
    }
    return total;
}

uint32_t hlas_token_at(const uint8_t left[HLAS_TOKEN_COUNT], uint32_t region, uint32_t rank)
{
    uint32_t token = first_token(region);

    while (rank >= left[token]) {
        rank -= left[token++];
        PL_ASSERT(token < HLAS_TOKEN_COUNT);
    }
    return token;
}

/* R-HLA-27.4: a token that no player has seen has no identity until it is needed. */
static uint32_t draw_token(struct hlas *s, uint32_t region)
{
    uint8_t left[HLAS_TOKEN_COUNT];

    count_unknown(s, left);
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, hlas_token_total(left, region));
    return hlas_token_at(left, region, rank);
}

uint32_t hlas_look(struct hlas *s, uint32_t region, uint32_t place)
{
    uint8_t *token = &s->secret.token[region][place];

    PL_ASSERT(place < s->public.down[region]);
    if (*token == HLAS_NO_TOKEN) {
        *token = (uint8_t)draw_token(s, region);
    } else {
        pl_reveal(&s->head);
    }
    return *token;
}

static void shift_pile(uint8_t pile[HLAS_TOKEN_PILE])
{
    pile[0] = pile[1];
    pile[1] = 0;
}

uint32_t hlas_take_token(struct hlas *s, uint32_t region)
{
    uint32_t token = hlas_look(s, region, 0);

    shift_pile(s->secret.token[region]);
    shift_pile(s->public.peeked[region]);
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        shift_pile(s->private[p].seen[region]);
    }
    s->public.down[region]--;
    s->public.unseen[token]--;
    return token;
}

void hlas_turn_up(struct hlas *s, uint64_t regions, struct pl_events *log)
{
    for (; regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        uint8_t *up = s->public.up[region];
        while (s->public.down[region]) {
            uint32_t token = hlas_take_token(s, region);
            up[up[0] ? 1 : 0] = (uint8_t)token;
            hlas_tell(s, log, HLAS_EVENT_TURNED_UP, PL_NOBODY,
                      PL_ARGS((int32_t)token, (int32_t)region));
        }
    }
    hlas_test_goals(s, log);
}
