/* What a graphical client draws and the fields do not say. */
#include "games/saga/view.h"

void saga_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json)
{
    (void)obs;
    (void)lang;
    pl_json_member_int(json, "rounds", SAGA_ROUNDS);
}
