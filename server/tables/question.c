/* Steps and the numbers of questions. */
#include "server/tables/question.h"

/* More than a journal has entries; so numbers of other rules are never met again. */
enum { NUMBERS_OF_RULES = 1 << 24 };

void server_questions_start(struct server_course *course)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        course->question[p] = 1;
    }
}

/* Each entry raises a number by one at most. */
void server_questions_go_on(struct server_course *course, uint32_t entries, uint32_t rules_version)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        course->question[p] = (int64_t)rules_version * NUMBERS_OF_RULES + entries + 1;
    }
}

/* What seats are asked: a sum of each one's choices. */
struct asked {
    pl_seat_mask waiting;
    uint64_t sum[PL_SEATS_MAX];
};

static uint64_t add_to_sum(uint64_t sum, uint64_t value)
{
    static const uint64_t factor = 0x9e3779b97f4a7c15;

    sum = (sum ^ value) * factor;
    return sum ^ sum >> 29;
}

static const struct pl_head *head_of(const struct server_course *course)
{
    return pl_head_read(match_state(course->match));
}

/* The kind of decision, and the choices as the seat sees them itself. */
static uint64_t sum_of(const struct server_course *course, pl_seat seat)
{
    const struct pl_game *game = match_game(course->match);
    struct pl_state_room room;
    struct pl_legal legal;
    uint64_t sum = pl_peek(head_of(course))->kind;

    pl_observe(game, match_state(course->match), seat, pl_obs_in(&room));
    pl_legal_of(game, pl_obs_in(&room), seat, &legal);
    for (uint32_t i = 0; i < legal.count; i++) {
        sum = add_to_sum(sum, legal.action[i]);
    }
    return sum;
}

/* What these seats are asked, of those that are waited for. */
static struct asked ask(const struct server_course *course, pl_seat_mask seats)
{
    struct asked asked = { .waiting = head_of(course)->waiting };

    for (pl_seat p = 0; p < head_of(course)->seats; p++) {
        if (asked.waiting & seats & 1u << p) {
            asked.sum[p] = sum_of(course, p);
        }
    }
    return asked;
}

/* After a step: `own` are those who decided, or of whom something was taken back. */
static void raise_numbers(struct server_course *course, const struct asked *before,
                          pl_seat_mask own)
{
    struct asked after = ask(course, before->waiting & (pl_seat_mask)~own);

    for (pl_seat p = 0; p < head_of(course)->seats; p++) {
        bool is_new = after.waiting >> p & 1 &&
                      (!(before->waiting >> p & 1) || after.sum[p] != before->sum[p]);
        course->question[p] += own >> p & 1 || is_new;
    }
}

static pl_seat seat_at(const struct server_course *course, uint32_t ply)
{
    pl_seat seat;
    pl_action action;

    match_log(course->match, ply - course->match_from, &seat, &action);
    return seat;
}

/* Who has decided since and with the seat's last decision of this epoch; the ply before that. */
static pl_seat_mask seats_since(const struct server_course *course, pl_seat seat, uint32_t *ret_ply)
{
    pl_seat_mask mask = 0;
    uint32_t ply = course->ply;

    while (ply > course->epoch_from && !(mask >> seat & 1)) {
        mask |= (pl_seat_mask)(1u << seat_at(course, --ply));
    }
    *ret_ply = ply;
    return mask;
}

/* Its events are not kept: a log is written by playing the decisions again (present.c). */
static bool play(struct server_course *course, const struct server_step *step,
                 pl_seat_mask *ret_own)
{
    *ret_own = (pl_seat_mask)(1u << step->seat);
    return !match_play(course->match, step->seat, step->action, NULL);
}

/* What others declined meanwhile goes with it; what they chose at the same time stays. */
static bool take_back(struct server_course *course, pl_seat seat, pl_seat_mask *ret_own)
{
    uint32_t last = 0;
    pl_seat_mask since = seats_since(course, seat, &last);

    if (match_undo(course->match, seat)) {
        return false;
    }
    bool is_all = course->match_from + match_ply(course->match) == last;
    *ret_own = is_all ? since : (pl_seat_mask)(1u << seat);
    return true;
}

bool server_course_step(struct server_course *course, const struct server_step *step)
{
    if (step->seat >= head_of(course)->seats) {
        return false;
    }
    uint32_t epoch = head_of(course)->epoch;
    struct asked before = ask(course, (pl_seat_mask) ~(1u << step->seat));
    pl_seat_mask own = 0;
    bool is_done = step->kind == SERVER_ENTRY_UNDO ? take_back(course, step->seat, &own)
                                                   : play(course, step, &own);
    if (!is_done) {
        return false;
    }
    course->ply = course->match_from + match_ply(course->match);
    if (head_of(course)->epoch != epoch) {
        course->epoch_from = course->ply;
    }
    raise_numbers(course, &before, own);
    return true;
}

/* Tables. */

void server_table_take_course(struct server_table *table, const struct server_course *course)
{
    table->match = course->match;
    table->match_from = course->match_from;
    table->ply = course->ply;
    table->epoch_from = course->epoch_from;
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        table->seat[p].question = course->question[p];
    }
}

void server_table_begin(struct server_table *table, struct match *match, uint32_t ply)
{
    struct server_course course = {
        .match = match,
        .match_from = ply,
        .ply = ply,
        .epoch_from = ply,
    };

    server_questions_start(&course);
    server_table_take_course(table, &course);
}

bool server_table_step(struct server_table *table, const struct server_step *step)
{
    struct server_course course = {
        .match = table->match,
        .match_from = table->match_from,
        .ply = table->ply,
        .epoch_from = table->epoch_from,
    };

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        course.question[p] = table->seat[p].question;
    }
    bool is_taken = server_course_step(&course, step);
    if (is_taken) {
        server_table_take_course(table, &course);
    }
    return is_taken;
}

void server_table_decision(const struct server_table *table, uint32_t ply, pl_seat *ret_seat,
                           pl_action *ret_action)
{
    match_log(table->match, ply - table->match_from, ret_seat, ret_action);
}

const char *server_table_at(const struct server_table *table, uint32_t ply,
                            struct pl_state *ret_state)
{
    return match_at(table->match, ply - table->match_from, ret_state);
}

uint32_t server_table_first_ply(const struct server_table *table)
{
    return table->match_from + match_first_ply(table->match);
}

uint32_t server_table_last_of(const struct server_table *table, pl_seat seat)
{
    uint32_t ply = table->match_from + match_last_of(table->match, seat);

    return ply >= table->epoch_from ? ply : table->ply;
}
