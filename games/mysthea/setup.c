/* The state at the beginning: islands, monsters, cards, champions. */
#include "games/mysthea/setup.h"

/* A random permutation of the ids in the array. */
static void shuffle(struct mysthea *s, uint8_t *items, uint32_t count)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t place = pl_rng_below(&s->secret.rng, i);
        uint8_t item = items[place];
        items[place] = items[i - 1];
        items[i - 1] = item;
    }
}

/* R-MYS-2.1 */
static void place_islands(struct mysthea *s)
{
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        s->public.ring[i] = (uint8_t)(i + 1);
    }
    shuffle(s, s->public.ring, MYSTHEA_ISLANDS);
}

/* Mirages. */

/* R-MYS-2.2: whether the players lay them out. */
static bool are_mirages_chosen(const struct mysthea *s)
{
    return s->head.seats == MYSTHEA_PLAYERS_MIN &&
           !mysthea_is_kept(s, MYSTHEA_OPTION_MIRAGES_RANDOM);
}

/* R-MYS-X1.12 */
static void place_mirages(struct mysthea *s)
{
    uint32_t layout = pl_rng_below(&s->secret.rng, MYSTHEA_MIRAGE_LAYOUTS);

    memcpy(s->public.mirage + 1, mysthea_mirages[layout], MYSTHEA_ISLANDS);
}

/* Whether the mirages laid out so far are part of a layout. */
static bool is_begun(const struct mysthea *s, const uint8_t layout[MYSTHEA_ISLANDS])
{
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        uint32_t region = s->public.mirage[i + 1];
        if (region && region != layout[i]) {
            return false;
        }
    }
    return true;
}

uint32_t mysthea_mirage_regions(const struct mysthea *s, uint32_t *ret_layouts)
{
    uint32_t regions = 0;

    *ret_layouts = 0;
    for (uint32_t i = 0; i < MYSTHEA_MIRAGE_LAYOUTS; i++) {
        if (!is_begun(s, mysthea_mirages[i])) {
            continue;
        }
        ++*ret_layouts;
        for (uint32_t k = 0; k < MYSTHEA_ISLANDS; k++) {
            regions |= s->public.mirage[k + 1] ? 0 : 1u << mysthea_mirages[i][k];
        }
    }
    return regions;
}

void mysthea_lay_mirage(struct mysthea *s, uint32_t region, struct pl_events *log)
{
    s->public.mirage[mysthea_island_of[region]] = (uint8_t)region;
    pl_tell(log, MYSTHEA_EVENT_MIRAGE, PL_NOBODY, PL_ARGS((int32_t)region));
}

/* R-MYS-2.4, R-MYS-2.5 */
static void draw_monsters(struct mysthea *s)
{
    uint8_t monsters[MYSTHEA_MONSTERS];
    uint32_t count = 0;

    for (uint32_t i = MYSTHEA_MONSTER_FIRST; i < MYSTHEA_EVENT_CARD_COUNT; i++) {
        if (mysthea_monsters[i].is_base || mysthea_is_on(s, MYSTHEA_OPTION_EXTRA_MONSTERS)) {
            monsters[count++] = (uint8_t)i;
        }
    }
    shuffle(s, monsters, count);
    memcpy(s->public.monster_of_era, monsters, MYSTHEA_ERAS);
}

enum { ALL_NIGHT = (1 << MYSTHEA_ISLAND_COUNT) - 2 };

/* R-MYS-2.7 */
static void draw_sides(struct mysthea *s)
{
    if (s->head.option[MYSTHEA_OPTION_ATTUNEMENT_SIDES] == MYSTHEA_SIDES_MIXED) {
        s->public.night = (uint8_t)(pl_rng_next(&s->secret.rng) & ALL_NIGHT);
    }
}

/* R-MYS-2.12 */
static void give_units(struct mysthea *s)
{
    struct mysthea_public *pub = &s->public;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        pub->pool[MYSTHEA_UNIT_CONSTRUCT][p] = MYSTHEA_START_CONSTRUCTS;
        pub->pool[MYSTHEA_UNIT_GOLEM][p] = MYSTHEA_START_GOLEMS;
        pub->reserve[MYSTHEA_UNIT_CONSTRUCT][p] = MYSTHEA_CONSTRUCTS - MYSTHEA_START_CONSTRUCTS;
        pub->reserve[MYSTHEA_UNIT_GOLEM][p] = MYSTHEA_GOLEMS - MYSTHEA_START_GOLEMS;
        pub->reserve[MYSTHEA_UNIT_FORT][p] = MYSTHEA_FORTS;
    }
}

/* R-MYS-2.13 */
static void give_artefacts(struct mysthea *s)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->public.order[p] = p;
    }
    shuffle(s, s->public.order, s->head.seats);
    s->public.charged = pl_all_seats(&s->head);
}

/* Cards and champions. */

/* R-MYS-2.9 */
static void deal(struct mysthea *s)
{
    uint8_t champions[MYSTHEA_CHAMPION_COUNT - 1];

    for (uint32_t i = 0; i < PL_COUNT_OF(champions); i++) {
        champions[i] = (uint8_t)(i + 1);
    }
    shuffle(s, champions, PL_COUNT_OF(champions));
    memcpy(s->public.champion, champions, s->head.seats);
    for (uint32_t kind = MYSTHEA_KIND_TACTIC; kind <= MYSTHEA_KIND_UPGRADE; kind++) {
        for (pl_seat p = 0; p < s->head.seats; p++) {
            struct pl_set pile = pl_set_and(s->secret.box, mysthea_of_kind[kind]);
            uint32_t card = mysthea_draw_from(s, &pile);
            pl_set_remove(&s->secret.box, card);
            pl_set_add(&s->private[p].hand, card);
            s->public.start_hidden[p] |= (uint8_t)(1u << kind);
        }
    }
}

/* The draft. */

/* Champions that are neither taken nor open. */
static uint64_t champions_left(const struct mysthea *s)
{
    uint64_t left = pl_bit(MYSTHEA_CHAMPION_COUNT) - 2;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        left &= ~pl_bit(s->public.champion[p]);
    }
    return left & ~pl_bit(s->public.draft[0]);
}

static void show_champion(struct mysthea *s, struct pl_events *log)
{
    uint64_t left = champions_left(s);
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)__builtin_popcountll(left));

    s->public.draft[0] = (uint8_t)pl_select(left, rank);
    pl_tell(log, MYSTHEA_EVENT_SHOWN_CHAMPION, PL_NOBODY, PL_ARGS(s->public.draft[0]));
}

void mysthea_show_draft(struct mysthea *s, uint32_t pile, struct pl_events *log)
{
    struct pl_set cards = pl_set_and(s->secret.box, mysthea_of_kind[pile]);

    if (pile == 0) {
        show_champion(s, log);
    } else if (!pl_set_is_empty(&cards)) {
        uint32_t card = mysthea_draw_from(s, &cards);
        pl_set_remove(&s->secret.box, card);
        s->public.draft[pile] = (uint8_t)card;
        pl_tell(log, MYSTHEA_EVENT_SHOWN, PL_NOBODY, PL_ARGS((int32_t)card));
    }
}

void mysthea_end_draft(struct mysthea *s)
{
    for (uint32_t pile = 1; pile < MYSTHEA_DRAFT_PILES; pile++) {
        if (s->public.draft[pile]) {
            pl_set_add(&s->public.removed, s->public.draft[pile]);
        }
    }
    memset(s->public.draft, 0, sizeof s->public.draft);
}

/* Champions on islands. */

void mysthea_ask_champion(struct mysthea *s, uint32_t placed)
{
    pl_seat seat = s->public.order[s->head.seats - 1u - placed];

    pl_push(&s->head, MYSTHEA_FRAME_PLACE, seat)->arg[MYSTHEA_PLACE_PLACED] = (int16_t)placed;
}

/* R-MYS-2.15: only mirages beside a champion stay. */
void mysthea_end_setup(struct mysthea *s)
{
    uint32_t champions = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        champions |= 1u << mysthea_island_of[s->public.champion_at[p]];
    }
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        if (!(champions >> island & 1)) {
            s->public.mirage[island] = MYSTHEA_NO_REGION;
        }
    }
    pl_push(&s->head, MYSTHEA_FRAME_GAME, PL_NOBODY);
}

/* What lies before the players, and what the options say. */
static void give_pieces(struct mysthea *s)
{
    s->secret.box = mysthea_of_era[0];
    if (s->head.option[MYSTHEA_OPTION_ATTUNEMENT_SIDES] == MYSTHEA_SIDES_NIGHT) {
        s->public.night = ALL_NIGHT;
    }
    give_units(s);
    give_artefacts(s);
}

/* What lies on the board beside the monsters. */
static void lay_out(struct mysthea *s, struct pl_events *log)
{
    draw_sides(s);
    mysthea_show_encounter(s, log);
}

void mysthea_after_sides(struct mysthea *s, struct pl_events *log)
{
    if (mysthea_is_on(s, MYSTHEA_OPTION_ADVANCED_DRAFT)) {
        for (uint32_t pile = 0; pile < MYSTHEA_DRAFT_PILES; pile++) {
            mysthea_show_draft(s, pile, log);
        }
        pl_push(&s->head, MYSTHEA_FRAME_DRAFT, s->public.order[0]);
    } else {
        deal(s);
        mysthea_ask_champion(s, 0);
    }
}

static void ask_sides(struct mysthea *s, struct pl_events *log)
{
    if (s->head.option[MYSTHEA_OPTION_ATTUNEMENT_SIDES] == MYSTHEA_SIDES_CHOSEN) {
        pl_push(&s->head, MYSTHEA_FRAME_SIDE, s->public.order[0]);
    } else {
        mysthea_after_sides(s, log);
    }
}

/* R-MYS-2.18: only now monsters and encounters are shown. */
void mysthea_after_mirages(struct mysthea *s, struct pl_events *log)
{
    draw_monsters(s);
    lay_out(s, log);
    ask_sides(s, log);
}

/* Where no mirages are laid out by players. */
static void set_up_at_once(struct mysthea *s)
{
    if (s->head.seats == MYSTHEA_PLAYERS_MIN) {
        place_mirages(s);
    }
    draw_monsters(s);
    give_pieces(s);
    lay_out(s, NULL);
    ask_sides(s, NULL);
}

void mysthea_setup(struct pl_state *state)
{
    struct mysthea *s = mysthea_edit(state);

    place_islands(s);
    if (are_mirages_chosen(s)) {
        give_pieces(s);
        pl_push(&s->head, MYSTHEA_FRAME_MIRAGE, s->public.order[0]);
    } else {
        set_up_at_once(s);
    }
    mysthea_run(s, NULL);
}

/* The plainest position of play: empty hands, the first turn of the first seat. */
void mysthea_plain(struct pl_state *state)
{
    static const uint8_t ring[] = { MYSTHEA_SHARD, MYSTHEA_TREE, MYSTHEA_SPHERE, MYSTHEA_VOLCANO,
                                    MYSTHEA_MONOLITH };
    static const uint8_t champions[] = { MYSTHEA_TELRON, MYSTHEA_KOLBOR, MYSTHEA_SANYA,
                                         MYSTHEA_CELETHE, MYSTHEA_LEHEIR };
    static const uint8_t regions[] = { MYSTHEA_SHARD_MIST, MYSTHEA_TREE_CRYSTAL,
                                       MYSTHEA_SPHERE_MIST, MYSTHEA_VOLCANO_FOREST,
                                       MYSTHEA_MONOLITH_FOREST };
    static const uint8_t monsters[] = { MYSTHEA_CANNIBAROK, MYSTHEA_UTCORO, MYSTHEA_ONYGAUROS };
    struct mysthea *s = mysthea_edit(state);
    struct mysthea_public *pub = &s->public;

    memset(pub, 0, sizeof *pub);
    memset(s->private, 0, sizeof s->private);
    memset(s->head.frame, 0, sizeof s->head.frame);
    s->head.frame_count = 0;
    give_pieces(s);
    lay_out(s, NULL);
    memcpy(pub->ring, ring, sizeof ring);
    memcpy(pub->champion, champions, s->head.seats);
    memcpy(pub->champion_at, regions, s->head.seats);
    memcpy(pub->monster_of_era, monsters, sizeof monsters);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pub->order[p] = p;
        pub->token[p] = (uint8_t)mysthea_clockwise(s, mysthea_island_of[regions[p]], 1);
    }
    pub->night = 0;
    pub->encounter_top = MYSTHEA_EN01;
    pub->era = 1;
    pub->monster_at[MYSTHEA_CANNIBAROK - MYSTHEA_MONSTER_FIRST] = MYSTHEA_SHARD;
    pub->track[0] = MYSTHEA_RIVER;
    pub->event_top =
        mysthea_is_on(s, MYSTHEA_OPTION_EVENT_DECK_CLOSED) ? MYSTHEA_NO_EVENT_CARD : MYSTHEA_FOREST;
    s->secret.deck = mysthea_of_era[1];
    pub->deck_count = MYSTHEA_ERA_CARDS;
    for (uint32_t i = 0; i < MYSTHEA_DISPLAY_CARDS; i++) {
        uint32_t card = pl_set_take(&s->secret.deck);
        pl_set_add(&pub->display, card);
        pub->deck_count--;
    }
    struct pl_frame *game = pl_push(&s->head, MYSTHEA_FRAME_GAME, PL_NOBODY);
    game->step = MYSTHEA_GAME_TURNS;
    game->arg[MYSTHEA_GAME_NEXT] = 1;
    pl_push(&s->head, MYSTHEA_FRAME_TURN, 0);
    mysthea_run(s, NULL);
}
