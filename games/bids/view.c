/* What a graphical client draws and the fields do not say. Words are in view_words.c, the table of
 * a terminal in draw.c. Only what the observer may see is written. */
#include "games/bids/view.h"

void bids_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    const struct bids *s = bids_seen(obs);

    pl_json_member_int(json, "rounds", BIDS_ROUNDS);
    pl_json_member_int(json, "prize_points", bids_prize_points(s));
    pl_json_member_string(json, "prize_title", bids_cards[s->public.prize].name[lang]);
}
