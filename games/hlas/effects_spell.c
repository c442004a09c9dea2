/* What spells do, and what is chosen while they do it. */
#include "games/hlas/effects_spell.h"

/* A spell at work: whose, with which numbers, at what. */
struct work {
    pl_seat caster;
    const uint8_t *n; /* numbers of the effect */
    struct hlas_aim aim;
};

/* Resources. */

/* R-HLA-C5.1, R-HLA-C6.1 */
static void do_gain(struct hlas *s, const struct work *work, struct pl_events *log)
{
    hlas_gain(s, work->caster, HLAS_SOME(work->n[0], work->n[1]), HLAS_FOR_SPELL, log);
}

/* R-HLA-C13.1 */
static void do_steal(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t n =
        hlas_give_up(s, work->aim.seat, HLAS_SOME(work->n[0], work->n[1]), HLAS_FOR_SPELL, log);

    hlas_gain(s, work->caster, HLAS_SOME(work->n[0], n), HLAS_FOR_SPELL, log);
}

/* R-HLA-C14.1, R-HLA-C15.1 */
static void do_drain(struct hlas *s, const struct work *work, struct pl_events *log)
{
    for (uint32_t foes = hlas_foes(s, work->caster); foes; foes &= foes - 1) {
        hlas_give_up(s, (pl_seat)pl_lowest(foes), HLAS_SOME(work->n[0], work->n[1]), HLAS_FOR_SPELL,
                     log);
    }
}

/* Units. */

/* R-HLA-C7.1 */
static void do_serfs(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t supply = hlas_supply(s, work->caster, HLAS_SERF);
    uint32_t most = supply < work->n[0] ? supply : work->n[0];

    (void)log;
    hlas_push(s, HLAS_FRAME_RAISE, work->caster, PL_ARGS((int32_t)most));
}

void hlas_legal_raise(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t most = (uint32_t)pl_peek(&s->head)->arg[HLAS_RAISE_MOST];

    (void)seat;
    for (uint32_t n = 0; n <= most; n++) {
        hlas_add(list, HLAS_ACT_RAISE, n, 0);
    }
}

void hlas_apply_raise(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    for (uint32_t i = 0; i < pl_act_a(action); i++) {
        hlas_tell(s, log, HLAS_EVENT_JOINED, seat, PL_ARGS(HLAS_SERF, s->public.capital[seat]));
        hlas_add_unit(s, seat, HLAS_SERF, s->public.capital[seat], log);
    }
}

/* R-HLA-C8.1 */
static void do_warrior(struct hlas *s, const struct work *work, struct pl_events *log)
{
    hlas_tell(s, log, HLAS_EVENT_JOINED, work->caster, PL_ARGS(HLAS_WARRIOR, work->aim.region));
    hlas_add_unit(s, work->caster, HLAS_WARRIOR, work->aim.region, log);
}

/* R-HLA-C17.1 */
static void do_revive(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t home = s->public.capital[work->caster];

    hlas_tell(s, log, HLAS_EVENT_JOINED, work->caster, PL_ARGS(work->aim.kind, (int32_t)home));
    hlas_add_unit(s, work->caster, work->aim.kind, home, log);
}

/* R-HLA-C10.1, R-HLA-C20.1 */
static void do_kill(struct hlas *s, const struct work *work, struct pl_events *log)
{
    const struct hlas_aim *aim = &work->aim;

    if (s->public.battle.region) {
        hlas_fell_unit(s, aim->seat, aim->kind, HLAS_FOR_SPELL, log);
    } else {
        hlas_destroy_unit(s, HLAS_PIECE(aim->seat, aim->kind, aim->region), HLAS_FOR_SPELL, log);
    }
}

/* R-HLA-C1.1: pushed from the last owner to the first, so that the caster's comes first. */
static void do_quake(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t players = hlas_players(s);

    (void)log;
    for (uint32_t i = players; i-- > 0;) {
        pl_seat owner = (pl_seat)((work->caster + i) % players);
        if (hlas_is_alive(s, owner)) {
            hlas_ask_quake(s, owner, work->aim.region, work->n[0]);
        }
    }
}

/* Where a serf or warrior of a region stands: the region itself, or a slot aboard. */
static uint8_t *find(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region,
                     uint32_t *slot)
{
    bool is_serf = kind == HLAS_SERF;
    uint8_t *on_foot = is_serf ? &s->public.serf[p][region] : &s->public.warrior[p][region];
    uint8_t *aboard = is_serf ? s->public.cargo_serf[p] : s->public.cargo_warrior[p];

    if (*on_foot) {
        *slot = HLAS_SLOTS;
        return on_foot;
    }
    for (*slot = 0; *slot < HLAS_SLOTS; (*slot)++) {
        if (aboard[*slot] && hlas_slot_place(s, p, *slot) == region) {
            return &aboard[*slot];
        }
    }
    pl_panic("no such unit there", __FILE__, __LINE__);
}

/* R-HLA-C16.1: in its place, be it aboard; without a serf in the supply a warrior is destroyed. */
static void do_polymorph(struct hlas *s, const struct work *work, struct pl_events *log)
{
    const struct hlas_aim *aim = &work->aim;
    struct hlas_public *pub = &s->public;
    enum hlas_kind into = aim->kind == HLAS_SERF ? HLAS_WARRIOR : HLAS_SERF;
    uint32_t slot;

    if (hlas_supply(s, aim->seat, into) == 0) {
        hlas_destroy_unit(s, HLAS_PIECE(aim->seat, aim->kind, aim->region), HLAS_FOR_SPELL, log);
        return;
    }
    uint8_t *old = find(s, aim->seat, aim->kind, aim->region, &slot);
    uint8_t *on_foot = into == HLAS_SERF ? pub->serf[aim->seat] : pub->warrior[aim->seat];
    uint8_t *aboard =
        into == HLAS_SERF ? pub->cargo_serf[aim->seat] : pub->cargo_warrior[aim->seat];
    uint8_t *supply = aim->kind == HLAS_SERF ? pub->serf[aim->seat] : pub->warrior[aim->seat];
    (*old)--;
    supply[0]++;
    on_foot[0]--;
    if (slot < HLAS_SLOTS) {
        aboard[slot]++;
    } else {
        on_foot[aim->region]++;
    }
    hlas_tell(s, log, HLAS_EVENT_TURNED, work->caster,
              PL_ARGS(aim->kind, (int32_t)into, aim->region));
    hlas_test_goals(s, log);
}

/* R-HLA-C18.1 */
static void do_banish(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_push(s, HLAS_FRAME_BANISH, work->caster,
              PL_ARGS(work->n[0], work->aim.region, work->aim.seat));
}

void hlas_legal_banish(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct hlas_units units[2] = { hlas_units(s, (pl_seat)frame->arg[HLAS_BANISH_OWNER],
                                              (uint32_t)frame->arg[HLAS_BANISH_REGION]) };

    (void)seat;
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    hlas_add_kinds(list, HLAS_ACT_BANISH, units, HLAS_HERO_3);
}

void hlas_apply_banish(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat owner = (pl_seat)frame->arg[HLAS_BANISH_OWNER];
    uint32_t region = (uint32_t)frame->arg[HLAS_BANISH_REGION];

    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    if (--frame->arg[HLAS_BANISH_LEFT] == 0) {
        pl_pop(&s->head);
    }
    hlas_move_unit(s, owner, pl_act_a(action), region, s->public.capital[owner]);
    hlas_tell(s, log, HLAS_EVENT_BANISHED, seat, PL_ARGS(pl_act_a(action), owner, (int32_t)region));
}

/* Moves. */

/* R-HLA-C3.1 */
static void do_march(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_ask_march(s, work->caster, HLAS_TO_MARCH, work->n[0]);
}

/* R-HLA-C4.1 */
static void do_voyage(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_ask_voyage(s, work->caster, work->n[0]);
}

/* R-HLA-C2.1 */
static void do_teleport(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_ask_march(s, work->caster, HLAS_TO_TELEPORT, 0);
}

/* R-HLA-C11.1 */
static void do_gale(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_push(s, HLAS_FRAME_GUST, work->caster, PL_ARGS(work->aim.seat, work->aim.kind));
}

void hlas_legal_gust(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)seat;
    hlas_add_regions(list, HLAS_ACT_GO,
                     hlas_gale_reach(s, (pl_seat)frame->arg[HLAS_GUST_OWNER],
                                     (uint32_t)frame->arg[HLAS_GUST_VESSEL] - HLAS_SEA_VESSEL));
}

/* The solo enemy's crew is aboard on land too and stays aboard (R-HLA-31.11). */
static void blow_rival(struct hlas *s, uint32_t vessel, uint32_t to)
{
    uint32_t from = s->public.vessel[HLAS_RIVAL][vessel];

    s->public.vessel[HLAS_RIVAL][vessel] = (uint8_t)to;
    hlas_touch(s, HLAS_RIVAL, from);
    hlas_touch(s, HLAS_RIVAL, to);
}

static void blow(struct hlas *s, pl_seat owner, uint32_t vessel, uint32_t to)
{
    hlas_group_clear(s);
    if (hlas_is_sea(s->public.vessel[owner][vessel])) {
        hlas_group_crew(s, owner, vessel);
    }
    s->public.group_vessel = (uint8_t)(HLAS_SEA_VESSEL + vessel);
    hlas_ship(s, owner, vessel, to);
    hlas_group_clear(s);
}

void hlas_apply_gust(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    pl_seat owner = (pl_seat)frame.arg[HLAS_GUST_OWNER];
    uint32_t vessel = (uint32_t)frame.arg[HLAS_GUST_VESSEL] - HLAS_SEA_VESSEL;

    pl_pop(&s->head);
    if (hlas_is_rival(s, owner)) {
        blow_rival(s, vessel, pl_act_a(action));
    } else {
        blow(s, owner, vessel, pl_act_a(action));
    }
    hlas_tell(s, log, HLAS_EVENT_BLOWN, seat,
              PL_ARGS(frame.arg[HLAS_GUST_VESSEL], owner, pl_act_a(action)));
}

/* R-HLA-C12.1, R-HLA-C12.2 */
static void do_barrier(struct hlas *s, const struct work *work, struct pl_events *log)
{
    s->public.barrier[work->aim.region] = (uint8_t)(work->caster + 1);
    hlas_tell(s, log, HLAS_EVENT_BARRIER, work->caster, PL_ARGS(work->aim.region));
}

/* Scrying: a token in an argument of PEEK and SWAP is twice its region, plus one for the lower one;
 * arguments 1 to 3 ascend, zeros come first. */

static int16_t token_code(uint32_t region, uint32_t place)
{
    return (int16_t)(region * HLAS_TOKEN_PILE + place);
}

static uint32_t token_region(int16_t code)
{
    return (uint32_t)code / HLAS_TOKEN_PILE;
}

static uint32_t token_place(int16_t code)
{
    return (uint32_t)code % HLAS_TOKEN_PILE;
}

/* R-HLA-C9.1 */
static void do_scry(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_push(s, HLAS_FRAME_PEEK, work->caster, PL_ARGS(work->n[0]));
}

bool hlas_has_looked(const struct pl_frame *frame, uint32_t region, uint32_t place)
{
    int16_t code = token_code(region, place);

    return frame->arg[HLAS_PEEK_SEEN] == code || frame->arg[HLAS_PEEK_SEEN_2] == code ||
           frame->arg[HLAS_PEEK_SEEN_3] == code;
}

void hlas_legal_peek(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)seat;
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        for (uint32_t place = 0; place < s->public.down[region]; place++) {
            if (!hlas_has_looked(frame, region, place)) {
                hlas_add(list, HLAS_ACT_PEEK, region, place);
            }
        }
    }
}

static void add_seen(struct pl_frame *frame, int16_t code)
{
    frame->arg[HLAS_PEEK_SEEN] = code;
    for (uint32_t i = HLAS_PEEK_SEEN; i < HLAS_PEEK_SEEN_3 && frame->arg[i] > frame->arg[i + 1];
         i++) {
        int16_t swap = frame->arg[i];
        frame->arg[i] = frame->arg[i + 1];
        frame->arg[i + 1] = swap;
    }
}

/* R-HLA-27.2, R-HLA-C9.2: only the caster sees it, all players see the caster look. */
static void look_at(struct hlas *s, pl_seat seat, uint32_t region, uint32_t place,
                    struct pl_events *log)
{
    uint32_t token = hlas_look(s, region, place);

    pl_reveal(&s->head);
    s->private[seat].seen[region][place] = (uint8_t)token;
    s->public.peeked[region][place] |= (uint8_t)(1u << seat);
    pl_emit(log, (struct pl_event){
                     .kind = HLAS_EVENT_PEEKED,
                     .seat = seat,
                     .see = (pl_seat_mask)(1u << seat),
                     .arg = { (int16_t)region },
                     .hidden = { (int16_t)token },
                 });
}

static bool may_swap(int16_t a, int16_t b)
{
    return a && b && hlas_is_sea(token_region(a)) == hlas_is_sea(token_region(b));
}

static void end_looks(struct hlas *s, pl_seat seat)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    bool can_swap = may_swap(frame.arg[HLAS_PEEK_SEEN], frame.arg[HLAS_PEEK_SEEN_2]) ||
                    may_swap(frame.arg[HLAS_PEEK_SEEN], frame.arg[HLAS_PEEK_SEEN_3]) ||
                    may_swap(frame.arg[HLAS_PEEK_SEEN_2], frame.arg[HLAS_PEEK_SEEN_3]);

    pl_pop(&s->head);
    if (can_swap) {
        hlas_push(s, HLAS_FRAME_SWAP, seat,
                  PL_ARGS(0, frame.arg[HLAS_PEEK_SEEN], frame.arg[HLAS_PEEK_SEEN_2],
                          frame.arg[HLAS_PEEK_SEEN_3]));
    }
}

void hlas_apply_peek(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (pl_act_kind(action) == HLAS_ACT_PEEK) {
        add_seen(frame, token_code(pl_act_a(action), pl_act_b(action)));
        frame->arg[HLAS_PEEK_LEFT]--;
        look_at(s, seat, pl_act_a(action), pl_act_b(action), log);
    }
    if (pl_act_kind(action) == HLAS_ACT_DONE || frame->arg[HLAS_PEEK_LEFT] == 0) {
        end_looks(s, seat);
    }
}

static pl_action swap_of(int16_t a, int16_t b)
{
    uint32_t lower = token_place(a) + 2 * token_place(b);

    return pl_act(HLAS_ACT_SWAP, (uint16_t)token_region(a), (uint16_t)token_region(b),
                  (uint16_t)lower);
}

/* Of two tokens that were seen the first one is named first. */
pl_reason hlas_refuse_swap(const struct pl_frame *frame, pl_action action)
{
    const int16_t *arg = frame->arg;

    for (uint32_t i = HLAS_SWAP_SEEN; i < HLAS_SWAP_SEEN_3; i++) {
        for (uint32_t j = i + 1; j <= HLAS_SWAP_SEEN_3; j++) {
            if (arg[i] && arg[j] && swap_of(arg[i], arg[j]) == action) {
                return may_swap(arg[i], arg[j]) ? HLAS_REASON_NONE : HLAS_REASON_LAND_AND_SEA;
            }
        }
    }
    return HLAS_REASON_NOT_SEEN;
}

void hlas_legal_swap(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const int16_t *arg = pl_peek(&s->head)->arg;

    (void)seat;
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (uint32_t i = HLAS_SWAP_SEEN; i < HLAS_SWAP_SEEN_3; i++) {
        for (uint32_t j = i + 1; j <= HLAS_SWAP_SEEN_3; j++) {
            if (may_swap(arg[i], arg[j])) {
                pl_legal_add(list, swap_of(arg[i], arg[j]));
            }
        }
    }
}

static void swap_bytes(uint8_t *a, uint8_t *b)
{
    uint8_t old = *a;

    *a = *b;
    *b = old;
}

/* R-HLA-C9.2: what anybody knows of a token goes with it. */
void hlas_apply_swap(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t a = pl_act_a(action);
    uint32_t b = pl_act_b(action);
    uint32_t a_place = pl_act_c(action) & 1;
    uint32_t b_place = pl_act_c(action) >> 1;

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        return;
    }
    swap_bytes(&s->secret.token[a][a_place], &s->secret.token[b][b_place]);
    swap_bytes(&s->public.peeked[a][a_place], &s->public.peeked[b][b_place]);
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        swap_bytes(&s->private[p].seen[a][a_place], &s->private[p].seen[b][b_place]);
    }
    hlas_tell(s, log, HLAS_EVENT_SWAPPED, seat, PL_ARGS((int32_t)a, (int32_t)b));
}

/* Combat spells. */

static void add_bonus(struct hlas *s, uint32_t side, int32_t n)
{
    s->public.battle.bonus[side] = (int8_t)(s->public.battle.bonus[side] + n);
}

/* R-HLA-C19.1 */
static void do_own_strength(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    add_bonus(s, hlas_side_of(s, work->caster), work->n[0]);
}

/* R-HLA-C23.1 */
static void do_enemy_strength(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    add_bonus(s, 1 - hlas_side_of(s, work->caster), -work->n[0]);
}

/* R-HLA-C24.1: of the side, those of bar and buildings too. */
static void do_per_serf(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t side = hlas_side_of(s, work->caster);
    struct hlas_side fighters = hlas_side(s, side);
    uint32_t serfs = hlas_serfs_of(&fighters);

    (void)log;
    add_bonus(s, side, (int32_t)(serfs < work->n[0] ? serfs : work->n[0]));
}

/* R-HLA-C22.1 */
static void do_shield(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint8_t *shield = &s->public.battle.shield[hlas_side_of(s, work->caster)];

    (void)log;
    *shield = (uint8_t)(*shield + work->n[0]);
}

/* R-HLA-C26.1 */
static void do_hymn(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t side = hlas_side_of(s, work->caster);
    uint8_t *hymn = &s->public.battle.hymn[side];

    (void)log;
    add_bonus(s, side, work->n[0]);
    *hymn = (uint8_t)(*hymn + work->n[1]);
}

/* R-HLA-C25.1 */
static void do_petrify(struct hlas *s, const struct work *work, struct pl_events *log)
{
    uint32_t side = hlas_side_of(s, work->aim.seat);
    uint8_t *stones = hlas_leads(s, work->aim.seat) ? &s->public.battle.petrified[side]
                                                    : &s->public.battle.petrified_ally[side];

    (void)log;
    *stones |= (uint8_t)(1u << (work->aim.kind - HLAS_HERO_1));
}

/* R-HLA-C21.1 */
static void do_burn(struct hlas *s, const struct work *work, struct pl_events *log)
{
    (void)log;
    hlas_push(s, HLAS_FRAME_BURN, work->caster, PL_ARGS(work->n[0]));
}

/* R-HLA-21.6, R-HLA-26.11: units on the field only. */
struct hlas_side hlas_fuel(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t left = (uint32_t)frame->arg[HLAS_BURN_LEFT];
    uint32_t side = 1 - hlas_side_of(s, frame->seat);
    struct hlas_side enemies = hlas_side(s, side);

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, side, owner);
        for (uint32_t kind = HLAS_SERF; p != PL_NOBODY && kind <= HLAS_HERO_3; kind++) {
            if (hlas_strength_of(s, p, kind) > left) {
                enemies.of[owner].of[kind] = 0;
            }
        }
    }
    return enemies;
}

void hlas_legal_burn(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    struct hlas_side enemies = hlas_fuel(s, pl_peek(&s->head));

    (void)seat;
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    hlas_add_kinds(list, HLAS_ACT_BURN, enemies.of, HLAS_HERO_3);
}

void hlas_apply_burn(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    enum hlas_kind kind = pl_act_a(action);

    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    pl_seat victim = hlas_side_seat(s, 1 - hlas_side_of(s, seat), pl_act_b(action));
    frame->arg[HLAS_BURN_LEFT] =
        (int16_t)(frame->arg[HLAS_BURN_LEFT] - (int32_t)hlas_strength_of(s, victim, kind));
    hlas_fell_unit(s, victim, kind, HLAS_FOR_SPELL, log);
    if (frame->arg[HLAS_BURN_LEFT] == 0) {
        pl_pop(&s->head);
    }
}

/* R-HLA-17.7: without a target a spell that needs one does nothing. */
void hlas_spell_effect(struct hlas *s, pl_seat p, uint32_t spell, struct hlas_aim aim,
                       struct pl_events *log)
{
    static void (*const effects[])(struct hlas * s, const struct work *work,
                                   struct pl_events *log) = {
        [HLAS_DO_GAIN] = do_gain,
        [HLAS_DO_STEAL] = do_steal,
        [HLAS_DO_DRAIN] = do_drain,
        [HLAS_DO_SERFS] = do_serfs,
        [HLAS_DO_WARRIOR] = do_warrior,
        [HLAS_DO_KILL] = do_kill,
        [HLAS_DO_QUAKE] = do_quake,
        [HLAS_DO_MARCH] = do_march,
        [HLAS_DO_VOYAGE] = do_voyage,
        [HLAS_DO_TELEPORT] = do_teleport,
        [HLAS_DO_SCRY] = do_scry,
        [HLAS_DO_GALE] = do_gale,
        [HLAS_DO_BARRIER] = do_barrier,
        [HLAS_DO_POLYMORPH] = do_polymorph,
        [HLAS_DO_REVIVE] = do_revive,
        [HLAS_DO_BANISH] = do_banish,
        [HLAS_DO_OWN_STRENGTH] = do_own_strength,
        [HLAS_DO_ENEMY_STRENGTH] = do_enemy_strength,
        [HLAS_DO_PER_SERF] = do_per_serf,
        [HLAS_DO_BURN] = do_burn,
        [HLAS_DO_SHIELD] = do_shield,
        [HLAS_DO_PETRIFY] = do_petrify,
        [HLAS_DO_HYMN] = do_hymn,
    };
    const struct hlas_spell_fact *fact = hlas_spell(spell);
    struct work work = { .caster = p, .n = fact->effect.n, .aim = aim };

    if (fact->target != HLAS_TARGET_NONE && !aim.is_given) {
        return;
    }
    PL_ASSERT(fact->effect.what < PL_COUNT_OF(effects));
    PL_ASSERT(effects[fact->effect.what]);
    effects[fact->effect.what](s, &work, log);
}
