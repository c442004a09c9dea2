/* Why not: what is common to all games. The questions of a game find its own reasons. */
#include "core/why.h"

enum { REASONS_MAX = 256 };

static uint16_t argument_of(pl_action action, uint32_t index)
{
    return (uint16_t)(action >> (32 - 16 * index));
}

static pl_action with_argument(pl_action action, uint32_t index, uint16_t value)
{
    uint32_t shift = 32 - 16 * index;

    return (action & ~((pl_action)UINT16_MAX << shift)) | (pl_action)value << shift;
}

static const struct pl_thing *thing_of(const struct pl_reasons *reasons, uint32_t kind)
{
    for (uint32_t i = 0; i < reasons->thing_count; i++) {
        if (reasons->things[i].kind == kind) {
            return &reasons->things[i];
        }
    }
    return NULL;
}

/* What an action of this kind names as one of its arguments; NULL: no thing. */
static const struct pl_thing *thing_at(const struct pl_reasons *reasons, uint32_t kind,
                                       uint32_t column)
{
    return thing_of(reasons, reasons->lexicon->actions[kind].kind[column]);
}

/* Whether a value is in the range of its kind, as far as core knows it. */
static bool is_in_range(const struct pl_reasons *reasons, const struct pl_head *head, uint32_t kind,
                        uint16_t value)
{
    const struct pl_thing *thing = thing_of(reasons, kind);
    const struct pl_word_kind *word = &reasons->lexicon->words[kind];

    if (thing && kind != PL_WORD_SEAT) {
        return (value >= thing->first && value - thing->first < thing->count) ||
               (value == 0 && thing->is_optional);
    }
    switch (kind) {
    case PL_WORD_NONE: return value == 0;
    case PL_WORD_NUMBER:
    case PL_WORD_AMOUNT: return true;
    case PL_WORD_SEAT: return value < head->seats;
    default: return word->count == 0 || value < word->count;
    }
}

static bool is_action(const struct pl_reasons *reasons, const struct pl_head *head,
                      pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    if (kind == 0 || kind >= reasons->lexicon->action_count) {
        return false;
    }
    for (uint32_t i = 0; i < PL_ACTION_ARGS; i++) {
        uint32_t column = reasons->lexicon->actions[kind].kind[i];
        if (!is_in_range(reasons, head, column, argument_of(action, i))) {
            return false;
        }
    }
    return true;
}

pl_reason pl_why(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                 pl_action action)
{
    const struct pl_head *head = pl_head_seen(obs);

    PL_ASSERT(game->why);
    if (head->over) {
        return PL_REASON_OVER;
    }
    if (seat >= head->seats || !(head->waiting >> seat & 1)) {
        return PL_REASON_NOT_YOUR_TURN;
    }
    return is_action(game->reasons, head, action) ? game->why(obs, seat, action)
                                                  : PL_REASON_NO_SUCH;
}

/* The first argument of an action of this kind that is a thing, but not the one left out;
 * PL_ACTION_ARGS: none is. */
static uint32_t other_column(const struct pl_reasons *reasons, uint32_t kind, uint32_t left_out)
{
    uint32_t index = 0;

    while (index < PL_ACTION_ARGS && (index == left_out || !thing_at(reasons, kind, index))) {
        index++;
    }
    return index;
}

static uint32_t thing_column(const struct pl_reasons *reasons, uint32_t kind)
{
    return other_column(reasons, kind, PL_ACTION_ARGS);
}

/* Whether a letter only leads to the argument behind it: "Summon: %1". */
static bool is_before_argument(char letter)
{
    return letter == ' ' || letter == ':' || letter == '+' || letter == ',';
}

/* Where a bracket opens that is not closed again; the length of the words if there is none. */
static uint32_t open_bracket(const char *words, uint32_t length)
{
    uint32_t open = length;

    for (uint32_t i = 0; i < length; i++) {
        open = words[i] == '(' ? i : words[i] == ')' ? length : open;
    }
    return open;
}

/* The words of an action up to its first argument: where they begin, how long they are. */
static const char *action_name(const struct pl_lexicon *lexicon, uint32_t kind, enum pl_lang lang,
                               uint32_t *ret_length)
{
    const char *template = lexicon->texts[lexicon->actions[kind].text].text[lang];
    uint32_t length = 0;

    while (template[length] && template[length] != '%') {
        length++;
    }
    length = open_bracket(template, length);
    while (length > 0 && is_before_argument(template[length - 1])) {
        length--;
    }
    *ret_length = length;
    return template;
}

/* Whether a player can point at actions of this kind: they have a name, or name no thing. */
static bool is_point(const struct pl_reasons *reasons, uint32_t kind)
{
    uint32_t length[PL_LANG_COUNT];

    action_name(reasons->lexicon, kind, PL_LANG_PL, &length[PL_LANG_PL]);
    action_name(reasons->lexicon, kind, PL_LANG_EN, &length[PL_LANG_EN]);
    return (length[PL_LANG_PL] > 0 && length[PL_LANG_EN] > 0) ||
           thing_column(reasons, kind) == PL_ACTION_ARGS;
}

/* Things of a kind that are in this game: of the seats only those that are taken. */
static uint32_t count_here(const struct pl_thing *thing, const struct pl_head *head)
{
    bool is_cut = thing->kind == PL_WORD_SEAT && head->seats < thing->count;

    return is_cut ? head->seats : thing->count;
}

bool pl_point_at(const struct pl_game *game, const struct pl_obs *obs, uint32_t index,
                 struct pl_point *ret_point)
{
    const struct pl_reasons *reasons = game->reasons;

    for (uint32_t i = 0; i < reasons->thing_count; i++) {
        const struct pl_thing *thing = &reasons->things[i];
        uint32_t count = count_here(thing, pl_head_seen(obs));
        if (index < count) {
            *ret_point = (struct pl_point){ thing, (uint16_t)(thing->first + index) };
            return true;
        }
        index -= count;
    }
    for (uint32_t kind = 1; kind < reasons->lexicon->action_count; kind++) {
        if (is_point(reasons, kind) && index-- == 0) {
            *ret_point = (struct pl_point){ NULL, (uint16_t)kind };
            return true;
        }
    }
    return false;
}

void pl_point_name(const struct pl_game *game, const struct pl_obs *obs,
                   const struct pl_point *point, enum pl_lang lang, struct pl_text *text)
{
    const struct pl_lexicon *lexicon = game->reasons->lexicon;
    const struct pl_pen pen = {
        .text = text, .lexicon = lexicon, .obs = obs, .lang = lang, .seat = pl_viewer(obs)
    };

    if (point->thing) {
        pl_write(&pen, point->thing->kind, point->value);
    } else {
        uint32_t length;
        const char *name = action_name(lexicon, point->value, lang, &length);
        pl_text_bytes(text, name, length);
    }
}

/* What is looked for among the actions of one seat. */
struct search {
    const struct pl_game *game;
    const struct pl_obs *obs;
    const struct pl_point *point;
    struct pl_legal list;
    struct pl_why best;
};

/* How much a reason says. */
static uint32_t weight_of(const struct pl_reasons *reasons, pl_reason reason)
{
    if (reason < PL_REASON_COMMON_COUNT) {
        return reason != PL_REASON_NO_SUCH;
    }
    return reasons->is_away[reason] ? 2 : 3;
}

static void consider(struct search *search, pl_action action)
{
    const struct pl_reasons *reasons = search->game->reasons;
    struct pl_why *best = &search->best;
    pl_reason reason = pl_why(search->game, search->obs, best->seat, action);

    if (best->reason == PL_REASON_NONE ||
        weight_of(reasons, reason) > weight_of(reasons, best->reason)) {
        best->reason = reason;
        best->action = action;
    }
}

/* The action with everything that this argument could name. */
static void consider_column(struct search *search, pl_action action, uint32_t column)
{
    const struct pl_thing *thing = thing_at(search->game->reasons, pl_act_kind(action), column);

    for (uint32_t i = 0; i < thing->count; i++) {
        consider(search, with_argument(action, column, (uint16_t)(thing->first + i)));
    }
}

/* Actions of this kind with the thing as argument `index`; the others as in legal ones, or one more
 * thing, or 0. */
static void consider_thing(struct search *search, uint32_t kind, uint32_t index)
{
    uint16_t value = search->point->value;
    pl_action action = with_argument(pl_act((uint16_t)kind, 0, 0, 0), index, value);
    uint32_t other = other_column(search->game->reasons, kind, index);

    for (uint32_t i = 0; i < search->list.count; i++) {
        if (pl_act_kind(search->list.action[i]) == kind) {
            consider(search, with_argument(search->list.action[i], index, value));
        }
    }
    consider(search, action);
    if (other < PL_ACTION_ARGS) {
        consider_column(search, action, other);
    }
}

static bool names_point(const struct search *search, pl_action action)
{
    const struct pl_point *point = search->point;
    const struct pl_lexicon *lexicon = search->game->reasons->lexicon;
    const struct pl_columns *columns = &lexicon->actions[pl_act_kind(action)];

    if (!point->thing) {
        return pl_act_kind(action) == point->value;
    }
    for (uint32_t i = 0; i < PL_ACTION_ARGS; i++) {
        if (columns->kind[i] == point->thing->kind && argument_of(action, i) == point->value) {
            return true;
        }
    }
    return false;
}

static void consider_all(struct search *search)
{
    const struct pl_lexicon *lexicon = search->game->reasons->lexicon;

    for (uint32_t kind = 1; kind < lexicon->action_count; kind++) {
        for (uint32_t i = 0; i < PL_ACTION_ARGS; i++) {
            if (lexicon->actions[kind].kind[i] == search->point->thing->kind) {
                consider_thing(search, kind, i);
            }
        }
    }
}

/* How much a reason says of a whole kind of action: where one of the things is says little. */
static uint32_t kind_weight_of(const struct pl_reasons *reasons, pl_reason reason)
{
    if (reason < PL_REASON_COMMON_COUNT) {
        return reason == PL_REASON_NO_SUCH ? 0 : 2;
    }
    return reasons->is_away[reason] ? 1 : 3;
}

/* Whether a reason is a better answer for a whole kind of action than the best one yet. Of those
 * that say as much the rarest is about the fewest things, those that come nearest. */
static bool is_better(const struct search *search, const uint16_t met[REASONS_MAX],
                      pl_reason reason)
{
    const struct pl_reasons *reasons = search->game->reasons;
    pl_reason best = search->best.reason;
    uint32_t weight = kind_weight_of(reasons, reason);

    return best == PL_REASON_NONE || weight > kind_weight_of(reasons, best) ||
           (weight == kind_weight_of(reasons, best) && met[reason] < met[best]);
}

/* An action of a kind by its number: with each thing that these arguments could name, the others 0.
 * False past the last. */
static bool made_up(const struct pl_reasons *reasons, uint32_t kind, const uint32_t column[2],
                    uint32_t index, pl_action *ret_action)
{
    pl_action action = pl_act((uint16_t)kind, 0, 0, 0);

    for (uint32_t i = 0; i < 2 && column[i] < PL_ACTION_ARGS; i++) {
        const struct pl_thing *thing = thing_at(reasons, kind, column[i]);
        action = with_argument(action, column[i], (uint16_t)(thing->first + index % thing->count));
        index /= thing->count;
    }
    *ret_action = action;
    return index == 0;
}

/* Actions of a kind, with each thing that they could name as these arguments. */
static void consider_made_up(struct search *search, uint32_t kind, const uint32_t column[2])
{
    const struct pl_reasons *reasons = search->game->reasons;
    struct pl_why *best = &search->best;
    uint16_t met[REASONS_MAX] = { 0 };
    pl_action action;

    PL_ASSERT(reasons->names.count <= REASONS_MAX);
    for (uint32_t i = 0; made_up(reasons, kind, column, i, &action); i++) {
        met[pl_why(search->game, search->obs, best->seat, action)]++;
    }
    for (uint32_t i = 0; made_up(reasons, kind, column, i, &action); i++) {
        pl_reason reason = pl_why(search->game, search->obs, best->seat, action);
        if (is_better(search, met, reason)) {
            best->reason = reason;
            best->action = action;
        }
    }
}

/* Actions of a kind. One that has to name two things is looked for only where the first of them
 * alone makes no action. */
static void consider_kind(struct search *search, uint32_t kind)
{
    const struct pl_reasons *reasons = search->game->reasons;
    uint32_t first = thing_column(reasons, kind);

    if (first == PL_ACTION_ARGS) {
        consider(search, pl_act((uint16_t)kind, 0, 0, 0));
        return;
    }
    consider_made_up(search, kind, (uint32_t[2]){ first, PL_ACTION_ARGS });
    if (search->best.reason == PL_REASON_NO_SUCH) {
        uint32_t second = other_column(reasons, kind, first);
        consider_made_up(search, kind, (uint32_t[2]){ first, second });
    }
    if (kind_weight_of(reasons, search->best.reason) == 1) {
        search->best.reason = PL_REASON_NOTHING;
    }
}

struct pl_why pl_why_point(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                           const struct pl_point *point)
{
    struct search search = { .game = game, .obs = obs, .point = point, .best = { .seat = seat } };

    pl_legal_of(game, obs, seat, &search.list);
    for (uint32_t i = 0; i < search.list.count; i++) {
        if (names_point(&search, search.list.action[i])) {
            search.best.action = search.list.action[i];
            return search.best;
        }
    }
    if (point->thing) {
        consider_all(&search);
    } else {
        consider_kind(&search, point->value);
    }
    return search.best;
}
