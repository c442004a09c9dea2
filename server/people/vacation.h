/* Vacations: days that a person sets ahead, on which clocks with days for a move stand still for
 * them. They begin and end by the wall clock, as people do; the time that is left is counted by the
 * site's clock, as all time for moves is. */
#ifndef SERVER_PEOPLE_VACATION_H
#define SERVER_PEOPLE_VACATION_H

#include "core/json.h"
#include "server/people/user.h"

/* From that time on, or from now on where it is past. ON_VACATION: one is set already; NO_DAYS: too
 * long; BAD_MESSAGE: no number of days, or too far ahead. */
enum server_error server_vacation_set(struct server *server, struct server_user *user,
                                      int64_t begins_ms, int64_t days);
/* Ends it, or takes it back before it has begun; also when there is none. A day that has begun
 * counts. */
enum server_error server_vacation_end(struct server *server, struct server_user *user);
/* Once a second: begins and ends what is due. */
void server_vacations_check(struct server *server);

/* The members `vacation` and `days_left`. False, as below: they cannot be read. */
bool server_write_vacation(struct pl_json *json, struct server *server,
                           const struct server_user *user);
/* The member `vacations`: all that the site remembers. */
bool server_write_vacations(struct pl_json *json, struct server *server, int64_t user_id);

#endif
